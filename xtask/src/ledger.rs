//! The ledgers of the rules, as far as pinning needs them.
//!
//! A ledger is a Markdown file outside the project (it has the text of a rules
//! sheet); the app cites its ids. `tests/ledger/<name>.ids` stores these ids, each
//! with a short hash of its text from when the app was last compared with it:
//! `FOW-SHO-07 1a2b3c4d`.
//!
//! An **entry** begins with a line that starts with its id: a bullet or a paragraph
//! (`- **FOW-SHO-07** …`, `**FOW-SAV-T1** …`) or the row of a table
//! (`| FOW-GLO-07 | … |`). The entry of a row is that row. Any other entry continues,
//! across lists, tables and empty lines, to the next entry or heading. Its **text**
//! is everything after the id, with all white space folded.
//!
//! The rows of a glossary without ids are numbered from the first, with the code of
//! the ledger: `FOWM-GLO-01`. The text of such an entry is the whole row.

use std::collections::BTreeMap;

use sha2::{Digest, Sha256};

/// `FOW-SHO-07`, in the order of a list: by section, rules before procedures
/// before scenarios before tables, by number.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Id {
    /// `FOW`.
    pub code: String,
    /// `SHO`.
    pub section: String,
    /// ` ` for a rule, `P` for a procedure, `S` for a scenario, `T` for a table.
    kind: char,
    number: u16,
    /// `07`, as it is written.
    digits: String,
}

impl Id {
    /// Parses `text` as an id, with nothing before or after it.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('-');
        let (code, section, last) = (parts.next()?, parts.next()?, parts.next()?);
        let capital = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
        let digits = last.trim_start_matches(['P', 'S', 'T']);
        let fits = parts.next().is_none()
            && code.starts_with(|c: char| c.is_ascii_uppercase())
            && code.chars().all(capital)
            && section.len() == 3
            && section.chars().all(capital)
            && last.len() - digits.len() <= 1
            && digits.chars().all(|c| c.is_ascii_digit());
        let kind = last.chars().next().filter(char::is_ascii_uppercase);
        Some(Self {
            code: code.to_owned(),
            section: section.to_owned(),
            kind: kind.unwrap_or(' '),
            number: digits.parse().ok().filter(|_| fits)?,
            digits: digits.to_owned(),
        })
    }

    /// The id without its code, spelt like a text's id: `sho-07`.
    pub fn message(&self) -> String {
        let kind = self.kind.to_string();
        format!("{}-{}{}", self.section, kind.trim(), self.digits).to_lowercase()
    }
}

impl std::fmt::Display for Id {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-{}", self.code, self.message().to_uppercase())
    }
}

/// The entries of a ledger: the hash of each one's text. Reports an id that heads two entries, and
/// an entry without text.
pub fn entries(ledger: &str) -> Result<BTreeMap<Id, String>, Vec<String>> {
    let mut texts: BTreeMap<Id, String> = BTreeMap::new();
    let mut faults = Vec::new();
    let mut open: Option<Id> = None;
    let mut glossary = Glossary::new(ledger);
    for line in ledger.lines() {
        let numbered = glossary.number(line);
        let (rest, row) = match head(line).or(numbered) {
            Some((id, rest, row)) => {
                if texts.contains_key(&id) {
                    faults.push(format!("{id} heads two entries"));
                }
                texts.entry(id.clone()).or_default();
                open = Some(id);
                (rest, row)
            }
            None if line.starts_with('#') => {
                open = None;
                continue;
            }
            None => (line, false),
        };
        if let Some(text) = open.as_ref().and_then(|id| texts.get_mut(id)) {
            for word in rest.split_whitespace() {
                text.push(' ');
                text.push_str(word);
            }
        }
        if row {
            open = None;
        }
    }
    for (id, text) in &texts {
        if !text.contains(char::is_alphanumeric) {
            faults.push(format!("the entry of {id} is empty"));
        }
    }
    if faults.is_empty() {
        let hashed = texts.into_iter().map(|(id, text)| (id, hash(text.trim())));
        Ok(hashed.collect())
    } else {
        Err(faults)
    }
}

/// Numbers the rows of a glossary without ids.
struct Glossary {
    /// `FOWM`.
    code: String,
    /// Rows so far; `None` outside the rows of a glossary.
    rows: Option<u16>,
    /// Whether the present section is the glossary.
    inside: bool,
}

impl Glossary {
    /// The code of a ledger is at its top: `` `code:` FOWM ``.
    fn new(ledger: &str) -> Self {
        let code = (ledger.lines())
            .find_map(|line| line.strip_prefix("`code:`")?.split_whitespace().next());
        Self {
            code: code.unwrap_or_default().trim_end_matches(',').to_owned(),
            rows: None,
            inside: false,
        }
    }

    /// The number of a row, in the form of [`head`]; `None` for any other line.
    fn number<'a>(&mut self, line: &'a str) -> Option<(Id, &'a str, bool)> {
        if line.starts_with('#') {
            self.inside = line.trim() == "## Glossary";
            self.rows = None;
        } else if line.starts_with("|---") && self.inside {
            self.rows = Some(0);
        } else if let Some(cells) = line.strip_prefix('|') {
            let rows = self.rows.as_mut()?;
            *rows += 1;
            let id = Id::read(&format!("{}-GLO-{rows:02}", self.code))?;
            return Some((id, cells, true));
        } else {
            self.rows = None;
        }
        None
    }
}

/// The id at the start of a line, the text after it, and whether it is a table row.
fn head(line: &str) -> Option<(Id, &str, bool)> {
    if let Some(cells) = line.strip_prefix('|') {
        let (first, rest) = cells.split_once('|')?;
        return Some((Id::read(first.trim())?, rest, true));
    }
    let line = line.strip_prefix("- ").unwrap_or(line);
    let (id, rest) = line.strip_prefix("**")?.split_once("**")?;
    Some((Id::read(id)?, rest, false))
}

/// Eight hexadecimal digits.
fn hash(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(4).fold(String::new(), |hash, byte| hash + &format!("{byte:02x}"))
}

/// A list of `tests/ledger`: each id with its hash, if it has one yet.
pub fn read_list(list: &str) -> Result<BTreeMap<Id, Option<String>>, String> {
    let mut ids = BTreeMap::new();
    for line in list.lines().filter(|line| !line.is_empty()) {
        let (id, hash) = match line.split_once(' ') {
            Some((id, hash)) => (id, Some(hash.to_owned())),
            None => (line, None),
        };
        let hexadecimal = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        if let Some(hash) = &hash
            && !(hash.len() == 8 && hash.chars().all(hexadecimal))
        {
            return Err(format!("`{line}`: a hash has eight digits from 0 to f"));
        }
        let id = Id::read(id).ok_or_else(|| format!("`{line}` does not begin with an id"))?;
        if ids.insert(id, hash).is_some() {
            return Err(format!("`{line}`: the id is there twice"));
        }
    }
    Ok(ids)
}

/// A list as it is stored.
pub fn write_list(entries: &BTreeMap<Id, String>) -> String {
    let lines = entries.iter().map(|(id, hash)| format!("{id} {hash}"));
    let lines: Vec<String> = lines.chain([String::new()]).collect();
    lines.join("\n")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::tools::root;

    /// Invented rules.
    const LEDGER: &str = "\
# Snails of War — rules ledger
`code:` SOW, and an id in running text, such as SOW-RAC-01, heads nothing.

## Racing (RAC)
- **SOW-RAC-01** [calc] A snail   crawls 1\" a turn.
- **SOW-RAC-02** [ref] It leaves slime:
  - wet ground: SOW-RAC-T1
- **SOW-RAC-10** [ref] No snail is overtaken.

**SOW-RAC-T1** [ref] Ground
| Ground | Crawls |
|---|---|
| wet | 2\" |

On ice see SOW-AMB-01.

### Shells
Nobody knows.

**SOW-RAC-P1** A race
- inputs: SOW-RAC-01
- cites: RAC-01

## Glossary
| id | English |
|---|---|
| SOW-GLO-01 | snail |
| SOW-GLO-02 | slug |

Seen in the garden.

## Worked examples
None.
";

    fn written(ledger: &str) -> BTreeMap<String, String> {
        let entries = entries(ledger).unwrap();
        (entries.into_iter()).map(|(id, hash)| (id.to_string(), hash)).collect()
    }

    #[test]
    fn an_entry_goes_to_the_next_one_or_to_a_heading() {
        let expected = [
            ("SOW-GLO-01", "snail |"),
            ("SOW-GLO-02", "slug |"),
            ("SOW-RAC-01", "[calc] A snail crawls 1\" a turn."),
            ("SOW-RAC-02", "[ref] It leaves slime: - wet ground: SOW-RAC-T1"),
            ("SOW-RAC-10", "[ref] No snail is overtaken."),
            ("SOW-RAC-P1", "A race - inputs: SOW-RAC-01 - cites: RAC-01"),
            (
                "SOW-RAC-T1",
                "[ref] Ground | Ground | Crawls | |---|---| | wet | 2\" | On ice see SOW-AMB-01.",
            ),
        ];
        let expected = expected.map(|(id, text)| (id.to_owned(), hash(text)));
        assert_eq!(written(LEDGER), BTreeMap::from(expected));
    }

    #[test]
    fn a_hash_follows_the_words_and_not_their_layout() {
        let before = written(LEDGER);
        assert_eq!(before, written(&LEDGER.replace("a turn", "a\n  turn")));
        assert_eq!(before, written(&LEDGER.replace('\n', "\r\n")));
        let after = written(&LEDGER.replace("| wet | 2\" |", "| wet | 3\" |"));
        let changed: Vec<&String> = (before.iter())
            .filter(|(id, hash)| after.get(*id) != Some(hash))
            .map(|(id, _)| id)
            .collect();
        assert_eq!(changed, ["SOW-RAC-T1"]);
    }

    #[test]
    fn the_rows_of_a_glossary_without_ids_are_numbered() {
        let without = LEDGER
            .replace("| SOW-GLO-01 | snail |", "| snail | ślimak |")
            .replace("| SOW-GLO-02 | slug |", "| slug | pomrów |");
        let found = written(&without);
        assert_eq!(found["SOW-GLO-01"], hash("snail | ślimak |"));
        assert_eq!(found["SOW-GLO-02"], hash("slug | pomrów |"));
        assert_eq!(found.len(), written(LEDGER).len(), "nothing but these");
    }

    #[test]
    fn two_entries_of_an_id_and_empty_ones_are_faults() {
        let faults = entries("- **A1-ABC-01** a\n- **A1-ABC-01** b\n- **A1-ABC-02** …\n");
        assert_eq!(
            faults.unwrap_err(),
            ["A1-ABC-01 heads two entries", "the entry of A1-ABC-02 is empty"]
        );
    }

    #[test]
    fn ids_are_read_whole_and_ordered_by_number() {
        for id in ["FOW-SHO-07", "K20-GLO-100", "BR10-SHA-T1", "BR10-MIS-S5", "FOWM-MIS-P12"] {
            assert_eq!(Id::read(id).unwrap().to_string(), id);
        }
        assert_eq!(Id::read("FOW-SHO-T1").unwrap().message(), "sho-t1");
        for other in [
            "FOW-SHO",
            "SHO-07",
            "FOW-SHO-07a",
            "FOW-SHO-",
            "FOW-SHO-P",
            "FOW-SHO-PT1",
            "fow-sho-07",
            "FOW-SHOT-07",
            "FOW-SHO-07-1",
            "01-SHO-07",
            "FOW-SHO-+7",
        ] {
            assert_eq!(Id::read(other), None, "{other}");
        }
        let list = read_list("A-ABC-T1\nA-ABC-100\nA-ABC-P1\nA-ABC-99 00ff00ff\n").unwrap();
        let ids: Vec<String> = list.keys().map(Id::to_string).collect();
        assert_eq!(ids, ["A-ABC-99", "A-ABC-100", "A-ABC-P1", "A-ABC-T1"]);
    }

    #[test]
    fn a_list_holds_each_id_once_with_a_hash() {
        for wrong in [
            "A-ABC-01 00ff00f",
            "A-ABC-01 00FF00FF",
            "A-ABC-01  00ff00ff",
            "ABC 00ff00ff",
            "A-ABC-01\nA-ABC-01 00ff00ff",
        ] {
            assert!(read_list(wrong).is_err(), "{wrong}");
        }
    }

    /// Checks the project's own lists, without the ledgers.
    #[test]
    fn every_id_of_the_project_is_pinned_and_in_its_place() {
        let mut lists = 0;
        for entry in root().join("tests/ledger").read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|ending| ending != "ids") {
                continue;
            }
            let list = std::fs::read_to_string(&path).unwrap();
            let ids = read_list(&list).unwrap();
            // A new game may have no ledger yet: then nothing is pinned.
            let pinned = ids.values().any(Option::is_some);
            let hashed = (ids.into_iter()).map(|(id, hash)| {
                assert!(hash.is_some() == pinned, "{id} has no hash");
                (id, hash.unwrap_or_default())
            });
            let written = write_list(&hashed.collect());
            let written = written.replace(" \n", "\n");
            assert!(written == list, "{} is not in order", path.display());
            lists += 1;
        }
        assert!(lists >= 3);
    }
}
