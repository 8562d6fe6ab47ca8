//! The battle as a whole when a mission is played: agreements and rolls, the Objectives, and how it
//! ended (the ledger's Trackers).

use crate::aid::mission::{Placed, Played, Point, Seat as On, Table, Tenths};
use crate::rulesets::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use crate::rulesets::flames_of_war::sheet::missions::words::{
    Ending, FirstToFinish, Mission, Quarter, Seat, Taken,
};
use crate::rulesets::flames_of_war::sheet::missions::{ends, maps};

/// The highest number of Objectives in any mission.
pub const MOST_OBJECTIVES: usize = 4;

form! {
    /// An Objective of the battle.
    pub struct Objective {
        group t::GROUP_OBJECTIVES => {
            /// The side that has Taken it.
            taken: Taken = Taken::Nobody, t::OBJECTIVE_TAKEN, ["FOWM-END-05", "FOWM-SPR-07"];
            /// Whether its place was recorded.
            noted: bool = false, t::OBJECTIVE_NOTED, ["FOWM-MIS-P3"];
            /// Its distance from the left edge, in tenths of an inch.
            x: FineLength<0, 2400> = 0, t::OBJECTIVE_X, ["FOWM-MAP-01"],
                when |objective| objective.noted;
            /// Its distance from the defender's edge, in tenths of an inch.
            y: FineLength<0, 2400> = 0, t::OBJECTIVE_Y, ["FOWM-MAP-01"],
                when |objective| objective.noted;
        }
    }
}

form! {
    /// The battle as a whole.
    pub struct Battle {
        group t::GROUP_MISSION => {
            /// The mission.
            mission: Mission = Mission::None, t::MISSION, ["FOWM-MIS-T1", "FOWM-AMB-33"];
            /// The side that attacks.
            attacker: Side = Side::First, t::WHO_ATTACKS, ["FOWM-MIS-01", "FOWM-MIS-02"],
                when |battle| battle.mission != Mission::None;
            /// The long table edge.
            long: Length<24, 240> = 72, t::TABLE_LONG, ["FOWM-AMB-03"],
                when |battle| battle.mission != Mission::None;
            /// The short table edge.
            short: Length<24, 240> = 48, t::TABLE_SHORT, ["FOWM-AMB-03"],
                when |battle| battle.mission != Mission::None;
            /// The attacker's quarter.
            quarter: Quarter = Quarter::Left, t::QUARTER, ["FOWM-DUS-02", "FOWM-MAP-07"],
                when |battle| battle.mission == Mission::DustUp;
            /// Which side finished deploying platoons first.
            finished_first: FirstToFinish = FirstToFinish::ByPlatoons, t::FINISHED_FIRST, ["FOWM-MIS-07", "FOWM-MIS-P2"],
                when |battle| battle.mission.is_fair_fight();
            /// The side that has the first turn.
            begins: Side = Side::First, t::WHO_BEGINS, ["FOWM-MIS-07", "FOWM-MIS-08"],
                when |battle| battle.mission != Mission::None;
            /// How the battle ended.
            ended: Ending = Ending::NotYet, t::HOW_ENDED, ["FOWM-TIM-T1"],
                when |battle| battle.mission != Mission::None;
            /// The Objectives: in Free-for-All first the attacker's two, whether they are
            /// placed in pairs or singly.
            objectives: [Objective; 4] => "objectives",
                heads [t::OBJECTIVE_1, t::OBJECTIVE_2, t::OBJECTIVE_3, t::OBJECTIVE_4],
                when |battle, nth| nth < battle.mission.objectives().len();
            /// The roll for the first turn was made; never shown.
            first_rolled: bool = false, t::WHO_BEGINS, ["FOWM-MIS-07"], when |_battle| false;
            /// The roll for the attacker was made: never shown.
            attacker_rolled: bool = false, t::WHO_ATTACKS, ["FOWM-MIS-01"], when |_battle| false;
        }
    }
}

impl Battle {
    /// The side that attacks, or the one that defends.
    pub const fn side(&self, seat: Seat) -> Side {
        match seat {
            Seat::Attacker => self.attacker,
            Seat::Defender => self.attacker.other(),
        }
    }

    /// The role of a side: attacker or defender.
    pub const fn seat(&self, side: Side) -> Seat {
        if side as u8 == self.attacker as u8 { Seat::Attacker } else { Seat::Defender }
    }

    /// The table.
    pub fn table(&self) -> Table {
        Table {
            long: self.long.0 * mission::INCH,
            short: self.short.0 * mission::INCH,
            depth: 0,
            mirrored: self.mission == Mission::DustUp && self.quarter == Quarter::Right,
        }
    }

    fn placed(&self) -> Vec<Placed> {
        let objectives = self.mission.objectives();
        (1..)
            .zip(objectives)
            .zip(&self.objectives)
            .map(|((number, (by, _)), objective)| Placed {
                number,
                by: match by {
                    Seat::Attacker => On::Attacker,
                    Seat::Defender => On::Defender,
                },
                at: objective
                    .noted
                    .then_some(Point { x: objective.x.0 as Tenths, y: objective.y.0 as Tenths }),
                taken: match objective.taken {
                    Taken::Nobody => None,
                    Taken::Attacker => Some(self.side(Seat::Attacker)),
                    Taken::Defender => Some(self.side(Seat::Defender)),
                },
            })
            .collect()
    }
}

/// The place of the question about the mission.
pub const MISSION: usize = Battle::AT.mission.index();

/// The answers that record the place of an Objective, by the places of their questions.
pub fn stands(number: u8, at: Option<Point>) -> Vec<(usize, i16)> {
    let nth = usize::from(number).saturating_sub(1);
    if nth >= MOST_OBJECTIVES {
        return Vec::new();
    }
    let objective = Battle::AT.objectives.nth(nth);
    let noted = objective.then(Objective::AT.noted).index();
    let mut answers = vec![(noted, i16::from(at.is_some()))];
    if let Some(Point { x, y }) = at {
        answers.push((objective.then(Objective::AT.x).index(), x));
        answers.push((objective.then(Objective::AT.y).index(), y));
    }
    answers
}

/// The mission being played, if any.
pub fn played(view: &View, house: &Values) -> Option<Played> {
    let battle: Battle = view.battle.typed();
    let mission = maps::map_of(battle.mission, house.typed())?;
    Some(Played {
        mission,
        table: battle.table(),
        attacker: battle.attacker,
        placed: battle.placed(),
    })
}

/// The battle as a whole.
pub(crate) fn battle(view: &View) -> Battle {
    view.battle.typed()
}

/// The Objectives in the form in which the end of a battle checks them.
pub(crate) fn objectives(battle: &Battle) -> Vec<ends::Objective> {
    (battle.mission.objectives().iter().zip(&battle.objectives))
        .map(|(&(by, on), objective)| ends::Objective { placed_by: by, on, taken: objective.taken })
        .collect()
}
