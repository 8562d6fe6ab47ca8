//! Victory points: FOWM-VPS-P1.

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use super::words::{Mission, Seat, no_mission};

/// The number of platoons at the start of a side's first turn from which its army is large
/// (FOWM-VPS-05).
pub const LARGE_ARMY: i16 = 9;

/// The platoons that a side brought and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Force {
    /// Platoons at the start of the side's own first turn, including Reserve and Ambush,
    /// but not Transport platoons (FOWM-VPS-05, FOWM-AMB-22).
    pub started_with: i16,
    /// Platoons Destroyed. Those still in Reserve are not lost (FOWM-AMB-22).
    pub lost: i16,
}

impl Force {
    /// Whether the army is large, so that its first loss is ignored (FOWM-VPS-05).
    pub const fn is_large(self) -> bool {
        self.started_with >= LARGE_ARMY
    }

    /// The number of losses that count (FOWM-VPS-06).
    pub const fn counted(self) -> i16 {
        if self.is_large() && self.lost > 0 { self.lost - 1 } else { self.lost }
    }
}

/// How great a victory is (FOWM-VPS-T1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Victory {
    /// The winner lost nothing.
    Stunning,
    /// The winner lost one platoon.
    Major,
    /// The winner lost more.
    Minor,
}

impl Victory {
    /// All kinds of victory, the greatest first.
    pub const ALL: [Self; 3] = [Self::Stunning, Self::Major, Self::Minor];

    /// The victory of a winner with this force.
    pub const fn of(winner: Force) -> Self {
        match winner.counted() {
            ..=0 => Self::Stunning,
            1 => Self::Major,
            _ => Self::Minor,
        }
    }

    /// The points of the winner and of the loser.
    pub const fn points(self) -> (i16, i16) {
        match self {
            Self::Stunning => (6, 1),
            Self::Major => (5, 2),
            Self::Minor => (4, 3),
        }
    }

    /// Its name on the screen.
    pub const fn label(self) -> Text {
        match self {
            Self::Stunning => t::STUNNING_VICTORY,
            Self::Major => t::MAJOR_VICTORY,
            Self::Minor => t::MINOR_VICTORY,
        }
    }

    const fn rule(self) -> Cite {
        match self {
            Self::Stunning => "FOWM-VPS-01",
            Self::Major => "FOWM-VPS-02",
            Self::Minor => "FOWM-VPS-03",
        }
    }
}

/// The points of attacker and defender (FOWM-VPS-P1). Without a winner each player gets the points
/// of a loser against the other (FOWM-VPS-08). The defender wins a Defensive Battle that has no
/// other winner (FOWM-WIN-03).
pub const fn points(
    mission: Mission,
    winner: Option<Seat>,
    attacker: Force,
    defender: Force,
) -> (i16, i16) {
    match winner {
        Some(Seat::Attacker) => Victory::of(attacker).points(),
        None if !mission.is_defensive() => {
            let (_, to_attacker) = Victory::of(defender).points();
            let (_, to_defender) = Victory::of(attacker).points();
            (to_attacker, to_defender)
        }
        Some(Seat::Defender) | None => {
            let (to_defender, to_attacker) = Victory::of(defender).points();
            (to_attacker, to_defender)
        }
    }
}

/// The name of the victory in a decided battle; `None` if undecided.
pub const fn victory(winner: Option<Seat>, attacker: Force, defender: Force) -> Option<Victory> {
    match winner {
        Some(Seat::Attacker) => Some(Victory::of(attacker)),
        Some(Seat::Defender) => Some(Victory::of(defender)),
        None => None,
    }
}

choices! {
    /// The winner.
    pub enum Winner {
        /// The attacking player.
        Attacker = "attacker" => t::ATTACKER,
        /// The defending player.
        Defender = "defender" => t::DEFENDER,
        /// Neither: an undecided Fair Fight.
        Nobody = "nobody" => t::TAKEN_NOBODY,
    }
}

impl Winner {
    /// The answer for a winner.
    pub const fn of(winner: Option<Seat>) -> Self {
        match winner {
            Some(Seat::Attacker) => Self::Attacker,
            Some(Seat::Defender) => Self::Defender,
            None => Self::Nobody,
        }
    }

    /// The player who won, if any.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Attacker => Some(Seat::Attacker),
            Self::Defender => Some(Seat::Defender),
            Self::Nobody => None,
        }
    }
}

form! {
    /// The questions about the platoons that a side brought and lost.
    pub struct ForceAsked {
        group t::GROUP_BATTLE => {
            /// Platoons at the start of the side's first turn.
            started: Count<0, 40> = 6, t::STARTED_WITH, ["FOWM-VPS-05", "FOWM-AMB-22"];
            /// Platoons lost.
            lost: Count<0, 40> = 0, t::PLATOONS_LOST, ["FOWM-VPS-04", "FOWM-AMB-22"];
        }
    }
}

form! {
    /// The questions about the victory points.
    pub struct VictoryPoints {
        group t::GROUP_BATTLE => {
            /// The mission.
            mission: Mission = Mission::FreeForAll, t::MISSION, ["FOWM-MIS-T1"];
            /// The winner.
            winner: Winner = Winner::Attacker, t::WINNER, ["FOWM-WIN-01", "FOWM-VPS-08"],
                when |form| form.mission != Mission::None;
        }
        group t::ATTACKER => {
            /// The attacker's platoons.
            attacker: ForceAsked => "attacker", when |form, _| form.counts(Seat::Attacker);
        }
        group t::DEFENDER => {
            /// The defender's platoons.
            defender: ForceAsked => "defender", when |form, _| form.counts(Seat::Defender);
        }
    }
}

impl VictoryPoints {
    /// Whether this side's losses count: only the winner's (FOWM-VPS-04), or both sides'
    /// without a winner (FOWM-VPS-08).
    fn counts(&self, side: Seat) -> bool {
        match self.winner.seat() {
            _ if self.mission == Mission::None => false,
            Some(winner) => winner == side,
            None => self.mission.is_fair_fight(),
        }
    }

    const fn force(&self, side: Seat) -> Force {
        let asked = match side {
            Seat::Attacker => &self.attacker,
            Seat::Defender => &self.defender,
        };
        Force { started_with: asked.started.0, lost: asked.lost.0 }
    }

    /// The sum of the counted losses of a side.
    fn losses(&self, side: Seat) -> Sum {
        let force = self.force(side);
        let (id, title) = match side {
            Seat::Attacker => ("attacker-losses", t::ATTACKERS_LOSSES),
            Seat::Defender => ("defender-losses", t::DEFENDERS_LOSSES),
        };
        let ignored = force.counted() - force.lost;
        let ignored = (ignored != 0).then(|| Modifier::new(t::LARGE_ARMY, ignored, "FOWM-VPS-05"));
        Sum::number(id, title, (t::PLATOONS_LOST, force.lost, "FOWM-VPS-T1"))
            .with(ignored.into_iter().collect())
    }

    /// The points of a side, and the reasons.
    fn gets(&self, side: Seat, points: i16) -> Sum {
        let (id, title) = match side {
            Seat::Attacker => ("attacker-points", t::ATTACKERS_POINTS),
            Seat::Defender => ("defender-points", t::DEFENDERS_POINTS),
        };
        let (label, rule) = match self.winner.seat() {
            None => (t::AS_IF_THE_OTHER_HAD_WON, "FOWM-VPS-08"),
            Some(winner) => {
                let rule = Victory::of(self.force(winner)).rule();
                let label = if winner == side { t::WINNER } else { t::LOSER };
                (label, rule)
            }
        };
        Sum::plain(id, title, (label, Figure::Number(points), rule))
    }
}

impl Calculate for VictoryPoints {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("victory-points", t::VICTORY_POINTS, t::VICTORY_POINTS_SUMMARY);
    const CITES: &'static [Cite] = &["FOWM-VPS-P1", "FOWM-VPS-T1", "FOWM-VPS-T2", "FOWM-VPS-T3"];

    fn work(&self, _: &House) -> Work<Self> {
        if self.mission == Mission::None {
            return no_mission(t::VICTORY_POINTS_PLAQUE).into();
        }
        let winner = self.winner.seat();
        if winner.is_none() && self.mission.is_defensive() {
            let always = Note::new(t::REFUSED_ALWAYS_A_WINNER, "FOWM-WIN-03");
            return Working::refused(t::VICTORY_POINTS_PLAQUE, t::WORD_NOBODY_WINS, vec![always])
                .into();
        }
        let forces = [Seat::Attacker, Seat::Defender].map(|side| self.force(side));
        let [attacker, defender] = forces;
        let (to_attacker, to_defender) = points(self.mission, winner, attacker, defender);
        let called = victory(winner, attacker, defender);
        let counted =
            [Seat::Attacker, Seat::Defender].into_iter().filter(|side| self.counts(*side));
        let ignored = counted.clone().any(|side| {
            let force = self.force(side);
            force.counted() < force.lost
        });
        let mut sums: Vec<_> = counted.map(|side| self.losses(side)).collect();
        sums.push(self.gets(Seat::Attacker, to_attacker));
        sums.push(self.gets(Seat::Defender, to_defender));
        let table = if winner.is_some() { "FOWM-VPS-T2" } else { "FOWM-VPS-T3" };
        let mut notes = Notes::default();
        notes.add(true, t::note_points(to_attacker, to_defender), table);
        notes.add(ignored, t::NOTE_LARGE_ARMY, "FOWM-VPS-05");
        notes.add(winner.is_some(), t::NOTE_LOSERS_LOSSES, "FOWM-VPS-04");
        notes.add(winner.is_none(), t::NOTE_OPPONENTS_LOSSES, "FOWM-VPS-08");
        Working {
            headline: (
                t::VICTORY_POINTS_PLAQUE,
                Figure::Word(called.map_or(t::WORD_NOBODY_WINS, Victory::label)),
            ),
            sums,
            notes: notes.0,
            ..Working::default()
        }
        .into()
    }
}
