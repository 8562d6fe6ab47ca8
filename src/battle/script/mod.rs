//! A battle from a script: one line of JSON per step, played by the rules, without a screen.
//!
//! `docs/scripts.md` says what a line can be, with an example of each. A line is an [`Action`]
//! as the log of a battle stores it, or one of the words that `docs/scripts.md` lists.
//! [`Script::view`] is the battle as JSON; the expectations of a line are patterns for it.

mod expect;
pub mod json;
mod open;
mod view;

use std::borrow::Cow;
use std::fmt;
use std::rc::Rc;

use serde::Deserialize;

use crate::aid::{Calculator, Field, Misfit, Note, Ruleset, Values};
use crate::dice::{Dice, Generator, Throw, roll};
use crate::rulesets;
use crate::text::{Language, Packs, Voice};

use super::action::Action;
use super::answers::{self, Answers, values};
use super::battle_state::BattleState;
use super::casting::Missing;
use super::session::{Entry, replay};
use super::{casting, log};

use expect::{Expect, nothing_open};
use open::{Next, OpenWord};

/// A battle that is played from a script.
#[derive(Clone)]
pub struct Script {
    /// The current state of the battle.
    pub battle_state: BattleState,
    /// The battle state it began from.
    pub start: BattleState,
    /// The entries, as the log of a battle stores them.
    pub entries: Vec<Entry>,
    /// The calculator that a line opened or used without changing it, and after how many
    /// entries.
    stood: Option<(usize, String)>,
    /// Its rules.
    pub ruleset: &'static Ruleset,
    /// The house rules in use.
    pub house: Values,
    /// The English texts.
    packs: Rc<Packs>,
    /// Whether expectations name everything that is due, including what may be skipped.
    names_all_due: bool,
}

/// The fault of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is neither an action nor one of the words of a script.
    Unknown(String),
    /// There is no such wargame.
    NoGame(String),
    /// It refers to something that does not exist: a calculator, a unit, an offer, a question.
    NotThere(String),
    /// The rules refuse it; with the id of the rule.
    Refused(String, &'static str),
    /// A unit cannot take this role of a calculator: it is not one of those that can, or no
    /// longer exists.
    CannotTake(u32, &'static str),
    /// No dice are rolled, or other dice than those given.
    OtherDice {
        /// How many dice were given.
        given: usize,
        /// How many the calculator rolls; `None` if it rolls none at all.
        rolled: Option<usize>,
        /// The rolls, in order.
        order: String,
    },
    /// It changes nothing.
    Nothing,
    /// An expectation is not met.
    Otherwise {
        /// The question.
        what: String,
        /// The expected value.
        expected: String,
        /// The actual value.
        is: String,
    },
}

impl fmt::Display for Wrong {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Unknown(why) => write!(to, "neither an action nor a word of scripts: {why}"),
            Self::NoGame(id) => write!(to, "there is no wargame '{id}'"),
            Self::NotThere(what) => write!(to, "there is no {what}"),
            Self::Refused(what, cite) => write!(to, "{what} is refused by {cite}"),
            Self::CannotTake(unit, role) => write!(to, "unit {unit} cannot be the {role}"),
            Self::OtherDice { given, rolled: None, .. } => {
                write!(to, "{given} dice are given, and none is rolled")
            }
            Self::OtherDice { given, rolled: Some(rolled), order } => {
                write!(to, "{given} dice are given, and {rolled} are rolled: {order}")
            }
            Self::Nothing => write!(to, "it changes nothing"),
            Self::Otherwise { what, expected, is } => {
                write!(to, "{what} is '{is}', and '{expected}' is expected")
            }
        }
    }
}

/// A line that is not an action.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Word {
    Game(String),
    House(Answers),
    Undo(usize),
    Offer(OfferWord),
    Open(OpenWord),
    Next(Next),
    Fall(Fall),
    Roll(Fall),
    Apply(Which),
    Refused(RefusedWord),
    Allowed(Which),
    Expect(Box<Expect>),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OfferWord {
    id: String,
    #[serde(default)]
    unit: Option<u32>,
    #[serde(default)]
    stage: Option<String>,
}

/// The calculator that is meant; if not given, the open one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Which {
    #[serde(default)]
    calculator: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fall {
    #[serde(default)]
    calculator: Option<String>,
    #[serde(default)]
    faces: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RefusedWord {
    #[serde(default)]
    calculator: Option<String>,
    cite: String,
}

impl Script {
    /// The battle that a first line begins.
    ///
    /// # Errors
    /// The line names no wargame that exists.
    pub fn begin(line: &str) -> Result<Self, Wrong> {
        match serde_json::from_str(line) {
            Ok(Word::Game(id)) => {
                let ruleset = rulesets::find(&id).ok_or(Wrong::NoGame(id))?;
                Ok(Self {
                    battle_state: BattleState::new(ruleset),
                    start: BattleState::new(ruleset),
                    entries: Vec::new(),
                    stood: None,
                    ruleset,
                    house: Values::defaults(ruleset.house_rules),
                    packs: Rc::new(Packs::embedded(Language::English)),
                    names_all_due: false,
                })
            }
            Ok(_) => Err(Wrong::Unknown("the first line names the game".into())),
            Err(error) => Err(Wrong::Unknown(error.to_string())),
        }
    }

    /// The same script, whose expectations name everything that is due, including what may be
    /// skipped.
    #[must_use]
    pub fn naming_all_due(self) -> Self {
        Self { names_all_due: true, ..self }
    }

    /// Whether a line contains a step.
    pub fn says(line: &str) -> bool {
        let line = line.trim();
        !line.is_empty() && !line.starts_with('#')
    }

    /// Plays a line.
    ///
    /// # Errors
    /// The fault ([`Wrong`]); the battle is then unchanged.
    pub fn play(&mut self, line: &str) -> Result<(), Wrong> {
        let word = match serde_json::from_str::<Word>(line) {
            Ok(word) => word,
            Err(no_word) => {
                let mut action: Action = serde_json::from_str(line).map_err(|no_action| {
                    // The error comes from whichever parser knows the first word of the line.
                    let unknown = no_action.to_string().starts_with("unknown variant");
                    let why = if unknown { no_word } else { no_action };
                    Wrong::Unknown(why.to_string())
                })?;
                // Tidied as the app does when it begins a battle.
                if let Action::StartBattle(setup) = &mut action {
                    setup.sides_stay = true;
                }
                if let Action::AddUnit { answers, .. } = &mut action {
                    self.take_from_printed_card(answers);
                }
                return self.act(&action);
            }
        };
        match word {
            Word::Game(_) => Err(Wrong::Unknown("the game is named once".into())),
            Word::House(rules) => {
                let fields = self.ruleset.house_rules;
                known("the house rules", fields, &rules)?;
                self.house = values(&rules, fields);
                Ok(())
            }
            Word::Undo(count) => self.undo(count),
            Word::Offer(offer) => self.take(&offer),
            Word::Open(open) => self.open_from(&open),
            Word::Next(next) => self.follow(&next),
            Word::Fall(fall) => self.fall(&fall),
            Word::Roll(roll) => self.roll(&roll).map(|_| ()),
            Word::Apply(which) => self.apply(which.calculator.as_deref()),
            Word::Refused(refused) => self.refused(&refused),
            Word::Allowed(which) => self.allowed(which.calculator.as_deref()),
            Word::Expect(expect) => self.expect(&expect),
        }
    }

    /// As the app does, gives a new unit the figures of the card that the sheet prints for it,
    /// where its answers give none.
    fn take_from_printed_card(&self, given: &mut Answers) {
        let tracker = &self.ruleset.tracker;
        let Some(card) = (tracker.new_unit.printed)(&values(given, tracker.fields)) else { return };
        for place in tracker.profile {
            let field = &tracker.fields[*place];
            let figure = card.get(*place);
            if figure != field.default {
                given.entry(field.id.to_string()).or_insert_with(|| field.write(figure));
            }
        }
    }

    /// A voice that speaks English, with distances in inches.
    pub fn voice(&self) -> Voice<'_> {
        Voice::english(&self.packs)
    }

    /// The calculator that was opened or used last; undone actions do not count.
    pub fn open(&self) -> Option<&'static Calculator> {
        let last = |entries: &[Entry]| {
            let mut all = entries.iter().rev();
            all.find_map(|entry| entry.did.calculator().map(str::to_owned))
        };
        let stood = self.stood.as_ref();
        let stood = stood.and_then(|(done, id)| Some((self.entries.get(*done..)?, id)));
        let id = stood
            .map(|(since, id)| last(since).unwrap_or_else(|| id.clone()))
            .or_else(|| last(&self.entries))?;
        self.ruleset.calculator(&id)
    }

    /// The calculator with this id, or the open one.
    fn meant(&self, id: Option<&str>) -> Result<&'static Calculator, Wrong> {
        match id {
            Some(id) => self.calculator(id),
            None => self.open().ok_or_else(nothing_open),
        }
    }

    fn undo(&mut self, count: usize) -> Result<(), Wrong> {
        let left = self.entries.len().checked_sub(count);
        let left = left.ok_or_else(|| {
            let done = self.entries.len();
            Wrong::NotThere(format!("more to undo than the {done} things that were done"))
        })?;
        self.entries.truncate(left);
        self.battle_state = replay(&self.start, &self.entries, &mut |_| {});
        Ok(())
    }

    /// Checks that everything an action names exists; the app itself skips unknown names, which
    /// may come from a save of another build.
    fn all_known(&self, action: &Action) -> Result<(), Wrong> {
        let tracker = &self.ruleset.tracker;
        match action {
            Action::StartBattle(setup) | Action::EditSetup(setup) => {
                known("the battle", tracker.battle_fields, &setup.whole)
            }
            Action::AddUnit { answers, .. } => known("a unit", tracker.fields, answers),
            Action::SetBattleAll { answers } => known("the battle", tracker.battle_fields, answers),
            Action::OpenCalculator { calculator, answers, cast, .. } => {
                let calculator = self.calculator(calculator)?;
                fits(calculator.id, &calculator.read(given(answers)).1)?;
                let roles = calculator.roles;
                let unknown = cast
                    .keys()
                    .find(|id| *id != casting::MEANT && roles.iter().all(|role| role.id != *id));
                unknown.map_or(Ok(()), |id| {
                    Err(Wrong::NotThere(format!("role '{id}' of {}", calculator.id)))
                })
            }
            _ => Ok(()),
        }
    }

    fn act(&mut self, action: &Action) -> Result<(), Wrong> {
        self.all_known(action)?;
        let came = self.battle_state.plan(action, self.ruleset);
        if let Some(note) = self.battle_state.refusal(action, self.ruleset) {
            return Err(Wrong::Refused(action.kind().to_owned(), note.cite));
        }
        if came.is_empty() {
            if !self.is_already_so(action) {
                return Err(Wrong::Nothing);
            }
            let calculator = action.calculator().map(str::to_owned);
            self.stood = calculator.map(|calculator| (self.entries.len(), calculator));
            return Ok(());
        }
        let entry = Entry::new(action.clone(), came);
        entry.apply(&mut self.battle_state);
        self.entries.push(entry);
        Ok(())
    }

    /// Whether a calculator is already in the state that this action leads to: it follows its
    /// units, and may already have the answers of a script.
    fn is_already_so(&self, action: &Action) -> bool {
        let (Action::OpenCalculator { calculator, .. }
        | Action::Answer { calculator, .. }
        | Action::Cast { calculator, .. }) = action
        else {
            return false;
        };
        let Some(known) = self.ruleset.calculator(calculator) else { return false };
        let calculator_state = self.battle_state.calculator_state(calculator);
        match action {
            Action::Answer { field, value, .. } => {
                let place = Field::find(known.fields, field);
                place.is_some_and(|place| {
                    known.fields[place].write(calculator_state.values(known).get(place)) == *value
                })
            }
            Action::Cast { role, unit, .. } => {
                let there = known.roles.iter().any(|known| known.id == role);
                there
                    && calculator_state.cast.get(role).cloned() == unit.map(|unit| unit.to_string())
            }
            _ => true,
        }
    }

    fn take(&mut self, word: &OfferWord) -> Result<(), Wrong> {
        let offers = self.battle_state.offers(self.ruleset);
        let mut named = offers.iter().filter(|offer| {
            offer.id == word.id
                && (word.unit.is_none() || offer.unit == word.unit)
                && word.stage.as_ref().is_none_or(|stage| *stage == offer.to.stage)
        });
        let offer = named.next().ok_or_else(|| {
            let all: Vec<_> = offers.iter().map(|offer| offer.id).collect();
            Wrong::NotThere(format!("offer '{}', only {}", word.id, all.join(", ")))
        })?;
        if let Some(note) = offer.barred.as_ref().filter(|_| !offer.held) {
            return Err(Wrong::Refused(word.id.clone(), note.cite));
        }
        let take = Action::take(offer, &self.house, self.ruleset);
        let mut came = Vec::new();
        let before = self.battle_state.clone();
        for pass_over in self.battle_state.passing_over(offer, self.ruleset) {
            for change in self.battle_state.plan(&pass_over, self.ruleset) {
                self.battle_state.apply(&change);
                came.push(change);
            }
        }
        if came.is_empty() {
            return self.act(&take);
        }
        came.extend(self.battle_state.plan(&take, self.ruleset));
        self.battle_state = before;
        let entry = Entry::new(take, came);
        entry.apply(&mut self.battle_state);
        self.entries.push(entry);
        Ok(())
    }

    fn calculator(&self, id: &str) -> Result<&'static Calculator, Wrong> {
        let calculator = self.ruleset.calculator(id);
        calculator.ok_or_else(|| Wrong::NotThere(format!("calculator '{id}'")))
    }

    /// Why a calculator may not be used in its present state.
    fn refusals(&self, calculator: &Calculator) -> Vec<Note> {
        log::refusals(&self.in_range(calculator), calculator, &self.house, self.ruleset)
    }

    /// Checks that all units that take part are among those the screens would offer.
    fn all_can_take(&self, calculator: &Calculator) -> Result<(), Wrong> {
        let calculator_state = self.battle_state.calculator_state(calculator.id);
        let cast = self.battle_state.cast(calculator, &calculator_state.cast, self.ruleset);
        let mut parts = calculator.roles.iter().enumerate();
        let wrong = parts.find_map(|(place, role)| {
            let unit = cast.one(place)?;
            (!(role.eligible)(&unit.state)).then_some(Wrong::CannotTake(unit.number, role.id))
        });
        wrong.map_or(Ok(()), Err)
    }

    fn refused(&self, word: &RefusedWord) -> Result<(), Wrong> {
        let calculator = self.meant(word.calculator.as_deref())?;
        let refusals = self.refusals(calculator);
        let cites: Vec<_> = refusals.iter().map(|note| note.cite).collect();
        if cites.contains(&word.cite.as_str()) {
            return Ok(());
        }
        equal(&format!("what refuses {}", calculator.id), &word.cite, &cites.join(", "))
    }

    /// Checks that a calculator may be used: its units can take their roles, and nothing refuses
    /// it.
    fn allowed(&self, calculator: Option<&str>) -> Result<(), Wrong> {
        let calculator = self.meant(calculator)?;
        self.all_can_take(calculator)?;
        let refusals = self.refusals(calculator);
        refusals
            .first()
            .map_or(Ok(()), |note| Err(Wrong::Refused(calculator.id.to_owned(), note.cite)))
    }

    /// Rolls in a calculator in its present state, and applies the result.
    fn fall(&mut self, word: &Fall) -> Result<(), Wrong> {
        let calculator = self.roll(word)?;
        self.put(calculator, &mut Generator::recorded(&word.faces))
    }

    /// Rolls in a calculator in its present state.
    fn roll(&mut self, word: &Fall) -> Result<&'static Calculator, Wrong> {
        let calculator = self.meant(word.calculator.as_deref())?;
        if let Some(answer) = self.usual_distance(calculator) {
            self.act(&answer)?;
        }
        self.allowed(Some(calculator.id))?;
        let answers = self.battle_state.calculator_state(calculator.id).values(calculator);
        let working = (calculator.work)(&answers, &self.house);
        let given = word.faces.len();
        let Some(procedure) = &working.procedure else {
            return Err(Wrong::OtherDice { given, rolled: None, order: String::new() });
        };
        let mut generator = Generator::recorded(&word.faces);
        let (_, throws) = roll(&mut generator, procedure);
        if generator.drawn() != word.faces {
            return Err(Wrong::OtherDice {
                given,
                rolled: Some(generator.drawn().len()),
                order: self.order(&throws),
            });
        }
        if !word.faces.is_empty() {
            // If the same dice are rolled again on the same battle state, they are already
            // there.
            let rolled = Action::Rolled {
                calculator: calculator.id.to_owned(),
                faces: word.faces.clone(),
                opens: false,
            };
            match self.act(&rolled) {
                Ok(()) | Err(Wrong::Nothing) => {}
                Err(wrong) => return Err(wrong),
            }
        }
        Ok(calculator)
    }

    /// If a script gives no distance and the usual one is too far, the longest one that is not:
    /// scripts written when calculators began at that distance rely on it.
    fn usual_distance(&self, calculator: &Calculator) -> Option<Action> {
        let missing = self.battle_state.asked_for(calculator, &self.house, self.ruleset);
        let Some(Missing::Distance(place)) = missing else { return None };
        let field = &calculator.fields[place];
        let mut values = self.battle_state.calculator_state(calculator.id).values(calculator);
        let mut refused = |distance: i16| {
            values.set(calculator.fields, place, distance);
            !(calculator.work)(&values, &self.house).refusals.is_empty()
        };
        if !refused(field.default) {
            return None;
        }
        let (nearest, _) = field.kind.range();
        let distance = (nearest..field.default).rev().find(|at| !refused(*at))?;
        Some(Action::Answer {
            calculator: calculator.id.to_owned(),
            field: field.id.to_string(),
            value: field.write(distance),
        })
    }

    /// The battle with a calculator at a distance that is in range ([`Self::usual_distance`]), if
    /// the script gives none.
    pub(super) fn in_range(&self, calculator: &Calculator) -> Cow<'_, BattleState> {
        let mut battle_state = Cow::Borrowed(&self.battle_state);
        if let Some(answer) = self.usual_distance(calculator) {
            battle_state.to_mut().act(&answer, self.ruleset);
        }
        battle_state
    }

    /// The throws in words, in the order in which their dice are given.
    fn order(&self, throws: &[Throw]) -> String {
        let voice = self.voice();
        let throws = throws.iter().map(|throw| {
            let faces = throw.faces.iter().flat_map(|die| {
                let before = die.before.iter().flatten();
                before.chain(&die.faces).map(u8::to_string)
            });
            let faces: Vec<_> = faces.collect();
            format!("{} {}", voice.text(throw.roll.name), faces.join(" "))
        });
        throws.collect::<Vec<_>>().join("; ")
    }

    /// Applies a calculator's dice to units.
    fn put(&mut self, calculator: &Calculator, generator: &mut Generator) -> Result<(), Wrong> {
        let house = &self.house;
        let go =
            |dice: &mut dyn Dice| self.battle_state.effects(calculator, house, dice, self.ruleset);
        let (effects, _) = roll(generator, go);
        self.act(&effects.action(calculator, self.ruleset))
    }

    /// Applies the dice in a calculator: a roll, or the players' own dice.
    fn apply(&mut self, calculator: Option<&str>) -> Result<(), Wrong> {
        let calculator = self.meant(calculator)?;
        self.allowed(Some(calculator.id))?;
        let calculator_state = self.battle_state.calculator_state(calculator.id);
        let house = &self.house;
        let effects = calculator_state
            .ended(|dice| self.battle_state.effects(calculator, house, dice, self.ruleset));
        let effects =
            effects.ok_or_else(|| Wrong::NotThere(format!("whole roll in {}", calculator.id)))?;
        self.act(&effects.action(calculator, self.ruleset))
    }
}

/// Checks that all these are answers to questions of the form.
fn known(what: &str, fields: &[Field], answers: &Answers) -> Result<(), Wrong> {
    fits(what, &Values::read(fields, given(answers)).1)
}

fn given(answers: &Answers) -> impl Iterator<Item = (&str, &str)> {
    let written = answers.iter().map(|(id, answer)| (&**id, &**answer));
    written.filter(|entry| *entry != answers::OPEN)
}

fn fits(what: &str, misfits: &[(String, Misfit)]) -> Result<(), Wrong> {
    match misfits.first() {
        None => Ok(()),
        Some((own, Misfit::Modifier)) => {
            Err(Wrong::NotThere(format!("modifier of the players' own '{own}' for {what}")))
        }
        Some((id, Misfit::Unknown)) => Err(Wrong::NotThere(format!("question '{id}' of {what}"))),
        Some((answer, Misfit::Value(id))) => {
            Err(Wrong::NotThere(format!("answer '{answer}' to '{id}' of {what}")))
        }
    }
}

fn same(what: &str, fields: &[Field], values: &Values, expected: &Answers) -> Result<(), Wrong> {
    for (name, expected) in expected {
        let place = Field::find(fields, name)
            .ok_or_else(|| Wrong::NotThere(format!("question '{name}' of {what}")))?;
        let is = fields[place].write(values.get(place));
        equal(&format!("{name} of {what}"), expected, &is)?;
    }
    Ok(())
}

fn equal(what: &str, expected: &str, is: &str) -> Result<(), Wrong> {
    if expected == is {
        return Ok(());
    }
    Err(Wrong::Otherwise {
        what: what.to_owned(),
        expected: expected.to_owned(),
        is: is.to_owned(),
    })
}
