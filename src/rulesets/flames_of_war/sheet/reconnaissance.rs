//! Eyes and ears, and disengaging. Procedures FOW-REC-P1 and FOW-REC-P2.

use crate::rulesets::flames_of_war::prelude::*;

use super::concealment::Concealment;
use super::forms::{Disengage, Trigger};
use super::morale::{motivation_sum, reroll_notes};
use super::movement::Movement;
use super::shooting::{Disengaging, Shooting, WhichWeapon};
use super::skill::SkillBase;

form! {
    /// The questions about eyes and ears.
    pub struct EyesAndEars {
        group t::GROUP_SCOUT => {
            /// The reconnaissance team moved.
            moved: bool = false, t::SCOUT_MOVED, ["FOW-REC-01"];
            /// The team is pinned.
            pinned: bool = false, t::WORD_PINNED, ["FOW-REC-01"];
            /// The team disengaged in the enemy's turn.
            reorganising: bool = false, t::SCOUT_REORGANISING, ["FOW-REC-12"];
        }
        group t::GROUP_TARGET => {
            /// The target is within 16"/40 cm.
            within_16: bool = true, t::ALO_NEAR, ["FOW-REC-01"];
            /// The target is gone to ground.
            gone_to_ground: bool = true, t::GONE_TO_GROUND, ["FOW-REC-01"];
        }
    }
}

impl EyesAndEars {
    /// Why the reconnaissance team may not use them (FOW-REC-01, FOW-REC-12).
    pub fn scout_refusals(&self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(self.moved, t::REFUSED_SCOUT_MOVED, "FOW-REC-01");
        refusals.add(self.pinned, t::REFUSED_SCOUT_PINNED, "FOW-REC-01");
        refusals.add(self.reorganising, t::REFUSED_SCOUT_REORGANISING, "FOW-REC-12");
        refusals.0
    }
}

outcome! {
    /// The result of eyes and ears, which need no roll.
    pub struct Looked of |_form: &EyesAndEars| {
        /// Whether the target is no longer gone to ground.
        stripped: bool, t::PART_STRIPPED, words const {
            &[
                bad("gone-to-ground", t::WORD_GONE_TO_GROUND_STILL),
                good("stripped", t::WORD_STRIPPED),
            ]
        };
    }
}

impl Calculate for EyesAndEars {
    type House = House;
    type Outcome = Looked;
    const ABOUT: About = About::new("eyes-and-ears", t::EYES_AND_EARS, t::EYES_AND_EARS_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-REC-P1", "FOW-REC-01"];

    fn work(&self, _: &House) -> Work<Self> {
        let mut refusals = Notes(self.scout_refusals());
        refusals.add(!self.within_16, t::REFUSED_SCOUT_TOO_FAR, "FOW-REC-01");
        refusals.add(!self.gone_to_ground, t::REFUSED_SCOUT_NOT_GONE, "FOW-REC-01");
        if !refusals.0.is_empty() {
            return Working::refused(t::EYES_AND_EARS, t::WORD_NOT_LEGAL, refusals.0).into();
        }
        let mut working = Working::word(t::EYES_AND_EARS, t::WORD_SCOUT_WORKS);
        working.notes = vec![
            Note::new(t::NOTE_STRIPPED_STAYS_CONCEALED, "FOW-AMB-38"),
            Note::new(t::NOTE_SCOUT_WHEN, "FOW-REC-01"),
            Note::new(t::NOTE_SCOUT_SIGHT, "FOW-AMB-38"),
            Note::new(t::NOTE_SCOUT_NOTHING_ELSE, "FOW-REC-02"),
        ];
        working.next = vec![
            Opening::to::<Shooting>().deciding(Shooting::AT.concealed, true).into(),
            Opening::to::<Concealment>().deciding(Concealment::AT.stripped, true).into(),
        ];
        working.rolls(self, |_| Looked { stripped: true })
    }
}

impl Disengage {
    fn refusals(&self) -> Vec<Note> {
        let choice = self.trigger.is_a_choice();
        let mut refusals = Notes::default();
        refusals.add(self.trigger == Trigger::Air, t::REFUSED_DISENGAGE_AIR, "FOW-REC-08");
        refusals.add(choice && self.attacked, t::REFUSED_DISENGAGE_ATTACKED, "FOW-REC-03");
        refusals.add(choice && self.doubled, t::REFUSED_DOUBLED_DISENGAGING, "FOW-DBL-04");
        refusals.add(
            self.trigger == Trigger::Bombardment && self.first_try,
            t::REFUSED_DISENGAGE_FIRST_TRY,
            "FOW-REC-07",
        );
        refusals.0
    }

    /// Notes on what the result of the test means.
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
                notes.push(if self.one_shot {
                    Note::new(t::DISENGAGE_NONE_LEFT, "FOW-AMB-39")
                } else if self.in_reach {
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
                notes.extend(reroll_notes(self.will.reroll));
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

    /// The number of shots of each shooter, before the test and after it.
    fn shots(&self) -> [Sum; 2] {
        let rof = self.rof.0;
        let sum = |id, title: Text, shots: i16, why: Text, cite| {
            Sum::dice(id, title, (t::ROF, rof, "FOW-DIC-01")).with(if shots == rof {
                Vec::new()
            } else {
                vec![Modifier::new(why, shots - rof, cite)]
            })
        };
        let (now, rest) = (t::DISENGAGING_FIRST_SHOT, t::DISENGAGING_THE_REST);
        if rof == 1 {
            let why = t::DICE_ROF_1_DISENGAGING;
            [
                sum("first-shot", now, 0, why, "FOW-REC-06"),
                sum("the-rest", rest, 0, why, "FOW-REC-06"),
            ]
        } else {
            let (left, why, cite) = if self.one_shot {
                (0, t::DISENGAGE_NONE_LEFT, "FOW-AMB-39")
            } else {
                (rof - 1, t::DICE_THE_REST, "FOW-REC-05")
            };
            [
                sum("first-shot", now, 1, t::DICE_FIRST_SHOT, "FOW-REC-04"),
                sum("the-rest", rest, left, why, cite),
            ]
        }
    }

    /// The weapon that fires the shots.
    pub(crate) const fn weapon(&self) -> WhichWeapon {
        if self.second { WhichWeapon::Second } else { WhichWeapon::First }
    }

    /// Whether it gets away: after a failed save it has to if it fails the test to stay; otherwise
    /// it does if it passes its test.
    pub(crate) const fn gets_away(&self, tested: Disengaged) -> bool {
        match self.trigger {
            Trigger::FailedSave => !tested.forced,
            _ => tested.disengage,
        }
    }

    /// Whether it gets away, and the effect of the shots still owed.
    fn wanted(&self, working: Working) -> Working {
        match self.trigger {
            Trigger::DirectFire | Trigger::Bombardment => {
                let working = working.chance(t::WANT_GETS_AWAY, Disengaged::AT.disengage.is(true));
                if self.rest_is_owed() {
                    working.chance(t::WANT_SHOTS_LOST, Disengaged::AT.rest.is(true))
                } else {
                    working
                }
            }
            Trigger::Assault => {
                working.chance(t::WANT_NO_CLOSE_COMBAT, Disengaged::AT.assault.is(true))
            }
            Trigger::FailedSave => working.chance(t::WANT_STAYS, Disengaged::AT.forced.is(true)),
            Trigger::Air => working,
        }
    }

    /// Openings for the shots to work out now: the first ones, then the rest.
    fn next(&self) -> Vec<Opening> {
        let mut next = Vec::new();
        if self.rest_is_owed() {
            let stage = if self.fired { Disengaging::TheRest } else { Disengaging::FirstShot };
            next.push(
                Opening::to::<Shooting>()
                    .knowing(Shooting::AT.target_skill, self.trained.skill)
                    .knowing(Shooting::AT.rof, self.rof)
                    // For a platoon with two weapons, this form does not know the rate of fire.
                    .deciding(Shooting::AT.used_weapon, self.weapon())
                    .deciding(Shooting::AT.disengaging, stage)
                    .into(),
            );
        }
        next.push(Opening::to::<Movement>().casting(parts::TARGET_MOVES).into());
        next
    }
}

outcome! {
    /// The fate of reconnaissance under attack.
    pub struct Disengaged of |form: &Disengage| {
        /// Whether it gets away.
        disengage: bool, t::PART_DISENGAGE, words const {
            &[bad("stays", t::WORD_STAYS), good("disengages", t::WORD_DISENGAGES)]
        }, when matches!(form.trigger, Trigger::DirectFire | Trigger::Bombardment);
        /// Whether it gets out of the assault.
        assault: bool, t::PART_DISENGAGE, words const {
            &[
                bad("goes-on", t::WORD_ASSAULT_GOES_ON),
                good("no-close-combat", t::WORD_NO_CLOSE_COMBAT),
            ]
        }, when form.trigger == Trigger::Assault;
        /// Whether it may stay.
        forced: bool, t::PART_DISENGAGE, words const {
            &[bad("disengages", t::WORD_MUST_DISENGAGE), good("stays", t::WORD_STAYS)]
        }, when form.trigger == Trigger::FailedSave;
        /// Whether the remaining shots are lost.
        rest: bool, t::PART_REST_OF_SHOTS, words const {
            &[bad("fired", t::WORD_SHOTS_FIRED), good("lost", t::WORD_SHOTS_LOST)]
        }, when form.rest_is_owed();
    }
}

impl Calculate for Disengage {
    type House = House;
    type Outcome = Disengaged;
    const ABOUT: About = About::new("disengage", t::DISENGAGE, t::DISENGAGE_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-REC-P2", "FOW-REC-05"];

    fn work(&self, house: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::DISENGAGE_PLAQUE, t::WORD_NOT_LEGAL, refusals).into();
        }
        let (mut working, test) = if self.trigger == Trigger::FailedSave {
            let headline = t::DISENGAGE_STAY_PLAQUE;
            let sum = motivation_sum(headline, self.will.motivation);
            let test = self.will.test(t::ROLL_MOTIVATION_TEST, "FOW-REC-09").by_acting();
            (Working::number(headline, vec![sum]), test)
        } else {
            let base = match SkillBase::of(self.trained, *house) {
                Ok(base) => base,
                Err(missing) => {
                    let (headline, skill) = (t::DISENGAGE_PLAQUE, t::TEST_KIND_SKILL);
                    return Working::refused(headline, skill, vec![missing]).into();
                }
            };
            let sum = base.sum("test", t::DISENGAGE_PLAQUE);
            let mut working = Working::number(t::DISENGAGE_PLAQUE, vec![sum]);
            if self.trigger == Trigger::DirectFire {
                working.sums.extend(self.shots());
            }
            working.notes.extend(base.note);
            let cite = match self.trigger {
                Trigger::Assault => "FOW-REC-10",
                Trigger::Bombardment => "FOW-REC-07",
                _ => "FOW-REC-05",
            };
            let test = Roll::new(Die::D6).at_least(base.need);
            (working, test.named(t::ROLL_SKILL_TEST, cite).by_acting())
        };
        working.notes.extend(self.notes());
        working.next = self.next();
        let in_reach = self.in_reach;
        working = self.wanted(working);
        working.rolls(self, move |dice| {
            let passed = dice.check(&test);
            Disengaged {
                disengage: passed,
                assault: passed,
                forced: passed,
                rest: passed && !in_reach,
            }
        })
    }
}
