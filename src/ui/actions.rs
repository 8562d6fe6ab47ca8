//! The player's actions: on the battle state, the list of battles, the settings.

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::address::{LinkProblem, Place, Screen};
use crate::aid::{Ruleset, Values};
use crate::battle::{
    Action, Answers, Armies, Army, BattleEntry, BattleList, BattleState, Damage, Loaded, Scope,
    Session, Settings, SettingsHistory, Setup, ShownWarnings, Side, not_listed, words,
};
use crate::browser::{haptics, page};
use crate::rulesets;
use crate::text::keys::app as t;
use crate::text::{Language, Packs};

use super::fetch;
use super::pages::later::LATER;
use super::play::Found;
use super::state::{App, language_of};

impl App {
    /// The answers to the house rules of a wargame.
    pub fn house(self, ruleset: &Ruleset) -> Values {
        self.settings.with(|settings| settings.now().house(ruleset))
    }

    /// Passes the state of the open battle to `read`, or a new state if no battle is open.
    pub fn battle_state<T>(self, read: impl FnOnce(&BattleState) -> T) -> T {
        let session = self.session.read();
        let fresh;
        read(if let Some(session) = session.as_ref() {
            session.battle_state()
        } else {
            fresh = self.fresh_battle();
            &fresh
        })
    }

    #[inline(never)]
    fn fresh_battle(self) -> Box<BattleState> {
        Box::new(self.ruleset().map_or_else(BattleState::default, BattleState::new))
    }

    fn battle_state_untracked<T: Default>(self, read: impl FnOnce(&BattleState) -> T) -> T {
        self.session.with_untracked(|session| {
            session.as_ref().map_or_else(T::default, |session| read(session.battle_state()))
        })
    }

    /// Opens the battle state that a screen needs, and takes over the answers in a calculator's
    /// address. If the address names something that does not exist, such as a unit that the battle
    /// does not have, adds the fault and returns the nearest screen that exists.
    pub fn resolve_screen(self, (screen, mut amiss): Found) -> Found {
        if matches!(screen, Screen::GoOn(_)) && untrack(|| self.latest_battle()).is_none() {
            amiss.push(LinkProblem::NoBattle);
            return (Screen::Home, amiss);
        }
        if !self.open_if_possible(&screen) {
            amiss.push(LinkProblem::NotTaken(screen.hash()));
            self.restore_address(&screen);
        }
        if let Screen::In(ruleset, Place::Unit(side, unit)) = screen
            && !self
                .battle_state_untracked(|state| state.unit(unit).is_some_and(|(of, _)| of == side))
        {
            amiss.push(LinkProblem::Unit(format!("{}/{unit}", side.id())));
            return (Screen::In(ruleset, Place::Units), amiss);
        }
        if let Screen::In(ruleset, place) = &screen
            && let Place::Army(army)
            | Place::ArmyCards(army)
            | Place::ArmyLines(army)
            | Place::ArmyUnit(army, _) = place
        {
            self.fetch_armies();
            let known = self.armies.with_untracked(|armies| {
                let army = armies.as_ref()?.army(*army)?;
                Some((army.ruleset == *ruleset, army.units.clone()))
            });
            let lost = match (known, place) {
                (Some((true, units)), Place::ArmyUnit(_, id)) => {
                    (!units.iter().any(|unit| unit.id == *id)).then_some(Place::Army(*army))
                }
                (Some((true, _)), _) => None,
                _ => Some(Place::Armies),
            };
            if let Some(found) = lost {
                amiss.push(LinkProblem::Place(screen.hash()));
                return (Screen::In(ruleset, found), amiss);
            }
        }
        (screen, amiss)
    }

    /// Opens a battle state for the screen. Returns false only if the answers in the address were
    /// refused.
    pub(super) fn open_if_possible(self, screen: &Screen) -> bool {
        let Screen::In(id, place) = screen else { return true };
        let Some(ruleset) = rulesets::find(id) else { return true };
        let seated = self.session.with_untracked(|session| {
            session.as_ref().is_some_and(|session| session.battle_state().ruleset == *id)
        });
        if !seated {
            // The list is read again, because another tab may have opened a battle meanwhile.
            let shelved = self
                .change_battle_list(|battle_list, _| battle_list.latest(id).map(|state| state.id));
            let session = shelved.and_then(|id| self.fetch_session(id));
            match session {
                Some(session) => {
                    let id = session.id();
                    self.session.set(Some(session));
                    self.claim(id, false);
                }
                None => self.open_new_battle(ruleset),
            }
        }
        if let Place::Calculator(calculator, answers, own) = place {
            let mut given = Answers::new();
            for (field, value) in answers {
                given.insert(field.to_string(), value.clone());
            }
            for own in own {
                given.insert(own.name(), own.number());
            }
            // An address omits answers that do not matter at that moment. When the player returns
            // to a calculator whose units have changed since, the omitted answers are the present
            // ones.
            let known = ruleset.calculator(calculator).is_some_and(|calculator| {
                let kept = self.battle_state_untracked(|battle_state| {
                    Some(battle_state.calculator_state(calculator.id).values(calculator))
                });
                kept.is_some_and(|kept| Place::calculator(calculator, &kept) == *place)
                    || (self.mark_of(calculator.id)).is_some_and(|own| page::mark() == Some(own))
            });
            if !known && !self.may_be_driven(calculator) {
                return false;
            }
            if !known {
                // In a battle, the answers in an address describe a unit that is not on the list.
                let asked = ruleset.calculator(calculator).filter(|_| {
                    !given.is_empty() && self.battle_state_untracked(|state| state.battle.is_some())
                });
                self.act_quietly(Action::OpenCalculator {
                    at_questions: true,
                    calculator: (*calculator).to_owned(),
                    answers: given,
                    about: None,
                    cast: asked.map(not_listed).unwrap_or_default(),
                });
            }
        }
        true
    }

    /// Whether to accept answers that arrive without a touch: the player may have gone back, or
    /// another page may control this one. A few in a row are accepted if they overwrite no roll.
    fn may_be_driven(self, calculator: &str) -> bool {
        /// How many to accept in a row.
        const MOST: u8 = 3;
        let untouched = self.untouched.get_untracked();
        let rolled = || {
            self.battle_state_untracked(|state| state.calculator_state(calculator).rolled.is_some())
        };
        untouched == 0 || (untouched <= MOST && !rolled())
    }

    /// A mark that ties an address to the units that its calculator has now; `None` if it has none.
    fn mark_of(self, calculator: &str) -> Option<String> {
        self.session.with_untracked(|session| {
            let session = session.as_ref()?;
            let cast = session.battle_state().calculator_state(calculator).cast;
            let parts: Vec<String> =
                (cast.iter()).map(|(role, unit)| format!("{role}={unit}")).collect();
            let mark = format!("{} {calculator} {}", session.id(), parts.join(" "));
            (!cast.is_empty()).then_some(mark)
        })
    }

    /// Puts the calculator's present answers back into an address whose answers were refused.
    fn restore_address(self, screen: &Screen) {
        if let Screen::In(id, Place::Calculator(calculator, ..)) = screen
            && let Some(calculator) =
                rulesets::find(id).and_then(|ruleset| ruleset.calculator(calculator))
        {
            let values = self.battle_state_untracked(|battle_state| {
                Some(battle_state.calculator_state(calculator.id).values(calculator))
            });
            if let Some(values) = values {
                page::replace_hash(&Screen::In(id, Place::calculator(calculator, &values)).hash());
            }
        }
    }

    /// Opens a new battle state.
    fn open_new_battle(self, ruleset: &'static Ruleset) {
        let session = self.change_battle_list(|battle_list, keys| {
            let battle_state = BattleState::new(ruleset);
            let mut session = Session::new(battle_list.add(&battle_state, keys), battle_state);
            self.write(session.changes());
            session
        });
        let id = session.id();
        self.session.set(Some(session));
        self.claim(id, true);
    }

    pub(super) fn fetch_session(self, id: u32) -> Option<Session> {
        let read = |key: &str| self.storage.read(key);
        let Loaded { session, damage } = Session::load(id, &read, &rulesets::loaded());
        // Data of a newer build is not opened, so that this build cannot overwrite it.
        let newer = damage.iter().any(Damage::is_newer);
        let session = session.filter(|_| !newer);
        self.report(damage);
        // Reading may have become forbidden since start-up.
        self.look_at_health();
        session
    }

    /// The state of a listed battle, for showing its position; `None` while the rules of its
    /// wargame are not loaded.
    pub fn look_at(self, shelved: &BattleEntry) -> Option<BattleState> {
        rulesets::find(&shelved.ruleset)?;
        let open = self.session.with(|session| {
            session
                .as_ref()
                .filter(|session| session.id() == shelved.id)
                .map(|session| session.battle_state().clone())
        });
        open.or_else(|| {
            self.fetch_session(shelved.id).map(|session| session.battle_state().clone())
        })
    }

    /// How many entries the log of the last played battle has.
    pub fn entries_of_latest(self) -> u32 {
        let Some(battle) = untrack(|| self.latest_battle()) else { return 0 };
        let open = self.session.with_untracked(|session| {
            let open = session.as_ref().filter(|open| open.id() == battle.id);
            open.map(|open| open.entries().1)
        });
        let kept = || {
            rulesets::find(&battle.ruleset)?;
            Some(self.fetch_session(battle.id)?.entries().1)
        };
        open.or_else(kept).unwrap_or(0)
    }

    /// Performs an action on the battle. It is saved at once, and one tap undoes it.
    #[inline(never)]
    pub fn act(self, action: Action) {
        if !self.may_change() {
            return;
        }
        if self.settings.with_untracked(|settings| settings.now().haptics) {
            haptics::tick();
        }
        self.toast.set(None);
        page::keep_focus();
        let timed = self.battle_state_untracked(|state| state.clock.runs().is_some());
        self.act_quietly(if timed { action.timed(page::now()) } else { action });
    }

    /// Stores which clock warnings were shown.
    pub fn store_shown_warnings(self, shown: ShownWarnings) {
        self.session.update_untracked(|session| {
            if let Some(session) = session {
                session.set_shown_warnings(shown);
            }
        });
        self.keep();
    }

    fn act_quietly(self, action: Action) {
        self.change(|session, ruleset| {
            session.act(action, ruleset);
            None
        });
    }

    /// Changes the session, and writes the changes if this tab is the writer. Damage found on the
    /// way is quarantined before that.
    fn change(self, change: impl FnOnce(&mut Session, &'static Ruleset) -> Option<Damage>) {
        self.session.update(|session| {
            let Some(session) = session else { return };
            if let Some(ruleset) = rulesets::find(&session.battle_state().ruleset) {
                self.report(change(session, ruleset).into_iter().collect());
            }
        });
        self.keep();
    }

    /// Starts a battle in the state that the wargame's tools use, or in a new one if that state is
    /// already a battle.
    pub fn start_battle(self, ruleset: &'static Ruleset, setup: &Setup) {
        if self.is_cleared() {
            return;
        }
        self.open_if_possible(&Screen::In(ruleset.id, Place::Turn));
        if self.battle_state_untracked(|state| state.battle.is_some()) {
            self.open_new_battle(ruleset);
        }
        if !self.may_change() {
            return;
        }
        self.act(Action::StartBattle(setup.clone()));
        self.ask_to_keep();
        // Replaces the form in the history. Otherwise going back would show it again, empty, and
        // the player could start a second battle by mistake.
        page::go_instead(&Screen::In(ruleset.id, Place::Turn).hash());
    }

    /// Asks the browser never to delete the saved data, now that there is something to lose.
    pub fn ask_to_keep(self) {
        spawn_local(async move { self.promised.set(self.storage.persist().await) });
    }

    /// Puts the answers of the calculator on the screen into its address.
    pub fn write_address(self) {
        let address = self.screen.with_untracked(|screen| {
            let Screen::In(ruleset, Place::Calculator(id, ..)) = screen else { return None };
            let calculator = rulesets::find(ruleset)?.calculator(id)?;
            let values = self.session.with_untracked(|session| {
                Some(session.as_ref()?.battle_state().calculator_state(id).values(calculator))
            })?;
            let hash = Screen::In(ruleset, Place::calculator(calculator, &values)).hash();
            Some((hash, self.mark_of(calculator.id)))
        });
        match address {
            Some((hash, Some(mark))) => page::replace_marked_hash(&hash, &mark),
            Some((hash, None)) => page::replace_hash(&hash),
            None => {}
        }
    }

    /// Undoes the last change to what the screen shows: the settings, the list of battles, armies,
    /// or otherwise the battle.
    pub fn undo(self) {
        if self.on_settings() {
            self.change_settings(SettingsHistory::undo);
        } else if self.on_battles() {
            self.travel_battles(BattleList::undo);
        } else if let Some(scope) = self.on_armies() {
            self.change_armies(&mut |armies| {
                armies.undo(scope);
            });
        } else {
            let here = self.on_calculator();
            let undone = self.step_history(|session, ruleset, read| {
                let mut undone = session.undo(ruleset, read)?;
                // Where no calculator is shown, undoing what only opened one would do nothing
                // visible, unless it brings back a result that waits to be applied.
                while let Some(action) = undone.as_ref().filter(|it| !here && it.only_sets_up()) {
                    let calculator = action.calculator().and_then(|id| ruleset.calculator(id));
                    let waits = calculator.is_some_and(|calculator| {
                        session.battle_state().is_waiting(calculator, &self.house(ruleset), ruleset)
                    });
                    if waits || !session.can_undo() {
                        break;
                    }
                    undone = session.undo(ruleset, read)?;
                }
                Ok(undone)
            });
            if !undone {
                return;
            }
            self.say_for_a_while(match self.words_of_entry(Some) {
                Some(words) => self.say(t::told_undone_what(words)),
                None => self.t(t::TOLD_UNDONE),
            });
            return;
        }
        self.say_for_a_while(self.t(t::TOLD_UNDONE));
    }

    /// Redoes what was undone.
    pub fn redo(self) {
        if self.on_settings() {
            self.change_settings(SettingsHistory::redo);
        } else if self.on_battles() {
            self.travel_battles(BattleList::redo);
        } else if let Some(scope) = self.on_armies() {
            self.change_armies(&mut |armies| {
                armies.redo(scope);
            });
        } else {
            let next = self.words_of_entry(Some);
            let here = self.on_calculator();
            let redone = self.step_history(|session, ruleset, read| {
                let mut redone = session.redo(ruleset, read)?;
                // What one tap on undo took back, one tap on redo does again.
                while !here && session.next_to_redo().is_some_and(Action::only_sets_up) {
                    redone = session.redo(ruleset, read)?;
                }
                Ok(redone)
            });
            if !redone {
                return;
            }
            self.say_for_a_while(match next {
                Some(words) => self.say(t::told_redone_what(words)),
                None => self.t(t::TOLD_REDONE),
            });
            return;
        }
        self.say_for_a_while(self.t(t::TOLD_REDONE));
    }

    /// The log's text for an entry, whose number is computed from the number of entries now; `None`
    /// while the texts are not loaded.
    fn words_of_entry(self, number: impl FnOnce(u32) -> Option<u32>) -> Option<String> {
        let now = self
            .session
            .with_untracked(|session| session.as_ref().map(|session| session.entries().1))?;
        let there = self.packs.with_untracked(|packs| packs.has("log"));
        let later = LATER.get().filter(|_| there)?;
        untrack(|| (later.entry)(self, number(now)?))
    }

    /// Moves back or forward to the state after this many entries of the log. Returns false if this
    /// tab may not change the battle.
    pub fn go_to_entry(self, entries: u32) -> bool {
        self.step_history(|session, ruleset, read| {
            session.go_to(entries, ruleset, read)?;
            Ok(None)
        })
    }

    /// Steps through the battle's history. Returns false if this tab may not change the battle, or
    /// has not read its latest state.
    fn step_history(
        self,
        way: impl FnOnce(
            &mut Session,
            &Ruleset,
            &dyn Fn(&str) -> Option<String>,
        ) -> Result<Option<Action>, Damage>,
    ) -> bool {
        if !self.may_change() {
            return false;
        }
        if !self.is_latest() {
            // Another tab has changed the log since this one read it.
            self.overtaken();
            return false;
        }
        let storage = self.storage;
        page::keep_focus();
        self.change(|session, ruleset| way(session, ruleset, &|key| storage.read(key)).err());
        self.write_address();
        true
    }

    fn on_calculator(self) -> bool {
        self.screen.with_untracked(|screen| matches!(screen, Screen::In(_, Place::Calculator(..))))
    }

    fn on_settings(self) -> bool {
        self.screen.with_untracked(super::state::changes_settings)
    }

    fn on_battles(self) -> bool {
        self.screen.with_untracked(super::state::changes_battles)
    }

    fn on_armies(self) -> Option<Scope<'static>> {
        self.screen.with_untracked(super::state::changes_armies)
    }

    /// Reads the stored armies, unless that was done before.
    pub fn fetch_armies(self) {
        if self.armies.with_untracked(Option::is_none) {
            let (armies, damage) = Armies::load(&|key| self.storage.read(key));
            self.report(damage);
            self.armies.set(Some(armies));
        }
    }

    /// Changes the armies as they are stored now. The change is saved at once, and can be undone on
    /// the armies' own screens.
    pub fn change_armies(self, change: &mut dyn FnMut(&mut Armies)) {
        if self.is_cleared() {
            return;
        }
        page::keep_focus();
        self.toast.set(None);
        let read = |key: &str| self.storage.read(key);
        let (armies, (), writes, damage) = Armies::change(&read, |armies| change(armies));
        self.report(damage);
        self.write(writes);
        self.armies.set(Some(armies));
    }

    /// Changes an army.
    pub fn change_army(self, id: u32, change: &mut dyn FnMut(&mut Army)) {
        self.change_armies(&mut |armies| {
            armies.edit(id, &mut *change);
        });
    }

    /// An army as it is now; `None` if no army has this number.
    pub fn army(self, id: u32) -> Option<Army> {
        self.armies.with(|armies| armies.as_ref()?.army(id).cloned())
    }

    /// An army as it is now, without tracking, for a view that is drawn once.
    pub fn army_now(self, id: u32) -> Option<Army> {
        self.armies.with_untracked(|armies| armies.as_ref()?.army(id).cloned())
    }

    /// The armies of a wargame; its rules need not be loaded.
    pub fn armies_of_game(self, game: &str) -> Vec<Army> {
        self.armies.with(|armies| {
            let armies = armies.as_ref();
            armies.map_or_else(Vec::new, |armies| armies.of_game(game).cloned().collect())
        })
    }

    /// The armies of a wargame.
    pub fn armies_of(self, ruleset: &Ruleset) -> Vec<Army> {
        self.armies.with(|armies| {
            let armies = armies.as_ref();
            armies.map_or_else(Vec::new, |armies| armies.of(ruleset).cloned().collect())
        })
    }

    /// Changes the settings. The change is saved at once, and can be undone on the settings screen.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.change_settings(|history| {
            let mut settings = history.now().clone();
            change(&mut settings);
            history.set(settings)
        });
    }

    /// Stores that the player was offered to install the app.
    pub fn note_install_offered(self) {
        self.change_settings(SettingsHistory::note_install_offered);
    }

    /// Changes the settings as they are stored now: another tab may have changed other settings
    /// meanwhile.
    fn change_settings(self, change: impl FnOnce(&mut SettingsHistory) -> bool) {
        if self.is_cleared() {
            return;
        }
        page::keep_focus();
        let read = |key: &str| self.storage.read(key);
        let (settings, writes, damage) = SettingsHistory::change(&read, change);
        self.report(damage);
        self.write(writes);
        self.settings.set(settings);
        self.follow_language();
    }

    /// Fetches the texts of the language that the settings ask for, and switches to it once
    /// they are loaded.
    pub(super) fn follow_language(self) {
        let wanted = self.settings.with_untracked(|settings| language_of(settings.now()));
        let (now, names) = self.packs.with_untracked(|packs| {
            let names: Vec<_> =
                crate::text::keys::PACKS.iter().copied().filter(|name| packs.has(name)).collect();
            (packs.language(), names)
        });
        if wanted == now {
            return;
        }
        spawn_local(async move {
            let packs = fetch(wanted, &names).await;
            // With only some of the packs, parts of the screen would have no text.
            if names.iter().all(|name| packs.has(name)) {
                page::keep_focus();
                self.packs.set(packs);
            } else {
                self.say_for_a_while(self.t(t::NOT_FETCHED));
            }
        });
    }

    /// Fetches texts in the other languages, unless they are loaded: the search and the lists of
    /// units understand all languages.
    pub fn fetch_other_words(self, names: Vec<&'static str>) {
        let own = self.packs.with_untracked(Packs::language);
        let fetched = self.other_packs.with_untracked(|others| {
            others.len() + 1 == Language::ALL.len()
                && others.iter().all(|other| {
                    other.language() != own && names.iter().all(|name| other.has(name))
                })
        });
        if fetched {
            return;
        }
        spawn_local(async move {
            let mut others = Vec::new();
            for language in Language::ALL {
                if language != own {
                    let known = self.other_packs.with_untracked(|others| {
                        let mut known = others.iter().filter(|other| other.language() == language);
                        known.next().cloned()
                    });
                    let mut packs = known.unwrap_or_else(|| Packs::new(language));
                    packs.add(fetch(language, &names).await);
                    others.push(packs);
                }
            }
            self.other_packs.set(others);
        });
    }
}

/// The name of a side; a default name if the players gave none.
pub fn side_name(app: App, setup: &Setup, side: Side) -> String {
    app.voice(|voice| words::side(voice, setup, side))
}

/// The name of a unit; with its side, if a unit of the other side has the same name.
pub fn unit_name(app: App, unit: u32) -> String {
    app.battle_state(|battle_state| app.voice(|voice| words::unit_name(voice, battle_state, unit)))
}

/// The name of a side of the open battle.
pub fn side_in_battle(app: App, side: Side) -> String {
    let setup = app.battle_state(|state| state.battle.clone()).unwrap_or_default();
    side_name(app, &setup, side)
}
