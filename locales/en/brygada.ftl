### 10. Brygada: the words of its cards, calculators, stages and units.

## What the app says of the game before it is opened

game-name = 10. Brygada
game-summary = 10. Brygada 1.4: cards, activation, calculators, missions. Unofficial.

## House rules

group-house-cards = Cards
house-machine-gun-assaults = The light machine gun gives +1 in assaults on infantry, not the bottles
house-more-bases = More than one further base can be bought
group-house-fire = Fire
house-four-take-two = Four successes take two bases in total
house-critical-effect = A critical hit adds 2 to the roll for the effect, not for penetration
house-natural-critical = A critical hit needs two natural 6s
house-reaction-counts-move = A reaction shot also counts the move before the marker was placed

## Words of the game

unit-kind = Kind of unit
kind-infantry = Infantry
kind-light-vehicle = Light vehicle
kind-armoured = Armoured vehicle
kind-gun = Gun
band-10 = Up to 10 cm
band-20 = Up to 20 cm
band-30 = Up to 30 cm
band-40 = Up to 40 cm
band-50 = Up to 50 cm
band-over-50 = Over 50 cm
direction-front = Front
direction-left = Left side
direction-right = Right side
direction-rear = Rear
mount = Mounted
mount-turret = In the turret
mount-hull = In the hull or fixed
mount-co-axial = Co-axial
tows = Tows
tows-nothing = Nothing
tows-light = Light guns
tows-heavy = Light and heavy guns
lost = Card
lost-nothing = Upright
lost-action = 90°: one action lost
lost-turn = 180°: turn lost
deed-nothing = Nothing
deed-move = Move
deed-shoot = Shoot
deed-marker = Readiness marker
deed-hitch = Hitch or unhitch
mission-none = No mission
mission-meeting = Meeting engagement
mission-frontal = Frontal attack
mission-spoils = Spoils of war
mission-reconnaissance = Recon in force
mission-point = Strategic point
effect-none = No effect
effect-loses-action = Loses an action
effect-loses-turn = Loses its next turn
effect-immobilised = Immobilised
effect-gun-destroyed = Main gun destroyed
effect-destroyed = Destroyed

## What stands on a card

group-weapon = Weapon
group-weapon-1 = First weapon: dice at infantry
group-weapon-2 = Second weapon: dice at infantry
group-weapon-3 = Third weapon: dice at infantry
fire-at-10 = Fire power up to 10 cm
fire-at-20 = Fire power up to 20 cm
fire-at-30 = Fire power up to 30 cm
fire-at-40 = Fire power up to 40 cm
fire-at-50 = Fire power up to 50 cm
fire-over-50 = Fire power beyond 50 cm
group-anti-tank = Anti-tank weapon
range = Range
short-range = Short range
to-hit-value = To hit
penetration-2 = Penetration on 2
penetration-3 = Penetration on 3
penetration-4 = Penetration on 4
penetration-5 = Penetration on 5
penetration-6 = Penetration on 6
penetration-7 = Penetration on 7
penetration-8 = Penetration on 8
penetration-9 = Penetration on 9
penetration-10 = Penetration on 10
penetration-11 = Penetration on 11
penetration-12 = Penetration on 12
group-armour = Armour
armour-hull-front = Hull, front
armour-hull-left = Hull, left side
armour-hull-right = Hull, right side
armour-hull-rear = Hull, rear
armour-turret-front = Turret, front
armour-turret-left = Turret, left side
armour-turret-right = Turret, right side
armour-turret-rear = Turret, rear

## Units

group-state = State
bases-lost = Bases lost
morale-markers = Morale markers
readiness-marker = Readiness marker
lost-now = Lost in its own turn
left-table = Left over the enemy's edge
in-place = In the enemy's zone or the central feature
group-activation = Activation
activated = Card turned
actions-left = Actions left
first-action = First action
second-action = Second action
shot-used = Shot of this round used
fights = Locked in a fight with
charged = It charged in that fight
rides = Rides on
towed = Hitched to
group-card = Card
tactical-number = Tactical number
period-from = Period from
period-to = Period to
speed = Speed
quality = Quality
later-quality = Quality later (0: the same)
later-from = Later quality from
bases = Bases
cost = Cost
assault-infantry = Assault against infantry
assault-vehicles = Assault against vehicles
special-shoots = Special rules when it shoots
special-target = Special rules when it is shot at
special-assault = Special rules in close combat
group-vehicle = Weapons and vehicle
has-anti-tank = Has an anti-tank weapon
hull-gun = No turret, or main gun in the hull
effect-modifier = Card modifier on the effect roll
area-weapon = Area weapon
drift = Drift of its shells
carries = Carries bases
transporter = Armoured transporter
heavy-gun = Heavy gun

## The battle

group-battle = The battle
year = Year
mission = Mission
who-attacks = Attacker, or who goes first
zone-depth = Depth of the zones

## Stages

phase-actions = Actions
step-activate = Pick a unit whose card is not turned, carry out its actions, turn its card.

## Fire

part-hull = Hull
part-turret = Turret
effect-damaged = Damaged
roll-markers = Morale markers
roll-damage = What is damaged
roll-effect = Effect of the hit
group-target = Target
group-fire = Fire
group-shot = The shot
fired-at = Fired at
target-gun-crew = Crew of a gun
target-quality = Quality of the target
target-bases = Bases of the target
target-hidden = Target hidden (half or more)
band = Distance
shooter-moves = Shooter moves in this activation
reaction-shot-fired = Reaction shot
first-turn-vehicle = Vehicle, first turn of mission 1, 3, 4 or 5
special-of-shooter = Special rules of the shooter
special-of-target = Special rules of the target
note-line-of-sight = Only with a line of sight: from the weapon of a vehicle, from the centre of an infantry base. A target with more than half in view is in the open.
note-reaction-without-move = The move before the marker does not count: this shot comes in another turn.
note-first-turn-once = Moving and the first turn count once.
note-shot-of-round = It is the unit's shot of this round.

fire-at-infantry = Fire at infantry
fire-at-infantry-summary = Dice, what each needs, and the effect: on infantry, light vehicles, gun crews
weapons-firing = Different weapons that fire
joining = More bases or weapons that join
number-of-dice = Dice
highest-fire-power = Highest fire power
mod-further-weapons = Further weapons
each-die-needs = Each die needs
roll-fire = Fire
part-target = Target
part-successes = Successes
word-not-destroyed = Not destroyed
refused-no-fire-power = No weapon reaches this far.
note-every-die = Every die succeeds.
note-no-die = No die can succeed.
note-owner-picks = Its owner picks the bases that are lost.
note-four-take-three = Four successes take three bases: two and one.
note-four-take-two = House rule: four successes take two bases in total.
note-light-vehicle = Three successes destroy it; fewer do nothing.
note-gun-crew = The crew is one base behind light cover: always hidden. Without a crew the gun is lost.
note-weapon-silent = A weapon without dice at this distance does not join.

combined-fire = Combined or separate fire
combined-fire-summary = The dice of each shot when several weapons or bases fire
fire-mode = They fire
fire-combined = Combined
fire-separate = Separately
weapons-listed = Weapons or bases
group-firing-1 = First weapon or base
group-firing-2 = Second weapon or base
group-firing-3 = Third weapon or base
group-firing-4 = Fourth weapon or base
group-firing-5 = Fifth weapon or base
group-firing-6 = Sixth weapon or base
fire-power = Fire power at this distance
same-target = Fires at this target
co-axial-with-last = Co-axial with the one before
number-of-shots = Shots
weapons-that-fire = Weapons or bases that fire
refused-co-axial = Co-axial weapons fire at the same target.
note-one-roll = One roll, read once in the table of successes.
note-separate-shots = Each shot is rolled and read for itself; successes are not added up.
note-same-modifiers = The same modifiers count for every die.

anti-tank-fire = Anti-tank fire
anti-tank-fire-summary = To hit, penetration, effect: on armoured and on light vehicles
distance = Distance
shot-from = Shot from
only-turret = Only the turret in view
hits-on = Hits on 2D6
hits-from = A hit in the table
only-doubles = Doubles only
light-armour = A light vehicle
value-above = Penetration must be above
value-above-hull = Hull: penetration must be above
value-above-turret = Turret: penetration must be above
penetrates = Penetration
penetrates-hull = Penetration of the hull
penetrates-turret = Penetration of the turret
penetrated = Penetrated
not-penetrated = Not penetrated
hit-miss = Miss
hit-hull-critical = Hull, critical
hit-turret-critical = Turret, critical
part-effect = Effect
part-hit = Part hit
part-penetration = Penetration
roll-anti-tank = To hit
roll-penetration = Penetration
refused-out-of-range = The target is { $distance } cm away, the range is { $range } cm.
note-doubles-turret = A double always hits, and hits the turret.
note-doubles-hit = A double always hits.
note-only-turret = Only doubles hit. The target counts as hidden.
note-critical-natural = House rule: only two natural 6s are a critical hit.
note-no-critical = No total gives a critical hit.
note-critical-from = The dice give a critical hit from a total of { $total }.
note-critical-effect = House rule: a critical hit adds 2 to the roll for the effect, not for penetration.
note-critical-penetration = A critical hit adds 2 to the penetration dice; more than 12 is read as 12.
note-hull-gun = Damaged: a D6 decides. On 1 to 3 it is immobilised, on 4 to 6 the main gun is gone.
note-light-anti-tank = A penetration above 0 destroys a light vehicle. There is no roll for the effect.
note-light-short = At short range every hit destroys it.
open-other-weapons = Other weapons of the vehicle

damage-location = Where is the damage
damage-location-summary = Running gear or main gun after a damaged result
gun-destroyed-on = Main gun destroyed on
note-hull-damaged = The hull was hit: the vehicle cannot move any more.
note-turret-damaged = The turret was hit: the main gun is gone.

shot-at-gun = Shot at a gun
shot-at-gun-summary = At the shield or at the crew: how it is played
from-shield-side = From the side of its shield
with-anti-tank = With an anti-tank weapon
played-as = Played as
at-the-crew = Fire at its crew
refused-shield = The shield stops anti-infantry weapons.
note-gun-shield = From this side the gun is an armoured target, with the armour on its card.

reaction-shot = Reaction shot
reaction-shot-summary = May the unit shoot in the enemy's move, and how
group-reaction = Reaction
enemy-moves-in-view = An enemy moves in its view
word-allowed = Allowed
word-not-allowed = Not allowed
refused-no-marker = Only a unit with a readiness marker shoots in the enemy's move.
refused-not-in-view = Only at an enemy that moves in view or comes into view; not at one that shoots or turns on the spot.
refused-shot-used = The unit has had its shot of this round.
refused-needs-anti-tank = Only an anti-tank weapon hurts an armoured vehicle.
note-take-marker = Remove the marker.
note-where-it-stands = Shoot at the model where it stands now; its move is not taken back.
note-field-of-view = A weapon in the hull, or fixed, sees 45°.
note-enemy-goes-on = After the shot the enemy goes on with its actions, if it still can. What it loses counts from its next turn.
