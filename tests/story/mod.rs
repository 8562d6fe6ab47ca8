//! Stories of battles: units of a battle, calculators with units in their roles, given dice, and
//! the state of the units afterwards. The stories of every wargame use it.

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
pub fn battle(ruleset: &Ruleset, whole: Fields, units: &[(Side, Fields)]) -> BattleState {
    let mut desk = BattleState::new(ruleset);
    let setup = Setup { whole: answers(whole), ..Setup::default() };
    desk.act(&Action::StartBattle(setup), ruleset);
    for (place, (side, state)) in units.iter().enumerate() {
        let add = Action::AddUnit {
            side: *side,
            name: format!("Unit {}", place + 1),
            answers: answers(state),
        };
        desk.act(&add, ruleset);
    }
    desk
}

/// The wargame of a battle.
pub fn rules(desk: &BattleState) -> &'static Ruleset {
    find(&desk.ruleset).expect("it is loaded")
}

/// Performs an action.
pub fn act(desk: &mut BattleState, action: &Action) {
    let ruleset = rules(desk);
    desk.act(action, ruleset);
}

/// The state of a unit.
#[track_caller]
pub fn state<U: Form>(desk: &BattleState, unit: u32) -> U {
    let (_, unit) = desk.unit(unit).expect("there is one");
    unit.values(rules(desk)).typed()
}

/// Changes one answer of a unit by hand.
#[track_caller]
pub fn set(desk: &mut BattleState, unit: u32, field: &str, value: &str) {
    let set = Action::SetUnit {
        side: desk.unit(unit).expect("there is one").0,
        unit,
        field: field.to_owned(),
        value: value.to_owned(),
    };
    act(desk, &set);
}

/// The calculators of a unit's due tests in the present state of the battle.
pub fn due(desk: &BattleState, unit: u32) -> Vec<&'static str> {
    let due = desk.due(rules(desk));
    let of_unit = due.iter().filter(|due| due.unit == Some(unit));
    of_unit.filter_map(Due::test).collect()
}

/// The possible next step of this name, for a unit or for any.
pub fn offer(desk: &BattleState, id: &str, unit: Option<u32>) -> Option<Offer> {
    let mut offers = desk.offers(rules(desk)).into_iter();
    offers.find(|offer| offer.id == id && (unit.is_none() || offer.unit == unit))
}

/// Takes an offer, and passes over the tests that are due before it.
pub fn take(desk: &mut BattleState, offer: &Offer) {
    for pass_over in desk.passing_over(offer, rules(desk)) {
        act(desk, &pass_over);
    }
    let take = Action::Take {
        offer: offer.id.to_owned(),
        stage: offer.to.stage.clone(),
        unit: offer.unit,
        house: Answers::new(),
    };
    act(desk, &take);
}

/// A calculator of the battle's wargame.
#[track_caller]
pub fn calculator(desk: &BattleState, id: &str) -> &'static Calculator {
    rules(desk).calculator(id).expect("there is one")
}

/// Opens a calculator with these units in its roles, and the answers that only the players can
/// give.
#[track_caller]
pub fn open(desk: &mut BattleState, id: &str, roles: Roles, said: Fields) {
    let known = calculator(desk, id);
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
    act(desk, &open);
    for (field, value) in said {
        assert_eq!(answer(desk, id, field), *value, "{field}");
    }
}

/// The roles of a calculator, in their order, with these units; 0 for no unit.
#[track_caller]
pub fn in_order(desk: &BattleState, id: &str, units: &[u32]) -> Vec<(&'static str, u32)> {
    let roles = calculator(desk, id).roles.iter().zip(units);
    let taken = roles.filter(|(_, unit)| **unit > 0);
    taken.map(|(role, unit)| (role.id, *unit)).collect()
}

/// A written answer of a calculator in its present state.
#[track_caller]
pub fn answer(desk: &BattleState, id: &str, field: &str) -> String {
    let known = calculator(desk, id);
    let place = Field::find(known.fields, field);
    let place = place.unwrap_or_else(|| panic!("{id} does not ask for {field}"));
    known.fields[place].write(desk.calculator_state(id).values(known).get(place))
}

/// House rules.
#[track_caller]
pub fn house(desk: &BattleState, switched: Fields) -> Values {
    let (house, misfits) = Values::read(rules(desk).house_rules, switched.iter().copied());
    assert!(misfits.is_empty());
    house
}

/// The missing answer without which an open calculator's dice mean nothing.
pub fn lacks(desk: &BattleState, id: &str) -> Option<Missing> {
    desk.missing(calculator(desk, id), &house(desk, &[]), rules(desk))
}

/// The action by which a calculator's screen applies the result of these dice.
#[track_caller]
pub fn settle(desk: &BattleState, id: &str, switched: Fields, faces: &[u8]) -> Action {
    let known = calculator(desk, id);
    let house = house(desk, switched);
    let refusals = (known.work)(&desk.calculator_state(id).values(known), &house).refusals;
    assert!(refusals.is_empty(), "{id} is refused: {refusals:?}");
    let mut generator = Generator::recorded(faces);
    let go = |dice: &mut dyn Dice| desk.effects(known, &house, dice, rules(desk));
    let (effects, _) = roll(&mut generator, go);
    assert_eq!(generator.drawn(), faces, "the dice of {id}");
    effects.action(known, rules(desk))
}

/// Rolls these dice in a calculator in its present state, and applies the result.
#[track_caller]
pub fn fall(desk: &mut BattleState, id: &str, switched: Fields, faces: &[u8]) {
    let settle = settle(desk, id, switched, faces);
    act(desk, &settle);
}

/// The next calculators of the sheet after these dice, in the present state of a calculator.
#[track_caller]
pub fn then(desk: &BattleState, id: &str, faces: &[u8]) -> Vec<Opening> {
    then_by(desk, id, faces, &[])
}

/// The same with these house rules.
#[track_caller]
pub fn then_by(desk: &BattleState, id: &str, faces: &[u8], switched: Fields) -> Vec<Opening> {
    let known = calculator(desk, id);
    let (values, house) = (desk.calculator_state(id).values(known), house(desk, switched));
    let mut generator = Generator::recorded(faces);
    roll(&mut generator, |dice| (known.then)(&values, &house, dice)).0
}

/// The next calculators that a calculator's screen offers in its present state, whatever the dice
/// show.
pub fn next(desk: &BattleState, id: &str) -> Vec<Opening> {
    let known = calculator(desk, id);
    (known.work)(&desk.calculator_state(id).values(known), &house(desk, &[])).next
}

/// Opens the next calculator, with the units of the one before it.
#[track_caller]
pub fn follow(desk: &mut BattleState, from: &str, opening: &Opening) {
    let ruleset = rules(desk);
    let open = desk.open(opening, None, &desk.calculator_state(from).cast, ruleset);
    let open = open.expect("it opens");
    act(desk, &open);
}

/// Whether a unit can take a role of a calculator at all.
#[track_caller]
pub fn takes(desk: &BattleState, id: &str, role: &str, unit: u32) -> bool {
    let roles = calculator(desk, id).roles;
    let role = roles.iter().find(|one| one.id == role);
    let (_, unit) = desk.unit(unit).expect("there is one");
    (role.expect("there is the role").eligible)(&unit.values(rules(desk)))
}

/// The reason why a unit may not take a role of a calculator now, with these units in the others.
#[track_caller]
pub fn may_not(
    desk: &BattleState,
    id: &str,
    beside: &Answers,
    role: &str,
    unit: u32,
) -> Option<&'static str> {
    assert!(takes(desk, id, role, unit), "it can at all");
    let known = calculator(desk, id);
    let cast = desk.cast(known, beside, rules(desk));
    let role = known.roles.iter().find(|one| one.id == role)?;
    (role.blocked_by)(&cast, cast.unit(unit)?).map(|note| note.cite)
}
