"""Computes cases.json with two other libraries of exact dice odds.

    python -m venv venv && venv/bin/pip install -r tests/peers/requirements.txt
    venv/bin/python tests/peers/compute.py

Every case is worked out by icepool and by dyce. Both count in whole numbers;
the script ends with an error unless they agree to the last digit. What it
writes is compared with Adjutant's own odds by tests/peers.rs, where each case
is written down a second time, as a procedure.

An outcome is a whole number. Where two things are counted at once, it is
`100 * first + second`.
"""

import json
import sys
from fractions import Fraction
from pathlib import Path

import dyce
import dyce.evaluation
import icepool


class Icepool:
    """What the cases need, by icepool."""

    @staticmethod
    def die(faces):
        return icepool.d(faces)

    @staticmethod
    def map(function, *dice):
        """`function` of what the dice show; it may return a die in turn."""
        return icepool.map(function, *dice, star=False)

    @staticmethod
    def times(count, die):
        """The sum of `count` of these dice."""
        return count @ die if count else icepool.Die([0])

    @staticmethod
    def odds(die):
        return {int(face): Fraction(ways, die.denominator()) for face, ways in die.items() if ways}


class Dyce:
    """What the cases need, by dyce."""

    @staticmethod
    def die(faces):
        return dyce.H(faces)

    @staticmethod
    def map(function, *dice):
        return dyce.evaluation.expand(
            lambda *shown: function(*(one.outcome for one in shown)),
            *dice,
            min_path_probability=Fraction(0),
        )

    @staticmethod
    def times(count, die):
        return count @ die if count else dyce.H({0: 1})

    @staticmethod
    def odds(die):
        return {int(face): Fraction(ways, die.total) for face, ways in die.items() if ways}


CASES = []


def case(function):
    """Adds a case under the function's name, `shots_40` as `shots-40`."""
    CASES.append((function.__name__.replace("_", "-"), function))
    return function


# What the cases are made of. `lib` is one of the two classes above.


def check(lib, need, faces=6, dice=1, under=False, reroll=None):
    """1 for a success, 0 for a failure; `reroll` is the result rolled once more."""
    total = lib.times(dice, lib.die(faces))
    once = lib.map(lambda shown: int(shown <= need if under else shown >= need), total)
    if reroll is None:
        return once
    return lib.map(lambda first: once if first == reroll else first, once)


def chain(lib, *checks):
    """1 if one check after another succeeds."""
    if not checks:
        return 1
    return lib.map(lambda success: chain(lib, *checks[1:]) if success else 0, checks[0])


def failed(lib, one):
    return lib.map(lambda success: 1 - success, one)


def sequence(lib, times, start, step):
    """`times` steps, each from the state that the last one left."""
    state = lib.map(lambda _: start, lib.die(1))
    for _ in range(times):
        state = lib.map(step, state)
    return state


# The states of a vehicle under fire.
WORKING, BAILED_OUT, DESTROYED = 0, 1, 2


def armour_hit(lib, margin, firepower, crew):
    """What one more hit makes of a vehicle: armour table, Firepower, and a crew
    test when it would bail out a second time."""

    def bail(state):
        if state == WORKING:
            return BAILED_OUT
        return lib.map(lambda stays: BAILED_OUT if stays else DESTROYED, check(lib, crew))

    def step(state):
        if state == DESTROYED:
            return state

        def save(shown):
            if shown > margin:
                return state
            full = shown < margin

            def then(powerful):
                if full and powerful:
                    return DESTROYED
                return bail(state) if full or powerful else state

            return lib.map(then, check(lib, firepower))

        return lib.map(save, lib.die(6))

    return step


def vehicle(lib, hits, margin=4, firepower=3, crew=4):
    """`100 * destroyed + bailed out` of one vehicle after some hits."""
    end = sequence(lib, hits, WORKING, armour_hit(lib, margin, firepower, crew))
    return lib.map(lambda state: {WORKING: 0, BAILED_OUT: 1, DESTROYED: 100}[state], end)


def total(lib, *dice):
    """The sum of different dice."""
    return lib.map(lambda *shown: sum(shown), *dice)


def spread(lib, hits, teams, one):
    """Hits spread evenly over the teams; `one(n)` is a team that takes n."""
    each, more = divmod(hits, teams)
    parts = [lib.times(more, one(each + 1)), lib.times(teams - more, one(each))]
    return total(lib, *parts)


# Pools of dice.


@case
def pool_10_on_4(lib):
    return lib.times(10, check(lib, 4))


@case
def pool_100_on_6(lib):
    return lib.times(100, check(lib, 6))


@case
def pool_20_d20_at_most_7(lib):
    return lib.times(20, check(lib, 7, faces=20, under=True))


@case
def pool_12_reroll_failures(lib):
    return lib.times(12, check(lib, 4, reroll=0))


@case
def pool_12_reroll_successes(lib):
    return lib.times(12, check(lib, 3, reroll=1))


@case
def pool_8_two_dice_on_9(lib):
    return lib.times(8, check(lib, 9, dice=2))


@case
def pool_6_three_d20_at_most_24_reroll(lib):
    return lib.times(6, check(lib, 24, faces=20, dice=3, under=True, reroll=0))


@case
def certain_and_impossible(lib):
    return total(lib, lib.times(4, check(lib, 1)), lib.times(5, check(lib, 7)))


@case
def two_groups(lib):
    return total(lib, lib.times(4, check(lib, 3)), lib.times(6, check(lib, 5)))


@case
def three_groups_of_two_kinds(lib):
    return total(
        lib,
        lib.times(7, check(lib, 5)),
        lib.times(3, check(lib, 14, faces=20)),
        lib.times(2, check(lib, 2, reroll=1)),
    )


@case
def any_six_of_7(lib):
    return lib.map(lambda sixes: int(sixes > 0), lib.times(7, check(lib, 6)))


# Chains of checks.


@case
def shots_40(lib):
    """The case that `cargo xtask bench` shares: hit, save, Firepower."""
    return lib.times(40, chain(lib, check(lib, 4), failed(lib, check(lib, 3)), check(lib, 3)))


@case
def shots_20_saves_rerolled(lib):
    return lib.times(20, chain(lib, check(lib, 3), failed(lib, check(lib, 5, reroll=0))))


@case
def successes_roll_two_more(lib):
    """Each success of five dice rolls two dice more."""
    return lib.times(
        5, lib.map(lambda hit: lib.times(2, check(lib, 5)) if hit else 0, check(lib, 4))
    )


@case
def a_die_says_how_many(lib):
    return lib.map(lambda count: lib.times(count, check(lib, 4)), lib.die(6))


@case
def roll_under_or_a_die(lib):
    """13 or less on a D20, or else the face of a D6 and 10."""
    return lib.map(
        lambda passed: 0 if passed else lib.map(lambda face: face + 10, lib.die(6)),
        check(lib, 13, faces=20, under=True),
    )


# Sums.


@case
def sum_of_3(lib):
    return lib.times(3, lib.die(6))


@case
def sum_of_12(lib):
    return lib.times(12, lib.die(6))


@case
def sum_of_5_d20(lib):
    return lib.times(5, lib.die(20))


@case
def opposed_with_2_more(lib):
    """0 lost, 1 drawn, 2 won."""
    return lib.map(
        lambda left, right: 1 + (left + 2 > right) - (left + 2 < right), lib.die(6), lib.die(6)
    )


@case
def two_dice_against_a_d20(lib):
    return lib.map(
        lambda left, right: int(left > right), lib.times(2, lib.die(6)), lib.die(20)
    )


# Result tables.


@case
def table_of_four_rows(lib):
    """Three throws of two dice on a table of 0, 1, 2 and 4 points."""

    def row(shown):
        return 0 if shown <= 4 else 1 if shown <= 7 else 2 if shown <= 10 else 4

    return lib.times(3, lib.map(row, lib.times(2, lib.die(6))))


@case
def armour_bands(lib):
    """Ten dice: how many lower than 3, how many equal."""

    def band(shown):
        return 100 if shown < 3 else 1 if shown == 3 else 0

    return lib.times(10, lib.map(band, lib.die(6)))


@case
def armour_with_firepower(lib):
    return lib.times(10, vehicle(lib, 1))


@case
def one_vehicle_of_four_hits(lib):
    return vehicle(lib, 4)


@case
def five_vehicles_of_two_hits(lib):
    return lib.times(5, vehicle(lib, 2, margin=5, firepower=4, crew=3))


@case
def seven_hits_on_three_vehicles(lib):
    return spread(lib, 7, 3, lambda hits: vehicle(lib, hits))


# Whole procedures.


@case
def ten_shots_at_four_vehicles(lib):
    return lib.map(
        lambda hits: spread(lib, hits, 4, lambda each: vehicle(lib, each)),
        lib.times(10, check(lib, 4)),
    )


@case
def fifteen_shots_at_six_teams(lib):
    """A team that is destroyed saves no more."""

    def team(hits):
        step = lambda gone: 1 if gone else failed(lib, check(lib, 3))
        return sequence(lib, hits, 0, step)

    return lib.map(lambda hits: spread(lib, hits, 6, team), lib.times(15, check(lib, 3)))


@case
def hits_and_pinned(lib):
    return lib.map(lambda hits: 100 * hits + (hits >= 5), lib.times(10, check(lib, 4)))


@case
def losses_and_morale(lib):
    """Six teams; with three lost and more, a test on 4+ with a re-roll."""

    def morale(lost):
        lost = min(lost, 6)
        if lost < 3:
            return 100 * lost
        return lib.map(lambda stays: 100 * lost + 1 + stays, check(lib, 4, reroll=0))

    kill = chain(lib, check(lib, 3), failed(lib, check(lib, 4)))
    return lib.map(morale, lib.times(8, kill))


# Chains to their end, with what several rules make of one another.


def shots_and_morale(lib, hits, teams, morale, **weapon):
    """Hits on a platoon of vehicles. Once more are destroyed than are left, it
    tests: `1000 * destroyed + 10 * bailed out`, and 1 if it stays, 2 if not."""

    def test(losses):
        destroyed, bailed_out = divmod(losses, 100)
        figures = 1000 * destroyed + 10 * bailed_out
        if destroyed <= teams - destroyed - bailed_out:
            return figures
        return lib.map(lambda stays: figures + 2 - stays, check(lib, morale))

    return lib.map(test, spread(lib, hits, teams, lambda hits: vehicle(lib, hits, **weapon)))


@case
def twelve_shots_at_five_tanks_with_morale(lib):
    return lib.map(
        lambda hits: shots_and_morale(lib, hits, 5, morale=4, margin=3, firepower=4, crew=4),
        lib.times(12, check(lib, 3)),
    )


def barrage(lib, teams, range_in, to_hit, save):
    """Three tries to range in; each that fails makes hitting harder by one.
    Failed hits are rolled again. `10_000 * the try + 100 * hits + destroyed`."""

    def struck(tries):
        def outcome(hits):
            lost = lib.times(hits, failed(lib, check(lib, save)))
            return lib.map(lambda lost: 10_000 * (tries + 1) + 100 * hits + lost, lost)

        return lib.map(outcome, lib.times(teams, check(lib, to_hit + tries, reroll=0)))

    def ranging(tries):
        if tries == 3:
            return 0
        return lib.map(
            lambda on_target: struck(tries) if on_target else ranging(tries + 1),
            check(lib, range_in),
        )

    return ranging(0)


@case
def nine_guns_on_ten_teams(lib):
    return barrage(lib, 10, range_in=3, to_hit=4, save=3)


# What becomes of an assault: one side strikes, the other reacts.
STRUCK_BY_ATTACKERS, STRUCK_BY_DEFENDERS, DECIDED = 0, 1, 2


def assault(lib, attackers, defenders, rounds):
    """Every hit removes a team; a side that was hit tests on 4+ and strikes back,
    or it is over. `10_000 * attackers + 100 * defenders + ten for each side that
    was hit + what comes next`."""

    def step(state):
        own, enemy, hit, after = state // 10_000, state // 100 % 100, state // 10 % 10, state % 10
        if after == DECIDED:
            return state
        turn = after == STRUCK_BY_DEFENDERS
        striking, struck = (enemy, own) if turn else (own, enemy)

        def outcome(hits):
            left = max(0, struck - hits)
            sides = (left, enemy) if turn else (own, left)
            was_hit = hit | (int(hits > 0) << turn)
            figures = 10_000 * sides[0] + 100 * sides[1] + 10 * was_hit
            if left == 0:
                return figures + DECIDED
            if not was_hit >> turn & 1:
                return figures + 1 - turn
            return lib.map(lambda on: figures + (1 - turn if on else DECIDED), check(lib, 4))

        return lib.map(outcome, lib.times(striking, check(lib, 4)))

    return sequence(lib, rounds, 10_000 * attackers + 100 * defenders, step)


@case
def assault_of_four_on_three(lib):
    return assault(lib, 4, 3, rounds=8)


@case
def twenty_dice_and_a_fall_back(lib):
    """Hits on 4+, saves on 5+: six destroy, fewer throw the unit back by a die
    for each; further than 10 destroys it too. `100 * hits + distance`."""

    def back(hits):
        if hits == 0 or hits >= 6:
            return 100 * hits
        total = lib.times(hits, lib.die(6))
        return lib.map(lambda shown: 100 * hits + (99 if shown > 10 else shown), total)

    return lib.map(back, lib.times(20, chain(lib, check(lib, 4), failed(lib, check(lib, 5)))))


@case
def five_orders_in_a_row(lib):
    """Two dice at most 8, one less for every order before; 2 is a bonus and 12 a
    blunder. `100 * given + 10 * bonuses`, and 1 failed or 2 blundered."""

    def step(state):
        if state % 10:
            return state

        def order(shown):
            if shown == 2:
                return state + 110
            if shown == 12:
                return state + 2
            return state + 100 if shown <= 8 - state // 100 else state + 1

        return lib.map(order, lib.times(2, lib.die(6)))

    return sequence(lib, 5, 0, step)


# What a shot does to a vehicle, by the highest face for each: it burns, is
# damaged, immobilised, suppressed; for a plain hit and for both criticals.
EFFECTS = [[0, 7, 9, 13], [4, 12, 14, 18], [9, 17, 19, 20]]


def tank_shots(lib, first, further, shots):
    """A D20 that hits on so much or less; a 1 is rolled again for which critical
    it is, a 20 for what is wrong with the gun (which ends the shooting).
    `1000 * wounds + 100 * hits + 10 * hindrance + gun`."""

    def effect(state, row):
        def read(face):
            place = sum(face > upto for upto in row)
            wounds, rest = divmod(state + 100, 1000)
            hits, hindered = rest // 100, rest // 10 % 10
            if place == 0 or (place == 1 and wounds == 1):
                return 2000 + 100 * hits
            if place == 1:
                return state + 1100
            hindered = max(hindered, {2: 2, 3: 1}.get(place, 0))
            return 1000 * wounds + 100 * hits + 10 * hindered

        return lib.map(read, lib.die(20))

    def shot(number, state):
        if state % 10 or state >= 2000:
            return state

        def hit(face):
            if face == 1:
                return lib.map(
                    lambda second: effect(state, EFFECTS[2 if second <= number else 1]),
                    lib.die(20),
                )
            if face == 20:
                return lib.map(lambda luck: state + 1 + (luck > 10) + (luck > 19), lib.die(20))
            return effect(state, EFFECTS[0]) if face <= number else state

        return lib.map(hit, lib.die(20))

    return sequence(lib, shots - 1, shot(first, 0), lambda state: shot(further, state))


@case
def three_tank_shots(lib):
    return tank_shots(lib, 10, 12, 3)


# Steps one after another.


@case
def until_it_fails(lib):
    """Goes on as long as the die shows 5 and more, six times at most. The
    state is the successes, and 10 more once it has failed."""

    def step(state):
        if state >= 10:
            return state
        return lib.map(lambda success: state + (1 if success else 10), check(lib, 5))

    return lib.map(lambda state: state % 10, sequence(lib, 6, 0, step))


@case
def walk_between_walls(lib):
    """Eight steps between 0 and 6: up on 5 and more, down on 2 and less."""

    def step(state):
        return lib.map(
            lambda shown: min(6, state + 1) if shown >= 5 else max(0, state - (shown <= 2)),
            lib.die(6),
        )

    return sequence(lib, 8, 3, step)


# 10. Brygada. Where a figure stands for a word, it is the place of the word in the
# calculator.

# What a total of 2 to 12 pierces.
PIERCES = [0, 0, 2, 3, 3, 4, 4, 5, 5, 6, 6]


@case
def brygada_anti_tank(lib):
    """Two dice on 5; a double hits the turret (armour 2), else the hull (1); from 10 on
    the hit is critical, and pierces by a total that is 2 more. What is pierced loses an
    action (up to a 2), its turn (4), is damaged (6) or destroyed.
    `1000 * effect + 100 * place + 1 if it was pierced`."""

    def effect(place):
        turret = place >= 3

        def read(total):
            if total <= 2:
                return 1000 + 100 * place + 1
            if total <= 4:
                return 2000 + 100 * place + 1
            if total <= 6:
                return (4000 if turret else 3000) + 100 * place + 1
            return 5000 + 100 * place + 1

        return lib.map(read, lib.times(2, lib.die(6)))

    def pierce(place):
        turret, critical = place >= 3, place in (2, 4)

        def read(total):
            value = PIERCES[min(12, total + 2 * critical) - 2]
            return effect(place) if value > 1 + turret else 100 * place

        return lib.map(read, lib.times(2, lib.die(6)))

    def hit(left, right):
        critical = left + right >= 10
        if left == right:
            return pierce(3 + critical)
        return pierce(1 + critical) if left + right >= 5 else 0

    return lib.map(hit, lib.die(6), lib.die(6))


def losses(lib, dice, need, bases):
    """`10_000 * bases lost + 1000 if none is left + 100 * markers + successes` of dice
    against infantry."""

    def read(successes):
        taken = [0, 0, 0, 1, 3, bases][min(successes, 5)]
        if taken >= bases:
            return 10_000 * bases + 1000 + successes
        plain = 10_000 * taken + successes
        if successes < 2:
            return plain + 100 * successes
        return lib.map(lambda markers: plain + 100 * (1 + markers), lib.die(6))

    return lib.map(read, lib.times(dice, check(lib, need)))


@case
def brygada_combined_fire(lib):
    """Ten dice on 5 at a squad of six bases."""
    return losses(lib, 10, 5, 6)


@case
def brygada_assault(lib):
    """Twenty dice on 3 at four bases, which answer with sixteen on 4 at five.
    `10_000 * (10 * bases + markers) + 10 * bases + markers` of the two, the defender
    first; successes do not count."""

    def lost(one):
        bases, markers = one // 10_000, one // 100 % 10
        return 10 * bases + markers

    defender = lib.map(lost, losses(lib, 20, 3, 4))
    attacker = lib.map(lost, losses(lib, 16, 4, 5))
    return lib.map(lambda left, right: 10_000 * left + right, defender, attacker)


def main():
    lines = []
    for name, function in CASES:
        odds = Icepool.odds(function(Icepool))
        if odds != Dyce.odds(function(Dyce)):
            sys.exit(f"{name}: icepool and dyce do not agree")
        if sum(odds.values()) != 1:
            sys.exit(f"{name}: the chances do not add up to 1")
        pairs = [[outcome, float(chance)] for outcome, chance in sorted(odds.items())]
        lines.append(f'  "{name}": {json.dumps(pairs)}')
    path = Path(__file__).with_name("cases.json")
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    print(f"{len(CASES)} cases, in which icepool and dyce agree, in {path}")


if __name__ == "__main__":
    main()
