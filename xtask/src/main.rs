//! Adjutant's build tool. `cargo xtask` without arguments lists its commands.
//!
//! - [`tools`]: the tools that the project needs on the machine, where they are stored,
//!   how they are installed
//! - [`style`]: the styles, of home and of all other screens
//! - [`site`]: from the sources to `dist/`, and rebuilding when they change
//! - [`pack`]: the WebAssembly, for a release cut into the shell and its chunks
//! - [`merge`]: merging its files if there are too many
//! - [`page`]: everything around it: texts, styles, page, service worker
//! - [`minify`]: minified scripts
//! - [`serve`]: a small static server for `dist/`
//! - [`checks`]: every check of the project, the quickest first
//! - [`rules`]: which citations rest on a rule whose text has changed
//! - [`ledger`]: the text of a ledger of rules under each id
//! - [`licences`]: the libraries in the app and their licences
//! - [`figures`]: how large the rulesets are
//! - [`new_game`]: a new wargame from a pattern
//! - [`release`]: the requirements of a release, and its archive
//! - [`texts`]: texts that are not translated yet
//! - [`mod@bench`]: measurements of the app, compared with goals and other tools
//! - [`run`]: running other programs, and reporting progress and time

mod bench;
mod checks;
mod figures;
mod home;
mod ledger;
mod licences;
mod merge;
mod minify;
mod new_game;
mod pack;
mod page;
mod release;
mod rules;
mod run;
mod serve;
mod site;
mod style;
mod texts;
mod tools;

use std::path::PathBuf;
use std::process::ExitCode;

use lexopt::prelude::*;

/// An error is one sentence that also says what to do about it.
type Result<T = ()> = std::result::Result<T, String>;

const USAGE: &str = "\
Adjutant's build tool. It installs the tools it needs (see README.md).

To use and host it
  cargo xtask serve [--port 8080]   build the app and serve it on http://localhost:8080
  cargo xtask build                 build the app into dist/, for any static host and any path on it

To change it
  cargo xtask serve --dev           serve a debug build, rebuilt and reloaded on every save
  cargo xtask test                  formatting, lints, tests, documentation, release build, browser tests
              --native              everything that needs no browser
              --browser [FILE…]     only the release build and the browser tests (all, or these files)
  cargo xtask new-game NAME [--code ABC]
                                    make a new wargame that builds; ABC begins the ids of its rules
  cargo xtask texts                 list the texts that are not translated yet

To maintain it
  cargo xtask rules [PATH]          list what rests on rules that changed in the ledgers: a folder outside this repository
              --pin                 store the ledgers' present state in tests/ledger
  cargo xtask dump [FILE]           write all that the rules say in 20 000 situations (target/dump.txt)
              --renew               store its digests (tests/dump/digests.tsv)
  cargo xtask bench                 measure size, start, tap, search, memory, odds, save, laws and Lighthouse (target/bench.md)
              --quick               fewer rounds
              --only PART           only size, start, tap, search, idle, memory, odds, save, laws or lighthouse (may be repeated)
  cargo xtask figures               count questions, lines, circles and second ways to know a unit
  cargo xtask pictures              take the pictures of assets/screenshots anew
  cargo xtask screens [WORD…]       take pictures of every screen (target/screens/index.html), in each theme,
                                    language, game and size, or only those named: pl sunlight k20 390x844 twice
  cargo xtask release               list what a release needs; if nothing is missing, build and pack it

Called by other programs
  cargo xtask site                  the hook of Trunk.toml
  cargo xtask new-game --try        the test of the pattern: make a game in a copy, build, play and remove it

CHROMIUM=/path/to/chromium          the browser for tests and benches (otherwise the system's)
FIREFOX=…, WEBKIT=/path/to/WebKitWebDriver
                                    the other engines of the tests (otherwise the system's, or left out)
ADJUTANT_CACHE=/path                where compiled tools are stored (otherwise ~/.cache/adjutant)
";

/// The task given on the command line.
#[derive(Debug, PartialEq)]
enum Task {
    Help,
    Serve { port: u16, dev: bool },
    Build,
    Site,
    Release,
    Pictures,
    Screens { only: Vec<String> },
    Test(checks::Choice),
    Bench { quick: bool, only: Vec<bench::Part> },
    Dump { file: PathBuf, renew: bool },
    NewGame { name: String, code: Option<String> },
    TryNewGame,
    Texts,
    Figures,
    Rules { ledgers: Option<PathBuf>, pin: bool },
}

fn main() -> ExitCode {
    let task = match parse(lexopt::Parser::from_env()) {
        Ok(task) => task,
        Err(error) => {
            eprintln!("error: {error}\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let done = match task {
        Task::Help => {
            print!("{USAGE}");
            Ok(())
        }
        Task::Serve { port, dev: true } => site::watch(port),
        Task::Serve { port, dev: false } => {
            site::build_to_look_at().and_then(|site| serve::serve(&site, port))
        }
        Task::Build => site::build().map(drop),
        Task::Site => site::build_for_trunk(),
        Task::Release => release::run_release(),
        Task::Pictures => checks::pictures(),
        Task::Screens { only } => checks::screens(&only),
        Task::Test(choice) => checks::run(&choice),
        Task::Bench { quick, only } => bench::run(quick, &only),
        Task::Dump { file, renew } => checks::dump(&file, renew),
        Task::Rules { ledgers, pin } => rules::run(ledgers.as_deref(), pin),
        Task::NewGame { name, code } => new_game::run(&name, code.as_deref()),
        Task::TryNewGame => new_game::try_it(|_| ()),
        Task::Texts => texts::list(),
        Task::Figures => figures::print(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn parse(mut args: lexopt::Parser) -> std::result::Result<Task, lexopt::Error> {
    let command = match args.next()? {
        None | Some(Long("help") | Short('h')) => return Ok(Task::Help),
        Some(Value(word)) => word.string()?,
        Some(other) => return Err(other.unexpected()),
    };
    match command.as_str() {
        "help" => Ok(Task::Help),
        "serve" => {
            let (mut port, mut dev) = (8080, false);
            while let Some(arg) = args.next()? {
                match arg {
                    Long("port") => port = args.value()?.parse()?,
                    Long("dev") => dev = true,
                    other => return Err(other.unexpected()),
                }
            }
            Ok(Task::Serve { port, dev })
        }
        "build" => nothing_more(args, Task::Build),
        "site" => nothing_more(args, Task::Site),
        "release" => nothing_more(args, Task::Release),
        "pictures" => nothing_more(args, Task::Pictures),
        "screens" => {
            let mut only = Vec::new();
            while let Some(arg) = args.next()? {
                match arg {
                    Value(word) => only.push(word.string()?),
                    other => return Err(other.unexpected()),
                }
            }
            Ok(Task::Screens { only })
        }
        "texts" => nothing_more(args, Task::Texts),
        "figures" => nothing_more(args, Task::Figures),
        "dump" => {
            let (mut file, mut renew) = (PathBuf::from("target/dump.txt"), false);
            while let Some(arg) = args.next()? {
                match arg {
                    Long("renew") => renew = true,
                    Value(path) => file = PathBuf::from(path),
                    other => return Err(other.unexpected()),
                }
            }
            Ok(Task::Dump { file, renew })
        }
        "new-game" => {
            let (mut name, mut code) = (None, None);
            while let Some(arg) = args.next()? {
                match arg {
                    Long("try") if name.is_none() && code.is_none() => {
                        return nothing_more(args, Task::TryNewGame);
                    }
                    Long("code") => code = Some(args.value()?.string()?),
                    Value(value) if name.is_none() => name = Some(value.string()?),
                    other => return Err(other.unexpected()),
                }
            }
            let name = name.ok_or("a new game needs a name: `cargo xtask new-game my-game`")?;
            Ok(Task::NewGame { name, code })
        }
        "rules" => {
            let (mut ledgers, mut pin) = (None, false);
            while let Some(arg) = args.next()? {
                match arg {
                    Long("pin") => pin = true,
                    Value(path) if ledgers.is_none() => ledgers = Some(PathBuf::from(path)),
                    other => return Err(other.unexpected()),
                }
            }
            Ok(Task::Rules { ledgers, pin })
        }
        "bench" => {
            let (mut quick, mut only) = (false, Vec::new());
            while let Some(arg) = args.next()? {
                match arg {
                    Long("quick") => quick = true,
                    Long("only") => only.push(args.value()?.parse()?),
                    other => return Err(other.unexpected()),
                }
            }
            Ok(Task::Bench { quick, only })
        }
        "test" => {
            let mut choice = checks::Choice::Everything;
            while let Some(arg) = args.next()? {
                match (arg, &mut choice) {
                    (Long("native"), checks::Choice::Everything) => choice = checks::Choice::Native,
                    (Long("browser"), checks::Choice::Everything) => {
                        choice = checks::Choice::Browser(Vec::new());
                    }
                    (Value(file), checks::Choice::Browser(files)) => {
                        files.push(PathBuf::from(file));
                    }
                    (other, _) => return Err(other.unexpected()),
                }
            }
            Ok(Task::Test(choice))
        }
        other => Err(format!("there is no command `{other}`").into()),
    }
}

fn nothing_more(mut args: lexopt::Parser, task: Task) -> std::result::Result<Task, lexopt::Error> {
    match args.next()? {
        None => Ok(task),
        Some(arg) => Err(arg.unexpected()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Option<Task> {
        parse(lexopt::Parser::from_args(line.split_whitespace())).ok()
    }

    #[test]
    fn command_lines() {
        assert_eq!(parsed(""), Some(Task::Help));
        assert_eq!(parsed("serve"), Some(Task::Serve { port: 8080, dev: false }));
        assert_eq!(parsed("serve --dev --port=9000"), Some(Task::Serve { port: 9000, dev: true }));
        assert_eq!(parsed("build"), Some(Task::Build));
        assert_eq!(parsed("site"), Some(Task::Site));
        assert_eq!(parsed("release"), Some(Task::Release));
        assert_eq!(parsed("pictures"), Some(Task::Pictures));
        assert_eq!(
            parsed("screens pl twice"),
            Some(Task::Screens { only: vec!["pl".into(), "twice".into()] })
        );
        for (line, ledgers, pin) in
            [("rules", None, false), ("rules --pin ../rules", Some("../rules".into()), true)]
        {
            assert_eq!(parsed(line), Some(Task::Rules { ledgers, pin }));
        }
        assert_eq!(parsed("texts"), Some(Task::Texts));
        assert_eq!(parsed("test"), Some(Task::Test(checks::Choice::Everything)));
        assert_eq!(
            parsed("test --browser a.mjs b.mjs"),
            Some(Task::Test(checks::Choice::Browser(vec!["a.mjs".into(), "b.mjs".into()])))
        );
        assert_eq!(
            parsed("bench --quick --only size --only=odds"),
            Some(Task::Bench { quick: true, only: vec![bench::Part::Size, bench::Part::Odds] })
        );
        assert_eq!(
            parsed("dump now.txt --renew"),
            Some(Task::Dump { file: "now.txt".into(), renew: true })
        );
        assert_eq!(
            parsed("new-game my-game --code MYG"),
            Some(Task::NewGame { name: "my-game".into(), code: Some("MYG".into()) })
        );
        for wrong in [
            "new-game",
            "new-game one two",
            "new-game one --try",
            "bench --only everything",
            "serve --port many",
            "build twice",
            "rules here there",
            "texts pl",
            "test --native --browser",
            "test file.mjs",
            "deploy",
        ] {
            assert_eq!(parsed(wrong), None, "{wrong}");
        }
    }
}
