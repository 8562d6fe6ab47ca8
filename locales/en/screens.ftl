### All screens but home: what belongs to no wargame.

## Places

close = Close
share = Share
told-shared = Link shared.
told-copied = Link copied.
told-share-failed = The browser would not share the link.
report-mistake = Report a mistake
report-mistake-app = The app says: { $number }
report-mistake-sheet = The sheet says:
report-mistake-copied = Copied. Paste it into your report.

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
mission-stands = Allowed there.
mission-unplace = Remove Objective { $number }
mission-attacks = Attacker: { $side }
mission-begins = Goes first: { $side }
turn-steps-folded = { $count ->
    [one] { $count } step that does not apply now
   *[other] { $count } steps that do not apply now
}
turn-steps-left = { $left ->
    [0] All steps done
    [one] { $left } step left
   *[other] { $left } steps left
}
turn-no-battle = No battle is open: this is just the turn sequence.
turn-now-due = Due now
turn-due-as-phase-ends = As this phase ends
turn-possible-now = Possible now
turn-held = { $unit }: { $test } is due first
turn-pass-over = Skip
turn-discard = Discard
turn-roll-due = Roll
turn-told-late = Record it anyway
turn-another = Another…
turn-acted = acted
turn-moves = How each unit moved
turn-ordered = Ordered, with actions left
turn-add-units = Add both forces so that the app knows which units may act
turn-add-units-link = Units
turn-dice-lie = Results not applied yet
turn-dice-forget = Discard the roll: { $calculator }
turn-log = Log and report
turn-battle = This battle
acted-in-phase = Units that acted in this phase

## Clock

clock-limit = Time limit for the battle
clock-limit-minutes = Limit in minutes
clock-each = Chess clock: separate time for each player
clock-each-minutes = Minutes for each player
clock-each-hint = When the other player rolls or looks something up, pass them the clock; the turn does not change. Ending the turn passes the clock automatically.
clock-marks = Warn when this much is left
clock-mark = { $minutes } min
clock-corrections = Corrections: minutes given back
clock-given = minutes given back: { $what }
clock-battle = The battle
clock-left = left
clock-elapsed = { $time } played
clock-start = Start
clock-go-on = Resume
clock-pause = Pause
clock-neutral = Neutral
clock-runs = running
# A player taps the own half of the clock; the other player's time runs then.
clock-pass = Done: pass the clock
clock-start-of = Start: { $side }
clock-up = Time is up
clock-faces = A clock face for each player
clock-set-back = The phone's clock was changed, or the time ran on for hours. That stretch is not counted; put it right with a correction.
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
calculate-others = Other calculators
calculator-reset = Start over
calculator-more-of = { $title } · more
as-last-time = Same as last time
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
roll-again = Roll again
roll-replace = Replace this roll?
roll-keep = Keep it
roll-title = The roll
roll-nothing = No roll needed: the result is certain.
roll-no-entropy = This browser cannot supply random numbers; use your own dice.
own-dice-title = My dice
own-dice-roll = { $dice ->
    [one] Roll { $dice } die
   *[other] Roll { $dice } dice
}
own-dice-roll-sum = Roll { $dice } dice and add them
own-dice-split = { $dice ->
    [one] Of the { $passed } successes, how many are on the die for the target hit most often?
    *[other] Of the { $passed } successes, how many are on the { $dice } dice for the targets hit most often?
}
own-dice-nth = { $nth } of { $of }
own-dice-spin = Spin the spinner
own-dice-how-many = How many show { $what }?
own-dice-how-many-read = How many: { $what }?
own-dice-which = What did it show?
own-dice-choose = Your choice: no roll.
own-dice-total = What is the total?
own-dice-pair = What did they show?
own-dice-unlike = Two different faces, added up
own-dice-doubles = A double
own-dice-direction = Which way, clockwise from the top?
rose-top = 0° is the top of the screen
own-dice-reroll-failures = Re-roll failures once.
own-dice-reroll-successes = Re-roll successes once.
own-dice-back = Back one step
own-dice-again = Start again
own-dice-enter = Enter
board-last-roll = Last roll
ruler = { $need }: { $good } in { $all } rolls succeed, { $chance }
ruler-rerolled = { $need }: { $good } in { $all } rolls succeed, { $chance } with the re-roll
own-dice-success = Success
own-dice-failure = Failure
impossible = Impossible
result-title = Result
not-allowed = Not allowed
# Above modifiers that look likely and do not apply.
kept-out = Does not count here
own-modifier = Own modifier
own-modifier-open = Own modifier…
own-modifier-of = { $label }
own-modifier-number = { $label } { $number }
own-modifier-no-fewer = Never fewer than 0
own-modifier-idle = { $modifier } changes nothing here: this number is printed or read off a table.
own-modifier-refused = Your own modifiers cannot lift a ban.
own-modifier-none = Your own modifiers cannot change these numbers: they are printed or read off a table.
own-modifier-amount = Number
own-modifier-label = What for, e.g. stabilisers
own-modifier-add = Add
own-modifier-raises = A plus raises the number needed: harder. A minus makes it easier.
own-modifier-allows = A plus raises the number allowed: easier. A minus makes it harder.
own-modifier-full = No more than { $most } modifiers of your own at a time.
own-modifier-rule = A modifier you agreed on yourselves: it is not on the sheet, but counts like any other.
own-modifier-title = Agreed by the players
own-modifier-without = without own modifiers
own-modifiers = Own modifiers
own-modifier-forget = Remove your own modifier { $modifier }
next-steps = Next
situation-of = About { $unit }
less-of = Less: { $what }
more-of = More: { $what }
type-number = { $what }: type a number
pad-limits = { $low } to { $high }
pad-sign = Plus or minus
pad-back = Delete the last digit
pad-take = Done
rule-of = Rule: { $what }

## Dice

dice = Dice
dice-what = What is rolled
dice-count = How many
dice-need = Success on
dice-need-none = No target
dice-throw = Roll
dice-throw-failures = Re-roll failures
dice-throw-chosen = Re-roll selected
dice-choose = Tap dice to select them
dice-history = Roll history
dice-history-none = No rolls yet.
dice-clear = Clear the history
dice-expected = Successes: { $rolled } rolled, { $expected } expected.
dice-interval = 95 times in 100 you would get { $low } to { $high }.
dice-too-few = Too few rolls to say anything about luck.
dice-source = Rolled when you tap, from the browser's random source; every face is equally likely.
dice-sum = Total { $sum }

## Units

units = Units
unit-add = Add a unit
unit-name = Name
unit-default-name = Unit { $number }
unit-remove = Remove
unit-duplicate = Another like this
unit-another = Another unit
unit-added = Added: { $name }
unit-none = No units yet. Add those in play, and tests that fall due will show up automatically.
unit-acted = Acted this phase
unit-consequences = What this means
unit-openings = Calculate
unit-openings-later = Not now
unit-card = Card
unit-card-edit = Edit
unit-missing = Missing: { $figures }
cards = Unit cards
card-keep = Save as a card
card-kept = Card saved: { $name }
card-add = Add { $name }
card-remove = Remove the card { $name }
cards-full = 100 cards at most: remove one first.

## A card

card-over = Turn over: { $face }
card-plan = { $title }: { $outer } outside, { $inner } inside
card-left-of = { $left } of { $of }
card-doubted = uncertain
card-doubts = Figures marked “?” come from a damaged print; your own card overrides them.

## Armies

armies = Armies
armies-none = No armies yet. An army is a list of units with their cards, saved for any battle.
armies-full = 50 armies at most: remove one first.
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
army-over = { $points } over the limit
army-none = No units yet: add them below.
catalogue = Catalogue
army-add = Add a unit
army-add-this = Add
army-full = An army has 200 units at most.
army-unit-copy = Copy { $name }
army-unit-remove = Remove { $name }
army-agreed = Agreed for this army
army-points = Points agreed (0: none)
army-bring = Add to the battle
army-brought = { $army } now fights for { $side }.
army-keep = Save as an army
army-print = Cards to print
army-of = Army of { $side }
army-of-none = None
army-of-last = Same as in “{ $battle }”, at full strength
paper = On paper
cards-print = Print
card-words = Words on the card

## Rules

rules = Rules
rules-search = Search the rules
rules-search-hint = English, Polish or Russian
rules-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
rules-rulings = Unclear points and rulings
rules-glossary = Glossary
rules-term = Term
rules-table = Table
rules-calculator = Calculator
rules-mission = Mission
rules-unit = Unit
rules-rule = Rule
rules-ruling = Ruling
rules-house-rule = House rule
rules-near = Nothing for “{ $sought }”. This is close:
rules-none = Nothing for “{ $sought }” or anything like it. Here is everything:
rules-first = The first { $shown } of { $count }
rules-open = Open in the rules

## Missions

missions = Missions
missions-pick = Pick one at random
missions-pick-no-rule = The sheet does not say how to choose a mission: agree on one, or pick at random.
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
mission-named-why = The sheet only names these rules: look them up in your rulebook.
mission-named-page = Rulebook page { $page }
mission-note = Your note on { $rule }
mission-play = Play this mission

## Maps

map-centre-line = Centre line
map-of = Map: { $mission }
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-turn = Rotate
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
map-place-unknown = No position noted.
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
map-zone = { $label }: bottom at { $bottom }; top at { $top }; left at { $left }; right at { $right }.
map-zone-whole = { $label }: bottom at { $bottom }; top at { $top }; across the whole width.
map-feature = { $label }: in the middle of the table, as big as your terrain piece.
map-one-objective = Objective { $number }
map-objectives = Objectives { $first }–{ $last }
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
map-together = No more than { DIST($most) } apart.
map-stand-apart = At least { DIST($least) } apart.
map-along-edge = { $label }: anywhere along { $edge }.
map-arrives-corner = { $label }: at the corner of { $one } and { $other }, along both edges.
map-arrives-unsaid = { $who }, { $label }: the sheet does not say where they arrive.
map-fault-off = { DIST($by) } off the table.
map-fault-too-far = { DIST($by) } too far from the same player's other Objective (maximum { DIST($limit) }).
map-fault-too-close = { DIST($by) } too close to another Objective (minimum { DIST($limit) }).
map-fault-quarter = In the wrong quarter, { DIST($by) } beyond the line.
map-fault-half = On the wrong half, { DIST($by) } beyond the centre line.
map-fault-too-near = { DIST($by) } too close to { $line ->
    [attacker] the attacker's edge
    [defender] the defender's edge
    [first] the first player's edge
    [second] the second player's edge
    [left] the left edge
    [right] the right edge
    [centre] the centre line
   *[middle] the line between left and right
} (minimum { DIST($limit) }).
map-warning-line = On this table “{ $label }” shrinks to a line: an Objective may stand exactly on it.
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
theme-system = Same as phone
theme-light = Light
theme-dark = Dark
theme-sunlight = Sunlight
settings-unit = Distances
unit-inches = Inches
unit-centimetres = Centimetres
settings-dice = Default dice
dice-app = The app rolls
dice-own = My own dice
settings-haptics = Vibrate on tap
settings-awake = Keep the screen on during a battle
awake-held = The screen will stay on.
awake-refused = This browser cannot keep the screen on.
kept-promised = The browser has promised to keep what is saved here.
kept-not-promised = This browser may delete saved data when the phone runs low on space. Once Adjutant is on the home screen, it usually won't.
settings-house-rules = House rules
settings-reset = Reset all settings
aside = Set aside
aside-hint = Data that was damaged, or comes from a newer version, is kept here unchanged. It takes up space: remove it once it is saved as a file or no longer needed.
aside-row = { $what }, { $size } kB
aside-save = Save as a file
aside-remove-label = Remove: { $what }
aside-ask = { $what }: remove for good?
aside-remove = Remove
aside-keep = Keep
aside-battles = List of battles
aside-battle = Battle no. { $number }

## About

about-version = Version { $version }
about-sources = Sources
about-sources-text = The rules come from short published summary sheets, in our own words; the figures, tables and terms are theirs. Where a sheet is unclear, the app gives its own ruling.
about-privacy = Nothing leaves this device: no account, no tracking, no other server.
about-offline = After your first visit, everything works offline.
about-dice = Dice use the browser's secure random source (ChaCha). Every face is equally likely, and each tap is one roll.
about-odds = Odds are exact: every branch is counted, nothing is simulated.
about-licence = Licences
about-licence-text = Adjutant is free software, MIT or Apache-2.0. It is built with Leptos, wasm-bindgen, serde, rand and others, most under the same licences.
about-licence-list = All libraries and their licences

## Units in a calculator

cast-known = Filled in from the units: { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
cast-settle = Apply to units
cast-apply = Apply
cast-settled = Applied.
cast-to-turn = Back to the turn
cast-once-more = The same units again
# In the place of the number, until the player has chosen a unit.
cast-choose-target = Choose a target
cast-choose-unit = Choose a unit
cast-choose-how = Tap one in the list, or “Not on the list”.
cast-how-far = How far?
cast-how-many = How many?
cast-choose-one = Choose one
cast-figure = Not given yet
cast-figures = Missing from the cards
cast-nobody-left = No unit can do this
turn-no-unit-left = has no unit left.
# A unit that was not entered.
cast-not-listed = Not on the list
# Unfolds the units of the other side.
cast-others = Units of { $side }…
cast-remove = Remove { $name }

## Files and other phones

keep = Files and other phones
keep-about = Your battles live on this device only. Here you can save them to a file or send them straight to another phone, without a server, and bring them back.
keep-everything = Save all to a file
keep-everything-about = One file with all battles and logs, armies and settings: your backup.
keep-tools = Tools without a battle
keep-army = Army
keep-none = Nothing to save yet.
keep-in = Open
keep-open-file = Choose a file
keep-paste = Or paste a link, or the text of a file
keep-look = See what is in it
keep-gone = This no longer exists.
keep-as-file = As a file
keep-save-battle = Save with its log
keep-save-battle-about = The whole battle: the other phone can undo back to the start.
keep-save-army = Save the army
keep-save-army-about = To keep, or to send.
keep-share-file = Share the file
keep-to-phone = To another phone
keep-as-it-stands = The battle as it stands: turn, units, points, clock. The log is not included; only the file has it.
keep-army-link = The army with all its units.
keep-share-link = Share as a link
keep-too-long = Too big for QR codes. Save it as a file.
keep-code = QR code { $number } of { $count }
keep-type = Or type this address on the other phone:
keep-one-code = Point the other phone's camera at the QR code and open the link.
keep-codes = { $count ->
    [one] { $count } QR code: point the other phone's camera at it and open the link.
   *[other] { $count } QR codes: point the other phone's camera at each and open its link, in any order.
}
keep-code-before = Back
keep-code-next = Next
keep-squares = If the camera cannot read it, change the size
keep-coarse = Large
keep-usual = Medium
keep-fine = Small
keep-scan = Scan QR codes
keep-scan-how = Hold the other phone's QR code in front of the camera.
keep-scan-stop = Stop the camera
keep-scan-refused = There is no camera, or the browser won't let the app use it.
keep-from-phone = From another phone
keep-pieces = { $come } of { $count } QR codes scanned.
keep-pieces-missing = Still to be scanned: { $numbers }.
keep-pieces-forget = Discard these codes
keep-what-battle = A battle with its log
keep-what-table = A battle as it stands
keep-what-army = An army
keep-what-everything = Everything from a phone
keep-packed = Saved { $when }
keep-edited = Part of it was changed after it was saved. That part is left out.
keep-newer-part = Part of it was made by a newer version. Update the app, then open the file or link again.
keep-unknown-game = Part of it is for a wargame that this version does not have.
keep-damaged-parts = { $count ->
    [one] { $count } part of it cannot be read. The rest can be imported.
   *[other] { $count } parts of it cannot be read. The rest can be imported.
}
keep-units = Units: { $first } – { $second }
keep-no-log = Without its log
keep-damaged = Damaged: this is what is left of it
keep-met-new = Not on this phone
keep-met-same = The same as on this phone
keep-met-further = A later state of a battle you have here
keep-met-behind = An earlier state of a battle you have here
keep-met-apart = A battle you have here, but continued differently
keep-met-named = Another army here has this name
keep-met-other = Different from this phone's
keep-leave = Skip
keep-add = Import
keep-both = Keep both
keep-go-on = Update mine
keep-replace = Replace mine
keep-settings = Language, colours, house rules
keep-kit = Unit cards and notes
keep-kit-new = New: { $count }
keep-take = Import selected
keep-not-now = Not now
keep-nothing-chosen = Select something to import first.
keep-inside-empty = There is nothing in it to import.
keep-is-here = Imported.
keep-full = There is no room for it on this phone. Nothing was changed.
keep-moved-on = Your battle has changed in the meantime. Open the file again to compare.
keep-too-many-armies = Too many armies. Leave some out.
keep-unreadable = This phone's saved data cannot be read. Nothing was changed.
keep-fault-empty = There is nothing in it.
keep-fault-too-large = This is far too large for an Adjutant file.
keep-fault-foreign = This is not an Adjutant file or link.
keep-fault-cut = The end is missing. Save or send it again.
keep-fault-changed = It was changed on the way or by hand, so none of it was imported. Send it again.
keep-fault-newer = This was made by a newer version of Adjutant. It has been set aside in the settings: update the app, then open the file or link again.
keep-shared-gone = Nothing arrived from the other app. Share it again.

## Units from text

lines-open = Type or paste units
lines-shared = A list of units? Choose its game, and the text goes into that game's unit field.
lines-out = Send as text
told-list-shared = List sent.
told-list-copied = List copied.
