//! A side as a whole: its company, its air support, its smoke.

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as m;

use super::{Place, Platoon, Role};
use crate::rulesets::flames_of_war::sheet::air_attack::AirAttack;
use crate::rulesets::flames_of_war::sheet::morale::CompanyMorale;
use crate::rulesets::flames_of_war::sheet::phases::{MOVEMENT, SHOOTING, START};

form! {
    /// The state of a side.
    pub struct Force {
        group t::GROUP_SIDE => {
            /// Dice left for air support: 7, 5 or 3 at the start; each call and each attempt to
            /// intercept takes one.
            air_pool: Count<0, 7> = 0, t::SIDE_AIR, ["FOW-AIR-01", "FOW-AIR-03", "FOW-AIR-04"];
            /// Aircraft that came at its call in this turn and were not shot down.
            aircraft: Count<0, 3> = 0, t::SIDE_AIRCRAFT, ["FOW-AIR-05", "FOW-AIR-12"];
            /// Its aircraft have attacked.
            aircraft_attacked: bool = false, t::SIDE_AIRCRAFT, ["FOW-AIR-05"], when |_side| false;
            /// Smoke screens of this side on the table.
            smoke: Count<0, 12> = 0, t::SIDE_SMOKE, ["FOW-SMK-06"];
            /// How many platoons were already destroyed when company morale was last passed: the
            /// test is not due again before a further loss.
            morale_held: Count<0, 30> = 0, t::SIDE_MORALE_HELD, ["FOW-MOR-05", "FOW-AMB-27"];
            /// Platoons at the start of its first turn, including reserves and ambushes,
            /// but not Transport platoons.
            started_with: Count<0, 40> = 0, m::SIDE_STARTED_WITH, ["FOWM-VPS-05", "FOWM-AMB-22"];
            /// Its company has failed its morale test, and so has lost the battle.
            morale_failed: bool = false, t::SIDE_MORALE_FAILED, ["FOW-MOR-05"];
            /// Its present turn began with smoke of its own on the table, which is removed.
            smoke_ends: bool = false, t::SIDE_SMOKE, ["FOW-SMK-06"], when |_side| false;
        }
    }
}

/// Applies an event to a side: its aircraft leave as its turn ends, and its smoke disperses when its
/// next turn begins (FOW-SMK-06).
pub fn on_event(side: &Values, moment: TurnEvent) -> Values {
    match moment {
        TurnEvent::TurnBegins => {
            let mut force: Force = side.typed();
            force.smoke_ends = force.smoke.0 > 0;
            (force.smoke, force.aircraft) = (Count(0), Count(0));
            force.answers()
        }
        TurnEvent::TurnEnds => {
            side.cleared(Force::FIELDS, places!(Force: aircraft, aircraft_attacked))
        }
        TurnEvent::PhaseBegins | TurnEvent::Own(_) => side.clone(),
    }
}

/// How a side's platoons count for company morale (FOW-MOR-P2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// Platoons on the table.
    pub on_table: i16,
    /// Platoons destroyed.
    pub destroyed: i16,
}

impl Company {
    /// Counts a side's platoons; independent teams do not count (FOW-AMB-73).
    pub fn of(units: &[Platoon]) -> Self {
        let mut company = Self::default();
        for unit in units.iter().filter(|unit| unit.role == Role::Platoon) {
            match unit.counts_as() {
                Place::Table => company.on_table += 1,
                Place::Destroyed | Place::LeftOtherEdge => company.destroyed += 1,
                Place::Reserve | Place::Ambush | Place::LeftOwnEdge => {}
            }
        }
        company
    }

    /// Whether more platoons are destroyed than on the table; exactly half needs no test
    /// (FOW-AMB-27).
    pub const fn is_below_half(self) -> bool {
        self.destroyed > self.on_table
    }

    /// Whether its test falls due: at the end of the phase in which a platoon was lost, and
    /// again after each further loss (FOW-AMB-27).
    fn has_to_test(self, units: &[Platoon], own: Force) -> bool {
        let lost_now = (units.iter())
            .any(|unit| unit.role == Role::Platoon && unit.counts_as().is_gone() && unit.lost);
        self.is_below_half() && lost_now && self.destroyed > own.morale_held.0 && !own.morale_failed
    }

    /// The opening for company morale with the recorded numbers. The company's own motivation is
    /// not recorded; its commander's is the closest to it.
    fn morale(self, units: &[Platoon]) -> Opening {
        let commander = units.iter().find(|unit| unit.role == Role::CompanyCommander);
        let mut form = CompanyMorale {
            destroyed: Count::from_raw(self.destroyed),
            on_table: Count::from_raw(self.on_table),
            ..CompanyMorale::default()
        };
        if let Some(commander) = commander {
            form.motivation = commander.motivation;
        }
        Opening::of(&form).into()
    }
}

/// Records that a company has passed its test, or failed it: for the side that had to test at these
/// numbers, trying the side whose turn it is first (FOW-AMB-27, FOW-MOR-05).
pub fn has_tested(cast: &mut Participants, tested: &CompanyMorale, passed: bool) {
    let has_to_test = |side: &Side| {
        let own = cast.units.iter().filter(|unit| unit.side == *side);
        let units: Vec<Platoon> = own.map(|unit| unit.state.typed()).collect();
        let company = Company::of(&units);
        Count::from_raw(company.destroyed) == tested.destroyed
            && Count::from_raw(company.on_table) == tested.on_table
            && company.has_to_test(&units, cast.side(*side))
    };
    let sides = [cast.at.side, cast.at.side.other()];
    if let Some(side) = sides.into_iter().find(has_to_test) {
        cast.change_side(side, |own: &mut Force| {
            if passed {
                own.morale_held = tested.destroyed;
            } else {
                own.morale_failed = true;
            }
        });
    }
}

/// Calculators that use counts of a side's units: company morale.
pub fn counted(units: &[Values]) -> Vec<Opening> {
    let units: Vec<Platoon> = units.iter().map(Values::typed).collect();
    if units.is_empty() {
        return Vec::new();
    }
    vec![Company::of(&units).morale(&units)]
}

/// The consequences for a side: its air support and smoke, the count of its platoons and the
/// company test that is due.
pub fn consequences(own: Force, units: &[Values]) -> Vec<Consequence> {
    let mut all = Vec::new();
    if own.smoke.0 > 0 {
        all.push(Consequence::says(t::THEN_SMOKE, "FOW-SMK-06"));
    }
    if own.aircraft.0 > 0 && !own.aircraft_attacked {
        let words = t::then_aircraft(i32::from(own.aircraft.0));
        let attack = Consequence::may(words, "FOW-AIR-05", Opening::to::<AirAttack>());
        all.push(attack.only_in(Whose::Active, &[START, MOVEMENT, SHOOTING]));
    }
    let units: Vec<Platoon> = units.iter().map(Values::typed).collect();
    if units.is_empty() {
        return all;
    }
    let company = Company::of(&units);
    all.push(Consequence::says(
        t::then_company_count(i32::from(company.destroyed), i32::from(company.on_table)),
        "FOW-MOR-05",
    ));
    if units.iter().any(|unit| unit.role != Role::Platoon) {
        all.push(Consequence::says(t::THEN_COMPANY_INDEPENDENTS, "FOW-AMB-73"));
    }
    if own.morale_failed {
        all.push(Consequence::says(t::THEN_COMPANY_FAILED, "FOW-MOR-05").leading());
    } else if company.is_below_half() {
        all.push(if company.has_to_test(&units, own) {
            Consequence::due(t::THEN_COMPANY_MORALE, "FOW-AMB-27", company.morale(&units))
                .as_the_phase_ends()
        } else {
            Consequence::says(t::THEN_COMPANY_HELD, "FOW-AMB-27")
        });
    }
    all
}
