//! How units take part in `passengers`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::passengers::{Carried, Passengers};
use crate::rulesets::flames_of_war::units::tracker::Platoon;

impl Play for Passengers {
    const ROLES: &'static [Role] = &[roles::CARRIED];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        match cast.state::<Platoon>(parts::TARGET) {
            Some(unit) => known.knowing(Self::AT.unattached, unit.is_unattached()),
            None => known,
        }
    }

    fn after(&self, _: &House, carried: &Carried, cast: &mut Participants) {
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            unit.loses(carried.lost, 0, VehicleState::Working);
            if carried.pinned {
                unit.pin();
            }
        });
    }
}
