//! Every calculator, in the order of a turn.

use crate::aid::{Calculator, calculator};

use super::army_total::ArmyTotal;
use super::infantry_card::InfantryCard;
use super::regrouping::{Regrouping, RemoveMarkers};
use super::riders::Riders;
use super::scores::{EngagementScore, FrontalAttackResult, ObjectiveControl, ObjectivePlacing};
use super::towing::Towing;

/// All of them.
pub const CALCULATORS: &[Calculator] = &[
    calculator::<InfantryCard>(),
    calculator::<ArmyTotal>(),
    calculator::<ObjectivePlacing>(),
    calculator::<Riders>(),
    calculator::<Towing>(),
    calculator::<Regrouping>(),
    calculator::<RemoveMarkers>(),
    calculator::<EngagementScore>(),
    calculator::<FrontalAttackResult>(),
    calculator::<ObjectiveControl>(),
];
