//! A new wargame from the pattern in `xtask/new-game`: working files, and advice on the next steps.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Result;
use crate::run;
use crate::tools::{cargo, root, target};

/// Where the files of the pattern go.
const GOES_TO: [(&str, &str); 5] = [
    ("rules", "src/rulesets/new_game"),
    ("locales/new-game.ftl", "locales/en/new-game.ftl"),
    ("locales/new-game-rules.ftl", "locales/en/new-game-rules.ftl"),
    ("tests/new-game.tsv", "tests/golden/new-game.tsv"),
    ("tests/ledger", "tests/ledger"),
];

/// The list of the wargames.
const LIST: &str = "src/rulesets/mod.rs";

/// New modules are added before this line.
const LIST_BEGINS: &str = "games! {\n";

/// Names in use: first parts of addresses, modules beside the games, and texts beside
/// theirs.
const TAKEN: [&str; 14] = [
    "about", "app", "battles", "game", "go-on", "keep", "lines", "log", "mod", "new", "paper",
    "screens", "settings", "take",
];

/// Makes a game and prints the next steps.
pub fn run(name: &str, code: Option<&str>) -> Result {
    let game = Names::new(name, code)?;
    let made = make(&root(), &game)?;
    println!("Made, and put on the list in {LIST}:");
    for path in made {
        println!("  {path}");
    }
    println!("\n{}", what_next(&game));
    Ok(())
}

/// The names of the game in all places.
#[derive(Debug, PartialEq)]
struct Names {
    /// `my-game`
    id: String,
    /// `my_game`
    module: String,
    /// `MYG`
    code: String,
    /// `My game`
    title: String,
}

impl Names {
    fn new(id: &str, code: Option<&str>) -> Result<Self> {
        let module = id.replace('-', "_");
        let wrong = if !(3..=32).contains(&id.len()) {
            Some("has 3 to 32 letters".to_owned())
        } else if !id.starts_with(|c: char| c.is_ascii_lowercase())
            || id.ends_with('-')
            || id.contains("--")
            || !(id.chars()).all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
        {
            Some("has small letters, digits and single hyphens, and begins with a letter".into())
        } else if TAKEN.contains(&id) || fluent_pack::KEYWORDS.contains(&&*module) {
            Some("is a word of its own: this one means something else already".into())
        } else if id.ends_with("-rules") {
            Some("does not end in `-rules`: its reference is called so".into())
        } else {
            None
        };
        if let Some(wrong) = wrong {
            return Err(format!(
                "`{id}` cannot be the name of a wargame: a name {wrong} (as `my-game` or `k20`)"
            ));
        }
        let letters = id.chars().filter(|c| *c != '-');
        let derived: String = letters.take(3).collect::<String>().to_uppercase();
        let code = code.unwrap_or(&derived);
        let capital = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit();
        if !(3..=4).contains(&code.len())
            || !code.starts_with(|c: char| c.is_ascii_uppercase())
            || !code.chars().all(capital)
        {
            return Err(format!(
                "`{code}` cannot be the code of a game's rules: a code has 3 or 4 capitals or \
                 digits (`--code {derived}` makes ids like {derived}-SHO-01)"
            ));
        }
        let title = id.replace('-', " ");
        Ok(Self {
            id: id.to_owned(),
            module,
            code: code.to_owned(),
            title: title[..1].to_uppercase() + &title[1..],
        })
    }

    /// A text or path of the pattern, filled in for this game.
    fn fill(&self, text: &str) -> String {
        text.replace("NEW_GAME", &self.module.to_uppercase())
            .replace("NEW-", &format!("{}-", self.code))
            .replace("new_game", &self.module)
            .replace("new-game", &self.id)
            .replace("New game", &self.title)
    }
}

/// Makes the files of a game in a checkout, and puts it on the list.
fn make(root: &Path, game: &Names) -> Result<Vec<String>> {
    let pattern = root.join("xtask/new-game");
    let mut files = Vec::new();
    for (from, to) in GOES_TO {
        let from = pattern.join(from);
        if from.is_dir() {
            for file in all_inside(&from)? {
                let name = file.strip_prefix(&from).unwrap_or(&file).display();
                files.push((game.fill(&format!("{to}/{name}")), file));
            }
        } else {
            files.push((game.fill(to), from));
        }
    }
    // Nothing is written before it is certain that everything can be.
    let folder = format!("src/rulesets/{}", game.module);
    let taken = [&folder].into_iter().chain(files.iter().map(|(to, _)| to));
    if let Some(there) = taken.into_iter().find(|to| root.join(to).exists()) {
        return Err(format!("{there} is there already; take another name"));
    }
    free_code(root, &game.code)?;
    let list = read(&root.join(LIST))?;
    let list = listed(&list, &game.module)
        .ok_or_else(|| format!("{LIST} has no line `games! {{` any more"))?;
    for (to, from) in &files {
        let to = root.join(to);
        let folder = to.parent().unwrap_or(root);
        fs::create_dir_all(folder).map_err(|error| cannot("make", folder, &error))?;
        write(&to, &game.fill(&read(from)?))?;
    }
    write(&root.join(LIST), &list)?;
    // A longer name makes lines longer, so they are reformatted.
    let is_rust = |to: &str| Path::new(to).extension().is_some_and(|it| it == "rs");
    let rust = files.iter().filter(|(to, _)| is_rust(to));
    run::run(
        Command::new("rustfmt")
            .current_dir(root)
            .args(["--edition", "2024"])
            .args(rust.map(|(to, _)| to)),
        "`rustup component add rustfmt` installs it; `cargo fmt` then does what is left",
    )?;
    Ok(files.into_iter().map(|(to, _)| to).collect())
}

/// The list with one more game: its module among the modules, its name at the end.
fn listed(list: &str, module: &str) -> Option<String> {
    let mut lines: Vec<&str> = list.lines().collect();
    let declared = format!("pub mod {module};");
    let is_module = |line: &&str| line.starts_with("pub mod ");
    let end_of_modules = 1 + lines.iter().rposition(is_module)?;
    let place = (lines.iter())
        .position(|line| is_module(line) && **line > *declared)
        .unwrap_or(end_of_modules);
    lines.insert(place, &declared);
    let begin = lines.iter().position(|line| *line == LIST_BEGINS.trim())?;
    let end = begin + lines[begin..].iter().position(|line| *line == "}")?;
    let named = format!("    {module},");
    lines.insert(end, &named);
    Some(lines.join("\n") + "\n")
}

/// Fails if another game has this code: the code of an id identifies the game that it belongs to.
fn free_code(root: &Path, code: &str) -> Result {
    for list in inside(&root.join("tests/ledger"))? {
        let first = read(&list)?;
        let first = first.split('-').next().unwrap_or_default();
        if !first.is_empty() && first.get(..3) == code.get(..3) {
            return Err(format!(
                "the ids of {} begin with {first}: give this game another code, \
                 `--code XYZ`",
                list.strip_prefix(root).unwrap_or(&list).display()
            ));
        }
    }
    Ok(())
}

fn what_next(game: &Names) -> String {
    let Names { id, module, code, title } = game;
    format!(
        "\
What to do next ({title} is an invented skirmish so far; src/rulesets/README.md says more):

 1. See its one red case, and mend it: work out by hand what the rules in
    locales/en/{id}-rules.ftl come to, and write it for the `?` in
    tests/golden/{id}.tsv.
      GAME={id} cargo test --test figures
 2. Play with it: in a terminal, and in a browser at #/{id}.
      cargo run --example resolve -- {id}/shooting distance=20
      cargo xtask serve --dev
 3. Say what it is: game-name and game-summary in locales/en/{id}.ftl, the colour in
    src/rulesets/{module}/accent.css.
      cargo test --test style
 4. Number the rules of your sheet ({code}-SHO-01, tables {code}-SHO-T1, procedures
    {code}-SHO-P1), list the ids in tests/ledger/{id}.ids in the order of the alphabet, tell
    the rules in your own words in locales/en/{id}-rules.ftl and name them in reference.
      cargo test --test fidelity
 5. Write the figures of the sheet in sheet/tables.rs; then a calculator in a separate file of
    sheet, with a line in tests/golden/{id}.tsv for each rule it carries out, and what it does
    to units in one of play. Again for the next one. A procedure that is not built yet is
    listed in tests/ledger/{id}.open.
      GAME={id} cargo test --test figures
      cargo test --test procedures
 6. Write the turn in turn/checklist.rs, and the states of a unit in units/tracker.rs.
      cargo test --test order
 7. Translate; the app shows in English behind a mark what is not, and a release is not built.
      cargo xtask texts
 8. Run everything.
      cargo xtask test
"
    )
}

/// The game made to test the pattern; no real game may have this name.
const SAMPLE: &str = "sample-game";

/// The result of the pattern's deliberately open case: five or more, plus one for
/// light cover, so a six, twice.
const PLANTED: (&str, &str) = ("E(hits)=?", "E(hits)=2/6");

/// Makes a game from the pattern in a copy of the project, builds and plays it.
pub fn try_it(read_tests: impl FnMut(&str)) -> Result {
    let copy = target()?.join("new-game");
    let done = try_in(&copy, read_tests);
    // Nothing is left behind, whatever the result.
    let _ = fs::remove_dir_all(&copy);
    done
}

fn try_in(copy: &Path, read_tests: impl FnMut(&str)) -> Result {
    let _ = fs::remove_dir_all(copy);
    for name in COPIED {
        copy_all(&root().join(name), &copy.join(name))?;
    }
    make(copy, &Names::new(SAMPLE, None)?)?;
    other_version(copy)?;
    // Its dependencies are already compiled.
    let target = target()?;
    let of_copy = |args: &[&str]| {
        let mut command = cargo();
        command.current_dir(copy).args(args);
        command.env("CARGO_TARGET_DIR", &target);
        command
    };
    let advice = "the pattern in xtask/new-game has to be as the other games are";
    run::run(&mut of_copy(&["fmt", "--all", "--check"]), advice)?;
    let figures = ["test", "--offline", "--test", "figures"];
    run::run(of_copy(&figures).arg("--no-run"), advice)?;
    planted_case_fails(of_copy(&figures).env("GAME", SAMPLE))?;
    let golden = copy.join(format!("tests/golden/{SAMPLE}.tsv"));
    let filled_in = read(&golden)?.replace(PLANTED.0, PLANTED.1);
    write(&golden, &filled_in)?;
    let mut tests = of_copy(&["test", "--offline", "--no-fail-fast"]);
    // They check its figures, its ids, links to it, random orders of play, and its folders.
    for name in ["figures", "fidelity", "address", "order", "layers"] {
        tests.args(["--test", name]);
    }
    // Old links cannot belong to this game.
    tests.args(["--", "--skip", "old_links"]);
    run::run_reading(tests.env("GAME", SAMPLE), advice, read_tests)?;
    run::run(
        &mut of_copy(&["clippy", "--offline", "--package", "adjutant", "--", "-Dwarnings"]),
        advice,
    )
}

/// A different version, because with a shared target directory cargo would confuse
/// builds of the copy with those of the project.
fn other_version(copy: &Path) -> Result {
    const VERSION: &str = "[workspace.package]\nversion = \"";
    let manifest = copy.join("Cargo.toml");
    let text = read(&manifest)?;
    if !text.contains(VERSION) {
        return Err("Cargo.toml does not begin [workspace.package] with its version".into());
    }
    let text = text.replace(VERSION, &format!("{VERSION}0.0.0-{SAMPLE}+"));
    write(&manifest, &text)
}

/// Everything that native tests need.
const COPIED: [&str; 16] = [
    ".cargo",
    "ARCHITECTURE.md",
    "Cargo.lock",
    "Cargo.toml",
    "assets",
    "benches",
    "build.rs",
    "examples",
    "fluent-pack",
    "locales",
    "rust-toolchain.toml",
    "src",
    "style",
    "tests",
    "views",
    "xtask",
];

/// Checks that exactly this case fails, for this reason.
fn planted_case_fails(tests: &mut Command) -> Result {
    let output = tests.output().map_err(|error| format!("cannot run cargo: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let cases = said.matches(&format!("tests/golden/{SAMPLE}.tsv:")).count();
    let reason = format!("{}: work it out by hand", PLANTED.0);
    if !output.status.success() && cases == 1 && said.contains(&reason) {
        println!("    The planted case fails, as it has to.");
        Ok(())
    } else {
        Err(format!("the planted case has to fail, and nothing else:\n{said}"))
    }
}

fn copy_all(from: &Path, to: &Path) -> Result {
    if !from.is_dir() {
        return fs::copy(from, to).map(drop).map_err(|error| cannot("copy", from, &error));
    }
    fs::create_dir_all(to).map_err(|error| cannot("make", to, &error))?;
    for path in inside(from)? {
        copy_all(&path, &to.join(path.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

/// The contents of a folder, always in the same order.
fn inside(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let mut paths = entries
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<std::io::Result<Vec<_>>>()
        .map_err(|error| cannot("read", folder, &error))?;
    paths.sort();
    Ok(paths)
}

/// The files in a folder and its subfolders.
fn all_inside(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in inside(folder)? {
        if path.is_dir() {
            files.extend(all_inside(&path)?);
        } else {
            files.push(path);
        }
    }
    Ok(files)
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).map_err(|error| cannot("read", path, &error))
}

fn write(path: &Path, text: &str) -> Result {
    fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_addresses_modules_and_ids() {
        let game = Names::new("my-game", None).unwrap();
        assert_eq!(
            game.fill("new-game new_game NEW_GAME NEW-SHO-01 New game"),
            "my-game my_game MY_GAME MYG-SHO-01 My game"
        );
        let game = Names::new("br10", Some("BR10")).unwrap();
        assert_eq!((&*game.code, &*game.title), ("BR10", "Br10"));
        for wrong in [
            "", "ab", "My-Game", "my_game", "-game", "game-", "a--game", "10-games", "new",
            "match", "settings", "my-rules", "géant",
        ] {
            let error = Names::new(wrong, None).unwrap_err();
            assert!(error.starts_with(&format!("`{wrong}` cannot be")), "{error}");
        }
        for wrong in ["", "AB", "abc", "1AB", "ABCDE"] {
            assert!(Names::new("my-game", Some(wrong)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_game_is_put_on_the_list_once_in_each_place() {
        let list = "mod game;\n\npub mod a;\npub mod k;\n\ngames! {\n    k,\n    a,\n}\n";
        let with = |module| listed(list, module).unwrap();
        assert_eq!(
            with("b"),
            "mod game;\n\npub mod a;\npub mod b;\npub mod k;\n\ngames! {\n    k,\n    a,\n    b,\n}\n"
        );
        assert!(with("z").contains("pub mod k;\npub mod z;\n\n"));
        assert_eq!(listed("pub mod a;\n", "b"), None);
    }

    #[test]
    fn what_is_there_is_not_written_over() {
        let there = Names::new("k20", None).unwrap();
        let error = make(&root(), &there).unwrap_err();
        assert!(error.ends_with("is there already; take another name"), "{error}");
        let error = free_code(&root(), "K20").unwrap_err();
        assert!(error.starts_with("the ids of tests/ledger/k20.ids"), "{error}");
        assert!(free_code(&root(), "XYZ").is_ok());
    }
}
