//! Forms inside other forms: their questions are laid out in one list at compile time.

use crate::text::Text;

use super::{Answer, At, Cite, Field, Form, Id, Kind, When};

/// An item of a form: a question, or an included block. Only [`form!`](crate::form) needs
/// this and the items below.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub enum Piece {
    One(Field),
    Block(Taken),
}

/// A block that is included once or several times.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct Taken {
    pub of: &'static str,
    pub fields: &'static [Field],
    /// How often; 0 is once, without a number.
    pub times: usize,
    /// The heading above it, unless another is given.
    pub group: Text,
    /// A heading for each block.
    pub heads: &'static [Text],
    pub within: When,
    pub with: &'static [With],
    /// The places of questions, each with its former name.
    pub was: &'static [(u16, &'static str)],
    /// The places of questions, each with its default in every block.
    pub defaults: &'static [(u16, &'static [i16])],
}

/// Where an included question differs from the block's own.
#[doc(hidden)]
#[derive(Clone, Copy)]
pub struct With {
    pub index: u16,
    pub default: i16,
    pub label: Text,
    pub cites: &'static [Cite],
    pub here: When,
}

/// Lays out the questions of all pieces, one after another.
#[doc(hidden)]
pub const fn flat<const N: usize>(pieces: &[Piece]) -> [Field; N] {
    let nothing = Field::new("", Kind::Toggle, 0, (Text::EMPTY, Text::EMPTY), &[], |_| true);
    let mut out = [nothing; N];
    let (mut at, mut piece) = (0, 0);
    while piece < pieces.len() {
        match &pieces[piece] {
            Piece::One(field) => {
                out[at] = *field;
                at += 1;
            }
            Piece::Block(taken) => {
                let blocks = if taken.times == 0 { 1 } else { taken.times };
                assert!(
                    taken.heads.is_empty() || taken.heads.len() == blocks,
                    "a heading for each block"
                );
                let mut nth = 0;
                while nth < blocks {
                    at = one_block(&mut out, at, taken, nth);
                    nth += 1;
                }
            }
        }
        piece += 1;
    }
    out
}

const fn one_block(out: &mut [Field], start: usize, taken: &Taken, nth: usize) -> usize {
    let mut index = 0;
    while index < taken.fields.len() {
        let mut field = taken.fields[index];
        assert!(field.block.is_none(), "a block stands in no other block");
        field.block = Some(start as u16);
        field.within = taken.within;
        field.id = Id {
            of: taken.of,
            nth: if taken.times == 0 { 0 } else { nth as u8 + 1 },
            name: field.id.name,
        };
        if !taken.heads.is_empty() {
            field.group = taken.heads[nth];
        } else if !taken.of.is_empty() {
            field.group = taken.group;
        }
        let mut with = 0;
        while with < taken.with.len() {
            let differs = &taken.with[with];
            if differs.index as usize == index {
                field.default = differs.default;
                field.label = differs.label;
                field.cites = differs.cites;
                field.here = differs.here;
            }
            with += 1;
        }
        let mut defaults = 0;
        while defaults < taken.defaults.len() {
            let (place, each) = taken.defaults[defaults];
            if place as usize == index {
                assert!(nth < each.len(), "a default for each block");
                field.default = each[nth];
            }
            defaults += 1;
        }
        let mut was = 0;
        while was < taken.was.len() {
            if taken.was[was].0 as usize == index {
                field.was = taken.was[was].1;
            }
            was += 1;
        }
        out[start + index] = field;
        index += 1;
    }
    start + index
}

/// A form included in another: once, or as an array (`[Group; 4]`).
#[doc(hidden)]
pub trait Block {
    type Form: Form;
    const TIMES: usize;
}

impl<F: Form> Block for F {
    type Form = F;
    const TIMES: usize = 0;
}

impl<F: Form, const N: usize> Block for [F; N] {
    type Form = F;
    const TIMES: usize = N;
}

/// Checks the type of a default written in a `with`.
#[doc(hidden)]
pub const fn written<F, T: Answer>(_: At<F, T>, written: T::Written) -> T::Written {
    written
}

#[doc(hidden)]
pub const fn kind_at<F, T: Answer>(_: At<F, T>) -> Kind {
    T::KIND
}
