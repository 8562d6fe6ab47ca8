//! New units of every wargame: figures that neither the player nor the sheet has given are
//! missing, and no calculator makes them up.

#![allow(clippy::expect_used, clippy::panic)]

mod story;

use std::sync::LazyLock;

use adjutant::aid::lines::{Change, Vocabulary, read};
use adjutant::aid::{Field, Figure, Kind, Printed, Ruleset, Side, Slot, Worth};
use adjutant::battle::lines::{text_of, units_of};
use adjutant::battle::{Action, Answers, BattleState, Missing, Session, Unit, Words};
use adjutant::rulesets::{self, brygada, cold_war_commander, flames_of_war, k20};
use adjutant::text::{Language, Packs, Voice};

use story::{Roles, calculator, lacks, open, rules, set};

use Side::{First, Second};

static ENGLISH: LazyLock<Packs> = LazyLock::new(|| Packs::embedded(Language::English));

/// A battle of blank units, each of a given kind.
fn battle_with(ruleset: &Ruleset, units: &[(Side, &str)]) -> BattleState {
    let mut battle = story::battle_with(ruleset, &[], &[]);
    for (place, (side, kind)) in units.iter().enumerate() {
        let number = place as u32 + 1;
        let add = Action::AddUnit {
            side: *side,
            name: format!("Unit {number}"),
            answers: Unit::blank("", ruleset).answers,
        };
        battle.act(&add, ruleset);
        set(&mut battle, number, "kind", kind);
    }
    battle
}

fn unit(battle: &BattleState, number: u32) -> &Unit {
    battle.unit(number).expect("there is one").1
}

/// The ids of the figures that are missing on the card of a unit.
fn missing(battle: &BattleState, number: u32) -> Vec<String> {
    named(rules(battle), &unit(battle, number).missing(rules(battle)))
}

fn named(ruleset: &Ruleset, places: &[usize]) -> Vec<String> {
    let fields = ruleset.tracker.fields;
    places.iter().map(|place| fields[*place].id.to_string()).collect()
}

/// The figures that a calculator asks for with these units in it.
fn asked(battle: &mut BattleState, id: &str, roles: Roles) -> Vec<String> {
    open(battle, id, roles, &[]);
    let ruleset = rules(battle);
    let missing = battle.missing_figures(calculator(battle, id), ruleset);
    missing
        .iter()
        .map(|(number, place)| format!("{number} {}", ruleset.tracker.fields[*place].id))
        .collect()
}

/// A unit from a save of an older build keeps its figures: all its answers are given or defaults.
#[test]
fn old_units_keep_their_figures() {
    for ruleset in rulesets::ALL {
        let old = Unit::fresh("Old", Answers::new(), Words::new());
        assert_eq!(old.missing(ruleset), [0; 0], "{}", ruleset.id);
        for (place, field) in ruleset.tracker.fields.iter().enumerate() {
            assert_eq!(old.values(ruleset).get(place), field.default);
        }
        let id = |field: &Field| field.id.to_string() == "figures";
        assert!(!ruleset.tracker.fields.iter().any(id), "{}", ruleset.id);
    }
}

#[test]
fn what_the_sheet_does_not_give_is_missing() {
    let of = |ruleset: &'static Ruleset, kind| missing(&battle_with(ruleset, &[(First, kind)]), 1);
    // An armoured platoon has no infantry, and a new platoon has one kind of weapon.
    let weapon = ["weapons.1.range", "weapons.1.rof", "weapons.1.anti-tank", "weapons.1.firepower"];
    let rifles = of(&flames_of_war::RULESET, "infantry");
    assert_eq!(rifles[0], "assault-anti-tank");
    assert_eq!(rifles[1..], weapon);
    let tanks = of(&flames_of_war::RULESET, "armoured");
    assert_eq!(tanks[..3], ["front", "side", "top"]);
    // A command unit never fires (CWC-ASL-05, CWC-AMB-17).
    let hq = of(&cold_war_commander::RULESET, "hq");
    assert_eq!(hq, ["value", "hits", "movement"]);
    let afv = of(&cold_war_commander::RULESET, "afv");
    assert_eq!(afv, ["attack", "range", "hits", "movement"]);
    let gun = of(&k20::RULESET, "gun");
    for figure in ["ap", "he-fp", "front-dv", "rof"] {
        assert!(gun.contains(&figure.to_owned()), "{figure}");
    }
    // The sheet prints the rifle squad (BR10-CRD-T1), and no gun.
    assert_eq!(of(&brygada::RULESET, "infantry"), [""; 0]);
    assert!(of(&brygada::RULESET, "gun").contains(&"speed".to_owned()));
}

/// A vehicle has the dice given for it, not those of a rifle squad.
#[test]
fn a_vehicle_has_no_fire_power_of_its_own_accord() {
    let mut battle = battle_with(&brygada::RULESET, &[(First, "armoured"), (Second, "infantry")]);
    let gone = missing(&battle, 1);
    let bands = ["at-10", "at-20", "at-30", "at-40", "at-50", "over-50"];
    for band in bands {
        assert!(gone.contains(&format!("weapons.1.{band}")), "{band} of {gone:?}");
    }
    let fire: Roles = &[("shooter", 1), ("target", 2)];
    assert_eq!(asked(&mut battle, "fire-at-infantry", fire), ["1 weapons.1.at-10"]);
    set(&mut battle, 1, "weapons.1.at-10", "0");
    assert_eq!(asked(&mut battle, "fire-at-infantry", fire), [""; 0]);
    // The crew of a gun strikes vehicles as well; its only armour is its shield, so that no other
    // armour is missing for ever.
    let battle = battle_with(&brygada::RULESET, &[(First, "gun")]);
    let gone = missing(&battle, 1);
    assert!(gone.contains(&"assault-vehicles".to_owned()));
    let armour = gone.iter().filter(|one| one.starts_with("armour") || one.starts_with("later"));
    assert_eq!(armour.collect::<Vec<_>>(), ["armour.hull-front"]);
    // A card shows a missing quality as such, and not as the lowest.
    let ruleset = &brygada::RULESET;
    let card = ruleset.tracker.cards.card.expect("it has cards");
    let gun = unit(&battle, 1);
    let drawn = card(&gun.printed(ruleset), &gun.missing(ruleset), &battle.battle_values(ruleset));
    assert!(matches!(drawn.brief.value, Worth::Figure(Figure::Word(_))));
    // All other missing figures are shown as missing, too.
    let figures = drawn.faces.iter().flat_map(|face| &face.slots);
    let figures = figures.filter_map(|slot| match slot {
        Slot::Figures(figures) => Some(figures),
        _ => None,
    });
    let is_dash = |one: &Printed| matches!(one.value, Worth::Figure(Figure::Word(_)));
    assert!(figures.flatten().all(is_dash));
}

/// No figure of a new unit is invented: it is asked for, or 0.
#[test]
fn no_figure_is_made_up() {
    for ruleset in rulesets::ALL {
        let tracker = &ruleset.tracker;
        let kind = Field::find(tracker.fields, "kind").expect("units have a kind");
        let (low, high) = tracker.fields[kind].kind.range();
        for answer in low..=high {
            let mut unit = Unit::blank("", ruleset);
            let kind = &tracker.fields[kind];
            unit.answers.insert("kind".to_owned(), kind.write(answer));
            let (values, missing) = (unit.values(ruleset), unit.missing(ruleset));
            for place in tracker.profile {
                let field = &tracker.fields[*place];
                let number = matches!(field.kind, Kind::Count { .. } | Kind::Measure { .. });
                if !number || field.default == 0 || !field.matters(values.all()) {
                    continue;
                }
                let id = field.id.to_string();
                // Every game asks for the number of teams; a unit without a period fits any year.
                let counts = matches!(id.as_str(), "teams" | "stands" | "bases");
                let years = matches!(id.as_str(), "from" | "to" | "later-from");
                // The sheet prints the rifle squad (BR10-CRD-T1).
                let printed = ruleset.id == brygada::RULESET.id && kind.write(answer) == "infantry";
                let of = kind.write(answer);
                // A card may be without it: it is 0 then.
                let optional = (tracker.new_unit.optional)(&values).contains(place);
                let none = optional && values.get(*place) == 0;
                let known = missing.contains(place) || counts || years || printed || none;
                assert!(known, "{id} of {of} in {}", ruleset.id);
            }
        }
    }
}

/// A calculator asks only for the figures that it needs; then it rolls.
#[test]
fn a_calculator_asks_for_what_it_needs() {
    let mut battle =
        battle_with(&flames_of_war::RULESET, &[(First, "infantry"), (Second, "infantry")]);
    let volley: Roles = &[("shooter", 1), ("target", 2)];
    let weapon = ["range", "rof", "anti-tank", "firepower"];
    let wanted = weapon.map(|figure| format!("1 weapons.1.{figure}"));
    let asks = asked(&mut battle, "shooting", volley);
    assert!(!asks.is_empty() && asks.iter().all(|one| wanted.contains(one)), "{asks:?}");
    assert!(matches!(lacks(&battle, "shooting"), Some(Missing::Figure(1, _))));
    for (figure, value) in [("range", "16"), ("rof", "1"), ("anti-tank", "2"), ("firepower", "6")] {
        set(&mut battle, 1, &format!("weapons.1.{figure}"), value);
    }
    // Other open questions follow.
    assert!(!matches!(lacks(&battle, "shooting"), Some(Missing::Figure(..))));
    assert_eq!(asked(&mut battle, "shooting", volley), [""; 0]);

    let mut battle = battle_with(&k20::RULESET, &[(First, "vehicle"), (Second, "vehicle")]);
    let shot: Roles = &[("shooter", 1), ("target", 2)];
    let asks = asked(&mut battle, "direct-fire", shot);
    for figure in ["1 training", "1 ap", "2 front-dv"] {
        assert!(asks.contains(&figure.to_owned()), "{figure} of {asks:?}");
    }
    assert!(!asks.contains(&"1 rof".to_owned()), "{asks:?}");

    let mut battle = battle_with(&cold_war_commander::RULESET, &[(First, "hq"), (First, "afv")]);
    assert_eq!(asked(&mut battle, "command", &[("commander", 1), ("ordered", 2)]), ["1 value"]);
    // A card without a Save has none (CWC-STA-01).
    set(&mut battle, 1, "kind", "infantry");
    let assault = asked(&mut battle, "assault", &[("attacker", 1), ("defender", 2)]);
    assert!(!assault.iter().any(|one| one.ends_with("save")), "{assault:?}");
}

/// If a unit's Hits are unknown, no marker eliminates it, and the Hits that are left are not shown.
#[test]
fn nothing_is_said_that_depends_on_a_missing_figure() {
    let ruleset = &cold_war_commander::RULESET;
    let mut battle = battle_with(ruleset, &[(First, "afv")]);
    set(&mut battle, 1, "marked", "6");
    assert_eq!(unit(&battle, 1).strength(ruleset), None);
    assert!(!(ruleset.tracker.counter.gone)(&unit(&battle, 1).values(ruleset)));
    let by_hits = |battle: &BattleState| {
        let follows = unit(battle, 1).consequences(ruleset);
        follows.iter().any(|one| one.cite == "CWC-FIR-05")
    };
    assert!(!by_hits(&battle));
    set(&mut battle, 1, "hits", "8");
    assert_eq!(unit(&battle, 1).strength(ruleset).map(|left| left.left), Some(2));
    assert!(by_hits(&battle));
}

/// A figure may equal the default elsewhere: it still counts as given, also in a save, a copy and
/// a card, until that is undone.
#[test]
fn a_figure_that_was_given_stays_given() {
    let ruleset = &cold_war_commander::RULESET;
    let field = |id| Field::find(ruleset.tracker.fields, id).expect("there is one");
    let mut session = Session::new(1, battle_with(ruleset, &[(First, "afv")]));
    let hits = &ruleset.tracker.fields[field("hits")];
    let give = Action::SetUnit {
        side: First,
        unit: 1,
        field: "hits".to_owned(),
        value: hits.write(hits.default),
    };
    session.act(give, ruleset);
    let gone = |unit: &Unit| unit.missing(ruleset).contains(&field("hits"));
    let now = unit(session.battle_state(), 1).clone();
    assert!(!gone(&now));
    assert!(!gone(&now.refreshed(ruleset)));
    let saved = serde_json::to_string(&now).expect("it is written");
    let read: Unit = serde_json::from_str(&saved).expect("it is read");
    assert_eq!(read, now);
    assert!(now.missing(ruleset).contains(&field("range")));
    assert!(now.refreshed(ruleset).missing(ruleset).contains(&field("range")));
    let copy = Action::DuplicateUnit { side: First, unit: 1, card: false };
    session.act(copy, ruleset);
    assert_eq!(unit(session.battle_state(), 2).missing(ruleset), now.missing(ruleset));
    for _ in 0..2 {
        session.undo(ruleset, &|_| None).expect("it is there");
    }
    assert!(gone(unit(session.battle_state(), 1)));
}

/// A line that names a card of the sheet has the figures of that card, except those that it gives.
#[test]
fn a_line_may_name_a_printed_card() {
    let ruleset = &brygada::RULESET;
    let packs: [&Packs; 1] = [&ENGLISH];
    let vocabulary = Vocabulary::new(&ruleset.tracker, &packs, false);
    let list = "Tank, armoured vehicle, The sheet: T-26, cost 30\nGun, gun, The sheet: T-26";
    let lines = read(&vocabulary, list, &|_| Change::default());
    let lines = lines.into_iter().map(|(_, line)| line).collect::<Vec<_>>();
    let units = units_of(&lines, ruleset, "Unit");
    let figure = |id| {
        units[0].values(ruleset).get(Field::find(ruleset.tracker.fields, id).expect("it is one"))
    };
    // BR10-VEC-T1, BR10-VEC-T2, BR10-VEC-T4.
    let tank = ["quality", "carries", "weapons.1.at-10", "weapons.2.at-50", "cost"].map(figure);
    assert_eq!(tank, [2, 1, 2, 1, 30]);
    assert_eq!(units[0].missing(ruleset), [0; 0]);
    // There is no gun of that name.
    assert!(!units[1].missing(ruleset).is_empty());
}

/// A line of a list has only the figures written in it.
#[test]
fn a_line_makes_no_figures_up() {
    let ruleset = &flames_of_war::RULESET;
    let packs: [&Packs; 1] = [&ENGLISH];
    let vocabulary = Vocabulary::new(&ruleset.tracker, &packs, false);
    let list = "4 Pz IV H, veteran, armour 6/3, 32in ROF 2 AT 11\n7 Rifles, trained";
    let lines = |text: &str| {
        let lines = read(&vocabulary, text, &|_| Change::default());
        let lines = lines.into_iter().map(|(_, line)| line).collect::<Vec<_>>();
        units_of(&lines, ruleset, "Unit")
    };
    let units = lines(list);
    let missing = |unit: &Unit| named(ruleset, &unit.missing(ruleset));
    assert_eq!(missing(&units[0]), ["top", "assault-anti-tank", "weapons.1.firepower"]);
    assert_eq!(missing(&units[1]).len(), 5);
    // And written as text it is the same unit again.
    let again = lines(&text_of(&units, ruleset, &vocabulary, &Voice::english(&ENGLISH)));
    for (one, again) in units.iter().zip(&again) {
        assert_eq!(one.values(ruleset), again.values(ruleset));
        assert_eq!(missing(one), missing(again));
    }
}

/// A figure that the card does not show, though a calculator reads it, could be neither missing
/// nor given: its default would count as the unit's own (BR10-ARE-05: a howitzer's penetration).
#[test]
fn no_calculator_reads_a_figure_that_cannot_be_missing() {
    for ruleset in rulesets::ALL {
        let tracker = &ruleset.tracker;
        let fields = tracker.fields;
        let kind = Field::find(fields, "kind").expect("units have a kind");
        let (low, high) = fields[kind].kind.range();
        let switches = fields.iter().enumerate();
        let switches: Vec<usize> = (switches
            .filter(|(_, field)| matches!(field.kind, Kind::Toggle)))
        .map(|(place, _)| place)
        .collect();
        let battle = battle_with(ruleset, &[(First, ""), (Second, "")]);
        let mut invented = std::collections::BTreeSet::new();
        for answer in low..=high {
            for switch in switches.iter().map(Some).chain([None]) {
                let mut unit = battle.unit(1).expect("there is one").1.values(ruleset);
                unit.set(fields, kind, answer);
                if let Some(switch) = switch {
                    unit.set(fields, *switch, 1 - fields[*switch].default);
                }
                let hidden = (tracker.new_unit.asked)(&unit).iter().map(|(place, _)| *place);
                let hidden = hidden.filter(|place| !fields[*place].matters(unit.all()));
                for (place, calculator) in
                    hidden.flat_map(|place| ruleset.calculators.iter().map(move |one| (place, one)))
                {
                    for role in calculator.roles.iter().filter(|role| (role.eligible)(&unit)) {
                        let other = calculator.roles.iter().find(|other| other.id != role.id);
                        let mut numbers = Answers::new();
                        numbers.extend(other.map(|other| (other.id.to_owned(), "2".to_owned())));
                        numbers.insert(role.id.to_owned(), "1".to_owned());
                        let known = |figure: i16| {
                            let mut cast = battle.cast(calculator, &numbers, ruleset);
                            let mut one = unit.clone();
                            one.set(fields, place, figure);
                            cast.units[0].state = one;
                            (calculator.fill)(&cast)
                        };
                        let (low, high) = fields[place].kind.range();
                        let (low, high) = (known(low), known(high));
                        let values = low.values(calculator);
                        let reads = low.known.iter().any(|one| {
                            calculator.fields[one.0].matters(values.all())
                                && !high.known.contains(one)
                        });
                        if reads {
                            let figure = fields[place].id.to_string();
                            let switch = switch.map(|switch| fields[*switch].id.to_string());
                            let kind = fields[kind].write(answer);
                            invented.insert(format!(
                                "{}/{}: {figure} of {kind} {switch:?}",
                                ruleset.id, calculator.id
                            ));
                        }
                    }
                }
            }
        }
        assert!(invented.is_empty(), "{invented:#?}");
    }
}

/// A howitzer's card without a row of penetration does not lend it that of another gun
/// (BR10-ARE-05, BR10-VEC-T3).
#[test]
fn the_penetration_of_a_shell_is_asked_for() {
    let mut battle = battle_with(&brygada::RULESET, &[(First, "gun"), (Second, "armoured")]);
    set(&mut battle, 1, "area", "yes");
    let shell: Roles = &[("shooter", 1), ("target", 2)];
    let asks = asked(&mut battle, "area-hit", shell);
    assert!(asks.contains(&"1 gun.at-12".to_owned()), "{asks:?}");
    assert!(matches!(lacks(&battle, "area-hit"), Some(Missing::Figure(1, _))));
    // Its drift takes the place of the number to hit, and it has no range (BR10-ARE-04).
    let gone = missing(&battle, 1);
    assert!(!gone.iter().any(|one| one == "gun.range" || one == "gun.to-hit"), "{gone:?}");
}
