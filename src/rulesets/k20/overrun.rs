//! Vehicles that overrun vehicles, guns and infantry: K20-OVV-P1 and
//! K20-OVI-P1.

use crate::aid::{
    Calculator, Count, Form, Modifier, Note, Opening, Outcome, Part, PartKind, Tone, Values, Word,
    Working,
};
use crate::dice::{Dice, Roll};
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::crew::{CREW, CrewTest, NO_TEST};
use super::house::House;
use super::morale::{ENEMY_LEVEL, MORALE};
use super::number::Tester;
use super::strike::{Blow, IMMOBILISED, Strike};
use super::tables;
use super::training_test::{certain, pip_sheet};
use super::words::Level;

choices! {
    /// What is overrun (K20-OVV-T1).
    pub enum Overrun {
        /// An armoured vehicle.
        Armoured = "armoured" => t::OVERRUN_ARMOURED,
        /// An unarmoured vehicle.
        Unarmoured = "unarmoured" => t::OVERRUN_UNARMOURED,
        /// A gun.
        Gun = "gun" => t::TARGET_GUN,
    }
}

form! {
    /// What overrunning a vehicle or a gun depends on.
    pub struct VehicleOverrun {
        group t::GROUP_OVERRUNNER => {
            /// Its class.
            class: Count<0, 20> = 6, t::CLASS, ["K20-OVV-03"];
            /// It is armoured.
            armoured: bool = true, t::ARMOURED, ["K20-OVV-01"];
            /// It comes from the target's side.
            from_side: bool = true, t::FROM_THE_SIDE, ["K20-OVV-01"];
            /// Vehicles overrun in this move.
            overrun: Count<1, 10> = 1, t::OVERRUN_COUNT, ["K20-OVV-02"],
                when |form| form.target != Overrun::Gun;
        }
        group t::GROUP_TARGET => {
            /// What is overrun.
            target: Overrun = Overrun::Armoured, t::OVERRUN_TARGET, ["K20-OVV-T1", "K20-AMB-33"];
            /// Its class.
            target_class: Count<0, 20> = 2, t::CLASS, ["K20-OVV-03"];
            /// It is immobilised.
            immobilised: bool = false, t::VEHICLE_IMMOBILISED, ["K20-OVV-04"],
                when |form| form.target != Overrun::Gun;
            /// Its Training.
            target_training: Count<1, 20> = 10, t::TRAINING, ["K20-OVV-04"],
                when |form| form.may_escape();
            /// Its morale level.
            target_level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"],
                when |form| form.may_escape();
            /// Pinned.
            target_pinned: bool = false, t::PINNED, ["K20-AMB-07"],
                when |form| form.may_escape();
        }
    }
}

/// The calculator.
pub const VEHICLE_OVERRUN: Calculator = Calculator {
    id: "vehicle-overrun",
    title: t::VEHICLE_OVERRUN,
    summary: t::VEHICLE_OVERRUN_SUMMARY,
    cites: &["K20-OVV-P1", "K20-OVV-03", "K20-OVV-T1"],
    fields: VehicleOverrun::FIELDS,
    work: |answers: &Values, _| vehicle_overrun(answers.typed()),
};

impl VehicleOverrun {
    fn may_escape(self) -> bool {
        self.target != Overrun::Gun && !self.immobilised
    }

    fn refusals(self) -> Vec<Note> {
        let mut refusals = Vec::new();
        if !self.from_side {
            refusals.push(Note::new(t::REFUSED_NOT_FROM_SIDE, "K20-OVV-01"));
        }
        if !self.armoured && self.target == Overrun::Armoured {
            refusals.push(Note::new(t::REFUSED_OVERRUN_ARMOURED, "K20-OVV-01"));
        }
        let advantage = self.class.0 - self.target_class.0;
        let least = tables::OVV_ADVANTAGE[self.target as usize];
        if advantage < least {
            refusals.push(Note::new(
                t::refused_advantage(advantage, least),
                "K20-OVV-03",
            ));
        }
        refusals
    }
}

fn vehicle_overrun(it: VehicleOverrun) -> Working {
    let refusals = it.refusals();
    if !refusals.is_empty() {
        return Working::refused(t::PART_OVERRUN, t::WORD_NOT_ALLOWED, refusals);
    }
    let mut notes = Vec::new();
    let pip = if it.target == Overrun::Gun {
        notes.push(Note::new(t::NOTE_GUN_PIP, "K20-AMB-33"));
        None
    } else {
        Some(pip_sheet(tables::OVV_PIP, it.overrun.0, "K20-OVV-02"))
    };
    let mut working = if it.may_escape() {
        let target = Tester {
            base: it.target_training.0,
            level: it.target_level,
            pinned: it.target_pinned,
        };
        let number = target.training("escape", t::ESCAPE_TEST);
        let roll = number.check(t::ROLL_ESCAPE, "K20-OVV-04");
        Working {
            plaque: (t::ESCAPE_TEST, number.sheet.result.clone()),
            sheets: vec![number.sheet],
            parts: vec![OVERRUN],
            procedure: Some(Box::new(move |dice: &mut dyn Dice| {
                Outcome::of(&[u32::from(dice.check(&roll))])
            })),
            ..Working::default()
        }
    } else {
        notes.push(Note::new(t::NOTE_NO_ESCAPE, "K20-OVV-04"));
        certain(t::PART_OVERRUN, t::WORD_DESTROYED, vec![OVERRUN], &[0])
    };
    working.sheets.extend(pip);
    working.notes = notes;
    working.next = vec![Opening::new(MORALE.id)];
    working
}

const DESTROYED: Word = Word {
    id: "destroyed",
    label: t::WORD_DESTROYED,
    tone: Tone::Good,
};

/// What becomes of the vehicle or gun.
const OVERRUN: Part = Part {
    id: "target",
    label: t::PART_OVERRUN,
    kind: PartKind::Words(&[
        DESTROYED,
        Word {
            id: "escapes",
            label: t::WORD_ESCAPES,
            tone: Tone::Bad,
        },
    ]),
};

choices! {
    /// What infantry does about being overrun (K20-OVI-03, K20-OVI-04).
    pub enum Reaction {
        /// It dodges.
        Dodge = "dodge" => t::REACTION_DODGE,
        /// It strikes back at the top armour.
        CounterAttack = "counter-attack" => t::REACTION_COUNTER_ATTACK,
        /// It strikes back at the running gear.
        Immobilise = "immobilise" => t::REACTION_IMMOBILISE,
    }
}

form! {
    /// What overrunning infantry depends on.
    pub struct InfantryOverrun {
        group t::GROUP_OVERRUNNER => {
            /// Its class.
            class: Count<0, 20> = 4, t::CLASS, ["K20-OVI-02"];
            /// Its machine guns.
            machine_guns: Count<0, 10> = 1, t::MACHINE_GUNS, ["K20-OVI-02"];
            /// Its Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-OVI-02", "K20-AMB-58"];
            /// Its morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-AMB-07"];
        }
        group t::GROUP_OVERRUN_INFANTRY => {
            /// What it does about it.
            reaction: Reaction = Reaction::Dodge, t::REACTION, ["K20-OVI-03", "K20-OVI-04", "K20-AMB-58"];
            /// Its Training.
            infantry_training: Count<1, 20> = 10, t::TRAINING, ["K20-OVI-03"],
                when |form| form.reaction == Reaction::Dodge;
            /// Its morale base.
            infantry_morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-OVI-04", "K20-AMB-08"],
                when |form| form.reaction != Reaction::Dodge;
            /// Its morale level.
            infantry_level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"];
            /// Pinned.
            infantry_pinned: bool = false, t::PINNED, ["K20-AMB-07"];
            /// OV of its explosive charge.
            explosive_charge: Count<0, 15> = 0, t::EXPLOSIVE_CHARGE, ["K20-OVI-T1"],
                when |form| form.reaction != Reaction::Dodge;
            /// It dodged this vehicle before.
            dodged: bool = false, t::DODGED, ["K20-OVI-03", "K20-AMB-36"];
            /// Stands overrun in this move.
            stands: Count<1, 10> = 1, t::OVERRUN_STANDS, ["K20-OVI-01"];
        }
        group t::GROUP_STRUCK_BACK => {
            /// The vehicle moved.
            moved: bool = true, t::MOVED, ["K20-OVI-T1"],
                when |form| form.reaction != Reaction::Dodge;
            /// It is Suppressed.
            suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-OVI-T1"],
                when |form| form.reaction != Reaction::Dodge && form.moved;
            /// It is immobilised.
            immobilised: bool = false, t::VEHICLE_IMMOBILISED, ["K20-OVI-T1", "K20-AMB-35"],
                when |form| form.reaction == Reaction::CounterAttack;
            /// Open at the top.
            open: bool = false, t::VEHICLE_OPEN, ["K20-OVI-T1", "K20-AMB-35"],
                when |form| form.reaction == Reaction::CounterAttack;
            /// DV of the top armour.
            top_armour: Count<0, 20> = 1, t::TOP_ARMOUR, ["K20-OVI-04", "K20-AMB-35"],
                when |form| form.reaction == Reaction::CounterAttack && !form.open;
            /// The morale base of the crew; 0 is its Training.
            crew_morale_base: Count<0, 20> = 0, t::CREW_MORALE_BASE, ["K20-IMM-04", "K20-AMB-08"],
                when |form| form.may_immobilise();
        }
    }
}

/// The calculator.
pub const INFANTRY_OVERRUN: Calculator = Calculator {
    id: "infantry-overrun",
    title: t::INFANTRY_OVERRUN,
    summary: t::INFANTRY_OVERRUN_SUMMARY,
    cites: &["K20-OVI-P1", "K20-OVI-02", "K20-HET-T1"],
    fields: InfantryOverrun::FIELDS,
    work: infantry_overrun,
};

impl InfantryOverrun {
    fn may_immobilise(self) -> bool {
        match self.reaction {
            Reaction::Dodge => false,
            Reaction::CounterAttack => !self.immobilised,
            Reaction::Immobilise => true,
        }
    }

    fn refusals(self) -> Vec<Note> {
        [
            (
                self.class.0 < tables::OVI_CLASS,
                t::REFUSED_OVERRUN_CLASS,
                "K20-OVI-02",
            ),
            (
                self.machine_guns.0 < 1,
                t::REFUSED_OVERRUN_GUNS,
                "K20-OVI-02",
            ),
            (self.dodged, t::REFUSED_DODGED, "K20-OVI-03"),
        ]
        .into_iter()
        .filter(|(applies, ..)| *applies)
        .map(|(_, reason, cite)| Note::new(reason, cite))
        .collect()
    }

    fn driver(self) -> Tester {
        Tester {
            base: self.training.0,
            level: self.level,
            pinned: self.pinned,
        }
    }

    fn infantry(self, base: i16) -> Tester {
        Tester {
            base,
            level: self.infantry_level,
            pinned: self.infantry_pinned,
        }
    }

    fn strike(self) -> Strike {
        let immobilise = self.reaction == Reaction::Immobilise;
        let ov = if immobilise {
            tables::OVI_IMMOBILISE_OV
        } else {
            tables::OVI_OV
        };
        Strike {
            immobilise,
            ov: (ov, "K20-OVI-04"),
            table: "K20-OVI-T1",
            moving: self.moved && !self.suppressed,
            immobilised: self.immobilised,
            explosive: self.explosive_charge.0,
            armour: (!self.open).then_some(self.top_armour.0),
        }
    }
}

/// What infantry does about it, made ready.
enum Answering {
    Dodging(Roll),
    StrikingBack {
        nerve: Nerve,
        blow: Blow,
        crew: Option<CrewTest>,
    },
}

/// The Morale test of a counter-attack (K20-AMB-28).
#[derive(Clone, Copy)]
enum Nerve {
    /// Passed or failed.
    Check(Roll),
    /// The level moves too, from this one.
    Moves(Roll, Level),
}

fn infantry_overrun(answers: &Values, house: &Values) -> Working {
    let it: InfantryOverrun = answers.typed();
    let house: House = house.typed();
    let refusals = it.refusals();
    if !refusals.is_empty() {
        return Working::refused(t::OVERRUN_TEST, t::WORD_NOT_ALLOWED, refusals);
    }
    let number = it.driver().training("overrun", t::OVERRUN_TEST);
    let driving = number.check(t::ROLL_OVERRUN, "K20-OVI-02");
    let mut working = Working {
        plaque: (t::OVERRUN_TEST, number.sheet.result.clone()),
        sheets: vec![number.sheet],
        parts: vec![INFANTRY],
        next: vec![
            Opening::new(MORALE.id)
                .with("morale-base", it.infantry_morale_base)
                .with("level", it.infantry_level)
                .with("pinned", it.infantry_pinned),
        ],
        ..Working::default()
    };
    let answering = if it.reaction == Reaction::Dodge {
        dodging(it, &mut working)
    } else {
        striking_back(it, house, &mut working)
    };
    (working.sheets).push(pip_sheet(tables::OVI_PIP, it.stands.0, "K20-OVI-01"));
    working.notes.extend([
        Note::new(t::NOTE_PIP_PAID, "K20-AMB-70"),
        Note::new(t::NOTE_NO_REACTION, "K20-AMB-58"),
    ]);
    working.procedure = Some(Box::new(move |dice: &mut dyn Dice| {
        let drives = dice.check(&driving);
        answering.outcome(dice, drives)
    }));
    working
}

/// The dodge, with what the working shows of it.
fn dodging(it: InfantryOverrun, working: &mut Working) -> Answering {
    let dodge = it
        .infantry(it.infantry_training.0)
        .training("dodge", t::DODGE_TEST);
    let roll = dodge.check(t::ROLL_DODGE, "K20-OVI-03");
    working.sheets.push(dodge.sheet);
    working.notes.push(Note::new(t::NOTE_DODGED, "K20-AMB-36"));
    Answering::Dodging(roll)
}

/// The counter-attack, with what the working shows of it.
fn striking_back(it: InfantryOverrun, house: House, working: &mut Working) -> Answering {
    let minus = Modifier::new(t::COUNTER_ATTACK, tables::OVI_COUNTER_ATTACK, "K20-OVI-04");
    let number = it.infantry(it.infantry_morale_base.0).morale(
        "counter-attack",
        t::COUNTER_ATTACK_TEST,
        vec![minus],
    );
    let (nerve, note) = if house.charge_test_moves_level {
        let roll = number.four_results(
            [
                t::WORD_STRIKES_UP,
                t::WORD_STRIKES,
                t::WORD_OVERRUN_DOWN_1,
                t::WORD_OVERRUN_DOWN_2,
            ],
            t::ROLL_COUNTER_ATTACK,
            "K20-AMB-28",
        );
        (
            Nerve::Moves(roll, it.infantry_level),
            t::NOTE_CHARGE_TEST_MOVES,
        )
    } else {
        let roll = number.check_with_criticals(t::ROLL_COUNTER_ATTACK, "K20-OVI-04");
        (Nerve::Check(roll), t::NOTE_COUNTER_TEST)
    };
    let (strength, row, blow, notes) = it.strike().worked();
    working.sheets.extend([number.sheet, strength]);
    working.rows.push(row);
    working.parts.push(STRUCK);
    working.notes.extend(notes);
    working.notes.extend([
        Note::new(t::NOTE_COUNTER_SURVIVES, "K20-AMB-34"),
        Note::new(note, "K20-AMB-28"),
    ]);
    let crew = it.may_immobilise().then(|| {
        let (test, sheet, beside) = CrewTest::of_driver(it.driver(), it.crew_morale_base);
        working
            .beside
            .extend(beside.map(|phrase| (InfantryOverrun::AT.crew_morale_base.index(), phrase)));
        working.sheets.push(sheet);
        working.parts.push(CREW);
        test
    });
    if matches!(nerve, Nerve::Moves(..)) {
        working.parts.push(ENEMY_LEVEL);
    }
    Answering::StrikingBack { nerve, blow, crew }
}

impl Nerve {
    /// Takes the test: whether it is passed, and the level after it, if that
    /// moves.
    fn take(&self, dice: &mut dyn Dice) -> (bool, Option<Level>) {
        match self {
            Self::Check(roll) => (dice.check(roll), None),
            Self::Moves(roll, level) => {
                let band = dice.band(roll).min(3);
                (band < 2, Some(level.up(tables::MORALE_TEST[band])))
            }
        }
    }

    /// The level of infantry that was not put to the test.
    const fn untested(&self) -> Option<Level> {
        match self {
            Self::Check(_) => None,
            Self::Moves(_, level) => Some(*level),
        }
    }
}

impl Answering {
    /// What an overrun comes to: a figure for each part of the working.
    fn outcome(&self, dice: &mut dyn Dice, drives: bool) -> Outcome {
        match self {
            Self::Dodging(roll) => {
                let infantry = if !drives {
                    NO_OVERRUN
                } else if dice.check(roll) {
                    SAFE
                } else {
                    CRUSHED
                };
                Outcome::of(&[infantry])
            }
            Self::StrikingBack { nerve, blow, crew } => {
                let (mut infantry, mut vehicle, mut crew_after) = (NO_OVERRUN, 0, NO_TEST);
                let mut level = nerve.untested();
                if drives {
                    let (holds, after) = nerve.take(dice);
                    level = after;
                    infantry = CRUSHED;
                    if holds {
                        infantry = STRUCK_BACK;
                        let effect = blow.strike(dice);
                        vehicle = 1 + effect;
                        if let (Some(crew), IMMOBILISED) = (crew, effect) {
                            crew_after = crew.take(dice);
                        }
                    }
                }
                let mut figures = vec![infantry, vehicle];
                figures.extend(crew.map(|_| crew_after));
                figures.extend(level.map(|level| level as u32));
                Outcome::of(&figures)
            }
        }
    }
}

const CRUSHED: u32 = 0;
const SAFE: u32 = 1;
const STRUCK_BACK: u32 = 2;
const NO_OVERRUN: u32 = 3;

/// What becomes of the infantry, for the side that overruns.
const INFANTRY: Part = Part {
    id: "infantry",
    label: t::PART_OVERRUN_INFANTRY,
    kind: PartKind::Words(&[
        DESTROYED,
        Word {
            id: "safe",
            label: t::WORD_DODGES,
            tone: Tone::Bad,
        },
        Word {
            id: "strikes-back",
            label: t::WORD_STRIKES,
            tone: Tone::Bad,
        },
        Word {
            id: "no-overrun",
            label: t::WORD_NO_OVERRUN,
            tone: Tone::Bad,
        },
    ]),
};

/// What the counter-attack does to the vehicle, for its own side.
const STRUCK: Part = Part {
    id: "vehicle",
    label: t::PART_OWN_VEHICLE,
    kind: PartKind::Words(OWN_VEHICLE_WORDS),
};

/// What befalls a vehicle, for its own side; not struck at all comes first.
pub(super) const OWN_VEHICLE_WORDS: &[Word] = &[
    Word {
        id: "not-struck",
        label: t::WORD_NOT_STRUCK,
        tone: Tone::Plain,
    },
    Word {
        id: "no-effect",
        label: t::EFFECT_NONE,
        tone: Tone::Good,
    },
    Word {
        id: "suppressed",
        label: t::EFFECT_SUPPRESSED,
        tone: Tone::Bad,
    },
    Word {
        id: "immobilised",
        label: t::EFFECT_IMMOBILISED,
        tone: Tone::Bad,
    },
    Word {
        id: "damage",
        label: t::EFFECT_DAMAGE,
        tone: Tone::Bad,
    },
    Word {
        id: "burns",
        label: t::EFFECT_BURNS,
        tone: Tone::Bad,
    },
];
