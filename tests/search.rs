//! What a player types finds what they mean, in any of the three languages.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::thread;

use adjutant::aid::Ruleset;
use adjutant::rulesets::{self, brygada, cold_war_commander, flames_of_war::RULESET, k20};
use adjutant::search::{Entry, Index, Kind};
use adjutant::text::{Language, Packs, fold};

fn index(language: Language) -> Index {
    index_of(&RULESET, language)
}

fn index_of(ruleset: &Ruleset, language: Language) -> Index {
    let others: Vec<Packs> = Language::ALL
        .iter()
        .filter(|other| **other != language)
        .map(|other| Packs::embedded(*other))
        .collect();
    Index::new(ruleset, &Packs::embedded(language), &others)
}

fn cites(found: &[Entry]) -> Vec<&str> {
    found.iter().map(|entry| entry.cite).collect()
}

fn finds(index: &Index, query: &str, cite: &str) {
    let found = index.find(query);
    assert!(
        found.iter().take(10).any(|entry| entry.cite == cite),
        "{query:?} should find {cite} near the top, found {:?}",
        cites(&found)
    );
}

#[test]
fn a_term_is_found_by_its_names_in_all_three_languages() {
    for language in Language::ALL {
        let index = index(language);
        for name in ["concealed", "w ukryciu", "скрыт"] {
            finds(&index, name, "FOW-GLO-66");
        }
        for name in ["bogged down", "zakopany", "застрявший"] {
            finds(&index, name, "FOW-GLO-45");
        }
    }
}

#[test]
fn words_of_cold_war_commander_are_found_in_all_three_languages() {
    for language in Language::ALL {
        let index = index_of(&cold_war_commander::RULESET, language);
        for name in ["suppressed", "przygnieciony ogniem", "подавлен"] {
            finds(&index, name, "CWC-GLO-71");
        }
        for name in ["AFV", "pojazd opancerzony", "ББМ"] {
            finds(&index, name, "CWC-GLO-50");
        }
        for name in ["FAO", "obserwator", "наблюдатель"] {
            finds(&index, name, "CWC-GLO-21");
        }
    }
}

#[test]
fn words_of_10_brygada_are_found_in_all_three_languages() {
    for language in Language::ALL {
        let index = index_of(&brygada::RULESET, language);
        for (names, cite) in [
            (["riders", "desant", "десант"], "BR10-GLO-34"),
            (
                ["overwatch", "strzał w trakcie ruchu", "ответный огонь"],
                "BR10-GLO-46",
            ),
            (["spinner", "bączek", "вертушка"], "BR10-GLO-67"),
            (
                ["Rifle infantry", "piechota strzelecka", "стрелки"],
                "BR10-GLO-71",
            ),
        ] {
            for name in names {
                finds(&index, name, cite);
            }
        }
    }
}

/// Words of other games and of everyday speech, as they were typed at a table.
#[test]
fn what_a_player_would_type_finds_the_word_of_the_game() {
    let typed: [(&Ruleset, &[(&str, &str)]); 4] = [
        (
            &RULESET,
            &[
                ("suppression", "FOW-GLO-48"),
                ("przygwożdżenie", "FOW-GLO-48"),
                ("подавление", "FOW-GLO-48"),
                ("overwatch", "FOW-GLO-80"),
                ("officer", "FOW-GLO-54"),
                ("oficer", "FOW-GLO-54"),
                ("przeciwpancerne", "FOW-GLO-76"),
                ("противотанковый", "FOW-GLO-76"),
                ("сплочение", "FOW-GLO-49"),
                ("окопался", "FOW-GLO-69"),
            ],
        ),
        (
            &cold_war_commander::RULESET,
            &[
                ("suppression", "CWC-GLO-71"),
                ("przygwożdżenie", "CWC-GLO-71"),
                ("retreat", "CWC-GLO-72"),
                ("odwrót", "CWC-GLO-72"),
                ("окопался", "CWC-GLO-75"),
                ("мораль", "CWC-GLO-92"),
                ("celność", "CWC-GLO-62"),
                ("bombardment", "CWC-GLO-60"),
            ],
        ),
        (
            &k20::RULESET,
            &[
                ("suppression", "K20-GLO-18"),
                ("przygwożdżenie", "K20-GLO-17"),
                ("zebranie", "K20-GLO-25"),
                ("сплочение", "K20-GLO-25"),
                ("ugrzęzł", "K20-GLO-28"),
                ("officer", "K20-GLO-79"),
                ("офицер", "K20-GLO-79"),
                ("bombardment", "K20-GLO-52"),
            ],
        ),
        (
            &brygada::RULESET,
            &[
                ("suppression", "BR10-GLO-51"),
                ("przygwożdżenie", "BR10-GLO-51"),
                ("подавление", "BR10-GLO-51"),
                ("rally", "BR10-GLO-62"),
                ("zebranie", "BR10-GLO-62"),
                ("artillery", "BR10-GLO-65"),
                ("artyleria", "BR10-GLO-65"),
                ("артиллерия", "BR10-GLO-65"),
                ("ugrzęzł", "BR10-GLO-58"),
                ("zasadzka", "BR10-GLO-45"),
            ],
        ),
    ];
    for (ruleset, words) in typed {
        for language in Language::ALL {
            let index = index_of(ruleset, language);
            for (typed, cite) in words {
                finds(&index, typed, cite);
            }
        }
    }
}

#[test]
fn k20_pinned_and_suppressed_are_kept_apart() {
    for language in Language::ALL {
        let index = index_of(&k20::RULESET, language);
        for (names, cite) in [
            (["pinned", "przyparty", "прижат"], "K20-GLO-17"),
            (["suppressed", "przygnieciony", "подавлен"], "K20-GLO-18"),
        ] {
            for name in names {
                let found = index.find(name);
                assert_eq!(found.first().map(|entry| entry.cite), Some(cite), "{name}");
            }
        }
    }
}

#[test]
fn every_term_is_found_by_every_one_of_its_names() {
    // A thread a wargame: it takes seconds.
    thread::scope(|threads| {
        for ruleset in rulesets::ALL {
            threads.spawn(|| terms_are_found_by_their_names(ruleset));
        }
    });
}

fn terms_are_found_by_their_names(ruleset: &Ruleset) {
    let packs: Vec<Packs> = Language::ALL
        .iter()
        .map(|one| Packs::embedded(*one))
        .collect();
    let voice = |packs: &Packs, text| {
        adjutant::text::Voice {
            packs,
            metric: false,
            plural: &|_, _| adjutant::text::PluralCategory::Other,
        }
        .text(text)
    };
    for language in Language::ALL {
        let index = index_of(ruleset, language);
        for term in ruleset.glossary {
            for packs in &packs {
                let name = voice(packs, term.term);
                let found = index.find(&name);
                assert!(
                    found.iter().any(|entry| entry.cite == term.cite),
                    "{name:?} in {language:?} does not find {}: {:?}",
                    term.cite,
                    cites(&found)
                );
            }
        }
    }
}

#[test]
fn diacritics_and_case_do_not_matter() {
    let polish = index(Language::Polish);
    assert_eq!(
        cites(&polish.find("OSŁONA")),
        cites(&polish.find("oslona")),
        "with and without diacritics"
    );
    let russian = index(Language::Russian);
    assert_eq!(fold("Лёгкое"), "легкое");
    assert_eq!(
        cites(&russian.find("лёгкое")),
        cites(&russian.find("легкое"))
    );
}

#[test]
fn one_wrong_letter_is_forgiven_and_two_are_not() {
    let english = index(Language::English);
    for typo in ["concaled", "conceeled", "concelaed", "concealde"] {
        finds(&english, typo, "FOW-GLO-66");
    }
    assert!(english.find("cnocaeled").is_empty());
    finds(&index(Language::Polish), "przerzud", "FOW-GLO-20");
    finds(&index(Language::Russian), "спасбросак", "FOW-GLO-74");
}

#[test]
fn the_beginning_of_a_word_is_enough() {
    finds(&index(Language::English), "morale plat", "FOW-GLO-86");
    finds(&index(Language::Russian), "пристр", "FOW-GLO-91");
}

#[test]
fn ids_find_their_rule() {
    let found = index(Language::English).find("FOW-HIT-02");
    assert_eq!(found.first().map(|entry| entry.cite), Some("FOW-HIT-02"));
}

#[test]
fn a_foreign_name_of_a_term_brings_the_rules_that_use_it() {
    let found = index(Language::English).find("przypadły do ziemi");
    assert_eq!(found.first().map(|entry| entry.kind), Some(Kind::Term));
    assert!(
        found.iter().any(|entry| entry.cite == "FOW-CON-04"),
        "{:?}",
        cites(&found)
    );
}

#[test]
fn nothing_sought_finds_nothing() {
    let english = index(Language::English);
    for nothing in ["", "   ", "-", "qqqqqq"] {
        assert!(english.find(nothing).is_empty(), "{nothing:?}");
    }
}
