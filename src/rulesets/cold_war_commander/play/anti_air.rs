//! `anti_air` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::roles;
use crate::rulesets::cold_war_commander::sheet::anti_air::{AntiAir, Fate, Fired};
use crate::rulesets::cold_war_commander::sheet::zone::AirStrike;
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::follow_up;
use crate::rulesets::cold_war_commander::units::unit::Unit;

impl Play for AntiAir {
    const ROLES: &'static [Role] = {
        let [first, second, third, fourth] = roles::ANTI_AIR;
        let [wing, rear] = roles::ON_THE_MISSION;
        &[
            roles::AIR_UNITS[0].passive().listed(Self::ABOUT.title),
            first.listed(Self::ABOUT.title),
            second,
            third,
            fourth,
            wing,
            rear,
        ]
    };

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::AIR_UNITS[0]) {
            known = known
                .knowing(Self::AT.hits, unit.hits)
                .knowing(Self::AT.attack, unit.attack)
                .knowing(Self::AT.marked, Count::from_raw(unit.marked.0))
                .knowing(Self::AT.save, unit.save);
        }
        // All AA and SAM units fire together (CWC-AAF-01, CWC-AMB-37).
        let others = roles::states(cast, &parts::AIR_UNITS[1..]);
        let known = known.knowing(Self::AT.others, Count::from_raw(others.len() as i16));
        let guns = roles::states(cast, &parts::ANTI_AIR);
        if guns.is_empty() {
            return known;
        }
        let dice = guns.iter().map(Unit::anti_air_dice).sum();
        known.knowing(Self::AT.dice, Count::from_raw(dice))
    }

    fn after(&self, _: &House, fired: &Fired, cast: &mut Participants) {
        effects::fired_at_in_the_air(cast, parts::AIR_UNITS[0], fired.fate, fired.hits);
        follow_up::has_been_fired_at(cast);
    }

    fn then(&self, _: &House, fired: &Fired) -> Vec<Opening> {
        let mut next = Vec::new();
        let [first, second, third] = parts::AIR_UNITS;
        let left = match self.left.0 {
            0 => self.others.0,
            with_this_one => with_this_one - 1,
        };
        // After the last air unit there is no target left.
        if left > 0 {
            let mut casts = parts::go_on(parts::ANTI_AIR).to_vec();
            // The next air unit moves to the first place, and the one just fired at to the last.
            casts.extend(if self.others.0 == 1 {
                vec![(first, second), (second, first)]
            } else {
                vec![(first, second), (second, third), (third, first)]
            });
            let fire =
                Opening::to::<Self>().named(t::OPEN_NEXT_ANTI_AIR).deciding(Self::AT.left, left);
            next.push(fire.casting(&casts).into());
        }
        if matches!(fired.fate, Fate::Attacks | Fate::Reduced) {
            let attack = Count::from_raw(fired.attack as i16);
            let strike = Opening::to::<AirStrike>().deciding(AirStrike::AT.attack, attack);
            next.push(strike.casting(&parts::go_on(parts::AIR_UNITS)).into());
        } else if self.others.0 > 0 {
            // The other air units strike without it.
            let strike = Opening::to::<AirStrike>();
            next.push(strike.casting(&[(first, second), (second, third)]).into());
        }
        next
    }
}
