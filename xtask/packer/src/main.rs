//! From cargo's WebAssembly module to the files that a browser loads.
//!
//! `packer whole <module> <directory>`: the module and its JavaScript, in one piece.
//!
//! `packer chunks <module> <directory>`: the shell, its JavaScript, one file per
//! chunk (`src/chunk.rs` of the app) and one for code that several share. Prints a
//! line for each chunk: its name and the files, without `.wasm`, that it needs.
//!
//! The module is cut with the help of the relocations that the linker left in it, so
//! this has to happen before wasm-bindgen, which rewrites the module without updating
//! them.

use std::env;
use std::error::Error;
use std::fs;
use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<_> = env::args().skip(1).collect();
    let [how, module, directory] = args.as_slice() else {
        return Err("packer whole|chunks <module> <directory>".into());
    };
    let (module, directory) = (Path::new(module), Path::new(directory));
    let name =
        module.file_stem().and_then(|stem| stem.to_str()).ok_or("a module has a plain name")?;
    match how.as_str() {
        "whole" => bind(name, module, directory),
        "chunks" => {
            let shell = directory.join(format!("{name}.wasm"));
            cut(name, module, directory, &shell)?;
            bind(name, &shell, directory)?;
            // From here on only `<name>_bg.wasm` is needed.
            Ok(fs::remove_file(&shell)?)
        }
        other => Err(format!("`{other}` is neither whole nor chunks").into()),
    }
}

/// Cuts the module with the help of its relocations.
fn cut(name: &str, module: &Path, directory: &Path, shell: &Path) -> Result<(), Box<dyn Error>> {
    let bytes = fs::read(module)?;
    let script = format!("./{name}.js");
    let mut options = Options::new(&bytes);
    options.output_dir = directory;
    options.main_out_path = shell;
    options.main_module = &script;
    let split = transform(options).map_err(|error| format!("{error:#}"))?;
    let mut chunks: Vec<_> = split.prefetch_map.into_iter().collect();
    chunks.sort();
    for (chunk, files) in chunks {
        println!("{chunk} {}", files.join(" "));
    }
    Ok(())
}

/// The same as `wasm-bindgen --target web`.
fn bind(name: &str, module: &Path, directory: &Path) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)
        .and_then(|bindgen| {
            bindgen
                .input_path(module)
                .out_name(name)
                .typescript(false)
                // The chunks are linked to the shell through them.
                .keep_lld_exports(true)
                .generate(directory)
        })
        .map_err(|error| format!("{error:#}").into())
}
