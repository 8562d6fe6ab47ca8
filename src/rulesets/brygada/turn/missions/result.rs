//! The winner of a mission and the reason: the procedures of
//! [`scores`](crate::rulesets::brygada::sheet::scores) over the units of a battle (BR10-MIS-P1 to
//! P3).

use crate::aid::mission::{Roles, Seat};
use crate::rulesets::brygada::prelude::*;

use crate::rulesets::brygada::sheet::scores::{
    Fate, Presence, feature_holder, higher, in_points, units_needed,
};
use crate::rulesets::brygada::units::battle::Battle;
use crate::rulesets::brygada::units::stages::{self, Known};

/// The fates of the enemy's units in the meeting engagement (BR10-MIS-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Scored {
    /// Units that count in full.
    pub destroyed: u32,
    /// Their cost.
    pub full: i32,
    /// Units that count half.
    pub halved: u32,
    /// Their cost.
    pub half: i32,
}

impl Scored {
    /// The score in half points: halves count (BR10-AMB-17).
    pub const fn halves(self) -> i32 {
        2 * self.full + self.half
    }
}

/// The score of a side in the meeting engagement (BR10-MIS-P1).
pub fn engagement(units: &[Known], side: Side) -> Scored {
    let mut scored = Scored::default();
    for enemy in units.iter().filter(|known| known.side != side) {
        let cost = i32::from(enemy.unit.cost.0);
        match Fate::of(&enemy.unit) {
            Fate::Fit => {}
            Fate::Half => {
                scored.halved += 1;
                scored.half += cost;
            }
            Fate::Destroyed => {
                scored.destroyed += 1;
                scored.full += cost;
            }
        }
    }
    scored
}

/// The units of a side, and how many of them left over the enemy's edge (BR10-MIS-P2).
pub fn left(units: &[Known], side: Side) -> (u32, u32) {
    let own = || units.iter().filter(|known| known.side == side);
    let left = own().filter(|known| known.unit.left_table);
    (own().count() as u32, left.count() as u32)
}

/// The units of a side that are where the mission counts them: riders and a towed gun are
/// where their vehicle is (BR10-AMB-49).
fn in_place(units: &[Known], side: Side) -> impl Iterator<Item = &Known> {
    let own = units.iter().filter(move |known| known.side == side);
    own.filter(|known| {
        let carrier = known.unit.carrier();
        let carrier = units.iter().find(|other| Some(other.number) == carrier);
        let stands = carrier.map_or(known.unit.in_place, |carrier| carrier.unit.in_place);
        stands && known.unit.is_there()
    })
}

/// The points of a side's units in the enemy's zone (BR10-MIS-09).
pub fn in_zone(units: &[Known], side: Side) -> i32 {
    let costs = in_place(units, side).map(|known| i32::from(known.unit.cost.0));
    costs.sum()
}

/// How many units of a side are inside the central feature (BR10-MIS-10).
pub fn inside(units: &[Known], side: Side) -> u32 {
    in_place(units, side).count() as u32
}

/// How many objectives a side holds (BR10-MIS-07).
pub fn held(battle: &Battle, side: Side) -> i32 {
    let held = battle.objectives();
    held.filter(|objective| objective.held.side() == Some(side)).count() as i32
}

/// How a mission ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A side won.
    Won(Side),
    /// Neither side won (BR10-AMB-17).
    Draw,
}

impl Verdict {
    fn of(winner: Option<Side>) -> Self {
        winner.map_or(Self::Draw, Self::Won)
    }
}

/// The winner according to the records, and the rule; `None` without a mission, or if there are
/// no recorded units to count.
pub fn verdict(view: &View) -> Option<(Verdict, Cite)> {
    let battle = Battle::of(view);
    let units = stages::units(view);
    let by = |of: &dyn Fn(Side) -> i32| Verdict::of(higher(of(Side::First), of(Side::Second)));
    let counted = !units.is_empty();
    Some(match battle.mission {
        Mission::MeetingEngagement if counted => {
            let score = |side| engagement(&units, side).halves();
            (by(&score), "BR10-MIS-05")
        }
        Mission::FrontalAttack => {
            let (all, left) = left(&units, battle.attacker);
            if all == 0 {
                return None;
            }
            let enough = left >= units_needed(all);
            let winner = if enough { battle.attacker } else { battle.attacker.other() };
            (Verdict::Won(winner), "BR10-MIS-06")
        }
        Mission::SpoilsOfWar => (by(&|side| held(&battle, side)), "BR10-MIS-07"),
        Mission::Reconnaissance if counted => (by(&|side| in_zone(&units, side)), "BR10-MIS-09"),
        Mission::StrategicPoint => {
            let holder = if counted {
                feature_holder(inside(&units, Side::First), inside(&units, Side::Second))
            } else {
                battle.point.side()
            };
            (Verdict::of(holder), "BR10-MIS-10")
        }
        Mission::None | Mission::MeetingEngagement | Mission::Reconnaissance => return None,
    })
}

/// The winner, in words.
pub fn winner_in_words(view: &View) -> Vec<Note> {
    let battle = Battle::of(view);
    let frontal = battle.mission == Mission::FrontalAttack;
    let note = |words: Text, cite| vec![Note::new(words, cite)];
    match verdict(view) {
        None => note(t::RESULT_BY_HAND, "BR10-MIS-T1"),
        Some((Verdict::Draw, _)) => note(t::WON_NOBODY, "BR10-AMB-17"),
        Some((Verdict::Won(side), rule)) => {
            let words = match (frontal, side == battle.attacker) {
                (true, true) => t::WON_ATTACKER,
                (true, false) => t::WON_DEFENDER,
                (false, true) => t::WON_FIRST,
                (false, false) => t::WON_SECOND,
            };
            match view.names[side as usize] {
                name if frontal || name.is_empty() => note(words, rule),
                name => vec![Note::new(t::won_side(name), rule)],
            }
        }
    }
}

/// The reasons for the result: points, units, objectives of either player.
pub fn reasons_in_words(view: &View) -> Vec<Note> {
    if verdict(view).is_none() {
        return Vec::new();
    }
    let battle = Battle::of(view);
    let units = stages::units(view);
    // A note for the first player, and one for the second.
    let both = |words: fn(i32, Arg) -> Phrase, of: &dyn Fn(Side) -> i32| {
        players(view, &battle)
            .map(|(side, player)| Note::new(words(of(side), player), "BR10-MIS-P3"))
            .collect()
    };
    match battle.mission {
        Mission::MeetingEngagement => players(view, &battle)
            .map(|(side, player)| {
                let scored = engagement(&units, side);
                let score = in_points(scored.halves());
                let words = t::scored(scored.destroyed, scored.halved, player, score);
                Note::new(words, "BR10-MIS-P1")
            })
            .collect(),
        Mission::FrontalAttack => {
            let (all, left) = left(&units, battle.attacker);
            let needed = units_needed(all);
            vec![Note::new(t::left_of_units(all, left, needed), "BR10-MIS-P2")]
        }
        Mission::SpoilsOfWar => both(t::objectives_held, &|side| held(&battle, side)),
        Mission::Reconnaissance => both(t::points_in_zone, &|side| in_zone(&units, side)),
        Mission::StrategicPoint => both(t::units_inside, &|side| inside(&units, side) as i32),
        Mission::None => Vec::new(),
    }
}

/// The side of the first player and of the second, each with its name.
fn players(view: &View, battle: &Battle) -> impl Iterator<Item = (Side, Arg)> {
    let sides = [battle.attacker, battle.attacker.other()];
    let called = [Seat::Attacker, Seat::Defender].into_iter().zip(sides).map(|(seat, side)| {
        match view.names[side as usize] {
            "" => Arg::from(Roles::Order.seat(seat)),
            name => name.into(),
        }
    });
    sides.into_iter().zip(called.collect::<Vec<_>>())
}

/// Notes on vehicles of either player that are damaged and so hold no objective (BR10-AMB-29).
pub fn damaged_in_words(view: &View) -> Vec<Note> {
    let battle = Battle::of(view);
    let units = stages::units(view);
    let of = |side: Side| {
        let own = units.iter().filter(|known| known.side == side);
        own.filter(|known| Presence::of(&known.unit) == Presence::Damaged).count() as u32
    };
    let [first, second] = [of(battle.attacker), of(battle.attacker.other())];
    let counts = first + second > 0;
    let note = counts.then(|| Note::new(t::note_damaged(first, second), "BR10-AMB-29"));
    note.into_iter().collect()
}
