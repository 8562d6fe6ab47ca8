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
word-plays-on = Gra trwa

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
first-turn-roll-summary = Każdy rzuca kością, +1 dla tego, kto skończył pierwszy: kto zaczyna?
first-turn = Pierwsza tura
finished-first = Pierwszy skończył wystawiać
finished-first-summary = Po jednym plutonie na zmianę: kto wcześniej wystawi ostatni?
for-finishing-first = Za skończenie jako pierwszy
roll-attacker = Kość atakującego
roll-defender = Kość obrońcy
note-attacker-always-first = Bez rzutu: w bitwie obronnej pierwszą turę ma atakujący.
note-higher-has-first-turn = Pierwszą turę ma wyższy wynik. Niczego więcej się nie dodaje.
note-later-teams-do-not-matter = Liczą się tylko plutony: niezłomnych i jednostki niezależne wystawia się później.

## Kalkulatory: wystawianie

reserve-split = Rezerwy i zasadzka
reserve-split-summary = Ile plutonów zostaje w rezerwach, a ile wystawiasz teraz?
whose-platoons = Czyje plutony
platoons = Plutony
in-reserve = W rezerwach
one-in-ambush = Jeden w zasadzce
least-in-reserve = W rezerwach co najmniej
half-rounded-up = Połowa, zaokrąglona w górę
deploy-now = Do wystawienia
word-no-reserves = Nikt
note-no-reserves = Ta strona nie zostawia nikogo w rezerwach: wystawia wszystkie plutony.
note-more-allowed = W rezerwach może zostać więcej niż połowa.
note-loose-teams-later = Niezłomnych spoza plutonów i jednostki niezależne wystawia się później, bez względu na podział.
refused-too-few-in-reserve = W rezerwach musi zostać co najmniej { $least }.
refused-more-than-there-are = To więcej, niż ta strona ma.
refused-nobody-for-ambush = Do zasadzki nie został żaden pluton.
note-one-platoon-in-turn = Gracze wystawiają na zmianę po jednym plutonie, zaczyna atakujący.
note-equal-attacker-began = Po równo: pierwszy kończy atakujący, bo zaczął.

## Kalkulatory: koniec bitwy

battle-end = Koniec bitwy
battle-end-summary = Czy to już koniec i kto wygrał?
battle-end-plaque = Bitwa
group-objectives = Cele
occasion = Co się dzieje
occasion-turn-starts = Zaczyna się tura
whose-turn = Czyja tura
own-turn = Która to tura tego gracza
enemy-on-half = Jednostka atakującego na połowie obrońcy
objective-1 = Cel 1
objective-2 = Cel 2
objective-3 = Cel 3
objective-4 = Cel 4
objective-by = Położył go
objective-on = Leży na terenie
objective-taken = Zajął go
note-ends-objective = Na początku tury taki cel jest zajęty; wystarczy jeden.
note-objective-first = Sprawdza się to przed testem morale kompanii, który wypada w tej samej chwili.
note-ends-half-clear = Od 6. tury obrońcy: na jej początku nie ma na jego połowie jednostek atakującego.
note-ends-broken = Ta strona jest zniszczona, druga zajęła wszystkie cele; bitwa kończy się od razu.
note-broken-first = Gdyby nie zdały obie strony, bitwę kończy pierwszy niezdany test.
note-ends-time-fair = Walkę fair bez zwycięzcy przegrywają obaj.
note-ends-time-defensive = W bitwie obronnej wygrywa obrońca, chyba że wygrał już atakujący.
note-time-not-checked = Nie zaczyna się tu niczyja tura, więc celów już się nie sprawdza.
note-ends-conceded = Wygrywa przeciwnik; punkty według dotychczasowych strat.
note-needs-own-placed = Ten gracz potrzebuje celu, który sam umieścił na połowie wroga.
note-needs-enemy-area = Ten gracz potrzebuje celu w strefie wystawienia wroga, obojętnie kto go umieścił.
note-needs-any = Atakujący potrzebuje któregoś z celów, obojętnie kto go umieścił.
note-needs-half-clear = Obrońca potrzebuje, od 6. tury, połowy bez jednostek atakującego; cele mu nie pomogą.
note-on-half = Podstawka, która choć częściowo przekracza linię środkową, stoi na tej połowie; samo dotknięcie linii się nie liczy.
note-checked-at-start = Sprawdza się to tylko na początku własnej tury gracza.

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
as-if-the-other-had-won = Przegrany, gdyby wygrał drugi
refused-always-a-winner = Bitwa obronna zawsze ma zwycięzcę.
note-points = Atakujący { $attacker }, obrońca { $defender }.
note-large-army = Dziewięć plutonów lub więcej na początku własnej pierwszej tury, z rezerwami, bez plutonów transportowych: jednej straty się nie liczy.
note-losers-losses = Liczą się tylko straty zwycięzcy.
note-opponents-losses = Każdy dostaje punkty przegranego według strat przeciwnika: pomaga każdy zniszczony wrogi pluton.
