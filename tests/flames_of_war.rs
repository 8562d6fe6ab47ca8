//! Flames of War: single figures, and properties of several; the lists of figures in
//! `golden/flames-of-war.tsv` and `golden/flames-of-war-missions.tsv` are checked by `figures.rs`.

#![allow(clippy::expect_used, clippy::panic)]

mod golden;
mod situations;

use adjutant::battle::{Action, Answers, BattleState, Side};
use adjutant::dice::{Reading, Walk, walk};
use adjutant::rulesets::flames_of_war::RULESET;
use adjutant::rulesets::flames_of_war::sheet::missions::victory::{Force, points};
use adjutant::rulesets::flames_of_war::sheet::missions::words::{Mission, Seat};

use golden::{Golden, odds_of, value};
use situations::ends;

const GOLDEN: Golden = Golden { ruleset: &RULESET };

#[test]
fn a_wrong_figure_is_found() {
    for (line, fault) in [
        ("x\ttest\t\tplaque=5+\t", "found \"4+\""),
        ("x\ttest\t\tP(test=passed)=1/3\t", "found 0.5"),
        ("x\ttest\tnobody=1\tplaque=4+\t", "do not fit"),
        ("x\ttest\t\trefused=FOW-AMB-01\t", "expected \"FOW-AMB-01\""),
        ("x\tshooting\tin-range=no\tE(hits)=1\t", "no part"),
        ("x\tnone\t\tno-roll\t", "no calculator"),
    ] {
        let found = GOLDEN.check(line).err().unwrap_or_default();
        assert!(found.contains(fault), "{line}: {found}");
    }
    assert!(value("1-(4/6)^2").is_ok_and(|sum| (sum - 5.0 / 9.0).abs() < 1e-15));
    assert!(value("(1").is_err() && value("1)").is_err() && value("").is_err());
}

/// The original question: five Shermans that moved, ROF 2, short range, at concealed
/// veteran `StuG`s. Anti-tank 12 against front armour 7 with Firepower 3+ gives 20/27
/// expected kills when there is a `StuG` for each hit.
#[test]
fn five_shermans() {
    let inputs = "target-skill=veteran target=armoured concealed=yes shooters=5 rof=2 moved=yes \
                  armour=7 anti-tank=12 firepower=3 teams=5";
    let working = GOLDEN.work("shooting", inputs).expect("the inputs fit");
    let kills =
        odds_of(&working).expect("it is rolled").mean(|outcome| f64::from(outcome.figure(0)));
    assert!((kills - 20.0 / 27.0).abs() < 1e-12, "{kills}");
}

/// Addresses stay short even with every answer changed, a block's name written once.
/// Shooting, allocation, bombardment and assault have more questions than one situation can
/// change, and an Objective asks either who placed it or where it is.
#[test]
fn written_answers_are_short() {
    for calculator in RULESET.calculators {
        let mut block = ("", 0);
        let longest: usize = (calculator.fields.iter())
            .map(|field| {
                let answers = ends(field).into_iter();
                let answer = answers.map(|answer| field.write(answer).len()).max();
                let here = (field.id.of, field.id.nth);
                let of_block = if here == block { 0 } else { here.0.len() + 2 };
                block = here;
                of_block + field.id.name.len() + answer.unwrap_or(0) + 2
            })
            .sum();
        let most = match calculator.id {
            // With the flank, a second weapon, vehicles in several states, transports and bunker
            // busters, and the known answers of a battle's units: rarely changed together.
            "shooting" => 850,
            "allocation" | "bombardment" | "assault" | "battle-end" => 480,
            "platoon-morale" => 300,
            // As for shooting, vehicles in several states.
            "air-attack" => 370,
            _ => 270,
        };
        assert!(longest <= most, "{}: {longest}", calculator.id);
    }
}

/// FOW-ASL-15: a reconnaissance platoon disengages instead of giving defensive fire.
#[test]
fn reconnaissance_that_disengages_gives_no_defensive_fire() {
    let opens_shooting = |inputs| {
        let working = GOLDEN.work("assault", inputs).expect("inputs that fit");
        let next = working.next.iter();
        next.map(|opening| opening.calculator).any(|calculator| calculator == "shooting")
    };
    assert!(opens_shooting(""));
    assert!(!opens_shooting("disengages=yes"));
}

/// FOW-ASL-21: a player who passes the test chooses then, not before the dice, to counterattack or
/// to break off. A player who fails it, or has decided to break off, is not asked.
#[test]
fn whether_to_counterattack_is_asked_in_mid_assault() {
    let asks = |inputs: &str, answers: &[u32]| {
        let working = GOLDEN.work("assault", inputs).expect("inputs that fit");
        let procedure = working.procedure.as_ref().expect("it rolls");
        match walk(answers, |dice| procedure(dice)) {
            Walk::Asks(question) => {
                let chooses = matches!(question.roll.reading, Reading::Choice { .. });
                Err((chooses, question.roll.cite))
            }
            Walk::Ends(outcome, _) => {
                let figure = |id| {
                    let place = working.parts.iter().position(|part| part.id == id);
                    outcome.figure(place.expect("there is the part"))
                };
                Ok((figure("enemy-lost"), figure("lost")))
            }
        }
    };
    // Two attackers hit once, three defenders: they pass their test, and choose.
    let few = "teams=2 enemy.teams=3";
    assert_eq!(asks(few, &[1]), Err((false, "FOW-ASL-21")));
    assert_eq!(asks(few, &[1, 1]), Err((true, "FOW-ASL-21")));
    assert_eq!(asks(few, &[1, 1, 1]), Ok((1, 0)), "they break off");
    assert_eq!(asks(few, &[1, 1, 0]), Err((false, "FOW-ASL-16")), "they strike");
    assert_eq!(asks(few, &[1, 0]), Ok((1, 0)), "the test failed");
    // Without hits the defenders choose without a test; they hit once, and the attackers test and
    // choose.
    assert_eq!(asks(few, &[0]), Err((true, "FOW-ASL-21")));
    assert_eq!(asks(few, &[0, 0, 1]), Err((false, "FOW-ASL-21")));
    assert_eq!(asks(few, &[0, 0, 1, 1]), Err((true, "FOW-ASL-21")));
    assert_eq!(asks(few, &[0, 0, 1, 1, 1]), Ok((0, 1)));
    // Against tanks without a hit: first the choice, then the test.
    let tanks = "teams=2 kind=tanks enemy.teams=3";
    assert_eq!(asks(tanks, &[0]), Err((true, "FOW-ASL-21")));
    assert_eq!(asks(tanks, &[0, 0]), Err((false, "FOW-ASL-21")));
    assert_eq!(asks(tanks, &[0, 1]), Ok((0, 0)));
    // The choice was made before the roll.
    assert_eq!(asks("teams=2 enemy.teams=3 enemy.on-pass=break-off", &[1]), Ok((1, 0)));
}

/// Invented losses would mislead: with platoons the calculator counts the losses of the side whose
/// turn it is, whatever was entered before, and without platoons it starts from none destroyed.
#[test]
fn company_morale_opens_from_the_lists_with_the_numbers_of_the_side() {
    let calculator = RULESET.calculator("company-morale").expect("there is one");
    let mut desk = BattleState::new(&RULESET);
    let opened = |desk: &BattleState| -> Vec<String> {
        let values = desk.opened_from_list(calculator, &RULESET);
        let written = values.written(calculator.fields).into_iter();
        written.map(|(id, answer)| format!("{id}={answer}")).collect()
    };
    let answer = |id: &str, answer: &str| Answers::from([(id.to_owned(), answer.to_owned())]);
    assert!(opened(&desk).is_empty());
    let played_with = Action::OpenCalculator {
        at_questions: true,
        calculator: calculator.id.to_owned(),
        answers: answer("destroyed", "9"),
        about: None,
        cast: Answers::new(),
    };
    desk.act(&played_with, &RULESET);
    assert!(opened(&desk).is_empty(), "opened afresh");
    for place in ["destroyed", "destroyed", "table", "reserve"] {
        let add = Action::AddUnit {
            side: Side::First,
            name: String::new(),
            answers: answer("place", place),
        };
        desk.act(&add, &RULESET);
    }
    assert_eq!(opened(&desk), ["destroyed=2", "on-table=1"]);
    desk.act(&Action::EndTurn, &RULESET);
    assert!(
        opened(&desk).is_empty(),
        "the other side has no platoons, and what was entered is another situation"
    );
}

/// The winner, by the mission and by the calculator's answers.
type Won = (Option<Seat>, &'static str);

/// Every mission, winner and number of losses with eight and with nine platoons to
/// start with, against FOWM-VPS-T2 and FOWM-VPS-T3 as they are printed.
#[test]
fn victory_points_are_those_of_the_tables() {
    // By losses from none to four: with up to 8 platoons, and with 9 or more.
    const DECIDED: [[(i16, i16, &str); 5]; 2] = [
        [
            (6, 1, "Stunning Victory"),
            (5, 2, "Major Victory"),
            (4, 3, "Minor Victory"),
            (4, 3, "Minor Victory"),
            (4, 3, "Minor Victory"),
        ],
        [
            (6, 1, "Stunning Victory"),
            (6, 1, "Stunning Victory"),
            (5, 2, "Major Victory"),
            (4, 3, "Minor Victory"),
            (4, 3, "Minor Victory"),
        ],
    ];
    // A player's points by the other player's losses.
    const UNDECIDED: [[i16; 5]; 2] = [[1, 2, 3, 3, 3], [1, 1, 2, 3, 3]];
    const WON: [Won; 3] =
        [(Some(Seat::Attacker), "attacker"), (Some(Seat::Defender), "defender"), (None, "nobody")];
    let missions = [
        (Mission::FreeForAll, "free-for-all", 3),
        (Mission::Encounter, "encounter", 3),
        (Mission::DustUp, "dust-up", 3),
        (Mission::NoRetreat, "no-retreat", 2),
        (Mission::HoldTheLine, "hold-the-line", 2),
    ];
    let forces: Vec<(usize, usize)> =
        (0..2).flat_map(|it| (0..5).map(move |of| (it, of))).collect();
    let mut checked = 0;
    for (mission, mission_id, winners) in missions {
        for (winner, winner_id) in &WON[..winners] {
            for &(large_a, lost_a) in &forces {
                for &(large_d, lost_d) in &forces {
                    let (a, d, name) = match winner {
                        Some(Seat::Attacker) => DECIDED[large_a][lost_a],
                        Some(Seat::Defender) => {
                            let (d, a, name) = DECIDED[large_d][lost_d];
                            (a, d, name)
                        }
                        None => {
                            let (a, d) = (UNDECIDED[large_d][lost_d], UNDECIDED[large_a][lost_a]);
                            (a, d, "Nobody wins")
                        }
                    };
                    let force = |large: usize, lost: usize| Force {
                        started_with: 8 + large as i16,
                        lost: lost as i16,
                    };
                    let (attacker, defender) = (force(large_a, lost_a), force(large_d, lost_d));
                    let found = points(mission, *winner, attacker, defender);
                    let inputs = format!(
                        "mission={mission_id} winner={winner_id} \
                         attacker.started={} attacker.lost={lost_a} \
                         defender.started={} defender.lost={lost_d}",
                        attacker.started_with, defender.started_with,
                    );
                    assert_eq!(found, (a, d), "{inputs}");
                    let line = format!(
                        "x\tvictory-points\t{inputs}\tplaque={name}; \
                         sheet.attacker-points={a}; sheet.defender-points={d}\t"
                    );
                    assert_eq!(GOLDEN.check(&line), Ok(()));
                    checked += 1;
                }
            }
        }
    }
    assert_eq!(checked, (3 * 3 + 2 * 2) * 100);
}
