//! Which units take part in a calculator, what is known about them, and how its dice change them.

mod choices;
mod effects;
mod known;
mod missing;
mod open;

use crate::aid::{Calculator, Note, Of, Participants, Role, Ruleset, Side, Standing, Values};
use crate::sorting::sort_short_by_key;
use crate::text::keys::app as a;

use super::answers::Answers;
use super::battle_state::BattleState;

pub use choices::{Choice, Choices};
pub use effects::Effects;
pub use missing::Missing;

/// In place of a unit's number: the unit in this role is not on the list. The numbers of
/// units begin at 1.
pub const NOT_LISTED: u32 = 0;

/// In a cast, beside the roles: the side whose units are meant, if it is not the acting one
/// ([`Participants::meant`]).
pub(super) const MEANT: &str = "side";

/// The cast of a calculator in which no listed unit takes part: the answers to its questions
/// count.
pub fn not_listed(calculator: &Calculator) -> Answers {
    let mut cast = Answers::new();
    let needed = calculator.roles.iter().filter(|role| !role.optional);
    cast.extend(needed.map(|role| (role.id.to_owned(), NOT_LISTED.to_string())));
    cast
}

/// Whether the unit in a role is not on the list.
pub fn is_not_listed(numbers: &Answers, role: &Role) -> bool {
    let number = numbers.get(role.id).and_then(|number| number.parse().ok());
    number == Some(NOT_LISTED)
}

/// The units offered for a role, given the present cast: those of the side that is meant first,
/// each side in its own order. The unit that has the role is always offered.
pub fn candidates_for<'a>(
    cast: &'a Participants,
    role: &Role,
    taken: &[Option<u32>],
) -> Vec<&'a Standing> {
    let side = cast.side_of(role.of);
    let is_meant = |unit: &Standing| match role.of {
        // Of the other side, only units that may take the role.
        Of::Acting | Of::Anybody => unit.side == side || (role.blocked_by)(cast, unit).is_none(),
        Of::Enemy | Of::Friend => unit.side == side,
    };
    let has_it = |unit: &Standing| taken.contains(&Some(unit.number));
    let mut units: Vec<&Standing> = (cast.units.iter())
        .filter(|unit| has_it(unit) || (role.eligible)(&unit.state) && is_meant(unit))
        .collect();
    sort_short_by_key(&mut units, |unit| unit.side != side);
    units
}

impl BattleState {
    /// The participants of a calculator, from numbers by role.
    pub fn cast(
        &self,
        calculator: &Calculator,
        numbers: &Answers,
        ruleset: &Ruleset,
    ) -> Participants {
        let mut cast = self.nobody_cast(ruleset);
        take_roles(&mut cast, calculator, numbers);
        cast
    }

    /// The participants with all roles still empty.
    fn nobody_cast(&self, ruleset: &Ruleset) -> Participants {
        self.view(ruleset, |view| Participants {
            at: view.at.clone(),
            battle: view.battle.clone(),
            sides: view.sides.map(Values::clone),
            units: view.units().to_vec(),
            of: &[],
            roles: Vec::new(),
            meant: None,
        })
    }

    /// Puts a unit into a role. If the acting unit changes sides this way, units that no longer
    /// fit are taken out of the roles for enemies and friends.
    pub(super) fn put_in_role(
        &self,
        numbers: &mut Answers,
        calculator: &Calculator,
        (role, unit): (&str, u32),
        ruleset: &Ruleset,
    ) {
        numbers.insert(role.to_owned(), unit.to_string());
        if calculator.roles.first().is_none_or(|first| first.id != role) {
            return;
        }
        let cast = self.cast(calculator, numbers, ruleset);
        for (place, role) in calculator.roles.iter().enumerate().skip(1) {
            let side = cast.side_of(role.of);
            let sides = matches!(role.of, Of::Enemy | Of::Friend);
            if sides && cast.one(place).is_some_and(|unit| unit.side != side) {
                numbers.remove(role.id);
            }
        }
    }

    /// The units of a cast that can still take their roles: numbers by role.
    pub(super) fn still(
        &self,
        calculator: &Calculator,
        numbers: &Answers,
        ruleset: &Ruleset,
    ) -> Answers {
        let cast = self.cast(calculator, numbers, ruleset);
        let mut still = numbers.clone();
        for (place, role) in calculator.roles.iter().enumerate() {
            let fits = cast.one(place).is_some_and(|unit| (role.eligible)(&unit.state));
            if !fits && !is_not_listed(numbers, role) {
                still.remove(role.id);
            }
        }
        still
    }

    /// The units that usually take part in a calculator opened now, about a unit or none, after
    /// another calculator whose cast is carried over: numbers by role.
    pub fn usual_cast(
        &self,
        calculator: &Calculator,
        about: Option<u32>,
        along: &Answers,
        ruleset: &Ruleset,
    ) -> Answers {
        self.usual_cast_beside(calculator, about, along, &[], ruleset)
    }

    /// The same, but no other unit replaces the one carried over to a role in `named`.
    fn usual_cast_beside(
        &self,
        calculator: &Calculator,
        about: Option<u32>,
        along: &Answers,
        named: &[&str],
        ruleset: &Ruleset,
    ) -> Answers {
        let (along, lost) = &self.closed_ranks(calculator, along, ruleset);
        let mut numbers = Answers::new();
        if let Some(meant) = along.get(MEANT) {
            numbers.insert(MEANT.to_owned(), meant.clone());
        }
        let mut cast = self.cast(calculator, &numbers, ruleset);
        let about = about.and_then(|about| cast.unit(about)).cloned();
        let takes = |role: &Role| about.as_ref().is_some_and(|unit| (role.eligible)(&unit.state));
        let of_about = calculator.roles.iter().position(takes);
        for (place, role) in calculator.roles.iter().enumerate() {
            let fits = |cast: &Participants, number: &u32| {
                let unit = cast.unit(*number);
                unit.is_some_and(|unit| (role.eligible)(&unit.state))
            };
            if is_not_listed(along, role) {
                numbers.insert(role.id.to_owned(), NOT_LISTED.to_string());
                continue;
            }
            let goes_along = along.get(role.id).and_then(|number| number.parse().ok());
            let number = goes_along.filter(|number| fits(&cast, number));
            // No other unit replaces one that is named, or that is out of the battle now.
            if number.is_none() && (lost.contains(&role.id) || named.contains(&role.id)) {
                continue;
            }
            // A unit that already has another role, or accompanies one, is not free.
            let free = |one: &u32| {
                let one = one.to_string();
                let mut others = calculator.roles.iter().filter(|other| other.id != role.id);
                !numbers.values().any(|taken| *taken == one)
                    && !others.any(|other| along.get(other.id) == Some(&one))
            };
            let number = number
                .or_else(|| {
                    about
                        .as_ref()
                        .filter(|_| of_about == Some(place))
                        .map(|unit| unit.number)
                        .filter(free)
                })
                .or_else(|| {
                    let usual = (role.default_unit)(&cast).filter(free);
                    usual.filter(|number| fits(&cast, number))
                })
                .or_else(|| {
                    let side = side_beside(&cast, calculator, place, along);
                    only_one(&cast, role, side).filter(free)
                });
            cast.roles[place] = number;
            if let Some(number) = number {
                numbers.insert(role.id.to_owned(), number.to_string());
            }
        }
        numbers
    }

    /// Whether the unit of this number is out of the battle, or in reserve for now.
    pub(super) fn is_gone(&self, number: &str, ruleset: &Ruleset) -> bool {
        let unit = number.parse().ok().and_then(|number| self.unit(number));
        let tracker = &ruleset.tracker;
        unit.map(|(_, unit)| unit.values(ruleset))
            .is_some_and(|unit| (tracker.counter.gone)(&unit) || !(tracker.acts.there)(&unit))
    }

    /// A cast without the units that are out of the battle and can no longer take their roles:
    /// among roles that are asked together, the next units move up. Also returns the roles that
    /// this leaves open.
    pub(super) fn closed_ranks(
        &self,
        calculator: &Calculator,
        numbers: &Answers,
        ruleset: &Ruleset,
    ) -> (Answers, Vec<&'static str>) {
        let mut closed = numbers.clone();
        let mut open = Vec::new();
        for group in calculator.roles.chunk_by(Role::is_asked_with) {
            let cast = |role: &Role| Some((role.eligible, numbers.get(role.id)?.clone()));
            let mut units: Vec<_> = group.iter().filter_map(cast).collect();
            let before = units.len();
            units.retain(|(eligible, number)| {
                let unit = number.parse().ok().and_then(|number| self.unit(number));
                let can = unit.is_some_and(|(_, unit)| eligible(&unit.values(ruleset)));
                can || !self.is_gone(number, ruleset)
            });
            if units.len() == before {
                continue;
            }
            let mut units = units.into_iter();
            for role in group.iter().filter(|role| numbers.contains_key(role.id)) {
                if let Some((_, number)) = units.next() {
                    closed.insert(role.id.to_owned(), number);
                } else {
                    open.push(role.id);
                    closed.remove(role.id);
                }
            }
        }
        (closed, open)
    }
}

/// Why units may not take the roles that they have.
pub(super) fn bars_of(cast: &Participants, calculator: &Calculator) -> impl Iterator<Item = Note> {
    let roles = calculator.roles.iter().enumerate();
    roles.filter_map(|(place, role)| (role.blocked_by)(cast, cast.one(place)?))
}

/// The answers that are greater than what is left of a unit that takes part.
pub(super) fn too_many(
    values: &Values,
    cast: &Participants,
    calculator: &Calculator,
) -> impl Iterator<Item = Note> {
    calculator.limits.iter().filter_map(|limit| {
        let field = &calculator.fields[limit.place];
        let most = (limit.most)(values, cast).filter(|most| values.get(limit.place) > *most)?;
        let note = || Note::new(a::at_most(most, field.label), limit.cite);
        field.matters(values.all()).then(note)
    })
}

/// Puts the units with these numbers into the roles of a calculator.
fn take_roles(cast: &mut Participants, calculator: &Calculator, numbers: &Answers) {
    let of_role = |role: &Role| {
        let number = numbers.get(role.id)?.parse().ok()?;
        cast.unit(number).map(|unit| unit.number)
    };
    let roles = calculator.roles.iter().map(of_role).collect();
    (cast.of, cast.roles) = (calculator.roles, roles);
    let meant = numbers.get(MEANT);
    cast.meant = meant.and_then(|meant| Side::ALL.into_iter().find(|side| side.id() == meant));
}

/// The side whose units take a role. For the first role, when a unit will take a later one: the
/// side facing that unit, or its own.
fn side_beside(
    cast: &Participants,
    calculator: &Calculator,
    place: usize,
    along: &Answers,
) -> Side {
    let mut later = calculator.roles.iter().skip(1).filter_map(|role| {
        let number = along.get(role.id)?.parse().ok()?;
        let side = cast.unit(number)?.side;
        match role.of {
            Of::Acting => None,
            Of::Enemy | Of::Anybody => Some(side.other()),
            Of::Friend => Some(side),
        }
    });
    let of = calculator.roles[place].of;
    let beside = (place == 0).then(|| later.next()).flatten();
    beside.unwrap_or_else(|| cast.side_of(of))
}

/// The only unit of a side that can take a role, if there is exactly one.
fn only_one(cast: &Participants, role: &Role, side: Side) -> Option<u32> {
    if role.optional || role.when.is_some() {
        return None;
    }
    let mut all = cast.units.iter().filter(|unit| {
        unit.side == side && (role.eligible)(&unit.state) && (role.blocked_by)(cast, unit).is_none()
    });
    let one = all.next()?;
    all.next().is_none().then_some(one.number)
}
