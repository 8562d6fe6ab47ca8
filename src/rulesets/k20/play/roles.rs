//! The roles of units in the calculators: which units can take them, and which may not now.

use crate::rulesets::k20::prelude::*;

use crate::rulesets::k20::sheet::assault_on_vehicle::Assaulter;
use crate::rulesets::k20::sheet::charge;
use crate::rulesets::k20::sheet::direct_fire::DirectFire;
use crate::rulesets::k20::sheet::phases::{ACTIVATION, END};
use crate::rulesets::k20::units::tracker::{Stuck, Unit, UnitKind};

/// A unit that fires (K20-DIR-P1). After a jam or a dud, a unit with an anti-armour shot may still
/// fire that (K20-DIR-10, K20-AMM-07); the calculator asks which ammunition it is.
pub const SHOOTER: Role = Role::new(parts::SHOOTER, t::ROLE_SHOOTER, Of::Acting)
    .eligible(is_there)
    .blocked_by(|cast, unit| {
        let state: Unit = unit.state.typed();
        let other = state.on_foot() || state.anti_armour.0 > 0;
        let holds = if other { state.holds_fire() } else { state.holds_weapon() };
        holds.or_else(|| rests(cast, unit))
    });

/// A unit that is shot at.
pub const TARGET_OF_FIRE: Role =
    Role::new(parts::TARGET, t::ROLE_TARGET, Of::Enemy).eligible(is_there);

/// A model under a template, of either side: a shell may drift, or be misdirected onto its own
/// caller (K20-AMB-69, K20-AMB-45).
pub const UNDER_TEMPLATE: Role =
    Role::new(parts::TARGET, t::ROLE_TARGET, Of::Anybody).eligible(is_there);

/// The unit that rides in or on the vehicle that HE strikes (K20-AMM-04).
pub const PASSENGERS: Role = Role::new(parts::PASSENGERS, t::ROLE_PASSENGERS, Of::Enemy)
    .eligible(is_on_foot)
    .when(|answers| answers.typed::<DirectFire>().strikes_passengers())
    .optional();

/// A unit that is hit by any attack.
pub const HIT: Role = Role::new(parts::TARGET, t::ROLE_TARGET, Of::Acting).eligible(is_there);

/// A unit that fires at infantry: infantry, the crew of a gun, or the machine guns of a vehicle
/// (K20-INF-01, K20-AMB-47). A jam affects only the other weapon (K20-DIR-10).
pub const RIFLES: Role = Role::new(parts::SHOOTER, t::ROLE_SHOOTER, Of::Acting)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        let armed = unit.kind != UnitKind::Vehicle || unit.machine_guns.0 > 0;
        !unit.is_out() && armed
    })
    .blocked_by(|cast, unit| {
        let holds = unit.state.typed::<Unit>().holds_fire();
        holds.or_else(|| rests(cast, unit))
    });

/// A target of infantry fire: infantry, or the crew of a gun (K20-INF-01), once spotted
/// (K20-SPT-02).
pub const TARGET_ON_FOOT: Role = Role::new(parts::TARGET, t::ROLE_TARGET, Of::Enemy)
    .eligible(|unit| is_there(unit) && unit.typed::<Unit>().kind != UnitKind::Vehicle)
    .blocked_by(|_, unit| {
        let hidden = unit.state.typed::<Unit>().hidden;
        hidden.then(|| Note::new(t::REFUSED_HIDDEN, "K20-SPT-02"))
    });

/// A target of solid shot (K20-AMM-01, K20-AMM-03).
pub const HARD_TARGET: Role = Role::new(parts::TARGET, t::ROLE_TARGET, Of::Enemy)
    .eligible(|unit| is_there(unit) && !unit.typed::<Unit>().on_foot());

/// The vehicle or gun whose shot hit, or whose shell burst.
pub const GUN: Role = Role::new(parts::SHOOTER, t::ROLE_SHOOTER, Of::Acting)
    .eligible(|unit| is_there(unit) && !unit.typed::<Unit>().on_foot());

/// The vehicle or gun whose shells burst under a template: the only one with shells recorded.
pub const SHELLS: Role = GUN.default_unit(|cast| the_one(cast, |unit| unit.shells.0 > 0));

/// A unit that takes a Training test.
pub const TRAINED: Role = Role::new(parts::UNIT, t::ROLE_UNIT, Of::Acting)
    .eligible(is_there)
    .default_unit(|cast| the_one(cast, |unit| unit.weapon == Weapon::Jammed));

/// A unit that takes a Morale test.
pub const SHAKEN: Role = Role::new(parts::UNIT, t::ROLE_UNIT, Of::Acting)
    .eligible(is_there)
    .default_unit(|cast| the_one(cast, |unit| unit.lost_now.0 > 0 || unit.commander_lost))
    .blocked_by(|cast, unit| {
        // The test is taken once at the end of an activation (K20-AMB-74).
        let state: Unit = unit.state.typed();
        if cast.at.stage != END || state.lost_now.0 > 0 || state.commander_lost {
            None
        } else if state.near_tested {
            Some(Note::new(t::NEAR_TESTED, "K20-AMB-74"))
        } else {
            alone_shaken(cast, unit)
        }
    });

/// Why a unit is not tested for being near a Broken or Routed one: there is no other such unit. In
/// the enemy's activation, only units whose level fell during it count (K20-AMB-74).
fn alone_shaken(cast: &Participants, unit: &Standing) -> Option<Note> {
    let counts = |one: &Standing| {
        let state: Unit = one.state.typed();
        let own = cast.at.side == unit.side;
        let shaken = matches!(state.level, Level::Broken | Level::Routed);
        one.side == unit.side && !state.is_out() && if own { shaken } else { state.sank }
    };
    let other = |one: &Standing| one.number != unit.number && counts(one);
    (counts(unit) && !cast.units.iter().any(other)).then(|| Note::new(t::NEAR_ITSELF, "K20-MOR-01"))
}

/// A vehicle whose crew is tested, once each time it becomes immobilised.
pub const CREW: Role = Role::new(parts::UNIT, t::ROLE_UNIT, Of::Acting)
    .eligible(is_vehicle)
    .default_unit(|cast| the_one(cast, |unit| unit.crew_test))
    .blocked_by(|_, unit| {
        let tested = unit.state.typed::<Unit>().crew_tested;
        tested.then(|| Note::new(t::BARRED_CREW_TESTED, "K20-IMM-04"))
    });

/// A vehicle in terrain; one that is stuck for good cannot get out (K20-IMM-03), and one that
/// is stuck tries once per activation (K20-AMB-77).
pub const DRIVES: Role = Role::new(parts::UNIT, t::ROLE_UNIT, Of::Acting)
    .eligible(is_vehicle)
    .blocked_by(|cast, unit| {
        let state: Unit = unit.state.typed();
        if state.immobilised == Stuck::Permanently {
            Some(Note::new(t::THEN_PERMANENTLY, "K20-IMM-03"))
        } else if state.is_immobilised() && state.dug {
            Some(Note::new(t::THEN_DUG, "K20-AMB-77"))
        } else {
            rests(cast, unit)
        }
    });

/// A unit that rallies: as its own standard action (K20-RAL-01), or when ordered by a commander, at
/// most once (K20-AMB-50). Routed units cannot (K20-AMB-49).
pub const RALLIES: Role =
    Role::new(parts::UNIT, t::ROLE_UNIT, Of::Acting).eligible(is_there).blocked_by(|cast, unit| {
        let unit: Unit = unit.state.typed();
        if unit.level == Level::Routed {
            Some(Note::new(t::REFUSED_RALLY_ROUTED, "K20-AMB-49"))
        } else if cast.one(parts::COMMANDER).is_none() {
            unit.lacks_standard_action()
        } else {
            let ordered = unit.told_to_rally;
            ordered.then(|| Note::new(t::BARRED_TOLD_TO_RALLY, "K20-AMB-50"))
        }
    });

/// A commander who, in his activation, orders one test of a subordinate platoon, but not of himself
/// (K20-RAL-02).
pub const ORDERS: Role = Role::new(parts::COMMANDER, t::ROLE_COMMANDER, Of::Friend)
    .eligible(|unit| is_there(unit) && unit.typed::<Unit>().is_commander())
    .blocked_by(|cast, unit| {
        let state: Unit = unit.state.typed();
        if state.level == Level::Routed {
            Some(Note::new(t::NOTE_ROUTED, "K20-MOR-05"))
        } else if state.rally_ordered {
            Some(Note::new(t::THEN_RALLY_ORDER_USED, "K20-RAL-02"))
        } else if cast.one(parts::UNIT).is_some_and(|other| !commands(unit, other)) {
            Some(Note::new(t::BARRED_NOT_SUBORDINATE, "K20-RAL-02"))
        } else {
            let twice = twice(cast, unit, &[parts::UNIT], "K20-RAL-02");
            twice.or_else(|| rests(cast, unit))
        }
    })
    .optional();

/// Whether a commander may give orders to a unit: one of its own side, and of a lower rank than its
/// own if both ranks are known.
fn commands(commander: &Standing, other: &Standing) -> bool {
    let [own, others] = [commander, other].map(|unit| unit.state.typed::<Unit>().rank());
    commander.side == other.side && (others == 0 || own == 0 || others < own)
}

/// Infantry that charges (K20-CHG-01), for its standard action.
pub const CHARGER: Role = Role::new(parts::ATTACKERS[0], t::ROLE_ATTACKER, Of::Acting)
    .eligible(is_on_foot)
    .blocked_by(|_, unit| {
        let unit: Unit = unit.state.typed();
        let refused = charge::refused(unit.level);
        refused.or_else(|| unit.lacks_standard_action()).or_else(|| unit.stops_short("K20-CHG-04"))
    });

/// Infantry that is charged.
pub const CHARGED: Role = Role::new(parts::DEFENDERS[0], t::ROLE_DEFENDER, Of::Enemy)
    .eligible(is_on_foot)
    .default_unit(fought)
    .blocked_by(|_, unit| charge::cannot_be_charged(unit.state.typed::<Unit>().level));

/// Another unit in Overwatch that fires at the chargers (K20-CHG-03).
pub const FIRES_TOO: Role = Role::new(parts::OVERWATCH, t::ROLE_FIRES_TOO, Of::Enemy)
    .eligible(|unit| is_there(unit) && unit.typed::<Unit>().overwatch)
    .blocked_by(|cast, unit| {
        let fires = || unit.state.typed::<Unit>().holds_fire();
        twice(cast, unit, &[parts::DEFENDERS[0]], "K20-CHG-03").or_else(fires)
    })
    .optional();

/// Infantry in close combat, whether it charges or continues to fight.
pub const FIGHTS: Role = Role::new(parts::ATTACKERS[0], t::ROLE_ATTACKER, Of::Acting)
    .eligible(is_on_foot)
    .blocked_by(|cast, unit| fights_not(cast, unit).or_else(|| fought_already(cast, unit)));

/// More infantry that attacks the same enemy, one stand of each unit (K20-CHG-T1).
pub const FIGHTS_TOO: [Role; 2] = [
    fights_too(parts::ATTACKERS[1]).blocked_by(|cast, unit| {
        twice(cast, unit, &[parts::ATTACKERS[0], parts::ATTACKERS[2]], "K20-CHG-T1")
            .or_else(|| fights_not(cast, unit))
    }),
    fights_too(parts::ATTACKERS[2]).blocked_by(|cast, unit| {
        twice(cast, unit, &parts::ATTACKERS[..2], "K20-CHG-T1").or_else(|| fights_not(cast, unit))
    }),
];

const fn fights_too(id: RoleId) -> Role {
    Role::new(id, t::ROLE_ATTACKER, Of::Acting).eligible(is_on_foot).optional()
}

/// More infantry that is attacked, one stand of each unit (K20-CHG-T2).
pub const FOUGHT_TOO: [Role; 2] = [
    fought_too(parts::DEFENDERS[1]).blocked_by(|cast, unit| {
        twice(cast, unit, &[parts::DEFENDERS[0], parts::DEFENDERS[2]], "K20-CHG-T2")
            .or_else(|| not_fought(unit))
    }),
    fought_too(parts::DEFENDERS[2]).blocked_by(|cast, unit| {
        twice(cast, unit, &parts::DEFENDERS[..2], "K20-CHG-T2").or_else(|| not_fought(unit))
    }),
];

const fn fought_too(id: RoleId) -> Role {
    Role::new(id, t::ROLE_DEFENDER, Of::Enemy).eligible(is_on_foot).optional()
}

/// The unit that the attacker fights.
pub const FOUGHT: Role = Role::new(parts::DEFENDERS[0], t::ROLE_DEFENDER, Of::Enemy)
    .eligible(is_on_foot)
    .default_unit(fought)
    .blocked_by(|_, unit| not_fought(unit));

/// Why a unit that is not in a fight cannot begin one: it is Routed (K20-MOR-05), or its
/// activation is over (K20-RAL-01). A unit that must not charge may continue a fight that was
/// not recorded.
fn fights_not(cast: &Participants, standing: &Standing) -> Option<Note> {
    let unit: Unit = standing.state.typed();
    if unit.fighting {
        return None;
    }
    let routed = charge::refused(unit.level).filter(|_| unit.level == Level::Routed);
    routed.or_else(|| rests(cast, standing))
}

/// Why a unit does not fight the same enemy twice: the fight continues with the next activation
/// (K20-CHG-T3). If not all its stands are in the fight, another stand may have a separate one; and
/// in the first turn it is unknown whether the players use the order of play.
fn fought_already(cast: &Participants, unit: &Standing) -> Option<Note> {
    let enemy = cast.one(parts::DEFENDERS[0]).map(|enemy| enemy.number);
    let unit: Unit = unit.state.typed();
    let fought = unit.fighting && unit.fought && unit.fights.number() == enemy;
    // Once a phase has been chosen, the players use the order of play.
    let ordered = cast.at.round > 1 || cast.at.stage != ACTIVATION;
    (ordered && fought && unit.all_fight()).then(|| Note::new(t::THEN_FIGHTS_LATER, "K20-CHG-T3"))
}

/// Why a unit that is not in a fight cannot be drawn into one.
fn not_fought(unit: &Standing) -> Option<Note> {
    let unit: Unit = unit.state.typed();
    charge::cannot_be_charged(unit.level).filter(|_| !unit.fighting)
}

/// Infantry that assaults a vehicle, for its standard action (K20-VAS-01, K20-VAS-02).
pub const ASSAULTS: Role = Role::new(parts::ATTACKERS[0], t::ROLE_ATTACKER, Of::Acting)
    .eligible(is_on_foot)
    .blocked_by(|_, unit| {
        let unit: Unit = unit.state.typed();
        if unit.assaulter() != Assaulter::Ordinary {
            Some(Note::new(t::REFUSED_ASSAULTER, "K20-VAS-02"))
        } else if unit.level == Level::Routed {
            Some(Note::new(t::NOTE_ROUTED, "K20-MOR-05"))
        } else {
            // A stand that fire halted earlier does not bar the others.
            let halted = || unit.stops_short("K20-VAS-04").filter(|_| !unit.assaulting);
            unit.assaults_not().or_else(halted)
        }
    });

/// A vehicle that is assaulted: the one that the first stand assaulted (K20-AMB-78).
pub const ASSAULTED: Role = VEHICLE.blocked_by(|cast, vehicle| {
    let unit: Unit = cast.state(parts::ATTACKERS[0])?;
    let other = unit.assaults.is_some() && unit.assaults.number() != Some(vehicle.number);
    (unit.assaulting && other).then(|| Note::new(t::BARRED_ASSAULTS_ANOTHER, "K20-AMB-78"))
});

/// A vehicle that is rammed.
pub const VEHICLE: Role =
    Role::new(parts::DEFENDERS[0], t::ROLE_DEFENDER, Of::Enemy).eligible(is_vehicle);

/// A vehicle that overruns or rams, which is part of a move.
pub const RAMS: Role = Role::new(parts::ATTACKERS[0], t::ROLE_ATTACKER, Of::Acting)
    .eligible(is_vehicle)
    .blocked_by(|cast, unit| {
        let state: Unit = unit.state.typed();
        if state.level == Level::Routed {
            Some(Note::new(t::NOTE_ROUTED, "K20-MOR-05"))
        } else if state.is_immobilised() {
            Some(Note::new(t::BARRED_IMMOBILISED, "K20-IMM-03"))
        } else {
            rests(cast, unit)
        }
    });

/// A vehicle or a gun that is overrun (K20-OVV-T1).
pub const OVERRUN: Role = Role::new(parts::DEFENDERS[0], t::ROLE_DEFENDER, Of::Enemy)
    .eligible(|unit| is_there(unit) && !unit.typed::<Unit>().on_foot());

/// Infantry that is overrun, but not again by a vehicle that it dodged (K20-OVI-03).
pub const OVERRUN_ON_FOOT: Role = Role::new(parts::DEFENDERS[0], t::ROLE_DEFENDER, Of::Enemy)
    .eligible(is_on_foot)
    .blocked_by(|cast, unit| {
        let vehicle = cast.one(parts::ATTACKERS[0])?.number;
        let dodged = unit.state.typed::<Unit>().has_dodged(Some(vehicle));
        dodged.then(|| Note::new(t::REFUSED_DODGED, "K20-OVI-03"))
    });

/// The unit that looks for a hidden model, and may then be the first to fire at it.
pub const SPOTTER: Role = Role::new(parts::SHOOTER, t::ROLE_SPOTTER, Of::Acting).eligible(is_there);

/// The model that the spotter looks for (K20-SPT-01).
pub const HIDES: Role = Role::new(parts::TARGET, t::ROLE_HIDDEN, Of::Enemy)
    .eligible(is_there)
    .default_unit(|cast| the_one(cast, |unit| unit.hidden));

/// The unit whose command range is measured (K20-CMD-T1).
pub const COMMANDS: Role = Role::new(parts::UNIT, t::ROLE_UNIT, Of::Acting)
    .eligible(|unit| is_there(unit) && unit.typed::<Unit>().kind != UnitKind::Vehicle);

/// The battery of a fire mission.
pub const BATTERY: Role = Role::new(parts::SHOOTER, t::ROLE_BATTERY, Of::Acting)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        !unit.is_out() && (unit.kind == UnitKind::Gun || unit.has_shells())
    })
    .blocked_by(|cast, unit| {
        let holds = unit.state.typed::<Unit>().holds_weapon();
        holds.or_else(|| rests(cast, unit))
    });

/// The unit that calls for a fire mission (K20-ART-01): without one, it is unknown whether the call
/// needs a roll.
pub const CALLS: Role = Role::new(parts::CALLER, t::ROLE_CALLER, Of::Friend)
    .eligible(is_there)
    .blocked_by(calls_not)
    .default_unit(|cast| {
        let side = cast.one(parts::SHOOTER)?.side;
        let mut all = cast.units.iter().filter(|unit| {
            let state: Unit = unit.state.typed();
            unit.side == side && state.observer && !state.is_out()
        });
        let one = all.next()?;
        all.next().is_none().then_some(one.number)
    });

/// Why a unit cannot call for a fire mission.
fn calls_not(cast: &Participants, unit: &Standing) -> Option<Note> {
    let routed = unit.state.typed::<Unit>().level == Level::Routed;
    let routed = routed.then(|| Note::new(t::NOTE_ROUTED, "K20-MOR-05"));
    routed.or_else(|| rests(cast, unit))
}

/// The enemy with which the acting unit is locked in a fight.
fn fought(cast: &Participants) -> Option<u32> {
    cast.state::<Unit>(parts::ATTACKERS[0])?.fights.number()
}

fn is_on_foot(unit: &Values) -> bool {
    is_there(unit) && unit.typed::<Unit>().on_foot()
}

/// Why a unit does nothing in its own turn: its activation is over (K20-RAL-01). This does not
/// apply in the enemy's turn, when it fires in Overwatch.
fn rests(cast: &Participants, unit: &Standing) -> Option<Note> {
    let state: Unit = unit.state.typed();
    (state.activation_is_over()).filter(|_| cast.at.side == unit.side)
}

/// Why a unit cannot take a second role: it already has one of these.
pub(crate) fn twice(
    cast: &Participants,
    unit: &Standing,
    roles: &[RoleId],
    cite: Cite,
) -> Option<Note> {
    let taken = |role: &RoleId| cast.one(*role).is_some_and(|one| one.number == unit.number);
    let twice = roles.iter().any(taken);
    twice.then(|| Note::new(t::BARRED_TWICE, cite))
}

/// The only unit of the battle in this state; `None` if there is none, or more than one.
fn the_one(cast: &Participants, is_so: fn(&Unit) -> bool) -> Option<u32> {
    let mut so = cast.units.iter().filter(|unit| {
        let unit: Unit = unit.state.typed();
        !unit.is_out() && is_so(&unit)
    });
    let one = so.next()?;
    so.next().is_none().then_some(one.number)
}

fn is_vehicle(unit: &Values) -> bool {
    is_there(unit) && unit.typed::<Unit>().kind == UnitKind::Vehicle
}

fn is_there(unit: &Values) -> bool {
    !unit.typed::<Unit>().is_out()
}
