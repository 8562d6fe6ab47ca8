//! The log of a battle: long ones stay small and quick to reach, no re-roll is hidden, and the
//! effect of dice is reported as it was.

#![allow(clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use adjutant::aid::Values;
use adjutant::battle::log::{Line, What};
use adjutant::battle::luck::{Checks, Luck};
use adjutant::battle::rows::{Row, Rows};
use adjutant::battle::save::{head_key, start_key};
use adjutant::battle::script::Script;
use adjutant::battle::{
    Action, Answers, BattleState, BySide, CHUNKS_KEPT, Entry, STARTS_APART, Session, Setup, Side,
    Step, Write, replay, words,
};
use adjutant::dice::{Dice, Die, Generator, Roll, Rolling, rolling};
use adjutant::rulesets::{ALL, flames_of_war};
use adjutant::text::keys::flames_of_war as t;
use adjutant::text::{Language, Packs, PluralCategory, Voice};

const GAME: &adjutant::aid::Ruleset = &flames_of_war::RULESET;

/// The phone's storage.
#[derive(Clone, Default)]
struct Store(BTreeMap<String, String>);

impl Store {
    fn write(&mut self, writes: &[Write]) {
        for Write { key, text } in writes {
            match text {
                Some(text) => self.0.insert(key.clone(), text.clone()),
                None => self.0.remove(key),
            };
        }
    }

    fn read(&self, key: &str) -> Option<String> {
        self.0.get(key).cloned()
    }

    fn session(&self) -> Session {
        let loaded = Session::load(1, &|key| self.read(key), ALL);
        assert_eq!(loaded.damage, []);
        loaded.session.expect("there is one")
    }

    /// The size as a browser counts it: characters of keys and texts.
    fn letters(&self) -> usize {
        let all = self.0.iter();
        all.map(|(key, text)| (key.encode_utf16().count()) + text.encode_utf16().count()).sum()
    }
}

fn answer(field: &str, value: &str) -> Action {
    Action::Answer { calculator: "shooting".into(), field: field.into(), value: value.into() }
}

fn rolled(faces: &[u8]) -> Action {
    Action::Rolled { calculator: "shooting".into(), faces: faces.to_vec(), opens: false }
}

fn add(side: Side, name: &str) -> Action {
    let answers = [
        ("teams", "5"),
        ("skill", "trained"),
        ("motivation", "confident"),
        ("weapon-kinds", "1"),
        ("weapons.1.range", "16"),
        ("weapons.1.anti-tank", "2"),
        ("weapons.1.firepower", "6"),
    ];
    let answers = answers.map(|(field, value)| (field.to_owned(), value.to_owned()));
    Action::AddUnit { side, name: name.into(), answers: Answers::from(answers) }
}

/// A battle of sixteen units with this many entries.
fn battle(taps: u32) -> (Store, Session) {
    let mut store = Store::default();
    let mut session = Session::new(1, BattleState::new(GAME));
    session.act(Action::StartBattle(Setup::default()), GAME);
    for number in 0..16 {
        let side = Side::ALL[number % 2];
        session.act(add(side, &format!("{number}. Rifle Platoon")), GAME);
    }
    store.write(&session.changes());
    let mut tap = 0_usize;
    while session.entries().1 < taps {
        tap += 1;
        let unit = (tap / 7 % 16 + 1) as u32;
        let side = Side::ALL[(unit as usize + 1) % 2];
        let yes = if (tap / 50).is_multiple_of(2) { "yes" } else { "no" };
        let action = match tap % 7 {
            0 => answer("concealed", yes),
            1 => rolled(&[(tap % 6) as u8 + 1, (tap / 6 % 6) as u8 + 1, 3, 4, 5]),
            2 => Action::SetUnit { side, unit, field: "moved".into(), value: yes.into() },
            3 => Action::Throw { faces: vec![(tap % 6) as u8 + 1] },
            4 => Action::SetUnit {
                side,
                unit,
                field: "hits".into(),
                value: (tap / 7 % 9).to_string(),
            },
            5 => answer("target-skill", if yes == "yes" { "veteran" } else { "conscript" }),
            _ => Action::EndTurn,
        };
        session.act(action, GAME);
        if tap.is_multiple_of(20) {
            store.write(&session.changes());
        }
    }
    store.write(&session.changes());
    (store, session)
}

fn undo(session: &mut Session, store: &Store) {
    let undone = session.undo(GAME, &|key| store.read(key));
    assert!(undone.expect("the log is sound").is_some());
}

#[test]
fn ten_thousand_entries_take_less_than_half_of_a_phones_storage() {
    let (store, session) = battle(11_000);
    let (first, now) = session.entries();
    assert!(now - first >= 10_000, "{first} to {now}");
    let starts = (0..200).filter(|chunk| store.read(&start_key(1, *chunk)).is_some());
    let starts = starts.count();
    assert!(starts <= (CHUNKS_KEPT / STARTS_APART) as usize + 6, "{starts} starts");
    let letters = store.letters();
    println!("{} entries: {letters} letters, {starts} battle states among them", now - first);
    // A browser allows some five million for everything.
    assert!(letters < 2_500_000, "{letters} letters");
}

#[test]
fn a_log_that_is_thinned_out_is_undone_to_its_beginning() {
    let (mut store, session) = battle(1_500);
    let mut battles = vec![session.battle_state().clone()];
    // As if the app started from the stored data alone.
    let mut kept = store.session();
    let (_, now) = kept.entries();
    for _ in 0..now {
        undo(&mut kept, &store);
        battles.push(kept.battle_state().clone());
    }
    assert!(!kept.can_undo());
    assert_eq!(kept.battle_state(), &BattleState::new(GAME));
    store.write(&kept.changes());
    // And redone, one battle state after another, from the stored data.
    let mut kept = store.session();
    for battle in battles.iter().rev().skip(1) {
        let done = kept.redo(GAME, &|key| store.read(key));
        assert!(done.expect("the log is sound").is_some());
        assert_eq!(kept.battle_state(), battle);
    }
    assert_eq!(kept.battle_state(), session.battle_state());
    // Without its head the log alone makes the same battle state.
    store.0.insert(head_key(1), "{".into());
    let loaded = Session::load(1, &|key| store.read(key), ALL);
    let from_log = loaded.session.expect("the log is there");
    assert_eq!(from_log.battle_state(), session.battle_state());
}

#[test]
fn one_goes_back_to_any_entry_at_once_and_on_again() {
    let (store, session) = battle(700);
    let read = |key: &str| store.read(key);
    let (_, now) = session.entries();
    for to in [0, 1, 63, 64, 65, 130, 400, now - 1] {
        let mut slowly = store.session();
        for _ in to..now {
            undo(&mut slowly, &store);
        }
        let mut at_once = store.session();
        at_once.go_to(to, GAME, &read).expect("the log is sound");
        assert_eq!(at_once.battle_state(), slowly.battle_state(), "entry {to}");
        assert_eq!(at_once.entries(), slowly.entries());
        assert_eq!(at_once.all_entries(&read), now);
        // The written text is the same, including the undone dice.
        assert_eq!(at_once.changes(), slowly.changes(), "entry {to}");
        at_once.go_to(now, GAME, &read).expect("the log is sound");
        assert_eq!(at_once.battle_state(), session.battle_state());
        assert!(!at_once.can_redo());
    }
}

fn entries(session: &Session, store: &Store) -> Vec<Entry> {
    let all = session.all_done(GAME, &|key| store.read(key));
    all.expect("the log is sound").entries
}

#[test]
fn nobody_rolls_again_unseen() {
    let mut store = Store::default();
    let mut session = Session::new(1, BattleState::new(GAME));
    session.act(Action::StartBattle(Setup::default()), GAME);
    session.act(rolled(&[1, 1]), GAME);
    store.write(&session.changes());
    undo(&mut session, &store);
    store.write(&session.changes());
    // An undone roll is still known after the app was closed and opened again.
    let mut session = store.session();
    session.act(rolled(&[2, 1]), GAME);
    undo(&mut session, &store);
    session.act(rolled(&[6, 6]), GAME);
    let all = entries(&session, &store);
    let last = all.last().expect("there are entries");
    assert_eq!(last.instead_of, [rolled(&[1, 1]), rolled(&[2, 1])]);
    assert_eq!(last.did, rolled(&[6, 6]));

    // An undone and redone roll is not a new roll.
    undo(&mut session, &store);
    let redone = session.redo(GAME, &|key| store.read(key));
    assert!(redone.expect("it is sound").is_some());
    session.act(answer("concealed", "yes"), GAME);
    let all = entries(&session, &store);
    assert_eq!(all.last().map(|entry| entry.instead_of.len()), Some(0));

    // Another action does not hide an undone roll either.
    for _ in 0..2 {
        undo(&mut session, &store);
    }
    session.act(answer("concealed", "yes"), GAME);
    let all = entries(&session, &store);
    let hidden = all.last().map(|entry| entry.instead_of.clone());
    let wanted = [rolled(&[1, 1]), rolled(&[2, 1]), rolled(&[6, 6])];
    assert_eq!(hidden.as_deref(), Some(&wanted[..]));

    // Nor does going back over a whole battle of rolls.
    for number in 0..200_u32 {
        session.act(rolled(&[(number % 6) as u8 + 1, (number / 6 % 6) as u8 + 1]), GAME);
    }
    store.write(&session.changes());
    let read = |key: &str| store.read(key);
    session.go_to(1, GAME, &read).expect("it is sound");
    session.act(rolled(&[5, 5]), GAME);
    let all = entries(&session, &store);
    let last = all.last().expect("there are entries");
    let undone = last.instead_of.len() as u32 + last.instead_of_more;
    assert!((190..=203).contains(&undone), "{undone}");
    let house = Values::defaults(GAME.house_rules);
    let luck = Luck::of(&BattleState::new(GAME), &all, &house, GAME);
    assert_eq!(luck.undone, undone);
}

/// A roll whose result was applied and taken back counts as undone once the player rolls again.
#[test]
fn nobody_takes_a_result_back_and_rolls_again_unseen() {
    let store = Store::default();
    let mut session = Session::new(1, BattleState::new(GAME));
    session.act(Action::StartBattle(Setup::default()), GAME);
    let applied = Action::ApplyResult {
        calculator: "shooting".to_owned(),
        units: BTreeMap::new(),
        sides: BySide::default(),
        battle: Answers::new(),
    };
    let undone = |session: &Session| {
        let all = entries(session, &store);
        let house = Values::defaults(GAME.house_rules);
        Luck::of(&BattleState::new(GAME), &all, &house, GAME).undone
    };
    session.act(rolled(&[1, 1]), GAME);
    session.act(applied.clone(), GAME);
    undo(&mut session, &store);
    // The same result may be applied after all.
    session.act(applied, GAME);
    assert_eq!(undone(&session), 0);
    undo(&mut session, &store);
    session.act(rolled(&[6, 6]), GAME);
    assert_eq!(undone(&session), 1);
}

/// FOW-MOR-05: a company's test is that of its side, in the luck and in the log.
#[test]
fn the_test_of_a_whole_side_is_told_with_the_side() {
    let battle = played(&[
        r#"{"add-unit": {"side": "second", "name": "Guns", "answers": {"place": "destroyed"}}}"#,
        r#"{"add-unit": {"side": "second", "name": "Scouts", "answers": {"place": "destroyed"}}}"#,
        r#"{"open-calculator": {"calculator": "company-morale", "answers": {"destroyed": "2", "on-table": "1"}}}"#,
        r#"{"fall": {"calculator": "company-morale", "faces": [6]}}"#,
    ]);
    let house = Values::defaults(GAME.house_rules);
    let luck = Luck::of(&battle.start, &battle.entries, &house, GAME);
    assert_eq!(luck.sides.keys().collect::<Vec<_>>(), [&Some(Side::Second)]);
    let last = line(&battle, battle.entries.len() - 1);
    assert_eq!(last.side, Some(Side::Second));
    assert!(last.sides.contains(&Side::Second));
}

/// A battle of a rifle platoon against grenadiers, then these lines.
fn played(lines: &[&str]) -> Script {
    let mut battle = Script::begin(r#"{"game": "flames-of-war"}"#).expect("a wargame");
    let units = [
        r#"{"add-unit": {"side": "first", "name": "Rifles", "answers": {"teams": "5", "skill": "trained", "motivation": "confident", "weapon-kinds": "1", "weapons.1.range": "16", "weapons.1.rof": "1", "weapons.1.anti-tank": "2", "weapons.1.firepower": "6"}}}"#,
        r#"{"add-unit": {"side": "second", "name": "Grenadiers", "answers": {"teams": "6", "skill": "veteran", "motivation": "fearless"}}}"#,
        r#"{"start-battle": {"starts": "first"}}"#,
    ];
    for line in units.iter().chain(lines) {
        battle.play(line).expect(line);
    }
    battle
}

const OPENED: &str =
    r#"{"open-calculator": {"calculator": "shooting", "cast": {"shooter": "1", "target": "2"}}}"#;

fn line(battle: &Script, place: usize) -> Line {
    let house = Values::defaults(battle.ruleset.house_rules);
    let mut line = None;
    replay(&battle.start, &battle.entries[..=place], &mut |step| {
        line = Some(Line::of(step, &house, battle.ruleset));
    });
    line.expect("there is such an entry")
}

#[test]
fn a_roll_is_told_with_who_took_part_and_what_was_needed() {
    // No unit has moved: five dice of the rifles against veterans.
    let roll = r#"{"rolled": {"calculator": "shooting", "faces": "661114"}}"#;
    let battle = played(&[OPENED, roll]);
    let line = line(&battle, battle.entries.len() - 1);
    assert!(matches!(line.what, What::Rolled(calculator) if calculator.id == "shooting"));
    assert_eq!(line.cast, [vec![1], vec![2]]);
    assert_eq!(line.units, BTreeSet::from([1, 2]));
    assert_eq!(line.sides, BTreeSet::from(Side::ALL));
    let trail = line.roll.expect("dice fell");
    assert!(!trail.own_dice);
    match trail.outcome {
        Some(_) => assert!(!trail.throws.is_empty()),
        // Today's rules roll other dice: only the faces are left.
        None => assert_eq!(trail.faces, [6, 6, 1, 1, 1, 4]),
    }
}

#[test]
fn dice_that_todays_rules_would_not_roll_are_shown_bare() {
    let roll = r#"{"rolled": {"calculator": "shooting", "faces": "6"}}"#;
    let battle = played(&[OPENED, roll]);
    let trail = line(&battle, battle.entries.len() - 1).roll.expect("dice fell");
    assert_eq!((trail.outcome, trail.throws.len()), (None, 0));
    assert_eq!(trail.faces, [6]);
}

#[test]
fn what_a_game_keeps_for_its_rules_alone_is_not_told() {
    let mut battle = Script::begin(r#"{"game": "brygada"}"#).expect("a wargame");
    for line in [
        r#"{"add-unit": {"side": "first", "name": "Rifles"}}"#,
        r#"{"add-unit": {"side": "second", "name": "Grenadiers"}}"#,
        r#"{"start-battle": {"starts": "first"}}"#,
        r#"{"open-calculator": {"calculator": "assault", "cast": {"attacker": "1", "defender": "2"}}}"#,
        r#"{"fall": {"calculator": "assault", "faces": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}}"#,
        r#"{"expect": {"unit": 1, "is": {"fights": "2", "struck": "2"}}}"#,
    ] {
        battle.play(line).expect(line);
    }
    let told = line(&battle, battle.entries.len() - 1).changed;
    let fields = battle.ruleset.tracker.fields;
    let told: Vec<_> = (told.iter()).map(|one| fields[one.field].id.to_string()).collect();
    assert!(told.contains(&"fights".to_owned()), "{told:?}");
    assert!(!told.contains(&"struck".to_owned()), "{told:?}");
}

#[test]
fn what_a_unit_is_not_part_of_is_not_filtered_to_it() {
    let moved = r#"{"set-unit": {"side": "first", "unit": 1, "field": "moved", "value": "yes"}}"#;
    let battle = played(&[moved, r#""end-turn""#, r#""end-turn""#]);
    let end = battle.entries.len() - 1;
    assert_eq!(line(&battle, end - 2).units, BTreeSet::from([1]));
    assert_eq!(line(&battle, end - 2).sides, BTreeSet::from([Side::First]));
    // A turn clears the mark, which is not reported.
    let turns = [line(&battle, end - 1), line(&battle, end)];
    assert!(turns.iter().any(|turn| !turn.changed.is_empty()));
    for turn in turns {
        assert!(matches!(turn.what, What::Went(_)));
        assert!(turn.units.is_empty() && turn.sides.is_empty());
    }
}

#[test]
fn luck_is_what_passed_against_the_exact_chances() {
    let house = Values::defaults(GAME.house_rules);
    let mut battle = BattleState::new(GAME);
    let start = battle.clone();
    let mut all = Vec::new();
    let mut act = |action: Action| {
        let came = battle.plan(&action, GAME);
        let entry = Entry::new(action, came);
        entry.apply(&mut battle);
        all.push(entry);
    };
    act(Action::RollerCount { count: 20 });
    act(Action::RollerNeed { need: Some(adjutant::battle::Need::AtLeast(4)) });
    for _ in 0..2 {
        act(Action::Throw { faces: vec![6; 20] });
    }
    // Two dice of the last throw are thrown again: both count again.
    act(Action::ThrowAgain { which: vec![0, 1], faces: vec![1, 4] });
    let luck = Luck::of(&start, &all, &house, GAME);
    let [(_, checks)] = &luck.kinds[..] else {
        panic!("one kind");
    };
    let spread = checks.spread();
    assert_eq!((spread.thrown, spread.rolled), (42, 41));
    assert!((spread.expected - 21.0).abs() < 1e-9);
    assert!(spread.enough() && !spread.usual() && spread.luck() > 5.0);
    // It is unknown which side threw them.
    assert_eq!(luck.sides.keys().copied().collect::<Vec<_>>(), [None]);
    assert!(luck.own.is_empty());

    let few = Luck::of(&start, &all[..2], &house, GAME);
    assert!(few.kinds.is_empty());
}

#[test]
fn saves_are_the_luck_of_those_who_are_shot_at() {
    let fall = r#"{"fall": {"calculator": "shooting", "faces": [6, 1, 1, 1, 1, 3]}}"#;
    let battle = played(&[
        r#"{"offer": {"id": "next-phase"}}"#,
        r#"{"offer": {"id": "next-phase"}}"#,
        OPENED,
        fall,
    ]);
    let house = Values::defaults(GAME.house_rules);
    let luck = Luck::of(&battle.start, &battle.entries, &house, GAME);
    let of = |side: Side| luck.sides.get(&Some(side)).map(Checks::spread);
    let first = of(Side::First).expect("they shot");
    assert_eq!((first.thrown, first.rolled), (5, 1), "five shots, one hit");
    let second = of(Side::Second).expect("they saved");
    assert_eq!((second.thrown, second.rolled), (1, 1));
}

#[test]
fn dice_are_those_of_the_side_that_throws_them_whoever_was_named() {
    let house = Values::defaults(GAME.house_rules);
    let thrown = |lines: &[&str]| {
        let battle = played(lines);
        let luck = Luck::of(&battle.start, &battle.entries, &house, GAME);
        luck.sides.keys().copied().collect::<Vec<_>>()
    };
    let next = r#"{"offer": {"id": "next-phase"}}"#;
    // Only the shooter is known: the other side saves.
    let open = r#"{"open-calculator": {"calculator": "saves", "cast": {"shooter": "1"}}}"#;
    let fall = r#"{"fall": {"calculator": "saves", "faces": [6]}}"#;
    assert_eq!(thrown(&[next, next, open, fall]), [Some(Side::Second)]);
    // Only the target of the aircraft is known: the side that calls them ranges in.
    let open = r#"{"open-calculator": {"calculator": "air-attack", "cast": {"target": "2"}}}"#;
    let fall = r#"{"fall": {"calculator": "air-attack", "faces": [1, 1, 1]}}"#;
    assert_eq!(thrown(&[next, next, open, fall]), [Some(Side::First)]);
}

fn voiced<T>(tell: impl FnOnce(&Voice) -> T) -> T {
    tell(&Voice {
        packs: &Packs::embedded(Language::English),
        metric: false,
        plural: &|_, _| PluralCategory::Other,
    })
}

fn rows(battle: &Script) -> Vec<Row> {
    let mut rows = Rows::default();
    let now = battle.entries.len() as u32;
    rows.take(0, &battle.entries, now, battle.ruleset);
    rows.rows
}

/// A row as the log shows it.
fn told(battle: &Script, row: &Row) -> (String, String) {
    let (first, last) = (row.first as usize, row.last as usize);
    let entries = &battle.entries[first..=last];
    let entry = row.merged(entries).expect("it has entries");
    let (from, to) = row.span();
    let (from, to) = (from as usize, to as usize);
    let after = |count: usize| replay(&battle.start, &battle.entries[..count], &mut |_| ());
    let (before, after) = (after(from), after(to + 1));
    let step = Step { entry: &entry, before: &before, after: &after };
    let house = Values::defaults(battle.ruleset.house_rules);
    let line = Line::of(step, &house, battle.ruleset);
    let said = voiced(|voice| {
        let states = (&before, &after);
        words::row(voice, row, (&line, entries), states, (&house, battle.ruleset))
    });
    (said.head, said.body.join(" · "))
}

fn newest(battle: &Script) -> (String, String) {
    told(battle, rows(battle).first().expect("a row"))
}

const NEXT: &str = r#"{"offer": {"id": "next-phase"}}"#;

#[test]
fn what_was_asked_rolled_and_applied_is_one_row() {
    let asked = r#"{"answer": {"calculator": "shooting", "field": "concealed", "value": "yes"}}"#;
    let fall = r#"{"fall": {"faces": [6, 1, 1, 1, 1, 3]}}"#;
    let battle = played(&[NEXT, NEXT, OPENED, asked, fall]);
    let all = rows(&battle);
    let row = all.first().expect("a row");
    let kinds = battle.entries[row.first as usize..=row.last as usize].iter();
    let kinds: Vec<&str> = kinds.map(|entry| entry.did.kind()).collect();
    assert!(kinds.starts_with(&["open-calculator"]), "{kinds:?}");
    assert!(kinds.ends_with(&["rolled", "settle"]), "{kinds:?}");
    let of_calculators = all.iter().filter(|row| row.is_of_calculator());
    assert_eq!(of_calculators.count(), 1, "{all:?}");
    assert!(row.applied);
    let (head, body) = told(&battle, row);
    assert_eq!(head, "Shooting: Rifles → Grenadiers");
    assert!(body.contains("1 of 5") && !body.contains("not applied"), "{body}");
    // The set-up is one row below it, whatever was typed on the cards.
    let set_up: Vec<&Row> = all.iter().filter(|row| row.is_roster()).collect();
    assert_eq!(set_up.len(), 1);
    assert_eq!(told(&battle, set_up[0]), ("Set-up".to_owned(), "Rifles, Grenadiers".to_owned()));
}

#[test]
fn the_players_own_dice_are_one_row_and_a_roll_that_is_left_is_not_applied() {
    let own = |answer: u32| {
        format!(r#"{{"own-dice": {{"calculator": "shooting", "answer": {answer}}}}}"#)
    };
    let (hit, saved) = (own(1), own(0));
    let lines = [NEXT, NEXT, OPENED, hit.as_str(), saved.as_str()];
    let battle = played(&lines);
    let (head, body) = newest(&battle);
    assert_eq!(head, "Shooting (your own dice): Rifles → Grenadiers");
    assert!(body.starts_with("not applied"), "{body}");
    let row = &rows(&battle)[0];
    assert_eq!(row.last - row.first + 1, 3);
    let applied = r#"{"apply": {"calculator": "shooting"}}"#;
    let battle = played(&[&lines[..], &[applied]].concat());
    let (head, body) = newest(&battle);
    assert_eq!(head, "Shooting (your own dice): Rifles → Grenadiers");
    assert!(!body.contains("not applied"), "{body}");
    assert_eq!(rows(&battle)[0].last - rows(&battle)[0].first + 1, 4);
    // A tick in between: both rows show that it was applied.
    let tick = r#"{"acted": {"unit": 1, "acted": true}}"#;
    let battle = played(&[&lines[..], &[tick, applied]].concat());
    let all = rows(&battle);
    assert!(all[0].applied && all[2].applied, "{all:?}");
    assert!(!told(&battle, &all[2]).1.contains("not applied"));
}

/// What is applied is what the log says: there is one roll, whoever made the last one.
#[test]
fn own_dice_replace_the_roll_of_the_app() {
    let own = |answer: u32| {
        format!(
            r#"{{"own-dice": {{"calculator": "shooting", "answer": {answer}, "replaces": true}}}}"#
        )
    };
    let (hit, saved) = (own(1), own(0));
    let rolled = r#"{"rolled": {"calculator": "shooting", "faces": "11111"}}"#;
    let applied = r#"{"apply": {"calculator": "shooting"}}"#;
    let battle = played(&[NEXT, NEXT, OPENED, rolled, hit.as_str(), saved.as_str(), applied]);
    let (head, _) = newest(&battle);
    assert_eq!(head, "Shooting (your own dice): Rifles → Grenadiers");
    let state = battle.battle_state.calculator_state("shooting");
    assert_eq!((state.rolled, state.own_dice.len()), (None, 2));
}

#[test]
fn what_is_only_asked_says_what_and_is_one_row() {
    let asked = |value: &str| {
        format!(
            r#"{{"answer": {{"calculator": "shooting", "field": "concealed", "value": "{value}"}}}}"#
        )
    };
    let (yes, no) = (asked("yes"), asked("no"));
    let battle = played(&[NEXT, NEXT, OPENED, &yes, &no, &yes]);
    let (head, body) = newest(&battle);
    assert_eq!((head.as_str(), body.as_str()), ("Shooting: Rifles → Grenadiers", "Concealed"));
    let battle = played(&[NEXT, NEXT, OPENED]);
    assert_eq!(newest(&battle).1, "Viewed, not rolled");
}

#[test]
fn the_taps_of_a_stepper_are_one_row() {
    let lost = |number: u32| {
        format!(
            r#"{{"set-unit": {{"side": "second", "unit": 2, "field": "destroyed", "value": "{number}"}}}}"#
        )
    };
    let lines = [1, 2, 3].map(lost);
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let battle = played(&lines);
    let (head, body) = newest(&battle);
    let told = format!("{head} · {body}");
    assert!(told.contains("Grenadiers: Teams destroyed: 0 → 3"), "{told}");
    assert_eq!(rows(&battle)[0].last - rows(&battle)[0].first + 1, 3);
}

#[test]
fn no_row_goes_across_what_is_undone() {
    let fall = r#"{"fall": {"calculator": "shooting", "faces": [6, 1, 1, 1, 1, 3]}}"#;
    let battle = played(&[NEXT, NEXT, OPENED, fall]);
    let now = battle.entries.len() as u32 - 1;
    let mut rows = Rows::default();
    // Read in two pieces, as from two chunks.
    let (first, last) = battle.entries.split_at(4);
    rows.take(4, last, now, battle.ruleset);
    rows.take(0, first, now, battle.ruleset);
    let [undone, done, ..] = &rows.rows[..] else {
        panic!("{rows:?}");
    };
    assert_eq!((undone.first, done.last), (now, now - 1));
    assert!(undone.applied && !done.applied, "undone, it was put nowhere");
    let covered: u32 = rows.rows.iter().map(|row| row.last - row.first + 1).sum();
    assert_eq!(covered, now + 1, "every entry is in one row");
}

#[test]
fn each_number_is_told_with_what_it_needed() {
    let thrown = |roll: Roll, faces: &[u8]| {
        let came = rolling(&mut Generator::recorded(faces), |dice: &mut dyn Dice| dice.way(&roll));
        let Rolling::Ends(_, throws) = came else {
            panic!("all dice are there");
        };
        voiced(|voice| words::throw(voice, &throws[0]))
    };
    let name = t::SAVES;
    let two = Roll::new(Die::D6).sum_of(2).at_most(8).named(name, "");
    assert!(thrown(two, &[4, 3]).ends_with(": 4+3 = 7 ≤ 8"), "{}", thrown(two, &[4, 3]));
    assert!(thrown(two, &[4, 5]).ends_with(": 4+5 = 9 > 8"));
    let one = Roll::new(Die::D6).at_least(4).named(name, "");
    assert!(thrown(one, &[5]).ends_with(": 5 ≥ 4"));
    assert!(thrown(one, &[3]).ends_with(": 3 < 4"));
}

/// An activation shows its unit and the declared actions.
#[test]
fn an_activation_says_whose_and_what() {
    let mut battle = Script::begin(r#"{"game": "brygada"}"#).expect("a wargame");
    for line in [
        r#"{"add-unit": {"side": "first", "name": "Pz IV", "answers": {}}}"#,
        r#"{"start-battle": {"starts": "first"}}"#,
        r#"{"offer": {"id": "activate", "unit": 1}}"#,
        r#"{"offer": {"id": "move-shoot"}}"#,
    ] {
        battle.play(line).expect(line);
    }
    let packs = Packs::embedded(Language::English);
    let voice = Voice::english(&packs);
    let mut heads = Vec::new();
    replay(&battle.start, &battle.entries, &mut |step| {
        let line = Line::who(step, battle.ruleset);
        heads.push(words::line(&voice, &line, step.after, battle.ruleset).head);
    });
    assert_eq!(heads.last().map(String::as_str), Some("Pz IV: Move, then shoot"));
}

/// The steps of an activation that follow each other are one row, about what was declared; a
/// reaction is that of the unit that reacts.
#[test]
fn an_activation_is_a_row() {
    let mut battle = Script::begin(r#"{"game": "brygada"}"#).expect("a wargame");
    for line in [
        r#"{"add-unit": {"side": "first", "name": "Pz IV", "answers": {}}}"#,
        r#"{"add-unit": {"side": "second", "name": "Rifles", "answers": {"ready": "yes"}}}"#,
        r#"{"start-battle": {"starts": "first"}}"#,
        r#"{"offer": {"id": "activate", "unit": 1}}"#,
        r#"{"offer": {"id": "move-shoot"}}"#,
        r#"{"offer": {"id": "done"}}"#,
        r#"{"offer": {"id": "forgo"}}"#,
    ] {
        battle.play(line).expect(line);
    }
    let said = ("Pz IV: Move, then shoot", "Done: now shoot · Skip it, turn card");
    assert_eq!(newest(&battle), (said.0.to_owned(), said.1.to_owned()));
    assert_eq!(rows(&battle).iter().map(|row| row.last - row.first).max(), Some(3));
    battle.play(r#"{"undo": 2}"#).expect("it was done");
    battle.play(r#"{"offer": {"id": "reacts", "unit": 2}}"#).expect("it has a marker");
    assert_eq!(newest(&battle).0, "Rifles: Reaction shot");
}

/// Plays these lines in another game.
fn played_in(lines: &[&str]) -> Script {
    let mut battle = Script::begin(lines[0]).expect("a wargame");
    for line in &lines[1..] {
        battle.play(line).expect(line);
    }
    battle
}

/// A save on the armour table and a test on two dice succeed or fail as a check does.
#[test]
fn rolls_on_a_table_that_succeed_or_fail_are_luck() {
    let spread_of = |battle: &Script| {
        let house = Values::defaults(battle.ruleset.house_rules);
        let luck = Luck::of(&battle.start, &battle.entries, &house, battle.ruleset);
        luck.kinds.iter().map(|(_, checks)| checks.spread()).collect::<Vec<_>>()
    };
    // 2D6 of at most 8: 26 of 36.
    let order = played_in(&[
        r#"{"game": "cold-war-commander"}"#,
        r#"{"open-calculator": {"calculator": "command", "answers": {"value": "8"}}}"#,
        r#"{"roll": {"calculator": "command", "faces": [3, 4]}}"#,
        r#"{"roll": {"calculator": "command", "faces": [6, 4]}}"#,
    ]);
    let spreads = spread_of(&order);
    assert_eq!(spreads.len(), 1);
    assert_eq!((spreads[0].thrown, spreads[0].rolled), (2, 1));
    assert!((spreads[0].expected - 2.0 * 26.0 / 36.0).abs() < 1e-9, "{:?}", spreads[0]);
    // Armour 6 against Anti-tank 9: a save of 4+, whatever the table calls it.
    let save = played_in(&[
        r#"{"game": "flames-of-war"}"#,
        r#"{"open-calculator": {"calculator": "saves", "answers": {"target": "armoured", "armour": "6", "anti-tank": "9"}}}"#,
        r#"{"roll": {"calculator": "saves", "faces": [4]}}"#,
    ]);
    let spreads = spread_of(&save);
    assert_eq!((spreads[0].thrown, spreads[0].rolled), (1, 1));
    assert!((spreads[0].expected - 0.5).abs() < 1e-9, "{:?}", spreads[0]);
    // 10. Brygada: 7 and a double hit; without modifiers 24 of 36 do.
    let shot = played_in(&[
        r#"{"game": "brygada"}"#,
        r#"{"open-calculator": {"calculator": "anti-tank-fire", "answers": {"distance": "50", "gun.to-hit": "0"}}}"#,
        r#"{"roll": {"calculator": "anti-tank-fire", "faces": [1, 2]}}"#,
    ]);
    let spreads = spread_of(&shot);
    assert_eq!((spreads[0].thrown, spreads[0].rolled), (1, 0));
    assert!((spreads[0].expected - 24.0 / 36.0).abs() < 1e-9, "{:?}", spreads[0]);
}

/// CWC-BLU-05: the units under their own side's fire do not shoot with the commander.
#[test]
fn units_hit_by_their_own_side_are_targets() {
    let battle = played_in(&[
        r#"{"game": "cold-war-commander"}"#,
        r#"{"add-unit": {"side": "first", "name": "HQ", "answers": {"kind": "hq", "hits": "4"}}}"#,
        r#"{"add-unit": {"side": "first", "name": "Rifles", "answers": {"kind": "infantry", "hits": "6"}}}"#,
        r#"{"start-battle": {"starts": "first"}}"#,
        r#"{"open-calculator": {"calculator": "command-blunder", "cast": {"commander": "1", "first": "2"}, "answers": {"rolled": "crossfire"}}}"#,
    ]);
    let last = line(&battle, battle.entries.len() - 1);
    assert_eq!(last.cast, [vec![1], vec![2]]);
}

/// A call for aircraft belongs to the side whose turn it is, though no unit takes part.
#[test]
fn a_roll_without_units_belongs_to_the_side_in_turn() {
    let battle = played(&[
        r#"{"open-calculator": {"calculator": "air-call", "answers": {"pool": "2"}}}"#,
        r#"{"roll": {"calculator": "air-call", "faces": [1, 2]}}"#,
    ]);
    let house = Values::defaults(GAME.house_rules);
    let luck = Luck::of(&battle.start, &battle.entries, &house, GAME);
    assert_eq!(luck.sides.keys().collect::<Vec<_>>(), [&Some(Side::First)]);
}

/// BR10-AMB-52: a shot whose dice are thrown is not given up, though no phase ends.
#[test]
fn a_rolled_shot_holds_the_end_of_its_action() {
    let mut battle = played_in(&[
        r#"{"game": "brygada"}"#,
        r#"{"add-unit": {"side": "first", "name": "S", "answers": {"basis": "own", "weapons.1.at-20": "2"}}}"#,
        r#"{"add-unit": {"side": "second", "name": "G", "answers": {"basis": "own"}}}"#,
        r#"{"start-battle": {"starts": "first", "whole": {"year": "1942"}}}"#,
        r#"{"offer": {"id": "activate", "unit": 1}}"#,
        r#"{"offer": {"id": "shoot"}}"#,
        r#"{"open-calculator": {"calculator": "fire-at-infantry", "cast": {"shooter": "1", "target": "2"}, "answers": {"band": "20", "joining": "0"}}}"#,
        r#"{"roll": {"calculator": "fire-at-infantry", "faces": [6, 1]}}"#,
    ]);
    let held = |battle: &Script| {
        let state = &battle.battle_state;
        let offers = state.offers(battle.ruleset);
        let done = offers.iter().find(|offer| offer.id == "done").expect("the shot ends");
        state.left_behind(done, &battle.house, battle.ruleset).len()
    };
    assert_eq!(held(&battle), 1);
    battle.play(r#"{"apply": {}}"#).expect("it can be applied");
    assert_eq!(held(&battle), 0);
}
