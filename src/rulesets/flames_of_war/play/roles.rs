//! The roles of platoons in the calculators: which can take them, and which may not now.

use crate::rulesets::flames_of_war::prelude::*;

use crate::rulesets::flames_of_war::sheet::assault::{self, AssaultBar};
use crate::rulesets::flames_of_war::sheet::bar::Bar;
use crate::rulesets::flames_of_war::sheet::forms::{Disengage, Trigger};
use crate::rulesets::flames_of_war::sheet::phases::{ASSAULT, SHOOTING, START};
use crate::rulesets::flames_of_war::sheet::ranging::BatteryBar;
use crate::rulesets::flames_of_war::units::tracker::{
    self, AssaultPart, LastAssault, Place, Platoon, TankTest, UnitKind, Used,
};

/// A platoon that shoots; in the enemy's turn, this is defensive fire.
pub const SHOOTER: Role = Role::new(parts::SHOOTER, t::GROUP_SHOOTERS, Of::Acting)
    .eligible(on_table)
    .default_unit(|cast| in_assault(cast, AssaultPart::Attacked))
    .blocked_by(|cast, unit| {
        let defensive = fires_defensively(cast, unit);
        let barred = platoon(unit).shooting_bar(defensive).refusal(defensive);
        barred
            .or_else(|| (defensive && cast.at.stage == ASSAULT).then(|| held_fast(unit))?)
            .or_else(|| fired_bar(cast, unit))
    });

/// A platoon that is shot at.
pub const UNDER_FIRE: Role = Role::new(parts::TARGET, t::GROUP_TARGET, Of::Enemy)
    .eligible(on_table)
    .default_unit(|cast| in_assault(cast, AssaultPart::Attacks));

/// A platoon that tests its morale (FOW-MOR-03).
pub const SHAKEN: Role = Role::new(parts::TARGET, t::ROLE_PLATOON, Of::Acting)
    .eligible(on_table)
    .default_unit(|cast| {
        only(cast, |unit| on_table(&unit.state) && morale_bar(&platoon(unit)).is_none())
    })
    .blocked_by(|_, unit| morale_bar(&platoon(unit)));

/// A pinned platoon that rallies (FOW-PIN-04).
pub const PINNED: Role = Role::new(parts::UNIT, t::ROLE_PLATOON, Of::Acting)
    .heading(t::GROUP_RALLY)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().is_pinned())
    .blocked_by(|cast, unit| {
        let pinned = platoon(unit);
        let tried = pinned.tried_rally;
        // A platoon pinned by its own assault was not pinned when the turn started (FOW-AMB-21), so
        // looking back at the starting phase does not let it rally.
        let since = pinned.assaulted && cast.at.reached() == ASSAULT;
        as_turn_starts(cast, unit, "FOW-PIN-04")
            .or_else(|| since.then(|| Note::new(t::NOTE_RALLY_WHEN, "FOW-PIN-04")))
            .or_else(|| tried.then(|| Note::new(t::THEN_TRIED_RALLY, "FOW-PIN-04")))
    });

/// Vehicles whose crews bailed out, or would bail out again (FOW-BAI-04, FOW-AMB-14).
pub const CREW: Role = Role::new(parts::UNIT, t::ROLE_PLATOON, Of::Acting)
    .eligible(|unit| {
        let there = on_table(unit);
        let unit: Platoon = unit.typed();
        there && unit.kind == UnitKind::Armoured && (unit.bailed_out() > 0 || unit.bogged() > 0)
    })
    .blocked_by(|cast, unit| {
        let starts = turn_starts(cast, unit);
        let unit = platoon(unit);
        let tried = starts && unit.bailed_out() > 0 && unit.crews_to_test() == 0;
        tried.then(|| Note::new(t::NOTE_CREWS_TRIED, "FOW-AMB-13"))
    });

/// Vehicles or guns that enter hard ground (FOW-DIF-01, FOW-DIF-04).
pub const ENTERS: Role = Role::new(parts::UNIT, t::ROLE_PLATOON, Of::Acting)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().kind.bogs_down())
    .blocked_by(|_, unit| cannot_move(unit));

/// Vehicles or guns that are bogged down (FOW-DIF-07).
pub const BOGGED: Role = Role::new(parts::UNIT, t::ROLE_PLATOON, Of::Acting)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().bogged() > 0)
    .blocked_by(|cast, unit| {
        let bogged = platoon(unit);
        as_turn_starts(cast, unit, "FOW-DIF-07")
            .or_else(|| {
                let crewless = bogged.bogged_with_crews() == 0;
                crewless.then(|| Note::new(t::NOTE_FREE_AFTER_CREW, "FOW-AMB-69"))
            })
            .or_else(|| {
                let tried = bogged.bogged_to_test() == 0;
                tried.then(|| Note::new(t::NOTE_FREE_LATER, "FOW-DIF-07"))
            })
    });

/// A battery that bombards (FOW-ART-01): once it has ranged in, it may bombard every platoon under
/// its template (FOW-ART-33).
pub const BATTERY: Role = Role::new(parts::BATTERY, t::GROUP_BATTERY, Of::Acting)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().battery)
    .blocked_by(|cast, unit| {
        let bar = own_bar(cast, unit);
        // The form asks whether this is another platoon under the same template.
        let bar = if platoon(unit).smoked { bar } else { bar.once_ranged_in() };
        battery_idle(cast, unit).or_else(|| bar.refusal())
    });

/// A battery that lays smoke (FOW-SMK-01), which its side must do before it shoots in any other way
/// (FOW-SMK-02).
pub const LAYS_SMOKE: Role = BATTERY
    .blocked_by(|cast, unit| battery_idle(cast, unit).or_else(|| smoke_bar(cast, unit).refusal()));

/// Why a battery may not bombard, or why the unit that spots for it may not (FOW-ART-11).
pub fn battery_bar(cast: &Participants, battery: &Standing) -> BatteryBar {
    let spotter = || cast.one(parts::SPOTTER).map(|unit| platoon(unit).spotter_bar());
    match own_bar(cast, battery) {
        BatteryBar::None => spotter().unwrap_or(BatteryBar::None),
        bar => bar,
    }
}

/// Like [`battery_bar`], for smoke, which a side must fire before it shoots in any other way
/// (FOW-SMK-02).
pub fn smoke_bar(cast: &Participants, battery: &Standing) -> BatteryBar {
    match battery_bar(cast, battery) {
        BatteryBar::None if in_own_shooting(cast, battery) && !begins_to_shoot(cast, battery) => {
            BatteryBar::AfterFire
        }
        bar => bar,
    }
}

fn own_bar(cast: &Participants, battery: &Standing) -> BatteryBar {
    platoon(battery).battery_bar(in_enemys_turn(cast, battery))
}

/// The unit that spots for the battery (FOW-ART-11, FOW-ART-19): an observer, or company command; a
/// team of the battery itself is not listed as a unit. Only the players know whether a commander
/// spots; if so, he does not shoot.
pub const SPOTTER: Role = Role::new(parts::SPOTTER, t::GROUP_SPOTTER, Of::Friend)
    .eligible(|unit| {
        let there = on_table(unit);
        let unit: Platoon = unit.typed();
        there && (unit.observer || unit.role.is_company_command())
    })
    .default_unit(|cast| {
        let side = cast.side_of(Of::Friend);
        only(cast, |unit| {
            let observes = on_table(&unit.state) && platoon(unit).observer;
            unit.side == side && observes && platoon(unit).spotter_bar() == BatteryBar::None
        })
    })
    .blocked_by(|_, unit| platoon(unit).spotter_bar().refusal())
    .optional();

/// Reconnaissance that disengages from the enemy's fire or assault (FOW-REC-04, FOW-REC-10).
pub const DISENGAGES: Role = Role::new(parts::TARGET, t::GROUP_SCOUT, Of::Acting)
    .eligible(is_reconnaissance)
    .default_unit(|cast| {
        only(cast, |unit| in_enemys_turn(cast, unit) && is_reconnaissance(&unit.state))
    })
    .blocked_by(|_, unit| cannot_move(unit).or_else(|| held_fast(unit)));

/// A platoon that shoots at the reconnaissance, if its fire is the threat.
pub const SHOOTS_AT_IT: Role = Role::new(parts::SHOOTER, t::GROUP_SHOOTERS, Of::Enemy)
    .eligible(on_table)
    .when(|answers| answers.typed::<Disengage>().trigger == Trigger::DirectFire);

/// Reconnaissance that uses eyes and ears (FOW-REC-01).
pub const SCOUT: Role = Role::new(parts::SCOUT, t::GROUP_SCOUT, Of::Acting)
    .eligible(is_reconnaissance)
    .blocked_by(|cast, unit| {
        let shoots_now = begins_to_shoot(cast, unit);
        let unit = platoon(unit);
        let refusals = unit.eyes_and_ears_form().scout_refusals();
        let looked = unit.all_used() == Used::EyesAndEars;
        (refusals.into_iter().next())
            .or_else(|| (!shoots_now).then(|| Note::new(t::NOTE_SCOUT_WHEN, "FOW-REC-01")))
            .or_else(|| looked.then(|| Note::new(t::THEN_EYES_AND_EARS, "FOW-REC-02")))
            .or_else(|| {
                let shot = unit.all_have_shot();
                shot.then(|| Note::new(t::UNIT_SHOT, "FOW-REC-01"))
            })
    });

/// Teams that were carried (FOW-PAS-01).
pub const CARRIED: Role = Role::new(parts::TARGET, t::GROUP_PASSENGERS, Of::Acting)
    .eligible(|unit| on_table(unit) && !unit.typed::<Platoon>().kind.target().is_vehicle());

/// A platoon that has lost its commander, and is given another one in its own shooting phase
/// (FOW-LDR-05, FOW-LDR-06).
pub const LEADERLESS: Role = Role::new(parts::UNIT, t::ROLE_PLATOON, Of::Acting)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().commander_lost())
    .default_unit(|cast| {
        let acts = cast.side_of(Of::Acting);
        only(cast, |unit| {
            unit.side == acts && on_table(&unit.state) && platoon(unit).commander_lost()
        })
    })
    .blocked_by(|cast, unit| {
        let begins = begins_to_shoot(cast, unit);
        (!begins).then(|| Note::new(t::NOTE_COMMANDER_START, "FOW-LDR-06"))
    });

/// The commander who appoints a new one (FOW-LDR-05, FOW-LDR-08).
pub const APPOINTS: Role = Role::new(parts::COMMANDER, t::ROLE_APPOINTS, Of::Friend)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().role.appoints())
    .blocked_by(|cast, unit| {
        let own_turn = !in_enemys_turn(cast, unit);
        let unit = platoon(unit);
        let shot = (own_turn && unit.shot).then(|| Note::new(t::UNIT_SHOT, "FOW-LDR-07"));
        // He has joined another platoon until the phase ends.
        let joined = unit.joined && unit.used == Used::Appointed;
        shot.or_else(|| joined.then(|| Note::new(t::THEN_JOINED, "FOW-IND-02")))
    });

/// A unit that tows a bogged vehicle or gun free (FOW-RCV-01, FOW-RCV-04).
pub const TOWS: Role = Role::new(parts::UNIT, t::ROLE_TOWS, Of::Acting)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().kind.target().is_vehicle())
    .blocked_by(|cast, unit| {
        let shoots_now = shoots_now(cast, unit);
        let unit = platoon(unit);
        let stuck = match unit.stuck() {
            VehicleState::BailedOut => Some(Bar::BailedOut),
            VehicleState::Bogged => Some(Bar::Bogged),
            VehicleState::Working => None,
        };
        // Only if all have towed: with several vehicles, another one may still tow.
        let towed = unit.all_used() == Used::Towing;
        let shot = unit.all_have_shot();
        stuck
            .map(|bar| Note::new(t::REFUSED_TOW_STUCK, bar.cite()))
            .or_else(|| (!shoots_now).then(|| Note::new(t::NOTE_TOW_WHEN, "FOW-RCV-02")))
            .or_else(|| towed.then(|| Note::new(t::THEN_TOWING, "FOW-RCV-02")))
            .or_else(|| shot.then(|| Note::new(t::UNIT_SHOT, "FOW-RCV-02")))
    });

/// Bogged vehicles or guns, one of which is towed (FOW-RCV-02).
pub const TOWED: Role = Role::new(parts::TARGET, t::ROLE_TOWED, Of::Friend)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().bogged() > 0);

/// The platoon that aircraft are called against (FOW-AIR-06).
pub const AIR_TARGET: Role =
    Role::new(parts::TARGET, t::ROLE_AIR_TARGET, Of::Anybody).eligible(on_table).passive();

/// The teams that fire at the aircraft (FOW-AIR-10).
pub const AIR_DEFENCE: Role = Role::new(parts::GUNS, t::ROLE_AIR_DEFENCE, Of::Friend)
    .eligible(on_table)
    .blocked_by(|_, unit| {
        let unit = platoon(unit);
        let idle = match unit.stuck() {
            VehicleState::BailedOut => Bar::BailedOut,
            VehicleState::Bogged => Bar::Bogged,
            VehicleState::Working if unit.disengaged_this_turn() => Bar::Reorganising,
            VehicleState::Working => Bar::None,
        };
        idle.refusal(true)
    });

/// A Warrior, who may already be destroyed (FOW-WAR-01).
pub const WARRIOR: Role = Role::new(parts::UNIT, t::GROUP_WARRIOR, Of::Acting)
    .eligible(|unit| unit.typed::<Platoon>().is_warrior());

/// A platoon in a calculator that changes nothing.
pub const ANY: Role = Role::new(parts::UNIT, t::ROLE_PLATOON, Of::Acting).eligible(on_table);

/// A platoon that launches an assault (FOW-ASL-06, FOW-ASL-T1).
pub const CHARGES: Role = Role::new(parts::ATTACKER, t::GROUP_ASSAULTING, Of::Acting)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().charges())
    .default_unit(|cast| in_assault(cast, AssaultPart::Attacks))
    .blocked_by(|cast, standing| {
        let unit = platoon(standing);
        let tanks = unit.kind == UnitKind::Armoured;
        launch_bar(cast, standing).or_else(|| assault::too_many(unit.free(), tanks))
    });

/// A platoon that is assaulted.
pub const CHARGED: Role = Role::new(parts::DEFENDER, t::GROUP_ASSAULTED, Of::Enemy)
    .eligible(on_table)
    .default_unit(|cast| in_assault(cast, AssaultPart::Attacked))
    .blocked_by(|_, unit| {
        let unit = platoon(unit);
        let tanks = unit.kind == UnitKind::Armoured;
        let (teams, state, out) = unit.under_assault();
        // The tanks that still work fight the whole assault alone (FOW-AMB-14).
        let mixed = tanks && state == VehicleState::Working && out > 0;
        assault::too_many(teams, tanks)
            .or_else(|| mixed.then(|| Note::new(t::REFUSED_ASSAULT_OUT_OF_ACTION, "FOW-AMB-14")))
    });

/// A platoon that strikes in close combat, of either side (FOW-ASL-16, FOW-ASL-22).
pub const STRIKES: Role = Role::new(parts::ATTACKER, t::GROUP_FIGHTERS, Of::Acting)
    .eligible(|unit| on_table(unit) && unit.typed::<Platoon>().fights())
    .default_unit(|cast| in_assault(cast, AssaultPart::Attacks))
    .blocked_by(|cast, standing| {
        let unit = platoon(standing);
        if !unit.fights() {
            return Some(Note::new(t::NOTE_TRANSPORTS_BREAK_OFF, "FOW-ASL-05"));
        }
        let guns = !unit.kind.charges();
        match unit.stuck() {
            VehicleState::BailedOut => AssaultBar::BailedOut.refusal(false),
            VehicleState::Bogged => AssaultBar::Bogged.refusal(false),
            VehicleState::Working if unit.is_thrown_back() => {
                Some(Note::new(t::NOTE_THROWN_BACK, "FOW-ASL-14"))
            }
            VehicleState::Working if unit.has_to_react() && !unit.commander_lost() => {
                Some(Note::new(t::THEN_REACTION_TEST, "FOW-ASL-21"))
            }
            VehicleState::Working if unit.has_to_break_off() => {
                Some(Note::new(t::THEN_REACTION_FAILED, "FOW-ASL-21"))
            }
            VehicleState::Working
                if !guns && !unit.commander_lost() && tank_test(cast, &unit).is_some() =>
            {
                let failed = unit.tank_test == TankTest::Failed;
                let why = if failed { t::THEN_REACTION_FAILED } else { t::REFUSED_TANK_TEST };
                Some(Note::new(why, "FOW-ASL-21"))
            }
            VehicleState::Working if unit.is_thrown_back() => {
                Some(Note::new(t::NOTE_THROWN_BACK, "FOW-ASL-14"))
            }
            // An assaulted platoon that strikes is counterattacking.
            VehicleState::Working if unit.assault == AssaultPart::Attacked => {
                if unit.commander_lost() {
                    Some(Note::new(t::THEN_COMMANDER_LOST_ASSAULT, "FOW-AMB-66"))
                } else {
                    guns.then(|| Note::new(t::NOTE_GUNS_BREAK_OFF, "FOW-ASL-04"))
                }
            }
            VehicleState::Working if launches(cast, standing) => {
                let charge = guns.then(|| Note::new(t::REFUSED_GUNS_CHARGE, "FOW-ASL-04"));
                charge.or_else(|| launch_bar(cast, standing))
            }
            VehicleState::Working => None,
        }
    });

/// Why the platoon may not counterattack the tanks that it is to strike: the state of the test that
/// it has to pass first.
fn tank_test(cast: &Participants, unit: &Platoon) -> Option<TankTest> {
    let enemy = platoon(cast.one(parts::DEFENDER)?);
    unit.may_not_strike_tanks(&enemy)
}

/// A platoon that is struck in close combat.
pub const STRUCK: Role =
    Role::new(parts::DEFENDER, t::GROUP_FOES, Of::Enemy).eligible(on_table).default_unit(|cast| {
        let enemy = cast.side_of(Of::Enemy);
        only(cast, |unit| unit.side == enemy && platoon(unit).assault != AssaultPart::No)
    });

/// Why a platoon is refused: none of its teams can move.
fn cannot_move(unit: &Standing) -> Option<Note> {
    match platoon(unit).stuck() {
        VehicleState::BailedOut => Some(Note::new(t::REFUSED_MOVE_BAILED_OUT, "FOW-BAI-01")),
        VehicleState::Bogged => Some(Note::new(t::REFUSED_MOVE_BOGGED, "FOW-DIF-02")),
        VehicleState::Working => None,
    }
}

/// Why reconnaissance is refused: it has tried to disengage from this assault instead of firing.
fn held_fast(unit: &Standing) -> Option<Note> {
    let held = platoon(unit).is_held_fast();
    held.then(|| Note::new(t::REFUSED_HELD_FAST, "FOW-REC-10"))
}

/// Why a battery is refused: none of its guns can fire.
fn battery_idle(cast: &Participants, unit: &Standing) -> Option<Note> {
    let defensive = in_enemys_turn(cast, unit);
    let unit = platoon(unit);
    let idle = match (unit.stuck(), unit.all_used()) {
        (VehicleState::BailedOut, _) => Bar::BailedOut,
        (VehicleState::Bogged, _) => Bar::Bogged,
        (VehicleState::Working, Used::Towing) => Bar::Recovery,
        (VehicleState::Working, _) => Bar::None,
    };
    idle.refusal(defensive)
}

/// Whether the commander who leads the platoon in this role gives it no re-roll, because his own
/// tank is bailed out (FOW-BAI-03, FOW-AMB-63), as far as the units show: if several commanders
/// could lead it, it is unknown which one does.
pub fn commander_out(cast: &Participants, role: RoleId) -> Option<bool> {
    let side = cast.one(role)?.side;
    let leads = |unit: &&Standing| {
        unit.side == side && on_table(&unit.state) && platoon(unit).role.lends_rerolls()
    };
    let mut leads = cast.units.iter().filter(leads).map(|unit| {
        let unit = platoon(unit);
        unit.role == tracker::Role::CompanyCommander && unit.bailed_out() > 0
    });
    let first = leads.next()?;
    leads.all(|out| out == first).then_some(first)
}

/// The motivation of the platoon in this role, with the re-roll of its leader as far as the units
/// show.
pub fn led(cast: &Participants, role: RoleId, unit: &Platoon) -> Will {
    unit.will().led_by(commander_out(cast, role) == Some(true))
}

/// Whether the platoon in this role has a leader who gives it a re-roll, as far as the units show.
pub fn rerolls(cast: &Participants, role: RoleId, unit: &Platoon) -> bool {
    unit.rerolls() && commander_out(cast, role) != Some(true)
}

/// Why no test is needed: a platoon tests only below half strength and with losses in this phase
/// (FOW-MOR-03).
fn morale_bar(unit: &Platoon) -> Option<Note> {
    if !unit.is_below_half() {
        Some(Note::new(t::NOTE_MORALE_NOT_BELOW_HALF, "FOW-MOR-03"))
    } else if !unit.lost {
        Some(Note::new(t::NOTE_MORALE_NOTHING_LOST, "FOW-MOR-03"))
    } else {
        None
    }
}

/// Whether the turn of its own side is starting.
pub fn turn_starts(cast: &Participants, unit: &Standing) -> bool {
    !in_enemys_turn(cast, unit) && cast.at.stage == START
}

/// Whether it is the shooting phase of its own side.
fn in_own_shooting(cast: &Participants, unit: &Standing) -> bool {
    !in_enemys_turn(cast, unit) && cast.at.stage == SHOOTING
}

/// Whether a unit may do what belongs in its own side's shooting phase. The start of the battle or
/// of its own turn also counts, in case the order of play is not used.
fn shoots_now(cast: &Participants, unit: &Standing) -> bool {
    let at_first = cast.at.round == 1 && cast.at.stage == START;
    at_first || turn_starts(cast, unit) || in_own_shooting(cast, unit)
}

/// Whether a unit may shoot now and its side has not shot yet in that phase (FOW-REC-01,
/// FOW-LDR-06).
fn begins_to_shoot(cast: &Participants, unit: &Standing) -> bool {
    let shot = |other: &Standing| other.side == unit.side && platoon(other).fired_before_smoke();
    shoots_now(cast, unit) && !(in_own_shooting(cast, unit) && cast.units.iter().any(shot))
}

/// Why a platoon cannot shoot again: all its teams have fired their only weapon (FOW-SHO-02,
/// FOW-SHO-03), or in defensive fire have fired it at this target (FOW-ASL-11). They may still owe
/// shots at reconnaissance that disengages (FOW-REC-05).
fn fired_bar(cast: &Participants, unit: &Standing) -> Option<Note> {
    let target = cast.one(parts::TARGET).map(|target| target.number);
    if target.is_some() && in_defence(cast, unit) {
        let [first, second] = platoon(unit).has_fired_at(target, true);
        let all = first && (second || platoon(unit).weapons().len() < 2);
        return all.then(|| Note::new(t::REFUSED_DEFENSIVE_TWICE, "FOW-ASL-11"));
    }
    let rest_is_owed = |target: &Standing| {
        let target = platoon(target);
        target.may_disengage() || target.disengaged_this_turn()
    };
    let fired = in_own_shooting(cast, unit)
        && platoon(unit).has_fired_all()
        && !cast.one(parts::TARGET).is_none_or(rest_is_owed);
    fired.then(|| Note::new(t::REFUSED_ALL_FIRED, "FOW-SHO-03"))
}

/// Why a platoon may not launch an assault now: its present state, or a failed test against tanks
/// (FOW-ASL-07).
fn launch_bar(cast: &Participants, standing: &Standing) -> Option<Note> {
    let unit = platoon(standing);
    let at_tanks = || {
        let target = cast.one(parts::DEFENDER).map(platoon);
        target.is_some_and(|target| target.kind == UnitKind::Armoured)
    };
    let failed = unit.last_assault == LastAssault::NoCharge && cast.at.stage == ASSAULT;
    unit.launch_bar(!in_enemys_turn(cast, standing))
        .refusal(unit.kind == UnitKind::Armoured)
        .or_else(|| {
            let failed = failed && at_tanks();
            failed.then(|| Note::new(t::REFUSED_CHARGE_TEST_FAILED, "FOW-ASL-07"))
        })
        .or_else(|| {
            let away = cast.one(parts::DEFENDER).is_some_and(|unit| {
                cast.at.stage == ASSAULT && platoon(unit).disengaged_this_turn()
            });
            // Its assault is over, unless it won an earlier one and is breaking through
            // (FOW-ASL-26).
            let over = unit.assaulted && unit.last_assault != LastAssault::Won;
            (away && over).then(|| Note::new(t::WORD_NO_CLOSE_COMBAT, "FOW-REC-10"))
        })
}

/// Whether the platoon launches an assault by striking: in its own turn, if it is in no assault
/// yet, unless its opponent launched one.
fn launches(cast: &Participants, striker: &Standing) -> bool {
    let attacks = |unit: &Standing| platoon(unit).assault == AssaultPart::Attacks;
    !in_enemys_turn(cast, striker)
        && platoon(striker).assault == AssaultPart::No
        && !cast.one(parts::DEFENDER).is_some_and(attacks)
}

/// The largest number of teams that can count as the platoon in a role: independent teams of its
/// side may have joined it (FOW-IND-02, FOW-IND-06).
pub fn most(cast: &Participants, role: RoleId, own: fn(&Platoon) -> i16) -> Option<i16> {
    let unit = cast.one(role)?;
    let joins = |other: &&Standing| {
        other.side == unit.side
            && other.number != unit.number
            && on_table(&other.state)
            && platoon(other).role != tracker::Role::Platoon
    };
    let joined: i16 = cast.units.iter().filter(joins).map(|_| 1).sum();
    Some(own(&platoon(unit)) + joined)
}

/// Like [`most`] for the target, if its own teams are hit rather than its transports.
pub fn most_hit(cast: &Participants, hit: TargetKind) -> Option<i16> {
    let unit = cast.state::<Platoon>(parts::TARGET)?;
    let own = unit.kind.target() == hit;
    own.then(|| most(cast, parts::TARGET, Platoon::remaining)).flatten()
}

/// The largest number of guns of a battery that may fire: neither destroyed nor bogged
/// (FOW-DIF-06), or as many as have already fired at this aiming point.
pub fn most_guns(cast: &Participants) -> Option<i16> {
    let battery = cast.state::<Platoon>(parts::BATTERY)?;
    Some(battery.free().max(battery.guns_fired.0))
}

fn as_turn_starts(cast: &Participants, unit: &Standing, cite: Cite) -> Option<Note> {
    (!turn_starts(cast, unit)).then(|| Note::new(t::NOTE_RALLY_WHEN, cite))
}

fn is_reconnaissance(unit: &Values) -> bool {
    on_table(unit) && unit.typed::<Platoon>().recon
}

fn platoon(unit: &Standing) -> Platoon {
    unit.state.typed()
}

fn on_table(unit: &Values) -> bool {
    unit.typed::<Platoon>().counts_as() == Place::Table
}

/// The platoon with this part in the current assault, if there is one.
fn in_assault(cast: &Participants, part: AssaultPart) -> Option<u32> {
    only(cast, |unit| platoon(unit).assault == part)
}

/// The only unit of this kind, if there is exactly one.
fn only(cast: &Participants, is: impl Fn(&Standing) -> bool) -> Option<u32> {
    let mut all = cast.units.iter().filter(|unit| on_table(&unit.state) && is(unit));
    let one = all.next()?;
    all.next().is_none().then_some(one.number)
}

/// Whether it is the turn of the other side.
pub fn in_enemys_turn(cast: &Participants, unit: &Standing) -> bool {
    unit.side != cast.at.side
}

/// Whether the unit's fire now is defensive fire: always in the enemy's turn, and in its own turn
/// if the target was assaulted and breaks through (FOW-ASL-11, FOW-AMB-25). If the assault is
/// fought step by step, the target breaks through once no platoon of the unit's side is still
/// attacking. A shot at any other platoon that is recorded in the assault phase was forgotten in
/// the shooting phase.
pub fn fires_defensively(cast: &Participants, unit: &Standing) -> bool {
    let own_attack_goes_on = || {
        cast.units.iter().any(|other| {
            other.side == unit.side
                && on_table(&other.state)
                && platoon(other).assault == AssaultPart::Attacks
        })
    };
    let breaks_through = |target: &Standing| {
        let target = platoon(target);
        match target.assault {
            AssaultPart::Attacks => true,
            AssaultPart::Attacked => !own_attack_goes_on(),
            AssaultPart::No => target.last_assault == LastAssault::Won,
        }
    };
    in_enemys_turn(cast, unit)
        || cast.at.stage == ASSAULT && cast.one(parts::TARGET).is_none_or(breaks_through)
}

/// Whether the unit's fire now is defensive fire in a current assault.
pub fn in_defence(cast: &Participants, unit: &Standing) -> bool {
    cast.at.stage == ASSAULT && fires_defensively(cast, unit)
}

/// Records that the platoons in both roles fight each other. Their parts in the assault show which
/// one launched it; otherwise it is one that has won in the enemy's turn and breaks through
/// (FOW-AMB-25), or else the one of the side whose turn it is (FOW-ASL-06, FOW-ASL-22).
pub fn fight(cast: &mut Participants) {
    use AssaultPart::{Attacked, Attacks, No};

    let [striker, struck] = [parts::ATTACKER, parts::DEFENDER].map(|role| cast.one(role));
    let part = |unit: Option<&Standing>| unit.map_or(No, |unit| platoon(unit).assault);
    let striker_attacks = match (part(striker), part(struck)) {
        (Attacks, _) | (No, Attacked) => true,
        (Attacked, _) | (No, Attacks) => false,
        (No, No) => striker.map_or_else(
            || struck.is_some_and(|unit| in_enemys_turn(cast, unit)),
            |unit| !in_enemys_turn(cast, unit) || platoon(unit).last_assault == LastAssault::Won,
        ),
    };
    if (part(striker), part(struck)) == (No, No) {
        let fighters = [striker, struck].map(|unit| unit.map(|unit| unit.number));
        ends_earlier(cast, fighters);
    }
    let sides = if striker_attacks { [Attacks, Attacked] } else { [Attacked, Attacks] };
    for (role, part) in [parts::ATTACKER, parts::DEFENDER].into_iter().zip(sides) {
        cast.change_role(role, |unit: &mut Platoon| unit.joins_assault(part));
    }
    cast.change_role(parts::ATTACKER, |unit: &mut Platoon| unit.strikes());
}

/// Ends an earlier assault whose platoons have reacted, when these other platoons begin one: the
/// loser has broken off (FOW-ASL-21, FOW-ASL-23).
fn ends_earlier(cast: &mut Participants, fighters: [Option<u32>; 2]) {
    let fights = |unit: &&Standing| {
        !fighters.contains(&Some(unit.number)) && platoon(unit).assault != AssaultPart::No
    };
    let others: Vec<&Standing> = cast.units.iter().filter(fights).collect();
    if others.iter().any(|unit| platoon(unit).has_to_react()) {
        return;
    }
    let ends = |unit: &&Standing| {
        let thrown_back = platoon(unit).is_thrown_back();
        (unit.number, if thrown_back { LastAssault::Lost } else { LastAssault::Unknown })
    };
    for (number, ended) in others.iter().map(ends).collect::<Vec<_>>() {
        cast.change(number, |unit: &mut Platoon| unit.has_fought_out(ended));
    }
}

/// Ends the assault once the last platoon of one side in it has no operational team left: the
/// winner consolidates, or breaks through in a new one (FOW-ASL-20, FOW-ASL-26).
pub fn clears(cast: &mut Participants) {
    let out =
        |unit: &Standing| !on_table(&unit.state) || platoon(unit).stuck() != VehicleState::Working;
    let Some(lost) = cast.one(parts::DEFENDER).filter(|unit| out(unit)) else { return };
    let (number, side) = (lost.number, lost.side);
    let fights = |unit: &&Standing| {
        unit.number == number || (on_table(&unit.state) && platoon(unit).assault != AssaultPart::No)
    };
    let fighting: Vec<&Standing> = cast.units.iter().filter(fights).collect();
    if (fighting.iter()).any(|unit| unit.side == side && !out(unit)) {
        return;
    }
    let ends: Vec<(u32, LastAssault)> = (fighting.iter())
        .map(|unit| {
            let lost = unit.side == side || platoon(unit).is_thrown_back();
            let ended = if lost { LastAssault::Lost } else { LastAssault::Won };
            (unit.number, ended)
        })
        .collect();
    for (number, ended) in ends {
        cast.change(number, |unit: &mut Platoon| unit.has_fought_out(ended));
    }
}

/// Ends the current assault without close combat: a platoon that defensive fire has hit is pinned
/// (FOW-REC-10, FOW-ASL-27).
pub fn breaks_up(cast: &mut Participants) {
    let fights = |unit: &&Standing| platoon(unit).assault != AssaultPart::No;
    let fighting: Vec<u32> = cast.units.iter().filter(fights).map(|unit| unit.number).collect();
    for number in fighting {
        cast.change(number, |unit: &mut Platoon| unit.has_fought_out(LastAssault::Unknown));
    }
}

/// Records that the platoon in a role has shot, if this is its own turn: defensive fire does not
/// count as shooting (FOW-CON-04, FOW-AMB-16).
pub fn has_shot(cast: &mut Participants, role: RoleId) {
    let own_turn = cast.one(role).is_some_and(|unit| !in_enemys_turn(cast, unit));
    if own_turn {
        cast.change_role(role, |unit: &mut Platoon| unit.shot = true);
    }
}
