### K20 WWII sheet: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = Arkusz K20, II wojna
game-summary = Polski arkusz bez tytułu, gra oparta na K20: ogień, szarże, rozjeżdżanie, morale, artyleria i wszystkie zasady pod ręką.

## House rules

group-house-rules = Tam, gdzie arkusz jest niejasny
house-strength-is-net = Wpisana siła jest już po odjęciu pancerza
house-shaken-drops-level = „−1 morale” od razu obniża poziom morale
house-long-range = Powyżej 60″ co 2″ kolejne −1 do trafienia
house-inside-is-heavy = Pojazd w budynku, widoczny w 10–50%: −8 zamiast −5
house-line-adds = Teren na Linii Widzenia dodaje się do własnej osłony celu
house-charge-test = Testy przed szarżą i kontratakiem zmieniają też poziom morale
house-digging-out = Nieudane wygrzebywanie: od drugiej porażki stałe −4
house-one-die = Każda kość ROF ostrzału jest osobnym rzutem na trafienie
house-range-from-observer = Zasięg artylerii mierzy się od obserwatora
house-mission-once = Ostrzał działa na każdy model tylko raz, niezależnie od liczby pocisków

## Words of the game

target-vehicle = Pojazd
    .short = czołg, czołgi, działo szturmowe, działo samobieżne, niszczyciel czołgów
target-infantry = Piechota
    .short = piech
target-gun = Działo
    .short = działa, bateria
target-building = Budynek
level-motivated = Zmotywowany
level-confident = Pewny
level-disorganised = Zdezorga­nizowany
level-broken = Złamany
level-routed = Rozbity
cover-none = Brak
cover-light = Lekka
cover-linear = Liniowa
cover-heavy = Ciężka
cover-smoke-or-heavy = Ciężka lub dym
movement-still = Stoi
movement-moving = W ruchu
movement-running = Biegnie
critical-none = Zwykłe trafienie
critical-5 = Krytyczne +5
critical-10 = Krytyczne +10
training = Wyszkolenie
morale-level = Poziom morale
distance = Odległość
armour = DV trafionej strony
pinned = Przyparty
moved = Ruszył się
word-not-allowed = Niedozwolone

## Hit effects

hit-effect = Efekt trafienia
hit-effect-summary = Jeden rzut na Tabelę efektów trafień dla dowolnej siły
group-hit-effect = Trafienie
half = Cel
half-vehicle = Pojazd, struktura
half-infantry = Piechota, obsługa
strength = Siła uderzenia
strength-as-entered = Siła
roll-effect = Efekt trafienia
effect-burns = 2 uszkodzenia, płonie
effect-damage = 1 uszkodzenie
effect-immobilised = Unieruchomiony, Przygnieciony
effect-suppressed = Przygnieciony
effect-pinned = Przyparty
effect-none = Bez efektu
effect-astray = Wzornik przesunięty
effect-damage-morale = 1 uszkodzenie, −1 morale
hindrance-none = Nic
hindrance-both = Przyparty i Przygnieciony
part-effect = Efekt na celu
part-hindrance = Stan celu
note-row = Tabela tu się kończy: czytaj wiersz { $row }.
note-minus-morale = „1 uszkodzenie, −1 morale” to −1 do testu morale wywołanego tym trafieniem.
note-hit-drops-level = „1 uszkodzenie, −1 morale” od razu obniża morale oddziału o poziom.
note-capacity = Pojazd płonie po 2 uszkodzeniach; jedno uszkodzenie zdejmuje podstawkę piechoty.
note-structure = Unieruchomienie i Przygniecenie nie działają na pustą strukturę.

## Charges, assaults, vehicles and morale: shared words

morale-base = Bazowe morale
class = Klasa (K)
    .short = klasa
situational = Inny modyfikator
sum-counts-as = { $test }: { $sum } liczy się jako { $face }.
armoured = Opancerzony
vehicle-moved = Pojazd się ruszył
vehicle-immobilised = Unieruchomiony
vehicle-open = Otwarty (górny DV 0)
top-armour = DV góry
    .short = góra, DV z góry, góra DV
explosive-charge = Ładunek: OV
crew-morale-base = Bazowe morale załogi
beside-as-training = jak Wyszkolenie: { $number }
word-no-test = Bez testu
word-falls-short = Nie dobiega
word-stopped = Staje 1″ przed celem
word-thrown-back = Odrzuceni
word-shot-down = Padli od ognia
word-destroyed = Zniszczono
word-not-struck = Bez trafienia
pip-extra = Dodatkowe PIP
pip-first = Pierwszy cel
note-pip-paid = Dodatkowe PIP płaci się przy deklaracji; nieudany test ich nie zwraca.
pip-further = { $count ->
    [one] { $count } następny cel
    [few] { $count } następne cele
    [many] { $count } następnych celów
   *[other] { $count } następnego celu
}
refused-advantage = Klasa rozjeżdżającego musi być wyższa od klasy celu o co najmniej { $least }; różnica to { $advantage }.

## Training test

training-test = Test Wyszkolenia
clears-jam = Usuwa zacięcie
note-clears-jam = Zdany czy nie, test kosztuje akcję standardową.
clears-by-both-actions = Poświęca obie akcje
has-acted = Już działał
refused-has-acted = Jedną akcję już zużył: nie może poświęcić obu.
word-jam-cleared = Usunięte
note-both-actions = Usunięcie zacięcia zabiera całą aktywację: bez rzutu, bez ruchu, bez strzału z żadnej broni. Broń strzela od następnej aktywacji.
training-test-summary = Zwykły test Wyszkolenia, także przy usuwaniu zacięcia
group-tester = Kto testuje
group-test-more = Więcej
roll-training = Test Wyszkolenia
part-test = Test
word-failed = Niezdany
word-passed = Zdany
note-no-criticals = W teście Wyszkolenia 1 i 20 to zwykłe wyniki, bez dodatkowych skutków.

## Morale and rallying

morale-test = Test morale
morale-summary = Po stratach lub w pobliżu swoich Złamanych lub Rozbitych
group-unit = Oddział
group-this-attack = Skutki tego ataku
commander-lost = Dowódca wyeliminowany
half-lost = Stracono min. połowę podstawek
shaken = Wynik trafienia „−1 morale”
roll-morale = Test morale
word-up-2 = 2 poziomy w górę
word-up-1 = 1 poziom w górę
word-same = Bez zmian
word-down-1 = 1 poziom w dół
word-down-2 = 2 poziomy w dół
part-level = Poziom morale po teście
part-enemy-level = Poziom morale wroga
note-shaken-dropped = Trafienie już obniżyło poziom; test liczy się od tego niższego.
note-morale-when = Po stracie testuj zaraz po ataku; na koniec aktywacji, gdy w odległości do 6″ jest własny oddział Złamany lub Rozbity.
note-morale-criticals = Naturalne 1 podnosi poziom, naturalne 20 obniża o dwa; granice to Zmotywowany i Rozbity.
note-some-pinned = Gdy Przyparte są tylko niektóre podstawki, arkusz milczy: ty decydujesz, czy oddział liczy się jako Przyparty.
note-disorganised = Zdezorganizowanie: bez ruchu w stronę widocznego wroga.
note-broken = Złamanie: ruch dodatkowy musi być odwrotem.
note-routed = Rozbicie: oddział ucieka z pola walki.
rally = Zbieranie się
rally-test = Test Zbierania się
rally-summary = Podniesienie poziomu morale
rally-ordered = Na rozkaz dowódcy
roll-rally = Test Zbierania się
refused-rally-routed = Rozbici nie mogą się zebrać.
note-rally-own = Własny test kosztuje akcję standardową; zdany czy nie, kończy aktywację.
note-rally-ordered = Test na rozkaz: aktywacja oddziału trwa dalej.
note-rally-once = Każdy dowódca nakazuje jeden test na aktywację; pluton dostaje taki rozkaz najwyżej raz.
note-rally-above = Oddział jest już co najmniej Pewny: zdany test podniesie go wyżej, czego arkusz nie zabrania.
note-rally-criticals = Naturalne 1 podnosi o dwa poziomy, naturalne 20 obniża o dwa.

## Crews

crew-morale = Załoga unierucho­mionego pojazdu
crew-morale-summary = Test załogi, gdy pojazd zostaje unieruchomiony
crew-test = Test morale załogi
group-crew = Załoga
roll-crew = Test morale załogi
word-repaired = Naprawiono, znów jedzie
word-crew-gone = Załoga ucieka na dobre
part-crew = Załoga
note-crew-criticals = Test załogi: naturalne 1 naprawia uszkodzenie, przy naturalnym 20 załoga ucieka na dobre.
note-crew-repaired = Naprawiono: pojazd znów może się ruszać. Wyniki inne niż krytyczne działają jak w każdym teście morale.
note-crew-for-good = Pojazd unieruchomiony na stałe (naturalne 20 w teście unieruchomienia): naturalne 1 w teście załogi sprawia tylko, że załoga zostaje.

## Close combat

close-combat = Walka Bliska
close-combat-summary = Runda walki piechoty z piechotą: sumy i przeciwstawne rzuty
group-attacker = Atakujący
group-defender = Obrońca
group-attacker-state = Stan atakującego
group-defender-state = Stan obrońcy
wb = WB podstawki
    .short = WB, walka wręcz
wb-each = WB każdej podstawki
others-wb = WB pozostałych podstawek razem (0: jak pierwsza)
more-wb = WB dalszych podstawek
charging = Szarżuje
passengers = Atakuje pasażerów
melee-cover = Osłona
training-modifier = Modyfikator Wyszkolenia
attack-total = Suma ataku
defence-total = Suma obrony
attack-lead = Przewaga ataku
roll-attack = Kość atakującego
roll-defence = Kość obrońcy
word-enemy-loses-stand = Obrońca traci podstawkę
word-fight-goes-on = Walka trwa
word-own-loses-stand = Atakujący traci podstawkę
part-fight = Walka Bliska
note-fight-dice = Każda strona dodaje kość do sumy. Remis: walka trwa w następnej aktywacji.
note-fight-morale = Potem wykonuje się testy morale.
note-fight-disorganised = Zdezorganizowani atakują tylko w walce, która już trwa, albo wroga, którego na początku ruchu nie widzieli.

## Charge

charge = Szarża na piechotę
charge-summary = Test morale, Oczekiwanie, Walka Bliska, morale: cała szarża
charge-test = Test morale przed szarżą
group-chargers = Szarżujący
group-overwatch = Oczekiwanie
group-second-fire = Drugi obrońca w Oczekiwaniu
group-charge-more = Więcej o szarży
group-after-charge = Testy morale po szarży
charge-stands = Szarżujące podstawki
out-of-reach = Podstawki poza zasięgiem
still-reach = Podstawki, które jeszcze dobiegają
overwatch = Oczekiwanie
overwatch-none = Nie używa
overwatch-fire = Strzela z 2″
overwatch-fall-back = Cofa się o 1″
fire-result = Skutek ognia
fire-result-roll = Rzuć tutaj
fire-result-damage = 1 uszkodzenie: zdjęta
fire-shots = Ostrzelane podstawki
second-fires = Strzela też inny obrońca
second-shots = Podstawki pod jego ogniem
fire-strength = Siła ognia z 2″ po modyfikatorach
overwatch-test = Oczekiwanie: test Wyszkolenia
second-test = Drugi obrońca: test Wyszkolenia
overwatch-shot = Ogień z Oczekiwania
second-shot = Ogień drugiego obrońcy
own-training-modifier = Modyfikator Wyszkolenia atakującego
enemy-training-modifier = Modyfikator Wyszkolenia obrońcy
unit-stands = Podstawki szarżującego oddziału
enemy-unit-stands = Podstawki atakowanego oddziału
enemy-morale-base = Bazowe morale obrońcy
roll-charge = Test morale przed szarżą
roll-overwatch = Test Wyszkolenia przed strzałem
roll-second = Test Wyszkolenia drugiego obrońcy
roll-own-morale = Test morale szarżujących
roll-enemy-morale = Test morale obrońcy
word-charges = Szarżuje
word-charges-up = Szarżuje, poziom w górę
word-stays-down-1 = Odmowa, poziom w dół
word-stays-down-2 = Odmowa, 2 poziomy w dół
word-charge-refused = Odmowa szarży
word-charge-evaded = Obrońca się cofnął
part-charge = Szarża
part-own-lost = Straty szarżujących
refused-charge-broken = Ruch dodatkowy Złamanych musi być odwrotem: nie mogą szarżować.
refused-charge-routed = Cel jest Rozbity i ucieka: nie ma na kogo szarżować.
note-charge-price = Podwójny ruch i atak za akcję standardową. Podstawka poza zasięgiem rusza się bez ataku; akcja standardowa przepada.
note-charge-test = Jeden test za wszystkich szarżujących: zdany albo niezdany, 1 zdany, 20 niezdany; poziom się nie zmienia.
note-charge-test-moves = Zasada domowa: test zmienia też poziom morale.
note-charge-fire = Przygniecione podstawki stają 1″ przed celem bez ataku; Przyparte idą dalej, z −5 w walce wręcz.
note-second-fire = Drugi obrońca strzela do podstawek, które jeszcze idą, najpierw do nieprzypartych.
note-charge-fire-loss = Strata od ognia: oddział od razu testuje morale; Złamany lub Rozbity wraca tam, skąd ruszył.
note-charge-step-back = Cofnięcie nie wymaga testu; podstawka, która przez to nie dobiega, traci akcję standardową.
note-none-reaches = Według tych odpowiedzi nikt już nie dobiega: popraw „Podstawki, które jeszcze dobiegają”.
note-charge-pinned-stands = Przyparcie daje −5 do ataku tylko wtedy, gdy Przyparte są wszystkie podstawki, które dobiegają.
note-others-wb = Gdy dobiegnie tylko część pozostałych podstawek, za każdą liczy się średnia WB wszystkich pozostałych; sumę zaokrągla się w dół.
note-charge-tests-after = Strona, która traci podstawkę, testuje morale; szanse obejmują ten test.

## Infantry against vehicles

vehicle-assault = Szturm na pojazd
vehicle-assault-summary = Piechota uderza w górny pancerz albo w koła lub gąsienice
group-assault = Szturm
group-vehicle = Pojazd
group-allowed = Czy wolno?
aim = Cel uderzenia
aim-top = Górny pancerz
aim-gear = Unieruchomienie
assaulter = Kto szturmuje
another-stand = Szturmuje kolejna podstawka
assaulter-ordinary = Zwykła podstawka
assaulter-auxiliary = Stand pomocniczy
    .short = stand pomocniczy, pomocniczy stand
in-reach-of-a-move = Dobiega jednym ruchem
ov-at-top = OV w górny pancerz
ov-at-gear = OV w koła lub gąsienice
strike-strength = Siła uderzenia
part-vehicle = Wynik szturmu
refused-assaulter = Broń wsparcia i standy pomocnicze nigdy nie mogą szturmować pojazdów.
note-falls-short = Podstawka, która nie dobiega, rusza się, ale nie atakuje i traci akcję standardową.
note-strike-immobilises = Trafienie w układ jezdny nie zadaje uszkodzeń: „unieruchomiony” lub gorszy wynik unieruchamia.
note-assault-move = Jeden ruch i atak za akcję standardową, bez wcześniejszego testu morale.
note-assault-back = Po szturmie podstawka staje 1″ od pojazdu, od strony podejścia.
note-assault-morale = Po szturmie wykonuje się testy morale; szanse obejmują test załogi po unieruchomieniu.

## Immobilisation

immobilisation = Unierucho­mienie i wygrzebanie
immobilisation-summary = Test w terenie z testem załogi oraz uwalnianie pojazdu
group-terrain = Pojazd i teren
group-terrain-more = Co jeszcze się liczy
ground = Teren
ground-woods = Las, stromizna
ground-soft = Bród, rów, błoto, piach…
ground-ruins-wood = Ruiny: drewno
ground-ruins-brick = Ruiny: cegła
ground-ruins-stone = Ruiny: kamień
ground-ruins-concrete = Ruiny: beton
gear = Układ jezdny
gear-wheeled = Kołowy
gear-half-tracked = Półgąsienicowy
gear-tracked = Gąsienicowy
digging-out = Unieruchomiony: wygrzebuje się
reversing = Ruch do tyłu
towing = Ciągnie artylerię
failed-dig-outs = Dotychczasowe nieudane wygrzebania
failed-digging = Nieudane wygrzebanie
training-twice = Wyszkolenie × 2
terrain-test = Test unieruchomienia
digging-test = Wygrzebanie
roll-immobilisation = Test unieruchomienia
roll-digging = Wygrzebanie
word-no-penalty = Jedzie bez kary za teren
word-drives-on = Jedzie dalej
word-immobilised = Unieruchomiony
word-permanently = Unieruchomiony na stałe
word-free-no-penalty = Uwolniony, bez kary za teren
word-free = Uwolniony
word-still-stuck = Nadal tkwi
part-terrain = Pojazd
part-digging = Wygrzebanie
note-terrain-criticals = Naturalne 1: test zawsze zdany, bez kary za teren; naturalne 20: pojazd unieruchomiony na stałe.
note-terrain-when = Testuje się przy wjeździe w teren i ruchu w nim; porażka unieruchamia.
note-digging-again = Pierwsza porażka nic nie kosztuje; każda dalsza utrudnia kolejną próbę.
note-digging-price = Jedna próba na aktywację, zamiast ruchu. Uwolniony pojazd zachowuje drugą akcję.

## Overrunning

vehicle-overrun = Rozjechanie pojazdu lub działa
vehicle-overrun-summary = Kto może co rozjechać i czy cel ucieknie?
infantry-overrun = Rozjechanie piechoty
infantry-overrun-summary = Test Wyszkolenia pojazdu, potem unik lub kontratak
group-overrunner = Rozjeżdżający pojazd
group-target = Cel
overrun-target = Co rozjeżdża
overrun-armoured = Pojazd opancerzony
overrun-unarmoured = Pojazd nieopancerzony
overrun-count = Rozjeżdżane pojazdy
overruns-another = Rozjeżdża kolejny cel
from-the-side = Z boku celu
escape-test = Ucieczka: test Wyszkolenia
roll-escape = Test Wyszkolenia: ucieczka
word-escapes = Ucieka
part-overrun = Cel
refused-not-from-side = Rozjeżdżać wolno tylko z boku celu.
refused-overrun-armoured = Pojazd nieopancerzony nie może rozjechać opancerzonego.
note-gun-pip = Za działo arkusz nie podaje dodatkowych PIP.
note-no-escape = Działa i unieruchomione pojazdy nie rzucają na ucieczkę.
group-overrun-infantry = Piechota
group-struck-back = Pojazd jako cel kontrataku
machine-guns = Karabiny maszynowe
    .short = KM
reaction = Reakcja
reaction-dodge = Unik
reaction-counter-attack = Kontratak: góra
reaction-immobilise = Kontratak: gąsienice
dodged = Zrobiła unik przed tym pojazdem
overrun-stands = Rozjeżdżane podstawki
overrun-test = Rozjechanie: test Wyszkolenia
dodge-test = Unik: test Wyszkolenia
counter-attack = Kontratak
counter-attack-test = Kontratak: test morale
roll-overrun = Test Wyszkolenia pojazdu
roll-dodge = Test Wyszkolenia: unik
roll-counter-attack = Test morale: kontratak
word-strikes = Kontratakuje
word-strikes-up = Kontratak, poziom w górę
word-overrun-down-1 = Zniszczona, poziom w dół
word-overrun-down-2 = Zniszczona, 2 poziomy w dół
word-dodges = Robi unik
word-no-overrun = Rozjechanie nieudane
part-overrun-infantry = Podstawka piechoty
part-own-vehicle = Rozjeżdżający pojazd
refused-overrun-class = Piechotę rozjeżdżają tylko pojazdy klasy 3 lub wyższej.
refused-overrun-guns = Do rozjechania piechoty potrzebny jest co najmniej jeden KM.
refused-dodged = Ta piechota zrobiła unik: ten pojazd już jej nie rozjedzie.
note-dodged = Piechoty, która zrobiła unik, ten pojazd nie rozjedzie, póki nie zdejmiesz znacznika.
note-counter-survives = Podstawka, która zda test, kontratakuje i przeżywa.
note-counter-test = Test jest zdany albo niezdany: 1 zdany, 20 niezdany; poziom się nie zmienia.
note-no-reaction = Każda podstawka reaguje osobno; bez reakcji jest zniszczona.

## Ramming

ramming = Taranowanie
crew-of-rammer = Załoga taranującego
crew-of-rammed = Załoga taranowanego
ramming-summary = Testy Wyszkolenia, trafienia w oba pojazdy, testy unieruchomienia
group-rammer = Taranujący
group-rammed = Taranowany pojazd
group-ram-terrain = Teren i PIP
ram-avoids = Próbuje uniknąć taranu
rammer-gear = Układ jezdny taranującego
rammed-gear = Układ jezdny celu
rammed-elsewhere = Cel w innym terenie
rammed-ground = Teren celu
rammer-damaged = Taranujący uszkodzony
rammed-damaged = Cel uszkodzony
rammed-count = Taranowane pojazdy
rams-another = Taranuje kolejny pojazd
ram-test = Taran: test Wyszkolenia
avoid-test = Uniknięcie: test Wyszkolenia
rammer-class = Klasa taranującego
rammed-class = Klasa taranowanego
rams = Taranuje
ram-at-target = Trafienie w taranowanego
ram-at-rammer = Trafienie w taranującego
rammed-terrain = Cel: test unieruchomienia
rammer-terrain = Taranujący: test unieruchomienia
roll-ram = Test Wyszkolenia taranującego
roll-avoid = Test Wyszkolenia: uniknięcie
roll-ram-target = Efekt trafienia: cel
roll-ram-rammer = Efekt trafienia: taranujący
roll-rammed-terrain = Test unieruchomienia celu
roll-rammer-terrain = Test unieruchomienia taranującego
word-ram-missed = Taran nieudany
word-ram-avoided = Cel uniknął taranu
word-rammed = Staranowany
part-rammed = Trafienie w cel
part-rammer = Trafienie w taranującego
refused-ram-armoured = Pojazd nieopancerzony nie może taranować opancerzonego.
note-ram-cannot-avoid = Unieruchomiony pojazd nie uniknie taranu.
note-ram-terrain = Arkusz nie ma wiersza dla otwartego terenu: wybierz pasujący wiersz.
note-ram-crew = Załoga pojazdu, który został unieruchomiony, testuje potem morale.

## Command range

command-range = Zasięg dowodzenia
command-range-summary = Jak daleko dowodzi podstawka lub HQ
group-command = Dowodzenie
command-kind = Podstawka
command-combat = Stand bojowy
command-support = Broń wsparcia
command-recon = Zwiad
command-platoon = HQ plutonu
    .short = HQ plutonu, dowódca plutonu, dowództwo plutonu
command-company = HQ kompanii
    .short = HQ kompanii, dowódca kompanii, dowództwo kompanii
command-battalion = HQ batalionu
    .short = HQ batalionu, dowódca batalionu, dowództwo batalionu
schooling = Poziom wyszkolenia
schooling-untrained = Bez przeszkolenia
schooling-regular = Rekruci, regularni
    .short = regularni, rekruci
schooling-veteran = Weterani
    .short = weteran
schooling-elite = Elitarne
command-times-5 = Razy 5
note-command-silent = Arkusz nie mówi, co daje bycie w zasięgu dowodzenia albo poza nim.
note-command-hq = Wynik w calach. Najpierw dodaj lub odejmij za poziom wyszkolenia; potem (tylko HQ batalionu) pomnóż przez 5.

## Ranges beside a question

band = { $from }–{ $upto }″
band-one = { $inches }″
band-over = ponad { $inches }″
beside-hit = { $band }: { $modifier } do trafienia
beside-strength = { $band }: siła { $modifier }
beside-word = { $band }: { $word }
beside-reach = do { $inches }″
ap-no = nie można strzelać
range = Zasięg
range-not-printed = brak w arkuszu

## Infantry fire

infantry-fire = Ogień piechoty
infantry-fire-summary = Piechota do piechoty: siła z Siły Ognia i jeden rzut
group-infantry-fire = Ostrzał
fp = Siła Ognia na tej odległości
fire-range = Zasięg z karty oddziału
fire-range-close = Bliższy
fire-range-usual = Zwykły
fire-range-long = Dalszy
target-movement = Ruch celu
target-cover = Osłona celu
target-moving = Cel w ruchu
target-running = Cel biegnie
shooter-movement = Ruch strzelca
shooter-still = Stoi (OM 1)
shooter-moves = W ruchu (OM 2)
shooter-moves-and-fires = Ruch i strzał (OM 3)
shooter-pinned = Strzelec Przyparty
note-no-hit-roll = Bez rzutu na trafienie: siłę od razu sprawdza się w tabeli. Obsługa działa liczy się tu jako piechota.

## Spotting

spotting = Wykrywanie
spotting-summary = Czy ukryty model widać z tej odległości?
group-spotting = Ukryty model
spotting-plaque = Model jest
spotting-cell = Tabela mówi
hider = Co się ukrywa
hider-moved = Ruszył się
hider-fired = Strzelał
camouflaged = Kamuflaż
spotted-a = A: zawsze
spotted-sr = S / R: strzał lub ruch
spotted-r = R: ruch
spotted-no = –: nigdy
word-spotted = Wykryty
word-hidden = Ukryty
note-infantry-always-hidden = Powyżej 24″ piechota jest zawsze Ukryta.
note-spotting-ends = Tabela kończy się na 72″: dalej niczego się nie wykrywa.
note-firing-does-not-reveal = Na tej odległości tylko R: własny strzał nie zdradza modelu.
note-hiding = Ukryty jest model za osłoną, który wykonał akcję Ukrycie się.

## Direct fire

direct-fire = Ogień bezpośredni
direct-fire-summary = Trafienie, amunicja, siła i skutek dla celu
group-shot = Strzał
group-shooter = Strzelec
group-cover = Osłona
group-shot-allowed = Czy wolno?
group-more = Więcej
target = Cel
range-modifier = Modyfikator zasięgu (ponad 60″)
ammunition = Amunicja
ammo-ap = AP
ammo-ht = HT
ammo-he = HE
ammo-small-arms = Broń piechoty, KM
ap-value = Wartość AP
ht-value = Wartość HT
he-ov = HE OV
he-fp = HE FP
anti-armour-value = Strzał PPanc
armament = Broń
armament-ak = Karabin automat. (AK)
    .short = AK
armament-ak-lkm = AK + LKM
    .short = AK + LKM
armament-kb = Karabin (KB)
    .short = KB
armament-kb-lkm = KB + LKM
    .short = KB + LKM
armament-vehicle-km = KM pojazdu
armament-kbk = Karabinek (KBK)
    .short = KBK
armament-kbk-lkm = KBK + LKM
    .short = KBK + LKM
armament-pm = PM
    .short = PM
armament-pm-lkm = PM + LKM
    .short = PM + LKM
armament-other = Inna
reach = Zasięg strzału PPanc
face-hit = Trafiona strona
face-front = Przód
face-side = Bok
face-rear = Tył
om = OM z karty oddziału
om-short = OM
shots = Strzały do tego celu
further-shot = Kolejny strzał do celu
shooter-level = Morale strzelca
pinned-or-damaged = Przyparty lub uszkodzony
infantry-weapon = Broń piechoty lub KM
defence = Modyfikator obrony
building-class = Klasa budynku
building-class-twice = Klasa budynku × 2
evading = Uniki
evading-no = Nie
evading-2 = −2
evading-3 = −3
evading-4 = −4
evading-5 = −5
unarmoured = Nieopancerzony
target-passengers = Wiezie piechotę
already-damaged = Ma już 1 uszkodzenie
cover = Osłona
cover-by-terrain = Wg terenu
cover-none-or-light = Brak lub lekka
cover-is-light = Lekka osłona
cover-is-linear = Liniowa osłona
cover-is-heavy = Ciężka osłona
cover-terrain = Teren
visible = Widoczna część celu
visible-infantry-half = 50% lub więcej
visible-infantry-less = Poniżej 50%
visible-vehicle-over-half = Ponad 50%
visible-vehicle-part = 10–50%
visible-vehicle-little = Poniżej 10%
terrain-woods = Las, kratownica
terrain-water = Woda, brody
terrain-craters = Leje, rowy
terrain-infantry-trench = Okopy piechoty
terrain-vehicle-trench = Okopy pojazdów
terrain-low-walls = Murki, kamienie
terrain-ruins = Ruiny, klasa pojazdu ≤
terrain-small-ruins = Ruiny, klasa pojazdu >
terrain-banks = Most kamienny, wały
terrain-outside-building = Budynek, na zewnątrz
terrain-inside-building = Budynek, wewnątrz
on-line = Na Linii Widzenia
on-line-nothing = Nic
on-line-trenches = Okopy
on-line-ruins = Ruiny
on-the-line = Na linii: { $terrain }
smoke = Dym na celu lub na linii
smoke-short = Dym
line-of-sight = Linia Widzenia
target-hidden = Ukryty, niewykryty
random-bearing = Losuj kierunek
to-hit = Trafienie
to-hit-further = Trafienie, kolejne strzały
crew-strength = Siła: obsługa, pasażerowie
critical = Rodzaj trafienia
roll-to-hit = Rzut na trafienie
roll-critical = Drugi rzut po krytycznym
roll-crew-effect = Efekt: obsługa, pasażerowie
roll-bad-luck = Drugi rzut po pechu
band-critical = Krytyczne
band-bad-luck = Pech
word-hit = Trafienie
word-miss = Pudło
word-dud = Niewypał
word-jam = Zacięcie
word-explosion = Wybuch
word-ready = Gotowa
word-too-far = Za daleko
word-no-hit = Brak trafienia
part-shot = Strzał
part-weapon = Broń
part-hits = Trafienia
part-crew-effect = Efekt na obsługę, pasażerów
refused-no-line = Bez Linii Widzenia nie ma strzału.
refused-hidden = Do ukrytego, niewykrytego modelu nie można strzelać.
refused-routed = Rozbity oddział nie strzela.
refused-ap-infantry = AP nie można użyć przeciw piechocie.
refused-ht-infantry = HT nie można użyć przeciw piechocie.
refused-ap-range = Broń o tym AP nie strzela tak daleko.
refused-ap-zero = AP 0 nie sięga tak daleko: wpisz wartość AP z karty.
refused-reach = Strzał PPanc tej broni sięga najwyżej { $inches }″.
refused-small-arms-infantry = Do piechoty strzela się ogniem piechoty, także z KM pojazdów.
refused-small-arms-building = Strzał PPanc: tylko do pojazdów i dział.
note-range-typed = Powyżej 60″ arkusz nie podaje modyfikatora: wpisz uzgodniony.
note-range-goes-on = Zasada domowa: powyżej 60″ co 2″ kolejne −1.
note-only-a-one-hits = Trafia tylko naturalne 1: krytyczne z siłą +5.
note-criticals = Naturalne 1, drugi rzut: trafienie +10 siły, pudło +5. Naturalne 20, drugi rzut: 1–10 niewypał, 11–19 zacięcie, 20 wybuch.
note-no-critical-rolls = Broń piechoty i KM nie mają trafień krytycznych ani pecha.
note-evading-not-moving = Uniki zastępują −1 za ruch.
note-no-figure = Ten teren nie ma tu wartości: brak modyfikatora. Czy teren zasłania cel, ustala się wcześniej.
note-he-miss = Chybione HE (poza pechem) znosi według parzystości kości trafienia. Potem rozegraj każdy model pod wzornikiem.
note-he-cover-twice = Liniowa i ciężka osłona liczą się przy HE dwa razy: w rzucie na trafienie i w sile.
note-separate-hits = Obsługa i pasażerowie dostają własne trafienie, osobne od trafienia w działo lub pojazd.
note-strength-is-net = Zasada domowa: wpisana siła jest już po odjęciu DV.

## AP and HT

ap-strength = Siła AP i HT
ap-strength-summary = Po trafieniu: siła i efekt

## HE on a model

template = HE na model
template-summary = Kolejny model pod wzornikiem, według okręgu
group-model = Model
model = Model
model-transported = Wieziona piechota
model-crew = Obsługa działa
model-gun = Działo, nie obsługa
ring = Miejsce na wzorniku
ring-centre = Środek
ring-1 = I okrąg
ring-2 = II okrąg
ring-outside = Poza wzornikiem
rounds = Pociski, które tam padły
refused-second-ring = II okrąg nie trafia pojazdów ani dział.

## Scatter

scatter = Znoszenie
scatter-summary = Jak daleko i w którą stronę znosi wzornik po chybieniu
group-scatter = Pudło
hit-die = Kość trafienia
parity-even = Parzysta
parity-odd = Nieparzysta
doubled = Niedokładny namiar: znoszenie ×2
scatter-none = Brak
scatter-half = ½″
scatter-1 = 1″
scatter-2 = 2″
scatter-4 = 4″
scatter-8 = 8″
bearing = Kierunek
roll-bearing = Kierunek znoszenia
note-doubled = Po niedokładnym namiarze odległość znoszenia się podwaja.
note-no-direction = Arkusz nie podaje kierunku: ustalcie go albo niech wylosuje aplikacja.

## Fire mission

fire-mission = Ostrzał artylerii
fire-mission-summary = Wezwanie, trafienie, znoszenie, kości ROF i pech, efekt na model
group-mission = Ostrzał
group-under-template = Model pod wzornikiem lub blisko
observer = Wzywa obserwator
registered = Wstrzelany punkt
rof = ROF
ring-after-scatter = Miejsce po znoszeniu
near-impact = Do 2″ od uderzenia
near-never = Nigdy
near-on-target = Tylko w celu
near-half = Znoszenie do ½″
near-1 = Znoszenie do 1″
near-2 = Znoszenie do 2″
near-4 = Znoszenie do 4″
near-always = Zawsze
near-scattered = Tylko po znoszeniu
fix = Udany namiar
scatter-on-even = Znoszenie, parzysta
scatter-on-odd = Znoszenie, nieparzysta
roll-call = Wezwanie artylerii
roll-fix = Rzut na trafienie ostrzałem
roll-rof = Kości ROF: 20 to pech
roll-rof-and-fix = Kości ROF
roll-rof-bad-luck = Drugi rzut po 20
word-fix = Namiar
word-inaccurate = Niedokładny, znoszenie ×2
word-misunderstood = Ogień na wzywającego
word-on-target = W celu
word-registered = Bez rzutu
part-call = Wezwanie
part-rounds = Pociski, które padają
part-on-target = Pociski w celu
part-even = Pociski zniesione, kość parzysta
part-odd = Pociski zniesione, kość nieparzysta
note-marker = Połóż znacznik w Linii Widzenia obserwatora lub oddziału dającego namiar.
note-call = Wezwanie: 1–10 namiar, 11–19 namiar niedokładny, 20 ogień na wzywający oddział.
note-inaccurate = Niedokładny namiar podwaja znoszenie; próg trafienia się nie zmienia.
note-misunderstanding = Przy 20 celem jest wzywający oddział: ten model jest bezpieczny, rozegraj modele wzywającego po kolei.
note-registered = Wstrzelany punkt: bez znoszenia. Wzornik można przesunąć o najwyżej 2″, w miejsce widoczne dla obserwatora lub baterii.
note-range-from-observer = Zasada domowa: mierz zasięg od obserwatora.
note-one-die = Zasada domowa: każda kość ROF jest rzutem na trafienie swojego pocisku.
note-template-arrow = Połóż wzornik po rzucie na trafienie, strzałką w stronę baterii.
note-rof-dice = Kość za każdy punkt ROF: po 20 rzuć znowu (1–10 niewypał, 11–19 zacięcie, 20 wybuch), każdy inny wynik to pocisk.
note-mission-once = Zasada domowa: bez względu na liczbę pocisków każdy model jest trafiany tylko raz.
note-every-round = Każdy pocisk działa na każdy model pod wzornikiem.
note-impact-pins = Gdy padnie pocisk, piechota i pojazdy nieopancerzone w odległości do 2″ od miejsca uderzenia są Przyparte.

## Units

group-state = Stan
group-activation = Ta aktywacja
group-card = Karta oddziału
group-side = Strona
unit-kind = Rodzaj
unit-hq = HQ
unit-strength = Podstawki na początku
    .short = podstawki, podstawek, podstawka, standy
stands-lost = Stracone podstawki
# On a button in the list of units.
quick-stand-lost = −1 podstawka
quick-damage = +1 uszkodzenie
quick-level-down = −1 poziom
lost-now = Podstawki stracone w tym ataku
stands-before = Podstawki przed atakiem
damage = Uszkodzenia
stuck = Mobilność
stuck-no = Może się ruszać
weapon = Broń
crew-lost = Obsługa stracona
crew-test-due = Załoga ma wykonać test
crew-tested = Test załogi już był
weapon-ready = Gotowa
weapon-dud = Niewypał: następna tura
weapon-jammed = Zacięta
standard-action = Akcja standardowa
action-available = Do użycia
action-used = Użyta
action-lost = Stracona
additional-move-used = Ruch dodatkowy użyty
activation-over = Aktywacja zakończona
jam-cleared = Poświęcił obie akcje
dug-now = Próbował się wygrzebać
sank-now = Złamany/Rozbity w tej aktywacji
fired = Strzelał
same-target = Następny strzał w ten sam cel
last-target = Cel ostatniego strzału
evading-now = Robi uniki
acted-fired = W tej aktywacji już strzelał.
hidden = Ukryty
camouflaged-unit = Zamaskowany
still-fighting = W nierozstrzygniętej walce
fights = Walczy z
fought-now = Walczył w tej aktywacji
dodged-overrun = Uniknął rozjechania
dodged-vehicle = Uniknął tego pojazdu
dodged-another = Uniknął też tego pojazdu
told-to-rally = Dostał rozkaz Zbierania się
rally-order-used = Wydał rozkaz Zbierania się
card-morale-base = Bazowe morale (0: Wyszkolenie)
    .short = morale, bazowe morale
card-fp = FP na zwykłym zasięgu
    .short = FP, siła ognia, /
card-fp-by-range = Inne FP bliżej i dalej
card-fp-close = FP na bliższym zasięgu
card-fp-long = FP na dalszym zasięgu
card-observer = Obserwator
    .short = obserwator
card-om-1 = OM 1 (stoi)
    .short = OM, /
card-om-2 = OM 2 (w ruchu)
card-om-3 = OM 3 (ruch i strzał)
card-defence = Modyfikator obrony
    .short = obrona
card-front-dv = DV przodu
    .short = DV, pancerz, przód, DV z przodu, przód DV, #/#
card-side-dv = DV boków
    .short = boki, bok, DV z boku, DV boku, bok DV, boki DV
card-rear-dv = DV tyłu
    .short = tył, DV z tyłu, tył DV
card-ap = Wartość AP
    .short = AP
card-ht = Wartość HT
    .short = HT
card-he-fp = HE FP
card-he-ov = HE OV
card-anti-armour = Strzał PPanc
    .short = PPanc
card-rof = ROF
card-evasion = Uniki: minus
    .short = uniki
pip-left = Pozostałe PIP
pip-counted = PIP są liczone
group-pip = PIP
refused-pip = Potrzebne dodatkowe PIP: { $cost }. Zostało: { $left }.
registered-points = Wstrzelane punkty
smoke-areas = Zasłony dymne
then-no-stand-left = Nie ma już podstawek.
then-burns = Płonie: wypada z walki.
then-crew-gone = Załoga uciekła: wypada z walki.
then-crew-lost = Obsługa stracona: działo nie strzela.
then-gun-immobilised = Działo jest unieruchomione.
then-burst = Pocisk spadł: kto jeszcze jest w odległości do 2″ od miejsca uderzenia?
then-under-template = Pod jego wzornikiem są inne modele? Rozegraj każdy, potem stuknij „Pomiń”.
unit-destroyed = Zniszczono
then-crew-test = Właśnie unieruchomiony: załoga wykonuje test morale.
then-commander-lost = Dowódca wyeliminowany: −4 do testu morale.
then-permanently = Unieruchomiony na stałe: nie da się wygrzebać.
then-dig-out = Unieruchomiony: może się wygrzebać.
then-dug = Unieruchomiony: w tej aktywacji już próbował się wygrzebać.
then-motivated = Zmotywowany: +1 do wszystkich testów.
then-pinned = Przyparty: −5 do testów, ognia i Walki Bliskiej.
then-suppressed = Przygnieciony: szarża lub szturm staje 1″ przed celem, −10 w obronie; znacznik zdejmujesz ręcznie.
then-damaged = Uszkodzony: strzela z −5 do trafienia (tylko raz, nawet gdy jest też Przyparty).
then-dud = Niewypał: może strzelać w następnej turze.
then-jammed = Zacięcie: poświęć obie akcje albo zdaj test Wyszkolenia za akcję standardową.
then-weapon-gone = Broń zniszczona.
then-no-standard-action = Nie ma już akcji standardowej.
then-activation-over = Zbierał się: aktywacja zakończona.
then-jam-cleared = Za usunięcie zacięcia poświęcił całą aktywację.
then-overwatch = Oczekiwanie: wobec szarży strzela z 2″ lub cofa się o 1″; wobec szturmu strzela.
then-hidden = Ukryty: nie można do niego strzelać, póki nie zostanie wykryty.
then-maybe-spotted = Ruszył się lub strzelał: może zostać wykryty.
then-still-fighting = Jego Walka Bliska trwa.
then-fights-later = Jego Walka Bliska trwa dalej w następnej aktywacji.
then-dodged = Pojazd, przed którym zrobił unik, już go nie rozjedzie.
then-no-more-dodged = Lista pojazdów, przed którymi zrobił unik, jest pełna: następne zapisz na kartce.
then-no-more-wait = Za dużo testów czeka: następny atak policzy się razem z poprzednim. Najpierw wykonaj testy.
then-rally-order-used = Ten dowódca wydał już swój rozkaz Zbierania się.
then-may-order-rally = Może nakazać Zbieranie się jednemu podległemu plutonowi; aktywacji tego plutonu to nie kończy.
barred-told-to-rally = W tej aktywacji dostał już rozkaz Zbierania się.
barred-not-subordinate = Nie dowodzi tym oddziałem.
barred-crew-tested = Załoga wykonała już test po unieruchomieniu.
barred-immobilised = Jest unieruchomiony.
then-broken-near = { $units ->
    [one] { $units } oddział Złamany lub Rozbity: swoi w odległości do 6″ testują morale na koniec swojej aktywacji.
    [few] { $units } oddziały Złamane lub Rozbite: swoi w odległości do 6″ testują morale na koniec swojej aktywacji.
    [many] { $units } oddziałów Złamanych lub Rozbitych: swoi w odległości do 6″ testują morale na koniec swojej aktywacji.
    *[other] { $units } oddziału Złamanego lub Rozbitego: swoi w odległości do 6″ testują morale na koniec swojej aktywacji.
    }
then-sank-near = { $units ->
    [one] { $units } oddział Złamany lub Rozbity w tej aktywacji: swoi w odległości do 6″ testują morale na jej koniec.
    [few] { $units } oddziały Złamane lub Rozbite w tej aktywacji: swoi w odległości do 6″ testują morale na jej koniec.
    [many] { $units } oddziałów Złamanych lub Rozbitych w tej aktywacji: swoi w odległości do 6″ testują morale na jej koniec.
    *[other] { $units } oddziału Złamanego lub Rozbitego w tej aktywacji: swoi w odległości do 6″ testują morale na jej koniec.
    }
part-pinned-by-fire = Przyparci tym ogniem
word-not-all-pinned = Nie każda podstawka
word-all-pinned = Każda podstawka, która dotrze
near-tested = Testował: swoi Złamani/Rozbici
near-itself = Żaden inny własny oddział nie jest Złamany ani Rozbity.
assaulting = Jego podstawki szturmują pojazd
barred-all-struck = Każda jego podstawka już uderzyła.
barred-assaults-another = Jego podstawki szturmują już inny pojazd.
barred-twice = Już bierze w tym udział.
then-near-tested = { $units ->
    [one] { $units } oddział wykonał test z powodu swoich Złamanych lub Rozbitych. Każdy inny oddział tej strony w odległości do 6″ od Złamanych lub Rozbitych też go wykonuje.
    [few] { $units } oddziały wykonały test z powodu swoich Złamanych lub Rozbitych. Każdy inny oddział tej strony w odległości do 6″ od Złamanych lub Rozbitych też go wykonuje.
    [many] { $units } oddziałów wykonało test z powodu swoich Złamanych lub Rozbitych. Każdy inny oddział tej strony w odległości do 6″ od Złamanych lub Rozbitych też go wykonuje.
   *[other] { $units } oddziału wykonało test z powodu swoich Złamanych lub Rozbitych. Każdy inny oddział tej strony w odległości do 6″ od Złamanych lub Rozbitych też go wykonuje.
}
then-lost-now = { $stands ->
    [one] { $stands } podstawka stracona w tym ataku: test morale.
    [few] { $stands } podstawki stracone w tym ataku: test morale.
    [many] { $stands } podstawek straconych w tym ataku: test morale.
   *[other] { $stands } podstawki straconej w tym ataku: test morale.
}
then-lost-in-attacks = { $stands ->
    [one] { $stands } podstawka stracona w jednym ataku: test morale.
    [few] { $stands } podstawki stracone w jednym ataku: test morale.
    [many] { $stands } podstawek straconych w jednym ataku: test morale.
   *[other] { $stands } podstawki straconej w jednym ataku: test morale.
} { $attacks ->
    [one] Następny atak ma osobny test.
    [few] Następne { $attacks } ataki mają osobne testy.
    [many] Następnych { $attacks } ataków ma osobne testy.
   *[other] Następne { $attacks } ataku ma osobne testy.
}
left-table = Uciekł ze stołu
then-left-table = Rozbity, uciekł ze stołu.
then-registered = { $points ->
    [one] { $points } wstrzelany punkt: bez znoszenia, wzornik można przesunąć o najwyżej 2″.
    [few] { $points } wstrzelane punkty: bez znoszenia, wzornik można przesunąć o najwyżej 2″.
    [many] { $points } wstrzelanych punktów: bez znoszenia, wzornik można przesunąć o najwyżej 2″.
    *[other] { $points } wstrzelanego punktu: bez znoszenia, wzornik można przesunąć o najwyżej 2″.
    }
then-smoke = { $areas ->
    [one] { $areas } zasłona dymna: przez nią −8 do trafienia, dodawane do osłony.
    [few] { $areas } zasłony dymne: przez nie −8 do trafienia, dodawane do osłony.
    [many] { $areas } zasłon dymnych: przez nie −8 do trafienia, dodawane do osłony.
   *[other] { $areas } zasłony dymnej: przez nią −8 do trafienia, dodawane do osłony.
}
open-infantry-fire = Ogień piechoty: strzela
open-under-infantry-fire = Ogień piechoty: do niego
open-direct-fire = Ogień bezpośredni: strzela
open-under-direct-fire = Ogień bezpośredni: do niego
open-charged = Szarżuj na niego
open-assaulted = Szturm na niego
open-overrun-on-it = Rozjedź go
open-rammed = Staranuj go
open-under-too = Kolejny model pod wzornikiem
role-shooter = Kto strzela
role-target = Do kogo
role-passengers = Kto w nim jedzie
role-attacker = Kto atakuje
role-defender = Kogo atakuje
role-fires-too = Kto jeszcze strzela
role-unit = Który oddział
role-commander = Na czyj rozkaz
role-battery = Która bateria
role-caller = Kto wzywa ogień
role-spotter = Kto wypatruje
role-hidden = Kto się ukrywa

## What the player wants to hear: the end of a sentence that begins with the chance

want-stand-lost = podstawka zdjęta
want-suppressed = przygniecenie lub gorzej
want-pinned = przyparcie lub gorzej
want-burns = cel płonie: zniszczony
want-damaged = uszkodzenie lub gorzej
want-immobilised = unieruchomienie lub gorzej
want-hits = strzał trafia
want-one-hit = co najmniej jedno trafienie
want-on-target = ostrzał trafia w cel
want-round-on-target = co najmniej jeden pocisk w celu
want-round-falls = pada co najmniej jeden pocisk
want-scatters = znosi o { $distance }; losowy jest tylko kierunek
want-holds = poziom bez zmian lub w górę
want-broken = po teście Złamany lub Rozbity
want-up = poziom lub dwa w górę
want-down-two = dwa poziomy w dół
want-passes = test zdany
want-clears-jam = zacięcie usunięte
want-crew-holds = załoga wytrzymuje
want-crew-gone = załoga ucieka na dobre
want-drives-on = jedzie dalej
want-gets-free = wydostaje się
want-for-good = unieruchomiony na stałe
want-destroyed = cel zniszczony
want-infantry-destroyed = piechota zniszczona
want-dodges = piechota robi unik
want-vehicle-hurt = pojazd uszkodzony lub zniszczony
want-vehicle-stuck = pojazd unieruchomiony
want-rams = dochodzi do taranowania
want-target-hurt = cel uszkodzony lub zniszczony
want-rammer-hurt = taranujący uszkodzony lub zniszczony
want-defender-loses = obrońca traci podstawkę
want-attacker-loses = atakujący traci podstawkę
want-reaches = dochodzi do Walki Bliskiej
want-chargers-lose = szarżujący tracą podstawkę lub więcej
want-held-up = ogień zatrzymuje szturm
dice-shots = strzały
dice-rof = × K20 za ROF

## What looks as if it counted and does not

out-better-cover = { $cover }: nie dodaje się; z własnej osłony i terenu na linii liczy się tylko większy minus.
out-pinned-and-damaged = Przyparty i uszkodzony naraz: nadal jedno −5.
out-further-shots = +2 za kolejny strzał nie rośnie z każdym następnym.
out-he-cover = Lekka osłona i dym nie zmniejszają siły HE.
out-running = Bieg daje tylko +4: +2 za ruch już się nie dodaje.
out-om-2 = OM 3 liczy się sam: −2 za OM 2 się nie dodaje.
out-smoke-and-heavy = Dym i ciężka osłona to tu jeden wiersz: razem liczą się raz.
out-unarmoured = Nieopancerzony: +3 tylko dla AP i HE.
out-motivated-chargers = Zmotywowani szarżujący: +1 w testach, nic w walce.
out-motivated-defender = Zmotywowany obrońca: +1 w testach, nic w walce.
out-moved-suppressed = Ruszył się: bez −1, bo jest Przygnieciony.
out-at-gear = Otwarty lub unieruchomiony: ani +5, ani +3 przy ciosie w koła lub gąsienice.
out-first-failure = Pierwsza nieudana próba nic nie odejmuje; −4 liczy się od drugiej.
out-further-failures = Zasada domowa: jedno −4, bez względu na liczbę nieudanych prób.
out-gun-near = Działo nie zostaje Przyparte blisko miejsca uderzenia: sprawdź jego obsługę.
out-armoured-near = Pojazd opancerzony nie zostaje Przyparty blisko miejsca uderzenia.
out-camouflage = Na tej odległości kamuflaż niczego nie zmienia.
out-not-half = W tym ataku stracono mniej niż połowę podstawek: bez −5.

## Look-ups, and whether a test is due

morale-due = Czy trzeba testować morale?
morale-due-summary = Straty albo Złamani lub Rozbici swoi w pobliżu
group-friend = Swoi w pobliżu
friend-level = Najgorszy poziom swoich
friend-distance = Odległość do swoich
activation-ends = Kończy się jego aktywacja
role-friend = Którzy swoi są Złamani lub Rozbici
word-due = Trzeba testować
word-not-due = Bez testu
note-due-after-loss = Po stracie oddział testuje morale od razu po ataku.
note-due-near = Oddział kończy aktywację w odległości do 6″ od własnego Złamanego lub Rozbitego oddziału.
out-friend-level = Zdezorganizowani swoi nie wywołują testu: tylko Złamani lub Rozbici.
out-friend-far = Swoi są dalej niż 6″: bez testu.
out-friend-later = Jeszcze nie: ten test czeka na koniec aktywacji.
range-look-up = Zasięg: trafienie i AP
range-look-up-summary = Modyfikatory zasięgu: do progu trafienia i do siły AP
range-to-hit = Zasięg: na trafienie
range-of-ap = Zasięg: siła AP
terrain-look-up = Osłona: na trafienie
terrain-look-up-summary = Jak osłona i teren zmieniają próg trafienia

## Near an impact

near-the-impact = Do 2″ od uderzenia
near-the-impact-summary = Kto bez rzutu zostaje Przyparty blisko miejsca uderzenia pocisku
group-near-impact = Blisko uderzenia
role-near-impact = Kto jest w promieniu 2″
round-fell = Spadł tam pocisk
word-not-pinned = Nie jest Przyparty
refused-no-impact = Żaden pocisk nie spadł, więc nikt nie jest Przyparty.

## Checklist

phase-activation = Początek aktywacji
phase-moving = Ruch
phase-infantry-fire = Ogień piechoty do piechoty
phase-direct-fire = Ogień bezpośredni
phase-charge = Szarża na piechotę
phase-vehicle-assault = Szturm na pojazd
phase-indirect-fire = Ogień pośredni
phase-end = Koniec aktywacji
step-routed = Rozbici: oddział ucieka. Zaznacz to, gdy zejdzie ze stołu.
step-broken = Złamani: ruch dodatkowy musi być odwrotem; mogą się zbierać za akcję standardową.
step-disorganised = Zdezorganizowani: bez ruchu w stronę widocznego wroga; mogą się zbierać za akcję standardową.
step-jammed = Zacięta broń: poświęć obie akcje albo zdaj test Wyszkolenia za akcję standardową.
step-dud = Niewypał w zeszłej turze: broń może strzelać.
step-order-rally = Dowódca może nakazać Zbieranie się jednemu podległemu plutonowi.
step-command-range = Sprawdź zasięgi dowodzenia, gdy ich potrzebujesz.
step-actions = Akcja standardowa i (rozstrzygnięcie) ruch dodatkowy; za manewry specjalne płaci się PIP.
step-terrain = Pojazd, który wjeżdża w trudny teren lub się w nim rusza, wykonuje test unieruchomienia.
step-crew = Załoga pojazdu, który został unieruchomiony, wykonuje test morale.
step-dig-out = Unieruchomiony pojazd może się wygrzebać.
step-overrun-vehicle = Rozjedź pojazd (2 dodatkowe PIP za każdy) lub działo, z boku celu.
step-overrun-infantry = Rozjedź piechotę: 1 dodatkowy PIP za podstawkę, klasa 3+, KM, zdany test Wyszkolenia.
step-infantry-reacts = Piechota robi unik albo kontratakuje.
step-ram = Taranuj pojazd (2 dodatkowe PIP za każdy): testy Wyszkolenia, trafienia w oba pojazdy, testy unieruchomienia.
step-hide = Ukryty jest model za osłoną, który wykona akcję Ukrycie się.
step-spotted-by-move = Ukryte modele po ruchu mogą być wykryte (R).
step-firepower = Odczytaj z karty Siłę Ognia na tym zasięgu.
step-fire-movement = Sprawdź ruch celu i strzelca.
step-fire-cover = Sprawdź, jaką osłonę ma cel i czy strzelec jest Przyparty.
step-fire-effect = Rzuć raz i odczytaj połowę dla piechoty w Tabeli efektów trafień.
step-morale = Wykonaj testy morale za straty.
step-line-of-sight = Sprawdź Linię Widzenia.
step-hidden = Czy ukryty cel jest wykryty?
step-modifiers = Dodaj modyfikatory strzelca i celu.
step-cover = Osłona i teren: liczy się tylko większy minus, chyba że zasada domowa je sumuje.
step-range = Zmierz zasięg, zaokrąglij w górę do pełnego cala.
step-hit-roll = Rzut na trafienie; przy 1 lub 20 drugi rzut.
step-strength = Siła według amunicji: AP, HT, HE lub broń piechoty i KM.
step-effect = Jeden rzut na Tabelę efektów trafień.
step-spotted-by-shot = Ukryte modele po strzale mogą być wykryte (S).
step-charge-test = Jeden test morale za wszystkich szarżujących; niezdany: bez szarży, akcja standardowa przepada.
step-charge-move = Podwójny ruch do kontaktu; podstawka, która nie dobiegnie, nie atakuje i traci akcję standardową.
step-charge-overwatch = Obrońca w Oczekiwaniu: ogień z 2″ (test Wyszkolenia) lub krok w tył o 1″.
step-charge-stopped = Strata od ognia z Oczekiwania: od razu test morale; Złamany lub Rozbity oddział wraca. Przygniecone podstawki stają 1″ przed celem i nie atakują.
step-charge-totals = Policz obie sumy: WB, dalsze podstawki, osłona, stany, modyfikatory Wyszkolenia.
step-charge-dice = Każda strona rzuca kością: kto ma niższą sumę, traci podstawkę; przy remisie walka trwa.
step-assault-who = Broń wsparcia i standy pomocnicze nie biorą udziału; testu morale przed szturmem nie ma.
step-assault-move = Jeden ruch do kontaktu; podstawka, która nie dobiegnie, traci akcję standardową.
step-assault-overwatch = Obrońca w Oczekiwaniu: ogień z 2″ (test Wyszkolenia).
step-assault-strike = Uderz: OV 2 w górny pancerz albo OV 5 w koła lub gąsienice.
step-assault-back = Postaw podstawkę 1″ od pojazdu, od strony podejścia.
step-call = Oddział, który nie jest obserwatorem, rzuca na wezwanie.
step-marker = Połóż znacznik w Linii Widzenia obserwatora lub wzywającego.
step-aim = Rzut na trafienie: udany namiar albo znoszenie; wstrzelany punkt nie wymaga rzutu.
step-template = Połóż wzornik strzałką do baterii.
step-rof = Kość za każdy punkt ROF: 20 to pech.
step-blast = Rozstrzygnij trafienie w każdy model pod wzornikiem.
step-near-impact = Gdy padł pocisk, piechota i pojazdy nieopancerzone w odległości do 2″ od miejsca uderzenia są Przyparte.
step-near-broken = Oddziały, które kończą aktywację w odległości do 6″ od swoich Złamanych lub Rozbitych, testują morale.
step-left-over-tests = Wykonaj zaległe testy morale za straty.
step-drawn-fights = Nierozstrzygnięte walki trwają w następnej aktywacji.
step-hold-overwatch = Kto zostaje w Oczekiwaniu do następnej aktywacji?
