//! HE on one model under the template: K20-AMM-P3, steps 2 and 3. Both direct
//! fire and fire missions use it.

use crate::rulesets::k20::prelude::*;

use super::cover::BlastCover;
use super::effect::{Effect, Half, Hindrance, Strength, Suffered};
use super::facing::{Face, FaceHit};
use super::tables;

choices! {
    /// A model under the template (K20-AMM-04).
    pub enum Model {
        /// Infantry.
        Infantry = "infantry" => t::TARGET_INFANTRY,
        /// Infantry in or on a vehicle, which takes a separate hit.
        Transported = "transported" => t::MODEL_TRANSPORTED,
        /// The crew of a gun, which takes a separate hit.
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
    /// The ring of the template (K20-AMM-T2).
    pub enum Ring {
        /// The centre.
        Centre = "centre" => t::RING_CENTRE,
        /// The first ring.
        One = "1" => t::RING_1,
        /// The second ring, in which vehicles and guns are not hit (K20-AMM-05).
        Two = "2" => t::RING_2,
    }
}

form! {
    /// A model under a template, and the shell that bursts there.
    pub struct Under {
        group t::GROUP_MODEL => {
            /// The kind of the model.
            model: Model = Model::Infantry, t::MODEL, ["K20-AMM-04", "K20-AMM-T2"];
            /// Where it is under the template.
            ring: Ring = Ring::Centre, t::RING, ["K20-AMM-T2", "K20-AMM-05"];
            /// The HE FP of the shell, against infantry.
            he_fp: Count<-10, 30> = 0, t::HE_FP, ["K20-AMM-T2", "K20-GEN-06"],
                when |form| form.model.half() == Half::Infantry;
            /// The HE OV of the shell, against anything else.
            he_ov: Count<-10, 30> = 0, t::HE_OV, ["K20-AMM-T2", "K20-GEN-06"],
                when |form| form.model.half() == Half::Vehicle;
            /// The face that is hit.
            struck_face: Face = Face::Front, t::FACE_HIT, ["K20-HET-02"],
                when |form| form.model.half() == Half::Vehicle;
            /// The armour of the front.
            dv: Count<0, 30> = 0, t::ARMOUR, ["K20-HET-02", "K20-AMB-03"],
                when |form| form.is_struck_at(Face::Front);
            /// The armour of the sides.
            struck_side: Count<0, 30> = 0, t::ARMOUR, ["K20-HET-02", "K20-AMB-03"],
                when |form| form.is_struck_at(Face::Side);
            /// The armour of the rear.
            struck_rear: Count<0, 30> = 0, t::ARMOUR, ["K20-HET-02", "K20-AMB-03"],
                when |form| form.is_struck_at(Face::Rear);
            /// Its cover.
            cover: BlastCover = BlastCover::None, t::TARGET_COVER, ["K20-AMM-T2", "K20-AMB-55"];
            /// How it moves.
            movement: Movement = Movement::Still, t::TARGET_MOVEMENT, ["K20-AMM-T2", "K20-AMB-12"],
                when |form| form.model.half() == Half::Infantry;
            /// It has no armour.
            unarmoured: bool = false, t::UNARMOURED, ["K20-AMM-T2", "K20-AMB-56"],
                when |form| form.model.half() == Half::Vehicle;
        }
    }
}

impl Under {
    /// Whether it is a vehicle or a gun that is hit on this face.
    fn is_struck_at(&self, face: Face) -> bool {
        self.model.half() == Half::Vehicle && self.struck_face == face
    }

    /// The crew of this gun, which its armour does not protect (K20-AMM-04).
    pub(crate) fn crew(&self) -> Self {
        Self { model: Model::Crew, unarmoured: false, ..*self }.struck_on(FaceHit::default())
    }

    /// The same model, hit on this face. (`Under` repeats the questions of [`FaceHit`] because a
    /// block cannot include another.)
    pub(crate) fn struck_on(self, hit: FaceHit) -> Self {
        Self {
            struck_face: hit.struck_face,
            dv: hit.dv,
            struck_side: hit.struck_side,
            struck_rear: hit.struck_rear,
            ..self
        }
    }

    /// The armour of the face that is hit.
    const fn armour(&self) -> i16 {
        match self.struck_face {
            Face::Front => self.dv.0,
            Face::Side => self.struck_side.0,
            Face::Rear => self.struck_rear.0,
        }
    }

    /// The strength of one shell; `None` if it does not hit. A critical hit of
    /// direct fire adds to it (K20-AMB-59).
    pub(crate) fn strength(&self, critical: Critical, house: House) -> Option<Strength> {
        let mut strength;
        match self.model.half() {
            Half::Infantry => {
                strength = Strength::new((t::HE_FP, self.he_fp.0, "K20-AMM-T2"));
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
                strength.add(critical.label(), critical.strength(), "K20-AMB-59");
            }
            Half::Vehicle => {
                let ring = *tables::HE_OV_BY_RING.get(self.ring as usize)?;
                strength = Strength::new((t::HE_OV, self.he_ov.0, "K20-AMM-T2"));
                strength.add(self.ring.label(), ring, "K20-AMM-T2");
                strength.add(self.cover.in_sum(), self.cover.strength(), "K20-AMM-T2");
                if self.unarmoured {
                    strength.add(t::UNARMOURED, tables::UNARMOURED, "K20-AMM-T2");
                }
                strength.add(critical.label(), critical.strength(), "K20-AMB-59");
                strength.less_armour(self.armour(), house);
            }
        }
        Some(strength)
    }
}

form! {
    /// The questions about HE on one model.
    pub struct Template {
        group t::GROUP_MODEL => {
            /// The model and the shell.
            under: Under => "";
        }
        group t::GROUP_MORE => {
            /// The number of shells that burst there, one after another.
            rounds: Count<1, 10> = 1, t::ROUNDS, ["K20-AMB-69"];
            /// The bonus of a critical hit of direct fire.
            critical: Critical = Critical::None, t::CRITICAL, ["K20-DIR-T5", "K20-AMB-59"];
            /// The model already has 1 damage.
            damaged: bool = false, t::ALREADY_DAMAGED, ["K20-AMB-10"],
                when |form| form.under.model.half() == Half::Vehicle;
        }
    }
}

impl Calculate for Template {
    type House = House;
    type Outcome = Blast;

    const ABOUT: About = About::new("he-template", t::TEMPLATE, t::TEMPLATE_SUMMARY);
    const CITES: &'static [Cite] = &["K20-AMM-P3", "K20-AMM-T2"];

    fn work(&self, house: &House) -> Work<Self> {
        let model = self.under.model;
        let half = model.half();
        let Some(strength) = self.under.strength(self.critical, *house) else {
            let why = vec![Note::new(t::REFUSED_SECOND_RING, "K20-AMM-05")];
            return Working::refused(t::STRENGTH, t::WORD_NO_HIT, why).into();
        };
        let row = half.roll(strength.total());
        let damaged = self.damaged && half == Half::Vehicle;
        let rounds = self.rounds.count();
        let mut notes = Notes::default();
        notes.0.extend(strength.note());
        notes.add(
            matches!(model, Model::Transported | Model::Crew),
            t::NOTE_SEPARATE_HITS,
            "K20-AMM-04",
        );
        notes.0.extend(half.notes(*house));
        let mut out = Notes::default();
        let runs = half == Half::Infantry && self.under.movement == Movement::Running;
        out.add(runs, t::OUT_RUNNING, "K20-AMB-12");
        let working = Working {
            not_counted: out.0,
            headline: (t::STRENGTH, Figure::Signed(strength.row())),
            sums: vec![strength.sum(t::STRENGTH)],
            rows: vec![half.row(t::STRENGTH, strength.total())],
            notes: notes.0,
            next: half.tests(model == Model::Vehicle),
            ..Working::default()
        };
        let working = half.wanted(working, Blast::AT.effect, model == Model::Vehicle, 3);
        working.rolls(self, move |dice| {
            let start = Suffered::before(damaged);
            let after =
                dice.again(rounds, start, |dice, so_far: Suffered| so_far.struck(dice, half, &row));
            Blast { effect: after.effect(half, damaged), hindrance: after.hindrance(half) }
        })
    }
}

outcome! {
    /// The effect of shells on a model.
    pub struct Blast of |form: &Template| {
        /// The worst effect.
        effect: Effect, t::PART_EFFECT, words form.under.model.half().words();
        /// Any further hindrance.
        hindrance: Hindrance, t::PART_HINDRANCE, words form.under.model.half().hindrances(),
            when form.rounds.0 > 1;
    }
}
