//! Infantry assaults a vehicle, or tries to immobilise it: K20-VAS-P1 and
//! K20-VAS-P2.

use crate::aid::{Calculator, Count, Figure, Form, Note, Opening, Outcome, Values, Working};
use crate::dice::Dice;
use crate::text::keys::k20 as t;
use crate::{choices, form};

use super::crew::{CrewTest, ENEMY_CREW, NO_TEST};
use super::morale::MORALE;
use super::number::Tester;
use super::overwatch::{Fire, FireResult, Shot};
use super::strike::{
    IMMOBILISED, SHOT_DOWN, STOPPED, Strike, THROWN_BACK, VEHICLE, VEHICLE_AFTER_FIRE,
};
use super::tables;
use super::training_test::only_a_word;
use super::words::Level;

choices! {
    /// Who assaults (K20-VAS-02).
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
    /// What is struck at (K20-VAS-05, K20-VAS-06).
    pub enum Aim {
        /// The top armour.
        Top = "top" => t::AIM_TOP,
        /// Wheels or tracks.
        Gear = "gear" => t::AIM_GEAR,
    }
}

form! {
    /// What an assault on a vehicle depends on.
    pub struct VehicleAssault {
        group t::GROUP_ASSAULT => {
            /// What is struck at.
            aim: Aim = Aim::Top, t::AIM, ["K20-VAS-05", "K20-VAS-06"];
            /// OV of the explosive charge.
            explosive_charge: Count<0, 15> = 0, t::EXPLOSIVE_CHARGE, ["K20-VAS-T1", "K20-VAS-T2"];
        }
        group t::GROUP_VEHICLE => {
            /// Open at the top.
            open: bool = false, t::VEHICLE_OPEN, ["K20-VAS-T1"],
                when |form| form.aim == Aim::Top;
            /// DV of the top armour.
            top_armour: Count<0, 20> = 1, t::TOP_ARMOUR, ["K20-VAS-05", "K20-AMB-03"],
                when |form| form.aim == Aim::Top && !form.open;
            /// It moved this turn.
            moved: bool = false, t::MOVED, ["K20-VAS-T1", "K20-VAS-T2"];
            /// It is Suppressed.
            suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-VAS-T1", "K20-VAS-T2"],
                when |form| form.moved;
            /// It is immobilised.
            immobilised: bool = false, t::VEHICLE_IMMOBILISED, ["K20-VAS-T1"],
                when |form| form.aim == Aim::Top;
        }
        group t::GROUP_ALLOWED => {
            /// Who assaults.
            stand: Assaulter = Assaulter::Ordinary, t::ASSAULTER, ["K20-VAS-02"];
            /// One move brings it into contact.
            reachable: bool = true, t::IN_REACH_OF_A_MOVE, ["K20-VAS-01", "K20-CHG-02"];
        }
        group t::GROUP_OVERWATCH => {
            /// The defender fires in Overwatch.
            overwatch: bool = false, t::OVERWATCH_FIRE, ["K20-VAS-03", "K20-AMB-53"];
            /// What its fire did, if it is known.
            fire_result: FireResult = FireResult::Roll, t::FIRE_RESULT, ["K20-VAS-04", "K20-AMB-68"],
                when |form| form.overwatch;
            /// The Training of the firer.
            enemy_training: Count<1, 20> = 10, t::TRAINING, ["K20-VAS-03"],
                when |form| form.fires_by_dice();
            /// Its morale level.
            enemy_level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1"],
                when |form| form.fires_by_dice();
            /// Pinned.
            enemy_pinned: bool = false, t::PINNED, ["K20-AMB-07"],
                when |form| form.fires_by_dice();
            /// The strength of its fire at 2″.
            fire_strength: Count<-10, 30> = 5, t::FIRE_STRENGTH, ["K20-INF-01", "K20-VAS-03"],
                when |form| form.fires_by_dice();
        }
        group t::GROUP_CREW => {
            /// The morale base of the crew.
            crew_morale_base: Count<1, 20> = 10, t::CREW_MORALE_BASE, ["K20-IMM-04", "K20-AMB-08"],
                when |form| form.may_immobilise();
            /// Its morale level.
            crew_level: Level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1"],
                when |form| form.may_immobilise();
            /// Pinned.
            crew_pinned: bool = false, t::PINNED, ["K20-AMB-07"],
                when |form| form.may_immobilise();
        }
    }
}

/// The calculator.
pub const VEHICLE_ASSAULT: Calculator = Calculator {
    id: "vehicle-assault",
    title: t::VEHICLE_ASSAULT,
    summary: t::VEHICLE_ASSAULT_SUMMARY,
    cites: &["K20-VAS-P1", "K20-VAS-P2", "K20-VAS-05", "K20-HET-T1"],
    fields: VehicleAssault::FIELDS,
    work: |answers: &Values, _| vehicle_assault(answers.typed()),
};

impl VehicleAssault {
    fn fires_by_dice(self) -> bool {
        self.overwatch && self.fire_result == FireResult::Roll
    }

    /// Whether the assault can immobilise a vehicle that still moves.
    fn may_immobilise(self) -> bool {
        self.aim == Aim::Gear || !self.immobilised
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
            table: if immobilise {
                "K20-VAS-T2"
            } else {
                "K20-VAS-T1"
            },
            moving: self.moved && !self.suppressed,
            immobilised: self.immobilised,
            explosive: self.explosive_charge.0,
            armour: (!self.open).then_some(self.top_armour.0),
        }
    }

    fn firer(self) -> Tester {
        Tester {
            base: self.enemy_training.0,
            level: self.enemy_level,
            pinned: self.enemy_pinned,
        }
    }

    fn crew(self) -> Tester {
        Tester {
            base: self.crew_morale_base.0,
            level: self.crew_level,
            pinned: self.crew_pinned,
        }
    }
}

fn vehicle_assault(it: VehicleAssault) -> Working {
    if it.stand != Assaulter::Ordinary {
        let why = Note::new(t::REFUSED_ASSAULTER, "K20-VAS-02");
        return Working::refused(t::STRIKE_STRENGTH, t::WORD_NOT_ALLOWED, vec![why]);
    }
    if it.fires_by_dice() && it.enemy_level == Level::Routed {
        let why = Note::new(t::REFUSED_ROUTED, "K20-AMB-07");
        return Working::refused(t::STRIKE_STRENGTH, t::WORD_NOT_ALLOWED, vec![why]);
    }
    if !it.reachable {
        let mut working = only_a_word(t::PART_VEHICLE, t::WORD_FALLS_SHORT);
        working.notes = vec![Note::new(t::NOTE_FALLS_SHORT, "K20-VAS-01")];
        return working;
    }
    let (strength, row, blow, strike_notes) = it.strike().worked();
    let mut sheets = vec![strength];
    let mut rows = vec![row];
    let fire = it
        .overwatch
        .then(|| Fire::of(it.firer(), it.fire_strength.0, it.fire_result));
    if it.overwatch
        && let Some((sheet, row)) = Fire::shown(it.firer(), it.fire_strength.0, it.fire_result)
    {
        sheets.push(sheet);
        rows.push(row);
    }
    let mut parts = vec![if it.overwatch {
        VEHICLE_AFTER_FIRE
    } else {
        VEHICLE
    }];
    let crew = it.may_immobilise().then(|| {
        let (test, sheet) = CrewTest::of(it.crew());
        sheets.push(sheet);
        parts.push(ENEMY_CREW);
        test
    });
    let mut notes = strike_notes;
    if it.overwatch {
        notes.extend([
            Note::new(t::NOTE_CHARGE_FIRE, "K20-VAS-04"),
            Note::new(t::NOTE_CHARGE_FIRE_LOSS, "K20-AMB-68"),
        ]);
    }
    notes.extend([
        Note::new(t::NOTE_ASSAULT_MOVE, "K20-VAS-01"),
        Note::new(t::NOTE_ASSAULT_BACK, "K20-VAS-07"),
        Note::new(t::NOTE_ASSAULT_MORALE, "K20-VAS-08"),
    ]);
    let plaque = sheets
        .first()
        .map_or(Figure::Impossible, |sheet| sheet.result.clone());
    Working {
        plaque: (t::STRIKE_STRENGTH, plaque),
        sheets,
        rows,
        notes,
        next: vec![Opening::new(MORALE.id)],
        parts,
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let shot = match &fire {
                Some(fire) if fire.is_made(dice) => fire.at_stand(dice),
                _ => Shot::Nothing,
            };
            let vehicle = match shot {
                Shot::Nothing | Shot::Pinned => blow.strike(dice),
                Shot::Suppressed => STOPPED,
                Shot::Broken => THROWN_BACK,
                Shot::Lost | Shot::LostAndShaken => SHOT_DOWN,
            };
            let crew = match &crew {
                Some(crew) if vehicle == IMMOBILISED => crew.take(dice),
                _ => NO_TEST,
            };
            Outcome::of(&[vehicle, crew])
        })),
        ..Working::default()
    }
}
