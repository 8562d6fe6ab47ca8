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
