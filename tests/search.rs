//! The search finds what players mean by their words, in any of the three languages.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::thread;

use adjutant::aid::{Ruleset, Values};
use adjutant::battle::{Answers, Side, Unit, Words};
use adjutant::rulesets::{self, brygada, cold_war_commander, flames_of_war::RULESET, k20};
use adjutant::search::{Beside, Found, Index, Kind};
use adjutant::text::{Language, Packs, PluralCategory, Voice, fold};

fn index(language: Language) -> Index {
    index_of(&RULESET, language)
}

fn index_of(ruleset: &Ruleset, language: Language) -> Index {
    index_with(ruleset, language, &[])
}

fn index_with(ruleset: &Ruleset, language: Language, units: &[(Side, Unit)]) -> Index {
    let house = Values::defaults(ruleset.house_rules);
    let beside = Beside { house: &house, units };
    let mut index = Index::new(ruleset, beside, &Packs::embedded(language));
    for other in Language::ALL.iter().filter(|other| **other != language) {
        index.learn(ruleset, &Packs::embedded(*other));
    }
    index
}

fn plain(packs: &Packs) -> Voice<'_> {
    Voice { packs, metric: false, plural: &|_, _| PluralCategory::Other }
}

fn cites(found: &Found) -> Vec<&str> {
    found.entries.iter().map(|entry| entry.id).collect()
}

fn finds(index: &Index, query: &str, cite: &str) {
    let found = index.find(query);
    assert!(
        found.entries.iter().take(10).any(|entry| entry.id == cite),
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
            (["overwatch", "strzał w trakcie ruchu", "ответный огонь"], "BR10-GLO-46"),
            (["spinner", "bączek", "вертушка"], "BR10-GLO-67"),
            (["Rifle infantry", "piechota strzelecka", "стрелки"], "BR10-GLO-71"),
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
                assert_eq!(found.entries.first().map(|entry| entry.id), Some(cite), "{name}");
            }
        }
    }
}

#[test]
fn every_term_is_found_by_every_one_of_its_names() {
    // One thread per wargame: it takes seconds.
    thread::scope(|threads| {
        for ruleset in rulesets::ALL {
            threads.spawn(|| terms_are_found_by_their_names(ruleset));
        }
    });
}

fn terms_are_found_by_their_names(ruleset: &Ruleset) {
    let packs: Vec<Packs> = Language::ALL.iter().map(|one| Packs::embedded(*one)).collect();
    for language in Language::ALL {
        let index = index_of(ruleset, language);
        for term in ruleset.glossary {
            for packs in &packs {
                let name = plain(packs).text(term.term);
                let found = index.find(&name);
                assert!(
                    found.entries.iter().any(|entry| entry.id == term.cite),
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
    assert_eq!(cites(&russian.find("лёгкое")), cites(&russian.find("легкое")));
}

#[test]
fn a_typing_error_finds_what_is_nearest() {
    let english = index(Language::English);
    for typo in ["concaled", "conceeled", "concelaed", "concealde", "cnocaeled"] {
        finds(&english, typo, "FOW-GLO-66");
    }
    assert!(english.find("conceeled").is_near);
    assert!(!english.find("concealed").is_near);
    // Of two words, the one spelt correctly counts.
    finds(&english, "gone to gruond", "FOW-GLO-67");
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
    assert_eq!(found.entries.first().map(|entry| entry.id), Some("FOW-HIT-02"));
}

#[test]
fn a_foreign_name_of_a_term_brings_the_rules_that_use_it() {
    let found = index(Language::English).find("przypadły do ziemi");
    assert_eq!(found.entries.first().map(|entry| entry.kind), Some(Kind::Term));
    assert!(found.entries.iter().any(|entry| entry.id == "FOW-CON-04"), "{:?}", cites(&found));
}

#[test]
fn nothing_sought_finds_nothing() {
    let english = index(Language::English);
    for nothing in ["", "   ", "-", "qqqqqq"] {
        assert!(english.find(nothing).entries.is_empty(), "{nothing:?}");
    }
}

/// Words that players typed at the table with no or nonsensical results.
#[test]
fn short_names_and_other_spellings_find_what_is_meant() {
    let typed: [(&Ruleset, &[(&str, &str)]); 4] = [
        (
            &RULESET,
            &[
                ("MG", "FOW-GLO-110"),
                ("machinegun", "FOW-GLO-110"),
                ("fallback", "FOW-GLO-82"),
                ("smokescreen", "FOW-GLO-97"),
                ("woods", "FOW-GLO-120"),
                ("reroll", "FOW-GLO-20"),
                ("re-roll", "FOW-GLO-20"),
            ],
        ),
        (
            &cold_war_commander::RULESET,
            &[
                ("MG", "CWC-GLO-89"),
                ("machinegun", "CWC-GLO-89"),
                ("fallback", "CWC-GLO-72"),
                ("smokescreen", "CWC-GLO-32"),
                ("woods", "CWC-GLO-67"),
                ("concealed", "CWC-GLO-63"),
            ],
        ),
        (
            &k20::RULESET,
            &[
                ("MG", "K20-GLO-81"),
                ("machinegun", "K20-GLO-81"),
                ("fallback", "K20-GLO-22"),
                ("smokescreen", "K20-GLO-42"),
                ("woods", "K20-GLO-83"),
            ],
        ),
        (
            &brygada::RULESET,
            &[
                ("MG", "BR10-GLO-69"),
                ("machinegun", "BR10-GLO-69"),
                ("pinned", "BR10-GLO-51"),
                ("tow", "towing"),
            ],
        ),
    ];
    for (ruleset, words) in typed {
        let index = index_of(ruleset, Language::English);
        for (typed, id) in words {
            finds(&index, typed, id);
        }
        // "Woods" is not "words", and "night" is neither "light" nor "right".
        for (typed, not) in [("woods", "words"), ("night", "right"), ("night", "fight")] {
            let found = index.find(typed);
            let texts = found.entries.iter().map(|entry| {
                let packs = Packs::embedded(Language::English);
                format!("{} {}", entry.title(&plain(&packs)), entry.text(&plain(&packs)))
            });
            let marked = texts.filter(|text| {
                let marked = found.marked(text);
                marked.iter().any(|(piece, marked)| *marked && fold(piece) == not)
            });
            assert_eq!(marked.count(), 0, "{typed} finds {not}: {:?}", cites(&found));
        }
    }
}

#[test]
fn a_name_comes_before_a_text_and_a_modifier_leads_to_its_calculators() {
    let english = index(Language::English);
    let kinds = |query: &str| {
        let entries = english.find(query).entries;
        entries.iter().map(|one| one.kind).collect::<Vec<_>>()
    };
    let found = english.find("concealed");
    assert_eq!(cites(&found).first(), Some(&"FOW-GLO-66"));
    for calculator in ["shooting", "bombardment", "air-attack", "smoke"] {
        finds(&english, "concealed", calculator);
    }
    let all = kinds("concealed");
    let rule = all.iter().position(|kind| *kind == Kind::Rule);
    let last = all.iter().rposition(|kind| *kind == Kind::Calculator);
    assert!(last < rule, "{all:?}");
    // The excerpt of a calculator shows where the word occurs.
    let shooting = found.entries.iter().find(|one| one.id == "shooting").unwrap();
    let packs = Packs::embedded(Language::English);
    let asks = english.asks(shooting, &found);
    let asks: Vec<String> = asks.iter().map(|one| plain(&packs).render(one)).collect();
    assert!(asks.contains(&"Concealed".to_owned()), "{asks:?}");
}

#[test]
fn all_modifiers_lead_to_their_calculators() {
    for ruleset in rulesets::ALL {
        let packs = Packs::embedded(Language::English);
        let index = index_of(ruleset, Language::English);
        let house = Values::defaults(ruleset.house_rules);
        for calculator in ruleset.calculators {
            let values = Values::defaults(calculator.fields);
            let sums = (calculator.work)(&values, &house).sums;
            for modifier in sums.into_iter().flat_map(|sum| sum.modifiers) {
                let name = plain(&packs).render(&modifier.label);
                let found = index.find(&name);
                let ids = cites(&found);
                assert!(ids.contains(&calculator.id), "{name:?}: {ids:?}");
            }
        }
    }
}

#[test]
fn units_missions_tables_and_settings_are_found() {
    let unit = Unit {
        id: 7,
        name: "2nd Żółw platoon".to_owned(),
        ..Unit::fresh("", Answers::new(), Words::new())
    };
    let english = index_with(&RULESET, Language::English, &[(Side::Second, unit)]);
    let first = |query: &str| {
        let found = english.find(query);
        let first = found.entries.first().unwrap_or_else(|| panic!("{query}"));
        (first.kind, first.screen.hash())
    };
    let at = |hash: &str| hash.to_owned();
    assert_eq!(first("zolw"), (Kind::Unit, at("#/flames-of-war/units/second/7")));
    assert_eq!(first("no retreat").1, at("#/flames-of-war/rules/glossary/FOWM-GLO-08"));
    let found = english.find("no retreat");
    assert!(found.entries.iter().any(|one| one.kind == Kind::Mission));
    finds(&english, "shooting", "shooting");
    assert_eq!(first("vibrate"), (Kind::Setting, at("#/settings")));
    assert_eq!(first("sunlight").0, Kind::Setting);
    let of_k20 = index_of(&k20::RULESET, Language::English);
    let house = of_k20.find("house rule terrain line of sight");
    assert!(house.entries.iter().any(|one| one.kind == Kind::HouseRule));
    let tables = english.find("size of the smoke screen");
    assert_eq!(tables.entries.first().map(|one| one.kind), Some(Kind::Table));
}

#[test]
fn what_was_sought_is_marked() {
    let english = index(Language::English);
    let marked = |query: &str, text: &str| {
        let found = english.find(query);
        let pieces = found.marked(text).into_iter();
        let pieces = pieces.map(
            |(piece, marked)| {
                if marked { format!("[{piece}]") } else { piece.to_owned() }
            },
        );
        pieces.collect::<String>()
    };
    assert_eq!(
        marked("smoke", "Smoke: a smoke-screen, no smock."),
        "[Smoke]: a [smoke]-screen, no smock."
    );
    assert_eq!(marked("machinegun", "Two machine-guns."), "Two [machine]-[gun]s.");
    // A word of one letter does not match everything that begins with it.
    assert_eq!(marked("a smoke", "An army, a smoke."), "An army, [a] [smoke].");
    // An invisible hyphen, and letters with diacritics.
    let polish = index(Language::Polish);
    let found = polish.find("oslona");
    assert!(found.marked("Osło\u{AD}na.").contains(&("Osło\u{AD}na", true)));
    assert_eq!(marked("", "As it is."), "As it is.");
}
