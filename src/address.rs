//! Addresses: every screen to and from the hash of the page's URL.
//!
//! | hash | screen |
//! |---|---|
//! | `#/` | home |
//! | `#/battles` | all battles |
//! | `#/settings`, `#/about` | settings, about |
//! | `#/go-on`, `#/go-on/<place>` | the battle that was played last: its turn, or its `calculate`, `dice`, `rules` |
//! | `#/keep` | files and other phones: export and import |
//! | `#/keep/shared` | what another app has shared with this one |
//! | `#/keep/battle/<number>`, `#/keep/army/<number>` | a battle or army, to be saved or shared |
//! | `#/keep/code/<ruleset>/calculate/…` | a calculator with its answers, as a code for another phone |
//! | `#/take/<packed>`, `#/take/n/<digits>` | what comes from another phone, or a piece of it |
//! | `#/new/<ruleset>` | a new battle |
//! | `#/new/<ruleset>?mission=<id>` | a new battle with a mission |
//! | `#/<ruleset>`, `#/<ruleset>/turn` | the turn |
//! | `#/<ruleset>/battle` | the battle: its names, what can be done with it |
//! | `#/<ruleset>/log`, `#/<ruleset>/log/<number>` | the log, an entry and the table as it was then |
//! | `#/<ruleset>/report`, `#/<ruleset>/luck` | the report of the battle, the luck in it |
//! | `#/<ruleset>/calculate` | the calculators |
//! | `#/<ruleset>/calculate/<calculator>?<field>=<value>&…` | a calculator; what is not named is at its default |
//! | `…&modifier.<sum>.<label>=<number>` | the same with a modifier of the players' own |
//! | `…?<switch>&!<switch>&<block>.2=<field>:<value>,<switch>&…` | switches that are on and off, the answers of a block |
//! | `#/<ruleset>/dice` | the free roller |
//! | `#/<ruleset>/units`, `#/<ruleset>/units/<side>/<number>` | the units, a unit |
//! | `#/<ruleset>/units/<side>/cards` | the cards of a side, to be printed |
//! | `#/<ruleset>/units/<side>/lines` | units of a side from text |
//! | `#/<ruleset>/armies`, `#/<ruleset>/armies/<number>` | the armies, an army |
//! | `#/<ruleset>/armies/<number>/<unit>` | the card of one of its units |
//! | `#/<ruleset>/armies/<number>/cards` | all its cards, to be printed |
//! | `#/<ruleset>/armies/<number>/lines` | units of an army from text |
//! | `#/<ruleset>/paper` | the game on paper: its quick reference, cards, lists, maps |
//! | `#/<ruleset>/missions`, `#/<ruleset>/missions/<mission>` | the missions, a mission |
//! | `#/<ruleset>/rules?q=<text>` | the rules, searched for a text |
//! | `#/<ruleset>/rules/<section>`, `#/<ruleset>/rules/<section>/<id>` | a section, a rule or table in it |
//!
//! Reading never fails: a wrong address falls back to the nearest existing screen, and the problem
//! is reported ([`LinkProblem`]).

use std::collections::BTreeSet;
use std::fmt::Write;

use crate::aid::{Calculator, Field, Id, Kind, Misfit, OwnModifier, Ruleset, Values};
use crate::battle::Side;
use crate::rulesets::{self, Game};

/// The section on how unclear points of the sheet are read.
pub const RULINGS: &str = "rulings";
/// The section with the glossary.
pub const GLOSSARY: &str = "glossary";

/// A screen. Its ids come from the rulesets it was read with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// Home: the battles and the rulesets.
    #[default]
    Home,
    /// All battles.
    Battles,
    /// The settings.
    Settings,
    /// About the app.
    About,
    /// The battle that was played last, of any wargame. Only the list of battles knows whether
    /// there is one.
    GoOn(Place),
    /// Files and other phones: export and import.
    Keep,
    /// The same, with data that another app has shared.
    Shared,
    /// A battle or an army, to be saved or shared. Only the list of battles or armies knows whether
    /// it exists.
    Hand(Handed),
    /// A calculator with its answers, as a code for another phone. The place is always
    /// [`Place::Calculator`].
    Code(&'static str, Place),
    /// A parcel from another phone in a link: its text, which carries its own checksum.
    Take(String),
    /// Starting a battle with a ruleset, and a mission if one is chosen.
    New(&'static str, Option<&'static str>),
    /// A place of a ruleset.
    In(&'static str, Place),
}

/// An item that can be shared, with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handed {
    /// A battle, or tools without one.
    Battle(u32),
    /// An army.
    Army(u32),
}

/// A place of a ruleset.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Place {
    /// The turn.
    #[default]
    Turn,
    /// The battle: its names and points, and its actions.
    Battle,
    /// The log.
    Log,
    /// An entry of the log by its number from 0, and the table as it was then.
    LogEntry(u32),
    /// The report of the battle.
    Report,
    /// The luck in the battle.
    Luck,
    /// The list of calculators.
    Calculators,
    /// A calculator with its written answers: those that differ from the defaults, in the order of
    /// its fields; and with the players' own modifiers.
    Calculator(&'static str, Vec<(Id, String)>, Vec<OwnModifier>),
    /// The free roller.
    Dice,
    /// The units.
    Units,
    /// A unit, by its number. Only the battle knows whether it exists.
    Unit(Side, u32),
    /// The cards of a side, to be printed.
    SideCards(Side),
    /// Units of a side from text.
    SideLines(Side),
    /// The armies.
    Armies,
    /// An army, by its number. Only the list of armies knows whether it exists.
    Army(u32),
    /// The card of a unit of an army, by the numbers of both.
    ArmyUnit(u32, u32),
    /// The cards of an army, to be printed.
    ArmyCards(u32),
    /// Units of an army from text.
    ArmyLines(u32),
    /// The rules, with the search query (may be empty).
    Rules(String),
    /// A section of the rules, [`RULINGS`] or [`GLOSSARY`].
    Section(&'static str),
    /// A rule, table, ruling or word in its section.
    Rule(&'static str, &'static str),
    /// The game on paper: a quick reference, cards, lists, maps.
    Paper,
    /// The missions, of a wargame that has any.
    Missions,
    /// A mission.
    Mission(&'static str),
}

/// Something wrong with an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkProblem {
    /// There is no such ruleset.
    Ruleset(String),
    /// Something it needs could not be fetched: the rules of its wargame, or all
    /// screens but home.
    NotFetched,
    /// The ruleset has no such place, or the place has nothing below it.
    Place(String),
    /// There is no such calculator.
    Calculator(String),
    /// The calculator has no such field.
    Field(String),
    /// The field has no such value.
    Value {
        /// The field.
        field: Id,
        /// The value in the address.
        value: String,
    },
    /// There is no such section.
    Section(String),
    /// There is no such rule.
    Rule(String),
    /// There is no such mission.
    Mission(String),
    /// This is not the side and the number of a unit.
    Unit(String),
    /// The texts of the player's language (given by its own name) could not be fetched, so another
    /// language is shown.
    Language(&'static str),
    /// There is no battle to continue.
    NoBattle,
    /// An invalid modifier of the players, with its name and number.
    Modifier(String),
    /// The calculator's field is named more than once.
    Twice(Id),
    /// The player did not change the address (given here), and its answers would overwrite
    /// existing ones, so they were not taken.
    NotTaken(String),
}

impl Place {
    /// A calculator with answers: those that matter and differ from the defaults.
    pub fn calculator(calculator: &Calculator, answers: &Values) -> Self {
        let written = answers
            .written(calculator.fields)
            .into_iter()
            .filter(|(id, _)| {
                calculator
                    .fields
                    .iter()
                    .any(|field| field.id == *id && field.matters(answers.all()))
            })
            .collect();
        Self::Calculator(calculator.id, written, answers.own().to_vec())
    }
}

impl Screen {
    /// The ruleset that the screen needs.
    pub const fn ruleset(&self) -> Option<&'static str> {
        match self {
            Self::New(ruleset, _) | Self::Code(ruleset, _) | Self::In(ruleset, _) => Some(ruleset),
            Self::Home
            | Self::Battles
            | Self::Settings
            | Self::About
            | Self::GoOn(_)
            | Self::Keep
            | Self::Shared
            | Self::Hand(_)
            | Self::Take(_) => None,
        }
    }

    /// The hash, `#/` first.
    pub fn hash(&self) -> String {
        match self {
            Self::Home => String::from("#/"),
            Self::Battles => String::from("#/battles"),
            Self::Settings => String::from("#/settings"),
            Self::About => String::from("#/about"),
            Self::GoOn(Place::Turn) => String::from("#/go-on"),
            Self::GoOn(place) => {
                let mut hash = String::from("#/go-on/");
                place.write(&mut hash);
                hash
            }
            Self::Keep => String::from("#/keep"),
            Self::Shared => String::from("#/keep/shared"),
            Self::Hand(Handed::Battle(number)) => format!("#/keep/battle/{number}"),
            Self::Hand(Handed::Army(number)) => format!("#/keep/army/{number}"),
            Self::Code(ruleset, place) => {
                let mut hash = format!("#/keep/code/{ruleset}/");
                place.write(&mut hash);
                hash
            }
            Self::Take(packed) => format!("#/take/{packed}"),
            Self::New(ruleset, None) => format!("#/new/{ruleset}"),
            Self::New(ruleset, Some(mission)) => format!("#/new/{ruleset}?mission={mission}"),
            Self::In(ruleset, place) => {
                let mut hash = format!("#/{ruleset}/");
                place.write(&mut hash);
                hash
            }
        }
    }

    /// Whether a hash is that of the home screen, where nothing can be amiss.
    pub fn is_home(hash: &str) -> bool {
        matches!(hash, "" | "#" | "#/")
    }

    /// The wargame whose rules must be loaded to read a hash.
    pub fn game(hash: &str) -> Option<&'static Game> {
        let (segments, _) = segments(hash);
        let segments: Vec<&str> = segments.iter().map(String::as_str).collect();
        match segments.as_slice() {
            ["new", id, ..] | ["keep", "code", id, ..] | [id, ..] => rulesets::game(id),
            [] => None,
        }
    }

    /// Reads a hash, with or without its `#/`, with the loaded rules.
    pub fn read(hash: &str, rulesets: &[&Ruleset]) -> (Self, Vec<LinkProblem>) {
        let (segments, query) = segments(hash);
        let segments: Vec<&str> = segments.iter().map(String::as_str).collect();
        let mut amiss = Vec::new();
        let mut find = |id: &str| {
            let found = rulesets.iter().find(|ruleset| ruleset.id == id);
            if found.is_none() {
                amiss.push(rulesets::game(id).map_or_else(
                    || LinkProblem::Ruleset(id.to_owned()),
                    |_| LinkProblem::NotFetched,
                ));
            }
            found
        };
        let (screen, more) = match segments.as_slice() {
            [] | ["new"] => (Self::Home, &[][..]),
            ["battles", more @ ..] => (Self::Battles, more),
            ["settings", more @ ..] => (Self::Settings, more),
            ["about", more @ ..] => (Self::About, more),
            ["go-on", more @ ..] => Self::read_go_on(more),
            ["keep", "shared", more @ ..] => (Self::Shared, more),
            ["keep", "code", id, place @ ..] => match find(id) {
                Some(ruleset) => {
                    let (place, more) = Place::read(ruleset, place, query, &mut amiss);
                    let screen = match place {
                        Place::Calculator(..) => Self::Code(ruleset.id, place),
                        _ => Self::In(ruleset.id, place),
                    };
                    (screen, more)
                }
                None => (Self::Home, &[][..]),
            },
            ["keep", more @ ..] => Self::read_keep(more),
            ["take", packed @ ..] => (Self::Take(packed.join("/")), &[][..]),
            ["new", id, more @ ..] => match find(id) {
                Some(ruleset) => {
                    let mission = mission(ruleset, query, &mut amiss);
                    (Self::New(ruleset.id, mission), more)
                }
                None => (Self::Home, &[][..]),
            },
            [id, place @ ..] => match find(id) {
                Some(ruleset) => {
                    let (place, more) = Place::read(ruleset, place, query, &mut amiss);
                    (Self::In(ruleset.id, place), more)
                }
                None => (Self::Home, &[][..]),
            },
        };
        if let Some(more) = more.first() {
            amiss.push(LinkProblem::Place((*more).to_owned()));
        }
        (screen, amiss)
    }

    fn read_go_on<'a, 'b>(segments: &'a [&'b str]) -> (Self, &'a [&'b str]) {
        let (place, more) = match segments {
            ["calculate", more @ ..] => (Place::Calculators, more),
            ["dice", more @ ..] => (Place::Dice, more),
            ["rules", more @ ..] => (Place::Rules(String::new()), more),
            more => (Place::Turn, more),
        };
        (Self::GoOn(place), more)
    }

    fn read_keep<'a, 'b>(segments: &'a [&'b str]) -> (Self, &'a [&'b str]) {
        let [what, number, more @ ..] = segments else { return (Self::Keep, segments) };
        let handed = match *what {
            "battle" => number.parse().ok().map(Handed::Battle),
            "army" => number.parse().ok().map(Handed::Army),
            _ => None,
        };
        handed.map_or((Self::Keep, segments), |handed| (Self::Hand(handed), more))
    }
}

impl Place {
    fn write(&self, hash: &mut String) {
        match self {
            Self::Turn => hash.push_str("turn"),
            Self::Battle => hash.push_str("battle"),
            Self::Log => hash.push_str("log"),
            Self::LogEntry(number) => {
                let _ = write!(hash, "log/{number}");
            }
            Self::Report => hash.push_str("report"),
            Self::Luck => hash.push_str("luck"),
            Self::Calculators => hash.push_str("calculate"),
            Self::Calculator(calculator, answers, own) => {
                let _ = write!(hash, "calculate/{calculator}");
                write_answers(hash, answers);
                for (index, own) in own.iter().enumerate() {
                    let first = answers.is_empty() && index == 0;
                    hash.push(if first { '?' } else { '&' });
                    encode(hash, &own.name());
                    hash.push('=');
                    encode(hash, &own.number());
                }
            }
            Self::Dice => hash.push_str("dice"),
            Self::Units => hash.push_str("units"),
            Self::Unit(side, number) => {
                let _ = write!(hash, "units/{}/{number}", side.id());
            }
            Self::SideCards(side) => {
                let _ = write!(hash, "units/{}/cards", side.id());
            }
            Self::SideLines(side) => {
                let _ = write!(hash, "units/{}/lines", side.id());
            }
            Self::ArmyLines(army) => {
                let _ = write!(hash, "armies/{army}/lines");
            }
            Self::Armies => hash.push_str("armies"),
            Self::Army(army) => {
                let _ = write!(hash, "armies/{army}");
            }
            Self::ArmyUnit(army, unit) => {
                let _ = write!(hash, "armies/{army}/{unit}");
            }
            Self::ArmyCards(army) => {
                let _ = write!(hash, "armies/{army}/cards");
            }
            Self::Rules(sought) => {
                hash.push_str("rules");
                if !sought.is_empty() {
                    hash.push_str("?q=");
                    encode(hash, sought);
                }
            }
            Self::Section(section) => {
                let _ = write!(hash, "rules/{section}");
            }
            Self::Rule(section, rule) => {
                let _ = write!(hash, "rules/{section}/{rule}");
            }
            Self::Paper => hash.push_str("paper"),
            Self::Missions => hash.push_str("missions"),
            Self::Mission(mission) => {
                let _ = write!(hash, "missions/{mission}");
            }
        }
    }

    /// Reads the part below the ruleset. Also returns the segments that were not understood.
    fn read<'a, 'b>(
        ruleset: &Ruleset,
        segments: &'a [&'b str],
        query: &str,
        amiss: &mut Vec<LinkProblem>,
    ) -> (Self, &'a [&'b str]) {
        match segments {
            [] => (Self::Turn, &[]),
            ["turn", more @ ..] => (Self::Turn, more),
            ["battle", more @ ..] => (Self::Battle, more),
            ["report", more @ ..] => (Self::Report, more),
            ["luck", more @ ..] => (Self::Luck, more),
            ["log"] => (Self::Log, &[]),
            ["log", number, more @ ..] => {
                if let Ok(number) = number.parse() {
                    return (Self::LogEntry(number), more);
                }
                amiss.push(LinkProblem::Place((*number).to_owned()));
                (Self::Log, &[])
            }
            ["dice", more @ ..] => (Self::Dice, more),
            ["calculate"] => (Self::Calculators, &[]),
            ["calculate", id, more @ ..] => {
                let Some(calculator) = ruleset.calculator(id) else {
                    amiss.push(LinkProblem::Calculator((*id).to_owned()));
                    return (Self::Calculators, &[]);
                };
                let answers = answers(calculator, query, amiss);
                (Self::calculator(calculator, &answers), more)
            }
            ["units"] => (Self::Units, &[]),
            ["units", unit @ ..] => {
                let read = match unit {
                    [side, "cards", more @ ..] => {
                        Side::from_id(side).map(|side| (Self::SideCards(side), more))
                    }
                    [side, "lines", more @ ..] => {
                        Side::from_id(side).map(|side| (Self::SideLines(side), more))
                    }
                    [side, number, more @ ..] => Side::from_id(side)
                        .zip(number.parse().ok())
                        .map(|(side, number)| (Self::Unit(side, number), more)),
                    _ => None,
                };
                read.unwrap_or_else(|| {
                    amiss.push(LinkProblem::Unit(unit.join("/")));
                    (Self::Units, &[])
                })
            }
            ["armies"] => (Self::Armies, &[]),
            ["armies", army @ ..] => {
                let (number, of_it) = (army[0].parse().ok(), army.get(1));
                let unit = of_it.and_then(|unit| unit.parse().ok());
                let read = match (number, of_it, unit) {
                    (Some(army), None, _) => Some(Self::Army(army)),
                    (Some(army), Some(&"cards"), _) => Some(Self::ArmyCards(army)),
                    (Some(army), Some(&"lines"), _) => Some(Self::ArmyLines(army)),
                    (Some(army), _, Some(unit)) => Some(Self::ArmyUnit(army, unit)),
                    _ => None,
                };
                if let Some(place) = read {
                    return (place, army.get(2..).unwrap_or_default());
                }
                amiss.push(LinkProblem::Place(army.join("/")));
                (number.map_or(Self::Armies, Self::Army), &[])
            }
            ["rules"] => {
                let sought = pairs(query).find(|(name, _)| name == "q");
                (Self::Rules(sought.unwrap_or_default().1), &[])
            }
            ["rules", section, rule @ ..] => Self::read_rule(ruleset, section, rule, amiss),
            ["paper", more @ ..] => (Self::Paper, more),
            ["missions", mission @ ..] if ruleset.missions.has_any() => {
                let Some((id, more)) = mission.split_first() else { return (Self::Missions, &[]) };
                let usual = Values::defaults(ruleset.house_rules);
                if let Some(mission) = ruleset.missions.find(id, &usual) {
                    return (Self::Mission(mission.id), more);
                }
                amiss.push(LinkProblem::Mission((*id).to_owned()));
                (Self::Missions, &[])
            }
            [unknown, ..] => {
                amiss.push(LinkProblem::Place((*unknown).to_owned()));
                (Self::Turn, &[])
            }
        }
    }

    /// Reads a section and the entry in it. A rule that has moved to another section is found
    /// there.
    fn read_rule<'a, 'b>(
        ruleset: &Ruleset,
        section: &str,
        rule: &'a [&'b str],
        amiss: &mut Vec<LinkProblem>,
    ) -> (Self, &'a [&'b str]) {
        let known = section_ids(ruleset).find(|id| *id == section);
        if let [id, more @ ..] = rule {
            if let Some((section, rule)) = find_rule(ruleset, id) {
                return (Self::Rule(section, rule), more);
            }
            amiss.push(LinkProblem::Rule((*id).to_owned()));
        }
        let place = known.map_or_else(
            || {
                amiss.push(LinkProblem::Section(section.to_owned()));
                Self::Rules(String::new())
            },
            Self::Section,
        );
        (place, &[])
    }
}

/// The segments of a hash's path, and its query.
fn segments(hash: &str) -> (Vec<String>, &str) {
    let hash = hash.strip_prefix('#').unwrap_or(hash);
    let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
    let segments = path.split('/').filter(|segment| !segment.is_empty());
    (segments.map(decoded).collect(), query)
}

/// The mission that a query names.
fn mission(ruleset: &Ruleset, query: &str, amiss: &mut Vec<LinkProblem>) -> Option<&'static str> {
    let (_, wanted) = pairs(query).find(|(name, _)| name == "mission")?;
    let house = Values::defaults(ruleset.house_rules);
    let all = (ruleset.missions.all)(&house);
    let found = all.into_iter().find(|mission| mission.id == wanted);
    if found.is_none() {
        amiss.push(LinkProblem::Mission(wanted));
    }
    found.map(|mission| mission.id)
}

/// The ids of all sections that have an address.
fn section_ids(ruleset: &Ruleset) -> impl Iterator<Item = &'static str> {
    let sections = ruleset.reference.iter().map(|section| section.id);
    sections.chain([RULINGS, GLOSSARY])
}

/// The section and id of a rule, table, ruling or term.
fn find_rule(ruleset: &Ruleset, id: &str) -> Option<(&'static str, &'static str)> {
    let in_sections = ruleset.reference.iter().flat_map(|section| {
        let rules = section.rules.iter().map(|rule| rule.cite);
        let tables = section.tables.iter().map(|table| table.cite);
        rules.chain(tables).map(|cite| (section.id, cite))
    });
    let rulings = ruleset.rulings.iter().map(|rule| (RULINGS, rule.cite));
    let words = ruleset.glossary.iter().map(|term| (GLOSSARY, term.cite));
    in_sections.chain(rulings).chain(words).find(|(_, cite)| cite.eq_ignore_ascii_case(id))
}

/// The mark of a query in the former short form: names and words cut down to their shortest unique
/// beginning. It is read but no longer written: another question could change what such a beginning
/// means.
const SHORT: char = '~';

/// Writes answers as a query: each by its name, a switch just by its name (`!` and its name when it
/// is off), the answers of a block together.
fn write_answers(hash: &mut String, answers: &[(Id, String)]) {
    let mut block = ("", 0);
    for (index, (id, value)) in answers.iter().enumerate() {
        let first = if index == 0 { '?' } else { '&' };
        let (between, after) = if id.of.is_empty() {
            hash.push(first);
            block = ("", 0);
            ("", '=')
        } else if block == (id.of, id.nth) {
            hash.push(',');
            ("", ':')
        } else {
            hash.push(first);
            block = (id.of, id.nth);
            hash.push_str(id.of);
            if id.nth > 0 {
                let _ = write!(hash, ".{}", id.nth);
            }
            ("=", ':')
        };
        hash.push_str(between);
        match value.as_str() {
            "yes" => hash.push_str(id.name),
            "no" => {
                hash.push('!');
                hash.push_str(id.name);
            }
            value => {
                hash.push_str(id.name);
                hash.push(after);
                encode(hash, value);
            }
        }
    }
}

/// A bare name is a switch that is on; with `!` before it, one that is off.
fn switch(name: &str) -> (&str, &'static str) {
    name.strip_prefix('!').map_or((name, "yes"), |name| (name, "no"))
}

/// The answers of a query, by the full names of their questions.
fn long_form(calculator: &Calculator, query: &str) -> Vec<(String, String)> {
    let mut written = Vec::new();
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        let Some((name, value)) = pair.split_once('=') else {
            let name = decoded(pair);
            let (name, answer) = switch(&name);
            written.push((name.to_owned(), answer.to_owned()));
            continue;
        };
        let (name, value) = (decoded(name), decoded(value));
        let is_block = |field: &Field| {
            let Id { of, nth, .. } = field.id;
            name.strip_prefix(of).is_some_and(|rest| {
                !of.is_empty() && if nth == 0 { rest.is_empty() } else { rest == format!(".{nth}") }
            })
        };
        // A question may have the same name as a block: then this is its answer, if it can be.
        let own = Field::find(calculator.fields, &name);
        let fits = own.is_some_and(|place| calculator.fields[place].read(&value).is_some());
        let items = || value.split(',').filter(|item| !item.is_empty());
        let asked = |item: &str| {
            let question = item.split(':').next().unwrap_or(item);
            let question = question.strip_prefix('!').unwrap_or(question);
            Field::find(calculator.fields, &format!("{name}.{question}")).is_some()
        };
        let meant = own.is_none() || items().any(asked);
        if fits || !meant || !calculator.fields.iter().any(is_block) {
            written.push((name, value));
            continue;
        }
        for answer in items() {
            let (question, answer) = answer.split_once(':').unwrap_or_else(|| switch(answer));
            written.push((format!("{name}.{question}"), answer.to_owned()));
        }
    }
    written
}

/// The ids of a choice's answers.
fn words_of(calculator: &Calculator, field: &str) -> Vec<&'static str> {
    let field = Field::find(calculator.fields, field).map(|place| calculator.fields[place].kind);
    match field {
        Some(Kind::Choice(choices)) => choices.iter().map(|choice| choice.id).collect(),
        _ => Vec::new(),
    }
}

/// The name itself, or else the only one with this beginning, if there is just one.
fn longest<'a>(names: &'a [impl AsRef<str>], short: &str) -> Option<&'a str> {
    let names = || names.iter().map(AsRef::as_ref);
    names().find(|name| *name == short).or_else(|| {
        let mut starting = names().filter(|name| name.starts_with(short));
        starting.next().filter(|_| starting.next().is_none())
    })
}

/// The answers of a query in short form, by the full names that their questions
/// had when it was written.
fn from_short_form(calculator: &Calculator, query: &str) -> Vec<(String, String)> {
    let names: Vec<String> = calculator.fields.iter().map(Field::old_name).collect();
    let full = |short: &str| longest(&names, short).unwrap_or(short).to_owned();
    let mut written = Vec::new();
    for (name, value) in pairs(query) {
        if name == "yes" || name == "no" {
            written.extend(value.split('.').map(|short| (full(short), name.clone())));
        } else {
            let field = full(&name);
            let word = longest(&words_of(calculator, &field), &value).map(str::to_owned);
            written.push((field, word.unwrap_or(value)));
        }
    }
    written
}

/// Where a rule, table, ruling or word is looked up.
pub fn place_of(ruleset: &Ruleset, cite: &str) -> Option<Place> {
    find_rule(ruleset, cite).map(|(section, rule)| Place::Rule(section, rule))
}

/// The answers that a query gives to a calculator.
fn answers(calculator: &Calculator, query: &str, amiss: &mut Vec<LinkProblem>) -> Values {
    let written: Vec<(String, String)> = match query.strip_prefix(SHORT) {
        Some(short) => from_short_form(calculator, short),
        None => long_form(calculator, query),
    };
    let pairs = written.iter().map(|(field, value)| (field.as_str(), value.as_str()));
    let (values, misfits) = calculator.read(pairs);
    let mut named = BTreeSet::new();
    let mut twice = BTreeSet::new();
    for (field, _) in &written {
        if let Some(place) = Field::find(calculator.fields, field)
            && !named.insert(place)
        {
            twice.insert(place);
        }
    }
    amiss.extend(twice.into_iter().map(|place| LinkProblem::Twice(calculator.fields[place].id)));
    amiss.extend(misfits.into_iter().map(|(text, misfit)| match misfit {
        Misfit::Unknown => LinkProblem::Field(text),
        Misfit::Value(field) => LinkProblem::Value { field, value: text },
        Misfit::Modifier => LinkProblem::Modifier(text),
    }));
    values
}

/// The decoded pairs of a query.
fn pairs(query: &str) -> impl Iterator<Item = (String, String)> {
    query.split('&').filter(|pair| !pair.is_empty()).map(|pair| {
        let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
        (decoded(name), decoded(value))
    })
}

/// Appends a text, percent-encoded except for characters that are unreserved in a URL.
fn encode(hash: &mut String, text: &str) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            hash.push(char::from(byte));
        } else {
            let _ = write!(hash, "%{byte:02X}");
        }
    }
}

/// A text without its percent-encoding. A percent sign that encodes nothing
/// is left as it is.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let (byte, after) = match (first, after) {
            (b'%', [high, low, after @ ..]) => match (hex(*high), hex(*low)) {
                (Some(high), Some(low)) => (high << 4 | low, after),
                _ => (b'%', &rest[1..]),
            },
            _ => (*first, after),
        };
        bytes.push(byte);
        rest = after;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(digit: u8) -> Option<u8> {
    char::from(digit).to_digit(16).map(|value| value as u8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decoding_never_fails() {
        for (text, plain) in [
            ("a%20b", "a b"),
            ("%d0%9f%C5%82", "Пł"),
            ("100%", "100%"),
            ("%4", "%4"),
            ("%zz%", "%zz%"),
            ("%ff", "\u{fffd}"),
            ("4+", "4+"),
        ] {
            assert_eq!(decoded(text), plain);
        }
    }
}
