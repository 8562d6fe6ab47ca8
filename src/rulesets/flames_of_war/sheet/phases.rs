//! The phases of a turn and the stages of a mission, with their names in saved battles.

use super::missions::words::Mission;

/// The starting phase.
pub const START: &str = "start";
/// The movement phase.
pub const MOVEMENT: &str = "movement";
/// The shooting phase.
pub const SHOOTING: &str = "shooting";
/// The assault phase.
pub const ASSAULT: &str = "assault";

/// The stage of the question at the start of every turn (FOWM-END-05).
pub const TURN_START: &str = "turn-start";
/// The stage after the battle.
pub const OVER: &str = "over";

/// The stage in which a mission is set up.
pub const fn stage(mission: Mission) -> Option<&'static str> {
    match mission {
        Mission::None => None,
        Mission::FreeForAll => Some("set-up-free-for-all"),
        Mission::Encounter => Some("set-up-encounter"),
        Mission::DustUp => Some("set-up-dust-up"),
        Mission::NoRetreat => Some("set-up-no-retreat"),
        Mission::HoldTheLine => Some("set-up-hold-the-line"),
    }
}

/// Whether a stage is the set-up of any mission, including one that is not being played.
pub fn is_set_up(stage: &str) -> bool {
    let mut missions = Mission::FIVE.into_iter();
    missions.any(|mission| self::stage(mission) == Some(stage))
}
