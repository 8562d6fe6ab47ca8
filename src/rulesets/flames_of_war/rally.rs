//! Is a platoon pinned, and does it rally? Procedure FOW-PIN-P1.

use crate::aid::{
    Calculator, Count, Figure, Form, Modifier, Note, Part, PartKind, Sheet, Tone, Word, Working,
};
use crate::form;
use crate::text::Text;
use crate::text::keys::flames_of_war as t;

use super::damage::HITS_THAT_PIN;
use super::morale::{motivation_sheet, one_test, only_a_word, reroll_notes};
use super::words::Motivation;

form! {
    /// What rallying depends on.
    pub struct Rally {
        group t::GROUP_RALLY => {
            /// It is pinned already; else the hits decide.
            already: bool = true, t::RALLY_ALREADY, ["FOW-PIN-04", "FOW-PIN-05"];
            /// Hits taken this shooting phase.
            hits: Count<0, 100> = 0, t::RALLY_HITS, ["FOW-RES-01", "FOW-AMB-12"],
                when |form| !form.already;
            /// The platoon has nothing but armoured vehicles.
            armoured_only: bool = false, t::RALLY_ARMOURED_ONLY, ["FOW-PIN-03"];
            /// An independent team that is joined to no platoon.
            independent: bool = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"];
        }
        group t::MOTIVATION => {
            /// The platoon's motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-PIN-04", "FOW-TUR-T1"];
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"];
        }
    }
}

/// The calculator.
pub const RALLY: Calculator = Calculator {
    id: "rally",
    title: t::RALLY,
    summary: t::RALLY_SUMMARY,
    cites: &["FOW-PIN-P1", "FOW-RES-01", "FOW-PIN-04"],
    fields: Rally::FIELDS,
    work: |answers, _| rally(answers.typed()),
};

fn rally(platoon: Rally) -> Working {
    if platoon.armoured_only {
        return not_pinned(
            t::WORD_NEVER_PINNED,
            Note::new(t::NOTE_NEVER_PINNED, "FOW-PIN-03"),
        );
    }
    if platoon.independent {
        return not_pinned(
            t::WORD_NEVER_PINNED,
            Note::new(t::NOTE_RALLY_INDEPENDENT, "FOW-IND-08"),
        );
    }
    let mut sheets = Vec::new();
    let mut notes = Vec::new();
    if !platoon.already {
        sheets.push(pinned_sheet(platoon.hits.0));
        if platoon.hits.count() < HITS_THAT_PIN {
            let mut working = not_pinned(
                t::WORD_NOT_PINNED,
                Note::new(t::NOTE_RALLY_UNDER_FIVE, "FOW-RES-01"),
            );
            working
                .notes
                .push(Note::new(t::NOTE_RALLY_CAUSES, "FOW-PIN-05"));
            working.sheets = sheets;
            return working;
        }
        notes.push(Note::new(t::NOTE_RALLY_FIVE_HITS, "FOW-RES-01"));
    }
    notes.extend(reroll_notes(platoon.reroll));
    notes.extend([
        Note::new(t::NOTE_RALLY_WHEN, "FOW-PIN-04"),
        Note::new(t::NOTE_RALLY_ACTS, "FOW-PIN-04"),
        Note::new(t::NOTE_RALLY_ARMOURED, "FOW-PIN-03"),
    ]);
    sheets.push(motivation_sheet(t::RALLY_PLAQUE, platoon.motivation));
    let test = platoon
        .motivation
        .test(platoon.reroll, t::ROLL_RALLY, "FOW-PIN-04");
    let mut working = one_test(t::RALLY_PLAQUE, sheets, test, RALLIED);
    working.notes = notes;
    working
}

fn not_pinned(word: Text, why: Note) -> Working {
    let mut working = only_a_word(t::RALLY_PLAQUE, word);
    working.notes.push(why);
    working
}

/// The sum behind "pinned by hits": five, and how many of them are missing.
fn pinned_sheet(hits: i16) -> Sheet {
    let pin = HITS_THAT_PIN as i16;
    let pinned = hits >= pin;
    let modifiers = if pinned {
        Vec::new()
    } else {
        vec![Modifier::new(t::RALLY_MISSING, hits - pin, "FOW-RES-01")]
    };
    Sheet {
        id: "pinned",
        title: t::RALLY_PINNED_CHECK,
        base: (t::RALLY_HITS_NEEDED, Figure::Number(pin), "FOW-RES-01"),
        modifiers,
        result: Figure::Word(if pinned {
            t::WORD_PINNED
        } else {
            t::WORD_NOT_PINNED
        }),
    }
}

const RALLIED: Part = Part {
    id: "rally",
    label: t::PART_RALLY,
    kind: PartKind::Words(&[
        Word {
            id: "still-pinned",
            label: t::WORD_STILL_PINNED,
            tone: Tone::Bad,
        },
        Word {
            id: "rallied",
            label: t::WORD_RALLIED,
            tone: Tone::Good,
        },
    ]),
};
