//! The terms of an army: its year, its points (BR10-ARM-01, BR10-ARM-02).

use crate::rulesets::brygada::prelude::*;

use crate::rulesets::brygada::sheet::tables::MACHINE_GUN;
use crate::rulesets::brygada::sheet::{army_total, tables};
use crate::rulesets::brygada::units::battle::Battle;
use crate::rulesets::brygada::units::unit::Unit;

form! {
    /// The terms that players agree on for an army.
    pub struct Agreed {
        group t::GROUP_ARMY_LIMIT => {
            /// The year in which it fights.
            year: Count<1900, 2000> = 1943, t::YEAR, ["BR10-CRD-07", "BR10-AMB-26"];
            /// It attacks in the frontal attack, with half as many points again.
            attacker: bool = false, t::ARMY_ATTACKER, ["BR10-MIS-06"];
        }
    }
}

/// The year of a new army, in which all cards of the sheet are in their period (BR10-CRD-T1,
/// BR10-VEC-T1). The default of the question itself must stay the year of the infantry card's
/// calculator, because older armies were saved without a year and rely on it.
const YEAR_OF_ALL: i16 = 1942;

/// The terms.
pub const TERMS: Terms = Terms {
    fields: Agreed::FIELDS,
    first: &[(Agreed::AT.year.index(), YEAR_OF_ALL)],
    cost: Some(Unit::AT.cost.index()),
    limit: |points, agreed| {
        let points = i16::try_from(points).unwrap_or(i16::MAX / 2);
        army_total::limit(points, agreed.typed::<Agreed>().attacker).unsigned_abs().into()
    },
    judge,
    brings: |agreed| vec![(Battle::AT.year.index(), agreed.typed::<Agreed>().year.0)],
    rule: "BR10-ARM-02",
    cites: &["BR10-ARM-P1", "BR10-ARM-01", "BR10-ARM-02", "BR10-MIS-06"],
};

/// Notes on units outside their period, and on options outside theirs (BR10-AMB-26, BR10-CRD-T2).
fn judge(units: &[Values], agreed: &Values) -> Vec<(usize, Note)> {
    let year = agreed.typed::<Agreed>().year.0;
    let mut breaks = Vec::new();
    for (place, unit) in units.iter().enumerate() {
        let unit: Unit = unit.typed();
        if !unit.is_of(year) {
            let words = t::note_unit_period(unit.from.0, unit.to.0);
            breaks.push((place, Note::new(words, "BR10-AMB-26")));
        }
        let (.., (from, to)) = MACHINE_GUN;
        let bought = tables::basic(unit.basis).is_some_and(|basic| unit.has_machine_gun(&basic));
        if bought && !(from..=to).contains(&year) {
            let words = t::note_squad_machine_gun(from, to);
            breaks.push((place, Note::new(words, "BR10-AMB-26")));
        }
    }
    breaks
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rulesets::brygada::sheet::house::House;
    use crate::rulesets::brygada::sheet::infantry_card::InfantryCard;

    fn in_year(year: i16) -> Values {
        let agreed = Agreed { year: Count(year), ..Agreed::default() };
        agreed.answers()
    }

    #[test]
    fn the_attacker_of_the_frontal_attack_has_half_as_many_again() {
        let attacks = Agreed { attacker: true, ..Agreed::default() };
        assert_eq!((TERMS.limit)(100, &attacks.answers()), 150);
        assert_eq!((TERMS.limit)(75, &attacks.answers()), 112, "whole points");
        assert_eq!((TERMS.limit)(100, &in_year(1943)), 100);
    }

    /// BR10-AMB-26: a new army takes every card of the sheet.
    #[test]
    fn in_the_year_that_a_new_army_begins_with_all_cards_of_the_sheet_are_in_their_period() {
        let mut agreed = Values::defaults(TERMS.fields);
        for (place, answer) in TERMS.first {
            agreed.set(TERMS.fields, *place, *answer);
        }
        for entry in super::super::catalogue::CATALOGUE {
            let house = House::default().answers();
            let unit = (entry.make)(&Values::defaults(entry.options), &house).unit;
            assert_eq!(judge(&[unit], &agreed).len(), 0, "{}", entry.id);
        }
    }

    #[test]
    fn a_unit_out_of_its_period_is_named() {
        let units = [Unit::default(), Unit { from: Count(1940), ..Unit::default() }];
        let units = units.map(|unit| unit.answers());
        let of = |year| -> Vec<usize> {
            let breaks = judge(&units, &in_year(year));
            breaks.into_iter().map(|(place, _)| place).collect()
        };
        assert_eq!(of(1940), [0; 0]);
        assert_eq!(of(1939), [1]);
        assert_eq!(of(1951), [0, 1]);
    }

    #[test]
    fn the_machine_gun_has_years_of_its_own() {
        let armed = InfantryCard { machine_gun: true, ..InfantryCard::default() };
        let units = [armed.card(&House::default()).unit().answers()];
        assert_eq!(judge(&units, &in_year(1927)).len(), 1);
        assert_eq!(judge(&units, &in_year(1928)).len(), 0);
        let bare = [Unit::default().answers()];
        assert_eq!(judge(&bare, &in_year(1927)).len(), 0);
    }

    #[test]
    fn an_army_costs_what_its_units_do() {
        let units = [8, 26, 13].map(|cost| {
            let unit = Unit { cost: Count(cost), ..Unit::default() };
            unit.answers()
        });
        assert_eq!(TERMS.sum(&units), 47);
    }
}
