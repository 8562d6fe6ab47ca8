//! The side that throws each roll, on which the luck statistics of a battle depend.
//!
//! A calculator in which units of both sides take part, or only the affected ones, names the
//! thrower of each roll.

#![allow(clippy::expect_used, clippy::panic)]

mod situations;

use std::collections::BTreeSet;

use adjutant::aid::{Calculator, Of, Ruleset, Values};
use adjutant::dice::{By, Generator, Reading, roll};
use adjutant::rulesets::ALL;

use situations::{ends, singles};

/// Throws of each situation.
const THROWS: u64 = 12;

fn situations(calculator: &Calculator) -> Vec<Values> {
    let mut found = singles(calculator.fields, ends);
    // Two answers at a time: one of them shows a question, the other makes it matter.
    let singles = found.clone();
    for (step, one) in singles.iter().enumerate() {
        for (index, field) in calculator.fields.iter().enumerate() {
            let all = ends(field);
            for answer in [all.len() - 1, step % all.len()] {
                let mut other = one.clone();
                other.set(calculator.fields, index, all[answer]);
                found.push(other);
            }
        }
    }
    found
}

/// Rolls without a named thrower, and why.
const WITHOUT_THROWER: &[(&str, &str)] = &[];

/// The checks of a calculator by their rules, with the side that throws them.
fn checks(ruleset: &Ruleset, calculator: &Calculator) -> BTreeSet<(&'static str, bool, By)> {
    let house = Values::defaults(ruleset.house_rules);
    let mut found = BTreeSet::new();
    for values in situations(calculator) {
        let working = (calculator.work)(&values, &house);
        let Some(procedure) = &working.procedure else {
            continue;
        };
        for seed in 0..THROWS {
            let mut generator = Generator::from_seed(seed);
            for throw in roll(&mut generator, |dice| procedure(dice)).1 {
                let reading = throw.roll.reading;
                let fails = matches!(reading, Reading::AtLeast(_) | Reading::AtMost(_));
                found.insert((throw.roll.cite, fails, throw.roll.by));
            }
        }
    }
    found.retain(|(_, is_check, _)| *is_check);
    found
}

#[test]
fn where_both_sides_take_part_each_check_says_whose_dice_it_is() {
    for ruleset in ALL {
        for calculator in ruleset.calculators {
            let roles = calculator.roles;
            let passive = roles.iter().skip(1).any(|role| role.passive);
            assert!(!passive, "{}: only the first role is befallen", calculator.id);
            let Some(first) = roles.first() else {
                continue;
            };
            let one_side = roles.iter().all(|role| matches!(role.of, Of::Acting | Of::Friend));
            let at = format!("{}/{}", ruleset.id, calculator.id);
            for (cite, _, by) in checks(ruleset, calculator) {
                let excused = WITHOUT_THROWER.contains(&(at.as_str(), cite));
                if one_side && !first.passive {
                    // All dice belong to the only side.
                    assert_ne!(by, By::Facing, "{at}: {cite} is thrown by nobody");
                } else {
                    assert_eq!(by == By::Unspecified, excused, "{at}: whose dice is {cite}?");
                }
            }
        }
    }
}

/// The thrower of each roll by the ledgers (or, if they are silent, the side that a success
/// helps).
#[test]
fn attackers_hit_and_those_who_are_hit_save() {
    use By::{Acting, Facing};
    let told = [
        // Firepower is rolled by the shooting player.
        ("flames-of-war", "saves", "FOW-TUR-05", Acting),
        ("flames-of-war", "shooting", "FOW-SAV-03", Facing),
        ("flames-of-war", "shooting", "FOW-MOR-02", Facing),
        // One player calls aircraft, and the other player's aircraft intercept.
        ("flames-of-war", "air-call", "FOW-AIR-02", Acting),
        ("flames-of-war", "air-call", "FOW-AIR-04", Facing),
        ("flames-of-war", "air-attack", "FOW-AIR-13", Acting),
        ("flames-of-war", "anti-aircraft", "FOW-AIR-12", Facing),
        ("flames-of-war", "assault", "FOW-ASL-07", Acting),
        ("flames-of-war", "assault", "FOW-REC-10", Facing),
        ("cold-war-commander", "direct-fire", "CWC-FIR-03", Acting),
        ("cold-war-commander", "direct-fire", "CWC-FIR-04", Facing),
        ("cold-war-commander", "anti-air", "CWC-AMB-37", Facing),
        ("k20", "direct-fire", "K20-DIR-T5", Acting),
        ("k20", "charge", "K20-CHG-01", Acting),
        ("k20", "charge", "K20-CHG-03", Facing),
        ("k20", "infantry-overrun", "K20-OVI-02", Acting),
        ("k20", "infantry-overrun", "K20-OVI-03", Facing),
        ("k20", "ramming", "K20-RAM-04", Facing),
        ("brygada", "fire-at-infantry", "BR10-SHI-02", Acting),
        ("brygada", "assault-on-armour", "BR10-ASL-11", Acting),
        ("brygada", "vehicle-assault", "BR10-ASL-11", Facing),
    ];
    for (game, calculator, cite, by) in told {
        let ruleset = ALL.iter().find(|ruleset| ruleset.id == game).expect("a game");
        let calculator = ruleset.calculator(calculator).expect("a calculator");
        let all = checks(ruleset, calculator);
        let found: Vec<By> =
            (all.iter().filter(|check| check.0 == cite)).map(|check| check.2).collect();
        assert_eq!(found, [by], "{}: {cite}", calculator.id);
    }
}
