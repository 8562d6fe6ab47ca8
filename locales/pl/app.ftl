### The app itself: what belongs to no wargame.

app-name = Adjutant
app-claim = Właściwa zasada, właściwa liczba, właściwy rzut: przy stole i bez sieci.
unofficial = Aplikacja nieoficjalna. Adjutant nie jest związany z wydawcami tych gier i nie zastępuje żadnego z ich podręczników.

## Places

place-turn = Tura
place-calculate = Oblicz
place-dice = Kości
place-units = Oddziały
place-rules = Zasady
home = Start
settings = Ustawienia
about = O aplikacji
undo = Cofnij
redo = Ponów
back = Wstecz
told-undone = Cofnięto.
told-undone-what = Cofnięto: { $what }
told-redone = Ponowiono.
told-redone-what = Ponowiono: { $what }
at-most = { $what }: najwyżej { $most }.

## Home

home-continue = Wznów bitwę
home-last = Ostatnia bitwa
home-new = Nowa bitwa
home-battles = Wszystkie bitwy
home-games = Zasady i narzędzia
home-tools = Narzędzia
home-round-phase = Runda { $round } · { $side } · { $phase }
home-turn-phase = Tura { $turn } · { $side } · { $phase }
home-offline-ready = Działa już bez sieci.
install-about = Na ekranie głównym Adjutant otwiera się jak każda aplikacja, bez paska przeglądarki, a zapisane bitwy są znacznie bezpieczniejsze.
install-now = Zainstaluj Adjutanta
install-not = Nie, dziękuję
install-done = Adjutant się instaluje.
no-battle = Nie ma bitwy do wznowienia. Zacznij nową tutaj.

## New battle

battle-name-default = Bitwa
side-default-first = Strona A
side-default-second = Strona B
battle-end = Zakończ bitwę
battle-report = Raport z bitwy
battle-archive = Do archiwum
battle-ended = Bitwa zakończona i przeniesiona do archiwum; znajdziesz ją wśród wszystkich bitew. „Cofnij” ją przywróci.

## Clock

clock = Zegar

## Calculators

direction-none = Bez przesunięcia
successes-of = { $successes } z { $dice }
amiss-value = Link podał „{ $value }” w polu „{ $field }”, a takiej odpowiedzi nie ma: została domyślna.
amiss-modifier = Pominięto własny modyfikator „{ $modifier }” z linku: mogą być najwyżej cztery, każdy z liczbą od −9 do +9 i nazwą do 40 liter.
amiss-field = W linku jest pole „{ $field }”, którego ten kalkulator nie ma.
amiss-place = Nie ma takiej strony: „{ $place }”. Oto najbliższa.
amiss-twice = Link podał „{ $field }” więcej niż raz: liczy się ostatnia odpowiedź.
amiss-more = { $count ->
    [one] W linku była jeszcze jedna pomyłka.
    [few] W linku były jeszcze { $count } pomyłki.
    [many] W linku było jeszcze { $count } pomyłek.
   *[other] W linku było jeszcze { $count } pomyłki.
}
amiss-not-taken = Adres zmienił się bez twojego udziału i zastąpiłby tu twoje odpowiedzi; zmianę pominięto.
amiss-take = Użyj tych odpowiedzi
toggle-on = tak
toggle-off = nie

## Dice

dice-d6 = K6
dice-d20 = K20
dice-two-d6 = 2K6
dice-direction = Kierunek
dice-bearing = { $degrees }°
dice-double = { $total }, dublet

## Rules

fetching = Pobieram…
not-fetched = Nie udało się tego pobrać. Połącz się z siecią i spróbuj ponownie.
texts-not-fetched = Nie udało się wczytać tego języka: { $language }.
try-again = Spróbuj ponownie

## Settings

kept-seven-days = Safari usuwa to, co tu zapisano, po siedmiu dniach bez odwiedzin; aplikacja na ekranie początkowym to zachowuje. Zainstaluj Adjutanta przed pierwszą bitwą: zapis stąd się nie przeniesie.

## Troubles

storage-forbidden = Ta przeglądarka niczego dla tej strony nie zapisuje (prywatne okno?). Adjutant działa dalej, ale zamknięcie strony skasuje bitwę.
storage-full = Pamięć przeglądarki jest pełna. Nic nowego się nie zapisuje: zwolnij miejsce, zanim zamkniesz stronę.
storage-held = Chwila: Adjutant szuka najnowszych danych. To, co teraz zrobisz, zapisze się zaraz potem.
storage-newer-copy = Znaleziono nowszy zapis i to on jest teraz widoczny. To, co zrobiono od otwarcia aplikacji, być może trzeba powtórzyć.
storage-both-copies = Znaleziono dwie wersje zapisu i żadna nie jest nowsza. Zachowano obie: bitwy na liście, resztę odłożono w ustawieniach.
storage-cleared = W tej przeglądarce wyczyszczono zapisane dane. Adjutant zapisał ponownie wszystko, co jeszcze znał.
storage-damaged = Część zapisu była uszkodzona. Odłożono ją na bok, reszta działa.
storage-newer = Część zapisu pochodzi z nowszej wersji Adjutanta. Zostaje bez zmian; ta wersja jej nie rusza.
storage-download = Pobierz uszkodzony zapis
storage-dismiss = Rozumiem
update-ready = Nowa wersja jest gotowa. Obecna to { $version }.
update-now = Zaktualizuj
update-later = Później
outdated = Adjutant został zaktualizowany w innej karcie. Wczytaj tę kartę ponownie, aby kontynuować.
other-tab = Ta bitwa jest otwarta w innej karcie. Tutaj można tylko patrzeć.
go-on-here = Kontynuuj tutaj
crash-title = Adjutant przestał działać
crash-what = To nasz błąd. Wszystko do twojego ostatniego dotknięcia jest zapisane.
crash-download = Pobierz bitwę
crash-go-on = Kontynuuj

## Pliki i inne telefony

keep-out = Zapisz lub przekaż
