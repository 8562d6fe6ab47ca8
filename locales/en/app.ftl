### The app itself: what belongs to no wargame.

app-name = Adjutant
app-claim = The right rule, the right number, the right roll: at the table, offline.
unofficial = Unofficial: not affiliated with the publishers of these games, and no substitute for their rulebooks.

## Places

place-turn = Turn
place-calculate = Calculate
place-dice = Dice
place-units = Units
place-rules = Rules
home = Home
settings = Settings
about = About
undo = Undo
redo = Redo
back = Back
told-undone = Undone.
told-undone-what = Undone: { $what }
told-redone = Redone.
told-redone-what = Redone: { $what }
at-most = { $what }: at most { $most }.

## Home

home-continue = Resume the battle
home-last = Last battle
home-new = New battle
home-battles = All battles
home-games = Rules and tools
home-tools = Tools
home-round-phase = Round { $round } · { $side } · { $phase }
home-turn-phase = Turn { $turn } · { $side } · { $phase }
home-offline-ready = Ready to work offline.
install-about = Add Adjutant to your home screen: it opens full screen like any app, and the browser is far less likely to delete your battles.
install-now = Install Adjutant
install-not = No, thanks
install-done = Adjutant is being installed.
no-battle = No battle to resume. Start one here.

## New battle

battle-name-default = Battle
side-default-first = Side A
side-default-second = Side B
battle-end = End the battle
battle-report = Battle report
battle-archive = Archive
battle-ended = Battle ended and archived: it is under All battles. Undo reopens it.

## Clock

clock = Clock

## Calculators

direction-none = No shift
successes-of = { $successes } of { $dice }
amiss-value = The link set “{ $field }” to “{ $value }”, which is not an option; the default is used.
amiss-modifier = The modifier “{ $modifier }” in the link was left out: it needs a number from −9 to +9 and a name of up to 40 letters, and a link may hold at most four modifiers.
amiss-field = The link set “{ $field }”, which this calculator does not have.
amiss-place = No such page: “{ $place }”. This is the nearest one.
amiss-twice = The link set “{ $field }” more than once; the last value is used.
amiss-more = { $count ->
    [one] One more thing in the link was wrong.
   *[other] { $count } more things in the link were wrong.
}
amiss-not-taken = The address changed without a tap and would have replaced your answers here; the change was ignored.
amiss-take = Use those answers
toggle-on = on
toggle-off = off

## Dice

dice-d6 = D6
dice-d20 = D20
dice-two-d6 = 2D6
dice-direction = Direction
dice-bearing = { $degrees }°
dice-double = { $total }, a double

## Rules

fetching = Loading…
not-fetched = This could not be loaded. Go online and try again.
texts-not-fetched = This language could not be loaded: { $language }.
try-again = Try again

## Settings

kept-seven-days = Safari deletes what is saved here after seven days without a visit; an app on the home screen keeps it. Install Adjutant before you start a battle: nothing saved here moves across.

## Troubles

storage-forbidden = This browser saves nothing here (private window?). Adjutant still works, but closing the page loses the battle.
storage-full = The browser's storage is full. Nothing new is being saved: free some space before you close this page.
storage-held = One moment: Adjutant is looking for your latest data. Anything you do meanwhile will be saved afterwards.
storage-newer-copy = Newer saved data was found and is shown now. You may have to redo what you did since opening Adjutant.
storage-both-copies = Two versions of something saved were found, and neither is newer. Both have been kept: battles are in the list, anything else is set aside in the settings.
storage-cleared = This browser's saved data was cleared. Adjutant has re-saved everything it still had.
storage-damaged = Some saved data was damaged. It has been set aside; everything else works.
storage-newer = Something was saved by a newer version of Adjutant. This version leaves it untouched.
storage-download = Download damaged data
storage-dismiss = Got it
update-ready = A new version is ready. You have { $version }.
update-now = Update
update-later = Later
outdated = Another tab has updated Adjutant. Reload this one to continue.
other-tab = This battle is open in another tab. Here it is read-only.
go-on-here = Continue here
crash-title = Adjutant has stopped
crash-what = Our fault. Everything up to your last tap is saved.
crash-download = Download the battle
crash-go-on = Continue

## Files and other phones

keep-out = Save or send
