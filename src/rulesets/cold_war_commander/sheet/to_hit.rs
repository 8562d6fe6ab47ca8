//! The number to hit (procedure CWC-HIT-P1), for every kind of attack.

use crate::rulesets::cold_war_commander::prelude::*;

/// Kinds of attack that differ in the number to hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fire {
    /// Direct fire; close combat uses the same numbers (CWC-AMB-25).
    Direct,
    /// Suppressive fire (CWC-HIT-11).
    Suppressive,
    /// Artillery on a zone.
    Indirect,
    /// A called air strike (CWC-AMB-16).
    Air,
}

/// The questions about the number to hit.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// The kind of attack.
    pub fire: Fire,
    /// The unit that fires.
    pub firer: Firer,
    /// The target's cover.
    pub cover: Cover,
    /// The kind of the target.
    pub kind: TargetKind,
    /// Its armour.
    pub armour: Armour,
}

impl Aim {
    /// Whether it is a command unit or a sniper: these are equally hard to hit everywhere
    /// (CWC-HIT-07).
    const fn hard_to_see(self) -> bool {
        matches!(self.kind, TargetKind::Command | TargetKind::Sniper)
    }

    /// Whether the firer hits on its own number (CWC-HIT-08, CWC-AMB-18).
    fn own_number(self, house: &House) -> bool {
        self.firer != Firer::Ordinary && !(self.hard_to_see() && house.six_against_command)
    }

    /// Whether the numbers of AFVs under indirect fire are used (CWC-AMB-16).
    fn is_indirect(self, house: &House) -> bool {
        self.fire == Fire::Indirect || (self.fire == Fire::Air && house.air_is_indirect)
    }

    /// Notes on circumstances that seem to change the number but do not: the first line that fits
    /// decides (CWC-AMB-18).
    pub fn not_counted(&self, house: &House) -> Vec<Note> {
        let special = self.kind != TargetKind::Ordinary;
        let mut kept = Notes::default();
        if self.fire == Fire::Suppressive {
            kept.add(special, t::KEPT_SUPPRESSIVE, "CWC-HIT-11");
            return kept.0;
        }
        if self.own_number(house) {
            kept.add(special, t::KEPT_OWN_NUMBER, "CWC-HIT-08");
            return kept.0;
        }
        if self.hard_to_see() {
            kept.add(true, t::KEPT_COVER_COMMAND, "CWC-HIT-07");
            return kept.0;
        }
        let hard = self.cover == Cover::Hard;
        let recce = self.kind == TargetKind::Recce;
        kept.add(recce && hard, t::KEPT_RECCE_HARD, "CWC-HIT-04");
        let afv = matches!(self.armour, Armour::FullAfv | Armour::OpenAfv);
        if self.is_indirect(house) {
            let (sum, _) = self.number(house);
            let counts = |one: &Modifier| matches!(one.cite, "CWC-HIT-05" | "CWC-HIT-06");
            let counts = sum.modifiers.iter().any(counts);
            kept.add(afv && !counts, t::KEPT_AFV_INDIRECT, "CWC-AMB-18");
        } else if self.fire == Fire::Air {
            kept.add(afv, t::KEPT_AFV_AIR, "CWC-AMB-16");
        }
        kept.0
    }

    /// The number to hit, and the sum behind it. The first line that fits
    /// decides (CWC-AMB-18).
    pub fn number(&self, house: &House) -> (Sum, i16) {
        self.number_called("to-hit", house)
    }

    /// The same, with this id for the sum.
    pub fn number_called(&self, id: &'static str, house: &House) -> (Sum, i16) {
        let mut modifiers = Vec::new();
        let base = if self.fire == Fire::Suppressive {
            (t::SUPPRESSIVE_FIRE, 6, "CWC-HIT-11")
        } else if self.own_number(house) {
            (self.firer.label(), 4, "CWC-HIT-08")
        } else if self.hard_to_see() {
            (self.kind.label(), 6, "CWC-HIT-07")
        } else {
            let mut need = self.cover.number();
            if self.kind == TargetKind::Recce && need < 6 {
                modifiers.push(Modifier::new(t::MOD_RECCE, 1, "CWC-HIT-04"));
                need += 1;
            }
            let indirect = self.is_indirect(house);
            let (least, cite) = match self.armour {
                Armour::FullAfv if indirect => (6, "CWC-HIT-05"),
                Armour::OpenAfv if indirect => (5, "CWC-HIT-06"),
                _ => (0, ""),
            };
            if least > need {
                modifiers.push(Modifier::new(t::MOD_AFV_INDIRECT, least - need, cite));
            }
            (self.cover.label(), self.cover.number(), self.cover.cite())
        };
        Sum::need(id, t::TO_HIT, base, modifiers)
    }
}

/// The sum of a number to hit that a rule prints or the player knows.
pub fn fixed_number(id: &'static str, base: (Text, i16, Cite)) -> Sum {
    Sum {
        id,
        title: t::TO_HIT,
        base: (base.0, Figure::Need(base.1), base.2),
        modifiers: Vec::new(),
        result: Figure::Need(base.1),
    }
}
