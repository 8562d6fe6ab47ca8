//! The hit-effect table: what an impact does to a model, and what several of
//! them add up to. Every shot, assault or blast ends here (K20-GEN-02).

use crate::aid::{
    Cite, Figure, Modifier, Note, Opening, Part, PartKind, ResultRow, Sheet, Tone, Word,
};
use crate::choices;
use crate::dice::{Band, Coded, Dice, Die, Roll, Tally};
use crate::text::Text;
use crate::text::keys::k20 as t;

use super::house::House;
use super::tables;

choices! {
    /// The half of the hit-effect table (K20-HET-T1).
    pub enum Half {
        /// Vehicles, guns and structures.
        Vehicle = "vehicle" => t::HALF_VEHICLE,
        /// Infantry and crews.
        Infantry = "infantry" => t::HALF_INFANTRY,
    }
}

impl Half {
    /// The roll on the row of an impact strength. Its bands are the results,
    /// worst for the target first.
    pub fn roll(self, strength: i16) -> Roll {
        let row = tables::hit_effects(strength);
        let (upto, labels) = match self {
            Self::Vehicle => (
                row.vehicle,
                [
                    t::EFFECT_BURNS,
                    t::EFFECT_DAMAGE,
                    t::EFFECT_IMMOBILISED,
                    t::EFFECT_SUPPRESSED,
                    t::EFFECT_NONE,
                ],
            ),
            Self::Infantry => (
                row.infantry,
                [
                    t::EFFECT_DAMAGE_MORALE,
                    t::EFFECT_DAMAGE,
                    t::EFFECT_SUPPRESSED,
                    t::EFFECT_PINNED,
                    t::EFFECT_NONE,
                ],
            ),
        };
        let bands = std::array::from_fn::<_, 5, _>(|at| Band {
            upto: upto[at],
            label: labels[at],
        });
        Roll::new(Die::D20)
            .bands(&bands)
            .named(t::ROLL_EFFECT, "K20-HET-01")
    }

    /// The row of an impact strength, to be shown.
    pub fn row(self, title: Text, strength: i16) -> ResultRow {
        ResultRow {
            title,
            roll: self.roll(strength),
            cite: "K20-HET-T1",
        }
    }

    /// The rule of the strength against it.
    pub const fn strength_cite(self) -> Cite {
        match self {
            Self::Vehicle => "K20-HET-02",
            Self::Infantry => "K20-HET-03",
        }
    }

    /// The tests that a hit on a model may bring (K20-MOR-01, K20-IMM-04): a gun
    /// or a building cannot become immobilised.
    pub fn tests(self, is_vehicle: bool) -> Vec<Opening> {
        let crew = is_vehicle && self == Self::Vehicle;
        let mut tests = vec![Opening::new("morale")];
        tests.extend(crew.then(|| Opening::new("crew-morale")));
        tests
    }

    /// What to know of the results.
    pub fn notes(self, house: House) -> Vec<Note> {
        let mut notes = Vec::new();
        if self == Self::Infantry {
            notes.push(minus_morale_note(house));
        }
        if self == Self::Vehicle && house.strength_is_net {
            notes.push(Note::new(t::NOTE_STRENGTH_IS_NET, "K20-AMB-03"));
        }
        notes.push(Note::new(t::NOTE_CAPACITY, "K20-AMB-10"));
        notes
    }

    /// What an impact does, as the side that strikes sees it.
    pub const fn part(self) -> Part {
        Part {
            id: "effect",
            label: t::PART_EFFECT,
            kind: PartKind::Words(self.words()),
        }
    }

    /// The results as words, best for the target first: the figure of an
    /// effect is [`Suffered::effect`].
    pub const fn words(self) -> &'static [Word] {
        match self {
            Self::Vehicle => VEHICLE_EFFECTS,
            Self::Infantry => INFANTRY_EFFECTS,
        }
    }

    /// What hinders a model that is not out, beside its damage.
    pub const fn hindrance(self) -> Part {
        Part {
            id: "hindrance",
            label: t::PART_HINDRANCE,
            kind: PartKind::Words(match self {
                Self::Vehicle => VEHICLE_HINDRANCES,
                Self::Infantry => INFANTRY_HINDRANCES,
            }),
        }
    }
}

const fn word(id: &'static str, label: Text, tone: Tone) -> Word {
    Word { id, label, tone }
}

const NO_EFFECT: Word = word("no-effect", t::EFFECT_NONE, Tone::Bad);
const SUPPRESSED: Word = word("suppressed", t::EFFECT_SUPPRESSED, Tone::Good);
const DAMAGE: Word = word("damage", t::EFFECT_DAMAGE, Tone::Good);
const PINNED: Word = word("pinned", t::EFFECT_PINNED, Tone::Good);
const IMMOBILISED: Word = word("immobilised", t::EFFECT_IMMOBILISED, Tone::Good);
const BURNS: Word = word("burns", t::EFFECT_BURNS, Tone::Good);

const VEHICLE_EFFECTS: &[Word] = &[NO_EFFECT, SUPPRESSED, IMMOBILISED, DAMAGE, BURNS];

/// The same of a vehicle that can be Pinned too.
pub(super) const VEHICLE_OR_PINNED: &[Word] =
    &[NO_EFFECT, PINNED, SUPPRESSED, IMMOBILISED, DAMAGE, BURNS];

const INFANTRY_EFFECTS: &[Word] = &[
    NO_EFFECT,
    PINNED,
    SUPPRESSED,
    DAMAGE,
    word("damage-and-morale", t::EFFECT_DAMAGE_MORALE, Tone::Good),
];

const UNHINDERED: Word = word("none", t::HINDRANCE_NONE, Tone::Plain);

const VEHICLE_HINDRANCES: &[Word] = &[UNHINDERED, SUPPRESSED, IMMOBILISED];

const INFANTRY_HINDRANCES: &[Word] = &[
    UNHINDERED,
    PINNED,
    SUPPRESSED,
    word("pinned-and-suppressed", t::HINDRANCE_BOTH, Tone::Good),
];

/// How badly a model is hurt (K20-AMB-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wound {
    /// Not at all.
    #[default]
    None,
    /// A vehicle with 1 damage.
    Damaged,
    /// Out: a vehicle with 2 damage burns, an infantry stand with 1 is removed.
    Out,
    /// Infantry that is out and takes 1 from its unit's morale (K20-AMB-09).
    OutAndShaken,
}

/// What a model has suffered from the impacts of one procedure.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suffered {
    /// Its damage.
    pub wound: Wound,
    /// Pinned: -5 to tests.
    pub pinned: bool,
    /// Suppressed.
    pub suppressed: bool,
    /// Immobilised.
    pub immobilised: bool,
}

impl Suffered {
    /// A model before it is struck, which may have 1 damage already.
    pub fn before(damaged: bool) -> Self {
        let wound = if damaged { Wound::Damaged } else { Wound::None };
        Self {
            wound,
            ..Self::default()
        }
    }

    /// Whether the model is out: nothing more can happen to it.
    pub const fn is_out(self) -> bool {
        matches!(self.wound, Wound::Out | Wound::OutAndShaken)
    }

    /// One more impact, rolled on the row of its strength. A model that is out
    /// suffers no more.
    #[must_use]
    pub fn struck(self, dice: &mut dyn Dice, half: Half, row: &Roll) -> Self {
        if self.is_out() {
            return self;
        }
        let out = |wound| Self {
            wound,
            ..Self::default()
        };
        let mut after = self;
        match (half, dice.band(row)) {
            (Half::Vehicle, 0) | (Half::Infantry, 1) => after = out(Wound::Out),
            (Half::Vehicle, 1) if self.wound == Wound::Damaged => after = out(Wound::Out),
            (Half::Vehicle, 1) => after.wound = Wound::Damaged,
            (Half::Vehicle, 2) => {
                after.immobilised = true;
                after.suppressed = true;
            }
            (Half::Infantry, 0) => after = out(Wound::OutAndShaken),
            (Half::Vehicle, 3) | (Half::Infantry, 2) => after.suppressed = true,
            (Half::Infantry, 3) => after.pinned = true,
            _ => {}
        }
        after
    }

    /// The worst that happened to a model that was `damaged` before, as a
    /// figure of [`Half::part`].
    pub fn effect(self, half: Half, damaged: bool) -> u32 {
        match (half, self.wound) {
            (Half::Vehicle, Wound::Out) | (_, Wound::OutAndShaken) => 4,
            (Half::Infantry, Wound::Out) => 3,
            (_, Wound::Damaged) if !damaged => 3,
            (Half::Vehicle, _) => u32::from(self.suppressed) + u32::from(self.immobilised),
            (Half::Infantry, _) if self.suppressed => 2,
            (Half::Infantry, _) => u32::from(self.pinned),
        }
    }

    /// What hinders it, as a figure of [`Half::hindrance`].
    pub fn hindrance(self, half: Half) -> u32 {
        match half {
            Half::Vehicle => u32::from(self.suppressed) + u32::from(self.immobilised),
            Half::Infantry => u32::from(self.pinned) + 2 * u32::from(self.suppressed),
        }
    }
}

impl Coded for Suffered {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        self.wound as u64
            | u64::from(self.pinned) << 2
            | u64::from(self.suppressed) << 3
            | u64::from(self.immobilised) << 4
    }
    fn decode(code: u64) -> Self {
        Self {
            wound: match code & 3 {
                0 => Wound::None,
                1 => Wound::Damaged,
                2 => Wound::Out,
                _ => Wound::OutAndShaken,
            },
            pinned: code & 4 != 0,
            suppressed: code & 8 != 0,
            immobilised: code & 16 != 0,
        }
    }
}

impl Tally for Suffered {
    fn plus(self, other: Self) -> Self {
        Self {
            wound: self.wound.max(other.wound),
            pinned: self.pinned || other.pinned,
            suppressed: self.suppressed || other.suppressed,
            immobilised: self.immobilised || other.immobilised,
        }
    }
}

/// The sum of an impact strength: the row of the table it is read on.
pub struct Strength {
    /// Where it starts.
    pub base: (Text, i16, Cite),
    /// What is added; a modifier of 0 is left out.
    pub modifiers: Vec<Modifier>,
}

impl Strength {
    /// A strength without modifiers.
    pub const fn new(base: (Text, i16, Cite)) -> Self {
        Self {
            base,
            modifiers: Vec::new(),
        }
    }

    /// Adds a modifier, if it is one.
    pub fn add(&mut self, label: Text, value: i16, cite: Cite) {
        if value != 0 {
            self.modifiers.push(Modifier::new(label, value, cite));
        }
    }

    /// Takes the armour of the face that is hit, unless the strength is
    /// entered without it (K20-AMB-03).
    pub fn less_armour(&mut self, armour: i16, house: House) {
        if !house.strength_is_net {
            self.less_armour_always(armour);
        }
    }

    /// Takes the armour of the face that is hit from a strength that the sheet
    /// prints: nobody enters it, so nobody can have taken the armour off.
    pub fn less_armour_always(&mut self, armour: i16) {
        self.add(t::ARMOUR, -armour, "K20-HET-02");
    }

    /// What it comes to. The table ends at -10 and 20; [`Half::roll`] reads
    /// strengths beyond on its last rows.
    pub fn total(&self) -> i16 {
        self.base.1 + self.modifiers.iter().map(|it| it.value).sum::<i16>()
    }

    /// The row of the table that it is read on (K20-AMB-05).
    pub fn row(&self) -> i16 {
        tables::hit_effects(self.total()).strength
    }

    /// The sum, to be shown.
    pub fn sheet(&self, id: &'static str, title: Text) -> Sheet {
        Sheet {
            id,
            title,
            base: (self.base.0, Figure::Number(self.base.1), self.base.2),
            modifiers: self.modifiers.clone(),
            result: Figure::Number(self.total()),
        }
    }

    /// That the table has no such row, if it has none (K20-AMB-05).
    pub fn note(&self) -> Option<Note> {
        (self.row() != self.total()).then(|| Note::new(t::note_row(self.row()), "K20-AMB-05"))
    }
}

/// What "-1 morale" means (K20-AMB-09).
fn minus_morale_note(house: House) -> Note {
    let text = if house.shaken_drops_level {
        t::NOTE_HIT_DROPS_LEVEL
    } else {
        t::NOTE_MINUS_MORALE
    };
    Note::new(text, "K20-AMB-09")
}
