//! Shots at one target, from the hit roll to the effect: the dice of direct fire.

use crate::rulesets::k20::prelude::*;

use super::effect::{Effect, Half, Hindrance, Strength, Suffered};
use super::scatter::{self, Gone};
use super::shot::{Aim, BadLuck, Shot};

/// The rows of the table for a plain hit and for both criticals.
pub(crate) fn rows(
    half: Half,
    strength: impl Fn(Critical) -> Option<Strength>,
) -> Option<[Roll; 3]> {
    let row = |critical| strength(critical).map(|strength| half.roll(strength.total()));
    Some([row(Critical::None)?, row(Critical::Five)?, row(Critical::Ten)?])
}

/// The dice of direct fire, prepared.
#[derive(Clone, Copy)]
pub struct Volley {
    pub half: Half,
    /// The hit rolls of the first shot and of every one after it.
    pub aim: Aim,
    pub further: Aim,
    /// The hit roll of a further shot at a vehicle that an earlier one immobilised: it no longer
    /// moves or evades (K20-AMB-73).
    pub further_stuck: Aim,
    pub shots: u32,
    /// The target had 1 damage.
    pub damaged: bool,
    /// The rows for the target, by the kind of hit; `None` if it cannot be hit.
    pub target: Option<[Roll; 3]>,
    /// The rows for crew or passengers, if there are any.
    pub crew: Option<[Roll; 3]>,
    /// How far a missed template scatters on an even and on an odd die.
    pub scatter: Option<[Gone; 2]>,
    /// Whether a direction is rolled for the template.
    pub bearing: bool,
}

outcome! {
    /// The effect of direct fire.
    pub struct Fired of |volley: &Volley| {
        /// The worst effect on the target.
        effect: Effect, t::PART_EFFECT, words volley.half.words();
        /// Any further hindrance of the target.
        hindrance: Hindrance, t::PART_HINDRANCE, words volley.half.hindrances(),
            when volley.shots > 1;
        /// The number of shots that hit.
        hits: u8, t::PART_HITS, when volley.shots > 1;
        /// The effect on the weapon.
        weapon: BadLuck, t::PART_WEAPON, when volley.shots > 1;
        /// The effect of a separate hit on the men in, on or behind the target: passengers or the
        /// crew of a gun.
        crew: Effect, t::PART_CREW_EFFECT, words Half::Infantry.words(),
            when volley.crew.is_some();
        /// The result of the only shot.
        shot: Shot, t::PART_SHOT, words Shot::ONE_MISS, when volley.shots == 1;
        /// How far its template scattered.
        scatter: Gone, t::SCATTER, words Gone::IF_MISSED, when volley.scatter.is_some();
        /// The direction in which it scattered.
        bearing: Bearing, t::BEARING, when volley.bearing;
        /// The first of several shots was a dud, so that nothing was fired; recorded with the
        /// shooter and never shown.
        dud: bool, t::WORD_DUD, when false;
    }
}

impl Volley {
    /// Rolls the shots and returns their effect.
    pub fn fire(&self, dice: &mut dyn Dice) -> Fired {
        if self.shots > 1 { self.several(dice) } else { self.one(dice) }
    }

    fn struck(&self, dice: &mut dyn Dice, shot: Shot, before: Suffered) -> Suffered {
        match (shot.hit(), &self.target) {
            (Some(kind), Some(rows)) => before.struck(dice, self.half, &rows[kind]),
            _ => before,
        }
    }

    fn one(&self, dice: &mut dyn Dice) -> Fired {
        let shot = self.aim.shoot(dice);
        let after = self.struck(dice, shot, Suffered::before(self.damaged));
        let crew = match (shot.hit(), &self.crew) {
            (Some(kind), Some(rows)) => Half::Infantry.effect(dice, &rows[kind]),
            _ => Effect::None,
        };
        let scatter = match (shot, self.scatter) {
            (Shot::MissEven, Some([even, _])) => even,
            (Shot::MissOdd, Some([_, odd])) => odd,
            _ => Gone::None,
        };
        let bearing = if self.bearing && scatter.is_astray() {
            scatter::bearing(dice)
        } else {
            Bearing::default()
        };
        Fired {
            effect: after.effect(self.half, self.damaged),
            crew,
            shot,
            scatter,
            bearing,
            ..Fired::default()
        }
    }

    fn several(&self, dice: &mut dyn Dice) -> Fired {
        let start =
            Shooting { target: Suffered::before(self.damaged), hits: 0, weapon: BadLuck::None };
        let first = self.shoot(dice, self.aim, start);
        let after = dice.again(self.shots - 1, first, |dice, so_far: Shooting| {
            let stuck = so_far.target.immobilised;
            self.shoot(dice, if stuck { self.further_stuck } else { self.further }, so_far)
        });
        Fired {
            effect: after.target.effect(self.half, self.damaged),
            hindrance: after.target.hindrance(self.half),
            hits: after.hits,
            weapon: after.weapon,
            dud: first.weapon == BadLuck::Dud,
            ..Fired::default()
        }
    }

    /// One shot of several. A dud, a jam or a destroyed weapon ends the
    /// shooting, and so does a target that is out.
    fn shoot(&self, dice: &mut dyn Dice, aim: Aim, so_far: Shooting) -> Shooting {
        if so_far.weapon != BadLuck::None || so_far.target.is_out() {
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

coded! {
    /// The progress of several shots at one target.
    struct Shooting {
        target: Suffered,
        hits: u8[0..=3],
        weapon: BadLuck,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn shooting_keeps_the_laws_of_codes() {
        laws::of_codes::<Shooting>();
    }
}
