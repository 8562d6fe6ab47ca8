//! Where a template goes that missed: K20-AMM-P4, for direct HE and for
//! artillery.

use crate::aid::{
    Calculator, Figure, Form, Inches, Note, Outcome, Part, PartKind, Sheet, Tone, Unit, Word,
    Working,
};
use crate::dice::{Dice, Roll};
use crate::text::Text;
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::range;
use super::tables;

choices! {
    /// The die of the hit roll.
    pub enum Parity {
        /// 2, 4, 6 …
        Even = "even" => t::PARITY_EVEN,
        /// 1, 3, 5 …
        Odd = "odd" => t::PARITY_ODD,
    }
}

form! {
    /// What scatter depends on.
    pub struct Scatter {
        group t::GROUP_SCATTER => {
            /// How far it was fired.
            distance: Inches<0, 100> = 0, t::DISTANCE, ["K20-AMM-06", "K20-AMM-T3", "K20-AMB-13"];
            /// The die of the hit roll.
            die: Parity = Parity::Even, t::HIT_DIE, ["K20-AMM-06", "K20-AMM-T3"];
            /// An inaccurate fix: artillery only.
            doubled: bool = false, t::DOUBLED, ["K20-ART-09", "K20-AMB-44"];
            /// The app rolls a direction.
            random_bearing: bool = true, t::RANDOM_BEARING, ["K20-AMB-41"];
        }
    }
}

/// The calculator.
pub const SCATTER: Calculator = Calculator {
    id: "scatter",
    title: t::SCATTER,
    summary: t::SCATTER_SUMMARY,
    cites: &["K20-AMM-P4", "K20-AMM-T3"],
    fields: Scatter::FIELDS,
    work: |answers, _| scatter(answers.typed()),
};

/// How far it goes, in inches.
pub(super) fn inches(distance: i16, die: Parity, doubled: bool) -> f32 {
    let row = tables::scatter(distance);
    let once = match die {
        Parity::Even => row.even,
        Parity::Odd => row.odd,
    };
    if doubled {
        once * f32::from(tables::INACCURATE_FIX)
    } else {
        once
    }
}

/// The distance as a figure of a part.
pub(super) fn figure(inches: f32) -> u32 {
    // ½″, 1″, 2″, 4″, 8″: the distances that the table and its double have.
    1 + ((inches * 2.0) as u32).ilog2()
}

/// How far the template went; `none` is said where it did not move.
pub(super) const WORDS: [Word; 6] = [
    word("none", t::SCATTER_NONE),
    word("half", t::SCATTER_HALF),
    word("1", t::SCATTER_1),
    word("2", t::SCATTER_2),
    word("4", t::SCATTER_4),
    word("8", t::SCATTER_8),
];

const fn word(id: &'static str, label: Text) -> Word {
    Word {
        id,
        label,
        tone: Tone::Plain,
    }
}

/// How far the template went.
pub(super) const DISTANCE: Part = Part {
    id: "scatter",
    label: t::SCATTER,
    kind: PartKind::Words(&WORDS),
};

/// Where the template went.
pub(super) const BEARING: Part = Part {
    id: "bearing",
    label: t::BEARING,
    kind: PartKind::Bearing,
};

/// A random direction (K20-AMB-41).
pub(super) fn bearing(dice: &mut dyn Dice) -> u32 {
    u32::from(dice.bearing(&Roll::bearing(t::ROLL_BEARING, "K20-AMB-41")))
}

fn scatter(it: Scatter) -> Working {
    let once = inches(it.distance.0, it.die, false);
    let all = inches(it.distance.0, it.die, it.doubled);
    let measured = |inches| Figure::Measured(inches, Unit::Inches);
    let sheet = Sheet {
        id: "scatter",
        title: t::SCATTER,
        base: (it.die.label(), measured(once), "K20-AMM-T3"),
        modifiers: Vec::new(),
        result: measured(all),
    };
    let mut notes = Vec::new();
    if it.doubled {
        notes.push(Note::new(t::NOTE_DOUBLED, "K20-ART-09"));
    }
    if !it.random_bearing {
        notes.push(Note::new(t::NOTE_NO_DIRECTION, "K20-AMB-41"));
    }
    let random = it.random_bearing;
    Working {
        plaque: (t::SCATTER, measured(all)),
        sheets: vec![sheet],
        beside: vec![(
            Scatter::AT.distance.index(),
            range::scatter_band(it.distance.0),
        )],
        notes,
        parts: if random {
            vec![DISTANCE, BEARING]
        } else {
            Vec::new()
        },
        procedure: random.then(|| -> crate::aid::Procedure {
            Box::new(move |dice: &mut dyn Dice| Outcome::of(&[figure(all), bearing(dice)]))
        }),
        ..Working::default()
    }
}
