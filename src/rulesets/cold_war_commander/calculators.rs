//! The calculators, in the order of the turn.

use crate::aid::Calculator;

use super::{
    anti_air, assault, breakpoint, command, command_blunder, deviation, direct_fire, end_phase,
    fall_back, fire_resolution, requests, support_blunders, zone,
};

/// Every calculator, in the order of the turn.
pub const CALCULATORS: &[Calculator] = &[
    command::COMMAND,
    command::ORDERS,
    command_blunder::COMMAND_BLUNDER,
    direct_fire::DIRECT_FIRE,
    fire_resolution::FIRE_RESOLUTION,
    fall_back::FALL_BACK,
    fall_back::ROUT,
    assault::ASSAULT,
    assault::ASSAULT_ROUND,
    assault::LOSER_FALLS_BACK,
    requests::ARTILLERY_REQUEST,
    deviation::ARTILLERY_DEVIATION,
    zone::ARTILLERY_FIRE,
    support_blunders::artillery::ARTILLERY_BLUNDER,
    requests::AIR_REQUEST,
    deviation::AIR_DEVIATION,
    anti_air::ANTI_AIR,
    zone::AIR_STRIKE,
    support_blunders::air::AIR_BLUNDER,
    end_phase::END_PHASE,
    breakpoint::BREAKPOINT,
];
