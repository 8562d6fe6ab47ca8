//! The calculators, in the order of the turn; then those of the missions, from the
//! set-up to the score.

use crate::aid::{Calculator, calculator};

use super::abilities::AssaultAbility;
use super::air::{AirCall, AntiAircraft};
use super::air_attack::AirAttack;
use super::allocation::Allocation;
use super::assault::Assault;
use super::bailed_out::BailedOut;
use super::boarding::Boarding;
use super::bogging::{Bogging, Freeing, Towing};
use super::bombardment::Bombardment;
use super::building::Building;
use super::change_tank::ChangeTank;
use super::close_combat::CloseCombat;
use super::command::Command;
use super::commander::{Appointment, Warrior};
use super::concealment::Concealment;
use super::legal_target::LegalTarget;
use super::may_bombard::MayBombard;
use super::missions::deployment::{FinishedFirst, ReserveSplit};
use super::missions::ends::BattleEnd;
use super::missions::placing::ObjectivePlacing;
use super::missions::roll_offs::{AttackerRoll, FirstTurnRoll};
use super::missions::victory::VictoryPoints;
use super::morale::{CompanyMorale, PlatoonMorale};
use super::movement::Movement;
use super::passengers::Passengers;
use super::rally::Rally;
use super::reconnaissance::{Disengage, EyesAndEars};
use super::saves::Saves;
use super::shooting::Shooting;
use super::sight::Sight;
use super::smoke::Smoke;
use super::test::Test;

/// Every calculator: the turn, then the missions.
pub const CALCULATORS: &[Calculator] = &[
    calculator::<Test>(),
    calculator::<Rally>(),
    calculator::<Freeing>(),
    calculator::<BailedOut>(),
    calculator::<AirCall>(),
    calculator::<Movement>(),
    calculator::<Bogging>(),
    calculator::<Building>(),
    calculator::<Boarding>(),
    calculator::<Command>(),
    calculator::<ChangeTank>(),
    calculator::<Appointment>(),
    calculator::<EyesAndEars>(),
    calculator::<Smoke>(),
    calculator::<Towing>(),
    calculator::<LegalTarget>(),
    calculator::<Sight>(),
    calculator::<Concealment>(),
    calculator::<Disengage>(),
    calculator::<Shooting>(),
    calculator::<Allocation>(),
    calculator::<Saves>(),
    calculator::<Passengers>(),
    calculator::<Warrior>(),
    calculator::<MayBombard>(),
    calculator::<Bombardment>(),
    calculator::<AntiAircraft>(),
    calculator::<AirAttack>(),
    calculator::<AssaultAbility>(),
    calculator::<Assault>(),
    calculator::<CloseCombat>(),
    calculator::<PlatoonMorale>(),
    calculator::<CompanyMorale>(),
    calculator::<AttackerRoll>(),
    calculator::<ReserveSplit>(),
    calculator::<FinishedFirst>(),
    calculator::<FirstTurnRoll>(),
    calculator::<BattleEnd>(),
    calculator::<VictoryPoints>(),
    calculator::<ObjectivePlacing>(),
];
