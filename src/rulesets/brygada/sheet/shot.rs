//! The modifiers of a shot, whatever its target: the questions about the shooter, and their
//! effect on the number that its dice need (BR10-SHI-T1, BR10-SHA-T2).

use crate::rulesets::brygada::prelude::*;

use super::tables;

form! {
    /// How a shot is fired.
    pub struct Shot {
        group t::GROUP_SHOT => {
            /// The shooter moves in the same activation, before the shot or after it.
            moves: bool = false, t::SHOOTER_MOVES, ["BR10-SHI-T1", "BR10-SHA-T2", "BR10-AMB-08", "BR10-AMB-41"];
            /// The shot is fired in the enemy's move, with a readiness marker.
            reaction: bool = false, t::REACTION_SHOT_FIRED, ["BR10-MRK-03", "BR10-SHI-T1", "BR10-SHA-T2", "BR10-AMB-18"];
            /// The shooter is a vehicle, in the first round of a mission that penalises it.
            first_turn: bool = false, t::FIRST_TURN_VEHICLE, ["BR10-MIS-03", "BR10-MIS-13"];
            /// The modifiers of the shooter's card for each die, or for the roll to hit.
            special: Count<-6, 6> = 0, t::SPECIAL_OF_SHOOTER, ["BR10-SHI-T1", "BR10-SHA-T2"];
            /// The modifiers of the target's card.
            special_target: Count<-6, 6> = 0, t::SPECIAL_OF_TARGET, ["BR10-SHI-T1", "BR10-SHA-T2"];
        }
    }
}

impl Shot {
    /// The modifiers of the number needed: the opposite of what the sheet adds to the dice.
    /// `hidden` is the rule by which the target is hidden, `table` the table of modifiers.
    ///
    /// A reaction shot happens in a different turn from the move before it, so that move is not
    /// counted (BR10-AMB-18); the penalty of the first round is never added to that of a move
    /// (BR10-MIS-03).
    pub fn modifiers(&self, hidden: Option<Cite>, table: Cite, house: House) -> Vec<Modifier> {
        let minus = -tables::MINUS;
        let mut modifiers = Vec::new();
        if let Some(cite) = hidden {
            modifiers.push(Modifier::new(t::TARGET_HIDDEN, minus, cite));
        }
        if self.counts_move(house) {
            modifiers.push(Modifier::new(t::SHOOTER_MOVES, minus, table));
        } else if self.first_turn {
            modifiers.push(Modifier::new(t::FIRST_TURN_VEHICLE, minus, "BR10-MIS-03"));
        }
        if self.reaction {
            modifiers.push(Modifier::new(t::REACTION_SHOT_FIRED, minus, "BR10-MRK-03"));
        }
        for (label, special) in
            [(t::SPECIAL_OF_SHOOTER, self.special.0), (t::SPECIAL_OF_TARGET, self.special_target.0)]
        {
            if special != 0 {
                modifiers.push(Modifier::new(label, -special, table));
            }
        }
        modifiers
    }

    /// Whether the shooter's move is counted.
    const fn counts_move(self, house: House) -> bool {
        self.moves && (!self.reaction || house.reaction_counts_move)
    }

    /// Notes about a shot fired this way.
    pub fn notes(&self) -> Vec<Note> {
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_LINE_OF_SIGHT, "BR10-RNG-05");
        notes.add(self.reaction, t::NOTE_SHOT_OF_ROUND, "BR10-AMB-31");
        notes.0
    }

    /// Notes on circumstances that seem to change the number but do not.
    pub fn not_counted(&self, house: House) -> Vec<Note> {
        let counts_move = self.counts_move(house);
        let mut out = Notes::default();
        out.add(self.moves && !counts_move, t::NOTE_REACTION_WITHOUT_MOVE, "BR10-AMB-18");
        out.add(counts_move && self.first_turn, t::NOTE_FIRST_TURN_ONCE, "BR10-MIS-03");
        out.0
    }
}
