//! The effect of successes on infantry: in fire (BR10-SHI-T2) and in an assault
//! (BR10-ASL-06).

use crate::rulesets::brygada::prelude::*;

use super::tables;

coded! {
    /// The effect of a shot or a round of an assault on a squad, a team or the crew of a
    /// gun.
    #[derive(Debug, Default, PartialEq, Eq)]
    pub struct Losses {
        /// Bases lost; if the unit is destroyed, all that it had.
        pub bases: u32[0..=12],
        /// Morale markers on the surviving unit.
        pub markers: u32[0..=7],
        /// No base is left.
        pub destroyed: bool,
    }
}

/// The effect of this many successes on infantry with this many bases. The effects of all rows up
/// to that of the successes add up (BR10-SHI-06); with the house rule, four successes remove two
/// bases in total (BR10-AMB-10). If no base is left, no markers are rolled for.
pub fn effect_of(dice: &mut dyn Dice, successes: u32, bases: u32, house: &House) -> Losses {
    effect_named(dice, successes, bases, house, t::ROLL_MARKERS)
}

/// The same, where two squads suffer at once: `roll_markers` names the squad that the D6 of markers
/// is rolled for.
pub fn effect_named(
    dice: &mut dyn Dice,
    successes: u32,
    bases: u32,
    house: &House,
    roll_markers: Text,
) -> Losses {
    let rows = tables::SUCCESSES.len().min(successes as usize);
    let rows = &tables::SUCCESSES[..rows];
    let taken = rows.iter().map(|row| row.bases);
    let taken = if house.four_take_two { taken.max().unwrap_or(0) } else { taken.sum() };
    let destroyed = rows.iter().any(|row| row.all) || (taken > 0 && taken >= bases);
    if destroyed {
        return Losses { bases, markers: 0, destroyed };
    }
    let mut markers = rows.iter().map(|row| row.markers).sum();
    if rows.iter().any(|row| row.die_of_markers) {
        markers += dice.total(&Roll::new(Die::D6).named(roll_markers, "BR10-SHI-T2"));
    }
    Losses { bases: taken, markers, destroyed }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::panic)]

    use super::*;
    use crate::dice::{Walk, laws, walk};

    #[test]
    fn losses_have_codes_of_their_own() {
        laws::of_codes::<Losses>();
    }

    /// The bases lost, the markers and whether the unit is destroyed, with a 3 on the D6 of markers
    /// if it is rolled.
    fn with_a_3(successes: u32, bases: u32, house: House) -> (u32, u32, bool) {
        let of = |dice: &mut dyn Dice| effect_of(dice, successes, bases, &house);
        let losses = match walk(&[], of) {
            Walk::Ends(losses, _) => losses,
            Walk::Asks(_) => match walk(&[3], of) {
                Walk::Ends(losses, _) => losses,
                Walk::Asks(question) => panic!("{question:?} is asked as well"),
            },
        };
        (losses.bases, losses.markers, losses.destroyed)
    }

    #[test]
    fn effects_of_the_rows_add_up() {
        let house = House::default();
        let of = |successes| with_a_3(successes, 6, house);
        assert_eq!(of(0), (0, 0, false));
        assert_eq!(of(1), (0, 1, false));
        assert_eq!(of(2), (0, 4, false));
        assert_eq!(of(3), (1, 4, false));
        assert_eq!(of(4), (3, 4, false));
        assert_eq!(of(5), (6, 0, true));
        assert_eq!(of(25), (6, 0, true));
    }

    #[test]
    fn without_a_base_left_there_are_no_markers() {
        let house = House::default();
        assert_eq!(with_a_3(2, 1, house), (0, 4, false));
        assert_eq!(with_a_3(3, 1, house), (1, 0, true));
        assert_eq!(with_a_3(4, 3, house), (3, 0, true));
        assert_eq!(with_a_3(4, 4, house), (3, 4, false));
    }

    #[test]
    fn four_successes_take_two_bases_by_the_house_rule() {
        let house = House { four_take_two: true, ..House::default() };
        assert_eq!(with_a_3(3, 3, house), (1, 4, false));
        assert_eq!(with_a_3(4, 3, house), (2, 4, false));
        assert_eq!(with_a_3(4, 2, house), (2, 0, true));
        assert_eq!(with_a_3(5, 3, house), (3, 0, true));
    }
}
