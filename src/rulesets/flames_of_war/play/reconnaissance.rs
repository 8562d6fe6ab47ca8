//! How units take part in `reconnaissance`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::forms::{Disengage, Trigger};
use crate::rulesets::flames_of_war::sheet::movement::Movement;
use crate::rulesets::flames_of_war::sheet::phases::ASSAULT;
use crate::rulesets::flames_of_war::sheet::reconnaissance::{Disengaged, EyesAndEars, Looked};
use crate::rulesets::flames_of_war::sheet::shooting::{Disengaging, Shooting};
use crate::rulesets::flames_of_war::units::tracker::{AssaultPart, Moved, Platoon, UnitKind, Used};

impl Play for EyesAndEars {
    const ROLES: &'static [Role] = &[roles::SCOUT, roles::UNDER_FIRE];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Platoon>(parts::SCOUT) {
            let form = unit.eyes_and_ears_form();
            known = known
                .knowing(Self::AT.moved, form.moved)
                .knowing(Self::AT.pinned, form.pinned)
                .knowing(Self::AT.reorganising, form.reorganising);
        }
        if let Some(unit) = cast.state::<Platoon>(parts::TARGET) {
            let hides = unit.hides(false);
            // If the target is gone to ground only where terrain conceals it, the answer is
            // unknown.
            if hides.by_standing || !hides.may_be_gone {
                known = known.knowing(Self::AT.gone_to_ground, hides.may_be_gone);
            }
        }
        known
    }

    /// One of the scouts does nothing else in this turn (FOW-REC-02, FOW-AMB-38), and its
    /// target is no longer gone to ground (FOW-REC-01).
    fn after(&self, _: &House, looked: &Looked, cast: &mut Participants) {
        cast.change_role(parts::SCOUT, |unit: &mut Platoon| {
            unit.uses_one(Used::EyesAndEars);
        });
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            if looked.stripped {
                unit.is_stripped();
            }
        });
    }
}

impl Play for Disengage {
    const ROLES: &'static [Role] = &[roles::DISENGAGES, roles::SHOOTS_AT_IT];

    /// Only the players see which threat the reconnaissance gets away from.
    const MEASURED: &'static [usize] = places!(Disengage: trigger);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some((standing, unit)) =
            cast.one(parts::TARGET).zip(cast.state::<Platoon>(parts::TARGET))
        {
            if cast.at.stage == ASSAULT && roles::in_enemys_turn(cast, standing) {
                known = known.proposing(Self::AT.trigger, Trigger::Assault);
            }
            known = known
                .knowing(Self::AT.attacked, unit.attacked())
                .knowing(Self::AT.doubled, unit.moved == Moved::Double)
                .knowing_all(Self::AT.trained, &unit.trained())
                .knowing_all(Self::AT.will, &roles::led(cast, parts::TARGET, &unit));
        }
        if let Some((standing, unit)) =
            cast.one(parts::SHOOTER).zip(cast.state::<Platoon>(parts::SHOOTER))
        {
            let moved = !unit.stood_still() && !roles::in_enemys_turn(cast, standing);
            let pinned = unit.is_pinned() && unit.kind != UnitKind::Armoured;
            let one_shot = moved || pinned || unit.kind == UnitKind::Cavalry;
            known = known.knowing(Self::AT.one_shot, one_shot);
            if let [weapon] = unit.weapons() {
                known = known.knowing(Self::AT.rof, weapon.rof);
            }
        }
        known
    }

    /// If the reconnaissance gets away, from fire or from an assault, it moves; shots that are
    /// still owed and not lost are fired (FOW-REC-05).
    fn then(&self, _: &House, tested: &Disengaged) -> Vec<Opening> {
        let mut then = Vec::new();
        if self.gets_away(*tested) {
            then.push(Opening::to::<Movement>().casting(parts::TARGET_MOVES).into());
        }
        if self.rest_is_owed() && !tested.rest {
            then.push(
                Opening::to::<Shooting>()
                    .knowing(Shooting::AT.rof, self.rof)
                    // Even if all teams have fired this weapon, they still owe its remaining shots.
                    .deciding(Shooting::AT.used_weapon, self.weapon())
                    .deciding(Shooting::AT.disengaging, Disengaging::TheRest)
                    .into(),
            );
        }
        then
    }

    fn after(&self, _: &House, tested: &Disengaged, cast: &mut Participants) {
        if self.gets_away(*tested) {
            let fights = cast
                .state(parts::TARGET)
                .is_some_and(|unit: Platoon| unit.assault != AssaultPart::No);
            cast.change_role(parts::TARGET, Platoon::disengages);
            // Its attackers have charged, though there is no close combat (FOW-REC-10, FOW-AMB-16).
            if self.trigger == Trigger::Assault {
                cast.change_role(parts::SHOOTER, |unit: &mut Platoon| unit.assaulted = true);
            }
            if fights || self.trigger == Trigger::Assault {
                roles::breaks_up(cast);
            }
        } else if self.trigger == Trigger::FailedSave {
            cast.change_role(parts::TARGET, |unit: &mut Platoon| unit.stays = true);
        } else if self.trigger == Trigger::Assault {
            // It is assaulted, and may not fire defensively (FOW-REC-10).
            cast.change_role(parts::TARGET, |unit: &mut Platoon| {
                unit.joins_assault(AssaultPart::Attacked);
                unit.held_fast = true;
            });
        }
    }
}
