### K20 WWII sheet: the reference a player searches and reads.
### Distances are in inches only, as on the sheet, so they are written out.

## Sections

section-gen = The basics
section-cmd = Command
section-ral = Rallying
section-imm = Immobilisation in terrain
section-ovv = Overrunning vehicles and guns
section-ovi = Overrunning infantry
section-ram = Ramming
section-spt = Spotting hidden models
section-inf = Infantry fire at infantry
section-dir = Direct fire: hitting
section-amm = Direct fire: ammunition and strength
section-het = Hit effects
section-chg = Infantry charging infantry
section-vas = Infantry assaulting vehicles
section-art = Indirect artillery fire
section-mor = Morale

## Rules: the basics

gen-01 = One die, the D20. Tests are roll-under: the target number or less passes. The sheet prints this only for the hit roll. Ruling: every Training, Morale, Rally and immobilisation test works the same way.
gen-02 = Every shot, assault or blast ends on one table, the hit-effect table. Its row is the impact strength; one half is for vehicles and structures, the other for infantry.
gen-03 = Actions the sheet names: standard action, additional move, both actions (those two together), move and attack, double move and attack, Overwatch (used in the enemy's activation, so held ready beforehand), Hide, Rally. The sheet says nothing more about actions.
gen-04 = Extra PIPs: 2 for each vehicle overrun, 1 for each infantry stand overrun, 2 for each vehicle rammed. PIPs look like points spent on manoeuvres; the sheet does not give their source or basic costs.
gen-05 = Round distances up to a whole inch: 24.5″ is 25″. The sheet requires it for the range modifier. Ruling: do it for every range band.
gen-06 = Enter from the unit card what the sheet uses but does not print: Training (W), class (K), Firepower (FP) by range, close-combat value (WB), OM 1, 2 and 3, defence modifier, OV, DV of each face, AP and HT values, HE FP, HE OV, ROF, the value of the anti-armour shot, evasion value (−2 to −5), building class, number of machine guns, morale base. Only OM is expressly from the equipment table (taken to be that card); look for the rest there too.

## Rules: command

cmd-01 = Command range depends on the kind of stand (combat stand, support weapon, recon, HQ) and its training level; the table has the inches. For a company or battalion HQ, work it out from the Training of that HQ.
cmd-02 = The sheet does not say what being in or out of command range does.

## Rules: rallying

ral-01 = A unit's own Rally test costs its standard action. Whatever the result, its activation is over.
ral-02 = A platoon, company or battalion commander (DPl, Komp., DBat) may order 1 subordinate platoon to rally. That test does not end the activation. Only 1 test, for 1 platoon.
ral-03 = Rally test, natural 1: up 2 levels. Passed: up 1. Failed: no change. Natural 20: down 2 levels.

## Rules: immobilisation in terrain

imm-01 = The target number of an immobilisation test is worked out from Training (W) and vehicle class (K), by terrain and running gear: see the table. In woods and on steep slopes a high class helps; everywhere else it hurts.
imm-02 = Immobilisation test: −2 reversing, −1 towing artillery, −4 for the second and each further failed attempt to dig out.
imm-03 = Immobilisation test, natural 1: the terrain gives no penalty. Natural 20: immobilised for good.
imm-04 = A crew whose vehicle becomes immobilised takes a Morale test: natural 1, the damage is repaired; natural 20, the crew flees for good.

## Rules: overrunning vehicles and guns

ovv-01 = A vehicle or gun can be overrun only from its side. An unarmoured vehicle never overruns an armoured one.
ovv-02 = 2 extra PIPs for each vehicle overrun.
ovv-03 = The overrunning vehicle's class must be higher than the target's by at least 4 if the target is armoured, 3 if it is unarmoured, 2 if it is a gun.
ovv-04 = A vehicle escapes an overrun by passing a Training test. Guns and immobilised vehicles get no such test.

## Rules: overrunning infantry

ovi-01 = 1 extra PIP for each stand overrun.
ovi-02 = To overrun infantry, a vehicle needs class 3 or more, at least 1 machine gun (KM) and a passed Training test.
ovi-03 = Dodge: a Training test by the infantry. On a pass the infantry is not destroyed, and this vehicle cannot overrun it again.
ovi-04 = Counter-attack: a Morale test at −3. On a fail the infantry is destroyed. On a pass it strikes the vehicle with OV −1, or with OV 2 to immobilise it, plus the modifiers of the table.

## Rules: ramming

ram-01 = The ramming vehicle takes a Training test.
ram-02 = 2 extra PIPs for each vehicle rammed. An unarmoured vehicle cannot ram an armoured one.
ram-03 = Strength of a ram: the rammer strikes with its class + 1, the rammed vehicle with its class.
ram-04 = The target may try to get out of the way with a Training test, unless it is immobilised.
ram-05 = After a ram both vehicles take an immobilisation test.

## Rules: spotting hidden models

spt-01 = To be Hidden, a model must be behind cover and take the Hide action.
spt-02 = Spotting, by kind, camouflage and range: A = spotted automatically, R = once it has moved, S = once it has fired, S / R = either, – = not at that range.
spt-03 = Beyond 24″ infantry is always Hidden.

## Rules: infantry fire at infantry

inf-01 = Infantry shooting at infantry (gun crews count as infantry) makes no hit roll: work out a strength and roll one D20 on the infantry half of the hit-effect table.
inf-02 = Infantry fire, in this order: Firepower for the range, movement modifiers, cover and state modifiers, hit-effect table, Morale tests.
inf-03 = Firepower changes with range. It is on the unit card; the sheet has no table of it.
inf-04 = Infantry fire hurts a moving target more easily: +2 moving, +4 running. It is the other way round on the hit roll of direct fire.

## Rules: direct fire, hitting

dir-01 = Direct fire, in this order: line of sight; hidden models; hit modifiers; terrain; range; hit roll; strength by ammunition; hit-effect table; Morale test.
dir-02 = Check the line of sight first. The sheet does not say how to draw it or what blocks it.
dir-03 = Hit modifiers: add up everything that applies to attacker and target, unless a line of the tables says otherwise.
dir-04 = Evading replaces moving: a target that evades has its −2 to −5 and not the −1 as well.
dir-05 = Camouflage (−2) and smoke (−8) are added to cover. Smoke counts when it covers the whole model or lies on the line of sight.
dir-06 = Hit roll: light cover (hides less than 50%) −2; linear cover (hard, hides over 50%) −5; heavy cover (hard, hides over 90%) −8. For named terrain the terrain table gives the figure.
dir-07 = Target's defence modifier: plus or minus, from its card. For a building: its class × 2.
dir-08 = Range modifier: round the distance up to a whole inch and read the table.
dir-09 = Hit roll: one D20, equal to or less than Training with all modifiers.
dir-10 = Hit roll: a natural 1 is a critical hit, a natural 20 bad luck; each brings a second roll. Infantry weapons and machine guns have neither: for them 1 and 20 are plain numbers.

## Rules: direct fire, ammunition and strength

amm-01 = AP: never against infantry. Its strength changes with range and AP value; “NO” in the table means it cannot be fired that far.
amm-02 = AP against an unarmoured target: +3 strength.
amm-03 = HT: never against infantry. Its strength is the same at any range.
amm-04 = HE: passengers and gun crews take a hit of their own (HE FP, infantry half), the vehicle or gun another one (HE OV, vehicle half). The place on the template sets the strength.
amm-05 = HE: vehicles and guns in ring II are not hit (ruling: the sheet leaves that cell blank).
amm-06 = HE scatter: the distance depends on range and on whether the hit-roll die was even or odd.
amm-07 = Infantry weapons and machine guns against vehicles and guns: strength is the value of the weapon's anti-armour shot; how far it reaches depends on the armament.

## Rules: hit effects

het-01 = Find the row of the impact strength, roll one D20 and read the half for the target. Low is bad for the target. Nothing modifies this die: everything goes into the row.
het-02 = Row against vehicles and structures: attack strength (OV) + every strength modifier − armour value (DV) of the face that is hit (ruling: the sheet never writes the sum out). AP, HT, HE OV, the anti-armour shot or the ramming strength may replace OV.
het-03 = Row against infantry: Firepower (FP) + all modifiers. Infantry has no armour value.
het-04 = Vehicles, worst first: 2 damage and the model burns; 1 damage; immobilised and Suppressed; Suppressed; no effect.
het-05 = Infantry, worst first: 1 damage and −1 morale; 1 damage; Suppressed; Pinned (−5 to tests); no effect.

## Rules: infantry charging infantry

chg-01 = Before anyone moves: one Morale test for all charging stands together. If it fails, nobody charges and their standard action is lost.
chg-02 = A charge is a double move and attack, using the standard action. Contact is base to base with an enemy stand. A stand that cannot reach still moves, without attacking, and loses its standard action.
chg-03 = Against a charge, a defender on Overwatch does one of two things: fire at the chargers at 2″ (Training test), or step back 1″. A charger left out of reach loses its standard action.
chg-04 = Overwatch fire, for each charging stand: if Suppressed, it moves but stops 1″ from the target and does not attack; if Broken, it goes back to where its attack began.
chg-05 = Attack or defence total in a charge: the stand's WB plus the modifiers of the table for its side.
chg-06 = In a charge the modifiers for states add up: Pinned and Disorganised together are −10.
chg-07 = In a charge each side adds one D20 to its total; compare the totals.
chg-08 = After a charge come Morale tests.

## Rules: infantry assaulting vehicles

vas-01 = An assault on a vehicle is one move and attack, not a double move, using the standard action; no Morale test before it. Contact and falling short are as in a charge on infantry.
vas-02 = Support weapons and auxiliary stands may never assault vehicles.
vas-03 = Against an assault on a vehicle, a defender on Overwatch may fire at 2″ (Training test). Stepping back is not allowed.
vas-04 = Overwatch fire stops or throws back stands that assault a vehicle, as in a charge on infantry.
vas-05 = An assault on a vehicle makes no hit roll: the vehicle is hit on the top armour with OV 2 and the modifiers of the table.
vas-06 = An assault on a vehicle may go for the wheels or tracks instead of the top: OV 5, and they count as unarmoured. The only modifiers are for a vehicle that moved and is not Suppressed, and for an explosive charge.
vas-07 = After assaulting a vehicle the stand ends 1″ away, on the side it came from.
vas-08 = After an assault come Morale tests.

## Rules: indirect artillery fire

art-01 = Indirect fire begins with a call for artillery: a unit that is not an observer rolls a D20 on the call table. An observer does not roll.
art-02 = Put a marker for the target in line of sight of the observer or of the unit that gives the fix.
art-03 = Registered point: no scatter roll, and you may slide the template up to 2″ in any direction, to a place the observer or the battery can see.
art-04 = At a target that is not a registered point, make one hit roll before laying the template. Passed: the fix is successful. Failed: the fire scatters, how far depending on range and on whether that die is even or odd.
art-05 = Lay the barrage template after the hit roll and before the ROF dice, one of its arrows pointing at the firing battery.
art-06 = Roll one D20 for each point of rate of fire (ROF): every 20 is bad luck, with a second roll for a dud, a jam or an explosion. Any other result is one round (ruling).
art-07 = Resolve artillery hits on the hit-effect table.
art-08 = Infantry and unarmoured vehicles within 2″ of an artillery impact are Pinned automatically, as they take cover.
art-09 = After an inaccurate fix (11–19 on the call) the scatter distance is doubled.

## Rules: morale

mor-01 = A unit takes a Morale test after a loss, and at the end of an activation if it is within 6″ of a friendly unit that is Broken or Routed.
mor-02 = Five morale levels, best first: Motivated, Confident (the standard), Disorganised, Broken, Routed. Each modifies all tests.
mor-03 = Morale test after an attack: −4 if it eliminated the commander, −5 if at least half the stands were lost in it.
mor-04 = Morale test, natural 1: up 1 level. Passed: no change. Failed: down 1. Natural 20: down 2 levels.
mor-05 = Disorganised: no move towards a visible enemy. Broken: the additional move must be a retreat. Routed: flees from the battle.

## Tables

gen-t1 = Abbreviations of the sheet
cmd-t1 = Command range, in inches
ral-t1 = Rally test
imm-t1 = Immobilisation: target number
imm-t2 = Immobilisation: modifiers
imm-t3 = Immobilisation: criticals
imm-t4 = Morale test of an immobilised vehicle's crew: criticals
ovv-t1 = Overrun: minimum class advantage
ovi-t1 = Counter-attack on a vehicle: strength modifiers
spt-t1 = Spotting (note 1: infantry is always Hidden beyond 24″)
inf-t1 = Infantry fire: movement
inf-t2 = Infantry fire: cover and state
dir-t1 = Hit roll: attacker
dir-t2 = Hit roll: target
dir-t3 = Hit roll: terrain, by how much of the target is visible
dir-t4 = Hit roll: range
dir-t5 = Criticals and bad luck (not for infantry weapons and machine guns)
amm-t1 = AP: strength by range and AP value
amm-t2 = HE: strength
amm-t3 = HE: scatter
amm-t4 = Anti-armour shot: maximum range
het-t1 = Hit-effect table
chg-t1 = Charge: attacker (states add up)
chg-t2 = Charge: defender (states add up)
chg-t3 = Charge: attack total against defence total
vas-t1 = Assault on a vehicle (OV 2, top armour)
vas-t2 = Attempt to immobilise (OV 5, no armour)
art-t1 = Call by a unit that is not an observer
art-t2 = Artillery: hit roll and scatter
art-t3 = Artillery: bad luck
mor-t1 = Morale levels
mor-t2 = Morale test: losses
mor-t3 = Morale test: result

## Tables: heads and cells used by several

table-condition = Condition
table-modifier = Modifier
table-result = Result
table-target = Target
table-terrain = Terrain
table-natural = Natural
table-test = Test
table-d20 = D20
table-first-roll = First roll
table-second-roll = Second roll
table-range = Range
table-range-up-to = Range up to
table-even = Even die
table-odd = Odd die
table-plus-minus = +/−
table-plus-x = +X
table-plus-wb = +WB
table-passed = Passed
table-failed = Failed
table-natural-1 = Natural 1
table-natural-20 = Natural 20
table-up-1 = Up 1 level
table-up-2 = Up 2 levels
table-down-1 = Down 1 level
table-down-2 = Down 2 levels
table-no-change = No change
table-not-printed = Not printed
range-up-to-9 = Up to 9″
range-10-24 = 10–24″
range-10-18 = 10–18″
range-19-24 = 19–24″
range-over-24 = Over 24″
range-over-60 = Over 60″

## Tables: abbreviations

abbr-head = Short
abbr-meaning = What it is
abbr-known = What the sheet says
abbr-k20 = K20
abbr-w = W
abbr-k = K
abbr-wb = WB
abbr-om = OM
abbr-ov = OV
abbr-dv = DV
abbr-fp = FP
abbr-pip = PIP
abbr-mod = MOD
abbr-km = KM
abbr-lkm = LKM
abbr-pm = PM
abbr-kb = KB
abbr-kbk = KBK
abbr-ak = AK
abbr-dpl = DPl
abbr-komp = Komp.
abbr-dbat = DBat
abbr-rof = ROF
abbr-ap = AP
abbr-ht = HT
abbr-he = HE
abbr-ppanc = PPanc, ppanc
abbr-mk-tw = mk, tw
abbr-ars = A, R, S
abbr-hq = HQ
abbr-k20-is = A D20 roll
abbr-w-is = Training (Wyszkolenie): the number a roll must not exceed in a test
abbr-k-is = Vehicle class, in formulas
abbr-wb-is = Close-combat value (Walka Bliska) of a stand
abbr-om-is = Attacker's hit modifier from the equipment table: OM 1, 2 and 3
abbr-ov-is = Attack strength of a weapon or assault against vehicles and structures
abbr-dv-is = Armour value of one face of a vehicle; top DV 0 = open
abbr-fp-is = Firepower (Siła Ognia), strength against infantry; HE FP = that of HE
abbr-pip-is = Allowance spent on manoeuvres
abbr-mod-is = Modifier
abbr-km-is = Machine gun
abbr-lkm-is = Light machine gun
abbr-pm-is = Sub-machine gun
abbr-kb-is = Rifle
abbr-kbk-is = Carbine
abbr-ak-is = Automatic rifle
abbr-dpl-is = Platoon commander, platoon HQ
abbr-komp-is = Company commander, company HQ
abbr-dbat-is = Battalion commander, battalion HQ
abbr-rof-is = Rate of fire: how many D20s a battery rolls
abbr-ap-is = Armour-piercing ammunition, and its value
abbr-ht-is = Ammunition equally strong at any range (presumably hollow charge)
abbr-he-is = High explosive: a template with a centre and two rings
abbr-ppanc-is = Anti-armour, anti-tank
abbr-mk-tw-is = Soft, hard cover
abbr-ars-is = Spotted automatically, after a move, after a shot
abbr-hq-is = Headquarters stand
known-k20 = “A K20 roll”, results 1–20: certain
known-certain = Written out: certain
known-w = Written out under immobilisation: certain
known-wb = Says “close-combat value”, then adds WB: certain
known-om = Not expanded; OM 2 = shooter moves, OM 3 = moves and fires, OM 1 presumably stationary
known-ov = Used only as a strength; not expanded
known-fp = Not expanded; the infantry fire section calls the base figure Siła Ognia
known-pip = Never spelled out or defined
known-obvious = Obvious
known-not-expanded = Not expanded
known-ordinary = Not expanded; ordinary abbreviation
known-ordinary-word = Ordinary abbreviation
known-dpl = Not expanded; fits “HQ Plutonu” in the command table
known-komp = Not expanded; fits “HQ Kompanii”
known-dbat = Not expanded; fits “HQ Batalionu”
known-rof = Used in this sense, not spelled out
known-mk-tw = Fits “miękka” and “twarda” elsewhere: certain

## Tables: command

command-stand = Stand
command-untrained = Untrained
command-recruits-regulars = Recruits, regulars
command-veterans = Veterans
command-elite = Elite
command-combat-stand = Combat stand
command-support-weapons = Support weapons
command-recon = Recon
command-platoon-hq = Platoon HQ
command-company-hq = Company HQ
command-battalion-hq = Battalion HQ
command-company-untrained = Training − 2
command-company-recruits = Training
command-company-veterans = Training + 2
command-company-elite = Training + 4
command-battalion-untrained = (Training − 1) × 5
command-battalion-recruits = Training × 5
command-battalion-veterans = (Training + 1) × 5
command-battalion-elite = (Training + 2) × 5

## Tables: immobilisation

gear-wheeled = Wheeled
gear-half-tracked = Half-tracked
gear-tracked = Tracked
ground-woods = Woods; steep rise or drop
ground-soft = Fords, ditches, wire, fortifications, trenches, craters, sand, snow, mud, soft ground
ground-ruins-wood = Ruins: wood
ground-ruins-brick = Ruins: brick
ground-ruins-stone = Ruins: stone
ground-ruins-concrete = Ruins: concrete
sum-w-plus-k-minus-3 = W + K − 3
sum-w-plus-k-minus-1 = W + K − 1
sum-w-plus-k = W + K
sum-2w-minus-k = 2×W − K
sum-2w-minus-k-minus-1 = 2×W − K − 1
sum-2w-minus-k-minus-3 = 2×W − K − 3
sum-2w-minus-k-minus-4 = 2×W − K − 4
sum-2w-minus-k-minus-5 = 2×W − K − 5
sum-2w-minus-k-minus-6 = 2×W − K − 6
sum-2w-minus-k-minus-8 = 2×W − K − 8
immobilised-backwards = Moving backwards
immobilised-towing = Towing artillery
immobilised-failed = Second and each further failed attempt to dig out
immobilised-no-penalty = No penalty for the terrain
immobilised-for-good = Immobilised for good
immobilised-repaired = Damage repaired
immobilised-crew-flees = Crew flees for good

## Tables: overrunning, assaults and charges

overrun-advantage = Class advantage
overrun-armoured = Armoured vehicle
overrun-unarmoured = Unarmoured vehicle
overrun-gun = Gun
vehicle-moved = Vehicle moved and is not Suppressed
vehicle-immobilised = Vehicle is immobilised
vehicle-open = Open vehicle (top armour DV 0)
explosive-charge = Explosive charge from an infantry weapon, strength OV = X
charge-charging = Charging
charge-passengers = Attacking passengers (in an unarmoured vehicle or riding on a tank)
charge-further-stand = Each further stand: its WB
charge-training = Training
charge-light-cover = In light cover (soft)
charge-linear-cover = In linear cover (hard, over 50%)
charge-smoke-or-heavy = In smoke or heavy cover (hard, over 90%)
state-pinned = Pinned
state-disorganised = Disorganised
state-suppressed = Suppressed
state-broken = Broken
charge-attack-is = Attack is
charge-higher = Higher
charge-equal = Equal
charge-lower = Lower
charge-defender-loses = Defender loses 1 stand
charge-goes-on = The fight goes on in the next activation
charge-attacker-loses = Attacker loses 1 stand

## Tables: spotting

spotting-0-2 = 0–2″
spotting-3-6 = 3–6″
spotting-7-12 = 7–12″
spotting-13-24 = 13–24″
spotting-25-36 = 25–36″
spotting-37-72 = 37–72″
spotting-a = A
spotting-sr = S / R
spotting-r = R
spotting-r-note = R (note 1)
spotting-infantry = Infantry
spotting-guns = Guns
spotting-vehicles = Vehicles
spotting-infantry-camouflaged = Infantry, camouflaged
spotting-guns-camouflaged = Guns, camouflaged
spotting-vehicles-camouflaged = Vehicles, camouflaged

## Tables: infantry fire

fire-target-running = Target is running
fire-target-moving = Target is moving
fire-shooter-moving = Shooter is moving (OM 2)
fire-shooter-moving-and-firing = Shooter is moving and firing (OM 3)
fire-light-cover = Target in light cover (soft)
fire-linear-cover = Target in linear cover (hard, over 50%)
fire-smoke-or-heavy = Target in smoke or in heavy cover (hard, over 90%)
fire-shooter-pinned = Shooter is Pinned

## Tables: direct fire

hit-om = OM 1, 2 or 3
hit-om-value = See the unit card
hit-further-shot = Further shot at the same target
hit-motivated = Motivated
hit-disorganised = Disorganised
hit-pinned-or-damaged = Pinned or Damaged
hit-defence = Defence modifier; building: class × 2
hit-evading = Evading
hit-evading-value = −2 to −5
hit-moving = Moving (not added to evading)
hit-camouflage = Camouflage (added to cover)
hit-light-cover = Light cover (hides less than 50%)
hit-linear-cover = Linear cover (hard, over 50%)
hit-heavy-cover = Heavy cover (hard, over 90%)
hit-smoke = Smoke on the whole model or on the line of sight (added to cover)
terrain-cover = Cover
terrain-type = Type
terrain-infantry-most = Infantry, 50% or more
terrain-infantry-less = Infantry, under 50%
terrain-vehicle-most = Vehicle, over 50%
terrain-vehicle-some = Vehicle, 10–50%
terrain-vehicle-least = Vehicle, under 10%
terrain-on-line = On the line of sight
terrain-soft = Soft
terrain-hard = Hard
terrain-woods = Woods, thicket, bushes; lattice bridge
terrain-water = Water, fords
terrain-craters = Craters, ditches
terrain-trenches-infantry = Trenches, infantry
terrain-trenches-vehicles = Trenches (dug in), vehicles
terrain-low-walls = Low walls, piles of stones
terrain-ruins-of-class = Ruins, vehicle class ≤ ruin's class
terrain-ruins-above-class = Ruins, vehicle class > ruin's class
terrain-stone-bridge = Stone bridge, anti-tank obstacle, railway embankment, earth banks
terrain-building-outside = Building, target outside
terrain-building-inside = Building, target inside
critical-would-hit = Would hit
critical-would-miss = Would miss
critical-strength-10 = Hit, strength +10
critical-strength-5 = Hit, strength +5
critical-dud = Dud: no shot; may fire next turn
critical-jam = Jam: cleared automatically by giving up both actions, or by a Training test (costs the standard action)
critical-explosion = Explosion: the vehicle takes 1 hit, the weapon is destroyed
ap-value-2 = AP 2 or less
ap-value-3-6 = AP 3–6
ap-value-7-14 = AP 7–14
ap-value-15 = AP 15 or more
ap-no = NO
ap-unarmoured = Unarmoured target, any range
he-place = Place or state
he-infantry = Infantry
he-vehicles = Vehicles, guns
he-centre = Centre
he-ring-1 = Ring I
he-ring-2 = Ring II
he-linear-cover = Linear cover
he-heavy-cover = Heavy cover
he-unarmoured = Unarmoured
he-target-moving = Target moving
he-target-running = Target running
he-fp = HE FP
he-fp-minus-5 = HE FP − 5
he-fp-minus-10 = HE FP − 10
he-ov = HE OV
he-ov-minus-2 = HE OV − 2
he-no-hit = No hit
armament = Armament
armament-ak-kb = AK; AK+LKM; KB; KB+LKM; vehicle machine guns
armament-kbk = KBK
armament-kbk-lkm = KBK+LKM
armament-pm = PM
armament-pm-lkm = PM+LKM
effect-strength = Strength
effect-vehicle-burns = Vehicle: 2 damage, burns
effect-vehicle-damage = Vehicle: 1 damage
effect-vehicle-immobilised = Vehicle: immobilised + Suppressed
effect-vehicle-suppressed = Vehicle: Suppressed
effect-vehicle-none = Vehicle: no effect
effect-infantry-morale = Infantry: 1 damage, −1 morale
effect-infantry-damage = Infantry: 1 damage
effect-infantry-suppressed = Infantry: Suppressed
effect-infantry-pinned = Infantry: Pinned (−5 to tests)
effect-infantry-none = Infantry: no effect

## Tables: artillery

call-fix = Fix given
call-inaccurate = Inaccurate fix: scatter × 2
call-misunderstanding = Misunderstanding: the fire falls on the calling unit
artillery-fix = Successful fix
artillery-dud = Dud: may fire next turn
artillery-explosion = Explosion: the model takes 1 hit, the weapon is destroyed

## Tables: morale

morale-level = Level
morale-all-tests = All tests
morale-notes = Notes
morale-motivated = Motivated
morale-confident = Confident (standard)
morale-disorganised = Disorganised
morale-broken = Broken
morale-routed = Routed
morale-disorganised-note = No move towards a visible enemy; a passed Rally test raises it to Confident
morale-broken-note = Additional move must be a retreat; a passed Rally test raises it to Disorganised
morale-routed-note = Flees from the battlefield
morale-commander-lost = Commander eliminated by this attack
morale-half-lost = At least half the stands lost in this attack

## Rulings

amb-01 = The sheet has no title; here it is “K20 WWII sheet”. It is probably a player's digest for Mein Panzer; nothing was taken from that game.
amb-02 = No turn sequence is printed, and PIPs are never explained. So there is a PIP counter to fill in, and a checklist per action instead of a turn sequence.
amb-03 = Impact strength: OV + modifiers − DV of the face. Open vehicle: top DV 0. Tracks: unarmoured. House rule: the strength entered is already net of armour.
amb-04 = Infantry has no armour: FP + modifiers gives the row of the hit-effect table.
amb-05 = Impact strength below −10 or above 20: the first or the last row of the hit-effect table. Below −10 nothing would change anyway.
amb-06 = Add the signed modifiers to Training. A D20 at or below the number passes any test. 1 and 20 are special only where printed, so not in Training tests.
amb-07 = Morale level and Pinned each count once. Broken is −3 to hit too; Routed units do not fire. Pinned, Damaged or both: −5. Infantry fire: printed modifiers only.
amb-08 = Morale test: its number is not printed. Enter a morale base from the unit card; until you do, it is Training.
amb-09 = “−1 morale”: −1 on the Morale test this hit causes. House rule: one level down instead.
amb-10 = Vehicle: 1 damage, Damaged (−5 to hit); 2 or more, burning and out. An infantry stand is removed at 1 damage. You can change these numbers.
amb-11 = Suppressed has only its printed effects (charge stops 1″ short, −10 in defence, no −1 for a vehicle that moved), and so has Pinned. Both last until you remove them.
amb-12 = Only one of OM 1 (stationary), OM 2 and OM 3 counts. Infantry fire: 0, −2, −5; direct fire: by the card. Running target: +4, not +6, under HE too.
amb-13 = Round distances up everywhere, not only for range modifiers: for spotting, AP, scatter and artillery too. 24.5″ is 25″, and so −1.
amb-14 = Range modifiers end at 60″. Beyond that, enter your own. House rule: carry on with −1 per 2″, from −19 at 62″ to −24 at 72″.
amb-15 = Range table, two wide cells: +2 for all of 10–18″ and +1 for all of 19–24″.
amb-16 = Merged terrain cells: figures cover all their columns. Vehicle above ruin's class: – / −2 / −5; in a building: −5 / −5 / −8 (house rule: −8 at 10–50%).
amb-17 = “---” in the terrain table: no modifier. Whether a building on the line blocks sight is a matter of line of sight, which the sheet leaves out.
amb-18 = Only one cover figure counts: the larger minus of the target's own cover and terrain on the line of sight. Camouflage and smoke come on top. House rule: add both.
amb-19 = Ruins “class ≤” and “class >”: compare the vehicle's class with the ruin's; you choose the row.
amb-20 = For named terrain the table decides, not the “over 50%” of linear cover. Exactly 50% visible: infantry in the first column, vehicle in 10–50%; exactly 10%: vehicle in 10–50%.
amb-21 = Spotting: at long range infantry and guns have only R, so shooting would not reveal them. Used as printed; R and S mean the hidden model's own move and shot.
amb-22 = Smoke: added to cover in direct fire; in infantry fire and close combat only one cover line counts.
amb-23 = “Building class × 2” is a plus: a big building is easier to hit. You may enter it with plus or minus.
amb-24 = “+2 further shot at the same target”: always +2; it does not grow.
amb-25 = Direct fire: a natural 1 to hit always hits, at +5 strength if the second roll would miss.
amb-26 = Explosion: the sheet gives its “1 hit” no strength. Count it as 1 damage on the vehicle or model.
amb-27 = “+/− Training” in close combat: enter a signed Training modifier for each side, 0 at first. Plain Training would never be negative.
amb-28 = Morale tests for a charge or counter-attack: pass or fail only; a natural 1 passes, a 20 fails; the morale level does not change. House rule: it does.
amb-29 = Attempt to immobilise: “immobilised” or worse immobilises. No damage is done, as the blow is aimed at the running gear.
amb-30 = Take the immobilisation test on entering listed terrain or moving in it; a failed test immobilises.
amb-31 = Digging out: the first failure costs nothing, each later one −4 more. House rule: a flat −4.
amb-32 = For the Morale test of an immobilised vehicle's crew only 1 and 20 are printed. “Damage repaired” lifts the immobilisation; other results are as in any Morale test.
amb-33 = Overrunning: class advantages are listed by kind without saying whose. Ruling: the target's, as a gun cannot overrun. Overrunning a gun costs no extra PIPs: only vehicles are named.
amb-34 = Infantry that passes its counter-attack test survives the overrun: only failing destroys it.
amb-35 = Counter-attack on an overrunning vehicle: one list serves strike and attempt to immobilise; +3 and +5 are only for the strike, which hits the top armour as in an assault.
amb-36 = “Cannot be overrun again by this vehicle”: the mark stays until you take it off.
amb-37 = Ramming once says “the overrun vehicle”: it means the rammed one.
amb-38 = Ram: each vehicle hits the other with its own strength, less the DV of the face hit (you choose). If the rammer fails its Training test, there is no ram.
amb-39 = Immobilisation test after a ram: the table has no row for open ground. You choose the row.
amb-40 = “+3 against unarmoured” under the AP table: for AP only. HE has its own +3, HT has none.
amb-41 = Direct-fire HE scatters on a missed hit roll, except a natural 20, by the distance in the table, not doubled. Direction: your own template or a random bearing.
amb-42 = Artillery: one hit roll per mission, then the ROF dice, on which only 20 matters. House rule: each ROF die is also the hit roll of its own round.
amb-43 = Artillery range: from the battery to the target. House rule: from the observer.
amb-44 = An inaccurate fix doubles the scatter distance only; the numbers needed stay the same.
amb-45 = Misunderstanding on a call for artillery: the calling unit becomes the aiming point, and the hit roll is still made.
amb-46 = The arrows and ring sizes of the template are not described, so the app does not draw it.
amb-47 = Vehicle machine guns against infantry: use infantry fire with the FP of the machine gun.
amb-48 = Infantry weapons do make a hit roll against vehicles: the rule that exempts them from criticals implies it.
amb-49 = Rallying above Confident is allowed, with a warning. Routed units cannot rally.
amb-50 = “Only one test for one platoon”: each commander orders one Rally test per activation, and a platoon is ordered at most once.
amb-51 = Morale test: the −4 and −5 for losses add up.
amb-52 = Left as printed: AP 15 or more has −3 at 48″ where AP 7–14 has −2; vehicle row 1 of the hit-effect table jumps by three.
amb-53 = Overwatch fire against a charge “at 2 inches”: the shot is taken when the charger is 2″ from the firer. A Training test for the shot, none for stepping back.
amb-54 = A Disorganised attacker's −5 is for fights already joined, or for an enemy out of sight when the move began: it may not move towards a visible one.
amb-55 = HE strength: only linear and heavy cover reduce it, not light cover or smoke. So linear and heavy cover count twice for HE, to hit and in strength.
amb-56 = Whether a gun counts as unarmoured, for the +3 of AP and HE: you decide; the default is no.
amb-57 = Morale: “at the end of the activation” belongs to the test for a friendly Broken or Routed unit within 6″. The test for a loss comes straight after the attack.
amb-58 = To overrun infantry, the vehicle takes the Training test. If it passes, infantry that chooses no reaction is destroyed.
amb-59 = The +10 or +5 of a critical with HE is added for every model under the template.
amb-60 = Structures use the vehicle half of the table, but have no DV or damage figures: enter your own. “Immobilised” and “Suppressed” do nothing to an empty structure.
amb-61 = Command ranges of company and battalion HQs are in inches. For the battalion HQ, add and subtract before multiplying by 5.
amb-62 = LKM alone, pistols and tripod machine guns have no range for the anti-armour shot. Choose “Other” and enter the range.
amb-63 = Gaps between bands, as from 2″ to 3″: rounding up closes them. 0″ is in the first band.
amb-64 = Artillery has no critical on a natural 1: on the hit roll a 1 is just a success, on a ROF die just a round.
amb-65 = A dud, a jam or an explosion makes no impact, so nobody is Pinned automatically.
amb-66 = The terrain table has no column for guns. The gun uses the vehicle columns; its crew under infantry fire counts as infantry.
amb-67 = “Half of the stands lost”: half or more of those the unit had when the attack began. You enter it.
amb-68 = Overwatch fire breaks nobody outright: a loss causes the chargers' Morale test, and if Broken or Routed they go back. Damaged stands come off first.
amb-69 = Each ROF die except a 20 is one round, resolved once against every model under the template at the same point. House rule: one resolution per mission.
amb-70 = Pay extra PIPs when declaring; a failed Training test does not return them. You can correct the counter.
amb-71 = Immobilised for good by a natural 20 in terrain, then a natural 1 by the crew: “for good” stands. The 1 only keeps the crew aboard.
amb-72 = The −5 to Morale tests for Pinned depends on the state of the whole unit. Where only some of its stands are Pinned, you decide.
amb-73 = A vehicle immobilised after moving or evading: from then on neither modifies the hit roll. “The vehicle moved” in assaults stays, and so does the OM of its own shot.
amb-74 = Morale test near a Broken or Routed friend: once at the end of the unit's own activation, and once after any activation, either side's, in which that friend became so.
amb-75 = Several defenders on Overwatch each choose. Firing comes first, at 2″; then the others step back and reach is measured. A stopped charger ends 1″ from its target's old place.
amb-76 = Overwatch ends when used, even if the Training test fails, or at the latest when the unit's own next activation begins. Being Pinned or Suppressed does not end it.
amb-77 = Digging out: one try per activation, in place of a move. A vehicle that gets free keeps its other action.
amb-78 = Several stands of a unit assaulting one vehicle spend one standard action between them, strike in turn, then step back. Overwatch fire comes once, at a stand the defender picks.
amb-79 = An overrun or ram that costs more extra PIPs than are left is not allowed; nothing else is forbidden. The app refuses only where you count PIPs.
amb-80 = Clearing a jam by giving up both actions takes the whole activation: no roll, no move, no shots with any weapon. The weapon fires from the next activation on.

## Glossary

glo-01 = Training
    .also = W
    .meaning = How well trained a unit is: the number a roll must not exceed in most tests.
glo-02 = class
    .also = K, vehicle class
    .meaning = Size and weight of a vehicle or building.
glo-03 = Firepower
    .also = FP
    .meaning = Strength against infantry, by range.
glo-04 = attack strength
    .also = OV
    .meaning = Strength against vehicles and structures.
glo-05 = armour value
    .also = DV, armour
    .meaning = How well one face of a vehicle is armoured.
glo-06 = impact strength
    .also = strength
    .meaning = The row of the hit-effect table.
glo-07 = hit-effect table
    .also = hit effects
    .meaning = Where every shot, assault and blast ends.
glo-08 = close combat
    .also = WB, melee, close-combat value
    .meaning = Fighting base to base, and the value of a stand for it.
glo-09 = stand
    .also = base
    .meaning = One infantry base.
glo-10 = combat stand
    .meaning = An ordinary infantry stand.
glo-11 = auxiliary stand
    .meaning = A stand that may never assault vehicles.
glo-12 = support weapon
    .also = support weapons
    .meaning = A heavy infantry weapon; it may never assault vehicles.
glo-13 = standard action
    .also = main action
    .meaning = The main action of an activation: the price of a charge, an assault or a Rally test.
glo-14 = additional move
    .also = extra move
    .meaning = The action of an activation besides the standard action.
glo-15 = Overwatch
    .also = reaction fire
    .meaning = A unit's readiness to act against a charge or assault.
glo-16 = activation
    .also = activate
    .meaning = A unit's go, in which it takes its actions.
glo-17 = Pinned
    .meaning = −5 to tests; less serious than Suppressed.
glo-18 = Suppressed
    .also = suppression
    .meaning = More serious than Pinned: the unit's own charge stops short, −10 in defence.
glo-19 = Motivated
    .meaning = The best morale level: +1 to all tests.
glo-20 = Confident
    .also = standard level
    .meaning = The usual morale level: no modifier.
glo-21 = Disorganised
    .also = disorganized
    .meaning = Morale level: −1 to all tests, no move towards a visible enemy.
glo-22 = Broken
    .meaning = Morale level: −3 to all tests; the additional move must be a retreat.
glo-23 = Routed
    .also = rout
    .meaning = The worst morale level: −5 to all tests, flees from the battle.
glo-24 = Morale test
    .also = morale check
    .meaning = A D20 that must not exceed the morale base with modifiers; it can move the morale level.
glo-25 = Rally test
    .also = rally, rallying
    .meaning = A D20 that can bring a unit's morale level up.
glo-26 = damage
    .also = damaged, hit point
    .meaning = What a hit does to a vehicle or stand; a Damaged shooter has −5 to hit.
glo-27 = model burns
    .also = burning
    .meaning = The worst result against a vehicle: 2 damage.
glo-28 = immobilisation
    .also = immobilised, bogged, bogging down, stuck, immobilization
    .meaning = The vehicle cannot move.
glo-29 = digging out
    .also = recovery
    .meaning = Getting an immobilised vehicle unstuck.
glo-30 = overrun
    .also = overrunning
    .meaning = Driving over a vehicle, a gun or infantry.
glo-31 = ramming
    .also = ram
    .meaning = Driving into a vehicle.
glo-32 = dodge
    .also = jump clear
    .meaning = Infantry's way out of an overrun: a Training test.
glo-33 = counter-attack
    .also = counterattack
    .meaning = Infantry's strike at a vehicle that overruns it.
glo-34 = evading
    .also = evasion
    .meaning = A moving target that jinks: −2 to −5 to hit it.
glo-35 = charge
    .meaning = A double move and attack on infantry (not an explosive charge).
glo-36 = Hidden
    .also = Hide
    .meaning = Behind cover and unknown to the enemy until spotted.
glo-37 = camouflage
    .also = camouflaged
    .meaning = Harder to spot; −2 to hit, added to cover.
glo-38 = light cover
    .also = soft cover
    .meaning = Soft, or hides less than 50%.
glo-39 = linear cover
    .also = hard cover
    .meaning = Hard, and hides over 50%.
glo-40 = heavy cover
    .also = bunker
    .meaning = Hard, and hides over 90%.
glo-41 = soft, hard
    .also = mk, tw
    .meaning = The two kinds of cover.
glo-42 = smoke
    .also = smokescreen
    .meaning = Cover that lies on the target or on the line of sight.
glo-43 = line of sight
    .also = LOS
    .meaning = The line from shooter to target.
glo-44 = direct fire
    .meaning = Fire at what the shooter sees.
glo-45 = indirect fire
    .also = artillery
    .meaning = Artillery fire at a marker seen by an observer or by the unit calling the fire.
glo-46 = critical hit
    .also = critical
    .meaning = A natural 1 on the hit roll of direct fire: +10 or +5 strength.
glo-47 = bad luck
    .also = fumble
    .meaning = A natural 20 on the hit roll (artillery: on a ROF die): dud, jam or explosion.
glo-48 = dud
    .also = misfire
    .meaning = No shot; the weapon may fire next turn.
glo-49 = jam
    .also = jammed
    .meaning = The weapon must be cleared before it fires again.
glo-50 = explosion
    .meaning = The vehicle takes 1 hit and the weapon is destroyed.
glo-51 = scatter
    .also = deviation
    .meaning = How far the template slips from its aiming point.
glo-52 = barrage template
    .also = template, bombardment
    .meaning = What marks the area of a blast.
glo-53 = ring I, ring II
    .also = rings
    .meaning = The outer parts of the template.
glo-54 = observer
    .also = spotter
    .meaning = A unit that calls for artillery without a roll.
glo-55 = fix
    .also = fire order
    .meaning = The target data given to the battery.
glo-56 = registered point
    .also = pre-ranged point
    .meaning = A target the battery has ranged in on beforehand.
glo-57 = battery
    .also = guns, artillery battery
    .meaning = The guns that fire one mission.
glo-58 = rate of fire
    .also = ROF
    .meaning = How many D20s a battery rolls.
glo-59 = anti-armour shot
    .also = PPanc, anti-tank shot
    .meaning = A shot by infantry weapons or machine guns at a vehicle or gun.
glo-60 = command range
    .also = command radius, command distance
    .meaning = How far a stand or HQ commands.
glo-61 = untrained, recruits, regulars, veterans, elite
    .also = training level
    .meaning = The levels of training.
glo-62 = recon
    .also = reconnaissance
    .meaning = Scouts; they have a command range of their own.
glo-63 = platoon HQ, company HQ, battalion HQ
    .also = headquarters
    .meaning = The headquarters of each level.
glo-64 = gun, gun crew
    .also = artillery piece
    .meaning = Under fire, a gun counts as a vehicle, its crew as infantry.
glo-65 = wheeled, half-tracked, tracked
    .also = running gear
    .meaning = What a vehicle runs on.
glo-66 = armoured, unarmoured, open
    .also = armored, open-topped
    .meaning = How a vehicle is protected; open means top armour DV 0.
glo-67 = running
    .meaning = An infantry target in a hurry: easier to hurt.
glo-68 = explosive charge
    .also = demolition charge
    .meaning = A charge thrown in an assault or counter-attack: adds its OV. Not a charge on foot.
glo-69 = passenger
    .also = tank rider
    .meaning = Infantry in or on a vehicle.
glo-70 = Training test
    .also = skill test
    .meaning = A D20 that must not exceed Training with modifiers; 1 and 20 are nothing special.
glo-71 = hit roll
    .also = to hit, roll to hit
    .meaning = A D20 that must not exceed Training with all modifiers.
glo-72 = strength modifier
    .also = modifier
    .meaning = What changes the row of the hit-effect table.
glo-73 = defence modifier
    .also = defense modifier
    .meaning = What a target's card adds to the number needed to hit.
glo-74 = equipment table
    .also = unit card
    .meaning = The card with a unit's own values.
glo-75 = morale level
    .also = morale
    .meaning = One of five, from Motivated to Routed.
glo-76 = no effect
    .also = nothing
    .meaning = The hit did nothing.
glo-77 = top armour
    .also = roof armour
    .meaning = The face that an assault strikes.
glo-78 = wheels, tracks
    .also = running gear
    .meaning = What an attempt to immobilise goes for; unarmoured.
glo-79 = platoon commander, company commander, battalion commander
    .also = DPl, Komp., DBat, officer
    .meaning = Each may order a platoon to rally.
glo-80 = AP, HT, HE
    .also = ammunition, armour-piercing, hollow charge, high explosive
    .meaning = The three kinds of ammunition.
glo-81 = machine gun, light machine gun
    .also = KM, LKM, MG, LMG
    .meaning = Infantry and vehicle weapons without criticals.
glo-82 = rifle, carbine, sub-machine gun, automatic rifle
    .also = KB, KBK, PM, AK, SMG
    .meaning = Infantry weapons without criticals.
glo-83 = woods, thicket, bushes
    .also = forest
    .meaning = Soft cover; woods also call for an immobilisation test.
glo-84 = lattice bridge, stone bridge
    .also = truss bridge
    .meaning = Cover: the lattice bridge soft, the stone bridge hard.
glo-85 = water, fords
    .also = river
    .meaning = Soft cover; a vehicle in it is easier to hit.
glo-86 = craters, ditches, trenches
    .also = dug-in position
    .meaning = Hard cover.
glo-87 = low walls, piles of stones
    .also = wall
    .meaning = Hard cover.
glo-88 = ruins
    .also = ruins of wood, brick, stone, concrete
    .meaning = Hard cover; what they are made of matters when a vehicle drives in.
glo-89 = anti-tank obstacle, railway embankment, earth banks
    .also = dragon's teeth
    .meaning = Hard cover.
glo-90 = building
    .also = building class, target inside, target outside, house
    .meaning = Hard cover; as a target, twice its class is added to the number needed to hit.
glo-91 = wire, fortifications
    .also = barbed wire
    .meaning = Terrain that can immobilise a vehicle.
glo-92 = sand, snow, mud, soft ground
    .also = soft terrain
    .meaning = Terrain that can immobilise a vehicle.
glo-93 = steep rise, steep drop
    .also = slope, hill
    .meaning = Terrain that can immobilise a vehicle.
glo-94 = reversing, towing artillery
    .also = backwards, moving backwards
    .meaning = Either makes an immobilisation test harder.
glo-95 = call for artillery
    .also = fire mission, calling fire
    .meaning = Asking a battery for fire.
