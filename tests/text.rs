//! The app's own texts, in all languages: they render with real plural rules,
//! and nothing of their encoding is left over.

#![allow(clippy::expect_used)]

use adjutant::text::{Arg, Language, Packs, Phrase, PluralCategory, Text, Voice, keys};
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

/// The plural forms of CLDR, as the browser's `Intl.PluralRules` has them.
fn plural(language: Language, number: f64) -> PluralCategory {
    let language: LanguageIdentifier = language.tag().parse().expect("a tag");
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL).expect("plural rules");
    let category = rules.select(number).expect("a number");
    PluralCategory::from_name(&format!("{category:?}").to_lowercase())
}

fn voice(packs: &Packs) -> Voice<'_> {
    Voice {
        packs,
        metric: true,
        plural: &plural,
    }
}

#[test]
fn plural_forms_follow_cldr() {
    let numbers = [0, 1, 2, 5, 12, 21, 22, 25, 101, 111];
    let forms = |language| {
        numbers.map(|number| {
            let category = plural(language, f64::from(number));
            assert_eq!(PluralCategory::from_name(category.name()), category);
            category.name()
        })
    };
    assert_eq!(
        forms(Language::English),
        [
            "other", "one", "other", "other", "other", "other", "other", "other", "other", "other"
        ]
    );
    assert_eq!(
        forms(Language::Polish),
        [
            "many", "one", "few", "many", "many", "many", "few", "many", "many", "many"
        ]
    );
    assert_eq!(
        forms(Language::Russian),
        [
            "many", "one", "few", "many", "many", "one", "few", "many", "one", "many"
        ]
    );
    assert_eq!(plural(Language::Polish, 1.5), PluralCategory::Other);
}

#[test]
fn every_message_renders_without_marks() {
    let packs_of = Language::ALL.map(Packs::embedded);
    for packs in &packs_of {
        let voice = voice(packs);
        for (pack, (name, count)) in keys::PACKS.iter().zip(keys::COUNTS).enumerate() {
            assert!(packs.has(name));
            for index in 0..*count {
                for arg in plausible_args() {
                    let phrase = Phrase {
                        text: Text::new(pack as u8, index),
                        args: vec![arg.clone(); 10],
                    };
                    let rendered = voice.render(&phrase);
                    let mark = rendered.chars().find(|c| c.is_control() && *c != '\n');
                    assert_eq!(
                        mark,
                        None,
                        "{} {name} {index} {arg:?}: {rendered}",
                        packs.language().tag()
                    );
                    assert!(!rendered.contains(['{', '}']), "{name}: {rendered}");
                }
            }
        }
    }
}

fn plausible_args() -> Vec<Arg> {
    let mut args: Vec<Arg> = [0, 1, 2, 5, 12, 21, 22, 25, 101, 111]
        .map(Arg::Number)
        .to_vec();
    args.extend([
        Arg::Decimal(2.5, 1),
        Arg::Inches(8.0),
        Arg::Chance(0.25),
        Arg::Text(keys::app::APP_NAME),
        Phrase::from(keys::app::APP_NAME).into(),
        "words".into(),
    ]);
    args
}

#[test]
fn a_text_of_a_pack_that_is_not_loaded_is_empty() {
    let packs = Packs::new(Language::English);
    assert_eq!(voice(&packs).text(keys::app::APP_NAME), "");
}
