//! The number a team needs in a skill test, with where it comes from.

use crate::aid::{Cite, Figure, Note, Sheet, Values};
use crate::text::Text;
use crate::text::keys::flames_of_war as t;

use super::damage::plain;
use super::house::House;
use super::words::{Skill, SkillNumber};

/// The number of a skill test (FOW-TUR-03, FOW-AMB-01) and what to say of it.
pub(super) struct SkillBase {
    /// What the number is called.
    pub label: Text,
    /// The number needed.
    pub need: i16,
    /// That the sheet does not print it, where it follows the level.
    pub note: Option<Note>,
}

impl SkillBase {
    /// The number by the level or from the army list.
    pub fn of(skill: Skill, number: SkillNumber, house: &Values) -> Result<Self, Note> {
        let house: House = house.typed();
        let (need, note) = number.resolve(skill, house.skill_prefill)?;
        // A number from the army list stands for itself.
        let label = if number == SkillNumber::ByLevel {
            skill.label()
        } else {
            t::TEST_SKILL_NUMBER
        };
        Ok(Self { label, need, note })
    }

    /// The base of a sum.
    pub const fn base(&self) -> (Text, i16, Cite) {
        (self.label, self.need, "FOW-AMB-01")
    }

    /// The sum of a test without modifiers.
    pub fn sheet(&self, id: &'static str, title: Text) -> Sheet {
        plain(
            id,
            title,
            (self.label, Figure::Need(self.need), "FOW-AMB-01"),
        )
    }
}
