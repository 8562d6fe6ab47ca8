//! Dependencies: their licences, their sources, and that each has only one version.
//!
//! The same checks as `cargo deny check licenses sources bans`, which would take ten minutes to
//! compile on a fresh machine. Advisories need a database that is fetched from GitHub each time, so
//! that a test of them could fail without any change here. Run `cargo deny check advisories` by
//! hand before a release.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use serde_json::Value;
use spdx::{Expression, ParseMode};

/// Licences that ask only for attribution, as deny.toml allows them.
fn free() -> Vec<String> {
    let text = fs::read_to_string("deny.toml").expect("deny.toml");
    let list = text
        .split_once("allow = [")
        .and_then(|(_, rest)| rest.split_once(']'))
        .map(|(list, _)| list)
        .expect("the licences that deny.toml allows");
    let ids = list.split('"').skip(1).step_by(2);
    ids.map(str::to_owned).collect()
}

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";
const NPM: &str = "https://registry.npmjs.org/";

/// Crates that the app contains in two versions, and the one that needs the older version.
const TWICE: &[(&str, &str)] = &[("thiserror", "gloo-net of Leptos")];

/// The dependencies of the app itself, or those of everything that builds and tests it here.
fn metadata(target: &str) -> Value {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--locked", "--format-version=1"])
        .args(["--filter-platform", target])
        .output()
        .expect("cargo");
    let wrong = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{wrong}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The benches' tools are a separate build: its lock file must also have every new crate of the
/// app.
#[test]
fn what_the_benches_build_is_locked() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/xtask/bench");
    let mut checked = 0;
    for entry in fs::read_dir(folder).expect("the folder") {
        let manifest = entry.expect("an entry").path().join("Cargo.toml");
        if !manifest.exists() {
            continue;
        }
        let output = Command::new(env!("CARGO"))
            .args(["metadata", "--locked", "--format-version=1", "--manifest-path"])
            .arg(&manifest)
            .output()
            .expect("cargo");
        let wrong = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{}: {wrong}", manifest.display());
        checked += 1;
    }
    assert!(checked >= 3, "only {checked}");
}

fn host() -> String {
    let output = Command::new("rustc").arg("-vV").output().expect("rustc");
    let text = String::from_utf8(output.stdout).expect("text");
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.expect("a host").to_owned()
}

fn packages(metadata: &Value) -> BTreeMap<&str, &Value> {
    let all = metadata["packages"].as_array().expect("packages").iter();
    all.map(|package| (package["id"].as_str().expect("an id"), package)).collect()
}

fn targets() -> [String; 2] {
    [host(), "wasm32-unknown-unknown".to_owned()]
}

#[test]
fn every_crate_is_free_and_from_the_registry() {
    let allowed = free();
    let mut wrong = BTreeSet::new();
    for target in targets() {
        let metadata = metadata(&target);
        for package in packages(&metadata).values() {
            let name = format!("{} {}", package["name"], package["version"]);
            let from = package["source"].as_str();
            let ours = from.is_none() && package["publish"].as_array().is_some_and(Vec::is_empty);
            if !ours && from != Some(CRATES_IO) {
                wrong.insert(format!("{name} comes from {from:?}"));
            }
            let licence = package["license"].as_str().unwrap_or_default();
            let read = Expression::parse_mode(licence, ParseMode::LAX);
            let free = read.is_ok_and(|licence| {
                licence.evaluate(|asked| {
                    let id = asked.license.id();
                    id.is_some_and(|id| allowed.iter().any(|free| free == id.name))
                })
            });
            if !free {
                wrong.insert(format!("{name} is under {licence:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn nothing_is_twice_in_the_app() {
    let metadata = metadata("wasm32-unknown-unknown");
    let packages = packages(&metadata);
    let nodes = metadata["resolve"]["nodes"].as_array().expect("nodes");
    let node = |id: &str| nodes.iter().find(|node| node["id"] == id);
    let root = metadata["resolve"]["root"].as_str().expect("a root");
    // The crates compiled into it, without build tools, tests and procedural macros.
    let mut reached = BTreeSet::from([root]);
    let mut ahead = vec![root];
    while let Some(id) = ahead.pop() {
        for needed in node(id).and_then(|node| node["deps"].as_array()).into_iter().flatten() {
            let kinds = needed["dep_kinds"].as_array().expect("kinds");
            let id = needed["pkg"].as_str().expect("an id");
            let macros = packages[id]["targets"].as_array().expect("targets").iter();
            let mut macros = macros.filter(|target| target["kind"][0] == "proc-macro");
            if kinds.iter().any(|kind| kind["kind"].is_null())
                && macros.next().is_none()
                && reached.insert(id)
            {
                ahead.push(id);
            }
        }
    }
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for id in reached {
        let (name, version) = (&packages[id]["name"], &packages[id]["version"]);
        let name = name.as_str().expect("a name");
        versions.entry(name).or_default().insert(version.as_str().expect("a version"));
    }
    versions.retain(|_, versions| versions.len() > 1);
    let twice: Vec<&str> = versions.keys().copied().collect();
    let known: Vec<&str> = TWICE.iter().map(|(name, _)| *name).collect();
    assert_eq!(twice, known, "{versions:?}");
}

#[test]
fn every_npm_package_is_from_the_registry_and_has_its_hash() {
    let text = fs::read_to_string("package-lock.json").expect("package-lock.json");
    let lock: Value = serde_json::from_str(&text).expect("JSON");
    let wrong: Vec<&String> = (lock["packages"].as_object().expect("packages").iter())
        .filter(|(path, package)| {
            // A package without a path is ours; one inside a bundle is covered by the bundle's
            // hash.
            let from = package["resolved"].as_str();
            let known = from.is_none_or(|from| from.starts_with(NPM));
            let whole = known && package["integrity"].is_string();
            !path.is_empty() && package["inBundle"] != true && !whole
        })
        .map(|(path, _)| path)
        .collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}
