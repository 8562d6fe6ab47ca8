//! The units that a player can choose from for a role, and the role that each would take.

use crate::aid::{Note, Of, Participants, Role, Side, Standing};

use super::candidates_for;

/// The choices for a role, or for several roles that are asked together.
#[derive(Clone, Debug)]
pub struct Choices {
    /// The units, those of the side that is meant first.
    pub units: Vec<Choice>,
    /// The other side, if its units can be chosen as well and are folded at first: they are rarely
    /// meant, and tapping one of them while looking for the target would swap the sides.
    pub other: Option<Side>,
}

/// A unit that can be chosen.
#[derive(Clone, Debug)]
pub struct Choice {
    /// Its number.
    pub number: u32,
    /// Its side, if it is not the one that is meant.
    pub side: Option<Side>,
    /// Whether it has one of the roles.
    pub has_it: bool,
    /// The role that it has or would take.
    pub role: &'static Role,
    /// Why it may not take that role.
    pub barred: Option<Note>,
}

impl Choices {
    /// The choices for roles that are asked together, the first of them at a place, given the
    /// present cast. With `unfolded`, units of the other side are included even if they fold.
    pub fn new(
        cast: &Participants,
        first: usize,
        together: &'static [Role],
        unfolded: bool,
    ) -> Self {
        let Some(role) = together.first() else {
            return Self { units: Vec::new(), other: None };
        };
        let side = cast.side_of(role.of);
        let taken = &cast.roles[first..first + together.len()];
        // If the acting unit is the only choice so far, a unit of the other side replaces it.
        let is_alone =
            first == 0 && role.of != Of::Anybody && taken[1..].iter().all(Option::is_none);
        let nobody = without_first(cast, is_alone);
        let units = candidates_for(&nobody, role, taken);
        let is_other = |unit: &&Standing| unit.side != side && !taken.contains(&Some(unit.number));
        let other = units.iter().copied().find(is_other).map(|unit| unit.side);
        let other = other.filter(|_| !units.iter().all(is_other));
        let folded = other.is_some() && !unfolded;
        let units = units.iter().filter(|unit| !(folded && is_other(unit)));
        let units = units.filter(|unit| !is_elsewhere(cast, role, taken, unit));
        let units = units.map(|unit| {
            let has = taken.iter().position(|taken| *taken == Some(unit.number));
            let acts = cast.one(first).filter(|_| is_alone);
            let replaces = acts.is_some_and(|acts| acts.side != unit.side);
            // If every role is taken, the last one is reassigned.
            let free = || taken.iter().position(Option::is_none);
            let goes = if replaces { Some(0) } else { has.or_else(free) };
            let role = &together[goes.unwrap_or(together.len() - 1)];
            Choice {
                number: unit.number,
                side: (unit.side != side).then_some(unit.side),
                has_it: has.is_some(),
                role,
                barred: (role.blocked_by)(if replaces { &nobody } else { cast }, unit),
            }
        });
        Self { units: units.collect(), other }
    }

    /// Why the first unit that has one of the roles may not have it.
    pub fn bar(&self) -> Option<Note> {
        self.units.iter().filter(|unit| unit.has_it).find_map(|unit| unit.barred.clone())
    }
}

/// The participants, without the one in the first role if `first` is set.
fn without_first(cast: &Participants, first: bool) -> Participants {
    let mut cast = cast.clone();
    if let Some(acts) = cast.roles.first_mut().filter(|_| first) {
        *acts = None;
    }
    cast
}

/// Whether a unit already has another role and cannot have both: then it is not offered.
fn is_elsewhere(cast: &Participants, role: &Role, taken: &[Option<u32>], unit: &Standing) -> bool {
    let number = Some(unit.number);
    !taken.contains(&number)
        && cast.roles.contains(&number)
        && (role.blocked_by)(cast, unit).is_some()
}
