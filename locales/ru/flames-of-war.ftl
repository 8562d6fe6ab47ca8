### Flames of War: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = Flames of War
game-summary = Памятка времён второй редакции: ход, стрельба, спасброски, боевой дух и все правила под рукой.

## Skill and motivation

skill-conscript = Новобранцы
    .short = новобранец, conscript
skill-trained = Обученные
    .short = обученный, trained
skill-veteran = Ветераны
    .short = ветеран, вет
skill-number-by-level = По уровню
number-2 = 2+
number-3 = 3+
number-4 = 4+
number-5 = 5+
number-6 = 6
motivation-reluctant = Неохотные
    .short = неохотный, reluctant
motivation-confident = Уверенные
    .short = уверенный, confident, увер
motivation-fearless = Бесстраш­ные
    .short = бесстрашный, fearless
note-skill-number-not-on-sheet = Чисел умения в памятке нет. Здесь число взято по уровню: новобранцы 5+, обученные 4+, ветераны 3+.
refused-skill-number-missing = Укажите число умения по списку армии: подстановка по уровню отключена в домашних правилах.

## Kinds and states

kind-infantry = Пехота, кавалерия
kind-gun = Орудия, станк. пулемёты
kind-armoured = Бронирован­ные машины
kind-unarmoured = Небронирован­ные машины
state-working = Боеспо­собны
state-bogged = Застряли
state-bailed-out = Покинуты

## Shooting

shooting = Стрельба
shooting-summary = Попадания, спасброски, огневая мощь и что станет со взводом
group-target = Цель
group-shooters = Кто стреляет
group-platoon = Взвод под огнём
group-allowed = Можно ли стрелять
target-skill = Умение цели
target-kind = Цель
target-teams = Отделения, в которые можно попасть
over-16 = Цель дальше { DIST(16) }
concealed = Цель скрыта
gone-to-ground = Цель залегла
beside-gone-to-ground = учтено: цель скрыта
bulletproof-cover = Пуленепро­биваемое укрытие, окопы
gone-if-concealed = Залегла, если скрыта
bunker-buster = «Разрушитель бункеров» по зданию
gun-shield = Щит, огонь спереди
target-doubled = Цель: удвоенное движение
armour = Броня
vehicle-state = Состояние поражённых машин
shooters = Сколько отделений стреляет
rof = ROF
    .short = ROF, скорострельность
second-weapon = У них есть второе оружие
weapon-fired = Из чего стреляют
shooter-moved = Двигались
shooter-pinned = Прижаты огнём
shooter-armoured = Это бронирован­ные машины
shooter-cavalry = Кавалерия верхом
within-4 = Цель в пределах { DIST(4) }
defensive-fire = Оборони­тельный огонь
anti-tank = Бронепро­биваемость
    .short = AT, ПТ
firepower = Огневая мощь
    .short = FP
motivation = Мотивация
commander-reroll = Ведёт командир роты или старше
hits-before = Попаданий раньше на этом шаге
lost-before = Отделений уничтожено раньше
own-teams = Боеспособных отделений самого взвода
other-teams = Ещё боеспособных отделений, не под огнём
in-range = В пределах дальности
in-sight = На линии видимости
in-arc = В секторе обстрела
barred = Что мешает им стрелять
bar-none = Ничего
bar-doubled = Удвоенное движение
bar-bogged = Застре­вание
bar-bailed-out = Покинутая машина
bar-recovery = Эвакуация
bar-appointed = Назначение командира
bar-eyes-and-ears = Глаза и уши
bar-reorganising = Реорга­низация
bar-spotting = Корректи­ровка
bar-passenger = Пассажиры в машине
bar-mortar = Миномёт: только обстрел
disengaging = Цель выходит из боя (разведка)
disengaging-no = Нет
disengaging-first-shot = Первый выстрел
disengaging-the-rest = Остальные
to-hit = Попадание
number-of-dice = Кубики
rof-1-and-moved = ROF 1 по карточке, двигались
dice-cavalry = Кавалерия верхом: ROF 1
dice-pinned = Прижаты огнём: ROF 1
dice-moved = Двигались: ROF 1
dice-rof-1-disengaging = Оружию с ROF 1 (по карточке) нельзя стрелять по выходящим из боя
dice-first-shot = Один выстрел до выхода из боя
dice-the-rest = Один выстрел уже сделан
dice-target-doubled = Удвоенное движение цели: вдвое больше кубиков
dice-teams = { $teams ->
    [one] { $teams } отделение
    [few] { $teams } отделения
    [many] { $teams } отделений
   *[other] { $teams } отделения
}
refused-no-shots-left = Выстрелов нет: этому оружию нельзя стрелять по цели, которая выходит из боя.
refused-too-many-dice = Слишком много кубиков ({ $dice }): предел { $most }. Разделите их на два броска.
refused-barred = Стрелять нельзя, причина: «{ $why }».
refused-all-fired = Все отделения взвода на этом шаге уже стреляли.
refused-defensive-twice = Все отделения взвода в этом штурме уже вели оборонительный огонь.
refused-some-fired = Отделений указано больше, чем ещё может стрелять (осталось: { $left }).
weapon-spent = Из этого оружия стреляли все
yet-to-fire = Сколько отделений ещё может стрелять
refused-range = В пределах дальности нет ни одного отделения взвода-цели.
refused-sight = На линии видимости нет ни одного отделения взвода-цели.
refused-arc = В секторе обстрела нет ни одного отделения взвода-цели.
refused-cavalry-moved = Если кавалерия верхом двигалась, она может стрелять только в пределах { DIST(4) }.
note-side-armour = Оборонительный огонь поражает танки в борт: считается бортовая броня.
note-shield-doubled = Щит ничего не даёт: орудие совершило удвоенное движение.
note-never-pinned = Бронированные машины никогда не бывают прижаты огнём.
note-disengage-test = Теперь разведка проходит тест на умение; если тест провален или она всё ещё в пределах досягаемости, сделайте остальные выстрелы.
note-bunker-buster = «Разрушитель бункеров»: каждое попадание поражает все отделения в здании; все эти попадания идут в счёт тех 5, что прижимают.
note-hits-spread = В шансах принято, что попадания распределены поровну: сначала по одному каждому отделению, потом по второму.
note-morale-if-nothing-else = Боевой дух взвода проверяют в конце шага; шансы учитывают только эту стрельбу.
note-morale-later = Боевой дух взвода проверяют один раз, в конце шага, а не после этой стрельбы.
morale-later = Боевой дух в конце шага
teams-left = Сколько отделений осталось
word-teams-left = Отделения остались
word-platoon-gone = Уничтожен
note-no-team-left = Не осталось ни одного отделения: взвод уничтожен без теста.
roll-to-hit = Броски на попадание
roll-save = Спасброски
roll-armour-save = Спасброски брони
roll-firepower = Тесты на огневую мощь
roll-crew-test = Тест на мотивацию: снова «покинута»
roll-platoon-morale = Боевой дух взвода
save = Спасбросок
armour-save = Броня спасает на
armour-must-be-higher = Нужно больше, не равно
armour-lower = Меньше бронепро­биваемости
armour-equal = Равно бронепро­биваемости
armour-higher = Больше: без последствий
note-armour-result = Сумма равна бронепробиваемости: машина покинута, если тест на огневую мощь пройден. Меньше: уничтожена, если он пройден, покинута, если провален.
firepower-test = Тест на огневую мощь
part-destroyed = Уничтожено отделений
part-bailed-out = Новых покинутых машин
part-hits = Попаданий
part-pinned = Взвод
part-platoon = Боевой дух взвода
word-pinned = Прижат огнём
word-not-pinned = Не прижат
word-not-pinned-now = Без прижатия
word-no-test = Тест не нужен
word-fights-on = Сражается дальше
word-platoon-destroyed = Взвод уничтожен

## House rules

group-house-rules = Домашние правила
house-skill-prefill = Подставлять число умения по уровню
house-bailed-out-roll = Тест на мотивацию для покинутых машин

## Tables of the reference

skill = Умение
table-roll-needed = Нужно
table-chance = Шанс
table-chance-per-die = Шанс на кубик
table-type = Тип
table-road = Дорога
table-cross-country = Пересе­чённая мест­ность
table-difficult-ground = Сложная мест­ность
table-tracked = Гусеничные машины
table-half-tracks = Полугусе­ничные, джипы
table-wheeled = Колёсные машины
table-limbers = Конные повозки, тачанки
table-wagons = Телеги
table-infantry = Пехота
    .short = пех
table-cavalry = Кавалерия
table-man-packed = Переносные орудия
table-medium-heavy-guns = Средние и тяжёлые орудия
table-immobile-guns = Стационарные орудия
table-towed-only = Только на буксире
table-tanks = Танки
table-all-others = Остальные
table-condition = Условие
table-modifier = Поправка
table-gone-to-ground-as-well = Цель к тому же залегла
table-conditions-0 = Нет условий
table-conditions-1 = 1
table-conditions-2 = 2
table-conditions-3 = 3
table-conditions-4 = 4
table-armour-against-anti-tank = D6 + броня против броне­пробива­емости
table-firepower-passed = Огневая мощь: успех
table-firepower-failed = Огневая мощь: провал
table-higher = Больше
table-equal = Равно
table-lower = Меньше
table-no-effect = Без послед­ствий
table-destroyed = Уничтожены
table-after-a-failed-save = После провала спасброска
table-d6-and-armour = D6 + броня
table-see-armour-result = По таблице «Итог спасброска брони»
table-infantry-open = Пехота, кавалерия на открытом месте
table-infantry-cover = Пехота в пуленепро­биваемом укрытии
table-infantry-dug-in = Окопанная пехота под артобстрелом или атакой с воздуха
table-on-firepower = Уничтожены, если пройден тест на огневую мощь
table-gun-open = Орудия, станковые пулемёты на открытом месте
table-gun-cover = Орудия, станковые пулемёты в пуленепро­биваемом укрытии или за щитом под огнём спереди
table-gun-dug-in = Окопанные орудия под артобстрелом или атакой с воздуха
table-passengers = Пассажиры уничтоженной машины
table-tank-riders = Танковый десант, при каждом попадании в танк
table-eliminated = Погибли
table-team = Отделение
table-charge = Атака
table-fight = Ближний бой
table-counterattack = Контр­атака
table-break-off = Отход
table-no-fire = Огня нет
table-fire-first = Сначала огонь
table-consolidate = Закреп­ление
table-armoured-tanks = Бронированные танки
table-guns = Орудия
    .short = орудие, пушка, пушки
table-transports = Транспорт
table-passengers-inside = Пассажиры
table-yes = Да
table-no = Нет
table-hit-rolls = Броски на попадание
table-number-needed = Нужное число
table-chance-per-team = Шанс на отделение
table-reroll-successes = Удачные перебросить обязательно
table-as-rolled = Как выпало
table-reroll-failures = Неудачные можно перебросить
table-double-template = Как выпало, шаблон двойной ширины
table-chance-both = p²
table-chance-one = p
table-chance-either = 1 − (1 − p)²
table-guns-3-to-5 = 3–5
table-6-or-more = 6 и больше
table-guns-6 = 6 и больше орудий, миномётов
table-rockets-6 = 6 и больше реактивных установок
table-guns-firing = Орудий стреляет
gun-spots = Одно орудие корректи­рует
table-templates = Шаблонов
table-not-on-sheet = Нет в памятке
table-level = Уровень
table-dice-in-pool = Кубиков
table-chance-of-first-call = Первый вызов удачен
table-priority = Приоритет­ная
table-limited = Ограничен­ная
table-sporadic = Споради­ческая
table-d6 = D6
table-aircraft = Самолётов

## Tests on one die

test = Тест
test-summary = Мотивация, умение или огневая мощь на одном кубике
group-test = Тест
test-kind = Что проверяем
test-kind-motivation = Мотивация
test-kind-skill = Умение
test-kind-firepower = Огневая мощь
test-skill = Умение
test-skill-number = Число умения
test-reroll = Переброс
test-reroll-none = Нет
test-reroll-failure = При неудаче
test-reroll-success = При успехе
test-number = Нужное число
roll-motivation-test = Тест на мотивацию
roll-skill-test = Тест на умение
roll-firepower-test = Тест на огневую мощь
note-second-roll-stands = Второй результат окончательный, третьего броска нет.
part-test = Тест
word-test-passed = Пройден
word-test-failed = Провален

## Legal target

legal-target = Допустимая цель
legal-target-summary = Может ли одно отделение стрелять по другому?
group-three-checks = Отделение-цель
group-shooter-bars = Стреляющее отделение
legal-target-plaque = Цель
word-legal = Допустима
word-not-legal = Нельзя
legal-cavalry-moved = Двигалась в этом ходу
refused-not-in-range = Цель вне пределов дальности.
refused-not-in-sight = Цель не на линии видимости.
refused-not-in-arc = Цель вне сектора обстрела.
note-legal-one-team = Взвод — цель, если хоть одно его отделение видно, в дальности и в секторе обстрела; попасть можно только в такие.
note-legal-split-fire = Разделение огня: до бросков объявите, какое отделение по какому взводу стреляет. Всё оружие одного отделения бьёт по одному взводу.
note-legal-isolated = По группе вне дистанции командования от остального взвода можно стрелять как по отдельному взводу.
note-legal-independent-must = Неприсоединённое независимое отделение под огнём обязано присоединиться к взводу с однотипным отделением в пределах дистанции командования, если такой есть.
note-legal-independent-may = Неприсоединённое независимое отделение в пределах дистанции командования от взвода-цели может сейчас к нему присоединиться.
note-legal-face = Сначала поверните отделение или башню на цель; поворот в пределах сектора обстрела — не движение.

## Concealment

concealment = Скрытность цели
concealment-summary = Скрыта ли цель, залегла ли, есть ли у неё пуленепробиваемое укрытие
group-hidden = Что её скрывает
group-own-turn = В свой последний ход
conceal-kind = Отделение-цель
kind-man-packed = Переносные орудия
kind-other = Прочие
conceal-hidden = В местности, закрыто не меньше ½
conceal-building = В здании
conceal-at-opening = Стрелок у самого проёма
conceal-smoke = Дым у цели или стрелка
conceal-wreck = За остовом
conceal-moved = Двигалась или атаковала
conceal-doubled = Удвоенное движение
conceal-shot = Стреляла
conceal-assaulted = Штурмовала
conceal-recon = Разведка, корректи­ровщик
conceal-stripped = Замечена «глазами и ушами»
conceal-unmoved = Не двигалась
conceal-plaque = Скрытность
conceal-to-hit = К числу для попадания
conceal-cover = Пуленепро­биваемое укрытие
word-in-the-open = Открытая цель
word-yes = Да
word-no = Нет
note-concealed-by = Цель скрыта, причина: «{ $why }».
note-not-gone-to-ground = Цель не залегла, причина: «{ $why }».
note-recon-may-move = Скрытые разведка и корректировщики считаются залёгшими и после обычного движения, если не стреляли и не штурмовали.
note-opening-cancels = Если стрелок у самого проёма, здание не скрывает и укрытия не даёт.
note-own-last-turn = В счёт идёт последний собственный ход отделения; до первого оно считается не двигавшимся и не стрелявшим.
note-stripped-stays-concealed = «Глаза и уши» снимают залегание до конца хода; скрытым отделение остаётся.
note-charge-is-a-move = Атака — тоже движение.
refused-doubled-and-fought = После удвоенного движения нельзя ни стрелять, ни штурмовать.

## Saves

saves = Спасброски
saves-summary = Что сделают попадания с отделениями одного типа
group-fire = Огонь
group-crew = Экипаж и мотивация
saves-teams = Отделений под ударом
saves-hits = Попаданий в них
saves-fire = Чем по ним бьют
fire-direct = Прямая наводка
fire-bombardment = Артобстрел
fire-bombs = Бомбы или ракеты
fire-cannon = Авиапушки, пулемёты
saves-facing = Куда попали
saves-by-card = Броня с карточки
facing-front = Лоб
facing-side = Борт или корма
armour-front = Лобовая броня
armour-side = Бортовая броня
    .short = борт
armour-top = Верхняя броня
    .short = крыша
saves-doubled = Орудие: удвоенное движение
note-saves-face-front = Введите лобовую броню.
note-saves-face-side = Введите бортовую броню: она считается для борта и кормы корпуса и башни.
note-saves-face-top = Введите верхнюю броню.
note-saves-face-cannon = Введите бортовую броню: в неё бьют пушки и пулемёты самолётов.
note-saves-no-range-bonus = Прибавки за выстрел дальше { DIST(16) } здесь нет: она только для прямой наводки.
note-saves-shield-front-only = От артобстрела и авиации щит не защищает.
note-saves-one-hit-pins = Даже 1 попадание артобстрела или авиации прижимает взвод (если домашнее правило не говорит иного), но не бронированные машины.
note-saves-five-hits-pin = 5 попаданий за шаг прижимают взвод, даже если все спасброски удались.
note-saves-second-bail-out = Покинутая или застрявшая машина, получив результат «покинута», проходит тест на мотивацию; провал её уничтожает.

## Allocating hits

allocation = Распределение попаданий
allocation-summary = Каким отделениям какие попадания достаются и в каком порядке
group-allocation = Что распределяем
group-teams-1 = Группа 1
group-teams-2 = Группа 2
group-teams-3 = Группа 3
group-teams-4 = Группа 4
group-weapon-1 = Оружие 1
group-weapon-2 = Оружие 2
group-weapon-3 = Оружие 3
alo-groups = Групп одинаковых отделений
alo-weapons = Видов оружия
alo-priority = Приоритетная цель
alo-teams = Отделений
alo-kind = Тип
alo-near = В пределах { DIST(16) }
alo-out-of-action = Застряли или покинуты
alo-cover = В пуленепро­биваемом укрытии
alo-hits = Попаданий
alo-kind-infantry = Пехота
alo-kind-tank-a = Танки, тип А
alo-kind-tank-b = Танки, тип Б
alo-kind-armoured = Прочая бронетехника
alo-priority-none = Нет
alo-priority-infantry = Пехота
alo-priority-man-packed = Переносные орудия
alo-priority-guns = Другие орудия
alo-priority-tanks = Танки
alo-priority-transports = Другие машины
alo-plaque = Первые попадания
alo-weapon = Бронепро­биваемость { $antitank }, огневая мощь { $firepower ->
    [6] 6
   *[else] { $firepower }+
}
part-directed = Попаданий по выбору стрелка
roll-tank-type = Второй кубик: тип танка
note-alo-even = { $group }: { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
    [many] { $hits } попаданий
   *[other] { $hits } попадания
} { $teams ->
    [1] на 1 отделение
    [one] на каждое из { $teams } отделения
    [few] на каждое из { $teams } отделений
    [many] на каждое из { $teams } отделений
   *[other] на каждое из { $teams } отделений
}.
note-alo-uneven = { $group }, попадания: { $more ->
    [1] 1 отделение получает
    [one] { $more } отделение получает по
    [few] { $more } отделения получают по
    [many] { $more } отделений получают по
   *[other] { $more } отделения получают по
} { $hits }, остальные на 1 меньше.
note-alo-none = { $group }: попаданий нет.
note-alo-owner = Попадания распределяет владелец цели; между равными отделениями выбирает он.
note-alo-vehicles-or-others = Кто получает попадания раньше, небронированные машины или пехота и орудия, выбирает владелец.
note-alo-before-saves = Сначала распределите все попадания, потом бросайте спасброски.
note-alo-eligible = Считайте только отделения в пределах дальности, на линии видимости и в секторе обстрела.
note-alo-near-first = Отделения в пределах { DIST(16) } получают попадания раньше тех, что дальше.
note-alo-working-first = Боеспособные машины получают попадания раньше застрявших и покинутых.
note-alo-thin-first = Небронированные и менее бронированные машины получают попадания раньше более бронированных.
note-alo-uncovered-first = Отделения вне пуленепробиваемого укрытия получают попадания раньше тех, кто в нём.
note-alo-highest-armoured = Попадания с самой высокой бронепробиваемостью идут сначала бронированным машинам.
note-alo-highest-covered = Попадания с самой высокой бронепробиваемостью идут тем, кто в пуленепробиваемом укрытии.
note-alo-priority-applied = Попадания идут сначала приоритетной цели.
note-alo-priority-refused = Приоритетная цель не учтена: при огневой мощи 5+ или 6 нельзя назвать такой целью переносные орудия пехотного взвода.
note-alo-priority-in-part = Переносные орудия могут быть приоритетной целью только для оружия с огневой мощью 4+ или лучше; для прочего приоритет не учтён.
note-alo-priority-absent = Отделений приоритетного типа здесь нет.
note-alo-priority-not-mixed = Все отделения одного типа: приоритетная цель ничего не меняет.
note-alo-second-die = Танки разных типов: за каждое попадание стрелок может бросить второй кубик и на 5+ выбрать тип; танк выбирает владелец.

## Passengers

passengers = Пассажиры
open-passengers-1 = Пассажиры: 1 × «уничтожена»
open-passengers-2 = Пассажиры: 2 × «уничтожена»
open-passengers-3 = Пассажиры: 3 × «уничтожена»
open-passengers-4 = Пассажиры: 4+ × «уничтожена»
passengers-summary = Кто из пассажиров уцелеет, если в машину попали
group-passengers = Пассажиры
pas-kind = Где едут
pas-kind-transport = В транспорте
pas-kind-riders = На танке
pas-results = Результатов «уничтожена»
pas-hits = Попаданий в танк
pas-room = Есть куда выйти
pas-teams = Сколько отделений едет
pas-saves-each = Спасбросков на отделение
pas-one-per-result = За каждый результат «уничтожена»
pas-one-per-hit = За каждое попадание в танк
roll-passengers = Спасброски пассажиров
part-passengers-lost = Погибло отделений
part-passengers-pinned = Их взвод
word-passengers-eliminated = Погибли
word-no-save-needed = Спасбросок не нужен
note-pas-pinned = Уничтожена машина с отделениями взвода: этот взвод сразу прижат огнём.
note-pas-riders-pinned = Уничтожен танк с десантом: взвод десанта прижат огнём, как при потере транспорта.
note-pas-any-failure = Хватит одного проваленного спасброска, чтобы отделение погибло.
note-pas-no-room = Если пассажирам некуда выйти из уничтоженной машины, они погибают без спасброска.
refused-pas-results-over-hits = Результатов «уничтожена» больше, чем попаданий в танк: исправьте одно из чисел.

## Pinned down and rally

rally = Восстановление
rally-summary = Прижат ли взвод огнём и восстановится ли
group-rally = Взвод
rally-already = Уже прижат огнём
rally-hits = Получено попаданий на этом шаге
rally-armoured-only = Только бронирован­ные машины
rally-independent = Независимое отделение вне взвода
rally-plaque = Восстановление
rally-pinned-check = Прижимают ли попадания
rally-hits-needed = Нужно попаданий
rally-missing = Не хватает
roll-rally = Восстановление: тест на мотивацию
part-rally = Восстановление
word-rallied = Восстановился
word-still-pinned = Всё ещё прижат
word-never-pinned = Прижать огнём нельзя
note-rally-when = Тест проходят в начале своего хода.
note-rally-acts = Восстановившийся взвод действует в этом ходу как обычно.
note-rally-armoured = Если взвод прижат, его бронированные машины действуют как обычно.
note-rally-five-hits = 5 попаданий за один шаг стрельбы прижимают взвод; спасброски и потери не важны.
note-rally-under-five = Меньше 5 попаданий за этот шаг взвод не прижимают.
note-rally-independent = Независимое отделение бывает прижато, только пока оно присоединено к взводу.
note-rally-causes = Прижимают также: хоть 1 попадание артобстрела или авиации, потеря транспорта с отделениями взвода и штурм, в котором во взвод попали.
note-reroll-once = Проваленный тест перебрасывают один раз; второй результат окончательный.
note-reroll-not-while-bailed-out = Пока танк самого командира покинут, переброса нет.

## Bailed out

bailed-out = Покинутая машина
bailed-out-summary = Вернётся ли экипаж и что будет при новом результате «покинута»
group-bailed-out = Экипаж
bailed-out-occasion = Когда
bailed-out-start = В начале своего хода
bailed-out-again = Снова «покинута»
bailed-out-own-vehicle = Машина самого командира
bailed-out-plaque = Тест на мотивацию
roll-bailed-out-recover = Вернётся ли экипаж
part-crew = Итог
word-recovered = Экипаж вернулся
word-still-bailed-out = Экипаж не вернулся
word-bailed-out-stays = Машина покинута
word-vehicle-destroyed = Машина уничтожена
note-bailed-out-not-on-sheet = Как возвращается экипаж, памятка не говорит: сделайте этот бросок (его в памятке нет) или снимите отметку вручную.
note-bailed-out-again = Этот тест — для уже покинутой или застрявшей машины, которая получает результат «покинута».
note-bailed-out-idle = Пока экипаж не вернётся, машина не двигается и не сражается.
note-no-reroll-own-vehicle = Командир не даёт переброса своей машине.
refused-bailed-out-roll-off = Этот бросок отключён в домашних правилах. Когда экипаж вернётся, снимите отметку вручную.

## Morale

platoon-morale = Боевой дух взвода
platoon-morale-summary = Сражается ли взвод дальше
company-morale = Боевой дух роты
company-morale-summary = Сражается ли рота дальше
group-count = Подсчёт
morale-destroyed = Отделений уничтожено
morale-able = Отделений боеспособно
morale-lost = Потеря/покинутая машина за шаг
company-destroyed = Взводов уничтожено
company-on-table = Взводов на столе
company-motivation = Мотивация роты
morale-plaque = Тест на мотивацию
part-company = Рота
word-company-plays-on = Игра продолжается
word-company-loses = Сражение проиграно
word-platoon-holds = Сражается дальше
word-platoon-removed = Взвод уничтожен
roll-company-morale = Боевой дух роты
note-morale-not-below-half = Осталось не меньше половины: уничтоженных отделений не больше, чем боеспособных.
note-morale-nothing-lost = Теста нет: на этом шаге никто не уничтожен и ни одна машина не покинута.
note-morale-when = Тест проходят в конце шага стрельбы или штурма, в ход любого игрока.
note-morale-count = Уничтоженный транспорт — это потери; в боеспособные не входят транспорт, покинутые машины и независимые отделения. Застрявшие машины входят.
note-company-not-below-half = Осталось не меньше половины: уничтоженных взводов не больше, чем взводов на столе.
note-company-when = Если осталось меньше половины: тест в конце шага, на котором потерян взвод, и после каждой новой потери.
note-company-count = Резервы и взводы, ушедшие через свой край, не считаются вовсе; ушедшие через другой край считаются уничтоженными.
note-company-no-reroll = Тест на боевой дух роты не перебрасывают никогда.

## Commanders and Warriors

commander = Новый командир
commander-summary = Назначение командира взвода
group-commander = Назначение
commander-who = Кто назначает
commander-company = Командир роты
commander-second = Заместитель
commander-higher = Высшее командование
commander-joined = Присоединён к взводу
commander-in-reach = Кандидат в пределах дистанции
commander-plaque = Назначение
word-new-commander = Новый командир
word-not-possible = Невоз­можно
refused-commander-not-joined = Сначала присоедините к взводу отделение, которое назначает командира.
refused-commander-out-of-reach = Выберите отделение взвода в пределах дистанции командования.
note-commander-start = Нового командира назначают в начале шага стрельбы; в этом ходу он может стрелять.
note-commander-no-shot = Отделению, которое назначает командира, в этом ходу стрелять нельзя.
note-commander-own-company = Командир роты и его заместитель назначают командира только взводу своей роты.
note-commander-any-company = Высшее командование может назначить командира взводу любой подчинённой роты.
warrior = Воин
warrior-summary = Спасётся ли воин
group-warrior = Воин
warrior-kind = Что уничтожено
warrior-tank = Танк воина
warrior-infantry = Пехотное отделение воина
warrior-transport = Транспорт-«воин»
warrior-other-team = Есть замена в пределах дистанции
roll-warrior = Спасбросок воина
part-warrior = Итог
word-warrior-saved = Воин спасён
word-warrior-lost = Воин погиб
note-warrior-tank = Спасён: пересаживается на другой танк в пределах дистанции командования.
note-warrior-infantry = Спасён: вместо него снимают другое отделение в пределах дистанции командования.
note-warrior-transport = Спасён: с машиной ничего не случилось.
note-warrior-nobody = Другого отделения в пределах дистанции командования нет, заменить воина некому: он погиб.

## Shooting: what cannot be

also-bogged = Застрявшие: поражаются после боеспособных
also-bailed-out = Покинутые: поражаются последними
shooting-transports = Это транспорт
refused-one-shot-spent = Выстрелов нет: единственный выстрел этого оружия уже сделан.
refused-doubled-gone-to-ground = После удвоенного движения отделение не бывает залёгшим.
refused-charging-gone-to-ground = Атакующее отделение не бывает залёгшим.
refused-charging-doubled = После удвоенного движения взвод не может штурмовать.
refused-doubled-disengaging = После удвоенного движения разведка не может выйти из боя.
refused-defensive-too-far = Оборонительный огонь ведут не дальше { DIST(16) }.
refused-within-4-and-over-16 = Цель не может быть и в пределах { DIST(4) }, и дальше { DIST(16) }.
note-transports-strength = Уничтоженный транспорт — потерянное отделение, но в боеспособные отделения транспорт не входит.
note-transports-pin = Уничтожен транспорт с отделениями на борту: их взвод сразу прижат огнём.
note-transports-never-pinned = Бронированный транспорт прижать огнём нельзя, остальной взвод — можно.

## Checklist: phases and headings

phase-start = Начало хода
phase-movement = Движение
phase-shooting = Стрельба
phase-assault = Штурм
heading-first = Сначала
heading-each-platoon = Для каждого взвода
heading-bombardments = Артобстрелы
heading-air-attack = Атака с воздуха
heading-each-assault = Для каждого штурма
heading-end = Конец шага

## Checklist: steps

step-smoke-off = Снимите со стола дым, который вы поставили в прошлый ход.
step-rally = Восстановите прижатые взводы: каждому тест на мотивацию.
step-free-bogged = Застрявшие машины и орудия: каждому тест на умение; прошедшие его возвращаются туда, где стояли до застревания.
step-recover-crews = Покинутые машины: проверьте, вернутся ли экипажи.
step-call-aircraft = Вызовите авиацию: бросьте все кубики поддержки, хватит одного 5+. Запас уменьшается на 1 кубик.
step-intercept = Если враг успешно вызвал авиацию, можно потратить один кубик поддержки на перехват; 6 отменяет атаку.
step-reorganise = Разведке, которая реорганизуется после выхода из боя, нельзя стрелять, применять «глаза и уши», входить в поле зрения врага и приближаться к врагам, которые её видят.
step-dismount = Пассажиры могут выйти, в том числе из застрявших и покинутых машин.
step-unhitch = Отцепите орудия.
step-horses = Кавалерия может спешиться.
step-one-platoon = Возьмите один взвод и закончите с ним, прежде чем браться за следующий.
step-double-time = Решите за весь взвод: удвоенное движение или обычное.
step-no-commander = Взводу без командира двигаться нельзя: его отделения могут только поворачиваться на месте, выходить из машин и окапываться.
step-move = Передвиньте отделения, каждое не дальше, чем позволяют его тип и местность.
step-bogging = Каждой машине и каждому орудию (кроме переносных и буксируемых) при въезде на сложную местность или в начале движения на ней — тест на застревание (2+).
step-very-difficult = Каждой гусеничной машине, которая въезжает на очень сложную местность или начинает на ней движение, — тест на умение.
step-keep-off = Держитесь не ближе { DIST(2) } от видимых врагов (машины — только от пехоты и орудий), а при удвоенном движении — дальше { DIST(8) } от всех врагов.
step-pinned-move = Прижатым пехоте, орудиям и небронированным машинам нельзя заканчивать движение ближе к врагу, чем начали, и совершать удвоенное движение.
step-load = Посадите пассажиров: сначала едет машина, потом садятся они.
step-hitch = Прицепите орудия, по одному на машину.
step-recovery-vehicle = Машина, которая будет вытаскивать застрявшее, должна закончить движение рядом с ним.
step-in-command = Двигавшиеся отделения должны быть в пределах дистанции командования.
step-half-with-commander = Если взвод разделён, оставьте при командире не меньше половины отделений, не считая транспорта.
step-send-away = Пустой транспорт можно отправить в тыл: он уходит со стола насовсем.
step-left-table = Если отделения ушли через край стола, отметьте, как они считаются.
step-change-tank = Командир, чей танк покинут или застрял, может пересесть на другой в пределах дистанции командования.
step-appoint = Назначьте новых командиров взводов.
step-eyes-and-ears = «Глаза и уши»: отделение разведки, которое не двигалось и не прижато, может снять залегание с 1 вражеского отделения в пределах { DIST(16) }.
step-smoke = Дымовые обстрелы идут до всей остальной стрельбы.
step-tow-free = Вместо стрельбы вытащите застрявшие машины и орудия.
step-declare = Возьмите один взвод; объявите, какое отделение по какому взводу стреляет.
step-isolated-groups = Если взвод-цель разбросан, по изолированной группе можно стрелять отдельно.
step-join = Неприсоединённые независимые отделения в пределах дистанции командования от взвода-цели могут к нему присоединиться; независимое отделение, по которому стреляют, обязано присоединиться к взводу, если может.
step-disengage = Разведка под огнём может выйти из боя: сначала каждый стрелок делает один выстрел (при ROF 1 по карточке — ни одного), потом разведка проходит тест на умение.
step-legal-target = Проверьте цель: дальность, линия видимости, сектор обстрела.
step-turn-to-target = Поверните отделения и башни на цель.
step-number-of-dice = Посчитайте кубики.
step-number-needed = Найдите число для попадания; проверьте, скрыта ли цель.
step-roll-to-hit = Бросьте на попадание.
step-allocate = Распределите все попадания до спасбросков.
step-save = Бросьте спасброски.
step-firepower = Бросьте на огневую мощь, где этого требует проваленный спасбросок.
step-passengers = Пассажиры уничтоженных машин и десант на танках, в которые попали: спасброски 5+.
step-warriors = Уничтоженные воины: ещё один спасбросок, 4+.
step-pinned-by-fire = Взвод, получивший 5 попаданий и больше, прижат огнём; бронированные машины — никогда, но попадания в бронированный транспорт считаются.
step-remove = Уберите уничтоженное; бронированные машины остаются остовами.
step-forced-disengage = Разведка, провалившая спасбросок, проходит тест на мотивацию; при провале обязана выйти из боя.
step-may-bombard = Проверьте батарею: это артиллерия, в этом ходу она не двигалась и не вела артобстрел, и она не прижата (бронированной это не мешает).
step-spotter = Назовите, кто корректирует: в этом ходу он не двигается и не стреляет.
step-aiming-point = Выберите отделение-цель: в пределах дальности, не ближе { DIST(8) }, в секторе обстрела.
step-range-in = Пристреляйтесь: не больше 3 попыток; повторный обстрел — без пристрелки.
step-template = Положите шаблон стороной со стрелкой поперёк линии огня.
step-bombardment-hits = Бросьте на попадание: тест на умение батареи за каждое отделение под шаблоном.
step-assign-hits = Владелец цели распределяет попадания: сначала неокопанным отделениям и машинам с меньшей верхней бронёй.
step-bombardment-saves = Бросьте спасброски: у бронированных машин считается верхняя броня; орудийные щиты не помогают.
step-hit-pinned = Каждый взвод, в который попали, прижат огнём, если ваше домашнее правило не говорит иного; бронированные машины — никогда.
step-aircraft = Бросьте на число самолётов.
step-air-target = Выберите цель и линию захода.
step-own-teams-near = Если в пределах { DIST(16) } от цели есть ваше отделение, самолёты улетают.
step-place-aircraft = Поставьте ведущий самолёт в { DIST(6) } от цели, остальные — за ним; если хотя бы одному нет места на столе, атака не удалась.
step-anti-aircraft = Откройте зенитный огонь.
step-air-range-in = Пристрелка: не больше 3 попыток.
step-air-hits = Положите шаблон; бросьте на попадание за каждое отделение под ним.
step-air-saves = Бросьте спасброски: против бомб и ракет считается верхняя броня, против пушек и пулемётов — бортовая.
step-platoon-morale = Боевой дух взвода: проверьте, если от взвода осталось меньше половины, а на этом шаге в нём уничтожено отделение или экипаж покинул машину.
step-towed-free = Вытащенные машины и орудия теперь свободны.
step-detach = Отсоедините независимые отделения от взводов.
step-company-morale = Боевой дух роты: проверьте, если на этом шаге потерян взвод и взводов осталось меньше половины.
step-assaulting-platoon = Выберите взвод в пределах { DIST(4) } от цели штурма (кавалерия верхом — { DIST(8) }).
step-against-tanks = Чтобы штурмовать танки, сначала пройдите тест на мотивацию.
step-charge = Двигайтесь в атаку на расстояние до { DIST(4) } (кавалерия верхом — до { DIST(8) }): сначала отделение, ближайшее к врагу, потом остальные, чтобы связать боем как можно больше врагов.
step-assault-disengage = Разведка, которую штурмуют, может вместо оборонительного огня попытаться выйти из боя: тест на умение.
step-defensive-fire = Ведите оборонительный огонь: ROF полная, если взвод не прижат; у танков считается бортовая броня.
step-thrown-back = Если оборонительный огонь прижал штурмующий взвод, тот возвращается на исходные позиции и ближнего боя нет. Взвод из одних бронированных танков сражается дальше.
step-close-combat = Тест на умение за каждое боеспособное отделение штурмующих в контакте с врагом или в пределах { DIST(2) } от него; успех — попадание.
step-close-combat-results = Попадание уничтожает отделение, но для бронированного танка сравните сумму «D6 + верхняя броня» с бронепробиваемостью.
step-break-in = Если враг в здании или за сплошным препятствием (стеной и подобным), займите места уничтоженных вражеских отделений.
step-won = Если боеспособных отделений врага в пределах { DIST(4) } нет, штурм выигран: переходите к пункту «Взвод, который штурмовали».
step-reaction = Пройдите тест на мотивацию для ответа; бросок не нужен, если в ближнем бою в вас ни разу не попали, но для контратаки на танки нужен всегда.
step-counterattack = Если тест для ответа пройден, можно контратаковать: это штурм без оборонительного огня.
step-break-off = Если не контратакуете, отойдите на { DIST(4) }; отделения, оставшиеся в пределах { DIST(4) } от врага, уничтожены.
step-assaulted-pinned = Взвод, который штурмовали, прижат огнём, если в него попали хоть раз; бронированные машины — никогда.
step-consolidate = Победитель может передвинуться на расстояние до { DIST(4) }.
step-breakthrough = Если победитель вошёл в контакт с другим взводом, бой идёт снова, начиная с атаки.
open-breakthrough = Прорыв
step-assaulting-pinned = Взвод, начавший штурм, прижат огнём, если в него попали хоть раз; бронированные машины — никогда.

## Units: what is kept of a platoon

group-unit-strength = Силы
group-unit-state = Состояние
group-unit-turn = В свой последний ход
group-unit-phase = На этом шаге
group-unit-kind = Взвод
unit-cavalry = Кавалерия верхом
    .short = кавалерия
unit-armoured = Бронирован­ные машины
    .short = танки, танк, бронетехника, САУ, самоходки, штурмовые орудия
unit-unarmoured = Небронирован­ные машины
    .short = небронированные, грузовики
unit-kind = Состав
unit-role = Роль
role-platoon = Взвод
role-independent = Независимое отделение
    .short = независимое, независимый, независимая
role-second-in-command = Заместитель (2iC)
role-company-commander = Командир роты
role-higher-command = Высшее командование
unit-teams = Отделений в начале
    .short = отделений, машин, отделения, машины, подставок
unit-destroyed = Отделений уничтожено
# On a button in the list of units.
quick-lost = −1 отделение
quick-bailed-out = +1 покинутая
unit-transports-lost = Транспорта уничтожено
unit-left = Отделений ушло через свой край
unit-place = Где находится
place-table = На столе
place-reserve = В резерве
place-destroyed = Уничтожен
place-left-own-edge = Ушёл через свой край
place-left-other-edge = Ушёл через другой край
unit-commander-lost = Потерял командира
unit-dug-in = Окопан
unit-stripped = Залегание снято
unit-stripped-teams = Отделений, с которых залегание снято
reorganising-no = Нет
reorganising-this-turn = Вышел из боя в этом ходу
reorganising-own-turn = Вышел из боя в ход врага
reorganising-last-turn = Вышел из боя в свой ход
unit-moved = Движение
moved-no = Не двигался
moved-yes = Двигался
moved-double = Удвоенное движение
way-stood = Стоял
way-moved = Двигался
way-double = Удвоенное движение
acted-moved = На этом шаге взвод уже двигался.
acted-fired-once = Все отделения взвода уже стреляли; из другого оружия ещё могут.
acted-assaulted = На этом шаге взвод уже провёл свой штурм.
unit-shot = Стрелял
unit-assaulted = Штурмовал
unit-used = Вместо стрельбы
unit-busy = Занято отделений (0: все)
unit-hits = Получено попаданий
unit-fired = Сколько отделений уже стреляло
unit-fired-second = Сколько стреляло из второго оружия
unit-fired-at = По кому стреляли
unit-stays = Прошёл тест и остался
unit-save-failed = Провален спасбросок под огнём
unit-held-fast = Не смог выйти из боя при штурме
unit-lost = Потеря/покинутая машина за шаг
unit-joined = Присоединён к взводу
unit-assault = В штурме
assault-no = Нет
assault-attacks = Штурмует
assault-attacked = Его штурмуют
unit-last-assault = Штурм на этом шаге
unit-bogged-and-out = И застряли, и покинуты
assault-won = Выигран
assault-may-charge = Может атаковать танки
assault-lost = Проигран
unit-assault-hit = Попадания в него в штурме
assault-hit-no = Нет
assault-hit-fire = Оборони­тельный огонь
assault-hit-close-combat = Ближний бой
assault-hit-struck-back = В бою, контратаковал
assault-hit-passed = В бою, тест пройден
assault-hit-failed = В бою, тест провален
unit-skill-number = Число умения
unit-front-armour = Лобовая броня
    .short = броня, лоб, #/#
unit-reconnaissance = Разведка
    .short = recon
unit-observer = Корректи­ровщик
    .short = наблюдатель
unit-warrior = Воин
unit-warrior-lost = Воин погиб
unit-gun-shield = Орудийные щиты
    .short = щиты, щит
unit-assault-anti-tank = Бронепро­биваемость в ближнем бою
    .short = AT вблизи
group-unit-weapons = Оружие
unit-weapon-kinds = Видов оружия
weapon-range = Дальность
    .short = дальность, дальн
group-unit-bombardment = Его артобстрелы
    .short = артобстрел, обстрел
unit-mortars = Миномёты
    .short = миномёт

## Units: what follows

then-reserve = В резерве: не считается ни уничтоженным, ни стоящим на столе.
then-destroyed = Считается уничтоженным взводом.
then-left-own-edge = Ушёл через свой край: не считается ни уничтоженным, ни стоящим на столе.
then-left-other-edge = Ушёл через другой край: считается уничтоженным.
then-no-team-left = На столе не осталось ни одного отделения: отметьте, где теперь взвод.
then-platoon-morale = Меньше половины (уничтожено { $destroyed }, боеспособно { $able }), есть потери на этом шаге: в конце шага тест на боевой дух взвода.
then-below-half = Меньше половины (уничтожено { $destroyed }, боеспособно { $able }): тест на боевой дух взвода после любого шага с потерями.
then-to-below-half = { $more ->
    [one] Ещё { $more } уничтоженное отделение, и останется меньше половины: тест на боевой дух взвода.
    [few] Ещё { $more } уничтоженных отделения, и останется меньше половины: тест на боевой дух взвода.
    [many] Ещё { $more } уничтоженных отделений, и останется меньше половины: тест на боевой дух взвода.
   *[other] Ещё { $more } уничтоженного отделения, и останется меньше половины: тест на боевой дух взвода.
}
then-rally = Прижат огнём: в начале своего хода тест на мотивацию, чтобы восстановиться.
then-pinned-by-hits = 5 попаданий и больше на этом шаге: прижат огнём.
then-crews-recover = { $crews ->
    [one] { $crews } покинутая машина: в начале своего хода проверьте, вернётся ли экипаж.
    [few] { $crews } покинутые машины: в начале своего хода проверьте, вернутся ли экипажи.
    [many] { $crews } покинутых машин: в начале своего хода проверьте, вернутся ли экипажи.
   *[other] { $crews } покинутой машины: в начале своего хода проверьте, вернутся ли экипажи.
}
then-free-bogged = { $bogged ->
    [one] { $bogged } застрявшее отделение: на шаге начала хода тест на умение, чтобы освободиться.
    [few] { $bogged } застрявших отделения: на шаге начала хода каждому тест на умение, чтобы освободиться.
    [many] { $bogged } застрявших отделений: на шаге начала хода каждому тест на умение, чтобы освободиться.
   *[other] { $bogged } застрявшего отделения: на шаге начала хода каждому тест на умение, чтобы освободиться.
}
then-bailed-out = { $crews ->
    [one] { $crews } покинутая машина: не может ни двигаться, ни сражаться.
    [few] { $crews } покинутые машины: не могут ни двигаться, ни сражаться.
    [many] { $crews } покинутых машин: не могут ни двигаться, ни сражаться.
   *[other] { $crews } покинутой машины: не могут ни двигаться, ни сражаться.
}
then-bogged = { $bogged ->
    [one] { $bogged } застрявшее отделение: не может ни двигаться, ни сражаться.
    [few] { $bogged } застрявших отделения: не могут ни двигаться, ни сражаться.
    [many] { $bogged } застрявших отделений: не могут ни двигаться, ни сражаться.
   *[other] { $bogged } застрявшего отделения: не могут ни двигаться, ни сражаться.
}
then-crew-hit-again = Покинутая или застрявшая машина, получив результат «покинута», проходит тест на мотивацию; при провале уничтожена.
then-assault-open = Штурм продолжается: ближний бой ещё впереди.
then-reaction-test = В него попали в ближнем бою: тест на мотивацию для ответа.
then-reaction-passed = Тест для ответа пройден: контратака или отход.
then-reaction-failed = Тест для ответа провален: взвод отходит.
refused-tank-test = Перед контратакой на танки нужно пройти тест на мотивацию.
then-reaction-if-hit = На этом шаге в него попали. Если в ближнем бою, для ответа нужен тест на мотивацию; если только оборонительным огнём, тест пройден без броска, но для контратаки на танки бросок нужен.
then-reaction-passes = В ближнем бою в него не попали: тест для ответа считается пройденным, если это не контратака на танки.
then-pinned-by-assault = В этом штурме в него попали: после штурма будет прижат огнём.
then-spotting = Корректирует артобстрел: в этом ходу не двигается и не стреляет.
group-unit-battery = Батарея
unit-battery = Ведёт артобстрел
    .short = батарея
unit-bombarded = Уже вела обстрел
unit-repeated = Это был повторный обстрел
unit-smoked = Это была дымовая завеса
unit-failed-tries = Неудачные попытки пристрелки
unit-aiming-point = Точка прицеливания сохранена
unit-trails = Дымные следы ракет
then-bombarded = Батарея уже провела свой единственный обстрел за этот ход.
then-ranging-failed = Три попытки пристрелки неудачны: в этом ходу артобстрела не будет.
then-failed-tries = Число для попадания под шаблоном в этом ходу выше на { $tries }; у ракет этого штрафа нет.
then-aiming-point = Если у батареи есть штаб, повторный обстрел той же точки в следующие ходы не требует пристрелки.
then-trails = Вражеские батареи могут обстреливать эту батарею по дымным следам; если видны только следы, она скрыта.
open-shoot-at = Стрельба: по нему
open-shoot-with = Стрельба: ведёт
open-bombard-it = Артобстрел: по нему
open-bombard-with = Артобстрел: ведёт
open-assault-with = Штурм: ведёт
open-assault-it = Штурм: против него
group-side = Сторона в целом
side-air = Осталось кубиков поддержки
side-aircraft = Вызвано самолётов в этом ходу
side-smoke = Дымовые завесы на столе
side-morale-held = Взводов уничтожено к последнему пройденному тесту роты
side-morale-failed = Тест на боевой дух роты провален
then-smoke = Дымовые завесы исчезают в начале следующего хода этой стороны.
then-aircraft = Самолётов прибыло: { $aircraft }. Атака на шаге стрельбы.
then-appointed = Назначил командира: в этом ходу не стреляет.
then-eyes-and-ears = Применил «глаза и уши»: больше ничего в этом ходу не делает.
then-towing = Эвакуация: в этом ходу не стреляет и не штурмует.
then-pinned-move = Прижат огнём: нельзя заканчивать движение ближе к врагу и совершать удвоенное движение.
then-pinned-fire = Прижат огнём: стреляет с ROF 1, вести артобстрел нельзя.
then-pinned-charge = Прижат огнём: идти в атаку нельзя.
then-pinned-observer = Прижат огнём, но корректировать артобстрел может.
then-moved = Двигался: стреляет с ROF 1 (кроме оборонительного огня).
then-moved-cavalry = Верхом и двигался: стреляет с ROF 1 и только в пределах { DIST(4) }.
then-doubled = Удвоенное движение: нельзя ни стрелять (кроме оборонительного огня), ни штурмовать, ни выходить из боя.
then-doubled-target = Удвоенное движение: при стрельбе по нему кубиков вдвое больше.
then-shield = Орудийные щиты: пуленепробиваемое укрытие от огня прямой наводкой спереди.
then-shield-doubled = Удвоенное движение: орудийные щиты ничего не дают.
then-concealed = Не двигался: скрыт даже в чистом поле.
then-concealed-and-gone = Скрыт даже в чистом поле и залёг.
then-gone-if-concealed = Залёг, если скрыт.
then-stripped = «Глаза и уши»: залегание снято, но скрыт по-прежнему.
then-some-stripped = «Глаза и уши»: залегание снято с { $teams } из его отделений; остальные всё ещё залегли.
then-dug-in = Окопан: проваленный спасбросок уничтожает отделение, только если пройден тест на огневую мощь.
then-reorganising-this-turn = Вышел из боя: в этом ходу ни оборонительного, ни зенитного огня.
then-reorganising-own-turn = Реорганизация: в этом ходу нельзя ни стрелять, ни применять «глаза и уши».
then-reorganising-move = Реорганизация: взводу нельзя входить в поле зрения врагов и приближаться к врагам, которые его видят.
then-no-disengaging = В свой последний ход стрелял, вёл обстрел или штурмовал: выйти из боя не может.
then-forced-away = Провалил спасбросок под огнём: тест на мотивацию; при провале обязан выйти из боя.
then-commander-lost = Нет командира: двигаться нельзя; отделения могут только поворачиваться на месте, выходить из машин и окапываться.
then-commander-lost-assault = Нет командира: ни атаки, ни контратаки, ни закрепления.
then-led = Взвод ведёт командир роты или высшее командование: проваленный тест на мотивацию можно перебросить.
then-joined = Присоединён к взводу до конца шага.
then-joined-fire = По нему и по взводу стреляют как по одной цели; попадания распределяет владелец взвода.
then-unattached = Под огнём обязан присоединиться к взводу, если есть к какому; пока не присоединён, прижать его огнём нельзя.
then-no-reroll-bailed-out = Танк командира покинут: взвод, который он ведёт, перебросов не получает.
then-warrior-tank = Воин: если его танк уничтожен, на 4+ воин пересаживается на другой в пределах дистанции командования.
then-warrior-infantry = Воин: если уничтожен, на 4+ вместо него снимают другое отделение в пределах дистанции командования.
then-warrior-transport = Воин: при результате «уничтожена» на 4+ с машиной ничего не случается.
then-company-count = Взводов на столе: { $table }, уничтожено: { $destroyed }.
then-company-morale = Уничтожено взводов больше, чем на столе: в конце шага тест на боевой дух роты.
then-company-held = Уничтожено взводов больше, чем на столе: тест на боевой дух роты снова в конце каждого шага, на котором потерян взвод.
then-company-failed = Тест на боевой дух роты провален: эта сторона проиграла сражение.
step-crew-again = Уже покинутая или застрявшая машина, получив результат «покинута», проходит тест на мотивацию; при провале уничтожена.
step-bombardment-disengage = Если первая попытка пристрелки не удалась, разведка может выйти из боя (тест на умение).
then-company-independents = Для боевого духа роты независимые отделения взводами не считаются.

## Movement

movement = Движение
movement-summary = Как далеко может пройти отделение?
group-move = Движение
group-move-state = Состояние отделения
move-kind = Что движется
move-light-gun = Лёгкое орудие
move-other-vehicle = Другая машина
move-typed = Расстояние движения
move-ground = Худшая местность на пути
ground-very-difficult = Очень сложная местность
move-double = Удвоенное движение
move-jeep-towing = Джип буксирует орудие
move-covered = Уже пройдено
move-covered-short = Уже пройдено
move-armour = Броня
move-armour-by-type = Обычная для типа
move-state = Застряла или покинута
move-left = Осталось движения
move-normal = Обычное движение
move-with-gun = С орудием
move-at-most = Не больше
word-may-not-move = Не может двигаться
word-move-stops = Стоп
refused-move-bogged = Отделение застряло: не может двигаться, пока его не освободят.
refused-move-bailed-out = Машина покинута: не может двигаться, пока экипаж не вернётся.
refused-move-no-commander = Взвод потерял командира: отделения могут только поворачиваться на месте, выходить из машин и окапываться.
refused-move-immobile = Стационарные орудия сами не двигаются; их можно только буксировать.
refused-move-closed-ground = Очень сложная местность этому отделению недоступна: из машин и орудий входить на неё могут только гусеничные машины и переносные орудия.
refused-move-not-typed = Введите расстояние движения: в памятке его нет.
refused-double-ground = При удвоенном движении нельзя входить на сложную и очень сложную местность, в том числе в здания.
refused-double-pinned = Пехоте, орудиям и небронированным машинам прижатого огнём взвода удвоенное движение запрещено.
note-move-typed = Для этого типа строки в памятке нет: берётся введённое расстояние, какой бы ни была местность.
note-move-stops = Пройдено всё, что даёт эта местность: остановка на её краю, дальше — в свой следующий ход.
note-move-bogging = Сложная местность: тест на застревание при каждом входе и в начале движения на ней.
note-move-tracked-figure = Для гусеничных машин на сложной местности дюймы и сантиметры памятки расходятся; взято { DIST(8) }.
note-move-skill-test = Очень сложная местность: сначала пройдите тест на умение; при провале машина застревает.
note-move-very-difficult = Расстояния для очень сложной местности в памятке нет; взято как для сложной.
note-move-no-building = Машина бронирована не полностью: въезжать в здания ей нельзя.
note-move-dismount = В здания кавалерия входит только спешенной.
note-move-jeep-double = Предел джипа, буксирующего орудие, не удваивается.
note-move-pinned = Отделение прижато огнём: нельзя закончить движение ближе к врагу, чем начало.
note-double-keep-off = При удвоенном движении держитесь дальше { DIST(8) } от всех врагов; в этом ходу ни стрельбы, ни штурма.
note-double-straight = При удвоенном движении двигайтесь по прямой; сворачивать можно только вдоль дороги и вокруг препятствий.
note-double-platoon = Удвоенное движение хоть одного отделения засчитывается всему взводу.
note-move-keep-off = Не подходите к видимым врагам ближе { DIST(2) }.
note-move-vehicle-keep-off = Не подъезжайте к видимым пехоте и орудиям врага ближе { DIST(2) }; сквозь вражеские машины проезжать можно.
note-move-path = Считается длина пути; повороты ничего не стоят.

## Bogging down, freeing, towing

bogging = Тест на застревание
bogging-summary = Проедет или застрянет?
group-bogging = Кто и где
bog-mover = Что въезжает
bog-tracked = Гусеничная машина
bog-gun = Орудие, не переносное
bog-on-foot = Пехота, кони, переносные
bog-ground = Местность
bog-towed = На буксире
bog-teams = Скольким нужен тест
bog-plaque = Чтобы проехать
roll-bogging = Тест на застревание
part-bogging = Тест на застревание
part-bogged = Застряли
word-bogged = Застряло
word-goes-on = Едет дальше
note-bog-towed = Буксируемому орудию отдельный тест не нужен.
note-bog-on-foot = Пехоте, кавалерии и переносным орудиям тест на застревание не нужен: они не застревают.
note-bog-again = Тест проходят при каждом въезде на сложную или очень сложную местность и в начале каждого движения на ней.
note-bog-building = Из машин в здания въезжают только гусеничные и притом полностью бронированные.
note-bog-wreck = Остов бронированной машины — очень сложная местность.
note-bog-ends-move = Застрявшее отделение заканчивает движение на месте и стоит, пока его не освободят.
note-bog-idle = Пока отделение не освободится, сражаться оно не может; пассажиры могут выйти в начале своего следующего шага движения.
freeing = Освобождение
freeing-summary = Застряло: освободится ли?
group-freeing = Что застряло
free-teams = Сколько застряло
free-plaque = Чтобы освободиться
part-freeing = Освобождение
part-freed = Освободились
word-still-bogged = Всё ещё застряло
word-freed = Освобождено
note-free-back = Освобождённое отделение возвращается туда, где стояло до застревания, и в этом ходу действует как обычно.
note-free-later = Провал: отделение остаётся на месте и может пробовать снова в свои следующие ходы.
note-free-after-crew = Покинутой машине этот тест разрешён только после возвращения экипажа, в том числе в начале того же хода.
towing = Буксировка
towing-summary = Вытащить машину или орудие вместо стрельбы
group-towing = Буксировка
tow-tower = Кто буксирует
tow-recovery = Эвакуационная машина
tow-target = Что буксируют
tow-vehicle = Застрявшая машина
tow-gun = Застрявшее орудие
tow-broken-down = Сломанная машина
tow-wreck = Остов
tow-stuck = Буксирующая застряла / покинута
tow-beside = Буксирующая встала рядом с целью
tow-fits = Цель не больше буксирующей
tow-plaque = Чтобы вытащить
part-towing = Буксировка
word-towed-away = Сдвинуто
word-not-towed = Не вышло
word-tower-bogged = Застряла буксирующая
refused-tow-stuck = Застрявшая или покинутая машина не может буксировать.
refused-tow-not-beside = Буксирующая машина должна закончить движение рядом с тем, что буксирует.
refused-tow-larger = Обычная машина может буксировать любые орудия, а машины — только не больше её самой.
note-tow-move = Удалось: передвиньте и машину, и то, что она буксирует, на расстояние до { DIST(4) }.
note-tow-when = Буксируют на своём шаге стрельбы, вместо стрельбы.
note-tow-free-when = То, что вытащили, свободно с конца шага стрельбы.
note-tow-only-moved = Сломанную машину или остов только передвигают; других последствий памятка не называет.
note-tow-tower-bogs = Провал: эвакуационная машина застревает сама.
note-tow-easy = Вне сложной местности эвакуационной машине тест не нужен.
note-tow-always = Без эвакуационной машины нужен тест на умение (вне сложной местности его можно пропустить); при провале ничего не происходит.
note-tow-no-fight = При любом исходе в этом ходу ни буксирующая машина, ни то, что она буксирует, не стреляют и не штурмуют.

## Command

command = Дистанция командования
command-summary = Как далеко могут стоять отделения и можно ли взводу разделиться?
group-command = Отделение
group-split = Если взвод разделяется
cmd-with = Отделений при командире, считая его
cmd-teams = Всего отделений без транспорта
cmd-distance = Дистанция командования
cmd-split = Разделение
cmd-needed = Должны остаться с командиром
cmd-missing = Не хватает
word-split-allowed = Можно
refused-cmd-more-than-all = С командиром больше отделений, чем во взводе: исправьте одно из чисел.
note-cmd-chain = Отделение под командованием, если командир или другое отделение под командованием в пределах этой дистанции. Транспорт тоже, но цепочку не продолжает.
note-cmd-moved = В конце шага движения каждое двигавшееся отделение должно быть в пределах этой дистанции.
note-cmd-covering = Отделения, оставшиеся прикрывать огнём, могут закончить ход вне этой дистанции.
note-cmd-half = Не меньше половины отделений, не считая транспорта, всегда остаётся с командиром.

## Reconnaissance

eyes-and-ears = Глаза и уши
eyes-and-ears-summary = Может ли разведка снять залегание?
group-scout = Отделение разведки
scout-moved = Двигалось в этом ходу
scout-reorganising = Вышло из боя в ход врага
word-scout-works = Залегание снято
refused-scout-moved = Отделение двигалось: применить «глаза и уши» в этом ходу нельзя.
refused-scout-pinned = Отделение прижато огнём: применить «глаза и уши» нельзя.
refused-scout-reorganising = Реорганизация: применить «глаза и уши» в этом ходу нельзя.
refused-scout-too-far = Цель должна быть в пределах { DIST(16) }.
refused-scout-not-gone = Цель не залегла: снимать нечего.
note-scout-when = Одно отделение разведки применяет «глаза и уши» к одному вражескому отделению в начале своего шага стрельбы.
note-scout-sight = Линия видимости не нужна (трактовка).
note-scout-nothing-else = После этого отделение разведки в этом ходу больше ничего не делает.
disengage = Выход из боя
disengage-summary = Выйдет ли разведка из боя?
group-disengage = Можно ли?
group-disengage-test = Тест
disengage-trigger = Из-за чего выходит из боя
trigger-assault = Штурм
trigger-air = Атака с воздуха
trigger-failed-save = Огонь: провал спасброска
disengage-attacked = Нападала в свой последний ход
disengage-first-try = Пристрелялись с первой попытки
disengage-one-shot = Стрелки двигались или прижаты
disengage-none-left = У двигавшихся и прижатых стрелков по одному выстрелу: больше выстрелов не остаётся.
disengage-fired = Первые выстрелы сделаны
disengage-in-reach = Стрелки достают и после ухода
disengage-plaque = Чтобы выйти из боя
disengage-stay-plaque = Чтобы остаться
part-disengage = Разведка
part-rest-of-shots = Оставшиеся выстрелы
word-stays = Остаётся
word-disengages = Выходит из боя
word-must-disengage = Обязана выйти из боя
word-shots-fired = Делаются
word-shots-lost = Пропадают
word-assault-goes-on = Штурм продолжается
word-no-close-combat = Ближнего боя нет
refused-disengage-air = При атаке с воздуха разведка выйти из боя не может.
refused-disengage-attacked = Разведка, которая в свой последний ход стреляла, вела артобстрел или штурмовала, выйти из боя не может.
refused-disengage-first-try = Артиллерия пристрелялась с первой попытки: выходить из боя поздно.
note-disengage-rof-1 = Оружие с ROF 1 (по карточке) вовсе не стреляет по выходящей из боя разведке, даже после провала теста.
note-disengage-first-shot = Каждый стрелок сначала делает один выстрел; разыграйте его до теста.
note-disengage-away = Успех: разведка уходит от врага на полное движение.
note-disengage-shots-lost = Оставшиеся выстрелы: после провала делаются, после успеха пропадают.
note-disengage-in-reach = Стрелки, которые ещё достают до разведки, делают оставшиеся выстрелы и после успешного теста.
note-disengage-after-try = Объявите выход из боя после первой неудачной попытки пристрелки.
note-disengage-template = Батарея может и дальше пристреливаться туда же; попасть можно только в тех, кто в итоге под шаблоном.
note-disengage-no-fire = Разведка проходит тест вместо оборонительного огня; при провале штурм идёт без этого огня.
refused-held-fast = Взвод уже пытался выйти из боя при этом штурме и провалил тест: ни второй попытки, ни оборонительного огня.
note-disengage-forced = Провалив спасбросок, разведка проходит тест на мотивацию: успех — остаётся, провал — обязана выйти из боя.
note-disengage-unconditional = Вынужденный выход из боя — без теста на умение и независимо от того, что разведка делала в свой последний ход.
note-disengage-this-turn = Выйдя из боя, разведка в этом ходу не ведёт ни оборонительного, ни зенитного огня.
note-disengage-next-turn = Выйдя из боя, разведка в свой следующий ход не стреляет и не применяет «глаза и уши».
note-disengage-out-of-sight = До конца своего следующего хода разведке нельзя входить в поле зрения врага и приближаться к тем, кто её видит.
then-may-disengage = Если по нему стреляют или его штурмуют, может попытаться выйти из боя: тест на умение.

## Artillery: ranging in

ranging-in = Пристрелка
ranged-in = Цель пристреляна
ranged-not-yet = Ещё нет
ranged-first = 1-я попытка
ranged-second = 2-я попытка
ranged-third = 3-я попытка
volley-ranged-in = Удачная пристрелка
refused-other-try = Пристрелка этого обстрела удалась с другой попытки ({ $attempt }): по всем взводам под шаблоном попадают на одно и то же число.
word-not-ranged = Цель не пристреляна
roll-range-in = Пристрелка
company-command-spots = Корректи­рует командование роты
smoke-trails = Видны только дымные следы
group-battery = Батарея
battery-skill = Умение батареи
guns-firing = Стреляет орудий
battery-barred = Что мешает стрелять
battery-moved = Двигалась
battery-pinned = Прижата, без брони
battery-fired = Уже вела артобстрел
battery-not-ranged-in = Три попытки неудачны
battery-out-of-range = Вне дальности
battery-too-close = Ближе { DIST(8) }
battery-out-of-arc = Вне сектора обстрела
battery-obstacle = Лес или здание рядом
battery-no-spotter = Некому корректи­ровать
battery-spotter-moved = Корректи­рующий двигался
battery-spotter-busy = Корректи­рующий занят
battery-spotter-out = Корректи­рующий выбыл
battery-spotter-blind = Корректи­рующий не видит
battery-after-fire = Другие уже стреляли
refused-bombardment = Артобстрела нет, причина: «{ $why }».
note-tries-add = Каждая неудачная попытка прибавляет 1 к числу для попадания.

## Bombardment

bombardment = Артобстрел
bombardment-summary = Пристрелка, попадания под шаблоном, спасброски, прижат ли взвод
teams-under-template = Отделений под шаблоном
teams-all-dug-in = Все они окопаны
teams-dug-in = Из них окопано
teams-bogged = Из них застряло
teams-bailed-out = Из них покинуто
rockets = Реактивные установки
    .short = ракеты, РСЗО
repeat-volley = Повторный обстрел
same-template = Ещё взвод под тем же шаблоном
single-gun = Одно орудие
failed-tries = Неудачные попытки пристрелки
roll-template-hits = Попадания под шаблоном
refused-dug-in-over-teams = Окопанных больше, чем отделений под шаблоном: исправьте одно из чисел.
note-few-guns = 1–2 орудия: каждое попадание надо перебросить; второй результат окончательный.
note-many-guns = 6 орудий и больше: промахи можно перебросить; в шансах принято, что вы так и делаете.
note-double-template = 6 установок и больше: шаблон двойной ширины, без переброса.
note-rockets-tries = У реактивных установок нет штрафа за неудачные попытки.
note-rockets-trails = Ракеты оставляют дымные следы: по ним вражеские батареи могут ответить огнём.
note-ranging-disengage = После неудачной первой попытки разведка может выйти из боя, если пройдёт тест на умение.
note-repeat-volley = Батарея со штабом может в более позднем ходу повторить обстрел той же точки без пристрелки и без штрафа.
note-repeat-target = В этой точке должно оставаться хоть одно отделение первой цели; попасть можно во все взводы под шаблоном.
note-repeat-does-not-pin = По вашему домашнему правилу повторный обстрел не прижимает взвод.
note-dug-in-last = Сначала попадания получают неокопанные отделения.
note-thin-top-first = Сначала попадания получают машины с меньшей верхней бронёй; машины разных типов считайте отдельно.
note-each-platoon-under = Даже 1 попадание прижимает взвод (если домашнее правило не говорит иного). Для других взводов под шаблоном укажите удачную попытку пристрелки.
house-repeat-pins = Повторный обстрел прижимает

## Smoke

smoke = Дымовая завеса
smoke-summary = Пристрелка и число шаблонов
smoke-able = Есть дымовой обстрел
smoke-templates = Шаблонов дыма
refused-no-smoke = Дым ставят только подразделения с дымовым обстрелом.
refused-smoke-one-gun = Завесы от одного орудия в памятке нет: её не ставят.
note-smoke-first = Дым ставят до всей остальной стрельбы.
note-smoke-wind = Направление ветра определите один раз; следующие шаблоны кладите по ветру.
note-smoke-hides = Отделения в дыму и цели, по которым они стреляют, скрыты; сквозь завесу не видно.
note-smoke-ends = Снимите завесу в начале своего следующего хода.
note-smoke-no-repeat = Повторного обстрела дымом не бывает.

## Aircraft

air-call = Вызов самолётов
air-call-summary = Прилетят ли самолёты и сколько?
group-air-pools = Кубики воздушной поддержки
air-pool = Кубиков в вашем запасе
air-enemy-pool = Кубиков у противника
air-intercept = Противник перехватывает
air-call-needs = Хоть один кубик
air-each-die = Хотя бы один кубик
air-pool-after = Останется у вас
air-enemy-pool-after = Останется у противника
air-die-spent = Минус один кубик
roll-air-call = Вызов: все кубики
roll-intercept = Перехват
roll-aircraft = Число самолётов
word-no-aircraft = Ни одного
word-intercepted = Перехвачены
word-1-aircraft = 1 самолёт
word-2-aircraft = 2 самолёта
word-3-aircraft = 3 самолёта
refused-no-air-dice = Кубиков в запасе не осталось.
note-air-when = Вызывайте в начале хода; атака — на шаге стрельбы.
note-air-pool-shrinks = Прилетят самолёты или нет, запас теряет кубик.
note-air-intercepted = Перехват: 6 отменяет атаку; на каждый удачный вызов противник может потратить один кубик.

## Anti-aircraft fire

anti-aircraft = Зенитный огонь
anti-aircraft-summary = Сколько самолётов сбито?
group-aa = Оружие
aa-kind = Вид
aa-light = Лёгкое
aa-heavy = Тяжёлое
aa-other = Другое зенитное
aa-towed = Буксируется
aa-obstacle = Высокая преграда рядом
aircraft-attacking = Атакует самолётов
flying-tank = Летающие танки
part-shot-down = Сбито самолётов
note-aa-light = Лёгкое и тяжёлое зенитное оружие стреляет с ROF 1, какой бы ни была ROF по карточке.
note-flying-tank = Летающие танки: пройденный тест на огневую мощь перебрасывают; второй результат окончательный.
note-aa-spread = Какие самолёты поражены, памятка не говорит: в шансах принято, что попадания распределены поровну.
note-aa-left = Атакуют только уцелевшие самолёты, и только они считаются для переброса по числу самолётов.

## Air attack

air-attack = Атака с воздуха
air-attack-summary = Пристрелка, попадания под шаблоном, спасброски, прижат ли взвод
aircraft-left = Осталось самолётов
air-weapon = Чем атакуют
air-weapon-to-hit = Число для попадания у оружия
air-own-near = Свои в пределах { DIST(16) } от цели
air-room = Всем самолётам хватает места
refused-no-aircraft = Самолётов не осталось: атака закончена.
refused-air-own-near = Ваши отделения слишком близко к цели: самолёты улетают.
refused-air-no-room = Не всем самолётам хватает места на столе: атака не удалась.
note-one-aircraft = 1 самолёт: каждое попадание надо перебросить; второй результат окончательный.
note-three-aircraft = 3 самолёта: промахи можно перебросить; в шансах принято, что вы так и делаете.
note-air-no-disengaging = Из-под атаки с воздуха разведка выйти не может.

## Close combat

close-combat = Ближний бой
close-combat-summary = Один раунд: попадания и последствия
group-fighters = Кто бьёт
group-foes = По кому бьют
fighting-teams = Сражается отделений
foe-kind = С кем бой
foe-other = Пехота, орудия, прочие
foe-tank = Бронирован­ные танки
foe-teams = Врагов в досягаемости
roll-close-combat = Ближний бой: тесты на умение
note-close-no-save = Ни спасброска, ни теста на огневую мощь: попадание уничтожает отделение.
note-close-no-firepower = Теста на огневую мощь нет: сумма равна бронепробиваемости — танк покинут, меньше — уничтожен.
note-close-anti-tank = Бронепробиваемости в ближнем бою памятка не даёт: введите свою.
note-close-spread = В кого попали, выбирают игроки; в шансах принято, что попадания распределены поровну.
note-close-flags = Запомните, было ли попадание: от этого зависит, нужен ли тест для ответа и кто будет прижат.

## Assault

assault = Штурм
assault-summary = Весь штурм: кто победит и какой ценой?
group-assaulting = Штурмующий взвод
group-assaulted = Взвод, который штурмуют
group-charge = До ближнего боя
assault-kind = Состав
assault-mixed = Танки и прочие
assault-teams = Боеспособных после оборонительного огня
assault-enemy-teams = Боеспособных отделений
assault-on-pass = Если тест пройден
assault-disengages = Разведка выходит из боя
assault-walled = В здании или за стеной
assault-distance = Расстояние после шага движения
assault-barred = Что мешает штурмовать
assault-no-commander = Нет командира
assault-tested = Тест против танков пройден
assault-fire-hits = Попаданий оборонительного огня
assault-plaque = Штурм
assault-hits-over = Лишних попаданий
charge-test = Атака на танки
disengage-test = Выход из боя
attackers-hit-on = Атакующие попадают на
defenders-hit-on = Оборона попадает на
attackers-react-on = Ответ атакующих
defenders-react-on = Ответ обороны
roll-charge-test = Тест на мотивацию перед атакой на танки
roll-disengage = Разведка выходит из боя: тест на умение
roll-attackers-hit = Атакующие: тесты на умение
roll-defenders-hit = Оборона: тесты на умение
roll-attackers-react = Ответ атакующих: тест на мотивацию
roll-defenders-react = Ответ обороны: тест на мотивацию
roll-attackers-choose = Атакующие: контратака?
roll-defenders-choose = Оборона: контратака?
roll-defenders-fire = Оборона: оборонительный огонь?
part-assault = Штурм
part-enemy-lost = Выбыло обороняющихся
part-own-lost = Выбыло атакующих
part-enemy-pinned = Обороняющийся взвод
part-own-pinned = Штурмующий взвод
word-enemy-cleared = Победа: враг выбит
word-enemy-broke-off = Победа: враг отошёл
word-attackers-broke-off = Поражение: отход
word-attackers-cleared = Поражение: выбиты
word-no-charge = Атаки нет
word-charging = Атака: сначала оборонительный огонь
word-disengaged = Разведка вышла из боя
word-still-fighting = Бой продол­жается
word-thrown-back = Взвод отброшен
refused-charge-too-far = Взвод должен быть в пределах { DIST(4) } от цели.
refused-cavalry-charge-too-far = Кавалерия верхом должна быть в пределах { DIST(8) } от цели.
refused-assault = Штурма нет, причина: «{ $why }».
refused-charge-test-failed = Тест перед атакой на танки провален: на этом шаге взводу нельзя штурмовать танки.
note-cavalry-charge = В памятке для всех { DIST(4) }; трактовка: кавалерия верхом может начать с расстояния своей атаки, { DIST(8) }.
note-thrown-back = 5 и больше попаданий оборонительного огня: взвод возвращается на исходные позиции, ближнего боя нет.
note-thrown-back-pinned = Отброшенный взвод остаётся прижатым огнём.
note-break-in = После каждого раунда ваши отделения занимают места уничтоженных вражеских.
note-guns-break-off = Орудия не контратакуют: они отходят.
refused-guns-charge = Орудиям нельзя идти в атаку.
note-transports-break-off = Небронированные машины не сражаются и не контратакуют: они отходят.
note-assault-disengages = У разведки, которую штурмуют, вместо огня — тест на умение; если пройден, ближнего боя нет.
note-assault-all-fight = Считается так: в каждом раунде сражаются все отделения; попадания идут сначала по одному каждому боеспособному, потом по второму.
refused-assault-out-of-action = Часть машин взвода застряла или покинута: разыгрывайте бой по раундам.
note-assault-mixed = Считается так: в смешанном взводе попадания получают отделения без спасброска.
note-assault-tanks-lost = Покинутый танк здесь считается потерей, хотя он не уничтожен.
note-assault-reaction = Сторона, в которую в ближнем бою не попали, проходит тест для ответа без броска, если это не контратака на танки.
note-assault-break-off = Отход на { DIST(4) }; отделения, оставшиеся в пределах { DIST(4) } от врага, уничтожены. В шансах это не учтено.
note-assault-consolidate = Победитель штурма может передвинуться в любую сторону на расстояние до { DIST(4) }.
note-assault-rounds = Просчитано до { $rounds } раундов; в каждом бьёт одна сторона.

## What the player wants to hear, after a chance

dice-d-6 = × D6
dice-tries = попытки
want-target-destroyed = цель уничтожена
want-one-destroyed = уничтожено хотя бы одно отделение
want-destroyed-average = уничтожено в среднем
want-bailed-out = машина покинута
want-one-bailed-out = хотя бы одна машина покинута
want-pinned = взвод прижат огнём
want-survives = отделение уцелеет
want-all-survive = уцелеют все
want-one-directed = хотя бы одно попадание направит стрелок
want-directed-average = попадания в среднем направит стрелок
want-lost-average = отделения потеряно в среднем
want-warrior = воин спасён
want-ranged = пристрелка удалась
want-shot-down = самолёт сбит
want-one-shot-down = сбит хотя бы один самолёт
want-all-shot-down = сбиты все самолёты
want-assault-won = штурм выигран
want-assault-lost = штурм проигран
want-own-lost-average = отделения атакующих потеряно в среднем
want-rallies = взвод восстановится
want-passes = тест пройден
want-free = освободится
want-all-free = освободятся все
want-free-average = освободится в среднем
want-recovers = экипаж вернётся
want-not-destroyed = машина уцелеет
want-goes-on = едет дальше
want-all-go-on = все едут дальше
want-bogged-average = застрянет в среднем
want-towed-free = вытащена буксиром
want-towed-away = сдвинута
want-gets-away = выйдет из боя
want-no-close-combat = выйдет из боя: ближнего боя не будет
want-stays = останется
want-shots-lost = остальные выстрелы пропадут
want-aircraft = самолёты прилетят
want-intercepted = перехвачены
want-screen = завеса поставлена
want-platoon-holds = взвод сражается дальше
want-company-holds = рота сражается дальше

## What looks as if it counted and does not

kept-moved-fast = Движение: к попаданию ничего не добавляется. +1 только для оружия с ROF 1 по карточке.
kept-moved-defensive = Движение: при оборонительном огне оно не снижает ROF и ничего не добавляет к попаданию.
kept-pinned-armoured = Взвод прижат огнём: бронированным машинам это не мешает, они стреляют как обычно.
kept-shield-in-cover = Щит орудия: к укрытию ничего не добавляет.
kept-far-save = Дальше { DIST(16) }: прибавки к этому спасброску нет, она только для брони.
kept-easiest-open = Скрытность: не считается. Стреляют по отделению, в которое попасть легче всего, а одно стоит открыто.
kept-easiest-concealed = Залегание: не считается. Стреляют по отделению, в которое попасть легче всего, а одно скрыто, но не залегло.
kept-concealed-once = Скрытность считается один раз, что бы ни прикрывало отделение.
kept-unmoved-other = Не двигалось: само по себе это скрывает только пехоту, кавалерию и переносные орудия.
kept-gone-unconcealed = Залегание: только для скрытых отделений.
kept-jeep-limit = Буксировка: предел { DIST(6) } здесь ничего не меняет.
kept-trails-concealed = Дымные следы: ничего не добавляют, цель и так скрыта.
kept-fire-on-tanks = Пять попаданий оборонительного огня: взвод из одних бронированных танков они не отбрасывают.
kept-riders-results = Результаты «уничтожена»: отдельного спасброска нет; его заменяет спасбросок за каждое попадание.
kept-reroll-commander-out = Переброс: не действует, пока танк командира покинут.
kept-same-template = Батарея уже вела артобстрел: это не мешает, если считается другой взвод под тем же шаблоном.

## Questions that guide

target-easiest = Самая лёгкая цель
easiest-alike = Все одинаковы
easiest-open = Одно открыто
easiest-concealed = Одно скрыто, не залегло
transports-carry = Везут отделения этого взвода
carry-others = Везут отделения другого взвода
carry-teams = Везут отделения
note-each-hit-rolled = Бросайте за каждое попадание в машину с пассажирами: им нужен спасбросок за каждый результат «уничтожена».
note-counted-as-still = Считается, что в свой последний ход отделение не двигалось и не стреляло: отметьте, если это не так.
air-support = Уровень поддержки
air-support-counted = Запас известен
air-spent = Уже было вызовов и перехватов
bog-entries = Тестов у каждой машины
note-bog-entries = Начало движения на сложной местности и каждый въезд на неё — по одному тесту. Первый же провал прекращает движение.
commander-out = Танк командира покинут
commander-under = Взвод подчинён назначающему
refused-commander-not-his = Назначать командиров можно только во взводах под своим командованием.
battery-not-artillery = Это не артиллерия
battery-infantry-mortars = Миномёты пехоты
aa-not-marked = Не зенитное
morale-count = Посчитать по взводу
morale-start = Отделений в начале, без транспорта
morale-teams-lost = Из них уничтожено
morale-transports-lost = Транспорта уничтожено
morale-bailed-out = Покинутых машин
morale-left = Отделений ушло через свой край
morale-transports = Уничтоженный транспорт
refused-morale-count = Потерянных, покинутых и ушедших больше, чем было: исправьте одно из чисел.

## What is certain, and what is done

part-commander = Взвод
word-without-commander = Без командира
word-has-commander = С новым командиром
role-appoints = Кто назначает
part-stripped = Цель
word-gone-to-ground-still = Всё ещё залегла
word-stripped = Больше не залегла
part-moves = Как движется
role-tows = Кто буксирует
role-towed = Что буксируют
role-air-target = Цель самолётов
role-air-defence = Зенитный огонь
bail-crews = Сколько экипажей проходит тест
part-recovered = Вернулось экипажей
want-all-recover = вернутся все экипажи
want-recover-average = экипажа вернётся в среднем
unit-tried-rally = Пытался восстановиться
unit-crews-tried = Экипажей не вернулось
unit-free-tried = Застрявших не освободилось
note-crews-tried = Экипажи взвода уже проходили тест в этом ходу.
then-tried-rally = Прижат огнём: тест на восстановление в этом ходу провален.
note-assault-chosen = В шансах принято, что после каждого пройденного теста сторона делает выбранное здесь. При бросках приложение спрашивает каждый раз.

## Line of sight

sight = Линия видимости
sight-summary = Видна ли цель, если между отделениями что-то есть?
group-sight = Между отделениями
sight-plaque = Цель
sight-between = Что между ними
sight-nothing = Ничего
sight-linear = Забор, изгородь, стена
sight-hill = Холм
sight-area = Лес и подобное
sight-building = Здание
sight-smoke = Дым
sight-friends = Свои отделения
sight-enemies = Другие враги
sight-against = Вплотную к препятствию
sight-neither = Никто
sight-shooter = Стрелок
sight-target = Цель
sight-where = Где они стоят
sight-behind = Цель за ним
sight-target-over-top = Цель видна из-за гребня
sight-shooter-over-top = Стрельба из-за гребня
sight-across = По разные стороны
sight-inside = Цель целиком внутри
sight-shooter-partly = Стрелок частично в нём
sight-target-partly = Цель частично в нём
sight-target-inside = Цель внутри
sight-shooter-inside = Стрелок внутри
sight-taller = Препятствие выше обоих отделений
sight-within-6 = Не дальше { DIST(6) }
sight-opening = Есть проём, через который видно
sight-in-smoke = Стрелок или цель в дыму
sight-past = Как огонь минует своих
sight-past-no = Никак
sight-past-gap = Просвет от { DIST(1) }
sight-past-still = Поверх стоящей пехоты
sight-past-above = Над головами
word-seen = Видна
word-seen-concealed = Видна, но скрыта
word-not-seen = Не видна
note-sight-clear = Достаточно одной свободной линии: от любой точки подставки, а у машины — от места крепления оружия; стволы не считаются.
note-sight-enemies = Отделения врага никогда не закрывают обзор.
note-sight-against-shooter = Стрелок вплотную к препятствию любой высоты стреляет через него; отделения за препятствием для стрелка не скрыты.
note-sight-against-target = Отделение вплотную к препятствию скрыто.
note-sight-lower = Если препятствие ниже одного из двух отделений, обзор не закрыт; цель за ним скрыта.
note-sight-target-over-top = Цель, частично закрытая склоном, скрыта.
note-sight-shooter-over-top = Для того, кто стреляет через гребень, отделения за холмом не скрыты.
note-sight-within-6 = Отделение целиком внутри площадной местности видит на { DIST(6) }, и его видно с { DIST(6) }; цель в такой местности скрыта.
note-sight-shooter-within-6 = Из площадной местности видно наружу на { DIST(6) }; цель на открытом месте эта местность не скрывает.
note-sight-opposite = Отделения по разные стороны площадной местности, даже узкой, видят друг друга, только если хоть одно из них выше неё.
note-sight-shooter-partly = Стоя в площадной местности лишь частично, стрелок стреляет из неё без помех.
note-sight-target-partly = Цель, частично стоящая в прикрывающей местности, скрыта, если закрыта хотя бы наполовину.
note-sight-target-inside = Кто видит проём, видит все отделения в здании. Они скрыты и в пуленепробиваемом укрытии, если стрелок не у самого проёма.
note-sight-shooter-inside = Сектор обстрела — полукруг перед стеной с проёмом.
note-sight-in-smoke = Отделения в дыму видят и видны; они и их цели скрыты.
note-sight-past-gap = Между двумя своими отделениями или между отделением и элементом местности для огня хватает просвета { DIST(1) }.
note-sight-past-still = Можно стрелять поверх своей пехоты и переносных орудий, которые в этом ходу не двигались и на этом шаге не стреляют.
note-sight-past-above = Цель на другой высоте, и линия проходит над стоящими на пути отделениями.
note-sight-each = Если между отделениями несколько препятствий, проверьте каждое; цель не видна, если хоть одно закрывает все линии.
note-sight-one-line = Цель всё же видна, если между отделениями свободна другая линия.
refused-sight-linear = Препятствие выше обоих отделений закрывает обзор.
refused-sight-hill = Холм закрывает отделения, которые целиком за ним.
refused-sight-area = Площадная местность выше обоих отделений закрывает обзор.
refused-sight-inside = Отделение целиком внутри площадной местности видит и видно только на { DIST(6) }.
refused-sight-building = Здание закрывает обзор полностью.
refused-sight-opening = В здание и из него видно только через проём.
refused-sight-smoke = Сквозь дым не видно.
refused-sight-friends = Все линии проходят через своё отделение.

## Who may do what in an assault

ability = Можно ли в штурме?
ability-summary = Атака, бой, контратака, отход, закрепление
group-ability = Отделение
ability-deed = Действие
ability-distance = Расстояние до врага
ability-near = В контакте или не дальше { DIST(2) }
ability-passed = Тест для ответа пройден
word-may = Можно
word-may-not = Нельзя
refused-ability = { $team }: это действие недоступно ({ $what }).
refused-ability-far = Сражаться могут только отделения в контакте с врагом или не дальше { DIST(2) } от него.
refused-ability-bogged = Отделение застряло: не может сражаться, пока не освободится.
refused-ability-leaderless = Взводу без командира нельзя ни контратаковать, ни закрепляться.
refused-ability-failed = Тест для ответа провален: взвод отходит.
note-ability-charge = Атака до { DIST(4) } (кавалерия верхом { DIST(8) }): сначала отделение, ближайшее к врагу, затем свяжите боем как можно больше врагов, потом остальные.
note-ability-keep-off = Никогда не подходите ближе { DIST(2) } к взводу, который не штурмуете.
note-ability-tanks = Атака на танки: сначала тест на мотивацию.
note-ability-fight = Тест на умение за каждое отделение; каждый пройденный — попадание.
note-ability-counterattack = Как штурм, без оборонительного огня.
note-ability-break-off = Все отделения отходят на { DIST(4) } от врага; оставшиеся в пределах { DIST(4) } от него уничтожены.
note-ability-breakthrough = При контакте с другим взводом бой разыгрывают заново, начиная с атаки.

## May it bombard?

may-bombard = Можно ли вести артобстрел?
may-bombard-summary = Батарея, цель и корректирующий: всё сразу
may-bombard-plaque = Батарея
may-bombard-artillery = Это артиллерия
may-bombard-mortars = Это миномёты
may-bombard-of-infantry = Они из пехотного подразделения
may-bombard-spotter = Кто корректирует
group-spotter = Корректирующий
spotter-battery = Батарея, её командиры
spotter-company = Командование роты
spotter-nobody = Никто
spotter-for-others = Он из другого взвода
spotter-staffs = У обоих взводов есть штаб
spotter-sees = Видит точку или дымные следы
refused-no-staff = Корректировать огонь другого взвода можно, только если штаб есть у обоих взводов.
kept-mortars-obstacle = Лес или здание рядом: миномёты стреляют через них с любого расстояния.
note-may-bombard-over = Батарее не нужно видеть цель, и она стреляет поверх своих и чужих.
note-spotter-battery = Орудие, которое корректирует, не стреляет: не считайте его среди стреляющих.
note-spotter-company = Когда корректирует командование роты, число для пристрелки больше на 1.
note-spotter-pinned = Корректировщик может вести корректировку, даже если прижат огнём.

## Into and out of a building

building = В здание и из здания
building-summary = Можно ли войти и выйти?
building-plaque = Вход или выход
group-building = Здание
building-who = Кто движется
building-other-gun = Другое орудие
building-tracked = Гусеничная, вся в броне
building-leaves = Выходит из здания
building-opening = Проём (дверь, окно, дыра)
building-starts = Начинает вплотную
building-friend = Проёма касались свои
building-way-out = Есть проём для выхода
building-room = Внутри есть место для подставки
building-empty = Внутри больше никого
refused-building-cavalry = Кавалерия входит в здание, только спешившись.
refused-building-gun = Орудия, кроме переносных, не могут ни войти в здание, ни выйти: их можно только поставить внутрь, на первый этаж, до игры.
refused-building-vehicle = Из машин в здание могут заехать только гусеничные и притом полностью бронированные.
refused-building-opening = Проходить можно только через проём; войти — лишь через тот, которого отделение касается в начале движения или которого в начале шага касались свои.
refused-building-full = Нет места для подставки.
note-building-one = Через проём — по одному отделению; через широкий — сколько в нём помещается.
note-building-leaves = Движение измеряют от места, где отделение вышло из здания.
note-building-small = Здание, слишком малое для подставки, вмещает ровно одно отделение.
note-building-wall = Машина едет прямо сквозь стену, если пройден тест на умение; пролом потом проёмом не служит.
note-building-cover = Внутри отделение скрыто и в пуленепробиваемом укрытии, если стрелок не у самого проёма.

## Another tank for a commander

change-tank = Пересадка командира
change-tank-summary = Может ли командир пересесть?
change-tank-plaque = Пересадка
group-change-tank = Командир
change-who = Кто пересаживается
change-platoon-commander = Командир взвода
change-stuck = Его танк покинут или застрял
change-other = Другой танк
change-of-platoon = Из его взвода
change-of-company = Из роты или поддержки
change-of-others = Из другой роты
change-in-reach = Не дальше дистанции командования
change-phase-ends = Сейчас конец шага
refused-change-working = Пересесть может только командир, чей танк покинут или застрял.
refused-change-when = Командир может пересесть только в конце шага.
refused-change-far = Другой танк должен быть в пределах дистанции командования.
refused-change-whose = Этому командиру такой танк брать нельзя.
note-change-tank = Командир взвода берёт танк из своего взвода, командир роты — из роты или её поддержки, высшее командование — любой.

## Into and out of vehicles

boarding = В машину и из машины
boarding-summary = Можно ли сесть, сойти, прицепить орудие?
boarding-plaque = Посадка или высадка
group-boarding = Кто и куда
boarding-who = Кто садится или сходит
boarding-vehicle = Машина
boarding-transport = Обычный транспорт
boarding-transport-platoon = Из транспортного взвода
boarding-tank = Танк с десантом
boarding-out = Сходит или отцепляется
boarding-own = Машина из того же взвода
boarding-independent = Это независимое отделение
boarding-aboard = Отделений уже на борту
boarding-hitched = Орудие уже прицеплено
boarding-flames = На танке огнемёт
boarding-reaches = Движения хватает до машины
boarding-starts = Начало своего шага движения
refused-boarding-late = Выйти можно только в начале своего шага движения, до движения машин.
refused-boarding-others = Транспорт везёт только отделения своего взвода и независимые.
refused-boarding-gun-on-tank = Танк везёт только пехоту и переносные орудия.
refused-boarding-flames = Танк с огнемётом никого не везёт.
refused-boarding-hitched = Машина буксирует только одно орудие.
refused-boarding-full = Мест нет: танк берёт 3 отделения, машина транспортного взвода — 5, или 4 и орудие.
refused-boarding-far = Отделению должно хватить движения до кузова.
note-boarding-out = Высадившееся отделение движется как обычно, считая от кузова; машина считается двигавшейся.
note-boarding-stuck = Выйти можно и из машины, которая застряла или покинута.
note-boarding-vehicle-first = Сначала движется машина, потом садятся пассажиры.
note-boarding-stays = После посадки машина стоит до конца хода и считается двигавшейся, даже если не двигалась.
note-boarding-no-limit = Число отделений, которые везёт транспорт, не ограничено.
note-boarding-no-shot = Пассажиры не стреляют и в штурме не участвуют.
note-boarding-towed = Буксируемое орудие — не отдельная цель, и тест на застревание ему не нужен.
