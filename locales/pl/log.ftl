### The log of a battle, its report, and the luck in it.

log = Dziennik
log-battle = Bitwa
log-began = Początek bitwy: { $battle }
log-named = Nazwy i punkty: { $battle }
log-cleared = Wyczyszczono
log-acted = Oddział { $unit } już działał
log-not-acted = Oddział { $unit } jeszcze nie działał
log-passed-over = Pominięto: { $test }
log-came = Dodano oddziały: { $names }
log-removed = Usunięto: { $names }
log-set = Zapisano
log-own-dice = { $what } (własne kości)
log-settled = { $what }: zastosowano
log-set-up = Przygotowanie
log-looked = Sprawdzone, bez rzutu
log-not-applied = nie zastosowano
log-threw = Dowolny rzut
log-threw-again = Przerzut
log-roller = Dowolny rzut: wybór kości
log-unknown = Wpis z innej wersji
log-no-longer = już nie: { $what }
log-refused = Niedozwolone: { $why }
log-own-modifiers = własny modyfikator: { $modifiers }
log-bare = Kości { $faces }. Zasady od tego czasu się zmieniły, więc wyniku nie pokazujemy.
log-struck = Cofnięte: { $what }

log-all = Wszystko
log-rolls = Rzuty
log-shown = Co pokazać
log-of-unit = Jeden oddział
log-none = Dziennik jest pusty.
log-undone = cofnięte
log-rolls-undone = { $count ->
    [one] po { $count } cofniętym rzucie
    [few] po { $count } cofniętych rzutach
    [many] po { $count } cofniętych rzutach
   *[other] po { $count } cofniętego rzutu
}
log-damaged = Tej części dziennika nie da się odczytać.
log-entry = Wpis { $number }
log-not-there = Tego wpisu nie ma w dzienniku.
log-instead = Rzuty wykonane wcześniej i cofnięte
log-then = Tak było wtedy: { $place }.
log-to-now = Wróć do bieżącej chwili
log-go-back = Cofnij do tego miejsca
log-go-back-ask = { $count ->
    [one] Cofnąć { $count } późniejszy wpis? Można go ponowić, dopóki nie zrobisz czegoś innego.
    [few] Cofnąć { $count } późniejsze wpisy? Można je ponowić, dopóki nie zrobisz czegoś innego.
    [many] Cofnąć { $count } późniejszych wpisów? Można je ponowić, dopóki nie zrobisz czegoś innego.
   *[other] Cofnąć { $count } późniejszego wpisu? Można je ponowić, dopóki nie zrobisz czegoś innego.
}
log-go-on = Ponów do tego miejsca
log-go-on-ask = { $count ->
    [one] Ponowić { $count } cofnięty wpis?
    [few] Ponowić { $count } cofnięte wpisy?
    [many] Ponowić { $count } cofniętych wpisów?
   *[other] Ponowić { $count } cofniętego wpisu?
}
log-is-now = To bieżący stan bitwy.
log-stay = Zostań tutaj
log-table = Stół w tamtej chwili
log-no-units = Brak oddziałów

## Report

report = Raport
report-copy = Kopiuj
report-save = Zapisz do pliku
report-shared = Raport udostępniony.
report-copied = Raport skopiowany.
report-not-shared = Przeglądarka nie pozwoliła udostępnić raportu.
report-sides = { $first } – { $second }
report-attacks = Atakuje: { $side }
report-gone = poza bitwą
report-left = zostało { $left } z { $full }
report-taken = Cel { $number } zajęła strona: { $side }
report-more = i jeszcze { $count }
report-times = liczba rzutów: { $count }
report-without-effect = Bez skutku: { $what }
report-result = Jak się skończyło
report-standing = Stan bitwy
report-stands = { $place }.
report-units-left = { $side }, pozostałe oddziały: { $left } z { $units }.
report-lost = Straty: { $names }.

## Luck

luck = Szczęście
luck-none = Nie było jeszcze rzutów na próg: o szczęściu nic nie wiadomo.
luck-how = Rzuty, które mogą się udać albo nie: ile się udało, a ile powinno według szans. Rzutów na skutek i na ilość się nie liczy.
luck-sides = Według stron
luck-not-told = Nie wiadomo, czyje kości
luck-kinds = Według rodzaju rzutu
luck-sources = Według kości
luck-app = Kości aplikacji
luck-own = Własne kości
luck-row = Udane: { $passed } z { $thrown }, oczekiwane: { $expected }
luck-few = Za mało rzutów, by mówić o szczęściu.
luck-usual = Szczęścia mniej więcej tyle co zwykle.
luck-good = Więcej szczęścia niż zwykle.
luck-bad = Mniej szczęścia niż zwykle.
luck-undone = { $count ->
    [0] Żadnego rzutu nie cofnięto.
    [one] { $count } cofnięty rzut się nie liczy; jest w dzienniku.
    [few] { $count } cofnięte rzuty się nie liczą; są w dzienniku.
    [many] { $count } cofniętych rzutów się nie liczy; są w dzienniku.
   *[other] { $count } cofniętego rzutu się nie liczy; są w dzienniku.
}
