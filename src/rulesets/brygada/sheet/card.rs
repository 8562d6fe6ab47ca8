//! The printed figures of a card as blocks of questions: the same for a unit and for the
//! calculators that read it.

use crate::rulesets::brygada::prelude::*;

/// The largest number of weapons for infantry targets on a card.
pub const MOST_WEAPONS: usize = 3;

form! {
    /// A weapon on a card as it fires at infantry: dice by distance, 0 if the card has a
    /// dash (BR10-CRD-02, BR10-VEC-03, BR10-VEC-T2). The defaults are those of a rifle
    /// squad (BR10-CRD-T1).
    pub struct Weapon {
        group t::GROUP_WEAPON => {
            /// Fire power up to 10 cm.
            at_10: Count<0, 12> = 0, t::FIRE_AT_10, ["BR10-CRD-02", "BR10-VEC-T2"];
            /// Fire power up to 20 cm.
            at_20: Count<0, 12> = 0, t::FIRE_AT_20, ["BR10-CRD-02", "BR10-VEC-T2"];
            /// Fire power up to 30 cm.
            at_30: Count<0, 12> = 0, t::FIRE_AT_30, ["BR10-CRD-02", "BR10-VEC-T2"];
            /// Fire power up to 40 cm.
            at_40: Count<0, 12> = 0, t::FIRE_AT_40, ["BR10-CRD-02", "BR10-VEC-T2"];
            /// Fire power up to 50 cm.
            at_50: Count<0, 12> = 0, t::FIRE_AT_50, ["BR10-VEC-T2"];
            /// Fire power beyond 50 cm.
            over_50: Count<0, 12> = 0, t::FIRE_OVER_50, ["BR10-VEC-T2"];
            /// Where it is mounted, on a vehicle.
            mount: Mount = Mount::Turret, t::MOUNT, ["BR10-VEH-01", "BR10-RNG-08", "BR10-CMB-04"];
        }
    }
}

impl Weapon {
    /// The dice of the weapon in a distance band; 0 means that it cannot fire (BR10-RNG-02).
    pub const fn at(&self, band: Band) -> i16 {
        match band {
            Band::UpTo10 => self.at_10.0,
            Band::UpTo20 => self.at_20.0,
            Band::UpTo30 => self.at_30.0,
            Band::UpTo40 => self.at_40.0,
            Band::UpTo50 => self.at_50.0,
            Band::Over50 => self.over_50.0,
        }
    }

    /// Whether it fires at infantry at all.
    pub const fn fires(&self) -> bool {
        self.at_10.0 > 0
            || self.at_20.0 > 0
            || self.at_30.0 > 0
            || self.at_40.0 > 0
            || self.at_50.0 > 0
            || self.over_50.0 > 0
    }
}

form! {
    /// An anti-tank weapon on a card (BR10-VEC-03, BR10-VEC-04). The defaults are the
    /// 45 mm gun of the T-26 (BR10-VEC-T3, BR10-VEC-T4).
    pub struct AntiTank {
        group t::GROUP_ANTI_TANK => {
            /// The maximum range.
            range: Centimetres<1, 300> = 100, t::RANGE, ["BR10-VEC-04", "BR10-RNG-04"];
            /// Up to this distance, in brackets on the card, it hits and penetrates
            /// better.
            short_range: Centimetres<0, 300> = 20, t::SHORT_RANGE, ["BR10-VEC-04", "BR10-RNG-04"];
            /// The modifiers of the card for the roll to hit.
            to_hit: Count<-6, 6> = -2, t::TO_HIT_VALUE, ["BR10-SHA-T2", "BR10-VEC-T4"];
            /// The penetration value of a total of 2.
            at_2: Count<0, 20> = 0, t::PENETRATION_2, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 3.
            at_3: Count<0, 20> = 0, t::PENETRATION_3, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 4.
            at_4: Count<0, 20> = 2, t::PENETRATION_4, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 5.
            at_5: Count<0, 20> = 3, t::PENETRATION_5, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 6.
            at_6: Count<0, 20> = 3, t::PENETRATION_6, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 7.
            at_7: Count<0, 20> = 4, t::PENETRATION_7, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 8.
            at_8: Count<0, 20> = 4, t::PENETRATION_8, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 9.
            at_9: Count<0, 20> = 5, t::PENETRATION_9, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 10.
            at_10: Count<0, 20> = 5, t::PENETRATION_10, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 11.
            at_11: Count<0, 20> = 6, t::PENETRATION_11, ["BR10-SHA-06", "BR10-VEC-T3"];
            /// The penetration value of a total of 12.
            at_12: Count<0, 20> = 6, t::PENETRATION_12, ["BR10-SHA-06", "BR10-VEC-T3"];
        }
    }
}

impl AntiTank {
    /// The penetration values of the totals 2 to 12.
    pub const fn penetration(&self) -> [i16; 11] {
        [
            self.at_2.0,
            self.at_3.0,
            self.at_4.0,
            self.at_5.0,
            self.at_6.0,
            self.at_7.0,
            self.at_8.0,
            self.at_9.0,
            self.at_10.0,
            self.at_11.0,
            self.at_12.0,
        ]
    }
}

form! {
    /// The armour of every side of hull and turret (BR10-VEC-03). The defaults are the
    /// T-26 (BR10-VEC-T4).
    pub struct Armour {
        group t::GROUP_ARMOUR => {
            /// The armour of the hull's front.
            hull_front: Count<0, 20> = 2, t::ARMOUR_HULL_FRONT, ["BR10-SHA-08", "BR10-VEC-T4"];
            /// The armour of the hull's left side.
            hull_left: Count<0, 20> = 2, t::ARMOUR_HULL_LEFT, ["BR10-SHA-08", "BR10-VEC-T4"];
            /// The armour of the hull's right side.
            hull_right: Count<0, 20> = 2, t::ARMOUR_HULL_RIGHT, ["BR10-SHA-08", "BR10-VEC-T4"];
            /// The armour of the hull's rear.
            hull_rear: Count<0, 20> = 2, t::ARMOUR_HULL_REAR, ["BR10-SHA-08", "BR10-VEC-T4"];
            /// The armour of the turret's front; for a turretless vehicle, of the upper hull.
            turret_front: Count<0, 20> = 2, t::ARMOUR_TURRET_FRONT, ["BR10-SHA-08", "BR10-VEH-01"];
            /// The armour of the turret's left side.
            turret_left: Count<0, 20> = 2, t::ARMOUR_TURRET_LEFT, ["BR10-SHA-08", "BR10-VEH-01"];
            /// The armour of the turret's right side.
            turret_right: Count<0, 20> = 2, t::ARMOUR_TURRET_RIGHT, ["BR10-SHA-08", "BR10-VEH-01"];
            /// The armour of the turret's rear.
            turret_rear: Count<0, 20> = 2, t::ARMOUR_TURRET_REAR, ["BR10-SHA-08", "BR10-VEH-01"];
        }
    }
}

impl Armour {
    /// The armour of the hull on a side.
    pub const fn hull(&self, from: Direction) -> i16 {
        match from {
            Direction::Front => self.hull_front.0,
            Direction::Left => self.hull_left.0,
            Direction::Right => self.hull_right.0,
            Direction::Rear => self.hull_rear.0,
        }
    }

    /// The armour of the turret on a side.
    pub const fn turret(&self, from: Direction) -> i16 {
        match from {
            Direction::Front => self.turret_front.0,
            Direction::Left => self.turret_left.0,
            Direction::Right => self.turret_right.0,
            Direction::Rear => self.turret_rear.0,
        }
    }

    /// The weakest armour of the hull and that of the turret (BR10-ASL-11).
    pub fn weakest(&self) -> (i16, i16) {
        let least = |of: fn(&Self, Direction) -> i16| {
            let all = Direction::ALL.iter().map(|from| of(self, *from));
            all.min().unwrap_or(0)
        };
        (least(Self::hull), least(Self::turret))
    }
}
