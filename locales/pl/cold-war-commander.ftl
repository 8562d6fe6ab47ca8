### Cold War Commander: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = Cold War Commander
game-summary = Karta pomocnicza: rozkazy, ostrzał, walka bliska, artyleria, lotnictwo, porażki dowodzenia i każda zasada do sprawdzenia. Parametry jednostek i podręcznik trzeba mieć własne.

## Orders and requests

plaque-two-dice = Sukces na 2K6
modified-value = Wartość po modyfikatorach
word-bonus = Bonus
word-no-bonus = Bez dwóch 1
word-blunder = Porażka dowodzenia
note-double-1-passes = Wyrzucone dwie 1 to sukces bez względu na wartość.
note-double-6-fails = Wyrzucone dwie 6 to porażka dowodzenia bez względu na wartość.

## One order, and orders in a row

command = Test dowodzenia
command-summary = Jeden rozkaz: potrzebny wynik, bonus i porażka
orders = Rozkazy po kolei
orders-summary = Ile rozkazów dostanie formacja przed niepowodzeniem
group-command-test = Test dowodzenia
group-order = Rozkaz
group-ordered-units = Kto dostaje rozkaz
group-in-a-row = Jeden po drugim
command-value = Wartość dowodzenia
    .short = CV, dowodzenie, wartość
earlier-orders = Wcześniejsze rozkazy formacji w turze
command-distance = Do najdalszej jednostki
road-move = Ruch drogą
moves-difficult = Ruch w trudnym terenie
moves-in-smoke = Ruch w dymie
order-is-assault = Rozkaz walki bliskiej
ordered-recce = Jednostki zwiadu
mixed-recce = Zwiad wśród innych
fired-in-reaction = Któraś strzelała z reakcji
evaded-atgw = Któraś robiła unik przed ATGW
acted-in-initiative = Któraś działała w inicjatywie
command-lowered = Wartość niższa: Przerwać ogień!
orders-wanted = Ile rozkazów
mod-marks = Reakcja, uniki, inicjatywa
mod-difficult-or-smoke = Trudny teren lub dym
mod-distance = Odległość { $distance } cm
mod-earlier-orders = { $count ->
    [one] { $count } wcześniejszy rozkaz
    [few] { $count } wcześniejsze rozkazy
    [many] { $count } wcześniejszych rozkazów
   *[other] { $count } wcześniejszego rozkazu
}
beside-distance = −{ $count }
note-no-distance = Bez modyfikatora za odległość: ruch drogą albo zwiad.
kept-mixed-recce = Zwiad wśród innych: mierz do najdalszej jednostki, która nie jest zwiadem.
note-command-bonus = Dwie 1: każda jednostka grupy może wykonać dwie akcje.
note-command-blunder = Dwie 6: rzuć na tabelę porażek dowodzenia.
note-one-marked-unit = Wystarczy powód u jednej jednostki formacji, a wiersz liczy się raz, bez względu na liczbę powodów.
note-ordered-alone = Jednostka nie należy do żadnej formacji: rozkaz dotyczy tylko jej.
kept-marks-once = Reakcja, uniki i inicjatywa: razem −1, a nie za każdy powód osobno.
kept-ground-once = Trudny teren i dym: −1 raz, nie dwa razy.
kept-distance-part = Rozpoczęte 20 cm: bez −1; liczą się tylko pełne.
note-value-from-rulebook = Karta nie mówi, jak zdać test. Rozstrzygnięcie: rzuć 2K6; sukces, gdy wynik nie przekracza wartości.
note-orders-stop = Rozkazy liczy się do pierwszego niepowodzenia lub porażki dowodzenia. Czy formacja może potem dostać rozkaz, podaje podręcznik.
roll-command = Test dowodzenia
part-order = Rozkaz
word-order-given = Rozkaz wydany
word-order-failed = Rozkaz nieudany
word-two-actions = Dwie akcje
want-order-given = szans na wydanie rozkazu
want-blunder = szans na porażkę dowodzenia
want-all-given = szans na wszystkie rozkazy
want-one-order = szans na choć jeden rozkaz
want-orders = rozkazu średnio
part-orders-given = Wydane rozkazy
part-orders-ended = Co kończy rozkazy
word-all-given = Wszystkie wydane
part-bonuses = W tym bonusy

## Requests

artillery-request = Wezwanie artylerii
artillery-request-summary = FAO wzywa ogień: potrzebny wynik
air-request = Wezwanie lotnictwa
air-request-summary = FAC wzywa samoloty: potrzebny wynik
group-request = Wezwanie
fao-value = Wartość FAO
fac-value = Wartość FAC
earlier-requests = Wcześniejsze wezwania tego FAO w turze
earlier-air-tests = Wcześniejsze testy tego FAC w turze
guns-called = Działa (bez rakiet i morskich)
rocket-or-naval-called = Jednostki rakietowe i morskie
only-self-propelled = Tylko artyleria samobieżna
kinds-called = Rodzaje wezwanych jednostek
alike-called = Ile takich wezwano
ammunition = Amunicja
ammunition-normal = Zwykła
ammunition-smoke = Zasłona dymna
ammunition-special = Specjalna amunicja
ammunition-both = Dym i specjalna
aircraft-called = Wezwane samoloty i śmigłowce
mod-this-air-test = Ten test
mod-earlier-requests = { $count ->
    [one] { $count } wcześniejsze wezwanie
    [few] { $count } wcześniejsze wezwania
    [many] { $count } wcześniejszych wezwań
   *[other] { $count } wcześniejszego wezwania
}
mod-earlier-air-tests = { $count ->
    [one] { $count } wcześniejszy test
    [few] { $count } wcześniejsze testy
    [many] { $count } wcześniejszych testów
   *[other] { $count } wcześniejszego testu
}
mod-guns = { $count ->
    [one] { $count } jednostka dział
    [few] { $count } jednostki dział
    [many] { $count } jednostek dział
   *[other] { $count } jednostki dział
}
mod-rocket-or-naval = { $count ->
    [one] { $count } jednostka rakietowa lub morska
    [few] { $count } jednostki rakietowe lub morskie
    [many] { $count } jednostek rakietowych lub morskich
   *[other] { $count } jednostki rakietowej lub morskiej
}
mod-aircraft = { $count ->
    [one] { $count } jednostka lotnicza
    [few] { $count } jednostki lotnicze
    [many] { $count } jednostek lotniczych
   *[other] { $count } jednostki lotniczej
}
refused-no-artillery = Nie wezwano żadnej jednostki artylerii.
kept-three-guns = Pierwsze trzy działa i niepełna kolejna trójka: bez −1.
kept-first-rocket = Pierwsza jednostka rakietowa lub morska: bez −1.
kept-ammunition-once = Dym i specjalna amunicja: −1 raz, nie dwa razy.
kept-special-once = Specjalna amunicja: −1 raz, bez względu na to, ile jednostek jej używa.
note-artillery-bonus = Dwie 1: bez odchylenia, ogień spada tam, gdzie celowano.
note-artillery-blunder = Dwie 6: rzuć na tabelę porażek artylerii.
note-air-bonus = Dwie 1: bez odchylenia, nalot trafia tam, gdzie celowano.
note-air-blunder = Dwie 6: rzuć na tabelę porażek lotnictwa.
note-air-order = Kolejność nalotu: wezwanie, odchylenie, ogień przeciwlotniczy, strefa, skutki.
note-request-phase = Artylerię i lotnictwo wzywa się w fazie dowodzenia. Co kończy zwykłe niepowodzenie, podaje podręcznik.
note-each-shoot = Działa, rakiety i działa morskie w jednym wezwaniu: jeden test, potem każdy rodzaj strzela osobno w ten sam punkt.
open-guns-deviate = Odchylenie dział
open-rockets-deviate = Odchylenie rakiet
open-naval-deviate = Odchylenie dział morskich
open-others-deviate = Odchylenie rakiet lub dział morskich
open-guns-fire = Ostrzał z dział
open-rockets-fire = Ostrzał rakietowy
open-naval-fire = Ostrzał z dział morskich
open-others-fire = Ostrzał rakietowy lub morski
roll-artillery-request = Wezwanie artylerii
roll-air-request = Wezwanie lotnictwa
part-request = Wezwanie
word-request-granted = Przyjęte
word-request-refused = Odrzucone
want-granted = szans na przyjęcie wezwania
word-no-deviation = Bez odchylenia

## Deviation

artillery-deviation = Odchylenie artylerii
artillery-deviation-summary = O ile odchyli się ogień i jaka jest strefa
air-deviation = Odchylenie lotnictwa
air-deviation-summary = O ile odchyli się nalot i jaka jest strefa
group-deviation = Odchylenie
fao-to-target = Od FAO do celu
fac-to-target = Od FAC do celu
fao-higher = FAO stoi wyżej niż cel
fac-higher = FAC stoi wyżej niż cel
rocket-attack = Rakiety
naval-attack = Działa morskie
request-was-bonus = W wezwaniu wypadły dwie 1
planned-mission = Zaplanowane wcześniej
deviation-agreed = Uzgodniono odchylenie
plaque-deviation = Odchylenie
word-on-target = W cel
deviation-dice = Kości odchylenia
dice-per-started-20 = Jedna za rozpoczęte 20 cm
dice-per-full-20 = Jedna za pełne 20 cm
zone = Strefa, średnica
zone-artillery = Artyleria
zone-rocket-naval = Rakiety, działa morskie
zone-air = Samoloty i śmigłowce
roll-drift = Odchylenie w cm
roll-direction = Kierunek odchylenia
part-drift = Odchylenie
want-still-in-zone = szans, że cel zostanie w strefie
want-drift = cm odchylenia średnio
note-lands-as-aimed = Dwie 1: bez rzutu na odchylenie.
note-planned-aimed = Planowana misja była wycelowana wcześniej: bez odchylenia, chyba że je uzgodniono.
kept-no-deviation = Odległość, wysokość i rakiety: bez wpływu po dwóch 1.
kept-higher-no-dice = FAC stoi wyżej: bez wpływu, bo nie ma już kości do odjęcia.
note-no-deviation-dice = Nie zostaje żadna kość: bez odchylenia.
note-drift = Suma kości to odchylenie w centymetrach. Masz własną kostkę kierunkową? Wpisz, co pokazała, albo brak odchylenia.
note-naval-no-die = Działa morskie mają dużą strefę, ale nie mają dodatkowej kości za rakiety.
note-every-unit-in-zone = Rzucaj dla każdej jednostki w strefie, także własnej.
note-zone-edge = Jednostka jest w strefie, gdy leży w niej jej środek.
note-zone-radius = Strefa sięga { $radius } cm od środka w każdą stronę.
beside-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
    [many] { $count } kości
   *[other] { $count } kości
}
note-single-target-after = Przy nalocie na jeden cel wskazuje się jednostkę w strefie dopiero po odchyleniu.

## Assault

assault = Walka bliska
assault-summary = Aż do końca: kto wygra i jak daleko wycofa się przegrany
assault-round = Runda walki bliskiej
assault-round-summary = Kości obu stron i wynik jednej rundy
assault-fall-back = Wycofanie po walce bliskiej
assault-fall-back-summary = Co się dzieje z przegranym
group-attacker = Atakujący
group-defender = Broniący się
group-attacker-more = Więcej o atakującym
group-defender-more = Więcej o broniącym się
group-finish = Do końca
group-loser = Przegrany
assault-unit = Kto walczy
fighter-infantry = Piechota
fighter-engineers = Inżynierowie
fighter-loaded-ifv = IFV z piechotą lub inż.
fighter-empty-ifv = IFV bez piechoty
fighter-afv = AFV
fighter-loaded-carrier = Transporter z piechotą
fighter-flamethrower = Miotacz ognia pojazdu
fighter-other = Każda inna jednostka
fighter-artillery-afv = Artyleria na AFV
charges = Szarżuje
supports = Wspierające jednostki
hits-on = Trafia na
suppressed = Przygnieciona ogniem
against-open-afvs = Pieszo przeciw otwartym AFV
flanked = Ma wrogów z flanki lub tyłu
flanked-rear = W tym wrogów z tyłu
save-house-rule = Obrona (zasada domowa)
not-clear-terrain = Wróg poza czystym terenem
attacker-is-afv = Atakujący to AFV
across-obstacle = Przez przeszkodę
began-in-contact = Zaczęła w kontakcie z przeszkodą
carries-infantry = Wiezie piechotę lub inżynierów
charge-lasts = Premia za szarżę co rundę
defender-position = Położenie broniącego się
hits-in-round = Trafienia otrzymane w decydującej rundzie
attacker-dice = Kości atakującego
defender-dice = Kości broniącego się
attacker-hits-on = Atakujący trafia na
defender-hits-on = Broniący się trafia na
mod-no-fewer-than-0 = Nigdy poniżej 0
mod-supports = { $count ->
    [one] { $count } wspierająca jednostka
    [few] { $count } wspierające jednostki
    [many] { $count } wspierających jednostek
    *[other] { $count } wspierającej jednostki
    }
mod-flanked = { $count ->
    [one] { $count } wróg z flanki lub tyłu
    [few] { $count } wrogowie z flanki lub tyłu
    [many] { $count } wrogów z flanki lub tyłu
   *[other] { $count } wroga z flanki lub tyłu
}
dice-to-roll = Kości do rzutu
roll-attacker-hits = Atakujący: rzut na trafienie
roll-defender-hits = Broniący się: rzut na trafienie
roll-attacker-saves = Rzuty obronne atakującego
roll-defender-saves = Rzuty obronne broniącego się
refused-not-clear = AFV, która nie wiezie piechoty ani inżynierów, może atakować w walce bliskiej tylko wroga w czystym terenie.
refused-cover-number = Wroga w osłonie trafia się na 5+ lub 6, nie na 4+, chyba że atakuje miotacz ognia.
refused-obstacle = Przez przeszkodę atakuje w walce bliskiej tylko jednostka, która zaczyna ruch w kontakcie z nią.
refused-support-kind = Jednostki dowodzenia, zwiad i snajperzy nie mogą wspierać walki bliskiej.
refused-support-attack = Walkę bliską mogą wspierać tylko jednostki z wartością ataku.
refused-supports-itself = Ta jednostka sama bierze udział w tej walce bliskiej.
role-supporter = Kto wspiera atakującego
role-defence-supporter = Kto wspiera broniącego się
assault-support = Wsparcie w walce bliskiej
assault-support-summary = Czy jednostka może wesprzeć walkę bliską?
group-support = Wspierająca jednostka
support-kind = Rodzaj jednostki
support-distance = Odległość od wspieranej jednostki
support-sees = W polu widzenia
word-may-support = Tak: +1 kość
word-may-not-support = Nie
refused-support-distance = Jednostka jest w odległości { $distance } cm, a wsparcie sięga 10 cm.
refused-support-sight = Wsparcie wymaga pola widzenia.
note-dismount = Piechota, która wysiada dopiero w kontakcie, dostaje wszystkie trafienia i to jej dotyczy wynik walki; transporter nie dostaje żadnych.
note-wire-dismounted = Wycofuje się piechota z IFV, a nie sam IFV, więc zasieki ją eliminują.
note-dismounted-lost = Jeśli ta piechota zostanie wyeliminowana, wchodzi do pola „Straty spoza listy”; nie zaznacza się za nią jednostki z listy.
note-ifv-any-terrain = IFV wiozący piechotę może atakować w walce bliskiej wszędzie, gdzie wjedzie.
note-carrier-no-ifv = Opancerzony transporter, którego lista nie nazywa IFV, walczy jak AFV, z wartością 3.
note-exact-type = Zwiad, jednostki dowodzenia i snajperzy walczą według wiersza, który pasuje najdokładniej, a gdy żaden nie pasuje, z wartością 2.
note-artillery-afv = Artyleria, która jest AFV, walczy jak AFV.
note-who-supports = Wsparcia udzielają własne jednostki z wartością ataku, do 10 cm i w polu widzenia, oprócz jednostek dowodzenia, zwiadu i snajperów.
note-assault-to-hit = Wartość wymaganą do trafienia wyznacza osłona wroga, z którym dana strona walczy.
note-no-saves-first = Trafienia porównuje się przed rzutami obronnymi.
note-no-assault-markers = Trafienia w walce bliskiej nie zostawiają znaczników.
note-saves-first = Zasada domowa: rzuty obronne przed porównaniem trafień.
kept-saves = Obrona: bez wpływu, bo trafienia w walce bliskiej porównuje się przed rzutami obronnymi.
note-assault-hits-stay = Zasada domowa: trafienia zostają jako znaczniki i eliminują jednostkę, gdy osiągną wartość Trafień.
note-hits-stay-round-by-round = Zasada domowa: trafienia zostają jako znaczniki. Rozgrywaj rundy osobno: ten kalkulator znaczników nie dodaje.
note-across-obstacle = Przez przeszkodę wolno atakować tylko wtedy, gdy jednostka zaczęła ruch w kontakcie z nią.
note-consolidate = Zwycięzca się konsoliduje; jak daleko, mówi podręcznik.
note-nobody-scores = Żadna strona nie ma kości: rozdzielcie jednostki za obopólną zgodą.
note-nobody-scores-later = Po pierwszym remisie nikt nie ma kości: rozdzielcie jednostki za obopólną zgodą.
note-charge-first-round = Premia za szarżę liczy się tylko w pierwszej rundzie.
note-loser-falls-back = Wycofanie przegranego: suma kości za trafienia z decydującej rundy, w cm; ponad 10 cm eliminuje tylko jednostki okopane i odprzodkowane.
note-loser-stays = Przegrany, który nadal jest w kontakcie, zostaje na miejscu: walka skończona; kolejna wymaga nowego rozkazu.
note-rounds = Tyle samo trafień: kolejna runda. Pięć rund oznacza tu pięć lub więcej.
note-loser-no-limit = Wycofanie o ponad 10 cm nie eliminuje przegranego w walce bliskiej, chyba że jest okopany lub odprzodkowany.
part-assault = Walka bliska
part-attacker-hits = Trafienia atakującego
part-defender-hits = Trafienia broniącego się
part-loser = Przegrana jednostka
part-rounds = Rundy (5 to 5 lub więcej)
want-attacker-wins = szans, że wygra atakujący
want-defender-eliminated = szans na eliminację broniącego się
want-attacker-loses = szans, że atakujący przegra
want-cm-back = cm wycofania średnio
word-defender-eliminated = Broniący się wyeliminowany
word-defending-infantry-lost = Piechota broniącego się stracona
word-defender-falls-back = Broniący się wycofuje
word-defender-stays = Broniący się przegrywa, zostaje
word-another-round = Nadal remis
word-attacker-falls-back = Atakujący się wycofuje
word-attacker-eliminated = Atakujący wyeliminowany
word-attacking-infantry-lost = Piechota atakującego stracona
word-break-off = Rozdzielenie za zgodą

## Breakpoint

breakpoint = Załamanie morale
breakpoint-summary = Które straty się liczą i ile brakuje do załamania
group-breakpoint = Załamanie morale
group-losses-counted = Straty liczone
group-losses-not-counted = Straty nieliczone
breakpoint-number = Próg załamania strony (0: brak)
lost-infantry = Piechota i inżynierowie
lost-support = Wsparcie piechoty
lost-afvs = AFV
lost-carriers = Opancerzone transportery, IFV
lost-artillery = Artyleria na stole
lost-anti-air = Jednostki AA i SAM
lost-recce = Zwiad
lost-command = CO, HQ, FAO, FAC
lost-snipers = Snajperzy
lost-transports = Nieopancerzone transportery
lost-aircraft = Samoloty i śmigłowce
lost-off-table = Artyleria poza stołem
losses-counted = Straty liczone
losses-before = Bez strat
losses-to-breakpoint = Straty do załamania
word-breakpoint-reached = Próg osiągnięty
note-no-breakpoint = 0 to brak progu: straty są tylko liczone.
note-breakpoint-no-effect = Próg jest osiągnięty, gdy liczonych strat jest co najmniej tyle, ile on wynosi. Skutek podaje podręcznik.
note-not-counted = { $count ->
    [one] { $count } strata się nie liczy.
    [few] { $count } straty się nie liczą.
    [many] { $count } strat się nie liczy.
   *[other] { $count } straty się nie liczy.
}

## End phase

end-phase = Faza końcowa jednostki
end-phase-summary = Które znaczniki schodzą i czy jednostka dojdzie do siebie
group-end-phase = Jednostka
hit-markers = Znaczniki trafień
# On a button in the list of units.
quick-hit = +1 trafienie
hit-markers-left = Pozostałe znaczniki
of-active-player = Kończy się tura jej strony
suppressed-no = Nie
suppressed-before = Przed własną turą
suppressed-own-turn = We własnej turze
suppression = Przygniecenie
word-not-suppressed = Nieprzygnieciona
word-recovers = Dochodzi do siebie
word-stays-suppressed = Nadal przygnieciona
mod-markers-off = Zdjęte
note-suppressed-this-turn = Przygnieciona we własnej turze, która się kończy: dojdzie do siebie dopiero z końcem swojej następnej tury.
note-other-side-keeps = Dochodzą do siebie tylko jednostki gracza, którego tura się kończy.
note-smoke-off = Cały dym schodzi ze stołu.
note-victory = Potem sprawdź warunki zwycięstwa.
note-counters-off = Liczniki rozkazów i wezwań oraz znaki reakcji, uników i inicjatywy znikają z końcem tury ich właściciela.
note-list-clears = Lista jednostek robi to wszystko sama z końcem tury i uwzględnia zasady domowe.

## Units: state

group-unit-state = Stan
group-unit-marks = Liczy się przy rozkazie
group-unit-ground = Gdzie stoi
group-unit-kind = Czym jest
group-stat-line = Parametry
unit-activated = Działała na rozkaz w tej turze
unit-actions = Pozostałe akcje
one-action = Jedna akcja
actions-left = { $actions ->
    [one] została { $actions } akcja
    [few] zostały { $actions } akcje
    [many] zostało { $actions } akcji
   *[other] zostało { $actions } akcji
    }
unit-follow-up = Do rozegrania
follow-up-no = Nic
follow-up-misled = Porażka przy rozkazie
follow-up-named = Cele porażki
follow-up-next-unit = Następna jednostka
follow-up-suffers = Ogień do niej
follow-up-deviation = Odchylenie
follow-up-smoke = Odchylenie dymu
follow-up-fire = Jej atak
follow-up-fired = Inne w jej strefie
unit-orders = Rozkazy w tej turze
unit-fights = Z kim kolejna runda
unit-eliminated = Wyeliminowana
unit-aborted = Przerwała misję
unit-fired-at = Po ogniu przeciwlotniczym
unit-requests = Wezwania w tej turze
unit-test-failed = Nieudany test w tej turze
unit-reaction-fire = Strzelała z reakcji
unit-evaded = Wykonała unik przed ATGW
unit-initiative = Działała w fazie inicjatywy
acted-on-order = Wykorzystała już rozkaz; kolejna akcja wymaga następnego rozkazu.
unit-cover = Osłona
unit-dug-in = Okopana
unit-fortified = W fortyfikacjach
unit-limbered = Zaprzodkowana
lowered-no = Nie
lowered-next-turn = W jej następnej turze
lowered-this-turn = W tej turze
lowered-both-turns = W tej i następnej turze

## Units: kind and stat line

unit-kind = Rodzaj
unit-infantry = Piechota
    .short = piech
unit-support = Wsparcie piechoty
    .short = wsparcie
unit-engineers = Inżynierowie
    .short = saperzy, saper, inżynieryjny
unit-afv = AFV
    .short = czołg, czołgi
unit-ifv = IFV
    .short = BWP, bewup
unit-carrier = Transporter, nie IFV
    .short = transporter, TO
unit-flamethrower = Miotacz ognia pojazdu
unit-transport = Nieopancerzony transport
    .short = ciężarówka, ciężarówki, transport
unit-artillery = Artyleria na stole
    .short = artyleria, haubica, haubice
unit-off-table = Artyleria poza stołem
    .short = poza stołem, haubica poza stołem, haubice poza stołem, działa poza stołem
unit-anti-air = AA lub SAM
    .short = plot, przeciwlotniczy, AA, SAM
unit-recce = Zwiad
unit-co = CO
unit-hq = HQ
unit-fao = FAO
unit-fac = FAC
unit-sniper = Snajper
unit-aircraft = Samolot
    .short = samoloty
unit-helicopter = Śmigłowiec
    .short = helikopter, śmigłowce
unit-formation = Formacja
formation-none = Brak
formation-a = Formacja A
formation-b = Formacja B
formation-c = Formacja C
formation-d = Formacja D
formation-e = Formacja E
formation-f = Formacja F
formation-g = Formacja G
formation-h = Formacja H
orders-a = { formation-a }: rozkazy
orders-b = { formation-b }: rozkazy
orders-c = { formation-c }: rozkazy
orders-d = { formation-d }: rozkazy
orders-e = { formation-e }: rozkazy
orders-f = { formation-f }: rozkazy
orders-g = { formation-g }: rozkazy
orders-h = { formation-h }: rozkazy
unit-is-recce = Zwiad
unit-armour = Pancerz
unit-carriage = Rodzaj artylerii
carriage-towed = Ciągniona
carriage-self-propelled = Samobieżna
carriage-naval = Morska
unit-falls-back-freely = Ma swobodne wycofanie
    .short = swobodne wycofanie
unit-hits = Wartość Trafień
    .short = hits, trafienia
unit-save = Wartość Obrony
    .short = save, obrona
unit-attack = Atak
    .short = atak, att, #/#
unit-mark = Znak przy ataku
unit-range = Zasięg
    .short = zasięg, zas
unit-second-attack = Drugi atak (0: brak)
    .short = drugi atak, atak 2, /
unit-second-mark = Znak przy drugim ataku
unit-second-range = Zasięg drugiego ataku
unit-move = Ruch
    .short = ruch

## Units: what follows

then-loss-counts = Wyeliminowana: liczy się do załamania.
then-loss-does-not-count = Wyeliminowana: nie liczy się do załamania.
then-aborted = Przerwała misję: bez ataku.
then-suppressed = Przygnieciona. Karta podaje tylko te skutki:
then-recovers = Przygnieciona: dojdzie do siebie z końcem własnej tury.
then-recovers-later = Przygnieciona we własnej turze: dojdzie do siebie z końcem swojej następnej tury (zasada domowa: już tej).
then-off-table-holds = Trafiona ponownie poza stołem: przy wycofaniu do 10 cm zostaje, powyżej ginie.
then-holds = Trafiona ponownie: przy wycofaniu do 10 cm zostaje, powyżej ginie.
then-falls-back-freely = Trafiona ponownie: wycofuje się, bez względu na odległość.
then-falls-back = Trafiona ponownie: wycofuje się; przy wycofaniu o ponad 10 cm ginie.
then-suppressed-assault = −1 kość w walce bliskiej.
then-marked = Reakcja, unik lub inicjatywa: −1 do rozkazu jej formacji.
then-actions = { $actions ->
    [one] Ma jeszcze jedną akcję.
    [few] Ma { $actions } akcje.
    [many] Ma { $actions } akcji.
    *[other] Ma { $actions } akcji.
    }
then-activated = „Ogień krzyżowy!”: bez rzutu na przygniecenie, bo w tej turze już działała.
then-moves = ruch { $centimetres } cm
then-lowered-next-turn = −1 do wartości dowodzenia w jej następnej turze.
then-lowered = −1 do wartości dowodzenia w tej turze.
then-recce = Jako cel ma osłonę o stopień lepszą.
then-hit-on-6 = Jako cel trafiana na 6.
then-lost-in-a-rout = Zmuszona do ucieczki ginie.
then-loaded-ifv = Na piechotę wysiadającą dopiero w kontakcie spadają wszystkie trafienia w tej walce, na transporter żadne.
then-eliminated-by = { $count ->
    [one] Jeszcze { $count } trafienie i ginie.
    [few] Jeszcze { $count } trafienia i ginie.
    [many] Jeszcze { $count } trafień i ginie.
   *[other] Jeszcze { $count } trafienia i ginie.
}
then-shot-down-by = { $count ->
    [one] Jeszcze { $count } trafienie i jest zestrzelona.
    [few] Jeszcze { $count } trafienia i jest zestrzelona.
    [many] Jeszcze { $count } trafień i jest zestrzelona.
    *[other] Jeszcze { $count } trafienia i jest zestrzelona.
    }
then-weaker = Atakuje z −{ $count }.
then-next-request = Następne wezwanie z −{ $count }.
then-test-failed = Jej test się nie udał: czy może próbować znów w tej turze, podaje podręcznik.

## The side

group-orders-this-turn = Rozkazy w tej turze
group-side-fire = Dym i planowane misje
side-smoke = Zasłony dymne na stole
side-planned-fire = Planowane misje artylerii
side-planned-air = Planowane misje lotnictwa
side-breakpoint = Próg załamania (0: brak)
side-more-losses = Straty spoza listy
then-next-order = { $formation }: następny rozkaz z −{ $count }.
then-next-order-or = { $formation }: następny rozkaz z −{ $count }, a z −{ $most }, gdy liczy się każdy powód.
then-losses = Straty liczone: { $count }.
then-breakpoint = Straty { $count } z { $breakpoint }.
then-breakpoint-reached = Próg załamania osiągnięty: straty { $count } z { $breakpoint }.
then-planned-fire = { $count ->
    [one] { $count } misja artylerii w fazie planowanego ostrzału.
    [few] { $count } misje artylerii w fazie planowanego ostrzału.
    [many] { $count } misji artylerii w fazie planowanego ostrzału.
   *[other] { $count } misji artylerii w fazie planowanego ostrzału.
}
then-planned-air = { $count ->
    [one] { $count } nalot w fazie planowanego ostrzału.
    [few] { $count } naloty w fazie planowanego ostrzału.
    [many] { $count } nalotów w fazie planowanego ostrzału.
   *[other] { $count } nalotu w fazie planowanego ostrzału.
}
then-blunder = Dwie 6: rzuć na tabelę porażek.
then-crossfire = „Ogień krzyżowy!”: rozegraj ataki na trzy własne jednostki najbliższe dowódcy.
then-on-your-own = „Strzelacie do swoich!”: wskaż własną jednostkę najbliższą pierwotnego celu i rozegraj ogień do niej.
then-take-cover = „Kryć się!”: wskaż własną jednostkę najbliższą pierwotnego celu i rozegraj nalot na nią.
then-next-unit = Następna jednostka z tego samego wezwania dostaje tyle samo ataków.
then-crawl = „Wyczołgać się!”: rusza się o połowę Ruchu.
then-deviation = Wezwanie przyjęte: rzuć na odchylenie.
then-fire = Jej ogień jeszcze nierozegrany.
then-strike = Jej nalot jeszcze nierozegrany; wcześniej ogień przeciwlotniczy wroga.
then-strike-now = Ogień przeciwlotniczy już oddany; jej nalot jeszcze nierozegrany.
then-fired = Są w jej strefie inne jednostki? Zaatakuj każdą, potem stuknij „Pomiń”.
then-loser-falls-back = Przegrała walkę bliską: wycofuje się.
then-goes-back = Przegrała walkę bliską, wycofuje się o { $centimetres } cm: na co natrafia po drodze?
then-halted = Stanęła przy swoich jednostkach: są przygniecione.
then-another-round = Tyle samo trafień: czeka ją kolejna runda walki.
then-routed-through = Uciekała przez przygniecione własne jednostki: też zostają wyeliminowane.
note-blunder-first = Najpierw rozegraj porażkę tej jednostki.
note-mission-first = Już wezwana: najpierw rozegraj tę misję.
then-planned-later = W tej turze był już test: planowane misje przypadają na następną.
then-smoke = { $count ->
    [one] { $count } zasłona dymna: schodzi w fazie końcowej.
    [few] { $count } zasłony dymne: schodzą w fazie końcowej.
    [many] { $count } zasłon dymnych: schodzi w fazie końcowej.
   *[other] { $count } zasłony dymnej: schodzi w fazie końcowej.
}

## Checklist

phase-scheduled-fire = Planowany ostrzał
phase-initiative = Inicjatywa
phase-command = Dowodzenie
phase-end = Końcowa
heading-plan = Planowane misje
heading-planned-artillery = Przy każdej planowanej misji artylerii
heading-planned-air = Przy każdym planowanym nalocie
heading-each-order = Przy każdym rozkazie
heading-artillery = FAO: artyleria
heading-air = FAC: lotnictwo
heading-every-hit = Dla każdej trafionej jednostki
step-plan = Brak planowanych misji. Planujesz je na ekranie „Oddziały”, na końcu listy swojej strony: { group-side-fire }.
step-planned-artillery = Wyznacz strefę o średnicy 20 cm, dla rakiet i dział morskich 30 cm. Odchylenie tylko wtedy, gdy je uzgodniono.
step-artillery-fire = Wybierz koncentrację lub ogień zaporowy; rzucaj dla każdej jednostki w strefie, także własnej.
step-planned-air = Wyznacz strefę o średnicy 20 cm. Odchylenie tylko wtedy, gdy je uzgodniono.
step-anti-air = Strzelają wszystkie AA i SAM, które mają cel w zasięgu i polu widzenia: trafiają na 5+; potem rzuty na przerwanie misji.
step-air-strike = Rzucaj dla każdej jednostki w strefie albo podwój ataki na jedną wybraną.
step-initiative-act = Jednostki, które mają wroga w zasięgu inicjatywy, mogą działać. Oznacz te, które działały: −1 do późniejszego rozkazu w tej turze.
step-engineering = Prace inżynierskie.
step-recce-contact = Zwiad może nawiązać kontakt z jednostkami dowodzenia.
step-order = Wydaj rozkaz formacji: zsumuj modyfikatory, rzuć 2K6.
step-order-bonus = Dwie 1: każda jednostka grupy może wykonać dwie akcje.
step-order-blunder = Dwie 6: rzuć na tabelę porażek dowodzenia.
step-fire = Strzelaj: Atak i modyfikatory dają kości; policz trafienia.
step-assault = Walka bliska: rzucają obie strony; walczcie, aż jedna wygra.
step-dismount = Na piechotę wysiadającą dopiero w kontakcie spadają wszystkie trafienia w tej walce, na transporter żadne.
step-assault-loser = Przegrany jest wyeliminowany, gdy dostał co najmniej dwa razy więcej trafień, niż zadał (chyba że chroni go zasada domowa); w przeciwnym razie się wycofuje. Zwycięzca się konsoliduje.
step-next-order = Następny rozkaz dla tej samej formacji w tej turze: kolejne −1.
step-artillery-request = Wezwij ogień: zsumuj modyfikatory, rzuć 2K6.
step-artillery-blunder = Dwie 6: rzuć na tabelę porażek artylerii.
step-artillery-deviation = Rzuć na odchylenie; po dwóch 1 go nie ma.
step-air-request = Wezwij samoloty: zsumuj modyfikatory, rzuć 2K6.
step-air-blunder = Dwie 6: rzuć na tabelę porażek lotnictwa.
step-air-deviation = Rzuć na odchylenie; po dwóch 1 go nie ma.
step-saves = Jeśli cel ma Obronę, rzuć kością za każde trafienie; sukces je znosi.
step-markers = Jeśli nowe i wcześniejsze trafienia razem osiągają wartość Trafień celu, jest on wyeliminowany. Jeśli nie, zaznacz nowe.
step-suppression = Jeśli cel przetrwał i nie był przedtem przygnieciony, rzuć kością za każde nieobronione trafienie z tego ataku: przygniata go choć jeden wynik, który by trafił.
step-fall-back = Jednostka przygnieciona już przed tym atakiem: zsumuj kości za nieobronione trafienia i wycofaj ją o tyle cm.
step-markers-off = Zdejmij znaczniki trafień ze swoich jednostek.
step-markers-off-both = Zdejmij znaczniki trafień z jednostek obu stron.
step-smoke-off = Zdejmij cały dym.
step-recovery = Twoje jednostki przygniecione przed tą turą dochodzą do siebie.
step-recovery-all = Wszystkie twoje przygniecione jednostki dochodzą do siebie.
step-victory = Sprawdź warunki zwycięstwa.
step-breakpoint = Sprawdź próg załamania.

## Words that several calculators ask for

cover = Osłona
cover-open = Teren otwarty
cover-light = Lekka lub częściowa
cover-hard = Twarda lub pełna
target-kind = Cel to
target-ordinary = Zwykła jednostka
target-recce = Zwiad
target-command = Dowodzenie
target-sniper = Snajper
armour = Opancerzenie
armour-none = Nie­opan­cerzony
armour-carrier = Opancerzony, nie AFV
armour-open-afv = Otwarta AFV
    .short = otwarta AFV, otwarta, otwarty, otwarte, AFV otwarta, AFV otwarty
armour-full-afv = AFV w pełni opancerzona
    .short = w pełni opancerzona, w pełni opancerzony, w pełni opancerzone
attack-mark = Znak przy ataku
open-fired-at = Ogień bezpośredni: do niej
open-shelled = Ostrzał artyleryjski: cel
open-struck = Nalot: na nią
open-fires = Ogień bezpośredni: strzela
open-shells = Ostrzał artyleryjski: prowadzi
open-strikes = Nalot: atakuje
open-assaults = Walka bliska: atakuje
open-assaulted = Walka bliska: przeciw niej
open-friends = Swoi na drodze
role-shooter = Kto strzela
role-target = Do kogo
role-unit = Która jednostka
role-commander = Kto wydaje rozkaz
role-ordered = Komu (z całą formacją)
role-attacker = Kto atakuje w walce bliskiej
role-defender = Kogo atakuje
role-loser = Kto przegrał
role-fao = Który FAO
role-fac = Który FAC
role-battery = Która artyleria
role-air-unit = Która jednostka lotnicza
role-anti-air = Które jednostki AA i SAM
role-also-on-mission = Razem z nią w misji
open-next-anti-air = Ogień przeciwlotniczy: do następnej
open-next-counter-battery = Ogień przeciw­bateryjny!: do następnej
open-next-fighters = Wrogie myśliwce!: następna
role-in-zone = Jednostka w strefie
role-own-unit = Własna jednostka najbliżej celu
mark-none = Brak
mark-star = * nie panc.
    .short = *
mark-hash = # tylko panc.
    .short = #
save = Wartość Obrony
save-none = Brak
save-each-hit = Znosi trafienie
hits = Wartość Trafień
hits-left = Trafienia do eliminacji
marked-before = Trafienia już na niej
mod-marked = Wcześniejsze trafienia
already-suppressed = Już przygnieciona
number-0 = 0
number-2 = 2+
number-3 = 3+
number-4 = 4+
number-5 = 5+
number-6 = 6
number-minus-1 = −1
number-minus-2 = −2
number-minus-3 = −3
number-minus-4 = −4
number-minus-5 = −5
number-minus-6 = −6
position = Położenie
position-free = Może się ruszyć
position-dug-in = Okopana, nie AFV
position-dug-in-afv = Okopana AFV
position-unlimbered = Odprzodk./poza stołem
position-fortified = W fortyfikacjach
position-dug-in-fortified = Okopana w fortyfikacjach
exempt = Swobodne wycofanie
exempt-or-recce = Zwiad lub swobodne wycofanie
meets = Na drodze
meets-clear = Nic
meets-enemy = Teren zajęty przez wroga
meets-impassable = Teren nieprzekraczalny
meets-minefield = Pole minowe
meets-dummy = Pozorne pole minowe
meets-edge = Krawędź stołu
meets-wire = Zasieki
meets-friend = Swoi, nieprzygnieceni
meets-suppressed-friend = Swoi, przygnieceni
soft = Piechota, nieopanc. transporter
attack = Atak
number-of-dice = Kości ataku
to-hit = Trafienie na
mod-never-below-0 = Nigdy poniżej 0

## The number to hit

suppressive-fire = Ogień osłonowy
mod-recce = Zwiad: osłona o stopień lepsza
mod-afv-indirect = AFV pod ogniem pośrednim
firer = Strzela
firer-ordinary = Zwykła jednostka
firer-flamethrower = Miotacz ognia pojazdu
firer-sniper = Snajper
kept-suppressive = Rodzaj celu i strzelającego: bez wpływu, bo ogień osłonowy trafia na 6.
kept-own-number = Rodzaj celu: bez wpływu, bo ten strzelający trafia na 4+.
kept-cover-command = Osłona: bez wpływu, bo jednostki dowodzenia i snajperów trafia się na 6.
kept-recce-hard = Zwiad: bez wpływu, bo twarda osłona nie może być lepsza.
kept-afv-indirect = AFV pod ogniem pośrednim: bez wpływu, bo osłona utrudnia trafienie co najmniej tak samo.
kept-afv-air = AFV: bez wpływu, bo wartości AFV dotyczą artylerii; wezwany nalot liczy się według osłony.

## Direct fire

direct-fire = Ogień bezpośredni
direct-fire-summary = Kości, trafienia, obrona i co się stanie z celem
group-target = Cel
group-firers = Strzelający
group-how-they-fire = Jak strzelają
group-fall-back = Wycofanie
group-firers-2 = Drugi rodzaj strzelających
group-firers-3 = Trzeci rodzaj strzelających
group-firers-4 = Czwarty rodzaj strzelających
group-more-dice = Inne kości
target-unarmoured = Cel nieopancerzony
units-firing = Ile jednostek strzela
units-of-kind = Jednostki tego rodzaju
gun = Działo na wprost
gun-none = Nie
gun-light = Lekkie, do 99 mm
    .short = lekkie działo, lekkie
gun-medium = Średnie, 100–122 mm
    .short = średnie działo, średnie
gun-heavy = Ciężkie, ponad 122 mm
    .short = ciężkie działo, ciężkie
range = Zasięg
distance = Odległość
flank-or-rear = Flanka lub tył
units-apart = Strzelają z innego miejsca
apart-distance = Odległość stamtąd
apart-flank = Stamtąd flanka lub tył
firer-afv = Strzelają AFV
on-the-move = W ruchu
moving-no = Nie
moving-s1 = Z S1
moving-s2 = Z S2
moving-neither = Bez S1, S2
pop-up = Śmigłowiec: pop-up
more-dice = Dodatkowe kości
dice-of-each = Kości każdej jednostki
dice-of-each-apart = Kości każdej z innego miejsca
dice-of-each-2 = Kości każdej: drugi rodzaj
dice-of-each-3 = Kości każdej: trzeci rodzaj
kind-1 = Pierwszy rodzaj
kind-1-apart = Pierwszy rodzaj z innego miejsca
kind-2 = Drugi rodzaj
kind-2-apart = Drugi rodzaj z innego miejsca
kind-3 = Trzeci rodzaj
kind-3-apart = Trzeci rodzaj z innego miejsca
kind-4 = Czwarty rodzaj
half-range = Do połowy zasięgu
mod-afv-close = Strzał AFV w cel nieopancerzony, do 20 cm
kept-afv-armoured = Strzał AFV do 20 cm: +1 tylko przy celu nieopancerzonym.
kept-afv-too-far = Strzał AFV w cel nieopancerzony: powyżej 20 cm bez +1.
kept-flank-once = Flanka i tył: +1 raz, nie dwa razy.
beside-half-range = połowa zasięgu: +1
beside-out-of-range = poza zasięgiem
refused-out-of-range = Cel jest w odległości { $distance } cm, a zasięg to { $range } cm.
refused-moving = W ruchu strzelają tylko jednostki z S1 lub S2.
refused-nobody-fires = Nikt nie strzela: podaj jednostki lub kości.
refused-other-side = Jednostki obu stron nie strzelają razem.
refused-other-number = Te jednostki trafiają na różne wartości: rozegraj ich ogień jako osobne ataki.
refused-twice = Ta jednostka już bierze w tym udział.
refused-held = Jednostka zostaje na miejscu, więc na nikogo nie wpada.
refused-not-its-turn = Rozkazy wydaje i wsparcie wzywa tylko gracz, którego tura trwa.
refused-too-early = Wydawanie rozkazów i wzywanie wsparcia zaczyna się dopiero po dwóch pierwszych fazach.
refused-other-shells = Działa, rakiety i działa morskie strzelają osobno: każde z własnym odchyleniem, strefą i sumą.
refused-struck = Ta jednostka została już zaatakowana w tej strefie: każdą atakuje się raz.
refused-crawl = Wyczołgują się tylko jednostki, których dotyczył ten rozkaz, każda raz.
refused-star = Atak ze znakiem * nie szkodzi celom opancerzonym.
refused-hash = Atak ze znakiem # nie szkodzi celom nieopancerzonym.
refused-no-dice = Nie ma kości do rzutu.
refused-too-many-dice = Za dużo kości ({ $dice }): najwyżej { $most }. Podziel rzut na dwa.
refused-eliminated = Jednostka jest już wyeliminowana: trafienia { $marked } z { $most }.
note-moving-cost-unset = { $class }: karta nie podaje modyfikatora strzału w ruchu. Odejmij go samodzielnie albo wpisz raz w zasadach domowych.
note-gun-letter = Karta zapisuje ten zasięg jako 100H i nie mówi, co znaczy H: tu bez skutku.
note-gun-between = Kalibrów 86–99 mm nie ma na karcie. Rozstrzygnięcie: to lekkie działa, jak 25-funtowe.
note-other-numbers-apart = Wszystkie te jednostki trafiają na tę samą wartość. Inne rozegraj potem jako osobny atak.
note-alike = Jednostki jednego rodzaju strzelają z tej samej odległości i strony. Pozostałe wpisz w „Strzelają z innego miejsca”.
refused-elsewhere = Strzelających jednostek: { $units }. Z innego miejsca nie może strzelać więcej.

## What fire does

fire-resolution = Skutek ostrzału
fire-resolution-summary = Znasz kości i wartość trafienia: obrona, trafienia, przygniecenie, wycofanie
group-attack = Atak
part-target = Atakowana jednostka
part-hits = Trafienia po obronie
want-eliminated = szans na eliminację
want-suppressed = szans na przygniecenie
want-falls-back = szans na wycofanie
want-stays-put = szans, że po trafieniu zostanie na miejscu
want-halts = szans, że stanie przy swoich
want-marked = szans, że zostaną tylko znaczniki trafień
want-hits = trafienia średnio
attack-die = kość ataku
attack-dice = kości ataku
part-fall-back = Wycofanie
part-eliminated-by = Przez co wyeliminowana
part-unit = Jednostka
word-no-effect = Bez skutku
word-marked = Tylko znaczniki trafień
word-suppressed = Przygnieciona ogniem
word-falls-back = Wycofuje się
word-stays-put = Zostaje na miejscu
word-halts = Staje przy swoich
word-eliminated = Wyeliminowana
word-both-eliminated = Obie wyeliminowane
word-not-eliminated = Nie wyeliminowana
word-by-hits = Przez trafienia
word-by-distance = Ponad 10 cm wycofania
word-on-the-way = Po drodze
word-at-once = Od razu
roll-to-hit = Rzut na trafienie
roll-saves = Rzuty obronne
roll-suppression = Rzut na przygniecenie
roll-fall-back = Rzut na wycofanie, w cm
note-away-from = Prosto od najbliższego wroga, który brał udział w ataku; jeśli takiego nie ma na stole, od najbliższego innego wroga.
note-holds = W tym położeniu jednostka przy wycofaniu do 10 cm zostaje na miejscu; ponad 10 cm ją eliminuje, zwiad też.
note-friend-suppressed = Staje w zetknięciu ze swoimi, a oni zostają przygnieceni.
note-dummy = Pozorne pole minowe jest tu nieszkodliwe.
note-wire = Zasieki eliminują piechotę i nieopancerzone transportery; inne jednostki idą dalej.
note-rout-list = Zasada domowa: wycofanie według listy ucieczki.

## Falling back and rout

fall-back = Wycofanie
fall-back-summary = Gdzie kończy się wymuszony ruch
fall-back-distance = Odległość wycofania
back-cause = Przez co się wycofuje
back-by-fire = Ostrzał
back-by-assault = Przegrana walka bliska
role-friend = Własna jednostka na drodze wycofania
kept-limit-exempt = Ponad 10 cm: bez wpływu, bo to zwiad lub jednostka ze swobodnym wycofaniem.
note-deadly-places = Teren zajęty przez wroga lub nieprzekraczalny, pole minowe i krawędź stołu eliminują jednostkę, zwiad też.
note-through-suppressed = Ucieczka przez przygniecionych swoich: obie jednostki są wyeliminowane.
note-over-10 = Wycofanie o ponad 10 cm w jednej rundzie ostrzału eliminuje jednostkę, chyba że to zwiad lub ma swobodne wycofanie.
rout = Ucieczka
rout-summary = Test ucieczki z „Ognia krzyżowego!” i gdzie kończy się ucieczka
group-rout = Uciekająca jednostka
hits-kept = Trafienia po obronie
rout-dice = Kości ucieczki
roll-rout = Rzut na ucieczkę, w cm
word-no-rout = Bez ucieczki
note-no-rout = Nie zostało żadne trafienie: bez ucieczki.
note-lost-at-once = Odprzodkowane działa, okopane AFV i jednostki w fortyfikacjach są eliminowane, gdy muszą uciekać.
note-rout-borrows = Karta nie podaje kości ucieczki: rzuć jak na wycofanie, z tym samym limitem 10 cm i tymi samymi wyjątkami.

## Artillery fire and air strikes

artillery-fire = Ostrzał artyleryjski
artillery-fire-summary = Co koncentracja lub ogień zaporowy zrobi jednostce w strefie
group-target-in-zone = Jednostka w strefie
group-batteries = Artyleria
shoot = Rodzaj ognia
shoot-concentration = Koncentracja
shoot-barrage = Zaporowy
mod-average = Średnia z { $units } jednostek
note-barrage-rounded = Średnia zaokrąglona do całości, połówki w górę.
note-zone-every-unit = Dla każdej jednostki w strefie, także własnej, rzuca się wszystkimi kośćmi. Rozgrywaj po kolei.
note-zone-no-direct-fire-lines = Połowa zasięgu, flanka itp. nic tu nie zmieniają.
note-marked-left-out = Ataki ze znakiem * lub #, które nie mogą zaszkodzić tej jednostce, są pominięte w sumie i w średniej.
air-strike = Nalot
air-strike-summary = Co samoloty i śmigłowce zrobią jednostce w strefie
group-air-units = Jednostki lotnicze
group-air-units-2 = Drugi rodzaj lotnictwa
group-air-units-3 = Trzeci rodzaj lotnictwa
air-units = Ile atakuje
air-units-of-kind = Jednostki tego rodzaju
attack-after-aa = Atak po ogniu przeciwlotniczym
single-target = Jeden wybrany cel
mod-single-target = Jeden cel: podwojone ataki
note-single-target = Cel wybiera się po odchyleniu spośród jednostek w strefie; atakuje się tylko jego. Straty zadane przez AA odejmij przed podwojeniem.
note-air-cover-numbers = Wezwany nalot trafia według osłony; wartości AFV dotyczą tylko artylerii.

## Anti-air fire

anti-air = Ogień przeciwlotniczy
anti-air-summary = Jednostka lotnicza zestrzelona, przerywa misję albo atakuje tym, co zostało
group-aa = AA i SAM
group-air-unit = Jednostka lotnicza
aa-dice = Suma ich ataków
air-marked = Otrzymane trafienia w tej misji
others-on-mission = Inne jednostki w misji
aircraft-hit-on = Ogień AA i SAM do lotnictwa
attack-before-aa = Atak w tej chwili
roll-abort = Czy przerywa misję?
refused-shot-down = Jednostka jest już zestrzelona: trafienia { $marked } z { $most }.
part-air-unit = Jednostka lotnicza
part-attack-left = Pozostały atak
want-stopped = szans na zestrzelenie lub przerwanie misji
want-shot-down = szans na zestrzelenie
want-attack-left = kości ataku zostaje średnio
word-attacks = Atakuje z pełną siłą
word-attacks-reduced = Atakuje osłabiona
word-aborts = Przerywa misję
word-shot-down = Zestrzelona
note-aa-all-fire = Strzelają razem wszystkie AA i SAM, które mają cel w zasięgu i polu widzenia.
note-aa-order = Kolejność: wezwanie, odchylenie, ogień przeciwlotniczy, strefa, skutki.
note-aa-loss-first = Straty każdej jednostki lotniczej odejmij od jej ataku, zanim ataki zsumujesz i podwoisz.
kept-old-hits = Wcześniejsze trafienia: bez kolejnego rzutu na przerwanie misji; wymagają go tylko nowe.

## Blunders

group-blunder = Porażka
blunder = Porażka
blunder-roll = Rzuć
roll-blunder = Rzut na tabelę porażek
roll-attacks = Rzut na liczbę ataków
known-attacks = Wyrzucone ataki (0: rzuć)
refused-known-attacks = Tylu ataków nie da żaden rzut.
open-crawl = Wyczołgać się!: jednostka
role-nearest = Trzy najbliższe jednostki
role-crawler = Kto się wyczołguje
command-blunder = Porażka dowodzenia
command-blunder-summary = Pełne skutki: „Przerwać ogień!”, „Wyczołgać się!” lub „Ogień krzyżowy!”
cease-fire = Przerwać ogień!
crawl-away = Wyczołgać się!
crossfire = Ogień krzyżowy!
group-command-unit = Jednostka dowodzenia
group-crossfire = Ogień krzyżowy!: najbliższa
group-second-unit = Ogień krzyżowy!: druga
group-third-unit = Ogień krzyżowy!: trzecia
group-crawl = Wyczołgać się!: jednostka
first-unit = Najbliższa jednostka
second-unit = Druga jednostka
third-unit = Trzecia jednostka
crossfire-units = Jednostki pod ostrzałem
before = Przed porażką
before-fresh = Nic
before-activated = Aktywowana w tej turze
before-suppressed = Przygnieciona
full-move = Jej Ruch
in-the-open = W terenie otwartym
sees-enemy = Widzi wroga
in-the-way = Na drodze
way-around = Przeszkoda do obejścia
way-suppressed-unit = Przygnieciona jednostka
part-crawler = Wyczołgująca się jednostka
part-lowered = Wartość dowodzenia w następnej turze
word-value-as-it-is = Bez zmian
word-value-lowered = O 1 niższa
word-does-not-move = Nie rusza się
word-half-move = Pół Ruchu
word-halts-both-suppressed = Staje, obie przygniecione
note-cease-fire = K6 ataków na samą jednostkę dowodzenia, każdy trafia na 4+.
note-cease-fire-lowers = Jeśli jednostka dowodzenia zostaje przygnieciona albo była już wcześniej, w swojej następnej turze ma wartość dowodzenia niższą o 1.
note-crossfire = Każda z trzech własnych jednostek najbliższych dowódcy dostaje wszystkie ataki. Po kolei, od najbliższej.
note-crossfire-split = Zasada domowa: ataki są dzielone, od najbliższej jednostki.
note-crossfire-then = Aktywowana w tej turze: bez rzutu na przygniecenie. Przygnieciona wcześniej: zamiast tego test ucieczki.
note-crawl-formation = Ruszają się nieprzygniecione, stojące w otwartym terenie jednostki formacji, której rozkaz zakończył się porażką dowodzenia.
note-crawl-all = Zasada domowa: ruszają się wszystkie nieprzygniecione jednostki strony stojące w otwartym terenie.
note-crawl-way = Jednostka oddala się prosto od najbliższego widocznego wroga; może omijać przeszkody, o ile nie zbliży się do żadnego widocznego wroga.
note-crawl-sees-nobody = Jednostka, która nie widzi wroga, nie rusza się.
note-crawl-mover-only = Wyeliminowana jest tylko jednostka, która się wyczołguje; przygnieciona na jej drodze zostaje.
note-crawl-both-suppressed = Staje w zetknięciu ze swoją jednostką i obie są przygniecione.
artillery-blunder = Porażka artylerii
artillery-blunder-summary = Pełne skutki: „Nadlatuje!”, „Ogień przeciwbateryjny!” lub „Strzelacie do swoich!”
incoming = Nadlatuje!
counter-battery = Ogień przeciw­bateryjny!
on-your-own = Strzelacie do swoich!
on-your-own-short = Strzelacie do swoich!
group-fao = FAO
group-towed = Artyleria ciągniona
group-self-propelled = Artyleria samobieżna
group-naval = Artyleria morska
group-own-shoot = Ostrzał
group-own-unit = Własna jednostka najbliżej celu
towed-ordered = Wezwane jednostki ciągnione
self-propelled-ordered = Wezwane jednostki samobieżne
naval-ordered = Wezwane jednostki morskie
attacks-of-shoot = Kości ataku ostrzału
shoot-was-smoke = Zasłona dymna
fao-to-unit = Od FAO do tej jednostki
higher-than-unit = FAO lub FAC stoi wyżej od niej
part-guns-eliminated = Wyeliminowana artyleria
part-guns-suppressed = Przygnieciona artyleria
want-command-unit-lost = szans na utratę jednostki dowodzenia
want-value-lowered = szans na obniżenie wartości dowodzenia
want-nearest-lost = szans na utratę najbliższej jednostki
want-second-lost = szans na utratę drugiej jednostki
want-third-lost = szans na utratę trzeciej jednostki
want-observer-lost = szans na utratę FAO lub FAC
want-gun-lost = szans na utratę choć jednej jednostki artylerii
want-gun-suppressed = szans, że choć jedna jednostka artylerii będzie przygnieciona
want-own-unit-lost = szans na utratę własnej jednostki
want-air-unit-lost = szans na choć jedno zestrzelenie
want-air-unit-aborts = szans na choć jedno przerwanie misji
refused-no-ordered-artillery = Nie wezwano żadnej artylerii.
note-counter-battery = Jedna K6 na wszystkie: każda wezwana jednostka dostaje tyle ataków, najpierw ciągnione. Szanse obejmują tylko eliminację i przygniecenie.
note-counter-battery-in-turn = Jedna K6 na wszystkie: każda wezwana jednostka dostaje tyle ataków, najpierw ta.
note-rockets-by-carriage = Jednostki rakietowe: ciągnione trafiane na 4+, samobieżne na 5+.
note-off-table-holds = Artyleria poza stołem nie może się ruszyć: liczy się jako odprzodkowana.
note-on-your-own = Właściciel artylerii nadal wybiera koncentrację lub ogień zaporowy. Inne jednostki w strefie rozegraj po kolei w kalkulatorze „Ostrzał artyleryjski”.
note-smoke-stays = Dym pozostaje dymem, tylko spada gdzie indziej.
note-in-zone = Własna jednostka najbliższa pierwotnego celu jest w strefie, jeśli odchylenie to najwyżej { $radius } cm.
air-blunder = Porażka lotnictwa
air-blunder-summary = Pełne skutki: „Ostrzał pokładowy!”, „Wrogie myśliwce!” lub „Kryć się!”
strafed = Ostrzał pokładowy!
enemy-fighters = Wrogie myśliwce!
take-cover = Kryć się!
group-fac = FAC
group-own-strike = Nalot
air-units-ordered = Wezwane jednostki lotnicze
attacks-of-strike = Kości ataku nalotu
fac-to-unit = Od FAC do tej jednostki
part-shot-down = Zestrzelone jednostki
part-aborted = Przerwane misje
refused-no-air-units = Nie wezwano żadnej jednostki lotniczej.
note-fighters = Jedna wspólna K6. Trafienia osiągają wartość Trafień: jednostka zestrzelona. Kość za trafienie: choć jedno 5+ przerywa misję. Ocalałe nie atakują.
note-fighters-in-turn = Ta sama K6 na każdą wezwaną jednostkę lotniczą, najpierw na tę.
note-take-cover = Wszystkie wezwane jednostki lotnicze atakują własną jednostkę najbliższą pierwotnego celu. Inne jednostki w strefie rozegraj po kolei w kalkulatorze „Nalot”.

## House rules

group-house-rules = Zasady domowe
moving-cost-unset = Nie wpisano
house-s1 = S1: kości za strzał w ruchu
house-s2 = S2: kości za strzał w ruchu
house-command-part-steps = Odległość dowodzenia: liczy się rozpoczęte 20 cm
house-air-part-steps = Odchylenie lotnictwa: liczy się rozpoczęte 20 cm
house-alternatives-add-up = Liczy się każdy powód z wiersza
house-first-rocket = Za pierwszą jednostkę rakietową lub morską też −1
house-started-three = Liczy się rozpoczęta trójka artylerii
house-first-air-test = Pierwszy test lotniczy też −1
house-air-is-indirect = Lotnictwo trafia AFV jak artyleria
house-six-against-command = Miotacz i snajper trafiają dowodzenie i snajperów na 6
house-rout-list = Wycofanie według listy ucieczki
house-crawl-all = Wyczołgać się!: cała strona
house-split-crossfire = Ogień krzyżowy!: ataki dzielone
house-saves-first = Walka bliska: obrona przed porównaniem
house-keep-assault-hits = Walka bliska: trafienia zostają jako znaczniki
house-no-hits-fall-back = Przegrany zadał 0 trafień: wycofanie
house-charge-lasts = +1 za szarżę w każdej rundzie
house-flank-rear-once = Walka bliska: flanka i tył najwyżej po −1
house-all-recover = Faza końcowa: wszystkie twoje przygniecione jednostki dochodzą do siebie
house-clear-both-sides = Faza końcowa: schodzą znaczniki trafień obu stron
house-apc-is-ifv = Opancerzone transportery to IFV
