//! Compiles `locales/` into typed keys and packs (see the crate `fluent-pack`).

use std::env;
use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_pack::Catalogue;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=locales");
    println!("cargo::rerun-if-changed=build.rs");
    split_module();
    let out = PathBuf::from(env::var("OUT_DIR")?);
    match fluent_pack::compile(Path::new("locales")) {
        Ok(catalogue) => {
            look_for_missing(&catalogue)?;
            write_texts(&catalogue, &out)
        }
        Err(errors) => {
            for error in &errors {
                println!("cargo::error={error}");
            }
            Err(format!("{} errors in the files of locales/", errors.len()).into())
        }
    }
}

/// A wargame may exist in English alone while it is being written; a release for the browser needs
/// every text in every language.
fn look_for_missing(catalogue: &Catalogue) -> Result<(), Box<dyn Error>> {
    const SHOWN: usize = 3;
    let missing = catalogue.missing();
    let Some(first) = missing.first() else {
        return Ok(());
    };
    let of = |name: &str, value: &str| env::var(name).is_ok_and(|found| found == value);
    if of("PROFILE", "release") && of("CARGO_CFG_TARGET_ARCH", "wasm32") {
        for text in missing {
            println!("cargo::error={text} is missing");
        }
        return Err(format!("{} texts are not translated", missing.len()).into());
    }
    println!(
        "cargo::warning={} texts are not translated and shown in English behind {}; \
         a release refuses that. `cargo xtask texts` lists them, from {first}",
        missing.len(),
        fluent_pack::MARK.trim_end(),
    );
    for text in missing.iter().take(SHOWN).skip(1) {
        println!("cargo::warning=… {text}");
    }
    Ok(())
}

/// With the feature `chunks`, and in the browser only, the WebAssembly comes in
/// chunks (`src/chunk.rs`): `xtask/packer` cuts the module by its
/// relocations.
fn split_module() {
    println!("cargo::rustc-check-cfg=cfg(chunks)");
    let wanted = env::var_os("CARGO_FEATURE_CHUNKS").is_some();
    if wanted && env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32") {
        println!("cargo::rustc-cfg=chunks");
        println!("cargo::rustc-link-arg-bins=--emit-relocs");
    }
}

fn write_texts(catalogue: &Catalogue, out: &Path) -> Result<(), Box<dyn Error>> {
    let mut keys = catalogue.rust_source();
    keys += "\n/// All packs, for tests and tools: language, name and content.\n\
             #[cfg(not(target_arch = \"wasm32\"))]\n\
             pub const EMBEDDED: &[(&str, &str, &str)] = &[\n";
    for pack in catalogue.packs() {
        let folder = out.join("packs").join(&pack.language);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("{}.txt", pack.name)), &pack.content)?;
        let path = format!("/packs/{}/{}.txt", pack.language, pack.name);
        writeln!(
            keys,
            "({:?}, {:?}, include_str!(concat!(env!(\"OUT_DIR\"), {path:?}))),",
            pack.language, pack.name,
        )?;
    }
    keys += "];\n";
    fs::write(out.join("keys.rs"), keys)?;
    Ok(())
}
