//! The reasons why a team may not shoot.

use crate::rulesets::flames_of_war::prelude::*;

choices! {
    /// The reasons why a team may not shoot at all (FOW-SHO-01).
    pub enum Bar {
        /// Nothing.
        None = "none" => t::BAR_NONE,
        /// Its platoon moved at the double (FOW-DBL-04).
        Doubled = "doubled" => t::BAR_DOUBLED,
        /// Bogged down (FOW-DIF-06).
        Bogged = "bogged" => t::BAR_BOGGED,
        /// Bailed out (FOW-BAI-01).
        BailedOut = "bailed-out" => t::BAR_BAILED_OUT,
        /// Towed, or towed another vehicle free (FOW-RCV-03).
        Recovery = "recovery" => t::BAR_RECOVERY,
        /// Appointed a new platoon commander (FOW-LDR-07).
        Appointed = "appointed" => t::BAR_APPOINTED,
        /// Used eyes and ears (FOW-REC-02).
        EyesAndEars = "eyes-and-ears" => t::BAR_EYES_AND_EARS,
        /// Disengaged in the enemy's turn (FOW-REC-12).
        Reorganising = "reorganising" => t::BAR_REORGANISING,
        /// Spots for artillery (FOW-ART-11).
        Spotting = "spotting" => t::BAR_SPOTTING,
        /// Carried inside a vehicle (FOW-DIC-04).
        Passenger = "passenger" => t::BAR_PASSENGER,
        /// A mortar; it only bombards (FOW-ART-02).
        Mortar = "mortar" => t::BAR_MORTAR,
    }
}

impl Bar {
    /// The rule that bars the team.
    pub const fn cite(self) -> &'static str {
        match self {
            Self::None => "FOW-SHO-05",
            Self::Doubled => "FOW-DBL-04",
            Self::Bogged => "FOW-DIF-06",
            Self::BailedOut => "FOW-BAI-01",
            Self::Recovery => "FOW-RCV-03",
            Self::Appointed => "FOW-LDR-07",
            Self::EyesAndEars => "FOW-REC-02",
            Self::Reorganising => "FOW-REC-12",
            Self::Spotting => "FOW-ART-11",
            Self::Passenger => "FOW-DIC-04",
            Self::Mortar => "FOW-ART-02",
        }
    }

    /// The refusal, if this bars the team. In the enemy's turn, reorganising bars defensive fire by
    /// a separate rule.
    pub fn refusal(self, defensive: bool) -> Option<Note> {
        let cite = if self == Self::Reorganising && defensive { "FOW-REC-11" } else { self.cite() };
        (self != Self::None).then(|| Note::new(t::refused_barred(self.label()), cite))
    }
}
