//! The effect of pierced armour on a vehicle: by a shot (BR10-SHA-10) or in an assault
//! (BR10-ASL-11).

use crate::dice::Band;
use crate::rulesets::brygada::prelude::*;

use super::tables;

choices! {
    /// The part of a vehicle that is hit (BR10-SHA-03). The upper hull of a turretless vehicle
    /// counts as its turret (BR10-VEH-01).
    pub enum VehiclePart {
        /// The hull.
        Hull = "hull" => t::PART_HULL,
        /// The turret.
        Turret = "turret" => t::PART_TURRET,
    }
}

/// The part that a damaged result affects (BR10-SHA-11, BR10-SHA-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damages {
    /// The running gear: the vehicle is immobilised.
    RunningGear,
    /// The main gun.
    MainGun,
    /// Either of the two, decided by a D6.
    ByDie,
}

impl Damages {
    /// The part that a hit damages: it depends on the part that is hit; without a turret, or with
    /// the main gun in the hull, a D6 decides (BR10-SHA-12).
    pub const fn of(part: VehiclePart, hull_gun: bool) -> Self {
        match part {
            _ if hull_gun => Self::ByDie,
            VehiclePart::Hull => Self::RunningGear,
            VehiclePart::Turret => Self::MainGun,
        }
    }

    /// The part that an assault damages: it depends on which part is weaker, each with its weakest
    /// armour; if they are equal, a D6 decides (BR10-AMB-13).
    pub const fn of_weakest(hull: i16, turret: i16, hull_gun: bool) -> Self {
        if hull_gun || hull == turret {
            Self::ByDie
        } else if hull < turret {
            Self::RunningGear
        } else {
            Self::MainGun
        }
    }

    /// The effect of a damaged result: immobilised, or main gun destroyed.
    pub fn effect(self, dice: &mut dyn Dice) -> Effect {
        match self {
            Self::RunningGear => Effect::Immobilised,
            Self::MainGun => Effect::GunDestroyed,
            Self::ByDie => [Effect::Immobilised, Effect::GunDestroyed][dice.band(&damage_roll())],
        }
    }
}

/// The D6 for the damaged part (BR10-SHA-12).
pub fn damage_roll() -> Roll {
    let band = |upto, effect: Effect| Band { upto, label: effect.label() };
    Roll::new(Die::D6)
        .bands(&[
            band(tables::GUN_DAMAGED_ON as u8 - 1, Effect::Immobilised),
            band(Die::D6.faces(), Effect::GunDestroyed),
        ])
        .named(t::ROLL_DAMAGE, "BR10-SHA-12")
}

/// The 2D6 on the effect table (BR10-SHA-T3), with the effects of the rows.
#[derive(Clone, Copy, Debug)]
pub struct EffectRoll {
    roll: Roll,
    /// The row of the table for each band, where 0 is the row of a lost action.
    rows: [usize; 4],
    damages: Damages,
}

impl EffectRoll {
    /// The roll with this modifier: from a card (BR10-SHA-13), and from a critical hit with the
    /// house rule (BR10-AMB-12). Totals below 2 are read as 2, above 12 as 12; a row that no total
    /// can reach has no band.
    pub fn new(modifier: i16, damages: Damages) -> Self {
        let third = match damages {
            Damages::RunningGear => Effect::Immobilised.label(),
            Damages::MainGun => Effect::GunDestroyed.label(),
            Damages::ByDie => t::EFFECT_DAMAGED,
        };
        let labels = [
            Effect::LosesAction.label(),
            Effect::LosesTurn.label(),
            third,
            Effect::Destroyed.label(),
        ];
        let (low, high) = (2, 12);
        let mut bands = Vec::new();
        let mut rows = [0; 4];
        let mut before = low - 1;
        for (row, label) in labels.into_iter().enumerate() {
            let last = tables::EFFECT.get(row).map(|last| i16::from(*last));
            let upto = last.map_or(high, |last| (last - modifier).min(high));
            if upto > before {
                rows[bands.len()] = row;
                let upto = upto as u8;
                bands.push(Band { upto, label });
                before = i16::from(upto);
            }
        }
        let roll = Roll::new(Die::D6).sum_of(2).bands(&bands).named(t::ROLL_EFFECT, "BR10-SHA-T3");
        Self { roll, rows, damages }
    }

    /// The roll, as it is shown.
    pub const fn roll(&self) -> Roll {
        self.roll
    }

    /// Rolls on the table, and for the damaged part if the result is damage.
    pub fn throw(&self, dice: &mut dyn Dice) -> Effect {
        match self.rows[dice.band(&self.roll)] {
            0 => Effect::LosesAction,
            1 => Effect::LosesTurn,
            2 => self.damages.effect(dice),
            _ => Effect::Destroyed,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aid::PartValue;
    use crate::dice::odds;

    /// The chances of each effect in 36ths, in the order of the words.
    fn chances(modifier: i16, damages: Damages) -> [f64; 6] {
        let roll = EffectRoll::new(modifier, damages);
        let odds = odds(|dice| roll.throw(dice).figure());
        std::array::from_fn(|effect| 36.0 * odds.probability(&(effect as u16)))
    }

    #[track_caller]
    fn same(found: [f64; 6], expected: [f64; 6]) {
        for (found, expected) in found.into_iter().zip(expected) {
            assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
        }
    }

    #[test]
    fn the_effect_table() {
        let hull = Damages::of(VehiclePart::Hull, false);
        let turret = Damages::of(VehiclePart::Turret, false);
        same(chances(0, hull), [0.0, 3.0, 7.0, 11.0, 0.0, 15.0]);
        same(chances(0, turret), [0.0, 3.0, 7.0, 0.0, 11.0, 15.0]);
        let by_die = Damages::of(VehiclePart::Hull, true);
        same(chances(0, by_die), [0.0, 3.0, 7.0, 5.5, 5.5, 15.0]);
    }

    #[test]
    fn a_modifier_moves_the_rows_and_the_ends_stay() {
        let hull = Damages::RunningGear;
        same(chances(2, hull), [0.0, 0.0, 3.0, 7.0, 0.0, 26.0]);
        same(chances(-2, hull), [0.0, 10.0, 11.0, 9.0, 0.0, 6.0]);
        same(chances(6, hull), [0.0, 0.0, 0.0, 0.0, 0.0, 36.0]);
        same(chances(-6, hull), [0.0, 30.0, 5.0, 1.0, 0.0, 0.0]);
    }

    #[test]
    fn the_weaker_part_is_damaged() {
        assert_eq!(Damages::of_weakest(1, 2, false), Damages::RunningGear);
        assert_eq!(Damages::of_weakest(2, 1, false), Damages::MainGun);
        assert_eq!(Damages::of_weakest(2, 2, false), Damages::ByDie);
        assert_eq!(Damages::of_weakest(1, 2, true), Damages::ByDie);
    }
}
