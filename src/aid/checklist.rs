//! The turn, its set-up and its end: stages and their steps.

use std::collections::BTreeSet;

use crate::text::Text;

use super::order::View;
use super::{At, Cite, Known, Note, Values};

/// The stages of a ruleset: the phases of a player turn in their order, then the stages outside a
/// turn.
pub type Checklist = &'static [Phase];

/// One stage.
#[derive(Clone, Copy, Debug)]
pub struct Phase {
    /// The name in saves and addresses.
    pub id: &'static str,
    /// The label.
    pub title: Text,
    /// Its place in the order of play.
    pub kind: PhaseKind,
    /// Its steps, in order.
    pub steps: &'static [Step],
    /// Whether units record what they did in this phase ("already acted").
    pub units_act: bool,
    /// Its part of a unit's activation, in a game that plays these one by one.
    pub activation: Option<Activation>,
    /// The main calculators of the phase, by id: shown above its steps, with the units that may
    /// act in them.
    pub leads: &'static [&'static str],
}

impl Phase {
    /// A phase of a turn in which units do not record what they did.
    pub const fn new(id: &'static str, title: Text, steps: &'static [Step]) -> Self {
        Self {
            id,
            title,
            kind: PhaseKind::Turn,
            steps,
            units_act: false,
            activation: None,
            leads: &[],
        }
    }

    /// The same, with these main calculators.
    #[must_use]
    pub const fn led_by(mut self, calculators: &'static [&'static str]) -> Self {
        self.leads = calculators;
        self
    }

    /// The same, in which units record what they did.
    #[must_use]
    pub const fn units_act(mut self) -> Self {
        self.units_act = true;
        self
    }

    /// The same, as a part of a unit's activation.
    #[must_use]
    pub const fn of(mut self, activation: Activation) -> Self {
        self.activation = Some(activation);
        self
    }

    /// The same, as something other than a phase of a turn.
    #[must_use]
    pub const fn kind(mut self, kind: PhaseKind) -> Self {
        self.kind = kind;
        self
    }
}

/// The parts of a unit's activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activation {
    /// The unit declares its actions.
    Declares,
    /// It carries one out.
    Acts,
}

/// The kind of a stage in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhaseKind {
    /// A phase of a turn, or an action.
    Turn,
    /// A question at the start of a turn or round.
    Question,
    /// The set-up before the first turn.
    SetUp,
    /// After the battle.
    Over,
}

/// Whose step it is. In the set-up of a mission and after its battle the active player is
/// the attacker, or the first player if there are no roles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The player whose turn it is.
    Active,
    /// The other player.
    Opponent,
    /// Both players.
    Both,
}

/// Units that a step marks: each has a switch that sets the answer to one of its questions, or
/// resets it.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// The place of the question in the form of a unit.
    pub field: usize,
    /// The answer of a marked unit.
    pub value: i16,
    /// The units that may be marked; `None`: all.
    pub only: Option<fn(&Values) -> bool>,
}

impl Mark {
    /// Marks by this answer.
    pub fn of<F, T>(at: At<F, T>, value: impl Known<T>) -> Self {
        Self { field: at.index(), value: value.known(), only: None }
    }

    /// Marks only units of this state.
    #[must_use]
    pub const fn only(mut self, may: fn(&Values) -> bool) -> Self {
        self.only = Some(may);
        self
    }

    /// Whether a unit has a switch: it may be marked, or already is.
    pub fn offers(&self, unit: &Values) -> bool {
        self.is_on(unit) || self.only.is_none_or(|may| may(unit))
    }

    /// Whether a unit is marked.
    pub fn is_on(&self, unit: &Values) -> bool {
        unit.get(self.field) == self.value
    }
}

/// One step of a stage.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The name in saves.
    pub id: &'static str,
    /// The action.
    pub text: Text,
    /// The heading above it, in a phase that has several ("for each platoon", "at its end").
    /// Steps under one heading follow each other.
    pub under: Option<Text>,
    /// The side that does it.
    pub whose: Whose,
    /// The calculators it opens, by id.
    pub calculators: &'static [&'static str],
    /// The rules it rests on.
    pub cites: &'static [Cite],
    /// Questions of the battle's form that are answered here, by place
    /// ([`places!`](crate::places)).
    pub asks: &'static [usize],
    /// Units that are marked here.
    pub marks: Option<fn() -> Mark>,
    /// Whether it only says what has happened: there is nothing to do or to tick.
    pub is_fact: bool,
    /// The zones of the map that it mentions.
    pub shows: &'static [&'static str],
    /// Whether there is anything to do here in this battle; `None`: in every battle.
    pub when: Option<fn(&View, house: &Values) -> bool>,
    /// Whether the step exists under these house rules; `None`: under all.
    pub by_house: Option<fn(house: &Values) -> bool>,
    /// Whether it can come up with the units in the battle; a step that cannot is folded away.
    /// Without units, or if this is `None`, it can.
    pub comes_up: Option<fn(&View) -> bool>,
    /// The battle's messages at this step: counts, missing things, a result.
    pub says: Option<fn(&View) -> Vec<Note>>,
}

impl Step {
    /// A step: its id, whose it is, what is done, the calculators, the rules.
    pub const fn new(
        id: &'static str,
        whose: Whose,
        text: Text,
        calculators: &'static [&'static str],
        cites: &'static [Cite],
    ) -> Self {
        Self {
            id,
            text,
            under: None,
            whose,
            calculators,
            cites,
            asks: &[],
            marks: None,
            is_fact: false,
            shows: &[],
            when: None,
            by_house: None,
            comes_up: None,
            says: None,
        }
    }

    /// The step under a heading.
    #[must_use]
    pub const fn under(mut self, heading: Text) -> Self {
        self.under = Some(heading);
        self
    }

    /// The step with questions of the battle's form.
    #[must_use]
    pub const fn asking(mut self, places: &'static [usize]) -> Self {
        self.asks = places;
        self
    }

    /// The step with a switch for every unit of the player whose step it is.
    #[must_use]
    pub const fn marking(mut self, mark: fn() -> Mark) -> Self {
        self.marks = Some(mark);
        self
    }

    /// The step, which only says what has happened ([`Step::is_fact`]).
    #[must_use]
    pub const fn fact(mut self) -> Self {
        self.is_fact = true;
        self
    }

    /// The step with zones of the map.
    #[must_use]
    pub const fn showing(mut self, zones: &'static [&'static str]) -> Self {
        self.shows = zones;
        self
    }

    /// The step, only in battles that satisfy this.
    #[must_use]
    pub const fn when(mut self, holds: fn(&View, house: &Values) -> bool) -> Self {
        self.when = Some(holds);
        self
    }

    /// The step, only under house rules that satisfy this.
    #[must_use]
    pub const fn by_house(mut self, holds: fn(house: &Values) -> bool) -> Self {
        self.by_house = Some(holds);
        self
    }

    /// The step, which comes up only if the units and sides satisfy this.
    #[must_use]
    pub const fn coming_up(mut self, comes_up: fn(&View) -> bool) -> Self {
        self.comes_up = Some(comes_up);
        self
    }

    /// The step with the battle's messages about it.
    #[must_use]
    pub const fn saying(mut self, says: fn(&View) -> Vec<Note>) -> Self {
        self.says = Some(says);
        self
    }

    /// Whether it can come up with the units in the battle.
    pub fn can_come_up(&self, view: &View) -> bool {
        self.comes_up.is_none_or(|holds| view.units().is_empty() || holds(view))
    }

    /// Whether the player has yet to do it, given the steps that are done.
    pub fn is_left(&self, done: &BTreeSet<String>) -> bool {
        !self.is_fact && !done.contains(self.id)
    }

    /// Whether the step exists under these house rules.
    pub fn exists(&self, house: &Values) -> bool {
        self.by_house.is_none_or(|holds| holds(house))
    }

    /// Whether there is anything to do here in this battle.
    pub fn matters(&self, view: &View, house: &Values) -> bool {
        self.exists(house) && self.when.is_none_or(|holds| holds(view, house))
    }
}

/// The steps of a phase as a table, one row per step: its id, whose it is, what is done, the
/// calculators that it opens, the rules it rests on. Anything else is set by method calls of
/// [`Step`] at the end of the row, or after the heading for all steps under it:
///
/// ```ignore
/// const SHOOTING_PHASE: &[Step] = steps! {
///     under(t::HEADING_FIRST) {
///         "smoke": Active, t::STEP_SMOKE, [Smoke], ["FOW-SMK-02", "FOW-AMB-44"];
///         "tow-free": Active, t::STEP_TOW_FREE, [Towing], ["FOW-RCV-02"], coming_up(own_bogged);
///     }
///     under(t::HEADING_AIR_ATTACK, coming_up(own_air)) {
///         "aircraft": Active, t::STEP_AIRCRAFT, [AirCall], ["FOW-AIR-05"];
///         = RANGE_IN;
///     }
/// };
/// ```
///
/// A row `= STEP;` takes in a step that is written elsewhere, by [`step!`](crate::step).
/// Without headings the rows come directly. `rustfmt` leaves such a table alone: a row is one
/// line, or continues indented on the next if it is longer than 100 columns.
#[macro_export]
macro_rules! steps {
    ($(under $head:tt {
        $(
            $($id:literal : $whose:ident, $text:path, [$($opens:ty),*], [$($cite:literal),+]
                $(, $call:ident ($($given:expr),*))*)?
            $(= $step:expr)?
        ;)+
    })+) => {
        &[$($(
            $($crate::steps!(@under $head, $crate::step!(
                $id: $whose, $text, [$($opens),*], [$($cite),+] $(, $call($($given),*))*
            )))?
            $($crate::steps!(@under $head, $step))?
        ),+),+]
    };
    (@under (), $step:expr) => {
        $step
    };
    (@under ($heading:path $(, $call:ident ($($given:expr),*))*), $step:expr) => {
        $step.under($heading)$(.$call($($given),*))*
    };
    ($($rows:tt)+) => {
        $crate::steps!(under () { $($rows)+ })
    };
}

/// One row of [`steps!`](crate::steps).
#[macro_export]
macro_rules! step {
    ($id:literal : $whose:ident, $text:path, [$($opens:ty),*], [$($cite:literal),+]
        $(, $call:ident ($($given:expr),*))*) => {
        $crate::aid::Step::new(
            $id,
            $crate::aid::Whose::$whose,
            $text,
            &[$(<$opens as $crate::aid::Calculate>::ABOUT.id),*],
            &[$($cite),+],
        )$(.$call($($given),*))*
    };
}
