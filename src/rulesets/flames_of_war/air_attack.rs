//! An air attack as one chain: range in, hit the teams under the template,
//! saves, pinned. Procedure FOW-AIR-P3.

use crate::aid::{Calculator, Count, Figure, Form, Note, Opening, Working};
use crate::dice::Reroll;
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::damage::Strike;
use super::ranging::{Aim, Ranged, Ranger};
use super::saves::Fire;
use super::template::{ToHit, Under, Volley};
use super::words::{Motivation, Skill, TargetKind, VehicleState};

choices! {
    /// What the aircraft attack with (FOW-AIR-19).
    pub enum AirWeapon {
        /// Bombs or rockets: top armour.
        Bombs = "bombs" => t::FIRE_BOMBS,
        /// Cannon or machine-guns: side armour.
        Cannon = "cannon" => t::FIRE_CANNON,
    }
}

form! {
    /// What an air attack depends on.
    pub struct AirAttack {
        group t::TABLE_AIRCRAFT => {
            /// Aircraft left after anti-aircraft fire.
            aircraft: Count<0, 3> = 2, t::AIRCRAFT_LEFT, ["FOW-AIR-17", "FOW-AMB-37"];
            /// What they attack with.
            weapon: AirWeapon = AirWeapon::Bombs, t::AIR_WEAPON, ["FOW-AIR-19"];
            /// The number to hit that the weapon has.
            to_hit: Count<2, 6> = 4, t::AIR_WEAPON_TO_HIT, ["FOW-AIR-15"];
            /// The weapon's Anti-tank.
            anti_tank: Count<1, 25> = 5, t::ANTI_TANK, ["FOW-AIR-19", "FOW-SAV-01"],
                when |form| form.target == TargetKind::Armoured;
            /// Its Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| form.target == TargetKind::Armoured
                    || (form.target.uses_cover() && form.dug_in.0 > 0);
        }
        group t::GROUP_TARGET => {
            /// The target's skill: the base of ranging in.
            target_skill: Skill = Skill::Trained, t::TARGET_SKILL, ["FOW-AIR-13", "FOW-ART-T1"],
                when |form| form.ranged == Ranged::NotYet;
            /// Concealed.
            concealed: bool = false, t::CONCEALED, ["FOW-AIR-13"],
                when |form| form.ranged == Ranged::NotYet;
            /// Gone to ground; always concealed as well (FOW-AMB-49).
            gone_to_ground: bool = false, t::GONE_TO_GROUND, ["FOW-AIR-13", "FOW-AMB-49"],
                when |form| form.ranged == Ranged::NotYet;
            /// How the teams save.
            target: TargetKind = TargetKind::Infantry, t::TARGET_KIND, ["FOW-AIR-19", "FOW-SAV-T2"];
            /// Teams even partly under the template.
            teams: Count<0, 40> = 5, t::TEAMS_UNDER_TEMPLATE, ["FOW-AIR-14", "FOW-AIR-15"];
            /// How many of them are dug in.
            dug_in: Count<0, 40> = 0, t::TEAMS_DUG_IN, ["FOW-AIR-18", "FOW-AMB-68"],
                when |form| form.target.uses_cover();
            /// Top or side armour.
            armour: Count<0, 20> = 1, t::ARMOUR, ["FOW-AIR-19"],
                when |form| form.target == TargetKind::Armoured;
            /// The state of the vehicles.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04"],
                when |form| form.target == TargetKind::Armoured;
            /// The platoon's motivation, for crews that bail out twice.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-BAI-04", "FOW-TUR-T1"],
                when |form| form.tests_crews();
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05"],
                when |form| form.tests_crews();
        }
        group t::RANGING_IN => {
            /// Whether they have ranged in already.
            ranged: Ranged = Ranged::NotYet, t::RANGED_IN, ["FOW-AIR-13", "FOW-AIR-16"];
        }
        group t::GROUP_ALLOWED => {
            /// A team of the calling player is within 16"/40 cm of the target.
            own_near: bool = false, t::AIR_OWN_NEAR, ["FOW-AIR-08"];
            /// All aircraft can stand on the table.
            room: bool = true, t::AIR_ROOM, ["FOW-AIR-09", "FOW-AMB-59"];
        }
    }
}

/// The calculator.
pub const AIR_ATTACK: Calculator = Calculator {
    id: "air-attack",
    title: t::AIR_ATTACK,
    summary: t::AIR_ATTACK_SUMMARY,
    cites: &["FOW-AIR-P3", "FOW-ART-T1", "FOW-AIR-17"],
    fields: AirAttack::FIELDS,
    work: |answers, _| air_attack(&answers.typed()),
};

impl AirAttack {
    fn tests_crews(&self) -> bool {
        self.target == TargetKind::Armoured && self.state != VehicleState::Working
    }

    fn dug_in(&self) -> i16 {
        if self.target.uses_cover() {
            self.dug_in.0
        } else {
            0
        }
    }

    fn under(&self) -> Under {
        let face = match self.weapon {
            AirWeapon::Bombs => t::ARMOUR_TOP,
            AirWeapon::Cannon => t::ARMOUR_SIDE,
        };
        Under {
            strike: Strike {
                kind: self.target,
                state: self.state,
                armour: (face, self.armour.0),
                // Direct fire alone has that bonus (FOW-AMB-34).
                over_16: false,
                covered: false,
                anti_tank: self.anti_tank.0,
                firepower: self.firepower.0,
                motivation: self.motivation,
                reroll: self.reroll,
            },
            teams: self.teams.count(),
            dug_in: self.dug_in() as u32,
        }
    }

    fn hits(&self) -> ToHit {
        ToHit {
            base: (t::AIR_WEAPON_TO_HIT, self.to_hit.0, "FOW-AIR-15"),
            modifiers: Vec::new(),
            tries_count: true,
            tries_cite: "FOW-AIR-16",
            reroll: match self.aircraft.0 {
                1 => Reroll::Successes,
                3 => Reroll::Failures,
                _ => Reroll::None,
            },
            cite: "FOW-AIR-15",
        }
    }
}

fn air_attack(form: &AirAttack) -> Working {
    let aim = Aim {
        ranger: Ranger::Aircraft,
        skill: form.target_skill,
        concealed: form.concealed,
        gone_to_ground: form.gone_to_ground,
    };
    let failed = form.ranged.failed();
    let to_hit = form.hits();
    let under = form.under();
    let refusals: Vec<Note> = [
        (form.aircraft.0 == 0, t::REFUSED_NO_AIRCRAFT, "FOW-AMB-37"),
        (form.own_near, t::REFUSED_AIR_OWN_NEAR, "FOW-AIR-08"),
        (!form.room, t::REFUSED_AIR_NO_ROOM, "FOW-AIR-09"),
        (
            form.dug_in() > form.teams.0,
            t::REFUSED_DUG_IN_OVER_TEAMS,
            "FOW-AIR-18",
        ),
    ]
    .into_iter()
    .filter(|(applies, ..)| *applies)
    .map(|(_, text, cite)| Note::new(text, cite))
    .collect();
    let mut sheets = Vec::new();
    if failed.is_none() {
        sheets.push(aim.sheet().0);
    }
    sheets.push(to_hit.sheet(failed).0);
    sheets.extend(under.sheets());
    let plaque = sheets
        .first()
        .map_or((t::TO_HIT, Figure::Impossible), |sheet| {
            (sheet.title, sheet.result.clone())
        });
    let volley = Volley {
        ranging: failed.is_none().then(|| aim.roll()),
        failed: failed.unwrap_or(0),
        to_hit,
        under,
        pins: true,
    };
    Working {
        plaque,
        sheets,
        notes: notes(form),
        next: next(form),
        parts: volley.parts(),
        procedure: refusals.is_empty().then(|| volley.procedure()),
        refusals,
        ..Working::default()
    }
}

fn notes(form: &AirAttack) -> Vec<Note> {
    let armoured = form.target == TargetKind::Armoured;
    let mut notes = Vec::new();
    let mut note = |applies: bool, text, cite| {
        if applies {
            notes.push(Note::new(text, cite));
        }
    };
    note(form.aircraft.0 == 1, t::NOTE_ONE_AIRCRAFT, "FOW-AIR-17");
    note(form.aircraft.0 == 3, t::NOTE_THREE_AIRCRAFT, "FOW-AIR-17");
    note(
        form.ranged == Ranged::NotYet,
        t::NOTE_TRIES_ADD,
        "FOW-AIR-16",
    );
    note(true, t::NOTE_AIR_NO_DISENGAGING, "FOW-REC-08");
    note(
        armoured && form.weapon == AirWeapon::Bombs,
        t::NOTE_SAVES_FACE_TOP,
        "FOW-AIR-19",
    );
    note(
        armoured && form.weapon == AirWeapon::Cannon,
        t::NOTE_SAVES_FACE_CANNON,
        "FOW-AIR-19",
    );
    note(armoured, t::NOTE_SAVES_NO_RANGE_BONUS, "FOW-AMB-34");
    note(armoured, t::NOTE_NEVER_PINNED, "FOW-PIN-03");
    note(form.dug_in() > 0, t::NOTE_DUG_IN_LAST, "FOW-AIR-18");
    note(
        form.target.is_vehicle(),
        t::NOTE_THIN_TOP_FIRST,
        "FOW-AIR-18",
    );
    note(
        form.target == TargetKind::Gun,
        t::NOTE_SAVES_SHIELD_FRONT_ONLY,
        "FOW-AMB-68",
    );
    note(true, t::NOTE_EACH_PLATOON_UNDER, "FOW-AIR-20");
    notes
}

fn next(form: &AirAttack) -> Vec<Opening> {
    let fire = match form.weapon {
        AirWeapon::Bombs => Fire::Bombs,
        AirWeapon::Cannon => Fire::Cannon,
    };
    vec![
        form.under().saves(fire),
        Opening::new("passengers"),
        Opening::new("platoon-morale"),
    ]
}
