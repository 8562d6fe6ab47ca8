//! One roll on the hit-effect table: K20-HET-P1.

use crate::rulesets::k20::prelude::*;

use super::effect::{Half, Impact, Strength};

form! {
    /// The questions about a hit effect.
    pub struct HitEffect {
        group t::GROUP_HIT_EFFECT => {
            /// The half of the table.
            half: Half = Half::Vehicle, t::HALF, ["K20-HET-01", "K20-HET-T1"];
            /// The impact strength, which gives the row.
            strength: Count<-30, 40> = 0, t::STRENGTH, ["K20-GEN-02", "K20-HET-02", "K20-HET-03", "K20-AMB-05"];
        }
    }
}

impl Calculate for HitEffect {
    type House = House;
    type Outcome = Impact;

    const ABOUT: About = About::new("hit-effect", t::HIT_EFFECT, t::HIT_EFFECT_SUMMARY);
    const CITES: &'static [Cite] = &["K20-HET-P1", "K20-HET-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let half = self.half;
        let base = (t::STRENGTH_AS_ENTERED, self.strength.0, half.strength_cite());
        let strength = Strength::new(base).called("");
        let row = half.roll(strength.total());
        let mut notes: Vec<Note> = strength.note().into_iter().collect();
        notes.extend(half.notes(*house));
        let working = Working {
            headline: (t::STRENGTH, Figure::Signed(strength.row())),
            rows: vec![half.row(t::STRENGTH, strength.total())],
            notes,
            next: half.tests(true),
            ..Working::default()
        };
        half.wanted(working, Impact::AT.effect, true, 3)
            .rolls(&half, move |dice| Impact::roll(dice, half, &row, false))
    }
}
