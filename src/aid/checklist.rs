//! The turn: phases and their steps.

use crate::text::Text;

use super::Cite;

/// The phases of a player turn, in order.
pub type Checklist = &'static [Phase];

/// One phase.
#[derive(Clone, Copy, Debug)]
pub struct Phase {
    /// The name in saves and addresses.
    pub id: &'static str,
    /// What the player reads.
    pub title: Text,
    /// Its steps, in order.
    pub steps: &'static [Step],
    /// Whether units note what they did in this phase ("already acted").
    pub units_act: bool,
}

/// Whose step it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The player whose turn it is.
    Active,
    /// The other player.
    Opponent,
    /// Both players.
    Both,
}

/// One step of a phase.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The name in saves.
    pub id: &'static str,
    /// What is done.
    pub text: Text,
    /// The heading it stands under, in a phase that has several (for each
    /// platoon, at its end). Steps under one heading follow each other.
    pub under: Option<Text>,
    /// Who does it.
    pub whose: Whose,
    /// The calculators it opens, by id.
    pub calculators: &'static [&'static str],
    /// The rules it rests on.
    pub cites: &'static [Cite],
}

impl Step {
    /// The step under a heading.
    #[must_use]
    pub const fn under(mut self, heading: Text) -> Self {
        self.under = Some(heading);
        self
    }
}
