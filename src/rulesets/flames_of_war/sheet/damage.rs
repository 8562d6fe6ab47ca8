//! The effects of hits on teams: saves, Firepower, and crews that bail out twice.
//!
//! This is the engine of FOW-SAV-P1 and FOW-SAV-P2, which both shooting and the saves calculator
//! use.

use crate::rulesets::flames_of_war::prelude::*;

use std::cell::Cell;

/// Hits in one shooting phase that pin a platoon (FOW-RES-01).
pub const HITS_THAT_PIN: u32 = 5;

/// The attack on a team, and the team's protection.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strike {
    /// How the team saves (FOW-SAV-T2).
    pub kind: TargetKind,
    /// The state of an armoured vehicle before it is struck (FOW-BAI-04).
    pub state: VehicleState,
    /// The armour of the face that is hit, with the name of that face (FOW-SAV-02).
    pub armour: (Text, i16),
    /// It is direct fire from over 16"/40 cm away (FOW-SAV-01, FOW-AMB-34).
    pub over_16: bool,
    /// The team is in bulletproof cover, is dug in or has a shield that counts (FOW-SAV-07, -08).
    pub covered: bool,
    /// The weapon's Anti-tank (FOW-SAV-01).
    pub anti_tank: i16,
    /// The weapon's Firepower (FOW-TUR-05).
    pub firepower: i16,
    /// The platoon's motivation, for a crew that would bail out twice.
    pub will: Will,
}

/// A strike with its rolls prepared: the effect of one hit on a team.
#[derive(Clone, Copy, Debug)]
pub struct Damage {
    kind: TargetKind,
    state: VehicleState,
    /// The save: a check, or the armour table.
    save: Roll,
    /// The Firepower test after a failed save; `None` if a failed save destroys without one.
    firepower: Option<Roll>,
    /// The test for a second bail-out result on one vehicle (FOW-BAI-04).
    crew_test: Roll,
    /// Whether the vehicles carry teams, so that each hit is rolled (FOW-AMB-74).
    carries: bool,
}

/// The largest number of "destroyed" results on one vehicle that are distinguished.
pub const MOST_RESULTS: usize = 4;

impl Damage {
    /// The damage a strike does.
    pub fn of(strike: &Strike) -> Self {
        let kind = strike.kind;
        let save = if kind == TargetKind::Armoured {
            let margin = strike.anti_tank - strike.armour.1 - i16::from(strike.over_16);
            armour_save(margin + own::total("armour")).by_facing()
        } else {
            Roll::new(Die::D6)
                .at_least(kind.save_number())
                .named(t::ROLL_SAVE, kind.save_cite())
                .by_facing()
        };
        let firepower = Roll::new(Die::D6)
            .at_least(strike.firepower)
            .named(t::ROLL_FIREPOWER, "FOW-TUR-05")
            .by_acting();
        let decides = kind == TargetKind::Armoured || (kind.uses_cover() && strike.covered);
        Self {
            kind,
            state: strike.state,
            save,
            firepower: decides.then_some(firepower),
            crew_test: strike.will.test(t::ROLL_CREW_TEST, "FOW-BAI-04").by_facing(),
            carries: false,
        }
    }

    /// The same strike at vehicles with or without passengers: with passengers, each hit is
    /// rolled, even on a destroyed vehicle (FOW-AMB-74).
    #[must_use]
    pub const fn at_carriers(self, carries: bool) -> Self {
        Self { carries, ..self }
    }

    /// The same strike at vehicles in another state.
    #[must_use]
    pub const fn of_state(self, state: VehicleState) -> Self {
        Self { state, ..self }
    }

    /// Resolves the hits, which are spread evenly over the teams (FOW-ALO-03).
    pub fn take(&self, dice: &mut dyn Dice, teams: u32, hits: u32) -> Toll {
        let each = hits / teams;
        let one_more = hits % teams;
        let groups = [(one_more, each + 1), (if each > 0 { teams - one_more } else { 0 }, each)];
        let start = match (self.kind, self.state) {
            (TargetKind::Armoured, VehicleState::Bogged) => Team::Bogged,
            (TargetKind::Armoured, VehicleState::BailedOut) => Team::BailedOut,
            _ => Team::Working,
        };
        let results = Cell::new([0; MOST_RESULTS]);
        let one = |dice: &mut dyn Dice, hits: &u32| {
            let fresh = Struck { team: start, failed: false, results: 0 };
            let end = dice.again(*hits, fresh, |dice, struck| self.hit(dice, struck));
            if let Some(place) = end.results.checked_sub(1) {
                let mut all = results.get();
                all[place as usize] += 1;
                results.set(all);
            }
            let end_team = end.team;
            Losses {
                destroyed: u32::from(end_team == Team::Destroyed),
                bailed_out: u32::from(end_team == Team::BailedOut && start != Team::BailedOut),
                failed: u32::from(end.failed),
            }
        };
        // Results are counted vehicle by vehicle (FOW-PAS-03): each vehicle is worked out
        // completely before the next, so that nothing is counted twice.
        let lost =
            if self.carries { dice.each_in_turn(&groups, one) } else { dice.each_of(&groups, one) };
        Toll {
            teams: lost.destroyed,
            bailed_out: lost.bailed_out,
            failed: lost.failed,
            results: if self.carries { results.get() } else { [0; MOST_RESULTS] },
            ..Toll::default()
        }
    }

    /// The effect of one hit on a team. With real dice it also records for the platoon whether a
    /// save failed, and how many results destroyed the team; the odds do not use this.
    fn hit(&self, dice: &mut dyn Dice, struck: Struck) -> Struck {
        let again = struck.team == Team::Destroyed;
        if again && !(self.carries && dice.fall()) {
            return struck;
        }
        let failed = Struck { failed: struck.failed || dice.aside(true), ..struck };
        let destroyed = Struck {
            team: Team::Destroyed,
            results: dice.aside((struck.results + 1).min(MOST_RESULTS as u32)),
            ..failed
        };
        if self.kind != TargetKind::Armoured {
            if dice.check(&self.save) {
                return struck;
            }
            let powerful = self.firepower.is_none_or(|firepower| dice.check(&firepower));
            return if powerful { destroyed } else { failed };
        }
        let band = dice.band(&self.save);
        if band == ARMOUR_HIGHER {
            return struck;
        }
        let powerful = self.firepower.is_some_and(|firepower| dice.check(&firepower));
        match (band, powerful) {
            (ARMOUR_LOWER, true) => destroyed,
            // There is no crew left that could bail out.
            _ if again => failed,
            (ARMOUR_LOWER, false) | (_, true) => {
                if struck.team == Team::Working || dice.check(&self.crew_test) {
                    Struck { team: Team::BailedOut, ..failed }
                } else {
                    destroyed
                }
            }
            _ => failed,
        }
    }

    /// The sums behind the save and the Firepower test.
    pub fn sums(&self, strike: &Strike) -> Vec<Sum> {
        let mut sums = Vec::new();
        if self.kind == TargetKind::Armoured {
            sums.push(armour_sum("armour", strike.anti_tank, strike.armour, strike.over_16));
        } else {
            sums.push(Sum::plain(
                "save",
                t::SAVE,
                (self.kind.label(), Figure::Need(self.kind.save_number()), self.kind.save_cite()),
            ));
        }
        if self.firepower.is_some() {
            sums.push(Sum::plain(
                "firepower",
                t::FIREPOWER_TEST,
                (t::FIREPOWER, Figure::Need(strike.firepower), "FOW-TUR-05"),
            ));
        }
        sums
    }
}

/// Adds the chances that matter to the striking side: for one team, whether it is lost; for
/// several, whether any is destroyed or bailed out, and how many.
pub fn wanted(
    working: Working,
    destroyed: PartAt<u32>,
    bailed_out: PartAt<u32>,
    one: bool,
    armoured: bool,
) -> Working {
    let working = if one {
        working.chance(t::WANT_TARGET_DESTROYED, destroyed.at_least(1))
    } else {
        working
            .chance(t::WANT_ONE_DESTROYED, destroyed.at_least(1))
            .chance(t::WANT_DESTROYED_AVERAGE, destroyed.on_average())
    };
    match (armoured, one) {
        (false, _) => working,
        (true, true) => working.chance(t::WANT_BAILED_OUT, bailed_out.at_least(1)),
        (true, false) => working.chance(t::WANT_ONE_BAILED_OUT, bailed_out.at_least(1)),
    }
}

coded! {
    /// The state of one team while its hits are worked out.
    #[derive(Debug, PartialEq, Eq)]
    enum Team { Working, Bogged, BailedOut, Destroyed }
}

coded! {
    /// A team, with a record of its hits besides its state.
    #[derive(Debug, PartialEq, Eq)]
    struct Struck {
        team: Team,
        failed: bool,
        results: u32[0..=4],
    }
}

tally! {
    /// The losses of a platoon.
    #[derive(Debug, PartialEq, Eq)]
    pub struct Losses {
        /// Teams destroyed.
        pub destroyed: u32[0..=63], sum;
        /// Vehicles newly bailed out.
        pub bailed_out: u32[0..=63], sum;
        /// Teams that failed a save, whatever the result (FOW-AMB-71).
        pub failed: u32[0..=63], sum;
    }
}

/// Vehicles that are hit, by their state: first the ones whose state the strike gives, then bogged
/// and bailed-out ones (FOW-ALO-05).
#[derive(Clone, Copy)]
pub struct Ranks {
    /// Number of vehicles that are hit first.
    pub teams: u32,
    /// Number of bogged ones.
    pub bogged: u32,
    /// Number of those whose crews have bailed out.
    pub out: u32,
}

impl Ranks {
    /// Resolves the hits, which go one each to the first vehicles, then to the bogged and then to
    /// the bailed-out ones, and start again from the first (FOW-ALO-03, FOW-ALO-05).
    pub fn take(self, damage: &Damage, dice: &mut dyn Dice, hits: u32) -> Toll {
        self.suffer(damage, dice, hits, false)
    }

    /// Like [`take`](Self::take), where the consequences depend on the survivors: the odds
    /// distinguish vehicles whose crews had already bailed out.
    pub fn take_apart(self, damage: &Damage, dice: &mut dyn Dice, hits: u32) -> Toll {
        self.suffer(damage, dice, hits, true)
    }

    /// Resolves the hits. Whether the vehicles hit after the first ones were bogged or bailed out
    /// matters only for the platoon's record; with `apart`, the odds distinguish the bailed-out
    /// ones too. How many bogged ones bail out is counted outside the outcome: in the odds that
    /// value is meaningless.
    fn suffer(self, damage: &Damage, dice: &mut dyn Dice, hits: u32, apart: bool) -> Toll {
        let Self { teams, bogged, out } = self;
        if bogged + out == 0 {
            return damage.take(dice, teams.max(1), hits);
        }
        let all = teams + bogged + out;
        let (each, more) = (hits / all, hits % all);
        let of_bogged = more.saturating_sub(teams).min(bogged);
        let of_out = more.saturating_sub(teams + bogged);
        let ranks = [
            (damage.state, teams, each * teams + more.min(teams)),
            (VehicleState::Bogged, bogged, each * bogged + of_bogged),
            (VehicleState::BailedOut, out, each * out + of_out),
        ];
        let ranks = ranks.map(|rank| (u32::from(rank.1 > 0), rank));
        let crews = Cell::new(0);
        // With real dice, each rank is resolved before the next.
        let kept = Cell::new(Toll::default());
        let fallen = dice.each_in_turn(&ranks, |dice, &(state, teams, hits)| {
            let lost = damage.of_state(state).take(dice, teams, hits);
            kept.set(kept.get().keeping(lost));
            let fallen = Fallen { bailed_out: lost.bailed_out, ..Fallen::default() };
            match state {
                VehicleState::BailedOut if state != damage.state => {
                    let out = if apart { lost.teams } else { dice.aside(lost.teams) };
                    Fallen { teams: lost.teams - out, out, ..fallen }
                }
                VehicleState::Bogged if state != damage.state => {
                    crews.set(lost.bailed_out);
                    let bogged = dice.aside(lost.teams);
                    Fallen { teams: lost.teams - bogged, bogged, ..fallen }
                }
                _ => Fallen { teams: lost.teams, ..fallen },
            }
        });
        Toll {
            teams: fallen.teams,
            bogged: fallen.bogged,
            out: fallen.out,
            bailed_out: fallen.bailed_out,
            of_bogged: crews.get(),
            ..kept.get()
        }
    }
}

tally! {
    /// The losses of a platoon whose vehicles are in several states.
    #[derive(Debug, PartialEq, Eq)]
    struct Fallen {
        teams: u32[0..=90], sum;
        bailed_out: u32[0..=60], sum;
        out: u32[0..=30], sum;
        bogged: u32[0..=30], sum;
    }
}

/// The losses of a platoon by the earlier state of its teams. Outcomes carry it besides their
/// visible parts, so that it can be recorded with the platoon.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Toll {
    /// Teams destroyed among those that are hit first.
    pub teams: u32,
    /// Bogged vehicles destroyed that were hit after others.
    pub bogged: u32,
    /// Bailed-out vehicles destroyed that were hit after others.
    pub out: u32,
    /// Vehicles newly bailed out.
    pub bailed_out: u32,
    /// How many of those were bogged, and hit after others.
    pub of_bogged: u32,
    /// Teams that failed a save, whatever the result (FOW-AMB-71).
    pub failed: u32,
    /// Teams with one "destroyed" result, with two, with three, and with four or more (FOW-PAS-03).
    pub results: [u32; MOST_RESULTS],
}

impl Toll {
    /// The toll of `lost` teams, of which `bailed_out` have only bailed out.
    pub fn of(lost: u32, bailed_out: u32) -> Self {
        let bailed_out = bailed_out.min(lost);
        Self { teams: lost - bailed_out, bailed_out, ..Self::default() }
    }

    /// These losses, with `other`'s failed saves and results per team added.
    #[must_use]
    pub fn keeping(self, other: Self) -> Self {
        let mut results = self.results;
        for (of_one, of_other) in results.iter_mut().zip(other.results) {
            *of_one += of_other;
        }
        Self { failed: self.failed + other.failed, results, ..self }
    }

    /// All destroyed teams, of any earlier state.
    pub const fn destroyed(self) -> u32 {
        self.teams + self.bogged + self.out
    }
}

const ARMOUR_LOWER: usize = 0;
/// The band of [`armour_save`] in which armour and Anti-tank are equal.
pub const ARMOUR_EQUAL: usize = 1;
/// The band of [`armour_save`] in which the hit has no effect.
pub const ARMOUR_HIGHER: usize = 2;

/// The armour save of FOW-SAV-T1 on one D6; `margin` is Anti-tank minus armour minus the bonus over
/// 16"/40 cm. The bands are lower, equal, higher.
pub fn armour_save(margin: i16) -> Roll {
    let clamp = |total: i16| total.clamp(0, 6) as u8;
    Roll::new(Die::D6)
        .bands(&[
            Band { upto: clamp(margin - 1), label: t::ARMOUR_LOWER },
            Band { upto: clamp(margin), label: t::ARMOUR_EQUAL },
            Band { upto: 6, label: t::ARMOUR_HIGHER },
        ])
        .named(t::ROLL_ARMOUR_SAVE, "FOW-SAV-01")
        .succeeding(1 << ARMOUR_HIGHER)
}

/// The sum behind an armour save: the face of the D6 needed for no effect.
pub fn armour_sum(id: &'static str, anti_tank: i16, armour: (Text, i16), over_16: bool) -> Sum {
    let mut modifiers = vec![Modifier::new(armour.0, -armour.1, "FOW-SAV-01")];
    if over_16 {
        modifiers.push(Modifier::new(t::OVER_16, -1, "FOW-SAV-01"));
    }
    modifiers.push(Modifier::new(t::ARMOUR_MUST_BE_HIGHER, 1, "FOW-SAV-T1"));
    let base = (t::ANTI_TANK, anti_tank, "FOW-SAV-01");
    let (mut sum, need) = Sum::number(id, t::ARMOUR_SAVE, base).with_own(modifiers);
    sum.result = if need > 6 { Figure::Impossible } else { Figure::Need(need.max(1)) };
    sum
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn teams_and_losses_are_kept_as_numbers() {
        laws::of_codes::<Team>();
        laws::of_codes::<Struck>();
        laws::of_adding::<Fallen>(|one, other| {
            one.teams + other.teams <= 90
                && one.bailed_out + other.bailed_out <= 60
                && one.bogged + other.bogged <= 30
                && one.out + other.out <= 30
        });
        laws::of_adding::<Losses>(|one, other| {
            one.destroyed + other.destroyed < 64
                && one.bailed_out + other.bailed_out < 64
                && one.failed + other.failed < 64
        });
    }
}
