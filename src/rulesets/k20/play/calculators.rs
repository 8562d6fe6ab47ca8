//! The calculators, in the order of the actions.

use crate::rulesets::prelude::*;

use crate::rulesets::k20::sheet::armament::ApStrength;
use crate::rulesets::k20::sheet::assault_on_vehicle::AssaultOnVehicle;
use crate::rulesets::k20::sheet::charge::Charge;
use crate::rulesets::k20::sheet::close_combat::CloseCombat;
use crate::rulesets::k20::sheet::command_range::CommandRange;
use crate::rulesets::k20::sheet::crew::CrewMorale;
use crate::rulesets::k20::sheet::direct_fire::DirectFire;
use crate::rulesets::k20::sheet::fire_mission::FireMission;
use crate::rulesets::k20::sheet::forms::Spotting;
use crate::rulesets::k20::sheet::hit_effect::HitEffect;
use crate::rulesets::k20::sheet::immobilisation::Immobilisation;
use crate::rulesets::k20::sheet::infantry_fire::InfantryFire;
use crate::rulesets::k20::sheet::look_up::{RangeLookUp, TerrainLookUp};
use crate::rulesets::k20::sheet::morale::{Morale, Rally};
use crate::rulesets::k20::sheet::morale_due::MoraleDue;
use crate::rulesets::k20::sheet::near_impact::NearImpact;
use crate::rulesets::k20::sheet::overrun::{InfantryOverrun, VehicleOverrun};
use crate::rulesets::k20::sheet::ramming::Ramming;
use crate::rulesets::k20::sheet::scatter::Scatter;
use crate::rulesets::k20::sheet::template::Template;
use crate::rulesets::k20::sheet::training::TrainingTest;

/// Every calculator, in the order of the actions.
pub const CALCULATORS: &[Calculator] = &[
    played::<Rally>(),
    played::<TrainingTest>(),
    played::<CommandRange>(),
    played::<Immobilisation>(),
    played::<CrewMorale>(),
    played::<VehicleOverrun>(),
    played::<InfantryOverrun>(),
    played::<Ramming>(),
    played::<Spotting>(),
    played::<InfantryFire>(),
    played::<DirectFire>(),
    played::<RangeLookUp>(),
    played::<TerrainLookUp>(),
    played::<ApStrength>(),
    played::<Template>(),
    calculator::<Scatter>(),
    played::<HitEffect>(),
    played::<Charge>(),
    played::<CloseCombat>(),
    played::<AssaultOnVehicle>(),
    played::<FireMission>(),
    played::<NearImpact>(),
    played::<MoraleDue>(),
    played::<Morale>(),
];
