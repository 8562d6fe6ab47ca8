### All screens but home: what belongs to no wargame.

## Places

close = Закрыть
share = Поделиться
told-shared = Ссылка отправлена.
told-copied = Ссылка скопирована.
told-share-failed = Браузер не дал поделиться ссылкой.
report-mistake = Сообщить об ошибке
report-mistake-app = В приложении: { $number }
report-mistake-sheet = В памятке:
report-mistake-copied = Скопировано. Вставьте это в сообщение.

## New battle

new-battle = Новое сражение
battle-name = Название сражения
side-name-first = Первая сторона
side-name-second = Вторая сторона
battle-points = Очки
battle-starts = Кто начинает
battle-begin = Начать сражение

## Turn

round-number = Раунд { $turn }
turn-number = Ход { $turn }
turn-opponent-step = Противник
turn-both-step = Оба
turn-next-phase = Дальше: { $phase }
turn-end = Завершить ход
turn-other-ends = Завершить сражение
mission = Задание
mission-none = Без задания
mission-map = Карта
mission-more = Подробнее о задании
mission-place = Поставить объект { $number } · { $side }
mission-place-free = Поставить объект { $number }
mission-tap = Коснитесь карты там, где стоит объект.
mission-stands = Объект может там стоять.
mission-unplace = Объект { $number }: убрать отметку места
mission-attacks = Атакует: { $side }
mission-begins = Начинает: { $side }
turn-steps-folded = { $count ->
    [one] { $count } пункт, который сейчас не нужен
    [few] { $count } пункта, которые сейчас не нужны
    [many] { $count } пунктов, которые сейчас не нужны
   *[other] { $count } пункта, которые сейчас не нужны
}
turn-steps-left = { $left ->
    [0] Всё сделано
    [one] Ещё { $left } пункт
    [few] Ещё { $left } пункта
    [many] Ещё { $left } пунктов
    *[other] Ещё { $left } пункта
    }
turn-no-battle = Сражение не открыто: здесь просто порядок хода.
turn-now-due = Пора бросать
turn-due-as-phase-ends = В конце этой фазы
turn-possible-now = Можно сейчас
turn-held = { $unit }: сначала — { $test }
turn-pass-over = Пропустить
turn-discard = Отбросить
turn-roll-due = Бросить
turn-told-late = Всё равно записать
turn-another = Другой…
turn-acted = уже действовал
turn-moves = Как двигались отряды
turn-ordered = Приказ отдан, действия остались
turn-add-units = Добавьте силы обеих сторон, и приложение будет знать, кто может действовать
turn-add-units-link = Отряды
turn-dice-lie = Результаты ещё не применены
turn-dice-forget = Отбросить: { $calculator }
turn-log = Журнал и отчёт
turn-battle = Это сражение
acted-in-phase = Кто уже действовал

## Clock

clock-limit = Лимит времени на сражение
clock-limit-minutes = Лимит в минутах
clock-each = Шахматные часы: каждому своё время
clock-each-minutes = Минут каждому игроку
clock-each-hint = На время, пока противник бросает кубики или ищет правило, передайте часы ему: ход от этого не переходит. В конце хода часы передаются сами.
clock-marks = Предупредить, когда останется
clock-mark = { $minutes } мин
clock-corrections = Поправки: возвращено минут
clock-given = возвращено минут: { $what }
clock-battle = Сражение
clock-left = осталось
clock-elapsed = прошло { $time }
clock-start = Пуск
clock-go-on = Продолжить
clock-pause = Пауза
clock-neutral = Ничьё время
clock-runs = идёт
# A player taps the own half of the clock; the other player's time runs then.
clock-pass = Готово: передать часы
clock-start-of = Пуск: { $side }
clock-up = Время вышло
clock-faces = Циферблат каждому игроку
clock-set-back = Часы телефона перевели, или время шло несколько часов подряд. Этот отрезок не засчитан; если нужно, внесите поправку.
clock-told-left = { $minutes ->
    [one] Осталось меньше { $minutes } минуты.
    [few] Осталось меньше { $minutes } минут.
    [many] Осталось меньше { $minutes } минут.
   *[other] Осталось меньше { $minutes } минуты.
}
clock-told-left-of = { $minutes ->
    [one] { $side }: осталось меньше { $minutes } минуты.
    [few] { $side }: осталось меньше { $minutes } минут.
    [many] { $side }: осталось меньше { $minutes } минут.
   *[other] { $side }: осталось меньше { $minutes } минуты.
}
clock-told-up = Время вышло.
clock-told-up-of = { $side }: время вышло.

## Calculators

calculate = Расчёты
calculate-others = Остальные расчёты
calculator-reset = Начать заново
calculator-more-of = { $title } · ещё
as-last-time = Как в прошлый раз
reading-odds = Шансы
reading-roll = Бросить
reading-own-dice = Мои кубики
odds-title = Точные шансы
odds-mean = в среднем { $mean }
odds-at-least = { $count } и больше
odds-none = ни одного
at-least = не меньше
odds-exactly = ровно столько
hold = Сравнить
release = Не сравнивать
held = Для сравнения
held-same = те же ответы: измените один, чтобы увидеть разницу
swap = Поменять
roll-again = Бросить снова
roll-replace = Заменить этот бросок?
roll-keep = Оставить
roll-title = Бросок
roll-nothing = Бросать нечего: исход известен.
roll-no-entropy = Браузер не даёт случайных чисел; бросьте свои кубики.
own-dice-title = Мои кубики
own-dice-roll = { $dice ->
    [one] Бросьте { $dice } кубик
    [few] Бросьте { $dice } кубика
    [many] Бросьте { $dice } кубиков
   *[other] Бросьте { $dice } кубика
}
own-dice-roll-sum = { $dice ->
    [one] Бросьте { $dice } кубик и сложите
    [few] Бросьте { $dice } кубика и сложите
    [many] Бросьте { $dice } кубиков и сложите
   *[other] Бросьте { $dice } кубика и сложите
}
own-dice-split = { $dice ->
    [1] Успехов: { $passed }. Сколько из них на кубике той цели, в которую попали чаще всего?
   *[else] Успехов: { $passed }. Сколько из них на кубиках тех целей, в которые попали чаще всего (кубиков: { $dice })?
}
own-dice-nth = { $nth } из { $of }
own-dice-spin = Запустите волчок
own-dice-how-many = На скольких выпало { $what }?
own-dice-how-many-read = Сколько таких: «{ $what }»?
own-dice-which = Что выпало?
own-dice-choose = Решает игрок, без кубиков.
own-dice-total = Какая сумма?
own-dice-pair = Что выпало?
own-dice-unlike = Разные числа: их сумма
own-dice-doubles = Дубль
own-dice-direction = Направление в градусах, по часовой стрелке от верха?
rose-top = 0° — верх экрана
own-dice-reroll-failures = Неудачные перебрасывают один раз.
own-dice-reroll-successes = Удачные перебрасывают один раз.
own-dice-back = Шаг назад
own-dice-again = С самого начала
own-dice-enter = Ввести
board-last-roll = Последний бросок
ruler = { $need }: удачных бросков { $good } из { $all }, { $chance }
ruler-rerolled = { $need }: удачных бросков { $good } из { $all }, с перебросом { $chance }
own-dice-success = Успех
own-dice-failure = Неудача
impossible = Невоз­можно
result-title = Итог
not-allowed = Нельзя
# Above modifiers that look likely and do not apply.
kept-out = Здесь не считается
own-modifier = Свой модификатор
own-modifier-open = Свой модификатор…
own-modifier-of = { $label }
own-modifier-number = { $label } { $number }
own-modifier-no-fewer = Не меньше 0
own-modifier-idle = { $modifier } здесь ничего не меняет: это число прямо указано или взято из таблицы.
own-modifier-refused = Свои модификаторы не отменяют запрета.
own-modifier-none = Свои модификаторы не меняют этих чисел: они прямо указаны или взяты из таблицы.
own-modifier-amount = Число
own-modifier-label = За что, например стабилизатор
own-modifier-add = Добавить
own-modifier-raises = Плюс повышает нужный результат: становится труднее. Минус — легче.
own-modifier-allows = Плюс повышает допустимый результат: становится легче. Минус — труднее.
own-modifier-full = Не больше { $most } своих модификаторов сразу.
own-modifier-rule = Модификатор, о котором вы договорились сами: в памятке его нет, но считается он как любой другой.
own-modifier-title = Уговор игроков
own-modifier-without = без своих модификаторов
own-modifiers = Свои модификаторы
own-modifier-forget = Удалить свой модификатор { $modifier }
next-steps = Дальше
situation-of = Кого касается: { $unit }
less-of = Меньше: { $what }
more-of = Больше: { $what }
type-number = { $what }: введите число
pad-limits = от { $low } до { $high }
pad-sign = Плюс или минус
pad-back = Стереть последнюю цифру
pad-take = Готово
rule-of = Правило: { $what }

## Dice

dice = Кубики
dice-what = Что бросаем
dice-count = Сколько
dice-need = Успех на
dice-need-none = Без порога
dice-throw = Бросить
dice-throw-failures = Переброс неудачных
dice-throw-chosen = Переброс выбранных
dice-choose = Коснитесь кубиков, чтобы выбрать их
dice-history = История бросков
dice-history-none = Бросков пока нет.
dice-clear = Очистить историю
dice-expected = Ожидалось успехов: { $expected }, выпало: { $rolled }.
dice-interval = В 95 из 100 таких серий число успехов — от { $low } до { $high }.
dice-too-few = Бросков мало, чтобы судить о везении.
dice-source = Бросок происходит в момент касания; случайные числа даёт сам браузер, все грани равновероятны.
dice-sum = Сумма { $sum }

## Units

units = Отряды
unit-add = Добавить отряд
unit-name = Название
unit-default-name = Отряд { $number }
unit-remove = Удалить
unit-duplicate = Ещё такой
unit-another = Другой отряд
unit-added = Добавлено: { $name }
unit-none = Отрядов пока нет. Добавьте те, что на столе, и нужные тесты появятся сами.
unit-acted = Уже действовал
unit-consequences = Что из этого следует
unit-openings = Рассчитать
unit-openings-later = Не сейчас
unit-card = Карточка
unit-card-edit = Изменить
unit-missing = Не указано: { $figures }
cards = Карточки отрядов
card-keep = Сохранить карточку
card-kept = Карточка сохранена: { $name }
card-add = Добавить: { $name }
card-remove = Удалить карточку { $name }
cards-full = Карточек уже 100: сначала удалите одну.

## A card

card-over = Перевернуть: { $face }
card-plan = { $title }: снаружи { $outer }, внутри { $inner }
card-left-of = { $left } из { $of }
card-doubted = неясно
card-doubts = Числа с «?» восстановлены по повреждённой распечатке; ваша собственная карточка важнее.

## Armies

armies = Армии
armies-none = Армий пока нет. Армия — это список отрядов с карточками: она хранится отдельно от сражений, и её можно взять в любое.
armies-full = Уже есть 50 армий: сначала удалите одну из них.
army-new = Новая армия
army-default-name = Армия { $number }
army-name = Название армии
army-copy = Копировать армию
army-copy-name = { $army } (копия)
army-remove = Удалить армию
army-units = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
}
army-sum = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
army-sum-of = Очки: { $points } из { $limit }
army-left = осталось: { $points }
army-over = сверх предела: { $points }
army-none = Отрядов пока нет: добавьте их ниже.
catalogue = Каталог
army-add = Добавить отряд
army-add-this = Добавить
army-full = В армии не больше 200 отрядов.
army-unit-copy = Копировать: { $name }
army-unit-remove = Удалить: { $name }
army-agreed = О чём договорились
army-points = Оговорённые очки (0: без предела)
army-bring = Ввести в сражение
army-brought = Теперь в сражении: { $army } ({ $side }).
army-keep = Сохранить как армию
army-print = Карточки для печати
army-of = Армия: { $side }
army-of-none = Нет
army-of-last = Как в сражении «{ $battle }», в полном составе
paper = На бумаге
cards-print = Печать
card-words = Надписи на карточке

## Rules

rules = Правила
rules-search = Поиск по правилам
rules-search-hint = Поиск на трёх языках
rules-found = { $count ->
    [one] Найдено: { $count }
    [few] Найдено: { $count }
    [many] Найдено: { $count }
   *[other] Найдено: { $count }
}
rules-rulings = Неясные места и трактовки
rules-glossary = Словарь
rules-term = Термин
rules-table = Таблица
rules-calculator = Расчёт
rules-mission = Задание
rules-unit = Отряд
rules-rule = Правило
rules-ruling = Трактовка
rules-house-rule = Домашнее правило
rules-near = По запросу «{ $sought }» ничего нет. Ближе всего:
rules-none = По запросу «{ $sought }» нет ничего, даже похожего. Все разделы:
rules-first = Первые { $shown } из { $count }
rules-open = Открыть в правилах

## Missions

missions = Задания
missions-pick = Выбрать наугад
missions-pick-no-rule = В памятке не сказано, как выбирают задание: договоритесь или положитесь на случай.
mission-orders-attacker = Приказы атакующего
mission-orders-defender = Приказы обороняющегося
mission-check = Где может стоять объект?
mission-check-how = Коснитесь карты или задайте точку здесь.
mission-from-left = От левого края { $seat ->
    [attacker] (край атакующего вверху)
   *[first] (край первого игрока вверху)
}
mission-from-near = От края { $seat ->
    [defender] обороняющегося
   *[second] второго игрока
}
mission-may-stand = Можно:
mission-may-not-stand = Нельзя:
mission-table = Ваш стол
mission-long = Длинная сторона
mission-short = Короткая сторона
mission-depth = Глубина зон, по договорённости
mission-quarter = Четверть атакующего (его край вверху)
mission-left = Левая
mission-right = Правая
mission-ends = Чем заканчивается
mission-named = Специальные правила
mission-named-why = Памятка их только называет; сам текст — в книге правил.
mission-named-page = Страница { $page } книги правил
mission-note = Ваша заметка: { $rule }
mission-play = Сыграть это задание

## Maps

map-centre-line = Центральная линия
map-of = Карта: { $mission }
map-zoom-in = Крупнее
map-zoom-out = Мельче
map-turn = Повернуть
map-in-words = Карта словами
map-seat = { $seat ->
    [attacker] Атакующий
    [defender] Обороняющийся
    [first] Первый игрок
   *[second] Второй игрок
}
map-seat-named = { $seat } ({ $name })
map-apart = не дальше { DIST($most) } друг от друга
map-at-least-apart = не ближе { DIST($least) } друг от друга
map-placed-by = Объект { $number }, ставит: { $who }
map-taken-by = Кто захватил: { $who }
map-nobody = пока никто
map-place-unknown = Место объекта не отмечено.
map-line = { $line ->
    [attacker] край атакующего
    [defender] край обороняющегося
    [first] край первого игрока
    [second] край второго игрока
    [left] левый край
    [right] правый край
    [centre] центральная линия
   *[middle] линия между левой и правой половинами
}
map-from = { DIST($by) } от { $line ->
    [attacker] края атакующего
    [defender] края обороняющегося
    [first] края первого игрока
    [second] края второго игрока
    [left] левого края
   *[right] правого края
}
map-from-agreed = { DIST($by) } (по договорённости) от { $line ->
    [attacker] края атакующего
    [defender] края обороняющегося
    [first] края первого игрока
    [second] края второго игрока
    [left] левого края
   *[right] правого края
}
map-from-centre = { DIST($by) } от центральной линии, { $half }
map-from-middle-left = { DIST($by) } левее середины стола
map-from-middle-right = { DIST($by) } правее середины стола
map-table-long = Стол { DIST($width) } в ширину и { DIST($height) } в глубину; игроки сидят у длинных сторон.
map-table-short = Стол { DIST($width) } в ширину и { DIST($height) } в глубину; игроки сидят у коротких сторон.
map-orientation = Край { $far ->
    [attacker] атакующего
   *[first] первого игрока
} вверху, край { $near ->
    [defender] обороняющегося
   *[second] второго игрока
} внизу.
map-centre-runs = Центральная линия проходит посередине между этими краями.
map-zone = { $label }: низ — { $bottom }; верх — { $top }; слева — { $left }; справа — { $right }.
map-zone-whole = { $label }: низ — { $bottom }; верх — { $top }; на всю ширину.
map-feature = { $label }: посередине стола, размером с ваш элемент местности.
map-one-objective = Объект { $number }
map-objectives = Объекты с { $first } по { $last }
map-objectives-agreed = Столько объектов, сколько оговорено
map-places = { $seat ->
    [attacker] ставит атакующий
    [defender] ставит обороняющийся
    [first] ставит первый игрок
    [second] ставит второй игрок
   *[both] игроки ставят по очереди
}
map-half = { $seat ->
    [attacker] на половине атакующего
    [defender] на половине обороняющегося
    [first] на половине первого игрока
   *[second] на половине второго игрока
}
map-placing = { $numbers }: { $who } { $half }.
map-placing-anywhere = { $numbers }: { $who }.
map-together = Эти объекты стоят не дальше { DIST($most) } друг от друга.
map-stand-apart = Эти объекты стоят не ближе { DIST($least) } друг от друга.
map-along-edge = { $label }: { $edge }, в любом месте.
map-arrives-corner = { $label }: от общего угла вдоль обоих краёв ({ $one }, { $other }).
map-arrives-unsaid = { $who }, { $label }: в памятке не сказано, откуда они выходят.
map-fault-off = За пределами стола на { DIST($by) }.
map-fault-too-far = На { DIST($by) } дальше от другого объекта того же игрока, чем можно (не более { DIST($limit) }).
map-fault-too-close = На { DIST($by) } ближе к другому объекту, чем можно (не менее { DIST($limit) }).
map-fault-quarter = Не в той четверти, на { DIST($by) } за линией между левой и правой половинами.
map-fault-half = Не на той половине, на { DIST($by) } за центральной линией.
map-fault-too-near = На { DIST($by) } ближе к { $line ->
    [attacker] краю атакующего
    [defender] краю обороняющегося
    [first] краю первого игрока
    [second] краю второго игрока
    [left] левому краю
    [right] правому краю
    [centre] центральной линии
   *[middle] линии между левой и правой половинами
}, чем можно (не менее { DIST($limit) }).
map-warning-line = На этом столе «{ $label }» — только линия: объект может стоять точно на ней.
map-warning-gone = На этом столе для «{ $label }» нет места.
map-distance-centre = До центральной линии { DIST($centre) }.
map-distances = До левого края { DIST($left) }, до правого { DIST($right) }; до края { $near-seat ->
    [defender] обороняющегося
   *[second] второго игрока
} { DIST($near) }, до края { $far-seat ->
    [attacker] атакующего
   *[first] первого игрока
} { DIST($far) }.

## Settings

settings-language = Язык
settings-theme = Тема
theme-system = Как в телефоне
theme-light = Светлая
theme-dark = Тёмная
theme-sunlight = На солнце
settings-unit = Расстояния
unit-inches = Дюймы
unit-centimetres = Сантиметры
settings-dice = Кубики по умолчанию
dice-app = Бросает приложение
dice-own = Мои кубики
settings-haptics = Вибрация при касании
settings-awake = Не гасить экран в сражении
awake-held = Экран не гаснет.
awake-refused = Этот браузер не даёт странице держать экран включённым.
kept-promised = Браузер обещал хранить всё, что здесь сохранено.
kept-not-promised = Если на телефоне станет мало места, этот браузер может удалить сохранённое. Если добавить Adjutant на главный экран, данные обычно сохраняются.
settings-house-rules = Домашние правила
settings-reset = Сбросить настройки
aside = Отложено
aside-hint = Повреждённые данные и данные из более новой версии лежат здесь без изменений. Они занимают место: удалите их, когда сохраните в файл или когда они станут не нужны.
aside-row = { $what }, { $size } КБ
aside-save = Сохранить в файл
aside-remove-label = Удалить: { $what }
aside-ask = { $what }: удалить насовсем?
aside-remove = Удалить
aside-keep = Оставить
aside-battles = Список сражений
aside-battle = Сражение № { $number }

## About

about-version = Версия { $version }
about-sources = Источники
about-sources-text = Правила взяты из опубликованных кратких памяток и пересказаны своими словами; числа, таблицы и термины игр сохранены. Где памятка неясна, приложение говорит, как её понимает.
about-privacy = Данные не покидают это устройство: ни учётной записи, ни слежки, ни других серверов.
about-offline = После первого посещения всё работает без сети.
about-dice = Случайные числа для кубиков даёт сам браузер (через ChaCha): бросок происходит в момент касания, все грани равновероятны.
about-odds = Шансы точные: учтены все исходы, ничего не моделируется.
about-licence = Лицензии
about-licence-text = Adjutant — свободная программа по лицензии MIT или Apache-2.0. Она построена на Leptos, wasm-bindgen, serde, rand и других библиотеках; у большинства те же лицензии.
about-licence-list = Все библиотеки и их лицензии

## Units in a calculator

cast-known = Взято из отрядов: { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
    [many] { $count } ответов
   *[other] { $count } ответа
}
cast-settle = Применить к отрядам
cast-apply = Применить
cast-settled = Применено.
cast-to-turn = Назад к ходу
cast-once-more = Те же отряды ещё раз
# In the place of the number, until the player has chosen a unit.
cast-choose-target = Выберите цель
cast-choose-unit = Выберите отряд
cast-choose-how = Выберите из списка или нажмите «Нет в списке».
cast-how-far = Какое расстояние?
cast-how-many = Сколько?
cast-choose-one = Выберите
cast-figure = Пока не указано
cast-figures = Не указано на карточках
cast-nobody-left = Подходящих отрядов нет
turn-no-unit-left = — отрядов не осталось.
# A unit that was not entered.
cast-not-listed = Нет в списке
# Unfolds the units of the other side.
cast-others = { $side }: отряды…
cast-remove = Убрать: { $name }

## Файлы и другие телефоны

keep = Файлы и другие телефоны
keep-about = Сражения хранятся только на этом устройстве. Здесь их можно сохранить в файл или передать прямо на другой телефон, без сервера, и вернуть обратно.
keep-everything = Сохранить всё в файл
keep-everything-about = Один файл: все сражения с журналом, армии и настройки. Ваша резервная копия.
keep-tools = Инструменты без сражения
keep-army = Армия
keep-none = Сохранять пока нечего: ни сражений, ни армий.
keep-in = Открыть
keep-open-file = Выбрать файл
keep-paste = Или вставьте ссылку либо текст файла
keep-look = Посмотреть, что внутри
keep-gone = Этого здесь больше нет.
keep-as-file = Файлом
keep-save-battle = Сохранить с журналом
keep-save-battle-about = Всё сражение: на другом телефоне в нём можно отменить всё до самого начала.
keep-save-army = Сохранить армию
keep-save-army-about = Про запас или чтобы послать кому-то.
keep-share-file = Поделиться файлом
keep-to-phone = На другой телефон
keep-as-it-stands = Сражение в текущем виде: ход, отряды, очки, часы. Журнал передаётся только файлом.
keep-army-link = Армия со всеми отрядами.
keep-share-link = Поделиться ссылкой
keep-too-long = Для QR-кодов это слишком много. Сохраните файлом.
keep-code = QR-код { $number } из { $count }
keep-type = Или наберите этот адрес на другом телефоне:
keep-one-code = Наведите камеру другого телефона на QR-код и откройте ссылку.
keep-codes = { $count ->
    [one] { $count } QR-код: наведите камеру другого телефона на каждый и откройте его ссылку, в любом порядке.
    [few] { $count } QR-кода: наведите камеру другого телефона на каждый и откройте его ссылку, в любом порядке.
    [many] { $count } QR-кодов: наведите камеру другого телефона на каждый и откройте его ссылку, в любом порядке.
   *[other] { $count } QR-кода: наведите камеру другого телефона на каждый и откройте его ссылку, в любом порядке.
}
keep-code-before = Назад
keep-code-next = Дальше
keep-squares = Если камера не читает код, смените его размер
keep-coarse = Крупный
keep-usual = Средний
keep-fine = Мелкий
keep-scan = Сканировать QR-коды
keep-scan-how = Покажите камере QR-код с другого телефона.
keep-scan-stop = Выключить камеру
keep-scan-refused = Камеры нет, или браузер не даёт к ней доступа.
keep-from-phone = С другого телефона
keep-pieces = Коды считаны: { $come } из { $count }.
keep-pieces-missing = Осталось считать: { $numbers }.
keep-pieces-forget = Отбросить эти коды
keep-what-battle = Сражение с журналом
keep-what-table = Сражение в текущем виде
keep-what-army = Армия
keep-what-everything = Всё с телефона
keep-packed = Сохранено: { $when }
keep-edited = Что-то внутри изменили после сохранения. Эта часть пропущена.
keep-newer-part = Часть данных записана более новой версией. Обновите приложение и откройте файл или ссылку ещё раз.
keep-unknown-game = Часть данных — для игры, которой в этой версии нет.
keep-damaged-parts = { $count ->
    [one] Не читается { $count } часть. Остальное можно импортировать.
    [few] Не читаются { $count } части. Остальное можно импортировать.
    [many] Не читаются { $count } частей. Остальное можно импортировать.
   *[other] Не читаются { $count } части. Остальное можно импортировать.
}
keep-units = Отряды: { $first } – { $second }
keep-no-log = Без журнала
keep-damaged = Повреждено: вот что осталось
keep-met-new = На этом телефоне нет
keep-met-same = То же, что на этом телефоне
keep-met-further = Более позднее состояние сражения, которое есть здесь
keep-met-behind = Более раннее состояние сражения, которое есть здесь
keep-met-apart = Другое продолжение сражения, которое есть здесь
keep-met-named = Здесь есть другая армия с таким названием
keep-met-other = Отличается от того, что на этом телефоне
keep-leave = Пропустить
keep-add = Импортировать
keep-both = Оставить оба варианта
keep-go-on = Обновить моё
keep-replace = Заменить моё
keep-settings = Язык, тема, домашние правила
keep-kit = Карточки отрядов и заметки
keep-kit-new = Новых: { $count }
keep-take = Импортировать выбранное
keep-not-now = Не сейчас
keep-nothing-chosen = Сначала выберите, что импортировать.
keep-inside-empty = Импортировать отсюда нечего.
keep-is-here = Импортировано.
keep-full = На этом телефоне для этого нет места. Ничего не изменено.
keep-moved-on = Ваше сражение тем временем ушло дальше. Откройте файл ещё раз, чтобы сравнить.
keep-too-many-armies = Слишком много армий. Часть пропустите.
keep-unreadable = То, что хранит этот телефон, не читается. Ничего не изменено.
keep-fault-empty = Внутри ничего нет.
keep-fault-too-large = Для файла Adjutant это слишком много.
keep-fault-foreign = Это не файл и не ссылка Adjutant.
keep-fault-cut = Данные обрываются. Сохраните или передайте их ещё раз.
keep-fault-changed = Данные изменились при передаче, или их правили вручную, поэтому ничего не импортировано. Передайте их ещё раз.
keep-fault-newer = Это сделано в более новой версии Adjutant и отложено в настройках: обновите приложение и откройте файл или ссылку ещё раз.
keep-shared-gone = Из другого приложения ничего не пришло. Поделитесь ещё раз.

## Units from text

lines-open = Ввести или вставить отряды
lines-shared = Список отрядов? Выберите игру: текст попадёт в её поле для отрядов.
lines-out = Отправить текстом
told-list-shared = Список отправлен.
told-list-copied = Список скопирован.
