//! Armies: units stored apart from battles, to be used again.
//!
//! They are a separate document with a separate undo: an army is larger than all settings
//! together, and an undo step holds one army, not all of them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::aid::{Field, Ruleset, Values};
use crate::sorting::inserted;

use super::answers::{self, Answers};
use super::save::{self, ARMIES, ARMIES_UNDO, Damage, Kind, Read, Stored, Write};
use super::unit::{MOST_UNITS, Unit, free_name, name, next_name, put_words, rename, tidy_words};

/// The most armies that one ruleset may have.
pub const MOST_ARMIES: usize = 50;
/// The number of undo steps stored.
pub const ARMY_STEPS_KEPT: usize = 40;
/// The highest limit of points that can be agreed on.
pub const MOST_POINTS: u32 = 9_995;

/// Units that were bought, and the terms for which they were bought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Army {
    /// Its number: given once, to one army of any ruleset.
    pub id: u32,
    /// The id of its ruleset.
    pub ruleset: String,
    /// The name the player gave it.
    #[serde(default, deserialize_with = "super::unit::plain")]
    pub name: String,
    /// The points that were agreed on; 0 for none.
    #[serde(default)]
    pub points: u32,
    /// The other terms that were agreed on: the answers to the ruleset's form.
    #[serde(default, skip_serializing_if = "Answers::is_empty")]
    pub terms: Answers,
    /// Its units, in the order the player put them: only what is on their cards, no
    /// state.
    #[serde(default)]
    pub units: Vec<Unit>,
    /// The number that its next unit gets.
    #[serde(default)]
    pub next_unit: u32,
}

impl Army {
    /// An army without units, with the terms of a new one.
    pub fn new(ruleset: &Ruleset) -> Self {
        let terms = ruleset.tracker.cards.terms;
        let first = (terms.first.iter())
            .filter_map(|(place, answer)| Some((terms.fields.get(*place)?, *answer)));
        Self {
            ruleset: ruleset.id.to_owned(),
            terms: inserted(
                first.map(|(field, answer)| (field.id.to_string(), field.write(answer))),
            ),
            ..Self::default()
        }
    }

    /// The answers about its terms.
    pub fn terms(&self, ruleset: &Ruleset) -> Values {
        answers::values(&self.terms, ruleset.tracker.cards.terms.fields)
    }

    /// The state of its units.
    pub fn values(&self, ruleset: &Ruleset) -> Vec<Values> {
        self.units.iter().map(|unit| unit.values(ruleset)).collect()
    }

    /// The points of all its units together.
    pub fn sum(&self, ruleset: &Ruleset) -> u32 {
        ruleset.tracker.cards.terms.sum(&self.values(ruleset))
    }

    /// The points it may have; `None` where none were agreed on.
    pub fn limit(&self, ruleset: &Ruleset) -> Option<u32> {
        let limit = ruleset.tracker.cards.terms.limit;
        (self.points > 0).then(|| limit(self.points, &self.terms(ruleset)))
    }

    /// The state of the battle as a whole that this army assumes: the answers it sets, on
    /// top of the defaults.
    pub fn battle(&self, ruleset: &Ruleset) -> Values {
        let fields = ruleset.tracker.battle_fields;
        let mut battle = Values::defaults(fields);
        for (place, answer) in (ruleset.tracker.cards.terms.brings)(&self.terms(ruleset)) {
            battle.set(fields, place, answer);
        }
        battle
    }

    /// The answers it sets for the battle as a whole, as text.
    pub fn brings(&self, ruleset: &Ruleset) -> Answers {
        let fields = ruleset.tracker.battle_fields;
        let mut written = Answers::new();
        for (place, answer) in (ruleset.tracker.cards.terms.brings)(&self.terms(ruleset)) {
            if let Some(field) = fields.get(place).filter(|field| field.fits(answer)) {
                written.insert(field.id.to_string(), field.write(answer));
            }
        }
        written
    }

    /// Takes from a battle those terms that the army would set for one: the year it was fought in.
    pub fn take_terms(&mut self, battle: &Values, ruleset: &Ruleset) {
        let terms = ruleset.tracker.cards.terms;
        for (place, _) in (terms.brings)(&self.terms(ruleset)) {
            let of_battle = ruleset.tracker.battle_fields.get(place);
            let same = |of_battle: &Field| terms.fields.iter().find(|one| one.id == of_battle.id);
            if let Some(field) = of_battle.and_then(same) {
                self.terms.insert(field.id.to_string(), field.write(battle.get(place)));
            }
        }
    }

    /// A unit, by its number.
    pub fn unit(&self, id: u32) -> Option<&Unit> {
        self.units.iter().find(|unit| unit.id == id)
    }

    fn unit_mut(&mut self, id: u32) -> Option<&mut Unit> {
        self.units.iter_mut().find(|unit| unit.id == id)
    }

    fn number(&mut self) -> u32 {
        let highest = self.units.iter().map(|unit| unit.id).max();
        let number = self.next_unit.max(highest.unwrap_or(0).saturating_add(1)).max(1);
        self.next_unit = number.saturating_add(1);
        number
    }

    /// Adds a unit with the content of its card. Returns its number, if there was room.
    pub fn add(&mut self, unit: &Unit, ruleset: &Ruleset) -> Option<u32> {
        if self.units.len() >= MOST_UNITS {
            return None;
        }
        let id = self.number();
        self.units.push(Unit {
            id,
            name: free_name(&unit.name, &self.units),
            answers: unit.profile(ruleset),
            words: tidy_words(&unit.words, ruleset),
        });
        Some(id)
    }

    /// Puts a copy of a unit after it.
    pub fn duplicate(&mut self, id: u32) {
        let Some(place) = self.units.iter().position(|unit| unit.id == id) else { return };
        if self.units.len() < MOST_UNITS {
            let copy = Unit {
                id: self.number(),
                name: next_name(&self.units[place].name, &self.units),
                ..self.units[place].clone()
            };
            self.units.insert(place + 1, copy);
        }
    }

    /// Removes a unit.
    pub fn remove(&mut self, id: u32) {
        self.units.retain(|unit| unit.id != id);
    }

    /// Renames a unit.
    pub fn rename_unit(&mut self, id: u32, to: &str) {
        if let Some(unit) = self.unit_mut(id) {
            rename(&mut unit.name, to);
        }
    }

    /// Changes the card of a unit.
    pub fn set(&mut self, id: u32, field: &str, value: &str, ruleset: &Ruleset) {
        if let Some(unit) = self.unit_mut(id) {
            answers::set(&mut unit.answers, ruleset.tracker.fields, field, value);
        }
    }

    /// Writes a free text on the card of a unit.
    pub fn set_words(&mut self, id: u32, words: &str, text: &str, ruleset: &Ruleset) {
        if let Some(unit) = self.unit_mut(id) {
            put_words(&mut unit.words, words, text, ruleset);
        }
    }

    /// Changes a term that was agreed on.
    pub fn set_terms(&mut self, field: &str, value: &str, ruleset: &Ruleset) {
        let fields = ruleset.tracker.cards.terms.fields;
        answers::set(&mut self.terms, fields, field, value);
    }

    /// Names the army.
    pub fn rename(&mut self, to: &str) {
        rename(&mut self.name, to);
    }
}

/// All armies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct List {
    /// The number that the next army gets.
    #[serde(default)]
    next: u32,
    /// In the order they were made.
    armies: Vec<Army>,
}

impl Stored for List {
    const KIND: Kind = Kind::Armies;
}

impl List {
    /// The readable part of a damaged list: every sound army.
    fn salvaged(text: &str) -> Self {
        let sealed: Value = serde_json::from_str(text).unwrap_or_default();
        let version = sealed["v"].as_u64().unwrap_or(0);
        let mut list = Self::default();
        if save::check(Kind::Armies, version).is_ok()
            && let Value::Array(armies) = sealed["data"]["armies"].clone()
        {
            let sound = armies.into_iter().map(serde_json::from_value);
            list.armies = sound.filter_map(Result::ok).collect();
        }
        list
    }

    /// A damaged list may use a number twice: the later army, or unit of an army, gets
    /// another one.
    fn renumber_doubles(&mut self) {
        for place in 0..self.armies.len() {
            let id = self.armies[place].id;
            if self.armies[..place].iter().any(|army| army.id == id) {
                self.armies[place].id = self.number();
            }
            let army = &mut self.armies[place];
            for place in 0..army.units.len() {
                let id = army.units[place].id;
                if army.units[..place].iter().any(|unit| unit.id == id) {
                    army.units[place].id = army.number();
                }
            }
        }
    }

    fn place(&self, id: u32) -> Option<usize> {
        self.armies.iter().position(|army| army.id == id)
    }

    fn number(&mut self) -> u32 {
        let highest = self.armies.iter().map(|army| army.id).max();
        let number = self.next.max(highest.unwrap_or(0).saturating_add(1)).max(1);
        self.next = number.saturating_add(1);
        number
    }
}

/// An army as it was before a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Step {
    id: u32,
    ruleset: String,
    /// Its place in the list.
    at: usize,
    /// The army; `None` where there was none.
    was: Option<Army>,
}

/// Undo steps, the latest last, and redo steps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Undo {
    past: Vec<Step>,
    undone: Vec<Step>,
}

impl Stored for Undo {
    const KIND: Kind = Kind::ArmiesUndo;
}

/// Which changes undo applies to: those of the screen in view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope<'a> {
    /// Those of a ruleset's armies.
    Ruleset(&'a str),
    /// Those of one army.
    Army(u32),
}

impl Scope<'_> {
    fn holds(self, step: &Step) -> bool {
        match self {
            Self::Ruleset(ruleset) => step.ruleset == ruleset,
            Self::Army(id) => step.id == id,
        }
    }
}

/// The armies with their undo history.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Armies {
    list: List,
    undo: Undo,
}

impl Armies {
    /// Reads the armies; damaged ones are left out.
    pub fn load(read: Read) -> (Self, Vec<Damage>) {
        let mut damage = Vec::new();
        let mut list: List = match save::load(ARMIES, read) {
            Ok(kept) => kept.unwrap_or_default(),
            Err(of_list) => {
                let salvaged = List::salvaged(&of_list.text);
                damage.push(of_list);
                salvaged
            }
        };
        list.renumber_doubles();
        let undo = match save::load(ARMIES_UNDO, read) {
            Ok(kept) => kept.unwrap_or_default(),
            Err(of_undo) => {
                damage.push(of_undo);
                Undo::default()
            }
        };
        (Self { list, undo }, damage)
    }

    /// The armies of the ruleset of this id.
    pub fn of_game(&self, ruleset: &str) -> impl Iterator<Item = &Army> {
        let armies = self.list.armies.iter();
        armies.filter(move |army| army.ruleset == ruleset)
    }

    /// The armies of a ruleset.
    pub fn of(&self, ruleset: &Ruleset) -> impl Iterator<Item = &Army> {
        let armies = self.list.armies.iter();
        armies.filter(|army| army.ruleset == ruleset.id)
    }

    /// An army, by its number.
    pub fn army(&self, id: u32) -> Option<&Army> {
        self.list.armies.iter().find(|army| army.id == id)
    }

    /// The text of a list with only this army; `None` if no army has this number.
    pub(super) fn alone(&self, id: u32) -> Option<String> {
        let army = self.army(id)?.clone();
        Some(save::seal(&List { next: 0, armies: vec![army] }))
    }

    /// The armies of all rulesets.
    pub(super) fn all(&self) -> &[Army] {
        &self.list.armies
    }

    /// Adds an army that comes from elsewhere, if there is room. Returns its number.
    pub(super) fn receive(&mut self, ruleset: &Ruleset, army: &Army) -> Option<u32> {
        let new = self.add(ruleset, &army.name, &[])?;
        let place = self.list.place(new)?;
        let place = &mut self.list.armies[place];
        *place = Army { id: new, name: std::mem::take(&mut place.name), ..army.clone() };
        Some(new)
    }

    /// Adds an army with units, if there is room. Returns its number.
    pub fn add(&mut self, ruleset: &Ruleset, called: &str, units: &[Unit]) -> Option<u32> {
        self.add_from(None, ruleset, called, units)
    }

    /// Adds an army with units from a battle and the terms it is fought on, if there is room.
    /// Returns its number.
    pub fn add_from(
        &mut self,
        battle: Option<&Values>,
        ruleset: &Ruleset,
        called: &str,
        units: &[Unit],
    ) -> Option<u32> {
        if self.of(ruleset).count() >= MOST_ARMIES {
            return None;
        }
        let id = self.list.number();
        let mut army = Army { id, name: name(called), ..Army::new(ruleset) };
        if let Some(battle) = battle {
            army.take_terms(battle, ruleset);
        }
        for unit in units {
            army.add(unit, ruleset);
        }
        let at = self.list.armies.len();
        self.list.armies.push(army);
        self.remember(Step { id, ruleset: ruleset.id.to_owned(), at, was: None });
        Some(id)
    }

    /// Puts a copy of an army after it. Returns its number.
    pub fn duplicate(&mut self, ruleset: &Ruleset, id: u32, called: &str) -> Option<u32> {
        let army = self.army(id)?.clone();
        let copy = self.add(ruleset, called, &[])?;
        let place = self.list.place(copy)?;
        let new = &mut self.list.armies[place];
        *new = Army { id: copy, name: std::mem::take(&mut new.name), ..army };
        Some(copy)
    }

    /// Removes an army.
    pub fn remove(&mut self, id: u32) {
        if let Some(at) = self.list.place(id) {
            let army = self.list.armies.remove(at);
            self.remember(Step { id, ruleset: army.ruleset.clone(), at, was: Some(army) });
        }
    }

    /// Changes an army. Returns whether that changed anything.
    pub fn edit(&mut self, id: u32, change: impl FnOnce(&mut Army)) -> bool {
        let Some(at) = self.list.place(id) else { return false };
        let was = self.list.armies[at].clone();
        change(&mut self.list.armies[at]);
        let changed = self.list.armies[at] != was;
        if changed {
            self.remember(Step { id, ruleset: was.ruleset.clone(), at, was: Some(was) });
        }
        changed
    }

    fn remember(&mut self, step: Step) {
        let id = step.id;
        self.undo.undone.retain(|undone| undone.id != id);
        self.undo.past.push(step);
        let over = self.undo.past.len().saturating_sub(ARMY_STEPS_KEPT);
        self.undo.past.drain(..over);
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self, scope: Scope) -> bool {
        let last = self.undo.past.iter().rposition(|step| scope.holds(step));
        let Some(last) = last else { return false };
        let step = self.undo.past.remove(last);
        let redo = self.swap(step);
        self.undo.undone.push(redo);
        true
    }

    /// Redoes what was undone. Returns whether there was anything.
    pub fn redo(&mut self, scope: Scope) -> bool {
        let last = self.undo.undone.iter().rposition(|step| scope.holds(step));
        let Some(last) = last else { return false };
        let step = self.undo.undone.remove(last);
        let undo = self.swap(step);
        self.undo.past.push(undo);
        true
    }

    /// Restores an army as it was. Returns the step that does the opposite.
    fn swap(&mut self, step: Step) -> Step {
        let armies = &mut self.list.armies;
        let place = armies.iter().position(|army| army.id == step.id);
        let now = place.map(|place| armies.remove(place));
        if let Some(army) = step.was {
            armies.insert(place.unwrap_or(step.at).min(armies.len()), army);
        }
        Step { id: step.id, ruleset: step.ruleset, at: place.unwrap_or(step.at), was: now }
    }

    /// Whether there is a change to undo, and one to redo.
    pub fn can_undo_redo(&self, scope: Scope) -> (bool, bool) {
        let any = |steps: &[Step]| steps.iter().any(|step| scope.holds(step));
        (any(&self.undo.past), any(&self.undo.undone))
    }

    /// Reads the armies again, changes them and returns them with the writes: other tabs
    /// may have changed them in the meantime.
    pub fn change<T>(
        read: Read,
        change: impl FnOnce(&mut Self) -> T,
    ) -> (Self, T, Vec<Write>, Vec<Damage>) {
        let (mut armies, damage) = Self::load(read);
        let before = armies.clone();
        let done = change(&mut armies);
        if damage.iter().any(Damage::is_newer) {
            return (before, done, Vec::new(), damage);
        }
        let writes =
            if armies != before || !damage.is_empty() { armies.changes() } else { Vec::new() };
        (armies, done, writes, damage)
    }

    /// The writes after a change.
    pub fn changes(&self) -> Vec<Write> {
        vec![Write::put(ARMIES_UNDO, &self.undo), Write::put(ARMIES, &self.list)]
    }
}
