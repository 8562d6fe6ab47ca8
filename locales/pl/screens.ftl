### All screens but home: what belongs to no wargame.

## Places

close = Zamknij
share = Udostępnij
told-shared = Udostępniono link.
told-copied = Skopiowano link.
told-share-failed = Przeglądarka nie pozwoliła udostępnić linku.
report-mistake = Zgłoś błąd
report-mistake-app = Aplikacja podaje: { $number }
report-mistake-sheet = W arkuszu jest:
report-mistake-copied = Skopiowano. Wklej to do zgłoszenia.

## New battle

new-battle = Nowa bitwa
battle-name = Nazwa bitwy
side-name-first = Pierwsza strona
side-name-second = Druga strona
battle-points = Punkty
battle-starts = Kto zaczyna
battle-begin = Rozpocznij bitwę

## Turn

round-number = Runda { $turn }
turn-number = Tura { $turn }
turn-opponent-step = Przeciwnik
turn-both-step = Obaj gracze
turn-next-phase = Następna faza: { $phase }
turn-end = Zakończ turę
turn-other-ends = Zakończ bitwę
mission = Misja
mission-none = Bez misji
mission-map = Mapa
mission-more = Więcej o tej misji
mission-place = Postaw cel { $number } · { $side }
mission-place-free = Postaw cel { $number }
mission-tap = Dotknij mapy tam, gdzie stoi cel.
mission-stands = Cel może tam stać.
mission-unplace = Cel { $number }: usuń zapisane miejsce
mission-attacks = Atakuje: { $side }
mission-begins = Zaczyna: { $side }
turn-steps-folded = { $count ->
    [one] { $count } krok, który teraz odpada
    [few] { $count } kroki, które teraz odpadają
    [many] { $count } kroków, które teraz odpadają
    *[other] { $count } kroku, który teraz odpada
    }
turn-steps-left = { $left ->
    [0] Wszystkie kroki zrobione
    [one] Został { $left } krok
    [few] Zostały { $left } kroki
    [many] Zostało { $left } kroków
   *[other] Zostało { $left } kroku
}
turn-no-battle = Żadna bitwa nie jest otwarta: to tylko przebieg tury według zasad.
turn-now-due = Do wykonania teraz
turn-due-as-phase-ends = Na koniec tej fazy
turn-possible-now = Możliwe teraz
turn-held = { $unit } – najpierw: { $test }
turn-pass-over = Pomiń
turn-discard = Odrzuć
turn-roll-due = Rzuć
turn-told-late = Zapisz mimo to
turn-another = Inny…
turn-acted = już działał
turn-moves = Ruch oddziałów
turn-ordered = Z rozkazem i akcjami do wykonania
turn-add-units = Dodaj siły obu stron, a aplikacja będzie wiedzieć, kto może działać
turn-add-units-link = Oddziały
turn-dice-lie = Wyniki jeszcze niezastosowane
turn-dice-forget = Odrzuć rzut: { $calculator }
turn-log = Dziennik i raport
turn-battle = Ta bitwa
acted-in-phase = Oddziały, które działały w tej fazie

## Clock

clock-limit = Limit czasu bitwy
clock-limit-minutes = Limit w minutach
clock-each = Zegar szachowy: każdy ma swój czas
clock-each-minutes = Minuty dla każdego gracza
clock-each-hint = Gdy przeciwnik rzuca albo szuka zasady, przekaż mu czas: tura się przez to nie zmienia. Koniec tury sam przekazuje czas.
clock-marks = Ostrzegaj, gdy zostanie
clock-mark = { $minutes } min
clock-corrections = Poprawki: zwrócone minuty
clock-given = zwrócone minuty: { $what }
clock-battle = Bitwa
clock-left = zostało
clock-elapsed = minęło { $time }
clock-start = Start
clock-go-on = Wznów
clock-pause = Pauza
clock-neutral = Niczyj
clock-runs = biegnie
# A player taps the own half of the clock; the other player's time runs then.
clock-pass = Gotowe: przekaż czas
clock-start-of = Start: { $side }
clock-up = Czas minął
clock-faces = Tarcza dla każdego gracza
clock-set-back = Przestawiono zegar telefonu albo czas biegł godzinami. Ten odcinek czasu nie jest liczony; wyrównaj to poprawką.
clock-told-left = { $minutes ->
    [one] Została niecała { $minutes } minuta.
    [few] Zostało mniej niż { $minutes } minuty.
    [many] Zostało mniej niż { $minutes } minut.
   *[other] Zostało mniej niż { $minutes } minuty.
}
clock-told-left-of = { $minutes ->
    [one] { $side }: została niecała { $minutes } minuta.
    [few] { $side }: zostało mniej niż { $minutes } minuty.
    [many] { $side }: zostało mniej niż { $minutes } minut.
   *[other] { $side }: zostało mniej niż { $minutes } minuty.
}
clock-told-up = Czas minął.
clock-told-up-of = { $side }: czas minął.

## Calculators

calculate = Oblicz
calculate-others = Pozostałe kalkulatory
calculator-reset = Zacznij od nowa
calculator-more-of = { $title } · więcej
as-last-time = Jak ostatnio
reading-odds = Szanse
reading-roll = Rzuć
reading-own-dice = Moje kości
odds-title = Dokładne szanse
odds-mean = średnio { $mean }
odds-at-least = { $count } i więcej
odds-none = brak
at-least = co najmniej
odds-exactly = dokładnie
hold = Porównaj
release = Nie porównuj
held = Do porównania
held-same = te same odpowiedzi: zmień którąś, aby zobaczyć różnicę
swap = Zamień
roll-again = Rzuć znów
roll-replace = Zastąpić ten rzut?
roll-keep = Zostaw
roll-title = Rzut
roll-nothing = Rzut niepotrzebny: wynik jest pewny.
roll-no-entropy = Przeglądarka nie daje liczb losowych; rzuć własnymi kośćmi.
own-dice-title = Moje kości
own-dice-roll = { $dice ->
    [one] Rzuć { $dice } kością
    [few] Rzuć { $dice } kośćmi
    [many] Rzuć { $dice } kośćmi
   *[other] Rzuć { $dice } kości
}
own-dice-roll-sum = Rzuć { $dice } kośćmi i zsumuj wyniki
own-dice-split = { $dice ->
    [one] Sukcesy: { $passed }. Ile z nich na kości tego celu, który trafiono najczęściej?
    [few] Sukcesy: { $passed }. Ile z nich na { $dice } kościach tych celów, które trafiono najczęściej?
    [many] Sukcesy: { $passed }. Ile z nich na { $dice } kościach tych celów, które trafiono najczęściej?
    *[other] Sukcesy: { $passed }. Ile z nich na { $dice } kościach tych celów, które trafiono najczęściej?
}
own-dice-nth = { $nth } z { $of }
own-dice-spin = Zakręć bączkiem
own-dice-how-many = Na ilu kościach wypadło { $what }?
own-dice-how-many-read = { $what }: na ilu kościach?
own-dice-which = Co wypadło?
own-dice-choose = Decyduje gracz, bez kości.
own-dice-total = Ile wynosi suma?
own-dice-pair = Co wypadło?
own-dice-unlike = Różne wyniki: ich suma
own-dice-doubles = Dublet
own-dice-direction = W którą stronę, licząc od góry zgodnie z ruchem wskazówek zegara?
rose-top = 0° to góra ekranu
own-dice-reroll-failures = Nieudane przerzuca się raz.
own-dice-reroll-successes = Udane przerzuca się raz.
own-dice-back = Cofnij krok
own-dice-again = Od początku
own-dice-enter = Zatwierdź
board-last-roll = Ostatni rzut
ruler = { $need }: udaje się { $good } na { $all } rzutów, { $chance }
ruler-rerolled = { $need }: udaje się { $good } na { $all } rzutów, z przerzutem { $chance }
own-dice-success = Sukces
own-dice-failure = Porażka
impossible = Niemożliwe
result-title = Wynik
not-allowed = Niedozwolone
# Above modifiers that look likely and do not apply.
kept-out = Tu się nie liczy
own-modifier = Własny modyfikator
own-modifier-open = Własny modyfikator…
own-modifier-of = { $label }
own-modifier-number = { $label } { $number }
own-modifier-no-fewer = Nigdy poniżej 0
own-modifier-idle = { $modifier } nic tu nie zmienia: ta liczba jest podana wprost albo odczytana z tabeli.
own-modifier-refused = Własne modyfikatory nie znoszą zakazu.
own-modifier-none = Własne modyfikatory nie zmienią tych liczb: są podane wprost albo odczytane z tabeli.
own-modifier-amount = Liczba
own-modifier-label = Za co, np. stabilizator
own-modifier-add = Dodaj
own-modifier-raises = Plus podnosi wymagany wynik: jest trudniej. Minus ułatwia.
own-modifier-allows = Plus podnosi dozwolony wynik: jest łatwiej. Minus utrudnia.
own-modifier-full = Najwyżej { $most } własne modyfikatory naraz.
own-modifier-rule = Modyfikator, na który umówili się gracze: nie ma go w arkuszu, ale liczy się jak każdy inny.
own-modifier-title = Umowa graczy
own-modifier-without = bez własnych modyfikatorów
own-modifiers = Własne modyfikatory
own-modifier-forget = Usuń własny modyfikator { $modifier }
next-steps = Co dalej
situation-of = Dotyczy: { $unit }
less-of = Mniej: { $what }
more-of = Więcej: { $what }
type-number = { $what }: wpisz liczbę
pad-limits = od { $low } do { $high }
pad-sign = Plus albo minus
pad-back = Usuń ostatnią cyfrę
pad-take = Gotowe
rule-of = Zasada: { $what }

## Dice

dice = Kości
dice-what = Czym rzucasz
dice-count = Ile kości
dice-need = Sukces na
dice-need-none = Bez progu
dice-throw = Rzuć
dice-throw-failures = Przerzuć nieudane
dice-throw-chosen = Przerzuć wybrane
dice-choose = Dotknij kości, które chcesz przerzucić
dice-history = Dotychczasowe rzuty
dice-history-none = Nie było jeszcze żadnego rzutu.
dice-clear = Wyczyść historię
dice-expected = Sukcesy: oczekiwane { $expected }, wyrzucone { $rolled }.
dice-interval = 95 na 100 takich serii daje od { $low } do { $high }.
dice-too-few = Za mało rzutów, by mówić o szczęściu.
dice-source = Wynik losuje się w chwili dotknięcia, ze źródła losowości przeglądarki; każda ścianka ma równą szansę.
dice-sum = Suma { $sum }

## Units

units = Oddziały
unit-add = Dodaj oddział
unit-name = Nazwa
unit-default-name = Oddział { $number }
unit-remove = Usuń
unit-duplicate = Jeszcze taki
unit-another = Inny oddział
unit-added = Dodano: { $name }
unit-none = Nie ma jeszcze oddziałów. Dodaj te ze stołu, a testy, na które przyjdzie pora, pokażą się same.
unit-acted = Już działał w tej fazie
unit-consequences = Co z tego wynika
unit-openings = Oblicz
unit-openings-later = Nie teraz
unit-card = Karta
unit-card-edit = Edytuj
unit-missing = Brakuje: { $figures }
cards = Karty oddziałów
card-keep = Zachowaj kartę
card-kept = Karta zachowana: { $name }
card-add = Dodaj: { $name }
card-remove = Usuń kartę { $name }
cards-full = Jest już 100 kart: najpierw usuń którąś.

## A card

card-over = Odwróć: { $face }
card-plan = { $title }: na zewnątrz { $outer }, w środku { $inner }
card-left-of = { $left } z { $of }
card-doubted = niepewne
card-doubts = Liczby ze znakiem „?” odczytano z uszkodzonego wydruku; twoja własna karta jest ważniejsza.

## Armies

armies = Armie
armies-none = Nie ma jeszcze armii. Armia to lista oddziałów z ich kartami, zapisana osobno: można jej użyć w każdej bitwie.
armies-full = Jest już 50 armii: najpierw usuń jedną z nich.
army-new = Nowa armia
army-default-name = Armia { $number }
army-name = Nazwa armii
army-copy = Kopiuj armię
army-copy-name = { $army } (kopia)
army-remove = Usuń armię
army-units = { $count ->
    [one] { $count } oddział
    [few] { $count } oddziały
    [many] { $count } oddziałów
   *[other] { $count } oddziału
}
army-sum = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
army-sum-of = { $points } z { $limit } punktów
army-left = zostało: { $points }
army-over = { $points } ponad limit
army-none = Nie ma jeszcze oddziałów: dodaj je poniżej.
catalogue = Katalog
army-add = Dodaj oddział
army-add-this = Dodaj
army-full = Armia ma najwyżej 200 oddziałów.
army-unit-copy = Kopiuj: { $name }
army-unit-remove = Usuń: { $name }
army-agreed = Co ustalono
army-points = Umówione punkty (0: bez limitu)
army-bring = Wprowadź do bitwy
army-brought = Teraz w bitwie: { $army } ({ $side }).
army-keep = Zapisz jako armię
army-print = Karty do druku
army-of = Armia: { $side }
army-of-none = Brak
army-of-last = Jak w bitwie „{ $battle }”, w pełnym składzie
paper = Na papierze
cards-print = Drukuj
card-words = Napisy na karcie

## Rules

rules = Zasady
rules-search = Szukaj w zasadach
rules-search-hint = Szukaj w trzech językach
rules-found = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
    [many] { $count } wyników
   *[other] { $count } wyniku
}
rules-rulings = Niejasności i rozstrzygnięcia
rules-glossary = Słowniczek
rules-term = Pojęcie
rules-table = Tabela
rules-calculator = Kalkulator
rules-mission = Misja
rules-unit = Oddział
rules-rule = Zasada
rules-ruling = Rozstrzygnięcie
rules-house-rule = Zasada domowa
rules-near = Nie znaleziono „{ $sought }”. Najbliżej jest to:
rules-none = Nie znaleziono „{ $sought }” ani niczego podobnego. Oto wszystkie działy:
rules-first = Pierwsze { $shown } z { $count }
rules-open = Otwórz w zasadach

## Missions

missions = Misje
missions-pick = Wylosuj jedną
missions-pick-no-rule = Arkusz nie mówi, jak wybiera się misję; umówcie się albo niech zdecyduje przypadek.
mission-orders-attacker = Rozkazy atakującego
mission-orders-defender = Rozkazy obrońcy
mission-check = Gdzie może stać cel?
mission-check-how = Dotknij mapy albo ustaw punkt tutaj.
mission-from-left = Od lewej krawędzi { $seat ->
    [attacker] (krawędź atakującego u góry)
   *[first] (krawędź pierwszego gracza u góry)
}
mission-from-near = Od krawędzi { $seat ->
    [defender] obrońcy
   *[second] drugiego gracza
}
mission-may-stand = Wolno:
mission-may-not-stand = Nie wolno:
mission-table = Wasz stół
mission-long = Długa krawędź
mission-short = Krótka krawędź
mission-depth = Ustalona głębokość stref
mission-quarter = Ćwiartka atakującego (jego krawędź u góry)
mission-left = Lewa
mission-right = Prawa
mission-ends = Jak się kończy
mission-named = Zasady specjalne
mission-named-why = Arkusz tylko wymienia te zasady; zajrzyj do podręcznika.
mission-named-page = Strona { $page } podręcznika
mission-note = Twoja notatka: { $rule }
mission-play = Rozegraj tę misję

## Maps

map-centre-line = Linia środkowa
map-of = Mapa: { $mission }
map-zoom-in = Powiększ
map-zoom-out = Pomniejsz
map-turn = Obróć
map-in-words = Opis mapy
map-seat = { $seat ->
    [attacker] Atakujący
    [defender] Obrońca
    [first] Pierwszy gracz
   *[second] Drugi gracz
}
map-seat-named = { $seat } ({ $name })
map-apart = najwyżej { DIST($most) } od siebie
map-at-least-apart = co najmniej { DIST($least) } od siebie
map-placed-by = Cel { $number }, stawia: { $who }
map-taken-by = Kto zajął: { $who }
map-nobody = jeszcze nikt
map-place-unknown = Nie zapisano, gdzie stoi cel.
map-line = { $line ->
    [attacker] krawędź atakującego
    [defender] krawędź obrońcy
    [first] krawędź pierwszego gracza
    [second] krawędź drugiego gracza
    [left] lewa krawędź
    [right] prawa krawędź
    [centre] linia środkowa
   *[middle] linia między lewą a prawą stroną
}
map-from = { DIST($by) } od { $line ->
    [attacker] krawędzi atakującego
    [defender] krawędzi obrońcy
    [first] krawędzi pierwszego gracza
    [second] krawędzi drugiego gracza
    [left] lewej krawędzi
   *[right] prawej krawędzi
}
map-from-agreed = { DIST($by) } (jak ustalono) od { $line ->
    [attacker] krawędzi atakującego
    [defender] krawędzi obrońcy
    [first] krawędzi pierwszego gracza
    [second] krawędzi drugiego gracza
    [left] lewej krawędzi
   *[right] prawej krawędzi
}
map-from-centre = { DIST($by) } od linii środkowej, { $half }
map-from-middle-left = { DIST($by) } na lewo od linii między lewą a prawą stroną
map-from-middle-right = { DIST($by) } na prawo od linii między lewą a prawą stroną
map-table-long = Stół ma { DIST($width) } szerokości i { DIST($height) } głębokości; gracze siedzą przy długich krawędziach.
map-table-short = Stół ma { DIST($width) } szerokości i { DIST($height) } głębokości; gracze siedzą przy krótkich krawędziach.
map-orientation = Krawędź { $far ->
    [attacker] atakującego
   *[first] pierwszego gracza
} jest u góry, krawędź { $near ->
    [defender] obrońcy
   *[second] drugiego gracza
} u dołu.
map-centre-runs = Linia środkowa biegnie w połowie drogi między tymi krawędziami.
map-zone = { $label }: dół – { $bottom }; góra – { $top }; lewo – { $left }; prawo – { $right }.
map-zone-whole = { $label }: dół – { $bottom }; góra – { $top }; na całej szerokości.
map-feature = { $label }: na środku stołu, wielkości waszego elementu terenu.
map-one-objective = Cel { $number }
map-objectives = Cele od { $first } do { $last }
map-objectives-agreed = Tyle celów, ile ustalono
map-places = { $seat ->
    [attacker] stawia atakujący
    [defender] stawia obrońca
    [first] stawia pierwszy gracz
    [second] stawia drugi gracz
   *[both] gracze stawiają na zmianę
}
map-half = { $seat ->
    [attacker] na połowie atakującego
    [defender] na połowie obrońcy
    [first] na połowie pierwszego gracza
   *[second] na połowie drugiego gracza
}
map-placing = { $numbers }: { $who } { $half }.
map-placing-anywhere = { $numbers }: { $who }.
map-together = Stoją najwyżej { DIST($most) } od siebie.
map-stand-apart = Stoją co najmniej { DIST($least) } od siebie.
map-along-edge = { $label }: { $edge }, w dowolnym miejscu.
map-arrives-corner = { $label }: od wspólnego rogu wzdłuż obu krawędzi ({ $one }, { $other }).
map-arrives-unsaid = { $who }, { $label }: arkusz nie mówi, gdzie wchodzą.
map-fault-off = { DIST($by) } poza stołem.
map-fault-too-far = O { DIST($by) } za daleko od drugiego celu tego gracza: najwyżej { DIST($limit) }.
map-fault-too-close = O { DIST($by) } za blisko innego celu: co najmniej { DIST($limit) }.
map-fault-quarter = W złej ćwiartce, { DIST($by) } za linią.
map-fault-half = Na złej połowie, { DIST($by) } za linią środkową.
map-fault-too-near = O { DIST($by) } za blisko { $line ->
    [attacker] krawędzi atakującego
    [defender] krawędzi obrońcy
    [first] krawędzi pierwszego gracza
    [second] krawędzi drugiego gracza
    [left] lewej krawędzi
    [right] prawej krawędzi
    [centre] linii środkowej
   *[middle] linii między lewą a prawą stroną
}: co najmniej { DIST($limit) }.
map-warning-line = Na tym stole „{ $label }” to tylko linia: cel może stać dokładnie na niej.
map-warning-gone = „{ $label }”: na tym stole nie ma na to miejsca.
map-distance-centre = Linia środkowa { DIST($centre) }.
map-distances = Lewa krawędź { DIST($left) }, prawa { DIST($right) }; krawędź { $near-seat ->
    [defender] obrońcy
   *[second] drugiego gracza
} { DIST($near) }, { $far-seat ->
    [attacker] atakującego
   *[first] pierwszego gracza
} { DIST($far) }.

## Settings

settings-language = Język
settings-theme = Motyw
theme-system = Jak w telefonie
theme-light = Jasny
theme-dark = Ciemny
theme-sunlight = Na słońce
settings-unit = Odległości
unit-inches = Cale
unit-centimetres = Centymetry
settings-dice = Domyślny sposób rzutu
dice-app = Rzuca aplikacja
dice-own = Moje kości
settings-haptics = Wibracja przy dotknięciu
settings-awake = Nie wygaszaj ekranu w bitwie
awake-held = Ekran pozostaje włączony.
awake-refused = Ta przeglądarka nie pozwala stronie utrzymać włączonego ekranu.
kept-promised = Przeglądarka obiecała zachować wszystko, co tu zapisano.
kept-not-promised = Gdy w telefonie zabraknie miejsca, ta przeglądarka może usunąć to, co tu zapisano. Gdy Adjutant jest na ekranie głównym, przeglądarka zwykle tego nie robi.
settings-house-rules = Zasady domowe
settings-reset = Przywróć ustawienia domyślne
aside = Odłożone na bok
aside-hint = To, co było uszkodzone albo pochodzi z nowszej wersji, leży tu w niezmienionej postaci. Zajmuje miejsce: usuń to po zapisaniu do pliku albo gdy nie będzie już potrzebne.
aside-row = { $what }, { $size } kB
aside-save = Zapisz do pliku
aside-remove-label = Usuń: { $what }
aside-ask = { $what }: usunąć na dobre?
aside-remove = Usuń
aside-keep = Zostaw
aside-battles = Lista bitew
aside-battle = Bitwa nr { $number }

## About

about-version = Wersja { $version }
about-sources = Źródła
about-sources-text = Zasady pochodzą z krótkich opublikowanych arkuszy, ale podajemy je własnymi słowami; liczby, tabele i terminy są z arkuszy. Gdy arkusz jest niejasny, aplikacja mówi, jak go rozumie.
about-privacy = Nic nie opuszcza tego urządzenia: nie ma konta, śledzenia ani innych serwerów.
about-offline = Po pierwszym otwarciu wszystko działa bez sieci.
about-dice = Kości korzystają z bezpiecznego źródła losowości przeglądarki (ChaCha): jedno losowanie na dotknięcie, każda ścianka z równą szansą.
about-odds = Szanse są dokładne: liczymy każdą możliwość, niczego nie symulujemy.
about-licence = Licencje
about-licence-text = Adjutant to wolne oprogramowanie na licencji MIT albo Apache-2.0. Opiera się na bibliotekach Leptos, wasm-bindgen, serde, rand i innych, w większości na licencji MIT albo Apache-2.0.
about-licence-list = Wszystkie biblioteki i ich licencje

## Units in a calculator

cast-known = Odczytane z oddziałów: { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
    [many] { $count } odpowiedzi
   *[other] { $count } odpowiedzi
}
cast-settle = Zastosuj do oddziałów
cast-apply = Zastosuj
cast-settled = Zastosowano.
cast-to-turn = Wróć do tury
cast-once-more = Jeszcze raz te same oddziały
# In the place of the number, until the player has chosen a unit.
cast-choose-target = Wybierz cel
cast-choose-unit = Wybierz oddział
cast-choose-how = Wybierz z listy albo dotknij „Spoza listy”.
cast-how-far = Jaka odległość?
cast-how-many = Ile?
cast-choose-one = Wybierz
cast-figure = Jeszcze nie podano
cast-figures = Brakuje na kartach
cast-nobody-left = Żaden oddział nie może tego zrobić
turn-no-unit-left = nie ma już oddziałów.
# A unit that was not entered.
cast-not-listed = Spoza listy
# Unfolds the units of the other side.
cast-others = { $side }: oddziały…
cast-remove = Usuń: { $name }

## Pliki i inne telefony

keep = Pliki i inne telefony
keep-about = Bitwy są zapisane tylko na tym urządzeniu. Tu zapiszesz je do pliku albo przekażesz prosto na inny telefon, bez pośrednictwa serwera, i wczytasz z powrotem.
keep-everything = Zapisz wszystko do pliku
keep-everything-about = Jeden plik: wszystkie bitwy z dziennikiem, armie i ustawienia. Kopia na wypadek utraty telefonu.
keep-tools = Narzędzia bez bitwy
keep-army = Armia
keep-none = Nie ma jeszcze czego zapisać: ani bitwy, ani armii.
keep-in = Otwórz
keep-open-file = Wybierz plik
keep-paste = Albo wklej link lub treść pliku
keep-look = Zobacz, co w nim jest
keep-gone = Tego już tu nie ma.
keep-as-file = Jako plik
keep-save-battle = Zapisz z dziennikiem
keep-save-battle-about = Cała bitwa: na drugim telefonie da się ją cofnąć do początku.
keep-save-army = Zapisz armię
keep-save-army-about = Na zapas albo żeby komuś wysłać.
keep-share-file = Udostępnij plik
keep-to-phone = Na inny telefon
keep-as-it-stands = Bitwa w obecnym stanie: tura, oddziały, punkty, zegar. Bez dziennika; ten jest tylko w pliku.
keep-army-link = Armia ze wszystkimi oddziałami.
keep-share-link = Udostępnij jako link
keep-too-long = Za dużo danych na kody QR. Zapisz do pliku.
keep-code = Kod QR { $number } z { $count }
keep-type = Albo wpisz ten adres w drugim telefonie:
keep-one-code = Skieruj aparat drugiego telefonu na kod QR i otwórz link.
keep-codes = { $count ->
    [one] { $count } kod QR: skieruj na niego aparat drugiego telefonu i otwórz link.
    [few] { $count } kody QR: skieruj aparat drugiego telefonu na każdy i otwórz jego link, w dowolnej kolejności.
    [many] { $count } kodów QR: skieruj aparat drugiego telefonu na każdy i otwórz jego link, w dowolnej kolejności.
   *[other] { $count } kodu QR: skieruj aparat drugiego telefonu na każdy i otwórz jego link, w dowolnej kolejności.
}
keep-code-before = Poprzedni kod
keep-code-next = Następny kod
keep-squares = Gdy aparat nie czyta kodu, zmień wielkość
keep-coarse = Duży
keep-usual = Średni
keep-fine = Mały
keep-scan = Skanuj kody QR
keep-scan-how = Pokaż aparatowi kod QR z drugiego telefonu.
keep-scan-stop = Wyłącz aparat
keep-scan-refused = Nie ma aparatu albo przeglądarka go nie udostępnia.
keep-from-phone = Z innego telefonu
keep-pieces = Zeskanowane kody: { $come } z { $count }.
keep-pieces-missing = Do odczytania: { $numbers }.
keep-pieces-forget = Odrzuć te kody
keep-what-battle = Bitwa z dziennikiem
keep-what-table = Bitwa w obecnym stanie
keep-what-army = Armia
keep-what-everything = Wszystko z telefonu
keep-packed = Zapisano: { $when }
keep-edited = Coś w środku zmieniono po zapisaniu. Ta część jest pominięta.
keep-newer-part = Część pochodzi z nowszej wersji. Zaktualizuj aplikację i otwórz plik lub link jeszcze raz.
keep-unknown-game = Część dotyczy gry, której ta wersja nie ma.
keep-damaged-parts = { $count ->
    [one] Nie da się odczytać { $count } części. Resztę można zaimportować.
    [few] Nie da się odczytać { $count } części. Resztę można zaimportować.
    [many] Nie da się odczytać { $count } części. Resztę można zaimportować.
   *[other] Nie da się odczytać { $count } części. Resztę można zaimportować.
}
keep-units = Oddziały: { $first } – { $second }
keep-no-log = Bez dziennika
keep-damaged = Uszkodzona: tyle z niej zostało
keep-met-new = Nie ma tego na tym telefonie
keep-met-same = To samo, co na tym telefonie
keep-met-further = Późniejszy stan bitwy, którą tu masz
keep-met-behind = Wcześniejszy stan bitwy, którą tu masz
keep-met-apart = Inny przebieg bitwy, którą tu masz
keep-met-named = Jest tu inna armia o tej nazwie
keep-met-other = Inne niż na tym telefonie
keep-leave = Pomiń
keep-add = Importuj
keep-both = Zachowaj obie
keep-go-on = Zaktualizuj moją
keep-replace = Zastąp moje
keep-settings = Język, motyw, zasady domowe
keep-kit = Karty oddziałów i notatki
keep-kit-new = Nowe: { $count }
keep-take = Importuj wybrane
keep-not-now = Nie teraz
keep-nothing-chosen = Najpierw wybierz, co zaimportować.
keep-inside-empty = Nie ma w tym nic do zaimportowania.
keep-is-here = Zaimportowano.
keep-full = Na tym telefonie nie ma na to miejsca. Nic nie zmieniono.
keep-moved-on = Twoja bitwa poszła tymczasem dalej. Otwórz plik jeszcze raz, żeby porównać.
keep-too-many-armies = Za dużo armii. Część pomiń.
keep-unreadable = Nie da się odczytać tego, co jest na tym telefonie. Nic nie zmieniono.
keep-fault-empty = W środku nic nie ma.
keep-fault-too-large = To o wiele za duże jak na plik Adjutanta.
keep-fault-foreign = To nie jest plik ani link Adjutanta.
keep-fault-cut = Brakuje końca. Wyślij lub zapisz jeszcze raz.
keep-fault-changed = Zawartość zmieniono po drodze albo ręcznie, więc nic nie zaimportowano. Wyślij jeszcze raz.
keep-fault-newer = Te dane zapisała nowsza wersja Adjutanta. Odłożono je na bok w ustawieniach: zaktualizuj aplikację, potem otwórz plik lub link ponownie.
keep-shared-gone = Z innej aplikacji nic nie dotarło. Udostępnij to jeszcze raz.

## Units from text

lines-open = Wpisz lub wklej oddziały
lines-shared = Lista oddziałów? Wybierz grę: tekst trafi do pola jej oddziałów.
lines-out = Wyślij jako tekst
told-list-shared = Lista wysłana.
told-list-copied = Lista skopiowana.
