//! The engine's odds against those of two other libraries.
//!
//! `tests/peers/compute.py` has worked out each case with icepool and with dyce,
//! which agree to the last digit, and stores the odds in
//! `tests/peers/cases.json`. Here each case is one of our procedures, and its
//! odds must be the same within 1e-12. Outcomes have the same codes.

#![allow(clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;

use adjutant::aid::{MOST_PARTS, Values};
use adjutant::dice::{Band, Dice, Die, Odds, Reroll, Roll, Tally, odds};
use adjutant::rulesets::brygada::RULESET;
use adjutant::text::Text;

/// The largest difference between chances.
const CLOSE: f64 = 1e-12;

/// The odds of a case by its name; `None` if there is no such case.
#[allow(clippy::too_many_lines)]
fn ours(name: &str) -> Option<Odds<u32>> {
    Some(match name {
        // Pools of dice.
        "pool-10-on-4" => odds(|dice| dice.successes(&d6(4), 10)),
        "pool-100-on-6" => odds(|dice| dice.successes(&d6(6), 100)),
        "pool-20-d20-at-most-7" => odds(|dice| dice.successes(&D20.at_most(7), 20)),
        "pool-12-reroll-failures" => {
            odds(|dice| dice.successes(&d6(4).reroll(Reroll::Failures), 12))
        }
        "pool-12-reroll-successes" => {
            odds(|dice| dice.successes(&d6(3).reroll(Reroll::Successes), 12))
        }
        "pool-8-two-dice-on-9" => odds(|dice| dice.successes(&d6(9).sum_of(2), 8)),
        "pool-6-three-d20-at-most-24-reroll" => odds(|dice| {
            let roll = D20.sum_of(3).at_most(24).reroll(Reroll::Failures);
            dice.successes(&roll, 6)
        }),
        "certain-and-impossible" => {
            odds(|dice| dice.successes(&d6(1), 4) + dice.successes(&d6(7), 5))
        }
        "two-groups" => odds(|dice| {
            dice.each_of(&[(4, d6(3)), (6, d6(5))], |dice, roll| u32::from(dice.check(roll)))
        }),
        "three-groups-of-two-kinds" => odds(|dice| {
            let groups = [(7, d6(5)), (3, D20.at_least(14)), (2, d6(2).reroll(Reroll::Successes))];
            dice.each_of(&groups, |dice, roll| u32::from(dice.check(roll)))
        }),
        "any-six-of-7" => odds(|dice| u32::from(dice.each(7, |die| die.check(&d6(6))))),

        // Chains of checks.
        "shots-40" => odds(|dice| {
            dice.each(40, |shot| {
                u32::from(shot.check(&d6(4)) && !shot.check(&d6(3)) && shot.check(&d6(3)))
            })
        }),
        "shots-20-saves-rerolled" => odds(|dice| {
            let save = d6(5).reroll(Reroll::Failures);
            dice.each(20, |shot| u32::from(shot.check(&d6(3)) && !shot.check(&save)))
        }),
        "successes-roll-two-more" => odds(|dice| {
            dice.each(5, |die| if die.check(&d6(4)) { die.successes(&d6(5), 2) } else { 0 })
        }),
        "a-die-says-how-many" => odds(|dice| {
            let count = dice.total(&D6);
            dice.successes(&d6(4), count)
        }),
        "roll-under-or-a-die" => {
            odds(|dice| if dice.check(&D20.at_most(13)) { 0 } else { 10 + dice.total(&D6) })
        }

        // Sums.
        "sum-of-3" => odds(|dice| dice.total(&D6.sum_of(3))),
        "sum-of-12" => odds(|dice| dice.total(&D6.sum_of(12))),
        "sum-of-5-d20" => odds(|dice| dice.total(&D20.sum_of(5))),
        "opposed-with-2-more" => odds(|dice| {
            let (left, right) = (dice.total(&D6) + 2, dice.total(&D6));
            match left.cmp(&right) {
                std::cmp::Ordering::Less => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Greater => 2,
            }
        }),
        "two-dice-against-a-d20" => {
            odds(|dice| u32::from(dice.total(&D6.sum_of(2)) > dice.total(&D20)))
        }

        // Result tables.
        "table-of-four-rows" => odds(|dice| {
            let table = D6.sum_of(2).bands(&bands(&[4, 7, 10, 12]));
            dice.each(3, |throw| [0, 1, 2, 4][throw.band(&table)])
        }),
        "armour-bands" => odds(|dice| {
            let counts = dice.each(10, |hit| match hit.band(&armour(3)) {
                0 => (1, 0),
                1 => (0, 1),
                _ => (0, 0),
            });
            coded(counts)
        }),
        "armour-with-firepower" => odds(|dice| coded(dice.each(10, |hit| vehicle(hit, 1, &CHEAP)))),
        "one-vehicle-of-four-hits" => odds(|dice| coded(vehicle(dice, 4, &CHEAP))),
        "five-vehicles-of-two-hits" => {
            odds(|dice| coded(dice.each(5, |tank| vehicle(tank, 2, &DEAR))))
        }
        "seven-hits-on-three-vehicles" => {
            odds(|dice| coded(spread(dice, 7, 3, |tank, hits| vehicle(tank, hits, &CHEAP))))
        }

        // Whole procedures.
        "ten-shots-at-four-vehicles" => odds(|dice| {
            let hits = dice.successes(&d6(4), 10);
            coded(spread(dice, hits, 4, |tank, hits| vehicle(tank, hits, &CHEAP)))
        }),
        "fifteen-shots-at-six-teams" => odds(|dice| {
            let hits = dice.successes(&d6(3), 15);
            spread(dice, hits, 6, |team, hits| {
                u32::from(team.again(hits, false, |team, gone| gone || !team.check(&d6(3))))
            })
        }),
        "hits-and-pinned" => odds(|dice| {
            let hits = dice.successes(&d6(4), 10);
            coded((hits, u32::from(hits >= 5)))
        }),
        "losses-and-morale" => odds(|dice| {
            let lost =
                dice.each(8, |shot| u32::from(shot.check(&d6(3)) && !shot.check(&d6(4)))).min(6);
            let morale = if lost < 3 {
                0
            } else {
                1 + u32::from(dice.check(&d6(4).reroll(Reroll::Failures)))
            };
            coded((lost, morale))
        }),

        // Chains followed to their end.
        "twelve-shots-at-five-tanks-with-morale" => odds(|dice| {
            let hits = dice.successes(&d6(3), 12);
            let (lost, out) = spread(dice, hits, 5, |tank, hits| vehicle(tank, hits, &USUAL));
            let morale = if lost > 5 - lost - out { 2 - u32::from(dice.check(&d6(4))) } else { 0 };
            1000 * lost + 10 * out + morale
        }),
        "nine-guns-on-ten-teams" => odds(|dice| {
            let Some(tries) = (0..3).find(|_| dice.check(&d6(3))) else {
                return 0;
            };
            let to_hit = d6(4 + tries).reroll(Reroll::Failures);
            let hits = dice.successes(&to_hit, 10);
            let saved = dice.successes(&d6(3), hits);
            10_000 * (tries as u32 + 1) + 100 * hits + hits - saved
        }),
        "assault-of-four-on-three" => odds(|dice| dice.again(8, 40_300, assault_round)),
        "twenty-dice-and-a-fall-back" => odds(|dice| {
            let hits = dice.each(20, |die| u32::from(die.check(&d6(4)) && !die.check(&d6(5))));
            let moved = match hits {
                1..6 => dice.total(&D6.sum_of(hits as u8)),
                _ => 0,
            };
            100 * hits + if moved > 10 { 99 } else { moved }
        }),
        "five-orders-in-a-row" => odds(|dice| {
            dice.again(5, 0, |dice, state: u32| {
                if !state.is_multiple_of(10) {
                    return state;
                }
                match dice.total(&D6.sum_of(2)) {
                    2 => state + 110,
                    12 => state + 2,
                    shown if shown + state / 100 <= 8 => state + 100,
                    _ => state + 1,
                }
            })
        }),
        "three-tank-shots" => odds(|dice| {
            let first = tank_shot(dice, 10, 0);
            dice.again(2, first, |dice, state| tank_shot(dice, 12, state))
        }),

        "brygada-anti-tank" => calculated(
            "anti-tank-fire",
            "distance=15&direction=left&hidden=yes&moves=yes&gun.to-hit=2&armour.hull-left=3&armour.turret-left=4&effect=1",
            |figure| 1000 * figure[0] + 100 * figure[1] + figure[2],
        ),
        "brygada-combined-fire" => calculated(
            "fire-at-infantry",
            "weapons.1.at-10=8&joining=2&bases=6&quality=4&hidden=yes&moves=yes&special=1",
            |figure| 10_000 * figure[0] + 1000 * figure[1] + 100 * figure[2] + figure[3],
        ),
        "brygada-assault" => calculated(
            "assault",
            "attacker.bases=5&attacker.quality=4&defender.bases=4",
            |figure| 10_000 * (10 * figure[1] + figure[2]) + 10 * figure[3] + figure[4],
        ),

        // Steps one after another.
        "until-it-fails" => odds(|dice| {
            let end = dice.again(6, 0, |dice, state: u32| match state {
                10.. => state,
                _ if dice.check(&d6(5)) => state + 1,
                _ => state + 10,
            });
            end % 10
        }),
        "walk-between-walls" => odds(|dice| {
            dice.again(8, 3, |dice, state: u32| match dice.total(&D6) {
                5.. => (state + 1).min(6),
                ..=2 => state.saturating_sub(1),
                _ => state,
            })
        }),
        _ => return None,
    })
}

/// The odds of a calculator of 10. Brygada, its outcomes coded by their figures.
fn calculated(
    calculator: &str,
    answers: &str,
    code: impl Fn([u32; MOST_PARTS]) -> u32,
) -> Odds<u32> {
    let calculator = RULESET.calculator(calculator).expect("there is one");
    let answers = answers.split('&').filter_map(|answer| answer.split_once('='));
    let (values, misfits) = Values::read(calculator.fields, answers);
    assert!(misfits.is_empty(), "{misfits:?}");
    let house = Values::defaults(RULESET.house_rules);
    let procedure = (calculator.work)(&values, &house).procedure;
    let procedure = procedure.expect("something is rolled");
    odds(|dice| code(procedure(dice).0.map(u32::from)))
}

const D6: Roll = Roll::new(Die::D6);
const D20: Roll = Roll::new(Die::D20);

/// A check on one D6.
fn d6(need: i16) -> Roll {
    D6.at_least(need)
}

/// Two counts as one number.
fn coded((first, second): (u32, u32)) -> u32 {
    100 * first + second
}

/// The rows of a table by their highest totals.
fn bands(upto: &[u8]) -> Vec<Band> {
    let label = Text::EMPTY;
    upto.iter().map(|&upto| Band { upto, label }).collect()
}

/// An armour table: lower than the margin, equal, higher.
fn armour(margin: u8) -> Roll {
    D6.bands(&bands(&[margin - 1, margin, 6]))
}

/// The weapon used against vehicles.
struct Weapon {
    margin: u8,
    firepower: i16,
    crew: i16,
}

const CHEAP: Weapon = Weapon { margin: 4, firepower: 3, crew: 4 };
const DEAR: Weapon = Weapon { margin: 5, firepower: 4, crew: 3 };

const USUAL: Weapon = Weapon { margin: 3, firepower: 4, crew: 4 };

/// Whether a vehicle is destroyed and whether it is bailed out after some hits.
fn vehicle(dice: &mut dyn Dice, hits: u32, weapon: &Weapon) -> (u32, u32) {
    const WORKING: u32 = 0;
    const BAILED_OUT: u32 = 1;
    const DESTROYED: u32 = 2;
    let end = dice.again(hits, WORKING, |dice, state| {
        if state == DESTROYED {
            return state;
        }
        let band = dice.band(&armour(weapon.margin));
        if band == 2 {
            return state;
        }
        let powerful = dice.check(&d6(weapon.firepower));
        if band == 0 && powerful {
            DESTROYED
        } else if band == 1 && !powerful {
            state
        } else if state == WORKING || dice.check(&d6(weapon.crew)) {
            BAILED_OUT
        } else {
            DESTROYED
        }
    });
    (u32::from(end == DESTROYED), u32::from(end == BAILED_OUT))
}

/// Hits spread evenly over the teams.
fn spread<T: Tally>(
    dice: &mut dyn Dice,
    hits: u32,
    teams: u32,
    team: impl Fn(&mut dyn Dice, u32) -> T,
) -> T {
    let (each, more) = (hits / teams, hits % teams);
    dice.each_of(&[(more, each + 1), (teams - more, each)], |dice, &hits| team(dice, hits))
}

/// One side strikes and the other reacts; `compute.py` describes the state.
fn assault_round(dice: &mut dyn Dice, state: u32) -> u32 {
    const DECIDED: u32 = 2;
    let (own, enemy) = (state / 10_000, state / 100 % 100);
    let (hit, turn) = (state / 10 % 10, state % 10);
    if turn == DECIDED {
        return state;
    }
    let (striking, struck) = if turn == 0 { (own, enemy) } else { (enemy, own) };
    let hits = dice.successes(&d6(4), striking);
    let left = struck.saturating_sub(hits);
    let (own, enemy) = if turn == 0 { (own, left) } else { (left, enemy) };
    let hit = hit | u32::from(hits > 0) << turn;
    let goes_on = left > 0 && (hit >> turn & 1 == 0 || dice.check(&d6(4)));
    let next = if goes_on { 1 - turn } else { DECIDED };
    10_000 * own + 100 * enemy + 10 * hit + next
}

/// A shot at a vehicle with its critical or its bad luck; `compute.py` describes the state.
fn tank_shot(dice: &mut dyn Dice, number: u32, state: u32) -> u32 {
    let (wounds, hits, hindered) = (state / 1000, state / 100 % 10, state / 10 % 10);
    if !state.is_multiple_of(10) || wounds == 2 {
        return state;
    }
    let upto = match dice.total(&D20) {
        20 => {
            let luck = dice.band(&D20.bands(&bands(&[10, 19, 20])));
            return state + 1 + luck as u32;
        }
        1 if dice.check(&D20.at_most(number as i16)) => [9, 17, 19, 20, 20],
        1 => [4, 12, 14, 18, 20],
        face if face <= number => [0, 7, 9, 13, 20],
        _ => return state,
    };
    let (wounds, hindered) = match dice.band(&D20.bands(&bands(&upto))) {
        0 => (2, 0),
        1 if wounds == 1 => (2, 0),
        1 => (1, hindered),
        2 => (wounds, 2),
        3 => (wounds, hindered.max(1)),
        _ => (wounds, hindered),
    };
    1000 * wounds + 100 * (hits + 1) + 10 * hindered
}

#[test]
fn the_odds_of_icepool_and_dyce() {
    let file = include_str!("peers/cases.json");
    let cases: BTreeMap<String, Vec<(u32, f64)>> =
        serde_json::from_str(file).expect("cases.json is what compute.py writes");
    assert!(cases.len() >= 30, "{} cases", cases.len());
    for (name, theirs) in cases {
        let Some(ours) = ours(&name) else {
            panic!("{name}: no procedure of ours");
        };
        let outcomes = ours.iter().map(|(outcome, _)| *outcome);
        assert!(
            outcomes.eq(theirs.iter().map(|(outcome, _)| *outcome)),
            "{name}: {ours:?} has other outcomes than {theirs:?}"
        );
        for (outcome, chance) in theirs {
            let found = ours.probability(&outcome);
            assert!(
                (found - chance).abs() <= CLOSE,
                "{name}: {outcome} has the chance {found}, not {chance}"
            );
        }
    }
}
