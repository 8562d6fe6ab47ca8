### The log of a battle, its report, and the luck in it.

log = Log
log-battle = Battle
log-began = The battle begins: { $battle }
log-named = Names and points: { $battle }
log-cleared = Cleared
log-acted = { $unit } has acted
log-not-acted = { $unit } has not acted
log-passed-over = Skipped: { $test }
log-came = Units added: { $names }
log-removed = Removed: { $names }
log-set = Noted
log-own-dice = { $what } (your own dice)
log-settled = { $what }: applied
log-set-up = Set-up
log-looked = Viewed, not rolled
log-not-applied = not applied
log-threw = Free roll
log-threw-again = Re-rolled
log-roller = Free roll: dice changed
log-unknown = An entry from another version
log-no-longer = no longer: { $what }
log-refused = Not allowed: { $why }
log-own-modifiers = own modifier: { $modifiers }
log-bare = Dice { $faces }. The rules have changed since, so the result is not shown.
log-struck = Undone: { $what }

log-all = Everything
log-rolls = Rolls
log-shown = Show
log-of-unit = One unit
log-none = The log is empty.
log-undone = undone
log-rolls-undone = { $count ->
    [one] after { $count } undone roll
   *[other] after { $count } undone rolls
}
log-damaged = This part of the log cannot be read.
log-entry = Entry { $number }
log-not-there = This entry is not in the log.
log-instead = Rolled before, then undone
log-then = As it stood at that point: { $place }.
log-to-now = Back to now
log-go-back = Go back to here
log-go-back-ask = { $count ->
    [one] Undo the { $count } entry after this one? You can redo it until you do something new.
   *[other] Undo the { $count } entries after this one? You can redo them until you do something new.
}
log-go-on = Redo up to here
log-go-on-ask = { $count ->
    [one] Redo { $count } entry?
   *[other] Redo { $count } entries?
}
log-is-now = This is where the battle stands now.
log-stay = Stay here
log-table = The table at that point
log-no-units = No units

## Report

report = Report
report-copy = Copy
report-save = Save as a file
report-shared = Report shared.
report-copied = Report copied.
report-not-shared = The browser would not share it.
report-sides = { $first } against { $second }
report-attacks = Attacker: { $side }
report-gone = out of the battle
report-left = { $left } of { $full } left
report-taken = Objective { $number } is taken by { $side }
report-more = and { $count } more
report-times = rolled { $count } times
report-without-effect = Without effect: { $what }
report-result = How it ended
report-standing = How it stands
report-stands = { $place }.
report-units-left = { $side }: { $left } of { $units } units left.
report-lost = Lost: { $names }.

## Luck

luck = Luck
luck-none = No rolls against a number yet: nothing to say about luck.
luck-how = Rolls that succeed or fail: how many succeeded, and how many should have by the odds. Rolls for an effect or an amount are left out.
luck-sides = By side
luck-not-told = Side unknown
luck-kinds = By kind of roll
luck-sources = By dice
luck-app = The app's dice
luck-own = Your own dice
luck-row = { $passed } of { $thrown } succeeded, { $expected } expected
luck-few = Too few to say anything about luck.
luck-usual = About average.
luck-good = Luckier than usual.
luck-bad = Unluckier than usual.
luck-undone = { $count ->
    [0] No rolls were undone.
    [one] { $count } undone roll is not counted; the log shows it.
   *[other] { $count } undone rolls are not counted; the log shows them.
}
