//! If two rules may set one value, the order of `if`s in the code must not decide between them: the
//! ledger says which applies.
//!
//! Every pair of answers to every calculator is checked: two rules meet if they change a sum in the
//! same place, or if their joint result differs from applying one after the other. Each such
//! meeting is listed here with the rule that states its order; an unlisted one fails.
//!
//! A rule that sets a value to what it already is leaves no trace in a sum. The only such case that
//! matters is in the golden file: a weapon printed with ROF 1 that moved (ROF 1) fires nothing at a
//! platoon that disengages (FOW-AMB-39).

#![allow(clippy::expect_used)]

mod situations;

use std::collections::{BTreeMap, BTreeSet};

use adjutant::aid::{Calculator, Cite, Figure, Sum, Values};
use adjutant::rulesets;

use situations::cites::cites;
use situations::{changed, changes, few_answers};

/// Two rules that meet in one value, and the id of the ledger that says which
/// applies, or in which order. A rule may be listed alone if it states this for
/// any other rule.
const STATED: &[(&[&str], &[Cite], Cite)] = &[
    // The dice are doubled after the rate of fire is reduced; then multiplied by
    // the teams.
    (&["shooting/dice"], &["FOW-DIC-03"], "FOW-AMB-11"),
    (&["shooting/dice"], &["FOW-DIC-P1"], "FOW-DIC-P1"),
    // A target gone to ground, or seen only by smoke trails, is concealed: that counts once.
    (&["shooting/to-hit"], &["FOW-CON-01", "FOW-CON-04"], "FOW-AMB-49"),
    (&["bombardment/ranging-in", "smoke/ranging-in"], &["FOW-ART-14", "FOW-ART-29"], "FOW-AMB-49"),
    // With a winner the winner's losses decide; without a winner the opponent's.
    (
        &["victory-points/attacker-points", "victory-points/defender-points"],
        &["FOWM-VPS-08"],
        "FOWM-VPS-P1",
    ),
    // The first line that fits; for artillery on AFVs the worse of two.
    (TO_HIT, &["CWC-HIT-07"], "CWC-AMB-18"),
    (TO_HIT, &["CWC-HIT-04", "CWC-HIT-05"], "CWC-AMB-18"),
    // The number of dice never falls below 0.
    (ASSAULT_DICE, &["CWC-AMB-15"], "CWC-AMB-15"),
    (ASSAULT_DICE, &["CWC-AMB-28"], "CWC-AMB-15"),
    // Each unit's own value first, then all in one pool; the pool is doubled.
    (&["direct-fire/dice"], &["CWC-DIR-01"], "CWC-DIR-01"),
    (&["direct-fire/dice"], &["CWC-FIR-02"], "CWC-FIR-02"),
    (&["air-strike/dice"], &["CWC-AIR-07"], "CWC-AMB-43"),
    // The worse of the target's own cover and of the terrain in between.
    (&["direct-fire/to-hit", "terrain-look-up/cover"], &["K20-DIR-T2", "K20-DIR-T3"], "K20-AMB-18"),
    // First the losses of the card, then markers; the number of actions never falls below 0.
    (&["regrouping/actions"], &["BR10-SHI-09"], "BR10-REG-P2"),
];

const TO_HIT: &[&str] = &[
    "air-blunder/own-to-hit",
    "air-strike/to-hit",
    "artillery-blunder/own-to-hit",
    "artillery-fire/to-hit",
    "direct-fire/to-hit",
];

const ASSAULT_DICE: &[&str] = &[
    "assault/attacker-dice",
    "assault/defender-dice",
    "assault-round/attacker-dice",
    "assault-round/defender-dice",
];

fn sums_of(
    calculator: &Calculator,
    house: &Values,
    changes: &[(usize, i16)],
) -> BTreeMap<&'static str, Sum> {
    let values = changed(calculator.fields, changes);
    let raw = values.all();
    let asked = |index: usize| calculator.fields[index].matters(raw);
    if !changes.iter().all(|(index, _)| asked(*index)) {
        return BTreeMap::new();
    }
    let working = (calculator.work)(&values, house);
    if !working.refusals.is_empty() {
        return BTreeMap::new();
    }
    working.sums.into_iter().map(|sum| (sum.id, sum)).collect()
}

/// Modifiers that a sum has and the usual one does not.
fn added(sum: &Sum, usual: &Sum) -> BTreeMap<Cite, i16> {
    let of = |sum: &Sum| {
        let mut all: BTreeMap<Cite, i16> = BTreeMap::new();
        for modifier in &sum.modifiers {
            *all.entry(modifier.cite).or_default() += modifier.value;
        }
        all
    };
    let before = of(usual);
    let mut after = of(sum);
    after.retain(|cite, value| before.get(cite) != Some(value));
    after
}

/// Pairs of rules of a sheet that do more than add up, as `calculator/sheet: rule, rule`. Their
/// joint result must not depend on the order in the code.
fn meetings(calculator: &Calculator, house: &Values) -> BTreeMap<String, String> {
    let with = |changes: &[(usize, i16)]| sums_of(calculator, house, changes);
    let usual = with(&[]);
    let all = changes(calculator.fields, few_answers).into_iter();
    let alone: Vec<_> = all.map(|change| (change, with(&[change]))).collect();
    let mut found = BTreeMap::new();
    for (at, (one, with_one)) in alone.iter().enumerate() {
        let others = alone.iter().skip(at + 1).filter(|(it, _)| it.0 != one.0);
        for (other, with_other) in others {
            for (id, both) in &with(&[*one, *other]) {
                let three = (usual.get(id), with_one.get(id), with_other.get(id));
                let (Some(usual), Some(first), Some(second)) = three else {
                    continue;
                };
                for rules in [bases(usual, first, second), sums(usual, first, second, both)] {
                    let at = |it: &(usize, i16)| format!("{}={}", calculator.fields[it.0].id, it.1);
                    for [rule, another] in rules {
                        let name = format!("{}/{id}: {rule}, {another}", calculator.id);
                        let when = format!("{} {}", at(one), at(other));
                        found.entry(name).or_insert(when);
                    }
                }
            }
        }
    }
    found
}

/// Two rules that set the base of a sum to different figures.
fn bases(usual: &Sum, first: &Sum, second: &Sum) -> Vec<[Cite; 2]> {
    let sets = |sum: &Sum| sum.base != usual.base;
    let differ = first.base.1 != second.base.1 && first.base.2 != second.base.2;
    if sets(first) && sets(second) && differ {
        vec![in_order(first.base.2, second.base.2)]
    } else {
        Vec::new()
    }
}

/// Rules whose joint result differs from applying one after the other, unless both set the same
/// value.
fn sums(usual: &Sum, first: &Sum, second: &Sum, both: &Sum) -> Vec<[Cite; 2]> {
    let (one, other) = (added(first, usual), added(second, usual));
    let words = matches!(both.result, Figure::Word(_));
    if one.is_empty() || other.is_empty() || first.result == second.result || words {
        return Vec::new();
    }
    let mut sum = one.clone();
    for (cite, value) in &other {
        *sum.entry(cite).or_default() += value;
    }
    if sum == added(both, usual) {
        return Vec::new();
    }
    let pairs = (one.keys()).flat_map(|rule| other.keys().map(|another| in_order(rule, another)));
    // One rule, or the lines of one table, state how they combine.
    pairs.filter(|[rule, another]| rule != another).collect()
}

fn in_order(rule: Cite, another: Cite) -> [Cite; 2] {
    let mut rules = [rule, another];
    rules.sort_unstable();
    rules
}

#[test]
fn rules_that_set_one_value_have_their_order_from_the_ledger() {
    let mut found = BTreeMap::new();
    for ruleset in rulesets::ALL {
        let house = Values::defaults(ruleset.house_rules);
        for calculator in ruleset.calculators {
            found.extend(meetings(calculator, &house));
        }
    }
    let mut stated = BTreeSet::new();
    let mut unstated = Vec::new();
    for (meeting, when) in &found {
        let (place, rules) = meeting.split_once(": ").expect("a place and rules");
        let said = STATED.iter().position(|(places, pair, _)| {
            let rule = |it: &&str| rules.split(", ").any(|rule| rule == *it);
            places.contains(&place) && pair.iter().all(rule)
        });
        match said {
            Some(line) => drop(stated.insert(line)),
            None => unstated.push(format!("{meeting} ({when})")),
        }
    }
    assert!(
        unstated.is_empty(),
        "which rule goes first is not stated:\n  {}",
        unstated.join("\n  ")
    );
    for (line, (places, rules, cite)) in STATED.iter().enumerate() {
        assert!(stated.contains(&line), "{places:?} {rules:?}: needless");
        let known = |ruleset: &&adjutant::aid::Ruleset| cites(ruleset).contains_key(cite);
        assert!(rulesets::ALL.iter().any(known), "{cite} is not served");
    }
}
