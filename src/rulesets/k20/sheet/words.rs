//! The terms of the game that several calculators use.

use crate::rulesets::prelude::*;
use crate::text::keys::k20 as t;

use super::tables;

choices! {
    /// The kind of target.
    pub enum Target {
        /// A vehicle.
        Vehicle = "vehicle" => t::TARGET_VEHICLE,
        /// Infantry.
        Infantry = "infantry" => t::TARGET_INFANTRY,
        /// A gun with its crew (K20-AMB-66).
        Gun = "gun" => t::TARGET_GUN,
        /// A building or another structure (K20-AMB-60).
        Building = "building" => t::TARGET_BUILDING,
    }
}

choices! {
    /// Morale levels (K20-MOR-02).
    #[derive(Default)]
    pub enum Level {
        /// A modifier of +1.
        Motivated = "motivated" => t::LEVEL_MOTIVATED,
        /// The standard level.
        #[default]
        Confident = "confident" => t::LEVEL_CONFIDENT,
        /// A modifier of -1.
        Disorganised = "disorganised" => t::LEVEL_DISORGANISED,
        /// A modifier of -3.
        Broken = "broken" => t::LEVEL_BROKEN,
        /// A modifier of -5.
        Routed = "routed" => t::LEVEL_ROUTED,
    }
}

impl Level {
    /// The modifier of this level to every test (K20-MOR-T1).
    pub const fn modifier(self) -> i16 {
        tables::MORALE_LEVELS[self as usize]
    }

    /// The level this many steps up, or down if the number is negative: no higher than Motivated,
    /// no lower than Routed (K20-MOR-P1).
    #[must_use]
    pub fn up(self, levels: i16) -> Self {
        let lowest = Self::ALL.len() as i16 - 1;
        Self::ALL[(self as i16 - levels).clamp(0, lowest) as usize]
    }
}

/// The words for the levels, for the unit's own side.
const LEVELS: [Word; 5] = [
    word("motivated", t::LEVEL_MOTIVATED, Tone::Good),
    word("confident", t::LEVEL_CONFIDENT, Tone::Plain),
    word("disorganised", t::LEVEL_DISORGANISED, Tone::Plain),
    word("broken", t::LEVEL_BROKEN, Tone::Bad),
    word("routed", t::LEVEL_ROUTED, Tone::Bad),
];

/// The same for the other side.
pub(crate) const ENEMY_LEVELS: &[Word] = &turned::<5>(&LEVELS);

words! {
    /// The state of a unit after a fight: its level, or that no stand is left.
    pub enum Left {
        /// Motivated.
        Motivated = "motivated" => t::LEVEL_MOTIVATED, Good;
        /// Confident.
        Confident = "confident" => t::LEVEL_CONFIDENT, Plain;
        /// Disorganised.
        Disorganised = "disorganised" => t::LEVEL_DISORGANISED, Plain;
        /// Broken.
        Broken = "broken" => t::LEVEL_BROKEN, Bad;
        /// Routed.
        Routed = "routed" => t::LEVEL_ROUTED, Bad;
        /// No stand remains.
        Nobody = "destroyed" => t::WORD_DESTROYED, Bad;
    }
}

impl Left {
    /// The words for the enemy of the unit's side.
    pub const OF_THE_ENEMY: &[Word] = &turned::<6>(Self::WORDS);

    /// The state of a unit with this many stands at this level.
    pub const fn of(level: Level, stands: i16) -> Self {
        if stands <= 0 {
            return Self::Nobody;
        }
        Self::ALL[level as usize]
    }

    /// Its level, if any stand is left.
    pub fn level(self) -> Option<Level> {
        Level::ALL.get(self as usize).copied()
    }
}

impl PartValue for Level {
    const KIND: PartKind = PartKind::Words(&LEVELS);
    fn figure(self) -> u16 {
        self as u16
    }
}

/// A word of an outcome.
pub(crate) const fn word(id: &'static str, label: Text, tone: Tone) -> Word {
    Word { id, label, tone }
}

choices! {
    /// Cover in infantry fire and close combat, where smoke shares a line with
    /// heavy cover (K20-AMB-22).
    pub enum CoverLine {
        /// No cover.
        None = "none" => t::COVER_NONE,
        /// Soft cover.
        Light = "light" => t::COVER_LIGHT,
        /// Hard cover, which hides over 50 %.
        Linear = "linear" => t::COVER_LINEAR,
        /// Heavy cover, which hides over 90 %, or smoke.
        SmokeOrHeavy = "smoke-or-heavy" => t::COVER_SMOKE_OR_HEAVY,
    }
}

impl CoverLine {
    /// The figure for this cover from a row of figures for light, linear, and smoke or heavy cover;
    /// 0 without cover.
    pub fn of(self, figures: &[i16; 3]) -> i16 {
        match self {
            Self::None => 0,
            Self::Light => figures[0],
            Self::Linear => figures[1],
            Self::SmokeOrHeavy => figures[2],
        }
    }
}

choices! {
    /// How the target moves, in infantry fire (K20-AMB-12).
    pub enum Movement {
        /// Stationary.
        Still = "still" => t::MOVEMENT_STILL,
        /// It moves.
        Moving = "moving" => t::MOVEMENT_MOVING,
        /// It runs.
        Running = "running" => t::MOVEMENT_RUNNING,
    }
}

choices! {
    /// The bonus of a critical hit to the strength (K20-DIR-T5).
    pub enum Critical {
        /// A plain hit.
        None = "none" => t::CRITICAL_NONE,
        /// The second roll would have missed.
        Five = "5" => t::CRITICAL_5,
        /// The second roll would have hit.
        Ten = "10" => t::CRITICAL_10,
    }
}

impl Critical {
    /// The modifier of the strength.
    pub const fn strength(self) -> i16 {
        match self {
            Self::None => 0,
            Self::Five => tables::DIR_CRITICAL[1],
            Self::Ten => tables::DIR_CRITICAL[0],
        }
    }
}

choices! {
    /// The state of a weapon (K20-DIR-T5, K20-ART-T3).
    pub enum Weapon {
        /// It can fire.
        Ready = "ready" => t::WEAPON_READY,
        /// A dud: it may fire next turn.
        Dud = "dud" => t::WEAPON_DUD,
        /// It has to be cleared.
        Jammed = "jammed" => t::WEAPON_JAMMED,
        /// It is destroyed.
        Destroyed = "destroyed" => t::WORD_DESTROYED,
    }
}

impl Weapon {
    /// A note on the fault, if it has one.
    pub(crate) fn fails(self) -> Option<Note> {
        let words = match self {
            Self::Ready => return None,
            Self::Dud => t::THEN_DUD,
            Self::Jammed => t::THEN_JAMMED,
            Self::Destroyed => t::THEN_WEAPON_GONE,
        };
        Some(Note::new(words, "K20-DIR-T5"))
    }
}

choices! {
    /// The kind of model that hides (K20-SPT-T1).
    pub enum Hider {
        /// Infantry.
        Infantry = "infantry" => t::TARGET_INFANTRY,
        /// A gun.
        Gun = "gun" => t::TARGET_GUN,
        /// A vehicle.
        Vehicle = "vehicle" => t::TARGET_VEHICLE,
    }
}

impl Hider {
    /// The row for a target that hides; a building does not hide.
    pub(crate) const fn of(target: Target) -> Option<Self> {
        match target {
            Target::Infantry => Some(Self::Infantry),
            Target::Gun => Some(Self::Gun),
            Target::Vehicle => Some(Self::Vehicle),
            Target::Building => None,
        }
    }

    pub(crate) const fn target(self) -> Target {
        match self {
            Self::Infantry => Target::Infantry,
            Self::Gun => Target::Gun,
            Self::Vehicle => Target::Vehicle,
        }
    }
}
