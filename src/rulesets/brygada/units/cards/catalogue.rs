//! The sheet's own cards (BR10-CRD-T1 to BR10-CRD-T3, BR10-VEC-T1 to BR10-VEC-T4), and
//! blank ones for all the others.

use crate::rulesets::brygada::prelude::*;

use super::faces::{
    ARMAMENT, GUN_NAME, HULL_ARMAMENT, NATION, TURRET_ARMAMENT, TYPE, WEAPON_NAMES,
};
use crate::rulesets::brygada::sheet::card::{AntiTank, Armour, Weapon};
use crate::rulesets::brygada::sheet::infantry_card::{InfantryCard, Squad};
use crate::rulesets::brygada::sheet::tables::{self, FinishedSquad, GERMAN_12, SOVIET_01, T_26};
use crate::rulesets::brygada::units::unit::Unit;

form! {
    /// The options of a squad, each of which can be bought at most once (BR10-CRD-04, BR10-AMB-25).
    pub struct Options {
        group t::GROUP_SQUAD_OPTIONS => {
            /// One more base.
            base: bool = false, t::OPTION_BASE, ["BR10-CRD-T2", "BR10-AMB-25"];
            /// The DP light machine gun.
            machine_gun: bool = false, t::SQUAD_MACHINE_GUN, ["BR10-CRD-T2"];
            /// Molotov bottles.
            bottles: bool = false, t::SQUAD_BOTTLES, ["BR10-CRD-T2", "BR10-AMB-01"];
        }
    }
}

/// The catalogue.
pub const CATALOGUE: &[Entry] = &[
    Entry {
        id: "rifle",
        name: t::SQUAD_RIFLE,
        about: t::CATALOGUE_RIFLE,
        options: Options::FIELDS,
        blank: false,
        make: |options, house| squad(Squad::Rifle, options, house),
        cites: &["BR10-CRD-T1", "BR10-CRD-T2"],
    },
    Entry {
        id: "guard",
        name: t::SQUAD_GUARD,
        about: t::CATALOGUE_GUARD,
        options: Options::FIELDS,
        blank: false,
        make: |options, house| squad(Squad::Guard, options, house),
        cites: &["BR10-CRD-T1", "BR10-CRD-T2"],
    },
    finished("soviet-rifle", t::CATALOGUE_SOVIET, t::CATALOGUE_SOVIET_ABOUT, |_, _| {
        let unit = Unit { basis: Basis::Rifle, ..finished_card(&SOVIET_01) };
        Made {
            unit: unit.answers(),
            words: vec![(NATION, t::NATION_SOVIET), (ARMAMENT, t::ARMAMENT_RIFLE_BOTH)],
        }
    }),
    finished("german-rifle", t::CATALOGUE_GERMAN, t::CATALOGUE_GERMAN_ABOUT, |_, _| Made {
        unit: finished_card(&GERMAN_12).answers(),
        words: vec![(NATION, t::NATION_GERMANY), (ARMAMENT, t::ARMAMENT_RIFLE)],
    }),
    Entry {
        cites: &["BR10-VEC-T1", "BR10-VEC-T2", "BR10-VEC-T3", "BR10-VEC-T4"],
        ..finished("t-26", t::CATALOGUE_T_26, t::CATALOGUE_T_26_ABOUT, |_, _| Made {
            unit: t_26().answers(),
            words: vec![
                (NATION, t::NATION_SOVIET),
                (TYPE, t::TYPE_INFANTRY_TANK),
                (TURRET_ARMAMENT, t::ARMAMENT_T_26),
                (HULL_ARMAMENT, t::ARMAMENT_NONE),
                (GUN_NAME, t::GUN_45),
                (WEAPON_NAMES[0], t::GUN_MACHINE_GUN),
                (WEAPON_NAMES[1], t::GUN_45),
            ],
        })
    },
    blank("blank-squad", t::CATALOGUE_SQUAD, UnitKind::Infantry),
    blank("blank-light-vehicle", t::CATALOGUE_LIGHT_VEHICLE, UnitKind::LightVehicle),
    blank("blank-armoured", t::CATALOGUE_ARMOURED, UnitKind::Armoured),
    blank("blank-gun", t::CATALOGUE_GUN, UnitKind::Gun),
];

type Make = fn(&Values, &Values) -> Made;

const fn finished(id: &'static str, name: Text, about: Text, make: Make) -> Entry {
    Entry { id, name, about, options: &[], blank: false, make, cites: &["BR10-CRD-T3"] }
}

const fn blank(id: &'static str, name: Text, kind: UnitKind) -> Entry {
    Entry {
        id,
        name,
        about: t::CATALOGUE_BLANK,
        options: &[],
        blank: true,
        make: match kind {
            UnitKind::Infantry => |_, _| empty(UnitKind::Infantry),
            UnitKind::LightVehicle => |_, _| empty(UnitKind::LightVehicle),
            UnitKind::Armoured => |_, _| empty(UnitKind::Armoured),
            UnitKind::Gun => |_, _| empty(UnitKind::Gun),
        },
        cites: &["BR10-CRD-02", "BR10-VEC-02", "BR10-VEC-03"],
    }
}

/// A squad with the bought options.
fn squad(squad: Squad, options: &Values, house: &Values) -> Made {
    let options: Options = options.typed();
    let card = InfantryCard {
        squad,
        further_bases: Count(options.base.into()),
        machine_gun: options.machine_gun,
        bottles: options.bottles,
        ..InfantryCard::default()
    };
    let (basis, armament) = match squad {
        Squad::Guard => (Basis::Guard, t::ARMAMENT_GUARD),
        Squad::Rifle | Squad::Own => (Basis::Rifle, t::ARMAMENT_RIFLE),
    };
    let unit = Unit { basis, ..card.card(&house.typed::<House>()).unit() };
    let armament = match (options.machine_gun, options.bottles) {
        (false, false) => armament,
        (true, false) if basis == Basis::Guard => t::ARMAMENT_GUARD_MACHINE_GUN,
        (true, false) => t::ARMAMENT_RIFLE_MACHINE_GUN,
        (false, true) if basis == Basis::Guard => t::ARMAMENT_GUARD_BOTTLES,
        (false, true) => t::ARMAMENT_RIFLE_BOTTLES,
        (true, true) if basis == Basis::Guard => t::ARMAMENT_GUARD_BOTH,
        (true, true) => t::ARMAMENT_RIFLE_BOTH,
    };
    Made { unit: unit.answers(), words: vec![(NATION, t::NATION_SOVIET), (ARMAMENT, armament)] }
}

/// A finished card as the sheet prints it (BR10-CRD-T3).
fn finished_card(squad: &FinishedSquad) -> Unit {
    Unit {
        basis: Basis::Own,
        number: Count(squad.number),
        from: Count(squad.period.0),
        to: Count(squad.period.1),
        quality: Count(squad.quality),
        later_quality: Count(squad.better_from.map_or(0, |_| squad.quality + 1)),
        later_from: Count(squad.better_from.unwrap_or(squad.period.0)),
        cost: Count(squad.cost),
        bases: Count(squad.bases),
        assault: Count(squad.assault),
        assault_vehicles: Count(squad.assault_vehicles),
        weapons: [squad_weapon(squad.fire), empty_weapon(), empty_weapon()],
        ..Unit::default()
    }
}

fn squad_weapon([at_10, at_20, at_30, at_40]: [i16; 4]) -> Weapon {
    weapon([at_10, at_20, at_30, at_40, 0, 0], Mount::Turret)
}

fn weapon(fire: [i16; 6], mount: Mount) -> Weapon {
    let [at_10, at_20, at_30, at_40, at_50, over_50] = fire.map(Count);
    Weapon { at_10, at_20, at_30, at_40, at_50, over_50, mount }
}

fn empty_weapon() -> Weapon {
    weapon([0; 6], Mount::Turret)
}

/// The sheet's card on which a unit's figures are based, without options. `None` for a card of the
/// player's own, and for the rifle squad, whose figures are a unit's defaults anyway.
pub fn printed(unit: &Unit) -> Option<Unit> {
    match unit.basis {
        Basis::Guard => Some(
            squad(Squad::Guard, &Values::defaults(Options::FIELDS), &House::default().answers())
                .unit
                .typed(),
        ),
        Basis::T26 => Some(t_26()),
        Basis::Own | Basis::Rifle => None,
    }
}

/// The T-26 (BR10-VEC-T1 to BR10-VEC-T4): its machine gun is co-axial with the 45 mm gun.
pub fn t_26() -> Unit {
    let [machine_gun, gun] = tables::T_26_FIRE;
    Unit {
        kind: UnitKind::Armoured,
        basis: Basis::T26,
        from: Count(T_26.period.0),
        to: Count(T_26.period.1),
        speed: Centimetres(T_26.speed),
        quality: Count(T_26.quality),
        later_quality: Count(0),
        cost: Count(T_26.cost),
        assault: Count(T_26.assault),
        anti_tank: true,
        carries: Count(T_26.carries),
        weapons: [weapon(machine_gun, Mount::CoAxial), weapon(gun, Mount::MainGun), empty_weapon()],
        gun: tables::GUN_45,
        armour: tables::T_26_ARMOUR,
        ..Unit::default()
    }
}

/// A blank card: figures that have to be entered are 0.
fn empty(kind: UnitKind) -> Made {
    let unit = Unit {
        kind,
        basis: Basis::Own,
        later_quality: Count(0),
        cost: Count(0),
        assault: Count(0),
        assault_vehicles: Count(0),
        anti_tank: matches!(kind, UnitKind::Armoured | UnitKind::Gun),
        weapons: [empty_weapon(); 3],
        ..Unit::default()
    };
    let mut unit = unit.answers();
    let gun = Unit::AT.gun.index();
    let armour = Unit::AT.armour.index();
    let blocks = (gun..gun + AntiTank::FIELDS.len()).chain(armour..armour + Armour::FIELDS.len());
    for place in blocks {
        // The range, which cannot be 0, stays at its default.
        unit.set(Unit::FIELDS, place, 0);
    }
    Made { unit, words: Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aid::Answer;

    fn made(id: &str, options: Options) -> Unit {
        let entry = CATALOGUE.iter().find(|entry| entry.id == id);
        let made = entry.map(|entry| (entry.make)(&options.answers(), &House::default().answers()));
        made.map_or_else(Unit::default, |made| made.unit.typed())
    }

    fn fire(unit: &Unit) -> [i16; 4] {
        let [first, ..] = unit.weapons;
        [first.at_10.0, first.at_20.0, first.at_30.0, first.at_40.0]
    }

    /// The finished Soviet card, recomputed as a sum (BR10-WEX-01).
    #[test]
    fn the_finished_soviet_card_is_that_of_the_sheet() {
        let unit = made("soviet-rifle", Options::default());
        assert_eq!((unit.number.0, unit.cost.0, unit.bases.0), (1, 15, 2));
        assert_eq!((unit.assault.0, unit.assault_vehicles.0), (4, 6));
        assert_eq!(fire(&unit), [4, 3, 2, 1]);
    }

    #[test]
    fn the_finished_german_card_is_that_of_the_sheet() {
        let unit = made("german-rifle", Options::default());
        assert_eq!((unit.number.0, unit.cost.0, unit.bases.0), (12, 13, 2));
        assert_eq!((unit.from.0, unit.to.0), (1924, 1945));
        assert_eq!((unit.quality_in(1924), unit.quality_in(1945)), (3, 3));
        assert_eq!((unit.assault.0, unit.assault_vehicles.0), (4, 3));
        assert_eq!(fire(&unit), [4, 3, 2, 1]);
    }

    #[test]
    fn a_guard_squad_is_bought_with_its_options() {
        let all = Options { base: true, machine_gun: true, bottles: true };
        let unit = made("guard", all);
        assert_eq!((unit.cost.0, unit.bases.0), (21, 3));
        assert_eq!((unit.assault.0, unit.assault_vehicles.0), (5, 6));
        assert_eq!(fire(&unit), [6, 3, 1, 1]);
        assert_eq!(unit.basis, Basis::Guard);
    }

    #[test]
    fn the_t_26_is_that_of_the_sheet() {
        let unit = made("t-26", Options::default());
        assert_eq!((unit.cost.0, unit.carries.0, unit.assault.0), (26, 1, 3));
        assert_eq!((unit.from.0, unit.to.0), (1933, 1942));
        assert_eq!((unit.speed.0, unit.quality_in(1942)), (10, 2));
        assert_eq!((unit.gun.range.0, unit.gun.to_hit.0), (100, -2));
        assert_eq!(unit.armour.weakest(), (2, 2));
    }

    #[test]
    fn a_blank_card_has_nothing_of_another() {
        for (id, kind) in [
            ("blank-squad", UnitKind::Infantry),
            ("blank-light-vehicle", UnitKind::LightVehicle),
            ("blank-armoured", UnitKind::Armoured),
            ("blank-gun", UnitKind::Gun),
        ] {
            let unit = made(id, Options::default());
            assert_eq!(unit.kind.raw(), kind.raw());
            assert!(unit.weapons.iter().all(|weapon| !weapon.fires()));
            assert_eq!(unit.gun.penetration(), [0; 11]);
            assert_eq!(unit.armour.weakest(), (0, 0));
            assert_eq!(unit.cost.0, 0);
        }
    }
}
