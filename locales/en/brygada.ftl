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
