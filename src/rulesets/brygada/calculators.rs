//! Every calculator, in the order of a turn.

use crate::aid::{Calculator, calculator, played};

use super::anti_tank::AntiTankFire;
use super::area_fire::{AreaFire, AreaHit};
use super::army_total::ArmyTotal;
use super::assault::{ArmourAssault, Assault, VehicleAssault};
use super::combined_fire::CombinedFire;
use super::damage_location::DamageLocation;
use super::fire_at_infantry::FireAtInfantry;
use super::gun_target::ShotAtGun;
use super::infantry_card::InfantryCard;
use super::reaction::ReactionShot;
use super::regrouping::{Regrouping, RemoveMarkers};
use super::riders::Riders;
use super::scores::{EngagementScore, FrontalAttackResult, ObjectiveControl, ObjectivePlacing};
use super::towing::Towing;

/// All of them.
pub const CALCULATORS: &[Calculator] = &[
    calculator::<InfantryCard>(),
    calculator::<ArmyTotal>(),
    calculator::<ObjectivePlacing>(),
    played::<FireAtInfantry>(),
    calculator::<CombinedFire>(),
    played::<AntiTankFire>(),
    calculator::<DamageLocation>(),
    calculator::<ShotAtGun>(),
    calculator::<ReactionShot>(),
    played::<AreaFire>(),
    played::<AreaHit>(),
    played::<Assault>(),
    played::<ArmourAssault>(),
    played::<VehicleAssault>(),
    calculator::<Riders>(),
    calculator::<Towing>(),
    calculator::<Regrouping>(),
    played::<RemoveMarkers>(),
    calculator::<EngagementScore>(),
    calculator::<FrontalAttackResult>(),
    calculator::<ObjectiveControl>(),
];
