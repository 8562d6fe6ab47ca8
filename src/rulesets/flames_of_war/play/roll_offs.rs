//! How units take part in `roll_offs`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use crate::rulesets::flames_of_war::sheet::missions::roll_offs::{
    AttackerRoll, AttackerRolled, Attacks, Begins, FirstTurnRoll, FirstTurnRolled,
};
use crate::rulesets::flames_of_war::sheet::missions::words::Seat;
use crate::rulesets::flames_of_war::sheet::phases;
use crate::rulesets::flames_of_war::units::battle::Battle;

/// Records a roll in the state of the battle, if this is the set-up: a roll in a later turn has no
/// effect on play.
fn in_set_up(cast: &mut Participants, note: impl FnOnce(&mut Battle)) {
    if phases::is_set_up(&cast.at.stage) {
        let mut battle: Battle = cast.battle.typed();
        note(&mut battle);
        cast.battle = battle.answers();
    }
}

impl Play for AttackerRoll {
    /// Records which side attacks, during the set-up.
    fn after(&self, _: &House, rolled: &AttackerRolled, cast: &mut Participants) {
        let attacker = match rolled.attacker {
            Attacks::First => Side::First,
            Attacks::Second => Side::Second,
            Attacks::Tie => return,
        };
        in_set_up(cast, |battle| {
            battle.attacker = attacker;
            battle.attacker_rolled = true;
        });
    }
}

impl Play for FirstTurnRoll {
    /// Records which side has the first turn, during the set-up.
    fn after(&self, _: &House, rolled: &FirstTurnRolled, cast: &mut Participants) {
        let seat = match rolled.first {
            Begins::Attacker => Seat::Attacker,
            Begins::Defender => Seat::Defender,
            Begins::Tie => return,
        };
        in_set_up(cast, |battle| {
            battle.begins = battle.side(seat);
            battle.first_rolled = true;
        });
    }
}
