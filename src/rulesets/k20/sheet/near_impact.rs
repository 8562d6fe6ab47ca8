//! Which units near the impact of a fire mission are Pinned: K20-ART-08. No die
//! is rolled.

use crate::rulesets::k20::prelude::*;

use super::template::Model;

form! {
    /// The questions about a model near an impact.
    pub struct NearImpact {
        group t::GROUP_NEAR_IMPACT => {
            /// The kind of model.
            model: Model = Model::Infantry, t::MODEL, ["K20-ART-08"];
            /// The model has no armour.
            unarmoured: bool = false, t::UNARMOURED, ["K20-ART-08"],
                when |form| form.model == Model::Vehicle;
            /// A round fell near it.
            fell: bool = true, t::ROUND_FELL, ["K20-ART-08", "K20-AMB-65"];
        }
    }
}

impl NearImpact {
    fn is_pinned(self) -> bool {
        match self.model {
            Model::Infantry | Model::Transported | Model::Crew => true,
            Model::Vehicle => self.unarmoured,
            Model::Gun => false,
        }
    }
}

impl Calculate for NearImpact {
    type House = House;
    type Outcome = Near;

    const ABOUT: About = About::new("near-impact", t::NEAR_THE_IMPACT, t::NEAR_THE_IMPACT_SUMMARY);
    const CITES: &'static [Cite] = &["K20-ART-08"];

    fn work(&self, _: &House) -> Work<Self> {
        if !self.fell {
            let why = Note::new(t::REFUSED_NO_IMPACT, "K20-AMB-65");
            return Working::refused(t::NEAR_THE_IMPACT, t::WORD_NOT_PINNED, vec![why]).into();
        }
        let pinned = self.is_pinned();
        let out = match self.model {
            Model::Gun => Some(t::OUT_GUN_NEAR),
            Model::Vehicle if !pinned => Some(t::OUT_ARMOURED_NEAR),
            _ => None,
        };
        let word = if pinned { t::EFFECT_PINNED } else { t::WORD_NOT_PINNED };
        Working {
            headline: (t::NEAR_THE_IMPACT, Figure::Word(word)),
            not_counted: out.map(|why| Note::new(why, "K20-ART-08")).into_iter().collect(),
            notes: vec![Note::new(t::NOTE_IMPACT_PINS, "K20-ART-08")],
            ..Working::default()
        }
        .rolls(self, move |_| Near { near: pinned })
    }
}

outcome! {
    /// The effect on the model nearby.
    pub struct Near of |form: &NearImpact| {
        /// Whether it is Pinned.
        near: bool, t::NEAR_THE_IMPACT, words const { &[
            word("not-pinned", t::WORD_NOT_PINNED, Tone::Bad),
            word("pinned", t::EFFECT_PINNED, Tone::Good),
        ] };
    }
}
