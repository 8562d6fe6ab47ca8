//! The calculators, in the order of the turn; then those of the missions, from the
//! set-up to the score.

use crate::aid::{Calculator, calculator, played};

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
    played::<Test>(),
    played::<Rally>(),
    played::<Freeing>(),
    played::<BailedOut>(),
    played::<AirCall>(),
    played::<Movement>(),
    played::<Bogging>(),
    calculator::<Building>(),
    calculator::<Boarding>(),
    played::<Command>(),
    calculator::<ChangeTank>(),
    played::<Appointment>(),
    played::<EyesAndEars>(),
    played::<Smoke>(),
    played::<Towing>(),
    played::<LegalTarget>(),
    calculator::<Sight>(),
    played::<Concealment>(),
    played::<Disengage>(),
    played::<Shooting>(),
    played::<Allocation>(),
    played::<Saves>(),
    played::<Passengers>(),
    played::<Warrior>(),
    calculator::<MayBombard>(),
    played::<Bombardment>(),
    played::<AntiAircraft>(),
    played::<AirAttack>(),
    calculator::<AssaultAbility>(),
    played::<Assault>(),
    played::<CloseCombat>(),
    played::<PlatoonMorale>(),
    played::<CompanyMorale>(),
    played::<AttackerRoll>(),
    calculator::<ReserveSplit>(),
    calculator::<FinishedFirst>(),
    played::<FirstTurnRoll>(),
    calculator::<BattleEnd>(),
    calculator::<VictoryPoints>(),
    calculator::<ObjectivePlacing>(),
];
