//! A battle played at random. Its steps can be replayed and shortened.

use adjutant::aid::{Calculator, Offer, Opening, Outcome, Ruleset, Side, Values};
use adjutant::battle::{
    Action, Answers, BattleState, Due, Missing, NOT_LISTED, Setup, candidates_for,
};
use adjutant::dice::{Ask, Dice, Generator, Walk, roll, walk};

use serde_json::json;

use crate::play::Chance;
use crate::says;
use crate::tab::{self, Event};

/// Units of each side at the start.
const UNITS: usize = 3;

/// One step.
#[derive(Clone, Debug)]
pub enum Did {
    /// By a player, or by the generator of the fault tests.
    Act(Action),
    /// A calculator was opened: how, after which calculator, and the action.
    Open(How, Option<&'static str>, Action),
    /// The app rolled, with this seed.
    Roll(&'static str, u64),
    /// The players rolled, and entered answers made from this seed.
    OwnDice(&'static str, u64),
    /// The result in a calculator is applied.
    Apply(&'static str),
    /// The last step is undone.
    Undo,
}

/// The way in which a calculator is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum How {
    /// From the page of a unit.
    Card,
    /// From the page of a unit, in one of its roles.
    Role,
    /// As a due test.
    Due,
    /// As the next calculator after another one.
    Next,
    /// From a step of the stage, or from the list.
    List,
    /// With any units in its roles.
    Cast,
    /// Again for the same units.
    OnceMore,
}

impl How {
    pub const ALL: [Self; 7] =
        [Self::Card, Self::Role, Self::Due, Self::Next, Self::List, Self::Cast, Self::OnceMore];
}

/// A battle with its steps.
#[derive(Clone)]
pub struct Table {
    pub ruleset: &'static Ruleset,
    pub battle_state: BattleState,
    pub house: Values,
    /// The steps that were not undone, as lines of a script.
    pub lines: Vec<String>,
    past: Vec<(BattleState, usize)>,
}

/// The effect of a step: the battle state before and after it.
pub struct Step<'a> {
    pub ruleset: &'static Ruleset,
    pub house: &'a Values,
    pub did: &'a Did,
    pub before: &'a BattleState,
    pub after: &'a BattleState,
    /// The outcome of the dice, if a result was applied.
    pub outcome: Option<Outcome>,
}

impl Table {
    /// A battle that has not begun, with these house rules.
    pub fn new(ruleset: &'static Ruleset, rules: &Answers) -> Self {
        let mut lines = vec![json!({ "game": ruleset.id }).to_string()];
        if !rules.is_empty() {
            lines.push(json!({ "house": rules }).to_string());
        }
        let written = rules.iter().map(|(id, answer)| (&**id, &**answer));
        Self {
            ruleset,
            battle_state: BattleState::new(ruleset),
            house: Values::read(ruleset.house_rules, written).0,
            lines,
            past: Vec::new(),
        }
    }

    /// Performs a step and checks it. Returns whether anything changed.
    pub fn live(&mut self, did: &Did, look: &mut dyn FnMut(&Step)) -> bool {
        let before = self.battle_state.clone();
        let lines = self.lines.len();
        let mut outcome = None;
        match did {
            Did::Act(action) | Did::Open(_, _, action) => self.act(action),
            Did::Roll(id, seed) => self.roll(id, *seed),
            Did::OwnDice(id, seed) => self.own_dice(id, *seed),
            Did::Apply(id) => outcome = self.apply(id),
            Did::Undo => {
                if let Some((past, lines)) = self.past.pop() {
                    self.battle_state = past;
                    self.lines.truncate(lines);
                }
                return true;
            }
        }
        if self.battle_state == before {
            self.lines.truncate(lines);
            return false;
        }
        look(&Step {
            ruleset: self.ruleset,
            house: &self.house,
            did,
            before: &before,
            after: &self.battle_state,
            outcome,
        });
        self.past.push((before, lines));
        if self.past.len() > 20 {
            self.past.remove(0);
        }
        true
    }

    fn act(&mut self, action: &Action) {
        self.battle_state.act(action, self.ruleset);
        let line = serde_json::to_string(action).expect("it can be written");
        self.lines.push(line);
    }

    pub fn calculator(&self, id: &str) -> Option<&'static Calculator> {
        self.ruleset.calculator(id)
    }

    /// Whether the screen offers dice: the result is not applied yet, the rules allow a roll, and
    /// the required units take part.
    fn may_roll(&self, calculator: &Calculator) -> bool {
        !self.battle_state.calculator_state(calculator.id).applied
            && allowed(&self.battle_state, calculator, &self.house, self.ruleset)
            && self.battle_state.missing(calculator, &self.house, self.ruleset).is_none()
    }

    fn roll(&mut self, id: &str, seed: u64) {
        let Some(calculator) = self.calculator(id) else {
            return;
        };
        if !self.may_roll(calculator) {
            return;
        }
        let values = self.battle_state.calculator_state(id).values(calculator);
        let working = (calculator.work)(&values, &self.house);
        if let Some(procedure) = &working.procedure {
            let mut generator = Generator::from_seed(seed);
            roll(&mut generator, procedure);
            let faces = generator.drawn().to_vec();
            let calculator = id.to_owned();
            self.act(&Action::Rolled { calculator, faces, opens: false });
        }
    }

    fn own_dice(&mut self, id: &str, seed: u64) {
        let mut chance = Chance(seed);
        let Some(calculator) = self.calculator(id) else {
            return;
        };
        if !self.may_roll(calculator) {
            return;
        }
        let values = self.battle_state.calculator_state(id).values(calculator);
        let working = (calculator.work)(&values, &self.house);
        let Some(procedure) = &working.procedure else {
            return;
        };
        let mut answers: Vec<u32> = Vec::new();
        while answers.len() < 200 {
            let Walk::Asks(question) = walk(&answers, procedure) else {
                break;
            };
            let (low, high) = match question.ask {
                Ask::Direction => (0, 72),
                ask => ask.answers(&question.roll),
            };
            let mut answer = low + chance.below((high - low + 1) as usize) as u32;
            while !question.ask.fits(&question.roll, answer) {
                answer = low + chance.below((high - low + 1) as usize) as u32;
            }
            answers.push(answer);
        }
        let calculator = id.to_owned();
        self.act(&Action::OwnDiceAgain { calculator });
        let mode = Action::SetMode {
            calculator: id.to_owned(),
            mode: Some(adjutant::battle::Mode::OwnDice),
        };
        self.act(&mode);
        for answer in answers {
            let calculator = id.to_owned();
            self.act(&Action::OwnDice { calculator, answer, replaces: true });
        }
    }

    fn apply(&mut self, id: &str) -> Option<Outcome> {
        let calculator = self.calculator(id)?;
        if self.battle_state.calculator_state(id).applied
            || !allowed(&self.battle_state, calculator, &self.house, self.ruleset)
        {
            return None;
        }
        let battle_state = &self.battle_state;
        let effects = ended(battle_state, calculator, &self.house, |dice| {
            battle_state.effects(calculator, &self.house, dice, self.ruleset)
        })?;
        let values = battle_state.calculator_state(id).values(calculator);
        let working = (calculator.work)(&values, &self.house);
        let outcome = working.procedure.as_ref().and_then(|procedure| {
            ended(battle_state, calculator, &self.house, |dice| procedure(dice))
        });
        let settle = effects.action(calculator, self.ruleset);
        self.battle_state.act(&settle, self.ruleset);
        self.lines.push(json!({ "apply": { "calculator": id } }).to_string());
        outcome
    }
}

/// The result of the dice in a calculator, or of none if it rolls none.
pub fn ended<T>(
    battle_state: &BattleState,
    calculator: &Calculator,
    house: &Values,
    go: impl Fn(&mut dyn Dice) -> T,
) -> Option<T> {
    let calculator_state = battle_state.calculator_state(calculator.id);
    let working = (calculator.work)(&calculator_state.values(calculator), house);
    if working.certain().is_some() {
        return match walk(&[], go) {
            Walk::Ends(after, _) => Some(after),
            Walk::Asks(_) => None,
        };
    }
    calculator_state.ended(go)
}

/// Whether no rule refuses a calculator in its present state, and all units in it may take part.
pub fn allowed(
    battle_state: &BattleState,
    calculator: &Calculator,
    house: &Values,
    ruleset: &Ruleset,
) -> bool {
    let calculator_state = battle_state.calculator_state(calculator.id);
    let working = (calculator.work)(&calculator_state.values(calculator), house);
    let cast = battle_state.cast(calculator, &calculator_state.cast, ruleset);
    let mut roles = calculator.roles.iter().enumerate();
    working.refusals.is_empty()
        && roles.all(|(place, role)| {
            cast.one(place).is_none_or(|unit| {
                (role.eligible)(&unit.state) && (role.blocked_by)(&cast, unit).is_none()
            })
        })
}

/// The house rules of a story: half of the stories use none.
pub fn rules(chance: &mut Chance, ruleset: &'static Ruleset) -> Answers {
    if chance.below(2) == 0 || ruleset.house_rules.is_empty() {
        return Answers::new();
    }
    chance.answers(ruleset.house_rules, ruleset.house_rules.len())
}

/// The answers of a unit that can be entered.
fn entered(mut answers: Answers, ruleset: &Ruleset) -> Answers {
    let of_game = says::MOMENTARY.iter().filter(|one| one.0 == ruleset.id);
    for (_, field) in of_game {
        answers.remove(*field);
    }
    // No platoon has more teams than a form accepts.
    let teams = answers.get("teams").and_then(|teams| teams.parse().ok());
    if teams.is_some_and(|teams: u32| teams > 30) {
        answers.remove("teams");
    }
    answers
}

/// The steps that begin the battle of a story.
pub fn begins(chance: &mut Chance, table: &Table) -> Vec<Did> {
    let mut story = Vec::new();
    let (ruleset, house) = (table.ruleset, table.house.clone());
    let missions = (ruleset.missions.all)(&house);
    let mut whole = Answers::new();
    if !missions.is_empty() && chance.below(4) == 0 {
        let mission = chance.of(&missions);
        whole.insert("mission".into(), mission.id.to_owned());
    }
    let setup = Setup { whole, ..Setup::default() };
    for side in Side::ALL {
        for number in 0..UNITS {
            story.push(Did::Act(Action::AddUnit {
                side,
                name: format!("{} {number}", side.id()),
                answers: entered(chance.answers(ruleset.tracker.fields, 9), ruleset),
            }));
        }
    }
    story.push(Did::Act(Action::StartBattle(setup)));
    story
}

/// The next step: mostly that of a player who wants to get on.
pub fn next(chance: &mut Chance, table: &Table, open: &mut Option<&'static str>) -> Option<Did> {
    let (battle_state, ruleset) = (&table.battle_state, table.ruleset);
    Some(match chance.below(100) {
        0..=3 => Did::Undo,
        4..=8 => match tab::event(chance, ruleset, battle_state) {
            Event::Act(Action::AddUnit { side, name, answers }) => {
                Did::Act(Action::AddUnit { side, name, answers: entered(answers, ruleset) })
            }
            Event::Act(action) if keeps_on(&action) => Did::Act(action),
            _ => return None,
        },
        9..=20 => {
            let offers = battle_state.offers(ruleset);
            let may = |offer: &&Offer| offer.barred.is_none() || offer.held;
            let offers: Vec<_> = offers.iter().filter(may).collect();
            let offer = offers.get(chance.below(offers.len()))?;
            // A due test that holds it back is mostly passed over first.
            let over = battle_state.passing_over(offer, ruleset);
            if !over.is_empty() && chance.below(4) > 0 {
                return Some(Did::Act(chance.of(&over).clone()));
            }
            Did::Act(Action::Take {
                offer: offer.id.to_owned(),
                stage: offer.to.stage.clone(),
                unit: offer.unit,
                house: Answers::new(),
            })
        }
        21 => {
            let due = battle_state.due(ruleset);
            Did::Act(due.get(chance.below(due.len())).and_then(Due::pass_over)?)
        }
        22..=24 => {
            let calculator = table.calculator((*open)?)?;
            let (field, value) = chance.answer(calculator.fields);
            Did::Act(Action::Answer { calculator: calculator.id.to_owned(), field, value })
        }
        percent @ 25..=45 => {
            let id = (*open)?;
            if let Some(answer) = missing(chance, table, id) {
                answer
            } else if percent <= 40 {
                Did::Roll(id, chance.below(usize::MAX) as u64)
            } else {
                Did::OwnDice(id, chance.below(usize::MAX) as u64)
            }
        }
        46..=65 => Did::Apply((*open)?),
        _ => {
            // Mostly with units in most of its roles.
            let how = match chance.below(10) {
                0..=3 => How::Cast,
                _ => *chance.of(&How::ALL),
            };
            let from = open.filter(|_| how == How::Next);
            let action = opening(chance, table, how, *open)?;
            if let Action::OpenCalculator { calculator, .. } = &action {
                *open = ruleset.calculator(calculator).map(|known| known.id);
            }
            Did::Open(how, from, action)
        }
    })
}

/// The answer that a calculator needs before it rolls: the distance, or the units that take part.
fn missing(chance: &mut Chance, table: &Table, id: &str) -> Option<Did> {
    let calculator = table.calculator(id)?;
    let battle_state = &table.battle_state;
    Some(Did::Act(match battle_state.missing(calculator, &table.house, table.ruleset)? {
        Missing::Distance(place) => {
            let (field, value) = chance.answer(&calculator.fields[place..=place]);
            Action::Answer { calculator: id.to_owned(), field, value }
        }
        Missing::Figure(unit, place) => {
            let fields = table.ruleset.tracker.fields;
            let (field, value) = chance.answer(&fields[place..=place]);
            Action::SetUnit { side: battle_state.unit(unit)?.0, unit, field, value }
        }
        Missing::Unit(place) | Missing::AnyUnit(place) => {
            let role = &calculator.roles[place];
            let numbers = &battle_state.calculator_state(id).cast;
            let cast = battle_state.cast(calculator, numbers, table.ruleset);
            let can = candidates_for(&cast, role, &[]);
            let free = can.iter().map(|unit| unit.number);
            let free = free.filter(|number| !cast.roles.contains(&Some(*number)));
            let free: Vec<u32> = free.collect();
            let unit = if free.is_empty() { NOT_LISTED } else { *chance.of(&free) };
            Action::Cast { calculator: id.to_owned(), role: role.id.to_owned(), unit: Some(unit) }
        }
    }))
}

/// Actions of the fault tests' generator that a battle of laws must not contain: they begin another
/// battle, or write states that no roll has led to.
fn keeps_on(action: &Action) -> bool {
    !matches!(
        action.without_moment(),
        Action::StartBattle(_)
            | Action::LeaveBattle
            | Action::ResetBattle
            | Action::Receive { .. }
            | Action::ApplyResult { .. }
            | Action::Rolled { .. }
            | Action::OwnDice { .. }
            | Action::EditSetup(_)
    )
}

/// The openings that follow a calculator.
pub fn after(table: &Table, calculator: &Calculator) -> Vec<Opening> {
    let values = table.battle_state.calculator_state(calculator.id).values(calculator);
    let working = (calculator.work)(&values, &table.house);
    let then = ended(&table.battle_state, calculator, &table.house, |dice| {
        (calculator.then)(&values, &table.house, dice)
    });
    let mut all = then.unwrap_or_default();
    all.extend(working.next);
    all
}

fn opening(
    chance: &mut Chance,
    table: &Table,
    how: How,
    open: Option<&'static str>,
) -> Option<Action> {
    let (battle_state, ruleset) = (&table.battle_state, table.ruleset);
    let units: Vec<(Side, u32)> = battle_state
        .units
        .both()
        .flat_map(|(side, units)| units.iter().map(move |unit| (side, unit.id)))
        .collect();
    let nobody = Answers::new();
    match how {
        How::Card => {
            let about = *units.get(chance.below(units.len()))?;
            let values = battle_state.unit(about.1)?.1.values(ruleset);
            let all = ruleset.openings(&values);
            let opening = all.get(chance.below(all.len()))?;
            battle_state.open(opening, Some(about), &nobody, ruleset)
        }
        How::Role => {
            let about = *units.get(chance.below(units.len()))?;
            let values = battle_state.unit(about.1)?.1.values(ruleset);
            let all: Vec<_> = ruleset
                .calculators
                .iter()
                .flat_map(|known| known.roles.iter().map(move |role| (known, role)))
                .filter(|(_, role)| (role.eligible)(&values))
                .collect();
            let (known, role) = all.get(chance.below(all.len()))?;
            let opening = Opening::plain(known.id).role(role);
            battle_state.open(&opening, Some(about), &nobody, ruleset)
        }
        How::Due => {
            let due = battle_state.due(ruleset);
            let due = due.get(chance.below(due.len()))?;
            let about = due.unit.map(|unit| (due.side, unit));
            battle_state.open(due.follows.test.as_ref()?, about, &nobody, ruleset)
        }
        How::Next => {
            let from = table.calculator(open?)?;
            let all = after(table, from);
            let calculator_state = battle_state.calculator_state(from.id);
            let opening = all.get(chance.below(all.len()))?;
            battle_state.open(opening, calculator_state.about, &calculator_state.cast, ruleset)
        }
        How::List => {
            let stage = battle_state.phase(ruleset).map(|(_, stage)| stage);
            let steps = stage.into_iter().flat_map(|stage| stage.steps);
            let mut ids: Vec<&str> = steps.flat_map(|step| step.calculators).copied().collect();
            if ids.is_empty() {
                ids = ruleset.calculators.iter().map(|known| known.id).collect();
            }
            let known = ruleset.calculator(ids[chance.below(ids.len())])?;
            battle_state.open(&Opening::plain(known.id), None, &nobody, ruleset)
        }
        How::Cast => {
            let with_roles: Vec<_> =
                ruleset.calculators.iter().filter(|known| !known.roles.is_empty()).collect();
            let known = chance.of(&with_roles);
            let mut numbers = Answers::new();
            for (place, role) in known.roles.iter().enumerate() {
                let cast = battle_state.cast(known, &numbers, ruleset);
                let can = candidates_for(&cast, role, &cast.roles[place..=place]);
                let free = can.iter().map(|unit| unit.number.to_string());
                let free = free.filter(|one| !numbers.values().any(|taken| taken == one));
                let free: Vec<String> = free.collect();
                let wanted = chance.below(if role.optional { 2 } else { 12 }) > 0;
                if chance.below(16) == 0 {
                    numbers.insert(role.id.to_owned(), NOT_LISTED.to_string());
                } else if !free.is_empty() && wanted {
                    numbers.insert(role.id.to_owned(), chance.of(&free).clone());
                }
            }
            Some(Action::OpenCalculator {
                at_questions: true,
                calculator: known.id.to_owned(),
                answers: Answers::new(),
                about: None,
                cast: numbers,
            })
        }
        How::OnceMore => Some(battle_state.once_more(table.calculator(open?)?, ruleset)),
    }
}
