//! How units take part in `smoke`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::ranging::{Mark, RangedIn};
use crate::rulesets::flames_of_war::sheet::smoke::{Screen, Smoke};
use crate::rulesets::flames_of_war::units::tracker::side::Force;
use crate::rulesets::flames_of_war::units::tracker::{Platoon, Used};

impl Play for Smoke {
    const ROLES: &'static [Role] = &[roles::LAYS_SMOKE, roles::UNDER_FIRE, roles::SPOTTER];

    const LIMITS: &'static [Limit] = &[Limit {
        place: Self::AT.guns.index(),
        most: |_, cast| roles::most_guns(cast),
        cite: "FOW-DIF-06",
    }];

    /// That the target stayed down counts as soon as the player answers that it is concealed.
    const IN_VIEW: &'static [usize] = &[Self::AT.mark.then(Mark::AT.keeps_down).index()];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some((standing, unit)) =
            cast.one(parts::BATTERY).zip(cast.state::<Platoon>(parts::BATTERY))
        {
            known = known
                .knowing(Self::AT.guns, unit.free())
                .knowing(Self::AT.barred, roles::smoke_bar(cast, standing));
        }
        if let Some(unit) = cast.state::<Platoon>(parts::TARGET) {
            known = Mark::known(known, Self::AT.mark, &unit);
            if !unit.trails {
                known = known.knowing(Self::AT.trails, false);
            }
        }
        if let Some(unit) = cast.state::<Platoon>(parts::SPOTTER) {
            known = known
                .knowing(Self::AT.company, unit.role.is_company_command())
                .knowing(Self::AT.own_gun, false);
        }
        known
    }

    /// Records the screen for its side (FOW-SMK-06).
    fn after(&self, _: &House, screen: &Screen, cast: &mut Participants) {
        if let Some(side) = cast.one(parts::BATTERY).map(|unit| unit.side)
            && screen.templates > 0
        {
            cast.change_side(side, |force: &mut Force| {
                force.smoke = Count::from_raw(force.smoke.0 + 1);
            });
        }
        cast.change_role(parts::BATTERY, |unit: &mut Platoon| {
            unit.failed_tries = Count(screen.ranged.failed());
            unit.smoked = screen.ranged != RangedIn::Not;
            unit.bombarded |= unit.smoked;
        });
        cast.change_role(parts::SPOTTER, |unit: &mut Platoon| {
            unit.used = Used::Spotting;
        });
    }
}
