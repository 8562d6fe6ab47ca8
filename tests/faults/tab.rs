//! A tab of the app: a store, a battle, and the actions of a player.

use std::cell::RefCell;
use std::rc::Rc;

use adjutant::aid::Ruleset;
use adjutant::battle::store::Store;
use adjutant::battle::{
    Action, Answers, Armies, BattleList, BattleState, BySide, Scope, Session, SettingsHistory,
    Timing, Unit, Whose, Write, save,
};

use crate::disk::{Image, Phone};
use crate::marks::reached;
use crate::play::Chance;

/// The number of the battle being played.
pub const BATTLE: u32 = 1;

/// The expected battle: every battle state so far, the newest last, and the place of the present
/// one.
#[derive(Clone, Debug)]
pub struct Model {
    battles: Vec<Rc<BattleState>>,
    at: usize,
}

impl Model {
    fn new(battle: &BattleState) -> Self {
        Self { battles: vec![Rc::new(battle.clone())], at: 0 }
    }

    fn act(&mut self, battle: &BattleState) {
        self.battles.truncate(self.at + 1);
        self.battles.push(Rc::new(battle.clone()));
        self.at += 1;
    }

    /// An action that another tab has undone, or made without room for its head, may be redone
    /// here: only the log knows of it.
    fn redo(&mut self, battle: &BattleState, shared: bool) {
        self.at += 1;
        let known = self.battles.get(self.at).map(|known| **known == *battle);
        assert!(shared || known == Some(true), "what was undone comes back");
        if known != Some(true) {
            self.battles.truncate(self.at);
            self.battles.push(Rc::new(battle.clone()));
        }
    }

    fn now(&self) -> &BattleState {
        &self.battles[self.at]
    }

    /// Whether a battle matches this one, and this many undos lead back through the same states.
    fn is(&self, session: &Session, ruleset: &Ruleset, read: save::Read, undos: usize) -> bool {
        let mut session = session.clone();
        let mut at = self.at;
        for _ in 0..=undos {
            if *self.battles[at] != *session.battle_state() || session.can_undo() != (at > 0) {
                return false;
            }
            if at == 0 {
                break;
            }
            at -= 1;
            if !matches!(session.undo(ruleset, read), Ok(Some(_))) {
                return false;
            }
        }
        true
    }
}

/// The event of one tap.
#[derive(Clone, Debug)]
pub enum Event {
    Act(Action),
    Undo,
    Redo,
    /// A setting is switched back and forth.
    Set,
    /// An army gets one more unit, or that change is undone.
    Army(bool),
    /// Another battle is started.
    Begin,
    /// The newest of the other battles is deleted.
    Remove,
}

pub struct Tab {
    pub phone: Phone,
    pub store: RefCell<Store<Phone>>,
    pub ruleset: &'static Ruleset,
    pub session: Session,
    pub model: Model,
    /// Whether another tab is on the same disk.
    shared: bool,
}

impl Tab {
    /// A tab with a newly started battle.
    pub fn start(ruleset: &'static Ruleset) -> Self {
        let phone = Phone::of(Image::new());
        let session = Session::new(BATTLE, BattleState::new(ruleset));
        let mut tab = Self::on(phone, ruleset, session);
        let writes = tab.session.changes();
        let battle = tab.session.battle_state();
        tab.list(|battle_list, keys| {
            assert_eq!(battle_list.add(battle, keys), BATTLE);
            tab.write(writes);
        });
        tab
    }

    fn on(phone: Phone, ruleset: &'static Ruleset, session: Session) -> Self {
        let mut store = Store::new(phone.clone());
        store.compared(0);
        Self {
            phone,
            store: RefCell::new(store),
            ruleset,
            model: Model::new(session.battle_state()),
            session,
            shared: false,
        }
    }

    /// A tab that opens the battle on a disk, before the mirror has answered.
    pub fn open(phone: Phone, ruleset: &'static Ruleset) -> Self {
        let image = phone.image();
        let read = |key: &str| image.get(key).cloned();
        let session = Session::load(BATTLE, &read, &[ruleset]).session.expect("a battle");
        let mut model = Model::new(session.battle_state());
        let mut back = session.clone();
        while let Ok(Some(_)) = back.undo(ruleset, &read) {
            model.battles.insert(0, Rc::new(back.battle_state().clone()));
            model.at += 1;
        }
        Self {
            store: RefCell::new(Store::new(phone.clone())),
            phone,
            ruleset,
            session,
            model,
            shared: false,
        }
    }

    /// The writes that store the battle again after its disk was cleared.
    pub fn anew(&mut self) -> Vec<Write> {
        let store = &self.store;
        let kept = self.session.write_again(&|key| store.borrow_mut().read(key));
        kept.expect("nothing there is further on")
    }

    /// Updates the model after a test has changed the battle without an event.
    pub fn model_acted(&mut self) {
        self.model.act(self.session.battle_state());
    }

    /// The same tab on a separate disk with this content.
    pub fn fork(&self, image: Image) -> Self {
        Self {
            model: self.model.clone(),
            ..Self::on(Phone::of(image), self.ruleset, self.session.clone())
        }
    }

    /// Another tab on the same disk.
    pub fn beside(&self) -> Self {
        Self {
            model: self.model.clone(),
            shared: true,
            ..Self::on(self.phone.beside(), self.ruleset, self.session.clone())
        }
    }

    pub fn read(&self, key: &str) -> Option<String> {
        self.store.borrow_mut().read(key)
    }

    /// Returns whether everything was written, or is waiting to be.
    pub fn write(&self, writes: Vec<Write>) -> bool {
        let done = self.store.borrow_mut().write(writes, 0);
        if done.is_err() {
            reached("two writers: dropped");
        }
        done.is_ok()
    }

    fn list<T>(&self, change: impl FnOnce(&mut BattleList, &[String]) -> T) -> T {
        let keys = self.store.borrow().keys();
        let read = |key: &str| self.read(key);
        let (_, done, writes, damage) =
            BattleList::change(&read, &keys, |battle_list| change(battle_list, &keys));
        assert_eq!(damage, None);
        self.write(writes);
        done
    }

    /// Saves the battle. Returns whether this tab may; otherwise it has to read the battle again.
    fn keep(&mut self) -> bool {
        let store = &self.store;
        let kept = self.session.keep(&|key| store.borrow_mut().read(key));
        let Ok(writes) = kept else {
            reached("two writers: overtaken");
            return false;
        };
        self.write(writes)
    }

    /// Handles a tap as the app does. Returns whether the battle has to be read again.
    pub fn live(&mut self, event: &Event) -> bool {
        match event {
            Event::Act(action) => {
                if self.session.act(action.clone(), self.ruleset) {
                    reached(&format!("action: {}", action.kind()));
                    self.model.act(self.session.battle_state());
                }
            }
            Event::Undo => {
                let store = &self.store;
                let read = |key: &str| store.borrow_mut().read(key);
                let undone = self.session.undo(self.ruleset, &read).expect("a whole log");
                self.model.at -= usize::from(undone.is_some());
            }
            Event::Redo => {
                let store = &self.store;
                let read = |key: &str| store.borrow_mut().read(key);
                let redone = self.session.redo(self.ruleset, &read).expect("a whole log");
                if redone.is_some() {
                    self.model.redo(self.session.battle_state(), self.shared);
                }
            }
            Event::Set => {
                let read = |key: &str| self.read(key);
                let (_, writes, damage) = SettingsHistory::change(&read, |settings| {
                    let mut now = settings.now().clone();
                    now.haptics = !now.haptics;
                    settings.set(now)
                });
                assert_eq!(damage, []);
                return !self.write(writes);
            }
            Event::Army(back) => {
                let read = |key: &str| self.read(key);
                let (_, (), writes, damage) = Armies::change(&read, |armies| {
                    let first = armies.of(self.ruleset).next().map(|army| army.id);
                    if let Some(id) = first {
                        if !(*back && armies.undo(Scope::Army(id))) {
                            let unit = Unit::fresh("Rota", Answers::new(), Answers::new());
                            armies.edit(id, |army| {
                                army.add(&unit, self.ruleset);
                            });
                        }
                    } else {
                        armies.add(self.ruleset, "Armia", &[]);
                    }
                });
                assert_eq!(damage, []);
                return !self.write(writes);
            }
            Event::Begin => {
                let battle = BattleState::new(self.ruleset);
                self.list(|battle_list, keys| {
                    let id = battle_list.add(&battle, keys);
                    self.write(Session::new(id, battle).changes());
                });
                return false;
            }
            Event::Remove => {
                let ids: Vec<u32> = self.list(|battle_list, _| {
                    battle_list.entries().iter().map(|battle| battle.id).collect()
                });
                if let Some(id) = ids.into_iter().filter(|id| *id != BATTLE).max() {
                    let read = |key: &str| self.read(key);
                    let gone = Session::load(id, &read, &[self.ruleset]).session;
                    if let Some(gone) = gone {
                        self.write(gone.removal());
                        self.list(|battle_list, _| battle_list.remove(id));
                    }
                }
                return false;
            }
        }
        !self.keep()
    }

    /// Reads the battle again, which must be one of these.
    pub fn read_again(&mut self, known: &[Model]) {
        self.session = self.loaded();
        // Writes that wait here are read in preference to the disk.
        let read = |key: &str| self.read(key);
        let found =
            known.iter().rev().find(|model| model.is(&self.session, self.ruleset, &read, 6));
        self.model = found.expect("a battle that was played").clone();
    }

    pub fn is_latest(&self) -> bool {
        self.session.is_latest(&|key| self.read(key))
    }

    fn loaded(&self) -> Session {
        let loaded = Session::load(BATTLE, &|key| self.read(key), &[self.ruleset]);
        assert_eq!(loaded.damage, [], "nothing is damaged");
        loaded.session.expect("there is a battle")
    }
}

/// Opens the content of a disk, as after a power cut: nothing is damaged, and the battle is one of
/// these. Tries this many undos.
pub fn is_whole(image: &Image, ruleset: &Ruleset, known: &[&Model], undos: usize) {
    let read = |key: &str| image.get(key).cloned();
    let loaded = Session::load(BATTLE, &read, &[ruleset]);
    assert_eq!(loaded.damage, [], "the battle is whole");
    let session = loaded.session.expect("the battle is there");
    let is = |model: &&Model| model.is(&session, ruleset, &read, undos);
    if !known.iter().any(is) {
        let same = known.iter().filter(|model| model.now() == session.battle_state());
        panic!("undo is wrong, or the battle is: {} of these look like it", same.count());
    }
    assert_eq!(SettingsHistory::load(&read).1, [], "the settings are whole");
    assert_eq!(Armies::load(&read).1, [], "the armies are whole");
    let keys: Vec<String> = image.keys().cloned().collect();
    let (battle_list, damage) = BattleList::load(&read, &keys);
    assert_eq!(damage, None, "the list is whole");
    assert!(battle_list.entries().iter().any(|battle| battle.id == BATTLE), "it is listed");
}

/// The next event: mostly an everyday one.
pub fn event(chance: &mut Chance, ruleset: &Ruleset, battle: &BattleState) -> Event {
    match chance.below(100) {
        0..=7 => Event::Undo,
        8..=11 => Event::Redo,
        12..=13 => Event::Set,
        14..=15 => Event::Army(chance.below(3) == 0),
        16 => Event::Begin,
        17 => Event::Remove,
        18..=42 => Event::Act(rarer(chance, ruleset, battle)),
        _ => Event::Act(chance.action(ruleset)),
    }
}

/// Actions that `Chance::action` does not create.
#[allow(clippy::too_many_lines)] // A few for each.
fn rarer(chance: &mut Chance, ruleset: &Ruleset, battle: &BattleState) -> Action {
    let side = [adjutant::battle::Side::First, adjutant::battle::Side::Second][chance.below(2)];
    let units: Vec<u32> =
        battle.units.both().flat_map(|(_, units)| units).map(|unit| unit.id).collect();
    let unit = units.get(chance.below(units.len())).copied();
    let at = 1_000_000 * chance.below(9) as u64;
    // Mostly the first ones, so that they affect each other.
    let calculator = ruleset.calculators[chance.below(3.min(ruleset.calculators.len()))];
    match chance.below(16) {
        0 | 1 => {
            let offers = battle.offers(ruleset);
            let Some(offer) = offers.get(chance.below(offers.len())) else {
                return Action::EndTurn;
            };
            Action::Take {
                offer: offer.id.to_owned(),
                stage: offer.to.stage.clone(),
                unit: offer.unit,
                house: Answers::new(),
            }
        }
        2 => {
            let name = ["Rota", "Panzer", "Взвод"][chance.below(3)];
            let fresh = Unit::fresh(name, Answers::new(), Answers::new());
            Action::AddUnits {
                side,
                units: vec![fresh; 1 + chance.below(3)],
                battle: Answers::new(),
            }
        }
        3 => {
            let texts = ruleset.tracker.cards.words;
            let Some(words) = texts.get(chance.below(texts.len())) else {
                return Action::AddUnits { side, units: Vec::new(), battle: Answers::new() };
            };
            Action::SetWords {
                side: unit.and_then(|id| battle.unit(id)).map_or(side, |(side, _)| side),
                unit: unit.unwrap_or(1),
                words: words.id.to_owned(),
                text: ["", "8,8 cm", "Тигр"][chance.below(3)].to_owned(),
            }
        }
        4 => {
            let fields = ruleset.tracker.battle_fields;
            let Some(field) = fields.get(chance.below(fields.len())) else {
                return Action::NextPhase;
            };
            let (low, high) = field.kind.range();
            let answer = low + chance.below((high - low + 1) as usize) as i16;
            let (field, value) = (field.id.to_string(), field.write(answer));
            if chance.below(2) == 0 {
                let answers = Answers::from([(field, value)]);
                return Action::SetBattleAll { answers };
            }
            Action::SetBattle { field, value }
        }
        14 => {
            let last = battle
                .calculators
                .iter()
                .find(|(_, calculator_state)| calculator_state.last.is_some());
            let calculator = last.map_or(calculator.id, |(id, _)| id).to_owned();
            Action::AsLastTime { calculator }
        }
        15 => {
            // One more turn was played on another phone.
            let mut there = battle.clone();
            there.turn.number += 1;
            Action::Receive { battle_state: Box::new(there) }
        }
        5 => {
            let Some(role) = calculator.roles.get(chance.below(calculator.roles.len())) else {
                return Action::Hold { calculator: calculator.id.to_owned() };
            };
            Action::Cast { calculator: calculator.id.to_owned(), role: role.id.to_owned(), unit }
        }
        6 => {
            let fields = ruleset.tracker.fields;
            let field = &fields[chance.below(fields.len())];
            let (low, high) = field.kind.range();
            let answer = low + chance.below((high - low + 1) as usize) as i16;
            let known = Answers::from([(field.id.to_string(), field.write(answer))]);
            Action::ApplyResult {
                calculator: calculator.id.to_owned(),
                units: unit.map(|unit| (unit, known)).into_iter().collect(),
                sides: BySide::default(),
                battle: Answers::new(),
            }
        }
        7 => Action::SetClock {
            timing: Timing {
                limit: Some(60 + 30 * chance.below(4) as u16),
                each: None,
                ..Timing::default()
            },
            at,
        },
        8 if battle.clock.runs().is_some() && chance.below(2) == 0 => Action::PauseClock { at },
        8 => match chance.below(3) {
            0 => Action::CorrectClock { whose: Whose::ALL[chance.below(3)], minutes: 5, at },
            _ => Action::RunClock { whose: Whose::ALL[chance.below(3)], at },
        },
        9 => {
            let held = battle
                .calculators
                .iter()
                .find(|(_, calculator_state)| calculator_state.held.is_some());
            let Some((held, calculator_state)) = held else {
                let calculator = calculator.id.to_owned();
                return Action::Hold { calculator };
            };
            let calculator = held.clone();
            // A held situation is worth swapping once the present one differs.
            if calculator_state.held.as_ref() != Some(&calculator_state.answers) {
                if chance.below(3) == 0 {
                    return Action::Release { calculator };
                }
                return Action::Swap { calculator };
            }
            let fields = ruleset.calculator(held).map_or(&[][..], |known| known.fields);
            let field = &fields[chance.below(fields.len())];
            let (low, high) = field.kind.range();
            let answer = low + chance.below((high - low + 1) as usize) as i16;
            Action::Answer { calculator, field: field.id.to_string(), value: field.write(answer) }
        }
        12 => {
            let begun = battle
                .calculators
                .iter()
                .find(|(_, calculator_state)| !calculator_state.own_dice.is_empty());
            let calculator = begun.map_or(calculator.id, |(id, _)| id).to_owned();
            match chance.below(4) {
                _ if begun.is_none() => Action::OwnDice { calculator, answer: 1, replaces: true },
                0 => Action::OwnDiceAgain { calculator },
                _ => Action::OwnDiceBack { calculator },
            }
        }
        10 => match battle.roller.throws.last() {
            Some(throw) if chance.below(3) > 0 => {
                Action::ThrowAgain { which: vec![0], faces: vec![1; throw.die.dice()] }
            }
            _ => Action::ClearThrows,
        },
        11 => Action::RenameUnit {
            side: unit.and_then(|id| battle.unit(id)).map_or(side, |(side, _)| side),
            unit: unit.unwrap_or(1),
            name: ["Rota", "Drużyna", "Взвод"][chance.below(3)].to_owned(),
        },
        13 if at < 3_000_000 => {
            let due = battle.due(ruleset);
            let mut named = due.iter().filter_map(|due| Some((due, due.test()?)));
            named.next().map_or(Action::EndTurn, |(due, test)| Action::PassOver {
                side: due.side,
                unit: due.unit,
                test: test.to_owned(),
                cite: due.follows.cite.to_owned(),
            })
        }
        13 if at < 6_000_000 => {
            let how = ruleset.tracker.acts.moves.last();
            let mover = unit.and_then(|id| battle.unit(id));
            how.map_or(Action::EndTurn, |how| Action::Move {
                side: mover.map_or(side, |(side, _)| side),
                unit: unit.unwrap_or(1),
                how: how.id.to_owned(),
            })
        }
        _ => Action::EndTurn.timed(at),
    }
}

/// The quarantined texts.
pub fn aside(image: &Image) -> Vec<save::Rescued> {
    save::rescued(&|key| image.get(key).cloned())
}
