### New game: the reference a player searches and reads.

## Sections

section-trn = The turn
section-sho = Shooting
section-sta = States

## Rules

trn-01 = In its turn a side first moves its units, up to { DIST(6) } each, then shoots with them.
sho-01 = Roll one die for each shot. The number needed is that of the distance; that or more hits.
sho-02 = Light cover makes the number needed one higher, heavy cover two higher. Above 6 nothing hits.
sta-01 = A shaken unit does not shoot. At the end of its own turn it is no longer shaken.

## Tables

sho-t1 = The number needed to hit
sho-t1-head-distance = Distance
sho-t1-head-upto = Up to
sho-t1-head-need = Needed
sho-t1-close = Close
sho-t1-far = Far
sho-t1-extreme = Extreme

## Rulings

amb-01 = The sheet does not say whether cover helps at close range. Adjutant lets it.
