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
actions-spent = Actions spent in towing
fought = Fought this round
rallied = Rolled for its markers
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
phase-declare = Two actions
phase-first-action = First action
phase-second-action = Second action
phase-reaction = Reaction shot
phase-regrouping = Regrouping
phase-over = The battle is over
step-start = Readiness markers that were not used are off, and every unit of the side has its shot again: the app has done it.
step-activate = Tap a card that is not turned: that unit acts, then its card is turned.
step-fights = Squads still locked in a fight: one more exchange this round, in the turn of the side that charged.
step-first-round = First round: every vehicle shoots with −1, moved or not.
step-declare = Say both actions now. The second can be left out later, but not changed.
step-move = Move up to its speed. Turning on the spot is free; own infantry passes through friends.
step-watched = An enemy has a readiness marker: move slowly, the way the model would really go. Nothing is taken back.
step-contact = Touching an enemy starts an assault at once; after it the card is turned.
step-shoot = Measure from the weapon, look along the line of sight, shoot.
step-area = Pick the aiming point and lay the template: no friend and no close combat may touch it.
step-riders = Riders share what happens to their vehicle; those who were shot at may get off.
step-hitch = Hitch or unhitch: an action of the tractor and of the gun. Pick the other one below.
step-halt = The move halts here. The shot is at the model where it stands now.
step-reaction-shot = Shoot as usual, with −1. The marker goes, and the shot is this round's.
step-cards = All own cards are turned back; a card that stood turned for a loss comes 90° back.
step-markers = Squads with morale markers roll as many dice as their quality: each 4 or more takes one marker off.
cards-turned-back = { $count ->
    [one] { $count } card is
   *[other] { $count } cards are
} turned back.
cards-one-action = { $count ->
    [one] { $count } unit has
   *[other] { $count } units have
} one action in the next turn.
cards-no-action = { $count ->
    [one] { $count } unit loses its
   *[other] { $count } units lose their
} next turn.
cards-with-markers = { $count ->
    [one] { $count } unit has
   *[other] { $count } units have
} morale markers.

## The order of play

declare-move = Move
declare-fast-move = Fast move: both actions
declare-shoot = Shoot
declare-move-shoot = Move, then shoot
declare-shoot-move = Shoot, then move
declare-marker = Readiness marker
declare-move-marker = Move, then readiness marker
declare-marker-move = Readiness marker, then move
declare-hitch = Hitch or unhitch
declare-hitch-move = Hitch or unhitch, then move
declare-move-hitch = Move, then hitch or unhitch
declare-hitch-shoot = Hitch or unhitch, then shoot
declare-shoot-hitch = Shoot, then hitch or unhitch
declare-hitch-marker = Hitch or unhitch, then readiness marker
declare-marker-hitch = Readiness marker, then hitch or unhitch
offer-activate = activate
offer-regroup = Regroup
offer-regroup-early = Regroup now: { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} not turned
no-actions-morale = Its morale markers take both actions.
no-actions-spent = Its actions went into towing.
no-actions-lost = It loses this turn: its card stands at 180°.
barred-immobilised = It is immobilised.
barred-shot = It has had its shot of this round.
barred-marker-shot = It has had its shot of this round: a marker would be of no use.
barred-no-action = The other one has no action left for it.
offer-hold = Do nothing, turn the card
offer-turn-card = Done: turn the card
offer-place-marker = Place the readiness marker, turn the card
offer-then-move = Done: now move
offer-then-shoot = Done: now shoot
offer-then-hitch = Done: now hitch or unhitch
offer-forgo = Forgo it, turn the card
offer-forgo-second = Forgo the second action, turn the card
offer-after-assault = There was an assault: turn the card
offer-reacts = shoots now (readiness marker)
offer-hitch = hitch
offer-unhitch = unhitch
offer-go-on = Shot done: the move goes on
offer-hold-fire = Do not shoot after all, keep the marker
offer-last-round = The last round is over

## What follows from a unit's state

then-ready = It may shoot once at an enemy that moves in its view.
then-lost-action = It has one action in its next turn.
then-lost-turn = It loses its next turn.
then-one-marker = Its morale marker takes one action of its next turn.
then-markers = Its morale markers take both actions of its next turn.
then-rides = What happens to its vehicle happens to it.
then-towed = Every action of the tractor is one of the gun, too.

## Roles

role-shooter = Who shoots
role-target = At whom
role-charger = Who assaults
role-charged = Who is assaulted
role-unit = Which unit
barred-no-marker = In the enemy's turn it shoots only with a readiness marker.
barred-rallied = It has rolled for its markers in this regrouping.
