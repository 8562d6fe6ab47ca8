//! The types that answer one question of a form.

use super::{Kind, LAST_UNIT, Unit};

/// A type that answers one question: `bool`, an enum made by
/// [`choices!`](crate::choices), or a [`Count`].
pub trait Answer: Copy {
    /// The possible answers.
    const KIND: Kind;
    /// The type in which a default is written in [`form!`](crate::form): the type
    /// itself, or `i16` for a number. The macro turns it into a number with `as`.
    type Written: Copy;
    /// The answer as a number.
    fn raw(self) -> i16;
    /// The answer from a number that fits [`Answer::KIND`].
    fn from_raw(raw: i16) -> Self;
}

impl Answer for bool {
    const KIND: Kind = Kind::Toggle;
    type Written = Self;
    fn raw(self) -> i16 {
        i16::from(self)
    }
    fn from_raw(raw: i16) -> Self {
        raw != 0
    }
}

/// A whole number from `LOW` to `HIGH`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Count<const LOW: i16, const HIGH: i16>(pub i16);

impl<const LOW: i16, const HIGH: i16> Count<LOW, HIGH> {
    /// The number as a count of things (0 if it is negative).
    pub fn count(self) -> u32 {
        self.0.max(0) as u32
    }
}

impl<const LOW: i16, const HIGH: i16> Answer for Count<LOW, HIGH> {
    const KIND: Kind = Kind::Count { low: LOW, high: HIGH };
    type Written = i16;
    fn raw(self) -> i16 {
        self.0
    }
    fn from_raw(raw: i16) -> Self {
        Self(raw.clamp(LOW, HIGH))
    }
}

/// A distance of `LOW` to `HIGH` whole inches, asked in the unit that the player
/// uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Length<const LOW: i16, const HIGH: i16>(pub i16);

impl<const LOW: i16, const HIGH: i16> Answer for Length<LOW, HIGH> {
    const KIND: Kind = Kind::Measure { low: LOW, high: HIGH, unit: Unit::Players };
    type Written = i16;
    fn raw(self) -> i16 {
        self.0
    }
    fn from_raw(raw: i16) -> Self {
        Self(raw.clamp(LOW, HIGH))
    }
}

/// A distance of `LOW` to `HIGH` tenths of an inch, asked in the unit that the player
/// uses: whole centimetres are exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FineLength<const LOW: i16, const HIGH: i16>(pub i16);

impl<const LOW: i16, const HIGH: i16> Answer for FineLength<LOW, HIGH> {
    const KIND: Kind = Kind::Measure { low: LOW, high: HIGH, unit: Unit::Tenths };
    type Written = i16;
    fn raw(self) -> i16 {
        self.0
    }
    fn from_raw(raw: i16) -> Self {
        Self(raw.clamp(LOW, HIGH))
    }
}

/// A distance of `LOW` to `HIGH` whole inches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Inches<const LOW: i16, const HIGH: i16>(pub i16);

impl<const LOW: i16, const HIGH: i16> Answer for Inches<LOW, HIGH> {
    const KIND: Kind = Kind::Measure { low: LOW, high: HIGH, unit: Unit::Inches };
    type Written = i16;
    fn raw(self) -> i16 {
        self.0
    }
    fn from_raw(raw: i16) -> Self {
        Self(raw.clamp(LOW, HIGH))
    }
}

/// A distance of `LOW` to `HIGH` whole centimetres.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Centimetres<const LOW: i16, const HIGH: i16>(pub i16);

impl<const LOW: i16, const HIGH: i16> Answer for Centimetres<LOW, HIGH> {
    const KIND: Kind = Kind::Measure { low: LOW, high: HIGH, unit: Unit::Centimetres };
    type Written = i16;
    fn raw(self) -> i16 {
        self.0
    }
    fn from_raw(raw: i16) -> Self {
        Self(raw.clamp(LOW, HIGH))
    }
}

/// A unit of the battle by its number; 0 means none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnitNumber(pub i16);

impl UnitNumber {
    /// Whether it names a unit.
    pub const fn is_some(self) -> bool {
        self.0 > 0
    }

    /// The number as the battle gives it; `None` for none.
    pub fn number(self) -> Option<u32> {
        u32::try_from(self.0).ok().filter(|number| *number > 0)
    }

    /// A unit; none if its number is higher than a form can name.
    pub fn of(number: u32) -> Self {
        let number = i16::try_from(number).unwrap_or(0);
        Self(if number > LAST_UNIT { 0 } else { number })
    }
}

impl Answer for UnitNumber {
    const KIND: Kind = Kind::Unit;
    type Written = i16;
    fn raw(self) -> i16 {
        self.0
    }
    fn from_raw(raw: i16) -> Self {
        Self(raw.clamp(0, LAST_UNIT))
    }
}
