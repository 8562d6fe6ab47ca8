//! `charge` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::charge::{Charge, Charged, End, Overwatch};
use crate::rulesets::k20::sheet::close_combat::Defender;
use crate::rulesets::k20::sheet::infantry_fire::InfantryFire;
use crate::rulesets::k20::sheet::overwatch::FireResult;
use crate::rulesets::k20::units::effects;
use crate::rulesets::k20::units::tracker::{StandardAction, Unit};

impl Charge {
    /// The known answers of the charging unit, with all its stands.
    pub(crate) fn of_charger(known: To<Self>, unit: &Unit) -> To<Self> {
        let stands = unit.remaining();
        known
            .knowing(Self::AT.stands, Count::from_raw(stands))
            .knowing(Self::AT.unit_stands, Count::from_raw(stands))
            .knowing_all(Self::AT.unit, &unit.by_morale())
            .knowing(Self::AT.wb, unit.wb)
    }

    /// The known answers of the charged unit. In Overwatch its reaction is a choice: usually it
    /// fires.
    fn of_charged(known: To<Self>, unit: &Unit) -> To<Self> {
        let known = if unit.overwatch {
            known.proposing(Self::AT.overwatch, Overwatch::Fire)
        } else {
            known.knowing(Self::AT.overwatch, Overwatch::None)
        };
        let strength = Count::from_raw(InfantryFire::at_chargers(unit));
        let others = Count::from_raw(unit.wb.0 * (unit.remaining() - 1).max(0));
        known
            .knowing(Self::AT.enemy.then(Defender::AT.wb), unit.wb)
            // All stands of both sides are assumed to fight, unless the players see otherwise.
            .knowing(Self::AT.enemy.then(Defender::AT.more_wb), others)
            .knowing_all(Self::AT.enemy_state, &unit.state())
            .knowing(Self::AT.enemy_suppressed, unit.suppressed)
            .knowing(Self::AT.enemy_training, unit.training)
            .knowing(Self::AT.fire_strength, strength)
            .knowing(Self::AT.enemy_stands, Count::from_raw(unit.remaining()))
            .knowing(Self::AT.enemy_morale_base, unit.morale_base())
    }

    /// The known answers of another unit that fires in Overwatch.
    fn of_second(known: To<Self>, unit: &Unit) -> To<Self> {
        let strength = Count::from_raw(InfantryFire::at_chargers(unit));
        known
            .knowing(Self::AT.second_fires, true)
            .knowing(Self::AT.second_training, unit.training)
            .knowing_all(Self::AT.second_state, &unit.state())
            .knowing(Self::AT.second_strength, strength)
    }
}

impl Play for Charge {
    const ROLES: &'static [Role] = &[
        roles::CHARGER.listed(Self::ABOUT.title),
        roles::CHARGED.listed(t::OPEN_CHARGED),
        roles::FIRES_TOO,
    ];

    /// Only the players see how many stands of each side are in the fight.
    const IN_VIEW: &'static [usize] =
        &[Self::AT.stands.index(), Self::AT.enemy.then(Defender::AT.more_wb).index()];

    const LIMITS: &'static [Limit] = &[Limit {
        place: Self::AT.stands.index(),
        most: |_, cast| Some(cast.state::<Unit>(parts::ATTACKERS[0])?.remaining()),
        cite: "K20-CHG-01",
    }];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::ATTACKERS[0]) {
            known = Self::of_charger(known, &unit);
        }
        if let Some(unit) = cast.state::<Unit>(parts::DEFENDERS[0]) {
            known = Self::of_charged(known, &unit);
        }
        if let Some(unit) = cast.state::<Unit>(parts::OVERWATCH) {
            known = Self::of_second(known, &unit);
        }
        known
    }

    /// The dice include the Morale tests caused by the losses (K20-CHG-08).
    fn after(&self, _: &House, charged: &Charged, cast: &mut Participants) {
        let end = charged.charge;
        let lost = charged.lost as i16;
        cast.change_role(parts::ATTACKERS[0], |unit: &mut Unit| {
            unit.standard_action = match end {
                // The action is forfeited (K20-CHG-01 to K20-CHG-03).
                End::Refused | End::Short | End::Evaded => StandardAction::Lost,
                _ => StandardAction::Used,
            };
            unit.moved |= end != End::Refused;
            unit.suppressed |= end == End::Stopped;
            unit.loses_stands(lost);
            unit.level = charged.level.level().unwrap_or(unit.level);
            unit.tested = lost > 0;
            // The test before the charge is not one for losses (K20-AMB-28), but a test in which
            // fire broke the unit is (K20-AMB-68).
            unit.rallied = lost == 0 && end != End::ThrownBack;
            unit.pinned |= charged.pinned && self.all_come();
        });
        let arrives = !matches!(end, End::Refused | End::Short);
        if arrives {
            if end != End::Evaded {
                // The units are in contact, or within the 2″ at which the defender fires
                // (K20-CHG-03, K20-CHG-04).
                effects::face_to_face(cast, [parts::ATTACKERS[0], parts::DEFENDERS[0]]);
            }
            if self.overwatch == Overwatch::FallBack {
                cast.change_role(parts::DEFENDERS[0], |unit: &mut Unit| unit.moved = true);
            }
            let fires = self.overwatch == Overwatch::Fire;
            if self.overwatch != Overwatch::None {
                effects::used_overwatch(cast, parts::DEFENDERS[0], charged.fired);
            }
            let broken_before = fires && self.fire_result == FireResult::Broken;
            if self.has_second_fire() && !broken_before {
                effects::used_overwatch(cast, parts::OVERWATCH, charged.second_fired);
            }
        }
        match end {
            End::GoesOn => {
                effects::fights(cast, [parts::ATTACKERS[0], parts::DEFENDERS[0]], true);
                // The WB of stands lost to the fire is included, because their loss subtracts it
                // again; stands that the fire halted are not in contact (K20-CHG-04).
                let more = self.further_wb((charged.arrived + charged.lost) as i16);
                effects::fights_with(cast, parts::ATTACKERS[0], more);
                effects::fights_with(cast, parts::DEFENDERS[0], self.enemy.more_wb.0);
            }
            End::EnemyLoses | End::OwnLoses => {
                effects::fights(cast, [parts::ATTACKERS[0], parts::DEFENDERS[0]], false);
            }
            _ => {}
        }
        if end == End::EnemyLoses {
            cast.change_role(parts::DEFENDERS[0], |unit: &mut Unit| {
                unit.loses_stands(1);
                unit.level = charged.enemy_level.level().unwrap_or(unit.level);
                unit.tested = true;
            });
        }
    }
}
