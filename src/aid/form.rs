//! Forms: typed questions, declared once.

use crate::text::Text;

use super::Cite;

/// One question of a form.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// The name in addresses and saves: lower case with hyphens.
    pub id: &'static str,
    /// What the player reads.
    pub label: Text,
    /// What can be answered.
    pub kind: Kind,
    /// The answer before anyone has given one.
    pub default: i16,
    /// The heading the question stands under.
    pub group: Text,
    /// The rules that make the question matter.
    pub cites: &'static [Cite],
    /// Whether the question matters with these answers; where it does not, it
    /// is not shown and its answer is not used.
    pub matters: fn(&[i16]) -> bool,
}

/// What can be answered to a question.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Yes or no.
    Toggle,
    /// One of a few.
    Choice(&'static [Choice]),
    /// A whole number, from `low` to `high`.
    Count {
        /// The lowest number.
        low: i16,
        /// The highest number.
        high: i16,
    },
    /// A distance that the player measures, in whole units.
    Measure {
        /// The shortest distance.
        low: i16,
        /// The longest distance.
        high: i16,
        /// What it is measured in.
        unit: Unit,
    },
}

/// What a distance is measured in, on a sheet that knows only one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Inches; a started inch counts as a whole one.
    Inches,
    /// Centimetres, whole ones.
    Centimetres,
}

impl Unit {
    /// Reads a distance as it is written: `24`, of inches also `24.5`.
    fn read(self, written: &str) -> Option<i16> {
        match self {
            Self::Centimetres => written.parse().ok(),
            Self::Inches => written
                .parse::<f32>()
                .ok()
                .filter(|inches| inches.abs() < f32::from(i16::MAX))
                .map(|inches| inches.ceil() as i16),
        }
    }
}

/// One of the answers to a choice.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The name in addresses and saves.
    pub id: &'static str,
    /// What the player reads.
    pub label: Text,
}

/// Why a written answer does not fit its question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// No question has this name.
    Unknown,
    /// The question has no such answer.
    Value(&'static str),
}

impl Field {
    /// Reads an answer as it is written in an address or a save.
    pub fn read(&self, written: &str) -> Option<i16> {
        match self.kind {
            Kind::Toggle => match written {
                "yes" => Some(1),
                "no" => Some(0),
                _ => None,
            },
            Kind::Choice(choices) => choices
                .iter()
                .position(|choice| choice.id == written)
                .map(|index| index as i16),
            Kind::Count { low, high } => written
                .parse()
                .ok()
                .filter(|number| (low..=high).contains(number)),
            Kind::Measure { low, high, unit } => unit
                .read(written)
                .filter(|number| (low..=high).contains(number)),
        }
    }

    /// Writes an answer for an address or a save.
    pub fn write(&self, answer: i16) -> String {
        match self.kind {
            Kind::Toggle => String::from(if answer == 0 { "no" } else { "yes" }),
            Kind::Choice(choices) => choices
                .get(answer as usize)
                .map_or_else(String::new, |choice| choice.id.to_owned()),
            Kind::Count { .. } | Kind::Measure { .. } => answer.to_string(),
        }
    }

    /// Whether the answer is one of those that can be given.
    pub fn fits(&self, answer: i16) -> bool {
        match self.kind {
            Kind::Toggle => (0..=1).contains(&answer),
            Kind::Choice(choices) => (0..choices.len() as i16).contains(&answer),
            Kind::Count { low, high } | Kind::Measure { low, high, .. } => {
                (low..=high).contains(&answer)
            }
        }
    }

    /// The answers that can be given, as they are written.
    pub fn allowed(&self) -> String {
        match self.kind {
            Kind::Toggle => String::from("yes, no"),
            Kind::Choice(choices) => choices
                .iter()
                .map(|choice| choice.id)
                .collect::<Vec<_>>()
                .join(", "),
            Kind::Count { low, high } | Kind::Measure { low, high, .. } => {
                format!("{low} to {high}")
            }
        }
    }
}

/// The answers to a form, one for each of its fields, in their order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values(Vec<i16>);

impl Values {
    /// The answers before anyone has given one.
    pub fn defaults(fields: &[Field]) -> Self {
        Self(fields.iter().map(|field| field.default).collect())
    }

    /// Reads written answers over the defaults. What does not fit is left at
    /// its default and returned.
    pub fn read<'a>(
        fields: &[Field],
        written: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> (Self, Vec<(String, Misfit)>) {
        let mut values = Self::defaults(fields);
        let mut misfits = Vec::new();
        for (id, text) in written {
            match fields.iter().position(|field| field.id == id) {
                None => misfits.push((id.to_owned(), Misfit::Unknown)),
                Some(index) => match fields[index].read(text) {
                    Some(answer) => values.0[index] = answer,
                    None => misfits.push((text.to_owned(), Misfit::Value(fields[index].id))),
                },
            }
        }
        (values, misfits)
    }

    /// The answers that differ from the defaults, as they are written.
    pub fn written(&self, fields: &[Field]) -> Vec<(&'static str, String)> {
        fields
            .iter()
            .zip(&self.0)
            .filter(|(field, answer)| field.default != **answer)
            .map(|(field, answer)| (field.id, field.write(*answer)))
            .collect()
    }

    /// All answers, in the order of the fields.
    pub fn all(&self) -> &[i16] {
        &self.0
    }

    /// The answer at an index; 0 if there is no such question.
    pub fn get(&self, index: usize) -> i16 {
        self.0.get(index).copied().unwrap_or(0)
    }

    /// Puts an answer at an index, if it fits the question there.
    pub fn set(&mut self, fields: &[Field], index: usize, answer: i16) {
        if let (Some(field), Some(value)) = (fields.get(index), self.0.get_mut(index))
            && field.fits(answer)
        {
            *value = answer;
        }
    }

    /// The answers with those to some questions, by id, back at the defaults.
    #[must_use]
    pub fn cleared(&self, fields: &[Field], ids: &[&str]) -> Self {
        let mut values = self.clone();
        for (field, answer) in fields.iter().zip(&mut values.0) {
            if ids.contains(&field.id) {
                *answer = field.default;
            }
        }
        values
    }

    /// The same answers as a typed form.
    pub fn typed<F: Form>(&self) -> F {
        F::from_answers(&self.0)
    }
}

/// A type that answers one question: `bool`, an enum made by
/// [`choices!`](crate::choices), or a [`Count`].
pub trait Answer: Copy {
    /// What can be answered.
    const KIND: Kind;
    /// The answer as a number.
    fn raw(self) -> i16;
    /// The answer from a number that fits [`Answer::KIND`].
    fn from_raw(raw: i16) -> Self;
}

impl Answer for bool {
    const KIND: Kind = Kind::Toggle;
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
    const KIND: Kind = Kind::Count {
        low: LOW,
        high: HIGH,
    };
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
    const KIND: Kind = Kind::Measure {
        low: LOW,
        high: HIGH,
        unit: Unit::Inches,
    };
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
    const KIND: Kind = Kind::Measure {
        low: LOW,
        high: HIGH,
        unit: Unit::Centimetres,
    };
    fn raw(self) -> i16 {
        self.0
    }
    fn from_raw(raw: i16) -> Self {
        Self(raw.clamp(LOW, HIGH))
    }
}

/// A typed form; made by [`form!`](crate::form).
pub trait Form: Sized {
    /// The questions in order.
    const FIELDS: &'static [Field];
    /// The typed answers from one number for each field.
    fn from_answers(answers: &[i16]) -> Self;
    /// One number for each field.
    fn answers(&self) -> Values;
}

impl From<Vec<i16>> for Values {
    fn from(answers: Vec<i16>) -> Self {
        Self(answers)
    }
}

/// Turns `target_skill` into `target-skill`, at compile time.
pub const fn hyphenated<const N: usize>(name: &str) -> [u8; N] {
    let bytes = name.as_bytes();
    let mut out = [0; N];
    let mut index = 0;
    while index < N {
        out[index] = if bytes[index] == b'_' {
            b'-'
        } else {
            bytes[index]
        };
        index += 1;
    }
    out
}

/// Declares an enum whose variants are the answers to a choice.
///
/// ```ignore
/// choices! {
///     /// How well a team is trained.
///     pub enum Skill {
///         /// The lowest level.
///         Conscript = "conscript" => t::SKILL_CONSCRIPT,
///         Trained = "trained" => t::SKILL_TRAINED,
///     }
/// }
/// ```
#[macro_export]
macro_rules! choices {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $($(#[$doc:meta])* $variant:ident = $id:literal => $label:expr),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $($(#[$doc])* $variant),+ }

        impl $name {
            /// Every variant, in the order they are offered.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// What the player reads.
            pub const fn label(self) -> $crate::text::Text {
                match self { $(Self::$variant => $label),+ }
            }
        }

        impl $crate::aid::Answer for $name {
            const KIND: $crate::aid::Kind = $crate::aid::Kind::Choice(&[
                $($crate::aid::Choice { id: $id, label: $label }),+
            ]);
            fn raw(self) -> i16 {
                self as i16
            }
            fn from_raw(raw: i16) -> Self {
                Self::ALL.get(raw as usize).copied().unwrap_or(Self::ALL[0])
            }
        }
    };
}

/// Declares a typed form with its questions.
///
/// Each field: `name: Type = default, label, [cites];`, optionally followed by
/// `when |form| condition` for questions that matter only then. Fields follow
/// the `group` they stand under.
#[macro_export]
macro_rules! form {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $(group $group:expr => {
            $($(#[$doc:meta])* $field:ident : $kind:ty = $default:expr, $label:expr, [$($cite:literal),* $(,)?]
                $(, when |$form:ident| $matters:expr)?;)+
        })+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        $vis struct $name {
            $($($(#[$doc])* pub $field: $kind,)+)+
        }

        impl $crate::aid::Form for $name {
            const FIELDS: &'static [$crate::aid::Field] = &[
                $($($crate::aid::Field {
                    id: {
                        const NAME: &str = stringify!($field);
                        const ID: [u8; NAME.len()] = $crate::aid::hyphenated(NAME);
                        match core::str::from_utf8(&ID) {
                            Ok(id) => id,
                            Err(_) => NAME,
                        }
                    },
                    label: $label,
                    kind: <$kind as $crate::aid::Answer>::KIND,
                    default: $crate::form!(@raw $kind, $default),
                    group: $group,
                    cites: &[$($cite),*],
                    matters: $crate::form!(@matters $name $(, $form, $matters)?),
                },)+)+
            ];

            fn from_answers(answers: &[i16]) -> Self {
                let mut answers = answers.iter().copied();
                let mut fields = Self::FIELDS.iter();
                // Struct fields are evaluated in the order written, which is
                // the order of FIELDS.
                Self {
                    $($($field: {
                        let default = fields.next().map_or(0, |field| field.default);
                        <$kind as $crate::aid::Answer>::from_raw(answers.next().unwrap_or(default))
                    },)+)+
                }
            }

            fn answers(&self) -> $crate::aid::Values {
                $crate::aid::Values::from(vec![
                    $($($crate::aid::Answer::raw(self.$field),)+)+
                ])
            }
        }

        impl Default for $name {
            fn default() -> Self {
                <Self as $crate::aid::Form>::from_answers(&[])
            }
        }
    };
    (@raw bool, $default:expr) => { $default as i16 };
    (@raw Count<$low:literal, $high:literal>, $default:expr) => { $default };
    (@raw Inches<$low:literal, $high:literal>, $default:expr) => { $default };
    (@raw Centimetres<$low:literal, $high:literal>, $default:expr) => { $default };
    (@raw $kind:ty, $default:expr) => { $default as i16 };
    (@matters $name:ident) => { |_| true };
    (@matters $name:ident, $form:ident, $matters:expr) => {
        |answers| {
            let $form = <$name as $crate::aid::Form>::from_answers(answers);
            $matters
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_started_inch_counts_as_a_whole_one() {
        let read = |written| Unit::Inches.read(written);
        assert_eq!(read("24"), Some(24));
        assert_eq!(read("24.5"), Some(25));
        assert_eq!(read("0"), Some(0));
        for nonsense in ["", "x", "NaN", "inf", "1e9"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
        assert_eq!(Unit::Centimetres.read("24.5"), None, "whole ones only");
    }
}
