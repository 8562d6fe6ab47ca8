//! The blunder of a command test, with all that follows: procedure CWC-BLU-P1.

use crate::aid::{
    Calculator, Centimetres, Count, Figure, Form, Note, Opening, Outcome, Part, PartKind,
    ResultRow, Tone, Unit, Word, Working,
};
use crate::dice::{Band, Coded, Dice, Die, Roll, Tally};
use crate::text::Text;
use crate::text::keys::cold_war_commander as t;
use crate::{choices, form};

use super::effect::{
    End, FALL_BACK, HITS, ResultPart, Target, Then, UnderFire, WHY, Whose, plain, why,
};
use super::house::House;
use super::to_hit::fixed_number;
use super::words::{HitNumber, Meets, Position, Save};

choices! {
    /// Which line of the table it is (CWC-BLU-T1).
    pub enum Rolled {
        /// The D6 is rolled here.
        Roll = "roll" => t::BLUNDER_ROLL,
        /// 1–2
        CeaseFire = "cease-fire" => t::CEASE_FIRE,
        /// 3–4
        CrawlAway = "crawl-away" => t::CRAWL_AWAY,
        /// 5–6
        Crossfire = "crossfire" => t::CROSSFIRE,
    }
}

choices! {
    /// What a unit is in when Crossfire! hits it (CWC-BLU-05).
    pub enum Before {
        /// Neither activated this turn nor suppressed.
        Fresh = "fresh" => t::BEFORE_FRESH,
        /// Activated this turn.
        Activated = "activated" => t::BEFORE_ACTIVATED,
        /// Suppressed; whether it was activated makes no difference.
        Suppressed = "suppressed" => t::BEFORE_SUPPRESSED,
    }
}

choices! {
    /// What lies in the way of a unit that crawls away (CWC-BLU-04).
    pub enum InTheWay {
        /// Nothing.
        Clear = "clear" => t::MEETS_CLEAR,
        /// Something it can go around.
        Obstacle = "obstacle" => t::WAY_AROUND,
        /// Impassable terrain.
        Impassable = "impassable" => t::MEETS_IMPASSABLE,
        /// Ground the enemy holds.
        Enemy = "enemy" => t::MEETS_ENEMY,
        /// A suppressed unit.
        Suppressed = "suppressed" => t::WAY_SUPPRESSED_UNIT,
        /// An own unit that is not suppressed.
        Friend = "friend" => t::MEETS_FRIEND,
    }
}

form! {
    /// What the blunder of a command test depends on.
    pub struct CommandBlunder {
        group t::GROUP_BLUNDER => {
            /// The line of the table.
            rolled: Rolled = Rolled::Roll, t::BLUNDER, ["CWC-BLU-01", "CWC-BLU-T1"];
        }
        group t::GROUP_COMMAND_UNIT => {
            /// Save of the command unit.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04", "CWC-BLU-03"],
                when |form| form.may_be(Rolled::CeaseFire);
            /// Its Hits.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05", "CWC-BLU-03"],
                when |form| form.may_be(Rolled::CeaseFire);
            /// Hits on it before.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.may_be(Rolled::CeaseFire);
            /// Suppressed before.
            already_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08", "CWC-AMB-50"],
                when |form| form.may_be(Rolled::CeaseFire);
            /// What holds it.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04"],
                when |form| form.may_be(Rolled::CeaseFire) && form.already_suppressed;
            /// It may fall back further than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-FBK-03"],
                when |form| form.may_be(Rolled::CeaseFire) && form.already_suppressed && !form.position.holds();
        }
        group t::GROUP_CROSSFIRE => {
            /// Units worked out together, the nearest first.
            units: Count<1, 3> = 3, t::CROSSFIRE_UNITS, ["CWC-BLU-05", "CWC-AMB-29"],
                when |form| form.may_be(Rolled::Crossfire);
            /// The number to hit the nearest.
            a_to_hit: HitNumber = HitNumber::Four, t::TO_HIT, ["CWC-BLU-05", "CWC-HIT-T1"],
                when |form| form.hits_unit(1);
            /// Its Save.
            a_save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.hits_unit(1);
            /// Its Hits.
            a_hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.hits_unit(1);
            /// Hits on it before.
            a_marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.hits_unit(1);
            /// What it was in before.
            a_before: Before = Before::Fresh, t::BEFORE, ["CWC-BLU-05", "CWC-AMB-29"],
                when |form| form.hits_unit(1);
            /// What holds it.
            a_position: Position = Position::Free, t::POSITION, ["CWC-ROU-03", "CWC-AMB-21"],
                when |form| form.hits_unit(1) && form.a_before == Before::Suppressed;
            /// It may rout further than 10 cm.
            a_exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-AMB-21"],
                when |form| form.may_rout(1);
            /// What the rout runs into.
            a_meets: Meets = Meets::Clear, t::MEETS, ["CWC-ROU-01", "CWC-ROU-02", "CWC-AMB-21"],
                when |form| form.may_rout(1);
            /// Infantry or an unarmoured transport.
            a_soft: bool = false, t::SOFT, ["CWC-AMB-21"],
                when |form| form.may_rout(1) && form.a_meets == Meets::Wire;
        }
        group t::GROUP_SECOND_UNIT => {
            /// The number to hit the second unit.
            b_to_hit: HitNumber = HitNumber::Four, t::TO_HIT, ["CWC-BLU-05", "CWC-HIT-T1"],
                when |form| form.hits_unit(2);
            /// Its Save.
            b_save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.hits_unit(2);
            /// Its Hits.
            b_hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.hits_unit(2);
            /// Hits on it before.
            b_marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.hits_unit(2);
            /// What it was in before.
            b_before: Before = Before::Fresh, t::BEFORE, ["CWC-BLU-05", "CWC-AMB-29"],
                when |form| form.hits_unit(2);
            /// What holds it.
            b_position: Position = Position::Free, t::POSITION, ["CWC-ROU-03", "CWC-AMB-21"],
                when |form| form.hits_unit(2) && form.b_before == Before::Suppressed;
            /// It may rout further than 10 cm.
            b_exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-AMB-21"],
                when |form| form.may_rout(2);
            /// What the rout runs into.
            b_meets: Meets = Meets::Clear, t::MEETS, ["CWC-ROU-01", "CWC-ROU-02", "CWC-AMB-21"],
                when |form| form.may_rout(2);
            /// Infantry or an unarmoured transport.
            b_soft: bool = false, t::SOFT, ["CWC-AMB-21"],
                when |form| form.may_rout(2) && form.b_meets == Meets::Wire;
        }
        group t::GROUP_THIRD_UNIT => {
            /// The number to hit the third unit.
            c_to_hit: HitNumber = HitNumber::Four, t::TO_HIT, ["CWC-BLU-05", "CWC-HIT-T1"],
                when |form| form.hits_unit(3);
            /// Its Save.
            c_save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.hits_unit(3);
            /// Its Hits.
            c_hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.hits_unit(3);
            /// Hits on it before.
            c_marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.hits_unit(3);
            /// What it was in before.
            c_before: Before = Before::Fresh, t::BEFORE, ["CWC-BLU-05", "CWC-AMB-29"],
                when |form| form.hits_unit(3);
            /// What holds it.
            c_position: Position = Position::Free, t::POSITION, ["CWC-ROU-03", "CWC-AMB-21"],
                when |form| form.hits_unit(3) && form.c_before == Before::Suppressed;
            /// It may rout further than 10 cm.
            c_exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-AMB-21"],
                when |form| form.may_rout(3);
            /// What the rout runs into.
            c_meets: Meets = Meets::Clear, t::MEETS, ["CWC-ROU-01", "CWC-ROU-02", "CWC-AMB-21"],
                when |form| form.may_rout(3);
            /// Infantry or an unarmoured transport.
            c_soft: bool = false, t::SOFT, ["CWC-AMB-21"],
                when |form| form.may_rout(3) && form.c_meets == Meets::Wire;
        }
        group t::GROUP_CRAWL => {
            /// Move of the unit.
            full_move: Centimetres<1, 60> = 20, t::FULL_MOVE, ["CWC-BLU-04", "CWC-AMB-47"],
                when |form| form.crawls();
            /// It is in open terrain.
            in_the_open: bool = true, t::IN_THE_OPEN, ["CWC-BLU-04"],
                when |form| form.may_be(Rolled::CrawlAway);
            /// It is suppressed.
            crawler_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-BLU-04", "CWC-SUP-03"],
                when |form| form.may_be(Rolled::CrawlAway);
            /// It can see an enemy.
            sees_enemy: bool = true, t::SEES_ENEMY, ["CWC-BLU-04", "CWC-AMB-47"],
                when |form| form.may_be(Rolled::CrawlAway);
            /// What lies in its way.
            in_the_way: InTheWay = InTheWay::Clear, t::IN_THE_WAY, ["CWC-BLU-04", "CWC-AMB-47"],
                when |form| form.crawls();
        }
    }
}

/// The calculator.
pub const COMMAND_BLUNDER: Calculator = Calculator {
    id: "command-blunder",
    title: t::COMMAND_BLUNDER,
    summary: t::COMMAND_BLUNDER_SUMMARY,
    cites: &["CWC-BLU-P1", "CWC-BLU-T1", "CWC-ROU-P1"],
    fields: CommandBlunder::FIELDS,
    work: |answers, house| command_blunder(&answers.typed(), &house.typed()),
};

impl CommandBlunder {
    fn may_be(&self, line: Rolled) -> bool {
        self.rolled == Rolled::Roll || self.rolled == line
    }

    /// Whether Crossfire! may hit the unit of this number.
    fn hits_unit(&self, number: i16) -> bool {
        self.may_be(Rolled::Crossfire) && number <= self.units.0
    }

    /// Whether the unit of this number would rout and can move.
    fn may_rout(&self, number: i16) -> bool {
        let (before, position) = match number {
            1 => (self.a_before, self.a_position),
            2 => (self.b_before, self.b_position),
            _ => (self.c_before, self.c_position),
        };
        self.hits_unit(number) && before == Before::Suppressed && position == Position::Free
    }

    /// Whether Crawl away! moves the unit at all.
    fn crawls(&self) -> bool {
        self.may_be(Rolled::CrawlAway)
            && self.in_the_open
            && !self.crawler_suppressed
            && self.sees_enemy
    }

    /// What Crawl away! makes of the unit (CWC-BLU-04).
    fn crawl(&self) -> Crawl {
        if !self.crawls() {
            return Crawl::Stays;
        }
        match self.in_the_way {
            InTheWay::Clear | InTheWay::Obstacle => Crawl::Moves,
            InTheWay::Impassable | InTheWay::Enemy | InTheWay::Suppressed => Crawl::Eliminated,
            InTheWay::Friend => Crawl::Halts,
        }
    }

    fn command_unit(&self) -> UnderFire {
        let moves = self.already_suppressed && !self.position.holds();
        UnderFire {
            exempt: moves && self.exempt,
            position: if self.already_suppressed {
                self.position
            } else {
                Position::Free
            },
            ..UnderFire::simple(
                self.save,
                self.hits.0,
                self.marked.0,
                self.already_suppressed,
            )
        }
    }

    /// The units nearest the commander, with the number to hit them and what
    /// they were in.
    fn nearest(&self) -> Vec<(UnderFire, i16, Before)> {
        macro_rules! nearest {
            ($number:literal, $to_hit:ident, $save:ident, $hits:ident, $marked:ident, $before:ident, $position:ident, $exempt:ident, $meets:ident, $soft:ident) => {{
                let suppressed = self.$before == Before::Suppressed;
                let moves = self.may_rout($number);
                let meets = if moves { self.$meets } else { Meets::Clear };
                let unit = UnderFire {
                    save: self.$save,
                    hits: self.$hits.0,
                    marked: self.$marked.0,
                    suppressed,
                    exempt: moves && self.$exempt,
                    position: if suppressed {
                        self.$position
                    } else {
                        Position::Free
                    },
                    meets,
                    soft: meets == Meets::Wire && self.$soft,
                };
                (unit, self.$to_hit.number(), self.$before)
            }};
        }
        let all = [
            nearest!(
                1, a_to_hit, a_save, a_hits, a_marked, a_before, a_position, a_exempt, a_meets,
                a_soft
            ),
            nearest!(
                2, b_to_hit, b_save, b_hits, b_marked, b_before, b_position, b_exempt, b_meets,
                b_soft
            ),
            nearest!(
                3, c_to_hit, c_save, c_hits, c_marked, c_before, c_position, c_exempt, c_meets,
                c_soft
            ),
        ];
        all.into_iter().take(self.units.count() as usize).collect()
    }

    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Vec::new();
        if self.may_be(Rolled::CeaseFire) {
            refusals.extend(self.command_unit().refusal());
        }
        if self.may_be(Rolled::Crossfire) {
            refusals.extend((self.nearest().iter()).filter_map(|(unit, _, _)| unit.refusal()));
        }
        refusals
    }

    fn notes(&self, house: &House) -> Vec<Note> {
        let mut notes = Vec::new();
        if self.may_be(Rolled::CeaseFire) {
            notes.push(Note::new(t::NOTE_CEASE_FIRE, "CWC-BLU-03"));
            notes.push(Note::new(t::NOTE_CEASE_FIRE_LOWERS, "CWC-AMB-50"));
        }
        if self.may_be(Rolled::Crossfire) {
            notes.push(if house.split_crossfire {
                Note::new(t::NOTE_CROSSFIRE_SPLIT, "CWC-AMB-29")
            } else {
                Note::new(t::NOTE_CROSSFIRE, "CWC-AMB-29")
            });
            notes.push(Note::new(t::NOTE_CROSSFIRE_THEN, "CWC-BLU-05"));
        }
        if self.may_be(Rolled::CrawlAway) {
            notes.push(if house.crawl_all {
                Note::new(t::NOTE_CRAWL_ALL, "CWC-AMB-23")
            } else {
                Note::new(t::NOTE_CRAWL_FORMATION, "CWC-AMB-23")
            });
            notes.push(Note::new(t::NOTE_CRAWL_WAY, "CWC-BLU-04"));
            match self.crawl() {
                Crawl::Stays if !self.sees_enemy => {
                    notes.push(Note::new(t::NOTE_CRAWL_SEES_NOBODY, "CWC-AMB-47"));
                }
                Crawl::Eliminated if self.in_the_way == InTheWay::Suppressed => {
                    notes.push(Note::new(t::NOTE_CRAWL_MOVER_ONLY, "CWC-AMB-47"));
                }
                Crawl::Halts => notes.push(Note::new(t::NOTE_CRAWL_BOTH_SUPPRESSED, "CWC-BLU-04")),
                _ => {}
            }
        }
        notes
    }
}

/// What Crawl away! makes of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Crawl {
    Stays,
    Moves,
    Halts,
    Eliminated,
}

impl Crawl {
    const fn label(self) -> Text {
        match self {
            Self::Stays => t::WORD_DOES_NOT_MOVE,
            Self::Moves => t::WORD_HALF_MOVE,
            Self::Halts => t::WORD_HALTS_BOTH_SUPPRESSED,
            Self::Eliminated => t::WORD_ELIMINATED,
        }
    }

    /// The words that can come up for the unit.
    const fn words(self) -> &'static [Word] {
        macro_rules! words {
            ($id:literal, $label:ident, $tone:ident) => {
                &[
                    Word {
                        id: "stays",
                        label: t::WORD_DOES_NOT_MOVE,
                        tone: Tone::Plain,
                    },
                    Word {
                        id: $id,
                        label: t::$label,
                        tone: Tone::$tone,
                    },
                ]
            };
        }
        match self {
            Self::Stays => &[Word {
                id: "stays",
                label: t::WORD_DOES_NOT_MOVE,
                tone: Tone::Plain,
            }],
            Self::Moves => words!("moves", WORD_HALF_MOVE, Plain),
            Self::Halts => words!("halts", WORD_HALTS_BOTH_SUPPRESSED, Plain),
            Self::Eliminated => words!("eliminated", WORD_ELIMINATED, Bad),
        }
    }
}

/// The table, read by one D6.
fn table() -> Roll {
    blunder_table([t::CEASE_FIRE, t::CRAWL_AWAY, t::CROSSFIRE], "CWC-BLU-T1")
}

/// A table of three blunders, each on two faces.
pub(super) fn blunder_table(names: [Text; 3], cite: &'static str) -> Roll {
    let band = |upto, label| Band { upto, label };
    Roll::new(Die::D6)
        .bands(&[band(2, names[0]), band(4, names[1]), band(6, names[2])])
        .named(t::ROLL_BLUNDER, cite)
}

/// The D6 of attacks that a blunder brings.
pub(super) fn attacks(cite: &'static str) -> Roll {
    Roll::new(Die::D6).named(t::ROLL_ATTACKS, cite)
}

fn command_blunder(form: &CommandBlunder, house: &House) -> Working {
    let table = table();
    let mut sheets = Vec::new();
    if form.may_be(Rolled::CeaseFire) {
        sheets.push(fixed_number((t::CEASE_FIRE, 4, "CWC-BLU-T1")));
    }
    if form.crawls() && form.crawl() == Crawl::Moves {
        let half = Figure::Measured(f32::from(form.full_move.0) / 2.0, Unit::Centimetres);
        sheets.push(plain(
            "crawl",
            t::CRAWL_AWAY,
            (t::WORD_HALF_MOVE, half, "CWC-BLU-04"),
        ));
    }
    let plaque = match form.rolled {
        Rolled::Roll => (t::BLUNDER, Figure::Word(t::BLUNDER_ROLL)),
        Rolled::CeaseFire => (t::TO_HIT, Figure::Need(4)),
        Rolled::CrawlAway => match sheets.last() {
            Some(sheet) => (t::CRAWL_AWAY, sheet.result.clone()),
            None => (t::CRAWL_AWAY, Figure::Word(form.crawl().label())),
        },
        Rolled::Crossfire => (t::TO_HIT, Figure::Need(form.a_to_hit.number())),
    };
    let mut working = Working {
        plaque,
        sheets,
        rows: vec![ResultRow {
            title: t::BLUNDER,
            roll: table,
            cite: "CWC-BLU-T1",
        }],
        refusals: form.refusals(),
        notes: form.notes(house),
        next: vec![Opening::new("rout"), Opening::new("fire-resolution")],
        ..Working::default()
    };
    let commander = Commander::of(form, house);
    let crossfire = Crossfire::of(form, house);
    let crawl = form.crawl();
    match form.rolled {
        Rolled::CrawlAway => return working,
        Rolled::CeaseFire => commander.parts(&mut working.parts),
        Rolled::Crossfire => crossfire.parts(&mut working.parts),
        Rolled::Roll => {
            working.parts = vec![BLUNDER, commander.result.part, crawl_part(crawl)];
            working
                .parts
                .extend(crossfire.targets.iter().map(|(_, result)| result.part));
        }
    }
    if working.refusals.is_empty() {
        let rolled = form.rolled;
        working.procedure = Some(Box::new(move |dice: &mut dyn Dice| match rolled {
            Rolled::CeaseFire => commander.outcome(dice),
            Rolled::Crossfire => crossfire.outcome(dice),
            Rolled::Roll | Rolled::CrawlAway => match dice.band(&table) {
                0 => Outcome::of(&[0, commander.result.figure(commander.fire(dice).end)]),
                1 => Outcome::of(&[1, 0, u32::from(crawl != Crawl::Stays)]),
                _ => {
                    let hit = crossfire.fire(dice);
                    Outcome::of(&[2, 0, 0, hit.of(0), hit.of(1), hit.of(2)])
                }
            },
        }));
    }
    working
}

/// The command unit under Cease fire!.
#[derive(Clone, Copy)]
struct Commander {
    target: Target,
    result: ResultPart,
    suppressed: bool,
}

impl Commander {
    fn of(form: &CommandBlunder, house: &House) -> Self {
        let target = Target::of(&form.command_unit(), 4, house);
        Self {
            target,
            result: target.part("command-unit", t::GROUP_COMMAND_UNIT, Whose::Own),
            suppressed: form.already_suppressed,
        }
    }

    fn fire(&self, dice: &mut dyn Dice) -> super::effect::Effect {
        let attacks = dice.total(&attacks("CWC-BLU-03"));
        self.target.take(dice, attacks)
    }

    fn parts(&self, parts: &mut Vec<Part>) {
        parts.extend([self.result.part, LOWERED, HITS]);
        if self.suppressed {
            parts.extend([FALL_BACK, WHY]);
        }
    }

    fn outcome(&self, dice: &mut dyn Dice) -> Outcome {
        let effect = self.fire(dice);
        // A unit that was suppressed already counts as suppressed
        // (CWC-AMB-50).
        let lowered =
            effect.end == End::Suppressed || (self.suppressed && !effect.end.is_eliminated());
        let result = self.result.figure(effect.end);
        let lowered = u32::from(lowered);
        if self.suppressed {
            let by = why(effect.end);
            Outcome::of(&[result, lowered, effect.hits, effect.moved, by])
        } else {
            Outcome::of(&[result, lowered, effect.hits])
        }
    }
}

/// The units nearest the commander under Crossfire!.
struct Crossfire {
    targets: Vec<(Target, ResultPart)>,
    split: bool,
    /// Whether the only unit was suppressed already.
    suppressed: bool,
}

const UNITS: [(&str, Text); 3] = [
    ("first", t::FIRST_UNIT),
    ("second", t::SECOND_UNIT),
    ("third", t::THIRD_UNIT),
];

/// What became of the units, four bits each.
#[derive(Clone, Copy, Default)]
struct Hit {
    units: u32,
    figures: u32,
}

impl Hit {
    const fn of(self, unit: u32) -> u32 {
        self.figures >> (4 * unit) & 15
    }
}

impl Coded for Hit {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        u64::from(self.figures << 2 | self.units)
    }
    fn decode(code: u64) -> Self {
        Self {
            units: code as u32 & 3,
            figures: code as u32 >> 2,
        }
    }
}

impl Tally for Hit {
    /// Units are worked out one after another and never added up.
    fn plus(self, other: Self) -> Self {
        if self.code() > other.code() {
            self
        } else {
            other
        }
    }
}

impl Crossfire {
    fn of(form: &CommandBlunder, house: &House) -> Self {
        let nearest = form.nearest();
        Self {
            suppressed: nearest
                .first()
                .is_some_and(|(_, _, before)| *before == Before::Suppressed),
            targets: (nearest.iter().zip(UNITS))
                .map(|((unit, need, before), (id, label))| {
                    let then = match before {
                        Before::Fresh => Then::Suppression,
                        Before::Activated => Then::OnlyMarkers,
                        Before::Suppressed => Then::Rout,
                    };
                    let target = Target::with(unit, *need, then, house);
                    (target, target.part(id, label, Whose::Own))
                })
                .collect(),
            split: house.split_crossfire,
        }
    }

    /// The attacks on the unit of this place: all of them, or its share, the
    /// nearest first.
    fn share(&self, attacks: u32, place: u32) -> u32 {
        if self.split {
            let units = self.targets.len() as u32;
            attacks / units + u32::from(place < attacks % units)
        } else {
            attacks
        }
    }

    fn fire(&self, dice: &mut dyn Dice) -> Hit {
        let attacks = dice.total(&attacks("CWC-BLU-05").sum_of(2));
        let units = self.targets.len() as u32;
        dice.again(units, Hit::default(), |dice, hit| {
            let Some((target, result)) = self.targets.get(hit.units as usize) else {
                return hit;
            };
            let effect = target.take(dice, self.share(attacks, hit.units));
            Hit {
                units: hit.units + 1,
                figures: hit.figures | result.figure(effect.end) << (4 * hit.units),
            }
        })
    }

    fn parts(&self, parts: &mut Vec<Part>) {
        parts.extend(self.targets.iter().map(|(_, result)| result.part));
        if self.targets.len() == 1 {
            parts.push(HITS);
            if self.suppressed {
                parts.extend([FALL_BACK, WHY]);
            }
        }
    }

    fn outcome(&self, dice: &mut dyn Dice) -> Outcome {
        if let [(target, result)] = self.targets[..] {
            let attacks = dice.total(&attacks("CWC-BLU-05").sum_of(2));
            let effect = target.take(dice, attacks);
            let end = result.figure(effect.end);
            return if self.suppressed {
                Outcome::of(&[end, effect.hits, effect.moved, why(effect.end)])
            } else {
                Outcome::of(&[end, effect.hits])
            };
        }
        let hit = self.fire(dice);
        Outcome::of(&[hit.of(0), hit.of(1), hit.of(2)])
    }
}

const BLUNDER: Part = Part {
    id: "blunder",
    label: t::BLUNDER,
    kind: PartKind::Words(&[
        blunder_word("cease-fire", t::CEASE_FIRE),
        blunder_word("crawl-away", t::CRAWL_AWAY),
        blunder_word("crossfire", t::CROSSFIRE),
    ]),
};

/// A word for a line of a blunder table.
pub(super) const fn blunder_word(id: &'static str, label: Text) -> Word {
    Word {
        id,
        label,
        tone: Tone::Plain,
    }
}

const fn crawl_part(crawl: Crawl) -> Part {
    Part {
        id: "crawler",
        label: t::PART_CRAWLER,
        kind: PartKind::Words(crawl.words()),
    }
}

const LOWERED: Part = Part {
    id: "lowered",
    label: t::PART_LOWERED,
    kind: PartKind::Words(&[
        Word {
            id: "no",
            label: t::WORD_VALUE_AS_IT_IS,
            tone: Tone::Good,
        },
        Word {
            id: "yes",
            label: t::WORD_VALUE_LOWERED,
            tone: Tone::Bad,
        },
    ]),
};
