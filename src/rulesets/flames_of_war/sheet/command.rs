//! Command distance, and whether a platoon may split. Procedure FOW-CMD-P1.

use crate::rulesets::flames_of_war::prelude::*;

choices! {
    /// The columns of FOW-CMD-T1.
    pub enum Commanded {
        /// Any other team.
        Other = "other" => t::TABLE_ALL_OTHERS,
        /// Tanks.
        Tanks = "tanks" => t::TABLE_TANKS,
    }
}

/// The cell of FOW-CMD-T1, in inches.
pub const fn command_distance(skill: Skill, team: Commanded) -> i16 {
    let others = match skill {
        Skill::Conscript => 2,
        Skill::Trained => 4,
        Skill::Veteran => 6,
    };
    match team {
        Commanded::Other => others,
        Commanded::Tanks => others + 2,
    }
}

form! {
    /// The questions about command.
    pub struct Command {
        group t::GROUP_COMMAND => {
            /// The skill.
            skill: Skill = Skill::Trained, t::SKILL, ["FOW-CMD-01", "FOW-CMD-T1"];
            /// The column of the team: tanks, or others.
            team: Commanded = Commanded::Other, t::TABLE_TEAM, ["FOW-CMD-01", "FOW-CMD-T1"];
        }
        group t::GROUP_SPLIT => {
            /// Teams with the commander, himself included.
            with: Count<0, 40> = 5, t::CMD_WITH, ["FOW-CMD-05"];
            /// All teams of the platoon, without transports.
            teams: Count<0, 40> = 5, t::CMD_TEAMS, ["FOW-CMD-05"];
        }
    }
}

impl Calculate for Command {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("command", t::COMMAND, t::COMMAND_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-CMD-P1", "FOW-CMD-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let reach = Figure::Inches(f32::from(command_distance(self.skill, self.team)));
        let base = (self.skill.label(), reach.clone(), "FOW-CMD-T1");
        let mut working = Working {
            headline: (t::CMD_DISTANCE, reach),
            sums: vec![Sum::plain("distance", t::CMD_DISTANCE, base)],
            ..Working::default()
        };
        if self.with.0 > self.teams.0 {
            let more = Note::new(t::REFUSED_CMD_MORE_THAN_ALL, "FOW-CMD-05");
            working.refusals = vec![more];
            return working.into();
        }
        working.sums.push(self.split());
        working.notes = vec![
            Note::new(t::NOTE_CMD_CHAIN, "FOW-CMD-02"),
            Note::new(t::NOTE_CMD_MOVED, "FOW-CMD-03"),
            Note::new(t::NOTE_CMD_COVERING, "FOW-CMD-04"),
            Note::new(t::NOTE_CMD_HALF, "FOW-CMD-05"),
        ];
        working.into()
    }
}

impl Command {
    /// The sum behind a split: at least half of the teams stay with the commander (FOW-CMD-05).
    fn split(self) -> Sum {
        let half = (self.teams.0 + 1) / 2;
        let missing = self.with.0 - half;
        let (modifiers, word) = if missing < 0 {
            let missing = Modifier::new(t::CMD_MISSING, missing, "FOW-CMD-05");
            (vec![missing], t::WORD_NOT_LEGAL)
        } else {
            (Vec::new(), t::WORD_SPLIT_ALLOWED)
        };
        Sum {
            id: "split",
            title: t::CMD_SPLIT,
            base: (t::CMD_NEEDED, Figure::Number(half), "FOW-CMD-05"),
            result: Figure::Word(word),
            modifiers,
        }
    }
}
