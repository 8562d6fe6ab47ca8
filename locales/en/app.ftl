### The app itself: what belongs to no wargame.

app-name = Adjutant
app-claim = The right rule, the right number, the right roll: at the table, offline.
unofficial = Unofficial. Adjutant has no ties to the publishers of these games and replaces none of their books.

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
told-redone = Done again.

## Home

home-continue = Go on with the battle
home-new = New battle
home-battles = All battles
home-games = Rules and tools
home-tools = Tools without a battle
home-round-phase = Round { $round } · { $side } · { $phase }
home-turn-phase = Turn { $turn } · { $side } · { $phase }
home-offline-ready = Ready to work offline.
install-about = On your home screen Adjutant opens like any app, without the browser around it, and what you save is far less likely to be thrown away.
install-now = Install Adjutant
install-not = No, thanks
install-done = Adjutant is being installed.
no-battle = There is no battle to go on with. Start one here.

## New battle

battle-name-default = Battle
side-default-first = Side A
side-default-second = Side B
battle-end = End the battle
battle-ended = In the archive, among all battles. Undo takes it back.

## Clock

clock = Clock

## Calculators

direction-none = No drift
successes-of = { $successes } of { $dice }
amiss-value = The link asked for “{ $value }” at “{ $field }”, which is not offered: the usual answer stands.
amiss-field = The link named “{ $field }”, which this calculator does not ask.
amiss-place = The link led nowhere: “{ $place }”. Here is the nearest place.
amiss-twice = The link named “{ $field }” more than once: its last answer stands.
amiss-more = { $count ->
    [one] One more thing in the link was wrong.
   *[other] { $count } more things in the link were wrong.
}
amiss-not-taken = Something other than your hand changed the address and asked for other answers here. They were not taken.
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

fetching = Fetching…
not-fetched = This could not be fetched. Go online once and try again.
try-again = Try again

## Settings

kept-seven-days = Safari throws away what is saved here after seven days without a visit. On the home screen it stays; put Adjutant there before a battle, as what is saved here does not come along.

## Troubles

storage-forbidden = This browser keeps nothing for this page (private window?). Adjutant goes on, but closing the page loses the battle.
storage-full = The browser's storage is full. Adjutant goes on in memory; make room so that the battle is kept.
storage-cleared = What was saved has been cleared in this browser. What was still known is saved again.
storage-damaged = Something saved was damaged. It is kept aside and the rest goes on.
storage-newer = Something was saved by a newer version of Adjutant. It is kept aside, untouched.
storage-download = Download what was damaged
storage-dismiss = Got it
update-ready = A new version is ready.
update-now = Update
update-later = Later
outdated = Another tab has brought a new version in, and this one cannot go on without it.
other-tab = This battle is open in another tab. Here you can only look on.
go-on-here = Go on here
crash-title = Adjutant has stopped
crash-what = A mistake of ours. Everything up to your last tap is saved.
crash-download = Download the battle
crash-go-on = Go on

## Files and other phones

keep-out = Save or hand over
