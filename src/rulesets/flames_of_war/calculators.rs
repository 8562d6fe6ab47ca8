//! The calculators, in the order of the turn.

use crate::aid::Calculator;

use super::{
    air, air_attack, allocation, assault, bailed_out, bogging, bombardment, close_combat, command,
    commander, concealment, legal_target, morale, movement, passengers, rally, reconnaissance,
    saves, shooting, smoke, test,
};

/// Every calculator, in the order of the turn.
pub const CALCULATORS: &[Calculator] = &[
    test::TEST,
    rally::RALLY,
    bogging::FREEING,
    bailed_out::BAILED_OUT,
    air::AIR_CALL,
    movement::MOVEMENT,
    bogging::BOGGING,
    command::COMMAND,
    commander::COMMANDER,
    reconnaissance::EYES_AND_EARS,
    smoke::SMOKE,
    bogging::TOWING,
    legal_target::LEGAL_TARGET,
    concealment::CONCEALMENT,
    reconnaissance::DISENGAGE,
    shooting::SHOOTING,
    allocation::ALLOCATION,
    saves::SAVES,
    passengers::PASSENGERS,
    commander::WARRIOR,
    bombardment::BOMBARDMENT,
    air::ANTI_AIRCRAFT,
    air_attack::AIR_ATTACK,
    assault::ASSAULT,
    close_combat::CLOSE_COMBAT,
    morale::PLATOON_MORALE,
    morale::COMPANY_MORALE,
];
