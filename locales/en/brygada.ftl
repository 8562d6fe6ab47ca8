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

## Faces of the cards

basis = Figures from
basis-own = My own card
basis-rifle = The sheet: rifle squad
basis-guard = The sheet: guard squad
basis-t-26 = The sheet: T-26
card-front = The unit
card-back = Fire and armour
card-crew-quality = Crew quality
card-period = Period
card-years = { $from }–{ $to }
card-quality-by-year = { $years }: { $first } · { $years-later }: { $later }
card-bases-left = Bases left
card-fire-power = Dice
card-fire-by-distance = Dice at infantry, by distance in cm
card-over-50 = 50+
card-weapon-1 = First weapon
card-weapon-2 = Second weapon
card-weapon-3 = Third weapon
card-range = { $range } ({ $short }) cm
card-penetration = Value
card-penetration-by-total = Penetration, by the total of 2D6
card-special-rule = Special rule
card-weight = Weight
card-light-gun = Light gun
card-hull = Hull
card-turret = Turret
card-upper-hull = Upper hull
card-shield = Shield
card-shield-above = Shield, where a turret is hit
word-nation = Nationality
word-armament = Armament
word-type = Type
word-turret-armament = Armament in the turret
word-hull-armament = Armament in the hull
word-gun = Name of the anti-tank weapon
word-weapon-1 = Name of the first weapon
word-weapon-2 = Name of the second weapon
word-weapon-3 = Name of the third weapon
word-special = Special rules

## Cards, armies, assaults, towing, area weapons, results

# Words of these calculators
word-not-allowed = Not allowed
word-allowed = Allowed

# Regrouping
group-regrouping = Regrouping
remove-markers = Lose morale markers
remove-markers-summary = Dice of a squad's quality against its morale markers, and the actions it then has.
word-no-markers = No markers
regrouping-dice = Dice against markers
regrouping-need = Takes a marker off
regrouping-every-die = Every die
roll-regrouping = Morale markers taken off
markers-left = Markers left
actions-upright = Actions next turn (card upright)
note-markers-stay = { $count ->
    [one] There are more markers than dice: at least { $count } marker stays.
   *[other] There are more markers than dice: at least { $count } markers stay.
}
note-markers-and-card = A card that is still turned takes actions as well.
regrouping = Turn a card back
regrouping-summary = What a unit's card shows after regrouping, and the actions of its next turn.
actions-next-turn = Actions next turn
actions-of-a-turn = Actions of a turn
card-after-regrouping = Card after regrouping
note-ready-to-act = Like every card of the side it no longer counts as activated.
note-not-suffered = What was lost in this turn of its own has not cost it anything yet: the card stays turned.

# The infantry card
group-squad = Squad
group-squad-options = Options
group-own-squad = Own squad: as printed
infantry-card = Infantry card
infantry-card-summary = The cost and all figures of a squad with its options.
squad = Basic squad
squad-rifle = Rifle infantry (Soviet)
squad-guard = Guard infantry (Soviet)
squad-own = Another card
squad-basic = Basic squad
squad-base-cost = One more base costs
squad-further-bases = Further bases
squad-machine-gun = DP light machine gun
squad-bottles = Molotov bottles
squad-from-year = From { $year } on
squad-no-shot = No shot
refused-further-bases = Each option can be bought once, so only one further base. A house rule allows more.
note-squad-period = The year is not in the squad's period ({ $from } to { $to }).
note-squad-machine-gun = The light machine gun is listed for { $from } to { $to }.
note-guard-assault = The sheet's two assault powers of the Guard are jumbled; they are read as 4 against infantry and 3 against vehicles. If your card differs, enter it as another card.
note-guard-fire = Of the Guard's fire power only 5 and 2 can be read; they are taken for 10 and 20 cm, with no shot beyond. If your card differs, enter it as another card.
note-squad-plus-1 = It is not certain whether the bottles or the light machine gun give +1 in an assault on infantry. A house rule has the other reading.
note-squad-per-base = Fire power and assault powers are those of each base.

# Army total
group-army-limit = Points agreed
group-army = Units
army-total = Army total
army-total-summary = What an army costs against the points agreed.
army-agreed = Points agreed
army-attacker = Attacker of the frontal attack: half as much again
army-sum = Units added up already
army-unit = Unit { $nth }
army-points = Cost of the army
army-limit = Points to spend
army-left = Points left
army-over = Points too many
note-army-over = The army costs more than was agreed.
note-army-about = The sheet says "about" half as much again: a point more or less is up to the players.

# Towing and riders
group-towing = This turn
towing = Tractor and gun
towing-summary = The actions that a tractor and the gun it tows have left.
towing-hitched = Tractor's actions with the gun hitched
towing-hitching = Hitching and unhitching
towing-tractor = Tractor's actions without the gun
towing-gun = Gun's actions while unhitched
towing-gun-left = Gun: actions left
towing-tractor-left = Tractor: actions left
refused-towing-gun = The gun would take more than two actions: those of the tractor while it is hitched count, and so does each hitching or unhitching.
refused-towing-tractor = The tractor would take more than two actions: each hitching or unhitching is one of its own.
note-towing-both = Whatever the tractor does while the gun is hitched costs the gun an action as well.
group-riders = The shot
riders = Riders and towed gun
riders-summary = What of a shot passes to those who ride on its target or are towed by it.
shot-at = Shot at
shot-at-carrier = The vehicle
shot-at-riders = Its riders
shot-at-gun = The gun it tows
riders-carrier = The vehicle
riders-suffer = The riders
riders-gun-suffers = The towed gun
note-riders-alone = Only the riders suffer; nothing passes to the vehicle.
note-riders-get-off = They may get off at once: their bases go down touching the vehicle, on any side.
note-gun-alone = Only the gun suffers; nothing passes to the tractor.
note-riders-die = All bases on the vehicle are lost with it.
note-damage-stays = Damage stays with the vehicle.
note-transporter = An armoured transporter keeps everything from its riders but its own destruction.
note-transporter-gun = A towed gun has no such protection.
note-riders-in-assault = In an assault riders and towed gun share the destruction of their vehicle.

# Results of missions
group-score-sums = Added up already
group-score-unit-1 = First enemy unit
group-score-unit-2 = Second enemy unit
group-score-unit-3 = Third enemy unit
group-score-unit-4 = Fourth enemy unit
group-score-unit-5 = Fifth enemy unit
group-score-unit-6 = Sixth enemy unit
group-score-unit-7 = Seventh enemy unit
group-score-unit-8 = Eighth enemy unit
engagement-score = Meeting engagement: score
engagement-score-summary = Points for enemy units that are destroyed, damaged or down to half their bases.
score = Score
score-full = Cost that counts in full
score-half = Cost that counts half
score-full-and-half = The full costs and half of the others
score-added-up = Added up already
score-unit = Enemy unit { $nth }
score-counts = counts { $points }
score-works = Works
score-damaged = Damaged
score-vehicle = Vehicle
score-bases = Bases at the start
score-bases-left = Bases left
note-score-higher = The higher score wins; equal scores are a draw.
group-frontal = The attacker
frontal-attack-result = Frontal attack: result
frontal-attack-result-summary = Whether enough attackers left over the far edge.
frontal-units = Units at the start
frontal-left = Units that left over the far edge
frontal-winner = Winner
frontal-attacker = Attacker
frontal-defender = Defender
frontal-needed = Units needed
frontal-a-third = A third of the units, rounded up
refused-frontal-left = More units have left than there were.
note-frontal-missing = { $count ->
    [one] { $count } unit more would have won.
   *[other] { $count } units more would have won.
}
note-frontal-units = Units are counted, not points, until the end of round { $rounds }.
group-held = The end
group-objective-1 = First objective
group-objective-2 = Second objective
group-objective-3 = Third objective
group-objective-4 = Fourth objective
group-objective-5 = Fifth objective
group-objective-6 = Sixth objective
objective-control = Who holds what
objective-control-summary = The winner of spoils of war, reconnaissance in force and strategic point.
present-nobody = Nobody
present-damaged = Damaged vehicles only
present-holds = Infantry, sound vehicle
held-own = Yours
held-enemy = The enemy's
held-objectives = Objectives
held-own-objectives = Objectives you hold
held-enemy-objectives = Objectives the enemy holds
held-own-points = Your points in the enemy's zone
held-enemy-points = The enemy's points in your zone
held-own-inside = Your units in the feature
held-enemy-inside = Enemy units in the feature
held-winner = Winner
held-won = You
held-lost = The enemy
held-nobody = Nobody
note-held-within = What is within { $distance } cm of an objective is at it. A side holds it while the other has nothing there.
note-held-damaged = Damaged vehicles hold nothing, but they keep the other side from holding it.
note-held-feature = A side holds the feature while it has a unit inside and the other has none.
note-held-nobody = Nobody is ahead: a draw.
group-placing = The place
objective-placing = Place an objective
objective-placing-summary = Whether an objective stands far enough from the edges and from the others.
placing-edge = To the nearest edge
placing-another = There is another objective
placing-nearest = To the nearest of them
placing-at-least = At least
placing-from-both = From edges and other objectives
refused-placing-edge = { $distance } cm too near to the edge.
refused-placing-other = { $distance } cm too near to another objective.
