//! How units take part in `bombardment`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::bombardment::Bombardment;
use crate::rulesets::flames_of_war::sheet::forms::{Disengage, Trigger};
use crate::rulesets::flames_of_war::sheet::ranging::{Mark, Ranged, RangedIn};
use crate::rulesets::flames_of_war::sheet::template::{Struck, Under};
use crate::rulesets::flames_of_war::units::tracker::{Platoon, Used};

impl Play for Bombardment {
    const ROLES: &'static [Role] = &[
        roles::BATTERY.listed(t::OPEN_BOMBARD_WITH),
        roles::UNDER_FIRE.listed(t::OPEN_BOMBARD_IT),
        roles::SPOTTER,
    ];

    /// That the target stayed down counts as soon as the player answers that it is concealed.
    const IN_VIEW: &'static [usize] = &[Self::AT.mark.then(Mark::AT.keeps_down).index()];

    const LIMITS: &'static [Limit] = &[
        Limit {
            place: Self::AT.under.then(Under::AT.teams).index(),
            most: |values, cast| roles::most_hit(cast, values.typed::<Self>().under.target),
            cite: "FOW-ART-23",
        },
        Limit {
            place: Self::AT.guns.index(),
            most: |_, cast| roles::most_guns(cast),
            cite: "FOW-DIF-06",
        },
    ];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some((standing, unit)) =
            cast.one(parts::BATTERY).zip(cast.state::<Platoon>(parts::BATTERY))
        {
            // The same number of guns fires at every platoon under the template (FOW-AMB-77).
            let again = unit.bombarded && !unit.smoked && !unit.repeated;
            let fired = again && unit.guns_fired.0 > 0;
            let guns = if fired { unit.guns_fired.0 } else { unit.free() };
            known = known
                .knowing_all(Self::AT.trained, &unit.trained())
                .knowing(Self::AT.guns, guns)
                .knowing(Self::AT.rockets, unit.rockets || unit.trails)
                .knowing(Self::AT.anti_tank, unit.bombardment_anti_tank)
                .knowing(Self::AT.firepower, unit.bombardment_firepower)
                .knowing(Self::AT.barred, roles::battery_bar(cast, standing));
            // Another platoon under the same template is hit on the same number as the first target
            // of this turn's bombardment; only the players know whether the target is such a
            // platoon (FOW-AMB-77).
            if again {
                known = known.knowing(Self::AT.volley, unit.ranged_in_on());
            }
            if fired {
                known = known.knowing(Self::AT.own_gun, false);
            }
            if !unit.bombarded {
                known = known.knowing(Self::AT.ranged, unit.ranged());
            }
            if !unit.aiming_point || unit.bombarded {
                known = known.knowing(Self::AT.repeat, unit.bombarded && unit.repeated);
            }
        }
        if let Some(unit) = cast.state::<Platoon>(parts::TARGET) {
            known = Mark::known(known, Self::AT.mark, &unit);
            known = unit
                .under_template(known, Self::AT.under)
                .knowing_all(Self::AT.will, &roles::led(cast, parts::TARGET, &unit));
            known = known.knowing(Self::AT.leaves, unit.may_disengage());
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

    fn after(&self, _: &House, struck: &Struck, cast: &mut Participants) {
        let fired = self.failed().is_some() || struck.ranged != RangedIn::Not;
        cast.change_role(parts::BATTERY, |unit: &mut Platoon| {
            if self.is_ranging() {
                unit.failed_tries = Count(struck.ranged.failed());
            }
            unit.bombarded |= fired;
            unit.smoked &= !fired;
            if fired {
                unit.repeated = self.repeat;
                unit.guns_fired = Count::from_raw(self.firing());
            }
            unit.trails |= fired && self.rockets;
        });
        cast.change_role(parts::SPOTTER, |unit: &mut Platoon| {
            unit.used = Used::Spotting;
        });
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            if struck.toll.failed > 0 {
                unit.fails_save();
            }
            unit.is_struck_by(struck, self.under.target, self.under.state);
        });
    }

    /// Another platoon under the same template is hit on the same number, whether the battery
    /// ranged in or did not need to (FOW-AMB-77).
    fn then(&self, _: &House, struck: &Struck) -> Vec<Opening> {
        let mut then = self.under.passengers(struck.destroyed);
        let ranged = match struck.ranged {
            _ if !self.is_ranging() => Some(self.ranged),
            RangedIn::Not => None,
            RangedIn::First => Some(Ranged::First),
            RangedIn::Second => Some(Ranged::Second),
            RangedIn::Third => Some(Ranged::Third),
        };
        // Once a try has failed, reconnaissance may disengage (FOW-REC-07).
        if self.leaves && self.is_ranging() && struck.ranged != RangedIn::First {
            let goes = Opening::to::<Disengage>()
                .deciding(Disengage::AT.trigger, Trigger::Bombardment)
                .casting(&[(parts::TARGET, parts::TARGET)]);
            then.push(goes.into());
        }
        if let Some(ranged) = ranged {
            let under_it = Opening::to::<Self>()
                .deciding(Self::AT.repeat, self.repeat)
                .deciding(Self::AT.same_template, self.repeat)
                .deciding(Self::AT.ranged, ranged)
                .knowing(Self::AT.guns, self.guns)
                .knowing(Self::AT.own_gun, self.own_gun)
                .casting(&[(parts::BATTERY, parts::BATTERY), (parts::SPOTTER, parts::SPOTTER)]);
            then.push(under_it.named(t::SAME_TEMPLATE).into());
        }
        then
    }
}
