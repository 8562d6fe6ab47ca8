//! The effects of units on units in Cold War Commander, one story for each calculator and rule: the
//! answers from the units that take part, the effect of the dice on them, the units that may not
//! take part, and when the effect ends. The dice are given, the figures worked out by hand from the
//! ledger.

#![allow(clippy::expect_used, clippy::panic)]

mod story;

use adjutant::aid::{Calculator, Figure, Opening, PartKind, Role, Side};
use adjutant::battle::{Action, Answers, BattleState, Choices, Missing};
use adjutant::rulesets::cold_war_commander::RULESET;
use adjutant::rulesets::cold_war_commander::sheet::words::Suppressed;
use adjutant::rulesets::cold_war_commander::units::unit::{FollowUp, Unit};
use adjutant::text::Phrase;
use adjutant::text::keys::cold_war_commander as t;

use story::{answer, calculator, house, lacks, open, set, then};

use Side::{First, Second};

type Fields = &'static [(&'static str, &'static str)];
type Roles<'a> = &'a [(&'static str, u32)];

/// Hits 4, no Save, Attack 3/30, in the open.
const INFANTRY: Fields = &[];
/// Hits 5, Save 5+, Attack 4/60.
const TANK: Fields =
    &[("kind", "afv"), ("hits", "5"), ("save", "5"), ("attack", "4"), ("range", "60")];

/// Units of both sides, numbered from 1 in this order.
fn battle_with(units: &[(Side, Fields)]) -> BattleState {
    let mut battle = story::battle_with(&RULESET, &[], units);
    go(&mut battle, "command");
    battle
}

#[track_caller]
fn go(battle: &mut BattleState, phase: &str) {
    let go = Action::GoToPhase { phase: phase.to_owned() };
    battle.act(&go, &RULESET);
    assert_eq!(battle.turn.phase, phase);
}

fn end_turn(battle: &mut BattleState) {
    let side = battle.turn.side;
    battle.act(&Action::EndTurn, &RULESET);
    assert_ne!(battle.turn.side, side);
    go(battle, "command");
}

fn state(battle: &BattleState, unit: u32) -> Unit {
    story::state(battle, unit)
}

#[track_caller]
fn answers(battle: &BattleState, id: &str, expected: Fields) {
    for (field, value) in expected {
        assert_eq!(answer(battle, id, field), *value, "{field} of {id}");
    }
}

/// The result of a sum in a calculator's present state.
#[track_caller]
fn figure(battle: &BattleState, id: &str, sum: &str) -> Figure {
    let known = calculator(battle, id);
    let working = (known.work)(&battle.calculator_state(id).values(known), &house(battle, &[]));
    let found = working.sums.iter().find(|one| one.id == sum);
    found.expect("there is the sum").result.clone()
}

/// Rolls these faces in the open calculator with these house rules.
#[track_caller]
fn fall_by(battle: &mut BattleState, id: &str, faces: &[u8], rules: Fields) {
    story::fall(battle, id, rules, faces);
}

#[track_caller]
fn fall(battle: &mut BattleState, id: &str, faces: &[u8]) {
    fall_by(battle, id, faces, &[]);
}

/// The calculators that come next after these dice.
fn nexts(battle: &BattleState, id: &str, faces: &[u8]) -> Vec<&'static str> {
    let next = then(battle, id, faces).into_iter();
    next.map(|opening| opening.calculator).collect()
}

/// Opens the next calculator of this id, with the units that keep their roles.
#[track_caller]
fn follow(battle: &mut BattleState, from: &str, faces: &[u8], to: &str) {
    let next = then(battle, from, faces).into_iter();
    let next: Vec<Opening> = next.filter(|opening| opening.calculator == to).collect();
    let opening = next.first().unwrap_or_else(|| panic!("{to} is not next"));
    story::follow(battle, from, opening);
}

/// Rolls these faces, and opens the calculator they lead to.
#[track_caller]
fn fall_and_follow(battle: &mut BattleState, id: &str, faces: &[u8]) {
    let next = then(battle, id, faces);
    fall(battle, id, faces);
    story::follow(battle, id, &next[0]);
}

/// Why a unit may not take a role of the open calculator now.
#[track_caller]
fn barred(battle: &BattleState, id: &str, role: &str, unit: u32) -> Option<&'static str> {
    story::may_not(battle, id, &battle.calculator_state(id).cast, role, unit)
}

/// The unit in a role of a calculator.
fn cast(battle: &BattleState, id: &str, role: &str) -> Option<String> {
    battle.calculator_state(id).cast.get(role).cloned()
}

/// The units that can take a role of the open calculator.
fn takers(battle: &BattleState, id: &str, role: &str) -> Vec<u32> {
    let known = calculator(battle, id);
    let cast = battle.cast(known, &battle.calculator_state(id).cast, &RULESET);
    let role = known.roles.iter().find(|one| one.id == role);
    let role = role.expect("there is the role");
    let units = cast.units.iter();
    let units = units.filter(|unit| (role.eligible)(&unit.state));
    units.map(|unit| unit.number).collect()
}

/// The numbers of the units that can be chosen in the open direct fire, for a role and the roles
/// asked together with it.
fn choices(battle: &BattleState, role: &str, unfolded: bool) -> (Vec<u32>, Choices) {
    let known = calculator(battle, "direct-fire");
    let cast = battle.cast(known, &battle.calculator_state("direct-fire").cast, &RULESET);
    let place = known.roles.iter().position(|one| one.id == role).expect("there is the role");
    let mut groups = known.roles[place..].chunk_by(Role::is_asked_with);
    let choices = Choices::new(&cast, place, groups.next().expect("a group"), unfolded);
    (choices.units.iter().map(|unit| unit.number).collect(), choices)
}

#[test]
fn units_of_the_other_side_are_folded_until_they_are_asked_for() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY), (Second, TANK)]);
    open(&mut battle, "direct-fire", &[], &[]);
    let (shooters, all) = choices(&battle, "shooter", false);
    assert_eq!(shooters, [1]);
    assert_eq!(all.other, Some(Second));
    let (shooters, all) = choices(&battle, "shooter", true);
    assert_eq!(shooters, [1, 2, 3]);
    assert_eq!(all.units[1].side, Some(Second));
    assert!(all.units.iter().all(|unit| !unit.has_it));

    // Once a target is chosen, it is marked, and no unit of the other side is offered: in its place
    // it would swap the sides.
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    let (targets, all) = choices(&battle, "target", false);
    assert_eq!(targets, [2, 3]);
    assert_eq!(all.other, None);
    assert!(all.units[0].has_it && !all.units[1].has_it);
    assert_eq!(all.bar(), None);
    set(&mut battle, 1, "suppressed", "before");
    let (_, all) = choices(&battle, "shooter", false);
    assert_eq!(all.bar().map(|note| note.cite), barred(&battle, "direct-fire", "shooter", 1));
}

const AT_HIM: Roles = &[("shooter", 1), ("target", 2)];

// Direct fire (CWC-DIR-P1, CWC-HIT-P1, CWC-FIR-P1).

#[test]
fn fir_05_hits_are_marked_and_eliminate_together() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(4));
    // Two hits on 4+, and no die suppresses.
    fall(&mut battle, "direct-fire", &[4, 5, 1, 3, 3, 2]);
    let target = state(&battle, 2);
    assert_eq!(target.marked.0, 2);
    assert_eq!(target.suppressed, Suppressed::No);
    // One more hit, and its die suppresses the target, in the enemy's turn.
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    assert_eq!(answer(&battle, "direct-fire", "marked"), "2");
    fall(&mut battle, "direct-fire", &[6, 1, 2, 3, 4]);
    let target = state(&battle, 2);
    assert_eq!(target.marked.0, 3);
    assert_eq!(target.suppressed, Suppressed::Before);
    assert!(!target.eliminated);
    // The fourth hit reaches its Hits: no fall-back is rolled.
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    assert_eq!(answer(&battle, "direct-fire", "already-suppressed"), "yes");
    fall(&mut battle, "direct-fire", &[4, 1, 1, 1]);
    assert!(state(&battle, 2).eliminated);
    assert_eq!(state(&battle, 2).marked.0, 4);
    assert!(!takers(&battle, "direct-fire", "target").contains(&2));
}

#[test]
fn fir_04_saves_take_hits_away_and_no_hit_changes_nothing() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK)]);
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    answers(&battle, "direct-fire", &[("save", "5"), ("hits", "5"), ("unarmoured", "no")]);
    let before = state(&battle, 2);
    // Each hit has its Save of 5+.
    fall(&mut battle, "direct-fire", &[4, 6, 1, 2, 5, 6]);
    assert_eq!(state(&battle, 2), before);
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    fall(&mut battle, "direct-fire", &[4, 4, 1, 1, 5, 4, 1]);
    assert_eq!(state(&battle, 2).marked.0, 1);
    // An applied roll is not applied twice.
    fall(&mut battle, "direct-fire", &[4, 4, 1, 1, 5, 4, 1]);
    assert_eq!(state(&battle, 2).marked.0, 1);
}

#[test]
fn cmd_02_a_shot_in_the_enemys_turn_is_reaction_fire_until_the_own_turn_ends() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    open(&mut battle, "direct-fire", &[("shooter", 2), ("target", 1)], &[("distance", "30")]);
    // Three dice, and nothing hits: it still counts as having fired.
    fall(&mut battle, "direct-fire", &[1, 2, 3]);
    assert!(state(&battle, 2).reaction_fire);
    assert!(!state(&battle, 2).acted_in_initiative);
    assert!(!state(&battle, 1).reaction_fire);
    // It has a penalty in its own next command phase.
    end_turn(&mut battle);
    assert!(state(&battle, 2).reaction_fire);
    end_turn(&mut battle);
    assert!(!state(&battle, 2).reaction_fire);
}

#[test]
fn a_shot_of_which_nothing_came_is_applied_as_well() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    let faces = [1, 2, 3, 1];
    let rolled = Action::Rolled {
        calculator: "direct-fire".to_owned(),
        faces: faces.to_vec(),
        opens: false,
    };
    battle.act(&rolled, &RULESET);
    let waits = |battle: &BattleState| battle.not_applied(&house(battle, &[]), &RULESET).len();
    assert_eq!(waits(&battle), 1, "who has fired is to be noted");
    fall(&mut battle, "direct-fire", &faces);
    assert!(battle.turn.acted.contains(&1));
    assert_eq!(waits(&battle), 0);
}

/// CWC-BON-01: after the first of two actions a unit has another one.
#[test]
fn bon_01_a_double_1_is_two_actions() {
    let commander: Fields = &[("kind", "co"), ("value", "9")];
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY), (First, commander)]);
    go(&mut battle, "command");
    let order = &[("commander", 3), ("ordered", 1)];
    open(&mut battle, "command", order, &[]);
    fall(&mut battle, "command", &[1, 1]);
    assert_eq!(state(&battle, 1).actions.0, 2);
    assert_eq!(state(&battle, 3).actions.0, 0, "commanders give it");
    for (left, acted) in [(1, false), (0, true)] {
        open(&mut battle, "direct-fire", AT_HIM, &[]);
        fall(&mut battle, "direct-fire", &[1, 2, 3, 1]);
        assert_eq!(state(&battle, 1).actions.0, left);
        assert_eq!(battle.turn.acted.contains(&1), acted);
    }
    // The second action ends with the turn, and a further order gives one action.
    open(&mut battle, "command", order, &[]);
    fall(&mut battle, "command", &[1, 1]);
    end_turn(&mut battle);
    assert_eq!(state(&battle, 1).actions.0, 0);
}

/// No unit fires at its own side: once another unit acts, the target changes.
#[test]
fn a_unit_that_takes_part_as_shooter_is_no_target_beside() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY), (Second, INFANTRY)]);
    open(&mut battle, "direct-fire", &[("target", 2)], &[]);
    for shooter in [2, 3] {
        let cast = Action::Cast {
            calculator: "direct-fire".to_owned(),
            role: "shooter".to_owned(),
            unit: Some(shooter),
        };
        battle.act(&cast, &RULESET);
        assert_eq!(self::cast(&battle, "direct-fire", "target"), None);
    }
}

#[test]
fn seq_04_a_shot_in_the_own_initiative_phase_is_kept_until_the_turn_ends() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    go(&mut battle, "initiative");
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    fall(&mut battle, "direct-fire", &[1, 2, 3, 1]);
    assert!(state(&battle, 1).acted_in_initiative);
    assert!(!state(&battle, 1).reaction_fire);
    go(&mut battle, "command");
    assert!(state(&battle, 1).acted_in_initiative);
    end_turn(&mut battle);
    assert!(!state(&battle, 1).acted_in_initiative);
    // A shot by order leaves no marker.
    end_turn(&mut battle);
    let before = state(&battle, 1);
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    fall(&mut battle, "direct-fire", &[1, 2, 3, 1]);
    assert_eq!(state(&battle, 1), before);
}

#[test]
fn end_03_recovery_depends_on_whose_turn_it_was_suppressed_in() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    // Reaction fire at the side whose turn it is.
    let back: Roles = &[("shooter", 2), ("target", 1)];
    open(&mut battle, "direct-fire", back, &[("distance", "30")]);
    // One hit that is not saved; 4+ suppresses.
    fall(&mut battle, "direct-fire", &[4, 1, 3, 3, 5]);
    assert_eq!(state(&battle, 1).suppressed, Suppressed::OwnTurn);
    assert_eq!(state(&battle, 1).marked.0, 1);
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    fall(&mut battle, "direct-fire", &[5, 1, 1, 1, 5]);
    assert_eq!(state(&battle, 2).suppressed, Suppressed::Before);
    end_turn(&mut battle);
    // Its markers are removed after its own turn; the suppression is not.
    assert_eq!(state(&battle, 1).marked.0, 0);
    assert_eq!(state(&battle, 1).suppressed, Suppressed::OwnTurn);
    assert_eq!(state(&battle, 2).marked.0, 1, "not those of the other side");
    end_turn(&mut battle);
    assert_eq!(state(&battle, 2).suppressed, Suppressed::No);
    assert_eq!(state(&battle, 2).marked.0, 0);
    assert_eq!(state(&battle, 1).suppressed, Suppressed::Before);
    end_turn(&mut battle);
    assert_eq!(state(&battle, 1).suppressed, Suppressed::No);
}

#[test]
fn fbk_02_a_suppressed_unit_falls_back_and_the_way_is_looked_up_next() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    set(&mut battle, 2, "suppressed", "own-turn");
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    let faces = [4, 4, 1, 1, 4, 5];
    fall(&mut battle, "direct-fire", &faces);
    let target = state(&battle, 2);
    assert_eq!(target.marked.0, 2);
    assert!(!target.eliminated);
    assert_eq!(target.suppressed, Suppressed::OwnTurn, "as it was");
    follow(&mut battle, "direct-fire", &faces, "fall-back");
    answers(&battle, "fall-back", &[("distance", "9"), ("soft", "yes")]);
    assert_eq!(cast(&battle, "fall-back", "target").as_deref(), Some("2"));
    // Without a move no further result has to be looked up.
    assert!(nexts(&battle, "direct-fire", &[1, 1, 1, 1]).is_empty());
}

#[test]
fn fbk_03_more_than_10_cm_eliminates_with_the_hits_marked() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    set(&mut battle, 2, "suppressed", "before");
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    fall(&mut battle, "direct-fire", &[4, 4, 1, 1, 5, 6]);
    assert!(state(&battle, 2).eliminated);
    assert_eq!(state(&battle, 2).marked.0, 2);
    // A unit that cannot move stays up to 10 cm; recce goes farther.
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    set(&mut battle, 2, "suppressed", "before");
    set(&mut battle, 2, "recce", "yes");
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    assert_eq!(figure(&battle, "direct-fire", "to-hit"), Figure::Need(5));
    fall(&mut battle, "direct-fire", &[5, 5, 4, 4, 5, 6]);
    assert!(!state(&battle, 2).eliminated);
    set(&mut battle, 2, "dug-in", "yes");
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    assert_eq!(answer(&battle, "direct-fire", "position"), "dug-in");
    fall(&mut battle, "direct-fire", &[5, 1, 1, 1, 6]);
    assert!(!state(&battle, 2).eliminated);
    assert!(nexts(&battle, "direct-fire", &[5, 1, 1, 1, 6]).is_empty());
}

#[test]
fn hit_09_the_attack_that_can_hurt_the_target_is_the_one_that_fires() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, TANK), (Second, INFANTRY)]);
    set(&mut battle, 1, "mark", "star");
    let at = |unit| [("shooter", 1), ("target", unit)];
    open(&mut battle, "direct-fire", &at(2), &[]);
    assert_eq!(barred(&battle, "direct-fire", "target", 2), Some("CWC-HIT-09"));
    assert_eq!(barred(&battle, "direct-fire", "target", 3), None);
    // With an additional anti-tank weapon it fires that at the tank.
    set(&mut battle, 1, "second-attack", "2");
    set(&mut battle, 1, "second-mark", "hash");
    set(&mut battle, 1, "second-range", "50");
    assert_eq!(barred(&battle, "direct-fire", "target", 2), None);
    let fires = |battle: &mut BattleState, target| {
        open(battle, "direct-fire", &at(target), &[]);
        ["attack", "range", "mark", "unarmoured"].map(|field| answer(battle, "direct-fire", field))
    };
    assert_eq!(fires(&mut battle, 2), ["2", "50", "hash", "no"]);
    assert_eq!(fires(&mut battle, 3), ["3", "30", "star", "yes"]);
    set(&mut battle, 1, "mark", "hash");
    assert_eq!(barred(&battle, "direct-fire", "target", 3), Some("CWC-HIT-10"));
}

#[test]
fn a_target_in_the_role_leaves_nothing_of_the_one_before() {
    let mut battle = battle_with(&[(First, TANK), (Second, TANK), (Second, INFANTRY)]);
    for (field, value) in [
        ("cover", "hard"),
        ("suppressed", "before"),
        ("marked", "3"),
        ("dug-in", "yes"),
        ("falls-back-freely", "yes"),
    ] {
        set(&mut battle, 2, field, value);
    }
    open(&mut battle, "direct-fire", AT_HIM, &[("distance", "20")]);
    assert_eq!(figure(&battle, "direct-fire", "to-hit"), Figure::Need(6));
    // At half range.
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(5));
    let cast = Action::Cast {
        calculator: "direct-fire".to_owned(),
        role: "target".to_owned(),
        unit: Some(3),
    };
    battle.act(&cast, &RULESET);
    answers(
        &battle,
        "direct-fire",
        &[
            ("cover", "open"),
            ("already-suppressed", "no"),
            ("marked", "0"),
            ("hits", "4"),
            ("save", "none"),
            ("unarmoured", "yes"),
            ("position", "free"),
            ("exempt", "no"),
            ("soft", "yes"),
            ("distance", "20"),
        ],
    );
    // At half range, and an AFV at an unarmoured target within 20 cm.
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(6));
}

#[test]
fn gun_01_guns_fire_over_open_sights_by_their_class() {
    const HOWITZER: Fields = &[("kind", "artillery"), ("gun", "heavy"), ("attack", "2")];
    let mut battle = battle_with(&[(First, HOWITZER), (Second, INFANTRY)]);
    open(&mut battle, "direct-fire", AT_HIM, &[("distance", "100")]);
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(5));
    // Only guns have a class.
    set(&mut battle, 1, "kind", "afv");
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    assert_eq!(answer(&battle, "direct-fire", "gun"), "none");
}

#[test]
fn only_those_who_can_fire_take_the_part_of_the_shooter() {
    const AIRCRAFT: Fields = &[("kind", "aircraft")];
    const OFF_TABLE: Fields = &[("kind", "off-table")];
    const HQ: Fields = &[("kind", "hq")];
    const TRUCK: Fields = &[("kind", "transport"), ("attack", "0")];
    const HELICOPTER: Fields = &[("kind", "helicopter"), ("attack", "4"), ("hits", "3")];
    let mut battle = battle_with(&[
        (First, INFANTRY),
        (First, AIRCRAFT),
        (First, OFF_TABLE),
        (First, HQ),
        (First, TRUCK),
        (First, HELICOPTER),
        (Second, INFANTRY),
    ]);
    assert_eq!(takers(&battle, "direct-fire", "shooter"), [1, 6, 7]);
    // Aircraft and units off the table are no targets here.
    assert_eq!(takers(&battle, "direct-fire", "target"), [1, 4, 5, 7]);
    // A hit helicopter has fewer dice, and gets no reaction marker.
    set(&mut battle, 6, "marked", "1");
    let roles: Roles = &[("shooter", 6), ("target", 7)];
    open(&mut battle, "direct-fire", roles, &[("pop-up", "yes"), ("distance", "30")]);
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(2));
    set(&mut battle, 6, "aborted", "yes");
    set(&mut battle, 1, "eliminated", "yes");
    assert_eq!(takers(&battle, "direct-fire", "shooter"), [7]);
}

#[test]
fn fir_p1_known_dice_are_written_to_the_unit_that_suffers() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, TANK)]);
    set(&mut battle, 1, "recce", "yes");
    open(&mut battle, "fire-resolution", &[("target", 1)], &[("dice", "2"), ("to-hit", "5")]);
    // Recce falls back any distance, in this form too.
    assert_eq!(answer(&battle, "fire-resolution", "exempt"), "yes");
    fall(&mut battle, "fire-resolution", &[5, 1, 5]);
    assert_eq!(state(&battle, 1).marked.0, 1);
    assert_eq!(state(&battle, 1).suppressed, Suppressed::OwnTurn);
    assert_eq!(state(&battle, 2), {
        let other = battle_with(&[(First, INFANTRY), (Second, TANK)]);
        state(&other, 2)
    });
}

#[test]
fn dir_01_units_that_fire_together_add_their_dice_up() {
    const FLAMES: Fields = &[("kind", "flamethrower"), ("armour", "full-afv")];
    let mut battle = battle_with(&[
        (First, TANK),
        (First, TANK),
        (First, INFANTRY),
        (First, FLAMES),
        (Second, INFANTRY),
    ]);
    go(&mut battle, "initiative");
    let together: Roles = &[("shooter", 1), ("shooter-2", 2), ("shooter-3", 3), ("target", 5)];
    // The tanks fire at 40 of 60 cm, the infantry at half of its 30.
    open(&mut battle, "direct-fire", together, &[("b.distance", "15")]);
    answers(
        &battle,
        "direct-fire",
        &[("units", "2"), ("b.units", "1"), ("b.attack", "3"), ("c.units", "0")],
    );
    assert_eq!(figure(&battle, "direct-fire", "unit-2"), Figure::Dice(4));
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(12));
    // A different number to hit is a separate attack (CWC-AMB-48); enemies fire separately.
    // In the open all hit on 4; in cover or at a command unit only the flamethrower does.
    let mut in_cover = battle.clone();
    set(&mut in_cover, 5, "cover", "light");
    let of_flames = |battle: &BattleState, switched: Fields| {
        let mut battle = battle.clone();
        let pool: Roles = &[("shooter", 1), ("shooter-2", 4), ("target", 5)];
        open(&mut battle, "direct-fire", pool, &[("distance", "10"), ("b.distance", "10")]);
        let known = calculator(&battle, "direct-fire");
        let values = battle.calculator_state("direct-fire").values(known);
        let refusals = (known.work)(&values, &house(&battle, switched)).refusals;
        refusals.first().map(|note| note.cite)
    };
    assert_eq!(of_flames(&battle, &[]), None);
    assert_eq!(of_flames(&in_cover, &[]), Some("CWC-AMB-48"));
    set(&mut in_cover, 5, "cover", "open");
    set(&mut in_cover, 5, "kind", "hq");
    assert_eq!(of_flames(&in_cover, &[]), Some("CWC-AMB-48"));
    assert_eq!(of_flames(&in_cover, &[("six-against-command", "yes")]), None);
    let beside = |unit| barred(&battle, "direct-fire", "shooter", unit);
    assert_eq!(beside(5), Some("CWC-DIR-01"));
    assert_eq!([1, 2, 3].map(beside), [None; 3]);
    fall(&mut battle, "direct-fire", &[4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4]);
    assert_eq!(state(&battle, 5).marked.0, 1);
    assert_eq!(state(&battle, 5).suppressed, Suppressed::Before);
    // Each of the shooters has acted.
    let acted = [1, 2, 3, 4].map(|unit| state(&battle, unit).acted_in_initiative);
    assert_eq!(acted, [true, true, true, false]);
}

#[test]
fn dir_01_a_fourth_kind_brings_the_dice_of_its_attack() {
    let mut battle = battle_with(&[
        (First, TANK),
        (First, INFANTRY),
        (First, TANK),
        (First, TANK),
        (Second, TANK),
    ]);
    set(&mut battle, 3, "attack", "6");
    set(&mut battle, 4, "attack", "7");
    let together: Roles =
        &[("shooter", 1), ("shooter-2", 2), ("shooter-3", 3), ("shooter-4", 4), ("target", 5)];
    let near: Fields = &[("b.distance", "30")];
    open(&mut battle, "direct-fire", together, near);
    answers(&battle, "direct-fire", &[("c.attack", "6"), ("more-dice", "7")]);
    // Attacks of 4, 3, 6 and 7.
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(20));
    // With one listed shooter, the player enters how many units of its kind fire.
    let alone: Roles = &[("shooter", 1), ("target", 5)];
    open(&mut battle, "direct-fire", alone, &[("units", "3")]);
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(12));
    answers(&battle, "direct-fire", &[("b.units", "0"), ("more-dice", "0")]);
    // A unit that none of them can hurt is no target; one shooter that can is enough
    // (CWC-HIT-09).
    set(&mut battle, 1, "mark", "star");
    open(&mut battle, "direct-fire", alone, &[]);
    let barred_now = |battle: &BattleState| barred(battle, "direct-fire", "target", 5);
    assert_eq!(barred_now(&battle), Some("CWC-HIT-09"));
    open(&mut battle, "direct-fire", together, near);
    assert_eq!(barred_now(&battle), None);
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(16));
}

#[test]
fn fbk_p1_a_known_fall_back_is_written_to_the_unit_and_its_friends() {
    let all: &[(Side, Fields)] = &[(First, INFANTRY), (First, INFANTRY), (Second, TANK)];
    let back = |change: &dyn Fn(&mut BattleState), said: Fields, roles: Roles| {
        let mut battle = battle_with(all);
        change(&mut battle);
        open(&mut battle, "fall-back", roles, said);
        // There is no roll: the result is certain.
        fall(&mut battle, "fall-back", &[]);
        battle
    };
    let alone: Roles = &[("target", 1)];
    let nothing = |_: &mut BattleState| {};
    // Up to 10 cm it moves without further effect (CWC-FBK-03).
    let went = back(&nothing, &[("distance", "10")], alone);
    assert_eq!(went.units, battle_with(all).units);
    assert!(state(&back(&nothing, &[("distance", "11")], alone), 1).eliminated);
    let scouts = |battle: &mut BattleState| set(battle, 1, "recce", "yes");
    assert!(!state(&back(&scouts, &[("distance", "11")], alone), 1).eliminated);
    let lost: Fields = &[("distance", "11"), ("cause", "assault")];
    assert!(!state(&back(&nothing, lost, alone), 1).eliminated);
    // A dug-in unit stays up to 10 cm, recce or not (CWC-FBK-04).
    let dug_in = |battle: &mut BattleState| {
        scouts(battle);
        set(battle, 1, "dug-in", "yes");
    };
    let battle = back(&dug_in, &[("distance", "10")], alone);
    assert_eq!(answer(&battle, "fall-back", "position"), "dug-in");
    assert!(!state(&battle, 1).eliminated);
    assert!(state(&back(&dug_in, &[("distance", "11")], alone), 1).eliminated);
    // By the house rule the rout's list of positions decides: a unit in fortifications is lost, dug
    // in there or not (CWC-ROU-03, CWC-AMB-21).
    let in_works = |battle: &mut BattleState| {
        set(battle, 1, "dug-in", "yes");
        set(battle, 1, "fortified", "yes");
    };
    assert!(!state(&back(&in_works, &[("distance", "10")], alone), 1).eliminated);
    let mut battle = battle_with(all);
    in_works(&mut battle);
    open(&mut battle, "fall-back", alone, &[("distance", "10")]);
    fall_by(&mut battle, "fall-back", &[], &[("rout-list", "yes")]);
    assert!(state(&battle, 1).eliminated);
    // The friends that it runs into become suppressed (CWC-FBK-07).
    let into: Roles = &[("target", 1), ("friend", 2)];
    let battle = back(&nothing, &[], into);
    assert_eq!(answer(&battle, "fall-back", "meets"), "friend");
    assert_eq!(state(&battle, 2).suppressed, Suppressed::OwnTurn);
    assert_eq!(state(&battle, 1).suppressed, Suppressed::No);
    assert!(!state(&battle, 1).eliminated && !state(&battle, 2).eliminated);
    // A unit is not in its own way.
    assert_eq!(barred(&battle, "fall-back", "friend", 1), Some("CWC-FBK-07"));
}

#[test]
fn fbk_03_a_fall_back_after_fire_goes_on_as_it_was_rolled() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    set(&mut battle, 2, "suppressed", "before");
    // The player answers that the target may fall back any distance: it goes 11 cm.
    open(&mut battle, "direct-fire", AT_HIM, &[("exempt", "yes")]);
    let faces = [4, 4, 1, 1, 5, 6];
    fall(&mut battle, "direct-fire", &faces);
    assert!(!state(&battle, 2).eliminated);
    follow(&mut battle, "direct-fire", &faces, "fall-back");
    answers(&battle, "fall-back", &[("distance", "11"), ("cause", "fire"), ("exempt", "yes")]);
    fall(&mut battle, "fall-back", &[]);
    assert!(!state(&battle, 2).eliminated);
}

#[test]
fn rou_02_a_rout_through_suppressed_friends_eliminates_both() {
    let mut battle = battle_with(&[(First, INFANTRY), (First, INFANTRY), (Second, INFANTRY)]);
    let into: Roles = &[("target", 1), ("friend", 2)];
    // Unsuppressed friends become suppressed, and it halts (CWC-AMB-21).
    open(&mut battle, "rout", into, &[]);
    fall(&mut battle, "rout", &[4]);
    assert_eq!(state(&battle, 2).suppressed, Suppressed::OwnTurn);
    assert!(!state(&battle, 1).eliminated);
    open(&mut battle, "rout", into, &[]);
    assert_eq!(answer(&battle, "rout", "meets"), "suppressed-friend");
    fall(&mut battle, "rout", &[4]);
    assert!(state(&battle, 1).eliminated && state(&battle, 2).eliminated);
}

#[test]
fn rou_03_what_cannot_flee_is_lost_without_a_die() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    set(&mut battle, 1, "fortified", "yes");
    open(&mut battle, "rout", &[("target", 1)], &[]);
    fall(&mut battle, "rout", &[]);
    assert!(state(&battle, 1).eliminated);
}

// Rout (CWC-ROU-P1).

#[test]
fn rou_p1_a_rout_marks_no_hits_again_and_eliminates_what_cannot_flee() {
    let mut battle = battle_with(&[(First, INFANTRY), (First, INFANTRY), (Second, INFANTRY)]);
    for unit in [1, 2] {
        set(&mut battle, unit, "suppressed", "before");
        set(&mut battle, unit, "marked", "2");
    }
    let routs: Roles = &[("target", 1)];
    open(&mut battle, "rout", routs, &[("hits", "2")]);
    let before = state(&battle, 1);
    fall(&mut battle, "rout", &[4, 6]);
    assert_eq!(state(&battle, 1), before, "10 cm are safe");
    open(&mut battle, "rout", routs, &[("hits", "2")]);
    fall(&mut battle, "rout", &[5, 6]);
    assert!(state(&battle, 1).eliminated);
    assert_eq!(state(&battle, 1).marked.0, 2);
    // Fortified and dug in: the rout's list of positions counts it as lost.
    set(&mut battle, 2, "dug-in", "yes");
    set(&mut battle, 2, "fortified", "yes");
    open(&mut battle, "rout", &[("target", 2)], &[]);
    assert_eq!(answer(&battle, "rout", "position"), "fortified");
}

// Orders (CWC-CMD-P1).

const HQ_A: Fields = &[("kind", "hq"), ("formation", "a"), ("value", "9")];
const OF_A: Fields = &[("formation", "a")];
const OF_B: Fields = &[("formation", "b")];
const ORDERS: Roles = &[("commander", 1), ("ordered", 2)];

fn side_field(battle: &BattleState, side: Side, field: &str) -> String {
    let fields = RULESET.tracker.side_fields;
    let place = fields.iter().position(|one| one.id.to_string() == field);
    let place = place.expect("it is kept");
    fields[place].write(battle.side_values(side, &RULESET).get(place))
}

#[test]
fn cmd_03_a_given_order_counts_for_its_formation_until_the_turn_ends() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (First, OF_A), (First, OF_B)]);
    open(&mut battle, "command", ORDERS, &[]);
    answers(&battle, "command", &[("value", "9"), ("earlier-orders", "0")]);
    fall(&mut battle, "command", &[4, 4]);
    assert_eq!(side_field(&battle, First, "orders-a"), "1");
    assert_eq!(side_field(&battle, First, "orders-b"), "0");
    assert_eq!(side_field(&battle, Second, "orders-a"), "0");
    // The whole formation acts; its commander does not, and nor does another formation.
    let acted = [1, 2, 3, 4].map(|unit| state(&battle, unit).activated);
    assert_eq!(acted, [false, true, true, false]);
    // The next order is one worse, whether opened directly or as the next calculator.
    follow(&mut battle, "command", &[4, 4], "command");
    answers(&battle, "command", &[("value", "9"), ("earlier-orders", "1")]);
    assert_eq!(cast(&battle, "command", "ordered").as_deref(), Some("2"));
    open(&mut battle, "command", ORDERS, &[]);
    assert_eq!(answer(&battle, "command", "earlier-orders"), "1");
    assert_eq!(figure(&battle, "command", "value"), Figure::Number(8));
    // 9 fails now: nothing else is stored (CWC-AMB-42).
    let before = [2, 3, 4].map(|unit| state(&battle, unit));
    fall(&mut battle, "command", &[4, 5]);
    assert_eq!(side_field(&battle, First, "orders-a"), "1");
    assert_eq!([2, 3, 4].map(|unit| state(&battle, unit)), before);
    assert!(state(&battle, 1).test_failed);
    end_turn(&mut battle);
    assert!(!state(&battle, 1).test_failed);
    assert_eq!(side_field(&battle, First, "orders-a"), "0");
    assert!(!state(&battle, 2).activated);
}

#[test]
fn blu_01_a_blunder_gives_no_order_and_goes_on_to_its_table() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A)]);
    open(&mut battle, "command", ORDERS, &[]);
    assert_eq!(nexts(&battle, "command", &[6, 6]), ["command-blunder"]);
    assert!(nexts(&battle, "command", &[4, 6]).is_empty());
    fall(&mut battle, "command", &[6, 6]);
    assert_eq!(side_field(&battle, First, "orders-a"), "0");
    assert!(!state(&battle, 2).activated);
    // An assault that is ordered comes next, and so does a further order.
    open(&mut battle, "command", ORDERS, &[("assault", "yes")]);
    assert_eq!(nexts(&battle, "command", &[1, 1]), ["assault", "command"]);
}

#[test]
fn amb_42_a_test_that_failed_is_done_and_asks_for_no_other() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (First, FAO), (First, HOWITZERS)]);
    let due_for = |battle: &BattleState| {
        let side = battle.side_values(First, &RULESET);
        let units = [1, 2, 3, 4].map(|unit| {
            let (_, unit) = battle.unit(unit).expect("there is one");
            unit.values(&RULESET)
        });
        let all = (RULESET.tracker.side_consequences)(&side, &units).into_iter();
        all.filter_map(|one| one.falls_due("command", true).then_some(one.cite)).collect::<Vec<_>>()
    };
    let none: [&str; 0] = [];
    open(&mut battle, "command", ORDERS, &[]);
    fall(&mut battle, "command", &[4, 4]);
    assert_eq!(due_for(&battle), ["CWC-CMD-03"]);
    open(&mut battle, "command", ORDERS, &[]);
    fall(&mut battle, "command", &[5, 5]);
    assert_eq!(due_for(&battle), none);
    // The same for a request.
    let calls: Roles = &[("observer", 3), ("battery", 4)];
    open(&mut battle, "artillery-request", calls, &[]);
    fall(&mut battle, "artillery-request", &[3, 4]);
    assert_eq!(story::due(&battle, 3), ["artillery-request"]);
    open(&mut battle, "artillery-request", calls, &[]);
    fall(&mut battle, "artillery-request", &[6, 5]);
    assert!(story::due(&battle, 3).is_empty());
    assert_eq!(state(&battle, 3).requests.0, 2);
    // A further request that is granted all the same allows another one.
    open(&mut battle, "artillery-request", calls, &[]);
    fall(&mut battle, "artillery-request", &[1, 1]);
    assert_eq!(story::due(&battle, 3), ["artillery-request"]);
}

#[test]
fn cmd_02_one_marked_unit_of_the_formation_is_enough() {
    const SCOUT: Fields = &[("formation", "a"), ("kind", "recce")];
    let mut battle = battle_with(&[(First, HQ_A), (First, SCOUT), (First, OF_A), (First, OF_B)]);
    set(&mut battle, 3, "reaction-fire", "yes");
    set(&mut battle, 4, "evaded", "yes");
    set(&mut battle, 1, "lowered", "this-turn");
    open(&mut battle, "command", ORDERS, &[]);
    answers(
        &battle,
        "command",
        &[
            ("reaction-fire", "yes"),
            ("evaded", "no"),
            ("recce", "no"),
            ("mixed-recce", "yes"),
            ("lowered", "yes"),
        ],
    );
    assert_eq!(figure(&battle, "command", "value"), Figure::Number(7));
    // Eliminated units are not ordered: only recce remain.
    set(&mut battle, 3, "eliminated", "yes");
    open(&mut battle, "command", ORDERS, &[]);
    answers(
        &battle,
        "command",
        &[("reaction-fire", "no"), ("recce", "yes"), ("mixed-recce", "no")],
    );
}

#[test]
fn the_formation_that_an_hq_leads_is_the_one_it_usually_orders() {
    let mut battle = battle_with(&[(First, OF_B), (First, HQ_A), (First, OF_A), (Second, HQ_A)]);
    let known = calculator(&battle, "command");
    let about = |battle: &BattleState| battle.usual_cast(known, Some(2), &Answers::new(), &RULESET);
    assert_eq!(about(&battle).get("ordered").map(String::as_str), Some("3"));
    // A unit without a formation remembers one order.
    set(&mut battle, 3, "formation", "none");
    let alone: Roles = &[("commander", 2), ("ordered", 3)];
    open(&mut battle, "command", alone, &[]);
    assert_eq!(answer(&battle, "command", "earlier-orders"), "0");
    fall(&mut battle, "command", &[1, 2]);
    open(&mut battle, "command", alone, &[]);
    assert_eq!(answer(&battle, "command", "earlier-orders"), "1");
    assert!(!state(&battle, 1).activated);
    assert_eq!(takers(&battle, "command", "commander"), [2, 4]);
    assert_eq!(takers(&battle, "command", "ordered"), [1, 3]);
}

#[test]
fn cmd_p1_orders_in_a_row_count_as_many_as_were_given() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A)]);
    open(&mut battle, "orders", ORDERS, &[("orders", "3")]);
    assert_eq!(answer(&battle, "orders", "value"), "9");
    // A 9 passes at 9 and an 8 at 8, but an 8 fails at 7.
    let faces = [4, 5, 4, 4, 4, 4];
    fall(&mut battle, "orders", &faces);
    assert_eq!(side_field(&battle, First, "orders-a"), "2");
    assert!(state(&battle, 2).activated);
    assert!(nexts(&battle, "orders", &faces).is_empty());
    open(&mut battle, "orders", ORDERS, &[]);
    assert_eq!(answer(&battle, "orders", "earlier-orders"), "2");
    assert_eq!(nexts(&battle, "orders", &[6, 6]), ["command-blunder"]);
    fall(&mut battle, "orders", &[6, 6]);
    assert_eq!(side_field(&battle, First, "orders-a"), "2");
}

// Assaults (CWC-ASL-P1 to -P3).

const FIGHT: Roles = &[("attacker", 1), ("defender", 2)];

#[test]
fn asl_09_an_assault_eliminates_the_loser_and_leaves_no_markers() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    set(&mut battle, 2, "cover", "light");
    set(&mut battle, 2, "suppressed", "before");
    open(&mut battle, "assault", FIGHT, &[]);
    answers(
        &battle,
        "assault",
        &[
            ("attacker", "infantry"),
            ("to-hit", "5"),
            ("defender-to-hit", "4"),
            ("defender-suppressed", "yes"),
            ("defender-position", "free"),
        ],
    );
    // Four and one for the charge, against four less one.
    assert_eq!(figure(&battle, "assault", "attacker-dice"), Figure::Dice(5));
    assert_eq!(figure(&battle, "assault", "defender-dice"), Figure::Dice(3));
    let before = state(&battle, 1);
    // Two hits against one.
    fall(&mut battle, "assault", &[5, 6, 4, 1, 1, 4, 1, 1]);
    assert!(state(&battle, 2).eliminated);
    assert_eq!(state(&battle, 2).marked.0, 0);
    assert_eq!(state(&battle, 1), before, "an ordered assault leaves no mark");
}

#[test]
fn asl_08_the_loser_of_a_round_falls_back_a_die_for_each_hit() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    go(&mut battle, "initiative");
    open(&mut battle, "assault-round", FIGHT, &[]);
    // Three hits against two: no unit is lost.
    let faces = [4, 5, 6, 1, 1, 4, 4, 1, 1];
    fall(&mut battle, "assault-round", &faces);
    assert!(!state(&battle, 2).eliminated && !state(&battle, 1).eliminated);
    assert!(state(&battle, 1).acted_in_initiative);
    assert!(!state(&battle, 2).acted_in_initiative);
    follow(&mut battle, "assault-round", &faces, "assault-fall-back");
    assert_eq!(answer(&battle, "assault-fall-back", "hits"), "3");
    let loser = cast(&battle, "assault-fall-back", "loser");
    assert_eq!(loser.as_deref(), Some("2"));
    let lost = [4, 4, 1, 1, 1, 4, 5, 6, 1];
    follow(&mut battle, "assault-round", &lost, "assault-fall-back");
    let loser = cast(&battle, "assault-fall-back", "loser");
    assert_eq!(loser.as_deref(), Some("1"), "the attacker may lose");
    let loser: Roles = &[("loser", 2)];
    open(&mut battle, "assault-fall-back", loser, &[("hits", "3")]);
    // 15 cm: no limit after an assault (CWC-AMB-34).
    fall(&mut battle, "assault-fall-back", &[5, 5, 5]);
    assert!(!state(&battle, 2).eliminated);
    // A dug-in unit stays up to 10 cm, and is lost beyond.
    set(&mut battle, 2, "dug-in", "yes");
    open(&mut battle, "assault-fall-back", loser, &[("hits", "3")]);
    assert_eq!(answer(&battle, "assault-fall-back", "position"), "dug-in");
    fall(&mut battle, "assault-fall-back", &[3, 3, 4]);
    assert!(!state(&battle, 2).eliminated);
    open(&mut battle, "assault-fall-back", loser, &[("hits", "3")]);
    fall(&mut battle, "assault-fall-back", &[3, 3, 5]);
    assert!(state(&battle, 2).eliminated);
}

#[test]
fn amb_27_a_tie_goes_on_without_the_charge() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    open(&mut battle, "assault-round", FIGHT, &[("supports", "1")]);
    let tie = [4, 1, 1, 1, 1, 1, 4, 1, 1, 1];
    let before = state(&battle, 2);
    fall(&mut battle, "assault-round", &tie);
    assert_eq!(state(&battle, 1).fights.number(), Some(2));
    assert_eq!(state(&battle, 2), before);
    follow(&mut battle, "assault-round", &tie, "assault-round");
    answers(&battle, "assault-round", &[("charges", "no"), ("supports", "1")]);
    assert_eq!(cast(&battle, "assault-round", "attacker").as_deref(), Some("1"));
    assert_eq!(cast(&battle, "assault-round", "defender").as_deref(), Some("2"));
}

#[test]
fn amb_25_hits_of_an_assault_are_kept_by_the_house_rule_alone() {
    const KEPT: Fields = &[("keep-assault-hits", "yes")];
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    open(&mut battle, "assault-round", FIGHT, &[]);
    fall_by(&mut battle, "assault-round", &[4, 5, 6, 1, 1, 4, 4, 1, 1], KEPT);
    assert_eq!(state(&battle, 1).marked.0, 2);
    assert_eq!(state(&battle, 2).marked.0, 3);
    // A tie with one hit each: the fourth hit eliminates.
    open(&mut battle, "assault-round", FIGHT, &[("charges", "no")]);
    fall_by(&mut battle, "assault-round", &[4, 1, 1, 1, 4, 1, 1, 1], KEPT);
    assert_eq!(state(&battle, 1).marked.0, 3);
    assert!(state(&battle, 2).eliminated);
}

#[test]
fn asl_02_armour_may_not_assault_who_is_in_cover() {
    const IFV: Fields = &[("kind", "ifv"), ("loaded", "yes")];
    const OPEN: Fields = &[("kind", "afv"), ("armour", "open-afv")];
    let mut battle =
        battle_with(&[(First, TANK), (First, IFV), (Second, INFANTRY), (Second, OPEN)]);
    set(&mut battle, 3, "cover", "hard");
    open(&mut battle, "assault", &[("attacker", 1)], &[]);
    assert_eq!(barred(&battle, "assault", "defender", 3), Some("CWC-ASL-02"));
    assert_eq!(barred(&battle, "assault", "defender", 4), None);
    open(&mut battle, "assault", &[("attacker", 2)], &[]);
    assert_eq!(barred(&battle, "assault", "defender", 3), None);
    // Its infantry suffers the result, the vehicle is not affected.
    let fight: Roles = &[("attacker", 2), ("defender", 3)];
    open(&mut battle, "assault-round", fight, &[("charges", "no")]);
    assert_eq!(figure(&battle, "assault-round", "attacker-dice"), Figure::Dice(6));
    fall(&mut battle, "assault-round", &[1, 1, 1, 1, 1, 1, 4, 1, 1, 1]);
    let ifv = state(&battle, 2);
    assert!(!ifv.loaded && !ifv.eliminated);
    // On foot against an open AFV.
    let storm: Roles = &[("attacker", 3), ("defender", 4)];
    open(&mut battle, "assault-round", storm, &[]);
    assert_eq!(figure(&battle, "assault-round", "attacker-dice"), Figure::Dice(6));
}

#[test]
fn brk_02_the_infantry_that_an_ifv_loses_counts() {
    const IFV: Fields = &[("kind", "ifv"), ("loaded", "yes")];
    let mut battle = battle_with(&[(First, INFANTRY), (Second, IFV)]);
    open(&mut battle, "assault-round", FIGHT, &[]);
    // Two hits against none of its six dice: the infantry is lost, the vehicle is not.
    fall(&mut battle, "assault-round", &[4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let ifv = state(&battle, 2);
    assert!(!ifv.loaded && !ifv.eliminated);
    assert_eq!(side_field(&battle, Second, "more-losses"), "1");
    assert_eq!(side_field(&battle, First, "more-losses"), "0");
    // Only the vehicle is a unit of the list.
    open(&mut battle, "assault-round", FIGHT, &[]);
    fall(&mut battle, "assault-round", &[4, 4, 1, 1, 1, 1, 1, 1]);
    assert!(state(&battle, 2).eliminated);
    assert_eq!(side_field(&battle, Second, "more-losses"), "1");
}

#[test]
fn asl_02_a_tank_with_riders_may_assault_who_is_in_cover() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY)]);
    set(&mut battle, 2, "cover", "light");
    open(&mut battle, "assault-round", &[("attacker", 1)], &[]);
    assert_eq!(barred(&battle, "assault-round", "defender", 2), Some("CWC-ASL-02"));
    set(&mut battle, 1, "loaded", "yes");
    assert_eq!(barred(&battle, "assault-round", "defender", 2), None);
    let fight: Roles = &[("attacker", 1), ("defender", 2)];
    open(&mut battle, "assault-round", fight, &[]);
    answers(
        &battle,
        "assault-round",
        &[("attacker", "afv"), ("not-clear", "yes"), ("carries", "yes")],
    );
    // Its value is still that of an AFV, and the tank suffers.
    fall(&mut battle, "assault-round", &[1, 1, 1, 1, 4, 1, 1, 1]);
    assert!(state(&battle, 1).eliminated);
}

#[test]
fn hit_08_a_flamethrower_hits_on_4_in_an_assault_too() {
    const FLAMES: Fields = &[("kind", "flamethrower"), ("armour", "full-afv")];
    const HQ: Fields = &[("kind", "hq")];
    let mut battle = battle_with(&[(First, FLAMES), (First, INFANTRY), (Second, HQ)]);
    open(&mut battle, "assault", &[("attacker", 1), ("defender", 3)], &[]);
    assert_eq!(answer(&battle, "assault", "to-hit"), "4");
    open(&mut battle, "assault", &[("attacker", 2), ("defender", 3)], &[]);
    assert_eq!(answer(&battle, "assault", "to-hit"), "6");
}

#[test]
fn asl_05_a_unit_knows_whether_it_may_support() {
    const TRUCK: Fields = &[("kind", "transport"), ("attack", "0")];
    const SCOUT: Fields = &[("recce", "yes")];
    // It has no first Attack, but a second: any attack value will do.
    const MISSILES: Fields = &[("attack", "0"), ("second-attack", "3")];
    let mut battle = battle_with(&[
        (First, TANK),
        (First, SCOUT),
        (First, TRUCK),
        (First, HQ_A),
        (First, MISSILES),
    ]);
    let mut refused = |unit, said| {
        open(&mut battle, "assault-support", &[("target", unit)], said);
        let known = calculator(&battle, "assault-support");
        let values = battle.calculator_state("assault-support").values(known);
        (known.work)(&values, &house(&battle, &[])).refusals.len()
    };
    assert_eq!(refused(1, &[]), 0);
    assert_eq!(refused(1, &[("distance", "11"), ("sees", "no")]), 2);
    assert_eq!([2, 3, 4].map(|unit| refused(unit, &[])), [1, 1, 1]);
    assert_eq!(refused(5, &[]), 0);
}

#[test]
fn asl_05_those_who_support_add_a_die_each() {
    const HQ: Fields = &[("kind", "hq")];
    const TRUCK: Fields = &[("kind", "transport"), ("attack", "0")];
    let mut battle = battle_with(&[
        (First, INFANTRY),
        (Second, INFANTRY),
        (First, TANK),
        (First, TANK),
        (First, HQ),
        (First, TRUCK),
        (Second, TANK),
    ]);
    set(&mut battle, 4, "recce", "yes");
    let fight: Roles = &[("attacker", 1), ("defender", 2), ("supporter", 3), ("defence", 7)];
    open(&mut battle, "assault", fight, &[]);
    answers(&battle, "assault", &[("supports", "1"), ("defender-supports", "1")]);
    // Four, one for the charge and one for support; four and one for support.
    assert_eq!(figure(&battle, "assault", "attacker-dice"), Figure::Dice(6));
    assert_eq!(figure(&battle, "assault", "defender-dice"), Figure::Dice(5));
    for unit in [1, 6] {
        let why = barred(&battle, "assault", "supporter", unit);
        assert_eq!(why, Some("CWC-ASL-05"), "{unit}");
    }
    // Recce and commanders support no unit, and are not offered.
    let offered = takers(&battle, "assault", "supporter");
    assert!(!offered.contains(&4) && !offered.contains(&5));
    assert_eq!(barred(&battle, "assault", "supporter", 3), None);
    // A unit that may not support adds nothing.
    let scouts: Roles = &[("attacker", 1), ("defender", 2), ("supporter", 3), ("supporter-2", 4)];
    open(&mut battle, "assault-round", scouts, &[]);
    assert_eq!(answer(&battle, "assault-round", "supports"), "1");
}

// Artillery (CWC-ART-P1 to -P3).

const FAO: Fields = &[("kind", "fao"), ("value", "7")];
const HOWITZERS: Fields = &[("kind", "artillery"), ("carriage", "self-propelled"), ("attack", "4")];
const ROCKETS: Fields = &[("kind", "off-table"), ("rockets", "yes"), ("attack", "5")];

#[test]
fn art_02_every_request_counts_on_its_fao_until_the_turn_ends() {
    let mut battle = battle_with(&[(First, FAO), (First, HOWITZERS), (First, ROCKETS)]);
    let calls: Roles = &[("observer", 1), ("battery", 2)];
    open(&mut battle, "artillery-request", calls, &[("guns", "3")]);
    answers(
        &battle,
        "artillery-request",
        &[("value", "7"), ("earlier-requests", "0"), ("self-propelled", "yes")],
    );
    assert_eq!(figure(&battle, "artillery-request", "value"), Figure::Number(8));
    // Refused, but the request still counts.
    assert!(nexts(&battle, "artillery-request", &[4, 5]).is_empty());
    fall(&mut battle, "artillery-request", &[4, 5]);
    assert_eq!(state(&battle, 1).requests.0, 1);
    open(&mut battle, "artillery-request", calls, &[("guns", "3")]);
    assert_eq!(answer(&battle, "artillery-request", "earlier-requests"), "1");
    fall(&mut battle, "artillery-request", &[3, 4]);
    assert_eq!(state(&battle, 1).requests.0, 2);
    end_turn(&mut battle);
    assert_eq!(state(&battle, 1).requests.0, 0);
    // Rockets are counted separately from guns.
    let rockets: Roles = &[("observer", 1), ("battery", 3)];
    open(&mut battle, "artillery-request", rockets, &[("rocket-or-naval", "2")]);
    answers(&battle, "artillery-request", &[("guns", "0"), ("self-propelled", "no")]);
    assert_eq!(figure(&battle, "artillery-request", "value"), Figure::Number(6));
    assert_eq!(takers(&battle, "artillery-request", "battery"), [2, 3]);
    assert_eq!(takers(&battle, "artillery-request", "observer"), [1]);
}

#[test]
fn art_11_a_granted_request_goes_on_to_where_it_lands_and_what_it_hits() {
    let mut battle = battle_with(&[(First, FAO), (First, ROCKETS), (Second, TANK)]);
    let calls: Roles = &[("observer", 1), ("battery", 2)];
    let rockets = &[("rocket-or-naval", "1")];
    open(&mut battle, "artillery-request", calls, rockets);
    assert_eq!(
        nexts(&battle, "artillery-request", &[3, 3]),
        ["artillery-deviation", "artillery-fire"]
    );
    assert_eq!(nexts(&battle, "artillery-request", &[6, 6]), ["artillery-blunder"]);
    follow(&mut battle, "artillery-request", &[1, 1], "artillery-deviation");
    answers(
        &battle,
        "artillery-deviation",
        &[("bonus", "yes"), ("rocket", "yes"), ("naval", "no")],
    );
    follow(&mut battle, "artillery-request", &[3, 3], "artillery-deviation");
    assert_eq!(answer(&battle, "artillery-deviation", "bonus"), "no");
    // 60 cm and rockets: four dice, and the direction.
    let drift = [1, 2, 3, 4, 5];
    follow(&mut battle, "artillery-deviation", &drift, "artillery-fire");
    assert_eq!(cast(&battle, "artillery-fire", "battery").as_deref(), Some("2"));
    answers(&battle, "artillery-fire", &[("attack", "5"), ("units", "1")]);
    // Smoke hurts no unit.
    let smoke = &[("rocket-or-naval", "1"), ("ammunition", "smoke")];
    open(&mut battle, "artillery-request", calls, smoke);
    assert_eq!(nexts(&battle, "artillery-request", &[2, 2]), ["artillery-deviation"]);
    follow(&mut battle, "artillery-request", &[6, 6], "artillery-blunder");
    assert_eq!(answer(&battle, "artillery-blunder", "smoke"), "yes");
}

#[test]
fn art_10_a_zone_hits_friend_and_foe_each_with_all_dice() {
    let mut battle = battle_with(&[(First, HOWITZERS), (First, INFANTRY), (Second, TANK)]);
    assert_eq!(takers(&battle, "artillery-fire", "target"), [1, 2, 3]);
    let at: Roles = &[("battery", 1), ("target", 3)];
    open(&mut battle, "artillery-fire", at, &[]);
    // A fully armoured AFV needs 6 in the open, too.
    assert_eq!(figure(&battle, "artillery-fire", "to-hit"), Figure::Need(6));
    assert_eq!(figure(&battle, "artillery-fire", "dice"), Figure::Dice(4));
    fall(&mut battle, "artillery-fire", &[6, 6, 5, 1, 4, 5, 6]);
    assert_eq!(state(&battle, 3).marked.0, 1);
    assert_eq!(state(&battle, 3).suppressed, Suppressed::Before);
    let own: Roles = &[("battery", 1), ("target", 2)];
    open(&mut battle, "artillery-fire", own, &[]);
    fall(&mut battle, "artillery-fire", &[4, 1, 1, 1, 4]);
    assert_eq!(state(&battle, 2).marked.0, 1);
    // It was suppressed in its own turn, so it recovers one turn later.
    assert_eq!(state(&battle, 2).suppressed, Suppressed::OwnTurn);
    let battery = state(&battle, 1);
    assert!(!battery.reaction_fire && !battery.acted_in_initiative);
}

#[allow(clippy::too_many_lines)] // One mission in several steps.
#[test]
fn art_09_units_that_are_called_together_fire_together() {
    let mut battle = battle_with(&[
        (First, FAO),
        (First, HOWITZERS),
        (First, HOWITZERS),
        (First, ROCKETS),
        (Second, INFANTRY),
    ]);
    let calls: Roles = &[("observer", 1), ("battery", 2), ("battery-2", 3), ("battery-3", 4)];
    open(&mut battle, "artillery-request", calls, &[]);
    answers(
        &battle,
        "artillery-request",
        &[("guns", "2"), ("rocket-or-naval", "1"), ("self-propelled", "no")],
    );
    assert_eq!(figure(&battle, "artillery-request", "value"), Figure::Number(7));
    // One test, and a separate shoot for each kind (CWC-AMB-59): the guns and the rockets.
    assert_eq!(
        nexts(&battle, "artillery-request", &[3, 4]),
        ["artillery-deviation", "artillery-fire", "artillery-deviation", "artillery-fire"]
    );
    let batteries = |battle: &BattleState, id: &str| {
        let all = ["battery", "battery-2", "battery-3"];
        all.map(|role| cast(battle, id, role).unwrap_or_default())
    };
    let shoots = then(&battle, "artillery-request", &[3, 4]);
    story::follow(&mut battle, "artillery-request", &shoots[2]);
    assert_eq!(batteries(&battle, "artillery-deviation"), ["4", "", ""]);
    assert_eq!(answer(&battle, "artillery-deviation", "rocket"), "yes");
    // One die more than the guns, and a zone of 30 cm.
    let deviation = |battle: &BattleState| {
        let of = |sum| figure(battle, "artillery-deviation", sum);
        [of("dice"), of("zone")]
    };
    let zone = |cm| Figure::Measured(cm, adjutant::aid::Unit::Centimetres);
    assert_eq!(deviation(&battle), [Figure::Dice(4), zone(30.0)]);
    let drift = [1, 2, 3, 4, 5];
    follow(&mut battle, "artillery-deviation", &drift, "artillery-fire");
    assert_eq!(batteries(&battle, "artillery-fire"), ["4", "", ""]);
    answers(&battle, "artillery-fire", &[("units", "1"), ("attack", "5"), ("b.units", "0")]);
    story::follow(&mut battle, "artillery-request", &shoots[3]);
    assert_eq!(batteries(&battle, "artillery-fire"), ["4", "", ""]);
    // The guns: 60 cm, three dice and a direction; then the units in the zone.
    story::follow(&mut battle, "artillery-request", &shoots[0]);
    assert_eq!(batteries(&battle, "artillery-deviation"), ["2", "3", ""]);
    assert_eq!(answer(&battle, "artillery-deviation", "rocket"), "no");
    assert_eq!(deviation(&battle), [Figure::Dice(3), zone(20.0)]);
    let drift = [1, 2, 3, 4];
    follow(&mut battle, "artillery-deviation", &drift, "artillery-fire");
    // Kinds are never combined.
    let rockets = barred(&battle, "artillery-fire", "battery-3", 4);
    assert_eq!(rockets, Some("CWC-AMB-59"));
    let shell = Action::Cast {
        calculator: "artillery-fire".to_owned(),
        role: "target".to_owned(),
        unit: Some(5),
    };
    battle.act(&shell, &RULESET);
    answers(&battle, "artillery-fire", &[("units", "2"), ("attack", "4"), ("b.units", "0")]);
    // 4 + 4, and the same if the request opens it directly.
    assert_eq!(figure(&battle, "artillery-fire", "dice"), Figure::Dice(8));
    follow(&mut battle, "artillery-request", &[3, 4], "artillery-fire");
    assert_eq!(figure(&battle, "artillery-fire", "dice"), Figure::Dice(8));
    // Each of them lays a smoke screen.
    open(&mut battle, "artillery-request", calls, &[("ammunition", "smoke")]);
    fall(&mut battle, "artillery-request", &[2, 2]);
    assert_eq!(side_field(&battle, First, "smoke"), "2");
    open(&mut battle, "artillery-request", calls, &[]);
    // The blunder takes over the batteries, one after another; those of one kind shoot together.
    follow(&mut battle, "artillery-request", &[6, 6], "artillery-blunder");
    answers(
        &battle,
        "artillery-blunder",
        &[("towed", "0"), ("driven", "1"), ("others", "2"), ("attacks", "8"), ("apart", "yes")],
    );
}

/// Both the request and the shoot count the two batteries.
#[test]
fn art_09_two_alike_that_are_called_fire_together() {
    let mut battle =
        battle_with(&[(First, FAO), (First, HOWITZERS), (First, HOWITZERS), (Second, INFANTRY)]);
    let alike: Roles = &[("observer", 1), ("battery", 2), ("battery-2", 3)];
    open(&mut battle, "artillery-request", alike, &[]);
    answers(&battle, "artillery-request", &[("guns", "2"), ("self-propelled", "yes")]);
    follow(&mut battle, "artillery-request", &[3, 4], "artillery-fire");
    assert_eq!(figure(&battle, "artillery-fire", "dice"), Figure::Dice(8));
}

/// If no listed unit is called, the numbers give the kinds.
#[test]
fn amb_59_guns_and_rockets_that_are_not_listed_are_two_shoots() {
    let mut battle = battle_with(&[(First, FAO), (First, HOWITZERS), (Second, INFANTRY)]);
    let calls: Roles = &[("observer", 1), ("battery", 2)];
    open(&mut battle, "artillery-request", calls, &[]);
    let answer_it = |battle: &mut BattleState, field: &str, value: &str| {
        let answer = Action::Answer {
            calculator: "artillery-request".to_owned(),
            field: field.to_owned(),
            value: value.to_owned(),
        };
        battle.act(&answer, &RULESET);
    };
    answer_it(&mut battle, "guns", "2");
    answer_it(&mut battle, "rocket-or-naval", "3");
    let shoots = then(&battle, "artillery-request", &[1, 2]);
    assert_eq!(shoots.len(), 4);
    story::follow(&mut battle, "artillery-request", &shoots[1]);
    answers(&battle, "artillery-fire", &[("units", "2"), ("attack", "4")]);
    // The rockets are not the howitzers of the list.
    story::follow(&mut battle, "artillery-request", &shoots[3]);
    assert_eq!(answer(&battle, "artillery-fire", "units"), "3");
    assert_eq!(cast(&battle, "artillery-fire", "battery"), None);
}

#[test]
fn amb_55_artillery_that_is_an_afv_fights_as_one() {
    let gun: Fields = &[("kind", "artillery"), ("armour", "full-afv")];
    let towed: Fields = &[("kind", "artillery")];
    let mut battle = battle_with(&[(First, gun), (First, towed), (Second, INFANTRY)]);
    let dice = |battle: &mut BattleState, unit: u32| {
        open(battle, "assault", &[("attacker", unit), ("defender", 3)], &[]);
        figure(battle, "assault", "attacker-dice")
    };
    // Three and one for the charge.
    assert_eq!(dice(&mut battle, 1), Figure::Dice(4));
    assert_eq!(dice(&mut battle, 2), Figure::Dice(3));
    // As an AFV it may assault only in clear terrain (CWC-ASL-02).
    set(&mut battle, 3, "cover", "light");
    open(&mut battle, "assault", &[("attacker", 1)], &[]);
    assert_eq!(barred(&battle, "assault", "defender", 3), Some("CWC-ASL-02"));
}

#[test]
fn amb_56_who_is_held_meets_nobody() {
    let dug_in: Fields = &[("suppressed", "before"), ("dug-in", "yes")];
    let mut battle = battle_with(&[(First, TANK), (Second, dug_in), (Second, INFANTRY)]);
    let (near, far): (Fields, Fields) = (&[("distance", "8")], &[("distance", "11")]);
    for (said, gone) in [(near, false), (far, true)] {
        let roles: Roles = &[("target", 2), ("friend", 3)];
        open(&mut battle, "fall-back", roles, said);
        assert_eq!(answer(&battle, "fall-back", "position"), "dug-in");
        assert_eq!(barred(&battle, "fall-back", "friend", 3), Some("CWC-AMB-56"));
        fall(&mut battle, "fall-back", &[]);
        assert_eq!(state(&battle, 2).eliminated, gone);
        assert_eq!(state(&battle, 3).suppressed, Suppressed::No);
    }
    // A dug-in friend that others run into is suppressed like any other.
    set(&mut battle, 3, "dug-in", "yes");
    set(&mut battle, 2, "eliminated", "no");
    set(&mut battle, 2, "dug-in", "no");
    open(&mut battle, "fall-back", &[("target", 2), ("friend", 3)], &[]);
    assert_eq!(barred(&battle, "fall-back", "friend", 3), None);
    fall(&mut battle, "fall-back", &[]);
    assert_eq!(state(&battle, 3).suppressed, Suppressed::Before);
    assert!(state(&battle, 3).dug_in);
}

#[test]
fn amb_58_orders_come_after_the_first_two_phases() {
    let mut battle = battle_with(&[(First, HQ_A), (First, FAO), (First, FAC), (Second, HQ_A)]);
    let tests = [
        ("command", "commander", 1),
        ("orders", "commander", 1),
        ("artillery-request", "observer", 2),
        ("air-request", "observer", 3),
    ];
    for (phase, why) in [
        ("scheduled-fire", Some("CWC-AMB-58")),
        ("initiative", Some("CWC-AMB-58")),
        ("command", None),
        ("end", None),
    ] {
        go(&mut battle, phase);
        for (id, role, unit) in tests {
            open(&mut battle, id, &[], &[]);
            assert_eq!(barred(&battle, id, role, unit), why, "{id} in {phase}");
        }
    }
}

#[test]
fn amb_58_a_forgotten_mission_is_good_until_the_first_test() {
    let units = [(First, HQ_A), (First, INFANTRY), (Second, INFANTRY)];
    let mut battle = battle_with(&units);
    let plan =
        Action::SetSide { side: First, field: "planned-fire".to_owned(), value: "2".to_owned() };
    battle.act(&plan, &RULESET);
    let missions = |battle: &BattleState| {
        let due = battle.due(&RULESET);
        let missions = due.iter().filter_map(adjutant::battle::Due::test);
        missions.filter(|test| *test == "artillery-fire").count()
    };
    for phase in ["scheduled-fire", "initiative", "command"] {
        go(&mut battle, phase);
        assert_eq!(missions(&battle), 1, "{phase}");
    }
    // One mission that was planned is fired late, in the command phase.
    open(&mut battle, "artillery-deviation", &[], &[("planned", "yes")]);
    fall(&mut battle, "artillery-deviation", &[]);
    assert_eq!(side_field(&battle, First, "planned-fire"), "1");
    assert_eq!(missions(&battle), 1);
    // After the first test, though it fails, the other mission is no longer due; it is not used up.
    open(&mut battle, "command", &[("commander", 1), ("ordered", 2)], &[]);
    fall(&mut battle, "command", &[5, 6]);
    assert_eq!(missions(&battle), 0);
    assert_eq!(side_field(&battle, First, "planned-fire"), "1");
    // In its side's next turn the mission is due again.
    battle.act(&Action::EndTurn, &RULESET);
    battle.act(&Action::EndTurn, &RULESET);
    assert_eq!(missions(&battle), 1);
}

#[test]
fn seq_02_a_planned_mission_lands_as_aimed_and_is_done_once() {
    let mut battle = battle_with(&[(First, HOWITZERS), (First, HELICOPTER), (Second, INFANTRY)]);
    for field in ["planned-fire", "planned-air"] {
        let plan = Action::SetSide { side: First, field: field.to_owned(), value: "2".to_owned() };
        battle.act(&plan, &RULESET);
    }
    let shells: Roles = &[("battery", 1)];
    // In the command phase nothing is planned.
    open(&mut battle, "artillery-deviation", shells, &[]);
    assert_eq!(answer(&battle, "artillery-deviation", "planned"), "no");
    fall(&mut battle, "artillery-deviation", &[1, 2, 3, 4]);
    assert_eq!(side_field(&battle, First, "planned-fire"), "2");
    go(&mut battle, "scheduled-fire");
    open(&mut battle, "artillery-deviation", shells, &[]);
    assert_eq!(answer(&battle, "artillery-deviation", "planned"), "yes");
    fall(&mut battle, "artillery-deviation", &[]);
    assert_eq!(side_field(&battle, First, "planned-fire"), "1");
    follow(&mut battle, "artillery-deviation", &[], "artillery-fire");
    assert_eq!(answer(&battle, "artillery-fire", "attack"), "4");
    open(&mut battle, "air-deviation", &[("air-unit", 2)], &[]);
    fall(&mut battle, "air-deviation", &[]);
    assert_eq!(side_field(&battle, First, "planned-air"), "1");
    assert_eq!(side_field(&battle, First, "planned-fire"), "1");
    assert_eq!(side_field(&battle, Second, "planned-fire"), "0");
}

/// Guns off the table need not be in the list.
#[test]
fn seq_02_a_planned_mission_is_done_though_no_unit_of_the_list_fires_it() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    let plan =
        Action::SetSide { side: First, field: "planned-fire".to_owned(), value: "2".to_owned() };
    battle.act(&plan, &RULESET);
    go(&mut battle, "scheduled-fire");
    open(&mut battle, "artillery-deviation", &[], &[("planned", "yes")]);
    fall(&mut battle, "artillery-deviation", &[]);
    assert_eq!(side_field(&battle, First, "planned-fire"), "1");
    assert_eq!(side_field(&battle, Second, "planned-fire"), "0");
}

#[test]
fn fbk_07_fire_that_drives_a_unit_into_friends_goes_on_to_them() {
    let mut battle = battle_with(&[(First, TANK), (Second, INFANTRY), (Second, INFANTRY)]);
    set(&mut battle, 2, "suppressed", "before");
    open(&mut battle, "direct-fire", AT_HIM, &[("meets", "friend")]);
    let faces = [4, 1, 1, 1, 5];
    fall(&mut battle, "direct-fire", &faces);
    follow(&mut battle, "direct-fire", &faces, "fall-back");
    answers(&battle, "fall-back", &[("meets", "friend"), ("cause", "fire")]);
    assert_eq!(cast(&battle, "fall-back", "target").as_deref(), Some("2"));
    let friend = Action::Cast {
        calculator: "fall-back".to_owned(),
        role: "friend".to_owned(),
        unit: Some(3),
    };
    battle.act(&friend, &RULESET);
    fall(&mut battle, "fall-back", &[]);
    assert_eq!(state(&battle, 3).suppressed, Suppressed::Before);
    assert!(!state(&battle, 2).eliminated && !state(&battle, 3).eliminated);
}

#[test]
fn bon_02_a_double_1_lands_as_aimed_and_goes_on_with_the_same_units() {
    let mut battle = battle_with(&[(First, FAO), (First, HOWITZERS), (Second, INFANTRY)]);
    let calls: Roles = &[("observer", 1), ("battery", 2)];
    open(&mut battle, "artillery-request", calls, &[]);
    follow(&mut battle, "artillery-request", &[1, 1], "artillery-deviation");
    assert_eq!(answer(&battle, "artillery-deviation", "bonus"), "yes");
    // There is no roll: the result is certain.
    follow(&mut battle, "artillery-deviation", &[], "artillery-fire");
    let battery = cast(&battle, "artillery-fire", "battery");
    assert_eq!(battery.as_deref(), Some("2"));
}

// Aircraft (CWC-AIR-P1 to -P3, CWC-AAF-P1).

const FAC: Fields = &[("kind", "fac"), ("value", "8")];
const HELICOPTER: Fields = &[("kind", "helicopter"), ("attack", "5"), ("hits", "3")];
const AA: Fields = &[("kind", "anti-air"), ("attack", "4")];
const AIR_AT: Roles = &[("air-unit", 2), ("anti-air", 3)];

#[test]
fn aaf_05_hits_of_anti_air_fire_come_off_the_strike() {
    let mut battle =
        battle_with(&[(First, FAC), (First, HELICOPTER), (Second, AA), (Second, INFANTRY)]);
    let calls: Roles = &[("observer", 1), ("air-unit", 2)];
    open(&mut battle, "air-request", calls, &[]);
    assert_eq!(answer(&battle, "air-request", "value"), "8");
    assert_eq!(nexts(&battle, "air-request", &[4, 4]), ["air-deviation", "anti-air", "air-strike"]);
    assert_eq!(nexts(&battle, "air-request", &[6, 6]), ["air-blunder"]);
    fall(&mut battle, "air-request", &[4, 4]);
    assert_eq!(state(&battle, 1).requests.0, 1);
    follow(&mut battle, "air-request", &[4, 4], "anti-air");
    assert_eq!(cast(&battle, "anti-air", "air-unit").as_deref(), Some("2"));
    assert_eq!(cast(&battle, "anti-air", "anti-air").as_deref(), Some("3"));
    answers(&battle, "anti-air", &[("dice", "4"), ("hits", "3"), ("attack", "5")]);
    // Two hits, and it does not abort.
    let faces = [5, 6, 4, 1, 4, 4];
    fall(&mut battle, "anti-air", &faces);
    let helicopter = state(&battle, 2);
    assert_eq!(helicopter.marked.0, 2);
    assert!(!helicopter.aborted && !helicopter.eliminated);
    let guns = state(&battle, 3);
    assert!(!guns.reaction_fire, "not what costs at an order");
    follow(&mut battle, "anti-air", &faces, "air-strike");
    answers(&battle, "air-strike", &[("attack", "3")]);
    let strike: Roles = &[("air-unit", 2), ("target", 4)];
    open(&mut battle, "air-strike", strike, &[("single", "yes"), ("pop-up", "yes")]);
    // Five less two less one, doubled.
    assert_eq!(figure(&battle, "air-strike", "dice"), Figure::Dice(4));
    fall(&mut battle, "air-strike", &[4, 4, 4, 1, 1, 1, 1]);
    assert_eq!(state(&battle, 4).marked.0, 3);
    // Its mission has been carried out.
    assert_eq!(helicopter.follow_up, FollowUp::Deviation);
    assert_eq!(state(&battle, 2), Unit { follow_up: FollowUp::No, ..helicopter });
    end_turn(&mut battle);
    // The hits belonged to the mission.
    assert_eq!(state(&battle, 2).marked.0, 0);
    assert_eq!(state(&battle, 1).requests.0, 0);
}

#[test]
fn aaf_01_all_anti_air_units_fire_together_and_all_aircraft_strike() {
    let mut battle = battle_with(&[
        (First, FAC),
        (First, HELICOPTER),
        (First, HELICOPTER),
        (Second, AA),
        (Second, AA),
        (Second, INFANTRY),
    ]);
    set(&mut battle, 5, "attack", "2");
    let calls: Roles = &[("observer", 1), ("air-unit", 2), ("air-unit-2", 3)];
    open(&mut battle, "air-request", calls, &[]);
    assert_eq!(answer(&battle, "air-request", "aircraft"), "2");
    assert_eq!(figure(&battle, "air-request", "value"), Figure::Number(7));
    follow(&mut battle, "air-request", &[3, 4], "air-deviation");
    let drift = [1, 2, 3, 4];
    follow(&mut battle, "air-deviation", &drift, "air-strike");
    answers(&battle, "air-strike", &[("units", "2"), ("attack", "5")]);
    assert_eq!(figure(&battle, "air-strike", "dice"), Figure::Dice(10));
    // The AA units fire together, at one aircraft after the other.
    follow(&mut battle, "air-request", &[3, 4], "anti-air");
    for (role, unit) in [("anti-air", 4), ("anti-air-2", 5)] {
        let fires = Action::Cast {
            calculator: "anti-air".to_owned(),
            role: role.to_owned(),
            unit: Some(unit),
        };
        battle.act(&fires, &RULESET);
    }
    let who = |battle: &BattleState| {
        ["air-unit", "air-unit-2"].map(|role| cast(battle, "anti-air", role))
    };
    assert_eq!(who(&battle), ["2", "3"].map(|unit| Some(unit.to_owned())));
    assert_eq!(answer(&battle, "anti-air", "dice"), "6");
    // One hit, no abort.
    let hit = [5, 1, 1, 1, 1, 1, 4];
    fall(&mut battle, "anti-air", &hit);
    assert_eq!(nexts(&battle, "anti-air", &hit), ["anti-air", "air-strike"]);
    follow(&mut battle, "anti-air", &hit, "anti-air");
    assert_eq!(who(&battle), ["3", "2"].map(|unit| Some(unit.to_owned())));
    answers(&battle, "anti-air", &[("dice", "6"), ("marked", "0")]);
    let missed = [1, 1, 1, 1, 1, 1];
    fall(&mut battle, "anti-air", &missed);
    // Both were fired at: no aircraft is next.
    assert_eq!(nexts(&battle, "anti-air", &missed), ["air-strike"]);
    // An aircraft cannot take both roles.
    let beside = |unit| barred(&battle, "anti-air", "air-unit-2", unit);
    assert_eq!([beside(3), beside(2)], [Some("CWC-AAF-01"), None]);
    // The two strike together, and are now of two kinds.
    follow(&mut battle, "anti-air", &missed, "air-strike");
    answers(
        &battle,
        "air-strike",
        &[("units", "1"), ("attack", "5"), ("b.units", "1"), ("b.attack", "4")],
    );
    assert_eq!(figure(&battle, "air-strike", "dice"), Figure::Dice(9));
    follow(&mut battle, "air-request", &[6, 6], "air-blunder");
    answers(&battle, "air-blunder", &[("air.units", "1"), ("others", "1")]);
}

#[test]
fn aaf_06_anti_air_fire_is_offered_before_the_strike_that_is_due() {
    for (enemy, offered) in [(AA, Some("anti-air")), (INFANTRY, None)] {
        let mut battle = battle_with(&[(First, FAC), (First, HELICOPTER), (Second, enemy)]);
        set(&mut battle, 2, "follow-up", "fire");
        let due = battle.due(&RULESET).into_iter().find(|due| due.unit == Some(2));
        let due = due.expect("the strike is due");
        assert_eq!(due.test(), Some("air-strike"));
        let before = due.follows.before.map(|(_, opening)| opening);
        assert_eq!(before.as_ref().map(|opening| opening.calculator), offered);
        let Some(fire) = before else {
            continue;
        };
        let about = Some((First, 2));
        let opens = battle.open(&fire, about, &Answers::new(), &RULESET);
        battle.act(&opens.expect("it opens"), &RULESET);
        assert_eq!(cast(&battle, "anti-air", "air-unit"), Some("2".to_owned()));
        assert_eq!(cast(&battle, "anti-air", "anti-air"), Some("3".to_owned()));
    }
}

/// CWC-BRK-P1.
#[test]
fn a_calculator_that_is_opened_for_a_side_is_about_that_side() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    for side in Side::ALL {
        let openings = battle.counted(side, &RULESET);
        let cast = BattleState::from_side(side);
        let opens = battle.open(&openings[0], None, &cast, &RULESET);
        battle.act(&opens.expect("it opens"), &RULESET);
        let breakpoint = calculator(&battle, "breakpoint");
        assert_eq!(battle.counted_side(breakpoint, &RULESET), Some(side));
    }
}

#[test]
fn aaf_04_an_aborted_mission_is_over_until_the_turn_ends() {
    let mut battle = battle_with(&[(First, FAC), (First, HELICOPTER), (Second, AA)]);
    open(&mut battle, "anti-air", AIR_AT, &[]);
    let faces = [5, 1, 1, 1, 5];
    assert!(nexts(&battle, "anti-air", &faces).is_empty());
    fall(&mut battle, "anti-air", &faces);
    assert!(state(&battle, 2).aborted && !state(&battle, 2).eliminated);
    assert!(takers(&battle, "air-strike", "air-unit").is_empty());
    end_turn(&mut battle);
    assert!(!state(&battle, 2).aborted);
    assert_eq!(takers(&battle, "air-strike", "air-unit"), [2]);
}

#[test]
fn aaf_03_as_many_hits_as_it_can_take_shoot_it_down() {
    let mut battle = battle_with(&[(First, FAC), (First, HELICOPTER), (Second, AA)]);
    set(&mut battle, 2, "marked", "1");
    open(&mut battle, "anti-air", AIR_AT, &[]);
    assert_eq!(answer(&battle, "anti-air", "marked"), "1");
    // No abort dice are rolled.
    let faces = [5, 6, 1, 1];
    assert!(nexts(&battle, "anti-air", &faces).is_empty());
    fall(&mut battle, "anti-air", &faces);
    assert!(state(&battle, 2).eliminated && !state(&battle, 2).aborted);
    assert_eq!(state(&battle, 2).marked.0, 3);
}

// Blunders (CWC-BLU-P1 to -P3).

#[test]
fn blu_03_cease_fire_lowers_the_value_in_the_commanders_next_turn() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A)]);
    open(&mut battle, "command-blunder", &[("commander", 1)], &[]);
    // Cease fire!, two attacks, one hit, and it suppresses on 4+.
    fall(&mut battle, "command-blunder", &[1, 2, 4, 3, 4]);
    let hq = state(&battle, 1);
    assert_eq!(hq.marked.0, 1);
    assert_eq!(hq.suppressed, Suppressed::OwnTurn);
    // In its next turn only.
    let lowered = |battle: &mut BattleState| {
        open(battle, "command", ORDERS, &[]);
        answer(battle, "command", "lowered")
    };
    assert_eq!(lowered(&mut battle), "no");
    end_turn(&mut battle);
    assert_eq!(lowered(&mut battle), "no");
    end_turn(&mut battle);
    assert_eq!(lowered(&mut battle), "yes");
    end_turn(&mut battle);
    assert_eq!(lowered(&mut battle), "no");
    // Not suppressed, not lowered.
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A)]);
    open(&mut battle, "command-blunder", &[("commander", 1)], &[("rolled", "cease-fire")]);
    fall(&mut battle, "command-blunder", &[1, 4, 3]);
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(state(&battle, 1).marked.0, 0);
    assert_eq!(lowered(&mut battle), "no");
}

#[test]
fn blu_03_a_second_cease_fire_in_the_lowered_turn_lowers_the_next_as_well() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A)]);
    set(&mut battle, 1, "lowered", "this-turn");
    let cease: Fields = &[("rolled", "cease-fire")];
    open(&mut battle, "command-blunder", &[("commander", 1)], cease);
    fall(&mut battle, "command-blunder", &[2, 4, 3, 4]);
    let lowered = |battle: &mut BattleState| {
        open(battle, "command", ORDERS, &[]);
        answer(battle, "command", "lowered")
    };
    // The first −1 is removed at the end of this turn, not before (CWC-AMB-50).
    assert_eq!(lowered(&mut battle), "yes");
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(lowered(&mut battle), "yes");
    end_turn(&mut battle);
    end_turn(&mut battle);
    assert_eq!(lowered(&mut battle), "no");
}

#[test]
fn blu_05_crossfire_hits_each_unit_by_what_it_was_in() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (First, OF_A), (First, INFANTRY)]);
    set(&mut battle, 2, "activated", "yes");
    set(&mut battle, 3, "suppressed", "before");
    set(&mut battle, 4, "cover", "hard");
    let roles: Roles = &[("commander", 1), ("first", 2), ("second", 3), ("third", 4)];
    open(&mut battle, "command-blunder", roles, &[]);
    answers(
        &battle,
        "command-blunder",
        &[
            ("units", "3"),
            ("a.before", "activated"),
            ("b.before", "suppressed"),
            ("c.before", "fresh"),
            ("c.to-hit", "6"),
        ],
    );
    // Crossfire! with three attacks on each.
    let faces = [
        5, 1, 2, // the table, and 2D6 attacks
        4, 5, 1, // acted: two hits and no roll for suppression
        4, 1, 1, 6, // suppressed: one hit, a rout of 6 cm
        6, 5, 5, 6, // one hit on 6, and it suppresses
    ];
    fall(&mut battle, "command-blunder", &faces);
    let [first, second, third] = [2, 3, 4].map(|unit| state(&battle, unit));
    assert_eq!((first.marked.0, first.suppressed), (2, Suppressed::No));
    assert_eq!((second.marked.0, second.suppressed), (1, Suppressed::Before));
    assert_eq!((third.marked.0, third.suppressed), (1, Suppressed::OwnTurn));
    assert!(!first.eliminated && !second.eliminated && !third.eliminated);
    assert_eq!(state(&battle, 1).marked.0, 0);
    // Two units, and the second routs too far.
    let roles: Roles = &[("commander", 1), ("first", 2), ("second", 3)];
    open(&mut battle, "command-blunder", roles, &[("rolled", "crossfire")]);
    assert_eq!(answer(&battle, "command-blunder", "units"), "2");
    fall(&mut battle, "command-blunder", &[1, 1, 1, 1, 4, 4, 5, 6]);
    assert_eq!(state(&battle, 2).marked.0, 2);
    assert!(state(&battle, 3).eliminated);
    assert_eq!(state(&battle, 4).marked.0, 1);
}

#[test]
fn blu_04_each_unit_of_the_formation_crawls_away_for_itself() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (First, OF_A)]);
    set(&mut battle, 2, "movement", "15");
    let before = battle.units.clone();
    let roles: Roles = &[("commander", 1), ("first", 2)];
    open(&mut battle, "command-blunder", roles, &[]);
    fall(&mut battle, "command-blunder", &[3]);
    assert_eq!(battle.units, before);
    follow(&mut battle, "command-blunder", &[3], "command-blunder");
    assert_eq!(answer(&battle, "command-blunder", "rolled"), "crawl-away");
    // Half its move, without any effect.
    let crawls: Roles = &[("commander", 1), ("crawler", 2)];
    let crawl: Fields = &[("rolled", "crawl-away")];
    open(&mut battle, "command-blunder", crawls, crawl);
    assert_eq!(answer(&battle, "command-blunder", "full-move"), "15");
    fall(&mut battle, "command-blunder", &[]);
    assert_eq!(battle.units, before);
    // When it meets a friend, both halt, suppressed in their own turn.
    let into: Roles = &[("commander", 1), ("crawler", 2), ("friend", 3)];
    open(&mut battle, "command-blunder", into, crawl);
    fall(&mut battle, "command-blunder", &[]);
    for unit in [2, 3] {
        assert_eq!(state(&battle, unit).suppressed, Suppressed::OwnTurn);
    }
    // A suppressed unit does not move; as a friend in the way, it eliminates a crawling unit
    // (CWC-AMB-47).
    let back: Roles = &[("commander", 1), ("crawler", 3), ("friend", 2)];
    open(&mut battle, "command-blunder", back, crawl);
    fall(&mut battle, "command-blunder", &[]);
    assert!(!state(&battle, 3).eliminated);
    set(&mut battle, 3, "suppressed", "no");
    open(&mut battle, "command-blunder", back, crawl);
    assert_eq!(answer(&battle, "command-blunder", "in-the-way"), "suppressed");
    fall(&mut battle, "command-blunder", &[]);
    assert!(state(&battle, 3).eliminated && !state(&battle, 2).eliminated);
    // In cover it stays.
    set(&mut battle, 3, "eliminated", "no");
    set(&mut battle, 3, "cover", "light");
    open(&mut battle, "command-blunder", back, crawl);
    fall(&mut battle, "command-blunder", &[]);
    assert!(!state(&battle, 3).eliminated);
}

#[test]
fn blu_05_crossfire_hits_three_units_and_not_the_commander() {
    const CO: Fields = &[("kind", "co")];
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (First, OF_A), (First, CO)]);
    let roles: Roles = &[("commander", 1), ("first", 2)];
    open(&mut battle, "command-blunder", roles, &[]);
    let nearest = |role, unit| barred(&battle, "command-blunder", role, unit);
    for role in ["first", "second", "third"] {
        assert_eq!(nearest(role, 1), Some("CWC-BLU-05"), "{role}");
        assert_eq!(nearest(role, 3), None, "{role}");
        assert_eq!(nearest(role, 4), None, "another commander may be near: {role}");
    }
    assert_eq!(nearest("first", 2), None);
    assert_eq!(nearest("second", 2), Some("CWC-BLU-05"));
    assert_eq!(nearest("third", 2), Some("CWC-BLU-05"));
}

#[test]
fn blu_05_crossfire_hits_fewer_units_if_fewer_are_left() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (First, OF_A), (Second, OF_A)]);
    set(&mut battle, 3, "eliminated", "yes");
    let crossfire: Fields = &[("rolled", "crossfire")];
    open(&mut battle, "command-blunder", &[("commander", 1)], crossfire);
    let first = place(&battle, "command-blunder", "first");
    assert_eq!(lacks(&battle, "command-blunder"), Some(Missing::Unit(first)));
    put(&mut battle, "command-blunder", "first", 2);
    assert_eq!(lacks(&battle, "command-blunder"), None);
    answers(&battle, "command-blunder", &[("units", "1")]);
}

#[test]
fn blu_04_a_unit_crawls_into_its_own_commander_but_not_into_itself() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A)]);
    let crawl: Fields = &[("rolled", "crawl-away")];
    let into: Roles = &[("commander", 1), ("crawler", 2), ("friend", 1)];
    open(&mut battle, "command-blunder", into, crawl);
    assert_eq!(barred(&battle, "command-blunder", "friend", 1), None);
    assert_eq!(barred(&battle, "command-blunder", "friend", 2), Some("CWC-BLU-04"));
    fall(&mut battle, "command-blunder", &[]);
    for unit in [1, 2] {
        assert_eq!(state(&battle, unit).suppressed, Suppressed::OwnTurn);
    }
    // Before a crawling unit is named, any friend may be in the way.
    open(&mut battle, "command-blunder", &[("commander", 1)], crawl);
    for unit in [1, 2] {
        assert_eq!(barred(&battle, "command-blunder", "friend", unit), None);
    }
}

#[test]
fn end_p1_the_end_phase_by_house_rules_is_put_on_the_table_at_once() {
    const ALL: Fields = &[("all-recover", "yes")];
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    set(&mut battle, 1, "marked", "2");
    set(&mut battle, 1, "suppressed", "own-turn");
    let one: Roles = &[("unit", 1)];
    open(&mut battle, "end-phase", one, &[]);
    fall(&mut battle, "end-phase", &[]);
    assert_eq!(state(&battle, 1).marked.0, 0);
    assert_eq!(state(&battle, 1).suppressed, Suppressed::OwnTurn);
    open(&mut battle, "end-phase", one, &[]);
    fall_by(&mut battle, "end-phase", &[], ALL);
    assert_eq!(state(&battle, 1).suppressed, Suppressed::No);
    // The other side's markers stay.
    set(&mut battle, 2, "marked", "1");
    open(&mut battle, "end-phase", &[("unit", 2)], &[]);
    fall(&mut battle, "end-phase", &[]);
    assert_eq!(state(&battle, 2).marked.0, 1);
}

#[test]
fn blu_p2_an_artillery_blunder_hits_the_fao_its_battery_or_an_own_unit() {
    let all: &[(Side, Fields)] = &[(First, FAO), (First, HOWITZERS), (First, INFANTRY)];
    let roles: Roles = &[("observer", 1), ("battery", 2), ("own-unit", 3)];
    let after = |faces: &[u8]| {
        let mut battle = battle_with(all);
        open(&mut battle, "artillery-blunder", roles, &[("attacks", "2"), ("distance", "20")]);
        answers(&battle, "artillery-blunder", &[("towed", "0"), ("driven", "1"), ("naval", "0")]);
        fall(&mut battle, "artillery-blunder", faces);
        [1, 2, 3].map(|unit| (state(&battle, unit).marked.0, state(&battle, unit).is_suppressed()))
    };
    let none = (0, false);
    // Incoming!: two attacks on 4+.
    assert_eq!(after(&[2, 2, 4, 1, 4]), [(1, true), none, none]);
    // Counter-battery: two attacks on 5+ at self-propelled guns.
    assert_eq!(after(&[3, 2, 4, 5, 4]), [none, (1, false), none]);
    // On your own: it drifts 3 cm, two attacks.
    assert_eq!(after(&[6, 3, 4, 4, 1, 1]), [none, none, (2, false)]);
}

#[test]
fn blu_07_each_battery_takes_the_fire_as_it_is() {
    const SAVED: Fields = &[
        ("kind", "off-table"),
        ("carriage", "towed"),
        ("attack", "4"),
        ("hits", "6"),
        ("save", "3"),
    ];
    const SHOT_UP: Fields = &[
        ("kind", "off-table"),
        ("carriage", "towed"),
        ("attack", "4"),
        ("hits", "3"),
        ("marked", "2"),
    ];
    let all = &[(First, FAO), (First, SAVED), (First, SHOT_UP)];
    let mut battle = battle_with(all);
    let roles: Roles = &[("observer", 1), ("battery", 2), ("battery-2", 3)];
    open(&mut battle, "artillery-blunder", roles, &[("rolled", "counter-battery")]);
    answers(&battle, "artillery-blunder", &[("towed", "1"), ("a.hits", "6"), ("a.save", "3")]);
    // Two attacks on each. The first saves one hit of two on 3+, and 4 suppresses it.
    fall_and_follow(&mut battle, "artillery-blunder", &[2, 4, 4, 3, 2, 4]);
    assert_eq!(state(&battle, 2).marked.0, 1);
    assert!(state(&battle, 2).is_suppressed());
    // The same D6 for the second, which has one hit left and no Save.
    answers(
        &battle,
        "artillery-blunder",
        &[
            ("known-attacks", "2"),
            ("towed", "1"),
            ("a.hits", "3"),
            ("a.marked", "2"),
            ("a.save", "none"),
        ],
    );
    assert!(!state(&battle, 3).eliminated);
    fall(&mut battle, "artillery-blunder", &[4, 1]);
    assert!(state(&battle, 3).eliminated);
    assert_eq!(state(&battle, 2).marked.0, 1);
}

#[test]
fn amb_59_guns_and_rockets_fire_on_their_own_apart() {
    const ROCKETS: Fields =
        &[("kind", "off-table"), ("carriage", "towed"), ("rockets", "yes"), ("attack", "6")];
    let all = &[(First, FAO), (First, HOWITZERS), (First, ROCKETS), (First, INFANTRY)];
    let mut battle = battle_with(all);
    let roles: Roles = &[("observer", 1), ("battery", 2), ("battery-2", 3), ("own-unit", 4)];
    open(&mut battle, "artillery-blunder", roles, &[("rolled", "on-your-own")]);
    answers(&battle, "artillery-blunder", &[("attacks", "4"), ("rocket", "no")]);
    let known = calculator(&battle, "artillery-blunder");
    let working = (known.work)(
        &battle.calculator_state("artillery-blunder").values(known),
        &house(&battle, &[]),
    );
    let notes = working.notes.iter().map(|note| note.cite);
    assert_eq!(notes.filter(|cite| *cite == "CWC-AMB-59").count(), 1);
}

#[test]
fn blu_p3_an_air_blunder_hits_the_fac_its_aircraft_or_an_own_unit() {
    let all: &[(Side, Fields)] = &[(First, FAC), (First, HELICOPTER), (First, INFANTRY)];
    let roles: Roles = &[("observer", 1), ("air-unit", 2), ("own-unit", 3)];
    let after = |faces: &[u8]| {
        let mut battle = battle_with(all);
        open(&mut battle, "air-blunder", roles, &[("attacks", "2"), ("distance", "20")]);
        fall(&mut battle, "air-blunder", faces);
        battle
    };
    let strafed = after(&[1, 1, 4, 1]);
    assert_eq!(state(&strafed, 1).marked.0, 1);
    // Fighters hit on 4+; one of two hits aborts on 5+.
    let aborted = after(&[4, 2, 4, 4, 1, 5]);
    assert_eq!(state(&aborted, 2).marked.0, 2);
    assert!(state(&aborted, 2).aborted);
    let down = after(&[3, 3, 4, 4, 4]);
    assert!(state(&down, 2).eliminated && !state(&down, 2).aborted);
    let own = after(&[5, 6, 4, 1, 1]);
    assert_eq!(state(&own, 3).marked.0, 1);
    assert_eq!(state(&own, 2).marked.0, 0);
}

#[test]
fn blu_08_the_blunder_knows_how_many_one_battery_stands_for() {
    let mut battle = battle_with(&[(First, FAO), (First, HOWITZERS), (First, INFANTRY)]);
    set(&mut battle, 2, "carriage", "towed");
    let calls: Roles = &[("observer", 1), ("battery", 2)];
    open(&mut battle, "artillery-request", calls, &[("guns", "4")]);
    follow(&mut battle, "artillery-request", &[6, 6], "artillery-blunder");
    let aim = |battle: &mut BattleState| {
        let aim = Action::Cast {
            calculator: "artillery-blunder".to_owned(),
            role: "own-unit".to_owned(),
            unit: Some(3),
        };
        battle.act(&aim, &RULESET);
    };
    // If the target is entered later, nothing is lost.
    aim(&mut battle);
    answers(&battle, "artillery-blunder", &[("towed", "1"), ("like", "4"), ("attacks", "4")]);
    let say = |battle: &mut BattleState, field: &str, value: &str| {
        let say = Action::Answer {
            calculator: "artillery-blunder".to_owned(),
            field: field.to_owned(),
            value: value.to_owned(),
        };
        battle.act(&say, &RULESET);
    };
    say(&mut battle, "rolled", "on-your-own");
    say(&mut battle, "distance", "20");
    say(&mut battle, "higher", "yes");
    let mut second = battle.clone();
    // There is no deviation die, and the whole shoot of four is rolled.
    fall(&mut battle, "artillery-blunder", &[1; 16]);
    // Counter-battery: one attack on each of four; it is unknown which one it hits.
    say(&mut second, "rolled", "counter-battery");
    let before = second.units.clone();
    fall(&mut second, "artillery-blunder", &[1, 1, 1, 1, 1]);
    assert_eq!(second.units, before);
    // With two listed, each is one of them.
    let mut battle = battle_with(&[(First, FAO), (First, HOWITZERS), (First, HOWITZERS)]);
    let calls: Roles = &[("observer", 1), ("battery", 2), ("battery-2", 3)];
    open(&mut battle, "artillery-request", calls, &[]);
    follow(&mut battle, "artillery-request", &[6, 6], "artillery-blunder");
    answers(&battle, "artillery-blunder", &[("driven", "1"), ("like", "1"), ("attacks", "8")]);
}

#[test]
fn blu_11_the_blunder_knows_how_many_one_air_unit_stands_for() {
    let mut battle = battle_with(&[(First, FAC), (First, HELICOPTER), (First, INFANTRY)]);
    let calls: Roles = &[("observer", 1), ("air-unit", 2)];
    open(&mut battle, "air-request", calls, &[("aircraft", "3")]);
    follow(&mut battle, "air-request", &[6, 6], "air-blunder");
    answers(&battle, "air-blunder", &[("air.units", "1"), ("like", "3")]);
    let roles: Roles = &[("observer", 1), ("air-unit", 2), ("own-unit", 3)];
    let three: Fields =
        &[("rolled", "take-cover"), ("attacks", "2"), ("like", "3"), ("distance", "0")];
    open(&mut battle, "air-blunder", roles, three);
    fall(&mut battle, "air-blunder", &[1; 6]);
}

#[test]
fn blu_10_fighters_attack_each_of_three_different_aircraft() {
    const ONE: Fields = &[("kind", "aircraft"), ("hits", "1")];
    const TWO: Fields = &[("kind", "aircraft"), ("hits", "2")];
    const THREE: Fields = &[("kind", "aircraft"), ("hits", "3")];
    let mut battle = battle_with(&[(First, FAC), (First, ONE), (First, TWO), (First, THREE)]);
    let roles: Roles = &[("observer", 1), ("air-unit", 2), ("air-unit-2", 3), ("air-unit-3", 4)];
    open(&mut battle, "air-blunder", roles, &[("rolled", "fighters")]);
    answers(&battle, "air-blunder", &[("air.hits", "1"), ("b.units", "0")]);
    // One D6 of 2 for all: both hit each of them, and only the one with three Hits rolls
    // whether it aborts.
    fall_and_follow(&mut battle, "air-blunder", &[2, 4, 4]);
    answers(&battle, "air-blunder", &[("air.hits", "2"), ("known-attacks", "2")]);
    fall_and_follow(&mut battle, "air-blunder", &[4, 4]);
    fall(&mut battle, "air-blunder", &[4, 4, 1, 1]);
    let after = [2, 3, 4].map(|unit| {
        let unit = state(&battle, unit);
        (unit.eliminated, unit.marked.0, unit.aborted)
    });
    // A survivor does not attack (CWC-AMB-36).
    assert_eq!(after, [(true, 2, false), (true, 2, false), (false, 2, true)]);
}

// The end of the turn (CWC-END-P1, CWC-BRK-P1).

#[test]
fn end_p1_and_brk_p1_count_what_stands_in_the_list() {
    let mut battle =
        battle_with(&[(First, TANK), (Second, INFANTRY), (First, HQ_A), (First, TANK)]);
    set(&mut battle, 2, "marked", "2");
    set(&mut battle, 2, "suppressed", "before");
    open(&mut battle, "end-phase", &[("unit", 2)], &[]);
    answers(&battle, "end-phase", &[("hits", "2"), ("suppressed", "before"), ("active", "no")]);
    open(&mut battle, "end-phase", &[("unit", 1)], &[]);
    answers(&battle, "end-phase", &[("hits", "0"), ("suppressed", "no"), ("active", "yes")]);
    for unit in [1, 3] {
        set(&mut battle, unit, "eliminated", "yes");
    }
    let change = |field: &str, value: &str| Action::SetSide {
        side: First,
        field: field.to_owned(),
        value: value.to_owned(),
    };
    battle.act(&change("breakpoint", "5"), &RULESET);
    battle.act(&change("more-losses", "2"), &RULESET);
    let known = calculator(&battle, "breakpoint");
    let values = battle.opened_from_list(known, &RULESET);
    let working = (known.work)(&values, &house(&battle, &[]));
    // A tank and two unlisted units; the HQ does not count.
    assert_eq!(working.sums[0].result, Figure::Number(3));
    assert_eq!(working.headline.1, Figure::Number(2));
}

// Calculators opened from a unit's own page.

#[test]
fn a_unit_opens_a_calculator_in_the_part_that_it_says() {
    let battle = battle_with(&[(First, AA), (Second, INFANTRY), (Second, INFANTRY)]);
    let unit = battle.unit(1).expect("there is one").1.values(&RULESET);
    let openings = RULESET.openings(&unit);
    let part = |calculator: &str, nth: usize| {
        let mut all = openings.iter().filter(|one| one.calculator == calculator);
        let opening = all.nth(nth).expect("it is offered");
        let cast = battle.cast_of(opening, Some(1), &Answers::new(), &RULESET);
        let mine = cast.iter().filter(|(_, unit)| *unit == "1");
        mine.map(|(role, _)| role.clone()).collect::<Vec<_>>()
    };
    // Calculators of its actions come first, then those for actions against it.
    assert_eq!(part("direct-fire", 0), ["shooter"]);
    assert_eq!(part("direct-fire", 1), ["target"]);
    assert_eq!(part("artillery-fire", 0), ["target"]);
    assert_eq!(part("air-strike", 0), ["target"]);
    assert_eq!(part("anti-air", 0), ["anti-air"]);
    assert_eq!(part("assault", 0), ["attacker"]);
    assert_eq!(part("assault", 1), ["defender"]);
    assert_eq!(part("command", 0), ["ordered"]);
    assert_eq!(part("end-phase", 0), ["unit"]);
}

#[test]
fn art_10_the_next_unit_of_the_zone_is_another_one() {
    let mut battle = battle_with(&[(First, HOWITZERS), (Second, TANK), (Second, INFANTRY)]);
    let at: Roles = &[("battery", 1), ("target", 2)];
    open(&mut battle, "artillery-fire", at, &[("units", "2")]);
    let known = calculator(&battle, "artillery-fire");
    let working = (known.work)(
        &battle.calculator_state("artillery-fire").values(known),
        &house(&battle, &[]),
    );
    let next = (working.next.iter()).find(|one| one.calculator == "artillery-fire");
    let next = next.expect("it is offered");
    let cast =
        battle.cast_of(next, None, &battle.calculator_state("artillery-fire").cast, &RULESET);
    assert_eq!(cast.get("battery").map(String::as_str), Some("1"));
    assert_eq!(cast.get("target"), None);
    assert_eq!(next.values(known).get(known_place(known, "units")), 2);
}

fn known_place(calculator: &Calculator, field: &str) -> usize {
    let mut fields = calculator.fields.iter();
    fields.position(|one| one.id.to_string() == field).expect("it is asked")
}

// Calculators opened next, with the units in their new state.

/// Opens the next calculator whatever the dice show.
#[track_caller]
fn go_on(battle: &mut BattleState, from: &str, to: &str) {
    let next = story::next(battle, from).into_iter();
    let mut next = next.filter(|opening| opening.calculator == to);
    let opening = next.next().expect("it is offered");
    story::follow(battle, from, &opening);
}

const WEAK_PLANE: Fields = &[("kind", "aircraft"), ("hits", "1"), ("attack", "6")];
const PLANE: Fields = &[("kind", "aircraft"), ("hits", "3"), ("attack", "4")];
const TWO_GUNS: Fields = &[("kind", "anti-air"), ("attack", "2")];
const IN_THE_AIR: [&str; 3] = ["air-unit", "air-unit-2", "air-unit-3"];

fn who(battle: &BattleState, id: &str) -> [Option<String>; 3] {
    IN_THE_AIR.map(|role| cast(battle, id, role))
}

#[test]
fn aaf_01_every_aircraft_is_fired_at_whatever_becomes_of_the_others() {
    let mut battle =
        battle_with(&[(First, WEAK_PLANE), (First, PLANE), (First, PLANE), (Second, TWO_GUNS)]);
    let at: Roles = &[("air-unit", 1), ("anti-air", 4), ("air-unit-2", 2), ("air-unit-3", 3)];
    let (hit, missed) = ([5, 1], [1, 1]);
    open(&mut battle, "anti-air", at, &[]);
    fall(&mut battle, "anti-air", &hit);
    assert!(state(&battle, 1).eliminated);
    // Its Attack does not count for the others.
    assert_eq!(nexts(&battle, "anti-air", &hit), ["anti-air", "air-strike"]);
    follow(&mut battle, "anti-air", &hit, "anti-air");
    assert_eq!(who(&battle, "anti-air")[..2], [Some("2".to_owned()), Some("3".to_owned())]);
    fall(&mut battle, "anti-air", &missed);
    follow(&mut battle, "anti-air", &missed, "anti-air");
    assert_eq!(who(&battle, "anti-air")[0].as_deref(), Some("3"));
    // The last aircraft fired at aborts: the other one is left to strike, with its Attack of 4.
    let aborts = [5, 1, 5];
    fall(&mut battle, "anti-air", &aborts);
    assert!(state(&battle, 3).aborted);
    assert_eq!(nexts(&battle, "anti-air", &aborts), ["air-strike"]);
    follow(&mut battle, "anti-air", &aborts, "air-strike");
    assert_eq!(who(&battle, "air-strike").iter().flatten().collect::<Vec<_>>(), ["2"]);
    answers(&battle, "air-strike", &[("units", "1"), ("attack", "4")]);
}

#[test]
fn aaf_04_an_aircraft_that_aborts_is_not_replaced_by_the_next_one() {
    let mut battle = battle_with(&[
        (First, FAC),
        (First, PLANE),
        (First, PLANE),
        (Second, AA),
        (Second, INFANTRY),
    ]);
    let called: Roles = &[("observer", 1), ("air-unit", 2), ("air-unit-2", 3)];
    open(&mut battle, "air-request", called, &[]);
    fall(&mut battle, "air-request", &[3, 3]);
    set(&mut battle, 2, "aborted", "yes");
    for chip in [true, false] {
        if chip {
            follow(&mut battle, "air-request", &[3, 3], "air-strike");
        } else {
            go_on(&mut battle, "air-request", "air-strike");
        }
        assert_eq!(who(&battle, "air-strike").iter().flatten().collect::<Vec<_>>(), ["3"]);
        assert_eq!(figure(&battle, "air-strike", "dice"), Figure::Dice(4));
    }
}

#[test]
fn aaf_05_the_strike_has_the_hits_of_the_unit_however_it_is_opened() {
    let strong: Fields = &[("kind", "aircraft"), ("hits", "4"), ("attack", "6")];
    let mut battle = battle_with(&[(First, strong), (Second, TWO_GUNS), (Second, INFANTRY)]);
    open(&mut battle, "anti-air", &[("air-unit", 1), ("anti-air", 2)], &[]);
    let hits = [5, 5, 1, 1];
    fall(&mut battle, "anti-air", &hits);
    go_on(&mut battle, "anti-air", "air-strike");
    assert_eq!(answer(&battle, "air-strike", "attack"), "4");
    follow(&mut battle, "anti-air", &hits, "air-strike");
    assert_eq!(answer(&battle, "air-strike", "attack"), "4");
}

#[test]
fn cmd_03_orders_in_a_row_begin_after_those_that_were_given() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (Second, INFANTRY)]);
    for _ in 0..2 {
        open(&mut battle, "command", ORDERS, &[]);
        fall(&mut battle, "command", &[2, 2]);
    }
    go_on(&mut battle, "command", "orders");
    assert_eq!(answer(&battle, "orders", "earlier-orders"), "2");
    fall(&mut battle, "orders", &[2, 2, 6, 5]);
    go_on(&mut battle, "orders", "command");
    assert_eq!(answer(&battle, "command", "earlier-orders"), "3");
}

#[test]
fn cmd_05_a_formation_is_ordered_from_the_page_of_its_recce_as_a_whole() {
    let scout: Fields = &[("formation", "a"), ("recce", "yes")];
    let mut battle =
        battle_with(&[(First, HQ_A), (First, OF_A), (First, scout), (Second, INFANTRY)]);
    let unit = battle.unit(3).expect("there is one").1.values(&RULESET);
    let openings = RULESET.openings(&unit);
    let command = openings.iter().find(|one| one.calculator == "command");
    let about = Some((First, 3));
    let open = battle.open(command.expect("it is offered"), about, &Answers::new(), &RULESET);
    battle.act(&open.expect("it opens"), &RULESET);
    answers(&battle, "command", &[("recce", "no"), ("mixed-recce", "yes")]);
}

#[test]
fn cmd_02_nobody_gives_the_order_of_a_formation_whose_commander_is_lost() {
    let of_b: Fields = &[("formation", "b"), ("evaded", "yes")];
    let hq_b: Fields = &[("kind", "hq"), ("formation", "b"), ("value", "7")];
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (First, hq_b), (First, of_b)]);
    let due = |battle: &BattleState| {
        battle.due(&RULESET).iter().filter(|due| due.test() == Some("command")).count()
    };
    assert_eq!(due(&battle), 1);
    set(&mut battle, 3, "eliminated", "yes");
    assert_eq!(due(&battle), 0);
    // If no commander is listed, the players know which one orders.
    let battle = battle_with(&[(First, of_b), (Second, INFANTRY)]);
    assert_eq!(due(&battle), 1);
}

#[test]
fn cmd_03_an_order_of_one_of_two_cos_is_due_until_both_have_failed() {
    let of_b: Fields = &[("formation", "b"), ("evaded", "yes")];
    let co: Fields = &[("kind", "co"), ("value", "10")];
    let mut battle = battle_with(&[(First, co), (First, co), (First, of_b), (Second, INFANTRY)]);
    let value = |battle: &BattleState| {
        let due = battle.due(&RULESET).into_iter();
        let mut tests = due.filter_map(|due| due.follows.test);
        let test = tests.find(|test| test.calculator == "command")?;
        let known = calculator(battle, "command");
        Some(test.values(known).get(known_place(known, "value")))
    };
    assert_eq!(value(&battle), Some(10));
    set(&mut battle, 1, "test-failed", "yes");
    assert_eq!(value(&battle), Some(10));
    set(&mut battle, 2, "test-failed", "yes");
    assert_eq!(value(&battle), None);
}

#[test]
fn amb_45_the_infantry_of_an_ifv_falls_back_and_not_the_vehicle() {
    const IFV: Fields = &[("kind", "ifv"), ("loaded", "yes"), ("dug-in", "yes")];
    let more = |battle: &BattleState| battle.side_values(First, &RULESET);
    for (id, role, said, faces) in [
        ("assault-fall-back", "loser", &[("hits", "3")][..], &[6, 6, 6][..]),
        ("fall-back", "target", &[("cause", "assault"), ("distance", "18")], &[]),
    ] {
        let mut battle = battle_with(&[(First, IFV), (Second, INFANTRY)]);
        let before = more(&battle);
        open(&mut battle, id, &[(role, 1)], said);
        fall(&mut battle, id, faces);
        let ifv = state(&battle, 1);
        assert!(!ifv.eliminated && !ifv.loaded, "{id}");
        assert_ne!(more(&battle), before, "its infantry counts");
        // Without infantry the vehicle falls back.
        open(&mut battle, id, &[(role, 1)], said);
        fall(&mut battle, id, faces);
        assert!(state(&battle, 1).eliminated, "{id}");
    }
    // Fire forces the vehicle itself back.
    let mut battle = battle_with(&[(First, IFV), (Second, INFANTRY)]);
    open(&mut battle, "fall-back", &[("target", 1)], &[("distance", "18")]);
    fall(&mut battle, "fall-back", &[]);
    assert!(state(&battle, 1).eliminated);
}

/// One tap leads to the next unit in the zone, and never back to one that was attacked there.
#[test]
fn art_10_a_unit_attacked_in_a_zone_is_not_offered_again() {
    let mut battle =
        battle_with(&[(First, FAO), (First, HOWITZERS), (Second, TANK), (Second, TANK)]);
    open(&mut battle, "artillery-request", &[("observer", 1), ("battery", 2)], &[]);
    fall(&mut battle, "artillery-request", &[1, 1]);
    let known = calculator(&battle, "artillery-fire");
    let fire = |battle: &mut BattleState, target: u32| {
        open(battle, "artillery-fire", &[("battery", 2), ("target", target)], &[]);
    };
    fire(&mut battle, 3);
    let dice = battle.calculator_state("artillery-fire").values(known);
    assert!((known.work)(&dice, &house(&battle, &[])).refusals.is_empty());
    let Figure::Dice(number) = figure(&battle, "artillery-fire", "dice") else { panic!("dice") };
    let faces = vec![1; usize::try_from(number).expect("a number of dice")];
    fall(&mut battle, "artillery-fire", &faces);
    assert!(!battle.may_once_more(known, &house(&battle, &[]), &RULESET), "the same units again");
    open(&mut battle, "artillery-fire", &[("battery", 2)], &[]);
    assert!(battle.as_last_time(known, &RULESET).is_some());
    assert!(!battle.may_as_last_time(known, &RULESET), "same as last time");
    assert_eq!(barred(&battle, "artillery-fire", "target", 3), Some("CWC-ART-10"));
    assert_eq!(barred(&battle, "artillery-fire", "target", 4), None);
    // Since target 4 was not attacked, “as last time” is still offered.
    fire(&mut battle, 4);
    open(&mut battle, "artillery-fire", &[("battery", 2)], &[]);
    assert!(battle.may_as_last_time(known, &RULESET));
}

#[test]
fn fir_05_who_is_eliminated_is_no_target_once_more() {
    let weak: Fields = &[("hits", "1")];
    let mut battle = battle_with(&[(First, TANK), (Second, weak), (Second, INFANTRY)]);
    open(&mut battle, "direct-fire", AT_HIM, &[]);
    fall(&mut battle, "direct-fire", &[4, 1, 1, 1]);
    assert!(state(&battle, 2).eliminated);
    let known = calculator(&battle, "direct-fire");
    let mut again = battle.clone();
    let once_more = battle.once_more(known, &RULESET);
    again.act(&once_more, &RULESET);
    assert_eq!(cast(&again, "direct-fire", "shooter").as_deref(), Some("1"));
    assert_eq!(cast(&again, "direct-fire", "target"), None);
    // The last fire of the units, after another unit has fired.
    open(&mut battle, "direct-fire", &[("shooter", 3)], &[]);
    let last = battle.as_last_time(known, &RULESET).expect("it was opened");
    assert_eq!(last.cast.get("shooter").map(String::as_str), Some("1"));
    assert_eq!(last.cast.get("target"), None);
    assert!(!last.answers.contains_key("hits"), "of who is gone");
}

/// In the results of a single round and of a whole assault.
#[test]
fn asl_04_an_ifv_reports_its_infantry_as_lost() {
    let word = |fighters: [&'static str; 2], place: usize| {
        let round = [("attacker", fighters[0]), ("defender", fighters[1])];
        ["assault-round", "assault"].map(|id| {
            let mut battle = battle_with(&[]);
            open(&mut battle, id, &[], &round);
            let known = calculator(&battle, id);
            let working =
                (known.work)(&battle.calculator_state(id).values(known), &house(&battle, &[]));
            let parts = working.parts.iter();
            let mut words = parts.filter_map(|part| match part.kind {
                PartKind::Words(words) => Some(words[place].label),
                _ => None,
            });
            words.next().expect("there are words")
        })
    };
    let (won, lost) = (0, 4);
    assert_eq!(word(["infantry", "loaded-ifv"], won), [t::WORD_DEFENDING_INFANTRY_LOST; 2]);
    assert_eq!(word(["infantry", "loaded-ifv"], lost), [t::WORD_ATTACKER_ELIMINATED; 2]);
    assert_eq!(word(["loaded-ifv", "infantry"], lost), [t::WORD_ATTACKING_INFANTRY_LOST; 2]);
    assert_eq!(word(["empty-ifv", "empty-ifv"], won), [t::WORD_DEFENDER_ELIMINATED; 2]);
}

#[test]
fn rou_02_friends_that_a_rout_of_crossfire_runs_into_share_its_fate() {
    let suppressed: Fields = &[("suppressed", "before")];
    let mut battle =
        battle_with(&[(First, HQ_A), (First, suppressed), (First, suppressed), (Second, INFANTRY)]);
    let said: Fields = &[("rolled", "crossfire"), ("units", "1"), ("a-meets", "suppressed-friend")];
    open(&mut battle, "command-blunder", &[("commander", 1), ("first", 2)], said);
    let faces = [1, 1, 4, 1, 3];
    fall(&mut battle, "command-blunder", &faces);
    follow(&mut battle, "command-blunder", &faces, "rout");
    let friend =
        Action::Cast { calculator: "rout".to_owned(), role: "friend".to_owned(), unit: Some(3) };
    battle.act(&friend, &RULESET);
    fall(&mut battle, "rout", &[3]);
    assert!(state(&battle, 3).eliminated);
}

/// The unit's page says that it is dug in, but on the table it was not.
#[test]
fn fbk_04_who_ran_into_friends_was_held_by_nothing() {
    let dug_in: Fields = &[("suppressed", "before"), ("dug-in", "yes")];
    let mut battle = battle_with(&[(First, HQ_A), (First, dug_in), (Second, TANK)]);
    for (id, roles, said, faces, to) in [
        (
            "command-blunder",
            &[("commander", 1), ("first", 2)][..],
            &[
                ("rolled", "crossfire"),
                ("units", "1"),
                ("a-position", "free"),
                ("a-meets", "friend"),
            ][..],
            &[1, 1, 4, 1, 3][..],
            "rout",
        ),
        (
            "direct-fire",
            &[("shooter", 3), ("target", 2)],
            &[("position", "free"), ("meets", "friend")],
            &[4, 1, 1, 1, 5],
            "fall-back",
        ),
    ] {
        set(&mut battle, 2, "dug-in", "yes");
        open(&mut battle, id, roles, said);
        // The calculator's answers are written to the unit.
        fall(&mut battle, id, faces);
        assert!(!state(&battle, 2).dug_in);
        follow(&mut battle, id, faces, to);
        answers(&battle, to, &[("position", "free"), ("meets", "friend")]);
        // The same when the player picks the friend in the way.
        let friend =
            Action::Cast { calculator: to.to_owned(), role: "friend".to_owned(), unit: Some(1) };
        battle.act(&friend, &RULESET);
        answers(&battle, to, &[("position", "free"), ("meets", "friend")]);
    }
}

#[test]
fn blu_03_a_commander_who_falls_back_under_cease_fire_is_looked_up() {
    let hq: Fields = &[("kind", "hq"), ("formation", "a"), ("suppressed", "before")];
    let mut battle = battle_with(&[(First, hq), (Second, INFANTRY)]);
    open(&mut battle, "command-blunder", &[("commander", 1)], &[("rolled", "cease-fire")]);
    let faces = [1, 4, 3];
    fall(&mut battle, "command-blunder", &faces);
    follow(&mut battle, "command-blunder", &faces, "fall-back");
    assert_eq!(cast(&battle, "fall-back", "target").as_deref(), Some("1"));
    answers(&battle, "fall-back", &[("distance", "3"), ("cause", "fire")]);
}

#[test]
fn fbk_03_a_commander_who_may_fall_back_further_under_cease_fire_still_may() {
    let hq: Fields = &[("kind", "hq"), ("formation", "a"), ("suppressed", "before")];
    let mut battle = battle_with(&[(First, hq), (Second, INFANTRY)]);
    let exempt: Fields = &[("rolled", "cease-fire"), ("exempt", "yes")];
    open(&mut battle, "command-blunder", &[("commander", 1)], exempt);
    // Three attacks hit, and it goes 15 cm.
    let faces = [3, 4, 4, 4, 5, 5, 5];
    fall(&mut battle, "command-blunder", &faces);
    follow(&mut battle, "command-blunder", &faces, "fall-back");
    answers(&battle, "fall-back", &[("distance", "15"), ("exempt", "yes")]);
    fall(&mut battle, "fall-back", &[]);
    assert!(!state(&battle, 1).eliminated);
}

#[test]
fn asl_04_friends_of_infantry_that_is_lost_with_them_do_not_cost_its_ifv() {
    const IFV: Fields = &[("kind", "ifv"), ("loaded", "yes")];
    let suppressed: Fields = &[("suppressed", "before")];
    let rules: Fields = &[("rout-list", "yes")];
    let mut battle = battle_with(&[(First, IFV), (First, suppressed), (Second, INFANTRY)]);
    let into: Fields = &[("hits", "1"), ("meets", "suppressed-friend")];
    open(&mut battle, "assault-fall-back", &[("loser", 1)], into);
    fall_by(&mut battle, "assault-fall-back", &[3], rules);
    assert!(!state(&battle, 1).loaded);
    let next = story::then_by(&battle, "assault-fall-back", &[3], rules);
    story::follow(&mut battle, "assault-fall-back", &next[0]);
    assert_eq!(cast(&battle, "fall-back", "target"), None);
    let friend = Action::Cast {
        calculator: "fall-back".to_owned(),
        role: "friend".to_owned(),
        unit: Some(2),
    };
    battle.act(&friend, &RULESET);
    fall_by(&mut battle, "fall-back", &[], rules);
    assert!(state(&battle, 2).eliminated && !state(&battle, 1).eliminated);
}

/// How many orders are due.
fn orders_due(battle: &BattleState) -> usize {
    let due = battle.due(&RULESET).into_iter();
    due.filter(|due| due.test() == Some("command")).count()
}

#[test]
fn blu_03_a_lowered_value_is_no_modifier_of_the_next_order() {
    let co: Fields = &[("kind", "co"), ("lowered", "this-turn")];
    let mut battle = battle_with(&[(First, co), (First, OF_A), (Second, INFANTRY)]);
    assert_eq!(orders_due(&battle), 0);
    // The order is at −1, and the value that the −1 is subtracted from is itself lower by 1.
    set(&mut battle, 2, "evaded", "yes");
    let due = battle.due(&RULESET);
    let due = due.iter().find(|due| due.test() == Some("command")).expect("it is due");
    assert_eq!(due.follows.phrase, t::then_next_order(1, t::FORMATION_A));
    open(&mut battle, "command", &[("commander", 1), ("ordered", 2)], &[]);
    assert_eq!(answer(&battle, "command", "lowered"), "yes");
}

#[test]
fn cmd_03_nobody_carries_out_the_order_of_a_formation_that_is_lost() {
    let mut battle = battle_with(&[(First, HQ_A), (First, OF_A), (First, OF_A)]);
    open(&mut battle, "command", ORDERS, &[]);
    fall(&mut battle, "command", &[1, 2]);
    assert_eq!(orders_due(&battle), 1);
    set(&mut battle, 2, "eliminated", "yes");
    assert_eq!(orders_due(&battle), 1);
    set(&mut battle, 3, "eliminated", "yes");
    assert_eq!(orders_due(&battle), 0);
    // The app cannot know of commanders that were never listed, so an order stays due.
    let mut battle = battle_with(&[(First, HQ_A)]);
    set(&mut battle, 1, "acted-in-initiative", "yes");
    assert_eq!(orders_due(&battle), 1);
}

#[test]
fn amb_42_an_order_is_due_until_each_hq_of_the_formation_has_failed() {
    let mut battle = battle_with(&[(First, HQ_A), (First, HQ_A), (First, OF_A)]);
    set(&mut battle, 3, "evaded", "yes");
    for hq in [1, 2] {
        assert_eq!(orders_due(&battle), 1);
        set(&mut battle, hq, "test-failed", "yes");
    }
    assert_eq!(orders_due(&battle), 0);
}

#[test]
fn amb_06_each_order_of_a_unit_without_formation_is_one_worse() {
    let hq: Fields = &[("kind", "hq")];
    let mut battle = battle_with(&[(First, hq), (First, INFANTRY), (First, INFANTRY)]);
    for earlier in ["0", "1", "2"] {
        open(&mut battle, "command", ORDERS, &[]);
        assert_eq!(answer(&battle, "command", "earlier-orders"), earlier);
        fall(&mut battle, "command", &[1, 2]);
    }
    // Several orders in a row count as that many, and only for this commander.
    open(&mut battle, "orders", ORDERS, &[("orders", "2")]);
    assert_eq!(answer(&battle, "orders", "earlier-orders"), "3");
    fall(&mut battle, "orders", &[1, 1, 1, 1]);
    let orders = [2, 3].map(|unit| state(&battle, unit).orders.0);
    assert_eq!(orders, [5, 0]);
    end_turn(&mut battle);
    assert_eq!(state(&battle, 2).orders.0, 0);
    // If nothing was counted, an order that it acted on counts as one.
    set(&mut battle, 3, "activated", "yes");
    let other: Roles = &[("commander", 1), ("ordered", 3)];
    open(&mut battle, "command", other, &[]);
    assert_eq!(answer(&battle, "command", "earlier-orders"), "1");
    fall(&mut battle, "command", &[1, 2]);
    assert_eq!(state(&battle, 3).orders.0, 2);
    // In a formation, the formation's count applies.
    set(&mut battle, 3, "formation", "a");
    open(&mut battle, "command", other, &[]);
    assert_eq!(answer(&battle, "command", "earlier-orders"), "0");
}

#[test]
fn amb_36_who_survives_enemy_fighters_does_not_attack_this_turn() {
    const JET: Fields = &[("kind", "aircraft")];
    let mut battle = battle_with(&[(First, FAC), (First, FAC), (First, JET), (Second, INFANTRY)]);
    let calls: Roles = &[("observer", 1), ("air-unit", 3)];
    let fighters: Fields = &[("rolled", "fighters")];
    open(&mut battle, "air-blunder", calls, fighters);
    // Recorded after the turn has ended, the result does not affect the aircraft's next turn.
    let mut late = battle.clone();
    end_turn(&mut late);
    fall(&mut late, "air-blunder", &[1, 1]);
    assert!(!state(&late, 3).aborted);
    // One attack hits without an abort: the aircraft still stays away.
    fall(&mut battle, "air-blunder", &[1, 4, 4]);
    assert_eq!(state(&battle, 3).marked.0, 1);
    assert!(state(&battle, 3).aborted);
    assert!(takers(&battle, "air-request", "air-unit").is_empty());
    assert!(takers(&battle, "air-strike", "air-unit").is_empty());
    end_turn(&mut battle);
    assert!(!state(&battle, 3).aborted);
}

#[test]
fn fbk_06_wire_eliminates_the_infantry_of_an_ifv_that_lost_an_assault() {
    const IFV: Fields = &[("kind", "ifv"), ("loaded", "yes")];
    let lost = |battle: &BattleState| {
        assert!(!state(battle, 1).eliminated);
        (!state(battle, 1).loaded, side_field(battle, First, "more-losses"))
    };
    let gone = (true, "1".to_owned());
    let mut battle = battle_with(&[(First, IFV), (Second, INFANTRY)]);
    // Two hits against three: it falls back.
    let round = [4, 4, 1, 1, 1, 1, 1, 4, 4, 4, 1];
    open(&mut battle, "assault-round", FIGHT, &[]);
    fall(&mut battle, "assault-round", &round);
    let mut known = battle.clone();
    follow(&mut known, "assault-round", &round, "assault-fall-back");
    answers(&known, "assault-fall-back", &[("hits", "3"), ("soft", "yes")]);
    let into: Fields = &[("hits", "3"), ("meets", "wire")];
    open(&mut known, "assault-fall-back", &[("loser", 1)], into);
    fall(&mut known, "assault-fall-back", &[1, 1, 1]);
    assert_eq!(lost(&known), gone);
    // After an assault fought to a finish, the end of the retreat is looked up.
    let fought = [4, 4, 1, 1, 1, 1, 1, 4, 4, 4, 1, 1, 1, 1];
    open(&mut battle, "assault", FIGHT, &[]);
    follow(&mut battle, "assault", &fought, "fall-back");
    answers(&battle, "fall-back", &[("cause", "assault"), ("soft", "yes")]);
    let wire = Action::Answer {
        calculator: "fall-back".to_owned(),
        field: "meets".to_owned(),
        value: "wire".to_owned(),
    };
    let mut by_fire = battle.clone();
    battle.act(&wire, &RULESET);
    fall(&mut battle, "fall-back", &[]);
    assert_eq!(lost(&battle), gone);
    // After fire the vehicle falls back.
    open(&mut by_fire, "fall-back", &[("target", 1)], &[("meets", "wire")]);
    assert_eq!(answer(&by_fire, "fall-back", "soft"), "no");
    fall(&mut by_fire, "fall-back", &[]);
    assert_eq!(lost(&by_fire), (false, "0".to_owned()));
}

#[test]
fn amb_44_wire_eliminates_the_infantry_of_a_carrier_by_the_house_rule_alone() {
    const APC: Fields = &[("kind", "carrier"), ("loaded", "yes")];
    let mut battle = battle_with(&[(First, APC), (Second, INFANTRY)]);
    open(&mut battle, "assault-round", FIGHT, &[("charges", "no")]);
    // Three dice, or six with the house rule: two hits against three.
    let soft = |faces: &[u8], rules: Fields| {
        let mut battle = battle.clone();
        let next = story::then_by(&battle, "assault-round", faces, rules);
        story::follow(&mut battle, "assault-round", &next[0]);
        answer(&battle, "assault-fall-back", "soft")
    };
    assert_eq!(soft(&[4, 4, 1, 4, 4, 4, 1], &[]), "no");
    let rules: Fields = &[("apc-is-ifv", "yes")];
    assert_eq!(soft(&[4, 4, 1, 1, 1, 1, 4, 4, 4, 1], rules), "yes");
}

#[test]
fn asl_02_a_flamethrower_on_another_vehicle_may_assault_who_is_in_cover() {
    const FLAMES: Fields = &[("kind", "flamethrower"), ("armour", "armoured")];
    let mut battle = battle_with(&[(First, FLAMES), (Second, INFANTRY)]);
    set(&mut battle, 2, "cover", "light");
    open(&mut battle, "assault-round", &[("attacker", 1)], &[]);
    assert_eq!(barred(&battle, "assault-round", "defender", 2), None);
    open(&mut battle, "assault-round", FIGHT, &[]);
    answers(&battle, "assault-round", &[("afv", "no"), ("not-clear", "yes")]);
    // 12 and one for the charge against four.
    fall(&mut battle, "assault-round", &[1; 17]);
    // A flamethrower on an AFV may not, nor one without a recorded kind.
    set(&mut battle, 1, "armour", "full-afv");
    open(&mut battle, "assault-round", &[("attacker", 1)], &[]);
    assert_eq!(barred(&battle, "assault-round", "defender", 2), Some("CWC-ASL-02"));
    let alone: Fields = &[("attacker", "flamethrower"), ("not-clear", "yes")];
    open(&mut battle, "assault-round", &[], alone);
    let known = calculator(&battle, "assault-round");
    let working =
        (known.work)(&battle.calculator_state("assault-round").values(known), &house(&battle, &[]));
    assert_eq!(working.refusals[0].cite, "CWC-ASL-02");
}

#[test]
fn amb_25_hits_that_stay_are_marked_by_the_single_round_alone() {
    let battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY)]);
    let said = |id: &str, text| {
        let known = calculator(&battle, id);
        let rules = house(&battle, &[("keep-assault-hits", "yes")]);
        let working = (known.work)(&battle.calculator_state(id).values(known), &rules);
        let text = Phrase::from(text);
        working.notes.iter().any(|note| note.phrase == text)
    };
    for (text, by) in [
        (t::NOTE_ASSAULT_HITS_STAY, "assault-round"),
        (t::NOTE_HITS_STAY_ROUND_BY_ROUND, "assault"),
    ] {
        for id in ["assault-round", "assault"] {
            assert_eq!(said(id, text), id == by, "{id}");
        }
    }
}

#[test]
fn aaf_01_an_anti_air_unit_fires_with_the_attack_that_has_dice() {
    const SECOND: Fields = &[("kind", "anti-air"), ("attack", "0"), ("second-attack", "4")];
    let mut battle = battle_with(&[(First, HELICOPTER), (Second, SECOND), (Second, AA)]);
    let one: Roles = &[("air-unit", 1), ("anti-air", 2)];
    open(&mut battle, "anti-air", one, &[]);
    assert_eq!(answer(&battle, "anti-air", "dice"), "4");
    let both: Roles = &[("air-unit", 1), ("anti-air", 2), ("anti-air-2", 3)];
    open(&mut battle, "anti-air", both, &[]);
    assert_eq!(answer(&battle, "anti-air", "dice"), "8");
}

#[test]
fn gun_t1_the_line_of_a_class_has_no_mark() {
    const HOWITZER: Fields =
        &[("kind", "artillery"), ("gun", "medium"), ("attack", "2"), ("mark", "star")];
    let mut battle = battle_with(&[(First, HOWITZER), (Second, TANK)]);
    open(&mut battle, "direct-fire", &[("shooter", 1)], &[]);
    assert_eq!(barred(&battle, "direct-fire", "target", 2), None);
    open(&mut battle, "direct-fire", AT_HIM, &[("distance", "60")]);
    assert_eq!(answer(&battle, "direct-fire", "mark"), "none");
    assert_eq!(figure(&battle, "direct-fire", "dice"), Figure::Dice(4));
    // At a zone it fires with the figures of its card; without a class, it does so in direct fire
    // too.
    let shells: Roles = &[("battery", 1), ("target", 2)];
    open(&mut battle, "artillery-fire", shells, &[]);
    answers(&battle, "artillery-fire", &[("attack", "2"), ("mark", "star")]);
    set(&mut battle, 1, "gun", "none");
    open(&mut battle, "direct-fire", &[("shooter", 1)], &[]);
    assert_eq!(barred(&battle, "direct-fire", "target", 2), Some("CWC-HIT-09"));
}

#[test]
fn sta_t1_artillery_fights_an_assault_as_any_other() {
    const GUNS: Fields =
        &[("kind", "artillery"), ("carriage", "self-propelled"), ("armour", "full-afv")];
    const FLAK: Fields = &[("kind", "anti-air"), ("armour", "full-afv")];
    const COVERED: Fields = &[("kind", "infantry"), ("cover", "light")];
    let mut battle = battle_with(&[(First, INFANTRY), (Second, GUNS), (Second, FLAK)]);
    for (defender, fighter) in [(2, "guns-afv"), (3, "afv")] {
        let fight: Roles = &[("attacker", 1), ("defender", defender)];
        open(&mut battle, "assault-round", fight, &[]);
        assert_eq!(answer(&battle, "assault-round", "defender"), fighter);
    }
    // It still counts as an AFV where that allows an assault (CWC-ASL-02).
    let mut battle = battle_with(&[(First, GUNS), (Second, COVERED), (Second, INFANTRY)]);
    open(&mut battle, "assault-round", &[("attacker", 1)], &[]);
    let bars = |defender| barred(&battle, "assault-round", "defender", defender);
    assert_eq!(bars(2), Some("CWC-ASL-02"));
    assert_eq!(bars(3), None);
}

#[test]
fn art_05_a_smoke_screen_that_is_granted_is_on_the_table_until_the_turn_ends() {
    let mut battle = battle_with(&[(First, FAO), (First, HOWITZERS), (First, INFANTRY)]);
    let calls: Roles = &[("observer", 1), ("battery", 2)];
    let smoke: Fields = &[("ammunition", "smoke")];
    let screens = |battle: &BattleState| side_field(battle, First, "smoke");
    open(&mut battle, "artillery-request", calls, smoke);
    fall(&mut battle, "artillery-request", &[6, 5]);
    assert_eq!(screens(&battle), "0");
    open(&mut battle, "artillery-request", calls, smoke);
    fall(&mut battle, "artillery-request", &[1, 2]);
    assert_eq!(screens(&battle), "1");
    open(&mut battle, "artillery-request", calls, &[]);
    fall(&mut battle, "artillery-request", &[1, 2]);
    assert_eq!(screens(&battle), "1");
    // Smoke on its own unit stays smoke (CWC-AMB-35).
    let own: Roles = &[("observer", 1), ("battery", 2), ("own-unit", 3)];
    let stray: Fields = &[("rolled", "on-your-own"), ("smoke", "yes"), ("distance", "20")];
    open(&mut battle, "artillery-blunder", own, stray);
    fall(&mut battle, "artillery-blunder", &[1, 2]);
    assert_eq!(screens(&battle), "2");
    end_turn(&mut battle);
    assert_eq!(screens(&battle), "0");
}

/// CWC-CMD-03: the next order of a formation does not go to a unit without a formation, even if no
/// other could be ordered.
#[test]
fn the_order_of_a_formation_is_not_for_a_unit_of_none() {
    const HQ: Fields = &[("kind", "hq"), ("formation", "a")];
    const ITS_TANK: Fields = &[("kind", "afv"), ("formation", "a")];
    for (ordered, cast) in [(INFANTRY, None), (ITS_TANK, Some("2"))] {
        let mut battle = battle_with(&[(First, HQ), (First, ordered)]);
        let given =
            Action::SetSide { side: First, field: "orders-a".to_owned(), value: "2".to_owned() };
        battle.act(&given, &RULESET);
        let due = battle.due(&RULESET);
        let due = due.iter().find(|due| due.test() == Some("command"));
        let test = due.and_then(|due| due.follows.test.as_ref());
        let open = test.and_then(|test| battle.open(test, None, &Answers::new(), &RULESET));
        battle.act(&open.expect("it opens"), &RULESET);
        let ordered = battle.calculator_state("command").cast;
        assert_eq!(ordered.get("ordered").map(String::as_str), cast);
        assert_eq!(answer(&battle, "command", "earlier-orders"), "2");
    }
}

/// CWC-BON-03: the step after two 1s is named once.
#[test]
fn a_request_with_a_bonus_names_each_next_step_once() {
    for (request, caller, support) in
        [("air-request", "fac", "aircraft"), ("artillery-request", "fao", "artillery")]
    {
        let caller: Fields = Box::leak(Box::new([("kind", caller)]));
        let support: Fields = Box::leak(Box::new([("kind", support)]));
        let mut battle = battle_with(&[(First, caller), (First, support)]);
        let known = calculator(&battle, request);
        let roles = [(known.roles[0].id, 1), (known.roles[1].id, 2)];
        open(&mut battle, request, &roles, &[]);
        let then = then(&battle, request, &[1, 1]);
        let next = story::next(&battle, request);
        let all = then.iter().chain(&next).filter(|one| one.label.is_none());
        let twice =
            then.iter().any(|one| next.iter().any(|other| other.calculator == one.calculator));
        assert!(twice && all.count() > 0, "some of them are possible at all");
        let beside = Opening::beside(next, &then);
        for opening in &then {
            assert!(beside.iter().all(|one| one.calculator != opening.calculator));
        }
        assert!(!beside.is_empty(), "the blunder is still there to look at");
    }
}

/// The place of a role among those of a calculator.
fn place(battle: &BattleState, id: &str, role: &str) -> usize {
    let mut roles = calculator(battle, id).roles.iter();
    roles.position(|known| known.id == role).expect("a role")
}

fn put(battle: &mut BattleState, id: &str, role: &str, unit: u32) {
    let cast = Action::Cast { calculator: id.to_owned(), role: role.to_owned(), unit: Some(unit) };
    battle.act(&cast, &RULESET);
}

/// Answers a question as the log stores it: by its changes.
fn say(battle: &mut BattleState, id: &str, field: &str, value: &str) {
    let answer = Action::Answer {
        calculator: id.to_owned(),
        field: field.to_owned(),
        value: value.to_owned(),
    };
    for change in battle.plan(&answer, &RULESET) {
        battle.apply(&change);
    }
}

#[test]
fn who_is_fired_at_alone_waits_for_who_fires() {
    let unarmed: Fields = &[("kind", "transport"), ("attack", "0")];
    let mut battle = battle_with(&[(First, TANK), (Second, unarmed)]);
    end_turn(&mut battle);
    // No unit of the side whose turn it is can fire, and a tank without a target does not
    // fire.
    open(&mut battle, "direct-fire", &[("target", 1)], &[]);
    assert_eq!(lacks(&battle, "direct-fire"), Some(Missing::AnyUnit(0)));
    // Another tank might fire, in reaction.
    let mut battle = battle_with(&[(First, TANK), (Second, unarmed), (First, TANK)]);
    end_turn(&mut battle);
    open(&mut battle, "direct-fire", &[("target", 1)], &[]);
    assert_eq!(lacks(&battle, "direct-fire"), Some(Missing::Unit(0)));
    // A tank does not fire at itself.
    put(&mut battle, "direct-fire", "shooter", 1);
    assert_eq!(cast(&battle, "direct-fire", "target"), None);
    assert!(lacks(&battle, "direct-fire").is_some());
}

#[test]
fn blu_p1_who_is_hit_by_a_blunder_is_named_once_it_is_rolled() {
    const HQ: Fields = &[("kind", "hq"), ("formation", "a"), ("hits", "3")];
    let id = "command-blunder";
    let mut battle =
        battle_with(&[(First, HQ), (First, INFANTRY), (First, INFANTRY), (Second, INFANTRY)]);
    open(&mut battle, id, &[("commander", 1)], &[]);
    assert_eq!(lacks(&battle, id), None);
    // Only the D6 is rolled: the units that are attacked, or that crawl, are still to be named.
    for (face, roles) in [(5, &["first", "second"][..]), (3, &["crawler"])] {
        let mut battle = battle.clone();
        let next = then(&battle, id, &[face]);
        story::follow(&mut battle, id, &next[0]);
        // Crossfire! strikes up to three units, but only as many as there are.
        for (role, unit) in roles.iter().zip([2, 3]) {
            assert_eq!(lacks(&battle, id), Some(Missing::Unit(place(&battle, id, role))));
            put(&mut battle, id, role, unit);
        }
        assert_eq!(lacks(&battle, id), None);
        assert_eq!(cast(&battle, id, "commander").as_deref(), Some("1"));
    }
    // 4 attacks on one unit: 4 hits.
    let next = then(&battle, id, &[6]);
    story::follow(&mut battle, id, &next[0]);
    put(&mut battle, id, "first", 2);
    fall(&mut battle, id, &[1, 3, 4, 4, 4, 4]);
    assert!(state(&battle, 2).eliminated);
    assert_eq!(state(&battle, 3), state(&battle, 4));
    // Cease fire! hits the commander in the same roll that decides the blunder.
    open(&mut battle, id, &[("commander", 1)], &[]);
    fall(&mut battle, id, &[2, 1, 4, 3]);
    assert_eq!(state(&battle, 1).marked.0, 1);
    // A result does not mention dice that were not rolled.
    let known = calculator(&battle, id);
    let working = (known.work)(&battle.calculator_state(id).values(known), &house(&battle, &[]));
    let quiet: Vec<_> = working.parts.iter().map(|part| (part.id, part.quiet)).collect();
    assert_eq!(quiet, [("blunder", false), ("command-unit", true)]);
}

#[test]
fn blu_08_the_unit_that_own_fire_hits_is_named_once_it_is_rolled() {
    const GUNS: Fields = &[("kind", "artillery"), ("attack", "4"), ("carriage", "towed")];
    const JET: Fields = &[("kind", "aircraft"), ("attack", "4")];
    for (id, observer, role, unit) in
        [("artillery-blunder", "fao", "battery", GUNS), ("air-blunder", "fac", "air-unit", JET)]
    {
        let observer: Vec<_> = vec![("kind", observer)];
        let observer: Fields = observer.leak();
        let mut battle =
            battle_with(&[(First, observer), (First, unit), (First, INFANTRY), (Second, INFANTRY)]);
        open(&mut battle, id, &[("observer", 1), (role, 2)], &[]);
        assert_eq!(lacks(&battle, id), None);
        let next = then(&battle, id, &[5]);
        story::follow(&mut battle, id, &next[0]);
        let own = place(&battle, id, "own-unit");
        assert_eq!(lacks(&battle, id), Some(Missing::Unit(own)), "{id}");
        assert_eq!(cast(&battle, id, role).as_deref(), Some("2"));
        put(&mut battle, id, "own-unit", 3);
        // The distance from the observer is measured, too.
        assert!(matches!(lacks(&battle, id), Some(Missing::Distance(_))), "{id}");
        say(&mut battle, id, "distance", "60");
        assert_eq!(lacks(&battle, id), None);
        // Three dice, both for artillery and for aircraft (60 / 20): 1 + 2 + 3 = 6 cm in a
        // direction, within 10 cm; then four dice and four hits.
        fall(&mut battle, id, &[1, 2, 3, 9, 4, 4, 4, 4]);
        assert!(state(&battle, 3).eliminated, "{id}");
        assert_eq!(state(&battle, 4).marked.0, 0);
    }
}

#[test]
fn art_06_the_distance_of_the_observer_is_measured() {
    const GUNS: Fields = &[("kind", "artillery"), ("attack", "4"), ("carriage", "towed")];
    const JET: Fields = &[("kind", "aircraft"), ("attack", "4")];
    for (id, role, unit) in
        [("artillery-deviation", "battery", GUNS), ("air-deviation", "air-unit", JET)]
    {
        let mut battle = battle_with(&[(First, unit), (Second, INFANTRY)]);
        open(&mut battle, id, &[(role, 1)], &[]);
        assert!(matches!(lacks(&battle, id), Some(Missing::Distance(_))), "{id}");
        // It may equal the question's initial value.
        say(&mut battle, id, "distance", "60");
        assert_eq!(lacks(&battle, id), None);
        put(&mut battle, id, role, 1);
        assert_eq!(lacks(&battle, id), None, "the same unit again");
        // The next distance is measured again.
        open(&mut battle, id, &[(role, 1)], &[]);
        assert!(lacks(&battle, id).is_some());
        say(&mut battle, id, "distance", "20");
        assert_eq!(lacks(&battle, id), None);
    }
    // For a double 1 nothing is measured (CWC-BON-02).
    let mut battle = battle_with(&[(First, GUNS), (Second, INFANTRY)]);
    open(&mut battle, "artillery-deviation", &[("battery", 1)], &[("bonus", "yes")]);
    assert_eq!(lacks(&battle, "artillery-deviation"), None);
}

#[test]
fn asl_05_a_unit_supports_once() {
    let mut battle = battle_with(&[(First, INFANTRY), (Second, INFANTRY), (First, INFANTRY)]);
    let twice = [("attacker", 1), ("defender", 2), ("supporter", 3), ("supporter-2", 3)];
    open(&mut battle, "assault-round", &twice, &[]);
    answers(&battle, "assault-round", &[("supports", "1")]);
    // A unit does not count twice as a shooter, either.
    open(&mut battle, "direct-fire", &[("shooter", 1), ("shooter-2", 1), ("target", 2)], &[]);
    answers(&battle, "direct-fire", &[("units", "1"), ("b.units", "0")]);
}
