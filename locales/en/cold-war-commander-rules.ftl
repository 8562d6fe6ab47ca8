### Cold War Commander: the reference a player searches and reads.
### The card has centimetres only, so distances are written as they stand there.

## Sections

section-seq = Sequence of play
section-sta = Units and their statistics
section-cmd = Command
section-bon = Command bonuses: double 1
section-blu = Blunders: double 6
section-art = Artillery support
section-air = Air support
section-aaf = Anti-air fire
section-dir = Direct fire
section-gun = Guns in direct fire
section-hit = Number to hit
section-fir = Fire, step by step
section-sup = Suppression
section-fbk = Falling back
section-rou = Rout
section-asl = Assault
section-end = End phase
section-brk = Breakpoint
section-crd = Credits

## Rules: sequence of play

seq-01 = The 4 phases, always in this order: scheduled fire, initiative, command, end.
seq-02 = Scheduled fire phase: carry out the artillery fire and the air strikes planned beforehand. The card does not say how plans are made. Ruling: both are carried out like called fire; they deviate only if you agreed on it, and AA units may fire at the aircraft.
seq-03 = Initiative phase: units with an enemy inside initiative range may act, engineering work is done, and recce units make contact with command units. The range, and what the contact gives, are in the rulebook, not on the card.
seq-04 = Command phase: orders to formations, fire requests by the FAO and the FAC (ruling: the card names no phase for requests). Remember which units acted in the initiative phase: they are harder to order.
seq-05 = End phase: markers come off, units recover, victory is checked; see “End phase”.
seq-06 = The active player is the one whose turn it is. Some steps of the end phase affect only that player's units.

## Rules: units and their figures

sta-01 = Take from the unit's own stat line: Attack (dice), Range (cm), Hits (how many destroy it), Save (a D6 number, if it has one), Move (cm) and, for command units, the command value. None of these is on the card.
sta-02 = An attack value may carry a sign: * cannot hurt armoured targets, # cannot hurt unarmoured targets. Some weapons have S1 or S2, which allows fire on the move.
sta-03 = Attack and range are written together: 4/100H means 4 attack dice at up to 100 cm. The card does not explain the H, so it has no effect (ruling).
sta-04 = Kinds of unit that the rules refer to: infantry, infantry support unit, engineers, recce, command (CO, HQ, FAO, FAC), sniper; AFV, fully armoured or open; IFV, with or without infantry; vehicle flamethrower, unarmoured transport; artillery (towed, self-propelled, rocket, naval; on or off the table; limbered or unlimbered); AA or SAM, aircraft, helicopter. Also dug in, in fortifications, and a special ability to fall back freely.

## Rules: command

cmd-01 = Roll 2D6 for an order; it is given if the total is at or below the command value after modifiers. Double 1 is a command bonus, double 6 a blunder. The card prints only the modifiers and the doubles; the rest is a ruling.
cmd-02 = Command test: −1 if the formation used opportunity fire, evaded an ATGW or acted in the initiative phase. Ruling: 1 such unit is enough, and all the reasons together cost only −1.
cmd-03 = Command test: −1 for each earlier order to the same formation this turn: 2nd −1, 3rd −2 (cumulative by ruling).
cmd-04 = Command test: −1 per full 20 cm between commander and units ordered: 0–19 cm none, 20–39 cm −1, 40–59 cm −2. Ruling: full steps only.
cmd-05 = Command test: no distance modifier for an order to move along a road, nor for recce units.
cmd-06 = Command test: −1 for an order to move in difficult terrain or in smoke; once only, even if both apply.
cmd-07 = Command test: −1 for an order to assault enemy units.

## Rules: command bonuses

bon-01 = Bonus on a command test by CO or HQ: every unit of the activated group may take 2 actions.
bon-02 = Bonus on an artillery request by the FAO: no deviation; the fire lands where it was aimed.
bon-03 = Bonus on an air request by the FAC: no deviation; the strike lands where it was aimed.

## Rules: blunders

blu-01 = Double 6 by CO or HQ: roll a D6 on the command blunder table.
blu-02 = Double 6 by the FAO: D6 on the artillery blunder table. Double 6 by the FAC: D6 on the air blunder table.
blu-03 = Cease fire! (command 1–2): roll a D6 for the attack value against the command unit itself, hit on 4+; then roll for its suppression. If it is suppressed, its command value is 1 lower in its next turn.
blu-04 = Crawl away! (command 3–4): units of the formation ordered (ruling) that are in open terrain and not suppressed go half their Move, directly away from the nearest enemy they see. They may go round obstacles and impassable terrain as long as no visible enemy gets nearer. With no way round, impassable terrain, enemy-held ground or a suppressed unit eliminates the mover; a friendly unsuppressed unit stops it, and both become suppressed.
blu-05 = Crossfire! (command 5–6): the total of 2D6 is the number of attacks on each of the 3 friendly units nearest the commander, at the usual number to hit. A unit activated earlier this turn skips the suppression roll; one suppressed beforehand takes a rout test instead. Rulings: friendly units, the full number on each, the usual number to hit, “earlier this turn”.
blu-06 = Incoming! (artillery 1–2): roll a D6 for the attack value against the FAO, hit on 4+.
blu-07 = Counter-battery fire! (artillery 3–4): roll one D6 for all; it gives the attack value against each artillery unit ordered to fire. Towed artillery is hit on 4+, self-propelled on 5+, naval on 6.
blu-08 = You are firing on your own! (artillery 5–6): all the fire ordered is aimed at the friendly unit nearest the original target. Roll deviation; choose concentration or barrage as usual.
blu-09 = Strafed! (air 1–2): roll a D6 for the attack value against the FAC, hit on 4+.
blu-10 = Enemy fighters! (air 3–4): roll one D6 for all; it gives the attack value against each air unit ordered to attack, hit on 4+.
blu-11 = Take cover! (air 5–6): every air unit called strikes at the friendly unit nearest the original target. Roll deviation.

## Rules: artillery support

art-01 = Artillery request: +1 if only self-propelled artillery is called.
art-02 = Artillery request: −1 for each fire request after this FAO's first: the 2nd −1, the 3rd −2.
art-03 = Artillery request: −1 for each rocket or naval artillery unit after the first. Ruling: the first is free.
art-04 = Artillery request: −1 for every 3 further artillery units: 1–5 units none, 6–8 −1, 9–11 −2. Ruling: the first 3 are free and only full threes count. Count rocket and naval artillery separately.
art-05 = Artillery request: −1 for a smoke screen or for special ammunition. A fire request is normal, smoke or special, so −1 at most.
art-06 = Deviation: 1 D6 per 20 cm or part of it from FAO to target (1–20 cm 1 die, 21–40 cm 2, 41–60 cm 3); −1 die if the FAO is higher than the target, +1 die for rockets. A direction die shows which way. Ruling: the sum is the deviation in cm.
art-07 = Naval artillery does not get the extra deviation die of rockets.
art-08 = Beaten zone: 20 cm for artillery, 30 cm for rocket and naval artillery (diameters, by ruling).
art-09 = Attack dice against each unit in the zone: concentration adds up the attack values of all firing units, barrage takes their average. Ruling: round to the nearest whole number, halves up.
art-10 = Roll for every unit in the zone separately, friend or foe, each time with all the dice. AFVs are harder to hit: see “Number to hit”.
art-11 = Artillery request, double 1: no deviation at all. Double 6: roll on the artillery blunder table.

## Rules: air support

air-01 = Air request: −1 for each test this FAC has already made this turn: the 1st none, the 2nd −1, the 3rd −2. Ruling: the 1st is free.
air-02 = Air request: −1 for each aircraft or helicopter called after the first.
air-03 = Air request: −1 if a called unit uses special ammunition; once.
air-04 = Deviation: 1 D6 per full 20 cm from FAC to target (under 20 cm no die, 20–39 cm 1, 40–59 cm 2); −1 die if the FAC is higher than the target. A direction die shows which way. Ruling: full steps only; the sum is the deviation in cm.
air-05 = Beaten zone: 20 cm in diameter, for aircraft and helicopters alike.
air-06 = An air strike rolls to hit separately for every unit in its zone.
air-07 = An air strike has twice the number of attacks if it attacks only 1 chosen target.
air-08 = Air request, double 1: no deviation. Double 6: roll on the air blunder table.

## Rules: anti-air fire

aaf-01 = Roll for all AA and SAM units that have the aircraft within range and in line of sight. Ruling: as many dice as their attack values add up to.
aaf-02 = Anti-air fire hits on 5+.
aaf-03 = The air unit is shot down when its hits reach its own Hits.
aaf-04 = Roll a die for each hit the air unit took: any 5+ and its mission is aborted.
aaf-05 = An air unit hit but not aborted: −1 to its attack value for each hit taken.
aaf-06 = Order of a strike: fire request, deviation, anti-air fire, zone, effects.

## Rules: direct fire

dir-01 = Direct-fire modifiers change the attack value of each firing unit, and so its number of dice. Units firing together at 1 target put their dice into one pool.
dir-02 = +1 to the attack value if the target is within half range; exactly half counts.
dir-03 = +1 to the attack value if the shot strikes flank or rear; never +2 for both.
dir-04 = +1 to the attack value for an AFV firing at an unarmoured target no more than 20 cm away; exactly 20 cm counts.
dir-05 = A minus for fire on the move; only units with S1 or S2 may fire on the move at all. The card prints “−?”: copy the figure from the rulebook into the house rules.
dir-06 = −1 to the attack value for a helicopter's pop-up attack from behind terrain.
dir-07 = Direct-fire modifiers add up, but never below 0 dice (ruling). They do not apply to artillery zones or air strikes; only the pop-up −1 always goes with the helicopter.

## Rules: guns in direct fire

gun-01 = Artillery firing over open sights uses the attack and range of its class: light gun 3, medium gun 4, heavy gun 5, all at 100 cm. Then the direct-fire modifiers apply; half range is 50 cm.

## Rules: number to hit

hit-01 = 4+ if the target is in open terrain; 5+ if it is a recce unit.
hit-02 = 5+ if the target is in light or partial cover; recce 6.
hit-03 = 6 if the target is in hard or full cover; recce 6 too.
hit-04 = Recce counts cover one level better: none as light, light as hard. Hard stays hard.
hit-05 = 6 against a fully armoured AFV under indirect fire.
hit-06 = 5+ against an open AFV under indirect fire.
hit-07 = 6 against command units and snipers.
hit-08 = 4+ when a vehicle flamethrower or a sniper fires.
hit-09 = An attack with * never hits armoured targets.
hit-10 = An attack with # never hits unarmoured targets.
hit-11 = 6 for suppressive fire.
hit-12 = A number printed in a blunder's line, such as 4+ against the FAO, replaces all others (ruling).

## Rules: fire, step by step

fir-01 = Step 1: find the attack value of every unit that attacks the target.
fir-02 = Step 2: apply the modifiers to each attack value. The result is the number of dice.
fir-03 = Step 3: each die at or above the number to hit is 1 hit.
fir-04 = Step 4, only if the target has a Save: its owner rolls a die per hit; each one at the Save or above cancels 1 hit.
fir-05 = Step 5: add the hits left to the hit markers already on the target. If the total reaches its Hits, the target is eliminated; if not, mark the new hits on it.
fir-06 = Step 6: if the target survives, roll 1 die for each hit of this attack that was not saved.
fir-07 = Step 7: the target is suppressed if any of the dice for its unsaved hits is at or above the number that was needed to hit it.
fir-08 = Step 8, only if the target was suppressed before this attack: the sum of the dice for its unsaved hits, in cm, is how far it falls back, directly away from the nearest enemy that took part (ruling: the card says nearest enemy in one place, nearest attacker in another).

## Rules: suppression

sup-01 = Roll 1 die per unsaved hit of this attack to see whether the unit is suppressed.
sup-02 = 1 die at or above the number that was needed to hit is enough to suppress. Chance with n hits: 1 − (1/2)ⁿ at 4+, 1 − (2/3)ⁿ at 5+, 1 − (5/6)ⁿ at 6.
sup-03 = A suppressed unit has −1 in assault and falls back instead of being suppressed again. Crawl away! does not move it, but a unit that Crawl away! forces through it is eliminated; if a unit routs through it, both are eliminated. In Crossfire! it takes a rout test. The card names no other effects.
sup-04 = A suppressed unit recovers in the end phase: see “End phase”.

## Rules: falling back

fbk-01 = Only a unit suppressed before this attack falls back; one that this attack suppresses does not.
fbk-02 = How far: 1 die per unsaved hit of this attack, their sum in cm, away from the nearest attacking unit.
fbk-03 = A unit that a single round of fire forces back more than 10 cm is eliminated; exactly 10 cm is safe. Recce and units with a suitable special ability are exempt.
fbk-04 = Dug-in units and unlimbered artillery forced back 10 cm or less stay where they are; more than 10 cm in one go eliminates them.
fbk-05 = A unit falling back is eliminated on entering enemy-held ground, impassable terrain or a minefield, or on leaving the table; recce too. A dummy minefield is harmless.
fbk-06 = Infantry and unarmoured transports are eliminated if forced into a wire entanglement (ruling on a misprint).
fbk-07 = Friends in the way of a unit falling back: it stops on touching them, and they become suppressed.

## Rules: rout

rou-01 = A routing unit is eliminated by enemy-held ground, impassable terrain, a minefield or the table edge.
rou-02 = Rout through suppressed friends: both units are eliminated.
rou-03 = Unlimbered guns, dug-in AFVs and units in fortifications are eliminated if forced to rout.
rou-04 = Only Crossfire! calls for a rout test, and the card prints no dice for it. Ruling: roll the distance as for falling back; the rout list applies to whatever the unit runs into.

## Rules: assault

asl-01 = Each side rolls as many dice as its assault value, plus or minus the modifiers. Ruling: the usual number to hit for the enemy faced; the card gives none.
asl-02 = AFVs may assault only enemies in clear terrain, unless they carry friendly infantry or engineers. A carried infantry support unit does not lift this restriction. Ruling: clear means without any cover.
asl-03 = IFVs carrying their own infantry may assault in any terrain they can drive into.
asl-04 = Infantry that does not dismount until in contact takes all the enemy's hits in that fight; its carrier takes none.
asl-05 = +1 to the assault value for each supporting unit: any friendly unit with an attack value, within 10 cm and with LOS. Not command units, recce or snipers.
asl-06 = Units may assault across an obstacle if they start their move touching it.
asl-07 = Equal hits in an assault: another round.
asl-08 = More hits in an assault, but fewer than twice as many: the loser falls back, the winner consolidates.
asl-09 = At least twice as many hits in an assault: the loser is eliminated, the winner consolidates. So a win against 0 hits always eliminates the loser.
asl-10 = Ordering an assault makes the command test harder: see “Command”.

## Rules: end phase

end-01 = Take the hit markers off the active player's surviving units.
end-02 = Take the smoke markers off.
end-03 = The active player's units suppressed in the previous turn recover. Ruling: those suppressed before this turn began; one suppressed in its own turn recovers at the end of its next turn.
end-04 = Check the victory conditions. The card has none.

## Rules: breakpoint

brk-01 = Every eliminated unit counts towards the breakpoint, except: recce, command units, snipers, aircraft, helicopters, unarmoured transports and off-table artillery.
brk-02 = These count towards the breakpoint: artillery on the table, armoured transports and IFVs, AFVs, infantry, infantry support units, engineers, AA units.
brk-03 = The breakpoint and its effect are in the rulebook. You enter the number; the app tells you when it is reached.

## Rules: credits

crd-01 = Cold War Commander: idea and design by Peter Jones. Polish reference card: translated by Adam Kasprzak, proof-read by Konrad Sosiński and Radosław Kabaciński; made for Wargamer with the author's knowledge and consent.
crd-02 = The card is free for Wargamer's customers and protected by copyright; it may not be copied, sold or used commercially without Wargamer's consent. The app has only mechanics and figures, in its own words; to play you need the rulebook.

## Tables

sta-t1 = What a type means
cmd-t1 = Command modifiers
cmd-t2 = Chance to pass a test
blu-t1 = Command blunder
blu-t2 = Artillery blunder
blu-t3 = Air blunder
art-t1 = Artillery request modifiers
art-t2 = Deviation and zone
art-t3 = Deviation dice by distance
air-t1 = Air request modifiers
dir-t1 = Direct-fire modifiers
gun-t1 = Guns in direct fire
hit-t1 = Number to hit by cover
hit-t2 = Special numbers to hit
fbk-t1 = Chance to fall back more than 10 cm
asl-t1 = Assault values
asl-t2 = Assault modifiers
asl-t3 = Result of an assault round

## Heads and cells of tables

table-type = Type
table-assault-value = Assault value
table-as-target = As a target
table-counts-for-breakpoint = Counts towards breakpoint
table-may-support = May support an assault
table-flamethrower = Vehicle flamethrower
table-engineers = Engineers
table-ifv-loaded = IFV with infantry
table-infantry = Infantry, not support
table-afv-ifv-empty = AFV; IFV without infantry
table-infantry-support = Infantry support unit
table-recce = Recce
table-command = Command (CO, HQ, FAO, FAC)
table-sniper = Sniper
table-unarmoured-transport = Unarmoured transport
table-armoured-transport = Armoured transport, not an IFV
table-artillery-on-table = Artillery on the table
table-aa-sam = AA or SAM
table-artillery-off-table = Artillery off the table
table-air-units = Aircraft, helicopters
table-afv-numbers-if-afv = AFV numbers under indirect fire, if an AFV
table-afv-numbers = Indirect fire: 6 fully armoured, 5+ open
table-cover-better = Cover one level better
table-anti-air-only = Anti-air fire only
table-own-type-else-2 = By its own type, else 2
table-own-type-afv-3 = By its own type (AFV 3), else 2
table-yes = Yes
table-no = No
table-if-attack = Yes, with an attack value
table-condition = Condition
table-modifier = Modifier
table-counts = Counts
table-once = Once
table-each = Each
table-each-after-first = Each after the first
table-reacted = Used opportunity fire, evaded an ATGW or acted in the initiative phase
table-earlier-order = Earlier order this turn to the same formation
table-per-20-cm = 20 cm from commander to unit; not for road moves or recce
table-difficult-or-smoke = Move in difficult terrain or smoke
table-assault-order = Assault on enemy units
table-modified-value = Value after modifiers
table-passed = Passed
table-of-which-bonus = Bonus among them
table-plain-failure = Plain failure
table-blunder = Blunder
table-at-most-1 = ≤ 1
table-12-or-more = 12+
table-only-self-propelled = Only self-propelled artillery is called
table-further-request = Further request by the same FAO
table-further-rocket-naval = Further rocket or naval unit ordered
table-further-three = Further 3 artillery units ordered
table-each-full-three = Each full 3 after the first 3
table-smoke-or-special = Smoke screen or special ammunition
table-weapon = Weapon
table-dice-per-20-cm = Dice per 20 cm or part of it
table-fao-higher = FAO above target
table-rocket-attack = Rockets
table-zone = Zone
table-artillery = Artillery, towed or self-propelled
table-rocket-artillery = Rocket artillery
table-naval-artillery = Naval artillery
table-fao-target-cm = FAO to target, cm
table-dice = Dice
table-to-20 = >0–20
table-to-40 = >20–40
table-to-60 = >40–60
table-to-80 = >60–80
table-to-100 = >80–100
table-to-120 = >100–120
table-air-test-made = Air request test already made by this FAC
table-further-aircraft = Further aircraft or helicopter
table-special-ammunition = A called unit uses special ammunition
table-half-range = Target within half range
table-flank-rear = Shot at flank or rear
table-afv-close = AFV fires at an unarmoured target, 20 cm or less
table-on-the-move = Fire on the move (S1 or S2 only)
table-pop-up = Helicopter pop-up attack
table-minus-unknown = −?
table-class = Class
table-calibre = Calibre
table-attack = Attack
table-range = Range
table-on-the-card = On the card
table-light = Light
table-medium = Medium
table-heavy = Heavy
table-to-85-mm = Up to 85 mm, 25-pounder
table-100-to-122-mm = 100–122 mm
table-over-122-mm = Over 122 mm
table-3-100-h = 3/100H
table-4-100-h = 4/100H
table-5-100-h = 5/100H
table-cover = Cover
table-ordinary-unit = Ordinary unit
table-recce-unit = Recce unit
table-open = Open
table-light-partial = Light or partial
table-hard-full = Hard or full
table-situation = Situation
table-number = Number
table-flamethrower-fires = A vehicle flamethrower fires
table-sniper-fires = A sniper fires
table-command-target = Target is a command unit
table-sniper-target = Target is a sniper
table-indirect-afv = Indirect fire at a fully armoured AFV
table-indirect-open-afv = Indirect fire at an open AFV
table-suppressive = Suppressive fire at anything
table-star-armoured = * attack at an armoured target
table-hash-unarmoured = # attack at an unarmoured target
table-aa-fire = AA or SAM fire at aircraft
table-hits-dice = Hits (dice)
table-chance-over-10-cm = Chance
table-unit = Unit
table-value-dice = Dice
table-others = All others
table-charging = Charging into the assault
table-supporting-unit = Supporting unit within 10 cm with LOS
table-against-open-afv = Infantry or engineers against open AFVs
table-suppressed = Suppressed
table-enemy-flank-rear = Enemy on the unit's flank or rear
table-each-cumulative = Each, cumulative
table-hits-compared = Hits a and b
table-result = Result
table-equal-hits = a = b, 0–0 too
table-more-hits = a > b, a < 2b
table-double-hits = a > b, a ≥ 2b (1–0 too)
table-another-round = Another round
table-b-falls-back = b falls back; a consolidates
table-b-eliminated = b eliminated; a consolidates
table-d6 = D6
table-name = Name
table-attack-dice = Attack dice
table-on-whom = On whom
table-hit-on = Hit on
table-then = Then
table-1d6 = D6
table-2d6 = 2D6
table-the-command-unit = The command unit
table-unsuppressed-in-open = Formation's unsuppressed units in the open
table-three-nearest = 3 friendly units nearest the commander
table-by-cover = As usual
table-then-suppression = Suppression roll; if suppressed, command value −1 in the unit's next turn
table-then-crawl = They go half their Move, directly away from the nearest visible enemy
table-then-crossfire = Already activated: no suppression roll. Already suppressed: rout test
table-the-fao = The FAO
table-each-artillery = Each artillery unit ordered to fire
table-nearest-friend = Friendly unit nearest the original target
table-towed-4 = Towed 4+, self-propelled 5+, naval 6
table-normal-artillery = Normal artillery attack
table-usual-artillery = As usual; roll deviation, choose concentration or barrage
table-the-fac = The FAC
table-each-air = Each air unit ordered to attack
table-normal-air = Normal air attack
table-usual-air = As usual; roll deviation

## Rulings: where the card is silent or unclear

amb-01 = Command test or request: roll 2D6; the modified value or less passes. You enter the value. Double 1 always passes, double 6 always fails.
amb-02 = Steps of 20 cm: artillery counts part steps as whole (as printed); command distance and air deviation count full steps only. House rules make those two count part steps too.
amb-03 = Modifiers: a line that says “each” counts per item, any other line once, however many reasons apply; 1 marked unit in the formation is enough. House rule: count each reason.
amb-04 = Planned fire and planned air strikes work like called ones; AA may fire at the aircraft in range and LOS. Deviation is optional.
amb-05 = Not on the card: initiative range, engineering, recce contact, LOS, movement, weather, army lists and points. You get reminders, not numbers.
amb-06 = “A further order −1” grows: 2nd −1, 3rd −2, like the further requests of FAO and FAC.
amb-07 = Road moves and recce cancel only the distance modifier, since the exception is printed on its line. Measure to the farthest unit ordered.
amb-08 = Artillery request, “each further rocket and naval unit −1”: the first is free, as with “further” orders. House rule: the first costs −1 as well.
amb-09 = Artillery request, “each further 3 units −1”: 3 are free, then full threes count, −1 at 6, −2 at 9. Count rocket and naval separately. House rule: 4–6 units −1.
amb-10 = Deviation is the sum of the dice in cm; 0 dice, no deviation. Direction: random, or by your own direction die. Artillery's ±1 means one die more or less.
amb-11 = Beaten zones: 20 and 30 cm are diameters, so the radius is 10 or 15 cm.
amb-12 = Barrage: average the attack values without direct-fire modifiers and round to the nearest whole number, halves up; each request has 1 zone for each kind of artillery in it.
amb-13 = “−1 for each air request test”: tests already made, as for artillery. House rule: the first costs −1 too.
amb-14 = Fire on the move: the minus is missing (“−?”). Enter S1 and S2 as house rules; until then it is left out. Units with neither cannot fire on the move.
amb-15 = Dice and attack values never fall below 0; they have no upper limit.
amb-16 = Direct-fire modifiers do not apply to artillery zones or air strikes, except the pop-up −1. Against AFVs, air strikes use the cover numbers (house rule: the artillery AFV numbers).
amb-17 = FAO and FAC are command units: hit on 6, not counted towards the breakpoint, and giving no support. Blunders against them print 4+.
amb-18 = To-hit order: blunder's number; suppressive (6); flamethrower or sniper firing (4+); command/sniper target (6); cover with recce shift, or the AFV's indirect number if harder. House rule: command before flamethrower.
amb-19 = Falling back or routing: away from the nearest enemy on the table that took part in the attack; if none, from the nearest enemy; failing that, the owner chooses.
amb-20 = The misprinted terrain that eliminates infantry and unarmoured transports is read as wire entanglement: booby traps would not spare other units.
amb-21 = Rout: rolled like falling back, with its own list; whatever the list leaves open works as in falling back. House rule: the rout list for all falling back.
amb-22 = Suppression: only the effects listed on the card.
amb-23 = Crawl away!: the units of the formation whose order blundered. House rule: all units of that side.
amb-24 = Assault value of recce, command units and snipers: the line that fits most exactly (recce infantry 4, recce AFV 3), otherwise 2.
amb-25 = Assault: the usual numbers to hit; hits are compared before Saves and leave no markers. House rules: Saves first; keep the markers.
amb-26 = “Twice as many hits”: at least twice, so any win against 0 hits eliminates the loser. House rule: such a loser falls back.
amb-27 = Assault: the +1 for charging counts in the first round only. House rule: every round.
amb-28 = Assault, enemy on flank or rear, “cumulative”: the exposed side has −1 for each such enemy. House rule: at most −1 for the flank and −1 for the rear.
amb-29 = Crossfire!: one roll of 2D6, its full total against each of the 3 friends nearest the commander. “Activated” means this turn. House rule: split the total.
amb-30 = End phase: the active player's units recover if suppressed before this turn began; only that player's hit markers come off. House rules widen both.
amb-31 = Breakpoint: you enter it; the app counts losses and tells you when it is reached or passed. No other effect.
amb-32 = The H in 3/100H, 4/100H and 5/100H is shown and has no effect.
amb-33 = Guns of 86–99 mm: light, as the 25-pounder is itself a little over 85 mm. You may pick another class.
amb-34 = Lost assault: fall back 1 die per hit taken in the deciding round; the 10 cm limit: dug-in or unlimbered units only. Loser still in contact: assault over, winner consolidates.
amb-35 = Firing on your own!: the guns' owner rolls deviation and picks concentration or barrage; smoke stays smoke. Measure from the FAO (Take cover!: FAC). Counter-battery: towed rockets 4+, self-propelled 5+.
amb-36 = Enemy fighters!: effects as for anti-air fire, hits on 4+. The request has failed, so survivors do not attack this turn. Losses do not count towards the breakpoint.
amb-37 = AA dice: the attack values of all AA and SAM units in range and LOS, added. An air unit saves only if its stat line has a Save.
amb-38 = A unit on the edge of a beaten zone is inside if its centre is; you may overrule.
amb-39 = Several aircraft strike together: add their attack values, then roll.
amb-40 = The 8 steps of fire hold for direct, indirect, air and blunder attacks alike; an assault has its own results.
amb-41 = Marks for opportunity fire, evading and initiative count in the owner's next command phase, then lapse.
amb-42 = FAO and FAC requests come in the command phase, beside the orders. What a plain failure ends is in the rulebook; the app ends nothing.
amb-43 = Air strike: take AA hits off each attack, add the attacks up; against a single target, double the sum. Name that target after deviation, in the zone; attack no other.
amb-44 = Assault: APCs fight with 3 and may assault only enemies in clear terrain, like AFVs; house rule: as IFVs. IFVs with engineers fight with 6; with support units only, 3.
amb-45 = Assault: infantry dismounting in contact takes the hits and the result; the vehicle is not affected.
amb-46 = “Clear” terrain for AFV assaults is open: an enemy without light, partial, hard or full cover.
amb-47 = As printed: a suppressed friend in the way eliminates only the mover in Crawl away!, both in a rout. Half a Move is not rounded; no enemy seen, no move.
amb-48 = Weapons that need different numbers to hit: a separate attack for each number, one after another.
amb-49 = Misprints in the suppression line: “ends” means dice, “the result needed” means that result or above, and 2 spellings of suppressed are one word.
amb-50 = Cease fire!, Incoming! and Strafed! run through all 8 steps of fire. A command unit already suppressed gets Cease fire!'s −1 too, in its own next turn.
amb-51 = Only in the rulebook: how tests are passed, stat lines, formations, initiative, movement, terrain, opportunity fire, evading, smoke, planned fire, S1/S2, engineering, mines, special abilities, rout test, breakpoint, victory, scenarios.
amb-52 = Attacks with * or # in a mixed zone: for each target, those that cannot hurt it are left out of both the sum and the average.
amb-53 = Helicopters take the pop-up −1 into air strikes; other direct-fire modifiers only when firing directly at 1 visible target. Whether that needs a request: see the rulebook.
amb-54 = Off-table artillery that Counter-battery fire! would make fall back counts as unlimbered, since it cannot move.
amb-55 = Artillery that is an AFV fights an assault with 3, under the terrain limit for AFVs, whatever gun it carries; other artillery with 2.
amb-56 = Falling back: a unit held in place meets no friends. Up to 10 cm it suppresses none; beyond that it is eliminated. A dug-in friend run into is suppressed.
amb-57 = Dice in fire: the attacker rolls to hit, for suppression and for falling back, the owner rolls Saves. In a blunder the opponent attacks; the blunderer rolls the D6.
amb-58 = No command test or request in the first two phases. A planned mission may still be carried out until the first test, then is lost; the app strikes nothing off.
amb-59 = Guns, rockets, naval guns called together: one test, then a shoot per kind at the same point, each with its own deviation, zone (20 or 30 cm), sum or average.

## Glossary

glo-01 = scheduled fire phase
    .also = planned fire
    .meaning = Planned artillery and air strikes are worked out.
glo-02 = initiative phase
    .meaning = Actions near the enemy, engineering work, recce contact.
glo-03 = command phase
    .meaning = Orders, artillery and air requests.
glo-04 = end phase
    .meaning = Markers off, recovery, victory check.
glo-05 = initiative range
    .meaning = How close an enemy must be for a unit to act on initiative; the figure is in the rulebook.
glo-06 = engineering work
    .meaning = Work in the initiative phase; the rulebook says what it achieves.
glo-07 = command value
    .also = CV
    .meaning = The number that 2D6 must not exceed.
glo-08 = command test
    .also = command roll
    .meaning = 2D6 to give an order.
glo-09 = command bonus
    .also = double 1
    .meaning = Double 1 on a test.
glo-10 = blunder
    .also = double 6
    .meaning = Double 6 on a test.
glo-11 = order
    .meaning = One command to a formation.
glo-12 = formation
    .meaning = Units that one commander orders together.
glo-13 = activated group
    .meaning = The units that were given the order.
glo-14 = action
    .meaning = One move, one shot and so on.
glo-15 = opportunity fire
    .also = reaction fire
    .meaning = Fire in the enemy's turn; the rulebook says when it is allowed.
glo-16 = ATGW
    .also = anti-tank guided weapon, ATGM, missile
    .meaning = Anti-tank guided weapon: a missile that can be evaded.
glo-17 = evade
    .also = evaded, evading, dodge
    .meaning = Dodge an ATGW.
glo-18 = CO
    .also = commanding officer
    .meaning = Commanding officer: a command unit that gives orders.
glo-19 = HQ
    .also = headquarters
    .meaning = Headquarters: a command unit that gives orders.
glo-20 = command unit
    .also = commander
    .meaning = CO and HQ; FAO and FAC too, by ruling.
glo-21 = FAO
    .also = forward artillery observer, observer
    .meaning = Forward artillery observer: calls in artillery.
glo-22 = FAC
    .also = forward air controller
    .meaning = Forward air controller: calls in aircraft.
glo-23 = recce
    .also = recce unit, reconnaissance, scouts
    .meaning = Scouts: harder to hit, ordered without a distance modifier.
glo-24 = sniper
    .meaning = Hits on 4+; is hit on 6.
glo-25 = artillery support
    .meaning = Fire called by the FAO.
glo-26 = air support
    .also = air strike
    .meaning = Strikes called by the FAC.
glo-27 = fire request
    .also = artillery request, air request, call
    .meaning = One call by the FAO or FAC.
glo-28 = self-propelled artillery
    .also = SP artillery, self-propelled gun
    .meaning = +1 to the request if only this is called.
glo-29 = towed artillery
    .also = towed gun
    .meaning = Hit on 4+ by Counter-battery fire!
glo-30 = rocket artillery
    .also = rockets, MLRS
    .meaning = +1 deviation die, zone of 30 cm.
glo-31 = naval artillery
    .also = naval gunfire
    .meaning = Zone of 30 cm.
glo-32 = smoke screen
    .also = smoke
    .meaning = −1 to the request; removed in the end phase.
glo-33 = special ammunition
    .meaning = −1 to the request.
glo-34 = deviation
    .also = drift, scatter
    .meaning = How far fire or a strike misses its point.
glo-35 = direction die
    .also = scatter die
    .meaning = A die that shows which way fire or a strike deviates.
glo-36 = beaten zone
    .also = zone, attack zone, template
    .meaning = The area hit by artillery or aircraft.
glo-37 = concentration
    .meaning = Attack values added up.
glo-38 = barrage
    .meaning = Attack values averaged.
glo-39 = anti-air fire
    .also = AA fire, flak, anti-aircraft fire
    .meaning = Fire by AA and SAM units at aircraft.
glo-40 = AA and SAM units
    .also = AA, SAM, anti-aircraft units
    .meaning = Units that may fire at aircraft.
glo-41 = mission aborted
    .also = abort, aborted
    .meaning = An air unit that was hit leaves without attacking.
glo-42 = shot down
    .meaning = An air unit is shot down once its hits equal its Hits value.
glo-43 = aircraft
    .also = plane, aeroplane
    .meaning = A fixed-wing air unit.
glo-44 = helicopter
    .also = chopper
    .meaning = A rotary-wing air unit.
glo-45 = pop-up attack
    .also = popup
    .meaning = A helicopter rises from behind terrain: −1 to its attack value.
glo-46 = attack value
    .also = attack
    .meaning = How many dice a unit attacks with, before modifiers.
glo-47 = range
    .meaning = How far a weapon reaches, in cm.
glo-48 = half range
    .meaning = +1 attack at up to half the range.
glo-49 = flank or rear
    .also = side, flank, rear
    .meaning = +1 attack for a shot into it; in assault, a unit has −1 for each enemy there.
glo-50 = AFV
    .also = armoured fighting vehicle, armored fighting vehicle, tank
    .meaning = Armoured fighting vehicle: a tank or the like.
glo-51 = open AFV
    .also = open-topped
    .meaning = Hit on 5+ by indirect fire.
glo-52 = fully armoured AFV
    .also = closed AFV, fully armored AFV
    .meaning = Hit on 6 by indirect fire.
glo-53 = IFV
    .also = infantry fighting vehicle
    .meaning = Infantry fighting vehicle: 6 in assault with its infantry aboard.
glo-54 = armoured target
    .also = armored target, hard target
    .meaning = Attacks marked * cannot hit it.
glo-55 = unarmoured target
    .also = unarmored target, soft target
    .meaning = Attacks marked # cannot hit it.
glo-56 = unarmoured transport
    .also = soft transport, truck, unarmored transport
    .meaning = A truck or other soft vehicle; its loss does not count towards the breakpoint.
glo-57 = S1 / S2
    .also = stabilised, stabilizer
    .meaning = Lets a weapon fire on the move.
glo-58 = fire on the move
    .also = moving fire
    .meaning = Only with S1 or S2, at a minus the card does not print.
glo-59 = direct fire
    .meaning = Fire at a target in view.
glo-60 = indirect fire
    .also = bombardment
    .meaning = Artillery fire on a zone.
glo-61 = suppressive fire
    .also = covering fire
    .meaning = Hits on 6 only.
glo-62 = number to hit
    .also = to hit, number needed
    .meaning = 4+, 5+ or 6.
glo-63 = light or partial cover
    .also = light cover, partial cover, soft cover
    .meaning = Hit on 5+.
glo-64 = hard or full cover
    .also = hard cover, full cover
    .meaning = Hit on 6.
glo-65 = open terrain
    .also = in the open
    .meaning = Hit on 4+.
glo-66 = clear terrain
    .meaning = Where an enemy stands without cover, so that AFVs may assault it.
glo-67 = difficult terrain
    .also = difficult ground
    .meaning = −1 to an order to move in it.
glo-68 = Hits
    .meaning = How many hits destroy the unit.
glo-69 = hit marker
    .also = marker
    .meaning = A hit that has not destroyed its unit yet.
glo-70 = Save
    .also = saving throw
    .meaning = A die per hit; this number or more cancels the hit.
glo-71 = suppressed
    .also = suppression, pinned
    .meaning = Pinned by fire; falls back if hit again.
glo-72 = fall back
    .also = falling back, falls back, retreat
    .meaning = A forced move: the sum of the dice in cm.
glo-73 = rout
    .also = flight, flee
    .meaning = Forced flight; a list of its own says what eliminates the unit.
glo-74 = eliminated
    .also = destroyed, killed
    .meaning = Out of the game.
glo-75 = dug in
    .also = dug-in, entrenched
    .meaning = Stays put when it should fall back 10 cm or less.
glo-76 = fortifications
    .also = bunker
    .meaning = Units inside are eliminated if forced to rout.
glo-77 = unlimbered
    .also = deployed gun
    .meaning = A gun set up to fire.
glo-78 = impassable terrain
    .also = impassable
    .meaning = Eliminates units forced into it.
glo-79 = minefield
    .also = mines
    .meaning = Eliminates units forced into it.
glo-80 = dummy minefield
    .also = fake minefield
    .meaning = Harmless to a unit falling back.
glo-81 = wire entanglement
    .also = barbed wire
    .meaning = Eliminates infantry and unarmoured transports forced into it.
glo-82 = assault
    .also = close combat
    .meaning = Fighting at close quarters.
glo-83 = charge
    .also = charging
    .meaning = +1 in the first round of an assault.
glo-84 = supporting unit
    .also = support
    .meaning = +1 in assault each, within 10 cm and with LOS.
glo-85 = consolidate
    .also = consolidation
    .meaning = The winner's move after an assault; the rulebook says how far.
glo-86 = LOS
    .also = line of sight
    .meaning = Line of sight: needed for support and anti-air fire.
glo-87 = obstacle
    .meaning = A unit that starts its move touching it may assault across it.
glo-88 = infantry
    .also = foot
    .meaning = 4 in assault.
glo-89 = infantry support unit
    .also = support weapon
    .meaning = 2 in assault; carried, it does not let an AFV assault enemies in cover.
glo-90 = engineers
    .also = sappers, pioneers
    .meaning = 8 in assault.
glo-91 = vehicle flamethrower
    .also = flame tank, flame-thrower
    .meaning = 12 in assault, hits on 4+.
glo-92 = breakpoint
    .also = break point, morale
    .meaning = The losses at which a side breaks.
glo-93 = off-table artillery
    .meaning = Artillery placed off the table; its loss does not count towards the breakpoint.
glo-94 = active player
    .meaning = The player whose turn it is.
glo-95 = victory conditions
    .also = victory
    .meaning = Checked in the end phase.
glo-96 = Cease fire!
    .meaning = Command blunder 1–2.
glo-97 = Crawl away!
    .meaning = Command blunder 3–4.
glo-98 = Crossfire!
    .meaning = Command blunder 5–6.
glo-99 = Incoming!
    .meaning = Artillery blunder 1–2.
glo-100 = Counter-battery fire!
    .also = counterbattery
    .meaning = Artillery blunder 3–4.
glo-101 = You are firing on your own!
    .also = friendly fire
    .meaning = Artillery blunder 5–6.
glo-102 = Strafed!
    .also = strafing
    .meaning = Air blunder 1–2.
glo-103 = Enemy fighters!
    .also = interception
    .meaning = Air blunder 3–4.
glo-104 = Take cover!
    .meaning = Air blunder 5–6.
glo-105 = light gun
    .meaning = Up to 85 mm and the 25-pounder: 3/100H.
glo-106 = medium gun
    .meaning = 100–122 mm: 4/100H.
glo-107 = heavy gun
    .meaning = Over 122 mm: 5/100H.
glo-108 = another round
    .also = next round
    .meaning = Fought after a tie in an assault.
glo-109 = special ability
    .also = special rule
    .meaning = Some let a unit fall back more than 10 cm.
