//! Forced moves back: where a fall-back goes (procedure CWC-FBK-P1), and the
//! rout (CWC-ROU-P1).

use crate::aid::{
    Calculator, Centimetres, Count, Figure, Form, Note, Outcome, Sheet, Unit, Working,
};
use crate::dice::Dice;
use crate::form;
use crate::text::keys::cold_war_commander as t;

use super::effect::{Back, End, FALL_BACK as DISTANCE, WHY, plain, why};
use super::house::House;
use super::words::{Meets, Position};

form! {
    /// What is asked of a fall-back whose distance is known.
    pub struct FallBack {
        group t::GROUP_FALL_BACK => {
            /// How far it has to go.
            distance: Centimetres<1, 120> = 6, t::FALL_BACK_DISTANCE, ["CWC-FBK-02"];
            /// What it meets on that way.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-FBK-05", "CWC-FBK-06", "CWC-FBK-07"];
            /// Infantry or an unarmoured transport.
            soft: bool = false, t::SOFT, ["CWC-FBK-06"],
                when |form| form.meets == Meets::Wire;
        }
    }
}

/// The calculator of where a fall-back goes.
pub const FALL_BACK: Calculator = Calculator {
    id: "fall-back",
    title: t::FALL_BACK,
    summary: t::FALL_BACK_SUMMARY,
    cites: &["CWC-FBK-P1"],
    fields: FallBack::FIELDS,
    work: |answers, house| fall_back(answers.typed(), &house.typed()),
};

fn fall_back(form: FallBack, house: &House) -> Working {
    let back = Back {
        exempt: true,
        position: Position::Free,
        meets: form.meets,
        soft: form.soft && form.meets == Meets::Wire,
        rout: house.rout_list,
    };
    let distance = Figure::Measured(f32::from(form.distance.0), Unit::Centimetres);
    let end = back.way();
    let figure = match end {
        End::Moves => distance.clone(),
        End::Halts => Figure::Word(t::WORD_HALTS),
        End::Both => Figure::Word(t::WORD_BOTH_ELIMINATED),
        _ => Figure::Word(t::WORD_ELIMINATED),
    };
    let mut notes: Vec<Note> = back.note().into_iter().collect();
    notes.push(Note::new(t::NOTE_AWAY_FROM, "CWC-AMB-19"));
    if form.distance.0 > 10 {
        notes.push(Note::new(t::NOTE_OVER_10, "CWC-FBK-03"));
    }
    if house.rout_list {
        notes.push(Note::new(t::NOTE_ROUT_LIST, "CWC-AMB-21"));
    }
    Working {
        plaque: (t::FALL_BACK, figure),
        plaque_of: Some(t::FALL_BACK_DISTANCE),
        sheets: vec![plain(
            "distance",
            t::FALL_BACK_DISTANCE,
            (t::FALL_BACK_DISTANCE, distance, "CWC-FBK-02"),
        )],
        notes,
        ..Working::default()
    }
}

form! {
    /// What is asked of a rout.
    pub struct Rout {
        group t::GROUP_ROUT => {
            /// Hits that Saves left.
            hits: Count<0, 20> = 1, t::HITS_KEPT, ["CWC-ROU-04"];
            /// What holds the unit.
            position: Position = Position::Free, t::POSITION, ["CWC-ROU-03", "CWC-AMB-21"],
                when |form| form.hits.0 > 0;
            /// Recce, or a special ability: further than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-AMB-21", "CWC-FBK-03"],
                when |form| form.may_move();
            /// What it runs into.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-ROU-01", "CWC-ROU-02", "CWC-AMB-21"],
                when |form| form.may_move();
            /// Infantry or an unarmoured transport.
            soft: bool = false, t::SOFT, ["CWC-AMB-21", "CWC-FBK-06"],
                when |form| form.may_move() && form.meets == Meets::Wire;
        }
    }
}

impl Rout {
    const fn may_move(self) -> bool {
        self.hits.0 > 0 && matches!(self.position, Position::Free)
    }

    fn back(self) -> Back {
        let moves = self.may_move();
        let meets = if moves { self.meets } else { Meets::Clear };
        Back {
            exempt: moves && self.exempt,
            position: self.position,
            meets,
            soft: meets == Meets::Wire && self.soft,
            rout: true,
        }
    }
}

/// The calculator of the rout.
pub const ROUT: Calculator = Calculator {
    id: "rout",
    title: t::ROUT,
    summary: t::ROUT_SUMMARY,
    cites: &["CWC-ROU-P1", "CWC-FBK-T1"],
    fields: Rout::FIELDS,
    work: |answers, _| rout(answers.typed()),
};

fn rout(form: Rout) -> Working {
    let hits = form.hits.count();
    let back = form.back();
    if hits == 0 || back.lost_at_once() {
        let (word, note) = if hits == 0 {
            (t::WORD_NO_ROUT, Note::new(t::NOTE_NO_ROUT, "CWC-ROU-04"))
        } else {
            (
                t::WORD_ELIMINATED,
                Note::new(t::NOTE_LOST_AT_ONCE, "CWC-ROU-03"),
            )
        };
        return Working {
            plaque: (t::ROUT, Figure::Word(word)),
            notes: vec![note],
            ..Working::default()
        };
    }
    let dice = Figure::Dice(form.hits.0);
    let mut notes = vec![
        Note::new(t::NOTE_AWAY_FROM, "CWC-AMB-19"),
        Note::new(t::NOTE_ROUT_BORROWS, "CWC-AMB-21"),
    ];
    notes.extend(back.note());
    let result = back.part("unit", t::PART_UNIT);
    Working {
        plaque: (t::ROUT_DICE, dice.clone()),
        sheets: vec![Sheet {
            id: "dice",
            title: t::ROUT_DICE,
            base: (t::HITS_KEPT, dice.clone(), "CWC-ROU-04"),
            modifiers: Vec::new(),
            result: dice,
        }],
        notes,
        parts: vec![result.part, DISTANCE, WHY],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let (end, moved) = back.roll(dice, hits);
            Outcome::of(&[result.figure(end), moved, why(end)])
        })),
        ..Working::default()
    }
}
