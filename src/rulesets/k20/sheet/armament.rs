//! Ammunition: AP, HT, HE or small arms, and the strength of its hit (K20-AMM-P1,
//! K20-AMM-P2, K20-AMM-P5).

use crate::rulesets::k20::prelude::*;

use super::effect::{Half, Impact, Strength};
use super::facing::FaceHit;
use super::{range, tables};

choices! {
    /// Ammunition of direct fire.
    pub enum Ammunition {
        /// Armour-piercing; range changes its strength.
        Ap = "ap" => t::AMMO_AP,
        /// HT ammunition; range does not change its strength.
        Ht = "ht" => t::AMMO_HT,
        /// High explosive, with a template.
        He = "he" => t::AMMO_HE,
        /// The anti-armour shot of infantry weapons and machine guns.
        SmallArms = "small-arms" => t::AMMO_SMALL_ARMS,
    }
}

choices! {
    /// Infantry weapons and machine guns, by the reach of their anti-armour
    /// shot (K20-AMM-T4).
    pub enum Armament {
        /// AK.
        Automatic = "ak" => t::ARMAMENT_AK,
        /// AK and LKM.
        AutomaticAndGun = "ak-lkm" => t::ARMAMENT_AK_LKM,
        /// KB.
        Rifle = "kb" => t::ARMAMENT_KB,
        /// KB and LKM.
        RifleAndGun = "kb-lkm" => t::ARMAMENT_KB_LKM,
        /// Machine guns of vehicles.
        VehicleGuns = "vehicle-km" => t::ARMAMENT_VEHICLE_KM,
        /// KBK.
        Carbine = "kbk" => t::ARMAMENT_KBK,
        /// KBK and LKM.
        CarbineAndGun = "kbk-lkm" => t::ARMAMENT_KBK_LKM,
        /// PM.
        SubMachineGun = "pm" => t::ARMAMENT_PM,
        /// PM and LKM.
        SubMachineGunAndGun = "pm-lkm" => t::ARMAMENT_PM_LKM,
        /// Any other armament, whose reach is entered (K20-AMB-62).
        Other = "other" => t::ARMAMENT_OTHER,
    }
}

impl Armament {
    /// The reach of its anti-armour shot, in inches, if the table has one.
    pub const fn reach(self) -> Option<i16> {
        let row = match self {
            Self::Automatic
            | Self::AutomaticAndGun
            | Self::Rifle
            | Self::RifleAndGun
            | Self::VehicleGuns => 0,
            Self::Carbine => 1,
            Self::CarbineAndGun => 2,
            Self::SubMachineGun => 3,
            Self::SubMachineGunAndGun => 4,
            Self::Other => return None,
        };
        Some(tables::ANTI_ARMOUR_RANGE[row])
    }
}

/// A shot of solid ammunition at a vehicle, a gun or a structure.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Solid {
    /// The ammunition: AP, HT or the anti-armour shot.
    pub ammunition: Ammunition,
    /// The value of that ammunition.
    pub value: i16,
    /// The distance of the shot.
    pub distance: i16,
    /// The target has no armour, which matters only for AP (K20-AMB-40).
    pub unarmoured: bool,
    /// The bonus of a critical hit.
    pub critical: Critical,
    /// The armour of the face that is hit.
    pub dv: i16,
}

impl Solid {
    /// The strength; `None` if AP of this value cannot be fired that far (K20-AMM-T1).
    pub fn strength(&self, house: House) -> Option<Strength> {
        let mut strength = match self.ammunition {
            Ammunition::Ht => Strength::new((t::HT_VALUE, self.value, "K20-AMM-03")),
            Ammunition::SmallArms => {
                Strength::new((t::ANTI_ARMOUR_VALUE, self.value, "K20-AMM-07"))
            }
            Ammunition::Ap | Ammunition::He => {
                let by_range = tables::ap_strength(self.value, self.distance)?;
                let mut strength = Strength::new((t::AP_VALUE, self.value, "K20-AMM-01"));
                strength.add(t::RANGE, by_range, "K20-AMM-T1");
                if self.unarmoured {
                    strength.add(t::UNARMOURED, tables::UNARMOURED, "K20-AMM-02");
                }
                strength
            }
        };
        strength.add(self.critical.label(), self.critical.strength(), "K20-DIR-T5");
        strength.less_armour(self.dv, house);
        Some(strength)
    }
}

/// A note that AP of this value does not reach that far; a value of 0 usually means that the figure
/// was not entered.
pub(crate) fn too_far_for_ap(value: i16) -> Note {
    let words = match value {
        0 => t::REFUSED_AP_ZERO,
        _ => t::REFUSED_AP_RANGE,
    };
    Note::new(words, "K20-AMM-T1")
}

/// The effect of range on AP, shown beside the distance.
pub(crate) fn ap_beside(value: i16, distance: i16) -> Phrase {
    let band = range::ap_band(distance);
    match tables::ap_strength(value, distance) {
        Some(modifier) => t::beside_strength(band, range::signed(modifier)),
        None => t::beside_word(band, t::AP_NO),
    }
}

choices! {
    /// Solid ammunition.
    pub enum Round {
        /// Armour-piercing.
        Ap = "ap" => t::AMMO_AP,
        /// HT ammunition.
        Ht = "ht" => t::AMMO_HT,
    }
}

form! {
    /// The questions about the strength of a hit by AP or HT.
    pub struct ApStrength {
        group t::GROUP_HIT_EFFECT => {
            /// The round that hits.
            round: Round = Round::Ap, t::AMMUNITION, ["K20-AMM-01", "K20-AMM-03"];
            /// Its AP value.
            ap: Count<0, 30> = 0, t::AP_VALUE, ["K20-AMM-01", "K20-AMM-T1", "K20-GEN-06"],
                when |form| form.round == Round::Ap;
            /// Its HT value.
            ht: Count<0, 30> = 0, t::HT_VALUE, ["K20-AMM-03", "K20-GEN-06"],
                when |form| form.round == Round::Ht;
            /// The distance of the shot.
            distance: Inches<0, 100> = 0, t::DISTANCE, ["K20-AMM-T1", "K20-AMB-13"],
                when |form| form.round == Round::Ap;
            /// The armour of the face that is hit.
            armour: FaceHit => "", heads [t::GROUP_HIT_EFFECT];
        }
        group t::GROUP_MORE => {
            /// The target.
            target: Target = Target::Vehicle, t::TARGET, ["K20-AMM-01", "K20-AMM-03"];
            /// It has no armour.
            unarmoured: bool = false, t::UNARMOURED, ["K20-AMM-02", "K20-AMB-40", "K20-AMB-56"],
                when |form| form.round == Round::Ap && matches!(form.target, Target::Vehicle | Target::Gun);
            /// The bonus of a critical hit.
            critical: Critical = Critical::None, t::CRITICAL, ["K20-DIR-T5"];
            /// It already has 1 damage.
            damaged: bool = false, t::ALREADY_DAMAGED, ["K20-AMB-10"];
        }
    }
}

impl Calculate for ApStrength {
    type House = House;
    type Outcome = Impact;

    const ABOUT: About = About::new("ap-strength", t::AP_STRENGTH, t::AP_STRENGTH_SUMMARY);
    const CITES: &'static [Cite] = &["K20-AMM-P1", "K20-AMM-P2", "K20-AMM-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let half = Half::Vehicle;
        let beside = match self.round {
            Round::Ap => vec![(Self::AT.distance.index(), ap_beside(self.ap.0, self.distance.0))],
            Round::Ht => Vec::new(),
        };
        let refused = |word, why| Working {
            beside: beside.clone(),
            ..Working::refused(t::STRENGTH, word, vec![why])
        };
        if self.target == Target::Infantry {
            let why = match self.round {
                Round::Ap => Note::new(t::REFUSED_AP_INFANTRY, "K20-AMM-01"),
                Round::Ht => Note::new(t::REFUSED_HT_INFANTRY, "K20-AMM-03"),
            };
            return refused(t::WORD_NOT_ALLOWED, why).into();
        }
        let Some(strength) = self.solid().strength(*house) else {
            return refused(t::WORD_TOO_FAR, too_far_for_ap(self.ap.0)).into();
        };
        let row = half.roll(strength.total());
        let damaged = self.damaged;
        let mut notes: Vec<Note> = strength.note().into_iter().collect();
        notes.extend(target_notes(self.target, *house));
        let mut out = Notes::default();
        let of_armour = matches!(self.target, Target::Vehicle | Target::Gun);
        out.add(
            self.unarmoured && of_armour && self.round == Round::Ht,
            t::OUT_UNARMOURED,
            "K20-AMB-40",
        );
        let working = Working {
            not_counted: out.0,
            headline: (t::STRENGTH, Figure::Signed(strength.row())),
            sums: vec![strength.sum(t::STRENGTH)],
            rows: vec![half.row(t::STRENGTH, strength.total())],
            beside,
            notes,
            next: half.tests(self.target == Target::Vehicle),
            ..Working::default()
        };
        half.wanted(working, Impact::AT.effect, self.target == Target::Vehicle, 3)
            .rolls(&half, move |dice| Impact::roll(dice, half, &row, damaged))
    }
}

impl ApStrength {
    fn solid(&self) -> Solid {
        let (ammunition, value) = match self.round {
            Round::Ap => (Ammunition::Ap, self.ap.0),
            Round::Ht => (Ammunition::Ht, self.ht.0),
        };
        Solid {
            ammunition,
            value,
            distance: self.distance.0,
            unarmoured: self.unarmoured && matches!(self.target, Target::Vehicle | Target::Gun),
            critical: self.critical,
            dv: self.armour.armour(),
        }
    }
}

/// Notes on effects on a target.
pub(crate) fn target_notes(target: Target, house: House) -> Vec<Note> {
    match target {
        Target::Infantry => Half::Infantry.notes(house),
        Target::Vehicle | Target::Gun => Half::Vehicle.notes(house),
        Target::Building => {
            let mut notes = Half::Vehicle.notes(house);
            notes.push(Note::new(t::NOTE_STRUCTURE, "K20-AMB-60"));
            notes
        }
    }
}
