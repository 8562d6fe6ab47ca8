//! The players' own modifiers: numbers added to a sum beside the sheet's modifiers.
//!
//! They belong to the answers of a calculator ([`Values::own`](super::Values::own)). The sums are
//! worked out deep inside a game, which does not know these modifiers: each sum includes those in
//! force when it adds up its modifiers ([`add`]). So the number shown and the number that the dice
//! use stay the same.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::text::Phrase;
use crate::text::keys::screens as s;

use super::{Cite, Modifier, Note, Values, Working};

/// The rule cited for the players' own modifiers: it is in no sheet.
pub const PLAYERS_OWN: Cite = "OWN";

/// One of the players' own modifiers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OwnModifier {
    /// The id of the sum that it is added to.
    pub sum: String,
    /// The players' label for it; may be empty.
    pub label: String,
    /// The number added, never 0.
    pub amount: i16,
}

impl OwnModifier {
    /// The highest amount; negated, the lowest.
    pub const HIGHEST: i16 = 9;
    /// The longest label, in letters.
    pub const LONGEST: usize = 40;
    /// The most that one calculator can have.
    pub const MOST: usize = 4;
    /// The beginning of its name in addresses and saves.
    const PREFIX: &'static str = "modifier.";

    /// Whether a name in an address or a save belongs to a modifier.
    pub fn is_named(written: &str) -> bool {
        written.starts_with(Self::PREFIX)
    }

    /// Reads a name and a number as [`name`](Self::name) and [`number`](Self::number) write
    /// them. `None` for 0, in line with [`Values::put_own`].
    pub fn read(name: &str, number: &str) -> Option<Self> {
        let (sum, label) = name.strip_prefix(Self::PREFIX)?.split_once('.')?;
        let is_of_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let is_id = !sum.is_empty() && sum.len() <= Self::LONGEST && sum.chars().all(is_of_id);
        let amount = number.replace('−', "-").parse().ok()?;
        let range = -Self::HIGHEST..=Self::HIGHEST;
        (is_id && Self::is_label(label) && range.contains(&amount)).then(|| Self {
            sum: sum.to_owned(),
            label: label.to_owned(),
            amount,
        })
    }

    /// Words as a label: trimmed, and without invisible characters.
    pub fn label_of(words: &str) -> String {
        let words = words.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut label: String = words.chars().filter(|letter| !is_unseen(*letter)).collect();
        if let Some((end, _)) = label.char_indices().nth(Self::LONGEST) {
            label.truncate(end);
        }
        label.trim().to_owned()
    }

    fn is_label(label: &str) -> bool {
        label.chars().nth(Self::LONGEST).is_none() && Self::label_of(label) == label
    }

    /// The name in addresses and saves: `modifier.to-hit.stabilisers`.
    pub fn name(&self) -> String {
        format!("{}{}.{}", Self::PREFIX, self.sum, self.label)
    }

    /// The number in addresses and saves: `-1`.
    pub fn number(&self) -> String {
        self.amount.to_string()
    }

    /// Its label, or a general one.
    pub fn phrase(&self) -> Phrase {
        if self.label.is_empty() {
            s::OWN_MODIFIER.into()
        } else {
            s::own_modifier_of(self.label.clone())
        }
    }

    /// Its label with its number: "stabilisers −1".
    pub fn with_number(&self) -> Phrase {
        let sign = if self.amount < 0 { '−' } else { '+' };
        let number = format!("{sign}{}", self.amount.unsigned_abs());
        s::own_modifier_number(self.phrase(), number)
    }
}

/// Whether a character is invisible, or changes the direction of the text beside it.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(
            letter,
            '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
                | '\u{FEFF}'
        )
}

thread_local! {
    /// The modifiers of the calculator that is being worked out.
    static IN_FORCE: RefCell<Rc<[OwnModifier]>> = RefCell::new(Rc::new([]));
    /// The ids of the sums that have asked for their modifiers.
    static ASKED: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) };
    /// Whether `ASKED` is recorded at present.
    static NOTES: Cell<bool> = const { Cell::new(false) };
}

/// Restores what was in force before, even after a panic.
struct Before(Rc<[OwnModifier]>);

impl Before {
    fn putting(own: &Rc<[OwnModifier]>) -> Self {
        Self(IN_FORCE.replace(Rc::clone(own)))
    }
}

impl Drop for Before {
    fn drop(&mut self) {
        IN_FORCE.set(Rc::clone(&self.0));
    }
}

/// The number that the players add to a sum. Marks the sum as one that takes modifiers.
pub fn total(sum: &'static str) -> i16 {
    let of_sum = of(sum);
    of_sum.iter().map(|modifier| modifier.value).sum()
}

/// Appends the players' own modifiers of a sum to its others; returns their total.
pub fn add(sum: &'static str, modifiers: &mut Vec<Modifier>) -> i16 {
    let own = of(sum);
    let total = own.iter().map(|modifier| modifier.value).sum();
    modifiers.extend(own);
    total
}

/// Appends the players' own modifiers of a number of dice, which is `dice` so far; returns the
/// new number, which is never negative.
pub fn add_dice(sum: &'static str, dice: i16, modifiers: &mut Vec<Modifier>) -> i16 {
    let dice = dice + add(sum, modifiers);
    if dice < 0 {
        modifiers.push(Modifier::new(s::OWN_MODIFIER_NO_FEWER, -dice, PLAYERS_OWN));
    }
    dice.max(0)
}

fn of(sum: &'static str) -> Vec<Modifier> {
    if NOTES.get() {
        ASKED.with_borrow_mut(|asked| asked.push(sum));
    }
    IN_FORCE.with_borrow(|own| {
        own.iter()
            .filter(|own| own.sum == sum)
            .map(|own| Modifier::new(own.phrase(), own.amount, PLAYERS_OWN))
            .collect()
    })
}

/// Works something out with these modifiers in force.
fn within<T>(own: &Rc<[OwnModifier]>, work: impl FnOnce() -> T) -> T {
    let _before = Before::putting(own);
    work()
}

/// A working with the players' own modifiers: those whose sum is shown and takes them are in force
/// in it and in its dice; for all others it reports that they change nothing.
pub(super) fn worked(values: &Values, work: &dyn Fn() -> Working) -> Working {
    let noted = |own: &Rc<[OwnModifier]>| {
        let outer = (NOTES.replace(true), ASKED.take());
        let working = within(own, work);
        NOTES.set(outer.0);
        (working, ASKED.replace(outer.1))
    };
    let mut own: Rc<[OwnModifier]> = values.own().into();
    let (mut working, mut asked) = noted(&own);
    let is_shown = |working: &Working, asked: &[&str], one: &OwnModifier| {
        let mut sums = working.sums.iter();
        asked.contains(&&*one.sum) && sums.any(|sum| sum.id == one.sum)
    };
    if !own.iter().all(|one| is_shown(&working, &asked, one)) {
        let shown = own.iter().filter(|one| is_shown(&working, &asked, one));
        own = shown.cloned().collect();
        (working, asked) = noted(&own);
    }
    let sums = working.sums.iter().map(|sum| sum.id);
    working.takes = sums.filter(|sum| asked.contains(sum)).collect();
    let idle = values.own().iter().filter(|one| !own.contains(one));
    let idle = idle.map(|one| Note::new(s::own_modifier_idle(one.with_number()), PLAYERS_OWN));
    working.not_counted.extend(idle);
    if !own.is_empty() {
        if !working.refusals.is_empty() {
            let stays = Note::new(s::OWN_MODIFIER_REFUSED, PLAYERS_OWN);
            working.not_counted.push(stays);
        }
        if let Some(procedure) = working.procedure.take() {
            let own = Rc::clone(&own);
            working.procedure = Some(Box::new(move |dice| within(&own, || procedure(dice))));
        }
        working.own = own.to_vec();
    }
    working
}

/// Runs something with the modifiers of a calculator's working in force.
pub(super) fn in_force(
    values: &Values,
    house: &Values,
    work: fn(&Values, &Values) -> Working,
    go: &mut dyn FnMut(),
) {
    let own = if values.own().is_empty() { Rc::default() } else { work(values, house).own.into() };
    within(&own, go);
}
