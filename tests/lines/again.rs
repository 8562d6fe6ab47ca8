//! An army that is written as text and parsed again is the same army.

use super::lines::{Change, Written, read, write};
use adjutant::aid::{Kind, Ruleset, Values};
use adjutant::rulesets;
use adjutant::text::{Language, Voice};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

use super::{PACKS, vocabulary};

/// Names as players write them, and names that look like something else.
fn a_name() -> impl Strategy<Value = String> {
    prop_oneof![
        "[A-Z][a-z]{2,9}( [IVX]{1,3})?( [A-H])?",
        "[А-Я][а-я]{2,9}-[0-9]{2}",
        Just("Veteran 4 ROF 3, armour 6/3".to_owned()),
        Just("37mm \"Fritz\"; (late)".to_owned()),
        Just("Infantry".to_owned()),
        Just("Hello, 3 Pz 38(t)!".to_owned()),
        Just("Name; Skill".to_owned()),
        Just("\\n: -4 x".to_owned()),
        "[ -~]{1,20}".prop_map(|name| name.trim().to_owned()),
        "\\PC{1,12}".prop_map(|name| name.trim().to_owned()),
    ]
    .prop_filter("a name is seen", |name| name.chars().any(char::is_alphanumeric))
}

/// A unit with any answers on its card; some of its figures may be missing.
fn a_unit(ruleset: &'static Ruleset) -> impl Strategy<Value = Written> {
    let fields = ruleset.tracker.fields;
    let profile = ruleset.tracker.profile;
    let answers: Vec<_> = profile
        .iter()
        .map(|place| {
            let (low, high) = match fields[*place].kind {
                Kind::Unit => (0, 0),
                kind => kind.range(),
            };
            prop_oneof![2 => Just(fields[*place].default), 3 => low..=high]
        })
        .collect();
    let words = ruleset.tracker.cards.words;
    let words: Vec<_> = words.iter().map(|_| proptest::option::weighted(0.3, a_name())).collect();
    let gone = proptest::collection::vec(proptest::bool::weighted(0.3), profile.len());
    let unit = (a_name(), answers, words, 1..4_i16, gone);
    unit.prop_map(move |(name, answers, words, copies, gone)| {
        let mut values = Values::defaults(fields);
        for (place, answer) in profile.iter().zip(answers) {
            values.set(fields, *place, answer);
        }
        let mut missing = Vec::new();
        // A card that the sheet prints has no missing figures.
        let new_unit = &ruleset.tracker.new_unit;
        let printed = (new_unit.printed)(&values).is_some();
        let asked = (new_unit.asked)(&values).iter().filter(|_| !printed);
        for (place, seen) in asked {
            let of_card = profile.iter().position(|one| one == place);
            if of_card.is_some_and(|at| gone[at]) {
                values.set(fields, *place, *seen);
                missing.push(*place);
            }
        }
        let optional = (new_unit.optional)(&values);
        missing.retain(|place| fields[*place].matters(values.all()) && !optional.contains(place));
        let wordings = ruleset.tracker.cards.words.iter();
        let words = wordings.zip(words).filter_map(|(wording, words)| Some((wording.id, words?)));
        Written { copies, name, values, missing, words: words.collect() }
    })
}

#[test]
fn an_army_written_and_read_again_is_the_same() {
    for ruleset in rulesets::ALL {
        let vocabulary = vocabulary(ruleset);
        for language in Language::ALL {
            let packs = PACKS.iter().find(|packs| packs.language() == language).unwrap();
            let voice = Voice::english(packs);
            let mut runner = TestRunner::new(Config {
                cases: 60,
                failure_persistence: None,
                ..Config::default()
            });
            let army = proptest::collection::vec(a_unit(ruleset), 1..6);
            let same = runner.run(&army, |army| {
                let lines: Vec<String> =
                    army.iter().map(|unit| write(unit, ruleset, &vocabulary, &voice)).collect();
                let text = lines.join("\n");
                let read = read(&vocabulary, &text, &|_| Change::default());
                prop_assert_eq!(read.len(), army.len(), "{}", text);
                for (unit, (_, line)) in army.iter().zip(&read) {
                    let values = line.values(&vocabulary);
                    prop_assert!(line.is_unit, "{}", line.text);
                    prop_assert_eq!(&line.name, &unit.name, "{}", &line.text);
                    prop_assert_eq!(line.copies, unit.copies, "{}", &line.text);
                    for place in ruleset.tracker.profile {
                        let field = &ruleset.tracker.fields[*place];
                        if field.matters(unit.values.all()) {
                            let (now, was) = (values.get(*place), unit.values.get(*place));
                            prop_assert_eq!(now, was, "{} in {}", field.id, &line.text);
                        }
                    }
                    let (mut missing, mut gone) = (line.missing(&vocabulary), unit.missing.clone());
                    missing.sort_unstable();
                    gone.sort_unstable();
                    prop_assert_eq!(missing, gone, "{}", &line.text);
                    let mut words = line.words.clone();
                    words.sort_unstable();
                    let mut meant = unit.words.clone();
                    meant.sort_unstable();
                    prop_assert_eq!(words, meant, "{}", &line.text);
                }
                Ok(())
            });
            if let Err(error) = same {
                panic!("{} in {}: {error}", ruleset.id, language.tag());
            }
        }
    }
}
