//! The phases of a turn, with their names in saved battles.

/// The phase of planned missions.
pub const SCHEDULED_FIRE: &str = "scheduled-fire";
/// The phase in which units act without an order.
pub const INITIATIVE: &str = "initiative";
/// The phase of orders and requests.
pub const COMMAND: &str = "command";
/// The end phase.
pub const END: &str = "end";
