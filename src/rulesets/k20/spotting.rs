//! Is the hidden model spotted? K20-SPT-P1.

use crate::aid::{Calculator, Figure, Form, Inches, Note, Opening, Sheet, Working};
use crate::text::Text;
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::range;
use super::tables::{self, Spotted};
use super::words::Target;

choices! {
    /// What hides (K20-SPT-T1).
    pub enum Hider {
        /// Infantry.
        Infantry = "infantry" => t::TARGET_INFANTRY,
        /// A gun.
        Gun = "gun" => t::TARGET_GUN,
        /// A vehicle.
        Vehicle = "vehicle" => t::TARGET_VEHICLE,
    }
}

impl Hider {
    /// As what a target hides; a building does not.
    pub(super) const fn of(target: Target) -> Option<Self> {
        match target {
            Target::Infantry => Some(Self::Infantry),
            Target::Gun => Some(Self::Gun),
            Target::Vehicle => Some(Self::Vehicle),
            Target::Building => None,
        }
    }

    const fn target(self) -> Target {
        match self {
            Self::Infantry => Target::Infantry,
            Self::Gun => Target::Gun,
            Self::Vehicle => Target::Vehicle,
        }
    }
}

form! {
    /// What spotting depends on.
    pub struct Spotting {
        group t::GROUP_SPOTTING => {
            /// What hides.
            kind: Hider = Hider::Infantry, t::HIDER, ["K20-SPT-02", "K20-SPT-T1"];
            /// How far away it is.
            distance: Inches<0, 100> = 0, t::DISTANCE, ["K20-SPT-T1", "K20-AMB-13", "K20-AMB-63"];
            /// It is camouflaged.
            camouflaged: bool = false, t::CAMOUFLAGED, ["K20-SPT-02"];
            /// It has moved.
            moved: bool = false, t::HIDER_MOVED, ["K20-SPT-02", "K20-AMB-21"];
            /// It has fired.
            fired: bool = false, t::HIDER_FIRED, ["K20-SPT-02", "K20-AMB-21"];
        }
    }
}

/// The calculator.
pub const SPOTTING: Calculator = Calculator {
    id: "spotting",
    title: t::SPOTTING,
    summary: t::SPOTTING_SUMMARY,
    cites: &["K20-SPT-P1", "K20-SPT-T1"],
    fields: Spotting::FIELDS,
    work: |answers, _| spotting(answers.typed()),
};

/// What a cell says.
const fn label(cell: Spotted) -> Text {
    match cell {
        Spotted::Automatically => t::SPOTTED_A,
        Spotted::ByShotOrMove => t::SPOTTED_SR,
        Spotted::ByMove => t::SPOTTED_R,
        Spotted::No => t::SPOTTED_NO,
    }
}

impl Spotting {
    /// The cell of K20-SPT-T1; beyond the table nothing is spotted.
    fn cell(self) -> Spotted {
        let row = self.kind as usize + if self.camouflaged { 3 } else { 0 };
        let column = tables::SPT_BANDS
            .iter()
            .position(|upto| self.distance.0 <= *upto);
        column.map_or(Spotted::No, |column| tables::SPOTTING[row][column])
    }

    fn is_spotted(self) -> bool {
        match self.cell() {
            Spotted::Automatically => true,
            Spotted::ByShotOrMove => self.fired || self.moved,
            Spotted::ByMove => self.moved,
            Spotted::No => false,
        }
    }

    fn notes(self) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut note = |applies: bool, text: Text, cite| {
            if applies {
                notes.push(Note::new(text, cite));
            }
        };
        let last = tables::SPT_BANDS[5];
        note(
            self.kind == Hider::Infantry && self.distance.0 > tables::SPT_BANDS[3],
            t::NOTE_INFANTRY_ALWAYS_HIDDEN,
            "K20-SPT-03",
        );
        note(self.distance.0 > last, t::NOTE_SPOTTING_ENDS, "K20-SPT-T1");
        note(
            self.cell() == Spotted::ByMove && self.fired && !self.moved,
            t::NOTE_FIRING_DOES_NOT_REVEAL,
            "K20-AMB-21",
        );
        note(true, t::NOTE_HIDING, "K20-SPT-01");
        notes
    }
}

fn spotting(it: Spotting) -> Working {
    let cell = it.cell();
    let spotted = it.is_spotted();
    let word = if spotted {
        t::WORD_SPOTTED
    } else {
        t::WORD_HIDDEN
    };
    let sheet = Sheet {
        id: "spotting",
        title: t::SPOTTING,
        base: (t::SPOTTING_CELL, Figure::Word(label(cell)), "K20-SPT-T1"),
        modifiers: Vec::new(),
        result: Figure::Word(word),
    };
    let band = range::band(&tables::SPT_BANDS, it.distance.0);
    let mut direct_fire = Opening::new("direct-fire")
        .with("target", it.kind.target())
        .with("camouflage", it.camouflaged)
        .with("hidden", !spotted);
    if it.distance.0 <= range::FARTHEST {
        direct_fire = direct_fire.with("distance", it.distance);
    }
    let mut next = vec![direct_fire];
    if it.kind == Hider::Infantry {
        next.push(Opening::new("infantry-fire"));
    }
    Working {
        plaque: (t::SPOTTING_PLAQUE, Figure::Word(word)),
        sheets: vec![sheet],
        beside: vec![(
            Spotting::AT.distance.index(),
            t::beside_word(band, label(cell)),
        )],
        notes: it.notes(),
        next,
        ..Working::default()
    }
}
