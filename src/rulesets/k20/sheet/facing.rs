//! The face of a vehicle or a gun that is hit, and its armour (K20-HET-02).
//!
//! Old links shorten the names of questions to their unique beginnings, so the names here do not
//! begin with any such short form.

use crate::rulesets::k20::prelude::*;

choices! {
    /// The face that is hit.
    pub enum Face {
        /// The front.
        Front = "front" => t::FACE_FRONT,
        /// A side.
        Side = "side" => t::FACE_SIDE,
        /// The rear.
        Rear = "rear" => t::FACE_REAR,
    }
}

form! {
    /// The questions about the armour that a shot has to penetrate.
    pub struct FaceHit {
        group t::GROUP_SHOT => {
            /// The face that is hit.
            struck_face: Face = Face::Front, t::FACE_HIT, ["K20-HET-02"];
            /// The armour of the front.
            dv: Count<0, 30> = 0, t::ARMOUR, ["K20-HET-02", "K20-AMB-03"],
                when |hit| hit.struck_face == Face::Front;
            /// The armour of the sides.
            struck_side: Count<0, 30> = 0, t::ARMOUR, ["K20-HET-02", "K20-AMB-03"],
                when |hit| hit.struck_face == Face::Side;
            /// The armour of the rear.
            struck_rear: Count<0, 30> = 0, t::ARMOUR, ["K20-HET-02", "K20-AMB-03"],
                when |hit| hit.struck_face == Face::Rear;
        }
    }
}

impl FaceHit {
    /// The armour of the face that is hit.
    pub(crate) const fn armour(self) -> i16 {
        match self.struck_face {
            Face::Front => self.dv.0,
            Face::Side => self.struck_side.0,
            Face::Rear => self.struck_rear.0,
        }
    }
}
