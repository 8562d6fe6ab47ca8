//! Whether a team is concealed, gone to ground or in bulletproof cover: procedure FOW-LOS-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::shooting::Shooting;

choices! {
    /// The target team, by how it is concealed (FOW-CON-03).
    pub enum Hider {
        /// Infantry; cavalry counts as infantry (FOW-AMB-61).
        Infantry = "infantry" => t::KIND_INFANTRY,
        /// A man-packed gun.
        ManPacked = "man-packed" => t::KIND_MAN_PACKED,
        /// Any other team.
        Other = "other" => t::KIND_OTHER,
    }
}

form! {
    /// The questions about concealment.
    pub struct Concealment {
        group t::GROUP_HIDDEN => {
            /// The target team.
            kind: Hider = Hider::Infantry, t::CONCEAL_KIND, ["FOW-CON-03", "FOW-AMB-61"];
            /// It is at least half hidden, and at least partly in or directly behind the terrain
            /// that hides it.
            hidden: bool = false, t::CONCEAL_HIDDEN, ["FOW-CON-01", "FOW-CON-02", "FOW-AMB-49", "FOW-LOS-09", "FOW-LOS-12"];
            /// It is in a building.
            building: bool = false, t::CONCEAL_BUILDING, ["FOW-CON-06"];
            /// The shooter is right at the opening of the building.
            at_opening: bool = false, t::CONCEAL_AT_OPENING, ["FOW-CON-06", "FOW-AMB-62"],
                when |form| form.building;
            /// It is in smoke, or shot at from smoke.
            smoke: bool = false, t::CONCEAL_SMOKE, ["FOW-CON-08", "FOW-SMK-05"];
            /// It is behind the wreck of an armoured vehicle.
            wreck: bool = false, t::CONCEAL_WRECK, ["FOW-CON-08", "FOW-RES-03"];
        }
        group t::GROUP_OWN_TURN => {
            /// It moved; a charge is a move.
            moved: bool = false, t::CONCEAL_MOVED, ["FOW-CON-03", "FOW-CON-04", "FOW-AMB-16"];
            /// It moved at the double.
            doubled: bool = false, t::CONCEAL_DOUBLED, ["FOW-CON-05"];
            /// It shot.
            shot: bool = false, t::CONCEAL_SHOT, ["FOW-CON-04"];
            /// It assaulted.
            assaulted: bool = false, t::CONCEAL_ASSAULTED, ["FOW-CON-05"];
            /// It is reconnaissance or an artillery observer.
            recon: bool = false, t::CONCEAL_RECON, ["FOW-CON-05", "FOW-ART-21", "FOW-AMB-40"];
            /// Eyes and ears cancelled its gone-to-ground state.
            stripped: bool = false, t::CONCEAL_STRIPPED, ["FOW-REC-01", "FOW-AMB-38"];
        }
    }
}

impl Concealment {
    /// Whether it moved: a charge is a move (FOW-AMB-16), and so is a move at the double.
    fn moved(&self) -> bool {
        self.moved || self.doubled || self.assaulted
    }

    /// Whether the building counts: it does unless the shooter is right at the opening
    /// (FOW-AMB-62).
    fn in_building(&self) -> bool {
        self.building && !self.at_opening
    }

    /// The reasons why the team is concealed.
    fn reasons(&self) -> Vec<(Text, Cite)> {
        [
            (self.hidden, t::CONCEAL_HIDDEN, "FOW-CON-01"),
            (self.in_building(), t::CONCEAL_BUILDING, "FOW-CON-06"),
            (self.smoke, t::CONCEAL_SMOKE, "FOW-SMK-05"),
            (self.wreck, t::CONCEAL_WRECK, "FOW-RES-03"),
            (self.kind != Hider::Other && !self.moved(), t::CONCEAL_UNMOVED, "FOW-CON-03"),
        ]
        .into_iter()
        .filter(|(applies, ..)| *applies)
        .map(|(_, label, cite)| (label, cite))
        .collect()
    }

    /// The reasons why a concealed team is not gone to ground.
    fn keeps_up(&self) -> Vec<(Text, Cite)> {
        let mut found = if self.recon {
            vec![
                (self.doubled, t::CONCEAL_DOUBLED, "FOW-CON-05"),
                (self.shot, t::CONCEAL_SHOT, "FOW-CON-05"),
                (self.assaulted, t::CONCEAL_ASSAULTED, "FOW-CON-05"),
            ]
        } else {
            vec![
                (self.moved(), t::CONCEAL_MOVED, "FOW-CON-04"),
                (self.shot, t::CONCEAL_SHOT, "FOW-CON-04"),
            ]
        };
        found.push((self.stripped, t::CONCEAL_STRIPPED, "FOW-REC-01"));
        found
            .into_iter()
            .filter(|(applies, ..)| *applies)
            .map(|(_, label, cite)| (label, cite))
            .collect()
    }
}

impl Calculate for Concealment {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("concealment", t::CONCEALMENT, t::CONCEALMENT_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-LOS-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        if self.doubled && (self.shot || self.assaulted) {
            let fought = Note::new(t::REFUSED_DOUBLED_AND_FOUGHT, "FOW-DBL-04");
            let word = t::WORD_NOT_POSSIBLE;
            return Working::refused(t::CONCEAL_PLAQUE, word, vec![fought]).into();
        }
        let reasons = self.reasons();
        let keeps_up = self.keeps_up();
        let concealed = reasons.first().copied();
        let gone_to_ground = concealed.is_some() && keeps_up.is_empty();
        let cover = self.in_building();

        let mut modifiers = Vec::new();
        if let Some((_, cite)) = concealed {
            modifiers.push(Modifier::new(t::CONCEALED, 1, cite));
        }
        if gone_to_ground {
            let cite = if self.recon { "FOW-CON-05" } else { "FOW-CON-04" };
            modifiers.push(Modifier::new(t::GONE_TO_GROUND, 1, cite));
        }
        let word = match modifiers.len() {
            0 => t::WORD_IN_THE_OPEN,
            1 => t::CONCEALED,
            _ => t::GONE_TO_GROUND,
        };
        let to_hit =
            Sum::number("to-hit", t::CONCEAL_TO_HIT, (t::WORD_IN_THE_OPEN, 0, "FOW-HIT-T2"))
                .with(modifiers);
        let yes_or_no = |yes| Figure::Word(if yes { t::WORD_YES } else { t::WORD_NO });
        let cover_sum = Sum {
            id: "cover",
            title: t::CONCEAL_COVER,
            base: (t::CONCEAL_BUILDING, yes_or_no(self.building), "FOW-CON-06"),
            modifiers: Vec::new(),
            result: yes_or_no(cover),
        };

        let mut shooting = Opening::to::<Shooting>()
            .deciding(Shooting::AT.concealed, concealed.is_some())
            .deciding(Shooting::AT.gone_to_ground, gone_to_ground)
            .deciding(Shooting::AT.keeps_down, keeps_up.is_empty())
            // A dug-in team has cover without a building (FOW-AMB-48).
            .knowing(Shooting::AT.cover, cover)
            .deciding(Shooting::AT.target_doubled, self.doubled);
        // Man-packed guns save like guns (FOW-AMB-52); for the other teams the kind of save is
        // unknown.
        let target = match self.kind {
            Hider::Infantry => Some(TargetKind::Infantry),
            Hider::ManPacked => Some(TargetKind::Gun),
            Hider::Other => None,
        };
        if let Some(target) = target {
            shooting = shooting.knowing(Shooting::AT.target, target);
        }
        let mut working = Working::word(t::CONCEAL_PLAQUE, word);
        working.sums = vec![to_hit, cover_sum];
        working.notes = self.notes(&reasons, &keeps_up);
        working.not_counted = self.not_counted(&reasons, &keeps_up);
        working.next = vec![shooting.into()];
        working.into()
    }
}

impl Concealment {
    /// Notes on circumstances that seem to hide the team but do not.
    fn not_counted(&self, reasons: &[(Text, Cite)], keeps_up: &[(Text, Cite)]) -> Vec<Note> {
        let concealed = !reasons.is_empty();
        let mut kept = Notes::default();
        for (why, cite) in keeps_up {
            kept.add(concealed, t::note_not_gone_to_ground(*why), cite);
        }
        kept.add(self.building && self.at_opening, t::NOTE_OPENING_CANCELS, "FOW-AMB-62");
        kept.add(reasons.len() > 1, t::KEPT_CONCEALED_ONCE, "FOW-HIT-T2");
        let stands = !concealed && keeps_up.is_empty();
        kept.add(
            stands && self.kind == Hider::Other && !self.moved(),
            t::KEPT_UNMOVED_OTHER,
            "FOW-CON-03",
        );
        kept.add(stands, t::KEPT_GONE_UNCONCEALED, "FOW-CON-04");
        kept.0
    }

    fn notes(&self, reasons: &[(Text, Cite)], keeps_up: &[(Text, Cite)]) -> Vec<Note> {
        let concealed = !reasons.is_empty();
        let mut notes = Notes::default();
        for (why, cite) in reasons {
            notes.add(true, t::note_concealed_by(*why), cite);
        }
        notes.add(
            concealed && keeps_up.is_empty() && !self.moved() && !self.shot,
            t::NOTE_COUNTED_AS_STILL,
            "FOW-CON-04",
        );
        notes.add(concealed && self.stripped, t::NOTE_STRIPPED_STAYS_CONCEALED, "FOW-AMB-38");
        notes.add(
            self.recon && concealed && keeps_up.is_empty() && self.moved,
            t::NOTE_RECON_MAY_MOVE,
            "FOW-AMB-40",
        );
        notes.add(self.assaulted && !self.moved, t::NOTE_CHARGE_IS_A_MOVE, "FOW-AMB-16");
        notes.add(true, t::NOTE_OWN_LAST_TURN, "FOW-AMB-16");
        notes.0
    }
}
