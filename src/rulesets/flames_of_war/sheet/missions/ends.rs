//! The end of a battle and its winner: FOWM-END-P1, FOWM-END-P2, FOWM-TIM-P1 and
//! FOWM-WIN-P1.

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use super::victory::{VictoryPoints, Winner};
use super::words::{Ending, Mission, Seat, Taken, no_mission};

/// The first of the defender's own turns in which a Defensive Battle ends if no attacking team is
/// on the defender's half (FOWM-NOR-11, FOWM-HTL-11, FOWM-AMB-23).
pub const HALF_CLEAR_FROM: u32 = 6;

/// An Objective, as far as it matters for the end of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Objective {
    /// The player who placed it.
    pub placed_by: Seat,
    /// The half it is on; in Dust-Up, the Deployment Area.
    pub on: Seat,
    /// The side that has Taken it.
    pub taken: Taken,
}

impl Objective {
    const fn is_taken_by(self, seat: Seat) -> bool {
        matches!(
            (self.taken, seat),
            (Taken::Attacker, Seat::Attacker) | (Taken::Defender, Seat::Defender)
        )
    }

    /// Whether this player wins by holding it at the start of a turn: in Free-for-All an Objective
    /// that the player placed on the enemy half (FOWM-FFA-07), in Encounter and Dust-Up any on the
    /// enemy's ground (FOWM-ENC-09, FOWM-DUS-12), in a Defensive Battle any, but only for the
    /// attacker (FOWM-NOR-10, FOWM-HTL-10).
    const fn wins_for(self, mission: Mission, seat: Seat) -> bool {
        let on_enemy_ground = self.on as u8 == seat.other() as u8;
        match mission {
            Mission::None => false,
            Mission::FreeForAll => on_enemy_ground && self.placed_by as u8 == seat as u8,
            Mission::Encounter | Mission::DustUp => on_enemy_ground,
            Mission::NoRetreat | Mission::HoldTheLine => matches!(seat, Seat::Attacker),
        }
    }
}

/// Whether and how the battle ends as a player's turn starts (FOWM-END-P1). `whose` is that player,
/// and `turn` the number of the turn among the player's own turns, from 1. Whether an attacking
/// team is on the defender's half (`enemy_on_half`) matters only in the defender's turns of a
/// Defensive Battle from [`HALF_CLEAR_FROM`] on.
pub fn end_at_turn_start(
    mission: Mission,
    whose: Seat,
    turn: u32,
    objectives: &[Objective],
    enemy_on_half: bool,
) -> Option<Ending> {
    let wins =
        |objective: &Objective| objective.wins_for(mission, whose) && objective.is_taken_by(whose);
    if objectives.iter().any(wins) {
        return Some(match whose {
            Seat::Attacker => Ending::AttackerObjective,
            Seat::Defender => Ending::DefenderObjective,
        });
    }
    (half_matters(mission, whose, turn) && !enemy_on_half).then_some(Ending::HalfClear)
}

/// Whether it matters at the start of this turn whether an attacking team is on the defender's
/// half.
pub const fn half_matters(mission: Mission, whose: Seat, turn: u32) -> bool {
    mission.is_defensive() && matches!(whose, Seat::Defender) && turn >= HALF_CLEAR_FROM
}

/// How a battle ends when a player fails company morale (FOWM-END-P2): at once, and all Objectives
/// count as Taken by the other player.
pub const fn morale_failed(by: Seat) -> Ending {
    match by {
        Seat::Attacker => Ending::AttackerBroken,
        Seat::Defender => Ending::DefenderBroken,
    }
}

/// How the battle ends when a player concedes (FOWM-AMB-18).
pub const fn conceded(by: Seat) -> Ending {
    match by {
        Seat::Attacker => Ending::AttackerConcedes,
        Seat::Defender => Ending::DefenderConcedes,
    }
}

/// The winner (FOWM-WIN-P1, FOWM-TIM-T1). `None` while the battle continues, or if time runs out in
/// a Fair Fight.
pub const fn winner(mission: Mission, ending: Ending) -> Option<Seat> {
    match ending {
        Ending::AttackerObjective | Ending::DefenderBroken | Ending::DefenderConcedes => {
            Some(Seat::Attacker)
        }
        Ending::DefenderObjective
        | Ending::HalfClear
        | Ending::AttackerBroken
        | Ending::AttackerConcedes => Some(Seat::Defender),
        Ending::Time if mission.is_defensive() => Some(Seat::Defender),
        Ending::NotYet | Ending::Time => None,
    }
}

/// The rule by which a battle of this mission ends this way, or continues.
pub const fn rule_of(mission: Mission, ending: Ending) -> Cite {
    match ending {
        Ending::NotYet => "FOWM-END-05",
        Ending::AttackerObjective | Ending::DefenderObjective => objective_rule(mission),
        Ending::HalfClear => half_clear_rule(mission),
        Ending::AttackerBroken | Ending::DefenderBroken => "FOWM-END-02",
        Ending::Time if mission.is_defensive() => "FOWM-WIN-03",
        Ending::Time => "FOWM-TIM-04",
        Ending::AttackerConcedes | Ending::DefenderConcedes => "FOWM-AMB-18",
    }
}

/// The rule that says which Objectives end the mission.
const fn objective_rule(mission: Mission) -> Cite {
    match mission {
        Mission::None => "FOWM-END-05",
        Mission::FreeForAll => "FOWM-FFA-07",
        Mission::Encounter => "FOWM-ENC-09",
        Mission::DustUp => "FOWM-DUS-12",
        Mission::NoRetreat => "FOWM-NOR-10",
        Mission::HoldTheLine => "FOWM-HTL-10",
    }
}

/// The rule of a Defensive Battle about the defender's half.
const fn half_clear_rule(mission: Mission) -> Cite {
    match mission {
        Mission::HoldTheLine => "FOWM-HTL-11",
        _ => "FOWM-NOR-11",
    }
}

choices! {
    /// The occasions on which a battle may end.
    pub enum Occasion {
        /// A player's turn starts.
        TurnStarts = "turn-starts" => t::OCCASION_TURN_STARTS,
        /// The attacker failed company morale.
        AttackerBroken = "attacker-broken" => t::ENDING_ATTACKER_BROKEN,
        /// The defender failed company morale.
        DefenderBroken = "defender-broken" => t::ENDING_DEFENDER_BROKEN,
        /// The time is up.
        Time = "time" => t::ENDING_TIME,
        /// The attacker concedes.
        AttackerConcedes = "attacker-concedes" => t::ENDING_ATTACKER_CONCEDES,
        /// The defender concedes.
        DefenderConcedes = "defender-concedes" => t::ENDING_DEFENDER_CONCEDES,
    }
}

form! {
    /// The questions about an Objective.
    pub struct ObjectiveAsked {
        group t::GROUP_OBJECTIVES => {
            /// The player who placed it.
            by: Seat = Seat::Attacker, t::OBJECTIVE_BY, ["FOWM-FFA-07"];
            /// The half or the Deployment Area it is in.
            on: Seat = Seat::Attacker, t::OBJECTIVE_ON, ["FOWM-ENC-09", "FOWM-DUS-12"];
            /// The side that has Taken it.
            taken: Taken = Taken::Nobody, t::OBJECTIVE_TAKEN,
                ["FOWM-END-05", "FOWM-NOR-10", "FOWM-HTL-10", "FOWM-AMB-25"];
        }
    }
}

form! {
    /// The questions about the end of a battle.
    pub struct BattleEnd {
        group t::GROUP_BATTLE => {
            /// The mission.
            mission: Mission = Mission::FreeForAll, t::MISSION, ["FOWM-MIS-T1"];
            /// The occasion.
            occasion: Occasion = Occasion::TurnStarts, t::OCCASION,
                ["FOWM-END-01", "FOWM-END-02", "FOWM-TIM-02", "FOWM-AMB-18"],
                when |form| form.mission != Mission::None;
            /// Whose turn starts.
            whose: Seat = Seat::Attacker, t::WHOSE_TURN, ["FOWM-END-05"],
                when |form| form.looks_at_a_turn();
            /// Its number among this player's own turns.
            turn: Count<1, 30> = 1, t::OWN_TURN, ["FOWM-NOR-11", "FOWM-HTL-11", "FOWM-AMB-23"],
                when |form| form.looks_at_a_turn() && form.mission.is_defensive()
                    && form.whose == Seat::Defender;
            /// An attacking team is on the defender's half.
            enemy_on_half: bool = true, t::ENEMY_ON_HALF,
                ["FOWM-NOR-11", "FOWM-HTL-11", "FOWM-AMB-24"],
                when |form| form.looks_at_a_turn()
                    && half_matters(form.mission, form.whose, form.turn.count());
        }
        group t::GROUP_OBJECTIVES => {
            /// The Objectives, in the order they are placed.
            objectives: [ObjectiveAsked; 4] => "objective",
                heads [t::OBJECTIVE_1, t::OBJECTIVE_2, t::OBJECTIVE_3, t::OBJECTIVE_4],
                when |form, nth| form.looks_at_a_turn() && nth < form.objectives_looked_at(),
                with {
                    by = Seat::Attacker, t::OBJECTIVE_BY, ["FOWM-FFA-07"],
                        when |form, _| form.mission == Mission::FreeForAll;
                    on = Seat::Attacker, t::OBJECTIVE_ON, ["FOWM-ENC-09", "FOWM-DUS-12"],
                        when |form, _| matches!(form.mission, Mission::Encounter | Mission::DustUp);
                },
                defaults {
                    // FOWM-FFA-02, FOWM-AMB-13.
                    by = [Seat::Attacker, Seat::Attacker, Seat::Defender, Seat::Defender];
                    // FOWM-ENC-02, FOWM-ENC-03, FOWM-DUS-04, FOWM-DUS-05.
                    on = [Seat::Attacker, Seat::Defender, Seat::Defender, Seat::Attacker];
                };
        }
    }
}

impl BattleEnd {
    fn looks_at_a_turn(&self) -> bool {
        self.mission != Mission::None && self.occasion == Occasion::TurnStarts
    }

    /// How many Objectives of the mission can end it in this turn.
    const fn objectives_looked_at(&self) -> usize {
        match (self.mission, self.whose) {
            (Mission::None, _) | (Mission::NoRetreat | Mission::HoldTheLine, Seat::Defender) => 0,
            (Mission::NoRetreat | Mission::HoldTheLine, Seat::Attacker) => 2,
            _ => 4,
        }
    }

    fn objective(&self, nth: usize) -> Objective {
        let ObjectiveAsked { by, on, taken } = self.objectives[nth];
        match self.mission {
            // All are on the half of the player who did not place them (FOWM-FFA-02).
            Mission::FreeForAll => Objective { placed_by: by, on: by.other(), taken },
            _ => Objective { placed_by: by, on, taken },
        }
    }

    fn ending(&self) -> Ending {
        match self.occasion {
            Occasion::TurnStarts => {
                let looked_at = 0..self.objectives_looked_at();
                let objectives: Vec<_> = looked_at.map(|nth| self.objective(nth)).collect();
                end_at_turn_start(
                    self.mission,
                    self.whose,
                    self.turn.count(),
                    &objectives,
                    self.enemy_on_half,
                )
                .unwrap_or(Ending::NotYet)
            }
            Occasion::AttackerBroken => morale_failed(Seat::Attacker),
            Occasion::DefenderBroken => morale_failed(Seat::Defender),
            Occasion::Time => Ending::Time,
            Occasion::AttackerConcedes => conceded(Seat::Attacker),
            Occasion::DefenderConcedes => conceded(Seat::Defender),
        }
    }

    fn notes(&self, ending: Ending) -> Vec<Note> {
        let rule = rule_of(self.mission, ending);
        let (why, also) = match ending {
            Ending::NotYet => return self.notes_on_going_on(),
            Ending::AttackerObjective | Ending::DefenderObjective => {
                let first = Note::new(t::NOTE_OBJECTIVE_FIRST, "FOWM-AMB-28");
                (t::NOTE_ENDS_OBJECTIVE, Some(first))
            }
            Ending::HalfClear => (t::NOTE_ENDS_HALF_CLEAR, None),
            Ending::AttackerBroken | Ending::DefenderBroken => {
                let both = Note::new(t::NOTE_BROKEN_FIRST, "FOWM-AMB-34");
                (t::NOTE_ENDS_BROKEN, Some(both))
            }
            Ending::Time => {
                let why = if self.mission.is_defensive() {
                    t::NOTE_ENDS_TIME_DEFENSIVE
                } else {
                    t::NOTE_ENDS_TIME_FAIR
                };
                let unchecked = Note::new(t::NOTE_TIME_NOT_CHECKED, "FOWM-AMB-17");
                (why, Some(unchecked))
            }
            Ending::AttackerConcedes | Ending::DefenderConcedes => (t::NOTE_ENDS_CONCEDED, None),
        };
        std::iter::once(Note::new(why, rule)).chain(also).collect()
    }

    /// Notes on the Objectives that this player would have to hold, or on the half to clear.
    fn notes_on_going_on(&self) -> Vec<Note> {
        let rule = objective_rule(self.mission);
        let mut notes = vec![match self.mission {
            Mission::FreeForAll => Note::new(t::NOTE_NEEDS_OWN_PLACED, rule),
            Mission::Encounter | Mission::DustUp => Note::new(t::NOTE_NEEDS_ENEMY_AREA, rule),
            _ if self.whose == Seat::Attacker => Note::new(t::NOTE_NEEDS_ANY, rule),
            _ => Note::new(t::NOTE_NEEDS_HALF_CLEAR, half_clear_rule(self.mission)),
        }];
        if half_matters(self.mission, self.whose, self.turn.count()) {
            notes.push(Note::new(t::NOTE_ON_HALF, "FOWM-AMB-24"));
        }
        notes.push(Note::new(t::NOTE_CHECKED_AT_START, "FOWM-END-05"));
        notes
    }
}

/// The result of a battle, in a word.
pub(crate) const fn outcome_word(winner: Option<Seat>) -> Text {
    match winner {
        Some(Seat::Attacker) => t::WORD_ATTACKER_WINS,
        Some(Seat::Defender) => t::WORD_DEFENDER_WINS,
        None => t::WORD_NOBODY_WINS,
    }
}

impl Calculate for BattleEnd {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("battle-end", t::BATTLE_END, t::BATTLE_END_SUMMARY);
    const CITES: &'static [Cite] = &["FOWM-END-P1", "FOWM-END-P2", "FOWM-TIM-P1", "FOWM-WIN-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        if self.mission == Mission::None {
            return no_mission(t::BATTLE_END_PLAQUE).into();
        }
        let ending = self.ending();
        let winner = winner(self.mission, ending);
        let word = if ending == Ending::NotYet { t::WORD_PLAYS_ON } else { outcome_word(winner) };
        let mut working = Working::word(t::BATTLE_END_PLAQUE, word);
        working.notes = self.notes(ending);
        if ending != Ending::NotYet {
            let points = Opening::to::<VictoryPoints>()
                .knowing(VictoryPoints::AT.mission, self.mission)
                .knowing(VictoryPoints::AT.winner, Winner::of(winner));
            working.next.push(points.into());
        }
        working.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAIR: [Mission; 3] = [Mission::FreeForAll, Mission::Encounter, Mission::DustUp];
    const DEFENSIVE: [Mission; 2] = [Mission::NoRetreat, Mission::HoldTheLine];
    const SEATS: [Seat; 2] = [Seat::Attacker, Seat::Defender];
    const TAKEN: [Taken; 3] = [Taken::Nobody, Taken::Attacker, Taken::Defender];

    fn one(placed_by: Seat, on: Seat, taken: Taken) -> [Objective; 1] {
        [Objective { placed_by, on, taken }]
    }

    /// Each kind of Objective in each turn, written out from FOWM-END-P1: only those listed win.
    #[test]
    fn the_objectives_that_win_are_those_of_the_mission() {
        use Seat::{Attacker as A, Defender as D};
        // The player who placed it, the half it is on, the player who has Taken it: the Objectives
        // that win at the start of the attacker's or defender's turn.
        let by_attacker: [(Mission, &[(Seat, Seat)]); 5] = [
            (Mission::FreeForAll, &[(A, D)]),
            (Mission::Encounter, &[(A, D), (D, D)]),
            (Mission::DustUp, &[(A, D), (D, D)]),
            (Mission::NoRetreat, &[(A, D), (D, D), (A, A), (D, A)]),
            (Mission::HoldTheLine, &[(A, D), (D, D), (A, A), (D, A)]),
        ];
        let by_defender: [(Mission, &[(Seat, Seat)]); 5] = [
            (Mission::FreeForAll, &[(D, A)]),
            (Mission::Encounter, &[(A, A), (D, A)]),
            (Mission::DustUp, &[(A, A), (D, A)]),
            (Mission::NoRetreat, &[]),
            (Mission::HoldTheLine, &[]),
        ];
        for (whose, own, ending, table) in [
            (A, Taken::Attacker, Ending::AttackerObjective, by_attacker),
            (D, Taken::Defender, Ending::DefenderObjective, by_defender),
        ] {
            for (mission, wins) in table {
                for (placed_by, on) in [(A, A), (A, D), (D, A), (D, D)] {
                    for taken in TAKEN {
                        let expected =
                            (taken == own && wins.contains(&(placed_by, on))).then_some(ending);
                        let found =
                            end_at_turn_start(mission, whose, 1, &one(placed_by, on, taken), false);
                        assert_eq!(found, expected, "{mission:?} {whose:?} {placed_by:?} {on:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_half_is_looked_at_in_the_defenders_turns_from_the_sixth_on() {
        for mission in Mission::FIVE {
            for whose in SEATS {
                for turn in 1..=8 {
                    for enemy_on_half in [false, true] {
                        let expected = DEFENSIVE.contains(&mission)
                            && whose == Seat::Defender
                            && [6, 7, 8].contains(&turn)
                            && !enemy_on_half;
                        let found = end_at_turn_start(mission, whose, turn, &[], enemy_on_half);
                        assert_eq!(found, expected.then_some(Ending::HalfClear));
                    }
                }
            }
        }
    }

    /// FOWM-TIM-T1, row by row.
    #[test]
    fn who_wins_is_the_table_of_the_sheet() {
        use Seat::{Attacker, Defender};
        for (ending, fair, defensive) in [
            (Ending::NotYet, None, None),
            (Ending::AttackerObjective, Some(Attacker), Some(Attacker)),
            (Ending::AttackerBroken, Some(Defender), Some(Defender)),
            (Ending::DefenderBroken, Some(Attacker), Some(Attacker)),
            (Ending::Time, None, Some(Defender)),
            (Ending::AttackerConcedes, Some(Defender), Some(Defender)),
            (Ending::DefenderConcedes, Some(Attacker), Some(Attacker)),
        ] {
            for mission in FAIR {
                assert_eq!(winner(mission, ending), fair, "{mission:?} {ending:?}");
            }
            for mission in DEFENSIVE {
                assert_eq!(winner(mission, ending), defensive, "{mission:?} {ending:?}");
            }
        }
        for mission in FAIR {
            assert_eq!(winner(mission, Ending::DefenderObjective), Some(Defender));
        }
        for mission in DEFENSIVE {
            assert_eq!(winner(mission, Ending::HalfClear), Some(Defender));
        }
    }
}
