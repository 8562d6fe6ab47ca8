//! Whether a commander may change to another tank: FOW-LDR-03 and FOW-LDR-04.

use crate::rulesets::flames_of_war::prelude::*;

choices! {
    /// The commander who changes tanks.
    pub enum Changer {
        /// A platoon commander, to a tank of his platoon.
        Platoon = "platoon" => t::CHANGE_PLATOON_COMMANDER,
        /// The company commander, to any tank of his company and its support.
        Company = "company" => t::COMMANDER_COMPANY,
        /// Higher command, to any tank.
        Higher = "higher" => t::COMMANDER_HIGHER,
    }
}

choices! {
    /// Where the other tank belongs, from the same platoon to another company.
    pub enum OtherTank {
        /// A tank of the same platoon.
        Platoon = "platoon" => t::CHANGE_OF_PLATOON,
        /// A tank of the company, or of a platoon that supports it.
        Company = "company" => t::CHANGE_OF_COMPANY,
        /// A tank of another company.
        Elsewhere = "elsewhere" => t::CHANGE_OF_OTHERS,
    }
}

form! {
    /// The questions about changing the tank.
    pub struct ChangeTank {
        group t::GROUP_CHANGE_TANK => {
            /// The commander who changes tanks.
            who: Changer = Changer::Platoon, t::CHANGE_WHO, ["FOW-LDR-04"];
            /// His own tank is bailed out or bogged down.
            stuck: bool = true, t::CHANGE_STUCK, ["FOW-LDR-03"];
            /// Where the other tank belongs.
            other: OtherTank = OtherTank::Platoon, t::CHANGE_OTHER, ["FOW-LDR-04"];
            /// It is within command distance.
            in_reach: bool = true, t::CHANGE_IN_REACH, ["FOW-LDR-03"];
            /// A phase ends.
            phase_ends: bool = true, t::CHANGE_PHASE_ENDS, ["FOW-LDR-03"];
        }
    }
}

impl ChangeTank {
    fn refusals(self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(!self.stuck, t::REFUSED_CHANGE_WORKING, "FOW-LDR-03");
        refusals.add(!self.phase_ends, t::REFUSED_CHANGE_WHEN, "FOW-LDR-03");
        refusals.add(!self.in_reach, t::REFUSED_CHANGE_FAR, "FOW-LDR-03");
        let wrong = match (self.who, self.other) {
            (Changer::Platoon, other) => other != OtherTank::Platoon,
            (Changer::Company, other) => other == OtherTank::Elsewhere,
            (Changer::Higher, _) => false,
        };
        refusals.add(wrong, t::REFUSED_CHANGE_WHOSE, "FOW-LDR-04");
        refusals.0
    }
}

impl Calculate for ChangeTank {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("change-tank", t::CHANGE_TANK, t::CHANGE_TANK_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-LDR-03", "FOW-LDR-04"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        let may = refusals.is_empty();
        let word = if may { t::WORD_MAY } else { t::WORD_MAY_NOT };
        let mut working = Working::refused(t::CHANGE_TANK_PLAQUE, word, refusals);
        if may {
            working.notes = vec![Note::new(t::NOTE_CHANGE_TANK, "FOW-LDR-04")];
        }
        working.into()
    }
}
