//! Morale and Rally tests: K20-MOR-P1 and K20-RAL-P1.

use crate::rulesets::k20::prelude::*;

use super::number::{ByMorale, Number, Tester};
use super::tables;

words! {
    /// How a morale test changes the level.
    pub enum Change {
        /// Two up.
        Up2 = "up-2" => t::WORD_UP_2, Good;
        /// One up.
        Up1 = "up-1" => t::WORD_UP_1, Good;
        /// Not at all.
        Same = "no-change" => t::WORD_SAME, Plain;
        /// One down.
        Down1 = "down-1" => t::WORD_DOWN_1, Bad;
        /// Two down.
        Down2 = "down-2" => t::WORD_DOWN_2, Bad;
    }
}

impl Change {
    /// The result of a test that raises the level by `levels`.
    fn by(levels: i16) -> Self {
        match levels {
            2.. => Self::Up2,
            1 => Self::Up1,
            0 => Self::Same,
            -1 => Self::Down1,
            _ => Self::Down2,
        }
    }
}

form! {
    /// The losses of a unit in an attack, as its Morale test counts them.
    pub struct Losses {
        group t::GROUP_THIS_ATTACK => {
            /// Half of its stands or more were lost.
            half_lost: bool = false, t::HALF_LOST, ["K20-MOR-03", "K20-MOR-T2", "K20-AMB-67"];
            /// Its commander was eliminated.
            commander_lost: bool = false, t::COMMANDER_LOST, ["K20-MOR-03", "K20-MOR-T2", "K20-AMB-51"];
            /// A hit had the result "-1 morale".
            shaken: bool = false, t::SHAKEN, ["K20-HET-05", "K20-AMB-09"];
        }
    }
}

impl Losses {
    /// The effect of losing this many of the stands that the unit had.
    pub const fn of_stands(lost: i16, had: i16) -> Self {
        Self { commander_lost: false, half_lost: lost > 0 && lost * 2 >= had, shaken: false }
    }

    fn modifiers(self) -> Vec<Modifier> {
        [
            (self.commander_lost, t::COMMANDER_LOST, tables::COMMANDER_LOST, "K20-MOR-T2"),
            (self.half_lost, t::HALF_LOST, tables::HALF_LOST, "K20-MOR-T2"),
            (self.shaken, t::SHAKEN, SHAKEN, "K20-AMB-09"),
        ]
        .into_iter()
        .filter(|(applies, ..)| *applies)
        .map(|(_, label, value, cite)| Modifier::new(label, value, cite))
        .collect()
    }
}

/// The modifier that a hit with "-1 morale" gives to the test it causes.
pub(crate) const SHAKEN: i16 = -1;

/// A Morale test, prepared: the level it starts from, and its number.
pub(crate) struct MoraleTest {
    level: Level,
    /// Its number with the sum.
    pub number: Number,
}

impl MoraleTest {
    /// The test after losses (K20-MOR-P1, steps 1 and 2). With the house rule on "-1
    /// morale", the level drops before the test instead.
    pub fn of(
        (id, tester): (&'static str, Tester),
        losses: Losses,
        more: Vec<Modifier>,
        house: &House,
    ) -> Self {
        let mut tester = tester;
        let mut losses = losses;
        if losses.shaken && house.shaken_drops_level {
            tester.level = tester.level.up(-1);
            losses.shaken = false;
        }
        let mut modifiers = losses.modifiers();
        modifiers.extend(more);
        Self { level: tester.level, number: tester.morale(id, t::MORALE_TEST, modifiers) }
    }

    /// The roll, with its results in the order of [`tables::MORALE_TEST`].
    pub fn roll(&self, name: Text) -> Roll {
        let labels = tables::MORALE_TEST.map(|levels| Change::by(levels).label());
        self.number.four_results(labels, name, "K20-MOR-T3")
    }

    /// Takes the test and returns the level after it.
    pub fn take(&self, dice: &mut dyn Dice, name: Text) -> Level {
        self.taken(dice, name).level
    }

    fn taken(&self, dice: &mut dyn Dice, name: Text) -> MoraleAfter {
        let levels = tables::MORALE_TEST[dice.band(&self.roll(name)).min(3)];
        MoraleAfter { morale: Change::by(levels), level: self.level.up(levels) }
    }
}

form! {
    /// The questions about a Morale test.
    pub struct Morale {
        group t::GROUP_UNIT => {
            /// The unit.
            unit: ByMorale => "",
                with {
                    level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-02", "K20-MOR-T1"];
                    pinned = false, t::PINNED, ["K20-HET-05", "K20-AMB-07", "K20-AMB-72"];
                };
        }
        group t::GROUP_THIS_ATTACK => {
            /// The number of stands it had before the attack; 0 if the player counts them.
            began_with: Count<0, 20> = 0, t::STANDS_BEFORE, ["K20-MOR-T2", "K20-AMB-67"];
            /// Stands it lost in the attack.
            gone: Count<0, 20> = 0, t::LOST_NOW, ["K20-MOR-T2", "K20-AMB-67"],
                when |form| form.began_with.0 > 0;
            /// The effect of the attack on it.
            losses: Losses => "",
                with {
                    half_lost = false, t::HALF_LOST, ["K20-MOR-03", "K20-MOR-T2", "K20-AMB-67"],
                        when |form, _| form.began_with.0 == 0;
                };
        }
        group t::GROUP_TEST_MORE => {
            /// Any other modifier of the test.
            situational: Count<-10, 10> = 0, t::SITUATIONAL, ["K20-OVI-04"];
        }
    }
}

impl Morale {
    /// The effect of the attack on it; whether half its stands were lost is worked out if the
    /// numbers are known.
    fn losses(&self) -> Losses {
        let half_lost = match self.began_with.0 {
            0 => self.losses.half_lost,
            had => Losses::of_stands(self.gone.0, had).half_lost,
        };
        Losses { half_lost, ..self.losses }
    }
}

impl Calculate for Morale {
    type House = House;
    type Outcome = MoraleAfter;

    const ABOUT: About = About::new("morale", t::MORALE_TEST, t::MORALE_SUMMARY);
    const CITES: &'static [Cite] = &["K20-MOR-P1", "K20-MOR-01", "K20-MOR-T3"];

    fn work(&self, house: &House) -> Work<Self> {
        let level = self.unit.level;
        let more = vec![Modifier::new(t::SITUATIONAL, self.situational.0, "K20-MOR-03")];
        if self.began_with.0 > 0 && self.gone.0 >= self.began_with.0 {
            // There is no stand left to be tested.
            return Working {
                headline: (t::MORALE_TEST, Figure::Word(t::WORD_DESTROYED)),
                notes: vec![Note::new(t::THEN_NO_STAND_LEFT, "K20-AMB-10")],
                ..Working::default()
            }
            .into();
        }
        let losses = self.losses();
        let test = MoraleTest::of(("morale", self.unit.tester()), losses, more, house);
        let mut out = Notes::default();
        out.add(
            self.began_with.0 > 0 && self.gone.0 > 0 && !losses.half_lost,
            t::OUT_NOT_HALF,
            "K20-AMB-67",
        );
        let mut notes = Notes::default();
        notes.0.extend(test.number.note());
        notes.add(
            self.losses.shaken && house.shaken_drops_level,
            t::NOTE_SHAKEN_DROPPED,
            "K20-AMB-09",
        );
        notes.add(true, t::NOTE_MORALE_WHEN, "K20-MOR-01");
        notes.add(true, t::NOTE_MORALE_CRITICALS, "K20-MOR-T3");
        notes.add(true, t::NOTE_SOME_PINNED, "K20-AMB-72");
        notes.add(level == Level::Disorganised, t::NOTE_DISORGANISED, "K20-MOR-05");
        notes.add(level == Level::Broken, t::NOTE_BROKEN, "K20-MOR-05");
        notes.add(level == Level::Routed, t::NOTE_ROUTED, "K20-MOR-05");
        Working {
            headline: (t::MORALE_TEST, test.number.figure.clone()),
            sums: vec![test.number.sum.clone()],
            notes: notes.0,
            not_counted: out.0,
            next: vec![Rally::of(ByMorale { level: test.level.up(-1), ..self.unit })],
            ..Working::default()
        }
        .chance(t::WANT_HOLDS, MoraleAfter::AT.morale.is_one_of(&[Change::Up1, Change::Same]))
        .chance(t::WANT_BROKEN, MoraleAfter::AT.level.is_one_of(&[Level::Broken, Level::Routed]))
        .rolls(self, move |dice| test.taken(dice, t::ROLL_MORALE))
    }
}

outcome! {
    /// The result of a Morale test.
    pub struct MoraleAfter of |form: &Morale| {
        /// The change in level.
        morale: Change, t::MORALE_TEST, words Change::WORDS.split_at(1).1;
        /// The level after the test.
        level: Level, t::PART_LEVEL;
    }
}

form! {
    /// The questions about a Rally test.
    pub struct Rally {
        group t::GROUP_UNIT => {
            /// The unit.
            unit: ByMorale => "",
                with {
                    level = Level::Confident, t::MORALE_LEVEL, ["K20-RAL-03", "K20-MOR-T1", "K20-AMB-49"];
                    pinned = false, t::PINNED, ["K20-HET-05", "K20-AMB-07"];
                };
            /// A commander orders the test.
            ordered: bool = false, t::RALLY_ORDERED, ["K20-RAL-02", "K20-AMB-50"];
        }
        group t::GROUP_TEST_MORE => {
            /// Any other modifier of the test.
            situational: Count<-10, 10> = 0, t::SITUATIONAL, ["K20-RAL-03"];
        }
    }
}

impl Rally {
    /// The opening for the Rally test of a unit; a listed unit is tested at its level at that time.
    pub(crate) fn of(unit: ByMorale) -> Opening {
        Opening::of(&Self { unit, ..Self::default() }).into()
    }
}

impl Calculate for Rally {
    type House = House;
    type Outcome = Rallied;

    const ABOUT: About = About::new("rally", t::RALLY, t::RALLY_SUMMARY);
    const CITES: &'static [Cite] = &["K20-RAL-P1", "K20-RAL-01", "K20-RAL-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let level = self.unit.level;
        if level == Level::Routed {
            let why = vec![Note::new(t::REFUSED_RALLY_ROUTED, "K20-AMB-49")];
            return Working::refused(t::RALLY_TEST, t::WORD_NOT_ALLOWED, why).into();
        }
        let more = vec![Modifier::new(t::SITUATIONAL, self.situational.0, "K20-RAL-03")];
        let number = self.unit.tester().morale("rally", t::RALLY_TEST, more);
        let labels = tables::RALLY_TEST.map(|levels| Change::by(levels).label());
        let roll = number.four_results(labels, t::ROLL_RALLY, "K20-RAL-T1");
        let mut notes = Notes::default();
        notes.0.extend(number.note());
        notes.add(self.ordered, t::NOTE_RALLY_ORDERED, "K20-RAL-02");
        notes.add(self.ordered, t::NOTE_RALLY_ONCE, "K20-AMB-50");
        notes.add(!self.ordered, t::NOTE_RALLY_OWN, "K20-RAL-01");
        notes.add(
            matches!(level, Level::Motivated | Level::Confident),
            t::NOTE_RALLY_ABOVE,
            "K20-AMB-49",
        );
        notes.add(true, t::NOTE_RALLY_CRITICALS, "K20-RAL-T1");
        Working {
            headline: (t::RALLY_TEST, number.figure.clone()),
            sums: vec![number.sum],
            notes: notes.0,
            ..Working::default()
        }
        .chance(t::WANT_UP, Rallied::AT.rally.is_one_of(&[Change::Up2, Change::Up1]))
        .chance(t::WANT_DOWN_TWO, Rallied::AT.rally.is(Change::Down2))
        .rolls(self, move |dice| {
            let levels = tables::RALLY_TEST[dice.band(&roll).min(3)];
            Rallied { rally: Change::by(levels), level: level.up(levels) }
        })
    }
}

outcome! {
    /// The result of a Rally test.
    pub struct Rallied of |form: &Rally| {
        /// The change of the level.
        rally: Change, t::RALLY_TEST, words RALLY_WORDS;
        /// The level after the test.
        level: Level, t::PART_LEVEL;
    }
}

/// The words for a Rally test, which never lowers the level by one.
const RALLY_WORDS: &[Word] = &[
    Change::WORDS[Change::Up2 as usize],
    Change::WORDS[Change::Up1 as usize],
    Change::WORDS[Change::Same as usize],
    Change::WORDS[Change::Down2 as usize],
];
