//! The calculators, in the order of the actions.

use crate::aid::{Calculator, calculator, played};

use super::armament::ApStrength;
use super::charge::Charge;
use super::close_combat::CloseCombat;
use super::command_range::CommandRange;
use super::crew::CrewMorale;
use super::direct_fire::DirectFire;
use super::fire_mission::FireMission;
use super::hit_effect::HitEffect;
use super::immobilisation::Immobilisation;
use super::infantry_fire::InfantryFire;
use super::look_up::{RangeLookUp, TerrainLookUp};
use super::morale::{Morale, Rally};
use super::morale_due::MoraleDue;
use super::near_impact::NearImpact;
use super::overrun::{InfantryOverrun, VehicleOverrun};
use super::ramming::Ramming;
use super::scatter::Scatter;
use super::spotting::Spotting;
use super::template::Template;
use super::training_test::TrainingTest;
use super::vehicle_assault::VehicleAssault;

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
    played::<VehicleAssault>(),
    played::<FireMission>(),
    played::<NearImpact>(),
    played::<MoraleDue>(),
    played::<Morale>(),
];
