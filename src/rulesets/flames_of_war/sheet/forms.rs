//! Forms of calculators that open each other: the code that opens one needs only its questions.

use crate::rulesets::flames_of_war::prelude::*;

use super::skill::Trained;

choices! {
    /// The threat that reconnaissance gets away from.
    pub enum Trigger {
        /// Direct fire (FOW-REC-04).
        DirectFire = "direct-fire" => t::FIRE_DIRECT,
        /// A bombardment (FOW-REC-07).
        Bombardment = "bombardment" => t::FIRE_BOMBARDMENT,
        /// An assault (FOW-REC-10).
        Assault = "assault" => t::TRIGGER_ASSAULT,
        /// Aircraft, which never allow it (FOW-REC-08).
        Air = "air" => t::TRIGGER_AIR,
        /// A failed save, which forces it to (FOW-REC-09).
        FailedSave = "failed-save" => t::TRIGGER_FAILED_SAVE,
    }
}

impl Trigger {
    /// Whether it disengages by choice, under conditions and with a skill test.
    pub(crate) const fn is_a_choice(self) -> bool {
        matches!(self, Self::DirectFire | Self::Bombardment | Self::Assault)
    }
}

form! {
    /// The questions about disengaging.
    pub struct Disengage {
        group t::GROUP_DISENGAGE => {
            /// The threat that it gets away from.
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
            /// Its level of training.
            trained: Trained => "", heads [t::GROUP_DISENGAGE_TEST],
                when |form, _| form.trigger.is_a_choice(),
                with { skill = Skill::Trained, t::TEST_SKILL, ["FOW-REC-05", "FOW-TUR-03"]; };
            /// Its will to fight.
            will: Will => "", heads [t::GROUP_DISENGAGE_TEST],
                when |form, _| form.trigger == Trigger::FailedSave,
                with { motivation = Motivation::Confident, t::MOTIVATION, ["FOW-REC-09", "FOW-TUR-T1"]; };
        }
        group t::GROUP_SHOOTERS => {
            /// The shooters' printed rate of fire.
            rof: Count<1, 10> = 2, t::ROF, ["FOW-REC-04", "FOW-REC-06", "FOW-AMB-39"],
                when |form| form.trigger == Trigger::DirectFire;
            /// The shots are those of the second weapon; never shown.
            second: bool = false, t::SECOND_WEAPON, ["FOW-SHO-03"], when |_form| false;
            /// They fire one shot each, whatever is printed: they moved, or are pinned.
            one_shot: bool = false, t::DISENGAGE_ONE_SHOT, ["FOW-AMB-39", "FOW-DIC-02", "FOW-PIN-02"],
                when |form| form.trigger == Trigger::DirectFire && form.rof.0 > 1;
            /// Their first shots have been resolved.
            fired: bool = false, t::DISENGAGE_FIRED, ["FOW-REC-04"],
                when |form| form.rest_is_owed();
            /// They still reach it after its move.
            in_reach: bool = false, t::DISENGAGE_IN_REACH, ["FOW-REC-05", "FOW-AMB-39"],
                when |form| form.rest_is_owed();
        }
    }
}

impl Disengage {
    /// Whether shots remain after the first one: for weapons with a printed rate of fire above 1
    /// that may fire at that rate (FOW-AMB-39).
    pub(crate) fn rest_is_owed(&self) -> bool {
        self.trigger == Trigger::DirectFire && self.rof.0 > 1 && !self.one_shot
    }
}
