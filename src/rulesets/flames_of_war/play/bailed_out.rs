//! How units take part in `bailed_out`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::bailed_out::{BailedOut, CrewTested, Occasion};
use crate::rulesets::flames_of_war::units::tracker::Platoon;

impl Play for BailedOut {
    const ROLES: &'static [Role] = &[roles::CREW];

    // The commander may join the platoon at any moment (FOW-IND-02).
    const IN_VIEW: &'static [usize] = &[Self::AT.will.then(Will::AT.reroll).index()];

    const LIMITS: &'static [Limit] = &[Limit {
        place: Self::AT.crews.index(),
        most: |_, cast| roles::most(cast, parts::UNIT, |unit| unit.crews_to_test().max(1)),
        cite: "FOW-AMB-13",
    }];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some((standing, unit)) = cast.one(parts::UNIT).zip(cast.state::<Platoon>(parts::UNIT))
        else {
            return known;
        };
        let occasion = if roles::turn_starts(cast, standing) && unit.bailed_out() > 0 {
            Occasion::StartOfTurn
        } else {
            Occasion::Again
        };
        known
            .knowing(Self::AT.occasion, occasion)
            .knowing(Self::AT.crews, unit.crews_to_test().max(1))
            .knowing_all(Self::AT.will, &roles::led(cast, parts::UNIT, &unit))
            // A commander is recorded as a separate unit, and gives himself no re-roll.
            .knowing(Self::AT.own_vehicle, false)
    }

    /// At the start of the turn all recorded crews test; after a hit, a crew that has bailed out
    /// tests, if there is one, or else that of a bogged vehicle.
    fn after(&self, _: &House, tested: &CrewTested, cast: &mut Participants) {
        cast.change_role(parts::UNIT, |unit: &mut Platoon| {
            let out_already = unit.bailed_out() > 0;
            match (self.occasion, tested.crew) {
                (Occasion::StartOfTurn, _) => {
                    unit.crews_recover(tested.recovered, self.crews());
                }
                (Occasion::Again, true) if out_already => {}
                (Occasion::Again, true) => unit.loses(0, 1, VehicleState::Bogged),
                (Occasion::Again, false) if out_already => {
                    unit.loses(1, 0, VehicleState::BailedOut);
                }
                (Occasion::Again, false) => unit.loses(1, 0, VehicleState::Bogged),
            }
        });
    }
}
