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
    /// Whether the code of a sum is the sum of the codes, as it is of counts
    /// that lie side by side in the code: then nothing has to be decoded to add
    /// it up.
    const CODES_ADD_UP: bool = false;
    /// The value as a number; different values have different codes.
    fn code(self) -> u64;
    /// The value of a code that [`Tally::code`] gave.
    fn decode(code: u64) -> Self;
    /// The two added up.
    #[must_use]
    fn plus(self, other: Self) -> Self;
}

/// [`Tally::plus`] on codes.
#[derive(Clone, Copy)]
pub struct Add(Option<fn(u64, u64) -> u64>);

impl Add {
    /// How tallies of this kind add up.
    pub(super) fn of<T: Tally>() -> Self {
        Self((!T::CODES_ADD_UP).then_some(|left, right| {
            let (left, right) = (T::decode(left), T::decode(right));
            left.plus(right).code()
        }))
    }

    /// The code of the sum of two coded tallies.
    pub fn join(self, left: u64, right: u64) -> u64 {
        match self.0 {
            None => left + right,
            Some(plus) => plus(left, right),
        }
    }
}

/// A plain count.
impl Tally for u32 {
    const CODES_ADD_UP: bool = true;

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
    const CODES_ADD_UP: bool = true;

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
