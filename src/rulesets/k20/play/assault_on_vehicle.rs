//! `assault_on_vehicle` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::assault_on_vehicle::{AssaultOnVehicle, Assaulted};
use crate::rulesets::k20::sheet::effect::{Effect, Half, Hindrance};
use crate::rulesets::k20::sheet::infantry_fire::InfantryFire;
use crate::rulesets::k20::sheet::morale::{Losses, Morale};
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::{StandardAction, Unit};

impl Play for AssaultOnVehicle {
    const ROLES: &'static [Role] =
        &[roles::ASSAULTS.listed(Self::ABOUT.title), roles::ASSAULTED.listed(t::OPEN_ASSAULTED)];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::ATTACKERS[0]) {
            known = known
                .knowing(Self::AT.stand, unit.assaulter())
                .knowing(Self::AT.explosive_charge, unit.explosive);
        }
        if let Some(unit) = cast.state::<Unit>(parts::DEFENDERS[0]) {
            known = if unit.overwatch {
                known.proposing(Self::AT.overwatch, true)
            } else {
                known.knowing(Self::AT.overwatch, false)
            };
            let strength = Count::from_raw(InfantryFire::at_chargers(&unit));
            known = known
                .knowing(Self::AT.open, unit.is_open())
                .knowing(Self::AT.top_armour, unit.top_dv)
                .knowing(Self::AT.moved, unit.moved)
                .knowing(Self::AT.suppressed, unit.suppressed)
                .knowing(Self::AT.immobilised, unit.is_immobilised())
                .knowing(Self::AT.damaged, unit.is_damaged())
                .knowing_all(Self::AT.enemy, &unit.by_training())
                .knowing(Self::AT.fire_strength, strength)
                .knowing_all(Self::AT.crew, &unit.by_morale());
        }
        known
    }

    fn after(&self, house: &House, assaulted: &Assaulted, cast: &mut Participants) {
        let effect = assaulted.vehicle;
        let stopped = matches!(effect, Effect::Stopped | Effect::ThrownBack | Effect::ShotDown);
        let vehicle = cast.one(parts::DEFENDERS[0]).map(|unit| unit.number);
        cast.change_role(parts::ATTACKERS[0], |unit: &mut Unit| {
            unit.moved = true;
            if effect == Effect::FallsShort && !unit.assaulting {
                // The action is wasted (K20-VAS-01, K20-CHG-02).
                unit.standard_action = StandardAction::Lost;
                return;
            }
            unit.standard_action = StandardAction::Used;
            unit.assaulting = effect != Effect::ThrownBack;
            unit.assaults = vehicle.map_or_else(UnitNumber::default, UnitNumber::of);
            // Each stand strikes once (K20-AMB-78), but one that was shot down does not count.
            if effect != Effect::ShotDown {
                unit.struck = Count::from_raw(unit.struck.0 + 1);
            }
            match effect {
                Effect::Stopped => unit.suppressed = true,
                Effect::ThrownBack if unit.level != Level::Routed => unit.level = Level::Broken,
                Effect::ShotDown => {
                    // All its stands assault at once: for the vehicle this is one attack.
                    let by = vehicle.map_or_else(UnitNumber::default, UnitNumber::of);
                    let shaken = assaulted.shaken && !house.shaken_drops_level;
                    unit.loses_to(1, shaken, by, true);
                    unit.drops_level(assaulted.shaken, house);
                }
                _ => {}
            }
            // If there are several stands, the player decides whether the unit is Pinned
            // (K20-AMB-72).
            unit.pinned |= assaulted.pinned && unit.remaining() == 1;
        });
        if effect == Effect::FallsShort {
            return;
        }
        effects::face_to_face(cast, [parts::ATTACKERS[0], parts::DEFENDERS[0]]);
        // An immobilised vehicle keeps its earlier state (K20-AMB-73).
        let movement = if self.moved { Movement::Moving } else { Movement::Still };
        effects::moves(cast, parts::DEFENDERS[0], movement);
        if self.overwatch {
            effects::used_overwatch(cast, parts::DEFENDERS[0], assaulted.fired);
        }
        if !stopped {
            effects::struck(
                cast,
                house,
                parts::DEFENDERS[0],
                Half::Vehicle,
                effect,
                Hindrance::None,
            );
            cast.change_role(parts::DEFENDERS[0], |unit: &mut Unit| {
                unit.crew_was_tested(assaulted.crew);
            });
        }
    }

    fn then(&self, _: &House, assaulted: &Assaulted) -> Vec<Opening> {
        let lost = assaulted.vehicle == Effect::ShotDown;
        let test = || {
            let shaken = Morale::AT.losses.then(Losses::AT.shaken);
            // The answer is filled in but not decided: an earlier stand may already have been lost
            // to a "-1 morale".
            let test = Opening::to::<Morale>().knowing(shaken, assaulted.shaken);
            test.casting(parts::ATTACKER_IS_TESTED).into()
        };
        // Its other stands assault with the same action (K20-VAS-01), without further
        // Overwatch fire.
        let goes_on =
            !matches!(assaulted.vehicle, Effect::Burns | Effect::FallsShort | Effect::ThrownBack);
        let another = || {
            let another = Opening::to::<Self>().named(t::ANOTHER_STAND);
            let another = another.deciding(Self::AT.aim, self.aim);
            another.casting(parts::BOTH_GO_ON).into()
        };
        let tested = lost.then(test).into_iter();
        tested.chain(goes_on.then(another)).collect()
    }
}
