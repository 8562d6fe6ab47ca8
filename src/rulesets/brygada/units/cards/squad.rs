//! Makes a unit of a squad from the infantry card.

use crate::rulesets::prelude::*;

use crate::rulesets::brygada::sheet::infantry_card::Card;
use crate::rulesets::brygada::units::unit::Unit;

impl Card {
    /// A unit with this card, before any battle.
    pub fn unit(&self) -> Unit {
        let mut unit = Unit {
            from: Count(self.period.0),
            to: Count(self.period.1),
            speed: Centimetres(self.speed),
            quality: Count(self.quality),
            later_quality: Count(self.later_quality),
            later_from: Count(self.later_from),
            bases: Count(self.bases),
            cost: Count(self.cost),
            assault: Count(self.assault),
            assault_vehicles: Count(self.assault_vehicles),
            ..Unit::default()
        };
        let [at_10, at_20, at_30, at_40] = self.fire;
        let weapon = &mut unit.weapons[0];
        (weapon.at_10, weapon.at_20) = (Count(at_10), Count(at_20));
        (weapon.at_30, weapon.at_40) = (Count(at_30), Count(at_40));
        unit
    }
}
