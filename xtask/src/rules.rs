//! Finds the citations of a rule whose text in the ledger has changed.
//!
//! The ledgers are not part of the project; developers who have them compare
//! them with the pins in `tests/ledger` (see [`ledger`](crate::ledger)).

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::ledger::{Id, entries, read_list, write_list};
use crate::tools::root;

/// The default path of the ledgers.
const LEDGERS: &str = "../shared/rules";

/// Compares the ledgers with the pins, or with `pin` updates the pins.
pub fn run(ledgers: Option<&Path>, pin: bool) -> Result {
    let given = ledgers.map_or_else(|| root().join(LEDGERS), Path::to_owned);
    let paths = files(&given, "md").map_err(|error| {
        format!(
            "cannot read the folder of the ledgers, {}: {error}; \
             name it: `cargo xtask rules PATH`",
            given.display()
        )
    })?;
    if paths.is_empty() {
        return Err(format!("there is no ledger (*.md) in {}", given.display()));
    }
    let sources = Sources::read().map_err(|error| format!("cannot read the sources: {error}"))?;
    let mut differ = 0;
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let ledger = Ledger::read(&path, &name)?;
        let rules = ledger.entries.len();
        // A game's name begins with a letter: `10-brygada` becomes `brygada`.
        let game = name.trim_start_matches(|letter: char| !letter.is_ascii_alphabetic());
        let list = root().join(format!("tests/ledger/{game}.ids"));
        if !list.is_file() {
            say(format_args!(
                "{name}: {rules} rules, not pinned (an empty tests/ledger/{name}.ids changes that)"
            ));
            continue;
        }
        let pinned = fs::read_to_string(&list)
            .map_err(|error| error.to_string())
            .and_then(|list| read_list(&list))
            .map_err(|error| format!("{}: {error}", list.display()))?;
        let found = compare(&pinned, &ledger.entries);
        found.say(game, rules, &sources);
        differ += found.changed.len() + found.new.len() + found.gone.len();
        if pin {
            fs::write(&list, write_list(&ledger.entries))
                .map_err(|error| format!("cannot write {}: {error}", list.display()))?;
        }
    }
    match (differ, pin) {
        (0, _) => Ok(()),
        (_, true) => {
            say(format_args!("Pinned. `cargo test --test fidelity` says what is not served now."));
            Ok(())
        }
        (_, false) => Err(format!(
            "{differ} rules differ from their pins: compare them with the places above, \
             then `cargo xtask rules --pin` in the same commit"
        )),
    }
}

/// Prints a line of the list; the output may be cut short by `head`.
fn say(line: std::fmt::Arguments) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

struct Ledger {
    entries: BTreeMap<Id, String>,
}

impl Ledger {
    /// Reads a ledger, and checks that it has an entry for every id in the list beside it, if there
    /// is one.
    fn read(path: &Path, name: &str) -> Result<Self> {
        let text = fs::read_to_string(path)
            .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        let entries =
            entries(&text).map_err(|faults| format!("{name}.md:\n  {}", faults.join("\n  ")))?;
        let own = fs::read_to_string(path.with_extension("ids")).unwrap_or_default();
        let without: Vec<String> = (read_list(&own)?.into_keys())
            .filter(|id| !entries.contains_key(id))
            .map(|id| id.to_string())
            .collect();
        if without.is_empty() {
            Ok(Self { entries })
        } else {
            Err(format!("{name}.md has no entry for {}", without.join(", ")))
        }
    }
}

/// The differences between the pins and a ledger.
#[derive(Debug, Default, PartialEq)]
struct Found {
    changed: Vec<Id>,
    new: Vec<Id>,
    gone: Vec<Id>,
}

impl Found {
    fn say(&self, name: &str, rules: usize, sources: &Sources) {
        say(format_args!(
            "{name}: {rules} rules, {} changed, {} new, {} gone",
            self.changed.len(),
            self.new.len(),
            self.gone.len()
        ));
        for (what, ids) in [("changed", &self.changed), ("new", &self.new), ("gone", &self.gone)] {
            for id in ids {
                say(format_args!("  {what} {id}"));
                for place in sources.uses(name, id) {
                    say(format_args!("    {place}"));
                }
            }
        }
    }
}

fn compare(pinned: &BTreeMap<Id, Option<String>>, entries: &BTreeMap<Id, String>) -> Found {
    let mut found = Found::default();
    for (id, hash) in entries {
        match pinned.get(id) {
            None => found.new.push(id.clone()),
            Some(pin) if pin.as_ref() != Some(hash) => found.changed.push(id.clone()),
            Some(_) => {}
        }
    }
    found.gone = (pinned.keys()).filter(|id| !entries.contains_key(id)).cloned().collect();
    found
}

/// All files that may name an id: the Rust files of `src/` and the Fluent
/// files.
#[derive(Default)]
struct Sources {
    files: Vec<Source>,
    /// The places of each word: the number of the file, and the line.
    words: BTreeMap<String, BTreeSet<(usize, usize)>>,
}

struct Source {
    /// From the root, with `/`.
    path: String,
    /// The codes from which it builds ids: `FOW` in `cite!("FOW-", $rule)`.
    codes: BTreeSet<String>,
}

impl Sources {
    fn read() -> std::io::Result<Self> {
        let mut sources = Self::default();
        for (folder, ending) in [("src", "rs"), ("locales", "ftl")] {
            for path in files(&root().join(folder), ending)? {
                let name = path.strip_prefix(root()).unwrap_or(&path);
                let name = name.to_string_lossy().replace('\\', "/");
                sources.add(name, &fs::read_to_string(path)?);
            }
        }
        Ok(sources)
    }

    fn add(&mut self, path: String, content: &str) {
        let file = self.files.len();
        let mut codes = BTreeSet::new();
        for (number, line) in content.lines().enumerate() {
            for word in line.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '-') {
                let places = self.words.entry(word.to_owned()).or_default();
                places.insert((file, number + 1));
                // Half an id: the rest is appended elsewhere.
                if let Some(code) = word.strip_suffix('-')
                    && line.contains(&format!("\"{word}\", "))
                {
                    codes.insert(code.to_owned());
                }
            }
        }
        self.files.push(Source { path, codes });
    }

    /// `src/rulesets/k20/morale.rs:12`, for every use of an id of this ledger:
    /// written out; in the ruleset's folder, as the name of its text (`RES_01`,
    /// from which `cite!` builds the id); and its text in the Fluent files.
    fn uses(&self, ledger: &str, id: &Id) -> Vec<String> {
        let message = id.message();
        let name = message.replace('-', "_");
        let constant = name.to_uppercase();
        let folder = self.folder(ledger);
        let of_ruleset = |file: usize| {
            let Source { path, codes } = &self.files[file];
            let inside = folder.as_ref().is_some_and(|it| path.starts_with(it));
            // Two ledgers may share a folder.
            inside && (codes.is_empty() || codes.contains(&id.code))
        };
        let of_texts = |file: usize| belongs(&self.files[file].path, ledger);

        let mut places = self.words.get(&id.to_string()).cloned().unwrap_or_default();
        let texts = self.words.get(&message).into_iter().flatten();
        places.extend(texts.filter(|(file, _)| of_texts(*file)));
        for name in [&constant, &name] {
            // Also `RES_01_MEANING`.
            let attributes = format!("{name}_");
            let named = (self.words.range(name.clone()..))
                .take_while(|(word, _)| word.starts_with(name.as_str()))
                .filter(|(word, _)| *word == name || word.starts_with(&attributes));
            let named = named.flat_map(|(_, places)| places);
            places.extend(named.filter(|(file, _)| of_ruleset(*file)));
        }
        (places.into_iter())
            .map(|(file, line)| format!("{}:{line}", self.files[file].path))
            .collect()
    }

    /// The folder of the ruleset that a ledger belongs to:
    /// `flames-of-war-missions` is part of `flames_of_war` unless it has a
    /// folder itself.
    fn folder(&self, ledger: &str) -> Option<String> {
        let mut name = ledger;
        loop {
            let folder = format!("src/rulesets/{}/", name.replace('-', "_"));
            if self.files.iter().any(|file| file.path.starts_with(&folder)) {
                return Some(folder);
            }
            name = name.rsplit_once('-')?.0;
        }
    }
}

/// Whether a Fluent file has the texts of this ledger: those of the ruleset or
/// of its rules.
fn belongs(path: &str, ledger: &str) -> bool {
    let file = path.rsplit('/').next().unwrap_or(path);
    file.strip_prefix(ledger).is_some_and(|rest| [".ftl", "-rules.ftl"].contains(&rest))
}

/// All files with this extension, also in subfolders, in order.
fn files(folder: &Path, ending: &str) -> std::io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in folder.read_dir()? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, ending)?);
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn id(id: &str) -> Id {
        Id::read(id).unwrap()
    }

    #[test]
    fn changed_new_and_gone() {
        let pinned =
            read_list("A-ABC-01 00000001\nA-ABC-02 00000002\nA-ABC-03 00000003\nA-ABC-04\n");
        let now = [("A-ABC-01", "1"), ("A-ABC-02", "8"), ("A-ABC-04", "4"), ("A-ABC-05", "5")];
        let now = now.map(|(name, last)| (id(name), format!("0000000{last}")));
        assert_eq!(
            compare(&pinned.unwrap(), &BTreeMap::from(now)),
            Found {
                changed: vec![id("A-ABC-02"), id("A-ABC-04")],
                new: vec![id("A-ABC-05")],
                gone: vec![id("A-ABC-03")],
            }
        );
    }

    #[test]
    fn every_way_of_using_an_id_is_found() {
        let mut sources = Sources::default();
        for (path, content) in [
            ("src/aid/form/macros.rs", "/// See SOW-RAC-01.\n// RAC_01 SOW-RAC-011"),
            ("src/rulesets/snails/race.rs", "cites [\"SOW-RAC-01\"],\n\nr::rac_01(3)"),
            (
                "src/rulesets/snails/reference.rs",
                "cite!(\"SOW-\", $rule)\nrules: [RAC_01, RAC_02]\nRAC_01_ALSO\nXRAC_01 RAC_010",
            ),
            ("src/rulesets/snails/derby.rs", "cite!(\"SOWD-\", RAC_01)"),
            ("src/rulesets/slugs/reference.rs", "RAC_01"),
            ("locales/en/snails-rules.ftl", "rac-01 = { x }\nrac-010 = x\nx = { rac-01.tip }"),
            ("locales/en/snails-derby-rules.ftl", "rac-01 = x"),
        ] {
            sources.add(path.to_owned(), content);
        }
        assert_eq!(
            sources.uses("snails", &id("SOW-RAC-01")),
            [
                "src/aid/form/macros.rs:1",
                "src/rulesets/snails/race.rs:1",
                "src/rulesets/snails/race.rs:3",
                "src/rulesets/snails/reference.rs:2",
                "src/rulesets/snails/reference.rs:3",
                "locales/en/snails-rules.ftl:1",
                "locales/en/snails-rules.ftl:3",
            ]
        );
        assert_eq!(
            sources.uses("snails-derby", &id("SOWD-RAC-01")),
            [
                "src/rulesets/snails/race.rs:3",
                "src/rulesets/snails/derby.rs:1",
                "locales/en/snails-derby-rules.ftl:1",
            ]
        );
    }

    /// Every pinned id is used somewhere; if not, ids are now built in another
    /// way, and this file must follow.
    #[test]
    fn every_pinned_id_is_found_in_the_sources() {
        let sources = Sources::read().unwrap();
        for list in files(&root().join("tests/ledger"), "ids").unwrap() {
            let name = list.file_stem().unwrap().to_string_lossy().into_owned();
            let ids = read_list(&fs::read_to_string(&list).unwrap()).unwrap();
            for id in ids.keys() {
                let places = sources.uses(&name, id);
                // Rules, rulings and terms are listed from the Fluent files.
                assert!(!places.is_empty(), "{id} is found nowhere");
            }
        }
    }
}
