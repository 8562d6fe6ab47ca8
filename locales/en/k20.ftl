### K20 WWII sheet: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = K20 WWII sheet
game-summary = Untitled Polish D20 sheet: infantry and direct fire, charges, overruns, morale, artillery and every rule to look up.

## House rules

group-house-rules = Where the sheet is unclear
house-strength-is-net = Enter strengths net of armour
house-shaken-drops-level = “−1 morale” drops one level at once
house-long-range = Beyond 60″ another −1 to hit per 2″
house-inside-is-heavy = Vehicle inside a building, 10–50% visible: −8 instead of −5
house-line-adds = Terrain on the line of sight adds to the target's own cover
house-charge-test = Tests before a charge or counter-attack move the morale level too
house-digging-out = Failed attempts to dig out: a flat −4 from the second on
house-one-die = Each ROF die of a fire mission is its own hit roll
house-range-from-observer = Artillery range is measured from the observer
house-mission-once = A fire mission strikes each model once, however many rounds land

## Words of the game

target-vehicle = Vehicle
    .short = tank, tanks, assault gun, assault guns, self-propelled gun, SPG, tank destroyer
target-infantry = Infantry
    .short = inf
target-gun = Gun
    .short = guns, battery
target-building = Building
level-motivated = Motivated
level-confident = Confident
level-disorganised = Disorganised
level-broken = Broken
level-routed = Routed
cover-none = None
cover-light = Light
cover-linear = Linear
cover-heavy = Heavy
cover-smoke-or-heavy = Heavy, or smoke
movement-still = Still
movement-moving = Moving
movement-running = Running
critical-none = Plain hit
critical-5 = Critical +5
critical-10 = Critical +10
training = Training
morale-level = Morale level
distance = Distance
armour = DV of the face hit
pinned = Pinned
moved = Moved
word-not-allowed = Not allowed

## Hit effects

hit-effect = Hit effect
hit-effect-summary = One roll on the hit-effect table for any strength
group-hit-effect = The hit
half = Target
half-vehicle = Vehicle, structure
half-infantry = Infantry, crew
strength = Impact strength
strength-as-entered = Strength
roll-effect = Hit effect
effect-burns = 2 damage, burns
effect-damage = 1 damage
effect-immobilised = Immobilised, Suppressed
effect-suppressed = Suppressed
effect-pinned = Pinned
effect-none = No effect
effect-astray = Template moved
effect-damage-morale = 1 damage, −1 morale
hindrance-none = Nothing
hindrance-both = Pinned and Suppressed
part-effect = Effect on the target
part-hindrance = Hindered by
note-row = The table does not go that far: use row { $row }.
note-minus-morale = “1 damage, −1 morale” means −1 on the Morale test that this hit causes.
note-hit-drops-level = “1 damage, −1 morale” drops the unit one morale level at once.
note-capacity = A vehicle burns at 2 damage; 1 damage removes an infantry stand.
note-structure = Immobilised and Suppressed do nothing to an empty structure.

## Charges, assaults, vehicles and morale: shared words

morale-base = Morale base
class = Class (K)
    .short = class
situational = Other modifier
sum-counts-as = { $test }: { $sum } counts as { $face }.
armoured = Armoured
vehicle-moved = The vehicle moved
vehicle-immobilised = Immobilised
vehicle-open = Open (top DV 0)
top-armour = DV of the top
    .short = top, top DV, DV top
explosive-charge = Explosive charge: OV
crew-morale-base = Crew's morale base
beside-as-training = as Training: { $number }
word-no-test = No test
word-falls-short = Falls short
word-stopped = Stopped 1″ short
word-thrown-back = Thrown back
word-shot-down = Wiped out by fire
word-destroyed = Destroyed
word-not-struck = Not struck
pip-extra = Extra PIPs
pip-first = First target
note-pip-paid = Pay extra PIPs when you declare; a failed test does not return them.
pip-further = { $count ->
    [one] { $count } more target
   *[other] { $count } more targets
}
refused-advantage = The overrunning vehicle's class must be at least { $least } above the target's; the difference is { $advantage }.

## Training test

training-test = Training test
clears-jam = Clears a jam
note-clears-jam = Pass or fail, the standard action is given up.
clears-by-both-actions = Gives up both actions
has-acted = It has already acted
refused-has-acted = It has already used an action, so it no longer has both to give up.
word-jam-cleared = Cleared
note-both-actions = Clearing the jam takes the whole activation: no roll, no move, no shots. The weapon fires from the next activation.
training-test-summary = Any plain Training test, clearing a jam included
group-tester = Who tests
group-test-more = More
roll-training = Training test
part-test = Test
word-failed = Failed
word-passed = Passed
note-no-criticals = A Training test has no special 1 or 20.

## Morale and rallying

morale-test = Morale test
morale-summary = After losses, or near a Broken or Routed friend
group-unit = Unit
group-this-attack = What this attack did
commander-lost = Commander eliminated
half-lost = At least half the stands lost
shaken = Hit result “−1 morale”
roll-morale = Morale test
word-up-2 = Up 2 levels
word-up-1 = Up 1 level
word-same = No change
word-down-1 = Down 1 level
word-down-2 = Down 2 levels
part-level = New morale level
part-enemy-level = Enemy's morale level
note-shaken-dropped = The hit has already dropped the unit one level; the test starts from there.
note-morale-when = After a loss, as the attack ends; at an activation's end, if within 6″ of a Broken or Routed friend.
note-morale-criticals = A natural 1 raises the level, a natural 20 drops it by two; never above Motivated or below Routed.
note-some-pinned = Only some stands Pinned: the sheet leaves it open; you decide whether the unit is Pinned.
note-disorganised = Disorganised: no move towards a visible enemy.
note-broken = Broken: the additional move must be a retreat.
note-routed = Routed: it flees from the battlefield.
rally = Rallying
rally-test = Rally test
rally-summary = Raise a unit's morale level
rally-ordered = Ordered by a commander
roll-rally = Rally test
refused-rally-routed = A Routed unit cannot rally.
note-rally-own = Rallying costs the standard action; the activation is over, pass or fail.
note-rally-ordered = Ordered: the unit's activation goes on.
note-rally-once = Each commander orders one test per activation; a platoon is ordered at most once.
note-rally-above = It is already Confident or better: a pass raises it further, which the sheet does not forbid.
note-rally-criticals = A natural 1 raises the level by two, a natural 20 drops it by two.

## Crews

crew-morale = Crew of an immobilised vehicle
crew-morale-summary = The crew's test when its vehicle becomes immobilised
crew-test = Crew's Morale test
group-crew = Crew
roll-crew = Crew's Morale test
word-repaired = Repaired, moves again
word-crew-gone = Crew flees for good
part-crew = Crew
note-crew-criticals = Crew's test: a natural 1 repairs the damage; on a natural 20 the crew flees for good.
note-crew-repaired = Repaired: the vehicle can move again. Apart from criticals, results are as in any Morale test.
note-crew-for-good = Immobilised for good (a natural 20 in terrain): the crew's natural 1 then only keeps the crew aboard.

## Close combat

close-combat = Close combat
close-combat-summary = One round between infantry: totals and opposed dice
group-attacker = Attacker
group-defender = Defender
group-attacker-state = Attacker's state
group-defender-state = Defender's state
wb = WB of the stand
    .short = WB, close combat
wb-each = WB of each stand
others-wb = Total WB of other stands (0: as the first)
more-wb = WB of further stands
charging = Charging
passengers = Attacks passengers
melee-cover = Cover
training-modifier = Training modifier
attack-total = Attack total
defence-total = Defence total
attack-lead = Attack leads by
roll-attack = Attacker's die
roll-defence = Defender's die
word-enemy-loses-stand = Defender loses a stand
word-fight-goes-on = Fight goes on
word-own-loses-stand = Attacker loses a stand
part-fight = Close combat
note-fight-dice = Each side adds a die to its total. Equal totals: the fight goes on in the next activation.
note-fight-morale = Morale tests follow.
note-fight-disorganised = A Disorganised unit attacks only in a fight already joined, or against an enemy it could not see before moving.

## Charge

charge = Charge on infantry
charge-summary = Morale test, Overwatch, close combat, morale: the whole charge
charge-test = Morale test to charge
group-chargers = Chargers
group-overwatch = Overwatch
group-second-fire = Another defender on Overwatch
group-charge-more = More on the charge
group-after-charge = Morale tests afterwards
charge-stands = Charging stands
out-of-reach = Stands out of reach
still-reach = Stands left in reach
overwatch = Overwatch
overwatch-none = None used
overwatch-fire = Fires at 2″
overwatch-fall-back = Steps back 1″
fire-result = What the fire did
fire-result-roll = Roll it here
fire-result-damage = 1 damage: removed
fire-shots = Stands shot at
second-fires = A second defender fires
second-shots = Stands it shoots at
fire-strength = Strength of fire at 2″, modified
overwatch-test = Overwatch: Training test
second-test = Second defender: Training test
overwatch-shot = Overwatch fire
second-shot = Second defender's fire
own-training-modifier = Attacker's Training modifier
enemy-training-modifier = Defender's Training modifier
unit-stands = Stands in the charging unit
enemy-unit-stands = Stands in the charged unit
enemy-morale-base = Defender's morale base
roll-charge = Morale test to charge
roll-overwatch = Training test to fire
roll-second = Second defender's Training test
roll-own-morale = Chargers' Morale test
roll-enemy-morale = Defender's Morale test
word-charges = Charges
word-charges-up = Charges, up 1 level
word-stays-down-1 = Refused, down 1 level
word-stays-down-2 = Refused, down 2 levels
word-charge-refused = Charge refused
word-charge-evaded = Charge evaded
part-charge = Charge
part-own-lost = Chargers' stands lost
refused-charge-broken = A Broken unit must retreat with its additional move: it cannot charge.
refused-charge-routed = The target is Routed and flees: there is nothing to charge.
note-charge-price = Double move plus attack; a stand out of reach moves without attacking. Either way the standard action is used.
note-charge-test = One pass-or-fail test for all chargers: a natural 1 passes, a 20 fails; the morale level does not change.
note-charge-test-moves = House rule: the test moves the morale level too.
note-charge-fire = Suppressed stands stop 1″ short without attacking; Pinned ones go on, with −5 in close combat.
note-second-fire = The second defender shoots at stands still coming on, unpinned ones first.
note-charge-fire-loss = A stand lost to fire: Morale test at once. If Broken or Routed, the unit goes back where it started.
note-charge-step-back = Stepping back needs no test; a charger left out of reach loses its standard action.
note-none-reaches = With these answers no charger reaches the target: correct “Stands left in reach”.
note-charge-pinned-stands = Pinned: −5 to the attack only if every stand that arrives is Pinned.
note-others-wb = If only some of the others arrive, each counts the average WB of all the others; round the total down.
note-charge-tests-after = A side that loses a stand takes its Morale test; the odds include it.

## Infantry against vehicles

vehicle-assault = Assault on a vehicle
vehicle-assault-summary = Infantry strikes at the top, or at wheels and tracks
group-assault = Assault
group-vehicle = Vehicle
group-allowed = Is it allowed?
aim = Aim
aim-top = Top armour
aim-gear = Immobilise it
assaulter = Who assaults
another-stand = Another stand assaults
assaulter-ordinary = Ordinary stand
assaulter-auxiliary = Auxiliary stand
in-reach-of-a-move = Reaches it in one move
ov-at-top = OV against top
ov-at-gear = OV against wheels/tracks
strike-strength = Strength of the strike
part-vehicle = Result of the assault
refused-assaulter = Support weapons and auxiliary stands may never assault vehicles.
note-falls-short = The stand moves, does not attack, and its standard action is gone.
note-strike-immobilises = A strike at the running gear does no damage; “Immobilised, Suppressed” or any worse result immobilises.
note-assault-move = An assault is one move plus attack, with no Morale test before it.
note-assault-back = Afterwards set the stand 1″ from the vehicle, on the side it came from.
note-assault-morale = Morale tests follow; the odds include the crew's test when the vehicle is immobilised.

## Immobilisation

immobilisation = Immobilisation, digging out
immobilisation-summary = The terrain test, the crew's Morale test, and getting free again
group-terrain = Vehicle and terrain
group-terrain-more = What else counts
ground = Terrain
ground-woods = Woods, steep slope
ground-soft = Ford, ditch, mud, sand…
ground-ruins-wood = Ruins: wood
ground-ruins-brick = Ruins: brick
ground-ruins-stone = Ruins: stone
ground-ruins-concrete = Ruins: concrete
gear = Running gear
gear-wheeled = Wheeled
gear-half-tracked = Half-tracked
gear-tracked = Tracked
digging-out = Immobilised: digs itself out
reversing = Moving backwards
towing = Towing artillery
failed-dig-outs = Failed attempts to dig out
failed-digging = Failed attempts to dig out
training-twice = Training × 2
terrain-test = Immobilisation test
digging-test = Digging out
roll-immobilisation = Immobilisation test
roll-digging = Digging out
word-no-penalty = No terrain penalty
word-drives-on = Drives on
word-immobilised = Immobilised
word-permanently = Immobilised for good
word-free-no-penalty = Free, no terrain penalty
word-free = Free
word-still-stuck = Still immobilised
part-terrain = Vehicle
part-digging = Digging out
note-terrain-criticals = A natural 1 always passes, without any terrain penalty; a natural 20 immobilises for good.
note-terrain-when = Test on entering the terrain or moving in it; a failed test immobilises.
note-digging-again = The first failure costs nothing; from the second on, failures make the next try harder.
note-digging-price = One try per activation, in place of a move. A vehicle that gets free keeps its other action.

## Overrunning

vehicle-overrun = Overrun a vehicle or gun
vehicle-overrun-summary = What may overrun what, and whether the target escapes
infantry-overrun = Overrun infantry
infantry-overrun-summary = Training test, then dodge or counter-attack
group-overrunner = The vehicle that overruns
group-target = Target
overrun-target = What is overrun
overrun-armoured = Armoured vehicle
overrun-unarmoured = Unarmoured vehicle
overrun-count = Vehicles overrun
overruns-another = Overruns another
from-the-side = From the target's side
escape-test = Escape: Training test
roll-escape = Training test to escape
word-escapes = Escapes
part-overrun = Target
refused-not-from-side = A target can be overrun only from its side.
refused-overrun-armoured = An unarmoured vehicle never overruns an armoured one.
note-gun-pip = The sheet names no extra PIPs for a gun.
note-no-escape = Guns and immobilised vehicles get no escape roll.
group-overrun-infantry = Infantry
group-struck-back = Vehicle under counter-attack
machine-guns = Machine guns
    .short = MG, MGs
reaction = Reaction
reaction-dodge = Dodges
reaction-counter-attack = Counter-attack: top
reaction-immobilise = Counter-attack: tracks
dodged = Has dodged this vehicle
overrun-stands = Stands overrun
overrun-test = Overrun: Training test
dodge-test = Dodge: Training test
counter-attack = Counter-attack
counter-attack-test = Counter-attack: Morale test
roll-overrun = Vehicle's Training test
roll-dodge = Training test to dodge
roll-counter-attack = Morale test to counter-attack
word-strikes = Strikes back
word-strikes-up = Strikes back, up 1 level
word-overrun-down-1 = Destroyed, down 1 level
word-overrun-down-2 = Destroyed, down 2 levels
word-dodges = Dodges
word-no-overrun = No overrun
part-overrun-infantry = Infantry stand
part-own-vehicle = The overrunning vehicle
refused-overrun-class = Only vehicles of class 3 or more overrun infantry.
refused-overrun-guns = To overrun infantry a vehicle needs at least one machine gun.
refused-dodged = This infantry has dodged this vehicle, which cannot overrun it again.
note-dodged = A unit that dodged cannot be overrun by this vehicle again until you clear the mark.
note-counter-survives = A stand that passes strikes back and survives.
note-counter-test = Pass or fail only: a natural 1 passes, a 20 fails; the morale level does not change.
note-no-reaction = Each stand reacts on its own; one that does not react is destroyed.

## Ramming

ramming = Ramming
crew-of-rammer = Crew of the rammer
crew-of-rammed = Crew of the target
ramming-summary = Training tests, hits on both vehicles, immobilisation tests
group-rammer = Rammer
group-rammed = Rammed vehicle
group-ram-terrain = Terrain and PIPs
ram-avoids = Tries to avoid the ram
rammer-gear = Rammer's running gear
rammed-gear = Target's running gear
rammed-elsewhere = Target on other terrain
rammed-ground = Target's terrain
rammer-damaged = Rammer has 1 damage
rammed-damaged = Target has 1 damage
rammed-count = Vehicles rammed
rams-another = Rams another
ram-test = Ramming: Training test
avoid-test = Avoid the ram: Training test
rammer-class = Rammer's class
rammed-class = Rammed vehicle's class
rams = Ramming
ram-at-target = Hit on the rammed vehicle
ram-at-rammer = Hit on the rammer
rammed-terrain = Target: immobilisation test
rammer-terrain = Rammer: immobilisation test
roll-ram = Rammer's Training test
roll-avoid = Training test to avoid it
roll-ram-target = Hit effect on the target
roll-ram-rammer = Hit effect on the rammer
roll-rammed-terrain = Target's immobilisation test
roll-rammer-terrain = Rammer's immobilisation test
word-ram-missed = No ram
word-ram-avoided = Avoided
word-rammed = Rammed
part-rammed = Hit on the target
part-rammer = Hit on the rammer
refused-ram-armoured = An unarmoured vehicle cannot ram an armoured one.
note-ram-cannot-avoid = An immobilised vehicle cannot avoid the ram.
note-ram-terrain = The sheet has no row for open ground: pick the row that fits.
note-ram-crew = If the ram immobilises either vehicle, its crew takes a Morale test.

## Command range

command-range = Command range
command-range-summary = How far a stand or an HQ commands
group-command = Command
command-kind = Stand
command-combat = Combat stand
command-support = Support weapon
command-recon = Recon
command-platoon = Platoon HQ
    .short = platoon HQ, platoon commander
command-company = Company HQ
    .short = company HQ, company commander
command-battalion = Battalion HQ
    .short = battalion HQ, battalion commander
schooling = Training level
schooling-untrained = Untrained
schooling-regular = Recruits, regulars
    .short = regulars, regular, recruits
schooling-veteran = Veterans
    .short = veteran
schooling-elite = Elite
command-times-5 = Times 5
note-command-silent = The sheet does not say what being in or out of range does.
note-command-hq = In inches. Add or subtract for the training level first; only then multiply a battalion HQ's range by 5.

## Ranges beside a question

band = { $from }–{ $upto }″
band-one = { $inches }″
band-over = over { $inches }″
beside-hit = { $band }: { $modifier } to hit
beside-strength = { $band }: strength { $modifier }
beside-word = { $band }: { $word }
beside-reach = up to { $inches }″
ap-no = cannot be fired
range = Range
range-not-printed = not printed

## Infantry fire

infantry-fire = Infantry fire
infantry-fire-summary = Infantry at infantry: strength from Firepower, then one roll
group-infantry-fire = The fire
fp = FP at this range
fire-range = Range on the unit card
fire-range-close = Closer
fire-range-usual = Usual
fire-range-long = Farther
target-movement = Target's movement
target-cover = Target's cover
target-moving = Target is moving
target-running = Target is running
shooter-movement = Shooter's movement
shooter-still = Still (OM 1)
shooter-moves = Moves (OM 2)
shooter-moves-and-fires = Moves and fires (OM 3)
shooter-pinned = Shooter is Pinned
note-no-hit-roll = No hit roll: the strength goes straight to the table. Gun crews are infantry here.

## Spotting

spotting = Spotting
spotting-summary = Is the hidden model seen at this range?
group-spotting = The hidden model
spotting-plaque = The model is
spotting-cell = Table entry
hider = Hidden model
hider-moved = It has moved
hider-fired = It has fired
camouflaged = Camouflaged
spotted-a = A: always
spotted-sr = S / R: shot or move
spotted-r = R: move
spotted-no = —: never
word-spotted = Spotted
word-hidden = Hidden
note-infantry-always-hidden = Beyond 24″ infantry is always Hidden.
note-spotting-ends = The table ends at 72″: beyond it nothing is spotted.
note-firing-does-not-reveal = Only R at this range: its own shot does not give the model away.
note-hiding = To be Hidden, a model must be behind cover and have taken the Hide action.

## Direct fire

direct-fire = Direct fire
direct-fire-summary = Hit roll, ammunition, strength and the effect on the target
group-shot = The shot
group-shooter = Shooter
group-cover = Cover
group-shot-allowed = Is it allowed?
group-more = More
target = Target
range-modifier = Range modifier (over 60″)
ammunition = Ammunition
ammo-ap = AP
ammo-ht = HT
ammo-he = HE
ammo-small-arms = Small arms
ap-value = AP value
ht-value = HT value
he-ov = HE OV
he-fp = HE FP
anti-armour-value = Anti-armour shot
armament = Weapon
armament-ak = Automatic rifle
    .short = AK
armament-ak-lkm = Automatic rifle + LMG
    .short = AK + LKM
armament-kb = Rifle
    .short = KB
armament-kb-lkm = Rifle + LMG
    .short = KB + LKM
armament-vehicle-km = Vehicle MG
armament-kbk = Carbine
    .short = KBK
armament-kbk-lkm = Carbine + LMG
    .short = KBK + LKM
armament-pm = SMG
    .short = PM
armament-pm-lkm = SMG + LMG
    .short = PM + LKM
armament-other = Other
reach = Reach of the shot
face-hit = Face hit
face-front = Front
face-side = Side
face-rear = Rear
om = OM from the unit card
om-short = OM
shots = Shots at this target
further-shot = Further shot at the target
shooter-level = Shooter's morale
pinned-or-damaged = Pinned or Damaged
infantry-weapon = Infantry weapon or MG
defence = Defence modifier
building-class = Building class
building-class-twice = Building class × 2
evading = Evading
evading-no = No
evading-2 = −2
evading-3 = −3
evading-4 = −4
evading-5 = −5
unarmoured = Unarmoured
target-passengers = Carries infantry
already-damaged = Has 1 damage already
cover = Cover
cover-by-terrain = By terrain
cover-none-or-light = None or light
cover-is-light = Light cover
cover-is-linear = Linear cover
cover-is-heavy = Heavy cover
cover-terrain = Terrain
visible = Visible part of the target
visible-infantry-half = 50% or more
visible-infantry-less = Under 50%
visible-vehicle-over-half = Over 50%
visible-vehicle-part = 10–50%
visible-vehicle-little = Under 10%
terrain-woods = Woods, lattice bridge
terrain-water = Water, fords
terrain-craters = Craters, ditches
terrain-infantry-trench = Infantry trenches
terrain-vehicle-trench = Vehicle trenches
terrain-low-walls = Low walls, stones
terrain-ruins = Ruins, vehicle class ≤
terrain-small-ruins = Ruins, vehicle class >
terrain-banks = Stone bridge, banks
terrain-outside-building = Building, outside it
terrain-inside-building = Building, inside it
on-line = On the line of sight
on-line-nothing = Nothing
on-line-trenches = Trenches
on-line-ruins = Ruins
on-the-line = On the line: { $terrain }
smoke = Smoke on target or line
smoke-short = Smoke
line-of-sight = Line of sight
target-hidden = Hidden, not spotted
random-bearing = Roll a random direction
to-hit = To hit
to-hit-further = To hit, further shots
crew-strength = Strength on crew, passengers
critical = Kind of hit
roll-to-hit = Hit roll
roll-critical = Second roll for a critical
roll-crew-effect = Hit effect on crew, passengers
roll-bad-luck = Second roll for bad luck
band-critical = Critical
band-bad-luck = Bad luck
word-hit = Hit
word-miss = Miss
word-dud = Dud
word-jam = Jam
word-explosion = Explosion
word-ready = Ready
word-too-far = Too far
word-no-hit = No hit
part-shot = The shot
part-weapon = Weapon
part-hits = Hits
part-crew-effect = Effect on crew, passengers
refused-no-line = No line of sight: no shot.
refused-hidden = A hidden model that has not been spotted cannot be shot at.
refused-routed = A Routed unit does not fire.
refused-ap-infantry = AP cannot be used against infantry.
refused-ht-infantry = HT cannot be used against infantry.
refused-ap-range = AP of this value cannot be fired that far.
refused-ap-zero = AP 0 cannot be fired that far: enter the card's AP value.
refused-reach = The anti-armour shot of this weapon reaches { $inches }″.
refused-small-arms-infantry = Against infantry use infantry fire, for vehicle machine guns too.
refused-small-arms-building = The anti-armour shot is for use against vehicles and guns.
note-range-typed = Beyond 60″ no range modifier is printed: enter what you agree on.
note-range-goes-on = House rule: beyond 60″ another −1 every 2″.
note-only-a-one-hits = Only a natural 1 hits: a critical with strength +5.
note-criticals = Natural 1, second roll: hit +10 strength, miss +5. Natural 20, second roll: 1–10 dud, 11–19 jam, 20 explosion.
note-no-critical-rolls = Infantry weapons and machine guns have no criticals and no bad luck.
note-evading-not-moving = Evading takes the place of the −1 for moving.
note-no-figure = This terrain has no figure here: no modifier. Settle first whether it blocks sight.
note-he-miss = HE that misses (bad luck aside) scatters by even or odd hit die. Work out each model under the template.
note-he-cover-twice = Linear and heavy cover count twice for HE: on the hit roll and on its strength.
note-separate-hits = Crew and passengers take a hit of their own, apart from the gun or vehicle.
note-strength-is-net = House rule: strengths are entered net of DV.

## AP and HT

ap-strength = Strength of AP and HT
ap-strength-summary = For a hit already scored: strength and effect

## HE on a model

template = HE on a model
template-summary = One more model under the template, ring by ring
group-model = The model
model = Model
model-transported = Transported infantry
model-crew = Gun crew
model-gun = Gun, not its crew
ring = Place on the template
ring-centre = Centre
ring-1 = Ring I
ring-2 = Ring II
ring-outside = Outside
rounds = Rounds that burst there
refused-second-ring = Ring II does not hit vehicles or guns.

## Scatter

scatter = Scatter
scatter-summary = How far, and in which direction, the template scatters on a miss
group-scatter = The miss
hit-die = Hit-roll die
parity-even = Even
parity-odd = Odd
doubled = Inaccurate fix: scatter doubled
scatter-none = None
scatter-half = ½″
scatter-1 = 1″
scatter-2 = 2″
scatter-4 = 4″
scatter-8 = 8″
bearing = Direction
roll-bearing = Direction of scatter
note-doubled = After an inaccurate fix the distance is doubled.
note-no-direction = The sheet prints no direction: agree on one, or let the app roll it.

## Fire mission

fire-mission = Fire mission
fire-mission-summary = Call, hit roll, scatter, ROF dice and bad luck, rounds on a model
group-mission = The mission
group-under-template = A model under the template or near it
observer = An observer calls
registered = Registered point
rof = ROF
ring-after-scatter = Place after a scatter
near-impact = Within 2″ of the impact
near-never = Never
near-on-target = On target only
near-half = Up to ½″ off
near-1 = Up to 1″ off
near-2 = Up to 2″ off
near-4 = Up to 4″ off
near-always = Wherever it goes
near-scattered = Only after a scatter
fix = Successful fix
scatter-on-even = Scatter, even die
scatter-on-odd = Scatter, odd die
roll-call = Call for artillery
roll-fix = Hit roll for the mission
roll-rof = ROF dice: 20 is bad luck
roll-rof-and-fix = ROF dice
roll-rof-bad-luck = Second roll after a 20
word-fix = Fix
word-inaccurate = Inaccurate, scatter × 2
word-misunderstood = Falls on the caller
word-on-target = On target
word-registered = Needs no roll
part-call = Call
part-rounds = Rounds that fall
part-on-target = Rounds on target
part-even = Scattered on even dice
part-odd = Scattered on odd dice
note-marker = Put a marker in line of sight of the observer or of the unit that gives the fix.
note-call = The call: 1–10 fix, 11–19 inaccurate fix, 20 fire on the calling unit.
note-inaccurate = An inaccurate fix doubles the scatter; the number needed stays the same.
note-misunderstanding = On a 20 the caller is the aiming point: this model is spared; work out the caller's models.
note-registered = Registered point: no scatter. The template may slide up to 2″ to a spot the observer or battery can see.
note-range-from-observer = House rule: measure the range from the observer.
note-one-die = House rule: each ROF die is the hit roll of its own round.
note-template-arrow = Lay the template after the hit roll, one arrow towards the battery.
note-rof-dice = One die per ROF point: on 20, a second roll (1–10 dud, 11–19 jam, 20 explosion); otherwise a round.
note-mission-once = House rule: however many rounds fall, each model is struck once.
note-every-round = Every round strikes every model under the template.
note-impact-pins = If a round falls, infantry and unarmoured vehicles within 2″ of the impact are Pinned.

## Units

group-state = State
group-activation = This activation
group-card = Unit card
group-side = Side
unit-kind = Kind
unit-hq = HQ
unit-strength = Stands at the start
    .short = stands, stand
stands-lost = Stands lost
# On a button in the list of units.
quick-stand-lost = −1 stand
quick-damage = +1 damage
quick-level-down = −1 level
lost-now = Stands lost in this attack
stands-before = Stands before the attack
damage = Damage
stuck = Mobility
stuck-no = Can move
weapon = Weapon
crew-lost = Crew lost
crew-test-due = Crew still to be tested
crew-tested = Crew's test taken
weapon-ready = Ready
weapon-dud = Dud: next turn
weapon-jammed = Jammed
standard-action = Standard action
action-available = Available
action-used = Used
action-lost = Lost
additional-move-used = Additional move used
activation-over = Activation over
jam-cleared = Gave up both actions
dug-now = Tried to dig out
sank-now = Became Broken or Routed
fired = Has fired
same-target = Next shot at the same target
last-target = Target of its last shot
evading-now = Evading
acted-fired = It has fired in this activation.
hidden = Hidden
camouflaged-unit = Camouflaged
still-fighting = In an undecided fight
fights = Fights with
fought-now = Fought in this activation
dodged-overrun = Dodged an overrun
dodged-vehicle = The vehicle it dodged
dodged-another = Another vehicle it dodged
told-to-rally = Was ordered to rally
rally-order-used = Rally order used
card-morale-base = Morale base (0: Training)
    .short = morale, morale base
card-fp = FP at usual range
    .short = FP, firepower, /
card-fp-by-range = FP differs by range
card-fp-close = FP closer than that
card-fp-long = FP farther than that
card-observer = Observer
    .short = observer, spotter
card-om-1 = OM 1 (stationary)
    .short = OM, /
card-om-2 = OM 2 (moving)
card-om-3 = OM 3 (moves and fires)
card-defence = Defence modifier
    .short = defence, def
card-front-dv = DV front
    .short = DV, armour, front, front DV, #/#
card-side-dv = DV sides
    .short = side, sides, side DV, sides DV, DV side
card-rear-dv = DV rear
    .short = rear, rear DV
card-ap = AP value
    .short = AP
card-ht = HT value
    .short = HT
card-he-fp = HE FP
card-he-ov = HE OV
card-anti-armour = Anti-armour shot
    .short = AA shot, anti-armour
card-rof = ROF
card-evasion = Evading: minus
    .short = evasion
pip-left = PIPs left
pip-counted = PIPs are counted
group-pip = PIPs
refused-pip = Extra PIPs needed: { $cost }. Left: { $left }.
registered-points = Registered points
smoke-areas = Smoke on the table
then-no-stand-left = No stand is left.
then-burns = It burns: out of the battle.
then-crew-gone = Its crew has fled: out of the battle.
then-crew-lost = Its crew is lost: out of action.
then-gun-immobilised = It is immobilised.
then-burst = A round fell: who else is within 2″ of the impact?
then-under-template = Other models under its template? Work out each, then tap “Skip”.
unit-destroyed = Destroyed
then-crew-test = It became immobilised: the crew takes a Morale test.
then-commander-lost = Its commander was eliminated: −4 on the Morale test.
then-permanently = Immobilised for good: it cannot be dug out.
then-dig-out = Immobilised: it may dig itself out.
then-dug = Immobilised: it has had its one try this activation to dig itself out.
then-motivated = Motivated: +1 to all tests.
then-pinned = Pinned: −5 to its tests, to its fire and in close combat.
then-suppressed = Suppressed: its charge or assault stops 1″ short; −10 when charged. Remove the mark by hand.
then-damaged = Damaged: −5 to hit (not doubled if Pinned as well).
then-dud = Dud: it may fire next turn.
then-jammed = Jammed: give up both actions, or pass a Training test (costs the standard action).
then-weapon-gone = Its weapon is destroyed.
then-no-standard-action = Its standard action is gone.
then-activation-over = It rallied: its activation is over.
then-jam-cleared = It gave up the whole activation to clear a jam.
then-overwatch = Overwatch: against a charge it fires at 2″ or steps back 1″; against an assault it fires.
then-hidden = Hidden: it cannot be shot at until it is spotted.
then-maybe-spotted = It moved or fired: it may be spotted.
then-still-fighting = Its close combat goes on.
then-fights-later = Its close combat goes on in the next activation.
then-dodged = The vehicle it dodged cannot overrun it again.
then-no-more-dodged = The list of dodged vehicles is full: note further ones on paper.
then-no-more-wait = Too many tests are waiting: the next attack counts together with the one before. Take the tests first.
then-rally-order-used = This commander has used its one Rally order.
then-may-order-rally = May order one subordinate platoon to rally; the platoon's activation goes on.
barred-told-to-rally = It has already been ordered to rally this activation.
barred-not-subordinate = It does not command that unit.
barred-crew-tested = Its crew was tested when it became immobilised.
barred-immobilised = It is immobilised.
then-broken-near = { $units ->
    [one] { $units } unit is Broken or Routed: friends within 6″ test morale at the end of their own activation.
   *[other] { $units } units are Broken or Routed: friends within 6″ test morale at the end of their own activation.
}
then-sank-near = { $units ->
    [one] { $units } unit became Broken or Routed in this activation: friends within 6″ test morale as the activation ends.
    *[other] { $units } units became Broken or Routed in this activation: friends within 6″ test morale as the activation ends.
    }
part-pinned-by-fire = Pinned by the fire
word-not-all-pinned = Not every stand
word-all-pinned = Every stand that arrives
near-tested = Tested: friend Broken or Routed
near-itself = No other friendly unit is Broken or Routed.
assaulting = Its stands assault a vehicle
barred-all-struck = Each of its stands has already struck.
barred-assaults-another = Its stands are already assaulting another vehicle.
barred-twice = It is already taking part.
then-near-tested = { $units ->
    [one] { $units } unit has tested for a Broken or Routed friend near it. Every other unit of this side within 6″ of such a friend tests too.
    *[other] { $units } units have tested for a Broken or Routed friend near them. Every other unit of this side within 6″ of such a friend tests too.
    }
then-lost-now = { $stands ->
    [one] { $stands } stand lost in this attack: Morale test.
   *[other] { $stands } stands lost in this attack: Morale test.
}
then-lost-in-attacks = { $stands ->
    [one] { $stands } stand lost in one attack: Morale test.
   *[other] { $stands } stands lost in one attack: Morale test.
} { $attacks ->
    [one] The next attack has a test of its own.
   *[other] The { $attacks } attacks after it have a test each.
}
left-table = Left the table
then-left-table = Routed, it has left the table.
then-registered = { $points ->
    [one] { $points } registered point: no scatter there, and the template may slide up to 2″.
    *[other] { $points } registered points: no scatter there, and the template may slide up to 2″.
    }
then-smoke = { $areas ->
    [one] { $areas } smoke screen: −8 to hit through it, on top of cover.
   *[other] { $areas } smoke screens: −8 to hit through them, on top of cover.
}
open-infantry-fire = Infantry fire with it
open-under-infantry-fire = Infantry fire at it
open-direct-fire = Direct fire with it
open-under-direct-fire = Direct fire at it
open-charged = Charge it
open-assaulted = Assault it
open-overrun-on-it = Overrun it
open-rammed = Ram it
open-under-too = Another model under it
role-shooter = Who shoots
role-target = At whom
role-passengers = Who rides in it
role-attacker = Who attacks
role-defender = Who is attacked
role-fires-too = Who else fires
role-unit = Which unit
role-commander = Ordered by
role-battery = Which battery
role-caller = Who calls the fire
role-spotter = Who looks
role-hidden = Who hides

## What the player wants to hear: the end of a sentence that begins with the chance

want-stand-lost = a stand is lost
want-suppressed = Suppressed or worse
want-pinned = Pinned or worse
want-burns = destroyed: it burns
want-damaged = damaged or destroyed
want-immobilised = immobilised or worse
want-hits = hits
want-one-hit = at least one hit
want-on-target = on target
want-round-on-target = at least one round on target
want-round-falls = at least one round falls
want-scatters = scatters { $distance }; only the direction is rolled
want-holds = keeps its level or rises
want-broken = ends up Broken or Routed
want-up = up one level or two
want-down-two = down two levels
want-passes = passes
want-clears-jam = clears the jam
want-crew-holds = the crew holds
want-crew-gone = the crew flees for good
want-drives-on = drives on
want-gets-free = gets free
want-for-good = immobilised for good
want-destroyed = destroyed
want-infantry-destroyed = the infantry is destroyed
want-dodges = the infantry dodges
want-vehicle-hurt = the vehicle is damaged or destroyed
want-vehicle-stuck = the vehicle is immobilised
want-rams = the ram goes in
want-target-hurt = the target is damaged or destroyed
want-rammer-hurt = the rammer is damaged or destroyed
want-defender-loses = the defender loses a stand
want-attacker-loses = the attacker loses a stand
want-reaches = reaches close combat
want-chargers-lose = the chargers lose a stand or more
want-held-up = the assault is stopped by fire
dice-shots = shots
dice-rof = × D20 for ROF

## What looks as if it counted and does not

out-better-cover = { $cover }: not added; of the target's own cover and the terrain on the line, only the larger minus counts.
out-pinned-and-damaged = Pinned and Damaged at once: still one −5.
out-further-shots = The +2 for a further shot does not grow with each one.
out-he-cover = Light cover and smoke take nothing from the strength of HE.
out-running = Running counts alone: no +2 for moving on top of the +4.
out-om-2 = OM 3 counts alone: the −2 of OM 2 is not added.
out-smoke-and-heavy = Smoke and heavy cover are one line here: both together count once.
out-unarmoured = Unarmoured: the +3 is for AP and HE only.
out-motivated-chargers = Motivated chargers: +1 in their tests, nothing in the fight.
out-motivated-defender = Motivated defender: +1 in its tests, nothing in the fight.
out-moved-suppressed = It moved: no −1, because it is Suppressed.
out-at-gear = Open or immobilised: no +5 and no +3 against wheels or tracks.
out-first-failure = The first failed try takes nothing off; −4 starts with the second.
out-further-failures = House rule: −4 once, however many tries failed.
out-gun-near = A gun itself is not Pinned near the impact: check its crew instead.
out-armoured-near = An armoured vehicle is not Pinned near the impact.
out-camouflage = Camouflage makes no difference at this range.
out-not-half = Fewer than half of its stands were lost in this attack: no −5.

## Look-ups, and whether a test is due

morale-due = Is a Morale test due?
morale-due-summary = Losses, or a Broken or Routed friend nearby
group-friend = A friend near it
friend-level = Worst level of a friend
friend-distance = How far away that friend is
activation-ends = Its activation ends now
role-friend = Which friend is Broken or Routed
word-due = Test due
word-not-due = No test
note-due-after-loss = After a loss it tests at once, as the attack ends.
note-due-near = It ends its activation within 6″ of a friendly Broken or Routed unit.
out-friend-level = A Disorganised friend causes no test; only a Broken or Routed one does.
out-friend-far = That friend is farther than 6″: no test for it.
out-friend-later = Not yet: this test waits for the end of its activation.
range-look-up = Range, to hit and AP
range-look-up-summary = Range modifiers to hit and to AP strength
range-to-hit = Range: to hit
range-of-ap = Range: strength of AP
terrain-look-up = Cover: to hit
terrain-look-up-summary = Modifiers to hit for cover and terrain

## Near an impact

near-the-impact = Within 2″ of an impact
near-the-impact-summary = Units Pinned near the impact of a fire mission, without a roll
group-near-impact = Near the impact
role-near-impact = Who is within 2″
round-fell = A round fell there
word-not-pinned = Not Pinned
refused-no-impact = No round fell: without an impact nobody is Pinned.

## Checklist

phase-activation = Start of an activation
phase-moving = Moving
phase-infantry-fire = Infantry fire at infantry
phase-direct-fire = Direct fire
phase-charge = Charge on infantry
phase-vehicle-assault = Assault on a vehicle
phase-indirect-fire = Indirect fire
phase-end = End of an activation
step-routed = Routed: the unit flees. Mark it once it has left the table.
step-broken = Broken: the additional move must be a retreat; the unit may try to rally with its standard action.
step-disorganised = Disorganised: no move towards a visible enemy; the unit may try to rally with its standard action.
step-jammed = Jammed weapon: give up both actions, or take a Training test (standard action).
step-dud = A dud last turn: the weapon may fire again.
step-order-rally = A commander may order one subordinate platoon to rally.
step-command-range = Look up command ranges when they matter.
step-actions = A standard action and (ruling) an additional move; PIPs pay for special manoeuvres.
step-terrain = A vehicle that enters or moves in difficult terrain takes the immobilisation test.
step-crew = The crew of a vehicle that has become immobilised takes a Morale test.
step-dig-out = An immobilised vehicle may dig itself out.
step-overrun-vehicle = Overrun a vehicle (2 extra PIPs for each one) or a gun, from the target's side.
step-overrun-infantry = To overrun infantry: 1 extra PIP per stand, class 3+, a machine gun, and a passed Training test.
step-infantry-reacts = The infantry dodges or counter-attacks.
step-ram = Ram a vehicle (2 extra PIPs for each one): Training tests, hits on both, immobilisation tests.
step-hide = To be Hidden, a model must be behind cover and take the Hide action.
step-spotted-by-move = Hidden models that moved may be spotted (R).
step-firepower = Take the Firepower for the range from the unit card.
step-fire-movement = Check the movement of target and shooter.
step-fire-cover = Check the target's cover, and whether the shooter is Pinned.
step-fire-effect = One die on the infantry half of the hit-effect table.
step-morale = Morale tests for losses.
step-line-of-sight = Check the line of sight.
step-hidden = Is a hidden target spotted?
step-modifiers = Add the modifiers of shooter and target.
step-cover = Cover and terrain: only the larger minus counts, unless your house rule adds them.
step-range = Measure the range, rounded up to a whole inch.
step-hit-roll = Hit roll; on 1 or 20 a second roll.
step-strength = Strength by ammunition: AP, HT, HE or small arms.
step-effect = One die on the hit-effect table.
step-spotted-by-shot = Hidden models that fired may be spotted (S).
step-charge-test = One Morale test for all chargers; failed: no charge, standard action lost.
step-charge-move = A double move into contact; a stand that falls short does not attack and loses its standard action.
step-charge-overwatch = Overwatch: fire at 2″ (Training test) or step back 1″.
step-charge-stopped = A stand lost to the fire: Morale test at once; a unit then Broken or Routed goes back. Suppressed stands stop 1″ short and do not attack.
step-charge-totals = Add up both totals: WB, further stands, cover, states, Training modifiers.
step-charge-dice = Each side adds a die: the lower total loses a stand; on a tie the fight goes on.
step-assault-who = No support weapons or auxiliary stands take part; no Morale test before the assault.
step-assault-move = One move into contact; falling short costs the standard action.
step-assault-overwatch = Overwatch: fire at 2″ (Training test).
step-assault-strike = Strike with OV 2 against the top, or OV 5 against wheels/tracks.
step-assault-back = Set the stand 1″ away, on the side it came from.
step-call = A unit that is not an observer rolls for its call.
step-marker = Put the marker in line of sight of the observer or caller.
step-aim = Hit roll: a successful fix or scatter; a registered point needs none.
step-template = Lay the template with an arrow towards the battery.
step-rof = A die per point of ROF: a 20 is bad luck.
step-blast = Work out every model under the template.
step-near-impact = If a round fell, infantry and unarmoured vehicles within 2″ of the impact are Pinned.
step-near-broken = Units that end their activation within 6″ of a friendly Broken or Routed unit take a Morale test.
step-left-over-tests = Morale tests for losses not yet tested for.
step-drawn-fights = Drawn fights go on in the next activation.
step-hold-overwatch = Which unit holds Overwatch until its next activation?
