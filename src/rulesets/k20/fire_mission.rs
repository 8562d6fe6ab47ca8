//! A fire mission: the call, the hit roll, where the template goes, the ROF
//! dice with their jams, and the rounds on a model under the template.
//! Procedure K20-ART-P1.

use crate::aid::{
    Calculator, Count, Figure, Form, Inches, Note, Opening, Outcome, Part, PartKind, Procedure,
    Sheet, Tone, Unit, Values, Word, Working,
};
use crate::dice::{Band, Coded, Dice, Die, Roll, Tally};
use crate::text::Text;
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::cover::BlastCover;
use super::effect::{self, Half, Strength, Suffered};
use super::house::House;
use super::range;
use super::scatter::{self, Parity};
use super::shot::{BadLuck, WEAPON};
use super::tables;
use super::template::{Model, Ring, Under};
use super::words::{Critical, Movement};

choices! {
    /// Where the model is: with the template on its aiming point, or once it
    /// has scattered.
    pub enum Spot {
        /// Not under it.
        Outside = "outside" => t::RING_OUTSIDE,
        /// In the centre.
        Centre = "centre" => t::RING_CENTRE,
        /// In the first ring.
        One = "1" => t::RING_1,
        /// In the second ring.
        Two = "2" => t::RING_2,
    }
}

impl Spot {
    const fn ring(self) -> Option<Ring> {
        match self {
            Self::Outside => None,
            Self::Centre => Some(Ring::Centre),
            Self::One => Some(Ring::One),
            Self::Two => Some(Ring::Two),
        }
    }
}

choices! {
    /// When the model is within 2″ of the impact (K20-ART-08): under the
    /// template or not. The sheet gives no sizes of rings (K20-AMB-46) and no
    /// direction of scatter (K20-AMB-41), so the players say up to which
    /// scatter it stays near. A model on the aiming point does up to 2″.
    pub enum Near {
        /// Never.
        No = "no" => t::NEAR_NEVER,
        /// With the template on its aiming point alone.
        OnTarget = "on-target" => t::NEAR_ON_TARGET,
        /// Also after a scatter of ½″.
        Half = "half" => t::NEAR_HALF,
        /// Also after one of up to 1″.
        One = "1" => t::NEAR_1,
        /// Also after one of up to 2″. In addresses it is what "yes" was.
        Two = "yes" => t::NEAR_2,
        /// Also after one of up to 4″.
        Four = "4" => t::NEAR_4,
        /// Wherever the template goes.
        Always = "always" => t::NEAR_ALWAYS,
        /// Only once it has scattered.
        Scattered = "scattered" => t::NEAR_SCATTERED,
    }
}

impl Near {
    /// Whether it is near after a scatter, a figure of [`scatter::DISTANCE`];
    /// 0 is no scatter.
    fn after(self, gone: u32) -> bool {
        let upto = match self {
            Self::No => return false,
            Self::Scattered => return gone > 0,
            Self::Always => return true,
            Self::OnTarget => 0,
            Self::Half => scatter::figure(0.5),
            Self::One => scatter::figure(1.0),
            Self::Two => scatter::figure(2.0),
            Self::Four => scatter::figure(4.0),
        };
        gone <= upto
    }
}

form! {
    /// What a fire mission depends on.
    pub struct FireMission {
        group t::GROUP_MISSION => {
            /// An observer calls: no roll.
            observer: bool = true, t::OBSERVER, ["K20-ART-01", "K20-ART-T1"];
            /// The target is a registered point: no scatter.
            registered: bool = false, t::REGISTERED, ["K20-ART-03"];
            /// From the battery to the target.
            distance: Inches<0, 100> = 0, t::DISTANCE, ["K20-ART-04", "K20-ART-T2", "K20-AMB-13", "K20-AMB-43"];
            /// Points of ROF.
            rof: Count<1, 10> = 1, t::ROF, ["K20-ART-06", "K20-GEN-06"];
        }
        group t::GROUP_UNDER_TEMPLATE => {
            /// The model that is asked about.
            model: Model = Model::Infantry, t::MODEL, ["K20-ART-07", "K20-AMM-04"];
            /// Where it is with the template on its aiming point.
            ring: Spot = Spot::Centre, t::RING, ["K20-AMM-T2", "K20-AMM-05"];
            /// Where it is once the template has scattered.
            after_scatter: Spot = Spot::Outside, t::RING_AFTER_SCATTER, ["K20-ART-04"],
                when |form| !form.registered;
            /// HE FP of the shell.
            he_fp: Count<-10, 30> = 0, t::HE_FP, ["K20-AMM-T2", "K20-GEN-06"],
                when |form| form.model.half() == Half::Infantry;
            /// HE OV of the shell.
            he_ov: Count<-10, 30> = 0, t::HE_OV, ["K20-AMM-T2", "K20-GEN-06"],
                when |form| form.model.half() == Half::Vehicle;
            /// Armour of the face that is hit.
            dv: Count<0, 30> = 0, t::ARMOUR, ["K20-HET-02", "K20-AMB-03"],
                when |form| form.model.half() == Half::Vehicle;
            /// Its cover.
            cover: BlastCover = BlastCover::None, t::TARGET_COVER, ["K20-AMM-T2", "K20-AMB-55"];
            /// How it moves.
            movement: Movement = Movement::Still, t::TARGET_MOVEMENT, ["K20-AMM-T2", "K20-AMB-12"],
                when |form| form.model.half() == Half::Infantry;
            /// It has no armour.
            unarmoured: bool = false, t::UNARMOURED, ["K20-AMM-T2", "K20-AMB-56"],
                when |form| form.model.half() == Half::Vehicle;
        }
        group t::GROUP_MORE => {
            /// Infantry and unarmoured vehicles within 2″ of the impact are
            /// Pinned without a roll.
            near: Near = Near::Two, t::NEAR_IMPACT, ["K20-ART-08", "K20-AMB-65"],
                when |form| form.looks_for_cover();
            /// It has 1 damage already.
            damaged: bool = false, t::ALREADY_DAMAGED, ["K20-AMB-10"],
                when |form| form.model.half() == Half::Vehicle;
            /// The app rolls a direction when the template scatters.
            random_bearing: bool = true, t::RANDOM_BEARING, ["K20-AMB-41"],
                when |form| form.may_scatter();
        }
    }
}

/// The calculator.
pub const FIRE_MISSION: Calculator = Calculator {
    id: "fire-mission",
    title: t::FIRE_MISSION,
    summary: t::FIRE_MISSION_SUMMARY,
    cites: &[
        "K20-ART-P1",
        "K20-ART-02",
        "K20-ART-05",
        "K20-ART-T1",
        "K20-ART-T2",
        "K20-ART-T3",
    ],
    fields: FireMission::FIELDS,
    work: fire_mission,
};

impl FireMission {
    fn under(&self, ring: Ring) -> Under {
        Under {
            model: self.model,
            ring,
            he_fp: self.he_fp.0,
            he_ov: self.he_ov.0,
            cover: self.cover,
            movement: self.movement,
            unarmoured: self.unarmoured,
            dv: self.dv.0,
            critical: Critical::None,
        }
    }

    /// The strength of one round on the model in a place, if it strikes there.
    fn strength(&self, spot: Spot, house: House) -> Option<Strength> {
        self.under(spot.ring()?).strength(house)
    }

    fn row(&self, spot: Spot, house: House) -> Option<Roll> {
        let strength = self.strength(spot, house)?;
        Some(self.model.half().roll(strength.total()))
    }

    /// Where it is after a scatter; a registered point knows none.
    fn scattered(&self) -> Spot {
        if self.registered {
            Spot::Outside
        } else {
            self.after_scatter
        }
    }

    /// The place whose sum is shown: on the aiming point, or where only a
    /// scatter strikes it.
    fn shown(&self) -> Spot {
        if self.ring == Spot::Outside {
            self.scattered()
        } else {
            self.ring
        }
    }

    /// Whether rounds nearby make it look for cover: infantry, and vehicles
    /// without armour (K20-ART-08).
    fn looks_for_cover(&self) -> bool {
        match self.model {
            Model::Infantry | Model::Transported | Model::Crew => true,
            Model::Vehicle => self.unarmoured,
            Model::Gun => false,
        }
    }

    /// When a model that looks for cover is near the impact: it is Pinned,
    /// whatever its effect roll says.
    fn near(&self) -> Near {
        if self.looks_for_cover() {
            self.near
        } else {
            Near::No
        }
    }

    /// A registered point does not scatter, but what falls on the calling unit
    /// instead does (K20-AMB-45).
    fn may_scatter(&self) -> bool {
        !self.registered || !self.observer
    }

    fn mission(&self, house: House) -> Mission {
        let distances = [false, true].map(|doubled| {
            [Parity::Even, Parity::Odd]
                .map(|die| scatter::figure(scatter::inches(self.distance.0, die, doubled)))
        });
        Mission {
            half: self.model.half(),
            damaged: self.damaged && self.model.half() == Half::Vehicle,
            called: !self.observer,
            aiming: match (self.registered, house.one_die_does_both) {
                (true, _) => Aiming::Registered,
                (false, false) => Aiming::OneRoll,
                (false, true) => Aiming::DieByDie,
            },
            rof: self.rof.count(),
            fix_upto: u32::from(tables::scatter(self.distance.0).fix_upto),
            distances,
            most_strikes: if house.mission_strikes_once {
                1
            } else {
                u8::MAX
            },
            bearing: self.random_bearing
                && self.may_scatter()
                && (self.registered || !house.one_die_does_both),
            near: self.near(),
            on_target: self.row(self.ring, house),
            scattered: self.row(self.scattered(), house),
        }
    }

    fn sheets(&self, house: House) -> Vec<Sheet> {
        let mut sheets = Vec::new();
        if self.may_scatter() {
            let row = tables::scatter(self.distance.0);
            sheets.push(Sheet {
                id: "fix",
                title: t::FIX,
                base: (
                    t::DISTANCE,
                    Figure::Measured(f32::from(self.distance.0), Unit::Inches),
                    "K20-ART-T2",
                ),
                modifiers: Vec::new(),
                result: Figure::AtMost(i16::from(row.fix_upto)),
            });
            for (id, title, die) in [
                ("even", t::SCATTER_ON_EVEN, Parity::Even),
                ("odd", t::SCATTER_ON_ODD, Parity::Odd),
            ] {
                let inches = scatter::inches(self.distance.0, die, false);
                let measured = Figure::Measured(inches, Unit::Inches);
                sheets.push(Sheet {
                    id,
                    title,
                    base: (die.label(), measured.clone(), "K20-ART-T2"),
                    modifiers: Vec::new(),
                    result: measured,
                });
            }
        }
        if let Some(strength) = self.strength(self.shown(), house) {
            sheets.push(strength.sheet("strength", t::STRENGTH));
        }
        sheets
    }

    fn notes(&self, house: House) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut note = |applies: bool, text: Text, cite| {
            if applies {
                notes.push(Note::new(text, cite));
            }
        };
        note(true, t::NOTE_MARKER, "K20-ART-02");
        note(!self.observer, t::NOTE_CALL, "K20-ART-T1");
        note(
            !self.observer && !self.registered,
            t::NOTE_INACCURATE,
            "K20-AMB-44",
        );
        note(!self.observer, t::NOTE_MISUNDERSTANDING, "K20-AMB-45");
        note(self.registered, t::NOTE_REGISTERED, "K20-ART-03");
        note(
            house.range_from_observer,
            t::NOTE_RANGE_FROM_OBSERVER,
            "K20-AMB-43",
        );
        note(
            house.one_die_does_both && !self.registered,
            t::NOTE_ONE_DIE,
            "K20-AMB-42",
        );
        note(true, t::NOTE_TEMPLATE_ARROW, "K20-ART-05");
        note(true, t::NOTE_ROF_DICE, "K20-ART-06");
        note(
            house.mission_strikes_once,
            t::NOTE_MISSION_ONCE,
            "K20-AMB-69",
        );
        note(
            !house.mission_strikes_once && self.rof.0 > 1,
            t::NOTE_EVERY_ROUND,
            "K20-AMB-69",
        );
        note(
            self.shown() != Spot::Outside && self.strength(self.shown(), house).is_none(),
            t::REFUSED_SECOND_RING,
            "K20-AMM-05",
        );
        note(true, t::NOTE_IMPACT_PINS, "K20-ART-08");
        notes.extend(self.model.half().notes(house));
        notes
    }

    fn next(&self) -> Vec<Opening> {
        let mut template = Opening::new("he-template")
            .with("model", self.model)
            .with("cover", self.cover);
        template = match self.model.half() {
            Half::Infantry => template
                .with("he-fp", self.he_fp)
                .with("movement", self.movement),
            Half::Vehicle => template
                .with("he-ov", self.he_ov)
                .with("dv", self.dv)
                .with("unarmoured", self.unarmoured),
        };
        let mut next = vec![template.with("rounds", self.rof)];
        if self.may_scatter() {
            next.push(Opening::new("scatter").with("distance", self.distance));
        }
        next.extend(self.model.half().tests(self.model == Model::Vehicle));
        next
    }
}

fn fire_mission(answers: &Values, house: &Values) -> Working {
    let it: FireMission = answers.typed();
    let house: House = house.typed();
    let half = it.model.half();
    let mission = it.mission(house);
    let mut rows = Vec::new();
    let mut notes = Vec::new();
    if let Some(strength) = it.strength(it.shown(), house) {
        rows.push(half.row(t::STRENGTH, strength.total()));
        notes.extend(strength.note());
    }
    notes.extend(it.notes(house));
    let plaque = if it.registered {
        (t::FIX, Figure::Word(t::WORD_REGISTERED))
    } else {
        (t::FIX, Figure::AtMost(mission.fix_upto as i16))
    };
    Working {
        plaque,
        sheets: it.sheets(house),
        rows,
        beside: vec![(
            FireMission::AT.distance.index(),
            range::scatter_band(it.distance.0),
        )],
        notes,
        next: it.next(),
        parts: mission.parts(),
        procedure: Some(mission.procedure()),
        ..Working::default()
    }
}

/// How a mission's rounds find their target.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aiming {
    /// On a registered point: no roll.
    Registered,
    /// One hit roll for all of them.
    OneRoll,
    /// Each ROF die is a hit roll: the house rule on K20-AMB-42.
    DieByDie,
}

/// The dice of a mission, made ready.
struct Mission {
    half: Half,
    /// The model had 1 damage.
    damaged: bool,
    /// Whether the call is rolled for.
    called: bool,
    aiming: Aiming,
    rof: u32,
    /// The highest roll of a successful fix.
    fix_upto: u32,
    /// Scatter on an even and an odd die, once and doubled, as figures of
    /// [`scatter::DISTANCE`].
    distances: [[u32; 2]; 2],
    /// How many rounds strike the model at most (K20-AMB-69).
    most_strikes: u8,
    bearing: bool,
    /// When it is Pinned without a roll (K20-ART-08).
    near: Near,
    /// The row of a round's effect with the template on its aiming point, if
    /// it strikes the model there.
    on_target: Option<Roll>,
    /// The same after a scatter.
    scattered: Option<Roll>,
}

/// Where one round went.
const ON_TARGET: u32 = 0;
const EVEN: u32 = 1;

impl Mission {
    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![if self.half == Half::Vehicle && self.near != Near::No {
            VEHICLE_NEAR
        } else {
            self.half.part()
        }];
        if self.called {
            parts.push(CALL);
        }
        if self.aiming == Aiming::DieByDie {
            parts.extend([ON_TARGET_ROUNDS, EVEN_ROUNDS, ODD_ROUNDS, WEAPON]);
            return parts;
        }
        if self.aims() {
            parts.push(AIM);
        }
        parts.extend([ROUNDS, WEAPON]);
        if self.bearing {
            parts.push(scatter::BEARING);
        }
        parts
    }

    /// The figure of the model's effect. A vehicle that is Pinned and no worse
    /// has a word of its own in [`VEHICLE_NEAR`], which moves the rest up.
    fn effect(&self, after: Suffered) -> u32 {
        let effect = after.effect(self.half, self.damaged);
        match (self.half, self.near != Near::No, effect) {
            (Half::Infantry, ..) | (_, false, _) => effect,
            (Half::Vehicle, true, 0) => u32::from(after.pinned),
            (Half::Vehicle, true, worse) => worse + 1,
        }
    }

    /// Whether the template may leave its aiming point.
    fn aims(&self) -> bool {
        self.aiming == Aiming::OneRoll || self.called
    }

    fn procedure(self) -> Procedure {
        if self.aiming == Aiming::DieByDie {
            Box::new(move |dice: &mut dyn Dice| self.die_by_die(dice))
        } else {
            Box::new(move |dice: &mut dyn Dice| self.one_aim(dice))
        }
    }

    /// The call: 0 a fix, 1 an inaccurate one, 2 a misunderstanding.
    fn call(&self, dice: &mut dyn Dice) -> usize {
        if !self.called {
            return 0;
        }
        let labels = [t::WORD_FIX, t::WORD_INACCURATE, t::WORD_MISUNDERSTOOD];
        let bands: [Band; 3] = std::array::from_fn(|at| Band {
            upto: tables::CALL_UPTO[at],
            label: labels[at],
        });
        let roll = Roll::new(Die::D20)
            .bands(&bands)
            .named(t::ROLL_CALL, "K20-ART-01");
        dice.band(&roll)
    }

    /// Where a die of this face sends a round: on target, or astray on an even
    /// or an odd die.
    fn aimed(&self, face: u32) -> u32 {
        match face {
            face if face <= self.fix_upto => ON_TARGET,
            face if face.is_multiple_of(2) => EVEN,
            _ => EVEN + 1,
        }
    }

    /// One hit roll for all rounds (K20-AMB-42).
    fn one_aim(&self, dice: &mut dyn Dice) -> Outcome {
        let call = self.call(dice);
        // The calling unit is no registered point (K20-AMB-45).
        let aim = if self.aiming == Aiming::Registered && call != 2 {
            ON_TARGET
        } else {
            let roll = Roll::new(Die::D20).named(t::ROLL_FIX, "K20-ART-04");
            // As a pool of one, so that the odds take faces of the same meaning
            // together.
            dice.each(1, |dice| self.aimed(dice.total(&roll)))
        };
        let gone = match aim {
            ON_TARGET => 0,
            astray => self.distances[usize::from(call == 1)][(astray - EVEN) as usize],
        };
        let bearing = if self.bearing && gone > 0 {
            scatter::bearing(dice)
        } else {
            0
        };
        let rof = Roll::new(Die::D20)
            .at_most(19)
            .named(t::ROLL_ROF, "K20-ART-06");
        let salvo = dice.each(self.rof, |dice| {
            if dice.check(&rof) {
                Salvo::round(ON_TARGET)
            } else {
                Salvo::bad(dice)
            }
        });
        let row = if gone == 0 {
            self.on_target.as_ref()
        } else {
            self.scattered.as_ref()
        };
        let mut after = Suffered::before(self.damaged);
        // A misunderstanding falls on the calling unit instead (K20-AMB-45).
        if call != 2 {
            after = self.struck(dice, after, row, salvo.on_target);
            let near = salvo.on_target > 0 && self.near.after(gone);
            after.pinned |= near && !after.is_out();
        }
        let mut figures = vec![self.effect(after)];
        if self.called {
            figures.push(call as u32);
        }
        if self.aims() {
            figures.push(gone);
        }
        figures.extend([u32::from(salvo.on_target), u32::from(salvo.worst)]);
        if self.bearing {
            figures.push(bearing);
        }
        Outcome::of(&figures)
    }

    /// Each ROF die is the hit roll of its round: the house rule on K20-AMB-42.
    fn die_by_die(&self, dice: &mut dyn Dice) -> Outcome {
        let call = self.call(dice);
        let rof = Roll::new(Die::D20).named(t::ROLL_ROF_AND_FIX, "K20-AMB-42");
        let salvo = dice.each(self.rof, |dice| match dice.total(&rof) {
            20 => Salvo::bad(dice),
            face => Salvo::round(self.aimed(face)),
        });
        let mut after = Suffered::before(self.damaged);
        if call != 2 {
            let left = self.most_strikes - salvo.on_target.min(self.most_strikes);
            let astray = (salvo.even + salvo.odd).min(left);
            after = self.struck(dice, after, self.on_target.as_ref(), salvo.on_target);
            after = self.struck(dice, after, self.scattered.as_ref(), astray);
            let [even, odd] = self.distances[usize::from(call == 1)];
            let near = [(salvo.on_target, 0), (salvo.even, even), (salvo.odd, odd)]
                .into_iter()
                .any(|(rounds, gone)| rounds > 0 && self.near.after(gone));
            after.pinned |= near && !after.is_out();
        }
        let mut figures = vec![self.effect(after)];
        if self.called {
            figures.push(call as u32);
        }
        figures.extend([salvo.on_target, salvo.even, salvo.odd, salvo.worst].map(u32::from));
        Outcome::of(&figures)
    }

    /// Rounds that burst in one place, on the model.
    fn struck(
        &self,
        dice: &mut dyn Dice,
        before: Suffered,
        row: Option<&Roll>,
        rounds: u8,
    ) -> Suffered {
        let Some(row) = row else {
            return before;
        };
        let times = rounds.min(self.most_strikes);
        dice.again(u32::from(times), before, |dice, so_far: Suffered| {
            so_far.struck(dice, self.half, row)
        })
    }
}

/// What the ROF dice came to: rounds by where they went, and the worst that
/// happened to the battery's weapons.
#[derive(Clone, Copy, Default)]
struct Salvo {
    on_target: u8,
    even: u8,
    odd: u8,
    /// A figure of [`WEAPON`].
    worst: u8,
}

impl Salvo {
    fn round(aimed: u32) -> Self {
        let mut salvo = Self::default();
        match aimed {
            ON_TARGET => salvo.on_target = 1,
            EVEN => salvo.even = 1,
            _ => salvo.odd = 1,
        }
        salvo
    }

    fn bad(dice: &mut dyn Dice) -> Self {
        Self {
            worst: BadLuck::roll(dice, t::ROLL_ROF_BAD_LUCK, "K20-ART-T3") as u8 + 1,
            ..Self::default()
        }
    }
}

impl Coded for Salvo {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        [self.on_target, self.even, self.odd, self.worst]
            .iter()
            .fold(0, |code, count| code << 4 | u64::from(*count))
    }
    fn decode(code: u64) -> Self {
        let at = |place: u32| (code >> (4 * place) & 15) as u8;
        Self {
            on_target: at(3),
            even: at(2),
            odd: at(1),
            worst: at(0),
        }
    }
}

impl Tally for Salvo {
    fn plus(self, other: Self) -> Self {
        Self {
            on_target: self.on_target + other.on_target,
            even: self.even + other.even,
            odd: self.odd + other.odd,
            worst: self.worst.max(other.worst),
        }
    }
}

const fn count(id: &'static str, label: Text) -> Part {
    Part {
        id,
        label,
        kind: PartKind::Count,
    }
}

const ROUNDS: Part = count("rounds", t::PART_ROUNDS);
const ON_TARGET_ROUNDS: Part = count("on-target", t::PART_ON_TARGET);
const EVEN_ROUNDS: Part = count("even", t::PART_EVEN);
const ODD_ROUNDS: Part = count("odd", t::PART_ODD);

/// What happens to a vehicle that looks for cover: being Pinned counts where
/// nothing worse has happened.
const VEHICLE_NEAR: Part = Part {
    id: "effect",
    label: t::PART_EFFECT,
    kind: PartKind::Words(effect::VEHICLE_OR_PINNED),
};

/// How the call went.
const CALL: Part = Part {
    id: "call",
    label: t::PART_CALL,
    kind: PartKind::Words(&[
        Word {
            id: "fix",
            label: t::WORD_FIX,
            tone: Tone::Good,
        },
        Word {
            id: "inaccurate",
            label: t::WORD_INACCURATE,
            tone: Tone::Plain,
        },
        Word {
            id: "misunderstood",
            label: t::WORD_MISUNDERSTOOD,
            tone: Tone::Bad,
        },
    ]),
};

/// How far the template went from the aiming point.
const AIM: Part = Part {
    id: "scatter",
    label: t::SCATTER,
    kind: PartKind::Words(&AIM_WORDS),
};

const AIM_WORDS: [Word; 6] = {
    let mut words = scatter::WORDS;
    words[0] = Word {
        id: "on-target",
        label: t::WORD_ON_TARGET,
        tone: Tone::Good,
    };
    words
};
