//! Bogging down, getting free, being towed free. Procedures FOW-DIF-P1,
//! FOW-DIF-P2 and FOW-RCV-P1.

use crate::aid::{
    Calculator, Count, Figure, Form, Note, Opening, Outcome, Part, PartKind, Sheet, Tone, Values,
    Word, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::text::Text;
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::damage::plain;
use super::morale::{one_test, only_a_word};
use super::skill::SkillBase;
use super::words::{Skill, SkillNumber};

/// A bogging test passes on this or more (FOW-DIF-01).
const DRIVES_ON: i16 = 2;

choices! {
    /// What enters hard ground, by how it tests.
    pub enum Bogger {
        /// A tracked vehicle: may try very difficult ground too (FOW-DIF-03).
        Tracked = "tracked" => t::BOG_TRACKED,
        /// Any other vehicle (FOW-DIF-01).
        Vehicle = "vehicle" => t::MOVE_OTHER_VEHICLE,
        /// A light, medium or heavy gun (FOW-DIF-04).
        Gun = "gun" => t::BOG_GUN,
        /// Infantry, cavalry and man-packed guns: never (FOW-DIF-05).
        OnFoot = "on-foot" => t::BOG_ON_FOOT,
    }
}

choices! {
    /// Ground in which a vehicle can bog down.
    pub enum HardGround {
        /// Difficult ground.
        Difficult = "difficult" => t::TABLE_DIFFICULT_GROUND,
        /// Buildings and wrecks (FOW-BLD-02, FOW-RES-03).
        VeryDifficult = "very-difficult" => t::GROUND_VERY_DIFFICULT,
    }
}

form! {
    /// What a bogging test depends on.
    pub struct Bogging {
        group t::GROUP_BOGGING => {
            /// What enters the ground.
            mover: Bogger = Bogger::Tracked, t::BOG_MOVER, ["FOW-DIF-01", "FOW-DIF-03", "FOW-DIF-04", "FOW-DIF-05"];
            /// The ground.
            ground: HardGround = HardGround::Difficult, t::BOG_GROUND, ["FOW-DIF-01", "FOW-DIF-03", "FOW-AMB-60"],
                when |form| form.mover != Bogger::OnFoot && !form.is_towed();
            /// A gun that is towed.
            towed: bool = false, t::BOG_TOWED, ["FOW-TRP-09"],
                when |form| form.mover == Bogger::Gun;
            /// How many test, all alike.
            teams: Count<1, 30> = 1, t::BOG_TEAMS, ["FOW-DIF-01"],
                when |form| form.tests();
        }
        group t::SKILL => {
            /// The skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-TUR-03"],
                when |form| form.takes_skill_test();
            /// The number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"],
                when |form| form.takes_skill_test();
        }
    }
}

/// The calculator of bogging tests.
pub const BOGGING: Calculator = Calculator {
    id: "bogging",
    title: t::BOGGING,
    summary: t::BOGGING_SUMMARY,
    cites: &["FOW-DIF-P1"],
    fields: Bogging::FIELDS,
    work: bogging,
};

impl Bogging {
    fn is_towed(self) -> bool {
        self.mover == Bogger::Gun && self.towed
    }

    fn is_closed(self) -> bool {
        self.ground == HardGround::VeryDifficult && self.mover != Bogger::Tracked
    }

    fn tests(self) -> bool {
        self.mover != Bogger::OnFoot && !self.is_towed() && !self.is_closed()
    }

    fn takes_skill_test(self) -> bool {
        self.tests() && self.ground == HardGround::VeryDifficult
    }
}

fn bogging(answers: &Values, house: &Values) -> Working {
    let it: Bogging = answers.typed();
    if it.mover == Bogger::OnFoot || it.is_towed() {
        let mut working = only_a_word(t::BOG_PLAQUE, t::WORD_NO_TEST);
        working.notes.push(if it.is_towed() {
            Note::new(t::NOTE_BOG_TOWED, "FOW-TRP-09")
        } else {
            Note::new(t::NOTE_BOG_ON_FOOT, "FOW-DIF-05")
        });
        return working;
    }
    if it.is_closed() {
        return Working::refused(
            t::BOG_PLAQUE,
            t::WORD_NOT_LEGAL,
            vec![Note::new(t::REFUSED_MOVE_CLOSED_GROUND, "FOW-AMB-60")],
        );
    }
    let mut notes = Vec::new();
    let (sheet, need, name, cite) = if it.takes_skill_test() {
        match SkillBase::of(it.skill, it.skill_number, house) {
            Ok(base) => {
                let sheet = base.sheet("test", t::BOG_PLAQUE);
                notes.extend(base.note);
                (sheet, base.need, t::ROLL_SKILL_TEST, "FOW-DIF-03")
            }
            Err(missing) => {
                return Working::refused(t::BOG_PLAQUE, t::TEST_KIND_SKILL, vec![missing]);
            }
        }
    } else {
        let cite = if it.mover == Bogger::Gun {
            "FOW-DIF-04"
        } else {
            "FOW-DIF-01"
        };
        let base = (it.ground.label(), Figure::Need(DRIVES_ON), cite);
        let sheet = plain("test", t::BOG_PLAQUE, base);
        (sheet, DRIVES_ON, t::ROLL_BOGGING, cite)
    };
    let roll = Roll::new(Die::D6).at_least(need).named(name, cite);
    let mut working = tests(t::BOG_PLAQUE, sheet, roll, it.teams.count(), &BOG_PARTS);
    notes.push(Note::new(t::NOTE_BOG_AGAIN, "FOW-DIF-01"));
    if it.takes_skill_test() {
        notes.push(Note::new(t::NOTE_BOG_BUILDING, "FOW-BLD-07"));
        notes.push(Note::new(t::NOTE_BOG_WRECK, "FOW-RES-03"));
    }
    notes.push(Note::new(t::NOTE_BOG_ENDS_MOVE, "FOW-DIF-02"));
    notes.push(Note::new(t::NOTE_BOG_IDLE, "FOW-DIF-06"));
    working.notes = notes;
    working.next = vec![
        Opening::of_form(
            FREEING.id,
            &Freeing {
                skill: it.skill,
                skill_number: it.skill_number,
                ..Freeing::default()
            },
        ),
        Opening::new(TOWING.id).with("target", TowTarget::of(it.mover)),
    ];
    working
}

/// How the outcome of tests is told: of one in words, of several by a count.
struct Told {
    one: Part,
    several: Part,
    /// Whether the count is of the failures.
    failures: bool,
}

/// A working of the same test taken by several.
fn tests(plaque: Text, sheet: Sheet, roll: Roll, teams: u32, told: &Told) -> Working {
    let mut working = one_test(plaque, vec![sheet], roll, told.one);
    if teams > 1 {
        let failures = told.failures;
        working.parts = vec![told.several];
        working.procedure = Some(Box::new(move |dice: &mut dyn Dice| {
            let passed = dice.successes(&roll, teams);
            Outcome::of(&[if failures { teams - passed } else { passed }])
        }));
    }
    working
}

const BOG_PARTS: Told = Told {
    one: Part {
        id: "bogging",
        label: t::PART_BOGGING,
        kind: PartKind::Words(&[
            Word {
                id: "bogged",
                label: t::WORD_BOGGED,
                tone: Tone::Bad,
            },
            Word {
                id: "drives-on",
                label: t::WORD_GOES_ON,
                tone: Tone::Good,
            },
        ]),
    },
    several: Part {
        id: "bogged",
        label: t::PART_BOGGED,
        kind: PartKind::Count,
    },
    failures: true,
};

form! {
    /// What getting free depends on.
    pub struct Freeing {
        group t::GROUP_FREEING => {
            /// The skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-TUR-03"];
            /// The number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"];
            /// How many test, all alike.
            teams: Count<1, 30> = 1, t::FREE_TEAMS, ["FOW-DIF-07"];
        }
    }
}

/// The calculator of getting free.
pub const FREEING: Calculator = Calculator {
    id: "freeing",
    title: t::FREEING,
    summary: t::FREEING_SUMMARY,
    cites: &["FOW-DIF-P2", "FOW-DIF-07"],
    fields: Freeing::FIELDS,
    work: freeing,
};

fn freeing(answers: &Values, house: &Values) -> Working {
    let it: Freeing = answers.typed();
    let base = match SkillBase::of(it.skill, it.skill_number, house) {
        Ok(base) => base,
        Err(missing) => {
            return Working::refused(t::FREE_PLAQUE, t::TEST_KIND_SKILL, vec![missing]);
        }
    };
    let sheet = base.sheet("test", t::FREE_PLAQUE);
    let roll = Roll::new(Die::D6)
        .at_least(base.need)
        .named(t::ROLL_SKILL_TEST, "FOW-DIF-07");
    let mut working = tests(t::FREE_PLAQUE, sheet, roll, it.teams.count(), &FREE_PARTS);
    working.notes.extend(base.note);
    working.notes.extend([
        Note::new(t::NOTE_FREE_BACK, "FOW-DIF-07"),
        Note::new(t::NOTE_FREE_LATER, "FOW-DIF-07"),
        Note::new(t::NOTE_FREE_AFTER_CREW, "FOW-AMB-69"),
        Note::new(t::NOTE_BOG_IDLE, "FOW-DIF-06"),
    ]);
    working.next = vec![Opening::new(TOWING.id)];
    working
}

const FREE_PARTS: Told = Told {
    one: Part {
        id: "freeing",
        label: t::PART_FREEING,
        kind: PartKind::Words(&[
            Word {
                id: "still-bogged",
                label: t::WORD_STILL_BOGGED,
                tone: Tone::Bad,
            },
            FREED,
        ]),
    },
    several: Part {
        id: "freed",
        label: t::PART_FREED,
        kind: PartKind::Count,
    },
    failures: false,
};

choices! {
    /// What tows.
    pub enum Tower {
        /// A recovery vehicle (FOW-RCV-01).
        Recovery = "recovery" => t::TOW_RECOVERY,
        /// Any other vehicle (FOW-RCV-04).
        Other = "other" => t::MOVE_OTHER_VEHICLE,
    }
}

choices! {
    /// What is towed.
    pub enum TowTarget {
        /// A bogged vehicle.
        Vehicle = "vehicle" => t::TOW_VEHICLE,
        /// A bogged gun.
        Gun = "gun" => t::TOW_GUN,
        /// A vehicle that broke down: it is only moved (FOW-AMB-46).
        BrokenDown = "broken-down" => t::TOW_BROKEN_DOWN,
        /// A wreck: it is only moved (FOW-AMB-46).
        Wreck = "wreck" => t::TOW_WRECK,
    }
}

impl TowTarget {
    const fn of(mover: Bogger) -> Self {
        match mover {
            Bogger::Gun => Self::Gun,
            _ => Self::Vehicle,
        }
    }

    const fn is_only_moved(self) -> bool {
        matches!(self, Self::BrokenDown | Self::Wreck)
    }
}

form! {
    /// What towing depends on.
    pub struct Towing {
        group t::GROUP_TOWING => {
            /// What tows.
            tower: Tower = Tower::Recovery, t::TOW_TOWER, ["FOW-RCV-01", "FOW-RCV-04"];
            /// What is towed.
            target: TowTarget = TowTarget::Vehicle, t::TOW_TARGET, ["FOW-RCV-01", "FOW-RCV-02", "FOW-AMB-46"];
            /// The tower is bogged down or bailed out.
            stuck: bool = false, t::TOW_STUCK, ["FOW-RCV-01", "FOW-RCV-04"];
            /// It ended its move beside the target.
            beside: bool = true, t::TOW_BESIDE, ["FOW-RCV-01"];
            /// The target is no larger than the tower.
            fits: bool = true, t::TOW_FITS, ["FOW-RCV-04"],
                when |form| form.size_matters();
            /// In difficult ground.
            difficult: bool = true, t::TABLE_DIFFICULT_GROUND, ["FOW-RCV-02"],
                when |form| form.tower == Tower::Recovery;
        }
        group t::SKILL => {
            /// The tower's skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-TUR-03"],
                when |form| form.tower == Tower::Other;
            /// Its number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"],
                when |form| form.tower == Tower::Other;
        }
    }
}

/// The calculator of towing.
pub const TOWING: Calculator = Calculator {
    id: "towing",
    title: t::TOWING,
    summary: t::TOWING_SUMMARY,
    cites: &["FOW-RCV-P1"],
    fields: Towing::FIELDS,
    work: towing,
};

impl Towing {
    /// A gun of any size may be towed, and a recovery vehicle tows anything.
    fn size_matters(self) -> bool {
        self.tower == Tower::Other && self.target != TowTarget::Gun
    }

    fn refusals(self) -> Vec<Note> {
        let own_rule = match self.tower {
            Tower::Recovery => "FOW-RCV-01",
            Tower::Other => "FOW-RCV-04",
        };
        [
            (self.stuck, t::REFUSED_TOW_STUCK, own_rule),
            (!self.beside, t::REFUSED_TOW_NOT_BESIDE, "FOW-RCV-01"),
            (
                self.size_matters() && !self.fits,
                t::REFUSED_TOW_LARGER,
                "FOW-RCV-04",
            ),
        ]
        .into_iter()
        .filter(|(applies, ..)| *applies)
        .map(|(_, reason, cite)| Note::new(reason, cite))
        .collect()
    }

    fn part(self) -> Part {
        let words: &'static [Word] = match (self.tower, self.target.is_only_moved()) {
            (Tower::Recovery, false) => &[TOWER_BOGGED, FREED],
            (Tower::Recovery, true) => &[TOWER_BOGGED, MOVED],
            (Tower::Other, false) => &[NOT_TOWED, FREED],
            (Tower::Other, true) => &[NOT_TOWED, MOVED],
        };
        Part {
            id: "towing",
            label: t::PART_TOWING,
            kind: PartKind::Words(words),
        }
    }

    fn notes(self) -> Vec<Note> {
        let mut notes = vec![Note::new(t::NOTE_TOW_MOVE, "FOW-RCV-02")];
        notes.push(if self.target.is_only_moved() {
            Note::new(t::NOTE_TOW_ONLY_MOVED, "FOW-AMB-46")
        } else {
            Note::new(t::NOTE_TOW_FREE_WHEN, "FOW-RCV-02")
        });
        match self.tower {
            Tower::Recovery if self.difficult => {
                notes.push(Note::new(t::NOTE_TOW_TOWER_BOGS, "FOW-AMB-46"));
            }
            Tower::Recovery => notes.push(Note::new(t::NOTE_TOW_EASY, "FOW-RCV-02")),
            Tower::Other => notes.push(Note::new(t::NOTE_TOW_ALWAYS, "FOW-AMB-46")),
        }
        notes.push(Note::new(t::NOTE_TOW_NO_FIGHT, "FOW-RCV-03"));
        notes
    }
}

fn towing(answers: &Values, house: &Values) -> Working {
    let it: Towing = answers.typed();
    let refusals = it.refusals();
    if !refusals.is_empty() {
        return Working::refused(t::TOW_PLAQUE, t::WORD_NOT_LEGAL, refusals);
    }
    let part = it.part();
    let mut working = match it.tower {
        Tower::Recovery if it.difficult => {
            let ground = t::TABLE_DIFFICULT_GROUND;
            let base = (ground, Figure::Need(DRIVES_ON), "FOW-RCV-02");
            let roll = Roll::new(Die::D6)
                .at_least(DRIVES_ON)
                .named(t::ROLL_BOGGING, "FOW-RCV-02");
            let sheet = plain("test", t::TOW_PLAQUE, base);
            let mut working = one_test(t::TOW_PLAQUE, vec![sheet], roll, part);
            working.next.push(Opening::new(FREEING.id));
            working
        }
        Tower::Recovery => {
            let mut working = only_a_word(t::TOW_PLAQUE, t::WORD_NO_TEST);
            working.parts = vec![part];
            working.procedure = Some(Box::new(|_| Outcome::of(&[1])));
            working
        }
        Tower::Other => match SkillBase::of(it.skill, it.skill_number, house) {
            Ok(base) => {
                let sheet = base.sheet("test", t::TOW_PLAQUE);
                let roll = Roll::new(Die::D6)
                    .at_least(base.need)
                    .named(t::ROLL_SKILL_TEST, "FOW-RCV-04");
                let mut working = one_test(t::TOW_PLAQUE, vec![sheet], roll, part);
                working.notes.extend(base.note);
                working
            }
            Err(missing) => {
                return Working::refused(t::TOW_PLAQUE, t::TEST_KIND_SKILL, vec![missing]);
            }
        },
    };
    working.notes.extend(it.notes());
    working
}

const FREED: Word = Word {
    id: "freed",
    label: t::WORD_FREED,
    tone: Tone::Good,
};

const MOVED: Word = Word {
    id: "moved",
    label: t::WORD_TOWED_AWAY,
    tone: Tone::Good,
};

const NOT_TOWED: Word = Word {
    id: "not-towed",
    label: t::WORD_NOT_TOWED,
    tone: Tone::Bad,
};

const TOWER_BOGGED: Word = Word {
    id: "tower-bogged",
    label: t::WORD_TOWER_BOGGED,
    tone: Tone::Bad,
};
