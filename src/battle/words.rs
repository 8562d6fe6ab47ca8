//! The words of the log: lines, dice, answers and outcomes, as a `Voice` renders them.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::aid::{
    Calculator, Field, Kind, Outcome, OwnModifier, Part, PartKind, PhaseKind, Position, Ruleset,
    Tone, Unit, Values,
};
use crate::dice::{Die, Reading, Roll, Throw};
use crate::text::keys::{app as t, log as l};
use crate::text::{INCHES, Phrase, Voice, centimetres};

use super::action::Action;
use super::battle_state::{BattleState, Setup};
use super::change::Change;
use super::log::{Changed, Line, Trail, What, Whom};
use super::roller::{FreeThrow, Need};
use super::rows::Row;
use super::session::{Entry, replay};
use super::{FreeDie, Side};

/// The name of a side, or the usual one.
pub fn side(voice: &Voice, setup: &Setup, side: Side) -> String {
    let given = setup.side(side).trim();
    if given.is_empty() {
        voice.text(match side {
            Side::First => t::SIDE_DEFAULT_FIRST,
            Side::Second => t::SIDE_DEFAULT_SECOND,
        })
    } else {
        given.to_owned()
    }
}

/// The name of the battle, or the usual one.
pub fn battle(voice: &Voice, setup: &Setup) -> String {
    if setup.name.trim().is_empty() {
        voice.text(t::BATTLE_NAME_DEFAULT)
    } else {
        setup.name.clone()
    }
}

/// The position of a battle: phase, side, turn.
pub fn place(voice: &Voice, ruleset: &Ruleset, setup: &Setup, at: &Position) -> String {
    match phase_and_side(voice, ruleset, setup, at) {
        (phase, None) => phase,
        (phase, Some(side)) => voice.render(&if ruleset.order.in_rounds {
            t::home_round_phase(phase, at.round, side)
        } else {
            t::home_turn_phase(phase, side, at.round)
        }),
    }
}

/// The phase, and the side whose turn it is; a stage outside the turns belongs to neither.
pub fn phase_and_side(
    voice: &Voice,
    ruleset: &Ruleset,
    setup: &Setup,
    at: &Position,
) -> (String, Option<String>) {
    let stages = ruleset.checklist;
    let stage = stages.iter().find(|stage| stage.id == at.stage);
    let stage = stage.or_else(|| stages.first());
    let phase = stage.map_or_else(String::new, |stage| voice.text(stage.title));
    let in_turns =
        stage.is_none_or(|stage| !matches!(stage.kind, PhaseKind::SetUp | PhaseKind::Over));
    (phase, in_turns.then(|| side(voice, setup, at.side)))
}

/// `4+` on a die or dice with this highest result; the highest alone without a plus.
pub fn at_least(number: i16, highest: i16) -> String {
    if number >= highest { number.to_string() } else { format!("{number}+") }
}

/// `2D6 ` if several dice are added; empty for a single die.
fn dice_of(roll: &Roll) -> String {
    if roll.dice == 1 || roll.die == Die::Direction {
        return String::new();
    }
    format!("{}D{} ", roll.dice, roll.die.faces())
}

/// The number that a check needs: `4+`, `2D6 ≤ 8`; `None` for any other roll.
pub fn roll_need(roll: &Roll) -> Option<String> {
    match roll.reading {
        Reading::AtLeast(number) => {
            let highest = roll.span().1;
            let need = at_least(number, highest as i16);
            Some(format!("{}{need}", dice_of(roll)))
        }
        Reading::AtMost(number) => Some(format!("{}≤ {number}", dice_of(roll))),
        Reading::Bands(_)
        | Reading::Total
        | Reading::TotalAndDouble
        | Reading::Direction
        | Reading::Choice { .. } => None,
    }
}

/// A single die, or several that are added up, as rolled: `5`, `1›5`, `4+3 = 7`.
fn single(throw: &Throw) -> Option<String> {
    let [one] = throw.faces.as_slice() else { return None };
    let added = (one.faces.len() > 1).then(|| {
        let total: u32 = one.faces.iter().map(|face| u32::from(*face)).sum();
        format!(" = {total}")
    });
    Some(format!("{}{}", shown(one), added.unwrap_or_default()))
}

/// The result of a single check, with the number needed: `4+3 = 7 ≤ 8`, `3 < 4`.
fn check(throw: &Throw, dice: u32) -> Option<String> {
    let passed = throw.ways.get(1) == Some(&1);
    let (number, sign) = match (&throw.roll.reading, passed) {
        _ if dice != 1 => return None,
        (Reading::AtLeast(number), true) => (number, "≥"),
        (Reading::AtLeast(number), false) => (number, "<"),
        (Reading::AtMost(number), true) => (number, "≤"),
        (Reading::AtMost(number), false) => (number, ">"),
        _ => return None,
    };
    Some(match single(throw) {
        Some(fell) => format!("{fell} {sign} {number}"),
        // The player's own dice, of which only the result is known.
        None => String::from(if passed { "✓" } else { "✗" }),
    })
}

/// The result of a throw: the number of successes, the rows of a table, totals, a direction.
/// For a single check or a sum, also the faces.
pub fn came_to(voice: &Voice, throw: &Throw) -> String {
    let dice: u32 = throw.ways.iter().sum();
    if let Some(check) = check(throw, dice) {
        return check;
    }
    let low = throw.roll.span().0;
    let each = throw.ways.iter().enumerate();
    match &throw.roll.reading {
        Reading::AtLeast(_) | Reading::AtMost(_) => {
            voice.render(&t::successes_of(dice, throw.ways.get(1).copied().unwrap_or(0)))
        }
        Reading::Bands(bands) => bands
            .rows()
            .iter()
            .zip(&throw.ways)
            .filter(|(_, count)| **count > 0)
            .map(|(band, count)| match dice {
                1 => voice.text(band.label),
                _ => format!("{}: {count}", voice.text(band.label)),
            })
            .collect::<Vec<_>>()
            .join(" · "),
        Reading::Choice { options, .. } => (options.iter().zip(&throw.ways))
            .filter(|(_, count)| **count > 0)
            .map(|(option, _)| voice.text(*option))
            .collect(),
        Reading::Direction => (each.filter(|(_, count)| **count > 0).map(|(way, _)| way))
            .find(|way| *way > 0)
            .map_or_else(
                || voice.text(t::DIRECTION_NONE),
                |way| voice.render(&t::dice_bearing(way * 5)),
            ),
        Reading::Total if throw.roll.dice > 1 && throw.faces.len() == 1 => {
            single(throw).unwrap_or_default()
        }
        Reading::Total => each
            .flat_map(|(way, count)| std::iter::repeat_n(low + way as u32, *count as usize))
            .map(|total| total.to_string())
            .collect::<Vec<_>>()
            .join(", "),
        Reading::TotalAndDouble => each
            .flat_map(|(way, count)| std::iter::repeat_n(throw.roll.pair_of(way), *count as usize))
            .map(|pair| {
                if pair.double {
                    voice.render(&t::dice_double(pair.total))
                } else {
                    pair.total.to_string()
                }
            })
            .collect::<Vec<_>>()
            .join(", "),
    }
}

/// A throw in one line: its name, the number needed, the faces, the result.
pub fn throw(voice: &Voice, throw: &Throw) -> String {
    let mut words = voice.text(throw.roll.name);
    if let Some(need) = roll_need(&throw.roll) {
        let _ = write!(words, " {need}");
    }
    let came = came_to(voice, throw);
    let faces: Vec<String> = throw.faces.iter().map(shown).collect();
    // A single check or a sum already includes the faces.
    if single(throw).is_some_and(|fell| came.starts_with(&fell)) {
        return format!("{words}: {came}");
    }
    if !faces.is_empty() {
        let _ = write!(words, ": {}", faces.join(" "));
    }
    format!("{words} → {came}")
}

/// The face of a die, after its face before a re-roll, if any: `1›5`.
fn shown(shown: &crate::dice::Shown) -> String {
    let faces = |faces: &[u8]| {
        let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
        faces.join("+")
    };
    match &shown.before {
        Some(before) => format!("{}›{}", faces(before), faces(&shown.faces)),
        None => faces(&shown.faces),
    }
}

/// Faces without anything else.
fn bare(faces: &[u8]) -> String {
    let faces: Vec<String> = faces.iter().map(u8::to_string).collect();
    faces.join(" ")
}

/// The throw of the free roller, in one line.
fn free(voice: &Voice, throw: &FreeThrow) -> String {
    let die = match throw.die {
        FreeDie::D6 => t::DICE_D6,
        FreeDie::D20 => t::DICE_D20,
        FreeDie::TwoD6 => t::DICE_TWO_D6,
        FreeDie::Direction => t::DICE_DIRECTION,
    };
    let mut words = voice.text(die);
    match throw.need {
        Some(Need::AtLeast(number)) => drop(write!(words, " {number}+")),
        Some(Need::AtMost(number)) => drop(write!(words, " ≤ {number}")),
        None => {}
    }
    let results = throw.results();
    let results =
        results.iter().enumerate().map(|(place, result)| match throw.result_before(place) {
            Some(before) => format!("{before}›{result}"),
            None => result.to_string(),
        });
    let _ = write!(words, ": {}", results.collect::<Vec<_>>().join(" "));
    if let Some(successes) = throw.successes() {
        let all = throw.results().len();
        let _ = write!(words, " → {}", voice.render(&t::successes_of(all, successes)));
    }
    words
}

/// A number that may have a decimal; a whole one has no ".0".
fn number(voice: &Voice, number: f64) -> String {
    voice.number(number, u8::from(number.fract() != 0.0))
}

/// `24″`, `60 cm`: a distance of a sheet that knows only this unit.
pub fn measured(voice: &Voice, distance: f32, unit: Unit) -> String {
    let mark = match unit {
        Unit::Players => return voice.distance(distance),
        Unit::Tenths => return voice.distance(distance / 10.0),
        Unit::Inches => INCHES,
        Unit::Centimetres => centimetres(voice.language()),
    };
    format!("{}{mark}", number(voice, f64::from(distance)))
}

/// An answer as the player reads it; units by their names.
pub fn answer(voice: &Voice, battle_state: &BattleState, kind: Kind, answer: i16) -> String {
    match kind {
        Kind::Toggle => voice.text(if answer == 0 { t::TOGGLE_OFF } else { t::TOGGLE_ON }),
        Kind::Choice(choices) => usize::try_from(answer)
            .ok()
            .and_then(|place| choices.get(place))
            .map_or_else(String::new, |choice| {
                let mut sides = Side::ALL.into_iter();
                let of = sides.find(|one| Side::CHOICES[*one as usize].label == choice.label);
                of.map_or_else(
                    || voice.text(choice.label),
                    |one| side(voice, &battle_state.battle.clone().unwrap_or_default(), one),
                )
            }),
        Kind::Count { .. } => answer.to_string(),
        Kind::Unit => {
            let unit = u32::try_from(answer).ok();
            let unit = unit.filter(|unit| battle_state.unit(*unit).is_some());
            unit.map_or_else(|| String::from("–"), |unit| unit_name(voice, battle_state, unit))
        }
        Kind::Measure { unit, .. } => measured(voice, f32::from(answer), unit),
    }
}

/// A question and its answer: "Pinned", "Destroyed: 2".
pub fn stated(voice: &Voice, battle_state: &BattleState, field: &Field, value: i16) -> String {
    let label = voice.text(field.label);
    match field.kind {
        Kind::Toggle if value != 0 => label,
        _ => labelled(&label, answer(voice, battle_state, field.kind, value)),
    }
}

/// An answer after its label, which is left out if the answer already says it.
pub fn labelled(label: &str, answer: String) -> String {
    if answer.starts_with(label) { answer } else { format!("{label}: {answer}") }
}

/// The name of the subject of a change.
fn whom(voice: &Voice, battle_state: &BattleState, whom: Whom) -> String {
    match whom {
        Whom::Unit(unit) => unit_name(voice, battle_state, unit),
        Whom::Side(of) => {
            let setup = battle_state.battle.clone().unwrap_or_default();
            side(voice, &setup, of)
        }
        Whom::Battle => voice.text(l::LOG_BATTLE),
    }
}

/// The name of a unit; with its side, if a unit of the other side has the same name.
pub fn unit_name(voice: &Voice, battle_state: &BattleState, unit: u32) -> String {
    let Some((of, unit)) = battle_state.unit(unit) else {
        return format!("#{unit}");
    };
    let others = battle_state.units.of(of.other());
    if others.iter().any(|other| other.name == unit.name) {
        let setup = battle_state.battle.clone().unwrap_or_default();
        format!("{} ({})", unit.name, side(voice, &setup, of))
    } else {
        unit.name.clone()
    }
}

/// The change without its unit: "Destroyed: 1 → 2", "Pinned", "no longer: Pinned".
pub fn change(
    voice: &Voice,
    battle_state: &BattleState,
    ruleset: &Ruleset,
    changed: &Changed,
) -> String {
    let tracker = &ruleset.tracker;
    let fields = match changed.whom {
        Whom::Unit(_) => tracker.fields,
        Whom::Side(_) => tracker.side_fields,
        Whom::Battle => tracker.battle_fields,
    };
    let Some(field) = fields.get(changed.field) else { return String::new() };
    let label = voice.text(field.label);
    match field.kind {
        Kind::Toggle if changed.after == 0 => voice.render(&l::log_no_longer(label)),
        Kind::Toggle => label,
        kind => {
            let of = |value| answer(voice, battle_state, kind, value);
            format!("{label}: {} → {}", of(changed.before), of(changed.after))
        }
    }
}

/// All changes, one line for each unit, each side and the battle.
pub fn changes(
    voice: &Voice,
    battle_state: &BattleState,
    ruleset: &Ruleset,
    all: &[Changed],
) -> Vec<String> {
    let mut lines: Vec<(Whom, Vec<String>)> = Vec::new();
    for changed in all {
        let words = change(voice, battle_state, ruleset, changed);
        match lines.iter_mut().find(|(of, _)| *of == changed.whom) {
            Some((_, said)) => said.push(words),
            None => lines.push((changed.whom, vec![words])),
        }
    }
    let lines = lines.into_iter();
    lines
        .map(|(of, said)| format!("{}: {}", whom(voice, battle_state, of), said.join(", ")))
        .collect()
}

/// An outcome in words, part by part; parts that did not happen are left out.
pub fn outcome(voice: &Voice, parts: &[Part], outcome: Outcome) -> Vec<String> {
    let parts = parts.iter().enumerate();
    let said = parts.filter_map(|(place, part)| {
        let figure = outcome.figure(place);
        if part.quiet && figure == 0 {
            return None;
        }
        let words = match part.kind {
            PartKind::Count | PartKind::Bearing if figure == 0 => return None,
            PartKind::Count => figure.to_string(),
            PartKind::Measure(unit) => measured(voice, f32::from(figure), unit),
            PartKind::Bearing => voice.render(&t::dice_bearing(figure)),
            PartKind::Words(words) => {
                let word = words.get(usize::from(figure))?;
                // The first word means that nothing has happened.
                if figure == 0 && word.tone == Tone::Plain {
                    return None;
                }
                voice.text(word.label)
            }
        };
        let label = voice.text(part.label);
        Some(if label == words { words } else { format!("{label}: {words}") })
    });
    said.collect()
}

/// A line of the log in words: what was done, and with what result.
#[derive(Clone, Debug, Default)]
pub struct Said {
    /// The action.
    pub head: String,
    /// Its results, the most important first.
    pub body: Vec<String>,
}

/// The units that take part, those that act first: `Tigers + Scouts → Rifles`.
pub fn cast(voice: &Voice, battle_state: &BattleState, cast: &[Vec<u32>; 2]) -> String {
    let named = |units: &Vec<u32>| {
        let names = units.iter().map(|unit| unit_name(voice, battle_state, *unit));
        names.collect::<Vec<_>>().join(" + ")
    };
    let sides = cast.iter().filter(|units| !units.is_empty());
    sides.map(named).collect::<Vec<_>>().join(" → ")
}

/// A line of the log; `after` is the battle state after it.
pub fn line(voice: &Voice, line: &Line, after: &BattleState, ruleset: &Ruleset) -> Said {
    let say = |phrase: Phrase| voice.render(&phrase);
    let setup = after.battle.clone().unwrap_or_default();
    let with_cast = |title: String| {
        if line.is_without_cast() {
            title
        } else {
            format!("{title}: {}", cast(voice, after, &line.cast))
        }
    };
    let one = || {
        let unit = line.units.iter().next();
        unit.map_or_else(String::new, |unit| unit_name(voice, after, *unit))
    };
    let mut body = Vec::new();
    if let Some(trail) = &line.roll {
        body.extend(trail_lines(voice, trail));
    }
    let head = match &line.what {
        What::Began => say(l::log_began(battle(voice, &setup))),
        What::Named => say(l::log_named(battle(voice, &setup))),
        What::Cleared => voice.text(l::LOG_CLEARED),
        What::Step(id, done) => {
            let mut steps = ruleset.checklist.iter().flat_map(|stage| stage.steps);
            let step = steps.find(|step| step.id == id);
            let words = step.map_or_else(|| id.clone(), |step| voice.text(step.text));
            if *done { words } else { say(l::log_no_longer(words)) }
        }
        What::Went(to) => match &line.taken {
            Some(taken) => {
                format!("{}: {}", unit_name(voice, after, taken.unit), voice.render(&taken.words))
            }
            None => place(voice, ruleset, &setup, to),
        },
        What::Acted(true) => say(l::log_acted(one())),
        What::Acted(false) => say(l::log_not_acted(one())),
        What::PassedOver(test) => {
            let test = ruleset.calculator(test);
            let test = test.map_or_else(String::new, |test| voice.text(test.title));
            let said = say(l::log_passed_over(test));
            match one() {
                unit if unit.is_empty() => said,
                unit => format!("{said}: {unit}"),
            }
        }
        What::Moved(how) => {
            let mut moves = ruleset.tracker.acts.moves.iter();
            let how = moves.find(|known| known.id == how);
            let how = how.map_or_else(String::new, |how| voice.text(how.label));
            format!("{}: {how}", one())
        }
        What::Came(names) => say(l::log_came(names.join(", "))),
        What::Removed(names) => say(l::log_removed(names.join(", "))),
        What::Renamed(old, new) => format!("{old} → {new}"),
        What::Set => one_of(voice, line, after, ruleset),
        What::Asked(calculator) | What::Rolled(calculator) => {
            with_cast(voice.text(calculator.title))
        }
        What::Answered(calculator, place, answer) => {
            let field = calculator.fields.get(*place);
            body.extend(field.map(|field| stated(voice, after, field, *answer)));
            with_cast(voice.text(calculator.title))
        }
        What::OwnDice(calculator) => with_cast(say(l::log_own_dice(voice.text(calculator.title)))),
        What::Applied(calculator) => with_cast(say(l::log_settled(voice.text(calculator.title)))),
        What::Threw(throw) => {
            body.push(free(voice, throw));
            voice.text(l::LOG_THREW)
        }
        What::ThrewAgain(throw) => {
            body.push(free(voice, throw));
            voice.text(l::LOG_THREW_AGAIN)
        }
        What::Roller => voice.text(l::LOG_ROLLER),
        What::Clock => voice.text(t::CLOCK),
        What::Unknown => voice.text(l::LOG_UNKNOWN),
    };
    for note in &line.refused {
        let why = voice.render(&note.phrase);
        body.push(say(l::log_refused(why)));
    }
    // Changes that come with a new turn, and those that a single change by hand already says,
    // are not listed.
    if !matches!(line.what, What::Went(_) | What::Began | What::Moved(_)) && !(line.is_one_change())
    {
        body.extend(changes(voice, after, ruleset, &line.changed));
    }
    Said { head, body }
}

/// A row of the log in words. `line` is that of [`Row::merged`], `entries` are all entries of
/// the row; `house` has today's house rules.
pub fn row(
    voice: &Voice,
    row: &Row,
    (line, entries): (&Line, &[Entry]),
    (before, after): (&BattleState, &BattleState),
    (house, ruleset): (&Values, &Ruleset),
) -> Said {
    let mut said = self::line(voice, line, after, ruleset);
    if row.is_roster() {
        said.head = voice.text(l::LOG_SET_UP);
        said.body = set_up(voice, entries, before, after);
        return said;
    }
    if row.is_activation() {
        said.body = further_steps(voice, row, (entries, before), ruleset);
        return said;
    }
    let (What::Asked(calculator)
    | What::Answered(calculator, ..)
    | What::Rolled(calculator)
    | What::OwnDice(calculator)
    | What::Applied(calculator)) = &line.what
    else {
        return said;
    };
    let mut title = voice.text(calculator.title);
    match &line.what {
        What::Asked(_) | What::Answered(..) if line.refused.is_empty() => {
            said.body = asked(voice, entries, calculator, after);
            if said.body.is_empty() {
                said.body.push(voice.text(l::LOG_LOOKED));
            }
        }
        _ => {}
    }
    if line.roll.as_ref().is_some_and(|trail| trail.own_dice) {
        title = voice.render(&l::log_own_dice(title));
    }
    said.head = if line.is_without_cast() {
        title
    } else {
        format!("{title}: {}", cast(voice, after, &line.cast))
    };
    if !row.applied && line.is_open(after, house, ruleset) {
        said.body.insert(0, voice.text(l::LOG_NOT_APPLIED));
    }
    said
}

/// The steps of an activation after the one that its row is about; `before` is the battle state
/// before that one.
fn further_steps(
    voice: &Voice,
    row: &Row,
    (entries, before): (&[Entry], &BattleState),
    ruleset: &Ruleset,
) -> Vec<String> {
    let told = entries.get((row.main - row.first) as usize..).unwrap_or_default();
    let mut steps = Vec::new();
    replay(before, told, &mut |step| {
        let taken = Line::who(step, ruleset).taken;
        steps.extend(taken.map(|taken| voice.render(&taken.words)));
    });
    steps.split_off(steps.len().min(1))
}

/// The answers that a calculator was given, each once.
fn asked(
    voice: &Voice,
    entries: &[Entry],
    calculator: &Calculator,
    after: &BattleState,
) -> Vec<String> {
    let values = after.calculator_state(calculator.id).values(calculator);
    let mut places: Vec<usize> = Vec::new();
    for entry in entries {
        if let Action::Answer { field, .. } = entry.did.without_moment() {
            places.extend(Field::find(calculator.fields, field));
        }
    }
    let mut seen = BTreeSet::new();
    places.retain(|place| seen.insert(*place));
    let fields = places.iter().filter_map(|place| {
        let field = calculator.fields.get(*place)?;
        Some(stated(voice, after, field, values.get(*place)))
    });
    fields.collect()
}

/// Changes to units and their cards: units added or changed, and units removed.
fn set_up(
    voice: &Voice,
    entries: &[Entry],
    before: &BattleState,
    after: &BattleState,
) -> Vec<String> {
    let mut units: BTreeSet<u32> = BTreeSet::new();
    for entry in entries {
        if let Action::RemoveUnit { unit, .. }
        | Action::RenameUnit { unit, .. }
        | Action::SetWords { unit, .. }
        | Action::SetUnit { unit, .. } = entry.did.without_moment()
        {
            units.insert(*unit);
        }
        units.extend(entry.came.iter().filter_map(|change| match change {
            Change::Add { unit, .. } => Some(unit.id),
            _ => None,
        }));
    }
    let named = |of: &BattleState, beside: Option<&BattleState>| {
        let there = units.iter().filter(|unit| {
            of.unit(**unit).is_some() && beside.is_none_or(|other| other.unit(**unit).is_none())
        });
        let names: Vec<String> = there.map(|unit| unit_name(voice, of, *unit)).collect();
        Some(names.join(", ")).filter(|names| !names.is_empty())
    };
    let gone = named(before, Some(after)).map(|names| voice.render(&l::log_removed(names)));
    named(after, None).into_iter().chain(gone).collect()
}

impl Line {
    /// Whether it is a single change by hand.
    fn is_one_change(&self) -> bool {
        matches!(self.what, What::Set) && self.changed.len() == 1
    }
}

/// A change by hand, if it changed just one thing.
fn one_of(voice: &Voice, line: &Line, after: &BattleState, ruleset: &Ruleset) -> String {
    let all = changes(voice, after, ruleset, &line.changed);
    match all.as_slice() {
        [one] if line.is_one_change() => one.clone(),
        _ => voice.text(l::LOG_SET),
    }
}

/// The players' own modifiers, in words; `None` if there are none.
pub fn own_modifiers(voice: &Voice, own: &[OwnModifier]) -> Option<String> {
    let named = own.iter().map(|one| voice.render(&one.with_number()));
    let named = named.collect::<Vec<_>>().join(", ");
    (!own.is_empty()).then(|| voice.render(&l::log_own_modifiers(named)))
}

/// The dice of a line: their result, the players' own modifiers, then each throw.
pub fn trail_lines(voice: &Voice, trail: &Trail) -> Vec<String> {
    let Some(came) = trail.outcome else {
        let faces = bare(&trail.faces);
        return vec![voice.render(&l::log_bare(faces))];
    };
    let mut lines = vec![outcome(voice, &trail.parts, came).join(" · ")];
    lines.retain(|line| !line.is_empty());
    lines.extend(own_modifiers(voice, &trail.own));
    lines.extend(trail.throws.iter().map(|one| throw(voice, one)));
    lines
}

/// An undone roll that something else replaced: its name and faces.
pub fn struck(voice: &Voice, roll: &Action, ruleset: &Ruleset) -> String {
    let (title, faces) = match roll {
        Action::Rolled { calculator, faces, .. } => {
            let known = ruleset.calculator(calculator);
            (known.map(|known| known.title), bare(faces))
        }
        Action::OwnDice { calculator, answer, .. } => {
            let known = ruleset.calculator(calculator);
            (known.map(|known| known.title), answer.to_string())
        }
        Action::Throw { faces } | Action::ThrowAgain { faces, .. } => {
            (Some(l::LOG_THREW), bare(faces))
        }
        _ => (None, String::new()),
    };
    let title = voice.text(title.unwrap_or(l::LOG_UNKNOWN));
    voice.render(&l::log_struck(format!("{title}: {faces}")))
}
