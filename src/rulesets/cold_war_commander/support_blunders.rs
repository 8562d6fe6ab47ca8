//! The blunders of a call for support, with all that follows: artillery
//! (procedure CWC-BLU-P2) and aircraft (CWC-BLU-P3).

use crate::aid::{
    Calculator, Centimetres, Cite, Count, Figure, Form, Modifier, Note, Opening, Outcome, Part,
    PartKind, ResultRow, Sheet, Working,
};
use crate::dice::{Dice, Roll, Tally};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;
use crate::{choices, form};

use super::anti_air::{AirUnit, Fate};
use super::command::steps;
use super::command_blunder::{attacks, blunder_table, blunder_word};
use super::deviation::{DIRECTION, DRIFT, LARGE_ZONE, ZONE, sum};
use super::effect::{Effect, End, FALL_BACK, HITS, ResultPart, Target, UnderFire, WHY, Whose, why};
use super::house::House;
use super::to_hit::{Aim, Fire, fixed_number};
use super::words::{Armour, Cover, Firer, Meets, Position, Save, TargetKind};

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

/// A unit whose fall-back runs into nothing.
fn unit(
    (save, hits, marked): (Save, i16, i16),
    suppressed: bool,
    position: Position,
    exempt: bool,
) -> UnderFire {
    let position = if suppressed { position } else { Position::Free };
    UnderFire {
        position,
        exempt: suppressed && !position.holds() && exempt,
        meets: Meets::Clear,
        ..UnderFire::simple(save, hits, marked, suppressed)
    }
}

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

const fn blunder_part(words: &'static [crate::aid::Word]) -> Part {
    Part {
        id: "blunder",
        label: t::BLUNDER,
        kind: PartKind::Words(words),
    }
}

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

/// One command unit under a D6 of attacks that hit on 4+.
#[derive(Clone, Copy)]
struct Lone {
    target: Target,
    result: ResultPart,
    suppressed: bool,
    attacks: Roll,
}

impl Lone {
    fn of(unit: &UnderFire, (id, label): (&'static str, Text), cite: Cite, house: &House) -> Self {
        let target = Target::of(unit, 4, house);
        Self {
            target,
            result: target.part(id, label, Whose::Own),
            suppressed: unit.suppressed,
            attacks: attacks(cite),
        }
    }

    fn fire(&self, dice: &mut dyn Dice) -> Effect {
        let attacks = dice.total(&self.attacks);
        self.target.take(dice, attacks)
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![self.result.part, HITS];
        if self.suppressed {
            parts.extend([FALL_BACK, WHY]);
        }
        parts
    }

    fn outcome(&self, dice: &mut dyn Dice) -> Outcome {
        let effect = self.fire(dice);
        let end = self.result.figure(effect.end);
        if self.suppressed {
            Outcome::of(&[end, effect.hits, effect.moved, why(effect.end)])
        } else {
            Outcome::of(&[end, effect.hits])
        }
    }
}

/// Ordered artillery under counter-battery fire.
struct Batteries {
    targets: [(u32, Target); 3],
    /// The only unit that was ordered, and whether it was suppressed already.
    only: Option<(Target, bool)>,
}

/// What counter-battery fire did, unit after unit.
#[derive(Clone, Copy, Default)]
struct Losses {
    eliminated: u32,
    suppressed: u32,
}

impl Losses {
    /// These losses and those of one more unit.
    fn and(self, eliminated: bool, suppressed: bool) -> Self {
        Self {
            eliminated: self.eliminated + u32::from(eliminated),
            suppressed: self.suppressed + u32::from(suppressed),
        }
    }
}

impl Tally for Losses {
    fn code(self) -> u64 {
        u64::from(self.eliminated << 5 | self.suppressed)
    }
    fn decode(code: u64) -> Self {
        let part = |shift: u32| (code >> shift & 31) as u32;
        Self {
            eliminated: part(5),
            suppressed: part(0),
        }
    }
    /// Units are worked out one after another and never added up.
    fn plus(self, other: Self) -> Self {
        if self.code() > other.code() {
            self
        } else {
            other
        }
    }
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

/// An attack on a zone that is aimed at an own unit and may drift off it.
#[derive(Clone, Copy)]
struct Stray {
    /// Deviation dice.
    dice: u32,
    /// How far the unit may be from the centre, in cm (CWC-AMB-38).
    radius: i16,
    attacks: u32,
    target: Target,
    result: ResultPart,
    suppressed: bool,
}

impl Stray {
    fn of(
        base: (Text, i16, Cite),
        mut modifiers: Vec<Modifier>,
        zone: i16,
        attacks: u32,
        unit: &UnderFire,
        need: i16,
        house: &House,
    ) -> (Self, Sheet) {
        let sum = base.1 + modifiers.iter().map(|one| one.value).sum::<i16>();
        if sum < 0 {
            modifiers.push(Modifier::new(t::MOD_NEVER_BELOW_0, -sum, "CWC-AMB-10"));
        }
        let dice = sum.max(0);
        let target = Target::of(unit, need, house);
        let stray = Self {
            dice: dice as u32,
            radius: zone / 2,
            attacks,
            target,
            result: target.part("own-unit", t::GROUP_OWN_UNIT, Whose::Own),
            suppressed: unit.suppressed,
        };
        let sheet = Sheet {
            id: "deviation",
            title: t::DEVIATION_DICE,
            base: (base.0, Figure::Dice(base.1), base.2),
            modifiers,
            result: Figure::Dice(dice),
        };
        (stray, sheet)
    }

    /// How far the attack drifts, in cm.
    fn drift(&self, dice: &mut dyn Dice) -> u32 {
        if self.dice == 0 {
            0
        } else {
            sum(dice, self.dice, t::ROLL_DRIFT, "CWC-AMB-10")
        }
    }

    /// What becomes of the unit when the attack has drifted so far.
    fn land(&self, dice: &mut dyn Dice, drift: u32) -> Effect {
        if drift > self.radius as u32 {
            Effect::default()
        } else {
            self.target.take(dice, self.attacks)
        }
    }

    /// The figure of what becomes of the unit.
    fn fire(&self, dice: &mut dyn Dice) -> u32 {
        let drift = self.drift(dice);
        self.result.figure(self.land(dice, drift).end)
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![self.result.part, DRIFT, DIRECTION, HITS];
        if self.suppressed {
            parts.extend([FALL_BACK, WHY]);
        }
        parts
    }

    fn outcome(&self, dice: &mut dyn Dice) -> Outcome {
        let drift = self.drift(dice);
        let direction = if self.dice == 0 {
            0
        } else {
            dice.bearing(&Roll::bearing(t::ROLL_DIRECTION, "CWC-AMB-10"))
        };
        let effect = self.land(dice, drift);
        let end = self.result.figure(effect.end);
        let direction = direction.into();
        if self.suppressed {
            let by = why(effect.end);
            Outcome::of(&[end, drift, direction, effect.hits, effect.moved, by])
        } else {
            Outcome::of(&[end, drift, direction, effect.hits])
        }
    }
}

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
