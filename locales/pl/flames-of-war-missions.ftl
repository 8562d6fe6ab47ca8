### Flames of War: rozdział misji, jego pojęcia i zasady.

## Słowa

mission-none = Bez misji
free-for-all = Wolna amerykanka
encounter = Potyczka
dust-up = Wymiatanie
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
ending-half-clear = Połowa obrońcy czysta
ending-attacker-broken = Atakujący złamany
ending-defender-broken = Obrońca złamany
ending-time = Upłynął czas
ending-attacker-concedes = Atakujący się poddaje
ending-defender-concedes = Obrońca się poddaje

## Maps and missions

fair-fight = Walka fair
fair-fight-means = Wygrywa ten, kto pierwszy zacznie turę z właściwym Celem w ręku. Jeśli do końca bitwy nikomu się to nie uda, przegrywają obaj.
defensive-battle = Bitwa obronna
defensive-battle-means = Atakujący musi zdobyć Cel. Jeśli mu się to nie uda, wygrywa obrońca.
free-for-all-about = Dwie szybkie kolumny wpadają na siebie w marszu i od razu walczy wszystko.
free-for-all-attacker = Przebiliście się. Uderzcie, zanim powstanie obrona, i pierwsi zajmijcie jeden ze swoich Celów.
free-for-all-defender = Odpowiedzcie na przełamanie: dotrzyjcie do ważnego terenu przed wrogiem i pierwsi zajmijcie jeden ze swoich Celów.
encounter-about = Mały oddział na skrzydle głównych sił natyka się na wroga. Obie strony wzywają pomoc i starcie rośnie.
encounter-attacker = Obie strony czekają na wsparcie. Atakujcie, zanim dotrze wsparcie wroga, i pierwsi zajmijcie Cel po jego stronie.
encounter-defender = Zatrzymajcie natarcie na swoim odcinku, naciskajcie aż do przybycia wsparcia, a potem pierwsi zajmijcie Cel po stronie wroga.
dust-up-about = Dwie ofensywy zderzają się czołowo, a walka rozlewa się, gdy z boku wchodzą rezerwy obu stron.
dust-up-attacker = Bądźcie szybsi i śmielsi: dotrzyjcie do Celu w strefie wroga, zanim on dotrze do Celu w waszej.
dust-up-defender = Odeprzyjcie pierwsze uderzenie, potem rzućcie do ataku wszystko i pierwsi zajmijcie teren na tyłach wroga.
no-retreat-about = Okopany oddział broni się do końca i może to odwrócić całą kampanię.
no-retreat-attacker = Wróg na wąskim froncie jest w rozsypce, a jego rezerwy daleko. Wykorzystajcie to: wystarczy jeden Cel.
no-retreat-defender = Trwajcie z tym, co macie, aż przyjdą rezerwy, utrzymajcie Cele i wyprzyjcie atakującego ze swojej połowy.
hold-the-line-about = Znacznie słabsza strona, bez pomocy w pobliżu, liczy na zaskoczenie.
hold-the-line-attacker = Szybko dobijcie mały, odcięty oddział i zajmijcie Cele.
hold-the-line-defender = Szanse są marne. Udawajcie słabszych, dobrze użyjcie zasadzki, nie oddajcie Celów i kontratakujcie, gdy wejdą rezerwy.
zone-attacker = Wystawia się atakujący
zone-defender = Wystawia się obrońca
zone-no-mans-land = Ziemia niczyja
zone-empty = Zostaje pusta
zone-attacker-two = Atakujący: 2 Cele
zone-defender-two = Obrońca: 2 Cele
zone-each-one = Każdy gracz: 1 Cel
arrive-attacker-corner = Rezerwy atakującego, { DIST(16) } od rogu
arrive-defender-corner = Rezerwy obrońcy, { DIST(16) } od rogu
arrive-defender-edge = Tędy wchodzą rezerwy obrońcy
rule-meeting-engagement = Bój spotkaniowy
rule-prepared-positions = Przygotowane pozycje
rule-ambush = Zasadzka
rule-reserves = Rezerwy
rule-delayed-reserves = Opóźnione rezerwy
rule-scattered-reserves = Rozproszone rezerwy
ends-own-placed = Wygrywa gracz, który zaczyna turę, trzymając Cel, który sam ustawił w strefie wystawienia wroga.
ends-enemy-area = Wygrywa gracz, który zaczyna turę, trzymając dowolny Cel w strefie wystawienia wroga.
ends-attacker-any = Atakujący wygrywa, gdy zaczyna turę, trzymając którykolwiek z Celów.
ends-half-clear = Obrońca wygrywa, gdy któraś z jego tur, od szóstej, zaczyna się bez żadnego modelu wroga na połowie obrońcy.
ends-broken = Strona, która nie zda testu morale kompanii, od razu przegrywa.
ends-nobody = Jeśli przedtem skończy się czas, przegrywają obaj gracze.
ends-else-defender = Jeśli przedtem skończy się czas, wygrywa obrońca.
house-dust-up-upright = Wymiatanie: gracze siedzą przy krótkich krawędziach
house-objectives-singly = Wolna amerykanka: Cele ustawiane na przemian po jednym

## Where an Objective may stand

objective-placing = Ustawienie Celu
objective-placing-summary = Czy może tam stać? Która odległość się nie zgadza i o ile.
objective-place = Miejsce
placing-mission = Misja
placing-long = Długa krawędź stołu
placing-short = Krótka krawędź stołu
placing-who = Kto ustawia
placing-round = Który ze swoich
placing-round-own = Na własnej połowie
placing-round-enemy = Na połowie wroga
placing-quarter = Ćwiartka atakującego, jego krawędź u góry
placing-from-left = Od lewej krawędzi
placing-from-defender = Od krawędzi obrońcy
placing-other = Drugi Cel tego gracza już stoi
placing-other-left = Drugi: od lewej krawędzi
placing-other-defender = Drugi: od krawędzi obrońcy
group-table = Stół
group-objective = Cel
word-may-stand = Wolno
word-may-not-stand = Nie wolno
placing-to-centre = Do linii środkowej
placing-to-sides = Do bliższej bocznej krawędzi
placing-to-players = Do bliższej krawędzi gracza
placing-to-other = Do drugiego Celu tego gracza
placing-measured = Zmierzone od lewej krawędzi lub od krawędzi obrońcy
note-placing-order-two = Najpierw atakujący ustawia dwa na połowie obrońcy, potem obrońca dwa na połowie atakującego.
note-placing-order-singly = Na przemian po jednym, zaczyna atakujący – według waszej zasady domowej.
note-placing-order-rounds = Najpierw każdy ustawia jeden na własnej połowie, potem każdy jeden na połowie wroga; za każdym razem zaczyna atakujący.
note-placing-order-defender = Jeden ustawia obrońca, potem jeden atakujący; oba na połowie obrońcy.
note-placing-exact = Mierzcie od środka znacznika; dokładnie w tej odległości wolno.
note-placing-no-other = O odległości do Celów drugiego gracza nic nie powiedziano.
