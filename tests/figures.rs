//! The results of every game's calculators, compared with figures worked out by
//! hand from its rules.
//!
//! The figures are in `tests/golden`, in `<game>.tsv` or, if there are many, in `<game>-<part>.tsv`
//! (see `golden/mod.rs`).
//! `GAME=skirmish cargo test --test figures` checks one game only.

#![allow(clippy::expect_used)]

mod golden;
mod situations;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs, thread};

use adjutant::aid::{Calculator, Field, Ruleset, Values, Working};
use adjutant::dice::odds;
use adjutant::rulesets::ALL;

use golden::Golden;
use situations::{ends, singles};

const FOLDER: &str = "tests/golden";

/// Files that are not lists of situations: tables, cell by cell.
const TABLES: &str = "-tables.tsv";

/// How often hidden answers are changed; a choice tries at most this many answers.
const HIDDEN_TURNS: usize = 9;

/// The golden files, each with the game it is about.
fn files() -> Vec<(PathBuf, Option<&'static Ruleset>)> {
    let mut files: Vec<_> = fs::read_dir(FOLDER)
        .expect("the golden files")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| {
            let name = path.to_string_lossy();
            name.ends_with(".tsv") && !name.ends_with(TABLES)
        })
        .collect();
    files.sort();
    let with_game = |path: PathBuf| {
        let name = path.file_stem().map(|name| name.to_string_lossy());
        let is_of = |game: &&&Ruleset| {
            let rest = name.as_deref().and_then(|name| name.strip_prefix(game.id));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        };
        let game = ALL.iter().filter(is_of).max_by_key(|game| game.id.len());
        (path, game.copied())
    };
    files.into_iter().map(with_game).collect()
}

/// Checks all games, or only the requested one, and fails with all errors.
#[track_caller]
fn of_each_game(check: impl Fn(Golden) -> Vec<String> + Sync) {
    let only = env::var("GAME").ok();
    let games = ALL.iter().copied();
    let games: Vec<_> =
        games.filter(|game| only.as_deref().is_none_or(|only| only == game.id)).collect();
    if games.is_empty() {
        let all: Vec<_> = ALL.iter().map(|game| game.id).collect();
        return assert_eq!(only, None, "GAME is none of {}", all.join(", "));
    }
    let check = &check;
    let faults: Vec<String> = thread::scope(|scope| {
        let checks: Vec<_> = games
            .into_iter()
            .map(|ruleset| scope.spawn(move || check(Golden { ruleset })))
            .collect();
        let found = checks.into_iter().map(thread::ScopedJoinHandle::join);
        found.flat_map(|faults| faults.expect("a check that ends")).collect()
    });
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}

#[test]
fn the_figures_are_those_of_the_rules() {
    of_each_game(|golden| {
        let mut faults = Vec::new();
        let mut names = BTreeSet::new();
        let mut done = BTreeSet::new();
        let files = files().into_iter();
        let own = files.filter(|(_, game)| game.is_some_and(|game| game.id == golden.ruleset.id));
        for (path, _) in own {
            let content = fs::read_to_string(&path).expect("a golden file");
            for (index, line) in content.lines().enumerate() {
                if line.is_empty() || line.starts_with('#') {
                    continue;
                }
                let at = format!("{}:{}", path.display(), index + 1);
                if let Err(fault) = golden.check(line) {
                    faults.push(format!("{at}: {fault}"));
                }
                let mut columns = line.split('\t').map(str::to_owned);
                let name = columns.next().unwrap_or_default();
                if !names.insert(name.clone()) {
                    faults.push(format!("{at}: {name} stands twice"));
                }
                done.extend(columns.next());
            }
        }
        for calculator in golden.ruleset.calculators {
            if !done.contains(calculator.id) {
                let game = golden.ruleset.id;
                faults.push(format!("{FOLDER}/{game}*.tsv: no line for {}", calculator.id));
            }
        }
        faults
    });
}

#[test]
fn every_golden_file_is_of_a_game() {
    for (path, game) in files() {
        assert!(game.is_some(), "{} is of no game", path.display());
    }
}

/// If an answer makes no difference, its question is not shown; and the answer to
/// a hidden question changes nothing.
#[test]
fn hidden_answers_are_not_used() {
    of_each_game(|golden| {
        let calculators = golden.ruleset.calculators.iter();
        let house = Values::defaults(golden.ruleset.house_rules);
        calculators.filter_map(|calculator| hidden_answer_used(calculator, &house)).collect()
    });
}

fn hidden_answer_used(calculator: &Calculator, house: &Values) -> Option<String> {
    let fields = calculator.fields;
    let situations = singles(fields, ends);
    // A question that is never shown carries a fact from the previous calculator.
    let is_shown = |field: &Field| situations.iter().any(|values| field.matters(values.all()));
    for start in &situations {
        let shown = shape(&(calculator.work)(start, house));
        // All hidden answers are changed at once, in turn to each possible
        // answer.
        for turn in 0..HIDDEN_TURNS {
            let mut other = start.clone();
            for (index, field) in fields.iter().enumerate() {
                if is_shown(field) && !field.matters(start.all()) {
                    let answers = ends(field);
                    other.set(fields, index, answers[turn % answers.len()]);
                }
            }
            if other != *start && shown != shape(&(calculator.work)(&other, house)) {
                return Some(format!(
                    "{}: a hidden answer of {:?} is used in {:?}",
                    calculator.id,
                    other.written(fields),
                    start.written(fields),
                ));
            }
        }
    }
    None
}

/// The display and rolls of a working, for a comparison of two. The next calculators may differ:
/// they receive hidden answers.
fn shape(working: &Working) -> String {
    let odds = working.procedure.as_ref().map(|procedure| {
        let odds = odds(|dice| procedure(dice));
        odds.iter().map(|(outcome, chance)| format!("{outcome:?} {chance:.12}")).collect::<Vec<_>>()
    });
    format!(
        "{:?} {:?} {:?} {:?} {:?} {odds:?}",
        working.headline, working.sums, working.beside, working.refusals, working.notes
    )
}
