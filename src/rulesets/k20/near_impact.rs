//! Who is Pinned near the impact of a fire mission: K20-ART-08. No die is rolled.

use crate::aid::{
    About, Calculate, Cast, Figure, Form, Note, Of, Opening, Play, Role, Standing, To, Tone, Work,
    Working,
};
use crate::text::keys::k20 as t;
use crate::{form, outcome};

use super::effect::{Effect, Half};
use super::house::House;
use super::roles::ACTING;
use super::template::Model;
use super::tracker::{Unit, UnitKind};
use super::words::word;

form! {
    /// Who is near an impact.
    pub struct NearImpact {
        group t::GROUP_NEAR_IMPACT => {
            /// The model near it.
            model: Model = Model::Infantry, t::MODEL, ["K20-ART-08"];
            /// It has no armour.
            unarmoured: bool = false, t::UNARMOURED, ["K20-ART-08"],
                when |form| form.model == Model::Vehicle;
            /// A round fell there.
            fell: bool = true, t::ROUND_FELL, ["K20-ART-08", "K20-AMB-65"];
        }
    }
}

/// A unit within 2″ of the impact; several may be.
const fn near(id: &'static str) -> Role {
    Role::new(id, t::ROLE_NEAR_IMPACT, Of::Anybody)
        .taking(|unit| !unit.typed::<Unit>().is_out())
        .barring(is_armoured)
        .optional()
}

/// Why armour does not look for cover.
fn is_armoured(_: &Cast, unit: &Standing) -> Option<Note> {
    let unit: Unit = unit.state.typed();
    let armoured = unit.kind == UnitKind::Vehicle && unit.armoured;
    armoured.then(|| Note::new(t::OUT_ARMOURED_NEAR, "K20-ART-08"))
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

impl Play for NearImpact {
    const ROLES: &'static [Role] = &[near("near"), near("near-2"), near("near-3"), near("near-4")];

    /// Of a gun its crew looks for cover.
    fn fill(cast: &Cast) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Unit>(ACTING) else {
            return known;
        };
        let model = match unit.kind {
            UnitKind::Gun => Model::Crew,
            _ => Model::of(&unit),
        };
        known
            .knowing(Self::AT.model, model)
            .knowing(Self::AT.unarmoured, unit.is_unarmoured())
    }

    fn after(&self, _: &House, near: &Near, cast: &mut Cast) {
        if !near.near {
            return;
        }
        for role in 0..Self::ROLES.len() {
            cast.change_role(role, |unit: &mut Unit| {
                let half = match unit.kind {
                    UnitKind::Vehicle if unit.armoured => return,
                    UnitKind::Vehicle => Half::Vehicle,
                    _ => Half::Infantry,
                };
                unit.suffers(half, Effect::Pinned);
            });
        }
    }
}

impl Calculate for NearImpact {
    type House = House;
    type Outcome = Near;

    const ABOUT: About = About {
        id: "near-impact",
        title: t::NEAR_THE_IMPACT,
        summary: t::NEAR_THE_IMPACT_SUMMARY,
        cites: &["K20-ART-08"],
    };

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
        let word = if pinned {
            t::EFFECT_PINNED
        } else {
            t::WORD_NOT_PINNED
        };
        Working {
            plaque: (t::NEAR_THE_IMPACT, Figure::Word(word)),
            kept_out: out
                .map(|why| Note::new(why, "K20-ART-08"))
                .into_iter()
                .collect(),
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
