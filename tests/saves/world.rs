//! Shared code of the tests of saves: a storage, actions, a battle.

use std::collections::BTreeMap;

use adjutant::battle::{
    Action, Answers, BattleList, BattleState, BySide, Damage, FreeDie, Mode, Need, Session,
    Settings, SettingsHistory, Setup, Side, Theme, Timing, Unit, Whose, Write,
};
use proptest::prelude::*;
use proptest::sample::select;
use serde_json::Value;

use crate::ruleset::{GAME, GAMES};

/// The phone's storage.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Store(pub BTreeMap<String, String>);

impl Store {
    pub fn write(&mut self, writes: &[Write]) {
        for Write { key, text } in writes {
            match text {
                Some(text) => self.0.insert(key.clone(), text.clone()),
                None => self.0.remove(key),
            };
        }
    }

    pub fn read(&self, key: &str) -> Option<String> {
        self.0.get(key).cloned()
    }

    pub fn keys(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }

    /// The session of battle 1, if it is undamaged.
    pub fn session(&self) -> Session {
        let (session, damage) = self.load();
        assert_eq!(damage, [], "nothing is damaged");
        session.expect("there is a session")
    }

    pub fn load(&self) -> (Option<Session>, Vec<Damage>) {
        let loaded = Session::load(1, &|key| self.read(key), &GAMES);
        (loaded.session, loaded.damage)
    }

    pub fn put(&mut self, key: &str, text: impl Into<String>) {
        self.0.insert(key.to_owned(), text.into());
    }

    /// The data of a key, without its envelope.
    pub fn data(&self, key: &str) -> Value {
        let text = self.read(key).expect("the key is there");
        serde_json::from_str::<Value>(&text).unwrap()["data"].take()
    }
}

pub fn fresh() -> Session {
    Session::new(1, BattleState::new(&GAME))
}

pub fn undo(session: &mut Session, store: &Store) -> Option<Action> {
    let read = |key: &str| store.read(key);
    session.undo(&GAME, &read).expect("the log is sound")
}

pub fn redo(session: &mut Session, store: &Store) -> Option<Action> {
    let read = |key: &str| store.read(key);
    session.redo(&GAME, &read).expect("the log is sound")
}

pub fn texts(pairs: &[(&str, &str)]) -> Answers {
    pairs.iter().map(|(field, answer)| ((*field).to_owned(), (*answer).to_owned())).collect()
}

pub fn setup() -> Setup {
    Setup {
        mark: String::new(),
        whole: Answers::new(),
        armies: BySide::default(),
        sides_stay: false,
        name: "Wzgórze 112".into(),
        sides: ["Жуков".into(), "Tiger".into()],
        points: Some(1500),
        starts: Side::Second,
    }
}

pub fn answer(field: &str, value: &str) -> Action {
    Action::Answer { calculator: "shooting".into(), field: field.into(), value: value.into() }
}

pub fn add(side: Side, name: &str) -> Action {
    Action::AddUnit { side, name: name.into(), answers: Answers::new() }
}

pub fn set(side: Side, unit: u32, field: &str, value: &str) -> Action {
    Action::SetUnit { side, unit, field: field.into(), value: value.into() }
}

pub fn own_dice(answer: u32) -> Action {
    Action::OwnDice { calculator: "shooting".into(), answer, replaces: false }
}

pub fn rolled(faces: &[u8]) -> Action {
    Action::Rolled { calculator: "shooting".into(), faces: faces.to_vec(), opens: false }
}

/// A battle state after these actions.
pub fn after(actions: &[Action]) -> BattleState {
    let mut battle = BattleState::new(&GAME);
    for action in actions {
        battle.act(action, &GAME);
    }
    battle
}

/// One action of each kind.
pub fn one_of_each() -> Vec<Action> {
    let shooting = || String::from("shooting");
    let (first, second) = (Side::First, Side::Second);
    vec![
        Action::StartBattle(setup()),
        Action::EditSetup(Setup { points: None, ..setup() }),
        Action::LeaveBattle,
        Action::ResetBattle,
        Action::StepDone { step: "rally".into(), done: true },
        Action::GoToPhase { phase: "movement".into() },
        Action::NextPhase,
        Action::EndTurn,
        Action::Acted { unit: 1, acted: true },
        Action::AddUnit {
            side: first,
            name: "Rota".into(),
            answers: texts(&[("skill", "veteran")]),
        },
        Action::RenameUnit { side: first, unit: 1, name: "Рота 1".into() },
        Action::RemoveUnit { side: second, unit: 2 },
        Action::DuplicateUnit { side: first, unit: 1, card: false },
        set(first, 1, "bailed-out", "yes"),
        Action::SetSide { side: second, field: "air-pool".into(), value: "5".into() },
        Action::Hold { calculator: shooting() },
        answer("concealed", "yes"),
        Action::Swap { calculator: shooting() },
        Action::Release { calculator: shooting() },
        Action::OpenCalculator {
            at_questions: false,
            calculator: shooting(),
            answers: texts(&[("skill", "conscript"), ("height", "-3")]),
            about: Some((first, 1)),
            cast: Answers::new(),
        },
        Action::ResetCalculator { calculator: shooting() },
        Action::SetMode { calculator: shooting(), mode: Some(Mode::OwnDice) },
        own_dice(4),
        Action::OwnDiceBack { calculator: shooting() },
        Action::OwnDiceAgain { calculator: shooting() },
        rolled(&[1, 6, 20, 10]),
        Action::RollerDie { die: FreeDie::D20 },
        Action::RollerCount { count: 3 },
        Action::RollerNeed { need: Some(Need::AtMost(9)) },
        Action::Throw { faces: vec![20, 9, 1] },
        Action::ThrowAgain { which: vec![0], faces: vec![12] },
        Action::ClearThrows,
    ]
}

/// One action of each kind that is newer than the golden saves.
pub fn one_of_each_newer() -> Vec<Action> {
    let calculator = || String::from("shooting");
    let (side, unit, at) = (Side::First, 1, 1_790_000_000_000);
    vec![
        Action::Take {
            offer: "phase-movement".into(),
            stage: "movement".into(),
            unit: Some(unit),
            house: Answers::new(),
        },
        Action::PassOver {
            side,
            unit: Some(unit),
            test: "morale".into(),
            cite: "GAM-MOR-01".into(),
        },
        Action::Move { side, unit, how: "moved".into() },
        Action::AddUnits {
            side,
            units: vec![Unit::fresh("Rota", Answers::new(), Answers::new())],
            battle: texts(&[("year", "1943")]),
        },
        Action::SetWords { side, unit, words: "gun".into(), text: "8,8 cm".into() },
        Action::SetBattle { field: "mission".into(), value: "encounter".into() },
        Action::SetBattleAll { answers: texts(&[("mission", "encounter"), ("year", "1943")]) },
        Action::Cast { calculator: calculator(), role: "target".into(), unit: None },
        Action::ApplyResult {
            calculator: calculator(),
            units: BTreeMap::from([(unit, texts(&[("moved", "yes")]))]),
            sides: BySide::default(),
            battle: Answers::new(),
        },
        Action::AsLastTime { calculator: calculator() },
        Action::Receive { battle_state: Box::new(BattleState::new(&GAME)) },
        Action::EndTurn.timed(at),
        Action::SetClock { timing: Timing { limit: Some(90), ..Timing::default() }, at },
        Action::RunClock { whose: Whose::Neutral, at },
        Action::PauseClock { at },
        Action::CorrectClock { whose: Whose::Second, minutes: -5, at },
    ]
}

/// This number of cases; a failure is shown, not stored in a file.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// An action in a test of undo: mostly a valid one, sometimes not.
#[allow(clippy::too_many_lines)] // Long because each kind has a few lines.
pub fn actions() -> impl Strategy<Value = Action> {
    let side = || select(Side::ALL.to_vec());
    let unit = || 0..6_u32;
    let name = || select(vec!["", "Panzers", "Рота 1", "  x "]).prop_map(String::from);
    let calculator = || select(vec!["shooting", "morale", "chess"]).prop_map(String::from);
    let field = || {
        select(vec![
            "skill",
            "concealed",
            "moved",
            "dice",
            "fired",
            "strength",
            "below-half",
            "luck",
        ])
        .prop_map(String::from)
    };
    let value = || {
        select(vec!["yes", "no", "veteran", "trained", "5", "-3", "40", ""]).prop_map(String::from)
    };
    let answers = || prop::collection::btree_map(field(), value(), 0..3);
    let words = || {
        let id = select(vec!["nation", "gun", "luck"]).prop_map(String::from);
        prop::collection::btree_map(id, name(), 0..3)
    };
    let setup = || {
        (name(), any::<[bool; 2]>(), prop::option::of(0..3000_u32)).prop_map(
            |(name, [second, named], points)| Setup {
                mark: String::new(),
                whole: Answers::new(),
                armies: BySide::default(),
                sides_stay: false,
                sides: if named { [name.clone(), "Tiger".into()] } else { Default::default() },
                name,
                points,
                starts: if second { Side::Second } else { Side::First },
            },
        )
    };
    let faces = |most: usize| prop::collection::vec(0..8_u8, 0..most);
    let need = prop_oneof![
        Just(None),
        (0..22_u8).prop_map(|number| Some(Need::AtLeast(number))),
        (0..22_u8).prop_map(|number| Some(Need::AtMost(number))),
    ];
    let battle = prop_oneof![
        1 => setup().prop_map(Action::StartBattle),
        1 => setup().prop_map(Action::EditSetup),
        1 => select(vec![Action::LeaveBattle, Action::ResetBattle]),
        4 => (select(vec!["rally", "reserves", "move", "shoot", "tea"]), any::<bool>())
            .prop_map(|(step, done)| Action::StepDone { step: step.into(), done }),
        2 => select(vec!["starting", "movement", "shooting", "tea"])
            .prop_map(|phase| Action::GoToPhase { phase: phase.into() }),
        4 => Just(Action::NextPhase),
        2 => Just(Action::EndTurn),
        4 => (unit(), any::<bool>()).prop_map(|(unit, acted)| Action::Acted { unit, acted }),
    ];
    let units = prop_oneof![
        4 => (side(), name(), answers())
            .prop_map(|(side, name, answers)| Action::AddUnit { side, name, answers }),
        1 => (side(), prop::collection::vec((name(), answers(), words()), 0..4)).prop_map(
            |(side, units)| {
                let fresh = |(name, answers, words): (String, _, _)| Unit::fresh(&name, answers, words);
                let units = units.into_iter().map(fresh).collect();
                Action::AddUnits { side, units, battle: Answers::new() }
            }
        ),
        2 => (side(), unit(), select(vec!["nation", "gun", "luck"]), name()).prop_map(
            |(side, unit, words, text)| Action::SetWords { side, unit, words: words.into(), text }
        ),
        1 => (side(), unit(), name())
            .prop_map(|(side, unit, name)| Action::RenameUnit { side, unit, name }),
        1 => (side(), unit()).prop_map(|(side, unit)| Action::RemoveUnit { side, unit }),
        1 => (side(), unit()).prop_map(|(side, unit)| Action::DuplicateUnit { side, unit, card: false }),
        6 => (side(), unit(), field(), value())
            .prop_map(|(side, unit, field, value)| Action::SetUnit { side, unit, field, value }),
    ];
    let calculators = prop_oneof![
        6 => (calculator(), field(), value())
            .prop_map(|(calculator, field, value)| Action::Answer { calculator, field, value }),
        2 => (calculator(), answers(), prop::option::of((side(), unit()))).prop_map(
            |(calculator, answers, about)| Action::OpenCalculator { at_questions: false, calculator, answers, about, cast: Answers::new() }
        ),
        1 => calculator().prop_map(|calculator| Action::AsLastTime { calculator }),
        1 => calculator().prop_map(|calculator| Action::ResetCalculator { calculator }),
        2 => (calculator(), select(vec![None, Some(Mode::Odds), Some(Mode::OwnDice)]))
            .prop_map(|(calculator, mode)| Action::SetMode { calculator, mode }),
        3 => (calculator(), 0..9_u32)
            .prop_map(|(calculator, answer)| Action::OwnDice { calculator, answer, replaces: answer % 2 == 0 }),
        1 => calculator().prop_map(|calculator| Action::OwnDiceBack { calculator }),
        1 => calculator().prop_map(|calculator| Action::OwnDiceAgain { calculator }),
        3 => (calculator(), faces(9))
            .prop_map(|(calculator, faces)| Action::Rolled { calculator, faces, opens: false }),
    ];
    let roller = prop_oneof![
        1 => select(FreeDie::ALL.to_vec()).prop_map(|die| Action::RollerDie { die }),
        1 => (0..4_u8).prop_map(|count| Action::RollerCount { count }),
        1 => need.prop_map(|need| Action::RollerNeed { need }),
        3 => prop::collection::vec(1..7_u8, 1..5).prop_map(|faces| Action::Throw { faces }),
        2 => (prop::collection::vec(0..3_u8, 1..3), faces(4))
            .prop_map(|(which, faces)| Action::ThrowAgain { which, faces }),
        1 => Just(Action::ClearThrows),
    ];
    prop_oneof![3 => battle, 3 => units, 4 => calculators, 2 => roller, 2 => clocks()]
}

/// An action on the clock.
fn clocks() -> impl Strategy<Value = Action> {
    let at = || 0..9_000_000_u64;
    let whose = || select(Whose::ALL.to_vec());
    let minutes = || prop::option::of(10..200_u16);
    prop_oneof![
        2 => (minutes(), minutes(), at()).prop_map(|(limit, each, at)| {
            let timing = Timing { limit, each, ..Timing::default() };
            Action::SetClock { timing, at }
        }),
        3 => (whose(), at()).prop_map(|(whose, at)| Action::RunClock { whose, at }),
        1 => at().prop_map(|at| Action::PauseClock { at }),
        1 => (whose(), -9..9_i16, at())
            .prop_map(|(whose, minutes, at)| Action::CorrectClock { whose, minutes, at }),
        2 => at().prop_map(|at| Action::EndTurn.timed(at)),
    ]
}

/// The same taps every time: those of a typical battle.
pub fn tap(number: usize) -> Action {
    let unit = (number / 7 % 16 + 1) as u32;
    let side = if unit <= 8 { Side::First } else { Side::Second };
    let yes = if (number / 50).is_multiple_of(2) { "yes" } else { "no" };
    if number == 0 {
        return Action::StartBattle(setup());
    }
    if number <= 16 {
        let side = if number <= 8 { Side::First } else { Side::Second };
        return add(side, "3rd Platoon, 1st Rifle Company");
    }
    match number % 10 {
        0 => answer("dice", &(number / 10 % 40 + 1).to_string()),
        1 => set(side, unit, "strength", &(number / 10 % 11).to_string()),
        2 => set(side, unit, "moved", yes),
        3 => Action::Acted { unit, acted: true },
        4 => rolled(&vec![number as u8 % 6 + 1; number % 24 + 2]),
        5 if number / 10 % 3 == 2 => Action::EndTurn,
        5 => Action::NextPhase,
        6 => own_dice(number as u32 % 5),
        7 => answer("concealed", yes),
        8 => Action::RollerCount { count: (number % 30 + 1) as u8 },
        _ => Action::Throw { faces: vec![number as u8 % 6 + 1; (number - 1) % 30 + 1] },
    }
}

/// A store with a battle of some chunks, settings and the list of battles.
pub fn played() -> (Store, Session) {
    let mut store = Store::default();
    let mut session = fresh();
    for number in 0..220 {
        session.act(tap(number), &GAME);
    }
    for _ in 0..5 {
        undo(&mut session, &store);
    }
    store.write(&session.changes());
    let mut battle_list = BattleList::default();
    assert_eq!(battle_list.add(session.battle_state(), &[]), 1);
    store.write(&[battle_list.changes()]);
    let mut settings = SettingsHistory::default();
    settings.set(chosen());
    store.write(&settings.changes());
    (store, session)
}

pub fn chosen() -> Settings {
    Settings {
        card_words: BTreeMap::new(),
        language: Some("pl".into()),
        theme: Theme::Sunlight,
        metric: Some(true),
        own_dice: true,
        haptics: false,
        keep_awake: false,
        install_offered: false,
        house: BTreeMap::from([("test-game".into(), texts(&[("long-games", "yes")]))]),
        cards: BTreeMap::from([(
            GAME.id.to_owned(),
            BTreeMap::from([("Tigers".to_owned(), texts(&[("strength", "8")]))]),
        )]),
        // Written only if there are any; older settings have none.
        notes: BTreeMap::new(),
        modifiers: BTreeMap::new(),
    }
}
