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
ties-again = Roll ties again
word-tie = Tie: roll again
word-first-player = First player
word-second-player = Second player
word-higher-die = Higher die
roll-first-player = First player's die
roll-second-player = Second player's die
note-picks-long-edge = The attacker picks a long table edge; the defender gets the one opposite.
note-picks-quarter = The attacker picks a table quarter; the defender gets the diagonal one.
note-roles-not-in-sheet = The sheet does not say who attacks in this mission: agree on it. This roll is no rule, only an even way to choose.
first-turn-roll = First-turn roll
first-turn-roll-summary = A die each, +1 for finishing first: who begins?
first-turn = First turn
finished-first = Finished deploying first
finished-first-summary = One platoon in turn: who places the last one earlier?
for-finishing-first = For finishing first
roll-attacker = Attacker's die
roll-defender = Defender's die
note-attacker-always-first = No roll: in a Defensive Battle the attacker has the first turn.
note-higher-has-first-turn = The higher result has the first turn. Nothing else is added.
note-later-teams-do-not-matter = Only platoons count: Warriors and independent teams are deployed afterwards.

## Calculators: deployment

reserve-split = Reserve and Ambush
reserve-split-summary = How many platoons stay back, how many deploy now?
whose-platoons = Whose platoons
platoons = Platoons
in-reserve = In Reserve
one-in-ambush = One in Ambush
least-in-reserve = At least in Reserve
half-rounded-up = Half, rounded up
deploy-now = Deploy now
word-no-reserves = Nobody
note-no-reserves = This side leaves nobody in Reserve: all its platoons are deployed.
note-more-allowed = More than half may stay in Reserve.
note-loose-teams-later = Warriors outside platoons and independent teams are deployed afterwards, whatever the split.
refused-too-few-in-reserve = At least { $least } must stay in Reserve.
refused-more-than-there-are = That is more than the side has.
refused-nobody-for-ambush = No platoon is left for the Ambush.
note-one-platoon-in-turn = The players take turns, the attacker first, a platoon each.
note-equal-attacker-began = Equal numbers: the attacker, who began, is done first.

## Calculators: the end of the battle

battle-end = End of the battle
battle-end-summary = Is it over, and who has won?
battle-end-plaque = The battle
group-objectives = Objectives
occasion = What happens
occasion-turn-starts = A turn starts
whose-turn = Whose turn
own-turn = This player's turn number
enemy-on-half = Attacking team on the defender's half
objective-1 = Objective 1
objective-2 = Objective 2
objective-3 = Objective 3
objective-4 = Objective 4
objective-by = Placed by
objective-on = On the ground of
objective-taken = Taken by
note-ends-objective = The turn starts with such an Objective Taken; one is enough.
note-objective-first = This is looked at before a company morale test that is due at the same moment.
note-ends-half-clear = From the defender's turn 6 on: it starts with no attacking team on the defender's half.
note-ends-broken = That side is Destroyed, the other has Taken all Objectives; the battle ends at once.
note-broken-first = If both would fail, the first failed test ends the battle.
note-ends-time-fair = A Fair Fight without a winner is lost by both.
note-ends-time-defensive = In a Defensive Battle the defender wins unless the attacker has won.
note-time-not-checked = Nobody's turn starts here, so Objectives are not looked at once more.
note-ends-conceded = The opponent wins; points go by the losses so far.
note-needs-own-placed = This player needs an Objective they placed on the enemy half themselves.
note-needs-enemy-area = This player needs an Objective in the enemy's Deployment Area, whoever placed it.
note-needs-any = The attacker needs one of the Objectives, whoever placed it.
note-needs-half-clear = The defender needs, from turn 6 on, a half without attacking teams; Objectives do not help.
note-on-half = A base partly across the centre line is on that half; one that only touches it is not.
note-checked-at-start = Looked at only as a player's own turn starts.

## Calculators: victory points

victory-points = Victory points
victory-points-summary = How great is the win, in points for both?
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
as-if-the-other-had-won = Loser, had the other won
refused-always-a-winner = A Defensive Battle always has a winner.
note-points = Attacker { $attacker }, defender { $defender }.
note-large-army = Nine platoons or more at the start of the own first turn, Reserve counted, transport platoons not: one loss is ignored.
note-losers-losses = Only the winner's losses count.
note-opponents-losses = Each gets the points of a loser by the other's losses: every enemy platoon destroyed helps.
