//! Where fire and strikes land: the drift of artillery (procedure CWC-ART-P2)
//! and of aircraft (CWC-AIR-P2), and the zone that is hit.

use crate::rulesets::cold_war_commander::prelude::*;

use super::anti_air::AntiAir;
use super::command::steps;
use super::effect::sum;
use super::forms::AirDeviation;
use super::zone::{AirStrike, ArtilleryFire};

form! {
    /// The questions about the deviation of artillery.
    pub struct ArtilleryDeviation {
        group t::GROUP_DEVIATION => {
            /// The distance from the FAO to the target.
            distance: Centimetres<1, 400> = 60, t::FAO_TO_TARGET, ["CWC-ART-06", "CWC-ART-T2", "CWC-ART-T3"];
            /// The FAO is higher than the target.
            fao_higher: bool = false, t::FAO_HIGHER, ["CWC-ART-06"];
            /// Rockets are fired.
            rocket: bool = false, t::ROCKET_ATTACK, ["CWC-ART-06", "CWC-ART-08"];
            /// Naval guns fire.
            naval: bool = false, t::NAVAL_ATTACK, ["CWC-ART-07", "CWC-ART-08"],
                when |form| !form.rocket;
            /// The request was a double 1.
            bonus: bool = false, t::REQUEST_WAS_BONUS, ["CWC-BON-02", "CWC-ART-11"],
                when |form| !form.planned;
            /// The mission was planned.
            planned: bool = false, t::PLANNED_MISSION, ["CWC-SEQ-02", "CWC-AMB-04"];
            /// The players agreed that the planned mission deviates.
            agreed: bool = false, t::DEVIATION_AGREED, ["CWC-AMB-04"],
                when |form| form.planned;
            /// It is a smoke screen, known only from the units.
            smoke: bool = false, t::SHOOT_WAS_SMOKE, ["CWC-ART-05"], when |_form| false;
        }
    }
}

/// The opening for the fire of the units whose deviation was rolled.
pub(crate) fn fire_of_batteries() -> Opening {
    let fire = Opening::to::<ArtilleryFire>();
    fire.casting(&parts::go_on(parts::BATTERIES)).into()
}

/// The opening for the strike of the units whose deviation was rolled.
pub(crate) fn strike_of_air_units() -> Opening {
    let strike = Opening::to::<AirStrike>();
    strike.casting(&parts::go_on(parts::AIR_UNITS)).into()
}

impl ArtilleryDeviation {
    /// The opening for the fire that follows: none after smoke (CWC-ART-05).
    pub(crate) fn fire(&self) -> Option<Opening> {
        (!self.smoke).then(fire_of_batteries)
    }
}

impl Calculate for ArtilleryDeviation {
    type House = House;
    type Outcome = Drifted;
    const ABOUT: About =
        About::new("artillery-deviation", t::ARTILLERY_DEVIATION, t::ARTILLERY_DEVIATION_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-ART-P2", "CWC-ART-T2", "CWC-ART-T3"];

    fn work(&self, _: &House) -> Work<Self> {
        // Artillery counts part steps (CWC-ART-06).
        let base = steps(self.distance.0, true);
        let mut modifiers = Vec::new();
        if self.fao_higher {
            modifiers.push(Modifier::new(t::FAO_HIGHER, -1, "CWC-ART-06"));
        }
        if self.rocket {
            modifiers.push(Modifier::new(t::ROCKET_ATTACK, 1, "CWC-ART-06"));
        }
        let zone = if self.rocket || self.naval {
            (t::ZONE_ROCKET_NAVAL, LARGE_ZONE)
        } else {
            (t::ZONE_ARTILLERY, ZONE)
        };
        let mut kept = Notes::default();
        let no_die = self.naval && !self.rocket;
        kept.add(no_die, t::NOTE_NAVAL_NO_DIE, "CWC-ART-07");
        kept.add(
            self.bonus && !self.planned && (self.rocket || self.fao_higher),
            t::KEPT_NO_DEVIATION,
            "CWC-BON-02",
        );
        Deviation {
            distance: ArtilleryDeviation::AT.distance.index(),
            base: (t::DICE_PER_STARTED_20, base, "CWC-ART-T3"),
            modifiers,
            zone: (zone.0, zone.1, "CWC-ART-08"),
            bonus: (self.bonus && !self.planned).then_some("CWC-BON-02"),
            aimed: self.planned && !self.agreed,
            rolls: (t::ROLL_DRIFT, t::ROLL_DIRECTION, "CWC-ART-06"),
            notes: vec![Note::new(t::NOTE_EVERY_UNIT_IN_ZONE, "CWC-ART-10")],
            not_counted: kept.0,
            next: self.fire().into_iter().collect(),
        }
        .working()
    }
}

impl Calculate for AirDeviation {
    type House = House;
    type Outcome = Drifted;
    const ABOUT: About = About::new("air-deviation", t::AIR_DEVIATION, t::AIR_DEVIATION_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-AIR-P2", "CWC-AIR-04", "CWC-AIR-05"];

    fn work(&self, house: &House) -> Work<Self> {
        let base = steps(self.distance.0, house.air_part_steps);
        let mut modifiers = Vec::new();
        // The number of dice is never negative (CWC-AMB-10).
        if self.fac_higher && base > 0 {
            modifiers.push(Modifier::new(t::FAC_HIGHER, -1, "CWC-AIR-04"));
        }
        let mut kept = Notes::default();
        if self.bonus && !self.planned {
            kept.add(self.fac_higher, t::KEPT_NO_DEVIATION, "CWC-BON-03");
        } else {
            let no_dice = self.fac_higher && base == 0;
            kept.add(no_dice, t::KEPT_HIGHER_NO_DICE, "CWC-AMB-10");
        }
        let label = if house.air_part_steps { t::DICE_PER_STARTED_20 } else { t::DICE_PER_FULL_20 };
        Deviation {
            distance: AirDeviation::AT.distance.index(),
            base: (label, base, "CWC-AIR-04"),
            modifiers,
            zone: (t::ZONE_AIR, ZONE, "CWC-AIR-05"),
            bonus: (self.bonus && !self.planned).then_some("CWC-BON-03"),
            aimed: self.planned && !self.agreed,
            rolls: (t::ROLL_DRIFT, t::ROLL_DIRECTION, "CWC-AIR-04"),
            notes: vec![Note::new(t::NOTE_SINGLE_TARGET_AFTER, "CWC-AMB-43")],
            not_counted: kept.0,
            next: vec![Opening::to::<AntiAir>().into(), strike_of_air_units()],
        }
        .working()
    }
}

/// The diameters of ordinary and of large zones, in cm (CWC-AMB-11).
pub(crate) const ZONE: i16 = 20;
pub(crate) const LARGE_ZONE: i16 = 30;

/// The parts that both kinds of deviation share.
struct Deviation {
    base: (Text, i16, Cite),
    modifiers: Vec<Modifier>,
    zone: (Text, i16, Cite),
    /// The rule of the bonus, after a double 1.
    bonus: Option<Cite>,
    /// The mission was planned, so it was aimed beforehand.
    aimed: bool,
    /// The place of the question for the distance.
    distance: usize,
    /// The names of the rolls for distance and direction, with their rule.
    rolls: (Text, Text, Cite),
    notes: Vec<Note>,
    not_counted: Vec<Note>,
    next: Vec<Opening>,
}

impl Deviation {
    fn working<C: Calculate<Outcome = Drifted>>(mut self) -> Work<C> {
        let dice = self.base.1 + self.modifiers.iter().map(|one| one.value).sum::<i16>();
        // An attack that lands where it was aimed has no dice to which more
        // could be added.
        let drifts = self.bonus.is_none() && !self.aimed && dice > 0;
        let dice = if drifts { own::add_dice("dice", dice, &mut self.modifiers) } else { dice };
        let mut notes = Vec::new();
        if let Some(cite) = self.bonus {
            notes.push(Note::new(t::NOTE_LANDS_AS_AIMED, cite));
        } else if self.aimed {
            notes.push(Note::new(t::NOTE_PLANNED_AIMED, "CWC-AMB-04"));
        } else if dice == 0 {
            notes.push(Note::new(t::NOTE_NO_DEVIATION_DICE, "CWC-AMB-10"));
        } else {
            notes.push(Note::new(t::NOTE_DRIFT, "CWC-AMB-10"));
        }
        notes.extend(self.notes);
        notes.push(Note::new(t::note_zone_radius(self.zone.1 / 2), "CWC-AMB-11"));
        notes.push(Note::new(t::NOTE_ZONE_EDGE, "CWC-AMB-38"));
        let across = Figure::Measured(f32::from(self.zone.1), Unit::Centimetres);
        let zone = Sum {
            id: "zone",
            title: t::ZONE,
            base: (self.zone.0, across.clone(), self.zone.2),
            modifiers: Vec::new(),
            result: across,
        };
        let beside = vec![(self.distance, t::beside_dice(self.base.1))];
        let mut sums = vec![zone];
        if drifts {
            sums.insert(0, Sum::dice("dice", t::DEVIATION_DICE, self.base).with(self.modifiers));
        }
        if !drifts || dice == 0 {
            let working = Working {
                headline: (t::PLAQUE_DEVIATION, Figure::Word(t::WORD_ON_TARGET)),
                sums,
                notes,
                not_counted: self.not_counted,
                beside,
                next: self.next,
                ..Working::default()
            };
            return working.rolls(&(), |_| Drifted::default());
        }
        let (drift, direction, cite) = self.rolls;
        let direction = Roll::bearing(direction, cite);
        let working = Working {
            headline: (t::PLAQUE_DEVIATION, Figure::DiceOf(dice, Unit::Centimetres)),
            headline_of: Some(t::DEVIATION_DICE),
            sums,
            notes,
            not_counted: self.not_counted,
            beside,
            next: self.next,
            ..Working::default()
        };
        let in_zone = Drifted::AT.drift.at_most(self.zone.1 as u16 / 2);
        let working = working
            .chance(t::WANT_STILL_IN_ZONE, in_zone)
            .chance(t::WANT_DRIFT, Drifted::AT.drift.on_average());
        working.rolls(&(), move |thrown| Drifted {
            drift: Distance(sum(thrown, dice as u32, Roll::new(Die::D6).named(drift, cite))),
            direction: Bearing(thrown.bearing(&direction)),
        })
    }
}

outcome! {
    /// Where an attack lands.
    pub struct Drifted of |_of: &()| {
        /// How far it drifts.
        drift: Distance, t::PART_DRIFT;
        /// The direction in which it drifts.
        direction: Bearing, t::ROLL_DIRECTION, quiet true;
    }
}
