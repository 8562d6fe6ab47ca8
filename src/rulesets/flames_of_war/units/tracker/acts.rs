//! The actions of platoons in a phase, and their moves.

use crate::rulesets::flames_of_war::prelude::*;

use super::{AssaultPart, LastAssault, Moved, Place, Platoon, Used};
use crate::rulesets::flames_of_war::sheet::phases::{ASSAULT, MOVEMENT, SHOOTING};

/// The moves of a platoon, recorded with one tap (FOW-MOV-01, FOW-DBL-03).
pub(crate) const ACTS: Acts = Acts {
    there: |unit| unit.typed::<Platoon>().counts_as() == Place::Table,
    acted: |unit, at| unit.state.typed::<Platoon>().has_acted(unit, at),
    move_stages: &[MOVEMENT],
    moves: &[
        way("stood", t::WAY_STOOD, STOOD),
        way("moved", t::WAY_MOVED, MOVED).blocked_by(|unit| {
            let leaderless = unit.typed::<Platoon>().commander_lost();
            leaderless.then(|| Note::new(t::REFUSED_MOVE_NO_COMMANDER, "FOW-LDR-01"))
        }),
        way("double", t::WAY_DOUBLE, DOUBLED).blocked_by(|unit| {
            let unit: Platoon = unit.typed();
            if unit.commander_lost() {
                Some(Note::new(t::REFUSED_MOVE_NO_COMMANDER, "FOW-LDR-01"))
            } else if unit.is_pinned() {
                Some(Note::new(t::REFUSED_DOUBLE_PINNED, "FOW-PIN-01"))
            } else {
                None
            }
        }),
    ],
    ..Acts::NONE
};

const STOOD: &[(usize, i16)] = &[(Platoon::AT.moved.index(), Moved::No as i16)];
const MOVED: &[(usize, i16)] = &[(Platoon::AT.moved.index(), Moved::Yes as i16)];
const DOUBLED: &[(usize, i16)] = &[(Platoon::AT.moved.index(), Moved::Double as i16)];

const fn way(id: &'static str, label: Text, sets: &'static [(usize, i16)]) -> Move {
    Move::new(id, label, sets).fitting(|unit| unit.typed::<Platoon>().counts_as() == Place::Table)
}

impl Platoon {
    /// Why the platoon may do nothing more in this phase of its own turn.
    fn has_acted(&self, unit: &Standing, at: &Position) -> Option<Note> {
        if unit.side != at.side || self.counts_as() != Place::Table {
            return None;
        }
        match at.stage.as_str() {
            MOVEMENT if self.moved != Moved::No => Some(Note::new(t::ACTED_MOVED, "FOW-MOV-01")),
            SHOOTING => self.has_shot_its_fill(),
            ASSAULT if self.assaulted && self.assault == AssaultPart::No => {
                let fought = self.last_assault != LastAssault::NoCharge;
                fought.then(|| Note::new(t::ACTED_ASSAULTED, "FOW-ASL-06"))
            }
            _ => None,
        }
    }

    /// Why none of its teams may shoot any more: each has shot or acted instead
    /// (FOW-SHO-03, FOW-ART-06).
    fn has_shot_its_fill(&self) -> Option<Note> {
        if self.battery && self.bombarded {
            return Some(Note::new(t::THEN_BOMBARDED, "FOW-ART-06"));
        }
        match self.all_used() {
            Used::Nothing => {}
            Used::Spotting => return Some(Note::new(t::THEN_SPOTTING, "FOW-ART-11")),
            Used::Appointed => return Some(Note::new(t::THEN_APPOINTED, "FOW-LDR-07")),
            Used::EyesAndEars => return Some(Note::new(t::THEN_EYES_AND_EARS, "FOW-REC-02")),
            Used::Towing => return Some(Note::new(t::THEN_TOWING, "FOW-RCV-03")),
        }
        let all = self.shot && (self.has_fired(false) || self.has_fired(true));
        let words = if self.has_fired_all() { t::REFUSED_ALL_FIRED } else { t::ACTED_FIRED_ONCE };
        all.then(|| Note::new(words, "FOW-SHO-03"))
    }
}
