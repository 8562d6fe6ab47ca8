//! Questions under the names that they had on 2026-11-22, before forms were grouped in blocks
//! (`tests/dump/names.tsv`), and random answers to them.

#![allow(dead_code, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;

const NAMES: &str = "tests/dump/names.tsv";

/// A question at the time when the list was frozen.
#[derive(Clone, Debug)]
pub struct Name {
    /// Its name.
    pub id: String,
    /// Its possible answers.
    pub kind: OldKind,
    /// Its answer by default.
    pub default: String,
}

/// The possible answers to a question.
#[derive(Clone, Debug)]
pub enum OldKind {
    Toggle,
    Choice(Vec<String>),
    Number(i16, i16),
}

impl Name {
    fn read(id: &str, kind: &str, default: &str) -> Self {
        let (what, of) = kind.split_once(':').unwrap_or((kind, ""));
        let kind = match what {
            "toggle" => OldKind::Toggle,
            "choice" => OldKind::Choice(of.split(',').map(str::to_owned).collect()),
            _ => {
                let (low, high) = of.split_once("..").expect("a range");
                OldKind::Number(low.parse().expect("low"), high.parse().expect("high"))
            }
        };
        Self { id: id.to_owned(), kind, default: default.to_owned() }
    }

    /// A random answer, as it is written.
    pub fn any(&self, random: &mut Random) -> String {
        match &self.kind {
            OldKind::Toggle => ["no", "yes"][random.below(2)].to_owned(),
            OldKind::Choice(all) => all[random.below(all.len())].clone(),
            OldKind::Number(low, high) => {
                // Limits and values near the default find more bugs than values in the middle.
                let default: i16 = self.default.parse().expect("a number");
                let span = usize::from((high - low) as u16) + 1;
                let number = match random.below(6) {
                    0 => *low,
                    1 => *high,
                    2 => default + random.below(5) as i16 - 2,
                    _ => low + random.below(span) as i16,
                };
                number.clamp(*low, *high).to_string()
            }
        }
    }
}

/// The frozen names, by ruleset and form (`flames-of-war`, `calculate/shooting`).
pub type Names = BTreeMap<(String, String), Vec<Name>>;

/// Reads the list.
pub fn names() -> Names {
    let text = fs::read_to_string(NAMES).expect("the frozen names");
    let mut names = Names::new();
    for line in text.lines() {
        let columns: Vec<&str> = line.split('\t').collect();
        let [ruleset, form, id, kind, default] = columns[..] else {
            panic!("not five columns: {line}");
        };
        names
            .entry((ruleset.to_owned(), form.to_owned()))
            .or_default()
            .push(Name::read(id, kind, default));
    }
    names
}

/// Knuth's generator: good enough to choose situations, and the same on every machine.
pub struct Random(u64);

impl Random {
    /// A separate generator for each form, so that the questions of one form do not affect the
    /// situations of another.
    pub fn of(what: &str) -> Self {
        Self(digest(what.as_bytes()) | 1)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 = (self.0)
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// FNV-1a.
pub fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// Answers to a form: few, some or all of them at random.
pub fn situation<'a>(names: &'a [Name], random: &mut Random) -> Vec<(&'a str, String)> {
    let of_ten = [1, 3, 10][random.below(3)];
    names
        .iter()
        .map(|name| {
            let answer =
                if random.below(10) < of_ten { name.any(random) } else { name.default.clone() };
            (name.id.as_str(), answer)
        })
        .collect()
}
