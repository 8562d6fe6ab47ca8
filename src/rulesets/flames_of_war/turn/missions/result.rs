//! The winner and the victory points of a battle, in words.

use crate::rulesets::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use crate::rulesets::flames_of_war::sheet::missions::words::Seat;
use crate::rulesets::flames_of_war::sheet::missions::{ends, victory};
use crate::rulesets::flames_of_war::units::army::force;
use crate::rulesets::flames_of_war::units::battle::battle;

/// The winner, and the reason.
pub fn winner_in_words(view: &View) -> Vec<Note> {
    let battle = battle(view);
    let words = match ends::winner(battle.mission, battle.ended) {
        Some(Seat::Attacker) => t::WON_ATTACKER,
        Some(Seat::Defender) => t::WON_DEFENDER,
        None => t::WON_NOBODY,
    };
    vec![Note::new(battle.ended.label(), "FOWM-TIM-T1"), Note::new(words, "FOWM-WIN-P1")]
}

/// The victory points, and the losses that count for them.
pub fn points_in_words(view: &View) -> Vec<Note> {
    let battle = battle(view);
    let winner = ends::winner(battle.mission, battle.ended);
    let [attacker, defender] = [Seat::Attacker, Seat::Defender].map(|seat| force(view, seat));
    let called = victory::victory(winner, attacker, defender)
        .map(|victory| Note::new(victory.label(), "FOWM-VPS-T1"));
    let (own, enemy) = victory::points(battle.mission, winner, attacker, defender);
    // The side whose losses count: the winner, or without a winner both sides.
    let (counted, rule) = match winner {
        Some(Seat::Attacker) => (vec![attacker], "FOWM-VPS-04"),
        Some(Seat::Defender) => (vec![defender], "FOWM-VPS-04"),
        None => (vec![attacker, defender], "FOWM-VPS-08"),
    };
    let ignored = counted.iter().any(|force| force.counted() < force.lost);
    let ignored = ignored.then(|| Note::new(t::NOTE_LARGE_ARMY, "FOWM-VPS-05"));
    vec![
        Note::new(t::points_losses(i32::from(attacker.lost), i32::from(defender.lost)), rule),
        Note::new(t::points_both(i32::from(own), i32::from(enemy)), "FOWM-VPS-P1"),
    ]
    .into_iter()
    .chain(called)
    .chain(ignored)
    .collect()
}
