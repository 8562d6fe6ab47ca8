//! Whether a unit may support an assault (CWC-ASL-05).

use crate::rulesets::cold_war_commander::prelude::*;

use super::assault::Assault;
use super::effect::plain;

/// How far support reaches, in cm (CWC-ASL-05).
const REACH: i16 = 10;

form! {
    /// The questions about a unit meant to support an assault.
    pub struct Support {
        group t::GROUP_SUPPORT => {
            /// Its kind.
            kind: TargetKind = TargetKind::Ordinary, t::SUPPORT_KIND, ["CWC-ASL-05", "CWC-STA-T1"];
            /// Its Attack.
            attack: Count<0, 20> = 3, t::ATTACK, ["CWC-ASL-05"];
            /// Its distance from the unit that it supports.
            distance: Centimetres<0, 100> = 10, t::SUPPORT_DISTANCE, ["CWC-ASL-05"];
            /// It has line of sight to that unit.
            sees: bool = true, t::SUPPORT_SEES, ["CWC-ASL-05"];
        }
    }
}

impl Support {
    fn refusals(self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(self.kind != TargetKind::Ordinary, t::REFUSED_SUPPORT_KIND, "CWC-ASL-05");
        refusals.add(self.attack.0 == 0, t::REFUSED_SUPPORT_ATTACK, "CWC-ASL-05");
        refusals.add(
            self.distance.0 > REACH,
            t::refused_support_distance(self.distance.0),
            "CWC-ASL-05",
        );
        refusals.add(!self.sees, t::REFUSED_SUPPORT_SIGHT, "CWC-ASL-05");
        refusals.0
    }
}

impl Calculate for Support {
    type House = House;
    type Outcome = ();
    const ABOUT: About =
        About::new("assault-support", t::ASSAULT_SUPPORT, t::ASSAULT_SUPPORT_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-ASL-T2"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::ASSAULT_SUPPORT, t::WORD_MAY_NOT_SUPPORT, refusals).into();
        }
        Working {
            headline: (t::ASSAULT_SUPPORT, Figure::Word(t::WORD_MAY_SUPPORT)),
            sums: vec![plain(
                "dice",
                t::SUPPORTS,
                (t::ASSAULT_SUPPORT, Figure::Signed(1), "CWC-ASL-05"),
            )],
            next: vec![Opening::to::<Assault>().casting(parts::SUPPORTS).into()],
            ..Working::default()
        }
        .into()
    }
}
