//! The calculators, in the order of the turn.

use crate::aid::{Calculator, calculator};

use super::anti_air::AntiAir;
use super::assault::{Assault, AssaultRound, LoserFallsBack};
use super::breakpoint::Breakpoint;
use super::command::{Command, Orders};
use super::command_blunder::CommandBlunder;
use super::deviation::{AirDeviation, ArtilleryDeviation};
use super::direct_fire::DirectFire;
use super::end_phase::EndPhase;
use super::fall_back::{FallBack, Rout};
use super::fire_resolution::FireResolution;
use super::requests::{AirRequest, ArtilleryRequest};
use super::support::Support;
use super::support_blunders::air::AirBlunder;
use super::support_blunders::artillery::ArtilleryBlunder;
use super::zone::{AirStrike, ArtilleryFire};

/// Every calculator, in the order of the turn.
pub const CALCULATORS: &[Calculator] = &[
    calculator::<Command>(),
    calculator::<Orders>(),
    calculator::<CommandBlunder>(),
    calculator::<DirectFire>(),
    calculator::<FireResolution>(),
    calculator::<FallBack>(),
    calculator::<Rout>(),
    calculator::<Assault>(),
    calculator::<AssaultRound>(),
    calculator::<LoserFallsBack>(),
    calculator::<Support>(),
    calculator::<ArtilleryRequest>(),
    calculator::<ArtilleryDeviation>(),
    calculator::<ArtilleryFire>(),
    calculator::<ArtilleryBlunder>(),
    calculator::<AirRequest>(),
    calculator::<AirDeviation>(),
    calculator::<AntiAir>(),
    calculator::<AirStrike>(),
    calculator::<AirBlunder>(),
    calculator::<EndPhase>(),
    calculator::<Breakpoint>(),
];
