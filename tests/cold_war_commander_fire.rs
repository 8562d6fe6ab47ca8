//! Cold War Commander: fire, support and blunders against figures worked out by
//! hand from the ledger (`golden/cold-war-commander-fire.tsv`), and properties
//! that hold in every situation.

#![allow(clippy::expect_used, clippy::panic)]

mod golden;

use adjutant::rulesets::cold_war_commander::RULESET;
use golden::{Golden, odds_of, part_of};
use proptest::prelude::*;

const GOLDEN: Golden = Golden { ruleset: &RULESET };

#[test]
fn a_wrong_figure_is_found() {
    for (line, fault) in [
        ("x\tdirect-fire\t\tplaque=5+\t", "found \"4+\""),
        ("x\trout\t\tP(unit=eliminated)=1/3\t", "found 0"),
        ("x\trout\tnobody=1\tplaque=4+\t", "do not fit"),
        ("x\trout\t\trefused=CWC-AMB-01\t", "expected \"CWC-AMB-01\""),
        ("x\tfall-back\t\tE(hits)=1\t", "no part"),
        ("x\tnone\t\tno-roll\t", "no calculator"),
    ] {
        let found = GOLDEN.check(line).err().unwrap_or_default();
        assert!(found.contains(fault), "{line}: {found}");
    }
}

/// The chance of exactly `hits` hits of this many dice.
fn binomial(dice: u32, hits: u32, chance: f64) -> f64 {
    let ways: f64 = (0..hits).map(|taken| f64::from(dice - taken) / f64::from(taken + 1)).product();
    ways * chance.powi(hits as i32) * (1.0 - chance).powi((dice - hits) as i32)
}

/// The chance that a part of a calculator's outcome has this figure.
fn chance_of(calculator: &str, inputs: &str, part: &str, figure: u16) -> f64 {
    let working = GOLDEN.work(calculator, inputs).expect("the inputs fit");
    let index = part_of(&working, part).expect("the part exists");
    let odds = odds_of(&working).expect("it is rolled");
    odds.chance(|outcome| outcome.figure(index) == figure)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// The closed form of CWC-FIR-P1 for a unit that was not suppressed.
    #[test]
    fn fire_follows_the_closed_form(
        dice in 1_u32..=100,
        to_hit in 4_u32..=6,
        save in 2_u32..=7,
        hits in 1_u32..=12,
        marked in 0_u32..=11,
    ) {
        prop_assume!(marked < hits);
        let saved = if save == 7 { String::from("none") } else { save.to_string() };
        let inputs = format!(
            "dice={dice} to-hit={to_hit} save={saved} hits={hits} marked={marked}"
        );
        let hit = f64::from(7 - to_hit) / 6.0;
        let kept = hit * if save == 7 { 1.0 } else { f64::from(save - 1) / 6.0 };
        let left = hits - marked;
        let mut ends = [0.0; 4];
        for hits in 0..=dice {
            let chance = binomial(dice, hits, kept);
            let calm = (1.0 - hit).powi(hits as i32);
            if hits == 0 {
                ends[0] += chance;
            } else if hits >= left {
                ends[3] += chance;
            } else {
                ends[1] += chance * calm;
                ends[2] += chance * (1.0 - calm);
            }
        }
        for (figure, expected) in (0..).zip(ends) {
            let found = chance_of("fire-resolution", &inputs, "target", figure);
            prop_assert!((found - expected).abs() < 1e-9, "{inputs}: {figure} {found} {expected}");
        }
    }

    /// The closed form of CWC-AAF-P1.
    #[test]
    fn anti_air_fire_follows_the_closed_form(
        dice in 0_u32..=60,
        hits in 1_u32..=12,
        marked in 0_u32..=11,
    ) {
        prop_assume!(marked < hits);
        let inputs = format!("dice={dice} hits={hits} marked={marked}");
        let left = hits - marked;
        let mut down = 0.0;
        let mut aborts = 0.0;
        for hits in 0..=dice {
            let chance = binomial(dice, hits, 1.0 / 3.0);
            if hits >= left {
                down += chance;
            } else {
                aborts += chance * (1.0 - (2.0_f64 / 3.0).powi(hits as i32));
            }
        }
        for (figure, expected) in [(3, down), (2, aborts)] {
            let found = chance_of("anti-air", &inputs, "air-unit", figure);
            prop_assert!((found - expected).abs() < 1e-9, "{inputs}: {figure} {found} {expected}");
        }
    }
}

/// Over all drifts, a unit is hit as often as the zone still covers it after the drift, and a unit
/// that is farther from the observer is safer (CWC-BLU-08, CWC-AMB-38).
#[test]
fn a_longer_way_makes_fire_on_the_own_unit_rarer() {
    let eliminated = |distance: u32| {
        let inputs = format!("rolled=on-your-own own-hits=1 distance={distance}");
        chance_of("artillery-blunder", &inputs, "own-unit", 3)
    };
    let chances: Vec<f64> = [20, 40, 60, 80, 100, 200].map(eliminated).to_vec();
    assert!(chances.is_sorted_by(|near, far| near >= far), "{chances:?}");
    assert!(chances[5] < 1e-6 && chances[0] > 0.9, "{chances:?}");
}
