### The list of battles, and what can be done with one.

battles = Wszystkie bitwy
battles-none = Nie ma jeszcze żadnej bitwy. Zacznij pierwszą na stronie „Start”.
battles-unreadable = Tej bitwy nie da się odczytać. Przy otwarciu Adjutant spróbuje ją naprawić; dane zostają na miejscu.
battles-find = Szukaj po nazwie lub stronie
battles-found-none = Nie znaleziono żadnej bitwy.
battles-sides = { $first } – { $second }
battles-played = Ostatnia gra: { $date }
battles-more = Więcej
battles-copy = Kopiuj
battles-copy-name = { $battle } (kopia)
battles-archive = Do archiwum
battles-delete = Usuń
battles-change = Zmień nazwy
battles-take-back = Przywróć
battles-report = Raport
battles-archived = Archiwum ({ $count })
battles-deleted = Usunięte ({ $count })
battles-deleted-why = Usunięte bitwy są przechowywane przez 30 dni albo do chwili, gdy w pamięci przeglądarki zabraknie miejsca.
battles-told-copied = Skopiowano: { $battle }
battles-told-archived = W archiwum: { $battle }. „Cofnij” ją przywróci.
battles-told-deleted = Usunięto: { $battle }. „Cofnij” ją przywróci.
battles-told-back = Przywrócono: { $battle }

battle-page = Ta bitwa
battle-log = Dziennik
battle-luck = Szczęście
