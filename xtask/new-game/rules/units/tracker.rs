//! The states of a unit, and their consequences.

use crate::rulesets::new_game::prelude::*;

/// The unit tracker: fill in `fields` first, then `profile`, the questions of a unit's card.
pub const TRACKER: Tracker = Tracker {
    fields: Unit::FIELDS,
    in_view: places!(Unit: shaken),
    counter: Counter::NONE,
    adjust: |_, after| after.clone(),
    follows: None,
    refuses: None,
    consequences: |unit| consequences(unit.typed()),
    on_event,
    house_events: HouseEvents::NONE,
    profile: &[],
    new_unit: NewUnit::COMPLETE,
    // This game has no state of a side or of the battle as a whole.
    counted: |_, _| Vec::new(),
    battle_fields: &[],
    side_fields: &[],
    acts: Acts::NONE,
    side_on_event: |side, _| side.clone(),
    side_consequences: |_, _| Vec::new(),
    cards: Cards::NONE,
};

form! {
    /// The state of a unit.
    pub struct Unit {
        group t::GROUP_UNIT => {
            /// It is shaken.
            shaken: bool = false, t::SHAKEN, ["NEW-STA-01"];
        }
    }
}

/// The consequences of its state: things it must not do, or a test that falls
/// due.
fn consequences(unit: Unit) -> Vec<Consequence> {
    let mut follows = Vec::new();
    if unit.shaken {
        follows.push(Consequence::says(t::THEN_SHAKEN, "NEW-STA-01"));
    }
    follows
}

/// Being shaken ends with the unit's own turn (NEW-STA-01).
fn on_event(unit: &Values, moment: TurnEvent) -> Values {
    match moment {
        TurnEvent::TurnEnds => unit.cleared(Unit::FIELDS, places!(Unit: shaken)),
        _ => unit.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn being_shaken_ends_with_the_own_turn() {
        let shaken = Unit { shaken: true };
        let after = |moment| on_event(&shaken.answers(), moment).typed::<Unit>();
        assert!(after(TurnEvent::TurnBegins).shaken);
        assert!(!after(TurnEvent::TurnEnds).shaken);
    }
}
