//! The shared state of the app and the verbs that change it.

use std::ops::Deref;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{Amiss, Place, Screen};
use crate::aid::{Ruleset, Values};
use crate::battle::{
    Action, Answers, Damage, Desk, Loaded, Session, Settings, SettingsHistory, Shelf, Shelved,
    Write, save,
};
use crate::browser::storage::{Health, Storage};
use crate::browser::worker::News;
use crate::browser::{crash, haptics, language, page, wake_lock, worker};
use crate::rulesets::{self, Game};
use crate::text::keys::app as t;
use crate::text::{Language, Packs, Phrase, PluralCategory, Text, Voice};

use super::{dress, load_pack};

/// How long a word about what was done stays, in milliseconds.
const TOAST: u64 = 2_500;

/// The shared state, as a handle to be copied wherever it is needed. It lives
/// as long as the page, so a closure that captures it captures one pointer.
#[derive(Clone, Copy)]
pub struct App(&'static State);

impl Deref for App {
    type Target = State;

    fn deref(&self) -> &State {
        self.0
    }
}

/// The signals that all screens share.
pub struct State {
    storage: Storage,
    /// The settings, with their own undo.
    pub settings: RwSignal<SettingsHistory>,
    /// Which desks there are.
    pub shelf: RwSignal<Shelf>,
    /// The desk of the wargame that is open, with its undo.
    pub session: RwSignal<Option<Session>>,
    /// What is on the screen.
    pub screen: RwSignal<Screen>,
    /// What was wrong with the address.
    pub amiss: RwSignal<Vec<Amiss>>,
    /// Tells that rules of a wargame have come after the screen was drawn.
    pub rules: Trigger,
    /// The texts loaded so far.
    pub packs: RwSignal<Packs>,
    /// Texts of the other languages, for the search.
    pub other_packs: RwSignal<Vec<Packs>>,
    /// A word about what was just done.
    pub toast: RwSignal<Option<String>>,
    /// Whether the storage takes what is written.
    pub health: RwSignal<Health>,
    /// What was found damaged or foreign, and the player has not put away.
    pub damage: RwSignal<Vec<Damage>>,
    /// Everything damaged that the player was told of.
    told_damage: RwSignal<Vec<Damage>>,
    /// What the service worker has to say.
    pub news: RwSignal<Option<News>>,
    /// Another tab changed what is shown here.
    pub other_tab: RwSignal<bool>,
    /// The rule that is being looked at over the screen.
    pub rule_shown: RwSignal<Option<&'static str>>,
}

/// The language of the settings, or else the phone's.
pub fn language_of(settings: &Settings) -> Language {
    settings
        .language
        .as_deref()
        .and_then(Language::from_tag)
        .unwrap_or_else(|| Language::from_preferences(language::preferred()))
}

/// The text packs a screen cannot be drawn without.
pub fn packs_needed(screen: &Screen) -> Vec<&'static str> {
    let mut packs = vec!["app"];
    if let Some(game) = screen.ruleset().and_then(rulesets::game) {
        packs.extend(game.packs.first());
        if matches!(
            screen,
            Screen::In(_, Place::Rules(_) | Place::Section(_) | Place::Rule(..))
        ) {
            packs.extend(&game.packs[1..]);
        }
    }
    packs
}

/// The plural form of a number, as the browser knows it.
fn plural(language: Language, number: f64) -> PluralCategory {
    PluralCategory::from_name(&language::plural(language.tag(), number))
}

/// Does something once the rules of these wargames are there, or cannot be had.
fn with_rules(games: Vec<&'static Game>, then: impl FnOnce() + 'static) {
    if games.iter().all(|game| game.rules().is_some()) {
        then();
        return;
    }
    spawn_local(async move {
        for game in games {
            // What is not there is told where it is missed.
            let _ = game.load().await;
        }
        then();
    });
}

impl App {
    /// The state at the start.
    pub fn new(
        storage: Storage,
        settings: SettingsHistory,
        mut damage: Vec<Damage>,
        packs: Packs,
        screen: &Screen,
        amiss: Vec<Amiss>,
    ) -> Self {
        let read = |key: &str| storage.read(key);
        let (shelf, damaged_shelf) = Shelf::load(&read);
        damage.extend(damaged_shelf);
        let app = Self(Box::leak(Box::new(State {
            storage,
            settings: RwSignal::new(settings),
            shelf: RwSignal::new(shelf),
            session: RwSignal::new(None),
            screen: RwSignal::new(screen.clone()),
            amiss: RwSignal::new(amiss),
            rules: Trigger::new(),
            packs: RwSignal::new(packs),
            other_packs: RwSignal::new(Vec::new()),
            toast: RwSignal::new(None),
            health: RwSignal::new(storage.health()),
            damage: RwSignal::new(Vec::new()),
            told_damage: RwSignal::new(Vec::new()),
            news: RwSignal::new(None),
            other_tab: RwSignal::new(false),
            rule_shown: RwSignal::new(None),
        })));
        let repaired = !damage.is_empty();
        app.report(damage);
        if repaired {
            // So that the next start finds the settings sound.
            app.write(app.settings.with_untracked(SettingsHistory::changes));
        }
        app.take_seat(screen);
        app.settle();
        app.watch();
        app
    }

    /// Leaves a screen of something that is not there: a unit that the battle
    /// does not have.
    fn settle(self) {
        let Screen::In(ruleset, Place::Unit(side, unit)) = self.screen.get_untracked() else {
            return;
        };
        if !self.desk_untracked(|desk| desk.unit(unit).is_some_and(|(of, _)| of == side)) {
            self.screen.set(Screen::In(ruleset, Place::Units));
            self.amiss.update(|amiss| {
                amiss.push(Amiss::Unit(format!("{}/{unit}", side.id())));
            });
        }
    }

    /// The effects that reach outside, as a list.
    fn watch(self) {
        Effect::new(move |_| dress(self));
        Effect::new(move |_| {
            let in_battle = self
                .session
                .with(|session| session.as_ref().is_some_and(|s| s.desk().battle.is_some()));
            let wanted = self.settings.with(|settings| settings.now().keep_awake);
            wake_lock::want(wanted && in_battle);
        });
        page::on_hash_change(move |hash| self.go_to(&hash));
        self.storage.on_change(move |change| {
            let ours = self.session.with_untracked(|session| {
                session
                    .as_ref()
                    .is_some_and(|session| change.key == Some(save::head_key(session.id())))
            });
            if ours {
                self.other_tab.set(true);
            }
        });
        worker::start(move |news| self.news.set(Some(news)));
    }

    // Words.

    /// The language being spoken.
    pub fn language(self) -> Language {
        self.packs.with(Packs::language)
    }

    /// Does something with the voice that speaks the player's language.
    pub fn voice(self, speak: impl FnOnce(&Voice) -> String) -> String {
        let mut speak = Some(speak);
        let mut said = String::new();
        self.with_voice(&mut |voice| {
            if let Some(speak) = speak.take() {
                said = speak(voice);
            }
        });
        said
    }

    /// Words do not watch the language: the frame is drawn anew when it
    /// changes. What is on the screen while its texts are still being fetched
    /// watches the packs itself.
    #[inline(never)]
    fn with_voice(self, speak: &mut dyn FnMut(&Voice)) {
        self.packs.with_untracked(|packs| {
            let metric = self
                .settings
                .with_untracked(|settings| settings.now().in_centimetres(packs.language().tag()));
            speak(&Voice {
                packs,
                metric,
                plural: &plural,
            });
        });
    }

    /// A text in the player's language.
    #[inline(never)]
    pub fn t(self, text: Text) -> String {
        self.voice(|voice| voice.text(text))
    }

    /// A phrase in the player's language.
    pub fn say(self, phrase: impl Into<Phrase>) -> String {
        self.render(&phrase.into())
    }

    #[inline(never)]
    fn render(self, phrase: &Phrase) -> String {
        self.voice(|voice| voice.render(phrase))
    }

    /// A chance in percent.
    #[inline(never)]
    pub fn percent(self, chance: f64) -> String {
        self.voice(|voice| voice.percent(chance))
    }

    /// A number with some decimals.
    #[inline(never)]
    pub fn number(self, number: f64, decimals: u8) -> String {
        self.voice(|voice| voice.number(number, decimals))
    }

    // Where we are.

    /// The wargame of the screen.
    pub fn ruleset(self) -> Option<&'static Ruleset> {
        self.screen.with(Screen::ruleset).and_then(rulesets::find)
    }

    /// The answers to the house rules of a wargame.
    pub fn house(self, ruleset: &Ruleset) -> Values {
        self.settings.with(|settings| settings.now().house(ruleset))
    }

    /// Reads the desk; a fresh one where there is none.
    pub fn desk<T>(self, read: impl FnOnce(&Desk) -> T) -> T {
        let session = self.session.read();
        let fresh;
        read(if let Some(session) = session.as_ref() {
            session.desk()
        } else {
            fresh = self.fresh_desk();
            &fresh
        })
    }

    #[inline(never)]
    fn fresh_desk(self) -> Box<Desk> {
        Box::new(self.ruleset().map_or_else(Desk::default, Desk::new))
    }

    /// Shows the screen of a hash. Rules and texts it needs are fetched first.
    fn go_to(self, hash: &str) {
        let hash = hash.to_owned();
        let games: Vec<_> = Screen::game(&hash).into_iter().collect();
        let waits = games.iter().any(|game| game.rules().is_none());
        if waits {
            self.toast.set(Some(self.t(t::RULES_COMING)));
        }
        with_rules(games, move || {
            if waits {
                self.toast.set(None);
            }
            // The player may have gone elsewhere meanwhile.
            if page::hash() == hash {
                self.show(&hash);
            }
        });
    }

    /// Shows an address that the page is at already, and could not show before:
    /// a link to it changes nothing by itself.
    pub fn try_again(self, hash: &str) {
        if page::hash() == hash {
            self.go_to(hash);
        }
    }

    fn show(self, hash: &str) {
        let (screen, amiss) = Screen::read(hash, &rulesets::loaded());
        let same_place = self.screen.with_untracked(|now| {
            std::mem::discriminant(now) == std::mem::discriminant(&screen)
                && match (now, &screen) {
                    (Screen::In(_, now), Screen::In(_, then)) => {
                        std::mem::discriminant(now) == std::mem::discriminant(then)
                    }
                    _ => true,
                }
        });
        self.rule_shown.set(None);
        self.with_packs(packs_needed(&screen), move || {
            self.take_seat(&screen);
            self.amiss.set(amiss);
            self.screen.set(screen);
            self.settle();
            if !same_place {
                page::scroll_to_top();
                page::focus("screen");
            }
        });
    }

    /// Fetches the rules of these wargames, and then their labels, for a screen
    /// that can be shown without. Whoever draws them watches both.
    pub fn fetch_games(self, games: Vec<&'static Game>) {
        with_rules(games.clone(), move || {
            self.rules.notify();
            let there = games.iter().filter(|game| game.rules().is_some());
            let labels = there.filter_map(|game| game.packs.first().copied());
            self.with_packs(labels.collect(), || ());
        });
    }

    /// Does something once these packs of the language are there.
    pub fn with_packs(self, names: Vec<&'static str>, then: impl FnOnce() + 'static) {
        let missing: Vec<_> = self
            .packs
            .with_untracked(|packs| names.into_iter().filter(|name| !packs.has(name)).collect());
        if missing.is_empty() {
            then();
            return;
        }
        spawn_local(async move {
            let language = self.packs.with_untracked(Packs::language);
            let mut fetched = Packs::new(language);
            for name in missing {
                load_pack(&mut fetched, language, name).await;
            }
            // Others may have come meanwhile.
            if self.packs.with_untracked(Packs::language) == language {
                self.packs.update(|packs| packs.add(fetched));
            }
            then();
        });
    }

    /// Opens the desk that a screen needs, and takes over the answers that the
    /// address of a calculator brings.
    fn take_seat(self, screen: &Screen) {
        let Screen::In(id, place) = screen else {
            return;
        };
        let Some(ruleset) = rulesets::find(id) else {
            return;
        };
        let seated = self.session.with_untracked(|session| {
            session
                .as_ref()
                .is_some_and(|session| session.desk().ruleset == *id)
        });
        if !seated {
            let shelved = self
                .shelf
                .with_untracked(|shelf| shelf.latest(id).map(|desk| desk.id));
            let session = shelved.and_then(|id| self.fetch_session(id));
            let session = session.unwrap_or_else(|| {
                let desk = Desk::new(ruleset);
                let id = self.shelf.try_update(|shelf| shelf.add(&desk)).unwrap_or(1);
                let mut session = Session::new(id, desk);
                self.write(session.changes());
                self.write(vec![self.shelf.with_untracked(Shelf::changes)]);
                session
            });
            self.session.set(Some(session));
        }
        if let Place::Calculator(calculator, answers) = place {
            let mut given = Answers::new();
            for (field, value) in answers {
                given.insert((*field).to_owned(), value.clone());
            }
            // An address leaves out answers that do not matter at present.
            let known = ruleset.calculator(calculator).is_some_and(|calculator| {
                let kept =
                    self.desk_untracked(|desk| Some(desk.bench(calculator.id).values(calculator)));
                kept.is_some_and(|kept| Place::calculator(calculator, &kept) == *place)
            });
            if !known {
                self.act_quietly(Action::OpenCalculator {
                    calculator: (*calculator).to_owned(),
                    answers: given,
                    about: None,
                });
            }
        }
    }

    fn desk_untracked<T: Default>(self, read: impl FnOnce(&Desk) -> T) -> T {
        self.session.with_untracked(|session| {
            session
                .as_ref()
                .map_or_else(T::default, |session| read(session.desk()))
        })
    }

    fn fetch_session(self, id: u32) -> Option<Session> {
        let read = |key: &str| self.storage.read(key);
        let Loaded { session, damage } = Session::load(id, &read, &rulesets::loaded());
        self.report(damage);
        session
    }

    // Changing things.

    /// Does something to the desk: saved at once, undone with one tap.
    #[inline(never)]
    pub fn act(self, action: Action) {
        if self
            .settings
            .with_untracked(|settings| settings.now().haptics)
        {
            haptics::tick();
        }
        self.toast.set(None);
        page::keep_focus();
        self.act_quietly(action);
    }

    fn act_quietly(self, action: Action) {
        self.change(|session, ruleset| {
            session.act(action, ruleset);
            None
        });
    }

    /// Changes the session and writes what has changed; what was found damaged
    /// on the way is put aside before that.
    fn change(self, change: impl FnOnce(&mut Session, &'static Ruleset) -> Option<Damage>) {
        self.session.update(|session| {
            let Some(session) = session else { return };
            let Some(ruleset) = rulesets::find(&session.desk().ruleset) else {
                return;
            };
            self.report(change(session, ruleset).into_iter().collect());
            let mut writes = session.changes();
            let id = session.id();
            let listed = self
                .shelf
                .try_maybe_update(|shelf| {
                    let listed = shelf.use_now(id, session.desk());
                    (listed, listed)
                })
                .unwrap_or(false);
            if listed {
                writes.push(self.shelf.with_untracked(Shelf::changes));
            }
            self.write(writes);
        });
    }

    /// Starts a battle on the desk of a wargame.
    pub fn start_battle(self, ruleset: &'static Ruleset, action: Action) {
        self.take_seat(&Screen::In(ruleset.id, Place::Turn));
        self.act(action);
        let storage = self.storage;
        spawn_local(async move {
            storage.persist().await;
        });
        page::set_hash(&Screen::In(ruleset.id, Place::Turn).hash());
    }

    /// Ends the battle of a wargame; its units and tools stay.
    pub fn end_battle(self, ruleset: &'static Ruleset) {
        self.take_seat(&Screen::In(ruleset.id, Place::Turn));
        self.act(Action::LeaveBattle);
    }

    /// Whether everything needed without a network is on the device.
    pub fn offline_ready(self) -> bool {
        self.news.get().is_some() || worker::is_offline_ready()
    }

    /// Takes the last tap back: of the settings on their screen, else of the
    /// desk.
    pub fn undo(self) {
        if self.on_settings() {
            self.change_settings(SettingsHistory::undo);
        } else {
            self.travel(|session, ruleset, read| session.undo(ruleset, read));
        }
        self.say_for_a_while(self.t(t::TOLD_UNDONE));
    }

    /// Does again what was undone.
    pub fn redo(self) {
        if self.on_settings() {
            self.change_settings(SettingsHistory::redo);
        } else {
            self.travel(|session, ruleset, read| session.redo(ruleset, read));
        }
        self.say_for_a_while(self.t(t::TOLD_REDONE));
    }

    fn travel(
        self,
        way: impl FnOnce(
            &mut Session,
            &Ruleset,
            &dyn Fn(&str) -> Option<String>,
        ) -> Result<Option<Action>, Damage>,
    ) {
        let storage = self.storage;
        page::keep_focus();
        self.change(|session, ruleset| way(session, ruleset, &|key| storage.read(key)).err());
        self.write_address();
    }

    /// Puts the answers of the calculator on the screen into its address.
    pub fn write_address(self) {
        let hash = self.screen.with_untracked(|screen| {
            let Screen::In(ruleset, Place::Calculator(id, _)) = screen else {
                return None;
            };
            let calculator = rulesets::find(ruleset)?.calculator(id)?;
            let values = self.session.with_untracked(|session| {
                Some(session.as_ref()?.desk().bench(id).values(calculator))
            })?;
            Some(Screen::In(ruleset, Place::calculator(calculator, &values)).hash())
        });
        if let Some(hash) = hash {
            page::replace_hash(&hash);
        }
    }

    fn on_settings(self) -> bool {
        self.screen
            .with_untracked(|screen| *screen == Screen::Settings)
    }

    /// Whether there is something to undo and to redo.
    pub fn can_travel(self) -> (bool, bool) {
        if self.screen.with(|screen| *screen == Screen::Settings) {
            return self
                .settings
                .with(|settings| (settings.can_undo(), settings.can_redo()));
        }
        self.session.with(|session| {
            session.as_ref().map_or((false, false), |session| {
                (session.can_undo(), session.can_redo())
            })
        })
    }

    /// Changes the settings: saved at once, undone on their screen.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.change_settings(|history| {
            let mut settings = history.now().clone();
            change(&mut settings);
            history.set(settings)
        });
    }

    fn change_settings(self, change: impl FnOnce(&mut SettingsHistory) -> bool) {
        page::keep_focus();
        let mut writes = Vec::new();
        self.settings.update(|history| {
            if change(history) {
                writes = history.changes();
            }
        });
        self.write(writes);
        self.follow_language();
    }

    /// Fetches the texts of the language that the settings ask for, and speaks
    /// it once they are there.
    fn follow_language(self) {
        let wanted = self
            .settings
            .with_untracked(|settings| language_of(settings.now()));
        let (now, names) = self.packs.with_untracked(|packs| {
            let names: Vec<_> = crate::text::keys::PACKS
                .iter()
                .copied()
                .filter(|name| packs.has(name))
                .collect();
            (packs.language(), names)
        });
        if wanted == now {
            return;
        }
        spawn_local(async move {
            let mut packs = Packs::new(wanted);
            for name in names {
                load_pack(&mut packs, wanted, name).await;
            }
            if packs.has("app") {
                page::keep_focus();
                self.packs.set(packs);
            }
        });
    }

    /// Fetches the words of the other languages for the search, once.
    pub fn fetch_other_words(self, pack: &'static str) {
        let own = self.packs.with_untracked(Packs::language);
        let fetched = self.other_packs.with_untracked(|others| {
            others.len() + 1 == Language::ALL.len()
                && others
                    .iter()
                    .all(|other| other.language() != own && other.has(pack))
        });
        if fetched {
            return;
        }
        spawn_local(async move {
            let mut others = Vec::new();
            for language in Language::ALL {
                if language != own {
                    let mut packs = Packs::new(language);
                    load_pack(&mut packs, language, pack).await;
                    others.push(packs);
                }
            }
            self.other_packs.set(others);
        });
    }

    /// Says something for a few seconds.
    pub fn say_for_a_while(self, words: String) {
        self.toast.set(Some(words.clone()));
        set_timeout(
            move || {
                self.toast.maybe_update(|toast| {
                    let same = toast.as_ref() == Some(&words);
                    if same {
                        *toast = None;
                    }
                    same
                });
            },
            std::time::Duration::from_millis(TOAST),
        );
    }

    // Keeping.

    fn write(self, writes: Vec<Write>) {
        for Write { key, text } in writes {
            match text {
                // The health says whether it was taken; nothing is lost
                // meanwhile, as the storage keeps it in memory.
                Some(text) => drop(self.storage.write(&key, &text)),
                None => self.storage.remove(&key),
            }
        }
        let health = self.storage.health();
        if health != self.health.get_untracked() {
            self.health.set(health);
        }
    }

    /// Puts damaged texts aside before anything is written over them, and
    /// tells the player.
    fn report(self, damage: Vec<Damage>) {
        if damage.is_empty() {
            return;
        }
        self.write(save::rescue(&damage, &|key| self.storage.read(key)));
        // The same damage may be met again before it is written over.
        let told = self.told_damage.get_untracked();
        let news: Vec<Damage> = damage
            .into_iter()
            .filter(|damage| !told.contains(damage))
            .collect();
        if !news.is_empty() {
            self.told_damage
                .update_untracked(|told| told.extend(news.iter().cloned()));
            self.damage.update(|known| known.extend(news));
        }
    }

    /// What was put aside, as one file to be downloaded.
    pub fn rescued(self) -> String {
        let texts = save::rescued(&|key| self.storage.read(key));
        serde_json::to_string_pretty(&texts).unwrap_or_default()
    }

    /// The battle that was played last, of any wargame.
    pub fn latest_battle(self) -> Option<Shelved> {
        self.shelf.with(|shelf| {
            shelf
                .desks()
                .into_iter()
                .find(|desk| desk.name.is_some())
                .cloned()
        })
    }

    /// The desk of a shelved battle, for a look at where it stands; none while
    /// the rules of its wargame are not there.
    pub fn look_at(self, shelved: &Shelved) -> Option<Desk> {
        rulesets::find(&shelved.ruleset)?;
        let open = self.session.with(|session| {
            session
                .as_ref()
                .filter(|session| session.id() == shelved.id)
                .map(|session| session.desk().clone())
        });
        open.or_else(|| {
            self.fetch_session(shelved.id)
                .map(|session| session.desk().clone())
        })
    }
}

/// What is left to do once the app can be used: the focus of a keyboard stays
/// on the page's own order.
pub fn after_mount() {
    page::scroll_to_top();
    // A crash before this start is over once the app has run for a while.
    set_timeout(crash::forget, std::time::Duration::from_secs(10));
}
