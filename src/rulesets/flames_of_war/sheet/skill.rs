//! The number a team needs in a skill test, and its source.

use crate::rulesets::flames_of_war::prelude::*;

form! {
    /// The training of the team that takes a skill test.
    pub struct Trained {
        group t::SKILL => {
            /// The skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-TUR-03"];
            /// The source of its number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"];
        }
    }
}

/// The number of a skill test (FOW-TUR-03, FOW-AMB-01) and the note on it.
pub(crate) struct SkillBase {
    /// The name of the number.
    pub label: Text,
    /// The number needed.
    pub need: i16,
    /// A note that the sheet does not print the number, if it is that of the level.
    pub note: Option<Note>,
}

impl SkillBase {
    /// The number, by the level or from the army list.
    pub fn of(team: Trained, house: House) -> Result<Self, Note> {
        let (need, note) = (team.skill_number).resolve(team.skill, house.skill_prefill)?;
        // A number from the army list is used unchanged.
        let label = if team.skill_number == SkillNumber::ByLevel {
            team.skill.label()
        } else {
            t::TEST_SKILL_NUMBER
        };
        Ok(Self { label, need, note })
    }

    /// The base with which a sum begins.
    pub const fn base(&self) -> (Text, i16, Cite) {
        (self.label, self.need, "FOW-AMB-01")
    }

    /// The sum of a test without modifiers.
    pub fn sum(&self, id: &'static str, title: Text) -> Sum {
        let base = (self.label, Figure::Need(self.need), "FOW-AMB-01");
        Sum::plain(id, title, base)
    }
}
