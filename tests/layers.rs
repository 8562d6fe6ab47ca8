//! The structure of the crate: layers only point down, and the modules do not depend on each
//! other in cycles. The compiler checks only part of this.

#![allow(clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The sources of a module: its file, or everything in its folder.
fn sources(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).expect("a folder of sources");
    entries.flat_map(|entry| sources(&entry.expect("an entry").path())).collect()
}

/// The modules that a source names behind this path (`crate::`, `super::`).
fn named(source: &Path, path: &str) -> BTreeSet<String> {
    named_in(&without_comments(source), path)
}

/// A source without its comments.
fn without_comments(source: &Path) -> String {
    let text = fs::read_to_string(source).expect("a source");
    let lines = text.lines();
    let code = lines.filter(|line| !line.trim_start().starts_with("//"));
    code.collect::<Vec<_>>().join("\n")
}

/// The modules that code names behind this path.
fn named_in(code: &str, path: &str) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for after in code.split(path).skip(1) {
        let group = after.strip_prefix('{').and_then(|group| group.split('}').next());
        for one in group.unwrap_or(after).split(',') {
            let end = |letter: char| !letter.is_ascii_alphanumeric() && letter != '_';
            named.extend(one.trim().split(end).next().map(str::to_owned));
            if group.is_none() {
                break;
            }
        }
    }
    named
}

/// The layers from the bottom up, as in the table of ARCHITECTURE.md.
fn layers() -> Vec<String> {
    let page = fs::read_to_string("ARCHITECTURE.md").expect("ARCHITECTURE.md");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| [`src/"));
    rows.filter_map(|row| row.split('`').next().map(str::to_owned)).collect()
}

#[test]
fn layers_only_point_down() {
    let layers = layers();
    let name = |layer: &str| layer.trim_end_matches(".rs").to_owned();
    let names: Vec<String> = layers.iter().map(|layer| name(layer)).collect();
    for entry in fs::read_dir("src").expect("src") {
        let file = entry.expect("an entry").file_name();
        let file = file.to_str().expect("a plain name");
        let known = ["lib.rs", "main.rs"].contains(&file) || layers.iter().any(|one| one == file);
        assert!(known, "src/{file} is not in the table of ARCHITECTURE.md");
    }
    let mut up = Vec::new();
    for (place, layer) in layers.iter().enumerate() {
        for source in sources(&Path::new("src").join(layer)) {
            let above = |other: &String| names[place + 1..].contains(other);
            for other in named(&source, "crate::").iter().filter(|other| above(other)) {
                up.push(format!("{} names {other}", source.display()));
            }
        }
    }
    assert!(up.is_empty(), "upwards:\n  {}", up.join("\n  "));
}

/// The modules of a source tree by their path in the crate (`ui::parts::dice`).
fn modules(folder: &str) -> BTreeMap<String, PathBuf> {
    let of = |source: PathBuf| {
        let inside = source.strip_prefix("src").expect("a source").to_owned();
        let names = inside.with_extension("");
        let names = names.iter().filter_map(|name| name.to_str());
        let names: Vec<&str> = names.filter(|name| *name != "mod").collect();
        (names.join("::"), source)
    };
    let all = sources(&Path::new("src").join(folder)).into_iter();
    all.filter(|source| source.extension().is_some_and(|ending| ending == "rs")).map(of).collect()
}

/// The paths that a list of imports names: `a::{b, c::d}` names `a::b` and `a::c::d`.
fn paths(list: &str) -> Vec<String> {
    let mut depth = 0;
    let mut items = vec![String::new()];
    for letter in list.chars() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        match items.last_mut() {
            Some(item) if letter != ',' || depth > 0 => item.push(letter),
            _ => items.push(String::new()),
        }
    }
    let expand = |item: String| match item.split_once('{') {
        None => vec![item],
        Some((before, inside)) => paths(inside.trim_end_matches('}'))
            .iter()
            .map(|path| format!("{before}{path}"))
            .collect(),
    };
    items.into_iter().flat_map(expand).collect()
}

/// The module, of these, that a path leads to from a module; a `mod.rs` is only a list of modules.
fn imported(module: &str, path: &str, all: &BTreeMap<String, PathBuf>) -> Option<String> {
    let mut at: Vec<&str> = module.split("::").collect();
    let mut names = path.split("::").peekable();
    match names.peek() {
        Some(&"crate") => at.clear(),
        Some(&"super") => {}
        _ => return None,
    }
    while let Some(up) = names.next_if(|name| ["crate", "super"].contains(name)) {
        if up == "super" {
            at.pop();
        }
    }
    at.extend(names);
    let mut outwards = (1..=at.len()).rev().map(|end| at[..end].join("::"));
    let found = outwards.find(|name| all.contains_key(name))?;
    (found != module && !all[&found].ends_with("mod.rs")).then_some(found)
}

/// The modules, of these, that a module imports from.
fn imports(module: &str, source: &Path, all: &BTreeMap<String, PathBuf>) -> BTreeSet<String> {
    let code = without_tests(source);
    let lists = code.split("use ").skip(1).map(|statement| {
        let list = statement.split(';').next().unwrap_or_default();
        list.split_whitespace().collect::<String>()
    });
    lists.flat_map(|list| paths(&list)).filter_map(|path| imported(module, &path, all)).collect()
}

/// From below, a separate chunk is called only through these.
const BORDERS: [&str; 2] = ["ui::play", "ui::pages::later"];

#[test]
fn no_files_need_each_other_in_a_circle() {
    let mut found = Vec::new();
    for folder in ["aid", "battle", "browser", "dice", "rulesets", "text", "ui"] {
        let all = modules(folder);
        let needs = all.iter().map(|(module, source)| {
            let mut needed = imports(module, source, &all);
            needed.retain(|one| !BORDERS.contains(&one.as_str()));
            (module.clone(), needed)
        });
        found.extend(circle(needs.collect()).into_keys());
    }
    let found = found.join("\n  ");
    assert!(found.is_empty(), "in a circle, or needing one:\n  {found}");
}

/// The modules in a cycle, or that need such modules.
fn circle(mut needs: BTreeMap<String, BTreeSet<String>>) -> BTreeMap<String, BTreeSet<String>> {
    // A module that needs none of the others is not part of a cycle.
    loop {
        let left: BTreeSet<String> = needs.keys().cloned().collect();
        needs.retain(|_, needed| !needed.is_disjoint(&left));
        if needs.len() == left.len() {
            return needs;
        }
    }
}

/// The folders of a wargame from the bottom up. Each may use those before it, and none after.
const FOLDERS: [&str; 5] = ["sheet", "units", "play", "turn", "reference"];

/// A source without its tests, which may use everything.
fn without_tests(source: &Path) -> String {
    let code = without_comments(source);
    let code = code.split("#[cfg(test)]\nmod tests {").next();
    code.unwrap_or_default().to_owned()
}

#[test]
fn the_folders_of_a_wargame_only_know_those_below() {
    let mut up = Vec::new();
    for game in fs::read_dir("src/rulesets").expect("the wargames") {
        let game = game.expect("an entry").path();
        if !game.is_dir() {
            continue;
        }
        let name = game.file_name().and_then(|name| name.to_str());
        let path = format!("rulesets::{}::", name.expect("a plain name"));
        for entry in fs::read_dir(&game).expect("its folders") {
            let entry = entry.expect("an entry").path();
            let name = entry.file_name().and_then(|name| name.to_str());
            let name = name.expect("a plain name");
            let Some(place) = FOLDERS.iter().position(|folder| *folder == name) else {
                let plain = ["mod.rs", "prelude.rs", "accent.css"].contains(&name);
                assert!(plain, "{} belongs in a folder", entry.display());
                continue;
            };
            for source in sources(&entry) {
                let code = without_tests(&source);
                // Only an absolute path may lead out of a folder: a relative one would not be
                // seen.
                let depth = source.strip_prefix(&entry).expect("in it").components();
                let is_mod = source.file_name().is_some_and(|name| name == "mod.rs");
                let inside = depth.count() - usize::from(is_mod);
                let climbs = "super::".repeat(inside + 1);
                assert!(!code.contains(&climbs), "{} climbs out", source.display());
                for other in code.split(&path).skip(1) {
                    let above = FOLDERS[place + 1..].iter();
                    up.extend(
                        above
                            .filter(|above| other.starts_with(&format!("{above}::")))
                            .map(|above| format!("{} names {above}", source.display())),
                    );
                }
            }
        }
    }
    assert!(up.is_empty(), "upwards:\n  {}", up.join("\n  "));
}

/// The line length at which `rustfmt` wraps.
const WIDTH: usize = 100;

/// `rustfmt` leaves the rows of `steps!` alone: they are wrapped by hand where it would wrap them.
#[test]
fn tables_of_steps_keep_to_the_width() {
    let mut long = Vec::new();
    for game in fs::read_dir("src/rulesets").expect("the wargames") {
        let turn = game.expect("an entry").path().join("turn");
        if !turn.is_dir() {
            continue;
        }
        for source in sources(&turn) {
            let text = fs::read_to_string(&source).expect("a source");
            let lines = text.lines().enumerate();
            let lines = lines.filter(|(_, line)| line.chars().count() > WIDTH);
            long.extend(lines.map(|(number, _)| format!("{}:{}", source.display(), number + 1)));
        }
    }
    let long = long.join("\n  ");
    assert!(long.is_empty(), "more than {WIDTH} letters:\n  {long}");
}

/// A role or a part of an outcome that is named by a constant cannot be misspelt.
#[test]
fn roles_and_parts_of_outcomes_are_named_once() {
    let mut found = Vec::new();
    for game in fs::read_dir("src/rulesets").expect("the wargames") {
        let game = game.expect("an entry").path();
        let mut roles = BTreeSet::new();
        for source in sources(&game) {
            let code = without_comments(&source);
            let source = source.display();
            let calls = ["RoleId::new(", "RoleId::group(["].into_iter();
            for names in calls.flat_map(|call| code.split(call).skip(1)) {
                for role in names.split(')').next().unwrap_or_default().split(',') {
                    let role = role.trim().trim_end_matches(']');
                    if !role.is_empty() && !roles.insert(role.to_owned()) {
                        found.push(format!("{source} names the role {role} once more"));
                    }
                }
            }
            // These would bypass the handles of `outcome!`.
            for chance in ["Chance {", "Want {", "PartAt::new("] {
                if code.contains(chance) {
                    found.push(format!("{source} names a part: {chance}"));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A folder that is not on the list would be neither built nor tested.
#[test]
fn every_wargame_with_a_folder_is_on_the_list() {
    let folders: BTreeSet<String> = fs::read_dir("src/rulesets")
        .expect("the folders")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir())
        .filter_map(|path| Some(path.file_name()?.to_str()?.replace('_', "-")))
        .collect();
    let listed: BTreeSet<String> =
        (adjutant::rulesets::GAMES.iter()).map(|game| game.id.to_owned()).collect();
    assert_eq!(folders, listed, "src/rulesets/mod.rs lists the wargames");
}
