//! The band of a distance, shown beside the question. Distances are whole inches; part of
//! an inch counts as a whole one (K20-GEN-05, K20-AMB-13).

use crate::rulesets::k20::prelude::*;

use super::tables;

/// The longest range in the sheet's tables of direct fire, in inches.
pub(crate) const FARTHEST: i16 = 72;

/// The band of a table that contains a distance, from the last inch of each of its bands:
/// `10–18″`, `over 60″`. The first band starts at 0 (K20-AMB-63).
pub(crate) fn band(upto: &[i16], inches: i16) -> Phrase {
    let at = upto.partition_point(|last| *last < inches);
    match (at.checked_sub(1).map(|before| upto[before]), upto.get(at)) {
        (None, Some(last)) => t::band(0, *last),
        (Some(before), Some(last)) if before + 1 == *last => t::band_one(*last),
        (Some(before), Some(last)) => t::band(before + 1, *last),
        (before, None) => t::band_over(before.unwrap_or(0)),
    }
}

/// A number with its sign, as shown beside a question.
pub(crate) fn signed(number: i16) -> String {
    match number {
        0 => String::from("±0"),
        1.. => format!("+{number}"),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// The range modifier of the hit roll (K20-DIR-T4). None is printed beyond 60″; with `goes_on` it
/// continues with -1 every 2″ (K20-AMB-14).
pub(crate) fn hit_modifier(inches: i16, goes_on: bool) -> Option<i16> {
    let beyond = || {
        let (last, modifier) = tables::RANGE_MODIFIERS[tables::RANGE_MODIFIERS.len() - 1];
        modifier - (inches - last + 1) / 2
    };
    tables::range_modifier(inches).or_else(|| goes_on.then(beyond))
}

/// The band of the hit roll's range modifiers.
pub(crate) fn hit_band(inches: i16) -> Phrase {
    band(&tables::RANGE_MODIFIERS.map(|(upto, _)| upto), inches)
}

/// The band of AP strength.
pub(crate) fn ap_band(inches: i16) -> Phrase {
    band(&tables::AP_STRENGTH.map(|(upto, _)| upto), inches)
}

/// The band of scatter and of the artillery's hit roll.
pub(crate) fn scatter_band(inches: i16) -> Phrase {
    let [near, middle, _] = tables::SCATTER;
    let upto = [near.upto, middle.upto].map(|upto| upto.unwrap_or(0));
    band(&upto, inches)
}
