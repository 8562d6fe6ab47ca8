### Cold War Commander: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = Cold War Commander
game-summary = Reference card: orders, fire, assault, artillery, air support, blunders and every rule to look up. You supply the stat lines and the rulebook.

## Orders and requests

plaque-two-dice = Passes on 2D6
modified-value = Value after modifiers
word-bonus = Bonus
word-no-bonus = No double 1
word-blunder = Blunder
note-double-1-passes = Two 1s pass whatever the value.
note-double-6-fails = Two 6s are a blunder whatever the value.

## One order, and orders in a row

command = Command test
command-summary = One order: the number needed, bonus and blunder
orders = Orders in a row
orders-summary = How many orders one formation gets before a failure
group-command-test = The command test
group-order = The order
group-ordered-units = The units ordered
group-in-a-row = One after the other
command-value = Command value
    .short = CV, command, value
earlier-orders = Earlier orders this turn
command-distance = Distance to farthest unit
road-move = Moves along a road
moves-difficult = Moves in difficult terrain
moves-in-smoke = Moves in smoke
order-is-assault = Order to assault
ordered-recce = Recce units
mixed-recce = Recce among others
fired-in-reaction = A unit used opportunity fire
evaded-atgw = A unit evaded an ATGW
acted-in-initiative = A unit acted in initiative
command-lowered = Lowered by Cease fire!
orders-wanted = How many orders
mod-marks = Opportunity fire, evading, initiative
mod-difficult-or-smoke = Difficult terrain or smoke
mod-distance = { $distance } cm away
mod-earlier-orders = { $count ->
    [one] { $count } earlier order
    *[other] { $count } earlier orders
    }
beside-distance = −{ $count }
note-no-distance = No distance modifier: road move or recce units.
kept-mixed-recce = Recce among them: measured to the farthest unit that is not recce.
note-command-bonus = Double 1: every unit of the group may take two actions.
note-command-blunder = Double 6: roll on the command blunder table.
note-one-marked-unit = It is enough if one unit of the formation gives a reason; a line counts once, however many reasons apply.
note-ordered-alone = It is in no formation: the order is for this unit alone.
kept-marks-once = Opportunity fire, evading and initiative: −1 once, not for each.
kept-ground-once = Difficult terrain and smoke: −1 once, not for each.
kept-distance-part = Part of 20 cm: no −1; only full steps count.
note-value-from-rulebook = The card does not say how a test is passed. Ruling: roll 2D6; the value or less passes.
note-orders-stop = Orders count up to the first failure or blunder. The rulebook says whether the formation may then be ordered again.
roll-command = Command test
part-order = The order
word-order-given = Order given
word-order-failed = Failed
word-two-actions = Two actions
want-order-given = the order is given
want-blunder = a blunder
want-all-given = all orders are given
want-one-order = at least one order is given
want-orders = orders on average
part-orders-given = Orders given
part-orders-ended = How the orders end
word-all-given = All were given
part-bonuses = Bonuses among them

## Requests

artillery-request = Artillery request
artillery-request-summary = The FAO calls for fire: the number needed
air-request = Air request
air-request-summary = The FAC calls in aircraft: the number needed
group-request = The request
fao-value = FAO's value
fac-value = FAC's value
earlier-requests = Earlier requests by this FAO this turn
earlier-air-tests = Earlier tests by this FAC this turn
guns-called = Guns called (not rocket or naval)
rocket-or-naval-called = Rocket and naval units called
only-self-propelled = Only self-propelled artillery
kinds-called = Kinds of unit called
alike-called = Units of this kind called
ammunition = Ammunition
ammunition-normal = Normal
ammunition-smoke = Smoke screen
ammunition-special = Special ammunition
ammunition-both = Smoke and special
aircraft-called = Aircraft and helicopters called
mod-this-air-test = This air test
mod-earlier-requests = { $count ->
    [one] { $count } earlier request
    *[other] { $count } earlier requests
    }
mod-earlier-air-tests = { $count ->
    [one] { $count } earlier test
    *[other] { $count } earlier tests
    }
mod-guns = { $count ->
    [one] { $count } gun unit
   *[other] { $count } gun units
}
mod-rocket-or-naval = { $count ->
    [one] { $count } rocket or naval unit
   *[other] { $count } rocket or naval units
}
mod-aircraft = { $count ->
    [one] { $count } air unit
   *[other] { $count } air units
}
refused-no-artillery = No artillery unit is called.
kept-three-guns = First three guns and an incomplete next three: no −1.
kept-first-rocket = First rocket or naval unit: no −1.
kept-ammunition-once = Smoke and special ammunition: −1 once, not twice.
kept-special-once = Special ammunition: −1 once, however many air units use it.
note-artillery-bonus = Double 1: no deviation; the fire lands where it was aimed.
note-artillery-blunder = Double 6: roll on the artillery blunder table.
note-air-bonus = Double 1: no deviation; the strike lands where it was aimed.
note-air-blunder = Double 6: roll on the air blunder table.
note-air-order = Order of a strike: request, deviation, anti-air fire, zone, effects.
note-request-phase = Requests are made in the command phase. The rulebook says whether another test may follow a plain failure.
note-each-shoot = Guns, rockets and naval guns called together: one test, then a separate shoot per kind at the same point.
open-guns-deviate = Gunfire deviation
open-rockets-deviate = Rocket fire deviation
open-naval-deviate = Naval gunfire deviation
open-others-deviate = Rocket or naval gunfire deviation
open-guns-fire = Gunfire
open-rockets-fire = Rocket fire
open-naval-fire = Naval gunfire
open-others-fire = Rocket or naval gunfire
roll-artillery-request = Artillery request
roll-air-request = Air request
part-request = The request
word-request-granted = Granted
word-request-refused = Refused
want-granted = the request is granted
word-no-deviation = No deviation

## Deviation

artillery-deviation = Artillery deviation
artillery-deviation-summary = How far the fire deviates, and its beaten zone
air-deviation = Air deviation
air-deviation-summary = How far the strike deviates, and its zone
group-deviation = Deviation
fao-to-target = From the FAO to the target
fac-to-target = From the FAC to the target
fao-higher = FAO higher than the target
fac-higher = FAC higher than the target
rocket-attack = Rockets
naval-attack = Naval guns
request-was-bonus = The request was a double 1
planned-mission = Planned beforehand
deviation-agreed = Deviation was agreed on
plaque-deviation = Deviation
word-on-target = On target
deviation-dice = Deviation dice
dice-per-started-20 = 1 per 20 cm or part
dice-per-full-20 = 1 per full 20 cm
zone = Zone diameter
zone-artillery = Artillery
zone-rocket-naval = Rockets or naval guns
zone-air = Aircraft and helicopters
roll-drift = Deviation in cm
roll-direction = Direction of deviation
part-drift = Deviation
want-still-in-zone = the aiming point is still in the zone
want-drift = cm of deviation on average
note-lands-as-aimed = Double 1: no deviation roll.
note-planned-aimed = A planned mission was aimed beforehand: no deviation unless you agreed on it.
kept-no-deviation = Distance, height and rockets: no effect after a double 1.
kept-higher-no-dice = FAC higher: no effect, as no die is left to take away.
note-no-deviation-dice = No die is left: no deviation.
note-drift = Add up the dice in centimetres. Rolling your own direction die? Enter what it shows; if on target, “No shift”.
note-naval-no-die = Naval guns get the large zone, but not the extra die of rockets.
note-every-unit-in-zone = Roll for every unit in the zone, yours as well.
note-zone-edge = A unit is in the zone if its centre is.
note-zone-radius = The zone is { $radius } cm in every direction from its centre.
beside-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
note-single-target-after = Pick a single target inside the zone only after deviation.

## Assault

assault = Assault
assault-summary = Fought to a finish: who wins, and how far the loser falls back
assault-round = One round of assault
assault-round-summary = Dice of both sides and the result of one round
assault-fall-back = Falling back after assault
assault-fall-back-summary = What happens to the loser
group-attacker = Attacker
group-defender = Defender
group-attacker-more = More on the attacker
group-defender-more = More on the defender
group-finish = To a finish
group-loser = The loser
assault-unit = Who fights
fighter-infantry = Infantry
fighter-engineers = Engineers
fighter-loaded-ifv = IFV + infantry/engineers
fighter-empty-ifv = IFV without infantry
fighter-afv = AFV
fighter-loaded-carrier = APC with infantry
fighter-flamethrower = Vehicle flamethrower
fighter-other = Any other unit
fighter-artillery-afv = Artillery on an AFV
charges = Charges
supports = Supporting units
hits-on = Hits on
suppressed = Suppressed
against-open-afvs = On foot against open AFVs
flanked = Enemies on its flank or rear
flanked-rear = Of these enemies, on the rear
save-house-rule = Save (house rule only)
not-clear-terrain = Enemy is not in clear terrain
attacker-is-afv = The attacker is an AFV
across-obstacle = Across an obstacle
began-in-contact = Began touching the obstacle
carries-infantry = Carries infantry or engineers
charge-lasts = Charge bonus counts every round
defender-position = Defender's position
hits-in-round = Hits taken in the deciding round
attacker-dice = Attacker's dice
defender-dice = Defender's dice
attacker-hits-on = Attacker hits on
defender-hits-on = Defender hits on
mod-no-fewer-than-0 = Never below 0
mod-supports = { $count ->
    [one] { $count } supporting unit
   *[other] { $count } supporting units
}
mod-flanked = { $count ->
    [one] { $count } enemy on the flank or rear
   *[other] { $count } enemies on the flank or rear
}
dice-to-roll = Dice to roll
roll-attacker-hits = Attacker's dice to hit
roll-defender-hits = Defender's dice to hit
roll-attacker-saves = Attacker's Saves
roll-defender-saves = Defender's Saves
refused-not-clear = AFVs not carrying infantry or engineers may assault only enemies in clear terrain.
refused-cover-number = An enemy in cover is hit on 5+ or 6, not on 4+, unless a flamethrower attacks.
refused-obstacle = An assault across an obstacle must begin in contact with it.
refused-support-kind = Command units, recce and snipers may not support an assault.
refused-support-attack = Only units with an attack value may support an assault.
refused-supports-itself = It is itself fighting in this assault.
role-supporter = Who supports the attacker
role-defence-supporter = Who supports the defender
assault-support = Support in an assault
assault-support-summary = Whether one unit may support an assault
group-support = The supporting unit
support-kind = Kind of unit
support-distance = Distance to supported unit
support-sees = In line of sight
word-may-support = Yes: +1 die
word-may-not-support = No
refused-support-distance = The unit is { $distance } cm away; support reaches 10 cm.
refused-support-sight = Support needs line of sight.
note-dismount = Infantry that does not dismount until in contact takes all the hits and suffers the result; the carrier takes none.
note-wire-dismounted = It is the IFV's infantry that falls back, so wire eliminates it.
note-dismounted-lost = If the dismounted infantry is eliminated, it joins “Losses not in the list”; no listed unit is marked.
note-ifv-any-terrain = An IFV carrying its infantry may assault wherever it can drive.
note-carrier-no-ifv = An APC that the list does not call an IFV fights as an AFV, with 3.
note-exact-type = Recce, command and snipers fight with the value of the type line that fits best; if none fits, with 2.
note-artillery-afv = Artillery that is an AFV fights as an AFV.
note-who-supports = Support: friendly units with an attack value within 10 cm and in sight; no command, recce or snipers.
note-assault-to-hit = Each side's number to hit depends on the cover of the enemy it attacks.
note-no-saves-first = Hits are compared before Saves.
note-no-assault-markers = The hits of an assault leave no markers.
note-saves-first = House rule: Saves come before hits are compared.
kept-saves = Saves: no effect; in an assault hits are compared before Saves.
note-assault-hits-stay = House rule: the hits stay as markers and eliminate a unit once they reach its Hits.
note-hits-stay-round-by-round = House rule: hits stay as markers. Fight round by round instead: this calculator does not mark them.
note-across-obstacle = Only a unit that began its move in contact with an obstacle may assault across it.
note-consolidate = The winner consolidates; the rulebook says how far.
note-nobody-scores = Neither side has a die left: separate the units by agreement.
note-nobody-scores-later = After a first tie, neither side has a die left: separate the units by agreement.
note-charge-first-round = The charge bonus counts in the first round only.
note-loser-falls-back = Losers fall back a die per hit taken in the deciding round; over 10 cm eliminates only dug-in/unlimbered units.
note-loser-stays = A loser still in contact keeps its place: the assault is over; another needs a new order.
note-rounds = Equal hits: another round. Five rounds means five or more.
note-loser-no-limit = More than 10 cm does not eliminate the loser of an assault, unless it is dug in or unlimbered.
part-assault = The assault
part-attacker-hits = Attacker's hits
part-defender-hits = Defender's hits
part-loser = The loser
part-rounds = Rounds (5 is 5 or more)
want-attacker-wins = the attacker wins
want-defender-eliminated = the defender is eliminated
want-attacker-loses = the attacker loses
want-cm-back = cm back on average
word-defender-eliminated = Defender eliminated
word-defending-infantry-lost = Defender's infantry lost
word-defender-falls-back = Defender falls back
word-defender-stays = Defender loses, stays put
word-another-round = Still tied
word-attacker-falls-back = Attacker falls back
word-attacker-eliminated = Attacker eliminated
word-attacking-infantry-lost = Attacker's infantry lost
word-break-off = Separate by agreement

## Breakpoint

breakpoint = Breakpoint
breakpoint-summary = Which losses count, and how far off the breakpoint is
group-breakpoint = Breakpoint
group-losses-counted = Losses that count
group-losses-not-counted = Losses that do not count
breakpoint-number = Breakpoint of the side (0: none)
lost-infantry = Infantry and engineers
lost-support = Infantry support
lost-afvs = AFVs
lost-carriers = Armoured transports, IFVs
lost-artillery = Artillery on the table
lost-anti-air = AA and SAM units
lost-recce = Recce
lost-command = CO, HQ, FAO, FAC
lost-snipers = Snipers
lost-transports = Unarmoured transports
lost-aircraft = Aircraft and helicopters
lost-off-table = Artillery off the table
losses-counted = Losses counted
losses-before = Before any losses
losses-to-breakpoint = Losses left to the breakpoint
word-breakpoint-reached = Reached
note-no-breakpoint = 0 means no breakpoint: the losses are only counted.
note-breakpoint-no-effect = Reached when the losses that count equal or exceed the breakpoint. The rulebook says what happens then.
note-not-counted = { $count ->
    [one] { $count } loss does not count.
   *[other] { $count } losses do not count.
}

## End phase

end-phase = End phase of a unit
end-phase-summary = Which markers come off, and whether the unit recovers
group-end-phase = The unit
hit-markers = Hit markers
# On a button in the list of units.
quick-hit = +1 hit
hit-markers-left = Hit markers left
of-active-player = Its side's turn ends
suppressed-no = No
suppressed-before = Before its own turn
suppressed-own-turn = In its own turn
suppression = Suppression
word-not-suppressed = Not suppressed
word-recovers = Recovers
word-stays-suppressed = Stays suppressed
mod-markers-off = Taken off
note-suppressed-this-turn = Suppressed in its own turn: it recovers at the end of its next turn.
note-other-side-keeps = Only units of the player whose turn is ending recover.
note-smoke-off = All smoke comes off the table.
note-victory = Then check the victory conditions.
note-counters-off = Counts of orders and requests and marks for opportunity fire, evading and initiative lapse as their owner's turn ends.
note-list-clears = The unit list does all this itself at the end of the turn, your house rules included.

## Units: state

group-unit-state = State
group-unit-marks = Counts for the next order
group-unit-ground = Where it stands
group-unit-kind = What it is
group-stat-line = Stat line
unit-activated = Acted on an order this turn
unit-actions = Actions left
one-action = One action
actions-left = { $actions ->
    [one] { $actions } action left
   *[other] { $actions } actions left
    }
unit-follow-up = Still to work out
follow-up-no = Nothing
follow-up-misled = Its order blundered
follow-up-named = Targets of the blunder
follow-up-next-unit = The next unit
follow-up-suffers = The fire on it
follow-up-deviation = Deviation
follow-up-smoke = Smoke deviation
follow-up-fire = Its attack
follow-up-fired = Others in its zone
unit-orders = Orders this turn
unit-fights = Another round against
unit-eliminated = Eliminated
unit-aborted = Aborted its mission
unit-fired-at = Anti-air fire is over
unit-requests = Requests this turn
unit-test-failed = Failed a test this turn
unit-reaction-fire = Used opportunity fire
unit-evaded = Evaded an ATGW
unit-initiative = Acted in initiative
acted-on-order = It has used its order; another action takes another order.
unit-cover = Cover
unit-dug-in = Dug in
unit-fortified = In fortifications
unit-limbered = Limbered
lowered-no = No
lowered-next-turn = In its next turn
lowered-this-turn = This turn
lowered-both-turns = This turn and the next

## Units: kind and stat line

unit-kind = Kind
unit-infantry = Infantry
    .short = inf
unit-support = Infantry support
    .short = support
unit-engineers = Engineers
    .short = engineer, sappers
unit-afv = AFV
    .short = tank, tanks, MBT
unit-ifv = IFV
    .short = MICV
unit-carrier = APC, not an IFV
    .short = APC
unit-flamethrower = Vehicle flamethrower
    .short = vehicle flamethrower, flamethrower vehicle
unit-transport = Unarmoured transport
    .short = truck, trucks, transport
unit-artillery = Artillery on the table
    .short = artillery, howitzer, howitzers
unit-off-table = Artillery off the table
    .short = off-table, off table, artillery off table, artillery off-table, howitzer off table, howitzer off-table, howitzers off table, howitzers off-table, off-table artillery
unit-anti-air = AA or SAM
    .short = AA, SAM, SPAAG
unit-recce = Recce
unit-co = CO
unit-hq = HQ
unit-fao = FAO
unit-fac = FAC
unit-sniper = Sniper
unit-aircraft = Aircraft
    .short = aircraft, jet
unit-helicopter = Helicopter
    .short = helo, gunship, helicopters
unit-formation = Formation
formation-none = None
formation-a = Formation A
formation-b = Formation B
formation-c = Formation C
formation-d = Formation D
formation-e = Formation E
formation-f = Formation F
formation-g = Formation G
formation-h = Formation H
orders-a = { formation-a }: orders
orders-b = { formation-b }: orders
orders-c = { formation-c }: orders
orders-d = { formation-d }: orders
orders-e = { formation-e }: orders
orders-f = { formation-f }: orders
orders-g = { formation-g }: orders
orders-h = { formation-h }: orders
unit-is-recce = Recce
unit-armour = Armour
unit-carriage = Carriage
carriage-towed = Towed
carriage-self-propelled = Self-propelled
carriage-naval = Naval
unit-falls-back-freely = May fall back freely
    .short = may fall back freely, falls back freely
unit-hits = Hits
    .short = hits, hp
unit-save = Save
    .short = save, sv
unit-attack = Attack
    .short = attack, att, attack value, #/#
unit-mark = * or # on its Attack
unit-range = Range
    .short = range, rng
unit-second-attack = Second Attack (0: none)
    .short = second attack, 2nd attack, attack 2, /
unit-second-mark = * or # on the second Attack
unit-second-range = Range of the second Attack
unit-move = Move
    .short = move, mv, movement

## Units: what follows

then-loss-counts = Eliminated: counts towards the breakpoint.
then-loss-does-not-count = Eliminated: does not count towards the breakpoint.
then-aborted = Aborted its mission: no attack.
then-suppressed = Suppressed. The card gives these effects only:
then-recovers = Suppressed: recovers at the end of its own turn.
then-recovers-later = Suppressed in its own turn: recovers at the end of its next turn (house rule: of this one).
then-off-table-holds = Off the table, hit again: stays put up to 10 cm, eliminated beyond.
then-holds = Hit again: stays put up to 10 cm, eliminated beyond.
then-falls-back-freely = Hit again: falls back, however far.
then-falls-back = Hit again: falls back; more than 10 cm eliminates it.
then-suppressed-assault = −1 die in an assault.
then-marked = −1 when its formation is ordered (opportunity fire, evading or initiative).
then-actions = { $actions ->
    [one] It has one action left.
    *[other] It has { $actions } actions.
    }
then-activated = Crossfire!: no suppression roll, because it was already activated this turn.
then-moves = move { $centimetres } cm
then-lowered-next-turn = Command value −1 in its next turn.
then-lowered = Command value −1 this turn.
then-recce = Its cover counts one level better.
then-hit-on-6 = It is hit on 6.
then-lost-in-a-rout = Forced to rout, it is eliminated.
then-loaded-ifv = Infantry that does not dismount until in contact takes all the hits in the fight; the carrier takes none.
then-eliminated-by = { $count ->
    [one] { $count } more hit eliminates it.
   *[other] { $count } more hits eliminate it.
}
then-shot-down-by = { $count ->
    [one] { $count } more hit shoots it down.
   *[other] { $count } more hits shoot it down.
}
then-weaker = Attacks at −{ $count }.
then-next-request = Its next request is at −{ $count }.
then-test-failed = It failed a test: the rulebook says whether it may try again this turn.

## The side

group-orders-this-turn = Orders given this turn
group-side-fire = Smoke and planned missions
side-smoke = Smoke screens on the table
side-planned-fire = Artillery missions planned
side-planned-air = Air missions planned
side-breakpoint = Breakpoint (0: none)
side-more-losses = Losses not in the list
then-next-order = { $formation }: next order at −{ $count }.
then-next-order-or = { $formation }: next order at −{ $count }, or −{ $most } if every reason counts.
then-losses = Losses that count: { $count }.
then-breakpoint = Losses { $count } of { $breakpoint }.
then-breakpoint-reached = Breakpoint reached: losses { $count } of { $breakpoint }.
then-planned-fire = { $count ->
    [one] { $count } artillery mission in the scheduled fire phase.
   *[other] { $count } artillery missions in the scheduled fire phase.
}
then-planned-air = { $count ->
    [one] { $count } air strike in the scheduled fire phase.
   *[other] { $count } air strikes in the scheduled fire phase.
}
then-blunder = Double 6: roll for the blunder.
then-crossfire = Crossfire!: work out the attacks on the three friendly units nearest the commander.
then-on-your-own = Firing on your own!: pick the friendly unit nearest the original target, then work out the fire on it.
then-take-cover = Take cover!: pick the friendly unit nearest the original target, then work out the strike on it.
then-next-unit = The next unit of the same request takes the same attacks.
then-crawl = Crawl away!: it moves half its Move.
then-deviation = Request granted: roll for deviation.
then-fire = Its fire is still to be worked out.
then-strike = Its strike is still to be worked out, after enemy anti-air fire.
then-strike-now = Anti-air fire is over: its strike is still to be worked out.
then-loser-falls-back = It lost the assault: it falls back.
then-goes-back = Lost the assault, falls back { $centimetres } cm: what does it meet on the way?
then-halted = It stopped at friends: they are suppressed.
then-routed-through = It routed through suppressed friends: they are eliminated with it.
then-another-round = Equal hits: it fights another round.
then-fired = Are other units in its zone? Attack each of them, then tap “Skip”.
note-blunder-first = Work out its blunder first.
note-mission-first = This unit was already called: work out that mission first.
then-planned-later = A test was made this turn: planned missions are now for the next turn.
then-smoke = { $count ->
    [one] { $count } smoke screen: comes off in the end phase.
    *[other] { $count } smoke screens: come off in the end phase.
    }

## Checklist

phase-scheduled-fire = Scheduled fire
phase-initiative = Initiative
phase-command = Command
phase-end = End
heading-plan = Planned missions
heading-planned-artillery = For each planned artillery mission
heading-planned-air = For each planned air strike
heading-each-order = For each order
heading-artillery = FAO: artillery
heading-air = FAC: aircraft
heading-every-hit = For every unit hit
step-plan = No mission is planned. Plan one under Units, at the bottom of your side's list: { group-side-fire }.
step-planned-artillery = Place the zone: 20 cm, rockets and naval guns 30 cm. Deviation only if you agreed on it.
step-artillery-fire = Choose concentration or barrage; roll for every unit in the zone, yours too.
step-planned-air = Place the zone of 20 cm. Deviation only if you agreed on it.
step-anti-air = All enemy AA and SAM units fire if they have the aircraft in range and sight, hitting on 5+; then the abort rolls.
step-air-strike = Roll for every unit in the zone, or double the attacks on one chosen unit in it.
step-initiative-act = Units with an enemy in initiative range may act. Mark those that did: −1 when ordered later this turn.
step-engineering = Engineering work.
step-recce-contact = Recce units may make contact with command units.
step-order = Order a formation: add up the modifiers, roll 2D6.
step-order-bonus = Double 1: every unit of the group may take two actions.
step-order-blunder = Double 6: roll on the command blunder table.
step-fire = Fire: Attack and modifiers give the dice; count the hits.
step-assault = Assault: both sides roll; fight until one wins.
step-dismount = Infantry that does not dismount until in contact takes all the hits in the fight; the carrier takes none.
step-assault-loser = The loser is eliminated if it took at least twice the hits that it scored (unless your house rule spares it); otherwise it falls back. The winner consolidates.
step-next-order = Next order to the same formation this turn: another −1.
step-artillery-request = Request fire: add up the modifiers, roll 2D6.
step-artillery-blunder = Double 6: roll on the artillery blunder table.
step-artillery-deviation = Roll deviation; after a double 1 there is none.
step-air-request = Request aircraft: add up the modifiers, roll 2D6.
step-air-blunder = Double 6: roll on the air blunder table.
step-air-deviation = Roll deviation; after a double 1 there is none.
step-saves = If the target has a Save, roll a die for each hit; a success cancels that hit.
step-markers = If the target's total hits reach its Hits, it is eliminated. If not, mark the new hits.
step-suppression = If the target survives and was not suppressed before, roll a die for each new hit not saved: any die at or above the number to hit suppresses it.
step-fall-back = A target suppressed before this attack falls back: roll a die for each new hit not saved; the sum is the distance in cm.
step-markers-off = Take hit markers off your units.
step-markers-off-both = Take hit markers off the units of both sides.
step-smoke-off = Take off all smoke.
step-recovery = Your units suppressed before this turn recover.
step-recovery-all = All your suppressed units recover.
step-victory = Check the victory conditions.
step-breakpoint = Check the breakpoint.

## Words that several calculators ask for

cover = Cover
cover-open = Open
cover-light = Light or partial
cover-hard = Hard or full
target-kind = Target is
target-ordinary = Ordinary unit
target-recce = Recce
target-command = Command unit
target-sniper = Sniper
armour = Armour
armour-none = Unarmoured
armour-carrier = Armoured, not an AFV
armour-open-afv = Open AFV
    .short = open AFV, open, AFV open
armour-full-afv = Fully armoured AFV
    .short = fully armoured, fully armored
attack-mark = * or # on the attack
open-fired-at = Fire at it
open-shelled = Shell it
open-struck = Air strike on it
open-fires = Fire with it
open-shells = Shell with it
open-strikes = Strike with it
open-assaults = Assault with it
open-assaulted = Assault it
open-friends = The friends in the way
role-shooter = Who fires
role-target = At whom
role-unit = Which unit
role-commander = Who gives the order
role-ordered = To whom (with its formation)
role-attacker = Who assaults
role-defender = Who is assaulted
role-loser = Who lost
role-fao = Which FAO
role-fac = Which FAC
role-battery = Which artillery
role-air-unit = Which air unit
role-anti-air = Which AA and SAM units
role-also-on-mission = With it on the mission
open-next-anti-air = Anti-air: the next one
open-next-counter-battery = Counter-battery fire!: the next artillery unit
open-next-fighters = Enemy fighters!: the next air unit
role-in-zone = Unit in the zone
role-own-unit = Your unit nearest the target
mark-none = None
mark-star = * not against armour
    .short = *
mark-hash = # only against armour
    .short = #
save = Save
save-none = None
save-each-hit = Cancels a hit
hits = Hits
hits-left = Hits that eliminate it
marked-before = Hit markers on it
mod-marked = Earlier hit markers
already-suppressed = Already suppressed
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
position = Position
position-free = Free to move
position-dug-in = Dug in, not an AFV
position-dug-in-afv = Dug-in AFV
position-unlimbered = Unlimbered or off table
position-fortified = In fortifications
position-dug-in-fortified = Dug in, fortifications
exempt = May fall back freely
exempt-or-recce = Recce, or may fall back freely
meets = In the way
meets-clear = Nothing
meets-enemy = Enemy-held ground
meets-impassable = Impassable terrain
meets-minefield = Minefield
meets-dummy = Dummy minefield
meets-edge = Edge of the table
meets-wire = Wire
meets-friend = Friend, not suppressed
meets-suppressed-friend = Friend, suppressed
soft = Infantry, unarmoured transport
attack = Attack
number-of-dice = Attack dice
to-hit = To hit
mod-never-below-0 = Never below 0

## The number to hit

suppressive-fire = Suppressive fire
mod-recce = Recce: cover one level better
mod-afv-indirect = AFV under indirect fire
firer = Firer
firer-ordinary = Any other
firer-flamethrower = Vehicle flamethrower
firer-sniper = Sniper
kept-suppressive = Target and firer make no difference: suppressive fire hits on 6.
kept-own-number = The target makes no difference: this firer hits on 4+.
kept-cover-command = Cover: no effect; command units and snipers are hit on 6.
kept-recce-hard = Recce: no effect; hard cover cannot get better.
kept-afv-indirect = AFV under indirect fire: no effect; its cover already makes it that hard to hit.
kept-afv-air = AFV: no effect, as the AFV numbers are for artillery; a called strike uses the cover numbers.

## Direct fire

direct-fire = Direct fire
direct-fire-summary = Dice, to hit, Saves, and what becomes of the target
group-target = Target
group-firers = Firers
group-how-they-fire = How they fire
group-fall-back = Falling back
group-firers-2 = Second kind of firer
group-firers-3 = Third kind of firer
group-firers-4 = Fourth kind of firer
group-more-dice = Other dice
target-unarmoured = Target is unarmoured
units-firing = Units firing
units-of-kind = Units of this kind
gun = Gun over open sights
gun-none = No
gun-light = Light, up to 99 mm
    .short = light gun, light
gun-medium = Medium, 100–122 mm
    .short = medium gun, medium
gun-heavy = Heavy, over 122 mm
    .short = heavy gun, heavy
range = Range
distance = Distance
flank-or-rear = Flank or rear
units-apart = Firing from elsewhere
apart-distance = Distance from there
apart-flank = Flank or rear from there
firer-afv = Firers are AFVs
on-the-move = On the move
moving-no = No
moving-s1 = With S1
moving-s2 = With S2
moving-neither = Without S1 or S2
pop-up = Helicopter pop-up
more-dice = More dice
dice-of-each = Dice of each unit
dice-of-each-apart = Dice of each from elsewhere
dice-of-each-2 = Dice of each: second kind
dice-of-each-3 = Dice of each: third kind
kind-1 = First kind
kind-1-apart = First kind, from elsewhere
kind-2 = Second kind
kind-2-apart = Second kind, from elsewhere
kind-3 = Third kind
kind-3-apart = Third kind, from elsewhere
kind-4 = Fourth kind
half-range = Within half range
mod-afv-close = AFV at an unarmoured target, up to 20 cm
kept-afv-armoured = AFV up to 20 cm: no +1 unless the target is unarmoured.
kept-afv-too-far = AFV at an unarmoured target: no +1 beyond 20 cm.
kept-flank-once = Flank and rear: +1 once, not twice.
beside-half-range = half range: +1
beside-out-of-range = out of range
refused-out-of-range = The target is { $distance } cm away; the range is { $range } cm.
refused-moving = Only units with S1 or S2 may fire on the move.
refused-nobody-fires = Nobody fires: enter units or dice.
refused-other-side = Units of different sides do not fire together.
refused-other-number = These units need different numbers to hit: resolve them as separate attacks.
refused-twice = It is already taking part.
refused-held = A unit held in place does not move, and meets nobody.
refused-not-its-turn = Only the player whose turn it is gives orders and makes requests.
refused-too-early = Orders and requests come after the first two phases.
refused-other-shells = Guns, rockets and naval guns fire separately: each with its own deviation, zone and sum.
refused-struck = It was already attacked in this zone: each unit is attacked once.
refused-crawl = Only the units for which that order was meant crawl away, each once.
refused-star = An attack with * cannot hurt armoured targets.
refused-hash = An attack with # cannot hurt unarmoured targets.
refused-no-dice = No dice to roll.
refused-too-many-dice = Too many dice ({ $dice }): the limit is { $most }. Work them out in two goes.
refused-eliminated = It is already eliminated: hits { $marked } of { $most }.
note-moving-cost-unset = { $class }: the card does not print this modifier. Subtract it yourself, or enter it once in the house rules.
note-gun-letter = The card writes this range as 100H and does not explain the H: no effect here.
note-gun-between = No line of the card covers 86–99 mm. Ruling: light, like the 25-pounder.
note-other-numbers-apart = All these units hit on the same number. Resolve others as a separate attack.
note-alike = Units of one kind fire from the same distance and side. Enter the others under “Firing from elsewhere”.
refused-elsewhere = Units firing: { $units }. No more than that can fire from elsewhere.

## What fire does

fire-resolution = Effect of fire
fire-resolution-summary = Known dice and number to hit: Saves, hits, suppression, falling back
group-attack = Attack
part-target = Target
part-hits = Hits after Saves
want-eliminated = eliminated
want-suppressed = suppressed
want-falls-back = falls back
want-stays-put = is hit and stays put
want-halts = stops at the friends
want-marked = hit markers only
want-hits = hits on average
attack-die = attack die
attack-dice = attack dice
part-fall-back = Falls back
part-eliminated-by = How it is eliminated
part-unit = The unit
word-no-effect = No effect
word-marked = Hit markers only
word-suppressed = Suppressed
word-falls-back = Falls back
word-stays-put = Stays put
word-halts = Stops at the friends
word-eliminated = Eliminated
word-both-eliminated = Both eliminated
word-not-eliminated = Not eliminated
word-by-hits = By hits
word-by-distance = Over 10 cm back
word-on-the-way = On the way back
word-at-once = At once
roll-to-hit = Roll to hit
roll-saves = Saves
roll-suppression = Roll for suppression
roll-fall-back = Distance fallen back, in cm
note-away-from = Directly away from the nearest enemy that took part; if none is on the table, from the nearest enemy.
note-holds = A unit held in place stays where it is up to 10 cm; more eliminates it, recce too.
note-friend-suppressed = It stops on touching the friends, and they become suppressed.
note-dummy = A dummy minefield is harmless.
note-wire = Wire eliminates infantry and unarmoured transports; other units go on.
note-rout-list = House rule: falling back uses the rout list.

## Falling back and rout

fall-back = Falling back
fall-back-summary = Where a forced move ends
fall-back-distance = Distance to go back
back-cause = Forced back by
back-by-fire = Fire
back-by-assault = A lost assault
role-friend = Friendly unit in the way
kept-limit-exempt = More than 10 cm: no effect; it is recce or may fall back freely.
note-deadly-places = Enemy-held ground, impassable terrain, a minefield or the edge of the table eliminates it, recce too.
note-through-suppressed = In a rout, going through suppressed friends eliminates both units.
note-over-10 = More than 10 cm in one round of fire eliminates it, unless it is recce or may fall back freely.
rout = Rout
rout-summary = The rout test of Crossfire!, and where the rout ends
group-rout = The routing unit
hits-kept = Hits after Saves
rout-dice = Rout dice
roll-rout = Rout distance, in cm
word-no-rout = No rout
note-no-rout = No hit is left: no rout.
note-lost-at-once = Unlimbered guns, dug-in AFVs and units in fortifications are eliminated if forced to rout.
note-rout-borrows = The card prints no rout dice: roll as for falling back, with the same 10 cm limit and exemptions.

## Artillery fire and air strikes

artillery-fire = Artillery fire
artillery-fire-summary = What concentration or barrage does to a unit in the zone
group-target-in-zone = Unit in the zone
group-batteries = Artillery
shoot = Kind of fire
shoot-concentration = Concentration
shoot-barrage = Barrage
mod-average = Average of { $units } units
note-barrage-rounded = The average is rounded to the nearest whole number, halves up.
note-zone-every-unit = Every unit in the zone takes the full dice, yours too. Work them out one after the other.
note-zone-no-direct-fire-lines = Half range, flank and the like change nothing here.
note-marked-left-out = * and # attacks that cannot hurt this unit are left out of both the sum and the average.
air-strike = Air strike
air-strike-summary = What aircraft and helicopters do to a unit in the zone
group-air-units = Air units
group-air-units-2 = Second kind of air unit
group-air-units-3 = Third kind of air unit
air-units = Air units attacking
air-units-of-kind = Air units of this kind
attack-after-aa = Attack after anti-air fire
single-target = Single chosen target
mod-single-target = Single target: doubled
note-single-target = Pick the target in the zone after deviation; only it is attacked. Anti-air losses come off before doubling.
note-air-cover-numbers = A called strike uses the cover numbers; the AFV numbers are for artillery only.

## Anti-air fire

anti-air = Anti-air fire
anti-air-summary = Shot down, aborted, or attacking with what is left
group-aa = AA and SAM units
group-air-unit = The air unit
aa-dice = Attack values added up
air-marked = Hits on it this mission
others-on-mission = Others on the mission
aircraft-hit-on = AA and SAM at aircraft
attack-before-aa = Attack value now
roll-abort = Mission aborted?
refused-shot-down = It is already shot down: hits { $marked } of { $most }.
part-air-unit = The air unit
part-attack-left = Attack left
want-stopped = the air unit is shot down or aborts
want-shot-down = the air unit is shot down
want-attack-left = attack dice left on average
word-attacks = Attacks in full
word-attacks-reduced = Attacks reduced
word-aborts = Aborts
word-shot-down = Shot down
note-aa-all-fire = All AA and SAM units fire together if they have the aircraft in range and sight.
note-aa-order = In order: request, deviation, anti-air fire, zone, effects.
note-aa-loss-first = Losses come off each air unit's attack before the attacks are added up and doubled.
kept-old-hits = Earlier hits: no further abort roll; only new hits need one.

## Blunders

group-blunder = The blunder
blunder = Blunder
blunder-roll = Roll for it
roll-blunder = Roll for the blunder
roll-attacks = Roll the number of attacks
known-attacks = Attacks rolled (0: roll them)
refused-known-attacks = No roll gives that many attacks.
open-crawl = Crawl away!: a unit
role-nearest = The three nearest units
role-crawler = Who crawls away
command-blunder = Command blunder
command-blunder-summary = Cease fire!, Crawl away! or Crossfire!, played out in full
cease-fire = Cease fire!
crawl-away = Crawl away!
crossfire = Crossfire!
group-command-unit = Command unit
group-crossfire = Crossfire!: nearest unit
group-second-unit = Crossfire!: second unit
group-third-unit = Crossfire!: third unit
group-crawl = Crawl away!: a unit
first-unit = Nearest unit
second-unit = Second unit
third-unit = Third unit
crossfire-units = Units under fire
before = Before the blunder
before-fresh = Nothing
before-activated = Activated this turn
before-suppressed = Suppressed
full-move = Its Move
in-the-open = In open terrain
sees-enemy = Sees an enemy
in-the-way = In its way
way-around = Obstacle it can go round
way-suppressed-unit = Suppressed unit
part-crawler = Unit that crawls away
part-lowered = Command value next turn
word-value-as-it-is = As it is
word-value-lowered = 1 lower
word-does-not-move = Does not move
word-half-move = Moves half its Move
word-halts-both-suppressed = Stops, both suppressed
note-cease-fire = A D6 of attacks on the command unit itself, each hitting on 4+.
note-cease-fire-lowers = If the command unit is suppressed, or was before, its command value is 1 lower in its next turn.
note-crossfire = Each of the three friendly units nearest the commander takes all the attacks, one by one, the nearest first.
note-crossfire-split = House rule: the attacks are shared out, the nearest unit first.
note-crossfire-then = A unit activated this turn skips the suppression roll; one suppressed before takes a rout test instead.
note-crawl-formation = All unsuppressed units in the open crawl away, if they belong to the formation whose order blundered.
note-crawl-all = House rule: all unsuppressed units of the side in the open crawl away.
note-crawl-way = Directly away from the nearest enemy it can see; it may go round obstacles if no visible enemy gets nearer.
note-crawl-sees-nobody = A unit that sees no enemy does not move.
note-crawl-mover-only = Only the unit that moves is eliminated; the suppressed friend in its way stays.
note-crawl-both-suppressed = It stops in contact with the friend in its way, and both units are suppressed.
artillery-blunder = Artillery blunder
artillery-blunder-summary = Incoming!, Counter-battery fire! or You are firing on your own!, played out in full
incoming = Incoming!
counter-battery = Counter-battery fire!
on-your-own = You are firing on your own!
on-your-own-short = Firing on your own!
group-fao = FAO
group-towed = Towed artillery
group-self-propelled = Self-propelled artillery
group-naval = Naval artillery
group-own-shoot = The shoot
group-own-unit = Your unit nearest the target
towed-ordered = Towed units ordered
self-propelled-ordered = Self-propelled ordered
naval-ordered = Naval units ordered
attacks-of-shoot = Attack dice of the shoot
shoot-was-smoke = Smoke screen
fao-to-unit = FAO to that unit
higher-than-unit = FAO or FAC higher than that unit
part-guns-eliminated = Artillery eliminated
part-guns-suppressed = Artillery suppressed
want-command-unit-lost = the command unit is eliminated
want-value-lowered = its value is lowered next turn
want-nearest-lost = the nearest unit is eliminated
want-second-lost = the second unit is eliminated
want-third-lost = the third unit is eliminated
want-observer-lost = the FAO or FAC is eliminated
want-gun-lost = at least one artillery unit is eliminated
want-gun-suppressed = at least one artillery unit is suppressed
want-own-unit-lost = your own unit is eliminated
want-air-unit-lost = at least one air unit is shot down
want-air-unit-aborts = at least one air unit aborts
refused-no-ordered-artillery = No artillery was ordered to fire.
note-counter-battery = One D6 for all: that many attacks on each unit ordered, towed first. Odds show only units eliminated or suppressed.
note-counter-battery-in-turn = One D6 for all: that many attacks on each artillery unit ordered, this one first.
note-rockets-by-carriage = Rocket units: towed ones are hit on 4+, self-propelled ones on 5+.
note-off-table-holds = Off-table artillery cannot move: it counts as unlimbered.
note-on-your-own = The artillery's owner still chooses concentration or barrage. For others in the zone use “Artillery fire”, one by one.
note-smoke-stays = Smoke stays smoke; it just lands elsewhere.
note-in-zone = Your unit nearest the original target is in the zone if the deviation is { $radius } cm or less.
air-blunder = Air blunder
air-blunder-summary = Strafed!, Enemy fighters! or Take cover!, played out in full
strafed = Strafed!
enemy-fighters = Enemy fighters!
take-cover = Take cover!
group-fac = FAC
group-own-strike = The strike
air-units-ordered = Air units ordered
attacks-of-strike = Attack dice of the strike
fac-to-unit = FAC to that unit
part-shot-down = Shot down
part-aborted = Missions aborted
refused-no-air-units = No air units were ordered.
note-fighters = One D6 for all. Hits reached: shot down; otherwise a die per hit, any 5+ aborts. Survivors do not attack.
note-fighters-in-turn = Each air unit called is attacked with the same D6, this one first.
note-take-cover = Every air unit called strikes at your unit nearest the original target. For others in the zone use “Air strike”.

## House rules

group-house-rules = House rules
moving-cost-unset = Not entered
house-s1 = S1: dice for firing on the move
house-s2 = S2: dice for firing on the move
house-command-part-steps = Command distance: part of 20 cm counts as 20
house-air-part-steps = Air deviation: part of 20 cm counts as 20
house-alternatives-add-up = Modifiers: each reason on a line counts
house-first-rocket = First rocket or naval unit also −1
house-started-three = Guns: an incomplete three counts
house-first-air-test = First air test also −1
house-air-is-indirect = Air strikes use the AFV numbers of artillery
house-six-against-command = Flamethrowers and snipers hit command units and snipers on 6
house-rout-list = Falling back uses the rout list
house-crawl-all = Crawl away!: all units of the side
house-split-crossfire = Crossfire!: attacks are shared out
house-saves-first = Assault: Saves before comparing
house-keep-assault-hits = Assault: hits stay as markers
house-no-hits-fall-back = Assault won against 0 hits: loser falls back
house-charge-lasts = +1 for charging in every round
house-flank-rear-once = Flank and rear: at most −1 each
house-all-recover = End phase: all your suppressed units recover
house-clear-both-sides = End phase: both sides' hit markers come off
house-apc-is-ifv = APCs count as IFVs
