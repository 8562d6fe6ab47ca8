//! The calculators, in the order of the turn; then those of the missions, from the set-up to the
//! victory points.

use crate::rulesets::prelude::*;

use crate::rulesets::flames_of_war::sheet::abilities::AssaultAbility;
use crate::rulesets::flames_of_war::sheet::air::{AirCall, AntiAircraft};
use crate::rulesets::flames_of_war::sheet::air_attack::AirAttack;
use crate::rulesets::flames_of_war::sheet::allocation::Allocation;
use crate::rulesets::flames_of_war::sheet::assault::Assault;
use crate::rulesets::flames_of_war::sheet::bailed_out::BailedOut;
use crate::rulesets::flames_of_war::sheet::boarding::Boarding;
use crate::rulesets::flames_of_war::sheet::bogging::{Bogging, Freeing, Towing};
use crate::rulesets::flames_of_war::sheet::bombardment::Bombardment;
use crate::rulesets::flames_of_war::sheet::building::Building;
use crate::rulesets::flames_of_war::sheet::change_tank::ChangeTank;
use crate::rulesets::flames_of_war::sheet::close_combat::CloseCombat;
use crate::rulesets::flames_of_war::sheet::command::Command;
use crate::rulesets::flames_of_war::sheet::commander::{Appointment, Warrior};
use crate::rulesets::flames_of_war::sheet::concealment::Concealment;
use crate::rulesets::flames_of_war::sheet::forms::Disengage;
use crate::rulesets::flames_of_war::sheet::legal_target::LegalTarget;
use crate::rulesets::flames_of_war::sheet::may_bombard::MayBombard;
use crate::rulesets::flames_of_war::sheet::missions::deployment::{FinishedFirst, ReserveSplit};
use crate::rulesets::flames_of_war::sheet::missions::ends::BattleEnd;
use crate::rulesets::flames_of_war::sheet::missions::placing::ObjectivePlacing;
use crate::rulesets::flames_of_war::sheet::missions::roll_offs::{AttackerRoll, FirstTurnRoll};
use crate::rulesets::flames_of_war::sheet::missions::victory::VictoryPoints;
use crate::rulesets::flames_of_war::sheet::morale::{CompanyMorale, PlatoonMorale};
use crate::rulesets::flames_of_war::sheet::movement::Movement;
use crate::rulesets::flames_of_war::sheet::passengers::Passengers;
use crate::rulesets::flames_of_war::sheet::rally::Rally;
use crate::rulesets::flames_of_war::sheet::reconnaissance::EyesAndEars;
use crate::rulesets::flames_of_war::sheet::saves::Saves;
use crate::rulesets::flames_of_war::sheet::shooting::Shooting;
use crate::rulesets::flames_of_war::sheet::sight::Sight;
use crate::rulesets::flames_of_war::sheet::smoke::Smoke;
use crate::rulesets::flames_of_war::sheet::test::Test;

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
