//! `deviation` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use crate::places;

use super::roles;
use crate::rulesets::cold_war_commander::sheet::anti_air::AntiAir;
use crate::rulesets::cold_war_commander::sheet::deviation::{
    ArtilleryDeviation, Drifted, strike_of_air_units,
};
use crate::rulesets::cold_war_commander::sheet::forms::AirDeviation;
use crate::rulesets::cold_war_commander::sheet::phases;
use crate::rulesets::cold_war_commander::units::follow_up;
use crate::rulesets::cold_war_commander::units::side::Side;
use crate::rulesets::cold_war_commander::units::unit::{FollowUp, UnitKind};

impl Play for ArtilleryDeviation {
    const ROLES: &'static [Role] = &roles::BATTERIES;

    const MEASURED: &'static [usize] = places!(ArtilleryDeviation: distance);

    // Artillery of another kind is a separate shoot (CWC-AMB-59).
    fn fill(cast: &Participants) -> To<Self> {
        let known = if is_planned(cast, &parts::BATTERIES) {
            Opening::to().knowing(Self::AT.planned, true)
        } else {
            Opening::to()
        };
        match roles::states(cast, &parts::BATTERIES).first() {
            Some(battery) => known
                .knowing(Self::AT.smoke, battery.follow_up == FollowUp::Smoke)
                .knowing(Self::AT.rocket, battery.fires_rockets())
                .knowing(Self::AT.naval, battery.is_naval()),
            None => known,
        }
    }

    fn after(&self, _: &House, _: &Drifted, cast: &mut Participants) {
        if self.planned && !follow_up::is_called(cast, &parts::BATTERIES) {
            follow_up::planned_mission(
                cast,
                &parts::BATTERIES,
                FollowUp::Fire,
                Side::fire_missions,
            );
        } else {
            follow_up::has_deviated(cast, &parts::BATTERIES, UnitKind::Fao);
        }
    }

    fn then(&self, _: &House, _: &Drifted) -> Vec<Opening> {
        self.fire().into_iter().collect()
    }
}

impl Play for AirDeviation {
    // The units are carried over to the strike.
    const ROLES: &'static [Role] = &roles::AIR_UNITS;

    const MEASURED: &'static [usize] = places!(AirDeviation: distance);

    fn fill(cast: &Participants) -> To<Self> {
        if is_planned(cast, &parts::AIR_UNITS) {
            Opening::to().knowing(Self::AT.planned, true)
        } else {
            Opening::to()
        }
    }

    fn after(&self, _: &House, _: &Drifted, cast: &mut Participants) {
        if self.planned && !follow_up::is_called(cast, &parts::AIR_UNITS) {
            follow_up::planned_mission(cast, &parts::AIR_UNITS, FollowUp::Fire, Side::air_missions);
        } else {
            follow_up::has_deviated(cast, &parts::AIR_UNITS, UnitKind::Fac);
        }
    }

    fn then(&self, _: &House, _: &Drifted) -> Vec<Opening> {
        vec![Opening::to::<AntiAir>().into(), strike_of_air_units()]
    }
}

/// Whether the present mission was planned: in the phase of planned missions it always is
/// (CWC-SEQ-02). Later only the player who opens the calculator knows, because a forgotten mission
/// may be carried out until the first command test (CWC-AMB-58). A mission granted to these units
/// is not a planned one.
fn is_planned(cast: &Participants, roles: &[RoleId]) -> bool {
    cast.at.stage == phases::SCHEDULED_FIRE && !follow_up::is_called(cast, roles)
}
