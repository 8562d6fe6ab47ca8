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
    let ways: f64 = (0..hits)
        .map(|n| f64::from(dice - n) / f64::from(n + 1))
        .product();
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

    /// The chance of a tie in every later round multiplies what the later
    /// rounds come to by 1/(1-t) (CWC-ASL-P2).
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
        // What is left of endless ties is below all that is shown.
        prop_assert!(found.probability(&2) < 1e-14);
    }
}
