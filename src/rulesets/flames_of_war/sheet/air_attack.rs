//! An air attack as one chain: ranging in, hitting the teams under the template, saves, pinning.
//! Procedure FOW-AIR-P3.

use crate::rulesets::flames_of_war::prelude::*;

use super::damage::Strike;
use super::morale::PlatoonMorale;
use super::passengers::Passengers;
use super::ranging::{Aim, Mark, Ranged, Ranger};
use super::saves::Fire;
use super::template::{Struck, ToHit, Under, Volley};

choices! {
    /// The weapon of the aircraft (FOW-AIR-19).
    pub enum AirWeapon {
        /// Bombs or rockets: top armour.
        Bombs = "bombs" => t::FIRE_BOMBS,
        /// Cannon or machine-guns: side armour.
        Cannon = "cannon" => t::FIRE_CANNON,
    }
}

form! {
    /// The questions about an air attack.
    pub struct AirAttack {
        group t::TABLE_AIRCRAFT => {
            /// Aircraft left after anti-aircraft fire.
            aircraft: Count<0, 3> = 2, t::AIRCRAFT_LEFT, ["FOW-AIR-17", "FOW-AMB-37"];
            /// The weapon of the attack.
            weapon: AirWeapon = AirWeapon::Bombs, t::AIR_WEAPON, ["FOW-AIR-19"];
            /// The weapon's number to hit.
            to_hit: Count<2, 6> = 4, t::AIR_WEAPON_TO_HIT, ["FOW-AIR-15"];
            /// The weapon's Anti-tank.
            anti_tank: Count<1, 25> = 5, t::ANTI_TANK, ["FOW-AIR-19", "FOW-SAV-01"],
                when |form| form.under.is_armoured();
            /// Its Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| form.under.asks_firepower();
        }
        group t::GROUP_TARGET => {
            /// The target.
            mark: Mark => "",
                when |form, _| form.ranged == Ranged::NotYet,
                with {
                    target_skill = Skill::Trained, t::TARGET_SKILL, ["FOW-AIR-13", "FOW-ART-T1"];
                    concealed = false, t::CONCEALED, ["FOW-AIR-13"];
                    gone_to_ground = false, t::GONE_TO_GROUND, ["FOW-AIR-13", "FOW-AMB-49"];
                };
            /// The teams under the template, with top or side armour.
            under: Under => "",
                with {
                    target = TargetKind::Infantry, t::TARGET_KIND, ["FOW-AIR-19", "FOW-SAV-T2"];
                    teams = 5, t::TEAMS_UNDER_TEMPLATE, ["FOW-AIR-14", "FOW-AIR-15"];
                    all_dug_in = false, t::TEAMS_ALL_DUG_IN, ["FOW-AIR-18", "FOW-AMB-68"];
                    dug_in = 0, t::TEAMS_DUG_IN, ["FOW-AIR-18", "FOW-AMB-68"];
                    armour = 1, t::ARMOUR, ["FOW-AIR-19"],
                        when |form, _| !form.strikes_known_side();
                };
            /// The side armour is taken from the card.
            by_card: bool = false, t::SAVES_BY_CARD, ["FOW-AIR-19"],
                when |form| form.under.is_armoured() && form.weapon == AirWeapon::Cannon;
            /// The side armour, if the top armour is also known (not called `side_armour`, because
            /// `s` in an old link is the state of the vehicles).
            hull_armour: Count<0, 20> = 3, t::ARMOUR_SIDE, ["FOW-AIR-19"],
                when |form| form.under.is_armoured() && form.strikes_known_side();
            /// Their motivation, for crews that bail out twice.
            will: Will => "", heads [t::GROUP_TARGET],
                when |form, _| form.under.tests_crews(),
                with {
                    motivation = Motivation::Confident, t::MOTIVATION, ["FOW-BAI-04", "FOW-TUR-T1"];
                    reroll = false, t::COMMANDER_REROLL, ["FOW-IND-05"];
                };
        }
        group t::RANGING_IN => {
            /// Whether the aircraft have already ranged in.
            ranged: Ranged = Ranged::NotYet, t::RANGED_IN, ["FOW-AIR-13", "FOW-AIR-16"];
        }
        group t::GROUP_ALLOWED => {
            /// A team of the calling player is within 16"/40 cm of the target.
            own_near: bool = false, t::AIR_OWN_NEAR, ["FOW-AIR-08"];
            /// There is room for all aircraft on the table.
            room: bool = true, t::AIR_ROOM, ["FOW-AIR-09", "FOW-AMB-59"];
        }
    }
}

impl AirAttack {
    fn aim(&self) -> Aim {
        Aim { ranger: Ranger::Aircraft, mark: self.mark }
    }

    /// Whether cannon or machine-guns hit the side, whose armour is known separately.
    fn strikes_known_side(&self) -> bool {
        self.weapon == AirWeapon::Cannon && self.by_card
    }

    fn strike(&self) -> Strike {
        let face = match self.weapon {
            AirWeapon::Bombs => t::ARMOUR_TOP,
            AirWeapon::Cannon => t::ARMOUR_SIDE,
        };
        let armour =
            if self.strikes_known_side() { self.hull_armour.0 } else { self.under.armour.0 };
        Strike {
            kind: self.under.target,
            state: self.under.state,
            armour: (face, armour),
            // Only direct fire is affected by a distance over 16"/40 cm (FOW-AMB-34).
            over_16: false,
            covered: false,
            anti_tank: self.anti_tank.0,
            firepower: self.firepower.0,
            will: self.will,
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

    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(self.aircraft.0 == 0, t::REFUSED_NO_AIRCRAFT, "FOW-AMB-37");
        refusals.add(self.own_near, t::REFUSED_AIR_OWN_NEAR, "FOW-AIR-08");
        refusals.add(!self.room, t::REFUSED_AIR_NO_ROOM, "FOW-AIR-09");
        refusals.add(
            self.under.dug_in() > self.under.teams.0,
            t::REFUSED_DUG_IN_OVER_TEAMS,
            "FOW-AIR-18",
        );
        refusals.0
    }

    fn notes(&self) -> Vec<Note> {
        let armoured = self.under.is_armoured();
        let mut notes = Notes::default();
        notes.add(self.aircraft.0 == 1, t::NOTE_ONE_AIRCRAFT, "FOW-AIR-17");
        notes.add(self.aircraft.0 == 3, t::NOTE_THREE_AIRCRAFT, "FOW-AIR-17");
        notes.add(self.ranged == Ranged::NotYet, t::NOTE_TRIES_ADD, "FOW-AIR-16");
        notes.add(true, t::NOTE_AIR_NO_DISENGAGING, "FOW-REC-08");
        notes.add(
            armoured && self.weapon == AirWeapon::Bombs,
            t::NOTE_SAVES_FACE_TOP,
            "FOW-AIR-19",
        );
        notes.add(
            armoured && self.weapon == AirWeapon::Cannon,
            t::NOTE_SAVES_FACE_CANNON,
            "FOW-AIR-19",
        );
        notes.add(armoured, t::NOTE_SAVES_NO_RANGE_BONUS, "FOW-AMB-34");
        notes.add(armoured, t::NOTE_ARMOUR_RESULT, "FOW-SAV-T1");
        notes.add(armoured, t::NOTE_NEVER_PINNED, "FOW-PIN-03");
        notes.add(self.under.dug_in() > 0, t::NOTE_DUG_IN_LAST, "FOW-AIR-18");
        notes.add(self.under.target.is_vehicle(), t::NOTE_THIN_TOP_FIRST, "FOW-AIR-18");
        notes.add(
            self.under.target == TargetKind::Gun,
            t::NOTE_SAVES_SHIELD_FRONT_ONLY,
            "FOW-AMB-68",
        );
        notes.add(true, t::NOTE_EACH_PLATOON_UNDER, "FOW-AIR-20");
        notes.0
    }
}

impl Calculate for AirAttack {
    type House = House;
    type Outcome = Struck;
    const ABOUT: About = About::new("air-attack", t::AIR_ATTACK, t::AIR_ATTACK_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-AIR-P3", "FOW-ART-T1", "FOW-AIR-17"];

    fn work(&self, _: &House) -> Work<Self> {
        let volley = Volley {
            aim: self.aim(),
            failed: self.ranged.failed(),
            to_hit: self.hits(),
            under: self.under,
            strike: self.strike(),
            pins: true,
        };
        let fire = match self.weapon {
            AirWeapon::Bombs => Fire::Bombs,
            AirWeapon::Cannon => Fire::Cannon,
        };
        Working {
            beside: self.mark.beside(Self::AT.mark),
            refusals: self.refusals(),
            notes: self.notes(),
            next: vec![
                volley.saves(fire),
                Passengers::of_target(),
                PlatoonMorale::of(self.will, parts::TARGET_IS_TESTED),
            ],
            ..volley.working()
        }
        .rolls(&volley, volley.procedure())
    }
}
