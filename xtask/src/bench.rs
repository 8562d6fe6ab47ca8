//! The measurements of the app: each figure beside its goal, and beside the
//! figures of comparable tools, measured in the same run.
//!
//! The measuring itself is done by programs that print lines
//! `figure <id> <value> [<remark>]`:
//!
//! - `benches/*.rs`: odds and saving, natively
//! - `tests/laws.rs`: the laws of a battle over 100,000 applied rolls
//! - `xtask/bench/xdy`, `xtask/bench/peers.py`: the odds of other libraries
//! - `xtask/bench/browser.mjs`: everything that needs the built site, compared
//!   with `xtask/bench/counter` (a Leptos counter) and `xtask/bench/odds` (the odds
//!   alone, in the app's build profile)
//!
//! This file has the goals ([`ROWS`]), and knows what has to be built and
//! installed.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::str::FromStr;

use crate::Result;
use crate::release;
use crate::run::{first_line, run as run_command, run_reading, step};
use crate::site;
use crate::tools::{cache, cargo, chromium, command, npm_packages, root};

/// The parts that can be measured separately.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Part {
    Size,
    Start,
    Tap,
    Search,
    Idle,
    Memory,
    Odds,
    Save,
    Laws,
    Lighthouse,
}

impl Part {
    const ALL: [(Self, &str); 10] = [
        (Self::Size, "size"),
        (Self::Start, "start"),
        (Self::Tap, "tap"),
        (Self::Search, "search"),
        (Self::Idle, "idle"),
        (Self::Memory, "memory"),
        (Self::Odds, "odds"),
        (Self::Save, "save"),
        (Self::Laws, "laws"),
        (Self::Lighthouse, "lighthouse"),
    ];

    fn name(self) -> &'static str {
        Self::ALL[self as usize].1
    }
}

impl FromStr for Part {
    type Err = String;

    fn from_str(word: &str) -> Result<Self> {
        Self::ALL.into_iter().find(|(_, name)| *name == word).map(|(part, _)| part).ok_or_else(
            || {
                let names = Self::ALL.map(|(_, name)| name);
                format!("`{word}` is none of {}", names.join(", "))
            },
        )
    }
}

/// The goal for a figure.
#[derive(Clone, Copy)]
enum Goal {
    /// No goal: for comparison.
    None,
    AtMost(f64),
    AtLeast(f64),
    /// At most this many times the other's figure.
    TimesOther(f64),
    /// The other's figure is at least this many times ours.
    TimesFaster(f64),
}

/// How a figure is written.
#[derive(Clone, Copy)]
enum Unit {
    Bytes,
    Seconds,
    Share,
    Points,
}

/// A row of the table: its label, the id of its figure, its unit, its goal, and what it is compared
/// with (a name and the id of a figure).
type Row = (&'static str, &'static str, Unit, Goal, Option<(&'static str, &'static str)>);

const COUNTER_SIZE: Option<(&str, &str)> = Some(("Leptos counter", "size.counter"));
const COUNTER_START: Option<(&str, &str)> = Some(("Leptos counter", "start.cold.counter"));
const COUNTER_WARM: Option<(&str, &str)> = Some(("Leptos counter, cached", "start.warm.counter"));
const COUNTER_PAINT: Option<(&str, &str)> = Some(("Leptos counter", "paint.counter"));
const COUNTER_TAP: Option<(&str, &str)> = Some(("Leptos counter", "tap.counter"));
const FIFTY_TAPS: Option<(&str, &str)> = Some(("50 taps", "memory.few"));

/// The table.
#[rustfmt::skip]
const ROWS: &[Row] = {
    use Goal::{AtLeast, AtMost, TimesFaster, TimesOther};
    use Unit::{Bytes, Points, Seconds, Share};
    &[
        ("First load, brotli", "size.app", Bytes, AtMost(200e3), COUNTER_SIZE),
        ("First load, stretch", "size.app", Bytes, AtMost(150e3), COUNTER_SIZE),
        ("  of it WebAssembly: the shell", "size.shell", Bytes, Goal::None, None),
        ("Calculators and what all screens share, brotli", "size.play", Bytes, AtMost(300e3), None),
        ("The turn, brotli", "size.turn", Bytes, Goal::None, None),
        ("All other pages, fetched after the first screen, brotli", "size.later", Bytes, Goal::None, None),
        ("First load at an address of Flames of War, brotli", "size.game", Bytes, AtMost(450e3), COUNTER_SIZE),
        ("Everything kept for offline, brotli", "size.kept", Bytes, AtMost(1100e3), None),
        ("Cold start to the usable home screen (4× slower, slow 4G)", "start.cold.home", Seconds, TimesOther(1.3), COUNTER_START),
        ("  of the turn", "start.cold.turn", Seconds, Goal::None, COUNTER_START),
        ("  of a calculator", "start.cold.calculator", Seconds, Goal::None, COUNTER_START),
        ("Largest paint of home (4× slower, slow 4G)", "paint.home", Seconds, TimesOther(1.15), COUNTER_PAINT),
        ("  of the turn", "paint.turn", Seconds, TimesOther(2.0), COUNTER_PAINT),
        ("  of a calculator", "paint.calculator", Seconds, TimesOther(2.0), COUNTER_PAINT),
        ("Warm start, server stopped (4× slower)", "start.warm.app", Seconds, TimesOther(1.5), COUNTER_WARM),
        ("Warm start, 20 battles, log of 10 000 (4× slower)", "start.warm.full", Seconds, TimesOther(1.3), Some(("one small battle", "start.warm.few"))),
        ("Report of 1 000 entries, tap to paint (4× slower)", "report.browser.next", Seconds, AtMost(0.1), None),
        ("  the first on a page", "report.browser.first", Seconds, AtMost(0.1), None),
        ("  the first on a page that has stood for two seconds", "report.browser.rested", Seconds, AtMost(0.1), None),
        ("  its last line", "report.browser.next.whole", Seconds, AtMost(0.1), None),
        ("  its last line, where the page has stood", "report.browser.rested.whole", Seconds, AtMost(0.1), None),
        ("  its last line, the first on a page", "report.browser.first.whole", Seconds, AtMost(0.1), None),
        ("Tap to paint, p95 (4× slower), usual shooting", "tap.usual", Seconds, TimesOther(2.0), COUNTER_TAP),
        ("  its longest task over 50 ms", "tap.usual.task", Seconds, AtMost(0.05), None),
        ("Tap to paint, p95 (4× slower), largest shooting", "tap.largest.flames-of-war", Seconds, TimesOther(3.0), COUNTER_TAP),
        ("  its longest task over 50 ms", "tap.largest.flames-of-war.task", Seconds, AtMost(0.05), None),
        ("  largest of Cold War Commander", "tap.largest.cold-war-commander", Seconds, TimesOther(3.0), COUNTER_TAP),
        ("  largest of K20", "tap.largest.k20", Seconds, TimesOther(3.0), COUNTER_TAP),
        ("  largest of 10. Brygada", "tap.largest.brygada", Seconds, TimesOther(3.0), COUNTER_TAP),
        ("Tap to paint, p95 (4× slower), after 2 000 taps", "tap.long-log", Seconds, TimesOther(2.0), COUNTER_TAP),
        ("  its longest task over 50 ms", "tap.long-log.task", Seconds, AtMost(0.05), None),
        ("Search, work of a letter typed, p95 (4× slower)", "search.letter", Seconds, AtMost(0.016), None),
        ("  to the frame that shows it", "search.paint", Seconds, Goal::None, None),
        ("Idle page, share of a core", "idle", Share, AtMost(0.002), None),
        ("Heap after 2 000 taps", "memory.many", Bytes, TimesOther(1.2), FIFTY_TAPS),
        ("  after an hour of play in all games", "memory.hour", Bytes, TimesOther(1.2), FIFTY_TAPS),
        ("40 shots, native", "odds.native.shots-40", Seconds, TimesFaster(1.0), Some(("xdy", "odds.xdy.shots-40"))),
        ("40 shots, native", "odds.native.shots-40", Seconds, TimesFaster(50.0), Some(("dyce", "odds.dyce.shots-40"))),
        ("40 shots, native", "odds.native.shots-40", Seconds, Goal::None, Some(("icepool", "odds.icepool.shots-40"))),
        ("100 dice at ten armoured vehicles, native", "odds.native.largest-armoured", Seconds, AtMost(1e-3), Some(("dyce", "odds.dyce.largest-armoured"))),
        ("100 dice at ten armoured vehicles, native", "odds.native.largest-armoured", Seconds, AtMost(1e-3), Some(("icepool", "odds.icepool.largest-armoured"))),
        ("100 dice at 30 infantry teams, native", "odds.native.largest-infantry", Seconds, AtMost(1e-3), Some(("dyce", "odds.dyce.largest-infantry"))),
        ("100 dice at 30 infantry teams, native", "odds.native.largest-infantry", Seconds, AtMost(1e-3), Some(("icepool", "odds.icepool.largest-infantry"))),
        ("Twelve shots at five tanks, with morale, native", "odds.native.tanks-morale", Seconds, AtMost(1e-3), Some(("dyce", "odds.dyce.tanks-morale"))),
        ("Twelve shots at five tanks, with morale, native", "odds.native.tanks-morale", Seconds, AtMost(1e-3), Some(("icepool", "odds.icepool.tanks-morale"))),
        ("Nine guns on ten teams, native", "odds.native.bombardment", Seconds, AtMost(1e-3), Some(("dyce", "odds.dyce.bombardment"))),
        ("Nine guns on ten teams, native", "odds.native.bombardment", Seconds, AtMost(1e-3), Some(("icepool", "odds.icepool.bombardment"))),
        ("Assault of ten on six to the finish, native", "odds.native.assault", Seconds, AtMost(1e-3), Some(("dyce", "odds.dyce.assault"))),
        ("Assault of ten on six to the finish, native", "odds.native.assault", Seconds, AtMost(1e-3), Some(("icepool", "odds.icepool.assault"))),
        ("20 dice, Saves and a fall-back, native", "odds.native.cwc-direct-fire", Seconds, Goal::None, Some(("dyce", "odds.dyce.cwc-direct-fire"))),
        ("20 dice, Saves and a fall-back, native", "odds.native.cwc-direct-fire", Seconds, Goal::None, Some(("icepool", "odds.icepool.cwc-direct-fire"))),
        // Not compared: no other tool has a case that follows ties to the end.
        ("Cold War assault to the finish, native", "odds.native.cwc-assault", Seconds, Goal::None, None),
        ("Five orders in a row, native", "odds.native.cwc-orders", Seconds, Goal::None, Some(("dyce", "odds.dyce.cwc-orders"))),
        ("Five orders in a row, native", "odds.native.cwc-orders", Seconds, Goal::None, Some(("icepool", "odds.icepool.cwc-orders"))),
        ("Three K20 shots with criticals and effects, native", "odds.native.k20-direct-fire", Seconds, Goal::None, Some(("dyce", "odds.dyce.k20-direct-fire"))),
        ("Three K20 shots with criticals and effects, native", "odds.native.k20-direct-fire", Seconds, Goal::None, Some(("icepool", "odds.icepool.k20-direct-fire"))),
        // Not compared: no other tool has a case with jams.
        ("K20 fire mission of six rounds, native", "odds.native.k20-fire-mission", Seconds, Goal::None, None),
        ("Anti-tank shot with all modifiers, native", "odds.native.brygada-anti-tank", Seconds, AtMost(1e-3), Some(("dyce", "odds.dyce.brygada-anti-tank"))),
        ("Anti-tank shot with all modifiers, native", "odds.native.brygada-anti-tank", Seconds, AtMost(1e-3), Some(("icepool", "odds.icepool.brygada-anti-tank"))),
        ("Ten dice at a squad, with markers, native", "odds.native.brygada-combined-fire", Seconds, AtMost(1e-3), Some(("dyce", "odds.dyce.brygada-combined-fire"))),
        ("Ten dice at a squad, with markers, native", "odds.native.brygada-combined-fire", Seconds, AtMost(1e-3), Some(("icepool", "odds.icepool.brygada-combined-fire"))),
        ("Brygada assault of five bases on four, native", "odds.native.brygada-assault", Seconds, AtMost(1e-3), Some(("dyce", "odds.dyce.brygada-assault"))),
        ("Brygada assault of five bases on four, native", "odds.native.brygada-assault", Seconds, AtMost(1e-3), Some(("icepool", "odds.icepool.brygada-assault"))),
        ("Slowest procedure by default, native", "odds.native.default", Seconds, AtMost(1e-3), None),
        ("Slowest procedure of all sampled, native", "odds.native.worst", Seconds, AtMost(1e-3), None),
        ("40 shots, browser (4× slower)", "odds.browser.shots-40", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.shots-40"))),
        ("100 dice at ten armoured vehicles, browser (4× slower)", "odds.browser.largest-armoured", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.largest-armoured"))),
        ("100 dice at 30 infantry teams, browser (4× slower)", "odds.browser.largest-infantry", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.largest-infantry"))),
        ("Twelve shots at five tanks, with morale, browser (4× slower)", "odds.browser.tanks-morale", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.tanks-morale"))),
        ("Nine guns on ten teams, browser (4× slower)", "odds.browser.bombardment", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.bombardment"))),
        ("Assault of ten on six to the finish, browser (4× slower)", "odds.browser.assault", Seconds, AtMost(16e-3), Some(("ours, native", "odds.native.assault"))),
        ("20 dice, Saves and a fall-back, browser (4× slower)", "odds.browser.cwc-direct-fire", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.cwc-direct-fire"))),
        ("Cold War assault to the finish, browser (4× slower)", "odds.browser.cwc-assault", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.cwc-assault"))),
        ("Five orders in a row, browser (4× slower)", "odds.browser.cwc-orders", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.cwc-orders"))),
        ("Three K20 shots with criticals and effects, browser (4× slower)", "odds.browser.k20-direct-fire", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.k20-direct-fire"))),
        ("K20 fire mission of six rounds, browser (4× slower)", "odds.browser.k20-fire-mission", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.k20-fire-mission"))),
        ("Anti-tank shot with all modifiers, browser (4× slower)", "odds.browser.brygada-anti-tank", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.brygada-anti-tank"))),
        ("Ten dice at a squad, with markers, browser (4× slower)", "odds.browser.brygada-combined-fire", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.brygada-combined-fire"))),
        ("Brygada assault of five bases on four, browser (4× slower)", "odds.browser.brygada-assault", Seconds, AtMost(5e-3), Some(("ours, native", "odds.native.brygada-assault"))),
        ("Slowest procedure by default, browser (4× slower)", "odds.browser.default", Seconds, AtMost(5e-3), None),
        ("Slowest procedure of all sampled, browser (4× slower)", "odds.browser.worst", Seconds, AtMost(5e-3), None),
        ("Save per tap, p95, empty log, native", "save.native.0", Seconds, AtMost(5e-3), None),
        ("Save per tap, p95, log of 2 000, native", "save.native.2000", Seconds, AtMost(5e-3), Some(("empty log", "save.native.0"))),
        ("Save per tap, p95, log of 10 000, native", "save.native.10000", Seconds, TimesOther(1.2), Some(("empty log", "save.native.0"))),
        ("Newest entries of a log of 10 000 in words, native", "log.native.10000", Seconds, TimesOther(1.2), Some(("log of 1 000", "log.native.1000"))),
        ("Report of 1 000 entries, native", "report.native.1000", Seconds, Goal::None, None),
        ("Everything packed, 20 battles, native", "parcel.native.pack", Seconds, TimesOther(2.0), Some(("read as JSON", "parcel.native.json"))),
        ("Everything taken in on a new phone, native", "parcel.native.take", Seconds, TimesOther(20.0), Some(("read as JSON", "parcel.native.json"))),
        ("Rolls applied in random battles that break no law", "laws.settlements", Points, AtLeast(100_000.0), None),
        ("Random battles that break no law, all of them", "laws.seconds", Seconds, Goal::None, None),
        ("Lighthouse, home: performance", "lighthouse.home.performance", Points, AtLeast(100.0), None),
        ("Lighthouse, home: accessibility", "lighthouse.home.accessibility", Points, AtLeast(100.0), None),
        ("Lighthouse, home: best practices", "lighthouse.home.best-practices", Points, AtLeast(100.0), None),
        ("Lighthouse, home: largest paint", "lighthouse.home.lcp", Seconds, AtMost(1.5), None),
        ("Lighthouse, calculator: performance", "lighthouse.calculator.performance", Points, AtLeast(100.0), None),
        ("Lighthouse, calculator: accessibility", "lighthouse.calculator.accessibility", Points, AtLeast(100.0), None),
        ("Lighthouse, calculator: best practices", "lighthouse.calculator.best-practices", Points, AtLeast(100.0), None),
        ("Lighthouse, calculator: largest paint", "lighthouse.calculator.lcp", Seconds, AtMost(1.5), None),
        ("Lighthouse, turn: performance", "lighthouse.turn.performance", Points, AtLeast(100.0), None),
        ("Lighthouse, turn: accessibility", "lighthouse.turn.accessibility", Points, AtLeast(100.0), None),
        ("Lighthouse, turn: best practices", "lighthouse.turn.best-practices", Points, AtLeast(100.0), None),
        ("Lighthouse, turn: largest paint", "lighthouse.turn.lcp", Seconds, AtMost(1.5), None),
    ]
};

/// Measures the parts (none named means all) and prints the table.
pub fn run(quick: bool, only: &[Part]) -> Result {
    let parts: Vec<Part> = Part::ALL
        .into_iter()
        .map(|(part, _)| part)
        .filter(|part| only.is_empty() || only.contains(part))
        .collect();
    let mut figures = Figures::default();
    let mut browser = in_browser(quick, &parts)?;

    if parts.contains(&Part::Odds) {
        figures.of("Odds, native", cargo().args(BENCH).arg("odds"))?;
        let mut xdy = cargo();
        xdy.args(["run", "--release", "--locked", "--manifest-path"])
            .arg(root().join("xtask/bench/xdy/Cargo.toml"))
            .env("CARGO_TARGET_DIR", cache()?.join("bench-target"));
        figures.of("Odds by xdy", &mut xdy)?;
        let mut peers = command(python()?);
        peers.arg("xtask/bench/peers.py");
        if quick {
            peers.arg("--quick");
        }
        figures.of("Odds by dyce and icepool", &mut peers)?;
    }
    if parts.contains(&Part::Save) {
        figures.of("Saving, native", cargo().args(BENCH).arg("save"))?;
    }
    if parts.contains(&Part::Laws) {
        figures.of("Laws of a battle", cargo().args(LAWS))?;
    }
    if let Some(browser) = &mut browser {
        figures.of("In the browser", browser)?;
    }

    let table = table(&figures);
    let path = root().join("target/bench.md");
    fs::write(&path, &table)
        .map_err(|error| format!("cannot write {} ({error})", path.display()))?;
    println!("\n{table}\nWritten to {}.", path.display());
    print!("{}", missed(&table));
    if !quick && only.is_empty() {
        release::record("bench")?;
    }
    Ok(())
}

/// The rows of the table whose goal was missed, one line each.
fn missed(table: &str) -> String {
    let rows: Vec<&str> = table.lines().filter(|row| row.contains("| **no** |")).collect();
    if rows.is_empty() {
        return "Every goal was met.\n".to_owned();
    }
    let mut text = format!("{} goals were missed:\n", rows.len());
    for row in rows {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        if let [_, what, value, goal, _, ratio, ..] = cells[..] {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "  {what}: {value} {ratio} (goal {goal})");
        }
    }
    text
}

const BENCH: [&str; 5] = ["bench", "--locked", "--package", "adjutant", "--bench"];
/// The long run of the laws: it fails if one is broken.
const LAWS: [&str; 8] =
    ["test", "--locked", "--test", "laws", "--", "--ignored", "--nocapture", "--test-threads=1"];

/// The command that measures the parts that need the browser, after building
/// everything it needs; `None` if no part needs it.
fn in_browser(quick: bool, parts: &[Part]) -> Result<Option<Command>> {
    let names: Vec<_> = parts
        .iter()
        .filter(|part| !matches!(part, Part::Save | Part::Laws))
        .map(|part| part.name())
        .collect();
    if names.is_empty() {
        return Ok(None);
    }
    npm_packages()?;
    // An existing build can be measured as it is.
    let dist = match env::var_os("DIST").filter(|dist| !dist.is_empty()) {
        Some(dist) => PathBuf::from(dist),
        None => site::build()?,
    };
    let mut node = command("node");
    node.arg("xtask/bench/browser.mjs").args(names).env("CHROMIUM", chromium()?).env("DIST", dist);
    let compared = [Part::Size, Part::Start, Part::Tap];
    if compared.iter().any(|part| parts.contains(part)) {
        node.env("COUNTER", small_site("counter")?);
    }
    if parts.contains(&Part::Start) {
        let phones = root().join("target/bench-phones.json");
        step("What phones keep", || {
            let mut bench = cargo();
            bench.args(BENCH).arg("save").env("ADJUTANT_PHONES", &phones);
            run_command(&mut bench, "the messages above say why")
        })?;
        node.env("PHONES", phones);
    }
    if parts.contains(&Part::Odds) {
        node.env("ODDS", small_site("odds")?);
    }
    if quick {
        node.arg("--quick");
    }
    Ok(Some(node))
}

/// Builds a site of `xtask/bench` the way the app is built; returns its path.
fn small_site(name: &str) -> Result<PathBuf> {
    let source = root().join("xtask/bench").join(name);
    let built = cache()?.join(format!("bench-{name}"));
    step(&format!("Build xtask/bench/{name}"), || {
        site::build_small(&source, &built, &cache()?.join("bench-target"))
    })?;
    Ok(built)
}

/// A Python with the libraries that the app is compared with.
fn python() -> Result<PathBuf> {
    let wanted = root().join("tests/peers/requirements.txt");
    let home = cache()?.join("bench-venv");
    let python = home.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    let installed = home.join("requirements.txt");
    let read = |path: &Path| fs::read_to_string(path).ok();
    if read(&installed).is_some() && read(&installed) == read(&wanted) {
        return Ok(python);
    }
    let advice = "Python 3.11 or newer with its venv module is needed (Debian: apt-get install \
                  python3-venv), and the network this once";
    if first_line(Command::new("python3").arg("--version")).is_none() {
        return Err(format!("there is no python3; {advice}"));
    }
    step("Install dyce and icepool", || {
        run_command(command("python3").args(["-m", "venv", "--clear"]).arg(&home), advice)?;
        run_command(
            command(&python)
                .args(["-m", "pip", "install", "--quiet", "--requirement"])
                .arg(&wanted),
            advice,
        )?;
        fs::copy(&wanted, &installed)
            .map_err(|error| format!("cannot write {} ({error})", installed.display()))
    })?;
    Ok(python)
}

/// The measured figures, by id: a value and a remark.
#[derive(Default)]
struct Figures(BTreeMap<String, (f64, String)>);

impl Figures {
    /// Runs a program and stores the figures that it prints.
    fn of(&mut self, what: &str, command: &mut Command) -> Result {
        step(what, || {
            run_reading(command, "the messages above say why", |line| {
                self.read(line);
            })
        })
    }

    fn read(&mut self, line: &str) {
        let mut words = line.trim_end().splitn(4, ' ');
        if words.next() != Some("figure") {
            return;
        }
        if let (Some(id), Some(Ok(value))) = (words.next(), words.next().map(str::parse)) {
            let remark = words.next().unwrap_or_default();
            self.0.insert(id.to_owned(), (value, remark.to_owned()));
        }
    }

    fn value(&self, id: &str) -> Option<f64> {
        self.0.get(id).map(|(value, _)| *value)
    }
}

/// The table in Markdown: one row per measured figure.
fn table(figures: &Figures) -> String {
    let mut table = String::from(
        "| Figure | Measured | Goal | Compared with | Ratio | Met | Remark |\n\
         |---|---:|---:|---|---:|---|---|\n",
    );
    for (what, id, unit, goal, other) in ROWS {
        let Some((value, remark)) = figures.0.get(*id) else {
            continue;
        };
        let compared = other.and_then(|(name, id)| Some((name, figures.value(id)?)));
        let ratio = compared.map(|(_, other)| value / other);
        let met = match (*goal, ratio) {
            (Goal::AtMost(most), _) => Some(*value <= most),
            (Goal::AtLeast(least), _) => Some(*value >= least),
            (Goal::TimesOther(most), Some(ratio)) => Some(ratio <= most),
            (Goal::TimesFaster(least), Some(ratio)) => Some(1.0 / ratio >= least),
            _ => None,
        };
        let goal = match *goal {
            Goal::None => String::new(),
            Goal::AtMost(most) => format!("≤ {}", written(most, *unit)),
            Goal::AtLeast(least) => format!("≥ {}", written(least, *unit)),
            Goal::TimesOther(most) => format!("≤ {most}×"),
            Goal::TimesFaster(least) => format!("≥ {least}× faster"),
        };
        let (name, ratio) = match (compared, ratio) {
            (Some((name, other)), Some(ratio)) => {
                (format!("{name}: {}", written(other, *unit)), in_words(ratio))
            }
            _ => (String::new(), String::new()),
        };
        let met = met.map_or("", |met| if met { "yes" } else { "**no**" });
        let value = written(*value, *unit);
        // Writing to a String cannot fail.
        let _ =
            writeln!(table, "| {what} | {value} | {goal} | {name} | {ratio} | {met} | {remark} |");
    }
    table
}

/// A ratio of our figure to another's.
fn in_words(ratio: f64) -> String {
    if ratio < 1.0 {
        format!("1/{}×", three_digits(1.0 / ratio))
    } else {
        format!("{}×", three_digits(ratio))
    }
}

fn written(value: f64, unit: Unit) -> String {
    match unit {
        Unit::Bytes => format!("{} kB", three_digits(value / 1e3)),
        Unit::Share => format!("{} %", three_digits(value * 100.0)),
        Unit::Points => format!("{value:.0}"),
        Unit::Seconds if value == 0.0 => "0".into(),
        Unit::Seconds if value < 1e-6 => format!("{} ns", three_digits(value * 1e9)),
        Unit::Seconds if value < 1e-3 => format!("{} µs", three_digits(value * 1e6)),
        Unit::Seconds if value < 1.0 => format!("{} ms", three_digits(value * 1e3)),
        Unit::Seconds => format!("{} s", three_digits(value)),
    }
}

/// A number with about three significant digits.
fn three_digits(value: f64) -> String {
    let places = match value {
        ..10.0 => 2,
        ..100.0 => 1,
        _ => 0,
    };
    let text = format!("{value:.places$}");
    if text.contains('.') {
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_in_a_table() {
        let mut figures = Figures::default();
        for line in [
            "figure size.app 210600 in 12 files",
            "figure size.counter 27000",
            "figure odds.native.shots-40 3.8e-6 ",
            "figure odds.xdy.shots-40 0.0000103",
            "figure odds.dyce.shots-40 1e-4",
            "a figure is not this",
        ] {
            figures.read(line);
        }
        let table = table(&figures);
        for row in [
            "| First load, brotli | 211 kB | ≤ 200 kB | Leptos counter: 27 kB | 7.8× | **no** | in 12 files |",
            "| 40 shots, native | 3.8 µs | ≥ 1× faster | xdy: 10.3 µs | 1/2.71× | yes |  |",
            "| 40 shots, native | 3.8 µs | ≥ 50× faster | dyce: 100 µs | 1/26.3× | **no** |  |",
        ] {
            assert!(table.contains(row), "{row}\n{table}");
        }
        assert_eq!(table.lines().count(), 2 + 5);
        assert_eq!(
            missed(&table),
            "3 goals were missed:\n  \
             First load, brotli: 211 kB 7.8× (goal ≤ 200 kB)\n  \
             First load, stretch: 211 kB 7.8× (goal ≤ 150 kB)\n  \
             40 shots, native: 3.8 µs 1/26.3× (goal ≥ 50× faster)\n"
        );
    }

    #[test]
    fn parts_by_name() {
        for (part, name) in Part::ALL {
            assert_eq!(name.parse(), Ok(part));
            assert_eq!(part.name(), name);
        }
        assert!("everything".parse::<Part>().is_err());
    }
}
