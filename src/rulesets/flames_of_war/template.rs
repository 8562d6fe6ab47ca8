//! What falls under a template: one roll per team, saves, and the platoon is
//! pinned. Bombardments (FOW-ART-P2) and air attacks (FOW-AIR-P3) both run it.

use crate::aid::{Answer, Cite, Count, Modifier, Opening, Outcome, Part, Procedure, Sheet};
use crate::dice::{Dice, Die, Reroll, Roll};
use crate::text::Text;
use crate::text::keys::flames_of_war as t;

use super::damage::{BAILED_OUT, DESTROYED, Damage, Strike};
use super::ranging::{RANGED, range_in, ranged_figure};
use super::saves::{Fire, SAVES, Saves};
use super::shooting::{HITS, PINNED};
use super::words::{TargetKind, VehicleState};

/// One platoon's teams under the template, all of one kind.
#[derive(Clone, Copy)]
pub(super) struct Under {
    /// What a hit is and what it meets in the open.
    pub strike: Strike,
    /// Teams under the template.
    pub teams: u32,
    /// How many of them are dug in; hits go to the others first (FOW-AMB-32).
    pub dug_in: u32,
}

impl Under {
    /// The strike at a team that is dug in.
    fn covered(&self) -> Strike {
        Strike {
            covered: true,
            ..self.strike
        }
    }

    /// The saves of one team that is hit: dug in where all of them are.
    pub fn saves(&self, fire: Fire) -> Opening {
        let strike = &self.strike;
        let mut saves = Saves {
            target: strike.kind,
            fire,
            ..Saves::default()
        };
        if strike.kind == TargetKind::Armoured {
            saves.armour = Count::from_raw(strike.armour.1);
            saves.anti_tank = Count::from_raw(strike.anti_tank);
            saves.state = strike.state;
            if strike.state != VehicleState::Working {
                saves.motivation = strike.motivation;
                saves.reroll = strike.reroll;
            }
        }
        saves.cover = self.dug_in > 0 && self.dug_in == self.teams;
        if saves.cover || strike.kind == TargetKind::Armoured {
            saves.firepower = Count::from_raw(strike.firepower);
        }
        Opening::of_form(SAVES.id, &saves)
    }

    /// The sums of saves and Firepower.
    pub fn sheets(&self) -> Vec<Sheet> {
        let strike = if self.dug_in > 0 {
            self.covered()
        } else {
            self.strike
        };
        Damage::of(&strike).sheets(&strike)
    }
}

/// The roll to hit each team under the template.
#[derive(Clone)]
pub(super) struct ToHit {
    /// The number to start from.
    pub base: (Text, i16, Cite),
    /// What adds to it whatever the tries.
    pub modifiers: Vec<Modifier>,
    /// Whether a failed try adds 1 (not for rockets, FOW-ART-27).
    pub tries_count: bool,
    /// The rule of that.
    pub tries_cite: Cite,
    /// What is rolled again.
    pub reroll: Reroll,
    /// The rule of the roll.
    pub cite: Cite,
}

impl ToHit {
    /// The sum, with failed tries as far as they are known.
    pub fn sheet(&self, failed: Option<u32>) -> (Sheet, i16) {
        let mut modifiers = self.modifiers.clone();
        if let Some(failed) = failed.filter(|failed| *failed > 0 && self.tries_count) {
            modifiers.push(Modifier::new(
                t::FAILED_TRIES,
                failed as i16,
                self.tries_cite,
            ));
        }
        Sheet::need("to-hit", t::TO_HIT, self.base, modifiers)
    }

    fn roll(&self, failed: u32) -> Roll {
        Roll::new(Die::D6)
            .at_least(self.sheet(Some(failed)).1)
            .reroll(self.reroll)
            .named(t::ROLL_TEMPLATE_HITS, self.cite)
    }
}

/// Everything that is rolled once the template lies.
pub(super) struct Volley {
    /// A try to range in, where that is still to be rolled.
    pub ranging: Option<Roll>,
    /// Failed tries, where they are known.
    pub failed: u32,
    /// The roll to hit.
    pub to_hit: ToHit,
    /// Who is under the template.
    pub under: Under,
    /// Whether a hit pins (FOW-ART-33, FOW-AIR-20, FOW-AMB-33).
    pub pins: bool,
}

impl Volley {
    fn armoured(&self) -> bool {
        self.under.strike.kind == TargetKind::Armoured
    }

    /// The parts of the outcome. Armoured vehicles are never pinned
    /// (FOW-PIN-03).
    pub fn parts(&self) -> Vec<Part> {
        let mut parts = vec![
            DESTROYED,
            if self.armoured() { BAILED_OUT } else { PINNED },
            HITS,
        ];
        if self.ranging.is_some() {
            parts.push(RANGED);
        }
        parts
    }

    /// The dice.
    pub fn procedure(self) -> Procedure {
        let armoured = self.armoured();
        let Self {
            ranging,
            failed,
            to_hit,
            under,
            pins,
        } = self;
        let rolls = [0, 1, 2].map(|failed| to_hit.roll(failed));
        let open = Damage::of(&under.strike);
        let covered = Damage::of(&under.covered());
        let uncovered = under.teams - under.dug_in;
        Box::new(move |dice: &mut dyn Dice| {
            let tries = match &ranging {
                Some(roll) => range_in(dice, roll),
                None => Some(failed),
            };
            let hits = match tries.and_then(|failed| rolls.get(failed as usize)) {
                Some(roll) => dice.successes(roll, under.teams),
                None => 0,
            };
            let in_open = hits.min(uncovered);
            let mut losses = open.take(dice, uncovered.max(1), in_open);
            if hits > in_open {
                let dug = covered.take(dice, under.dug_in, hits - in_open);
                losses.destroyed += dug.destroyed;
            }
            let second = if armoured {
                losses.bailed_out
            } else {
                u32::from(pins && hits > 0)
            };
            let mut figures = vec![losses.destroyed, second, hits];
            if ranging.is_some() {
                figures.push(ranged_figure(tries));
            }
            Outcome::of(&figures)
        })
    }
}
