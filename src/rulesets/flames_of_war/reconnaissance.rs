//! Eyes and ears, and disengaging. Procedures FOW-REC-P1 and FOW-REC-P2.

use crate::aid::{
    Calculator, Count, Figure, Form, Modifier, Note, Opening, Outcome, Part, PartKind, Sheet, Tone,
    Values, Word, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::text::Text;
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::morale::{motivation_sheet, one_test, reroll_notes};
use super::shooting::{Disengaging, SHOOTING};
use super::skill::SkillBase;
use super::words::{Motivation, Skill, SkillNumber};

form! {
    /// What eyes and ears depend on.
    pub struct EyesAndEars {
        group t::GROUP_SCOUT => {
            /// The reconnaissance team moved.
            moved: bool = false, t::SCOUT_MOVED, ["FOW-REC-01"];
            /// It is pinned.
            pinned: bool = false, t::WORD_PINNED, ["FOW-REC-01"];
            /// It disengaged in the enemy's turn.
            reorganising: bool = false, t::SCOUT_REORGANISING, ["FOW-REC-12"];
        }
        group t::GROUP_TARGET => {
            /// Within 16"/40 cm.
            within_16: bool = true, t::ALO_NEAR, ["FOW-REC-01"];
            /// Gone to ground.
            gone_to_ground: bool = true, t::GONE_TO_GROUND, ["FOW-REC-01"];
        }
    }
}

/// The calculator of eyes and ears.
pub const EYES_AND_EARS: Calculator = Calculator {
    id: "eyes-and-ears",
    title: t::EYES_AND_EARS,
    summary: t::EYES_AND_EARS_SUMMARY,
    cites: &["FOW-REC-P1", "FOW-REC-01"],
    fields: EyesAndEars::FIELDS,
    work: |answers, _| eyes_and_ears(answers.typed()),
};

fn eyes_and_ears(scout: EyesAndEars) -> Working {
    let refusals: Vec<Note> = [
        (scout.moved, t::REFUSED_SCOUT_MOVED, "FOW-REC-01"),
        (scout.pinned, t::REFUSED_SCOUT_PINNED, "FOW-REC-01"),
        (
            scout.reorganising,
            t::REFUSED_SCOUT_REORGANISING,
            "FOW-REC-12",
        ),
        (!scout.within_16, t::REFUSED_SCOUT_TOO_FAR, "FOW-REC-01"),
        (
            !scout.gone_to_ground,
            t::REFUSED_SCOUT_NOT_GONE,
            "FOW-REC-01",
        ),
    ]
    .into_iter()
    .filter(|(applies, ..)| *applies)
    .map(|(_, reason, cite)| Note::new(reason, cite))
    .collect();
    if !refusals.is_empty() {
        return Working::refused(t::EYES_AND_EARS, t::WORD_NOT_LEGAL, refusals);
    }
    let mut working = Working::refused(t::EYES_AND_EARS, t::WORD_SCOUT_WORKS, refusals);
    working.notes = vec![
        Note::new(t::NOTE_STRIPPED_STAYS_CONCEALED, "FOW-AMB-38"),
        Note::new(t::NOTE_SCOUT_WHEN, "FOW-REC-01"),
        Note::new(t::NOTE_SCOUT_SIGHT, "FOW-AMB-38"),
        Note::new(t::NOTE_SCOUT_NOTHING_ELSE, "FOW-REC-02"),
    ];
    working.next = vec![
        Opening::new(SHOOTING.id).with("concealed", true),
        Opening::new("concealment").with("stripped", true),
    ];
    working
}

choices! {
    /// What it gets away from.
    pub enum Trigger {
        /// Direct fire (FOW-REC-04).
        DirectFire = "direct-fire" => t::FIRE_DIRECT,
        /// A bombardment (FOW-REC-07).
        Bombardment = "bombardment" => t::FIRE_BOMBARDMENT,
        /// An assault (FOW-REC-10).
        Assault = "assault" => t::TRIGGER_ASSAULT,
        /// Aircraft: never (FOW-REC-08).
        Air = "air" => t::TRIGGER_AIR,
        /// A failed save forces it (FOW-REC-09).
        FailedSave = "failed-save" => t::TRIGGER_FAILED_SAVE,
    }
}

form! {
    /// What disengaging depends on.
    pub struct Disengage {
        group t::GROUP_DISENGAGE => {
            /// What it gets away from.
            trigger: Trigger = Trigger::DirectFire, t::DISENGAGE_TRIGGER, ["FOW-REC-04", "FOW-REC-07", "FOW-REC-08", "FOW-REC-09", "FOW-REC-10"];
            /// It attacked in its own last turn.
            attacked: bool = false, t::DISENGAGE_ATTACKED, ["FOW-REC-03"],
                when |form| form.trigger.is_a_choice();
            /// It moved at the double.
            doubled: bool = false, t::BAR_DOUBLED, ["FOW-REC-03", "FOW-DBL-04", "FOW-REC-14"],
                when |form| form.trigger.is_a_choice();
            /// The artillery ranged in at the first try.
            first_try: bool = false, t::DISENGAGE_FIRST_TRY, ["FOW-REC-07"],
                when |form| form.trigger == Trigger::Bombardment;
        }
        group t::GROUP_DISENGAGE_TEST => {
            /// Its skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-REC-05", "FOW-TUR-03"],
                when |form| form.trigger.is_a_choice();
            /// Its number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"],
                when |form| form.trigger.is_a_choice();
            /// Its motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-REC-09", "FOW-TUR-T1"],
                when |form| form.trigger == Trigger::FailedSave;
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"],
                when |form| form.trigger == Trigger::FailedSave;
        }
        group t::GROUP_SHOOTERS => {
            /// The shooters' printed rate of fire.
            rof: Count<1, 10> = 2, t::ROF, ["FOW-REC-04", "FOW-REC-06", "FOW-AMB-39"],
                when |form| form.trigger == Trigger::DirectFire;
            /// Their first shots have been resolved.
            fired: bool = false, t::DISENGAGE_FIRED, ["FOW-REC-04"],
                when |form| form.rest_is_owed();
            /// They still reach it after its move.
            in_reach: bool = false, t::DISENGAGE_IN_REACH, ["FOW-REC-05", "FOW-AMB-39"],
                when |form| form.rest_is_owed();
        }
    }
}

/// The calculator of disengaging.
pub const DISENGAGE: Calculator = Calculator {
    id: "disengage",
    title: t::DISENGAGE,
    summary: t::DISENGAGE_SUMMARY,
    cites: &["FOW-REC-P2", "FOW-REC-05"],
    fields: Disengage::FIELDS,
    work: disengage,
};

impl Trigger {
    /// Declared of its own will: on conditions, and by a skill test.
    const fn is_a_choice(self) -> bool {
        matches!(self, Self::DirectFire | Self::Bombardment | Self::Assault)
    }
}

impl Disengage {
    /// Shots are still owed after the first one: by weapons with a printed
    /// rate of fire above 1 (FOW-AMB-39).
    fn rest_is_owed(&self) -> bool {
        self.trigger == Trigger::DirectFire && self.rof.0 > 1
    }

    fn refusals(&self) -> Vec<Note> {
        [
            (
                self.trigger == Trigger::Air,
                t::REFUSED_DISENGAGE_AIR,
                "FOW-REC-08",
            ),
            (
                self.trigger.is_a_choice() && self.attacked,
                t::REFUSED_DISENGAGE_ATTACKED,
                "FOW-REC-03",
            ),
            (
                self.trigger.is_a_choice() && self.doubled,
                t::REFUSED_DOUBLED_DISENGAGING,
                "FOW-DBL-04",
            ),
            (
                self.trigger == Trigger::Bombardment && self.first_try,
                t::REFUSED_DISENGAGE_FIRST_TRY,
                "FOW-REC-07",
            ),
        ]
        .into_iter()
        .filter(|(applies, ..)| *applies)
        .map(|(_, reason, cite)| Note::new(reason, cite))
        .collect()
    }

    /// What becomes of the test.
    fn notes(&self) -> Vec<Note> {
        let mut notes = Vec::new();
        match self.trigger {
            Trigger::DirectFire if self.rof.0 == 1 => {
                notes.push(Note::new(t::NOTE_DISENGAGE_ROF_1, "FOW-AMB-39"));
                notes.push(Note::new(t::NOTE_DISENGAGE_AWAY, "FOW-REC-05"));
            }
            Trigger::DirectFire => {
                notes.push(Note::new(t::NOTE_DISENGAGE_FIRST_SHOT, "FOW-REC-04"));
                notes.push(Note::new(t::NOTE_DISENGAGE_AWAY, "FOW-REC-05"));
                notes.push(if self.in_reach {
                    Note::new(t::NOTE_DISENGAGE_IN_REACH, "FOW-AMB-39")
                } else {
                    Note::new(t::NOTE_DISENGAGE_SHOTS_LOST, "FOW-REC-05")
                });
            }
            Trigger::Bombardment => {
                notes.push(Note::new(t::NOTE_DISENGAGE_AFTER_TRY, "FOW-REC-07"));
                notes.push(Note::new(t::NOTE_DISENGAGE_AWAY, "FOW-REC-05"));
                notes.push(Note::new(t::NOTE_DISENGAGE_TEMPLATE, "FOW-AMB-39"));
            }
            Trigger::Assault => {
                notes.push(Note::new(t::NOTE_DISENGAGE_NO_FIRE, "FOW-REC-10"));
                notes.push(Note::new(t::NOTE_DISENGAGE_AWAY, "FOW-REC-05"));
            }
            Trigger::FailedSave => {
                notes.push(Note::new(t::NOTE_DISENGAGE_FORCED, "FOW-REC-09"));
                notes.push(Note::new(t::NOTE_DISENGAGE_UNCONDITIONAL, "FOW-AMB-39"));
                notes.extend(reroll_notes(self.reroll));
            }
            Trigger::Air => {}
        }
        notes.extend([
            Note::new(t::NOTE_DISENGAGE_THIS_TURN, "FOW-REC-11"),
            Note::new(t::NOTE_DISENGAGE_NEXT_TURN, "FOW-REC-12"),
            Note::new(t::NOTE_DISENGAGE_OUT_OF_SIGHT, "FOW-REC-13"),
        ]);
        notes
    }

    /// The shots of each shooter, before the test and after it.
    fn shots(&self) -> [Sheet; 2] {
        let rof = self.rof.0;
        let sheet = |id, title: Text, shots: i16, why: Text, cite| Sheet {
            id,
            title,
            base: (t::ROF, Figure::Dice(rof), "FOW-DIC-01"),
            modifiers: if shots == rof {
                Vec::new()
            } else {
                vec![Modifier::new(why, shots - rof, cite)]
            },
            result: Figure::Dice(shots),
        };
        let (now, rest) = (t::DISENGAGING_FIRST_SHOT, t::DISENGAGING_THE_REST);
        if rof == 1 {
            let why = t::DICE_ROF_1_DISENGAGING;
            [
                sheet("first-shot", now, 0, why, "FOW-REC-06"),
                sheet("the-rest", rest, 0, why, "FOW-REC-06"),
            ]
        } else {
            [
                sheet("first-shot", now, 1, t::DICE_FIRST_SHOT, "FOW-REC-04"),
                sheet("the-rest", rest, rof - 1, t::DICE_THE_REST, "FOW-REC-05"),
            ]
        }
    }

    /// The shots to be worked out now: the first ones, then the rest.
    fn next(&self) -> Vec<Opening> {
        let mut next = Vec::new();
        if self.rest_is_owed() {
            let stage = if self.fired {
                Disengaging::TheRest
            } else {
                Disengaging::FirstShot
            };
            next.push(
                Opening::new(SHOOTING.id)
                    .with("target-skill", self.skill)
                    .with("rof", self.rof)
                    .with("disengaging", stage),
            );
        }
        next.push(Opening::new("movement"));
        next
    }
}

fn disengage(answers: &Values, house: &Values) -> Working {
    let it: Disengage = answers.typed();
    let refusals = it.refusals();
    if !refusals.is_empty() {
        return Working::refused(t::DISENGAGE_PLAQUE, t::WORD_NOT_LEGAL, refusals);
    }
    let mut working = if it.trigger == Trigger::FailedSave {
        one_test(
            t::DISENGAGE_STAY_PLAQUE,
            vec![motivation_sheet(t::DISENGAGE_STAY_PLAQUE, it.motivation)],
            it.motivation
                .test(it.reroll, t::ROLL_MOTIVATION_TEST, "FOW-REC-09"),
            FORCED,
        )
    } else {
        match SkillBase::of(it.skill, it.skill_number, house) {
            Ok(base) => {
                let sheet = base.sheet("test", t::DISENGAGE_PLAQUE);
                let mut working = by_skill(&it, sheet, base.need);
                working.notes.extend(base.note);
                working
            }
            Err(missing) => {
                return Working::refused(t::DISENGAGE_PLAQUE, t::TEST_KIND_SKILL, vec![missing]);
            }
        }
    };
    working.notes.extend(it.notes());
    working.next = it.next();
    working
}

/// A disengagement by a skill test.
fn by_skill(it: &Disengage, sheet: Sheet, need: i16) -> Working {
    let (cite, part) = match it.trigger {
        Trigger::Assault => ("FOW-REC-10", ASSAULT),
        Trigger::Bombardment => ("FOW-REC-07", GETS_AWAY),
        _ => ("FOW-REC-05", GETS_AWAY),
    };
    let roll = Roll::new(Die::D6)
        .at_least(need)
        .named(t::ROLL_SKILL_TEST, cite);
    let mut working = one_test(t::DISENGAGE_PLAQUE, vec![sheet], roll, part);
    if it.trigger == Trigger::DirectFire {
        working.sheets.extend(it.shots());
    }
    if it.rest_is_owed() {
        let in_reach = it.in_reach;
        working.parts.push(REST);
        working.procedure = Some(Box::new(move |dice: &mut dyn Dice| {
            let away = dice.check(&roll);
            Outcome::of(&[u32::from(away), u32::from(away && !in_reach)])
        }));
    }
    working
}

const GETS_AWAY: Part = Part {
    id: "disengage",
    label: t::PART_DISENGAGE,
    kind: PartKind::Words(&[
        Word {
            id: "stays",
            label: t::WORD_STAYS,
            tone: Tone::Bad,
        },
        Word {
            id: "disengages",
            label: t::WORD_DISENGAGES,
            tone: Tone::Good,
        },
    ]),
};

const REST: Part = Part {
    id: "rest",
    label: t::PART_REST_OF_SHOTS,
    kind: PartKind::Words(&[
        Word {
            id: "fired",
            label: t::WORD_SHOTS_FIRED,
            tone: Tone::Bad,
        },
        Word {
            id: "lost",
            label: t::WORD_SHOTS_LOST,
            tone: Tone::Good,
        },
    ]),
};

const ASSAULT: Part = Part {
    id: "assault",
    label: t::PART_DISENGAGE,
    kind: PartKind::Words(&[
        Word {
            id: "goes-on",
            label: t::WORD_ASSAULT_GOES_ON,
            tone: Tone::Bad,
        },
        Word {
            id: "no-close-combat",
            label: t::WORD_NO_CLOSE_COMBAT,
            tone: Tone::Good,
        },
    ]),
};

const FORCED: Part = Part {
    id: "forced",
    label: t::PART_DISENGAGE,
    kind: PartKind::Words(&[
        Word {
            id: "disengages",
            label: t::WORD_MUST_DISENGAGE,
            tone: Tone::Bad,
        },
        Word {
            id: "stays",
            label: t::WORD_STAYS,
            tone: Tone::Good,
        },
    ]),
};
