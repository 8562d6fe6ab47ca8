//! The calculators, in the order of the turn.

use crate::aid::{Calculator, calculator, played};

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
    played::<Command>(),
    played::<Orders>(),
    played::<CommandBlunder>(),
    played::<DirectFire>(),
    played::<FireResolution>(),
    played::<FallBack>(),
    played::<Rout>(),
    played::<Assault>(),
    played::<AssaultRound>(),
    played::<LoserFallsBack>(),
    played::<Support>(),
    played::<ArtilleryRequest>(),
    played::<ArtilleryDeviation>(),
    played::<ArtilleryFire>(),
    played::<ArtilleryBlunder>(),
    played::<AirRequest>(),
    played::<AirDeviation>(),
    played::<AntiAir>(),
    played::<AirStrike>(),
    played::<AirBlunder>(),
    played::<EndPhase>(),
    calculator::<Breakpoint>(),
];
