### The app itself: what belongs to no wargame.

app-name = Adjutant
app-claim = Верное правило, верное число, верный бросок: прямо за столом и без сети.
unofficial = Неофициальное приложение. Adjutant не связан с издателями этих игр и не заменяет их книг правил.

## Places

place-turn = Ход
place-calculate = Расчёты
place-dice = Кубики
place-units = Отряды
place-rules = Правила
home = Главная
settings = Настройки
about = О приложении
undo = Отменить
redo = Повторить
back = Назад
told-undone = Отменено.
told-undone-what = Отменено: { $what }
told-redone = Повторено.
told-redone-what = Повторено: { $what }
at-most = { $what }: не больше { $most }.

## Home

home-continue = Продолжить сражение
home-last = Последнее сражение
home-new = Новое сражение
home-battles = Все сражения
home-games = Правила и инструменты
home-tools = Инструменты
home-round-phase = Раунд { $round } · { $side } · { $phase }
home-turn-phase = Ход { $turn } · { $side } · { $phase }
home-offline-ready = Можно работать без сети.
install-about = Добавьте Adjutant на главный экран: он будет открываться как обычное приложение, без панелей браузера, а риск, что браузер удалит сражения, станет гораздо меньше.
install-now = Установить Adjutant
install-not = Нет, спасибо
install-done = Adjutant устанавливается.
no-battle = Нет сражения, которое можно продолжить. Начните новое здесь.

## New battle

battle-name-default = Сражение
side-default-first = Сторона А
side-default-second = Сторона Б
battle-end = Завершить сражение
battle-report = Отчёт о сражении
battle-archive = В архив
battle-ended = Сражение завершено и убрано в архив: оно в списке «Все сражения». «Отменить» его вернёт.

## Clock

clock = Часы

## Calculators

direction-none = Без отклонения
successes-of = { $successes } из { $dice }
amiss-value = В ссылке для «{ $field }» указано «{ $value }», но такого варианта нет: взято значение по умолчанию.
amiss-modifier = Свой модификатор «{ $modifier }» из ссылки пропущен: нужны число от −9 до +9 и название до 40 букв, а модификаторов может быть не больше четырёх.
amiss-field = В ссылке задано «{ $field }», но в этом расчёте такого пункта нет.
amiss-place = Такой страницы нет: «{ $place }». Открыта ближайшая.
amiss-twice = В ссылке «{ $field }» указано больше одного раза: взято последнее значение.
amiss-more = { $count ->
    [one] В ссылке была ещё { $count } ошибка.
    [few] В ссылке было ещё { $count } ошибки.
    [many] В ссылке было ещё { $count } ошибок.
   *[other] В ссылке было ещё { $count } ошибки.
}
amiss-not-taken = Адрес страницы изменился без вашего касания и заменил бы здесь ваши ответы. Новые ответы не приняты.
amiss-take = Взять эти ответы
toggle-on = да
toggle-off = нет

## Dice

dice-d6 = D6
dice-d20 = D20
dice-two-d6 = 2D6
dice-direction = Направ­ление
dice-bearing = { $degrees }°
dice-double = { $total }, дубль

## Rules

fetching = Загружаю…
not-fetched = Не загрузилось. Подключитесь к сети и попробуйте снова.
texts-not-fetched = Этот язык не загрузился: { $language }.
try-again = Попробовать снова

## Settings

kept-seven-days = Safari удаляет сохранённое здесь через семь дней без посещений; приложение на экране «Домой» всё хранит. Установите Adjutant до сражения: сохранённое здесь туда не перейдёт.

## Troubles

storage-forbidden = Браузер ничего не сохраняет для этой страницы (режим инкогнито?). Adjutant работает дальше, но с закрытием страницы сражение пропадёт.
storage-full = Хранилище браузера заполнено. Новое не сохраняется: освободите место, прежде чем закрыть страницу.
storage-held = Минуту: Adjutant ищет последние данные. То, что вы сделаете сейчас, сохранится сразу после этого.
storage-newer-copy = Нашлось более новое сохранение, оно и показано. То, что вы сделали после открытия приложения, возможно, придётся повторить.
storage-both-copies = Нашлись две версии сохранённого, и ни одна не новее. Сохранены обе: сражения в списке, остальное отложено в настройках.
storage-cleared = Сохранённое в этом браузере было стёрто. Adjutant заново сохранил всё, что ещё знал.
storage-damaged = Часть сохранённого повреждена. Она отложена, остальное работает.
storage-newer = Часть данных записана более новой версией Adjutant. Эта версия их не меняет.
storage-download = Скачать повреждённое
storage-dismiss = Понятно
update-ready = Новая версия готова. У вас { $version }.
update-now = Обновить
update-later = Позже
outdated = Adjutant обновлён в другой вкладке. Чтобы продолжить, перезагрузите эту.
other-tab = Это сражение открыто в другой вкладке. Здесь можно только смотреть.
go-on-here = Продолжить здесь
crash-title = Adjutant остановился
crash-what = Это наша ошибка. Всё до последнего касания сохранено.
crash-download = Скачать сражение
crash-go-on = Продолжить

## Файлы и другие телефоны

keep-out = Сохранить или передать
