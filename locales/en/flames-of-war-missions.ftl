### Flames of War: the mission chapter, its words and its rules.

## Words

mission-none = No mission
free-for-all = Free-for-All
encounter = Encounter
dust-up = Dust-Up
no-retreat = No Retreat
hold-the-line = Hold the Line
attacker = Attacker
defender = Defender
quarter-left = Left
quarter-right = Right
taken-nobody = Nobody
ending-not-yet = Still fought
ending-attacker-objective = Attacker: Objective
ending-defender-objective = Defender: Objective
ending-half-clear = Defender's half clear
ending-attacker-broken = Attacker broken
ending-defender-broken = Defender broken
ending-time = Time ran out
ending-attacker-concedes = Attacker concedes
ending-defender-concedes = Defender concedes
