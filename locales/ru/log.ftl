### The log of a battle, its report, and the luck in it.

log = Журнал
log-battle = Сражение
log-began = Сражение началось: { $battle }
log-named = Названия и очки: { $battle }
log-cleared = Очищено
log-acted = { $unit }: уже действовал
log-not-acted = { $unit }: ещё не действовал
log-passed-over = Пропущено: { $test }
log-came = Добавлено: { $names }
log-removed = Убрано: { $names }
log-set = Записано
log-own-dice = { $what } (свои кубики)
log-settled = { $what }: применено
log-set-up = Подготовка
log-looked = Только просмотр, без броска
log-not-applied = не применено
log-threw = Свободный бросок
log-threw-again = Переброс
log-roller = Свободный бросок: выбор кубиков
log-unknown = Запись из другой версии
log-no-longer = больше нет: { $what }
log-refused = Нельзя: { $why }
log-own-modifiers = свой модификатор: { $modifiers }
log-bare = Кубики: { $faces }. С тех пор правила изменились, поэтому результат не показан.
log-struck = Отменено: { $what }

log-all = Всё
log-rolls = Броски
log-shown = Что показать
log-of-unit = Один отряд
log-none = Журнал пуст.
log-undone = отменено
log-rolls-undone = { $count ->
    [one] после { $count } отменённого броска
    [few] после { $count } отменённых бросков
    [many] после { $count } отменённых бросков
   *[other] после { $count } отменённого броска
}
log-damaged = Эту часть журнала прочесть нельзя.
log-entry = Запись { $number }
log-not-there = Такой записи в журнале нет.
log-instead = Брошено раньше и отменено
log-then = Положение в тот момент: { $place }.
log-to-now = Вернуться к текущему моменту
log-go-back = Вернуться сюда
log-go-back-ask = { $count ->
    [one] Отменить { $count } запись после этой? Повторить отменённое можно, пока не сделано ничего другого.
    [few] Отменить { $count } записи после этой? Повторить отменённое можно, пока не сделано ничего другого.
    [many] Отменить { $count } записей после этой? Повторить отменённое можно, пока не сделано ничего другого.
    *[other] Отменить { $count } записи после этой? Повторить отменённое можно, пока не сделано ничего другого.
    }
log-go-on = Повторить до этого места
log-go-on-ask = { $count ->
    [one] Повторить { $count } отменённую запись?
    [few] Повторить { $count } отменённые записи?
    [many] Повторить { $count } отменённых записей?
   *[other] Повторить { $count } отменённой записи?
}
log-is-now = Это текущий момент сражения.
log-stay = Остаться здесь
log-table = Стол в тот момент
log-no-units = Отрядов нет

## Report

report = Отчёт
report-copy = Копировать
report-save = Сохранить файл
report-shared = Отчёт отправлен.
report-copied = Отчёт скопирован.
report-not-shared = Браузер не дал поделиться отчётом.
report-sides = { $first } – { $second }
report-attacks = Атакует: { $side }
report-gone = выбыл из сражения
report-left = осталось { $left } из { $full }
report-taken = Объект { $number } захвачен стороной: { $side }
report-more = и ещё { $count }
report-times = бросков: { $count }
report-without-effect = Без результата: { $what }
report-result = Чем кончилось
report-standing = Положение сейчас
report-stands = { $place }.
report-units-left = { $side }: осталось отрядов: { $left } из { $units }.
report-lost = Потери: { $names }.

## Luck

luck = Везение
luck-none = Бросков на заданное число ещё не было: о везении сказать нечего.
luck-how = Броски, которые могут удаться или нет: сколько удалось и сколько должно было удаться по шансам. Броски на эффект и на количество не учитываются.
luck-sides = По сторонам
luck-not-told = Неизвестно, чьи кубики
luck-kinds = По виду броска
luck-sources = По кубикам
luck-app = Кубики приложения
luck-own = Свои кубики
luck-row = Успехов { $passed } из { $thrown }, ожидалось { $expected }
luck-few = Бросков слишком мало, чтобы говорить о везении.
luck-usual = Как обычно.
luck-good = Везло больше обычного.
luck-bad = Везло меньше обычного.
luck-undone = { $count ->
    [0] Ни один бросок не отменён.
    [one] { $count } отменённый бросок не считается; он есть в журнале.
    [few] { $count } отменённых броска не считаются; они есть в журнале.
    [many] { $count } отменённых бросков не считаются; они есть в журнале.
   *[other] { $count } отменённого броска не считаются; они есть в журнале.
}
