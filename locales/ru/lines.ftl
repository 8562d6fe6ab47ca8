# The words of the page on which units come from text.

lines-title = Отряды из текста
lines-field = По одному отряду в строке
lines-to = Чьи отряды
lines-see = Показать отряды
lines-paste = Вставить
lines-paste-failed = Браузер не даёт доступа к буферу обмена. Удерживайте палец на поле и выберите «Вставить».
lines-file = Открыть файл
lines-file-large = Файл слишком большой: список может занимать не больше 100 КБ.
lines-file-bad = В этом файле нет текста. Сохраните список как .txt или .csv и откройте его.
lines-how = Пишите так, как это делают игроки: сколько, название, затем то, что на карточке, в любом порядке и на любом из трёх языков. Всё, что приложение поняло, можно изменить касанием.
lines-add = { $count ->
    [one] Добавить { $count } отряд
    [few] Добавить { $count } отряда
    [many] Добавить { $count } отрядов
   *[other] Добавить { $count } отряда
}
lines-added = { $count ->
    [one] Добавлен { $count } отряд
    [few] Добавлено { $count } отряда
    [many] Добавлено { $count } отрядов
   *[other] Добавлено { $count } отряда
}
lines-left = Оставшиеся строки не добавлены.
lines-none = Пока нет строки с отрядом
lines-other = Не отряд
lines-is-unit = Добавить как отряд
lines-leave-out = Пропустить
lines-unread = Не понято, остаётся в названии: { $words }
lines-points = { $points ->
    [one] { $points } очко, не сохраняется
    [few] { $points } очка, не сохраняются
    [many] { $points } очков, не сохраняются
   *[other] { $points } очка, не сохраняются
}
lines-copies = Сколько отрядов
lines-back = Вернуть в название
lines-close = Готово
lines-full = Помещается только 200 отрядов. Пропустите несколько строк.
lines-long = Читаются только первые 300 строк.
lines-nameless = Отряд
