//! A new platoon commander, and a Warrior's save. Procedures FOW-LDR-P1 and
//! FOW-WAR-P1.

use crate::aid::{Calculator, Figure, Form, Note, Outcome, Part, PartKind, Tone, Word, Working};
use crate::dice::{Die, Roll};
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::damage::plain;
use super::morale::{one_test, only_a_word};

choices! {
    /// Who appoints a platoon commander.
    pub enum Appointer {
        /// The company commander (FOW-LDR-05).
        Company = "company" => t::COMMANDER_COMPANY,
        /// His second-in-command (FOW-LDR-05).
        Second = "second" => t::COMMANDER_SECOND,
        /// Command above company level (FOW-LDR-08).
        Higher = "higher" => t::COMMANDER_HIGHER,
    }
}

form! {
    /// What an appointment depends on.
    pub struct Appointment {
        group t::GROUP_COMMANDER => {
            /// Who appoints.
            who: Appointer = Appointer::Company, t::COMMANDER_WHO, ["FOW-LDR-05", "FOW-LDR-08"];
            /// He has joined the platoon.
            joined: bool = true, t::COMMANDER_JOINED, ["FOW-LDR-05"];
            /// The team he picks is within command distance.
            in_reach: bool = true, t::COMMANDER_IN_REACH, ["FOW-LDR-05"];
        }
    }
}

/// The calculator of appointments.
pub const COMMANDER: Calculator = Calculator {
    id: "commander",
    title: t::COMMANDER,
    summary: t::COMMANDER_SUMMARY,
    cites: &["FOW-LDR-P1", "FOW-LDR-05"],
    fields: Appointment::FIELDS,
    work: |answers, _| commander(answers.typed()),
};

fn commander(appointment: Appointment) -> Working {
    let refusals: Vec<Note> = [
        (appointment.joined, t::REFUSED_COMMANDER_NOT_JOINED),
        (appointment.in_reach, t::REFUSED_COMMANDER_OUT_OF_REACH),
    ]
    .into_iter()
    .filter(|(fulfilled, _)| !fulfilled)
    .map(|(_, reason)| Note::new(reason, "FOW-LDR-05"))
    .collect();
    let word = if refusals.is_empty() {
        t::WORD_NEW_COMMANDER
    } else {
        t::WORD_NOT_POSSIBLE
    };
    let mut working = Working::refused(t::COMMANDER_PLAQUE, word, refusals);
    working.notes = vec![
        Note::new(t::NOTE_COMMANDER_START, "FOW-LDR-06"),
        Note::new(t::NOTE_COMMANDER_NO_SHOT, "FOW-LDR-07"),
        if appointment.who == Appointer::Higher {
            Note::new(t::NOTE_COMMANDER_ANY_COMPANY, "FOW-LDR-08")
        } else {
            Note::new(t::NOTE_COMMANDER_OWN_COMPANY, "FOW-LDR-05")
        },
    ];
    working
}

choices! {
    /// What a Warrior is.
    pub enum WarriorKind {
        /// A tank (FOW-WAR-02).
        Tank = "tank" => t::WARRIOR_TANK,
        /// An infantry team (FOW-WAR-03).
        Infantry = "infantry" => t::WARRIOR_INFANTRY,
        /// A transport vehicle with the trait (FOW-WAR-04).
        Transport = "transport" => t::WARRIOR_TRANSPORT,
    }
}

form! {
    /// What a Warrior's save depends on.
    pub struct Warrior {
        group t::GROUP_WARRIOR => {
            /// What was destroyed.
            kind: WarriorKind = WarriorKind::Tank, t::WARRIOR_KIND, ["FOW-WAR-02", "FOW-WAR-03", "FOW-WAR-04", "FOW-AMB-51"];
            /// Another team that can take his place is within command distance.
            other_team: bool = true, t::WARRIOR_OTHER_TEAM, ["FOW-WAR-02", "FOW-WAR-03"],
                when |form| form.kind != WarriorKind::Transport;
        }
    }
}

/// The calculator of a Warrior's save.
pub const WARRIOR: Calculator = Calculator {
    id: "warrior",
    title: t::WARRIOR,
    summary: t::WARRIOR_SUMMARY,
    cites: &["FOW-WAR-P1"],
    fields: Warrior::FIELDS,
    work: |answers, _| warrior(answers.typed()),
};

/// A Warrior's save, whatever he is.
const WARRIOR_SAVE: i16 = 4;

fn warrior(warrior: Warrior) -> Working {
    let (cite, saved) = match warrior.kind {
        WarriorKind::Tank => ("FOW-WAR-02", t::NOTE_WARRIOR_TANK),
        WarriorKind::Infantry => ("FOW-WAR-03", t::NOTE_WARRIOR_INFANTRY),
        WarriorKind::Transport => ("FOW-WAR-04", t::NOTE_WARRIOR_TRANSPORT),
    };
    if warrior.kind != WarriorKind::Transport && !warrior.other_team {
        let mut working = only_a_word(t::SAVE, t::WORD_WARRIOR_LOST);
        working
            .notes
            .push(Note::new(t::NOTE_WARRIOR_NOBODY, "FOW-WAR-P1"));
        working.parts = vec![SAVED];
        working.procedure = Some(Box::new(|_| Outcome::of(&[0])));
        return working;
    }
    let base = (warrior.kind.label(), Figure::Need(WARRIOR_SAVE), cite);
    let roll = Roll::new(Die::D6)
        .at_least(WARRIOR_SAVE)
        .named(t::ROLL_WARRIOR, cite);
    let mut working = one_test(t::SAVE, vec![plain("save", t::SAVE, base)], roll, SAVED);
    working.notes.push(Note::new(saved, cite));
    working
}

const SAVED: Part = Part {
    id: "warrior",
    label: t::PART_WARRIOR,
    kind: PartKind::Words(&[
        Word {
            id: "lost",
            label: t::WORD_WARRIOR_LOST,
            tone: Tone::Bad,
        },
        Word {
            id: "saved",
            label: t::WORD_WARRIOR_SAVED,
            tone: Tone::Good,
        },
    ]),
};
