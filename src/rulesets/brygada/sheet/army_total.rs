//! The cost of an army against the agreed points: procedure BR10-ARM-P1.

use crate::rulesets::brygada::prelude::*;

use super::tables;

/// Units whose costs can be entered one by one.
const UNITS: usize = 12;

form! {
    /// A unit of an army.
    pub struct UnitCost {
        group t::GROUP_ARMY => {
            /// Its cost in points; 0 for none.
            cost: Count<0, 999> = 0, t::COST, ["BR10-ARM-02"];
        }
    }
}

form! {
    /// The questions about the points of an army.
    pub struct ArmyTotal {
        group t::GROUP_ARMY_LIMIT => {
            /// The points that the players agreed on.
            agreed: Count<1, 9999> = 100, t::ARMY_AGREED, ["BR10-ARM-01", "BR10-ARM-02"];
            /// The attacker of the frontal attack.
            attacker: bool = false, t::ARMY_ATTACKER, ["BR10-MIS-06"];
        }
        group t::GROUP_ARMY => {
            /// The total cost of units that are already added up.
            sum: Count<0, 9999> = 0, t::ARMY_SUM, ["BR10-ARM-02"];
            /// Further units, entered one by one.
            units: [UnitCost; UNITS] => "units",
                when |form, nth| nth == 0 || form.costs().count() >= nth;
        }
    }
}

impl ArmyTotal {
    /// The costs that are entered one by one, up to the first 0: further ones are not
    /// asked for.
    fn costs(&self) -> impl Iterator<Item = i16> {
        let costs = self.units.iter().map(|unit| unit.cost.0);
        costs.take_while(|cost| *cost > 0)
    }
}

/// The points that a side may spend, of those agreed: the attacker of the frontal attack
/// has half as many again, in whole points (BR10-MIS-06).
pub const fn limit(agreed: i16, attacker: bool) -> i16 {
    if attacker { agreed + agreed / tables::ATTACKER_ONE_MORE_IN } else { agreed }
}

impl Calculate for ArmyTotal {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new("army-total", t::ARMY_TOTAL, t::ARMY_TOTAL_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-ARM-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        let costs = (1..).zip(self.costs());
        let modifiers: Vec<_> = costs
            .map(|(nth, cost)| Modifier::new(t::army_unit(nth), cost, "BR10-ARM-02"))
            .collect();
        let total = self.sum.0 + modifiers.iter().map(|one| one.value).sum::<i16>();
        let total_sum =
            Sum::number("total", t::ARMY_POINTS, (t::ARMY_SUM, self.sum.0, "BR10-ARM-02"))
                .with(modifiers);
        let limit = limit(self.agreed.0, self.attacker);
        let more = Modifier::new(t::ARMY_ATTACKER, limit - self.agreed.0, "BR10-MIS-06");
        let limit_sum =
            Sum::number("limit", t::ARMY_LIMIT, (t::ARMY_AGREED, self.agreed.0, "BR10-ARM-02"))
                .with((more.value != 0).then_some(more).into_iter().collect());
        // The remainder or the excess: the smaller subtracted from the greater.
        let is_over = total > limit;
        let (id, title, whole, part) = if is_over {
            let part = (t::ARMY_LIMIT, limit);
            ("over", t::ARMY_OVER, (t::ARMY_POINTS, total), part)
        } else {
            let part = (t::ARMY_POINTS, total);
            ("left", t::ARMY_LEFT, (t::ARMY_LIMIT, limit), part)
        };
        let less = Modifier::new(part.0, -part.1, "BR10-ARM-02");
        let result = Figure::Number(whole.1 - part.1);
        let mut notes = Notes::default();
        notes.add(is_over, t::NOTE_ARMY_OVER, "BR10-ARM-02");
        notes.add(self.attacker, t::NOTE_ARMY_ABOUT, "BR10-MIS-06");
        Working {
            headline: (title, result.clone()),
            sums: vec![
                Sum {
                    id,
                    title,
                    base: (whole.0, Figure::Number(whole.1), "BR10-ARM-02"),
                    modifiers: (less.value != 0).then_some(less).into_iter().collect(),
                    result,
                },
                total_sum,
                limit_sum,
            ],
            notes: notes.0,
            ..Working::default()
        }
        .into()
    }
}
