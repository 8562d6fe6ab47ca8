//! Starts the app in the browser.

/// Mounts the app on the page.
#[cfg(target_arch = "wasm32")]
fn main() {
    adjutant::ui::start();
}

/// There is no native app; `cargo run --example resolve` runs the rules in a
/// terminal.
#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("Adjutant runs in the browser: `cargo xtask serve` builds and serves it.");
}
