### K20 WWII sheet: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = Памятка K20, Вторая мировая
game-summary = Польская безымянная памятка на D20: огонь, натиск, раздавливание, мораль, артиллерия и все правила под рукой.

## House rules

group-house-rules = Где памятка неясна
house-strength-is-net = Сила вводится уже за вычетом брони
house-shaken-drops-level = «−1 к морали» сразу снижает уровень
house-long-range = Дальше 60″: ещё −1 к попаданию за каждые 2″
house-inside-is-heavy = Машина в здании, видно 10–50%: −8 вместо −5
house-line-adds = Местность на линии видимости прибавляется к укрытию цели
house-charge-test = Тесты перед натиском и контратакой меняют и уровень морали
house-digging-out = Вытаскивание: со второй неудачи ровно −4, сколько бы их ни было
house-one-die = Каждый кубик ROF — отдельный бросок на попадание
house-range-from-observer = Дальность артиллерии измеряют от корректировщика
house-mission-once = Обстрел поражает каждую модель один раз, сколько бы ни было снарядов

## Words of the game

target-vehicle = Машина
    .short = танк, танки, САУ, самоходка, штурмовое орудие, истребитель танков
target-infantry = Пехота
    .short = пех
target-gun = Орудие
    .short = орудия, батарея
target-building = Здание
level-motivated = Мотивирован
level-confident = Уверен
level-disorganised = Дезорга­низован
level-broken = Сломлен
level-routed = Разбит
cover-none = Нет
cover-light = Лёгкое
cover-linear = Линейное
cover-heavy = Тяжёлое
cover-smoke-or-heavy = Тяжёлое или дым
movement-still = Стоит
movement-moving = Движется
movement-running = Бежит
critical-none = Обычное попадание
critical-5 = Критическое +5
critical-10 = Критическое +10
training = Выучка
morale-level = Уровень морали
distance = Расстояние
armour = DV поражённой стороны
pinned = Прижат
moved = Двигался
word-not-allowed = Нельзя

## Hit effects

hit-effect = Эффект попадания
hit-effect-summary = Один бросок по таблице эффектов попаданий для любой силы
group-hit-effect = Попадание
half = Цель
half-vehicle = Машина, строение
half-infantry = Пехота, расчёт
strength = Сила удара
strength-as-entered = Сила
roll-effect = Эффект попадания
effect-burns = 2 повреждения, горит
effect-damage = 1 повреждение
effect-immobilised = Обездвижена, подавлена
effect-suppressed = Подавлен
effect-pinned = Прижат
effect-none = Без эффекта
effect-astray = Шаблон сместился
effect-damage-morale = 1 повреждение, −1 мораль
hindrance-none = Обычное
hindrance-both = Прижат и подавлен
part-effect = Эффект на цель
part-hindrance = Состояние цели
note-row = До этой силы таблица не доходит: возьмите строку { $row }.
note-minus-morale = «1 повреждение, −1 мораль» — это −1 к тесту морали после этого попадания.
note-hit-drops-level = «1 повреждение, −1 мораль» сразу снижает мораль отряда на уровень.
note-capacity = Машина горит после 2 повреждений; одно повреждение снимает подставку пехоты.
note-structure = Обездвиживание и подавление не действуют на пустое строение.

## Charges, assaults, vehicles and morale: shared words

morale-base = Базовая мораль
class = Класс (K)
    .short = класс
situational = Прочий модификатор
sum-counts-as = { $test }: { $sum } считается как { $face }.
armoured = Бронированный
vehicle-moved = Машина двигалась
vehicle-immobilised = Обездвижена
vehicle-open = Открытая (DV крыши 0)
top-armour = DV крыши
    .short = крыша, DV сверху, крыша DV
explosive-charge = Заряд: OV
crew-morale-base = Базовая мораль экипажа
beside-as-training = как выучка: { $number }
word-no-test = Без теста
word-falls-short = Не достаёт
word-stopped = Остановлен в 1″ от цели
word-thrown-back = Отброшены
word-shot-down = Выбиты огнём
word-destroyed = Уничтожено
word-not-struck = Нет удара
pip-extra = Доп. PIP
pip-first = Первая цель
note-pip-paid = Доп. PIP платят при объявлении; провал теста их не возвращает.
pip-further = { $count ->
    [one] ещё { $count } цель
    [few] ещё { $count } цели
    [many] ещё { $count } целей
   *[other] ещё { $count } цели
}
refused-advantage = Класс давящей машины должен быть выше класса цели хотя бы на { $least }; разница: { $advantage }.

## Training test

training-test = Тест выучки
clears-jam = Устраняет заклинивание
note-clears-jam = Пройден тест или нет, стандартное действие отдано.
clears-by-both-actions = Отдаёт оба действия
has-acted = Уже действовал
refused-has-acted = Одно действие уже потрачено: отдать оба нельзя.
word-jam-cleared = Устранено
note-both-actions = Устранение заклинивания занимает всю активацию: ни броска, ни движения, ни выстрела. Оружие стреляет со следующей активации.
training-test-summary = Обычный тест выучки, в том числе при устранении заклинивания
group-tester = Кто проходит тест
group-test-more = Ещё
roll-training = Тест выучки
part-test = Тест
word-failed = Провален
word-passed = Пройден
note-no-criticals = В тесте выучки 1 и 20 ничего особенного не значат.

## Morale and rallying

morale-test = Тест морали
morale-summary = После потерь или рядом со сломленными либо разбитыми своими
group-unit = Отряд
group-this-attack = Последствия этой атаки
commander-lost = Командир выбит
half-lost = Потеряно ≥ половины подставок
shaken = Результат «−1 к морали»
roll-morale = Тест морали
word-up-2 = 2 уровня вверх
word-up-1 = 1 уровень вверх
word-same = Без изменений
word-down-1 = 1 уровень вниз
word-down-2 = 2 уровня вниз
part-level = Новый уровень морали
part-enemy-level = Уровень морали врага
note-shaken-dropped = Попадание уже снизило мораль на уровень; тест проходят с новым уровнем.
note-morale-when = После потери — сразу после атаки; в конце активации — если в пределах 6″ есть свой сломленный или разбитый отряд.
note-morale-criticals = Выпала 1 — на уровень выше, выпало 20 — на два ниже; пределы — «мотивирован» и «разбит».
note-some-pinned = Если прижаты лишь некоторые подставки, памятка молчит: решайте сами, считать ли отряд прижатым.
note-disorganised = Дезорганизован: нельзя двигаться к видимому врагу.
note-broken = Сломлен: дополнительное движение — только отход.
note-routed = Разбит: бежит с поля боя.
rally = Сбор
rally-test = Тест сбора
rally-summary = Поднять уровень морали
rally-ordered = По приказу командира
roll-rally = Тест сбора
refused-rally-routed = Разбитый отряд собраться не может.
note-rally-own = Сбор стоит стандартного действия; активация окончена при любом исходе.
note-rally-ordered = По приказу: активация отряда продолжается.
note-rally-once = Каждый командир отдаёт за активацию один приказ на сбор; взвод получает такой приказ не больше одного раза.
note-rally-above = Отряд и так не ниже «уверен»: успех поднимет его ещё выше, памятка этого не запрещает.
note-rally-criticals = Выпала 1 — на два уровня выше, выпало 20 — на два ниже.

## Crews

crew-morale = Экипаж обездвиженной машины
crew-morale-summary = Тест экипажа только что обездвиженной машины
crew-test = Тест морали экипажа
group-crew = Экипаж
roll-crew = Тест морали экипажа
word-repaired = Починка: снова на ходу
word-crew-gone = Экипаж бежит насовсем
part-crew = Экипаж
note-crew-criticals = Тест экипажа: выпала 1 — починка, выпало 20 — экипаж бежит насовсем.
note-crew-repaired = Починка: машина больше не обездвижена. Кроме особых чисел, всё как в обычном тесте морали.
note-crew-for-good = Если машина обездвижена навсегда (на местности выпало 20), это не исправить: выпавшая у экипажа 1 лишь удержит его в машине.

## Close combat

close-combat = Ближний бой
close-combat-summary = Один раунд боя пехоты: суммы и встречные броски
group-attacker = Атакующий
group-defender = Обороняющийся
group-attacker-state = Состояние атакующего
group-defender-state = Состояние обороняющегося
wb = WB подставки
    .short = WB, ближний бой
wb-each = WB каждой подставки
others-wb = WB остальных вместе (0: как у первой)
more-wb = WB остальных подставок
charging = Идёт в натиск
passengers = Атакует пассажиров
melee-cover = Укрытие
training-modifier = Модификатор выучки
attack-total = Сумма атакующего
defence-total = Сумма обороняющегося
attack-lead = Перевес атаки
roll-attack = Бросок атакующего
roll-defence = Бросок обороняющегося
word-enemy-loses-stand = Обороняю­щийся теряет подставку
word-fight-goes-on = Бой продолжается
word-own-loses-stand = Атакующий теряет подставку
part-fight = Ближний бой
note-fight-dice = Каждая сторона прибавляет бросок к своей сумме. Поровну: бой продолжится в следующей активации.
note-fight-morale = Затем тесты морали.
note-fight-disorganised = Дезорганизованный отряд может атаковать, только если бой уже начат или врага не было видно, когда отряд начал движение.

## Charge

charge = Натиск пехоты
charge-summary = Тест морали, ожидание, ближний бой, мораль: весь натиск
charge-test = Тест морали перед натиском
group-chargers = Атакующие
group-overwatch = Ожидание
group-second-fire = Другой обороняющийся в ожидании
group-charge-more = Ещё о натиске
group-after-charge = Тесты морали после натиска
charge-stands = Атакующих подставок
out-of-reach = Подставок, которые не достают
still-reach = Подставок, которые ещё достают
overwatch = Ожидание
overwatch-none = Не применяет
overwatch-fire = Огонь с 2″
overwatch-fall-back = Шаг назад на 1″
fire-result = Итог огня
fire-result-roll = Бросить здесь
fire-result-damage = 1 повреждение: снята
fire-shots = Подставок под огнём
second-fires = Стреляет и другой обороняющийся
second-shots = Подставок под его огнём
fire-strength = Сила огня с 2″ с модификаторами
overwatch-test = Ожидание: тест выучки
second-test = Другой обороняющийся: тест выучки
overwatch-shot = Огонь из ожидания
second-shot = Огонь другого обороняющегося
own-training-modifier = Модификатор выучки атакующего
enemy-training-modifier = Модификатор выучки обороняющегося
unit-stands = Подставок в атакующем отряде
enemy-unit-stands = Подставок в атакуемом отряде
enemy-morale-base = Базовая мораль обороняющегося
roll-charge = Тест морали перед натиском
roll-overwatch = Тест выучки перед огнём
roll-second = Тест выучки другого обороняющегося
roll-own-morale = Тест морали атакующих
roll-enemy-morale = Тест морали обороняющихся
word-charges = Идёт в натиск
word-charges-up = Натиск, уровень вверх
word-stays-down-1 = Отказ, уровень вниз
word-stays-down-2 = Отказ, 2 уровня вниз
word-charge-refused = Отказ от натиска
word-charge-evaded = Обороняю­щийся отошёл
part-charge = Натиск
part-own-lost = Потери атакующих
refused-charge-broken = Сломленный отряд обязан тратить дополнительное движение на отход: идти в натиск он не может.
refused-charge-routed = Цель разбита и бежит: атаковать некого.
note-charge-price = Двойное движение и атака за стандартное действие. Подставка, которая не достаёт, движется без атаки и тоже тратит это действие.
note-charge-test = Один тест на всех: только успех или провал, 1 — успех, 20 — провал; уровень не меняется.
note-charge-test-moves = Домашнее правило: тест меняет и уровень морали.
note-charge-fire = Подавленные подставки останавливаются в 1″ от цели без атаки; прижатые идут дальше, в ближнем бою с −5.
note-second-fire = Другой обороняющийся стреляет по ещё идущим подставкам, сначала по неприжатым.
note-charge-fire-loss = Потеря от огня: отряд сразу проходит тест морали; сломленный или разбитый возвращается на исходную позицию.
note-charge-step-back = Шаг назад — без теста; атакующий, который после него не достаёт, теряет стандартное действие.
note-none-reaches = По этим ответам до цели никто не достаёт: исправьте «Подставок, которые ещё достают».
note-charge-pinned-stands = Прижатие даёт −5 к атаке, только если прижаты все дошедшие подставки.
note-others-wb = Если дойдут не все остальные подставки, за каждую дошедшую берут среднее WB всех остальных; сумму округляют вниз.
note-charge-tests-after = Сторона, потерявшая подставку, проходит тест морали; в шансах это учтено.

## Infantry against vehicles

vehicle-assault = Штурм машины
vehicle-assault-summary = Пехота бьёт по крыше или по колёсам и гусеницам
group-assault = Штурм
group-vehicle = Машина
group-allowed = Можно ли?
aim = Цель удара
aim-top = Крыша
aim-gear = Ходовая
assaulter = Кто штурмует
another-stand = Штурмует ещё одна подставка
assaulter-ordinary = Обычная подставка
assaulter-auxiliary = Вспомогательная
in-reach-of-a-move = Достаёт за одно движение
ov-at-top = OV по крыше
ov-at-gear = OV по ходовой
strike-strength = Сила удара
part-vehicle = Итог штурма
refused-assaulter = Оружие поддержки и вспомогательные подставки не могут штурмовать машины.
note-falls-short = Подставка двигается, не атакует и теряет стандартное действие.
note-strike-immobilises = Удар по ходовой повреждений не наносит: результат «обездвижена» или хуже обездвиживает машину.
note-assault-move = Штурм — одно движение и атака, без теста морали перед ним.
note-assault-back = Затем подставка отходит на 1″ от машины, в ту сторону, откуда подошла.
note-assault-morale = Затем тесты морали; тест экипажа при обездвиживании в шансах уже учтён.

## Immobilisation

immobilisation = Обездвижи­вание и вытаскивание
immobilisation-summary = Тест на местности, тест морали экипажа и вытаскивание
group-terrain = Машина и местность
group-terrain-more = Что ещё влияет
ground = Местность
ground-woods = Лес, крутой склон
ground-soft = Брод, ров, грязь, песок…
ground-ruins-wood = Руины: дерево
ground-ruins-brick = Руины: кирпич
ground-ruins-stone = Руины: камень
ground-ruins-concrete = Руины: бетон
gear = Ходовая
gear-wheeled = Колёсная
gear-half-tracked = Полугусеничная
gear-tracked = Гусеничная
digging-out = Обездвижена: вытаскивается
reversing = Задним ходом
towing = Буксирует орудие
failed-dig-outs = Неудачных вытаскиваний
failed-digging = Неудачное вытаскивание
training-twice = Выучка × 2
terrain-test = Тест обездвиживания
digging-test = Вытаскивание
roll-immobilisation = Тест обездвиживания
roll-digging = Вытаскивание
word-no-penalty = Едет без штрафа за местность
word-drives-on = Едет дальше
word-immobilised = Обездвижена
word-permanently = Обездвижена навсегда
word-free-no-penalty = Свободна, без штрафа за местность
word-free = Свободна
word-still-stuck = Всё ещё обездвижена
part-terrain = Машина
part-digging = Вытаскивание
note-terrain-criticals = Выпала 1 — всегда успех и без штрафа за местность; выпало 20 — машина обездвижена навсегда.
note-terrain-when = Тест — при въезде на местность и при движении по ней; провал обездвиживает машину.
note-digging-again = Первый провал ни на что не влияет; начиная со второго каждый провал затрудняет новую попытку.
note-digging-price = Одна попытка за активацию, вместо движения. Вытащенная машина сохраняет другое действие.

## Overrunning

vehicle-overrun = Раздавить машину, орудие
vehicle-overrun-summary = Кто кого может раздавить и уйдёт ли цель?
infantry-overrun = Раздавить пехоту
infantry-overrun-summary = Тест выучки машины, затем уклонение или контратака
group-overrunner = Кто давит
group-target = Цель
overrun-target = Кого давит
overrun-armoured = Бронированная машина
overrun-unarmoured = Небронированная машина
overrun-count = Сколько машин давит
overruns-another = Давит ещё одну цель
from-the-side = С борта цели
escape-test = Уход: тест выучки
roll-escape = Тест выучки: уход
word-escapes = Уходит
part-overrun = Цель
refused-not-from-side = Давить можно только с борта цели.
refused-overrun-armoured = Небронированная машина не может раздавить бронированную.
note-gun-pip = За орудие доп. PIP не указаны.
note-no-escape = Орудия и обездвиженные машины уйти не могут.
group-overrun-infantry = Пехота
group-struck-back = Машина под контратакой
machine-guns = Пулемётов
    .short = пулемёты
reaction = Реакция
reaction-dodge = Уклонение
reaction-counter-attack = Контратака: крыша
reaction-immobilise = Контратака: ходовая
dodged = Уже уклонилась от этой машины
overrun-stands = Сколько подставок давит
overrun-test = Раздавливание: тест выучки
dodge-test = Уклонение: тест выучки
counter-attack = Контратака
counter-attack-test = Контратака: тест морали
roll-overrun = Тест выучки давящей машины
roll-dodge = Тест выучки: уклонение
roll-counter-attack = Тест морали: контратака
word-strikes = Контратакует
word-strikes-up = Контратака, уровень вверх
word-overrun-down-1 = Уничтожена, уровень вниз
word-overrun-down-2 = Уничтожена, 2 уровня вниз
word-dodges = Уклоняется
word-no-overrun = Раздавить не удалось
part-overrun-infantry = Подставка пехоты
part-own-vehicle = Давящая машина
refused-overrun-class = Давить пехоту могут только машины класса 3 и выше.
refused-overrun-guns = Чтобы раздавить пехоту, машине нужен хотя бы один пулемёт.
refused-dodged = Эта пехота уже уклонилась от этой машины: та больше не может её раздавить.
note-dodged = После уклонения эта машина не может раздавить эту пехоту, пока вы не снимете отметку.
note-counter-survives = Подставка, прошедшая тест, контратакует и выживает.
note-counter-test = Тест либо пройден, либо провален: 1 — успех, 20 — провал; уровень не меняется.
note-no-reaction = Каждая подставка реагирует отдельно; та, что не реагирует, уничтожена.

## Ramming

ramming = Таран
crew-of-rammer = Экипаж таранящей машины
crew-of-rammed = Экипаж цели тарана
ramming-summary = Тесты выучки, удары по обеим машинам, тесты обездвиживания
group-rammer = Таранящая машина
group-rammed = Цель тарана
group-ram-terrain = Местность и PIP
ram-avoids = Пытается увернуться
rammer-gear = Ходовая таранящей машины
rammed-gear = Ходовая цели
rammed-elsewhere = Цель на другой местности
rammed-ground = Местность под целью
rammer-damaged = Таранящая машина повреждена
rammed-damaged = Цель повреждена
rammed-count = Сколько машин таранит
rams-another = Таранит ещё одну машину
ram-test = Таран: тест выучки
avoid-test = Уворот: тест выучки
rammer-class = Класс таранящей машины
rammed-class = Класс цели
rams = Таранит
ram-at-target = Удар по цели
ram-at-rammer = Удар по таранящей машине
rammed-terrain = Цель: тест обездвиживания
rammer-terrain = Таранящая машина: тест обездвиживания
roll-ram = Тест выучки таранящей машины
roll-avoid = Тест выучки: уворот
roll-ram-target = Эффект удара по цели
roll-ram-rammer = Эффект удара по таранящей машине
roll-rammed-terrain = Тест обездвиживания цели
roll-rammer-terrain = Тест обездвиживания таранящей машины
word-ram-missed = Таран не удался
word-ram-avoided = Цель увернулась
word-rammed = Протаранена
part-rammed = Удар по цели
part-rammer = Удар по таранящей машине
refused-ram-armoured = Небронированная машина не может таранить бронированную.
note-ram-cannot-avoid = Обездвиженная машина от тарана не увернётся.
note-ram-terrain = Строки для открытой местности в памятке нет: выберите подходящую.
note-ram-crew = Если таран обездвижил машину, её экипаж проходит тест морали.

## Command range

command-range = Радиус командования
command-range-summary = Как далеко командует подставка или штаб
group-command = Командование
command-kind = Подставка
command-combat = Боевая подставка
command-support = Оружие поддержки
command-recon = Разведка
command-platoon = Штаб взвода
    .short = штаб взвода, командир взвода, комвзвода
command-company = Штаб роты
    .short = штаб роты, командир роты, комроты
command-battalion = Штаб батальона
    .short = штаб батальона, командир батальона, комбат
schooling = Уровень выучки
schooling-untrained = Необученные
schooling-regular = Новобранцы, регулярные
    .short = регулярные, новобранцы
schooling-veteran = Ветераны
    .short = ветеран
schooling-elite = Элита
command-times-5 = Умножить на 5
note-command-silent = Что меняется в радиусе и вне его, в памятке не сказано.
note-command-hq = Радиус — в дюймах. Сначала прибавьте или отнимите за уровень выучки, потом (только у штаба батальона) умножьте на 5.

## Ranges beside a question

band = { $from }–{ $upto }″
band-one = { $inches }″
band-over = дальше { $inches }″
beside-hit = { $band }: { $modifier } к попаданию
beside-strength = { $band }: сила { $modifier }
beside-word = { $band }: { $word }
beside-reach = до { $inches }″
ap-no = стрелять нельзя
range = Дальность
range-not-printed = нет в памятке

## Infantry fire

infantry-fire = Огонь пехоты
infantry-fire-summary = Пехота по пехоте: сила из огневой мощи и один бросок
group-infantry-fire = Огонь
fp = Огневая мощь на этой дальности
fire-range = Дальность по карточке
fire-range-close = Ближе
fire-range-usual = Обычная
fire-range-long = Дальше
target-movement = Движение цели
target-cover = Укрытие цели
target-moving = Цель движется
target-running = Цель бежит
shooter-movement = Движение стрелка
shooter-still = Стоит (OM 1)
shooter-moves = Движется (OM 2)
shooter-moves-and-fires = Идёт и стреляет (OM 3)
shooter-pinned = Стрелок прижат
note-no-hit-roll = Броска на попадание нет: сила сразу идёт в таблицу. Расчёт орудия здесь считается пехотой.

## Spotting

spotting = Обнаружение
spotting-summary = Видна ли скрытая модель с такого расстояния?
group-spotting = Скрытая модель
spotting-plaque = Модель
spotting-cell = В таблице
hider = Кто скрыт
hider-moved = Двигалась
hider-fired = Стреляла
camouflaged = Маскировка
spotted-a = A: всегда
spotted-sr = S / R: огонь, движение
spotted-r = R: движение
spotted-no = —: никогда
word-spotted = Обнаружена
word-hidden = Скрыта
note-infantry-always-hidden = Дальше 24″ пехота всегда скрыта.
note-spotting-ends = Таблица кончается на 72″: дальше ничего не видно.
note-firing-does-not-reveal = На этой дальности только R: выстрел модели её не выдаёт.
note-hiding = Скрыта модель, которая стоит за укрытием и выполнила действие «Спрятаться».

## Direct fire

direct-fire = Огонь прямой наводкой
direct-fire-summary = Попадание, боеприпас, сила и что будет с целью
group-shot = Выстрел
group-shooter = Стрелок
group-cover = Укрытие
group-shot-allowed = Можно ли?
group-more = Ещё
target = Цель
range-modifier = Модификатор дальности (за 60″)
ammunition = Боеприпас
ammo-ap = AP
ammo-ht = HT
ammo-he = HE
ammo-small-arms = Стрелковое оружие
ap-value = Значение AP
ht-value = Значение HT
he-ov = HE OV
he-fp = HE FP
anti-armour-value = Противотанковый выстрел
armament = Оружие
armament-ak = Автом. винтовка (AK)
    .short = AK
armament-ak-lkm = Автом. винт. + пулемёт
    .short = AK + LKM
armament-kb = Винтовка (KB)
    .short = KB
armament-kb-lkm = Винтовка + пулемёт
    .short = KB + LKM
armament-vehicle-km = Пулемёт машины
armament-kbk = Карабин (KBK)
    .short = KBK
armament-kbk-lkm = Карабин + пулемёт
    .short = KBK + LKM
armament-pm = ПП (PM)
    .short = PM
armament-pm-lkm = ПП + пулемёт
    .short = PM + LKM
armament-other = Другое
reach = Дальность выстрела
face-hit = Куда попали
face-front = Лоб
face-side = Борт
face-rear = Корма
om = OM с карточки отряда
om-short = OM
shots = Выстрелов по цели
further-shot = Повторный выстрел по цели
shooter-level = Мораль стрелка
pinned-or-damaged = Прижат или повреждён
infantry-weapon = Пехотное оружие или пулемёт
defence = Модификатор защиты
building-class = Класс здания
building-class-twice = Класс здания × 2
evading = Манёвр уклонения
evading-no = Нет
evading-2 = −2
evading-3 = −3
evading-4 = −4
evading-5 = −5
unarmoured = Небронированная цель
target-passengers = Везёт пехоту
already-damaged = Уже есть 1 повреждение
cover = Укрытие
cover-by-terrain = По местности
cover-none-or-light = Нет или лёгкое
cover-is-light = Лёгкое укрытие
cover-is-linear = Линейное укрытие
cover-is-heavy = Тяжёлое укрытие
cover-terrain = Местность
visible = Видимая часть цели
visible-infantry-half = 50% и больше
visible-infantry-less = Меньше 50%
visible-vehicle-over-half = Больше 50%
visible-vehicle-part = 10–50%
visible-vehicle-little = Меньше 10%
terrain-woods = Лес, решётчатый мост
terrain-water = Вода, броды
terrain-craters = Воронки, канавы
terrain-infantry-trench = Окопы пехоты
terrain-vehicle-trench = Окопы машин
terrain-low-walls = Низкие стены, камни
terrain-ruins = Руины, класс машины ≤ их
terrain-small-ruins = Руины, класс машины > их
terrain-banks = Каменный мост, валы
terrain-outside-building = Здание, цель снаружи
terrain-inside-building = Здание, цель внутри
on-line = На линии видимости
on-line-nothing = Ничего
on-line-trenches = Окопы
on-line-ruins = Руины
on-the-line = На линии: { $terrain }
smoke = Дым на цели или на линии
smoke-short = Дым
line-of-sight = Линия видимости
target-hidden = Цель скрыта, не обнаружена
random-bearing = Случайное направление
to-hit = Попадание
to-hit-further = Повторный выстрел
crew-strength = Сила по расчёту, пассажирам
critical = Вид попадания
roll-to-hit = Бросок на попадание
roll-critical = Второй бросок при критическом попадании
roll-crew-effect = Эффект на расчёт, пассажиров
roll-bad-luck = Второй бросок при невезении
band-critical = Крит
band-bad-luck = Невезение
word-hit = Попадание
word-miss = Промах
word-dud = Осечка
word-jam = Заклинивание
word-explosion = Взрыв
word-ready = Готово
word-too-far = Слишком далеко
word-no-hit = Нет попадания
part-shot = Выстрел
part-weapon = Оружие
part-hits = Попадания
part-crew-effect = Эффект на расчёт, пассажиров
refused-no-line = Без линии видимости выстрела нет.
refused-hidden = По скрытой, не обнаруженной модели стрелять нельзя.
refused-routed = Разбитый отряд не может стрелять.
refused-ap-infantry = AP нельзя применять по пехоте.
refused-ht-infantry = HT нельзя применять по пехоте.
refused-ap-range = AP с таким значением нельзя применять так далеко.
refused-ap-zero = AP 0 нельзя применять так далеко: введите значение AP с карточки.
refused-reach = Дальность противотанкового выстрела этого оружия — { $inches }″.
refused-small-arms-infantry = По пехоте берите «Огонь пехоты», для пулемётов машин тоже.
refused-small-arms-building = Противотанковый выстрел — только по машинам и орудиям.
note-range-typed = Дальше 60″ модификатора в памятке нет: впишите тот, о котором договорились.
note-range-goes-on = Домашнее правило: дальше 60″ ещё −1 за каждые 2″.
note-only-a-one-hits = Попадание, только если выпала 1: критическое, с силой +5.
note-criticals = Выпала 1, второй бросок: попадание +10 к силе, промах +5. Выпало 20, второй бросок: 1–10 осечка, 11–19 заклинивание, 20 взрыв.
note-no-critical-rolls = У пехотного оружия и пулемётов нет критических попаданий и невезения.
note-evading-not-moving = Манёвр уклонения заменяет −1 за движение.
note-no-figure = У этой местности здесь нет числа, и модификатора нет. Сначала решите, закрывает ли она обзор.
note-he-miss = При промахе (кроме невезения) HE отклоняется по чётности кубика попадания. Затем разыграйте попадание по каждой модели под шаблоном.
note-he-cover-twice = Линейное и тяжёлое укрытие для HE считают дважды: в броске на попадание и в силе.
note-separate-hits = Расчёт и пассажиры получают своё попадание, отдельно от орудия или машины.
note-strength-is-net = Домашнее правило: сила введена уже за вычетом DV.

## AP and HT

ap-strength = Сила AP и HT
ap-strength-summary = Попадание уже есть: сила и эффект

## HE on a model

template = HE по модели
template-summary = Ещё одна модель под шаблоном, по кольцам
group-model = Модель
model = Модель
model-transported = Перевозимая пехота
model-crew = Расчёт орудия
model-gun = Орудие, не расчёт
ring = Место на шаблоне
ring-centre = Центр
ring-1 = Кольцо I
ring-2 = Кольцо II
ring-outside = Вне шаблона
rounds = Разрывов на этом месте
refused-second-ring = Кольцо II не поражает машины и орудия.

## Scatter

scatter = Отклонение
scatter-summary = Как далеко и куда уходит шаблон при промахе
group-scatter = Промах
hit-die = Кубик попадания
parity-even = Чётный
parity-odd = Нечётный
doubled = Неточное целеуказание: вдвое
scatter-none = Нет
scatter-half = ½″
scatter-1 = 1″
scatter-2 = 2″
scatter-4 = 4″
scatter-8 = 8″
bearing = Направление
roll-bearing = Направление отклонения
note-doubled = После неточного целеуказания расстояние удваивается.
note-no-direction = Направление в памятке не указано: договоритесь или доверьте бросок приложению.

## Fire mission

fire-mission = Огонь артиллерии
fire-mission-summary = Вызов, попадание, отклонение, кубики ROF, разрывы по модели
group-mission = Обстрел
group-under-template = Модель под шаблоном или рядом
observer = Вызывает корректировщик
registered = Пристрелянная точка
rof = Скорострельность (ROF)
ring-after-scatter = Место после отклонения
near-impact = В пределах 2″ от разрыва
near-never = Никогда
near-on-target = Только «в цель»
near-half = И при отклонении ½″
near-1 = И при отклонении до 1″
near-2 = И при отклонении до 2″
near-4 = И при отклонении до 4″
near-always = Всегда
near-scattered = Только после отклонения
fix = Удачное целеуказание
scatter-on-even = Отклонение, чётный кубик
scatter-on-odd = Отклонение, нечётный кубик
roll-call = Вызов артиллерии
roll-fix = Обстрел: бросок на попадание
roll-rof = Кубики ROF: 20 — невезение
roll-rof-and-fix = Кубики ROF
roll-rof-bad-luck = Второй бросок после 20
word-fix = Целеуказание
word-inaccurate = Неточно, отклонение × 2
word-misunderstood = Огонь по вызвавшему
word-on-target = В цель
word-registered = Без броска
part-call = Вызов
part-rounds = Снарядов упало
part-on-target = Снарядов в цель
part-even = Отклонились, чётные кубики
part-odd = Отклонились, нечётные кубики
note-marker = Положите маркер там, где его видит корректировщик или отряд, дающий целеуказание.
note-call = Вызов: 1–10 целеуказание, 11–19 неточное, 20 огонь по вызвавшему отряду.
note-inaccurate = Неточное целеуказание удваивает отклонение; нужное число прежнее.
note-misunderstanding = При 20 целью становится вызвавший отряд: эта модель не поражена, разыграйте попадания по моделям того отряда.
note-registered = Пристрелянная точка: без отклонения. Шаблон можно сдвинуть не больше чем на 2″, в место, которое видит корректировщик или батарея.
note-range-from-observer = Домашнее правило: дальность измеряют от корректировщика.
note-one-die = Домашнее правило: каждый кубик ROF — бросок на попадание своего снаряда.
note-template-arrow = Кладите шаблон после броска на попадание, стрелкой к батарее.
note-rof-dice = По кубику за единицу ROF: при 20 бросают снова (1–10 осечка, 11–19 заклинивание, 20 взрыв), иначе — снаряд.
note-mission-once = Домашнее правило: сколько бы снарядов ни упало, модель поражается только один раз.
note-every-round = Каждый снаряд поражает каждую модель под шаблоном.
note-impact-pins = Если упал хоть один снаряд, пехота и небронированные машины в пределах 2″ от разрыва прижаты.

## Units

group-state = Состояние
group-activation = Эта активация
group-card = Карточка отряда
group-side = Сторона
unit-kind = Вид
unit-hq = Штаб
unit-strength = Подставок в начале
    .short = подставок, подставки, подставка
stands-lost = Потеряно подставок
# On a button in the list of units.
quick-stand-lost = −1 подставка
quick-damage = +1 повреждение
quick-level-down = −1 уровень
lost-now = Потери в этой атаке
stands-before = Подставок до атаки
damage = Повреждения
stuck = Подвижность
stuck-no = На ходу
weapon = Оружие
crew-lost = Расчёт потерян
crew-test-due = Экипажу нужен тест
crew-tested = Тест экипажа уже был
weapon-ready = Готово
weapon-dud = Осечка до след. хода
weapon-jammed = Заклинило
standard-action = Стандартное действие
action-available = Есть
action-used = Потрачено
action-lost = Потеряно
additional-move-used = Доп. движение потрачено
activation-over = Активация окончена
jam-cleared = Отданы оба действия
dug-now = Уже вытаскивалась
sank-now = Сломлен/разбит в эту активацию
fired = Стрелял
same-target = Следующий выстрел по той же цели
last-target = Цель последнего выстрела
evading-now = Манёвр уклонения
acted-fired = В этой активации уже стрелял.
hidden = Скрыт
camouflaged-unit = Замаскирован
still-fighting = В неоконченном бою
fights = С кем бьётся
fought-now = Дрался в этой активации
dodged-overrun = Уклонился от раздавливания
dodged-vehicle = Уклонился от этой машины
dodged-another = И ещё от этой машины
told-to-rally = Получил приказ на сбор
rally-order-used = Приказ на сбор отдан
card-morale-base = Базовая мораль (0: выучка)
    .short = мораль, базовая мораль
card-fp = FP на обычной дальности
    .short = FP, огневая мощь, сила огня, /
card-fp-by-range = FP зависит от дальности
card-fp-close = FP ближе
card-fp-long = FP дальше
card-observer = Корректировщик
    .short = корректировщик, наблюдатель
card-om-1 = OM 1 (стоит)
    .short = OM, ОМ, /
card-om-2 = OM 2 (движется)
card-om-3 = OM 3 (движение и огонь)
card-defence = Модификатор защиты
    .short = защита
card-front-dv = DV лба
    .short = DV, броня, лоб, DV спереди, лоб DV, #/#
card-side-dv = DV бортов
    .short = борт, борта, DV сбоку, DV борта, борт DV, борта DV
card-rear-dv = DV кормы
    .short = корма, DV сзади, корма DV
card-ap = Значение AP
    .short = AP
card-ht = Значение HT
    .short = HT
card-he-fp = HE FP
card-he-ov = HE OV
card-anti-armour = Противотанковый выстрел
    .short = ПТ
card-rof = ROF
card-evasion = Манёвр уклонения: минус
    .short = уклонение
pip-left = Осталось PIP
pip-counted = PIP считают
group-pip = PIP
refused-pip = Нужно доп. PIP: { $cost }, осталось { $left }.
registered-points = Пристрелянные точки
smoke-areas = Дымовые завесы на столе
then-no-stand-left = Подставок не осталось.
then-burns = Машина горит: выбыла из боя.
then-crew-gone = Экипаж бежал: машина выбыла из боя.
then-crew-lost = Расчёт потерян: стрелять некому.
then-gun-immobilised = Орудие обездвижено.
then-burst = Снаряд упал: кто ещё в пределах 2″ от разрыва?
then-under-template = Под шаблоном есть другие модели? Разыграйте попадание по каждой, затем нажмите «Пропустить».
unit-destroyed = Уничтожено
then-crew-test = Только что обездвижена: экипаж проходит тест морали.
then-commander-lost = Командир выбит: −4 к тесту морали.
then-permanently = Обездвижена навсегда: не вытащить.
then-dig-out = Обездвижена: может попробовать вытащиться.
then-dug = Обездвижена: в этой активации уже пробовала вытащиться.
then-motivated = Мотивирован: +1 ко всем тестам.
then-pinned = Прижат: −5 в тестах, при стрельбе и в ближнем бою.
then-suppressed = Подавлен: в натиске и штурме останавливается в 1″ от цели, −10 при натиске врага; отметку снимаете вы.
then-damaged = Повреждена: −5 на попадание (только один раз, даже если и прижата).
then-dud = Осечка: со следующего хода снова стреляет.
then-jammed = Заклинило: отдайте оба действия или пройдите тест выучки за стандартное действие.
then-weapon-gone = Оружие уничтожено.
then-no-standard-action = Стандартного действия нет.
then-activation-over = Был тест сбора: активация окончена.
then-jam-cleared = Отдал всю активацию на устранение заклинивания.
then-overwatch = Ожидание: против натиска огонь с 2″ или шаг назад на 1″; против штурма — огонь.
then-hidden = Скрыт: стрелять по нему нельзя, пока его не обнаружат.
then-maybe-spotted = Двигался или стрелял: его могут обнаружить.
then-still-fighting = Его ближний бой продолжается.
then-fights-later = Его ближний бой продолжится в следующей активации.
then-dodged = Машина, от которой отряд уклонился, больше не может его раздавить.
then-no-more-dodged = Для машин, от которых отряд уклонился, места больше нет: следующие запишите на бумаге.
then-no-more-wait = Ждёт слишком много тестов: следующая атака зачтётся вместе с предыдущей. Сначала пройдите тесты.
then-rally-order-used = Этот командир уже отдал свой единственный приказ на сбор.
then-may-order-rally = Может отдать приказ на сбор одному подчинённому взводу; активация взвода продолжается.
barred-told-to-rally = В этой активации отряд уже получил приказ на сбор.
barred-not-subordinate = Этот командир не командует этим отрядом.
barred-crew-tested = Тест экипажа уже был, когда машина стала обездвиженной.
barred-immobilised = Машина обездвижена.
then-broken-near = { $units ->
    [one] { $units } отряд сломлен или разбит: свои в пределах 6″ проходят тест морали в конце своей активации.
    [few] { $units } отряда сломлены или разбиты: свои в пределах 6″ проходят тест морали в конце своей активации.
    [many] { $units } отрядов сломлены или разбиты: свои в пределах 6″ проходят тест морали в конце своей активации.
   *[other] { $units } отряда сломлены или разбиты: свои в пределах 6″ проходят тест морали в конце своей активации.
}
then-sank-near = { $units ->
    [one] { $units } отряд сломлен или разбит в этой активации: свои в пределах 6″ проходят тест морали в её конце.
    [few] { $units } отряда сломлены или разбиты в этой активации: свои в пределах 6″ проходят тест морали в её конце.
    [many] { $units } отрядов сломлены или разбиты в этой активации: свои в пределах 6″ проходят тест морали в её конце.
    *[other] { $units } отряда сломлены или разбиты в этой активации: свои в пределах 6″ проходят тест морали в её конце.
    }
part-pinned-by-fire = Прижаты этим огнём
word-not-all-pinned = Не каждая подставка
word-all-pinned = Все дошедшие
near-tested = Тест был: свои сломлены/разбиты
near-itself = Других сломленных или разбитых своих отрядов нет.
assaulting = Его подставки штурмуют машину
barred-all-struck = Все подставки отряда уже нанесли удар.
barred-assaults-another = Подставки отряда уже штурмуют другую машину.
barred-twice = Этот отряд уже участвует.
then-near-tested = { $units ->
    [one] { $units } отряд уже проходил тест из-за сломленных или разбитых своих рядом. Каждый другой отряд той же стороны в пределах 6″ от сломленных или разбитых тоже проходит тест.
    [few] { $units } отряда уже проходили тест из-за сломленных или разбитых своих рядом. Каждый другой отряд той же стороны в пределах 6″ от сломленных или разбитых тоже проходит тест.
    [many] { $units } отрядов уже проходили тест из-за сломленных или разбитых своих рядом. Каждый другой отряд той же стороны в пределах 6″ от сломленных или разбитых тоже проходит тест.
    *[other] { $units } отряда уже проходили тест из-за сломленных или разбитых своих рядом. Каждый другой отряд той же стороны в пределах 6″ от сломленных или разбитых тоже проходит тест.
    }
then-lost-now = { $stands ->
    [one] { $stands } подставка потеряна в этой атаке: тест морали.
    [few] { $stands } подставки потеряны в этой атаке: тест морали.
    [many] { $stands } подставок потеряно в этой атаке: тест морали.
   *[other] { $stands } подставки потеряно в этой атаке: тест морали.
}
then-lost-in-attacks = { $stands ->
    [one] { $stands } подставка потеряна в одной атаке: тест морали.
    [few] { $stands } подставки потеряны в одной атаке: тест морали.
    [many] { $stands } подставок потеряно в одной атаке: тест морали.
   *[other] { $stands } подставки потеряно в одной атаке: тест морали.
} { $attacks ->
    [one] У следующей атаки свой тест.
    [few] У { $attacks } следующих атак по своему тесту.
    [many] У { $attacks } следующих атак по своему тесту.
   *[other] У { $attacks } следующих атак по своему тесту.
}
left-table = Бежал со стола
then-left-table = Разбит и бежал со стола.
then-registered = { $points ->
    [one] { $points } пристрелянная точка: без отклонения, шаблон можно сдвинуть не больше чем на 2″.
    [few] { $points } пристрелянные точки: без отклонения, шаблон можно сдвинуть не больше чем на 2″.
    [many] { $points } пристрелянных точек: без отклонения, шаблон можно сдвинуть не больше чем на 2″.
   *[other] { $points } пристрелянной точки: без отклонения, шаблон можно сдвинуть не больше чем на 2″.
}
then-smoke = { $areas ->
    [one] { $areas } дымовая завеса: −8 на попадание сквозь неё, сверх укрытия.
    [few] { $areas } дымовые завесы: −8 на попадание сквозь них, сверх укрытия.
    [many] { $areas } дымовых завес: −8 на попадание сквозь них, сверх укрытия.
   *[other] { $areas } дымовой завесы: −8 на попадание сквозь них, сверх укрытия.
}
open-infantry-fire = Огонь пехоты: стреляет
open-under-infantry-fire = Огонь пехоты: по нему
open-direct-fire = Прямая наводка: стреляет
open-under-direct-fire = Прямая наводка: по нему
open-charged = Натиск: на него
open-assaulted = Штурм: против него
open-overrun-on-it = Раздавливание: давят его
open-rammed = Таран: против него
open-under-too = Ещё модель под шаблоном
role-shooter = Кто стреляет
role-target = По кому
role-passengers = Кто едет в машине
role-attacker = Кто атакует
role-defender = Кого атакуют
role-fires-too = Кто ещё стреляет
role-unit = Какой отряд
role-commander = По чьему приказу
role-battery = Какая батарея
role-caller = Кто вызывает огонь
role-spotter = Кто ищет
role-hidden = Кто скрыт

## What the player wants to hear: the end of a sentence that begins with the chance

want-stand-lost = подставка потеряна
want-suppressed = подавлен или хуже
want-pinned = прижат или хуже
want-burns = цель горит: уничтожена
want-damaged = повреждение или хуже
want-immobilised = обездвиживание или хуже
want-hits = выстрел попадает
want-one-hit = хотя бы одно попадание
want-on-target = огонь ложится в цель
want-round-on-target = хотя бы один снаряд в цель
want-round-falls = падает хотя бы один снаряд
want-scatters = отклонение { $distance }; случайно лишь направление
want-holds = уровень тот же или выше
want-broken = после теста сломлен или разбит
want-up = на уровень или два вверх
want-down-two = на два уровня вниз
want-passes = тест пройден
want-clears-jam = заклинивание устранено
want-crew-holds = экипаж держится
want-crew-gone = экипаж бежит насовсем
want-drives-on = машина едет дальше
want-gets-free = машина вытащена
want-for-good = машина обездвижена навсегда
want-destroyed = цель уничтожена
want-infantry-destroyed = пехота уничтожена
want-dodges = пехота уклоняется
want-vehicle-hurt = машина повреждена или уничтожена
want-vehicle-stuck = машина обездвижена
want-rams = таран состоится
want-target-hurt = цель повреждена или уничтожена
want-rammer-hurt = таранящая машина повреждена или уничтожена
want-defender-loses = обороняющийся теряет подставку
want-attacker-loses = атакующий теряет подставку
want-reaches = дело дойдёт до ближнего боя
want-chargers-lose = атакующие теряют подставку или больше
want-held-up = огонь останавливает штурм
dice-shots = выстрела
dice-rof = × D20 за ROF

## What looks as if it counted and does not

out-better-cover = { $cover }: не добавляется; из укрытия цели и местности на линии считается только больший минус.
out-pinned-and-damaged = Прижат и повреждён сразу: всё равно одно −5.
out-further-shots = +2 за повторный выстрел не растёт с каждым новым.
out-he-cover = Лёгкое укрытие и дым не уменьшают силу HE.
out-running = Бег: только +4, +2 за движение не добавляется.
out-om-2 = OM 3: только его число, −2 за OM 2 не добавляется.
out-smoke-and-heavy = Дым и тяжёлое укрытие здесь — одна строка: вместе считаются один раз.
out-unarmoured = Небронированная цель: +3 только для AP и HE.
out-motivated-chargers = Мотивированные атакующие: +1 в тестах, в бою ничего.
out-motivated-defender = Мотивированный обороняющийся: +1 в тестах, в бою ничего.
out-moved-suppressed = Машина двигалась, но подавлена: −1 за движение нет.
out-at-gear = Открытая или обездвиженная машина: для удара по ходовой ни +5, ни +3.
out-first-failure = Первая неудача ничего не отнимает; −4 начинается со второй.
out-further-failures = Домашнее правило: −4 один раз, сколько бы попыток ни провалилось.
out-gun-near = Само орудие близкий разрыв не прижимает: орудийный расчёт проверьте отдельно.
out-armoured-near = Бронированную машину близкий разрыв не прижимает.
out-camouflage = Маскировка на этом расстоянии ничего не меняет.
out-not-half = В этой атаке потеряно меньше половины подставок: без −5.

## Look-ups, and whether a test is due

morale-due = Нужен ли тест морали?
morale-due-summary = Потери или сломленные либо разбитые свои рядом
group-friend = Свои рядом
friend-level = Худший уровень морали своих
friend-distance = Как далеко свои
activation-ends = Активация отряда кончается
role-friend = Кто сломлен или разбит
word-due = Тест нужен
word-not-due = Тест не нужен
note-due-after-loss = После потери тест проходят сразу, как кончилась атака.
note-due-near = Отряд заканчивает активацию в пределах 6″ от своего сломленного или разбитого отряда.
out-friend-level = Дезорганизованные свои теста не вызывают: только сломленные или разбитые.
out-friend-far = Свои дальше 6″: теста нет.
out-friend-later = Ещё нет: этот тест ждёт конца активации.
range-look-up = Дальность: попадание, AP
range-look-up-summary = Модификаторы дальности: к числу для попадания и к силе AP
range-to-hit = Дальность: попадание
range-of-ap = Дальность: сила AP
terrain-look-up = Укрытие: попадание
terrain-look-up-summary = Модификаторы попадания за укрытие и местность

## Near an impact

near-the-impact = В пределах 2″ от разрыва
near-the-impact-summary = Кто прижат рядом с разрывом, без броска
group-near-impact = Рядом с разрывом
role-near-impact = Кто в пределах 2″
round-fell = Снаряд упал
word-not-pinned = Не прижат
refused-no-impact = Ни один снаряд не упал: без разрыва никто не прижат.

## Checklist

phase-activation = Начало активации
phase-moving = Движение
phase-infantry-fire = Огонь пехоты по пехоте
phase-direct-fire = Огонь прямой наводкой
phase-charge = Натиск пехоты
phase-vehicle-assault = Штурм машины
phase-indirect-fire = Огонь с закрытых позиций
phase-end = Конец активации
step-routed = Разбит: отряд бежит. Отметьте, когда он уйдёт со стола.
step-broken = Сломлен: доп. движение — только отход; за стандартное действие можно пройти тест сбора.
step-disorganised = Дезорганизован: нельзя двигаться к видимому врагу; за стандартное действие можно пройти тест сбора.
step-jammed = Заклинило: отдайте оба действия или пройдите тест выучки за стандартное действие.
step-dud = Осечка в прошлый ход: оружие снова стреляет.
step-order-rally = Командир может отдать приказ на сбор одному подчинённому взводу.
step-command-range = Посмотрите радиусы командования, если нужно.
step-actions = Стандартное действие и (трактовка) доп. движение; PIP тратят на особые манёвры.
step-terrain = Машина, которая въезжает на трудную местность или движется по ней, проходит тест обездвиживания.
step-crew = Экипаж только что обездвиженной машины проходит тест морали.
step-dig-out = Обездвиженная машина может попробовать вытащиться.
step-overrun-vehicle = Раздавливание машины (2 доп. PIP за каждую) или орудия: только с борта цели.
step-overrun-infantry = Раздавливание пехоты: 1 доп. PIP за подставку; нужны машина класса 3+ с пулемётом и пройденный тест выучки.
step-infantry-reacts = Пехота уклоняется или контратакует.
step-ram = Таран: 2 доп. PIP за каждую машину, тесты выучки, удары по обеим, тесты обездвиживания.
step-hide = Чтобы быть скрытой, модель должна стоять за укрытием и выполнить действие «Спрятаться».
step-spotted-by-move = Скрытые модели после движения могут быть обнаружены (R).
step-firepower = Возьмите с карточки огневую мощь на этой дальности.
step-fire-movement = Проверьте, как двигались цель и стрелок.
step-fire-cover = Проверьте, в каком укрытии цель и не прижат ли стрелок.
step-fire-effect = Один бросок по пехотной половине таблицы эффектов.
step-morale = Тесты морали за потери.
step-line-of-sight = Проверьте линию видимости.
step-hidden = Обнаружена ли скрытая цель?
step-modifiers = Сложите модификаторы стрелка и цели.
step-cover = Укрытие и местность: считается только больший минус, если ваше домашнее правило их не складывает.
step-range = Измерьте дальность и округлите вверх до целого дюйма.
step-hit-roll = Бросок на попадание; выпало 1 или 20 — второй бросок.
step-strength = Сила по боеприпасу: AP, HT, HE или стрелковое оружие.
step-effect = Один бросок по таблице эффектов.
step-spotted-by-shot = Скрытые модели после выстрела могут быть обнаружены (S).
step-charge-test = Один тест морали на всех атакующих; провал: натиска нет, стандартное действие потеряно.
step-charge-move = Двойное движение до контакта; кто не достал, не атакует и теряет стандартное действие.
step-charge-overwatch = Ожидание: огонь с 2″ (тест выучки) или шаг назад на 1″.
step-charge-stopped = Если огонь из ожидания снял подставку, отряд сразу проходит тест морали; став сломленным или разбитым, он возвращается на исходную позицию. Подавленные подставки останавливаются в 1″ от цели и не атакуют.
step-charge-totals = Сложите обе суммы: WB, остальные подставки, укрытие, состояния, модификаторы выучки.
step-charge-dice = Прибавьте к суммам по кубику: у кого меньше, тот теряет подставку; при ничьей бой продолжается.
step-assault-who = Оружие поддержки и вспомогательные подставки не участвуют; теста морали перед штурмом нет.
step-assault-move = Одно движение до контакта; кто не достал, теряет стандартное действие.
step-assault-overwatch = Ожидание: огонь с 2″ (тест выучки).
step-assault-strike = Удар: OV 2 по крыше или OV 5 по ходовой.
step-assault-back = Отведите подставку на 1″, в ту сторону, откуда подошла.
step-call = Если вызывает не корректировщик, бросьте кубик на вызов.
step-marker = Положите маркер там, где его видит корректировщик или вызывающий.
step-aim = Бросок на попадание: в цель или отклонение; для пристрелянной точки не нужен.
step-template = Положите шаблон стрелкой к батарее.
step-rof = Кубик за каждую единицу ROF: 20 — невезение.
step-blast = Разыграйте попадание по каждой модели под шаблоном.
step-near-impact = Если снаряд упал, пехота и небронированные машины в пределах 2″ от разрыва прижаты.
step-near-broken = Отряды, которые закончили активацию в пределах 6″ от своего сломленного или разбитого отряда, проходят тест морали.
step-left-over-tests = Тесты морали за потери, по которым теста ещё не было.
step-drawn-fights = Неоконченные бои продолжатся в следующей активации.
step-hold-overwatch = Кто остаётся в ожидании до следующей активации?
