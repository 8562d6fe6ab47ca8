//! The names of the plural forms.

/// A plural form of CLDR. Which number takes which form depends on the
/// language; the code that makes a [`Voice`](super::Voice) supplies it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PluralCategory {
    /// `zero`, which none of our languages has.
    Zero,
    /// `one`: 1; in Russian also 21, 31…
    One,
    /// `two`, which none of our languages has.
    Two,
    /// `few`: in Polish and Russian 2, 3, 4, 22…
    Few,
    /// `many`: in Polish and Russian 0, 5, 12…
    Many,
    /// `other`: everything else, and fractions in Polish and Russian.
    Other,
}

impl PluralCategory {
    /// The form with this name in `Intl.PluralRules`; unknown names are
    /// `other`.
    pub fn from_name(name: &str) -> Self {
        match name {
            "zero" => Self::Zero,
            "one" => Self::One,
            "two" => Self::Two,
            "few" => Self::Few,
            "many" => Self::Many,
            _ => Self::Other,
        }
    }

    /// Its name in Fluent, CLDR and `Intl.PluralRules`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::One => "one",
            Self::Two => "two",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }
}
