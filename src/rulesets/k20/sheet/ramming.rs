//! Ramming: K20-RAM-P1.

use crate::rulesets::k20::prelude::*;

use super::crew::CrewMorale;
use super::effect::{Effect, Half, Impact, OWN_VEHICLE_IF_STRUCK, Strength, VEHICLE_IF_STRUCK};
use super::immobilisation::{Driven, Gear, Ground, InTerrain};
use super::number::State;
use super::tables;
use super::training::{Pip, pip_sum};

form! {
    /// One of the vehicles of a ram.
    pub struct Rammer {
        group t::GROUP_RAMMER => {
            /// Its class.
            class: Count<0, 20> = 4, t::CLASS, ["K20-RAM-03"];
            /// Its Training.
            training: Count<1, 20> = 10, t::TRAINING, ["K20-RAM-01"];
            /// The DV of the face that strikes or is struck.
            armour: Count<0, 20> = 0, t::ARMOUR, ["K20-AMB-38"];
            /// It is armoured.
            armoured: bool = true, t::ARMOURED, ["K20-RAM-02"];
        }
    }
}

form! {
    /// The questions about ramming.
    pub struct Ramming {
        group t::GROUP_RAMMER => {
            /// The vehicle that rams.
            own: Rammer => "";
            /// The state of its driver.
            state: State => "", heads [t::GROUP_RAMMER];
        }
        group t::GROUP_RAMMED => {
            /// The vehicle that is rammed.
            target: Rammer => "target",
                with { training = 10, t::TRAINING, ["K20-RAM-04", "K20-RAM-05"]; };
            /// The driver tries to avoid the ram.
            avoids: bool = true, t::RAM_AVOIDS, ["K20-RAM-04"],
                when |form| !form.target_immobilised;
            /// The rammed vehicle is immobilised.
            target_immobilised: bool = false, t::VEHICLE_IMMOBILISED, ["K20-RAM-04"];
            /// The state of its driver.
            target_state: State => "target";
        }
        group t::GROUP_RAM_TERRAIN => {
            /// The terrain row of both tests.
            terrain: Ground = Ground::Woods, t::GROUND, ["K20-RAM-05", "K20-AMB-39"];
            /// The running gear of the rammer.
            gear: Gear = Gear::Tracked, t::RAMMER_GEAR, ["K20-IMM-T1"];
            /// The running gear of the rammed vehicle.
            target_gear: Gear = Gear::Tracked, t::RAMMED_GEAR, ["K20-IMM-T1"];
            /// The rammed vehicle is in other terrain.
            elsewhere: bool = false, t::RAMMED_ELSEWHERE, ["K20-RAM-05", "K20-IMM-T1"];
            /// The terrain of the rammed vehicle.
            its_ground: Ground = Ground::Woods, t::RAMMED_GROUND, ["K20-IMM-T1"],
                when |form| form.elsewhere;
            /// The rammer moves backwards.
            backwards: bool = false, t::REVERSING, ["K20-IMM-T2"];
            /// The rammer already has 1 damage.
            already_damaged: bool = false, t::RAMMER_DAMAGED, ["K20-AMB-10"];
            /// The rammed vehicle already has 1 damage.
            other_damaged: bool = false, t::RAMMED_DAMAGED, ["K20-AMB-10"];
            /// Vehicles rammed in this move.
            rammed: Count<1, 10> = 1, t::RAMMED_COUNT, ["K20-RAM-02"];
        }
        group t::GROUP_PIP => {
            /// The PIP of the rammer.
            pip: Pip => "unspent";
        }
    }
}

/// The strength of a ram (K20-RAM-03, K20-AMB-38).
pub(crate) fn ram(label: Text, class: i16, rammer: bool, armour: i16) -> Strength {
    let mut strength = Strength::new((label, class, "K20-RAM-03"));
    if rammer {
        strength.add(t::RAMS, tables::RAM_RAMMER, "K20-RAM-03");
    }
    strength.less_armour_always(armour);
    strength
}

impl Rammer {
    /// The vehicle in its terrain, for the test after the ram.
    const fn in_terrain(self, state: State, ground: Ground, gear: Gear) -> InTerrain {
        InTerrain {
            driver: state.tester(self.training.0),
            class: self.class.0,
            ground,
            gear,
            reversing: false,
            towing: false,
            failed: 0,
            situational: 0,
        }
    }
}

impl Ramming {
    /// The rammer and the rammed vehicle, each in its terrain.
    const fn vehicles(&self) -> [InTerrain; 2] {
        let own = InTerrain {
            reversing: self.backwards,
            ..(self.own).in_terrain(self.state, self.terrain, self.gear)
        };
        let ground = if self.elsewhere { self.its_ground } else { self.terrain };
        let target = (self.target).in_terrain(self.target_state, ground, self.target_gear);
        [own, target]
    }

    /// The notes that do not depend on the sums.
    fn notes(&self) -> Vec<Note> {
        let mut notes = Notes::default();
        notes.add(self.target_immobilised, t::NOTE_RAM_CANNOT_AVOID, "K20-RAM-04");
        notes.add(true, t::NOTE_PIP_PAID, "K20-AMB-70");
        notes.add(true, t::NOTE_RAM_TERRAIN, "K20-AMB-39");
        notes.add(true, t::NOTE_RAM_CREW, "K20-IMM-04");
        notes.0
    }
}

impl Calculate for Ramming {
    type House = House;
    type Outcome = Rammed;

    const ABOUT: About = About::new("ramming", t::RAMMING, t::RAMMING_SUMMARY);
    const CITES: &'static [Cite] = &["K20-RAM-P1", "K20-RAM-03", "K20-HET-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let half = Half::Vehicle;
        let hurt = [Effect::Damage, Effect::Burns];
        if !self.own.armoured && self.target.armoured {
            let why = Note::new(t::REFUSED_RAM_ARMOURED, "K20-RAM-02");
            return Working::refused(t::RAM_TEST, t::WORD_NOT_ALLOWED, vec![why]).into();
        }
        if let Some(why) = self.pip.refuses(tables::RAM_PIP * self.rammed.0) {
            return Working::refused(t::RAM_TEST, t::WORD_NOT_ALLOWED, vec![why]).into();
        }
        let [own, target] = self.vehicles();
        let damaged = [self.other_damaged, self.already_damaged];
        let test = own.driver.training("ram", t::RAM_TEST);
        let ramming = test.check(t::ROLL_RAM, "K20-RAM-01").by_acting();
        let headline = (t::RAM_TEST, test.figure.clone());
        let mut notes: Vec<Note> = test.note().into_iter().collect();
        let mut sums = vec![test.sum];
        let avoids = self.avoids && !self.target_immobilised;
        let avoiding = avoids.then(|| {
            let number = target.driver.training("avoid", t::AVOID_TEST);
            let roll = number.check(t::ROLL_AVOID, "K20-RAM-04").by_facing();
            sums.push(number.sum);
            roll
        });
        let at_target = ram(t::RAMMER_CLASS, self.own.class.0, true, self.target.armour.0)
            .called("target-strength");
        let at_rammer = ram(t::RAMMED_CLASS, self.target.class.0, false, self.own.armour.0)
            .called("rammer-strength");
        let target_number = target.number("target-terrain", t::RAMMED_TERRAIN, house);
        let own_number = own.number("rammer-terrain", t::RAMMER_TERRAIN, house);
        let target_struck = half.roll(at_target.total()).named(t::ROLL_RAM_TARGET, "K20-HET-01");
        let own_struck = half.roll(at_rammer.total()).named(t::ROLL_RAM_RAMMER, "K20-HET-01");
        let target_terrain =
            InTerrain::roll(&target_number).named(t::ROLL_RAMMED_TERRAIN, "K20-RAM-05").by_facing();
        let own_terrain =
            InTerrain::roll(&own_number).named(t::ROLL_RAMMER_TERRAIN, "K20-RAM-05").by_acting();
        notes.extend(target_number.note());
        notes.extend(own_number.note());
        sums.extend([
            at_target.sum(t::RAM_AT_TARGET),
            at_rammer.sum(t::RAM_AT_RAMMER),
            target_number.sum,
            own_number.sum,
            pip_sum(tables::RAM_PIP, self.rammed.0, "K20-RAM-02"),
        ]);
        notes.extend(at_target.note().or_else(|| at_rammer.note()));
        notes.extend(self.notes());
        Working {
            headline,
            sums,
            rows: vec![
                half.row(t::RAM_AT_TARGET, at_target.total()),
                half.row(t::RAM_AT_RAMMER, at_rammer.total()),
            ],
            notes,
            next: vec![Opening::to::<CrewMorale>().casting(parts::DEFENDER_IS_TESTED).into()],
            ..Working::default()
        }
        .chance(t::WANT_RAMS, Rammed::AT.ram.is(Ram::Rammed))
        .chance(t::WANT_TARGET_HURT, Rammed::AT.target.is_one_of(&hurt))
        .chance(t::WANT_RAMMER_HURT, Rammed::AT.rammer.is_one_of(&hurt))
        .rolls(self, move |dice| {
            let mut after = Rammed::default();
            if !dice.check(&ramming) {
                return after;
            }
            if avoiding.is_some_and(|roll| dice.check(&roll)) {
                after.ram = Ram::Avoided;
                return after;
            }
            after.ram = Ram::Rammed;
            let [target, rammer] = damaged;
            after.target = Impact::roll(dice, half, &target_struck, target).effect;
            after.rammer = Impact::roll(dice, half, &own_struck, rammer).effect;
            // A burning vehicle is out of the battle (K20-AMB-10).
            if after.target != Effect::Burns {
                after.target_terrain = Driven::rolled(dice, &target_terrain);
            }
            if after.rammer != Effect::Burns {
                after.rammer_terrain = Driven::rolled(dice, &own_terrain);
            }
            after
        })
    }
}

words! {
    /// Whether the ram happens.
    pub enum Ram {
        /// The driver fails.
        Missed = "missed" => t::WORD_RAM_MISSED, Bad;
        /// The other vehicle avoids it.
        Avoided = "avoided" => t::WORD_RAM_AVOIDED, Bad;
        /// The ram happens.
        Rammed = "rammed" => t::WORD_RAMMED, Good;
    }
}

outcome! {
    /// The outcome of ramming.
    pub struct Rammed of |form: &Ramming| {
        /// Whether the ram happens.
        ram: Ram, t::RAMMING;
        /// The effect on the rammed vehicle.
        target: Effect, t::PART_RAMMED, words VEHICLE_IF_STRUCK;
        /// The effect on the rammer.
        rammer: Effect, t::PART_RAMMER, words OWN_VEHICLE_IF_STRUCK;
        /// The rammed vehicle's test in terrain.
        target_terrain: Driven, t::RAMMED_TERRAIN, words Driven::OF_THE_ENEMY;
        /// The rammer's test in terrain.
        rammer_terrain: Driven, t::RAMMER_TERRAIN;
    }
}
