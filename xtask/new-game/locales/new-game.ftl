### New game: the words of its calculators, checklist and unit tracker.

## What the app says of the game before it is opened

game-name = New game
game-summary = Say in one line what is supported, and that it is unofficial.

## House rules

group-house-rules = Where the sheet is unclear
house-no-cover-when-close = Cover does not help at close range

## Words of the game

cover = Cover
cover-none = None
cover-light = Light
cover-heavy = Heavy
shaken = Shaken

## Shooting

shooting = Shooting
shooting-summary = How many shots hit?
group-shooter = Who shoots
group-target = The target
shooting-shots = Shots
shooting-distance = Distance
shooting-by-distance = By distance
to-hit = To hit
roll-to-hit = Roll to hit
part-hits = Hits
# After the chance: "88 % at least one hit".
want-hit = at least one hit
word-no-shot = No shot
refused-shaken = A shaken unit does not shoot.
refused-too-far = The target is farther away than { DIST(24) }.

## The turn

phase-moving = Moving
phase-shooting = Shooting
step-move = Move your units, up to { DIST(6) } each.
step-shoot = Shoot with each unit that is not shaken.

## Units

group-unit = The unit
then-shaken = It does not shoot until its side's next turn has ended.
