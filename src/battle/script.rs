//! A battle from a script: one line of JSON a step, played by the rules, without a screen.
//!
//! A line is an [`Action`] as the log of a battle keeps it, or one of these:
//!
//! * `{"game": "k20"}`: which wargame; the first line.
//! * `{"house": {"split-crossfire": "yes"}}`: the house rules that are played by from here on,
//!   those that are not named as they are by default.
//! * `{"offer": {"id": "end-turn", "unit": 3}}`: takes what may come next by the order of
//!   play; the unit only where the offer is about one. Where several have one name, the
//!   stage they lead to tells them apart (`{"id": "go-to", "stage": "moving"}`).
//! * `{"fall": {"calculator": "shooting", "faces": [4, 2, 6]}}`: these dice fall in a
//!   calculator as it stands, and what they come to is put on the table.
//! * `{"refused": {"calculator": "bombardment", "cite": "FOW-ART-05"}}`: it may not be done as
//!   it stands, by this rule.
//! * `{"undo": 2}`: takes back the last so many things that were done. What an offer or an
//!   action does is one; what falls is two, the roll and what it comes to.
//! * `{"expect": {"unit": 1, "is": {"pinned": "yes"}}}`: what must be so now: of a unit, of
//!   a side (`"side": "first"`), of the battle (`"battle": true`), or where it stands
//!   (`"stage"`, `"turn"`), and which tests are due (`"due"`: the ids of their calculators).
//!
//! Empty lines, and those that begin with `#`, say nothing.

use std::fmt;

use serde::Deserialize;

use crate::aid::{Calculator, Cite, Field, Misfit, Ruleset, Side, Values};
use crate::dice::{Dice, Generator, roll};
use crate::rulesets;

use super::action::Action;
use super::answers::{Answers, values};
use super::desk::{Desk, Due};
use super::session::{Entry, replay};

/// A battle that is played from a script.
#[derive(Clone)]
pub struct Script {
    /// The battle as it stands.
    pub desk: Desk,
    /// The desk it began from.
    pub start: Desk,
    /// What was done, as the log of a battle keeps it.
    pub entries: Vec<Entry>,
    /// Its rules.
    pub ruleset: &'static Ruleset,
    /// The house rules that are played by.
    pub house: Values,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// It is neither an action nor one of the words of a script.
    Unknown(String),
    /// There is no such wargame.
    NoGame(String),
    /// What it speaks of is not there: a calculator, a unit, an offer, a question.
    NotThere(String),
    /// The rules refuse it; the rule by its id.
    Refused(String, &'static str),
    /// A unit cannot take this role of a calculator: it is none of those that can, or not
    /// there any more.
    CannotTake(u32, &'static str),
    /// Nothing is rolled, or other dice than those.
    OtherDice {
        /// How many dice were given.
        given: usize,
        /// How many the calculator rolls with them; `None`: it rolls none at all.
        rolled: Option<usize>,
    },
    /// It changes nothing.
    Nothing,
    /// Something else is so than is expected.
    Otherwise {
        /// What was asked.
        what: String,
        /// What was expected.
        expected: String,
        /// What is so.
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
            Self::OtherDice {
                given,
                rolled: None,
            } => write!(to, "{given} dice are given, and none is rolled"),
            Self::OtherDice {
                given,
                rolled: Some(rolled),
            } => write!(to, "{given} dice are given, and {rolled} are rolled"),
            Self::Nothing => write!(to, "it changes nothing"),
            Self::Otherwise { what, expected, is } => {
                write!(to, "{what} is '{is}', and '{expected}' is expected")
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
enum Word {
    Game(String),
    House(Answers),
    Undo(usize),
    Offer(OfferWord),
    Fall(Fall),
    Refused(RefusedWord),
    Expect(Expect),
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fall {
    calculator: String,
    #[serde(default)]
    faces: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RefusedWord {
    calculator: String,
    cite: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expect {
    #[serde(default)]
    unit: Option<u32>,
    #[serde(default)]
    side: Option<Side>,
    #[serde(default)]
    battle: bool,
    #[serde(default)]
    is: Answers,
    #[serde(default)]
    stage: Option<String>,
    #[serde(default)]
    turn: Option<u32>,
    #[serde(default)]
    due: Option<Vec<String>>,
}

impl Script {
    /// The battle that a first line begins.
    ///
    /// # Errors
    /// The line names no wargame that there is.
    pub fn begin(line: &str) -> Result<Self, Wrong> {
        match serde_json::from_str(line) {
            Ok(Word::Game(id)) => {
                let ruleset = rulesets::find(&id).ok_or(Wrong::NoGame(id))?;
                Ok(Self {
                    desk: Desk::new(ruleset),
                    start: Desk::new(ruleset),
                    entries: Vec::new(),
                    ruleset,
                    house: Values::defaults(ruleset.house_rules),
                })
            }
            Ok(_) => Err(Wrong::Unknown("the first line names the game".into())),
            Err(error) => Err(Wrong::Unknown(error.to_string())),
        }
    }

    /// Whether a line says something.
    pub fn says(line: &str) -> bool {
        let line = line.trim();
        !line.is_empty() && !line.starts_with('#')
    }

    /// Plays a line.
    ///
    /// # Errors
    /// What is [`Wrong`] with it; the battle is then as it was.
    pub fn play(&mut self, line: &str) -> Result<(), Wrong> {
        let word = match serde_json::from_str::<Word>(line) {
            Ok(word) => word,
            Err(no_word) => {
                let action: Action = serde_json::from_str(line).map_err(|no_action| {
                    // Whichever knows the first word of the line says what is wrong with it.
                    let unknown = no_action.to_string().starts_with("unknown variant");
                    let why = if unknown { no_word } else { no_action };
                    Wrong::Unknown(why.to_string())
                })?;
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
            Word::Fall(fall) => self.fall(&fall),
            Word::Refused(refused) => self.refused(&refused),
            Word::Expect(expect) => self.expect(&expect),
        }
    }

    fn undo(&mut self, count: usize) -> Result<(), Wrong> {
        let left = self.entries.len().checked_sub(count);
        let left = left.ok_or_else(|| {
            let done = self.entries.len();
            Wrong::NotThere(format!(
                "more to undo than the {done} things that were done"
            ))
        })?;
        self.entries.truncate(left);
        self.desk = replay(&self.start, &self.entries, &mut |_| {});
        Ok(())
    }

    /// Whether all that an action names is there; the app itself passes over what a save of
    /// another build has and it does not know.
    fn all_known(&self, action: &Action) -> Result<(), Wrong> {
        let tracker = &self.ruleset.tracker;
        match action {
            Action::StartBattle(setup) | Action::EditSetup(setup) => {
                known("the battle", tracker.battle_fields, &setup.whole)
            }
            Action::AddUnit { answers, .. } => known("a unit", tracker.fields, answers),
            Action::SetBattleAll { answers } => known("the battle", tracker.battle_fields, answers),
            Action::OpenCalculator {
                calculator,
                answers,
                cast,
                ..
            } => {
                let calculator = self.calculator(calculator)?;
                known(calculator.id, calculator.fields, answers)?;
                let roles = calculator.roles;
                let unknown = cast
                    .keys()
                    .find(|id| roles.iter().all(|role| role.id != *id));
                unknown.map_or(Ok(()), |id| {
                    Err(Wrong::NotThere(format!("role '{id}' of {}", calculator.id)))
                })
            }
            _ => Ok(()),
        }
    }

    fn act(&mut self, action: &Action) -> Result<(), Wrong> {
        self.all_known(action)?;
        let came = self.desk.plan(action, self.ruleset);
        if came.is_empty() {
            return (self.stands_so(action).then_some(())).ok_or(Wrong::Nothing);
        }
        let entry = Entry::new(action.clone(), came);
        entry.apply(&mut self.desk);
        self.entries.push(entry);
        Ok(())
    }

    /// Whether a calculator stands as this action leaves it: it follows its units, and may
    /// know already what a script says.
    fn stands_so(&self, action: &Action) -> bool {
        let (Action::OpenCalculator { calculator, .. }
        | Action::Answer { calculator, .. }
        | Action::Cast { calculator, .. }) = action
        else {
            return false;
        };
        let Some(known) = self.ruleset.calculator(calculator) else {
            return false;
        };
        let bench = self.desk.bench(calculator);
        match action {
            Action::Answer { field, value, .. } => {
                let place = Field::find(known.fields, field);
                place.is_some_and(|place| {
                    known.fields[place].write(bench.values(known).get(place)) == *value
                })
            }
            Action::Cast { role, unit, .. } => {
                let there = known.roles.iter().any(|known| known.id == role);
                there && bench.cast.get(role).cloned() == unit.map(|unit| unit.to_string())
            }
            _ => true,
        }
    }

    fn take(&mut self, word: &OfferWord) -> Result<(), Wrong> {
        let offers = self.desk.offers(self.ruleset);
        let mut named = offers.iter().filter(|offer| {
            offer.id == word.id
                && (word.unit.is_none() || offer.unit == word.unit)
                && word
                    .stage
                    .as_ref()
                    .is_none_or(|stage| *stage == offer.to.stage)
        });
        let offer = named.next().ok_or_else(|| {
            let all: Vec<_> = offers.iter().map(|offer| offer.id).collect();
            Wrong::NotThere(format!("offer '{}', only {}", word.id, all.join(", ")))
        })?;
        if let Some(note) = &offer.barred {
            return Err(Wrong::Refused(word.id.clone(), note.cite));
        }
        let take = Action::Take {
            offer: offer.id.to_owned(),
            stage: offer.to.stage.clone(),
            unit: offer.unit,
        };
        self.act(&take)
    }

    fn calculator(&self, id: &str) -> Result<&'static Calculator, Wrong> {
        let calculator = self.ruleset.calculator(id);
        calculator.ok_or_else(|| Wrong::NotThere(format!("calculator '{id}'")))
    }

    /// Why a calculator may not be used as it stands: by its answers, or by who takes part.
    fn refusals(&self, calculator: &Calculator) -> Vec<Cite> {
        let bench = self.desk.bench(calculator.id);
        let working = (calculator.work)(&bench.values(calculator), &self.house);
        let cast = self.desk.cast(calculator, &bench.cast, self.ruleset);
        let bars = calculator.roles.iter().enumerate();
        let bars = bars.filter_map(|(place, role)| (role.bars)(&cast, cast.one(place)?));
        let notes = working.refusals.into_iter().chain(bars);
        notes.map(|note| note.cite).collect()
    }

    /// Whether all who take part are among those that the screens offer.
    fn all_can_take(&self, calculator: &Calculator) -> Result<(), Wrong> {
        let bench = self.desk.bench(calculator.id);
        let cast = self.desk.cast(calculator, &bench.cast, self.ruleset);
        let mut parts = calculator.roles.iter().enumerate();
        let wrong = parts.find_map(|(place, role)| {
            let unit = cast.one(place)?;
            (!(role.takes)(&unit.state)).then_some(Wrong::CannotTake(unit.number, role.id))
        });
        wrong.map_or(Ok(()), Err)
    }

    fn refused(&self, word: &RefusedWord) -> Result<(), Wrong> {
        let refusals = self.refusals(self.calculator(&word.calculator)?);
        if refusals.contains(&word.cite.as_str()) {
            return Ok(());
        }
        equal(
            &format!("what refuses {}", word.calculator),
            &word.cite,
            &refusals.join(", "),
        )
    }

    fn fall(&mut self, word: &Fall) -> Result<(), Wrong> {
        let calculator = self.calculator(&word.calculator)?;
        self.all_can_take(calculator)?;
        if let Some(cite) = self.refusals(calculator).first() {
            return Err(Wrong::Refused(word.calculator.clone(), cite));
        }
        let house = &self.house;
        let answers = self.desk.bench(calculator.id).values(calculator);
        let working = (calculator.work)(&answers, house);
        let given = word.faces.len();
        if working.procedure.is_none() {
            let rolled = None;
            return Err(Wrong::OtherDice { given, rolled });
        }
        let mut generator = Generator::recorded(&word.faces);
        let go = |dice: &mut dyn Dice| self.desk.becomes(calculator, house, dice, self.ruleset);
        let (becomes, _) = roll(&mut generator, go);
        if generator.drawn() != word.faces {
            let rolled = Some(generator.drawn().len());
            return Err(Wrong::OtherDice { given, rolled });
        }
        if !word.faces.is_empty() {
            // The same dice once more, on the same desk, lie there already.
            let rolled = Action::Rolled {
                calculator: word.calculator.clone(),
                faces: word.faces.clone(),
            };
            match self.act(&rolled) {
                Ok(()) | Err(Wrong::Nothing) => {}
                Err(wrong) => return Err(wrong),
            }
        }
        self.act(&becomes.settle(calculator, self.ruleset))
    }

    fn expect(&self, expect: &Expect) -> Result<(), Wrong> {
        let tracker = &self.ruleset.tracker;
        if let Some(number) = expect.unit {
            let unit = self.desk.unit(number);
            let (_, unit) = unit.ok_or_else(|| Wrong::NotThere(format!("unit {number}")))?;
            let values = unit.values(self.ruleset);
            same(
                &format!("unit {number}"),
                tracker.fields,
                &values,
                &expect.is,
            )?;
        }
        if let Some(side) = expect.side {
            let values = self.desk.side_values(side, self.ruleset);
            same(side.id(), tracker.side_fields, &values, &expect.is)?;
        }
        if expect.battle {
            let values = self.desk.battle_values(self.ruleset);
            same("battle", tracker.battle_fields, &values, &expect.is)?;
        }
        if let Some(stage) = &expect.stage {
            equal("the stage", stage, &self.desk.turn.phase)?;
        }
        if let Some(turn) = expect.turn {
            equal(
                "the turn",
                &turn.to_string(),
                &self.desk.turn.number.to_string(),
            )?;
        }
        if let Some(due) = &expect.due {
            let mut due = due.clone();
            due.sort();
            let due_now = self.desk.due(self.ruleset);
            let mut is: Vec<_> = due_now.iter().filter_map(Due::test).collect();
            is.sort_unstable();
            equal("what is due", &due.join(", "), &is.join(", "))?;
        }
        Ok(())
    }
}

/// Whether all these are answers to questions of the form.
fn known(what: &str, fields: &[Field], answers: &Answers) -> Result<(), Wrong> {
    let written = answers.iter().map(|(id, answer)| (&**id, &**answer));
    match Values::read(fields, written).1.first() {
        None => Ok(()),
        Some((id, Misfit::Unknown)) => Err(Wrong::NotThere(format!("question '{id}' of {what}"))),
        Some((answer, Misfit::Value(id))) => Err(Wrong::NotThere(format!(
            "answer '{answer}' to '{id}' of {what}"
        ))),
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
