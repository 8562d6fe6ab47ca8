//! The consequences of the state of a unit, and the changes that events bring.

use crate::rulesets::brygada::prelude::*;

use super::battle::Battle;
use super::cards::{CARDS, catalogue::printed};
use super::stages::REGROUP;
use super::unit::{ASKED_OF_GUNS, ASKED_OF_SQUADS, ASKED_OF_VEHICLES, OPTIONAL, PROFILE, Unit};
use super::{effects, stages};
use crate::rulesets::brygada::sheet::area_fire::AreaHit;
use crate::rulesets::brygada::sheet::assault::{Assault, AssaultOnVehicle};
use crate::rulesets::brygada::sheet::fire_at_infantry::FireAtInfantry;
use crate::rulesets::brygada::sheet::regrouping::RemoveMarkers;

/// How the app shows the state of a unit, changes it, and draws its consequences.
pub const TRACKER: Tracker = Tracker {
    fields: Unit::FIELDS,
    in_view: places!(Unit: bases_lost, morale, ready, lost, immobilised, gun_destroyed, destroyed, left_table, activated),
    counter: Counter {
        strength: |unit| {
            let unit: Unit = unit.typed();
            (unit.kind == UnitKind::Infantry).then(|| Remaining {
                left: if unit.destroyed { 0 } else { unit.bases_left() },
                full: unit.bases.0,
            })
        },
        // A unit that left over the enemy's edge is not lost.
        gone: |unit| unit.typed::<Unit>().destroyed,
        out: None,
        changes: &[
            Quick::one_more(t::QUICK_BASE_LOST, Unit::AT.bases_lost.index(), |unit, _| {
                let unit: Unit = unit.typed();
                unit.bases_lost.0 + i16::from(unit.bases_left() > 0)
            }),
            Quick::one_more(t::QUICK_MARKER, Unit::AT.morale.index(), |unit, _| {
                unit.typed::<Unit>().morale.0 + 1
            }),
        ],
        ..Counter::NONE
    },
    adjust,
    follows: Some(effects::follows),
    refuses: Some(effects::refuses),
    consequences: |unit| consequences(&unit.typed()),
    on_event,
    house_events: HouseEvents::NONE,
    profile: PROFILE,
    new_unit: NewUnit {
        first: &[],
        // The sheet prints the figures of the rifle squad (BR10-CRD-T1), so they need not be
        // entered.
        asked: |unit| {
            let unit: Unit = unit.typed();
            match (unit.kind, unit.basis) {
                (UnitKind::Infantry, Basis::Rifle) => &[],
                (UnitKind::Infantry, _) => ASKED_OF_SQUADS,
                (UnitKind::Gun, _) => ASKED_OF_GUNS,
                _ => ASKED_OF_VEHICLES,
            }
        },
        optional: |unit| match unit.typed::<Unit>().kind {
            UnitKind::Gun => &OPTIONAL,
            _ => &OPTIONAL[..1],
        },
        shown: places!(Unit: kind, basis),
        implies: OWN_CARDS,
        // The later quality of the rifle squad does not replace a quality that a player wrote.
        repeats: |unit, has| {
            let printed = printed(&unit.typed()).is_some();
            if has(Unit::AT.quality.index()) && !printed { SAME_QUALITY } else { &[] }
        },
        printed: |unit| printed(&unit.typed()).map(|card| card.answers()),
    },
    counted: |_, _| Vec::new(),
    battle_fields: Battle::FIELDS,
    side_fields: &[],
    acts: Acts::NONE,
    side_on_event: |side, _| side.clone(),
    side_consequences: |_, _| Vec::new(),
    cards: CARDS,
};

/// Vehicles and guns are not based on the card of a squad, which is the default.
const OWN_CARDS: &[[(usize, i16); 2]] = &{
    const fn own(kind: UnitKind) -> [(usize, i16); 2] {
        [(Unit::AT.kind.index(), kind as i16), (Unit::AT.basis.index(), Basis::Own as i16)]
    }
    [own(UnitKind::LightVehicle), own(UnitKind::Armoured), own(UnitKind::Gun)]
};

const SAME_QUALITY: &[[usize; 2]] = &[[Unit::AT.quality.index(), Unit::AT.later_quality.index()]];

/// The state after its automatic changes: a unit has no card of another kind of unit; a squad
/// without bases is destroyed; a unit that is destroyed or has left has no markers and is in no
/// fight.
fn adjust(_: &Values, after: &Values) -> Values {
    let mut unit: Unit = after.typed();
    let fits = match unit.basis {
        Basis::Own => true,
        Basis::Rifle | Basis::Guard => unit.kind == UnitKind::Infantry,
        Basis::T26 => unit.kind == UnitKind::Armoured,
    };
    if !fits {
        unit.basis = Basis::Own;
    }
    unit.destroyed |= unit.all_lost();
    if !unit.is_there() {
        unit.morale = Count(0);
        unit.ready = false;
        unit.lost = Lost::Nothing;
        unit.fights = UnitNumber::default();
        unit.fought = false;
    }
    unit.morale_now = unit.morale_now.min(unit.morale);
    if !unit.shot {
        unit.forgets_its_shot();
    }
    // Which weapons have fired is recorded only for vehicles.
    unit.gun_aimed &= unit.has_any_weapon_fired() || !unit.kind.is_vehicle();
    if !unit.fought {
        unit.forgets_its_blows();
    }
    if unit.lost == Lost::Nothing {
        unit.lost_now = Count(0);
    }
    if unit.lost != Lost::Turn {
        unit.lost_over = Count(0);
    }
    if !unit.fights.is_some() {
        unit.charged = Charged::Nothing;
    }
    unit.answers()
}

/// The automatic changes of an event: at the start of its own turn a unit returns an unused marker
/// and regains its shot (BR10-MRK-06, BR10-AMB-31); in the regrouping its card is turned back
/// (BR10-REG-01, BR10-REG-02).
fn on_event(values: &Values, moment: TurnEvent) -> Values {
    let mut unit: Unit = values.typed();
    match moment {
        TurnEvent::TurnEnds => unit.shelled_by = UnitNumber::default(),
        TurnEvent::TurnBegins => {
            unit.shelled_by = UnitNumber::default();
            unit.ready = false;
            unit.shot = false;
            unit.bases_fired = Count(0);
            unit.forgets_its_shot();
            unit.fought = false;
            unit.forgets_its_blows();
            unit.rallied = false;
            unit.moved_in_tow = false;
            unit.moving = false;
            unit.first = Deed::Nothing;
            unit.second = Deed::Nothing;
            unit.spent = Count(0);
        }
        REGROUP => {
            unit.activated = false;
            unit.actions = Count(0);
            unit.lost = unit.eased();
            unit.lost_now = Count(0);
            unit.lost_over = Count(0);
            unit.morale_now = Count(0);
        }
        _ => return values.clone(),
    }
    unit.answers()
}

/// The consequences of its state.
fn consequences(unit: &Unit) -> Vec<Consequence> {
    let mut follows = Vec::new();
    if !unit.is_there() {
        return follows;
    }
    let mut says = |holds: bool, words, cite| {
        if holds {
            follows.push(Consequence::says(words, cite));
        }
    };
    says(unit.ready, t::THEN_READY, "BR10-MRK-02");
    // The losses that count in the current or next turn, and the new ones that count in the
    // turn after it (BR10-AMB-19, BR10-AMB-20).
    let (card, markers) = (unit.lost_before(), unit.markers_that_count());
    says(card == 1, t::THEN_TURN_ONE_ACTION, "BR10-REG-T1");
    says(card > 1, t::THEN_TURN_LOST, "BR10-REG-T1");
    says(markers == 1, t::THEN_TURN_ONE_MARKER, "BR10-SHI-09");
    says(markers > 1, t::THEN_TURN_MARKERS, "BR10-SHI-09");
    let came = unit.lost_now.0 > 0;
    let card = unit.eased();
    let action = came && card == Lost::Action;
    says(action, t::THEN_LOST_ACTION, "BR10-AMB-20");
    says(came && card == Lost::Turn, t::THEN_LOST_TURN, "BR10-AMB-20");
    let came = unit.morale_now.0 > 0;
    says(came && unit.morale.0 == 1, t::THEN_ONE_MARKER, "BR10-AMB-19");
    says(came && unit.morale.0 > 1, t::THEN_MARKERS, "BR10-AMB-19");
    says(unit.immobilised, t::EFFECT_IMMOBILISED, "BR10-MOV-06");
    says(unit.gun_destroyed, t::EFFECT_GUN_DESTROYED, "BR10-SHA-11");
    let rides = unit.rides.is_some();
    says(rides && unit.sheltered, t::THEN_RIDES_SHELTERED, "BR10-TRN-05");
    says(rides && !unit.sheltered, t::THEN_RIDES, "BR10-TRN-02");
    says(unit.towed.is_some(), t::THEN_TOWED, "BR10-GUN-04");
    says(unit.fights.is_some(), t::THEN_IN_CONTACT, "BR10-ASL-09");
    let owes = unit.fights.is_some() && !unit.has_fought();
    let charged = if owes { unit.charged } else { Charged::Nothing };
    let at_vehicle = charged == Charged::Vehicle || unit.vehicle_beside.is_some();
    let fight = (charged == Charged::Squad)
        .then(|| Consequence::due(t::DUE_FIGHT, "BR10-ASL-09", Opening::to::<Assault>()));
    let vehicle = at_vehicle.then(|| {
        let test = Opening::to::<AssaultOnVehicle>();
        Consequence::due(t::DUE_VEHICLE_FIGHT, "BR10-AMB-30", test)
    });
    if unit.has_fired_shell() {
        const STAGES: &[&str] = &[stages::FIRST_ACTION, stages::SECOND_ACTION, stages::REACTION];
        let infantry = Opening::to::<FireAtInfantry>().deciding(FireAtInfantry::AT.shell, true);
        let vehicles = Opening::to::<AreaHit>();
        let may = [
            Consequence::may(t::DUE_SHELL_INFANTRY, "BR10-ARE-05", infantry),
            Consequence::may(t::DUE_SHELL_VEHICLES, "BR10-ARE-05", vehicles),
        ];
        follows.extend(may.map(|may| may.only_in(Whose::Both, STAGES).while_acting()));
    }
    let due = fight.into_iter().chain(vehicle);
    follows.extend(due.map(|due| due.only_in(Whose::Active, &[stages::ACTIONS])));
    if unit.morale.0 > 0 && !unit.rallied && !unit.kind.is_vehicle() {
        let test = Opening::to::<RemoveMarkers>();
        let due = Consequence::due(t::DUE_MARKERS, "BR10-REG-04", test);
        follows.push(due.only_in(Whose::Active, &[stages::REGROUPING]).optional());
    }
    follows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(unit: &Unit, moment: TurnEvent) -> Unit {
        on_event(&unit.answers(), moment).typed()
    }

    #[test]
    fn a_lost_turn_comes_back_in_two_regroupings() {
        let mut unit = Unit::default();
        unit.loses(2, false);
        assert_eq!(unit.actions_next(), 0);
        let unit = after(&unit, REGROUP);
        assert_eq!((unit.lost, unit.actions_next()), (Lost::Action, 1));
        let unit = after(&unit, REGROUP);
        assert_eq!((unit.lost, unit.actions_next()), (Lost::Nothing, 2));
    }

    #[test]
    fn what_came_in_the_own_turn_is_suffered_before_it_is_eased() {
        let mut unit = Unit::default();
        unit.loses(1, true);
        let unit = after(&unit, REGROUP);
        assert_eq!((unit.lost, unit.actions_next()), (Lost::Action, 1));
        // One action lost earlier, and one in this turn: the first is eased.
        let mut unit = Unit::default();
        unit.loses(1, false);
        unit.loses(1, true);
        assert_eq!(unit.lost, Lost::Turn);
        assert_eq!(after(&unit, REGROUP).lost, Lost::Action);
        // 180° is the most.
        let mut unit = Unit::default();
        unit.loses(2, false);
        unit.loses(2, true);
        assert_eq!((unit.lost, unit.actions_now()), (Lost::Turn, 0));
        assert_eq!(after(&unit, REGROUP).lost, Lost::Turn);
    }

    #[test]
    fn a_loss_in_the_own_turn_does_not_bring_back_what_was_lost_before() {
        for (before, now, has, keeps) in [
            (2, 1, 0, Lost::Turn),
            (1, 2, 1, Lost::Turn),
            (1, 1, 1, Lost::Action),
            (0, 1, 2, Lost::Action),
        ] {
            let mut unit = Unit::default();
            unit.loses(before, false);
            unit.loses(now, true);
            assert_eq!(unit.actions_now(), has, "{before} and {now}");
            let unit = after(&unit, REGROUP);
            assert_eq!((unit.lost, unit.lost_over.0), (keeps, 0), "{before} and {now}");
        }
        // A card turned back by hand has no steps beyond 180°.
        let mut unit = Unit::default();
        unit.loses(2, false);
        unit.loses(1, true);
        let was = unit.answers();
        unit.lost = Lost::Action;
        let unit: Unit = adjust(&was, &unit.answers()).typed();
        assert_eq!(unit.lost_over.0, 0);
    }

    #[test]
    fn markers_and_the_shot_come_back_at_the_start_of_the_own_turn_only() {
        let unit = Unit { ready: true, shot: true, ..Unit::default() };
        for moment in [REGROUP, TurnEvent::TurnEnds, TurnEvent::PhaseBegins] {
            let unit = after(&unit, moment);
            assert!(unit.ready && unit.shot, "{moment:?}");
        }
        let unit = after(&unit, TurnEvent::TurnBegins);
        assert!(!unit.ready && !unit.shot);
    }

    #[test]
    fn the_list_counts_bases_and_strikes_out_what_is_destroyed() {
        let seen = |unit: &Unit| {
            let unit = unit.answers();
            let strength = (TRACKER.counter.strength)(&unit);
            let strength = strength.map(|Remaining { left, full }| (left, full));
            (strength, (TRACKER.counter.gone)(&unit))
        };
        let mut unit = Unit { bases_lost: Count(1), ..Unit::default() };
        assert_eq!(seen(&unit), (Some((1, 2)), false));
        unit.left_table = true;
        assert_eq!(seen(&unit), (Some((1, 2)), false));
        unit.destroyed = true;
        assert_eq!(seen(&unit), (Some((0, 2)), true));
        unit.kind = UnitKind::Armoured;
        assert_eq!(seen(&unit), (None, true));
    }

    #[test]
    fn a_squad_without_bases_is_gone_with_its_markers() {
        let unit = Unit { bases_lost: Count(2), morale: Count(3), ready: true, ..Unit::default() };
        let gone: Unit = adjust(&Values::defaults(Unit::FIELDS), &unit.answers()).typed();
        assert!(gone.destroyed && !gone.ready);
        assert_eq!(gone.morale, Count(0));
    }
}
