//! Whether an Objective may be placed somewhere: procedure FOWM-MIS-P3.

use crate::aid::mission::{INCH, Mission as Map, Point, Seat as MapSeat, Table, Tenths, ZoneKind};
use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use super::maps::map_of;
use super::words::{Mission, Quarter, Seat};

choices! {
    /// A mission that has Objectives to place.
    pub enum Played {
        /// The mission in which each player places two Objectives on the enemy's half.
        FreeForAll = "free-for-all" => t::FREE_FOR_ALL,
        /// The mission with one on each half.
        Encounter = "encounter" => t::ENCOUNTER,
        /// The mission with one in each Deployment Area.
        DustUp = "dust-up" => t::DUST_UP,
        /// A mission with one on the defender's half.
        NoRetreat = "no-retreat" => t::NO_RETREAT,
        /// A mission with one on the defender's half.
        HoldTheLine = "hold-the-line" => t::HOLD_THE_LINE,
    }
}

choices! {
    /// Which of a player's two Objectives is placed, if they go on different halves.
    pub enum Round {
        /// The first, on the player's own half.
        Own = "own" => t::PLACING_ROUND_OWN,
        /// The second, on the enemy's.
        Enemy = "enemy" => t::PLACING_ROUND_ENEMY,
    }
}

form! {
    /// The questions about placing an Objective. Points are measured as the map is drawn: from the
    /// left with the attacker's edge at the top, and from the defender's edge (FOWM-MAP-01).
    pub struct ObjectivePlacing {
        group t::GROUP_OBJECTIVE => {
            /// The mission.
            mission: Played = Played::FreeForAll, t::PLACING_MISSION, ["FOWM-MIS-P3"];
            /// The player who places it.
            who: Seat = Seat::Attacker, t::PLACING_WHO, ["FOWM-FFA-02", "FOWM-ENC-02", "FOWM-NOR-02", "FOWM-HTL-02"],
                when |form| !form.is_defensive();
            /// Which of that player's Objectives it is.
            round: Round = Round::Own, t::PLACING_ROUND,
                ["FOWM-ENC-02", "FOWM-ENC-03", "FOWM-DUS-04", "FOWM-DUS-05"],
                when |form| form.has_rounds();
            /// The attacker's quarter.
            quarter: Quarter = Quarter::Left, t::PLACING_QUARTER, ["FOWM-DUS-02", "FOWM-MAP-T2"],
                when |form| form.mission == Played::DustUp;
            /// Its distance from the left edge.
            from_left: FineLength<0, 2400> = 360, t::PLACING_FROM_LEFT, ["FOWM-MAP-01", "FOWM-MAP-T1"];
            /// Its distance from the defender's edge.
            from_defender: FineLength<0, 2400> = 40, t::PLACING_FROM_DEFENDER,
                ["FOWM-MAP-01", "FOWM-MAP-T1"];
            /// In Free-for-All: the player's other Objective has been placed.
            other: bool = false, t::PLACING_OTHER, ["FOWM-FFA-02"],
                when |form| form.mission == Played::FreeForAll;
            /// The distance of the other one from the left edge.
            other_left: FineLength<0, 2400> = 360, t::PLACING_OTHER_LEFT, ["FOWM-FFA-02"],
                when |form| form.asks_other();
            /// The distance of the other one from the defender's edge.
            other_defender: FineLength<0, 2400> = 40, t::PLACING_OTHER_DEFENDER, ["FOWM-FFA-02"],
                when |form| form.asks_other();
        }
        group t::GROUP_TABLE => {
            /// The length of the table's long edge.
            long: Length<24, 240> = 72, t::PLACING_LONG, ["FOWM-AMB-03", "FOWM-MAP-02"];
            /// The length of the table's short edge.
            short: Length<24, 240> = 48, t::PLACING_SHORT, ["FOWM-AMB-03", "FOWM-MAP-02"];
        }
    }
}

impl ObjectivePlacing {
    /// The questions for a mission, with the rest at their defaults; `None` without a mission.
    pub fn of(mission: Mission) -> Option<Self> {
        Some(Self {
            mission: match mission {
                Mission::None => return None,
                Mission::FreeForAll => Played::FreeForAll,
                Mission::Encounter => Played::Encounter,
                Mission::DustUp => Played::DustUp,
                Mission::NoRetreat => Played::NoRetreat,
                Mission::HoldTheLine => Played::HoldTheLine,
            },
            ..Self::default()
        })
    }

    /// The questions for a player's second Objective, once the place of the first is recorded: its
    /// distance from the left edge and from the defender's.
    #[must_use]
    pub const fn after(mut self, left: FineLength<0, 2400>, defender: FineLength<0, 2400>) -> Self {
        if self.has_rounds() {
            self.round = Round::Enemy;
        }
        if matches!(self.mission, Played::FreeForAll) {
            self.other = true;
            self.other_left = left;
            self.other_defender = defender;
        }
        self
    }

    const fn mission(&self) -> Mission {
        match self.mission {
            Played::FreeForAll => Mission::FreeForAll,
            Played::Encounter => Mission::Encounter,
            Played::DustUp => Mission::DustUp,
            Played::NoRetreat => Mission::NoRetreat,
            Played::HoldTheLine => Mission::HoldTheLine,
        }
    }

    /// Whether it is a Defensive Battle: both players place an Objective in the same zone, so the
    /// player who places it is not asked.
    const fn is_defensive(&self) -> bool {
        self.mission().is_defensive()
    }

    const fn has_rounds(&self) -> bool {
        matches!(self.mission, Played::Encounter | Played::DustUp)
    }

    const fn asks_other(&self) -> bool {
        self.other && matches!(self.mission, Played::FreeForAll)
    }

    const fn table(&self) -> Table {
        Table {
            long: self.long.0 * INCH,
            short: self.short.0 * INCH,
            depth: 0,
            mirrored: matches!(self.mission, Played::DustUp)
                && matches!(self.quarter, Quarter::Right),
        }
    }

    const fn point(&self) -> Point {
        Point { x: self.from_left.0, y: self.from_defender.0 }
    }

    fn other(&self) -> Option<Point> {
        self.asks_other().then_some(Point { x: self.other_left.0, y: self.other_defender.0 })
    }

    /// The index of this player's placing in this round, among all placings of the mission.
    fn placing(&self, map: &Map) -> usize {
        let who = match self.who {
            Seat::Attacker => MapSeat::Attacker,
            Seat::Defender => MapSeat::Defender,
        };
        let nth = usize::from(self.has_rounds() && self.round == Round::Enemy);
        let mut theirs = (0..map.placings.len()).filter(|at| map.placings[*at].by == who);
        theirs.nth(nth).unwrap_or(0)
    }

    fn order(&self, house: House) -> Note {
        match self.mission {
            Played::FreeForAll if house.objectives_singly => {
                Note::new(t::NOTE_PLACING_ORDER_SINGLY, "FOWM-AMB-13")
            }
            Played::FreeForAll => Note::new(t::NOTE_PLACING_ORDER_TWO, "FOWM-AMB-13"),
            Played::Encounter => Note::new(t::NOTE_PLACING_ORDER_ROUNDS, "FOWM-ENC-03"),
            Played::DustUp => Note::new(t::NOTE_PLACING_ORDER_ROUNDS, "FOWM-DUS-05"),
            Played::NoRetreat => Note::new(t::NOTE_PLACING_ORDER_DEFENDER, "FOWM-NOR-02"),
            Played::HoldTheLine => Note::new(t::NOTE_PLACING_ORDER_DEFENDER, "FOWM-HTL-02"),
        }
    }
}

fn inches(tenths: Tenths) -> Figure {
    Figure::Inches(f32::from(tenths) / f32::from(INCH))
}

/// The sum of a measured distance.
fn distance(id: &'static str, title: Text, is: Figure, cite: Cite) -> Sum {
    Sum::plain(id, title, (t::PLACING_MEASURED, is, cite))
}

impl Calculate for ObjectivePlacing {
    type House = House;
    type Outcome = ();
    const ABOUT: About =
        About::new("objective-placing", t::OBJECTIVE_PLACING, t::OBJECTIVE_PLACING_SUMMARY);
    const CITES: &'static [Cite] = &["FOWM-MIS-P3", "FOWM-MAP-T1", "FOWM-MAP-T2"];

    fn work(&self, house: &House) -> Work<Self> {
        let table = self.table();
        let Some(map) = map_of(self.mission(), *house) else { return Working::default().into() };
        let index = self.placing(map);
        let placing = map.placings[index];
        let point = self.point();
        let own: Vec<Point> = self.other().into_iter().collect();
        let faults = map.faults(index, point, &own, table);
        let word = if faults.is_empty() { t::WORD_MAY_STAND } else { t::WORD_MAY_NOT_STAND };
        let refusals =
            faults.iter().map(|fault| Note::new(fault.words(map.roles), fault.cite)).collect();
        let off = map.distances(point, table);
        let centre = off
            .centre
            .map(|centre| distance("centre", t::PLACING_TO_CENTRE, inches(centre), placing.cite));
        let mut sums: Vec<_> = centre.into_iter().collect();
        sums.extend([
            distance("sides", t::PLACING_TO_SIDES, inches(off.left.min(off.right)), placing.cite),
            distance("players", t::PLACING_TO_PLAYERS, inches(off.near.min(off.far)), placing.cite),
        ]);
        if let Some(other) = self.other() {
            let apart = f32::from(other.x - point.x).hypot(f32::from(other.y - point.y));
            let apart = Figure::Inches(apart / f32::from(INCH));
            sums.push(distance("other", t::PLACING_TO_OTHER, apart, "FOWM-FFA-02"));
        }
        let mut notes = Notes::default();
        let in_reach = |kind| map.warnings(table).into_iter().find(|one| one.zone.kind == kind);
        if let Some(warning) = in_reach(ZoneKind::Objectives) {
            notes.add(true, warning.words(), warning.cite);
        }
        notes.0.push(self.order(*house));
        notes.add(true, t::NOTE_PLACING_EXACT, "FOWM-AMB-10");
        notes.add(true, t::NOTE_PLACING_NO_OTHER, "FOWM-MIS-P3");
        Working { sums, notes: notes.0, ..Working::refused(t::OBJECTIVE_PLACE, word, refusals) }
            .into()
    }
}
