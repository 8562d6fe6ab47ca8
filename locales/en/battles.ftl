### The list of battles, and what can be done with one.

battles = All battles
battles-none = No battles yet. Start one at home.
battles-find = Find by name or side
battles-found-none = No battle is called that.
battles-sides = { $first } against { $second }
battles-played = Last played: { $date }
battles-more = More
battles-copy = Copy
battles-copy-name = { $battle } (copy)
battles-archive = Archive
battles-delete = Delete
battles-change = Names
battles-take-back = Take it back
battles-archived = Archive ({ $count })
battles-deleted = Deleted ({ $count })
battles-deleted-why = A deleted battle stays whole for 30 days. If the browser’s storage fills up before that, deleted ones make room.
battles-told-copied = Copied: { $battle }
battles-told-archived = In the archive: { $battle }. Undo takes it back.
battles-told-deleted = Deleted: { $battle }. Undo takes it back.
battles-told-back = Back again: { $battle }

battle-page = This battle
battle-log = Log
battle-report = Battle report
battle-luck = Luck
