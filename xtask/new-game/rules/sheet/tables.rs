//! The figures that the sheet prints: calculators use them, and the tables that
//! a player looks up are built from them.

/// The number needed up to a distance.
#[derive(Clone, Copy, Debug)]
pub struct Band {
    /// The last inch of the band.
    pub upto: u8,
    /// The number needed.
    pub need: i16,
}

/// NEW-SHO-T1: the number that a shooter needs at close range, at long range and
/// at the limit.
pub const TO_HIT: [Band; 3] =
    [Band { upto: 8, need: 3 }, Band { upto: 16, need: 4 }, Band { upto: 24, need: 5 }];
