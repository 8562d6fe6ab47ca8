### Flames of War: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = Flames of War
game-summary = Summary sheet of the second-edition era: the turn, shooting, saves, morale and every rule to look up.

## Skill and motivation

skill-conscript = Conscript
skill-trained = Trained
skill-veteran = Veteran
skill-number-by-level = By level
number-2 = 2+
number-3 = 3+
number-4 = 4+
number-5 = 5+
number-6 = 6
motivation-reluctant = Reluctant
motivation-confident = Confident
motivation-fearless = Fearless
note-skill-number-not-on-sheet = The sheet prints no skill numbers. This one follows the level: Conscript 5+, Trained 4+, Veteran 3+.
refused-skill-number-missing = Pick the skill number from the army list; filling it in by level is turned off in the house rules.

## Kinds and states

kind-infantry = Infantry, cavalry
kind-gun = Gun, HMG
kind-armoured = Armoured vehicle
kind-unarmoured = Unarmoured vehicle
state-working = Operational
state-bogged = Bogged down
state-bailed-out = Bailed out

## Shooting

shooting = Shooting
shooting-summary = To hit, saves, Firepower and what it does to the platoon
group-target = Target
group-shooters = Shooters
group-platoon = The platoon under fire
group-allowed = Is it allowed?
target-skill = Target's skill
target-kind = Target
target-teams = Teams that can be hit
over-16 = More than { DIST(16) } away
concealed = Concealed
gone-to-ground = Gone to ground
bulletproof-cover = Bulletproof cover or dug in
bunker-buster = Bunker buster at a building
gun-shield = Gun shield, hit from the front
target-doubled = Target moved at the double
armour = Armour
vehicle-state = State of the vehicles hit
shooters = Teams shooting
rof = ROF
second-weapon = They have a second weapon
weapon-fired = Weapon that shoots
shooter-moved = Moved
shooter-pinned = Pinned
shooter-armoured = They are armoured vehicles
shooter-cavalry = Mounted cavalry
within-4 = Target within { DIST(4) }
defensive-fire = Defensive fire
anti-tank = Anti-tank
firepower = Firepower
motivation = Motivation
commander-reroll = Led by company or higher command
hits-before = Hits taken earlier this phase
lost-before = Teams destroyed earlier
own-teams = The platoon's own teams able to fight
other-teams = Other teams able to fight, out of reach
in-range = In range
in-sight = In sight
in-arc = In the field of fire
barred = What keeps them from shooting
bar-none = Nothing
bar-doubled = Moved at the double
bar-bogged = Bogged down
bar-bailed-out = Bailed out
bar-recovery = Towing or towed
bar-appointed = Appointed a commander
bar-eyes-and-ears = Used eyes and ears
bar-reorganising = Reorganising
bar-spotting = Spotting for artillery
bar-passenger = Carried in a vehicle
bar-mortar = Mortar: bombards only
disengaging = Target disengages (reconnaissance)
disengaging-no = No
disengaging-first-shot = First shot
disengaging-the-rest = The rest
to-hit = To hit
number-of-dice = Dice
rof-1-and-moved = Printed ROF 1, and moved
dice-cavalry = Mounted cavalry: ROF 1
dice-pinned = Pinned: ROF 1
dice-moved = Moved: ROF 1
dice-rof-1-disengaging = Printed ROF 1: may not fire at a disengaging target
dice-first-shot = One shot before it disengages
dice-the-rest = One shot is fired already
dice-target-doubled = Target at the double: twice the dice
dice-teams = { $teams ->
    [one] { $teams } team
   *[other] { $teams } teams
}
refused-no-shots-left = No shots: these weapons may not fire at a target that disengages.
refused-too-many-dice = Too many dice ({ $dice }): the limit is { $most }. Work them out in two goes.
refused-barred = These teams may not shoot: { $why }.
refused-all-fired = All teams of the platoon have fired in this phase.
weapon-spent = All have fired it already
refused-range = No team of the platoon is in range.
refused-sight = No team of the platoon is in sight.
refused-arc = No team of the platoon is in the field of fire.
refused-cavalry-moved = Mounted cavalry that moved may shoot only within { DIST(4) }.
note-side-armour = Defensive fire hits tanks on their side armour: enter that one.
note-shield-doubled = The shield gives nothing: the gun moved at the double.
note-never-pinned = Armoured vehicles are never pinned.
note-disengage-test = Now the reconnaissance takes its skill test; if it fails, or stays in reach, fire the rest.
note-bunker-buster = Bunker buster: each hit strikes every team in the building; all count towards the 5 that pin.
note-hits-spread = The odds assume hits are spread evenly: one each before anyone takes a second.
note-morale-if-nothing-else = Platoon morale is rolled at the end of the phase; the odds count this shooting alone.
note-morale-later = Platoon morale is tested once, as the phase ends: not with this volley.
morale-later = Morale as the phase ends
teams-left = Teams the platoon has left
word-teams-left = Teams left
word-platoon-gone = Destroyed
note-no-team-left = No team left: the platoon is destroyed, without a test.
roll-to-hit = Roll to hit
roll-save = Roll saves
roll-armour-save = Roll armour saves
roll-firepower = Firepower tests
roll-crew-test = Motivation test of a crew hit again
roll-platoon-morale = Platoon morale
save = Save
armour-save = Armour save: no effect on
armour-must-be-higher = It must be higher
armour-lower = Lower than Anti-tank
armour-equal = Equal to Anti-tank
armour-higher = Higher: no effect
note-armour-result = Equal to Anti-tank: bails out on a passed Firepower test. Lower: destroyed if passed, bailed out if failed.
firepower-test = Firepower
part-destroyed = Teams destroyed
part-bailed-out = Newly bailed out
part-hits = Hits
part-pinned = Pinned
part-platoon = Platoon morale
word-pinned = Pinned
word-not-pinned = Not pinned
word-no-test = No test
word-fights-on = Fights on
word-platoon-destroyed = Platoon lost

## House rules

group-house-rules = House rules
house-skill-prefill = Fill in skill numbers by level
house-bailed-out-roll = Offer a motivation test for bailed-out crews

## Tables of the reference

skill = Skill
table-roll-needed = Needed
table-chance = Chance
table-chance-per-die = Chance per die
table-type = Type
table-road = Road
table-cross-country = Cross-country
table-difficult-ground = Difficult ground
table-tracked = Tracked vehicles
table-half-tracks = Half-tracks and jeeps
table-wheeled = Wheeled vehicles
table-limbers = Horse limbers, tachankas
table-wagons = Wagons
table-infantry = Infantry
table-cavalry = Cavalry
table-man-packed = Man-packed guns
table-medium-heavy-guns = Medium and heavy guns
table-immobile-guns = Immobile guns
table-towed-only = Towed only
table-tanks = Tanks
table-all-others = All others
table-condition = Condition
table-modifier = Modifier
table-gone-to-ground-as-well = Gone to ground, on top of concealed
table-conditions-0 = None apply
table-conditions-1 = 1
table-conditions-2 = 2
table-conditions-3 = 3
table-conditions-4 = 4
table-armour-against-anti-tank = D6 + armour against Anti-tank
table-firepower-passed = Firepower passed
table-firepower-failed = Firepower failed
table-higher = Higher
table-equal = Equal
table-lower = Lower
table-no-effect = No effect
table-destroyed = Destroyed
table-after-a-failed-save = After a failed save
table-d6-and-armour = D6 + armour
table-see-armour-result = By the result table
table-infantry-open = Infantry, cavalry in the open
table-infantry-cover = Infantry in bulletproof cover
table-infantry-dug-in = Infantry dug in, under bombardment or air attack
table-on-firepower = Destroyed on a Firepower test
table-gun-open = Gun, HMG in the open
table-gun-cover = Gun, HMG in bulletproof cover, or shield hit from the front
table-gun-dug-in = Gun dug in, under bombardment or air attack
table-passengers = Passengers of a destroyed vehicle
table-tank-riders = Tank riders, each time the tank is hit
table-eliminated = Eliminated
table-team = Team
table-charge = Charge
table-fight = Fight
table-counterattack = Counterattack
table-break-off = Break off
table-consolidate = Consolidate
table-armoured-tanks = Armoured tanks
table-guns = Guns
table-transports = Transports
table-passengers-inside = Passengers
table-yes = Yes
table-no = No
table-hit-rolls = Hit rolls
table-number-needed = Number needed
table-chance-per-team = Chance per team
table-reroll-successes = Must re-roll successes
table-as-rolled = As rolled
table-reroll-failures = May re-roll failures
table-double-template = As rolled, double width
table-chance-both = p²
table-chance-one = p
table-chance-either = 1 − (1 − p)²
table-guns-3-to-5 = 3–5
table-6-or-more = 6 or more
table-guns-6 = 6 or more guns, mortars
table-rockets-6 = 6 or more rocket launchers
table-guns-firing = Guns firing
table-templates = Templates
table-not-on-sheet = Not on the sheet
table-level = Level
table-dice-in-pool = Dice
table-chance-of-first-call = First call succeeds
table-priority = Priority
table-limited = Limited
table-sporadic = Sporadic
table-d6 = D6
table-aircraft = Aircraft

## Tests on one die

test = Test
test-summary = Motivation, skill or Firepower on one die
group-test = The test
test-kind = What is tested
test-kind-motivation = Motivation
test-kind-skill = Skill
test-kind-firepower = Firepower
test-skill = Skill
test-skill-number = Skill number
test-reroll = Re-roll
test-reroll-none = None
test-reroll-failure = A failure
test-reroll-success = A success
test-number = Number needed
roll-motivation-test = Motivation test
roll-skill-test = Skill test
roll-firepower-test = Firepower test
note-second-roll-stands = The second roll stands; it is not re-rolled.
part-test = Test
word-test-passed = Passed
word-test-failed = Failed

## Legal target

legal-target = Legal target
legal-target-summary = May this team shoot at that one?
group-three-checks = The target team
group-shooter-bars = The shooting team
legal-target-plaque = The target is
word-legal = Legal target
word-not-legal = Not allowed
legal-cavalry-moved = It moved this turn
refused-not-in-range = The target is not in range.
refused-not-in-sight = The target is not in sight.
refused-not-in-arc = The target is not in the field of fire.
note-legal-one-team = One team that passes all three makes its platoon a target; only teams that pass them can be given hits.
note-legal-split-fire = Splitting fire: before any dice, say each team's target platoon. All weapons of one team shoot at one platoon.
note-legal-isolated = A group out of command distance of its platoon may be shot at as a platoon of its own.
note-legal-independent-must = Shot at unattached, an independent team joins a platoon with its team type within command distance, if there is one.
note-legal-independent-may = An independent team within command distance of the chosen platoon may join it now.
note-legal-face = First turn the team or its turret to the target; turning within the field of fire is not movement.

## Concealment

concealment = Concealment
concealment-summary = Concealed, gone to ground, bulletproof cover
group-hidden = What hides it
group-own-turn = In its own latest turn
conceal-kind = Target team
kind-man-packed = Man-packed gun
kind-other = Any other team
conceal-hidden = Half hidden, in terrain
conceal-building = In a building
conceal-at-opening = Shooter at the opening
conceal-smoke = Smoke at target or shooter
conceal-wreck = Behind a wreck
conceal-moved = Moved or charged
conceal-doubled = Moved at the double
conceal-shot = Shot
conceal-assaulted = Assaulted
conceal-recon = Reconnaissance, observer
conceal-stripped = Spotted by eyes and ears
conceal-unmoved = It did not move
conceal-plaque = The target is
conceal-to-hit = Added to hit
conceal-cover = Bulletproof cover
word-in-the-open = In the open
word-yes = Yes
word-no = No
note-concealed-by = Concealed: { $why }.
note-not-gone-to-ground = Not gone to ground: { $why }.
note-recon-may-move = Reconnaissance and observers may move with care and still be gone to ground.
note-opening-cancels = With the shooter right at the opening the building neither conceals nor covers.
note-own-last-turn = The team's own latest turn; before its first turn it has neither moved nor shot.
note-stripped-stays-concealed = Eyes and ears end gone to ground until the end of that turn; the team stays concealed.
note-charge-is-a-move = A charge is a move.
refused-doubled-and-fought = A team that moved at the double can neither shoot nor assault.

## Saves

saves = Saves
saves-summary = What a number of hits does to teams of one kind
group-fire = The fire
group-crew = Crew and motivation
saves-teams = Teams that are hit
saves-hits = Hits on them
saves-fire = What hits them
fire-direct = Direct fire
fire-bombardment = Bombardment
fire-bombs = Bombs or rockets
fire-cannon = Aircraft guns
saves-facing = Where it strikes
saves-by-card = Armour as on the card
facing-front = Front
facing-side = Side or rear
armour-front = Front armour
armour-side = Side armour
armour-top = Top armour
saves-doubled = The gun moved at the double
note-saves-face-front = Enter the front armour.
note-saves-face-side = Enter the side armour: it counts for side and rear of hull and turret.
note-saves-face-top = Enter the top armour.
note-saves-face-cannon = Enter the side armour: aircraft cannon and machine-guns strike it.
note-saves-no-range-bonus = The bonus beyond { DIST(16) } is for direct fire only.
note-saves-shield-front-only = The shield gives nothing against bombardment or aircraft.
note-saves-one-hit-pins = One hit pins a platoon here; armoured vehicles are never pinned.
note-saves-five-hits-pin = 5 hits in one phase pin the platoon, saved or not.
note-saves-second-bail-out = A bailed-out or bogged vehicle that would bail out again takes a motivation test; a fail destroys it.

## Allocating hits

allocation = Allocating hits
allocation-summary = Which teams take which hits, in the order of the rules
group-allocation = What is to be shared out
group-teams-1 = Group 1
group-teams-2 = Group 2
group-teams-3 = Group 3
group-teams-4 = Group 4
group-weapon-1 = Weapon 1
group-weapon-2 = Weapon 2
group-weapon-3 = Weapon 3
alo-groups = Groups of like teams
alo-weapons = Kinds of weapons
alo-priority = Priority type
alo-teams = Teams
alo-kind = Kind
alo-near = Within { DIST(16) }
alo-out-of-action = Bogged or bailed out
alo-cover = In bulletproof cover
alo-hits = Hits
alo-kind-infantry = Infantry
alo-kind-tank-a = Tank, type A
alo-kind-tank-b = Tank, type B
alo-kind-armoured = Other armoured vehicle
alo-priority-none = None
alo-priority-infantry = Infantry
alo-priority-man-packed = Man-packed guns
alo-priority-guns = Other guns
alo-priority-tanks = Tanks
alo-priority-transports = Other vehicles
alo-plaque = Hit first
alo-weapon = Anti-tank { $antitank }, Firepower { $firepower ->
    [6] 6
   *[else] { $firepower }+
}
part-directed = Hits the shooter directs
roll-tank-type = Second die for the tank type
note-alo-even = { $group }: { $hits } { $hits ->
    [one] hit
   *[other] hits
} { $teams ->
    [one] on { $teams } team
   *[other] on each of { $teams } teams
}.
note-alo-uneven = { $group }: { $more } { $more ->
    [one] team takes
   *[other] teams take
} { $hits }, the others one fewer.
note-alo-none = { $group }: no hits.
note-alo-owner = The owner allocates, and decides between equals.
note-alo-vehicles-or-others = Between unarmoured vehicles and infantry or guns the owner chooses.
note-alo-before-saves = Allocate every hit before rolling any save.
note-alo-eligible = Count only teams in range, in sight and in the field of fire.
note-alo-near-first = Teams within { DIST(16) } are hit before those farther off.
note-alo-working-first = Operational vehicles are hit before bogged and bailed-out ones.
note-alo-thin-first = Unarmoured and less armoured vehicles are hit before better armoured ones.
note-alo-uncovered-first = Teams out of bulletproof cover are hit before those in it.
note-alo-highest-armoured = The hits with the highest Anti-tank go to the armoured vehicles first.
note-alo-highest-covered = The hits with the highest Anti-tank go to the teams in bulletproof cover.
note-alo-priority-applied = Hits go to the priority type first.
note-alo-priority-refused = Priority not applied: with Firepower 5+ or 6 an infantry platoon's man-packed guns may not be named.
note-alo-priority-in-part = Only weapons with Firepower 4+ or better may name the man-packed guns; the others ignore the priority.
note-alo-priority-absent = No team here is of the priority type.
note-alo-priority-not-mixed = All teams are of one type: a priority changes nothing.
note-alo-second-die = Different tanks: a second die for each hit; on 5+ the shooter picks the type, the owner the tank.

## Passengers

passengers = Passengers
open-passengers-1 = Passengers: 1 “destroyed”
open-passengers-2 = Passengers: 2 “destroyed”
open-passengers-3 = Passengers: 3 “destroyed”
open-passengers-4 = Passengers: 4+ “destroyed”
passengers-summary = Which passengers survive when the vehicle is hit
group-passengers = The passengers
pas-kind = Where they ride
pas-kind-transport = In a transport
pas-kind-riders = On a tank
pas-results = “Destroyed” results
pas-hits = Hits on the tank
pas-room = Room to get out
pas-teams = Teams carried
pas-saves-each = Saves for each team
pas-one-per-result = One per “destroyed” result
pas-one-per-hit = One per hit on the tank
roll-passengers = Passengers' saves
part-passengers-lost = Teams eliminated
part-passengers-pinned = Their platoon
word-passengers-eliminated = Eliminated
word-no-save-needed = No save needed
note-pas-pinned = A vehicle carrying the platoon's teams was destroyed: the platoon is pinned at once.
note-pas-riders-pinned = The ridden tank was destroyed: the riders' platoon is pinned, as for a transport.
note-pas-any-failure = One failed save eliminates the team.
note-pas-no-room = With nowhere to get out: no save.
refused-pas-results-over-hits = More “destroyed” results than hits on the tank: correct one of them.

## Pinned down and rally

rally = Rally
rally-summary = Is it pinned, and does it rally?
group-rally = The platoon
rally-already = Already pinned
rally-hits = Hits taken this phase
rally-armoured-only = Armoured vehicles only
rally-independent = Unattached independent team
rally-plaque = To rally
rally-pinned-check = Hits that pin
rally-hits-needed = Hits needed
rally-missing = Short by
roll-rally = Rally: motivation test
part-rally = Rally
word-rallied = Rallied
word-still-pinned = Still pinned
word-never-pinned = Never pinned
note-rally-when = The test is taken at the start of the platoon's own turn.
note-rally-acts = A platoon that rallies acts normally this turn.
note-rally-armoured = Armoured vehicles of a pinned platoon are not affected.
note-rally-five-hits = 5 hits in one shooting phase pin a platoon, saved or not; losses do not matter.
note-rally-under-five = Fewer than 5 hits this phase do not pin it.
note-rally-independent = An independent team is pinned only while it is joined to a platoon.
note-rally-causes = Also pinned: one bombardment or aircraft hit; losing a transport with its teams; being hit in an assault.
note-reroll-once = Re-roll a failed test once; the second roll stands.
note-reroll-not-while-bailed-out = No re-roll while the commander's own tank is bailed out.

## Bailed out

bailed-out = Bailed out
bailed-out-summary = Recover, or bail out again
group-bailed-out = The crew
bailed-out-occasion = When
bailed-out-start = Start of own turn
bailed-out-again = Bailed out again
bailed-out-own-vehicle = The commander's own vehicle
bailed-out-plaque = Motivation test
roll-bailed-out-recover = Does the crew recover?
part-crew = Crew
word-recovered = Recovered
word-still-bailed-out = Still bailed out
word-bailed-out-stays = Bailed out
word-vehicle-destroyed = Destroyed
note-bailed-out-not-on-sheet = How a crew recovers is not on the sheet: make this roll, or clear the mark by hand.
note-bailed-out-again = For a vehicle, already bailed out or bogged, that takes another “bailed out” result.
note-bailed-out-idle = Until the crew recovers the vehicle neither moves nor fights.
note-no-reroll-own-vehicle = No re-roll for the commander's own vehicle.
refused-bailed-out-roll-off = This roll is turned off in the house rules. Clear the mark by hand when the crew recovers.

## Morale

platoon-morale = Platoon morale
platoon-morale-summary = Does the platoon fight on?
company-morale = Company morale
company-morale-summary = Does the company fight on?
group-count = The count
morale-destroyed = Teams destroyed
morale-able = Teams able to fight
morale-lost = Team destroyed, crew bailed out
company-destroyed = Platoons destroyed
company-on-table = Platoons on the table
company-motivation = Company's motivation
morale-plaque = Motivation test
part-company = Company
word-company-plays-on = Fights on
word-company-loses = Loses the battle
word-platoon-holds = Fights on
word-platoon-removed = Destroyed
roll-company-morale = Company morale
note-morale-not-below-half = Not below half: no more destroyed than able to fight.
note-morale-nothing-lost = No test: no team destroyed and no crew bailed out this phase.
note-morale-when = At the end of a shooting or an assault phase, in either player's turn.
note-morale-count = Destroyed transports count as lost. Able to fight: bogged vehicles, not transports, bailed-out vehicles or independent teams.
note-company-not-below-half = Not below half: no more destroyed than on the table.
note-company-when = At the end of a phase in which a platoon was lost, and again after each further loss.
note-company-count = Reserves, and platoons gone over their own edge, count on neither side; those over another edge are destroyed.
note-company-no-reroll = No re-rolls here.

## Commanders and Warriors

commander = New commander
commander-summary = Appoint a platoon commander
group-commander = The appointment
commander-who = Who appoints
commander-company = Company commander
commander-second = Second-in-command
commander-higher = Higher command
commander-joined = Has joined the platoon
commander-in-reach = Candidate in command range
commander-plaque = Appointment
word-new-commander = New commander
word-not-possible = Not possible
refused-commander-not-joined = Join the platoon first.
refused-commander-out-of-reach = Pick a team within command distance.
note-commander-start = At the start of the shooting phase; the new commander may shoot this turn.
note-commander-no-shot = The appointing team may not shoot this turn.
note-commander-own-company = For a platoon of the same company.
note-commander-any-company = For a platoon of any company under it.
warrior = Warrior
warrior-summary = Is the Warrior saved?
group-warrior = The Warrior
warrior-kind = What was destroyed
warrior-tank = Warrior tank
warrior-infantry = Warrior infantry team
warrior-transport = Warrior transport
warrior-other-team = Another team in reach
roll-warrior = Warrior save
part-warrior = Warrior
word-warrior-saved = Saved
word-warrior-lost = Lost
note-warrior-tank = Saved: the Warrior takes over another tank within command distance.
note-warrior-infantry = Saved: another team within command distance is removed instead.
note-warrior-transport = Saved: nothing happens to the vehicle.
note-warrior-nobody = With no other team in command distance to take the Warrior's place, the Warrior is lost.

## Shooting: what cannot be

also-bogged = Bogged down (hit after operational ones)
also-bailed-out = Bailed out (hit last)
shooting-transports = They are transports
refused-one-shot-spent = No shots: the one shot these weapons had is fired already.
refused-doubled-gone-to-ground = A team that moved at the double is not gone to ground.
refused-charging-gone-to-ground = A team that charges is not gone to ground.
refused-charging-doubled = A platoon that moved at the double may not assault.
refused-doubled-disengaging = Reconnaissance that moved at the double may not disengage.
refused-defensive-too-far = Defensive fire is given only up to { DIST(16) }.
refused-within-4-and-over-16 = The target cannot be within { DIST(4) } and more than { DIST(16) } away.
note-transports-strength = Transports are teams lost, but not teams able to fight.
note-transports-pin = A destroyed transport that carried teams pins their platoon at once.
note-transports-never-pinned = Armoured transports are never pinned; the other teams of their platoon are.

## Checklist: phases and headings

phase-start = Starting step
phase-movement = Movement
phase-shooting = Shooting
phase-assault = Assault
heading-first = First
heading-each-platoon = For each platoon
heading-bombardments = Bombardments
heading-air-attack = Air attack
heading-each-assault = For each assault
heading-end = End of the phase

## Checklist: steps

step-smoke-off = Take your own smoke from your latest turn off the table.
step-rally = Rally pinned platoons: a motivation test each.
step-free-bogged = Free what is bogged: a skill test each; freed, it goes back to where it stood.
step-recover-crews = Bailed-out crews: see whether they recover.
step-call-aircraft = Call air support: roll the whole pool, one 5+ is enough. The pool loses a die.
step-intercept = Enemy aircraft called: you may spend an air die to intercept, on a 6.
step-reorganise = Reconnaissance that disengaged: no shooting, no eyes and ears, not into sight.
step-dismount = Passengers get out, of bogged and bailed-out vehicles too.
step-unhitch = Unhitch guns.
step-horses = Cavalry may dismount.
step-one-platoon = Take one platoon; finish it before the next.
step-double-time = Decide: at the double or not, for the whole platoon.
step-no-commander = No commander: no move. Teams turn in place, get out or dig in.
step-move = Move each team as far as its type and the ground allow.
step-bogging = Vehicles and guns in difficult ground: bogging test, 2+ each.
step-very-difficult = Tracked vehicles in very difficult ground: skill test each.
step-keep-off = Stay { DIST(2) } off enemies in view (vehicles: infantry, guns); at the double { DIST(8) } off all.
step-pinned-move = Pinned infantry, guns, unarmoured vehicles: no closer, not at the double.
step-load = Load passengers: move the vehicle first, then they get in.
step-hitch = Hitch guns, one per vehicle.
step-recovery-vehicle = Recovery vehicle: end its move beside what it will tow.
step-in-command = Every team that moved is within command distance.
step-half-with-commander = A split platoon keeps half its teams with the commander.
step-send-away = Empty transports may go to the rear.
step-left-table = Teams gone over a table edge: note how they count.
step-change-tank = A commander bailed out or bogged may change to another tank.
step-appoint = Appoint new platoon commanders.
step-eyes-and-ears = Eyes and ears: an enemy team loses gone to ground.
step-smoke = Smoke bombardments come before other shooting.
step-tow-free = Tow vehicles and guns free, instead of shooting.
step-declare = Take one platoon; say which team shoots at which platoon.
step-isolated-groups = Target scattered: an isolated group may be shot at on its own.
step-join = Independent teams near the target join: shot at, they must; else they may.
step-disengage = Reconnaissance under fire may disengage: one shot each, then its skill test.
step-legal-target = Check the target: in range, in sight, in the field of fire.
step-turn-to-target = Turn teams and turrets onto the target.
step-number-of-dice = Count the dice.
step-number-needed = Find the number needed; see whether the target is concealed.
step-roll-to-hit = Roll to hit.
step-allocate = Allocate all hits before any save.
step-save = Roll saves.
step-firepower = Roll Firepower where a failed save asks for it.
step-passengers = Passengers of destroyed vehicles and tank riders: saves of 5+.
step-warriors = Warriors destroyed: one more save, 4+.
step-pinned-by-fire = A platoon with 5 hits or more is pinned; armoured vehicles never are, but hits on armoured transports count.
step-remove = Remove what is destroyed; armoured vehicles stay as wrecks.
step-forced-disengage = Reconnaissance that failed a save: motivation test, or it disengages.
step-may-bombard = Check the battery: artillery, not moved, not pinned, one bombardment.
step-spotter = Name the spotter: it neither moves nor shoots this turn.
step-aiming-point = Pick the target team: in range, { DIST(8) } or more away, in the field of fire.
step-range-in = Range in: 3 attempts at most, or a repeat bombardment without.
step-template = Place the template across the line of fire.
step-bombardment-hits = Roll to hit: a skill test for each team under it.
step-assign-hits = Assign the hits: teams not dug in and the thinnest top armour first.
step-bombardment-saves = Roll saves on top armour; gun shields do not help.
step-hit-pinned = Every platoon hit is pinned; armoured vehicles never are.
step-aircraft = Roll for the number of aircraft.
step-air-target = Pick the target and the line of approach.
step-own-teams-near = A team of yours within { DIST(16) } of the target: the aircraft fly off.
step-place-aircraft = Place the leader { DIST(6) } from the target, the others behind.
step-anti-aircraft = Fire anti-aircraft weapons.
step-air-range-in = Range in: 3 attempts at most.
step-air-hits = Place the template; roll to hit for each team under it.
step-air-saves = Roll saves: bombs and rockets on top armour, guns on side armour.
step-platoon-morale = Platoon morale: test if below half with a loss this phase.
step-towed-free = Vehicles and guns towed free are free now.
step-detach = Independent teams leave their platoons.
step-company-morale = Company morale: test if a platoon was lost and the company is below half.
step-assaulting-platoon = Choose a platoon within { DIST(4) } of its target (mounted cavalry { DIST(8) }).
step-against-tanks = Against tanks: pass a motivation test first.
step-charge = Charge up to { DIST(4) } (mounted cavalry { DIST(8) }): the nearest team first, then tie up as many as you can.
step-assault-disengage = Reconnaissance may try to disengage instead of firing: skill test.
step-defensive-fire = Defensive fire: full ROF if not pinned, tanks hit on the side.
step-thrown-back = Pinned by that fire: go back, no close combat. Armoured tanks alone fight on.
step-close-combat = A skill test for each team in contact or within { DIST(2) }; a pass hits.
step-close-combat-results = A hit destroys; armoured tanks roll D6 + top armour.
step-break-in = Into a building or over a wall: take the places of destroyed teams.
step-won = No enemy able to fight within { DIST(4) }: won; go on to “assaulted platoon pinned”.
step-reaction = Motivation test; no roll if no hit was taken, unless you counterattack tanks.
step-counterattack = Passed: you may counterattack, an assault without defensive fire.
step-break-off = Otherwise break off { DIST(4) }; teams still within { DIST(4) } of an enemy are destroyed.
step-assaulted-pinned = Assaulted platoon pinned, if it was hit at all.
step-consolidate = The winner may move up to { DIST(4) }.
step-breakthrough = Contact with another platoon: fight again from the charge.
open-breakthrough = Breakthrough
step-assaulting-pinned = Assaulting platoon pinned, if it was hit at all.

## Units: what is kept of a platoon

group-unit-strength = Strength
group-unit-state = State
group-unit-turn = In its own latest turn
group-unit-phase = In this phase
group-unit-kind = The platoon
unit-cavalry = Mounted cavalry
unit-armoured = Armoured vehicles
unit-unarmoured = Unarmoured vehicles
unit-kind = Made of
unit-role = Platoon or independent
role-platoon = Platoon
role-independent = Independent team
role-second-in-command = 2iC
role-company-commander = Company commander
role-higher-command = Higher command
unit-teams = Teams at the start
unit-destroyed = Teams destroyed
# On a button in the list of units.
quick-lost = −1 team
quick-bailed-out = +1 bailed out
unit-transports-lost = Transports destroyed
unit-left = Teams gone over own edge
unit-place = Where it is
place-table = On the table
place-reserve = In reserve
place-destroyed = Destroyed
place-left-own-edge = Left, own edge
place-left-other-edge = Left, another edge
unit-commander-lost = Lost its commander
unit-dug-in = Dug in
unit-stripped = No longer gone to ground
unit-stripped-teams = Teams not gone to ground any more
reorganising-no = No
reorganising-this-turn = Disengaged this turn
reorganising-own-turn = In its next turn
reorganising-last-turn = In its latest turn
unit-moved = Moved
moved-no = No
moved-yes = Yes
moved-double = At the double
way-stood = Stood
way-moved = Moved
way-double = At the double
acted-moved = It has moved in this phase.
acted-fired-once = All its teams have fired; another weapon of theirs still may.
acted-assaulted = Its assault of this phase is over.
unit-shot = Shot
unit-assaulted = Assaulted
unit-used = Instead of shooting
unit-busy = Teams doing it (0: all)
unit-hits = Hits taken
unit-fired = Teams that have fired
unit-fired-second = Teams that have fired their second weapon
unit-stays = Passed its test to stay
unit-save-failed = Failed a save under fire
unit-lost = Team destroyed, crew bailed out
unit-joined = Joined to a platoon
unit-assault = In an assault
assault-no = No
assault-attacks = Attacks
assault-attacked = Is attacked
unit-last-assault = Its last assault
unit-bogged-and-out = Both bogged down and bailed out
assault-won = Won
assault-lost = Lost
unit-assault-hit = Hit in it
assault-hit-no = No
assault-hit-fire = By defensive fire
assault-hit-close-combat = In close combat
assault-hit-struck-back = Hit, and struck back
assault-hit-passed = Hit, passed its test
assault-hit-failed = Hit, failed its test
unit-skill-number = Skill number
unit-front-armour = Front armour
unit-reconnaissance = Reconnaissance
unit-observer = Artillery observer
unit-warrior = Warrior
unit-gun-shield = Gun shields
unit-assault-anti-tank = Anti-tank in close combat
group-unit-weapons = Weapons
unit-weapon-kinds = Kinds of weapons
weapon-range = Range
group-unit-bombardment = Its bombardments
unit-mortars = Mortars

## Units: what follows

then-reserve = In reserve: counts neither as destroyed nor as on the table.
then-destroyed = Counts as a platoon destroyed.
then-left-own-edge = Left over its own edge: counts neither as destroyed nor as on the table.
then-left-other-edge = Left over another edge: destroyed.
then-no-team-left = No team is left on the table: note where the platoon is now.
then-platoon-morale = Below half ({ $destroyed } destroyed, { $able } able to fight), a loss now: platoon morale as the phase ends.
then-below-half = Below half ({ $destroyed } destroyed, { $able } able to fight): platoon morale after any phase with a loss.
then-to-below-half = { $more ->
    [one] { $more } more team destroyed, and it is below half: platoon morale.
   *[other] { $more } more teams destroyed, and it is below half: platoon morale.
}
then-rally = Pinned: a motivation test at the start of its turn to rally.
then-pinned-by-hits = 5 hits or more in this phase: it is pinned.
then-crews-recover = { $crews ->
    [one] { $crews } crew bailed out: at the start of its turn see whether it recovers.
   *[other] { $crews } crews bailed out: at the start of its turn see whether they recover.
}
then-free-bogged = { $bogged ->
    [one] { $bogged } bogged down: a skill test in the starting step to get free.
   *[other] { $bogged } bogged down: a skill test each in the starting step to get free.
}
then-bailed-out = { $crews ->
    [one] { $crews } vehicle bailed out: it may not move or fight.
   *[other] { $crews } vehicles bailed out: they may not move or fight.
}
then-bogged = { $bogged ->
    [one] { $bogged } bogged down: it may not move or fight.
   *[other] { $bogged } bogged down: they may not move or fight.
}
then-crew-hit-again = Another “bailed out” result on a bailed-out or bogged vehicle: motivation test, or it is destroyed.
then-reaction-test = Hit in close combat: a motivation test for its reaction.
then-reaction-passed = Its reaction test is passed: it counterattacks or breaks off.
then-reaction-failed = Its reaction test is failed: it breaks off.
then-reaction-if-hit = Hit in close combat: motivation test for its reaction. Hit only by defensive fire: it passes automatically, unless it counterattacks tanks.
then-reaction-passes = Not hit in close combat: it passes its reaction test automatically, unless it counterattacks tanks.
then-pinned-by-assault = Hit in this assault: pinned when it is over.
then-spotting = Spots for artillery: neither moves nor shoots this turn.
group-unit-battery = Battery
unit-battery = Fires bombardments
unit-bombarded = Has bombarded
unit-repeated = It was a repeat bombardment
unit-smoked = It was smoke
unit-failed-tries = Failed attempts to range in
unit-aiming-point = Aiming point kept
unit-trails = Rocket smoke trails
then-bombarded = Has had its one bombardment this turn.
then-ranging-failed = Three attempts failed: it does not bombard this turn.
then-failed-tries = Its number to hit with the template is { $tries } higher this turn, except with rockets.
then-aiming-point = With a staff team: a repeat bombardment at the same point needs no ranging in.
then-trails = Enemy batteries may bombard it by its smoke trails; if only those are seen, it is concealed.
open-shoot-at = Shoot at it
open-shoot-with = Shoot with it
open-bombard-it = Bombard it
open-bombard-with = Bombard with it
group-side = The side as a whole
side-air = Air support dice left
side-smoke = Smoke screens on the table
side-morale-held = Platoons destroyed when company morale last held
side-morale-failed = Company morale failed
then-smoke = Smoke screens go when this side's next turn begins.
then-appointed = Appointed a commander: does not shoot this turn.
then-eyes-and-ears = Used eyes and ears: does nothing else this turn.
then-towing = Towing or towed: neither shoots nor assaults this turn.
then-pinned-move = Pinned: may not end a move closer to the enemy, nor move at the double.
then-pinned-fire = Pinned: shoots at ROF 1 and may not bombard.
then-pinned-charge = Pinned: may not charge.
then-pinned-observer = Pinned, but may spot for artillery.
then-moved = Moved: shoots at ROF 1.
then-moved-cavalry = Mounted and moved: shoots at ROF 1, and only within { DIST(4) }.
then-doubled = At the double: no shooting, no assault, no disengaging.
then-doubled-target = At the double: shots at it roll twice the dice.
then-shield = Gun shields: bulletproof cover against fire from the front.
then-shield-doubled = At the double: gun shields give nothing.
then-concealed = Did not move: concealed, even in the open.
then-concealed-and-gone = Concealed, even in the open, and gone to ground.
then-gone-if-concealed = Gone to ground if concealed.
then-stripped = Eyes and ears: not gone to ground, but concealed as before.
then-some-stripped = Eyes and ears: { $teams } of its teams not gone to ground; the others still are.
then-dug-in = Dug in: a failed save destroys only on a passed Firepower test.
then-reorganising-this-turn = Disengaged: no defensive fire and no anti-aircraft fire this turn.
then-reorganising-own-turn = Reorganising: no shooting, no eyes and ears in this turn of its own.
then-reorganising-move = Reorganising: may not move into sight of the enemy, nor closer to enemies that see it.
then-no-disengaging = Shot, bombarded or assaulted in its latest turn: may not disengage.
then-forced-away = Failed a save under fire: motivation test, or it must disengage.
then-commander-lost = No commander: may not move; teams turn in place, get out of vehicles and dig in.
then-commander-lost-assault = No commander: no charge, counterattack or consolidation.
then-led = May re-roll a failed motivation test.
then-joined = Joined until the phase ends.
then-joined-fire = Fire falls on it and the platoon together; their player gives out the hits.
then-unattached = Shot at, it must join a platoon where it can; unattached it is never pinned.
then-no-reroll-bailed-out = Bailed out: gives no re-rolls to the platoon it leads.
then-warrior-tank = Warrior: if the tank is destroyed, on 4+ the Warrior takes over another.
then-warrior-infantry = Warrior: if destroyed, on 4+ another team is removed instead.
then-warrior-transport = Warrior: if destroyed, on 4+ nothing happens to it.
then-company-count = Platoons: { $table } on the table, { $destroyed } destroyed.
then-company-morale = More platoons destroyed than on the table: company morale as the phase ends.
then-company-held = More platoons destroyed than on the table: company morale again at the end of any phase in which a platoon is lost.
then-company-failed = Company morale failed: this side has lost the battle.
step-crew-again = Bailed out again while bailed out or bogged: motivation test, or destroyed.
step-bombardment-disengage = First attempt failed: reconnaissance may disengage on a skill test.
then-company-independents = Independent teams count as no platoons here.

## Movement

movement = Movement
movement-summary = How far may this team go?
group-move = The move
group-move-state = State of the team
move-kind = What moves
move-light-gun = Light gun
move-other-vehicle = Any other vehicle
move-typed = Its move
move-ground = Worst ground touched
ground-very-difficult = Very difficult ground
move-double = At the double
move-jeep-towing = Jeep towing a gun
move-covered = Distance covered
move-covered-short = Covered
move-armour = Armour
move-armour-by-type = Usual for its type
move-state = Bogged or bailed out
move-left = Move remaining
move-normal = Normal move
move-with-gun = With the gun
move-at-most = At most
word-may-not-move = May not move
word-move-stops = Stops here
refused-move-bogged = Bogged down: it cannot move until it is freed.
refused-move-bailed-out = Bailed out: it may not move until its crew recovers.
refused-move-no-commander = Its platoon lost its commander: teams may only turn in place, get out of vehicles and dig in.
refused-move-immobile = Immobile guns cannot move themselves; they can only be towed.
refused-move-closed-ground = Very difficult ground is closed to it: of vehicles and guns only tracked vehicles may try.
refused-move-not-typed = Enter its move: the sheet has no figure for it.
refused-double-ground = At the double it may not enter difficult ground or buildings.
refused-double-pinned = Infantry, guns and unarmoured vehicles of a pinned platoon may not move at the double.
note-move-typed = The sheet has no row for it: the distance is the one entered, whatever the ground.
note-move-stops = It has covered all that this ground allows: it stops at its edge and goes on next turn.
note-move-bogging = Difficult ground: a bogging test each time it enters or starts its move there.
note-move-tracked-figure = The sheet's inches and centimetres differ here; { DIST(8) } is used.
note-move-skill-test = Very difficult ground: pass a skill test first; fail and it bogs down.
note-move-very-difficult = The sheet prints no distance for it; that of difficult ground is used.
note-move-no-building = Not fully armoured: it may not enter buildings.
note-move-dismount = Cavalry enters buildings only dismounted.
note-move-jeep-double = The limit of a jeep with a gun is not doubled.
note-move-pinned = Pinned: it may not end its move closer to the enemy.
note-double-keep-off = Stay { DIST(8) } away from all enemy teams; no shooting, no assault this turn.
note-double-straight = In a straight line; bends only along a road or round obstacles.
note-double-platoon = One team at the double is enough: its whole platoon moves at the double.
note-move-keep-off = Stay { DIST(2) } away from enemies it can see.
note-move-vehicle-keep-off = Stay { DIST(2) } away from enemy infantry and guns in view; it may drive through enemy vehicles.
note-move-path = The length of the path counts; bends are free.

## Bogging down, freeing, towing

bogging = Bogging test
bogging-summary = Does it get through?
group-bogging = Who and where
bog-mover = What enters
bog-tracked = Tracked vehicle
bog-gun = Light to heavy gun
bog-on-foot = Foot, horse, man-packed
bog-ground = Ground
bog-towed = Towed
bog-teams = How many take the test
bog-plaque = To go on
roll-bogging = Bogging test
part-bogging = Bogging test
part-bogged = Bogged down
word-bogged = Bogged down
word-goes-on = Goes on
note-bog-towed = A towed gun takes no test of its own.
note-bog-on-foot = Infantry, cavalry and man-packed guns never take bogging tests.
note-bog-again = Test at each entry, and when a move starts in such ground.
note-bog-building = Buildings are only for fully armoured vehicles.
note-bog-wreck = The wreck of an armoured vehicle is very difficult ground.
note-bog-ends-move = Bogged down, it ends its move there and stays until freed.
note-bog-idle = Until freed it may not fight; passengers may get out at the start of their next movement phase.
freeing = Getting free
freeing-summary = Bogged down: does it get free?
group-freeing = What is bogged down
free-teams = How many are bogged
free-plaque = To get free
part-freeing = Getting free
part-freed = Freed
word-still-bogged = Still bogged down
word-freed = Freed
note-free-back = Freed: it goes back to where it stood before, and acts normally this turn.
note-free-later = Failed: it stays where it is and may try again in later turns.
note-free-after-crew = With a bailed-out crew it tests only once the crew is back; the same step will do.
towing = Towing free
towing-summary = Tow a vehicle or gun, instead of shooting
group-towing = The tow
tow-tower = What tows
tow-recovery = Recovery vehicle
tow-target = What is towed
tow-vehicle = Bogged vehicle
tow-gun = Bogged gun
tow-broken-down = Broken-down vehicle
tow-wreck = Wreck
tow-stuck = Itself bogged or bailed out
tow-beside = Ended its move beside the target
tow-fits = Target no larger
tow-plaque = To tow it
part-towing = Towing
word-towed-away = Moved
word-not-towed = Not towed
word-tower-bogged = Bogged down itself
refused-tow-stuck = A vehicle that is bogged down or bailed out may not tow.
refused-tow-not-beside = It must end its move beside what it tows.
refused-tow-larger = Only a recovery vehicle may tow something larger than itself (guns aside).
note-tow-move = Done: both move up to { DIST(4) }.
note-tow-when = In its own shooting phase, instead of shooting.
note-tow-free-when = What was towed is free from the end of the shooting phase.
note-tow-only-moved = It is only moved; the sheet gives no other effect.
note-tow-tower-bogs = Failed: the recovery vehicle is bogged down itself.
note-tow-easy = Outside difficult ground a recovery vehicle takes no test.
note-tow-always = A skill test on any ground; failed, nothing happens.
note-tow-no-fight = Passed or failed, neither shoots nor assaults this turn.

## Command

command = Command distance
command-summary = How far apart, and may the platoon split?
group-command = The team
group-split = If the platoon splits
cmd-with = Teams with the commander, included
cmd-teams = Teams in all, without transports
cmd-distance = Command distance
cmd-split = Splitting the platoon
cmd-needed = Must stay with the commander
cmd-missing = Short by
word-split-allowed = Allowed
refused-cmd-more-than-all = More teams with the commander than the platoon has: correct one of them.
note-cmd-chain = In command: within this distance of the commander or a team in command. Transports too, without passing it on.
note-cmd-moved = At the end of the movement phase every team that moved is within it.
note-cmd-covering = Teams that stay to give covering fire may end the turn outside it.
note-cmd-half = At least half of the teams always stay with the commander.

## Reconnaissance

eyes-and-ears = Eyes and ears
eyes-and-ears-summary = Can recon take away gone to ground?
group-scout = The reconnaissance team
scout-moved = It moved this turn
scout-reorganising = Disengaged in the enemy's turn
word-scout-works = Gone to ground lost
refused-scout-moved = It moved: no eyes and ears this turn.
refused-scout-pinned = It is pinned: no eyes and ears.
refused-scout-reorganising = It reorganises: no eyes and ears this turn.
refused-scout-too-far = The target must be within { DIST(16) }.
refused-scout-not-gone = The target is not gone to ground: there is nothing to take away.
note-scout-when = At the start of its own shooting phase; one reconnaissance team against one team.
note-scout-sight = No line of sight is needed (ruling).
note-scout-nothing-else = The reconnaissance team then does nothing else this turn.
disengage = Disengaging
disengage-summary = Does the reconnaissance get away?
group-disengage = May it?
group-disengage-test = The test
disengage-trigger = It disengages from
trigger-assault = Assault
trigger-air = Air attack
trigger-failed-save = Fire, on a failed save
disengage-attacked = Attacked in its latest turn
disengage-first-try = Ranged in at first attempt
disengage-fired = First shots are resolved
disengage-in-reach = In reach even after its move
disengage-plaque = To disengage
disengage-stay-plaque = To stay
part-disengage = Reconnaissance
part-rest-of-shots = Remaining shots
word-stays = Stays
word-disengages = Disengages
word-must-disengage = Must disengage
word-shots-fired = Fired
word-shots-lost = Lost
word-assault-goes-on = Assault goes on
word-no-close-combat = No close combat
refused-disengage-air = Reconnaissance may not disengage from an air attack.
refused-disengage-attacked = Reconnaissance that attacked in its latest turn may not disengage.
refused-disengage-first-try = The artillery ranged in at the first attempt: too late to disengage.
note-disengage-rof-1 = Weapons with a printed ROF of 1 do not fire at it at all, even after a failed test.
note-disengage-first-shot = Each shooter first fires one shot; resolve it before the test.
note-disengage-away = Passed: it moves at full speed away from the enemy.
note-disengage-shots-lost = Remaining shots: fired after a failed test, lost after a pass.
note-disengage-in-reach = Those who still reach it fire the rest even after a passed test.
note-disengage-after-try = Declare it after the first failed attempt to range in.
note-disengage-template = The battery may go on ranging in at the same spot; only teams then under the template can be hit.
note-disengage-no-fire = It tests instead of giving defensive fire; failed, the assault goes on without that fire.
note-disengage-forced = A failed save under fire: pass and it stays, fail and it must disengage.
note-disengage-unconditional = No skill test, whatever it did in its latest turn.
note-disengage-this-turn = Once away: no defensive and no anti-aircraft fire this turn.
note-disengage-next-turn = In its own next turn it neither shoots nor uses eyes and ears.
note-disengage-out-of-sight = Until that turn ends it may not move into sight of the enemy, nor closer to enemies that see it.
then-may-disengage = Shot at or assaulted, it may try to disengage: a skill test.

## Artillery: ranging in

ranging-in = Ranging in
ranged-in = Ranged in
ranged-not-yet = Not yet
ranged-first = 1st attempt
ranged-second = 2nd attempt
ranged-third = 3rd attempt
word-not-ranged = Not ranged in
roll-range-in = Range in
company-command-spots = Company command spots
smoke-trails = Only smoke trails seen
group-battery = The battery
battery-skill = Battery's skill
guns-firing = Guns firing
battery-barred = What keeps it from firing
battery-moved = It moved
battery-pinned = Pinned, not armoured
battery-fired = Has bombarded already
battery-not-ranged-in = Three attempts failed
battery-out-of-range = Out of range
battery-too-close = Closer than { DIST(8) }
battery-out-of-arc = Outside field of fire
battery-obstacle = Woods, building too near
battery-no-spotter = No spotter
battery-spotter-busy = Spotter moved or shot
battery-spotter-out = Spotter out of action
battery-spotter-blind = Spotter cannot see it
refused-bombardment = No bombardment: { $why }.
note-tries-add = Each failed attempt adds 1 to the number to hit.

## Bombardment

bombardment = Bombardment
bombardment-summary = Range in, hits under the template, saves, pinned
teams-under-template = Teams under the template
teams-all-dug-in = All dug in
teams-dug-in = Of these, dug in
teams-bogged = Of these, bogged down
teams-bailed-out = Of these, bailed out
rockets = Rocket launchers
repeat-volley = Repeat bombardment
same-template = Another platoon under it
single-gun = One gun alone
failed-tries = Failed attempts to range in
roll-template-hits = Roll to hit under the template
refused-dug-in-over-teams = More teams dug in than under the template: correct one of them.
note-few-guns = 1 or 2 guns: re-roll every hit; the second roll stands.
note-many-guns = 6 guns or more: you may re-roll misses; the odds assume you do.
note-double-template = 6 launchers or more: a template of double width, and no re-roll.
note-rockets-tries = Rocket launchers have no penalty for failed attempts.
note-rockets-trails = Rockets leave smoke trails: enemy batteries may answer by them.
note-ranging-disengage = After a failed first attempt reconnaissance may disengage.
note-repeat-volley = Later turn, same aiming point, battery with a staff team: no ranging in, no penalty.
note-repeat-target = At least one team of the first target must still be there; every platoon under the template is hit.
note-repeat-does-not-pin = House rule: a repeat bombardment does not pin.
note-dug-in-last = Teams that are not dug in take the hits first.
note-thin-top-first = Vehicles with thinner top armour take hits first. Work out different types separately.
note-each-platoon-under = One hit pins a platoon. For a second platoon under the template enter the attempt that ranged in.
house-repeat-pins = Repeat bombardments pin

## Smoke

smoke = Smoke screen
smoke-summary = Range in, and how many templates
smoke-able = Can fire smoke
smoke-templates = Smoke templates
refused-no-smoke = Only units with smoke bombardment fire smoke.
refused-smoke-one-gun = The sheet has no smoke screen for one gun: none is laid.
note-smoke-first = Before all other shooting.
note-smoke-wind = Find the wind once; lay the further templates downwind.
note-smoke-hides = Teams in it are concealed, and so are their targets; it blocks sight across.
note-smoke-ends = Take it off at the start of your next turn.
note-smoke-no-repeat = Smoke cannot be fired as a repeat bombardment.

## Aircraft

air-call = Calling aircraft
air-call-summary = Do they come, and how many?
group-air-pools = Air support dice
air-pool = Dice in your pool
air-enemy-pool = Dice in the opponent's pool
air-intercept = The opponent intercepts
air-call-needs = One die of
air-each-die = At least one die
air-pool-after = Your pool afterwards
air-enemy-pool-after = Opponent's pool afterwards
air-die-spent = One die spent
roll-air-call = Call aircraft: the whole pool
roll-intercept = Interception
roll-aircraft = Number of aircraft
word-no-aircraft = None
word-intercepted = Intercepted
word-1-aircraft = 1 aircraft
word-2-aircraft = 2 aircraft
word-3-aircraft = 3 aircraft
refused-no-air-dice = No dice are left in the pool.
note-air-when = Call at the start of the turn; the attack comes in the shooting phase.
note-air-pool-shrinks = The pool loses a die whether they come or not.
note-air-intercepted = A 6 cancels the attack; one die for each call.

## Anti-aircraft fire

anti-aircraft = Anti-aircraft fire
anti-aircraft-summary = How many aircraft are shot down?
group-aa = The weapons
aa-kind = Kind
aa-light = Light
aa-heavy = Heavy
aa-other = Other anti-aircraft
aa-towed = Towed
aa-obstacle = Tall obstacle too near
aircraft-attacking = Aircraft attacking
flying-tank = Flying tanks
part-shot-down = Aircraft shot down
note-aa-light = Light and heavy weapons fire at ROF 1, whatever is printed.
note-flying-tank = Flying tanks: re-roll passed Firepower tests; the second roll stands.
note-aa-spread = The sheet does not say which aircraft are hit; the odds spread hits evenly.
note-aa-left = The aircraft that are left attack, and only they count.

## Air attack

air-attack = Air attack
air-attack-summary = Range in, hits under the template, saves, pinned
aircraft-left = Aircraft left
air-weapon = They attack with
air-weapon-to-hit = Weapon's number to hit
air-own-near = Own team within { DIST(16) } of it
air-room = All fit on the table
refused-no-aircraft = No aircraft are left: the attack is over.
refused-air-own-near = Their own side is too near the target: they fly away.
refused-air-no-room = One aircraft has no room on the table: the attack fails.
note-one-aircraft = 1 aircraft: re-roll every hit; the second roll stands.
note-three-aircraft = 3 aircraft: you may re-roll misses; the odds assume you do.
note-air-no-disengaging = Reconnaissance may not disengage from aircraft.

## Close combat

close-combat = Close combat
close-combat-summary = One round: hits and what they do
group-fighters = Who strikes
group-foes = Targets hit
fighting-teams = Teams fighting
foe-kind = Enemy
foe-other = Infantry, guns, others
foe-tank = Armoured tanks
foe-teams = Enemy teams in reach
roll-close-combat = Close combat: skill tests
note-close-no-save = No save and no Firepower test: a hit destroys.
note-close-no-firepower = No Firepower test: equal bails out, lower destroys.
note-close-anti-tank = The sheet gives no Anti-tank for close combat: enter the one you use.
note-close-spread = The players pick who is hit; the odds spread hits evenly.
note-close-flags = Note whether there was a hit: it decides the reaction test and who is pinned.

## Assault

assault = Assault
assault-summary = The whole assault: who wins, and at what cost?
group-assaulting = The assaulting platoon
group-assaulted = The assaulted platoon
group-charge = Before close combat
assault-kind = Made of
assault-mixed = Tanks and others
assault-teams = Teams able to fight after defensive fire
assault-enemy-teams = Teams able to fight
assault-on-pass = When its test is passed
assault-disengages = Recon: disengages
assault-walled = In a building or behind a wall
assault-distance = Distance after the movement phase
assault-barred = What keeps it from assaulting
assault-no-commander = No commander
assault-tested = Test against tanks passed
assault-fire-hits = Hits by defensive fire
assault-plaque = The assault
assault-hits-over = Extra hits
charge-test = To charge tanks
disengage-test = To disengage
attackers-hit-on = Attackers hit on
defenders-hit-on = Defenders hit on
attackers-react-on = Attackers' reaction
defenders-react-on = Defenders' reaction
roll-charge-test = Motivation test before charging tanks
roll-disengage = Reconnaissance disengages: skill test
roll-attackers-hit = Attackers: skill tests to hit
roll-defenders-hit = Defenders: skill tests to hit
roll-attackers-react = Attackers' reaction: motivation test
roll-defenders-react = Defenders' reaction: motivation test
roll-attackers-choose = Attackers: counterattack?
roll-defenders-choose = Defenders: counterattack?
part-assault = Assault
part-enemy-lost = Defenders lost
part-own-lost = Attackers lost
part-enemy-pinned = Defenders pinned
part-own-pinned = Attackers pinned
word-enemy-cleared = Won: enemy wiped out
word-enemy-broke-off = Won: enemy broke off
word-attackers-broke-off = Lost: broke off
word-attackers-cleared = Lost: wiped out
word-no-charge = No charge
word-disengaged = Disengaged
word-still-fighting = Still fighting
word-thrown-back = Thrown back
refused-charge-too-far = The platoon must be within { DIST(4) } of its target.
refused-cavalry-charge-too-far = Mounted cavalry must be within { DIST(8) } of its target.
refused-assault = No assault: { $why }.
refused-charge-test-failed = Its test against tanks has failed: no assault on tanks in this phase.
note-cavalry-charge = The sheet says { DIST(4) } for all; mounted cavalry, which charges { DIST(8) }, may start from there.
note-thrown-back = 5 hits or more by defensive fire: back to the start, no close combat.
note-thrown-back-pinned = The platoon stays pinned.
note-break-in = After each round take the places of the teams destroyed.
note-guns-break-off = Guns do not counterattack: they break off.
refused-guns-charge = Guns do not charge.
note-transports-break-off = Unarmoured vehicles neither fight nor counterattack: they break off.
note-assault-disengages = It takes a skill test instead of firing; on a pass, no close combat.
note-assault-all-fight = Assumed: all teams fight every round; hits go one each to teams able to fight before anyone takes a second.
note-assault-mixed = Assumed: in a mixed platoon the hits fall on teams without a save.
note-assault-tanks-lost = A tank bailed out counts among the losses here, though it is not destroyed.
note-assault-reaction = A side not hit in close combat passes its reaction test automatically, unless it counterattacks tanks.
note-assault-break-off = Breaking off: { DIST(4) } away; teams still within { DIST(4) } of an enemy are destroyed (not in the odds).
note-assault-consolidate = The winner may then move up to { DIST(4) }.
note-assault-rounds = Up to { $rounds } rounds are counted; in each, one side strikes.

## What the player wants to hear, after a chance

dice-d-6 = × D6
dice-tries = attempts
want-target-destroyed = destroyed
want-one-destroyed = at least one destroyed
want-destroyed-average = destroyed on average
want-bailed-out = bailed out
want-one-bailed-out = at least one bailed out
want-pinned = platoon pinned
want-survives = survives
want-all-survive = all survive
want-one-directed = at least one hit the shooter directs
want-directed-average = hits the shooter directs, on average
want-lost-average = teams lost on average
want-warrior = the Warrior is saved
want-ranged = ranged in
want-shot-down = the aircraft shot down
want-one-shot-down = at least one aircraft shot down
want-all-shot-down = all aircraft shot down
want-assault-won = the assault is won
want-assault-lost = the assault is lost
want-own-lost-average = attacking teams lost on average
want-rallies = rallies
want-passes = passes
want-free = gets free
want-all-free = all get free
want-free-average = get free on average
want-recovers = the crew recovers
want-not-destroyed = not destroyed
want-goes-on = goes on
want-all-go-on = all go on
want-bogged-average = bog down on average
want-towed-free = towed free
want-towed-away = moved
want-gets-away = gets away
want-no-close-combat = gets away: no close combat
want-stays = stays
want-shots-lost = the other shots are lost
want-aircraft = aircraft arrive
want-intercepted = intercepted
want-screen = the screen is laid
want-platoon-holds = the platoon fights on
want-company-holds = the company fights on

## What looks as if it counted and does not

kept-moved-fast = Moved: nothing added to hit. Only a weapon whose printed ROF is 1 takes the +1.
kept-moved-defensive = Moved: in defensive fire it neither cuts the ROF nor adds to hit.
kept-pinned-armoured = Pinned: armoured vehicles are not affected and shoot as usual.
kept-shield-in-cover = Gun shield: nothing on top of the cover.
kept-far-save = More than { DIST(16) } away: no bonus to this save, it is for armour alone.
kept-easiest-open = Concealed: not counted. Each shooter aims at the team that is easiest to hit, and one is in the open.
kept-easiest-concealed = Gone to ground: not counted. Each shooter aims at the team that is easiest to hit, and one is only concealed.
kept-concealed-once = Concealed counts once, however many things hide the team.
kept-unmoved-other = Did not move: that alone conceals only infantry and man-packed guns.
kept-gone-unconcealed = Gone to ground: only teams that are concealed can be.
kept-jeep-limit = Towing: the limit of { DIST(6) } changes nothing here.
kept-trails-concealed = Smoke trails: no further effect, the target is already concealed.
kept-fire-on-tanks = Five hits by defensive fire: an attacker made up of armoured tanks alone is not thrown back.
kept-riders-results = “Destroyed” results need no further save: the save for each hit covers them.
kept-reroll-commander-out = No re-roll while the commander's tank is bailed out.
kept-same-template = Bombarded already: no bar to another platoon under the same template.

## Questions that guide

target-easiest = The easiest team to hit
easiest-alike = All are alike
easiest-open = One is in the open
easiest-concealed = One is only concealed
transports-carry = They carry teams of the platoon
carry-others = They carry another platoon
carry-teams = They carry teams
note-each-hit-rolled = Every hit on a vehicle with teams inside is rolled: each “destroyed” is a save for them.
note-counted-as-still = Taken to have neither moved nor shot in its latest turn: mark it if it did.
air-support = Support level
air-support-counted = Pool is counted
air-spent = Calls and interceptions
bog-entries = Tests each
note-bog-entries = Starting in difficult ground, and every entry into it: one test each. The first failure ends the move.
commander-out = His own tank is bailed out
commander-under = Platoon under this command
refused-commander-not-his = A commander appoints only for platoons under that command.
battery-not-artillery = Not artillery
battery-infantry-mortars = Mortars of infantry
aa-not-marked = Not anti-aircraft
morale-count = Count for me
morale-start = Teams at the start, no transports
morale-teams-lost = Of these, destroyed
morale-transports-lost = Transports destroyed
morale-bailed-out = Bailed-out vehicles
morale-left = Gone over the own table edge
morale-transports = Transports destroyed
refused-morale-count = More teams are lost, bailed out or gone than there were: correct one of the numbers.

## What is certain, and what is done

part-commander = Platoon
word-without-commander = Without a commander
word-has-commander = Has a new commander
role-appoints = Who appoints
part-stripped = Target
word-gone-to-ground-still = Still gone to ground
word-stripped = Not gone to ground
part-moves = How it moves
role-tows = What tows
role-towed = What is towed
role-air-target = Target of the aircraft
role-air-defence = Anti-aircraft fire
bail-crews = How many crews test
part-recovered = Crews that recover
want-all-recover = all crews recover
want-recover-average = crews recover on average
unit-tried-rally = Has tried to rally
unit-crews-tried = Crews that failed to recover
unit-free-tried = Failed to get free
note-crews-tried = Its crews have had their tests of this turn.
then-tried-rally = Pinned: its test to rally this turn has failed.
note-assault-chosen = The odds assume each side does this after every passed test. When you roll, you are asked each time.

## Line of sight

sight = Line of sight
sight-summary = Is it seen, past what is between?
group-sight = Between the two teams
sight-plaque = The target is
sight-between = What is between them
sight-nothing = Nothing
sight-linear = Fence, hedge, wall
sight-hill = Hill
sight-area = Wood or the like
sight-building = Building
sight-smoke = Smoke
sight-friends = Own teams
sight-enemies = Other enemy teams
sight-against = Right up against it
sight-neither = Neither
sight-shooter = The shooter
sight-target = The target
sight-where = Where they stand
sight-behind = Target behind it
sight-target-over-top = Target over the top
sight-shooter-over-top = Shooter over the top
sight-across = On opposite sides
sight-inside = Target wholly inside
sight-shooter-partly = Shooter partly in it
sight-target-partly = Target partly in it
sight-target-inside = Target inside
sight-shooter-inside = Shooter inside
sight-taller = It is taller than both teams
sight-within-6 = Within { DIST(6) }
sight-opening = An opening to look through
sight-in-smoke = Shooter or target in it
sight-past = How the fire gets past them
sight-past-no = Not at all
sight-past-gap = Gap of { DIST(1) }
sight-past-still = Over stationary infantry
sight-past-above = Above their heads
word-seen = Seen
word-seen-concealed = Seen, concealed
word-not-seen = Not seen
note-sight-clear = One free line from any point of the shooter to any of the target is enough; barrels do not count.
note-sight-enemies = Enemy teams never block sight.
note-sight-against-shooter = Right up against it the shooter fires through, whatever its height; those beyond are not concealed from it.
note-sight-against-target = A team right up against the obstacle is concealed.
note-sight-lower = Lower than one of the two it does not block; the target behind it is concealed.
note-sight-target-over-top = Partly covered by the slope the target is concealed.
note-sight-shooter-over-top = Teams beyond the hill are not concealed from one that fires over the top.
note-sight-within-6 = A team wholly inside sees and is seen { DIST(6) }; in it the target is concealed.
note-sight-shooter-within-6 = Within { DIST(6) } a team inside sees out; the target in the open is not concealed by it.
note-sight-opposite = Teams on opposite sides do not see each other through it, even where it is narrower.
note-sight-shooter-partly = Partly in and partly out, the shooter fires out of it without hindrance.
note-sight-target-partly = Partly in the terrain that hides it the target is concealed, if half of it is hidden.
note-sight-target-inside = Seeing the opening is seeing every team inside: concealed and bulletproof, unless the shooter is at the opening.
note-sight-shooter-inside = Its field of fire is the half-circle in front of the wall with the opening.
note-sight-in-smoke = Teams in the smoke see out and are seen; they and their targets are concealed.
note-sight-past-gap = Two of your teams, or one and a piece of terrain, { DIST(1) } apart leave room for fire.
note-sight-past-still = Infantry and man-packed guns that did not move and do not shoot may be fired over.
note-sight-past-above = The target is at a different height, and the line passes above the heads.
note-sight-each = Several things in between: check each; one that blocks every line is enough.
note-sight-one-line = Still seen, if another line between the two is free.
refused-sight-linear = An obstacle taller than both teams blocks sight.
refused-sight-hill = A hill hides teams that are wholly behind it.
refused-sight-area = Area terrain taller than both teams blocks sight.
refused-sight-inside = A team completely inside sees and is seen { DIST(6) } only.
refused-sight-building = A building blocks sight completely.
refused-sight-opening = You can see into a building or out of it only through an opening.
refused-sight-smoke = Smoke blocks sight across it.
refused-sight-friends = Every line passes through a friendly team.

## Who may do what in an assault

ability = May it, in an assault?
ability-summary = Charge, fight, counterattack, break off, consolidate
group-ability = The team
ability-deed = Action
ability-distance = Distance to the enemy
ability-near = In contact or within { DIST(2) }
ability-passed = It passed its reaction test
word-may = It may
word-may-not = It may not
refused-ability = { $team } may not do this ({ $what }).
refused-ability-far = Only teams in contact or within { DIST(2) } of an enemy fight.
refused-ability-bogged = Bogged down: it does not fight until it is free.
refused-ability-leaderless = A platoon without a commander neither counterattacks nor consolidates.
refused-ability-failed = It failed its reaction test: it breaks off.
note-ability-charge = Up to { DIST(4) }, mounted cavalry { DIST(8) }: nearest team, then as many enemies as possible, then the rest.
note-ability-keep-off = Never closer than { DIST(2) } to a platoon that is not assaulted.
note-ability-tanks = At tanks: a motivation test first.
note-ability-fight = A skill test for each team; each one passed is a hit.
note-ability-counterattack = As an assault, without defensive fire.
note-ability-break-off = All teams { DIST(4) } away from the enemy; those still within { DIST(4) } of one are destroyed.
note-ability-breakthrough = Into contact with another platoon: the fight is played again from the charge.

## May it bombard?

may-bombard = May it bombard?
may-bombard-summary = Battery, target and spotter, all at once
may-bombard-plaque = The battery
may-bombard-artillery = It is artillery
may-bombard-mortars = They are mortars
may-bombard-of-infantry = They belong to an infantry unit
may-bombard-spotter = Who spots
group-spotter = The spotter
spotter-battery = Battery team or command
spotter-company = Company command
spotter-nobody = Nobody
spotter-for-others = It belongs to another platoon
spotter-staffs = Both platoons have a staff
spotter-sees = Sees aiming point, smoke trails
refused-no-staff = An observer spots for another platoon only if both have a staff.
kept-mortars-obstacle = Woods or a building near: mortars fire over them from as close as they like.
note-may-bombard-over = The battery need not see its target, and fires over friend and foe.
note-spotter-battery = A gun that spots does not fire: leave it out of the guns firing.
note-spotter-company = Company command spotting adds 1 to the number to range in.
note-spotter-pinned = An observer may spot while pinned.

## Into and out of a building

building = Into or out of a building
building-summary = May it enter, may it leave?
building-plaque = Moving in or out
group-building = The building
building-who = Who moves
building-other-gun = Other gun
building-tracked = Tracked, all armoured
building-leaves = It leaves the building
building-opening = The opening (door, window, hole)
building-starts = Starts touching it
building-friend = A friend touched it
building-way-out = There is an opening to leave by
building-room = Room for its base inside
building-empty = Nobody else is inside
refused-building-cavalry = Cavalry dismounts before it enters.
refused-building-gun = Guns that are not man-packed neither enter nor leave: they are deployed inside before the game, on the ground floor, and stay.
refused-building-vehicle = Of vehicles only tracked ones that are fully armoured enter.
refused-building-opening = Only through an opening: one it touches as its move begins, or one that a friendly team touched as the phase began.
refused-building-full = No room for its base.
note-building-one = One team at a time through an opening; through a wide one as many as fit into it.
note-building-leaves = Its move is measured from where it comes out.
note-building-small = A building too small for a base holds exactly one team.
note-building-wall = Straight through the wall, on a skill test; the gap is not an opening afterwards.
note-building-cover = Inside it is concealed and in bulletproof cover, unless the shooter is right at the opening.

## Another tank for a commander

change-tank = Changing tanks
change-tank-summary = May a commander take over another tank?
change-tank-plaque = Changing tanks
group-change-tank = The commander
change-who = Who changes
change-platoon-commander = Platoon commander
change-stuck = His tank is bailed out or bogged
change-other = The other tank
change-of-platoon = Of the same platoon
change-of-company = Of company or support
change-of-others = Of another company
change-in-reach = It is within command distance
change-phase-ends = It is the end of a phase
refused-change-working = Only a commander whose tank is bailed out or bogged down changes.
refused-change-when = He changes at the end of a phase.
refused-change-far = The other tank must be within command distance.
refused-change-whose = This commander may not take that tank.
note-change-tank = Platoon commander: a tank of the platoon; company commander: one of the company or its support; higher command: any.

## Into and out of vehicles

boarding = Into or out of a vehicle
boarding-summary = May it get in, get out, be hitched?
boarding-plaque = Getting in or out
group-boarding = Who and into what
boarding-who = Getting in or out
boarding-vehicle = The vehicle
boarding-transport = Transport of a platoon
boarding-transport-platoon = Transport platoon
boarding-tank = Tank, ridden
boarding-out = It gets out, or is unhitched
boarding-own = Vehicle of its own platoon
boarding-independent = It is an independent team
boarding-aboard = Teams on board already
boarding-hitched = A gun is hitched already
boarding-flames = It has a flame-thrower
boarding-reaches = Its own move takes it there
boarding-starts = Start of its movement phase
refused-boarding-late = Only at the start of its own movement phase, before the vehicles move.
refused-boarding-others = A transport carries only teams of its own platoon, and independent teams.
refused-boarding-gun-on-tank = A tank carries only infantry and man-packed guns.
refused-boarding-flames = A tank with a flame-thrower carries no passengers.
refused-boarding-hitched = One gun for each vehicle.
refused-boarding-full = Full: a tank takes 3 teams, a vehicle of a transport platoon 5, or 4 and a gun.
refused-boarding-far = Its own move has to bring it into the compartment.
note-boarding-out = It then moves as usual, measured from the compartment; the vehicle has moved.
note-boarding-stuck = Also out of a vehicle that is bogged down or bailed out.
note-boarding-vehicle-first = The vehicle moves first, then the passengers get in.
note-boarding-stays = Loaded, it stays where it is this turn and counts as having moved.
note-boarding-no-limit = No limit to how many it carries.
note-boarding-no-shot = Passengers neither shoot nor take part in an assault.
note-boarding-towed = A towed gun cannot be shot at itself, and takes no bogging test.
