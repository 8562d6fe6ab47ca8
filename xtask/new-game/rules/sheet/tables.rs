//! The figures that the sheet prints: calculators work with them, and the tables
//! that a player looks up are made of them.

/// The number needed up to a distance.
#[derive(Clone, Copy, Debug)]
pub struct Band {
    /// The last inch of the band.
    pub upto: u8,
    /// The number needed.
    pub need: i16,
}

/// NEW-SHO-T1: what a shooter needs, close, far and at the end of its range.
pub const TO_HIT: [Band; 3] =
    [Band { upto: 8, need: 3 }, Band { upto: 16, need: 4 }, Band { upto: 24, need: 5 }];
