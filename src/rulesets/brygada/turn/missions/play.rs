//! The influence of a mission on the order of play: leaving the set-up, leaving the table,
//! and the end; and the answers that the battle knows for calculators.

use crate::rulesets::brygada::prelude::*;

use super::result;
use crate::rulesets::brygada::sheet::army_total::ArmyTotal;
use crate::rulesets::brygada::sheet::infantry_card::InfantryCard;
use crate::rulesets::brygada::sheet::scores::{
    EngagementScore, FrontalAttackResult, HeldMission, Objective as Held, ObjectiveControl,
    ObjectivePlacing, Presence, units_needed,
};
use crate::rulesets::brygada::units::battle::{Battle, Objective};
use crate::rulesets::brygada::units::stages::{self, Known, OVER};
use crate::rulesets::brygada::units::unit::Unit;

/// The offer that ends the set-up: the first turn, which is the attacker's or the first player's
/// (BR10-MIS-04, BR10-MIS-12, BR10-AMB-16); before it the defender of a frontal attack may put a
/// readiness marker on each of his units (BR10-MIS-14).
pub fn begins(view: &View) -> Vec<Offer> {
    let battle = Battle::of(view);
    let first = stages::turn_of(battle.starts(view.starts), 1);
    let (words, rule) = match battle.mission {
        Mission::None => return vec![first],
        Mission::FrontalAttack => (t::OFFER_ATTACKER_BEGINS, "BR10-MIS-12"),
        Mission::SpoilsOfWar => (t::OFFER_FIRST_BEGINS, "BR10-AMB-16"),
        _ => (t::OFFER_FIRST_BEGINS, "BR10-MIS-04"),
    };
    let mut offers = vec![first.worded(words, rule)];
    let without = without_marker(view, &battle);
    if !without.is_empty() {
        let markers = without.into_iter().map(|number| Set::unit(number, Unit::AT.ready, true));
        offers.push(
            Offer::onward("defender-ready", view.at.clone())
                .worded(t::OFFER_DEFENDER_READY, "BR10-MIS-14")
                .setting(markers),
        );
    }
    offers
}

/// The defender's units in a frontal attack that have no readiness marker.
fn without_marker(view: &View, battle: &Battle) -> Vec<u32> {
    if battle.mission != Mission::FrontalAttack {
        return Vec::new();
    }
    let defender = battle.attacker.other();
    stages::units(view)
        .into_iter()
        .filter(|known| known.side == defender && known.unit.is_there() && !known.unit.ready)
        .map(|known| known.number)
        .collect()
}

/// The offer for a moving unit of the attacker to leave over the far edge (BR10-MIS-06,
/// BR10-AMB-42), and to go on to this position.
pub fn leaves(view: &View, known: &Known, to: Position) -> Option<Offer> {
    let battle = Battle::of(view);
    let may = battle.mission == Mission::FrontalAttack && known.side == battle.attacker;
    let immobile = known.unit.immobilised;
    may.then(|| {
        Offer::onward("leaves", to)
            .worded(t::OFFER_LEAVES, "BR10-AMB-42")
            .setting([Set::unit(known.number, Unit::AT.left_table, true)])
            .barred(immobile.then(|| Note::new(t::BARRED_IMMOBILISED, "BR10-MOV-06")))
    })
}

/// The offers that end a battle with a mission before its last round: as many of the attacker's
/// units have left as had to (BR10-MIS-06), or the players agree to count now (BR10-MIS-01).
pub fn ends_early(view: &View) -> Vec<Offer> {
    let battle = Battle::of(view);
    if battle.mission == Mission::None {
        return Vec::new();
    }
    let to = Position { unit: None, back: None, ..view.at.at(OVER) };
    let mut offers = Vec::new();
    if battle.mission == Mission::FrontalAttack {
        let (units, left) = result::left(&stages::units(view), battle.attacker);
        if units > 0 && left >= units_needed(units) {
            offers.push(
                Offer::ends("enough-left", to.clone())
                    .worded(t::OFFER_ENOUGH_LEFT, "BR10-MIS-06")
                    .leading(),
            );
        }
    }
    offers.push(Offer::ends("agreed-end", to).worded(t::OFFER_AGREED_END, "BR10-MIS-01").aside());
    offers
}

/// A sum, limited to the range of a question.
fn sum(points: i32) -> i16 {
    i16::try_from(points).unwrap_or(i16::MAX)
}

/// The calculators for a step of this side, with the answers that the battle knows.
pub fn known(view: &View, side: Side) -> Vec<Opening> {
    let battle = Battle::of(view);
    let card = Opening::to::<InfantryCard>().knowing(InfantryCard::AT.year, battle.year);
    if battle.mission == Mission::None {
        return vec![card.into()];
    }
    let units = stages::units(view);
    let own = |side| move |known: &&Known| known.side == side;
    let costs = |side| -> i32 {
        let units = units.iter().filter(own(side));
        units.map(|known| i32::from(known.unit.cost.0)).sum()
    };
    let mut known: Vec<Opening> = vec![
        card.into(),
        Opening::to::<ArmyTotal>()
            .knowing(ArmyTotal::AT.agreed, battle.points)
            .knowing(ArmyTotal::AT.attacker, attacks(&battle, side))
            .knowing(ArmyTotal::AT.sum, sum(costs(side)))
            .into(),
        Opening::to::<ObjectivePlacing>()
            .knowing(
                ObjectivePlacing::AT.another,
                battle.objectives().any(|objective| objective.noted),
            )
            .into(),
    ];
    if units.is_empty() {
        return known;
    }
    let scored = result::engagement(&units, side);
    let (all, left) = result::left(&units, battle.attacker);
    known.push(
        Opening::to::<EngagementScore>()
            .knowing(EngagementScore::AT.full, sum(scored.full))
            .knowing(EngagementScore::AT.half, sum(scored.half))
            .into(),
    );
    known.push(
        Opening::to::<FrontalAttackResult>()
            .knowing(FrontalAttackResult::AT.units, sum(all as i32))
            .knowing(FrontalAttackResult::AT.left, sum(left as i32))
            .into(),
    );
    known.extend(control(&battle, &units, side));
    known
}

/// Whether a side attacks in a frontal attack.
pub fn attacks(battle: &Battle, side: Side) -> bool {
    battle.mission == Mission::FrontalAttack && battle.attacker == side
}

/// The calculator for held objectives, with the known holders filled in.
fn control(battle: &Battle, units: &[Known], side: Side) -> Option<Opening> {
    let enemy = side.other();
    let mission = match battle.mission {
        Mission::SpoilsOfWar => HeldMission::SpoilsOfWar,
        Mission::Reconnaissance => HeldMission::Reconnaissance,
        Mission::StrategicPoint => HeldMission::StrategicPoint,
        Mission::None | Mission::MeetingEngagement | Mission::FrontalAttack => return None,
    };
    let at = ObjectiveControl::AT;
    let mut opening = Opening::to::<ObjectiveControl>()
        .knowing(at.mission, mission)
        .knowing(at.number, battle.number)
        .knowing(at.own_points, sum(result::in_zone(units, side)))
        .knowing(at.enemy_points, sum(result::in_zone(units, enemy)))
        .knowing(at.own_inside, sum(result::inside(units, side) as i32))
        .knowing(at.enemy_inside, sum(result::inside(units, enemy) as i32));
    for (nth, Objective { held, .. }) in battle.objectives().enumerate() {
        let here = |side: Side| {
            if held.side() == Some(side) { Presence::Holds } else { Presence::Nobody }
        };
        let block = at.objectives.nth(nth);
        opening = opening
            .knowing(block.then(Held::AT.own), here(side))
            .knowing(block.then(Held::AT.enemy), here(enemy));
    }
    Some(opening.into())
}
