//! A small ruleset for the tests of saves and addresses. The golden files are written with it: do
//! not change its content, only add to it.

use adjutant::aid::{
    Acts, Calculator, Cards, Cell, Choice, Counter, Field, HouseEvents, Kind, Missions, NewUnit,
    Opening, Order, Phase, Rule, Ruleset, Section, Step, Table, Term, Terms, Tracker, TurnEvent,
    Whose, Wording, Working, first_of, turns_of_phases,
};
use adjutant::text::Text;

const fn field(id: &'static str, kind: Kind, default: i16) -> Field {
    Field::new(id, kind, default, (Text::EMPTY, Text::EMPTY), &[], |_| true)
}

const fn choice(id: &'static str) -> Choice {
    Choice { id, label: Text::EMPTY }
}

const fn step(id: &'static str) -> Step {
    Step::new(id, Whose::Active, Text::EMPTY, &["shooting"], &[])
}

const fn phase(id: &'static str, steps: &'static [Step]) -> Phase {
    Phase::new(id, Text::EMPTY, steps).units_act()
}

const fn calculator(id: &'static str, fields: &'static [Field]) -> Calculator {
    Calculator {
        id,
        title: Text::EMPTY,
        summary: Text::EMPTY,
        cites: &[],
        fields,
        work: |_, _| Working::refused(Text::EMPTY, Text::EMPTY, Vec::new()),
        roles: &[],
        in_view: &[],
        measured: &[],
        groups: adjutant::aid::Groups::NONE,
        limits: &[],
        of_side: false,
        fill: |_| Opening::plain(""),
        after: |_, _, _, _| {},
        then: |_, _, _| Vec::new(),
    }
}

const fn wording(id: &'static str) -> Wording {
    Wording { id, label: Text::EMPTY, cites: &[], when: |_| true }
}

const fn rule(cite: &'static str) -> Rule {
    Rule { cite, text: Text::EMPTY }
}

const SKILLS: Kind = Kind::Choice(&[choice("conscript"), choice("trained"), choice("veteran")]);

const ORDER: Order = Order {
    first: |view| first_of(view, GAME.checklist),
    next: |view| turns_of_phases(view, GAME.checklist),
    in_order: true,
    in_rounds: false,
};

pub static GAME: Ruleset = Ruleset {
    id: "test-game",
    name: Text::EMPTY,
    summary: Text::EMPTY,
    packs: &[],
    order: ORDER,
    checklist: &[
        phase("starting", &[step("rally"), step("reserves")]),
        phase("movement", &[step("move")]),
        phase("shooting", &[step("shoot"), step("save"), step("aircraft")]),
    ],
    calculators: &[
        calculator(
            "shooting",
            &[
                field("skill", SKILLS, 1),
                field("concealed", Kind::Toggle, 0),
                field("moved", Kind::Toggle, 1),
                field("dice", Kind::Count { low: 1, high: 40 }, 2),
                field("height", Kind::Count { low: -10, high: 9 }, 0),
            ],
        ),
        calculator("morale", &[field("below-half", Kind::Toggle, 0)]),
    ],
    reference: &[
        Section {
            id: "sho",
            title: Text::EMPTY,
            rules: &[rule("TST-SHO-01"), rule("TST-SHO-02")],
            tables: &[Table {
                cite: "TST-SHO-T1",
                title: Text::EMPTY,
                head: &[Text::EMPTY],
                rows: &[&[Cell::Blank]],
            }],
        },
        Section { id: "mor", title: Text::EMPTY, rules: &[rule("TST-MOR-01")], tables: &[] },
    ],
    rulings: &[rule("TST-AMB-01")],
    examples: &[],
    glossary: &[Term {
        cite: "TST-GLO-01",
        term: Text::EMPTY,
        also: Text::EMPTY,
        meaning: Text::EMPTY,
    }],
    tracker: Tracker {
        fields: &[
            field("strength", Kind::Count { low: 0, high: 10 }, 5),
            field("bailed-out", Kind::Toggle, 0),
            field("moved", Kind::Toggle, 0),
            field("fired", Kind::Toggle, 0),
            field("skill", SKILLS, 1),
        ],
        in_view: &[],
        consequences: |_| Vec::new(),
        counter: Counter::NONE,
        adjust: |_, after| after.clone(),
        follows: None,
        refuses: None,
        on_event: |unit, moment| {
            let cleared: &[usize] = match moment {
                // Moved, and fired.
                TurnEvent::TurnBegins => &[2],
                TurnEvent::PhaseBegins => &[3],
                TurnEvent::TurnEnds | TurnEvent::Own(_) => &[],
            };
            unit.cleared(GAME.tracker.fields, cleared)
        },
        house_events: HouseEvents::NONE,
        counted: |_, _| Vec::new(),
        profile: &[0, 4],
        new_unit: NewUnit::COMPLETE,
        battle_fields: &[],
        side_fields: &[field("air-pool", Kind::Count { low: 0, high: 7 }, 7)],
        acts: Acts::NONE,
        side_on_event: |side, _| side.clone(),
        side_consequences: |_, _| Vec::new(),
        cards: Cards {
            words: &[wording("nation"), wording("gun")],
            terms: Terms {
                fields: &[field("attacks", Kind::Toggle, 0), field("skill", SKILLS, 1)],
                // Its strength.
                cost: Some(0),
                limit: |points, terms| points * (1 + u32::from(terms.get(0) == 1)),
                ..Terms::NONE
            },
            ..Cards::NONE
        },
    },
    missions: Missions::NONE,
    house_rules: &[field("long-games", Kind::Toggle, 0)],
    off_paper: &[],
};

pub static OTHER: Ruleset = Ruleset {
    id: "other-game",
    name: Text::EMPTY,
    summary: Text::EMPTY,
    packs: &[],
    order: Order {
        first: |view| first_of(view, &[]),
        next: |view| turns_of_phases(view, &[]),
        in_order: true,
        in_rounds: false,
    },
    checklist: &[],
    calculators: &[],
    reference: &[],
    rulings: &[],
    examples: &[],
    glossary: &[],
    tracker: Tracker {
        fields: &[],
        in_view: &[],
        consequences: |_| Vec::new(),
        counter: Counter::NONE,
        adjust: |_, after| after.clone(),
        follows: None,
        refuses: None,
        on_event: |unit, _| unit.clone(),
        house_events: HouseEvents::NONE,
        counted: |_, _| Vec::new(),
        profile: &[],
        new_unit: NewUnit::COMPLETE,
        battle_fields: &[],
        side_fields: &[],
        acts: Acts::NONE,
        side_on_event: |side, _| side.clone(),
        side_consequences: |_, _| Vec::new(),
        cards: Cards::NONE,
    },
    missions: Missions::NONE,
    house_rules: &[],
    off_paper: &[],
};

pub static GAMES: [&Ruleset; 2] = [&GAME, &OTHER];
