//! The scores that decide the missions: the meeting engagement (procedure BR10-MIS-P1), the frontal
//! attack (BR10-MIS-P2), held objectives (BR10-MIS-P3); and where objectives may be placed
//! (BR10-MIS-P4).

use crate::aid::{
    About, Calculate, Centimetres, Count, Figure, Form, Modifier, Note, Notes, Side, Sum,
    Unit as Measure, Work, Working,
};
use crate::rulesets::brygada::prelude::*;

use super::tables;
use std::cmp::Ordering;

/// The side with the higher score; `None` if the scores are equal (BR10-AMB-17).
pub fn higher(first: i32, second: i32) -> Option<Side> {
    match first.cmp(&second) {
        Ordering::Greater => Some(Side::First),
        Ordering::Less => Some(Side::Second),
        Ordering::Equal => None,
    }
}

/// A score in half points, as displayed: `7`, `7.5`.
pub fn in_points(halves: i32) -> Arg {
    if halves % 2 == 0 { Arg::Number(halves / 2) } else { Arg::Decimal(f64::from(halves) / 2.0, 1) }
}

/// The fate of a unit, which decides how much of its cost its enemy scores in the meeting
/// engagement (BR10-MIS-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// The enemy scores nothing.
    Fit,
    /// The enemy scores half of it: a damaged vehicle, a squad with half of its bases or fewer.
    Half,
    /// The enemy scores all of it.
    Destroyed,
}

impl Fate {
    /// The fate of a vehicle that is not destroyed.
    pub const fn of_vehicle(damaged: bool) -> Self {
        if damaged { Self::Half } else { Self::Fit }
    }

    /// The fate of a squad, by the bases that it began with and those that are left.
    pub const fn of_squad(bases: i16, left: i16) -> Self {
        if left <= 0 {
            Self::Destroyed
        } else if left * 2 <= bases {
            Self::Half
        } else {
            Self::Fit
        }
    }

    /// The part of a cost that the enemy scores, in half points (BR10-MIS-05, BR10-AMB-17).
    pub const fn halves(self, cost: i16) -> i32 {
        match self {
            Self::Fit => 0,
            Self::Half => cost as i32,
            Self::Destroyed => 2 * cost as i32,
        }
    }
}

choices! {
    /// The fate of a vehicle.
    pub enum VehicleState {
        /// It works.
        Works = "works" => t::SCORE_WORKS,
        /// Immobilised, or its main gun is gone (BR10-AMB-29).
        Damaged = "damaged" => t::SCORE_DAMAGED,
        /// It is gone.
        Destroyed = "destroyed" => t::EFFECT_DESTROYED,
    }
}

choices! {
    /// The kind of a unit for its score.
    pub enum ScoredKind {
        /// A squad or a team.
        Infantry = "infantry" => t::KIND_INFANTRY,
        /// A vehicle, light or armoured.
        Vehicle = "vehicle" => t::SCORE_VEHICLE,
        /// A gun with its crew.
        Gun = "gun" => t::KIND_GUN,
    }
}

form! {
    /// An enemy unit at the end of the battle.
    pub struct EnemyUnit {
        group t::GROUP_SCORE_UNIT_1 => {
            /// Its cost in points; 0 for none.
            cost: Count<0, 999> = 0, t::COST, ["BR10-MIS-05", "BR10-CRD-02"];
            /// Its kind.
            kind: ScoredKind = ScoredKind::Infantry, t::UNIT_KIND, ["BR10-MIS-05"],
                when |unit| unit.cost.0 > 0;
            /// The bases it began with.
            bases: Count<1, 12> = 2, t::SCORE_BASES, ["BR10-MIS-05"],
                when |unit| unit.cost.0 > 0 && unit.kind == ScoredKind::Infantry;
            /// The bases it has left.
            left: Count<0, 12> = 0, t::SCORE_BASES_LEFT, ["BR10-MIS-05"],
                when |unit| unit.cost.0 > 0 && unit.kind == ScoredKind::Infantry;
            /// The fate of the vehicle.
            state: VehicleState = VehicleState::Destroyed, t::GROUP_STATE, ["BR10-MIS-05", "BR10-AMB-29"],
                when |unit| unit.cost.0 > 0 && unit.kind == ScoredKind::Vehicle;
            /// The gun is destroyed.
            destroyed: bool = true, t::EFFECT_DESTROYED, ["BR10-MIS-05", "BR10-AMB-15"],
                when |unit| unit.cost.0 > 0 && unit.kind == ScoredKind::Gun;
        }
    }
}

impl EnemyUnit {
    const fn fate(&self) -> Fate {
        match (self.kind, self.state) {
            (ScoredKind::Infantry, _) => Fate::of_squad(self.bases.0, self.left.0),
            (ScoredKind::Vehicle, VehicleState::Destroyed) => Fate::Destroyed,
            (ScoredKind::Vehicle, state) => {
                Fate::of_vehicle(matches!(state, VehicleState::Damaged))
            }
            (ScoredKind::Gun, _) if self.destroyed => Fate::Destroyed,
            (ScoredKind::Gun, _) => Fate::Fit,
        }
    }
}

/// Enemy units that can be entered one by one.
const UNITS: usize = 8;

form! {
    /// The questions about the score of a side in the meeting engagement.
    pub struct EngagementScore {
        group t::GROUP_SCORE_SUMS => {
            /// The total cost of units that score in full.
            full: Count<0, 9999> = 0, t::SCORE_FULL, ["BR10-MIS-05"];
            /// The total cost of units that score half.
            half: Count<0, 9999> = 0, t::SCORE_HALF, ["BR10-MIS-05"];
        }
        group t::GROUP_SCORE_UNIT_1 => {
            /// Further enemy units, one after another.
            units: [EnemyUnit; UNITS] => "units", heads [
                t::GROUP_SCORE_UNIT_1, t::GROUP_SCORE_UNIT_2, t::GROUP_SCORE_UNIT_3,
                t::GROUP_SCORE_UNIT_4, t::GROUP_SCORE_UNIT_5, t::GROUP_SCORE_UNIT_6,
                t::GROUP_SCORE_UNIT_7, t::GROUP_SCORE_UNIT_8,
            ], when |form, nth| nth == 0 || form.asked().count() >= nth;
        }
    }
}

impl EngagementScore {
    /// The units that are entered one by one, up to the first with no cost.
    fn asked(&self) -> impl Iterator<Item = &EnemyUnit> {
        self.units.iter().take_while(|unit| unit.cost.0 > 0)
    }

    /// The sum of the costs of units with this fate, including those already added up.
    fn sum(&self, id: &'static str, title: Text, sum: i16, fate: Fate) -> (Sum, i16) {
        let scored = (1..).zip(self.asked()).filter(|(_, unit)| unit.fate() == fate);
        let modifiers: Vec<_> = scored
            .map(|(nth, unit)| Modifier::new(t::score_unit(nth), unit.cost.0, "BR10-MIS-05"))
            .collect();
        let all = sum + modifiers.iter().map(|one| one.value).sum::<i16>();
        let sum = Sum::number(id, title, (t::SCORE_ADDED_UP, sum, "BR10-MIS-05")).with(modifiers);
        (sum, all)
    }
}

impl Calculate for EngagementScore {
    type House = House;
    type Outcome = ();

    const ABOUT: About =
        About::new("engagement-score", t::ENGAGEMENT_SCORE, t::ENGAGEMENT_SCORE_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-MIS-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        let (full_sum, full) = self.sum("full", t::SCORE_FULL, self.full.0, Fate::Destroyed);
        let (half_sum, half) = self.sum("half", t::SCORE_HALF, self.half.0, Fate::Half);
        let halves = Fate::Destroyed.halves(full) + Fate::Half.halves(half);
        let score = Figure::Halves(i16::try_from(halves).unwrap_or(i16::MAX));
        let beside = (0..).zip(self.asked()).map(|(nth, unit)| {
            let scores = t::score_counts(in_points(unit.fate().halves(unit.cost.0)));
            let at = Self::AT.units.nth(0).then(EnemyUnit::AT.cost).index();
            (at + nth * EnemyUnit::FIELDS.len(), scores)
        });
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_SCORE_HIGHER, "BR10-AMB-17");
        Working {
            headline: (t::SCORE, score.clone()),
            sums: vec![
                Sum::plain("score", t::SCORE, (t::SCORE_FULL_AND_HALF, score, "BR10-MIS-05")),
                full_sum,
                half_sum,
            ],
            beside: beside.collect(),
            notes: notes.0,
            ..Working::default()
        }
        .into()
    }
}

form! {
    /// The questions about the result of the frontal attack.
    pub struct FrontalAttackResult {
        group t::GROUP_FRONTAL => {
            /// The attacker's units at the start.
            units: Count<1, 99> = 6, t::FRONTAL_UNITS, ["BR10-MIS-06"];
            /// The units that left over the far edge in time.
            left: Count<0, 99> = 0, t::FRONTAL_LEFT, ["BR10-MIS-06", "BR10-AMB-42"];
        }
    }
}

/// How many of its units the attacker of the frontal attack has to get over the far edge:
/// a third, rounded up (BR10-MIS-06, BR10-AMB-17).
pub const fn units_needed(units: u32) -> u32 {
    units.div_ceil(tables::ONE_UNIT_IN as u32)
}

impl Calculate for FrontalAttackResult {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new(
        "frontal-attack-result",
        t::FRONTAL_ATTACK_RESULT,
        t::FRONTAL_ATTACK_RESULT_SUMMARY,
    );
    const CITES: &'static [Cite] = &["BR10-MIS-P2"];

    fn work(&self, _: &House) -> Work<Self> {
        let (units, left) = (self.units.count(), self.left.count());
        if left > units {
            let why = Note::new(t::REFUSED_FRONTAL_LEFT, "BR10-MIS-06");
            return Working::refused(t::FRONTAL_WINNER, t::WORD_NOT_ALLOWED, vec![why]).into();
        }
        let needed = units_needed(units);
        let word = if left >= needed { t::FRONTAL_ATTACKER } else { t::FRONTAL_DEFENDER };
        let mut notes = Notes::default();
        notes.add(
            left < needed,
            t::note_frontal_missing(needed.saturating_sub(left) as i32),
            "BR10-MIS-06",
        );
        if let Some(rounds) = Mission::FrontalAttack.rounds() {
            notes.add(true, t::note_frontal_units(rounds as i32), "BR10-MIS-06");
        }
        Working {
            headline: (t::FRONTAL_WINNER, Figure::Word(word)),
            sums: vec![Sum::plain(
                "needed",
                t::FRONTAL_NEEDED,
                (t::FRONTAL_A_THIRD, Figure::Number(needed as i16), "BR10-AMB-17"),
            )],
            notes: notes.0,
            ..Working::default()
        }
        .into()
    }
}

choices! {
    /// A mission that is decided by positions at the end (BR10-MIS-T1).
    pub enum HeldMission {
        /// Mission 3.
        SpoilsOfWar = "spoils-of-war" => t::MISSION_SPOILS,
        /// Mission 4.
        Reconnaissance = "reconnaissance-in-force" => t::MISSION_RECONNAISSANCE,
        /// Mission 5.
        StrategicPoint = "strategic-point" => t::MISSION_POINT,
    }
}

choices! {
    /// The units of a side at an objective (BR10-MIS-07, BR10-AMB-29).
    pub enum Presence {
        /// No units.
        Nobody = "nobody" => t::PRESENT_NOBODY,
        /// Only damaged vehicles: they contest it but do not hold it.
        Damaged = "damaged" => t::PRESENT_DAMAGED,
        /// A working vehicle, or infantry.
        Holds = "holds" => t::PRESENT_HOLDS,
    }
}

/// The side that holds an objective, by the units each side has there (BR10-MIS-07).
pub const fn holder(first: Presence, second: Presence) -> Option<Side> {
    match (first, second) {
        (Presence::Holds, Presence::Nobody) => Some(Side::First),
        (Presence::Nobody, Presence::Holds) => Some(Side::Second),
        _ => None,
    }
}

/// The side that holds the central feature, by the units each side has inside (BR10-MIS-10).
pub const fn feature_holder(first: u32, second: u32) -> Option<Side> {
    match (first > 0, second > 0) {
        (true, false) => Some(Side::First),
        (false, true) => Some(Side::Second),
        _ => None,
    }
}

form! {
    /// The units of each side at an objective.
    pub struct Objective {
        group t::GROUP_OBJECTIVE_1 => {
            /// The units of the player's own side there.
            own: Presence = Presence::Nobody, t::HELD_OWN, ["BR10-MIS-07", "BR10-AMB-29"];
            /// The enemy's units there.
            enemy: Presence = Presence::Nobody, t::HELD_ENEMY, ["BR10-MIS-07", "BR10-AMB-29"];
        }
    }
}

/// The most objectives that can be entered.
const OBJECTIVES: usize = 6;

form! {
    /// The questions about the end of missions 3, 4 and 5.
    pub struct ObjectiveControl {
        group t::GROUP_HELD => {
            /// The mission.
            mission: HeldMission = HeldMission::SpoilsOfWar, t::MISSION, ["BR10-MIS-T1"];
            /// How many objectives there are.
            number: Count<1, 6> = 1, t::HELD_OBJECTIVES, ["BR10-MIS-08"],
                when |form| form.mission == HeldMission::SpoilsOfWar;
            /// Points of the player's units in the enemy's zone.
            own_points: Count<0, 9999> = 0, t::HELD_OWN_POINTS, ["BR10-MIS-09"],
                when |form| form.mission == HeldMission::Reconnaissance;
            /// Points of enemy units in the player's own zone.
            enemy_points: Count<0, 9999> = 0, t::HELD_ENEMY_POINTS, ["BR10-MIS-09"],
                when |form| form.mission == HeldMission::Reconnaissance;
            /// The player's units in the central feature.
            own_inside: Count<0, 99> = 0, t::HELD_OWN_INSIDE, ["BR10-MIS-10"],
                when |form| form.mission == HeldMission::StrategicPoint;
            /// Enemy units in the central feature.
            enemy_inside: Count<0, 99> = 0, t::HELD_ENEMY_INSIDE, ["BR10-MIS-10"],
                when |form| form.mission == HeldMission::StrategicPoint;
        }
        group t::GROUP_OBJECTIVE_1 => {
            /// The objectives.
            objectives: [Objective; OBJECTIVES] => "objectives", heads [
                t::GROUP_OBJECTIVE_1, t::GROUP_OBJECTIVE_2, t::GROUP_OBJECTIVE_3,
                t::GROUP_OBJECTIVE_4, t::GROUP_OBJECTIVE_5, t::GROUP_OBJECTIVE_6,
            ], when |form, nth| form.mission == HeldMission::SpoilsOfWar && (nth as i16) < form.number.0;
        }
    }
}

impl ObjectiveControl {
    /// The scores of both sides, in the objectives, points or units that decide the mission.
    fn counted(&self) -> (i32, i32) {
        match self.mission {
            HeldMission::SpoilsOfWar => {
                let objectives = self.objectives.iter().take(self.number.count() as usize);
                let holders = objectives.map(|one| holder(one.own, one.enemy));
                holders.fold((0, 0), |(own, enemy), holder| match holder {
                    Some(Side::First) => (own + 1, enemy),
                    Some(Side::Second) => (own, enemy + 1),
                    None => (own, enemy),
                })
            }
            HeldMission::Reconnaissance => (self.own_points.0.into(), self.enemy_points.0.into()),
            HeldMission::StrategicPoint => (self.own_inside.0.into(), self.enemy_inside.0.into()),
        }
    }
}

impl Calculate for ObjectiveControl {
    type House = House;
    type Outcome = ();

    const ABOUT: About =
        About::new("objective-control", t::OBJECTIVE_CONTROL, t::OBJECTIVE_CONTROL_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-MIS-P3"];

    fn work(&self, _: &House) -> Work<Self> {
        let (own, enemy) = self.counted();
        let (winner, labels, rule) = match self.mission {
            HeldMission::SpoilsOfWar => {
                let labels = (t::HELD_OWN_OBJECTIVES, t::HELD_ENEMY_OBJECTIVES);
                (higher(own, enemy), labels, "BR10-MIS-07")
            }
            HeldMission::Reconnaissance => {
                let labels = (t::HELD_OWN_POINTS, t::HELD_ENEMY_POINTS);
                (higher(own, enemy), labels, "BR10-MIS-09")
            }
            HeldMission::StrategicPoint => {
                let labels = (t::HELD_OWN_INSIDE, t::HELD_ENEMY_INSIDE);
                let winner = feature_holder(own as u32, enemy as u32);
                (winner, labels, "BR10-MIS-10")
            }
        };
        let word = match winner {
            Some(Side::First) => t::HELD_WON,
            Some(Side::Second) => t::HELD_LOST,
            None => t::HELD_NOBODY,
        };
        let sum = |id, title, count: i32| {
            let count = Figure::Number(count as i16);
            Sum::plain(id, title, (title, count, rule))
        };
        let mut notes = Notes::default();
        let spoils = self.mission == HeldMission::SpoilsOfWar;
        notes.add(spoils, t::note_held_within(tables::HOLDS), "BR10-MIS-07");
        notes.add(spoils, t::NOTE_HELD_DAMAGED, "BR10-AMB-29");
        notes.add(self.mission == HeldMission::StrategicPoint, t::NOTE_HELD_FEATURE, "BR10-MIS-10");
        notes.add(winner.is_none(), t::NOTE_HELD_NOBODY, "BR10-AMB-17");
        Working {
            headline: (t::HELD_WINNER, Figure::Word(word)),
            sums: vec![sum("own", labels.0, own), sum("enemy", labels.1, enemy)],
            notes: notes.0,
            ..Working::default()
        }
        .into()
    }
}

form! {
    /// The questions about the place for an objective.
    pub struct ObjectivePlacing {
        group t::GROUP_PLACING => {
            /// The distance to the nearest edge of the table.
            edge: Centimetres<0, 300> = 30, t::PLACING_EDGE, ["BR10-MIS-08"];
            /// There is already another objective.
            another: bool = false, t::PLACING_ANOTHER, ["BR10-MIS-08"];
            /// The distance to the nearest other objective.
            nearest: Centimetres<0, 300> = 30, t::PLACING_NEAREST, ["BR10-MIS-08"],
                when |form| form.another;
        }
    }
}

/// By how many centimetres an objective is too near to something (BR10-MIS-08); 0 if it is
/// far enough.
pub const fn too_near(distance: i16) -> i16 {
    if distance < tables::APART { tables::APART - distance } else { 0 }
}

impl Calculate for ObjectivePlacing {
    type House = House;
    type Outcome = ();

    const ABOUT: About =
        About::new("objective-placing", t::OBJECTIVE_PLACING, t::OBJECTIVE_PLACING_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-MIS-P4"];

    fn work(&self, _: &House) -> Work<Self> {
        let edge = too_near(self.edge.0);
        let other = if self.another { too_near(self.nearest.0) } else { 0 };
        let mut refusals = Notes::default();
        refusals.add(edge > 0, t::refused_placing_edge(edge), "BR10-MIS-08");
        refusals.add(other > 0, t::refused_placing_other(other), "BR10-MIS-08");
        if !refusals.0.is_empty() {
            return Working::refused(t::OBJECTIVE_PLACING, t::WORD_NOT_ALLOWED, refusals.0).into();
        }
        let apart = Figure::Measured(f32::from(tables::APART), Measure::Centimetres);
        Working {
            headline: (t::OBJECTIVE_PLACING, Figure::Word(t::WORD_ALLOWED)),
            sums: vec![Sum::plain(
                "apart",
                t::PLACING_AT_LEAST,
                (t::PLACING_FROM_BOTH, apart, "BR10-MIS-08"),
            )],
            ..Working::default()
        }
        .into()
    }
}
