"""The odds of the benches by dyce and icepool, for `cargo xtask bench`.

Prints lines `figure odds.<library>.<case> <seconds>`. The cases are put
together from the same pieces as those of tests/peers/compute.py.
"""

import statistics
import sys
import time
import warnings
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests/peers"))

import compute  # noqa: E402
import dyce  # noqa: E402
import icepool  # noqa: E402
from compute import check, failed, sequence, spread, vehicle  # noqa: E402

LONG_CHAINS = {
    "tanks-morale": compute.twelve_shots_at_five_tanks_with_morale,
    "bombardment": compute.nine_guns_on_ten_teams,
    "cwc-direct-fire": compute.twenty_dice_and_a_fall_back,
    "cwc-orders": compute.five_orders_in_a_row,
    "k20-direct-fire": compute.three_tank_shots,
    "brygada-anti-tank": compute.brygada_anti_tank,
    "brygada-combined-fire": compute.brygada_combined_fire,
    "brygada-assault": compute.brygada_assault,
}


def shots_40_dyce():
    """From the dice to the odds, in dyce's own words."""
    d6 = dyce.H(6)
    return 40 @ (d6.ge(4) * d6.lt(3) * d6.ge(3))


def shots_40_icepool():
    """From the dice to the odds, in icepool's own words."""
    d6 = icepool.d(6)
    return 40 @ ((d6 >= 4) & (d6 < 3) & (d6 >= 3))


def largest_armoured(lib):
    """100 dice on 3+ at ten vehicles: armour, Firepower, crew tests."""
    return after_hits(lib, 10, lambda hits: vehicle(lib, hits))


def largest_infantry(lib):
    """100 dice on 3+ at 30 teams, each saving until it is destroyed."""

    def team(hits):
        return sequence(lib, hits, 0, lambda gone: 1 if gone else failed(lib, check(lib, 3)))

    return after_hits(lib, 30, team)


def after_hits(lib, teams, one):
    # The result for a team is worked out once for each number of hits.
    kept = {}

    def team(hits):
        if hits not in kept:
            kept[hits] = one(hits)
        return kept[hits]

    # The hits stay in the outcome, because the app shows them too.
    def outcome(hits):
        return lib.map(lambda lost: 10_000 * hits + lost, spread(lib, hits, teams, team))

    return lib.map(outcome, lib.times(100, check(lib, 3)))


def median(run, batches, times):
    run()
    found = []
    for _ in range(batches):
        start = time.perf_counter()
        for _ in range(times):
            run()
        found.append((time.perf_counter() - start) / times)
    return statistics.median(found)


def main():
    warnings.simplefilter("ignore")
    quick = "--quick" in sys.argv
    libraries = (
        ("dyce", compute.Dyce, shots_40_dyce),
        ("icepool", compute.Icepool, shots_40_icepool),
    )
    for name, lib, shots_40 in libraries:
        figures = {"shots-40": median(shots_40, 15, 20)}
        for case, chain in LONG_CHAINS.items():
            figures[case] = median(lambda chain=chain: chain(lib), 5, 1)
        if not quick:
            # Thirty rounds, as the app counts them.
            figures["assault"] = median(lambda: compute.assault(lib, 10, 6, 30), 1, 1)
            figures["largest-armoured"] = median(lambda: largest_armoured(lib), 3, 1)
            figures["largest-infantry"] = median(lambda: largest_infantry(lib), 3, 1)
        for case, value in figures.items():
            print(f"figure odds.{name}.{case} {value:e}", flush=True)


if __name__ == "__main__":
    main()
