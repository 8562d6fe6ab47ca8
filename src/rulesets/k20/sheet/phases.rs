//! The actions of the sheet, with their names in saved battles.

/// The activation of a unit.
pub const ACTIVATION: &str = "activation";
/// Movement.
pub const MOVING: &str = "moving";
/// Infantry fire.
pub const INFANTRY_FIRE: &str = "infantry-fire";
/// Direct fire.
pub const DIRECT_FIRE: &str = "direct-fire";
/// Charges.
pub const CHARGE: &str = "charge";
/// Assaults on vehicles.
pub const VEHICLE_ASSAULT: &str = "vehicle-assault";
/// Indirect fire.
pub const INDIRECT_FIRE: &str = "indirect-fire";
/// The end of a unit's actions.
pub const END: &str = "end";
