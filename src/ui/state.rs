//! The shared state of the app and the verbs that change it.

use std::ops::Deref;
use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{LinkProblem, Place, Screen};
use crate::aid::{Ruleset, Unit};
use crate::battle::clock::Counter;
use crate::battle::store::{Compared, Health};
use crate::battle::{
    Armies, Away, BattleEntry, BattleList, Damage, Scope, Session, Settings, SettingsHistory, save,
};
use crate::browser::storage::Storage;
use crate::browser::wake_lock::{self, WakeLock};
use crate::browser::worker::News;
use crate::browser::{crash, language, media, page, worker};
use crate::rulesets::{self, Game};
use crate::text::keys::app as t;
use crate::text::{Language, Packs, Phrase, PluralCategory, Text, Voice};

use super::pages::later::{self, LATER, TURN};
use super::play::{Found, PLAY};
use super::typing::Typing;
use super::{dress, fetch};

/// How long a message about the last action stays, in milliseconds.
const TOAST: u64 = 2_500;

/// The shared state, as a handle that can be copied freely. It lives as long as the page, so
/// a closure captures just one pointer.
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
    pub(super) storage: Storage,
    /// The settings, with their own undo.
    pub settings: RwSignal<SettingsHistory>,
    /// The list of battle states.
    pub battle_list: RwSignal<BattleList>,
    /// The open battle, with its undo.
    pub session: RwSignal<Option<Session>>,
    /// The current screen.
    pub screen: RwSignal<Screen>,
    /// The screens visited before, each with its scroll position, in pixels.
    pub trail: RwSignal<Vec<(Screen, f64)>>,
    /// The faults of the address.
    pub amiss: RwSignal<Vec<LinkProblem>>,
    /// Whether the calculator that is opened next is to record an action that the units' states
    /// refuse, because the player said so where it was opened.
    pub anyway: RwSignal<bool>,
    /// Whether the page of the turn is loaded.
    pub turn_there: RwSignal<bool>,
    /// The room for a board, once the page of the turn is loaded.
    pub room: RwSignal<Room>,
    /// Fires when rules of a wargame are loaded after the screen was drawn.
    pub rules: Trigger,
    /// The texts loaded so far.
    pub packs: RwSignal<Packs>,
    /// Texts of the other languages, for the search.
    pub other_packs: RwSignal<Vec<Packs>>,
    /// A short message about the last action.
    pub toast: RwSignal<Option<String>>,
    /// The text for screen readers.
    pub spoken: RwSignal<String>,
    /// Whether the browser has promised to keep saved data; `None` if unknown.
    pub promised: RwSignal<Option<bool>>,
    /// Whether the storage accepts writes.
    pub health: RwSignal<Health>,
    /// Damaged or foreign data that was found, until the player dismisses the notice.
    pub damage: RwSignal<Vec<Damage>>,
    /// Changes made to the copies of saved data, until the player dismisses the notice.
    pub restored: RwSignal<Option<Restored>>,
    /// Whether cleared data is being restored.
    pub(super) restoring: RwSignal<bool>,
    /// All damage that was reported to the player.
    pub(super) reported_damage: RwSignal<Vec<Damage>>,
    /// How many addresses were opened in a row without a touch in between.
    pub untouched: RwSignal<u8>,
    /// The latest news of the service worker.
    pub news: RwSignal<Option<News>>,
    /// Whether everything needed without a network is on the device.
    pub offline_ready: RwSignal<bool>,
    /// Which tab may change the open battle state.
    pub writer: RwSignal<Writer>,
    /// The rule being looked up over the screen.
    pub rule_shown: RwSignal<Option<&'static str>>,
    /// The number that is being typed over the screen.
    pub typing: RwSignal<Option<Typing>>,
    /// The armies, once a screen has needed them.
    pub armies: RwSignal<Option<Armies>>,
    /// Whether the page is visible.
    pub in_view: RwSignal<bool>,
    /// Whether the screen stays awake.
    pub awake: RwSignal<WakeLock>,
    /// Clock warnings that the player has not dismissed.
    pub alarms: RwSignal<Vec<(Counter, Phrase)>>,
}

/// The text pack of all screens but home.
const SCREENS: &str = "screens";

/// A change made to the copies of saved data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Restored {
    /// Everything was cleared under the open page, and was restored.
    Cleared,
    /// A newer copy arrived late, after the older one was shown.
    Newer,
    /// There were two copies of something, neither known to be newer.
    Both,
}

/// The room that the window has for a board beside a page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Room {
    /// None.
    #[default]
    Phone,
    /// Room for a summary of the battle.
    Tablet,
    /// For the whole turn.
    Desktop,
}

/// The window sizes from which there is room for a tablet's and for a desktop's board;
/// `style/pages/board.css` has the same.
const TABLET: &str = "(min-width: 48rem) and (min-height: 30.01rem)";
const DESKTOP: &str = "(min-width: 75rem) and (min-height: 30.01rem)";

/// Which tab may change a battle state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writer {
    /// Not known yet: changes made meanwhile are written once it is.
    Asked,
    /// This one.
    Here,
    /// Another one: this tab only watches.
    Elsewhere,
}

/// The language of the settings, or else the phone's.
pub fn language_of(settings: &Settings) -> Language {
    settings
        .language
        .as_deref()
        .and_then(Language::from_tag)
        .unwrap_or_else(|| Language::from_preferences(language::preferred()))
}

/// The text packs without which a screen cannot be drawn.
pub fn packs_needed(screen: &Screen) -> Vec<&'static str> {
    let mut packs = vec!["app"];
    if *screen != Screen::Home {
        packs.push(SCREENS);
    }
    if matches!(screen, Screen::Battles | Screen::In(_, Place::Battle)) {
        packs.push("battles");
    }
    if let Screen::In(_, Place::Log | Place::LogEntry(_) | Place::Report | Place::Luck) = screen {
        packs.push("log");
    }
    if let Screen::In(_, Place::SideLines(_) | Place::ArmyLines(_)) = screen {
        packs.push("lines");
    }
    let on_paper =
        matches!(screen, Screen::In(_, Place::Paper | Place::SideCards(_) | Place::ArmyCards(_)));
    if on_paper {
        packs.push("paper");
    }
    if let Some(game) = screen.ruleset().and_then(rulesets::game) {
        let looked_up =
            matches!(screen, Screen::In(_, Place::Rules(_) | Place::Section(_) | Place::Rule(..)));
        if looked_up || on_paper {
            packs.extend(game.packs);
        } else {
            packs.extend(game.labels());
        }
    }
    packs
}

/// Whether the app's own texts for a screen are loaded; those of a wargame do not count.
pub fn speaks(packs: &Packs, screen: &Screen) -> bool {
    packs.has("app") && (*screen == Screen::Home || packs.has(SCREENS))
}

/// Whether undo on a screen applies to the settings, because the screen stores its changes there.
pub fn changes_settings(screen: &Screen) -> bool {
    matches!(screen, Screen::Settings | Screen::In(_, Place::Mission(_)))
}

/// Whether undo on a screen applies to the list of battles.
pub const fn changes_battles(screen: &Screen) -> bool {
    matches!(screen, Screen::Home | Screen::Battles)
}

/// The armies that undo on a screen applies to; `None` if it applies to something else.
pub const fn changes_armies(screen: &Screen) -> Option<Scope<'static>> {
    match screen {
        Screen::In(ruleset, Place::Armies) => Some(Scope::Ruleset(ruleset)),
        Screen::In(_, Place::Army(army) | Place::ArmyUnit(army, _)) => Some(Scope::Army(*army)),
        _ => None,
    }
}

/// Whether the sheet of a wargame gives distances only in centimetres.
fn knows_only_centimetres(game: Option<&str>) -> bool {
    let ruleset = game.and_then(rulesets::find);
    ruleset.is_some_and(|ruleset| ruleset.missions.unit == Unit::Centimetres)
}

/// The plural form of a number, as the browser knows it.
fn plural(language: Language, number: f64) -> PluralCategory {
    PluralCategory::from_name(&language::plural(language.tag(), number))
}

/// The screen for an address, and what was wrong with it. Every address but home's is parsed
/// by code in [`PLAY`]; without that, the app shows home and says so.
pub fn read(hash: &str) -> Found {
    if Screen::is_home(hash) {
        return (Screen::Home, Vec::new());
    }
    PLAY.get()
        .map_or_else(|| (Screen::Home, vec![LinkProblem::NotFetched]), |play| (play.read)(hash))
}

/// Does something once the screens and the rules of these wargames are loaded, or cannot be
/// fetched.
pub(super) fn with_chunks(games: Vec<&'static Game>, then: impl FnOnce() + 'static) {
    if are_there(&games) {
        then();
    } else {
        spawn_local(async move {
            bring(games).await;
            then();
        });
    }
}

/// Whether everything that an address needs is loaded.
fn is_there(hash: &str) -> bool {
    let games: Vec<_> = Screen::game(hash).into_iter().collect();
    are_there(&games) && later::is_there(&read(hash).0)
}

/// Loads what an address needs: the screens, the rules of its wargame, and its page.
pub async fn bring_for(hash: &str) {
    bring(Screen::game(hash).into_iter().collect()).await;
    later::bring(&read(hash).0).await;
}

/// Whether the screens, with their styles, and the rules of these wargames are loaded.
fn are_there(games: &[&'static Game]) -> bool {
    PLAY.get().is_some() && page::is_dressed() && games.iter().all(|game| game.rules().is_some())
}

/// Loads the screens and the rules of these wargames, all at the same time. A failure is
/// reported where the missing part is needed.
pub async fn bring(games: Vec<&'static Game>) {
    for game in &games {
        let game: &'static Game = game;
        spawn_local(async {
            let _ = game.load().await;
        });
    }
    // Without styles the app works but looks broken; they are only needed together with it.
    if let Ok(play) = PLAY.load().await {
        (play.unpack)();
        page::dress().await;
    }
    for game in games {
        let _ = game.load().await;
    }
}

impl App {
    /// The initial state.
    pub fn new(
        storage: Storage,
        settings: SettingsHistory,
        mut damage: Vec<Damage>,
        packs: Packs,
        found: Found,
    ) -> Self {
        let read = |key: &str| storage.read(key);
        let battle_list = BattleList::read(&read).unwrap_or_else(|damaged| {
            damage.push(damaged);
            BattleList::default()
        });
        let app = Self(Box::leak(Box::new(State {
            storage,
            settings: RwSignal::new(settings),
            battle_list: RwSignal::new(battle_list),
            session: RwSignal::new(None),
            screen: RwSignal::new(Screen::Home),
            trail: RwSignal::new(Vec::new()),
            amiss: RwSignal::new(Vec::new()),
            anyway: RwSignal::new(false),
            turn_there: RwSignal::new(TURN.get().is_some()),
            room: RwSignal::new(Room::Phone),
            rules: Trigger::new(),
            packs: RwSignal::new(packs),
            other_packs: RwSignal::new(Vec::new()),
            toast: RwSignal::new(None),
            spoken: RwSignal::new(String::new()),
            promised: RwSignal::new(None),
            health: RwSignal::new(storage.health()),
            damage: RwSignal::new(Vec::new()),
            restored: RwSignal::new(None),
            restoring: RwSignal::new(false),
            reported_damage: RwSignal::new(Vec::new()),
            untouched: RwSignal::new(0),
            news: RwSignal::new(None),
            offline_ready: RwSignal::new(false),
            writer: RwSignal::new(Writer::Here),
            rule_shown: RwSignal::new(None),
            typing: RwSignal::new(None),
            armies: RwSignal::new(None),
            in_view: RwSignal::new(page::is_visible()),
            awake: RwSignal::new(WakeLock::Off),
            alarms: RwSignal::new(Vec::new()),
        })));
        if !damage.is_empty() {
            with_chunks(Vec::new(), move || {
                if let Some(play) = PLAY.get() {
                    (play.mend)(app, damage);
                }
            });
        }
        app.enter(found);
        app.watch();
        app
    }

    /// Has the player type a number, once the pad for it is loaded.
    pub fn type_number(self, typing: Typing) {
        spawn_local(async move {
            match LATER.load().await {
                Ok(_) => self.typing.set(Some(typing)),
                Err(_) => self.say_for_a_while(self.t(t::NOT_FETCHED)),
            }
        });
    }

    /// Handles the result of comparing the two copies of saved data; if the mirror is late,
    /// waits for it.
    pub(super) fn look_at_the_mirror(self, compared: Option<Compared>) {
        match compared {
            Some(found) if found.both => self.restored.set(Some(Restored::Both)),
            Some(_) => {}
            None => spawn_local(async move {
                let found = self.storage.compare_late().await;
                if let Some(play) = PLAY.get() {
                    (play.compared)(self, found);
                }
            }),
        }
    }

    /// Starts the effects that act outside the state.
    fn watch(self) {
        Effect::new(move |_| dress(self));
        wake_lock::on_change(move |now| self.awake.set(now));
        Effect::new(move |_| {
            let in_battle = self.session.with(|session| {
                session.as_ref().is_some_and(|s| s.battle_state().battle.is_some())
            });
            let wanted = self.settings.with(|settings| settings.now().keep_awake);
            wake_lock::want(wanted && in_battle);
        });
        page::keep_scrolling_to_ourselves();
        page::on_hash_change(move |hash| {
            let before = self.untouched.get_untracked();
            let touched = page::is_touched();
            let now = if touched { 0 } else { before.saturating_add(1) };
            self.untouched.set(now);
            self.go_to(&hash, true);
        });
        page::on_visibility(move |visible| self.in_view.set(visible));
        self.storage.follow_at_the_end();
        self.storage.on_change(move |change| {
            let key = change.key.unwrap_or_default();
            let cleared = key.is_empty() || (key == save::GENERATION && change.text.is_none());
            if cleared {
                with_chunks(Vec::new(), move || {
                    if let Some(play) = PLAY.get() {
                        (play.cleared)(self);
                    }
                });
            } else if let Some(play) = PLAY.get() {
                (play.noticed)(self, &key);
            }
        });
        // So that the first tap need not wait, and the list of battles is up to date.
        page::after_paint(move || {
            spawn_local(async move { self.promised.set(self.storage.is_promised().await) });
            spawn_local(async move {
                bring(Vec::new()).await;
                if let Some(play) = PLAY.get() {
                    (play.noticed)(self, save::BATTLES);
                }
                self.with_packs(vec![SCREENS], || ());
                if TURN.load().await.is_ok() {
                    self.turn_there.set(true);
                    self.watch_room();
                }
                let _ = LATER.load().await;
            });
        });
        worker::start(move |news| match news {
            News::Whole(whole) => self.offline_ready.set(whole),
            News::UpdateWaiting => self.news.set(Some(news)),
        });
    }

    /// Follows the size of the window.
    fn watch_room(self) {
        let look = move || {
            self.room.set(if media::holds(DESKTOP) {
                Room::Desktop
            } else if media::holds(TABLET) {
                Room::Tablet
            } else {
                Room::Phone
            });
        };
        look();
        for query in [TABLET, DESKTOP] {
            media::watch(query, look);
        }
    }

    // Words.

    /// The language in use.
    pub fn language(self) -> Language {
        self.packs.with(Packs::language)
    }

    /// Renders something with the voice of the player's language.
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

    /// Texts do not track the language: the frame is redrawn when it changes. Parts that are
    /// shown while their texts are still being fetched track the packs.
    #[inline(never)]
    pub fn with_voice(self, speak: &mut dyn FnMut(&Voice)) {
        self.packs.with_untracked(|packs| {
            let chosen = self
                .settings
                .with_untracked(|settings| settings.now().in_centimetres(packs.language().tag()));
            let game = self.screen.with_untracked(Screen::ruleset);
            speak(&Voice {
                packs,
                metric: chosen || knows_only_centimetres(game),
                plural: &plural,
            });
        });
    }

    /// Whether distances are in centimetres: the player has chosen that, or the sheet of the
    /// screen uses nothing else.
    pub fn is_metric(self) -> bool {
        let language = self.language();
        let chosen = self.settings.with(|settings| settings.now().in_centimetres(language.tag()));
        chosen || knows_only_centimetres(self.screen.with(Screen::ruleset))
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

    /// Shows the screen of a hash. Rules and texts that it needs are fetched first. `leaves`
    /// says whether the player can go back to the present one.
    pub(super) fn go_to(self, hash: &str, leaves: bool) {
        let hash = hash.to_owned();
        if Screen::is_home(&hash) {
            self.show(&hash, leaves);
            return;
        }
        if is_there(&hash) {
            self.show(&hash, leaves);
            return;
        }
        self.toast.set(Some(self.t(t::FETCHING)));
        self.speak(&self.t(t::FETCHING));
        spawn_local(async move {
            bring_for(&hash).await;
            self.toast.set(None);
            // The player may have gone elsewhere in the meantime.
            if page::hash() == hash {
                self.show(&hash, leaves);
            }
        });
    }

    /// Shows an address that the page already has, but could not show before: a link to it
    /// would change nothing.
    pub fn try_again(self, hash: &str) {
        if page::hash() == hash {
            self.go_to(hash, false);
        }
    }

    fn show(self, hash: &str, leaves: bool) {
        let (screen, amiss) = read(hash);
        let same_place = self.screen.with_untracked(|now| is_same_place(now, &screen));
        let scrolled = (!same_place).then(|| if leaves { self.leave_for(&screen) } else { 0.0 });
        self.rule_shown.set(None);
        self.typing.set(None);
        let needed = packs_needed(&screen);
        self.with_packs(needed.clone(), move || {
            let mut amiss = amiss;
            let has = |name: &&str| self.packs.with_untracked(|packs| packs.has(name));
            if !needed.iter().all(has) && !amiss.contains(&LinkProblem::NotFetched) {
                amiss.push(LinkProblem::NotFetched);
            }
            self.enter((screen, amiss));
            if let Some(scrolled) = scrolled {
                page::focus("screen");
                page::scroll_to(scrolled);
            }
        });
    }

    /// Records that the player leaves the screen for another one, or returns there. Returns
    /// how far to scroll the new one, in pixels.
    fn leave_for(self, screen: &Screen) -> f64 {
        /// The number of screens remembered; going back further is never needed.
        const LONGEST: usize = 30;
        if page::went_instead() {
            return 0.0;
        }
        let from = self.screen.get_untracked();
        let mut scrolled = 0.0;
        self.trail.update_untracked(|trail| {
            if trail.last().is_some_and(|(last, _)| is_same_place(last, screen)) {
                scrolled = trail.pop().map_or(0.0, |(_, scrolled)| scrolled);
            } else {
                trail.push((from, page::scrolled()));
                if trail.len() > LONGEST {
                    trail.remove(0);
                }
            }
        });
        scrolled
    }

    /// Opens what a screen needs, and then shows it.
    fn enter(self, found: Found) {
        let (mut screen, mut amiss) = match PLAY.get() {
            Some(play) => (play.resolve_screen)(self, found),
            None => found,
        };
        if !later::is_there(&screen) {
            screen = Screen::Home;
            amiss.push(LinkProblem::NotFetched);
        }
        self.amiss.set(amiss);
        self.screen.set(screen);
    }

    /// Fetches the rules of these wargames, and then their labels, for a screen that can be
    /// shown without them. The code that draws them tracks both.
    pub fn fetch_games(self, games: Vec<&'static Game>) {
        with_chunks(games.clone(), move || {
            self.rules.notify();
            let there = games.iter().filter(|game| game.rules().is_some());
            let labels = there.flat_map(|game| game.labels());
            self.with_packs(labels.collect(), || ());
        });
    }

    /// Does something once these packs of the language are loaded.
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
            let fetched = fetch(language, &missing).await;
            // Packs of another language may have been loaded meanwhile.
            if self.packs.with_untracked(Packs::language) == language {
                self.packs.update(|packs| packs.add(fetched));
            }
            then();
        });
    }

    /// The calculator of the last roll in the open battle.
    pub fn last_roll(self) -> Option<String> {
        self.session.with(|session| session.as_ref()?.last_roll().map(str::to_owned))
    }

    /// Whether there is something to undo and to redo.
    pub fn can_undo_redo(self) -> (bool, bool) {
        if self.screen.with(changes_settings) {
            return self.settings.with(|settings| (settings.can_undo(), settings.can_redo()));
        }
        if self.screen.with(changes_battles) {
            return self.battle_list.with(BattleList::can_undo_redo);
        }
        if let Some(scope) = self.screen.with(changes_armies) {
            return self.armies.with(|armies| {
                let armies = armies.as_ref();
                armies.map_or((false, false), |armies| armies.can_undo_redo(scope))
            });
        }
        if self.screen.with(|screen| matches!(screen, Screen::New(..))) {
            return (false, false);
        }
        self.session.with(|session| {
            session
                .as_ref()
                .map_or((false, false), |session| (session.can_undo(), session.can_redo()))
        })
    }

    /// Shows a message for a few seconds.
    pub fn say_for_a_while(self, words: String) {
        self.speak(&words);
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
            Duration::from_millis(TOAST),
        );
    }

    /// Lets a screen reader say something, once. Repeated words get a space at the end:
    /// otherwise nothing would change, and nothing would be announced.
    pub fn speak(self, words: &str) {
        self.spoken.update(|spoken| {
            let again = spoken == words;
            words.clone_into(spoken);
            if again {
                spoken.push('\u{a0}');
            }
        });
    }

    // Saved data.

    /// Whether the browser deletes the saved data after seven days without a visit.
    pub fn is_for_seven_days(self) -> bool {
        self.storage.is_for_seven_days()
    }

    /// The battle that was played last, of any wargame.
    pub fn latest_battle(self) -> Option<BattleEntry> {
        self.battle_list.with(|battle_list| {
            let here = battle_list.battles(|away| away == Away::Here);
            here.first().map(|battle| (*battle).clone())
        })
    }
}

/// Whether two screens are the same page with different contents: the rules with another
/// query, a calculator with other answers.
pub(super) fn is_same_place(one: &Screen, other: &Screen) -> bool {
    use std::mem::discriminant;
    match (one, other) {
        (Screen::In(one_game, one), Screen::In(other_game, other)) => {
            one_game == other_game
                && match (one, other) {
                    (Place::Calculator(one, ..), Place::Calculator(other, ..)) => one == other,
                    (Place::LogEntry(one), Place::LogEntry(other)) => one == other,
                    (Place::Unit(one_side, one), Place::Unit(other_side, other)) => {
                        (one_side, one) == (other_side, other)
                    }
                    _ => discriminant(one) == discriminant(other),
                }
        }
        _ => discriminant(one) == discriminant(other),
    }
}

/// Work that waits until the app can be used. The focus is not moved, so that the keyboard starts
/// at the top of the page.
pub fn after_mount() {
    page::scroll_to_top();
    // Once the app has run for a while, an earlier crash no longer counts.
    set_timeout(crash::forget, Duration::from_secs(10));
}
