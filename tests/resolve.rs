//! The rules from a terminal (`examples/resolve.rs`).

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::Read;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn resolve(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        // The program that cargo has built for the tests.
        .args(["run", "--quiet", "--offline", "--profile", "test"])
        .args(["--example", "resolve", "--"])
        .args(arguments)
        .output()
        .unwrap()
}

fn json(arguments: &[&str]) -> Value {
    let output = resolve(arguments);
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn it_lists_every_calculator_with_its_inputs() {
    let listing = String::from_utf8(resolve(&[]).stdout).unwrap();
    for ruleset in adjutant::rulesets::ALL {
        for calculator in ruleset.calculators {
            assert!(listing.contains(&format!("{}/{}", ruleset.id, calculator.id)));
            for field in calculator.fields {
                assert!(listing.contains(&format!("{} = ", field.id)));
            }
        }
    }
    assert!(listing.contains("target-skill = trained  (conscript, trained, veteran;"));
}

#[test]
fn it_tells_the_sum_the_need_and_the_chances() {
    let told = json(&[
        "flames-of-war/shooting",
        "target-skill=veteran",
        "concealed=yes",
        "rof=1",
        "teams=1",
    ]);
    assert_eq!(told["need"]["at-least"], 5);
    let sum = told["sheets"].as_array().unwrap().iter().find(|sum| sum["id"] == "to-hit").unwrap();
    assert_eq!(sum["base"]["figure"]["at-least"], 4);
    assert_eq!(sum["modifiers"][0]["value"], "+1");
    assert_eq!(sum["modifiers"][0]["cite"], "FOW-CON-01");
    let sum: f64 = told["outcomes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|outcome| outcome["probability"].as_f64().unwrap())
        .sum();
    assert!((sum - 1.0).abs() < 1e-12);
    // One shot, 5+ to hit, a 3+ save: 2/6 × 2/6.
    let killed = told["parts"]["destroyed"]["at-least-one"].as_f64().unwrap();
    assert!((killed - 1.0 / 9.0).abs() < 1e-12);
}

#[test]
fn the_same_seed_rolls_the_same() {
    let arguments = ["flames-of-war/shooting", "shooters=6", "--roll", "--seed", "7"];
    assert_eq!(json(&arguments), json(&arguments));
    assert_eq!(json(&arguments)["throws"][0]["faces"].as_array().unwrap().len(), 12);
}

#[test]
fn a_mistake_is_one_line_that_names_what_is_allowed() {
    for (arguments, named) in [
        (&["chess/shooting"][..], "flames-of-war"),
        (&["flames-of-war/joust"], "shooting"),
        (&["flames-of-war/shooting", "skill=veteran"], "target-skill"),
        (&["flames-of-war/shooting", "target-skill=expert"], "veteran"),
        (&["flames-of-war/shooting", "rof=0"], "1 to 10"),
        (&["flames-of-war/shooting", "house.none=yes"], "skill-prefill"),
        (&["flames-of-war/shooting", "--seed", "x"], "whole number"),
        (&["flames-of-war/shooting", "nonsense"], "NAME=VALUE"),
    ] {
        let output = resolve(arguments);
        let mistake = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert_eq!(mistake.trim().lines().count(), 1, "{mistake}");
        assert!(mistake.contains(named), "{mistake}");
    }
}

#[test]
fn it_tells_a_map_and_where_an_objective_may_stand() {
    let listing = String::from_utf8(resolve(&[]).stdout).unwrap();
    assert!(listing.contains("flames-of-war/map/no-retreat"));

    let map = "flames-of-war/map/no-retreat";
    let told = json(&[map, "table=72x48", "point=24,20"]);
    assert_eq!(told["frame"], json!([48.0, 72.0]));
    let zones = told["zones"].as_array().unwrap();
    let attacker = zones.iter().find(|zone| zone["id"] == "attacker-deploys");
    let corners = json!([[0.0, 52.0], [48.0, 52.0], [48.0, 72.0], [0.0, 72.0]]);
    assert_eq!(attacker.unwrap()["polygon"], corners);
    assert_eq!(told["point"]["placings"][0]["legal"], true);
    assert_eq!(told["warnings"], json!([]));

    // The same table in centimetres, and a point 1 cm too near to the centre line.
    let told = json(&[map, "unit=cm", "table=180x120", "point=60,71"]);
    assert_eq!(told["frame"], json!([120.0, 180.0]));
    let placing = &told["point"]["placings"][1];
    assert_eq!(placing["legal"], false);
    assert_eq!(placing["faults"][0]["by"], 1.0);

    let dust_up = "flames-of-war/map/dust-up";
    let upright = json(&[dust_up, "quarter=right", "house.dust-up-upright=yes"]);
    assert_eq!(upright["frame"], json!([48.0, 72.0]));

    for wrong in ["table=72", "table=9x9", "quarter=top", "unit=ell", "moved=yes"] {
        let output = resolve(&[map, wrong]);
        assert_eq!(output.status.code(), Some(2), "{wrong}: {output:?}");
    }
    assert_eq!(resolve(&["flames-of-war/map/siege"]).status.code(), Some(2));
}

#[test]
fn a_table_that_was_given_short_edge_first_is_turned_and_it_says_so() {
    let map = "flames-of-war/map/no-retreat";
    let [given, turned] = ["table=72x48", "table=48x72"].map(|table| json(&[map, table]));
    assert_eq!(given["table"], json!({ "long": 72.0, "short": 48.0 }));
    assert_eq!(given["turned"], Value::Null);
    assert_eq!(turned["turned"], "the first number is the long edge: taken as 72x48");
    assert_eq!(turned["table"], given["table"]);
    assert_eq!(turned["zones"], given["zones"]);
}

#[test]
fn what_is_kept_out_of_a_sum_is_told_with_its_rule() {
    let told = json(&["flames-of-war/shooting", "moved=yes", "rof=2"]);
    let not_counted = told["kept-out"].as_array().unwrap();
    let cites: Vec<&Value> = not_counted.iter().map(|note| &note["cite"]).collect();
    assert!(cites.contains(&&json!("FOW-AMB-10")), "{not_counted:?}");
    assert!(not_counted.iter().all(|note| note["text"] != ""));
}

#[test]
fn distances_are_in_the_unit_that_is_asked_for() {
    let orders = "flames-of-war/assault";
    // 4 inches are 10 cm.
    let inches = json(&[orders, "distance=4"]);
    assert_eq!(inches["inputs"]["distance"], 4.0);
    let cm = json(&[orders, "distance=10", "unit=cm"]);
    assert_eq!(cm["inputs"]["distance"], 10.0);
    assert_eq!(cm["outcomes"], inches["outcomes"]);
    assert_eq!(json(&["unit=inches", orders, "distance=4"]), inches);
    assert_ne!(cm["notes"], inches["notes"], "the notes name distances");
    // A sheet with only one unit always uses it.
    let fire = "cold-war-commander/direct-fire";
    assert_eq!(json(&[fire])["inputs"], json(&[fire, "unit=cm"])["inputs"]);
    let wrong = resolve(&[orders, "unit=ell"]);
    assert_eq!(wrong.status.code(), Some(2));
}

#[test]
fn an_input_that_is_not_asked_is_refused_and_what_hides_it_is_named() {
    // Only vehicles have a question about armour.
    let hidden = ["flames-of-war/shooting", "armour=6"];
    let output = resolve(&hidden);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(told.trim(), "'armour' is not asked here, only with target=armoured");
    assert!(json(&["flames-of-war/shooting", "armour=6", "target=armoured"])["allowed"] == true);
}

/// Tenths are printed as written, and not as the nearest binary fraction.
#[test]
fn numbers_print_as_they_are_meant() {
    let placing = "flames-of-war/objective-placing";
    let told = json(&[placing, "from-left=8.1"]);
    assert_eq!(told["inputs"]["from-left"], 8.1);
    let output = resolve(&[placing, "from-left=8.1"]);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("\"inches\": 8.1"), "{text}");
    assert!(!text.contains("8.1000"), "{text}");
    let metric = json(&[placing, "from-left=20.25", "unit=cm"]);
    assert_eq!(metric["inputs"]["from-left"], 20.25);
    assert_eq!(metric["sheets"], told["sheets"]);
}

#[test]
fn output_may_be_cut_short() {
    let mut child = Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--offline", "--profile", "test"])
        .args(["--example", "resolve"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0];
    let mut out = child.stdout.take().unwrap();
    out.read_exact(&mut first).unwrap();
    drop(out);
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}
