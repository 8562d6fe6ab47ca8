//! `support_blunders::air` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::own_unit::{attacks_of, firers_with};
use super::retreat::blundered_back;
use super::roles;
use crate::rulesets::cold_war_commander::sheet::anti_air::Fate;
use crate::rulesets::cold_war_commander::sheet::command_blunder::CommandUnit;
use crate::rulesets::cold_war_commander::sheet::support_blunders::OwnUnit;
use crate::rulesets::cold_war_commander::sheet::support_blunders::air::{
    AirBlunder, AirRolled, Blundered, Line, Ordered,
};
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::follow_up;
use crate::rulesets::cold_war_commander::units::unit::{FollowUp, Unit, UnitKind};

impl Ordered {
    /// One unit of the battle.
    fn of(unit: &Unit) -> Self {
        Self {
            units: Count(1),
            hits: unit.hits,
            marked: Count::from_raw(unit.marked.0),
            save: unit.save,
        }
    }
}

/// Whether the line that was rolled is fire at a friendly unit.
fn is_aimed(answers: &Values) -> bool {
    answers.typed::<AirBlunder>().rolled == AirRolled::TakeCover
}

impl AirBlunder {
    /// Records how the air units struck, for the other units in the zone.
    fn record_strike(&self, cast: &mut Participants) {
        let listed = roles::states(cast, &parts::AIR_UNITS);
        if listed.len() == 1 {
            follow_up::stands_for(cast, parts::AIR_UNITS[0], 1, self.like.0);
        }
        let own = cast.state::<Unit>(parts::OWN_UNIT);
        let more = self.attacks.0 - attacks_of(&listed, own.as_ref());
        let like = if listed.len() > 1 { 1 } else { self.like.0 };
        let of = (parts::AIR_UNITS.as_slice(), UnitKind::Fac);
        let more = firers_with(more * like);
        follow_up::fires_on_zone(cast, of, Shoot::Concentration, &more);
        follow_up::strikes(cast, &parts::AIR_UNITS, UnitKind::Fac, parts::OWN_UNIT);
    }
}

impl Play for AirBlunder {
    const ROLES: &'static [Role] = {
        let [first, second, third] = roles::MISLED_AIR_UNITS;
        &[roles::BLUNDERING_FAC, first, second, third, roles::OWN_UNIT.when(is_aimed)]
    };

    const MEASURED: &'static [usize] = places!(AirBlunder: distance);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(fac) = cast.state::<Unit>(parts::OBSERVER) {
            known = known
                .knowing_all(Self::AT.fac, &CommandUnit::of(&fac))
                .knowing(Self::AT.unaimed, cast.one(parts::OWN_UNIT).is_none())
                .knowing(Self::AT.lacks_hits, roles::lacks_hits(cast, parts::AIR_UNITS[0]));
            known = match fac.follow_up {
                FollowUp::Suffers => known.knowing(Self::AT.rolled, AirRolled::Strafed),
                FollowUp::Named => known.knowing(Self::AT.rolled, AirRolled::TakeCover),
                FollowUp::NextUnit => known
                    .knowing(Self::AT.rolled, AirRolled::Fighters)
                    .knowing(Self::AT.known_attacks, fac.follow_up_attacks),
                _ => known,
            };
        }
        let called = roles::states(cast, &parts::AIR_UNITS);
        if let Some((first, others)) = called.split_first() {
            // Each air unit is attacked separately (CWC-BLU-10), beginning with the first.
            let own = cast.state::<Unit>(parts::OWN_UNIT);
            known = known
                .knowing(Self::AT.others, Count::from_raw(others.len() as i16))
                .knowing_all(Self::AT.air, &Ordered::of(first))
                .knowing(Self::AT.b.then(Ordered::AT.units), 0)
                .knowing(Self::AT.c.then(Ordered::AT.units), 0)
                .knowing(Self::AT.attacks, attacks_of(&called, own.as_ref()));
            if let Some(units) = first.represents().filter(|_| others.is_empty()) {
                known = known.knowing(Self::AT.like, units.0);
            }
        }
        match cast.state::<Unit>(parts::OWN_UNIT) {
            Some(unit) => known.knowing_all(Self::AT.own, &OwnUnit::of(&unit)),
            None => known,
        }
    }

    fn then(&self, _: &House, blundered: &Blundered) -> Vec<Opening> {
        let line = self.line(blundered);
        if self.asks_hits() && line != Line::TakeCover {
            let (rolled, name) = match line {
                Line::Strafed => (AirRolled::Strafed, t::STRAFED),
                _ => (AirRolled::Fighters, t::ENEMY_FIGHTERS),
            };
            let mut casts = vec![(parts::OBSERVER, parts::OBSERVER)];
            casts.extend(parts::AIR_UNITS.map(|role| (role, role)));
            let fire = Opening::to::<Self>()
                .named(name)
                .deciding(Self::AT.rolled, rolled)
                .deciding(Self::AT.like, self.like);
            return vec![fire.casting(&casts).into()];
        }
        if line == Line::TakeCover && self.names_own_unit() {
            let aimed = Opening::to::<Self>()
                .named(t::TAKE_COVER)
                .deciding(Self::AT.rolled, AirRolled::TakeCover)
                .deciding(Self::AT.like, self.like);
            let [first, second, third] = parts::AIR_UNITS.map(|role| (role, role));
            let observer = (parts::OBSERVER, parts::OBSERVER);
            return vec![aimed.casting(&[observer, first, second, third]).into()];
        }
        match line {
            Line::Fighters if self.others.0 > 0 => {}
            Line::Fighters => return Vec::new(),
            // The unit under fire may be forced back (CWC-AMB-50, CWC-FBK-P1).
            Line::Strafed => {
                return blundered_back(blundered.fac, blundered.moved, parts::OBSERVER_SUFFERS);
            }
            Line::TakeCover => {
                return blundered_back(
                    blundered.own_unit,
                    blundered.moved,
                    parts::OWN_UNIT_SUFFERS,
                );
            }
        }
        // One D6 counts for all of them, so the next air unit takes the same attacks.
        let [first, second, third] = parts::AIR_UNITS;
        let next = Opening::to::<Self>()
            .named(t::OPEN_NEXT_FIGHTERS)
            .deciding(Self::AT.rolled, AirRolled::Fighters)
            .deciding(Self::AT.known_attacks, Count::from_raw(blundered.attacks as i16))
            .casting(&[(parts::OBSERVER, parts::OBSERVER), (first, second), (second, third)]);
        vec![next.into()]
    }

    fn after(&self, _: &House, blundered: &Blundered, cast: &mut Participants) {
        match self.line(blundered) {
            Line::Strafed if self.asks_hits() => {
                follow_up::blunder_over(cast, parts::OBSERVER);
                follow_up::leaves(cast, parts::OBSERVER, FollowUp::Suffers);
                return;
            }
            Line::Fighters if self.asks_hits() => {
                follow_up::leaves_next_unit(cast, parts::OBSERVER, 0);
                return;
            }
            Line::Fighters if self.others.0 > 0 => {
                follow_up::leaves(cast, parts::AIR_UNITS[0], FollowUp::No);
                follow_up::leaves_next_unit(cast, parts::OBSERVER, blundered.attacks);
            }
            Line::TakeCover if self.names_own_unit() => {
                follow_up::leaves(cast, parts::OBSERVER, FollowUp::Named);
            }
            Line::TakeCover => {
                follow_up::blunder_over(cast, parts::OBSERVER);
                follow_up::has_fired_on_own(cast, &parts::AIR_UNITS);
                self.record_strike(cast);
            }
            _ => follow_up::blunder_over(cast, parts::OBSERVER),
        }
        match self.line(blundered) {
            Line::Strafed => effects::hit(cast, parts::OBSERVER, blundered.fac, blundered.hits),
            Line::Fighters => {
                let units: u32 = self.kinds().iter().map(|(units, _)| units).sum();
                // If one listed unit represents several, it is unknown which of them
                // was hit.
                if units == 1 {
                    let fate = if blundered.shot_down > 0 {
                        Fate::ShotDown
                    } else if blundered.aborted > 0 {
                        Fate::Aborts
                    } else {
                        Fate::Attacks
                    };
                    effects::fired_at_in_the_air(cast, parts::AIR_UNITS[0], fate, blundered.hits);
                }
                effects::does_not_attack(cast, parts::AIR_UNITS[0]);
            }
            Line::TakeCover => {
                effects::hit(cast, parts::OWN_UNIT, blundered.own_unit, blundered.hits);
            }
        }
    }
}
