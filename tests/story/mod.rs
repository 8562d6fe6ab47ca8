//! Stories of battles: units of a battle, calculators with units in their roles, given dice, and
//! the state of the units afterwards. The stories of every wargame use this module.

#![allow(clippy::expect_used, clippy::panic)]
#![allow(dead_code)] // Not every file of stories uses all of it.

use adjutant::aid::{Calculator, Field, Form, Offer, Opening, Ruleset, Side, Values};
use adjutant::battle::{Action, Answers, BattleState, Due, Missing, Setup};
use adjutant::dice::{Dice, Generator, roll};
use adjutant::rulesets::find;

/// Answers by the ids of their questions.
pub type Fields<'a> = &'a [(&'a str, &'a str)];

/// The units in a calculator, by the ids of its roles.
pub type Roles<'a> = &'a [(&'a str, u32)];

/// Written answers.
pub fn answers(all: Fields) -> Answers {
    let mut answers = Answers::new();
    let written = all.iter();
    answers.extend(written.map(|(field, value)| ((*field).to_owned(), (*value).to_owned())));
    answers
}

/// A battle with answers about the battle as a whole; the units are numbered from 1 in the order of
/// the list.
pub fn battle_with(ruleset: &Ruleset, whole: Fields, units: &[(Side, Fields)]) -> BattleState {
    let mut battle = BattleState::new(ruleset);
    let setup = Setup { whole: answers(whole), ..Setup::default() };
    battle.act(&Action::StartBattle(setup), ruleset);
    for (place, (side, state)) in units.iter().enumerate() {
        let add = Action::AddUnit {
            side: *side,
            name: format!("Unit {}", place + 1),
            answers: answers(state),
        };
        battle.act(&add, ruleset);
    }
    battle
}

/// The wargame of a battle.
pub fn rules(battle: &BattleState) -> &'static Ruleset {
    find(&battle.ruleset).expect("it is loaded")
}

/// Performs an action.
pub fn act(battle: &mut BattleState, action: &Action) {
    let ruleset = rules(battle);
    battle.act(action, ruleset);
}

/// The state of a unit.
#[track_caller]
pub fn state<U: Form>(battle: &BattleState, unit: u32) -> U {
    let (_, unit) = battle.unit(unit).expect("there is one");
    unit.values(rules(battle)).typed()
}

/// Changes one answer of a unit by hand.
#[track_caller]
pub fn set(battle: &mut BattleState, unit: u32, field: &str, value: &str) {
    let set = Action::SetUnit {
        side: battle.unit(unit).expect("there is one").0,
        unit,
        field: field.to_owned(),
        value: value.to_owned(),
    };
    act(battle, &set);
}

/// The calculators of a unit's due tests in the present state of the battle.
pub fn due(battle: &BattleState, unit: u32) -> Vec<&'static str> {
    let due = battle.due(rules(battle));
    let of_unit = due.iter().filter(|due| due.unit == Some(unit));
    of_unit.filter_map(Due::test).collect()
}

/// The possible next step of this name, for a unit or for any.
pub fn offer(battle: &BattleState, id: &str, unit: Option<u32>) -> Option<Offer> {
    let mut offers = battle.offers(rules(battle)).into_iter();
    offers.find(|offer| offer.id == id && (unit.is_none() || offer.unit == unit))
}

/// Takes an offer, and passes over the tests that are due before it.
pub fn take(battle: &mut BattleState, offer: &Offer) {
    for pass_over in battle.passing_over(offer, rules(battle)) {
        act(battle, &pass_over);
    }
    let take = Action::Take {
        offer: offer.id.to_owned(),
        stage: offer.to.stage.clone(),
        unit: offer.unit,
        house: Answers::new(),
    };
    act(battle, &take);
}

/// A calculator of the battle's wargame.
#[track_caller]
pub fn calculator(battle: &BattleState, id: &str) -> &'static Calculator {
    rules(battle).calculator(id).expect("there is one")
}

/// Opens a calculator with these units in its roles, and the answers that only the players can
/// give.
#[track_caller]
pub fn open(battle: &mut BattleState, id: &str, roles: Roles, said: Fields) {
    let known = calculator(battle, id);
    for (role, _) in roles {
        assert!(known.roles.iter().any(|one| one.id == *role), "no {role}");
    }
    let roles = roles.iter();
    let open = Action::OpenCalculator {
        at_questions: true,
        calculator: id.to_owned(),
        answers: answers(said),
        about: None,
        cast: roles.map(|(role, unit)| ((*role).to_owned(), unit.to_string())).collect(),
    };
    act(battle, &open);
    for (field, value) in said {
        assert_eq!(answer(battle, id, field), *value, "{field}");
    }
}

/// The roles of a calculator, in their order, with these units; 0 for no unit.
#[track_caller]
pub fn in_order(battle: &BattleState, id: &str, units: &[u32]) -> Vec<(&'static str, u32)> {
    let roles = calculator(battle, id).roles.iter().zip(units);
    let taken = roles.filter(|(_, unit)| **unit > 0);
    taken.map(|(role, unit)| (role.id, *unit)).collect()
}

/// A written answer of a calculator in its present state.
#[track_caller]
pub fn answer(battle: &BattleState, id: &str, field: &str) -> String {
    let known = calculator(battle, id);
    let place = Field::find(known.fields, field);
    let place = place.unwrap_or_else(|| panic!("{id} does not ask for {field}"));
    known.fields[place].write(battle.calculator_state(id).values(known).get(place))
}

/// House rules.
#[track_caller]
pub fn house(battle: &BattleState, switched: Fields) -> Values {
    let (house, misfits) = Values::read(rules(battle).house_rules, switched.iter().copied());
    assert!(misfits.is_empty());
    house
}

/// The missing answer without which an open calculator's dice mean nothing.
pub fn lacks(battle: &BattleState, id: &str) -> Option<Missing> {
    battle.missing(calculator(battle, id), &house(battle, &[]), rules(battle))
}

/// The action by which a calculator's screen applies the result of these dice.
#[track_caller]
pub fn settle(battle: &BattleState, id: &str, switched: Fields, faces: &[u8]) -> Action {
    let known = calculator(battle, id);
    let house = house(battle, switched);
    let refusals = (known.work)(&battle.calculator_state(id).values(known), &house).refusals;
    assert!(refusals.is_empty(), "{id} is refused: {refusals:?}");
    let mut generator = Generator::recorded(faces);
    let go = |dice: &mut dyn Dice| battle.effects(known, &house, dice, rules(battle));
    let (effects, _) = roll(&mut generator, go);
    assert_eq!(generator.drawn(), faces, "the dice of {id}");
    effects.action(known, rules(battle))
}

/// Rolls these dice in a calculator in its present state, and applies the result.
#[track_caller]
pub fn fall(battle: &mut BattleState, id: &str, switched: Fields, faces: &[u8]) {
    let settle = settle(battle, id, switched, faces);
    act(battle, &settle);
}

/// The next calculators of the sheet after these dice, in the present state of a calculator.
#[track_caller]
pub fn then(battle: &BattleState, id: &str, faces: &[u8]) -> Vec<Opening> {
    then_by(battle, id, faces, &[])
}

/// The same with these house rules.
#[track_caller]
pub fn then_by(battle: &BattleState, id: &str, faces: &[u8], switched: Fields) -> Vec<Opening> {
    let known = calculator(battle, id);
    let (values, house) = (battle.calculator_state(id).values(known), house(battle, switched));
    let mut generator = Generator::recorded(faces);
    roll(&mut generator, |dice| (known.then)(&values, &house, dice)).0
}

/// The next calculators that a calculator's screen offers in its present state, whatever the dice
/// show.
pub fn next(battle: &BattleState, id: &str) -> Vec<Opening> {
    let known = calculator(battle, id);
    (known.work)(&battle.calculator_state(id).values(known), &house(battle, &[])).next
}

/// Opens the next calculator, with the units of the one before it.
#[track_caller]
pub fn follow(battle: &mut BattleState, from: &str, opening: &Opening) {
    let ruleset = rules(battle);
    let open = battle.open(opening, None, &battle.calculator_state(from).cast, ruleset);
    let open = open.expect("it opens");
    act(battle, &open);
}

/// Whether a unit can take a role of a calculator at all.
#[track_caller]
pub fn takes(battle: &BattleState, id: &str, role: &str, unit: u32) -> bool {
    let roles = calculator(battle, id).roles;
    let role = roles.iter().find(|one| one.id == role);
    let (_, unit) = battle.unit(unit).expect("there is one");
    (role.expect("there is the role").eligible)(&unit.values(rules(battle)))
}

/// The reason why a unit may not take a role of a calculator now, with these units in the others.
#[track_caller]
pub fn may_not(
    battle: &BattleState,
    id: &str,
    beside: &Answers,
    role: &str,
    unit: u32,
) -> Option<&'static str> {
    assert!(takes(battle, id, role, unit), "it can at all");
    let known = calculator(battle, id);
    let cast = battle.cast(known, beside, rules(battle));
    let role = known.roles.iter().find(|one| one.id == role)?;
    (role.blocked_by)(&cast, cast.unit(unit)?).map(|note| note.cite)
}
