//! HE on one model under the template: K20-AMM-P3, steps 2 and 3. Direct fire
//! and fire missions both run it.

use crate::aid::{Calculator, Count, Figure, Form, Note, Outcome, Part, PartKind, Values, Working};
use crate::dice::Dice;
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::cover::BlastCover;
use super::effect::{Half, Strength, Suffered};
use super::house::House;
use super::tables;
use super::words::{Critical, Movement};

choices! {
    /// A model under the template (K20-AMM-04).
    pub enum Model {
        /// Infantry.
        Infantry = "infantry" => t::TARGET_INFANTRY,
        /// Infantry in or on a vehicle: a hit of its own.
        Transported = "transported" => t::MODEL_TRANSPORTED,
        /// The crew of a gun: a hit of its own.
        Crew = "crew" => t::MODEL_CREW,
        /// A vehicle.
        Vehicle = "vehicle" => t::TARGET_VEHICLE,
        /// A gun without its crew.
        Gun = "gun" => t::MODEL_GUN,
    }
}

impl Model {
    /// The half of the hit-effect table.
    pub const fn half(self) -> Half {
        match self {
            Self::Infantry | Self::Transported | Self::Crew => Half::Infantry,
            Self::Vehicle | Self::Gun => Half::Vehicle,
        }
    }
}

choices! {
    /// The place on the template (K20-AMM-T2).
    pub enum Ring {
        /// The centre.
        Centre = "centre" => t::RING_CENTRE,
        /// The first ring.
        One = "1" => t::RING_1,
        /// The second ring: nothing for vehicles and guns (K20-AMM-05).
        Two = "2" => t::RING_2,
    }
}

/// A model under a template, and the shell that bursts there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Under {
    /// What the model is.
    pub model: Model,
    /// Where it is.
    pub ring: Ring,
    /// HE FP, against infantry.
    pub he_fp: i16,
    /// HE OV, against the rest.
    pub he_ov: i16,
    /// Linear or heavy cover.
    pub cover: BlastCover,
    /// How infantry moves.
    pub movement: Movement,
    /// A vehicle or gun without armour (K20-AMB-56).
    pub unarmoured: bool,
    /// Armour of the face that is hit.
    pub dv: i16,
    /// What a critical hit added (K20-AMB-59).
    pub critical: Critical,
}

impl Under {
    /// The strength of one shell; `None` where it does not hit.
    pub fn strength(&self, house: House) -> Option<Strength> {
        let mut strength;
        match self.model.half() {
            Half::Infantry => {
                strength = Strength::new((t::HE_FP, self.he_fp, "K20-AMM-T2"));
                let ring = tables::HE_FP_BY_RING[self.ring as usize];
                strength.add(self.ring.label(), ring, "K20-AMM-T2");
                strength.add(self.cover.in_sum(), self.cover.strength(), "K20-AMM-T2");
                match self.movement {
                    Movement::Still => {}
                    Movement::Moving => {
                        strength.add(t::TARGET_MOVING, tables::HE_MOVING, "K20-AMM-T2");
                    }
                    Movement::Running => {
                        strength.add(t::TARGET_RUNNING, tables::HE_RUNNING, "K20-AMM-T2");
                    }
                }
                strength.add(
                    self.critical.label(),
                    self.critical.strength(),
                    "K20-AMB-59",
                );
            }
            Half::Vehicle => {
                let ring = *tables::HE_OV_BY_RING.get(self.ring as usize)?;
                strength = Strength::new((t::HE_OV, self.he_ov, "K20-AMM-T2"));
                strength.add(self.ring.label(), ring, "K20-AMM-T2");
                strength.add(self.cover.in_sum(), self.cover.strength(), "K20-AMM-T2");
                if self.unarmoured {
                    strength.add(t::UNARMOURED, tables::UNARMOURED, "K20-AMM-T2");
                }
                strength.add(
                    self.critical.label(),
                    self.critical.strength(),
                    "K20-AMB-59",
                );
                strength.less_armour(self.dv, house);
            }
        }
        Some(strength)
    }
}

form! {
    /// What HE on one model depends on.
    pub struct Template {
        group t::GROUP_MODEL => {
            /// What the model is.
            model: Model = Model::Infantry, t::MODEL, ["K20-AMM-04", "K20-AMM-T2"];
            /// Where it is under the template.
            ring: Ring = Ring::Centre, t::RING, ["K20-AMM-T2", "K20-AMM-05"];
            /// HE FP of the shell.
            he_fp: Count<-10, 30> = 0, t::HE_FP, ["K20-AMM-T2", "K20-GEN-06"],
                when |form| form.model.half() == Half::Infantry;
            /// HE OV of the shell.
            he_ov: Count<-10, 30> = 0, t::HE_OV, ["K20-AMM-T2", "K20-GEN-06"],
                when |form| form.model.half() == Half::Vehicle;
            /// Armour of the face that is hit.
            dv: Count<0, 30> = 0, t::ARMOUR, ["K20-HET-02", "K20-AMB-03"],
                when |form| form.model.half() == Half::Vehicle;
            /// Its cover.
            cover: BlastCover = BlastCover::None, t::TARGET_COVER, ["K20-AMM-T2", "K20-AMB-55"];
            /// How it moves.
            movement: Movement = Movement::Still, t::TARGET_MOVEMENT, ["K20-AMM-T2", "K20-AMB-12"],
                when |form| form.model.half() == Half::Infantry;
            /// It has no armour.
            unarmoured: bool = false, t::UNARMOURED, ["K20-AMM-T2", "K20-AMB-56"],
                when |form| form.model.half() == Half::Vehicle;
        }
        group t::GROUP_MORE => {
            /// Shells that burst there, one after another.
            rounds: Count<1, 10> = 1, t::ROUNDS, ["K20-AMB-69"];
            /// What a critical hit of direct fire added.
            critical: Critical = Critical::None, t::CRITICAL, ["K20-DIR-T5", "K20-AMB-59"];
            /// It has 1 damage already.
            damaged: bool = false, t::ALREADY_DAMAGED, ["K20-AMB-10"],
                when |form| form.model.half() == Half::Vehicle;
        }
    }
}

/// The calculator.
pub const TEMPLATE: Calculator = Calculator {
    id: "he-template",
    title: t::TEMPLATE,
    summary: t::TEMPLATE_SUMMARY,
    cites: &["K20-AMM-P3", "K20-AMM-T2"],
    fields: Template::FIELDS,
    work: template,
};

fn template(answers: &Values, house: &Values) -> Working {
    let it: Template = answers.typed();
    let house: House = house.typed();
    let half = it.model.half();
    let under = Under {
        model: it.model,
        ring: it.ring,
        he_fp: it.he_fp.0,
        he_ov: it.he_ov.0,
        cover: it.cover,
        movement: it.movement,
        unarmoured: it.unarmoured,
        dv: it.dv.0,
        critical: it.critical,
    };
    let Some(strength) = under.strength(house) else {
        let why = vec![Note::new(t::REFUSED_SECOND_RING, "K20-AMM-05")];
        return Working::refused(t::STRENGTH, t::WORD_NO_HIT, why);
    };
    let row = half.roll(strength.total());
    let damaged = it.damaged && half == Half::Vehicle;
    let rounds = it.rounds.count();
    let mut notes: Vec<Note> = strength.note().into_iter().collect();
    if it.model == Model::Transported || it.model == Model::Crew {
        notes.push(Note::new(t::NOTE_SEPARATE_HITS, "K20-AMM-04"));
    }
    notes.extend(half.notes(house));
    let mut parts = vec![half.part()];
    if rounds > 1 {
        parts.push(half.hindrance());
    }
    Working {
        plaque: (t::STRENGTH, Figure::Signed(strength.row())),
        sheets: vec![strength.sheet("strength", t::STRENGTH)],
        rows: vec![half.row(t::STRENGTH, strength.total())],
        notes,
        next: half.tests(it.model == Model::Vehicle),
        parts,
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let start = Suffered::before(damaged);
            let after = dice.again(rounds, start, |dice, so_far: Suffered| {
                so_far.struck(dice, half, &row)
            });
            if rounds > 1 {
                Outcome::of(&[after.effect(half, damaged), after.hindrance(half)])
            } else {
                Outcome::of(&[after.effect(half, damaged)])
            }
        })),
        ..Working::default()
    }
}

/// What a second hit does to those in, on or behind the target: passengers or
/// the crew of a gun.
pub(super) const CREW: Part = Part {
    id: "crew",
    label: t::PART_CREW_EFFECT,
    kind: PartKind::Words(Half::Infantry.words()),
};
