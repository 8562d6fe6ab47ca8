//! The roles of units in the calculators: which units can take them, and which may now.

use crate::rulesets::cold_war_commander::prelude::*;

use crate::rulesets::cold_war_commander::sheet::command_blunder::{
    CommandBlunder, InTheWay, Rolled,
};
use crate::rulesets::cold_war_commander::sheet::direct_fire::cannot_hurt;
use crate::rulesets::cold_war_commander::sheet::phases;
use crate::rulesets::cold_war_commander::units::follow_up;
use crate::rulesets::cold_war_commander::units::unit::{FollowUp, Unit, UnitKind};

/// A unit that fires directly, alone or together with others at the same target
/// (CWC-DIR-01).
const fn shooter(id: RoleId) -> Role {
    Role::new(id, t::ROLE_SHOOTER, Of::Acting)
        .eligible(|unit| unit.typed::<Unit>().can_fire())
        .blocked_by(fires_apart)
}

/// The units that fire directly at one target.
pub const SHOOTERS: [Role; 6] = [
    shooter(parts::SHOOTERS[0]),
    shooter(parts::SHOOTERS[1]).optional(),
    shooter(parts::SHOOTERS[2]).optional(),
    shooter(parts::SHOOTERS[3]).optional(),
    shooter(parts::SHOOTERS[4]).optional(),
    shooter(parts::SHOOTERS[5]).optional(),
];

/// Why a unit cannot take a second role: it already has one of these.
fn twice(cast: &Participants, unit: &Standing, roles: &[RoleId], cite: Cite) -> Option<Note> {
    let taken = |role: &RoleId| cast.one(*role).is_some_and(|one| one.number == unit.number);
    let twice = roles.iter().any(taken);
    twice.then(|| Note::new(t::REFUSED_TWICE, cite))
}

/// Why a unit cannot fire together with the first one: it is its enemy.
fn fires_apart(cast: &Participants, other: &Standing) -> Option<Note> {
    let first = cast.one(parts::SHOOTERS[0])?;
    (first.side != other.side).then(|| Note::new(t::REFUSED_OTHER_SIDE, "CWC-DIR-01"))
}

/// The targets of direct fire: anything on the table. Only anti-air fire is aimed at aircraft.
pub const SHOT_AT: Role = Role::new(parts::TARGET, t::ROLE_TARGET, Of::Enemy)
    .eligible(on_table)
    .blocked_by(cannot_be_hurt);

/// A unit of either side that suffers an effect.
pub const SUFFERS: Role =
    Role::new(parts::TARGET, t::ROLE_UNIT, Of::Acting).eligible(on_table).passive();

/// A unit that routs. One that was lost in a rout may still have friends to take with it
/// (CWC-ROU-02).
pub const ROUTS: Role = SUFFERS.eligible(|unit| on_table(unit) || unit.typed::<Unit>().halted);

/// Friends that a forced move runs into (CWC-FBK-07, CWC-ROU-02).
pub const IN_THE_WAY: Role = Role::new(parts::FRIEND, t::ROLE_FRIEND, Of::Friend)
    .eligible(on_table)
    .blocked_by(|cast, unit| {
        let held = cast.state(parts::TARGET).is_some_and(|unit: Unit| unit.position().holds());
        let meets_nobody = held.then(|| Note::new(t::REFUSED_HELD, "CWC-AMB-56"));
        twice(cast, unit, &[parts::TARGET], "CWC-FBK-07").or(meets_nobody)
    })
    .optional();

/// A unit that crawls away (CWC-BLU-04).
pub const CRAWLER: Role = Role::new(parts::CRAWLER, t::ROLE_CRAWLER, Of::Friend)
    .eligible(on_table)
    .blocked_by(crawls_not)
    .when(crawls)
    .suffering();

/// Why a unit does not crawl away: the order that was a blunder was not for it, or it has crawled
/// already (CWC-BLU-04, CWC-AMB-23). If no unit of that order is in the list, any unit may crawl.
fn crawls_not(cast: &Participants, unit: &Standing) -> Option<Note> {
    let of = cast.state::<Unit>(parts::COMMANDER).map(|commander| commander.follow_up_number);
    let is_meant = |unit: &Standing| {
        let state: Unit = unit.state.typed();
        state.follow_up == FollowUp::Crawl || state.is_misled_by(of)
    };
    let listed = cast.units.iter().any(|other| other.side == cast.at.side && is_meant(other));
    let other = unit.side != cast.at.side || listed && !is_meant(unit);
    other.then(|| Note::new(t::REFUSED_CRAWL, "CWC-AMB-23"))
}

/// Whether Crawl away! was rolled.
fn crawls(answers: &Values) -> bool {
    answers.typed::<CommandBlunder>().rolled == Rolled::CrawlAway
}

/// The friend that the crawling unit runs into: any but the unit itself, including its commander
/// (CWC-BLU-04).
pub const IN_ITS_WAY: Role = Role::new(parts::FRIEND, t::ROLE_FRIEND, Of::Friend)
    .eligible(on_table)
    .blocked_by(|cast, unit| twice(cast, unit, &[parts::CRAWLER], "CWC-BLU-04"))
    .when(crawls)
    .suffering()
    .optional()
    .needed_when(|answers| answers.typed::<CommandBlunder>().in_the_way == InTheWay::Friend);

/// A unit that assaults; in another round it is the same unit as before.
pub const ATTACKER: Role = Role::new(parts::ATTACKER, t::ROLE_ATTACKER, Of::Acting)
    .eligible(on_table)
    .default_unit(|cast| {
        let fights_it = UnitNumber::of(cast.one(parts::DEFENDER)?.number);
        let fights = |unit: &&Standing| unit.state.typed::<Unit>().fights == fights_it;
        let mut all = cast.units.iter().filter(fights);
        let one = all.next()?;
        all.next().is_none().then_some(one.number)
    });

/// A unit that is assaulted; in another round it is the same unit as before.
pub const DEFENDER: Role = Role::new(parts::DEFENDER, t::ROLE_DEFENDER, Of::Enemy)
    .eligible(on_table)
    .default_unit(|cast| cast.state::<Unit>(parts::ATTACKER)?.fights.number())
    .blocked_by(not_clear);

/// A unit that supports the attacker of an assault (CWC-ASL-05).
const fn supporter(id: RoleId) -> Role {
    Role::new(id, t::ROLE_SUPPORTER, Of::Friend)
        .eligible(is_of_a_supporting_kind)
        .blocked_by(supports_not)
        .default_unit(|cast| supports_still(cast, parts::ATTACKER))
        .optional()
}

/// The number of units that support this fighter, as in the last round of the assault: those in the
/// list and the unlisted ones.
pub fn supporters(cast: &Participants, fighter: &Standing, unlisted: Count<0, 10>) -> Count<0, 10> {
    let listed = cast.units.iter().filter(|unit| supports(unit, fighter.number)).count() as i16;
    Count::from_raw(unlisted.0 + listed)
}

/// Whether a unit supported the fighter with this number in the last round of its assault.
fn supports(unit: &Standing, fighter: u32) -> bool {
    let unit: Unit = unit.state.typed();
    unit.is_on_table() && unit.supports.number() == Some(fighter)
}

/// The next unit that supported the one in a role in the last round of this assault.
fn supports_still(cast: &Participants, fighter: RoleId) -> Option<u32> {
    let enemy = cast.state::<Unit>(parts::ATTACKER)?.fights.number()?;
    let of = cast.one(fighter)?.number;
    let fights_on = cast.one(parts::DEFENDER).is_some_and(|defender| defender.number == enemy);
    let mut units = cast.units.iter().filter(|unit| !cast.roles.contains(&Some(unit.number)));
    let unit = units.find(|unit| supports(unit, of));
    unit.map(|unit| unit.number).filter(|_| fights_on)
}

/// A unit that supports the defender of an assault (CWC-ASL-05).
const fn defence_supporter(id: RoleId) -> Role {
    Role::new(id, t::ROLE_DEFENCE_SUPPORTER, Of::Enemy)
        .eligible(is_of_a_supporting_kind)
        .blocked_by(supports_not)
        .default_unit(|cast| supports_still(cast, parts::DEFENDER))
        .optional()
}

/// The units that fight an assault, and the supporters of each.
pub const fn fight(attacker: Role, defender: Role) -> [Role; 10] {
    [
        attacker,
        defender,
        supporter(parts::SUPPORTERS[0]),
        supporter(parts::SUPPORTERS[1]),
        supporter(parts::SUPPORTERS[2]),
        supporter(parts::SUPPORTERS[3]),
        defence_supporter(parts::DEFENCE[0]),
        defence_supporter(parts::DEFENCE[1]),
        defence_supporter(parts::DEFENCE[2]),
        defence_supporter(parts::DEFENCE[3]),
    ]
}

/// Whether a unit is of a kind that may support an assault: commanders, recce units and snipers may
/// not (CWC-ASL-05).
fn is_of_a_supporting_kind(unit: &Values) -> bool {
    let kind: Unit = unit.typed();
    let supports = !kind.kind.is_command() && !kind.is_recce() && kind.kind != UnitKind::Sniper;
    on_table(unit) && supports
}

/// Why a unit may not support an assault (CWC-ASL-05).
pub fn supports_not(cast: &Participants, other: &Standing) -> Option<Note> {
    let unit: Unit = other.state.typed();
    let fights = [parts::ATTACKER, parts::DEFENDER].into_iter().filter_map(|role| cast.one(role));
    let text = if fights.clone().any(|one| one.number == other.number) {
        t::REFUSED_SUPPORTS_ITSELF
    } else if unit.kind.is_command() || unit.is_recce() || unit.kind == UnitKind::Sniper {
        t::REFUSED_SUPPORT_KIND
    } else if unit.attacks().next().is_none() {
        t::REFUSED_SUPPORT_ATTACK
    } else {
        return None;
    };
    Some(Note::new(text, "CWC-ASL-05"))
}

/// A unit, of either side, that lost an assault.
pub const LOSER: Role = Role::new(parts::LOSER, t::ROLE_LOSER, Of::Acting).eligible(on_table);

/// Why an enemy may not be assaulted: the attacker may not assault into its terrain
/// (CWC-ASL-02).
fn not_clear(cast: &Participants, defender: &Standing) -> Option<Note> {
    let attacker: Unit = cast.state(parts::ATTACKER)?;
    let not_clear = defender.state.typed::<Unit>().cover != Cover::Open;
    let (carries, afv) = (attacker.carries(), attacker.assaults_as_afv());
    attacker.fighter().refused(not_clear, carries, afv)
}

/// A commander.
pub const COMMANDER: Role = Role::new(parts::COMMANDER, t::ROLE_COMMANDER, Of::Acting)
    .eligible(|unit| is(unit, |unit| unit.kind.commands()));

/// A commander who gives an order.
pub const ORDERS: Role = COMMANDER.blocked_by(too_early);

/// Why a test for an order or a request is too early: the first two phases of the side's own turn
/// come before it (CWC-AMB-58).
fn too_early(cast: &Participants, unit: &Standing) -> Option<Note> {
    // In the enemy's turn a side gives no orders (CWC-SEQ-06).
    if unit.side != cast.at.side && cast.at.stage == phases::COMMAND {
        return Some(Note::new(t::REFUSED_NOT_ITS_TURN, "CWC-SEQ-06"));
    }
    let before = [phases::SCHEDULED_FIRE, phases::INITIATIVE];
    let early = unit.side == cast.at.side && before.contains(&&*cast.at.stage);
    let early = early.then(|| Note::new(t::REFUSED_TOO_EARLY, "CWC-AMB-58"));
    early.or_else(|| held_up(cast, unit))
}

/// Why a unit cannot be called, or cannot call others: its last mission is not worked out yet.
fn held_up(_: &Participants, unit: &Standing) -> Option<Note> {
    unit.state.typed::<Unit>().is_held_up()
}

/// A unit that is ordered, together with its formation; for an HQ, that is the formation it leads.
pub const ORDERED: Role = Role::new(parts::ORDERED, t::ROLE_ORDERED, Of::Friend)
    .eligible(|unit| unit.typed::<Unit>().takes_orders())
    .default_unit(led);

/// The first unit of the formation that the commander leads.
fn led(cast: &Participants) -> Option<u32> {
    let commander = cast.one(parts::COMMANDER)?;
    let formation = commander.state.typed::<Unit>().formation();
    let mut units = cast.units.iter().filter(|other| {
        let unit: Unit = other.state.typed();
        other.side == commander.side && unit.takes_orders() && unit.formation() == formation
    });
    units.next().filter(|_| formation != Formation::None).map(|unit| unit.number)
}

/// An FAO.
pub const FAO: Role = Role::new(parts::OBSERVER, t::ROLE_FAO, Of::Acting)
    .eligible(|unit| is(unit, |unit| unit.kind == UnitKind::Fao));

/// The next FAO or FAC whose blunder is still to be worked out.
fn blundering(cast: &Participants, kind: UnitKind) -> Option<u32> {
    next_unit(cast, |unit| unit.kind == kind && unit.has_blundered())
}

/// The FAO whose request was a blunder.
pub const BLUNDERING_FAO: Role = FAO.passive().default_unit(|cast| blundering(cast, UnitKind::Fao));

/// The FAO who requests artillery.
pub const REQUESTS_ARTILLERY: Role = FAO.blocked_by(too_early);

/// An FAC.
pub const FAC: Role = Role::new(parts::OBSERVER, t::ROLE_FAC, Of::Acting)
    .eligible(|unit| is(unit, |unit| unit.kind == UnitKind::Fac));

/// The FAC whose request was a blunder.
pub const BLUNDERING_FAC: Role = FAC.passive().default_unit(|cast| blundering(cast, UnitKind::Fac));

/// The FAC who requests aircraft.
pub const REQUESTS_AIR: Role = FAC.blocked_by(too_early);

const fn battery(id: RoleId, of: Of) -> Role {
    Role::new(id, t::ROLE_BATTERY, of).eligible(is_battery)
}

/// Artillery that is called.
pub const CALLED_BATTERIES: [Role; parts::BATTERIES.len()] = [
    battery(parts::BATTERIES[0], Of::Friend).blocked_by(held_up),
    battery(parts::BATTERIES[1], Of::Friend).blocked_by(held_up).optional(),
    battery(parts::BATTERIES[2], Of::Friend).blocked_by(held_up).optional(),
    battery(parts::BATTERIES[3], Of::Friend).blocked_by(held_up).optional(),
];

/// Artillery for which a request was a blunder.
pub const MISLED_BATTERIES: [Role; parts::BATTERIES.len()] = {
    let [first, second, third, fourth] = CALLED_BATTERIES;
    [
        first.default_unit(misled_battery),
        second.default_unit(misled_battery),
        third.default_unit(misled_battery),
        fourth.default_unit(misled_battery),
    ]
};

/// Air units for which a request was a blunder.
pub const MISLED_AIR_UNITS: [Role; parts::AIR_UNITS.len()] = {
    let [first, second, third] = CALLED_AIR_UNITS;
    [
        first.default_unit(misled_air_unit),
        second.default_unit(misled_air_unit),
        third.default_unit(misled_air_unit),
    ]
};

/// The first unit of the side whose turn it is that has no role yet and for which `holds` is true.
fn next_unit(cast: &Participants, holds: impl Fn(&Unit) -> bool) -> Option<u32> {
    let mut units = cast.units.iter().filter(|unit| unit.side == cast.at.side);
    let free = |unit: &&Standing| !cast.roles.contains(&Some(unit.number));
    let able = |unit: &Unit| unit.is_there() && !(unit.kind.flies() && unit.aborted);
    let unit = units.find(|unit| {
        let state: Unit = unit.state.typed();
        free(unit) && able(&state) && holds(&state)
    });
    unit.map(|unit| unit.number)
}

fn misled_battery(cast: &Participants) -> Option<u32> {
    let of = cast.state::<Unit>(parts::OBSERVER).map(|fao| fao.follow_up_number);
    next_unit(cast, |unit| unit.kind.is_artillery() && unit.is_misled_by(of))
}

fn misled_air_unit(cast: &Participants) -> Option<u32> {
    let of = cast.state::<Unit>(parts::OBSERVER).map(|fac| fac.follow_up_number);
    next_unit(cast, |unit| unit.kind.flies() && unit.is_misled_by(of))
}

/// The next battery that was called for the same shoot as the first, if the first was called.
fn called_battery(cast: &Participants) -> Option<u32> {
    let first = cast.state::<Unit>(parts::BATTERIES[0]);
    next_unit(cast, |unit| {
        let together = |first: Unit| first.is_called_with(unit) && first.shells() == unit.shells();
        unit.kind.is_artillery() && unit.is_called() && first.is_none_or(together)
    })
}

/// The next air unit that was called on the same mission as the first, if the first was called.
fn called_air_unit(cast: &Participants) -> Option<u32> {
    let first = cast.state::<Unit>(parts::AIR_UNITS[0]);
    next_unit(cast, |unit| {
        let together = |first: Unit| first.is_called_with(unit);
        unit.kind.flies() && unit.is_called() && first.is_none_or(together)
    })
}

/// Artillery that fires on a zone: of one kind, because the guns, rockets and naval guns of a
/// request are separate shoots (CWC-AMB-59).
pub const BATTERIES: [Role; parts::BATTERIES.len()] = [
    battery(parts::BATTERIES[0], Of::Acting).default_unit(called_battery),
    another_battery(parts::BATTERIES[1]),
    another_battery(parts::BATTERIES[2]),
    another_battery(parts::BATTERIES[3]),
];

const fn another_battery(id: RoleId) -> Role {
    battery(id, Of::Acting)
        .blocked_by(|cast, unit| {
            let first: Unit = cast.state(parts::BATTERIES[0])?;
            let apart = first.shells() != unit.state.typed::<Unit>().shells();
            apart.then(|| Note::new(t::REFUSED_OTHER_SHELLS, "CWC-AMB-59"))
        })
        .default_unit(called_battery)
        .optional()
}

/// An air unit on its mission; one that aborted has no mission.
const fn air_unit(id: RoleId, of: Of) -> Role {
    Role::new(id, t::ROLE_AIR_UNIT, of).eligible(on_a_mission)
}

/// Aircraft and helicopters that are called.
pub const CALLED_AIR_UNITS: [Role; parts::AIR_UNITS.len()] = [
    air_unit(parts::AIR_UNITS[0], Of::Friend).blocked_by(held_up),
    air_unit(parts::AIR_UNITS[1], Of::Friend).blocked_by(held_up).optional(),
    air_unit(parts::AIR_UNITS[2], Of::Friend).blocked_by(held_up).optional(),
];

/// Aircraft and helicopters that strike.
pub const AIR_UNITS: [Role; parts::AIR_UNITS.len()] = [
    air_unit(parts::AIR_UNITS[0], Of::Acting).default_unit(called_air_unit),
    air_unit(parts::AIR_UNITS[1], Of::Acting).default_unit(called_air_unit).optional(),
    air_unit(parts::AIR_UNITS[2], Of::Acting).default_unit(called_air_unit).optional(),
];

/// Air units on the same mission as the one fired at: they are carried over to the strike.
pub const ON_THE_MISSION: [Role; 2] = [
    also_on_mission(parts::AIR_UNITS[1]).blocked_by(|cast, unit| {
        twice(cast, unit, &[parts::AIR_UNITS[0], parts::AIR_UNITS[2]], "CWC-AAF-01")
    }),
    also_on_mission(parts::AIR_UNITS[2]).blocked_by(|cast, unit| {
        twice(cast, unit, &[parts::AIR_UNITS[0], parts::AIR_UNITS[1]], "CWC-AAF-01")
    }),
];

const fn also_on_mission(id: RoleId) -> Role {
    Role::new(id, t::ROLE_ALSO_ON_MISSION, Of::Friend)
        .eligible(on_a_mission)
        .default_unit(called_air_unit)
        .optional()
}

/// An AA or SAM unit.
const fn anti_air(id: RoleId) -> Role {
    Role::new(id, t::ROLE_ANTI_AIR, Of::Enemy).eligible(|unit| is(unit, Unit::is_anti_air))
}

/// The AA and SAM units that fire together (CWC-AAF-01).
pub const ANTI_AIR: [Role; 4] = [
    anti_air(parts::ANTI_AIR[0]),
    anti_air(parts::ANTI_AIR[1]).optional(),
    anti_air(parts::ANTI_AIR[2]).optional(),
    anti_air(parts::ANTI_AIR[3]).optional(),
];

/// A unit in a zone, of either side (CWC-ART-10, CWC-AIR-06).
pub const IN_ZONE: Role = Role::new(parts::TARGET, t::ROLE_IN_ZONE, Of::Anybody)
    .heading(t::GROUP_TARGET_IN_ZONE)
    .eligible(on_table)
    .blocked_by(follow_up::was_struck);

/// The friendly unit at which a blunder is aimed.
pub const OWN_UNIT: Role = Role::new(parts::OWN_UNIT, t::ROLE_OWN_UNIT, Of::Friend)
    .heading(t::GROUP_OWN_UNIT)
    .eligible(on_table)
    .suffering();

/// The three units nearest a commander, under Crossfire!, not counting the commander: one roll
/// strikes them all (CWC-BLU-05, CWC-AMB-29).
pub const NEAREST: [Role; 3] = [
    nearest(parts::NEAREST[0]).blocked_by(|cast, unit| near_already(cast, unit, 1, 2)),
    nearest(parts::NEAREST[1]).blocked_by(|cast, unit| near_already(cast, unit, 0, 2)),
    nearest(parts::NEAREST[2]).blocked_by(|cast, unit| near_already(cast, unit, 0, 1)),
];

/// Why a unit cannot be this one of the three: it is the commander or one of the other two.
fn near_already(cast: &Participants, unit: &Standing, one: usize, other: usize) -> Option<Note> {
    let roles = [parts::COMMANDER, parts::NEAREST[one], parts::NEAREST[other]];
    twice(cast, unit, &roles, "CWC-BLU-05")
}

const fn nearest(id: RoleId) -> Role {
    Role::new(id, t::ROLE_NEAREST, Of::Friend)
        .eligible(on_table)
        .when(|answers| answers.typed::<CommandBlunder>().rolled == Rolled::Crossfire)
        .suffering()
}

/// Any unit, of either side.
pub const ANYBODY: Role =
    Role::new(parts::UNIT, t::ROLE_UNIT, Of::Acting).eligible(|unit| is(unit, |_| true));

fn is(unit: &Values, what: fn(&Unit) -> bool) -> bool {
    let unit: Unit = unit.typed();
    unit.is_there() && what(&unit)
}

fn is_battery(unit: &Values) -> bool {
    is(unit, |unit| unit.kind.is_artillery() && unit.attacks().next().is_some())
}

fn on_a_mission(unit: &Values) -> bool {
    is(unit, |unit| unit.kind.flies() && !unit.aborted)
}

fn on_table(unit: &Values) -> bool {
    unit.typed::<Unit>().is_on_table()
}

/// Why a target is refused: no Attack of any shooter can hurt it (CWC-HIT-09, CWC-HIT-10).
fn cannot_be_hurt(cast: &Participants, target: &Standing) -> Option<Note> {
    let unarmoured = target.state.typed::<Unit>().is_unarmoured();
    let mut why = None;
    for shooter in states(cast, &parts::SHOOTERS) {
        let attack = shooter.direct_attack_on(Some(unarmoured))?;
        let cite = attack.mark.bars(unarmoured)?;
        why = why.or(Some(Note::new(cannot_hurt(attack.mark), cite)));
    }
    why
}

/// The units in these roles, each once.
pub fn each<'a>(cast: &'a Participants, roles: &[RoleId]) -> Vec<&'a Standing> {
    let mut all: Vec<&Standing> = Vec::new();
    for unit in roles.iter().filter_map(|role| cast.one(*role)) {
        if all.iter().all(|other| other.number != unit.number) {
            all.push(unit);
        }
    }
    all
}

/// The states of the units in these roles.
pub fn states(cast: &Participants, roles: &[RoleId]) -> Vec<Unit> {
    let units = each(cast, roles).into_iter();
    units.map(|unit| unit.state.typed()).collect()
}

/// Whether the Hits of the observer, or of the first unit called, have not been entered yet.
pub fn lacks_hits(cast: &Participants, called: RoleId) -> bool {
    let units = [parts::OBSERVER, called].into_iter();
    let mut units = units.filter_map(|role| cast.state::<Unit>(role));
    units.any(|unit| unit.lacks_hits())
}

/// Groups of units that are alike: the first unit of each group and the number of units in it, in
/// the order in which they were cast.
pub fn kinds<K: PartialEq>(units: &[Unit], of: impl Fn(&Unit) -> K) -> Vec<(Unit, i16)> {
    let mut kinds: Vec<(Unit, i16)> = Vec::new();
    for unit in units {
        match kinds.iter_mut().find(|(one, _)| of(one) == of(unit)) {
            Some((_, number)) => *number += 1,
            None => kinds.push((*unit, 1)),
        }
    }
    kinds
}
