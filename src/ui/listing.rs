//! Changes to the list of battles: opening, copying, archiving, restoring.

use leptos::prelude::*;

use crate::address::{Place, Screen};
use crate::battle::{Action, Away, BattleEntry, BattleList, Setup, save};
use crate::browser::page;
use crate::rulesets;
use crate::text::keys::{app as t, battles as b};

use super::state::{App, with_chunks};

impl App {
    /// Makes a battle the open one, if its rules are loaded.
    pub fn make_open(self, battle: &BattleEntry) {
        let open = self
            .session
            .with_untracked(|session| session.as_ref().is_some_and(|open| open.id() == battle.id));
        if open || rulesets::find(&battle.ruleset).is_none() {
            return;
        }
        let Some(session) = self.fetch_session(battle.id) else { return };
        self.change_battle_list(|battle_list, _| {
            battle_list.use_now(battle.id, session.battle_state())
        });
        self.session.set(Some(session));
        self.claim(battle.id, false);
    }

    /// Opens a screen of a battle; its rules are fetched first.
    pub fn open_battle(self, battle: &BattleEntry, place: Place) {
        let Some(game) = rulesets::game(&battle.ruleset) else { return };
        let battle = battle.clone();
        with_chunks(vec![game], move || {
            self.make_open(&battle);
            page::set_hash(&Screen::In(game.id, place).hash());
        });
    }

    /// Shows the report of an archived battle, which leaves the archive only if it is played on.
    pub fn read_report(self, battle: &BattleEntry) {
        let Some(game) = rulesets::game(&battle.ruleset) else {
            return;
        };
        let id = battle.id;
        with_chunks(vec![game], move || {
            if self.open_id() != Some(id) {
                let Some(session) = self.fetch_session(id) else { return };
                self.session.set(Some(session));
                self.claim(id, false);
            }
            page::set_hash(&Screen::In(game.id, Place::Report).hash());
        });
    }

    /// Puts a battle into the archive: it is over.
    pub fn end_battle(self, battle: &BattleEntry) {
        self.put_battle(battle.id, Away::Archived);
        self.say_for_a_while(self.t(t::BATTLE_ENDED));
    }

    /// Archives, deletes or restores a battle.
    pub fn put_battle(self, id: u32, to: Away) {
        if self.is_cleared() {
            return;
        }
        page::keep_focus();
        self.toast.set(None);
        self.change_battle_list(|battle_list, _| battle_list.put(id, to));
        self.leave_what_is_away();
    }

    /// Undoes or redoes the last change to the list.
    pub(super) fn travel_battles(self, way: fn(&mut BattleList, u64) -> Option<u32>) {
        if self.is_cleared() {
            return;
        }
        page::keep_focus();
        self.change_battle_list(|battle_list, _| way(battle_list, page::now()));
        self.leave_what_is_away();
    }

    /// Closes the open battle if it has been archived or deleted.
    fn leave_what_is_away(self) {
        let id =
            self.session.with_untracked(|session| session.as_ref().map(crate::battle::Session::id));
        let away = id.is_some_and(|id| {
            self.battle_list.with_untracked(|battle_list| {
                battle_list.entry(id).is_some_and(|state| state.away != Away::Here)
            })
        });
        if away {
            self.session.set(None);
        }
    }

    /// Makes a copy of a battle, with its log; its rules are fetched first.
    pub fn copy_battle(self, battle: &BattleEntry) {
        let Some(game) = rulesets::game(&battle.ruleset) else { return };
        let id = battle.id;
        with_chunks(vec![game], move || {
            let Some(ruleset) = game.rules() else { return };
            let Some(original) = self.fetch_session(id) else { return };
            page::keep_focus();
            let battle_state = original.battle_state().clone();
            let read = |key: &str| self.storage.read(key);
            let copy = self.change_battle_list(|battle_list, keys| {
                let copy = battle_list.add_copy(id, &battle_state, keys, page::now());
                self.write(save::copy_of(id, copy, keys, &read));
                copy
            });
            let Some(mut session) = self.fetch_session(copy) else { return };
            let setup = battle_state.battle.unwrap_or_default();
            let name = self.say(b::battles_copy_name(super::pages::battle_name(self, &setup)));
            session.act(Action::EditSetup(Setup { name, ..setup }), ruleset);
            self.write(session.changes());
            self.change_battle_list(|_, _| ());
        });
    }

    /// Removes battles that have been deleted for long enough.
    pub fn clear_out(self) {
        self.remove_for_good(|battle_list| battle_list.clear_out(page::now()));
    }

    /// Removes deleted battles for good, because the storage is full.
    pub fn make_room(self) {
        let deleted = |away| matches!(away, Away::Deleted(_));
        let any =
            self.battle_list.with_untracked(|battle_list| !battle_list.battles(deleted).is_empty());
        if any {
            self.remove_for_good(BattleList::make_room);
        }
    }

    fn remove_for_good(self, which: impl FnOnce(&mut BattleList) -> Vec<u32>) {
        if self.is_cleared() {
            return;
        }
        self.change_battle_list(|battle_list, keys| {
            // The texts are removed before the list changes: if this is interrupted, the battles
            // are still listed as deleted.
            for id in which(battle_list) {
                // If another tab has meanwhile written to a battle, its data stays, and is listed
                // again.
                let _ = self.storage.write(save::removal_of(id, keys));
            }
        });
    }
}
