//! `support_blunders::artillery` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::own_unit::{attacks_of, firers_with, firing};
use super::retreat::blundered_back;
use super::roles;
use super::zone::keeps_firing;
use crate::rulesets::cold_war_commander::sheet::command_blunder::CommandUnit;
use crate::rulesets::cold_war_commander::sheet::effect::End;
use crate::rulesets::cold_war_commander::sheet::support_blunders::OwnUnit;
use crate::rulesets::cold_war_commander::sheet::support_blunders::artillery::{
    ArtilleryBlunder, ArtilleryRolled, Battery, Blundered, Line, MoreOrdered,
};
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::follow_up;
use crate::rulesets::cold_war_commander::units::unit::{FollowUp, Unit, UnitKind};

impl Battery {
    /// A unit of the battle.
    fn of(unit: &Unit) -> Self {
        Self {
            save: unit.save,
            hits: unit.hits,
            marked: Count::from_raw(unit.marked.0),
            suppressed: unit.is_suppressed(),
            position: unit.position(),
        }
    }
}

/// Whether the line that was rolled is fire at a friendly unit.
fn is_aimed(answers: &Values) -> bool {
    answers.typed::<ArtilleryBlunder>().rolled == ArtilleryRolled::OnYourOwn
}

/// The roles of the batteries that fire with the first: guns, rockets and naval guns are never
/// added together (CWC-AMB-59).
fn alike(cast: &Participants) -> Vec<RoleId> {
    let shells = |role: RoleId| cast.state::<Unit>(role).map(|unit| unit.shells());
    let first = shells(parts::BATTERIES[0]);
    parts::BATTERIES.into_iter().filter(|role| shells(*role) == first).collect()
}

impl ArtilleryBlunder {
    /// Records how the batteries fired, for the other units in the zone.
    fn record_shoot(&self, cast: &mut Participants) {
        let called = alike(cast);
        let of = (called.as_slice(), UnitKind::Fao);
        let listed = roles::states(cast, &called);
        if listed.len() == 1 {
            follow_up::stands_for(cast, called[0], 1, self.like.0);
        }
        let own = cast.state::<Unit>(parts::OWN_UNIT);
        let more = self.attacks.0 - attacks_of(&listed, own.as_ref());
        let like = if listed.len() > 1 { 1 } else { self.like.0 };
        follow_up::fires_on_zone(cast, of, self.shoots(), &firers_with(more * like));
        follow_up::strikes(cast, &called, UnitKind::Fao, parts::OWN_UNIT);
    }

    /// The openings for the rest of the blunder.
    fn continued(&self, blundered: &Blundered) -> Vec<Opening> {
        let observer = (parts::OBSERVER, parts::OBSERVER);
        let [first, second, third, fourth] = parts::BATTERIES;
        let line = self.line(blundered);
        if self.asks_hits() && line != Line::OnYourOwn {
            let (rolled, name) = match line {
                Line::Incoming => (ArtilleryRolled::Incoming, t::INCOMING),
                _ => (ArtilleryRolled::CounterBattery, t::COUNTER_BATTERY),
            };
            let mut casts = vec![(parts::OBSERVER, parts::OBSERVER)];
            casts.extend(parts::BATTERIES.map(|role| (role, role)));
            let fire = Opening::to::<Self>()
                .named(name)
                .deciding(Self::AT.rolled, rolled)
                .deciding(Self::AT.like, self.like);
            return vec![fire.casting(&casts).into()];
        }
        match line {
            // One D6 counts for all of them, so the next battery takes the same attacks.
            Line::CounterBattery if self.others.0 > 0 => {
                let next = Opening::to::<Self>()
                    .named(t::OPEN_NEXT_COUNTER_BATTERY)
                    .deciding(Self::AT.rolled, ArtilleryRolled::CounterBattery)
                    .deciding(Self::AT.known_attacks, Count::from_raw(blundered.attacks as i16))
                    .casting(&[observer, (first, second), (second, third), (third, fourth)]);
                vec![next.into()]
            }
            Line::OnYourOwn if self.names_own_unit() => {
                let aimed = Opening::to::<Self>()
                    .named(t::ON_YOUR_OWN_SHORT)
                    .deciding(Self::AT.rolled, ArtilleryRolled::OnYourOwn)
                    .deciding(Self::AT.smoke, self.smoke)
                    .deciding(Self::AT.like, self.like);
                let called = parts::BATTERIES.map(|role| (role, role));
                vec![aimed.casting(&[[observer].as_slice(), &called].concat()).into()]
            }
            // Batteries of another kind are chosen for a separate shoot.
            Line::OnYourOwn if self.apart => {
                let next = Opening::to::<Self>()
                    .named(t::ON_YOUR_OWN_SHORT)
                    .deciding(Self::AT.rolled, ArtilleryRolled::OnYourOwn)
                    .deciding(Self::AT.smoke, self.smoke)
                    .knowing(Self::AT.distance, self.distance)
                    .knowing(Self::AT.higher, self.higher)
                    .casting(&[
                        observer,
                        (first, Opening::NOBODY),
                        (parts::OWN_UNIT, parts::OWN_UNIT),
                    ]);
                vec![next.into()]
            }
            _ => Vec::new(),
        }
    }

    /// The opening for the unit that the blunder forces back (CWC-AMB-50, CWC-FBK-P1).
    fn forced_back(&self, blundered: &Blundered) -> Vec<Opening> {
        let (end, casts) = match self.line(blundered) {
            Line::Incoming => (blundered.fao, parts::OBSERVER_SUFFERS),
            Line::CounterBattery => (blundered.battery(), parts::BATTERY_SUFFERS),
            Line::OnYourOwn => (blundered.own_unit, parts::OWN_UNIT_SUFFERS),
        };
        blundered_back(end, blundered.moved, casts)
    }
}

impl Blundered {
    /// The fate of the battery under Counter-battery!, if it is a single one.
    fn battery(&self) -> End {
        if self.eliminated > 0 {
            End::Destroyed
        } else if self.suppressed > 0 {
            End::Suppressed
        } else if self.moved.0 > 0 {
            End::Moves
        } else {
            End::Nothing
        }
    }
}

impl Play for ArtilleryBlunder {
    const ROLES: &'static [Role] = {
        let [first, second, third, fourth] = roles::MISLED_BATTERIES;
        &[roles::BLUNDERING_FAO, first, second, third, fourth, roles::OWN_UNIT.when(is_aimed)]
    };

    const MEASURED: &'static [usize] = places!(ArtilleryBlunder: distance);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(fao) = cast.state::<Unit>(parts::OBSERVER) {
            known = known
                .knowing_all(Self::AT.fao, &CommandUnit::of(&fao))
                .knowing(Self::AT.unaimed, cast.one(parts::OWN_UNIT).is_none())
                .knowing(Self::AT.lacks_hits, roles::lacks_hits(cast, parts::BATTERIES[0]));
            known = match fao.follow_up {
                FollowUp::Suffers => known.knowing(Self::AT.rolled, ArtilleryRolled::Incoming),
                FollowUp::Named => known.knowing(Self::AT.rolled, ArtilleryRolled::OnYourOwn),
                FollowUp::NextUnit => known
                    .knowing(Self::AT.rolled, ArtilleryRolled::CounterBattery)
                    .knowing(Self::AT.known_attacks, fao.follow_up_attacks),
                _ => known,
            };
            if matches!(fao.follow_up, FollowUp::Blunder | FollowUp::Named) {
                // If the request was for smoke, so is the fire of its blunder (CWC-AMB-35).
                known = known.knowing(Self::AT.smoke, fao.follow_up_smoke);
            }
        }
        let called = roles::states(cast, &parts::BATTERIES);
        if let Some((first, others)) = called.split_first() {
            // Each battery takes the fire separately (CWC-BLU-07), beginning with the first.
            known = known
                .knowing(Self::AT.others, Count::from_raw(others.len() as i16))
                .knowing(Self::AT.further.nth(0).then(MoreOrdered::AT.units), 0);
            if let Some(units) = first.represents().filter(|_| others.is_empty()) {
                known = known.knowing(Self::AT.like, units.0);
            }
            for (carriage, number, each) in [
                (Carriage::Towed, Self::AT.towed, Self::AT.a),
                (Carriage::SelfPropelled, Self::AT.driven, Self::AT.b),
                (Carriage::Naval, Self::AT.naval, Self::AT.c),
            ] {
                let is_it = first.carriage == carriage;
                known = known.knowing(number, i16::from(is_it));
                if is_it {
                    known = known.knowing_all(each, &Battery::of(first));
                }
            }
            // Guns, rockets and naval guns are never added together (CWC-AMB-59).
            let own = cast.state::<Unit>(parts::OWN_UNIT);
            let alike = called.iter().filter(|unit| unit.shells() == first.shells());
            let alike: Vec<Unit> = alike.copied().collect();
            known = known
                .knowing(Self::AT.apart, alike.len() < called.len())
                .knowing(Self::AT.firing, firing(&alike, own.as_ref()))
                .knowing(Self::AT.attacks, attacks_of(&alike, own.as_ref()))
                .knowing(Self::AT.rocket, first.fires_rockets())
                .knowing(Self::AT.naval_guns, first.is_naval());
        }
        match cast.state::<Unit>(parts::OWN_UNIT) {
            Some(unit) => known.knowing_all(Self::AT.own, &OwnUnit::of(&unit)),
            None => known,
        }
    }

    fn then(&self, _: &House, blundered: &Blundered) -> Vec<Opening> {
        let mut openings = self.continued(blundered);
        openings.extend(self.forced_back(blundered));
        openings
    }

    fn after(&self, _: &House, blundered: &Blundered, cast: &mut Participants) {
        match self.line(blundered) {
            Line::Incoming if self.asks_hits() => {
                follow_up::blunder_over(cast, parts::OBSERVER);
                follow_up::leaves(cast, parts::OBSERVER, FollowUp::Suffers);
                return;
            }
            Line::CounterBattery if self.asks_hits() => {
                follow_up::leaves_next_unit(cast, parts::OBSERVER, 0);
                return;
            }
            Line::CounterBattery if self.others.0 > 0 => {
                follow_up::leaves(cast, parts::BATTERIES[0], FollowUp::No);
                follow_up::leaves_next_unit(cast, parts::OBSERVER, blundered.attacks);
            }
            Line::OnYourOwn if self.names_own_unit() => {
                follow_up::leaves(cast, parts::OBSERVER, FollowUp::Named);
            }
            // Batteries of another kind fire separately.
            Line::OnYourOwn if self.apart => {
                let now = if self.smoke { FollowUp::No } else { FollowUp::Fired };
                for battery in alike(cast) {
                    follow_up::leaves(cast, battery, now);
                }
                if !self.smoke {
                    self.record_shoot(cast);
                }
                follow_up::leaves(cast, parts::OBSERVER, FollowUp::Named);
            }
            Line::OnYourOwn if !self.smoke => {
                follow_up::blunder_over(cast, parts::OBSERVER);
                follow_up::has_fired_on_own(cast, &parts::BATTERIES);
                self.record_shoot(cast);
            }
            _ => follow_up::blunder_over(cast, parts::OBSERVER),
        }
        match self.line(blundered) {
            Line::Incoming => effects::hit(cast, parts::OBSERVER, blundered.fao, blundered.hits),
            // If one listed unit represents several, it is unknown which of them was hit.
            Line::CounterBattery if self.units() == 1 => {
                effects::hit(cast, parts::BATTERIES[0], blundered.battery(), blundered.hits);
            }
            Line::CounterBattery => {}
            Line::OnYourOwn if self.names_own_unit() => {}
            // If the request was for smoke, so is the fire of its blunder (CWC-AMB-35).
            Line::OnYourOwn if self.smoke => effects::lays_smoke(cast, parts::OBSERVER),
            Line::OnYourOwn => {
                effects::hit(cast, parts::OWN_UNIT, blundered.own_unit, blundered.hits);
                keeps_firing(cast, parts::OWN_UNIT);
            }
        }
    }
}
