//! Cold War Commander: orders, requests, deviation, assaults, the breakpoint
//! and the end phase against figures worked out by hand from the ledger
//! (`golden/cold-war-commander-orders.tsv`), and against its closed forms.

#![allow(clippy::expect_used, clippy::panic)]

mod golden;

use adjutant::dice::odds;
use adjutant::rulesets::cold_war_commander::RULESET;
use proptest::prelude::*;

use golden::Golden;

const GOLDEN: Golden = Golden { ruleset: &RULESET };

/// The chance of exactly `hits` of `dice` that hit on `need`.
fn exactly(dice: i32, need: i32, hits: i32) -> f64 {
    let hit = f64::from(7 - need) / 6.0;
    let ways: f64 = (0..hits).map(|n| f64::from(dice - n) / f64::from(n + 1)).product();
    ways * hit.powi(hits) * (1.0 - hit).powi(dice - hits)
}

/// A round by the table of results (CWC-ASL-T3): the defender eliminated or
/// falling back, a tie, the attacker falling back or eliminated.
fn round(
    (attackers, attackers_need): (i32, i32),
    (defenders, defenders_need): (i32, i32),
) -> [f64; 5] {
    let mut ends = [0.0; 5];
    for a in 0..=attackers {
        for d in 0..=defenders {
            let end = if a == d {
                2
            } else if a > d {
                usize::from(a < 2 * d)
            } else if d < 2 * a {
                3
            } else {
                4
            };
            ends[end] +=
                exactly(attackers, attackers_need, a) * exactly(defenders, defenders_need, d);
        }
    }
    ends
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    /// The chance of a tie in every later round multiplies the result of the later
    /// rounds by 1/(1-t) (CWC-ASL-P2).
    #[test]
    fn an_assault_comes_to_its_closed_form(
        attacker_supports in 0..=6_i32,
        defender_supports in 0..=6_i32,
        attacker_need in 4..=6_i32,
        defender_need in 4..=6_i32,
        attacker_charges: bool,
        defender_charges: bool,
    ) {
        let yes = |answer| if answer { "yes" } else { "no" };
        let inputs = format!(
            "attacker=other supports={attacker_supports} to-hit={attacker_need} \
             charges={} defender=other defender-supports={defender_supports} \
             defender-to-hit={defender_need} defender-charges={}",
            yes(attacker_charges),
            yes(defender_charges),
        );
        let working = GOLDEN.work("assault", &inputs).expect("the inputs fit");
        let procedure = working.procedure.expect("somebody can score");
        let found = odds(|dice| procedure(dice)).marginal(|outcome| outcome.figure(0));
        let (attackers, defenders) = (2 + attacker_supports, 2 + defender_supports);
        let first = round(
            (attackers + i32::from(attacker_charges), attacker_need),
            (defenders + i32::from(defender_charges), defender_need),
        );
        let later = round((attackers, attacker_need), (defenders, defender_need));
        for end in [0, 1, 3, 4] {
            let expected = first[end] + first[2] * later[end] / (1.0 - later[2]);
            let chance = found.probability(&(end as u16));
            prop_assert!((chance - expected).abs() < 1e-12, "{end}: {chance} and {expected}");
        }
        // The remainder for endless ties is too small to show.
        prop_assert!(found.probability(&2) < 1e-14);
    }
}

/// The rules that exclude conditions which seem to count.
#[track_caller]
fn not_counted(calculator: &str, inputs: &str) -> Vec<&'static str> {
    let working = GOLDEN.work(calculator, inputs).expect("the inputs fit");
    working.not_counted.iter().map(|note| note.cite).collect()
}

#[test]
fn what_costs_nothing_in_a_test_is_named_with_its_rule() {
    let none: [&str; 0] = [];
    // One reason gives a penalty, and two give no more (CWC-AMB-03).
    assert_eq!(not_counted("command", "evaded=yes"), none);
    assert_eq!(not_counted("command", "evaded=yes reaction-fire=yes"), ["CWC-AMB-03"]);
    let each = "evaded=yes reaction-fire=yes house.alternatives-add-up=yes";
    assert_eq!(not_counted("command", each), none);
    assert_eq!(not_counted("command", "smoke=yes difficult-terrain=yes"), ["CWC-AMB-03"]);
    // Full steps of 20 cm; along a road and for recce not even those (CWC-CMD-05).
    assert_eq!(not_counted("command", "distance=40"), none);
    assert_eq!(not_counted("command", "distance=41"), ["CWC-AMB-02"]);
    assert_eq!(not_counted("command", "distance=41 road-move=yes"), ["CWC-CMD-05"]);
    assert_eq!(not_counted("orders", "distance=41 recce=yes"), ["CWC-CMD-05"]);
    // Recce among others: their distance does not count, that of the others does.
    assert_eq!(not_counted("command", "distance=40 mixed-recce=yes"), ["CWC-CMD-05"]);
    // Guns count in full threes beyond the first, and the first rocket unit is free.
    let request = "artillery-request";
    for (guns, expected) in [(3, false), (4, true), (5, true), (6, false), (8, true)] {
        let kept = not_counted(request, &format!("guns={guns}"));
        assert_eq!(kept == ["CWC-AMB-09"], expected, "{guns}");
        assert_eq!(kept.is_empty(), !expected, "{guns}");
    }
    assert_eq!(not_counted(request, "rocket-or-naval=2"), ["CWC-AMB-08"]);
    assert_eq!(not_counted(request, "ammunition=both"), ["CWC-AMB-03"]);
    assert_eq!(not_counted(request, "ammunition=smoke"), none);
    assert_eq!(not_counted("air-request", "special=yes"), none);
    assert_eq!(not_counted("air-request", "special=yes aircraft=2"), ["CWC-AIR-03"]);
}

#[test]
fn what_changes_no_deviation_and_no_count_is_named_with_its_rule() {
    let none: [&str; 0] = [];
    let deviation = "artillery-deviation";
    assert_eq!(not_counted(deviation, "fao-higher=yes"), none);
    assert_eq!(not_counted(deviation, "naval=yes"), ["CWC-ART-07"]);
    assert_eq!(not_counted(deviation, "fao-higher=yes bonus=yes"), ["CWC-BON-02"]);
    assert_eq!(not_counted("air-deviation", "fac-higher=yes distance=20"), none);
    assert_eq!(not_counted("air-deviation", "fac-higher=yes distance=19"), ["CWC-AMB-10"]);
    assert_eq!(not_counted("breakpoint", "infantry=2"), none);
    assert_eq!(not_counted("breakpoint", "recce=2"), ["CWC-BRK-01"]);
    assert_eq!(not_counted("assault", "save=5"), ["CWC-AMB-25"]);
    assert_eq!(not_counted("assault", "save=5 house.saves-first=yes"), none);
    assert_eq!(not_counted("anti-air", "marked=1"), ["CWC-AAF-04"]);
}

#[test]
fn what_leaves_dice_and_number_alone_is_named_with_its_rule() {
    let none: [&str; 0] = [];
    // An AFV at 20 cm: +1 against unarmoured targets, and not beyond (CWC-DIR-04).
    let afv = |more: &str| not_counted("direct-fire", &format!("afv=yes {more}"));
    assert_eq!(afv("distance=20 unarmoured=yes"), none);
    assert_eq!(afv("distance=20"), ["CWC-DIR-04"]);
    assert_eq!(afv("distance=21 unarmoured=yes"), ["CWC-DIR-04"]);
    assert_eq!(afv("distance=21"), none);
    assert_eq!(not_counted("direct-fire", "flank=yes"), ["CWC-DIR-03"]);
    // Recce in hard cover is hit on 6 like any unit (CWC-HIT-04).
    assert_eq!(not_counted("direct-fire", "target=recce cover=light"), none);
    assert_eq!(not_counted("direct-fire", "target=recce cover=hard"), ["CWC-HIT-04"]);
    assert_eq!(not_counted("direct-fire", "target=command"), ["CWC-HIT-07"]);
    let suppressive = "target=recce suppressive=yes";
    assert_eq!(not_counted("direct-fire", suppressive), ["CWC-HIT-11"]);
    let flames = "target=command firer=flamethrower";
    assert_eq!(not_counted("direct-fire", flames), ["CWC-HIT-08"]);
    // Full armour counts under indirect fire in the open, but not in addition to hard cover.
    assert_eq!(not_counted("artillery-fire", "armour=full-afv"), none);
    assert_eq!(not_counted("artillery-fire", "armour=full-afv cover=hard"), ["CWC-AMB-18"]);
    assert_eq!(not_counted("air-strike", "armour=full-afv"), ["CWC-AMB-16"]);
    let left_out = "armour=armoured mark=star b-units=2";
    assert_eq!(not_counted("artillery-fire", left_out), ["CWC-AMB-52"]);
}
