//! Giving orders: the command test (procedure CWC-CMD-P1), and how many orders
//! in a row it makes.

use crate::aid::{
    Calculator, Centimetres, Count, Field, Form, Modifier, Note, Opening, Outcome, Part, PartKind,
    Tone, Values, Word, Working,
};
use crate::dice::{Coded, Dice, Tally};
use crate::form;
use crate::text::keys::cold_war_commander as t;

use super::house::House;
use super::two_dice::{NO_BONUS, Passes, Test, TwoDice, bonus_part};

/// Centimetres for which a distance counts once (CWC-CMD-04, CWC-AIR-04).
const STEP: i16 = 20;

form! {
    /// What an order depends on, and how many are wanted.
    pub struct Orders {
        group t::GROUP_COMMAND_TEST => {
            /// The commander's value.
            value: Count<2, 12> = 8, t::COMMAND_VALUE, ["CWC-CMD-01", "CWC-CMD-T2"];
            /// Orders the formation had this turn.
            earlier_orders: Count<0, 10> = 0, t::EARLIER_ORDERS, ["CWC-CMD-03", "CWC-AMB-06"];
            /// From the commander to the farthest unit ordered.
            distance: Centimetres<0, 300> = 0, t::COMMAND_DISTANCE, ["CWC-CMD-04", "CWC-AMB-02", "CWC-AMB-07"],
                when |form| !form.road_move && !form.recce;
        }
        group t::GROUP_ORDER => {
            /// It moves along a road.
            road_move: bool = false, t::ROAD_MOVE, ["CWC-CMD-05"];
            /// It moves in difficult terrain.
            difficult_terrain: bool = false, t::MOVES_DIFFICULT, ["CWC-CMD-06"];
            /// It moves in smoke.
            smoke: bool = false, t::MOVES_IN_SMOKE, ["CWC-CMD-06"];
            /// It is an assault.
            assault: bool = false, t::ORDER_IS_ASSAULT, ["CWC-CMD-07", "CWC-ASL-10"];
        }
        group t::GROUP_ORDERED_UNITS => {
            /// They are recce units.
            recce: bool = false, t::ORDERED_RECCE, ["CWC-CMD-05", "CWC-AMB-07"];
            /// One of them fired in reaction.
            reaction_fire: bool = false, t::FIRED_IN_REACTION, ["CWC-CMD-02", "CWC-AMB-03"];
            /// One of them evaded a missile.
            evaded: bool = false, t::EVADED_ATGW, ["CWC-CMD-02", "CWC-AMB-03"];
            /// One of them acted in the initiative phase.
            acted_in_initiative: bool = false, t::ACTED_IN_INITIATIVE, ["CWC-CMD-02", "CWC-AMB-03"];
            /// A Cease fire! of the last turn.
            lowered: bool = false, t::COMMAND_LOWERED, ["CWC-BLU-03"];
        }
        group t::GROUP_IN_A_ROW => {
            /// Orders wanted, one after the other.
            orders: Count<1, 10> = 3, t::ORDERS_WANTED, ["CWC-CMD-03", "CWC-CMD-P1"];
        }
    }
}

/// One test is not asked how many orders are wanted: the last question.
const ONE_ORDER: &[Field] = Orders::FIELDS.split_at(Orders::FIELDS.len() - 1).0;

/// The calculator of one command test.
pub const COMMAND: Calculator = Calculator {
    id: "command",
    title: t::COMMAND,
    summary: t::COMMAND_SUMMARY,
    cites: &["CWC-CMD-P1", "CWC-CMD-T1", "CWC-CMD-T2"],
    fields: ONE_ORDER,
    work: |answers, house| command(&answers.typed(), house),
};

/// The calculator of orders in a row.
pub const ORDERS: Calculator = Calculator {
    id: "orders",
    title: t::ORDERS,
    summary: t::ORDERS_SUMMARY,
    cites: &["CWC-CMD-P1", "CWC-CMD-T1"],
    fields: Orders::FIELDS,
    work: |answers, house| orders(&answers.typed(), house),
};

/// How often a distance counts: whole steps, with the house rule started ones
/// too (CWC-AMB-02).
pub(super) const fn steps(distance: i16, started_count: bool) -> i16 {
    if started_count {
        (distance + STEP - 1) / STEP
    } else {
        distance / STEP
    }
}

/// −1 for the first reason; for every one with the house rule
/// (CWC-AMB-03).
fn counted(reasons: &[bool], each_counts: bool) -> i16 {
    let true_ones = reasons.iter().filter(|reason| **reason).count() as i16;
    if each_counts {
        -true_ones
    } else {
        -true_ones.min(1)
    }
}

impl Orders {
    /// Steps of distance that count; road moves and recce units know none
    /// (CWC-CMD-05).
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

    /// What both calculators show, but for what is rolled.
    fn working(&self, house: &House) -> (Working, i16) {
        let test = self.test(house);
        let mut notes: Vec<Note> = test.notes().into_iter().collect();
        if self.road_move || self.recce {
            notes.push(Note::new(t::NOTE_NO_DISTANCE, "CWC-CMD-05"));
        }
        notes.extend([
            Note::new(t::NOTE_COMMAND_BONUS, "CWC-BON-01"),
            Note::new(t::NOTE_COMMAND_BLUNDER, "CWC-BLU-01"),
        ]);
        let marked = self.reaction_fire || self.evaded || self.acted_in_initiative;
        if !house.alternatives_add_up && (marked || self.difficult_terrain || self.smoke) {
            notes.push(Note::new(t::NOTE_ONE_MARKED_UNIT, "CWC-AMB-03"));
        }
        notes.push(Note::new(t::NOTE_VALUE_FROM_RULEBOOK, "CWC-AMB-01"));
        let steps = self.distance_steps(house);
        let beside = if steps > 0 {
            vec![(Orders::AT.distance.index(), t::beside_distance(steps))]
        } else {
            Vec::new()
        };
        let working = Working {
            plaque: test.plaque(),
            plaque_of: Some(test.sheet.title),
            notes,
            beside,
            sheets: vec![test.sheet],
            ..Working::default()
        };
        (working, test.value)
    }
}

fn order_roll(value: i16) -> TwoDice {
    TwoDice::new(
        value,
        (t::ROLL_COMMAND, "CWC-CMD-01"),
        t::WORD_ORDER_GIVEN,
        t::WORD_ORDER_FAILED,
    )
}

fn command(form: &Orders, house: &Values) -> Working {
    let (mut working, value) = form.working(&house.typed());
    working.next = vec![
        Opening::of_form(ORDERS.id, form),
        Opening::new("command-blunder"),
    ];
    if form.assault {
        working.next.push(Opening::new("assault"));
    }
    working.parts = vec![
        RESULT,
        bonus_part(&[
            NO_BONUS,
            Word {
                id: "yes",
                label: t::WORD_TWO_ACTIONS,
                tone: Tone::Good,
            },
        ]),
    ];
    working.procedure = Some(order_roll(value).procedure());
    working
}

fn orders(form: &Orders, house: &Values) -> Working {
    let (mut working, value) = form.working(&house.typed());
    let wanted = form.orders.count();
    working
        .notes
        .push(Note::new(t::NOTE_ORDERS_STOP, "CWC-AMB-42"));
    working.next = vec![
        Opening::of_form(
            COMMAND.id,
            &Orders {
                orders: Count(3),
                ..*form
            },
        ),
        Opening::new("command-blunder"),
    ];
    working.parts = vec![GIVEN, ENDED, BONUSES];
    working.procedure = Some(Box::new(move |dice: &mut dyn Dice| {
        let run = dice.again(wanted, Run::default(), |dice, run| run.next(dice, value));
        Outcome::of(&[run.given, run.ended as u32, run.bonuses])
    }));
    working
}

/// What ends the row of orders, in the order of the words of [`ENDED`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Ended {
    /// All that were wanted were given.
    #[default]
    AllGiven,
    Failed,
    Blunder,
}

/// Orders given one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Run {
    given: u32,
    bonuses: u32,
    ended: Ended,
}

impl Run {
    /// The next order, at −1 for each before it (CWC-CMD-03). What is counted
    /// is a row of orders, so it ends at a failure or a blunder; whether more
    /// may be tried is in the rulebook (CWC-AMB-42).
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

impl Coded for Run {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        u64::from(self.given) << 6 | u64::from(self.bonuses) << 2 | self.ended as u64
    }

    fn decode(code: u64) -> Self {
        Self {
            given: (code >> 6) as u32,
            bonuses: (code >> 2 & 15) as u32,
            ended: match code & 3 {
                0 => Ended::AllGiven,
                1 => Ended::Failed,
                _ => Ended::Blunder,
            },
        }
    }
}

impl Tally for Run {
    /// Runs follow one another and are never added up.
    fn plus(self, other: Self) -> Self {
        if self.code() > other.code() {
            self
        } else {
            other
        }
    }
}

/// What a command test comes to.
const RESULT: Part = Part {
    id: "order",
    label: t::PART_ORDER,
    kind: PartKind::Words(&[
        Word {
            id: "given",
            label: t::WORD_ORDER_GIVEN,
            tone: Tone::Good,
        },
        Word {
            id: "failed",
            label: t::WORD_ORDER_FAILED,
            tone: Tone::Bad,
        },
        Word {
            id: "blunder",
            label: t::WORD_BLUNDER,
            tone: Tone::Bad,
        },
    ]),
};

const GIVEN: Part = Part {
    id: "orders",
    label: t::PART_ORDERS_GIVEN,
    kind: PartKind::Count,
};

const ENDED: Part = Part {
    id: "ended",
    label: t::PART_ORDERS_ENDED,
    kind: PartKind::Words(&[
        Word {
            id: "all-given",
            label: t::WORD_ALL_GIVEN,
            tone: Tone::Good,
        },
        Word {
            id: "failed",
            label: t::WORD_ORDER_FAILED,
            tone: Tone::Plain,
        },
        Word {
            id: "blunder",
            label: t::WORD_BLUNDER,
            tone: Tone::Bad,
        },
    ]),
};

const BONUSES: Part = Part {
    id: "bonuses",
    label: t::PART_BONUSES,
    kind: PartKind::Count,
};
