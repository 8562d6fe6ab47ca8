//! The outcome of a procedure, in parts that can be read one by one.

use std::marker::PhantomData;

use crate::dice::Figures;
use crate::text::Text;

use super::{Unit, Wanted};

/// The most parts of an outcome that are shown at once.
pub const MOST_PARTS: usize = 6;

/// The outcome of a procedure without its types: a figure for each [`Part`] that
/// is shown; the rest are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Outcome(pub [u16; MOST_PARTS]);

impl Outcome {
    /// The figure of a part.
    pub fn figure(&self, part: usize) -> u16 {
        self.0.get(part).copied().unwrap_or(0)
    }
}

impl Figures for Outcome {
    const FIGURES: usize = MOST_PARTS;

    fn figure_at(&self, place: usize) -> u16 {
        self.0[place]
    }
}

/// One part of an outcome: what is counted, or which word applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// The name for programs (`destroyed`).
    pub id: &'static str,
    /// The label ("Teams destroyed").
    pub label: Text,
    /// How the figure is read.
    pub kind: PartKind,
    /// Whether a high count is good or bad for the player who asks. A word has a tone of its own.
    pub tone: Tone,
    /// Whether a result omits it when its figure is 0.
    pub quiet: bool,
}

/// How the figure of a part is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// A number of things.
    Count,
    /// One of a few words; the figure is the index.
    Words(&'static [Word]),
    /// A distance in whole units.
    Measure(Unit),
    /// A direction in degrees; 0 means none. The odds ignore it.
    Bearing,
}

/// One of the words of a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Word {
    /// The name for programs (`bailed-out`).
    pub id: &'static str,
    /// The label.
    pub label: Text,
    /// Whether it is good or bad for the side that rolls.
    pub tone: Tone,
}

/// Words as the other side sees them: what is good for one is bad for the other.
pub const fn turned<const N: usize>(words: &[Word]) -> [Word; N] {
    let mut turned = [words[0]; N];
    let mut at = 0;
    while at < N {
        turned[at] = words[at];
        turned[at].tone = match words[at].tone {
            Tone::Good => Tone::Bad,
            Tone::Bad => Tone::Good,
            Tone::Plain => Tone::Plain,
        };
        at += 1;
    }
    turned
}

/// How a result is marked (by shape as well as by colour).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A success: filled.
    Good,
    /// A failure: struck.
    Bad,
    /// Neither.
    Plain,
}

/// The outcome of a procedure, with its types; made by [`outcome!`](crate::outcome).
pub trait Outcomes: Copy + 'static {
    /// The value that decides which parts are shown, and their names: the form, or
    /// something made from it.
    type Of;

    /// Each part in order; `None` where it is not shown.
    fn parts(of: &Self::Of) -> Vec<Option<Declared>>;

    /// The figure of a part; for a word, its index in the list of the part's own type.
    fn figure(&self, part: usize) -> u16;

    /// The parts that are shown.
    fn shown(of: &Self::Of) -> Shown<Self> {
        let declared = Self::parts(of).into_iter().enumerate();
        let shown: Vec<_> = declared.filter_map(|(place, part)| Some((place, part?))).collect();
        debug_assert!(shown.len() <= MOST_PARTS, "more parts than can be shown");
        Shown { shown, of: PhantomData }
    }
}

/// Nothing is rolled.
impl Outcomes for () {
    type Of = ();

    fn parts(&(): &()) -> Vec<Option<Declared>> {
        Vec::new()
    }

    fn figure(&self, _: usize) -> u16 {
        0
    }
}

/// A part, and how its figure is computed.
#[derive(Clone, Debug)]
pub struct Declared {
    part: Part,
    /// If the part does not use its type's own words: the place of each of the type's
    /// words among those it uses.
    places: Option<Vec<u16>>,
}

impl Declared {
    /// A part; `own` is its type's kind, `words` are the words used here.
    pub fn new(
        id: &'static str,
        label: Text,
        own: PartKind,
        words: Option<&'static [Word]>,
    ) -> Self {
        let places = match (own, words) {
            (PartKind::Words(own), Some(words)) if !own.is_empty() => Some(
                own.iter()
                    .map(|word| words.iter().position(|other| other.id == word.id))
                    // A word that is not used here must not occur.
                    .map(|place| place.map_or(u16::MAX, |place| place as u16))
                    .collect(),
            ),
            _ => None,
        };
        let kind = words.map_or(own, PartKind::Words);
        debug_assert!(!matches!(kind, PartKind::Words([])), "the part `{id}` has no words");
        Self {
            part: Part {
                id,
                label,
                kind,
                tone: match kind {
                    PartKind::Count => Tone::Good,
                    _ => Tone::Plain,
                },
                quiet: false,
            },
            places,
        }
    }

    /// The part; high figures have this tone for the player who asks.
    #[must_use]
    pub const fn toned(mut self, tone: Tone) -> Self {
        self.part.tone = tone;
        self
    }

    /// The part; if `quiet`, a result omits it when its figure is 0.
    #[must_use]
    pub const fn quiet(mut self, quiet: bool) -> Self {
        self.part.quiet = quiet;
        self
    }

    fn figure(&self, own: u16) -> u16 {
        match &self.places {
            None => own,
            Some(places) => {
                let place = places.get(usize::from(own)).copied().unwrap_or(u16::MAX);
                debug_assert_ne!(place, u16::MAX, "`{}` lacks a word", self.part.id);
                place
            }
        }
    }
}

/// The parts of an outcome that are shown.
pub struct Shown<O> {
    shown: Vec<(usize, Declared)>,
    of: PhantomData<fn() -> O>,
}

impl<O: Outcomes> Shown<O> {
    /// The parts.
    pub fn parts(&self) -> Vec<Part> {
        self.shown.iter().map(|(_, shown)| shown.part).collect()
    }

    /// The outcome without its types. Parts that are not shown are left out, so that the
    /// odds treat outcomes that look alike as one.
    pub fn outcome(&self, of: &O) -> Outcome {
        let mut outcome = Outcome::default();
        for (figure, (place, declared)) in outcome.0.iter_mut().zip(&self.shown) {
            *figure = declared.figure(of.figure(*place));
        }
        outcome
    }
}

/// A type that is one part of an outcome.
pub trait PartValue: Copy {
    /// How the figure is read. A `bool` or a number can be given words where the outcome
    /// is declared; an enum made by [`words!`](crate::words) has its own.
    const KIND: PartKind;
    /// The figure.
    fn figure(self) -> u16;
}

impl PartValue for u32 {
    const KIND: PartKind = PartKind::Count;
    fn figure(self) -> u16 {
        self as u16
    }
}

impl PartValue for u8 {
    const KIND: PartKind = PartKind::Count;
    fn figure(self) -> u16 {
        u16::from(self)
    }
}

/// Needs two words: for no and for yes.
impl PartValue for bool {
    const KIND: PartKind = PartKind::Words(&[]);
    fn figure(self) -> u16 {
        u16::from(self)
    }
}

/// A distance that came up on the dice, in whole centimetres.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Distance(pub u32);

impl PartValue for Distance {
    const KIND: PartKind = PartKind::Measure(Unit::Centimetres);
    fn figure(self) -> u16 {
        self.0 as u16
    }
}

/// A direction in degrees; 0 means none. The odds ignore it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bearing(pub u16);

impl PartValue for Bearing {
    const KIND: PartKind = PartKind::Bearing;
    fn figure(self) -> u16 {
        self.0
    }
}

/// A part whose figure is an amount: a number of things, or a distance.
pub trait Amount: PartValue {}

impl Amount for u32 {}
impl Amount for u8 {}
impl Amount for Distance {}

/// A part of an outcome, by its type: `Shot::AT.destroyed`. Made by
/// [`outcome!`](crate::outcome).
pub struct PartAt<V> {
    id: &'static str,
    of: PhantomData<fn() -> V>,
}

impl<V> Clone for PartAt<V> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<V> Copy for PartAt<V> {}

impl<V> PartAt<V> {
    /// The part of this id. Only [`outcome!`](crate::outcome) needs this.
    #[doc(hidden)]
    pub const fn new(id: &'static str) -> Self {
        Self { id, of: PhantomData }
    }

    const fn when(self, when: Wanted) -> Chance {
        Chance { part: self.id, when }
    }
}

impl<V: Amount> PartAt<V> {
    /// This many at least.
    pub const fn at_least(self, least: u16) -> Chance {
        self.when(Wanted::AtLeast(least))
    }

    /// This many at most.
    pub const fn at_most(self, most: u16) -> Chance {
        self.when(Wanted::AtMost(most))
    }

    /// Not a chance but the mean of the figure: "10.5 cm on average".
    pub const fn on_average(self) -> Chance {
        self.when(Wanted::OnAverage)
    }
}

impl<V: PartValue> PartAt<V> {
    /// This word.
    pub fn is(self, word: V) -> Chance {
        self.is_one_of(&[word])
    }

    /// One of these words.
    pub fn is_one_of(self, words: &[V]) -> Chance {
        let own = match V::KIND {
            PartKind::Words(own) => own,
            _ => &[],
        };
        let these = words.iter().map(|word| 1 << word.figure());
        self.when(Wanted::OneOf(own, these.fold(0, |all, one| all | one)))
    }
}

/// A chance of an outcome: that one of its parts has a wanted figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    /// The id of the part.
    pub part: &'static str,
    /// Which of its figures are wanted.
    pub when: Wanted,
}

/// Declares an enum of the words that a part of an outcome can be. The first word applies
/// until something happens.
///
/// ```ignore
/// words! {
///     /// What becomes of the platoon.
///     pub enum Platoon {
///         /// It need not test.
///         NoTest = "no-test" => t::WORD_NO_TEST, Plain;
///         /// It is gone.
///         Destroyed = "destroyed" => t::WORD_PLATOON_DESTROYED, Good;
///     }
/// }
/// ```
#[macro_export]
macro_rules! words {
    ($(#[$meta:meta])* $vis:vis enum $name:ident {
        $(#[$first_doc:meta])* $first:ident = $first_id:literal => $first_label:expr, $first_tone:ident;
        $($(#[$doc:meta])* $variant:ident = $id:literal => $label:expr, $tone:ident;)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name {
            $(#[$first_doc])*
            #[default]
            $first,
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// Every variant in order.
            #[allow(dead_code)]
            pub const ALL: &'static [Self] = &[Self::$first, $(Self::$variant),*];
            /// Their words, in the same order.
            #[allow(dead_code)]
            pub const WORDS: &'static [$crate::aid::Word] = &[
                $crate::aid::Word {
                    id: $first_id,
                    label: $first_label,
                    tone: $crate::aid::Tone::$first_tone,
                },
                $($crate::aid::Word {
                    id: $id,
                    label: $label,
                    tone: $crate::aid::Tone::$tone,
                },)*
            ];

            /// The label.
            #[allow(dead_code)]
            pub const fn label(self) -> $crate::text::Text {
                Self::WORDS[self as usize].label
            }
        }

        impl $crate::aid::PartValue for $name {
            const KIND: $crate::aid::PartKind = $crate::aid::PartKind::Words(Self::WORDS);
            fn figure(self) -> u16 {
                self as u16
            }
        }

        impl $crate::dice::Coded for $name {
            const CODES: u64 = Self::ALL.len() as u64;
            fn code(self) -> u64 {
                self as u64
            }
            fn decode(code: u64) -> Self {
                Self::ALL.get(code as usize).copied().unwrap_or_default()
            }
        }
    };
}

/// Declares the outcome of a procedure: its parts, most wanted first, with their
/// types, labels and words, and when each is shown.
///
/// `of` is the value that decides which parts are shown: the form, or something computed from it.
///
/// A value `beside` the parts is stored with them but is not a figure: the odds do not
/// distinguish outcomes by it, and it is never shown. It is there to be applied to units.
///
/// `Shot::AT` has a handle for each part, to refer to it elsewhere.
///
/// ```ignore
/// outcome! {
///     /// The effect of the shots.
///     pub struct Shot of |form: &Shooting| {
///         /// Teams destroyed.
///         destroyed: u32, t::PART_DESTROYED;
///         bailed_out: u32, t::PART_BAILED_OUT, when form.target == TargetKind::Armoured;
///         /// Two words for a `bool`: for no, and for yes.
///         pinned: bool, t::PART_PINNED, words PINNED_IS_GOOD;
///         /// An enum of `words!`; `words` would list those that are used here.
///         platoon: Platoon, t::PART_PLATOON;
///         /// A result omits it if it is 0.
///         moved: Distance, t::PART_MOVED, quiet true;
///         /// A name for programs that is not the field's.
///         last as "end": End, t::PART_END;
///     } beside {
///         /// The units that were lost.
///         toll: Toll;
///     }
/// }
/// ```
#[macro_export]
macro_rules! outcome {
    ($(#[$meta:meta])* $vis:vis struct $name:ident of |$of:ident: &$context:ty| {
        $($(#[$doc:meta])* $field:ident $(as $id:literal)?: $type:ty, $label:expr
            $(, words $words:expr)? $(, tone $tone:ident)? $(, when $when:expr)?
            $(, quiet $quiet:expr)?;)+
    } $(beside { $($(#[$kept_doc:meta])* $kept:ident: $kept_type:ty;)+ })?) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        $vis struct $name {
            $($(#[$doc])* pub $field: $type,)+
            $($($(#[$kept_doc])* pub $kept: $kept_type,)+)?
        }

        const _: () = {
            /// A handle for each part.
            #[allow(dead_code)]
            pub struct Handles {
                $($(#[$doc])* pub $field: $crate::aid::PartAt<$type>,)+
            }

            impl $name {
                /// The parts, by their types.
                #[allow(dead_code)]
                pub const AT: Handles = Handles {
                    $($field: $crate::aid::PartAt::new($crate::outcome!(@id $field $($id)?)),)+
                };
            }
        };

        impl $crate::aid::Outcomes for $name {
            type Of = $context;

            #[allow(unused_variables)]
            fn parts($of: &$context) -> Vec<Option<$crate::aid::Declared>> {
                vec![$(
                    ($crate::outcome!(@when $($when)?)).then(|| $crate::aid::Declared::new(
                        $crate::outcome!(@id $field $($id)?),
                        $label,
                        <$type as $crate::aid::PartValue>::KIND,
                        $crate::outcome!(@words $($words)?),
                    )$(.toned($crate::aid::Tone::$tone))?$(.quiet($quiet))?)
                ),+]
            }

            fn figure(&self, part: usize) -> u16 {
                let mut _place = 0;
                $(
                    if part == _place {
                        return $crate::aid::PartValue::figure(self.$field);
                    }
                    _place += 1;
                )+
                0
            }
        }
    };
    (@when) => { true };
    (@when $when:expr) => { $when };
    (@id $field:ident) => { $crate::form!(@id $field) };
    (@id $field:ident $id:literal) => { $id };
    (@words) => { None };
    (@words $words:expr) => { Some($words) };
}
