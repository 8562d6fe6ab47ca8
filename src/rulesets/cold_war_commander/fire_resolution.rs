//! What a number of attack dice does to one unit: procedure CWC-FIR-P1 alone,
//! for attacks whose dice and number to hit are known.

use crate::aid::{Answer, Calculator, Count, Figure, Form, Opening, Working};
use crate::form;
use crate::text::keys::cold_war_commander as t;

use super::effect::{MOST_DICE, UnderFire, plain, under_attack, under_fire};
use super::house::House;
use super::words::{HitNumber, Meets, Position, Save};

form! {
    /// What is asked of an attack and the unit under it.
    pub struct FireResolution {
        group t::GROUP_ATTACK => {
            /// Attack dice.
            dice: Count<0, 100> = 4, t::NUMBER_OF_DICE, ["CWC-FIR-02"];
            /// The number to hit.
            to_hit: HitNumber = HitNumber::Four, t::TO_HIT, ["CWC-FIR-03", "CWC-HIT-12"];
        }
        group t::GROUP_TARGET => {
            /// Its Save.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04", "CWC-STA-01"];
            /// Its Hits.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05", "CWC-STA-01"];
            /// Hits on it before this attack.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"];
            /// Suppressed before this attack.
            already_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FBK-01", "CWC-FIR-08", "CWC-SUP-03"];
        }
        group t::GROUP_FALL_BACK => {
            /// What holds the unit.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04", "CWC-ROU-03"],
                when |form| form.already_suppressed;
            /// Recce, or a special ability: further than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-FBK-03"],
                when |form| form.may_move();
            /// What the fall-back runs into.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-FBK-05", "CWC-FBK-06", "CWC-FBK-07"],
                when |form| form.may_move();
            /// Infantry or an unarmoured transport.
            soft: bool = false, t::SOFT, ["CWC-FBK-06"],
                when |form| form.may_move() && form.meets == Meets::Wire;
        }
    }
}

/// The calculator.
pub const FIRE_RESOLUTION: Calculator = Calculator {
    id: "fire-resolution",
    title: t::FIRE_RESOLUTION,
    summary: t::FIRE_RESOLUTION_SUMMARY,
    cites: &["CWC-FIR-P1", "CWC-FBK-T1"],
    fields: FireResolution::FIELDS,
    work: |answers, house| fire_resolution(&answers.typed(), &house.typed()),
};

impl FireResolution {
    fn may_move(&self) -> bool {
        self.already_suppressed && !self.position.holds()
    }
}

fn fire_resolution(form: &FireResolution, house: &House) -> Working {
    let need = form.to_hit.number();
    let working = Working {
        plaque: (t::TO_HIT, Figure::Need(need)),
        sheets: vec![
            plain(
                "dice",
                t::NUMBER_OF_DICE,
                (t::GROUP_ATTACK, Figure::Dice(form.dice.0), "CWC-FIR-02"),
            ),
            plain(
                "to-hit",
                t::TO_HIT,
                (t::TO_HIT, Figure::Need(need), "CWC-FIR-03"),
            ),
        ],
        ..Working::default()
    };
    let unit = under_fire!(form, false);
    under_attack(working, &unit, form.dice.0, need, house)
}

/// The same attack, to be changed as the player likes.
pub(super) fn opening(unit: &UnderFire, dice: i16, need: i16) -> Opening {
    Opening::of_form(
        FIRE_RESOLUTION.id,
        &FireResolution {
            dice: Count(dice.clamp(0, MOST_DICE)),
            to_hit: HitNumber::from_raw(need - HitNumber::Four.number()),
            save: unit.save,
            hits: Count(unit.hits),
            marked: Count(unit.marked),
            already_suppressed: unit.suppressed,
            position: unit.position,
            exempt: unit.exempt,
            meets: unit.meets,
            soft: unit.soft,
        },
    )
}
