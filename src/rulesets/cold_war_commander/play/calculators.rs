//! The calculators, in the order of the turn.

use crate::rulesets::prelude::*;

use crate::rulesets::cold_war_commander::sheet::anti_air::AntiAir;
use crate::rulesets::cold_war_commander::sheet::assault::{Assault, AssaultRound, LoserFallsBack};
use crate::rulesets::cold_war_commander::sheet::breakpoint::Breakpoint;
use crate::rulesets::cold_war_commander::sheet::command::{Command, Orders};
use crate::rulesets::cold_war_commander::sheet::command_blunder::CommandBlunder;
use crate::rulesets::cold_war_commander::sheet::deviation::ArtilleryDeviation;
use crate::rulesets::cold_war_commander::sheet::direct_fire::DirectFire;
use crate::rulesets::cold_war_commander::sheet::fall_back::{FallBack, Rout};
use crate::rulesets::cold_war_commander::sheet::fire_resolution::FireResolution;
use crate::rulesets::cold_war_commander::sheet::forms::AirDeviation;
use crate::rulesets::cold_war_commander::sheet::forms::EndPhase;
use crate::rulesets::cold_war_commander::sheet::requests::{AirRequest, ArtilleryRequest};
use crate::rulesets::cold_war_commander::sheet::support::Support;
use crate::rulesets::cold_war_commander::sheet::support_blunders::air::AirBlunder;
use crate::rulesets::cold_war_commander::sheet::support_blunders::artillery::ArtilleryBlunder;
use crate::rulesets::cold_war_commander::sheet::zone::{AirStrike, ArtilleryFire};

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
