//! Lists as players write them, and how each line is understood.
//!
//! `tests/lines/<game>.txt` has each line as it is typed or pasted, and below it, after `=> `, its
//! units. `GOLDEN=1 cargo test --test lines` rewrites the files; check the difference.

use std::fmt::Write;
use std::fs;

use super::lines::{Change, read};
use adjutant::rulesets;

use super::{seen, vocabulary};

#[test]
fn lists_are_read_as_players_mean_them() {
    for ruleset in rulesets::ALL {
        let path = format!("tests/lines/{}.txt", ruleset.id);
        let kept = fs::read_to_string(&path).expect("the lists of a game");
        let vocabulary = vocabulary(ruleset);
        let mut now = String::new();
        // A list ends with an empty line.
        for list in kept.split("\n\n") {
            let lines: Vec<&str> = list.lines().filter(|line| !line.starts_with("=> ")).collect();
            let read = read(&vocabulary, &lines.join("\n"), &|_| Change::default());
            for (at, line) in lines.iter().enumerate() {
                writeln!(now, "{line}").unwrap();
                if let Some((_, line)) = read.iter().find(|(place, _)| *place == at) {
                    writeln!(now, "=> {}", seen(ruleset, line)).unwrap();
                }
            }
            now.push('\n');
        }
        let now = format!("{}\n", now.trim_end());
        if std::env::var_os("GOLDEN").is_some() {
            fs::write(&path, &now).unwrap();
        } else {
            assert_eq!(kept, now, "{path}");
        }
    }
}
