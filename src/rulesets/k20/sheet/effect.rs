//! The hit-effect table: the effect of one impact on a model, and of several together.
//! Every shot, assault or blast ends here (K20-GEN-02).

use crate::rulesets::k20::prelude::*;

use super::crew::CrewMorale;
use super::morale::{Losses, Morale};
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

words! {
    /// The effect of an impact on a model, from the striking side's point of view.
    pub enum Effect {
        /// It was not struck at all.
        NotStruck = "not-struck" => t::WORD_NOT_STRUCK, Plain;
        /// Nothing.
        None = "no-effect" => t::EFFECT_NONE, Bad;
        /// Pinned.
        Pinned = "pinned" => t::EFFECT_PINNED, Good;
        /// Suppressed.
        Suppressed = "suppressed" => t::EFFECT_SUPPRESSED, Good;
        /// Immobilised and Suppressed.
        Immobilised = "immobilised" => t::EFFECT_IMMOBILISED, Good;
        /// 1 damage.
        Damage = "damage" => t::EFFECT_DAMAGE, Good;
        /// 1 damage and -1 morale.
        DamageAndMorale = "damage-and-morale" => t::EFFECT_DAMAGE_MORALE, Good;
        /// 2 damage and burning.
        Burns = "burns" => t::EFFECT_BURNS, Good;
        /// The attacker stopped short under fire.
        Stopped = "stopped" => t::WORD_STOPPED, Bad;
        /// The attacker was thrown back by fire.
        ThrownBack = "thrown-back" => t::WORD_THROWN_BACK, Bad;
        /// The attacker was shot down.
        ShotDown = "shot-down" => t::WORD_SHOT_DOWN, Bad;
        /// The attacker does not reach it.
        FallsShort = "falls-short" => t::WORD_FALLS_SHORT, Bad;
        /// The template moved off, and the players have yet to see where the model is under it.
        Astray = "astray" => t::EFFECT_ASTRAY, Plain;
    }
}

impl Effect {
    /// The openings for tests that follow from the effect, and from the hindrance in addition to
    /// it: Morale after a loss (K20-MOR-01), the crew's after immobilisation (K20-IMM-04).
    pub(crate) fn tests(self, half: Half, beside: Hindrance) -> Vec<Opening> {
        let shaken = self == Self::DamageAndMorale;
        let lost = half == Half::Infantry && (shaken || self == Self::Damage);
        let stuck = self == Self::Immobilised || beside == Hindrance::Immobilised;
        let morale = || {
            let losses = Morale::AT.losses.then(Losses::AT.shaken);
            let test = Opening::to::<Morale>().knowing(losses, shaken);
            test.casting(parts::TARGET_IS_TESTED).into()
        };
        let crew = || {
            let test = Opening::to::<CrewMorale>();
            test.casting(parts::TARGET_IS_TESTED).into()
        };
        let mut tests = Vec::new();
        tests.extend(lost.then(morale));
        tests.extend((stuck && self != Self::Burns).then(crew));
        tests
    }

    /// Some of the effects as words.
    pub const fn words<const N: usize>(effects: [Self; N]) -> [Word; N] {
        let mut words = [Self::WORDS[0]; N];
        let mut at = 0;
        while at < N {
            words[at] = Self::WORDS[effects[at] as usize];
            at += 1;
        }
        words
    }
}

/// The possible effects on a vehicle that might not be struck at all.
pub(crate) const VEHICLE_IF_STRUCK: &[Word] = &Effect::words([
    Effect::NotStruck,
    Effect::None,
    Effect::Suppressed,
    Effect::Immobilised,
    Effect::Damage,
    Effect::Burns,
]);

/// The same for its own side.
pub(crate) const OWN_VEHICLE_IF_STRUCK: &[Word] = &turned::<6>(VEHICLE_IF_STRUCK);

/// The possible effects on a vehicle that fires before it is reached.
pub(crate) const VEHICLE_IF_REACHED: &[Word] = &Effect::words([
    Effect::None,
    Effect::Suppressed,
    Effect::Immobilised,
    Effect::Damage,
    Effect::Burns,
    Effect::Stopped,
    Effect::ThrownBack,
    Effect::ShotDown,
]);

/// The words for a vehicle that no stand reaches.
pub(crate) const VEHICLE_NOT_REACHED: &[Word] = &Effect::words([Effect::FallsShort]);

/// The possible effects on a vehicle that looks for cover: Pinned counts if it suffers nothing
/// worse.
pub(crate) const VEHICLE_OR_PINNED: &[Word] = &Effect::words([
    Effect::None,
    Effect::Pinned,
    Effect::Suppressed,
    Effect::Immobilised,
    Effect::Damage,
    Effect::Burns,
]);

/// The possible effects on a model if the template may move off, so that the model's place under it
/// is still to be entered.
pub(crate) const fn if_astray(half: Half, or_pinned: bool) -> &'static [Word] {
    const INFANTRY: &[Word] = &Effect::words([
        Effect::None,
        Effect::Pinned,
        Effect::Suppressed,
        Effect::Damage,
        Effect::DamageAndMorale,
        Effect::Astray,
    ]);
    const OR_PINNED: &[Word] = &Effect::words([
        Effect::None,
        Effect::Pinned,
        Effect::Suppressed,
        Effect::Immobilised,
        Effect::Damage,
        Effect::Burns,
        Effect::Astray,
    ]);
    const VEHICLE: &[Word] = &Effect::words([
        Effect::None,
        Effect::Suppressed,
        Effect::Immobilised,
        Effect::Damage,
        Effect::Burns,
        Effect::Astray,
    ]);
    match (half, or_pinned) {
        (Half::Infantry, _) => INFANTRY,
        (Half::Vehicle, true) => OR_PINNED,
        (Half::Vehicle, false) => VEHICLE,
    }
}

impl Half {
    /// The results of the table, worst for the target first.
    const fn results(self) -> [Effect; 5] {
        match self {
            Self::Vehicle => [
                Effect::Burns,
                Effect::Damage,
                Effect::Immobilised,
                Effect::Suppressed,
                Effect::None,
            ],
            Self::Infantry => [
                Effect::DamageAndMorale,
                Effect::Damage,
                Effect::Suppressed,
                Effect::Pinned,
                Effect::None,
            ],
        }
    }

    /// The results as words, best for the target first.
    pub const fn words(self) -> &'static [Word] {
        const fn best_first(half: Half) -> [Word; 5] {
            let [worst, bad, middle, better, none] = half.results();
            Effect::words([none, better, middle, bad, worst])
        }
        const VEHICLE: &[Word] = &best_first(Half::Vehicle);
        const INFANTRY: &[Word] = &best_first(Half::Infantry);
        match self {
            Self::Vehicle => VEHICLE,
            Self::Infantry => INFANTRY,
        }
    }

    /// The roll on the row for an impact strength. Its bands are the results, worst for
    /// the target first.
    pub fn roll(self, strength: i16) -> Roll {
        let row = tables::hit_effects(strength);
        let upto = match self {
            Self::Vehicle => row.vehicle,
            Self::Infantry => row.infantry,
        };
        let results = self.results();
        let bands = std::array::from_fn::<_, 5, _>(|at| Band {
            upto: upto[at],
            label: results[at].label(),
        });
        Roll::new(Die::D20).bands(&bands).named(t::ROLL_EFFECT, "K20-HET-01")
    }

    /// Rolls on a row of the table.
    pub fn effect(self, dice: &mut dyn Dice, row: &Roll) -> Effect {
        self.results()[dice.band(row).min(4)]
    }

    /// The row for an impact strength, for display.
    pub fn row(self, title: Text, strength: i16) -> ResultRow {
        ResultRow { title, roll: self.roll(strength), cite: "K20-HET-T1" }
    }

    /// The rule of the strength against this half.
    pub const fn strength_cite(self) -> Cite {
        match self {
            Self::Vehicle => "K20-HET-02",
            Self::Infantry => "K20-HET-03",
        }
    }

    /// The openings of the tests that a hit on a model may require (K20-MOR-01, K20-IMM-04): only a
    /// vehicle has a crew that tests when it becomes immobilised.
    pub fn tests(self, is_vehicle: bool) -> Vec<Opening> {
        let crew = is_vehicle && self == Self::Vehicle;
        let morale = Opening::to::<Morale>().casting(parts::TARGET_IS_TESTED);
        let of_crew = Opening::to::<CrewMorale>().casting(parts::TARGET_IS_TESTED);
        let mut tests = vec![morale.into()];
        tests.extend(crew.then(|| of_crew.into()));
        tests
    }

    /// Notes on the results.
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

    /// Adds the chances of effects for the striking side, the worst for the model first. A player
    /// who shoots at a gun wants it Suppressed.
    pub(crate) fn wanted(
        self,
        working: Working,
        effect: PartAt<Effect>,
        is_vehicle: bool,
        most: usize,
    ) -> Working {
        use Effect::{Burns, Damage, DamageAndMorale, Immobilised, Pinned, Suppressed};
        let all: [(_, &[Effect]); 3] = match (self, is_vehicle) {
            (Self::Infantry, _) => [
                (t::WANT_STAND_LOST, &[DamageAndMorale, Damage]),
                (t::WANT_SUPPRESSED, &[DamageAndMorale, Damage, Suppressed]),
                (t::WANT_PINNED, &[DamageAndMorale, Damage, Suppressed, Pinned]),
            ],
            (Self::Vehicle, true) => [
                (t::WANT_BURNS, &[Burns]),
                (t::WANT_DAMAGED, &[Burns, Damage]),
                (t::WANT_IMMOBILISED, &[Burns, Damage, Immobilised]),
            ],
            (Self::Vehicle, false) => [
                (t::WANT_BURNS, &[Burns]),
                (t::WANT_DAMAGED, &[Burns, Damage]),
                (t::WANT_SUPPRESSED, &[Burns, Damage, Immobilised, Suppressed]),
            ],
        };
        let all = all.into_iter().take(most);
        all.fold(working, |working, (words, effects)| {
            working.chance(words, effect.is_one_of(effects))
        })
    }

    /// The effects that can hinder a model that is not out, as words.
    pub const fn hindrances(self) -> &'static [Word] {
        const VEHICLE: &[Word] = &[
            Hindrance::WORDS[Hindrance::None as usize],
            Hindrance::WORDS[Hindrance::Suppressed as usize],
            Hindrance::WORDS[Hindrance::Immobilised as usize],
        ];
        const INFANTRY: &[Word] = &[
            Hindrance::WORDS[Hindrance::None as usize],
            Hindrance::WORDS[Hindrance::Pinned as usize],
            Hindrance::WORDS[Hindrance::Suppressed as usize],
            Hindrance::WORDS[Hindrance::Both as usize],
        ];
        match self {
            Self::Vehicle => VEHICLE,
            Self::Infantry => INFANTRY,
        }
    }
}

words! {
    /// The hindrance of a model that is not out, apart from its damage.
    pub enum Hindrance {
        /// Nothing.
        None = "none" => t::HINDRANCE_NONE, Plain;
        /// Pinned.
        Pinned = "pinned" => t::EFFECT_PINNED, Good;
        /// Suppressed.
        Suppressed = "suppressed" => t::EFFECT_SUPPRESSED, Good;
        /// Immobilised and Suppressed.
        Immobilised = "immobilised" => t::EFFECT_IMMOBILISED, Good;
        /// Pinned and Suppressed.
        Both = "pinned-and-suppressed" => t::HINDRANCE_BOTH, Good;
    }
}

outcome! {
    /// The effect of one impact.
    pub struct Impact of |half: &Half| {
        /// The effect on the model.
        effect: Effect, t::PART_EFFECT, words half.words();
    }
}

impl Impact {
    /// Rolls an impact on the row for its strength.
    pub fn roll(dice: &mut dyn Dice, half: Half, row: &Roll, damaged: bool) -> Self {
        let after = Suffered::before(damaged).struck(dice, half, row);
        Self { effect: after.effect(half, damaged) }
    }
}

coded! {
    /// How badly a model is damaged (K20-AMB-10).
    #[derive(Debug, Default, PartialEq, Eq)]
    pub enum Wound {
        /// Not at all.
        #[default]
        None,
        /// A vehicle with 1 damage.
        Damaged,
        /// Out: a vehicle with 2 damage burns, an infantry stand with 1 is
        /// removed.
        Out,
        /// Infantry that is out and lowers its unit's morale by 1 (K20-AMB-09).
        OutAndShaken,
    }
}

coded! {
    /// The effects on a model from the impacts of one procedure.
    #[derive(Debug, Default, PartialEq, Eq)]
    pub struct Suffered {
        /// Its damage.
        pub wound: Wound,
        /// It is Pinned: -5 to tests.
        pub pinned: bool,
        /// It is Suppressed.
        pub suppressed: bool,
        /// It is immobilised.
        pub immobilised: bool,
    }
}

impl Suffered {
    /// A model before it is struck, which may already have 1 damage.
    pub fn before(damaged: bool) -> Self {
        let wound = if damaged { Wound::Damaged } else { Wound::None };
        Self { wound, ..Self::default() }
    }

    /// Whether the model is out: nothing more can happen to it.
    pub const fn is_out(self) -> bool {
        matches!(self.wound, Wound::Out | Wound::OutAndShaken)
    }

    /// The state after one more impact, rolled on the row of its strength. A model that is out
    /// suffers no further effects.
    #[must_use]
    pub fn struck(self, dice: &mut dyn Dice, half: Half, row: &Roll) -> Self {
        if self.is_out() {
            return self;
        }
        let out = |wound| Self { wound, ..Self::default() };
        let mut after = self;
        match half.effect(dice, row) {
            Effect::Burns => after = out(Wound::Out),
            Effect::DamageAndMorale => after = out(Wound::OutAndShaken),
            Effect::Damage if half == Half::Infantry => after = out(Wound::Out),
            Effect::Damage if self.wound == Wound::Damaged => after = out(Wound::Out),
            Effect::Damage => after.wound = Wound::Damaged,
            Effect::Immobilised => {
                after.immobilised = true;
                after.suppressed = true;
            }
            Effect::Suppressed => after.suppressed = true,
            Effect::Pinned => after.pinned = true,
            _ => {}
        }
        after
    }

    /// The worst effect on a model that was `damaged` before. For a vehicle, being Pinned counts as
    /// no effect.
    pub fn effect(self, half: Half, damaged: bool) -> Effect {
        match (half, self.wound) {
            (Half::Vehicle, Wound::Out) => Effect::Burns,
            (Half::Infantry, Wound::Out) => Effect::Damage,
            (_, Wound::OutAndShaken) => Effect::DamageAndMorale,
            (_, Wound::Damaged) if !damaged => Effect::Damage,
            (Half::Vehicle, _) if self.immobilised => Effect::Immobilised,
            (_, _) if self.suppressed => Effect::Suppressed,
            (Half::Infantry, _) if self.pinned => Effect::Pinned,
            _ => Effect::None,
        }
    }

    /// The hindrance of the model.
    pub fn hindrance(self, half: Half) -> Hindrance {
        match (half, self.pinned, self.suppressed) {
            (Half::Vehicle, ..) if self.immobilised => Hindrance::Immobilised,
            (Half::Infantry, true, true) => Hindrance::Both,
            (Half::Infantry, true, false) => Hindrance::Pinned,
            (_, _, true) => Hindrance::Suppressed,
            _ => Hindrance::None,
        }
    }
}

/// The sum of an impact strength, which gives the row of the table for the roll.
pub struct Strength {
    /// The id of its sum.
    id: &'static str,
    /// The base of the sum.
    pub base: (Text, i16, Cite),
    /// The modifiers; zeros are left out.
    pub modifiers: Vec<Modifier>,
}

impl Strength {
    /// A strength without modifiers.
    pub const fn new(base: (Text, i16, Cite)) -> Self {
        Self { id: "strength", base, modifiers: Vec::new() }
    }

    /// The strength with another id for its sum; with an empty id, the players' own modifiers are
    /// not added to it.
    #[must_use]
    pub const fn called(mut self, id: &'static str) -> Self {
        self.id = id;
        self
    }

    /// Adds a modifier, unless it is 0.
    pub fn add(&mut self, label: Text, value: i16, cite: Cite) {
        if value != 0 {
            self.modifiers.push(Modifier::new(label, value, cite));
        }
    }

    /// Subtracts the armour of the face that is hit, unless the entered strength already
    /// has it subtracted (K20-AMB-03).
    pub fn less_armour(&mut self, armour: i16, house: House) {
        if !house.strength_is_net {
            self.less_armour_always(armour);
        }
    }

    /// Subtracts the armour of the face that is hit from a strength that the sheet prints:
    /// the player does not enter it, so the armour cannot have been subtracted already.
    pub fn less_armour_always(&mut self, armour: i16) {
        self.add(t::ARMOUR, -armour, "K20-HET-02");
    }

    /// The total. The table ends at -10 and 20; [`Half::roll`] uses its first or last row for
    /// strengths beyond these.
    pub fn total(&self) -> i16 {
        let modifiers = self.modifiers.iter().map(|modifier| modifier.value);
        self.base.1 + modifiers.sum::<i16>() + own::total(self.id)
    }

    /// The row of the table that is used (K20-AMB-05).
    pub fn row(&self) -> i16 {
        tables::hit_effects(self.total()).strength
    }

    /// The sum, to be shown.
    pub fn sum(&self, title: Text) -> Sum {
        Sum::number(self.id, title, self.base).with_own(self.modifiers.clone()).0
    }

    /// A note if the table has no such row (K20-AMB-05).
    pub fn note(&self) -> Option<Note> {
        (self.row() != self.total()).then(|| Note::new(t::note_row(self.row()), "K20-AMB-05"))
    }
}

/// A note on the meaning of "-1 morale" (K20-AMB-09).
fn minus_morale_note(house: House) -> Note {
    let text =
        if house.shaken_drops_level { t::NOTE_HIT_DROPS_LEVEL } else { t::NOTE_MINUS_MORALE };
    Note::new(text, "K20-AMB-09")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn what_is_suffered_keeps_the_laws_of_codes() {
        laws::of_codes::<Wound>();
        laws::of_codes::<Suffered>();
    }
}
