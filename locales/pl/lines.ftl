# The words of the page on which units come from text.

lines-title = Oddziały z tekstu
lines-field = Jeden oddział w wierszu
lines-to = Czyje oddziały
lines-see = Zobacz oddziały
lines-paste = Wklej
lines-paste-failed = Przeglądarka nie udostępnia schowka. Przytrzymaj palec na polu i wybierz „Wklej”.
lines-file = Otwórz plik
lines-file-large = Ten plik jest za duży: lista może mieć najwyżej 100 kB.
lines-file-bad = W tym pliku nie ma tekstu. Zapisz listę jako .txt lub .csv i otwórz ją ponownie.
lines-how = Wpisuj oddziały tak, jak piszą gracze: liczba, nazwa, a potem to, co jest na karcie, w dowolnej kolejności i w dowolnym z trzech języków. Dotknij tego, co aplikacja odczytała, aby to zmienić.
lines-add = { $count ->
    [one] Dodaj { $count } oddział
    [few] Dodaj { $count } oddziały
    [many] Dodaj { $count } oddziałów
   *[other] Dodaj { $count } oddziału
}
lines-added = { $count ->
    [one] Dodano { $count } oddział
    [few] Dodano { $count } oddziały
    [many] Dodano { $count } oddziałów
   *[other] Dodano { $count } oddziału
}
lines-left = Pozostałych wierszy nie dodano.
lines-none = Nie ma jeszcze wiersza z oddziałem
lines-other = To nie oddział
lines-is-unit = Dodaj jako oddział
lines-leave-out = Pomiń
lines-unread = Niezrozumiałe, zostaje w nazwie: { $words }
lines-points = { $points ->
    [one] { $points } punkt, nie jest zapisywany
    [few] { $points } punkty, nie są zapisywane
    [many] { $points } punktów, nie są zapisywane
   *[other] { $points } punktu, nie są zapisywane
}
lines-copies = Ile oddziałów
lines-back = Wróć do nazwy
lines-close = Gotowe
lines-full = Zmieści się tylko 200 oddziałów. Pomiń kilka wierszy.
lines-long = Odczytuje się tylko pierwsze 300 wierszy.
lines-nameless = Oddział
