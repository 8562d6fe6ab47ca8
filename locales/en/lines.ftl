# The words of the page on which units come from text.

lines-title = Units from text
lines-field = One unit per line
lines-to = Whose units
lines-see = See the units
lines-paste = Paste
lines-paste-failed = The browser won't give access to the clipboard. Press and hold the field, then choose Paste.
lines-file = Open a file
lines-file-large = This file is too large: a list may be 100 kB at most.
lines-file-bad = This file has no text. Save the list as .txt or .csv and open that.
lines-how = Write units the way players do: how many, the name, then what is on the card in any order, in any of the three languages. Tap anything the app has read to change it.
lines-add = { $count ->
    [one] Add { $count } unit
   *[other] Add { $count } units
}
lines-added = { $count ->
    [one] { $count } unit added
   *[other] { $count } units added
}
lines-left = The remaining lines were not added.
lines-none = No line describes a unit yet
lines-other = Not a unit
lines-is-unit = Add as a unit
lines-leave-out = Leave out
lines-unread = Not understood, stays in the name: { $words }
lines-points = { $points ->
    [one] { $points } point, ignored
    *[other] { $points } points, ignored
    }
lines-copies = How many units
lines-back = Back to the name
lines-close = Done
lines-full = Only 200 units fit. Leave some lines out.
lines-long = Only the first 300 lines are read.
lines-nameless = Unit
