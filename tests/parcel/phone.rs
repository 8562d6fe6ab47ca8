//! A phone: the data it stores, packs and imports.

use adjutant::battle::parcel::{Contents, Host, Refused, Taken, Taking, Transfer, print_of};
use adjutant::battle::save::BATTLES;
use adjutant::battle::{
    Action, Armies, BattleList, Session, SettingsHistory, Setup, Side, Unit, Words,
};

use crate::ruleset::{GAME, GAMES};
use crate::world::{Store, add, chosen, played, setup, tap, texts};

/// The time at which everything is packed, in Unix milliseconds.
pub const AT: u64 = 1_795_400_000_000;

/// A phone with a battle of several chunks, settings, cards and two armies.
pub fn full() -> Store {
    let (mut store, _) = played();
    let mut armies = Armies::default();
    let tigers = Unit::fresh("Tiger", texts(&[("strength", "2")]), Words::new());
    armies.add(&GAME, "Schwere Panzer", &[tigers.clone(), tigers]);
    armies.add(&GAME, "Рота", &[]);
    store.write(&armies.changes());
    store
}

/// A phone with one battle of this mark, after this many taps.
pub fn playing(mark: &str, taps: usize) -> (Store, Session) {
    let mut store = Store::default();
    let mut session = crate::world::fresh();
    session.act(Action::StartBattle(Setup { mark: mark.to_owned(), ..setup() }), &GAME);
    for number in 1..=taps {
        session.act(tap(number), &GAME);
    }
    keep(&mut store, &mut session);
    (store, session)
}

/// Saves a session as the app does.
pub fn keep(store: &mut Store, session: &mut Session) {
    let writes = session.keep(&|key| store.read(key)).unwrap();
    store.write(&writes);
    let kept = store.clone();
    let (_, (), writes, _) =
        BattleList::change(&|key| kept.read(key), &kept.keys(), |battle_list| {
            battle_list.use_now(session.id(), session.battle_state());
        });
    store.write(&writes);
}

pub fn everything(store: &Store) -> Transfer {
    Transfer::everything(AT, &|key| store.read(key), &store.keys())
}

pub fn battle(store: &Store, id: u32) -> Transfer {
    Transfer::battle(id, AT, &|key| store.read(key), &store.keys())
}

/// The present state of a battle, as a link shares it.
pub fn table(store: &Store, id: u32) -> Transfer {
    let mut session = session(store, id);
    let begins = session.beginning(&GAME, &|key| store.read(key));
    let from = begins.as_ref().map_or(0, print_of);
    Transfer::table(session.battle_state().clone(), from, AT)
}

pub fn look(parcel: &Transfer, store: &Store) -> Contents {
    let read = |key: &str| store.read(key);
    let keys = store.keys();
    let host = Host { read: &read, keys: &keys, rulesets: &GAMES };
    Contents::of(parcel, host)
}

pub fn take_this(parcel: &Transfer, taking: &Taking, store: &Store) -> Result<Taken, Refused> {
    let read = |key: &str| store.read(key);
    let keys = store.keys();
    let host = Host { read: &read, keys: &keys, rulesets: &GAMES };
    look(parcel, store).take(taking, parcel, host)
}

/// Imports what is selected by default.
pub fn take(parcel: &Transfer, store: &mut Store) -> Taken {
    let usual = look(parcel, store).usual();
    let taken = take_this(parcel, &usual, store).unwrap();
    store.write(&taken.writes);
    taken
}

pub fn session(store: &Store, id: u32) -> Session {
    let loaded = Session::load(id, &|key| store.read(key), &GAMES);
    assert_eq!(loaded.damage, [], "nothing of battle {id} is damaged");
    loaded.session.expect("there is the battle")
}

/// Undoes two battles to their beginning, side by side, and redoes them: they are the same at every
/// step.
pub fn assert_alike(store: (&Store, u32), other: (&Store, u32)) {
    let mut both = [session(store.0, store.1), session(other.0, other.1)];
    let stores = [store.0, other.0];
    let undo =
        |session: &mut Session, store: &Store| session.undo(&GAME, &|key| store.read(key)).unwrap();
    let redo =
        |session: &mut Session, store: &Store| session.redo(&GAME, &|key| store.read(key)).unwrap();
    for way in [undo, redo] {
        loop {
            let [one, two] = both.each_ref().map(|session| {
                let mut state = session.battle_state().clone();
                // Newer than the files of version 1.
                state.turn.without_effect.clear();
                state
            });
            assert_eq!(one, two);
            let [one, two] = &mut both;
            let done = [way(one, stores[0]), way(two, stores[1])];
            assert_eq!(done[0], done[1]);
            if done[0].is_none() {
                break;
            }
        }
    }
}

pub fn armies(store: &Store) -> Armies {
    Armies::load(&|key| store.read(key)).0
}

pub fn settings(store: &Store) -> SettingsHistory {
    SettingsHistory::load(&|key| store.read(key)).0
}

/// The numbers of the battles that are listed, the last used first.
pub fn listed(store: &Store) -> Vec<u32> {
    let text = store.read(BATTLES);
    assert!(text.is_some(), "there is a list");
    let (battle_list, damage) = BattleList::load(&|key| store.read(key), &store.keys());
    assert_eq!(damage, None);
    battle_list.entries().iter().map(|battle| battle.id).collect()
}

/// A few more taps that no other phone makes.
pub fn play_on(store: &mut Store, id: u32, names: &[&str]) {
    let mut session = session(store, id);
    for name in names {
        assert!(session.act(add(Side::First, name), &GAME));
    }
    keep(store, &mut session);
}

pub fn same_settings(store: &Store) -> bool {
    *settings(store).now() == chosen()
}
