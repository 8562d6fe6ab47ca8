//! The report of a battle: reports of the scripts in every language, as a player
//! would read them. After an intended change: `cargo test --test report -- --ignored`
//! rewrites them; read the differences.

#![allow(clippy::expect_used, clippy::panic)]

use std::fs;
use std::path::{Path, PathBuf};

use adjutant::aid::Values;
use adjutant::battle::report::{MOST_LINES, Piece, Report};
use adjutant::battle::script::Script;
use adjutant::battle::{Action, Chunk, Setup, Side};
use adjutant::text::{Language, Packs, PluralCategory, Voice};
use intl_pluralrules::{PluralRuleType, PluralRules};
use unic_langid::LanguageIdentifier;

fn plural(language: Language, number: f64) -> PluralCategory {
    let language: LanguageIdentifier = language.tag().parse().expect("a tag");
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL).expect("plural rules");
    let category = rules.select(number).expect("a number");
    PluralCategory::from_name(&format!("{category:?}").to_lowercase())
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn played(name: &str) -> Script {
    let script = fs::read_to_string(folder("scripts").join(format!("{name}.jsonl")));
    let script = script.expect("there is a script");
    let mut lines = script.lines().filter(|line| Script::says(line));
    let mut battle = Script::begin(lines.next().expect("a first line")).expect("a wargame");
    for line in lines {
        battle.play(line).expect(line);
    }
    battle
}

fn report(battle: &Script, language: Language) -> Report {
    in_words(language, |voice| {
        let house = Values::defaults(battle.ruleset.house_rules);
        Report::of(&battle.start, &battle.entries, &house, battle.ruleset, voice)
    })
}

fn in_words<T>(language: Language, tell: impl FnOnce(&Voice) -> T) -> T {
    let packs = Packs::embedded(language);
    tell(&Voice { packs: &packs, metric: language != Language::English, plural: &plural })
}

const GAMES: [&str; 4] = ["brygada", "cold-war-commander", "flames-of-war", "k20"];

fn golden(game: &str, language: Language) -> PathBuf {
    folder("reports").join(format!("{game}.{}.md", language.tag()))
}

#[test]
fn the_scripts_are_told_as_they_were_read() {
    for game in GAMES {
        let battle = played(game);
        for language in Language::ALL {
            let path = golden(game, language);
            let told = report(&battle, language).markdown();
            let wanted = fs::read_to_string(&path).unwrap_or_default();
            assert_eq!(told, wanted, "{}", path.display());
        }
    }
}

#[test]
#[ignore = "writes files: cargo test --test report -- --ignored"]
fn write_the_reports() {
    fs::create_dir_all(folder("reports")).expect("a folder");
    for game in GAMES {
        let battle = played(game);
        for language in Language::ALL {
            let told = report(&battle, language).markdown();
            fs::write(golden(game, language), told).expect("it can be written");
        }
    }
}

#[test]
fn how_a_battle_began_is_told_as_in_the_whole() {
    for game in GAMES {
        let battle = played(game);
        let whole = report(&battle, Language::English).0;
        let house = Values::defaults(battle.ruleset.house_rules);
        let mut most = 0;
        for told in (0..battle.entries.len()).step_by(7) {
            let first =
                Chunk { start: battle.start.clone(), entries: battle.entries[..told].to_vec() };
            let now = &battle.battle_state;
            let begun = in_words(Language::English, |voice| {
                Report::beginning(now, &first, &house, battle.ruleset, voice).0
            });
            // The chunk may end in the middle of its last turn.
            let turn = |piece: &Piece| matches!(piece, Piece::Turn(_));
            let sure = begun.iter().rposition(turn).map_or(begun.len(), |at| at + 1);
            assert_eq!(begun[..sure], whole[..sure], "{game}, {told} entries");
            most = most.max(sure);
        }
        assert!(most > 3, "{game}: no turn came to its end");
    }
}

/// A battle with one unit per side, and then these lines.
fn battle(game: &str, lines: &[&str]) -> Script {
    let mut battle = Script::begin(&format!(r#"{{"game": "{game}"}}"#)).expect("a wargame");
    for (side, name) in [("first", "Rifles"), ("second", "*Guards*")] {
        let add = format!(r#"{{"add-unit": {{"side": "{side}", "name": "{name}"}}}}"#);
        battle.play(&add).expect("a unit");
    }
    for line in lines {
        battle.play(line).expect(line);
    }
    battle
}

#[test]
fn what_players_typed_is_no_markup() {
    let start = r#"{"start-battle": {"name": "<b>_One_</b> [x](javascript:1)"}}"#;
    let gone = r#"{"set-unit": {"side": "second", "unit": 2, "field": "destroyed", "value": "9"}}"#;
    let battle = battle("flames-of-war", &[start, gone]);
    let report = report(&battle, Language::English);
    let told = report.markdown();
    assert!(told.starts_with(r"# \<b\>\_One\_\</b\> \[x\](javascript:1)"), "{told}");
    assert!(told.contains(r"\*Guards\*"), "{told}");
    assert!(report.plain().contains("*Guards*"));
}

#[test]
fn a_turn_of_many_dice_stays_short_and_says_how_many_more_there_were() {
    let start = r#"{"start-battle": {"starts": "first"}}"#;
    let mut battle = battle("flames-of-war", &[start]);
    // A hundred units, each changed by hand.
    for number in 3..103 {
        battle
            .play(&format!(r#"{{"add-unit": {{"side": "first", "name": "Unit {number}"}}}}"#))
            .expect("a unit");
        battle
            .play(&format!(
                r#"{{"set-unit": {{"side": "first", "unit": {number}, "field": "pinned", "value": "yes"}}}}"#
            ))
            .expect("it is pinned");
    }
    let Report(pieces) = report(&battle, Language::English);
    let lines = pieces.iter().filter(|piece| matches!(piece, Piece::Event(..)));
    assert!(lines.count() <= MOST_LINES + 6);
    let more = |piece: &Piece| matches!(piece, Piece::Event(words, _) if words.contains("more"));
    assert!(pieces.iter().any(more), "{pieces:?}");
}

#[test]
fn a_battle_that_was_begun_anew_is_told_from_there() {
    let start = r#"{"start-battle": {"name": "One"}}"#;
    let mut battle = battle("k20", &[start]);
    let again =
        Action::StartBattle(Setup { name: "Two".into(), starts: Side::Second, ..Setup::default() });
    let came = battle.battle_state.plan(&again, battle.ruleset);
    let entry = adjutant::battle::Entry::new(again, came);
    entry.apply(&mut battle.battle_state);
    battle.entries.push(entry);
    let told = report(&battle, Language::English).plain();
    assert!(told.starts_with("Two\n"), "{told}");
    assert!(!told.contains("One"), "{told}");
}

#[test]
fn what_is_typed_on_a_card_is_no_event_of_the_battle() {
    let start = r#"{"start-battle": {"starts": "first"}}"#;
    let set = |unit: u32, field: &str, value: &str| {
        let side = if unit == 1 { "first" } else { "second" };
        format!(
            r#"{{"set-unit": {{"side": "{side}", "unit": {unit}, "field": "{field}", "value": "{value}"}}}}"#
        )
    };
    let lines = [
        set(1, "role", "independent"),
        set(2, "teams", "6"),
        set(2, "destroyed", "6"),
        // The unit's card is changed again after the unit is gone.
        set(1, "role", "platoon"),
        set(1, "teams", "7"),
        set(2, "teams", "8"),
    ];
    let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
    let battle = battle("flames-of-war", &[&[start], &lines[..]].concat());
    let told = report(&battle, Language::English).plain();
    assert!(told.contains("*Guards*: out of the battle"), "{told}");
    assert!(!told.contains("of 8 left") && !told.contains("of 7 left"), "{told}");
}

#[test]
fn who_comes_in_a_turn_is_one_line_by_the_last_name() {
    let start = r#"{"start-battle": {"starts": "first"}}"#;
    let add = r#"{"add-unit": {"side": "first", "name": "Unit 1"}}"#;
    let name = r#"{"rename-unit": {"side": "first", "unit": 3, "name": "Scouts"}}"#;
    let battle = battle("k20", &[start, add, name, add]);
    let told = report(&battle, Language::English).plain();
    assert_eq!(told.matches("Units added").count(), 1, "{told}");
    assert!(told.contains("Units added: Scouts, Unit 1"), "{told}");
}

/// A volley of one's own dice, one hit and no save, that is not applied.
const VOLLEY: [&str; 6] = [
    r#"{"start-battle": {"starts": "first"}}"#,
    r#"{"offer": {"id": "next-phase"}}"#,
    r#"{"offer": {"id": "next-phase"}}"#,
    r#"{"open-calculator": {"calculator": "shooting", "cast": {"shooter": "1", "target": "2"}}}"#,
    r#"{"own-dice": {"calculator": "shooting", "answer": 1}}"#,
    r#"{"own-dice": {"calculator": "shooting", "answer": 0}}"#,
];

#[test]
fn what_was_not_applied_and_what_was_undone_is_told_as_such() {
    let told = |battle: &Script| report(battle, Language::English).plain();
    let mut rolled = battle("flames-of-war", &VOLLEY);
    assert!(told(&rolled).contains("(not applied)"), "{}", told(&rolled));
    let faces = Action::Rolled { calculator: "shooting".into(), faces: vec![1], opens: false };
    if let Some(last) = rolled.entries.last_mut() {
        last.instead_of = vec![faces];
    }
    assert!(told(&rolled).contains("after 1 undone roll"), "{}", told(&rolled));
    let applied = r#"{"apply": {"calculator": "shooting"}}"#;
    let applied = battle("flames-of-war", &[&VOLLEY[..], &[applied]].concat());
    assert!(!told(&applied).contains("not applied"), "{}", told(&applied));
}

#[test]
fn own_dice_taken_back_are_not_in_the_report() {
    let back = r#"{"own-dice-back": {"calculator": "shooting"}}"#;
    let lines = [&VOLLEY[..], &[back, back]].concat();
    let told = report(&battle("flames-of-war", &lines), Language::English).plain();
    assert!(!told.contains("not applied"), "{told}");
}

#[test]
fn an_answer_about_a_side_changed_in_steps_is_one_event() {
    let start = r#"{"start-battle": {"starts": "first"}}"#;
    let next = r#"{"offer": {"id": "next-phase"}}"#;
    let mut lines = vec![start, next];
    lines.extend([
        r#"{"set-side": {"side": "first", "field": "breakpoint", "value": "1"}}"#,
        r#"{"set-side": {"side": "first", "field": "breakpoint", "value": "2"}}"#,
        r#"{"set-side": {"side": "first", "field": "breakpoint", "value": "3"}}"#,
    ]);
    let told = report(&battle("cold-war-commander", &lines), Language::English).plain();
    assert_eq!(told.matches("Breakpoint").count(), 1, "{told}");
    assert!(told.contains("0 → 3"), "{told}");
}

#[test]
fn a_move_of_nothing_is_not_in_the_report() {
    let start = r#"{"start-battle": {"starts": "first"}}"#;
    let next = r#"{"offer": {"id": "next-phase"}}"#;
    let open = r#"{"open-calculator": {"calculator": "direct-fire", "cast": {"shooter": "1", "target": "2"}, "answers": {"distance": "40", "meets": "friend"}}}"#;
    let fall = r#"{"fall": {"faces": [6, 1, 1, 1, 1, 1, 6]}}"#;
    let hit = [
        r#"{"set-unit": {"side": "first", "unit": 1, "field": "attack", "value": "6"}}"#,
        r#"{"set-unit": {"side": "first", "unit": 1, "field": "range", "value": "60"}}"#,
        r#"{"set-unit": {"side": "second", "unit": 2, "field": "hits", "value": "6"}}"#,
        r#"{"set-unit": {"side": "second", "unit": 2, "field": "suppressed", "value": "before"}}"#,
    ];
    let lines = [&hit[..], &[start, next, next, open, fall]].concat();
    let told = report(&battle("cold-war-commander", &lines), Language::English).plain();
    assert!(told.contains("Direct fire"), "{told}");
    assert!(!told.contains("0 cm") && !told.contains("0in"), "{told}");
}

#[test]
fn what_holds_a_unit_down_is_told_in_the_games_word() {
    let start = r#"{"start-battle": {"starts": "first"}}"#;
    for (game, field, value, word) in [
        ("flames-of-war", "pinned", "yes", "Rifles: Pinned"),
        ("cold-war-commander", "suppressed", "own-turn", "Rifles: Suppressed"),
        ("k20", "pinned", "yes", "Rifles: Pinned"),
        ("k20", "suppressed", "yes", "Rifles: Suppressed"),
    ] {
        let set = format!(
            r#"{{"set-unit": {{"side": "first", "unit": 1, "field": "{field}", "value": "{value}"}}}}"#
        );
        let told = report(&battle(game, &[start, &set]), Language::English).plain();
        assert!(told.contains(word), "{game}: {told}");
    }
}
