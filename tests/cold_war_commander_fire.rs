//! Cold War Commander: fire, support and blunders against figures worked out by
//! hand from the ledger (`golden/cold-war-commander-fire.tsv`), and what must
//! hold of them in every situation.

#![allow(clippy::expect_used, clippy::panic)]

mod golden;

use adjutant::rulesets::cold_war_commander::RULESET;
use golden::Golden;

const GOLDEN: Golden = Golden {
    ruleset: &RULESET,
    path: "tests/golden/cold-war-commander-fire.tsv",
    content: include_str!("golden/cold-war-commander-fire.tsv"),
    calculators: &[
        "command-blunder",
        "direct-fire",
        "fire-resolution",
        "fall-back",
        "rout",
        "artillery-fire",
        "artillery-blunder",
        "anti-air",
        "air-strike",
        "air-blunder",
    ],
};

#[test]
fn the_figures_are_those_of_the_ledger() {
    GOLDEN.holds();
}

#[test]
fn a_wrong_figure_is_found() {
    for (line, fault) in [
        ("x\tdirect-fire\t\tplaque=5+\t", "found \"4+\""),
        ("x\trout\t\tP(unit=eliminated)=1/3\t", "found 0"),
        ("x\trout\tnobody=1\tplaque=4+\t", "do not fit"),
        ("x\trout\t\trefused=CWC-AMB-01\t", "expected \"CWC-AMB-01\""),
        ("x\tfall-back\t\tE(hits)=1\t", "no part"),
        ("x\tnone\t\tno-roll\t", "no calculator"),
    ] {
        let found = GOLDEN.check(line).err().unwrap_or_default();
        assert!(found.contains(fault), "{line}: {found}");
    }
}

#[test]
fn hidden_answers_are_not_used() {
    GOLDEN.hidden_answers_are_not_used();
}
