//! Anti-air fire on one air unit: procedure CWC-AAF-P1.

use crate::aid::{
    Calculator, Count, Figure, Form, Modifier, Note, Opening, Outcome, Part, PartKind, Sheet, Tone,
    Word, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::form;
use crate::text::keys::cold_war_commander as t;

use super::effect::{HITS, plain};
use super::words::Save;

/// The number to hit an aircraft (CWC-AAF-02).
const TO_HIT: i16 = 5;

/// The number at which a hit makes an air unit abort (CWC-AAF-04).
const ABORT: i16 = 5;

form! {
    /// What anti-air fire depends on.
    pub struct AntiAir {
        group t::GROUP_AA => {
            /// Attack of all AA and SAM units in range and sight.
            dice: Count<0, 60> = 4, t::AA_DICE, ["CWC-AAF-01", "CWC-AMB-37"];
        }
        group t::GROUP_AIR_UNIT => {
            /// Its Hits.
            hits: Count<1, 12> = 3, t::HITS, ["CWC-AAF-03"];
            /// Its attack value.
            attack: Count<0, 20> = 4, t::ATTACK, ["CWC-AAF-05"];
            /// Hits on it already.
            marked: Count<0, 11> = 0, t::AIR_MARKED, ["CWC-AAF-03", "CWC-AAF-05"];
            /// Its Save, if its stat line has one.
            save: Save = Save::None, t::SAVE, ["CWC-AMB-37"];
        }
    }
}

/// The calculator.
pub const ANTI_AIR: Calculator = Calculator {
    id: "anti-air",
    title: t::ANTI_AIR,
    summary: t::ANTI_AIR_SUMMARY,
    cites: &["CWC-AAF-P1"],
    fields: AntiAir::FIELDS,
    work: |answers, _| anti_air(&answers.typed()),
};

fn anti_air(form: &AntiAir) -> Working {
    let mut refusals = Vec::new();
    if form.marked.0 >= form.hits.0 {
        refusals.push(Note::new(
            t::refused_shot_down(form.marked.0, form.hits.0),
            "CWC-AAF-03",
        ));
    }
    let mut sheets = vec![
        plain(
            "dice",
            t::NUMBER_OF_DICE,
            (t::AA_DICE, Figure::Dice(form.dice.0), "CWC-AAF-01"),
        ),
        plain(
            "to-hit",
            t::TO_HIT,
            (t::AIRCRAFT_HIT_ON, Figure::Need(TO_HIT), "CWC-AAF-02"),
        ),
    ];
    if let Some(save) = form.save.number() {
        sheets.push(plain(
            "save",
            t::SAVE,
            (t::SAVE_EACH_HIT, Figure::Need(save), "CWC-AMB-37"),
        ));
    }
    if form.marked.0 > 0 {
        let left = (form.attack.0 - form.marked.0).max(0);
        let mut modifiers = vec![Modifier::new(t::AIR_MARKED, -form.marked.0, "CWC-AAF-05")];
        if left > form.attack.0 - form.marked.0 {
            modifiers.push(Modifier::new(
                t::MOD_NEVER_BELOW_0,
                left - form.attack.0 + form.marked.0,
                "CWC-AMB-15",
            ));
        }
        sheets.push(Sheet {
            id: "attack",
            title: t::ATTACK_BEFORE_AA,
            base: (t::ATTACK, Figure::Number(form.attack.0), "CWC-STA-01"),
            modifiers,
            result: Figure::Number(left),
        });
    }
    let air_unit = AirUnit {
        left: (form.hits.0 - form.marked.0).max(0) as u32,
        attack: (form.attack.0 - form.marked.0).max(0) as u32,
        save: form.save,
    };
    let worn = form.marked.0 > 0;
    let dice_rolled = form.dice.count();
    Working {
        plaque: (t::TO_HIT, Figure::Need(TO_HIT)),
        sheets,
        notes: vec![
            Note::new(t::NOTE_AA_ALL_FIRE, "CWC-AAF-01"),
            Note::new(t::NOTE_AA_ORDER, "CWC-AAF-06"),
            Note::new(t::NOTE_AA_LOSS_FIRST, "CWC-AMB-43"),
        ],
        next: vec![
            Opening::new("air-strike").with("attack", Count::<0, 20>(air_unit.attack as i16)),
            Opening::new("air-deviation"),
        ],
        parts: vec![FATE, ATTACK_LEFT, HITS],
        procedure: if refusals.is_empty() {
            Some(Box::new(move |dice: &mut dyn Dice| {
                let (fate, hits) = air_unit.under_fire(dice, dice_rolled, TO_HIT);
                let attack = match fate {
                    Fate::Flies => air_unit.attack.saturating_sub(hits),
                    Fate::Aborts | Fate::ShotDown => 0,
                };
                let figure = match fate {
                    Fate::Flies if hits == 0 && !worn => 0,
                    Fate::Flies => 1,
                    Fate::Aborts => 2,
                    Fate::ShotDown => 3,
                };
                Outcome::of(&[figure, attack, hits])
            }))
        } else {
            None
        },
        refusals,
        ..Working::default()
    }
}

/// What becomes of an air unit under fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fate {
    /// It goes on.
    Flies,
    /// It aborts its mission.
    Aborts,
    /// It is shot down.
    ShotDown,
}

/// An air unit under fire.
#[derive(Clone, Copy, Debug)]
pub(super) struct AirUnit {
    /// Hits it can still take.
    pub left: u32,
    /// Its attack value now.
    pub attack: u32,
    /// Its Save.
    pub save: Save,
}

impl AirUnit {
    /// What so many attack dice do to it: its fate, and the hits it took
    /// (CWC-AAF-P1, steps 1 to 3).
    pub fn under_fire(&self, dice: &mut dyn Dice, attacks: u32, need: i16) -> (Fate, u32) {
        let d6 = Roll::new(Die::D6);
        let hit = d6.at_least(need).named(t::ROLL_TO_HIT, "CWC-AAF-02");
        let save = (self.save.number())
            .map(|number| d6.at_least(number).named(t::ROLL_SAVES, "CWC-AMB-37"));
        let abort = d6.at_least(ABORT).named(t::ROLL_ABORT, "CWC-AAF-04");
        let hits = dice.each(attacks, |die| {
            let saved = |die: &mut dyn Dice| save.is_some_and(|save| die.check(&save));
            u32::from(die.check(&hit) && !saved(die))
        });
        let fate = if hits >= self.left {
            Fate::ShotDown
        } else if dice.each(hits, |die| die.check(&abort)) {
            Fate::Aborts
        } else {
            Fate::Flies
        };
        (fate, hits)
    }
}

const FATE: Part = Part {
    id: "air-unit",
    label: t::PART_AIR_UNIT,
    kind: PartKind::Words(&[
        Word {
            id: "attacks",
            label: t::WORD_ATTACKS,
            tone: Tone::Bad,
        },
        Word {
            id: "reduced",
            label: t::WORD_ATTACKS_REDUCED,
            tone: Tone::Plain,
        },
        Word {
            id: "aborts",
            label: t::WORD_ABORTS,
            tone: Tone::Plain,
        },
        Word {
            id: "shot-down",
            label: t::WORD_SHOT_DOWN,
            tone: Tone::Good,
        },
    ]),
};

const ATTACK_LEFT: Part = Part {
    id: "attack",
    label: t::PART_ATTACK_LEFT,
    kind: PartKind::Count,
};
