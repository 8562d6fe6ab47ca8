//! The blunder of an air request (procedure CWC-BLU-P3).

use crate::aid::{
    Calculator, Centimetres, Count, Figure, Form, Modifier, Note, Opening, Outcome, Part, PartKind,
    ResultRow, Sheet, Working,
};
use crate::dice::Dice;
use crate::text::keys::cold_war_commander as t;
use crate::{choices, form};

use super::super::anti_air::{AirUnit, Fate};
use super::super::command::steps;
use super::super::command_blunder::{attacks, blunder_table, blunder_word};
use super::super::deviation::ZONE;
use super::super::effect::UnderFire;
use super::super::house::House;
use super::super::to_hit::{Aim, Fire, fixed_number};
use super::super::words::{Armour, Cover, Firer, Position, Save, TargetKind};

use super::{Lone, Losses, Stray, blunder_part, unit};

choices! {
    /// Which line of the air table it is (CWC-BLU-T3).
    pub enum AirRolled {
        /// The D6 is rolled here.
        Roll = "roll" => t::BLUNDER_ROLL,
        /// 1–2
        Strafed = "strafed" => t::STRAFED,
        /// 3–4
        Fighters = "fighters" => t::ENEMY_FIGHTERS,
        /// 5–6
        TakeCover = "take-cover" => t::TAKE_COVER,
    }
}

form! {
    /// What the blunder of an air request depends on.
    pub struct AirBlunder {
        group t::GROUP_BLUNDER => {
            /// The line of the table.
            rolled: AirRolled = AirRolled::Roll, t::BLUNDER, ["CWC-BLU-02", "CWC-BLU-T3"];
        }
        group t::GROUP_FAC => {
            /// Save of the FAC.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04", "CWC-BLU-09"],
                when |form| form.may_be(AirRolled::Strafed);
            /// Hits of the FAC.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05", "CWC-BLU-09"],
                when |form| form.may_be(AirRolled::Strafed);
            /// Hits on it before.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.may_be(AirRolled::Strafed);
            /// Suppressed before.
            already_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"],
                when |form| form.may_be(AirRolled::Strafed);
            /// What holds it.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04"],
                when |form| form.may_be(AirRolled::Strafed) && form.already_suppressed;
            /// It may fall back further than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-FBK-03"],
                when |form| form.may_be(AirRolled::Strafed) && form.already_suppressed && !form.position.holds();
        }
        group t::GROUP_AIR_UNITS => {
            /// Air units that were ordered to attack, all alike.
            air_units: Count<0, 6> = 1, t::AIR_UNITS_ORDERED, ["CWC-BLU-10"],
                when |form| form.may_be(AirRolled::Fighters);
            /// Hits of each.
            air_hits: Count<1, 12> = 3, t::HITS, ["CWC-AAF-03"],
                when |form| form.fought(form.air_units.0);
            /// Hits on each already.
            air_marked: Count<0, 11> = 0, t::AIR_MARKED, ["CWC-AAF-03"],
                when |form| form.fought(form.air_units.0);
            /// Save of each, if the stat line has one.
            air_save: Save = Save::None, t::SAVE, ["CWC-AMB-37"],
                when |form| form.fought(form.air_units.0);
        }
        group t::GROUP_AIR_UNITS_2 => {
            /// Air units of a further kind.
            b_units: Count<0, 6> = 0, t::AIR_UNITS_OF_KIND, ["CWC-BLU-10"],
                when |form| form.may_be(AirRolled::Fighters);
            /// Hits of each.
            b_hits: Count<1, 12> = 3, t::HITS, ["CWC-AAF-03"],
                when |form| form.fought(form.b_units.0);
            /// Hits on each already.
            b_marked: Count<0, 11> = 0, t::AIR_MARKED, ["CWC-AAF-03"],
                when |form| form.fought(form.b_units.0);
            /// Save of each, if the stat line has one.
            b_save: Save = Save::None, t::SAVE, ["CWC-AMB-37"],
                when |form| form.fought(form.b_units.0);
        }
        group t::GROUP_OWN_STRIKE => {
            /// Attack dice of the strike.
            attacks: Count<0, 100> = 4, t::ATTACKS_OF_STRIKE, ["CWC-BLU-11", "CWC-AMB-39"],
                when |form| form.may_be(AirRolled::TakeCover);
            /// From the FAC to the unit.
            distance: Centimetres<0, 400> = 60, t::FAC_TO_UNIT, ["CWC-AIR-04", "CWC-AMB-35"],
                when |form| form.may_be(AirRolled::TakeCover);
            /// The FAC stands higher than the unit.
            higher: bool = false, t::HIGHER_THAN_UNIT, ["CWC-AIR-04", "CWC-AMB-35"],
                when |form| form.may_be(AirRolled::TakeCover);
        }
        group t::GROUP_OWN_UNIT => {
            /// What hides the unit.
            own_cover: Cover = Cover::Open, t::COVER, ["CWC-AIR-06", "CWC-HIT-T1"],
                when |form| form.may_be(AirRolled::TakeCover) && form.own_kind != TargetKind::Command && form.own_kind != TargetKind::Sniper;
            /// What it is.
            own_kind: TargetKind = TargetKind::Ordinary, t::TARGET_KIND, ["CWC-HIT-04", "CWC-HIT-07"],
                when |form| form.may_be(AirRolled::TakeCover);
            /// Its armour.
            own_armour: Armour = Armour::Unarmoured, t::ARMOUR, ["CWC-AMB-16"],
                when |form| form.may_be(AirRolled::TakeCover);
            /// Its Save.
            own_save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.may_be(AirRolled::TakeCover);
            /// Its Hits.
            own_hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.may_be(AirRolled::TakeCover);
            /// Hits on it before.
            own_marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.may_be(AirRolled::TakeCover);
            /// Suppressed before.
            own_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"],
                when |form| form.may_be(AirRolled::TakeCover);
            /// What holds it.
            own_position: Position = Position::Free, t::POSITION, ["CWC-FBK-04"],
                when |form| form.may_be(AirRolled::TakeCover) && form.own_suppressed;
            /// It may fall back further than 10 cm.
            own_exempt: bool = false, t::EXEMPT, ["CWC-FBK-03"],
                when |form| form.may_be(AirRolled::TakeCover) && form.own_suppressed && !form.own_position.holds() && form.own_kind != TargetKind::Recce;
        }
    }
}

/// The calculator of the air blunder.
pub const AIR_BLUNDER: Calculator = Calculator {
    id: "air-blunder",
    title: t::AIR_BLUNDER,
    summary: t::AIR_BLUNDER_SUMMARY,
    cites: &["CWC-BLU-P3", "CWC-BLU-T3"],
    fields: AirBlunder::FIELDS,
    work: |answers, house| air_blunder(&answers.typed(), &house.typed()),
};

impl AirBlunder {
    fn may_be(&self, line: AirRolled) -> bool {
        self.rolled == AirRolled::Roll || self.rolled == line
    }

    fn fought(&self, units: i16) -> bool {
        self.may_be(AirRolled::Fighters) && units > 0
    }

    fn fac(&self) -> UnderFire {
        unit(
            (self.save, self.hits.0, self.marked.0),
            self.already_suppressed,
            self.position,
            self.exempt,
        )
    }

    /// The ordered air units: how many, and each with its Hits and marks.
    fn ordered(&self) -> [(u32, (i16, i16), Save); 2] {
        [
            (
                self.air_units.count(),
                (self.air_hits.0, self.air_marked.0),
                self.air_save,
            ),
            (
                self.b_units.count(),
                (self.b_hits.0, self.b_marked.0),
                self.b_save,
            ),
        ]
    }

    fn own_unit(&self) -> UnderFire {
        unit(
            (self.own_save, self.own_hits.0, self.own_marked.0),
            self.own_suppressed,
            self.own_position,
            self.own_exempt || self.own_kind == TargetKind::Recce,
        )
    }

    /// The strike at the own unit, with the sum of its deviation.
    fn stray(&self, need: i16, house: &House) -> (Stray, Sheet) {
        let label = if house.air_part_steps {
            t::DICE_PER_STARTED_20
        } else {
            t::DICE_PER_FULL_20
        };
        let base = (
            label,
            steps(self.distance.0, house.air_part_steps),
            "CWC-AIR-04",
        );
        let modifiers = if self.higher {
            vec![Modifier::new(t::HIGHER_THAN_UNIT, -1, "CWC-AIR-04")]
        } else {
            Vec::new()
        };
        Stray::of(
            base,
            modifiers,
            ZONE,
            self.attacks.count(),
            &self.own_unit(),
            need,
            house,
        )
    }
}

fn air_blunder(form: &AirBlunder, house: &House) -> Working {
    let table = blunder_table([t::STRAFED, t::ENEMY_FIGHTERS, t::TAKE_COVER], "CWC-BLU-T3");
    let (to_hit, need) = Aim {
        fire: Fire::Air,
        firer: Firer::Ordinary,
        cover: form.own_cover,
        kind: form.own_kind,
        armour: form.own_armour,
    }
    .number(house);
    let (stray, deviation) = form.stray(need, house);
    let fac = Lone::of(&form.fac(), ("fac", t::GROUP_FAC), "CWC-BLU-09", house);
    let fighters = Fighters::of(&form.ordered());

    let mut sheets = Vec::new();
    let mut notes = Vec::new();
    let mut refusals = Vec::new();
    if form.may_be(AirRolled::Strafed) {
        sheets.push(fixed_number((t::STRAFED, 4, "CWC-BLU-09")));
        refusals.extend(form.fac().refusal());
    }
    if form.may_be(AirRolled::Fighters) {
        let mut sheet = fixed_number((t::ENEMY_FIGHTERS, FIGHTERS_HIT, "CWC-BLU-10"));
        sheet.id = "fighters";
        sheets.push(sheet);
        for (units, (hits, marked), _) in form.ordered() {
            if units > 0 && marked >= hits {
                refusals.push(Note::new(t::refused_shot_down(marked, hits), "CWC-AAF-03"));
            }
        }
        notes.push(Note::new(t::NOTE_FIGHTERS, "CWC-AMB-36"));
        if form.rolled == AirRolled::Fighters && fighters.units() == 0 {
            refusals.push(Note::new(t::REFUSED_NO_AIR_UNITS, "CWC-BLU-10"));
        }
    }
    if form.may_be(AirRolled::TakeCover) {
        let mut to_hit = to_hit.clone();
        to_hit.id = "own-to-hit";
        sheets.extend([deviation, to_hit]);
        refusals.extend(form.own_unit().refusal());
        notes.push(Note::new(t::NOTE_TAKE_COVER, "CWC-BLU-11"));
        notes.push(Note::new(t::note_in_zone(stray.radius), "CWC-AMB-38"));
    }
    let plaque = match form.rolled {
        AirRolled::Roll => (t::BLUNDER, Figure::Word(t::BLUNDER_ROLL)),
        AirRolled::Strafed | AirRolled::Fighters => (t::TO_HIT, Figure::Need(4)),
        AirRolled::TakeCover => (t::TO_HIT, to_hit.result),
    };
    let mut working = Working {
        plaque,
        sheets,
        rows: vec![ResultRow {
            title: t::BLUNDER,
            roll: table,
            cite: "CWC-BLU-T3",
        }],
        refusals,
        notes,
        next: vec![
            Opening::new("air-strike"),
            Opening::new("air-deviation")
                .with("distance", form.distance)
                .with("fac-higher", form.higher),
        ],
        ..Working::default()
    };
    working.parts = match form.rolled {
        AirRolled::Roll => vec![
            blunder_part(AIR_WORDS),
            fac.result.part,
            SHOT_DOWN,
            ABORTED,
            stray.result.part,
        ],
        AirRolled::Strafed => fac.parts(),
        AirRolled::Fighters => vec![SHOT_DOWN, ABORTED],
        AirRolled::TakeCover => stray.parts(),
    };
    if working.refusals.is_empty() {
        let rolled = form.rolled;
        working.procedure = Some(Box::new(move |dice: &mut dyn Dice| match rolled {
            AirRolled::Strafed => fac.outcome(dice),
            AirRolled::Fighters => {
                let losses = fighters.fire(dice);
                Outcome::of(&[losses.eliminated, losses.suppressed])
            }
            AirRolled::TakeCover => stray.outcome(dice),
            AirRolled::Roll => match dice.band(&table) {
                0 => Outcome::of(&[0, fac.result.figure(fac.fire(dice).end)]),
                1 => {
                    let losses = fighters.fire(dice);
                    Outcome::of(&[1, 0, losses.eliminated, losses.suppressed])
                }
                _ => Outcome::of(&[2, 0, 0, 0, stray.fire(dice)]),
            },
        }));
    }
    working
}

/// The printed number of the fighters (CWC-BLU-10).
const FIGHTERS_HIT: i16 = 4;

const AIR_WORDS: &[crate::aid::Word] = &[
    blunder_word("strafed", t::STRAFED),
    blunder_word("fighters", t::ENEMY_FIGHTERS),
    blunder_word("take-cover", t::TAKE_COVER),
];

const SHOT_DOWN: Part = Part {
    id: "shot-down",
    label: t::PART_SHOT_DOWN,
    kind: PartKind::Count,
};

const ABORTED: Part = Part {
    id: "aborted",
    label: t::PART_ABORTED,
    kind: PartKind::Count,
};

/// Ordered air units under the fire of enemy fighters.
struct Fighters {
    targets: [(u32, AirUnit); 2],
}

impl Fighters {
    fn of(ordered: &[(u32, (i16, i16), Save); 2]) -> Self {
        Self {
            targets: ordered.map(|(units, (hits, marked), save)| {
                let left = (hits - marked).max(0) as u32;
                let air_unit = AirUnit {
                    left,
                    attack: 0,
                    save,
                };
                (units, air_unit)
            }),
        }
    }

    fn units(&self) -> u32 {
        self.targets.iter().map(|(units, _)| units).sum()
    }

    /// One D6 for all of them; survivors do not attack this turn (CWC-AMB-36).
    /// Counts those shot down as eliminated, those that abort as suppressed.
    fn fire(&self, dice: &mut dyn Dice) -> Losses {
        let mut losses = Losses::default();
        if self.units() == 0 {
            return losses;
        }
        let attacks = dice.total(&attacks("CWC-BLU-10"));
        for (units, target) in &self.targets {
            losses = dice.again(*units, losses, |dice, losses| {
                let (fate, _) = target.under_fire(dice, attacks, FIGHTERS_HIT);
                losses.and(fate == Fate::ShotDown, fate == Fate::Aborts)
            });
        }
        losses
    }
}
