//! Shots at one target, from the hit roll to what they do to it: the dice of
//! direct fire.

use crate::aid::{Outcome, Part, PartKind, Procedure};
use crate::dice::{Coded, Dice, Roll, Tally};
use crate::text::keys::k20 as t;

use super::effect::{Half, Strength, Suffered};
use super::scatter;
use super::shot::{Aim, SHOT, Shot, WEAPON};
use super::template::CREW;
use super::words::Critical;

/// The strengths of a plain hit and of both criticals.
pub(super) fn rows(
    half: Half,
    strength: impl Fn(Critical) -> Option<Strength>,
) -> Option<[Roll; 3]> {
    let row = |critical| strength(critical).map(|it| half.roll(it.total()));
    Some([
        row(Critical::None)?,
        row(Critical::Five)?,
        row(Critical::Ten)?,
    ])
}

/// The dice of direct fire, made ready.
pub(super) struct Volley {
    pub half: Half,
    /// The first shot, and every one after it.
    pub aim: Aim,
    pub further: Aim,
    pub shots: u32,
    /// The target had 1 damage.
    pub damaged: bool,
    /// Rows of the target, by the kind of hit; `None` where it cannot be hit.
    pub target: Option<[Roll; 3]>,
    /// Rows of crew or passengers, if there are any.
    pub crew: Option<[Roll; 3]>,
    /// Where a missed template goes on an even and on an odd die, as figures of
    /// [`scatter::DISTANCE`].
    pub scatter: Option<[u32; 2]>,
    /// Whether a direction is rolled for it.
    pub bearing: bool,
}

/// Shots that hit.
const HITS: Part = Part {
    id: "hits",
    label: t::PART_HITS,
    kind: PartKind::Count,
};

impl Volley {
    /// The parts of the outcome.
    pub fn parts(&self) -> Vec<Part> {
        let mut parts = vec![self.half.part()];
        if self.shots > 1 {
            parts.extend([self.half.hindrance(), HITS, WEAPON]);
            return parts;
        }
        if self.crew.is_some() {
            parts.push(CREW);
        }
        parts.push(SHOT);
        if self.scatter.is_some() {
            parts.push(scatter::DISTANCE);
        }
        if self.bearing {
            parts.push(scatter::BEARING);
        }
        parts
    }

    /// The dice.
    pub fn procedure(self) -> Procedure {
        if self.shots > 1 {
            Box::new(move |dice: &mut dyn Dice| self.several(dice))
        } else {
            Box::new(move |dice: &mut dyn Dice| self.one(dice))
        }
    }

    fn struck(&self, dice: &mut dyn Dice, shot: Shot, before: Suffered) -> Suffered {
        match (shot.hit(), &self.target) {
            (Some(kind), Some(rows)) => before.struck(dice, self.half, &rows[kind]),
            _ => before,
        }
    }

    fn one(&self, dice: &mut dyn Dice) -> Outcome {
        let shot = self.aim.shoot(dice);
        let after = self.struck(dice, shot, Suffered::before(self.damaged));
        let mut figures = vec![after.effect(self.half, self.damaged)];
        if let Some(rows) = &self.crew {
            let crew = match shot.hit() {
                Some(kind) => Suffered::default().struck(dice, Half::Infantry, &rows[kind]),
                None => Suffered::default(),
            };
            figures.push(crew.effect(Half::Infantry, false));
        }
        figures.push(shot.figure());
        if let Some([even, odd]) = self.scatter {
            let gone = match shot {
                Shot::MissEven => even,
                Shot::MissOdd => odd,
                _ => 0,
            };
            figures.push(gone);
            if self.bearing {
                figures.push(if gone > 0 { scatter::bearing(dice) } else { 0 });
            }
        }
        Outcome::of(&figures)
    }

    fn several(&self, dice: &mut dyn Dice) -> Outcome {
        let start = Shooting {
            target: Suffered::before(self.damaged),
            ..Shooting::default()
        };
        let first = self.shoot(dice, self.aim, start);
        let after = dice.again(self.shots - 1, first, |dice, so_far: Shooting| {
            self.shoot(dice, self.further, so_far)
        });
        Outcome::of(&[
            after.target.effect(self.half, self.damaged),
            after.target.hindrance(self.half),
            u32::from(after.hits),
            u32::from(after.weapon),
        ])
    }

    /// One shot of several. A dud, a jam or a destroyed weapon ends the
    /// shooting, and so does a target that is out.
    fn shoot(&self, dice: &mut dyn Dice, aim: Aim, so_far: Shooting) -> Shooting {
        if so_far.weapon > 0 || so_far.target.is_out() {
            return so_far;
        }
        let shot = aim.shoot(dice);
        Shooting {
            target: self.struck(dice, shot, so_far.target),
            hits: so_far.hits + u8::from(shot.hit().is_some()),
            weapon: shot.weapon(),
        }
    }
}

/// Where several shots at one target stand.
#[derive(Clone, Copy, Default)]
struct Shooting {
    target: Suffered,
    /// Hits so far, up to 3.
    hits: u8,
    /// What is wrong with the weapon, as a figure of [`WEAPON`].
    weapon: u8,
}

impl Coded for Shooting {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        self.target.code() << 4 | u64::from(self.hits) << 2 | u64::from(self.weapon)
    }
    fn decode(code: u64) -> Self {
        Self {
            target: Suffered::decode(code >> 4),
            hits: (code >> 2 & 3) as u8,
            weapon: (code & 3) as u8,
        }
    }
}

impl Tally for Shooting {
    fn plus(self, other: Self) -> Self {
        Self {
            target: self.target.plus(other.target),
            hits: self.hits + other.hits,
            weapon: self.weapon.max(other.weapon),
        }
    }
}
