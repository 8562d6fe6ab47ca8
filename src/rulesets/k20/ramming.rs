//! Ramming: K20-RAM-P1.

use crate::aid::{
    Calculator, Count, Form, Note, Opening, Outcome, Part, PartKind, Tone, Values, Word, Working,
};
use crate::dice::Dice;
use crate::form;
use crate::text::Text;
use crate::text::keys::k20 as t;

use super::crew::CREW_MORALE;
use super::effect::{Half, Strength};
use super::house::House;
use super::immobilisation::{Gear, Ground, InTerrain};
use super::number::Tester;
use super::overrun::OWN_VEHICLE_WORDS;
use super::tables;
use super::training_test::pip_sheet;
use super::words::Level;

form! {
    /// What ramming depends on.
    pub struct Ramming {
        group t::GROUP_RAMMER => {
            /// Its class.
            class: Count<0, 20> = 4, t::CLASS, ["K20-RAM-03"];
            /// Its Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-RAM-01"];
            /// DV of the face that strikes.
            armour: Count<0, 20> = 0, t::ARMOUR, ["K20-AMB-38"];
            /// It is armoured.
            armoured: bool = true, t::ARMOURED, ["K20-RAM-02"];
            /// Its morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-AMB-07"];
        }
        group t::GROUP_RAMMED => {
            /// Its class.
            target_class: Count<0, 20> = 4, t::CLASS, ["K20-RAM-03"];
            /// Its Training.
            target_training: Count<1, 20> = 10, t::TRAINING, ["K20-RAM-04", "K20-RAM-05"];
            /// DV of the face that is struck.
            target_armour: Count<0, 20> = 0, t::ARMOUR, ["K20-AMB-38"];
            /// It is armoured.
            target_armoured: bool = true, t::ARMOURED, ["K20-RAM-02"];
            /// It tries to get out of the way.
            avoids: bool = true, t::RAM_AVOIDS, ["K20-RAM-04"],
                when |form| !form.target_immobilised;
            /// It is immobilised.
            target_immobilised: bool = false, t::VEHICLE_IMMOBILISED, ["K20-RAM-04"];
            /// Its morale level.
            target_level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-AMB-07"];
            /// Pinned.
            target_pinned: bool = false, t::PINNED, ["K20-AMB-07"];
        }
        group t::GROUP_RAM_TERRAIN => {
            /// The terrain row of both tests.
            terrain: Ground = Ground::Woods, t::GROUND, ["K20-RAM-05", "K20-AMB-39"];
            /// What the rammer runs on.
            gear: Gear = Gear::Tracked, t::RAMMER_GEAR, ["K20-IMM-T1"];
            /// What the rammed vehicle runs on.
            target_gear: Gear = Gear::Tracked, t::RAMMED_GEAR, ["K20-IMM-T1"];
            /// Vehicles rammed in this move.
            rammed: Count<1, 10> = 1, t::RAMMED_COUNT, ["K20-RAM-02"];
        }
    }
}

/// The calculator.
pub const RAMMING: Calculator = Calculator {
    id: "ramming",
    title: t::RAMMING,
    summary: t::RAMMING_SUMMARY,
    cites: &["K20-RAM-P1", "K20-RAM-03", "K20-HET-T1"],
    fields: Ramming::FIELDS,
    work: ramming,
};

/// The strength of a ram (K20-RAM-03, K20-AMB-38).
fn ram(label: Text, class: i16, rammer: bool, armour: i16) -> Strength {
    let mut strength = Strength::new((label, class, "K20-RAM-03"));
    if rammer {
        strength.add(t::RAMS, tables::RAM_RAMMER, "K20-RAM-03");
    }
    strength.less_armour_always(armour);
    strength
}

fn ramming(answers: &Values, house: &Values) -> Working {
    let it: Ramming = answers.typed();
    let house: House = house.typed();
    if !it.armoured && it.target_armoured {
        let why = Note::new(t::REFUSED_RAM_ARMOURED, "K20-RAM-02");
        return Working::refused(t::RAM_TEST, t::WORD_NOT_ALLOWED, vec![why]);
    }
    let own = InTerrain {
        driver: Tester {
            base: it.training.0,
            level: it.level,
            pinned: it.pinned,
        },
        class: it.class.0,
        ground: it.terrain,
        gear: it.gear,
        reversing: false,
        towing: false,
        failed: 0,
    };
    let target = InTerrain {
        driver: Tester {
            base: it.target_training.0,
            level: it.target_level,
            pinned: it.target_pinned,
        },
        class: it.target_class.0,
        gear: it.target_gear,
        ..own
    };
    let test = own.driver.training("ram", t::RAM_TEST);
    let ramming = test.check(t::ROLL_RAM, "K20-RAM-01");
    let plaque = (t::RAM_TEST, test.sheet.result.clone());
    let mut sheets = vec![test.sheet];
    let avoids = it.avoids && !it.target_immobilised;
    let avoiding = avoids.then(|| {
        let number = target.driver.training("avoid", t::AVOID_TEST);
        let roll = number.check(t::ROLL_AVOID, "K20-RAM-04");
        sheets.push(number.sheet);
        roll
    });
    let at_target = ram(t::RAMMER_CLASS, it.class.0, true, it.target_armour.0);
    let at_rammer = ram(t::RAMMED_CLASS, it.target_class.0, false, it.armour.0);
    sheets.push(at_target.sheet("target-strength", t::RAM_AT_TARGET));
    sheets.push(at_rammer.sheet("rammer-strength", t::RAM_AT_RAMMER));
    let rows = vec![
        Half::Vehicle.row(t::RAM_AT_TARGET, at_target.total()),
        Half::Vehicle.row(t::RAM_AT_RAMMER, at_rammer.total()),
    ];
    let struck =
        [at_target.total(), at_rammer.total()].map(|strength| Half::Vehicle.roll(strength));
    let struck = [
        struck[0].named(t::ROLL_RAM_TARGET, "K20-HET-01"),
        struck[1].named(t::ROLL_RAM_RAMMER, "K20-HET-01"),
    ];
    let target_number = target.number("target-terrain", t::RAMMED_TERRAIN, &house);
    let own_number = own.number("rammer-terrain", t::RAMMER_TERRAIN, &house);
    let terrain = [
        InTerrain::roll(&target_number).named(t::ROLL_RAMMED_TERRAIN, "K20-RAM-05"),
        InTerrain::roll(&own_number).named(t::ROLL_RAMMER_TERRAIN, "K20-RAM-05"),
    ];
    sheets.extend([target_number.sheet, own_number.sheet]);
    sheets.push(pip_sheet(tables::RAM_PIP, it.rammed.0, "K20-RAM-02"));
    let mut notes = Vec::new();
    if it.target_immobilised {
        notes.push(Note::new(t::NOTE_RAM_CANNOT_AVOID, "K20-RAM-04"));
    }
    notes.extend(at_target.note().or_else(|| at_rammer.note()));
    notes.extend([
        Note::new(t::NOTE_PIP_PAID, "K20-AMB-70"),
        Note::new(t::NOTE_RAM_TERRAIN, "K20-AMB-39"),
        Note::new(t::NOTE_RAM_CREW, "K20-IMM-04"),
    ]);
    Working {
        plaque,
        sheets,
        rows,
        notes,
        next: vec![Opening::new(CREW_MORALE.id)],
        parts: vec![RAM, TARGET, RAMMER, TARGET_TERRAIN, RAMMER_TERRAIN],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            if !dice.check(&ramming) {
                return Outcome::of(&[MISSED]);
            }
            if avoiding.is_some_and(|roll| dice.check(&roll)) {
                return Outcome::of(&[AVOIDED]);
            }
            let effects = struck.map(|roll| 1 + 4 - dice.band(&roll).min(4) as u32);
            let terrain = terrain.map(|roll| 1 + dice.band(&roll).min(3) as u32);
            Outcome::of(&[RAMMED, effects[0], effects[1], terrain[0], terrain[1]])
        })),
        ..Working::default()
    }
}

const MISSED: u32 = 0;
const AVOIDED: u32 = 1;
const RAMMED: u32 = 2;

const fn word(id: &'static str, label: Text, tone: Tone) -> Word {
    Word { id, label, tone }
}

/// Whether it comes to a ram.
const RAM: Part = Part {
    id: "ram",
    label: t::RAMMING,
    kind: PartKind::Words(&[
        word("missed", t::WORD_RAM_MISSED, Tone::Bad),
        word("avoided", t::WORD_RAM_AVOIDED, Tone::Bad),
        word("rammed", t::WORD_RAMMED, Tone::Good),
    ]),
};

/// What the ram does to the rammed vehicle.
const TARGET: Part = Part {
    id: "target",
    label: t::PART_RAMMED,
    kind: PartKind::Words(&[
        word("not-struck", t::WORD_NOT_STRUCK, Tone::Plain),
        word("no-effect", t::EFFECT_NONE, Tone::Bad),
        word("suppressed", t::EFFECT_SUPPRESSED, Tone::Good),
        word("immobilised", t::EFFECT_IMMOBILISED, Tone::Good),
        word("damage", t::EFFECT_DAMAGE, Tone::Good),
        word("burns", t::EFFECT_BURNS, Tone::Good),
    ]),
};

/// What the ram does to the rammer.
const RAMMER: Part = Part {
    id: "rammer",
    label: t::PART_RAMMER,
    kind: PartKind::Words(OWN_VEHICLE_WORDS),
};

/// The rammed vehicle's test in terrain.
const TARGET_TERRAIN: Part = Part {
    id: "target-terrain",
    label: t::RAMMED_TERRAIN,
    kind: PartKind::Words(&[
        word("no-test", t::WORD_NO_TEST, Tone::Plain),
        word("no-penalty", t::WORD_NO_PENALTY, Tone::Bad),
        word("drives-on", t::WORD_DRIVES_ON, Tone::Bad),
        word("immobilised", t::WORD_IMMOBILISED, Tone::Good),
        word("permanently", t::WORD_PERMANENTLY, Tone::Good),
    ]),
};

/// The rammer's test in terrain.
const RAMMER_TERRAIN: Part = Part {
    id: "rammer-terrain",
    label: t::RAMMER_TERRAIN,
    kind: PartKind::Words(&[
        word("no-test", t::WORD_NO_TEST, Tone::Plain),
        word("no-penalty", t::WORD_NO_PENALTY, Tone::Good),
        word("drives-on", t::WORD_DRIVES_ON, Tone::Good),
        word("immobilised", t::WORD_IMMOBILISED, Tone::Bad),
        word("permanently", t::WORD_PERMANENTLY, Tone::Bad),
    ]),
};
