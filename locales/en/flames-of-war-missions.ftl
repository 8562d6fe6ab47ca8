### Flames of War: the mission chapter, its words.

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
ending-not-yet = Still being fought
ending-attacker-objective = Attacker: Objective
ending-defender-objective = Defender: Objective
ending-half-clear = Defender's half clear
ending-attacker-broken = Attacker broken
ending-defender-broken = Defender broken
ending-time = Time ran out
ending-attacker-concedes = Attacker concedes
ending-defender-concedes = Defender concedes

## Set-up, order of play and result

stage-set-up = Set-up
stage-turn-start = Is it over?
stage-over = The battle is over
group-mission = Mission
who-attacks = Who attacks
who-begins = Who has the first turn
table-long = Long table edge
table-short = Short table edge
quarter = Attacker's quarter
how-ended = How it ended
objective-noted = Position noted
objective-x = From the left edge
objective-y = From the defender's edge
step-table = Agree on the size of the table, and on a time limit or a fight to the finish
step-roll-off = Both roll a die: the higher result attacks; re-roll ties
step-who-defends = Agree who attacks and who defends; the sheet leaves it open
step-long-edge = The attacker picks a long table edge; the defender gets the one opposite
step-short-edge = The defender picks a short table edge; the attacker gets the one opposite
step-centre = Mark the centre of the table, so that both players can see its four quarters
step-quarter = The attacker picks a table quarter; the other quarter of that half stays empty
step-opposite-quarter = The defender takes the quarter diagonally opposite the attacker's; the other quarter of that half stays empty
step-two-objectives-attacker = The attacker places two Objectives on the defender's half, within { DIST(48) } of each other
step-two-objectives-defender = The defender places two Objectives on the attacker's half, within { DIST(48) } of each other
step-objective-attacker-far = The attacker places an Objective on the defender's half
step-objective-defender-far = The defender places an Objective on the attacker's half
step-objective-attacker-far-48 = The attacker places their second Objective on the defender's half, within { DIST(48) } of their first
step-objective-defender-far-48 = The defender places their second Objective on the attacker's half, within { DIST(48) } of their first
step-objective-attacker-own = The attacker places an Objective on their own half
step-objective-defender-own = The defender places an Objective on their own half
step-objective-attacker-own-area = The attacker places an Objective in their own Deployment Area
step-objective-defender-own-area = The defender places an Objective in their own Deployment Area
step-objective-attacker-enemy-area = The attacker places an Objective in the defender's Deployment Area
step-objective-defender-enemy-area = The defender places an Objective in the attacker's Deployment Area
step-objective-defender-half = The defender places an Objective on their own half
step-objective-attacker-half = The attacker places an Objective on the defender's half
step-reserves = Leave at least half of your platoons in Reserve
step-ambush = One platoon that is not in Reserve may go into Ambush
step-deploy-in-turn = Deploy the platoons not in Reserve, one each in turn, the attacker first
step-deploy-defender = The defender deploys all platoons not in Reserve or Ambush, anywhere on their own half
step-deploy-attacker = The attacker deploys all platoons on their own half, at least { DIST(16) } from the centre line
step-loose-attacker = Deploy independent teams and Warriors outside platoons, the attacker's first, then the defender's
step-loose-defender = Deploy independent teams and Warriors outside platoons, the defender's first, then the attacker's
step-recce-attacker = All reconnaissance teams on the table make their Reconnaissance Deployment moves, the attacker's first, then the defender's
step-recce-defender = All reconnaissance teams on the table make their Reconnaissance Deployment moves, the defender's first, then the attacker's
step-first-turn-roll = Both roll for the first turn, +1 for whoever finished deploying platoons first; re-roll ties
step-attacker-begins = The attacker has the first turn, without a roll
step-dug-in = Platoons of both sides may begin the game Dug In: mark them
step-objectives-taken = Which Objectives are Taken as the turn begins?
step-half-clear = Is any attacking team on the defender's half?
step-army-size = Nine or more platoons at this point make a large army; Reserves count, transport platoons do not
step-winner = Who won
step-points = Victory points
note-in-reserve = In Reserve: { $count } of { $of }
note-reserve-missing = { $missing } too few: at least { $least } must stay off the table
note-ambush-one = { $count } in Ambush: only one is allowed
note-army-large = Platoons at the start: { $count }. A large army: its first loss does not count
note-army-usual = Platoons at the start: { $count }. Every loss counts
offer-attacker-begins = Begin: attacker's turn
offer-defender-begins = Begin: defender's turn
offer-play-on = Play on
offer-attacker-objective = Objective: attacker won
offer-defender-objective = Objective: defender won
offer-half-clear = Half clear: defender won
offer-attacker-broken = Attacker broke
offer-defender-broken = Defender broke
offer-time = Time is up
barred-time = The check at the start of this turn comes first
barred-company-failed = A company has failed its morale test: the battle is over
offer-attacker-concedes = The attacker concedes
offer-defender-concedes = The defender concedes
offer-arrives = arrives from Reserve
offer-revealed = the Ambush is revealed
won-attacker = The attacker has won
won-defender = The defender has won
won-nobody = Nobody has won: both players lose
points-both = Victory points: attacker { $attacker }, defender { $defender }
points-losses = Lost platoons: attacker { $attacker }, defender { $defender }
unit-transport-platoon = Transport platoon
side-started-with = Platoons at the start
place-ambush = In Ambush
then-ambush = In Ambush: off the table until it is revealed.

## Calculators: common

group-battle = The battle
group-platoons = Platoons
mission = Mission
winner = Winner
loser = Loser
platoons-lost = Platoons destroyed
refused-no-mission = Pick a mission first; the sheet has five.
word-attacker-wins = Attacker wins
word-defender-wins = Defender wins
word-nobody-wins = Nobody wins
word-plays-on = Play on

## Calculators: who attacks, who begins

attacker-roll = Attacker roll
attacker-roll-summary = A die each: who attacks?
ties-again = Re-roll ties
word-tie = Tie: re-roll
word-first-player = First player
word-second-player = Second player
word-higher-die = Higher die
roll-first-player = First player's die
roll-second-player = Second player's die
note-picks-long-edge = The attacker picks a long table edge; the defender gets the one opposite.
note-picks-quarter = The attacker picks a table quarter; the defender gets the one diagonally opposite.
note-roles-not-in-sheet = The sheet leaves it open: agree who attacks. This roll is not a rule, just a fair way to choose.
first-turn-roll = First-turn roll
first-turn-roll-summary = A die each, +1 for finishing first: who begins?
first-turn = First turn
finished-first = Finished deploying first
finished-by-platoons = By number of platoons
finished-first-summary = One platoon each in turn: who deploys their last one first?
for-finishing-first = For finishing first
roll-attacker = Attacker's die
roll-defender = Defender's die
note-attacker-always-first = No roll: in a Defensive Battle the attacker has the first turn.
note-attacker-begins = The attacker won the roll and has the first turn.
note-defender-begins = The defender won the roll and has the first turn.
note-higher-has-first-turn = The higher result has the first turn. Nothing else is added.
note-later-teams-do-not-matter = Only platoons count: independent teams and Warriors outside platoons are deployed afterwards.

## Calculators: deployment

reserve-split = Reserve and Ambush
reserve-split-summary = How many platoons stay back, how many deploy now?
whose-platoons = Whose platoons
platoons = Platoons
in-reserve = In Reserve
one-in-ambush = One in Ambush
least-in-reserve = Minimum in Reserve
half-rounded-up = Half, rounded up
deploy-now = Deploy now
word-no-reserves = Nobody
note-no-reserves = This side has no Reserves: all its platoons are deployed.
note-more-allowed = More than half may stay in Reserve.
note-loose-teams-later = Independent teams and Warriors outside platoons are deployed afterwards, whatever the split.
refused-too-few-in-reserve = At least { $least } of the platoons must stay in Reserve.
refused-more-than-there-are = That is more platoons than the side has.
refused-nobody-for-ambush = No platoon is left for the Ambush.
note-one-platoon-in-turn = The players take turns, the attacker first, a platoon each.
note-equal-attacker-began = Equal numbers: the attacker began and so finishes first.
note-attacker-fewer = Fewer platoons to deploy: the attacker finishes first.
note-defender-fewer = Fewer platoons to deploy: the defender finishes first.

## Calculators: the end of the battle

battle-end = End of the battle
battle-end-summary = Is it over, and who has won?
battle-end-plaque = The battle
group-objectives = Objectives
occasion = What happens
occasion-turn-starts = A turn starts
whose-turn = Whose turn
own-turn = This player's turn number
enemy-on-half = Attackers on the defender's half
objective-1 = Objective 1
objective-2 = Objective 2
objective-3 = Objective 3
objective-4 = Objective 4
objective-by = Placed by
objective-on = In the area of
objective-taken = Taken by
note-ends-objective = The player whose turn starts has Taken a required Objective; one is enough.
note-objective-first = Objectives are checked before a company morale test that is due at the same moment.
note-ends-half-clear = The defender's turn, turn 6 or later, starts with no attacking team on the defender's half.
note-ends-broken = A side that fails company morale is Destroyed, and its opponent has Taken all Objectives; the battle ends at once.
note-broken-first = If both sides would fail company morale, the first failed test ends the battle.
note-ends-time-fair = A Fair Fight that runs out of time without a winner is lost by both players.
note-ends-time-defensive = A Defensive Battle that runs out of time without a winner is won by the defender.
note-time-not-checked = No turn starts here, so Objectives are not checked again.
note-ends-conceded = The opponent wins; victory points depend on the winner's losses so far.
note-needs-own-placed = This player needs an Objective they placed on the enemy half themselves.
note-needs-enemy-area = This player needs an Objective in the enemy's Deployment Area, whoever placed it.
note-needs-any = The attacker needs one of the Objectives, whoever placed it.
note-needs-half-clear = From their turn 6 on, the defender needs their half clear of attacking teams; Objectives do not help.
note-on-half = A base partly over the centre line is on the defender's half; one that only touches it is not.
note-checked-at-start = The mission's own condition is checked only at the start of a player's own turn.

## Calculators: victory points

victory-points = Victory points
victory-points-summary = How big a win is it, in points for both players?
victory-points-plaque = Result
stunning-victory = Stunning Victory
major-victory = Major Victory
minor-victory = Minor Victory
started-with = Platoons at the first turn
large-army = Large army
attackers-losses = Attacker's losses that count
defenders-losses = Defender's losses that count
attackers-points = Attacker's points
defenders-points = Defender's points
as-if-the-other-had-won = Scored as the loser
refused-always-a-winner = A Defensive Battle always has a winner.
note-points = Attacker { $attacker }, defender { $defender }.
note-large-army = Nine platoons or more at the start of the first turn, Reserves included, transports not: one loss is ignored.
note-losers-losses = Only the winner's losses count.
note-opponents-losses = Each player scores as a loser, by the opponent's losses: every enemy platoon destroyed may help.

## Tables


## Maps and missions

fair-fight = Fair Fight
fair-fight-means = Whoever first starts a turn with the right Objective Taken wins. If time runs out before that, both players lose. A player who concedes or fails company morale loses.
defensive-battle = Defensive Battle
defensive-battle-means = The attacker wins by starting a turn with an Objective Taken. If time runs out before that, the defender wins.
free-for-all-about = Two fast columns run into each other on the move, and at once everything is in the fight.
free-for-all-attacker = You have broken through. Strike before a defence takes shape, and be the first to hold one of your Objectives.
free-for-all-defender = Answer the breakthrough: reach the ground that matters before the enemy, and be the first to hold one of your Objectives.
encounter-about = A small force that covers the flank of the main body meets the enemy. Both call for help, and the clash grows.
encounter-attacker = Both sides wait for support. Attack before the enemy's support arrives, and be the first to hold an Objective on the enemy's side.
encounter-defender = Halt the advance in your sector, keep pressing until support comes, then be the first to hold an Objective on the enemy's side.
dust-up-about = Two offensives collide head-on, and the fight spreads as the Reserves of both sides come in from the flank.
dust-up-attacker = Be quicker and bolder: reach an Objective in the enemy's area before they reach one in yours.
dust-up-defender = Beat off the first blow, then go over to the attack with everything and be the first to hold the ground behind the enemy.
no-retreat-about = A dug-in force makes its last stand, and a whole campaign may turn on it.
no-retreat-attacker = The enemy is in disorder on a narrow front and their Reserves are away. Use it: one Objective is enough.
no-retreat-defender = Hold with what you have until the Reserves come, keep the Objectives, and drive the attacker off your half.
hold-the-line-about = A much weaker side, with no help near, lives by surprise.
hold-the-line-attacker = Finish off a small, cut-off force quickly and take the Objectives.
hold-the-line-defender = The odds are bad. Look weaker than you are, use your Ambush well, keep the Objectives, and hit back when the Reserves are in.
zone-attacker = Attacker deploys
zone-defender = Defender deploys
zone-no-mans-land = No Man's Land
zone-empty = Left empty
zone-attacker-two = Attacker: 2 Objectives
zone-defender-two = Defender: 2 Objectives
zone-each-one = Each player: 1 Objective
arrive-attacker-corner = Attacker's Reserves, within { DIST(16) } of the corner
arrive-defender-corner = Defender's Reserves, within { DIST(16) } of the corner
arrive-defender-edge = Defender's Reserves arrive here
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
ends-broken = A side that fails its company morale test loses at once.
ends-nobody = If time runs out without a winner, both players lose.
ends-else-defender = If time runs out without a winner, the defender wins.
house-dust-up-upright = Dust-Up: the players sit at the short edges
house-objectives-singly = Free-for-All: Objectives placed one each in turn

## Where an Objective may stand

objective-placing = Placing an Objective
objective-placing-summary = May an Objective stand at this spot? If not, which distance is wrong, and by how much?
objective-place = Place
placing-mission = Mission
placing-long = Long edge of the table
placing-short = Short edge of the table
placing-who = Who places it
placing-round = Which of their Objectives
placing-round-own = On their own half
placing-round-enemy = On the enemy's half
placing-quarter = Attacker's quarter (attacker's edge at the top)
placing-from-left = From the left edge
placing-from-defender = From the defender's edge
placing-other = Their other Objective is placed
placing-other-left = Their other Objective: from the left edge
placing-other-defender = Their other Objective: from the defender's edge
group-table = Table
group-objective = Objective
word-may-stand = Allowed
word-may-not-stand = Not allowed
placing-to-centre = To the centre line
placing-to-sides = To the nearer side edge
placing-to-players = To the nearer player's edge
placing-to-other = To their other Objective
placing-measured = Measured from the left or defender's edge
note-placing-order-two = First the attacker places two Objectives on the defender's half, then the defender places two on the attacker's.
note-placing-order-singly = By your house rule the players place one Objective each in turn, the attacker first.
note-placing-order-rounds = First each player places one Objective on their own half, then one on the enemy's; the attacker first both times.
note-placing-order-defender = The defender places one Objective, then the attacker one; both go on the defender's half.
note-placing-exact = Measure from the middle of the marker; exactly at the distance is allowed.
note-placing-no-other = The sheet sets no distance to the other player's Objectives.

## What the player wants to hear, after a chance

want-first-attacks = the first player attacks
want-attacker-begins = the attacker has the first turn
