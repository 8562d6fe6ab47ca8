//! Vehicles that overrun vehicles, guns and infantry: K20-OVV-P1 and
//! K20-OVI-P1.

use crate::rulesets::k20::prelude::*;

use super::crew::{Crew, CrewTest};
use super::effect::{Effect, OWN_VEHICLE_IF_STRUCK};
use super::morale::Morale;
use super::number::{ByMorale, ByTraining, Number, State};
use super::strike::{Blow, Going, Strike};
use super::tables;
use super::training::{Pip, pip_sum};

choices! {
    /// The target of the overrun (K20-OVV-T1).
    pub enum Overrun {
        /// An armoured vehicle.
        Armoured = "armoured" => t::OVERRUN_ARMOURED,
        /// An unarmoured vehicle.
        Unarmoured = "unarmoured" => t::OVERRUN_UNARMOURED,
        /// A gun.
        Gun = "gun" => t::TARGET_GUN,
    }
}

form! {
    /// The questions about overrunning a vehicle or a gun.
    pub struct VehicleOverrun {
        group t::GROUP_OVERRUNNER => {
            /// The class of the overrunning vehicle.
            class: Count<0, 20> = 6, t::CLASS, ["K20-OVV-03"];
            /// It is armoured.
            armoured: bool = true, t::ARMOURED, ["K20-OVV-01"];
            /// It comes from the target's side.
            from_side: bool = true, t::FROM_THE_SIDE, ["K20-OVV-01"];
            /// The number of vehicles overrun in this move.
            overrun: Count<1, 10> = 1, t::OVERRUN_COUNT, ["K20-OVV-02"],
                when |form| form.target != Overrun::Gun;
        }
        group t::GROUP_TARGET => {
            /// The target of the overrun.
            target: Overrun = Overrun::Armoured, t::OVERRUN_TARGET, ["K20-OVV-T1", "K20-AMB-33"];
            /// The class of the target.
            target_class: Count<0, 20> = 2, t::CLASS, ["K20-OVV-03"];
            /// The target is immobilised.
            immobilised: bool = false, t::VEHICLE_IMMOBILISED, ["K20-OVV-04"],
                when |form| form.target != Overrun::Gun;
            /// The crew that is tested.
            crew: ByTraining => "target", when |form, _| form.may_escape(),
                with { training = 10, t::TRAINING, ["K20-OVV-04"]; };
        }
        group t::GROUP_PIP => {
            /// The PIP of the overrunning vehicle.
            pip: Pip => "unspent", when |form, _| form.target != Overrun::Gun;
        }
    }
}

impl VehicleOverrun {
    fn may_escape(self) -> bool {
        self.target != Overrun::Gun && !self.immobilised
    }

    fn refusals(self) -> Vec<Note> {
        let mut refusals = Vec::new();
        if !self.from_side {
            refusals.push(Note::new(t::REFUSED_NOT_FROM_SIDE, "K20-OVV-01"));
        }
        if !self.armoured && self.target == Overrun::Armoured {
            refusals.push(Note::new(t::REFUSED_OVERRUN_ARMOURED, "K20-OVV-01"));
        }
        let advantage = self.class.0 - self.target_class.0;
        let least = tables::OVV_ADVANTAGE[self.target as usize];
        if advantage < least {
            refusals.push(Note::new(t::refused_advantage(advantage, least), "K20-OVV-03"));
        }
        // Overrunning a gun costs no extra PIP (K20-AMB-33).
        if self.target != Overrun::Gun {
            refusals.extend(self.pip.refuses(tables::OVV_PIP * self.overrun.0));
        }
        refusals
    }
}

impl Calculate for VehicleOverrun {
    type House = House;
    type Outcome = Overran;

    const ABOUT: About =
        About::new("vehicle-overrun", t::VEHICLE_OVERRUN, t::VEHICLE_OVERRUN_SUMMARY);
    const CITES: &'static [Cite] = &["K20-OVV-P1", "K20-OVV-03", "K20-OVV-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::PART_OVERRUN, t::WORD_NOT_ALLOWED, refusals).into();
        }
        let is_gun = self.target == Overrun::Gun;
        let mut notes = Notes::default();
        notes.add(is_gun, t::NOTE_GUN_PIP, "K20-AMB-33");
        notes.add(!self.may_escape(), t::NOTE_NO_ESCAPE, "K20-OVV-04");
        let mut working = Working {
            headline: (t::PART_OVERRUN, Figure::Word(t::WORD_DESTROYED)),
            notes: notes.0,
            next: vec![Opening::to::<Morale>().casting(parts::DEFENDER_IS_TESTED).into()],
            ..Working::default()
        };
        let mut escape = None;
        if self.may_escape() {
            let number = self.crew.tester().training("escape", t::ESCAPE_TEST);
            escape = Some(number.check(t::ROLL_ESCAPE, "K20-OVV-04").by_facing());
            working.notes.extend(number.note());
            working.headline = (t::ESCAPE_TEST, number.figure.clone());
            working.sums.push(number.sum);
        }
        if !is_gun {
            let pip = pip_sum(tables::OVV_PIP, self.overrun.0, "K20-OVV-02");
            working.sums.push(pip);
        }
        let working = working.chance(t::WANT_DESTROYED, Overran::AT.target.is(false));
        working.rolls(self, move |dice| Overran {
            target: escape.is_some_and(|roll| dice.check(&roll)),
        })
    }
}

outcome! {
    /// The outcome of overrunning a vehicle or a gun.
    pub struct Overran of |form: &VehicleOverrun| {
        /// Whether the target escapes.
        target: bool, t::PART_OVERRUN, words const { &[
            word("destroyed", t::WORD_DESTROYED, Tone::Good),
            word("escapes", t::WORD_ESCAPES, Tone::Bad),
        ] };
    }
}

choices! {
    /// The reaction of infantry to being overrun (K20-OVI-03, K20-OVI-04).
    pub enum Reaction {
        /// It dodges.
        Dodge = "dodge" => t::REACTION_DODGE,
        /// It strikes back at the top armour.
        CounterAttack = "counter-attack" => t::REACTION_COUNTER_ATTACK,
        /// It strikes back at the running gear.
        Immobilise = "immobilise" => t::REACTION_IMMOBILISE,
    }
}

form! {
    /// The questions about overrunning infantry.
    pub struct InfantryOverrun {
        group t::GROUP_OVERRUNNER => {
            /// The class of the vehicle.
            class: Count<0, 20> = 4, t::CLASS, ["K20-OVI-02"];
            /// The number of its machine guns.
            machine_guns: Count<0, 10> = 1, t::MACHINE_GUNS, ["K20-OVI-02"];
            /// Its driver.
            driver: ByTraining => "", heads [t::GROUP_OVERRUNNER],
                with { training = 10, t::TRAINING, ["K20-OVI-02", "K20-AMB-58"]; };
        }
        group t::GROUP_OVERRUN_INFANTRY => {
            /// The infantry's reaction.
            reaction: Reaction = Reaction::Dodge, t::REACTION, ["K20-OVI-03", "K20-OVI-04", "K20-AMB-58"];
            /// The infantry's Training.
            infantry_training: Count<1, 20> = 10, t::TRAINING, ["K20-OVI-03"],
                when |form| form.reaction == Reaction::Dodge;
            /// The infantry's morale base.
            infantry_morale_base: Count<1, 20> = 10, t::MORALE_BASE, ["K20-OVI-04", "K20-AMB-08"],
                when |form| form.reaction != Reaction::Dodge;
            /// The infantry's state.
            infantry: State => "infantry";
            /// The OV of its explosive charge.
            explosive_charge: Count<0, 15> = 0, t::EXPLOSIVE_CHARGE, ["K20-OVI-T1"],
                when |form| form.reaction != Reaction::Dodge;
            /// It has already dodged this vehicle.
            dodged: bool = false, t::DODGED, ["K20-OVI-03", "K20-AMB-36"];
            /// The number of stands overrun in this move.
            stands: Count<1, 10> = 1, t::OVERRUN_STANDS, ["K20-OVI-01"];
        }
        group t::GROUP_STRUCK_BACK => {
            /// The vehicle moved.
            moved: bool = true, t::MOVED, ["K20-OVI-T1"],
                when |form| form.reaction != Reaction::Dodge;
            /// The vehicle is Suppressed.
            suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-OVI-T1"],
                when |form| form.reaction != Reaction::Dodge && form.moved;
            /// The vehicle is immobilised.
            immobilised: bool = false, t::VEHICLE_IMMOBILISED, ["K20-OVI-T1", "K20-AMB-35"],
                when |form| form.reaction == Reaction::CounterAttack;
            /// The vehicle already has 1 damage (old links have `d` for a question above).
            hurt: bool = false, t::ALREADY_DAMAGED, ["K20-AMB-10"],
                when |form| form.reaction == Reaction::CounterAttack;
            /// Any other modifier that the players agree on.
            situational: Count<-20, 20> = 0, t::SITUATIONAL, ["K20-OVI-04"],
                when |form| form.reaction != Reaction::Dodge;
            /// The vehicle is open at the top.
            open: bool = false, t::VEHICLE_OPEN, ["K20-OVI-T1", "K20-AMB-35"],
                when |form| form.reaction == Reaction::CounterAttack;
            /// The DV of its top armour.
            top_armour: Count<0, 20> = 1, t::TOP_ARMOUR, ["K20-OVI-04", "K20-AMB-35"],
                when |form| form.reaction == Reaction::CounterAttack && !form.open;
            /// The morale base of its crew; 0 means its Training.
            crew_morale_base: Count<0, 20> = 0, t::CREW_MORALE_BASE, ["K20-IMM-04", "K20-AMB-08"],
                when |form| form.may_immobilise();
        }
        group t::GROUP_PIP => {
            /// The PIP of the overrunning vehicle.
            pip: Pip => "unspent";
        }
    }
}

impl InfantryOverrun {
    fn may_immobilise(self) -> bool {
        match self.reaction {
            Reaction::Dodge => false,
            Reaction::CounterAttack => !self.immobilised,
            Reaction::Immobilise => true,
        }
    }

    fn refusals(self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(self.class.0 < tables::OVI_CLASS, t::REFUSED_OVERRUN_CLASS, "K20-OVI-02");
        refusals.add(self.machine_guns.0 < 1, t::REFUSED_OVERRUN_GUNS, "K20-OVI-02");
        refusals.add(self.dodged, t::REFUSED_DODGED, "K20-OVI-03");
        (refusals.0).extend(self.pip.refuses(tables::OVI_PIP * self.stands.0));
        refusals.0
    }

    fn strike(self) -> Strike {
        let immobilise = self.reaction == Reaction::Immobilise;
        let ov = if immobilise { tables::OVI_IMMOBILISE_OV } else { tables::OVI_OV };
        Strike {
            immobilise,
            ov: (ov, "K20-OVI-04"),
            table: "K20-OVI-T1",
            going: Going::of(self.moved, self.suppressed),
            immobilised: self.immobilised,
            explosive: self.explosive_charge.0,
            situational: self.situational.0,
            damaged: self.hurt && !immobilise,
            armour: (!self.open).then_some(self.top_armour.0),
        }
    }

    /// The Morale test of a counter-attack, with its note.
    fn nerve(self, number: &Number, house: &House) -> (Nerve, Note) {
        if !house.charge_test_moves_level {
            let roll =
                number.check_with_criticals(t::ROLL_COUNTER_ATTACK, "K20-OVI-04").by_facing();
            let note = Note::new(t::NOTE_COUNTER_TEST, "K20-AMB-28");
            return (Nerve::Check(roll), note);
        }
        let roll = number.four_results(
            [t::WORD_STRIKES_UP, t::WORD_STRIKES, t::WORD_OVERRUN_DOWN_1, t::WORD_OVERRUN_DOWN_2],
            t::ROLL_COUNTER_ATTACK,
            "K20-AMB-28",
        );
        let roll = roll.by_facing();
        let note = Note::new(t::NOTE_CHARGE_TEST_MOVES, "K20-AMB-28");
        (Nerve::Moves(roll, self.infantry.level), note)
    }

    /// Prepares the dodge, and adds its test to the working.
    fn dodging(self, working: &mut Working) -> Answering {
        let dodge =
            (self.infantry.tester(self.infantry_training.0)).training("dodge", t::DODGE_TEST);
        let roll = dodge.check(t::ROLL_DODGE, "K20-OVI-03").by_facing();
        working.notes.extend(dodge.note());
        working.sums.push(dodge.sum);
        working.notes.push(Note::new(t::NOTE_DODGED, "K20-AMB-36"));
        Answering::Dodging(roll)
    }

    /// Prepares the counter-attack, and adds its test and its strike to the working.
    fn striking_back(self, house: &House, working: &mut Working) -> Answering {
        let minus = Modifier::new(t::COUNTER_ATTACK, tables::OVI_COUNTER_ATTACK, "K20-OVI-04");
        let number = (self.infantry.tester(self.infantry_morale_base.0)).morale(
            "counter-attack",
            t::COUNTER_ATTACK_TEST,
            vec![minus],
        );
        let (nerve, note) = self.nerve(&number, house);
        let (strength, row, blow, notes) = self.strike().worked();
        working.notes.extend(number.note());
        working.sums.extend([number.sum, strength]);
        working.rows.push(row);
        working.not_counted = self.strike().not_counted();
        working.notes.extend(notes);
        working.notes.extend([Note::new(t::NOTE_COUNTER_SURVIVES, "K20-AMB-34"), note]);
        let crew = self.may_immobilise().then(|| {
            let (test, number, beside) =
                CrewTest::of_driver(self.driver.tester(), self.crew_morale_base);
            let at = Self::AT.crew_morale_base.index();
            working.beside.extend(beside.map(|phrase| (at, phrase)));
            working.notes.extend(number.note());
            working.sums.push(number.sum);
            test
        });
        Answering::StrikingBack { nerve, blow, crew }
    }
}

impl Calculate for InfantryOverrun {
    type House = House;
    type Outcome = InfantryOverran;

    const ABOUT: About =
        About::new("infantry-overrun", t::INFANTRY_OVERRUN, t::INFANTRY_OVERRUN_SUMMARY);
    const CITES: &'static [Cite] = &["K20-OVI-P1", "K20-OVI-02", "K20-HET-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::OVERRUN_TEST, t::WORD_NOT_ALLOWED, refusals).into();
        }
        let number = (self.driver.tester()).training("overrun", t::OVERRUN_TEST);
        let driving = number.check(t::ROLL_OVERRUN, "K20-OVI-02").by_acting();
        let test = Morale {
            unit: ByMorale {
                morale_base: self.infantry_morale_base,
                level: self.infantry.level,
                pinned: self.infantry.pinned,
            },
            ..Morale::default()
        };
        let mut working = Working {
            headline: (t::OVERRUN_TEST, number.figure.clone()),
            notes: number.note().into_iter().collect(),
            sums: vec![number.sum],
            next: vec![Opening::of(&test).casting(parts::DEFENDER_IS_TESTED).into()],
            ..Working::default()
        };
        let answering = if self.reaction == Reaction::Dodge {
            self.dodging(&mut working)
        } else {
            self.striking_back(house, &mut working)
        };
        (working.sums).push(pip_sum(tables::OVI_PIP, self.stands.0, "K20-OVI-01"));
        working.notes.extend([
            Note::new(t::NOTE_PIP_PAID, "K20-AMB-70"),
            Note::new(t::NOTE_NO_REACTION, "K20-AMB-58"),
        ]);
        let mut working = working.chance(
            t::WANT_INFANTRY_DESTROYED,
            InfantryOverran::AT.infantry.is(Infantry::Destroyed),
        );
        working = match self.reaction {
            Reaction::Dodge => {
                working.chance(t::WANT_DODGES, InfantryOverran::AT.infantry.is(Infantry::Safe))
            }
            Reaction::CounterAttack => working.chance(
                t::WANT_VEHICLE_HURT,
                InfantryOverran::AT.vehicle.is_one_of(&[Effect::Damage, Effect::Burns]),
            ),
            Reaction::Immobilise => working
                .chance(t::WANT_VEHICLE_STUCK, InfantryOverran::AT.vehicle.is(Effect::Immobilised)),
        };
        working.rolls(&answering, move |dice| {
            let drives = dice.check(&driving);
            answering.outcome(dice, drives)
        })
    }
}

/// The reaction of infantry, prepared.
#[derive(Clone, Copy)]
pub enum Answering {
    /// It dodges, if it passes this test.
    Dodging(Roll),
    /// It strikes back.
    StrikingBack {
        /// Its Morale test.
        nerve: Nerve,
        /// The effect on the vehicle.
        blow: Blow,
        /// The crew's test, if the vehicle can become immobilised.
        crew: Option<CrewTest>,
    },
}

/// The Morale test of a counter-attack (K20-AMB-28).
#[derive(Clone, Copy)]
pub enum Nerve {
    /// A test that is only passed or failed.
    Check(Roll),
    /// A test that also changes the level, starting from this one.
    Moves(Roll, Level),
}

impl Nerve {
    /// Takes the test: returns whether it is passed, and the level after it.
    fn take(&self, dice: &mut dyn Dice) -> (bool, Level) {
        match self {
            Self::Check(roll) => (dice.check(roll), Level::default()),
            Self::Moves(roll, level) => {
                let band = dice.band(roll).min(3);
                (band < 2, level.up(tables::MORALE_TEST[band]))
            }
        }
    }

    /// The level of infantry that was not tested.
    fn untested(&self) -> Level {
        match self {
            Self::Check(_) => Level::default(),
            Self::Moves(_, level) => *level,
        }
    }
}

words! {
    /// The fate of the infantry, for the side that overruns.
    pub enum Infantry {
        /// It is destroyed.
        Destroyed = "destroyed" => t::WORD_DESTROYED, Good;
        /// It dodges.
        Safe = "safe" => t::WORD_DODGES, Bad;
        /// It strikes back.
        StruckBack = "strikes-back" => t::WORD_STRIKES, Bad;
        /// It is not overrun at all.
        NoOverrun = "no-overrun" => t::WORD_NO_OVERRUN, Bad;
    }
}

outcome! {
    /// The outcome of overrunning infantry.
    pub struct InfantryOverran of |answering: &Answering| {
        /// The fate of the infantry.
        infantry: Infantry, t::PART_OVERRUN_INFANTRY;
        /// The effect of the counter-attack on the vehicle, from its own side's point of view.
        vehicle: Effect, t::PART_OWN_VEHICLE, words OWN_VEHICLE_IF_STRUCK,
            when answering.strikes_back();
        /// The fate of its crew.
        crew: Crew, t::PART_CREW,
            when matches!(answering, Answering::StrikingBack { crew: Some(_), .. });
        /// The level of the infantry, if its test changes it.
        enemy_level: Level, t::PART_ENEMY_LEVEL, words ENEMY_LEVELS,
            when matches!(answering, Answering::StrikingBack { nerve: Nerve::Moves(..), .. });
    }
}

impl Answering {
    const fn strikes_back(&self) -> bool {
        matches!(self, Self::StrikingBack { .. })
    }

    /// The outcome of an overrun.
    fn outcome(&self, dice: &mut dyn Dice, drives: bool) -> InfantryOverran {
        let mut after =
            InfantryOverran { infantry: Infantry::NoOverrun, ..InfantryOverran::default() };
        match self {
            Self::Dodging(_) if !drives => {}
            Self::Dodging(roll) => {
                after.infantry =
                    if dice.check(roll) { Infantry::Safe } else { Infantry::Destroyed };
            }
            Self::StrikingBack { nerve, .. } if !drives => after.enemy_level = nerve.untested(),
            Self::StrikingBack { nerve, blow, crew } => {
                let (holds, level) = nerve.take(dice);
                after.enemy_level = level;
                after.infantry = Infantry::Destroyed;
                if holds {
                    after.infantry = Infantry::StruckBack;
                    after.vehicle = blow.strike(dice);
                    if let (Some(crew), Effect::Immobilised) = (crew, after.vehicle) {
                        after.crew = crew.take(dice);
                    }
                }
            }
        }
        after
    }
}
