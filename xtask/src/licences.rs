//! The libraries that are compiled into the app, and their licences.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::Result;
use crate::tools::{WASM, cargo};

/// A line for each library, with its licence as an SPDX expression.
pub fn list() -> Result<String> {
    let output = cargo()
        .args(["metadata", "--locked", "--format-version=1"])
        .args(["--features", "chunks", "--filter-platform", WASM])
        .output()
        .map_err(|error| format!("cannot start cargo: {error}"))?;
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("`cargo metadata` failed ({error}); run it to see why"))?;
    let lines = compiled_in(&metadata).ok_or("`cargo metadata` has another format now")?;
    Ok(format!(
        "Adjutant {}: MIT OR Apache-2.0\n\nIt contains:\n{}\n",
        env!("CARGO_PKG_VERSION"),
        lines.into_iter().collect::<Vec<_>>().join("\n")
    ))
}

/// The packages that the root needs at run time: not build or test dependencies, nor
/// procedural macros.
fn compiled_in(metadata: &Value) -> Option<BTreeSet<String>> {
    let packages: BTreeMap<&str, &Value> = metadata["packages"]
        .as_array()?
        .iter()
        .filter_map(|package| Some((package["id"].as_str()?, package)))
        .collect();
    let nodes: BTreeMap<&str, &Value> = metadata["resolve"]["nodes"]
        .as_array()?
        .iter()
        .filter_map(|node| Some((node["id"].as_str()?, node)))
        .collect();
    let root = metadata["resolve"]["root"].as_str()?;
    let mut reached = BTreeSet::from([root]);
    let mut ahead = vec![root];
    while let Some(id) = ahead.pop() {
        for needed in nodes.get(id)?["deps"].as_array()? {
            let runs = needed["dep_kinds"].as_array()?.iter();
            let runs = runs.clone().any(|kind| kind["kind"].is_null());
            let id = needed["pkg"].as_str()?;
            let mut targets = packages.get(id)?["targets"].as_array()?.iter();
            let in_compiler = targets.any(|target| target["kind"][0] == "proc-macro");
            if runs && !in_compiler && reached.insert(id) {
                ahead.push(id);
            }
        }
    }
    reached.remove(root);
    reached
        .into_iter()
        .map(|id| {
            let package = packages.get(id)?;
            let name = package["name"].as_str()?;
            let version = package["version"].as_str()?;
            // Cargo once allowed a slash for "or".
            let licence = package["license"].as_str()?.replace('/', " OR ");
            Some(format!("{name} {version}: {licence}"))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_app_contains_has_a_licence() {
        let list = list().unwrap_or_else(|error| error);
        for line in ["Adjutant 0.1.0: MIT OR Apache-2.0", "\nleptos ", "\nserde "] {
            assert!(list.contains(line), "{line} in {list}");
        }
        assert!(!list.contains("\nproptest "), "tests are not in the app");
        assert!(!list.contains("\nserde_derive "), "it runs in the compiler");
    }
}
