//! One writer for each battle, however many tabs have it open.
//!
//! The first tab that opens a battle holds its [`lock`]; the others only watch until the player
//! takes over in one of them, or the first tab is closed. Whatever the browser reports, a tab only
//! overwrites what it has read ([`Session::keep`]): in a browser without locks, the last used tab
//! is the writer.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::battle::save::{ARMIES, BATTLES, Damage, Rescued, SETTINGS, head_key};
use crate::battle::store::{Compared, Fault, Health};
use crate::battle::{Armies, BattleList, Session, SettingsHistory, Write, save};
use crate::browser::lock::{self, Hold};
use crate::browser::{page, share};
use crate::text::keys::app as t;

use super::state::{App, Restored, Writer};

/// How long the browser may take to report which tab has a battle open, in milliseconds; after
/// that, this tab assumes that it is the writer.
const PATIENCE: u64 = 1_000;

impl App {
    /// Asks to be the writer of the battle that was just opened. For a new one this tab is the
    /// writer at once, unless another tab turns out to hold the lock.
    pub(super) fn claim(self, id: u32, new: bool) {
        self.writer.set(if new { Writer::Here } else { Writer::Asked });
        lock::hold(&format!("adjutant/desk/{id}"), move |hold| {
            self.answered(id, hold);
        });
        set_timeout(
            move || {
                if self.writer.get_untracked() == Writer::Asked {
                    self.answered(id, Hold::Unsupported);
                }
            },
            Duration::from_millis(PATIENCE),
        );
    }

    /// Takes over the battle from the tab that has it.
    pub fn take_over(self) {
        lock::take_over();
    }

    /// Whether this tab may change the open battle; notifies the player if not.
    pub(super) fn may_change(self) -> bool {
        let may = self.writer.get_untracked() != Writer::Elsewhere;
        if !may {
            self.say_for_a_while(self.t(t::OTHER_TAB));
        }
        may
    }

    fn answered(self, id: u32, hold: Hold) {
        if self.open_id() != Some(id) {
            return;
        }
        let was = self.writer.get_untracked();
        if hold == Hold::Elsewhere {
            self.become_watcher();
            if was == Writer::Asked {
                // The answers in the address are shown, although this tab does not save them.
                let screen = self.screen.get_untracked();
                self.open_if_possible(&screen);
            }
            return;
        }
        if was == Writer::Elsewhere || !self.is_latest() {
            self.read_again();
        }
        self.writer.set(Writer::Here);
        self.keep();
    }

    /// Makes this tab only watch, because another tab has the battle.
    fn become_watcher(self) {
        self.writer.set(Writer::Elsewhere);
        if let Some(id) = self.open_id() {
            // Writes that wait in this tab must not overwrite those of the other tab.
            self.storage.forget(|key| save::entry_of(key) == Some(id));
            self.write(Vec::new());
        }
        self.read_again();
    }

    /// Reads what another tab has written under this key.
    pub(super) fn noticed(self, key: &str) {
        if self.is_cleared() {
            return;
        }
        if key == BATTLES {
            let read = |key: &str| self.storage.read(key);
            self.battle_list.set(BattleList::load(&read, &self.storage.keys()).0);
        } else if key == ARMIES {
            if self.armies.with_untracked(Option::is_some) {
                let read = |key: &str| self.storage.read(key);
                self.armies.set(Some(Armies::load(&read).0));
            }
        } else if key == SETTINGS {
            let read = |key: &str| self.storage.read(key);
            self.settings.set(SettingsHistory::load(&read).0);
            self.follow_language();
        } else if self.open_id().is_some_and(|id| key == head_key(id)) && !self.is_latest() {
            if self.writer.get_untracked() == Writer::Here && !lock::is_held() {
                self.become_watcher();
            } else {
                self.read_again();
            }
        }
    }

    /// Writes to the storage, which holds refused writes in memory. They are lost only if another
    /// tab has meanwhile written there; then its data is read.
    pub(super) fn write(self, writes: Vec<Write>) {
        let wrote = !writes.is_empty();
        if wrote {
            // If the storage was cleared, this starts to restore it; the writes wait until that is
            // done.
            self.is_cleared();
        }
        let done = self.storage.write(writes);
        if wrote && self.storage.health() == Health::Full {
            self.make_room();
        }
        self.look_at_health();
        if done.is_err() {
            // The caller has not finished with its own state yet.
            set_timeout(move || self.read_what_others_wrote(), Duration::ZERO);
        }
    }

    /// Notifies the player when the storage stops accepting writes, or accepts them again.
    pub(super) fn look_at_health(self) {
        let health = self.storage.health();
        if health != self.health.get_untracked() {
            self.health.set(health);
        }
    }

    /// Whether the storage was cleared under the open page. If so, starts to restore the mirror's
    /// records; until that is done, nothing stored can be read or changed.
    pub(super) fn is_cleared(self) -> bool {
        let cleared = self.storage.is_cleared();
        if cleared {
            self.put_back();
        }
        cleared
    }

    /// Restores the mirror's records after the storage was cleared under the open page, and writes
    /// the state on the screen again.
    pub(super) fn put_back(self) {
        if self.restoring.get_untracked() {
            return;
        }
        self.restoring.set(true);
        // Holds back writes in the meantime.
        self.storage.is_cleared();
        spawn_local(async move {
            let found = self.storage.compare_late().await;
            self.restoring.set(false);
            self.report(found.damage);
            self.write_settings_again();
            self.write_again();
            self.read_what_others_wrote();
            self.change_battle_list(|_, _| ());
            self.list_open();
            self.look_at_health();
            self.restored.set(Some(Restored::Cleared));
        });
    }

    /// Shows the newer records of a mirror that answered late; they are now on the disk.
    pub(super) fn compared(self, found: Compared) {
        self.report(found.damage);
        if found.newer {
            if !self.is_latest() {
                self.read_again();
            }
            self.read_what_others_wrote();
        }
        self.look_at_health();
        if found.both {
            self.restored.set(Some(Restored::Both));
        } else if found.newer {
            self.restored.set(Some(Restored::Newer));
        }
    }

    fn read_what_others_wrote(self) {
        let open = self.session.with_untracked(|session| Some(head_key(session.as_ref()?.id())));
        let documents = [SETTINGS, ARMIES, BATTLES].map(String::from);
        for key in documents.into_iter().chain(open) {
            self.noticed(&key);
        }
    }

    /// Quarantines damaged texts before they are overwritten, and notifies the player.
    pub(super) fn report(self, damage: Vec<Damage>) {
        if damage.is_empty() {
            return;
        }
        self.write(save::rescue(&damage, &|key| self.storage.read(key)));
        // The same damage may be found again before it is overwritten.
        let reported = self.reported_damage.get_untracked();
        let news: Vec<Damage> =
            damage.into_iter().filter(|damage| !reported.contains(damage)).collect();
        if !news.is_empty() {
            self.reported_damage.update_untracked(|reported| reported.extend(news.iter().cloned()));
            self.damage.update(|known| known.extend(news));
        }
    }

    /// The quarantined texts, the oldest first.
    pub fn quarantined(self) -> Vec<Rescued> {
        save::rescued(&|key| self.storage.read(key))
    }

    /// Downloads all quarantined texts as one file.
    pub(super) fn download_quarantined(self) {
        let text = serde_json::to_string_pretty(&self.quarantined()).unwrap_or_default();
        share::download("adjutant-damaged.json", "application/json", &text);
    }

    /// Deletes a quarantined text.
    pub fn forget_rescued(self, one: &Rescued) {
        self.write(save::forget_rescued(one, &|key| self.storage.read(key)));
    }

    /// Reports damage found at start-up, and writes the settings, so that the next start finds them
    /// sound.
    pub(super) fn mend(self, damage: Vec<Damage>) {
        let newer = |damage: &Damage| damage.is_newer() && damage.key.starts_with(SETTINGS);
        let writes = !damage.iter().any(newer);
        self.report(damage);
        if writes {
            self.write(self.settings.with_untracked(SettingsHistory::changes));
        }
    }

    /// Writes all of these or none: if the storage refuses one, the others are reverted.
    pub(super) fn write_all(self, writes: &[Write]) -> Result<(), Fault> {
        // If nothing can be stored, data in memory is as safe as everything else.
        let kept = self.storage.health() != Health::Forbidden;
        let before = writes
            .iter()
            .rev()
            .map(|Write { key, .. }| Write { key: key.clone(), text: self.storage.read(key) });
        let before: Vec<Write> = before.collect();
        let written = self.storage.write(writes.to_vec());
        let done = match self.storage.health() {
            Health::Full if kept => Err(Fault::Full),
            Health::Forbidden if kept => Err(Fault::Forbidden),
            _ if written.is_err() => Err(Fault::Forbidden),
            _ => Ok(()),
        };
        if done.is_err() {
            self.write(before);
        } else {
            for Write { key, .. } in writes {
                self.changed_here(key);
            }
            self.write(Vec::new());
        }
        done
    }

    /// Reads again a document that was written without going through the open session.
    fn changed_here(self, key: &str) {
        if self.open_id().is_some_and(|id| key == head_key(id)) {
            self.read_again();
        } else if [BATTLES, ARMIES, SETTINGS].contains(&key) {
            self.noticed(key);
        }
    }

    /// Opens a battle and lists it as the last used. Returns whether it exists.
    pub(super) fn enter_battle(self, id: u32) -> bool {
        if self.open_id() == Some(id) {
            return true;
        }
        let Some(session) = self.fetch_session(id) else { return false };
        self.change_battle_list(|battle_list, _| battle_list.use_now(id, session.battle_state()));
        self.session.set(Some(session));
        self.claim(id, false);
        true
    }

    /// The number of the open battle state.
    pub(super) fn open_id(self) -> Option<u32> {
        self.session.with_untracked(|session| session.as_ref().map(Session::id))
    }

    /// Whether the storage has the state that this tab last read or wrote, or none at all.
    pub(super) fn is_latest(self) -> bool {
        let read = |key: &str| self.storage.read(key);
        self.session.with_untracked(|session| {
            session.as_ref().is_none_or(|session| {
                session.is_latest(&read) || read(&head_key(session.id())).is_none()
            })
        })
    }

    /// Reads the open battle state again from the storage.
    fn read_again(self) {
        let open = self.session.with_untracked(|session| {
            let session = session.as_ref()?;
            Some((session.id(), session.battle_state().ruleset.clone()))
        });
        let Some((id, ruleset)) = open else { return };
        // If nothing is stored any more, the next change writes everything.
        let Some(session) = self.fetch_session(id) else { return };
        let same = session.battle_state().ruleset == ruleset;
        self.session.set(same.then_some(session));
        if same {
            self.write_address();
        } else {
            let screen = self.screen.get_untracked();
            self.open_if_possible(&screen);
        }
    }

    /// Writes the changes; if another tab has written meanwhile, its state is read instead.
    pub(super) fn keep(self) {
        if self.writer.get_untracked() != Writer::Here || self.is_cleared() {
            return;
        }
        let read = |key: &str| self.storage.read(key);
        let mut kept = None;
        self.session.update_untracked(|session| {
            kept = session.as_mut().map(|session| session.keep(&read));
        });
        match kept {
            Some(Ok(writes)) if !writes.is_empty() => {
                self.write(writes);
                self.list_open();
            }
            Some(Err(_)) => self.overtaken(),
            _ => {}
        }
    }

    /// Writes the state on the screen again, because the stored one is gone or the mirror has
    /// restored a slightly older one. If another tab has the battle, reads that tab's state
    /// instead.
    fn write_again(self) {
        if self.writer.get_untracked() == Writer::Elsewhere {
            self.read_again();
            return;
        }
        let read = |key: &str| self.storage.read(key);
        let mut kept = None;
        self.session.update_untracked(|session| {
            kept = session.as_mut().map(|session| session.write_again(&read));
        });
        match kept {
            Some(Some(writes)) => self.write(writes),
            Some(None) => self.read_again(),
            None => {}
        }
    }

    /// Writes the settings and the armies again if the mirror had no copy of them.
    fn write_settings_again(self) {
        let settings = self.settings.get_untracked();
        if self.storage.read(SETTINGS).is_none() && settings != SettingsHistory::default() {
            self.write(settings.changes());
        }
        let armies = self.armies.get_untracked().unwrap_or_default();
        if self.storage.read(ARMIES).is_none() && armies != Armies::default() {
            self.write(armies.changes());
        }
    }

    /// Gives way to another tab, which has written what this one was about to write.
    pub(super) fn overtaken(self) {
        self.become_watcher();
        self.may_change();
    }

    /// Puts the battle state that is open at the head of the list.
    fn list_open(self) {
        let now = page::now();
        let listed = self.session.with_untracked(|session| {
            session.as_ref().is_none_or(|session| {
                self.battle_list.with_untracked(|battle_list| {
                    let id = session.id();
                    battle_list.is_used(id, session.battle_state()) && battle_list.is_noted(id, now)
                })
            })
        });
        if !listed {
            self.change_battle_list(|battle_list, _| {
                self.session.with_untracked(|session| {
                    if let Some(session) = session {
                        battle_list.use_now(session.id(), session.battle_state());
                        battle_list.note(session.id(), now);
                    }
                });
            });
        }
    }

    /// Changes the list of battle states as it is stored now; `change` also gets all keys in the
    /// storage.
    pub(super) fn change_battle_list<T>(
        self,
        change: impl FnOnce(&mut BattleList, &[String]) -> T,
    ) -> T {
        let keys = self.storage.keys();
        let read = |key: &str| self.storage.read(key);
        let (list, done, writes, damage) =
            BattleList::change(&read, &keys, |battle_list| change(battle_list, &keys));
        self.report(damage.into_iter().collect());
        self.write(writes);
        self.battle_list.set(list);
        done
    }
}
