### 10. Brygada: rules, tables, worked examples, rulings and words to look up.
### The sheet has centimetres only, so distances are written as they stand there.

## Sections

section-kit = What you need
section-arm = Building an army
section-crd = Infantry cards
section-vec = Vehicle cards
section-seq = Turn and activation
section-mod = Modifiers
section-mov = Movement
section-rng = Range and line of sight
section-shi = Shooting at infantry
section-cmb = Combined and split fire
section-sha = Shooting at armoured vehicles
section-shl = Shooting at light vehicles
section-mrk = Readiness markers, reaction shots
section-asl = Assault
section-reg = Regrouping
section-inf = More on infantry
section-veh = More on vehicles
section-gun = Guns and towing
section-trn = Riders
section-are = Area weapons
section-mis = Missions
section-wex = Worked examples

## Rules: what you need

kit-01 = Models and figures are 1:72, of any make. The publisher recommends its own kits because the unit cards come with them.
kit-02 = All dice are D6. One is enough; a handful is quicker.
kit-03 = Infantry figures stand on bases of 3 × 6 cm, or of another size if both players agree. Cardboard will do.
kit-04 = A single base is a small team, such as a machine-gun or an anti-tank team. Several bases side by side are a full squad.
kit-05 = Play on a table or on the floor. Terrain can be proper scenery or whatever is at hand: books as obstacles, boxes under a cloth as hills.
kit-06 = You also need a tape measure or ruler, a coin for each readiness marker, morale markers and, for an area weapon, the template and spinner that come with its model.
kit-07 = There are no board spaces and no counters: you measure distances, and models and terrain show what is going on.
kit-08 = The sheet invites you to change the rules as you like. The authors welcome comments; more rules, missions and cards are on their website, www.jsc.pl/10_brygada.

## Rules: building an army

arm-01 = Build the armies first, on whatever terms you both agree.
arm-02 = For an even match use points: every unit has a cost, and each player buys units up to the agreed total. The sheet suggests no total.
arm-03 = Agree beforehand on the kind of battle: attack and defence, a meeting engagement, the rescue of a wounded officer, or an idea of your own. Five missions are ready to play: see “Missions”.
arm-04 = A coin toss may decide who starts; see the missions.
arm-05 = The basic rules have three kinds of unit: infantry, light vehicles and armoured vehicles. Guns have a section of their own.

## Rules: infantry cards

crd-01 = Every unit has its own card. Each of the publisher's models comes with one vehicle card, two infantry cards and a weapon table; more are on the website. Cut the card out, fold it in half and glue it.
crd-02 = An infantry card shows: nationality; name; tactical number (yours to choose, preferably the one marked on the base); period in years; basic armament; speed in cm per move; quality, which may depend on the year; number of bases; cost; assault power against infantry and against vehicles; fire power at 10, 20, 30 and 40 cm.
crd-03 = Cost, both assault powers and the fire power are left blank. Add the options you buy to the basic values and write the sums in.
crd-04 = The weapon table lists everything a squad can buy. Buy as many different options as you like, each one at most once.
crd-05 = Some options change every base of the squad; others swap one base for one with a special weapon, such as a machine-gun or an anti-tank team. The sheet does not say which sort its own options are. Ruling: they change every base, as in the worked example of an assault, where both bases fight with the higher value.
crd-06 = Fire power and assault power are given per base. Further bases do not change what is printed; they count in combined fire and in an assault.
crd-07 = Use the quality for the year of the battle. A unit is meant for the years of its period; the sheet does not say what happens outside them.
crd-08 = Most armies also have small infantry teams of one base. The card always says how many bases make a full squad.

## Rules: vehicle cards

vec-01 = A vehicle card has two sides: movement on the front, fire on the back.
vec-02 = The front of a vehicle card shows: nationality; name; tactical number; type; period; turret armament; hull armament; speed in cm per move; cost; special rules; carry capacity (how many infantry bases may ride); crew quality.
vec-03 = The back of a vehicle card shows each weapon. Against vehicles: maximum range with short range in brackets, the “to hit” modifier, and the penetration value for each total of 2D6 from 2 to 12. Against infantry: fire power by distance. Then assault power, armour on every side of hull and turret, and special rules.
vec-04 = A range of 100 (20): no shot beyond 100 cm; up to 20 cm is short range, with +2 to hit and +2 to the penetration value.
vec-05 = The card may say that the vehicle can tow guns, and whether heavy ones too or light ones only.

## Rules: turn and activation

seq-01 = When armies, table and cards are ready, deploy as the mission says.
seq-02 = At the start of the game, line up your unit cards along the table edge: easy to read, within reach and off the battlefield.
seq-03 = A turn has two phases: 1 Actions, 2 Regrouping.
seq-04 = Units act one at a time; there are no separate phases for moving and shooting. Pick one of your units whose card is not yet turned, carry out all its actions, then turn its card upside down. Go on until all your cards are turned.
seq-05 = Every unit has two actions in its own turn, fewer if it has lost some or carries morale markers.
seq-06 = The table “Actions” lists the possible actions.
seq-07 = Declare both actions when the activation begins. You may drop the second one until it is carried out, but not swap it for another.
seq-08 = Most vehicles and squads may shoot only once per round. A shot made with a readiness marker counts as that shot.
seq-09 = A turn is one player's Actions and Regrouping. A round is one turn of each player; missions count rounds.
seq-10 = Allowed in an activation: one move; one shot; one marker; two moves (a fast move); a move and a shot in either order, with −1 to the shot; a move and a marker, in either order (marker first: ruling); hitching or unhitching, alone or with one move, shot or marker. Not allowed: two shots, a shot and a marker, a third action.

## Rules: modifiers

mod-01 = A modifier is added to or subtracted from the die roll; its value is given where it is explained.
mod-02 = A shooting modifier changes every die of the shot. If several shots are made at one target, all are modified alike.
mod-03 = All modifiers that apply are added up. The sheet sets no limits and gives no special meaning to a natural 1 or 6.
mod-04 = “Every die” refers to each D6 rolled when shooting at infantry. On the 2D6 to hit, a modifier counts once, on the total: in the worked example, 9 with −2 is 7.

## Rules: movement

mov-01 = Speed is the distance in cm of one move action. The second action may be a move too.
mov-02 = Turning a vehicle on the spot is not a move: it costs nothing and does not count as having moved.
mov-03 = In sight of an enemy with a readiness marker, move the model as the real vehicle would go: round obstacles, turning where it must, and slowly enough for your opponent to interrupt.
mov-04 = The moment a vehicle or infantry unit touches an enemy vehicle or infantry unit, an assault begins.
mov-05 = Infantry may pass through friendly squads and vehicles. The sheet does not say whether vehicles may.
mov-06 = Immobilised vehicles cannot move. The sheet has no movement costs for terrain.

## Rules: range and line of sight

rng-01 = Begin a shot by measuring from the firing weapon to the enemy.
rng-02 = Infantry shoots as far as its fire power goes: a dash, or a distance beyond the last column, means no shot.
rng-03 = The headings 10, 20, 30, 40 and 50 are the far ends of the columns: exactly 10 cm is column 10, more than 10 cm up to 20 cm is column 20, and so on. 50+ is more than 50 cm.
rng-04 = An anti-tank weapon has a maximum range and, in brackets, a short range. A target at exactly either distance counts as within it.
rng-05 = You need a line of sight, drawn from a vehicle's weapon or from the centre of an infantry base.
rng-06 = If the shooter sees more than half of the vehicle or base, or more than half of a squad's bases, the target is in the open: no modifier. If half or more is concealed, the target is hidden: −1 to every die. If nothing can be seen, there is no shot.
rng-07 = Bases of the same squad do not block each other's view.
rng-08 = A weapon in the hull, or mounted so that it cannot turn, has a field of view of 45°. For turret weapons the sheet gives no limit.

## Rules: shooting at infantry

shi-01 = Roll as many D6 as the fire power at the measured distance.
shi-02 = A die that reaches the target's quality after modifiers is a success. The quality is on the target's card.
shi-03 = As rolled, a die must show at least the target's quality minus the sum of the modifiers. If that is more than 6, no die can succeed.
shi-04 = The modifiers are in the table “Modifiers for shooting at infantry, on every die”.
shi-05 = Count the successes and read the effect in the table “Effect of fire on infantry”.
shi-06 = Effects add up: each row also includes those for fewer successes. Three successes: one base is lost, and what is left of the squad gets D6 + 1 morale markers.
shi-07 = A squad is one target, however many bases it has.
shi-08 = If one of several bases is lost, the squad's owner chooses which.
shi-09 = Each morale marker takes one action from the squad's own turn: with 1 marker it has one action left, with 2 or more none. Markers change neither dice nor quality.
shi-10 = Small arms and the machine guns of vehicles are anti-infantry weapons: they hurt infantry and light vehicles. Against armoured vehicles you need an anti-tank weapon or an assault. A gun can fire at infantry too if its card gives it fire power, like the T-26's 45 mm gun.

## Rules: combined and split fire

cmb-01 = A vehicle shooting at infantry may split its weapons between targets or fire them all at one target.
cmb-02 = Combined shot of several anti-infantry weapons that see the target: take the highest fire power among them, +1 die for each further weapon firing at it. The combined shot replaces their separate shots.
cmb-03 = A squad of several bases may fire base by base, at one target or at several, or combine its fire: the fire power of its strongest base, +1 die for each further base firing at the same target.
cmb-04 = A co-axial weapon may fire only at the target of the weapon it is paired with.
cmb-05 = Look up separate shots in the table one by one; do not add their successes. A combined shot is one roll, looked up once.

## Rules: shooting at armoured vehicles

sha-01 = Anti-tank fire takes up to three rolls of 2D6: to hit, penetration, effect.
sha-02 = To hit: roll 2D6, add the modifiers and read the total in the hit table.
sha-03 = To hit, a double (both dice alike as rolled) hits the turret whatever the total, even below 7. Any other hit is on the hull.
sha-04 = If only the turret of the target can be seen, only doubles hit.
sha-05 = A total of 12 or more to hit, after modifiers (ruling), is a critical hit: +2 to the penetration dice.
sha-06 = Penetration: roll 2D6 and read the value in the table of the firing weapon.
sha-07 = Within short range the penetration value is 2 higher.
sha-08 = Compare the penetration value with the armour of the part hit, hull or turret, on the side the shot came from: front, side or rear. Higher than the armour: penetrated. Equal or lower: no effect, and no more rolls.
sha-09 = A shot hits the front, a side or the rear. The angles in the sheet's diagram are lost. Ruling: four sectors of 90°.
sha-10 = After a penetration, roll 2D6 on the effect table.
sha-11 = Damaged: after a hit on the hull the vehicle is immobilised, after a hit on the turret its main gun is destroyed.
sha-12 = Some vehicles have no turret, or have one but carry the main gun in the hull. When one of these is damaged, roll a D6: 1–3 the running gear (immobilised), 4–6 the weapon.
sha-13 = Below the effect table the sheet adds that a critical hit may modify the effect roll, but gives no figure, and that the card of a gun or other anti-tank weapon may have a plus or minus for that roll. Enter the card's figure as the card modifier, or 0 if there is none.

## Rules: shooting at light vehicles

shl-01 = Light vehicles can be shot at with anti-tank and with anti-infantry weapons.
shl-02 = Anti-infantry weapons against a light vehicle: roll as against infantry, with the same modifiers, against the vehicle's quality. Only a result that would kill a base counts: 3 or more successes destroy the vehicle, fewer do nothing.
shl-03 = Anti-tank weapons against a light vehicle: roll to hit, then for penetration. Any penetration value above 0 destroys it; there is no effect roll.
shl-04 = In everything else light vehicles follow the rules for armoured vehicles. They are just easier to destroy.

## Rules: readiness markers

mrk-01 = A unit may make one move at normal speed and then receive a readiness marker (a coin). Placing it is an action and rules out shooting in that activation.
mrk-02 = When an enemy comes into the field of view of a unit with a readiness marker during the opponent's turn, the unit's owner may take the marker off and shoot at that enemy.
mrk-03 = A reaction shot follows the usual rules, with −1.
mrk-04 = The marked unit's owner chooses the moment; the enemy's move stops there for the shot.
mrk-05 = Move at a pace that leaves the other side time to react. There is no going back: the shot is at the model where it stands when the reaction is called.
mrk-06 = Unused readiness markers never carry over: take yours off at the start of your own turn.
mrk-07 = Most vehicles and squads have one shot per round, and the reaction shot uses it up.
mrk-08 = In Frontal attack, the defender may begin with a readiness marker on every unit.

## Rules: assault

asl-01 = Two opposing units brought into contact by movement fight an assault, with what is at hand: grenades, pistols, bayonets, knives.
asl-02 = Which units may assault which is in the table “Who may assault whom”.
asl-03 = Every unit has an assault power, used in attack and in defence. A vehicle has one, against infantry. Infantry has two, against infantry and against vehicles; the enemy it assaults, or is assaulted by, decides which counts.
asl-04 = Unlike shooting, an assault endangers both sides. Both units may be destroyed at once: assume that any survivors have scattered, and remove both.
asl-05 = After an assault the unit's activation ends, even with an action left.
asl-06 = Assault on infantry: roll as for shooting at it, with assault power in place of fire power and the same effect table, but no modifiers except special rules for close combat.
asl-07 = Number of dice: assault power × the unit's bases that reached contact. Two bases with 4 each roll 8 dice.
asl-08 = The infantry under assault rolls at the same time, as if it were the attacker; both results are applied together.
asl-09 = If both units survive, the fight goes on in the following rounds until one side gives way.
asl-10 = Morale markers gained in the assault do not affect it; they count only for a squad that survives and has killed its opponent. The worked example shows otherwise: see the ruling “Morale markers from an assault”.
asl-11 = Infantry against an armoured vehicle: D6 + the infantry's assault power against vehicles (negative on some cards) − the vehicle's assault power. If the total is higher than the vehicle's armour at its weakest point, roll on the effect table as after a penetration. One roll per squad.
asl-12 = The armoured vehicle under assault does not roll against the infantry: it has no initiative.
asl-13 = A fight with a vehicle locks nobody: in its own activation either side may move off if it is able to move. Infantry that does so may charge the same vehicle again with its remaining move: one move away, one back into contact.
asl-14 = A light vehicle under assault is destroyed automatically.
asl-15 = For assaults only, an armoured vehicle with armour 0 on any side counts as light.
asl-16 = A vehicle assaulting infantry rolls its assault power as dice against the infantry's quality, without modifiers. At the same time the infantry answers as if it were assaulting that vehicle.

## Rules: regrouping

reg-01 = Turn all your unit cards back, as if the units had not acted yet.
reg-02 = Once your cards are turned back, every unit that has lost an action or a turn to the enemy has its card turned 90° left: it wins back one action.
reg-03 = After regrouping, a unit that had lost one action has both in its next turn, and a unit that had lost its whole turn has one.
reg-04 = At the end of regrouping, infantry may try to roll off morale markers: roll as many D6 as the squad's quality; each 4+ removes one. With luck, all the markers go, unless there are more markers than dice.

## Rules: more on infantry

inf-01 = When shot at, a squad is a single target. When shooting, it may split its fire, each base at a target of its own.
inf-02 = The owner picks the bases that are lost. Bases of one squad never screen each other.
inf-03 = Combined fire: the fire power of the strongest base, +1 die for each further base at the same target. Alternatively, all bases fire at that one target separately, base by base.

## Rules: more on vehicles

veh-01 = Weapons belong to the hull or to the turret. On assault guns and other turretless vehicles, the upper hull counts as the turret.
veh-02 = Each weapon may have a target of its own, except co-axial weapons.
veh-03 = Hull weapons and others that cannot turn have a field of view of 45°.
veh-04 = Against infantry a tank may concentrate its fire: the fire power of its strongest weapon, +1 die for each further weapon.
veh-05 = A vehicle is either armoured or light.

## Rules: guns and towing

gun-01 = A gun shot at from the side covered by its shield is treated as an armoured vehicle. From any other side the shot is at its crew, who are behind light cover.
gun-02 = Guns are light or heavy. The card of a vehicle says whether it may tow heavy guns or light ones only. A vehicle that can tow also carries the gun's crew.
gun-03 = Hitching or unhitching a gun takes one action.
gun-04 = While the gun is hitched, every move and other action of the tractor is an action of the gun too. Unhitched after the tractor has moved, the gun has no action left: it has spent 1 on the move and 1 on unhitching.
gun-05 = Hitching or unhitching is also one of the tractor's own two actions.
gun-06 = The effects of fire on the tractor pass to the gun it tows, as they do to riders. Fire at the gun does not affect the tractor.

## Rules: riders

trn-01 = Some vehicles carry riders. The card says how many infantry bases: 1 on the T-26. No more than that may ride.
trn-02 = If the carrier is shot at, the effect applies to its riders too, unless it is an armoured carrier. If it is destroyed, all bases on it die.
trn-03 = Shooting at the riders does nothing to the carrier.
trn-04 = Riders that were shot at may get off at once, whatever the shot did: place their bases in contact with the carrier, on any side.
trn-05 = Special rule “armoured carrier”: effects on the vehicle do not pass to its riders, except destruction.

## Rules: area weapons

are-01 = A weapon whose shell can damage several vehicles or hurt several squads at once is an area weapon.
are-02 = Choose an aiming point. It need not be a unit; it may lie between units.
are-03 = Lay the template at the aiming point. It may not touch a friendly unit or any unit locked in close combat.
are-04 = Spin the spinner. Crosshair: on target. Arrow: move the template in its direction, by the distance the firing unit's card gives under “to hit”.
are-05 = All enemy units under the template are hit at the same time; a vehicle is hit on the side that faces the firing vehicle.
are-06 = A shell that drifts may land on your own units or on units in close combat.
are-07 = If an area weapon hits one unit in a close combat, it hits the opponent too, under the template or not.

## Rules: missions

mis-01 = The five basic missions are suggestions: once you know the rules, change them as you both like. The figures hold unless you agree on others.
mis-02 = Missions 1, 3, 4 and 5: there is a deployment zone along each of two opposite table edges. Before the battle, agree on a depth that suits the size of the table and the period: the later the period, the wider the gap between the forces.
mis-03 = Missions 1, 3, 4 and 5: in the first round, in both players' turns, all vehicles shoot with the −1 for having moved, whether they moved or not.
mis-04 = Missions 1, 4 and 5: a coin or a die decides who is the first player. That player chooses a table side and deploys first, then the second player deploys; the first player also takes the first turn.
mis-05 = Meeting engagement: score the full cost of each enemy unit destroyed, and half the cost of each enemy vehicle damaged and of each enemy squad with no more than half of its bases left at the end. The higher total wins.
mis-06 = Frontal attack: the attacker has about 150% of the agreed points, and wins if at least a third of those forces, counted in units and not in points, leave by the opposite edge within 8 rounds. The defender wins by preventing it.
mis-07 = Spoils of war: you hold an objective if a working vehicle or an infantry unit of yours is within 10 cm of it and the opponent has no unit at it. Whoever holds more at the end wins.
mis-08 = Spoils of war: agree on the number of objectives (one will do), then take turns placing them, each at least 30 cm from every other and from the table edges.
mis-09 = Reconnaissance in force: at the end each player adds up the points of their own units inside the enemy's deployment zone. The higher sum wins.
mis-10 = Strategic point: a large building, a bridge or a hill in the middle of the table. You hold it if you have a unit in it and the opponent has none.
mis-11 = The sheet says nothing about ties, or about a victory condition that neither player meets.
mis-12 = Frontal attack: the defender deploys first, in the deployment zone. The attacker takes the first turn and brings units on from their own edge with their first moves.
mis-13 = In Frontal attack, vehicles have no −1 in the first round.
mis-14 = Frontal attack: after deploying and before the battle the defender may put readiness markers on all units, to shoot at attackers who appear in the first round.
mis-s1 = Meeting engagement. Two forces run into each other, equally surprised. Agree on the depth of the zones. A coin or a die decides who is the first player; that player picks a table side and deploys; the second player deploys opposite; the first player begins. Vehicles shoot with −1 in the first round. No objectives. After 6 rounds the player who has destroyed more enemy points wins; damaged vehicles, and squads with no more than half of their bases left, count half.
mis-s2 = Frontal attack. One player attacks with about 150% of the agreed points, the other defends. The defender deploys in a zone along one edge and may put readiness markers on all units. The attacker begins and comes on from the opposite edge. No −1 in the first round. After 8 rounds the attacker wins if at least a third of the attacking units have left by the defender's edge, otherwise the defender.
mis-s3 = Spoils of war. A fight for the places that matter most. Agree on the number of objectives, 1 or more, and take turns placing them, at least 30 cm from each other and from the edges. The first player is chosen at random; deploy in zones of agreed depth along opposite edges. Vehicles shoot with −1 in the first round. After 6 rounds whoever holds more objectives wins.
mis-s4 = Reconnaissance in force. Both sides test the enemy's strength. Zones, deployment and first turn as in Meeting engagement. Vehicles shoot with −1 in the first round. After 8 rounds the player whose units in the enemy's deployment zone are worth more points wins.
mis-s5 = Strategic point. Both sides want the same piece of ground. Put a large building, a bridge or a hill in the middle of the table; the rest is as in Meeting engagement. Vehicles shoot with −1 in the first round. After 6 rounds whoever holds it wins.

## Worked examples

wex-01 = A card: rifle squad 8 points, DP light machine gun 4, Molotov cocktails 3: 15 points in all. Assault power 4 against infantry and 6 against vehicles, fire power 4, 3, 2, 1, two bases, number 01.
wex-02 = Fire: the squad of the first example shoots at German rifle squad number 12 (quality 3, two bases) from 8 cm, so fire power 4. Only one of the German bases can be seen: hidden, −1, each die needs 4+. The dice show 2, 4, 4, 5: three successes. One base is removed; the other gets D6 + 1 markers, and the D6 shows 3, so 4.
wex-03 = Anti-tank: a T-26 shoots at a PzKpfw I from within 20 cm (+2), after moving (−1), at a target half hidden by a building (−1), and with the −2 on the T-26's own card: −2 in all. The 2D6 show 9, less 2 is 7: a hit. No double, so the hull, from the side. The penetration dice show 5: value 3, +2 at short range is 5, higher than the side armour (the sheet does not print it). Penetrated: now roll for effect.
wex-04 = Assault: the squad of the first example, with two bases, charges the German squad of the fire example, which has one base left. Soviets: 2 × 4 = 8 dice, needing 3+, only two successes: the Germans get D6 + 1 markers, at least 2, and lose their next turn. Germans: 1 × 4 = 4 dice, three successes: the Soviets lose a base and, because of their markers, the next turn too. Next round they fight on with a base each.
wex-05 = Assault on armour: a German squad (3 against vehicles) assaults a T-26. The D6 shows 4, + 3 = 7, − 3 for the T-26's assault power = 4. That is higher than 2, its weakest armour: roll for effect.
wex-06 = Towing: the tractor moves, then the gun is unhitched. Neither has an action left: 1 move + 1 unhitching.

## Tables

crd-t1 = Basic squads
crd-t2 = Options, each at most once per squad
crd-t3 = Finished cards
crd-t4 = Price list
vec-t1 = T-26, front of the card
vec-t2 = T-26: fire power against infantry
vec-t3 = T-26: penetration of the 45 mm gun
vec-t4 = T-26, back of the card
seq-t1 = Actions
shi-t1 = Modifiers for shooting at infantry, on every die
shi-t2 = Effect of fire on infantry
sha-t1 = Hit table
sha-t2 = Modifiers to hit
sha-t3 = Effect of penetration
sha-t4 = The three different +2 bonuses
asl-t1 = Who may assault whom
reg-t1 = The card of a unit hit by the enemy
mis-t1 = The five missions

## Heads and cells of tables

table-on-the-card = On the card
table-rifle = Rifle infantry
table-guard = Guard infantry
table-how-sure = How sure
table-certain = Certain
table-likely = Likely
table-none = None
table-guard-fire-likely = Guard likely: BR10-AMB-03
table-guard-fire-unsure = Guard unclear: BR10-AMB-03
table-guard-assault-unsure = Guard unclear: BR10-AMB-02
table-whose-plus-unsure = Unclear whose +1: BR10-AMB-01
table-armament = Armament
table-rifle-arms = Bolt-action rifle, grenades
table-guard-arms = PPSh submachine gun, grenades
table-quality-later = Quality from then on
table-option = Option
table-options = Options
table-further-base = One more base
table-machine-gun = DP light machine gun
table-bottles = Molotov cocktails
table-base-machine-gun = Base, machine gun
table-base-bottles = Base, cocktails
table-machine-gun-bottles = Machine gun, cocktails
table-all-three = All three
table-from-year = From year
table-to-year = To year
table-cost-rifle = Cost, Rifle infantry
table-cost-guard = Cost, Guard infantry
table-fire-everywhere = Fire power at each distance
table-soviet-01 = Soviet Rifle infantry 01
table-german-12 = German Rifle infantry 12
table-soviet-01-arms = Bolt-action rifle, grenades; DP light machine gun, Molotov cocktails
table-german-12-arms = Bolt-action rifle, grenades; options not shown
table-t-26 = T-26
table-type = Type
table-infantry-tank = Infantry tank
table-turret-armament = Turret armament
table-t-26-arms = 45 mm gun, co-axial machine gun
table-hull-armament = Hull armament
table-special-rules = Special rules
table-crew-quality = Crew quality
table-assault-power = Assault power
table-t-26-assault-sure = Read as in BR10-AMB-04
table-distance = Distance
table-t-26-mg = Machine gun
table-t-26-gun = 45 mm gun
table-2d6 = 2D6
table-penetration = Value
table-action = Action
table-actions-spent = Actions
table-limits = Limits
table-move-limits = Up to the speed on the card
table-fast-move = Fast move
table-fast-move-limits = Both actions spent on moving: up to twice the speed
table-shoot-limits = Once per round; a vehicle fires all its weapons in this action
table-marker-limits = Not with a shot in the same activation
table-hitch-limits = 1 action of the tractor and 1 of the gun
table-circumstance = Circumstance
table-modifier = Modifier
table-target-hidden = Target hidden: half or more concealed
table-shooter-moves = Shooter moves in the same activation, before or after the shot
table-reaction = Reaction shot, during the opponent's movement
table-first-round = Vehicle in the first round of missions 1, 3, 4, 5: as if it had moved (not added to moving)
table-card-rules = Special rules on the card of shooter or target
table-as-on-card = As on the card
table-successes = Successes
table-of-the-row = This row
table-in-all = With the rows above
table-one-marker = 1 morale marker
table-d6-markers = D6 morale markers
table-d6-and-1-markers = D6 + 1 markers
table-one-base = 1 base lost
table-one-base-and-markers = 1 base lost, the rest gets D6 + 1 markers
table-two-bases = 2 bases lost
table-three-bases-and-markers = 3 bases lost, the rest gets D6 + 1 markers
table-5-or-more = 5 or more
table-whole-squad = Squad destroyed
table-modified-2d6 = 2D6 with modifiers
table-result = Result
table-miss = Miss (below 2 too)
table-hit = Hit
table-critical = Critical hit
table-double = Double
table-turret-hit = Turret hit, whatever the total
table-to-hit-of-card = “To hit” on the shooter's card (T-26: −2)
table-short-range = Target within short range
table-effect = Effect
table-on-the-table = What to do
table-chance = Chance
table-turn-90 = Turn its card 90° right
table-turn-180 = Turn its card 180°
table-damaged = Damaged
table-damaged-how = Hull: immobilised. Turret: main gun destroyed. Turretless, or main gun in the hull: D6
table-remove-it = Remove it
table-reason = Reason
table-added-to = Added to
table-to-the-hit-roll = 2D6 to hit
table-to-the-value = Penetration value, after the table
table-to-the-dice = Penetration dice, before the table; more than 12 is 12
table-attacker = Attacker
table-on-infantry = Infantry
table-on-light = Light vehicle
table-on-armoured = Armoured vehicle
table-both-roll = Yes: both sides roll dice
table-light-is-destroyed = Yes: destroyed automatically
table-d6-and-power = Yes: D6 + infantry's power − vehicle's; needs a power against vehicles
table-any-vehicle = Any vehicle
table-vehicle-rolls = Yes: vehicle rolls dice, infantry answers
table-not-allowed = No
table-card = Card
table-actions = Actions in its own turn
table-after-regrouping = After regrouping
table-upright = Upright
table-90 = 90° right
table-180 = 180°
table-mission = Mission
table-first-player = First player
table-deploys-first = Deploys first
table-moves-first = Moves first
table-wins = Wins
table-vehicles-first-round = Vehicles, first round
table-rounds = Rounds
table-coin-or-die = Coin or die
table-the-first-player = First player
table-the-defender = Defender
table-the-attacker = Attacker
table-roles-chosen = Roles are chosen
table-at-random = At random
table-first-by-ruling = First player (not on the sheet)
table-wins-meeting = Whoever destroyed more enemy points
table-wins-frontal = Attacker, if at least 1/3 of their units left by the far edge; else defender
table-wins-spoils = Whoever holds more objectives
table-wins-reconnaissance = Whoever has units worth more points in the enemy's zone
table-wins-point = Whoever holds the central feature

## Rulings: where the sheet is silent or unclear

amb-01 = It is unclear which options give +1 and +3 in assaults; the sum is certain. Ruling: cocktails give both, the machine gun only fire power. House rule: machine gun +1.
amb-02 = Guard infantry's assault powers, 3 and 4, are in no clear order. Ruling: 4 against infantry, 3 against vehicles, as for the rifle squad. Your own card wins.
amb-03 = Guard fire power: only 2 and 5 are legible. Ruling: 5 at 10 cm, 2 at 20 cm, none beyond (machine gun: 6, 3, 1, 1). Your card wins.
amb-04 = T-26, assault power: card and example print 3; the loose 2 on the cover may be armour. Ruling: 3.
amb-05 = Turn and round: a player activates all units and regroups, then the opponent does. These two turns are a round.
amb-06 = A band includes its far end: column 10 is up to and including 10 cm, short range 20 up to 20 cm, maximum range 100 up to 100 cm.
amb-07 = More than half visible: in the open. Exactly half or less: hidden, one −1, never two. A target that shows only its turret is hidden too.
amb-08 = The −1 for moving and for a reaction shot applies to every shooter, infantry too.
amb-09 = “To hit” and the +2 of short range do not count against infantry: the fire power already allows for distance.
amb-10 = Fire at infantry, four successes: two bases, and the row above adds one, so 3 bases. House rule: 2 in all. A squad of 2 bases is gone either way.
amb-11 = Side hit: four sectors of 90° with borders through the vehicle's corners; the line from weapon to target centre decides. The turret, wherever it points, is judged like the hull.
amb-12 = Critical hit: always +2 to the penetration dice and nothing to the effect, unless a card says otherwise. House rule: the +2 goes to the effect roll.
amb-13 = Infantry against armour: one D6 per squad and round, against the weakest part. If hull and turret are equally weak, “Damaged” needs a D6: 1–3 immobilised, 4–6 main gun destroyed.
amb-14 = A vehicle assaulting infantry: both roll at the same time. As printed, a light vehicle is destroyed automatically even when it is the one that charges.
amb-15 = A gun's crew in light cover is hidden (−1), with the card's quality. It is one base: 3 or more successes destroy the gun. It takes morale markers like infantry.
amb-16 = Spoils of war: the player drawn to go first also chooses the side, deploys first and moves first, as in missions 1, 4 and 5.
amb-17 = Missions: a tie, or a strategic point that nobody holds, is a draw; half points are not rounded; a third of the units is rounded up.
amb-18 = Reaction shot: −1; the earlier move does not count. A vehicle in the first round of missions 1, 3, 4 and 5: another −1. House rule: the move counts too.
amb-19 = A unit hit mid-move completes its declared actions if it can. Lost actions count from the next turn; markers on a squad or crew not yet activated, from this one.
amb-20 = Regrouping eases a penalty only after it has been suffered once. Several penalties together turn the card by no more than 180°.
amb-21 = If the carrier loses an action or a turn, so do its riders and a towed gun. “Damaged” is not passed on, as it means nothing for them.
amb-22 = Area weapons: against infantry, the dice equal the card's fire power; a drifting shell hurts your own units too; vehicles are hit on the hull. The spinner's faces are unknown.
amb-23 = The firing example's 4 dice for two bases are the shot of one base; the other fires separately or, in combined fire, adds 1 die: 5.
amb-24 = An example speaks of dice “above 3” although the Soviets have quality 2 or 3. It is a slip: successes are always measured against the quality on the card.
amb-25 = “No option twice” is applied to the extra base too, so a squad has at most 3 bases. A house rule allows more.
amb-26 = Period: the card builder warns about a year outside it and picks the quality by the year.
amb-27 = Crew quality: the number to reach when a light vehicle is shot at with anti-infantry weapons, and the quality of a gun's crew.
amb-28 = Field of view of a weapon that cannot turn: 45° in all, centred on its forward direction.
amb-29 = A working vehicle at an objective: not destroyed, not immobilised, main gun not destroyed. Any enemy unit within 10 cm that is not destroyed contests the objective.
amb-30 = An assault that goes on: one exchange per round, in the charger's turn; moving off when activated ends it. Infantry still touching an armoured vehicle: one D6 per own turn.
amb-31 = A readiness marker lasts until your next turn, even into the next round. Its shot counts for the round it was placed in; if placed before the battle, for none.
amb-32 = A fast move covers up to twice the speed.
amb-33 = Getting on, getting off by choice, terrain costs, repairs, leaders, ammunition, collisions: the sheet has no rules for them, and none are added.
amb-34 = Public copies, Polish and English, have the same figures and the same jumbled cells, so they settle nothing. A printed card always wins.
amb-35 = Critical hit: 12 or more after modifiers. Doubles go by the dice as rolled. House rule: two 6s.
amb-36 = Anti-tank shot at a light vehicle at short range: the +2 keeps the penetration value above 0, so every hit destroys the vehicle, even with two 1s for penetration.
amb-37 = An activation that makes contact ends with the assault. Charging again takes a later activation that begins in contact: the first move leads away, the second back.
amb-38 = A card turned upside down for “has acted” and a card turned 180° for a lost turn are two things, shown separately.
amb-39 = Reaction shots may be at any enemy moving in sight or into sight, not one that only shoots or turns on the spot. The reacting weapon's field of view counts.
amb-40 = Titles, maps and texts of the missions are printed apart; the app matches them by order and content. The maps add only who sits where.
amb-41 = A unit that shoots and then drops its declared move: the shot keeps its −1.
amb-42 = Frontal attack: agree on the zone's depth; attackers enter anywhere on their own edge and measure their moves from there; a unit that reaches the far edge has left.
amb-43 = “Armoured carrier” names riders only: a towed gun still suffers what its tractor suffers.
amb-44 = A gun is assaulted like infantry, with the figures on its card. Riders and a towed gun are destroyed with their vehicle.
amb-45 = Morale markers from an assault: given to both squads, rolled off as usual. They do not stop a fight that goes on; once free of it, a squad suffers them.
amb-46 = A squad in two fights: one exchange a round with each enemy, in the turn of the side that charged, by the bases touching that enemy. Moving off leaves both.
amb-47 = A main gun with penetration, fire power and a shell is one weapon: each round it shoots in one way only. Other weapons fire alongside it.
amb-48 = No aimed fire at infantry or crews locked in an assault with infantry. Reaction shots come before contact; fights with vehicles lock nobody. A house rule allows such fire.
amb-49 = Riders and a towed gun count as being where their vehicle is: in the enemy's zone, near an objective, inside the feature.
amb-50 = No more bases ride than the card allows, counting the remaining bases of all riders together; a squad rides whole or not at all.
amb-51 = There is no limit to a squad's morale markers.
amb-52 = The second action can be dropped before dice are rolled or the model moves; it then counts as not done. A move once begun counts even if it stops short.
amb-53 = Armoured carrier: its special rule overrides the general one, for the riders only. Of what befalls the vehicle, only its destruction reaches them. Shots at riders count as usual.

## Glossary

glo-01 = unit
    .meaning = A squad, vehicle or gun with a card of its own.
glo-02 = infantry
    .also = foot
    .meaning = The kind of unit that fights in squads.
glo-03 = squad
    .meaning = An infantry unit of one or more bases.
glo-04 = team
    .also = section
    .meaning = An infantry unit of a single base.
glo-05 = base
    .also = stand
    .meaning = What infantry figures are mounted on, usually 3 × 6 cm.
glo-06 = light vehicle
    .also = soft-skinned vehicle
    .meaning = A vehicle that is easy to destroy.
glo-07 = armoured vehicle
    .also = AFV, tank
    .meaning = A vehicle with armour values.
glo-08 = gun
    .also = cannon
    .meaning = A towed gun with its crew.
glo-09 = shield
    .also = gun shield
    .meaning = The plate that protects a gun on one side.
glo-10 = crew
    .meaning = The men of a vehicle or of a gun.
glo-11 = unit card
    .also = card
    .meaning = The card with all a unit's values.
glo-12 = weapon table
    .meaning = What a squad can buy on top of its basic values.
glo-13 = tactical number
    .also = number
    .meaning = A number of your choice that tells units apart.
glo-14 = period
    .also = years
    .meaning = The years in which a unit may be used.
glo-15 = armament
    .also = weapons
    .meaning = The weapons a unit carries.
glo-16 = speed
    .also = movement
    .meaning = How many centimetres one move action covers.
glo-17 = quality
    .meaning = The number a die must reach when the unit is shot at; also how many dice it rolls against morale markers.
glo-18 = crew quality
    .meaning = The quality of a vehicle or of a gun's crew.
glo-19 = number of bases
    .meaning = How many bases make the full squad.
glo-20 = cost
    .also = points
    .meaning = What a unit costs in points.
glo-21 = assault power
    .meaning = The close-combat value of a unit.
glo-22 = against infantry, against vehicles
    .meaning = The two assault powers of a squad.
glo-23 = fire power
    .also = firepower
    .meaning = Dice against infantry, by distance.
glo-24 = maximum range
    .also = range
    .meaning = The farthest anti-tank shot.
glo-25 = short range
    .also = effective range
    .meaning = The figure in brackets: up to that distance, +2 to hit and +2 to the penetration value.
glo-26 = to hit
    .also = to-hit modifier
    .meaning = What the card adds to the roll to hit; for an area weapon, how far its shells drift.
glo-27 = penetration
    .also = penetration value
    .meaning = The value that a weapon's table gives for 2D6.
glo-28 = armour
    .also = armor
    .meaning = One value for each side of hull and turret.
glo-29 = front, side, rear
    .meaning = The sides of a vehicle with their armour.
glo-30 = hull
    .meaning = The lower part of a vehicle; a hit strikes it unless the dice are a double.
glo-31 = turret
    .meaning = The upper part of a vehicle; a hit with a double strikes it.
glo-32 = turretless vehicle
    .meaning = A vehicle without a turret; its upper hull counts as the turret.
glo-33 = co-axial
    .also = coaxial
    .meaning = Paired with another weapon: fires only at the same target.
glo-34 = riders
    .also = carry capacity, passengers, transported infantry
    .meaning = Infantry that rides on a vehicle; the vehicle's card says how many bases.
glo-35 = armoured carrier
    .also = armoured transporter, APC
    .meaning = A special rule that protects riders.
glo-36 = tractor, towing
    .also = tow
    .meaning = A vehicle that pulls a gun, and the pulling of it.
glo-37 = hitch, unhitch
    .meaning = Couple a gun to its tractor or set it free; one action.
glo-38 = turn
    .meaning = One player's Actions and Regrouping.
glo-39 = round
    .meaning = One turn of each player.
glo-40 = phase
    .meaning = A part of a turn: Actions or Regrouping.
glo-41 = activation
    .meaning = A unit's go: all its actions, then its card is turned.
glo-42 = action
    .meaning = One thing a unit does, such as a move or a shot; two per activation.
glo-43 = move, fast move
    .meaning = A move is one action, up to the speed on the card; a fast move takes two and covers up to twice that.
glo-44 = shot
    .also = shooting
    .meaning = One action, once per round.
glo-45 = readiness marker
    .also = marker, coin, ambush
    .meaning = Allows one shot during the opponent's movement.
glo-46 = reaction shot
    .also = opportunity fire, overwatch
    .meaning = A shot with a readiness marker, at −1.
glo-47 = line of sight
    .also = LOS
    .meaning = The straight line from the weapon or base to the target.
glo-48 = field of view
    .also = arc of fire
    .meaning = Where a weapon can point: 45° for the hull and fixed mounts.
glo-49 = hidden
    .also = concealed, cover
    .meaning = Half or more of the target cannot be seen: −1.
glo-50 = success
    .meaning = A die that reaches the target's quality.
glo-51 = morale marker
    .also = suppression
    .meaning = Each takes one action from the squad.
glo-52 = combined fire
    .meaning = One shot of several weapons or bases: the strongest, +1 die for each further one.
glo-53 = split fire
    .meaning = Weapons or bases fire at different targets.
glo-54 = hit, miss
    .meaning = The result of the roll to hit: 7 or more, or any double, is a hit.
glo-55 = critical hit
    .also = critical
    .meaning = 12 or more to hit: +2 to the penetration dice.
glo-56 = double
    .also = doubles
    .meaning = Two dice alike on the roll to hit: a turret hit.
glo-57 = damaged
    .meaning = The result of 6–7 on the effect roll: immobilised, or main gun destroyed.
glo-58 = immobilised
    .also = bogged down
    .meaning = The vehicle cannot move any more.
glo-59 = main gun destroyed
    .meaning = The vehicle can no longer fire its main gun.
glo-60 = destroyed
    .meaning = The unit is removed from play.
glo-61 = assault
    .also = close combat, melee
    .meaning = A fight of units in contact.
glo-62 = regrouping
    .also = rally
    .meaning = The second phase: cards are turned back and morale markers rolled off.
glo-63 = anti-tank weapon
    .meaning = A weapon with a penetration table.
glo-64 = anti-infantry weapon
    .meaning = A weapon with fire power; it hurts infantry and light vehicles.
glo-65 = area weapon
    .also = large-calibre weapon, artillery, bombardment
    .meaning = A weapon that hits everything under its template.
glo-66 = template
    .meaning = Covers what a shell of an area weapon hits.
glo-67 = spinner
    .also = dial
    .meaning = Shows whether a shell lands on target or drifts.
glo-68 = crosshair, arrow
    .meaning = The symbols of the spinner: on target, or drift that way.
glo-69 = light machine gun
    .also = LMG, DP
    .meaning = An option: +1 fire power at each distance.
glo-70 = Molotov cocktails
    .also = Molotov bottles, petrol bombs
    .meaning = An option that helps in assaults, above all on vehicles.
glo-71 = Rifle infantry
    .also = rifle squad, riflemen
    .meaning = A squad with bolt-action rifles.
glo-72 = Guard infantry
    .also = guards
    .meaning = A Soviet squad with submachine guns.
glo-73 = infantry tank
    .meaning = The type of the T-26, as its card states.
glo-74 = deployment zone
    .meaning = The strip along a table edge where a player deploys.
glo-75 = objective
    .also = objective marker
    .meaning = A marker to fight for in Spoils of war.
glo-76 = Meeting engagement
    .meaning = Mission 1: enemy points destroyed.
glo-77 = Frontal attack
    .meaning = Mission 2: the attacker has to break through.
glo-78 = Spoils of war
    .meaning = Mission 3: hold more objectives.
glo-79 = Reconnaissance in force
    .also = recon
    .meaning = Mission 4: units in the enemy's zone.
glo-80 = Strategic point
    .meaning = Mission 5: hold the feature in the middle.
glo-81 = attacker, defender
    .meaning = The two roles in Frontal attack and in an assault.
glo-82 = nationality
    .meaning = The army a unit belongs to, as its card states.
glo-83 = type
    .meaning = What sort of vehicle it is, as its card states.
glo-84 = turret armament, hull armament
    .meaning = Which weapons a vehicle has in its turret and in its hull, as its card states.
glo-85 = special rules
    .meaning = Rules of one card or of one mission.
glo-86 = options
    .also = upgrades
    .meaning = What a squad buys from the weapon table.
glo-87 = light gun, heavy gun
    .meaning = A gun's weight; it decides which tractor may tow the gun.
glo-88 = light cover
    .meaning = What a gun's crew has on the sides without the shield: −1.
glo-89 = penetrated
    .meaning = The penetration value is higher than the armour.
glo-90 = weakest point
    .also = weakest place
    .meaning = The lowest armour of the vehicle; it counts in an assault.
glo-91 = table edge
    .meaning = The rim of the battlefield.
glo-92 = victory conditions
    .meaning = What wins a mission.
glo-93 = assault gun
    .meaning = A turretless vehicle; its upper hull counts as the turret.
