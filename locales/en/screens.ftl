### All screens but home: what belongs to no wargame.

## Places

close = Close
share = Share
told-shared = Link shared.
told-copied = Link copied.
told-share-failed = The browser would not share the link.

## New battle

new-battle = New battle
battle-name = Name of the battle
side-name-first = First side
side-name-second = Second side
battle-points = Points
battle-starts = Who starts
battle-begin = Start the battle

## Turn

round-number = Round { $turn }
turn-number = Turn { $turn }
turn-opponent-step = Opponent
turn-both-step = Both
turn-next-phase = Next: { $phase }
turn-end = End the turn
turn-other-ends = End the battle
mission = Mission
mission-none = None
mission-map = Map
mission-more = More on this mission
mission-place = Place Objective { $number } · { $side }
mission-place-free = Place Objective { $number }
mission-tap = Tap the map where it stands.
mission-stands = It may stand there.
mission-unplace = Objective { $number }: clear its place
mission-attacks = { $side } attacks
mission-begins = Goes first: { $side }
turn-steps-folded = { $count ->
    [one] { $count } step not expected now
   *[other] { $count } steps not expected now
}
turn-steps-left = { $left ->
    [0] All steps done
    [one] { $left } step left
   *[other] { $left } steps left
}
turn-no-battle = No battle is open: this is the turn as the sheet has it.
turn-now-due = Due now
turn-dice-lie = Dice not on the table yet
turn-dice-forget = Forget the dice of “{ $calculator }”
turn-log = Log and report
turn-battle = This battle
acted-in-phase = Units that acted in this phase

## Clock

clock-limit = Time limit for the battle
clock-limit-minutes = Limit in minutes
clock-each = Chess clock: a time for each player
clock-each-minutes = Minutes for each player
clock-each-hint = When the other player rolls or looks something up, pass them the clock: it is still the same player's turn. Ending the turn passes the clock by itself.
clock-marks = Warn when this much is left
clock-mark = { $minutes } min
clock-corrections = Corrections: minutes given back
clock-given = minutes given back: { $what }
clock-battle = The battle
clock-left = left
clock-elapsed = { $time } played
clock-start = Start
clock-go-on = Go on
clock-pause = Pause
clock-neutral = Neutral
clock-runs = running
clock-pass = Pass the clock
clock-up = Time is up
clock-faces = A face for each player
clock-set-back = The phone's clock was set back. The time that had passed by then is not counted; put it right with a correction.
clock-told-left = { $minutes ->
    [one] Less than { $minutes } minute left.
   *[other] Less than { $minutes } minutes left.
}
clock-told-left-of = { $minutes ->
    [one] { $side }: less than { $minutes } minute left.
   *[other] { $side }: less than { $minutes } minutes left.
}
clock-told-up = Time is up.
clock-told-up-of = { $side }: time is up.

## Calculators

calculate = Calculate
calculate-others = The others
calculator-reset = Start over
as-last-time = As last time
reading-odds = Odds
reading-roll = Roll
reading-own-dice = My dice
odds-title = Exact odds
odds-mean = on average { $mean }
odds-at-least = { $count } or more
odds-none = none
at-least = at least
odds-exactly = exactly
hold = Compare
release = Stop comparing
held = Compared with
held-same = the same answers: change one to see the difference
swap = Swap
roll-again = Again
roll-title = The roll
roll-nothing = Nothing is rolled: it is certain.
roll-no-entropy = The browser gives no random numbers; use your own dice.
own-dice-title = My dice
own-dice-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
own-dice-roll-sum = Roll { $dice } dice and add them
own-dice-spin = Spin the spinner
own-dice-how-many = How many show { $what }?
own-dice-how-many-read = How many: { $what }?
own-dice-which = What did it show?
own-dice-choose = You decide: no dice.
own-dice-total = What is the total?
own-dice-pair = What did they show?
own-dice-unlike = Two different faces, added up
own-dice-doubles = A double
own-dice-direction = Which way, clockwise from the top?
own-dice-reroll-failures = Failures are rolled once more.
own-dice-reroll-successes = Successes are rolled once more.
own-dice-back = Take back
own-dice-again = From the start
own-dice-enter = Enter
impossible = Impossible
result-title = Result
not-allowed = Not allowed
# Above modifiers that look likely and do not apply.
kept-out = Does not count here
next-steps = Next
situation-of = About { $unit }
less-of = Less: { $what }
more-of = More: { $what }
rule-of = The rule: { $what }

## Dice

dice = Dice
dice-what = What is rolled
dice-count = How many
dice-need = Success on
dice-need-none = No target
dice-throw = Roll
dice-throw-failures = Roll failures again
dice-throw-chosen = Roll chosen again
dice-choose = Tap dice to choose them
dice-history = Rolled so far
dice-history-none = Nothing is rolled yet.
dice-clear = Clear the history
dice-expected = Successes: expected { $expected }, rolled { $rolled }.
dice-interval = 95 of 100 such series give { $low } to { $high }.
dice-too-few = Too few rolls to say anything about luck.
dice-source = Drawn at your tap from the browser's own randomness, every face equally likely.
dice-sum = Sum { $sum }

## Units

units = Units
unit-add = Add a unit
unit-name = Name
unit-default-name = Unit { $number }
unit-remove = Remove
unit-duplicate = Another like this
unit-another = Another unit
unit-added = Added: { $name }
unit-none = No units yet. Add those on the table, and tests that fall due will show up by themselves.
unit-acted = Acted this phase
unit-consequences = What follows
unit-openings = Work out
unit-openings-later = At other times
cards = Unit cards
card-keep = Keep its card
card-kept = Card kept: { $name }
card-add = Add { $name }
card-remove = Remove the card { $name }
cards-full = There are 100 cards already: remove one first.

## A card

card-over = Turn over: { $face }
card-plan = { $title }: { $outer } outside, { $inner } inside
card-left-of = { $left } of { $of }
card-doubted = uncertain
card-doubts = Figures with a “?” are readings of a damaged print; your own card overrides them.

## Armies

armies = Armies
armies-none = No armies yet. An army is a list of units with their cards: kept apart from battles, and picked again.
armies-full = There are 50 armies already: remove one first.
army-new = New army
army-default-name = Army { $number }
army-name = Name of the army
army-copy = Copy the army
army-copy-name = { $army } (copy)
army-remove = Remove the army
army-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
army-sum = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
army-sum-of = { $points } of { $limit } points
army-left = { $points } left
army-over = { $points } too many
army-none = No units yet: add them below.
catalogue = Catalogue
army-add = Add a unit
army-add-this = Add
army-full = An army has 200 units at most.
army-unit-copy = Copy { $name }
army-unit-remove = Remove { $name }
army-agreed = What was agreed
army-points = Points agreed (0: none)
army-bring = Put into the battle
army-brought = { $army } now fights for { $side }.
army-keep = Keep as an army
army-print = Cards to print
army-of = Army of { $side }
army-of-none = None
army-of-last = Those of “{ $battle }”, fresh
cards-how = Cut the cards out. A card with two faces is folded along the dotted line.
cards-print = Print
card-words = Words on the card

## Rules

rules = Rules
rules-search = Search the rules
rules-search-hint = Search in three languages
rules-found = { $count ->
    [0] Nothing found
    [one] { $count } found
   *[other] { $count } found
}
rules-rulings = Unclear spots, and how they are read
rules-glossary = Words of the game
rules-term = Word
rules-table = Table
rules-open = Open in the rules

## Missions

missions = Missions
missions-pick = Pick one at random
missions-pick-no-rule = The sheet does not say how a mission is chosen; agree on one, or let chance decide.
mission-orders-attacker = Attacker's orders
mission-orders-defender = Defender's orders
mission-check = Where may an Objective stand?
mission-check-how = Tap the map, or set a point here.
mission-from-left = From the left edge { $seat ->
    [attacker] (attacker's edge at the top)
   *[first] (first player's edge at the top)
}
mission-from-near = From { $seat ->
    [defender] the defender's edge
   *[second] the second player's edge
}
mission-may-stand = Allowed:
mission-may-not-stand = Not allowed:
mission-table = Your table
mission-long = Long edge
mission-short = Short edge
mission-depth = Depth of the zones, as agreed
mission-quarter = Attacker's quarter (attacker's edge at the top)
mission-left = Left
mission-right = Right
mission-ends = How it ends
mission-named = Special rules
mission-named-why = The sheet names these and does not have them; look them up in your book.
mission-named-page = Page { $page }, not on this sheet
mission-note = Your note on { $rule }
mission-play = Play this mission

## Maps

map-centre-line = Centre line
map-of = Map: { $mission }
map-zoom-in = Larger
map-zoom-out = Smaller
map-turn = Turn round
map-in-words = The map in words
map-seat = { $seat ->
    [attacker] Attacker
    [defender] Defender
    [first] First player
   *[second] Second player
}
map-seat-named = { $seat } ({ $name })
map-apart = at most { DIST($most) } apart
map-at-least-apart = at least { DIST($least) } apart
map-placed-by = Objective { $number }, placed by { $who }
map-taken-by = Taken by: { $who }
map-nobody = nobody yet
map-place-unknown = Where it stands is not noted.
map-line = { $line ->
    [attacker] the attacker's edge
    [defender] the defender's edge
    [first] the first player's edge
    [second] the second player's edge
    [left] the left edge
    [right] the right edge
    [centre] the centre line
   *[middle] the line between left and right
}
map-from = { DIST($by) } from { $line ->
    [attacker] the attacker's edge
    [defender] the defender's edge
    [first] the first player's edge
    [second] the second player's edge
    [left] the left edge
   *[right] the right edge
}
map-from-agreed = { DIST($by) } (as agreed) from { $line ->
    [attacker] the attacker's edge
    [defender] the defender's edge
    [first] the first player's edge
    [second] the second player's edge
    [left] the left edge
   *[right] the right edge
}
map-from-centre = { DIST($by) } from the centre line, { $half }
map-from-middle-left = { DIST($by) } left of the line between left and right
map-from-middle-right = { DIST($by) } right of the line between left and right
map-table-long = The table is { DIST($width) } wide and { DIST($height) } deep; the players sit at its long edges.
map-table-short = The table is { DIST($width) } wide and { DIST($height) } deep; the players sit at its short edges.
map-orientation = The { $far ->
    [attacker] attacker's
   *[first] first player's
} edge is at the top, the { $near ->
    [defender] defender's
   *[second] second player's
} at the bottom.
map-centre-runs = The centre line runs halfway between these two edges.
map-zone = { $label }: bottom { $bottom }; top { $top }; left { $left }; right { $right }.
map-zone-whole = { $label }: bottom { $bottom }; top { $top }; over the whole width.
map-feature = { $label }: in the middle of the table, as large as your piece of terrain.
map-one-objective = Objective { $number }
map-objectives = Objectives { $first } to { $last }
map-objectives-agreed = As many Objectives as agreed
map-places = { $seat ->
    [attacker] placed by the attacker
    [defender] placed by the defender
    [first] placed by the first player
    [second] placed by the second player
   *[both] placed by the players in turn
}
map-half = { $seat ->
    [attacker] on the attacker's half
    [defender] on the defender's half
    [first] on the first player's half
   *[second] on the second player's half
}
map-placing = { $numbers }: { $who } { $half }.
map-placing-anywhere = { $numbers }: { $who }.
map-together = These stand at most { DIST($most) } from each other.
map-stand-apart = They stand at least { DIST($least) } from each other.
map-along-edge = { $label }: anywhere along { $edge }.
map-arrives-corner = { $label }: at the corner of { $one } and { $other }, along both.
map-arrives-unsaid = { $who }, { $label }: the sheet does not say where they come on.
map-fault-off = { DIST($by) } off the table.
map-fault-too-far = { DIST($by) } too far from the same player's other Objective: at most { DIST($limit) }.
map-fault-too-close = { DIST($by) } too near to another Objective: at least { DIST($limit) }.
map-fault-quarter = In the wrong quarter, { DIST($by) } beyond the line.
map-fault-half = On the wrong half, { DIST($by) } beyond the centre line.
map-fault-too-near = { DIST($by) } too near to { $line ->
    [attacker] the attacker's edge
    [defender] the defender's edge
    [first] the first player's edge
    [second] the second player's edge
    [left] the left edge
    [right] the right edge
    [centre] the centre line
   *[middle] the line between left and right
}: at least { DIST($limit) }.
map-warning-line = On this table “{ $label }” is no more than a line: an Objective may stand exactly on it.
map-warning-gone = This table leaves no room for “{ $label }”.
map-distance-centre = Centre line { DIST($centre) }.
map-distances = Left edge { DIST($left) }, right { DIST($right) }; { $near-seat ->
    [defender] defender's edge
   *[second] second player's edge
} { DIST($near) }, { $far-seat ->
    [attacker] attacker's
   *[first] first player's
} { DIST($far) }.

## Settings

settings-language = Language
settings-theme = Colours
theme-system = As the phone
theme-light = Light
theme-dark = Dark
theme-sunlight = Sunlight
settings-unit = Distances
unit-inches = Inches
unit-centimetres = Centimetres
settings-dice = Dice shown first
dice-app = The app rolls
dice-own = My own dice
settings-haptics = Buzz on a tap
settings-awake = Keep the screen on in a battle
awake-held = The screen is being kept on.
awake-refused = This browser does not let a page keep the screen on.
kept-promised = The browser has promised to keep what is saved here.
kept-not-promised = This browser may throw away what is saved here when the phone runs short of space. With Adjutant on the home screen it usually keeps it.
settings-house-rules = House rules
settings-reset = Reset all settings

## About

about-version = Version { $version }
about-sources = Sources
about-sources-text = The rules follow short published summary sheets, told in our own words; figures, tables and the games' terms carry over. Where a sheet is unclear, the app says how it reads it.
about-privacy = Nothing leaves this device: no account, no tracking, no other server.
about-offline = After the first visit everything works without a network.
about-dice = Dice come from the browser's own source of randomness, through ChaCha, one draw at your tap, every face equally likely.
about-odds = Odds are exact: every branch is counted, nothing is simulated.
about-licence = Licences
about-licence-text = Adjutant is free software under MIT or Apache-2.0. It stands on Leptos, wasm-bindgen, serde, rand and their kin, each under MIT or Apache-2.0.

## Units in a calculator

cast-known = Known from the units: { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
cast-settle = Put it on the table
cast-settled = It is on the table.
cast-to-turn = Back to the turn
cast-once-more = The same units again

## Files and other phones

keep = Files and other phones
keep-about = What you play is kept on this device alone. Here it goes into a file or straight to another phone, with no server between, and back again.
keep-everything = Save everything as a file
keep-everything-about = One file with all battles and their logs, armies and settings: a good thing to have before the phone is lost.
keep-tools = Tools without a battle
keep-army = Army
keep-none = Nothing yet: no battle and no army.
keep-in = Open
keep-open-file = Choose a file
keep-paste = Or paste a link, or the text of a file
keep-look = See what is in it
keep-gone = This is not here any more.
keep-as-file = As a file
keep-save-battle = Save with its log
keep-save-battle-about = The whole battle: on the other phone it can be undone to its beginning.
keep-save-army = Save the army
keep-save-army-about = To keep, or to send to somebody.
keep-share-file = Share the file
keep-to-phone = To another phone
keep-as-it-stands = The battle as it stands: turn, units, points, clock. The log stays here; the file takes it along.
keep-army-link = The army with all its units.
keep-share-link = Share as a link
keep-too-long = This is too much for codes. Save it as a file.
keep-code = Code { $number } of { $count }
keep-type = Or type this address there:
keep-one-code = Point the other phone's camera at the code and open the link.
keep-codes = { $count ->
    [one] { $count } code: point the other phone's camera at it and open the link.
   *[other] { $count } codes: point the other phone's camera at each and open its link, in any order.
}
keep-code-before = Back
keep-code-next = Next
keep-squares = If the camera can't read it: squares
keep-coarse = Large
keep-usual = Medium
keep-fine = Small
keep-scan = Scan codes with the camera
keep-scan-how = Hold the other phone's code in front of the camera.
keep-scan-stop = Stop the camera
keep-scan-refused = There is no camera, or the browser won't let the app use it.
keep-from-phone = From another phone
keep-pieces = { $come } of { $count } codes are here.
keep-pieces-missing = Still to be read: { $numbers }.
keep-pieces-forget = Forget these codes
keep-what-battle = A battle with its log
keep-what-table = A battle as it stands
keep-what-army = An army
keep-what-everything = Everything from a phone
keep-packed = Packed { $when }
keep-edited = Something in it was changed after it was packed. That part is left out.
keep-newer-part = Part of it was made by a newer version. Update the app and open it again.
keep-unknown-game = Part of it is for a wargame that this version does not have.
keep-damaged-parts = { $count ->
    [one] { $count } part of it cannot be read. The rest can be taken.
   *[other] { $count } parts of it cannot be read. The rest can be taken.
}
keep-units = Units: { $first } – { $second }
keep-no-log = Without its log
keep-damaged = Damaged: this is what is left of it
keep-met-new = Not on this phone
keep-met-same = The same as on this phone
keep-met-further = Your battle here, played on
keep-met-behind = Your battle here is further on
keep-met-apart = Your battle here went another way
keep-met-named = Another army of this name is here
keep-met-other = Not as on this phone
keep-leave = Leave
keep-add = Take
keep-both = Keep both
keep-go-on = Go on here
keep-replace = Use these
keep-settings = Language, colours, house rules
keep-kit = Unit cards and notes
keep-kit-new = Not on this phone: { $count }
keep-take = Take what is chosen
keep-not-now = Not now
keep-nothing-chosen = Choose first what to take.
keep-inside-empty = There is nothing in it to take.
keep-is-here = It is on this phone now.
keep-full = There is no room for it on this phone. Nothing was changed.
keep-moved-on = Your battle has gone on meanwhile. Open it again to compare.
keep-too-many-armies = So many armies are too many. Leave some out.
keep-unreadable = What this phone keeps cannot be read. Nothing was changed.
keep-fault-empty = There is nothing in it.
keep-fault-too-large = This is far too large to be ours.
keep-fault-foreign = This is no file and no link of Adjutant.
keep-fault-cut = Its end is missing. Send or save it once more.
keep-fault-changed = It was changed on the way or by hand, so nothing of it was taken. Send it once more.
keep-fault-newer = A newer version of Adjutant made this. It is put aside: update the app and open it again.
keep-shared-gone = Nothing has arrived from the other app. Share it once more.
