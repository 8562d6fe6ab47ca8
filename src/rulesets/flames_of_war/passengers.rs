//! Passengers of a vehicle that is hit. Procedure FOW-PAS-P1.

use crate::aid::{Calculator, Count, Figure, Form, Note, Outcome, Part, PartKind, Working};
use crate::dice::{Dice, Die, Roll};
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::damage::plain;
use super::words::PINNED_IS_BAD;

choices! {
    /// Where the passengers ride.
    pub enum Ride {
        /// In a transport vehicle (FOW-PAS-01).
        Transport = "transport" => t::PAS_KIND_TRANSPORT,
        /// On a tank (FOW-PAS-05).
        Riders = "riders" => t::PAS_KIND_RIDERS,
    }
}

form! {
    /// What the passengers' fate depends on.
    pub struct Passengers {
        group t::GROUP_PASSENGERS => {
            /// Where they ride.
            kind: Ride = Ride::Transport, t::PAS_KIND, ["FOW-PAS-01", "FOW-PAS-05", "FOW-TRD-03"];
            /// "Destroyed" results on the vehicle this shooting phase.
            results: Count<0, 10> = 1, t::PAS_RESULTS, ["FOW-PAS-03"];
            /// Hits on the tank.
            hits: Count<0, 20> = 1, t::PAS_HITS, ["FOW-PAS-05", "FOW-AMB-41"],
                when |form| form.kind == Ride::Riders;
            /// There is room to get out.
            room: bool = true, t::PAS_ROOM, ["FOW-PAS-02"],
                when |form| form.results.0 > 0;
            /// Teams carried.
            teams: Count<1, 30> = 1, t::PAS_TEAMS, ["FOW-PAS-P1"];
        }
    }
}

/// The calculator.
pub const PASSENGERS: Calculator = Calculator {
    id: "passengers",
    title: t::PASSENGERS,
    summary: t::PASSENGERS_SUMMARY,
    cites: &["FOW-PAS-P1", "FOW-PAS-01", "FOW-PAS-05"],
    fields: Passengers::FIELDS,
    work: |answers, _| passengers(answers.typed()),
};

/// The save of passengers and of tank riders (FOW-PAS-01, -05).
const SAVE: i16 = 5;

fn passengers(carried: Passengers) -> Working {
    let riders = carried.kind == Ride::Riders;
    let destroyed = carried.results.0 > 0;
    let teams = carried.teams.count();
    if riders && carried.results.0 > carried.hits.0 {
        return Working::refused(
            t::SAVE,
            t::WORD_NOT_POSSIBLE,
            vec![Note::new(t::REFUSED_PAS_RESULTS_OVER_HITS, "FOW-AMB-41")],
        );
    }
    // One save for every hit on the tank takes the place of the passengers'
    // save when it is destroyed (FOW-AMB-41).
    let (saves, label, cite) = if riders {
        (carried.hits, t::PAS_ONE_PER_HIT, "FOW-PAS-05")
    } else {
        (
            Count(carried.results.0),
            t::PAS_ONE_PER_RESULT,
            "FOW-PAS-03",
        )
    };
    let trapped = destroyed && !carried.room;
    let roll = Roll::new(Die::D6).at_least(SAVE).named(
        t::ROLL_PASSENGERS,
        if riders { "FOW-PAS-05" } else { "FOW-PAS-01" },
    );

    let mut notes = Vec::new();
    if trapped {
        notes.push(Note::new(t::NOTE_PAS_NO_ROOM, "FOW-PAS-02"));
    } else if saves.0 > 1 {
        notes.push(Note::new(t::NOTE_PAS_ANY_FAILURE, "FOW-PAS-03"));
    }
    if destroyed {
        notes.push(if riders {
            Note::new(t::NOTE_PAS_RIDERS_PINNED, "FOW-AMB-41")
        } else {
            Note::new(t::NOTE_PAS_PINNED, "FOW-PAS-04")
        });
    }
    let (figure, sheets) = if trapped {
        (Figure::Word(t::WORD_PASSENGERS_ELIMINATED), Vec::new())
    } else if saves.0 == 0 {
        (Figure::Word(t::WORD_NO_SAVE_NEEDED), Vec::new())
    } else {
        (
            Figure::Need(SAVE),
            vec![
                plain(
                    "saves-each",
                    t::PAS_SAVES_EACH,
                    (label, Figure::Dice(saves.0), cite),
                ),
                plain(
                    "save",
                    t::SAVE,
                    (carried.kind.label(), Figure::Need(SAVE), roll.cite),
                ),
            ],
        )
    };
    let saves = saves.count();
    Working {
        plaque: (t::SAVE, figure),
        sheets,
        notes,
        parts: vec![LOST, PINNED],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let lost = if trapped {
                teams
            } else {
                dice.each(teams, |dice| {
                    let lost = dice.again(saves, false, |dice, lost| lost || !dice.check(&roll));
                    u32::from(lost)
                })
            };
            Outcome::of(&[lost, u32::from(destroyed)])
        })),
        ..Working::default()
    }
}

const LOST: Part = Part {
    id: "lost",
    label: t::PART_PASSENGERS_LOST,
    kind: PartKind::Count,
};

const PINNED: Part = Part {
    id: "pinned",
    label: t::PART_PASSENGERS_PINNED,
    kind: PartKind::Words(PINNED_IS_BAD),
};
