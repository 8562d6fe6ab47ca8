//! Morale and Rally tests: K20-MOR-P1 and K20-RAL-P1.

use crate::aid::{
    Calculator, Count, Form, Modifier, Note, Opening, Outcome, Part, PartKind, Tone, Values, Word,
    Working,
};
use crate::dice::{Dice, Roll};
use crate::form;
use crate::text::Text;
use crate::text::keys::k20 as t;

use super::house::House;
use super::number::{Number, Tester};
use super::tables;
use super::words::Level;

/// What an attack did to a unit, as its Morale test counts it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Losses {
    /// Its commander was eliminated.
    pub commander: bool,
    /// Half of its stands or more were lost (K20-AMB-67).
    pub half: bool,
    /// A hit said "-1 morale" (K20-AMB-09).
    pub shaken: bool,
}

impl Losses {
    /// The loss of so many of the stands a unit had.
    pub const fn of_stands(lost: i16, had: i16) -> Self {
        Self {
            commander: false,
            half: lost > 0 && lost * 2 >= had,
            shaken: false,
        }
    }

    fn modifiers(self) -> Vec<Modifier> {
        [
            (
                self.commander,
                t::COMMANDER_LOST,
                tables::COMMANDER_LOST,
                "K20-MOR-T2",
            ),
            (self.half, t::HALF_LOST, tables::HALF_LOST, "K20-MOR-T2"),
            (self.shaken, t::SHAKEN, SHAKEN, "K20-AMB-09"),
        ]
        .into_iter()
        .filter(|(applies, ..)| *applies)
        .map(|(_, label, value, cite)| Modifier::new(label, value, cite))
        .collect()
    }
}

/// What a hit that says "-1 morale" takes from the test it causes.
const SHAKEN: i16 = -1;

/// A Morale test made ready: the level it starts from, and its number.
pub(super) struct MoraleTest {
    level: Level,
    /// Its number with the sum.
    pub number: Number,
}

impl MoraleTest {
    /// The test after losses (K20-MOR-P1, steps 1 and 2). By the house rule on
    /// "-1 morale" the level drops before the test instead.
    pub fn of(tester: Tester, losses: Losses, more: Vec<Modifier>, house: &House) -> Self {
        let mut tester = tester;
        let mut losses = losses;
        if losses.shaken && house.shaken_drops_level {
            tester.level = tester.level.up(-1);
            losses.shaken = false;
        }
        let mut modifiers = losses.modifiers();
        modifiers.extend(more);
        Self {
            level: tester.level,
            number: tester.morale("morale", t::MORALE_TEST, modifiers),
        }
    }

    /// The roll, with its results in the order of [`tables::MORALE_TEST`].
    pub fn roll(&self, name: Text) -> Roll {
        self.number.four_results(
            [t::WORD_UP_1, t::WORD_SAME, t::WORD_DOWN_1, t::WORD_DOWN_2],
            name,
            "K20-MOR-T3",
        )
    }

    /// Takes the test: the level after it.
    pub fn take(&self, dice: &mut dyn Dice, name: Text) -> Level {
        let band = dice.band(&self.roll(name));
        self.level.up(tables::MORALE_TEST[band.min(3)])
    }
}

form! {
    /// What a Morale test depends on.
    pub struct Morale {
        group t::GROUP_UNIT => {
            /// The morale base of the unit card.
            morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-GEN-06", "K20-AMB-08"];
            /// The morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-02", "K20-MOR-T1"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-HET-05", "K20-AMB-07", "K20-AMB-72"];
        }
        group t::GROUP_THIS_ATTACK => {
            /// Half of its stands or more were lost.
            half_lost: bool = false, t::HALF_LOST, ["K20-MOR-03", "K20-MOR-T2", "K20-AMB-67"];
            /// Its commander was eliminated.
            commander_lost: bool = false, t::COMMANDER_LOST, ["K20-MOR-03", "K20-MOR-T2", "K20-AMB-51"];
            /// A hit said "-1 morale".
            shaken: bool = false, t::SHAKEN, ["K20-HET-05", "K20-AMB-09"];
        }
        group t::GROUP_TEST_MORE => {
            /// Whatever else changes the test.
            situational: Count<-10, 10> = 0, t::SITUATIONAL, ["K20-OVI-04"];
        }
    }
}

/// The calculator of the Morale test.
pub const MORALE: Calculator = Calculator {
    id: "morale",
    title: t::MORALE_TEST,
    summary: t::MORALE_SUMMARY,
    cites: &["K20-MOR-P1", "K20-MOR-01", "K20-MOR-T3"],
    fields: Morale::FIELDS,
    work: morale,
};

fn morale(answers: &Values, house: &Values) -> Working {
    let it: Morale = answers.typed();
    let house: House = house.typed();
    let tester = Tester {
        base: it.morale_base.0,
        level: it.level,
        pinned: it.pinned,
    };
    let losses = Losses {
        commander: it.commander_lost,
        half: it.half_lost,
        shaken: it.shaken,
    };
    let more = vec![Modifier::new(
        t::SITUATIONAL,
        it.situational.0,
        "K20-MOR-03",
    )];
    let test = MoraleTest::of(tester, losses, more, &house);
    let roll = test.roll(t::ROLL_MORALE);
    let mut notes = Vec::new();
    if it.shaken && house.shaken_drops_level {
        notes.push(Note::new(t::NOTE_SHAKEN_DROPPED, "K20-AMB-09"));
    }
    notes.extend([
        Note::new(t::NOTE_MORALE_WHEN, "K20-MOR-01"),
        Note::new(t::NOTE_MORALE_CRITICALS, "K20-MOR-T3"),
        Note::new(t::NOTE_SOME_PINNED, "K20-AMB-72"),
    ]);
    level_notes(it.level, &mut notes);
    let level = test.level;
    Working {
        plaque: (t::MORALE_TEST, test.number.sheet.result.clone()),
        sheets: vec![test.number.sheet],
        notes,
        next: vec![
            Opening::new(RALLY.id)
                .with("morale-base", it.morale_base)
                .with("level", level.up(-1))
                .with("pinned", it.pinned),
        ],
        parts: vec![CHANGE, LEVEL],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let band = dice.band(&roll).min(3);
            let after = level.up(tables::MORALE_TEST[band]);
            Outcome::of(&[band as u32, after as u32])
        })),
        ..Working::default()
    }
}

/// What a level brings with it.
fn level_notes(level: Level, notes: &mut Vec<Note>) {
    match level {
        Level::Motivated | Level::Confident => {}
        Level::Disorganised => notes.push(Note::new(t::NOTE_DISORGANISED, "K20-MOR-05")),
        Level::Broken => notes.push(Note::new(t::NOTE_BROKEN, "K20-MOR-05")),
        Level::Routed => notes.push(Note::new(t::NOTE_ROUTED, "K20-MOR-05")),
    }
}

form! {
    /// What a Rally test depends on.
    pub struct Rally {
        group t::GROUP_UNIT => {
            /// The morale base of the unit card.
            morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-GEN-06", "K20-AMB-08"];
            /// The morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-RAL-03", "K20-MOR-T1", "K20-AMB-49"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-HET-05", "K20-AMB-07"];
            /// A commander orders it.
            ordered: bool = false, t::RALLY_ORDERED, ["K20-RAL-02", "K20-AMB-50"];
        }
        group t::GROUP_TEST_MORE => {
            /// Whatever else changes the test.
            situational: Count<-10, 10> = 0, t::SITUATIONAL, ["K20-RAL-03"];
        }
    }
}

/// The calculator of the Rally test.
pub const RALLY: Calculator = Calculator {
    id: "rally",
    title: t::RALLY,
    summary: t::RALLY_SUMMARY,
    cites: &["K20-RAL-P1", "K20-RAL-01", "K20-RAL-T1"],
    fields: Rally::FIELDS,
    work: |answers, _| rally(answers.typed()),
};

fn rally(it: Rally) -> Working {
    if it.level == Level::Routed {
        return Working::refused(
            t::RALLY_TEST,
            t::WORD_NOT_ALLOWED,
            vec![Note::new(t::REFUSED_RALLY_ROUTED, "K20-AMB-49")],
        );
    }
    let tester = Tester {
        base: it.morale_base.0,
        level: it.level,
        pinned: it.pinned,
    };
    let more = vec![Modifier::new(
        t::SITUATIONAL,
        it.situational.0,
        "K20-RAL-03",
    )];
    let number = tester.morale("rally", t::RALLY_TEST, more);
    let roll = number.four_results(
        [t::WORD_UP_2, t::WORD_UP_1, t::WORD_SAME, t::WORD_DOWN_2],
        t::ROLL_RALLY,
        "K20-RAL-T1",
    );
    let mut notes = if it.ordered {
        vec![
            Note::new(t::NOTE_RALLY_ORDERED, "K20-RAL-02"),
            Note::new(t::NOTE_RALLY_ONCE, "K20-AMB-50"),
        ]
    } else {
        vec![Note::new(t::NOTE_RALLY_OWN, "K20-RAL-01")]
    };
    if matches!(it.level, Level::Motivated | Level::Confident) {
        notes.push(Note::new(t::NOTE_RALLY_ABOVE, "K20-AMB-49"));
    }
    notes.push(Note::new(t::NOTE_RALLY_CRITICALS, "K20-RAL-T1"));
    let level = it.level;
    Working {
        plaque: (t::RALLY_TEST, number.sheet.result.clone()),
        sheets: vec![number.sheet],
        notes,
        parts: vec![RALLIED, LEVEL],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let band = dice.band(&roll).min(3);
            let after = level.up(tables::RALLY_TEST[band]);
            Outcome::of(&[band as u32, after as u32])
        })),
        ..Working::default()
    }
}

const UP_1: Word = Word {
    id: "up-1",
    label: t::WORD_UP_1,
    tone: Tone::Good,
};

const SAME: Word = Word {
    id: "no-change",
    label: t::WORD_SAME,
    tone: Tone::Plain,
};

const DOWN_1: Word = Word {
    id: "down-1",
    label: t::WORD_DOWN_1,
    tone: Tone::Bad,
};

const DOWN_2: Word = Word {
    id: "down-2",
    label: t::WORD_DOWN_2,
    tone: Tone::Bad,
};

/// What a Morale test does, in the order of [`tables::MORALE_TEST`].
const CHANGE: Part = Part {
    id: "morale",
    label: t::MORALE_TEST,
    kind: PartKind::Words(&[UP_1, SAME, DOWN_1, DOWN_2]),
};

/// What a Rally test does, in the order of [`tables::RALLY_TEST`].
const RALLIED: Part = Part {
    id: "rally",
    label: t::RALLY_TEST,
    kind: PartKind::Words(&[
        Word {
            id: "up-2",
            label: t::WORD_UP_2,
            tone: Tone::Good,
        },
        UP_1,
        SAME,
        DOWN_2,
    ]),
};

/// The level after all, for the side whose unit it is, in the order of
/// [`Level`].
pub(super) const LEVEL: Part = Part {
    id: "level",
    label: t::PART_LEVEL,
    kind: PartKind::Words(&[
        Word {
            id: "motivated",
            label: t::LEVEL_MOTIVATED,
            tone: Tone::Good,
        },
        Word {
            id: "confident",
            label: t::LEVEL_CONFIDENT,
            tone: Tone::Good,
        },
        Word {
            id: "disorganised",
            label: t::LEVEL_DISORGANISED,
            tone: Tone::Plain,
        },
        Word {
            id: "broken",
            label: t::LEVEL_BROKEN,
            tone: Tone::Bad,
        },
        Word {
            id: "routed",
            label: t::LEVEL_ROUTED,
            tone: Tone::Bad,
        },
    ]),
};

/// The level of the enemy after all, in the order of [`Level`].
pub(super) const ENEMY_LEVEL: Part = Part {
    id: "enemy-level",
    label: t::PART_ENEMY_LEVEL,
    kind: PartKind::Words(&[
        Word {
            id: "motivated",
            label: t::LEVEL_MOTIVATED,
            tone: Tone::Bad,
        },
        Word {
            id: "confident",
            label: t::LEVEL_CONFIDENT,
            tone: Tone::Bad,
        },
        Word {
            id: "disorganised",
            label: t::LEVEL_DISORGANISED,
            tone: Tone::Plain,
        },
        Word {
            id: "broken",
            label: t::LEVEL_BROKEN,
            tone: Tone::Good,
        },
        Word {
            id: "routed",
            label: t::LEVEL_ROUTED,
            tone: Tone::Good,
        },
    ]),
};
