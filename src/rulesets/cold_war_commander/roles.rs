//! The parts that units take in the calculators: who can, and who may now.

use crate::aid::{Cast, Note, Of, Role, Standing, Values};
use crate::text::keys::cold_war_commander as t;

use super::direct_fire::cannot_hurt;
use super::unit::{Unit, UnitKind};
use super::words::{Cover, Formation};

/// The place of the unit that acts among the roles of every calculator.
pub const ACTING: usize = 0;

/// The place of the unit that it acts on.
pub const TARGET: usize = 1;

/// A unit that fires directly.
pub const SHOOTER: Role = Role::new("shooter", t::ROLE_SHOOTER, Of::Acting)
    .taking(|unit| unit.typed::<Unit>().can_fire());

/// What is fired at directly: anything on the table. Aircraft are for anti-air fire.
pub const SHOT_AT: Role = Role::new("target", t::ROLE_TARGET, Of::Enemy)
    .taking(on_table)
    .barring(cannot_be_hurt);

/// A unit that suffers what others did to it, whosever it is.
pub const SUFFERS: Role = Role::new("target", t::ROLE_UNIT, Of::Acting).taking(on_table);

/// A unit that assaults.
pub const ATTACKER: Role = Role::new("attacker", t::ROLE_ATTACKER, Of::Acting).taking(on_table);

/// A unit that is assaulted.
pub const DEFENDER: Role = Role::new("defender", t::ROLE_DEFENDER, Of::Enemy)
    .taking(on_table)
    .barring(not_clear);

/// A unit that lost an assault, whosever it is.
pub const LOSER: Role = Role::new("loser", t::ROLE_LOSER, Of::Acting).taking(on_table);

/// An enemy in terrain in which the attacker may not assault him (CWC-ASL-02).
fn not_clear(cast: &Cast, defender: &Standing) -> Option<Note> {
    let attacker: Unit = cast.state(ACTING)?;
    let not_clear = defender.state.typed::<Unit>().cover != Cover::Open;
    attacker.fighter().refused(not_clear, attacker.carries())
}

/// A commander who gives an order.
pub const COMMANDER: Role = Role::new("commander", t::ROLE_COMMANDER, Of::Acting)
    .taking(|unit| is(unit, |unit| unit.kind.commands()));

/// A unit that is ordered, and with it its formation: of an HQ the one that it leads.
pub const ORDERED: Role = Role::new("ordered", t::ROLE_ORDERED, Of::Friend)
    .taking(|unit| unit.typed::<Unit>().takes_orders())
    .usually(led);

/// The first unit of the formation that the commander leads.
fn led(cast: &Cast) -> Option<u32> {
    let commander = cast.one(ACTING)?;
    let formation = commander.state.typed::<Unit>().formation();
    let mut units = cast.units.iter().filter(|other| {
        let unit: Unit = other.state.typed();
        other.side == commander.side && unit.takes_orders() && unit.formation() == formation
    });
    units
        .next()
        .filter(|_| formation != Formation::None)
        .map(|unit| unit.number)
}

/// The FAO who requests artillery.
pub const FAO: Role = Role::new("observer", t::ROLE_FAO, Of::Acting)
    .taking(|unit| is(unit, |unit| unit.kind == UnitKind::Fao));

/// The FAC who requests aircraft.
pub const FAC: Role = Role::new("observer", t::ROLE_FAC, Of::Acting)
    .taking(|unit| is(unit, |unit| unit.kind == UnitKind::Fac));

/// Artillery that is called, one unit for all of its kind.
pub const CALLED_BATTERY: Role =
    Role::new("battery", t::ROLE_BATTERY, Of::Friend).taking(is_battery);

/// Artillery that fires on a zone, one unit for all of its kind.
pub const BATTERY: Role = Role::new("battery", t::ROLE_BATTERY, Of::Acting).taking(is_battery);

/// Aircraft that are called, one for all of their kind.
pub const CALLED_AIR_UNIT: Role =
    Role::new("air-unit", t::ROLE_AIR_UNIT, Of::Friend).taking(on_a_mission);

/// An air unit on its mission: one that aborted has none.
pub const AIR_UNIT: Role = Role::new("air-unit", t::ROLE_AIR_UNIT, Of::Acting).taking(on_a_mission);

/// An AA or SAM unit.
pub const ANTI_AIR: Role = Role::new("anti-air", t::ROLE_ANTI_AIR, Of::Enemy).taking(|unit| {
    is(unit, |unit| {
        unit.kind == UnitKind::AntiAir && unit.attacks().next().is_some()
    })
});

/// A unit in a zone, of either side (CWC-ART-10, CWC-AIR-06).
pub const IN_ZONE: Role = Role::new("target", t::ROLE_IN_ZONE, Of::Anybody).taking(on_table);

/// The own unit that a blunder aims at.
pub const OWN_UNIT: Role = Role::new("own-unit", t::ROLE_OWN_UNIT, Of::Friend)
    .taking(on_table)
    .optional();

/// The units nearest a commander, under Crossfire!.
pub const NEAREST: [Role; 3] = [
    Role::new("first", t::FIRST_UNIT, Of::Friend)
        .taking(on_table)
        .optional(),
    Role::new("second", t::SECOND_UNIT, Of::Friend)
        .taking(on_table)
        .optional(),
    Role::new("third", t::THIRD_UNIT, Of::Friend)
        .taking(on_table)
        .optional(),
];

/// Any unit, whosever it is.
pub const ANYBODY: Role =
    Role::new("unit", t::ROLE_UNIT, Of::Acting).taking(|unit| is(unit, |_| true));

fn is(unit: &Values, what: fn(&Unit) -> bool) -> bool {
    let unit: Unit = unit.typed();
    unit.is_there() && what(&unit)
}

fn is_battery(unit: &Values) -> bool {
    is(unit, |unit| {
        unit.kind.is_artillery() && unit.attacks().next().is_some()
    })
}

fn on_a_mission(unit: &Values) -> bool {
    is(unit, |unit| unit.kind.flies() && !unit.aborted)
}

fn on_table(unit: &Values) -> bool {
    unit.typed::<Unit>().is_on_table()
}

/// A target that no Attack of the shooter can hurt (CWC-HIT-09, CWC-HIT-10).
fn cannot_be_hurt(cast: &Cast, target: &Standing) -> Option<Note> {
    let unarmoured = target.state.typed::<Unit>().is_unarmoured();
    let attack = cast.state::<Unit>(ACTING)?.attack_on(Some(unarmoured))?;
    let cite = attack.mark.bars(unarmoured)?;
    Some(Note::new(cannot_hurt(attack.mark), cite))
}
