//! The effects of a template: one roll per team, saves, and pinning of the platoon. Bombardments
//! (FOW-ART-P2) and air attacks (FOW-AIR-P3) both use this.

use crate::rulesets::flames_of_war::prelude::*;

use super::damage::{self, Damage, Ranks, Strike, Toll};
use super::passengers::Passengers;
use super::ranging::{Aim, RangedIn, TRIES, range_in};
use super::saves::{Fire, Saves};

form! {
    /// One platoon's teams under the template, all of one kind.
    pub struct Under {
        group t::GROUP_TARGET => {
            /// How the teams save.
            target: TargetKind = TargetKind::Infantry, t::TARGET_KIND, ["FOW-ART-30", "FOW-ART-31", "FOW-ART-32"];
            /// Teams even partly under the template.
            teams: Count<0, 40> = 5, t::TEAMS_UNDER_TEMPLATE, ["FOW-ART-23", "FOW-ART-34"];
            /// All of them are dug in.
            all_dug_in: bool = false, t::TEAMS_ALL_DUG_IN, ["FOW-ART-31", "FOW-ART-32"],
                when |form| form.target.uses_cover();
            /// How many of them are dug in.
            dug_in: Count<0, 40> = 0, t::TEAMS_DUG_IN, ["FOW-ART-26", "FOW-ART-31", "FOW-ART-32"],
                when |form| form.target.uses_cover() && !form.all_dug_in;
            /// The top armour.
            armour: Count<0, 20> = 1, t::ARMOUR_TOP, ["FOW-ART-30"],
                when |form| form.is_armoured();
            /// The state of the vehicles.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04"],
                when |form| form.is_armoured();
            /// Bogged vehicles among them, if others still work.
            next_bogged: Count<0, 30> = 0, t::TEAMS_BOGGED, ["FOW-ALO-05", "FOW-BAI-04"],
                when |form| form.is_armoured() && form.state == VehicleState::Working;
            /// Vehicles among them that have bailed out.
            next_bailed_out: Count<0, 30> = 0, t::TEAMS_BAILED_OUT, ["FOW-ALO-05", "FOW-BAI-04"],
                when |form| form.is_armoured() && form.state != VehicleState::BailedOut;
            /// It is an independent team that has not joined a platoon, and so is never pinned.
            unattached: bool = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"],
                when |form| !form.is_armoured();
        }
    }
}

impl Under {
    /// Whether they save with their armour.
    pub fn is_armoured(self) -> bool {
        self.target == TargetKind::Armoured
    }

    /// Whether it is an independent team on its own, which is never pinned (FOW-IND-08).
    pub fn is_unattached(self) -> bool {
        self.unattached && !self.is_armoured()
    }

    /// The openings for passengers: if vehicles were destroyed, they may have carried teams, and
    /// each team was hit once (FOW-AMB-32, FOW-PAS-03).
    pub fn passengers(self, destroyed: u32) -> Vec<Opening> {
        if self.target.is_vehicle() && destroyed > 0 {
            Passengers::of_results([destroyed, 0, 0, 0])
        } else {
            Vec::new()
        }
    }

    /// Whether some of the crews would bail out twice.
    pub fn tests_crews(self) -> bool {
        let Ranks { bogged, out, .. } = self.ranks();
        self.is_armoured() && (self.state != VehicleState::Working || bogged + out > 0)
    }

    /// The teams by the state they are in.
    fn ranks(self) -> Ranks {
        let teams = self.teams.count();
        let of = |count: Count<0, 30>, asked: bool, most: u32| {
            let asked = asked && self.is_armoured();
            if asked { count.count().min(most) } else { 0 }
        };
        let working = self.state == VehicleState::Working;
        let out = of(self.next_bailed_out, self.state != VehicleState::BailedOut, teams);
        let bogged = of(self.next_bogged, working, teams - out);
        Ranks { teams: teams - out - bogged, bogged, out }
    }

    /// How many of them are dug in; hits go to the others first (FOW-AMB-32).
    pub fn dug_in(self) -> i16 {
        if !self.target.uses_cover() {
            0
        } else if self.all_dug_in {
            self.teams.0
        } else {
            self.dug_in.0
        }
    }

    /// Whether Firepower is tested after a failed save.
    pub fn asks_firepower(self) -> bool {
        self.is_armoured() || self.dug_in() > 0
    }
}

/// The roll to hit each team under the template.
#[derive(Clone)]
pub struct ToHit {
    /// The base number.
    pub base: (Text, i16, Cite),
    /// Modifiers that do not depend on the tries.
    pub modifiers: Vec<Modifier>,
    /// Whether a failed try adds 1 (not for rockets, FOW-ART-27).
    pub tries_count: bool,
    /// The rule about failed tries.
    pub tries_cite: Cite,
    /// The re-rolled dice.
    pub reroll: Reroll,
    /// The rule of the roll.
    pub cite: Cite,
}

impl ToHit {
    /// The sum, with failed tries if known.
    pub fn sum(&self, failed: Option<u32>) -> (Sum, i16) {
        let mut modifiers = self.modifiers.clone();
        if let Some(failed) = failed.filter(|failed| *failed > 0 && self.tries_count) {
            modifiers.push(Modifier::new(t::FAILED_TRIES, failed as i16, self.tries_cite));
        }
        Sum::need("to-hit", t::TO_HIT, self.base, modifiers)
    }

    fn roll(&self, failed: u32) -> Roll {
        Roll::new(Die::D6)
            .at_least(self.sum(Some(failed)).1)
            .reroll(self.reroll)
            .named(t::ROLL_TEMPLATE_HITS, self.cite)
            .by_acting()
    }
}

/// A volley at the teams under a template, with all its rolls from ranging in to the saves.
pub struct Volley {
    /// The tries to range in.
    pub aim: Aim,
    /// Failed tries, if they are known; otherwise it has yet to range in.
    pub failed: Option<u32>,
    /// The roll to hit.
    pub to_hit: ToHit,
    /// The teams under the template.
    pub under: Under,
    /// A hit on a team in the open, with its protection.
    pub strike: Strike,
    /// Whether a hit pins (FOW-ART-33, FOW-AIR-20, FOW-AMB-33).
    pub pins: bool,
}

outcome! {
    /// The effect of a volley. Armoured vehicles are never pinned (FOW-PIN-03).
    pub struct Struck of |volley: &Volley| {
        /// Teams destroyed.
        destroyed: u32, t::PART_DESTROYED;
        /// Vehicles newly bailed out.
        bailed_out: u32, t::PART_BAILED_OUT, when volley.under.is_armoured();
        /// Whether the platoon is pinned.
        pinned: bool, t::PART_PINNED, words PINNED_IS_GOOD, when !volley.under.is_armoured();
        /// Hits.
        hits: u32, t::PART_HITS;
        /// The try on which it ranged in.
        ranged: RangedIn, t::RANGING_IN, when volley.failed.is_none();
    } beside {
        /// The losses, by state.
        toll: Toll;
    }
}

impl Volley {
    /// The strike against a dug-in team.
    fn covered(&self) -> Strike {
        Strike { covered: true, ..self.strike }
    }

    /// The opening for the saves of one team that is hit; it is dug in if all teams are.
    pub fn saves(&self, fire: Fire) -> Opening {
        let (under, strike) = (&self.under, &self.strike);
        let mut saves = Saves { target: under.target, fire, ..Saves::default() };
        if under.is_armoured() {
            saves.anti_tank = Count::from_raw(strike.anti_tank);
            saves.state = under.state;
            if under.tests_crews() {
                saves.will = strike.will;
            }
        }
        saves.cover = under.dug_in() > 0 && under.dug_in() == under.teams.0;
        if saves.cover || under.is_armoured() {
            saves.firepower = Count::from_raw(strike.firepower);
        }
        let saves = Opening::of(&saves).decided();
        if under.is_armoured() {
            // The card of a recorded platoon gives its armour.
            saves.knowing(Saves::AT.armour, strike.armour.1).into()
        } else {
            saves.into()
        }
    }

    /// The sums: ranging in, to hit, saves and Firepower.
    pub fn working(&self) -> Working {
        let mut sums = Vec::new();
        if self.failed.is_none() {
            sums.push(self.aim.sum().0);
        }
        sums.push(self.to_hit.sum(self.failed).0);
        let strike = if self.under.dug_in() > 0 { self.covered() } else { self.strike };
        sums.extend(Damage::of(&strike).sums(&strike));
        let first = sums.first();
        let working = Working {
            headline: first
                .map_or((t::TO_HIT, Figure::Impossible), |sum| (sum.title, sum.result.clone())),
            dice: Some(if self.failed.is_none() {
                (t::DICE_TRIES, Figure::Dice(TRIES as i16))
            } else {
                (t::DICE_D_6, Figure::Dice(self.under.teams.0))
            }),
            sums,
            ..Working::default()
        };
        self.wanted(working)
    }

    /// Adds the chances that any team is lost, that the platoon is pinned, and that the volley is
    /// fired at all.
    fn wanted(&self, working: Working) -> Working {
        let armoured = self.under.is_armoured();
        let mut working = damage::wanted(
            working,
            Struck::AT.destroyed,
            Struck::AT.bailed_out,
            self.under.teams.0 == 1,
            armoured,
        );
        if !armoured && !self.under.is_unattached() {
            working = working.chance(t::WANT_PINNED, Struck::AT.pinned.is(true));
        }
        if self.failed.is_none() {
            working = working.chance(t::WANT_RANGED, Struck::AT.ranged.is_one_of(RangedIn::DONE));
        }
        working
    }

    /// The procedure that rolls the dice.
    pub fn procedure(&self) -> impl Fn(&mut dyn Dice) -> Struck + use<> {
        let ranging = self.failed.is_none().then(|| self.aim.roll());
        let rolls = [0, 1, 2].map(|failed| self.to_hit.roll(failed));
        let open = Damage::of(&self.strike);
        let covered = Damage::of(&self.covered());
        let unattached = self.under.is_unattached();
        let (failed, pins, ranks) = (self.failed, self.pins, self.under.ranks());
        let (teams, dug_in) = (self.under.teams.count(), self.under.dug_in() as u32);
        move |dice| {
            let tries = match &ranging {
                Some(roll) => range_in(dice, roll),
                None => failed,
            };
            let hits = match tries.and_then(|failed| rolls.get(failed as usize)) {
                Some(roll) => dice.successes(roll, teams),
                None => 0,
            };
            let uncovered = teams - dug_in;
            let in_open = hits.min(uncovered);
            // Vehicles are never dug in: all of them are uncovered.
            let ranks = Ranks { teams: ranks.teams - dug_in.min(ranks.teams), ..ranks };
            let mut toll = ranks.take(&open, dice, in_open);
            if hits > in_open {
                let lost = covered.take(dice, dug_in, hits - in_open);
                toll = Toll { teams: toll.teams + lost.teams, ..toll.keeping(lost) };
            }
            Struck {
                destroyed: toll.destroyed(),
                bailed_out: toll.bailed_out,
                pinned: pins && hits > 0 && !unattached,
                hits,
                ranged: RangedIn::after(tries),
                toll,
            }
        }
    }
}
