### Cold War Commander: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = Cold War Commander
game-summary = Памятка игрока: приказы, огонь, ближний бой, артиллерия, авиация, провалы и любое правило под рукой. Параметры подразделений и книга правил — ваши.

## Orders and requests

plaque-two-dice = Успех на 2D6
modified-value = Значение с поправками
word-bonus = Бонус
word-no-bonus = Не две единицы
word-blunder = Провал
note-double-1-passes = Две единицы — успех при любом значении.
note-double-6-fails = Две шестёрки — провал при любом значении.

## One order, and orders in a row

command = Тест командования
command-summary = Один приказ: нужное число, бонус и провал
orders = Приказы подряд
orders-summary = Сколько приказов получит соединение до неудачи
group-command-test = Тест командования
group-order = Приказ
group-ordered-units = Кому отдан приказ
group-in-a-row = Один за другим
command-value = Командное значение
    .short = CV, командование, значение
earlier-orders = Прежние приказы соединению за ход
command-distance = До самого дальнего подразделения
road-move = Движение по дороге
moves-difficult = По труднопроходимой местности
moves-in-smoke = Движение в дыму
order-is-assault = Приказ на ближний бой
ordered-recce = Разведка
mixed-recce = Разведка среди прочих
fired-in-reaction = Кто-то вёл огонь реакции
evaded-atgw = Кто-то уклонялся от ПТУР
acted-in-initiative = Действовали в фазе инициативы
command-lowered = Снижено: «Прекратить огонь!»
orders-wanted = Сколько приказов
mod-marks = Огонь реакции, уклонение, инициатива
mod-difficult-or-smoke = Труднопроходимая местность или дым
mod-distance = Расстояние { $distance } см
mod-earlier-orders = { $count ->
    [one] { $count } приказ до этого
    [few] { $count } приказа до этого
    [many] { $count } приказов до этого
   *[other] { $count } приказа до этого
}
beside-distance = −{ $count }
note-no-distance = Без поправки за расстояние: дорога или разведка.
kept-mixed-recce = Среди получающих приказ есть разведка: её не считают, измеряйте до самого дальнего из остальных.
note-command-bonus = Две единицы: каждое подразделение группы может сделать два действия.
note-command-blunder = Две шестёрки: бросок по таблице провалов командования.
note-one-marked-unit = Достаточно, чтобы причина была у одного подразделения в соединении; строка поправок считается один раз, сколько бы причин ни было.
note-ordered-alone = Подразделение не входит ни в одно соединение: приказ только ему.
kept-marks-once = Огонь реакции, уклонение и инициатива: −1 один раз, не за каждое.
kept-ground-once = Труднопроходимая местность и дым: −1 один раз, не за каждое.
kept-distance-part = Начатые 20 см: без −1, считаются только полные отрезки.
note-value-from-rulebook = В памятке не сказано, как пройти тест. Трактовка: тест пройден, если сумма 2D6 не больше значения.
note-orders-stop = Приказы считаются до первой неудачи или провала. Можно ли потом снова отдать приказ этому соединению, сказано в книге правил.
roll-command = Тест командования
part-order = Приказ
word-order-given = Приказ отдан
word-order-failed = Не удался
word-two-actions = Два действия
want-order-given = шансов отдать приказ
want-blunder = шансов на провал
want-all-given = шансов отдать все приказы
want-one-order = шансов хотя бы на один приказ
want-orders = приказа в среднем
part-orders-given = Отдано приказов
part-orders-ended = Чем кончилось
word-all-given = Все отданы
part-bonuses = Из них с бонусом

## Requests

artillery-request = Заявка на артиллерию
artillery-request-summary = FAO вызывает огонь: нужное число
air-request = Заявка на авиацию
air-request-summary = FAC вызывает авиацию: нужное число
group-request = Заявка
fao-value = Значение FAO
fac-value = Значение FAC
earlier-requests = Прежние заявки этого FAO за ход
earlier-air-tests = Прежние тесты этого FAC за ход
guns-called = Орудия (без реактивных и корабельных)
rocket-or-naval-called = Ракеты и корабельные орудия
only-self-propelled = Только самоходная артиллерия
kinds-called = Видов вызванных подразделений
alike-called = Вызвано таких подразделений
ammunition = Боеприпасы
ammunition-normal = Обычные
ammunition-smoke = Дымовая завеса
ammunition-special = Специальные боеприпасы
ammunition-both = Дым и специальные
aircraft-called = Вызвано самолётов и вертолётов
mod-this-air-test = Этот тест
mod-earlier-requests = { $count ->
    [one] { $count } заявка до этой
    [few] { $count } заявки до этой
    [many] { $count } заявок до этой
   *[other] { $count } заявки до этой
}
mod-earlier-air-tests = { $count ->
    [one] { $count } тест до этого
    [few] { $count } теста до этого
    [many] { $count } тестов до этого
   *[other] { $count } теста до этого
}
mod-guns = Орудия: { $count }
mod-rocket-or-naval = Ракеты и корабельные орудия: { $count }
mod-aircraft = Самолёты и вертолёты: { $count }
refused-no-artillery = Не вызвано ни одного артподразделения.
kept-three-guns = Первые три орудия и неполная следующая тройка: без −1.
kept-first-rocket = Первое реактивное или корабельное подразделение: без −1, считаются только следующие.
kept-ammunition-once = Дым и специальные боеприпасы: −1 один раз, не дважды.
kept-special-once = Специальные боеприпасы: −1 один раз, сколько бы машин их ни применяло.
note-artillery-bonus = Две единицы: без отклонения, огонь ложится туда, куда целились.
note-artillery-blunder = Две шестёрки: бросок по таблице провалов артиллерии.
note-air-bonus = Две единицы: без отклонения, удар приходится туда, куда целились.
note-air-blunder = Две шестёрки: бросок по таблице провалов авиации.
note-air-order = Порядок удара: заявка, отклонение, зенитный огонь, зона, результат.
note-request-phase = Заявки подают в фазе командования. Можно ли пробовать снова после простой неудачи, сказано в книге правил.
note-each-shoot = Орудия, ракеты и корабельные орудия одной заявки: один тест, затем каждый вид стреляет отдельно в ту же точку.
open-guns-deviate = Отклонение орудий
open-rockets-deviate = Отклонение ракет
open-naval-deviate = Отклонение корабельных орудий
open-others-deviate = Отклонение ракет или корабельных орудий
open-guns-fire = Огонь орудий
open-rockets-fire = Огонь ракет
open-naval-fire = Огонь корабельных орудий
open-others-fire = Огонь ракет или корабельных орудий
roll-artillery-request = Заявка на артиллерию
roll-air-request = Заявка на авиацию
part-request = Заявка
word-request-granted = Принята
word-request-refused = Не принята
want-granted = шансов, что заявку примут
word-no-deviation = Без отклонения

## Deviation

artillery-deviation = Отклонение артиллерии
artillery-deviation-summary = Насколько отклоняется огонь и какова зона
air-deviation = Отклонение авиации
air-deviation-summary = Насколько отклоняется удар и какова зона
group-deviation = Отклонение
fao-to-target = От FAO до цели
fac-to-target = От FAC до цели
fao-higher = FAO стоит выше цели
fac-higher = FAC стоит выше цели
rocket-attack = Ракеты
naval-attack = Корабельные орудия
request-was-bonus = На заявку выпали две единицы
planned-mission = Спланировано заранее
deviation-agreed = Условились об отклонении
plaque-deviation = Отклонение
word-on-target = В цель
deviation-dice = Кубики отклонения
dice-per-started-20 = По кубику за каждые начатые 20 см
dice-per-full-20 = По кубику за каждые полные 20 см
zone = Зона, диаметр
zone-artillery = Артиллерия
zone-rocket-naval = Ракеты или корабельные орудия
zone-air = Самолёты и вертолёты
roll-drift = Отклонение в см
roll-direction = Направление отклонения
part-drift = Отклонение
want-still-in-zone = шансов, что точка прицеливания останется в зоне
want-drift = см отклонения в среднем
note-lands-as-aimed = Две единицы: без броска на отклонение.
note-planned-aimed = Точка прицеливания плановой задачи выбрана заранее: отклонения нет, если вы не условились иначе.
kept-no-deviation = Расстояние, высота и ракеты: после двух единиц не влияют.
kept-higher-no-dice = FAC выше: не влияет, вычитать нечего.
note-no-deviation-dice = Кубиков не осталось: отклонения нет.
note-drift = Сложите кубики: это сантиметры. Если бросали свой кубик направления, введите, что выпало; если «в цель», то «Без отклонения».
note-naval-no-die = У корабельных орудий большая зона, но дополнительного кубика отклонения, в отличие от ракет, нет.
note-every-unit-in-zone = Бросайте по каждому подразделению в зоне, по своим тоже.
note-zone-edge = Подразделение в зоне, если в ней его центр.
note-zone-radius = Зона — { $radius } см от центра во все стороны.
beside-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}
note-single-target-after = При ударе по одной цели её выбирают в зоне, но только после отклонения.

## Assault

assault = Ближний бой
assault-summary = Бой до конца: кто победит и как далеко отойдёт проигравший
assault-round = Раунд ближнего боя
assault-round-summary = Кубики сторон и итог одного раунда
assault-fall-back = Отход после ближнего боя
assault-fall-back-summary = Что станет с проигравшим
group-attacker = Атакующий
group-defender = Обороняющийся
group-attacker-more = Ещё об атакующем
group-defender-more = Ещё об обороняющемся
group-finish = До конца
group-loser = Проигравший
assault-unit = Кто дерётся
fighter-infantry = Пехота
fighter-engineers = Сапёры
fighter-loaded-ifv = БМП с пехотой/сапёрами
fighter-empty-ifv = БМП без пехоты
fighter-afv = ББМ
fighter-loaded-carrier = БТР с пехотой
fighter-flamethrower = Огнемётный танк
fighter-other = Другое подразделение
fighter-artillery-afv = Артиллерия на ББМ
charges = Натиск
supports = Поддерживающих подразделений
hits-on = Попадает на
suppressed = Подавлено
against-open-afvs = Пешком против открытых ББМ
flanked = Враги с фланга или тыла
flanked-rear = Из этих врагов с тыла
save-house-rule = Спасбросок (домашнее правило)
not-clear-terrain = Враг не на чистой местности
attacker-is-afv = Атакующий — ББМ
across-obstacle = Через препятствие
began-in-contact = Начинает вплотную к препятствию
carries-infantry = Везёт пехоту или сапёров
charge-lasts = Натиск считается каждый раунд
defender-position = Положение обороняющегося
hits-in-round = Получено попаданий в решающем раунде
attacker-dice = Кубики атакующего
defender-dice = Кубики обороняющегося
attacker-hits-on = Атакующий попадает на
defender-hits-on = Обороняющийся попадает на
mod-no-fewer-than-0 = Не меньше 0
mod-supports = Поддержка: { $count }
mod-flanked = { $count ->
    [one] { $count } враг с фланга или тыла
    [few] { $count } врага с фланга или тыла
    [many] { $count } врагов с фланга или тыла
   *[other] { $count } врага с фланга или тыла
}
dice-to-roll = Бросить кубиков
roll-attacker-hits = Атакующий: на попадание
roll-defender-hits = Обороняющийся: на попадание
roll-attacker-saves = Спасброски атакующего
roll-defender-saves = Спасброски обороняющегося
refused-not-clear = ББМ, которая не везёт ни пехоты, ни сапёров, может идти в ближний бой только с врагом на чистой местности.
refused-cover-number = Во врага в укрытии попадают на 5+ или 6, а не на 4+, если атакует не огнемётный танк.
refused-obstacle = Ближний бой через препятствие можно начать, только стоя вплотную к нему.
refused-support-kind = Управление, разведка и снайперы не могут поддерживать ближний бой.
refused-support-attack = Поддерживать ближний бой могут только подразделения со значением атаки.
refused-supports-itself = Подразделение само дерётся в этом бою.
role-supporter = Кто поддерживает атакующего
role-defence-supporter = Кто поддерживает обороняющегося
assault-support = Поддержка в ближнем бою
assault-support-summary = Может ли подразделение поддержать ближний бой
group-support = Кто поддерживает
support-kind = Вид подразделения
support-distance = До того, кого поддерживает
support-sees = На линии видимости
word-may-support = Да: +1 кубик
word-may-not-support = Нет
refused-support-distance = До подразделения { $distance } см; поддержать можно не дальше 10 см.
refused-support-sight = Для поддержки нужна линия видимости.
note-dismount = Пехоте, спешившейся уже в контакте, достаются все попадания врага и итог боя, машине — ничего.
note-wire-dismounted = Отходит не сама БМП, а её пехота, поэтому проволока уничтожает эту пехоту.
note-dismounted-lost = Если спешившаяся пехота уничтожена, она добавляется в «Потери вне списка»; подразделение из списка за неё не отмечается.
note-ifv-any-terrain = БМП с пехотой может идти в ближний бой всюду, куда способна въехать.
note-carrier-no-ifv = БТР, который в списке не назван БМП, дерётся как ББМ, со значением 3.
note-exact-type = Разведка, управление и снайперы дерутся со значением самой подходящей строки таблицы, а если подходящей нет, со значением 2.
note-artillery-afv = Артиллерия на ББМ дерётся как ББМ.
note-who-supports = Поддержку дают свои подразделения со значением атаки, не дальше 10 см и на линии видимости, кроме управления, разведки и снайперов.
note-assault-to-hit = Число для попадания у каждой стороны зависит от укрытия врага, которого она атакует.
note-no-saves-first = Попадания сравнивают до спасбросков.
note-no-assault-markers = Попадания ближнего боя не оставляют маркеров.
note-saves-first = Домашнее правило: спасброски до сравнения попаданий.
kept-saves = Спасброски: не влияют, в ближнем бою попадания сравнивают до них.
note-assault-hits-stay = Домашнее правило: попадания остаются маркерами; когда их не меньше прочности, подразделение уничтожено.
note-hits-stay-round-by-round = Домашнее правило: попадания остаются маркерами. Этот расчёт их не отмечает: играйте раунд за раундом.
note-across-obstacle = Через препятствие можно идти в ближний бой, только если подразделение начало движение вплотную к нему.
note-consolidate = Победитель консолидируется; на сколько, сказано в книге правил.
note-nobody-scores = Кубиков нет ни у кого: разведите стороны по договорённости.
note-nobody-scores-later = После первой ничьей кубиков нет ни у кого: разведите стороны по договорённости.
note-charge-first-round = Прибавка за натиск считается только в первом раунде.
note-loser-falls-back = Отход проигравшего: по кубику за полученное попадание решающего раунда; больше 10 см уничтожает только окопанные и снятые с передка подразделения.
note-loser-stays = Проигравший, ещё стоящий в контакте, остаётся на месте: бой окончен; для нового нужен новый приказ.
note-rounds = Попаданий поровну: ещё раунд. «Пять раундов» здесь значит пять или больше.
note-loser-no-limit = Отход больше 10 см не уничтожает подразделение, проигравшее ближний бой, если оно не окопано и не снято с передка.
part-assault = Ближний бой
part-attacker-hits = Попадания атакующего
part-defender-hits = Попадания обороняющегося
part-loser = Проигравший
part-rounds = Раунды (5 — это 5 и больше)
want-attacker-wins = шансов на победу атакующего
want-defender-eliminated = шансов, что обороняющийся уничтожен
want-attacker-loses = шансов, что атакующий проиграет
want-cm-back = см отхода в среднем
word-defender-eliminated = Обороняю­щийся уничтожен
word-defending-infantry-lost = Пехота обороняю­щегося потеряна
word-defender-falls-back = Обороняю­щийся отходит
word-defender-stays = Обороняю­щийся проиграл, остался
word-another-round = Всё ещё ничья
word-attacker-falls-back = Атакующий отходит
word-attacker-eliminated = Атакующий уничтожен
word-attacking-infantry-lost = Пехота атакующего потеряна
word-break-off = Расходятся по уговору

## Breakpoint

breakpoint = Точка слома
breakpoint-summary = Какие потери считаются и сколько осталось
group-breakpoint = Точка слома
group-losses-counted = Учитываемые потери
group-losses-not-counted = Неучитываемые потери
breakpoint-number = Точка слома стороны (0: нет)
lost-infantry = Пехота и сапёры
lost-support = Поддержка пехоты
lost-afvs = ББМ
lost-carriers = БТР и БМП
lost-artillery = Артиллерия на столе
lost-anti-air = Зенитки и ЗРК
lost-recce = Разведка
lost-command = CO, HQ, FAO, FAC
lost-snipers = Снайперы
lost-transports = Небронированный транспорт
lost-aircraft = Самолёты и вертолёты
lost-off-table = Артиллерия вне стола
losses-counted = Засчитанные потери
losses-before = Без потерь
losses-to-breakpoint = Потерь до точки слома
word-breakpoint-reached = Достигнута
note-no-breakpoint = 0 — точки слома нет: потери просто подсчитываются.
note-breakpoint-no-effect = Точка слома достигнута, когда засчитанные потери равны ей или больше. К чему это ведёт, сказано в книге правил.
note-not-counted = { $count ->
    [one] { $count } потеря не считается.
    [few] { $count } потери не считаются.
    [many] { $count } потерь не считается.
   *[other] { $count } потери не считается.
}

## End phase

end-phase = Конечная фаза подразделения
end-phase-summary = Какие маркеры снять и придёт ли подразделение в себя
group-end-phase = Подразделение
hit-markers = Маркеры попаданий
# On a button in the list of units.
quick-hit = +1 попадание
hit-markers-left = Останется маркеров
of-active-player = Кончается ход его стороны
suppressed-no = Нет
suppressed-before = До своего хода
suppressed-own-turn = В свой ход
suppression = Подавление
word-not-suppressed = Не подавлено
word-recovers = Приходит в себя
word-stays-suppressed = Остаётся подавленным
mod-markers-off = Снято
note-suppressed-this-turn = Подавлено в свой же ход: придёт в себя в конце своего следующего хода.
note-other-side-keeps = Приходят в себя только подразделения игрока, чей ход кончается.
note-smoke-off = Весь дым снимают со стола.
note-victory = Потом проверьте условия победы.
note-counters-off = Счёт приказов и заявок, а также отметки огня реакции, уклонения и инициативы сбрасываются в конце хода их владельца.
note-list-clears = В списке подразделений это делается автоматически в конце хода, с учётом домашних правил.

## Units: state

group-unit-state = Состояние
group-unit-marks = Влияет на следующий приказ
group-unit-ground = Где стоит
group-unit-kind = Что это
group-stat-line = Характеристики
unit-activated = Выполняло приказ в этом ходу
unit-actions = Осталось действий
one-action = Одно действие
actions-left = { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
    [many] осталось { $actions } действий
   *[other] осталось { $actions } действия
    }
unit-follow-up = Осталось разыграть
follow-up-no = Ничего
follow-up-misled = Провал его приказа
follow-up-named = Цели провала
follow-up-next-unit = Следующее подразделение
follow-up-suffers = Огонь по нему
follow-up-deviation = Отклонение
follow-up-smoke = Отклонение дыма
follow-up-fire = Его атака
follow-up-fired = Другие в его зоне
unit-orders = Приказы в этом ходу
unit-fights = С кем следующий раунд
unit-eliminated = Уничтожено
unit-aborted = Прервал вылет
unit-fired-at = Зенитный огонь окончен
unit-requests = Заявки в этом ходу
unit-test-failed = Тест в этом ходу не пройден
unit-reaction-fire = Вело огонь реакции
unit-evaded = Уклонялось от ПТУР
unit-initiative = Действовало в фазе инициативы
acted-on-order = Приказ уже выполнен; для нового действия нужен ещё один приказ.
unit-cover = Укрытие
unit-dug-in = Окопано
unit-fortified = В укреплениях
unit-limbered = На передке
lowered-no = Нет
lowered-next-turn = В свой следующий ход
lowered-this-turn = В этом ходу
lowered-both-turns = В этом и следующем ходу

## Units: kind and stat line

unit-kind = Вид
unit-infantry = Пехота
    .short = пех
unit-support = Поддержка пехоты
    .short = поддержка
unit-engineers = Сапёры
    .short = инженеры
unit-afv = ББМ
    .short = танк, танки, AFV
unit-ifv = БМП
    .short = IFV
unit-carrier = БТР, не БМП
    .short = БТР
unit-flamethrower = Огнемётный танк
unit-transport = Транспорт без брони
    .short = грузовик, грузовики, транспорт
unit-artillery = Артиллерия на столе
    .short = артиллерия, гаубица, гаубицы
unit-off-table = Артиллерия вне стола
    .short = вне стола, гаубица вне стола, гаубицы вне стола
unit-anti-air = Зенитка или ЗРК
    .short = ПВО, зенитка, ЗРК, ЗСУ
unit-recce = Разведка
unit-co = CO
unit-hq = HQ
unit-fao = FAO
unit-fac = FAC
unit-sniper = Снайпер
unit-aircraft = Самолёт
    .short = самолёты
unit-helicopter = Вертолёт
    .short = вертолёты
unit-formation = Соединение
formation-none = Нет
formation-a = Соединение А
formation-b = Соединение Б
formation-c = Соединение В
formation-d = Соединение Г
formation-e = Соединение Д
formation-f = Соединение Е
formation-g = Соединение Ж
formation-h = Соединение З
orders-a = { formation-a }: приказы
orders-b = { formation-b }: приказы
orders-c = { formation-c }: приказы
orders-d = { formation-d }: приказы
orders-e = { formation-e }: приказы
orders-f = { formation-f }: приказы
orders-g = { formation-g }: приказы
orders-h = { formation-h }: приказы
unit-is-recce = Разведка
unit-armour = Броня
unit-carriage = Вид артиллерии
carriage-towed = Буксируемая
carriage-self-propelled = Самоходная
carriage-naval = Корабельная
unit-falls-back-freely = Может отходить свободно
    .short = отходит свободно
unit-hits = Прочность (Hits)
    .short = hits, прочность, хиты
unit-save = Спасбросок (Save)
    .short = save, спасбросок, спас, сейв
unit-attack = Атака
    .short = атака, атк, #/#
unit-mark = Знак при атаке
unit-range = Дальность
    .short = дальность, дальн
unit-second-attack = Вторая атака (0: нет)
    .short = вторая атака, атака 2, /
unit-second-mark = Знак при второй атаке
unit-second-range = Дальность второй атаки
unit-move = Движение
    .short = движение, ход

## Units: what follows

then-loss-counts = Уничтожено: идёт в счёт точки слома.
then-loss-does-not-count = Уничтожено: в счёт точки слома не идёт.
then-aborted = Прервал вылет: без атаки.
then-suppressed = Подавлено. В памятке только эти последствия:
then-recovers = Подавлено: придёт в себя в конце своего хода.
then-recovers-later = Подавлено в свой ход: придёт в себя в конце своего следующего хода (домашнее правило: уже этого).
then-off-table-holds = Вне стола: при новом попадании остаётся на месте; если выпал отход дальше 10 см, уничтожено.
then-holds = При новом попадании остаётся на месте; если выпал отход дальше 10 см, уничтожено.
then-falls-back-freely = При новом попадании отходит на любое расстояние.
then-falls-back = При новом попадании отходит; если дальше 10 см, уничтожено.
then-suppressed-assault = −1 кубик в ближнем бою.
then-marked = Отмечено (огонь реакции, уклонение или инициатива): −1 к приказу его соединению.
then-actions = { $actions ->
    [one] Осталось { $actions } действие.
    [few] Осталось { $actions } действия.
    [many] Осталось { $actions } действий.
   *[other] Осталось { $actions } действия.
}
then-activated = «Перекрёстный огонь!»: подразделение в этом ходу уже активировано, броска на подавление нет.
then-moves = движение { $centimetres } см
then-lowered-next-turn = В свой следующий ход командует с −1 к командному значению.
then-lowered = Командное значение −1 в этом ходу.
then-recce = Когда стреляют по нему, укрытие на ступень лучше.
then-hit-on-6 = В него попадают на 6.
then-lost-in-a-rout = Если вынуждено бежать, уничтожено.
then-loaded-ifv = Если пехота спешилась только в контакте, все попадания этого боя достаются ей, машине — ни одного.
then-eliminated-by = { $count ->
    [one] Ещё { $count } попадание — и уничтожено.
    [few] Ещё { $count } попадания — и уничтожено.
    [many] Ещё { $count } попаданий — и уничтожено.
   *[other] Ещё { $count } попадания — и уничтожено.
}
then-shot-down-by = { $count ->
    [one] Ещё { $count } попадание — и сбит.
    [few] Ещё { $count } попадания — и сбит.
    [many] Ещё { $count } попаданий — и сбит.
   *[other] Ещё { $count } попадания — и сбит.
}
then-weaker = Атакует с −{ $count } к значению атаки.
then-next-request = Следующая заявка с −{ $count }.
then-test-failed = Тест не пройден: можно ли пробовать снова в этом ходу, сказано в книге правил.

## The side

group-orders-this-turn = Приказы в этом ходу
group-side-fire = Дым и плановые задачи
side-smoke = Дымовые завесы на столе
side-planned-fire = Плановые задачи артиллерии
side-planned-air = Плановые вылеты
side-breakpoint = Точка слома (0: нет)
side-more-losses = Потери вне списка
then-next-order = { $formation }: следующий приказ с −{ $count }.
then-next-order-or = { $formation }: следующий приказ с −{ $count } (с −{ $most }, если считать каждую причину).
then-losses = Засчитано потерь: { $count }.
then-breakpoint = Потери { $count } из { $breakpoint }.
then-breakpoint-reached = Точка слома достигнута: потери { $count } из { $breakpoint }.
then-planned-fire = { $count ->
    [one] { $count } задача артиллерии в фазе планового огня.
    [few] { $count } задачи артиллерии в фазе планового огня.
    [many] { $count } задач артиллерии в фазе планового огня.
   *[other] { $count } задачи артиллерии в фазе планового огня.
}
then-planned-air = { $count ->
    [one] { $count } авиаудар в фазе планового огня.
    [few] { $count } авиаудара в фазе планового огня.
    [many] { $count } авиаударов в фазе планового огня.
   *[other] { $count } авиаудара в фазе планового огня.
}
then-blunder = Две шестёрки: бросок на провал.
then-crossfire = «Перекрёстный огонь!»: разыграйте атаки по трём своим подразделениям, ближайшим к командиру.
then-on-your-own = «Бьёте по своим!»: выберите своё подразделение, ближайшее к первоначальной цели, и разыграйте огонь по нему.
then-take-cover = «В укрытие!»: выберите своё подразделение, ближайшее к первоначальной цели, и разыграйте удар по нему.
then-next-unit = Следующее подразделение той же заявки получает те же атаки.
then-crawl = «Отползти!»: отползает на половину движения.
then-deviation = Заявка принята: бросок на отклонение.
then-fire = Его огонь ещё не разыгран.
then-strike = Его удар ещё не разыгран; сначала зенитный огонь врага.
then-strike-now = Зенитный огонь окончен; удар с воздуха ещё не разыгран.
then-fired = В его зоне есть другие подразделения? Атакуйте каждое, затем нажмите «Пропустить».
then-loser-falls-back = Ближний бой проигран: отходит.
then-goes-back = Ближний бой проигран, отход на { $centimetres } см: что на пути?
then-halted = Остановилось у своих: те подавлены.
then-routed-through = Бежало через подавленных своих: они тоже уничтожены.
then-another-round = Попаданий поровну: нужен ещё один раунд.
note-blunder-first = Сначала разыграйте провал этого подразделения.
note-mission-first = Подразделение уже вызвано: сначала разыграйте его задачу.
then-planned-later = Тест в этом ходу уже был: плановые задачи теперь на следующий ход этой стороны.
then-smoke = { $count ->
    [one] { $count } дымовая завеса: снять в конечной фазе.
    [few] { $count } дымовые завесы: снять в конечной фазе.
    [many] { $count } дымовых завес: снять в конечной фазе.
   *[other] { $count } дымовой завесы: снять в конечной фазе.
}

## Checklist

phase-scheduled-fire = Плановый огонь
phase-initiative = Инициатива
phase-command = Командование
phase-end = Конечная
heading-plan = Плановые задачи
heading-planned-artillery = Для каждой задачи артиллерии
heading-planned-air = Для каждого планового авиаудара
heading-each-order = Для каждого приказа
heading-artillery = FAO: артиллерия
heading-air = FAC: авиация
heading-every-hit = Для каждого, в кого попали
step-plan = Плановых задач нет. Они задаются в разделе «Отряды», в конце списка своей стороны: { group-side-fire }.
step-planned-artillery = Отметьте зону: 20 см, у ракет и корабельных орудий 30 см. Отклонение — только по уговору.
step-artillery-fire = Выберите сосредоточенный или заградительный огонь; бросайте по каждому подразделению в зоне, по своим тоже.
step-planned-air = Отметьте зону 20 см. Отклонение — только по уговору.
step-anti-air = Стреляют все зенитки и ЗРК, которые видят цель и достают до неё: попадание на 5+; потом броски на прерывание вылета.
step-air-strike = Бросайте по каждому подразделению в зоне или удвойте атаки по одному из них.
step-initiative-act = Могут действовать те, у кого враг на дистанции инициативы. Отметьте действовавших: потом в этом ходу −1 к приказу.
step-engineering = Проведите инженерные работы.
step-recce-contact = Разведка может связаться с подразделениями управления.
step-order = Приказ соединению: сложите поправки, бросьте 2D6.
step-order-bonus = Две единицы: у каждого подразделения группы два действия.
step-order-blunder = Две шестёрки: бросок по таблице провалов командования.
step-fire = Огонь: бросьте столько кубиков, сколько даёт атака с поправками; сосчитайте попадания.
step-assault = Ближний бой: бросают обе стороны, пока одна не победит.
step-dismount = Если пехота спешилась только в контакте, все попадания этого боя достаются ей, машине — ни одного.
step-assault-loser = Проигравший уничтожен, если получил попаданий хотя бы вдвое больше, чем нанёс (если его не спасает ваше домашнее правило); иначе отходит. Победитель консолидируется.
step-next-order = Следующий приказ тому же соединению в этом ходу: ещё −1.
step-artillery-request = Заявка на артиллерию: сложите поправки, бросьте 2D6.
step-artillery-blunder = Две шестёрки: бросок по таблице провалов артиллерии.
step-artillery-deviation = Бросьте на отклонение; после двух единиц его нет.
step-air-request = Заявка на авиацию: сложите поправки, бросьте 2D6.
step-air-blunder = Две шестёрки: бросок по таблице провалов авиации.
step-air-deviation = Бросьте на отклонение; после двух единиц его нет.
step-saves = Если у цели есть спасбросок, бросьте по кубику за каждое попадание; успех снимает это попадание.
step-markers = Если всего попаданий у цели не меньше её прочности, она уничтожена. Иначе отметьте новые попадания.
step-suppression = Если цель уцелела и раньше не была подавлена, бросьте по кубику за каждое новое неотбитое попадание. Если хотя бы на одном число для попадания или больше, цель подавлена.
step-fall-back = Если цель была подавлена ещё до этой атаки, бросьте по кубику за каждое новое неотбитое попадание: сумма — её отход в см.
step-markers-off = Снимите маркеры попаданий со своих подразделений.
step-markers-off-both = Снимите маркеры попаданий с подразделений обеих сторон.
step-smoke-off = Снимите весь дым.
step-recovery = Ваши подразделения, подавленные до этого хода, приходят в себя.
step-recovery-all = Все ваши подавленные подразделения приходят в себя.
step-victory = Проверьте условия победы.
step-breakpoint = Проверьте точку слома.

## Words that several calculators ask for

cover = Укрытие
cover-open = Открытая местность
cover-light = Лёгкое, частичное
cover-hard = Прочное, полное
target-kind = Цель
target-ordinary = Обычная
target-recce = Разведка
target-command = Управление
target-sniper = Снайпер
armour = Броня
armour-none = Нет
armour-carrier = Есть, не ББМ
armour-open-afv = Открытая ББМ
    .short = открытая ББМ, открытая, открытый, ББМ открытая
armour-full-afv = Закрытая ББМ
    .short = закрытая, полностью бронирована, полностью бронированный
attack-mark = Знак при атаке
open-fired-at = Прямая наводка: по нему
open-shelled = Артогонь: по нему
open-struck = Авиаудар: по нему
open-fires = Прямая наводка: стреляет
open-shells = Артогонь: ведёт
open-strikes = Авиаудар: наносит
open-assaults = Ближний бой: атакует
open-assaulted = Ближний бой: против него
open-friends = Свои на пути
role-shooter = Кто стреляет
role-target = По кому
role-unit = Какое подразделение
role-commander = Кто отдаёт приказ
role-ordered = Кому (со всем соединением)
role-attacker = Кто идёт в ближний бой
role-defender = Кого атакуют
role-loser = Кто проиграл
role-fao = Какой FAO
role-fac = Какой FAC
role-battery = Какая артиллерия
role-air-unit = Какой самолёт или вертолёт
role-anti-air = Какие зенитки и ЗРК
role-also-on-mission = Кто ещё в этом вылете
open-next-anti-air = Зенитный огонь: следующая цель
open-next-counter-battery = «Контр­батарейный огонь!»: следующая цель
open-next-fighters = «Вражеские истребители!»: следующая цель
role-in-zone = Подразделение в зоне
role-own-unit = Своё подразделение, ближайшее к цели
mark-none = Нет
mark-star = * не по броне
    .short = *
mark-hash = # только по броне
    .short = #
save = Спасбросок
save-none = Нет
save-each-hit = Снимает попадание
hits = Прочность
hits-left = Попаданий до уничтожения
marked-before = Уже отмечено попаданий
mod-marked = Уже отмечено
already-suppressed = Уже подавлено
number-0 = 0
number-2 = 2+
number-3 = 3+
number-4 = 4+
number-5 = 5+
number-6 = 6
number-minus-1 = −1
number-minus-2 = −2
number-minus-3 = −3
number-minus-4 = −4
number-minus-5 = −5
number-minus-6 = −6
position = Положение
position-free = Может двигаться
position-dug-in = Окопано, не ББМ
position-dug-in-afv = Окопанная ББМ
position-unlimbered = Без передка/вне стола
position-fortified = В укреплениях
position-dug-in-fortified = Окопано в укреплениях
exempt = Свободный отход
exempt-or-recce = Разведка или свободный отход
meets = На пути
meets-clear = Ничего
meets-enemy = Место, занятое врагом
meets-impassable = Непроходимая местность
meets-minefield = Минное поле
meets-dummy = Ложное минное поле
meets-edge = Край стола
meets-wire = Проволока
meets-friend = Свои, не подавлены
meets-suppressed-friend = Свои, подавлены
soft = Пехота, транспорт без брони
attack = Атака
number-of-dice = Кубики атаки
to-hit = Попадание на
mod-never-below-0 = Не меньше 0

## The number to hit

suppressive-fire = Огонь на подавление
mod-recce = Разведка: укрытие на ступень лучше
mod-afv-indirect = ББМ под огнём с закрытых позиций
firer = Стреляет
firer-ordinary = Обычное подразделение
firer-flamethrower = Огнемётный танк
firer-sniper = Снайпер
kept-suppressive = Вид цели и стреляющего: не влияет, огонь на подавление попадает на 6.
kept-own-number = Вид цели: не влияет, этот стрелок попадает на 4+.
kept-cover-command = Укрытие: не влияет, в управление и снайперов попадают на 6.
kept-recce-hard = Разведка: не влияет, прочное укрытие лучше не станет.
kept-afv-indirect = ББМ под огнём с закрытых позиций: не влияет, из-за укрытия нужное число и так не меньше.
kept-afv-air = ББМ: не влияет, особые числа для ББМ — только у артиллерии; у вызванного удара число по укрытию.

## Direct fire

direct-fire = Огонь прямой наводкой
direct-fire-summary = Кубики, попадания, спасброски и что станет с целью
group-target = Цель
group-firers = Стреляющие
group-how-they-fire = Как стреляют
group-fall-back = Отход
group-firers-2 = Второй вид стреляющих
group-firers-3 = Третий вид стреляющих
group-firers-4 = Четвёртый вид стреляющих
group-more-dice = Другие кубики
target-unarmoured = Цель без брони
units-firing = Сколько стреляет
units-of-kind = Подразделений этого вида
gun = Орудие бьёт прямой наводкой
gun-none = Нет
gun-light = Лёгкое, до 99 мм
    .short = лёгкое орудие, лёгкое
gun-medium = Среднее, 100–122 мм
    .short = среднее орудие, среднее
gun-heavy = Тяжёлое, свыше 122 мм
    .short = тяжёлое орудие, тяжёлое
range = Дальность
distance = Расстояние
flank-or-rear = Фланг или тыл
units-apart = Стреляют с другого места
apart-distance = Расстояние оттуда
apart-flank = Оттуда фланг или тыл
firer-afv = Стреляют ББМ
on-the-move = На ходу
moving-no = Нет
moving-s1 = С S1
moving-s2 = С S2
moving-neither = Без S1 и S2
pop-up = Вертолёт «из-за укрытия»
more-dice = Ещё кубики
dice-of-each = Кубики каждого подразделения
dice-of-each-apart = Кубики каждого с другого места
dice-of-each-2 = Кубики каждого: второй вид
dice-of-each-3 = Кубики каждого: третий вид
kind-1 = Первый вид
kind-1-apart = Первый вид с другого места
kind-2 = Второй вид
kind-2-apart = Второй вид с другого места
kind-3 = Третий вид
kind-3-apart = Третий вид с другого места
kind-4 = Четвёртый вид
half-range = В пределах половины дальности
mod-afv-close = ББМ по небронированной цели, до 20 см
kept-afv-armoured = ББМ до 20 см: +1 только по небронированной цели.
kept-afv-too-far = ББМ по небронированной цели: дальше 20 см без +1.
kept-flank-once = Фланг и тыл: +1 один раз, не дважды.
beside-half-range = половина дальности: +1
beside-out-of-range = вне дальности
refused-out-of-range = До цели { $distance } см, дальность { $range } см.
refused-moving = На ходу могут стрелять только подразделения с S1 или S2.
refused-nobody-fires = Никто не стреляет: укажите подразделения или кубики.
refused-other-side = Подразделения разных сторон не могут стрелять вместе.
refused-other-number = Этим подразделениям нужны разные числа для попадания: разыграйте их отдельными атаками.
refused-twice = Подразделение уже участвует.
refused-held = Подразделение, которое держится на месте, не двигается и ни на кого не натыкается.
refused-not-its-turn = Отдавать приказы и подавать заявки может только игрок, чей сейчас ход.
refused-too-early = Отдавать приказы и подавать заявки можно только после первых двух фаз.
refused-other-shells = Орудия, ракеты и корабельные орудия стреляют порознь: у каждого вида свои отклонение, зона и сумма.
refused-struck = Это подразделение в этой зоне уже атаковали: каждое атакуют один раз.
refused-crawl = Отползают только те, кому предназначался этот приказ, и по одному разу.
refused-star = Атака со знаком * не поражает бронированные цели.
refused-hash = Атака со знаком # не поражает небронированные цели.
refused-no-dice = Бросать нечего: кубиков нет.
refused-too-many-dice = Слишком много кубиков ({ $dice }): предел { $most }. Разделите расчёт на два.
refused-eliminated = Уже уничтожено: попаданий { $marked } из { $most }.
note-moving-cost-unset = { $class }: поправки за стрельбу на ходу в памятке нет. Вычтите её сами или впишите один раз в домашних правилах.
note-gun-letter = В памятке эта дальность записана как 100H без пояснения: здесь H ничего не меняет.
note-gun-between = Калибров 86–99 мм в памятке нет. Трактовка: такие орудия лёгкие, как 25-фунтовка.
note-other-numbers-apart = Все эти подразделения попадают на одно и то же число. Остальные считайте потом отдельной атакой.
note-alike = Подразделения одного вида стреляют с одного расстояния и с одной стороны. Прочие введите в «Стреляют с другого места».
refused-elsewhere = Стреляющих подразделений: { $units }. С другого места не может стрелять больше.

## What fire does

fire-resolution = Действие огня
fire-resolution-summary = Кубики и число для попадания известны: спасброски, попадания, подавление, отход
group-attack = Атака
part-target = Цель
part-hits = Попадания после спасбросков
want-eliminated = шансов на уничтожение
want-suppressed = шансов на подавление
want-falls-back = шансов на отход
want-stays-put = шансов, что цель поражена и останется на месте
want-halts = шансов, что цель остановится у своих
want-marked = шансов только на маркеры
want-hits = попадания в среднем
attack-die = кубик атаки
attack-dice = кубиков атаки
part-fall-back = Отход
part-eliminated-by = Как уничтожено
part-unit = Подразделение
word-no-effect = Без последствий
word-marked = Только маркеры попаданий
word-suppressed = Подавлено
word-falls-back = Отходит
word-stays-put = Остаётся на месте
word-halts = Останавливается у своих
word-eliminated = Уничтожено
word-both-eliminated = Уничтожены оба
word-not-eliminated = Не уничтожено
word-by-hits = Попаданиями
word-by-distance = Отходом больше 10 см
word-on-the-way = На пути отхода
word-at-once = Сразу
roll-to-hit = Бросок на попадание
roll-saves = Спасброски
roll-suppression = Бросок на подавление
roll-fall-back = Бросок на отход, в см
note-away-from = Прямо от ближайшего врага, участвовавшего в атаке; если таких на столе нет, от ближайшего врага.
note-holds = Подразделение, которое держится на месте, при отходе до 10 см остаётся, при большем уничтожено; разведка тоже.
note-friend-suppressed = Коснувшись своих, подразделение останавливается, а они становятся подавленными.
note-dummy = Ложное минное поле безвредно.
note-wire = Проволока уничтожает пехоту и небронированный транспорт; прочие идут дальше.
note-rout-list = Домашнее правило: отход по списку бегства.

## Falling back and rout

fall-back = Отход
fall-back-summary = Где кончается вынужденный отход
fall-back-distance = Расстояние отхода
back-cause = Из-за чего отход
back-by-fire = Огонь
back-by-assault = Проигранный ближний бой
role-friend = Своё подразделение на пути
kept-limit-exempt = Больше 10 см: не влияет, это разведка или подразделение со свободным отходом.
note-deadly-places = Место, занятое врагом, непроходимая местность, минное поле и край стола уничтожают подразделение, разведку тоже.
note-through-suppressed = При бегстве через подавленных своих уничтожены оба подразделения.
note-over-10 = Отход больше 10 см за один раунд огня уничтожает подразделение, если это не разведка и свободного отхода у него нет.
rout = Бегство
rout-summary = Тест на бегство из «Перекрёстного огня!» и где бегство кончается
group-rout = Бегущее подразделение
hits-kept = Попадания после спасбросков
rout-dice = Кубики бегства
roll-rout = Бросок на бегство, в см
word-no-rout = Бегства нет
note-no-rout = Попаданий не осталось: бегства нет.
note-lost-at-once = Снятые с передка орудия, окопанные ББМ и подразделения в укреплениях уничтожаются, если вынуждены бежать.
note-rout-borrows = В памятке кубиков бегства нет: бросайте, как при отходе, с тем же пределом 10 см и теми же исключениями.

## Artillery fire and air strikes

artillery-fire = Огонь артиллерии
artillery-fire-summary = Что сделает сосредоточенный или заградительный огонь с подразделением в зоне
group-target-in-zone = Подразделение в зоне
group-batteries = Артиллерия
shoot = Вид огня
shoot-concentration = Сосредоточенный
shoot-barrage = Заградительный
mod-average = Среднее (подразделений: { $units })
note-barrage-rounded = Среднее округляют до ближайшего целого, половину вверх.
note-zone-every-unit = По каждому подразделению в зоне, и по своему тоже, бросают все кубики. Рассчитайте подразделения по очереди.
note-zone-no-direct-fire-lines = Половина дальности, фланг и прочее здесь не считаются.
note-marked-left-out = Атаки со знаком * или #, которые этому подразделению не вредят, не входят ни в сумму, ни в среднее.
air-strike = Авиаудар
air-strike-summary = Что сделают самолёты и вертолёты с подразделением в зоне
group-air-units = Авиация
group-air-units-2 = Второй вид авиации
group-air-units-3 = Третий вид авиации
air-units = Сколько атакует
air-units-of-kind = Машин этого вида
attack-after-aa = Атака после зенитного огня
single-target = Одна выбранная цель
mod-single-target = Одна цель: вдвое
note-single-target = Цель выбирают после отклонения среди тех, кто в зоне; атакуют только её. Потери от зениток вычитают до удвоения.
note-air-cover-numbers = У вызванного удара число для попадания — по укрытию; особые числа для ББМ — только у артиллерии.

## Anti-air fire

anti-air = Зенитный огонь
anti-air-summary = Машина сбита, прервала вылет или атакует с остатком кубиков
group-aa = Зенитки и ЗРК
group-air-unit = Самолёт или вертолёт
aa-dice = Сумма значений атаки
air-marked = Попаданий в него за вылет
others-on-mission = Другие в этом вылете
aircraft-hit-on = Зенитки и ЗРК по авиации
attack-before-aa = Атака сейчас
roll-abort = Прервёт ли вылет?
refused-shot-down = Уже сбит: попаданий { $marked } из { $most }.
part-air-unit = Самолёт или вертолёт
part-attack-left = Осталось атаки
want-stopped = шансов, что машина сбита или прервёт вылет
want-shot-down = шансов сбить
want-attack-left = кубика атаки остаётся в среднем
word-attacks = Атакует в полную силу
word-attacks-reduced = Атакует слабее
word-aborts = Прерывает вылет
word-shot-down = Сбит
note-aa-all-fire = Все зенитки и ЗРК, которые видят цель и достают до неё, стреляют вместе.
note-aa-order = Порядок: заявка, отклонение, зенитный огонь, зона, результат.
note-aa-loss-first = Потери от зениток вычитайте из атаки каждой машины до сложения и удвоения.
kept-old-hits = Прежние попадания: не влияют, бросок на прерывание вылета дают только новые.

## Blunders

group-blunder = Провал
blunder = Провал
blunder-roll = Бросить
roll-blunder = Бросок на провал
roll-attacks = Бросок на число атак
known-attacks = Выпало атак (0: бросить)
refused-known-attacks = Столько атак выпасть не может.
open-crawl = «Отползти!»: подразделение
role-nearest = Три ближайших подразделения
role-crawler = Кто отползает
command-blunder = Провал командования
command-blunder-summary = «Прекратить огонь!», «Отползти!» или «Перекрёстный огонь!»: чем кончится
cease-fire = Прекратить огонь!
crawl-away = Отползти!
crossfire = Перекрёстный огонь!
group-command-unit = Подразделение управления
group-crossfire = «Перекрёстный огонь!»: ближайшее подразделение
group-second-unit = «Перекрёстный огонь!»: второе подразделение
group-third-unit = «Перекрёстный огонь!»: третье подразделение
group-crawl = «Отползти!»: подразделение
first-unit = Ближайшее подразделение
second-unit = Второе подразделение
third-unit = Третье подразделение
crossfire-units = Подразделения под огнём
before = До провала
before-fresh = Ничего
before-activated = Активировано в этом ходу
before-suppressed = Подавлено
full-move = Движение подразделения
in-the-open = На открытой местности
sees-enemy = Видит врага
in-the-way = На пути
way-around = Препятствие можно обойти
way-suppressed-unit = Свои, подавлены
part-crawler = Отползающее подразделение
part-lowered = Командное значение в следующий ход
word-value-as-it-is = Как есть
word-value-lowered = На 1 ниже
word-does-not-move = Не двигается
word-half-move = Половина движения
word-halts-both-suppressed = Стоп, оба подавлены
note-cease-fire = D6 атак по самому подразделению управления, каждая попадает на 4+.
note-cease-fire-lowers = Подавлено этим огнём или уже было подавлено: в свой следующий ход подразделение управления командует со значением на 1 ниже.
note-crossfire = Каждое из трёх своих подразделений, ближайших к командиру, получает все атаки, по очереди, начиная с ближайшего.
note-crossfire-split = Домашнее правило: атаки делят между тремя подразделениями, начиная с ближайшего.
note-crossfire-then = Активированным в этом ходу бросок на подавление не нужен; подавленные раньше вместо него проходят тест на бегство.
note-crawl-formation = Отползают все неподавленные подразделения на открытой местности из соединения, чей приказ провален.
note-crawl-all = Домашнее правило: отползают все неподавленные подразделения стороны на открытой местности.
note-crawl-way = Отползают прямо от ближайшего видимого врага; обходить препятствия можно, если ни один видимый враг не становится ближе.
note-crawl-sees-nobody = Кто не видит врага, не двигается.
note-crawl-mover-only = Уничтожается только движущееся подразделение; подавленное подразделение у него на пути остаётся.
note-crawl-both-suppressed = Подразделение останавливается вплотную к своему подразделению на пути, и оба подавлены.
artillery-blunder = Провал артиллерии
artillery-blunder-summary = «Летит!», «Контрбатарейный огонь!» или «Бьёте по своим!»: чем кончится
incoming = Летит!
counter-battery = Контр­батарейный огонь!
on-your-own = Бьёте по своим!
on-your-own-short = Бьёте по своим!
group-fao = FAO
group-towed = Буксируемая артиллерия
group-self-propelled = Самоходная артиллерия
group-naval = Корабельная артиллерия
group-own-shoot = Обстрел
group-own-unit = Своё подразделение, ближайшее к цели
towed-ordered = Вызвано буксируемых
self-propelled-ordered = Вызвано самоходных
naval-ordered = Вызвано корабельных
attacks-of-shoot = Кубики атаки при обстреле
shoot-was-smoke = Дымовая завеса
fao-to-unit = От FAO до этого подразделения
higher-than-unit = FAO или FAC выше цели
part-guns-eliminated = Артиллерии уничтожено
part-guns-suppressed = Артиллерии подавлено
want-command-unit-lost = шансов потерять подразделение управления
want-value-lowered = шансов, что командное значение снизится
want-nearest-lost = шансов потерять ближайшее подразделение
want-second-lost = шансов потерять второе подразделение
want-third-lost = шансов потерять третье подразделение
want-observer-lost = шансов потерять FAO или FAC
want-gun-lost = шансов потерять хотя бы одно артподразделение
want-gun-suppressed = шансов, что подавлено хотя бы одно артподразделение
want-own-unit-lost = шансов потерять своё подразделение
want-air-unit-lost = шансов, что хоть одну машину собьют
want-air-unit-aborts = шансов, что хоть одна машина прервёт вылет
refused-no-ordered-artillery = Артиллерию не вызывали.
note-counter-battery = Один D6 на всех: столько атак по каждому вызванному подразделению, сначала по буксируемым. Шансы показаны только на уничтожение и подавление.
note-counter-battery-in-turn = Один D6 на всех: каждое вызванное подразделение получает столько атак, сначала это.
note-rockets-by-carriage = Реактивные подразделения: в буксируемые попадают на 4+, в самоходные на 5+.
note-off-table-holds = Артиллерия вне стола не двигается и считается снятой с передка.
note-on-your-own = Сосредоточенный или заградительный огонь выбирает владелец артиллерии. Прочие подразделения в зоне рассчитайте по очереди: «Огонь артиллерии».
note-smoke-stays = Дым остаётся дымом: просто ложится в другом месте.
note-in-zone = Ваше подразделение, ближайшее к первоначальной цели, в зоне, если отклонение не больше { $radius } см.
air-blunder = Провал авиации
air-blunder-summary = «Обстрел с воздуха!», «Вражеские истребители!» или «В укрытие!»: чем кончится
strafed = Обстрел с воздуха!
enemy-fighters = Вражеские истребители!
take-cover = В укрытие!
group-fac = FAC
group-own-strike = Удар
air-units-ordered = Вызвано машин
attacks-of-strike = Кубики атаки при ударе
fac-to-unit = От FAC до этого подразделения
part-shot-down = Сбито машин
part-aborted = Прервано вылетов
refused-no-air-units = Авиацию не вызывали.
note-fighters = Один D6 на всех. Попаданий не меньше прочности: машина сбита; иначе кубик за каждое, 5+ прерывает вылет. Уцелевшие не атакуют.
note-fighters-in-turn = Один D6 на всех: по каждой вызванной машине столько атак, сначала по этой.
note-take-cover = Вся вызванная авиация бьёт по вашему подразделению, ближайшему к первоначальной цели. Прочие подразделения в зоне рассчитайте по очереди: «Авиаудар».

## House rules

group-house-rules = Домашние правила
moving-cost-unset = Не вписано
house-s1 = S1: кубики за стрельбу на ходу
house-s2 = S2: кубики за стрельбу на ходу
house-command-part-steps = Дистанция командования: считать и начатые 20 см
house-air-part-steps = Отклонение авиации: считать и начатые 20 см
house-alternatives-add-up = Считается каждая причина в строке
house-first-rocket = За первое реактивное или корабельное подразделение тоже −1
house-started-three = Считается и начатая тройка орудий
house-first-air-test = Первый тест авиации тоже −1
house-air-is-indirect = Числа для ББМ у авиации — как у артиллерии
house-six-against-command = Огнемёты и снайперы попадают в управление и снайперов на 6
house-rout-list = Отход по списку бегства
house-crawl-all = «Отползти!»: вся сторона
house-split-crossfire = Атаки «Перекрёстного огня» делят
house-saves-first = Ближний бой: спасброски до сравнения
house-keep-assault-hits = Ближний бой: попадания остаются маркерами
house-no-hits-fall-back = Ближний бой: проигравший с 0 нанесённых попаданий отходит
house-charge-lasts = +1 за натиск в каждом раунде
house-flank-rear-once = Фланг и тыл: до −1 за каждый
house-all-recover = Конечная фаза: приходят в себя все ваши подразделения
house-clear-both-sides = Конечная фаза: снимают маркеры попаданий обеих сторон
house-apc-is-ifv = БТР считаются БМП
