//! Every calculator, in the order of a turn.

use crate::aid::{Calculator, calculator};

use super::anti_tank::AntiTankFire;
use super::combined_fire::CombinedFire;
use super::damage_location::DamageLocation;
use super::fire_at_infantry::FireAtInfantry;
use super::gun_target::ShotAtGun;
use super::reaction::ReactionShot;

/// All of them.
pub const CALCULATORS: &[Calculator] = &[
    calculator::<FireAtInfantry>(),
    calculator::<CombinedFire>(),
    calculator::<AntiTankFire>(),
    calculator::<DamageLocation>(),
    calculator::<ShotAtGun>(),
    calculator::<ReactionShot>(),
];
