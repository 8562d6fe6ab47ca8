### Flames of War: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = Flames of War
game-summary = Arkusz z czasów drugiej edycji: tura, strzelanie, rzuty obronne, morale i wszystkie zasady pod ręką.

## Skill and motivation

skill-conscript = Conscript
    .short = poborowi, poborowy, conscripts
skill-trained = Regular
    .short = trained, wyszkoleni, regularni
skill-veteran = Weteran
    .short = weterani, vet
skill-number-by-level = Według poziomu
number-2 = 2+
number-3 = 3+
number-4 = 4+
number-5 = 5+
number-6 = 6
motivation-reluctant = Reluctant
    .short = niechętni, niechętny
motivation-confident = Confident
    .short = pewni siebie, pewny siebie, pewni
motivation-fearless = Fearless
    .short = nieustraszeni, nieustraszony
note-skill-number-not-on-sheet = Arkusz nie podaje progów umiejętności. Ten wynika z poziomu: Conscript 5+, Regular 4+, Weteran 3+.
refused-skill-number-missing = Wybierz próg testu umiejętności według listy armii; podpowiedzi według poziomu są wyłączone w zasadach domowych.

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
beside-gone-to-ground = liczy się, bo jest w ukryciu
gone-if-concealed = Przypadły, jeśli w ukryciu
bulletproof-cover = Twarda osłona lub okopy
bunker-buster = Niszczyciel bunkrów w budynek
gun-shield = Tarcza, ogień od przodu
target-doubled = Cel po ruchu szybkim
armour = Pancerz
vehicle-state = Stan trafionych pojazdów
shooters = Strzelające jednostki
rof = ROF
    .short = ROF, szybkostrzelność
second-weapon = Mają drugą broń
weapon-fired = Z czego strzelają
shooter-moved = Po ruchu
shooter-pinned = Przygnieceni
shooter-armoured = To pojazdy opancerzone
shooter-cavalry = Kawaleria w siodle
within-4 = Cel w promieniu { DIST(4) }
defensive-fire = Ogień zaporowy
anti-tank = Przebijalność
    .short = AT, ppanc, PP
firepower = Siła ognia
    .short = FP, SO
motivation = Motywacja
commander-reroll = Z dowódcą kompanii lub wyższym
hits-before = Wcześniejsze trafienia w tej fazie
lost-before = Jednostki zniszczone wcześniej
own-teams = Jednostki plutonu zdolne do walki
other-teams = Inne jednostki zdolne do walki, poza zasięgiem
in-range = W zasięgu
in-sight = W polu widzenia
in-arc = W polu ostrzału
barred = Co nie pozwala strzelać
bar-none = Nic
bar-doubled = Ruch szybki
bar-bogged = Zakopanie się
bar-bailed-out = Wstrząśnięta załoga
bar-recovery = Wyciąganie
bar-appointed = Wyznaczenie dowódcy
bar-eyes-and-ears = Oczy i uszy
bar-reorganising = Reorganizacja
bar-spotting = Kierowanie ogniem
bar-passenger = Jazda w pojeździe
bar-mortar = Moździerz: bombarduje
disengaging = Cel się odrywa (zwiad)
disengaging-no = Nie
disengaging-first-shot = Pierwszy strzał
disengaging-the-rest = Pozostałe
to-hit = Trafienie
number-of-dice = Kości
rof-1-and-moved = Nominalny ROF 1 i ruch
dice-cavalry = Kawaleria w siodle: ROF 1
dice-pinned = Przygnieceni: ROF 1
dice-moved = Po ruchu: ROF 1
dice-rof-1-disengaging = Nominalny ROF 1: bez strzału do celu, który się odrywa
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
refused-too-many-dice = Za dużo kości ({ $dice }): najwyżej { $most }. Rozdziel je na dwa rzuty.
refused-barred = { $why }: nie wolno strzelać.
refused-all-fired = Wszystkie jednostki plutonu już w tej fazie strzelały.
refused-defensive-twice = Wszystkie jednostki tego plutonu oddały już w tym szturmie ogień zaporowy.
refused-some-fired = Pluton nie ma tylu jednostek, które mogą jeszcze strzelać (zostało: { $left }).
weapon-spent = Wszystkie już z niej strzelały
yet-to-fire = Jednostki, które mogą jeszcze strzelać
refused-range = Żadna jednostka ostrzeliwanego plutonu nie jest w zasięgu.
refused-sight = Żadna jednostka ostrzeliwanego plutonu nie jest w polu widzenia.
refused-arc = Żadna jednostka ostrzeliwanego plutonu nie jest w polu ostrzału.
refused-cavalry-moved = Kawaleria w siodle po ruchu strzela tylko do celu w promieniu { DIST(4) }.
note-side-armour = Ogień zaporowy trafia czołgi w bok: liczy się pancerz boczny.
note-shield-doubled = Tarcza nic nie daje: działo wykonało ruch szybki.
note-never-pinned = Pojazdów opancerzonych nie da się przygnieść.
note-disengage-test = Teraz zwiad wykonuje test umiejętności; jeśli go nie zda albo nadal jest w zasięgu, oddaj pozostałe strzały.
note-bunker-buster = Niszczyciel bunkrów: każda jednostka w budynku dostaje każde trafienie; wszystkie te trafienia liczą się do 5, które przygniatają.
note-hits-spread = Szanse zakładają, że trafienia rozkładają się równo: każda jednostka dostaje jedno, zanim któraś dostanie drugie.
note-morale-if-nothing-else = Morale plutonu testuje się na koniec fazy; szanse uwzględniają tylko to strzelanie.
note-morale-later = Morale plutonu testuje się raz, na koniec fazy, a nie przy tym strzelaniu.
morale-later = Morale na koniec fazy
teams-left = Jednostki pozostałe w plutonie
word-teams-left = Ma jeszcze jednostki
word-platoon-gone = Zniszczony
note-no-team-left = Nie ma już żadnej jednostki: pluton jest zniszczony, bez testu.
roll-to-hit = Rzut na trafienie
roll-save = Rzuty obronne
roll-armour-save = Rzuty na pancerz
roll-firepower = Testy siły ognia
roll-crew-test = Test motywacji: znów wstrząśnięta załoga
roll-platoon-morale = Morale plutonu
save = Rzut obronny
armour-save = Rzut na pancerz: bez skutku na
armour-must-be-higher = Musi być wyższy
armour-lower = Niższy od przebijalności
armour-equal = Równy przebijalności
armour-higher = Wyższy: bez skutku
note-armour-result = Suma równa przebijalności: załoga wstrząśnięta, jeśli test siły ognia jest zdany. Niższa: zdany test niszczy pojazd, niezdany oznacza wstrząśniętą załogę.
firepower-test = Siła ognia
part-destroyed = Zniszczone jednostki
part-bailed-out = Nowo wstrząśnięte załogi
part-hits = Trafienia
part-pinned = Przygniecenie
part-platoon = Morale plutonu
word-pinned = Przygnieciony
word-not-pinned = Nieprzy­gnieciony
word-not-pinned-now = Bez przygniecenia
word-no-test = Bez testu
word-fights-on = Walczy dalej
word-platoon-destroyed = Pluton stracony

## House rules

group-house-rules = Zasady domowe
house-skill-prefill = Podpowiadaj progi testu umiejętności
house-bailed-out-roll = Proponuj test motywacji wstrząśniętym załogom

## Tables of the reference

skill = Wyszkolenie
table-roll-needed = Potrzebny wynik
table-chance = Szansa
table-chance-per-die = Szansa na jednej kości
table-type = Rodzaj
table-road = Droga
table-cross-country = Na przełaj
table-difficult-ground = Teren ciężki
table-tracked = Pojazdy gąsienicowe
table-half-tracks = Półgąsienicowe, jeepy
table-wheeled = Pojazdy kołowe
table-limbers = Powozy, taczanki
table-wagons = Furmanki
table-infantry = Piechota
    .short = piech
table-cavalry = Kawaleria
table-man-packed = Działa przenośne
table-medium-heavy-guns = Działa średnie i ciężkie
table-immobile-guns = Działa stacjonarne
table-towed-only = Tylko na holu
table-tanks = Czołgi
table-all-others = Pozostałe
table-condition = Warunek
table-modifier = Modyfikator
table-gone-to-ground-as-well = Przypadły do ziemi (oprócz +1 za ukrycie)
table-conditions-0 = Żaden
table-conditions-1 = 1
table-conditions-2 = 2
table-conditions-3 = 3
table-conditions-4 = 4
table-armour-against-anti-tank = K6 + pancerz wobec przebijalności
table-firepower-passed = Zdany test siły ognia
table-firepower-failed = Niezdany test siły ognia
table-higher = Wyższy
table-equal = Równy
table-lower = Niższy
table-no-effect = Bez skutku
table-destroyed = Zniszczenie
table-after-a-failed-save = Po nieudanym rzucie
table-d6-and-armour = K6 + pancerz
table-see-armour-result = Według wyniku rzutu na pancerz
table-infantry-open = Piechota, kawaleria bez osłony
table-infantry-cover = Piechota za twardą osłoną
table-infantry-dug-in = Piechota okopana, przy bombardowaniu lub nalocie
table-on-firepower = Zniszczenie po zdanym teście siły ognia
table-gun-open = Działo, ckm bez osłony
table-gun-cover = Działo, ckm za twardą osłoną albo (od przodu) za tarczą
table-gun-dug-in = Działo okopane, przy bombardowaniu lub nalocie
table-passengers = Pasażerowie zniszczonego pojazdu
table-tank-riders = Piechota na czołgu, przy każdym trafieniu w czołg
table-eliminated = Eliminacja
table-team = Jednostka
table-charge = Szarża
table-fight = Walka
table-counterattack = Kontratak
table-break-off = Wycofanie się
table-no-fire = Bez ognia
table-fire-first = Najpierw ogień
table-consolidate = Umocnienie pozycji
table-armoured-tanks = Opancerzone czołgi
table-guns = Działa
    .short = działo
table-transports = Transporty
table-passengers-inside = Pasażerowie
table-yes = Tak
table-no = Nie
table-hit-rolls = Rzuty na trafienie
table-number-needed = Potrzebny wynik
table-chance-per-team = Szansa dla jednostki
table-reroll-successes = Udane trzeba przerzucić
table-as-rolled = Bez przerzutu
table-reroll-failures = Nieudane wolno przerzucić
table-double-template = Bez przerzutu, wzornik podwójnej szerokości
table-chance-both = p²
table-chance-one = p
table-chance-either = 1 − (1 − p)²
table-guns-3-to-5 = 3–5
table-6-or-more = 6 i więcej
table-guns-6 = 6 i więcej dział, moździerzy
table-rockets-6 = 6 i więcej wyrzutni rakiet
table-guns-firing = Strzelające działa
gun-spots = Jedno z dział kieruje ogniem
table-templates = Wzorniki
table-not-on-sheet = Brak w arkuszu
table-level = Poziom
table-dice-in-pool = Kości
table-chance-of-first-call = Pierwsze wezwanie udane
table-priority = Priorytetowy
table-limited = Ograniczony
table-sporadic = Sporadyczny
table-d6 = K6
table-aircraft = Samoloty

## Tests on one die

test = Test
test-summary = Motywacja, umiejętności lub siła ognia na jednej kości
group-test = Test
test-kind = Co testujesz
test-kind-motivation = Motywacja
test-kind-skill = Umiejętności
test-kind-firepower = Siła ognia
test-skill = Poziom wyszkolenia
test-skill-number = Próg umiejętności
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
note-legal-isolated = Do grupy poza zasięgiem dowodzenia reszty plutonu można strzelać jak do osobnego plutonu.
note-legal-independent-must = Ostrzelana niedołączona jednostka niezależna musi dołączyć do plutonu z jednostką tego samego rodzaju, jeśli ma taki pluton w zasięgu dowodzenia.
note-legal-independent-may = Niedołączona jednostka niezależna, która ma w zasięgu dowodzenia pluton wybrany na cel, może teraz do niego dołączyć.
note-legal-face = Najpierw obróć jednostkę lub jej wieżę na cel; obrót w granicach pola ostrzału nie jest ruchem.

## Concealment

concealment = Ukrycie
concealment-summary = W ukryciu, przypadły do ziemi, za twardą osłoną
group-hidden = Ukrycie celu
group-own-turn = W ostatniej własnej turze celu
conceal-kind = Cel
kind-man-packed = Działo przenośne
kind-other = Inna jednostka
conceal-hidden = W terenie, zakryta min. połowa
conceal-building = W budynku
conceal-at-opening = Strzelający przy przejściu
conceal-smoke = Dym u celu lub strzelającego
conceal-wreck = Za wrakiem
conceal-moved = Ruch lub szarża
conceal-doubled = Ruch szybki
conceal-shot = Strzelał
conceal-assaulted = Szturmował
conceal-recon = Zwiad, obserwator
conceal-stripped = Oczy i uszy wroga
conceal-unmoved = Nie ruszył się
conceal-plaque = Cel
conceal-to-hit = Do potrzebnego wyniku
conceal-cover = Twarda osłona
word-in-the-open = Na otwartym terenie
word-yes = Tak
word-no = Nie
note-concealed-by = { $why }: cel jest w ukryciu.
note-not-gone-to-ground = { $why }: cel nie przypadł do ziemi.
note-recon-may-move = Zwiad i obserwatorzy w ukryciu uchodzą za przypadłych do ziemi nawet po zwykłym ruchu, jeśli nie strzelali i nie szturmowali.
note-opening-cancels = Gdy strzelający stoi tuż przy przejściu, budynek ani nie ukrywa, ani nie osłania.
note-own-last-turn = Liczy się ostatnia własna tura jednostki; przed pierwszą przyjmuje się, że ani się nie ruszyła, ani nie strzelała.
note-stripped-stays-concealed = Oczy i uszy odbierają przypadnięcie do ziemi do końca tej tury; jednostka pozostaje w ukryciu.
note-charge-is-a-move = Szarża to ruch.
refused-doubled-and-fought = Jednostka po ruchu szybkim nie może ani strzelać, ani szturmować.

## Saves

saves = Rzuty obronne
saves-summary = Skutki danej liczby trafień w jednostki jednego rodzaju
group-fire = Ogień
group-crew = Załoga i motywacja
saves-teams = Trafiane jednostki
saves-hits = Trafienia w te jednostki
saves-fire = Co je trafia
fire-direct = Ogień bezpośredni
fire-bombardment = Bombardowanie
fire-bombs = Bomby, rakiety
fire-cannon = Działka, km-y
saves-facing = Trafiona strona
saves-by-card = Pancerz z karty
facing-front = Przód
facing-side = Bok lub tył
armour-front = Pancerz przedni
armour-side = Pancerz boczny
    .short = bok, boczny
armour-top = Pancerz górny
    .short = góra
saves-doubled = Działo po ruchu szybkim
note-saves-face-front = Wpisz pancerz przedni.
note-saves-face-side = Wpisz pancerz boczny: chroni bok i tył kadłuba oraz wieży.
note-saves-face-top = Wpisz pancerz górny.
note-saves-face-cannon = Wpisz pancerz boczny: w niego trafiają działka i karabiny maszynowe samolotów.
note-saves-no-range-bonus = +1 za odległość ponad { DIST(16) } dotyczy tylko ognia bezpośredniego.
note-saves-shield-front-only = Tarcza nic nie daje wobec bombardowania i samolotów.
note-saves-one-hit-pins = Jedno trafienie z bombardowania lub nalotu przygniata pluton (pomijając zasady domowe); pojazdów opancerzonych nie da się przygnieść.
note-saves-five-hits-pin = 5 trafień, wybronionych czy nie, w jednej fazie przygniata pluton.
note-saves-second-bail-out = Wynik „wstrząśnięta załoga” dla pojazdu zakopanego lub z już wstrząśniętą załogą: test motywacji; niezdany niszczy pojazd.

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
part-directed = Trafienia w typ wskazany przez strzelającego
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
note-alo-uneven = { $group }, trafienia: { $more } { $more ->
    [one] jednostka dostaje
    [few] jednostki dostają po
    [many] jednostek dostaje po
   *[other] jednostki dostaje po
} { $hits }, pozostałe o 1 mniej.
note-alo-none = { $group }: bez trafień.
note-alo-owner = Trafienia przydziela właściciel celu; on też wybiera między równorzędnymi jednostkami.
note-alo-vehicles-or-others = Właściciel wybiera, co dostaje trafienia najpierw: pojazdy nieopancerzone czy piechota i działa.
note-alo-before-saves = Najpierw przydziel wszystkie trafienia, potem wykonuj rzuty obronne.
note-alo-eligible = Licz tylko jednostki w zasięgu, w polu widzenia i w polu ostrzału.
note-alo-near-first = Jednostki w promieniu { DIST(16) } dostają trafienia przed dalszymi.
note-alo-working-first = Sprawne pojazdy dostają trafienia przed zakopanymi i tymi ze wstrząśniętą załogą.
note-alo-thin-first = Pojazdy nieopancerzone i słabiej opancerzone dostają trafienia przed lepiej opancerzonymi.
note-alo-uncovered-first = Jednostki bez twardej osłony dostają trafienia przed tymi za osłoną.
note-alo-highest-armoured = Trafienia o najwyższej przebijalności dostają najpierw pojazdy opancerzone.
note-alo-highest-covered = Trafienia o najwyższej przebijalności dostają jednostki za twardą osłoną.
note-alo-priority-applied = Trafienia dostają najpierw jednostki typu priorytetowego.
note-alo-priority-refused = Priorytet niedozwolony i pominięty: broń o sile ognia 5+ lub 6 nie może wskazać dział przenośnych plutonu piechoty.
note-alo-priority-in-part = Działa przenośne może wskazać tylko broń o sile ognia 4+ lub lepszej; przy innej broni priorytet pominięto.
note-alo-priority-absent = Nie ma tu jednostki typu priorytetowego.
note-alo-priority-not-mixed = Wszystkie jednostki są jednego typu: priorytet nic nie zmienia.
note-alo-second-die = Różne typy czołgów: strzelający może za każde trafienie rzucić drugą kością; na 5+ sam wskazuje typ, a właściciel wybiera czołg.

## Passengers

passengers = Pasażerowie
open-passengers-1 = Pasażerowie: 1 × „zniszczony”
open-passengers-2 = Pasażerowie: 2 × „zniszczony”
open-passengers-3 = Pasażerowie: 3 × „zniszczony”
open-passengers-4 = Pasażerowie: 4+ × „zniszczony”
passengers-summary = Kto przeżyje, gdy pojazd zostanie trafiony
group-passengers = Pasażerowie
pas-kind = Jak jadą
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
note-pas-riders-pinned = Zniszczono czołg, na którym jechała piechota: jej pluton jest przygnieciony, jak po stracie transportu.
note-pas-any-failure = Jeden nieudany rzut obronny eliminuje jednostkę.
note-pas-no-room = Pasażerowie, którzy nie mają gdzie wysiąść ze zniszczonego pojazdu, są wyeliminowani bez rzutu obronnego.
refused-pas-results-over-hits = Więcej wyników „zniszczony” niż trafień w czołg: popraw jedną z liczb.

## Pinned down and rally

rally = Zbieranie plutonu
rally-summary = Czy pluton jest przygnieciony i czy się zbierze?
group-rally = Pluton
rally-already = Już przygnieciony
rally-hits = Otrzymane trafienia w tej fazie
rally-armoured-only = Tylko pojazdy opancerzone
rally-independent = Jednostka niezależna bez plutonu
rally-plaque = Zebranie
rally-pinned-check = Czy trafienia przygniatają
rally-hits-needed = Potrzebne trafienia
rally-missing = Brakuje
roll-rally = Zebranie: test motywacji
part-rally = Zebranie
word-rallied = Zebrany
word-still-pinned = Nadal przygnieciony
word-never-pinned = Nie da się przygnieść
note-rally-when = Test wykonuje się na początku własnej tury plutonu.
note-rally-acts = Zebrany pluton działa w tej turze normalnie.
note-rally-armoured = Przygniecenie plutonu nie dotyczy jego pojazdów opancerzonych.
note-rally-five-hits = 5 trafień, wybronionych czy nie, w jednej fazie strzelania przygniata pluton; straty się nie liczą.
note-rally-under-five = Mniej niż 5 trafień w tej fazie nie przygniata plutonu.
note-rally-independent = Jednostkę niezależną można przygnieść tylko razem z plutonem, do którego dołączyła.
note-rally-causes = Przygniata też: jedno trafienie z bombardowania lub nalotu, strata transportu wiozącego jednostki plutonu oraz szturm, w którym pluton dostał trafienie.
note-reroll-once = Niezdany test przerzuca się raz; obowiązuje drugi wynik.
note-reroll-not-while-bailed-out = Przerzutu nie ma, dopóki załoga czołgu dowódcy jest wstrząśnięta.

## Bailed out

bailed-out = Wstrząśnięta załoga
bailed-out-summary = Czy załoga dojdzie do siebie i co się stanie, gdy znów zostanie wstrząśnięta?
group-bailed-out = Załoga
bailed-out-occasion = Kiedy
bailed-out-start = Na początku swojej tury
bailed-out-again = Gdy znów wstrząśnięta
bailed-out-own-vehicle = Własny pojazd dowódcy
bailed-out-plaque = Test motywacji
roll-bailed-out-recover = Czy załoga dojdzie do siebie?
part-crew = Załoga
word-recovered = Doszła do siebie
word-still-bailed-out = Nadal wstrząśnięta
word-bailed-out-stays = Wstrząśnięta
word-vehicle-destroyed = Pojazd zniszczony
note-bailed-out-not-on-sheet = Arkusz nie mówi, jak załoga dochodzi do siebie. Ten rzut nie jest z arkusza; znacznik możesz zdjąć ręcznie.
note-bailed-out-again = Ten test wykonuje się, gdy dla pojazdu zakopanego lub z już wstrząśniętą załogą wypadnie „wstrząśnięta załoga”.
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
morale-lost = Strata/wstrząśnięcie w tej fazie
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
note-morale-not-below-half = Pluton nie jest poniżej połowy: zniszczonych jednostek nie jest więcej niż zdolnych do walki.
note-morale-nothing-lost = Bez testu: w tej fazie nie było ani straty, ani wstrząśniętej załogi.
note-morale-when = Testuje się na koniec fazy strzelania i fazy szturmu, w turze każdego z graczy.
note-morale-count = Zniszczone transporty to straty. Do zdolnych do walki zalicz zakopane pojazdy, ale nie transporty, wstrząśnięte załogi ani jednostki niezależne.
note-company-not-below-half = Kompania nie jest poniżej połowy: plutonów zniszczonych nie jest więcej niż tych na stole.
note-company-when = Poniżej połowy testuje się na koniec fazy, w której stracono pluton, i po każdej dalszej stracie.
note-company-count = Rezerwy i plutony, które zeszły przez własną krawędź, nie liczą się; te, które zeszły przez inną, liczą się jako zniszczone.
note-company-no-reroll = Testu morale kompanii nie można przerzucić.

## Commanders and Warriors

commander = Nowy dowódca
commander-summary = Wyznaczenie dowódcy plutonu
group-commander = Wyznaczenie
commander-who = Kto wyznacza
commander-company = Dowódca kompanii
commander-second = Zastępca (2iC)
commander-higher = Wyższe dowództwo
commander-joined = Dołączył do plutonu
commander-in-reach = Kandydat w zasięgu dowodzenia
commander-plaque = Wyznaczenie
word-new-commander = Nowy dowódca
word-not-possible = Niemożliwe
refused-commander-not-joined = Jednostka, która wyznacza dowódcę, musi najpierw dołączyć do plutonu.
refused-commander-out-of-reach = Wybierz jednostkę plutonu w zasięgu dowodzenia.
note-commander-start = Nowego dowódcę wyznacza się na początku fazy strzelania; wyznaczony może w tej turze strzelać.
note-commander-no-shot = Jednostka, która wyznacza dowódcę, nie strzela w tej turze.
note-commander-own-company = Dowódca kompanii i jego zastępca wyznaczają dowódców tylko w plutonach własnej kompanii.
note-commander-any-company = Wyższe dowództwo wyznacza dowódców w plutonach każdej podległej kompanii.
warrior = Niezłomny
warrior-summary = Czy niezłomny ocaleje?
group-warrior = Niezłomny
warrior-kind = Co zniszczono
warrior-tank = Czołg niezłomnego
warrior-infantry = Piechota niezłomnego
warrior-transport = Transport „niezłomny”
warrior-other-team = Inna jednostka w zasięgu
roll-warrior = Rzut niezłomnego
part-warrior = Niezłomny
word-warrior-saved = Ocalony
word-warrior-lost = Stracony
note-warrior-tank = Ocalony: niezłomny przejmuje inny czołg w zasięgu dowodzenia.
note-warrior-infantry = Ocalony: zamiast niezłomnego zdejmujesz inną jednostkę w zasięgu dowodzenia.
note-warrior-transport = Ocalony: pojazdowi nic się nie stało.
note-warrior-nobody = Niezłomny jest stracony: w zasięgu dowodzenia nie ma innej jednostki, która by go zastąpiła.

## Shooting: what cannot be

also-bogged = Zakopane (trafiane po sprawnych)
also-bailed-out = Ze wstrząśniętą załogą (trafiane na końcu)
shooting-transports = To transporty
refused-one-shot-spent = Brak strzałów: jedyny strzał tej broni już oddano.
refused-doubled-gone-to-ground = Jednostka po ruchu szybkim nie może przypaść do ziemi.
refused-charging-gone-to-ground = Szarżująca jednostka nie może przypaść do ziemi.
refused-charging-doubled = Pluton po ruchu szybkim nie może szturmować.
refused-doubled-disengaging = Zwiad po ruchu szybkim nie może się oderwać.
refused-defensive-too-far = Ogień zaporowy prowadzi się najdalej na { DIST(16) }.
refused-within-4-and-over-16 = Cel nie może być w promieniu { DIST(4) } i zarazem dalej niż { DIST(16) }.
note-transports-strength = Zniszczony transport to stracona jednostka; do zdolnych do walki nigdy nie zalicza się transportów.
note-transports-pin = Zniszczony transport, który wiózł jednostki, natychmiast przygniata ich pluton.
note-transports-never-pinned = Opancerzonych transportów nie da się przygnieść, ale resztę ich plutonu tak.

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
step-rally = Zbierz przygniecione plutony: wykonaj test motywacji za każdy.
step-free-bogged = Zakopane pojazdy i działa: test umiejętności za każde z nich; po zdanym wracają tam, gdzie stały przed zakopaniem się.
step-recover-crews = Wstrząśnięte załogi: sprawdź, czy doszły do siebie.
step-call-aircraft = Wezwij wsparcie lotnicze: rzuć całą pulą, wystarczy jedno 5+. Bez względu na wynik pula traci kość.
step-intercept = Gdy wrogowi uda się wezwać samoloty, możesz wydać jedną kość ze swojej puli na przechwycenie: 6 odwołuje nalot.
step-reorganise = Zwiad, który reorganizuje się po oderwaniu, nie strzela, nie używa oczu i uszu, nie wchodzi w pole widzenia wroga ani nie zbliża się do wroga, który go widzi.
step-dismount = Pasażerowie mogą wysiąść, także z pojazdów zakopanych i ze wstrząśniętą załogą.
step-unhitch = Odczep działa.
step-horses = Kawaleria może zsiąść z koni.
step-one-platoon = Weź jeden pluton; dokończ jego ruch, zanim ruszysz następny.
step-double-time = Zdecyduj za cały pluton: ruch szybki czy zwykły.
step-no-commander = Pluton bez dowódcy się nie rusza; jednostki tylko obracają się w miejscu, wysiadają lub się okopują.
step-move = Rusz każdą jednostkę tak daleko, jak pozwalają jej rodzaj i teren.
step-bogging = Pojazdy i działa (oprócz przenośnych i holowanych), które wchodzą w teren ciężki lub zaczynają w nim ruch: za każde z nich test zakopania się, na 2+.
step-very-difficult = Pojazdy gąsienicowe, które wchodzą w teren bardzo trudny lub zaczynają w nim ruch: test umiejętności za każdy.
step-keep-off = Trzymaj się co najmniej { DIST(2) } od widocznych wrogów (pojazdy: tylko od piechoty i dział), a w ruchu szybkim dalej niż { DIST(8) } od każdego wroga.
step-pinned-move = Przygniecona piechota, działa i pojazdy nieopancerzone: nie kończą ruchu bliżej wroga i nie wykonują ruchu szybkiego.
step-load = Zabierz pasażerów: najpierw rusza się pojazd, potem wsiadają.
step-hitch = Podczep działa, po jednym na pojazd.
step-recovery-vehicle = Pojazd, który ma wyciągać inny pojazd lub działo, kończy ruch obok niego.
step-in-command = Każda jednostka, która się ruszyła, musi być w zasięgu dowodzenia.
step-half-with-commander = Gdy pluton się dzieli, przy dowódcy, z nim włącznie, zostaje co najmniej połowa jednostek (bez transportów).
step-send-away = Puste transporty możesz odesłać na tyły: schodzą ze stołu na stałe.
step-left-table = Jednostki, które zeszły ze stołu: zanotuj, jak się liczą.
step-change-tank = Dowódca w czołgu zakopanym lub ze wstrząśniętą załogą może przesiąść się do innego w zasięgu dowodzenia.
step-appoint = Wyznacz nowych dowódców plutonów.
step-eyes-and-ears = Oczy i uszy: nieprzygnieciona jednostka zwiadu, która się nie ruszyła, może odebrać status „przypadła do ziemi” jednej wrogiej jednostce w promieniu { DIST(16) }.
step-smoke = Bombardowania dymne rozgrywa się przed wszelkim innym strzelaniem.
step-tow-free = Zamiast strzelać, możesz wyciągać pojazdy i działa.
step-declare = Weź jeden pluton; powiedz, która jednostka strzela do którego plutonu.
step-isolated-groups = Cel rozproszony: do izolowanej grupy można strzelać osobno.
step-join = Niedołączone jednostki niezależne, które mają w zasięgu dowodzenia ostrzeliwany pluton, mogą do niego dołączyć; jednostka niezależna, do której się strzela, musi dołączyć do plutonu, jeśli może.
step-disengage = Zwiad pod ogniem może się oderwać: najpierw każdy strzelający oddaje jeden strzał (przy nominalnym ROF 1 – żadnego), potem zwiad wykonuje test umiejętności.
step-legal-target = Sprawdź cel: w zasięgu, w polu widzenia, w polu ostrzału.
step-turn-to-target = Obróć jednostki i wieże na cel.
step-number-of-dice = Policz kości.
step-number-needed = Ustal potrzebny wynik; sprawdź, czy cel jest w ukryciu.
step-roll-to-hit = Rzuć na trafienie.
step-allocate = Przydziel wszystkie trafienia przed rzutami obronnymi.
step-save = Wykonaj rzuty obronne.
step-firepower = Rzuć na siłę ognia tam, gdzie wymaga tego nieudany rzut obronny.
step-passengers = Pasażerowie zniszczonych pojazdów i piechota na trafionych czołgach: rzuty obronne na 5+.
step-warriors = Zniszczeni niezłomni: jeszcze jeden rzut obronny, na 4+.
step-pinned-by-fire = Pluton z co najmniej 5 trafieniami jest przygnieciony; pojazdów opancerzonych to nie dotyczy, ale trafienia w opancerzone transporty się liczą.
step-remove = Zdejmij to, co zniszczone; pojazdy opancerzone zostają jako wraki.
step-forced-disengage = Zwiad po nieudanym rzucie obronnym: test motywacji; po niezdanym musi się oderwać.
step-may-bombard = Sprawdź baterię: musi to być artyleria, która w tej turze się nie ruszyła, nie bombardowała i nie jest przygnieciona (chyba że opancerzona).
step-spotter = Wskaż kierującego ogniem: w tej turze nie rusza się i nie strzela.
step-aiming-point = Wybierz jednostkę będącą celem: w zasięgu, w odległości co najmniej { DIST(8) } i w polu ostrzału.
step-range-in = Wstrzelaj się: najwyżej 3 próby. Powtórna salwa tego nie wymaga.
step-template = Połóż wzornik bokiem ze strzałką w poprzek linii strzału.
step-bombardment-hits = Rzuć na trafienie: test umiejętności baterii za każdą jednostkę pod wzornikiem.
step-assign-hits = Właściciel przydziela trafienia: najpierw jednostkom nieokopanym i pojazdom o słabszym pancerzu górnym.
step-bombardment-saves = Wykonaj rzuty obronne: pojazdy opancerzone na pancerz górny, tarcze nie pomagają.
step-hit-pinned = Każdy trafiony pluton, oprócz pojazdów opancerzonych, jest przygnieciony, chyba że zasada domowa mówi inaczej.
step-aircraft = Rzuć na liczbę samolotów.
step-air-target = Wybierz cel i linię podejścia.
step-own-teams-near = Jeśli twoja jednostka jest w promieniu { DIST(16) } od celu, samoloty odlatują.
step-place-aircraft = Ustaw samolot prowadzący { DIST(6) } od celu, pozostałe za nim; jeśli któryś nie mieści się na stole, atak się nie udaje.
step-anti-aircraft = Strzelaj z broni przeciwlotniczej.
step-air-range-in = Wstrzelaj się: najwyżej 3 próby.
step-air-hits = Połóż wzornik; rzuć na trafienie za każdą jednostkę pod nim.
step-air-saves = Wykonaj rzuty obronne: bomby i rakiety trafiają w pancerz górny, działka i km-y w boczny.
step-platoon-morale = Morale plutonu: testuj, gdy pluton jest poniżej połowy, a w tej fazie zniszczono jego jednostkę lub wstrząśnięto załogę.
step-towed-free = Wyciągnięte pojazdy i działa są już wolne.
step-detach = Jednostki niezależne odłączają się od plutonów.
step-company-morale = Morale kompanii: testuj, gdy w tej fazie stracono pluton, a kompania jest poniżej połowy.
step-assaulting-platoon = Wybierz pluton w promieniu { DIST(4) } od celu szturmu (kawaleria w siodle { DIST(8) }).
step-against-tanks = Szturm na czołgi: najpierw trzeba zdać test motywacji.
step-charge = Szarżuj najwyżej na { DIST(4) } (kawaleria w siodle { DIST(8) }): najpierw jednostka najbliższa wroga, potem reszta, by związać jak najwięcej wrogów.
step-assault-disengage = Szturmowany zwiad może zamiast ognia zaporowego spróbować się oderwać: test umiejętności.
step-defensive-fire = Ogień zaporowy: pełny ROF, chyba że strzelający są przygnieceni; czołgi są trafiane w bok.
step-thrown-back = Szturmujący przygnieceni ogniem zaporowym wracają na pozycje wyjściowe i walki wręcz nie ma. Pluton złożony wyłącznie z opancerzonych czołgów walczy dalej.
step-close-combat = Test umiejętności za każdą zdolną do walki jednostkę szturmujących w kontakcie z wrogiem lub w promieniu { DIST(2) } od niego; zdany to trafienie.
step-close-combat-results = Trafienie niszczy jednostkę; za opancerzony czołg rzuca się K6 + pancerz górny przeciw przebijalności.
step-break-in = Wdarcie się do budynku lub za ciągłą przeszkodę, taką jak mur: zajmij miejsca zniszczonych jednostek wroga.
step-won = Jeśli w promieniu { DIST(4) } nie ma wroga zdolnego do walki, szturm jest wygrany: przejdź do kroku „szturmowany pluton jest przygnieciony”.
step-reaction = Reakcja: wykonaj test motywacji; zdajesz bez rzutu, jeśli twój pluton nie dostał trafienia w walce wręcz, chyba że kontratakujesz czołgi.
step-counterattack = Test reakcji zdany: możesz kontratakować, czyli szturmować bez ognia zaporowego.
step-break-off = Jeśli nie kontratakujesz, wycofaj się o { DIST(4) }; kto zostanie w promieniu { DIST(4) } od wroga, jest zniszczony.
step-assaulted-pinned = Szturmowany pluton jest przygnieciony, jeśli dostał choć jedno trafienie; pojazdów opancerzonych to nie dotyczy.
step-consolidate = Zwycięzca może ruszyć się o najwyżej { DIST(4) }.
step-breakthrough = Przełamanie: gdy zwycięzca wejdzie w kontakt z innym plutonem, walczcie znów od szarży.
open-breakthrough = Przełamanie
step-assaulting-pinned = Szturmujący pluton jest przygnieciony, jeśli dostał choć jedno trafienie; pojazdów opancerzonych to nie dotyczy.

## Units: what is kept of a platoon

group-unit-strength = Stan liczebny
group-unit-state = Sytuacja
group-unit-turn = W ostatniej własnej turze
group-unit-phase = W tej fazie
group-unit-kind = Pluton
unit-cavalry = Kawaleria w siodle
    .short = kawaleria
unit-armoured = Pojazdy opancerzone
    .short = czołgi, czołg, pancerne, działa szturmowe, działa samobieżne, niszczyciele czołgów
unit-unarmoured = Pojazdy nieopancerzone
    .short = nieopancerzone, ciężarówki
unit-kind = Z czego się składa
unit-role = Pluton czy jednostka niezależna
role-platoon = Pluton
role-independent = Jednostka niezależna
    .short = niezależna, niezależny, niezależni
role-second-in-command = Zastępca (2iC)
role-company-commander = Dowódca kompanii
role-higher-command = Wyższe dowództwo
unit-teams = Jednostki na początku
    .short = stanowisk, jednostek, jednostki, pojazdów, drużyn, drużyny, podstawek, podst, wozów, wozy
unit-destroyed = Jednostki zniszczone
# On a button in the list of units.
quick-lost = −1 jednostka
quick-bailed-out = +1 wstrząśnięta
unit-transports-lost = Transporty zniszczone
unit-left = Jednostki za własną krawędzią
unit-place = Gdzie jest
place-table = Na stole
place-reserve = W rezerwie
place-destroyed = Zniszczony
place-left-own-edge = Zszedł własną krawędzią
place-left-other-edge = Zszedł inną krawędzią
unit-commander-lost = Bez dowódcy
unit-dug-in = Okopany
unit-stripped = Już nie przypadły do ziemi
unit-stripped-teams = Jednostki, którym odebrano przypadnięcie do ziemi
reorganising-no = Nie
reorganising-this-turn = Oderwanie w tej turze
reorganising-own-turn = Oderwanie w turze wroga
reorganising-last-turn = Oderwanie w swojej turze
unit-moved = Ruch
moved-no = Nie
moved-yes = Zwykły
moved-double = Szybki
way-stood = Stał
way-moved = Ruch
way-double = Ruch szybki
acted-moved = W tej fazie już się ruszył.
acted-fired-once = Wszystkie jednostki plutonu już strzelały; z innej broni jeszcze mogą.
acted-assaulted = Jego szturm w tej fazie już się skończył.
unit-shot = Strzelał
unit-assaulted = Szturmował
unit-used = Zamiast strzelania
unit-busy = Ile jednostek (0: wszystkie)
unit-hits = Otrzymane trafienia
unit-fired = Jednostki, które strzelały
unit-fired-second = Jednostki, które strzelały z drugiej broni
unit-fired-at = Strzelały do
unit-stays = Zdał test, nie musi się oderwać
unit-save-failed = Nieudany rzut obronny pod ogniem
unit-held-fast = Nie oderwał się od szturmu
unit-lost = Strata lub wstrząśnięta załoga
unit-joined = Dołączona do plutonu
unit-assault = W szturmie
assault-no = Nie
assault-attacks = Szturmuje
assault-attacked = Broni się
unit-last-assault = Szturm w tej fazie
unit-bogged-and-out = Zakopane i ze wstrząśniętą załogą naraz
assault-won = Wygrany
assault-may-charge = Może szarżować na czołgi
assault-lost = Przegrany
unit-assault-hit = Trafiony w szturmie
assault-hit-no = Nie
assault-hit-fire = Ogniem zaporowym
assault-hit-close-combat = W walce wręcz
assault-hit-struck-back = Wręcz, kontratakował
assault-hit-passed = Wręcz, zdał test
assault-hit-failed = Wręcz, nie zdał testu
unit-skill-number = Próg umiejętności
unit-front-armour = Pancerz przedni
    .short = pancerz, przód, czołowy, #/#
unit-reconnaissance = Zwiad
    .short = rozpoznanie
unit-observer = Obserwator artyleryjski
    .short = obserwator
unit-warrior = Niezłomny
unit-warrior-lost = Niezłomny stracony
unit-gun-shield = Tarcze dział
    .short = tarcza, tarcze, tarcza działa
unit-assault-anti-tank = Przebijalność w walce wręcz
    .short = AT wręcz
group-unit-weapons = Broń
unit-weapon-kinds = Rodzaje broni
weapon-range = Zasięg
    .short = zasięg, zas
group-unit-bombardment = Jego bombardowanie
    .short = bombardowanie, ostrzał
unit-mortars = Moździerze
    .short = moździerz

## Units: what follows

then-reserve = W rezerwie: nie liczy się ani jako zniszczony, ani jako będący na stole.
then-destroyed = Liczy się jako zniszczony pluton.
then-left-own-edge = Zszedł przez własną krawędź: nie liczy się ani jako zniszczony, ani jako będący na stole.
then-left-other-edge = Zszedł przez inną krawędź: liczy się jako zniszczony.
then-no-team-left = Na stole nie ma już żadnej jednostki: zaznacz, gdzie jest teraz pluton.
then-platoon-morale = Poniżej połowy (zniszczone { $destroyed }, zdolne do walki { $able }) i strata w tej fazie: na jej koniec morale plutonu.
then-below-half = Poniżej połowy (zniszczone { $destroyed }, zdolne do walki { $able }): morale plutonu po każdej fazie ze stratą.
then-to-below-half = { $more ->
    [one] Jeszcze { $more } zniszczona jednostka i będzie poniżej połowy: morale plutonu.
    [few] Jeszcze { $more } zniszczone jednostki i będzie poniżej połowy: morale plutonu.
    [many] Jeszcze { $more } zniszczonych jednostek i będzie poniżej połowy: morale plutonu.
   *[other] Jeszcze { $more } zniszczonej jednostki i będzie poniżej połowy: morale plutonu.
}
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
then-crew-hit-again = Wynik „wstrząśnięta załoga” dla pojazdu zakopanego lub z już wstrząśniętą załogą: test motywacji; niezdany niszczy pojazd.
then-assault-open = Szturm trwa: walka wręcz jeszcze do rozegrania.
then-reaction-test = Trafiony w walce wręcz: reakcja wymaga testu motywacji.
then-reaction-passed = Test reakcji zdany: kontratakuje albo się wycofuje.
then-reaction-failed = Test reakcji niezdany: wycofuje się.
refused-tank-test = Przed kontratakiem na czołgi musi zdać test motywacji.
then-reaction-if-hit = Trafiony w walce wręcz: reakcja wymaga testu motywacji. Trafiony tylko ogniem zaporowym: zdaje ten test automatycznie, chyba że kontratakuje czołgi.
then-reaction-passes = Nietrafiony w walce wręcz: zdaje test reakcji automatycznie, chyba że kontratakuje czołgi.
then-pinned-by-assault = Trafiony w tym szturmie: po nim będzie przygnieciony.
then-spotting = Kieruje ogniem artylerii: w tej turze nie rusza się i nie strzela.
group-unit-battery = Bateria
unit-battery = Prowadzi bombardowania
    .short = bateria
unit-bombarded = Już bombardowała
unit-repeated = Była to powtórna salwa
unit-smoked = Była to zasłona dymna
unit-failed-tries = Nieudane próby wstrzelenia się
unit-aiming-point = Zachowany punkt celowania
unit-trails = Ślady dymu po rakietach
then-bombarded = Swoje jedyne bombardowanie w tej turze ma już za sobą.
then-ranging-failed = Trzy próby nieudane: w tej turze nie bombarduje.
then-failed-tries = Wynik potrzebny do trafienia pod wzornikiem jest w tej turze o { $tries } wyższy; wyrzutni rakiet to nie dotyczy.
then-aiming-point = Bateria ze sztabem: w późniejszej turze powtórna salwa w ten sam punkt nie wymaga wstrzelenia się.
then-trails = Wrogie baterie mogą ją bombardować według śladów dymu; gdy widać tylko ślady, cel jest w ukryciu.
open-shoot-at = Strzelaj do niego
open-shoot-with = Strzelaj nim
open-bombard-it = Zbombarduj go
open-bombard-with = Bombarduj tą baterią
open-assault-with = Szturmuj nim
open-assault-it = Szturmuj go
group-side = Strona jako całość
side-air = Pozostałe kości wsparcia lotniczego
side-aircraft = Samoloty wezwane w tej turze
side-smoke = Zasłony dymne na stole
side-morale-held = Plutony zniszczone przed ostatnim zdanym testem morale kompanii
side-morale-failed = Test morale kompanii niezdany
then-smoke = Zasłony dymne znikają na początku następnej tury tej strony.
then-aircraft = Przyleciało samolotów: { $aircraft }. Atak w fazie strzelania.
then-appointed = Wyznaczył dowódcę: nie strzela w tej turze.
then-eyes-and-ears = Użył oczu i uszu: w tej turze nie robi nic innego.
then-towing = Wyciągał lub był wyciągany na holu: w tej turze nie strzela i nie szturmuje.
then-pinned-move = Przygnieciony: nie może skończyć ruchu bliżej wroga ani wykonać ruchu szybkiego.
then-pinned-fire = Przygnieciony: strzela z ROF 1 i nie bombarduje.
then-pinned-charge = Przygnieciony: nie może szarżować.
then-pinned-observer = Przygnieciony, ale może kierować ogniem artylerii.
then-moved = Po ruchu: strzela z ROF 1 (nie dotyczy ognia zaporowego).
then-moved-cavalry = W siodle i po ruchu: strzela z ROF 1 i tylko na { DIST(4) }.
then-doubled = Po ruchu szybkim: strzela tylko ogniem zaporowym, nie szturmuje, nie odrywa się.
then-doubled-target = Po ruchu szybkim: kto do niego strzela, rzuca podwójną liczbą kości.
then-shield = Tarcze dział: twarda osłona wobec ognia bezpośredniego od przodu.
then-shield-doubled = Po ruchu szybkim: tarcze dział nic nie dają.
then-concealed = Nie ruszył się: w ukryciu, nawet na otwartym terenie.
then-concealed-and-gone = W ukryciu, nawet na otwartym terenie, i przypadły do ziemi.
then-gone-if-concealed = Przypadły do ziemi, jeśli jest w ukryciu.
then-stripped = Oczy i uszy wroga: stracił status „przypadły do ziemi”, ukrycie bez zmian.
then-some-stripped = Oczy i uszy wroga odebrały przypadnięcie do ziemi jednostkom: { $teams }; pozostałe je zachowują.
then-dug-in = Okopany: nieudany rzut obronny niszczy jednostkę tylko po zdanym teście siły ognia.
then-reorganising-this-turn = Oderwał się: w tej turze bez ognia zaporowego i p-lot.
then-reorganising-own-turn = Reorganizacja: w tej swojej turze nie strzela i nie używa oczu i uszu.
then-reorganising-move = Reorganizacja: nie może wejść w pole widzenia wroga ani zbliżyć się do wroga, który go widzi.
then-no-disengaging = W swojej ostatniej turze strzelał, bombardował lub szturmował: nie może się oderwać.
then-forced-away = Nieudany rzut obronny pod ogniem: test motywacji; po niezdanym musi się oderwać.
then-commander-lost = Bez dowódcy: nie może się ruszać; jednostki mogą tylko obracać się w miejscu, wysiadać z pojazdów i okopywać się.
then-commander-lost-assault = Bez dowódcy: bez szarży, kontrataku i umocnienia pozycji.
then-led = Prowadzi go dowódca kompanii lub wyższy: pluton może przerzucić niezdany test motywacji.
then-joined = Dołączona do plutonu do końca fazy.
then-joined-fire = Strzela się do niej i do plutonu jak do jednego celu; trafienia przydziela właściciel.
then-unattached = Ostrzelana musi w miarę możliwości dołączyć do plutonu; niedołączona nigdy nie jest przygnieciona.
then-no-reroll-bailed-out = Wstrząśnięta załoga: nie daje przerzutu plutonowi, który prowadzi.
then-warrior-tank = Niezłomny: gdy jego czołg zostanie zniszczony, na 4+ przesiada się do innego w zasięgu dowodzenia.
then-warrior-infantry = Niezłomny: gdy zostanie zniszczony, na 4+ zdejmujesz zamiast niego inną jednostkę w zasięgu dowodzenia.
then-warrior-transport = Niezłomny: gdyby miał zostać zniszczony, na 4+ nic mu się nie dzieje.
then-company-count = Plutony: na stole { $table }, zniszczone { $destroyed }.
then-company-morale = Więcej plutonów zniszczonych niż na stole: na koniec fazy morale kompanii.
then-company-held = Więcej plutonów zniszczonych niż na stole: morale kompanii znów na koniec każdej fazy, w której stracono pluton.
then-company-failed = Test morale kompanii niezdany: ta strona przegrała bitwę.
step-crew-again = Wynik „wstrząśnięta załoga” dla pojazdu zakopanego lub z już wstrząśniętą załogą: test motywacji; niezdany niszczy pojazd.
step-bombardment-disengage = Pierwsza próba wstrzelenia się nieudana: zwiad może się oderwać po zdanym teście umiejętności.
then-company-independents = Jednostki niezależne nie liczą się do morale kompanii jako plutony.

## Movement

movement = Ruch
movement-summary = Jak daleko może pójść jednostka?
group-move = Ruch
group-move-state = Stan jednostki
move-kind = Co się rusza
move-light-gun = Lekkie działo
move-other-vehicle = Inny pojazd
move-typed = Ruch jednostki
move-ground = Najgorszy teren w tym ruchu
ground-very-difficult = Teren bardzo trudny
move-double = Ruch szybki
move-jeep-towing = Jeep holuje działo
move-covered = Przebyte dotąd
move-covered-short = Przebyte dotąd
move-armour = Opancerzenie
move-armour-by-type = Typowe dla rodzaju
move-state = Zakopany lub wstrząśnięta załoga
move-left = Pozostały ruch
move-normal = Zwykły ruch
move-with-gun = Z działem
move-at-most = Najwyżej
word-may-not-move = Nie może się ruszyć
word-move-stops = Tu staje
refused-move-bogged = Jednostka jest zakopana: nie może się ruszyć, dopóki nie zostanie uwolniona.
refused-move-bailed-out = Pojazd ma wstrząśniętą załogę: nie może się ruszyć, dopóki załoga nie dojdzie do siebie.
refused-move-no-commander = Pluton nie ma dowódcy: jednostki mogą tylko obracać się w miejscu, wysiadać z pojazdów i okopywać się.
refused-move-immobile = Działa stacjonarne same się nie ruszają; można je tylko holować.
refused-move-closed-ground = Teren bardzo trudny jest dla tej jednostki zamknięty: z pojazdów mogą próbować tylko gąsienicowe, z dział tylko przenośne.
refused-move-not-typed = Wpisz ruch tej jednostki: arkusz go nie podaje.
refused-double-ground = W ruchu szybkim nie wolno wchodzić w teren ciężki ani bardzo trudny, także do budynków.
refused-double-pinned = Piechota, działa i pojazdy nieopancerzone przygniecionego plutonu nie mogą wykonać ruchu szybkiego.
note-move-typed = Arkusz nie ma wiersza dla tej jednostki: obowiązuje wpisana odległość, bez względu na teren.
note-move-stops = Jednostka przebyła już tyle, na ile pozwala ten teren: staje na jego skraju i rusza dalej w następnej turze.
note-move-bogging = Teren ciężki: test zakopania się za każdym razem, gdy jednostka w niego wchodzi lub zaczyna w nim ruch.
note-move-tracked-figure = Pojazdy gąsienicowe w terenie ciężkim: cale i centymetry arkusza się nie zgadzają; przyjęto { DIST(8) }.
note-move-skill-test = Teren bardzo trudny: tylko po zdanym teście umiejętności; niezdany oznacza zakopanie się.
note-move-very-difficult = Dla terenu bardzo trudnego arkusz nie podaje odległości; przyjęto taką jak w terenie ciężkim.
note-move-no-building = Pojazd, który nie jest w pełni opancerzony, nie może wjechać do budynku.
note-move-dismount = Kawaleria wchodzi do budynków tylko po zejściu z koni.
note-move-jeep-double = Limitu jeepa z działem na holu się nie podwaja.
note-move-pinned = Przygnieciona jednostka nie może skończyć ruchu bliżej wroga.
note-double-keep-off = W ruchu szybkim trzymaj się dalej niż { DIST(8) } od każdego wroga; w tej turze nie strzelasz i nie szturmujesz.
note-double-straight = Ruch szybki wykonuje się w linii prostej; skręcać wolno tylko wzdłuż drogi albo żeby ominąć przeszkodę.
note-double-platoon = Wystarczy jedna jednostka w ruchu szybkim, by uznać, że wykonał go cały pluton.
note-move-keep-off = Nie zbliżaj się do widocznych wrogów na mniej niż { DIST(2) }.
note-move-vehicle-keep-off = Nie zbliżaj się do widocznej wrogiej piechoty i dział na mniej niż { DIST(2) }; przez pojazdy wroga wolno przejechać.
note-move-path = Liczy się długość przebytej trasy; skręty nic nie kosztują.

## Bogging down, freeing, towing

bogging = Test zakopania się
bogging-summary = Czy przejedzie?
group-bogging = Kto i gdzie
bog-mover = Co wjeżdża
bog-tracked = Pojazd gąsienicowy
bog-gun = Działo (nie przenośne)
bog-on-foot = Piesi, konni, przenośne
bog-ground = Teren
bog-towed = Na holu
bog-teams = Ile testuje
bog-plaque = By przejechać
roll-bogging = Test zakopania się
part-bogging = Test zakopania się
part-bogged = Zakopane
word-bogged = Zakopany
word-goes-on = Jedzie dalej
note-bog-towed = Holowane działo nie ma osobnego testu.
note-bog-on-foot = Piechota, kawaleria i działa przenośne nigdy nie testują zakopania się.
note-bog-again = Testuj przy każdym wejściu w teren ciężki lub bardzo trudny i na początku ruchu w takim terenie.
note-bog-building = Do budynków wjeżdżają tylko pojazdy gąsienicowe, w pełni opancerzone.
note-bog-wreck = Wrak pojazdu opancerzonego to teren bardzo trudny.
note-bog-ends-move = Kto się zakopał, kończy tam ruch i stoi, dopóki nie zostanie uwolniony.
note-bog-idle = Zakopany nie walczy aż do uwolnienia; pasażerowie mogą wysiąść na początku swojej następnej fazy ruchu.
freeing = Uwalnianie
freeing-summary = Zakopany: czy się uwolni?
group-freeing = Co jest zakopane
free-teams = Ile jest zakopanych
free-plaque = By się uwolnić
part-freeing = Uwalnianie
part-freed = Uwolnione
word-still-bogged = Nadal zakopany
word-freed = Uwolniony
note-free-back = Uwolniony wraca tam, gdzie stał przedtem, i w tej turze działa normalnie.
note-free-later = Po niezdanym teście zostaje na miejscu i może próbować w następnych turach.
note-free-after-crew = Pojazd ze wstrząśniętą załogą testuje dopiero wtedy, gdy załoga dojdzie do siebie, choćby jeszcze w tej samej fazie wstępnej.
towing = Wyciąganie
towing-summary = Holuj pojazd lub działo zamiast strzelać
group-towing = Holowanie
tow-tower = Kto holuje
tow-recovery = Pojazd holujący
tow-target = Co jest holowane
tow-vehicle = Zakopany pojazd
tow-gun = Zakopane działo
tow-broken-down = Zepsuty pojazd
tow-wreck = Wrak
tow-stuck = Holujący zakopany, wstrząśnięty
tow-beside = Skończył ruch obok celu
tow-fits = Cel nie większy od holującego
tow-plaque = By wyciągnąć
part-towing = Holowanie
word-towed-away = Przesunięty
word-not-towed = Holowanie nieudane
word-tower-bogged = Sam się zakopał
refused-tow-stuck = Pojazd zakopany lub ze wstrząśniętą załogą nie może holować.
refused-tow-not-beside = Pojazd musi skończyć ruch obok tego, co holuje.
refused-tow-larger = Zwykły pojazd nie pociągnie niczego większego od siebie, oprócz dział.
note-tow-move = Udane: przesuń holującego i to, co holuje, o najwyżej { DIST(4) }.
note-tow-when = Holuje się we własnej fazie strzelania, zamiast strzelać.
note-tow-free-when = Holowany zostaje uwolniony z końcem fazy strzelania.
note-tow-only-moved = Pojazd zepsuty lub wrak zostaje tylko przesunięty; innego skutku arkusz nie podaje.
note-tow-tower-bogs = Nieudane: pojazd holujący sam się zakopuje.
note-tow-easy = Pojazd holujący poza terenem ciężkim: bez testu.
note-tow-always = Zwykły pojazd: test umiejętności (poza terenem ciężkim możesz go pominąć); niezdany nic nie daje.
note-tow-no-fight = Test zdany czy nie, w tej turze holujący i holowany nie strzelają i nie szturmują.

## Command

command = Zasięg dowodzenia
command-summary = Jak daleko wolno stać i czy pluton może się podzielić?
group-command = Jednostka
group-split = Gdy pluton się dzieli
cmd-with = Jednostki przy dowódcy (z nim)
cmd-teams = Jednostki łącznie, bez transportów
cmd-distance = Zasięg dowodzenia
cmd-split = Podział
cmd-needed = Musi zostać z dowódcą
cmd-missing = Brakuje
word-split-allowed = Dozwolony
refused-cmd-more-than-all = Przy dowódcy jest więcej jednostek, niż ma pluton: popraw jedną z liczb.
note-cmd-chain = Jednostka jest dowodzona, gdy dowódca lub inna dowodzona jednostka stoi w tym zasięgu. Transporty też, ale nie przedłużają łańcucha.
note-cmd-moved = Na koniec fazy ruchu musi być w tym zasięgu każda jednostka, która się ruszyła.
note-cmd-covering = Jednostki, które zostają, by osłaniać ogniem, mogą skończyć turę poza tym zasięgiem.
note-cmd-half = Z dowódcą zawsze zostaje co najmniej połowa jednostek, nie licząc transportów.

## Reconnaissance

eyes-and-ears = Oczy i uszy
eyes-and-ears-summary = Czy zwiad odbierze celowi przypadnięcie do ziemi?
group-scout = Jednostka zwiadu
scout-moved = Ruszyła się w tej turze
scout-reorganising = Oderwała się w turze wroga
word-scout-works = Przypadnięcie odebrane
refused-scout-moved = Jednostka, która się ruszyła, nie może w tej turze użyć oczu i uszu.
refused-scout-pinned = Przygnieciona jednostka nie może użyć oczu i uszu.
refused-scout-reorganising = Jednostka, która się reorganizuje, nie może w tej turze użyć oczu i uszu.
refused-scout-too-far = Cel musi być w promieniu { DIST(16) }.
refused-scout-not-gone = Cel nie przypadł do ziemi: nie ma czego odbierać.
note-scout-when = Oczu i uszu używa się na początku własnej fazy strzelania: jedna jednostka zwiadu na jedną jednostkę wroga.
note-scout-sight = Cel nie musi być w polu widzenia (rozstrzygnięcie).
note-scout-nothing-else = Jednostka zwiadu nie robi potem w tej turze nic innego.
disengage = Oderwanie się
disengage-summary = Czy zwiad się oderwie?
group-disengage = Czy wolno?
group-disengage-test = Test
disengage-trigger = Od czego się odrywa
trigger-assault = Szturm
trigger-air = Nalot
trigger-failed-save = Ogień (nieudany rzut)
disengage-attacked = Atakował w swej ostatniej turze
disengage-first-try = Wstrzelono się od razu
disengage-one-shot = Wróg po ruchu lub przygnieciony
disengage-none-left = Strzelający ruszyli się lub są przygnieceni: każdy ma tylko jeden strzał, więc nic nie zostaje.
disengage-fired = Pierwsze strzały rozliczone
disengage-in-reach = Po oderwaniu nadal w zasięgu
disengage-plaque = By się oderwać
disengage-stay-plaque = By zostać
part-disengage = Zwiad
part-rest-of-shots = Pozostałe strzały
word-stays = Zostaje
word-disengages = Odrywa się
word-must-disengage = Musi się oderwać
word-shots-fired = Padają
word-shots-lost = Przepadają
word-assault-goes-on = Szturm trwa
word-no-close-combat = Walki wręcz nie ma
refused-disengage-air = Od nalotu zwiad nie może się oderwać.
refused-disengage-attacked = Zwiad, który w swojej ostatniej turze atakował, nie może się oderwać.
refused-disengage-first-try = Artyleria wstrzeliła się w pierwszej próbie: za późno, by się oderwać.
note-disengage-rof-1 = Broń o nominalnym ROF 1 w ogóle nie strzela do odrywającego się zwiadu, nawet po niezdanym teście.
note-disengage-first-shot = Każdy strzelający oddaje najpierw jeden strzał; rozlicz go przed testem.
note-disengage-away = Test zdany: zwiad odchodzi od wroga z pełną prędkością.
note-disengage-shots-lost = Pozostałe strzały: po niezdanym teście padają, po zdanym przepadają.
note-disengage-in-reach = Kto nadal ma zwiad w zasięgu, oddaje pozostałe strzały także po zdanym teście.
note-disengage-after-try = Ogłoś oderwanie się po pierwszej nieudanej próbie wstrzelenia się.
note-disengage-template = Bateria może dalej wstrzeliwać się w to miejsce; trafić może tylko jednostki, które są wtedy pod wzornikiem.
note-disengage-no-fire = Zwiad testuje zamiast strzelać ogniem zaporowym; po niezdanym teście szturm trwa, bez tego ognia.
refused-held-fast = Zwiad próbował oderwać się od tego szturmu i nie zdał testu: nie ma drugiej próby ani ognia zaporowego.
note-disengage-forced = Po nieudanym rzucie obronnym pod ogniem zwiad testuje motywację: po zdanym teście zostaje, po niezdanym musi się oderwać.
note-disengage-unconditional = Wymuszone oderwanie się: bez testu umiejętności i bez względu na to, co zwiad robił w swojej ostatniej turze.
note-disengage-this-turn = Po oderwaniu się zwiad w tej turze nie strzela ani ogniem zaporowym, ani p-lot.
note-disengage-next-turn = Po oderwaniu się zwiad w swojej następnej turze nie strzela i nie używa oczu i uszu.
note-disengage-out-of-sight = Do końca swojej następnej tury zwiad nie może wejść w pole widzenia wroga ani zbliżyć się do widzących go wrogów.
then-may-disengage = Ostrzelany lub szturmowany może spróbować się oderwać: test umiejętności.

## Artillery: ranging in

ranging-in = Wstrzeliwanie się
ranged-in = Wstrzelono się
ranged-not-yet = Jeszcze nie
ranged-first = 1. próba
ranged-second = 2. próba
ranged-third = 3. próba
volley-ranged-in = Udana próba wstrzelenia się
refused-other-try = W tym bombardowaniu bateria wstrzeliła się w innej próbie ({ $attempt }): potrzebny wynik jest ten sam dla wszystkich plutonów pod wzornikiem.
word-not-ranged = Bez wstrzelenia się
roll-range-in = Wstrzeliwanie się
company-command-spots = Kieruje dowództwo kompanii
smoke-trails = Widać tylko ślady dymu
group-battery = Bateria
battery-skill = Wyszkolenie baterii
guns-firing = Strzelające działa
battery-barred = Co nie pozwala strzelać
battery-moved = Ruch
battery-pinned = Przygnieciona, nieopanc.
battery-fired = Już bombardowała
battery-not-ranged-in = Trzy próby nieudane
battery-out-of-range = Poza zasięgiem
battery-too-close = Bliżej niż { DIST(8) }
battery-out-of-arc = Poza polem ostrzału
battery-obstacle = Las, budynek za blisko
battery-no-spotter = Brak kierującego ogniem
battery-spotter-moved = Kierujący się ruszył
battery-spotter-busy = Ruch, strzał kierującego
battery-spotter-out = Kierujący poza walką
battery-spotter-blind = Kierujący nie widzi celu
battery-after-fire = Padły już inne strzały
refused-bombardment = Bombardowania nie ma. Powód: { $why }.
note-tries-add = Każda nieudana próba wstrzelenia się podnosi wynik potrzebny do trafienia o 1.

## Bombardment

bombardment = Bombardowanie
bombardment-summary = Wstrzelenie się, trafienia pod wzornikiem, rzuty obronne, przygniecenie
teams-under-template = Jednostki pod wzornikiem
teams-all-dug-in = Wszystkie okopane
teams-dug-in = W tym okopane
teams-bogged = W tym zakopane w terenie
teams-bailed-out = W tym ze wstrząśniętą załogą
rockets = Wyrzutnie rakiet
    .short = rakiety
repeat-volley = Powtórna salwa
same-template = Inny pluton pod tym wzornikiem
single-gun = Tylko jedno działo
failed-tries = Nieudane próby wstrzelenia się
roll-template-hits = Trafienia pod wzornikiem
refused-dug-in-over-teams = Okopanych jest więcej niż jednostek pod wzornikiem: popraw jedną z liczb.
note-few-guns = 1 lub 2 działa: każde trafienie trzeba przerzucić; obowiązuje drugi wynik.
note-many-guns = 6 dział i więcej: chybienia wolno przerzucić; szanse zakładają, że je przerzucasz.
note-double-template = 6 wyrzutni i więcej: wzornik podwójnej szerokości, bez przerzutu.
note-rockets-tries = Wyrzutnie rakiet nie mają kary za nieudane próby.
note-rockets-trails = Rakiety zostawiają ślady dymu: wrogie baterie mogą według nich odpowiedzieć ogniem.
note-ranging-disengage = Po nieudanej pierwszej próbie wstrzelenia się zwiad może się oderwać, jeśli zda test umiejętności.
note-repeat-volley = Bateria ze sztabem w późniejszej turze strzela w ten sam punkt celowania bez wstrzeliwania się i bez kary.
note-repeat-target = W tym punkcie musi być jeszcze jednostka pierwszego celu; trafione mogą zostać wszystkie plutony pod wzornikiem.
note-repeat-does-not-pin = Według twojej zasady domowej powtórna salwa nie przygniata.
note-dug-in-last = Trafienia dostają najpierw jednostki nieokopane.
note-thin-top-first = Trafienia dostają najpierw pojazdy o słabszym pancerzu górnym; różne typy licz osobno.
note-each-platoon-under = Jedno trafienie przygniata pluton (pomijając zasady domowe). Dla innego plutonu pod wzornikiem podaj, która próba wstrzelenia się była udana.
house-repeat-pins = Powtórna salwa przygniata

## Smoke

smoke = Zasłona dymna
smoke-summary = Wstrzelenie się i liczba wzorników
smoke-able = Bombardowanie dymne
smoke-templates = Wzorniki dymu
refused-no-smoke = Dym kładą tylko oddziały z bombardowaniem dymnym.
refused-smoke-one-gun = Dla jednego działa arkusz nie podaje zasłony: nie kładzie się jej.
note-smoke-first = Dym kładzie się przed wszelkim innym strzelaniem.
note-smoke-wind = Kierunek wiatru wyznacz raz; dalsze wzorniki dokładaj z wiatrem.
note-smoke-hides = Jednostki w dymie są w ukryciu, ich cele też; przez zasłonę nie widać.
note-smoke-ends = Zdejmij zasłonę na początku swojej następnej tury.
note-smoke-no-repeat = Dymu nie kładzie się powtórną salwą.

## Aircraft

air-call = Wezwanie samolotów
air-call-summary = Czy i ile samolotów przyleci?
group-air-pools = Kości wsparcia lotniczego
air-pool = Kości w twojej puli
air-enemy-pool = Kości w puli przeciwnika
air-intercept = Przeciwnik przechwytuje
air-call-needs = Jedna kość
air-each-die = Co najmniej jedna kość
air-pool-after = Twoja pula potem
air-enemy-pool-after = Pula przeciwnika potem
air-die-spent = Jedna kość mniej
roll-air-call = Wezwanie: cała pula
roll-intercept = Przechwycenie
roll-aircraft = Liczba samolotów
word-no-aircraft = Żaden
word-intercepted = Przechwycone
word-1-aircraft = 1 samolot
word-2-aircraft = 2 samoloty
word-3-aircraft = 3 samoloty
refused-no-air-dice = W puli nie ma już kości.
note-air-when = Samoloty wzywa się na początku tury, a atakują one w fazie strzelania.
note-air-pool-shrinks = Czy samoloty przylecą, czy nie, pula traci kość.
note-air-intercepted = Przechwycenie: 6 odwołuje nalot; przeciwnik po każdym udanym wezwaniu może wydać jedną kość.

## Anti-aircraft fire

anti-aircraft = Ogień p-lot
anti-aircraft-summary = Ile samolotów zestrzelono?
group-aa = Broń
aa-kind = Rodzaj
aa-light = Lekka
aa-heavy = Ciężka
aa-other = Inna
aa-towed = Holowana
aa-obstacle = Wysoka przeszkoda blisko
aircraft-attacking = Atakujące samoloty
flying-tank = Latające czołgi
part-shot-down = Zestrzelone samoloty
note-aa-light = Lekka i ciężka broń p-lot strzela z ROF 1 bez względu na nominalny.
note-flying-tank = Latające czołgi: zdany test siły ognia trzeba przerzucić; obowiązuje drugi wynik.
note-aa-spread = Arkusz nie mówi, które samoloty trafiono: tu trafienia rozłożono równo.
note-aa-left = Atakują tylko samoloty, które zostały; tylko one liczą się też przy przerzutach zależnych od liczby samolotów.

## Air attack

air-attack = Nalot
air-attack-summary = Wstrzelenie się, trafienia pod wzornikiem, rzuty obronne, przygniecenie
aircraft-left = Pozostałe samoloty
air-weapon = Czym atakują
air-weapon-to-hit = Wynik potrzebny do trafienia tą bronią
air-own-near = Swoi w promieniu { DIST(16) } od celu
air-room = Wszystkie mieszczą się na stole
refused-no-aircraft = Nie ma już samolotów: nalot skończony.
refused-air-own-near = Własna jednostka jest za blisko celu: samoloty odlatują.
refused-air-no-room = Jeden z samolotów nie mieści się na stole: nalot się nie udaje.
note-one-aircraft = 1 samolot: każde trafienie trzeba przerzucić; obowiązuje drugi wynik.
note-three-aircraft = 3 samoloty: chybienia wolno przerzucić; szanse zakładają, że je przerzucasz.
note-air-no-disengaging = Od samolotów zwiad nie może się oderwać.

## Close combat

close-combat = Walka wręcz
close-combat-summary = Jedna runda: trafienia i ich skutki
group-fighters = Kto uderza
group-foes = Kto jest trafiany
fighting-teams = Walczące jednostki
foe-kind = Z kim walczą
foe-other = Piechota, działa, inni
foe-tank = Opancerzone czołgi
foe-teams = Wrogowie w zasięgu walki
roll-close-combat = Walka wręcz: testy umiejętności
note-close-no-save = Bez rzutu obronnego i bez testu siły ognia: trafienie niszczy jednostkę.
note-close-no-firepower = Bez testu siły ognia: przy sumie równej przebijalności załoga jest wstrząśnięta, przy niższej czołg jest zniszczony.
note-close-anti-tank = Arkusz nie podaje przebijalności w walce wręcz: wpisz tę, której używacie.
note-close-spread = Trafione jednostki wybierają gracze; tu trafienia rozłożono równo.
note-close-flags = Zapamiętaj, czy było trafienie: od tego zależą test reakcji i przygniecenie.

## Assault

assault = Szturm
assault-summary = Cały szturm: kto wygra i za jaką cenę?
group-assaulting = Szturmujący pluton
group-assaulted = Szturmowany pluton
group-charge = Przed walką wręcz
assault-kind = Skład
assault-mixed = Czołgi i inni
assault-teams = Jednostki zdolne do walki po ogniu zaporowym
assault-enemy-teams = Jednostki zdolne do walki
assault-on-pass = Po zdanym teście reakcji
assault-disengages = Zwiad: odrywa się
assault-walled = W budynku lub za murem
assault-distance = Odległość po fazie ruchu
assault-barred = Co nie pozwala szturmować
assault-no-commander = Brak dowódcy
assault-tested = Zdany test przeciw czołgom
assault-fire-hits = Trafienia z ognia zaporowego
assault-plaque = Szturm
assault-hits-over = Nadwyżka trafień
charge-test = Szarża na czołgi
disengage-test = Oderwanie się
attackers-hit-on = Atakujący trafiają na
defenders-hit-on = Broniący się trafiają na
attackers-react-on = Reakcja atakujących
defenders-react-on = Reakcja broniących się
roll-charge-test = Test motywacji przed szarżą na czołgi
roll-disengage = Oderwanie się zwiadu: test umiejętności
roll-attackers-hit = Atakujący: testy umiejętności
roll-defenders-hit = Broniący się: testy umiejętności
roll-attackers-react = Reakcja atakujących: test motywacji
roll-defenders-react = Reakcja broniących się: test motywacji
roll-attackers-choose = Atakujący: kontratak?
roll-defenders-choose = Broniący się: kontratak?
roll-defenders-fire = Broniący się: ogień zaporowy?
part-assault = Szturm
part-enemy-lost = Broniący się wyłączeni z walki
part-own-lost = Atakujący wyłączeni z walki
part-enemy-pinned = Przygniecenie broniących się
part-own-pinned = Przygniecenie atakujących
word-enemy-cleared = Wygrana: wróg wybity
word-enemy-broke-off = Wygrana: wróg się wycofał
word-attackers-broke-off = Przegrana: wycofanie się
word-attackers-cleared = Przegrana: nikt nie został
word-no-charge = Bez szarży
word-charging = Szarża: najpierw ogień zaporowy
word-disengaged = Oderwanie się
word-still-fighting = Walka trwa
word-thrown-back = Odparty
refused-charge-too-far = Pluton musi być w promieniu { DIST(4) } od celu.
refused-cavalry-charge-too-far = Kawaleria w siodle musi być w promieniu { DIST(8) } od celu.
refused-assault = Szturmu nie ma. Powód: { $why }.
refused-charge-test-failed = Test przed szarżą na czołgi niezdany: w tej fazie pluton nie szturmuje czołgów.
note-cavalry-charge = Arkusz mówi o { DIST(4) } dla wszystkich; rozstrzygnięcie: kawaleria w siodle może zacząć z odległości swojej szarży, { DIST(8) }.
note-thrown-back = Co najmniej 5 trafień z ognia zaporowego: pluton wraca na pozycje wyjściowe, walki wręcz nie ma.
note-thrown-back-pinned = Pluton odparty ogniem zaporowym pozostaje przygnieciony.
note-break-in = Po każdej rundzie zajmij miejsca zniszczonych jednostek wroga.
note-guns-break-off = Działa nie kontratakują: wycofują się.
refused-guns-charge = Działa nie szarżują.
note-transports-break-off = Pojazdy nieopancerzone nie walczą i nie kontratakują: wycofują się.
note-assault-disengages = Szturmowany zwiad zamiast strzelać wykonuje test umiejętności; po zdanym nie ma walki wręcz.
note-assault-all-fight = Szanse zakładają, że co rundę walczą wszystkie jednostki; zdolne do walki dostają po jednym trafieniu, zanim któraś dostanie drugie.
refused-assault-out-of-action = Część pojazdów tego plutonu jest zakopana lub ma wstrząśniętą załogę: rozegraj walkę runda po rundzie.
note-assault-mixed = Szanse zakładają, że w mieszanym plutonie trafienia dostają jednostki bez rzutu obronnego.
note-assault-tanks-lost = Czołg ze wstrząśniętą załogą liczy się tu do strat, choć nie jest zniszczony.
note-assault-reaction = Strona nietrafiona w walce wręcz zdaje test reakcji automatycznie, chyba że kontratakuje czołgi.
note-assault-break-off = Wycofanie się: o { DIST(4) }; kto zostanie w promieniu { DIST(4) } od wroga, jest zniszczony. Szanse tego nie obejmują.
note-assault-consolidate = Zwycięzca szturmu może potem ruszyć się o najwyżej { DIST(4) } w dowolnym kierunku.
note-assault-rounds = Policzono najwyżej { $rounds } rund; w każdej uderza jedna strona.

## What the player wants to hear, after a chance

dice-d-6 = × K6
dice-tries = próby
want-target-destroyed = cel zniszczony
want-one-destroyed = zniszczona co najmniej jedna jednostka
want-destroyed-average = zniszczonej jednostki (średnio)
want-bailed-out = załoga wstrząśnięta
want-one-bailed-out = co najmniej jedna załoga wstrząśnięta
want-pinned = pluton przygnieciony
want-survives = jednostka przetrwa
want-all-survive = przetrwają wszystkie
want-one-directed = co najmniej jedno trafienie wskazuje strzelający
want-directed-average = trafienia wskazanego przez strzelającego (średnio)
want-lost-average = straconej jednostki (średnio)
want-warrior = niezłomny ocalony
want-ranged = udane wstrzelenie się
want-shot-down = samolot zestrzelony
want-one-shot-down = zestrzelony co najmniej jeden samolot
want-all-shot-down = zestrzelone wszystkie samoloty
want-assault-won = szturm wygrany
want-assault-lost = szturm przegrany
want-own-lost-average = straconej jednostki atakujących (średnio)
want-rallies = pluton się zbiera
want-passes = test zdany
want-free = uwolniony
want-all-free = uwolnione wszystkie
want-free-average = uwolnionej jednostki (średnio)
want-recovers = załoga dochodzi do siebie
want-not-destroyed = pojazd ocaleje
want-goes-on = jedzie dalej
want-all-go-on = wszystkie jadą dalej
want-bogged-average = zakopanej jednostki (średnio)
want-towed-free = holowanie udane
want-towed-away = przesunięty
want-gets-away = odrywa się
want-no-close-combat = odrywa się: walki wręcz nie ma
want-stays = zostaje
want-shots-lost = pozostałe strzały przepadają
want-aircraft = samoloty przylatują
want-intercepted = przechwycone
want-screen = zasłona położona
want-platoon-holds = pluton walczy dalej
want-company-holds = kompania walczy dalej

## What looks as if it counted and does not

kept-moved-fast = Ruch: do trafienia nic się nie dodaje. +1 dotyczy tylko broni o nominalnym ROF 1.
kept-moved-defensive = Ruch: w ogniu zaporowym ani nie obniża ROF, ani nic nie dodaje do trafienia.
kept-pinned-armoured = Przygniecenie: pojazdów opancerzonych nie dotyczy, strzelają jak zwykle.
kept-shield-in-cover = Tarcza: do osłony nic nie dodaje.
kept-far-save = Dalej niż { DIST(16) }: do tego rzutu obronnego nic się nie dodaje; premia dotyczy tylko rzutu na pancerz.
kept-easiest-open = Ukrycie: nie liczy się. Strzela się do jednostki najłatwiejszej do trafienia, a jedna stoi na otwartym terenie.
kept-easiest-concealed = Przypadnięcie do ziemi: nie liczy się. Strzela się do jednostki najłatwiejszej do trafienia, a jedna jest tylko w ukryciu.
kept-concealed-once = Ukrycie liczy się raz, bez względu na to, ile rzeczy zasłania jednostkę.
kept-unmoved-other = Brak ruchu: sam w sobie ukrywa tylko piechotę, kawalerię i działa przenośne.
kept-gone-unconcealed = Przypadnięcie do ziemi: tylko dla jednostek w ukryciu.
kept-jeep-limit = Holowanie: limit { DIST(6) } niczego tu nie zmienia.
kept-trails-concealed = Ślady dymu: nic więcej, cel już jest w ukryciu.
kept-fire-on-tanks = Pięć trafień z ognia zaporowego nie odpiera plutonu złożonego wyłącznie z opancerzonych czołgów.
kept-riders-results = Wyniki „zniszczony”: bez osobnego rzutu obronnego; zastępuje go rzut za każde trafienie.
kept-reroll-commander-out = Przerzutu nie ma, dopóki załoga czołgu dowódcy jest wstrząśnięta.
kept-same-template = Bombardowanie w tej turze: nie przeszkadza, gdy pod tym samym wzornikiem stoi jeszcze inny pluton.

## Questions that guide

target-easiest = Najłatwiejsza do trafienia
easiest-alike = Wszystkie takie same
easiest-open = Jedna w otwartym terenie
easiest-concealed = Jedna tylko w ukryciu
transports-carry = Wiozą jednostki plutonu
carry-others = Wiozą jednostki innego plutonu
carry-teams = Wiozą jednostki
note-each-hit-rolled = Rzuca się za każde trafienie w pojazd wiozący jednostki: każde „zniszczony” to rzut obronny pasażerów.
note-counted-as-still = Przyjęto, że jednostka w swojej ostatniej turze ani się nie ruszyła, ani nie strzelała: zaznacz, jeśli było inaczej.
air-support = Poziom wsparcia
air-support-counted = Wpisz pulę
air-spent = Dotychczasowe wezwania i przechwycenia
bog-entries = Testy na każdy pojazd
note-bog-entries = Początek ruchu w terenie ciężkim i każdy wjazd w taki teren: po jednym teście. Pierwszy niezdany kończy ruch.
commander-out = Wstrząśnięta załoga dowódcy
commander-under = Pluton pod jego dowództwem
refused-commander-not-his = Dowódca wyznacza następców tylko w plutonach pod swoim dowództwem.
battery-not-artillery = To nie artyleria
battery-infantry-mortars = Moździerze piechoty
aa-not-marked = To nie broń p-lot
morale-count = Policz za mnie
morale-start = Jednostki na początku, bez transportów
morale-teams-lost = Z tego zniszczone
morale-transports-lost = Transporty zniszczone
morale-bailed-out = Pojazdy ze wstrząśniętą załogą
morale-left = Jednostki za własną krawędzią
morale-transports = Zniszczone transporty
refused-morale-count = Jednostek straconych, ze wstrząśniętą załogą i tych, które zeszły, jest razem więcej, niż było wszystkich: popraw którąś z liczb.

## What is certain, and what is done

part-commander = Pluton
word-without-commander = Bez dowódcy
word-has-commander = Ma nowego dowódcę
role-appoints = Kto wyznacza
part-stripped = Cel
word-gone-to-ground-still = Nadal przypadły
word-stripped = Już nie przypadły
part-moves = Sposób ruchu
role-tows = Kto holuje
role-towed = Co jest holowane
role-air-target = Cel samolotów
role-air-defence = Ogień p-lot
bail-crews = Ile załóg testuje
part-recovered = Załogi, które doszły do siebie
want-all-recover = wszystkie załogi dochodzą do siebie
want-recover-average = załogi średnio dochodzi do siebie
unit-tried-rally = Próbował się zebrać
unit-crews-tried = Załogi, które nie doszły do siebie
unit-free-tried = Nie udało się uwolnić
note-crews-tried = Jego załogi wykonały już w tej turze swoje testy.
then-tried-rally = Przygnieciony: test zebrania w tej turze niezdany.
note-assault-chosen = Szanse zakładają, że po każdym zdanym teście strona robi to, co tu wybrano. Gdy rzucasz, aplikacja pyta za każdym razem.

## Line of sight

sight = Pole widzenia
sight-summary = Czy widać cel mimo tego, co stoi po drodze?
group-sight = Między jednostkami
sight-plaque = Cel
sight-between = Co jest między nimi
sight-nothing = Nic
sight-linear = Płot, żywopłot, mur
sight-hill = Wzgórze
sight-area = Las i podobne
sight-building = Budynek
sight-smoke = Dym
sight-friends = Własne jednostki
sight-enemies = Inne jednostki wroga
sight-against = Tuż przy przeszkodzie
sight-neither = Nikt
sight-shooter = Strzelający
sight-target = Cel
sight-where = Gdzie stoją
sight-behind = Cel za nim
sight-target-over-top = Cel wystaje zza szczytu
sight-shooter-over-top = Strzelający zza szczytu
sight-across = Po przeciwnych stronach
sight-inside = Cel cały w środku
sight-shooter-partly = Strzelec częściowo w nim
sight-target-partly = Cel częściowo w nim
sight-target-inside = Cel w środku
sight-shooter-inside = Strzelający w środku
sight-taller = Przeszkoda wyższa od obu
sight-within-6 = W odległości do { DIST(6) }
sight-opening = Przejście, przez które widać
sight-in-smoke = Ktoś stoi w dymie
sight-past = Którędy przechodzi ogień
sight-past-no = Nie przechodzi
sight-past-gap = Odstęp { DIST(1) }
sight-past-still = Ponad stojącą piechotą
sight-past-above = Nad głowami
word-seen = Widać
word-seen-concealed = Widać, w ukryciu
word-not-seen = Nie widać
note-sight-clear = Wystarczy jedna wolna linia z dowolnego punktu podstawki, a przy pojeździe z miejsca mocowania broni; lufy się nie liczą.
note-sight-enemies = Jednostki wroga nigdy nie zasłaniają widoku.
note-sight-against-shooter = Strzelający tuż przy przeszkodzie strzela przez nią bez względu na wysokość; jednostki za nią nie są przed nim w ukryciu.
note-sight-against-target = Jednostka tuż przy przeszkodzie jest w ukryciu.
note-sight-lower = Przeszkoda niższa od jednej z jednostek nie zasłania widoku; cel za nią jest w ukryciu.
note-sight-target-over-top = Cel częściowo zasłonięty stokiem jest w ukryciu.
note-sight-shooter-over-top = Jednostki za wzgórzem nie są w ukryciu przed kimś, kto strzela ponad szczytem.
note-sight-within-6 = Jednostka cała w terenie obszarowym widzi i jest widziana najdalej na { DIST(6) }; cel w nim jest w ukryciu.
note-sight-shooter-within-6 = Z terenu obszarowego widać na odległość do { DIST(6) }; cel na otwartym terenie nie jest przez to w ukryciu.
note-sight-opposite = Jednostki po przeciwnych stronach nie widzą się przez teren obszarowy, choćby bardzo wąski, chyba że któraś jest od niego wyższa.
note-sight-shooter-partly = Strzelający, który stoi częściowo w terenie obszarowym, strzela z niego na zewnątrz bez przeszkód.
note-sight-target-partly = Cel stojący częściowo w zasłaniającym terenie jest w ukryciu, jeśli jest zasłonięty co najmniej do połowy.
note-sight-target-inside = Kto widzi przejście, widzi wszystkich w budynku; są w ukryciu i za twardą osłoną, chyba że strzelający stoi przy przejściu.
note-sight-shooter-inside = Pole ostrzału to półkole przed ścianą z przejściem.
note-sight-in-smoke = Jednostki w dymie widzą i są widziane; one i ich cele są w ukryciu.
note-sight-past-gap = Między dwiema własnymi jednostkami albo jednostką a terenem można strzelać, gdy dzieli je co najmniej { DIST(1) }.
note-sight-past-still = Własna piechota i działa przenośne nie zasłaniają, jeśli w tej turze się nie ruszyły i w tej fazie nie strzelają.
note-sight-past-above = Cel jest na innej wysokości, a linia przechodzi nad głowami własnych jednostek.
note-sight-each = Kilka rzeczy po drodze: sprawdź każdą; celu nie widać, jeśli choć jedna zasłania wszystkie linie.
note-sight-one-line = Mimo to widać cel, jeśli inna linia między nimi jest wolna.
refused-sight-linear = Widok zasłania przeszkoda wyższa od obu jednostek.
refused-sight-hill = Wzgórze zasłania jednostki, które są w całości za nim.
refused-sight-area = Widok zasłania teren obszarowy wyższy od obu jednostek.
refused-sight-inside = Jednostka stojąca w całości w terenie obszarowym widzi i jest widziana tylko na odległość do { DIST(6) }.
refused-sight-building = Budynek całkowicie zasłania widok.
refused-sight-opening = Do budynku i z budynku widać tylko przez przejście.
refused-sight-smoke = Przez dym nie widać.
refused-sight-friends = Każda linia przechodzi przez własną jednostkę.

## Who may do what in an assault

ability = Czy wolno w szturmie?
ability-summary = Szarża, walka, kontratak, wycofanie się, umocnienie pozycji
group-ability = Jednostka
ability-deed = Co chce zrobić
ability-distance = Odległość od wroga
ability-near = W kontakcie lub do { DIST(2) }
ability-passed = Pluton zdał test reakcji
word-may = Wolno
word-may-not = Nie wolno
refused-ability = { $team }: tego nie wolno ({ $what }).
refused-ability-far = Walczą tylko jednostki w kontakcie z wrogiem lub w promieniu { DIST(2) } od niego.
refused-ability-bogged = Jednostka jest zakopana: nie może walczyć, dopóki nie zostanie uwolniona.
refused-ability-leaderless = Pluton bez dowódcy ani nie kontratakuje, ani nie umacnia pozycji.
refused-ability-failed = Po niezdanym teście reakcji pluton się wycofuje.
note-ability-charge = Szarża najwyżej na { DIST(4) }, kawaleria w siodle { DIST(8) }: jednostka najbliższa wroga, potem te, które zwiążą najwięcej wrogów, potem reszta.
note-ability-keep-off = Nie zbliżaj się na mniej niż { DIST(2) } do plutonu, który nie jest szturmowany.
note-ability-tanks = Szarża na czołgi tylko po zdanym teście motywacji.
note-ability-fight = Test umiejętności za każdą jednostkę; każdy zdany to trafienie.
note-ability-counterattack = Kontratak rozgrywa się jak szturm, ale bez ognia zaporowego.
note-ability-break-off = Wszystkie jednostki odchodzą o { DIST(4) } od wroga; kto zostanie w promieniu { DIST(4) } od niego, jest zniszczony.
note-ability-breakthrough = Gdy dojdzie do kontaktu z innym plutonem, walka toczy się od nowa, od szarży.

## May it bombard?

may-bombard = Czy wolno bombardować?
may-bombard-summary = Bateria, cel i kierujący ogniem naraz
may-bombard-plaque = Bateria
may-bombard-artillery = To artyleria
may-bombard-mortars = To moździerze
may-bombard-of-infantry = Należą do oddziału piechoty
may-bombard-spotter = Kto kieruje ogniem
group-spotter = Kierujący ogniem
spotter-battery = Bateria lub jej dowódcy
spotter-company = Dowództwo kompanii
spotter-nobody = Nikt
spotter-for-others = Jest z innego plutonu
spotter-staffs = Oba plutony mają sztab
spotter-sees = Widzi punkt celowania lub ślady
refused-no-staff = Obserwator kieruje ogniem innego plutonu tylko wtedy, gdy oba plutony mają sztab.
kept-mortars-obstacle = Las lub budynek blisko: moździerze strzelają ponad nimi z dowolnej odległości.
note-may-bombard-over = Bateria nie musi widzieć celu i strzela ponad swoimi i wrogami.
note-spotter-battery = Działo, które kieruje ogniem, nie strzela: nie licz go do strzelających.
note-spotter-company = Gdy ogniem kieruje dowództwo kompanii, wynik potrzebny do wstrzelenia się rośnie o 1.
note-spotter-pinned = Przygnieciony obserwator może kierować ogniem.

## Into and out of a building

building = Do budynku i z budynku
building-summary = Czy wolno wejść i wyjść?
building-plaque = Wejście lub wyjście
group-building = Budynek
building-who = Kto się rusza
building-other-gun = Inne działo
building-tracked = Gąsienice, pełny pancerz
building-leaves = Wychodzi z budynku
building-opening = Przejście (drzwi, okno, dziura)
building-starts = Dotyka go przed ruchem
building-friend = Swoi na początku fazy
building-way-out = Jest przejście na zewnątrz
building-room = Jest miejsce na podstawkę
building-empty = W środku nie ma nikogo innego
refused-building-cavalry = Kawaleria wchodzi dopiero po zejściu z koni.
refused-building-gun = Działa inne niż przenośne ani nie wchodzą, ani nie wychodzą: wystawia się je w środku przed grą, na parterze, i tam zostają.
refused-building-vehicle = Spośród pojazdów do budynku wjeżdżają tylko gąsienicowe, w pełni opancerzone.
refused-building-opening = Wejść i wyjść wolno tylko przez przejście; wchodzi się tym, którego jednostka dotyka na początku ruchu albo którego na początku fazy dotykała inna własna jednostka.
refused-building-full = Nie ma miejsca na podstawkę.
note-building-one = Przez przejście przechodzi jedna jednostka naraz; przez szerokie tyle, ile się w nim zmieści.
note-building-leaves = Ruch mierzysz od miejsca wyjścia.
note-building-small = Budynek za mały na podstawkę mieści dokładnie jedną jednostkę.
note-building-wall = Pojazd wjeżdża prosto przez ścianę, po zdanym teście umiejętności; wyrwa nie jest potem przejściem.
note-building-cover = Jednostka w środku jest w ukryciu i za twardą osłoną, chyba że strzelający stoi tuż przy przejściu.

## Another tank for a commander

change-tank = Przesiadka dowódcy
change-tank-summary = Czy dowódca może się przesiąść?
change-tank-plaque = Przesiadka
group-change-tank = Dowódca
change-who = Kto się przesiada
change-platoon-commander = Dowódca plutonu
change-stuck = Czołg zakopany lub wstrząśnięty
change-other = Drugi czołg
change-of-platoon = Z jego plutonu
change-of-company = Z kompanii lub wsparcia
change-of-others = Z innej kompanii
change-in-reach = Jest w zasięgu dowodzenia
change-phase-ends = To koniec fazy
refused-change-working = Przesiada się tylko dowódca, którego czołg ma wstrząśniętą załogę albo jest zakopany.
refused-change-when = Dowódca może się przesiąść tylko na koniec fazy.
refused-change-far = Drugi czołg musi być w zasięgu dowodzenia.
refused-change-whose = Ten dowódca nie może przejąć tego czołgu.
note-change-tank = Dowódca plutonu przejmuje czołg ze swojego plutonu, dowódca kompanii z kompanii i jej wsparcia, wyższe dowództwo dowolny.

## Into and out of vehicles

boarding = Do pojazdu i z pojazdu
boarding-summary = Czy wolno wsiąść, wysiąść, podczepić działo?
boarding-plaque = Wsiadanie lub wysiadanie
group-boarding = Kto i do czego
boarding-who = Kto wsiada lub wysiada
boarding-vehicle = Pojazd
boarding-transport = Zwykły transport
boarding-transport-platoon = Z plutonu transportowego
boarding-tank = Czołg wiozący piechotę
boarding-out = Wysiada lub się odczepia
boarding-own = Pojazd z tego samego plutonu
boarding-independent = To jednostka niezależna
boarding-aboard = Jednostki już na pokładzie
boarding-hitched = Działo już podczepione
boarding-flames = Czołg ma miotacz ognia
boarding-reaches = Dochodzi tam własnym ruchem
boarding-starts = Początek własnej fazy ruchu
refused-boarding-late = Wysiąść wolno tylko na początku własnej fazy ruchu, zanim ruszą pojazdy.
refused-boarding-others = Transport wozi tylko jednostki swojego plutonu oraz jednostki niezależne.
refused-boarding-gun-on-tank = Czołg wozi tylko piechotę i działa przenośne.
refused-boarding-flames = Czołg z miotaczem ognia nikogo nie wozi.
refused-boarding-hitched = Pojazd holuje tylko jedno działo.
refused-boarding-full = Brak miejsca: czołg zabiera 3 jednostki, pojazd plutonu transportowego 5 albo 4 i działo.
refused-boarding-far = Jednostka musi dojść do przedziału transportowego własnym ruchem.
note-boarding-out = Kto wysiadł, rusza się jak zwykle, mierząc od przedziału transportowego; przyjmuje się, że pojazd się ruszył.
note-boarding-stuck = Wysiąść można także z pojazdu zakopanego lub ze wstrząśniętą załogą.
note-boarding-vehicle-first = Najpierw rusza pojazd, potem wsiadają pasażerowie.
note-boarding-stays = Załadowany pojazd stoi w miejscu do końca tury; przyjmuje się, że się ruszył, nawet jeśli nie jechał.
note-boarding-no-limit = Liczba przewożonych jednostek jest nieograniczona.
note-boarding-no-shot = Pasażerowie ani nie strzelają, ani nie biorą udziału w szturmie.
note-boarding-towed = Holowane działo nie jest osobnym celem i nie testuje zakopania się.
