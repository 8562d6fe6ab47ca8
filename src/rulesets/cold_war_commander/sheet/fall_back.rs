//! Forced moves back: where a fall-back goes (procedure CWC-FBK-P1), and the
//! rout (CWC-ROU-P1).

use crate::rulesets::cold_war_commander::prelude::*;

use super::effect::{Back, End, Reason, SAFE_DISTANCE, plain};

choices! {
    /// The cause of a forced move back: after fire there is a limit of 10 cm
    /// (CWC-FBK-03), after a lost assault none (CWC-AMB-34).
    pub enum Cause {
        /// Fire at a unit that was already suppressed.
        Fire = "fire" => t::BACK_BY_FIRE,
        /// An assault that it lost.
        Assault = "assault" => t::BACK_BY_ASSAULT,
    }
}

form! {
    /// The questions about a fall-back whose distance is known.
    pub struct FallBack {
        group t::GROUP_FALL_BACK => {
            /// How far it has to go.
            distance: Centimetres<1, 120> = 6, t::FALL_BACK_DISTANCE, ["CWC-FBK-02"];
            /// The cause of the fall-back.
            cause: Cause = Cause::Fire, t::BACK_CAUSE, ["CWC-FBK-03", "CWC-AMB-34"];
            /// The position that may hold the unit in place.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04", "CWC-ROU-03"];
            /// It is recce or has a special ability: fire may force it farther than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-FBK-03"],
                when |form| form.cause == Cause::Fire && !form.position.holds();
            /// The obstacle in its way.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-FBK-05", "CWC-FBK-06", "CWC-FBK-07"],
                when |form| !form.position.holds();
            /// It is infantry or an unarmoured transport.
            soft: bool = false, t::SOFT, ["CWC-FBK-06"],
                when |form| !form.position.holds() && form.meets == Meets::Wire;
        }
    }
}

impl FallBack {
    fn back(self, house: &House) -> Back {
        let held = self.position.holds();
        let meets = if held { Meets::Clear } else { self.meets };
        Back {
            exempt: !held && (self.exempt || self.cause == Cause::Assault),
            position: self.position,
            meets,
            soft: self.soft && meets == Meets::Wire,
            rout: house.rout_list,
        }
    }
}

impl Calculate for FallBack {
    type House = House;
    type Outcome = FellBack;
    const ABOUT: About = About::new("fall-back", t::FALL_BACK, t::FALL_BACK_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-FBK-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        let back = self.back(house);
        let far = self.distance.0 as u32;
        let (end, moved) = back.forced(far);
        let distance = Figure::Measured(f32::from(self.distance.0), Unit::Centimetres);
        let figure = match end {
            End::Moves => distance.clone(),
            End::Stays => Figure::Word(t::WORD_STAYS_PUT),
            End::Halts => Figure::Word(t::WORD_HALTS),
            End::Both => Figure::Word(t::WORD_BOTH_ELIMINATED),
            _ => Figure::Word(t::WORD_ELIMINATED),
        };
        let over = far > SAFE_DISTANCE && !self.position.holds();
        let mut notes = Notes(back.note().into_iter().collect());
        notes.add(!back.stays(), t::NOTE_AWAY_FROM, "CWC-AMB-19");
        notes.add(over && !back.exempt, t::NOTE_OVER_10, "CWC-FBK-03");
        notes.add(house.rout_list, t::NOTE_ROUT_LIST, "CWC-AMB-21");
        let wire_spares = back.meets == Meets::Wire && !back.soft;
        notes.add(
            wire_spares && self.cause == Cause::Assault,
            t::NOTE_WIRE_DISMOUNTED,
            "CWC-ASL-04",
        );
        let mut kept = Notes::default();
        if self.cause == Cause::Assault {
            kept.add(over, t::NOTE_LOSER_NO_LIMIT, "CWC-AMB-34");
        } else {
            kept.add(over && back.exempt, t::KEPT_LIMIT_EXEMPT, "CWC-FBK-03");
        }
        let working = Working {
            headline: (t::FALL_BACK, figure),
            headline_of: Some(t::FALL_BACK_DISTANCE),
            sums: vec![plain(
                "distance",
                t::FALL_BACK_DISTANCE,
                (t::FALL_BACK_DISTANCE, distance, "CWC-FBK-02"),
            )],
            notes: notes.0,
            not_counted: kept.0,
            ..Working::default()
        };
        // The distance is known, so the outcome is certain.
        working.rolls(&back, move |_| FellBack { end, moved: Distance(moved) })
    }
}

outcome! {
    /// The outcome of a fall-back.
    pub struct FellBack of |back: &Back| {
        /// The fate of the unit.
        end as "unit": End, t::PART_UNIT, words back.words();
        /// How far it goes.
        moved as "fall-back": Distance, t::PART_FALL_BACK, quiet true;
    }
}

form! {
    /// The questions about a rout.
    pub struct Rout {
        group t::GROUP_ROUT => {
            /// Hits left after Saves.
            hits: Count<0, 20> = 1, t::HITS_KEPT, ["CWC-ROU-04"];
            /// The unit's position, which may hold it in place.
            position: Position = Position::Free, t::POSITION, ["CWC-ROU-03", "CWC-AMB-21"],
                when |form| form.hits.0 > 0;
            /// It is recce or has a special ability: it may go farther than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-AMB-21", "CWC-FBK-03"],
                when |form| form.may_move();
            /// The obstacle that it runs into.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-ROU-01", "CWC-ROU-02", "CWC-AMB-21"],
                when |form| form.may_move();
            /// It is infantry or an unarmoured transport.
            soft: bool = false, t::SOFT, ["CWC-AMB-21", "CWC-FBK-06"],
                when |form| form.may_move() && form.meets == Meets::Wire;
        }
    }
}

impl Rout {
    const fn may_move(self) -> bool {
        self.hits.0 > 0 && matches!(self.position, Position::Free)
    }

    fn back(self) -> Back {
        let moves = self.may_move();
        let meets = if moves { self.meets } else { Meets::Clear };
        Back {
            exempt: moves && self.exempt,
            position: self.position,
            meets,
            soft: meets == Meets::Wire && self.soft,
            rout: true,
        }
    }
}

impl Calculate for Rout {
    type House = House;
    type Outcome = Routed;
    const ABOUT: About = About::new("rout", t::ROUT, t::ROUT_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-ROU-P1", "CWC-FBK-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let hits = self.hits.count();
        let back = self.back();
        if hits == 0 {
            return Working {
                headline: (t::ROUT, Figure::Word(t::WORD_NO_ROUT)),
                notes: vec![Note::new(t::NOTE_NO_ROUT, "CWC-ROU-04")],
                ..Working::default()
            }
            .into();
        }
        if back.lost_at_once() {
            let working = Working {
                headline: (t::ROUT, Figure::Word(t::WORD_ELIMINATED)),
                notes: vec![Note::new(t::NOTE_LOST_AT_ONCE, "CWC-ROU-03")],
                ..Working::default()
            };
            return working.rolls(&back, |_| Routed {
                end: End::AtOnce,
                moved: Distance(0),
                by: End::AtOnce.reason(),
            });
        }
        let dice = Figure::Dice(self.hits.0);
        let mut notes = vec![
            Note::new(t::NOTE_AWAY_FROM, "CWC-AMB-19"),
            Note::new(t::NOTE_ROUT_BORROWS, "CWC-AMB-21"),
        ];
        notes.extend(back.note());
        let working = Working {
            headline: (t::ROUT_DICE, dice.clone()),
            sums: vec![plain("dice", t::ROUT_DICE, (t::HITS_KEPT, dice, "CWC-ROU-04"))],
            notes,
            ..Working::default()
        };
        back.wanted(working, Routed::AT.end).rolls(&back, move |dice| {
            let (end, moved) = back.roll(dice, hits, By::Acting);
            Routed { end, moved: Distance(moved), by: end.reason() }
        })
    }
}

outcome! {
    /// The outcome of a rout.
    pub struct Routed of |back: &Back| {
        /// The fate of the unit.
        end as "unit": End, t::PART_UNIT, words back.words();
        /// How far it goes.
        moved as "fall-back": Distance, t::PART_FALL_BACK, quiet true;
        /// The cause of its elimination.
        by: Reason, t::PART_ELIMINATED_BY, quiet true;
    }
}
