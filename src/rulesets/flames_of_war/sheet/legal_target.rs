//! Whether a target is legal: procedure FOW-SHO-P1, for one pair of teams.

use crate::rulesets::flames_of_war::prelude::*;

use super::bar::Bar;
use super::concealment::Concealment;
use super::shooting::Shooting;

form! {
    /// The conditions for a legal target.
    pub struct LegalTarget {
        group t::GROUP_THREE_CHECKS => {
            /// In weapon range.
            in_range: bool = false, t::IN_RANGE, ["FOW-SHO-05", "FOW-SHO-06"];
            /// In line of sight.
            in_sight: bool = false, t::IN_SIGHT, ["FOW-SHO-05", "FOW-LOS-01"];
            /// In the field of fire.
            in_arc: bool = false, t::IN_ARC, ["FOW-SHO-05", "FOW-LOS-06", "FOW-LOS-07"];
        }
        group t::GROUP_SHOOTER_BARS => {
            /// The shooter's platoon moved at the double.
            doubled: bool = false, t::BAR_DOUBLED, ["FOW-SHO-01", "FOW-DBL-04"];
            /// The shooter is bogged down.
            bogged: bool = false, t::BAR_BOGGED, ["FOW-DIF-06"];
            /// It is bailed out.
            bailed_out: bool = false, t::BAR_BAILED_OUT, ["FOW-BAI-01"];
            /// It towed another vehicle free, or was towed.
            recovery: bool = false, t::BAR_RECOVERY, ["FOW-RCV-03"];
            /// It appointed a platoon commander.
            appointed: bool = false, t::BAR_APPOINTED, ["FOW-LDR-07"];
            /// It used eyes and ears.
            eyes_and_ears: bool = false, t::BAR_EYES_AND_EARS, ["FOW-REC-02"];
            /// It disengaged in the enemy's turn.
            reorganising: bool = false, t::BAR_REORGANISING, ["FOW-REC-12"];
            /// It spots for artillery.
            spotting: bool = false, t::BAR_SPOTTING, ["FOW-ART-11"];
            /// It is carried inside a vehicle.
            passenger: bool = false, t::BAR_PASSENGER, ["FOW-DIC-04"];
            /// It is a mortar.
            mortar: bool = false, t::BAR_MORTAR, ["FOW-ART-02"];
            /// It is mounted cavalry.
            cavalry: bool = false, t::SHOOTER_CAVALRY, ["FOW-DIC-05"];
            /// The cavalry moved this turn.
            moved: bool = false, t::LEGAL_CAVALRY_MOVED, ["FOW-DIC-05"],
                when |form| form.cavalry;
            /// The cavalry moved, and the target is within 4"/10 cm.
            within_4: bool = false, t::WITHIN_4, ["FOW-DIC-05"],
                when |form| form.cavalry && form.moved;
        }
    }
}

impl LegalTarget {
    /// Everything that bars the shooter (FOW-SHO-01).
    fn bars(&self) -> impl Iterator<Item = Bar> {
        [
            (self.doubled, Bar::Doubled),
            (self.bogged, Bar::Bogged),
            (self.bailed_out, Bar::BailedOut),
            (self.recovery, Bar::Recovery),
            (self.appointed, Bar::Appointed),
            (self.eyes_and_ears, Bar::EyesAndEars),
            (self.reorganising, Bar::Reorganising),
            (self.spotting, Bar::Spotting),
            (self.passenger, Bar::Passenger),
            (self.mortar, Bar::Mortar),
        ]
        .into_iter()
        .filter_map(|(applies, bar)| applies.then_some(bar))
    }
}

impl Calculate for LegalTarget {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("legal-target", t::LEGAL_TARGET, t::LEGAL_TARGET_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-SHO-P1", "FOW-SHO-05"];

    fn work(&self, _: &House) -> Work<Self> {
        let charged = self.cavalry && self.moved;
        let mut refusals = Notes::default();
        for bar in self.bars() {
            refusals.add(true, t::refused_barred(bar.label()), bar.cite());
        }
        refusals.add(charged && !self.within_4, t::REFUSED_CAVALRY_MOVED, "FOW-DIC-05");
        refusals.add(!self.in_range, t::REFUSED_NOT_IN_RANGE, "FOW-SHO-05");
        refusals.add(!self.in_sight, t::REFUSED_NOT_IN_SIGHT, "FOW-SHO-05");
        refusals.add(!self.in_arc, t::REFUSED_NOT_IN_ARC, "FOW-SHO-05");
        let legal = refusals.0.is_empty();
        let word = if legal { t::WORD_LEGAL } else { t::WORD_NOT_LEGAL };
        let mut working = Working::refused(t::LEGAL_TARGET_PLAQUE, word, refusals.0);
        working.notes = vec![
            Note::new(t::NOTE_LEGAL_ONE_TEAM, "FOW-SHO-05"),
            Note::new(t::NOTE_LEGAL_FACE, "FOW-LOS-08"),
            Note::new(t::NOTE_LEGAL_SPLIT_FIRE, "FOW-SHO-03"),
            Note::new(t::NOTE_LEGAL_ISOLATED, "FOW-SHO-04"),
            Note::new(t::NOTE_LEGAL_INDEPENDENT_MUST, "FOW-IND-06"),
            Note::new(t::NOTE_LEGAL_INDEPENDENT_MAY, "FOW-IND-07"),
        ];
        if legal {
            working.next = vec![
                // It is not yet known which team is looked at, except that it is not the shooter.
                Opening::to::<Concealment>().casting(parts::NOBODY_IS_LOOKED_AT).into(),
                Opening::to::<Shooting>()
                    .knowing(Shooting::AT.cavalry, self.cavalry)
                    .knowing(Shooting::AT.moved, charged)
                    .knowing(Shooting::AT.within_4, charged)
                    .into(),
            ];
        }
        working.into()
    }
}
