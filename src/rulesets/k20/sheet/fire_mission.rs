//! A fire mission: the call, the hit roll, the scatter of the template, the ROF dice
//! with their jams, and the rounds on a model under the template. Procedure K20-ART-P1.

use crate::rulesets::k20::prelude::*;

use super::cover::BlastCover;
use super::effect::{Effect, Half, Hindrance, Strength, Suffered, VEHICLE_OR_PINNED, if_astray};
use super::facing::FaceHit;
use super::scatter::{Gone, Parity, Scatter};
use super::shot::BadLuck;
use super::template::{Model, Ring, Template, Under};
use super::{range, scatter, tables};

choices! {
    /// Where the model is under the template, which is either on its aiming point or moved by
    /// scatter.
    pub enum Spot {
        /// Not under the template.
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
    pub(crate) const fn ring(self) -> Option<Ring> {
        match self {
            Self::Outside => None,
            Self::Centre => Some(Ring::Centre),
            Self::One => Some(Ring::One),
            Self::Two => Some(Ring::Two),
        }
    }
}

choices! {
    /// For which positions of the template the model is within 2″ of the impact (K20-ART-08),
    /// whether under the template or not. The sheet gives no sizes of rings (K20-AMB-46) and no
    /// direction of scatter (K20-AMB-41), so the players choose up to which scatter distance the
    /// model is near. For a model on the aiming point that is 2″.
    pub enum Near {
        /// Never.
        No = "no" => t::NEAR_NEVER,
        /// Only with the template on its aiming point.
        OnTarget = "on-target" => t::NEAR_ON_TARGET,
        /// Also after a scatter of ½″.
        Half = "half" => t::NEAR_HALF,
        /// Also after a scatter of up to 1″.
        One = "1" => t::NEAR_1,
        /// Also after a scatter of up to 2″. Its id is "yes", as in old addresses.
        Two = "yes" => t::NEAR_2,
        /// Also after a scatter of up to 4″.
        Four = "4" => t::NEAR_4,
        /// Wherever the template goes.
        Always = "always" => t::NEAR_ALWAYS,
        /// Only once it has scattered.
        Scattered = "scattered" => t::NEAR_SCATTERED,
    }
}

impl Near {
    /// Whether it is near after a scatter of this distance.
    fn after(self, gone: Gone) -> bool {
        let upto = match self {
            Self::No => return false,
            Self::Scattered => return gone.is_astray(),
            Self::Always => return true,
            Self::OnTarget => Gone::OnTarget,
            Self::Half => Gone::Half,
            Self::One => Gone::One,
            Self::Two => Gone::Two,
            Self::Four => Gone::Four,
        };
        gone <= upto
    }
}

form! {
    /// The questions about a fire mission.
    pub struct FireMission {
        group t::GROUP_MISSION => {
            /// An observer calls, without a roll.
            observer: bool = true, t::OBSERVER, ["K20-ART-01", "K20-ART-T1"];
            /// The target is a registered point, so there is no scatter.
            registered: bool = false, t::REGISTERED, ["K20-ART-03"];
            /// The distance from the battery to the target.
            distance: Inches<0, 100> = 0, t::DISTANCE, ["K20-ART-04", "K20-ART-T2", "K20-AMB-13", "K20-AMB-43"];
            /// The points of ROF.
            rof: Count<1, 10> = 1, t::ROF, ["K20-ART-06", "K20-GEN-06"];
        }
        group t::GROUP_UNDER_TEMPLATE => {
            /// The kind of model.
            model: Model = Model::Infantry, t::MODEL, ["K20-ART-07", "K20-AMM-04"];
            /// Its ring with the template on the aiming point.
            ring: Spot = Spot::Centre, t::RING, ["K20-AMM-T2", "K20-AMM-05"];
            /// Its ring once the template has scattered.
            after_scatter: Spot = Spot::Outside, t::RING_AFTER_SCATTER, ["K20-ART-04"],
                when |form| !form.registered && !form.seen_later;
            /// The HE FP of the shell.
            he_fp: Count<-10, 30> = 0, t::HE_FP, ["K20-AMM-T2", "K20-GEN-06"],
                when |form| form.model.half() == Half::Infantry;
            /// The HE OV of the shell.
            he_ov: Count<-10, 30> = 0, t::HE_OV, ["K20-AMM-T2", "K20-GEN-06"],
                when |form| form.model.half() == Half::Vehicle;
            /// The armour of the face that is hit.
            armour: FaceHit => "", heads [t::GROUP_UNDER_TEMPLATE],
                when |form, _| form.model.half() == Half::Vehicle;
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
            /// It already has 1 damage.
            damaged: bool = false, t::ALREADY_DAMAGED, ["K20-AMB-10"],
                when |form| form.model.half() == Half::Vehicle;
            /// The app rolls a direction when the template scatters.
            random_bearing: bool = true, t::RANDOM_BEARING, ["K20-AMB-41"],
                when |form| form.may_scatter();
            /// The ring after a scatter is asked for later, once the template has moved; known only
            /// in a battle.
            seen_later: bool = false, t::RING_AFTER_SCATTER, ["K20-ART-05"], when |_form| false;
        }
    }
}

impl FireMission {
    pub(crate) fn under(&self, ring: Ring) -> Under {
        let under = Under {
            model: self.model,
            ring,
            he_fp: self.he_fp,
            he_ov: self.he_ov,
            cover: self.cover,
            movement: self.movement,
            unarmoured: self.unarmoured,
            ..Under::default()
        };
        under.struck_on(self.armour)
    }

    /// The strength of one round on the model in a ring, if it strikes there.
    fn strength(&self, spot: Spot, house: House) -> Option<Strength> {
        self.under(spot.ring()?).strength(Critical::None, house)
    }

    fn row(&self, spot: Spot, house: House) -> Option<Roll> {
        let strength = self.strength(spot, house)?;
        Some(self.model.half().roll(strength.total()))
    }

    /// Its ring after a scatter; a registered point has no scatter.
    fn scattered(&self) -> Spot {
        if self.registered || self.seen_later { Spot::Outside } else { self.after_scatter }
    }

    /// The ring whose sum is shown: that on the aiming point, or that after a scatter if the model
    /// is struck only then.
    fn shown(&self) -> Spot {
        if self.ring == Spot::Outside { self.scattered() } else { self.ring }
    }

    /// Whether rounds nearby make it look for cover, as they do infantry and unarmoured vehicles
    /// (K20-ART-08).
    fn looks_for_cover(&self) -> bool {
        match self.model {
            Model::Infantry | Model::Transported | Model::Crew => true,
            Model::Vehicle => self.unarmoured,
            Model::Gun => false,
        }
    }

    /// For which positions of the template a model that looks for cover is near the impact: it is
    /// then Pinned, whatever its effect roll.
    fn near(&self) -> Near {
        if self.looks_for_cover() { self.near } else { Near::No }
    }

    /// Whether the template may scatter: on a registered point it does not, but rounds that fall on
    /// the calling unit instead do (K20-AMB-45).
    fn may_scatter(&self) -> bool {
        !self.registered || !self.observer
    }

    fn mission(&self, house: House) -> Mission {
        let distances = [false, true].map(|doubled| {
            [Parity::Even, Parity::Odd]
                .map(|die| Gone::by(scatter::inches(self.distance.0, die, doubled)))
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
            most_strikes: if house.mission_strikes_once { 1 } else { u8::MAX },
            bearing: self.random_bearing
                && self.may_scatter()
                && (self.registered || !house.one_die_does_both),
            near: self.near(),
            seen_later: self.seen_later,
            on_target: self.row(self.ring, house),
            scattered: self.row(self.scattered(), house),
        }
    }

    /// Whether a round fell near enough to Pin the model (K20-ART-08): none did if all of them fell
    /// on the calling unit (K20-AMB-45).
    pub(crate) fn pins(&self, fallen: &Fallen) -> bool {
        let near = self.near();
        let doubled = fallen.call == Call::Inaccurate;
        let astray = |die| Gone::by(scatter::inches(self.distance.0, die, doubled));
        let fell = [
            (fallen.rounds, fallen.scatter),
            (fallen.on_target, Gone::OnTarget),
            (fallen.even, astray(Parity::Even)),
            (fallen.odd, astray(Parity::Odd)),
        ];
        fallen.call != Call::Misunderstood
            && fell.into_iter().any(|(rounds, gone)| rounds > 0 && near.after(gone))
    }

    fn sums(&self, house: House) -> Vec<Sum> {
        let mut sums = Vec::new();
        if self.may_scatter() {
            let row = tables::scatter(self.distance.0);
            sums.push(Sum {
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
                sums.push(Sum {
                    id,
                    title,
                    base: (die.label(), measured.clone(), "K20-ART-T2"),
                    modifiers: Vec::new(),
                    result: measured,
                });
            }
        }
        if let Some(strength) = self.strength(self.shown(), house) {
            sums.push(strength.sum(t::STRENGTH));
        }
        sums
    }

    fn notes(&self, house: House) -> Vec<Note> {
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_MARKER, "K20-ART-02");
        notes.add(!self.observer, t::NOTE_CALL, "K20-ART-T1");
        notes.add(!self.observer && !self.registered, t::NOTE_INACCURATE, "K20-AMB-44");
        notes.add(!self.observer, t::NOTE_MISUNDERSTANDING, "K20-AMB-45");
        notes.add(self.registered, t::NOTE_REGISTERED, "K20-ART-03");
        notes.add(house.range_from_observer, t::NOTE_RANGE_FROM_OBSERVER, "K20-AMB-43");
        notes.add(house.one_die_does_both && !self.registered, t::NOTE_ONE_DIE, "K20-AMB-42");
        notes.add(true, t::NOTE_TEMPLATE_ARROW, "K20-ART-05");
        notes.add(true, t::NOTE_ROF_DICE, "K20-ART-06");
        notes.add(house.mission_strikes_once, t::NOTE_MISSION_ONCE, "K20-AMB-69");
        notes.add(!house.mission_strikes_once && self.rof.0 > 1, t::NOTE_EVERY_ROUND, "K20-AMB-69");
        notes.add(
            self.shown() != Spot::Outside && self.strength(self.shown(), house).is_none(),
            t::REFUSED_SECOND_RING,
            "K20-AMM-05",
        );
        notes.add(true, t::NOTE_IMPACT_PINS, "K20-ART-08");
        notes.0.extend(self.model.half().notes(house));
        notes.0
    }

    /// Notes on circumstances that seem to count but do not.
    fn not_counted(&self) -> Vec<Note> {
        let mut out = Notes::default();
        let struck = self.ring != Spot::Outside;
        out.add(struck && self.model == Model::Gun, t::OUT_GUN_NEAR, "K20-ART-08");
        out.add(
            struck && self.model == Model::Vehicle && !self.unarmoured,
            t::OUT_ARMOURED_NEAR,
            "K20-ART-08",
        );
        let runs = self.model.half() == Half::Infantry && self.movement == Movement::Running;
        out.add(runs, t::OUT_RUNNING, "K20-AMB-12");
        out.0
    }

    fn next(&self) -> Vec<Opening> {
        let (all, bare) = (self.under(Ring::Centre), Under::default());
        let under = match self.model.half() {
            Half::Infantry => Under {
                model: self.model,
                he_fp: self.he_fp,
                cover: self.cover,
                movement: self.movement,
                ..bare
            },
            Half::Vehicle => Under { he_fp: bare.he_fp, movement: bare.movement, ..all },
        };
        let template = Template { under, rounds: self.rof, ..Template::default() };
        let template = Opening::of(&template).decided();
        let mut next = vec![template.casting(parts::TARGET_IS_SHELLED).into()];
        if self.may_scatter() {
            let scatter = Opening::to::<Scatter>().knowing(Scatter::AT.distance, self.distance.0);
            next.push(scatter.into());
        }
        next.extend(self.model.half().tests(self.model == Model::Vehicle));
        next
    }
}

impl Calculate for FireMission {
    type House = House;
    type Outcome = Fallen;

    const ABOUT: About = About::new("fire-mission", t::FIRE_MISSION, t::FIRE_MISSION_SUMMARY);
    const CITES: &'static [Cite] =
        &["K20-ART-P1", "K20-ART-02", "K20-ART-05", "K20-ART-T1", "K20-ART-T2", "K20-ART-T3"];

    fn work(&self, house: &House) -> Work<Self> {
        let half = self.model.half();
        let mission = self.mission(*house);
        let mut rows = Vec::new();
        let mut notes = Vec::new();
        if let Some(strength) = self.strength(self.shown(), *house) {
            rows.push(half.row(t::STRENGTH, strength.total()));
            notes.extend(strength.note());
        }
        notes.extend(self.notes(*house));
        let fix = if self.registered {
            Figure::Word(t::WORD_REGISTERED)
        } else {
            Figure::AtMost(mission.fix_upto as i16)
        };
        let working = Working {
            headline: (t::FIX, fix),
            dice: Some((t::DICE_ROF, Figure::Dice(self.rof.0))),
            sums: self.sums(*house),
            rows,
            beside: vec![(Self::AT.distance.index(), range::scatter_band(self.distance.0))],
            notes,
            not_counted: self.not_counted(),
            next: self.next(),
            ..Working::default()
        };
        let working = half.wanted(working, Fallen::AT.effect, self.model == Model::Vehicle, 2);
        let working = if mission.is_die_by_die() {
            working.chance(t::WANT_ROUND_ON_TARGET, Fallen::AT.on_target.at_least(1))
        } else if mission.aims() {
            working.chance(t::WANT_ON_TARGET, Fallen::AT.scatter.is(Gone::OnTarget))
        } else {
            working.chance(t::WANT_ROUND_FALLS, Fallen::AT.rounds.at_least(1))
        };
        working.rolls(&mission, move |dice| mission.fire(dice))
    }
}

/// How a mission's rounds find their target.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aiming {
    /// They are aimed at a registered point, without a roll.
    Registered,
    /// They have one hit roll for all.
    OneRoll,
    /// Each ROF die is a hit roll: the house rule for K20-AMB-42.
    DieByDie,
}

/// The dice of a mission, prepared.
#[allow(clippy::struct_excessive_bools)] // Each is a property of its own.
#[derive(Clone, Copy)]
pub struct Mission {
    half: Half,
    /// The model had 1 damage.
    damaged: bool,
    /// Whether the call needs a roll.
    called: bool,
    aiming: Aiming,
    rof: u32,
    /// The highest roll for a successful fix.
    fix_upto: u32,
    /// Scatter on an even and an odd die, once and doubled.
    distances: [[Gone; 2]; 2],
    /// The largest number of rounds that strike the model (K20-AMB-69).
    most_strikes: u8,
    bearing: bool,
    /// For which positions of the template it is Pinned without a roll (K20-ART-08).
    near: Near,
    /// The ring after a scatter is entered once the template has moved.
    seen_later: bool,
    /// The row for the effect of a round with the template on its aiming point, if it strikes the
    /// model there.
    on_target: Option<Roll>,
    /// The same after a scatter.
    scattered: Option<Roll>,
}

words! {
    /// The result of the call.
    pub enum Call {
        /// An accurate fix.
        Fix = "fix" => t::WORD_FIX, Good;
        /// An inaccurate fix.
        Inaccurate = "inaccurate" => t::WORD_INACCURATE, Plain;
        /// A misunderstanding.
        Misunderstood = "misunderstood" => t::WORD_MISUNDERSTOOD, Bad;
    }
}

outcome! {
    /// The outcome of a fire mission.
    pub struct Fallen of |mission: &Mission| {
        /// The worst effect on the model.
        effect: Effect, t::PART_EFFECT, words mission.effects();
        /// The result of the call.
        call: Call, t::PART_CALL, when mission.called;
        /// How far the template went from the aiming point.
        scatter: Gone, t::SCATTER, words Gone::AIMED, when mission.aims();
        /// Rounds fired.
        rounds: u8, t::PART_ROUNDS, when !mission.is_die_by_die();
        /// Rounds on the aiming point.
        on_target: u8, t::PART_ON_TARGET, when mission.is_die_by_die();
        /// Rounds that went astray on an even die.
        even: u8, t::PART_EVEN, when mission.is_die_by_die();
        /// Rounds that went astray on an odd die.
        odd: u8, t::PART_ODD, when mission.is_die_by_die();
        /// The worst result for the battery's weapons.
        weapon: BadLuck, t::PART_WEAPON;
        /// The direction in which the template went.
        bearing: Bearing, t::BEARING, when mission.bearing;
    } beside {
        /// The hindrance of the model in addition to the worst effect.
        hindrance: Hindrance;
        /// Rounds on the unit that called, if each ROF die is the hit roll of its round.
        on_caller: u8;
    }
}

coded! {
    /// Where a die sends a round.
    #[derive(PartialEq, Eq)]
    enum Aimed {
        OnTarget,
        /// Astray on an even die.
        Even,
        /// Astray on an odd die.
        Odd,
    }
}

impl Fallen {
    /// Rounds that were fired, wherever they fell.
    pub(crate) const fn all_rounds(&self) -> u8 {
        self.in_one_place() + self.even + self.odd
    }

    /// Rounds that fell together, wherever the template is.
    pub(crate) const fn in_one_place(&self) -> u8 {
        self.rounds + self.on_target + self.on_caller
    }

    /// Rounds that went astray.
    pub(crate) fn astray(&self) -> u8 {
        if self.scatter.is_astray() { self.rounds } else { self.even + self.odd }
    }
}

impl Mission {
    const fn is_die_by_die(&self) -> bool {
        matches!(self.aiming, Aiming::DieByDie)
    }

    /// Whether the template as a whole may leave its aiming point.
    fn aims(&self) -> bool {
        self.aiming == Aiming::OneRoll || (self.called && !self.is_die_by_die())
    }

    /// Whether it is a vehicle that looks for cover, for which there is a word if it is only
    /// Pinned.
    fn is_vehicle_near(&self) -> bool {
        self.half == Half::Vehicle && self.near != Near::No
    }

    fn effects(&self) -> &'static [Word] {
        if self.seen_later {
            if_astray(self.half, self.is_vehicle_near())
        } else if self.is_vehicle_near() {
            VEHICLE_OR_PINNED
        } else {
            self.half.words()
        }
    }

    fn effect(&self, after: Suffered, astray: bool) -> Effect {
        match after.effect(self.half, self.damaged) {
            Effect::None if self.is_vehicle_near() && after.pinned => Effect::Pinned,
            Effect::None if self.seen_later && astray => Effect::Astray,
            effect => effect,
        }
    }

    fn fire(&self, dice: &mut dyn Dice) -> Fallen {
        if self.is_die_by_die() { self.die_by_die(dice) } else { self.one_aim(dice) }
    }

    fn call(&self, dice: &mut dyn Dice) -> Call {
        if !self.called {
            return Call::Fix;
        }
        let bands: [Band; 3] = std::array::from_fn(|at| Band {
            upto: tables::CALL_UPTO[at],
            label: Call::ALL[at].label(),
        });
        let roll = Roll::new(Die::D20).bands(&bands).named(t::ROLL_CALL, "K20-ART-01");
        Call::ALL[dice.band(&roll).min(2)]
    }

    /// Where a die of this face sends a round.
    fn aimed(&self, face: u32) -> Aimed {
        match face {
            face if face <= self.fix_upto => Aimed::OnTarget,
            face if face.is_multiple_of(2) => Aimed::Even,
            _ => Aimed::Odd,
        }
    }

    /// One hit roll for all rounds (K20-AMB-42).
    fn one_aim(&self, dice: &mut dyn Dice) -> Fallen {
        let call = self.call(dice);
        // The calling unit is not a registered point (K20-AMB-45).
        let aim = if self.aiming == Aiming::Registered && call != Call::Misunderstood {
            Aimed::OnTarget
        } else {
            let roll = Roll::new(Die::D20).named(t::ROLL_FIX, "K20-ART-04");
            // The odds merge faces with the same meaning.
            dice.merged(|dice| self.aimed(dice.total(&roll)))
        };
        let [even, odd] = self.distances[usize::from(call == Call::Inaccurate)];
        let gone = match aim {
            Aimed::OnTarget if call == Call::Misunderstood => Gone::OnCaller,
            Aimed::OnTarget => Gone::OnTarget,
            Aimed::Even => even,
            Aimed::Odd => odd,
        };
        let bearing = if self.bearing && gone.is_astray() {
            scatter::bearing(dice)
        } else {
            Bearing::default()
        };
        let rof = Roll::new(Die::D20).at_most(19).named(t::ROLL_ROF, "K20-ART-06").by_acting();
        let salvo = dice.each(self.rof, |dice| {
            if dice.check(&rof) { Salvo::round(Aimed::OnTarget) } else { Salvo::bad(dice) }
        });
        let row = if gone.is_astray() { self.scattered.as_ref() } else { self.on_target.as_ref() };
        let mut after = Suffered::before(self.damaged);
        // A misunderstanding falls on the calling unit instead (K20-AMB-45).
        if call != Call::Misunderstood {
            after = self.struck(dice, after, row, salvo.on_target);
            let near = salvo.on_target > 0 && self.near.after(gone);
            after.pinned |= near && !after.is_out();
        }
        let astray = call != Call::Misunderstood && gone.is_astray() && salvo.on_target > 0;
        Fallen {
            effect: self.effect(after, astray),
            hindrance: after.hindrance(self.half),
            call,
            scatter: gone,
            rounds: salvo.on_target,
            weapon: salvo.worst,
            bearing,
            ..Fallen::default()
        }
    }

    /// Each ROF die is the hit roll of its round: the house rule on K20-AMB-42.
    fn die_by_die(&self, dice: &mut dyn Dice) -> Fallen {
        let call = self.call(dice);
        let rof = Roll::new(Die::D20).named(t::ROLL_ROF_AND_FIX, "K20-AMB-42");
        let salvo = dice.each(self.rof, |dice| match dice.total(&rof) {
            20 => Salvo::bad(dice),
            face => Salvo::round(self.aimed(face)),
        });
        let mut after = Suffered::before(self.damaged);
        if call != Call::Misunderstood {
            let left = self.most_strikes - salvo.on_target.min(self.most_strikes);
            let astray = (salvo.even + salvo.odd).min(left);
            after = self.struck(dice, after, self.on_target.as_ref(), salvo.on_target);
            after = self.struck(dice, after, self.scattered.as_ref(), astray);
            let [even, odd] = self.distances[usize::from(call == Call::Inaccurate)];
            let near = [(salvo.on_target, Gone::OnTarget), (salvo.even, even), (salvo.odd, odd)]
                .into_iter()
                .any(|(rounds, gone)| rounds > 0 && self.near.after(gone));
            after.pinned |= near && !after.is_out();
        }
        // A misunderstood call brings these rounds down on the caller (K20-AMB-45).
        let on_caller = if call == Call::Misunderstood { salvo.on_target } else { 0 };
        let astray = call != Call::Misunderstood && salvo.even + salvo.odd > 0;
        Fallen {
            effect: self.effect(after, astray),
            hindrance: after.hindrance(self.half),
            call,
            on_caller,
            on_target: salvo.on_target - on_caller,
            even: salvo.even,
            odd: salvo.odd,
            weapon: salvo.worst,
            ..Fallen::default()
        }
    }

    /// The effect of rounds that burst in one place, on the model.
    fn struck(
        &self,
        dice: &mut dyn Dice,
        before: Suffered,
        row: Option<&Roll>,
        rounds: u8,
    ) -> Suffered {
        let Some(row) = row else { return before };
        let times = rounds.min(self.most_strikes);
        dice.again(u32::from(times), before, |dice, so_far: Suffered| {
            so_far.struck(dice, self.half, row)
        })
    }
}

tally! {
    /// The result of up to ten ROF dice: rounds by where they went, and the worst result
    /// for the battery's weapons.
    struct Salvo {
        on_target: u8[0..=10], sum;
        even: u8[0..=10], sum;
        odd: u8[0..=10], sum;
        worst: BadLuck, max;
    }
}

impl Salvo {
    fn round(aimed: Aimed) -> Self {
        Self {
            on_target: u8::from(aimed == Aimed::OnTarget),
            even: u8::from(aimed == Aimed::Even),
            odd: u8::from(aimed == Aimed::Odd),
            worst: BadLuck::None,
        }
    }

    fn bad(dice: &mut dyn Dice) -> Self {
        Self { worst: BadLuck::roll(dice, t::ROLL_ROF_BAD_LUCK, "K20-ART-T3"), ..Self::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn salvos_keep_the_laws_of_tallies() {
        laws::of_codes::<Aimed>();
        laws::of_adding::<Salvo>(|one, other| {
            one.on_target + other.on_target <= 10
                && one.even + other.even <= 10
                && one.odd + other.odd <= 10
        });
    }
}
