//! Small values that the engine encodes as numbers: the state of a sequence, and the
//! sum of independent goes.

/// A value that is encoded as a small number.
///
/// Codes should be below about a million: the engine keeps tables of them. Declared
/// by [`coded!`](crate::coded) and [`tally!`](crate::tally).
pub trait Coded: Copy {
    /// Codes are from 0 to one less than this.
    const CODES: u64;
    /// The value as a number; different values have different codes.
    fn code(self) -> u64;
    /// The value for a code from [`Coded::code`].
    fn decode(code: u64) -> Self;
}

/// The sum of independent goes: a count, several counts, a count with a ceiling.
///
/// The exact odds merge all orders of the goes, so adding must not depend on the
/// order: `a.plus(b) == b.plus(a)`, and `Default::default()` must add nothing.
pub trait Tally: Coded + Default {
    /// Whether the code of a sum is the sum of the codes, as for counts in separate
    /// digits of the code: then sums need no decoding.
    const CODES_ADD_UP: bool = false;
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
impl Coded for u32 {
    const CODES: u64 = 1 << 32;

    fn code(self) -> u64 {
        u64::from(self)
    }
    fn decode(code: u64) -> Self {
        code as Self
    }
}

impl Tally for u32 {
    const CODES_ADD_UP: bool = true;

    fn plus(self, other: Self) -> Self {
        self + other
    }
}

/// Whether it happened at least once.
impl Coded for bool {
    const CODES: u64 = 2;

    fn code(self) -> u64 {
        u64::from(self)
    }
    fn decode(code: u64) -> Self {
        code != 0
    }
}

impl Tally for bool {
    fn plus(self, other: Self) -> Self {
        self || other
    }
}

/// Two counts, each up to 1023.
impl Coded for (u32, u32) {
    const CODES: u64 = 1 << 20;

    fn code(self) -> u64 {
        u64::from(self.0) << 10 | u64::from(self.1)
    }
    fn decode(code: u64) -> Self {
        ((code >> 10) as u32, (code & 1023) as u32)
    }
}

impl Tally for (u32, u32) {
    const CODES_ADD_UP: bool = true;

    fn plus(self, other: Self) -> Self {
        (self.0 + other.0, self.1 + other.1)
    }
}

/// Declares a value that is stored as a number: a struct of counts with their ranges, of `bool`s
/// and of other coded values; or a plain enum.
///
/// ```
/// adjutant::coded! {
///     /// A fight after some rounds.
///     #[derive(Debug, PartialEq, Eq)]
///     pub struct Fight {
///         /// Teams left.
///         pub attackers: u32[0..=20],
///         /// Whether it is over.
///         pub over: bool,
///         /// The side that struck last.
///         pub last: Striker,
///     }
/// }
/// adjutant::coded! {
///     /// A side that strikes.
///     #[derive(Debug, PartialEq, Eq)]
///     pub enum Striker { Attacker, Defender }
/// }
/// # use adjutant::dice::Coded;
/// let fight = Fight { attackers: 7, over: false, last: Striker::Defender };
/// assert_eq!(Fight::decode(fight.code()), fight);
/// assert_eq!(Fight::CODES, 21 * 2 * 2);
/// ```
#[macro_export]
macro_rules! coded {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$doc:meta])* $seen:vis $field:ident : $type:ty $([$low:literal ..= $high:expr])?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy)]
        $vis struct $name {
            $($(#[$doc])* $seen $field: $type,)+
        }

        impl $crate::dice::Coded for $name {
            const CODES: u64 = 1 $(* $crate::coded!(@codes $type $(, $low, $high)?))+;

            fn code(self) -> u64 {
                let (mut code, mut _unit) = (0, 1);
                $(
                    code += _unit * $crate::coded!(@code $name, $field, self.$field $(, $low, $high)?);
                    _unit *= $crate::coded!(@codes $type $(, $low, $high)?);
                )+
                code
            }

            fn decode(code: u64) -> Self {
                let mut rest = code;
                $(
                    let codes = $crate::coded!(@codes $type $(, $low, $high)?);
                    let $field = $crate::coded!(@decode $type, rest % codes $(, $low, $high)?);
                    rest /= codes;
                )+
                debug_assert_eq!(rest, 0, concat!("no code of `", stringify!($name), "`"));
                Self { $($field),+ }
            }
        }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy)]
        $vis enum $name {
            $($(#[$doc])* $variant),+
        }

        impl $crate::dice::Coded for $name {
            const CODES: u64 = [$(Self::$variant),+].len() as u64;

            fn code(self) -> u64 {
                self as u64
            }

            fn decode(code: u64) -> Self {
                const ALL: &[$name] = &[$($name::$variant),+];
                debug_assert!(code < Self::CODES, concat!("no code of `", stringify!($name), "`"));
                ALL.get(code as usize).copied().unwrap_or(ALL[0])
            }
        }
    };
    (@codes $type:ty) => { <$type as $crate::dice::Coded>::CODES };
    (@codes $type:ty, $low:literal, $high:expr) => { ($high as u64 - $low as u64 + 1) };
    (@code $name:ident, $field:ident, $value:expr) => { $crate::dice::Coded::code($value) };
    (@code $name:ident, $field:ident, $value:expr, $low:literal, $high:expr) => {{
        debug_assert!(
            ($low..=$high).contains(&$value),
            "`{}` of `{}` is {}",
            stringify!($field),
            stringify!($name),
            $value
        );
        u64::from($value) - $low
    }};
    (@decode $type:ty, $code:expr) => { <$type as $crate::dice::Coded>::decode($code) };
    (@decode $type:ty, $code:expr, $low:literal, $high:expr) => { ($code + $low) as $type };
}

/// Declares the sum of independent goes: a [`coded!`](crate::coded) struct whose fields define how
/// two of them are added: `sum` for counts, `max` for ordered values, `or` for `bool`s. The default
/// of each field must add nothing.
///
/// ```
/// adjutant::tally! {
///     /// What a platoon has lost.
///     #[derive(Debug, PartialEq, Eq)]
///     pub struct Losses {
///         /// Teams destroyed.
///         pub destroyed: u32[0..=63], sum;
///         /// Whether it is pinned.
///         pub pinned: bool, or;
///     }
/// }
/// # use adjutant::dice::Tally;
/// let one = Losses { destroyed: 1, pinned: false };
/// let other = Losses { destroyed: 2, pinned: true };
/// assert_eq!(one.plus(other), Losses { destroyed: 3, pinned: true });
/// ```
#[macro_export]
macro_rules! tally {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$doc:meta])* $seen:vis $field:ident : $type:ty $([$low:literal ..= $high:expr])? , $how:ident);+ $(;)?
    }) => {
        $crate::coded! {
            $(#[$meta])*
            #[derive(Default)]
            $vis struct $name {
                $($(#[$doc])* $seen $field: $type $([$low..=$high])?),+
            }
        }

        impl $crate::dice::Tally for $name {
            const CODES_ADD_UP: bool = true $(&& $crate::tally!(@adds $how))+;

            fn plus(self, other: Self) -> Self {
                Self { $($field: $crate::tally!(@$how self.$field, other.$field)),+ }
            }
        }
    };
    (@adds sum) => { true };
    (@adds $how:ident) => { false };
    (@sum $left:expr, $right:expr) => { $left + $right };
    (@max $left:expr, $right:expr) => { $left.max($right) };
    (@or $left:expr, $right:expr) => { $left || $right };
    (@plus $left:expr, $right:expr) => { $crate::dice::Tally::plus($left, $right) };
}

/// Laws for every coded value and every tally, over the whole range.
#[cfg(test)]
pub(crate) mod laws {
    use super::{Coded, Tally};

    /// Every code belongs to exactly one value.
    pub fn of_codes<T: Coded>() {
        let name = std::any::type_name::<T>();
        assert!(T::CODES <= 1 << 24, "{name} has {} codes", T::CODES);
        for code in 0..T::CODES {
            assert_eq!(T::decode(code).code(), code, "{name}");
        }
    }

    /// Addition does not depend on the order, and the default adds nothing. Sums
    /// outside the range are skipped: a count is bounded by the number of dice.
    pub fn of_adding<T: Tally>(fits: impl Fn(T, T) -> bool) {
        let name = std::any::type_name::<T>();
        of_codes::<T>();
        let none = T::default();
        // All pairs of up to about a thousand values, spread over the range.
        let step = (T::CODES / 997).max(1) as usize;
        let values = || (0..T::CODES).step_by(step).map(T::decode);
        for one in values() {
            if fits(one, none) {
                assert_eq!(one.plus(none).code(), one.code(), "{name}");
            }
            for other in values().filter(|other| fits(one, *other)) {
                let (sum, turned) = (one.plus(other).code(), other.plus(one).code());
                assert_eq!(sum, turned, "{name}");
                assert!(sum < T::CODES, "{name}");
                if T::CODES_ADD_UP {
                    assert_eq!(sum, one.code() + other.code(), "{name}");
                }
            }
        }
    }
}
