//! Changes of a real text, and how to find a case again.

use std::fmt::Debug;

use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

/// Tests this many cases. The smallest failing one is shown, with its seed.
pub fn run<S: Strategy>(cases: u32, strategy: &S, test: impl Fn(S::Value))
where
    S::Value: Debug,
{
    let set = |name: &str, usual: u32| match std::env::var(name) {
        Ok(number) => number.parse().expect("a number"),
        Err(_) => usual,
    };
    let seed = set("FUZZ_SEED", 1);
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&seed.to_le_bytes());
    let config = ProptestConfig {
        cases: cases * set("FUZZ_TIMES", 1),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let done = TestRunner::new_with_rng(config, rng).run(strategy, |case| {
        test(case);
        Ok(())
    });
    if let Err(error) = done {
        panic!("FUZZ_SEED={seed}: {error}");
    }
}

/// A change of a text. Places are shares of its length.
#[derive(Clone, Debug)]
pub enum Edit {
    Put(Index, String),
    Cut(Index, Index),
    Twice(Index, Index),
    Turn(Index, Index),
    End(Index),
    /// The end of another text.
    Graft(Index, Index, Index),
}

/// A change, with pieces that have a meaning for the parser of the text.
pub fn edit(pieces: &[&'static str]) -> impl Strategy<Value = Edit> + use<> {
    let index = any::<Index>;
    let piece = prop_oneof![
        3 => select(pieces.to_vec()).prop_map(String::from),
        1 => "\\PC{1,3}",
        1 => "[ -~]{1,3}",
    ];
    prop_oneof![
        4 => (index(), piece).prop_map(|(at, piece)| Edit::Put(at, piece)),
        3 => (index(), index()).prop_map(|(from, to)| Edit::Cut(from, to)),
        1 => (index(), index()).prop_map(|(from, to)| Edit::Twice(from, to)),
        1 => (index(), index()).prop_map(|(from, to)| Edit::Turn(from, to)),
        1 => index().prop_map(Edit::End),
        2 => (index(), index(), index()).prop_map(|(at, other, from)| Edit::Graft(at, other, from)),
    ]
}

impl Edit {
    /// The text after the change; the `others` are real texts as well.
    pub fn of(&self, text: &str, others: &[&str]) -> String {
        let letters: Vec<char> = text.chars().collect();
        let place = |index: &Index| index.index(letters.len() + 1);
        let range = |from: &Index, to: &Index| {
            let (from, to) = (place(from), place(to));
            // Mostly a range of a few letters.
            let (low, high) = (from.min(to), from.max(to));
            (low, if low % 3 == 0 { high } else { high.min(low + 4) })
        };
        let text = |letters: &[char]| letters.iter().collect::<String>();
        match self {
            Self::Put(at, piece) => {
                let at = place(at);
                text(&letters[..at]) + piece + &text(&letters[at..])
            }
            Self::Cut(from, to) => {
                let (from, to) = range(from, to);
                text(&letters[..from]) + &text(&letters[to..])
            }
            Self::Twice(from, to) => {
                let (from, to) = range(from, to);
                text(&letters[..to]) + &text(&letters[from..])
            }
            Self::Turn(from, to) => {
                let (from, to) = range(from, to);
                let turned: String = letters[from..to].iter().rev().collect();
                text(&letters[..from]) + &turned + &text(&letters[to..])
            }
            Self::End(at) => text(&letters[..place(at)]),
            Self::Graft(at, other, from) => {
                let other: Vec<char> = others[other.index(others.len())].chars().collect();
                let from = from.index(other.len() + 1);
                text(&letters[..place(at)]) + &text(&other[from..])
            }
        }
    }
}
