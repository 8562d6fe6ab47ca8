//! Whether a platoon is pinned, and whether it rallies. Procedure FOW-PIN-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::damage::HITS_THAT_PIN;
use super::morale::{motivation_sum, reroll_notes, reroll_withheld_notes};

form! {
    /// The questions about rallying.
    pub struct Rally {
        group t::GROUP_RALLY => {
            /// It is pinned already; otherwise the hits decide.
            already: bool = true, t::RALLY_ALREADY, ["FOW-PIN-04", "FOW-PIN-05"];
            /// Hits taken in this shooting phase.
            hits: Count<0, 100> = 0, t::RALLY_HITS, ["FOW-RES-01", "FOW-AMB-12"],
                when |form| !form.already;
            /// The platoon has only armoured vehicles.
            armoured_only: bool = false, t::RALLY_ARMOURED_ONLY, ["FOW-PIN-03"];
            /// It is an independent team that has not joined a platoon.
            independent: bool = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"];
        }
        group t::MOTIVATION => {
            /// The platoon's motivation.
            will: Will => "",
                with { motivation = Motivation::Confident, t::MOTIVATION, ["FOW-PIN-04", "FOW-TUR-T1"]; };
            /// The commander who leads it has bailed out.
            commander_out: bool = false, t::COMMANDER_OUT, ["FOW-BAI-03", "FOW-AMB-63"],
                when |form| form.will.reroll;
        }
    }
}

outcome! {
    /// The fate of a pinned platoon.
    pub struct Rallied of |_form: &Rally| {
        /// Whether it rallies.
        rally: bool, t::PART_RALLY, words const {
            &[
                bad("still-pinned", t::WORD_STILL_PINNED),
                good("rallied", t::WORD_RALLIED),
            ]
        };
    }
}

impl Calculate for Rally {
    type House = House;
    type Outcome = Rallied;
    const ABOUT: About = About::new("rally", t::RALLY, t::RALLY_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-PIN-P1", "FOW-RES-01", "FOW-PIN-04"];

    fn work(&self, _: &House) -> Work<Self> {
        if self.armoured_only {
            let never = Note::new(t::NOTE_NEVER_PINNED, "FOW-PIN-03");
            return not_pinned(t::WORD_NEVER_PINNED, never).into();
        }
        if self.independent {
            let alone = Note::new(t::NOTE_RALLY_INDEPENDENT, "FOW-IND-08");
            return not_pinned(t::WORD_NEVER_PINNED, alone).into();
        }
        let mut sums = Vec::new();
        if !self.already {
            sums.push(pinned_sum(self.hits.0));
            if self.hits.count() < HITS_THAT_PIN {
                let few = Note::new(t::NOTE_RALLY_UNDER_FIVE, "FOW-RES-01");
                let mut working = not_pinned(t::WORD_NOT_PINNED, few);
                let causes = Note::new(t::NOTE_RALLY_CAUSES, "FOW-PIN-05");
                working.notes.push(causes);
                working.sums = sums;
                return working.into();
            }
        }
        sums.push(motivation_sum(t::RALLY_PLAQUE, self.will.motivation));
        let mut working = Working::number(t::RALLY_PLAQUE, sums);
        let mut notes = Notes::default();
        notes.add(!self.already, t::NOTE_RALLY_FIVE_HITS, "FOW-RES-01");
        let will = self.will.led_by(self.commander_out);
        working.not_counted = reroll_withheld_notes(self.will, will);
        notes.0.extend(reroll_notes(will.reroll));
        notes.add(true, t::NOTE_RALLY_WHEN, "FOW-PIN-04");
        notes.add(true, t::NOTE_RALLY_ACTS, "FOW-PIN-04");
        notes.add(true, t::NOTE_RALLY_ARMOURED, "FOW-PIN-03");
        working.notes = notes.0;
        let test = will.test(t::ROLL_RALLY, "FOW-PIN-04");
        working = working.chance(t::WANT_RALLIES, Rallied::AT.rally.is(true));
        working.rolls(self, move |dice| Rallied { rally: dice.check(&test) })
    }
}

fn not_pinned(word: Text, why: Note) -> Working {
    let mut working = Working::word(t::RALLY_PLAQUE, word);
    working.notes.push(why);
    working
}

/// The sum behind "pinned by hits": five, and how many hits are missing.
fn pinned_sum(hits: i16) -> Sum {
    let pin = HITS_THAT_PIN as i16;
    let pinned = hits >= pin;
    let modifiers = if pinned {
        Vec::new()
    } else {
        vec![Modifier::new(t::RALLY_MISSING, hits - pin, "FOW-RES-01")]
    };
    Sum {
        id: "pinned",
        title: t::RALLY_PINNED_CHECK,
        base: (t::RALLY_HITS_NEEDED, Figure::Number(pin), "FOW-RES-01"),
        modifiers,
        result: Figure::Word(if pinned { t::WORD_PINNED } else { t::WORD_NOT_PINNED }),
    }
}
