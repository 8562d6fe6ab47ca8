use super::roles;
use crate::rulesets::flames_of_war::prelude::*;
use crate::rulesets::flames_of_war::sheet::assault::{Assault, AssaultBar};
use crate::rulesets::flames_of_war::sheet::bar::Bar;
use crate::rulesets::flames_of_war::sheet::bogging::Freeing;
use crate::rulesets::flames_of_war::sheet::bombardment::Bombardment;
use crate::rulesets::flames_of_war::sheet::close_combat::CloseCombat;
use crate::rulesets::flames_of_war::sheet::commander::Appointment;
use crate::rulesets::flames_of_war::sheet::morale::PlatoonMorale;
use crate::rulesets::flames_of_war::sheet::movement::{Movement, Mover};
use crate::rulesets::flames_of_war::sheet::phases::SHOOTING;
use crate::rulesets::flames_of_war::sheet::ranging::{BatteryBar, Ranged};
use crate::rulesets::flames_of_war::sheet::reconnaissance::EyesAndEars;
use crate::rulesets::flames_of_war::sheet::shooting::Shooting;
use crate::rulesets::flames_of_war::sheet::test::Test;
use crate::rulesets::flames_of_war::units::tracker::{
    AssaultPart, Moved, Place, Platoon, Role, TRACKER, UnitKind, Used,
};

fn unit(change: impl Fn(&mut Platoon)) -> Platoon {
    let mut unit = Platoon::default();
    change(&mut unit);
    unit
}

/// The rules behind the consequences of a state.
fn cites(change: impl Fn(&mut Platoon)) -> Vec<&'static str> {
    let unit = unit(change).answers();
    let consequences = (TRACKER.consequences)(&unit);
    consequences.iter().map(|it| it.cite).collect()
}

fn no_side() -> Values {
    Values::defaults(TRACKER.side_fields)
}

/// A calculator with a platoon in one of its roles, when the shooting phase of the first side
/// begins; a platoon in the second role is on the other side.
fn filled<C: Play>(role: usize, change: impl Fn(&mut Platoon)) -> C {
    let (side, place) = [(Side::First, 0), (Side::Second, 1)][role.min(1)];
    in_turn_of(Side::First, side, place, change)
}

fn in_turn_of<C: Play>(turn: Side, side: Side, role: usize, change: impl Fn(&mut Platoon)) -> C {
    let mut roles = vec![None; C::ROLES.len()];
    roles[role] = Some(1);
    let cast = Participants {
        at: Position::first(turn, SHOOTING),
        battle: Values::defaults(TRACKER.battle_fields),
        sides: [no_side(), no_side()],
        units: vec![Standing { number: 1, side, state: unit(change).answers() }],
        of: C::ROLES,
        roles,
        meant: None,
    };
    let mut answers = Values::defaults(C::FIELDS);
    for (place, answer) in Opening::from(C::fill(&cast)).known {
        answers.set(C::FIELDS, place, answer);
    }
    answers.typed()
}

#[test]
fn fresh_infantry_is_gone_to_ground() {
    assert_eq!(cites(|_| {}), ["FOW-CON-04"]);
    let shot_at: Shooting = filled(1, |_| {});
    assert!(shot_at.concealed && shot_at.gone_to_ground && shot_at.morale_later);
}

#[test]
fn what_was_done_in_the_own_turn_ends_hiding() {
    assert_eq!(cites(|unit| unit.shot = true), ["FOW-CON-03"]);
    assert_eq!(cites(|unit| unit.moved = Moved::Yes), ["FOW-DIC-02"]);
    assert_eq!(cites(|unit| unit.assaulted = true), [""; 0]);
    assert_eq!(cites(|unit| unit.moved = Moved::Double), ["FOW-DBL-04", "FOW-DIC-03"]);
    assert_eq!(cites(|unit| unit.stripped = true), ["FOW-CON-03", "FOW-REC-01"]);
    // Guns are not concealed by standing still, but only if something hides them.
    assert_eq!(cites(|unit| unit.kind = UnitKind::Guns), ["FOW-CON-04"]);
    let guns: Shooting = filled(1, |unit| unit.kind = UnitKind::Guns);
    assert!(guns.target == TargetKind::Gun && !guns.concealed && !guns.gone_to_ground);
    // Reconnaissance and observers may move.
    for observer in [false, true] {
        let scout = |unit: &mut Platoon| {
            unit.observer = observer;
            unit.recon = !observer;
            unit.moved = Moved::Yes;
        };
        let all = cites(scout);
        assert_eq!(all[..2], ["FOW-DIC-02", "FOW-CON-05"]);
        // Reconnaissance may also disengage.
        assert_eq!(all[2..], ["FOW-REC-04"][usize::from(observer)..]);
    }
    let assaulting = |unit: &mut Platoon| {
        unit.recon = true;
        unit.assaulted = true;
    };
    assert_eq!(cites(assaulting), ["FOW-AMB-70"]);
    let shooting = |unit: &mut Platoon| {
        unit.recon = true;
        unit.shot = true;
    };
    assert!(cites(shooting).contains(&"FOW-AMB-70"));
}

#[test]
fn morale_falls_due_below_half_and_not_at_half() {
    let lost = |destroyed, transports_lost| {
        move |unit: &mut Platoon| {
            unit.teams = Count(6);
            unit.destroyed = Count(destroyed);
            unit.transports_lost = Count(transports_lost);
            unit.shot = true;
            unit.lost = true;
        }
    };
    // At half strength there is no test, but a note shows how many further losses make one due.
    assert_eq!(cites(lost(3, 0)), ["FOW-MOR-03", "FOW-CON-03"]);
    assert_eq!(unit(lost(3, 0)).consequences()[0].test, None);
    for (destroyed, more) in [(1, 3), (2, 2), (3, 1)] {
        let follows = unit(lost(destroyed, 0)).consequences();
        assert_eq!(follows[0].phrase, t::then_to_below_half(more));
    }
    assert_eq!(cites(lost(4, 0)), ["FOW-MOR-03", "FOW-CON-03"]);
    // A destroyed transport is a loss, although not part of the strength. It pins its
    // passengers.
    let all = cites(lost(3, 1));
    assert_eq!(all, ["FOW-MOR-03", "FOW-PAS-04", "FOW-CON-03"]);
    let due = unit(lost(3, 1)).consequences();
    let test = Opening::from(Opening::to::<PlatoonMorale>()).role(&roles::SHAKEN);
    assert_eq!(due[0].test, Some(test));
    let counted: PlatoonMorale = filled(0, lost(3, 1));
    assert_eq!((counted.destroyed.0, counted.able.0), (4, 3));
    // Without a loss in this phase there is no test.
    let earlier = unit(|unit| {
        lost(4, 0)(unit);
        unit.lost = false;
    });
    assert_eq!(earlier.consequences()[0].cite, "FOW-MOR-03");
    assert_eq!(earlier.consequences()[0].test, None);
}

#[test]
fn bogged_ones_test_to_get_free_and_a_lost_commander_is_replaced() {
    let tests = |change: &dyn Fn(&mut Platoon)| {
        let all = unit(change).consequences();
        all.into_iter().filter_map(|it| it.test).collect::<Vec<_>>()
    };
    let bogged = |unit: &mut Platoon| {
        unit.kind = UnitKind::Armoured;
        unit.skill = Skill::Veteran;
        unit.bogged = Count(2);
    };
    // The opening names the role, which gives the known answers.
    let freeing = Opening::from(Opening::to::<Freeing>()).role(&roles::BOGGED);
    assert_eq!(tests(&bogged), [freeing]);
    let freeing: Freeing = filled(0, bogged);
    assert_eq!((freeing.trained.skill, freeing.teams.0), (Skill::Veteran, 2));
    assert_eq!(tests(&|unit| unit.commander_lost = true), [Opening::to::<Appointment>().into()]);
    let movement: Movement = filled(0, |unit| unit.commander_lost = true);
    assert!(movement.kind == Mover::Infantry && movement.no_commander);
}

#[test]
fn reconnaissance_may_disengage_and_use_eyes_and_ears() {
    let disengages = |change: &dyn Fn(&mut Platoon)| {
        let all = cites(|unit| {
            unit.recon = true;
            change(unit);
        });
        all.contains(&"FOW-REC-04")
    };
    assert!(disengages(&|_| {}));
    assert!(disengages(&|unit| unit.moved = Moved::Yes));
    assert!(!disengages(&|unit| unit.moved = Moved::Double));
    assert!(!disengages(&|unit| unit.assaulted = true));
    assert!(!disengages(&|unit| unit.recon = false));
    // It has already disengaged.
    let got_away = |unit: &mut Platoon| unit.reorganising = Reorganising::ThisTurn;
    assert!(!disengages(&got_away));
    let busy = |unit: &mut Platoon| {
        unit.recon = true;
        unit.moved = Moved::Yes;
        unit.pinned = true;
        unit.reorganising = Reorganising::OwnTurn;
    };
    let looks: EyesAndEars = filled(0, busy);
    assert!(looks.moved && looks.pinned && looks.reorganising);
    // In the turn in which it disengages, it is not barred yet.
    let just_now = |unit: &mut Platoon| {
        unit.recon = true;
        unit.reorganising = Reorganising::ThisTurn;
    };
    assert_eq!(filled::<EyesAndEars>(0, just_now), EyesAndEars::default());
}

#[test]
fn a_battery_bombards_once_a_turn_and_keeps_its_aiming_point() {
    let battery = |change: fn(&mut Platoon)| {
        unit(|unit| {
            unit.kind = UnitKind::Guns;
            unit.battery = true;
            change(unit);
        })
    };
    assert_eq!(cites(|unit| unit.bombarded = true), ["FOW-CON-04"], "no battery");
    let fired = battery(|unit| {
        unit.bombarded = true;
        unit.failed_tries = Count(2);
        unit.aiming_point = true;
        unit.trails = true;
    });
    let follows: Vec<_> = fired.consequences().iter().map(|it| it.cite).collect();
    let of_battery = ["FOW-ART-06", "FOW-ART-24", "FOW-ART-15", "FOW-ART-29"];
    assert!(follows.ends_with(&of_battery), "{follows:?}");

    // In a new turn of its side it may fire again, at the same point.
    let next = (TRACKER.on_event)(&fired.answers(), TurnEvent::TurnBegins);
    let next: Platoon = next.typed();
    assert!(!next.bombarded && next.failed_tries.0 == 0 && next.aiming_point && next.trails);
    let with = |battery: Platoon| -> Bombardment { filled(0, |unit| *unit = battery) };
    assert_eq!(with(fired).barred, BatteryBar::Fired);
    // The players say whether it repeats its volley.
    let next = with(next);
    assert!(!next.repeat && next.barred == BatteryBar::None);
}

#[test]
fn only_teams_that_are_free_shoot_bombard_and_strike() {
    let tanks = |bogged, bailed_out| {
        move |unit: &mut Platoon| {
            unit.kind = UnitKind::Armoured;
            unit.bogged = Count(bogged);
            unit.bailed_out = Count(bailed_out);
            unit.assault = AssaultPart::Attacks;
        }
    };
    let shooting = |change: &dyn Fn(&mut Platoon)| -> Shooting { filled(0, change) };
    let two_bogged = shooting(&tanks(2, 1));
    assert_eq!((two_bogged.shooters.0, two_bogged.barred), (2, Bar::None));
    assert_eq!(filled::<Assault>(0, tanks(2, 1)).own.teams.0, 2);
    assert_eq!(filled::<CloseCombat>(0, tanks(2, 1)).teams.0, 2);
    for (bogged, bailed_out, bar, state) in [
        (5, 0, Bar::Bogged, VehicleState::Bogged),
        (2, 3, Bar::Bogged, VehicleState::Bogged),
        (0, 5, Bar::BailedOut, VehicleState::BailedOut),
    ] {
        assert_eq!(shooting(&tanks(bogged, bailed_out)).barred, bar);
        let movement: Movement = filled(0, tanks(bogged, bailed_out));
        assert_eq!(movement.state, state);
        let assault: Assault = filled(0, tanks(bogged, bailed_out));
        assert!(matches!(assault.barred, AssaultBar::Bogged | AssaultBar::BailedOut));
    }
    // Bogged transports do not keep infantry from shooting.
    let trucks = shooting(&|unit| unit.bogged = Count(2));
    assert_eq!((trucks.shooters.0, trucks.barred), (5, Bar::None));
}

#[test]
fn who_may_charge_opens_an_assault() {
    let launches = |kind| {
        let platoon = unit(|unit| unit.kind = kind);
        (Assault::ROLES[0].eligible)(&platoon.answers())
    };
    for kind in [UnitKind::Infantry, UnitKind::Cavalry, UnitKind::Armoured] {
        assert!(launches(kind), "{kind:?}");
    }
    for kind in [UnitKind::Guns, UnitKind::ManPacked, UnitKind::Unarmoured] {
        assert!(!launches(kind), "{kind:?}");
    }
    // It was pinned before the charge; the five hits are from defensive fire.
    let pinned = |hits| {
        let assault: Assault = filled(0, |unit| {
            unit.assault = AssaultPart::Attacks;
            unit.pinned = true;
            unit.hits = Count(hits);
        });
        assault.barred == AssaultBar::Pinned
    };
    assert!(pinned(0) && pinned(4) && !pinned(5));
}

#[test]
fn fire_in_an_assault_is_defensive_fire() {
    let attacked = |unit: &mut Platoon| {
        unit.assault = AssaultPart::Attacked;
        unit.moved = Moved::Double;
        unit.used = Used::Spotting;
    };
    let with = |change: &dyn Fn(&mut Platoon)| -> (i16, bool, Bar) {
        let form: Shooting = in_turn_of(Side::Second, Side::First, 0, change);
        (form.shooters.0, form.defensive, form.barred)
    };
    // Its actions in its own turn do not bar it in the enemy's turn.
    assert_eq!(with(&attacked), (5, true, Bar::None));
    let disengaged = |unit: &mut Platoon| {
        unit.recon = true;
        unit.reorganising = Reorganising::ThisTurn;
    };
    assert_eq!(with(&disengaged), (5, true, Bar::Reorganising));
    // The side armour is hit.
    let tanks = |unit: &mut Platoon| {
        unit.kind = UnitKind::Armoured;
        unit.front = Count(9);
        unit.assault = AssaultPart::Attacks;
        unit.assaulted = true;
    };
    let at: Shooting = filled(1, tanks);
    assert!(at.defensive && at.armour == Platoon::default().side);
}

#[test]
fn a_battery_that_failed_to_range_in_is_barred_and_its_failures_count() {
    let with = |failed_tries, trails| -> Bombardment {
        filled(0, |unit| {
            unit.kind = UnitKind::Guns;
            unit.battery = true;
            unit.failed_tries = Count(failed_tries);
            unit.trails = trails;
        })
    };
    for (tries, ranged, barred) in [
        (0, Ranged::NotYet, BatteryBar::None),
        (1, Ranged::Second, BatteryBar::None),
        (2, Ranged::Third, BatteryBar::None),
        (3, Ranged::NotYet, BatteryBar::NotRangedIn),
    ] {
        let form = with(tries, false);
        assert_eq!((form.ranged, form.barred), (ranged, barred));
        assert!(!form.rockets);
    }
    assert!(with(0, true).rockets, "smoke trails are left by rockets");
}

#[test]
fn a_test_can_be_turned_into_the_other_kind() {
    let guards = |unit: &mut Platoon| {
        unit.skill = Skill::Veteran;
        unit.motivation = Motivation::Fearless;
        unit.skill_number = SkillNumber::Two;
    };
    let known: Test = filled(0, guards);
    assert_eq!(known.motivation, Motivation::Fearless);
    let trained = known.trained;
    assert_eq!((trained.skill, trained.skill_number), (Skill::Veteran, SkillNumber::Two));
}

#[test]
fn an_independent_team_is_one_team() {
    let commander = unit(|unit| unit.role = Role::CompanyCommander);
    assert_eq!(commander.remaining(), 1);
    assert_eq!(filled::<Shooting>(1, |unit| *unit = commander).teams.0, 1);
    // Once changed back into a platoon, it has its former teams.
    let platoon = unit(|unit| {
        *unit = commander;
        unit.role = Role::Platoon;
    });
    assert_eq!(platoon.remaining(), Platoon::default().teams.0);
    let lost = unit(|unit| {
        *unit = commander;
        unit.destroyed = Count(1);
    });
    assert_eq!(lost.counts_as(), Place::Destroyed);
}
