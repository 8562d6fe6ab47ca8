//! `fire_mission` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::effect::{Effect, Hindrance};
use crate::rulesets::k20::sheet::fire_mission::{Call, Fallen, FireMission};
use crate::rulesets::k20::sheet::near_impact::NearImpact;
use crate::rulesets::k20::sheet::shot::BadLuck;
use crate::rulesets::k20::sheet::template::{Model, Template};
use crate::rulesets::k20::sheet::training::TrainingTest;
use crate::rulesets::k20::units::{effects, tracker};

impl Play for FireMission {
    const ROLES: &'static [Role] = &[roles::BATTERY, roles::CALLS, roles::TARGET_OF_FIRE];

    const MEASURED: &'static [usize] = places!(FireMission: distance);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<tracker::Unit>(parts::SHOOTER) {
            known = known
                .knowing(Self::AT.rof, unit.rof)
                .knowing(Self::AT.he_fp, unit.he_fp)
                .knowing(Self::AT.he_ov, unit.he_ov);
        }
        if let Some(unit) = cast.state::<tracker::Unit>(parts::CALLER) {
            known = known.knowing(Self::AT.observer, unit.observer);
        }
        if let Some(unit) = cast.state::<tracker::Unit>(parts::TARGET) {
            known = known
                .knowing(Self::AT.seen_later, true)
                .knowing(Self::AT.model, Model::of(&unit))
                .knowing(Self::AT.movement, unit.movement())
                .knowing(Self::AT.unarmoured, unit.is_unarmoured())
                .knowing(Self::AT.damaged, unit.is_damaged());
            // Only the players see which face a shell strikes.
            if !unit.on_foot() {
                known = unit.knowing_faces(known, Self::AT.armour);
            }
        }
        known
    }

    fn after(&self, house: &House, fallen: &Fallen, cast: &mut Participants) {
        // The rounds of a misunderstood mission are aimed at the unit that called it (K20-AMB-45).
        let aimed_at =
            if fallen.call == Call::Misunderstood { parts::CALLER } else { parts::TARGET };
        let target = cast.one(aimed_at).map(|unit| unit.number);
        if fallen.all_rounds() > 0 {
            effects::fired(cast, parts::SHOOTER, target, false);
            // Only the players see which other units are near the impact, so the side is reminded
            // of them (K20-ART-08).
            let side = cast.at.side;
            cast.change_side(side, |kept: &mut tracker::Side| kept.burst = true);
        }
        let here = i16::from(fallen.in_one_place());
        cast.change_role(parts::SHOOTER, |unit: &mut tracker::Unit| {
            unit.shells = Count::from_raw(here);
            unit.shells_critical = Critical::None;
        });
        let unseen = match fallen.call {
            Call::Misunderstood => here,
            // If the model's place after a scatter was entered beforehand, scattered rounds have
            // already had their effect.
            _ if self.seen_later => i16::from(fallen.astray()),
            _ => 0,
        };
        cast.change_role(aimed_at, |unit: &mut tracker::Unit| {
            unit.under_fire = Count::from_raw(unseen);
        });
        effects::bad_luck(cast, parts::SHOOTER, fallen.weapon);
        let half =
            cast.state::<tracker::Unit>(parts::TARGET).and_then(|unit| self.model.half_of(&unit));
        let Some(half) = half else { return };
        effects::moves_on_foot(cast, parts::TARGET, half, self.movement);
        effects::struck(cast, house, parts::TARGET, half, fallen.effect, fallen.hindrance);
        // Units that are not out look for cover, before the Morale tests (K20-ART-08).
        let is_out = |unit: tracker::Unit| unit.is_out();
        if self.pins(fallen) && !cast.state(parts::TARGET).is_some_and(is_out) {
            effects::struck(cast, house, parts::TARGET, half, Effect::Pinned, Hindrance::None);
        }
    }

    fn then(&self, _: &House, fallen: &Fallen) -> Vec<Opening> {
        let half = self.model.half();
        let mut then = fallen.effect.tests(half, fallen.hindrance);
        then.retain(|_| self.model != Model::Gun);
        let place = if fallen.scatter.is_astray() { None } else { self.ring.ring() };
        if let (Model::Gun, Some(ring), 1..) = (self.model, place, fallen.rounds) {
            // The crew is also under the template and takes a separate hit (K20-AMM-04).
            let crew = Template {
                under: self.under(ring).crew(),
                rounds: Count(i16::from(fallen.rounds)),
                ..Template::default()
            };
            then.push(crew.with_its_gun().into());
        }
        if fallen.astray() > 0 && fallen.call != Call::Misunderstood && self.seen_later {
            // Only once the template has moved do the players see where the model is (K20-ART-04,
            // K20-ART-05).
            let there = Opening::to::<Template>()
                .deciding(Template::AT.rounds, i16::from(fallen.astray()))
                .named(t::RING_AFTER_SCATTER);
            then.push(there.casting(parts::TARGET_IS_STRUCK).into());
        }
        let here = i16::from(fallen.in_one_place());
        if fallen.call == Call::Misunderstood && here > 0 {
            // The player is asked where under the template the calling unit is (K20-AMB-45).
            let at_caller = Opening::to::<Template>()
                .deciding(Template::AT.rounds, here)
                .named(t::WORD_MISUNDERSTOOD);
            then.push(at_caller.casting(parts::CALLER_IS_STRUCK).into());
        }
        if here > 0 {
            then.push(
                Template::at_another(self.he_fp, self.he_ov)
                    .deciding(Template::AT.rounds, here)
                    .into(),
            );
        }
        if fallen.all_rounds() > 0 {
            // Only the players see which other units are near the impact (K20-ART-08).
            let near = Opening::to::<NearImpact>();
            then.push(near.casting(&[(parts::NEAR[0], Opening::NOBODY)]).into());
        }
        if fallen.weapon == BadLuck::Jam {
            let test = Opening::to::<TrainingTest>().deciding(TrainingTest::AT.clears, true);
            then.push(test.casting(parts::SHOOTER_IS_TESTED).into());
        }
        then
    }
}
