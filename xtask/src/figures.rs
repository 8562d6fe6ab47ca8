//! The size and the complexity of the rulesets: their lines, the cycles among their files, the
//! places other than `fill` that read a unit.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::Result;
use crate::tools::root;

/// Prints the figures of each game's folder.
pub fn print() -> Result {
    let rulesets = root().join("src/rulesets");
    let mut games: Vec<PathBuf> =
        entries(&rulesets)?.into_iter().filter(|path| path.is_dir()).collect();
    games.sort();
    let mut all = Figures::default();
    println!(
        "{:<24} {:>9} {:>6} {:>6} {:>7} {:>6}",
        "", "questions", "blocks", "lines", "circle", "second"
    );
    for game in games {
        let mut figures = Figures::default();
        figures.add(&game)?;
        figures.circle = largest_circle(&imports(&game)?);
        let name = game.file_name().unwrap_or_default().to_string_lossy();
        figures.line(&name);
        all.questions += figures.questions;
        all.blocks += figures.blocks;
        all.lines += figures.lines;
        all.circle = all.circle.max(figures.circle);
        all.second += figures.second;
    }
    all.line("all");
    println!("circle: files that import each other in a circle, the largest");
    println!("second: forms of calculators that `units` fills in whole, beside `Play::fill`");
    println!(
        "Held elsewhere: names of roles and parts by the compiler, words by tests/comments.rs"
    );
    Ok(())
}

/// Counts over some files.
#[derive(Default)]
struct Figures {
    /// Questions that `form!` declares.
    questions: usize,
    /// Blocks included in forms.
    blocks: usize,
    lines: usize,
    /// Files in the largest import cycle.
    circle: usize,
    /// Calculator forms that are filled in outside `fill`: second places that read a unit.
    second: usize,
}

impl Figures {
    fn add(&mut self, folder: &Path) -> Result {
        for path in entries(folder)? {
            if path.is_dir() {
                self.add(&path)?;
            } else if path.extension().is_some_and(|kind| kind == "rs") {
                let text = fs::read_to_string(&path).map_err(|error| cannot(&path, &error))?;
                self.count(&text);
                if path.components().any(|part| part.as_os_str() == "units") {
                    self.second += text.matches("Opening::of(").count();
                }
            }
        }
        Ok(())
    }

    fn count(&mut self, text: &str) {
        for line in text.lines() {
            self.lines += 1;
            match declared(line.trim()) {
                Some(Declared::Question) => self.questions += 1,
                Some(Declared::Block) => self.blocks += 1,
                None => {}
            }
        }
    }

    fn line(&self, name: &str) {
        let Self { questions, blocks, lines, circle, second } = self;
        println!("{name:<24} {questions:>9} {blocks:>6} {lines:>6} {circle:>7} {second:>6}");
    }
}

/// The modules that each module of a game imports, by their paths in its folder.
type Imports = BTreeMap<String, BTreeSet<String>>;

/// The imports between the files of a game, apart from their tests.
fn imports(game: &Path) -> Result<Imports> {
    let mut sources = Vec::new();
    read(game, "", &mut sources)?;
    let modules: BTreeSet<String> = sources.iter().map(|(module, _)| module.clone()).collect();
    let name = game.file_name().unwrap_or_default().to_string_lossy();
    let whole = format!("crate::rulesets::{name}::");
    let imports = sources.into_iter().map(|(module, text)| {
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or(&text);
        let uses = code.split("\nuse ").skip(1);
        let uses = uses.filter_map(|rest| rest.split(';').next());
        let mut named = BTreeSet::new();
        for path in uses.flat_map(paths) {
            let path = match path.strip_prefix(&whole) {
                Some(path) => path.to_owned(),
                None => match up(&module, &path) {
                    Some(path) => path,
                    None => continue,
                },
            };
            named.extend(module_of(&path, &modules).filter(|other| *other != module));
        }
        (module, named)
    });
    Ok(imports.collect())
}

/// Reads the sources of a folder, each with the path of its module.
fn read(folder: &Path, module: &str, sources: &mut Vec<(String, String)>) -> Result {
    for path in entries(folder)? {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let inner = match (module, &*stem) {
            (outer, "mod") => outer.to_owned(),
            ("", inner) => inner.to_owned(),
            (outer, inner) => format!("{outer}::{inner}"),
        };
        if path.is_dir() {
            read(&path, &inner, sources)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") && !inner.is_empty() {
            let text = fs::read_to_string(&path).map_err(|error| cannot(&path, &error))?;
            sources.push((inner, format!("\n{text}")));
        }
    }
    Ok(())
}

/// The paths of a `use`, with groups expanded (`a::{b, c::{d, e}}`).
fn paths(tree: &str) -> Vec<String> {
    let Some((before, group)) = tree.split_once('{') else {
        return vec![tree.trim().to_owned()];
    };
    let group = group.rsplit_once('}').map_or(group, |(group, _)| group);
    let mut depth = 0;
    let members = group.split(|letter: char| {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        letter == ',' && depth == 0
    });
    let members = members.flat_map(paths).filter(|member| !member.is_empty());
    members.map(|member| format!("{}{member}", before.trim())).collect()
}

/// A path that begins with `super`, rewritten from the game's folder.
fn up(module: &str, path: &str) -> Option<String> {
    let mut here: Vec<&str> = module.split("::").collect();
    let mut rest = path;
    while let Some(after) = rest.strip_prefix("super::") {
        here.pop()?;
        rest = after;
    }
    here.push(rest);
    (rest != path).then(|| here.join("::"))
}

/// The module that contains the item a path names.
fn module_of(path: &str, modules: &BTreeSet<String>) -> Option<String> {
    let mut path = path;
    loop {
        if modules.contains(path) {
            return Some(path.to_owned());
        }
        path = path.rsplit_once("::")?.0;
    }
}

/// How many modules the largest cycle has; 1 if there is none.
fn largest_circle(imports: &Imports) -> usize {
    let reached = |from: &String| {
        let mut reached: BTreeSet<&String> = BTreeSet::new();
        let mut left: Vec<&String> = imports.get(from).into_iter().flatten().collect();
        while let Some(one) = left.pop() {
            if reached.insert(one) {
                left.extend(imports.get(one).into_iter().flatten());
            }
        }
        reached
    };
    let all: BTreeMap<&String, BTreeSet<&String>> =
        imports.keys().map(|one| (one, reached(one))).collect();
    let circles = all.iter().filter(|(one, own)| own.contains(*one));
    let sizes = circles.map(|(one, own)| {
        let back = own.iter().filter(|other| all.get(**other).is_some_and(|its| its.contains(one)));
        back.count()
    });
    sizes.max().unwrap_or(1).max(1)
}

#[derive(Debug, PartialEq)]
enum Declared {
    Question,
    Block,
}

/// The declaration in a line of `form!`: `name: Type = …` or `name: Type => …`.
fn declared(line: &str) -> Option<Declared> {
    let (name, rest) = line.split_once(": ")?;
    let (kind, value) = rest.split_once(" =")?;
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let is_kind = kind == "bool" || kind.starts_with(|c: char| c.is_ascii_uppercase() || c == '[');
    if !name.chars().all(is_name) || !is_kind || kind.contains(['(', '{', '"']) {
        None
    } else if value.starts_with("> \"") {
        Some(Declared::Block)
    } else {
        value.starts_with(' ').then_some(Declared::Question)
    }
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect())
        .map_err(|error| cannot(folder, &error))
}

fn cannot(path: &Path, error: &std::io::Error) -> String {
    format!("cannot read {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_use_names_each_path_of_its_group() {
        let all = paths("super::a::{self, B, c::{D, E}}");
        let expected = ["self", "B", "c::D", "c::E"].map(|name| format!("super::a::{name}"));
        assert_eq!(all, expected);
        assert_eq!(
            up("play::fire", "super::roles::ACTING").as_deref(),
            Some("play::roles::ACTING")
        );
        assert_eq!(up("play::fire", "crate::aid::Cast"), None);
    }

    #[test]
    fn the_largest_circle_is_found() {
        let imports = |all: &[(&str, &[&str])]| -> Imports {
            let named = |others: &[&str]| others.iter().map(|&other| other.to_owned()).collect();
            let all = all.iter();
            all.map(|(one, others)| ((*one).to_owned(), named(others))).collect()
        };
        let straight = imports(&[("a", &["b"]), ("b", &["c"]), ("c", &[])]);
        assert_eq!(largest_circle(&straight), 1);
        let round = imports(&[("a", &["b"]), ("b", &["c"]), ("c", &["a"]), ("d", &["a"])]);
        assert_eq!(largest_circle(&round), 3);
    }

    #[test]
    fn lines_of_a_form() {
        for (line, what) in [
            ("teams: Count<1, 30> = 5, t::TEAMS, [\"A-1\"];", Some(Declared::Question)),
            ("moved: bool = false, t::MOVED, [\"A-1\"];", Some(Declared::Question)),
            ("groups: [Group; 4] => \"groups\", heads [", Some(Declared::Block)),
            ("order: Order => \"\";", Some(Declared::Block)),
            ("const HIGHEST: i16 = 6;", None),
            ("let roll: Roll = Roll::new(Die::D6);", None),
            ("label: t::MOVED,", None),
        ] {
            assert_eq!(declared(line), what, "{line}");
        }
    }
}
