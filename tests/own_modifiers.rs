//! The players' own modifiers: each sum with modifiers includes them, in its number and in its
//! dice; no other result does, and the app says so.

#![allow(clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use adjutant::address::{LinkProblem, Place, Screen};
use adjutant::aid::{
    Calculator, Field, Figure, Kind, Outcome, OwnModifier, PLAYERS_OWN, Ruleset, Values, Working,
};
use adjutant::battle::{Action, BattleState, Session, Settings};
use adjutant::dice::{Generator, Odds, odds, roll};
use adjutant::rulesets::{self, ALL};

fn own(sum: &str, label: &str, amount: i16) -> OwnModifier {
    OwnModifier { sum: sum.to_owned(), label: label.to_owned(), amount }
}

fn with(values: &Values, one: OwnModifier) -> Values {
    let mut values = values.clone();
    assert!(values.put_own(one));
    values
}

/// The default situation, and every single other answer: for a number both limits.
fn situations(calculator: &Calculator) -> Vec<Values> {
    let usual = Values::defaults(calculator.fields);
    let mut all = vec![usual.clone()];
    for (place, field) in calculator.fields.iter().enumerate() {
        for answer in answers(field) {
            let mut other = usual.clone();
            other.set(calculator.fields, place, answer);
            all.push(other);
        }
    }
    all
}

fn answers(field: &Field) -> Vec<i16> {
    let (low, high) = field.kind.range();
    match field.kind {
        Kind::Count { .. } | Kind::Measure { .. } => vec![low, high],
        _ => (low..=high.min(low + 20)).collect(),
    }
}

/// Every situation of every calculator, with the default house rules.
fn every(mut check: impl FnMut(&Ruleset, &Calculator, &Values, &Working, &Values)) {
    for ruleset in ALL {
        let house = Values::defaults(ruleset.house_rules);
        for calculator in ruleset.calculators {
            for values in situations(calculator) {
                let working = (calculator.work)(&values, &house);
                check(ruleset, calculator, &values, &working, &house);
            }
        }
    }
}

fn number(figure: &Figure) -> Option<i16> {
    match figure {
        Figure::Need(number)
        | Figure::TotalNeed(number)
        | Figure::AtMost(number)
        | Figure::Number(number)
        | Figure::Dice(number) => Some(*number),
        _ => None,
    }
}

fn chances(working: &Working) -> Option<Odds<Outcome>> {
    working.procedure.as_ref().map(|procedure| odds(procedure))
}

/// A sum with the modifier has it as its own row, and changes by that much unless limited; its
/// dice roll to the end.
#[test]
fn every_sum_of_modifiers_takes_one_more() {
    let mut taken = BTreeSet::new();
    let mut generator = Generator::from_seed(7);
    every(|ruleset, calculator, values, working, house| {
        let at = format!("{}/{}", ruleset.id, calculator.id);
        for sum in &working.takes {
            taken.insert(format!("{at} {sum}"));
            let shown = |working: &Working| {
                let mut named = working.sums.iter().filter(|one| one.id == *sum);
                let found = named.next().cloned();
                assert!(named.next().is_none(), "{at}: two sums are called {sum}");
                found.expect("the sum is shown")
            };
            let before = shown(working);
            for amount in [-9, -1, 1, 9] {
                let one = own(sum, "stabilisers", amount);
                let other = (calculator.work)(&with(values, one.clone()), house);
                assert_eq!(other.own, [one], "{at} {sum}");
                let after = shown(&other);
                let row = |cite| after.modifiers.iter().find(|one| one.cite == cite);
                assert_eq!(row(PLAYERS_OWN).map(|row| row.value), Some(amount), "{at} {sum}");
                let both = number(&before.result).zip(number(&after.result));
                if let Some((before, after)) = both.filter(|_| amount.abs() == 1) {
                    let clamped = after == before && (before <= 2 || before >= 6);
                    let no_dice = before == 0 || after == 0;
                    assert!(
                        after == before + amount || clamped || no_dice,
                        "{at} {sum} {amount:+}: {before} became {after}"
                    );
                }
                if let Some(procedure) = &other.procedure {
                    roll(&mut generator, procedure);
                }
            }
        }
    });
    // These sums must be among them, so that a game that stops including modifiers is noticed.
    for known in [
        "flames-of-war/shooting to-hit",
        "flames-of-war/shooting dice",
        "flames-of-war/shooting armour",
        "flames-of-war/assault own-armour",
        "flames-of-war/air-attack ranging-in",
        "k20/direct-fire to-hit",
        "k20/direct-fire to-hit-further",
        "k20/direct-fire strength",
        "k20/morale morale",
        "k20/charge enemy-morale",
        "k20/close-combat defence",
        "cold-war-commander/direct-fire to-hit",
        "cold-war-commander/direct-fire dice",
        "cold-war-commander/command value",
        "cold-war-commander/assault attacker-dice",
        "brygada/anti-tank-fire to-hit",
        "brygada/anti-tank-fire turret",
        "brygada/fire-at-infantry dice",
        "brygada/fire-at-infantry to-hit",
    ] {
        assert!(taken.contains(known), "{known} is not among {taken:#?}");
    }
}

/// Sums with modifiers that do not take the players' own: they only count, and no die or table
/// uses them.
const COUNTS: &[&str] = &[
    "brygada/army-total limit",
    "brygada/army-total over",
    "brygada/army-total total",
    "brygada/combined-fire dice",
    "brygada/engagement-score full",
    "brygada/infantry-card assault",
    "brygada/infantry-card assault-vehicles",
    "brygada/infantry-card cost",
    "brygada/infantry-card fire-10",
    "brygada/infantry-card fire-20",
    "brygada/infantry-card fire-30",
    "brygada/infantry-card fire-40",
    "brygada/infantry-card quality",
    "brygada/regrouping actions",
    "brygada/towing gun",
    "brygada/towing tractor",
    "cold-war-commander/air-strike hits-left",
    "cold-war-commander/anti-air attack",
    "cold-war-commander/artillery-fire hits-left",
    "cold-war-commander/breakpoint losses",
    "cold-war-commander/direct-fire dice",
    "cold-war-commander/direct-fire hits-left",
    "cold-war-commander/end-phase hits",
    "cold-war-commander/fire-resolution hits-left",
    "flames-of-war/air-call pool-after",
    "flames-of-war/allocation group-1",
    "flames-of-war/allocation group-2",
    "flames-of-war/allocation group-3",
    "flames-of-war/allocation group-4",
    "flames-of-war/assault pinned",
    "flames-of-war/command split",
    "flames-of-war/concealment to-hit",
    "flames-of-war/disengage first-shot",
    "flames-of-war/disengage the-rest",
    "flames-of-war/rally pinned",
    "flames-of-war/reserve-split deploy",
    "k20/charge lead",
    "k20/close-combat lead",
    "k20/command-range range",
    "k20/infantry-overrun pip",
    "k20/ramming pip",
    "k20/terrain-look-up cover",
    "k20/vehicle-overrun pip",
];

#[test]
fn a_sum_with_modifiers_takes_them_or_counts_what_there_is() {
    let mut found = BTreeSet::new();
    every(|ruleset, calculator, _, working, _| {
        for sum in &working.sums {
            if !sum.modifiers.is_empty() && !working.takes.contains(&sum.id) {
                found.insert(format!("{}/{} {}", ruleset.id, calculator.id, sum.id));
            }
        }
    });
    let known: BTreeSet<String> = COUNTS.iter().map(|one| (*one).to_owned()).collect();
    assert_eq!(found, known);
}

/// An own modifier does not change a calculator that takes none, and the app says so.
#[test]
fn nothing_else_is_changed_by_one() {
    every(|ruleset, calculator, values, working, house| {
        let at = format!("{}/{}", ruleset.id, calculator.id);
        let others = working.sums.iter().map(|sum| sum.id);
        let others = others.filter(|sum| !working.takes.contains(sum));
        for sum in others.chain(["no-such-sum", "strength", "to-hit", "dice", "morale", "armour"]) {
            if working.takes.contains(&sum) {
                continue;
            }
            let other = (calculator.work)(&with(values, own(sum, "x", 2)), house);
            assert_eq!(other.sums, working.sums, "{at} {sum}");
            assert_eq!(other.headline, working.headline, "{at} {sum}");
            assert_eq!(other.rows, working.rows, "{at} {sum}");
            assert_eq!(other.refusals, working.refusals, "{at} {sum}");
            assert!(other.own.is_empty(), "{at} {sum}");
            let said = other.not_counted.iter();
            assert_eq!(said.filter(|note| note.cite == PLAYERS_OWN).count(), 1, "{at} {sum}");
        }
    });
}

/// A refusal remains, and the app says that it does.
#[test]
fn no_refusal_is_lifted() {
    let mut refused = 0;
    every(|ruleset, calculator, values, working, house| {
        if working.refusals.is_empty() {
            return;
        }
        let is_none = |sum: &str| {
            let mut sums = working.sums.iter();
            sums.any(|one| one.id == sum && one.result == Figure::Dice(0))
        };
        // No dice is not a refusal: a modifier may add some.
        for sum in working.takes.iter().filter(|sum| !is_none(sum)) {
            let other = (calculator.work)(&with(values, own(sum, "x", 3)), house);
            let at = format!("{}/{} {sum}", ruleset.id, calculator.id);
            let cites = |working: &Working| {
                let cites = working.refusals.iter().map(|note| note.cite);
                cites.collect::<Vec<_>>()
            };
            assert_eq!(cites(&other), cites(working), "{at}");
            assert!(other.procedure.is_none(), "{at}");
            let said = other.not_counted.iter().any(|note| note.cite == PLAYERS_OWN);
            assert!(said, "{at}");
            refused += 1;
        }
    });
    assert!(refused > 50, "{refused}");
}

/// A calculator with these answers and otherwise defaults: `+n` in one sum gives every outcome the
/// same odds as `n` in the question of the form that adds to it.
#[test]
fn the_odds_are_those_of_any_other_modifier() {
    let cases = [
        // The players' modifier against one of the sheet.
        ("flames-of-war", "shooting", "to-hit", 1, "concealed=yes", ""),
        (
            "flames-of-war",
            "shooting",
            "to-hit",
            1,
            "over-16=yes target=infantry",
            "target=infantry",
        ),
        ("k20", "training-test", "test", 2, "situational=2", ""),
        ("k20", "morale", "morale", -3, "situational=-3", ""),
        ("k20", "direct-fire", "to-hit", -2, "situational=-2", ""),
        ("brygada", "anti-tank-fire", "to-hit", 1, "special=-1", ""),
        ("brygada", "fire-at-infantry", "to-hit", -1, "special=1", ""),
        ("cold-war-commander", "command", "value", 1, "value=9", "value=8"),
    ];
    for (game, id, sum, amount, by_form, others) in cases {
        let ruleset = rulesets::find(game).expect(game);
        let calculator = ruleset.calculator(id).expect(id);
        let house = Values::defaults(ruleset.house_rules);
        let read = |written: &str| {
            let pairs = written.split_whitespace();
            let pairs = pairs.map(|pair| pair.split_once('=').expect("a pair"));
            let (values, misfits) = calculator.read(pairs);
            assert_eq!(misfits, [], "{game}/{id}");
            values
        };
        let by_form = chances(&(calculator.work)(&read(by_form), &house));
        let by_own = with(&read(others), own(sum, "house", amount));
        let by_own = chances(&(calculator.work)(&by_own, &house));
        let by_form = by_form.expect("it rolls");
        let by_own = by_own.expect("it rolls");
        assert_eq!(by_form.iter().count(), by_own.iter().count(), "{game}/{id}");
        for ((one, chance), (other, own)) in by_form.iter().zip(by_own.iter()) {
            assert_eq!(one, other, "{game}/{id}");
            assert!((chance - own).abs() < 1e-12, "{game}/{id}: {chance} and {own}");
        }
    }
}

/// Two dice that need 4+ and 3+ after the modifier, all 36 throws counted by hand.
#[test]
fn the_odds_agree_with_all_throws_counted() {
    let ruleset = rulesets::find("flames-of-war").expect("the game");
    let shooting = ruleset.calculator("shooting").expect("the calculator");
    let house = Values::defaults(ruleset.house_rules);
    let asked = [
        ("target-skill", "veteran"),
        ("rof", "1"),
        ("shooters", "2"),
        ("target", "infantry"),
        ("teams", "5"),
        ("modifier.to-hit.stabilisers", "-1"),
    ];
    let (values, misfits) = shooting.read(asked);
    assert_eq!(misfits, []);
    let working = (shooting.work)(&values, &house);
    let hits = working.parts.iter().position(|part| part.id == "hits").expect("hits");
    let odds = chances(&working).expect("it rolls");
    for wanted in 0..=2_u16 {
        let throws = (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other]));
        let fits = |throw: &[i16; 2]| {
            throw.iter().filter(|face| **face >= 3).count() == usize::from(wanted)
        };
        let counted = throws.filter(fits).count() as f64 / 36.0;
        let mut all = odds.iter().filter(|(outcome, _)| outcome.figure(hits) == wanted);
        let found: f64 = all.by_ref().map(|(_, chance)| chance).sum();
        assert!((found - counted).abs() < 1e-12, "{wanted} hits: {found}, counted {counted}");
    }
}

/// A number of dice stops at none, and the sum still adds up in its rows.
#[test]
fn there_are_never_fewer_dice_than_none() {
    let ruleset = rulesets::find("flames-of-war").expect("the game");
    let shooting = ruleset.calculator("shooting").expect("the calculator");
    let house = Values::defaults(ruleset.house_rules);
    let values = with(&Values::defaults(shooting.fields), own("dice", "", -9));
    let working = (shooting.work)(&values, &house);
    let dice = working.sums.iter().find(|sum| sum.id == "dice").expect("dice");
    assert_eq!(dice.result, Figure::Dice(0));
    let Figure::Dice(base) = dice.base.1 else { panic!("{:?}", dice.base) };
    let rows: i16 = dice.modifiers.iter().map(|row| row.value).sum();
    assert_eq!(base + rows, 0);
}

#[test]
fn a_link_brings_them_and_says_what_it_cannot() {
    let link = "#/flames-of-war/calculate/shooting?target-skill=veteran&modifier.to-hit.stabilisers%20%C5%82=-1";
    let (screen, amiss) = Screen::read(link, ALL);
    assert_eq!(amiss, []);
    let Screen::In(_, Place::Calculator(_, _, own_of_link)) = &screen else { panic!("{screen:?}") };
    assert_eq!(*own_of_link, [own("to-hit", "stabilisers ł", -1)]);
    assert_eq!(screen.hash(), link);
    let long = "l".repeat(OwnModifier::LONGEST + 1);
    for wrong in [
        "modifier.to-hit.x=10".to_owned(),
        "modifier.to-hit.x=".to_owned(),
        "modifier.to-hit=1".to_owned(),
        "modifier..x=1".to_owned(),
        format!("modifier.to-hit.{long}=1"),
        "modifier.to-hit.%E2%80%AEx=1".to_owned(),
    ] {
        let link = format!("#/flames-of-war/calculate/shooting?rof=3&{wrong}");
        let (screen, amiss) = Screen::read(&link, ALL);
        assert_eq!(screen.hash(), "#/flames-of-war/calculate/shooting?rof=3", "{wrong}");
        assert!(matches!(amiss[..], [LinkProblem::Modifier(_)]), "{wrong}: {amiss:?}");
    }
    let five: Vec<String> = (0..5).map(|nth| format!("modifier.to-hit.{nth}=1")).collect();
    let link = format!("#/flames-of-war/calculate/shooting?{}", five.join("&"));
    let (_, amiss) = Screen::read(&link, ALL);
    assert_eq!(amiss, [LinkProblem::Modifier("modifier.to-hit.4=1".into())]);
}

fn answer(calculator: &str, field: &str, value: &str) -> Action {
    Action::Answer {
        calculator: calculator.to_owned(),
        field: field.to_owned(),
        value: value.to_owned(),
    }
}

/// An own modifier is an answer like any other: undone with one tap, compared with another, and
/// gone when the calculator is opened again or another follows.
#[test]
fn it_is_undone_held_and_left_behind_like_an_answer() {
    let ruleset = rulesets::find("flames-of-war").expect("the game");
    let shooting = ruleset.calculator("shooting").expect("the calculator");
    let mut session = Session::new(1, BattleState::new(ruleset));
    let own_now = |session: &Session| {
        let state = session.battle_state().calculator_state("shooting");
        state.values(shooting).own().to_vec()
    };
    let name = "modifier.to-hit.stabilisers";
    session.act(answer("shooting", name, "-1"), ruleset);
    assert_eq!(own_now(&session), [own("to-hit", "stabilisers", -1)]);
    session.act(answer("shooting", name, "-2"), ruleset);
    assert_eq!(own_now(&session), [own("to-hit", "stabilisers", -2)]);
    for wrong in ["12", "x", ""] {
        session.act(answer("shooting", name, wrong), ruleset);
        assert_eq!(own_now(&session), [own("to-hit", "stabilisers", -2)]);
    }
    session.act(Action::Hold { calculator: "shooting".into() }, ruleset);
    session.act(answer("shooting", name, "0"), ruleset);
    assert_eq!(own_now(&session), []);
    let held = session.battle_state().calculator_state("shooting");
    let held = held.held_values(shooting).expect("held");
    assert_eq!(held.own(), [own("to-hit", "stabilisers", -2)]);
    session.undo(ruleset, &|_| None).expect("it is read");
    assert_eq!(own_now(&session), [own("to-hit", "stabilisers", -2)]);
    // Neither the next calculator nor the same one opened again has the modifier.
    let house = Values::defaults(ruleset.house_rules);
    let values = session.battle_state().calculator_state("shooting").values(shooting);
    for opening in (shooting.work)(&values, &house).next {
        let action = Action::open(&opening, None, ruleset).expect("a calculator");
        session.act(action, ruleset);
        let next = ruleset.calculator(opening.calculator).expect("a calculator");
        let next = session.battle_state().calculator_state(next.id).values(next);
        assert_eq!(next.own(), [], "{}", opening.calculator);
    }
    let again = adjutant::aid::Opening::plain("shooting");
    let again = Action::open(&again, None, ruleset).expect("the calculator");
    session.act(again, ruleset);
    assert_eq!(own_now(&session), []);
}

/// Modifiers that were used are stored by game; damaged ones are skipped, and those of another
/// phone are added to them.
#[test]
fn the_settings_hold_those_that_were_used() {
    let ruleset = rulesets::find("k20").expect("the game");
    let other = rulesets::find("brygada").expect("the game");
    let mut settings = Settings::default();
    settings.keep_own(ruleset, &own("to-hit", "stabilisers", -1));
    settings.keep_own(ruleset, &own("to-hit", "stabilisers", -2));
    settings.keep_own(ruleset, &own("strength", "", 1));
    let all = [own("strength", "", 1), own("to-hit", "stabilisers", -2)];
    assert_eq!(settings.own_modifiers(ruleset), all);
    assert_eq!(settings.own_modifiers(other), []);
    let text = serde_json::to_string(&settings).expect("written");
    let mut read: Settings = serde_json::from_str(&text).expect("read");
    assert_eq!(read, settings);
    let kept = read.modifiers.get_mut("k20").expect("kept");
    kept.insert("modifier.to-hit.wild".into(), "99".into());
    kept.insert("wild".into(), "1".into());
    assert_eq!(read.own_modifiers(ruleset), all);
    for nth in 0..100 {
        read.keep_own(ruleset, &own("to-hit", &format!("no {nth}"), 1));
    }
    assert!(read.own_modifiers(ruleset).len() <= 40);
    settings.reset();
    assert_eq!(settings.own_modifiers(ruleset), all, "they are work");
    for one in &all {
        settings.drop_own(ruleset, one);
    }
    assert_eq!(settings, Settings::default());
}
