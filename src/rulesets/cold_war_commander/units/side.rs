//! The state of a side as a whole.

use crate::rulesets::cold_war_commander::prelude::*;

form! {
    /// The state of a side.
    pub struct Side {
        group t::GROUP_ORDERS_THIS_TURN => {
            /// Orders given to formation A this turn.
            orders_a: Count<0, 10> = 0, t::ORDERS_A, ["CWC-CMD-03"];
            /// Orders given to formation B this turn.
            orders_b: Count<0, 10> = 0, t::ORDERS_B, ["CWC-CMD-03"];
            /// Orders given to formation C this turn.
            orders_c: Count<0, 10> = 0, t::ORDERS_C, ["CWC-CMD-03"];
            /// Orders given to formation D this turn.
            orders_d: Count<0, 10> = 0, t::ORDERS_D, ["CWC-CMD-03"];
            /// Orders given to formation E this turn.
            orders_e: Count<0, 10> = 0, t::ORDERS_E, ["CWC-CMD-03"];
            /// Orders given to formation F this turn.
            orders_f: Count<0, 10> = 0, t::ORDERS_F, ["CWC-CMD-03"];
            /// Orders given to formation G this turn.
            orders_g: Count<0, 10> = 0, t::ORDERS_G, ["CWC-CMD-03"];
            /// Orders given to formation H this turn.
            orders_h: Count<0, 10> = 0, t::ORDERS_H, ["CWC-CMD-03"];
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
            /// The breakpoint from the army list; 0 means none.
            breakpoint: Count<0, 500> = 0, t::SIDE_BREAKPOINT, ["CWC-BRK-03"];
            /// How many units that are not in the list were lost and count.
            more_losses: Count<0, 500> = 0, t::SIDE_MORE_LOSSES, ["CWC-BRK-01"];
        }
    }
}

impl Side {
    /// Whether a formation was ordered this turn.
    pub fn has_given_orders(&self) -> bool {
        Formation::ALL.iter().any(|formation| self.orders(*formation) > 0)
    }

    /// The number of orders given to a formation this turn.
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

    /// The planned artillery missions that are left, mutable.
    pub const fn fire_missions(&mut self) -> &mut Count<0, 20> {
        &mut self.planned_fire
    }

    /// The planned air missions that are left, mutable.
    pub const fn air_missions(&mut self) -> &mut Count<0, 20> {
        &mut self.planned_air
    }

    /// The count of a formation's orders, mutable.
    pub const fn orders_of(&mut self, formation: Formation) -> Option<&mut Count<0, 10>> {
        Some(match formation {
            Formation::None => return None,
            Formation::A => &mut self.orders_a,
            Formation::B => &mut self.orders_b,
            Formation::C => &mut self.orders_c,
            Formation::D => &mut self.orders_d,
            Formation::E => &mut self.orders_e,
            Formation::F => &mut self.orders_f,
            Formation::G => &mut self.orders_g,
            Formation::H => &mut self.orders_h,
        })
    }
}

/// Applies an event to a side: its end phase removes smoke and resets the counts of orders
/// (CWC-END-02, CWC-END-P1).
pub fn on_event(side: &Values, moment: TurnEvent) -> Values {
    match moment {
        TurnEvent::TurnEnds => side.cleared(
            Side::FIELDS,
            places!(
                Side: orders_a, orders_b, orders_c, orders_d, orders_e, orders_f, orders_g,
                orders_h, smoke
            ),
        ),
        // The enemy's end phase removed any smoke still there.
        TurnEvent::TurnBegins => side.cleared(Side::FIELDS, places!(Side: smoke)),
        TurnEvent::PhaseBegins | TurnEvent::Own(_) => side.clone(),
    }
}
