//! The calculators, in the order of the actions.

use crate::aid::Calculator;

use super::{
    armament, charge, close_combat, command_range, crew, direct_fire, fire_mission, hit_effect,
    immobilisation, infantry_fire, morale, overrun, ramming, scatter, spotting, template,
    training_test, vehicle_assault,
};

/// Every calculator, in the order of the actions.
pub const CALCULATORS: &[Calculator] = &[
    morale::RALLY,
    training_test::TRAINING_TEST,
    command_range::COMMAND_RANGE,
    immobilisation::IMMOBILISATION,
    crew::CREW_MORALE,
    overrun::VEHICLE_OVERRUN,
    overrun::INFANTRY_OVERRUN,
    ramming::RAMMING,
    spotting::SPOTTING,
    infantry_fire::INFANTRY_FIRE,
    direct_fire::DIRECT_FIRE,
    armament::AP_STRENGTH,
    template::TEMPLATE,
    scatter::SCATTER,
    hit_effect::HIT_EFFECT,
    charge::CHARGE,
    close_combat::CLOSE_COMBAT,
    vehicle_assault::VEHICLE_ASSAULT,
    fire_mission::FIRE_MISSION,
    morale::MORALE,
];
