//! Every calculator, in the order of a turn.

use crate::rulesets::prelude::*;

use crate::rulesets::brygada::sheet::anti_tank::AntiTankFire;
use crate::rulesets::brygada::sheet::area_fire::{AreaFire, AreaHit};
use crate::rulesets::brygada::sheet::army_total::ArmyTotal;
use crate::rulesets::brygada::sheet::assault::{Assault, AssaultByVehicle, AssaultOnVehicle};
use crate::rulesets::brygada::sheet::combined_fire::CombinedFire;
use crate::rulesets::brygada::sheet::damage_location::DamageLocation;
use crate::rulesets::brygada::sheet::fire_at_infantry::FireAtInfantry;
use crate::rulesets::brygada::sheet::gun_target::ShotAtGun;
use crate::rulesets::brygada::sheet::infantry_card::InfantryCard;
use crate::rulesets::brygada::sheet::reaction::ReactionShot;
use crate::rulesets::brygada::sheet::regrouping::{Regrouping, RemoveMarkers};
use crate::rulesets::brygada::sheet::riders::Riders;
use crate::rulesets::brygada::sheet::scores::{
    EngagementScore, FrontalAttackResult, ObjectiveControl, ObjectivePlacing,
};
use crate::rulesets::brygada::sheet::towing::Towing;

/// Every calculator.
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
    played::<AssaultOnVehicle>(),
    played::<AssaultByVehicle>(),
    calculator::<Riders>(),
    calculator::<Towing>(),
    calculator::<Regrouping>(),
    played::<RemoveMarkers>(),
    calculator::<EngagementScore>(),
    calculator::<FrontalAttackResult>(),
    calculator::<ObjectiveControl>(),
];
