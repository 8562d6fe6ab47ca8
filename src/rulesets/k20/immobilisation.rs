//! Does a vehicle get stuck, and does it dig itself out? K20-IMM-P1 with the
//! crew's test of K20-IMM-P3, and K20-IMM-P2.

use crate::aid::{
    Answer, Calculator, Cite, Count, Form, Modifier, Note, Opening, Outcome, Part, PartKind, Tone,
    Values, Word, Working,
};
use crate::dice::{Dice, Roll};
use crate::text::Text;
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::crew::{CREW, CrewTest, NO_TEST};
use super::house::House;
use super::number::{Number, Tester};
use super::tables;
use super::words::Level;

choices! {
    /// Terrain that can immobilise (K20-IMM-T1).
    pub enum Ground {
        /// Woods, steep slopes.
        Woods = "woods" => t::GROUND_WOODS,
        /// Fords, ditches, wire, fortifications, trenches, craters, sand, snow,
        /// mud, soft ground.
        Soft = "soft" => t::GROUND_SOFT,
        /// Wooden ruins.
        RuinsWood = "ruins-wood" => t::GROUND_RUINS_WOOD,
        /// Brick ruins.
        RuinsBrick = "ruins-brick" => t::GROUND_RUINS_BRICK,
        /// Stone ruins.
        RuinsStone = "ruins-stone" => t::GROUND_RUINS_STONE,
        /// Concrete ruins.
        RuinsConcrete = "ruins-concrete" => t::GROUND_RUINS_CONCRETE,
    }
}

choices! {
    /// What a vehicle runs on (K20-IMM-T1).
    pub enum Gear {
        /// Wheels.
        Wheeled = "wheeled" => t::GEAR_WHEELED,
        /// Half-tracked.
        HalfTracked = "half-tracked" => t::GEAR_HALF_TRACKED,
        /// Tracks.
        Tracked = "tracked" => t::GEAR_TRACKED,
    }
}

/// A vehicle in terrain, as its test asks for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct InTerrain {
    /// Its Training with what changes its tests.
    pub driver: Tester,
    /// Its class.
    pub class: i16,
    /// The terrain.
    pub ground: Ground,
    /// What it runs on.
    pub gear: Gear,
    /// It moves backwards.
    pub reversing: bool,
    /// It tows artillery.
    pub towing: bool,
    /// Times it failed to dig itself out.
    pub failed: i16,
}

/// What a test in terrain comes to: natural 1, passed, failed, natural 20. The
/// figures are those of the parts [`TERRAIN`] and [`DIGGING`].
const FAILED: u32 = 2;
const FOR_GOOD: u32 = 3;

impl InTerrain {
    /// The number with its sum (K20-IMM-T1, K20-IMM-T2).
    pub fn number(&self, id: &'static str, title: Text, house: &House) -> Number {
        let formula = tables::IMM_NUMBERS[self.ground as usize][self.gear as usize];
        let label = if formula.w == 1 {
            t::TRAINING
        } else {
            t::TRAINING_TWICE
        };
        let after_the_first = (self.failed - 1).max(0);
        let times = if house.digging_out_flat {
            after_the_first.min(1)
        } else {
            after_the_first
        };
        let when = |applies: bool, value: i16| if applies { value } else { 0 };
        let mut modifiers = vec![
            Modifier::new(t::CLASS, formula.k * self.class, TABLE),
            Modifier::new(self.ground.label(), formula.plus, TABLE),
            Modifier::new(
                t::REVERSING,
                when(self.reversing, tables::IMM_BACKWARDS),
                "K20-IMM-T2",
            ),
            Modifier::new(
                t::TOWING,
                when(self.towing, tables::IMM_TOWING),
                "K20-IMM-T2",
            ),
            Modifier::new(
                t::FAILED_DIGGING,
                times * tables::IMM_FAILED_DIGGING_OUT,
                "K20-AMB-31",
            ),
        ];
        modifiers.extend(self.driver.modifiers());
        let base = (label, formula.w * self.driver.base, TABLE);
        Number::with_criticals(id, title, base, modifiers)
    }

    /// The roll of a vehicle that enters or moves in terrain.
    pub fn roll(number: &Number) -> Roll {
        number.four_results(
            [
                t::WORD_NO_PENALTY,
                t::WORD_DRIVES_ON,
                t::WORD_IMMOBILISED,
                t::WORD_PERMANENTLY,
            ],
            t::ROLL_IMMOBILISATION,
            "K20-IMM-T3",
        )
    }

    /// The roll of a vehicle that digs itself out.
    fn digging_roll(number: &Number) -> Roll {
        number.four_results(
            [
                t::WORD_FREE_NO_PENALTY,
                t::WORD_FREE,
                t::WORD_STILL_STUCK,
                t::WORD_PERMANENTLY,
            ],
            t::ROLL_DIGGING,
            "K20-IMM-T3",
        )
    }
}

const TABLE: Cite = "K20-IMM-T1";

form! {
    /// What the test in terrain depends on.
    pub struct Immobilisation {
        group t::GROUP_TERRAIN => {
            /// The terrain.
            terrain: Ground = Ground::Woods, t::GROUND, ["K20-IMM-T1", "K20-IMM-01"];
            /// What the vehicle runs on.
            gear: Gear = Gear::Tracked, t::GEAR, ["K20-IMM-T1"];
            /// Its Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-IMM-01"];
            /// Its class.
            class: Count<0, 20> = 4, t::CLASS, ["K20-IMM-01"];
            /// Stuck already: it digs itself out.
            digging_out: bool = false, t::DIGGING_OUT, ["K20-IMM-02"];
        }
        group t::GROUP_TERRAIN_MORE => {
            /// It moves backwards.
            reversing: bool = false, t::REVERSING, ["K20-IMM-T2"];
            /// It tows artillery.
            towing: bool = false, t::TOWING, ["K20-IMM-T2"];
            /// Times it failed to dig itself out.
            failed_dig_outs: Count<0, 9> = 0, t::FAILED_DIG_OUTS, ["K20-IMM-T2", "K20-AMB-31"];
            /// Its morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-AMB-07"];
        }
        group t::GROUP_CREW => {
            /// The morale base of the crew; 0 is its Training.
            crew_morale_base: Count<0, 20> = 0, t::CREW_MORALE_BASE, ["K20-IMM-04", "K20-AMB-08"],
                when |form| !form.digging_out;
        }
    }
}

/// The calculator.
pub const IMMOBILISATION: Calculator = Calculator {
    id: "immobilisation",
    title: t::IMMOBILISATION,
    summary: t::IMMOBILISATION_SUMMARY,
    cites: &["K20-IMM-P1", "K20-IMM-P2", "K20-IMM-01", "K20-IMM-T3"],
    fields: Immobilisation::FIELDS,
    work: immobilisation,
};

fn immobilisation(answers: &Values, house: &Values) -> Working {
    let it: Immobilisation = answers.typed();
    let house: House = house.typed();
    let vehicle = InTerrain {
        driver: Tester {
            base: it.training.0,
            level: it.level,
            pinned: it.pinned,
        },
        class: it.class.0,
        ground: it.terrain,
        gear: it.gear,
        reversing: it.reversing,
        towing: it.towing,
        failed: it.failed_dig_outs.0,
    };
    let mut notes = vec![Note::new(t::NOTE_TERRAIN_CRITICALS, "K20-IMM-T3")];
    if it.digging_out {
        let number = vehicle.number("immobilisation", t::DIGGING_TEST, &house);
        let roll = InTerrain::digging_roll(&number);
        notes.push(Note::new(t::NOTE_DIGGING_AGAIN, "K20-AMB-31"));
        let once_more = Count::<0, 9>::from_raw(it.failed_dig_outs.0 + 1);
        let again = Immobilisation {
            failed_dig_outs: once_more,
            ..it
        };
        return Working {
            plaque: (t::DIGGING_TEST, number.sheet.result.clone()),
            sheets: vec![number.sheet],
            notes,
            next: vec![Opening::of_form(IMMOBILISATION.id, &again)],
            parts: vec![DIGGING],
            procedure: Some(Box::new(move |dice: &mut dyn Dice| {
                Outcome::of(&[dice.band(&roll).min(3) as u32])
            })),
            ..Working::default()
        };
    }
    let number = vehicle.number("immobilisation", t::TERRAIN_TEST, &house);
    let roll = InTerrain::roll(&number);
    let (crew, crew_sheet, beside) = CrewTest::of_driver(vehicle.driver, it.crew_morale_base);
    notes.extend([
        Note::new(t::NOTE_TERRAIN_WHEN, "K20-AMB-30"),
        Note::new(t::NOTE_CREW_CRITICALS, "K20-IMM-T4"),
        Note::new(t::NOTE_CREW_FOR_GOOD, "K20-AMB-71"),
    ]);
    Working {
        plaque: (t::TERRAIN_TEST, number.sheet.result.clone()),
        sheets: vec![number.sheet, crew_sheet],
        beside: beside
            .map(|phrase| (Immobilisation::AT.crew_morale_base.index(), phrase))
            .into_iter()
            .collect(),
        notes,
        next: vec![Opening::of_form(
            IMMOBILISATION.id,
            &Immobilisation {
                digging_out: true,
                ..it
            },
        )],
        parts: vec![TERRAIN, CREW],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let vehicle = dice.band(&roll).min(3) as u32;
            let crew = match vehicle {
                FAILED => crew.take(dice),
                FOR_GOOD => crew.take_for_good(dice),
                _ => NO_TEST,
            };
            Outcome::of(&[vehicle, crew])
        })),
        ..Working::default()
    }
}

const PERMANENTLY: Word = Word {
    id: "permanently",
    label: t::WORD_PERMANENTLY,
    tone: Tone::Bad,
};

/// What the terrain does to the vehicle.
const TERRAIN: Part = Part {
    id: "vehicle",
    label: t::PART_TERRAIN,
    kind: PartKind::Words(&[
        Word {
            id: "no-penalty",
            label: t::WORD_NO_PENALTY,
            tone: Tone::Good,
        },
        Word {
            id: "drives-on",
            label: t::WORD_DRIVES_ON,
            tone: Tone::Good,
        },
        Word {
            id: "immobilised",
            label: t::WORD_IMMOBILISED,
            tone: Tone::Bad,
        },
        PERMANENTLY,
    ]),
};

/// What digging out comes to.
const DIGGING: Part = Part {
    id: "vehicle",
    label: t::PART_DIGGING,
    kind: PartKind::Words(&[
        Word {
            id: "free-no-penalty",
            label: t::WORD_FREE_NO_PENALTY,
            tone: Tone::Good,
        },
        Word {
            id: "free",
            label: t::WORD_FREE,
            tone: Tone::Good,
        },
        Word {
            id: "still-stuck",
            label: t::WORD_STILL_STUCK,
            tone: Tone::Bad,
        },
        PERMANENTLY,
    ]),
};
