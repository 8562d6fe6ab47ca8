//! Whether the hidden model is spotted: K20-SPT-P1.

use crate::rulesets::k20::prelude::*;

use super::direct_fire::DirectFire;
use super::forms::Spotting;
use super::infantry_fire::InfantryFire;
use super::tables::Spotted;
use super::{range, tables};

/// The text for a cell of the table.
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
        let column = tables::SPT_BANDS.iter().position(|upto| self.distance.0 <= *upto);
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

    /// The openings for shots at the model.
    pub(crate) fn shots(self) -> Vec<Opening> {
        let mut direct_fire = Opening::to::<DirectFire>()
            .deciding(DirectFire::AT.target, self.kind.target())
            .deciding(DirectFire::AT.camouflage, self.camouflaged)
            .deciding(DirectFire::AT.hidden, !self.is_spotted());
        if self.distance.0 <= range::FARTHEST {
            direct_fire = direct_fire.deciding(DirectFire::AT.distance, self.distance.0);
        }
        let mut shots = vec![direct_fire.into()];
        if self.kind == Hider::Infantry {
            shots.push(Opening::to::<InfantryFire>().into());
        }
        shots
    }

    /// Notes on circumstances that seem to count but do not.
    fn not_counted(self) -> Vec<Note> {
        let mut out = Notes::default();
        out.add(
            self.cell() == Spotted::ByMove && self.fired && !self.moved,
            t::NOTE_FIRING_DOES_NOT_REVEAL,
            "K20-AMB-21",
        );
        let bare = Self { camouflaged: false, ..self };
        out.add(self.camouflaged && self.cell() == bare.cell(), t::OUT_CAMOUFLAGE, "K20-SPT-T1");
        out.0
    }

    fn notes(self) -> Vec<Note> {
        let mut notes = Notes::default();
        let last = tables::SPT_BANDS[5];
        notes.add(
            self.kind == Hider::Infantry && self.distance.0 > tables::SPT_BANDS[3],
            t::NOTE_INFANTRY_ALWAYS_HIDDEN,
            "K20-SPT-03",
        );
        notes.add(self.distance.0 > last, t::NOTE_SPOTTING_ENDS, "K20-SPT-T1");
        notes.add(true, t::NOTE_HIDING, "K20-SPT-01");
        notes.0
    }
}

impl Calculate for Spotting {
    type House = House;
    type Outcome = Seen;

    const ABOUT: About = About::new("spotting", t::SPOTTING, t::SPOTTING_SUMMARY);
    const CITES: &'static [Cite] = &["K20-SPT-P1", "K20-SPT-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let cell = self.cell();
        let spotted = self.is_spotted();
        let word = if spotted { t::WORD_SPOTTED } else { t::WORD_HIDDEN };
        let sum = Sum {
            id: "spotting",
            title: t::SPOTTING,
            base: (t::SPOTTING_CELL, Figure::Word(label(cell)), "K20-SPT-T1"),
            modifiers: Vec::new(),
            result: Figure::Word(word),
        };
        let band = range::band(&tables::SPT_BANDS, self.distance.0);
        Working {
            headline: (t::SPOTTING_PLAQUE, Figure::Word(word)),
            sums: vec![sum],
            beside: vec![(Self::AT.distance.index(), t::beside_word(band, label(cell)))],
            notes: self.notes(),
            not_counted: self.not_counted(),
            next: self.shots(),
            ..Working::default()
        }
        .rolls(self, move |_| Seen { model: spotted })
    }
}

outcome! {
    /// Whether the model is seen; no die is rolled.
    pub struct Seen of |form: &Spotting| {
        /// Whether it is spotted.
        model: bool, t::SPOTTING_PLAQUE, words const { &[
            word("hidden", t::WORD_HIDDEN, Tone::Bad),
            word("spotted", t::WORD_SPOTTED, Tone::Good),
        ] };
    }
}
