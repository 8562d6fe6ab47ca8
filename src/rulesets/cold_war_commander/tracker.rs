//! What a unit and a side can be in, and what follows from it (the ledger's
//! Trackers).
//!
//! A unit of the tracker is one unit of the game; formations are letters, and
//! the orders that each had this turn are kept by the side.

use crate::aid::{Answer, Consequence, Count, Form, Moment, Opening, Tracker, Values};
use crate::form;
use crate::text::Phrase;
use crate::text::keys::cold_war_commander as t;

use super::command::{COMMAND, Orders};
use super::end_phase::Suppressed;
use super::unit::{Formation, Lowered, Unit, UnitKind};

/// The tracker of Cold War Commander.
pub const TRACKER: Tracker = Tracker {
    fields: Unit::FIELDS,
    in_view: &["marked", "suppressed", "activated", "eliminated"],
    settle,
    consequences: |unit| unit.typed::<Unit>().consequences(),
    passes,
    openings: |unit, side| unit.typed::<Unit>().openings(&side.typed()),
    profile: &[
        "kind",
        "recce",
        "armour",
        "carriage",
        "falls-back-freely",
        "value",
        "attack",
        "mark",
        "range",
        "hits",
        "save",
        "movement",
    ],
    side_fields: Side::FIELDS,
    side_passes,
    side_consequences,
};

form! {
    /// What is kept of a side.
    pub struct Side {
        group t::GROUP_ORDERS_THIS_TURN => {
            /// Orders of formation A this turn.
            orders_a: Count<0, 10> = 0, t::FORMATION_A, ["CWC-CMD-03"];
            /// Orders of formation B this turn.
            orders_b: Count<0, 10> = 0, t::FORMATION_B, ["CWC-CMD-03"];
            /// Orders of formation C this turn.
            orders_c: Count<0, 10> = 0, t::FORMATION_C, ["CWC-CMD-03"];
            /// Orders of formation D this turn.
            orders_d: Count<0, 10> = 0, t::FORMATION_D, ["CWC-CMD-03"];
            /// Orders of formation E this turn.
            orders_e: Count<0, 10> = 0, t::FORMATION_E, ["CWC-CMD-03"];
            /// Orders of formation F this turn.
            orders_f: Count<0, 10> = 0, t::FORMATION_F, ["CWC-CMD-03"];
            /// Orders of formation G this turn.
            orders_g: Count<0, 10> = 0, t::FORMATION_G, ["CWC-CMD-03"];
            /// Orders of formation H this turn.
            orders_h: Count<0, 10> = 0, t::FORMATION_H, ["CWC-CMD-03"];
        }
        group t::GROUP_SIDE_FIRE => {
            /// Smoke screens on the table.
            smoke: Count<0, 30> = 0, t::SIDE_SMOKE, ["CWC-END-02", "CWC-ART-05"];
            /// Artillery missions planned.
            planned_fire: Count<0, 20> = 0, t::SIDE_PLANNED_FIRE, ["CWC-SEQ-02"];
            /// Air missions planned.
            planned_air: Count<0, 20> = 0, t::SIDE_PLANNED_AIR, ["CWC-SEQ-02"];
        }
        group t::GROUP_BREAKPOINT => {
            /// From the army list; 0 is none.
            breakpoint: Count<0, 500> = 0, t::SIDE_BREAKPOINT, ["CWC-BRK-03"];
            /// Losses that count, of units that are not in the list.
            more_losses: Count<0, 500> = 0, t::SIDE_MORE_LOSSES, ["CWC-BRK-01"];
        }
    }
}

/// What a change brings with it: as many hits as its Hits eliminate a unit
/// (CWC-FIR-05) and shoot an air unit down (CWC-AAF-03).
fn settle(before: &Values, after: &Values) -> Values {
    let before: Unit = before.typed();
    let mut unit: Unit = after.typed();
    if before.marked.0 < before.hits.0 && unit.marked.0 >= unit.hits.0 {
        unit.eliminated = true;
    }
    unit.answers()
}

/// What a moment makes of a unit: the own turn's end phase (CWC-END-P1), and
/// what was to count from the own next turn on.
fn passes(unit: &Values, moment: Moment) -> Values {
    match moment {
        Moment::TurnBegins => {
            let mut unit: Unit = unit.typed();
            // What was suppressed in its own turn recovers at the end of the
            // next one (CWC-AMB-30).
            if unit.suppressed == Suppressed::OwnTurn {
                unit.suppressed = Suppressed::Before;
            }
            if unit.lowered == Lowered::NextTurn {
                unit.lowered = Lowered::ThisTurn;
            }
            unit.answers()
        }
        Moment::TurnEnds => {
            let mut unit: Unit = unit.typed();
            // A unit that its hits eliminated keeps them.
            if !unit.eliminated {
                unit.marked = Count(0);
            }
            if unit.suppressed == Suppressed::Before {
                unit.suppressed = Suppressed::No;
            }
            if unit.lowered == Lowered::ThisTurn {
                unit.lowered = Lowered::No;
            }
            let over = [
                "activated",
                "aborted",
                "requests",
                "reaction-fire",
                "evaded",
                "acted-in-initiative",
            ];
            unit.answers().cleared(Unit::FIELDS, &over)
        }
        Moment::PhaseBegins => unit.clone(),
    }
}

/// What a moment makes of a side: its end phase takes off smoke and starts the
/// counts of orders anew (CWC-END-02, CWC-END-P1).
fn side_passes(side: &Values, moment: Moment) -> Values {
    match moment {
        Moment::TurnEnds => side.cleared(
            Side::FIELDS,
            &[
                "orders-a", "orders-b", "orders-c", "orders-d", "orders-e", "orders-f", "orders-g",
                "orders-h", "smoke",
            ],
        ),
        // The enemy's end phase took off what was still there.
        Moment::TurnBegins => side.cleared(Side::FIELDS, &["smoke"]),
        Moment::PhaseBegins => side.clone(),
    }
}

pub(super) fn then(phrase: impl Into<Phrase>, cite: &'static str) -> Consequence {
    Consequence {
        phrase: phrase.into(),
        cite,
        test: None,
    }
}

pub(super) fn due(phrase: impl Into<Phrase>, cite: &'static str, test: Opening) -> Consequence {
    Consequence {
        phrase: phrase.into(),
        cite,
        test: Some(test),
    }
}

impl Side {
    /// Orders that a formation had this turn.
    pub const fn orders(&self, formation: Formation) -> i16 {
        match formation {
            Formation::None => 0,
            Formation::A => self.orders_a.0,
            Formation::B => self.orders_b.0,
            Formation::C => self.orders_c.0,
            Formation::D => self.orders_d.0,
            Formation::E => self.orders_e.0,
            Formation::F => self.orders_f.0,
            Formation::G => self.orders_g.0,
            Formation::H => self.orders_h.0,
        }
    }
}

fn side_consequences(side: &Values, units: &[Values]) -> Vec<Consequence> {
    let side: Side = side.typed();
    let units: Vec<Unit> = units.iter().map(Values::typed).collect();
    let mut all = Vec::new();
    let losses = side.more_losses.0
        + units
            .iter()
            .filter(|unit| unit.eliminated && unit.counts_for_breakpoint())
            .count() as i16;
    let breakpoint = side.breakpoint.0;
    if breakpoint == 0 {
        if losses > 0 {
            all.push(then(t::then_losses(i32::from(losses)), "CWC-BRK-01"));
        }
    } else if losses >= breakpoint {
        all.push(then(
            t::then_breakpoint_reached(i32::from(breakpoint), i32::from(losses)),
            "CWC-AMB-31",
        ));
    } else {
        all.push(then(
            t::then_breakpoint(i32::from(breakpoint), i32::from(losses)),
            "CWC-BRK-03",
        ));
    }
    for (planned, phrase, calculator) in [
        (
            side.planned_fire.0,
            t::then_planned_fire(i32::from(side.planned_fire.0)),
            "artillery-fire",
        ),
        (
            side.planned_air.0,
            t::then_planned_air(i32::from(side.planned_air.0)),
            "air-strike",
        ),
    ] {
        if planned > 0 {
            all.push(due(phrase, "CWC-SEQ-02", Opening::new(calculator)));
        }
    }
    if side.smoke.0 > 0 {
        all.push(then(t::then_smoke(i32::from(side.smoke.0)), "CWC-END-02"));
    }
    for &formation in &Formation::ALL[1..] {
        all.extend(next_order(&side, &units, formation));
    }
    all
}

/// What the next order of a formation costs, where anything but distance and
/// the order itself is known to cost.
fn next_order(side: &Side, units: &[Unit], formation: Formation) -> Option<Consequence> {
    let orders = side.orders(formation);
    let ordered: Vec<&Unit> = units
        .iter()
        .filter(|unit| !unit.eliminated && unit.formation() == formation)
        .filter(|unit| !unit.kind.is_command())
        .collect();
    let commander = commander(units, formation);
    let any = |mark: fn(&Unit) -> bool| ordered.iter().any(|unit| mark(unit));
    let form = Orders {
        value: commander.map_or(Orders::default().value, |unit| unit.value),
        earlier_orders: Count::from_raw(orders),
        recce: !ordered.is_empty() && ordered.iter().all(|unit| unit.is_recce()),
        reaction_fire: any(|unit| unit.reaction_fire),
        evaded: any(|unit| unit.evaded),
        acted_in_initiative: any(|unit| unit.acted_in_initiative),
        lowered: commander.is_some_and(|unit| unit.lowered == Lowered::ThisTurn),
        ..Orders::default()
    };
    let marked = any(Unit::is_marked);
    if orders == 0 && !marked && !form.lowered {
        return None;
    }
    let cost = orders + i16::from(marked) + i16::from(form.lowered);
    let cite = if orders > 0 {
        "CWC-CMD-03"
    } else if marked {
        "CWC-CMD-02"
    } else {
        "CWC-BLU-03"
    };
    Some(due(
        t::then_next_order(i32::from(cost), formation.label()),
        cite,
        Opening::of(COMMAND.id, &form),
    ))
}

/// Who orders a formation: the HQ that belongs to it, else the only CO.
fn commander(units: &[Unit], formation: Formation) -> Option<&Unit> {
    let able = || units.iter().filter(|unit| !unit.eliminated);
    let mut own = able().filter(|unit| unit.kind.commands() && unit.formation() == formation);
    let mut officers = able().filter(|unit| unit.kind == UnitKind::Co);
    own.next()
        .or_else(|| officers.next().filter(|_| officers.next().is_none()))
}
