### The list of battles, and what can be done with one.

battles = All battles
battles-none = No battles yet. Start one from the home screen.
battles-unreadable = Cannot be read. Opening it attempts a repair; its data stays where it is.
battles-find = Find by name or side
battles-found-none = No battle found.
battles-sides = { $first } against { $second }
battles-played = Last played: { $date }
battles-more = More
battles-copy = Copy
battles-copy-name = { $battle } (copy)
battles-archive = Archive
battles-delete = Delete
battles-change = Rename
battles-take-back = Restore
battles-report = Report
battles-archived = Archive ({ $count })
battles-deleted = Deleted ({ $count })
battles-deleted-why = Deleted battles are kept for 30 days, or until the browser's storage fills up.
battles-told-copied = Copied: { $battle }
battles-told-archived = Archived: { $battle }. Undo brings it back.
battles-told-deleted = Deleted: { $battle }. Undo brings it back.
battles-told-back = Restored: { $battle }

battle-page = This battle
battle-log = Log
battle-luck = Luck
