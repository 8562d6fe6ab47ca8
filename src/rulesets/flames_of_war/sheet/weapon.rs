//! The figures of a weapon from its army list, the same for a platoon and for the
//! calculators that use it.

use crate::rulesets::flames_of_war::prelude::*;

form! {
    /// A weapon for direct fire.
    pub struct Weapon {
        group t::GROUP_UNIT_WEAPONS => {
            /// Its range, in inches.
            range: Length<1, 80> = 24, t::WEAPON_RANGE, ["FOW-SHO-05", "FOW-SHO-06"];
            /// The printed rate of fire.
            rof: Count<1, 10> = 2, t::ROF, ["FOW-DIC-01"];
            /// Its Anti-tank.
            anti_tank: Count<1, 25> = 9, t::ANTI_TANK, ["FOW-SAV-01"];
            /// Its Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"];
        }
    }
}

/// Inches beyond which a target is far (FOW-HIT-T2, FOW-SAV-01).
const FAR: i16 = 16;

impl Weapon {
    /// Whether it can shoot at a far target.
    pub const fn reaches_far(&self) -> bool {
        self.range.0 > FAR
    }
}
