//! The terms of the game that several calculators use.

use crate::rulesets::prelude::*;
use crate::text::keys::cold_war_commander as t;

choices! {
    /// The cover of a target (CWC-HIT-T1).
    pub enum Cover {
        /// Nothing.
        Open = "open" => t::COVER_OPEN,
        /// Light or partial cover.
        Light = "light" => t::COVER_LIGHT,
        /// Hard or full cover.
        Hard = "hard" => t::COVER_HARD,
    }
}

impl Cover {
    /// The number to hit an ordinary unit.
    pub const fn number(self) -> i16 {
        match self {
            Self::Open => 4,
            Self::Light => 5,
            Self::Hard => 6,
        }
    }

    /// The rule behind [`Cover::number`].
    pub const fn cite(self) -> Cite {
        match self {
            Self::Open => "CWC-HIT-01",
            Self::Light => "CWC-HIT-02",
            Self::Hard => "CWC-HIT-03",
        }
    }
}

choices! {
    /// Kinds of unit that differ in how hard they are to hit.
    pub enum TargetKind {
        /// An ordinary unit.
        Ordinary = "ordinary" => t::TARGET_ORDINARY,
        /// Recce: its cover counts one level better (CWC-HIT-04).
        Recce = "recce" => t::TARGET_RECCE,
        /// CO, HQ, FAO, FAC (CWC-HIT-07, CWC-AMB-17).
        Command = "command" => t::TARGET_COMMAND,
        /// A sniper (CWC-HIT-07).
        Sniper = "sniper" => t::TARGET_SNIPER,
    }
}

choices! {
    /// The armour of a target.
    pub enum Armour {
        /// None: `#` cannot hurt it.
        Unarmoured = "unarmoured" => t::ARMOUR_NONE,
        /// Armoured, but not an AFV: `*` cannot hurt it.
        Armoured = "armoured" => t::ARMOUR_CARRIER,
        /// An AFV open at the top.
        OpenAfv = "open-afv" => t::ARMOUR_OPEN_AFV,
        /// A fully armoured AFV.
        FullAfv = "full-afv" => t::ARMOUR_FULL_AFV,
    }
}

choices! {
    /// The mark at an attack value (CWC-STA-02).
    pub enum Mark {
        /// It hurts everything.
        None = "none" => t::MARK_NONE,
        /// `*`: it cannot hurt armoured targets.
        Star = "star" => t::MARK_STAR,
        /// `#`: it cannot hurt unarmoured targets.
        Hash = "hash" => t::MARK_HASH,
    }
}

impl Mark {
    /// The rule by which an attack with this mark cannot hurt the target, if there is one.
    pub const fn bars(self, unarmoured: bool) -> Option<Cite> {
        match self {
            Self::Star if !unarmoured => Some("CWC-HIT-09"),
            Self::Hash if unarmoured => Some("CWC-HIT-10"),
            _ => None,
        }
    }
}

choices! {
    /// A unit's Save.
    pub enum Save {
        /// It has no Save.
        None = "none" => t::SAVE_NONE,
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

impl Save {
    /// The number that a die must reach to cancel a hit.
    pub const fn number(self) -> Option<i16> {
        match self {
            Self::None => None,
            _ => Some(self as i16 + 1),
        }
    }
}

choices! {
    /// A number needed to hit.
    pub enum HitNumber {
        /// 4+
        Four = "4" => t::NUMBER_4,
        /// 5+
        Five = "5" => t::NUMBER_5,
        /// 6
        Six = "6" => t::NUMBER_6,
    }
}

impl HitNumber {
    /// The number.
    pub const fn number(self) -> i16 {
        self as i16 + 4
    }
}

choices! {
    /// The position of a unit, which may hold it in place (CWC-FBK-04, CWC-ROU-03).
    pub enum Position {
        /// Not held in place.
        Free = "free" => t::POSITION_FREE,
        /// Dug in, and not an AFV.
        DugIn = "dug-in" => t::POSITION_DUG_IN,
        /// A dug-in AFV.
        DugInAfv = "afv-dug-in" => t::POSITION_DUG_IN_AFV,
        /// An unlimbered gun; also artillery off the table (CWC-AMB-54).
        Unlimbered = "unlimbered" => t::POSITION_UNLIMBERED,
        /// In fortifications.
        Fortified = "fortified" => t::POSITION_FORTIFIED,
        /// Dug in, not an AFV, and in fortifications: it is held like a dug-in unit and lost like
        /// one in fortifications. (Its id does not begin with `fo`, because old links shorten
        /// `fortified` to that.)
        DugInFortified = "in-works" => t::POSITION_DUG_IN_FORTIFIED,
    }
}

impl Position {
    /// Whether a unit in this position stays where it is in a fall-back of 10 cm or less
    /// (CWC-FBK-04).
    pub const fn holds(self) -> bool {
        matches!(self, Self::DugIn | Self::DugInAfv | Self::Unlimbered | Self::DugInFortified)
    }

    /// Whether a rout eliminates a unit in this position at once (CWC-ROU-03).
    pub const fn lost_in_a_rout(self) -> bool {
        matches!(self, Self::DugInAfv | Self::Unlimbered | Self::Fortified | Self::DugInFortified)
    }
}

choices! {
    /// The obstacle in the way of a forced move back (CWC-FBK-05 to -07, CWC-ROU-01, -02).
    pub enum Meets {
        /// Nothing.
        Clear = "clear" => t::MEETS_CLEAR,
        /// Ground the enemy holds.
        Enemy = "enemy" => t::MEETS_ENEMY,
        /// Impassable terrain.
        Impassable = "impassable" => t::MEETS_IMPASSABLE,
        /// A minefield.
        Minefield = "minefield" => t::MEETS_MINEFIELD,
        /// A dummy minefield.
        Dummy = "dummy" => t::MEETS_DUMMY,
        /// The edge of the playing area.
        Edge = "edge" => t::MEETS_EDGE,
        /// Wire entanglements.
        Wire = "wire" => t::MEETS_WIRE,
        /// A friendly unit that is not suppressed.
        Friend = "friend" => t::MEETS_FRIEND,
        /// A friendly unit that is suppressed.
        SuppressedFriend = "suppressed-friend" => t::MEETS_SUPPRESSED_FRIEND,
    }
}

impl Meets {
    /// Whether friends are in the way.
    pub const fn is_friend(self) -> bool {
        matches!(self, Self::Friend | Self::SuppressedFriend)
    }
}

choices! {
    /// Guns that fire over open sights (CWC-GUN-T1).
    pub enum Gun {
        /// No gun: attack and range from the stat line.
        None = "none" => t::GUN_NONE,
        /// Up to 85 mm, and the 25-pounder; up to 99 mm by CWC-AMB-33.
        Light = "light" => t::GUN_LIGHT,
        /// 100 to 122 mm.
        Medium = "medium" => t::GUN_MEDIUM,
        /// Over 122 mm.
        Heavy = "heavy" => t::GUN_HEAVY,
    }
}

impl Gun {
    /// The Attack of the class, if it is a gun.
    pub const fn attack(self) -> Option<i16> {
        match self {
            Self::None => None,
            _ => Some(self as i16 + 2),
        }
    }
}

/// The range of every gun that fires over open sights, in cm (CWC-GUN-T1).
pub const GUN_RANGE: i16 = 100;

choices! {
    /// Whether a unit fires on the move, and which ability it has for it (CWC-DIR-05).
    pub enum Moving {
        /// It does not fire on the move.
        No = "no" => t::MOVING_NO,
        /// It fires on the move with S1.
        S1 = "s1" => t::MOVING_S1,
        /// It fires on the move with S2.
        S2 = "s2" => t::MOVING_S2,
        /// It fires on the move with neither ability.
        Neither = "neither" => t::MOVING_NEITHER,
    }
}

choices! {
    /// Firers with a separate number to hit (CWC-HIT-08).
    pub enum Firer {
        /// Any other unit.
        Ordinary = "ordinary" => t::FIRER_ORDINARY,
        /// A vehicle flamethrower.
        Flamethrower = "flamethrower" => t::FIRER_FLAMETHROWER,
        /// A sniper.
        Sniper = "sniper" => t::FIRER_SNIPER,
    }
}

choices! {
    /// How the attacks of an artillery shoot count (CWC-ART-09).
    pub enum Shoot {
        /// Attack values added up.
        Concentration = "concentration" => t::SHOOT_CONCENTRATION,
        /// Their average.
        Barrage = "barrage" => t::SHOOT_BARRAGE,
    }
}

choices! {
    /// Which formation a unit belongs to.
    pub enum Formation {
        /// None.
        None = "none" => t::FORMATION_NONE,
        /// Formation A.
        A = "a" => t::FORMATION_A,
        /// Formation B.
        B = "b" => t::FORMATION_B,
        /// Formation C.
        C = "c" => t::FORMATION_C,
        /// Formation D.
        D = "d" => t::FORMATION_D,
        /// Formation E.
        E = "e" => t::FORMATION_E,
        /// Formation F.
        F = "f" => t::FORMATION_F,
        /// Formation G.
        G = "g" => t::FORMATION_G,
        /// Formation H.
        H = "h" => t::FORMATION_H,
    }
}

choices! {
    /// How artillery is carried (CWC-BLU-07).
    pub enum Carriage {
        /// Towed: it limbers up to move.
        Towed = "towed" => t::CARRIAGE_TOWED,
        /// On a vehicle of its own, as a self-propelled gun.
        SelfPropelled = "self-propelled" => t::CARRIAGE_SELF_PROPELLED,
        /// On a ship.
        Naval = "naval" => t::CARRIAGE_NAVAL,
    }
}

choices! {
    /// Whether a unit is suppressed, and since when (CWC-END-03, CWC-AMB-30).
    pub enum Suppressed {
        /// It is not suppressed.
        No = "no" => t::SUPPRESSED_NO,
        /// Since before the present turn of its side: in practice since the enemy's turn.
        Before = "before" => t::SUPPRESSED_BEFORE,
        /// Since the present turn of its own side.
        OwnTurn = "own-turn" => t::SUPPRESSED_OWN_TURN,
    }
}
