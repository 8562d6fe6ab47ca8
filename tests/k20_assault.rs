//! K20: close combat, assaults, vehicles against each other and infantry, morale and command,
//! against figures worked out by hand from the ledger (`golden/k20-assault.tsv`) and against
//! its closed forms; and the tracker's consequences of a unit's state.

#![allow(clippy::expect_used, clippy::panic)]

mod golden;
mod situations;

use adjutant::aid::{
    Field, Figure, Form, Opening, Participants, Position, Role, Side, Standing, TurnEvent, Values,
    Working,
};
use adjutant::rulesets::k20::RULESET;
use adjutant::rulesets::k20::sheet::tables;
use adjutant::rulesets::k20::units::tracker::{TRACKER, Unit};
use proptest::prelude::*;

use golden::{Golden, chance};
use situations::ends;

const GOLDEN: Golden = Golden { ruleset: &RULESET };

#[track_caller]
fn work(id: &str, inputs: &str) -> Working {
    GOLDEN.work(id, inputs).expect("the inputs fit")
}

#[track_caller]
fn is_chance(working: &Working, event: &str, expected: f64) {
    let found = chance(working, event).expect("the event exists");
    assert!((found - expected).abs() < 1e-12, "{event}: {found}, expected {expected}");
}

/// Addresses stay short even with every answer changed.
#[test]
fn written_answers_are_short() {
    let lines = include_str!("golden/k20-assault.tsv");
    for calculator in RULESET.calculators {
        if !lines.contains(&format!("\t{}\t", calculator.id)) {
            continue;
        }
        let longest: usize = (calculator.fields.iter())
            .map(|field| {
                let answers = ends(field).into_iter();
                let answer = answers.map(|answer| field.write(answer).len()).max();
                field.id.to_string().len() + answer.unwrap_or(0) + 2
            })
            .sum();
        assert!(longest <= 560, "{}: {longest}", calculator.id);
    }
}

/// K20-CHG-P2: all differences, whether the dice can make up for them or not, in 400ths.
#[test]
fn close_combat_is_decided_by_the_difference_of_the_totals() {
    for difference in -40_i16..=40 {
        // Without the +2 of a charge, WB 0 each; the modifiers make the rest.
        let (own, enemy) = (difference.clamp(-20, 20), 0);
        let rest = difference - own;
        let working = work(
            "close-combat",
            &format!(
                "charging=no wb=0 enemy-wb=0 training-modifier={own} enemy-training-modifier={}",
                enemy - rest
            ),
        );
        assert_eq!(working.headline.1, Figure::Signed(difference));
        let gap = f64::from(difference.abs());
        let (under, tie) =
            if gap >= 20.0 { (0.0, 0.0) } else { ((19.0 - gap) * (20.0 - gap) / 2.0, 20.0 - gap) };
        let over = 400.0 - under - tie;
        let (win, lose) = if difference >= 0 { (over, under) } else { (under, over) };
        is_chance(&working, "fight=defender-loses", win / 400.0);
        is_chance(&working, "fight=goes-on", tie / 400.0);
        is_chance(&working, "fight=attacker-loses", lose / 400.0);
    }
}

/// K20-IMM-T1: the eighteen formulas, as the ledger prints them.
#[test]
fn immobilisation_follows_the_eighteen_formulas() {
    let figures = [
        ("woods", 1, 1, [-3, -1, 0]),
        ("soft", 2, -1, [-6, -4, -3]),
        ("ruins-wood", 2, -1, [-3, -1, 0]),
        ("ruins-brick", 2, -1, [-5, -3, -1]),
        ("ruins-stone", 2, -1, [-6, -4, -3]),
        ("ruins-concrete", 2, -1, [-8, -6, -5]),
    ];
    for (ground, w, k, plus) in figures {
        for (gear, plus) in ["wheeled", "half-tracked", "tracked"].into_iter().zip(plus) {
            for (training, class) in [(1, 0), (6, 3), (10, 4), (12, 9), (20, 20), (3, 20)] {
                let number = w * training + k * class + plus;
                for digging in ["no", "yes"] {
                    let working = work(
                        "immobilisation",
                        &format!(
                            "terrain={ground} gear={gear} training={training} class={class} \
                             digging-out={digging}"
                        ),
                    );
                    let c = number.clamp(1, 19);
                    assert_eq!(working.headline.1, Figure::AtMost(c), "{ground} {gear}");
                    let moves = f64::from(c) / 20.0;
                    let (first, passed, failed) = match digging {
                        "no" => ("no-penalty", "drives-on", "immobilised"),
                        _ => ("free-no-penalty", "free", "still-stuck"),
                    };
                    is_chance(&working, &format!("vehicle={first}"), 0.05);
                    is_chance(&working, &format!("vehicle={passed}"), moves - 0.05);
                    is_chance(&working, &format!("vehicle={failed}"), 0.95 - moves);
                    is_chance(&working, "vehicle=permanently", 0.05);
                }
            }
        }
    }
}

/// K20-CMD-T1: all cells, the computed ones for several Training values.
#[test]
fn command_ranges_are_those_of_the_table() {
    let columns = ["untrained", "regular", "veteran", "elite"];
    let inches = |inputs: &str| match work("command-range", inputs).headline.1 {
        Figure::Measured(inches, _) => inches,
        other => panic!("{other:?}"),
    };
    let rows = [
        ("combat", [1.0, 2.0, 3.0, 4.0]),
        ("support", [10.0, 20.0, 30.0, 40.0]),
        ("recon", [3.0, 4.0, 5.0, 6.0]),
        ("platoon-hq", [3.0, 6.0, 9.0, 12.0]),
    ];
    let same = |found: f32, expected: f32| (found - expected).abs() < f32::EPSILON;
    for (kind, row) in rows {
        for (column, expected) in columns.iter().zip(row) {
            assert!(same(inches(&format!("kind={kind} schooling={column}")), expected));
        }
    }
    for training in [1_i16, 8, 10, 20] {
        for (column, (company, battalion)) in columns.iter().zip([(-2, -1), (0, 0), (2, 1), (4, 2)])
        {
            let of = |kind| format!("kind={kind} schooling={column} training={training}");
            let expected = f32::from((training + company).max(0));
            assert!(same(inches(&of("company-hq")), expected), "{column}");
            let expected = f32::from((training + battalion) * 5);
            assert!(same(inches(&of("battalion-hq")), expected), "{column}");
        }
    }
}

/// The chance of each result of the vehicle half at a strength, best for the
/// vehicle first.
fn vehicle_half(strength: i16) -> [f64; 5] {
    let upto = tables::hit_effects(strength).vehicle;
    let mut chances = [0.0; 5];
    let mut before = 0;
    for (place, upto) in upto.into_iter().enumerate() {
        chances[4 - place] = f64::from(upto - before) / 20.0;
        before = upto;
    }
    chances
}

const EFFECTS: [&str; 5] = ["no-effect", "suppressed", "immobilised", "damage", "burns"];

proptest! {
    #[test]
    fn a_morale_test_is_that_of_the_ledger(
        base in 1_i16..=20,
        level in 0_usize..5,
        pinned: bool,
        commander: bool,
        half: bool,
        shaken: bool,
        situational in -10_i16..=10,
    ) {
        let names = ["motivated", "confident", "disorganised", "broken", "routed"];
        let yes = |it: bool| if it { "yes" } else { "no" };
        let working = work("morale", &format!(
            "morale-base={base} level={} pinned={} commander-lost={} half-lost={} shaken={} \
             situational={situational}",
            names[level], yes(pinned), yes(commander), yes(half), yes(shaken),
        ));
        let number = base + [1, 0, -1, -3, -5][level] + situational
            - 5 * i16::from(pinned) - 4 * i16::from(commander)
            - 5 * i16::from(half) - i16::from(shaken);
        let c = f64::from(number.clamp(1, 19));
        is_chance(&working, "morale=up-1", 0.05);
        is_chance(&working, "morale=no-change", (c - 1.0) / 20.0);
        is_chance(&working, "morale=down-1", (19.0 - c) / 20.0);
        is_chance(&working, "morale=down-2", 0.05);
        // It stops at Motivated and at Routed.
        let mut levels = [0.0; 5];
        for (moves, share) in [(-1, 1.0), (0, c - 1.0), (1, 19.0 - c), (2, 1.0)] {
            levels[(level as i16 + moves).clamp(0, 4) as usize] += share / 20.0;
        }
        for (name, expected) in names.iter().zip(levels) {
            is_chance(&working, &format!("level={name}"), expected);
        }
    }

    #[test]
    fn an_assault_on_the_top_reads_the_row_of_its_strength(
        explosive in 0_i16..=15,
        armour in 0_i16..=20,
        moved: bool,
        suppressed: bool,
        immobilised: bool,
        open: bool,
    ) {
        let yes = |it: bool| if it { "yes" } else { "no" };
        let working = work("vehicle-assault", &format!(
            "explosive-charge={explosive} top-armour={armour} moved={} suppressed={} \
             immobilised={} open={}",
            yes(moved), yes(suppressed), yes(immobilised), yes(open),
        ));
        let strength = 2 + explosive - i16::from(moved && !suppressed)
            + 3 * i16::from(immobilised)
            + if open { 5 } else { -armour };
        prop_assert_eq!(&working.headline.1, &Figure::Number(strength));
        for (effect, expected) in EFFECTS.iter().zip(vehicle_half(strength)) {
            is_chance(&working, &format!("vehicle={effect}"), expected);
        }
    }

    #[test]
    fn an_attempt_to_immobilise_does_no_damage(
        explosive in 0_i16..=15,
        moved: bool,
        suppressed: bool,
    ) {
        let yes = |it: bool| if it { "yes" } else { "no" };
        let working = work("vehicle-assault", &format!(
            "aim=gear explosive-charge={explosive} moved={} suppressed={}",
            yes(moved), yes(suppressed),
        ));
        let strength = 5 + explosive - i16::from(moved && !suppressed);
        let [none, shaken, stuck, damage, burns] = vehicle_half(strength);
        is_chance(&working, "vehicle=no-effect", none);
        is_chance(&working, "vehicle=suppressed", shaken);
        is_chance(&working, "vehicle=immobilised", stuck + damage + burns);
    }

    #[test]
    fn a_ram_strikes_both(
        class in 0_i16..=20,
        target_class in 0_i16..=20,
        armour in 0_i16..=20,
        target_armour in 0_i16..=20,
    ) {
        let working = work("ramming", &format!(
            "class={class} target-class={target_class} armour={armour} \
             target-armour={target_armour} avoids=no training=20"
        ));
        let target = vehicle_half(class + 1 - target_armour);
        let rammer = vehicle_half(target_class - armour);
        for (place, effect) in EFFECTS.iter().enumerate() {
            is_chance(&working, &format!("target={effect}"), target[place]);
            is_chance(&working, &format!("rammer={effect}"), rammer[place]);
        }
    }
}

/// A unit with these answers.
fn unit(inputs: &[(&str, &str)]) -> Values {
    let (values, misfits) = Values::read(TRACKER.fields, inputs.iter().copied());
    assert!(misfits.is_empty(), "{misfits:?}");
    values
}

fn opening(unit: &Values, id: &str) -> Opening {
    let all = openings(unit, id);
    all.into_iter().next().expect("it is offered")
}

/// The opening with the answers that its calculator takes from the unit that opens it, in addition
/// to the initial ones.
fn filled(opening: Opening, unit: &Values) -> Opening {
    let known = RULESET.calculator(opening.calculator);
    let known = known.expect("it is a calculator");
    let takes = |role: &Role| match opening.casts.first() {
        Some((named, _)) => role.id == *named,
        None => (role.eligible)(unit),
    };
    let place = known.roles.iter().position(takes);
    let mut roles = vec![None; known.roles.len()];
    roles[place.expect("there is one")] = Some(1);
    let side = Values::defaults(TRACKER.side_fields);
    let cast = Participants {
        at: Position::first(Side::First, "activation"),
        battle: Values::defaults(&[]),
        sides: [side.clone(), side],
        units: vec![Standing { number: 1, side: Side::First, state: unit.clone() }],
        of: known.roles,
        roles,
        meant: None,
    };
    let mut values = opening.values(known);
    for (place, answer) in (known.fill)(&cast).known {
        values.set(known.fields, place, answer);
    }
    let answers = known.fields.iter().enumerate();
    let answers = answers.map(|(place, field)| (place, field, values.get(place)));
    Opening {
        known: answers
            .filter(|(_, field, answer)| field.default != *answer)
            .map(|(place, _, answer)| (place, answer))
            .collect(),
        ..opening
    }
}

fn answer(opening: &Opening, field: &str) -> Option<i16> {
    let calculator = RULESET.calculator(opening.calculator)?;
    let asked = Field::find(calculator.fields, field)?;
    (opening.known.iter().copied()).find(|(place, _)| *place == asked).map(|(_, answer)| answer)
}

#[test]
fn stands_lost_make_a_morale_test_due_with_half_of_them_counted() {
    let before = unit(&[("stands", "5")]);
    let lost = |stands: &str| {
        let after = unit(&[("stands", "5"), ("stands-lost", stands)]);
        (TRACKER.adjust)(&before, &after)
    };
    for (stands, half) in [("1", None), ("2", None), ("3", Some(1)), ("4", Some(1))] {
        let adjusted = lost(stands);
        let due = (TRACKER.consequences)(&adjusted);
        let test = due
            .iter()
            .filter_map(|consequence| consequence.test.as_ref())
            .find(|test| test.calculator == "morale")
            .expect("a test is due");
        let test = &filled(test.clone(), &adjusted);
        assert_eq!(answer(test, "half-lost"), half, "{stands}");
    }
    // No stand is left to take the next loss.
    assert!(
        (TRACKER.consequences)(&lost("5")).iter().all(|consequence| consequence.test.is_none())
    );
}

#[test]
fn a_level_that_moves_takes_the_losses_of_the_attack_off() {
    let before = unit(&[
        ("stands-lost", "1"),
        ("lost-now", "1"),
        ("commander-lost", "yes"),
        ("shaken", "yes"),
    ]);
    let mut after: Unit = before.typed();
    after.level = after.level.up(-1);
    let adjusted: Unit = (TRACKER.adjust)(&before, &after.answers()).typed();
    assert_eq!(adjusted.lost_now.0, 0);
    assert!(!adjusted.commander_lost && !adjusted.shaken);
    assert_eq!(adjusted.stands_lost.0, 1);
}

#[test]
fn a_stand_that_was_not_lost_after_all_makes_no_test_due() {
    let before = unit(&[("stands-lost", "2"), ("lost-now", "1")]);
    let mut after: Unit = before.typed();
    after.stands_lost.0 = 1;
    let adjusted: Unit = (TRACKER.adjust)(&before, &after.answers()).typed();
    assert_eq!(adjusted.lost_now.0, 0);
}

#[test]
fn the_morale_base_of_a_card_is_its_training_until_it_is_entered() {
    let green = unit(&[("training", "7")]);
    assert_eq!(answer(&opening(&green, "morale"), "morale-base"), Some(7));
    let brave = unit(&[("training", "7"), ("morale-base", "12")]);
    assert_eq!(answer(&opening(&brave, "morale"), "morale-base"), Some(12));
}

#[test]
fn infantry_opens_direct_fire_with_the_shot_its_card_has() {
    let section = unit(&[("anti-armour", "3")]);
    let shot = opening(&section, "direct-fire");
    let work = work_of(&shot);
    let strength = (work.sums.iter()).find(|sum| sum.id == "strength").expect("it has a strength");
    assert_eq!(strength.result, Figure::Number(3));
}

/// The working of a calculator opened in this way.
fn work_of(opening: &Opening) -> Working {
    let calculator = RULESET.calculator(opening.calculator).expect("it is a calculator");
    let mut inputs = Vec::new();
    for &(place, answer) in &opening.known {
        let field = &calculator.fields[place];
        inputs.push(format!("{}={}", field.id, field.write(answer)));
    }
    work(opening.calculator, &inputs.join(" "))
}

#[test]
fn the_state_of_a_unit_fills_itself_in() {
    let tank = unit(&[
        ("kind", "vehicle"),
        ("ap", "10"),
        ("training", "12"),
        ("class", "7"),
        ("gear", "half-tracked"),
        ("level", "broken"),
        ("pinned", "yes"),
        ("damage", "1"),
        ("moved", "yes"),
        ("om-1", "1"),
        ("om-3", "-5"),
        ("top-dv", "0"),
        ("immobilised", "yes"),
        ("failed-dig-outs", "2"),
    ]);
    let shot = opening(&tank, "direct-fire");
    assert_eq!(answer(&shot, "training"), Some(12));
    assert_eq!(answer(&shot, "om"), Some(-5));
    assert_eq!(answer(&shot, "level"), Some(3));
    assert_eq!(answer(&shot, "pinned-or-damaged"), Some(1));
    let dig = opening(&tank, "immobilisation");
    assert_eq!(answer(&dig, "digging-out"), Some(1));
    assert_eq!(answer(&dig, "failed-dig-outs"), Some(2));
    assert_eq!(answer(&dig, "gear"), Some(1));
    let assault = opening(&tank, "vehicle-assault");
    assert_eq!(answer(&assault, "open"), Some(1));
    assert_eq!(answer(&assault, "moved"), Some(1));
    assert_eq!(answer(&assault, "immobilised"), Some(1));
}

/// The openings of a calculator: first those for the unit's own actions, then those for actions
/// against it.
fn openings(unit: &Values, id: &str) -> Vec<Opening> {
    RULESET
        .openings(unit)
        .into_iter()
        .filter(|opening| opening.calculator == id)
        .map(|opening| filled(opening, unit))
        .collect()
}

#[test]
fn what_is_done_to_a_unit_knows_its_state_too() {
    let tank = unit(&[
        ("kind", "vehicle"),
        ("ap", "10"),
        ("front-dv", "9"),
        ("side-dv", "6"),
        ("defence", "-1"),
        ("evading", "yes"),
        ("evasion", "4"),
        ("moved", "yes"),
        ("damage", "1"),
        ("camouflaged", "yes"),
        ("armoured", "no"),
        ("class", "3"),
    ]);
    let [by_it, at_it] = &openings(&tank, "direct-fire")[..] else {
        panic!("one shot by it, one at it");
    };
    assert_ne!(by_it.label, at_it.label);
    for (field, expected) in [
        ("dv", 9),
        ("defence", -1),
        ("evading", 3),
        ("moving", 1),
        ("damaged", 1),
        ("camouflage", 1),
        ("unarmoured", 1),
    ] {
        assert_eq!(answer(at_it, field), Some(expected), "{field}");
    }
    let [_, rammed] = &openings(&tank, "ramming")[..] else {
        panic!("it rams and is rammed");
    };
    assert_eq!(answer(rammed, "target-armour"), Some(6));
    assert_eq!(answer(rammed, "target-armoured"), Some(0));
    let [_, overrun] = &openings(&tank, "vehicle-overrun")[..] else {
        panic!("it overruns and is overrun");
    };
    assert_eq!(answer(overrun, "target"), Some(1));
    assert_eq!(answer(overrun, "target-class"), Some(3));
    let section = unit(&[("dodged", "yes"), ("overwatch", "yes"), ("level", "broken")]);
    assert_eq!(answer(&opening(&section, "infantry-overrun"), "dodged"), Some(1));
    let [_, charged] = &openings(&section, "charge")[..] else {
        panic!("it charges and is charged");
    };
    // The player chooses its action in Overwatch; most units fire.
    assert_eq!(answer(charged, "overwatch"), Some(1));
    assert_eq!(answer(charged, "enemy-level"), Some(3));
}

#[test]
fn fire_at_stands_opens_with_what_can_be_used_against_them() {
    for kind in ["infantry", "hq"] {
        let stands = unit(&[("kind", kind)]);
        let all = openings(&stands, "direct-fire");
        let at_it = all.last().expect("it is shot at");
        assert_eq!(work_of(at_it).refusals, [], "{kind}");
    }
}

#[test]
fn a_commander_is_one_stand() {
    let commander = unit(&[("kind", "hq"), ("stands", "4")]);
    assert_eq!(answer(&opening(&commander, "charge"), "unit-stands"), Some(1));
    let lost = unit(&[("kind", "hq"), ("stands-lost", "1")]);
    assert!(RULESET.openings(&lost).is_empty());
}

#[test]
fn a_support_weapon_is_told_that_it_may_not_assault() {
    let mortar = unit(&[("command", "support")]);
    assert_eq!(answer(&opening(&mortar, "vehicle-assault"), "stand"), Some(1));
}

#[test]
fn a_new_turn_brings_the_actions_back_and_leaves_wounds_and_jams() {
    let used = unit(&[
        ("standard-action", "lost"),
        ("moved", "yes"),
        ("fired", "yes"),
        ("weapon", "dud"),
        ("level", "broken"),
        ("pinned", "yes"),
        ("stands-lost", "2"),
        ("dodged", "yes"),
        ("overwatch", "yes"),
    ]);
    let fresh = (TRACKER.on_event)(&used, TurnEvent::TurnBegins);
    assert_eq!(
        fresh,
        unit(&[("level", "broken"), ("pinned", "yes"), ("stands-lost", "2"), ("dodged", "yes"),])
    );
    // Losses by overwatch fire in the unit's own turn are not part of the test for losses in the
    // enemy's turn.
    let shot_at =
        unit(&[("stands-lost", "1"), ("lost-now", "1"), ("shaken", "yes"), ("moved", "yes")]);
    assert_eq!(
        (TRACKER.on_event)(&shot_at, TurnEvent::TurnEnds),
        unit(&[("stands-lost", "1"), ("moved", "yes")])
    );
    let jammed = unit(&[("weapon", "jammed")]);
    assert_eq!((TRACKER.on_event)(&jammed, TurnEvent::TurnBegins), jammed);
    assert_eq!((TRACKER.on_event)(&used, TurnEvent::PhaseBegins), used);
}

#[test]
fn who_is_out_opens_nothing() {
    for out in [
        &[("stands-lost", "4")][..],
        &[("kind", "vehicle"), ("damage", "2")],
        &[("kind", "vehicle"), ("crew-gone", "yes")],
        &[("kind", "gun"), ("damage", "2")],
    ] {
        assert!(RULESET.openings(&unit(out)).is_empty(), "{out:?}");
        assert_eq!((TRACKER.consequences)(&unit(out)).len(), 1, "{out:?}");
    }
}

/// The tests that fall due in a phase of the unit's own turn, or of the enemy's: by their rules.
fn due(unit: &Values, phase: &str, own_turn: bool) -> Vec<&'static str> {
    (TRACKER.consequences)(unit)
        .iter()
        .filter(|test| test.falls_due(phase, own_turn))
        .map(|test| test.cite)
        .collect()
}

#[test]
fn what_a_unit_does_when_activated_is_not_due_in_the_enemys_turn() {
    for (state, phase, cite) in [
        (&[("level", "broken")][..], "activation", "K20-MOR-05"),
        (&[("level", "disorganised")], "activation", "K20-MOR-05"),
        (&[("weapon", "jammed")], "activation", "K20-DIR-T5"),
        (&[("kind", "hq")], "activation", "K20-RAL-02"),
        (&[("kind", "vehicle"), ("immobilised", "yes")], "moving", "K20-IMM-02"),
    ] {
        let unit = unit(state);
        assert_eq!(due(&unit, phase, true), [cite]);
        assert!(due(&unit, "direct-fire", true).is_empty(), "{cite}");
        assert!(due(&unit, phase, false).is_empty(), "{cite}");
    }
    // A loss is tested for straight after the attack, whichever side's turn it is.
    let hit = unit(&[("stands-lost", "1"), ("lost-now", "1")]);
    for own_turn in [true, false] {
        assert_eq!(due(&hit, "direct-fire", own_turn), ["K20-MOR-01"]);
    }
}

/// The largest charge, with all that can be rolled.
#[test]
fn the_parts_of_a_charge_go_together() {
    let working = work(
        "charge",
        "stands=6 overwatch=fire shots=6 fire-strength=12 unit-stands=8 enemy-stands=2",
    );
    let procedure = working.procedure.as_ref().expect("it is rolled");
    let odds = adjutant::dice::odds(|dice| procedure(dice));
    let figure = |outcome: &adjutant::aid::Outcome, part| outcome.figure(part);
    // The side that loses the fight has lost a stand, and its opponent's level does not change.
    assert!(odds.iter().all(|(outcome, _)| match figure(outcome, 0) {
        0 | 1 => figure(outcome, 1) < 6,
        2 => figure(outcome, 1) >= 1,
        3 => figure(outcome, 1) == 0 && figure(outcome, 2) == 1,
        // Thrown back by the Morale test after a loss: Broken or Routed.
        7 => figure(outcome, 1) >= 1 && figure(outcome, 2) >= 3,
        8 => figure(outcome, 1) == 6,
        _ => true,
    }));
    assert!((odds.chance(|outcome| figure(outcome, 0) == 3) - 0.5).abs() < 1e-12);
}

#[test]
fn what_does_not_count_between_infantry_and_vehicles_is_named_with_its_rule() {
    for (id, inputs, rules) in [
        ("close-combat", "enemy.cover=linear", &[][..]),
        ("close-combat", "enemy.cover=smoke-or-heavy", &["K20-AMB-22"]),
        ("charge", "level=motivated", &["K20-CHG-T1"]),
        ("charge", "enemy.level=motivated", &["K20-CHG-T2"]),
        ("charge", "level=disorganised", &[]),
        ("vehicle-assault", "moved=yes", &[]),
        ("vehicle-assault", "moved=yes suppressed=yes", &["K20-VAS-T1"]),
        ("vehicle-assault", "aim=gear moved=yes suppressed=yes", &["K20-VAS-T2"]),
        ("vehicle-assault", "open=yes", &[]),
        ("vehicle-assault", "aim=gear open=yes", &["K20-VAS-06"]),
        ("infantry-overrun", "reaction=counter-attack suppressed=yes", &["K20-OVI-T1"]),
        ("infantry-overrun", "reaction=immobilise immobilised=yes", &["K20-AMB-35"]),
        ("infantry-overrun", "suppressed=yes", &[]),
        ("immobilisation", "failed-dig-outs=1", &["K20-AMB-31"]),
        ("immobilisation", "failed-dig-outs=3", &[]),
        ("immobilisation", "failed-dig-outs=3 house.digging-out-flat=yes", &["K20-AMB-31"]),
    ] {
        let working = work(id, inputs);
        let found: Vec<_> = working.not_counted.iter().map(|note| note.cite).collect();
        assert_eq!(found, rules, "{id} {inputs}");
    }
}
