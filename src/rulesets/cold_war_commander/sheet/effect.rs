//! The effect of fire on a unit, from the dice to hit to the last move: the engine of CWC-FIR-P1,
//! CWC-FBK-P1 and CWC-ROU-P1, which every attack uses.

use crate::rulesets::cold_war_commander::prelude::*;

/// The most dice counted at once (CWC-FIR-P1).
pub const MOST_DICE: i16 = 100;

/// The longest forced move, in cm, that does not eliminate (CWC-FBK-03).
pub const SAFE_DISTANCE: u32 = 10;

form! {
    /// The questions about a unit under fire: its stat line and its present state.
    pub struct Health {
        group t::GROUP_TARGET => {
            /// Its Save.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04", "CWC-STA-01"];
            /// Its Hits.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05", "CWC-STA-01"];
            /// Hits on it before this attack.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"];
            /// It was suppressed before this attack.
            already_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FBK-01", "CWC-FIR-08"];
        }
    }
}

form! {
    /// The questions about the fall-back of a unit that is already suppressed.
    pub struct Retreat {
        group t::GROUP_FALL_BACK => {
            /// The position that may hold the unit in place.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04", "CWC-ROU-03"];
            /// It may fall back farther than 10 cm.
            exempt: bool = false, t::EXEMPT, ["CWC-FBK-03"],
                when |form| !form.position.holds();
            /// The obstacle that the fall-back runs into.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-FBK-05", "CWC-FBK-06", "CWC-FBK-07"],
                when |form| !form.position.holds();
            /// The unit is infantry or an unarmoured transport.
            soft: bool = false, t::SOFT, ["CWC-FBK-06"],
                when |form| !form.position.holds() && form.meets == Meets::Wire;
        }
    }
}

impl Health {
    /// The unit under fire, with the known answers about its fall-back; recce may always go farther
    /// than 10 cm.
    pub fn under_fire(&self, back: &Retreat, recce: bool) -> UnderFire {
        UnderFire {
            exempt: recce || back.exempt,
            position: back.position,
            meets: back.meets,
            soft: back.soft,
            ..UnderFire::simple(self.save, self.hits.0, self.marked.0, self.already_suppressed)
        }
        .as_asked()
    }
}

/// A unit under fire: its stat line, and its state on the table.
#[derive(Clone, Copy, Debug)]
pub struct UnderFire {
    /// Its Save.
    pub save: Save,
    /// Its Hits.
    pub hits: i16,
    /// Hits marked on it before.
    pub marked: i16,
    /// It was suppressed before this attack.
    pub suppressed: bool,
    /// It is recce or has a special ability, so it may fall back farther (CWC-FBK-03).
    pub exempt: bool,
    /// Its position, which may hold it in place.
    pub position: Position,
    /// The obstacle that a fall-back runs into.
    pub meets: Meets,
    /// It is infantry or an unarmoured transport, which wire eliminates (CWC-FBK-06).
    pub soft: bool,
}

impl UnderFire {
    /// A unit that is not held and runs into nothing.
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

    /// The unit without the answers to questions that are not shown: only a suppressed
    /// unit falls back, and only one that is not held meets anything.
    #[must_use]
    pub fn as_asked(mut self) -> Self {
        if !self.suppressed {
            self.position = Position::Free;
        }
        if !self.suppressed || self.position.holds() {
            self.exempt = false;
            self.meets = Meets::Clear;
        }
        self.soft &= self.meets == Meets::Wire;
        self
    }

    /// Why nothing can be done to it: it has already been eliminated.
    pub fn refusal(&self) -> Option<Note> {
        (self.marked >= self.hits)
            .then(|| Note::new(t::refused_eliminated(self.marked, self.hits), "CWC-FIR-05"))
    }

    /// The sums of its Save and of the hits it can still take.
    pub fn sums(&self) -> Vec<Sum> {
        let mut sums = Vec::new();
        if let Some(number) = self.save.number() {
            sums.push(plain(
                "save",
                t::SAVE,
                (t::SAVE_EACH_HIT, Figure::Need(number), "CWC-FIR-04"),
            ));
        }
        if self.marked > 0 {
            sums.push(
                Sum::number("hits-left", t::HITS_LEFT, (t::HITS, self.hits, "CWC-STA-01"))
                    .with(vec![Modifier::new(t::MOD_MARKED, -self.marked, "CWC-FIR-05")]),
            );
        }
        sums
    }

    /// Notes about a unit that is already suppressed.
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

    /// Its forced move back, by the list for a fall-back or that for a rout.
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
pub fn plain(id: &'static str, title: Text, base: (Text, Figure, Cite)) -> Sum {
    Sum { id, title, result: base.1.clone(), base, modifiers: Vec::new() }
}

words! {
    /// The fate of a unit under fire. The tones are for its own side.
    pub enum End {
        /// No hit is left.
        Nothing = "no-effect" => t::WORD_NO_EFFECT, Good;
        /// Hits are marked.
        Marked = "marked" => t::WORD_MARKED, Plain;
        /// It is suppressed by this attack.
        Suppressed = "suppressed" => t::WORD_SUPPRESSED, Plain;
        /// It falls back or routs, the full distance.
        Moves = "falls-back" => t::WORD_FALLS_BACK, Plain;
        /// It is held in place.
        Stays = "stays-put" => t::WORD_STAYS_PUT, Plain;
        /// It stops in contact with friends.
        Halts = "halts" => t::WORD_HALTS, Plain;
        /// Its hits are used up.
        Destroyed = "eliminated" => t::WORD_ELIMINATED, Bad;
        /// It was forced back too far.
        TooFar = "eliminated" => t::WORD_ELIMINATED, Bad;
        /// It ran into something deadly.
        OnTheWay = "eliminated" => t::WORD_ELIMINATED, Bad;
        /// A rout eliminates it where it is.
        AtOnce = "eliminated" => t::WORD_ELIMINATED, Bad;
        /// It and the friends it ran into are eliminated.
        Both = "both-eliminated" => t::WORD_BOTH_ELIMINATED, Bad;
    }
}

words! {
    /// The cause of a unit's elimination.
    pub enum Reason {
        /// It was not eliminated.
        None = "none" => t::WORD_NOT_ELIMINATED, Plain;
        /// Its hits eliminated it.
        Hits = "hits" => t::WORD_BY_HITS, Plain;
        /// It was forced back too far.
        TooFar = "too-far" => t::WORD_BY_DISTANCE, Plain;
        /// It ran into something deadly.
        OnTheWay = "on-the-way" => t::WORD_ON_THE_WAY, Plain;
        /// A rout eliminated it where it was.
        AtOnce = "at-once" => t::WORD_AT_ONCE, Plain;
    }
}

impl End {
    /// The cause of its elimination, if it was eliminated.
    pub const fn reason(self) -> Reason {
        match self {
            Self::Destroyed => Reason::Hits,
            Self::TooFar => Reason::TooFar,
            Self::OnTheWay | Self::Both => Reason::OnTheWay,
            Self::AtOnce => Reason::AtOnce,
            _ => Reason::None,
        }
    }

    /// Whether the unit is eliminated.
    pub const fn is_eliminated(self) -> bool {
        matches!(self, Self::Destroyed | Self::TooFar | Self::OnTheWay | Self::AtOnce | Self::Both)
    }

    /// Adds the chances for a unit with this usual fate to a working, given the part of the outcome
    /// that holds the fate: the chance of elimination, and otherwise the effect of its hits.
    fn wanted(self, working: Working, part: PartAt<End>) -> Working {
        let gone: &[Self] = match self {
            Self::Both => &[Self::Destroyed, Self::Both],
            _ => &[Self::Destroyed],
        };
        let working = working.chance(t::WANT_ELIMINATED, part.is_one_of(gone));
        let words = match self {
            Self::Suppressed => t::WANT_SUPPRESSED,
            Self::Marked => t::WANT_MARKED,
            Self::Moves => t::WANT_FALLS_BACK,
            Self::Stays => t::WANT_STAYS_PUT,
            Self::Halts => t::WANT_HALTS,
            _ => return working,
        };
        working.chance(words, part.is(self))
    }

    /// The word for it; a result that is good for one side is bad for the other.
    const fn word(self, own: bool) -> Word {
        let word = Self::WORDS[self as usize];
        let tone = match word.tone {
            Tone::Good if !own => Tone::Bad,
            Tone::Bad if !own => Tone::Good,
            tone => tone,
        };
        Word { tone, ..word }
    }
}

/// The words for these ends.
const fn list<const N: usize>(ends: [End; N], own: bool) -> [Word; N] {
    let mut words = [End::Nothing.word(own); N];
    let mut index = 0;
    while index < N {
        words[index] = ends[index].word(own);
        index += 1;
    }
    words
}

/// The possible words for a unit with this usual fate.
fn words<const OWN: bool>(usual: End) -> &'static [Word] {
    use End::{Both, Destroyed, Halts, Marked, Moves, Nothing, Stays, Suppressed};
    match usual {
        Suppressed => const { &list([Nothing, Marked, Suppressed, Destroyed], OWN) },
        Marked => const { &list([Nothing, Marked, Destroyed], OWN) },
        Moves => const { &list([Nothing, Moves, Destroyed], OWN) },
        Stays => const { &list([Nothing, Stays, Destroyed], OWN) },
        Halts => const { &list([Nothing, Halts, Destroyed], OWN) },
        Both => const { &list([Nothing, Destroyed, Both], OWN) },
        _ => const { &list([Nothing, Destroyed], OWN) },
    }
}

outcome! {
    /// The effect of an attack on an enemy unit.
    pub struct Attacked of |target: &Target| {
        /// The fate of the target.
        end as "target": End, t::PART_TARGET, words target.enemy_words();
        /// Hits left after Saves.
        hits: u32, t::PART_HITS;
        /// How far it fell back.
        moved as "fall-back": Distance, t::PART_FALL_BACK, when target.moves(), quiet true;
        /// The cause of its elimination.
        by: Reason, t::PART_ELIMINATED_BY, when target.moves(), quiet true;
    }
}

impl From<Effect> for Attacked {
    fn from(effect: Effect) -> Self {
        Self {
            end: effect.end,
            hits: effect.hits,
            moved: Distance(effect.moved),
            by: effect.end.reason(),
        }
    }
}

/// The effect of an attack on a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effect {
    /// The fate of the unit.
    pub end: End,
    /// Hits left after Saves.
    pub hits: u32,
    /// How far it fell back, in cm; 0 if it did not.
    pub moved: u32,
}

/// The consequence for a unit that survives its hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// A roll for suppression (CWC-FIR-07).
    Suppression,
    /// It falls back (CWC-FIR-08), or routs with the house rule.
    FallBack,
    /// Only the markers, and nothing else (CWC-BLU-05).
    OnlyMarkers,
    /// It routs (CWC-ROU-P1).
    Rout,
}

/// A unit under fire with its rolls prepared.
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
    /// A unit that is hit on `need`. If already suppressed, it falls back; otherwise it
    /// may be suppressed.
    pub fn of(unit: &UnderFire, need: i16, house: &House) -> Self {
        let then = if unit.suppressed { Then::FallBack } else { Then::Suppression };
        Self::with(unit, need, then, house)
    }

    /// A unit that is hit on `need`, with the consequence if it survives.
    pub fn with(unit: &UnderFire, need: i16, then: Then, house: &House) -> Self {
        let d6 = Roll::new(Die::D6);
        let rout = then == Then::Rout || (then == Then::FallBack && house.rout_list);
        Self {
            hit: d6.at_least(need).named(t::ROLL_TO_HIT, "CWC-FIR-03").by_acting(),
            save: (unit.save.number())
                .map(|number| d6.at_least(number).named(t::ROLL_SAVES, "CWC-FIR-04").by_facing()),
            // The firer rolls for suppression, which needs the same number as a hit.
            suppress: d6.at_least(need).named(t::ROLL_SUPPRESSION, "CWC-FIR-07").by_acting(),
            left: (unit.hits - unit.marked).max(0) as u32,
            then,
            back: unit.back(rout),
        }
    }

    /// The effect of this many attack dice on it (CWC-FIR-P1).
    pub fn take(&self, dice: &mut dyn Dice, attacks: u32) -> Effect {
        let hits = dice.each(attacks, |die| {
            let saved = |die: &mut dyn Dice| self.save.is_some_and(|save| die.check(&save));
            u32::from(die.check(&self.hit) && !saved(die))
        });
        self.suffer(dice, hits)
    }

    /// The effect of unsaved hits on it (CWC-FIR-P1, from step 3).
    fn suffer(&self, dice: &mut dyn Dice, hits: u32) -> Effect {
        let end = |end| Effect { end, hits, moved: 0 };
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
                end(if suppressed { End::Suppressed } else { End::Marked })
            }
            Then::FallBack | Then::Rout => {
                let (end, moved) = self.back.roll(dice, hits, By::Acting);
                Effect { end, hits, moved }
            }
        }
    }

    /// Whether it falls back or routs when hit.
    pub const fn moves(&self) -> bool {
        matches!(self.then, Then::FallBack | Then::Rout)
    }

    /// Its fate when it is hit and not eliminated.
    fn usual(&self) -> End {
        match self.then {
            Then::Suppression => End::Suppressed,
            Then::OnlyMarkers => End::Marked,
            Then::FallBack | Then::Rout => self.back.usual(),
        }
    }

    /// Adds its chances, see `End::wanted`.
    pub fn wanted(&self, working: Working, part: PartAt<End>) -> Working {
        self.usual().wanted(working, part)
    }

    /// The possible words for it, if it belongs to the side that rolls.
    pub fn own_words(&self) -> &'static [Word] {
        words::<true>(self.usual())
    }

    /// The possible words for it, if it belongs to the other side.
    pub fn enemy_words(&self) -> &'static [Word] {
        words::<false>(self.usual())
    }
}

/// A forced move back: a fall-back, or a rout.
#[derive(Clone, Copy, Debug)]
pub struct Back {
    /// The limit of 10 cm does not apply to it.
    pub exempt: bool,
    /// The position that may hold the unit in place.
    pub position: Position,
    /// The obstacle that it runs into.
    pub meets: Meets,
    /// The unit is infantry or an unarmoured transport.
    pub soft: bool,
    /// Whether the list for the rout is used (CWC-ROU-01 to -03, CWC-AMB-21).
    pub rout: bool,
}

impl Back {
    /// The fate of the unit where the distance does not decide (CWC-FBK-P1).
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

    /// A note on what holds it or what it runs into.
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
                let cite = if self.rout { "CWC-ROU-01" } else { "CWC-FBK-05" };
                Some(Note::new(t::NOTE_DEADLY_PLACES, cite))
            }
        }
    }

    /// Its fate if it does not go too far.
    fn usual(self) -> End {
        if self.lost_at_once() {
            End::AtOnce
        } else if self.position.holds() {
            End::Stays
        } else {
            self.way()
        }
    }

    /// Rolls the move after `hits` (1 or more): the result for the unit, and the distance. After
    /// fire the firer rolls the dice (CWC-AMB-57).
    pub fn roll(self, dice: &mut dyn Dice, hits: u32, by: By) -> (End, u32) {
        if self.lost_at_once() {
            return (End::AtOnce, 0);
        }
        let (name, cite) = if self.rout {
            (t::ROLL_ROUT, "CWC-ROU-04")
        } else {
            (t::ROLL_FALL_BACK, "CWC-FBK-02")
        };
        let one = Roll::new(Die::D6).named(name, cite).thrown(by);
        self.forced(sum(dice, hits, one))
    }

    /// A move of `distance` cm: the result for the unit, and how far it went.
    pub fn forced(self, distance: u32) -> (End, u32) {
        let limited = self.position.holds() || !self.exempt;
        if self.lost_at_once() {
            (End::AtOnce, 0)
        } else if distance > SAFE_DISTANCE && limited {
            (End::TooFar, 0)
        } else {
            match self.usual() {
                End::Moves => (End::Moves, distance),
                end => (end, 0),
            }
        }
    }

    /// Adds its chances, see `End::wanted`.
    pub fn wanted(self, working: Working, part: PartAt<End>) -> Working {
        self.usual().wanted(working, part)
    }

    /// The possible words for it: a rolled move always has an effect.
    pub fn words(self) -> &'static [Word] {
        let words = words::<true>(self.usual());
        words.split_first().map_or(words, |(_, words)| words)
    }
}

/// The headline for an attack: the number of its dice.
pub fn attack_dice(dice: i16) -> (Text, Figure) {
    let words = if dice == 1 { t::ATTACK_DIE } else { t::ATTACK_DICE };
    (words, Figure::Dice(dice))
}

/// A working for an attack of this many dice on one enemy unit that is hit on `need`: adds
/// the unit's part and the rolls.
pub fn under_attack<C: Calculate<Outcome = Attacked>>(
    mut working: Working,
    unit: &UnderFire,
    dice: i16,
    need: i16,
    house: &House,
) -> Work<C> {
    working.refusals.extend(unit.refusal());
    if dice > MOST_DICE {
        working.refusals.push(Note::new(t::refused_too_many_dice(dice, MOST_DICE), "CWC-FIR-02"));
    }
    if dice == 0 && working.refusals.is_empty() {
        working.refusals.push(Note::new(t::REFUSED_NO_DICE, "CWC-FIR-02"));
    }
    working.sums.extend(unit.sums());
    working.notes.extend(unit.notes(house));
    let target = Target::of(unit, need, house);
    working.dice = Some(attack_dice(dice));
    let working = (target.wanted(working, Attacked::AT.end))
        .chance(t::WANT_HITS, Attacked::AT.hits.on_average());
    working.rolls(&target, move |roller| target.take(roller, dice as u32).into())
}

/// The most dice that one roll adds up.
const MOST_ADDED: u32 = 12;

/// The sum of this many D6: a distance in centimetres (CWC-FBK-02, CWC-AMB-10).
pub(crate) fn sum(dice: &mut dyn Dice, count: u32, one: Roll) -> u32 {
    let rest = count % MOST_ADDED;
    let throws = [(count / MOST_ADDED, MOST_ADDED), (u32::from(rest > 0), rest)];
    dice.each_of(&throws, |dice, &added| dice.total(&one.sum_of(added as u8)))
}
