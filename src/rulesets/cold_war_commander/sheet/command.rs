//! Giving orders: the command test (procedure CWC-CMD-P1), and how many orders in a row
//! succeed.

use crate::rulesets::cold_war_commander::prelude::*;

use super::assault::Assault;
use super::command_blunder::CommandBlunder;
use super::two_dice::{Passes, Test, TwoDice, bonus};

/// The distance in centimetres that counts as one step (CWC-CMD-04, CWC-AIR-04).
const STEP: i16 = 20;

form! {
    /// The questions about an order.
    pub struct Command {
        group t::GROUP_COMMAND_TEST => {
            /// The commander's value.
            value: Count<2, 12> = 8, t::COMMAND_VALUE, ["CWC-CMD-01", "CWC-CMD-T2"];
            /// Orders that the formation has had this turn.
            earlier_orders: Count<0, 10> = 0, t::EARLIER_ORDERS, ["CWC-CMD-03", "CWC-AMB-06"];
            /// The distance from the commander to the farthest unit ordered.
            distance: Centimetres<0, 300> = 0, t::COMMAND_DISTANCE, ["CWC-CMD-04", "CWC-AMB-02", "CWC-AMB-07"],
                when |form| !form.road_move && !form.recce;
        }
        group t::GROUP_ORDER => {
            /// The formation moves along a road.
            road_move: bool = false, t::ROAD_MOVE, ["CWC-CMD-05"];
            /// The formation moves in difficult terrain.
            difficult_terrain: bool = false, t::MOVES_DIFFICULT, ["CWC-CMD-06"];
            /// The formation moves in smoke.
            smoke: bool = false, t::MOVES_IN_SMOKE, ["CWC-CMD-06"];
            /// The order is for an assault.
            assault: bool = false, t::ORDER_IS_ASSAULT, ["CWC-CMD-07", "CWC-ASL-10"];
        }
        group t::GROUP_ORDERED_UNITS => {
            /// A single unit that is in no formation is ordered; never shown.
            alone: bool = false, t::FORMATION_NONE, ["CWC-CMD-03"], when |_form| false;
            /// All units ordered are recce units.
            recce: bool = false, t::ORDERED_RECCE, ["CWC-CMD-05", "CWC-AMB-07"];
            /// Some of them are recce: then only the distance of the others counts.
            mixed_recce: bool = false, t::MIXED_RECCE, ["CWC-CMD-05", "CWC-AMB-07"],
                when |form| !form.recce && !form.road_move;
            /// One of them fired in reaction.
            reaction_fire: bool = false, t::FIRED_IN_REACTION, ["CWC-CMD-02", "CWC-AMB-03"];
            /// One of them evaded a missile.
            evaded: bool = false, t::EVADED_ATGW, ["CWC-CMD-02", "CWC-AMB-03"];
            /// One of them acted in the initiative phase.
            acted_in_initiative: bool = false, t::ACTED_IN_INITIATIVE, ["CWC-CMD-02", "CWC-AMB-03"];
            /// A Cease fire! lowered the value in the last turn.
            lowered: bool = false, t::COMMAND_LOWERED, ["CWC-BLU-03"];
        }
    }
}

form! {
    /// The questions about orders in a row.
    pub struct Orders {
        group t::GROUP_COMMAND_TEST => {
            /// The first of them.
            order: Command => "";
        }
        group t::GROUP_IN_A_ROW => {
            /// Orders wanted, one after another.
            orders: Count<1, 10> = 3, t::ORDERS_WANTED, ["CWC-CMD-03", "CWC-CMD-P1"];
        }
    }
}

/// The known state of units that are ordered together: a formation, or a unit that belongs
/// to none.
#[allow(clippy::struct_excessive_bools)] // Each answers a question of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// All of them are recce units (CWC-CMD-05).
    pub recce: bool,
    /// Some of them are recce units.
    pub mixed_recce: bool,
    /// One of them fired in reaction; one marked unit is enough, and the commander's own mark
    /// counts like any other (CWC-CMD-02, CWC-AMB-03).
    pub reaction_fire: bool,
    /// One of them evaded a missile.
    pub evaded: bool,
    /// One of them acted in the initiative phase.
    pub acted_in_initiative: bool,
}

/// The number of steps that a distance counts as: whole steps, and with the house rule also part
/// steps (CWC-AMB-02).
pub(crate) const fn steps(distance: i16, started_count: bool) -> i16 {
    if started_count { (distance + STEP - 1) / STEP } else { distance / STEP }
}

/// The modifier for these reasons: −1 for the first one that applies; with the house rule, for each
/// of them (CWC-AMB-03).
fn counted(reasons: &[bool], each_counts: bool) -> i16 {
    let true_ones = reasons.iter().filter(|reason| **reason).count() as i16;
    if each_counts { -true_ones } else { -true_ones.min(1) }
}

impl Command {
    /// Steps of distance that count; none for road moves and recce units (CWC-CMD-05).
    fn distance_steps(&self, house: &House) -> i16 {
        if self.road_move || self.recce {
            0
        } else {
            steps(self.distance.0, house.command_part_steps)
        }
    }

    fn test(&self, house: &House) -> Test {
        let earlier = self.earlier_orders.0;
        let marks = [self.reaction_fire, self.evaded, self.acted_in_initiative];
        let ground = [self.difficult_terrain, self.smoke];
        let each_counts = house.alternatives_add_up;
        Test::new(
            t::MODIFIED_VALUE,
            (t::COMMAND_VALUE, self.value.0, "CWC-CMD-01"),
            vec![
                Modifier::new(t::COMMAND_LOWERED, -i16::from(self.lowered), "CWC-BLU-03"),
                Modifier::new(t::MOD_MARKS, counted(&marks, each_counts), "CWC-CMD-02"),
                Modifier::new(t::mod_earlier_orders(earlier), -earlier, "CWC-CMD-03"),
                Modifier::new(
                    t::mod_distance(self.distance.0),
                    -self.distance_steps(house),
                    "CWC-CMD-04",
                ),
                Modifier::new(
                    t::MOD_DIFFICULT_OR_SMOKE,
                    counted(&ground, each_counts),
                    "CWC-CMD-06",
                ),
                Modifier::new(t::ORDER_IS_ASSAULT, -i16::from(self.assault), "CWC-CMD-07"),
            ],
        )
    }

    /// The cost of everything known about the order so far.
    pub(crate) fn cost(&self, house: &House) -> i16 {
        self.value.0 - self.test(house).value
    }

    /// Notes on circumstances that seem to cost something but do not.
    fn not_counted(&self, house: &House) -> Vec<Note> {
        let marks = [self.reaction_fire, self.evaded, self.acted_in_initiative];
        let ground = [self.difficult_terrain, self.smoke];
        let several = |reasons: &[bool]| {
            let reasons = reasons.iter().filter(|reason| **reason);
            !house.alternatives_add_up && reasons.count() > 1
        };
        let mut kept = Notes::default();
        if self.road_move || self.recce {
            kept.add(true, t::NOTE_NO_DISTANCE, "CWC-CMD-05");
        } else {
            let part = self.distance.0 % STEP > 0 && !house.command_part_steps;
            kept.add(part, t::KEPT_DISTANCE_PART, "CWC-AMB-02");
            kept.add(self.mixed_recce, t::KEPT_MIXED_RECCE, "CWC-CMD-05");
        }
        kept.add(several(&marks), t::KEPT_MARKS_ONCE, "CWC-AMB-03");
        kept.add(several(&ground), t::KEPT_GROUND_ONCE, "CWC-AMB-03");
        kept.0
    }

    /// The part of the working that both calculators share, without the dice.
    fn working(&self, house: &House) -> (Working, i16) {
        let test = self.test(house);
        let mut notes: Vec<Note> = test.notes().into_iter().collect();
        notes.extend([
            Note::new(t::NOTE_COMMAND_BONUS, "CWC-BON-01"),
            Note::new(t::NOTE_COMMAND_BLUNDER, "CWC-BLU-01"),
        ]);
        let marked = self.reaction_fire || self.evaded || self.acted_in_initiative;
        if !house.alternatives_add_up && (marked || self.difficult_terrain || self.smoke) {
            notes.push(Note::new(t::NOTE_ONE_MARKED_UNIT, "CWC-AMB-03"));
        }
        if self.alone {
            notes.push(Note::new(t::NOTE_ORDERED_ALONE, "CWC-CMD-03"));
        }
        notes.push(Note::new(t::NOTE_VALUE_FROM_RULEBOOK, "CWC-AMB-01"));
        let steps = self.distance_steps(house);
        let beside = if steps > 0 {
            vec![(Command::AT.distance.index(), t::beside_distance(steps))]
        } else {
            Vec::new()
        };
        let working = Working {
            headline: test.headline(),
            headline_of: Some(test.sum.title),
            notes,
            not_counted: self.not_counted(house),
            beside,
            sums: vec![test.sum],
            ..Working::default()
        };
        (working, test.value)
    }
}

words! {
    /// The outcome of a command test.
    pub enum Order {
        /// It is given.
        Given = "given" => t::WORD_ORDER_GIVEN, Good;
        /// It is not given.
        Failed = "failed" => t::WORD_ORDER_FAILED, Bad;
        /// Two 6s.
        Blunder = "blunder" => t::WORD_BLUNDER, Bad;
    }
}

outcome! {
    /// The outcome of one command test.
    pub struct Ordered of |_form: &Command| {
        /// Whether the order is given.
        order: Order, t::PART_ORDER;
        /// Two 1s.
        bonus: bool, t::WORD_BONUS, words const { &bonus(t::WORD_TWO_ACTIONS) },
            quiet true;
    }
}

fn order_roll(value: i16) -> TwoDice {
    TwoDice::new(
        value,
        (t::ROLL_COMMAND, "CWC-CMD-01"),
        Order::Given.label(),
        Order::Failed.label(),
    )
}

impl Calculate for Command {
    type House = House;
    type Outcome = Ordered;
    const ABOUT: About = About::new("command", t::COMMAND, t::COMMAND_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-CMD-P1", "CWC-CMD-T1", "CWC-CMD-T2"];

    fn work(&self, house: &House) -> Work<Self> {
        let (mut working, value) = self.working(house);
        let in_a_row = Orders { order: *self, ..Orders::default() };
        working.next = vec![
            Opening::of(&in_a_row).into(),
            Opening::to::<CommandBlunder>().casting(parts::ONLY_COMMANDER).into(),
        ];
        if self.assault {
            working.next.push(Opening::to::<Assault>().into());
        }
        let roll = order_roll(value);
        let working = working
            .chance(t::WANT_ORDER_GIVEN, Ordered::AT.order.is(Order::Given))
            .chance(t::WANT_BLUNDER, Ordered::AT.order.is(Order::Blunder));
        working.rolls(self, move |dice| {
            let on_event = roll.throw(dice);
            Ordered {
                order: on_event.word([Order::Given, Order::Failed, Order::Blunder]),
                bonus: on_event == Passes::Bonus,
            }
        })
    }
}

words! {
    /// Why no further order follows.
    pub enum Ended {
        /// All wanted orders were given.
        AllGiven = "all-given" => t::WORD_ALL_GIVEN, Good;
        /// One of them failed.
        Failed = "failed" => t::WORD_ORDER_FAILED, Plain;
        /// Two 6s.
        Blunder = "blunder" => t::WORD_BLUNDER, Bad;
    }
}

outcome! {
    /// The outcome of orders in a row.
    pub struct Given of |_form: &Orders| {
        /// Orders given.
        orders: u32, t::PART_ORDERS_GIVEN;
        /// Why they ended.
        ended: Ended, t::PART_ORDERS_ENDED;
        /// How often two 1s were rolled.
        bonuses: u32, t::PART_BONUSES;
    }
}

impl Calculate for Orders {
    type House = House;
    type Outcome = Given;
    const ABOUT: About = About::new("orders", t::ORDERS, t::ORDERS_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-CMD-P1", "CWC-CMD-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let (mut working, value) = self.order.working(house);
        working.notes.push(Note::new(t::NOTE_ORDERS_STOP, "CWC-AMB-42"));
        working.next = vec![
            Opening::of(&self.order).into(),
            Opening::to::<CommandBlunder>().casting(parts::ONLY_COMMANDER).into(),
        ];
        let wanted = self.orders.count();
        let working = working
            .chance(t::WANT_ALL_GIVEN, Given::AT.ended.is(Ended::AllGiven))
            .chance(t::WANT_ONE_ORDER, Given::AT.orders.at_least(1))
            .chance(t::WANT_ORDERS, Given::AT.orders.on_average());
        working.rolls(self, move |dice| {
            let run = dice.again(wanted, Run::default(), |dice, run| run.next(dice, value));
            Given { orders: run.given, ended: run.ended, bonuses: run.bonuses }
        })
    }
}

coded! {
    /// Orders given one after another.
    #[derive(Debug, Default, PartialEq, Eq)]
    struct Run {
        given: u32[0..=10],
        bonuses: u32[0..=10],
        ended: Ended,
    }
}

impl Run {
    /// Tests for the next order, at −1 for each before it (CWC-CMD-03). The count ends at a failure
    /// or a blunder; the rulebook says whether more may be tried (CWC-AMB-42).
    fn next(mut self, dice: &mut dyn Dice, value: i16) -> Self {
        if self.ended != Ended::AllGiven {
            return self;
        }
        match order_roll(value - self.given as i16).throw(dice) {
            Passes::Bonus => {
                self.given += 1;
                self.bonuses += 1;
            }
            Passes::Yes => self.given += 1,
            Passes::No => self.ended = Ended::Failed,
            Passes::Blunder => self.ended = Ended::Blunder,
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_that_of_one_run() {
        crate::dice::laws::of_codes::<Run>();
    }
}
