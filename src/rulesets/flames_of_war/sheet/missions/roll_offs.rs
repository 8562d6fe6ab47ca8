//! The rolls of both players before a Fair Fight: FOWM-MIS-P1 and FOWM-MIS-P2.

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use super::words::{Mission, Seat, no_mission};

/// The bonus to the die for finishing first (FOWM-MIS-07).
const FINISHED_FIRST: u32 = 1;

/// The number of throws after which ties are no longer rolled again, because a procedure has to
/// end. The probability of that many ties in a row is less than 1 in 10¹⁸, below the precision of
/// the chances.
const THROWS: u32 = 24;

/// The largest number of throws.
const fn throws(again: bool) -> u32 {
    if again { THROWS } else { 1 }
}

/// Which of two dice is higher, each with its bonus: 0 for the first, 1 for the second, or `None`
/// for a tie.
fn higher(dice: &mut dyn Dice, rolls: &[Roll; 2], added: [u32; 2]) -> Option<usize> {
    let [one, other] = [0, 1].map(|die| dice.total(&rolls[die]) + added[die]);
    match one.cmp(&other) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}

/// A die of one player.
const fn die(name: Text, cite: &'static str) -> Roll {
    Roll::new(Die::D6).named(name, cite)
}

words! {
    /// The player who attacks.
    pub enum Attacks {
        /// The dice are equal.
        Tie = "tie" => t::WORD_TIE, Plain;
        /// The player who is named second.
        Second = "second" => t::WORD_SECOND_PLAYER, Plain;
        /// The player who is named first.
        First = "first" => t::WORD_FIRST_PLAYER, Plain;
    }
}

form! {
    /// The questions about the attacker roll.
    pub struct AttackerRoll {
        group t::GROUP_BATTLE => {
            /// The mission.
            mission: Mission = Mission::FreeForAll, t::MISSION, ["FOWM-MIS-01", "FOWM-MIS-02"];
            /// Equal dice are rolled again.
            again: bool = true, t::TIES_AGAIN, ["FOWM-AMB-08"],
                when |form| form.mission != Mission::None;
        }
    }
}

outcome! {
    /// The result of the attacker roll.
    pub struct AttackerRolled of |_form: &AttackerRoll| {
        /// The attacker.
        attacker: Attacks, t::ATTACKER;
    }
}

impl Calculate for AttackerRoll {
    type House = House;
    type Outcome = AttackerRolled;
    const ABOUT: About = About::new("attacker-roll", t::ATTACKER_ROLL, t::ATTACKER_ROLL_SUMMARY);
    const CITES: &'static [Cite] = &["FOWM-MIS-P1", "FOWM-AMB-06"];

    fn work(&self, _: &House) -> Work<Self> {
        let note = match self.mission {
            Mission::None => return no_mission(t::ATTACKER).into(),
            Mission::FreeForAll => Note::new(t::NOTE_PICKS_LONG_EDGE, "FOWM-FFA-01"),
            Mission::Encounter => Note::new(t::NOTE_PICKS_LONG_EDGE, "FOWM-ENC-01"),
            Mission::DustUp => Note::new(t::NOTE_PICKS_QUARTER, "FOWM-DUS-02"),
            // In these missions the roll is a neutral way to choose, not a rule.
            Mission::NoRetreat | Mission::HoldTheLine => {
                Note::new(t::NOTE_ROLES_NOT_IN_SHEET, "FOWM-AMB-07")
            }
        };
        let working = Working {
            headline: (t::ATTACKER, Figure::Word(t::WORD_HIGHER_DIE)),
            notes: vec![note],
            ..Working::default()
        };
        let first = AttackerRolled::AT.attacker.is(Attacks::First);
        let working = working.chance(t::WANT_FIRST_ATTACKS, first);
        let throws = throws(self.again);
        let rolls = [t::ROLL_FIRST_PLAYER, t::ROLL_SECOND_PLAYER].map(|name| {
            let cite = if self.mission.is_fair_fight() { "FOWM-MIS-01" } else { "FOWM-AMB-07" };
            die(name, cite)
        });
        working.rolls(self, move |dice| AttackerRolled {
            attacker: dice.until_absorbed(throws, Attacks::Tie, |dice, so_far| match so_far {
                Attacks::Tie => match higher(dice, &rolls, [0, 0]) {
                    None => Attacks::Tie,
                    Some(0) => Attacks::First,
                    Some(_) => Attacks::Second,
                },
                decided => decided,
            }),
        })
    }
}

words! {
    /// The player who has the first turn.
    pub enum Begins {
        /// The results are equal.
        Tie = "tie" => t::WORD_TIE, Plain;
        /// The defender.
        Defender = "defender" => t::DEFENDER, Plain;
        /// The attacker.
        Attacker = "attacker" => t::ATTACKER, Plain;
    }
}

form! {
    /// The questions about the first turn.
    pub struct FirstTurnRoll {
        group t::GROUP_BATTLE => {
            /// The mission.
            mission: Mission = Mission::FreeForAll, t::MISSION, ["FOWM-MIS-07", "FOWM-MIS-08"];
            /// The player who finished deploying platoons first.
            finished: Seat = Seat::Attacker, t::FINISHED_FIRST, ["FOWM-MIS-07"],
                when |form| form.mission.is_fair_fight();
            /// Equal results are rolled again.
            again: bool = true, t::TIES_AGAIN, ["FOWM-MIS-07", "FOWM-AMB-35"],
                when |form| form.mission.is_fair_fight();
        }
    }
}

outcome! {
    /// The result of the first-turn roll.
    pub struct FirstTurnRolled of |_form: &FirstTurnRoll| {
        /// The player who has the first turn.
        first: Begins, t::FIRST_TURN;
    }
}

impl Calculate for FirstTurnRoll {
    type House = House;
    type Outcome = FirstTurnRolled;
    const ABOUT: About =
        About::new("first-turn-roll", t::FIRST_TURN_ROLL, t::FIRST_TURN_ROLL_SUMMARY);
    const CITES: &'static [Cite] = &["FOWM-MIS-P2", "FOWM-AMB-06"];

    fn work(&self, _: &House) -> Work<Self> {
        if self.mission == Mission::None {
            return no_mission(t::FIRST_TURN).into();
        }
        if self.mission.is_defensive() {
            let mut working = Working::word(t::FIRST_TURN, t::ATTACKER);
            let why = Note::new(t::NOTE_ATTACKER_ALWAYS_FIRST, "FOWM-MIS-08");
            working.notes.push(why);
            return working.into();
        }
        let bonus = Figure::Signed(FINISHED_FIRST as i16);
        let sum = Sum::plain(
            "finished-first",
            t::FOR_FINISHING_FIRST,
            (self.finished.label(), bonus.clone(), "FOWM-MIS-07"),
        );
        let working = Working {
            headline: (t::FOR_FINISHING_FIRST, bonus),
            sums: vec![sum],
            notes: vec![
                Note::new(t::NOTE_HIGHER_HAS_FIRST_TURN, "FOWM-MIS-07"),
                Note::new(t::NOTE_LATER_TEAMS_DO_NOT_MATTER, "FOWM-MIS-P2"),
            ],
            ..Working::default()
        };
        let begins = FirstTurnRolled::AT.first.is(Begins::Attacker);
        let working = working.chance(t::WANT_ATTACKER_BEGINS, begins);
        let throws = throws(self.again);
        let rolls = [t::ROLL_ATTACKER, t::ROLL_DEFENDER].map(|name| die(name, "FOWM-MIS-07"));
        let added = match self.finished {
            Seat::Attacker => [FINISHED_FIRST, 0],
            Seat::Defender => [0, FINISHED_FIRST],
        };
        working.rolls(self, move |dice| FirstTurnRolled {
            first: dice.until_absorbed(throws, Begins::Tie, |dice, so_far| match so_far {
                Begins::Tie => match higher(dice, &rolls, added) {
                    None => Begins::Tie,
                    Some(0) => Begins::Attacker,
                    Some(_) => Begins::Defender,
                },
                decided => decided,
            }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn who_is_higher_is_coded_and_decoded() {
        laws::of_codes::<Attacks>();
        laws::of_codes::<Begins>();
    }
}
