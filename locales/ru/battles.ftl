### The list of battles, and what can be done with one.

battles = Все сражения
battles-none = Сражений пока нет. Начните новое на странице «Главная».
battles-unreadable = Сражение не читается. При открытии приложение попробует его восстановить; данные останутся на месте.
battles-find = Поиск по названию или стороне
battles-found-none = Таких сражений не нашлось.
battles-sides = { $first } – { $second }
battles-played = Последняя игра: { $date }
battles-more = Ещё
battles-copy = Копировать
battles-copy-name = { $battle } (копия)
battles-archive = В архив
battles-delete = Удалить
battles-change = Переименовать
battles-take-back = Вернуть
battles-report = Отчёт
battles-archived = Архив ({ $count })
battles-deleted = Удалённые ({ $count })
battles-deleted-why = Удалённые сражения хранятся 30 дней или пока не заполнится хранилище браузера.
battles-told-copied = Скопировано: { $battle }
battles-told-archived = В архиве: { $battle }. «Отменить» вернёт сражение.
battles-told-deleted = Удалено: { $battle }. «Отменить» вернёт сражение.
battles-told-back = Возвращено: { $battle }

battle-page = Это сражение
battle-log = Журнал
battle-luck = Везение
