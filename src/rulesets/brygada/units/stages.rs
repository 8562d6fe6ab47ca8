//! The position of a battle, and its units: used by everything that depends on units.

use crate::rulesets::brygada::prelude::*;

use super::battle::Battle;
use super::unit::Unit;

/// Whether the order of play is in use: the set-up of a mission or a turn has passed, a
/// side regroups, or a unit of either side was activated.
pub fn order_is_kept(cast: &Participants) -> bool {
    let mut units = cast.units.iter();
    let acted = |unit: &Standing| {
        let unit: Unit = unit.state.typed();
        unit.activated || unit.first != Deed::Nothing
    };
    let set_up = battle(cast).mission != Mission::None && is_among_actions(&cast.at);
    let regroups = cast.at.reached() == REGROUPING;
    cast.at.round > 1 || cast.at.unit.is_some() || set_up || regroups || units.any(acted)
}

/// The state of the battle that the participants are in.
pub fn battle(cast: &Participants) -> Battle {
    cast.battle.typed()
}

/// The stage in which a unit is picked.
pub const ACTIONS: &str = "actions";
/// The stage in which its actions are declared.
pub const DECLARE: &str = "declare";
/// The stage of its first action.
pub const FIRST_ACTION: &str = "first-action";
/// The stage of its second action.
pub const SECOND_ACTION: &str = "second-action";
/// The stage in which an enemy's readiness marker interrupts its move.
pub const REACTION: &str = "reaction";
/// The stage in which the cards are turned back.
pub const REGROUPING: &str = "regrouping";
/// The stage after the battle.
pub const OVER: &str = "over";

/// The event that turns back the cards of the side whose turn it is (BR10-REG-01, BR10-REG-02).
pub const REGROUP: TurnEvent = TurnEvent::Own(0);

/// Whether units act, or acted last, at the present position: the battle is not being set
/// up, and the side is not regrouping (BR10-SEQ-03).
pub fn is_among_actions(at: &Position) -> bool {
    matches!(at.reached(), ACTIONS | DECLARE | FIRST_ACTION | SECOND_ACTION | REACTION)
}

/// A unit with its state.
pub struct Known {
    /// Its number.
    pub number: u32,
    /// Its side.
    pub side: Side,
    /// Its state.
    pub unit: Unit,
}

impl Known {
    fn of(standing: &Standing) -> Self {
        Self { number: standing.number, side: standing.side, unit: standing.state.typed() }
    }
}

/// All units of both sides.
pub fn units(view: &View) -> Vec<Known> {
    view.units().iter().map(Known::of).collect()
}

/// The unit that acts or reacts.
pub fn acting(view: &View) -> Option<Known> {
    let number = view.at.unit?;
    units(view).into_iter().find(|known| known.number == number)
}

/// The offer of the first turn of a side, with the events at the start of every turn (BR10-MRK-06,
/// BR10-AMB-31).
pub fn turn_of(side: Side, round: u32) -> Offer {
    let to = Position { round, ..Position::first(side, ACTIONS) };
    Offer::onward("turn", to).passing([(Whom::Side(side), TurnEvent::TurnBegins)])
}

/// Why a unit has no action in this turn.
pub fn no_actions(unit: &Unit) -> Note {
    if unit.markers_that_count() > 1 {
        Note::new(t::NO_ACTIONS_MORALE, "BR10-SHI-09")
    } else if unit.lost_before() > 1 {
        Note::new(t::NO_ACTIONS_LOST, "BR10-REG-T1")
    } else if unit.spent.0 > 1 {
        Note::new(t::NO_ACTIONS_SPENT, "BR10-GUN-04")
    } else {
        // Two reasons each cost one action: this note covers both.
        Note::new(t::NO_ACTIONS_LEFT, "BR10-SEQ-05")
    }
}

/// The units whose fights end when a unit moves with its riders and its gun (BR10-GUN-04,
/// BR10-TRN-02), because it has given way (BR10-AMB-30) or moved off (BR10-ASL-13).
pub fn fights_left(number: u32, all: &[(u32, Unit)]) -> Vec<u32> {
    let moves = |known: u32| {
        let mut all = all.iter();
        known == number
            || all.any(|(other, unit)| *other == known && unit.carrier() == Some(number))
    };
    let left = all.iter().filter(|(known, unit)| {
        let enemy = unit.fights.number();
        enemy.is_some_and(|enemy| moves(*known) || moves(enemy))
    });
    left.map(|(number, _)| *number).collect()
}

/// Whether the other unit is the tractor of this one, or a gun hitched to it.
pub fn is_hitched((number, unit): (u32, &Unit), (other, other_unit): (u32, &Unit)) -> bool {
    let tractor = unit.kind == UnitKind::Gun && unit.towed.number() == Some(other);
    let gun = other_unit.kind == UnitKind::Gun && other_unit.towed.number() == Some(number);
    tractor || gun
}
