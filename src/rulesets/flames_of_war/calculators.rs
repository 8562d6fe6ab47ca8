//! The calculators, in the order of the turn.

use crate::aid::Calculator;

use super::{
    allocation, bailed_out, commander, concealment, legal_target, morale, passengers, rally, saves,
    shooting, test,
};

/// Every calculator, in the order of the turn.
pub const CALCULATORS: &[Calculator] = &[
    test::TEST,
    rally::RALLY,
    bailed_out::BAILED_OUT,
    commander::COMMANDER,
    legal_target::LEGAL_TARGET,
    concealment::CONCEALMENT,
    shooting::SHOOTING,
    allocation::ALLOCATION,
    saves::SAVES,
    passengers::PASSENGERS,
    commander::WARRIOR,
    morale::PLATOON_MORALE,
    morale::COMPANY_MORALE,
];
