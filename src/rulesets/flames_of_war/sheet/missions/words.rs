//! The terms of the mission chapter that several of its parts use.

use crate::rulesets::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

choices! {
    /// The mission (FOWM-MIS-T1).
    pub enum Mission {
        /// A battle without a mission: the players end it themselves.
        None = "none" => t::MISSION_NONE,
        /// A Fair Fight over the enemy's ground, with everything on the table from the start.
        FreeForAll = "free-for-all" => t::FREE_FOR_ALL,
        /// A Fair Fight, with most of both sides still on their way.
        Encounter = "encounter" => t::ENCOUNTER,
        /// A Fair Fight in which both sides deploy in table quarters.
        DustUp = "dust-up" => t::DUST_UP,
        /// A Defensive Battle with reserves.
        NoRetreat = "no-retreat" => t::NO_RETREAT,
        /// A Defensive Battle with reserves that are late.
        HoldTheLine = "hold-the-line" => t::HOLD_THE_LINE,
    }
}

choices! {
    /// The role of a player in a mission.
    pub enum Seat {
        /// The attacking player.
        Attacker = "attacker" => t::ATTACKER,
        /// The defending player.
        Defender = "defender" => t::DEFENDER,
    }
}

choices! {
    /// The player who finished deploying platoons first.
    pub enum FirstToFinish {
        /// The attacker, as the players answered.
        Attacker = "attacker" => t::ATTACKER,
        /// The defender, as the players answered.
        Defender = "defender" => t::DEFENDER,
        /// The player with fewer platoons to deploy (FOWM-MIS-P5).
        ByPlatoons = "by-platoons" => t::FINISHED_BY_PLATOONS,
    }
}

choices! {
    /// The attacker's quarter in Dust-Up, as seen with the attacker's edge at the top
    /// (FOWM-MAP-T2).
    pub enum Quarter {
        /// The attacker deploys on the left.
        Left = "left" => t::QUARTER_LEFT,
        /// The attacker deploys on the right.
        Right = "right" => t::QUARTER_RIGHT,
    }
}

choices! {
    /// The player who has Taken an Objective.
    pub enum Taken {
        /// Neither player.
        Nobody = "nobody" => t::TAKEN_NOBODY,
        /// The attacking player.
        Attacker = "attacker" => t::ATTACKER,
        /// The defending player.
        Defender = "defender" => t::DEFENDER,
    }
}

choices! {
    /// How the battle ended (FOWM-TIM-T1).
    pub enum Ending {
        /// It continues.
        NotYet = "not-yet" => t::ENDING_NOT_YET,
        /// The attacker started a turn with a required Objective Taken.
        AttackerObjective = "attacker-objective" => t::ENDING_ATTACKER_OBJECTIVE,
        /// The defender started a turn with a required Objective Taken; only in a Fair Fight.
        DefenderObjective = "defender-objective" => t::ENDING_DEFENDER_OBJECTIVE,
        /// No attacking team was on the defender's half, from turn 6 on; only in a Defensive
        /// Battle.
        HalfClear = "half-clear" => t::ENDING_HALF_CLEAR,
        /// The attacker failed company morale.
        AttackerBroken = "attacker-broken" => t::ENDING_ATTACKER_BROKEN,
        /// The defender failed company morale.
        DefenderBroken = "defender-broken" => t::ENDING_DEFENDER_BROKEN,
        /// Time ran out.
        Time = "time" => t::ENDING_TIME,
        /// The attacker conceded.
        AttackerConcedes = "attacker-concedes" => t::ENDING_ATTACKER_CONCEDES,
        /// The defender conceded.
        DefenderConcedes = "defender-concedes" => t::ENDING_DEFENDER_CONCEDES,
    }
}

impl Seat {
    /// The other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

impl Mission {
    /// The five missions of the sheet.
    pub const FIVE: [Self; 5] =
        [Self::FreeForAll, Self::Encounter, Self::DustUp, Self::NoRetreat, Self::HoldTheLine];

    /// Whether it is one of the three Fair Fights; the others are Defensive Battles.
    pub const fn is_fair_fight(self) -> bool {
        matches!(self, Self::FreeForAll | Self::Encounter | Self::DustUp)
    }

    /// Whether it is one of the two Defensive Battles.
    pub const fn is_defensive(self) -> bool {
        matches!(self, Self::NoRetreat | Self::HoldTheLine)
    }

    /// Whether this player leaves platoons in reserve (FOWM-MIS-09).
    pub const fn has_reserves(self, seat: Seat) -> bool {
        match self {
            Self::None | Self::FreeForAll => false,
            Self::Encounter | Self::DustUp => true,
            Self::NoRetreat | Self::HoldTheLine => matches!(seat, Seat::Defender),
        }
    }

    /// The id of the entry that names the reserves (FOWM-SPR-T1).
    pub const fn reserves_cite(self) -> &'static str {
        match self {
            Self::NoRetreat => "FOWM-SPR-04",
            _ => "FOWM-SPR-05",
        }
    }

    /// The Objectives in the order they are placed: the player who places each, and the half it
    /// goes on (FOWM-MIS-T1).
    pub const fn objectives(self) -> &'static [(Seat, Seat)] {
        use Seat::{Attacker, Defender};
        match self {
            Self::None => &[],
            Self::FreeForAll => &[
                (Attacker, Defender),
                (Attacker, Defender),
                (Defender, Attacker),
                (Defender, Attacker),
            ],
            Self::Encounter | Self::DustUp => &[
                (Attacker, Attacker),
                (Defender, Defender),
                (Attacker, Defender),
                (Defender, Attacker),
            ],
            Self::NoRetreat | Self::HoldTheLine => &[(Defender, Defender), (Attacker, Defender)],
        }
    }
}

/// The working of a calculator that needs a mission, in a battle without one (FOWM-AMB-33).
pub(crate) fn no_mission(headline: Text) -> Working {
    Working::refused(
        headline,
        t::MISSION_NONE,
        vec![Note::new(t::REFUSED_NO_MISSION, "FOWM-AMB-33")],
    )
}
