### Flames of War: глава о заданиях, её слова и правила.

## Слова

mission-none = Без задания
free-for-all = Общая свалка
encounter = Столкновение
dust-up = Пыль столбом
no-retreat = Не отступать!
hold-the-line = Держать позицию!
attacker = Атакующий
defender = Обороняющийся
quarter-left = Левая
quarter-right = Правая
taken-nobody = Никто
ending-not-yet = Сражение идёт
ending-attacker-objective = Атакующий: объект
ending-defender-objective = Обороняющийся: объект
ending-half-clear = Половина очищена
ending-attacker-broken = Атакующий сломлен
ending-defender-broken = Обороняющийся сломлен
ending-time = Время вышло
ending-attacker-concedes = Атакующий сдался
ending-defender-concedes = Обороняющийся сдался

## Калькуляторы: общее

group-battle = Сражение
group-platoons = Взводы
mission = Задание
winner = Победитель
loser = Проигравший
platoons-lost = Уничтожено взводов
refused-no-mission = Сначала выберите задание: в памятке их пять.
word-attacker-wins = Победил атакующий
word-defender-wins = Победил обороняющийся
word-nobody-wins = Не победил никто
word-plays-on = Играем дальше

## Калькуляторы: кто атакует, кто ходит первым

attacker-roll = Бросок: кто атакует
attacker-roll-summary = Каждый бросает кубик: кто атакует?
ties-again = Перебрасывать ничью
word-tie = Ничья: бросьте снова
word-first-player = Первый игрок
word-second-player = Второй игрок
word-higher-die = У кого больше
roll-first-player = Кубик первого игрока
roll-second-player = Кубик второго игрока
note-picks-long-edge = Атакующий выбирает длинную сторону стола, обороняющемуся достаётся противоположная.
note-picks-quarter = Атакующий выбирает четверть стола, обороняющемуся достаётся четверть по диагонали.
note-roles-not-in-sheet = Кто атакует в этом задании, памятка не говорит: договоритесь. Этот бросок — не правило, а просто честная жеребьёвка.
first-turn-roll = Бросок за первый ход
first-turn-roll-summary = Каждый бросает кубик, закончившему первым +1: кто ходит первым?
first-turn = Первый ход
finished-first = Первым расставил взводы
finished-first-summary = По взводу по очереди: кто раньше поставит последний?
for-finishing-first = Закончившему первым
roll-attacker = Кубик атакующего
roll-defender = Кубик обороняющегося
note-attacker-always-first = Без броска: в оборонительном сражении первым всегда ходит атакующий.
note-higher-has-first-turn = Первый ход у того, у кого больше. Других поправок нет.
note-later-teams-do-not-matter = Считаются только взводы: воинов и независимые отделения ставят позже.

## Калькуляторы: расстановка

reserve-split = Резервы и засада
reserve-split-summary = Сколько взводов остаётся в резерве, сколько ставить сейчас?
whose-platoons = Чьи взводы
platoons = Взводы
in-reserve = В резерве
one-in-ambush = Один в засаде
least-in-reserve = В резерве не меньше
half-rounded-up = Половина с округлением вверх
deploy-now = Ставить сейчас
word-no-reserves = Никого
note-no-reserves = Эта сторона никого в резерве не оставляет: ставит все взводы.
note-more-allowed = В резерве можно оставить и больше половины.
note-loose-teams-later = Воинов вне взводов и независимые отделения ставят позже, как бы взводы ни разделили.
refused-too-few-in-reserve = В резерве надо оставить не меньше { $least }.
refused-more-than-there-are = Столько взводов у этой стороны нет.
refused-nobody-for-ambush = На засаду не осталось взвода.
note-one-platoon-in-turn = Игроки ставят по одному взводу по очереди, начинает атакующий.
note-equal-attacker-began = Поровну: первым заканчивает атакующий, ведь он и начал.

## Калькуляторы: конец сражения

battle-end = Конец сражения
battle-end-summary = Всё ли уже кончено и кто победил?
battle-end-plaque = Сражение
group-objectives = Объекты
occasion = Что происходит
occasion-turn-starts = Начинается ход
whose-turn = Чей ход
own-turn = Который это ход игрока
enemy-on-half = Атакующие на половине обороняющегося
objective-1 = Объект 1
objective-2 = Объект 2
objective-3 = Объект 3
objective-4 = Объект 4
objective-by = Кто поставил
objective-on = На чьей земле
objective-taken = Кто захватил
note-ends-objective = Ход начинается с захваченным объектом из нужных; хватает одного.
note-objective-first = Это проверяют до теста на боевой дух роты, если он нужен в тот же миг.
note-ends-half-clear = С 6-го хода обороняющегося: в начале хода на его половине нет ни одного отделения атакующего.
note-ends-broken = Эта сторона уничтожена, другая захватила все объекты; сражение заканчивается сразу.
note-broken-first = Если провалить могут оба, сражение заканчивает первый проваленный тест.
note-ends-time-fair = Честный бой без победителя проигрывают оба.
note-ends-time-defensive = В оборонительном сражении побеждает обороняющийся, если ещё не победил атакующий.
note-time-not-checked = Ничей ход тут не начинается, поэтому объекты больше не проверяют.
note-ends-conceded = Побеждает соперник; очки — по потерям на этот момент.
note-needs-own-placed = Этому игроку нужен объект, который он сам поставил на половине противника.
note-needs-enemy-area = Этому игроку нужен объект в зоне расстановки противника, кто бы его ни поставил.
note-needs-any = Атакующему нужен любой из объектов, кто бы его ни поставил.
note-needs-half-clear = Обороняющемуся нужно, с 6-го хода, чтобы на его половине не было атакующих; объекты ему не помогут.
note-on-half = Подставка, хоть частью зашедшая за центральную линию, стоит на этой половине; просто касание не в счёт.
note-checked-at-start = Проверяют только в начале собственного хода игрока.

## Калькуляторы: победные очки

victory-points = Победные очки
victory-points-summary = Насколько велика победа и сколько очков у каждого?
victory-points-plaque = Итог
stunning-victory = Ошеломляющая победа
major-victory = Крупная победа
minor-victory = Незначительная победа
started-with = Взводов к первому ходу
large-army = Большая армия
attackers-losses = Потери атакующего в зачёт
defenders-losses = Потери обороняющегося в зачёт
attackers-points = Очки атакующего
defenders-points = Очки обороняющегося
as-if-the-other-had-won = Как при победе соперника
refused-always-a-winner = В оборонительном сражении победитель есть всегда.
note-points = Атакующий: { $attacker }, обороняющийся: { $defender }.
note-large-army = Девять взводов или больше к началу своего первого хода, с резервом, без транспортных взводов: одна потеря не в счёт.
note-losers-losses = Считаются только потери победителя.
note-opponents-losses = Каждый получает очки проигравшего по потерям соперника: помогает каждый уничтоженный взвод противника.
