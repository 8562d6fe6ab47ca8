//! The layout of a card (BR10-CRD-02, BR10-VEC-01 to BR10-VEC-03), and how it is turned on the
//! table (BR10-SEQ-04, BR10-REG-T1).

use crate::aid::{
    Card, CardState, Cell, Cite, Face, Figure, Grid, GridRow, Marker, Outline, Plan, Printed, Ring,
    Sign, Slot, Strength, Turned, Unit as Measure, Values, Wording,
};
use crate::rulesets::brygada::prelude::*;

use crate::rulesets::brygada::sheet::card::{AntiTank, Weapon};
use crate::rulesets::brygada::sheet::tables::{BOTTLES, BasicSquad, T_26, basic};
use crate::rulesets::brygada::units::unit::Unit;

/// The free texts of a card (BR10-CRD-02, BR10-VEC-02, BR10-VEC-03).
pub const WORDS: &[Wording] = &[
    word(NATION, t::WORD_NATION, |_| true),
    word(ARMAMENT, t::WORD_ARMAMENT, |unit| kind(unit) == UnitKind::Infantry),
    word(TYPE, t::WORD_TYPE, |unit| kind(unit) != UnitKind::Infantry),
    word(TURRET_ARMAMENT, t::WORD_TURRET_ARMAMENT, |unit| kind(unit).is_vehicle()),
    word(HULL_ARMAMENT, t::WORD_HULL_ARMAMENT, |unit| kind(unit).is_vehicle()),
    word(GUN_NAME, t::WORD_GUN, |unit| unit.typed::<Unit>().anti_tank),
    word(WEAPON_NAMES[0], t::WORD_WEAPON_1, has_weapons),
    word(WEAPON_NAMES[1], t::WORD_WEAPON_2, has_weapons),
    word(WEAPON_NAMES[2], t::WORD_WEAPON_3, has_weapons),
    word(SPECIAL, t::WORD_SPECIAL, |_| true),
];

/// Nationality.
pub const NATION: &str = "nation";
/// The weapons of a squad.
pub const ARMAMENT: &str = "armament";
/// The type of vehicle or gun.
pub const TYPE: &str = "type";
/// The weapons in the turret.
pub const TURRET_ARMAMENT: &str = "turret-armament";
/// The weapons in the hull.
pub const HULL_ARMAMENT: &str = "hull-armament";
/// The name of the anti-tank weapon.
pub const GUN_NAME: &str = "gun";
/// The names of the weapons that fire at infantry.
pub const WEAPON_NAMES: [&str; 3] = ["weapon-1", "weapon-2", "weapon-3"];
/// The special rules.
pub const SPECIAL: &str = "special";

const fn word(id: &'static str, label: Text, when: fn(&Values) -> bool) -> Wording {
    Wording { id, label, cites: &["BR10-CRD-02", "BR10-VEC-02", "BR10-VEC-03"], when }
}

fn kind(unit: &Values) -> UnitKind {
    unit.typed::<Unit>().kind
}

fn has_weapons(unit: &Values) -> bool {
    kind(unit) != UnitKind::Infantry
}

/// A card being printed: its unit, and everything that its figures depend on.
struct Print<'a> {
    unit: &'a Unit,
    /// The places of the figures that are missing.
    missing: &'a [usize],
    /// The year of the battle.
    year: i16,
}

impl Print<'_> {
    /// A figure of the card, or a blank if the figure at this place is missing.
    fn figure<T>(&self, at: At<Unit, T>, figure: Figure) -> Figure {
        let missing = self.missing.contains(&at.index());
        if missing { Figure::Word(t::CARD_NO_FIGURE) } else { figure }
    }
}

/// The card of a unit in a battle of this year, without the figures at the places that are
/// missing.
pub fn card(unit: &Unit, missing: &[usize], year: i16) -> Card {
    let print = Print { unit, missing, year };
    let faces = match unit.kind {
        UnitKind::Infantry => vec![infantry(&print)],
        UnitKind::LightVehicle | UnitKind::Armoured | UnitKind::Gun => {
            vec![front(&print), back(&print)]
        }
    };
    Card {
        kind: unit.kind.label(),
        origin: NATION,
        number: unit.number.0,
        outline: outline(unit),
        faces,
        brief: quality(&print),
        state: state(unit),
    }
}

/// The outline of the unit seen from above.
fn outline(unit: &Unit) -> Outline {
    let count = |bases: i16| u8::try_from(bases).unwrap_or(0);
    match unit.kind {
        UnitKind::Infantry => Outline::Bases {
            of: count(unit.bases.0).max(1),
            left: if unit.destroyed { 0 } else { count(unit.bases_left()) },
        },
        UnitKind::LightVehicle => Outline::Wheeled,
        UnitKind::Armoured => Outline::Tracked { turret: !unit.hull_gun },
        UnitKind::Gun => Outline::Gun,
    }
}

/// The state of the card: turned for losses, and separately marked as activated (BR10-AMB-38).
fn state(unit: &Unit) -> CardState {
    let (turned, why) = match unit.lost {
        Lost::Nothing => (Turned::Upright, None),
        Lost::Action => (Turned::Right, Some(unit.lost.label())),
        Lost::Turn => (Turned::Over, Some(unit.lost.label())),
    };
    let gone = [(unit.destroyed, t::EFFECT_DESTROYED), (unit.left_table, t::LEFT_TABLE)];
    let markers = [
        (t::READINESS_MARKER, Sign::Ready, i16::from(unit.ready)),
        (t::MORALE_MARKERS, Sign::Shaken, unit.morale.0),
    ];
    let broken = [
        (unit.fights.is_some(), t::THEN_IN_CONTACT),
        (unit.immobilised && unit.kind != UnitKind::Infantry, t::EFFECT_IMMOBILISED),
        (unit.gun_destroyed && unit.kind != UnitKind::Infantry, t::EFFECT_GUN_DESTROYED),
    ];
    let true_ones = |all: &[(bool, Text)]| {
        let true_ones = all.iter().filter(|(is, _)| *is);
        true_ones.map(|(_, text)| *text).collect::<Vec<_>>()
    };
    CardState {
        turned,
        why,
        activated: unit.activated.then_some(t::ACTIVATED),
        gone: true_ones(&gone).first().copied(),
        markers: markers
            .into_iter()
            .filter(|(_, _, count)| *count > 0)
            .map(|(label, sign, count)| Marker { label, sign, count })
            .collect(),
        strength: (unit.kind == UnitKind::Infantry).then_some(Strength {
            label: t::BASES,
            left: unit.bases_left(),
            of: unit.bases.0,
        }),
        broken: true_ones(&broken),
    }
}

const fn number(number: i16) -> Figure {
    Figure::Number(number)
}

/// The assault power against vehicles, on a card that has one (BR10-ASL-T1).
fn against_vehicles(print: &Print) -> Option<Printed> {
    let unit = print.unit;
    let power = print.figure(Unit::AT.assault_vehicles, number(unit.assault_vehicles.0));
    let power = Printed::new(t::ASSAULT_VEHICLES, power);
    (!unit.unable).then(|| power.doubted(Doubts::of(unit).assault_vehicles))
}

fn centimetres(distance: i16) -> Figure {
    Figure::Measured(f32::from(distance), Measure::Centimetres)
}

/// The quality in the year of the battle (BR10-CRD-07).
fn quality(print: &Print) -> Printed {
    let label = match print.unit.kind {
        UnitKind::Infantry => t::QUALITY,
        _ => t::CARD_CREW_QUALITY,
    };
    let quality = number(print.unit.quality_in(print.year));
    Printed::new(label, print.figure(Unit::AT.quality, quality))
}

/// The period, and the quality in each part of it.
fn years(unit: &Unit) -> Vec<Printed> {
    let span = |from: i16, to: i16| t::card_years(from, to);
    let mut lines = vec![Printed::new(t::CARD_PERIOD, span(unit.from.0, unit.to.0))];
    if unit.later_quality.0 > 0 {
        let later = unit.later_from.0;
        let by_year = t::card_quality_by_year(
            unit.quality.0,
            unit.later_quality.0,
            span(unit.from.0, later - 1),
            span(later, unit.to.0),
        );
        lines.push(Printed::new(t::QUALITY, by_year));
    }
    lines
}

/// The modifiers of a card's special rules, if any.
fn specials(unit: &Unit) -> Vec<Printed> {
    let in_assault = if unit.kind.is_vehicle() { 0 } else { unit.special_assault.0 };
    [
        (t::SPECIAL_SHOOTS, unit.special.0),
        (t::SPECIAL_TARGET, unit.special_target.0),
        (t::SPECIAL_ASSAULT, in_assault),
    ]
    .into_iter()
    .filter(|(_, adds)| *adds != 0)
    .map(|(label, adds)| Printed::new(label, Figure::Signed(adds)))
    .collect()
}

/// Its speed.
fn speed(print: &Print) -> Printed {
    Printed::new(t::SPEED, print.figure(Unit::AT.speed, centimetres(print.unit.speed.0)))
}

/// Its cost.
fn cost(print: &Print) -> Printed {
    Printed::new(t::COST, print.figure(Unit::AT.cost, number(print.unit.cost.0)))
}

/// Its assault power against infantry; that of a vehicle is its only one.
fn against_infantry(print: &Print) -> Printed {
    let power = print.figure(Unit::AT.assault, number(print.unit.assault.0));
    Printed::new(t::ASSAULT_INFANTRY, power).doubted(Doubts::of(print.unit).assault)
}

/// The only face of a squad (BR10-CRD-02).
fn infantry(print: &Print) -> Face {
    let unit = print.unit;
    let doubts = Doubts::of(unit);
    let [weapon, ..] = unit.weapons;
    let row = GridRow {
        label: t::CARD_FIRE_POWER,
        named: "",
        cells: dice(&weapon, 4),
        doubt: doubts.fire,
    };
    let mut assault = vec![against_infantry(print)];
    assault.extend(against_vehicles(print));
    Face {
        title: t::CARD_FRONT,
        slots: vec![
            Slot::Figures(vec![
                quality(print),
                speed(print),
                Printed::new(t::BASES, number(unit.bases.0)),
                cost(print),
            ]),
            Slot::Lines(years(unit)),
            Slot::Words(ARMAMENT),
            Slot::Grid(Grid { title: t::CARD_FIRE_BY_DISTANCE, head: bands(4), rows: vec![row] }),
            Slot::Figures(assault),
            Slot::Lines(specials(unit)),
            Slot::Words(SPECIAL),
        ],
    }
}

/// The front of a vehicle or gun: how it moves (BR10-VEC-02).
fn front(print: &Print) -> Face {
    let unit = print.unit;
    let mut figures = vec![quality(print), speed(print), cost(print)];
    if unit.kind.is_vehicle() {
        figures.push(Printed::new(t::CARRIES, number(unit.carries.0)));
    }
    let mut lines = years(unit);
    if unit.kind.is_vehicle() {
        if unit.tows != Tows::Nothing {
            lines.push(Printed::new(t::TOWS, unit.tows.label()));
        }
        if unit.transporter {
            lines.push(Printed::new(t::CARD_SPECIAL_RULE, t::TRANSPORTER));
        }
    } else {
        let weight = if unit.heavy { t::HEAVY_GUN } else { t::CARD_LIGHT_GUN };
        lines.push(Printed::new(t::CARD_WEIGHT, weight));
    }
    lines.extend(specials(unit));
    Face {
        title: t::CARD_FRONT,
        slots: vec![
            Slot::Words(TYPE),
            Slot::Figures(figures),
            Slot::Lines(lines),
            Slot::Words(TURRET_ARMAMENT),
            Slot::Words(HULL_ARMAMENT),
            Slot::Words(SPECIAL),
            Slot::Picture,
        ],
    }
}

/// The back of a vehicle or gun: how it shoots and what it withstands (BR10-VEC-03).
fn back(print: &Print) -> Face {
    let unit = print.unit;
    let mut slots = Vec::new();
    if unit.anti_tank {
        slots.push(Slot::Words(GUN_NAME));
        slots.extend(anti_tank(print));
    }
    let labels = [t::WORD_WEAPON_1, t::WORD_WEAPON_2, t::WORD_WEAPON_3];
    let rows: Vec<GridRow> = (unit.weapons.iter().zip(labels).zip(WEAPON_NAMES))
        .filter(|((weapon, _), _)| weapon.fires())
        .map(|((weapon, label), named)| GridRow {
            label,
            named,
            cells: dice(weapon, 6),
            doubt: None,
        })
        .collect();
    if !rows.is_empty() {
        slots.push(Slot::Grid(Grid { title: t::CARD_FIRE_BY_DISTANCE, head: bands(6), rows }));
    }
    let mut assault = vec![against_infantry(print)];
    if unit.kind == UnitKind::Gun {
        assault.extend(against_vehicles(print));
    }
    slots.push(Slot::Figures(assault));
    if matches!(unit.kind, UnitKind::Armoured | UnitKind::Gun) {
        slots.push(Slot::Plan(armour(print)));
    }
    Face { title: t::CARD_BACK, slots }
}

/// The anti-tank weapon: range with the short range in brackets, the modifiers to hit, and its
/// table (BR10-VEC-04, BR10-SHA-06).
fn anti_tank(print: &Print) -> Vec<Slot> {
    let unit = print.unit;
    let gun = &unit.gun;
    let to_hit = Unit::AT.gun.then(AntiTank::AT.to_hit);
    let range: Worth = match print.figure(Unit::AT.gun.then(AntiTank::AT.range), Figure::Number(0))
    {
        Figure::Number(_) => t::card_range(gun.range.0, gun.short_range.0).into(),
        none => none.into(),
    };
    let mut figures = vec![
        Printed::new(t::RANGE, range),
        Printed::new(t::TO_HIT_VALUE, print.figure(to_hit, Figure::Signed(gun.to_hit.0))),
    ];
    if unit.effect.0 != 0 {
        figures.push(Printed::new(t::EFFECT_MODIFIER, Figure::Signed(unit.effect.0)));
    }
    if unit.area {
        let drift = print.figure(Unit::AT.drift, centimetres(unit.drift.0));
        figures.push(Printed::new(t::DRIFT, drift));
    }
    let first = Unit::AT.gun.then(AntiTank::AT.at_2).index();
    let penetration = |(place, value): (usize, i16)| {
        if print.missing.contains(&place) { Cell::Impossible } else { Cell::Number(value) }
    };
    let row = GridRow {
        label: t::CARD_PENETRATION,
        named: "",
        cells: (first..).zip(gun.penetration()).map(penetration).collect(),
        doubt: None,
    };
    vec![
        Slot::Figures(figures),
        Slot::Grid(Grid {
            title: t::CARD_PENETRATION_BY_TOTAL,
            head: (2..=12).map(Cell::Number).collect(),
            rows: vec![row],
        }),
    ]
}

/// The armour on every side; the shield of a gun covers only its front (BR10-GUN-01).
fn armour(print: &Print) -> Plan {
    let unit = print.unit;
    let of_gun = unit.kind == UnitKind::Gun;
    let first = Unit::AT.armour.index();
    // The figures of the hull come before those of the turret.
    let ring = |label: Text, place: usize, all: [i16; 4]| {
        let mut figures = all.map(Some);
        for (side, figure) in figures.iter_mut().enumerate() {
            if print.missing.contains(&(first + place + side)) || of_gun && side > 0 {
                *figure = None;
            }
        }
        Ring { label, figures }
    };
    let armour = unit.shown_armour();
    let (hull, upper) = match unit.kind {
        UnitKind::Gun => (t::CARD_SHIELD, t::CARD_SHIELD_ABOVE),
        _ if unit.hull_gun => (t::CARD_HULL, t::CARD_UPPER_HULL),
        _ => (t::CARD_HULL, t::CARD_TURRET),
    };
    let sides = [Direction::Front, Direction::Left, Direction::Right, Direction::Rear];
    Plan {
        title: t::GROUP_ARMOUR,
        outline: outline(unit),
        sides: sides.map(Direction::label),
        rings: [
            ring(hull, 0, sides.map(|side| armour.hull(side))),
            ring(upper, sides.len(), sides.map(|side| armour.turret(side))),
        ],
    }
}

/// The headings of the distances: 10, 20 … cm, and beyond 50.
fn bands(count: usize) -> Vec<Cell> {
    let all = [10, 20, 30, 40, 50].map(Cell::Number).into_iter();
    all.chain([Cell::Text(t::CARD_OVER_50)]).take(count).collect()
}

/// The dice of a weapon at each distance, with a dash where it cannot fire.
fn dice(weapon: &Weapon, count: usize) -> Vec<Cell> {
    let all = [
        weapon.at_10.0,
        weapon.at_20.0,
        weapon.at_30.0,
        weapon.at_40.0,
        weapon.at_50.0,
        weapon.over_50.0,
    ];
    let cell = |dice: i16| match dice {
        0 => Cell::Impossible,
        dice => Cell::Number(dice),
    };
    all.into_iter().take(count).map(cell).collect()
}

/// The figures of a card that interpret a damaged print, as long as they equal the sheet's: a
/// printed card overrides them (BR10-AMB-34).
#[derive(Default)]
struct Doubts {
    fire: Option<Cite>,
    assault: Option<Cite>,
    assault_vehicles: Option<Cite>,
}

impl Doubts {
    fn of(unit: &Unit) -> Self {
        if unit.basis == Basis::T26 {
            return Self {
                assault: (unit.assault.0 == T_26.assault).then_some("BR10-AMB-04"),
                ..Self::default()
            };
        }
        basic(unit.basis).map_or_else(Self::default, |basic| Self::of_squad(unit, &basic))
    }

    fn of_squad(unit: &Unit, basic: &BasicSquad) -> Self {
        let (_, more_assault, _) = BOTTLES;
        let machine_gun = unit.has_machine_gun(basic);
        let bottles = unit.has_bottles(basic);
        let assault = [basic.assault, basic.assault + more_assault].contains(&unit.assault.0);
        let assault_vehicles = bottles || unit.assault_vehicles.0 == basic.assault_vehicles;
        let fire = machine_gun || unit.squad_fire() == basic.fire;
        if unit.basis == Basis::Guard {
            return Self {
                fire: fire.then_some("BR10-AMB-03"),
                assault: assault.then_some("BR10-AMB-02"),
                assault_vehicles: assault_vehicles.then_some("BR10-AMB-02"),
            };
        }
        Self {
            // It is uncertain which of the two gives the +1; where both are bought, the sheet
            // prints the result.
            assault: (assault && machine_gun != bottles).then_some("BR10-AMB-01"),
            ..Self::default()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aid::{Centimetres, Count, Worth};
    use crate::rulesets::brygada::units::cards::catalogue::t_26;

    fn print(unit: &Unit) -> Print<'_> {
        Print { unit, missing: &[], year: 1943 }
    }

    fn squad() -> Unit {
        Unit::default()
    }

    fn figure(card: &Card, label: Text) -> Option<Worth> {
        let slots = card.faces.iter().flat_map(|face| &face.slots);
        let printed = slots.filter_map(|slot| match slot {
            Slot::Figures(printed) | Slot::Lines(printed) => Some(printed),
            _ => None,
        });
        let found = printed.flatten().find(|one| one.label == label)?;
        Some(found.value.clone())
    }

    #[test]
    fn quality_is_that_of_the_year() {
        let of = |year| figure(&card(&squad(), &[], year), t::QUALITY);
        assert_eq!(of(1940), Some(Figure::Number(2).into()));
        assert_eq!(of(1941), Some(Figure::Number(3).into()));
    }

    #[test]
    fn a_squad_has_one_face_with_four_distances() {
        let card = card(&squad(), &[], 1943);
        assert_eq!(card.faces.len(), 1);
        let grids = card.faces[0].slots.iter().filter_map(|slot| match slot {
            Slot::Grid(grid) => Some(grid),
            _ => None,
        });
        let grids: Vec<_> = grids.collect();
        assert_eq!(grids.len(), 1);
        let cells = &grids[0].rows[0].cells;
        let printed = [Cell::Number(3), Cell::Number(2), Cell::Number(1), Cell::Impossible];
        assert_eq!(cells[..], printed);
    }

    #[test]
    fn a_tank_has_its_armour_around_it_and_its_table_on_the_back() {
        let card = card(&t_26(), &[], 1941);
        assert_eq!(card.faces.len(), 2);
        let back = &card.faces[1];
        let plan = back.slots.iter().find_map(|slot| match slot {
            Slot::Plan(plan) => Some(plan),
            _ => None,
        });
        assert_eq!(plan.map(|plan| plan.rings[0].figures), Some([Some(2); 4]));
        let rows = back.slots.iter().filter_map(|slot| match slot {
            Slot::Grid(grid) => Some((grid.head.len(), grid.rows.len())),
            _ => None,
        });
        // Eleven totals of two dice; six distances for two weapons.
        assert_eq!(rows.collect::<Vec<_>>(), [(11, 1), (6, 2)]);
        assert_eq!(card.doubts(), ["BR10-AMB-04"]);
    }

    #[test]
    fn only_figures_of_a_damaged_print_are_doubted() {
        assert_eq!(card(&squad(), &[], 1943).doubts(), [""; 0]);
        let bottles = Unit { assault: Count(4), assault_vehicles: Count(6), ..squad() };
        assert_eq!(card(&bottles, &[], 1943).doubts(), ["BR10-AMB-01"]);
        // The finished card of the sheet has both (BR10-CRD-T3).
        let mut both = bottles;
        both.weapons[0].at_10 = Count(4);
        both.weapons[0].at_20 = Count(3);
        both.weapons[0].at_30 = Count(2);
        both.weapons[0].at_40 = Count(1);
        assert_eq!(card(&both, &[], 1943).doubts(), [""; 0]);
        let mut guard = Unit { basis: Basis::Guard, assault: Count(4), ..squad() };
        guard.weapons[0].at_10 = Count(5);
        guard.weapons[0].at_30 = Count(0);
        let doubts = card(&guard, &[], 1943).doubts();
        assert_eq!(doubts, ["BR10-AMB-02", "BR10-AMB-03"]);
        // The printed card says otherwise.
        guard.weapons[0].at_30 = Count(1);
        guard.assault = Count(6);
        guard.assault_vehicles = Count(4);
        assert_eq!(card(&guard, &[], 1943).doubts(), [""; 0]);
    }

    #[test]
    fn a_card_without_a_power_against_vehicles_shows_none() {
        let shows = |unit: &Unit| {
            let faces = card(unit, &[], 1943).faces;
            let mut slots = faces.into_iter().flat_map(|face| face.slots);
            slots.any(|slot| match slot {
                Slot::Figures(all) => all.iter().any(|one| one.label == t::ASSAULT_VEHICLES),
                _ => false,
            })
        };
        for kind in [UnitKind::Infantry, UnitKind::Gun] {
            let able = Unit { kind, ..squad() };
            let unable = Unit { unable: true, ..able };
            assert!(shows(&able) && !shows(&unable));
        }
    }

    #[test]
    fn a_card_lies_as_its_unit_fares() {
        let unit = Unit {
            lost: Lost::Turn,
            activated: true,
            morale: Count(2),
            bases_lost: Count(1),
            fights: UnitNumber::of(3),
            ..squad()
        };
        let state = card(&unit, &[], 1943).state;
        assert_eq!(state.turned, Turned::Over);
        assert_eq!(state.activated, Some(t::ACTIVATED));
        assert_eq!(state.markers[0].count, 2);
        assert_eq!(state.broken, [t::THEN_IN_CONTACT]);
        let strength = state.strength.map(|strength| (strength.left, strength.of));
        assert_eq!(strength, Some((1, 2)));
    }

    #[test]
    fn the_shield_of_a_gun_covers_its_front() {
        let gun = Unit { kind: UnitKind::Gun, speed: Centimetres(5), ..t_26() };
        let plan = armour(&print(&gun));
        assert_eq!(plan.rings[0].figures, [Some(2), None, None, None]);
    }
}
