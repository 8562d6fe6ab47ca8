//! Roles: how units take part in a calculator. Their state answers its questions, and the
//! result of its dice is applied to them.

use crate::text::Text;

use super::{Form, Note, Position, Side, Standing, Values};

/// Which side's units take a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// The units of the side that acts.
    Acting,
    /// Enemies of the unit in the first role.
    Enemy,
    /// Units of the side of the unit in the first role.
    Friend,
    /// Units of either side, enemies of the unit in the first role before others.
    Anybody,
}

/// The id of a role. A wargame declares each once (`parts.rs`), and its roles and openings name
/// that constant: a role that does not exist is a compile error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoleId {
    name: &'static str,
    /// The name of the first role of its [group](RoleId::group).
    group: &'static str,
}

impl RoleId {
    /// The role of this name in saves (`target`).
    pub const fn new(name: &'static str) -> Self {
        Self { name, group: name }
    }

    /// The roles of several units that take part in the same way ("Who fires?"): they are asked
    /// together.
    pub const fn group<const N: usize>(names: [&'static str; N]) -> [Self; N] {
        let mut all = [Self::new(names[0]); N];
        let mut place = 1;
        while place < N {
            all[place].name = names[place];
            place += 1;
        }
        all
    }

    /// The name in saves.
    pub const fn name(self) -> &'static str {
        self.name
    }
}

/// A way to name a role of a calculator: by its id, or by its place.
pub trait InRole: Copy {
    /// The place among these roles.
    fn place(self, roles: &[Role]) -> Option<usize>;
}

impl InRole for RoleId {
    fn place(self, roles: &[Role]) -> Option<usize> {
        roles.iter().position(|role| role.id == self.name)
    }
}

impl InRole for usize {
    fn place(self, _: &[Role]) -> Option<usize> {
        Some(self)
    }
}

/// A part that a unit takes in a calculator: the one that shoots, the one shot at.
#[derive(Clone, Copy, Debug)]
pub struct Role {
    /// The name in saves (`target`).
    pub id: &'static str,
    /// The name of its group: the id of the first role in it.
    pub group: &'static str,
    /// The label.
    pub label: Text,
    /// The heading of the questions about its unit: the label, or another one.
    pub heading: Text,
    /// The label of the button on a unit's page that opens the calculator in this role
    /// ("Shoot with it"); see [`Calculator::openings`](super::Calculator::openings).
    pub listed: Option<Text>,
    /// Whose units take it.
    pub of: Of,
    /// Whether a unit can take it at all: one that cannot is not listed.
    pub eligible: fn(&Values) -> bool,
    /// The unit that usually takes it, given the other roles and the state of the battle.
    pub default_unit: fn(&Participants) -> Option<u32>,
    /// Why a unit cannot take it now, given the units in the other roles.
    pub blocked_by: fn(&Participants, &Standing) -> Option<Note>,
    /// Whether it often stays empty: then no unit is chosen by default.
    pub optional: bool,
    /// Which answers nevertheless need a unit in an optional role.
    pub needed_when: Option<fn(&Values) -> bool>,
    /// Whether its unit is acted on: it has the first role, but others act.
    pub passive: bool,
    /// Whether its unit, although a friend, is acted on by the unit in the first role: its own
    /// side's fire hits it.
    pub suffers: bool,
    /// Which answers ask for it; `None`: all do. If set, no unit is chosen by default either.
    pub when: Option<fn(&Values) -> bool>,
}

impl Role {
    /// A role that any unit can take at any time.
    pub const fn new(id: RoleId, label: Text, of: Of) -> Self {
        Self {
            id: id.name,
            group: id.group,
            label,
            heading: label,
            listed: None,
            of,
            eligible: |_| true,
            default_unit: |_| None,
            blocked_by: |_, _| None,
            optional: false,
            needed_when: None,
            passive: false,
            suffers: false,
            when: None,
        }
    }

    /// Whether the role matters with these answers.
    pub fn is_asked(&self, answers: &Values) -> bool {
        self.when.is_none_or(|when| when(answers))
    }

    /// Whether a unit has to take the role with these answers.
    pub fn is_needed(&self, answers: &Values) -> bool {
        let needed = || self.needed_when.is_some_and(|needed| needed(answers));
        self.is_asked(answers) && (!self.optional || needed())
    }

    /// Whether it is asked together with the next one: several units take part in the same
    /// way ("Who fires?"), each in a separate role.
    pub fn is_asked_with(&self, next: &Self) -> bool {
        self.group == next.group && self.of == next.of
    }

    /// The role, with this heading over the questions about its unit.
    #[must_use]
    pub const fn heading(mut self, heading: Text) -> Self {
        self.heading = heading;
        self
    }

    /// The role; a unit's page lists the calculator under it with these words.
    #[must_use]
    pub const fn listed(mut self, words: Text) -> Self {
        self.listed = Some(words);
        self
    }

    /// The role, only for units that satisfy this.
    #[must_use]
    pub const fn eligible(mut self, eligible: fn(&Values) -> bool) -> Self {
        self.eligible = eligible;
        self
    }

    /// The role with the unit that usually takes it.
    #[must_use]
    pub const fn default_unit(mut self, default_unit: fn(&Participants) -> Option<u32>) -> Self {
        self.default_unit = default_unit;
        self
    }

    /// The role, which may stay empty.
    #[must_use]
    pub const fn optional(mut self) -> Self {
        self.optional = true;
        self
    }

    /// The optional role, which has to be filled if the answers satisfy this.
    #[must_use]
    pub const fn needed_when(mut self, needed: fn(&Values) -> bool) -> Self {
        self.needed_when = Some(needed);
        self
    }

    /// The role, only if the answers satisfy this.
    #[must_use]
    pub const fn when(mut self, when: fn(&Values) -> bool) -> Self {
        self.when = Some(when);
        self
    }

    /// The first role of a calculator, whose unit is acted on: the acting side
    /// ([`By`](crate::dice::By)) is that unit's enemy.
    #[must_use]
    pub const fn passive(mut self) -> Self {
        self.passive = true;
        self
    }

    /// A further role, for a friend that the unit in the first role acts on.
    #[must_use]
    pub const fn suffering(mut self) -> Self {
        self.suffers = true;
        self
    }

    /// The role; a unit is barred from it when this gives a reason.
    #[must_use]
    pub const fn blocked_by(
        mut self,
        blocked_by: fn(&Participants, &Standing) -> Option<Note>,
    ) -> Self {
        self.blocked_by = blocked_by;
        self
    }
}

/// The units in the roles, and the battle around them. A ruleset reads it to fill in a calculator,
/// and changes its units after the dice.
#[derive(Clone, Debug)]
pub struct Participants {
    /// The position of the battle.
    pub at: Position,
    /// The state of the battle as a whole.
    pub battle: Values,
    /// The state of each side as a whole, the first side's first.
    pub sides: [Values; 2],
    /// All units of both sides.
    pub units: Vec<Standing>,
    /// The roles of the calculator.
    pub of: &'static [Role],
    /// The number of the unit in each role, in the order of the calculator's roles.
    pub roles: Vec<Option<u32>>,
    /// The side meant instead of the acting one, when a test of the other side is due.
    pub meant: Option<Side>,
}

impl Participants {
    /// A unit of the battle.
    pub fn unit(&self, number: u32) -> Option<&Standing> {
        self.units.iter().find(|unit| unit.number == number)
    }

    /// The unit in a role.
    pub fn one(&self, role: impl InRole) -> Option<&Standing> {
        self.unit(self.number(role)?)
    }

    /// The number of the unit in a role.
    fn number(&self, role: impl InRole) -> Option<u32> {
        self.roles.get(role.place(self.of)?).copied().flatten()
    }

    /// The state of the unit in a role.
    pub fn state<U: Form>(&self, role: impl InRole) -> Option<U> {
        Some(self.one(role)?.state.typed())
    }

    /// The state of a side as a whole.
    pub fn side<S: Form>(&self, side: Side) -> S {
        self.sides[side as usize].typed()
    }

    /// Whether no unit takes a role.
    pub fn is_empty(&self) -> bool {
        self.roles.iter().all(Option::is_none)
    }

    /// Whether any role is taken by a unit of the other side.
    pub fn has_other_than(&self, side: Side) -> bool {
        let mut taken = (0..self.roles.len()).filter_map(|place| self.one(place));
        taken.any(|unit| unit.side != side)
    }

    /// The side whose units a role is for: the reacting unit's side, or else the side whose
    /// turn it is; for further roles it depends on the unit in the first.
    pub fn side_of(&self, of: Of) -> Side {
        // If the only role is for an enemy, that is an enemy of the acting side.
        let first = self.one(0).filter(|_| self.roles.len() > 1);
        let first = first.map(|unit| unit.side);
        let reacts = self.at.back.as_ref().and(self.at.unit);
        let reacts = reacts.and_then(|unit| self.unit(unit)).map(|unit| unit.side);
        let acts = self.meant.or(reacts).unwrap_or(self.at.side);
        // If units of both sides may take the first role, it does not show which side is meant.
        let anybody = self.of.first().is_some_and(|role| role.of == Of::Anybody);
        match of {
            Of::Acting => acts,
            Of::Anybody if anybody => acts.other(),
            Of::Enemy | Of::Anybody => first.unwrap_or(acts).other(),
            Of::Friend => first.unwrap_or(acts),
        }
    }

    /// Changes the state of a unit.
    pub fn change<U: Form>(&mut self, number: u32, edit: impl FnOnce(&mut U)) {
        let mut units = self.units.iter_mut();
        if let Some(unit) = units.find(|unit| unit.number == number) {
            let mut state: U = unit.state.typed();
            edit(&mut state);
            unit.state = state.answers();
        }
    }

    /// Changes the state of the unit in a role, if a unit takes it.
    pub fn change_role<U: Form>(&mut self, role: impl InRole, edit: impl FnOnce(&mut U)) {
        if let Some(number) = self.number(role) {
            self.change(number, edit);
        }
    }

    /// Changes the state of a side as a whole.
    pub fn change_side<S: Form>(&mut self, side: Side, edit: impl FnOnce(&mut S)) {
        let kept = &mut self.sides[side as usize];
        let mut state: S = kept.typed();
        edit(&mut state);
        *kept = state.answers();
    }
}
