//! Where a damaged vehicle is damaged: its running gear or its main gun (BR10-SHA-P2).

use crate::rulesets::brygada::prelude::*;

use super::tables;
use super::vehicle_effect::{Damages, VehiclePart, damage_roll};

form! {
    /// The questions about where a vehicle is damaged.
    pub struct DamageLocation {
        group t::GROUP_TARGET => {
            /// The target has no turret, or its main gun is in the hull.
            hull_gun: bool = false, t::HULL_GUN, ["BR10-SHA-12", "BR10-VEH-01"];
            /// The part that was hit.
            part: VehiclePart = VehiclePart::Hull, t::PART_HIT, ["BR10-SHA-11"],
                when |form| !form.hull_gun;
        }
    }
}

/// The parts that can be damaged.
const DAMAGED: &[Word] =
    &[Effect::WORDS[Effect::Immobilised as usize], Effect::WORDS[Effect::GunDestroyed as usize]];

outcome! {
    /// The damaged part.
    pub struct Damaged of |_form: &DamageLocation| {
        /// It is immobilised, or its main gun is destroyed.
        effect: Effect, t::PART_EFFECT, words DAMAGED;
    }
}

impl Calculate for DamageLocation {
    type House = House;
    type Outcome = Damaged;
    const ABOUT: About =
        About::new("damage-location", t::DAMAGE_LOCATION, t::DAMAGE_LOCATION_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-SHA-P2"];

    fn work(&self, _: &House) -> Work<Self> {
        if !self.hull_gun {
            let (effect, note) = match self.part {
                VehiclePart::Hull => (Effect::Immobilised, t::NOTE_HULL_DAMAGED),
                VehiclePart::Turret => (Effect::GunDestroyed, t::NOTE_TURRET_DAMAGED),
            };
            return Working {
                headline: (t::PART_EFFECT, Figure::Word(effect.label())),
                notes: vec![Note::new(note, "BR10-SHA-11")],
                ..Working::default()
            }
            .into();
        }
        let need = Figure::Need(tables::GUN_DAMAGED_ON);
        let base = (t::EFFECT_GUN_DESTROYED, need.clone(), "BR10-SHA-12");
        Working {
            headline: (t::GUN_DESTROYED_ON, need),
            sums: vec![Sum::plain("gun", t::GUN_DESTROYED_ON, base)],
            rows: vec![ResultRow {
                title: t::ROLL_DAMAGE,
                roll: damage_roll(),
                cite: "BR10-SHA-12",
            }],
            notes: vec![Note::new(t::NOTE_HULL_GUN, "BR10-SHA-12")],
            ..Working::default()
        }
        .chance(t::WANT_GUN_GONE, Damaged::AT.effect.is(Effect::GunDestroyed))
        .rolls(self, |dice| Damaged { effect: Damages::ByDie.effect(dice) })
    }
}
