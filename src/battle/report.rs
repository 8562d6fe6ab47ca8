//! The report of a battle: its log as a story short enough to read.
//!
//! The report is built from typed data, and nothing is guessed: applied dice, changes to units by
//! dice or by hand, units that are out of the battle, Objectives that changed hands, the players'
//! answers to questions about the battle, and its end according to the sheet. Ticks, opened
//! calculators and the answers to them are left out. Events without effect share one line; a turn
//! has at most [`MOST_LINES`] lines, and says how many more there were.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::aid::mission::Roles;
use crate::aid::{PhaseKind, Remaining, Ruleset, Values};
use crate::text::Voice;
use crate::text::keys::{log as l, screens as s};

use super::action::Action;
use super::battle_state::{BattleState, Setup};
use super::log::{Changed, Line, State, Taken, What, Whom};
use super::rows::is_on_card;
use super::session::{Chunk, Entry, Step, replay};
use super::{Side, words};

/// The most lines for one turn; a phone's screen has about fifteen.
pub const MOST_LINES: usize = 24;
/// The most parts of an outcome in a report.
const MOST_PARTS: usize = 2;
/// The most events without effect that are named.
const MOST_WITHOUT_EFFECT: usize = 6;

/// A piece of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// The name of the battle.
    Title(String),
    /// A turn of a side, or a round.
    Turn(String),
    /// Something that happened, and whether it was decisive.
    Event(String, bool),
    /// A plain sentence.
    Plain(String),
}

/// The report of a battle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report(pub Vec<Piece>);

/// Something that happened in a turn, before it is put into words.
struct Event {
    /// The calculator and the units that take part; without dice, the whole sentence.
    what: String,
    /// The outcome.
    result: Vec<String>,
    /// How often it was rolled until it was applied.
    times: u32,
    /// Whether it had any effect.
    effect: bool,
    /// Whether it was decisive.
    turns: bool,
    /// How many rolls were undone before it.
    undone: u32,
    /// Whether it would have changed something but was not applied.
    open: bool,
}

impl Event {
    /// Something that happened, without dice.
    const fn plain(what: String, turns: bool) -> Self {
        Self { what, result: Vec::new(), times: 1, effect: true, turns, undone: 0, open: false }
    }
}

/// Builds the report, turn by turn.
struct Reporter<'a> {
    voice: &'a Voice<'a>,
    ruleset: &'a Ruleset,
    house: &'a Values,
    pieces: Vec<Piece>,
    /// The heading that is written before the next event.
    heading: Option<String>,
    events: Vec<Event>,
    /// Rolls that were not applied yet, by the id of the calculator.
    rolled: BTreeMap<&'static str, Event>,
    /// Units that were changed by hand since the last event: each before and after.
    by_hand: Vec<(u32, State, State)>,
    /// Answers about the sides and the battle since the last event, each changed once.
    answered: Vec<Changed>,
    /// Units that were added in this turn.
    came: Vec<u32>,
    /// By side: the place of the event with the steps of its units in this turn, and the unit
    /// named last.
    acted: [Option<(usize, u32)>; 2],
}

impl Report {
    /// Reports a battle from its beginning: the battle state before the first entry, and all
    /// entries that were done. `house` has today's house rules.
    pub fn of(
        start: &BattleState,
        entries: &[Entry],
        house: &Values,
        ruleset: &Ruleset,
        voice: &Voice,
    ) -> Self {
        let mut reporter = Reporter::new(house, ruleset, voice);
        let battle_state = reporter.all(start, entries);
        reporter.end(&battle_state);
        reporter.report(&battle_state)
    }

    /// Reports how a battle began, from the entries that are given, without an end; `now` is its
    /// present state, for its name.
    pub fn beginning(
        now: &BattleState,
        first: &Chunk,
        house: &Values,
        ruleset: &Ruleset,
        voice: &Voice,
    ) -> Self {
        let mut reporter = Reporter::new(house, ruleset, voice);
        reporter.all(&first.start, &first.entries);
        reporter.report(now)
    }

    /// The report as plain text.
    pub fn plain(&self) -> String {
        self.written(|piece| match piece {
            Piece::Title(words) => format!("{words}\n\n"),
            Piece::Turn(words) => format!("\n{words}\n"),
            Piece::Event(words, false) => format!("- {words}\n"),
            Piece::Event(words, true) => format!("- {words} (!)\n"),
            Piece::Plain(words) => format!("{words}\n"),
        })
    }

    /// The report as Markdown; the players' own text is escaped.
    pub fn markdown(&self) -> String {
        self.written(|piece| match piece {
            Piece::Title(words) => format!("# {}\n\n", escaped(words)),
            Piece::Turn(words) => format!("\n## {}\n\n", escaped(words)),
            Piece::Event(words, false) => format!("- {}\n", escaped(words)),
            Piece::Event(words, true) => format!("- **{}**\n", escaped(words)),
            Piece::Plain(words) => format!("{}\n", escaped(words)),
        })
    }

    fn written(&self, piece: impl Fn(&Piece) -> String) -> String {
        let written: String = self.0.iter().map(piece).collect();
        // Soft hyphens are only for narrow screens, not for texts that are sent or searched.
        written.replace('\u{AD}', "")
    }
}

/// How many rolls were undone before an entry.
fn undone(entry: &Entry) -> u32 {
    entry.instead_of.len() as u32 + entry.instead_of_more
}

/// A text in which no character has a meaning in Markdown.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            '\n' | '\r' => escaped.push(' '),
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// The title: the battle's name, game, sides and points.
fn opening(battle_state: &BattleState, ruleset: &Ruleset, voice: &Voice) -> Vec<Piece> {
    let setup = battle_state.battle.clone().unwrap_or_default();
    let mut facts = voice.text(ruleset.name);
    if let Some(points) = setup.points {
        let _ = write!(facts, " · {}", voice.render(&s::army_sum(points)));
    }
    let house = Values::defaults(ruleset.house_rules);
    let played = battle_state.view(ruleset, |view| (ruleset.missions.played)(view, &house));
    if let Some(played) = &played {
        let _ = write!(facts, " · {}", voice.text(played.mission.title));
    }
    let [first, second] = Side::ALL.map(|side| words::side(voice, &setup, side));
    let attacks = played.filter(|played| played.mission.roles == Roles::Attack);
    let attacks = attacks.map(|played| {
        let attacker = words::side(voice, &setup, played.attacker);
        Piece::Plain(voice.render(&l::report_attacks(attacker)))
    });
    [
        Piece::Title(words::battle(voice, &setup)),
        Piece::Plain(facts),
        Piece::Plain(voice.render(&l::report_sides(first, second))),
    ]
    .into_iter()
    .chain(attacks)
    .collect()
}

impl<'a> Reporter<'a> {
    const fn new(house: &'a Values, ruleset: &'a Ruleset, voice: &'a Voice<'a>) -> Self {
        Self {
            voice,
            ruleset,
            house,
            pieces: Vec::new(),
            heading: None,
            events: Vec::new(),
            rolled: BTreeMap::new(),
            by_hand: Vec::new(),
            answered: Vec::new(),
            came: Vec::new(),
            acted: [None; 2],
        }
    }

    /// Reports entries from the battle state before the first; returns the one after the last.
    fn all(&mut self, start: &BattleState, entries: &[Entry]) -> BattleState {
        self.heading(start);
        let battle_state = replay(start, entries, &mut |step| self.report_step(step));
        self.close(&battle_state);
        battle_state
    }

    /// The report, with the battle's title above it.
    fn report(mut self, battle_state: &BattleState) -> Report {
        let mut pieces = opening(battle_state, self.ruleset, self.voice);
        pieces.append(&mut self.pieces);
        Report(pieces)
    }

    fn say(&self, phrase: &crate::text::Phrase) -> String {
        self.voice.render(phrase)
    }

    fn setup(battle_state: &BattleState) -> Setup {
        battle_state.battle.clone().unwrap_or_default()
    }

    /// The kind of stage that the battle is in.
    fn kind(&self, battle_state: &BattleState) -> PhaseKind {
        battle_state.phase(self.ruleset).map_or(PhaseKind::Turn, |(_, stage)| stage.kind)
    }

    /// Starts the heading for the position of the battle state.
    fn heading(&mut self, battle_state: &BattleState) {
        let turn = &battle_state.turn;
        let stage = battle_state.phase(self.ruleset).map(|(_, stage)| stage);
        let outside =
            stage.filter(|stage| matches!(stage.kind, PhaseKind::SetUp | PhaseKind::Over));
        self.heading = Some(match outside {
            Some(stage) => self.voice.text(stage.title),
            None if self.ruleset.order.in_rounds => self.say(&s::round_number(turn.number)),
            None => {
                let side = words::side(self.voice, &Self::setup(battle_state), turn.side);
                format!("{} · {side}", self.say(&s::turn_number(turn.number)))
            }
        });
    }

    /// Whether two battle states belong under one heading.
    fn is_same_turn(&self, before: &BattleState, after: &BattleState) -> bool {
        let outside = |battle_state: &BattleState| match self.kind(battle_state) {
            PhaseKind::SetUp => 1,
            PhaseKind::Over => 2,
            PhaseKind::Turn | PhaseKind::Question => 0,
        };
        let side = |battle_state: &BattleState| {
            (!self.ruleset.order.in_rounds).then_some(battle_state.turn.side)
        };
        outside(before) == outside(after)
            && before.turn.number == after.turn.number
            && side(before) == side(after)
    }

    fn report_step(&mut self, step: Step) {
        let Step { entry, before, after } = step;
        let mut line = Line::who(step, self.ruleset);
        if !line.what.is_aside() {
            line.find_roll(step, self.house, self.ruleset);
        }
        match &line.what {
            What::Began | What::Cleared => {
                // Earlier events do not belong to the battle.
                self.events.clear();
                self.rolled.clear();
                self.by_hand.clear();
                self.answered.clear();
                self.came.clear();
                self.acted = [None; 2];
                self.pieces.clear();
                self.heading(after);
            }
            What::Rolled(calculator) | What::OwnDice(calculator) => {
                let id = calculator.id;
                if line.roll.is_none() {
                    return;
                }
                let mut event = self.of_dice(&line, after);
                event.undone = undone(entry);
                event.open = line.is_open(after, self.house, self.ruleset);
                if let Some(earlier) = self.rolled.remove(id) {
                    // Without units, two shots cannot be distinguished.
                    let same = earlier.what == event.what && !line.is_without_cast();
                    if same {
                        event.times += earlier.times;
                        event.undone += earlier.undone;
                    } else {
                        self.events.push(earlier);
                    }
                }
                self.rolled.insert(id, event);
            }
            What::Applied(calculator) => {
                // Changes by hand happened before it.
                self.tell_by_hand(before);
                let mut event = self.of_dice(&line, before);
                event.undone = undone(entry);
                if let Some(rolled) = self.rolled.remove(calculator.id) {
                    event.times = rolled.times;
                    event.undone += rolled.undone;
                }
                self.become_of(&line, before, after, &mut event);
                self.events.push(event);
            }
            // Asking again does not change the earlier roll.
            What::Asked(calculator) | What::Answered(calculator, ..) => {
                let asked = |battle_state: &BattleState| {
                    let calculator_state = battle_state.calculator_state(calculator.id);
                    (calculator_state.rolled, calculator_state.own_dice)
                };
                if asked(before) != asked(after) {
                    let earlier = self.rolled.remove(calculator.id);
                    // A step back corrects what the player entered: nothing else was rolled.
                    let corrects = matches!(entry.did.without_moment(), Action::OwnDiceBack { .. });
                    self.events.extend(earlier.filter(|_| !corrects));
                }
            }
            What::Set => self.set(&line, &entry.did, before, after),
            What::Went(_) => {
                if let Some(taken) = line.taken.filter(|taken| taken.is_news) {
                    self.acts(&taken, before);
                }
            }
            What::Came(_) if self.kind(before) == PhaseKind::Turn && before.battle.is_some() => {
                let units = after.units.both().flat_map(|(_, units)| units);
                let new = units.map(|unit| unit.id);
                self.came.extend(new.filter(|unit| before.unit(*unit).is_none()));
            }
            _ => {}
        }
        self.objectives(before, after);
        if !self.is_same_turn(before, after) {
            self.close(before);
            self.heading(after);
        }
    }

    /// Reports a step of a unit: the steps of a side's units in one turn share one event.
    fn acts(&mut self, taken: &Taken, before: &BattleState) {
        let Some((side, _)) = before.unit(taken.unit) else { return };
        let words = self.say(&taken.words);
        let named = || format!("{}: {words}", words::unit_name(self.voice, before, taken.unit));
        let known = &mut self.acted[side as usize];
        match known {
            Some((place, last)) if *last == taken.unit => {
                let _ = write!(self.events[*place].what, ", {words}");
            }
            Some((place, last)) => {
                *last = taken.unit;
                let _ = write!(self.events[*place].what, "; {}", named());
            }
            None => {
                let side = words::side(self.voice, &Self::setup(before), side);
                *known = Some((self.events.len(), taken.unit));
                self.events.push(Event::plain(format!("{side} – {}", named()), false));
            }
        }
    }

    /// An event with dice: which units, which calculator, to what effect.
    fn of_dice(&self, line: &Line, battle_state: &BattleState) -> Event {
        let title = match &line.what {
            What::Rolled(calculator) | What::OwnDice(calculator) | What::Applied(calculator) => {
                self.voice.text(calculator.title)
            }
            _ => String::new(),
        };
        let own = line.roll.as_ref().map_or(&[][..], |roll| &roll.own);
        let title = match words::own_modifiers(self.voice, own) {
            Some(own) => format!("{title}; {own}"),
            None => title,
        };
        let what = if let Some(side) = line.side {
            format!("{} ({title})", words::side(self.voice, &Self::setup(battle_state), side))
        } else if line.is_without_cast() {
            title
        } else {
            format!("{} ({title})", words::cast(self.voice, battle_state, &line.cast))
        };
        let outcome = line.roll.as_ref().and_then(|roll| Some((roll, roll.outcome?)));
        let mut result = outcome.map_or_else(Vec::new, |(roll, outcome)| {
            words::outcome(self.voice, &roll.parts, outcome)
        });
        // The most wanted come first; a part named like the calculator needs no label.
        result.truncate(MOST_PARTS);
        let named = match &line.what {
            What::Rolled(calculator) | What::OwnDice(calculator) | What::Applied(calculator) => {
                format!("{}: ", self.voice.text(calculator.title))
            }
            _ => String::new(),
        };
        for words in &mut result {
            if let Some(plain) = words.strip_prefix(&named).filter(|_| !named.is_empty()) {
                *words = plain.to_owned();
            }
        }
        Event { effect: !result.is_empty(), result, ..Event::plain(what, false) }
    }

    /// The fate of the units in an event.
    fn become_of(&self, line: &Line, before: &BattleState, after: &BattleState, event: &mut Event) {
        for &unit in &line.units {
            let [old, new] = line.states(unit, before, after, self.ruleset);
            if let Some(words) = self.fate(old, new) {
                event.effect = true;
                event.turns |= new.gone && !old.gone;
                event
                    .result
                    .push(format!("{}: {words}", words::unit_name(self.voice, before, unit)));
            }
        }
    }

    /// The fate of a unit, in words; `None` if it did not change.
    fn fate(&self, old: State, new: State) -> Option<String> {
        if new.gone && !old.gone {
            return Some(self.voice.text(l::REPORT_GONE));
        }
        // A change of the full strength on its card is not a loss, and is not counted as one.
        let lost = |state: State| {
            let lost = state.strength.map(|Remaining { left, full }| full - left);
            lost.unwrap_or(0)
        };
        let strength = new.strength.filter(|_| lost(old) != lost(new));
        let strength =
            strength.map(|Remaining { left, full }| self.say(&l::report_left(full, left)));
        let held = new.held.into_iter().flatten();
        let held = held.filter(|word| !old.held.contains(&Some(*word)));
        let held = held.map(|word| self.voice.text(word));
        let said: Vec<String> = strength.into_iter().chain(held).collect();
        (!said.is_empty()).then(|| said.join(", "))
    }

    /// A change by hand.
    fn set(&mut self, line: &Line, did: &Action, before: &BattleState, after: &BattleState) {
        match did.without_moment() {
            // Filling in a card is set-up, not play.
            Action::SetUnit { field, .. } if is_on_card(field, self.ruleset) => {}
            Action::SetUnit { unit, .. } => {
                let [old, new] = line.states(*unit, before, after, self.ruleset);
                // Consecutive taps are one change.
                let last = self.by_hand.iter_mut().rfind(|(known, ..)| known == unit);
                match last {
                    Some((_, _, was)) if *was == old => *was = new,
                    _ => self.by_hand.push((*unit, old, new)),
                }
            }
            // The players' answers during the battle; those of the set-up are on the map.
            Action::SetBattle { .. } | Action::SetBattleAll { .. } | Action::SetSide { .. }
                if self.kind(before) != PhaseKind::SetUp =>
            {
                for changed in &line.changed {
                    // Consecutive taps are one change.
                    let same = |known: &&mut Changed| {
                        (known.whom, known.field) == (changed.whom, changed.field)
                    };
                    match self.answered.iter_mut().find(same) {
                        Some(known) => known.after = changed.after,
                        None => self.answered.push(*changed),
                    }
                }
            }
            _ => {}
        }
    }

    /// Reports the changes by hand since the last event.
    fn tell_by_hand(&mut self, battle_state: &BattleState) {
        for changed in std::mem::take(&mut self.answered) {
            if changed.before == changed.after {
                continue;
            }
            let words = words::change(self.voice, battle_state, self.ruleset, &changed);
            let words = match changed.whom {
                Whom::Side(side) => {
                    let side = words::side(self.voice, &Self::setup(battle_state), side);
                    format!("{side}: {words}")
                }
                _ => words,
            };
            self.events.push(Event::plain(words, false));
        }
        for (unit, old, new) in std::mem::take(&mut self.by_hand) {
            if let Some(words) = self.fate(old, new) {
                let unit = words::unit_name(self.voice, battle_state, unit);
                let turns = new.gone && !old.gone;
                self.events.push(Event::plain(format!("{unit}: {words}"), turns));
            }
        }
    }

    /// Reports the units added in this turn, in one line above everything else: that is set-up.
    fn report_arrivals(&mut self, battle_state: &BattleState) {
        let came = std::mem::take(&mut self.came);
        let there = came.iter().filter(|unit| battle_state.unit(**unit).is_some());
        let names: Vec<String> =
            there.map(|unit| words::unit_name(self.voice, battle_state, *unit)).collect();
        if !names.is_empty() {
            let words = self.say(&l::log_came(names.join(", ")));
            self.events.insert(0, Event::plain(words, false));
        }
    }

    /// Reports Objectives that changed hands.
    fn objectives(&mut self, before: &BattleState, after: &BattleState) {
        if before.whole == after.whole {
            return;
        }
        let played = |battle_state: &BattleState| {
            let played = battle_state
                .view(self.ruleset, |view| (self.ruleset.missions.played)(view, self.house));
            played.map_or_else(Vec::new, |played| played.placed)
        };
        let old = played(before);
        for one in played(after) {
            let was = old.iter().find(|other| other.number == one.number);
            let was = was.and_then(|was| was.taken);
            if let Some(side) = one.taken.filter(|side| was != Some(*side)) {
                let side = words::side(self.voice, &Self::setup(after), side);
                let words = self.say(&l::report_taken(u32::from(one.number), side));
                self.events.push(Event::plain(words, true));
            }
        }
    }

    /// Writes the events of a turn; `battle_state` is the one at its end.
    fn close(&mut self, battle_state: &BattleState) {
        let rolled = std::mem::take(&mut self.rolled);
        self.events.extend(rolled.into_values());
        self.tell_by_hand(battle_state);
        self.report_arrivals(battle_state);
        let events = std::mem::take(&mut self.events);
        self.acted = [None; 2];
        let heading = self.heading.take();
        if events.is_empty() {
            return;
        }
        self.pieces.extend(heading.map(Piece::Turn));
        let (told, without): (Vec<Event>, Vec<Event>) =
            events.into_iter().partition(|event| event.effect);
        // If there are too many, the decisive ones are reported in any case.
        let turning = told.iter().filter(|event| event.turns).count();
        let mut room = MOST_LINES.saturating_sub(turning);
        let mut more = 0;
        for event in &told {
            if !event.turns && room == 0 {
                more += 1;
                continue;
            }
            room -= usize::from(!event.turns);
            let words = self.sentence(event);
            self.pieces.push(Piece::Event(words, event.turns));
        }
        if more > 0 {
            let words = self.say(&l::report_more(more as u32));
            self.pieces.push(Piece::Event(words, false));
        }
        if !without.is_empty() {
            let words = self.without_effect(&without);
            self.pieces.push(Piece::Event(words, false));
        }
    }

    fn sentence(&self, event: &Event) -> String {
        let mut words = event.what.clone();
        if !event.result.is_empty() {
            let _ = write!(words, " – {}", event.result.join("; "));
        }
        let times = (event.times > 1).then(|| self.say(&l::report_times(event.times)));
        let undone = (event.undone > 0).then(|| self.say(&l::log_rolls_undone(event.undone)));
        let open = event.open.then(|| self.voice.text(l::LOG_NOT_APPLIED));
        let beside: Vec<String> = [times, undone, open].into_iter().flatten().collect();
        if !beside.is_empty() {
            let _ = write!(words, " ({})", beside.join(", "));
        }
        words
    }

    /// Events without effect, each once with how often it happened.
    fn without_effect(&self, events: &[Event]) -> String {
        let mut all: Vec<(&str, u32)> = Vec::new();
        for event in events {
            match all.iter_mut().find(|(what, _)| *what == event.what) {
                Some((_, times)) => *times += event.times,
                None => all.push((&event.what, event.times)),
            }
        }
        let over = all.len().saturating_sub(MOST_WITHOUT_EFFECT);
        let named = all.iter().take(MOST_WITHOUT_EFFECT);
        let mut named: Vec<String> = named
            .map(|(what, times)| match times {
                1 => (*what).to_owned(),
                times => format!("{what} ×{times}"),
            })
            .collect();
        if over > 0 {
            named.push(self.say(&l::report_more(over as u32)));
        }
        self.say(&l::report_without_effect(named.join(", ")))
    }

    /// Reports how the battle ended: what the sheet says about it, and what both sides have left.
    fn end(&mut self, battle_state: &BattleState) {
        let over = self.kind(battle_state) == PhaseKind::Over;
        let heading = if over { l::REPORT_RESULT } else { l::REPORT_STANDING };
        self.pieces.push(Piece::Turn(self.voice.text(heading)));
        if over && let Some((_, stage)) = battle_state.phase(self.ruleset) {
            let notes = battle_state.view(self.ruleset, |view| {
                let steps = stage.steps.iter();
                let steps = steps.filter(|step| step.matters(view, self.house));
                let notes = steps.filter_map(|step| step.says);
                notes.flat_map(|says| says(view)).collect::<Vec<_>>()
            });
            for note in notes {
                let words = self.voice.render(&note.phrase);
                self.pieces.push(Piece::Event(words, false));
            }
        } else {
            let place = words::place(
                self.voice,
                self.ruleset,
                &Self::setup(battle_state),
                &battle_state.turn.position(),
            );
            let words = self.say(&l::report_stands(place));
            self.pieces.push(Piece::Plain(words));
        }
        let leading = battle_state.leading(self.ruleset);
        for side in Side::ALL {
            let units = battle_state.units.of(side);
            if units.is_empty() {
                continue;
            }
            // Only a breakpoint that has been reached: a test that is still due decides nothing.
            let reached =
                leading.iter().filter(|one| one.side == side && one.follows.test.is_none());
            let states = units.iter().map(|unit| {
                let state = State::of(unit, self.ruleset);
                (unit, state)
            });
            let (gone, left): (Vec<_>, Vec<_>) = states.partition(|(_, state)| state.gone);
            let side = words::side(self.voice, &Self::setup(battle_state), side);
            let mut words = self.say(&l::report_units_left(left.len(), side, units.len()));
            if !gone.is_empty() {
                let names = gone.iter().map(|(unit, _)| unit.name.as_str());
                let names: Vec<&str> = names.collect();
                let _ = write!(words, " {}", self.say(&l::report_lost(names.join(", "))));
            }
            for one in reached {
                let _ = write!(words, " {}", self.voice.render(&one.follows.phrase));
            }
            self.pieces.push(Piece::Event(words, false));
        }
    }
}
