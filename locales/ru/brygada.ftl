### 10. Brygada: слова карточек, калькуляторов, этапов и отрядов.

## What the app says of the game before it is opened

game-name = 10. Brygada
game-summary = 10. Brygada 1.4: карточки, активация, калькуляторы, задания. Неофициально.

## House rules

group-house-cards = Карточки
house-machine-gun-assaults = +1 в штурме пехоты даёт пулемёт, а не бутылки
house-more-bases = Можно купить больше одной лишней подставки
group-house-fire = Огонь
house-four-take-two = Четыре успеха убивают в сумме две подставки
house-critical-effect = Критическое попадание даёт +2 на эффект, а не на пробитие
house-natural-critical = Критическое попадание — это две выпавшие шестёрки
house-reaction-counts-move = Выстрел реакции учитывает и движение перед получением маркера

## Words of the game

unit-kind = Вид отряда
kind-infantry = Пехота
kind-light-vehicle = Лёгкая машина
kind-armoured = Бронированная машина
kind-gun = Орудие
band-10 = До 10 см
band-20 = До 20 см
band-30 = До 30 см
band-40 = До 40 см
band-50 = До 50 см
band-over-50 = Больше 50 см
direction-front = Лоб
direction-left = Левый борт
direction-right = Правый борт
direction-rear = Корма
mount = Где стоит
mount-turret = В башне
mount-hull = В корпусе, неподвижно
mount-co-axial = Спаренное
tows = Буксирует
tows-nothing = Ничего
tows-light = Лёгкие орудия
tows-heavy = Лёгкие и тяжёлые
lost = Карточка
lost-nothing = Прямо
lost-action = 90°: потеря действия
lost-turn = 180°: потеря хода
deed-nothing = Ничего
deed-move = Движение
deed-shoot = Выстрел
deed-marker = Маркер готовности
deed-hitch = Прицепить, отцепить
mission-none = Без задания
mission-meeting = Встречный бой
mission-frontal = Лобовая атака
mission-spoils = Трофеи войны
mission-reconnaissance = Разведка боем
mission-point = Стратегическая точка
effect-none = Без эффекта
effect-loses-action = Теряет действие
effect-loses-turn = Теряет следующий ход
effect-immobilised = Обездвижен
effect-gun-destroyed = Орудие уничтожено
effect-destroyed = Уничтожен

## What stands on a card

group-weapon = Оружие
group-weapon-1 = Первое оружие: кубики по пехоте
group-weapon-2 = Второе оружие: кубики по пехоте
group-weapon-3 = Третье оружие: кубики по пехоте
fire-at-10 = Огневая мощь до 10 см
fire-at-20 = Огневая мощь до 20 см
fire-at-30 = Огневая мощь до 30 см
fire-at-40 = Огневая мощь до 40 см
fire-at-50 = Огневая мощь до 50 см
fire-over-50 = Огневая мощь дальше 50 см
group-anti-tank = Противотанковое оружие
range = Максимальная дальность
short-range = Эффективная дальность
to-hit-value = Модификатор попадания
penetration-2 = Бронепробиваемость при 2
penetration-3 = Бронепробиваемость при 3
penetration-4 = Бронепробиваемость при 4
penetration-5 = Бронепробиваемость при 5
penetration-6 = Бронепробиваемость при 6
penetration-7 = Бронепробиваемость при 7
penetration-8 = Бронепробиваемость при 8
penetration-9 = Бронепробиваемость при 9
penetration-10 = Бронепробиваемость при 10
penetration-11 = Бронепробиваемость при 11
penetration-12 = Бронепробиваемость при 12
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
morale-markers = Маркеры морали
readiness-marker = Маркер готовности
lost-now = Потеря в свой же ход
left-table = Ушёл через край врага
in-place = В зоне врага или в центральном месте
group-activation = Активация
activated = Карточка перевёрнута
actions-left = Осталось действий
actions-spent = Действий ушло на буксировку
fought = В этом раунде уже дрался
rallied = Уже бросал на маркеры морали
first-action = Первое действие
second-action = Второе действие
shot-used = Выстрел этого раунда сделан
fights = В ближнем бою с
charged = Кого атаковал в этом бою
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
later-quality = Качество позже (0: то же)
later-from = Позднее качество с
bases = Подставки
cost = Стоимость
assault-infantry = Штурм против пехоты
assault-vehicles = Штурм против техники
special-shoots = Особые правила, когда стреляет
special-target = Особые правила, когда стреляют по нему
special-assault = Особые правила в ближнем бою
group-vehicle = Оружие и машина
has-anti-tank = Есть противотанковое оружие
hull-gun = Без башни или главное орудие в корпусе
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
step-fights = Отделения, которые всё ещё в ближнем бою: ещё один обмен ударами в этом раунде, в ход той стороны, что атаковала.
step-first-round = Первый раунд: каждая машина стреляет с −1, двигалась она или нет.
step-declare = Объявите сейчас оба действия. От второго потом можно отказаться, но поменять его нельзя.
step-move = Двигайтесь не дальше своей скорости. Поворот на месте ничего не стоит; своя пехота проходит сквозь своих.
step-watched = У врага есть маркер готовности: ведите модель медленно, так, как она ехала бы на самом деле. Назад ничего не возвращают.
step-contact = Коснулись врага — сразу начинается штурм; после него карточку переворачивают.
step-shoot = Измерьте расстояние от оружия, проверьте линию видимости, стреляйте.
step-area = Выберите точку прицеливания и положите шаблон: он не должен касаться ни своих, ни тех, кто в ближнем бою.
step-riders = Десант терпит то же, что его машина; десант, по которому стреляли, может сойти.
step-hitch = Прицепите или отцепите: это действие и тягача, и орудия. Второй отряд выберите ниже.
step-halt = Движение здесь останавливается. Стреляют по модели там, где она сейчас стоит.
step-reaction-shot = Стреляйте как обычно, с −1. Маркер снимают, и это выстрел раунда.
step-cards = Все свои карточки возвращены; карточка, повёрнутая за потерю, возвращается на 90°.
step-markers = Отделения с маркерами морали бросают столько кубиков, каково их качество: каждые 4 и больше снимают один маркер.
cards-turned-back = { $count ->
    [one] Возвращена { $count } карточка.
    [few] Возвращены { $count } карточки.
    [many] Возвращено { $count } карточек.
   *[other] Возвращено { $count } карточки.
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
declare-fast-move = Быстрое движение: оба действия
declare-shoot = Выстрел
declare-move-shoot = Движение, потом выстрел
declare-shoot-move = Выстрел, потом движение
declare-marker = Маркер готовности
declare-move-marker = Движение, потом маркер готовности
declare-marker-move = Маркер готовности, потом движение
declare-hitch = Прицепить или отцепить
declare-hitch-move = Прицепить или отцепить, потом движение
declare-move-hitch = Движение, потом прицепить или отцепить
declare-hitch-shoot = Прицепить или отцепить, потом выстрел
declare-shoot-hitch = Выстрел, потом прицепить или отцепить
declare-hitch-marker = Прицепить или отцепить, потом маркер готовности
declare-marker-hitch = Маркер готовности, потом прицепить или отцепить
offer-activate = активировать
offer-regroup = К перегруппировке
offer-regroup-early = { $left ->
    [one] К перегруппировке сейчас: не перевёрнута { $left } карточка
    [few] К перегруппировке сейчас: не перевёрнуты { $left } карточки
    [many] К перегруппировке сейчас: не перевёрнуто { $left } карточек
   *[other] К перегруппировке сейчас: не перевёрнуто { $left } карточки
}
no-actions-morale = Маркеры морали отнимают у него оба действия.
no-actions-spent = Его действия ушли на буксировку.
no-actions-lost = Он теряет этот ход: его карточка повёрнута на 180°.
barred-immobilised = Обездвижен.
barred-shot = Свой выстрел этого раунда он уже сделал.
barred-marker-shot = Свой выстрел этого раунда он уже сделал: маркер ничего не даст.
barred-no-action = У второго отряда не осталось на это действия.
offer-hold = Ничего не делать, перевернуть карточку
offer-turn-card = Готово: перевернуть карточку
offer-place-marker = Положить маркер готовности, перевернуть карточку
offer-then-move = Готово: теперь движение
offer-then-shoot = Готово: теперь выстрел
offer-then-hitch = Готово: теперь прицепить или отцепить
offer-forgo = Отказаться, перевернуть карточку
offer-forgo-second = Отказаться от второго действия, перевернуть карточку
offer-after-assault = Был штурм: перевернуть карточку
offer-reacts = стреляет сейчас (маркер готовности)
offer-hitch = прицепить
offer-unhitch = отцепить
offer-go-on = Выстрел сделан: движение продолжается
offer-hold-fire = Всё же не стрелять, оставить маркер
offer-last-round = Последний раунд окончен

## What follows from a unit's state

then-ready = Может один раз выстрелить по врагу, который движется у него на виду.
then-lost-action = В следующий ход у него одно действие.
then-lost-turn = Теряет следующий ход.
then-one-marker = Маркер морали отнимает одно действие в следующий ход.
then-markers = Маркеры морали отнимают оба действия в следующий ход.
then-rides = Что случится с машиной, случится и с ним.
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
barred-rallied = В эту перегруппировку он уже бросал на маркеры.
