# The words of the page on which units come from text.

lines-title = Units from text
lines-field = One unit a line
lines-to = Whose units
lines-see = See the units
lines-paste = Paste
lines-paste-failed = The browser does not hand the clipboard over. Hold a finger on the field and choose Paste.
lines-file = Open a file
lines-file-large = This file is too long: a list has 100 kB at most.
lines-file-bad = This file has no text. Save the list as .txt or .csv and open that.
lines-how = As players write it: how many, the name, then what is on the card, in any order and any of the three languages. Tap what was understood to change it.
lines-add = { $count ->
    [one] Add { $count } unit
   *[other] Add { $count } units
}
lines-added = { $count ->
    [one] { $count } unit added
   *[other] { $count } units added
}
lines-left = The lines that are left were not added.
lines-none = No line of a unit yet
lines-other = Not a unit
lines-is-unit = Add as a unit
lines-leave-out = Leave out
lines-unread = Not understood, stays in the name: { $words }
lines-points = { $points ->
    [one] { $points } point, not kept
   *[other] { $points } points, not kept
}
lines-copies = How many units
lines-back = Back to the name
lines-close = Done
lines-full = Only 200 units fit. Leave some lines out.
lines-long = Only the first 300 lines are read.
lines-nameless = Unit
