//! The situations whose odds are timed, natively (`benches/odds.rs`) and in the
//! browser (`xtask/bench/odds`).

use adjutant::aid::{Calculator, Field, Kind, Procedure, Ruleset, Values};
use adjutant::dice::{Dice, Die, Odds, Roll, odds};
use adjutant::rulesets::{ALL, brygada, cold_war_commander, flames_of_war, k20};

/// How many situations with all answers random are tried for a calculator.
const RANDOM: u32 = 200;

/// Every calculator, with its ruleset.
pub fn calculators() -> Vec<(&'static Ruleset, &'static Calculator)> {
    ALL.iter()
        .flat_map(|ruleset| ruleset.calculators.iter().map(|calculator| (*ruleset, calculator)))
        .collect()
}

/// The named situations: the case that is also timed with other libraries, the largest ones of
/// shooting, and the long chains.
pub const NAMED: [&str; 14] = [
    "shots-40",
    "largest-armoured",
    "largest-infantry",
    "tanks-morale",
    "bombardment",
    "assault",
    "cwc-direct-fire",
    "cwc-assault",
    "cwc-orders",
    "k20-direct-fire",
    "k20-fire-mission",
    "brygada-anti-tank",
    "brygada-combined-fire",
    "brygada-assault",
];

/// A named situation, as a function that works out its odds and returns the
/// number of outcomes.
pub fn named(name: &str) -> Option<Box<dyn Fn() -> usize>> {
    let fow = &flames_of_war::RULESET;
    let cwc = &cold_war_commander::RULESET;
    let k20 = &k20::RULESET;
    let brygada = &brygada::RULESET;
    let (ruleset, calculator, answers): (_, _, &[_]) = match name {
        "shots-40" => return Some(Box::new(|| shots_40().len())),
        "largest-armoured" => (
            fow,
            "shooting",
            &[("target", "armoured"), ("teams", "10"), ("shooters", "10"), ("rof", "10")],
        ),
        "largest-infantry" => (
            fow,
            "shooting",
            &[("target", "infantry"), ("teams", "30"), ("shooters", "10"), ("rof", "10")],
        ),
        // Twelve shots at five tanks, and the test of a platoon below half.
        "tanks-morale" => {
            (fow, "shooting", &[("target", "armoured"), ("shooters", "6"), ("rof", "2")])
        }
        "bombardment" => (fow, "bombardment", &[("guns", "9"), ("teams", "10")]),
        "assault" => (fow, "assault", &[("teams", "10"), ("enemy-teams", "6")]),
        // Twenty dice at a unit that falls back if it survives them.
        "cwc-direct-fire" => (
            cwc,
            "direct-fire",
            &[
                ("units", "4"),
                ("attack", "5"),
                ("hits", "6"),
                ("save", "5"),
                ("already-suppressed", "yes"),
            ],
        ),
        "cwc-assault" => (cwc, "assault", &[]),
        "cwc-orders" => (cwc, "orders", &[("orders", "5")]),
        // Three shots that can damage, burn and hinder a vehicle.
        "k20-direct-fire" => (k20, "direct-fire", &[("shots", "3"), ("ap", "8"), ("dv", "6")]),
        // Six rounds called in by the unit itself, on infantry.
        "k20-fire-mission" => (
            k20,
            "fire-mission",
            &[("observer", "no"), ("rof", "6"), ("after-scatter", "1"), ("he-fp", "4")],
        ),
        // Every modifier, a critical hit, and different armour of hull and
        // turret.
        "brygada-anti-tank" => (
            brygada,
            "anti-tank-fire",
            &[
                ("distance", "15"),
                ("direction", "left"),
                ("hidden", "yes"),
                ("moves", "yes"),
                ("gun.to-hit", "2"),
                ("armour.hull-left", "3"),
                ("armour.turret-left", "4"),
                ("effect", "1"),
            ],
        ),
        // Ten dice of several weapons, with markers on the survivors.
        "brygada-combined-fire" => (
            brygada,
            "fire-at-infantry",
            &[
                ("weapons.1.at-10", "8"),
                ("joining", "2"),
                ("bases", "6"),
                ("quality", "4"),
                ("hidden", "yes"),
                ("moves", "yes"),
                ("special", "1"),
            ],
        ),
        "brygada-assault" => (
            brygada,
            "assault",
            &[("attacker.bases", "5"), ("attacker.quality", "4"), ("defender.bases", "4")],
        ),
        _ => return None,
    };
    situation(ruleset, calculator, answers)
}

/// Forty shots that hit on 4+, are saved on 3+ and kill on 3+.
fn shots_40() -> Odds<u32> {
    let roll = Roll::new(Die::D6);
    let (hit, save, firepower) = (roll.at_least(4), roll.at_least(3), roll.at_least(3));
    odds(|dice: &mut dyn Dice| {
        dice.each(40, |shot| {
            u32::from(shot.check(&hit) && !shot.check(&save) && shot.check(&firepower))
        })
    })
}

/// A situation with these answers.
fn situation(
    ruleset: &Ruleset,
    calculator: &str,
    answers: &[(&str, &str)],
) -> Option<Box<dyn Fn() -> usize>> {
    let calculator = ruleset.calculator(calculator)?;
    let (values, misfits) = Values::read(calculator.fields, answers.iter().copied());
    // A renamed question must not silently make the situation smaller.
    if !misfits.is_empty() {
        return None;
    }
    timed(ruleset, calculator, &values)
}

/// A situation of a calculator, as a function that works out its odds; `None` if
/// nothing is rolled.
pub fn timed(
    ruleset: &Ruleset,
    calculator: &Calculator,
    values: &Values,
) -> Option<Box<dyn Fn() -> usize>> {
    let house = Values::defaults(ruleset.house_rules);
    let procedure: Procedure = (calculator.work)(values, &house).procedure?;
    Some(Box::new(move || odds(|dice| procedure(dice)).len()))
}

/// The situations tried to find a calculator's slowest: the default first, every
/// pair of answers, and some with all answers random. They are the same every
/// time.
pub fn samples(calculator: &Calculator) -> Vec<Values> {
    let fields = calculator.fields;
    let usual = Values::defaults(fields);
    let mut found = vec![usual.clone()];
    for left in 0..fields.len() {
        for right in left..fields.len() {
            for left_answer in telling(&fields[left]) {
                for right_answer in telling(&fields[right]) {
                    let mut values = usual.clone();
                    values.set(fields, left, left_answer);
                    values.set(fields, right, right_answer);
                    found.push(values);
                }
            }
        }
    }
    let mut random = Random(1);
    for _ in 0..RANDOM {
        let mut values = usual.clone();
        for (index, field) in fields.iter().enumerate() {
            values.set(fields, index, random.up_to(field));
        }
        found.push(values);
    }
    found.dedup();
    found
}

/// The answers that make a difference: all answers of a choice, the limits of a number's range.
fn telling(field: &Field) -> Vec<i16> {
    match field.kind {
        Kind::Toggle | Kind::Unit => vec![1 - field.default],
        Kind::Choice(choices) => (0..choices.len() as i16).collect(),
        Kind::Count { low, high } | Kind::Measure { low, high, .. } => vec![low, high],
    }
}

/// Knuth's generator: good enough to pick samples.
struct Random(u64);

impl Random {
    fn up_to(&mut self, field: &Field) -> i16 {
        self.0 = (self.0)
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let (low, high) = match field.kind {
            Kind::Toggle | Kind::Unit => (0, 1),
            Kind::Choice(choices) => (0, choices.len() as i16 - 1),
            Kind::Count { low, high } | Kind::Measure { low, high, .. } => (low, high),
        };
        let span = (high - low) as u64 + 1;
        low + ((self.0 >> 33) % span) as i16
    }
}

/// A situation in words.
pub fn in_words(calculator: &Calculator, values: &Values) -> String {
    let answers = values.written(calculator.fields);
    if answers.is_empty() {
        return format!("{} by default", calculator.id);
    }
    let answers: Vec<_> = answers.iter().map(|(id, answer)| format!("{id}={answer}")).collect();
    format!("{}?{}", calculator.id, answers.join("&"))
}
