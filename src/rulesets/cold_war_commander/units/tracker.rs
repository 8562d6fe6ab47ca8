//! The state of units and sides, and its consequences (the ledger's Trackers).
//!
//! A unit of the tracker is one unit of the game; formations are letters, and the side stores the
//! orders that each had this turn.

use crate::rulesets::cold_war_commander::prelude::*;

use super::acts::ACTS;
use super::counter::COUNTER;
use super::follow_up::{
    FALL_BACK_PASSED_OVER, FOLLOW_UP_PASSED_OVER, FRIENDS_PASSED_OVER, MISSIONS, ROUND_PASSED_OVER,
    WAY_BACK_PASSED_OVER,
};
use super::side;
use super::side::Side;
use super::unit::{HITS_NOT_ENTERED, Lowered, Unit, UnitKind};
use crate::rulesets::cold_war_commander::sheet::breakpoint::Breakpoint;
use crate::rulesets::cold_war_commander::sheet::command::{Command, Group};
use crate::rulesets::cold_war_commander::sheet::phases;
use crate::rulesets::cold_war_commander::sheet::zone::{AirStrike, ArtilleryFire};

/// How the app tracks the units and sides of Cold War Commander.
pub const TRACKER: Tracker = Tracker {
    fields: Unit::FIELDS,
    in_view: places!(Unit: marked, suppressed, activated, actions, eliminated),
    counter: COUNTER,
    adjust,
    follows: Some(follows),
    refuses: None,
    consequences: |unit| unit.typed::<Unit>().consequences(),
    on_event,
    house_events: HouseEvents {
        asks: places!(House: all_recover, clear_both_sides),
        then: by_house,
    },
    profile: places!(
        Unit: kind, formation, recce, armour, carriage, rockets, gun, falls_back_freely, value, attack, mark,
        range, second_attack, second_mark, second_range, hits, save, movement
    ),
    new_unit: NEW_UNIT,
    counted: |side, units| {
        let units: Vec<Unit> = units.iter().map(Values::typed).collect();
        vec![Opening::of(&Breakpoint::of(&side.typed(), &units)).into()]
    },
    battle_fields: &[],
    side_fields: Side::FIELDS,
    acts: ACTS,
    side_on_event: side::on_event,
    side_consequences,
    cards: Cards::NONE,
};

/// The figures that are asked for when a unit is entered: the reference card has no stat lines, and
/// they may not be invented (CWC-STA-01, CWC-AMB-51). The Save is not asked for: a unit without one
/// on its card has none. Until a unit's Hits are known, no number of markers eliminates it.
const NEW_UNIT: NewUnit = NewUnit {
    first: &[],
    asked: |unit| match unit.typed::<Unit>().kind {
        UnitKind::Afv | UnitKind::Ifv => &ASKED_OF_AFVS,
        UnitKind::Carrier => &ASKED_OF_CARRIERS,
        _ => &ASKED,
    },
    optional: |_| const { &[Unit::AT.armour.index()] },
    shown: places!(Unit: kind),
    implies: &[],
    repeats: |_, _| &[],
    printed: |_| None,
};

const ASKED: [(usize, i16); 6] = [
    (Unit::AT.value.index(), 8),
    (Unit::AT.attack.index(), 3),
    (Unit::AT.range.index(), 30),
    (Unit::AT.second_range.index(), 30),
    (Unit::AT.hits.index(), HITS_NOT_ENTERED),
    (Unit::AT.movement.index(), 0),
];
const ASKED_OF_AFVS: [(usize, i16); 7] = asked_with(Armour::FullAfv);
const ASKED_OF_CARRIERS: [(usize, i16); 7] = asked_with(Armour::Armoured);

/// The figures to ask for, for a kind of unit that has this armour unless another is entered.
const fn asked_with(armour: Armour) -> [(usize, i16); 7] {
    let [value, attack, range, second_range, hits, movement] = ASKED;
    let armour = (Unit::AT.armour.index(), armour as i16);
    [value, attack, range, second_range, hits, movement, armour]
}

/// Applies the automatic consequences of a change: as many hits as its Hits eliminate a
/// unit (CWC-FIR-05) and shoot an air unit down (CWC-AAF-03).
fn adjust(before: &Values, after: &Values) -> Values {
    let before: Unit = before.typed();
    let mut unit: Unit = after.typed();
    if before.marked.0 < before.hits.0 && unit.marked.0 >= unit.hits.0 {
        unit.eliminated = true;
    }
    unit.answers()
}

/// Ends a tied assault whose defender is out of the battle.
fn follows(_: &[Standing], units: &mut [Standing]) {
    let there = units.iter().filter(|unit| unit.state.typed::<Unit>().is_there());
    let there: Vec<u32> = there.map(|unit| unit.number).collect();
    for standing in units {
        let mut unit: Unit = standing.state.typed();
        if unit.fights.number().is_some_and(|enemy| !there.contains(&enemy)) {
            unit.fights = UnitNumber::default();
            standing.state = unit.answers();
        }
    }
}

/// Applies an event to a unit: clears it at the end of its own turn (CWC-END-P1), and starts
/// effects that apply from its side's next turn.
fn on_event(unit: &Values, moment: TurnEvent) -> Values {
    match moment {
        TurnEvent::TurnBegins => {
            let mut unit: Unit = unit.typed();
            // A unit suppressed in its own turn recovers at the end of its next one (CWC-AMB-30).
            if unit.suppressed == Suppressed::OwnTurn {
                unit.suppressed = Suppressed::Before;
            }
            if unit.lowered == Lowered::NextTurn {
                unit.lowered = Lowered::ThisTurn;
            }
            // The shoots of a turn are numbered from 1.
            unit.forgets_attacks_on_zones();
            unit.answers()
        }
        TurnEvent::TurnEnds => {
            let mut unit: Unit = unit.typed();
            // A unit eliminated by its hits keeps the markers.
            if !unit.eliminated {
                unit.marked = Count(0);
            }
            if unit.suppressed == Suppressed::Before {
                unit.suppressed = Suppressed::No;
            }
            unit.lowered = unit.lowered.after_turn();
            unit.forgets_its_mission();
            unit.forgets_attacks_on_zones();
            let over = places!(
                Unit: activated, actions, orders, aborted, requests, test_failed, reaction_fire, evaded,
                acted_in_initiative, follow_up, follow_up_attacks, follow_up_units, follow_up_number, follow_up_smoke,
                falls_back, goes_back, halted, fights, supports, fight_supports, fight_flanked, fight_flanked_rear, fight_enemy_supports, fight_enemy_flanked, fight_enemy_flanked_rear
            );
            unit.answers().cleared(Unit::FIELDS, over)
        }
        FOLLOW_UP_PASSED_OVER => {
            unit.cleared(Unit::FIELDS, places!(Unit: follow_up, follow_up_attacks))
        }
        FALL_BACK_PASSED_OVER => unit.cleared(Unit::FIELDS, places!(Unit: falls_back)),
        WAY_BACK_PASSED_OVER => unit.cleared(Unit::FIELDS, places!(Unit: goes_back)),
        FRIENDS_PASSED_OVER => unit.cleared(Unit::FIELDS, places!(Unit: halted)),
        ROUND_PASSED_OVER => unit.cleared(Unit::FIELDS, places!(Unit: fights)),
        TurnEvent::PhaseBegins | TurnEvent::Own(_) => unit.clone(),
    }
}

/// The effects of house rules at the end of a turn: all suppressed units recover, and the hit
/// markers of the other side, whose turn begins, are also cleared (CWC-AMB-30).
fn by_house(unit: &Values, moment: TurnEvent, house: &Values) -> Values {
    let (mut unit, house): (Unit, House) = (unit.typed(), house.typed());
    match moment {
        TurnEvent::TurnEnds if house.all_recover => unit.suppressed = Suppressed::No,
        TurnEvent::TurnBegins if house.clear_both_sides && !unit.eliminated => {
            unit.marked = Count(0);
        }
        _ => {}
    }
    unit.answers()
}

fn side_consequences(side: &Values, units: &[Values]) -> Vec<Consequence> {
    let side: Side = side.typed();
    let units: Vec<Unit> = units.iter().map(Values::typed).collect();
    let mut all = Vec::new();
    let losses = side.more_losses.0
        + units.iter().filter(|unit| unit.eliminated && unit.counts_for_breakpoint()).count()
            as i16;
    let breakpoint = side.breakpoint.0;
    if breakpoint == 0 {
        if losses > 0 {
            all.push(Consequence::says(t::then_losses(i32::from(losses)), "CWC-BRK-01"));
        }
    } else if losses >= breakpoint {
        let reached = t::then_breakpoint_reached(i32::from(breakpoint), i32::from(losses));
        all.push(Consequence::says(reached, "CWC-AMB-31").leading());
    } else {
        all.push(Consequence::says(
            t::then_breakpoint(i32::from(breakpoint), i32::from(losses)),
            "CWC-BRK-03",
        ));
    }
    // The zone of an earlier mission may still be open, so the players choose the units that carry
    // out the next one.
    let missions: [(i16, Phrase, Opening); 2] = [
        (
            side.planned_fire.0,
            t::then_planned_fire(i32::from(side.planned_fire.0)),
            Opening::to::<ArtilleryFire>().casting(&parts::left_open(parts::BATTERIES)).into(),
        ),
        (
            side.planned_air.0,
            t::then_planned_air(i32::from(side.planned_air.0)),
            Opening::to::<AirStrike>().casting(&parts::left_open(parts::AIR_UNITS)).into(),
        ),
    ];
    // Missions that were forgotten may be recorded until the first test of the turn (CWC-AMB-58);
    // the players remove a lost mission themselves, as they know the turn for which it was planned.
    let tested = side.has_given_orders() || units.iter().any(Unit::has_tested);
    for (planned, phrase, mission) in missions {
        if planned > 0 && tested {
            all.push(Consequence::says(t::THEN_PLANNED_LATER, "CWC-AMB-58"));
        } else if planned > 0 {
            let test = Consequence::due(phrase, "CWC-SEQ-02", mission);
            all.push(test.only_in(Whose::Active, MISSIONS));
        }
    }
    if side.smoke.0 > 0 {
        all.push(Consequence::says(t::then_smoke(i32::from(side.smoke.0)), "CWC-END-02"));
    }
    for &formation in &Formation::ALL[1..] {
        all.extend(next_order(&side, &units, formation));
    }
    all
}

/// The consequence that shows the cost of a formation's next order, if anything is known to add to
/// the cost besides distance and earlier orders.
fn next_order(side: &Side, units: &[Unit], formation: Formation) -> Option<Consequence> {
    let orders = side.orders(formation);
    let there = units.iter().copied().filter(|unit| !unit.eliminated);
    let members: Vec<Unit> = there.filter(|unit| unit.formation() == formation).collect();
    let commanders = commanders(units, formation);
    let all = |is: fn(&Unit) -> bool| !commanders.is_empty() && commanders.iter().all(is);
    // If there are several commanders, each has a separate value.
    let value = commanders.first().map(|unit| unit.value);
    let value = value.filter(|value| commanders.iter().all(|unit| unit.value == *value));
    let group = Group::of(&members);
    let form = Command {
        value: value.unwrap_or(Command::default().value),
        earlier_orders: Count::from_raw(orders),
        recce: group.recce,
        mixed_recce: group.mixed_recce,
        reaction_fire: group.reaction_fire,
        evaded: group.evaded,
        acted_in_initiative: group.acted_in_initiative,
        lowered: all(|unit| unit.lowered.counts()),
        ..Command::default()
    };
    // With the house rule each mark counts (CWC-AMB-03), but this function does not know the house
    // rules. Cease fire! is not a cost: it lowers the value itself (CWC-BLU-03).
    let [cost, most] = [false, true].map(|alternatives_add_up| {
        let house = House { alternatives_add_up, ..House::default() };
        Command { lowered: false, ..form }.cost(&house)
    });
    if cost == 0 {
        return None;
    }
    let cite = if orders > 0 { "CWC-CMD-03" } else { "CWC-CMD-02" };
    let phrase = if most > cost {
        t::then_next_order_or(i32::from(cost), formation.label(), i32::from(most))
    } else {
        t::then_next_order(i32::from(cost), formation.label())
    };
    // The rulebook says whether a commander that failed may try again (CWC-AMB-42): a further order
    // is neither asked for nor refused. If a formation's commander is lost and there is no CO, the
    // order cannot be given, and if all its units are lost, it cannot be carried out. Only the
    // players know about units that are not in the list.
    let lost = |of: fn(&Unit) -> bool| {
        let mut its = units.iter().filter(|unit| unit.formation() == formation);
        its.any(|unit| unit.eliminated && of(unit))
    };
    let nobody_orders = commanders.is_empty() && lost(|unit| unit.kind.commands());
    let nobody_acts =
        !members.iter().any(Unit::takes_orders) && lost(|unit| !unit.kind.is_command());
    if nobody_orders || nobody_acts || all(|unit| unit.test_failed) {
        return Some(Consequence::says(phrase, cite));
    }
    let mut test = Opening::of(&form).decided();
    let mut places = (0..units.len()).filter(|place| orders_it(units, &units[*place], formation));
    let by = places.next().filter(|_| places.next().is_none());
    if by.is_some() {
        test = test.casting(&[(parts::COMMANDER, Opening::ABOUT)]);
    }
    let test = Consequence::may(phrase, cite, test).only_in(Whose::Active, &[phases::COMMAND]);
    Some(by.map_or_else(|| test.clone(), |place| test.clone().taken_by(place)))
}

/// Whether this unit orders a formation.
fn orders_it(units: &[Unit], unit: &Unit, formation: Formation) -> bool {
    let of = |unit: &Unit| unit.kind.commands() && unit.formation() == formation;
    let led = units.iter().any(|unit| !unit.eliminated && of(unit));
    !unit.eliminated && if led { of(unit) } else { unit.kind == UnitKind::Co }
}

/// The commanders of a formation: the HQ that belongs to it, or else the CO, of which there may be
/// several.
fn commanders(units: &[Unit], formation: Formation) -> Vec<Unit> {
    units.iter().filter(|unit| orders_it(units, unit, formation)).copied().collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use super::*;
    use crate::aid::{Participants, Position, Standing};
    use crate::rulesets::cold_war_commander::RULESET;
    use crate::rulesets::cold_war_commander::sheet::words::Armour;

    /// The known answers of an opening, by the names of the questions.
    fn by_name(opening: &Opening) -> Vec<(&'static str, i16)> {
        let calculator = RULESET.calculator(opening.calculator);
        let fields = calculator.map_or(&[][..], |calculator| calculator.fields);
        let answers = opening.known.iter().copied();
        answers.map(|(place, answer)| (&*fields[place].id.to_string().leak(), answer)).collect()
    }

    fn unit(change: impl Fn(&mut Unit)) -> Unit {
        let mut unit = Unit::default();
        change(&mut unit);
        unit
    }

    fn after(moment: TurnEvent, change: impl Fn(&mut Unit)) -> Unit {
        (TRACKER.on_event)(&unit(change).answers(), moment).typed()
    }

    /// The rules behind the consequences of a state.
    fn cites(change: impl Fn(&mut Unit)) -> Vec<&'static str> {
        let consequences = (TRACKER.consequences)(&unit(change).answers());
        consequences.iter().map(|it| it.cite).collect()
    }

    /// The answers that a calculator knows from the unit that opens it, in addition to the
    /// opening's own.
    fn filled(opening: &Opening, unit: &Values, side: Side) -> Vec<(&'static str, i16)> {
        let known = RULESET.calculator(opening.calculator).expect("there is one");
        let place = match opening.casts.first() {
            Some((named, _)) => known.roles.iter().position(|role| role.id == *named),
            None => known.roles.iter().position(|role| (role.eligible)(unit)),
        };
        let mut taken = vec![None; known.roles.len()];
        taken[place.expect("it takes a role")] = Some(1);
        let cast = Participants {
            at: Position::first(crate::aid::Side::First, phases::COMMAND),
            battle: Values::defaults(&[]),
            sides: [side.answers(), side.answers()],
            units: vec![Standing { side: crate::aid::Side::First, number: 1, state: unit.clone() }],
            of: known.roles,
            roles: taken,
            meant: None,
        };
        let mut values = Values::defaults(known.fields);
        for (place, answer) in (known.fill)(&cast).known {
            values.set(known.fields, place, answer);
        }
        let fields = known.fields.iter().enumerate();
        fields
            .filter(|(place, field)| values.get(*place) != field.default)
            .map(|(place, field)| (&*field.id.to_string().leak(), values.get(place)))
            .collect()
    }

    /// The answers that a calculator knows from a unit when its page opens it.
    fn opened(
        change: impl Fn(&mut Unit),
        side: Side,
        calculator: &str,
    ) -> Vec<(&'static str, i16)> {
        let first = opened_as(change, side, calculator).into_iter().next();
        first.unwrap_or_default()
    }

    /// The same for each role in which a unit's page opens it.
    fn opened_as(
        change: impl Fn(&mut Unit),
        side: Side,
        calculator: &str,
    ) -> Vec<Vec<(&'static str, i16)>> {
        let unit = unit(change).answers();
        let openings = RULESET.openings(&unit).into_iter();
        openings
            .filter(|opening| opening.calculator == calculator)
            .map(|opening| filled(&opening, &unit, side))
            .collect()
    }

    fn for_side(side: Side, units: &[Unit]) -> Vec<Consequence> {
        let units: Vec<Values> = units.iter().map(Form::answers).collect();
        (TRACKER.side_consequences)(&side.answers(), &units)
    }

    #[test]
    fn the_own_end_phase_clears_what_the_card_clears() {
        let busy = |unit: &mut Unit| {
            unit.kind = UnitKind::Fao;
            unit.marked = Count(2);
            unit.suppressed = Suppressed::Before;
            unit.activated = true;
            unit.requests = Count(2);
            unit.test_failed = true;
            unit.reaction_fire = true;
            unit.evaded = true;
            unit.acted_in_initiative = true;
            unit.dug_in = true;
        };
        let left = unit(|unit| {
            unit.kind = UnitKind::Fao;
            unit.dug_in = true;
        });
        assert_eq!(after(TurnEvent::TurnEnds, busy), left);
        // A phase, or the start of a turn, clears nothing.
        assert_eq!(after(TurnEvent::PhaseBegins, busy), unit(busy));
        assert_eq!(after(TurnEvent::TurnBegins, busy), unit(busy));
    }

    #[test]
    fn what_was_suppressed_in_its_own_turn_recovers_a_turn_later() {
        let now = |unit: &mut Unit| unit.suppressed = Suppressed::OwnTurn;
        let own = after(TurnEvent::TurnEnds, now);
        assert_eq!(own.suppressed, Suppressed::OwnTurn);
        let next = after(TurnEvent::TurnBegins, |unit| *unit = own);
        assert_eq!(next.suppressed, Suppressed::Before);
        let end = after(TurnEvent::TurnEnds, |unit| *unit = next);
        assert_eq!(end.suppressed, Suppressed::No);
    }

    #[test]
    fn a_lowered_command_value_lasts_for_the_own_next_turn() {
        let lowered = |lowered| {
            move |unit: &mut Unit| {
                unit.kind = UnitKind::Hq;
                unit.lowered = lowered;
            }
        };
        // After Cease fire! in the unit's own turn, the −1 is still to come when that turn ends.
        let end = after(TurnEvent::TurnEnds, lowered(Lowered::NextTurn));
        assert_eq!(end.lowered, Lowered::NextTurn);
        let next = after(TurnEvent::TurnBegins, |unit| *unit = end);
        assert_eq!(next.lowered, Lowered::ThisTurn);
        let over = after(TurnEvent::TurnEnds, |unit| *unit = next);
        assert_eq!(over.lowered, Lowered::No);
        let known = |state| opened(lowered(state), Side::default(), "command");
        assert_eq!(known(Lowered::ThisTurn), [("lowered", 1)]);
        assert_eq!(known(Lowered::NextTurn), []);
        // If the value is lowered again while it is lowered, −1 applies in both turns, and the
        // first −1 ends with the first turn.
        assert_eq!(Lowered::ThisTurn.again(), Lowered::BothTurns);
        assert_eq!(known(Lowered::BothTurns), [("lowered", 1)]);
        let end = after(TurnEvent::TurnEnds, lowered(Lowered::BothTurns));
        assert_eq!(end.lowered, Lowered::NextTurn);
    }

    #[test]
    fn hits_eliminate_by_themselves_and_are_kept_then() {
        let before = Unit::default();
        let adjusted = |marked, hits| -> Unit {
            let mut after = before;
            after.marked = Count(marked);
            after.hits = Count(hits);
            adjust(&before.answers(), &after.answers()).typed()
        };
        assert!(!adjusted(3, 4).eliminated);
        assert!(adjusted(4, 4).eliminated);
        assert!(adjusted(1, 1).eliminated);
        let gone = after(TurnEvent::TurnEnds, |unit| {
            unit.marked = Count(4);
            unit.eliminated = true;
        });
        assert_eq!(gone.marked, Count(4));
    }

    #[test]
    fn losses_count_by_kind() {
        let counts = |kind| unit(|unit| unit.kind = kind).counts_for_breakpoint();
        for &kind in UnitKind::ALL {
            let expected = !matches!(
                kind,
                UnitKind::Recce
                    | UnitKind::Co
                    | UnitKind::Hq
                    | UnitKind::Fao
                    | UnitKind::Fac
                    | UnitKind::Sniper
                    | UnitKind::Aircraft
                    | UnitKind::Helicopter
                    | UnitKind::Transport
                    | UnitKind::OffTable
            );
            assert_eq!(counts(kind), expected, "{kind:?}");
        }
        let scouts = unit(|unit| unit.recce = true);
        assert!(!scouts.counts_for_breakpoint());
        // The mark for recce is ignored on a kind that cannot be recce.
        let guns = unit(|unit| {
            unit.kind = UnitKind::Artillery;
            unit.recce = true;
        });
        assert!(guns.counts_for_breakpoint());
    }

    #[test]
    fn the_breakpoint_is_reached_at_its_number() {
        let lost = unit(|unit| unit.eliminated = true);
        let officer = unit(|unit| {
            unit.eliminated = true;
            unit.kind = UnitKind::Co;
        });
        let with = |breakpoint, more_losses| {
            let side = Side {
                breakpoint: Count(breakpoint),
                more_losses: Count(more_losses),
                ..Side::default()
            };
            let all = for_side(side, &[lost, officer, Unit::default()]);
            all.iter().map(|it| it.cite).collect::<Vec<_>>()
        };
        assert_eq!(with(0, 0), ["CWC-BRK-01"]);
        assert_eq!(with(3, 1), ["CWC-BRK-03"]);
        assert_eq!(with(3, 2), ["CWC-AMB-31"]);
        assert_eq!(with(3, 9), ["CWC-AMB-31"]);
        assert!(for_side(Side::default(), &[Unit::default()]).is_empty());
    }

    #[test]
    fn the_next_order_knows_orders_marks_and_commander() {
        let member = |change: &dyn Fn(&mut Unit)| {
            unit(|unit| {
                unit.formation = Formation::B;
                change(unit);
            })
        };
        let hq = member(&|unit| {
            unit.kind = UnitKind::Hq;
            unit.value = Count(9);
            unit.lowered = Lowered::ThisTurn;
        });
        let side = Side { orders_b: Count(2), ..Side::default() };
        let evaded = member(&|unit| unit.evaded = true);
        let fired = member(&|unit| unit.reaction_fire = true);
        let other = unit(|unit| {
            unit.formation = Formation::A;
            unit.acted_in_initiative = true;
        });
        let all = for_side(side, &[hq, evaded, fired, other]);
        let known = |index: usize| {
            let opening = all[index].test.clone();
            opening.map(|opening| (opening.calculator, by_name(&opening)))
        };
        // Formation A has no commander and no order yet.
        assert_eq!(known(0), Some(("command", vec![("acted-in-initiative", 1)])));
        assert_eq!(
            known(1),
            Some((
                "command",
                vec![
                    ("value", 9),
                    ("earlier-orders", 2),
                    ("reaction-fire", 1),
                    ("evaded", 1),
                    ("lowered", 1),
                ]
            ))
        );
        assert_eq!(all.len(), 2);
        // The commander's mark counts for its formation.
        let busy = unit(|unit| {
            *unit = hq;
            unit.acted_in_initiative = true;
        });
        let answers = for_side(side, &[busy])[0].test.clone().map(|it| by_name(&it));
        let expected =
            [("value", 9), ("earlier-orders", 2), ("acted-in-initiative", 1), ("lowered", 1)];
        assert_eq!(answers, Some(expected.to_vec()));
        // Lost units are not ordered, and a formation is recce only if all its units are.
        let gone = member(&|unit| {
            unit.evaded = true;
            unit.eliminated = true;
        });
        let scout = member(&|unit| unit.recce = true);
        let all = for_side(side, &[gone, scout]);
        let answers = all[1].test.clone().map(|opening| by_name(&opening));
        assert_eq!(answers, Some(vec![("earlier-orders", 2), ("recce", 1)]));
    }

    #[test]
    fn orders_requests_and_missions_fall_due_in_the_own_turn() {
        let side = Side { orders_a: Count(1), planned_fire: Count(1), ..Side::default() };
        let fao = unit(|unit| {
            unit.kind = UnitKind::Fao;
            unit.requests = Count(1);
        });
        let mut all = for_side(side, &[fao]);
        all.extend((TRACKER.consequences)(&fao.answers()));
        let due = |phase: &str, own_turn: bool| {
            let due = all.iter().filter(|it| it.falls_due(phase, own_turn));
            due.map(|it| it.cite).collect::<Vec<_>>()
        };
        // A test was rolled: missions planned for this turn are lost (CWC-AMB-58).
        assert!(due("scheduled-fire", true).is_empty());
        assert_eq!(due("command", true), ["CWC-CMD-03", "CWC-ART-02"]);
        let planned = Side { planned_fire: Count(1), ..Side::default() };
        let missions = for_side(planned, &[]);
        for phase in ["scheduled-fire", "initiative", "command"] {
            let due = missions.iter().filter(|it| it.falls_due(phase, true));
            let tests: Vec<_> =
                due.map(|it| (it.cite, it.test.as_ref().map(|it| it.calculator))).collect();
            // Deviation only if it is agreed on (CWC-AMB-04).
            assert_eq!(tests, [("CWC-SEQ-02", Some("artillery-fire"))], "{phase}");
        }
        for phase in ["scheduled-fire", "initiative", "command", "end"] {
            assert!(due(phase, false).is_empty(), "{phase}");
        }
    }

    #[test]
    fn a_unit_hands_on_the_orders_of_its_formation_and_its_requests() {
        let side = Side { orders_c: Count(3), ..Side::default() };
        let of_c = |unit: &mut Unit| unit.formation = Formation::C;
        assert_eq!(opened(of_c, side, "command"), [("earlier-orders", 3)]);
        let fao = |unit: &mut Unit| {
            unit.kind = UnitKind::Fao;
            unit.requests = Count(1);
            unit.value = Count(7);
        };
        assert_eq!(opened(fao, side, "artillery-request"), [("value", 7), ("earlier-requests", 1)]);
        assert_eq!(cites(fao), ["CWC-ART-02", "CWC-HIT-07"]);
        let fac = |unit: &mut Unit| {
            fao(unit);
            unit.kind = UnitKind::Fac;
        };
        assert_eq!(opened(fac, side, "air-request"), [("value", 7), ("earlier-requests", 1)]);
    }

    #[test]
    fn what_another_hit_does_depends_on_what_holds_a_unit() {
        let suppressed = |change: &dyn Fn(&mut Unit)| {
            cites(|unit| {
                unit.suppressed = Suppressed::Before;
                change(unit);
            })
        };
        assert_eq!(suppressed(&|_| {}), ["CWC-AMB-22", "CWC-FBK-01", "CWC-SUP-03", "CWC-END-03"]);
        assert_eq!(suppressed(&|unit| unit.dug_in = true)[1], "CWC-FBK-04");
        assert_eq!(suppressed(&|unit| unit.recce = true)[1], "CWC-FBK-03");
        let guns = |limbered| {
            suppressed(&move |unit: &mut Unit| {
                unit.kind = UnitKind::Artillery;
                unit.limbered = limbered;
            })
        };
        assert_eq!(guns(false)[1], "CWC-FBK-04");
        assert_eq!(guns(true)[1], "CWC-FBK-01");
        let off = suppressed(&|unit| unit.kind = UnitKind::OffTable);
        assert_eq!(off[..2], ["CWC-AMB-22", "CWC-AMB-54"]);
        // Aircraft are never suppressed; hits weaken them.
        let aircraft = suppressed(&|unit| {
            unit.kind = UnitKind::Aircraft;
            unit.marked = Count(1);
        });
        assert_eq!(aircraft, ["CWC-AAF-05", "CWC-AAF-03"]);
    }

    #[test]
    fn fortifications_are_lost_in_a_rout_dug_in_or_not() {
        let fortified = |dug_in| {
            cites(move |unit| {
                unit.fortified = true;
                unit.dug_in = dug_in;
            })
        };
        assert_eq!(fortified(false), ["CWC-ROU-03"]);
        assert_eq!(fortified(true), ["CWC-ROU-03"]);
        assert!(cites(|unit| unit.dug_in = true).is_empty());
    }

    #[test]
    fn armour_is_that_of_the_kind_or_as_entered() {
        let tank = |armour| {
            move |unit: &mut Unit| {
                unit.kind = UnitKind::Afv;
                unit.armour = armour;
            }
        };
        for armour in [Armour::Unarmoured, Armour::Armoured, Armour::FullAfv] {
            assert_eq!(unit(tank(armour)).armour(), Armour::FullAfv, "{armour:?}");
        }
        assert_eq!(unit(tank(Armour::OpenAfv)).armour(), Armour::OpenAfv);
        // A commander may ride in an AFV, and then fights like one (CWC-AMB-24).
        let rides = |unit: &mut Unit| {
            unit.kind = UnitKind::Hq;
            unit.armour = Armour::FullAfv;
        };
        let none = Side::default();
        assert!(opened(rides, none, "assault").contains(&("attacker", 4)));
        assert!(opened(rides, none, "artillery-fire").contains(&("armour", 3)));
        let walks = |unit: &mut Unit| unit.kind = UnitKind::Hq;
        assert!(opened(walks, none, "assault").contains(&("attacker", 7)));
    }

    #[test]
    fn fire_at_a_unit_knows_it() {
        let tank = |unit: &mut Unit| {
            unit.kind = UnitKind::Afv;
            unit.recce = true;
            unit.cover = Cover::Light;
            unit.hits = Count(5);
            unit.marked = Count(2);
            unit.suppressed = Suppressed::OwnTurn;
            unit.dug_in = true;
        };
        let mut fire = opened_as(tank, Side::default(), "direct-fire");
        let known = fire.pop().expect("it is fired at");
        for answer in [
            ("cover", 1),
            ("target", 1),
            ("hits", 5),
            ("marked", 2),
            ("already-suppressed", 1),
            ("position", 2),
        ] {
            assert!(known.contains(&answer), "{answer:?} of {known:?}");
        }
        assert!(!known.iter().any(|(id, _)| *id == "unarmoured"));
        let assaults = opened(tank, Side::default(), "assault");
        assert_eq!(
            assaults,
            // Recce is hit on 5+ in the open.
            [("attacker", 4), ("defender-to-hit", 1), ("suppressed", 1)]
        );
        let gone = |unit: &mut Unit| unit.eliminated = true;
        assert!(RULESET.openings(&unit(gone).answers()).is_empty());
    }

    #[test]
    fn an_assault_on_a_unit_knows_it() {
        let openings = |change: &dyn Fn(&mut Unit)| opened_as(change, Side::default(), "assault");
        let loaded = openings(&|unit| {
            unit.kind = UnitKind::Ifv;
            unit.loaded = true;
            unit.cover = Cover::Light;
            unit.suppressed = Suppressed::Before;
            unit.dug_in = true;
        });
        assert_eq!(
            loaded[1],
            [
                ("to-hit", 1),
                ("defender", 2),
                ("not-clear", 1),
                ("defender-suppressed", 1),
                ("defender-position", 2),
            ]
        );
        // Commanders are hit on 6 wherever they are.
        let of_hq = openings(&|unit| unit.kind = UnitKind::Hq);
        assert!(of_hq[0].contains(&("defender-to-hit", 2)));
        assert!(of_hq[1].contains(&("to-hit", 2)));
    }

    #[test]
    fn an_anti_air_unit_fires_at_aircraft() {
        let guns = |unit: &mut Unit| {
            unit.kind = UnitKind::AntiAir;
            unit.attack = Count(6);
        };
        assert_eq!(opened(guns, Side::default(), "anti-air"), [("dice", 6)]);
        let tank = unit(|unit| unit.kind = UnitKind::Afv).answers();
        let openings = RULESET.openings(&tank);
        assert!(openings.iter().all(|it| it.calculator != "anti-air"));
    }

    #[test]
    fn aircraft_strike_with_what_anti_air_fire_left_them() {
        let hit = |unit: &mut Unit| {
            unit.kind = UnitKind::Helicopter;
            unit.attack = Count(6);
            unit.hits = Count(3);
            unit.marked = Count(2);
        };
        let none = Side::default();
        assert_eq!(opened(hit, none, "air-strike"), []);
        assert_eq!(opened(hit, none, "anti-air"), [("attack", 6), ("marked", 2)]);
        let weaker = |unit: &mut Unit| {
            hit(unit);
            unit.marked = Count(1);
        };
        assert_eq!(opened(weaker, none, "air-strike"), [("attack", 5)]);
        let gone = |unit: &mut Unit| {
            weaker(unit);
            unit.aborted = true;
        };
        let openings = RULESET.openings(&unit(gone).answers());
        assert!(openings.iter().all(|it| it.calculator != "air-strike"));
    }

    #[test]
    fn a_side_starts_its_counts_anew_when_its_turn_ends() {
        let side = Side {
            orders_a: Count(1),
            orders_h: Count(3),
            smoke: Count(2),
            planned_fire: Count(1),
            breakpoint: Count(9),
            ..Side::default()
        };
        let left = Side { planned_fire: Count(1), breakpoint: Count(9), ..Side::default() };
        let passed = |moment| (TRACKER.side_on_event)(&side.answers(), moment).typed::<Side>();
        assert_eq!(passed(TurnEvent::TurnEnds), left);
        assert_eq!(passed(TurnEvent::PhaseBegins), side);
        let begun = passed(TurnEvent::TurnBegins);
        assert_eq!((begun.smoke, begun.orders_h), (Count(0), Count(3)));
    }
}
