//! The laws of a battle, for every wargame: the state on the screen is the stored one.
//!
//! Random battles are played with calculators that are opened in every way, dice of the app
//! and of the players, and the generator of the fault tests in between. Each law is checked
//! after every event:
//!
//! 1. *A result decides once.* The result for a unit is written to it, and a test that the roll has
//!    decided is not due again for the same cause.
//! 2. *Due stays due.* Looking, opening, answering and rolling leave every test due, and so do
//!    results applied to other units.
//! 3. *Gone is gone.* A unit with nothing left is not cast, not due, and rolls no die.
//! 4. *One working.* The same units in the same battle give the same answers, however a
//!    calculator is opened and whichever unit is cast first.
//! 5. *Acted is acted.* An action done once is refused the second time.
//! 7. *A clean opening.* With units, or after applying a result, there is no earlier roll.
//!
//! The sixth law is about the screen, and is tested in the browser. `laws/says.rs` lists the
//! rulings that override a law.
//!
//! Every run is the same. For other and longer runs: `LAWS_SEED=7 LAWS_BATTLES=1000 cargo test
//! --test laws`. A broken law prints the shortest story that breaks it, as a script for `cargo run
//! --example battle`: for the first few, or with `LAWS_STORY=k20/charge` for those of that name.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "laws/decided.rs"]
mod decided;
#[allow(dead_code)]
#[path = "faults/disk.rs"]
mod disk;
#[path = "laws/law.rs"]
mod law;
#[allow(dead_code)]
#[path = "faults/marks.rs"]
mod marks;
#[allow(dead_code)]
#[path = "saves/play.rs"]
mod play;
#[path = "laws/says.rs"]
mod says;
mod situations;
#[path = "laws/story.rs"]
mod story;
#[allow(dead_code)]
#[path = "faults/tab.rs"]
mod tab;

use std::collections::BTreeMap;
use std::time::Instant;

use adjutant::aid::Ruleset;
use adjutant::rulesets::ALL;

use law::{Breach, broken};
use marks::{all_reached, missing, reached};
use play::Chance;
use story::{Did, How, Step, Table, begins, next, rules};

/// The number of events in a battle.
const EVENTS: usize = 300;
/// The number of battles for each wargame in the test.
const BATTLES: u64 = 40;
/// The fewest applied results in the long run.
const LONG: usize = 100_000;

/// The number of stories printed for broken laws: they take a while to shorten.
const STORIES: usize = 5;

/// The broken laws, by their number and cause: how often, and the first story.
type Found = BTreeMap<(u8, String), (usize, u64, Breach)>;

fn asked(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().expect("a number"))
}

/// Plays a battle. Returns the number of applied results.
fn battle(ruleset: &'static Ruleset, seed: u64, found: &mut Found) -> usize {
    let mut chance = Chance(seed);
    let mut table = Table::new(ruleset, &rules(&mut chance, ruleset));
    let mut open = None;
    let mut applied = 0;
    let mut look = |step: &Step| {
        applied += usize::from(matches!(step.did, Did::Apply(_)));
        mark(step);
        for breach in broken(step) {
            let key = (breach.law, breach.by.clone());
            found.entry(key).or_insert((0, seed, breach)).0 += 1;
        }
    };
    for did in begins(&mut chance, &table) {
        table.live(&did, &mut look);
    }
    for _ in 0..EVENTS {
        if let Some(did) = next(&mut chance, &table, &mut open) {
            table.live(&did, &mut look);
        }
    }
    applied
}

/// Records the kinds of events that were met.
fn mark(step: &Step) {
    let game = step.ruleset.id;
    match step.did {
        Did::Open(how, ..) => reached(&format!("opened: {game} {how:?}")),
        Did::Apply(id) if !step.before.calculator_state(id).cast.is_empty() => {
            reached(&format!("applied: {game}/{id}"));
            let own = step.before.calculator_state(id).rolled.is_none();
            reached(if own { "own dice" } else { "rolled" });
        }
        _ => {}
    }
    let tracker = &step.ruleset.tracker;
    for (side, units) in step.after.units.both() {
        let all: Vec<_> = units.iter().map(|unit| unit.values(step.ruleset)).collect();
        let kept = step.after.side_values(side, step.ruleset);
        let follows = all.iter().flat_map(tracker.consequences);
        for one in follows.chain((tracker.side_consequences)(&kept, &all)) {
            reached(&format!("follows: {game} {}", one.cite));
        }
    }
}

/// The shortest story that breaks a law in this way.
fn shortest(ruleset: &'static Ruleset, seed: u64, breach: &Breach) -> Vec<String> {
    let mut chance = Chance(seed);
    let house = rules(&mut chance, ruleset);
    let mut table = Table::new(ruleset, &house);
    let mut open = None;
    let mut story = begins(&mut chance, &table);
    for did in &story {
        table.live(did, &mut |_| {});
    }
    for _ in 0..EVENTS {
        if let Some(did) = next(&mut chance, &table, &mut open) {
            table.live(&did, &mut |_| {});
            story.push(did);
        }
    }
    let breaks = |story: &[Did]| {
        let mut table = Table::new(ruleset, &house);
        for (place, did) in story.iter().enumerate() {
            let mut is = false;
            table.live(did, &mut |step| {
                let same = |other: &Breach| other.law == breach.law && other.by == breach.by;
                is |= broken(step).iter().any(same);
            });
            if is {
                return Some((place + 1, table.lines));
            }
        }
        None
    };
    let mut lines = Vec::new();
    if let Some((length, told)) = breaks(&story) {
        story.truncate(length);
        lines = told;
    }
    let mut size = story.len() / 2;
    while size > 0 {
        let mut from = 0;
        while from + size <= story.len() {
            let mut shorter = story.clone();
            shorter.drain(from..from + size);
            if let Some((length, told)) = breaks(&shorter) {
                shorter.truncate(length);
                story = shorter;
                lines = told;
            } else {
                from += size;
            }
        }
        size /= 2;
    }
    lines
}

/// Reports the broken laws, with the shortest stories of the first few, and fails if there
/// are any.
fn none_broken(found: &Found) {
    for ((law, by), (count, seed, breach)) in found {
        eprintln!("law {law}, {by}: {count} times; with LAWS_SEED={seed}: {}", breach.told);
    }
    let only = std::env::var("LAWS_STORY").unwrap_or_default();
    for (_, seed, breach) in
        found.values().filter(|(_, _, breach)| breach.by.contains(&only)).take(STORIES)
    {
        let game = ALL.iter().find(|game| breach.by.starts_with(game.id));
        eprintln!("law {}, {}:", breach.law, breach.by);
        for line in game.map_or_else(Vec::new, |game| shortest(game, *seed, breach)) {
            eprintln!("    {line}");
        }
    }
    assert!(found.is_empty(), "{} kinds of breaches", found.len());
}

#[test]
fn random_battles_break_no_law() {
    let first = asked("LAWS_SEED").unwrap_or(1);
    let battles = asked("LAWS_BATTLES").unwrap_or(BATTLES);
    let mut found = Found::new();
    let mut applied = 0;
    for ruleset in ALL {
        for seed in first..first + battles {
            applied += battle(ruleset, seed, &mut found);
        }
    }
    println!("{applied} applied");
    none_broken(&found);
    let ways = ALL.iter().flat_map(|game| {
        let ways = How::ALL.iter();
        ways.map(move |how| format!("opened: {} {how:?}", game.id))
    });
    all_reached(ways.chain(["own dice", "rolled"].map(String::from)));
}

/// The long run: `cargo xtask bench --only laws`.
#[test]
#[ignore = "it takes minutes"]
fn a_hundred_thousand_settlements_break_no_law() {
    let start = Instant::now();
    let mut found = Found::new();
    let mut applied = 0;
    let mut battles = 0;
    for seed in 1_000.. {
        for ruleset in ALL {
            applied += battle(ruleset, seed, &mut found);
            battles += 1;
        }
        if applied >= LONG {
            break;
        }
    }
    println!("figure laws.settlements {applied}");
    println!("figure laws.seconds {}", start.elapsed().as_secs_f64());
    let calculators = ALL.iter().flat_map(|game| {
        let with_roles = game.calculators.iter().filter(|one| !one.roles.is_empty());
        with_roles.map(move |one| format!("applied: {}/{}", game.id, one.id))
    });
    let says = says::ALL.iter().flat_map(|says| {
        let all = says.calculators.iter();
        all.map(move |id| format!("says: {}/{id} {}={}", says.game, says.part, says.word))
    });
    let follows = ALL.iter().flat_map(|game| {
        let cites = situations::cites::cites(game).into_iter();
        let follows = cites.filter(|(_, by)| by.iter().any(|by| by.starts_with("consequence")));
        follows.map(move |(cite, _)| format!("follows: {} {cite}", game.id))
    });
    for blind in missing(calculators.chain(says).chain(follows)) {
        println!("never met: {blind}");
    }
    println!("{battles} battles");
    none_broken(&found);
}
