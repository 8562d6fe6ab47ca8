//! A charge of infantry at infantry, from the Morale test before it to the
//! tests after it: K20-CHG-P1.
//!
//! What is simplified, and said on the screen: all charging stands have the
//! same WB and fight one stand of the enemy and those beside it; fire in
//! Overwatch is one Training test and then a shot at each stand it is aimed
//! at; Pinned counts in the fight when no stand without it has arrived.

use crate::aid::{
    Answer, Calculator, Count, Form, Modifier, Note, Opening, Outcome, Part, PartKind, ResultRow,
    Sheet, Tone, Values, Word, Working,
};
use crate::dice::{Coded, Dice, Roll, Tally};
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::close_combat::{
    CLOSE_COMBAT, ENEMY_LOSES, Fought, GOES_ON, OWN_LOSES, Total, fight, sheets,
};
use super::house::House;
use super::infantry_fire::INFANTRY_FIRE;
use super::morale::{ENEMY_LEVEL, LEVEL, Losses, MORALE, MoraleTest};
use super::number::{Number, Tester};
use super::overwatch::{Fire, FireResult, Shot};
use super::tables;
use super::words::{CoverLine, Level, Movement};

choices! {
    /// What a defender in Overwatch does (K20-CHG-03).
    pub enum Overwatch {
        /// Nothing, or it is not in Overwatch.
        None = "none" => t::OVERWATCH_NONE,
        /// It fires.
        Fire = "fire" => t::OVERWATCH_FIRE,
        /// It steps back 1″.
        FallBack = "fall-back" => t::OVERWATCH_FALL_BACK,
    }
}

form! {
    /// What a charge depends on.
    pub struct Charge {
        group t::GROUP_CHARGERS => {
            /// Stands that charge.
            stands: Count<1, 6> = 1, t::CHARGE_STANDS, ["K20-CHG-01", "K20-CHG-02"];
            /// Morale base of their unit.
            morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-CHG-01", "K20-AMB-08"];
            /// Its morale level.
            level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-CHG-T1"];
            /// Pinned.
            pinned: bool = false, t::PINNED, ["K20-CHG-T1", "K20-AMB-07"];
            /// WB of each stand.
            wb: Count<0, 20> = 3, t::WB_EACH, ["K20-CHG-05", "K20-CHG-T1"];
        }
        group t::GROUP_DEFENDER => {
            /// What it does in Overwatch.
            overwatch: Overwatch = Overwatch::None, t::OVERWATCH, ["K20-CHG-03", "K20-AMB-53"];
            /// WB of the stand that is charged.
            enemy_wb: Count<0, 20> = 3, t::WB, ["K20-CHG-05"];
            /// WB of further stands, added up.
            enemy_more_wb: Count<0, 60> = 0, t::MORE_WB, ["K20-CHG-T2"];
            /// Its cover.
            cover: CoverLine = CoverLine::None, t::MELEE_COVER, ["K20-CHG-T2", "K20-AMB-22"];
            /// Its morale level.
            enemy_level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-CHG-T2", "K20-MOR-T1"];
            /// Pinned.
            enemy_pinned: bool = false, t::PINNED, ["K20-CHG-T2", "K20-AMB-07"];
            /// Suppressed.
            enemy_suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-CHG-T2"];
        }
        group t::GROUP_OVERWATCH => {
            /// What its fire did, if it is known.
            fire_result: FireResult = FireResult::Roll, t::FIRE_RESULT, ["K20-CHG-04", "K20-AMB-68"],
                when |form| form.overwatch == Overwatch::Fire;
            /// Stands it is aimed at.
            shots: Count<1, 6> = 1, t::FIRE_SHOTS, ["K20-CHG-04"],
                when |form| form.overwatch == Overwatch::Fire;
            /// Its Training.
            enemy_training: Count<1, 20> = 10, t::TRAINING, ["K20-CHG-03", "K20-AMB-53"],
                when |form| form.fires_by_dice();
            /// Its strength at 2″.
            fire_strength: Count<-10, 30> = 5, t::FIRE_STRENGTH, ["K20-INF-01", "K20-AMB-53"],
                when |form| form.fires_by_dice();
            /// Chargers that reach it after it stepped back.
            still_reach: Count<0, 6> = 0, t::STILL_REACH, ["K20-CHG-03"],
                when |form| form.overwatch == Overwatch::FallBack;
        }
        group t::GROUP_CHARGE_MORE => {
            /// Stands out of reach.
            out_of_reach: Count<0, 6> = 0, t::OUT_OF_REACH, ["K20-CHG-02"];
            /// It attacks passengers.
            passengers: bool = false, t::PASSENGERS, ["K20-CHG-T1"];
            /// What Training adds or takes.
            training_modifier: Count<-20, 20> = 0, t::OWN_TRAINING_MODIFIER, ["K20-CHG-T1", "K20-AMB-27"];
            /// What the defender's Training adds or takes.
            enemy_training_modifier: Count<-20, 20> = 0, t::ENEMY_TRAINING_MODIFIER, ["K20-CHG-T2", "K20-AMB-27"];
        }
        group t::GROUP_AFTER_CHARGE => {
            /// Stands of the charging unit, those that do not charge too.
            unit_stands: Count<1, 20> = 4, t::UNIT_STANDS, ["K20-MOR-T2", "K20-AMB-67"];
            /// Stands of the charged unit.
            enemy_stands: Count<1, 20> = 4, t::ENEMY_UNIT_STANDS, ["K20-MOR-T2", "K20-AMB-67"];
            /// Morale base of the charged unit.
            enemy_morale_base: Count<1, 20> = 10, t::ENEMY_MORALE_BASE, ["K20-CHG-08", "K20-AMB-08"];
        }
    }
}

/// The calculator.
pub const CHARGE: Calculator = Calculator {
    id: "charge",
    title: t::CHARGE,
    summary: t::CHARGE_SUMMARY,
    cites: &["K20-CHG-P1", "K20-CHG-01", "K20-CHG-T3"],
    fields: Charge::FIELDS,
    work: charge,
};

impl Charge {
    fn fires_by_dice(self) -> bool {
        self.overwatch == Overwatch::Fire && self.fire_result == FireResult::Roll
    }

    fn own(self) -> Tester {
        Tester {
            base: self.morale_base.0,
            level: self.level,
            pinned: self.pinned,
        }
    }

    fn enemy(self, base: i16) -> Tester {
        Tester {
            base,
            level: self.enemy_level,
            pinned: self.enemy_pinned,
        }
    }

    /// Stands of the unit: those that charge at least.
    fn unit_stands(self) -> i16 {
        self.unit_stands.0.max(self.stands.0)
    }

    fn in_reach(self) -> i16 {
        (self.stands.0 - self.out_of_reach.0).max(0)
    }

    /// Stands that arrive if the fire in Overwatch stops none.
    fn arriving(self) -> i16 {
        match self.overwatch {
            Overwatch::FallBack => self.in_reach().min(self.still_reach.0),
            Overwatch::None | Overwatch::Fire => self.in_reach(),
        }
    }

    /// WB of those that arrive beside the first.
    fn further_wb(self) -> Count<0, 60> {
        Count::from_raw(self.wb.0 * (self.arriving() - 1).max(0))
    }

    fn attacker(self, stands: i16, level: Level, pinned: bool) -> Total {
        let disorganised = level == Level::Disorganised;
        Total::attacker(self.wb.0)
            .plus(t::MORE_WB, self.wb.0 * (stands - 1).max(0))
            .plus(t::CHARGING, tables::CHG_CHARGING)
            .when(self.passengers, t::PASSENGERS, tables::CHG_PASSENGERS)
            .when(pinned, t::PINNED, tables::PINNED)
            .when(
                disorganised,
                t::LEVEL_DISORGANISED,
                tables::CHG_DISORGANISED,
            )
            .training(self.training_modifier.0)
    }

    fn defender(self) -> Total {
        let level = self.enemy_level;
        Total::defender(self.enemy_wb.0)
            .plus(t::MORE_WB, self.enemy_more_wb.0)
            .plus(t::MELEE_COVER, self.cover.of(&tables::CHG_COVER))
            .when(self.enemy_pinned, t::PINNED, tables::PINNED)
            .when(
                level == Level::Disorganised,
                t::LEVEL_DISORGANISED,
                tables::CHG_DISORGANISED,
            )
            .when(
                self.enemy_suppressed,
                t::EFFECT_SUPPRESSED,
                tables::CHG_SUPPRESSED,
            )
            .when(level == Level::Broken, t::LEVEL_BROKEN, tables::CHG_BROKEN)
            .training(self.enemy_training_modifier.0)
    }

    /// The Morale tests of who loses a stand in the fight; a unit of one stand
    /// is gone with it.
    fn tests_after(self, house: &House) -> Vec<Sheet> {
        let (own, enemy) = (self.unit_stands(), self.enemy_stands.0);
        let sides = [
            (
                enemy,
                self.enemy(self.enemy_morale_base.0),
                "enemy-morale",
                t::ROLL_ENEMY_MORALE,
            ),
            (own, self.own(), "morale", t::ROLL_OWN_MORALE),
        ];
        sides
            .into_iter()
            .filter(|(stands, ..)| *stands > 1)
            .map(|(stands, tester, id, title)| {
                let losses = Losses::of_stands(1, stands);
                let test = MoraleTest::of(tester, losses, Vec::new(), house);
                Sheet {
                    id,
                    title,
                    ..test.number.sheet
                }
            })
            .collect()
    }

    fn refusals(self) -> Vec<Note> {
        let mut refusals = Vec::new();
        match self.level {
            Level::Broken => refusals.push(Note::new(t::REFUSED_CHARGE_BROKEN, "K20-MOR-05")),
            Level::Routed => refusals.push(Note::new(t::NOTE_ROUTED, "K20-MOR-05")),
            _ => {}
        }
        if self.enemy_level == Level::Routed {
            refusals.push(Note::new(t::REFUSED_CHARGE_ROUTED, "K20-MOR-05"));
        }
        refusals
    }

    fn notes(self, house: &House) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut note = |applies: bool, text, cite| {
            if applies {
                notes.push(Note::new(text, cite));
            }
        };
        note(true, t::NOTE_CHARGE_PRICE, "K20-CHG-02");
        note(
            !house.charge_test_moves_level,
            t::NOTE_CHARGE_TEST,
            "K20-AMB-28",
        );
        note(
            house.charge_test_moves_level,
            t::NOTE_CHARGE_TEST_MOVES,
            "K20-AMB-28",
        );
        note(
            self.level == Level::Disorganised,
            t::NOTE_FIGHT_DISORGANISED,
            "K20-AMB-54",
        );
        note(
            self.overwatch == Overwatch::Fire,
            t::NOTE_CHARGE_FIRE,
            "K20-CHG-04",
        );
        note(
            self.overwatch == Overwatch::Fire,
            t::NOTE_CHARGE_FIRE_LOSS,
            "K20-AMB-68",
        );
        note(
            self.overwatch == Overwatch::FallBack,
            t::NOTE_CHARGE_STEP_BACK,
            "K20-CHG-03",
        );
        note(
            self.overwatch == Overwatch::Fire && self.stands.0 > 1,
            t::NOTE_CHARGE_PINNED_STANDS,
            "K20-CHG-T1",
        );
        note(true, t::NOTE_FIGHT_DICE, "K20-CHG-07");
        note(true, t::NOTE_CHARGE_TESTS_AFTER, "K20-CHG-08");
        notes
    }

    fn next(self) -> Vec<Opening> {
        let mut next = vec![
            Opening::new(CLOSE_COMBAT.id)
                .with("wb", self.wb)
                .with("enemy-wb", self.enemy_wb)
                .with("enemy-more-wb", self.enemy_more_wb)
                .with("cover", self.cover)
                .with("charging", false)
                .with("more-wb", self.further_wb())
                .with("pinned", self.pinned)
                .with("disorganised", self.level == Level::Disorganised)
                .with("passengers", self.passengers)
                .with("training-modifier", self.training_modifier)
                .with("enemy-pinned", self.enemy_pinned)
                .with(
                    "enemy-disorganised",
                    self.enemy_level == Level::Disorganised,
                )
                .with("enemy-suppressed", self.enemy_suppressed)
                .with("enemy-broken", self.enemy_level == Level::Broken)
                .with("enemy-training-modifier", self.enemy_training_modifier),
        ];
        if self.fires_by_dice() {
            // What its fire at 2″ comes to with all modifiers.
            next.push(
                Opening::new(INFANTRY_FIRE.id)
                    .with("pinned", self.enemy_pinned)
                    .with("target-movement", Movement::Moving),
            );
        }
        next.push(
            Opening::new(MORALE.id)
                .with("morale-base", self.enemy_morale_base)
                .with("level", self.enemy_level)
                .with("pinned", self.enemy_pinned),
        );
        next
    }
}

fn charge(answers: &Values, house: &Values) -> Working {
    let it: Charge = answers.typed();
    let house: House = house.typed();
    let refusals = it.refusals();
    if !refusals.is_empty() {
        return Working::refused(t::CHARGE_TEST, t::WORD_NOT_ALLOWED, refusals);
    }
    let test = it.own().morale("charge", t::CHARGE_TEST, Vec::new());
    let (sheets, rows) = shown(it, &test, &house);
    let course = Course {
        it,
        house,
        test: if house.charge_test_moves_level {
            test.four_results(
                [
                    t::WORD_CHARGES_UP,
                    t::WORD_CHARGES,
                    t::WORD_STAYS_DOWN_1,
                    t::WORD_STAYS_DOWN_2,
                ],
                t::ROLL_CHARGE,
                "K20-AMB-28",
            )
        } else {
            test.check_with_criticals(t::ROLL_CHARGE, "K20-CHG-01")
        },
        fire: (it.overwatch == Overwatch::Fire).then(|| {
            Fire::of(
                it.enemy(it.enemy_training.0),
                it.fire_strength.0,
                it.fire_result,
            )
        }),
    };
    Working {
        plaque: (t::CHARGE_TEST, test.sheet.result.clone()),
        sheets,
        rows,
        notes: it.notes(&house),
        next: it.next(),
        parts: vec![CHARGE_PART, OWN_LOST, LEVEL, ENEMY_LEVEL],
        procedure: Some(Box::new(move |dice: &mut dyn Dice| course.run(dice))),
        ..Working::default()
    }
}

/// The numbers in the order they are needed; the fight and the tests after it
/// as they are when all in reach arrive.
fn shown(it: Charge, test: &Number, house: &House) -> (Vec<Sheet>, Vec<ResultRow>) {
    let mut all = vec![test.sheet.clone()];
    let mut rows = Vec::new();
    if it.overwatch == Overwatch::Fire
        && let Some((sheet, row)) = Fire::shown(
            it.enemy(it.enemy_training.0),
            it.fire_strength.0,
            it.fire_result,
        )
    {
        all.push(sheet);
        rows.push(row);
    }
    let arriving = it.arriving();
    if arriving > 0 {
        let attacker = it.attacker(arriving, it.level, it.pinned);
        all.extend(sheets(&attacker, &it.defender()).0);
        all.extend(it.tests_after(house));
    }
    (all, rows)
}

/// How a charge ends, in the order of [`CHARGE_PART`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    EnemyLoses,
    GoesOn,
    OwnLoses,
    Refused,
    Short,
    Evaded,
    Stopped,
    ThrownBack,
    ShotDown,
}

/// What holds a charge up under fire.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum HeldUp {
    #[default]
    No,
    /// Stands stopped 1″ short.
    Stopped,
    /// The unit is Broken.
    Broken,
}

/// What arrives after the fire in Overwatch.
#[derive(Clone, Copy, Debug, Default)]
struct Arrival {
    stands: u8,
    lost: u8,
    held_up: HeldUp,
    /// Every stand that arrives is Pinned.
    pinned: bool,
    shaken: bool,
}

/// Codes are kept small: six stands at most.
impl Coded for Arrival {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        u64::from(self.stands)
            | u64::from(self.lost) << 3
            | u64::from(self.pinned) << 6
            | u64::from(self.shaken) << 7
            | (self.held_up as u64) << 8
    }
    fn decode(code: u64) -> Self {
        Self {
            stands: (code & 7) as u8,
            lost: (code >> 3 & 7) as u8,
            held_up: match code >> 8 {
                0 => HeldUp::No,
                1 => HeldUp::Stopped,
                _ => HeldUp::Broken,
            },
            pinned: code >> 6 & 1 == 1,
            shaken: code >> 7 & 1 == 1,
        }
    }
}

impl Tally for Arrival {
    /// Arrivals follow one another and are never added up.
    fn plus(self, other: Self) -> Self {
        if self.code() > other.code() {
            self
        } else {
            other
        }
    }
}

/// What the shots at several stands did.
#[derive(Clone, Copy, Debug, Default)]
struct Volley {
    pinned: u8,
    suppressed: u8,
    lost: u8,
    shaken: bool,
    broken: bool,
}

impl Volley {
    const fn of(shot: Shot) -> Self {
        let nothing = Self {
            pinned: 0,
            suppressed: 0,
            lost: 0,
            shaken: false,
            broken: false,
        };
        match shot {
            Shot::Nothing => nothing,
            Shot::Pinned => Self {
                pinned: 1,
                ..nothing
            },
            Shot::Suppressed => Self {
                suppressed: 1,
                ..nothing
            },
            Shot::Lost => Self { lost: 1, ..nothing },
            Shot::LostAndShaken => Self {
                lost: 1,
                shaken: true,
                ..nothing
            },
            Shot::Broken => Self {
                broken: true,
                ..nothing
            },
        }
    }
}

impl Coded for Volley {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        u64::from(self.pinned)
            | u64::from(self.suppressed) << 3
            | u64::from(self.lost) << 6
            | u64::from(self.shaken) << 9
            | u64::from(self.broken) << 10
    }
    fn decode(code: u64) -> Self {
        Self {
            pinned: (code & 7) as u8,
            suppressed: (code >> 3 & 7) as u8,
            lost: (code >> 6 & 7) as u8,
            shaken: code >> 9 & 1 == 1,
            broken: code >> 10 & 1 == 1,
        }
    }
}

impl Tally for Volley {
    fn plus(self, other: Self) -> Self {
        Self {
            pinned: self.pinned + other.pinned,
            suppressed: self.suppressed + other.suppressed,
            lost: self.lost + other.lost,
            shaken: self.shaken || other.shaken,
            broken: self.broken || other.broken,
        }
    }
}

/// A charge with its rolls made ready.
#[derive(Clone, Copy)]
struct Course {
    it: Charge,
    house: House,
    test: Roll,
    fire: Option<Fire>,
}

impl Course {
    fn run(&self, dice: &mut dyn Dice) -> Outcome {
        let it = self.it;
        let (charges, level) = self.own_test(dice);
        let end = |end: End, lost: i16, level: Level, enemy: Level| {
            Outcome::of(&[end as u32, lost as u32, level as u32, enemy as u32])
        };
        let over = |what: End, lost: i16, level: Level| end(what, lost, level, it.enemy_level);
        if !charges {
            return over(End::Refused, 0, level);
        }
        if it.in_reach() == 0 {
            return over(End::Short, 0, level);
        }
        let arrival = self.arrival(dice);
        let lost = i16::from(arrival.lost);
        if arrival.held_up == HeldUp::Broken {
            return over(End::ThrownBack, lost, Level::Broken);
        }
        let level = self.after_loss(dice, level, lost, it.unit_stands(), arrival.shaken);
        if lost > 0 && matches!(level, Level::Broken | Level::Routed) {
            return over(End::ThrownBack, lost, level);
        }
        if arrival.stands == 0 {
            let what = if it.overwatch == Overwatch::FallBack {
                End::Evaded
            } else if arrival.held_up == HeldUp::Stopped {
                End::Stopped
            } else {
                End::ShotDown
            };
            return over(what, lost, level);
        }
        let attacker = it.attacker(i16::from(arrival.stands), level, arrival.pinned);
        let lead = attacker.total() - it.defender().total();
        let fought = dice.again(1, 0_u32, |dice, _| fight(dice, lead) as u32);
        if fought == Fought::EnemyLoses as u32 {
            let enemy = self.enemy_test(dice);
            end(End::EnemyLoses, lost, level, enemy)
        } else if fought == Fought::GoesOn as u32 {
            over(End::GoesOn, lost, level)
        } else {
            let left = it.unit_stands() - lost;
            let level = self.after_loss(dice, level, 1, left, false);
            over(End::OwnLoses, lost + 1, level)
        }
    }

    /// The test before the charge: whether it is made, and the level after it
    /// (K20-AMB-28).
    fn own_test(&self, dice: &mut dyn Dice) -> (bool, Level) {
        let level = self.it.level;
        if self.house.charge_test_moves_level {
            let band = dice.band(&self.test).min(3);
            (band < 2, level.up(tables::MORALE_TEST[band]))
        } else {
            (dice.check(&self.test), level)
        }
    }

    /// Step 3: what the defender's Overwatch leaves of the charge.
    fn arrival(&self, dice: &mut dyn Dice) -> Arrival {
        let it = self.it;
        let in_reach = it.in_reach() as u8;
        let all = Arrival {
            stands: in_reach,
            pinned: it.pinned,
            ..Arrival::default()
        };
        match (it.overwatch, self.fire) {
            (Overwatch::FallBack, _) => Arrival {
                stands: in_reach.min(it.still_reach.0 as u8),
                ..all
            },
            (Overwatch::Fire, Some(fire)) => dice.again(1, all, |dice, all| {
                if !fire.is_made(dice) {
                    return all;
                }
                let shots = u32::from(in_reach).min(it.shots.count());
                let volley = dice.each(shots, |dice| Volley::of(fire.at_stand(dice)));
                let stands = in_reach - volley.suppressed - volley.lost;
                Arrival {
                    stands,
                    lost: volley.lost,
                    held_up: if volley.broken {
                        HeldUp::Broken
                    } else if volley.suppressed > 0 {
                        HeldUp::Stopped
                    } else {
                        HeldUp::No
                    },
                    pinned: stands > 0 && (it.pinned || volley.pinned == stands),
                    shaken: volley.shaken,
                }
            }),
            _ => all,
        }
    }

    /// The Morale test of the charging unit after a loss; none if nobody was
    /// lost or nobody is left.
    fn after_loss(
        &self,
        dice: &mut dyn Dice,
        level: Level,
        lost: i16,
        had: i16,
        shaken: bool,
    ) -> Level {
        if lost == 0 || lost >= had {
            return level;
        }
        let losses = Losses {
            shaken,
            ..Losses::of_stands(lost, had)
        };
        let tester = Tester {
            level,
            ..self.it.own()
        };
        MoraleTest::of(tester, losses, Vec::<Modifier>::new(), &self.house)
            .take(dice, t::ROLL_OWN_MORALE)
    }

    /// The Morale test of the enemy's unit that lost a stand.
    fn enemy_test(&self, dice: &mut dyn Dice) -> Level {
        let it = self.it;
        if it.enemy_stands.0 <= 1 {
            return it.enemy_level;
        }
        let losses = Losses::of_stands(1, it.enemy_stands.0);
        MoraleTest::of(
            it.enemy(it.enemy_morale_base.0),
            losses,
            Vec::new(),
            &self.house,
        )
        .take(dice, t::ROLL_ENEMY_MORALE)
    }
}

/// How a charge ends.
const CHARGE_PART: Part = Part {
    id: "charge",
    label: t::PART_CHARGE,
    kind: PartKind::Words(&[
        ENEMY_LOSES,
        GOES_ON,
        OWN_LOSES,
        Word {
            id: "refused",
            label: t::WORD_CHARGE_REFUSED,
            tone: Tone::Bad,
        },
        Word {
            id: "falls-short",
            label: t::WORD_FALLS_SHORT,
            tone: Tone::Bad,
        },
        Word {
            id: "evaded",
            label: t::WORD_CHARGE_EVADED,
            tone: Tone::Bad,
        },
        Word {
            id: "stopped",
            label: t::WORD_STOPPED,
            tone: Tone::Bad,
        },
        Word {
            id: "thrown-back",
            label: t::WORD_THROWN_BACK,
            tone: Tone::Bad,
        },
        Word {
            id: "shot-down",
            label: t::WORD_SHOT_DOWN,
            tone: Tone::Bad,
        },
    ]),
};

const OWN_LOST: Part = Part {
    id: "lost",
    label: t::PART_OWN_LOST,
    kind: PartKind::Count,
};
