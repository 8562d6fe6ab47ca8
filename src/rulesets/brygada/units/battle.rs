//! The battle as a whole: agreements and rolls, the objectives, and who held them at
//! the end.

use crate::aid::mission::{CENTIMETRE, Placed, Played, Point, Seat, Table, Tenths};
use crate::rulesets::brygada::prelude::*;

use crate::rulesets::brygada::sheet::maps::{self, MOST_OBJECTIVES};

form! {
    /// An objective of the battle (BR10-MIS-07, BR10-MIS-08).
    pub struct Objective {
        group t::GROUP_OBJECTIVE_1 => {
            /// Whether its place was recorded.
            noted: bool = false, t::OBJECTIVE_NOTED, ["BR10-MIS-P4"];
            /// Its distance from the left edge, with the first player's edge at the top.
            x: Centimetres<0, 600> = 0, t::OBJECTIVE_X, ["BR10-MIS-08"],
                when |objective| objective.noted;
            /// Its distance from the second player's edge.
            y: Centimetres<0, 600> = 0, t::OBJECTIVE_Y, ["BR10-MIS-08"],
                when |objective| objective.noted;
            /// The side that holds it at the end.
            held: Holder = Holder::Nobody, t::OBJECTIVE_HELD, ["BR10-MIS-07", "BR10-AMB-29"];
        }
    }
}

form! {
    /// The battle as a whole.
    pub struct Battle {
        group t::GROUP_BATTLE => {
            /// The year in which the battle is fought: quality and periods depend on it.
            year: Count<1900, 2000> = 1943, t::YEAR, ["BR10-CRD-07", "BR10-AMB-26"];
            /// The points that the players agreed on.
            points: Count<1, 9999> = 100, t::ARMY_AGREED, ["BR10-ARM-01", "BR10-ARM-02"];
            /// The mission.
            mission: Mission = Mission::None, t::MISSION, ["BR10-MIS-T1"];
            /// The side that attacks; in a mission without an attacker, the side that goes first.
            attacker: Side = Side::First, t::WHO_ATTACKS, ["BR10-MIS-04", "BR10-MIS-12", "BR10-AMB-16"],
                when |battle| battle.mission != Mission::None;
            /// The long edge of the table.
            long: Centimetres<60, 600> = 120, t::TABLE_LONG, ["BR10-KIT-05"],
                when |battle| battle.mission != Mission::None;
            /// The short edge of the table.
            short: Centimetres<60, 600> = 90, t::TABLE_SHORT, ["BR10-KIT-05"],
                when |battle| battle.mission != Mission::None;
            /// The depth of the zones along both edges.
            depth: Centimetres<5, 100> = 20, t::ZONE_DEPTH, ["BR10-MIS-02", "BR10-AMB-42"],
                when |battle| battle.mission != Mission::None;
            /// How many objectives were agreed.
            number: Count<1, 6> = 3, t::HELD_OBJECTIVES, ["BR10-MIS-08"],
                when |battle| battle.mission == Mission::SpoilsOfWar;
            /// The side that holds the central feature at the end.
            point: Holder = Holder::Nobody, t::POINT_HELD, ["BR10-MIS-10"],
                when |battle| battle.mission == Mission::StrategicPoint;
            /// The objectives, in the order they were placed.
            objectives: [Objective; MOST_OBJECTIVES] => "objectives", heads [
                t::GROUP_OBJECTIVE_1, t::GROUP_OBJECTIVE_2, t::GROUP_OBJECTIVE_3,
                t::GROUP_OBJECTIVE_4, t::GROUP_OBJECTIVE_5, t::GROUP_OBJECTIVE_6,
            ], when |battle, nth| nth < battle.objectives_agreed();
        }
    }
}

impl Battle {
    /// The battle of this view.
    pub fn of(view: &View) -> Self {
        view.battle.typed()
    }

    /// How many objectives there are; 0 except in the mission that has them.
    pub const fn objectives_agreed(&self) -> usize {
        match self.mission {
            Mission::SpoilsOfWar => self.number.0 as usize,
            _ => 0,
        }
    }

    /// The objectives in use.
    pub fn objectives(&self) -> impl Iterator<Item = &Objective> {
        self.objectives.iter().take(self.objectives_agreed())
    }

    /// The side that has the first turn: given by the mission, or chosen when the
    /// battle began.
    pub fn starts(&self, named: Side) -> Side {
        match self.mission {
            Mission::None => named,
            _ => self.attacker,
        }
    }

    /// The table.
    pub const fn table(&self) -> Table {
        Table {
            long: tenths(self.long.0),
            short: tenths(self.short.0),
            depth: tenths(self.depth.0),
            mirrored: false,
        }
    }

    fn placed(&self) -> Vec<Placed> {
        let numbered = (1..).zip(self.objectives());
        let placed = numbered.map(|(number, objective)| Placed {
            number,
            by: Seat::Both,
            at: objective
                .noted
                .then(|| Point { x: tenths(objective.x.0), y: tenths(objective.y.0) }),
            taken: objective.held.side(),
        });
        placed.collect()
    }
}

/// Centimetres in tenths, the unit of the maps.
const fn tenths(centimetres: i16) -> Tenths {
    centimetres * CENTIMETRE
}

/// A length in tenths, in whole centimetres, rounded.
const fn centimetres(tenths: Tenths) -> i16 {
    tenths.saturating_add(CENTIMETRE / 2).div_euclid(CENTIMETRE)
}

/// The place of the question "which mission?".
pub const MISSION: usize = Battle::AT.mission.index();

/// The place of the question "how many points?".
pub const POINTS: usize = Battle::AT.points.index();

/// The answers that record the place of an objective, by the places of their questions.
pub fn stands(number: u8, at: Option<Point>) -> Vec<(usize, i16)> {
    let nth = usize::from(number).saturating_sub(1);
    if nth >= MOST_OBJECTIVES {
        return Vec::new();
    }
    let objective = Battle::AT.objectives.nth(nth);
    let noted = objective.then(Objective::AT.noted).index();
    let mut answers = vec![(noted, i16::from(at.is_some()))];
    if let Some(Point { x, y }) = at {
        answers.push((objective.then(Objective::AT.x).index(), centimetres(x)));
        answers.push((objective.then(Objective::AT.y).index(), centimetres(y)));
    }
    answers
}

/// The mission being played, if any.
pub fn played(view: &View, _: &Values) -> Option<Played> {
    let battle = Battle::of(view);
    Some(Played {
        mission: maps::map_of(battle.mission)?,
        table: battle.table(),
        attacker: battle.attacker,
        placed: battle.placed(),
    })
}
