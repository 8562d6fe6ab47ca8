//! Search over everything in a wargame that has a name: its terms and rules, calculators,
//! tables and missions, the units of the open battle, the settings.
//!
//! Words are compared without case and diacritics ([`fold`]). A word matches whole, by its
//! beginning, with another ending (`woods`, `wood`) or as two words (`machinegun`). An entry
//! that has a word in its name comes before one that has it only in its text. Terms are found
//! by their names in all three languages, and so are the entries that use them. If nothing is
//! found, the nearest matches are shown: for a misspelt word, or for another word for the same
//! thing.

use std::collections::{BTreeMap, BTreeSet};

use crate::address::{Place, Screen, place_of};
use crate::aid::{Calculator, Cell, Cite, Field, Kind as Answers, Ruleset, Section, Values};
use crate::battle::{Side, Unit};
use crate::text::keys::screens as s;
use crate::text::{Packs, Phrase, PluralCategory, Text, Voice, fold};

/// The kind of thing that was found. Among equally good matches, the earlier kind comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A unit of the open battle.
    Unit,
    /// A word of the game.
    Term,
    /// A calculator.
    Calculator,
    /// A mission.
    Mission,
    /// A table.
    Table,
    /// A rule.
    Rule,
    /// A ruling: how an unclear point of the sheet is read.
    Ruling,
    /// A house rule.
    HouseRule,
    /// A setting of the app.
    Setting,
}

/// Something that can be found.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Its kind.
    pub kind: Kind,
    /// The id of the rule, table or term, if it is one.
    pub id: Cite,
    /// Where it is.
    pub screen: Screen,
    title: Text,
    /// The name that a player gave it, instead of a title.
    name: String,
    text: Text,
}

impl Entry {
    fn new(kind: Kind, id: Cite, screen: Screen, title: Text, text: Text) -> Self {
        Self { kind, id, screen, title, name: String::new(), text }
    }

    /// Its title, or its name.
    pub fn title(&self, voice: &Voice) -> String {
        if self.name.is_empty() { voice.text(self.title) } else { self.name.clone() }
    }

    /// Its text: the rule, the meaning of a term, the summary of a calculator or a mission.
    pub fn text(&self, voice: &Voice) -> String {
        voice.text(self.text)
    }
}

/// The results of a query.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// The entries found, the best first.
    pub entries: Vec<Entry>,
    /// Whether nothing matches the query, and these are only near matches.
    pub is_near: bool,
    /// The folded words that matched, for marking them in texts.
    words: Vec<Word>,
}

/// A word to be marked.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Word {
    /// Words that begin with this.
    Beginning(String),
    /// This word.
    Whole(String),
}

impl Found {
    /// A text in pieces, and whether each is to be marked.
    pub fn marked<'a>(&self, text: &'a str) -> Vec<(&'a str, bool)> {
        let mut pieces = Vec::new();
        let mut plain = 0;
        let mut from = 0;
        for part in text.split_inclusive(|letter: char| !is_of_word(letter)) {
            let word = part.trim_end_matches(|letter| !is_of_word(letter));
            let marked = self.marked_of(word);
            if marked > 0 {
                pieces.push((&text[plain..from], false));
                pieces.push((&text[from..from + marked], true));
                plain = from + marked;
            }
            from += part.len();
        }
        pieces.push((&text[plain..], false));
        pieces.retain(|(piece, _)| !piece.is_empty());
        pieces
    }

    /// How much of a word is marked: its length in bytes from its beginning.
    fn marked_of(&self, word: &str) -> usize {
        if word.is_empty() {
            return 0;
        }
        let folded = fold(word);
        let each = self.words.iter().filter_map(|sought| match sought {
            Word::Whole(whole) => (folded == *whole).then_some(word.len()),
            Word::Beginning(sought) => {
                folded.starts_with(sought.as_str()).then(|| {
                    // Folding may change how many letters there are.
                    let ends = word.char_indices().map(|(at, letter)| at + letter.len_utf8());
                    let mut ends = ends.filter(|end| fold(&word[..*end]).len() >= sought.len());
                    ends.next().unwrap_or(word.len())
                })
            }
        });
        each.max().unwrap_or(0)
    }
}

/// The part of an entry in which a word is found: the first counts most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Part {
    /// Its title.
    Title,
    /// Its other names, and its questions.
    Also,
    /// Its text.
    Text,
}

/// How a word matches: the lower, the better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Met {
    Whole,
    Beginning,
    /// With another ending, or in two words.
    Form,
}

/// How well an entry matches a word: the lower, the better.
const fn score(met: Met, part: Part) -> u16 {
    let met = match met {
        Met::Whole => 0,
        Met::Beginning => 1,
        Met::Form => 2,
    };
    met + match part {
        Part::Title => 0,
        Part::Also => 1,
        Part::Text => 3,
    }
}

/// Worse than any [`score`]: for entries that only use a matching term.
const USES_A_TERM: u16 = 7;
/// Added if the words of a query are not next to each other.
const APART: u16 = 3;
/// A shorter word matches in a text only as a whole word.
const SHORT: usize = 3;

/// Words that players use for the same thing: if one of them finds nothing, the others are
/// tried. The wargame's own terms are in its glossary.
const ALIKE: &[&[&str]] = &[
    &["mg", "machinegun", "machine gun", "karabin maszynowy", "пулемет", "infantry support"],
    &[
        "woods",
        "forest",
        "las",
        "лес",
        "difficult",
        "terrain",
        "teren",
        "местность",
        "cover",
        "oslona",
        "укрытие",
    ],
    &["reroll", "re roll", "przerzut", "переброс"],
    &[
        "pinned",
        "pinning",
        "suppressed",
        "suppression",
        "przygwozdzony",
        "przyparty",
        "przygnieciony",
        "прижат",
        "подавлен",
    ],
    &[
        "concealed",
        "concealment",
        "hidden",
        "camouflage",
        "cover",
        "ukryty",
        "maskowanie",
        "скрыт",
        "маскировка",
    ],
    &[
        "fallback",
        "fall back",
        "retreat",
        "withdraw",
        "break off",
        "rout",
        "odwrot",
        "wycofanie",
        "отход",
        "отступление",
    ],
    &["smokescreen", "smoke", "zaslona", "dym", "дым", "hidden"],
    &["night", "noc", "ночь", "visibility", "sight"],
    &["penetration", "anti tank", "przebicie", "пробитие", "бронепробиваемость"],
    &["panic", "rout", "morale", "panika", "паника", "мораль"],
];

/// The searchable words of a ruleset in one language, with the terms of the others.
#[derive(Clone, Debug, PartialEq)]
pub struct Index {
    entries: Vec<Indexed>,
    /// Every word once, in alphabetical order, with the entries that have it.
    words: Vec<(String, Vec<(u32, Part)>)>,
}

impl std::fmt::Debug for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(match self {
            Self::Title => "title",
            Self::Also => "also",
            Self::Text => "text",
        })
    }
}

#[derive(Clone, Debug, PartialEq)]
struct Indexed {
    entry: Entry,
    /// The folded title.
    title: String,
    /// All its folded texts, one per line.
    texts: String,
    /// The questions and modifiers of a calculator, each with its folded text.
    asks: Vec<(Phrase, String)>,
}

/// Everything else that is searched, besides the ruleset.
#[derive(Clone, Copy)]
pub struct Beside<'a> {
    /// The answers to the house rules.
    pub house: &'a Values,
    /// The units of the open battle.
    pub units: &'a [(Side, Unit)],
}

/// The settings of the app, with the labels of their choices.
const SETTINGS: &[(Text, &[Text])] = &[
    (s::SETTINGS_LANGUAGE, &[]),
    (s::SETTINGS_THEME, &[s::THEME_SYSTEM, s::THEME_LIGHT, s::THEME_DARK, s::THEME_SUNLIGHT]),
    (s::SETTINGS_UNIT, &[s::UNIT_INCHES, s::UNIT_CENTIMETRES]),
    (s::SETTINGS_DICE, &[s::DICE_APP, s::DICE_OWN]),
    (s::SETTINGS_HAPTICS, &[]),
    (s::SETTINGS_AWAKE, &[]),
];

/// Builds an index.
struct Builder<'a> {
    packs: &'a Packs,
    entries: Vec<Indexed>,
    words: BTreeMap<String, Vec<(u32, Part)>>,
}

impl Builder<'_> {
    fn read(&self, text: Text) -> String {
        read(self.packs, text)
    }

    /// Adds an entry with its other names, and further texts.
    fn add(&mut self, entry: Entry, also: &[String], more: &[Text]) {
        let title = if entry.name.is_empty() { self.read(entry.title) } else { fold(&entry.name) };
        let id = fold(entry.id);
        let mut texts = vec![self.read(entry.text)];
        texts.extend(more.iter().map(|text| self.read(*text)));
        let number = self.entries.len() as u32;
        let mut note = |text: &str, part: Part| {
            for word in words_of(text) {
                let places = self.words.entry(word.to_owned()).or_default();
                // Only the most important place of a word in an entry counts, and that comes
                // first.
                if places.last().is_none_or(|(last, _)| *last != number) {
                    places.push((number, part));
                }
            }
        };
        // Rules and rulings share the title of their section.
        let shared = matches!(entry.kind, Kind::Rule | Kind::Ruling);
        note(&title, if shared { Part::Also } else { Part::Title });
        // The whole id as one word, as well as its parts.
        note(&id, Part::Also);
        for text in also {
            note(text, Part::Also);
        }
        for text in &texts {
            note(text, Part::Text);
        }
        let all = std::iter::once(&title).chain(also).chain(&texts);
        let texts: Vec<&str> = all.map(String::as_str).collect();
        self.entries.push(Indexed { entry, texts: texts.join("\n"), title, asks: Vec::new() });
    }

    /// Adds a form with the labels of its questions and of their answers, and with further
    /// texts.
    fn add_form(&mut self, entry: Entry, fields: &[Field], more: Vec<Phrase>) {
        let mut labels: Vec<Phrase> = Vec::new();
        for field in fields {
            labels.push(field.label.into());
            if let Answers::Choice(choices) = field.kind {
                labels.extend(choices.iter().map(|choice| choice.label.into()));
            }
        }
        labels.extend(more);
        let mut known = BTreeSet::new();
        let asks = labels.into_iter().map(|label| {
            let folded = say(self.packs, &label);
            (label, folded)
        });
        let asks = asks.filter(|(_, folded)| !folded.is_empty() && known.insert(folded.clone()));
        let asks: Vec<(Phrase, String)> = asks.collect();
        let also: Vec<String> = asks.iter().map(|(_, folded)| folded.clone()).collect();
        self.add(entry, &also, &[]);
        if let Some(last) = self.entries.last_mut() {
            last.asks = asks;
        }
    }

    fn section(&mut self, ruleset: &Ruleset, section: &Section) {
        for table in section.tables {
            let rows = table.rows.iter().flat_map(|row| row.iter());
            let words = rows.filter_map(|cell| match cell {
                Cell::Text(text) => Some(*text),
                _ => None,
            });
            let more: Vec<Text> = table.head.iter().copied().chain(words).collect();
            let texts = (table.title, Text::EMPTY);
            self.cited(ruleset, Kind::Table, table.cite, texts, &more);
        }
        for rule in section.rules {
            let texts = (section.title, rule.text);
            self.cited(ruleset, Kind::Rule, rule.cite, texts, &[]);
        }
    }

    /// Adds something that is looked up under an id.
    fn cited(
        &mut self,
        ruleset: &Ruleset,
        kind: Kind,
        cite: Cite,
        (title, text): (Text, Text),
        more: &[Text],
    ) {
        if let Some(place) = place_of(ruleset, cite) {
            let screen = Screen::In(ruleset.id, place);
            self.add(Entry::new(kind, cite, screen, title, text), &[], more);
        }
    }
}

impl Index {
    /// Indexes the texts of a ruleset.
    pub fn new(ruleset: &Ruleset, beside: Beside, packs: &Packs) -> Self {
        let mut index = Builder { packs, entries: Vec::new(), words: BTreeMap::new() };
        let at = |place: Place| Screen::In(ruleset.id, place);
        for (side, unit) in beside.units {
            let screen = at(Place::Unit(*side, unit.id));
            let mut entry = Entry::new(Kind::Unit, "", screen, Text::EMPTY, Text::EMPTY);
            entry.name.clone_from(&unit.name);
            index.add(entry, &[], &[]);
        }
        for term in ruleset.glossary {
            let also = [index.read(term.also)];
            if let Some(place) = place_of(ruleset, term.cite) {
                let entry = Entry::new(Kind::Term, term.cite, at(place), term.term, term.meaning);
                index.add(entry, &also, &[]);
            }
        }
        for one in ruleset.calculators {
            let screen = at(Place::Calculator(one.id, Vec::new(), Vec::new()));
            let entry = Entry::new(Kind::Calculator, one.id, screen, one.title, one.summary);
            index.add_form(entry, one.fields, modifiers(one, beside.house));
        }
        for one in (ruleset.missions.all)(beside.house) {
            let screen = at(Place::Mission(one.id));
            let entry = Entry::new(Kind::Mission, one.id, screen, one.title, one.about);
            let named: Vec<Text> = one.named.iter().map(|named| named.title).collect();
            index.add(entry, &[], &[&[one.kind][..], &named].concat());
        }
        for section in ruleset.reference {
            index.section(ruleset, section);
        }
        for ruling in ruleset.rulings {
            let texts = (s::RULES_RULINGS, ruling.text);
            index.cited(ruleset, Kind::Ruling, ruling.cite, texts, &[]);
        }
        for field in ruleset.house_rules {
            let texts = (field.label, Text::EMPTY);
            let entry = Entry::new(Kind::HouseRule, "", Screen::Settings, texts.0, texts.1);
            let named = vec![s::RULES_HOUSE_RULE.into()];
            index.add_form(entry, std::slice::from_ref(field), named);
        }
        for (title, choices) in SETTINGS {
            let entry = Entry::new(Kind::Setting, "", Screen::Settings, *title, Text::EMPTY);
            index.add(entry, &[], choices);
        }
        Self { entries: index.entries, words: index.words.into_iter().collect() }
    }

    /// Adds the names of the terms in another language.
    pub fn learn(&mut self, ruleset: &Ruleset, other: &Packs) {
        let mut new: BTreeMap<String, Vec<(u32, Part)>> = BTreeMap::new();
        let terms = self.entries.iter().enumerate();
        for (number, indexed) in terms.filter(|(_, one)| one.entry.kind == Kind::Term) {
            let term = ruleset.glossary.iter().find(|term| term.cite == indexed.entry.id);
            let texts = term.map_or([Text::EMPTY; 2], |term| [term.term, term.also]);
            for text in texts.map(|text| read(other, text)) {
                for word in words_of(&text) {
                    let places = new.entry(word.to_owned()).or_default();
                    places.push((number as u32, Part::Also));
                }
            }
        }
        for (word, places) in &mut self.words {
            places.extend(new.remove(word).into_iter().flatten());
        }
        self.words.extend(new);
        self.words.sort_by(|(one, _), (other, _)| one.cmp(other));
    }

    /// Searches: the entries that have all words of the query, the best first, followed by
    /// those that use the terms found; or the nearest matches.
    pub fn find(&self, query: &str) -> Found {
        let query = fold(query);
        let sought: Vec<&str> = words_of(&query).collect();
        let mut marks = BTreeSet::new();
        let mut places = self.have(&sought, &mut marks);
        let is_near = places.is_empty();
        if is_near {
            marks.clear();
            places = self.nearest(&sought, &mut marks);
        }
        let entries = places.into_iter();
        Found {
            entries: entries.map(|place| self.entries[place].entry.clone()).collect(),
            is_near,
            words: marks.into_iter().collect(),
        }
    }

    /// The entries that match all these words, by number, the best first.
    fn have(&self, sought: &[&str], marks: &mut BTreeSet<Word>) -> Vec<usize> {
        if sought.is_empty() {
            return Vec::new();
        }
        // By entry: how many of the words it has, and how well.
        let mut all = vec![(0_usize, 0_u16); self.entries.len()];
        for (place, word) in sought.iter().enumerate() {
            let beside = [place.checked_sub(1), Some(place + 1)];
            let beside = beside.map(|place| place.and_then(|place| sought.get(place)));
            let places = self.places_of(word, beside, marks);
            for (score, (words, sum)) in places.iter().zip(&mut all) {
                if let Some(score) = score {
                    *words += 1;
                    *sum += *score;
                }
            }
        }
        let together = sought.join(" ");
        let mut found: Vec<(u16, Kind, usize)> = Vec::new();
        for (place, (words, score)) in all.iter().enumerate() {
            if *words == sought.len() {
                let indexed = &self.entries[place];
                let apart = sought.len() > 1 && !mentions(&indexed.texts, &together);
                let apart = if apart { APART } else { 0 };
                found.push((score + apart, indexed.entry.kind, place));
            }
        }
        if together.chars().count() >= SHORT {
            self.add_what_uses(sought.len(), &mut found, marks);
        }
        found.sort_unstable();
        found.into_iter().map(|(.., place)| place).collect()
    }

    /// Adds the entries that use the terms which were found by their names.
    fn add_what_uses(
        &self,
        sought: usize,
        found: &mut Vec<(u16, Kind, usize)>,
        marks: &mut BTreeSet<Word>,
    ) {
        let mut seen = vec![false; self.entries.len()];
        for (.., place) in &*found {
            seen[*place] = true;
        }
        let most = score(Met::Beginning, Part::Also) * sought as u16;
        let names = found.iter();
        let names = names.filter(|(score, kind, _)| *kind == Kind::Term && *score <= most);
        let names: Vec<&str> = names
            .map(|(.., place)| self.entries[*place].title.as_str())
            .filter(|name| !name.is_empty())
            .collect();
        for (place, other) in self.entries.iter().enumerate() {
            if seen[place] || other.entry.kind == Kind::Term {
                continue;
            }
            if let Some(name) = names.iter().find(|name| mentions(&other.texts, name)) {
                let score = USES_A_TERM * sought as u16;
                found.push((score, other.entry.kind, place));
                // In a name of several words, each one says little.
                if words_of(name).count() == 1 {
                    marks.insert(Word::Beginning((*name).to_owned()));
                }
            }
        }
    }

    /// How well each entry matches a word of a query; `beside` has the words before and after
    /// it.
    fn places_of(
        &self,
        sought: &str,
        beside: [Option<&&str>; 2],
        marks: &mut BTreeSet<Word>,
    ) -> Vec<Option<u16>> {
        let mut all: Vec<Option<u16>> = vec![None; self.entries.len()];
        let mut note = |entry: u32, score: u16| {
            if let Some(best) = all.get_mut(entry as usize) {
                *best = Some(best.map_or(score, |best| best.min(score)));
            }
        };
        let short = sought.chars().count() < SHORT;
        let begins = self.words.partition_point(|(word, _)| word.as_str() < sought);
        let beginning = self.words[begins..].iter();
        for (word, places) in beginning.take_while(|(word, _)| word.starts_with(sought)) {
            let whole = word == sought;
            let met = if whole { Met::Whole } else { Met::Beginning };
            for (entry, part) in places {
                if whole || !short || *part != Part::Text {
                    // Marking every word that begins with a single letter would hide the real
                    // matches.
                    if whole {
                        marks.insert(Word::Whole(sought.to_owned()));
                    }
                    if !short {
                        marks.insert(Word::Beginning(sought.to_owned()));
                    }
                    note(*entry, score(met, *part));
                }
            }
        }
        for (word, places) in self.words.iter().filter(|(word, _)| is_form(sought, word)) {
            marks.insert(Word::Whole(word.clone()));
            for (entry, part) in places {
                note(*entry, score(Met::Form, *part));
            }
        }
        // `smoke screen` also finds `smokescreen`.
        let [before, after] = beside;
        let joined = [
            before.map(|word| format!("{word}{sought}")),
            after.map(|word| format!("{sought}{word}")),
        ];
        for joined in joined.iter().flatten() {
            for (entry, part) in self.word(joined) {
                marks.insert(Word::Whole(joined.clone()));
                note(*entry, score(Met::Form, *part));
            }
        }
        // `smokescreen` also finds `smoke screen`.
        for (at, _) in sought.char_indices().skip(2) {
            let (left, right) = sought.split_at(at);
            let lefts = self.word(left);
            if right.chars().count() < 2 || lefts.is_empty() {
                continue;
            }
            let both = format!("{left} {right}");
            for (entry, part) in lefts {
                let texts = self.entries.get(*entry as usize);
                if texts.is_some_and(|indexed| mentions(&indexed.texts, &both)) {
                    marks.insert(Word::Whole(left.to_owned()));
                    marks.insert(Word::Beginning(right.to_owned()));
                    note(*entry, score(Met::Form, *part));
                }
            }
        }
        all
    }

    /// The entries that have exactly this word.
    fn word(&self, word: &str) -> &[(u32, Part)] {
        let place = self.words.binary_search_by(|(known, _)| known.as_str().cmp(word));
        place.map_or(&[], |place| &self.words[place].1)
    }

    /// The nearest entries if no entry has all the words: those in which other words replace the
    /// missing ones, or those that match only one of the words.
    fn nearest(&self, sought: &[&str], marks: &mut BTreeSet<Word>) -> Vec<usize> {
        let has = |word: &str| !self.have(&[word], &mut BTreeSet::new()).is_empty();
        let instead: Vec<Vec<String>> = (sought.iter())
            .map(|word| {
                if sought.len() > 1 && has(word) {
                    vec![(*word).to_owned()]
                } else {
                    self.instead_of(word)
                }
            })
            .collect();
        if sought.len() > 1 && instead.iter().all(|words| !words.is_empty()) {
            let first: Vec<&str> = (instead.iter())
                .filter_map(|words| words.first())
                .flat_map(|word| words_of(word))
                .collect();
            let found = self.have(&first, marks);
            if !found.is_empty() {
                return found;
            }
        }
        let mut nearest: Vec<usize> = Vec::new();
        let mut seen = vec![false; self.entries.len()];
        for one in instead.iter().flatten() {
            let found = self.have(&words_of(one).collect::<Vec<_>>(), marks);
            let new = found.into_iter();
            nearest.extend(new.filter(|place| !std::mem::replace(&mut seen[*place], true)));
        }
        nearest
    }

    /// The words to try instead of one that no entry has: words one letter off, or else other
    /// words for the same thing, or else words two letters off.
    fn instead_of(&self, sought: &str) -> Vec<String> {
        let near = self.near(sought, 1);
        if !near.is_empty() {
            return near;
        }
        let letters: Vec<char> = sought.chars().collect();
        let is_meant = |word: &str| {
            let typed =
                letters.len() > SHORT && is_near(&letters, &word.chars().collect::<Vec<_>>(), 1);
            word == sought || is_form(sought, word) || typed
        };
        // Only as whole words: a short one begins many others.
        let is_known = |words: &&&str| words_of(words).all(|word| !self.word(word).is_empty());
        let alike = ALIKE.iter().filter(|words| words.iter().any(|word| is_meant(word)));
        let alike = alike.flat_map(|words| words.iter().filter(is_known));
        let alike: Vec<String> = alike.map(|word| (*word).to_owned()).collect();
        if alike.is_empty() { self.near(sought, 2) } else { alike }
    }

    /// A few words from names that the player may have meant, with this many letters wrong.
    fn near(&self, sought: &str, wrong: usize) -> Vec<String> {
        const MOST: usize = 5;
        let sought: Vec<char> = sought.chars().collect();
        // A short word is near everything.
        if sought.len() < 4 * wrong {
            return Vec::new();
        }
        let in_a_name = |places: &[(u32, Part)]| places.iter().any(|(_, part)| *part != Part::Text);
        let near = self.words.iter().filter(|(word, places)| {
            let word: Vec<char> = word.chars().collect();
            let first = sought.len() > 5 || word.first() == sought.first();
            first && is_near(&sought, &word, wrong) && in_a_name(places)
        });
        near.take(MOST).map(|(word, _)| word.clone()).collect()
    }

    /// The questions and modifiers of a calculator that have a word of the query.
    pub fn asks(&self, entry: &Entry, found: &Found) -> Vec<Phrase> {
        let indexed = self.entries.iter().find(|indexed| indexed.entry == *entry);
        let asks = indexed.map_or(&[][..], |indexed| &indexed.asks);
        let asks = (asks.iter())
            .filter(|(_, folded)| words_of(folded).any(|word| found.marked_of(word) > 0));
        asks.map(|(label, _)| label.clone()).collect()
    }
}

/// The names of everything that a calculator adds up, with each question in turn answered
/// differently from the default.
fn modifiers(calculator: &Calculator, house: &Values) -> Vec<Phrase> {
    let mut all: Vec<Phrase> = Vec::new();
    for (place, field) in calculator.fields.iter().enumerate() {
        let answers = match field.kind {
            Answers::Toggle | Answers::Unit => vec![0, 1],
            Answers::Choice(choices) => (0..choices.len() as i16).collect(),
            Answers::Count { low, high } | Answers::Measure { low, high, .. } => vec![low, high],
        };
        for answer in answers {
            let mut values = Values::defaults(calculator.fields);
            values.set(calculator.fields, place, answer);
            let sums = (calculator.work)(&values, house).sums;
            for modifier in sums.into_iter().flat_map(|sum| sum.modifiers) {
                if !all.contains(&modifier.label) {
                    all.push(modifier.label);
                }
            }
        }
    }
    all
}

/// A text of a pack, folded.
fn read(packs: &Packs, text: Text) -> String {
    fold(&plain(packs).text(text))
}

/// A phrase in the words of a pack, folded.
fn say(packs: &Packs, phrase: &Phrase) -> String {
    fold(&plain(packs).render(phrase))
}

/// A voice that has only one plural form.
fn plain(packs: &Packs) -> Voice<'_> {
    Voice { packs, metric: false, plural: &|_, _| PluralCategory::Other }
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '\u{AD}'
}

/// The words of a folded text, without punctuation around them.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Whether a text uses a name, from the beginning of a word.
fn mentions(text: &str, name: &str) -> bool {
    !name.is_empty()
        && text.match_indices(name).any(|(at, _)| {
            text[..at].chars().next_back().is_none_or(|letter| !letter.is_alphanumeric())
        })
}

/// Whether two words are the same with different endings: `woods` and `wood`, `лес` and
/// `лесом`.
fn is_form(sought: &str, word: &str) -> bool {
    if word.starts_with(sought) {
        return false;
    }
    let alike = sought.chars().zip(word.chars());
    let alike = alike.take_while(|(left, right)| left == right).count();
    if alike < 3 {
        return false;
    }
    let [sought, word] = [sought, word].map(|word| word.chars().count() - alike);
    match alike {
        3 => sought <= 1 && word <= 1,
        4 | 5 => sought <= 2 && word <= 1 || sought <= 1 && word <= 2,
        _ => sought <= 3 && word <= 3,
    }
}

/// Whether a word begins with the typed letters, allowing for some that are wrong, missing,
/// extra or swapped.
fn is_near(typed: &[char], word: &[char], wrong: usize) -> bool {
    let alike = typed.iter().zip(word);
    let alike = alike.take_while(|(left, right)| left == right).count();
    let (typed, word) = (&typed[alike..], &word[alike..]);
    match (typed, word) {
        ([], _) => true,
        (typed, []) => typed.len() <= wrong,
        _ if wrong == 0 => false,
        ([first, typed_rest @ ..], [other, word_rest @ ..]) => {
            is_near(typed_rest, word_rest, wrong - 1)
                || is_near(typed_rest, word, wrong - 1)
                || is_near(typed, word_rest, wrong - 1)
                || match (typed_rest, word_rest) {
                    ([second, typed_rest @ ..], [next, word_rest @ ..]) => {
                        first == next
                            && second == other
                            && is_near(typed_rest, word_rest, wrong - 1)
                    }
                    _ => false,
                }
        }
    }
}
