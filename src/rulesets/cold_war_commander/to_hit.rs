//! The number to hit (procedure CWC-HIT-P1), for every kind of attack.

use crate::aid::{Cite, Figure, Modifier, Sheet};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;

use super::house::House;
use super::words::{Armour, Cover, Firer, TargetKind};

/// Kinds of attack, as far as they change the number to hit.
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

/// What the number to hit depends on.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// The kind of attack.
    pub fire: Fire,
    /// Who fires.
    pub firer: Firer,
    /// What hides the target.
    pub cover: Cover,
    /// What the target is.
    pub kind: TargetKind,
    /// Its armour.
    pub armour: Armour,
}

impl Aim {
    /// The number to hit, and the sum behind it. The first line that fits
    /// decides (CWC-AMB-18).
    pub fn number(&self, house: &House) -> (Sheet, i16) {
        let hard_to_see = matches!(self.kind, TargetKind::Command | TargetKind::Sniper);
        let own_number =
            self.firer != Firer::Ordinary && !(hard_to_see && house.six_against_command);
        let mut modifiers = Vec::new();
        let base = if self.fire == Fire::Suppressive {
            (t::SUPPRESSIVE_FIRE, 6, "CWC-HIT-11")
        } else if own_number {
            (self.firer.label(), 4, "CWC-HIT-08")
        } else if hard_to_see {
            (self.kind.label(), 6, "CWC-HIT-07")
        } else {
            let mut need = self.cover.number();
            if self.kind == TargetKind::Recce && need < 6 {
                modifiers.push(Modifier::new(t::MOD_RECCE, 1, "CWC-HIT-04"));
                need += 1;
            }
            let indirect =
                self.fire == Fire::Indirect || (self.fire == Fire::Air && house.air_is_indirect);
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
        Sheet::need("to-hit", t::TO_HIT, base, modifiers)
    }
}

/// A number to hit that a rule prints or the player knows.
pub fn fixed_number(id: &'static str, base: (Text, i16, Cite)) -> Sheet {
    Sheet {
        id,
        title: t::TO_HIT,
        base: (base.0, Figure::Need(base.1), base.2),
        modifiers: Vec::new(),
        result: Figure::Need(base.1),
    }
}
