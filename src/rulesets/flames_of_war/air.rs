//! Calling aircraft and shooting them down: procedures FOW-AIR-P1 and
//! FOW-AIR-P2.

use crate::aid::{
    Calculator, Cite, Count, Figure, Form, Modifier, Note, Opening, Outcome, Part, PartKind, Sheet,
    Tone, Values, Word, Working,
};
use crate::dice::{Band, Dice, Die, Reroll, Roll};
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::damage::plain;
use super::shooting::HITS;
use super::skill::SkillBase;
use super::words::{Skill, SkillNumber};

form! {
    /// What calling aircraft depends on.
    pub struct AirCall {
        group t::GROUP_AIR_POOLS => {
            /// Dice in the own pool: 7, 5 or 3 at the start (FOW-AIR-T1).
            pool: Count<0, 7> = 7, t::AIR_POOL, ["FOW-AIR-01", "FOW-AIR-03", "FOW-AIR-T1"];
            /// Dice in the opponent's pool.
            enemy_pool: Count<0, 7> = 0, t::AIR_ENEMY_POOL, ["FOW-AIR-04"];
            /// The opponent intercepts.
            intercept: bool = false, t::AIR_INTERCEPT, ["FOW-AIR-04", "FOW-AMB-36"],
                when |form| form.enemy_pool.0 > 0;
        }
    }
}

/// The calculator of the call.
pub const AIR_CALL: Calculator = Calculator {
    id: "air-call",
    title: t::AIR_CALL,
    summary: t::AIR_CALL_SUMMARY,
    cites: &["FOW-AIR-P1", "FOW-AIR-T1", "FOW-AIR-T2"],
    fields: AirCall::FIELDS,
    work: |answers, _| air_call(answers.typed()),
};

fn air_call(form: AirCall) -> Working {
    let pool = form.pool.count();
    let intercepted = form.intercept && form.enemy_pool.0 > 0;
    let call = Roll::new(Die::D6)
        .at_least(5)
        .named(t::ROLL_AIR_CALL, "FOW-AIR-02");
    let intercept = Roll::new(Die::D6)
        .at_least(6)
        .named(t::ROLL_INTERCEPT, "FOW-AIR-04");
    let number = Roll::new(Die::D6)
        .bands(&[
            Band {
                upto: 2,
                label: t::WORD_1_AIRCRAFT,
            },
            Band {
                upto: 5,
                label: t::WORD_2_AIRCRAFT,
            },
            Band {
                upto: 6,
                label: t::WORD_3_AIRCRAFT,
            },
        ])
        .named(t::ROLL_AIRCRAFT, "FOW-AIR-05");
    let mut sheets = vec![
        plain(
            "call",
            t::AIR_CALL_NEEDS,
            (t::AIR_EACH_DIE, Figure::Need(5), "FOW-AIR-02"),
        ),
        one_less(
            "pool-after",
            (t::AIR_POOL_AFTER, t::AIR_POOL),
            form.pool.0,
            "FOW-AIR-03",
        ),
    ];
    if intercepted {
        sheets.push(one_less(
            "enemy-pool-after",
            (t::AIR_ENEMY_POOL_AFTER, t::AIR_ENEMY_POOL),
            form.enemy_pool.0,
            "FOW-AIR-04",
        ));
    }
    let refusals = if pool == 0 {
        vec![Note::new(t::REFUSED_NO_AIR_DICE, "FOW-AIR-03")]
    } else {
        Vec::new()
    };
    let mut notes = vec![
        Note::new(t::NOTE_AIR_WHEN, "FOW-AMB-36"),
        Note::new(t::NOTE_AIR_POOL_SHRINKS, "FOW-AIR-03"),
    ];
    if intercepted {
        notes.push(Note::new(t::NOTE_AIR_INTERCEPTED, "FOW-AMB-36"));
    }
    Working {
        plaque: (t::AIR_CALL_NEEDS, Figure::Need(5)),
        sheets,
        notes,
        next: vec![Opening::new("anti-aircraft"), Opening::new("air-attack")],
        parts: vec![ARRIVE],
        procedure: if refusals.is_empty() {
            Some(Box::new(move |dice: &mut dyn Dice| {
                let figure = if dice.successes(&call, pool) == 0 {
                    0
                } else if intercepted && dice.check(&intercept) {
                    1
                } else {
                    2 + dice.band(&number) as u32
                };
                Outcome::of(&[figure])
            }))
        } else {
            None
        },
        refusals,
        ..Working::default()
    }
}

/// A pool that loses a die.
fn one_less(
    id: &'static str,
    (title, label): (crate::text::Text, crate::text::Text),
    pool: i16,
    cite: Cite,
) -> Sheet {
    let spent = pool.min(1);
    Sheet {
        id,
        title,
        base: (label, Figure::Dice(pool), "FOW-AIR-01"),
        modifiers: vec![Modifier::new(t::AIR_DIE_SPENT, -spent, cite)],
        result: Figure::Dice(pool - spent),
    }
}

const ARRIVE: Part = Part {
    id: "aircraft",
    label: t::TABLE_AIRCRAFT,
    kind: PartKind::Words(&[
        Word {
            id: "none",
            label: t::WORD_NO_AIRCRAFT,
            tone: Tone::Bad,
        },
        Word {
            id: "intercepted",
            label: t::WORD_INTERCEPTED,
            tone: Tone::Bad,
        },
        Word {
            id: "1",
            label: t::WORD_1_AIRCRAFT,
            tone: Tone::Good,
        },
        Word {
            id: "2",
            label: t::WORD_2_AIRCRAFT,
            tone: Tone::Good,
        },
        Word {
            id: "3",
            label: t::WORD_3_AIRCRAFT,
            tone: Tone::Good,
        },
    ]),
};

choices! {
    /// Kinds of anti-aircraft weapons (FOW-AIR-11).
    pub enum AntiAircraftKind {
        /// Light: ROF 1 whatever is printed.
        Light = "light" => t::AA_LIGHT,
        /// Heavy: ROF 1.
        Heavy = "heavy" => t::AA_HEAVY,
        /// Neither: the printed ROF (FOW-AMB-36).
        Other = "other" => t::AA_OTHER,
    }
}

choices! {
    /// What keeps it from firing (FOW-AIR-10).
    pub enum AntiAircraftBar {
        /// Nothing.
        None = "none" => t::BAR_NONE,
        /// Carried in a vehicle.
        Carried = "carried" => t::BAR_PASSENGER,
        /// Towed.
        Towed = "towed" => t::AA_TOWED,
        /// Trees or houses within 4"/10 cm in the way.
        Obstacle = "obstacle" => t::AA_OBSTACLE,
        /// Reconnaissance that disengaged this turn (FOW-REC-11).
        Disengaged = "disengaged" => t::REORGANISING_THIS_TURN,
    }
}

form! {
    /// What anti-aircraft fire depends on.
    pub struct AntiAircraft {
        group t::GROUP_AA => {
            /// The kind of weapon.
            kind: AntiAircraftKind = AntiAircraftKind::Light, t::AA_KIND, ["FOW-AIR-10", "FOW-AIR-11"];
            /// Its printed rate of fire.
            rof: Count<1, 10> = 2, t::ROF, ["FOW-AIR-11", "FOW-AMB-36"],
                when |form| form.kind == AntiAircraftKind::Other;
            /// Teams that fire, all alike.
            shooters: Count<1, 10> = 1, t::SHOOTERS, ["FOW-AIR-12"];
            /// Their skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-AIR-12"];
            /// Their number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"];
            /// The weapon's Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-AIR-12", "FOW-TUR-05"];
            /// What bars them.
            barred: AntiAircraftBar = AntiAircraftBar::None, t::BARRED, ["FOW-AIR-10", "FOW-REC-11"];
        }
        group t::TABLE_AIRCRAFT => {
            /// Aircraft in the attack.
            aircraft: Count<1, 3> = 2, t::AIRCRAFT_ATTACKING, ["FOW-AIR-05", "FOW-AIR-T2"];
            /// They have the trait "flying tank".
            flying_tank: bool = false, t::FLYING_TANK, ["FOW-AIR-12"];
        }
    }
}

/// The calculator of anti-aircraft fire.
pub const ANTI_AIRCRAFT: Calculator = Calculator {
    id: "anti-aircraft",
    title: t::ANTI_AIRCRAFT,
    summary: t::ANTI_AIRCRAFT_SUMMARY,
    cites: &["FOW-AIR-P2", "FOW-AIR-12"],
    fields: AntiAircraft::FIELDS,
    work: anti_aircraft,
};

fn anti_aircraft(answers: &Values, house: &Values) -> Working {
    let form: AntiAircraft = answers.typed();
    let skill = match SkillBase::of(form.skill, form.skill_number, house) {
        Ok(skill) => skill,
        Err(missing) => {
            return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]);
        }
    };
    let (rof, cite) = match form.kind {
        AntiAircraftKind::Light | AntiAircraftKind::Heavy => (1, "FOW-AIR-11"),
        AntiAircraftKind::Other => (form.rof.0, "FOW-AMB-36"),
    };
    let dice_rolled = rof * form.shooters.0;
    let dice_sheet = Sheet {
        id: "dice",
        title: t::NUMBER_OF_DICE,
        base: (t::ROF, Figure::Dice(rof), cite),
        modifiers: if form.shooters.0 > 1 {
            vec![Modifier::new(
                t::dice_teams(form.shooters.0),
                dice_rolled - rof,
                "FOW-AIR-12",
            )]
        } else {
            Vec::new()
        },
        result: Figure::Dice(dice_rolled),
    };
    let to_hit = skill.sheet("to-hit", t::TO_HIT);
    let firepower = plain(
        "firepower",
        t::FIREPOWER_TEST,
        (t::FIREPOWER, Figure::Need(form.firepower.0), "FOW-TUR-05"),
    );
    let refusals = match form.barred {
        AntiAircraftBar::None => Vec::new(),
        bar => {
            let cite = if bar == AntiAircraftBar::Disengaged {
                "FOW-REC-11"
            } else {
                "FOW-AIR-10"
            };
            vec![Note::new(t::refused_barred(bar.label()), cite)]
        }
    };
    let mut notes = Vec::new();
    if form.kind == AntiAircraftKind::Light {
        notes.push(Note::new(t::NOTE_AA_LIGHT, "FOW-AIR-11"));
    }
    if form.flying_tank {
        notes.push(Note::new(t::NOTE_FLYING_TANK, "FOW-AIR-12"));
    }
    if dice_rolled > 1 && form.aircraft.0 > 1 {
        notes.push(Note::new(t::NOTE_AA_SPREAD, "FOW-AMB-36"));
    }
    notes.push(Note::new(t::NOTE_AA_LEFT, "FOW-AMB-37"));
    notes.extend(skill.note);
    let hit = Roll::new(Die::D6)
        .at_least(skill.need)
        .named(t::ROLL_TO_HIT, "FOW-AIR-12");
    let down = Roll::new(Die::D6)
        .at_least(form.firepower.0)
        .reroll(if form.flying_tank {
            Reroll::Successes
        } else {
            Reroll::None
        })
        .named(t::ROLL_FIREPOWER, "FOW-AIR-12");
    let aircraft = form.aircraft.count();
    Working {
        plaque: (t::TO_HIT, to_hit.result.clone()),
        sheets: vec![dice_sheet, to_hit, firepower],
        notes,
        next: vec![Opening::new("air-attack").with("aircraft", form.aircraft)],
        parts: vec![SHOT_DOWN, HITS],
        procedure: if refusals.is_empty() {
            Some(Box::new(move |dice: &mut dyn Dice| {
                let hits = dice.successes(&hit, dice_rolled as u32);
                Outcome::of(&[shot_down(dice, &down, aircraft, hits), hits])
            }))
        } else {
            None
        },
        refusals,
        ..Working::default()
    }
}

/// Hits are spread evenly over the aircraft; one Firepower test passed
/// destroys.
fn shot_down(dice: &mut dyn Dice, down: &Roll, aircraft: u32, hits: u32) -> u32 {
    let each = hits / aircraft;
    let more = hits % aircraft;
    let groups = [(more, each + 1), (aircraft - more, each)];
    dice.each_of(&groups, |dice, &hits| {
        u32::from(dice.again(hits, false, |dice, gone| gone || dice.check(down)))
    })
}

const SHOT_DOWN: Part = Part {
    id: "shot-down",
    label: t::PART_SHOT_DOWN,
    kind: PartKind::Count,
};
