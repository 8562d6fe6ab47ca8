//! What independent goes add up to.

/// A small value that independent goes add up to: a count, some counts, a
/// count with a ceiling.
///
/// The exact odds merge all orders in which the goes can fall, so adding must
/// not depend on the order: `a.plus(b) == b.plus(a)`, and
/// `Default::default()` must add nothing.
///
/// Codes should be small numbers (below about a million): the engine keeps a
/// table of them.
pub trait Tally: Copy + Default {
    /// The value as a number; different values have different codes.
    fn code(self) -> u64;
    /// The value of a code that [`Tally::code`] gave.
    fn decode(code: u64) -> Self;
    /// The two added up.
    #[must_use]
    fn plus(self, other: Self) -> Self;
}

/// [`Tally::plus`] on codes.
pub(super) fn add_codes<T: Tally>(left: u64, right: u64) -> u64 {
    T::decode(left).plus(T::decode(right)).code()
}

/// A plain count.
impl Tally for u32 {
    fn code(self) -> u64 {
        u64::from(self)
    }
    fn decode(code: u64) -> Self {
        code as Self
    }
    fn plus(self, other: Self) -> Self {
        self + other
    }
}

/// Whether it happened at least once.
impl Tally for bool {
    fn code(self) -> u64 {
        u64::from(self)
    }
    fn decode(code: u64) -> Self {
        code != 0
    }
    fn plus(self, other: Self) -> Self {
        self || other
    }
}

/// Two counts, each up to 1023.
impl Tally for (u32, u32) {
    fn code(self) -> u64 {
        u64::from(self.0) << 10 | u64::from(self.1)
    }
    fn decode(code: u64) -> Self {
        ((code >> 10) as u32, (code & 1023) as u32)
    }
    fn plus(self, other: Self) -> Self {
        (self.0 + other.0, self.1 + other.1)
    }
}
