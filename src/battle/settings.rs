//! Settings: choices that a player made once for all battles.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::aid::{OwnModifier, Ruleset, Values};

use super::answers::{self, Answers};
use super::save::{self, Damage, Kind, Read, SETTINGS, SETTINGS_UNDO, Stored, Write};
use super::unit::{Unit, Words};

/// The number of earlier settings stored.
pub const SETTINGS_KEPT: usize = 50;

/// The most unit cards of one ruleset.
pub const MOST_CARDS: usize = 100;

/// The most of the players' own modifiers for one ruleset.
pub const MOST_OWN: usize = 40;

/// The longest note, in characters.
pub const LONGEST_NOTE: usize = 400;

/// The settings of a player.
#[allow(clippy::struct_excessive_bools)] // Each is a separate switch.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The tag of the language (`pl`); `None`: as the phone says. The start script reads this.
    pub language: Option<String>,
    /// The colours. The start script reads this.
    pub theme: Theme,
    /// Whether distances are in centimetres; `None`: as usual for the language.
    pub metric: Option<bool>,
    /// Whether a calculator opens with the player's own dice instead of
    /// rolling.
    pub own_dice: bool,
    /// Whether the phone vibrates on a tap.
    pub haptics: bool,
    /// Whether the screen stays on while a battle is open.
    pub keep_awake: bool,
    /// Whether the player was offered to install the app on this device: that happens once,
    /// and undo does not revert it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub install_offered: bool,
    /// The house rules: by ruleset, the answers to its form.
    pub house: BTreeMap<String, Answers>,
    /// The unit cards that a player has saved, by ruleset, in the order of their names.
    pub cards: BTreeMap<String, BTreeMap<String, Answers>>,
    /// The free texts of the unit cards, by ruleset and by the name of the card.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub card_words: BTreeMap<String, BTreeMap<String, Words>>,
    /// The player's notes beside rules, by ruleset and by the id of the rule.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub notes: BTreeMap<String, BTreeMap<String, String>>,
    /// The players' own modifiers that were used, by ruleset, as addresses write them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub modifiers: BTreeMap<String, Answers>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::System,
            metric: None,
            own_dice: false,
            haptics: true,
            keep_awake: true,
            install_offered: false,
            house: BTreeMap::new(),
            cards: BTreeMap::new(),
            card_words: BTreeMap::new(),
            notes: BTreeMap::new(),
            modifiers: BTreeMap::new(),
        }
    }
}

/// The colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// Light or dark, as the phone says.
    #[default]
    System,
    /// Dark ink on paper.
    Light,
    /// Light ink on slate.
    Dark,
    /// For bright sun: the most contrast, larger type.
    Sunlight,
}

impl Settings {
    /// Whether distances are shown in centimetres to a player with this language (`pl`):
    /// inches in English, centimetres in all others.
    pub fn in_centimetres(&self, language: &str) -> bool {
        let english = language.split('-').next() == Some("en");
        self.metric.unwrap_or(!english)
    }

    /// The answers to a ruleset's house rules.
    pub fn house(&self, ruleset: &Ruleset) -> Values {
        self.house.get(ruleset.id).map_or_else(
            || Values::defaults(ruleset.house_rules),
            |kept| answers::values(kept, ruleset.house_rules),
        )
    }

    /// Answers a house rule. An answer that does not fit changes nothing.
    pub fn set_house(&mut self, ruleset: &Ruleset, field: &str, value: &str) {
        let kept = self.house.entry(ruleset.id.to_owned()).or_default();
        answers::set(kept, ruleset.house_rules, field, value);
        if kept.is_empty() {
            self.house.remove(ruleset.id);
        }
    }

    /// The unit cards of a ruleset, each as a unit before any battle.
    pub fn cards(&self, ruleset: &Ruleset) -> Vec<Unit> {
        let words = self.card_words.get(ruleset.id);
        let cards = self.cards.get(ruleset.id).into_iter().flatten();
        cards
            .map(|(name, answers)| Unit {
                id: 0,
                name: name.clone(),
                answers: answers.clone(),
                words: words.and_then(|words| words.get(name)).cloned().unwrap_or_default(),
            })
            .collect()
    }

    /// Saves the card of a unit under its name, replacing any with the same name. Returns
    /// whether there was room: a ruleset has up to [`MOST_CARDS`].
    pub fn keep_card(&mut self, ruleset: &Ruleset, unit: &Unit) -> bool {
        let card = unit.profile(ruleset);
        let cards = self.cards.entry(ruleset.id.to_owned()).or_default();
        let room = cards.contains_key(&unit.name) || cards.len() < MOST_CARDS;
        if room {
            cards.insert(unit.name.clone(), card);
            self.drop_card_words(ruleset, &unit.name);
            if !unit.words.is_empty() {
                let words = self.card_words.entry(ruleset.id.to_owned()).or_default();
                words.insert(unit.name.clone(), unit.words.clone());
            }
        }
        room
    }

    fn drop_card_words(&mut self, ruleset: &Ruleset, name: &str) {
        if let Some(words) = self.card_words.get_mut(ruleset.id) {
            words.remove(name);
            if words.is_empty() {
                self.card_words.remove(ruleset.id);
            }
        }
    }

    /// Throws a card away.
    pub fn drop_card(&mut self, ruleset: &Ruleset, name: &str) {
        self.drop_card_words(ruleset, name);
        if let Some(cards) = self.cards.get_mut(ruleset.id) {
            cards.remove(name);
            if cards.is_empty() {
                self.cards.remove(ruleset.id);
            }
        }
    }

    /// The player's note beside a rule; empty if there is none.
    pub fn note(&self, ruleset: &Ruleset, rule: &str) -> &str {
        let notes = self.notes.get(ruleset.id);
        notes.and_then(|notes| notes.get(rule)).map_or("", String::as_str)
    }

    /// Sets the note beside a rule, up to [`LONGEST_NOTE`] characters; only white space
    /// removes the note.
    pub fn set_note(&mut self, ruleset: &Ruleset, rule: &str, text: &str) {
        let text: String = text.trim().chars().take(LONGEST_NOTE).collect();
        let notes = self.notes.entry(ruleset.id.to_owned()).or_default();
        if text.is_empty() {
            notes.remove(rule);
        } else {
            notes.insert(rule.to_owned(), text);
        }
        if notes.is_empty() {
            self.notes.remove(ruleset.id);
        }
    }

    /// The players' own modifiers that were used with a ruleset, by sum and label.
    pub fn own_modifiers(&self, ruleset: &Ruleset) -> Vec<OwnModifier> {
        let kept = self.modifiers.get(ruleset.id).into_iter().flatten();
        let read = kept.filter_map(|(name, number)| OwnModifier::read(name, number));
        read.filter(|own| own.amount != 0).collect()
    }

    /// Stores one of the players' own modifiers for reuse, with its present number; a ruleset
    /// has room for [`MOST_OWN`].
    pub fn keep_own(&mut self, ruleset: &Ruleset, own: &OwnModifier) {
        let kept = self.modifiers.entry(ruleset.id.to_owned()).or_default();
        if kept.len() < MOST_OWN || kept.contains_key(&own.name()) {
            kept.insert(own.name(), own.number());
        }
    }

    /// Removes one of the players' own modifiers.
    pub fn drop_own(&mut self, ruleset: &Ruleset, own: &OwnModifier) {
        if let Some(kept) = self.modifiers.get_mut(ruleset.id) {
            kept.remove(&own.name());
            if kept.is_empty() {
                self.modifiers.remove(ruleset.id);
            }
        }
    }

    /// Adds unit cards, notes and modifiers from other settings that are not here yet;
    /// existing ones stay. Returns how many were added.
    pub(super) fn take_kit(&mut self, theirs: &Self) -> usize {
        let mut taken = 0;
        for (ruleset, cards) in &theirs.cards {
            let here = self.cards.entry(ruleset.clone()).or_default();
            for (name, card) in cards {
                if here.contains_key(name) || here.len() >= MOST_CARDS {
                    continue;
                }
                here.insert(name.clone(), card.clone());
                let words = theirs.card_words.get(ruleset);
                if let Some(words) = words.and_then(|words| words.get(name)) {
                    let kept = self.card_words.entry(ruleset.clone()).or_default();
                    kept.insert(name.clone(), words.clone());
                }
                taken += 1;
            }
            if here.is_empty() {
                self.cards.remove(ruleset);
            }
        }
        for (ruleset, notes) in &theirs.notes {
            let here = self.notes.entry(ruleset.clone()).or_default();
            for (rule, note) in notes {
                if !here.contains_key(rule) {
                    here.insert(rule.clone(), note.chars().take(LONGEST_NOTE).collect());
                    taken += 1;
                }
            }
            if here.is_empty() {
                self.notes.remove(ruleset);
            }
        }
        for (ruleset, kept) in &theirs.modifiers {
            let here = self.modifiers.entry(ruleset.clone()).or_default();
            for (name, number) in kept {
                let fits = OwnModifier::read(name, number).is_some();
                if fits && here.len() < MOST_OWN && !here.contains_key(name) {
                    here.insert(name.clone(), number.clone());
                    taken += 1;
                }
            }
            if here.is_empty() {
                self.modifiers.remove(ruleset);
            }
        }
        taken
    }

    /// Resets the settings, except for data that the player has entered: cards, notes and
    /// modifiers.
    pub fn reset(&mut self) {
        *self = Self::default().with_kit_of(self);
    }

    /// These settings with the entered data of others: their unit cards, notes and modifiers,
    /// and whether installing was offered on their phone.
    #[must_use]
    pub(super) fn with_kit_of(self, other: &Self) -> Self {
        Self {
            cards: other.cards.clone(),
            card_words: other.card_words.clone(),
            notes: other.notes.clone(),
            modifiers: other.modifiers.clone(),
            install_offered: other.install_offered,
            ..self
        }
    }

    /// The readable part of damaged settings: every sound field.
    fn salvaged(text: &str) -> Self {
        let mut sound = Map::new();
        let mut settings = Self::default();
        let sealed: Value = serde_json::from_str(text).unwrap_or_default();
        let version = sealed["v"].as_u64().unwrap_or(0);
        if let (Ok(()), Value::Object(fields)) =
            (save::check(Kind::Settings, version), sealed["data"].clone())
        {
            for (name, value) in fields {
                sound.insert(name.clone(), value);
                match serde_json::from_value(Value::Object(sound.clone())) {
                    Ok(better) => settings = better,
                    Err(_) => {
                        sound.remove(&name);
                    }
                }
            }
        }
        settings
    }
}

impl Stored for Settings {
    const KIND: Kind = Kind::Settings;
}

/// Earlier settings, the latest last, and undone ones, with the next one to redo last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Undo {
    past: Vec<Settings>,
    undone: Vec<Settings>,
}

impl Stored for Undo {
    const KIND: Kind = Kind::SettingsUndo;
}

/// The settings with their last [`SETTINGS_KEPT`] states.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SettingsHistory {
    now: Settings,
    undo: Undo,
}

impl SettingsHistory {
    /// Reads the settings; damaged fields get their defaults.
    pub fn load(read: Read) -> (Self, Vec<Damage>) {
        let mut damage = Vec::new();
        let now = match save::load(SETTINGS, read) {
            Ok(kept) => kept.unwrap_or_default(),
            Err(of_settings) => {
                let salvaged = Settings::salvaged(&of_settings.text);
                damage.push(of_settings);
                salvaged
            }
        };
        let undo = match save::load(SETTINGS_UNDO, read) {
            Ok(kept) => kept.unwrap_or_default(),
            Err(of_undo) => {
                damage.push(of_undo);
                Undo::default()
            }
        };
        (Self { now, undo }, damage)
    }

    /// The present settings.
    pub const fn now(&self) -> &Settings {
        &self.now
    }

    /// Changes the settings. Returns whether that changed anything.
    pub fn set(&mut self, settings: Settings) -> bool {
        if settings == self.now {
            return false;
        }
        self.undo.past.push(std::mem::replace(&mut self.now, settings));
        let over = self.undo.past.len().saturating_sub(SETTINGS_KEPT);
        self.undo.past.drain(..over);
        self.undo.undone.clear();
        true
    }

    /// Records that the player was offered to install the app on the device. Returns whether
    /// that is new.
    pub fn note_install_offered(&mut self) -> bool {
        let news = !self.now.install_offered;
        let Undo { past, undone } = &mut self.undo;
        for settings in past.iter_mut().chain(undone).chain([&mut self.now]) {
            settings.install_offered = true;
        }
        news
    }

    /// Undoes the last change. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(earlier) = self.undo.past.pop() else { return false };
        let later = std::mem::replace(&mut self.now, earlier);
        self.undo.undone.push(later);
        true
    }

    /// Redoes what was undone. Returns whether there was anything.
    pub fn redo(&mut self) -> bool {
        let Some(later) = self.undo.undone.pop() else { return false };
        let earlier = std::mem::replace(&mut self.now, later);
        self.undo.past.push(earlier);
        true
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        !self.undo.past.is_empty()
    }

    /// Whether there is a change to redo.
    pub const fn can_redo(&self) -> bool {
        !self.undo.undone.is_empty()
    }

    /// Reads the settings again, changes them and returns them with the writes, if any: other
    /// tabs may have changed them in the meantime. Settings of a newer build stay as they are.
    pub fn change(
        read: Read,
        change: impl FnOnce(&mut Self) -> bool,
    ) -> (Self, Vec<Write>, Vec<Damage>) {
        let (mut settings, damage) = Self::load(read);
        if damage.iter().any(Damage::is_newer) {
            return (settings, Vec::new(), damage);
        }
        let changed = change(&mut settings);
        let writes = if changed || !damage.is_empty() { settings.changes() } else { Vec::new() };
        (settings, writes, damage)
    }

    /// The writes after a change.
    pub fn changes(&self) -> Vec<Write> {
        vec![Write::put(SETTINGS_UNDO, &self.undo), Write::put(SETTINGS, &self.now)]
    }
}
