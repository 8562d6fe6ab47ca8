//! The words of the game that several questions use.

use crate::rulesets::prelude::*;
use crate::text::keys::{app, brygada as t};

choices! {
    /// The kind of a unit (BR10-ARM-05, BR10-VEH-05, BR10-GUN-01).
    pub enum UnitKind {
        /// A squad or a team of infantry.
        Infantry = "infantry" => t::KIND_INFANTRY,
        /// A light vehicle.
        LightVehicle = "light-vehicle" => t::KIND_LIGHT_VEHICLE,
        /// An armoured vehicle.
        Armoured = "armoured" => t::KIND_ARMOURED,
        /// A gun with its crew.
        Gun = "gun" => t::KIND_GUN,
    }
}

impl UnitKind {
    /// Whether it is a vehicle, light or armoured.
    pub const fn is_vehicle(self) -> bool {
        matches!(self, Self::LightVehicle | Self::Armoured)
    }
}

choices! {
    /// The card of the sheet that a unit's figures come from: some figures of the sheet are
    /// interpretations of a damaged print (BR10-AMB-01 to BR10-AMB-04).
    pub enum Basis {
        /// None: a card that the player owns.
        Own = "own" => t::BASIS_OWN,
        /// The rifle squad.
        Rifle = "rifle" => t::BASIS_RIFLE,
        /// The guard squad.
        Guard = "guard" => t::BASIS_GUARD,
        /// The T-26.
        T26 = "t-26" => t::BASIS_T_26,
    }
}

choices! {
    /// A band of distances to infantry, which includes the distance it is named after (BR10-RNG-03,
    /// BR10-AMB-06).
    pub enum Band {
        /// 10 cm or less.
        UpTo10 = "10" => t::BAND_10,
        /// Up to 20 cm.
        UpTo20 = "20" => t::BAND_20,
        /// Up to 30 cm.
        UpTo30 = "30" => t::BAND_30,
        /// Up to 40 cm.
        UpTo40 = "40" => t::BAND_40,
        /// Up to 50 cm.
        UpTo50 = "50" => t::BAND_50,
        /// More than 50 cm.
        Over50 = "over-50" => t::BAND_OVER_50,
    }
}

choices! {
    /// The side of the target that a shot comes from (BR10-SHA-09, BR10-AMB-11).
    pub enum Direction {
        /// The front.
        Front = "front" => t::DIRECTION_FRONT,
        /// Its left side.
        Left = "left" => t::DIRECTION_LEFT,
        /// Its right side.
        Right = "right" => t::DIRECTION_RIGHT,
        /// The rear.
        Rear = "rear" => t::DIRECTION_REAR,
    }
}

choices! {
    /// The side of a gun that a shot meets (BR10-GUN-01).
    pub enum GunSide {
        /// Its crew: the shield does not cover the side that the shot comes from.
        Crew = "crew" => t::PAST_SHIELD,
        /// Its shield.
        Shield = "shield" => t::FROM_SHIELD_SIDE,
    }
}

choices! {
    /// Where a weapon is mounted (BR10-VEH-01, BR10-RNG-08, BR10-CMB-04).
    pub enum Mount {
        /// In the turret.
        Turret = "turret" => t::MOUNT_TURRET,
        /// In the hull, or fixed, with a field of view of 45°.
        Hull = "hull" => t::MOUNT_HULL,
        /// Beside the main gun; it fires only at the main gun's target.
        CoAxial = "co-axial" => t::MOUNT_CO_AXIAL,
        /// The main gun itself, in the turret or the hull: silent once it is destroyed
        /// (BR10-SHA-11).
        MainGun = "main-gun" => t::MOUNT_MAIN_GUN,
    }
}

choices! {
    /// The loads a unit may tow (BR10-GUN-02, BR10-VEC-05).
    pub enum Tows {
        /// Nothing.
        Nothing = "nothing" => t::TOWS_NOTHING,
        /// Light guns.
        Light = "light" => t::TOWS_LIGHT,
        /// Light and heavy guns.
        Heavy = "heavy" => t::TOWS_HEAVY,
    }
}

choices! {
    /// How far the card of a unit is turned for its losses (BR10-REG-T1).
    pub enum Lost {
        /// Upright: two actions.
        Nothing = "nothing" => t::LOST_NOTHING,
        /// 90° right: one action lost.
        Action = "action" => t::LOST_ACTION,
        /// 180°: the whole turn lost.
        Turn = "turn" => t::LOST_TURN,
    }
}

impl Lost {
    /// The state after this many steps of 90°, at most two (BR10-AMB-20).
    pub const fn of(steps: i16) -> Self {
        match steps {
            i16::MIN..=0 => Self::Nothing,
            1 => Self::Action,
            _ => Self::Turn,
        }
    }
}

choices! {
    /// The target that a squad charged in the fight that it is in (BR10-AMB-30).
    pub enum Charged {
        /// Nothing: the squad itself was charged.
        Nothing = "nothing" => t::CHARGED_NOTHING,
        /// A squad: both are locked.
        Squad = "squad" => t::CHARGED_SQUAD,
        /// A vehicle: neither side is locked (BR10-ASL-13).
        Vehicle = "vehicle" => t::CHARGED_VEHICLE,
    }
}

choices! {
    /// The action of a unit (BR10-SEQ-T1).
    pub enum Deed {
        /// Nothing, or nothing more.
        Nothing = "nothing" => t::DEED_NOTHING,
        /// It moves.
        Move = "move" => t::DEED_MOVE,
        /// It shoots.
        Shoot = "shoot" => t::DEED_SHOOT,
        /// It takes a readiness marker.
        Marker = "marker" => t::DEED_MARKER,
        /// A gun is hitched, or unhitched.
        Hitch = "hitch" => t::DEED_HITCH,
        /// It was activated, and did nothing.
        Hold = "hold" => t::DEED_HOLD,
    }
}

choices! {
    /// The five missions (BR10-MIS-T1), or none.
    pub enum Mission {
        /// No mission: a battle as the players agree.
        None = "none" => t::MISSION_NONE,
        /// Mission 1.
        MeetingEngagement = "meeting-engagement" => t::MISSION_MEETING,
        /// Mission 2.
        FrontalAttack = "frontal-attack" => t::MISSION_FRONTAL,
        /// Mission 3.
        SpoilsOfWar = "spoils-of-war" => t::MISSION_SPOILS,
        /// Mission 4.
        Reconnaissance = "reconnaissance-in-force" => t::MISSION_RECONNAISSANCE,
        /// Mission 5.
        StrategicPoint = "strategic-point" => t::MISSION_POINT,
    }
}

impl Mission {
    /// The number of rounds after which the battle ends (BR10-MIS-T1); `None` without a mission.
    pub const fn rounds(self) -> Option<u32> {
        match self {
            Self::None => None,
            Self::FrontalAttack | Self::Reconnaissance => Some(8),
            Self::MeetingEngagement | Self::SpoilsOfWar | Self::StrategicPoint => Some(6),
        }
    }

    /// Whether in its first round all vehicles shoot as if they had moved (BR10-MIS-03,
    /// BR10-MIS-13).
    pub const fn surprises(self) -> bool {
        !matches!(self, Self::None | Self::FrontalAttack)
    }
}

choices! {
    /// The side that holds an objective or the central feature (BR10-MIS-07, BR10-MIS-10).
    pub enum Holder {
        /// Neither side.
        Nobody = "nobody" => t::HELD_BY_NOBODY,
        /// The side named first.
        First = "first" => app::SIDE_DEFAULT_FIRST,
        /// The side named second.
        Second = "second" => app::SIDE_DEFAULT_SECOND,
    }
}

impl Holder {
    /// The side that holds it, if any.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Nobody => None,
            Self::First => Some(Side::First),
            Self::Second => Some(Side::Second),
        }
    }
}

words! {
    /// The effect of a shot or an assault on a vehicle (BR10-SHA-T3).
    pub enum Effect {
        /// Nothing.
        None = "no-effect" => t::EFFECT_NONE, Bad;
        /// It loses an action in its next turn.
        LosesAction = "loses-action" => t::EFFECT_LOSES_ACTION, Good;
        /// It loses its next turn.
        LosesTurn = "loses-turn" => t::EFFECT_LOSES_TURN, Good;
        /// It cannot move any more.
        Immobilised = "immobilised" => t::EFFECT_IMMOBILISED, Good;
        /// Its main gun is gone.
        GunDestroyed = "gun-destroyed" => t::EFFECT_GUN_DESTROYED, Good;
        /// It is gone.
        Destroyed = "destroyed" => t::EFFECT_DESTROYED, Good;
    }
}
