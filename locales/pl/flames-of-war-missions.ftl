### Flames of War: rozdział misji, jego pojęcia.

## Słowa

mission-none = Bez misji
free-for-all = Wolna amerykanka
encounter = Potyczka
dust-up = Zadyma (Dust-Up)
no-retreat = Bez odwrotu
hold-the-line = Utrzymać pozycję
attacker = Atakujący
defender = Obrońca
quarter-left = Lewa
quarter-right = Prawa
taken-nobody = Nikt
ending-not-yet = Bitwa trwa
ending-attacker-objective = Atakujący: cel
ending-defender-objective = Obrońca: cel
ending-half-clear = Połowa bez atakujących
ending-attacker-broken = Atakujący rozbity
ending-defender-broken = Obrońca rozbity
ending-time = Czas minął
ending-attacker-concedes = Atakujący się poddaje
ending-defender-concedes = Obrońca się poddaje

## Rozstawienie, przebieg i wynik

stage-set-up = Przygotowanie do bitwy
stage-turn-start = Czy to koniec?
stage-over = Koniec bitwy
group-mission = Misja
who-attacks = Kto atakuje
who-begins = Kto ma pierwszą turę
table-long = Długa krawędź stołu
table-short = Krótka krawędź stołu
quarter = Ćwiartka atakującego
how-ended = Jak się skończyła
objective-noted = Miejsce zapisane
objective-x = Od lewej krawędzi
objective-y = Od krawędzi obrońcy
step-table = Ustalcie wielkość stołu oraz limit czasu albo grę do rozstrzygnięcia
step-roll-off = Obaj rzucają kością: kto ma więcej, ten atakuje; przy remisie rzućcie ponownie
step-who-defends = Ustalcie, kto atakuje, a kto się broni: arkusz tego nie mówi
step-long-edge = Atakujący wybiera długą krawędź stołu, obrońca ma przeciwległą
step-short-edge = Obrońca wybiera krótką krawędź stołu, atakujący ma przeciwległą
step-centre = Zaznaczcie środek stołu, żeby obaj widzieli cztery ćwiartki
step-quarter = Atakujący wybiera ćwiartkę; druga na tej połowie zostaje pusta
step-opposite-quarter = Obrońca bierze ćwiartkę po przekątnej od ćwiartki atakującego; druga na jego połowie zostaje pusta
step-two-objectives-attacker = Atakujący stawia dwa cele na połowie obrońcy, najwyżej { DIST(48) } od siebie
step-two-objectives-defender = Obrońca stawia dwa cele na połowie atakującego, najwyżej { DIST(48) } od siebie
step-objective-attacker-far = Atakujący stawia cel na połowie obrońcy
step-objective-defender-far = Obrońca stawia cel na połowie atakującego
step-objective-attacker-far-48 = Atakujący stawia swój drugi cel na połowie obrońcy, najwyżej { DIST(48) } od swojego pierwszego
step-objective-defender-far-48 = Obrońca stawia swój drugi cel na połowie atakującego, najwyżej { DIST(48) } od swojego pierwszego
step-objective-attacker-own = Atakujący stawia cel na własnej połowie
step-objective-defender-own = Obrońca stawia cel na własnej połowie
step-objective-attacker-own-area = Atakujący stawia cel we własnej strefie wystawienia
step-objective-defender-own-area = Obrońca stawia cel we własnej strefie wystawienia
step-objective-attacker-enemy-area = Atakujący stawia cel w strefie wystawienia obrońcy
step-objective-defender-enemy-area = Obrońca stawia cel w strefie wystawienia atakującego
step-objective-defender-half = Obrońca stawia cel na połowie obrońcy
step-objective-attacker-half = Atakujący stawia cel na połowie obrońcy
step-reserves = Zostaw co najmniej połowę plutonów w rezerwie
step-ambush = Jeden z plutonów, których nie ma w rezerwie, może trafić do zasadzki
step-deploy-in-turn = Wystawiajcie na zmianę, po jednym, plutony, których nie ma w rezerwie; zaczyna atakujący
step-deploy-defender = Obrońca wystawia wszystkie plutony, których nie ma w rezerwie ani w zasadzce, gdziekolwiek na swojej połowie
step-deploy-attacker = Atakujący wystawia wszystkie plutony na swojej połowie, żaden bliżej niż { DIST(16) } od linii środkowej
step-loose-attacker = Niezłomnych spoza plutonów i jednostki niezależne wystawia najpierw atakujący, potem obrońca
step-loose-defender = Niezłomnych spoza plutonów i jednostki niezależne wystawia najpierw obrońca, potem atakujący
step-recce-attacker = Ruch zwiadu przy wystawieniu wykonują wszystkie jednostki zwiadu na stole: najpierw atakującego, potem obrońcy
step-recce-defender = Ruch zwiadu przy wystawieniu wykonują wszystkie jednostki zwiadu na stole: najpierw obrońcy, potem atakującego
step-first-turn-roll = Rzut o pierwszą turę, +1 dla tego, kto pierwszy skończył wystawiać plutony; przy remisie rzućcie ponownie
step-attacker-begins = Pierwsza tura należy do atakującego, bez rzutu
step-dug-in = Plutony obu stron mogą zacząć grę okopane: zaznaczcie je
step-objectives-taken = Które cele są zajęte na początku tury?
step-half-clear = Czy na połowie obrońcy jest jakaś jednostka atakującego?
step-army-size = Policz teraz swoje plutony (z rezerwą, bez transportowych): co najmniej dziewięć to duża armia
step-winner = Kto wygrał
step-points = Punkty zwycięstwa
note-in-reserve = W rezerwie: { $count } z { $of }
note-reserve-missing = Brakuje plutonów: { $missing }; poza stołem ma ich zostać co najmniej { $least }
note-ambush-one = W zasadzce: { $count }, a może być tylko jeden
note-army-large = Plutony na początku: { $count }. Duża armia: pierwsza strata się nie liczy
note-army-usual = Plutony na początku: { $count }. Liczy się każda strata
offer-attacker-begins = Start: tura atakującego
offer-defender-begins = Start: tura obrońcy
offer-play-on = Gramy dalej
offer-attacker-objective = Cel: wygrał atakujący
offer-defender-objective = Cel: wygrał obrońca
offer-half-clear = Czysto: wygrał obrońca
offer-attacker-broken = Atakujący rozbity
offer-defender-broken = Obrońca rozbity
offer-time = Czas minął
barred-time = Najpierw sprawdź warunki z początku tej tury
barred-company-failed = Kompania nie zdała testu morale: bitwa jest skończona
offer-attacker-concedes = Atakujący się poddaje
offer-defender-concedes = Obrońca się poddaje
offer-arrives = wchodzi z rezerwy
offer-revealed = zasadzka się ujawnia
won-attacker = Wygrał atakujący
won-defender = Wygrał obrońca
won-nobody = Nikt nie wygrał: obaj gracze przegrywają
points-both = Punkty zwycięstwa: atakujący { $attacker }, obrońca { $defender }
points-losses = Stracone plutony: atakujący { $attacker }, obrońca { $defender }
unit-transport-platoon = Pluton transportowy
side-started-with = Plutony na początku
place-ambush = W zasadzce
then-ambush = W zasadzce: poza stołem, dopóki się nie ujawni.

## Kalkulatory: wspólne

group-battle = Bitwa
group-platoons = Plutony
mission = Misja
winner = Zwycięzca
loser = Przegrany
platoons-lost = Zniszczone plutony
refused-no-mission = Najpierw wybierz misję; arkusz ma ich pięć.
word-attacker-wins = Wygrywa atakujący
word-defender-wins = Wygrywa obrońca
word-nobody-wins = Nikt nie wygrywa
word-plays-on = Gramy dalej

## Kalkulatory: kto atakuje, kto zaczyna

attacker-roll = Rzut o atak
attacker-roll-summary = Każdy rzuca kością: kto atakuje?
ties-again = Powtarzaj przy remisie
word-tie = Remis: rzuć ponownie
word-first-player = Pierwszy gracz
word-second-player = Drugi gracz
word-higher-die = Wyższy wynik
roll-first-player = Kość pierwszego gracza
roll-second-player = Kość drugiego gracza
note-picks-long-edge = Atakujący wybiera długą krawędź stołu, obrońca dostaje przeciwległą.
note-picks-quarter = Atakujący wybiera ćwiartkę stołu, obrońca dostaje tę po przekątnej.
note-roles-not-in-sheet = Arkusz nie mówi, kto atakuje w tej misji: ustalcie to. Ten rzut nie jest zasadą, tylko sprawiedliwym losowaniem.
first-turn-roll = Rzut o pierwszą turę
first-turn-roll-summary = Obaj rzucają, +1 dla tego, kto pierwszy skończył wystawiać: kto zaczyna?
first-turn = Pierwsza tura
finished-first = Pierwszy skończył wystawiać
finished-by-platoons = Według liczby plutonów
finished-first-summary = Na zmianę po jednym plutonie: kto wcześniej wystawi swój ostatni?
for-finishing-first = Za skończenie jako pierwszy
roll-attacker = Kość atakującego
roll-defender = Kość obrońcy
note-attacker-always-first = Bez rzutu: w bitwie obronnej pierwszą turę ma atakujący.
note-attacker-begins = Rzut wygrał atakujący: pierwsza tura jest jego.
note-defender-begins = Rzut wygrał obrońca: pierwsza tura jest jego.
note-higher-has-first-turn = Pierwszą turę ma gracz z wyższym wynikiem. Niczego więcej się nie dodaje.
note-later-teams-do-not-matter = Liczą się tylko plutony: niezłomnych spoza plutonów i jednostki niezależne wystawia się później.

## Kalkulatory: wystawianie

reserve-split = Rezerwa i zasadzka
reserve-split-summary = Ile plutonów zostaje w rezerwie, a ile wystawiasz teraz?
whose-platoons = Czyje plutony
platoons = Plutony
in-reserve = W rezerwie
one-in-ambush = Jeden w zasadzce
least-in-reserve = W rezerwie co najmniej
half-rounded-up = Połowa, zaokrąglona w górę
deploy-now = Do wystawienia
word-no-reserves = Nikt
note-no-reserves = Ta strona nie zostawia nikogo w rezerwie: wystawia wszystkie plutony.
note-more-allowed = W rezerwie może zostać więcej niż połowa.
note-loose-teams-later = Niezłomnych spoza plutonów i jednostki niezależne wystawia się później, bez względu na podział.
refused-too-few-in-reserve = Za mało plutonów w rezerwie: ma ich zostać co najmniej { $least }.
refused-more-than-there-are = To więcej plutonów, niż ta strona ma.
refused-nobody-for-ambush = Do zasadzki nie został żaden pluton.
note-one-platoon-in-turn = Gracze wystawiają na zmianę po jednym plutonie, zaczyna atakujący.
note-equal-attacker-began = Po równo: pierwszy kończy atakujący, bo zaczął.
note-attacker-fewer = Mniej plutonów do wystawienia: pierwszy kończy atakujący.
note-defender-fewer = Mniej plutonów do wystawienia: pierwszy kończy obrońca.

## Kalkulatory: koniec bitwy

battle-end = Koniec bitwy
battle-end-summary = Czy to już koniec i kto wygrał?
battle-end-plaque = Bitwa
group-objectives = Cele
occasion = Co się dzieje
occasion-turn-starts = Zaczyna się tura
whose-turn = Czyja tura
own-turn = Która to tura tego gracza
enemy-on-half = Atakujący na połowie obrońcy
objective-1 = Cel 1
objective-2 = Cel 2
objective-3 = Cel 3
objective-4 = Cel 4
objective-by = Kto postawił
objective-on = Na czyim terenie
objective-taken = Kto zajął
note-ends-objective = Na początku własnej tury gracz ma zajęty wymagany cel; wystarczy jeden.
note-objective-first = Cele sprawdza się przed testem morale kompanii, który wypada w tej samej chwili.
note-ends-half-clear = Obrońca zaczyna turę (6. lub późniejszą), a na jego połowie nie ma żadnej jednostki atakującego.
note-ends-broken = Strona, która nie zdała testu morale kompanii, jest zniszczona; druga ma zajęte wszystkie cele, a bitwa kończy się od razu.
note-broken-first = Gdy testu morale kompanii nie zdają obie strony, bitwę kończy pierwszy niezdany.
note-ends-time-fair = Uczciwą walkę, w której minął czas, a nikt nie wygrał, przegrywają obaj.
note-ends-time-defensive = Bitwę obronną, w której minął czas, a atakujący nie wygrał, wygrywa obrońca.
note-time-not-checked = Nie zaczyna się tu niczyja tura, więc celów już się nie sprawdza.
note-ends-conceded = Wygrywa przeciwnik; punkty liczy się według dotychczasowych strat zwycięzcy.
note-needs-own-placed = Ten gracz potrzebuje celu, który sam postawił na połowie wroga.
note-needs-enemy-area = Ten gracz potrzebuje celu w strefie wystawienia wroga, bez względu na to, kto go postawił.
note-needs-any = Atakujący potrzebuje któregoś z celów, bez względu na to, kto go postawił.
note-needs-half-clear = Od swojej 6. tury obrońca wygrywa, jeśli zaczyna turę bez jednostek atakującego na swojej połowie; cele mu nie pomogą.
note-on-half = Podstawka, która choćby częściowo przekracza linię środkową, stoi już na połowie obrońcy; samo dotknięcie linii się nie liczy.
note-checked-at-start = Warunek misji sprawdza się tylko na początku własnej tury gracza.

## Kalkulatory: punkty zwycięstwa

victory-points = Punkty zwycięstwa
victory-points-summary = Jak duża to wygrana i ile punktów dostaje każdy?
victory-points-plaque = Wynik
stunning-victory = Oszałamiające zwycięstwo
major-victory = Duże zwycięstwo
minor-victory = Nieznaczne zwycięstwo
started-with = Plutony na początku pierwszej tury
large-army = Duża armia
attackers-losses = Liczone straty atakującego
defenders-losses = Liczone straty obrońcy
attackers-points = Punkty atakującego
defenders-points = Punkty obrońcy
as-if-the-other-had-won = Punkty jak dla przegranego
refused-always-a-winner = Bitwa obronna zawsze ma zwycięzcę.
note-points = Atakujący { $attacker }, obrońca { $defender }.
note-large-army = Dziewięć plutonów lub więcej na początku własnej pierwszej tury, licząc rezerwę, bez plutonów transportowych: jednej straty się nie liczy.
note-losers-losses = Liczą się tylko straty zwycięzcy.
note-opponents-losses = Każdy dostaje punkty przegranego według strat przeciwnika: każdy zniszczony wrogi pluton może pomóc.

## Tabele


## Maps and missions

fair-fight = Uczciwa walka
fair-fight-means = Wygrywa ten, kto pierwszy zacznie turę, mając zajęty właściwy cel. Jeśli wcześniej minie czas, przegrywają obaj; poddanie się albo niezdany test morale kompanii daje wygraną przeciwnikowi.
defensive-battle = Bitwa obronna
defensive-battle-means = Atakujący wygrywa, gdy zaczyna turę, mając zajęty cel. Jeśli wcześniej minie czas, wygrywa obrońca.
free-for-all-about = Dwie szybkie kolumny wpadają na siebie w marszu i od razu walczą wszyscy.
free-for-all-attacker = Przebiliście się. Uderzcie, zanim powstanie obrona, i pierwsi zajmijcie jeden ze swoich celów.
free-for-all-defender = Odpowiedzcie na przełamanie: dotrzyjcie do kluczowego terenu wcześniej niż wróg i pierwsi zajmijcie jeden ze swoich celów.
encounter-about = Mały oddział, który osłania skrzydło głównych sił, natyka się na wroga. Obie strony wzywają pomocy i starcie się rozrasta.
encounter-attacker = Obie strony czekają na wsparcie. Atakujcie, zanim dotrze wsparcie wroga, i pierwsi zajmijcie cel po jego stronie.
encounter-defender = Zatrzymajcie natarcie na swoim odcinku, naciskajcie aż do przybycia wsparcia, a potem pierwsi zajmijcie cel po stronie wroga.
dust-up-about = Dwa natarcia zderzają się czołowo, a walka się rozlewa, gdy z boku wchodzą rezerwy obu stron.
dust-up-attacker = Bądźcie szybsi i śmielsi: dotrzyjcie do celu w strefie wroga, zanim on dotrze do celu w waszej.
dust-up-defender = Odeprzyjcie pierwsze uderzenie, potem rzućcie do ataku wszystko i pierwsi zajmijcie teren na tyłach wroga.
no-retreat-about = Okopany oddział broni się do końca, a od tego może zależeć cała kampania.
no-retreat-attacker = Wróg na wąskim froncie jest w rozsypce, a jego rezerwy daleko. Wykorzystajcie to: wystarczy jeden cel.
no-retreat-defender = Trwajcie z tym, co macie, aż przyjdą rezerwy, utrzymajcie cele i wyprzyjcie atakującego ze swojej połowy.
hold-the-line-about = Znacznie słabsza strona, bez pomocy w pobliżu, liczy na zaskoczenie.
hold-the-line-attacker = Szybko dobijcie mały, odcięty oddział i zajmijcie cele.
hold-the-line-defender = Szanse są marne. Udawajcie słabszych, dobrze użyjcie zasadzki, nie oddajcie celów i kontratakujcie, gdy wejdą rezerwy.
zone-attacker = Wystawia się atakujący
zone-defender = Wystawia się obrońca
zone-no-mans-land = Ziemia niczyja
zone-empty = Zostaje pusta
zone-attacker-two = Atakujący: 2 cele
zone-defender-two = Obrońca: 2 cele
zone-each-one = Każdy gracz: 1 cel
arrive-attacker-corner = Rezerwy atakującego, do { DIST(16) } od rogu
arrive-defender-corner = Rezerwy obrońcy, do { DIST(16) } od rogu
arrive-defender-edge = Tędy wchodzą rezerwy obrońcy
rule-meeting-engagement = Bój spotkaniowy
rule-prepared-positions = Przygotowane pozycje
rule-ambush = Zasadzka
rule-reserves = Rezerwy
rule-delayed-reserves = Opóźnione rezerwy
rule-scattered-reserves = Rozproszone rezerwy
ends-own-placed = Wygrywa gracz, który zaczyna turę, mając zajęty cel, który sam postawił w strefie wystawienia wroga.
ends-enemy-area = Wygrywa gracz, który zaczyna turę, mając zajęty dowolny cel w strefie wystawienia wroga.
ends-attacker-any = Atakujący wygrywa, gdy zaczyna turę, mając zajęty którykolwiek z celów.
ends-half-clear = Obrońca wygrywa, gdy na początku którejś z jego tur, począwszy od szóstej, na połowie obrońcy nie ma żadnej jednostki wroga.
ends-broken = Strona, która nie zda testu morale kompanii, od razu przegrywa.
ends-nobody = Jeśli wcześniej minie czas, przegrywają obaj gracze.
ends-else-defender = Jeśli wcześniej minie czas, wygrywa obrońca.
house-dust-up-upright = Zadyma: gracze siedzą przy krótkich krawędziach
house-objectives-singly = Wolna amerykanka: cele stawiane na zmianę po jednym

## Where an Objective may stand

objective-placing = Stawianie celu
objective-placing-summary = Czy cel może tam stać? Jeśli nie, która odległość się nie zgadza i o ile?
objective-place = Miejsce
placing-mission = Misja
placing-long = Długa krawędź stołu
placing-short = Krótka krawędź stołu
placing-who = Kto stawia
placing-round = Który z jego celów
placing-round-own = Na własnej połowie
placing-round-enemy = Na połowie wroga
placing-quarter = Ćwiartka atakującego (jego krawędź u góry)
placing-from-left = Od lewej krawędzi
placing-from-defender = Od krawędzi obrońcy
placing-other = Drugi cel tego gracza już stoi
placing-other-left = Drugi: od lewej krawędzi
placing-other-defender = Drugi: od krawędzi obrońcy
group-table = Stół
group-objective = Cel
word-may-stand = Wolno
word-may-not-stand = Nie wolno
placing-to-centre = Do linii środkowej
placing-to-sides = Do bliższej bocznej krawędzi
placing-to-players = Do bliższej krawędzi gracza
placing-to-other = Do drugiego celu tego gracza
placing-measured = Zmierzone od lewej krawędzi lub od krawędzi obrońcy
note-placing-order-two = Najpierw atakujący stawia dwa cele na połowie obrońcy, potem obrońca dwa na połowie atakującego.
note-placing-order-singly = Według waszej zasady domowej gracze stawiają cele na zmianę po jednym; zaczyna atakujący.
note-placing-order-rounds = Najpierw każdy stawia po jednym celu na własnej połowie, potem po jednym na połowie wroga; za każdym razem zaczyna atakujący.
note-placing-order-defender = Jeden cel stawia obrońca, potem jeden atakujący; oba na połowie obrońcy.
note-placing-exact = Mierzcie od środka znacznika; cel może stać dokładnie w wymaganej odległości.
note-placing-no-other = O odległości do celów drugiego gracza arkusz nic nie mówi.

## What the player wants to hear, after a chance

want-first-attacks = atakuje pierwszy gracz
want-attacker-begins = pierwszą turę ma atakujący
