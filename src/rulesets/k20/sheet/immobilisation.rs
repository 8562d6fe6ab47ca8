//! Whether a vehicle gets stuck, and whether it digs itself out: K20-IMM-P1 with
//! the crew's test of K20-IMM-P3, and K20-IMM-P2.

use crate::rulesets::k20::prelude::*;

use super::crew::{Crew, CrewTest};
use super::number::{Number, State, Tester};
use super::tables;

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
    /// The running gear of a vehicle (K20-IMM-T1).
    pub enum Gear {
        /// Wheels.
        Wheeled = "wheeled" => t::GEAR_WHEELED,
        /// Half-tracks.
        HalfTracked = "half-tracked" => t::GEAR_HALF_TRACKED,
        /// Tracks.
        Tracked = "tracked" => t::GEAR_TRACKED,
    }
}

/// A vehicle in terrain, with everything that its test depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InTerrain {
    /// Its Training, with the state that changes its tests.
    pub driver: Tester,
    /// Its class.
    pub class: i16,
    /// The terrain.
    pub ground: Ground,
    /// Its running gear.
    pub gear: Gear,
    /// It moves backwards.
    pub reversing: bool,
    /// It tows artillery.
    pub towing: bool,
    /// Times it failed to dig itself out.
    pub failed: i16,
    /// Any other modifier that the players agree on.
    pub situational: i16,
}

words! {
    /// The effect of terrain on a vehicle, from its own side's point of view.
    pub enum Driven {
        /// It was not tested.
        NoTest = "no-test" => t::WORD_NO_TEST, Plain;
        /// It drives on without penalty.
        NoPenalty = "no-penalty" => t::WORD_NO_PENALTY, Good;
        /// It drives on.
        DrivesOn = "drives-on" => t::WORD_DRIVES_ON, Good;
        /// It is immobilised.
        Immobilised = "immobilised" => t::WORD_IMMOBILISED, Bad;
        /// It is immobilised for good.
        Permanently = "permanently" => t::WORD_PERMANENTLY, Bad;
    }
}

impl Driven {
    /// The words for a test that is certain to be taken, in the order of its bands.
    const IF_TESTED: &[Word] = Self::WORDS.split_at(1).1;
    /// The words for the other side.
    pub const OF_THE_ENEMY: &[Word] = &turned::<5>(Self::WORDS);

    /// Takes the test.
    pub fn rolled(dice: &mut dyn Dice, roll: &Roll) -> Self {
        Self::ALL[1 + dice.band(roll).min(3)]
    }
}

words! {
    /// The result of digging out.
    pub enum Dug {
        /// Free, without penalty.
        FreeNoPenalty = "free-no-penalty" => t::WORD_FREE_NO_PENALTY, Good;
        /// Free.
        Free = "free" => t::WORD_FREE, Good;
        /// Still stuck.
        StillStuck = "still-stuck" => t::WORD_STILL_STUCK, Bad;
        /// Stuck for good.
        Permanently = "permanently" => t::WORD_PERMANENTLY, Bad;
    }
}

impl InTerrain {
    /// The number of the test, with its sum (K20-IMM-T1, K20-IMM-T2).
    pub fn number(&self, id: &'static str, title: Text, house: &House) -> Number {
        let formula = tables::IMM_NUMBERS[self.ground as usize][self.gear as usize];
        let label = if formula.w == 1 { t::TRAINING } else { t::TRAINING_TWICE };
        let after_the_first = (self.failed - 1).max(0);
        let times = if house.digging_out_flat { after_the_first.min(1) } else { after_the_first };
        let when = |applies: bool, value: i16| if applies { value } else { 0 };
        let mut modifiers = vec![
            Modifier::new(t::CLASS, formula.k * self.class, TABLE),
            Modifier::new(self.ground.label(), formula.plus, TABLE),
            Modifier::new(t::REVERSING, when(self.reversing, tables::IMM_BACKWARDS), "K20-IMM-T2"),
            Modifier::new(t::TOWING, when(self.towing, tables::IMM_TOWING), "K20-IMM-T2"),
            Modifier::new(t::FAILED_DIGGING, times * tables::IMM_FAILED_DIGGING_OUT, "K20-AMB-31"),
            Modifier::new(t::SITUATIONAL, self.situational, "K20-IMM-02"),
        ];
        modifiers.extend(self.driver.modifiers());
        let base = (label, formula.w * self.driver.base, TABLE);
        Number::with_criticals(id, title, base, modifiers)
    }

    /// The roll of a vehicle that enters or moves in terrain.
    pub fn roll(number: &Number) -> Roll {
        let labels = std::array::from_fn(|at| Driven::IF_TESTED[at].label);
        number.four_results(labels, t::ROLL_IMMOBILISATION, "K20-IMM-T3")
    }

    /// The roll of a vehicle that digs itself out.
    fn digging_roll(number: &Number) -> Roll {
        let labels = std::array::from_fn(|at| Dug::WORDS[at].label);
        number.four_results(labels, t::ROLL_DIGGING, "K20-IMM-T3")
    }
}

const TABLE: Cite = "K20-IMM-T1";

form! {
    /// The questions about the test in terrain.
    pub struct Immobilisation {
        group t::GROUP_TERRAIN => {
            /// The terrain.
            terrain: Ground = Ground::Woods, t::GROUND, ["K20-IMM-T1", "K20-IMM-01"];
            /// The vehicle's running gear.
            gear: Gear = Gear::Tracked, t::GEAR, ["K20-IMM-T1"];
            /// Its Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-IMM-01"];
            /// Its class.
            class: Count<0, 20> = 4, t::CLASS, ["K20-IMM-01"];
            /// It is already stuck and digs itself out.
            digging_out: bool = false, t::DIGGING_OUT, ["K20-IMM-02"];
        }
        group t::GROUP_TERRAIN_MORE => {
            /// It moves backwards.
            reversing: bool = false, t::REVERSING, ["K20-IMM-T2"];
            /// It tows artillery.
            towing: bool = false, t::TOWING, ["K20-IMM-T2"];
            /// Times it failed to dig itself out.
            failed_dig_outs: Count<0, 9> = 0, t::FAILED_DIG_OUTS, ["K20-IMM-T2", "K20-AMB-31"];
            /// Any other modifier that the players agree on.
            situational: Count<-20, 20> = 0, t::SITUATIONAL, ["K20-IMM-02"];
            /// Its state.
            state: State => "", heads [t::GROUP_TERRAIN_MORE];
        }
        group t::GROUP_CREW => {
            /// The morale base of the crew; 0 means its Training.
            crew_morale_base: Count<0, 20> = 0, t::CREW_MORALE_BASE, ["K20-IMM-04", "K20-AMB-08"],
                when |form| !form.digging_out;
        }
    }
}

impl Calculate for Immobilisation {
    type House = House;
    type Outcome = Terrain;

    const ABOUT: About = About::new("immobilisation", t::IMMOBILISATION, t::IMMOBILISATION_SUMMARY);
    const CITES: &'static [Cite] = &["K20-IMM-P1", "K20-IMM-P2", "K20-IMM-01", "K20-IMM-T3"];

    fn work(&self, house: &House) -> Work<Self> {
        if self.digging_out { self.dig_out(house) } else { self.drive(house) }
    }
}

impl Immobilisation {
    const fn vehicle(&self) -> InTerrain {
        InTerrain {
            driver: self.state.tester(self.training.0),
            class: self.class.0,
            ground: self.terrain,
            gear: self.gear,
            reversing: self.reversing,
            towing: self.towing,
            failed: self.failed_dig_outs.0,
            situational: self.situational.0,
        }
    }

    /// Notes on circumstances that seem to change the number but do not (K20-AMB-31).
    fn not_counted(&self, house: &House) -> Vec<Note> {
        let failed = self.failed_dig_outs.0;
        let mut out = Notes::default();
        out.add(failed == 1, t::OUT_FIRST_FAILURE, "K20-AMB-31");
        out.add(failed > 2 && house.digging_out_flat, t::OUT_FURTHER_FAILURES, "K20-AMB-31");
        out.0
    }

    fn dig_out(&self, house: &House) -> Work<Self> {
        let number = (self.vehicle()).number("immobilisation", t::DIGGING_TEST, house);
        let roll = InTerrain::digging_roll(&number);
        let mut notes: Vec<Note> = number.note().into_iter().collect();
        notes.extend([
            Note::new(t::NOTE_TERRAIN_CRITICALS, "K20-IMM-T3"),
            Note::new(t::NOTE_DIGGING_AGAIN, "K20-AMB-31"),
            Note::new(t::NOTE_DIGGING_PRICE, "K20-AMB-77"),
        ]);
        let again = Self { failed_dig_outs: Count::from_raw(self.failed_dig_outs.0 + 1), ..*self };
        Working {
            headline: (t::DIGGING_TEST, number.figure.clone()),
            sums: vec![number.sum],
            notes,
            not_counted: self.not_counted(house),
            next: vec![Opening::of(&again).into()],
            ..Working::default()
        }
        .chance(t::WANT_GETS_FREE, Terrain::AT.dug_out.is_one_of(&[Dug::FreeNoPenalty, Dug::Free]))
        .chance(t::WANT_FOR_GOOD, Terrain::AT.dug_out.is(Dug::Permanently))
        .rolls(self, move |dice| Terrain {
            dug_out: Dug::ALL[dice.band(&roll).min(3)],
            ..Terrain::default()
        })
    }

    fn drive(&self, house: &House) -> Work<Self> {
        let vehicle = self.vehicle();
        let number = vehicle.number("immobilisation", t::TERRAIN_TEST, house);
        let roll = InTerrain::roll(&number);
        let (crew, crew_number, beside) =
            CrewTest::of_driver(vehicle.driver, self.crew_morale_base);
        let at = Self::AT.crew_morale_base.index();
        let mut notes: Vec<Note> = number.note().into_iter().collect();
        notes.extend(crew_number.note());
        notes.extend([
            Note::new(t::NOTE_TERRAIN_CRITICALS, "K20-IMM-T3"),
            Note::new(t::NOTE_TERRAIN_WHEN, "K20-AMB-30"),
            Note::new(t::NOTE_CREW_CRITICALS, "K20-IMM-T4"),
            Note::new(t::NOTE_CREW_FOR_GOOD, "K20-AMB-71"),
        ]);
        let stuck = Self { digging_out: true, ..*self };
        Working {
            headline: (t::TERRAIN_TEST, number.figure.clone()),
            sums: vec![number.sum, crew_number.sum],
            beside: beside.map(|phrase| (at, phrase)).into_iter().collect(),
            notes,
            not_counted: self.not_counted(house),
            next: vec![Opening::of(&stuck).into()],
            ..Working::default()
        }
        .chance(
            t::WANT_DRIVES_ON,
            Terrain::AT.vehicle.is_one_of(&[Driven::NoPenalty, Driven::DrivesOn]),
        )
        .chance(t::WANT_FOR_GOOD, Terrain::AT.vehicle.is(Driven::Permanently))
        .rolls(self, move |dice| {
            let vehicle = Driven::rolled(dice, &roll);
            let crew = match vehicle {
                Driven::Immobilised => crew.take(dice),
                Driven::Permanently => crew.take_for_good(dice),
                _ => Crew::NoTest,
            };
            Terrain { vehicle, crew, ..Terrain::default() }
        })
    }
}

outcome! {
    /// The effect of terrain on a vehicle, or the result of digging out.
    pub struct Terrain of |form: &Immobilisation| {
        /// The effect on the vehicle.
        vehicle: Driven, t::PART_TERRAIN, words Driven::IF_TESTED, when !form.digging_out;
        /// The result for a vehicle that digs itself out.
        dug_out as "vehicle": Dug, t::PART_DIGGING, when form.digging_out;
        /// The effect on its crew.
        crew: Crew, t::PART_CREW, when !form.digging_out;
    }
}
