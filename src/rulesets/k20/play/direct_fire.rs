//! `direct_fire` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::armament::Ammunition;
use crate::rulesets::k20::sheet::crew::CrewMorale;
use crate::rulesets::k20::sheet::direct_fire::{DirectFire, Evading};
use crate::rulesets::k20::sheet::effect::{Half, Hindrance};
use crate::rulesets::k20::sheet::shot::BadLuck;
use crate::rulesets::k20::sheet::template::Template;
use crate::rulesets::k20::sheet::training::TrainingTest;
use crate::rulesets::k20::sheet::volley::Fired;
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::{Unit, UnitKind};

impl DirectFire {
    /// The known answers of the shooter, which has OM 3 once it has moved (K20-AMB-12).
    pub(crate) fn of_shooter(known: To<Self>, unit: &Unit) -> To<Self> {
        let on_foot = unit.on_foot();
        let om = if unit.moved { unit.om_3 } else { unit.om_1 };
        let known = known
            .knowing(Self::AT.training, unit.training)
            .knowing(Self::AT.om, om)
            .knowing(Self::AT.level, unit.level)
            .knowing(Self::AT.pinned_or_damaged, unit.pinned || unit.is_damaged())
            .knowing(Self::AT.further, unit.same_target)
            .knowing(Self::AT.anti_armour, unit.anti_armour)
            .knowing(Self::AT.infantry_weapon, on_foot)
            .knowing(Self::AT.gun_state, unit.weapon);
        if unit.has_only_small_arms() {
            return known.knowing(Self::AT.ammunition, Ammunition::SmallArms);
        }
        known
            .knowing(Self::AT.ap, unit.ap)
            .knowing(Self::AT.ht, unit.ht)
            .knowing(Self::AT.he_fp, unit.he_fp)
            .knowing(Self::AT.he_ov, unit.he_ov)
    }

    /// The known answers of the target.
    pub(crate) fn of_target(known: To<Self>, unit: &Unit) -> To<Self> {
        let evading =
            if unit.is_evading() { Evading::from_raw(unit.evasion.0 - 1) } else { Evading::No };
        let known = known
            .knowing(Self::AT.target, unit.target())
            .knowing(Self::AT.defence, unit.defence)
            .knowing(Self::AT.evading, evading)
            .knowing(Self::AT.moving, unit.is_moving())
            .knowing(Self::AT.running, unit.on_foot() && unit.running)
            .knowing(Self::AT.unarmoured, unit.is_unarmoured())
            .knowing(Self::AT.damaged, unit.is_damaged())
            .knowing(Self::AT.camouflage, unit.camouflaged)
            .knowing(Self::AT.hidden, unit.hidden);
        if unit.on_foot() {
            return known;
        }
        unit.knowing_faces(known, Self::AT.armour)
    }
}

impl Play for DirectFire {
    const ROLES: &'static [Role] = &[
        roles::SHOOTER.listed(t::OPEN_DIRECT_FIRE),
        roles::TARGET_OF_FIRE.listed(t::OPEN_UNDER_DIRECT_FIRE),
        roles::PASSENGERS,
    ];

    /// Beyond the printed distances the players also say how the distance counts (K20-AMB-14).
    const MEASURED: &'static [usize] = places!(DirectFire: distance, range_modifier);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        let shooter = cast.state::<Unit>(parts::SHOOTER);
        let target = cast.state::<Unit>(parts::TARGET);
        if let Some(shooter) = &shooter {
            known = Self::of_shooter(known, shooter)
                .knowing(Self::AT.armament, shooter.armament())
                .knowing(Self::AT.reach, shooter.reach);
        }
        if let Some(target) = &target {
            known = Self::of_target(known, target);
        }
        if shooter.is_none() && target.is_some_and(|target| target.on_foot()) {
            // Neither AP nor HT is used against infantry (K20-AMM-01, K20-AMM-03).
            known = known.knowing(Self::AT.ammunition, Ammunition::He);
        }
        if let (Some(shooter), Some(target)) = (&shooter, &target) {
            if let Some(ammunition) = Ammunition::only_one(shooter, target) {
                known = known.knowing(Self::AT.ammunition, ammunition);
            }
            if let Some(last) = shooter.last_target.number() {
                let here = cast.one(parts::TARGET).map(|unit| unit.number);
                known = known.knowing(Self::AT.further, here == Some(last));
            }
        }
        known
    }

    fn after(&self, house: &House, fired: &Fired, cast: &mut Participants) {
        let one = self.shots() == 1;
        let weapon = if one { fired.shot.weapon() } else { fired.weapon };
        let target = cast.one(parts::TARGET).map(|unit| unit.number);
        let dud = if one { weapon == BadLuck::Dud } else { fired.dud };
        effects::fired(cast, parts::SHOOTER, target, dud);
        effects::bad_luck(cast, parts::SHOOTER, weapon);
        if one && self.is_he() {
            // Only the players see who else is under the template (K20-AMM-04).
            let (hit, astray) = (fired.shot.hit(), fired.scatter.is_astray());
            // If nothing burst, the shells of an earlier template stay recorded, because not all
            // models under it may have been worked out.
            if hit.is_some() || astray {
                cast.change_role(parts::SHOOTER, |unit: &mut Unit| {
                    unit.shells = Count(1);
                    unit.shells_critical = Critical::ALL[hit.unwrap_or_default()];
                });
            }
            cast.change_role(parts::TARGET, |unit: &mut Unit| {
                unit.under_fire = Count(i16::from(astray));
            });
        }
        if self.target == Target::Building {
            return;
        }
        let moves = match (self.moving, self.running) {
            (false, _) => Movement::Still,
            (true, true) if self.is_he() => Movement::Running,
            (true, _) => Movement::Moving,
        };
        let runs = cast.state(parts::TARGET).is_some_and(|unit: Unit| unit.running);
        // Only HE asks whether the target runs; other fire leaves a running target as it is.
        if self.is_he() || !self.moving || !runs {
            effects::moves(cast, parts::TARGET, moves);
        }
        cast.change_role(parts::TARGET, |unit: &mut Unit| {
            // A target that can be shot at is not Hidden (K20-DIR-01).
            unit.hidden = false;
            if unit.kind == UnitKind::Vehicle && !unit.is_immobilised() {
                unit.evading = self.evading != Evading::No;
            }
        });
        effects::struck(cast, house, parts::TARGET, self.half(), fired.effect, fired.hindrance);
        let crew = match self.target {
            Target::Gun => parts::TARGET,
            Target::Vehicle if self.strikes_passengers() => parts::PASSENGERS,
            _ => return,
        };
        effects::struck(cast, house, crew, Half::Infantry, fired.crew, Hindrance::None);
    }

    fn then(&self, _: &House, fired: &Fired) -> Vec<Opening> {
        let weapon = if self.shots() == 1 { fired.shot.weapon() } else { fired.weapon };
        let mut then = fired.effect.tests(self.half(), fired.hindrance);
        if self.target != Target::Vehicle {
            then.retain(|test| test.calculator != CrewMorale::ABOUT.id);
        }
        if self.strikes_passengers() {
            let tests = fired.crew.tests(Half::Infantry, Hindrance::None).into_iter();
            then.extend(tests.map(|test| test.casting(parts::PASSENGERS_ARE_TESTED)));
        }
        if self.is_he() && self.shots() == 1 {
            let (hit, astray) = (fired.shot.hit(), fired.scatter.is_astray());
            if let Some(kind) = hit {
                // The bonus of a critical hit counts for each model (K20-AMB-59).
                let another = Template::at_another(self.he_fp, self.he_ov);
                then.push(another.deciding(Template::AT.critical, Critical::ALL[kind]).into());
            } else if astray {
                let there = Opening::to::<Template>().named(t::RING_AFTER_SCATTER);
                then.push(there.casting(parts::TARGET_IS_STRUCK).into());
                then.push(Template::at_another(self.he_fp, self.he_ov).into());
            }
        }
        if weapon == BadLuck::Jam {
            let test = Opening::to::<TrainingTest>().deciding(TrainingTest::AT.clears, true);
            then.push(test.casting(parts::SHOOTER_IS_TESTED).into());
        }
        then
    }
}
