### 10. Brygada: слова карточек, калькуляторов, этапов и отрядов.

## What the app says of the game before it is opened

game-name = 10. Brygada
game-summary = Неофициальный помощник для игры «10. Brygada» 1.4: карточки, активация, калькуляторы и задания.

## House rules

group-house-cards = Карточки
house-machine-gun-assaults = +1 в штурме пехоты даёт ручной пулемёт, а не бутылки
house-more-bases = Можно купить больше одной дополнительной подставки
group-house-fire = Огонь
house-four-take-two = Четыре успеха уничтожают в сумме две подставки
house-critical-effect = Критическое попадание даёт +2 к броску на эффект, а не на пробитие
house-natural-critical = Для критического попадания нужны две выпавшие 6
house-reaction-counts-move = Выстрел реакции учитывает и движение перед получением маркера
house-fire-at-locked = Целиться в пехоту, связанную штурмом, разрешено

## Words of the game

unit-kind = Вид отряда
kind-infantry = Пехота
kind-light-vehicle = Лёгкая машина
kind-armoured = Бронированная машина
kind-gun = Орудие
band-10 = До 10 см
band-20 = До 20 см
band-30 = До 30 см
band-40 = До 40 см
band-50 = До 50 см
band-over-50 = Больше 50 см
direction-front = Лоб
direction-left = Левый борт
direction-right = Правый борт
direction-rear = Корма
mount = Где установлено
mount-main-gun = Главное орудие
mount-turret = В башне
mount-hull = В корпусе или неподвижно
mount-co-axial = Спаренное
tows = Буксирует
tows-nothing = Ничего
tows-light = Лёгкие орудия
tows-heavy = Лёгкие и тяжёлые орудия
lost = Карточка
lost-nothing = Прямо
lost-action = 90°: потеря действия
lost-turn = 180°: потеря хода
deed-nothing = Ничего
deed-move = Движение
deed-shoot = Выстрел
deed-marker = Маркер готовности
deed-hitch = Прицепить или отцепить
deed-hold = Ничего не делать
mission-none = Без задания
mission-meeting = Встречный бой
mission-frontal = Лобовая атака
mission-spoils = Трофеи войны
mission-reconnaissance = Разведка боем
mission-point = Стратегическая точка
effect-none = Без эффекта
effect-loses-action = Теряет действие
effect-loses-turn = Теряет следующий ход
effect-immobilised = Обездвижена
effect-gun-destroyed = Потеря главного орудия
effect-destroyed = Уничтожение

## What stands on a card

group-weapon = Оружие
group-weapon-1 = Первое оружие: кубики по пехоте
group-weapon-2 = Второе оружие: кубики по пехоте
group-weapon-3 = Третье оружие: кубики по пехоте
fire-at-10 = Огневая мощь до 10 см
fire-at-20 = Огневая мощь до 20 см
fire-at-30 = Огневая мощь до 30 см
fire-at-40 = Огневая мощь до 40 см
fire-at-50 = Огневая мощь до 50 см
fire-over-50 = Огневая мощь дальше 50 см
group-anti-tank = Противотанковое оружие
range = Максимальная дальность
short-range = Эффективная дальность
to-hit-value = Модификатор попадания
penetration-2 = Пробитие при 2
penetration-3 = Пробитие при 3
penetration-4 = Пробитие при 4
penetration-5 = Пробитие при 5
penetration-6 = Пробитие при 6
penetration-7 = Пробитие при 7
penetration-8 = Пробитие при 8
penetration-9 = Пробитие при 9
penetration-10 = Пробитие при 10
penetration-11 = Пробитие при 11
penetration-12 = Пробитие при 12
group-armour = Броня
armour-hull-front = Корпус, лоб
armour-hull-left = Корпус, левый борт
armour-hull-right = Корпус, правый борт
armour-hull-rear = Корпус, корма
armour-turret-front = Башня, лоб
armour-turret-left = Башня, левый борт
armour-turret-right = Башня, правый борт
armour-turret-rear = Башня, корма

## Units

group-state = Состояние
bases-lost = Потеряно подставок
# On a button in the list of units.
quick-base-lost = −1 подставка
quick-marker = +1 маркер
morale-markers = Маркеры морали
morale-now = Получено в этот ход: считать со следующего
readiness-marker = Маркер готовности
lost-now = Потеря в свой же ход
lost-over = Потеря сверх 180°
left-table = Ушёл через вражеский край
in-place = В зоне врага или в точке
group-activation = Активация
activated = Карточка перевёрнута
actions-left = Осталось действий
actions-spent = Действий уже потрачено
moved-in-tow = В этот ход ехало за тягачом
fought = В этом раунде уже дрался
rallied = Уже бросал на маркеры морали
first-action = Первое действие
second-action = Второе действие
shot-used = Выстрел этого раунда сделан
bases-fired = Подставок уже стреляло
gun-fired = Главное орудие стреляло
weapon-1-fired = Первое оружие стреляло
weapon-2-fired = Второе оружие стреляло
weapon-3-fired = Третье оружие стреляло
co-axial-target = Цель главного орудия и спаренного с ним
fights = В ближнем бою с
charged = Кого штурмовал в этом бою
charged-nothing = Никого, оборонялся
charged-squad = Отделение
charged-vehicle = Машину
rides = Едет на
towed = Прицеплено к
group-card = Карточка
tactical-number = Тактический номер
period-from = Период с
period-to = Период по
speed = Скорость
quality = Качество
later-quality = Последующее качество (0: то же)
later-from = Последующее качество с
bases = Подставки
cost = Стоимость
assault-infantry = Штурм против пехоты
assault-vehicles = Штурм против техники
special-shoots = Особые правила, когда стреляет
special-target = Особые правила при стрельбе по отряду
special-assault = Особые правила в ближнем бою
group-vehicle = Оружие и машина
has-anti-tank = Есть противотанковое оружие
hull-gun = Без башни или орудие в корпусе
effect-modifier = Модификатор карточки к броску на эффект
area-weapon = Оружие по площади
drift = Отклонение снарядов
carries = Десант, подставок
transporter = Бронетранспортёр
heavy-gun = Тяжёлое орудие

## The battle

group-battle = Сражение
year = Год
mission = Задание
who-attacks = Атакующий или первый игрок
zone-depth = Глубина зон

## Stages

phase-actions = Действия
phase-declare = Два действия
phase-first-action = Первое действие
phase-second-action = Второе действие
phase-reaction = Выстрел реакции
phase-regrouping = Перегруппировка
phase-over = Сражение окончено
step-start = Неиспользованные маркеры готовности сняты, и каждый отряд стороны снова может стрелять: приложение это уже сделало.
step-activate = Коснитесь карточки, которая не перевёрнута: отряд действует, потом его карточка переворачивается.
step-fights = Отделения, которые всё ещё в ближнем бою: ещё один обмен ударами в этом раунде, в ход той стороны, что начала штурм.
step-first-round = Первый раунд: каждая машина стреляет с −1, двигалась она или нет.
step-declare = Объявите сейчас оба действия. От второго потом можно отказаться, но поменять его нельзя.
step-move = Двигайтесь не дальше, чем позволяет скорость отряда. Поворот на месте ничего не стоит; своя пехота проходит сквозь своих.
step-watched = У врага есть маркер готовности: ведите модель медленно, так, как она ехала бы на самом деле. Взять движение назад нельзя.
step-contact = Коснулись врага — сразу начинается штурм; после него карточку переворачивают.
step-shoot = Измерьте расстояние от оружия, проверьте линию видимости, стреляйте.
step-area = Выберите точку прицеливания и положите шаблон: он не должен касаться ни своих, ни тех, кто в ближнем бою.
step-riders = Десант страдает так же, как его машина; десант, по которому стреляли, может сойти.
step-hitch = Прицепите или отцепите: это действие и тягача, и орудия. Второй отряд выберите ниже.
step-halt = Движение здесь останавливается. Стреляют по модели там, где она сейчас стоит.
step-reaction-shot = Стреляйте как обычно, с −1. Маркер снимают; выстрел засчитывают за тот раунд, в котором маркер положили.
step-cards = Все ваши карточки возвращены; карточка, повёрнутая за потерю, возвращается на 90°.
step-markers = Отделения с маркерами морали бросают число кубиков, равное их качеству: каждый кубик с 4 и больше снимает один маркер.
cards-turned-back = { $count ->
    [one] Перевёрнута обратно { $count } карточка.
    [few] Перевёрнуты обратно { $count } карточки.
    [many] Перевёрнуто обратно { $count } карточек.
    *[other] Перевёрнуто обратно { $count } карточки.
    }
cards-one-action = { $count ->
    [one] У { $count } отряда в следующий ход одно действие.
    [few] У { $count } отрядов в следующий ход одно действие.
    [many] У { $count } отрядов в следующий ход одно действие.
   *[other] У { $count } отряда в следующий ход одно действие.
}
cards-no-action = { $count ->
    [one] { $count } отряд теряет следующий ход.
    [few] { $count } отряда теряют следующий ход.
    [many] { $count } отрядов теряют следующий ход.
   *[other] { $count } отряда теряют следующий ход.
}
cards-with-markers = { $count ->
    [one] Маркеры морали есть у { $count } отряда.
    [few] Маркеры морали есть у { $count } отрядов.
    [many] Маркеры морали есть у { $count } отрядов.
   *[other] Маркеры морали есть у { $count } отряда.
}

## The order of play

declare-move = Движение
declare-fast-move = Быстрое движение (оба)
declare-shoot = Выстрел
declare-move-shoot = Движение, потом выстрел
declare-shoot-move = Выстрел, потом движение
declare-marker = Маркер готовности
declare-move-marker = Движение, потом маркер
declare-marker-move = Маркер, потом движение
declare-hitch = Прицепить или отцепить
declare-hitch-move = Сцепка, потом движение
declare-move-hitch = Движение, потом сцепка
declare-hitch-shoot = Сцепка, потом выстрел
declare-shoot-hitch = Выстрел, потом сцепка
declare-hitch-marker = Сцепка, потом маркер
declare-marker-hitch = Маркер, потом сцепка
offer-activate = Активировать
offer-regroup = К перегруппировке
offer-regroup-early = Перегруппировка (ещё { $left })
no-actions-morale = Маркеры морали отнимают у него оба действия.
no-actions-spent = Его действия уже потрачены.
no-actions-left = В этот ход действий у него больше нет.
no-actions-lost = Он теряет этот ход: его карточка повёрнута на 180°.
barred-immobilised = Машина обездвижена.
barred-shot = Свой выстрел этого раунда он уже сделал.
barred-marker-shot = Свой выстрел этого раунда он уже сделал: маркер ничего не даст.
barred-no-action = У второго отряда не осталось на это действий.
offer-hold = Перевернуть без действий
offer-turn-card = Перевернуть карточку
offer-place-marker = Маркер и конец активации
offer-then-move = Готово: теперь движение
offer-then-shoot = Готово: теперь выстрел
offer-then-hitch = Готово: прицепка/отцепка
offer-forgo = Пропустить и закончить
offer-forgo-second = Без 2-го действия: конец
offer-after-assault = Перевернуть после штурма
offer-reacts = выстрел реакции
offer-hitch = прицепить
offer-unhitch = отцепить
offer-go-on = После выстрела: движение
offer-hold-fire = Ждать, маркер остаётся
offer-last-round = Последний раунд окончен

## What follows from a unit's state

then-ready = Может один раз выстрелить по врагу, который движется у него на виду.
then-turn-one-action = В свой ход у него одно действие.
then-turn-lost = Теряет свой ход.
then-turn-one-marker = Маркер морали отнимает одно действие в его ход.
then-turn-markers = Маркеры морали отнимают оба действия в его ход.
then-lost-action = В следующий ход у него одно действие.
then-lost-turn = Теряет следующий ход.
then-one-marker = Маркер морали отнимает одно действие в следующий ход.
then-markers = Маркеры морали отнимают оба действия в следующий ход.
then-rides = Что случится с машиной, случится и с ним.
then-rides-sheltered = Из того, что случится с машиной, до него дойдёт только уничтожение.
due-fight = В ближнем бою: в этот ход ещё один обмен ударами.
due-vehicle-fight = Всё ещё вплотную к машине: в этот ход один бросок, если не отойдёт.
due-markers = В перегруппировке бросает, чтобы снять маркеры морали.
then-towed = Каждое действие тягача — действие и орудия.

## Roles

role-shooter = Кто стреляет
role-target = По кому
role-charger = Кто штурмует
role-charged = Кого штурмуют
role-unit = Какой отряд
barred-no-marker = В ход врага он стреляет только с маркером готовности.
barred-enemys-turn = Штурмует только в свой ход.
barred-declared = Он объявил другие действия.
barred-activated = Его карточка перевёрнута: всё объявленное сделано.
barred-fought = Свою схватку этого раунда он уже провёл.
barred-rallied = В эту перегруппировку он уже бросал на маркеры.
barred-not-regrouping = На маркеры он бросает в свою перегруппировку.

## Cards, armies, assaults, towing, area weapons, results

word-not-allowed = Нельзя
word-allowed = Можно
group-regrouping = Перегруппировка
remove-markers = Снятие маркеров морали
remove-markers-summary = Снятие маркеров морали: кубиков столько, каково качество отделения; и сколько у него потом действий
word-no-markers = Маркеров нет
regrouping-dice = Кубики на маркеры
regrouping-need = Снимает маркер
regrouping-every-die = Каждый кубик
roll-regrouping = Снято маркеров морали
markers-left = Осталось маркеров
actions-upright = Действий в следующий ход (карточка прямо)
note-markers-stay = { $count ->
    [one] Маркеров больше, чем кубиков: не меньше { $count } маркера останется.
    [few] Маркеров больше, чем кубиков: не меньше { $count } маркеров останется.
    [many] Маркеров больше, чем кубиков: не меньше { $count } маркеров останется.
   *[other] Маркеров больше, чем кубиков: не меньше { $count } маркера останется.
}
note-markers-and-card = Если карточка всё ещё повёрнута за потерю, она тоже отнимает действия.
regrouping = Возврат карточки
regrouping-summary = Что показывает карточка отряда после перегруппировки и сколько у него действий в следующий ход
actions-next-turn = Действий в следующий ход
actions-of-a-turn = Действий за ход
card-after-regrouping = Карточка после перегруппировки
note-ready-to-act = Как и все карточки этой стороны, она больше не считается активированной.
note-not-suffered = Потеря, полученная в этот самый ход, ещё ничего не отняла: карточка остаётся повёрнутой.
group-squad = Отделение
group-squad-options = Улучшения
group-own-squad = Своё отделение: как на карточке
infantry-card = Карточка пехоты
infantry-card-summary = Стоимость и все значения отделения вместе с улучшениями
squad = Базовое отделение
squad-rifle = Стрелки (советские)
squad-guard = Гвардия (советская)
squad-own = Другая карточка
squad-basic = Базовое отделение
squad-base-cost = Стоимость дополнительной подставки
squad-further-bases = Дополнительные подставки
squad-machine-gun = Ручной пулемёт ДП
squad-bottles = Бутылки с зажигательной смесью
squad-from-year = С { $year } года
squad-no-shot = Выстрела нет
refused-further-bases = Каждое улучшение покупают только раз, значит, и дополнительную подставку только одну. Домашнее правило разрешает больше.
note-squad-period = Этот год не входит в период отделения ({ $from }–{ $to }).
note-squad-machine-gun = Ручной пулемёт доступен в { $from }–{ $to } годах.
note-guard-assault = Силы штурма гвардейского отделения в памятке перепутаны; здесь 4 против пехоты, 3 против техники. Сверьтесь с вашей карточкой.
note-guard-fire = Огневая мощь гвардейцев: читаются только 5 и 2; здесь на 10 и 20 см, дальше ничего. Сверьтесь с карточкой.
note-squad-plus-1 = Неясно, что даёт +1 в штурме пехоты: бутылки или ручной пулемёт. Другой вариант выбирает домашнее правило.
note-squad-per-base = Огневая мощь и силы штурма — значения одной подставки.
group-army-limit = Оговорённые очки
group-army = Отряды
army-total = Стоимость армии
army-total-summary = Сколько стоит армия в сравнении с оговорёнными очками
army-agreed = Оговорённые очки
army-attacker = «Лобовая атака»: +50%
army-sum = Отряды, уже подсчитанные
army-unit = Отряд { $nth }
army-points = Стоимость армии
army-limit = Очков на армию
army-left = Осталось очков
army-over = Лишних очков
note-army-over = Армия стоит больше, чем оговорено.
note-army-about = В памятке сказано «около» полутора раз: очко больше или меньше — решать игрокам.
group-towing = В этот ход
towing = Тягач и орудие
towing-summary = Сколько действий остаётся у тягача и у орудия, которое он буксирует
towing-hitched = Действия тягача с прицепленным орудием
towing-hitching = Прицепки и отцепки
towing-tractor = Действия тягача без орудия
towing-gun = Действия орудия, пока оно отцеплено
towing-gun-left = Орудие: осталось действий
towing-tractor-left = Тягач: осталось действий
refused-towing-gun = У орудия вышло бы больше двух действий: считаются и действия тягача, пока оно прицеплено, и каждая прицепка или отцепка.
refused-towing-tractor = У тягача вышло бы больше двух действий: каждая прицепка или отцепка — одно из его действий.
note-towing-both = Всё, что тягач делает с прицепленным орудием, стоит действия и орудию.
group-riders = Выстрел
riders = Десант и буксируемое орудие
riders-summary = Что от выстрела по машине переходит на десант и на орудие, которое она буксирует
riders-carrier = Машина
riders-suffer = Десант
riders-gun-suffers = Буксируемое орудие
note-riders-alone = Страдает только десант; на машину ничего не переходит.
note-riders-get-off = Десант может сразу сойти: его подставки ставят вплотную к машине, с любой стороны.
note-gun-alone = Страдает только орудие; на тягач ничего не переходит.
note-riders-die = Вместе с машиной гибнут все подставки на ней.
note-damage-stays = Повреждение остаётся при машине.
note-transporter = Бронетранспортёр защищает десант от всего, кроме собственного уничтожения.
note-transporter-gun = У буксируемого орудия такой защиты нет.
note-riders-in-assault = В штурме десант и буксируемое орудие гибнут вместе со своей машиной.
group-score-sums = Уже подсчитано
group-score-unit-1 = Первый вражеский отряд
group-score-unit-2 = Второй вражеский отряд
group-score-unit-3 = Третий вражеский отряд
group-score-unit-4 = Четвёртый вражеский отряд
group-score-unit-5 = Пятый вражеский отряд
group-score-unit-6 = Шестой вражеский отряд
group-score-unit-7 = Седьмой вражеский отряд
group-score-unit-8 = Восьмой вражеский отряд
engagement-score = Встречный бой: очки
engagement-score-summary = Очки за вражеские отряды, которые уничтожены, повреждены или сократились до половины подставок
score = Очки
score-full = Стоимость, засчитанная целиком
score-half = Стоимость, засчитанная наполовину
score-full-and-half = Полные стоимости и половина остальных
score-added-up = Уже подсчитано
score-unit = Вражеский отряд { $nth }
score-counts = в счёт: { $points }
score-works = Без повреждений
score-damaged = Повреждение
score-vehicle = Машина
score-bases = Подставок в начале
score-bases-left = Осталось подставок
note-score-higher = Побеждает тот, у кого больше; поровну — ничья.
group-frontal = Атакующий
frontal-attack-result = Лобовая атака: итог
frontal-attack-result-summary = Ушло ли через дальний край достаточно отрядов атакующего
frontal-units = Отрядов в начале
frontal-left = Ушло через дальний край
frontal-winner = Победитель
frontal-attacker = Атакующий
frontal-defender = Обороняющийся
frontal-needed = Нужно отрядов
frontal-a-third = Треть отрядов, с округлением вверх
refused-frontal-left = Ушло больше отрядов, чем было.
note-frontal-missing = { $count ->
    [one] Атакующему не хватает до победы { $count } отряда.
    [few] Атакующему не хватает до победы { $count } отрядов.
    [many] Атакующему не хватает до победы { $count } отрядов.
   *[other] Атакующему не хватает до победы { $count } отряда.
}
note-frontal-units = Считают отряды, а не очки, до конца раунда { $rounds }.
group-held = В конце сражения
group-objective-1 = Первый объект
group-objective-2 = Второй объект
group-objective-3 = Третий объект
group-objective-4 = Четвёртый объект
group-objective-5 = Пятый объект
group-objective-6 = Шестой объект
objective-control = Кто что удерживает
objective-control-summary = Кто победил в «Трофеях войны», «Разведке боем» или «Стратегической точке»
present-nobody = Никого
present-damaged = Только повреждённые
present-holds = Пехота, исправная машина
held-own = Ваши отряды у объекта
held-enemy = Вражеские отряды у объекта
held-objectives = Объекты
held-own-objectives = Объектов у вас
held-enemy-objectives = Объектов у врага
held-own-points = Ваши очки в зоне врага
held-enemy-points = Очки врага в вашей зоне
held-own-inside = Ваши отряды в стратегической точке
held-enemy-inside = Вражеские отряды в стратегической точке
held-winner = Победитель
held-won = Вы
held-lost = Враг
held-nobody = Никто
note-held-within = Отряд не дальше { $distance } см от объекта считается стоящим у него. Объект удерживают, пока у врага там никого нет.
note-held-damaged = Повреждённые машины ничего не удерживают, но и другой стороне удерживать не дают.
note-held-feature = Сторона удерживает стратегическую точку, пока внутри есть её отряд и нет ни одного чужого.
note-held-nobody = Перевеса нет ни у кого: ничья.
group-placing = Место
objective-placing = Поставить объект
objective-placing-summary = Достаточно ли далеко объект от краёв и от других объектов
placing-edge = До ближайшего края
placing-another = Другой объект уже стоит
placing-nearest = До ближайшего объекта
placing-at-least = Не меньше
placing-from-both = От краёв и других объектов
refused-placing-edge = На { $distance } см ближе к краю, чем можно.
refused-placing-other = На { $distance } см ближе к другому объекту, чем можно.
riders-shot-at = По чему стреляли
riders-shot-at-carrier = По машине
riders-shot-at-riders = По десанту
riders-shot-at-gun = По буксируемому орудию
group-assault-attacker = Атакующий
group-assault-defender = Обороняющийся
group-assault-infantry = Пехота
group-assault-vehicle = Машина
group-assault-target = Кого штурмует
assault = Штурм: пехота против пехоты
assault-summary = Один обмен ударами в ближнем бою; обе стороны бросают одновременно
armour-assault = Штурм: пехота против машины
armour-assault-summary = D6 и силы штурма против самой слабой брони, потом эффект
vehicle-assault = Штурм: машина против пехоты
vehicle-assault-summary = Кубики машины и ответ пехоты
assault-power = Сила штурма
assault-behind = Подставок вне контакта
assault-dice = Кубики атакующего
assault-need = Атакующему нужно
assault-enemy-dice = Кубики обороняющегося
assault-enemy-need = Обороняющемуся нужно
assault-enemy-quality = Качество противника
assault-further-bases = { $count ->
    [one] Ещё { $count } подставка в контакте
    [few] Ещё { $count } подставки в контакте
    [many] Ещё { $count } подставок в контакте
   *[other] Ещё { $count } подставки в контакте
}
roll-assault-attacker = Кубики атакующего
roll-assault-defender = Кубики обороняющегося
roll-assault-markers = Маркеры морали обороняющегося
roll-assault-enemy-markers = Маркеры морали атакующего
fight-goes-on = Уцелели оба
fight-won = Обороняющийся уничтожен
fight-both = Уничтожены оба
fight-lost = Атакующий уничтожен
part-fight = Итог боя
part-defender-lost = Потери обороняющегося, подставок
part-defender-markers = Маркеры обороняющемуся
part-attacker-lost = Потери атакующего, подставок
part-attacker-markers = Маркеры атакующему
part-vehicle = Машина
part-infantry = Пехота
infantry-stands = Уцелела
refused-no-contact = У одной из сторон нет в контакте ни одной подставки.
note-assault-at-once = Обе стороны бросают, прежде чем что-либо убрать: каждая может уничтожить другую.
note-assault-ends-activation = Отряд, начавший штурм, заканчивает активацию.
note-assault-goes-on = Если уцелели оба: один обмен ударами за раунд, в ход начавшего штурм, пока кто-то не отойдёт в свою активацию.
note-assault-markers = В самом бою маркеры не считаются. Отделение, вышедшее из боя, теряет из-за них действия, как любое другое.
note-assault-gun = Орудие штурмуют как пехоту, со значениями с его карточки; расчёт — одна подставка.
assault-weakest-hull = Самая слабая броня корпуса
assault-weakest-turret = Самая слабая броня башни или верха корпуса
assault-unable = Без силы штурма против техники
assault-vehicles-power = Сила штурма машины
assault-greater = Больше брони
assault-weakest = Самая слабая броня
assault-vehicle-need = Пехоте нужно на D6
roll-assault-vehicle = Пехота против машины
refused-assault-unable = Пехота без силы штурма против техники не может штурмовать бронированную машину.
refused-assault-vehicles = Машина штурмует только пехоту и орудия.
note-assault-light = Лёгкая машина в штурме уничтожается без броска.
note-assault-armour-0 = Машина с бронёй 0 хотя бы с одной стороны в штурме считается лёгкой: уничтожается без броска.
note-assault-one-roll = Один бросок на всё отделение, против более слабой части: корпуса или башни; если они равны или башни нет, решает D6.
note-assault-no-answer = Машина против этой пехоты не бросает.
note-assault-may-leave = Бой никого не связывает: любая сторона может отойти в свою активацию. Пехота вплотную бросает раз в свой ход.
note-assault-unable = Без силы штурма против техники пехота ответить не может.
group-house-spinner = Волчок приложения (0 и 0: запускаете свой)
house-spinner-crosshairs = Полей с прицелом
house-spinner-arrows = Полей со стрелкой
group-area-aim = Точка прицеливания
group-area-spinner = Волчок
group-area-under = Под шаблоном
area-fire = Оружие по площади
area-fire-summary = Где можно положить шаблон, куда он отклоняется и кто поражён
area-friend = Шаблон касается своего отряда
area-locked = Шаблон касается ближнего боя
spun = Волчок показал
spun-not-yet = Пока ничего
spun-crosshair = Прицел
spun-arrow = Стрелка
area-drift-on-card = «To hit» на карточке оружия
area-infantry = Пехотные отряды
area-light = Лёгкие машины
area-armoured = Бронированные машины
area-opponents = Их противники в ближнем бою
area-hit = Поражено отрядов
area-on-target = Не отклонился
area-drifts = Отклонился
part-landing = Шаблон
roll-spinner = Волчок
roll-spinner-arrow = Направление стрелки
open-area-infantry = Бросок по пехоте
open-area-light = Бросок по лёгкой машине
open-area-armoured = Бросок по бронированной машине
refused-area-friend = В точке прицеливания шаблон не должен касаться своего отряда.
refused-area-locked = В точке прицеливания шаблон не должен касаться отряда в ближнем бою.
refused-own-unit = Своих поражает только снаряд оружия по площади.
refused-locked = Он связан штурмом с пехотой: целиться в него нельзя.
refused-too-many-bases = { $carries ->
    [0] Эта машина десант не возит.
    [one] Машина везёт { $carries } подставку, а не { $bases }. Отделение едет целиком или не едет вовсе.
    [few] Машина везёт { $carries } подставки, а не { $bases }. Отделение едет целиком или не едет вовсе.
    [many] Машина везёт { $carries } подставок, а не { $bases }. Отделение едет целиком или не едет вовсе.
    *[other] Машина везёт { $carries } подставки, а не { $bases }. Отделение едет целиком или не едет вовсе.
    }
note-area-aim = Точка прицеливания может быть где угодно, в том числе между отрядами.
note-area-spin = Запустите волчок. Выпал прицел — шаблон остаётся на месте; выпала стрелка — сдвигается в её сторону на расстояние с карточки.
note-area-own = Отклонившийся снаряд поражает всё, что под шаблоном: и свои отряды, и отряды в ближнем бою.
note-area-infantry = Пехота: по каждому отряду бросают как при выстреле, кубиков столько, сколько даёт огневая мощь с карточки оружия.
note-area-vehicles = Машины: попадание уже есть; важна броня, обращённая к стреляющей машине.
note-area-opponents = Если поражён отряд в ближнем бою, поражён и его противник, накрыт он шаблоном или нет.
group-area-hit = Машина
area-hit-vehicle = Машина под шаблоном
area-hit-vehicle-summary = Пробитие и эффект оружия по площади; без броска на попадание
area-distance = Расстояние до стреляющей машины
area-facing = Броня корпуса со стороны стреляющего
note-area-hull = Считается обычным попаданием в корпус.
note-area-light = Лёгкую машину уничтожает любое значение больше 0.

## Faces of the cards

basis = Откуда числа
basis-own = Моя карточка
basis-rifle = Памятка: стрелки
basis-guard = Памятка: гвардия
basis-t-26 = Памятка: Т-26
card-front = Отряд
card-back = Огонь и броня
card-crew-quality = Качество экипажа
card-period = Период
card-years = { $from }–{ $to }
card-quality-by-year = { $years }: { $first } · { $years-later }: { $later }
card-fire-power = Кубики
card-fire-by-distance = Кубики по пехоте, по расстоянию в см
card-over-50 = 50+
card-range = { $range } ({ $short }) см
card-penetration = Значение
card-penetration-by-total = Пробитие по сумме 2D6
card-special-rule = Особое правило
card-weight = Класс
card-light-gun = Лёгкое орудие
card-hull = Корпус
card-turret = Башня
card-upper-hull = Верх корпуса
card-shield = Щит
card-shield-above = Щит при попадании в башню
word-nation = Страна
word-armament = Вооружение
word-type = Тип
word-turret-armament = Вооружение башни
word-hull-armament = Вооружение корпуса
word-gun = Противотанковое оружие
word-weapon-1 = Первое оружие
word-weapon-2 = Второе оружие
word-weapon-3 = Третье оружие
word-special = Особые правила
note-unit-period = Год вне периода отряда ({ $from }–{ $to }).
group-card-quality = Качество и период
group-card-assault = Сила штурма
group-card-special = Особые правила

## Fire

part-hull = Корпус
part-turret = Башня
effect-damaged = Повреждение
roll-markers = Маркеры морали
roll-damage = Что повреждено
roll-effect = Эффект попадания
group-target = Цель
group-fire = Огонь
group-shot = Выстрел
group-fire-power = Огневая мощь
fired-at = По кому стреляет
target-gun-crew = Расчёт орудия
target-quality = Качество цели
target-bases = Подставок у цели
target-hidden = Цель укрыта наполовину
target-locked = Связан штурмом с пехотой
band = Расстояние
shooter-moves = Стреляющий движется
reaction-shot-fired = Выстрел реакции
first-turn-vehicle = Машина, первый раунд (−1)
special-of-shooter = Особые правила стреляющего
special-of-target = Особые правила цели
note-other-sign = То, что памятка вычитает из кубика, здесь прибавляют к нужному числу, и наоборот.
note-line-of-sight = Нужна линия видимости: у машины от оружия, у пехоты от центра подставки. Цель, которую видно больше чем наполовину, открыта.
note-reaction-without-move = Движение до получения маркера не считается: это выстрел уже в другой ход.
note-first-turn-once = Движение и первый раунд вместе считаются один раз.
note-shot-of-round = Это выстрел того раунда, в котором отряд получил маркер. В свой следующий ход он снова может стрелять.
fire-at-infantry = Огонь по пехоте
fire-at-infantry-summary = Сколько кубиков, сколько нужно на каждом и каков эффект: по пехоте, лёгким машинам, расчётам орудий
weapons-firing = Сколько разного оружия стреляет
joining = Присоединяются подставки или стволы
number-of-dice = Кубики
highest-fire-power = Наибольшая огневая мощь
mod-further-weapons = Остальное оружие
each-die-needs = Нужно на каждом кубике
roll-fire = Огонь
part-target = Цель
part-successes = Успехи
word-not-destroyed = Уцелела
refused-no-fire-power = Ни одно оружие так далеко не бьёт.
note-every-die = Любой кубик — успех.
note-no-die = Ни один кубик не может дать успех.
note-owner-picks = Какие подставки потеряны, выбирает хозяин.
note-four-take-three = Четыре успеха уничтожают три подставки (2 + 1).
note-four-take-two = Домашнее правило: четыре успеха уничтожают в сумме две подставки.
note-light-vehicle = Три успеха уничтожают машину; меньшее число ничего не даёт.
note-gun-crew = Расчёт — одна подставка за лёгким укрытием: он всегда укрыт. Без расчёта орудие уничтожено.
note-weapon-silent = Оружие, у которого на этом расстоянии нет кубиков, не присоединяется.
combined-fire = Совместный или раздельный огонь
combined-fire-summary = Кубики каждого выстрела, когда стреляют несколько стволов или подставок
fire-mode = Стреляют
fire-combined = Вместе
fire-separate = По отдельности
weapons-listed = Стволов или подставок
group-firing-1 = Первый ствол или подставка
group-firing-2 = Второй ствол или подставка
group-firing-3 = Третий ствол или подставка
group-firing-4 = Четвёртый ствол или подставка
group-firing-5 = Пятый ствол или подставка
group-firing-6 = Шестой ствол или подставка
fire-power = Огневая мощь на этом расстоянии
same-target = Стреляет по этой цели
co-axial-with-last = Спарен с предыдущим
number-of-shots = Выстрелы
weapons-that-fire = Стреляет стволов или подставок
refused-co-axial = Спаренное оружие стреляет по той же цели.
note-one-roll = Один бросок, который один раз сверяют с таблицей успехов.
note-separate-shots = Каждый выстрел бросают и сверяют с таблицей отдельно; успехи не складывают.
note-same-modifiers = У каждого кубика одни и те же модификаторы.
anti-tank-fire = Противо­танковый огонь
anti-tank-fire-summary = Попадание, пробитие, эффект: по бронированным и лёгким машинам
distance = Расстояние
shot-from = Откуда выстрел
only-turret = Видна только башня
hits-on = Попадание на 2D6
hits-from = Попадание по таблице
to-hit-of-card = Модификатор попадания с карточки
only-doubles = Только дубли
light-armour = Лёгкая машина
value-above = Нужно пробитие больше
value-above-hull = Корпус: нужно пробитие больше
value-above-turret = Башня: нужно пробитие больше
penetrates = Пробитие
penetrates-hull = Пробитие корпуса
penetrates-turret = Пробитие башни
penetrated = Пробита
not-penetrated = Не пробита
hit-miss = Промах
hit-hull-critical = Корпус, критическое
hit-turret-critical = Башня, критическое
part-effect = Эффект
part-hit = Попадание
part-penetration = Броня
roll-anti-tank = Бросок на попадание
roll-penetration = Бросок на пробитие
refused-out-of-range = До цели { $distance } см, а дальность — { $range } см.
note-doubles-turret = Дубль попадает всегда, и именно в башню.
note-doubles-hit = Дубль попадает всегда.
note-only-turret = Попадают только дубли. Цель считается укрытой.
note-critical-natural = Домашнее правило: критическое попадание дают только две выпавшие 6.
note-no-critical = Критического попадания не даёт никакая сумма.
note-critical-from = Критическое попадание даёт сумма { $total } и больше на кубиках.
note-critical-effect = Домашнее правило: критическое попадание даёт +2 к броску на эффект, а не на пробитие.
note-critical-penetration = Критическое попадание даёт +2 к броску на пробитие; больше 12 читают как 12.
note-hull-gun = Что повреждено, решает D6: на 1–3 машина обездвижена, на 4–6 остаётся без главного орудия.
note-light-anti-tank = Бронепробиваемость больше 0 уничтожает лёгкую машину. Броска на эффект нет.
note-light-short = На эффективной дальности любое попадание уничтожает лёгкую машину.
open-other-weapons = Остальное оружие машины
damage-location = Что повреждено
damage-location-summary = Ходовая или главное орудие после результата «повреждена»
gun-destroyed-on = Потеря главного орудия на
note-hull-damaged = Попадание в корпус: машина больше не может двигаться.
note-turret-damaged = Попадание в башню: машина осталась без главного орудия.
shot-at-gun = Выстрел по орудию
shot-at-gun-summary = По щиту или по расчёту: как это разыграть
from-shield-side = Со стороны щита
with-anti-tank = Из противотанкового оружия
played-as = Разыграть как
at-the-crew = Огонь по расчёту
refused-shield = Противопехотное оружие щит не пробивает.
refused-at-crew = С этой стороны стреляют по расчёту.
note-gun-shield = С этой стороны орудие — бронированная цель, с бронёй с его карточки.
reaction-shot = Выстрел реакции
reaction-shot-summary = Может ли отряд выстрелить во время движения врага и как
group-reaction = Реакция
enemy-moves-in-view = Враг движется на виду
refused-no-marker = Во время движения врага стреляет только отряд с маркером готовности.
refused-not-in-view = Стреляют только по врагу, который движется на виду или появляется на виду; не по тому, кто стреляет или поворачивается на месте.
refused-shot-used = Свой выстрел этого раунда отряд уже сделал.
refused-needs-anti-tank = Бронированную машину берёт только противотанковое оружие.
note-take-marker = Снимите маркер.
note-where-it-stands = Стреляйте по модели там, где она сейчас стоит; её движение не отменяют.
note-field-of-view = У оружия в корпусе и у неподвижного оружия сектор обзора 45°.
note-enemy-goes-on = После выстрела враг продолжает свои действия, если ещё может. То, что он потерял, считают с его следующего хода.

## What the player wants to hear, and what looks as if it counted and does not

want-destroyed = цель уничтожена
want-damaged = цель повреждена или уничтожена
want-penetrates = пробитие
want-on-target = шаблон остаётся в точке прицеливания
want-defender-destroyed = обороняющийся уничтожен
want-attacker-destroyed = атакующий уничтожен
want-infantry-destroyed = пехота уничтожена
want-own-vehicle-destroyed = штурмующая машина уничтожена
want-base-lost = потеряна хотя бы одна подставка
want-marker = хотя бы один маркер морали
want-crew-lost = расчёт уничтожен, орудие тоже
want-gun-gone = главное орудие потеряно
want-all-gone = не остаётся ни одного маркера
want-marker-gone = снят хотя бы один маркер
dice-d6 = × D6
out-attackers-behind = Подставки атакующего вне контакта не дают кубиков.
out-defenders-behind = Подставки обороняющегося вне контакта не дают кубиков.
out-more-markers = Маркеры сверх числа действий больше ничего не отнимают: меньше нуля действий не бывает.

## Missions

held-by-nobody = Никто
objective-noted = Место записано
objective-x = От левого края
objective-y = От края второго игрока
objective-held = Удерживает
point-held = Стратегическую точку удерживает
table-long = Длинная сторона стола
table-short = Короткая сторона стола
six-rounds = 6 раундов
eight-rounds = 8 раундов
means-equal = Никто не атакует; кто начинает, решает жребий.
means-attack = Один игрок атакует, другой обороняется.
zone-first = Зона первого игрока
zone-second = Зона второго игрока
zone-defender = Зона обороняющегося
zone-between = Здесь отряды не ставят
zone-objectives = Объекты
attacker-enters = Здесь входит атакующий
attacker-leaves = Здесь уходит атакующий
meeting-about = Противники натыкаются друг на друга, и ни один не готов. В первом раунде каждая машина стреляет с −1, двигалась она или нет.
frontal-about = У атакующего очков примерно в полтора раза больше, и он прорывается к дальнему краю; обороняющийся ждёт, и у него уже могут быть маркеры готовности.
frontal-attacker-orders = За 8 раундов проведите через край обороняющегося не меньше трети своих отрядов.
frontal-defender-orders = Пропустите меньше трети отрядов атакующего.
spoils-about = Обеим сторонам нужны одни и те же ключевые места. В первом раунде каждая машина стреляет с −1, двигалась она или нет.
reconnaissance-about = Обе стороны прощупывают силу врага, вплоть до его зоны расстановки. В первом раунде каждая машина стреляет с −1, двигалась она или нет.
point-about = Обеим сторонам нужен один и тот же участок местности: большое здание, мост или холм. В первом раунде каждая машина стреляет с −1, двигалась она или нет.
ends-after-six = После 6 раундов.
ends-after-eight = После 8 раундов.
ends-enemy-points = Побеждает тот, кто уничтожил больше очков. Повреждённая машина и отделение, у которого осталось не больше половины подставок, идут за половину стоимости.
ends-equal = Поровну — ничья.
ends-a-third = Атакующий побеждает, если через край обороняющегося ушло не меньше трети его отрядов, сколько бы они ни стоили; иначе побеждает обороняющийся.
ends-rounded-up = Треть округляют вверх: 4 из 10 отрядов.
ends-objectives = Побеждает тот, кто удерживает больше объектов. Объект удерживает тот, чья исправная машина или пехота не дальше 10 см от него, если врага там нет.
ends-working = Повреждённая машина ничего не удерживает, но любой неуничтоженный вражеский отряд удерживать не даёт.
ends-in-zone = Побеждает тот, у кого больше очков своих отрядов в зоне врага.
ends-inside = Побеждает тот, чей отряд в стратегической точке, если врага там нет.
ends-nobody-inside = Если внутри обе стороны или ни одной, это ничья.
stage-set-up = Расстановка
step-agree = Договоритесь об очках и годе.
step-army = Соберите армию на эти очки и заполните её карточки.
step-terrain = Расставьте местность. Годится всё: части диорамы, книги, коробки под тканью.
step-depth = Договоритесь о глубине зон вдоль обоих краёв: чем позже период, тем шире промежуток между противниками.
step-coin = Бросьте монету или кубик, чтобы узнать, кто начинает.
step-chance = Пусть жребий решит, кто начинает.
step-deploy-first = Выберите сторону стола и расставьте отряды в зоне вдоль неё.
step-deploy-second = Расставьте отряды в зоне вдоль противоположного края.
step-cards-out = Разложите карточки отрядов вдоль края: чтобы были под рукой, читались и лежали вне поля боя.
step-who-attacks = Договоритесь, кто атакует: у этой армии может быть примерно в полтора раза больше очков.
step-defenders-depth = Договоритесь о глубине зоны обороняющегося.
step-deploy-defender = Расставьте отряды в своей зоне.
step-defender-ready = Ваши отряды могут начать с маркерами готовности: все или те, которые вы выберете.
step-attacker-enters = Первый ход ваш. Ваши отряды входят первым движением в любом месте вашего края; движение измеряют от края.
step-number = Договоритесь о числе объектов. Хватит и одного.
step-place-objectives = Ставьте их по очереди: не ближе 30 см друг от друга и от любого края.
step-feature = Поставьте посреди стола большое здание, мост или холм.
step-left = Отряды атакующего, ушедшие через край обороняющегося
step-held = Кто какой объект удерживает
step-in-zone-first = Отряды первого игрока в зоне второго
step-in-zone-second = Отряды второго игрока в зоне первого
step-inside-first = Отряды первого игрока в стратегической точке
step-inside-second = Отряды второго игрока в стратегической точке
step-point-held = Кто удерживает стратегическую точку
step-winner = Победитель
step-reasons = Что решило исход
note-army-cost = Отряды стоят { $cost } из { $limit } очков.
note-gap = Между зонами остаётся { $gap } см.
note-no-gap = На этом столе между зонами промежутка не остаётся.
note-damaged = Повреждённые машины, которые ничего не удерживают: первый игрок { $first }, второй игрок { $second }.
offer-attacker-begins = Начинает атакующий
offer-first-begins = Начинает первый игрок
offer-defender-ready = Обороне маркеры на всех
offer-leaves = Ушёл со стола
offer-enough-left = Победа: треть ушла
offer-agreed-end = Конец по договорённости
result-by-hand = Приложение не знает ни одного отряда: подсчитайте калькулятором.
won-attacker = Побеждает атакующий.
won-defender = Побеждает обороняющийся.
won-first = Побеждает первый игрок.
won-second = Побеждает второй игрок.
won-nobody = Не побеждает никто: ничья.
scored = { $player }: { $score } (уничтожено: { $destroyed }, за половину: { $halved })
left-of-units = Через край ушло { $left } из { $all } отрядов; нужно было { $needed }.
objectives-held = { $player }: удерживает { $count }
points-in-zone = { $player }: очки в зоне врага — { $count }
units-inside = { $player }: внутри { $count }

## The catalogue of cards

option-base = Дополнительная подставка
catalogue-rifle = Винтовки, гранаты и улучшения, которые вы купите
catalogue-guard = Пистолеты-пулемёты, гранаты и улучшения, которые вы купите
catalogue-soviet = Советское стрелковое отделение 01
catalogue-soviet-about = Готовая карточка из памятки: ручной пулемёт и бутылки с зажигательной смесью
catalogue-german = Немецкое стрелковое отделение 12
catalogue-german-about = Готовая карточка из памятки
catalogue-t-26 = Т-26
catalogue-t-26-about = Танк из памятки
catalogue-squad = Своё отделение
catalogue-light-vehicle = Своя лёгкая машина
catalogue-armoured = Своя бронированная машина
catalogue-gun = Своё орудие
catalogue-blank = Пустая карточка: впишите то, что на вашей
nation-soviet = Советский Союз
nation-germany = Германия
armament-rifle = Магазинные винтовки, гранаты
armament-rifle-machine-gun = Магазинные винтовки, гранаты, ручной пулемёт ДП
armament-rifle-bottles = Магазинные винтовки, гранаты, бутылки с зажигательной смесью
armament-rifle-both = Магазинные винтовки, гранаты, ручной пулемёт ДП, бутылки с зажигательной смесью
armament-guard = Пистолеты-пулемёты ППШ, гранаты
armament-guard-machine-gun = Пистолеты-пулемёты ППШ, гранаты, ручной пулемёт ДП
armament-guard-bottles = Пистолеты-пулемёты ППШ, гранаты, бутылки с зажигательной смесью
armament-guard-both = Пистолеты-пулемёты ППШ, гранаты, ручной пулемёт ДП, бутылки с зажигательной смесью
type-infantry-tank = Пехотный танк
armament-t-26 = 45-мм пушка, спаренный пулемёт
armament-none = Нет
gun-45 = 45-мм пушка
gun-machine-gun = Пулемёт
