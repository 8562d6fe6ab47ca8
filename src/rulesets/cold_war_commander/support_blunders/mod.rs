//! The blunders of a call for support, with all that follows: artillery
//! (procedure CWC-BLU-P2) and aircraft (CWC-BLU-P3). Here is what both can do:
//! attack a command unit, hit units one after another, drift onto own ones.

pub mod air;
pub mod artillery;

use crate::aid::{Cite, Figure, Modifier, Outcome, Part, PartKind, Sheet};
use crate::dice::{Coded, Dice, Roll, Tally};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;

use super::command_blunder::attacks;
use super::deviation::{DIRECTION, DRIFT, sum};
use super::effect::{Effect, FALL_BACK, HITS, ResultPart, Target, UnderFire, WHY, Whose, why};
use super::house::House;
use super::words::{Meets, Position, Save};

/// A unit whose fall-back runs into nothing.
fn unit(
    (save, hits, marked): (Save, i16, i16),
    suppressed: bool,
    position: Position,
    exempt: bool,
) -> UnderFire {
    let position = if suppressed { position } else { Position::Free };
    UnderFire {
        position,
        exempt: suppressed && !position.holds() && exempt,
        meets: Meets::Clear,
        ..UnderFire::simple(save, hits, marked, suppressed)
    }
}

const fn blunder_part(words: &'static [crate::aid::Word]) -> Part {
    Part {
        id: "blunder",
        label: t::BLUNDER,
        kind: PartKind::Words(words),
    }
}

/// One command unit under a D6 of attacks that hit on 4+.
#[derive(Clone, Copy)]
struct Lone {
    target: Target,
    result: ResultPart,
    suppressed: bool,
    attacks: Roll,
}

impl Lone {
    fn of(unit: &UnderFire, (id, label): (&'static str, Text), cite: Cite, house: &House) -> Self {
        let target = Target::of(unit, 4, house);
        Self {
            target,
            result: target.part(id, label, Whose::Own),
            suppressed: unit.suppressed,
            attacks: attacks(cite),
        }
    }

    fn fire(&self, dice: &mut dyn Dice) -> Effect {
        let attacks = dice.total(&self.attacks);
        self.target.take(dice, attacks)
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![self.result.part, HITS];
        if self.suppressed {
            parts.extend([FALL_BACK, WHY]);
        }
        parts
    }

    fn outcome(&self, dice: &mut dyn Dice) -> Outcome {
        let effect = self.fire(dice);
        let end = self.result.figure(effect.end);
        if self.suppressed {
            Outcome::of(&[end, effect.hits, effect.moved, why(effect.end)])
        } else {
            Outcome::of(&[end, effect.hits])
        }
    }
}

/// What counter-battery fire did, unit after unit.
#[derive(Clone, Copy, Default)]
struct Losses {
    eliminated: u32,
    suppressed: u32,
}

impl Losses {
    /// These losses and those of one more unit.
    fn and(self, eliminated: bool, suppressed: bool) -> Self {
        Self {
            eliminated: self.eliminated + u32::from(eliminated),
            suppressed: self.suppressed + u32::from(suppressed),
        }
    }
}

impl Coded for Losses {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        u64::from(self.eliminated << 5 | self.suppressed)
    }
    fn decode(code: u64) -> Self {
        let part = |shift: u32| (code >> shift & 31) as u32;
        Self {
            eliminated: part(5),
            suppressed: part(0),
        }
    }
}

impl Tally for Losses {
    /// Units are worked out one after another and never added up.
    fn plus(self, other: Self) -> Self {
        if self.code() > other.code() {
            self
        } else {
            other
        }
    }
}

/// An attack on a zone that is aimed at an own unit and may drift off it.
#[derive(Clone, Copy)]
struct Stray {
    /// Deviation dice.
    dice: u32,
    /// How far the unit may be from the centre, in cm (CWC-AMB-38).
    radius: i16,
    attacks: u32,
    target: Target,
    result: ResultPart,
    suppressed: bool,
}

impl Stray {
    fn of(
        base: (Text, i16, Cite),
        mut modifiers: Vec<Modifier>,
        zone: i16,
        attacks: u32,
        unit: &UnderFire,
        need: i16,
        house: &House,
    ) -> (Self, Sheet) {
        let sum = base.1 + modifiers.iter().map(|one| one.value).sum::<i16>();
        if sum < 0 {
            modifiers.push(Modifier::new(t::MOD_NEVER_BELOW_0, -sum, "CWC-AMB-10"));
        }
        let dice = sum.max(0);
        let target = Target::of(unit, need, house);
        let stray = Self {
            dice: dice as u32,
            radius: zone / 2,
            attacks,
            target,
            result: target.part("own-unit", t::GROUP_OWN_UNIT, Whose::Own),
            suppressed: unit.suppressed,
        };
        let sheet = Sheet {
            id: "deviation",
            title: t::DEVIATION_DICE,
            base: (base.0, Figure::Dice(base.1), base.2),
            modifiers,
            result: Figure::Dice(dice),
        };
        (stray, sheet)
    }

    /// How far the attack drifts, in cm.
    fn drift(&self, dice: &mut dyn Dice) -> u32 {
        if self.dice == 0 {
            0
        } else {
            sum(dice, self.dice, t::ROLL_DRIFT, "CWC-AMB-10")
        }
    }

    /// What becomes of the unit when the attack has drifted so far.
    fn land(&self, dice: &mut dyn Dice, drift: u32) -> Effect {
        if drift > self.radius as u32 {
            Effect::default()
        } else {
            self.target.take(dice, self.attacks)
        }
    }

    /// The figure of what becomes of the unit.
    fn fire(&self, dice: &mut dyn Dice) -> u32 {
        let drift = self.drift(dice);
        self.result.figure(self.land(dice, drift).end)
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![self.result.part, DRIFT, DIRECTION, HITS];
        if self.suppressed {
            parts.extend([FALL_BACK, WHY]);
        }
        parts
    }

    fn outcome(&self, dice: &mut dyn Dice) -> Outcome {
        let drift = self.drift(dice);
        let direction = if self.dice == 0 {
            0
        } else {
            dice.bearing(&Roll::bearing(t::ROLL_DIRECTION, "CWC-AMB-10"))
        };
        let effect = self.land(dice, drift);
        let end = self.result.figure(effect.end);
        let direction = direction.into();
        if self.suppressed {
            let by = why(effect.end);
            Outcome::of(&[end, drift, direction, effect.hits, effect.moved, by])
        } else {
            Outcome::of(&[end, drift, direction, effect.hits])
        }
    }
}
