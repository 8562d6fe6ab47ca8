//! What fire does to a unit, from the dice to hit to the last move: the engine
//! of CWC-FIR-P1, CWC-FBK-P1 and CWC-ROU-P1. Every attack runs it; there is no
//! second one.

use crate::aid::{
    Cite, Figure, Modifier, Note, Outcome, Part, PartKind, Sheet, Tone, Unit, Word, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;

use super::deviation::sum;
use super::house::House;
use super::words::{Meets, Position, Save};

/// The most dice counted at once (CWC-FIR-P1).
pub const MOST_DICE: i16 = 100;

/// A forced move of more eliminates (CWC-FBK-03), in cm.
pub const SAFE_DISTANCE: u32 = 10;

/// What a unit under fire is, as its stat line and the table have it.
#[derive(Clone, Copy, Debug)]
pub struct UnderFire {
    /// Its Save.
    pub save: Save,
    /// Its Hits.
    pub hits: i16,
    /// Hits marked on it before.
    pub marked: i16,
    /// Suppressed before this attack.
    pub suppressed: bool,
    /// Recce, or with a special ability: may fall back further (CWC-FBK-03).
    pub exempt: bool,
    /// What holds it.
    pub position: Position,
    /// What a fall-back runs into.
    pub meets: Meets,
    /// Infantry or an unarmoured transport, which wire eliminates
    /// (CWC-FBK-06).
    pub soft: bool,
}

/// Takes the answers of a form whose questions have the usual names. Answers
/// to questions that are not shown are left out.
macro_rules! under_fire {
    ($form:expr, $recce:expr) => {{
        let form = $form;
        let position = if form.already_suppressed {
            form.position
        } else {
            $crate::rulesets::cold_war_commander::words::Position::Free
        };
        let moves = form.already_suppressed && !position.holds();
        let meets = if moves {
            form.meets
        } else {
            $crate::rulesets::cold_war_commander::words::Meets::Clear
        };
        $crate::rulesets::cold_war_commander::effect::UnderFire {
            save: form.save,
            hits: form.hits.0,
            marked: form.marked.0,
            suppressed: form.already_suppressed,
            exempt: moves && ($recce || form.exempt),
            position,
            meets,
            soft: meets == $crate::rulesets::cold_war_commander::words::Meets::Wire && form.soft,
        }
    }};
}
pub(super) use under_fire;

impl UnderFire {
    /// A unit that the state of which is all as usual.
    pub const fn simple(save: Save, hits: i16, marked: i16, suppressed: bool) -> Self {
        Self {
            save,
            hits,
            marked,
            suppressed,
            exempt: false,
            position: Position::Free,
            meets: Meets::Clear,
            soft: false,
        }
    }

    /// Why nothing can be done to it: it is gone already.
    pub fn refusal(&self) -> Option<Note> {
        (self.marked >= self.hits)
            .then(|| Note::new(t::refused_eliminated(self.marked, self.hits), "CWC-FIR-05"))
    }

    /// The sums of its Save and of the hits it can still take.
    pub fn sheets(&self) -> Vec<Sheet> {
        let mut sheets = Vec::new();
        if let Some(number) = self.save.number() {
            sheets.push(plain(
                "save",
                t::SAVE,
                (t::SAVE_EACH_HIT, Figure::Need(number), "CWC-FIR-04"),
            ));
        }
        if self.marked > 0 {
            sheets.push(Sheet {
                id: "hits-left",
                title: t::HITS_LEFT,
                base: (t::HITS, Figure::Number(self.hits), "CWC-STA-01"),
                modifiers: vec![Modifier::new(t::MOD_MARKED, -self.marked, "CWC-FIR-05")],
                result: Figure::Number(self.hits - self.marked),
            });
        }
        sheets
    }

    /// What to know of a unit that is suppressed already.
    pub fn notes(&self, house: &House) -> Vec<Note> {
        let mut notes = Vec::new();
        if !self.suppressed {
            return notes;
        }
        let back = self.back(house.rout_list);
        if !back.stays() {
            notes.push(Note::new(t::NOTE_AWAY_FROM, "CWC-AMB-19"));
        }
        notes.extend(back.note());
        if house.rout_list {
            notes.push(Note::new(t::NOTE_ROUT_LIST, "CWC-AMB-21"));
        }
        notes
    }

    /// Its forced move back, by the list of the fall-back or of the rout.
    const fn back(&self, rout: bool) -> Back {
        Back {
            exempt: self.exempt,
            position: self.position,
            meets: self.meets,
            soft: self.soft,
            rout,
        }
    }
}

/// A sum of one term.
pub fn plain(id: &'static str, title: Text, base: (Text, Figure, Cite)) -> Sheet {
    Sheet {
        id,
        title,
        result: base.1.clone(),
        base,
        modifiers: Vec::new(),
    }
}

/// What becomes of a unit under fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum End {
    /// No hit is left.
    #[default]
    Nothing,
    /// Hits are marked.
    Marked,
    /// It is suppressed by this attack.
    Suppressed,
    /// It falls back or routs, all the way.
    Moves,
    /// It is held where it is.
    Stays,
    /// It stops in contact with friends.
    Halts,
    /// Its hits are used up.
    Destroyed,
    /// It was forced back too far.
    TooFar,
    /// It ran into something deadly.
    OnTheWay,
    /// A rout eliminates it where it stands.
    AtOnce,
    /// It and the friends it ran into are eliminated.
    Both,
}

impl End {
    const ALL: [Self; 11] = [
        Self::Nothing,
        Self::Marked,
        Self::Suppressed,
        Self::Moves,
        Self::Stays,
        Self::Halts,
        Self::Destroyed,
        Self::TooFar,
        Self::OnTheWay,
        Self::AtOnce,
        Self::Both,
    ];

    /// Its word among those of a part.
    const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "no-effect",
            Self::Marked => "marked",
            Self::Suppressed => "suppressed",
            Self::Moves => "falls-back",
            Self::Stays => "stays-put",
            Self::Halts => "halts",
            Self::Destroyed | Self::TooFar | Self::OnTheWay | Self::AtOnce => "eliminated",
            Self::Both => "both-eliminated",
        }
    }

    /// Its word among those of [`why`].
    const fn reason(self) -> &'static str {
        match self {
            Self::Destroyed => "hits",
            Self::TooFar => "too-far",
            Self::OnTheWay | Self::Both => "on-the-way",
            Self::AtOnce => "at-once",
            _ => "none",
        }
    }

    /// Whether the unit is gone.
    pub const fn is_eliminated(self) -> bool {
        matches!(
            self,
            Self::Destroyed | Self::TooFar | Self::OnTheWay | Self::AtOnce | Self::Both
        )
    }
}

/// Whose unit is under fire, for what is good and what is bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// A unit of the side that rolls.
    Own,
    /// A unit of the other side.
    Enemy,
}

const fn word(end: End, label: Text, whose: Whose) -> Word {
    let tone = match (end.is_eliminated(), whose) {
        (true, Whose::Own) => Tone::Bad,
        (true, Whose::Enemy) => Tone::Good,
        (false, whose) => match (end, whose) {
            (End::Nothing, Whose::Own) => Tone::Good,
            (End::Nothing, Whose::Enemy) => Tone::Bad,
            _ => Tone::Plain,
        },
    };
    Word {
        id: end.word(),
        label,
        tone,
    }
}

const fn list<const N: usize>(middle: [(End, Text); N], whose: Whose) -> [Word; N] {
    let mut words = [word(End::Nothing, t::WORD_NO_EFFECT, whose); N];
    let mut index = 0;
    while index < N {
        words[index] = word(middle[index].0, middle[index].1, whose);
        index += 1;
    }
    words
}

macro_rules! words {
    ($whose:expr; $(($end:ident, $label:ident)),+) => {{
        const WORDS: &[Word] = &list([$((End::$end, t::$label)),+], $whose);
        WORDS
    }};
}

macro_rules! words_of {
    ($name:ident, $whose:expr) => {
        /// The words that can come up for a unit in this situation.
        const fn $name(usual: End) -> &'static [Word] {
            match usual {
                End::Suppressed => words![$whose; (Nothing, WORD_NO_EFFECT), (Marked, WORD_MARKED), (Suppressed, WORD_SUPPRESSED), (Destroyed, WORD_ELIMINATED)],
                End::Marked => words![$whose; (Nothing, WORD_NO_EFFECT), (Marked, WORD_MARKED), (Destroyed, WORD_ELIMINATED)],
                End::Moves => words![$whose; (Nothing, WORD_NO_EFFECT), (Moves, WORD_FALLS_BACK), (Destroyed, WORD_ELIMINATED)],
                End::Stays => words![$whose; (Nothing, WORD_NO_EFFECT), (Stays, WORD_STAYS_PUT), (Destroyed, WORD_ELIMINATED)],
                End::Halts => words![$whose; (Nothing, WORD_NO_EFFECT), (Halts, WORD_HALTS), (Destroyed, WORD_ELIMINATED)],
                End::Both => words![$whose; (Nothing, WORD_NO_EFFECT), (Destroyed, WORD_ELIMINATED), (Both, WORD_BOTH_ELIMINATED)],
                _ => words![$whose; (Nothing, WORD_NO_EFFECT), (Destroyed, WORD_ELIMINATED)],
            }
        }
    };
}

words_of!(own_words, Whose::Own);
words_of!(enemy_words, Whose::Enemy);

/// A part of an outcome that says what becomes of one unit.
#[derive(Clone, Copy, Debug)]
pub struct ResultPart {
    /// The part.
    pub part: Part,
    figures: [u8; End::ALL.len()],
}

impl ResultPart {
    fn new(id: &'static str, label: Text, words: &'static [Word]) -> Self {
        Self {
            part: Part {
                id,
                label,
                kind: PartKind::Words(words),
            },
            figures: End::ALL.map(|end| {
                let place = words.iter().position(|word| word.id == end.word());
                place.unwrap_or(0) as u8
            }),
        }
    }

    /// The figure of an end.
    pub fn figure(&self, end: End) -> u32 {
        self.figures[end as usize].into()
    }
}

/// Hits that Saves left.
pub const HITS: Part = Part {
    id: "hits",
    label: t::PART_HITS,
    kind: PartKind::Count,
};

/// How far it falls back.
pub const FALL_BACK: Part = Part {
    id: "fall-back",
    label: t::PART_FALL_BACK,
    kind: PartKind::Measure(Unit::Centimetres),
};

/// By what it was eliminated.
pub const WHY: Part = Part {
    id: "by",
    label: t::PART_ELIMINATED_BY,
    kind: PartKind::Words(REASONS),
};

const REASONS: &[Word] = &[
    reason("none", t::WORD_NOT_ELIMINATED),
    reason("hits", t::WORD_BY_HITS),
    reason("too-far", t::WORD_BY_DISTANCE),
    reason("on-the-way", t::WORD_ON_THE_WAY),
    reason("at-once", t::WORD_AT_ONCE),
];

const fn reason(id: &'static str, label: Text) -> Word {
    Word {
        id,
        label,
        tone: Tone::Plain,
    }
}

/// The figure of an end in [`WHY`].
pub fn why(end: End) -> u32 {
    let place = REASONS.iter().position(|word| word.id == end.reason());
    place.unwrap_or(0) as u32
}

/// What an attack did to a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// What became of it.
    pub end: End,
    /// Hits that Saves left.
    pub hits: u32,
    /// How far it fell back, in cm; 0 if it did not.
    pub moved: u32,
}

/// What follows for a unit that survives its hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// A roll whether it is suppressed (CWC-FIR-07).
    Suppression,
    /// It falls back (CWC-FIR-08), or routs with the house rule.
    FallBack,
    /// Nothing but the markers (CWC-BLU-05).
    OnlyMarkers,
    /// It routs (CWC-ROU-P1).
    Rout,
}

/// A unit under fire with its rolls made ready.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    hit: Roll,
    save: Option<Roll>,
    suppress: Roll,
    /// Hits it can still take.
    left: u32,
    then: Then,
    back: Back,
}

impl Target {
    /// A unit that is hit on `need`. A unit that is suppressed already falls
    /// back, another may be suppressed.
    pub fn of(unit: &UnderFire, need: i16, house: &House) -> Self {
        let then = if unit.suppressed {
            Then::FallBack
        } else {
            Then::Suppression
        };
        Self::with(unit, need, then, house)
    }

    /// A unit that is hit on `need`, and what follows if it survives.
    pub fn with(unit: &UnderFire, need: i16, then: Then, house: &House) -> Self {
        let d6 = Roll::new(Die::D6);
        let rout = then == Then::Rout || (then == Then::FallBack && house.rout_list);
        Self {
            hit: d6.at_least(need).named(t::ROLL_TO_HIT, "CWC-FIR-03"),
            save: (unit.save.number())
                .map(|number| d6.at_least(number).named(t::ROLL_SAVES, "CWC-FIR-04")),
            suppress: d6.at_least(need).named(t::ROLL_SUPPRESSION, "CWC-FIR-07"),
            left: (unit.hits - unit.marked).max(0) as u32,
            then,
            back: unit.back(rout),
        }
    }

    /// What becomes of it under so many attack dice (CWC-FIR-P1).
    pub fn take(&self, dice: &mut dyn Dice, attacks: u32) -> Effect {
        let hits = dice.each(attacks, |die| {
            let saved = |die: &mut dyn Dice| self.save.is_some_and(|save| die.check(&save));
            u32::from(die.check(&self.hit) && !saved(die))
        });
        self.suffer(dice, hits)
    }

    /// What unsaved hits do to it (CWC-FIR-P1, from step 3).
    fn suffer(&self, dice: &mut dyn Dice, hits: u32) -> Effect {
        let end = |end| Effect {
            end,
            hits,
            moved: 0,
        };
        if hits == 0 {
            return end(End::Nothing);
        }
        if hits >= self.left {
            return end(End::Destroyed);
        }
        match self.then {
            Then::OnlyMarkers => end(End::Marked),
            Then::Suppression => {
                let suppressed = dice.each(hits, |die| die.check(&self.suppress));
                end(if suppressed {
                    End::Suppressed
                } else {
                    End::Marked
                })
            }
            Then::FallBack | Then::Rout => {
                let (end, moved) = self.back.roll(dice, hits);
                Effect { end, hits, moved }
            }
        }
    }

    /// The part that says what becomes of it, with the words that can come up.
    pub fn part(&self, id: &'static str, label: Text, whose: Whose) -> ResultPart {
        let usual = match self.then {
            Then::Suppression => End::Suppressed,
            Then::OnlyMarkers => End::Marked,
            Then::FallBack | Then::Rout => self.back.usual(),
        };
        let words = match whose {
            Whose::Own => own_words(usual),
            Whose::Enemy => enemy_words(usual),
        };
        ResultPart::new(id, label, words)
    }
}

/// A forced move back: a fall-back, or a rout.
#[derive(Clone, Copy, Debug)]
pub struct Back {
    /// The limit of 10 cm does not hold for it.
    pub exempt: bool,
    /// What holds it.
    pub position: Position,
    /// What it runs into.
    pub meets: Meets,
    /// Infantry or an unarmoured transport.
    pub soft: bool,
    /// By the list of the rout (CWC-ROU-01 to -03, CWC-AMB-21).
    pub rout: bool,
}

impl Back {
    /// What becomes of the unit wherever the distance does not decide
    /// (CWC-FBK-P1).
    pub fn way(self) -> End {
        match self.meets {
            Meets::Enemy | Meets::Impassable | Meets::Minefield | Meets::Edge => End::OnTheWay,
            Meets::Wire if self.soft => End::OnTheWay,
            Meets::SuppressedFriend if self.rout => End::Both,
            Meets::Friend | Meets::SuppressedFriend => End::Halts,
            Meets::Clear | Meets::Dummy | Meets::Wire => End::Moves,
        }
    }

    /// Whether it is eliminated before any dice (CWC-ROU-03).
    pub const fn lost_at_once(self) -> bool {
        self.rout && self.position.lost_in_a_rout()
    }

    /// Whether it never leaves its place, alive or not.
    pub const fn stays(self) -> bool {
        self.position.holds() || self.lost_at_once()
    }

    /// What to know of what holds it or of what it runs into.
    pub fn note(self) -> Option<Note> {
        if self.lost_at_once() {
            return Some(Note::new(t::NOTE_LOST_AT_ONCE, "CWC-ROU-03"));
        }
        if self.position.holds() {
            return Some(Note::new(t::NOTE_HOLDS, "CWC-FBK-04"));
        }
        match self.meets {
            Meets::Clear => None,
            Meets::Dummy => Some(Note::new(t::NOTE_DUMMY, "CWC-FBK-05")),
            Meets::Wire => Some(Note::new(t::NOTE_WIRE, "CWC-FBK-06")),
            Meets::SuppressedFriend if self.rout => {
                Some(Note::new(t::NOTE_THROUGH_SUPPRESSED, "CWC-ROU-02"))
            }
            Meets::Friend | Meets::SuppressedFriend => {
                Some(Note::new(t::NOTE_FRIEND_SUPPRESSED, "CWC-FBK-07"))
            }
            Meets::Enemy | Meets::Impassable | Meets::Minefield | Meets::Edge => {
                let cite = if self.rout {
                    "CWC-ROU-01"
                } else {
                    "CWC-FBK-05"
                };
                Some(Note::new(t::NOTE_DEADLY_PLACES, cite))
            }
        }
    }

    /// What becomes of it when it does not go too far.
    fn usual(self) -> End {
        if self.lost_at_once() {
            End::AtOnce
        } else if self.position.holds() {
            End::Stays
        } else {
            self.way()
        }
    }

    /// The move after so many hits (1 or more): what becomes of the unit, and
    /// how far it went.
    pub fn roll(self, dice: &mut dyn Dice, hits: u32) -> (End, u32) {
        if self.lost_at_once() {
            return (End::AtOnce, 0);
        }
        let (name, cite) = if self.rout {
            (t::ROLL_ROUT, "CWC-ROU-04")
        } else {
            (t::ROLL_FALL_BACK, "CWC-FBK-02")
        };
        let sum = sum(dice, hits, name, cite);
        let too_far = sum > SAFE_DISTANCE && (self.position.holds() || !self.exempt);
        if too_far {
            return (End::TooFar, 0);
        }
        match self.usual() {
            End::Moves => (End::Moves, sum),
            end => (end, 0),
        }
    }

    /// The part that says what becomes of it.
    pub fn part(self, id: &'static str, label: Text) -> ResultPart {
        // A rout that is rolled always does something.
        let words = match self.usual() {
            End::Moves => {
                words![Whose::Own; (Moves, WORD_FALLS_BACK), (Destroyed, WORD_ELIMINATED)]
            }
            End::Stays => words![Whose::Own; (Stays, WORD_STAYS_PUT), (Destroyed, WORD_ELIMINATED)],
            End::Halts => words![Whose::Own; (Halts, WORD_HALTS), (Destroyed, WORD_ELIMINATED)],
            End::Both => {
                words![Whose::Own; (Destroyed, WORD_ELIMINATED), (Both, WORD_BOTH_ELIMINATED)]
            }
            _ => words![Whose::Own; (Destroyed, WORD_ELIMINATED)],
        };
        ResultPart::new(id, label, words)
    }
}

/// A working for an attack of so many dice on one enemy unit that is hit on
/// `need`: adds what the unit brings with it, the outcome and the procedure.
pub fn under_attack(
    mut working: Working,
    unit: &UnderFire,
    dice: i16,
    need: i16,
    house: &House,
) -> Working {
    working.refusals.extend(unit.refusal());
    if dice > MOST_DICE {
        working.refusals.push(Note::new(
            t::refused_too_many_dice(dice, MOST_DICE),
            "CWC-FIR-02",
        ));
    }
    if dice == 0 && working.refusals.is_empty() {
        working
            .refusals
            .push(Note::new(t::REFUSED_NO_DICE, "CWC-FIR-02"));
    }
    working.sheets.extend(unit.sheets());
    working.notes.extend(unit.notes(house));
    let target = Target::of(unit, need, house);
    let result = target.part("target", t::PART_TARGET, Whose::Enemy);
    working.parts = vec![result.part, HITS];
    if unit.suppressed {
        working.parts.extend([FALL_BACK, WHY]);
    }
    if working.refusals.is_empty() {
        let suppressed = unit.suppressed;
        working.procedure = Some(Box::new(move |roller: &mut dyn Dice| {
            let effect = target.take(roller, dice as u32);
            let end = result.figure(effect.end);
            if suppressed {
                Outcome::of(&[end, effect.hits, effect.moved, why(effect.end)])
            } else {
                Outcome::of(&[end, effect.hits])
            }
        }));
    }
    working
}
