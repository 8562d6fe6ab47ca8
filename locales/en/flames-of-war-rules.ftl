### Flames of War: the reference a player searches and reads.

## Sections

section-tur = Turn and basic tests
section-mov = Movement
section-dbl = At the double
section-bld = Buildings
section-dif = Difficult ground and bogging down
section-rcv = Recovery and towing free
section-trp = Transport
section-trd = Tank riders
section-ext = Leaving the table
section-cmd = Command
section-ind = Independent teams
section-sho = Shooting: targets
section-los = Line of sight and field of fire
section-con = Concealed and gone to ground
section-dic = Shooting: number of dice
section-hit = Shooting: to hit
section-alo = Allocating hits
section-sav = Saves
section-pas = Passengers
section-res = Results of shooting
section-pin = Pinned down
section-bai = Bailed out
section-ldr = Commanders
section-war = Warriors
section-asl = Assault
section-mor = Morale
section-art = Artillery
section-smk = Smoke
section-air = Air support
section-rec = Reconnaissance

## Rules: turn and basic tests

tur-01 = A turn has 4 parts: starting step, movement, shooting, assault. Ruling: the starting step takes in everything due at the start of a turn, in any order: removing your smoke, rallying, freeing bogged vehicles and guns, recovering bailed-out crews, calling aircraft.
tur-02 = In the movement and shooting phases, finish all teams of one platoon before you touch the next.
tur-03 = Skill test: roll a D6; the team's skill number or more passes. It is used for tracked vehicles in very difficult ground, freeing bogged vehicles and guns, improvised towing, hits in assault, artillery hits, anti-aircraft hits and disengaging. Numbers (ruling, not on the sheet): Conscript 5+, Trained 4+, Veteran 3+; one tap changes them; a house rule turns them off.
tur-04 = Motivation test: roll a D6; Reluctant passes on 5+, Confident on 4+, Fearless on 3+. It is used for rallying, charging or counterattacking enemy tanks, the reaction in an assault, platoon morale, company morale and forced disengagement. A vehicle already bailed out or bogged also takes it when a hit gives it a “bailed out” result.
tur-05 = Firepower test: the shooting player rolls a D6; the weapon's Firepower number or more passes. The number is printed with the weapon, such as 5+ or 6.
tur-06 = Skill has 3 levels: Conscript, Trained, Veteran. Motivation has 3: Reluctant, Confident, Fearless. Ruling on the sheet's spellings: “Constrict” and “constrictor” are Conscript, “Regular” Trained, “Weteran” and “Wteran” Veteran.

## Rules: movement

mov-01 = In the movement phase you may move any of your platoons. Take them one at a time: every team of one platoon, then the next platoon.
mov-02 = How far a team may go in a turn depends on its type and on the ground; the movement table has the figures. Light guns, motorcycles and other types not listed: enter their distance (ruling).
mov-03 = Across several kinds of ground a team has only the allowance of the worst one it touches. If it has already gone farther than the new ground allows, it stops at the edge and may go on only in its next turn.
mov-04 = Each team of a platoon moves or stays as it likes, in any direction, whichever way it faces. Once it has moved, you may turn it to face any way.
mov-05 = Bend the path as often as you like, at no cost. What counts is the length of the path, not the straight line; measure from the team's front to the point it makes for.
mov-06 = Teams may pass through friendly teams, but may not end their move with bases overlapping. A vehicle passes between vehicles only where the model really fits through. Ruling: this means your own and friendly vehicles, since enemy ones may be driven through.
mov-07 = Infantry and guns may not come closer than { DIST(2) } to an enemy they can see.
mov-08 = Vehicles may drive through enemy vehicles, but not end on top of one. They may not come closer than { DIST(2) } to enemy infantry or guns in view.
mov-09 = An immobile gun cannot move itself; it can only be towed.

## Rules: double time

dbl-01 = A team moving at the double may go up to twice its normal distance.
dbl-02 = At the double go straight, by the shortest way; bend only to follow a road or to get round obstacles. The team ends facing the way it moved.
dbl-03 = One team at the double is enough: the whole platoon counts as having moved at the double.
dbl-04 = A team at the double may not enter difficult ground, nor buildings or other very difficult ground. It may not come within { DIST(8) } of enemy teams, shoot, assault, or use the reconnaissance ability to disengage.
dbl-05 = Roll twice the dice when shooting at teams that moved at the double. A gun that moved at the double gets nothing from its shield. Infantry, guns and unarmoured vehicles of a pinned platoon may not move at the double.

## Rules: buildings

bld-01 = A building holds as many teams as fit inside without overlapping bases. One too small for even 1 base still holds exactly 1 team.
bld-02 = A building is very difficult ground, so no moving at the double inside.
bld-03 = Openings are doors, windows, holes in walls and the like: the places to get in by and to shoot out of. Normally 1 team at a time passes or shoots through an opening. A wide one serves as many teams as fit wholly into it.
bld-04 = Infantry gets into a building only through openings such as doors and windows, and holes in walls (ruling). Either it starts its move touching the opening, or its move takes it to an opening that a friendly team was touching when the movement phase began.
bld-05 = Infantry leaves a building only through openings: doors, windows, holes in walls and the like. Measure its move from the point where it comes out.
bld-06 = Mounted cavalry may not enter a building; it must dismount first.
bld-07 = Among vehicles, only fully armoured tracked ones may enter a building. They go straight through the wall, with no need of an opening; rubble fills the gap behind them, so no opening is left. Going in counts as moving through very difficult ground: take a skill test.
bld-08 = Man-packed guns go into and out of a building as infantry does. Any other gun can be inside only if it was deployed there, on the ground floor, before the game; it neither enters nor leaves later.

## Rules: difficult ground and bogging down

dif-01 = A vehicle takes a bogging test each time it enters difficult ground or starts its move there. Roll 1 D6 per vehicle: 2+ drives on, 1 is bogged down.
dif-02 = A bogged vehicle stops where it failed the test and cannot move until it is freed.
dif-03 = Tracked vehicles may try very difficult ground such as buildings and wrecks: take a skill test in place of the bogging test; a vehicle that passes drives on, one that fails is bogged. Ruling: other vehicles, and guns that are not man-packed, may not enter; distances are those of difficult ground.
dif-04 = Light, medium and heavy guns crossing difficult ground take the bogging test as vehicles do: 2+. A towed gun takes none.
dif-05 = Infantry, cavalry and man-packed guns never take a bogging test, whatever the ground.
dif-06 = Bogged vehicles and guns may not fight until freed. Passengers may get out of a bogged vehicle at the start of their next movement phase.
dif-07 = In the starting step take a skill test for each bogged vehicle or gun. Pass: put it back where it stood before it bogged; it acts normally for the rest of the turn. Fail: it stays bogged and may try again in later turns.

## Rules: recovery and towing free

rcv-01 = A recovery vehicle can tow vehicles that are bogged, broken down or destroyed. It must end its move beside the target and be neither bogged nor bailed out itself. Ruling: for a broken-down or destroyed vehicle, towing does nothing beyond moving it.
rcv-02 = Instead of shooting, move the recovery vehicle and what it tows up to { DIST(4) }. In difficult ground the recovery vehicle takes a bogging test; if it passes, or needs no test, the towed vehicle or gun is free from the end of the shooting phase. Ruling: on a fail the recovery vehicle is bogged as well.
rcv-03 = Neither the towing vehicle nor the one towed may shoot or assault that turn, whether or not the towing works.
rcv-04 = Improvised towing: any other vehicle that is neither bogged nor bailed out may tow a vehicle of its own size or smaller, or a gun. It takes a skill test in place of the bogging test; a pass frees the one towed, and a fail has no effect. Ruling: the test is taken on easy ground too, though you may skip it there.

## Rules: transport

trp-01 = A transport carries infantry and man-packed guns, and can tow other guns. It takes only teams of its own platoon; independent teams may use any platoon's transports.
trp-02 = Note which vehicle carries which team. When a vehicle is destroyed, its passengers are spread evenly over the platoon's remaining transports.
trp-03 = Transports have no capacity limit: after losses, those left may carry more teams than they did at the start. Only transport platoons have a limit.
trp-04 = To load, move the vehicle first and the passengers second. Their own move must bring them into the carrying compartment. After that the vehicle stays put this turn and counts as having moved, even if it did not.
trp-05 = Passengers get out at the start of their own movement phase, before vehicles move. They then move normally, measured from the compartment, and the vehicle counts as having moved.
trp-06 = Passengers may not shoot from inside a vehicle and take no part in an assault.
trp-07 = Guns are hitched and unhitched at the moments when infantry would mount and dismount; 1 gun per vehicle. Place an unhitched gun where it was let go; any move of its own starts there.
trp-08 = A towed gun cannot be shot at; only the vehicle towing it can. If an artillery template covers nothing but a towed gun, that gun is not hit. Ruling: if its vehicle is destroyed, the gun stays in place, unhitched.
trp-09 = A towed gun takes no bogging test of its own.
trp-10 = A jeep towing a gun moves no farther than { DIST(6) }, even at the double (ruling). In difficult ground the jeep's usual { DIST(4) } still applies.
trp-11 = At the end of the movement phase you may send an empty transport to the rear. It leaves the table for good, but does not count as destroyed.
trp-12 = Cavalry may dismount at the start of the movement phase. Its horses leave the table on their own.
trp-13 = A transport platoon is a platoon of its own: its teams may not be assigned to other platoons, but it may carry several platoons at once. Each vehicle takes up to 5 infantry or man-packed gun teams in any mix. It may tow 1 gun in place of 1 of those infantry teams: at most 4 teams and 1 towed gun.

## Rules: tank riders

trd-01 = Each tank may carry up to 3 infantry or man-packed gun teams. They mount and dismount just as with transports.
trd-02 = A tank with a flame-thrower may not carry infantry.
trd-03 = Riders are ordinary passengers, except that they roll a 5+ save each time their tank is hit. Ruling: 1 save per hit. If the hit destroys the tank, they get no second save as passengers, but their platoon is pinned, as when a transport is destroyed.

## Rules: leaving the table

ext-01 = Teams may leave over a table edge by choice. Over an edge in their own Deployment Area they stop counting as part of their platoon. Over any other edge they count as destroyed.
ext-02 = A platoon that has left the table completely no longer counts in the company's strength. Ruling: if it left by its own edge, it is neither destroyed nor on the table; over another edge, it counts as destroyed.

## Rules: command

cmd-01 = Command distance depends on skill and team type. Tanks: Conscript { DIST(4) }, Trained { DIST(6) }, Veteran { DIST(8) }. All others: Conscript { DIST(2) }, Trained { DIST(4) }, Veteran { DIST(6) }.
cmd-02 = A team is in command if it is within command distance of the platoon commander, or of another team of its platoon that is in command. Transports must be within that distance too, but do not pass the link on.
cmd-03 = A platoon moves as a group: at the end of the movement phase every team that moved must be within command distance.
cmd-04 = Teams that stay put to give covering fire may end the turn outside command distance. To gather them in, bring the commander back within command distance, or move them towards their platoon next turn.
cmd-05 = When a platoon splits, at least half of its teams must always stay with the commander, who counts among them. Transports are left out of the count.

## Rules: independent teams

ind-01 = An independent team is a platoon of its own and need not be within anyone's command distance, but does not count as a platoon for company morale (ruling).
ind-02 = An independent team may join any platoon within its command distance, at any moment and in either player's turn. It stays joined to the end of that phase. In the next phase it may join the same platoon or another.
ind-03 = Command teams are a special kind of independent team: the company commander, the second-in-command and higher command.
ind-04 = The second-in-command (2iC) may stand in for the commander of any other platoon of the company. Ruling: as acting commander while joined, or by appointing a new one.
ind-05 = The company commander and higher command may also stand in for a platoon commander, and let the platoon they have joined, or one of its vehicles, re-roll a failed motivation test, though not for company morale (ruling). There is 1 re-roll per test, and the second result stands. Their own tests are never re-rolled, and the help is lost while the company commander's tank is bailed out.
ind-06 = An unattached independent team that is shot at must join a platoon if it can: one within command distance with at least 1 team of its own type, such as infantry or tanks. If only another independent team is within that distance, it joins that team, and that team joins a platoon within its own command distance. The fire falls on the combined platoon, and the teams stay joined to the end of the shooting phase.
ind-07 = When a platoon has just been chosen as a target, an unattached independent team within command distance of it may join it at once.
ind-08 = An independent team can be pinned only while joined to a platoon. It stops being pinned as soon as it leaves that platoon.
ind-09 = Leave independent teams out when you check whether a platoon is below half.

## Rules: shooting, targets

sho-01 = In the shooting phase platoons shoot one after another; a platoon that moved at the double this turn may not shoot at all. Individual teams may not shoot if they are bogged or bailed out, are towing something free or being towed free, have appointed a commander or used eyes and ears, are reorganising after disengaging, or are spotting for artillery. Mortars never fire directly.
sho-02 = Pick a platoon and go through the whole procedure for all its teams that will shoot, then go on to the next platoon.
sho-03 = A platoon may shoot at several enemy platoons. Say before any dice which team shoots at which platoon. A team or vehicle with several weapons fires them all at one platoon.
sho-04 = If a target platoon is so scattered that some of its teams form groups out of command distance of the others, each isolated group may be shot at as a platoon of its own.
sho-05 = A legal target is in weapon range, in line of sight and in the field of fire. At least 1 team of the target platoon must meet all 3 conditions. A team that fails one of them cannot be a target or be given hits.
sho-06 = Check range for each shooting team: from any point of its base or vehicle to the nearest point of the target's base or model. Barrels that stick out beyond hull or base never count, at either end.

## Rules: line of sight and field of fire

los-01 = A target is seen if at least 1 line from any point of the shooter's base to any point of the target misses everything that blocks sight: woods, hills, buildings and the like. If there is no such line, choose another target. For a vehicle the line starts at the weapon's mounting. Ignore projecting barrels on both sides.
los-02 = Enemy teams never block sight: you may shoot at teams behind other enemy teams.
los-03 = Friendly teams do block: no shooting if every line to the target passes through another friendly team (ruling: the sheet seems to have lost a “not”).
los-04 = You may fire over friendly infantry and man-packed guns that did not move this turn and do not shoot this phase. You may fire over any other friendly team if the target is at a different height from the shooter and the line passes above that team.
los-05 = Fire may pass through a gap of at least { DIST(1) } between 2 friendly teams, between 2 terrain features, or between a terrain feature and a friendly team.
los-06 = Infantry weapons, weapons in a vehicle's turret and guns on a turntable fire all round.
los-07 = Artillery, and weapons in a vehicle's hull, fire only into the half-circle in front of the vehicle or base. Ruling: so do guns that are neither on a turntable nor artillery.
los-08 = Before firing, turn each team or turret to its target. A weapon that cannot turn, say for lack of room, may not fire. A turn within the field of fire (ruling: the sheet says “field of vision”) is not movement; turning a hull or gun beyond it is movement.
los-09 = A linear obstacle such as a fence or hedge blocks sight when it is taller than both shooter and target. A lower one does not block, but teams behind it are concealed.
los-10 = A team right up against an obstacle may fire through it, whatever its height, and is itself concealed. Teams beyond the obstacle are not concealed from that team.
los-11 = A hill hides teams wholly behind it. A team on the slope, firing over the top and still partly covered, is concealed; teams beyond the hill are not concealed from it.
los-12 = Area terrain such as a wood blocks sight completely when it is higher than both teams. When it is lower than either team it does not block, but teams in it or behind it are concealed.
los-13 = A team wholly inside area terrain sees only { DIST(6) }, and from outside you see only { DIST(6) } into it. Teams on opposite sides never see each other through it, even where it is narrower than that, unless it is lower than one of the two.
los-14 = A team partly in and partly out of area terrain shoots out of it without hindrance.
los-15 = Buildings block sight completely. The field of fire of a team inside is the half-circle in front of the wall with the opening. Whoever can see the opening can see every team in the building.
los-16 = Smoke blocks sight.

## Rules: concealed and gone to ground

con-01 = A team at least half hidden by terrain is concealed.
con-02 = Terrain conceals only a team that is at least partly in it, such as partly in a wood. Ruling: the team must be both at least half hidden and at least partly in the terrain; right behind a linear obstacle counts as in it.
con-03 = Infantry (by ruling cavalry too) and man-packed guns that did not move in their own latest turn are concealed, even in the open. A charge or consolidation is a move.
con-04 = Concealed teams that neither moved nor shot in their own latest turn (ruling) are gone to ground. Before its first turn a team has neither moved nor shot. A charge or a consolidation is a move.
con-05 = Reconnaissance teams are gone to ground if concealed, unless in their own turn they moved at the double, shot or assaulted; an ordinary move is allowed. The same goes for artillery observers. Ruling: this is the sheet's “cautious movement”.
con-06 = Teams in a building are always concealed and in bulletproof cover, unless the shooters are right at the opening. Ruling: against such shooters they lose both, but infantry and man-packed guns that did not move stay concealed.
con-07 = A bunker buster's hit on 1 team in a building automatically hits every other team in it. Ruling: normal saves, and these hits count towards the 5 that pin.
con-08 = Teams behind the wreck of an armoured vehicle are concealed. So are teams in smoke, and the targets they shoot at.

## Rules: shooting, number of dice

dic-01 = Roll 1 die per point of the team's rate of fire (ROF).
dic-02 = A team that moved this turn has ROF 1. Infantry, guns and unarmoured vehicles of a pinned platoon have ROF 1 too.
dic-03 = Roll twice the dice if the target moved at the double. Ruling: double after any cut to ROF 1; a ROF 3 team that moved rolls 2 dice.
dic-04 = Passengers may not shoot from inside a vehicle.
dic-05 = Mounted cavalry always has ROF 1. It may shoot only if it did not move or if the target is within { DIST(4) }.
dic-06 = In defensive fire a team that is not pinned has its full ROF, even if it moved. Ruling: pinned teams have ROF 1.

## Rules: shooting, to hit

hit-01 = The base number to hit depends on the target's skill: Conscript 2+, Trained 3+, Veteran 4+. Ruling for mixed skill: use each team's own; where that is not possible, you choose.
hit-02 = Add 1 to the number needed for each condition that applies; all are cumulative: target more than { DIST(16) } away (exactly that far does not count); target concealed; target gone to ground, on top of concealed; shooting team has a printed ROF of 1 and moved this turn, but never in defensive fire (ruling). A number above 6 is impossible (ruling).
hit-03 = Each shooting team takes as its target the team of the target platoon that is easiest for it to hit: the lowest number needed.

## Rules: allocating hits

alo-01 = The player being shot at, the owner of the target platoon, allocates the hits. The order that the app suggests is a ruling; between equals the owner decides.
alo-02 = Only teams in range, in sight and in the field of fire can be given hits.
alo-03 = Allocate all hits before you work out any effect. With more hits than targets, some teams take several.
alo-04 = Teams within { DIST(16) } of the shooters are always hit before those farther off.
alo-05 = Among vehicles, operational ones take hits first. Bogged and bailed-out vehicles are hit only after the operational ones have had theirs.
alo-06 = Against a platoon of mixed types, such as infantry, tanks and transports, the shooter may name a priority type. The owner must give hits to those teams first.
alo-07 = Against a platoon of infantry and man-packed guns, weapons with Firepower 5+ or 6 may not make the guns the priority type.
alo-08 = In a platoon of armoured vehicles and other teams, the hits with the highest Anti-tank must go to the armoured vehicles.
alo-09 = Against a tank platoon of different tank types, the shooter may roll a second die for each hit: on 5+ the shooter chooses which type takes it. The owner then assigns those hits among tanks of that type.
alo-10 = Among vehicles, the owner must first give hits to the unarmoured and the less armoured ones.
alo-11 = If teams both in and out of bulletproof cover could be hit, those out of cover take hits first.
alo-12 = If teams both in and out of bulletproof cover were hit, the owner must give the hits with the highest Anti-tank to those in cover.

## Rules: saves

sav-01 = Armoured vehicle: roll a D6, add its armour, and add 1 if the shooter is more than { DIST(16) } away; compare with the weapon's Anti-tank. Higher: no effect. Equal: bailed out on a passed Firepower test, otherwise no effect. Lower: destroyed on a passed Firepower test, otherwise bailed out. Ruling: the +1 is not for bombardments, air attacks or close combat.
sav-02 = Against shooting, use front armour; if the hit strikes the side or rear of hull or turret, use side armour.
sav-03 = An unarmoured vehicle (by ruling, a horse-drawn one too) must roll 5+ for each hit or is destroyed, with no Firepower test.
sav-04 = Infantry, and cavalry by ruling, saves on 3+.
sav-05 = Guns and heavy machine-guns save on 5+. Ruling: man-packed guns too; they and heavy machine-guns otherwise move, hide and cross ground like infantry.
sav-06 = Infantry or a gun not in bulletproof cover is destroyed when it fails its save.
sav-07 = Infantry or a gun in bulletproof cover that fails its save is destroyed only if the shooter then passes the weapon's Firepower test.
sav-08 = A gun with a shield counts as being in bulletproof cover against fire from its front. The shield does nothing against fire from another direction, against artillery bombardment, or if the gun moved at the double.

## Rules: passengers

pas-01 = Passengers survive the destruction of their vehicle on a 5+ save.
pas-02 = Passengers with no room to get out when their vehicle is destroyed are eliminated.
pas-03 = If a vehicle takes several “destroyed” results in one shooting phase, each team in it saves against every one of them and is eliminated if any save fails. Its chance of survival is 1/3 with 1 result, 1/9 with 2, 1/27 with 3.
pas-04 = When a transport is destroyed, the platoon whose teams it carried is pinned at once.
pas-05 = Tank riders roll a 5+ save for every hit on their tank, whether or not the tank is harmed.

## Rules: results of shooting

res-01 = A platoon that takes 5 or more hits is pinned; hits count, not losses. Hits on its armoured transports count too: they pin the rest of the platoon, never the vehicles. Ruling: add up the hits from all platoons in one shooting phase, or in one assault's defensive fire.
res-02 = Remove destroyed infantry, guns and unarmoured vehicles.
res-03 = Destroyed armoured vehicles stay on the table as wrecks. Teams behind a wreck are concealed, and the wreck is very difficult ground.

## Rules: pinned down

pin-01 = Infantry, guns and unarmoured vehicles of a pinned platoon may not end a move closer to the enemy than they began it. They may not move at the double.
pin-02 = Pinned infantry, guns and unarmoured vehicles shoot at ROF 1 and may not fire artillery bombardments.
pin-03 = Armoured vehicles are never pinned.
pin-04 = At the start of its turn a pinned platoon may try to rally with a motivation test. On a pass it is no longer pinned and may act normally this turn.
pin-05 = A platoon is pinned by 5 or more hits from shooting, by losing a transport (or, by ruling, a tank) that carries its teams, or by 1 hit from a bombardment or from aircraft. In an assault, the platoon assaulted and the platoon that launched it are each pinned if hit at least once.

## Rules: bailed out

bai-01 = A bailed-out vehicle may not move or fight until its crew recovers. The sheet does not say how: clear the mark by hand, or use the optional motivation test, which a house rule can turn off (ruling).
bai-02 = Passengers may get out of a bailed-out vehicle at the start of their next movement phase.
bai-03 = While a company commander's tank is bailed out, the platoon the commander leads has no re-roll (ruling: the tank's own tests are never re-rolled anyway).
bai-04 = A vehicle already bailed out or bogged (either is enough: ruling) that suffers a “bailed out” result takes a motivation test. Fail: it is destroyed. Pass: it is, or stays, bailed out. This holds for every hit, close combat included.

## Rules: commanders

ldr-01 = A platoon that has lost its commander may not move; its teams may only turn in place, get out of vehicles and dig in. Ruling: no charge, counterattack or consolidation, though it may fight where it stands and break off. Dug in is a mark you set by hand; it gives bulletproof cover against direct fire too.
ldr-02 = A platoon without a commander may still take motivation tests.
ldr-03 = A commander whose tank is bailed out or bogged may, at the end of any phase, change to another tank within command distance.
ldr-04 = Changing tanks: higher command may take any tank. A company commander may take any tank of the company, those of support platoons included. A platoon commander may take only another tank of the same platoon.
ldr-05 = The company commander or the second-in-command can appoint a new platoon commander: join the platoon, then in the shooting phase pick one of its teams within command distance.
ldr-06 = A new platoon commander is appointed at the start of the shooting phase, and so may shoot normally that turn.
ldr-07 = A team that appoints a platoon commander may not shoot that turn.
ldr-08 = Command above company level may appoint platoon commanders just as a company commander does, in any company under it.

## Rules: Warriors

war-01 = The company commander is a Warrior.
war-02 = When a Warrior's tank is destroyed, roll an extra save. On 4+ the Warrior takes over another tank within command distance; otherwise, or with no such tank (ruling), the Warrior is killed.
war-03 = When a Warrior infantry team is destroyed, roll an extra save. On 4+ another team within command distance is removed instead; otherwise, or with no such team (ruling), the Warrior is removed.
war-04 = When a transport vehicle with the Warrior trait is destroyed, roll an extra save. On 4+ nothing happens to it; otherwise it is destroyed. Ruling: the trait belongs to the vehicle, though the sheet first speaks of a carried unit.

## Rules: assault

asl-01 = The assault table says which team types may charge into contact, fight, counterattack, break off and consolidate.
asl-02 = Infantry, and cavalry by ruling, may charge, fight, counterattack, break off and consolidate.
asl-03 = Among tanks, only armoured ones may fight in close combat; they may do everything that infantry may.
asl-04 = Guns may neither charge nor counterattack. They may fight, break off or consolidate.
asl-05 = In an assault, transport vehicles of any kind may only break off or consolidate. Passengers inside take no part.
asl-06 = Step 1, choose the attacker: a platoon may assault if after the movement phase it is within { DIST(4) } of the platoon it wants to assault (mounted cavalry { DIST(8) }: ruling). Platoons that moved at the double, vehicles towing free or being towed free, bogged or bailed-out vehicles, and reconnaissance that used eyes and ears may not assault; by ruling, nor may platoons without a commander, or pinned platoons other than armoured tanks.
asl-07 = To assault enemy tanks, a platoon must also pass a motivation test, even if it is a platoon of tanks itself (ruling).
asl-08 = Step 2, charge: up to { DIST(4) }, or { DIST(8) } for mounted cavalry. First the team nearest the enemy goes into base contact. Next comes every other team with an enemy in reach, so that as many enemy teams as possible are tied up. Last, the rest go up to the same distance towards the enemy platoon.
asl-09 = If the shooting phase destroyed every enemy team within charge reach, the charge towards the rest may still be made.
asl-10 = A charging team may never come closer than { DIST(2) } to a platoon that is not the target of the charge.
asl-11 = Step 3, defensive fire: the defending platoon shoots at the attackers. Artillery bombardments are not allowed.
asl-12 = Other platoons within { DIST(4) } of the charged teams may join in the defensive fire. Only teams within { DIST(16) } of the assaulting enemy may fire; by ruling this holds for the charged platoon too.
asl-13 = Defensive fire is at full ROF even for teams that moved, but only if they are not pinned; pinned teams have ROF 1 (ruling). Tanks are hit on side armour.
asl-14 = An assaulting platoon pinned by defensive fire goes back to where it started, without close combat. If it is made up only of armoured tanks, it ignores this and fights on. Ruling: 5 hits pin, as in shooting.
asl-15 = A reconnaissance platoon may try to disengage instead of giving defensive fire.
asl-16 = Step 4, hits: each attacking team that is able to fight and is in contact with an enemy, or within { DIST(2) } of one, takes a skill test. Each pass is 1 hit. Ruling: the players pick the teams hit.
asl-17 = Step 5, saves: unarmoured vehicles, infantry and guns have none in close combat. A hit destroys the team, with no Firepower test.
asl-18 = An armoured tank hit in close combat rolls D6 + top armour against Anti-tank, with no Firepower test: higher is no effect, equal bailed out, lower destroyed. A tank bailed out here cannot move but is not lost. On equal, a tank already bailed out or bogged takes a motivation test, and a fail destroys it. Ruling: enter the Anti-tank value yourself; other armoured vehicles save like tanks.
asl-19 = Step 6, break in: only if the defenders are in a building or behind a continuous obstacle such as a wall. Move your teams into the places of the enemy teams destroyed.
asl-20 = Step 7, won or not: if no operational enemy team is within { DIST(4) }, the assaulting platoon has won; go on to step 9. Bailed-out and bogged vehicles are not operational.
asl-21 = Step 8, the opponent's reaction: a motivation test. Pass: counterattack or break off; fail: break off only. The opponent's platoon passes without a roll if the attacker scored no hit in close combat (ruling), unless the platoon means to counterattack tanks.
asl-22 = A counterattack is an assault with the roles swapped and without defensive fire: step 2, then steps 4 to 8. Ruling: against tanks the motivation test of step 8 is enough.
asl-23 = Break off: all teams withdraw { DIST(4) } from the enemy. Any that end within { DIST(4) } of an enemy are destroyed.
asl-24 = Step 9, defender pinned: the platoon that was assaulted is pinned if it was hit even once. Ruling: every hit in the assault counts.
asl-25 = Step 10, consolidate: the winner may move its teams up to { DIST(4) } in any direction. Ruling: the winner is the side that cleared away the enemy or whose opponent broke off. A platoon without a commander stays put.
asl-26 = If the consolidation move leads into close combat with another platoon, it is a breakthrough: play again from step 2. Ruling: the newly attacked platoon gives defensive fire, and there is no limit to repeats.
asl-27 = Step 11, attacker pinned: the platoon that launched the assault is pinned if it took any hit at all. Ruling: every hit in the assault counts, defensive fire included.

## Rules: morale

mor-01 = All morale tests are motivation tests: Reluctant 5+, Confident 4+, Fearless 3+.
mor-02 = Platoon morale: pass and the platoon fights on. Fail and it counts as destroyed and is removed.
mor-03 = Test at the end of a shooting or assault phase, in either player's turn, if both are true: the platoon is below half (more of its teams destroyed than able to fight), and in that phase at least 1 of its teams was destroyed or a vehicle crew bailed out. Equal numbers are not below half.
mor-04 = In the count for platoon morale leave out bailed-out vehicles and independent teams. Transports are not part of the strength, but each destroyed one is a team lost. Ruling: bogged vehicles count as able to fight; teams sent to the rear or gone over their own edge do not count at all.
mor-05 = Company morale: when a company falls below half of its platoons, take a motivation test for the company. Pass and play on; fail and that player loses the battle. Ruling: below half means more platoons destroyed than on the table; exactly half is not below. Test at the end of the phase in which a platoon was lost, and again after each further loss; there is no re-roll.
mor-06 = Company morale: platoons not on the table, such as reserves, count neither as destroyed nor as on the table. Platoons that left the table entirely over their own edge no longer count; those that left over another edge count as destroyed (ruling).

## Rules: artillery

art-01 = Only teams classed as artillery may bombard. Rocket launchers are artillery.
art-02 = Mortars cannot fire directly, only bombard. Mortar teams belonging to infantry units may not bombard either, save for exceptions the sheet does not list.
art-03 = Bombardments are fired in the shooting phase, never as defensive fire.
art-04 = Only a unit that has not moved this turn may bombard. Turning on the spot towards the target is allowed.
art-05 = Pinned artillery may not bombard, unless it is armoured.
art-06 = A battery's bombardment may not be divided between targets, and only 1 bombardment is allowed a turn (ruling: per battery, not per side).
art-07 = Put the template on the centre of the target team, so that it covers as many models of that platoon as possible.
art-08 = The target must be within the bombardment's range, measured from the firing team's barrel. It must be at least { DIST(8) } away and in the guns' field of fire. Ruling: measuring from the barrel stays as printed, although direct fire is never measured from a projecting one.
art-09 = Artillery need not see its target and may fire over friend and foe.
art-10 = Artillery may not fire over woods less than { DIST(4) } from it, nor over a building that is closer to it than the building's own height. Mortars are exempt: they may fire from closer than { DIST(4) } to any obstacle, buildings included.
art-11 = Each bombardment needs a spotting team: an artillery observer, a team of the artillery unit, battery command or company command. The spotter may neither move nor shoot this turn. Rulings: a gun that spots is not among the guns firing; the spotter must see the aiming point, or the smoke trails.
art-12 = The spotter has 3 attempts to range in; the first success is enough. If all fail, the artillery does not fire at all.
art-13 = The number needed to range in depends on the target's skill: Conscript 2+, Trained 3+, Veteran 4+.
art-14 = Ranging in, add 1 to the number needed for each of these: target concealed, target gone to ground, company command (commander or second-in-command) spotting. A number above 6 is impossible. Adding it to the number needed is a ruling: the sheet prints it as added to the roll.
art-15 = A battery with a staff team may fire a repeat bombardment at the same target without ranging in again; the aiming point must be the same, and smoke cannot be repeated. Ruling: it comes in a later turn, since a battery bombards once a turn, and takes no penalty for earlier attempts.
art-16 = A battery has 1 observer at most.
art-17 = Observers are independent teams.
art-18 = An observer may spot for another platoon only if its own platoon and the one firing each have a staff team.
art-19 = Observers may spot while pinned, but not while bailed out or in a bogged vehicle.
art-20 = An observer team may be put in a tank before the game and range in from it.
art-21 = Observers may use cautious movement, as reconnaissance does. Ruling: an observer that is concealed and in its own turn did not move at the double, shoot or assault is gone to ground, even after an ordinary move.
art-22 = Place the artillery template with the side marked by the arrow at right angles to the line of fire.
art-23 = Every team even partly under the template may be hit. The firing battery takes 1 skill test for each team.
art-24 = Each failed attempt to range in this turn adds 1 to the number needed to hit, +2 at most. Rocket launchers are exempt. Adding it to the number needed is a ruling: the sheet prints it as added to the roll.
art-25 = Bombardment by 1 gun: +1 to the number needed to hit, and successes must be re-rolled. 2 guns: successes must be re-rolled; 3–5: as rolled. 6 or more: failures may be re-rolled, but rocket launchers use a template of double width instead. “Must” for 1 or 2 guns is a ruling.
art-26 = The player under bombardment gives hits first to teams not dug in and to vehicles with the lower top armour. Ruling: the hits on each platoon are pooled; the owner assigns them among its teams under the template, 1 each before any team takes a second.
art-27 = Rocket launchers suffer no penalty for ranging in on the 2nd or 3rd attempt.
art-28 = A battery of 6 or more rocket launchers uses a template of double width instead of re-rolling failures.
art-29 = Rockets leave smoke trails. After a rocket bombardment, enemy batteries may bombard the launchers by those trails without seeing them. If the observers see only the trails, the launchers count as concealed for ranging in: +1.
art-30 = Under bombardment armoured vehicles save on top armour, otherwise as against ordinary shooting, but without the +1 for range (ruling).
art-31 = Under bombardment unarmoured vehicles save on 5+, infantry on 3+. If infantry in foxholes or trenches fails its save, it is destroyed only if the artillery passes its Firepower test.
art-32 = Under bombardment guns save on 5+. A dug-in gun that fails is destroyed only on a passed Firepower test. Gun shields do not help.
art-33 = Every platoon hit by a bombardment that ranged in is pinned: 1 hit is enough, and a hit on a platoon beside the target pins that one too. Armoured vehicles are not pinned. Ruling: repeat bombardments pin as well; a house rule turns that off.
art-34 = A towed gun alone under the template is not hit.

## Rules: smoke

smk-01 = Only units with the smoke bombardment trait may fire smoke.
smk-02 = Fire smoke before any other shooting. It must range in as usual.
smk-03 = Smoke cannot be fired as a repeat bombardment.
smk-04 = 2 guns lay 1 template, 3–5 guns lay 2, 6 or more lay 3; 1 gun lays none (ruling). Find the wind direction once per bombardment with the diagram on the artillery template, and lay the second and third templates one after the other in that direction.
smk-05 = Teams in the smoke are concealed, whatever they shoot at is concealed too, and the screen blocks sight. Ruling: no sight across the screen, while teams in it see out and can be seen, but are concealed.
smk-06 = Smoke disperses at the start of the next turn of the player who laid it.

## Rules: air support

air-01 = The air support level sets the dice pool: Priority 7 dice, Limited 5, Sporadic 3.
air-02 = To call, roll all dice in the pool; if at least one shows 5+, aircraft arrive. That is about 94% with 7 dice, 87% with 5 and 70% with 3. Ruling: call at the start of the turn, attack in the shooting phase.
air-03 = After every call for aircraft, successful or not, the pool shrinks by 1.
air-04 = An opponent who has air support may spend 1 die from their own pool to intercept: success on 6. Ruling: that cancels the attack, and 1 die per call is allowed.
air-05 = After a successful call roll a D6: 1–2 brings 1 aircraft, 3–5 brings 2, 6 brings 3.
air-06 = Aircraft may attack any target on the table.
air-07 = Draw the approach line from the calling player's own table edge to the target, parallel to the sides of the table.
air-08 = If a team of the calling player is within { DIST(16) } of the target, the aircraft abort and fly away.
air-09 = Put the lead aircraft { DIST(6) } from the target team and the others in a vee behind it, spaced as you like (ruling). If one cannot be placed on the table, the attack fails.
air-10 = Only weapons marked anti-aircraft may fire at aircraft, but not while carried in a vehicle or towed, nor towards tall obstacles such as trees or houses within { DIST(4) } of the gun. Reconnaissance that disengaged this turn may not fire either.
air-11 = Light AA fires at ROF 1 whatever its printed ROF; heavy AA fires at ROF 1 too. Ruling: AA that is neither fires at its printed ROF.
air-12 = Anti-aircraft fire hits if the firing team passes a skill test. Each aircraft hit is destroyed on a passed Firepower test; against a flying tank, passed Firepower tests must be re-rolled. Ruling: AA range and which aircraft is hit are up to the players.
air-13 = Aircraft range in like artillery, with 3 attempts: Conscript 2+, Trained 3+, Veteran 4+. Add 1 to the number needed if the target is concealed, and 1 more if it is gone to ground. Ruling: artillery's numbers, without the modifier for company command.
air-14 = Air attack: put the template centrally on the target team, its arrow pointing to where the aircraft come from.
air-15 = Every team even partly under the template may be hit: 1 roll per team. The number needed is given with the aircraft's weapon.
air-16 = Aircraft: each failed attempt to range in adds 1 to the number needed to hit, +2 at most.
air-17 = 3 aircraft: failed hit rolls may be re-rolled. 2: as rolled. 1: successful hit rolls must be re-rolled. Ruling: count those left after anti-aircraft fire.
air-18 = The player under air attack assigns hits, first to teams not dug in and to vehicles with the lower top armour.
air-19 = Bombs and rockets hit top armour; cannon and machine-guns hit side armour. Saves are as for shooting and bombardment. Ruling: no +1 for range, no help from gun shields, and a dug-in team that fails its save is destroyed only on a passed Firepower test.
air-20 = Every platoon hit by aircraft is pinned; armoured vehicles are not.

## Rules: reconnaissance

rec-01 = Eyes and ears: at the start of its own shooting phase a reconnaissance team that did not move and is not pinned may make 1 enemy team within { DIST(16) } lose gone to ground (it stays concealed). Ruling: 1 reconnaissance team does this to 1 team, without needing to see it, for the rest of its own player's turn.
rec-02 = After eyes and ears the reconnaissance team may do nothing else this turn.
rec-03 = Disengage: allowed if the reconnaissance did not attack (shoot, bombard or assault) in its latest turn and did not move at the double.
rec-04 = When disengaging reconnaissance is shot at, each attacker first fires only 1 shot, whatever its ROF.
rec-05 = After the attackers' first shots, disengaging reconnaissance takes a skill test. Pass: it moves away from the enemy at full speed, and remaining shots of shooters that can no longer reach it are lost; shooters that can still reach it fire theirs (ruling). Fail: all the attackers fire the rest as usual.
rec-06 = Weapons with a printed ROF of 1 may not fire at all at reconnaissance that declares it will disengage, even after a failed skill test (ruling). A ROF 3 weapon that moved fires its 1 shot and has none left.
rec-07 = Reconnaissance may disengage from a bombardment that did not range in on its first attempt. Ruling: declare it after that first failure, with a skill test. On a pass the reconnaissance moves off; the battery may go on ranging in at the same spot, and only teams then under the template can be hit.
rec-08 = Reconnaissance may not disengage from an air attack.
rec-09 = Forced disengagement: reconnaissance that fails any save under fire takes a motivation test. Pass, it stays; fail, it must disengage. Ruling: no skill test, even if it attacked or moved at the double.
rec-10 = Reconnaissance may also disengage from an assault, instead of giving defensive fire, with a skill test (ruling). If that works there is no close combat; on a fail the assault goes on without defensive fire.
rec-11 = Reorganising: in the turn it disengaged, reconnaissance may give neither defensive nor anti-aircraft fire.
rec-12 = In its own next turn after disengaging, reconnaissance may neither shoot nor use eyes and ears.
rec-13 = After disengaging, reconnaissance may not move into sight of enemies, nor closer to any that see it, until the end of its own next turn (ruling).
rec-14 = Concealed reconnaissance is gone to ground even after an ordinary move, if it did not move at the double, shoot or assault. A reconnaissance platoon at the double may not disengage.

## Tables

tur-t1 = Motivation test
mov-t1 = Movement per turn
cmd-t1 = Command distance
hit-t1 = To hit: base number
hit-t2 = To hit: modifiers
hit-t3 = To hit: final number needed
sav-t1 = Armour save: result
sav-t2 = Saves at a glance
asl-t1 = Who may do what in an assault
art-t1 = Ranging in
art-t2 = Guns firing
smk-t1 = Size of the smoke screen
air-t1 = Air support levels
air-t2 = Aircraft arriving

## Rulings: where the sheet is silent or unclear

amb-01 = No skill numbers are printed: the app fills in Conscript 5+, Trained 4+, Veteran 3+. One tap changes them; a house rule turns this off. They are not to-hit numbers.
amb-02 = Tracked vehicles, difficult ground: the sheet's inches and centimetres disagree. Ruling: { DIST(8) }.
amb-03 = Wagons in difficult ground, shooting distance of mounted cavalry that moved, command distance of Conscript tanks: inches misprinted. Ruling: { DIST(4) } in all three.
amb-04 = Light guns, motorcycles and some others have no movement row: enter their distance.
amb-05 = Starting step: the sheet names only freeing bogged vehicles. Ruling: everything due at the start of a turn, in any order.
amb-06 = Skill names: “Constrict” and “constrictor” are Conscript, “Regular” Trained, “Weteran” and “Wteran” Veteran.
amb-07 = Bombardment by 1 or 2 guns: hits must be re-rolled, as for single aircraft. 3–5: as rolled. 6 or more: misses may be re-rolled; rockets use a double-width template instead.
amb-08 = Friendly teams bar shooting only when no line avoids them: the sheet has dropped a “not”.
amb-09 = A number above 6, such as 7 against Veterans concealed, gone to ground and over { DIST(16) } away, cannot be rolled on one D6: even a 6 fails.
amb-10 = The +1 for moving with ROF 1 goes by the printed ROF, for pinned teams and mounted cavalry too; otherwise every mover would take it. Never in defensive fire.
amb-11 = Double the dice after cutting ROF to 1: a ROF 3 team that moved rolls 2 dice at a target that moved at the double.
amb-12 = The 5 hits that pin may come from any platoons, in one shooting phase or one assault's defensive fire. Hits count, not failed saves.
amb-13 = How a crew recovers is not on the sheet: clear the mark by hand, or use the optional motivation test, which a house rule can turn off.
amb-14 = A vehicle bailed out or bogged (either is enough) that suffers a “bailed out” result from any hit takes a motivation test: pass, bailed out; fail, destroyed.
amb-15 = A +1 for a bad condition is always added to the number needed, for artillery and aircraft as in shooting.
amb-16 = “Did not move or shoot”: in the team's own latest turn; before its first, it did neither. A charge or consolidation is a move.
amb-17 = Bending a path: a misprint makes “turn” read “shorten”; the other spelling slips change nothing.
amb-18 = Vehicles pass between own and friendly vehicles only where the model fits through; enemy ones may be driven through. Nobody may end overlapping.
amb-19 = Consolidation distance and “flying tank” are printed with a stray sign: read { DIST(4) } and the plain words.
amb-20 = Mounted cavalry charges { DIST(8) } and may start its assault from that distance, not only from { DIST(4) }.
amb-21 = In a pinned platoon only armoured tanks may charge: infantry, guns and unarmoured vehicles may not move closer to the enemy.
amb-22 = Defensive fire: pinned teams fire at ROF 1; every firing team must be within { DIST(16) } of the attackers; 5 hits pin the attacker.
amb-23 = Tanks too need the motivation test to assault tanks. For a counterattack against tanks the test of step 8 is the only one.
amb-24 = Close combat: you enter the Anti-tank value; the players pick the teams hit and settle ties in distance; other armoured vehicles save as armoured tanks do.
amb-25 = Assault: the winner is the side that cleared away the enemy or whose opponent broke off. In a breakthrough, the newly attacked platoon gives defensive fire; repeats are unlimited.
amb-26 = Platoon morale, below half: bogged vehicles count as able to fight; teams gone to the rear or over their own edge do not count. At exactly half, no test.
amb-27 = Company morale is tested if more platoons are destroyed than on the table, at the end of the phase in which one was lost and after each further loss.
amb-28 = Company morale: a platoon gone over its own edge counts neither way; over another edge, as destroyed.
amb-29 = Distances printed in inches only are converted by the usual scale. Bombardment range is measured from the barrel, direct fire never.
amb-30 = The spotter must see the aiming point, or the smoke trails of rockets.
amb-31 = Repeat bombardment: in a later turn at the same point, without the penalty for failed attempts; never a second bombardment in one turn.
amb-32 = Bombardment hits are pooled by platoon; the owner assigns them to teams under the template: 1 each before any second one, teams not dug in and lowest top armour first.
amb-33 = Any bombardment, repeats included, pins every platoon it hits, neighbouring ones too. House rule: repeat bombardments do not pin.
amb-34 = The +1 to armour saves beyond { DIST(16) } is for shooting only: not for bombardments, air attacks or close combat.
amb-35 = Smoke: 1 gun lays none. Nobody sees across the screen; teams in it see out and are seen; they and their targets are concealed. Find the wind once per bombardment.
amb-36 = Call aircraft in the starting step, attack in the shooting phase. Interception: 1 die per call, 6 cancels. AA neither light nor heavy: printed ROF. Players pick the aircraft hit.
amb-37 = Aircraft range in with artillery's base numbers, without the company command modifier; count the aircraft left after AA fire.
amb-38 = Eyes and ears: 1 reconnaissance team makes 1 enemy team, not that team's whole platoon, lose gone to ground for the reconnaissance player's turn; seeing it is not required.
amb-39 = Disengaging: printed ROF 1 never fires; after a pass, shooters in range fire the rest. Skill test in assaults, and in bombardments after the first failed attempt; none when forced.
amb-40 = “Cautious movement”: reconnaissance may move, not at the double, and stay gone to ground if it does not shoot or assault.
amb-41 = Tank riders: 1 save per hit, even if the tank is destroyed; if it is, their platoon is pinned.
amb-42 = Allocate hits in order: nearer teams, priority type, out of cover, operational vehicles, thinner armour. Highest Anti-tank: armoured vehicles first, one each; lower: others first. The owner decides between equals.
amb-43 = Turning within the field of fire is not movement; turning a hull or gun beyond its arc is movement.
amb-44 = Start of the shooting phase: appointing commanders, eyes and ears, smoke. Only smoke must come before other shooting.
amb-45 = Holes in walls are openings: infantry may use any opening.
amb-46 = A recovery vehicle failing its bogging test is bogged. Improvised towing: skill test instead, optional on easy ground; a fail does nothing. Broken-down or destroyed vehicles are only moved.
amb-47 = A jeep towing a gun: { DIST(6) } at most, even at the double; in difficult ground { DIST(4) }.
amb-48 = Digging in: not on the sheet; set the mark by hand. Dug-in teams have bulletproof cover against direct fire too.
amb-49 = Concealed: at least half hidden and partly in the terrain; right behind a linear obstacle counts as in it. Gone to ground includes concealed, so the two make +2.
amb-50 = The 2iC may replace another platoon's commander by leading while joined, or by appointing a new one.
amb-51 = Warrior: the sheet's “carried unit” means a transport vehicle with the trait.
amb-52 = Heavy machine-guns and man-packed guns save on 5+ like guns, but move, hide and cross ground like infantry.
amb-53 = Mixed skill or motivation: to hit, use each team's own value; for anything else you choose.
amb-54 = A towed gun whose vehicle is destroyed stays in place, unhitched.
amb-55 = A bunker buster's automatic hits allow normal saves and count towards the 5 hits that pin.
amb-56 = One bombardment a turn per battery, not per side.
amb-57 = Only the opening pages, on movement, could be compared with other copies. Apart from spelling and inch signs they agree; no figure differs.
amb-58 = The ban on coming into sight or closer after disengaging ends with the reconnaissance team's own next turn.
amb-59 = The spacing of the vee of aircraft behind the leader is up to you.
amb-60 = Very difficult ground is closed to vehicles that are not tracked and to guns that are not man-packed. Distances are those of difficult ground.
amb-61 = Cavalry counts as infantry wherever it is not named, with a 3+ save. Limbers, tachankas and wagons count as unarmoured vehicles.
amb-62 = Shooters right at the opening take away a building's cover and concealment. Infantry and man-packed guns that did not move stay concealed.
amb-63 = Unless bailed out, the company commander or higher command gives 1 re-roll per motivation test to the platoon joined and its vehicles. The second result stands; never for company morale.
amb-64 = Ranging in: the +1 for company command is for the company commander and the second-in-command alike. A spotting gun is not among the guns firing.
amb-65 = Guns that are neither on a turntable nor called artillery have the half-circle in front of them as their field of fire.
amb-66 = Platoon without a commander: no charge, counterattack or consolidation; it fights where it stands and may break off.
amb-67 = Assault, step 8, automatic pass: only close-combat hits on the testing side count. Steps 9 and 11: every hit pins, defensive fire too.
amb-68 = Against air attacks, as in a bombardment, gun shields give nothing, and a dug-in team that fails its save is destroyed only on a passed Firepower test.
amb-69 = Both bogged and bailed out: no test to get free until the crew recovers. A crew that recovers may test to free its vehicle in the same starting step.
amb-70 = Disengaging: reconnaissance has attacked if it shot, bombarded or assaulted in its latest turn. Defensive fire is not an attack.
amb-71 = Forced disengagement: test after any failed save (armour: total not above Anti-tank) against shooting, defensive fire or bombardment, even if Firepower then failed. Not after air attacks or close combat.
amb-72 = A platoon without operational teams may be assaulted: charge (at tanks: motivation test), one round of hits and saves, no defensive fire; the attacker wins. Nobody reacts; surviving vehicles stay.
amb-73 = Independent teams do not count as platoons for company morale: neither on the table nor destroyed.
amb-74 = While a vehicle carries teams, roll for each hit on it, even after it is destroyed: every “destroyed” is one result for its passengers. The vehicle is lost only once.
amb-75 = A platoon that loses its last team, transports aside, is destroyed without a test. Bailed-out vehicles count as teams left: with none able to fight, the platoon tests.
amb-76 = Smoke comes before all direct fire and all other bombardments of its side in that phase. Smoke may still be laid after an air attack.
amb-77 = Several platoons under one template: one bombardment, one number for all; it pins every platoon hit. A repeat does too, but needs a team of the first target still there.
amb-78 = A team right up against a tall obstacle may be shot at through it, if nothing else is in the way, and is concealed; teams farther back stay unseen.

## Glossary

glo-01 = team
    .also = base, stand, model
    .meaning = One base, or one vehicle or gun.
glo-02 = platoon
    .meaning = A group of teams that moves and shoots together.
glo-03 = company
    .meaning = All the platoons of one side.
glo-04 = battery
    .also = artillery platoon
    .meaning = An artillery platoon that fires one bombardment.
glo-05 = turn and phase
    .also = player turn, step
    .meaning = A player's turn and the parts it is divided into.
glo-06 = starting step
    .also = preliminary phase, start of turn
    .meaning = What is done at the start of a turn, before movement.
glo-07 = movement phase
    .also = Movement Step
    .meaning = The part of the turn in which platoons move.
glo-08 = shooting phase
    .also = Shooting Step
    .meaning = The part of the turn for shooting, bombardments and air attacks.
glo-09 = assault phase
    .also = Assault Step
    .meaning = The part of the turn for charges and close combat.
glo-10 = skill
    .also = training
    .meaning = How well trained a team is: Conscript, Trained or Veteran.
glo-11 = skill test
    .meaning = Roll a D6: the skill number or more passes.
glo-12 = Conscript
    .also = Constrict, constrictor
    .meaning = The lowest skill: its teams are hit on 2+. The sheet prints “Constrict”.
glo-13 = Trained
    .also = Regular
    .meaning = The middle skill: its teams are hit on 3+. The sheet says “Regular”.
glo-14 = Veteran
    .also = Vet, Weteran
    .meaning = The highest skill: its teams are hit on 4+.
glo-15 = motivation
    .meaning = The will to fight: Reluctant, Confident or Fearless.
glo-16 = motivation test
    .meaning = Roll a D6 against motivation: 5+, 4+ or 3+.
glo-17 = Reluctant
    .meaning = The lowest motivation: passes on 5+.
glo-18 = Confident
    .meaning = The middle motivation: passes on 4+.
glo-19 = Fearless
    .meaning = The highest motivation: passes on 3+.
glo-20 = re-roll
    .also = reroll, roll again
    .meaning = Roll the die again; the second result stands.
glo-21 = road
    .meaning = The ground on which most vehicles other than tracked ones go farthest.
glo-22 = cross-country
    .also = open ground, cross country
    .meaning = Ordinary open ground off the road.
glo-23 = difficult ground
    .also = Difficult Going, difficult terrain
    .meaning = Slow ground: vehicles and most guns must roll 2+ or bog down.
glo-24 = very difficult ground
    .also = Very Difficult Going, very difficult terrain
    .meaning = Buildings, wrecks and the like: the only vehicles that may try it are tracked ones, with a skill test.
glo-25 = at the double
    .also = double time, doubling
    .meaning = Twice the distance, in a straight line and without shooting.
glo-26 = tracked vehicle
    .also = fully tracked vehicle, tracks
    .meaning = A vehicle on tracks: { DIST(12) } on road or cross-country, { DIST(8) } in difficult ground.
glo-27 = half-track
    .also = halftrack, semi-tracked vehicle
    .meaning = Front wheels and rear tracks: { DIST(16) } on road, { DIST(12) } cross-country, { DIST(4) } in difficult ground.
glo-28 = jeep
    .meaning = A light car that moves like a half-track, but no farther than { DIST(6) } with a gun in tow.
glo-29 = wheeled vehicle
    .also = truck, lorry, car
    .meaning = A vehicle on wheels: { DIST(16) } on road, { DIST(8) } cross-country, { DIST(4) } in difficult ground.
glo-30 = horse limber, tachanka
    .also = limber, horse carriage
    .meaning = A horse-drawn carriage: { DIST(10) } on road, { DIST(8) } cross-country, { DIST(4) } in difficult ground.
glo-31 = wagon
    .also = cart, horse-drawn wagon
    .meaning = A slow horse-drawn vehicle: { DIST(6) } on road or cross-country, { DIST(4) } in difficult ground.
glo-32 = infantry
    .also = foot, infantry team
    .meaning = Soldiers on foot: { DIST(6) } on any ground, save 3+.
glo-33 = cavalry
    .also = horsemen, mounted
    .meaning = Soldiers on horseback: { DIST(10) } on any ground, ROF 1 while mounted.
glo-34 = man-packed gun
    .also = man-pack gun, manpacked gun, man-portable gun
    .meaning = A gun carried by its crew: it moves like infantry and saves like a gun.
glo-35 = light, medium and heavy gun
    .also = light gun, medium gun, heavy gun
    .meaning = Guns by size. Medium and heavy ones move { DIST(2) } on any ground; light ones have no printed figure.
glo-36 = immobile gun
    .also = stationary gun, static gun
    .meaning = A gun that cannot move itself and can only be towed.
glo-37 = armoured vehicle
    .also = AFV, armored vehicle
    .meaning = A vehicle that saves with its armour and is never pinned.
glo-38 = unarmoured vehicle
    .also = soft-skin, unarmored vehicle
    .meaning = A vehicle without armour: saves on 5+ and can be pinned.
glo-39 = tank
    .also = tank team
    .meaning = A fighting vehicle that may carry riders and, if armoured, may assault.
glo-40 = transport
    .also = transport vehicle, transport team
    .meaning = A vehicle that carries teams or tows guns.
glo-41 = transport platoon
    .meaning = A separate platoon of transports: up to 5 teams in each vehicle.
glo-42 = passengers
    .also = passenger, mounted infantry
    .meaning = Teams carried in or on a vehicle; they survive its loss on 5+.
glo-43 = tank riders
    .also = riders, desant
    .meaning = Up to 3 infantry or man-packed gun teams carried on a tank.
glo-44 = recovery vehicle
    .also = ARV, tow vehicle
    .meaning = A vehicle made to tow bogged, broken-down or destroyed ones.
glo-45 = bogged down
    .also = bogged, stuck
    .meaning = Stuck in bad ground: cannot move or fight until freed.
glo-46 = bogging test
    .also = bogging check, bog check
    .meaning = Roll a D6 in difficult ground: 2+ drives on, 1 bogs down.
glo-47 = bailed out
    .also = bail out, bailed
    .meaning = The crew is out of action for a time: no moving, no fighting.
glo-48 = pinned down
    .also = pinned, suppressed, suppression
    .meaning = Under too much fire: ROF 1, no bombardments, not at the double, not closer to the enemy.
glo-49 = rally
    .also = unpin, rallying
    .meaning = Stop being pinned, by a motivation test at the start of the turn.
glo-50 = destroyed
    .also = killed, knocked out
    .meaning = Out of the game.
glo-51 = wreck
    .meaning = A destroyed armoured vehicle left on the table: it conceals, and is very difficult ground.
glo-52 = command distance
    .also = command range, command radius
    .meaning = How near a team must be to its commander, or to the next team in command.
glo-53 = in command
    .meaning = Linked to the platoon commander, directly or through other teams of the platoon.
glo-54 = platoon commander
    .also = platoon command team, platoon leader, officer
    .meaning = The leader of a platoon; a platoon without one may not move.
glo-55 = company commander
    .also = Company Command team, CO, CinC, CiC
    .meaning = The leader of the company: independent, a Warrior, and able to give a platoon a re-roll.
glo-56 = second-in-command
    .also = 2iC, second in command
    .meaning = The company commander's deputy, who may stand in for another platoon's commander or appoint a new one.
glo-57 = higher command
    .meaning = Command above company level.
glo-58 = independent team
    .also = independent
    .meaning = A team that counts as its own platoon and may join others.
glo-59 = join
    .also = attach, joining
    .meaning = An independent team becomes part of a platoon until the end of the phase.
glo-60 = Warrior
    .also = Warrior team
    .meaning = A hero with an extra 4+ save when destroyed.
glo-61 = rate of fire
    .also = ROF, RoF
    .meaning = How many dice a team rolls when it shoots.
glo-62 = range
    .also = weapon range
    .meaning = How far a weapon reaches.
glo-63 = line of sight
    .also = LOS, LoS
    .meaning = A clear line from shooter to target.
glo-64 = field of fire
    .also = arc of fire, arc
    .meaning = The arc a weapon can fire into: all round or the front half-circle.
glo-65 = legal target
    .also = valid target
    .meaning = A target in range, in line of sight and in the field of fire.
glo-66 = concealed
    .also = concealment
    .meaning = Harder to hit: add 1 to the number needed.
glo-67 = gone to ground
    .also = GTG, go to ground
    .meaning = Concealed and lying low: add 1 more to the number needed, 2 in all.
glo-68 = bulletproof cover
    .also = hard cover, bullet-proof cover
    .meaning = Infantry or a gun in it that fails its save is destroyed only on a passed Firepower test.
glo-69 = dug in
    .also = foxholes, trenches, entrenched
    .meaning = In foxholes or trenches: a team that fails its save is destroyed only on a passed Firepower test.
glo-70 = gun shield
    .also = gunshield, shield
    .meaning = Bulletproof cover for a gun against direct fire from its front.
glo-71 = to hit
    .also = hit roll, number needed, roll to hit
    .meaning = The roll to hit with shooting, against the target's skill and modifiers.
glo-72 = allocate hits
    .also = assign hits, hit allocation
    .meaning = Decide which team takes which hit; the owner of the target does it.
glo-73 = priority target type
    .also = priority type, priority target
    .meaning = The kind of team the shooter names to take hits first.
glo-74 = save
    .also = saving throw, save roll
    .meaning = The roll that protects a team from a hit.
glo-75 = armour
    .also = armor, front armour, side armour, top armour
    .meaning = The number an armoured vehicle adds to its D6 to save: front, side or top.
glo-76 = Anti-tank
    .also = AT, AT rating, penetration, AP
    .meaning = The weapon's number that D6 + armour is compared with.
glo-77 = Firepower
    .also = FP, Firepower test
    .meaning = The shooter's second roll: on a pass the hit has its full effect.
glo-78 = bunker buster
    .also = bunkerbuster
    .meaning = A weapon whose hit on 1 team in a building hits all teams in it.
glo-79 = assault
    .also = charge, close combat, charge into contact
    .meaning = Charging into contact and fighting at close quarters.
glo-80 = defensive fire
    .also = overwatch, reaction fire
    .meaning = Fire by the defenders at the charging attackers.
glo-81 = counterattack
    .also = counter-attack
    .meaning = The opponent's answer in an assault: charge back, without defensive fire.
glo-82 = break off
    .also = breaking off, withdraw, fall back
    .meaning = Leave the assault: all teams withdraw { DIST(4) }.
glo-83 = break in
    .also = breaking in
    .meaning = Move into the places of destroyed enemies, in a building or over a wall.
glo-84 = consolidate
    .also = consolidation
    .meaning = The winner's move of up to { DIST(4) } after an assault.
glo-85 = breakthrough
    .also = break through, breakthrough assault
    .meaning = The winner's move meets another platoon, and the fight goes on.
glo-86 = platoon morale
    .also = platoon morale check
    .meaning = A motivation test for a platoon below half, after a phase in which it had a loss or bail-out.
glo-87 = company morale
    .also = company morale check
    .meaning = A motivation test for a company with more platoons destroyed than on the table; failing loses the battle.
glo-88 = artillery bombardment
    .also = bombardment, barrage, indirect fire
    .meaning = Artillery fire with a template; it pins every platoon it hits.
glo-89 = mortar
    .meaning = Artillery that only bombards and never fires directly.
glo-90 = rocket launcher
    .also = rockets, Katyusha, Nebelwerfer
    .meaning = Artillery without a penalty for late ranging in, but its smoke trails give it away.
glo-91 = range in
    .also = ranging in, range-in
    .meaning = Get the guns on target before a bombardment: up to 3 attempts.
glo-92 = observer
    .also = artillery observer, forward observer, FO
    .meaning = An independent team that spots for a battery.
glo-93 = staff
    .also = staff team
    .meaning = A team that lets a battery fire repeat bombardments, and its observer spot for other platoons.
glo-94 = repeat bombardment
    .also = repeat volley, repeat
    .meaning = A bombardment at the same point as before, without ranging in again.
glo-95 = artillery template
    .also = template
    .meaning = The card that shows which teams a bombardment may hit.
glo-96 = counter-battery
    .also = counter-battery fire, counterbattery
    .meaning = Bombarding rocket launchers by the smoke trails they left.
glo-97 = smoke bombardment
    .also = smoke, smoke screen
    .meaning = A bombardment that lays a screen: it conceals and blocks sight.
glo-98 = air support
    .also = aircraft, air strike, planes
    .meaning = Aircraft called to attack a target on the table.
glo-99 = Priority, Limited, Sporadic
    .also = air support level, priority air support, limited air support, sporadic air support
    .meaning = The levels of air support: 7, 5 or 3 dice in the pool.
glo-100 = interception
    .also = intercept
    .meaning = The opponent's die to stop your aircraft: success on 6.
glo-101 = anti-aircraft fire
    .also = AA, AA fire, flak
    .meaning = Fire at attacking aircraft.
glo-102 = flying tank
    .meaning = A tough aircraft: passed Firepower tests against it are re-rolled.
glo-103 = reconnaissance
    .also = recon, recce, scouts
    .meaning = Teams that can make an enemy lose gone to ground, and that can disengage.
glo-104 = eyes and ears
    .meaning = Reconnaissance makes an enemy team lose gone to ground.
glo-105 = disengage
    .also = disengagement
    .meaning = Reconnaissance slips away from fire or from an assault.
glo-106 = reorganise
    .also = reorganising, reorganize
    .meaning = The limits on reconnaissance after it has disengaged.
glo-107 = cautious movement
    .also = cautious move
    .meaning = Reconnaissance or an observer moves and still stays gone to ground.
glo-108 = reserve
    .also = reserves
    .meaning = Platoons not yet on the table.
glo-109 = Deployment Area
    .also = deployment zone
    .meaning = Your own part of the table; leaving over its edge is not a loss.
glo-110 = heavy machine-gun
    .also = HMG, heavy machine gun
    .meaning = A machine-gun team that saves on 5+, like a gun.
glo-111 = flame-thrower
    .also = flamethrower, flame tank
    .meaning = A weapon that throws fire; tanks with one carry no riders.
glo-112 = building
    .also = house
    .meaning = Very difficult ground that conceals and gives bulletproof cover.
glo-113 = opening
    .also = door, window, hole in a wall
    .meaning = A place through which to enter a building or shoot out of it.
glo-114 = mount, dismount
    .also = load, unload, embark, disembark, get in, get out
    .meaning = Get into a vehicle or out of it, onto a tank or off it, or down from a horse.
glo-115 = tow
    .also = hitch, unhitch, towing
    .meaning = Pull a gun or a vehicle behind a vehicle.
glo-116 = send to the rear
    .also = sent to the rear
    .meaning = An empty transport leaves the table for good and is not a loss.
glo-117 = leaving the table
    .also = leave the table, table edge, exit
    .meaning = Going off over a table edge: no loss over your own, a loss over another.
glo-118 = isolated group
    .meaning = Teams out of command distance of the rest, which may be shot at as a platoon of their own.
glo-119 = splitting fire
    .also = split fire
    .meaning = One platoon shoots at several target platoons.
glo-120 = area terrain
    .also = woods, wood, forest
    .meaning = Woods and the like: sight inside is only { DIST(6) }.
glo-121 = gun
    .also = gun team, artillery piece
    .meaning = A gun with its crew: saves on 5+.
glo-122 = spotting team
    .also = spotter
    .meaning = The team that ranges in for a battery; it neither moves nor shoots.
glo-123 = smoke trails
    .also = smoke trail
    .meaning = Traces of a rocket bombardment that let enemy batteries fire back.
glo-124 = air support dice pool
    .also = air dice pool, air dice, dice pool
    .meaning = The dice to call aircraft: 7, 5 or 3 at first, 1 fewer after each call and each attempt to intercept.
glo-125 = skill level
    .meaning = One of Conscript, Trained and Veteran.
glo-126 = appoint a commander
    .also = new commander, replace commander
    .meaning = Name a team to replace a lost platoon commander.
