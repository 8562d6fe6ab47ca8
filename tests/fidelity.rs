//! Every ruleset matches its ledger: each id of the ledger is used in the app, each id used is in
//! the ledger, and everything a ruleset names exists and has a text in every language.
//!
//! `tests/ledger/<ruleset>.ids` are the ids of the ledger, each with a hash of its
//! text (see `cargo xtask rules`); `tests/ledger/<ruleset>.open` are the procedures
//! that are not built yet. A game with a sheet of missions has a second ledger,
//! `<ruleset>-missions`.

#![allow(clippy::expect_used)]

mod situations;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use adjutant::aid::{Cell, Field, Kind, Opening, PartKind, Ruleset, Slot, Values};
use adjutant::rulesets;
use adjutant::text::{Language, Packs, PluralCategory, Text, Voice};

use situations::cites::cites;
use situations::{all_answers, singles};

/// The lines of the files for a ruleset's ledger, including those for its mission ledger if it has
/// one.
fn ledger(ruleset: &Ruleset, extension: &str) -> BTreeSet<String> {
    let file = |name: &str| Path::new("tests/ledger").join(format!("{name}.{extension}"));
    let mut content = fs::read_to_string(file(ruleset.id)).expect("a file of the ledger");
    let missions = file(&format!("{}-missions", ruleset.id));
    if missions.exists() {
        content += &fs::read_to_string(missions).expect("a file of the missions");
    }
    let lines: Vec<&str> =
        (content.lines()).filter_map(|line| line.split_whitespace().next()).collect();
    let ids: BTreeSet<String> = lines.iter().map(|line| (*line).to_owned()).collect();
    let name = ruleset.id;
    assert_eq!(ids.len(), lines.len(), "{name}.{extension}: an id twice");
    ids
}

/// `FOW-HIT-P1` is a procedure, `FOW-PIN-01` is not.
fn is_procedure(id: &str) -> bool {
    id.rsplit('-').next().is_some_and(|last| last.starts_with('P'))
}

/// Fails with all the lines at once, if any.
#[track_caller]
fn none(what: &str, found: &[String]) {
    assert!(found.is_empty(), "{what}:\n  {}", found.join("\n  "));
}

#[test]
fn every_id_of_the_ledger_is_served() {
    for ruleset in rulesets::ALL {
        let ids = ledger(ruleset, "ids");
        let open = ledger(ruleset, "open");
        let cites = cites(ruleset);
        // A step may name a procedure that is done by hand; it counts as built once a
        // calculator carries it out.
        let house = Values::defaults(ruleset.house_rules);
        let missions = (ruleset.missions.all)(&house);
        let drawn = missions.iter().flat_map(|mission| mission.cites);
        let built: BTreeSet<&str> = (ruleset.calculators.iter())
            .flat_map(|calculator| calculator.cites)
            .chain(drawn)
            .copied()
            .collect();
        let served = |id: &str| {
            if is_procedure(id) { built.contains(id) } else { cites.contains_key(id) }
        };
        let missing: Vec<String> =
            (ids.iter()).filter(|id| !served(id) && !open.contains(*id)).cloned().collect();
        none("nothing serves", &missing);
        let needless: Vec<String> =
            (open.iter()).filter(|id| served(id) || !ids.contains(*id)).cloned().collect();
        none("listed as open, but served or unknown", &needless);
        let other: Vec<String> = (open.iter()).filter(|id| !is_procedure(id)).cloned().collect();
        none("only procedures can be open", &other);
    }
}

#[test]
fn every_id_that_is_served_is_in_the_ledger() {
    for ruleset in rulesets::ALL {
        let ids = ledger(ruleset, "ids");
        let unknown: Vec<String> = (cites(ruleset).iter())
            .filter(|(cite, _)| !ids.contains(**cite))
            .map(|(cite, by)| format!("{cite} of {by:?}"))
            .collect();
        none("not in the ledger", &unknown);
    }
}

#[test]
fn every_id_of_the_ledger_can_be_looked_up() {
    for ruleset in rulesets::ALL {
        let known = |id: &str| {
            ruleset.rule(id).is_some()
                || ruleset.table(id).is_some()
                || ruleset.glossary.iter().any(|term| term.cite == id)
        };
        let missing: Vec<String> = (ledger(ruleset, "ids").into_iter())
            .filter(|id| !is_procedure(id) && !known(id))
            .collect();
        none("not to be looked up", &missing);
    }
}

#[test]
fn everything_cites_something() {
    for ruleset in rulesets::ALL {
        let mut without = Vec::new();
        let mut look = |name: String, cites: &[&str]| {
            if cites.is_empty() {
                without.push(name);
            }
        };
        for (form, fields) in forms(ruleset) {
            for field in fields {
                look(format!("field {form}/{}", field.id), field.cites);
            }
        }
        for calculator in ruleset.calculators {
            look(format!("calculator {}", calculator.id), calculator.cites);
        }
        for phase in ruleset.checklist {
            for step in phase.steps {
                look(format!("step {}/{}", phase.id, step.id), step.cites);
            }
        }
        none("without an id of the ledger", &without);
    }
}

#[test]
fn names_are_written_as_addresses_and_stand_once() {
    for ruleset in rulesets::ALL {
        names("ruleset", [ruleset.id]);
        names("phases", ruleset.checklist.iter().map(|phase| phase.id));
        for phase in ruleset.checklist {
            names(phase.id, phase.steps.iter().map(|step| step.id));
        }
        names("sections", ruleset.reference.iter().map(|section| section.id));
        names("calculators", ruleset.calculators.iter().map(|it| it.id));
        for (form, fields) in forms(ruleset) {
            let ids: Vec<String> = fields.iter().map(|field| field.id.to_string()).collect();
            let plain: Vec<String> = ids.iter().map(|id| id.replace('.', "-")).collect();
            names(form, plain.iter().map(String::as_str));
            for (field, id) in fields.iter().zip(&ids) {
                if let Kind::Choice(choices) = field.kind {
                    names(id, choices.iter().map(|choice| choice.id));
                }
            }
        }
    }
}

#[track_caller]
fn names<'a>(what: &str, names: impl IntoIterator<Item = &'a str>) {
    let mut seen = BTreeSet::new();
    for name in names {
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        assert!(!name.is_empty() && name.chars().all(fits), "{what}: {name}");
        assert!(seen.insert(name), "{what}: {name} twice");
    }
}

#[test]
fn every_default_fits_its_question() {
    for ruleset in rulesets::ALL {
        for (form, fields) in forms(ruleset) {
            for field in fields {
                assert!(field.fits(field.default), "{form}/{}", field.id);
            }
        }
    }
}

#[test]
fn headings_of_a_phase_are_not_mixed() {
    for phase in rulesets::ALL.iter().flat_map(|ruleset| ruleset.checklist) {
        let mut over = Vec::new();
        let mut last = None;
        for step in phase.steps {
            if step.under != last {
                assert!(!over.contains(&step.under), "{}/{}", phase.id, step.id);
                over.push(last);
                last = step.under;
            }
        }
    }
}

#[test]
fn what_is_opened_exists_and_can_be_answered() {
    for ruleset in rulesets::ALL {
        for phase in ruleset.checklist {
            for step in phase.steps {
                for id in step.calculators {
                    assert!(ruleset.calculator(id).is_some(), "{}: {id}", step.id);
                }
            }
        }
        // Any calculator is a tap away from the turn.
        for calculator in ruleset.calculators {
            let in_turn = (ruleset.checklist.iter())
                .flat_map(|phase| phase.steps)
                .any(|step| step.calculators.contains(&calculator.id));
            assert!(in_turn, "no step opens {}", calculator.id);
        }
        let house = Values::defaults(ruleset.house_rules);
        for calculator in ruleset.calculators {
            for answers in singles(calculator.fields, all_answers) {
                for opening in (calculator.work)(&answers, &house).next {
                    opens(ruleset, calculator.id, &opening);
                }
            }
        }
        for example in ruleset.examples {
            let id = example.cite;
            assert!(ruleset.rule(id).is_some(), "{id} is told nowhere");
            let openings = (example.opens)();
            assert!(!openings.is_empty(), "{id} opens nothing");
            for opening in openings {
                opens(ruleset, id, &opening);
            }
        }
        let side = Values::defaults(ruleset.tracker.side_fields);
        for unit in singles(ruleset.tracker.fields, all_answers) {
            for opening in (ruleset.tracker.counted)(&side, std::slice::from_ref(&unit)) {
                opens(ruleset, "count", &opening);
            }
            let for_side = (ruleset.tracker.side_consequences)(&side, std::slice::from_ref(&unit));
            let consequences = (ruleset.tracker.consequences)(&unit);
            for opening in for_side.into_iter().chain(consequences).filter_map(|it| it.test) {
                opens(ruleset, "consequence", &opening);
            }
        }
    }
}

#[track_caller]
fn opens(ruleset: &Ruleset, from: &str, opening: &Opening) {
    let id = opening.calculator;
    let calculator = ruleset.calculator(id);
    assert!(calculator.is_some(), "{from} opens {id}");
    let fields = calculator.map_or(&[][..], |calculator| calculator.fields);
    for &(place, answer) in &opening.known {
        let field = &fields[place];
        assert!(field.fits(answer), "{from} opens {id} with {} = {answer}", field.id);
    }
}

#[test]
fn what_the_tracker_names_exists() {
    for ruleset in rulesets::ALL {
        let tracker = &ruleset.tracker;
        let phases: Vec<_> = ruleset.checklist.iter().map(|phase| phase.id).collect();
        for unit in singles(tracker.fields, all_answers) {
            for one in (tracker.consequences)(&unit) {
                for phase in one.phases {
                    assert!(phases.contains(phase), "{}: {phase}", ruleset.id);
                }
            }
        }
    }
}

/// Every unit in every state has a consistent card.
#[test]
fn what_a_card_names_exists() {
    for ruleset in rulesets::ALL {
        let cards = &ruleset.tracker.cards;
        let Some(draw) = cards.card else { continue };
        let battle = Values::defaults(ruleset.tracker.battle_fields);
        let known = |id: &str| id.is_empty() || cards.wording(id).is_some();
        for unit in singles(ruleset.tracker.fields, all_answers) {
            let card = draw(&unit, &[], &battle);
            assert!(known(card.origin), "{}", card.origin);
            assert!((1..=2).contains(&card.faces.len()), "two sides at most");
            for slot in card.faces.iter().flat_map(|face| &face.slots) {
                match slot {
                    Slot::Words(id) => assert!(known(id), "{id}"),
                    Slot::Grid(grid) => {
                        for row in &grid.rows {
                            assert!(known(row.named), "{}", row.named);
                            assert_eq!(row.cells.len(), grid.head.len());
                        }
                    }
                    _ => {}
                }
            }
            for ruling in card.doubts() {
                let ids = ledger(ruleset, "ids");
                assert!(ids.contains(ruling), "{ruling}");
            }
        }
    }
}

#[test]
fn what_the_catalogue_offers_can_be_added() {
    for ruleset in rulesets::ALL {
        let cards = &ruleset.tracker.cards;
        names("catalogue", cards.catalogue.iter().map(|entry| entry.id));
        names("free texts", cards.words.iter().map(|one| one.id));
        let house = Values::defaults(ruleset.house_rules);
        for entry in cards.catalogue {
            for options in singles(entry.options, all_answers) {
                let made = (entry.make)(&options, &house);
                let answers = ruleset.tracker.fields.iter().zip(made.unit.all());
                for (field, answer) in answers {
                    assert!(field.fits(*answer), "{}: {}", entry.id, field.id);
                }
                for (id, _) in made.words {
                    let has = cards.wording(id).is_some_and(|one| (one.when)(&made.unit));
                    assert!(has, "{}: {id}", entry.id);
                }
            }
        }
    }
}

#[test]
fn answers_and_switches_are_short() {
    let mut long = Vec::new();
    for packs in Language::ALL.map(Packs::embedded) {
        let voice = voice(&packs);
        for ruleset in rulesets::ALL {
            for (form, fields) in forms(ruleset) {
                for field in fields {
                    let (labels, most) = match field.kind {
                        Kind::Choice(choices) => {
                            (choices.iter().map(|choice| choice.label).collect(), 24)
                        }
                        Kind::Toggle if form != "house-rules" => (vec![field.label], 32),
                        _ => continue,
                    };
                    for label in labels.into_iter().map(|label| voice.text(label)) {
                        // A soft hyphen is seen only at the end of a line.
                        if label.chars().filter(|c| *c != '\u{ad}').count() > most {
                            let language = packs.language().tag();
                            long.push(format!("{language} {form}/{}: {label}", field.id));
                        }
                    }
                }
            }
        }
    }
    long.sort();
    long.dedup();
    none("longer than a line of the phone", &long);
}

#[test]
fn every_text_can_be_read_in_every_language() {
    for packs in Language::ALL.map(Packs::embedded) {
        let voice = voice(&packs);
        for ruleset in rulesets::ALL {
            let empty: Vec<String> = texts(ruleset)
                .into_iter()
                .filter(|(_, text)| voice.text(*text).trim().is_empty())
                .map(|(name, _)| format!("{} {name}", packs.language().tag()))
                .collect();
            none("without a text", &empty);
        }
    }
}

fn voice(packs: &Packs) -> Voice<'_> {
    Voice { packs, metric: true, plural: &|_, _| PluralCategory::Other }
}

/// All forms of a ruleset, with their names.
fn forms(ruleset: &Ruleset) -> Vec<(&'static str, &'static [Field])> {
    let mut forms: Vec<_> =
        (ruleset.calculators.iter()).map(|calculator| (calculator.id, calculator.fields)).collect();
    forms.push(("tracker", ruleset.tracker.fields));
    forms.push(("house-rules", ruleset.house_rules));
    let cards = &ruleset.tracker.cards;
    forms.push(("army", cards.terms.fields));
    forms.extend(cards.catalogue.iter().map(|entry| (entry.id, entry.options)));
    forms
}

/// Every text of a ruleset that has no arguments, with its owner. The other names of
/// a term may be missing.
fn texts(ruleset: &Ruleset) -> Vec<(String, Text)> {
    let mut all =
        vec![(String::from("name"), ruleset.name), (String::from("summary"), ruleset.summary)];
    for phase in ruleset.checklist {
        all.push((phase.id.to_owned(), phase.title));
        for step in phase.steps {
            all.push((step.id.to_owned(), step.text));
            all.extend(step.under.map(|heading| (step.id.to_owned(), heading)));
        }
    }
    for (form, fields) in forms(ruleset) {
        for field in fields {
            let name = format!("{form}/{}", field.id);
            all.push((name.clone(), field.label));
            all.push((name.clone(), field.group));
            if let Kind::Choice(choices) = field.kind {
                let labels = choices.iter().map(|choice| (name.clone(), choice.label));
                all.extend(labels);
            }
        }
    }
    let cards = &ruleset.tracker.cards;
    all.extend(cards.words.iter().map(|one| (one.id.to_owned(), one.label)));
    for entry in cards.catalogue {
        all.push((entry.id.to_owned(), entry.name));
        all.push((entry.id.to_owned(), entry.about));
    }
    let house = Values::defaults(ruleset.house_rules);
    for calculator in ruleset.calculators {
        all.push((calculator.id.to_owned(), calculator.title));
        all.push((calculator.id.to_owned(), calculator.summary));
        let answers = Values::defaults(calculator.fields);
        for part in (calculator.work)(&answers, &house).parts {
            let name = format!("{}/{}", calculator.id, part.id);
            all.push((name.clone(), part.label));
            if let PartKind::Words(words) = part.kind {
                all.extend(words.iter().map(|word| (name.clone(), word.label)));
            }
        }
    }
    for section in ruleset.reference {
        all.push((section.id.to_owned(), section.title));
        for table in section.tables {
            all.push((table.cite.to_owned(), table.title));
            let heads = table.head.iter().map(|head| (table.cite.to_owned(), *head));
            all.extend(heads);
            for cell in table.rows.iter().copied().flatten() {
                if let Cell::Text(text) = cell {
                    all.push((table.cite.to_owned(), *text));
                }
            }
        }
    }
    for rule in (ruleset.reference.iter()).flat_map(|section| section.rules).chain(ruleset.rulings)
    {
        all.push((rule.cite.to_owned(), rule.text));
    }
    for term in ruleset.glossary {
        all.push((term.cite.to_owned(), term.term));
        all.push((term.cite.to_owned(), term.meaning));
    }
    all
}
