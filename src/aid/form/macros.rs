//! Macros that declare forms, choices and the places of questions.

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

            /// The label.
            pub const fn label(self) -> $crate::text::Text {
                match self { $(Self::$variant => $label),+ }
            }
        }

        impl $crate::aid::Answer for $name {
            const KIND: $crate::aid::Kind = $crate::aid::Kind::Choice(&[
                $($crate::aid::Choice { id: $id, label: $label }),+
            ]);
            type Written = Self;
            fn raw(self) -> i16 {
                self as i16
            }
            fn from_raw(raw: i16) -> Self {
                Self::ALL.get(raw as usize).copied().unwrap_or(Self::ALL[0])
            }
        }

        impl $crate::dice::Coded for $name {
            const CODES: u64 = Self::ALL.len() as u64;
            fn code(self) -> u64 {
                self as u64
            }
            fn decode(code: u64) -> Self {
                <Self as $crate::aid::Answer>::from_raw(code as i16)
            }
        }
    };
}

/// Declares a typed form with its questions.
///
/// Each question: `name: Type = default, label, [cites];`, optionally followed by `when
/// |form| condition` if it matters only under that condition. Questions follow their `group`.
///
/// A block (another form) is taken in with `name: Form => "name";`, several blocks of one form with
/// `name: [Form; 4] => "name";`. The string names its questions in addresses and saves (`enemy.wb`,
/// `groups.2.kind`); the empty string takes them in under their own names and headings. Options, in
/// this order:
///
/// * `heads [t::FIRST, ..]`: the heading of each block;
/// * `when |form, nth| condition`: whether the block is asked at all; `form` is the
///   outer one, blocks are counted from 0;
/// * `with { question = default, label, [cites], when |form, nth| condition; }`:
///   what differs here from the block's own question;
/// * `was { question = "n#"; }`: its name in older saves, `#` for the number of the block;
/// * `defaults { question = [3, 2]; }`: the default in each block, where they are
///   not the same.
///
/// A block contains no other block.
#[macro_export]
macro_rules! form {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $(group $group:expr => {
            $($(#[$doc:meta])* $field:ident : $kind:ty
                $(= $default:expr, $label:expr, [$($cite:literal),* $(,)?]
                    $(, when |$form:ident| $matters:expr)?;)?
                $(=> $of:literal
                    $(, heads [$($head:expr),* $(,)?])?
                    $(, when |$outer:ident, $nth:pat_param| $within:expr)?
                    $(, with {$(
                        $q:ident = $other:expr, $what:expr, [$($rule:literal),* $(,)?]
                            $(, when |$o:ident, $n:pat_param| $here:expr)?;
                    )+})?
                    $(, was {$($old:ident = $called:literal;)+})?
                    $(, defaults {$($d:ident = [$($of_block:expr),+ $(,)?];)+})?;)?
            )+
        })+
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        $vis struct $name {
            $($($(#[$doc])* pub $field: $kind,)+)+
        }

        const _: () = {
            /// A handle for each question.
            #[allow(dead_code)]
            pub struct Handles {
                $($($(#[$doc])* pub $field: $crate::aid::At<$name, $kind>,)+)+
            }

            const PIECES: &[$crate::aid::Piece] = &[$($(
                $($crate::aid::Piece::One($crate::aid::Field::new(
                    $crate::form!(@id $field),
                    <$kind as $crate::aid::Answer>::KIND,
                    {
                        const DEFAULT: <$kind as $crate::aid::Answer>::Written = $default;
                        $crate::form!(@fits $field, <$kind as $crate::aid::Answer>::KIND, DEFAULT as i16)
                    },
                    ($group, $label),
                    &[$($cite),*],
                    $crate::form!(@matters $name $(, $form, $matters)?),
                )),)?
                $($crate::aid::Piece::Block($crate::aid::Taken {
                    of: $of,
                    fields: <<$kind as $crate::aid::Block>::Form as $crate::aid::Form>::FIELDS,
                    times: <$kind as $crate::aid::Block>::TIMES,
                    group: $group,
                    heads: &[$($($head),*)?],
                    within: $crate::form!(@when $name $(, $outer, $nth, $within)?),
                    with: &[$($({
                        // An unknown name fails to compile: the block's handles lack that
                        // field.
                        let at = <<$kind as $crate::aid::Block>::Form as $crate::aid::Form>::AT.$q;
                        $crate::aid::With {
                            index: at.index() as u16,
                            default: $crate::form!(
                                @fits $q,
                                $crate::aid::kind_at(at),
                                $crate::aid::written(at, $other) as i16
                            ),
                            label: $what,
                            cites: &[$($rule),*],
                            here: $crate::form!(@when $name $(, $o, $n, $here)?),
                        }
                    }),+)?],
                    was: &[$($((
                        <<$kind as $crate::aid::Block>::Form as $crate::aid::Form>::AT.$old.index() as u16,
                        $called,
                    )),+)?],
                    defaults: &[$($((
                        <<$kind as $crate::aid::Block>::Form as $crate::aid::Form>::AT.$d.index() as u16,
                        &[$($crate::form!(@default $kind, $d, $of_block)),+],
                    )),+)?],
                }),)?
            )+)+];
            const LENGTH: usize = 0 $($(+ <$kind as $crate::aid::Stored>::LENGTH)+)+;
            static FLAT: [$crate::aid::Field; LENGTH] = $crate::aid::flat(PIECES);

            impl $crate::aid::Stored for $name {
                const LENGTH: usize = LENGTH;
                fn read(from: &mut $crate::aid::Reader<'_>) -> Self {
                    // Struct fields are evaluated in the order written, which is
                    // the order of FIELDS.
                    Self { $($($field: $crate::aid::Stored::read(from),)+)+ }
                }
                fn write(&self, into: &mut Vec<i16>) {
                    $($($crate::aid::Stored::write(&self.$field, into);)+)+
                }
            }

            impl $crate::aid::Form for $name {
                const FIELDS: &'static [$crate::aid::Field] = &FLAT;
                type Handles = Handles;
                const AT: Handles = {
                    let mut at = 0;
                    Handles { $($($field: $crate::aid::At::take(&mut at),)+)+ }
                };
            }
        };

        impl Default for $name {
            fn default() -> Self {
                <Self as $crate::aid::Form>::from_answers(&[])
            }
        }
    };
    (@id $field:ident) => {{
        const NAME: &str = stringify!($field);
        const ID: [u8; NAME.len()] = $crate::aid::hyphenated(NAME);
        match core::str::from_utf8(&ID) {
            Ok(id) => id,
            Err(_) => NAME,
        }
    }};
    (@fits $field:ident, $kind:expr, $raw:expr) => {{
        assert!($kind.fits($raw), concat!("the default of `", stringify!($field), "` does not fit"));
        $raw
    }};
    (@default $kind:ty, $field:ident, $default:expr) => {{
        let at = <<$kind as $crate::aid::Block>::Form as $crate::aid::Form>::AT.$field;
        $crate::form!(
            @fits $field,
            $crate::aid::kind_at(at),
            $crate::aid::written(at, $default) as i16
        )
    }};
    (@matters $name:ident) => { |_| true };
    (@matters $name:ident, $form:ident, $matters:expr) => {
        |answers| {
            let $form = <$name as $crate::aid::Form>::from_answers(answers);
            $matters
        }
    };
    (@when $name:ident) => { |_, _| true };
    (@when $name:ident, $form:ident, $nth:pat_param, $matters:expr) => {
        |answers, $nth| {
            let $form = <$name as $crate::aid::Form>::from_answers(answers);
            $matters
        }
    };
}

/// The places of some questions of a form: `places!(Unit: moved, running)`.
#[macro_export]
macro_rules! places {
    ($form:ty: $($field:ident),+ $(,)?) => {
        const { &[$(<$form as $crate::aid::Form>::AT.$field.index()),+] }
    };
}
