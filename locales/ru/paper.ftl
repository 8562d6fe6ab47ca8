# Слова страницы, с которой игру печатают.

paper-sheet = Лист
paper-quick = Шпаргалка
paper-list = Список отрядов
paper-map = Карта задания
paper-size = Бумага
paper-type = Шрифт
paper-small = Мелкий
paper-normal = Обычный
paper-large = Крупный
paper-as = То же, что в разделе «{ $phase }».
paper-opponent = делает противник
paper-house = Принятые домашние правила
paper-cut = Режьте по линиям. Двустороннюю карточку сложите по пунктиру.
paper-left = Осталось
