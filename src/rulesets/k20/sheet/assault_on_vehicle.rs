//! Infantry assaulting a vehicle, or trying to immobilise it: K20-VAS-P1 and K20-VAS-P2.

use crate::rulesets::k20::prelude::*;

use super::crew::{Crew, CrewTest};
use super::effect::{Effect, Half, VEHICLE_IF_REACHED, VEHICLE_NOT_REACHED};
use super::morale::Morale;
use super::number::{ByMorale, ByTraining};
use super::overwatch::{Fire, FireResult, UnderFire};
use super::strike::{Going, Strike};
use super::tables;

choices! {
    /// The kind of attacker (K20-VAS-02).
    pub enum Assaulter {
        /// An ordinary stand.
        Ordinary = "ordinary" => t::ASSAULTER_ORDINARY,
        /// A support weapon.
        Support = "support" => t::COMMAND_SUPPORT,
        /// An auxiliary stand.
        Auxiliary = "auxiliary" => t::ASSAULTER_AUXILIARY,
    }
}

choices! {
    /// The target of the strike (K20-VAS-05, K20-VAS-06).
    pub enum Aim {
        /// The top armour.
        Top = "top" => t::AIM_TOP,
        /// The wheels or tracks.
        Gear = "gear" => t::AIM_GEAR,
    }
}

form! {
    /// The questions about an assault on a vehicle.
    pub struct AssaultOnVehicle {
        group t::GROUP_ASSAULT => {
            /// The target of the strike.
            aim: Aim = Aim::Top, t::AIM, ["K20-VAS-05", "K20-VAS-06"];
            /// The OV of the explosive charge.
            explosive_charge: Count<0, 15> = 0, t::EXPLOSIVE_CHARGE, ["K20-VAS-T1", "K20-VAS-T2"];
        }
        group t::GROUP_VEHICLE => {
            /// The vehicle is open at the top.
            open: bool = false, t::VEHICLE_OPEN, ["K20-VAS-T1"],
                when |form| form.aim == Aim::Top;
            /// The DV of the top armour.
            top_armour: Count<0, 20> = 1, t::TOP_ARMOUR, ["K20-VAS-05", "K20-AMB-03"],
                when |form| form.aim == Aim::Top && !form.open;
            /// It moved this turn.
            moved: bool = false, t::MOVED, ["K20-VAS-T1", "K20-VAS-T2"];
            /// It is Suppressed.
            suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-VAS-T1", "K20-VAS-T2"],
                when |form| form.moved;
            /// It is immobilised.
            immobilised: bool = false, t::VEHICLE_IMMOBILISED, ["K20-VAS-T1", "K20-IMM-04"];
            /// It already has 1 damage.
            damaged: bool = false, t::ALREADY_DAMAGED, ["K20-AMB-10"],
                when |form| form.aim == Aim::Top;
            /// Any other modifier that the players agree on.
            situational: Count<-20, 20> = 0, t::SITUATIONAL, ["K20-VAS-05", "K20-VAS-06"];
        }
        group t::GROUP_ALLOWED => {
            /// The kind of attacker.
            stand: Assaulter = Assaulter::Ordinary, t::ASSAULTER, ["K20-VAS-02"];
            /// One move brings it into contact.
            reachable: bool = true, t::IN_REACH_OF_A_MOVE, ["K20-VAS-01", "K20-CHG-02"];
        }
        group t::GROUP_OVERWATCH => {
            /// The defender fires in Overwatch.
            overwatch: bool = false, t::OVERWATCH_FIRE, ["K20-VAS-03", "K20-AMB-53"];
            /// The effect of its fire, if known.
            fire_result: FireResult = FireResult::Roll, t::FIRE_RESULT, ["K20-VAS-04", "K20-AMB-68"],
                when |form| form.overwatch;
            /// The unit that fires.
            enemy: ByTraining => "enemy", when |form, _| form.fires_by_dice(),
                with {
                    training = 10, t::TRAINING, ["K20-VAS-03"];
                    level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1"];
                };
            /// The strength of its fire at 2″.
            fire_strength: Count<-10, 30> = 5, t::FIRE_STRENGTH, ["K20-INF-01", "K20-VAS-03"],
                when |form| form.fires_by_dice();
        }
        group t::GROUP_CREW => {
            /// The crew of the vehicle.
            crew: ByMorale => "crew", when |form, _| form.may_immobilise(),
                with { morale_base = 10, t::CREW_MORALE_BASE, ["K20-IMM-04", "K20-AMB-08"]; };
        }
    }
}

impl AssaultOnVehicle {
    fn fires_by_dice(self) -> bool {
        self.overwatch && self.fire_result == FireResult::Roll
    }

    /// Whether the vehicle can become immobilised: if it already is, the crew is not tested again,
    /// whatever the target of the strike (K20-IMM-04).
    const fn may_immobilise(self) -> bool {
        !self.immobilised
    }

    fn strike(self) -> Strike {
        let immobilise = self.aim == Aim::Gear;
        Strike {
            immobilise,
            ov: if immobilise {
                (tables::VAS_IMMOBILISE_OV, "K20-VAS-06")
            } else {
                (tables::VAS_OV, "K20-VAS-05")
            },
            table: if immobilise { "K20-VAS-T2" } else { "K20-VAS-T1" },
            going: Going::of(self.moved, self.suppressed),
            immobilised: self.immobilised,
            explosive: self.explosive_charge.0,
            situational: self.situational.0,
            damaged: self.damaged && !immobilise,
            armour: (!self.open).then_some(self.top_armour.0),
        }
    }

    fn refusals(self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(self.stand != Assaulter::Ordinary, t::REFUSED_ASSAULTER, "K20-VAS-02");
        refusals.add(
            refusals.0.is_empty() && self.fires_by_dice() && self.enemy.level == Level::Routed,
            t::REFUSED_ROUTED,
            "K20-AMB-07",
        );
        refusals.0
    }

    fn notes(self) -> Notes {
        let mut notes = Notes::default();
        notes.add(self.overwatch, t::NOTE_CHARGE_FIRE, "K20-VAS-04");
        notes.add(self.overwatch, t::NOTE_CHARGE_FIRE_LOSS, "K20-AMB-68");
        notes.add(true, t::NOTE_ASSAULT_MOVE, "K20-VAS-01");
        notes.add(true, t::NOTE_ASSAULT_BACK, "K20-VAS-07");
        notes.add(true, t::NOTE_ASSAULT_MORALE, "K20-VAS-08");
        notes
    }
}

impl Calculate for AssaultOnVehicle {
    type House = House;
    type Outcome = Assaulted;

    const ABOUT: About =
        About::new("vehicle-assault", t::VEHICLE_ASSAULT, t::VEHICLE_ASSAULT_SUMMARY);
    const CITES: &'static [Cite] = &["K20-VAS-P1", "K20-VAS-P2", "K20-VAS-05", "K20-HET-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::STRIKE_STRENGTH, t::WORD_NOT_ALLOWED, refusals).into();
        }
        if !self.reachable {
            let why = Note::new(t::NOTE_FALLS_SHORT, "K20-VAS-01");
            return Working {
                headline: (t::PART_VEHICLE, Figure::Word(t::WORD_FALLS_SHORT)),
                notes: vec![why],
                ..Working::default()
            }
            .rolls(self, |_| Assaulted { vehicle: Effect::FallsShort, ..Assaulted::default() });
        }
        let (strength, row, blow, mut notes) = self.strike().worked();
        notes.extend(self.notes().0);
        let mut working = Working {
            headline: (t::STRIKE_STRENGTH, strength.result.clone()),
            sums: vec![strength],
            rows: vec![row],
            notes,
            not_counted: self.strike().not_counted(),
            next: vec![Opening::to::<Morale>().casting(parts::ATTACKER_IS_TESTED).into()],
            ..Working::default()
        };
        let fire = self.overwatch.then(|| {
            let (firer, strength) = (self.enemy.tester(), self.fire_strength.0);
            if let Some((sum, row)) = Fire::shown(firer, strength, self.fire_result) {
                working.sums.push(sum);
                working.rows.push(row);
            }
            Fire::of(firer, strength, self.fire_result)
        });
        let crew = self.may_immobilise().then(|| {
            let (test, number) = CrewTest::of(self.crew.tester());
            working.notes.extend(number.note());
            working.sums.push(number.sum);
            test
        });
        working = if self.aim == Aim::Gear {
            working.chance(t::WANT_IMMOBILISED, Assaulted::AT.vehicle.is(Effect::Immobilised))
        } else {
            working.chance(t::WANT_BURNS, Assaulted::AT.vehicle.is(Effect::Burns)).chance(
                t::WANT_DAMAGED,
                Assaulted::AT.vehicle.is_one_of(&[Effect::Burns, Effect::Damage]),
            )
        };
        if self.overwatch {
            let held_up = [Effect::Stopped, Effect::ThrownBack, Effect::ShotDown];
            let held_up = Assaulted::AT.vehicle.is_one_of(&held_up);
            working = working.chance(t::WANT_HELD_UP, held_up);
        }
        working.rolls(self, move |dice| {
            let fired = fire.as_ref().is_some_and(|fire| fire.is_made(dice));
            let shot = match &fire {
                Some(fire) if fired => fire.at_stand(dice),
                _ => UnderFire::Nothing,
            };
            let [shaken, pinned] =
                [UnderFire::LostAndShaken, UnderFire::Pinned].map(|it| shot == it);
            let vehicle = match shot {
                UnderFire::Nothing | UnderFire::Pinned => blow.strike(dice),
                UnderFire::Suppressed => Effect::Stopped,
                UnderFire::Broken => Effect::ThrownBack,
                UnderFire::Lost | UnderFire::LostAndShaken => Effect::ShotDown,
            };
            let crew = match &crew {
                Some(crew) if vehicle == Effect::Immobilised => crew.take(dice),
                _ => Crew::NoTest,
            };
            Assaulted { vehicle, crew, fired, shaken, pinned }
        })
    }
}

outcome! {
    /// The outcome of an assault on a vehicle.
    pub struct Assaulted of |form: &AssaultOnVehicle| {
        /// The effect on the vehicle.
        vehicle: Effect, t::PART_VEHICLE, words if !form.reachable {
            VEHICLE_NOT_REACHED
        } else if form.overwatch {
            VEHICLE_IF_REACHED
        } else {
            Half::Vehicle.words()
        };
        /// The effect on its crew.
        crew: Crew, t::PART_CREW, words Crew::OF_THE_ENEMY,
            when form.reachable && form.may_immobilise();
        /// Whether the assaulted side fired in Overwatch; recorded with the unit that fired, and
        /// never shown.
        fired: bool, t::FIRED, when false;
        /// Whether that fire gave "-1 morale", if a single stand assaults.
        shaken: bool, t::SHAKEN, when false;
        /// Whether that fire Pinned the assaulting unit.
        pinned: bool, t::PINNED, when false;
    }
}
