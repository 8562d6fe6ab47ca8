//! One roll on the hit-effect table: K20-HET-P1.

use crate::aid::{Calculator, Count, Figure, Form, Note, Outcome, Values, Working};
use crate::dice::Dice;
use crate::form;
use crate::text::keys::k20 as t;

use super::effect::{Half, Strength, Suffered};
use super::house::House;

form! {
    /// What a hit effect depends on.
    pub struct HitEffect {
        group t::GROUP_HIT_EFFECT => {
            /// The half of the table.
            half: Half = Half::Vehicle, t::HALF, ["K20-HET-01", "K20-HET-T1"];
            /// The impact strength: the row.
            strength: Count<-30, 40> = 0, t::STRENGTH, ["K20-GEN-02", "K20-HET-02", "K20-HET-03", "K20-AMB-05"];
        }
    }
}

/// The calculator.
pub const HIT_EFFECT: Calculator = Calculator {
    id: "hit-effect",
    title: t::HIT_EFFECT,
    summary: t::HIT_EFFECT_SUMMARY,
    cites: &["K20-HET-P1", "K20-HET-T1"],
    fields: HitEffect::FIELDS,
    work: hit_effect,
};

fn hit_effect(answers: &Values, house: &Values) -> Working {
    let it: HitEffect = answers.typed();
    let house: House = house.typed();
    let half = it.half;
    let base = (t::STRENGTH_AS_ENTERED, it.strength.0, half.strength_cite());
    let strength = Strength::new(base);
    let row = half.roll(strength.total());
    let mut notes: Vec<Note> = strength.note().into_iter().collect();
    notes.extend(half.notes(house));
    Working {
        plaque: (t::STRENGTH, Figure::Signed(strength.row())),
        rows: vec![half.row(t::STRENGTH, strength.total())],
        notes,
        next: half.tests(true),
        parts: vec![half.part()],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let after = Suffered::default().struck(dice, half, &row);
            Outcome::of(&[after.effect(half, false)])
        })),
        ..Working::default()
    }
}
