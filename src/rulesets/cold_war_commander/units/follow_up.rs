//! The follow-ups of a blunder or a granted request: each is due until it is rolled or skipped.

use crate::rulesets::cold_war_commander::prelude::*;

use super::side::Side;
use super::unit::{FollowUp, Unit, UnitKind, ZoneFirers};
use crate::rulesets::cold_war_commander::sheet::anti_air::AntiAir;
use crate::rulesets::cold_war_commander::sheet::assault::{AssaultRound, LoserFallsBack};
use crate::rulesets::cold_war_commander::sheet::command_blunder::{CommandBlunder, Rolled};
use crate::rulesets::cold_war_commander::sheet::deviation::ArtilleryDeviation;
use crate::rulesets::cold_war_commander::sheet::fall_back::{FallBack, Rout};
use crate::rulesets::cold_war_commander::sheet::forms::AirDeviation;
use crate::rulesets::cold_war_commander::sheet::phases;
use crate::rulesets::cold_war_commander::sheet::support_blunders::air::AirBlunder;
use crate::rulesets::cold_war_commander::sheet::support_blunders::artillery::ArtilleryBlunder;
use crate::rulesets::cold_war_commander::sheet::zone::{AirStrike, ArtilleryFire};

/// The event of skipping a follow-up.
pub const FOLLOW_UP_PASSED_OVER: TurnEvent = TurnEvent::Own(1);

/// The event of skipping the fall-back after a lost assault.
pub const FALL_BACK_PASSED_OVER: TurnEvent = TurnEvent::Own(2);

/// The event of skipping the suppression of the friends at which a unit halted.
pub const FRIENDS_PASSED_OVER: TurnEvent = TurnEvent::Own(3);

/// The event of skipping another round of a tied assault: the units then separate.
pub const ROUND_PASSED_OVER: TurnEvent = TurnEvent::Own(4);

/// The event of skipping the obstacle on the way back after a lost assault.
pub const WAY_BACK_PASSED_OVER: TurnEvent = TurnEvent::Own(5);

/// The phases in which missions are worked out, including late planned ones.
pub const MISSIONS: &[&str] = &[phases::SCHEDULED_FIRE, phases::INITIATIVE, phases::COMMAND];

/// The cast in which the unit that the page is about is the commander.
const COMMANDER: &[(RoleId, RoleId)] = &[(parts::COMMANDER, Opening::ABOUT)];

/// The cast in which the unit that the page is about crawls away.
const CRAWLER: &[(RoleId, RoleId)] = &[(parts::CRAWLER, Opening::ABOUT)];

/// The cast in which anti-air fire is aimed at the unit that the page is about.
const THE_AIRCRAFT: &[(RoleId, RoleId)] = &[(parts::AIR_UNITS[0], Opening::ABOUT)];

/// Whether the test of all units that fire together is due for this one: it is due once, for the
/// first of them in the list.
fn speaks_for_all(units: &[Values], own: usize) -> bool {
    let Some(unit) = units.get(own).map(Values::typed::<Unit>) else { return false };
    let together = |other: &Values| {
        let other: Unit = other.typed();
        other.is_there()
            && !(other.kind.flies() && other.aborted)
            && other.follow_up == unit.follow_up
            && other.follow_up_number == unit.follow_up_number
            && other.kind.is_artillery() == unit.kind.is_artillery()
            && other.kind.flies() == unit.kind.flies()
            && other.shells() == unit.shells()
            && other.fired_at == unit.fired_at
    };
    !units.iter().take(own).any(together)
}

impl Unit {
    /// The test that is due for the unit after a blunder, or a request that was granted.
    pub(super) fn follows_up(&self) -> Option<Consequence> {
        // A unit that broke off its mission has no test to take.
        if self.kind.flies() && self.aborted {
            return None;
        }
        let (phrase, cite, test): (Text, Cite, Opening) = match self.follow_up {
            FollowUp::Blunder if self.kind.commands() => {
                (t::THEN_BLUNDER, "CWC-BLU-01", self.blunder()?)
            }
            FollowUp::Blunder => (t::THEN_BLUNDER, "CWC-BLU-02", self.blunder()?),
            FollowUp::Named => match self.kind {
                UnitKind::Fao => (t::THEN_ON_YOUR_OWN, "CWC-BLU-08", self.blunder()?),
                UnitKind::Fac => (t::THEN_TAKE_COVER, "CWC-BLU-11", self.blunder()?),
                _ => (t::THEN_CROSSFIRE, "CWC-BLU-05", self.blunder()?),
            },
            FollowUp::Suffers => match self.kind {
                UnitKind::Fao => (t::INCOMING, "CWC-BLU-06", self.blunder()?),
                UnitKind::Fac => (t::STRAFED, "CWC-BLU-09", self.blunder()?),
                _ => (t::CEASE_FIRE, "CWC-BLU-03", self.blunder()?),
            },
            FollowUp::NextUnit if self.follow_up_attacks.0 == 0 => match self.kind {
                UnitKind::Fac => (t::ENEMY_FIGHTERS, "CWC-BLU-10", self.blunder()?),
                _ => (t::COUNTER_BATTERY, "CWC-BLU-07", self.blunder()?),
            },
            FollowUp::NextUnit => (t::THEN_NEXT_UNIT, "CWC-BLU-02", self.blunder()?),
            FollowUp::Crawl => {
                let crawls = Opening::to::<CommandBlunder>()
                    .deciding(CommandBlunder::AT.rolled, Rolled::CrawlAway);
                (t::THEN_CRAWL, "CWC-BLU-04", crawls.casting(CRAWLER).into())
            }
            FollowUp::Deviation | FollowUp::Smoke if self.is_of_the_air() => {
                (t::THEN_DEVIATION, "CWC-AIR-04", Opening::to::<AirDeviation>().into())
            }
            FollowUp::Deviation | FollowUp::Smoke => {
                (t::THEN_DEVIATION, "CWC-ART-06", Opening::to::<ArtilleryDeviation>().into())
            }
            FollowUp::Fire if self.is_of_the_air() => {
                let words = if self.fired_at { t::THEN_STRIKE_NOW } else { t::THEN_STRIKE };
                (words, "CWC-AAF-06", Opening::to::<AirStrike>().into())
            }
            FollowUp::Fire => (t::THEN_FIRE, "CWC-ART-10", Opening::to::<ArtilleryFire>().into()),
            FollowUp::Fired if self.is_of_the_air() => {
                (t::THEN_FIRED, "CWC-AIR-06", Opening::to::<AirStrike>().into())
            }
            FollowUp::Fired => (t::THEN_FIRED, "CWC-ART-10", Opening::to::<ArtilleryFire>().into()),
            FollowUp::No | FollowUp::Misled => return None,
        };
        let test = Consequence::due(phrase, cite, test).passed_by(FOLLOW_UP_PASSED_OVER);
        let test = test.only_in(Whose::Active, MISSIONS);
        // It comes between deviation and strike (CWC-AAF-06).
        let is_fired_at = self.is_of_the_air() && !self.fired_at;
        let test = if self.follow_up == FollowUp::Fire && is_fired_at {
            let fire = Opening::to::<AntiAir>();
            let fire = if self.kind.flies() { fire.casting(THE_AIRCRAFT) } else { fire };
            test.after(|enemy| enemy.typed::<Self>().is_anti_air(), fire)
        } else {
            test
        };
        Some(if self.calls() { test } else { test.needing(speaks_for_all) })
    }

    /// The tests that are due after an assault, or after the unit was forced back: another round of
    /// a tied assault, the roll for the fall-back after a lost one, the obstacle on its way back,
    /// and the friends that it ran into. They do not wait for a phase.
    pub(super) fn in_contact(&self) -> impl Iterator<Item = Consequence> {
        let tied = self.fights.is_some().then(|| {
            let round = Opening::to::<AssaultRound>().deciding(AssaultRound::AT.further, true);
            let round = round.casting(&[(parts::ATTACKER, Opening::ABOUT)]);
            let due = Consequence::due(t::THEN_ANOTHER_ROUND, "CWC-ASL-07", round);
            due.passed_by(ROUND_PASSED_OVER)
        });
        let loses = (self.falls_back.0 > 0).then(|| {
            let back = Opening::to::<LoserFallsBack>();
            let back = back.casting(&[(parts::LOSER, Opening::ABOUT)]);
            let due = Consequence::due(t::THEN_LOSER_FALLS_BACK, "CWC-ASL-08", back);
            due.passed_by(FALL_BACK_PASSED_OVER)
        });
        let meets = (self.goes_back.0 > 0).then(|| {
            let back = Opening::to::<FallBack>().casting(&[(parts::TARGET, Opening::ABOUT)]);
            let words = t::then_goes_back(i32::from(self.goes_back.0));
            Consequence::due(words, "CWC-FBK-05", back).passed_by(WAY_BACK_PASSED_OVER)
        });
        let halts = self.halted.then(|| {
            let friends = Opening::to::<FallBack>().casting(&[(parts::TARGET, Opening::ABOUT)]);
            let due = Consequence::due(t::THEN_HALTED, "CWC-FBK-07", friends);
            due.passed_by(FRIENDS_PASSED_OVER)
        });
        [tied, loses, meets, halts].into_iter().flatten()
    }

    /// The test that is due after the unit was lost in a rout through suppressed friends: they are
    /// lost with it (CWC-ROU-02).
    pub(super) fn takes_friends_along(&self) -> Option<Consequence> {
        self.halted.then(|| {
            let friends = Opening::to::<Rout>()
                .deciding(Rout::AT.hits, Count(1))
                .deciding(Rout::AT.position, Position::Free)
                .deciding(Rout::AT.meets, Meets::SuppressedFriend)
                .casting(&[(parts::TARGET, Opening::ABOUT)]);
            let due = Consequence::due(t::THEN_ROUTED_THROUGH, "CWC-ROU-02", friends);
            due.passed_by(FRIENDS_PASSED_OVER)
        })
    }

    /// Whether the order or request with this number, or any if there is no number, was a blunder
    /// that affects it.
    pub fn is_misled_by(&self, number: Option<Count<0, 200>>) -> bool {
        let same = number.is_none_or(|number| self.follow_up_number == number);
        self.follow_up == FollowUp::Misled && same
    }

    /// Whether its blunder has not been worked out completely.
    pub const fn has_blundered(&self) -> bool {
        use FollowUp::{Blunder, Named, NextUnit, Suffers};

        matches!(self.follow_up, Blunder | Named | NextUnit | Suffers)
    }

    /// Whether its test is due for it alone: it calls others, or crawls away.
    fn calls(&self) -> bool {
        self.kind.is_command() || self.follow_up == FollowUp::Crawl
    }

    /// The opening for the blunder of this commander, FAO or FAC, whose state shows how much of it
    /// has already been rolled.
    fn blunder(&self) -> Option<Opening> {
        Some(match self.kind {
            UnitKind::Fao => Opening::to::<ArtilleryBlunder>().into(),
            UnitKind::Fac => Opening::to::<AirBlunder>().into(),
            _ if self.kind.commands() => Opening::to::<CommandBlunder>().casting(COMMANDER).into(),
            _ => return None,
        })
    }
}

/// Starts the follow-ups of an order or a request for these units: its number distinguishes it from
/// earlier ones.
pub fn begins(cast: &mut Participants, units: &[u32]) {
    let numbers = cast.units.iter().map(|unit| unit.state.typed::<Unit>().follow_up_number.0);
    let next = numbers.max().unwrap_or_default() + 1;
    for number in units {
        cast.change(*number, |unit: &mut Unit| {
            unit.follow_up_number = Count::from_raw(next);
            unit.follow_up_units = Count(0);
            unit.forgets_its_mission();
        });
    }
}

/// The same for the units in these roles.
pub fn begins_with(cast: &mut Participants, roles: &[RoleId]) {
    let units = roles.iter().filter_map(|role| cast.one(*role)).map(|unit| unit.number);
    let units: Vec<u32> = units.collect();
    begins(cast, &units);
}

/// Records a follow-up for the unit in a role.
pub fn leaves(cast: &mut Participants, role: RoleId, follow_up: FollowUp) {
    cast.change_role(role, |unit: &mut Unit| {
        unit.follow_up = follow_up;
        unit.follow_up_attacks = Count(0);
    });
}

/// Records how many units of its kind the unit in a role represents, if it is the only listed unit
/// that was called.
pub fn stands_for(cast: &mut Participants, role: RoleId, listed: i16, units: i16) {
    let units = if listed == 1 { units } else { 0 };
    cast.change_role(role, |unit: &mut Unit| unit.follow_up_units = Count::from_raw(units));
}

/// Records that the next called unit takes the attacks of the blunder of the unit in this role.
pub fn leaves_next_unit(cast: &mut Participants, role: RoleId, attacks: u32) {
    cast.change_role(role, |unit: &mut Unit| {
        unit.follow_up = FollowUp::NextUnit;
        unit.follow_up_attacks = Count::from_raw(attacks as i16);
    });
}

/// Clears the follow-ups that the blunder of the unit in a role left for the units it had called.
fn led_again(cast: &mut Participants, role: RoleId) {
    let of = number_of(cast, role);
    change_all(cast, |unit| {
        if unit.is_misled_by(of) {
            unit.follow_up = FollowUp::No;
        }
    });
}

/// Records that Crawl away! was rolled for the unit in a role: the units whose order was its
/// blunder, or by a house rule all units of the side, each crawl away if they are in the open and
/// not suppressed (CWC-BLU-04, CWC-AMB-23).
pub fn all_crawl(cast: &mut Participants, role: RoleId, whole_side: bool) {
    let of = number_of(cast, role);
    change_all(cast, |unit| {
        let meant = unit.is_misled_by(of)
            || whole_side && unit.is_on_table() && unit.follow_up == FollowUp::No;
        if meant {
            let crawls = unit.is_on_table() && unit.cover == Cover::Open && !unit.is_suppressed();
            unit.follow_up = if crawls { FollowUp::Crawl } else { FollowUp::No };
        }
    });
}

/// Whether units whose order was the blunder of the commander in a role still have to crawl away.
pub fn are_to_crawl(cast: &Participants, role: RoleId) -> bool {
    let Some(commander) = cast.one(role) else { return false };
    let of = commander.state.typed::<Unit>().follow_up_number;
    cast.units.iter().any(|unit| {
        let state: Unit = unit.state.typed();
        let is_ordered = unit.side == commander.side && state.follow_up_number == of;
        is_ordered && state.follow_up == FollowUp::Crawl
    })
}

/// The number of the order or request of the unit in a role.
fn number_of(cast: &Participants, role: RoleId) -> Option<Count<0, 200>> {
    Some(cast.state::<Unit>(role)?.follow_up_number)
}

fn change_all(cast: &mut Participants, change: impl Fn(&mut Unit)) {
    let side = cast.at.side;
    for unit in cast.units.iter_mut().filter(|unit| unit.side == side) {
        let mut state: Unit = unit.state.typed();
        change(&mut state);
        unit.state = state.answers();
    }
}

/// Ends a blunder: clears its follow-ups for the unit in the role and the units it called.
pub fn blunder_over(cast: &mut Participants, role: RoleId) {
    leaves(cast, role, FollowUp::No);
    led_again(cast, role);
}

/// Records a granted request: this follow-up for the units in the roles or, if none of them is
/// listed, for the unit that called them.
pub fn called(cast: &mut Participants, roles: &[RoleId], follow_up: FollowUp) {
    let listed = roles.iter().any(|role| cast.one(*role).is_some());
    if listed {
        for role in roles {
            leaves(cast, *role, follow_up);
        }
    } else {
        leaves(cast, parts::OBSERVER, follow_up);
    }
}

/// Whether the deviation of a mission that was granted is still to be rolled for the units in the
/// roles.
pub fn is_called(cast: &Participants, roles: &[RoleId]) -> bool {
    let mut units = roles.iter().filter_map(|role| cast.state::<Unit>(*role));
    units.any(|unit| matches!(unit.follow_up, FollowUp::Deviation | FollowUp::Smoke))
}

/// Records that the deviation of the units in the roles has been rolled.
pub fn has_deviated(cast: &mut Participants, roles: &[RoleId], calls: UnitKind) {
    goes_on(cast, roles, calls, |follow_up| match follow_up {
        FollowUp::Deviation => FollowUp::Fire,
        FollowUp::Smoke => FollowUp::No,
        other => other,
    });
}

/// Records that anti-air fire at the air unit was worked out: its strike is next (CWC-AAF-06).
pub fn has_been_fired_at(cast: &mut Participants) {
    for number in on_mission(cast, &parts::AIR_UNITS[..1], UnitKind::Fac) {
        cast.change(number, |unit: &mut Unit| unit.fired_at = true);
    }
}

/// Records that the units in the roles have fired or struck at one unit in the zone: the others in
/// it are next.
pub fn has_fired_mission(cast: &mut Participants, roles: &[RoleId], calls: UnitKind) {
    goes_on(cast, roles, calls, |follow_up| match follow_up {
        FollowUp::Deviation | FollowUp::Fire => FollowUp::Fired,
        other => other,
    });
}

/// Records that the units in the roles attacked a single target: nothing more follows (CWC-AIR-07).
pub fn has_struck_alone(cast: &mut Participants, roles: &[RoleId], calls: UnitKind) {
    goes_on(cast, roles, calls, |follow_up| match follow_up {
        FollowUp::Fired => FollowUp::No,
        other => other,
    });
}

/// Records that the fire of a blunder fell on one unit: the units in the roles fire at the others
/// in its zone (CWC-BLU-08, CWC-BLU-11).
pub fn has_fired_on_own(cast: &mut Participants, roles: &[RoleId]) {
    called(cast, roles, FollowUp::Fired);
}

/// The units on a mission: those in the roles or, if none of them is listed, the callers of this
/// kind for whose artillery or aircraft something is still to be worked out.
fn on_mission(cast: &Participants, roles: &[RoleId], calls: UnitKind) -> Vec<u32> {
    let numbers: Vec<u32> =
        roles.iter().filter_map(|role| cast.one(*role)).map(|unit| unit.number).collect();
    if !numbers.is_empty() {
        return numbers;
    }
    let callers = cast.units.iter().filter(|unit| {
        let state: Unit = unit.state.typed();
        unit.side == cast.at.side && state.kind == calls && state.is_called()
    });
    callers.map(|unit| unit.number).collect()
}

/// Advances the follow-up of the units on a mission.
fn goes_on(
    cast: &mut Participants,
    roles: &[RoleId],
    calls: UnitKind,
    next: fn(FollowUp) -> FollowUp,
) {
    for number in on_mission(cast, roles, calls) {
        cast.change(number, |unit: &mut Unit| unit.follow_up = next(unit.follow_up));
    }
}

/// The first of the units on a mission.
fn first_of(cast: &Participants, roles: &[RoleId], calls: UnitKind) -> Option<Unit> {
    let first = on_mission(cast, roles, calls).into_iter().next()?;
    Some(cast.unit(first)?.state.typed())
}

/// The first of the units on a mission that has already fired on its zone: every further unit in
/// the zone takes the same dice (CWC-ART-10, CWC-AIR-06).
pub fn has_fired(cast: &Participants, roles: &[RoleId], calls: UnitKind) -> Option<Unit> {
    first_of(cast, roles, calls).filter(|unit| unit.follow_up == FollowUp::Fired)
}

/// Records how the units on a mission fired on their zone: by which kind of fire, and with which
/// units that are not in the list.
pub fn fires_on_zone(
    cast: &mut Participants,
    (roles, calls): (&[RoleId], UnitKind),
    shoot: Shoot,
    firers: &[ZoneFirers],
) {
    for number in on_mission(cast, roles, calls) {
        cast.change(number, |unit: &mut Unit| {
            unit.zone_shoot = shoot;
            unit.zone_firers = Default::default();
            for (place, firers) in unit.zone_firers.iter_mut().zip(firers) {
                *place = *firers;
            }
        });
    }
}

/// Records that the unit in a role was attacked in the zone of this mission: once for each shoot.
pub fn strikes(cast: &mut Participants, roles: &[RoleId], calls: UnitKind, target: RoleId) {
    if let Some(firer) = first_of(cast, roles, calls) {
        cast.change_role(target, |unit: &mut Unit| {
            unit.is_struck_by(&firer);
        });
    }
}

/// Why a unit cannot be attacked in the zone of this mission: it already has been.
pub fn was_struck(cast: &Participants, unit: &Standing) -> Option<Note> {
    let air = cast.of.iter().any(|role| role.id == parts::AIR_UNITS[0].name());
    let (firer, cite) = if air {
        (first_of(cast, &parts::AIR_UNITS, UnitKind::Fac)?, "CWC-AIR-06")
    } else {
        (first_of(cast, &parts::BATTERIES, UnitKind::Fao)?, "CWC-ART-10")
    };
    let unit: Unit = unit.state.typed();
    unit.was_struck_by(&firer).then(|| Note::new(t::REFUSED_STRUCK, cite))
}

/// Whether the side whose turn it is tested for an order or a request.
fn has_tested(cast: &Participants) -> bool {
    let side = cast.at.side;
    let units = cast.units.iter().filter(|unit| unit.side == side);
    cast.side::<Side>(side).has_given_orders()
        || units.map(|unit| unit.state.typed::<Unit>()).any(|unit| unit.has_tested())
}

/// Counts off a planned mission when the units in the roles roll its deviation, or fire without
/// deviation: one mission fewer is left (CWC-SEQ-02). Fire at several units in its zone, one by
/// one, is still one mission.
pub fn planned_mission(
    cast: &mut Participants,
    roles: &[RoleId],
    then: FollowUp,
    planned: fn(&mut Side) -> &mut Count<0, 20>,
) {
    let side = cast.at.side;
    let of_this_turn = MISSIONS.contains(&&*cast.at.stage) && !has_tested(cast);
    let units = roles.iter().filter_map(|role| cast.one(*role));
    let units: Vec<(bool, Unit)> =
        units.map(|unit| (unit.side == side, unit.state.typed())).collect();
    if !of_this_turn || units.iter().any(|(own, _)| !own) {
        return;
    }
    let begun =
        |(_, unit): &(bool, Unit)| matches!(unit.follow_up, FollowUp::Fire | FollowUp::Fired);
    let begun = units.iter().any(begun);
    let mut was_planned = begun;
    if !begun {
        cast.change_side(side, |kept: &mut Side| {
            let left = planned(kept);
            was_planned = left.0 > 0;
            *left = Count::from_raw(left.0 - 1);
        });
    }
    if was_planned && !begun {
        begins_with(cast, roles);
    }
    if was_planned {
        for role in roles {
            leaves(cast, *role, then);
        }
    }
}
