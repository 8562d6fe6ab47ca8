//! Where fire and strikes land: the drift of artillery (procedure CWC-ART-P2)
//! and of aircraft (CWC-AIR-P2), and the zone that is hit.

use crate::aid::{
    Calculator, Centimetres, Cite, Figure, Form, Modifier, Note, Opening, Outcome, Part, PartKind,
    Sheet, Unit, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::form;
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;

use super::command::steps;
use super::house::House;

form! {
    /// What the deviation of artillery depends on.
    pub struct ArtilleryDeviation {
        group t::GROUP_DEVIATION => {
            /// From the FAO to the target.
            distance: Centimetres<1, 400> = 60, t::FAO_TO_TARGET, ["CWC-ART-06", "CWC-ART-T2", "CWC-ART-T3"];
            /// The FAO stands higher.
            fao_higher: bool = false, t::FAO_HIGHER, ["CWC-ART-06"];
            /// Rockets.
            rocket: bool = false, t::ROCKET_ATTACK, ["CWC-ART-06", "CWC-ART-08"];
            /// Naval guns.
            naval: bool = false, t::NAVAL_ATTACK, ["CWC-ART-07", "CWC-ART-08"];
            /// The request was a double 1.
            bonus: bool = false, t::REQUEST_WAS_BONUS, ["CWC-BON-02", "CWC-ART-11"];
        }
    }
}

/// The calculator of artillery deviation.
pub const ARTILLERY_DEVIATION: Calculator = Calculator {
    id: "artillery-deviation",
    title: t::ARTILLERY_DEVIATION,
    summary: t::ARTILLERY_DEVIATION_SUMMARY,
    cites: &["CWC-ART-P2", "CWC-ART-T2", "CWC-ART-T3"],
    fields: ArtilleryDeviation::FIELDS,
    work: |answers, _| artillery_deviation(answers.typed()),
};

fn artillery_deviation(form: ArtilleryDeviation) -> Working {
    // Artillery counts started steps (CWC-ART-06).
    let base = steps(form.distance.0, true);
    let mut modifiers = Vec::new();
    if form.fao_higher {
        modifiers.push(Modifier::new(t::FAO_HIGHER, -1, "CWC-ART-06"));
    }
    if form.rocket {
        modifiers.push(Modifier::new(t::ROCKET_ATTACK, 1, "CWC-ART-06"));
    }
    let zone = if form.rocket || form.naval {
        (t::ZONE_ROCKET_NAVAL, LARGE_ZONE)
    } else {
        (t::ZONE_ARTILLERY, ZONE)
    };
    let mut notes = Vec::new();
    if form.naval {
        notes.push(Note::new(t::NOTE_NAVAL_NO_DIE, "CWC-ART-07"));
    }
    notes.push(Note::new(t::NOTE_EVERY_UNIT_IN_ZONE, "CWC-ART-10"));
    Deviation {
        distance: ArtilleryDeviation::AT.distance.index(),
        base: (t::DICE_PER_STARTED_20, base, "CWC-ART-T3"),
        modifiers,
        zone: (zone.0, zone.1, "CWC-ART-08"),
        bonus: form.bonus.then_some("CWC-BON-02"),
        rolls: (t::ROLL_DRIFT, t::ROLL_DIRECTION, "CWC-ART-06"),
        notes,
        next: vec![Opening::new("artillery-fire")],
    }
    .working()
}

form! {
    /// What the deviation of an air strike depends on.
    pub struct AirDeviation {
        group t::GROUP_DEVIATION => {
            /// From the FAC to the target.
            distance: Centimetres<0, 400> = 60, t::FAC_TO_TARGET, ["CWC-AIR-04", "CWC-AMB-02"];
            /// The FAC stands higher.
            fac_higher: bool = false, t::FAC_HIGHER, ["CWC-AIR-04"];
            /// The request was a double 1.
            bonus: bool = false, t::REQUEST_WAS_BONUS, ["CWC-BON-03", "CWC-AIR-08"];
        }
    }
}

/// The calculator of air deviation.
pub const AIR_DEVIATION: Calculator = Calculator {
    id: "air-deviation",
    title: t::AIR_DEVIATION,
    summary: t::AIR_DEVIATION_SUMMARY,
    cites: &["CWC-AIR-P2", "CWC-AIR-04", "CWC-AIR-05"],
    fields: AirDeviation::FIELDS,
    work: |answers, house| air_deviation(answers.typed(), &house.typed()),
};

fn air_deviation(form: AirDeviation, house: &House) -> Working {
    let base = steps(form.distance.0, house.air_part_steps);
    let mut modifiers = Vec::new();
    // Fewer than no dice there are not (CWC-AMB-10).
    if form.fac_higher && base > 0 {
        modifiers.push(Modifier::new(t::FAC_HIGHER, -1, "CWC-AIR-04"));
    }
    let label = if house.air_part_steps {
        t::DICE_PER_STARTED_20
    } else {
        t::DICE_PER_FULL_20
    };
    Deviation {
        distance: AirDeviation::AT.distance.index(),
        base: (label, base, "CWC-AIR-04"),
        modifiers,
        zone: (t::ZONE_AIR, ZONE, "CWC-AIR-05"),
        bonus: form.bonus.then_some("CWC-BON-03"),
        rolls: (t::ROLL_DRIFT, t::ROLL_DIRECTION, "CWC-AIR-04"),
        notes: vec![Note::new(t::NOTE_SINGLE_TARGET_AFTER, "CWC-AMB-43")],
        next: vec![Opening::new("anti-air"), Opening::new("air-strike")],
    }
    .working()
}

/// Diameters of zones (CWC-AMB-11).
pub(super) const ZONE: i16 = 20;
pub(super) const LARGE_ZONE: i16 = 30;

/// What both kinds of deviation come to.
struct Deviation {
    base: (Text, i16, Cite),
    modifiers: Vec<Modifier>,
    zone: (Text, i16, Cite),
    /// The rule of the bonus, after a double 1.
    bonus: Option<Cite>,
    /// The place of the question for the distance.
    distance: usize,
    /// The names of the rolls for distance and direction, with their rule.
    rolls: (Text, Text, Cite),
    notes: Vec<Note>,
    next: Vec<Opening>,
}

impl Deviation {
    fn working(self) -> Working {
        let dice = self.base.1 + self.modifiers.iter().map(|one| one.value).sum::<i16>();
        let no_roll = self.bonus.is_some() || dice == 0;
        let mut notes = Vec::new();
        if let Some(cite) = self.bonus {
            notes.push(Note::new(t::NOTE_LANDS_AS_AIMED, cite));
        } else if dice == 0 {
            notes.push(Note::new(t::NOTE_NO_DEVIATION_DICE, "CWC-AMB-10"));
        } else {
            notes.push(Note::new(t::NOTE_DRIFT, "CWC-AMB-10"));
        }
        notes.extend(self.notes);
        notes.push(Note::new(
            t::note_zone_radius(self.zone.1 / 2),
            "CWC-AMB-11",
        ));
        notes.push(Note::new(t::NOTE_ZONE_EDGE, "CWC-AMB-38"));
        let across = Figure::Measured(f32::from(self.zone.1), Unit::Centimetres);
        let zone = Sheet {
            id: "zone",
            title: t::ZONE,
            base: (self.zone.0, across.clone(), self.zone.2),
            modifiers: Vec::new(),
            result: across,
        };
        let beside = vec![(self.distance, t::beside_dice(self.base.1))];
        if no_roll {
            return Working {
                plaque: (t::PLAQUE_DEVIATION, Figure::Word(t::WORD_ON_TARGET)),
                sheets: vec![zone],
                notes,
                beside,
                next: self.next,
                ..Working::default()
            };
        }
        let (drift, direction, cite) = self.rolls;
        let direction = Roll::bearing(direction, cite);
        Working {
            plaque: (t::PLAQUE_DEVIATION, Figure::Dice(dice)),
            plaque_of: Some(t::DEVIATION_DICE),
            sheets: vec![
                Sheet {
                    id: "dice",
                    title: t::DEVIATION_DICE,
                    base: (self.base.0, Figure::Dice(self.base.1), self.base.2),
                    modifiers: self.modifiers,
                    result: Figure::Dice(dice),
                },
                zone,
            ],
            notes,
            beside,
            next: self.next,
            parts: vec![DRIFT, DIRECTION],
            procedure: Some(Box::new(move |thrown: &mut dyn Dice| {
                let centimetres = sum(thrown, dice as u32, drift, cite);
                let bearing = thrown.bearing(&direction);
                Outcome::of(&[centimetres, u32::from(bearing)])
            })),
            ..Working::default()
        }
    }
}

/// The most dice that one roll adds up.
const MOST_ADDED: u32 = 12;

/// So many D6 added up: a distance in centimetres (CWC-FBK-02, CWC-AMB-10).
pub(super) fn sum(dice: &mut dyn Dice, count: u32, name: Text, cite: Cite) -> u32 {
    let one = Roll::new(Die::D6).named(name, cite);
    let rest = count % MOST_ADDED;
    let throws = [
        (count / MOST_ADDED, MOST_ADDED),
        (u32::from(rest > 0), rest),
    ];
    dice.each_of(&throws, |dice, &added| dice.total(&one.sum_of(added as u8)))
}

pub(super) const DRIFT: Part = Part {
    id: "drift",
    label: t::PART_DRIFT,
    kind: PartKind::Measure(Unit::Centimetres),
};

pub(super) const DIRECTION: Part = Part {
    id: "direction",
    label: t::ROLL_DIRECTION,
    kind: PartKind::Bearing,
};
