# The words of the page on which a game is printed.

paper-sheet = Sheet
paper-quick = Quick reference
paper-list = Force list
paper-map = Mission map
paper-size = Paper
paper-type = Type size
paper-small = Small
paper-normal = Normal
paper-large = Large
paper-as = Same as under “{ $phase }”.
paper-opponent = the opponent's step
paper-house = House rules in use
paper-cut = Cut along the lines. Fold a card with two faces along the dotted line.
paper-left = Left
