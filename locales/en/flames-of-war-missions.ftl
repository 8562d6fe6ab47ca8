### Flames of War: the mission chapter, its words and its rules.

## Words

mission-none = No mission
free-for-all = Free-for-All
encounter = Encounter
dust-up = Dust-Up
no-retreat = No Retreat
hold-the-line = Hold the Line
attacker = Attacker
defender = Defender
quarter-left = Left
quarter-right = Right
taken-nobody = Nobody
ending-not-yet = Still fought
ending-attacker-objective = Attacker: Objective
ending-defender-objective = Defender: Objective
ending-half-clear = Defender's half clear
ending-attacker-broken = Attacker broken
ending-defender-broken = Defender broken
ending-time = Time ran out
ending-attacker-concedes = Attacker concedes
ending-defender-concedes = Defender concedes

## Maps and missions

fair-fight = Fair Fight
fair-fight-means = Whoever first starts a turn with the right Objective Taken wins. If nobody does before the battle stops, both players lose.
defensive-battle = Defensive Battle
defensive-battle-means = The attacker has to take an Objective. If that does not happen, the defender has won.
free-for-all-about = Two fast columns run into each other on the move, and at once everything is in the fight.
free-for-all-attacker = You have broken through. Strike before a defence takes shape, and be the first to hold one of your Objectives.
free-for-all-defender = Answer the breakthrough: reach the ground that matters before the enemy, and be the first to hold one of your Objectives.
encounter-about = A small force that covers the flank of the main body meets the enemy. Both call for help, and the clash grows.
encounter-attacker = Both sides wait for support. Attack before the enemy's is there, and be the first to hold an Objective on his side.
encounter-defender = Halt the advance in your sector, keep pressing until support comes, then be the first to hold an Objective on his side.
dust-up-about = Two offensives collide head-on, and the fight spreads as the reserves of both sides come in from the flank.
dust-up-attacker = Be quicker and bolder: reach an Objective in the enemy's area before he reaches one in yours.
dust-up-defender = Beat off the first blow, then go over to the attack with everything and be the first to hold the ground behind him.
no-retreat-about = A dug-in force makes its last stand, and a whole campaign may turn on it.
no-retreat-attacker = The enemy is in disorder on a narrow front and his reserves are away. Use it: one Objective is enough.
no-retreat-defender = Hold with what you have until the reserves come, keep the Objectives, and drive the attacker off your half.
hold-the-line-about = A much weaker side, with no help near, lives by surprise.
hold-the-line-attacker = Finish off a small, cut-off force quickly and take the Objectives.
hold-the-line-defender = The odds are bad. Look weaker than you are, spend your ambush well, keep the Objectives, and hit back when the reserves are in.
zone-attacker = Attacker deploys
zone-defender = Defender deploys
zone-no-mans-land = No Man's Land
zone-empty = Left empty
zone-attacker-two = Attacker: 2 Objectives
zone-defender-two = Defender: 2 Objectives
zone-each-one = Each player: 1 Objective
arrive-attacker-corner = Attacker's reserves, { DIST(16) } from the corner
arrive-defender-corner = Defender's reserves, { DIST(16) } from the corner
arrive-defender-edge = Defender's reserves arrive here
rule-meeting-engagement = Meeting Engagement
rule-prepared-positions = Prepared Positions
rule-ambush = Ambush
rule-reserves = Reserves
rule-delayed-reserves = Delayed Reserves
rule-scattered-reserves = Scattered Reserves
ends-own-placed = A player who starts a turn holding an Objective they placed in the enemy's Deployment Area wins.
ends-enemy-area = A player who starts a turn holding any Objective in the enemy's Deployment Area wins.
ends-attacker-any = The attacker wins by starting a turn holding any of the Objectives.
ends-half-clear = The defender wins if one of their turns, from the sixth on, starts with no enemy team on the defender's half.
ends-broken = A side that fails its company morale test has lost at once.
ends-nobody = If time runs out before that, both players lose.
ends-else-defender = If time runs out before that, the defender wins.
house-dust-up-upright = Dust-Up: the players sit at the short edges
house-objectives-singly = Free-for-All: Objectives placed one by one in turn

## Where an Objective may stand

objective-placing = Placing an Objective
objective-placing-summary = May it stand there? Which distance fails, and by how much.
objective-place = Place
placing-mission = Mission
placing-long = Long edge of the table
placing-short = Short edge of the table
placing-who = Who places it
placing-round = Which of theirs
placing-round-own = On the own half
placing-round-enemy = On the enemy's half
placing-quarter = Attacker's quarter, his edge at the top
placing-from-left = From the left edge
placing-from-defender = From the defender's edge
placing-other = Their other Objective stands already
placing-other-left = The other: from the left edge
placing-other-defender = The other: from the defender's edge
group-table = Table
group-objective = Objective
word-may-stand = Allowed
word-may-not-stand = Not allowed
placing-to-centre = To the centre line
placing-to-sides = To the nearer side edge
placing-to-players = To the nearer player's edge
placing-to-other = To their other Objective
placing-measured = Measured from the left or defender's edge
note-placing-order-two = First the attacker places two on the defender's half, then the defender two on the attacker's.
note-placing-order-singly = One by one in turn, the attacker first, by your house rule.
note-placing-order-rounds = First each places one on their own half, then each one on the enemy's; the attacker is first both times.
note-placing-order-defender = The defender places one, then the attacker; both on the defender's half.
note-placing-exact = Measure from the middle of the marker; exactly at the distance is allowed.
note-placing-no-other = Nothing is said about the distance to the other player's Objectives.
