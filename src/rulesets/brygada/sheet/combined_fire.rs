//! Combined or separate fire at one target: the dice of each shot (BR10-CMB-P1).

use crate::rulesets::brygada::prelude::*;

use super::fire_at_infantry::{FireAtInfantry, fire_power_at};

/// The most weapons or bases that the list can have.
const MOST: usize = 6;

choices! {
    /// How several weapons or bases fire at one target.
    pub enum FireMode {
        /// As one shot (BR10-CMB-02, BR10-CMB-03).
        Combined = "combined" => t::FIRE_COMBINED,
        /// Each with a separate shot (BR10-CMB-05).
        Separate = "separate" => t::FIRE_SEPARATE,
    }
}

form! {
    /// A weapon of a vehicle, or a base of a squad.
    pub struct FiringWeapon {
        group t::GROUP_FIRING_1 => {
            /// Its fire power at the distance; 0 if its card has a dash.
            fire_power: Count<0, 12> = 2, t::FIRE_POWER, ["BR10-SHI-01", "BR10-RNG-02"];
            /// It fires at this target, rather than at another one or not at all.
            same_target: bool = true, t::SAME_TARGET, ["BR10-CMB-01", "BR10-CMB-03", "BR10-VEH-02"];
            /// It is co-axial with the weapon before it on the list.
            co_axial: bool = false, t::CO_AXIAL_WITH_LAST, ["BR10-CMB-04"];
        }
    }
}

form! {
    /// The questions about combined or separate fire.
    pub struct CombinedFire {
        group t::GROUP_FIRE => {
            /// Combined or separate.
            mode: FireMode = FireMode::Combined, t::FIRE_MODE, ["BR10-CMB-01", "BR10-CMB-02", "BR10-CMB-03"];
            /// The distance to the target, which the next shot needs.
            band: Band = Band::UpTo10, t::BAND, ["BR10-RNG-03", "BR10-CMB-P1"];
            /// How many weapons or bases are on the list.
            weapons_listed: Count<1, 6> = 2, t::WEAPONS_LISTED, ["BR10-CMB-P1"];
            /// The weapons or bases, one after another.
            weapons: [FiringWeapon; MOST] => "weapons",
                heads [t::GROUP_FIRING_1, t::GROUP_FIRING_2, t::GROUP_FIRING_3, t::GROUP_FIRING_4, t::GROUP_FIRING_5, t::GROUP_FIRING_6],
                when |form, nth| (nth as i16) < form.weapons_listed.0,
                with {
                    co_axial = false, t::CO_AXIAL_WITH_LAST, ["BR10-CMB-04"], when |_form, nth| nth > 0;
                };
        }
    }
}

/// The id and the title of each separate shot, for its sum and for the opening that fires it.
const SHOTS: [(&str, Text); MOST] = [
    ("shot-1", t::GROUP_FIRING_1),
    ("shot-2", t::GROUP_FIRING_2),
    ("shot-3", t::GROUP_FIRING_3),
    ("shot-4", t::GROUP_FIRING_4),
    ("shot-5", t::GROUP_FIRING_5),
    ("shot-6", t::GROUP_FIRING_6),
];

impl CombinedFire {
    fn listed(&self) -> &[FiringWeapon] {
        &self.weapons[..self.weapons_listed.count() as usize]
    }

    /// The weapons that fire at the target, each with its place and its dice.
    fn firing(&self) -> Vec<(usize, i16)> {
        let listed = self.listed().iter().enumerate();
        listed
            .filter(|(_, weapon)| weapon.same_target && weapon.fire_power.0 > 0)
            .map(|(place, weapon)| (place, weapon.fire_power.0))
            .collect()
    }

    /// Whether a co-axial weapon and the one beside it, both in range, fire at different targets
    /// (BR10-CMB-P1, steps 1 and 4).
    fn splits_co_axial_fire(&self) -> bool {
        self.listed().windows(2).any(|pair| {
            let fire = pair.iter().all(|weapon| weapon.fire_power.0 > 0);
            fire && pair[1].co_axial && pair[0].same_target != pair[1].same_target
        })
    }

    /// The dice of the combined shot.
    fn combined(powers: &[i16]) -> Sum {
        let highest = powers.iter().copied().max().unwrap_or(0);
        let further = (powers.len() as i16 - 1).max(0);
        let mut modifiers = Vec::new();
        if further > 0 {
            modifiers.push(Modifier::new(t::MOD_FURTHER_WEAPONS, further, "BR10-CMB-02"));
        }
        Sum::dice("dice", t::NUMBER_OF_DICE, (t::HIGHEST_FIRE_POWER, highest, "BR10-SHI-01"))
            .with(modifiers)
    }

    /// Opens the calculator for a shot with these dice, with the further weapons that join it.
    fn opening(&self, fire_power: i16, joining: i16) -> To<FireAtInfantry> {
        let first = FireAtInfantry::AT.weapons.nth(0);
        Opening::to::<FireAtInfantry>()
            .deciding(FireAtInfantry::AT.band, self.band)
            .deciding(first.then(fire_power_at(self.band)), fire_power)
            .deciding(FireAtInfantry::AT.joining, joining)
    }
}

impl Calculate for CombinedFire {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("combined-fire", t::COMBINED_FIRE, t::COMBINED_FIRE_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-CMB-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        let firing = self.firing();
        let powers: Vec<i16> = firing.iter().map(|(_, power)| *power).collect();
        let mut refusals = Notes::default();
        refusals.add(firing.is_empty(), t::REFUSED_NO_FIRE_POWER, "BR10-RNG-02");
        refusals.add(self.splits_co_axial_fire(), t::REFUSED_CO_AXIAL, "BR10-CMB-04");
        let may_fire = refusals.0.is_empty();
        let mut out = Notes::default();
        let silent = |weapon: &FiringWeapon| weapon.same_target && weapon.fire_power.0 == 0;
        out.add(may_fire && self.listed().iter().any(silent), t::NOTE_WEAPON_SILENT, "BR10-RNG-02");
        let mut working =
            Working { not_counted: out.0, refusals: refusals.0, ..Working::default() };
        match self.mode {
            FireMode::Combined => {
                let sum = Self::combined(&powers);
                working.headline = (t::NUMBER_OF_DICE, sum.result.clone());
                working.sums = vec![sum];
                working.notes = vec![Note::new(t::NOTE_ONE_ROLL, "BR10-CMB-05")];
                if may_fire {
                    let highest = powers.iter().copied().max().unwrap_or(0);
                    let joining = powers.len() as i16 - 1;
                    working.next = vec![self.opening(highest, joining).into()];
                }
            }
            FireMode::Separate => {
                let shots = Sum::plain(
                    "shots",
                    t::NUMBER_OF_SHOTS,
                    (t::WEAPONS_THAT_FIRE, Figure::Number(firing.len() as i16), "BR10-CMB-03"),
                );
                working.headline = (t::NUMBER_OF_SHOTS, shots.result.clone());
                working.sums = vec![shots];
                for &(place, power) in &firing {
                    let (id, title) = SHOTS[place];
                    let base = (t::FIRE_POWER, Figure::Dice(power), "BR10-SHI-01");
                    working.sums.push(Sum::plain(id, title, base));
                    if may_fire {
                        let opening = self.opening(power, 0).named(title);
                        working.next.push(opening.into());
                    }
                }
                working.notes = vec![Note::new(t::NOTE_SEPARATE_SHOTS, "BR10-CMB-05")];
            }
        }
        working.notes.push(Note::new(t::NOTE_SAME_MODIFIERS, "BR10-MOD-02"));
        working.into()
    }
}
