//! The calculators, in the order of the turn.

use crate::aid::{Calculator, calculator};

use super::air::{AirCall, AntiAircraft};
use super::air_attack::AirAttack;
use super::allocation::Allocation;
use super::assault::Assault;
use super::bailed_out::BailedOut;
use super::bogging::{Bogging, Freeing, Towing};
use super::bombardment::Bombardment;
use super::close_combat::CloseCombat;
use super::command::Command;
use super::commander::{Appointment, Warrior};
use super::concealment::Concealment;
use super::legal_target::LegalTarget;
use super::missions::placing::ObjectivePlacing;
use super::morale::{CompanyMorale, PlatoonMorale};
use super::movement::Movement;
use super::passengers::Passengers;
use super::rally::Rally;
use super::reconnaissance::{Disengage, EyesAndEars};
use super::saves::Saves;
use super::shooting::Shooting;
use super::smoke::Smoke;
use super::test::Test;

/// Every calculator, in the order of the turn.
pub const CALCULATORS: &[Calculator] = &[
    calculator::<Test>(),
    calculator::<Rally>(),
    calculator::<Freeing>(),
    calculator::<BailedOut>(),
    calculator::<AirCall>(),
    calculator::<Movement>(),
    calculator::<Bogging>(),
    calculator::<Command>(),
    calculator::<Appointment>(),
    calculator::<EyesAndEars>(),
    calculator::<Smoke>(),
    calculator::<Towing>(),
    calculator::<LegalTarget>(),
    calculator::<Concealment>(),
    calculator::<Disengage>(),
    calculator::<Shooting>(),
    calculator::<Allocation>(),
    calculator::<Saves>(),
    calculator::<Passengers>(),
    calculator::<Warrior>(),
    calculator::<Bombardment>(),
    calculator::<AntiAircraft>(),
    calculator::<AirAttack>(),
    calculator::<Assault>(),
    calculator::<CloseCombat>(),
    calculator::<PlatoonMorale>(),
    calculator::<CompanyMorale>(),
    calculator::<ObjectivePlacing>(),
];
