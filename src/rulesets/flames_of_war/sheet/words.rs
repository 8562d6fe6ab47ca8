//! The terms of the game that several calculators use.

use crate::rulesets::prelude::*;
use crate::text::keys::flames_of_war as t;

choices! {
    /// A team's level of training (FOW-TUR-06).
    pub enum Skill {
        /// The lowest level; easiest to hit.
        Conscript = "conscript" => t::SKILL_CONSCRIPT,
        /// The middle level ("Regular" on the sheet).
        Trained = "trained" => t::SKILL_TRAINED,
        /// The highest level; hardest to hit.
        Veteran = "veteran" => t::SKILL_VETERAN,
    }
}

impl Skill {
    /// The number needed to hit or range in on a target of this skill, before
    /// modifiers (FOW-HIT-T1, FOW-ART-T1).
    pub const fn number_to_hit(self) -> i16 {
        match self {
            Self::Conscript => 2,
            Self::Trained => 3,
            Self::Veteran => 4,
        }
    }

    /// The number a team of this skill needs in a skill test by the ruling
    /// FOW-AMB-01; the sheet prints none.
    pub const fn test_number(self) -> i16 {
        match self {
            Self::Conscript => 5,
            Self::Trained => 4,
            Self::Veteran => 3,
        }
    }
}

choices! {
    /// The number a team needs in a skill test: by its level (FOW-AMB-01) or
    /// from the army list.
    pub enum SkillNumber {
        /// By the level.
        ByLevel = "by-level" => t::SKILL_NUMBER_BY_LEVEL,
        /// 2+
        Two = "2" => t::NUMBER_2,
        /// 3+
        Three = "3" => t::NUMBER_3,
        /// 4+
        Four = "4" => t::NUMBER_4,
        /// 5+
        Five = "5" => t::NUMBER_5,
        /// 6
        Six = "6" => t::NUMBER_6,
    }
}

impl SkillNumber {
    /// The number needed, or a note on why there is none: the house rule for numbers by level is
    /// off, and no number was entered.
    ///
    /// # Errors
    /// The refusal to show, if there is no number.
    pub fn resolve(
        self,
        skill: Skill,
        by_level_allowed: bool,
    ) -> Result<(i16, Option<Note>), Note> {
        match self {
            Self::ByLevel if by_level_allowed => Ok((
                skill.test_number(),
                Some(Note::new(t::NOTE_SKILL_NUMBER_NOT_ON_SHEET, "FOW-AMB-01")),
            )),
            Self::ByLevel => Err(Note::new(t::REFUSED_SKILL_NUMBER_MISSING, "FOW-AMB-01")),
            Self::Two => Ok((2, None)),
            Self::Three => Ok((3, None)),
            Self::Four => Ok((4, None)),
            Self::Five => Ok((5, None)),
            Self::Six => Ok((6, None)),
        }
    }
}

choices! {
    /// A platoon's motivation (FOW-TUR-06).
    pub enum Motivation {
        /// 5+
        Reluctant = "reluctant" => t::MOTIVATION_RELUCTANT,
        /// 4+
        Confident = "confident" => t::MOTIVATION_CONFIDENT,
        /// 3+
        Fearless = "fearless" => t::MOTIVATION_FEARLESS,
    }
}

impl Motivation {
    /// The number needed in a motivation test (FOW-TUR-T1).
    pub const fn test_number(self) -> i16 {
        match self {
            Self::Reluctant => 5,
            Self::Confident => 4,
            Self::Fearless => 3,
        }
    }

    /// The roll of a motivation test (FOW-TUR-04), with the re-roll of a failure that a company
    /// commander or higher command gives (FOW-IND-05).
    pub const fn test(self, commander_rerolls: bool, name: Text, cite: Cite) -> Roll {
        let reroll = if commander_rerolls { Reroll::Failures } else { Reroll::None };
        Roll::new(Die::D6).at_least(self.test_number()).reroll(reroll).named(name, cite)
    }
}

form! {
    /// The motivation of a platoon, and whether a commander gives it a re-roll.
    pub struct Will {
        group t::MOTIVATION => {
            /// The platoon's motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-MOR-01", "FOW-TUR-T1"];
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"];
        }
    }
}

impl Will {
    /// The same will, but without the re-roll if the crew of the commander's own tank has bailed
    /// out (FOW-BAI-03, FOW-AMB-63).
    #[must_use]
    pub const fn led_by(self, commander_out: bool) -> Self {
        Self { reroll: self.reroll && !commander_out, ..self }
    }

    /// The roll of the platoon's motivation test.
    pub const fn test(self, name: Text, cite: Cite) -> Roll {
        self.motivation.test(self.reroll, name, cite)
    }
}

choices! {
    /// Kinds of target, by their saves (FOW-SAV-T2).
    pub enum TargetKind {
        /// Infantry on foot; cavalry counts as infantry (FOW-AMB-61).
        Infantry = "infantry" => t::KIND_INFANTRY,
        /// Guns and heavy machine-guns.
        Gun = "gun" => t::KIND_GUN,
        /// Vehicles that save on their armour.
        Armoured = "armoured" => t::KIND_ARMOURED,
        /// Vehicles without armour; horse-drawn ones too (FOW-AMB-61).
        Unarmoured = "unarmoured" => t::KIND_UNARMOURED,
    }
}

impl TargetKind {
    /// The save of teams that do not save on armour (FOW-SAV-03, -04, -05).
    pub const fn save_number(self) -> i16 {
        match self {
            Self::Infantry => 3,
            Self::Gun | Self::Armoured | Self::Unarmoured => 5,
        }
    }

    /// The rule behind [`TargetKind::save_number`].
    pub const fn save_cite(self) -> Cite {
        match self {
            Self::Infantry => "FOW-SAV-04",
            Self::Gun => "FOW-SAV-05",
            Self::Armoured => "FOW-SAV-01",
            Self::Unarmoured => "FOW-SAV-03",
        }
    }

    /// Whether it is a vehicle.
    pub const fn is_vehicle(self) -> bool {
        matches!(self, Self::Armoured | Self::Unarmoured)
    }

    /// Whether bulletproof cover can help (FOW-SAV-07).
    pub const fn uses_cover(self) -> bool {
        matches!(self, Self::Infantry | Self::Gun)
    }
}

choices! {
    /// The state of an armoured vehicle that is hit.
    pub enum VehicleState {
        /// Neither bogged down nor bailed out.
        Working = "working" => t::STATE_WORKING,
        /// Bogged down; still counts as able to fight (FOW-AMB-26).
        Bogged = "bogged" => t::STATE_BOGGED,
        /// Its crew has bailed out.
        BailedOut = "bailed-out" => t::STATE_BAILED_OUT,
    }
}

/// A word that is neither good nor bad.
pub const fn plain(id: &'static str, label: Text) -> Word {
    let tone = Tone::Plain;
    Word { id, label, tone }
}

/// A word that is good for the side that rolls.
pub const fn good(id: &'static str, label: Text) -> Word {
    let tone = Tone::Good;
    Word { id, label, tone }
}

/// A word that is bad for the side that rolls.
pub const fn bad(id: &'static str, label: Text) -> Word {
    let tone = Tone::Bad;
    Word { id, label, tone }
}

/// The words for whether a platoon is pinned, for the side that fires at it.
pub const PINNED_IS_GOOD: &[Word] = &[
    Word { id: "no", label: t::WORD_NOT_PINNED_NOW, tone: Tone::Plain },
    good("yes", t::WORD_PINNED),
];

/// The words for whether a platoon is pinned, for its own side.
pub const PINNED_IS_BAD: &[Word] =
    &[good("no", t::WORD_NOT_PINNED_NOW), bad("yes", t::WORD_PINNED)];

choices! {
    /// Whether reconnaissance has disengaged, and when (FOW-REC-11 to -13).
    pub enum Reorganising {
        /// It did not disengage.
        No = "no" => t::REORGANISING_NO,
        /// In this turn.
        ThisTurn = "this-turn" => t::REORGANISING_THIS_TURN,
        /// In the enemy's turn; its own next turn is now under way.
        OwnTurn = "own-turn" => t::REORGANISING_OWN_TURN,
        /// In its own turn, which is over; its own next turn has not begun.
        LastTurn = "last-turn" => t::REORGANISING_LAST_TURN,
    }
}
