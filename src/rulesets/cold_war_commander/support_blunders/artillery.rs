//! The blunder of an artillery request (procedure CWC-BLU-P2).

use crate::aid::{
    Calculator, Centimetres, Count, Figure, Form, Modifier, Note, Opening, Outcome, Part, PartKind,
    ResultRow, Sheet, Working,
};
use crate::dice::Dice;
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;
use crate::{choices, form};

use super::super::command::steps;
use super::super::command_blunder::{attacks, blunder_table, blunder_word};
use super::super::deviation::{LARGE_ZONE, ZONE};
use super::super::effect::{End, FALL_BACK, HITS, Target, UnderFire, WHY, why};
use super::super::house::House;
use super::super::to_hit::{Aim, Fire, fixed_number};
use super::super::words::{Armour, Cover, Firer, Position, Save, TargetKind};

use super::{Lone, Losses, Stray, blunder_part, unit};

choices! {
    /// Which line of the artillery table it is (CWC-BLU-T2).
    pub enum ArtilleryRolled {
        /// The D6 is rolled here.
        Roll = "roll" => t::BLUNDER_ROLL,
        /// 1–2
        Incoming = "incoming" => t::INCOMING,
        /// 3–4
        CounterBattery = "counter-battery" => t::COUNTER_BATTERY,
        /// 5–6
        OnYourOwn = "on-your-own" => t::ON_YOUR_OWN_SHORT,
    }
}

form! {
    /// What the blunder of an artillery request depends on.
    pub struct ArtilleryBlunder {
        group t::GROUP_BLUNDER => {
            /// The line of the table.
            rolled: ArtilleryRolled = ArtilleryRolled::Roll, t::BLUNDER, ["CWC-BLU-02", "CWC-BLU-T2"];
        }
        group t::GROUP_FAO => {
            /// Save of the FAO.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04", "CWC-BLU-06"],
                when |form| form.may_be(ArtilleryRolled::Incoming);
            /// Hits of the FAO.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05", "CWC-BLU-06"],
                when |form| form.may_be(ArtilleryRolled::Incoming);
            /// Hits on it before.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.may_be(ArtilleryRolled::Incoming);
            /// Suppressed before.
            already_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"],
                when |form| form.may_be(ArtilleryRolled::Incoming);
            /// What holds it.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04"],
                when |form| form.may_be(ArtilleryRolled::Incoming) && form.already_suppressed;
            /// It may fall back further than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-FBK-03"],
                when |form| form.may_be(ArtilleryRolled::Incoming) && form.already_suppressed && !form.position.holds();
        }
        group t::GROUP_TOWED => {
            /// Towed units that were ordered to fire.
            towed: Count<0, 6> = 1, t::TOWED_ORDERED, ["CWC-BLU-07", "CWC-AMB-35"],
                when |form| form.may_be(ArtilleryRolled::CounterBattery);
            /// Save of each.
            a_save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.counter(form.towed.0);
            /// Hits of each.
            a_hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.counter(form.towed.0);
            /// Hits on each before.
            a_marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.counter(form.towed.0);
            /// Suppressed before.
            a_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"],
                when |form| form.counter(form.towed.0);
            /// What holds it.
            a_position: Position = Position::Unlimbered, t::POSITION, ["CWC-FBK-04", "CWC-AMB-54"],
                when |form| form.counter(form.towed.0) && form.a_suppressed;
        }
        group t::GROUP_SELF_PROPELLED => {
            /// Self-propelled units that were ordered to fire.
            driven: Count<0, 6> = 0, t::SELF_PROPELLED_ORDERED, ["CWC-BLU-07", "CWC-AMB-35"],
                when |form| form.may_be(ArtilleryRolled::CounterBattery);
            /// Save of each.
            b_save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.counter(form.driven.0);
            /// Hits of each.
            b_hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.counter(form.driven.0);
            /// Hits on each before.
            b_marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.counter(form.driven.0);
            /// Suppressed before.
            b_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"],
                when |form| form.counter(form.driven.0);
            /// What holds it.
            b_position: Position = Position::Free, t::POSITION, ["CWC-FBK-04", "CWC-AMB-54"],
                when |form| form.counter(form.driven.0) && form.b_suppressed;
        }
        group t::GROUP_NAVAL => {
            /// Naval units that were ordered to fire.
            naval: Count<0, 6> = 0, t::NAVAL_ORDERED, ["CWC-BLU-07"],
                when |form| form.may_be(ArtilleryRolled::CounterBattery);
            /// Save of each.
            c_save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.counter(form.naval.0);
            /// Hits of each.
            c_hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.counter(form.naval.0);
            /// Hits on each before.
            c_marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.counter(form.naval.0);
            /// Suppressed before.
            c_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"],
                when |form| form.counter(form.naval.0);
            /// What holds it.
            c_position: Position = Position::Unlimbered, t::POSITION, ["CWC-FBK-04", "CWC-AMB-54"],
                when |form| form.counter(form.naval.0) && form.c_suppressed;
        }
        group t::GROUP_OWN_SHOOT => {
            /// Attack dice of the shoot, by concentration or barrage.
            attacks: Count<0, 100> = 4, t::ATTACKS_OF_SHOOT, ["CWC-BLU-08", "CWC-AMB-35", "CWC-ART-09"],
                when |form| form.may_be(ArtilleryRolled::OnYourOwn) && !form.smoke;
            /// It was a smoke screen.
            smoke: bool = false, t::SHOOT_WAS_SMOKE, ["CWC-AMB-35"],
                when |form| form.may_be(ArtilleryRolled::OnYourOwn);
            /// From the FAO to the unit.
            distance: Centimetres<1, 400> = 60, t::FAO_TO_UNIT, ["CWC-ART-06", "CWC-AMB-35"],
                when |form| form.may_be(ArtilleryRolled::OnYourOwn);
            /// The FAO stands higher than the unit.
            higher: bool = false, t::HIGHER_THAN_UNIT, ["CWC-ART-06", "CWC-AMB-35"],
                when |form| form.may_be(ArtilleryRolled::OnYourOwn);
            /// Rockets.
            rocket: bool = false, t::ROCKET_ATTACK, ["CWC-ART-06", "CWC-ART-08"],
                when |form| form.may_be(ArtilleryRolled::OnYourOwn);
            /// Naval guns.
            naval_guns: bool = false, t::NAVAL_ATTACK, ["CWC-ART-07", "CWC-ART-08"],
                when |form| form.may_be(ArtilleryRolled::OnYourOwn);
        }
        group t::GROUP_OWN_UNIT => {
            /// What hides the unit.
            own_cover: Cover = Cover::Open, t::COVER, ["CWC-ART-10", "CWC-HIT-T1"],
                when |form| form.shells() && form.own_kind != TargetKind::Command && form.own_kind != TargetKind::Sniper;
            /// What it is.
            own_kind: TargetKind = TargetKind::Ordinary, t::TARGET_KIND, ["CWC-HIT-04", "CWC-HIT-07"],
                when |form| form.shells();
            /// Its armour.
            own_armour: Armour = Armour::Unarmoured, t::ARMOUR, ["CWC-HIT-05", "CWC-HIT-06"],
                when |form| form.shells();
            /// Its Save.
            own_save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.shells();
            /// Its Hits.
            own_hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.shells();
            /// Hits on it before.
            own_marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.shells();
            /// Suppressed before.
            own_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"],
                when |form| form.shells();
            /// What holds it.
            own_position: Position = Position::Free, t::POSITION, ["CWC-FBK-04"],
                when |form| form.shells() && form.own_suppressed;
            /// It may fall back further than 10 cm.
            own_exempt: bool = false, t::EXEMPT, ["CWC-FBK-03"],
                when |form| form.shells() && form.own_suppressed && !form.own_position.holds() && form.own_kind != TargetKind::Recce;
        }
    }
}

/// The calculator of the artillery blunder.
pub const ARTILLERY_BLUNDER: Calculator = Calculator {
    id: "artillery-blunder",
    title: t::ARTILLERY_BLUNDER,
    summary: t::ARTILLERY_BLUNDER_SUMMARY,
    cites: &["CWC-BLU-P2", "CWC-BLU-T2"],
    fields: ArtilleryBlunder::FIELDS,
    work: |answers, house| artillery_blunder(&answers.typed(), &house.typed()),
};

impl ArtilleryBlunder {
    fn may_be(&self, line: ArtilleryRolled) -> bool {
        self.rolled == ArtilleryRolled::Roll || self.rolled == line
    }

    fn counter(&self, units: i16) -> bool {
        self.may_be(ArtilleryRolled::CounterBattery) && units > 0
    }

    /// Whether the shoot at the own unit can hurt.
    fn shells(&self) -> bool {
        self.may_be(ArtilleryRolled::OnYourOwn) && !self.smoke
    }

    fn fao(&self) -> UnderFire {
        unit(
            (self.save, self.hits.0, self.marked.0),
            self.already_suppressed,
            self.position,
            self.exempt,
        )
    }

    /// The ordered units: how many, each, and the number to hit them
    /// (CWC-BLU-07).
    fn ordered(&self) -> [(u32, UnderFire, i16); 3] {
        [
            (
                self.towed.count(),
                unit(
                    (self.a_save, self.a_hits.0, self.a_marked.0),
                    self.a_suppressed,
                    self.a_position,
                    false,
                ),
                4,
            ),
            (
                self.driven.count(),
                unit(
                    (self.b_save, self.b_hits.0, self.b_marked.0),
                    self.b_suppressed,
                    self.b_position,
                    false,
                ),
                5,
            ),
            (
                self.naval.count(),
                unit(
                    (self.c_save, self.c_hits.0, self.c_marked.0),
                    self.c_suppressed,
                    self.c_position,
                    false,
                ),
                6,
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

    /// The shoot at the own unit, with the sum of its deviation.
    fn stray(&self, need: i16, house: &House) -> (Stray, Sheet) {
        let mut modifiers = Vec::new();
        if self.higher {
            modifiers.push(Modifier::new(t::HIGHER_THAN_UNIT, -1, "CWC-ART-06"));
        }
        if self.rocket {
            modifiers.push(Modifier::new(t::ROCKET_ATTACK, 1, "CWC-ART-06"));
        }
        let zone = if self.rocket || self.naval_guns {
            LARGE_ZONE
        } else {
            ZONE
        };
        let base = (
            t::DICE_PER_STARTED_20,
            steps(self.distance.0, true),
            "CWC-ART-T3",
        );
        let attacks = if self.smoke { 0 } else { self.attacks.count() };
        Stray::of(
            base,
            modifiers,
            zone,
            attacks,
            &self.own_unit(),
            need,
            house,
        )
    }

    /// The sums, the notes and the refusals of what the D6 may show.
    fn said(
        &self,
        deviation: Sheet,
        to_hit: &Sheet,
        radius: i16,
    ) -> (Vec<Sheet>, Vec<Note>, Vec<Note>) {
        let mut sheets = Vec::new();
        let mut notes = Vec::new();
        let mut refusals = Vec::new();
        if self.may_be(ArtilleryRolled::Incoming) {
            sheets.push(fixed_number((t::INCOMING, 4, "CWC-BLU-06")));
            refusals.extend(self.fao().refusal());
        }
        if self.may_be(ArtilleryRolled::CounterBattery) {
            for ((units, unit, need), (label, id)) in self.ordered().iter().zip(CLASSES) {
                if *units > 0 {
                    let mut sheet = fixed_number((label, *need, "CWC-BLU-07"));
                    sheet.id = id;
                    sheets.push(sheet);
                    refusals.extend(unit.refusal());
                }
            }
            notes.push(Note::new(t::NOTE_COUNTER_BATTERY, "CWC-BLU-07"));
            notes.push(Note::new(t::NOTE_ROCKETS_BY_CARRIAGE, "CWC-AMB-35"));
            notes.push(Note::new(t::NOTE_OFF_TABLE_HOLDS, "CWC-AMB-54"));
            if self.rolled == ArtilleryRolled::CounterBattery
                && self.ordered().iter().all(|(units, _, _)| *units == 0)
            {
                refusals.push(Note::new(t::REFUSED_NO_ORDERED_ARTILLERY, "CWC-BLU-07"));
            }
        }
        if self.may_be(ArtilleryRolled::OnYourOwn) {
            sheets.push(deviation);
            if self.shells() {
                let mut to_hit = to_hit.clone();
                to_hit.id = "own-to-hit";
                sheets.push(to_hit);
                refusals.extend(self.own_unit().refusal());
                notes.push(Note::new(t::NOTE_ON_YOUR_OWN, "CWC-BLU-08"));
            } else {
                notes.push(Note::new(t::NOTE_SMOKE_STAYS, "CWC-AMB-35"));
            }
            notes.push(Note::new(t::note_in_zone(radius), "CWC-AMB-38"));
        }
        (sheets, notes, refusals)
    }
}

fn artillery_blunder(form: &ArtilleryBlunder, house: &House) -> Working {
    let table = blunder_table(
        [t::INCOMING, t::COUNTER_BATTERY, t::ON_YOUR_OWN],
        "CWC-BLU-T2",
    );
    let (to_hit, need) = Aim {
        fire: Fire::Indirect,
        firer: Firer::Ordinary,
        cover: form.own_cover,
        kind: form.own_kind,
        armour: form.own_armour,
    }
    .number(house);
    let (stray, deviation) = form.stray(need, house);
    let fao = Lone::of(&form.fao(), ("fao", t::GROUP_FAO), "CWC-BLU-06", house);
    let batteries = Batteries::of(&form.ordered(), house);

    let (sheets, notes, refusals) = form.said(deviation, &to_hit, stray.radius);
    let plaque = match form.rolled {
        ArtilleryRolled::Roll => (t::BLUNDER, Figure::Word(t::BLUNDER_ROLL)),
        ArtilleryRolled::Incoming => (t::TO_HIT, Figure::Need(4)),
        ArtilleryRolled::CounterBattery => (
            t::TO_HIT,
            (sheets.first()).map_or(Figure::Impossible, |sheet| sheet.result.clone()),
        ),
        ArtilleryRolled::OnYourOwn if form.smoke => {
            (t::DEVIATION_DICE, Figure::Dice(stray.dice as i16))
        }
        ArtilleryRolled::OnYourOwn => (t::TO_HIT, to_hit.result),
    };
    let mut working = Working {
        plaque,
        sheets,
        rows: vec![ResultRow {
            title: t::BLUNDER,
            roll: table,
            cite: "CWC-BLU-T2",
        }],
        refusals,
        notes,
        next: vec![
            Opening::new("artillery-fire"),
            Opening::new("artillery-deviation")
                .with("distance", form.distance)
                .with("fao-higher", form.higher)
                .with("rocket", form.rocket)
                .with("naval", form.naval_guns),
        ],
        ..Working::default()
    };
    working.parts = match form.rolled {
        ArtilleryRolled::Roll => vec![
            blunder_part(ARTILLERY_WORDS),
            fao.result.part,
            ELIMINATED,
            SUPPRESSED,
            stray.result.part,
        ],
        ArtilleryRolled::Incoming => fao.parts(),
        ArtilleryRolled::CounterBattery => batteries.parts(),
        ArtilleryRolled::OnYourOwn => stray.parts(),
    };
    if working.refusals.is_empty() {
        let rolled = form.rolled;
        working.procedure = Some(Box::new(move |dice: &mut dyn Dice| match rolled {
            ArtilleryRolled::Incoming => fao.outcome(dice),
            ArtilleryRolled::CounterBattery => batteries.outcome(dice),
            ArtilleryRolled::OnYourOwn => stray.outcome(dice),
            ArtilleryRolled::Roll => match dice.band(&table) {
                0 => Outcome::of(&[0, fao.result.figure(fao.fire(dice).end)]),
                1 => {
                    let losses = batteries.fire(dice);
                    Outcome::of(&[1, 0, losses.eliminated, losses.suppressed])
                }
                _ => Outcome::of(&[2, 0, 0, 0, stray.fire(dice)]),
            },
        }));
    }
    working
}

/// The kinds of artillery, with the name of the sum for each.
const CLASSES: [(Text, &str); 3] = [
    (t::GROUP_TOWED, "towed"),
    (t::GROUP_SELF_PROPELLED, "self-propelled"),
    (t::GROUP_NAVAL, "naval"),
];

const ARTILLERY_WORDS: &[crate::aid::Word] = &[
    blunder_word("incoming", t::INCOMING),
    blunder_word("counter-battery", t::COUNTER_BATTERY),
    blunder_word("on-your-own", t::ON_YOUR_OWN),
];

const ELIMINATED: Part = Part {
    id: "eliminated",
    label: t::PART_GUNS_ELIMINATED,
    kind: PartKind::Count,
};

const SUPPRESSED: Part = Part {
    id: "suppressed",
    label: t::PART_GUNS_SUPPRESSED,
    kind: PartKind::Count,
};

/// Ordered artillery under counter-battery fire.
struct Batteries {
    targets: [(u32, Target); 3],
    /// The only unit that was ordered, and whether it was suppressed already.
    only: Option<(Target, bool)>,
}

impl Batteries {
    fn of(ordered: &[(u32, UnderFire, i16); 3], house: &House) -> Self {
        let only = match ordered.map(|(units, _, _)| units) {
            [1, 0, 0] => Some(0),
            [0, 1, 0] => Some(1),
            [0, 0, 1] => Some(2),
            _ => None,
        };
        let targets = ordered.map(|(units, unit, need)| (units, Target::of(&unit, need, house)));
        Self {
            targets,
            only: only.map(|class: usize| (targets[class].1, ordered[class].1.suppressed)),
        }
    }

    /// Counts; of a single unit also its hits and where they leave it.
    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![ELIMINATED, SUPPRESSED];
        if let Some((_, suppressed)) = self.only {
            parts.push(HITS);
            if suppressed {
                parts.extend([FALL_BACK, WHY]);
            }
        }
        parts
    }

    fn outcome(&self, dice: &mut dyn Dice) -> Outcome {
        let Some((target, suppressed)) = self.only else {
            let losses = self.fire(dice);
            return Outcome::of(&[losses.eliminated, losses.suppressed]);
        };
        let attacks = dice.total(&attacks("CWC-BLU-07"));
        let effect = target.take(dice, attacks);
        let losses =
            Losses::default().and(effect.end.is_eliminated(), effect.end == End::Suppressed);
        let (eliminated, newly) = (losses.eliminated, losses.suppressed);
        if suppressed {
            let by = why(effect.end);
            Outcome::of(&[eliminated, newly, effect.hits, effect.moved, by])
        } else {
            Outcome::of(&[eliminated, newly, effect.hits])
        }
    }

    fn units(&self) -> u32 {
        self.targets.iter().map(|(units, _)| units).sum()
    }

    /// One D6 for all of them (CWC-BLU-07).
    fn fire(&self, dice: &mut dyn Dice) -> Losses {
        let mut losses = Losses::default();
        if self.units() == 0 {
            return losses;
        }
        let attacks = dice.total(&attacks("CWC-BLU-07"));
        for (units, target) in &self.targets {
            losses = dice.again(*units, losses, |dice, losses| {
                let end = target.take(dice, attacks).end;
                losses.and(end.is_eliminated(), end == End::Suppressed)
            });
        }
        losses
    }
}
