//! Forced moves back: where a fall-back goes (procedure CWC-FBK-P1), and the
//! rout (CWC-ROU-P1).

use crate::aid::{
    About, Calculate, Cast, Centimetres, Count, Distance, Figure, Form, Note, Opening, Role, To,
    Unit, Work, Working,
};
use crate::text::keys::cold_war_commander as t;
use crate::{form, outcome};

use super::becomes;
use super::effect::{Back, End, Reason, SAFE_DISTANCE, plain};
use super::house::House;
use super::roles::{self, ACTING};
use super::unit;
use super::words::{Meets, Position};

form! {
    /// What is asked of a fall-back whose distance is known.
    pub struct FallBack {
        group t::GROUP_FALL_BACK => {
            /// How far it has to go.
            distance: Centimetres<1, 120> = 6, t::FALL_BACK_DISTANCE, ["CWC-FBK-02"];
            /// What it meets on that way.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-FBK-05", "CWC-FBK-06", "CWC-FBK-07"];
            /// Infantry or an unarmoured transport.
            soft: bool = false, t::SOFT, ["CWC-FBK-06"],
                when |form| form.meets == Meets::Wire;
        }
    }
}

impl Calculate for FallBack {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About {
        id: "fall-back",
        title: t::FALL_BACK,
        summary: t::FALL_BACK_SUMMARY,
        cites: &["CWC-FBK-P1"],
    };

    const ROLES: &'static [Role] = &[roles::SUFFERS];

    fn fill(cast: &Cast) -> To<Self> {
        let known = Opening::to();
        match cast.state::<unit::Unit>(ACTING) {
            Some(unit) => known.knowing(Self::AT.soft, unit.is_soft()),
            None => known,
        }
    }

    fn work(&self, house: &House) -> Work<Self> {
        let back = Back {
            exempt: true,
            position: Position::Free,
            meets: self.meets,
            soft: self.soft && self.meets == Meets::Wire,
            rout: house.rout_list,
        };
        let distance = Figure::Measured(f32::from(self.distance.0), Unit::Centimetres);
        let end = back.way();
        let figure = match end {
            End::Moves => distance.clone(),
            End::Halts => Figure::Word(t::WORD_HALTS),
            End::Both => Figure::Word(t::WORD_BOTH_ELIMINATED),
            _ => Figure::Word(t::WORD_ELIMINATED),
        };
        let mut notes: Vec<Note> = back.note().into_iter().collect();
        notes.push(Note::new(t::NOTE_AWAY_FROM, "CWC-AMB-19"));
        if self.distance.0 > SAFE_DISTANCE as i16 {
            notes.push(Note::new(t::NOTE_OVER_10, "CWC-FBK-03"));
        }
        if house.rout_list {
            notes.push(Note::new(t::NOTE_ROUT_LIST, "CWC-AMB-21"));
        }
        Working {
            plaque: (t::FALL_BACK, figure),
            plaque_of: Some(t::FALL_BACK_DISTANCE),
            sheets: vec![plain(
                "distance",
                t::FALL_BACK_DISTANCE,
                (t::FALL_BACK_DISTANCE, distance, "CWC-FBK-02"),
            )],
            notes,
            ..Working::default()
        }
        .into()
    }
}

form! {
    /// What is asked of a rout.
    pub struct Rout {
        group t::GROUP_ROUT => {
            /// Hits that Saves left.
            hits: Count<0, 20> = 1, t::HITS_KEPT, ["CWC-ROU-04"];
            /// What holds the unit.
            position: Position = Position::Free, t::POSITION, ["CWC-ROU-03", "CWC-AMB-21"],
                when |form| form.hits.0 > 0;
            /// Recce, or a special ability: further than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-AMB-21", "CWC-FBK-03"],
                when |form| form.may_move();
            /// What it runs into.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-ROU-01", "CWC-ROU-02", "CWC-AMB-21"],
                when |form| form.may_move();
            /// Infantry or an unarmoured transport.
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
    const ABOUT: About = About {
        id: "rout",
        title: t::ROUT,
        summary: t::ROUT_SUMMARY,
        cites: &["CWC-ROU-P1", "CWC-FBK-T1"],
    };

    const ROLES: &'static [Role] = &[roles::SUFFERS];

    fn fill(cast: &Cast) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<unit::Unit>(ACTING) else {
            return known;
        };
        known
            .knowing(Self::AT.position, unit.rout_position())
            .knowing(Self::AT.exempt, unit.is_exempt())
            .knowing(Self::AT.soft, unit.is_soft())
    }

    // The hits were marked when they were taken (CWC-BLU-05).
    fn after(&self, _: &House, routed: &Routed, cast: &mut Cast) {
        becomes::ends(cast, ACTING, routed.end);
    }

    fn work(&self, _: &House) -> Work<Self> {
        let hits = self.hits.count();
        let back = self.back();
        if hits == 0 || back.lost_at_once() {
            let (word, note) = if hits == 0 {
                (t::WORD_NO_ROUT, Note::new(t::NOTE_NO_ROUT, "CWC-ROU-04"))
            } else {
                (
                    t::WORD_ELIMINATED,
                    Note::new(t::NOTE_LOST_AT_ONCE, "CWC-ROU-03"),
                )
            };
            return Working {
                plaque: (t::ROUT, Figure::Word(word)),
                notes: vec![note],
                ..Working::default()
            }
            .into();
        }
        let dice = Figure::Dice(self.hits.0);
        let mut notes = vec![
            Note::new(t::NOTE_AWAY_FROM, "CWC-AMB-19"),
            Note::new(t::NOTE_ROUT_BORROWS, "CWC-AMB-21"),
        ];
        notes.extend(back.note());
        let working = Working {
            plaque: (t::ROUT_DICE, dice.clone()),
            sheets: vec![plain(
                "dice",
                t::ROUT_DICE,
                (t::HITS_KEPT, dice, "CWC-ROU-04"),
            )],
            notes,
            ..Working::default()
        };
        working.rolls(&back, move |dice| {
            let (end, moved) = back.roll(dice, hits);
            Routed {
                end,
                moved: Distance(moved),
                by: end.reason(),
            }
        })
    }
}

outcome! {
    /// What a rout comes to.
    pub struct Routed of |back: &Back| {
        /// What becomes of the unit.
        end as "unit": End, t::PART_UNIT, words back.words();
        /// How far it goes.
        moved as "fall-back": Distance, t::PART_FALL_BACK;
        /// By what it was eliminated.
        by: Reason, t::PART_ELIMINATED_BY;
    }
}
