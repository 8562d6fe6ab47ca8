//! A smoke screen: procedure FOW-SMK-P1.

use crate::aid::{Calculator, Count, Figure, Form, Note, Outcome, Part, PartKind, Working};
use crate::dice::Dice;
use crate::form;
use crate::text::keys::flames_of_war as t;

use super::damage::plain;
use super::ranging::{Aim, BatteryBar, RANGED, Ranger, range_in, ranged_figure};
use super::words::Skill;

form! {
    /// What a smoke screen depends on.
    pub struct Smoke {
        group t::GROUP_BATTERY => {
            /// The unit has the smoke bombardment characteristic.
            able: bool = true, t::SMOKE_ABLE, ["FOW-SMK-01"];
            /// Guns firing.
            guns: Count<1, 24> = 4, t::GUNS_FIRING, ["FOW-SMK-04", "FOW-SMK-T1"];
        }
        group t::GROUP_TARGET => {
            /// The target's skill.
            target_skill: Skill = Skill::Trained, t::TARGET_SKILL, ["FOW-SMK-02", "FOW-ART-13"];
            /// Concealed.
            concealed: bool = false, t::CONCEALED, ["FOW-ART-14"];
            /// Gone to ground; always concealed as well (FOW-AMB-49).
            gone_to_ground: bool = false, t::GONE_TO_GROUND, ["FOW-ART-14", "FOW-AMB-49"];
            /// Company command spots.
            company: bool = false, t::COMPANY_COMMAND_SPOTS, ["FOW-ART-14", "FOW-AMB-64"];
            /// Counter-battery fire by smoke trails alone.
            trails: bool = false, t::SMOKE_TRAILS, ["FOW-ART-29"];
        }
        group t::GROUP_ALLOWED => {
            /// What bars the battery.
            barred: BatteryBar = BatteryBar::None, t::BATTERY_BARRED,
                ["FOW-ART-04", "FOW-ART-05", "FOW-ART-08", "FOW-ART-11"];
        }
    }
}

/// The calculator.
pub const SMOKE: Calculator = Calculator {
    id: "smoke",
    title: t::SMOKE,
    summary: t::SMOKE_SUMMARY,
    cites: &["FOW-SMK-P1", "FOW-ART-P1", "FOW-SMK-T1"],
    fields: Smoke::FIELDS,
    work: |answers, _| smoke(&answers.typed()),
};

/// Templates of a screen (FOW-SMK-T1); the sheet has no row for one gun, and
/// none is placed (FOW-AMB-35).
pub const fn templates(guns: i16) -> u32 {
    match guns {
        ..=1 => 0,
        2 => 1,
        3..=5 => 2,
        _ => 3,
    }
}

fn smoke(form: &Smoke) -> Working {
    let aim = Aim {
        ranger: Ranger::Battery {
            company_command: form.company,
            smoke_trails: form.trails,
        },
        skill: form.target_skill,
        concealed: form.concealed,
        gone_to_ground: form.gone_to_ground,
    };
    let screen = templates(form.guns.0);
    let mut refusals: Vec<Note> = form.barred.refusal().into_iter().collect();
    if !form.able {
        refusals.push(Note::new(t::REFUSED_NO_SMOKE, "FOW-SMK-01"));
    }
    if screen == 0 {
        refusals.push(Note::new(t::REFUSED_SMOKE_ONE_GUN, "FOW-AMB-35"));
    }
    let (sheet, _) = aim.sheet();
    let roll = aim.roll();
    Working {
        plaque: (t::RANGING_IN, sheet.result.clone()),
        sheets: vec![
            sheet,
            plain(
                "templates",
                t::SMOKE_TEMPLATES,
                (t::GUNS_FIRING, Figure::Number(screen as i16), "FOW-SMK-T1"),
            ),
        ],
        notes: vec![
            Note::new(t::NOTE_SMOKE_FIRST, "FOW-SMK-02"),
            Note::new(t::NOTE_SMOKE_WIND, "FOW-SMK-04"),
            Note::new(t::NOTE_SMOKE_HIDES, "FOW-SMK-05"),
            Note::new(t::NOTE_SMOKE_ENDS, "FOW-SMK-06"),
            Note::new(t::NOTE_SMOKE_NO_REPEAT, "FOW-SMK-03"),
        ],
        parts: vec![TEMPLATES, RANGED],
        procedure: if refusals.is_empty() {
            Some(Box::new(move |dice: &mut dyn Dice| {
                let tries = range_in(dice, &roll);
                let laid = if tries.is_some() { screen } else { 0 };
                Outcome::of(&[laid, ranged_figure(tries)])
            }))
        } else {
            None
        },
        refusals,
        ..Working::default()
    }
}

const TEMPLATES: Part = Part {
    id: "templates",
    label: t::SMOKE_TEMPLATES,
    kind: PartKind::Count,
};
