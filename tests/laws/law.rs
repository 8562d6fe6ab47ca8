//! The laws, each a function of one step: the battle before and after it.

use std::collections::BTreeMap;
use std::fmt;

use adjutant::aid::{
    Calculator, Field, Of, Outcome, Part, PartKind, PhaseKind, Role, Ruleset, Side, Values, Whose,
};
use adjutant::battle::{Action, Answers, BattleState, Due, NOT_LISTED, is_not_listed};

use crate::decided;
use crate::marks::reached;
use crate::says::{self, Says, So};
use crate::story::{Did, How, Step, allowed, ended};

/// A law that was broken.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Breach {
    /// The number of the law.
    pub law: u8,
    /// Its cause: the same in every story.
    pub by: String,
    /// The details of this case.
    pub told: String,
}

impl Breach {
    fn new(law: u8, by: impl fmt::Display, told: impl fmt::Display) -> Self {
        Self { law, by: by.to_string(), told: told.to_string() }
    }
}

/// All laws that a step breaks.
pub fn broken(step: &Step) -> Vec<Breach> {
    let mut all = Vec::new();
    decides_once(step, &mut all);
    stays_due(step, &mut all);
    gone(step, &mut all);
    one_working(step, &mut all);
    acted(step, &mut all);
    clean(step, &mut all);
    all
}

fn name(step: &Step, id: &str) -> String {
    format!("{}/{id}", step.ruleset.id)
}

/// The state of a unit.
fn state(battle_state: &BattleState, unit: u32, ruleset: &Ruleset) -> Option<Values> {
    Some(battle_state.unit(unit)?.1.values(ruleset))
}

/// The identity of a due test: it includes the cause.
fn cause(due: &Due) -> (Side, Option<u32>, &'static str, &'static str, String) {
    (
        due.side,
        due.unit,
        due.test().unwrap_or(""),
        due.follows.cite,
        format!("{:?}", due.follows.phrase.args),
    )
}

/// Law 1: a result decides once: what a roll decided is not due again for the same cause.
fn decides_once(step: &Step, all: &mut Vec<Breach>) {
    let (Did::Apply(id), Some(calculator)) = (step.did, applied(step)) else {
        return;
    };
    let cast = step.before.calculator_state(id).cast;
    // A fight with another enemy is another cause.
    let opens = |battle_state: &BattleState, due: &Due| {
        let test = due.follows.test.as_ref();
        test.map(|test| battle_state.cast_of(test, due.unit, &Answers::new(), step.ruleset))
    };
    let answered = step.before.calculator_state(id).values(calculator);
    let takes_part = |due: &Due| {
        let Some(unit) = due.unit else {
            // Only the players know which units of a side take such a test; and if the answers
            // differ from those of the test, the roll was for another one.
            let asked = due.follows.test.as_ref();
            let asked = asked.is_some_and(|asked| asked.values(calculator) == answered);
            return calculator.roles.is_empty() && asked;
        };
        let unit = unit.to_string();
        let is_struck = |role: &str| {
            let mut struck = says::STRUCK.iter();
            struck.any(|(game, one, roles)| {
                (*game, *one) == (step.ruleset.id, id) && roles.contains(&role)
            })
        };
        let casts =
            |number: &String| cast.iter().any(|(role, one)| one == number && !is_struck(role));
        let asks = opens(step.before, due).unwrap_or_default();
        all_cast(calculator, &cast) && casts(&unit) && asks.values().all(casts)
    };
    let before = step.before.due(step.ruleset);
    let tested = before
        .iter()
        // A test that a unit may take again and again is not decided by one roll.
        .filter(|due| due.follows.holds && due.test() == Some(id) && takes_part(due));
    let tested: Vec<_> = tested.map(|due| (cause(due), opens(step.before, due))).collect();
    for due in step.after.due(step.ruleset) {
        let cause = cause(&due);
        let anew = (step.ruleset.id, *id, due.follows.cite);
        let anew = says::CAUSES.contains(&anew);
        if !anew && tested.contains(&(cause.clone(), opens(step.after, &due))) {
            let by = format!("{}: {} after {id}", step.ruleset.id, due.follows.cite);
            all.push(Breach::new(1, by, format!("{cause:?} is due again")));
        }
    }
    if all_cast(calculator, &cast) {
        for unsaid in decided::unsaid(step, calculator) {
            let by = format!("{}/{unsaid}", step.ruleset.id);
            all.push(Breach::new(1, by, "no line of the table says it"));
        }
    }
    // If the answers differ from the state of the units, the roll is about other units.
    if let Some(outcome) = &step.outcome
        && is_filled(step.before, calculator, false, step.ruleset)
    {
        said(step, calculator, outcome, all);
    }
}

fn applied(step: &Step) -> Option<&'static Calculator> {
    let Did::Apply(id) = step.did else {
        return None;
    };
    step.ruleset.calculator(id)
}

#[allow(clippy::too_many_lines)] // Long because each kind of row has a case.
fn said(step: &Step, calculator: &Calculator, outcome: &Outcome, all: &mut Vec<Breach>) {
    let calculator_state = step.before.calculator_state(calculator.id);
    let working = (calculator.work)(&calculator_state.values(calculator), step.house);
    let fields = step.ruleset.tracker.fields;
    let word_of = |place: usize, part: &Part| match part.kind {
        PartKind::Words(words) => {
            let figure = usize::from(outcome.figure(place));
            words.get(figure).map(|word| word.id)
        }
        _ => None,
    };
    // A later part of the outcome may undo what an earlier one did: a crew repairs what the terrain
    // broke.
    let is_overruled = |one: &Says| {
        let place = working.parts.iter().position(|part| part.id == one.part);
        let later = working.parts.iter().enumerate().skip(place.unwrap_or(0) + 1);
        let mut later = later.filter_map(|(place, part)| Some((part.id, word_of(place, part)?)));
        one.so.field().is_some()
            && later.any(|(part, word)| {
                says::ALL.iter().any(|other| {
                    other.game == one.game
                        && other.calculators.contains(&calculator.id)
                        && (other.part, other.word, other.role) == (part, word, one.role)
                        && other.so.field() == one.so.field()
                })
            })
    };
    for (place, part) in working.parts.iter().enumerate() {
        let figure = outcome.figure(place);
        let word = word_of(place, part);
        for one in says::ALL {
            let here = one.game == step.ruleset.id
                && one.calculators.contains(&calculator.id)
                && one.part == part.id
                && (one.word.is_empty() || Some(one.word) == word)
                && !is_overruled(one);
            let Some(unit) =
                here.then(|| calculator_state.cast.get(one.role)?.parse::<u32>().ok()).flatten()
            else {
                continue;
            };
            let (Some(before), Some(after)) =
                (state(step.before, unit, step.ruleset), state(step.after, unit, step.ruleset))
            else {
                continue;
            };
            reached(&format!("says: {} {}={}", name(step, calculator.id), part.id, one.word));
            let is_gone = (step.ruleset.tracker.counter.gone)(&after);
            let (holds, told) = match one.so {
                So::Gone => {
                    let is_on = |values: &Values| says::is_on(says::INFANTRY, step.ruleset, values);
                    let lost_infantry = is_on(&before) && !is_on(&after);
                    (is_gone || lost_infantry, "and is not gone".to_owned())
                }
                So::Stays => {
                    let was_gone = (step.ruleset.tracker.counter.gone)(&before);
                    (!is_gone || was_gone, "and is gone".to_owned())
                }
                So::Is(field, value) => {
                    let place = Field::find(fields, field).expect("a question of units");
                    let is = fields[place].write(after.get(place));
                    (is == value || is_gone, format!("{field} is {is}"))
                }
                So::IsNot(field, value) => {
                    let place = Field::find(fields, field).expect("a question of units");
                    let is = fields[place].write(after.get(place));
                    // A gun cannot become immobilised: the question does not apply to it.
                    let is_asked = fields[place].matters(after.all());
                    let holds = is != value || !is_asked || is_gone;
                    (holds, format!("{field} is {is}"))
                }
                So::More(field) => {
                    let place = Field::find(fields, field).expect("a question of units");
                    let (was, is) = (before.get(place), after.get(place));
                    let (_, most) = fields[place].kind.range();
                    let holds = is > was || is == most || is_gone;
                    (holds, format!("{field} {was} → {is}"))
                }
                So::OneMore(these) => {
                    let mut these = these.iter().filter_map(|field| Field::find(fields, field));
                    let more = these.any(|place| {
                        let (_, most) = fields[place].kind.range();
                        after.get(place) > before.get(place) || before.get(place) == most
                    });
                    (more || is_gone, "none of them is more".to_owned())
                }
                So::Off(these) => {
                    let these = these.iter().filter_map(|field| Field::find(fields, field));
                    let mut on = these.filter(|place| after.get(*place) != 0);
                    let on = on.next().map(|place| fields[place].id.to_string());
                    (on.is_none() || is_gone, format!("{on:?} still"))
                }
                So::Falls(field) => {
                    let place = Field::find(fields, field).expect("a question of units");
                    let (was, is) = (before.get(place), after.get(place));
                    let fallen = was - is >= figure as i16;
                    (fallen || is == 0 || is_gone, format!("{field} {was} → {is}"))
                }
                So::Word(field) => {
                    let place = Field::find(fields, field).expect("a question of units");
                    let is = fields[place].write(after.get(place));
                    let holds = word == Some(&*is) || is_gone;
                    (holds, format!("{field} is {is}"))
                }
                So::Left(field) => {
                    let place = Field::find(fields, field).expect("a question of units");
                    let is = after.get(place);
                    (is == figure as i16 || is_gone, format!("{field} is {is}"))
                }
                So::Together(these) => {
                    let place = |field: &&str| Field::find(fields, field).expect("a question");
                    let places: Vec<usize> = these.iter().map(place).collect();
                    let rise = |place: &usize| after.get(*place) - before.get(*place);
                    let all: i16 = places.iter().map(rise).sum();
                    let first = places.first().map(rise);
                    let holds = all == figure as i16 || first == Some(figure as i16) || is_gone;
                    (holds, format!("{these:?} rise by {all}"))
                }
                So::Rises(field) => {
                    let place = Field::find(fields, field).expect("a question of units");
                    let (was, is) = (before.get(place), after.get(place));
                    let risen = is - was == figure as i16;
                    let (_, most) = fields[place].kind.range();
                    (risen || is == most || is_gone, format!("{field} {was} → {is}"))
                }
            };
            if !holds {
                let word = word.map_or_else(|| figure.to_string(), str::to_owned);
                let by = format!("{}: {}={}", name(step, calculator.id), part.id, one.word);
                let told = format!("{}={word}, unit {unit}: {told}", part.id);
                all.push(Breach::new(1, by, told));
            }
        }
    }
}

/// The tests that a step may affect.
enum Touches {
    /// None: each stays due.
    Nothing,
    /// Those of some units: the tests of the others stay due.
    Units,
    /// The step moves the turn on: tests that hold it back stay due, unless it ends the battle.
    Next,
}

/// Law 2: Due stays due: looking, opening, answering and rolling leave every test due; an applied
/// roll leaves the tests of units that it does not change; the turn moves on only past tests that
/// may lapse, and a test that is passed over is in the log.
fn stays_due(step: &Step, all: &mut Vec<Breach>) {
    let touches = match step.did {
        Did::Open(..) | Did::Roll(..) | Did::OwnDice(..) => Touches::Nothing,
        Did::Apply(_) => Touches::Units,
        Did::Act(action) => match action.without_moment() {
            Action::PassOver { .. } => return passed_over(step, action, all),
            Action::Take { .. } => Touches::Next,
            Action::Answer { .. }
            | Action::Cast { .. }
            | Action::OpenCalculator { .. }
            | Action::AsLastTime { .. }
            | Action::ResetCalculator { .. }
            | Action::Hold { .. }
            | Action::Swap { .. }
            | Action::Release { .. }
            | Action::SetMode { .. }
            | Action::OwnDiceBack { .. }
            | Action::OwnDiceAgain { .. }
            | Action::StepDone { .. }
            | Action::Acted { .. }
            | Action::RenameUnit { .. }
            | Action::SetWords { .. } => Touches::Nothing,
            _ => return,
        },
        Did::Undo => return,
    };
    // Looking at another stage, or an interruption, does not let a test lapse.
    if matches!(touches, Touches::Next) && (ends(step.after, step.ruleset) || !on_event(step)) {
        return;
    }
    let after: Vec<_> = step.after.due(step.ruleset).iter().map(cause).collect();
    for due in step.before.due(step.ruleset) {
        let cause = cause(&due);
        let same = |unit: u32| {
            state(step.before, unit, step.ruleset) == state(step.after, unit, step.ruleset)
        };
        let same = match due.unit {
            // A test of the side that one of its units takes.
            Some(_) if due.follows.by_unit.is_some() => {
                step.before.sides.of(due.side) == step.after.sides.of(due.side)
                    && step.before.units.of(due.side) == step.after.units.of(due.side)
            }
            // Whether it is due depends on the state of the side's other units as well.
            Some(_) if due.follows.needs.is_some() => {
                step.before.units.of(due.side) == step.after.units.of(due.side)
            }
            Some(unit) => same(unit),
            None => {
                step.before.sides.of(due.side) == step.after.sides.of(due.side)
                    && step.before.units.of(due.side) == step.after.units.of(due.side)
            }
        };
        let stays = match touches {
            Touches::Nothing => true,
            Touches::Units => same,
            Touches::Next => due.follows.holds,
        };
        if stays && !after.contains(&cause) {
            let next = matches!(touches, Touches::Next);
            let way = if next { " as the turn goes on" } else { "" };
            let by = format!("{}: {}{way}", step.ruleset.id, due.follows.cite);
            all.push(Breach::new(2, by, format!("{cause:?} is due no more")));
        }
        if !due.follows.optional && !due.follows.holds {
            let by = format!("{}: {} must be taken", step.ruleset.id, due.follows.cite);
            all.push(Breach::new(2, by, "and the turn goes on without it"));
        }
    }
}

/// Whether the offer that was taken ends a moment at which tests lapse.
fn on_event(step: &Step) -> bool {
    let Did::Act(action) = step.did else {
        return false;
    };
    let Action::Take { offer, stage, unit, .. } = action.without_moment() else {
        return false;
    };
    let offers = step.before.offers(step.ruleset);
    let mut offers = offers.iter();
    let taken = offers.find(|one| one.id == offer && one.to.stage == *stage && one.unit == *unit);
    taken.is_none_or(|taken| !taken.on_event.is_empty())
}

/// Whether the battle is over.
fn ends(battle_state: &BattleState, ruleset: &Ruleset) -> bool {
    let stage = battle_state.phase(ruleset).map(|(_, stage)| stage.kind);
    stage.is_some_and(|kind| kind == PhaseKind::Over)
}

/// Law 2: passing a test over affects this test alone, and the log records either that it was
/// passed over or the change of the unit.
fn passed_over(step: &Step, action: &Action, all: &mut Vec<Breach>) {
    let logged = step.before.plan(action, step.ruleset);
    if logged.is_empty() {
        let by = format!("{}: passed over", step.ruleset.id);
        all.push(Breach::new(2, by, "and the log does not say so"));
    }
    reached(&format!("passed over: {}", step.ruleset.id));
    let after: Vec<_> = step.after.due(step.ruleset).iter().map(cause).collect();
    for due in step.before.due(step.ruleset) {
        let meant = due.pass_over().as_ref() == Some(action);
        if after.contains(&cause(&due)) == meant {
            let by = format!("{}: {} passed over", step.ruleset.id, due.follows.cite);
            let told = if meant { "is due still" } else { "is due no more" };
            all.push(Breach::new(2, by, told));
        }
    }
}

/// Law 3: Gone is gone: a unit with nothing left is not cast, not due and rolls no die, except as
/// the sheet itself allows ([`LAST_ACTS`](says::LAST_ACTS)).
fn gone(step: &Step, all: &mut Vec<Breach>) {
    let is_gone = |battle_state: &BattleState, unit: u32| {
        let state = state(battle_state, unit, step.ruleset);
        state.is_some_and(|state| (step.ruleset.tracker.counter.gone)(&state))
    };
    let may = |calculator: &str| {
        let all = says::LAST_ACTS;
        all.contains(&(step.ruleset.id, calculator))
    };
    for due in step.after.due(step.ruleset) {
        let test = due.test().unwrap_or("");
        if due.unit.is_some_and(|unit| is_gone(step.after, unit)) && !may(test) {
            let by = format!("{} due", name(step, test));
            all.push(Breach::new(3, by, format!("unit {:?} is gone", due.unit)));
        }
    }
    let undone = matches!(step.did, Did::Undo);
    for (id, calculator_state) in &step.after.calculators {
        let cast = &step.before.calculator_state(id).cast;
        let open = !calculator_state.has_dice() && !calculator_state.applied;
        for (role, unit) in calculator_state.cast.iter().filter(|_| open && !undone) {
            let Ok(number) = unit.parse() else { continue };
            let goes = is_gone(step.after, number) && !is_gone(step.before, number);
            if goes && cast.get(role) == Some(unit) && !may(id) {
                let by = format!("{} as {role}, open", name(step, id));
                all.push(Breach::new(3, by, format!("unit {unit} is gone")));
            }
        }
    }
    match step.did {
        Did::Open(how, _, Action::OpenCalculator { calculator, cast, .. }) => {
            for (role, unit) in cast {
                let gone = unit.parse().is_ok_and(|unit| is_gone(step.after, unit));
                if gone && !may(calculator) {
                    let by = format!("{} as {role}, {how:?}", name(step, calculator));
                    all.push(Breach::new(3, by, format!("unit {unit} is gone")));
                }
            }
        }
        Did::Roll(id, _) | Did::OwnDice(id, _) => {
            let calculator_state = step.after.calculator_state(id);
            if calculator_state.rolled == step.before.calculator_state(id).rolled
                && calculator_state.own_dice.is_empty()
            {
                return;
            }
            for (role, unit) in &calculator_state.cast {
                let gone = unit.parse().is_ok_and(|unit| is_gone(step.after, unit));
                if gone && !may(id) {
                    let by = format!("{} as {role} rolls", name(step, id));
                    all.push(Breach::new(3, by, format!("unit {unit} is gone")));
                }
            }
        }
        _ => {}
    }
}

/// The answers to the questions of a calculator that follow from the units that take part.
fn known_of(
    battle_state: &BattleState,
    calculator: &Calculator,
    cast: &Answers,
    ruleset: &Ruleset,
) -> BTreeMap<usize, i16> {
    let cast = battle_state.cast(calculator, cast, ruleset);
    let opening = (calculator.fill)(&cast);
    let mut known = BTreeMap::new();
    known.extend(opening.known);
    // What is only proposed is up to the players.
    known.retain(|place, _| !opening.proposed.contains(place));
    known
}

/// Whether the answers that follow from the units are unchanged by the players; with `whole`, all
/// other answers must be the defaults, too.
fn is_filled(
    battle_state: &BattleState,
    calculator: &Calculator,
    whole: bool,
    ruleset: &Ruleset,
) -> bool {
    let calculator_state = battle_state.calculator_state(calculator.id);
    let answered = calculator_state.values(calculator);
    let known = known_of(battle_state, calculator, &calculator_state.cast, ruleset);
    let mut fields = calculator.fields.iter().enumerate();
    fields.all(|(place, field)| match known.get(&place) {
        Some(known) => answered.get(place) == *known,
        None => !whole || answered.get(place) == field.default,
    })
}

/// Law 4: One working: the answers from the units that take part are the same, however a calculator
/// was opened, and whichever unit was cast first. A battle with a roll that is not applied yet, or
/// with an answer of a player, is not the same battle.
fn one_working(step: &Step, all: &mut Vec<Breach>) {
    let Did::Open(how, from, action) = step.did else {
        return;
    };
    let Action::OpenCalculator { calculator, cast, .. } = action else {
        return;
    };
    let Some(calculator) = step.ruleset.calculator(calculator) else {
        return;
    };
    if cast.is_empty() {
        return;
    }
    let ruleset = step.ruleset;
    let from = from.and_then(|from| ruleset.calculator(from));
    let nobody = NOT_LISTED.to_string();
    let mut parts: Vec<&String> = cast.values().filter(|one| **one != nobody).collect();
    parts.sort();
    // `OnceMore` uses the units that the players have cast, and a unit may be in two lines of a
    // table: each line has its own role.
    if *how != How::OnceMore && parts.windows(2).any(|two| two[0] == two[1]) {
        let by = format!("{} two roles, {how:?}", name(step, calculator.id));
        all.push(Breach::new(4, by, format!("{cast:?}")));
    }
    let as_it_is = *how != How::Next
        || from.is_some_and(|from| {
            let calculator_state = step.before.calculator_state(from.id);
            let comes = ended(step.before, from, step.house, |dice| {
                step.before.effects(from, step.house, dice, ruleset)
            });
            !calculator_state.has_dice()
                && comes.is_none_or(|effects| effects.is_empty())
                && all_cast(from, &calculator_state.cast)
                && is_filled(step.before, from, true, ruleset)
        });
    let is = step.after.calculator_state(calculator.id).values(calculator);
    for (place, answer) in known_of(step.after, calculator, cast, ruleset) {
        if as_it_is && is.get(place) != answer {
            let field = &calculator.fields[place];
            let occasion = (ruleset.id, calculator.id, &*field.id.to_string());
            if *how == How::Next && says::OCCASIONS.contains(&occasion) {
                continue;
            }
            let from = from.map_or("", |from| from.id);
            let by = format!("{} {} {how:?} {from}", name(step, calculator.id), field.id);
            let (is, answer) = (field.write(is.get(place)), field.write(answer));
            let told = format!("opened with {is}, known is {answer}");
            all.push(Breach::new(4, by, told));
        }
    }
    // One after the other, in this order and in reverse.
    let plain = |cast: &Answers| Action::OpenCalculator {
        at_questions: true,
        calculator: calculator.id.to_owned(),
        answers: Answers::new(),
        about: None,
        cast: cast.clone(),
    };
    let mut whole = step.before.clone();
    whole.act(&plain(cast), ruleset);
    let whole = whole.calculator_state(calculator.id);
    let roles: Vec<(&String, u32)> =
        cast.iter().filter_map(|(role, unit)| Some((role, unit.parse().ok()?))).collect();
    for turned in [false, true] {
        let mut battle_state = step.before.clone();
        battle_state.act(&plain(&Answers::new()), ruleset);
        let mut order = roles.clone();
        if turned {
            order.reverse();
        }
        for (role, unit) in order {
            let cast = Action::Cast {
                calculator: calculator.id.to_owned(),
                role: role.clone(),
                unit: Some(unit),
            };
            battle_state.act(&cast, ruleset);
        }
        let one_by_one = battle_state.calculator_state(calculator.id);
        if one_by_one.cast == whole.cast && one_by_one.answers != whole.answers {
            let by = format!("{} one by one", name(step, calculator.id));
            let told = format!("{:?} and {:?}", whole.answers, one_by_one.answers);
            all.push(Breach::new(4, by, told));
        }
    }
}

/// Whether every role that must be filled has a unit.
fn all_cast(calculator: &Calculator, cast: &Answers) -> bool {
    let needed = |role: &&Role| !role.optional && role.when.is_none();
    let mut roles = calculator.roles.iter().filter(needed);
    !cast.is_empty() && roles.all(|role| cast.contains_key(role.id))
}

/// Whether a table lists a calculator of this game.
fn is_among(all: &[(&str, &[&str])], step: &Step, calculator: &str) -> bool {
    all.iter().any(|(game, ids)| *game == step.ruleset.id && ids.contains(&calculator))
}

/// Law 5: Acted is acted: an action of a unit is refused the second time, unless the sheet allows
/// it again and again ([`REPEATS`](says::REPEATS)).
fn acted(step: &Step, all: &mut Vec<Breach>) {
    let Some(calculator) = applied(step) else {
        return;
    };
    let calculator_state = step.before.calculator_state(calculator.id);
    let Some(role) = calculator.roles.first() else {
        return;
    };
    // At another step the action is recorded late; a passive unit does not act, nor does one for
    // which no die is rolled; and answers that differ from the unit's own are about another unit.
    if step.outcome.is_none()
        || !is_at_its_step(step, calculator)
        || role.passive
        || says::PASSIVE_ROLES.contains(&role.id)
        || !is_filled(step.before, calculator, false, step.ruleset)
    {
        return;
    }
    // In a stage that the player has gone back to, no unit is marked: the marks are those of the
    // stage that was reached.
    if step.before.turn.is_in_earlier_stage() {
        return;
    }
    // In the enemy's turn a unit only reacts.
    let unit = calculator_state.cast.get(role.id).and_then(|one| one.parse().ok());
    let side = unit.and_then(|unit| step.before.unit(unit)).map(|(side, _)| side);
    if side != Some(step.before.turn.side) || !all_cast(calculator, &calculator_state.cast) {
        return;
    }
    let mut again = step.after.clone();
    again.act(&again.once_more(calculator, step.ruleset), step.ruleset);
    let there = again.calculator_state(calculator.id).cast.contains_key(role.id);
    let has_acted = unit.is_some_and(|unit| {
        let mut acted = step.after.acted(step.ruleset).into_iter();
        step.after.turn.acted.contains(&unit) || acted.any(|(one, _)| one == unit)
    });
    let has_more = unit
        .and_then(|unit| state(step.after, unit, step.ruleset))
        .is_some_and(|values| says::is_on(says::ACTIONS, step.ruleset, &values));
    let may =
        there && !has_acted && !has_more && allowed(&again, calculator, step.house, step.ruleset);
    let name = name(step, calculator.id);
    let is_among = |all| is_among(all, step, calculator.id);
    let first = step.before.turn.number == 1 && is_among(says::FIRST_ROUND);
    let values = calculator_state.values(calculator);
    let strikes_each = says::STRIKES_EACH.iter().any(|(game, one, answer)| {
        let place = Field::find(calculator.fields, answer);
        (*game, *one) == (step.ruleset.id, calculator.id)
            && place.is_some_and(|place| values.get(place) != 0)
    });
    let repeats = first || strikes_each || is_among(says::REPEATS);
    match (may, repeats) {
        (true, true) => reached(&format!("repeats: {name}")),
        (true, false) => all.push(Breach::new(5, name, "and may once more")),
        (false, _) => reached(&format!("once: {name}")),
    }
}

/// Whether a calculator is one of the stage, for the side whose turn it is.
fn is_at_its_step(step: &Step, calculator: &Calculator) -> bool {
    let stage = step.before.phase(step.ruleset).map(|(_, stage)| stage);
    let mut steps = stage.into_iter().flat_map(|stage| stage.steps);
    steps.any(|one| one.whose != Whose::Opponent && one.calculators.contains(&calculator.id))
}

/// Law 7: A clean opening: with units, or after an applied result, no earlier dice are left; and
/// while units could take part, no roll is made with a required role empty.
fn clean(step: &Step, all: &mut Vec<Breach>) {
    if let Did::Roll(id, _) | Did::OwnDice(id, _) = step.did {
        required_roles_are_filled(step, id, all);
    }
    let Did::Open(how, _, Action::OpenCalculator { calculator, cast, .. }) = step.did else {
        return;
    };
    let calculator_state = step.after.calculator_state(calculator);
    let was = step.before.calculator_state(calculator);
    if (calculator_state.has_dice() || calculator_state.applied)
        && (!cast.is_empty() || was.applied)
    {
        let by = format!("{} {how:?}", name(step, calculator));
        all.push(Breach::new(7, by, "dice of an earlier roll lie there"));
    }
}

/// Each required role has a unit, or one that is not listed, or there is no unit to take it.
fn required_roles_are_filled(step: &Step, id: &str, all: &mut Vec<Breach>) {
    let Some(calculator) = step.ruleset.calculator(id) else {
        return;
    };
    let calculator_state = step.after.calculator_state(id);
    let in_battle = step.before.battle.is_some();
    if !in_battle || !calculator_state.has_dice() || step.before.calculator_state(id).has_dice() {
        return;
    }
    let cast = step.before.cast(calculator, &calculator_state.cast, step.ruleset);
    let values = calculator_state.values(calculator);
    for (place, role) in calculator.roles.iter().enumerate() {
        let needed = !role.optional && role.is_asked(&values);
        if !needed || cast.one(place).is_some() || is_not_listed(&calculator_state.cast, role) {
            continue;
        }
        let side = cast.side_of(role.of);
        // Dice against an enemy belong to a unit.
        if place == 0 && cast.has_other_than(side) {
            let by = format!("{} rolls without its {}", name(step, id), role.id);
            all.push(Breach::new(7, by, "others take part"));
        }
        let mut units = cast.units.iter().filter(|unit| {
            let may = || (role.blocked_by)(&cast, unit).is_none();
            let meant = unit.side == side || (role.of == Of::Anybody && may());
            meant && (role.eligible)(&unit.state) && !cast.roles.contains(&Some(unit.number))
        });
        if let Some(unit) = units.next() {
            let by = format!("{} rolls without its {}", name(step, id), role.id);
            all.push(Breach::new(7, by, format!("unit {} could take it", unit.number)));
        }
    }
}
