### Flames of War: the words of its calculators, checklist and unit tracker.

## Skill and motivation

skill-conscript = Conscript
skill-trained = Regular
skill-veteran = Weteran
skill-number-by-level = Według poziomu
number-2 = 2+
number-3 = 3+
number-4 = 4+
number-5 = 5+
number-6 = 6
motivation-reluctant = Reluctant
motivation-confident = Confident
motivation-fearless = Fearless
note-skill-number-not-on-sheet = Arkusz nie podaje liczb wyszkolenia. Ta wynika z poziomu: Conscript 5+, Regular 4+, Weteran 3+.
refused-skill-number-missing = Wybierz liczbę wyszkolenia z listy armii; podpowiedzi według poziomu są wyłączone w zasadach domowych.

## Kinds and states

kind-infantry = Piechota, kawaleria
kind-gun = Działo, ckm
kind-armoured = Pojazd opancerzony
kind-unarmoured = Pojazd nieopan­cerzony
state-working = Sprawne
state-bogged = Zakopane
state-bailed-out = Wstrząśnięta załoga

## Shooting

shooting = Strzelanie
shooting-summary = Trafienie, rzuty obronne, siła ognia i skutki dla plutonu
group-target = Cel
group-shooters = Strzelający
group-platoon = Ostrzelany pluton
group-allowed = Czy wolno strzelać?
target-skill = Wyszkolenie celu
target-kind = Cel
target-teams = Jednostki, które można trafić
over-16 = Dalej niż { DIST(16) }
concealed = W ukryciu
gone-to-ground = Przypadły do ziemi
bulletproof-cover = Twarda osłona lub okopy
gun-shield = Tarcza, ogień od przodu
target-doubled = Cel po ruchu szybkim
armour = Pancerz
vehicle-state = Stan trafionych pojazdów
shooters = Strzelające jednostki
rof = ROF
shooter-moved = Po ruchu
shooter-pinned = Przygnieceni
shooter-armoured = To pojazdy opancerzone
shooter-cavalry = Kawaleria w siodle
within-4 = Cel w promieniu { DIST(4) }
defensive-fire = Ogień zaporowy
anti-tank = Przebijalność
firepower = Siła ognia
motivation = Motywacja
commander-reroll = Prowadzi dowódca kompanii lub wyższy
hits-before = Wcześniejsze trafienia w tej fazie
lost-before = Jednostki zniszczone wcześniej
other-teams = Inne zdolne do walki, nie do trafienia
in-range = W zasięgu
in-sight = W polu widzenia
in-arc = W polu ostrzału
barred = Co nie pozwala strzelać
bar-none = Nic
bar-doubled = Ruch szybki
bar-bogged = Zakopanie się
bar-bailed-out = Wstrząśnięta załoga
bar-recovery = Holowanie
bar-appointed = Wyznaczenie dowódcy
bar-eyes-and-ears = Oczy i uszy
bar-reorganising = Reorganizacja
bar-spotting = Kierowanie ogniem
bar-passenger = Jazda w pojeździe
bar-mortar = Moździerz, tylko bombarduje
disengaging = Cel się odrywa (rozpoznanie)
disengaging-no = Nie
disengaging-first-shot = Pierwszy strzał
disengaging-the-rest = Pozostałe
to-hit = Trafienie
number-of-dice = Kości
rof-1-and-moved = Nominalny ROF 1 i ruch
dice-cavalry = Kawaleria w siodle: ROF 1
dice-pinned = Przygnieceni: ROF 1
dice-moved = Po ruchu: ROF 1
dice-rof-1-disengaging = Nominalny ROF 1 nie strzela do celu, który się odrywa
dice-first-shot = Jeden strzał, zanim cel się oderwie
dice-the-rest = Jeden strzał już oddany
dice-target-doubled = Cel po ruchu szybkim: dwa razy więcej kości
dice-teams = { $teams ->
    [one] { $teams } jednostka
    [few] { $teams } jednostki
    [many] { $teams } jednostek
   *[other] { $teams } jednostki
}
refused-no-shots-left = Brak strzałów: ta broń nie może strzelać do celu, który się odrywa.
refused-too-many-dice = { $dice } kości to za dużo naraz: Adjutant liczy najwyżej { $most }. Policz to w dwóch częściach.
refused-barred = { $why }: nie wolno strzelać.
refused-range = Żadna jednostka plutonu nie jest w zasięgu.
refused-sight = Żadna jednostka plutonu nie jest w polu widzenia.
refused-arc = Żadna jednostka plutonu nie jest w polu ostrzału.
refused-cavalry-moved = Kawaleria w siodle po ruchu strzela tylko do celu w promieniu { DIST(4) }.
note-side-armour = Ogień zaporowy trafia czołgi w pancerz boczny: wpisz boczny.
note-shield-doubled = Tarcza nic nie daje: działo wykonało ruch szybki.
note-never-pinned = Pojazdów opancerzonych nie da się przygnieść.
note-disengage-test = Teraz rozpoznanie zdaje test umiejętności; jeśli nie zda albo nadal jest w zasięgu, oddaj pozostałe strzały.
note-hits-spread = Trafienia rozłożono równo: każdy dostaje jedno, zanim ktoś dostanie drugie.
note-morale-if-nothing-else = Morale plutonu testuje się na koniec fazy; szanse uwzględniają tylko to strzelanie.
roll-to-hit = Rzut na trafienie
roll-save = Rzuty obronne
roll-armour-save = Rzuty na pancerz
roll-firepower = Testy siły ognia
roll-crew-test = Test motywacji załogi trafionej ponownie
roll-platoon-morale = Morale plutonu
save = Rzut obronny
armour-save = Rzut na pancerz: bez skutku na
armour-must-be-higher = Musi być wyżej
armour-lower = Niżej niż przebijalność
armour-equal = Równo z przebijalnością
armour-higher = Wyżej: bez skutku
firepower-test = Siła ognia
part-destroyed = Zniszczone jednostki
part-bailed-out = Nowe wstrząśnięte załogi
part-hits = Trafienia
part-pinned = Przygniecenie
part-platoon = Morale plutonu
word-pinned = Przygnieciony
word-not-pinned = Nieprzy­gnieciony
word-no-test = Bez testu
word-fights-on = Walczy dalej
word-platoon-destroyed = Pluton stracony

## House rules

group-house-rules = Zasady domowe
house-skill-prefill = Podpowiadaj liczby wyszkolenia według poziomu
house-bailed-out-roll = Proponuj test motywacji wstrząśniętym załogom

## Tables of the reference

skill = Wyszkolenie
table-roll-needed = Potrzebny wynik
table-chance = Szansa
table-chance-per-die = Szansa na kość
table-type = Rodzaj
table-road = Droga
table-cross-country = Na przełaj
table-difficult-ground = Teren ciężki
table-tracked = Pojazdy gąsienicowe
table-half-tracks = Pojazdy półgąsienicowe, jeepy
table-wheeled = Pojazdy kołowe
table-limbers = Powozy, taczanki
table-wagons = Furmanki
table-infantry = Piechota
table-cavalry = Kawaleria
table-man-packed = Działa przenośne
table-medium-heavy-guns = Działa średnie i ciężkie
table-immobile-guns = Działa stacjonarne
table-towed-only = Tylko na holu
table-tanks = Czołgi
table-all-others = Pozostali
table-condition = Warunek
table-modifier = Modyfikator
table-gone-to-ground-as-well = Przypadły do ziemi, obok +1 za ukrycie
table-conditions-0 = Bez warunków
table-conditions-1 = 1
table-conditions-2 = 2
table-conditions-3 = 3
table-conditions-4 = 4
table-armour-against-anti-tank = D6 + pancerz wobec przebijalności
table-firepower-passed = Zdany test siły ognia
table-firepower-failed = Niezdany test siły ognia
table-higher = Wyżej
table-equal = Równo
table-lower = Niżej
table-no-effect = Bez skutku
table-destroyed = Zniszczenie
table-after-a-failed-save = Po nieudanym rzucie
table-d6-and-armour = D6 + pancerz
table-see-armour-result = Według wyniku rzutu na pancerz
table-infantry-open = Piechota, kawaleria bez osłony
table-infantry-cover = Piechota za twardą osłoną
table-infantry-dug-in = Piechota okopana, w bombardowaniu lub nalocie
table-on-firepower = Zniszczenie po zdanym teście siły ognia
table-gun-open = Działo, ckm bez osłony
table-gun-cover = Działo, ckm za twardą osłoną lub tarczą od przodu
table-gun-dug-in = Działo okopane, w bombardowaniu lub nalocie
table-passengers = Pasażerowie zniszczonego pojazdu
table-tank-riders = Piechota na czołgu, przy każdym jego trafieniu
table-eliminated = Wyeliminowani
table-team = Jednostka
table-charge = Szarża
table-fight = Walka
table-counterattack = Kontratak
table-break-off = Wycofanie się
table-consolidate = Umocnienie pozycji
table-armoured-tanks = Czołgi opancerzone
table-guns = Działa
table-transports = Transporty
table-passengers-inside = Pasażerowie
table-yes = Tak
table-no = Nie
table-hit-rolls = Rzuty na trafienie
table-number-needed = Potrzebny wynik
table-chance-per-team = Szansa na jednostkę
table-reroll-successes = Udane trzeba przerzucić
table-as-rolled = Bez przerzutu
table-reroll-failures = Nieudane wolno przerzucić
table-double-template = Bez przerzutu, wzornik podwójny
table-chance-both = p²
table-chance-one = p
table-chance-either = 1 − (1 − p)²
table-guns-3-to-5 = 3–5
table-6-or-more = 6 i więcej
table-guns-6 = 6 i więcej dział, moździerzy
table-rockets-6 = 6 i więcej wyrzutni rakiet
table-guns-firing = Strzelające działa
table-templates = Wzorniki
table-not-on-sheet = Brak w arkuszu
table-level = Poziom
table-dice-in-pool = Kości
table-chance-of-first-call = Pierwsze wezwanie udane
table-priority = Priorytetowy
table-limited = Ograniczony
table-sporadic = Sporadyczny
table-d6 = D6
table-aircraft = Samoloty

## Tests on one die

test = Test
test-summary = Motywacja, umiejętności lub siła ognia na jednej kości
group-test = Test
test-kind = Co testujesz
test-kind-motivation = Motywacja
test-kind-skill = Umiejętności
test-kind-firepower = Siła ognia
test-skill = Wyszkolenie
test-skill-number = Liczba wyszkolenia
test-reroll = Przerzut
test-reroll-none = Brak
test-reroll-failure = Nieudanego
test-reroll-success = Udanego
test-number = Potrzebny wynik
roll-motivation-test = Test motywacji
roll-skill-test = Test umiejętności
roll-firepower-test = Test siły ognia
note-second-roll-stands = Obowiązuje drugi wynik; trzeciego rzutu nie ma.
part-test = Test
word-test-passed = Zdany
word-test-failed = Niezdany

## Legal target

legal-target = Dozwolony cel
legal-target-summary = Czy ta jednostka może strzelać do tamtej?
group-three-checks = Jednostka będąca celem
group-shooter-bars = Jednostka strzelająca
legal-target-plaque = Cel
word-legal = Dozwolony
word-not-legal = Niedozwolony
legal-cavalry-moved = Ruszyła się w tej turze
refused-not-in-range = Cel nie jest w zasięgu.
refused-not-in-sight = Cel nie jest w polu widzenia.
refused-not-in-arc = Cel nie jest w polu ostrzału.
note-legal-one-team = Wystarczy jedna jednostka, która spełnia wszystkie trzy warunki, by jej pluton był celem; trafienia dostają tylko takie jednostki.
note-legal-split-fire = Dzielenie ognia: przed pierwszym rzutem powiedz, która jednostka strzela do którego plutonu. Wszystkie bronie jednej jednostki strzelają do jednego plutonu.
note-legal-isolated = Do grupy poza zasięgiem dowodzenia od reszty plutonu można strzelać jak do osobnego plutonu.
note-legal-independent-must = Ostrzelana jednostka niezależna, która stoi sama, musi dołączyć do plutonu w swoim zasięgu dowodzenia, w którym jest jednostka jej rodzaju, jeśli taki jest.
note-legal-independent-may = Jednostka niezależna w zasięgu dowodzenia od wybranego plutonu może teraz do niego dołączyć.
note-legal-face = Najpierw obróć jednostkę lub jej wieżę na cel; obrót w granicach pola ostrzału nie jest ruchem.

## Concealment

concealment = Ukrycie
concealment-summary = W ukryciu, przypadły do ziemi, za twardą osłoną
group-hidden = Co go kryje
group-own-turn = W jego ostatniej własnej turze
conceal-kind = Cel
kind-man-packed = Działo przenośne
kind-other = Inna jednostka
conceal-hidden = W połowie zasłonięty, w terenie
conceal-building = W budynku
conceal-at-opening = Strzelec tuż przy przejściu
conceal-smoke = Dym u celu lub strzelca
conceal-wreck = Za wrakiem
conceal-moved = Ruch lub szarża
conceal-doubled = Ruch szybki
conceal-shot = Strzelał
conceal-assaulted = Szturmował
conceal-recon = Rozpoznanie, obserwator
conceal-stripped = Oczy i uszy wroga
conceal-unmoved = Nie ruszył się
conceal-plaque = Cel
conceal-to-hit = Dodatek do trafienia
conceal-cover = Twarda osłona
word-in-the-open = W szczerym polu
word-yes = Tak
word-no = Nie
note-concealed-by = { $why }: cel jest w ukryciu.
note-not-gone-to-ground = { $why }: cel nie jest przypadły do ziemi.
note-recon-may-move = Rozpoznanie i obserwatorzy mogą ruszać się ostrożnie i nadal być przypadli do ziemi.
note-opening-cancels = Gdy strzelający stoi tuż przy przejściu, budynek ani nie ukrywa, ani nie osłania.
note-own-last-turn = Liczy się ostatnia własna tura jednostki; przed pierwszą przyjmuje się, że nie ruszyła się i nie strzelała.
note-stripped-stays-concealed = Oczy i uszy odbierają przypadnięcie do ziemi do końca tej tury; jednostka pozostaje w ukryciu.
note-charge-is-a-move = Szarża to ruch.
refused-doubled-and-fought = Jednostka po ruchu szybkim nie może ani strzelać, ani szturmować.

## Saves

saves = Rzuty obronne
saves-summary = Co dana liczba trafień robi jednostkom jednego rodzaju
group-fire = Ogień
group-crew = Załoga i motywacja
saves-teams = Trafiane jednostki
saves-hits = Trafienia w te jednostki
saves-fire = Co je trafia
fire-direct = Ogień na wprost
fire-bombardment = Bombardowanie
fire-bombs = Bomby, rakiety
fire-cannon = Broń samolotu
saves-facing = Trafiona strona
facing-front = Przód
facing-side = Bok lub tył
armour-front = Pancerz przedni
armour-side = Pancerz boczny
armour-top = Pancerz górny
saves-doubled = Działo po ruchu szybkim
note-saves-face-front = Wpisz pancerz przedni.
note-saves-face-side = Wpisz pancerz boczny: liczy się za bok i tył kadłuba oraz wieży.
note-saves-face-top = Wpisz pancerz górny.
note-saves-face-cannon = Wpisz pancerz boczny: w niego trafiają działka i karabiny maszynowe samolotów.
note-saves-no-range-bonus = +1 za odległość ponad { DIST(16) } tu nie działa; dotyczy tylko strzelania na wprost.
note-saves-shield-front-only = Tarcza nic nie daje wobec bombardowania i samolotów.
note-saves-one-hit-pins = Tu pluton przygniata jedno trafienie; pojazdów opancerzonych nie przygniata nic.
note-saves-five-hits-pin = Pięć trafień w jednej fazie przygniata pluton, wybronione czy nie.
note-saves-second-bail-out = Pojazd zakopany lub ze wstrząśniętą załogą, który znów dostaje wynik „wstrząśnięta załoga”, zdaje test motywacji; niezdany oznacza zniszczenie.

## Allocating hits

allocation = Przydzielanie trafień
allocation-summary = Kto dostaje które trafienia, w kolejności z zasad
group-allocation = Co przydzielasz
group-teams-1 = Grupa 1
group-teams-2 = Grupa 2
group-teams-3 = Grupa 3
group-teams-4 = Grupa 4
group-weapon-1 = Broń 1
group-weapon-2 = Broń 2
group-weapon-3 = Broń 3
alo-groups = Grupy takich samych jednostek
alo-weapons = Rodzaje broni
alo-priority = Typ priorytetowy
alo-teams = Jednostki
alo-kind = Rodzaj
alo-near = W promieniu { DIST(16) }
alo-out-of-action = Zakopane lub wstrząśnięte
alo-cover = Za twardą osłoną
alo-hits = Trafienia
alo-kind-infantry = Piechota
alo-kind-tank-a = Czołg, typ A
alo-kind-tank-b = Czołg, typ B
alo-kind-armoured = Inny pojazd opancerzony
alo-priority-none = Brak
alo-priority-infantry = Piechota
alo-priority-man-packed = Działa przenośne
alo-priority-guns = Inne działa
alo-priority-tanks = Czołgi
alo-priority-transports = Inne pojazdy
alo-plaque = Najpierw trafiane
alo-weapon = Przebijalność { $antitank }, siła ognia { $firepower ->
    [6] 6
   *[else] { $firepower }+
}
part-directed = Trafienia wskazane przez strzelca
roll-tank-type = Druga kość na typ czołgu
note-alo-even = { $group }: { $hits } { $hits ->
    [one] trafienie
    [few] trafienia
    [many] trafień
   *[other] trafienia
} na { $teams ->
    [one] { $teams } jednostkę
    [few] każdą z { $teams } jednostek
    [many] każdą z { $teams } jednostek
   *[other] każdą z { $teams } jednostki
}.
note-alo-uneven = { $group }: { $more } { $more ->
    [one] jednostka dostaje
    [few] jednostki dostają po
    [many] jednostek dostaje po
   *[other] jednostki dostaje po
} { $hits }, pozostałe o 1 mniej.
note-alo-none = { $group }: bez trafień.
note-alo-owner = Trafienia przydziela właściciel; między jednostkami, które są tu równe, wybiera on.
note-alo-vehicles-or-others = Między pojazdami a innymi jednostkami wybiera właściciel; tu policzono: najpierw inne.
note-alo-before-saves = Najpierw przydziel wszystkie trafienia, potem rzucaj obronnie.
note-alo-eligible = Licz tylko jednostki w zasięgu, w polu widzenia i w polu ostrzału.
note-alo-near-first = Jednostki w promieniu { DIST(16) } dostają trafienia przed dalszymi.
note-alo-working-first = Sprawne pojazdy dostają trafienia przed zakopanymi i tymi ze wstrząśniętą załogą.
note-alo-thin-first = Pojazdy nieopancerzone i słabiej opancerzone dostają trafienia przed lepiej opancerzonymi.
note-alo-uncovered-first = Jednostki bez twardej osłony dostają trafienia przed tymi za osłoną.
note-alo-highest-armoured = Trafienia o najwyższej przebijalności dostają pojazdy opancerzone.
note-alo-highest-covered = Trafienia o najwyższej przebijalności dostają jednostki za twardą osłoną.
note-alo-priority-applied = Trafienia idą najpierw w typ priorytetowy.
note-alo-priority-refused = Priorytet niedozwolony i pominięty: broń o sile ognia 5+ lub 6 nie może wskazać dział przenośnych plutonu piechoty.
note-alo-priority-in-part = Działa przenośne może wskazać tylko broń o sile ognia 4+ lub lepszej; dla pozostałej priorytet pominięto.
note-alo-priority-absent = Nie ma tu jednostki typu priorytetowego.
note-alo-priority-not-mixed = Wszystkie jednostki są jednego typu: priorytet nic nie zmienia.
note-alo-second-die = Różne typy czołgów: strzelający może za każde trafienie rzucić drugą kością; na 5+ sam wskazuje typ, a właściciel wybiera czołg.

## Passengers

passengers = Pasażerowie
passengers-summary = Kto przeżyje, gdy pojazd zostanie trafiony
group-passengers = Pasażerowie
pas-kind = Czym jadą
pas-kind-transport = W transporcie
pas-kind-riders = Na czołgu
pas-results = Wyniki „zniszczony”
pas-hits = Trafienia w czołg
pas-room = Jest gdzie wysiąść
pas-teams = Przewożone jednostki
pas-saves-each = Rzuty obronne na jednostkę
pas-one-per-result = Jeden za każdy wynik „zniszczony”
pas-one-per-hit = Jeden za każde trafienie w czołg
roll-passengers = Rzuty obronne pasażerów
part-passengers-lost = Wyeliminowane jednostki
part-passengers-pinned = Ich pluton
word-passengers-eliminated = Wyeliminowani
word-no-save-needed = Rzut niepotrzebny
note-pas-pinned = Zniszczono pojazd wiozący jednostki plutonu: ten pluton jest natychmiast przygnieciony.
note-pas-riders-pinned = Czołg z piechotą zniszczony: jej pluton jest przygnieciony, jak po stracie transportu.
note-pas-any-failure = Jeden nieudany rzut obronny eliminuje jednostkę.
note-pas-no-room = Gdy nie ma gdzie wysiąść, rzutu obronnego nie ma.
refused-pas-results-over-hits = Więcej wyników „zniszczony” niż trafień w czołg: popraw jedno z nich.

## Pinned down and rally

rally = Zebranie
rally-summary = Czy pluton jest przygnieciony i czy się zbierze?
group-rally = Pluton
rally-already = Już przygnieciony
rally-hits = Trafienia w tej fazie
rally-armoured-only = Same pojazdy opancerzone
rally-independent = Niezależna, niedołączona
rally-plaque = Zebranie
rally-pinned-check = Czy trafienia przygniatają
rally-hits-needed = Potrzebne trafienia
rally-missing = Brakuje
roll-rally = Zebranie: test motywacji
part-rally = Zebranie
word-rallied = Zebrany
word-still-pinned = Nadal przygnieciony
word-never-pinned = Nie da się przygnieść
note-rally-when = Test zdaje się na początku własnej tury plutonu.
note-rally-acts = Zebrany pluton działa w tej turze normalnie.
note-rally-armoured = Pojazdów opancerzonych przygniecionego plutonu to nie dotyczy.
note-rally-five-hits = Pięć trafień w jednej fazie strzelania przygniata pluton, wybronione czy nie; straty się nie liczą.
note-rally-under-five = Mniej niż pięć trafień w tej fazie nie przygniata.
note-rally-independent = Jednostkę niezależną można przygnieść tylko razem z plutonem, do którego dołączyła.
note-rally-causes = Przygniata też: jedno trafienie z bombardowania lub nalotu, strata transportu z jednostkami plutonu oraz szturm, w którym pluton dostał trafienie.
note-reroll-once = Niezdany test przerzuca się raz; obowiązuje drugi wynik.
note-reroll-not-while-bailed-out = Przerzutu nie ma, dopóki załoga czołgu dowódcy jest wstrząśnięta.

## Bailed out

bailed-out = Wstrząśnięta załoga
bailed-out-summary = Dojście do siebie albo kolejny taki wynik
group-bailed-out = Załoga
bailed-out-occasion = Kiedy
bailed-out-start = Na początku swojej tury
bailed-out-again = Po kolejnym takim wyniku
bailed-out-own-vehicle = Własny pojazd dowódcy
bailed-out-plaque = Test motywacji
roll-bailed-out-recover = Czy załoga dojdzie do siebie?
part-crew = Załoga
word-recovered = Doszła do siebie
word-still-bailed-out = Nadal wstrząśnięta
word-bailed-out-stays = Wstrząśnięta
word-vehicle-destroyed = Pojazd zniszczony
note-bailed-out-not-on-sheet = Arkusz nie mówi, jak załoga dochodzi do siebie. Ten rzut nie jest z arkusza; znacznik możesz zdjąć ręcznie.
note-bailed-out-again = Dla pojazdu zakopanego lub z już wstrząśniętą załogą, który znów dostaje taki wynik.
note-bailed-out-idle = Dopóki załoga nie dojdzie do siebie, pojazd nie rusza się i nie walczy.
note-no-reroll-own-vehicle = Bez przerzutu: dowódca nie daje go własnemu pojazdowi.
refused-bailed-out-roll-off = Ten rzut jest wyłączony w zasadach domowych. Zdejmij znacznik ręcznie, gdy załoga dojdzie do siebie.

## Morale

platoon-morale = Morale plutonu
platoon-morale-summary = Czy pluton walczy dalej?
company-morale = Morale kompanii
company-morale-summary = Czy kompania walczy dalej?
group-count = Stan
morale-destroyed = Jednostki zniszczone
morale-able = Jednostki zdolne do walki
morale-lost = W tej fazie strata lub wstrząśnięta załoga
company-destroyed = Plutony zniszczone
company-on-table = Plutony na stole
company-motivation = Motywacja kompanii
morale-plaque = Test motywacji
part-company = Kompania
word-company-plays-on = Walczy dalej
word-company-loses = Przegrywa bitwę
word-platoon-holds = Walczy dalej
word-platoon-removed = Zniszczony
roll-company-morale = Morale kompanii
note-morale-not-below-half = Nie poniżej połowy: zniszczonych nie jest więcej niż zdolnych do walki.
note-morale-nothing-lost = Bez testu: w tej fazie nie było ani straty, ani wstrząśniętej załogi.
note-morale-when = Na koniec fazy strzelania i fazy szturmu, w turze każdego z graczy.
note-morale-count = Zniszczone transporty licz jako straty; do zdolnych do walki nie licz transportów, pojazdów ze wstrząśniętą załogą ani jednostek niezależnych. Zakopane się liczą.
note-company-not-below-half = Nie poniżej połowy: zniszczonych nie jest więcej niż plutonów na stole.
note-company-when = Na koniec fazy, w której stracono pluton, i po każdej dalszej stracie.
note-company-count = Rezerwy i plutony, które zeszły przez własną krawędź, nie liczą się po żadnej stronie; te, które zeszły przez inną, są zniszczone.
note-company-no-reroll = Tu nikt nie daje przerzutu.

## Commanders and Warriors

commander = Nowy dowódca
commander-summary = Wyznaczenie dowódcy plutonu
group-commander = Wyznaczenie
commander-who = Kto wyznacza
commander-company = Dowódca kompanii
commander-second = Jego zastępca
commander-higher = Wyższe dowództwo
commander-joined = Dołączył do plutonu
commander-in-reach = Kandydat w zasięgu dowodzenia
commander-plaque = Wyznaczenie
word-new-commander = Nowy dowódca
word-not-possible = Niemożliwe
refused-commander-not-joined = Najpierw dołącz do plutonu.
refused-commander-out-of-reach = Wybierz jednostkę w zasięgu dowodzenia.
note-commander-start = Na początku fazy strzelania; nowy dowódca może w tej turze strzelać.
note-commander-no-shot = Jednostka, która go wyznacza, nie strzela w tej turze.
note-commander-own-company = Dla plutonu własnej kompanii.
note-commander-any-company = Dla plutonu dowolnej podległej kompanii.
warrior = Niezłomny
warrior-summary = Czy niezłomny ocaleje?
group-warrior = Niezłomny
warrior-kind = Co jest zniszczone
warrior-tank = Czołg niezłomnego
warrior-infantry = Piechota niezłomnego
warrior-transport = Transport „niezłomny”
warrior-other-team = Inna w zasięgu dowodzenia
roll-warrior = Rzut niezłomnego
part-warrior = Niezłomny
word-warrior-saved = Ocalony
word-warrior-lost = Stracony
note-warrior-tank = Ocalony: przejmuje inny czołg w zasięgu dowodzenia.
note-warrior-infantry = Ocalony: zamiast niego zdejmujesz inną jednostkę w zasięgu dowodzenia.
note-warrior-transport = Ocalony: pojazdowi nic się nie stało.
note-warrior-nobody = W zasięgu dowodzenia nie ma innej jednostki, która by go zastąpiła: jest stracony.

## Shooting: what cannot be

shooting-transports = To transporty
refused-one-shot-spent = Brak strzałów: jedyny strzał tej broni już oddano.
refused-doubled-gone-to-ground = Jednostka po ruchu szybkim nie jest przypadła do ziemi.
refused-charging-gone-to-ground = Szarżująca jednostka nie jest przypadła do ziemi.
refused-charging-doubled = Pluton po ruchu szybkim nie może szturmować.
refused-doubled-disengaging = Rozpoznanie po ruchu szybkim nie może się oderwać.
refused-defensive-too-far = Ogień zaporowy prowadzi się najdalej na { DIST(16) }.
refused-within-4-and-over-16 = Cel nie może być w promieniu { DIST(4) } i zarazem dalej niż { DIST(16) }.
note-transports-strength = Transporty liczą się do strat, ale nie do zdolnych do walki.
note-transports-pin = Zniszczony transport, który wiózł jednostki, natychmiast przygniata ich pluton.

## Checklist: phases and headings

phase-start = Faza wstępna
phase-movement = Ruch
phase-shooting = Strzelanie
phase-assault = Szturm
heading-first = Najpierw
heading-each-platoon = Dla każdego plutonu
heading-bombardments = Bombardowania
heading-air-attack = Nalot
heading-each-assault = Dla każdego szturmu
heading-end = Koniec fazy

## Checklist: steps

step-smoke-off = Zdejmij ze stołu swój dym z poprzedniej tury.
step-rally = Zbierz przygniecione plutony: każdy zdaje test motywacji.
step-free-bogged = Uwolnij zakopanych: za każdego test umiejętności; uwolniony wraca tam, gdzie stał.
step-recover-crews = Wstrząśnięte załogi: sprawdź, czy doszły do siebie.
step-call-aircraft = Wezwij wsparcie lotnicze: rzuć całą pulą, wystarczy jedno 5+. Pula traci kość.
step-intercept = Wezwano samoloty: możesz wydać kość ze swojej puli, na 6 je przechwytujesz.
step-reorganise = Rozpoznanie po oderwaniu się: nie strzela, nie używa oczu i uszu, nie wchodzi w pole widzenia wroga.
step-dismount = Pasażerowie wysiadają, także z pojazdów zakopanych i ze wstrząśniętą załogą.
step-unhitch = Odczep działa.
step-horses = Kawaleria może zsiąść z koni.
step-one-platoon = Weź jeden pluton; skończ go, zanim zaczniesz następny.
step-double-time = Zdecyduj za cały pluton: ruch szybki czy zwykły.
step-no-commander = Bez dowódcy nie ma ruchu. Jednostki obracają się w miejscu, wysiadają lub się okopują.
step-move = Rusz każdą jednostkę tak daleko, jak pozwalają jej rodzaj i teren.
step-bogging = Pojazdy i działa w terenie ciężkim: test zakopania się, 2+ za każde.
step-very-difficult = Pojazdy gąsienicowe w terenie bardzo trudnym: test umiejętności za każdy.
step-keep-off = Zostań { DIST(2) } od widocznych wrogów (pojazdy: od piechoty i dział); w ruchu szybkim { DIST(8) } od wszystkich.
step-pinned-move = Przygniecona piechota, działa i pojazdy nieopancerzone: nie bliżej wroga i bez ruchu szybkiego.
step-load = Zabierz pasażerów: najpierw rusza się pojazd, potem wsiadają.
step-hitch = Podczep działa, po jednym na pojazd.
step-recovery-vehicle = Pojazd holujący: skończ ruch obok tego, co wyciągnie.
step-in-command = Każda jednostka, która się ruszyła, jest w zasięgu dowodzenia.
step-half-with-commander = Gdy pluton się dzieli, przy dowódcy zostaje co najmniej połowa jednostek.
step-send-away = Puste transporty możesz odesłać na tyły.
step-left-table = Jednostki, które zeszły ze stołu: zanotuj, jak się liczą.
step-change-tank = Dowódca w czołgu zakopanym lub ze wstrząśniętą załogą może przesiąść się do innego.
step-appoint = Wyznacz nowych dowódców plutonów.
step-eyes-and-ears = Oczy i uszy: odbierz wrogim jednostkom przypadnięcie do ziemi.
step-smoke = Bombardowania dymne idą przed innym strzelaniem.
step-tow-free = Zamiast strzelać, wyciągaj pojazdy i działa.
step-declare = Weź jeden pluton; powiedz, która jednostka strzela do którego plutonu.
step-isolated-groups = Cel rozproszony: do izolowanej grupy można strzelać osobno.
step-join = Jednostki niezależne blisko celu dołączają: ostrzelane muszą, inne mogą.
step-disengage = Ostrzelane rozpoznanie może się oderwać: po jednym strzale, potem jego test umiejętności.
step-legal-target = Sprawdź cel: w zasięgu, w polu widzenia, w polu ostrzału.
step-turn-to-target = Obróć jednostki i wieże na cel.
step-number-of-dice = Policz kości.
step-number-needed = Ustal potrzebny wynik; sprawdź, czy cel jest w ukryciu.
step-roll-to-hit = Rzuć na trafienie.
step-allocate = Przydziel wszystkie trafienia przed rzutami obronnymi.
step-save = Wykonaj rzuty obronne.
step-firepower = Rzuć na siłę ognia tam, gdzie wymaga tego nieudany rzut obronny.
step-passengers = Pasażerowie zniszczonych pojazdów i piechota na czołgach: rzuty obronne na 5+.
step-warriors = Zniszczeni niezłomni: jeszcze jeden rzut, 4+.
step-pinned-by-fire = Pluton z co najmniej 5 trafieniami jest przygnieciony; pojazdów opancerzonych to nie dotyczy.
step-remove = Zdejmij to, co zniszczone; pojazdy opancerzone zostają jako wraki.
step-forced-disengage = Rozpoznanie po nieudanym rzucie obronnym: test motywacji albo się odrywa.
step-may-bombard = Sprawdź baterię: artyleria, bez ruchu, nieprzygnieciona, jedno bombardowanie.
step-spotter = Wskaż kierującego ogniem: w tej turze nie rusza się i nie strzela.
step-aiming-point = Wybierz jednostkę będącą celem: w zasięgu, co najmniej { DIST(8) } dalej, w polu ostrzału.
step-range-in = Wstrzelaj się: najwyżej 3 próby, albo powtórna salwa bez nich.
step-template = Połóż wzornik w poprzek linii strzału.
step-bombardment-hits = Rzuć na trafienie: test umiejętności za każdą jednostkę pod wzornikiem.
step-assign-hits = Przydziel trafienia: najpierw nieokopani i słabszy pancerz górny.
step-bombardment-saves = Wykonaj rzuty obronne: pancerz górny, tarcze nie pomagają.
step-hit-pinned = Każdy trafiony pluton jest przygnieciony; pojazdów opancerzonych to nie dotyczy.
step-aircraft = Rzuć na liczbę samolotów.
step-air-target = Wybierz cel i linię podejścia.
step-own-teams-near = Twoja jednostka w promieniu { DIST(16) } od celu: samoloty odlatują.
step-place-aircraft = Ustaw prowadzącego { DIST(6) } od celu, pozostałych za nim.
step-anti-aircraft = Strzelaj z broni przeciwlotniczej.
step-air-range-in = Wstrzelaj się: najwyżej 3 próby.
step-air-hits = Połóż wzornik; rzuć na trafienie za każdą jednostkę pod nim.
step-air-saves = Wykonaj rzuty obronne: bomby i rakiety w pancerz górny, działka i km-y w boczny.
step-platoon-morale = Morale plutonu: poniżej połowy i ze stratą w tej fazie.
step-towed-free = Wyciągnięte pojazdy i działa są już wolne.
step-detach = Jednostki niezależne odłączają się od plutonów.
step-company-morale = Morale kompanii: stracony pluton i poniżej połowy.
step-assaulting-platoon = Wybierz pluton w promieniu { DIST(4) } od celu szturmu.
step-against-tanks = Szturm na czołgi: najpierw zdaj test motywacji.
step-charge = Szarżuj do { DIST(4) }: najpierw najbliższa jednostka, potem zwiąż jak najwięcej wrogów.
step-assault-disengage = Rozpoznanie może zamiast ognia zaporowego spróbować się oderwać: test umiejętności.
step-defensive-fire = Ogień zaporowy: pełny ROF, jeśli nieprzygnieceni; czołgi trafiane w bok.
step-thrown-back = Przygnieceni tym ogniem wracają, walki wręcz nie ma. Same opancerzone czołgi walczą dalej.
step-close-combat = Test umiejętności za każdą jednostkę w kontakcie lub w promieniu { DIST(2) }; zdany trafia.
step-close-combat-results = Trafienie niszczy; opancerzone czołgi rzucają na pancerz górny.
step-break-in = Do budynku lub za mur: zajmij miejsca zniszczonych jednostek.
step-won = Nie ma sprawnego wroga w promieniu { DIST(4) }: wygrana, przejdź do „szturmowany pluton przygnieciony”.
step-reaction = Test motywacji; bez rzutu, jeśli nie było trafienia, chyba że kontratakujesz czołgi.
step-counterattack = Zdany: możesz kontratakować, czyli szturmować bez ognia zaporowego.
step-break-off = W przeciwnym razie wycofaj się o { DIST(4) }; kto zostanie w promieniu { DIST(4) } od wroga, jest zniszczony.
step-assaulted-pinned = Szturmowany pluton przygnieciony, jeśli dostał choć jedno trafienie.
step-consolidate = Zwycięzca może ruszyć się do { DIST(4) }.
step-breakthrough = Kontakt z innym plutonem: nowa walka od szarży.
step-assaulting-pinned = Szturmujący pluton przygnieciony, jeśli dostał choć jedno trafienie.

## Units: what is kept of a platoon

group-unit-strength = Stan liczebny
group-unit-state = Sytuacja
group-unit-turn = W ostatniej własnej turze
group-unit-phase = W tej fazie
group-unit-kind = Pluton
unit-cavalry = Kawaleria w siodle
unit-armoured = Pojazdy opancerzone
unit-unarmoured = Pojazdy nieopancerzone
unit-kind = Z czego się składa
unit-role = Pluton czy jednostka niezależna
role-platoon = Pluton
role-independent = Jednostka niezależna
role-second-in-command = Zastępca (2iC)
role-company-commander = Dowódca kompanii
role-higher-command = Wyższe dowództwo
unit-teams = Jednostki na początku
unit-destroyed = Jednostki zniszczone
unit-transports-lost = Transporty zniszczone
unit-left = Zeszły przez własną krawędź
unit-place = Gdzie jest
place-table = Na stole
place-reserve = W rezerwie
place-destroyed = Zniszczony
place-left-own-edge = Zszedł, własna krawędź
place-left-other-edge = Zszedł, inna krawędź
unit-commander-lost = Bez dowódcy
unit-dug-in = Okopany
unit-stripped = Oczy i uszy wroga
reorganising-no = Nie
reorganising-this-turn = Oderwanie w tej turze
reorganising-own-turn = Następna własna tura
unit-moved = Ruch
moved-no = Nie
moved-yes = Zwykły
moved-double = Szybki
unit-shot = Strzelał
unit-assaulted = Szturmował
unit-used = Zamiast strzelania
unit-hits = Otrzymane trafienia
unit-lost = Strata lub wstrząśnięta załoga
unit-joined = Dołączona do plutonu
unit-assault = W szturmie
assault-no = Nie
assault-attacks = Szturmuje
assault-attacked = Broni się
unit-assault-hit = Trafiony w szturmie
assault-hit-no = Nie
assault-hit-fire = Ogniem zaporowym
assault-hit-close-combat = W walce wręcz
unit-skill-number = Liczba wyszkolenia
unit-front-armour = Pancerz przedni
unit-reconnaissance = Rozpoznanie
unit-observer = Obserwator artyleryjski
unit-warrior = Niezłomny
unit-gun-shield = Tarcze dział

## Units: what follows

then-reserve = W rezerwie: nie liczy się ani jako zniszczony, ani jako będący na stole.
then-destroyed = Liczy się jako zniszczony pluton.
then-left-own-edge = Zszedł przez własną krawędź: nie liczy się ani jako zniszczony, ani jako będący na stole.
then-left-other-edge = Zszedł przez inną krawędź: liczy się jako zniszczony.
then-no-team-left = Na stole nie ma już żadnej jednostki: zaznacz, gdzie jest teraz pluton.
then-platoon-morale = Poniżej połowy (zniszczone { $destroyed }, zdolne do walki { $able }) i strata w tej fazie: na jej koniec morale plutonu.
then-below-half = Poniżej połowy (zniszczone { $destroyed }, zdolne do walki { $able }): morale plutonu po każdej fazie ze stratą.
then-rally = Przygnieciony: na początku swojej tury test motywacji, by się zebrać.
then-pinned-by-hits = Co najmniej 5 trafień w tej fazie: jest przygnieciony.
then-crews-recover = { $crews ->
    [one] { $crews } wstrząśnięta załoga: na początku swojej tury sprawdź, czy dojdzie do siebie.
    [few] { $crews } wstrząśnięte załogi: na początku swojej tury sprawdź, czy dojdą do siebie.
    [many] { $crews } wstrząśniętych załóg: na początku swojej tury sprawdź, czy dojdą do siebie.
   *[other] { $crews } wstrząśniętej załogi: na początku swojej tury sprawdź, czy dojdą do siebie.
}
then-free-bogged = { $bogged ->
    [one] { $bogged } zakopana jednostka: w fazie wstępnej test umiejętności, by ją uwolnić.
    [few] { $bogged } zakopane jednostki: w fazie wstępnej test umiejętności za każdą, by je uwolnić.
    [many] { $bogged } zakopanych jednostek: w fazie wstępnej test umiejętności za każdą, by je uwolnić.
   *[other] { $bogged } zakopanej jednostki: w fazie wstępnej test umiejętności za każdą, by je uwolnić.
}
then-bailed-out = { $crews ->
    [one] { $crews } pojazd ze wstrząśniętą załogą: nie rusza się i nie walczy.
    [few] { $crews } pojazdy ze wstrząśniętą załogą: nie ruszają się i nie walczą.
    [many] { $crews } pojazdów ze wstrząśniętą załogą: nie ruszają się i nie walczą.
   *[other] { $crews } pojazdu ze wstrząśniętą załogą: nie ruszają się i nie walczą.
}
then-bogged = { $bogged ->
    [one] { $bogged } zakopana jednostka: nie rusza się i nie walczy.
    [few] { $bogged } zakopane jednostki: nie ruszają się i nie walczą.
    [many] { $bogged } zakopanych jednostek: nie ruszają się i nie walczą.
   *[other] { $bogged } zakopanej jednostki: nie ruszają się i nie walczą.
}
then-crew-hit-again = Kolejny wynik „wstrząśnięta załoga” dla pojazdu zakopanego lub z już wstrząśniętą załogą: test motywacji albo zniszczenie.
then-reaction-test = Trafiony wręcz: reakcja wymaga testu motywacji.
then-reaction-passes = Nietrafiony wręcz: test reakcji zdany automatycznie, chyba że kontratakuje czołgi.
then-pinned-by-assault = Trafiony w tym szturmie: po nim będzie przygnieciony.
then-spotting = Kieruje ogniem artylerii: w tej turze nie rusza się i nie strzela.
then-appointed = Wyznaczył dowódcę: nie strzela w tej turze.
then-eyes-and-ears = Użył oczu i uszu: w tej turze nie robi nic innego.
then-towing = Holował lub był holowany: w tej turze nie strzela i nie szturmuje.
then-pinned-move = Przygnieciony: nie może skończyć ruchu bliżej wroga ani wykonać ruchu szybkiego.
then-pinned-fire = Przygnieciony: strzela z ROF 1 i nie bombarduje.
then-pinned-charge = Przygnieciony: nie może szarżować.
then-pinned-observer = Przygnieciony, ale może kierować ogniem artylerii.
then-moved = Po ruchu: strzela z ROF 1.
then-moved-cavalry = W siodle i po ruchu: strzela z ROF 1, tylko do { DIST(4) }.
then-doubled = Po ruchu szybkim: nie strzela, nie szturmuje, nie odrywa się.
then-doubled-target = Po ruchu szybkim: strzały do niego to dwa razy więcej kości.
then-shield = Tarcze dział: twarda osłona wobec ognia od przodu.
then-shield-doubled = Po ruchu szybkim: tarcze dział nic nie dają.
then-concealed = Nie ruszył się: w ukryciu, nawet w szczerym polu.
then-concealed-and-gone = W ukryciu, nawet w szczerym polu, i przypadły do ziemi.
then-gone-if-concealed = Przypadły do ziemi, jeśli jest w ukryciu.
then-stripped = Oczy i uszy wroga: nie jest przypadły do ziemi, ale ukrycie bez zmian.
then-dug-in = Okopany: nieudany rzut obronny niszczy tylko po zdanym teście siły ognia.
then-reorganising-this-turn = Oderwał się: w tej turze bez ognia zaporowego i p-lot.
then-reorganising-own-turn = Reorganizacja: w tej swojej turze nie strzela i nie używa oczu i uszu. Gdy się skończy, zdejmij znacznik.
then-reorganising-move = Reorganizacja: nie może wejść w pole widzenia wroga ani zbliżyć się do wroga, który go widzi.
then-no-disengaging = Szturmował w ostatniej swojej turze: nie może się oderwać.
then-commander-lost = Bez dowódcy: nie rusza się; jednostki obracają się w miejscu, wysiadają z pojazdów i się okopują.
then-commander-lost-assault = Bez dowódcy: bez szarży, kontrataku i umocnienia pozycji.
then-led = Może przerzucić niezdany test motywacji.
then-joined = Dołączona do końca fazy.
then-unattached = Ostrzelana musi w miarę możliwości dołączyć do plutonu; stojąca sama nigdy nie jest przygnieciona.
then-no-reroll-bailed-out = Wstrząśnięta załoga: nie daje przerzutu plutonowi, który prowadzi.
then-warrior-tank = Niezłomny: gdy jego czołg zostanie zniszczony, na 4+ przesiada się do innego.
then-warrior-infantry = Niezłomny: gdy zostanie zniszczony, na 4+ zdejmujesz zamiast niego inną jednostkę.
then-warrior-transport = Niezłomny: gdy zostanie zniszczony, na 4+ nic mu się nie stało.
then-company-count = Plutony: na stole { $table }, zniszczone { $destroyed }.
then-company-morale = Więcej plutonów zniszczonych niż na stole: na koniec fazy morale kompanii.
step-crew-again = Kolejny wynik „wstrząśnięta załoga” u wstrząśniętych lub zakopanych: test motywacji albo zniszczenie.
step-bombardment-disengage = Pierwsza próba nieudana: rozpoznanie może się oderwać po zdanym teście umiejętności.
then-company-independents = Jednostki niezależne liczą się jak osobne plutony.
