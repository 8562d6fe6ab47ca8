//! Fire of anti-infantry weapons: at infantry (BR10-SHI-P1), at the crew of a gun
//! (BR10-GUN-P1) and at a light vehicle (BR10-SHL-P1), with one weapon or several
//! combined (BR10-CMB-02, BR10-CMB-03).

use crate::rulesets::brygada::prelude::*;

use super::card::{MOST_WEAPONS, Weapon};
use super::shot::Shot;
use super::words::GunSide;
use super::{success, tables};

choices! {
    /// The targets of anti-infantry weapons (BR10-SHI-10, BR10-SHL-01, BR10-GUN-01).
    pub enum FireTarget {
        /// A squad or a team.
        Infantry = "infantry" => t::KIND_INFANTRY,
        /// A light vehicle.
        LightVehicle = "light-vehicle" => t::KIND_LIGHT_VEHICLE,
        /// The crew of a gun, if its shield does not cover the side that the shot comes from.
        GunCrew = "gun-crew" => t::TARGET_GUN_CREW,
    }
}

form! {
    /// The questions about a shot of anti-infantry weapons.
    pub struct FireAtInfantry {
        group t::GROUP_SHOT => {
            /// The distance to the target.
            band: Band = Band::UpTo10, t::BAND, ["BR10-RNG-01", "BR10-RNG-03", "BR10-AMB-06"];
            /// The target.
            target: FireTarget = FireTarget::Infantry, t::FIRED_AT, ["BR10-SHI-10", "BR10-SHL-01", "BR10-GUN-01"];
            /// Its quality: for a vehicle or gun, that of the crew.
            quality: Count<1, 6> = 3, t::TARGET_QUALITY, ["BR10-SHI-02", "BR10-AMB-15", "BR10-AMB-24", "BR10-AMB-27"];
            /// The bases that it has.
            bases: Count<1, 12> = 2, t::TARGET_BASES, ["BR10-SHI-07", "BR10-SHI-T2"],
                when |form| form.target == FireTarget::Infantry;
            /// Half of it or more is concealed. A crew always counts as hidden.
            hidden: bool = false, t::TARGET_HIDDEN, ["BR10-RNG-06", "BR10-SHI-T1", "BR10-AMB-07"],
                when |form| form.target != FireTarget::GunCrew;
            /// It is locked in an assault with infantry.
            locked: bool = false, t::TARGET_LOCKED, ["BR10-AMB-48"],
                when |form| form.target != FireTarget::LightVehicle;
            /// The shooter may fire a shell, or has fired one.
            area: bool = false, t::AREA_WEAPON, ["BR10-ARE-01"],
                when |_form| false;
            /// The shooter has fired a shell, so its main gun strikes only units under the
            /// template.
            burst: bool = false, t::AREA_WEAPON, ["BR10-AMB-47"],
                when |_form| false;
            /// The target is under the template: the shell strikes it without being aimed at it.
            shell: bool = false, t::UNDER_SHELL, ["BR10-ARE-05", "BR10-AMB-22", "BR10-AMB-47"];
            /// This shell has already struck the target.
            struck: bool = false, t::AREA_WEAPON, ["BR10-ARE-05"],
                when |_form| false;
            /// The target is on the shooter's side.
            own: bool = false, t::AREA_WEAPON, ["BR10-ARE-06"],
                when |_form| false;
            /// The target does not move, in a turn in which only moving units may be shot at.
            still: bool = false, t::AREA_WEAPON, ["BR10-AMB-39"],
                when |_form| false;
            /// The side of the gun that a shot meets.
            side: GunSide = GunSide::Crew, t::GUN_SIDE, ["BR10-GUN-01", "BR10-SHI-10"],
                when |form| form.target == FireTarget::GunCrew && !form.shell;
            /// How the shot is fired.
            shot: Shot => "";
        }
        group t::GROUP_FIRE_POWER => {
            /// How many different weapons fire together.
            weapons_firing: Count<1, 3> = 1, t::WEAPONS_FIRING, ["BR10-CMB-01", "BR10-CMB-02"];
            /// Further bases or weapons that join the shot, with as many dice or fewer.
            joining: Count<0, 11> = 0, t::JOINING, ["BR10-CMB-02", "BR10-CMB-03", "BR10-INF-03"];
            /// The weapons that fire; only their dice at this distance are asked for.
            weapons: [Weapon; MOST_WEAPONS] => "weapons",
                heads [t::GROUP_FIRE_POWER, t::GROUP_WEAPON_2, t::GROUP_WEAPON_3],
                when |form, nth| form.fires(nth),
                with {
                    at_10 = 0, t::FIRE_AT_10, ["BR10-SHI-01", "BR10-RNG-02", "BR10-CRD-06"], when |form, _| form.band == Band::UpTo10;
                    at_20 = 0, t::FIRE_AT_20, ["BR10-SHI-01", "BR10-RNG-02", "BR10-CRD-06"], when |form, _| form.band == Band::UpTo20;
                    at_30 = 0, t::FIRE_AT_30, ["BR10-SHI-01", "BR10-RNG-02", "BR10-CRD-06"], when |form, _| form.band == Band::UpTo30;
                    at_40 = 0, t::FIRE_AT_40, ["BR10-SHI-01", "BR10-RNG-02", "BR10-CRD-06"], when |form, _| form.band == Band::UpTo40;
                    at_50 = 0, t::FIRE_AT_50, ["BR10-SHI-01", "BR10-RNG-02", "BR10-CRD-06"], when |form, _| form.band == Band::UpTo50;
                    over_50 = 0, t::FIRE_OVER_50, ["BR10-SHI-01", "BR10-RNG-02", "BR10-CRD-06"], when |form, _| form.band == Band::Over50;
                    mount = Mount::Turret, t::MOUNT, ["BR10-RNG-08"], when |_form, _| false;
                },
                defaults {
                    at_10 = [4, 0, 0];
                    at_20 = [3, 0, 0];
                    at_30 = [2, 0, 0];
                    at_40 = [1, 0, 0];
                };
        }
    }
}

/// The question for the dice of a weapon at a distance.
pub const fn fire_power_at(band: Band) -> At<Weapon, Count<0, 12>> {
    match band {
        Band::UpTo10 => Weapon::AT.at_10,
        Band::UpTo20 => Weapon::AT.at_20,
        Band::UpTo30 => Weapon::AT.at_30,
        Band::UpTo40 => Weapon::AT.at_40,
        Band::UpTo50 => Weapon::AT.at_50,
        Band::Over50 => Weapon::AT.over_50,
    }
}

/// The words for whether the target is destroyed.
const DESTROYED: [Word; 2] = [
    Word { id: "no", label: t::WORD_NOT_DESTROYED, tone: Tone::Bad },
    Word { id: "yes", label: t::EFFECT_DESTROYED, tone: Tone::Good },
];

outcome! {
    /// The effect of the shot.
    pub struct Fired of |form: &FireAtInfantry| {
        /// Bases that a squad loses: all of them if it is destroyed.
        bases_lost: u32, t::BASES_LOST, when form.target == FireTarget::Infantry;
        /// The squad, vehicle or gun is destroyed.
        destroyed: bool, t::PART_TARGET, words &DESTROYED;
        /// Morale markers on the surviving target.
        markers: u32, t::MORALE_MARKERS, when form.target != FireTarget::LightVehicle;
        /// Dice that succeeded.
        successes: u32, t::PART_SUCCESSES;
    }
}

impl FireAtInfantry {
    /// Whether the weapon at this place fires. The first is the main gun, which may fire the
    /// shell. No other weapon adds dice to a shell, and after the gun has fired one it cannot also
    /// fire aimed (BR10-AMB-22, BR10-AMB-47).
    const fn fires(&self, nth: usize) -> bool {
        let may = if self.is_shell() { nth == 0 } else { nth > 0 || !(self.area && self.burst) };
        may && (nth as i16) < self.weapons_firing.0
    }

    /// The index of each weapon that fires, and its dice.
    pub fn firing(&self) -> impl Iterator<Item = (usize, i16)> {
        let weapons = self.weapons.iter().enumerate().filter(|(nth, _)| self.fires(*nth));
        weapons.map(|(nth, weapon)| (nth, weapon.at(self.band)))
    }

    /// The dice of each weapon that fires.
    fn powers(&self) -> impl Iterator<Item = i16> {
        self.firing().map(|(_, power)| power)
    }

    /// The dice: the highest fire power, and one more for each further weapon or base
    /// (BR10-CMB-02, BR10-CMB-03). If no weapon reaches the target, there are none.
    fn dice(&self) -> (Sum, i16) {
        let highest = self.powers().max().unwrap_or(0);
        let further = self.powers().filter(|power| *power > 0).count() as i16 - 1;
        let mut modifiers = Vec::new();
        if highest > 0 {
            let mut add = |label: Text, dice, cite| {
                if dice > 0 {
                    modifiers.push(Modifier::new(label, dice, cite));
                }
            };
            add(t::MOD_FURTHER_WEAPONS, further, "BR10-CMB-02");
            add(t::JOINING, self.joining.0, "BR10-CMB-03");
        }
        let mut dice = highest + modifiers.iter().map(|more| more.value).sum::<i16>();
        // If no weapon reaches the target, the players' own modifiers add no dice.
        if highest > 0 {
            dice = own::add_dice("dice", dice, &mut modifiers);
        }
        let sum =
            Sum::dice("dice", t::NUMBER_OF_DICE, (t::HIGHEST_FIRE_POWER, highest, "BR10-SHI-01"))
                .with(modifiers);
        (sum, dice)
    }

    /// Whether the shot is a shell that burst, which is not aimed at the unit it strikes.
    pub const fn is_shell(&self) -> bool {
        self.shell
    }

    /// The rule by which the target is hidden.
    fn hidden(&self) -> Option<Cite> {
        match self.target {
            FireTarget::GunCrew => Some("BR10-AMB-15"),
            _ if self.hidden => Some("BR10-RNG-06"),
            _ => None,
        }
    }

    /// The number that each die needs (BR10-SHI-03).
    fn need(&self, house: House) -> (Sum, i16) {
        let modifiers = self.shot.modifiers(self.hidden(), "BR10-SHI-T1", house);
        let quality = (t::TARGET_QUALITY, self.quality.0, "BR10-SHI-02");
        let (mut sum, need) = Sum::need("to-hit", t::EACH_DIE_NEEDS, quality, modifiers);
        // A die cannot show less than 1.
        let need = need.max(1);
        if need == 1 {
            sum.result = Figure::Need(need);
        }
        (sum, need)
    }

    /// The bases that the target has.
    fn bases(&self) -> u32 {
        match self.target {
            FireTarget::Infantry => self.bases.count(),
            FireTarget::LightVehicle | FireTarget::GunCrew => 1,
        }
    }

    fn notes(&self, dice: i16, need: i16, house: House) -> Vec<Note> {
        let mut notes = Notes::default();
        let plain = need == self.quality.0;
        notes.add(!plain, t::NOTE_OTHER_SIGN, "BR10-SHI-03");
        notes.add(need == 1, t::NOTE_EVERY_DIE, "BR10-SHI-P1");
        notes.add(need > 6, t::NOTE_NO_DIE, "BR10-SHI-03");
        match self.target {
            FireTarget::Infantry => {
                notes.add(self.bases.0 > 1, t::NOTE_OWNER_PICKS, "BR10-SHI-08");
                let text = if house.four_take_two {
                    t::NOTE_FOUR_TAKE_TWO
                } else {
                    t::NOTE_FOUR_TAKE_THREE
                };
                // A squad with fewer bases is destroyed with and without the house rule.
                notes.add(self.bases.0 > 2 && dice > 3, text, "BR10-AMB-10");
            }
            FireTarget::LightVehicle => {
                notes.add(true, t::NOTE_LIGHT_VEHICLE, "BR10-SHL-02");
            }
            FireTarget::GunCrew => notes.add(true, t::NOTE_GUN_CREW, "BR10-AMB-15"),
        }
        notes.0.extend(self.shot.notes());
        notes.0
    }

    /// Notes on circumstances that seem to change the shot but do not.
    fn not_counted(&self, dice: i16, house: House) -> Vec<Note> {
        let mut out = Notes::default();
        let silent = self.powers().any(|power| power == 0);
        out.add(dice > 0 && silent, t::NOTE_WEAPON_SILENT, "BR10-RNG-02");
        out.0.extend(self.shot.not_counted(house));
        out.0
    }
}

impl Calculate for FireAtInfantry {
    type House = House;
    type Outcome = Fired;
    const ABOUT: About =
        About::new("fire-at-infantry", t::FIRE_AT_INFANTRY, t::FIRE_AT_INFANTRY_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-SHI-P1", "BR10-SHL-P1", "BR10-SHI-T1", "BR10-SHI-T2"];

    fn work(&self, house: &House) -> Work<Self> {
        let (dice_sum, dice) = self.dice();
        let (need_sum, need) = self.need(*house);
        let mut refusals = Notes::default();
        let reaches = self.powers().any(|power| power > 0);
        refusals.add(!reaches, t::REFUSED_NO_FIRE_POWER, "BR10-RNG-02");
        let locked = self.locked && self.target != FireTarget::LightVehicle && !self.is_shell();
        refusals.add(locked && !house.fire_at_locked, t::REFUSED_LOCKED, "BR10-AMB-48");
        let (shell, area) = (self.is_shell(), self.area);
        let shielded = self.target == FireTarget::GunCrew && self.side == GunSide::Shield;
        refusals.add(shielded && !shell, t::REFUSED_SHIELD, "BR10-SHI-10");
        refusals.add(area && self.own && !shell, t::REFUSED_OWN_UNIT, "BR10-ARE-06");
        refusals.add(area && self.still && !shell, t::REFUSED_NOT_IN_VIEW, "BR10-AMB-39");
        refusals.add(self.struck && shell, t::REFUSED_STRUCK, "BR10-ARE-05");
        let working = Working {
            headline: (t::EACH_DIE_NEEDS, need_sum.result.clone()),
            dice: Some((t::DICE_D6, Figure::Dice(dice))),
            sums: vec![dice_sum, need_sum],
            refusals: refusals.0,
            notes: self.notes(dice, need, *house),
            not_counted: self.not_counted(dice, *house),
            ..Working::default()
        };
        let destroyed = Fired::AT.destroyed.is(true);
        let marked = Fired::AT.markers.at_least(1);
        let working = match self.target {
            FireTarget::Infantry => working
                .chance(t::WANT_BASE_LOST, Fired::AT.bases_lost.at_least(1))
                .chance(t::WANT_INFANTRY_DESTROYED, destroyed)
                .chance(t::WANT_MARKER, marked),
            FireTarget::LightVehicle => working.chance(t::WANT_DESTROYED, destroyed),
            FireTarget::GunCrew => {
                working.chance(t::WANT_CREW_LOST, destroyed).chance(t::WANT_MARKER, marked)
            }
        };
        let roll = Roll::new(Die::D6).at_least(need).named(t::ROLL_FIRE, "BR10-SHI-02").by_acting();
        let (target, bases, house) = (self.target, self.bases(), *house);
        working.rolls(self, move |roller| {
            let successes = roller.successes(&roll, dice as u32);
            if target == FireTarget::LightVehicle {
                return Fired {
                    destroyed: successes >= tables::DESTROYS_LIGHT,
                    successes,
                    ..Fired::default()
                };
            }
            let losses = success::effect_of(roller, successes, bases, &house);
            Fired {
                destroyed: losses.destroyed,
                bases_lost: losses.bases,
                markers: losses.markers,
                successes,
            }
        })
    }
}
