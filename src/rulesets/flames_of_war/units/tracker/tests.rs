use super::changes::{adjust, cleared, on_event};
use super::side::Company;
use super::*;
use crate::aid::{Opening, Play, TurnEvent, Values};
use crate::rulesets::flames_of_war::sheet::commander::Warrior;
use crate::rulesets::flames_of_war::sheet::morale::CompanyMorale;
use crate::rulesets::flames_of_war::sheet::words::VehicleState;
use crate::rulesets::flames_of_war::sheet::words::{Motivation, Reorganising};

/// The answers an opening already has, by question name.
fn known(opening: &Opening) -> Vec<(&'static str, i16)> {
    let calculator = crate::rulesets::flames_of_war::RULESET.calculator(opening.calculator);
    let fields = calculator.map_or(&[][..], |calculator| calculator.fields);
    let answers = opening.known.iter().copied();
    answers.map(|(place, answer)| (&*fields[place].id.to_string().leak(), answer)).collect()
}

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

#[test]
fn what_a_moment_clears_exists() {
    for moment in [TurnEvent::TurnBegins, TurnEvent::TurnEnds, TurnEvent::PhaseBegins] {
        for id in cleared(moment) {
            assert!(Platoon::FIELDS.get(*id).is_some(), "{id}");
        }
    }
}

#[test]
fn who_is_able_to_fight() {
    let tanks = unit(|unit| {
        unit.kind = UnitKind::Armoured;
        unit.teams = Count(5);
        unit.destroyed = Count(1);
        unit.left = Count(1);
        unit.bailed_out = Count(1);
        unit.bogged = Count(2);
    });
    assert_eq!((tanks.remaining(), tanks.able()), (3, 2));
    assert!(!tanks.is_below_half());
    // All the teams that can be hit first are bogged.
    assert_eq!(tanks.under_fire(), (2, VehicleState::Bogged));
    // A mark that has no effect is ignored; impossible counts are limited by the teams
    // left.
    let infantry = Platoon { kind: UnitKind::Infantry, ..tanks };
    assert_eq!(infantry.able(), 3);
    let crews = Platoon { bailed_out: Count(9), ..tanks };
    assert_eq!((crews.able(), crews.under_fire()), (0, (3, VehicleState::BailedOut)));
}

#[test]
fn a_vehicle_can_be_bogged_down_and_bailed_out_at_once() {
    let tanks = |bogged, out, both| {
        unit(|unit| {
            unit.kind = UnitKind::Armoured;
            unit.teams = Count(3);
            unit.bogged = Count(bogged);
            unit.bailed_out = Count(out);
            unit.bogged_and_out = Count(both);
        })
    };
    let counts = |unit: &Platoon| (unit.bogged.0, unit.bailed_out.0, unit.bogged_and_out.0);
    let adjusted = |before: &Platoon, change: &dyn Fn(&mut Platoon)| -> Platoon {
        let mut after = *before;
        change(&mut after);
        adjust(&before.answers(), &after.answers()).typed()
    };
    assert_eq!((tanks(1, 1, 0).free(), tanks(1, 1, 1).free()), (1, 2));
    assert_eq!(tanks(2, 2, 0).free(), 0, "one is in both states");
    assert_eq!((tanks(2, 2, 0).bogged_to_test(), tanks(2, 2, 2).free()), (1, 1));
    // Entered by hand: the counts exceed the vehicles left, so one vehicle must be in both states;
    // later, a vehicle is lost.
    let more = adjusted(&tanks(2, 1, 0), &|unit| unit.bailed_out = Count(2));
    assert_eq!(counts(&more), (2, 2, 1));
    let back = adjusted(&more, &|unit| unit.bailed_out = Count(0));
    assert_eq!(counts(&back), (2, 0, 0));
    let lost = adjusted(&tanks(1, 1, 0), &|unit| unit.destroyed = Count(1));
    assert_eq!(counts(&lost), (1, 1, 0), "the working one");
    let lost = adjusted(&lost, &|unit| unit.destroyed = Count(2));
    assert_eq!(counts(&lost), (0, 1, 0));
    // Of the bailed-out vehicles, the one that is not bogged is lost first.
    let mut struck = tanks(1, 2, 1);
    struck.loses(1, 0, VehicleState::BailedOut);
    assert_eq!(counts(&struck), (1, 1, 1));
    struck.loses(1, 0, VehicleState::BailedOut);
    assert_eq!(counts(&struck), (0, 0, 0));
}

#[test]
fn pinning_is_for_those_who_can_be_pinned() {
    let hit = |unit: &mut Platoon| {
        unit.shot = true;
        unit.hits = Count(5);
    };
    assert_eq!(cites(hit), ["FOW-RES-01", "FOW-CON-03"]);
    let four = |unit: &mut Platoon| {
        unit.shot = true;
        unit.hits = Count(4);
    };
    assert_eq!(cites(four), ["FOW-CON-03"]);
    let pinned = |unit: &mut Platoon| {
        hit(unit);
        unit.pinned = true;
    };
    assert_eq!(
        cites(pinned),
        ["FOW-PIN-04", "FOW-PIN-01", "FOW-PIN-02", "FOW-AMB-21", "FOW-CON-03"]
    );
    let tanks = |unit: &mut Platoon| {
        pinned(unit);
        unit.kind = UnitKind::Armoured;
    };
    assert_eq!(cites(tanks), [""; 0]);
    // An independent team can be pinned only while joined to a platoon.
    let independent = |unit: &mut Platoon| {
        pinned(unit);
        unit.role = Role::Independent;
    };
    assert_eq!(cites(independent), ["FOW-CON-03", "FOW-IND-06"]);
    let joined = |unit: &mut Platoon| {
        independent(unit);
        unit.joined = true;
    };
    let told = cites(joined);
    assert_eq!(told[0], "FOW-PIN-04");
    // Whatever hits the team also hits the platoon that it has joined.
    assert!(told.ends_with(&["FOW-IND-02", "FOW-IND-06"]));
}

#[test]
fn an_assault_pins_whoever_was_hit_in_it() {
    for (assault, cite) in
        [(AssaultPart::Attacks, "FOW-ASL-27"), (AssaultPart::Attacked, "FOW-ASL-24")]
    {
        let hit = |assault_hit| {
            cites(|unit| {
                unit.shot = true;
                unit.assault = assault;
                unit.blows = true;
                unit.assault_hit = assault_hit;
            })
        };
        assert_eq!(hit(AssaultHit::No), ["FOW-AMB-67", "FOW-CON-03"]);
        assert_eq!(hit(AssaultHit::Fire), ["FOW-AMB-67", cite, "FOW-CON-03"]);
        // Losses of unknown cause may make the test due; it is not shown that the test passes
        // automatically.
        let with_losses = unit(|unit| {
            unit.shot = true;
            unit.assault = assault;
            unit.blows = true;
            unit.lost = true;
        });
        let first = with_losses.consequences().remove(0);
        assert_eq!(first.phrase, t::THEN_REACTION_IF_HIT.into());
        assert!(first.falls_due("assault", true) && first.falls_due("assault", false));
        assert_eq!(hit(AssaultHit::CloseCombat), ["FOW-ASL-21", cite, "FOW-CON-03"]);
    }
}

#[test]
fn off_the_table_only_the_count_matters() {
    for (place, cite) in [
        (Place::Reserve, "FOW-MOR-06"),
        (Place::Destroyed, "FOW-MOR-05"),
        (Place::LeftOwnEdge, "FOW-AMB-28"),
        (Place::LeftOtherEdge, "FOW-AMB-28"),
    ] {
        let off = |unit: &mut Platoon| {
            unit.pinned = true;
            unit.place = place;
        };
        assert_eq!(cites(off), [cite]);
        assert!(crate::rulesets::flames_of_war::RULESET.openings(&unit(off).answers()).is_empty());
    }
}

#[test]
fn company_morale_counts_platoons_on_the_table_and_destroyed() {
    let at = |place| unit(|unit| unit.place = place);
    let gone = unit(|unit| unit.destroyed = Count(5));
    let left = unit(|unit| {
        unit.destroyed = Count(2);
        unit.left = Count(3);
    });
    let mut side = vec![
        at(Place::Table),
        at(Place::Destroyed),
        at(Place::Reserve),
        at(Place::LeftOwnEdge),
        left,
    ];
    let company = Company::of(&side);
    assert_eq!((company.on_table, company.destroyed), (1, 1));
    assert!(!company.is_below_half());
    for lost in [at(Place::LeftOtherEdge), gone] {
        side.push(unit(|unit| {
            *unit = lost;
            unit.lost = true;
        }));
        let values: Vec<Values> = side.iter().map(Form::answers).collect();
        let follows = (TRACKER.side_consequences)(&no_side(), &values);
        assert_eq!(follows.len(), 2);
        assert!(follows[1].test.is_some());
        side.pop();
    }
    assert!((TRACKER.side_consequences)(&no_side(), &[]).is_empty());
    // Its commander's motivation is used for the company's; independent teams are not platoons
    // (FOW-AMB-73).
    side.push(unit(|unit| {
        *unit = gone;
        unit.lost = true;
    }));
    side.push(unit(|unit| {
        unit.role = Role::CompanyCommander;
        unit.motivation = Motivation::Fearless;
        unit.place = Place::Destroyed;
        unit.lost = true;
    }));
    let values: Vec<Values> = side.iter().map(Form::answers).collect();
    let follows = (TRACKER.side_consequences)(&no_side(), &values);
    assert_eq!(follows[1].cite, "FOW-AMB-73");
    let test = follows[2].test.clone().map(|opening| known(&opening));
    let real = vec![("destroyed", 2), ("on-table", 1), ("motivation", 2)];
    assert_eq!(test, Some(real.clone()));
    // The lists open the calculator with the same numbers, whether the test is due or not; without
    // platoons, with numbers that need no test.
    let counted = (TRACKER.counted)(&no_side(), &values);
    assert_eq!(known(&counted[0]), real);
    assert!((TRACKER.counted)(&no_side(), &[]).is_empty());
    assert_eq!(CompanyMorale::default().destroyed.0, 0);
}

#[test]
fn company_morale_is_due_in_the_phase_of_a_loss_until_it_is_passed() {
    let lose = |before: &Platoon| {
        let mut after = *before;
        after.place = Place::Destroyed;
        adjust(&before.answers(), &after.answers()).typed::<Platoon>()
    };
    let due = |held: i16, units: &[Platoon]| {
        let side = Force { morale_held: Count(held), ..Force::default() };
        let values: Vec<Values> = units.iter().map(Form::answers).collect();
        let follows = (TRACKER.side_consequences)(&side.answers(), &values);
        let last = follows.last();
        assert_eq!(last.map(|one| one.cite), Some("FOW-AMB-27"));
        last.is_some_and(|one| one.test.is_some())
    };
    let fresh = Platoon::default();
    // Two of three are lost in this phase.
    let mut units = [lose(&fresh), lose(&fresh), fresh];
    assert!(due(0, &units));
    // Passed with two destroyed: no further test before a further loss.
    assert!(!due(2, &units));
    units[2] = lose(&fresh);
    assert!(due(2, &units));
    assert!(!due(3, &units));
    // In a later phase only the losses in that phase count.
    let mut later = units.map(|unit| on_event(&unit.answers(), TurnEvent::PhaseBegins).typed());
    later[2] = fresh;
    assert!(!due(0, &later) && !due(2, &later));
    later[2] = lose(&fresh);
    assert!(due(2, &later));
}

#[test]
fn five_hits_pin_and_losses_are_noted_by_themselves() {
    let before = Platoon::default();
    let adjusted = |change: &dyn Fn(&mut Platoon)| -> Platoon {
        let mut after = before;
        change(&mut after);
        adjust(&before.answers(), &after.answers()).typed()
    };
    assert!(!adjusted(&|unit| unit.hits = Count(4)).pinned);
    assert!(adjusted(&|unit| unit.hits = Count(5)).pinned);
    assert!(
        !adjusted(&|unit| {
            unit.kind = UnitKind::Armoured;
            unit.hits = Count(9);
        })
        .pinned,
        "armoured vehicles are never pinned"
    );
    assert!(adjusted(&|unit| unit.destroyed = Count(1)).lost);
    assert!(adjusted(&|unit| unit.bailed_out = Count(1)).lost);
    assert!(!adjusted(&|unit| unit.shot = true).lost);
}

#[test]
fn smoke_disperses_at_the_start_of_the_turn() {
    let force = |air_pool, smoke| Force {
        air_pool: Count(air_pool),
        smoke: Count(smoke),
        ..Force::default()
    };
    let smoke = force(4, 3).answers();
    let later = |moment| (TRACKER.side_on_event)(&smoke, moment).typed::<Force>();
    assert_eq!(later(TurnEvent::TurnEnds), force(4, 3));
    let removed = Force { smoke_ends: true, ..force(4, 0) };
    assert_eq!(later(TurnEvent::TurnBegins), removed, "smoke disperses");
}

#[test]
fn a_charge_is_noted_by_itself() {
    let before = Platoon::default();
    let attacks = unit(|unit| unit.assault = AssaultPart::Attacks).answers();
    let charged: Platoon = adjust(&before.answers(), &attacks).typed();
    assert!(charged.assaulted && !charged.is_concealed_by_standing());
    let attacked = unit(|unit| unit.assault = AssaultPart::Attacked).answers();
    assert!(!adjust(&before.answers(), &attacked).typed::<Platoon>().assaulted);
}

#[test]
fn an_independent_team_that_leaves_is_pinned_no_longer() {
    let joined = unit(|unit| {
        unit.role = Role::Independent;
        unit.joined = true;
        unit.pinned = true;
    });
    let next: Platoon = on_event(&joined.answers(), TurnEvent::PhaseBegins).typed();
    assert!(!next.joined && !next.pinned);
    let mut by_hand = joined;
    by_hand.joined = false;
    let left: Platoon = adjust(&joined.answers(), &by_hand.answers()).typed();
    assert!(!left.pinned);
    // A platoon remains pinned.
    let platoon = unit(|unit| unit.pinned = true);
    let next: Platoon = on_event(&platoon.answers(), TurnEvent::PhaseBegins).typed();
    assert!(next.pinned);
}

#[test]
fn reconnaissance_reorganises_in_its_own_next_turn() {
    let mut scouts = unit(|unit| {
        unit.recon = true;
        unit.reorganising = Reorganising::ThisTurn;
    });
    let mut at = |moment| {
        scouts = on_event(&scouts.answers(), moment).typed();
        scouts.reorganising
    };
    assert_eq!(at(TurnEvent::PhaseBegins), Reorganising::ThisTurn);
    assert_eq!(at(TurnEvent::TurnBegins), Reorganising::OwnTurn);
    assert_eq!(at(TurnEvent::PhaseBegins), Reorganising::OwnTurn);
    assert_eq!(at(TurnEvent::TurnEnds), Reorganising::No);
}

#[test]
fn the_company_commander_is_a_warrior() {
    let commander = |unit: &mut Platoon| unit.role = Role::CompanyCommander;
    assert!(cites(commander).contains(&"FOW-WAR-03"));
    assert!((Warrior::ROLES[0].eligible)(&unit(commander).answers()));
    assert!(!cites(|unit| unit.role = Role::SecondInCommand).contains(&"FOW-WAR-03"));
}

#[test]
fn whoever_was_hit_in_an_assault_is_pinned_when_it_is_over() {
    let after = |change: &dyn Fn(&mut Platoon)| -> Platoon {
        let fought = unit(|unit| {
            unit.assault = AssaultPart::Attacked;
            unit.assault_hit = AssaultHit::CloseCombat;
            change(unit);
        });
        assert!(!on_event(&fought.answers(), TurnEvent::TurnEnds).typed::<Platoon>().pinned);
        on_event(&fought.answers(), TurnEvent::PhaseBegins).typed()
    };
    let over = after(&|_| {});
    assert!(over.pinned && over.assault == AssaultPart::No);
    assert!(after(&|unit| unit.assault = AssaultPart::Attacks).pinned);
    assert!(!after(&|unit| unit.assault_hit = AssaultHit::No).pinned);
    assert!(!after(&|unit| unit.kind = UnitKind::Armoured).pinned);
    // An independent team leaves its platoon when the phase ends.
    let independent = |unit: &mut Platoon| {
        unit.role = Role::Independent;
        unit.joined = true;
    };
    assert!(!after(&independent).pinned);
}

#[test]
fn hits_and_losses_in_an_assault_are_noted_by_themselves() {
    let after = |assault, change: fn(&mut Platoon)| {
        let before = unit(|unit| {
            unit.kind = UnitKind::Armoured;
            unit.assault = assault;
        });
        let mut after = before;
        change(&mut after);
        adjust(&before.answers(), &after.answers()).typed::<Platoon>()
    };
    let changes: [fn(&mut Platoon); 3] = [
        |unit| unit.hits = Count(1),
        |unit| unit.destroyed = Count(2),
        |unit| unit.bailed_out = Count(1),
    ];
    for change in changes {
        let hit = |assault| after(assault, change).assault_hit;
        // Defensive fire comes first; the player enters close combat.
        assert_eq!(hit(AssaultPart::Attacks), AssaultHit::Fire);
        // No other attack reaches the assaulted platoon.
        assert_eq!(hit(AssaultPart::Attacked), AssaultHit::CloseCombat);
        assert_eq!(hit(AssaultPart::No), AssaultHit::No);
    }
    // Recorded hits remain, and earlier losses do not matter.
    let noted = unit(|unit| {
        unit.assault = AssaultPart::Attacks;
        unit.assault_hit = AssaultHit::CloseCombat;
    });
    let more = unit(|unit| {
        *unit = noted;
        unit.destroyed = Count(1);
    });
    let adjusted = adjust(&noted.answers(), &more.answers()).typed::<Platoon>();
    assert_eq!(adjusted.assault_hit, AssaultHit::CloseCombat);
    // After losses in close combat its test is due, and no other note contradicts that.
    let lost = after(AssaultPart::Attacked, |unit| unit.destroyed = Count(1));
    let phrases: Vec<_> = (lost.consequences().into_iter()).map(|one| one.phrase).collect();
    assert!(phrases.contains(&t::THEN_REACTION_TEST.into()));
    assert!(!phrases.contains(&t::THEN_REACTION_PASSES.into()));
}

#[test]
fn a_test_falls_due_in_the_turn_and_phase_it_is_taken_in() {
    // Phases of its own side's turn and of the enemy's in which a rule's test is due.
    let due = |cite: &str, change: &dyn Fn(&mut Platoon)| {
        let all = unit(change).consequences();
        let test = all.iter().find(|it| it.cite == cite).cloned();
        let phases = ["start", "movement", "shooting", "assault"];
        [true, false].map(|own_turn| {
            let falls_due = |phase: &&str| {
                let test = test.as_ref();
                test.is_some_and(|test| test.falls_due(phase, own_turn))
            };
            phases.into_iter().filter(falls_due).collect::<Vec<_>>()
        })
    };
    let none: [&str; 0] = [];
    let at_own_start = [vec!["start"], none.to_vec()];
    assert_eq!(due("FOW-PIN-04", &|unit| unit.pinned = true), at_own_start);
    let crew = |unit: &mut Platoon| {
        unit.kind = UnitKind::Armoured;
        unit.bailed_out = Count(1);
        unit.bogged = Count(1);
    };
    assert_eq!(due("FOW-AMB-13", &crew), at_own_start);
    assert_eq!(due("FOW-DIF-07", &crew), at_own_start);
    let waits = |change: &dyn Fn(&mut Platoon)| {
        let mut all = unit(change).consequences().into_iter();
        all.any(|it| it.cite == "FOW-AMB-69")
    };
    assert!(waits(&crew));
    assert!(!waits(&|unit| unit.bogged = Count(1)));
    assert_eq!(
        due("FOW-LDR-01", &|unit| unit.commander_lost = true),
        [vec!["shooting"], none.to_vec()]
    );
    assert_eq!(
        due("FOW-REC-04", &|unit| unit.recon = true),
        [none.to_vec(), vec!["shooting", "assault"]]
    );
    let broken = |unit: &mut Platoon| {
        unit.destroyed = Count(4);
        unit.lost = true;
    };
    assert_eq!(
        due("FOW-MOR-03", &broken),
        [vec!["shooting", "assault"], vec!["shooting", "assault"]]
    );
}
