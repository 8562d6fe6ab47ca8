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
first-action = Первое действие
second-action = Второе действие
shot-used = Выстрел этого раунда сделан
fights = В ближнем бою с
charged = В этом бою атаковал
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
step-activate = Выберите отряд, чья карточка не перевёрнута, выполните его действия и переверните карточку.
