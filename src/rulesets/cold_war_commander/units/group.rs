//! The units that are ordered together, treated as one group.

use crate::rulesets::cold_war_commander::prelude::*;

use super::unit::Unit;
use crate::rulesets::cold_war_commander::sheet::command::Group;

impl Group {
    /// The known state of a formation, from its units still in the battle, including commanders.
    pub fn of(units: &[Unit]) -> Self {
        let mut led = units.iter().filter(|unit| !unit.kind.is_command());
        let some_recce = led.clone().any(Unit::is_recce);
        let recce = some_recce && led.all(Unit::is_recce);
        let any = |mark: fn(&Unit) -> bool| units.iter().any(mark);
        Self {
            recce,
            mixed_recce: some_recce && !recce,
            reaction_fire: any(|unit| unit.reaction_fire),
            evaded: any(|unit| unit.evaded),
            acted_in_initiative: any(|unit| unit.acted_in_initiative),
        }
    }
}

/// The numbers of the units that are ordered together with the one in the role: its formation.
pub fn ordered(cast: &Participants) -> Vec<u32> {
    let Some(one) = cast.one(parts::ORDERED) else { return Vec::new() };
    let formation = one.state.typed::<Unit>().formation();
    if formation == Formation::None {
        return vec![one.number];
    }
    let all = cast.units.iter().filter(|other| {
        let unit: Unit = other.state.typed();
        other.side == one.side && unit.is_there() && unit.formation() == formation
    });
    all.map(|unit| unit.number).collect()
}
