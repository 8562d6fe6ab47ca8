//! The state of platoons, and its consequences (the ledger's Trackers).
//!
//! A unit of the tracker is a platoon, or an independent team, which counts as a separate
//! platoon (FOW-IND-01). States that the ledger keeps per team are counted here, or apply
//! to the whole platoon.
//!
//! * here: the state, and its meaning;
//! * `strength`: the teams that are left, able to fight, and free to act;
//! * `fire`: the teams that have fired, and those that still may;
//! * `assault`: the part of a platoon in an assault;
//! * `hiding`: how it is concealed;
//! * `reconnaissance`: disengaging and reorganising;
//! * `changes`: states that an event clears, and consequences of a change without a roll;
//! * `consequences`: forbidden actions, and tests that fall due;
//! * `known`: the answers that it gives to the questions of calculators, and the tests that
//!   its consequences open;
//! * `effects`: the effects of calculators on it;
//! * `acts`: its actions in a phase, and its moves;
//! * [`side`]: the company, its air support and its smoke.

mod acts;
mod assault;
mod changes;
mod consequences;
mod counter;
mod effects;
mod fire;
mod hiding;
mod known;
mod reconnaissance;
pub mod side;
mod strength;

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as m;

use super::battle::Battle;
use crate::rulesets::flames_of_war::sheet::weapon::Weapon;
use side::Force;

/// How the app shows the state of a platoon, changes it, and draws its consequences.
pub const TRACKER: Tracker = Tracker {
    fields: Platoon::FIELDS,
    in_view: places!(Platoon: destroyed, bailed_out, pinned, hits, moved, shot, place),
    counter: counter::COUNTER,
    consequences: |unit| unit.typed::<Platoon>().consequences(),
    adjust: changes::adjust,
    follows: Some(effects::follows),
    refuses: None,
    on_event: changes::on_event,
    house_events: HouseEvents::NONE,
    profile: PROFILE,
    new_unit: NEW_PLATOON,
    battle_fields: Battle::FIELDS,
    side_fields: Force::FIELDS,
    counted: |_, units| side::counted(units),
    acts: acts::ACTS,
    side_on_event: side::on_event,
    side_consequences: |own, units| side::consequences(own.typed(), units),
    cards: Cards::NONE,
};

/// A new platoon has one kind of weapon, with no figures: the sheet has no army lists, and prints
/// no team's figures.
const NEW_PLATOON: NewUnit = NewUnit {
    first: &[(Platoon::AT.weapon_kinds.index(), 1)],
    asked: |_| {
        const {
            &[
                (Platoon::AT.front.index(), 6),
                (Platoon::AT.side.index(), 3),
                (Platoon::AT.top.index(), 1),
                (Platoon::AT.assault_anti_tank.index(), 3),
                figure(0, Weapon::AT.range.index(), 24),
                figure(0, Weapon::AT.rof.index(), 2),
                figure(0, Weapon::AT.anti_tank.index(), 9),
                figure(0, Weapon::AT.firepower.index(), 4),
                figure(1, Weapon::AT.range.index(), 24),
                figure(1, Weapon::AT.rof.index(), 2),
                figure(1, Weapon::AT.anti_tank.index(), 9),
                figure(1, Weapon::AT.firepower.index(), 4),
                (Platoon::AT.bombardment_anti_tank.index(), 4),
                (Platoon::AT.bombardment_firepower.index(), 4),
            ]
        }
    },
    optional: |_| &[],
    // A platoon that bombards or has shields consists of guns, unless the player answers otherwise.
    // An observer is an independent team (FOW-ART-17), but not a battery that comes with one.
    shown: places!(Platoon: kind),
    implies: &[
        [(Platoon::AT.battery.index(), 1), GUNS],
        [(Platoon::AT.shield.index(), 1), GUNS],
        [(Platoon::AT.battery.index(), 1), (Platoon::AT.role.index(), Role::Platoon as i16)],
        [(Platoon::AT.observer.index(), 1), (Platoon::AT.role.index(), Role::Independent as i16)],
    ],
    // A battery's figures without a rate of fire are those of its bombardments.
    repeats: |unit, has| {
        const BOMBARDMENT: &[[usize; 2]] = &[
            [
                figure(0, Weapon::AT.anti_tank.index(), 0).0,
                Platoon::AT.bombardment_anti_tank.index(),
            ],
            [
                figure(0, Weapon::AT.firepower.index(), 0).0,
                Platoon::AT.bombardment_firepower.index(),
            ],
        ];
        let direct = has(figure(0, Weapon::AT.rof.index(), 0).0);
        if unit.typed::<Platoon>().battery && !direct { BOMBARDMENT } else { &[] }
    },
    printed: |_| None,
};

const GUNS: (usize, i16) = (Platoon::AT.kind.index(), UnitKind::Guns as i16);

/// The place of a weapon's figure, with the answer that is used until it is entered.
const fn figure(weapon: usize, place: usize, seen: i16) -> (usize, i16) {
    let first = Platoon::AT.weapons.index();
    (first + weapon * Weapon::FIELDS.len() + place, seen)
}

/// The places of a platoon's profile, without its state: from its kind to the figures of its
/// bombardments, and its numbers at the start.
const PROFILE: &[usize] = &{
    let mut places = [0; AFTER_FIGURES - FIRST_FIGURE + 2];
    let mut at = 0;
    while at < places.len() - 2 {
        places[at] = FIRST_FIGURE + at;
        at += 1;
    }
    places[at] = Platoon::AT.teams.index();
    places[at + 1] = Platoon::AT.transport_platoon.index();
    places
};

const FIRST_FIGURE: usize = Platoon::AT.kind.index();
const AFTER_FIGURES: usize = Platoon::AT.busy.index();

choices! {
    /// The composition of a platoon.
    pub enum UnitKind {
        /// On foot; its heavy machine-guns save as guns (FOW-AMB-52).
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// Mounted; counts as infantry where no rule names it (FOW-AMB-61).
        Cavalry = "cavalry" => t::UNIT_CAVALRY,
        /// Guns that move, hide and cross ground like infantry (FOW-AMB-52).
        ManPacked = "man-packed" => t::TABLE_MAN_PACKED,
        /// All other guns.
        Guns = "guns" => t::TABLE_GUNS,
        /// Vehicles that save on their armour.
        Armoured = "armoured" => t::UNIT_ARMOURED,
        /// Vehicles without armour; horse-drawn ones too (FOW-AMB-61).
        Unarmoured = "unarmoured" => t::UNIT_UNARMOURED,
    }
}

impl UnitKind {
    /// How it saves (FOW-SAV-T2).
    pub const fn target(self) -> TargetKind {
        match self {
            Self::Infantry | Self::Cavalry => TargetKind::Infantry,
            Self::ManPacked | Self::Guns => TargetKind::Gun,
            Self::Armoured => TargetKind::Armoured,
            Self::Unarmoured => TargetKind::Unarmoured,
        }
    }

    /// Whether it is concealed by not having moved (FOW-CON-03, FOW-AMB-61).
    pub const fn hides_by_standing(self) -> bool {
        matches!(self, Self::Infantry | Self::Cavalry | Self::ManPacked)
    }

    const fn is_gun(self) -> bool {
        matches!(self, Self::ManPacked | Self::Guns)
    }

    /// Whether its teams can bog down; in other platoons only transports can (FOW-DIF-05).
    pub(crate) const fn bogs_down(self) -> bool {
        matches!(self, Self::Guns | Self::Armoured | Self::Unarmoured)
    }

    /// Whether it may charge (FOW-ASL-T1, FOW-AMB-61).
    pub(crate) const fn charges(self) -> bool {
        matches!(self, Self::Infantry | Self::Cavalry | Self::Armoured)
    }

    /// Whether it may fight in close combat: vehicles may only if armoured (FOW-ASL-03).
    pub(crate) const fn fights(self) -> bool {
        !matches!(self, Self::Unarmoured)
    }
}

choices! {
    /// Whether the unit is a platoon, or which kind of independent team (FOW-IND-01, FOW-IND-03).
    pub enum Role {
        /// A platoon.
        Platoon = "platoon" => t::ROLE_PLATOON,
        /// An independent team without a command.
        Independent = "independent" => t::ROLE_INDEPENDENT,
        /// The company's second-in-command.
        SecondInCommand = "2ic" => t::ROLE_SECOND_IN_COMMAND,
        /// The company commander.
        CompanyCommander = "company-commander" => t::ROLE_COMPANY_COMMANDER,
        /// Command above the company.
        HigherCommand = "higher-command" => t::ROLE_HIGHER_COMMAND,
    }
}

impl Role {
    /// Whether it is the company commander or his second-in-command (FOW-AMB-64).
    pub(crate) const fn is_company_command(self) -> bool {
        matches!(self, Self::SecondInCommand | Self::CompanyCommander)
    }

    /// Whether it gives a re-roll to the platoon that it leads (FOW-IND-05).
    pub(crate) const fn lends_rerolls(self) -> bool {
        matches!(self, Self::CompanyCommander | Self::HigherCommand)
    }

    /// Whether it appoints platoon commanders (FOW-LDR-05, FOW-LDR-08).
    pub(crate) const fn appoints(self) -> bool {
        matches!(self, Self::SecondInCommand | Self::CompanyCommander | Self::HigherCommand)
    }
}

choices! {
    /// How it moved in its own latest turn (FOW-AMB-16).
    pub enum Moved {
        /// Not at all.
        No = "no" => t::MOVED_NO,
        /// At normal speed.
        Yes = "yes" => t::MOVED_YES,
        /// At the double, even if only one team did (FOW-DBL-03).
        Double = "double" => t::MOVED_DOUBLE,
    }
}

choices! {
    /// The action that it takes in this turn instead of shooting.
    pub enum Used {
        /// Nothing.
        Nothing = "nothing" => t::BAR_NONE,
        /// Spots for artillery (FOW-ART-11).
        Spotting = "spotting" => t::BAR_SPOTTING,
        /// Appointed a platoon commander (FOW-LDR-07).
        Appointed = "appointed" => t::BAR_APPOINTED,
        /// Used eyes and ears (FOW-REC-02).
        EyesAndEars = "eyes-and-ears" => t::BAR_EYES_AND_EARS,
        /// Towed something free, or was towed (FOW-RCV-03).
        Towing = "towing" => t::BAR_RECOVERY,
    }
}

choices! {
    /// Its part in the assault that is being fought.
    pub enum AssaultPart {
        /// None.
        No = "no" => t::ASSAULT_NO,
        /// It launched the assault.
        Attacks = "attacks" => t::ASSAULT_ATTACKS,
        /// It was assaulted.
        Attacked = "attacked" => t::ASSAULT_ATTACKED,
    }
}

choices! {
    /// The attack that hit it in this assault (FOW-AMB-67).
    pub enum AssaultHit {
        /// Nothing.
        No = "no" => t::ASSAULT_HIT_NO,
        /// Defensive fire alone.
        Fire = "fire" => t::ASSAULT_HIT_FIRE,
        /// Close combat.
        CloseCombat = "close-combat" => t::ASSAULT_HIT_CLOSE_COMBAT,
        /// Close combat, but it has struck back since: its test is over (FOW-ASL-21).
        StruckBack = "struck-back" => t::ASSAULT_HIT_STRUCK_BACK,
        /// Close combat, and it has passed its test: it strikes back or breaks off.
        Passed = "passed" => t::ASSAULT_HIT_PASSED,
        /// Close combat, and it has failed its test: it breaks off.
        Failed = "failed" => t::ASSAULT_HIT_FAILED,
    }
}

choices! {
    /// The test of a platoon that was not hit in close combat and is to counterattack tanks
    /// (FOW-ASL-21).
    pub enum TankTest {
        /// Not taken since it was last struck at.
        No = "no" => t::ASSAULT_HIT_NO,
        /// Passed.
        Passed = "passed" => t::ASSAULT_HIT_PASSED,
        /// Failed.
        Failed = "failed" => t::ASSAULT_HIT_FAILED,
    }
}

choices! {
    /// Where the platoon is, as company morale counts it.
    pub enum Place {
        /// On the table.
        Table = "table" => t::PLACE_TABLE,
        /// In reserve: it counts neither as destroyed nor as on the table (FOW-MOR-06).
        Reserve = "reserve" => t::PLACE_RESERVE,
        /// Destroyed.
        Destroyed = "destroyed" => t::PLACE_DESTROYED,
        /// Left over its own edge: it counts neither as destroyed nor as on the table (FOW-AMB-28).
        LeftOwnEdge = "left-own-edge" => t::PLACE_LEFT_OWN_EDGE,
        /// Left over another edge: it counts as destroyed (FOW-AMB-28).
        LeftOtherEdge = "left-other-edge" => t::PLACE_LEFT_OTHER_EDGE,
        /// In ambush: it is off the table until it is revealed (FOWM-MIS-10).
        Ambush = "ambush" => m::PLACE_AMBUSH,
    }
}

impl Place {
    /// Whether it is off the table for good.
    const fn is_gone(self) -> bool {
        match self {
            Self::Table | Self::Reserve | Self::Ambush => false,
            Self::Destroyed | Self::LeftOwnEdge | Self::LeftOtherEdge => true,
        }
    }
}

choices! {
    /// How its last assault of this phase ended, as far as recorded.
    pub enum LastAssault {
        /// None was fought, or one was fought step by step.
        Unknown = "unknown" => t::ASSAULT_NO,
        /// It won: it may break through (FOW-ASL-26).
        Won = "won" => t::ASSAULT_WON,
        /// It was thrown back or beaten off.
        Lost = "lost" => t::ASSAULT_LOST,
        /// It failed its test against tanks, and did not charge (FOW-ASL-07).
        NoCharge = "no-charge" => t::WORD_NO_CHARGE,
        /// It passed that test, and has not been fired at yet (FOW-ASL-11).
        Charging = "charging" => t::ASSAULT_ATTACKS,
        /// It passed that test before its assault.
        MayCharge = "may-charge" => t::ASSAULT_MAY_CHARGE,
    }
}

form! {
    /// The state of a platoon.
    pub struct Platoon {
        group t::GROUP_UNIT_STRENGTH => {
            /// Teams at the start, without transports.
            teams: Count<1, 40> = 5, t::UNIT_TEAMS, ["FOW-MOR-03", "FOW-MOR-04"],
                when |unit| unit.role == Role::Platoon;
            /// Teams destroyed, or gone over an edge other than their own.
            destroyed: Count<0, 40> = 0, t::UNIT_DESTROYED, ["FOW-MOR-03", "FOW-RES-02", "FOW-EXT-01"];
            /// Transports destroyed: losses, though not part of the strength.
            transports_lost: Count<0, 20> = 0, t::UNIT_TRANSPORTS_LOST, ["FOW-MOR-04"];
            /// Teams gone over their own edge: they count neither as lost nor as present.
            left: Count<0, 40> = 0, t::UNIT_LEFT, ["FOW-EXT-01", "FOW-AMB-26"];
            /// Vehicles whose crew has bailed out.
            bailed_out: Count<0, 40> = 0, t::STATE_BAILED_OUT, ["FOW-BAI-01", "FOW-SAV-T1", "FOW-ASL-18"],
                when |unit| unit.kind == UnitKind::Armoured;
            /// Vehicles and guns bogged down, transports included.
            bogged: Count<0, 40> = 0, t::STATE_BOGGED, ["FOW-DIF-01", "FOW-DIF-02", "FOW-DIF-06", "FOW-RCV-02"];
        }
        group t::GROUP_UNIT_STATE => {
            /// Its place on or off the table.
            place: Place = Place::Table, t::UNIT_PLACE, ["FOW-MOR-05", "FOW-MOR-06", "FOW-EXT-02"];
            /// It is a Transport platoon, which does not count towards a large army (FOWM-VPS-05).
            transport_platoon: bool = false, m::UNIT_TRANSPORT_PLATOON, ["FOWM-VPS-05"],
                when |unit| unit.role == Role::Platoon;
            /// It is pinned down.
            pinned: bool = false, t::WORD_PINNED, ["FOW-PIN-05", "FOW-PAS-04", "FOW-ART-33", "FOW-AIR-20", "FOW-ASL-14"],
                when |unit| unit.can_be_pinned();
            /// It lost its commander.
            commander_lost: bool = false, t::UNIT_COMMANDER_LOST, ["FOW-LDR-01"],
                when |unit| unit.role == Role::Platoon;
            /// It is dug in: any platoon may be (FOWM-AMB-31); saves ask which teams this covers.
            dug_in: bool = false, t::UNIT_DUG_IN, ["FOW-AMB-48", "FOW-ART-31", "FOW-ART-32", "FOWM-AMB-31"];
            /// Eyes and ears cancelled its gone-to-ground state.
            stripped: bool = false, t::UNIT_STRIPPED, ["FOW-REC-01", "FOW-AMB-38"];
            /// Whether it is reconnaissance that disengaged, and when.
            reorganising: Reorganising = Reorganising::No, t::BAR_REORGANISING, ["FOW-REC-11", "FOW-REC-12"],
                when |unit| unit.recon;
        }
        group t::GROUP_UNIT_TURN => {
            /// How it moved.
            moved: Moved = Moved::No, t::UNIT_MOVED, ["FOW-CON-03", "FOW-DIC-02", "FOW-DBL-03"];
            /// It shot.
            shot: bool = false, t::UNIT_SHOT, ["FOW-CON-04"];
            /// It assaulted; a charge counts as a move (FOW-AMB-16).
            assaulted: bool = false, t::UNIT_ASSAULTED, ["FOW-CON-05", "FOW-REC-03"];
            /// It has failed to rally in this turn.
            tried_rally: bool = false, t::UNIT_TRIED_RALLY, ["FOW-PIN-04"],
                when |unit| unit.is_pinned();
            /// Crews that failed to recover in this turn.
            crews_tried: Count<0, 40> = 0, t::UNIT_CREWS_TRIED, ["FOW-AMB-13"],
                when |unit| unit.bailed_out() > 0;
            /// Vehicles and guns that failed to get free in this turn.
            free_tried: Count<0, 40> = 0, t::UNIT_FREE_TRIED, ["FOW-DIF-07"],
                when |unit| unit.bogged() > 0;
            /// The action that it took instead of shooting.
            used: Used = Used::Nothing, t::UNIT_USED, ["FOW-ART-11", "FOW-LDR-07", "FOW-REC-02", "FOW-RCV-03"];
        }
        group t::GROUP_UNIT_PHASE => {
            /// Hits taken; in an assault, those of defensive fire.
            hits: Count<0, 100> = 0, t::UNIT_HITS, ["FOW-RES-01", "FOW-ASL-14"];
            /// Teams that have fired: the others may fire at another platoon.
            fired: Count<0, 40> = 0, t::UNIT_FIRED, ["FOW-SHO-03"];
            /// It lost a team, or a crew bailed out.
            lost: bool = false, t::UNIT_LOST, ["FOW-MOR-03"];
            /// The company commander or higher command leads it.
            led: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"],
                when |unit| unit.role == Role::Platoon;
            /// It is an independent team that has joined a platoon.
            joined: bool = false, t::UNIT_JOINED, ["FOW-IND-02", "FOW-IND-08"],
                when |unit| unit.role != Role::Platoon;
            /// Its part in an assault.
            assault: AssaultPart = AssaultPart::No, t::UNIT_ASSAULT, ["FOW-ASL-24", "FOW-ASL-27"];
            /// The attack that hit it in this assault.
            assault_hit: AssaultHit = AssaultHit::No, t::UNIT_ASSAULT_HIT, ["FOW-AMB-67", "FOW-ASL-21"],
                when |unit| unit.assault != AssaultPart::No;
            /// It has struck in this assault, which is fought blow by blow; never shown.
            blows: bool = false, t::UNIT_ASSAULT_HIT, ["FOW-ASL-16"], when |_unit| false;
            /// Its test to counterattack tanks, if it was not hit in close combat; never shown.
            tank_test: TankTest = TankTest::No, t::UNIT_ASSAULT_HIT, ["FOW-ASL-21"], when |_unit| false;
            /// How many of its teams were destroyed before the first loss of this phase; never
            /// shown.
            lost_from: Count<0, 40> = 0, t::UNIT_LOST, ["FOW-WAR-04"], when |_unit| false;
        }
        group t::GROUP_UNIT_BATTERY => {
            /// It has fired its bombardment this turn.
            bombarded: bool = false, t::UNIT_BOMBARDED, ["FOW-ART-06"],
                when |unit| unit.battery;
            /// Failed tries to range in this turn.
            failed_tries: Count<0, 3> = 0, t::UNIT_FAILED_TRIES, ["FOW-ART-12", "FOW-ART-24"],
                when |unit| unit.battery;
            /// Its aiming point is stored for a repeat volley.
            aiming_point: bool = false, t::UNIT_AIMING_POINT, ["FOW-ART-15", "FOW-AMB-31"],
                when |unit| unit.battery;
            /// It fired rockets: their smoke trails can be seen.
            trails: bool = false, t::UNIT_TRAILS, ["FOW-ART-29"],
                when |unit| unit.battery;
        }
        group t::GROUP_UNIT_KIND => {
            /// Its composition.
            kind: UnitKind = UnitKind::Infantry, t::UNIT_KIND, ["FOW-SAV-T2", "FOW-PIN-03"];
            /// A platoon or an independent team.
            role: Role = Role::Platoon, t::UNIT_ROLE, ["FOW-IND-01", "FOW-IND-03"];
            /// Its skill.
            skill: Skill = Skill::Trained, t::SKILL, ["FOW-TUR-06"];
            /// Its number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::UNIT_SKILL_NUMBER, ["FOW-TUR-03", "FOW-AMB-01"];
            /// Its motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-TUR-06", "FOW-TUR-T1"];
            /// Front armour.
            front: Count<0, 20> = 6, t::UNIT_FRONT_ARMOUR, ["FOW-SAV-02"],
                when |unit| unit.kind == UnitKind::Armoured;
            /// Side armour.
            side: Count<0, 20> = 3, t::ARMOUR_SIDE, ["FOW-SAV-02", "FOW-ASL-13", "FOW-AIR-19"],
                when |unit| unit.kind == UnitKind::Armoured;
            /// Top armour.
            top: Count<0, 20> = 1, t::ARMOUR_TOP, ["FOW-ART-30", "FOW-ASL-18", "FOW-AIR-19"],
                when |unit| unit.kind == UnitKind::Armoured;
            /// Anti-tank in close combat.
            assault_anti_tank: Count<1, 25> = 3, t::UNIT_ASSAULT_ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"],
                when |unit| unit.kind.fights();
            /// It is reconnaissance.
            recon: bool = false, t::UNIT_RECONNAISSANCE, ["FOW-CON-05", "FOW-REC-01"];
            /// It is an artillery observer.
            observer: bool = false, t::UNIT_OBSERVER, ["FOW-ART-16", "FOW-ART-21"];
            /// It is a battery that fires bombardments.
            battery: bool = false, t::UNIT_BATTERY, ["FOW-ART-06", "FOW-ART-25"];
            /// It is or has a Warrior.
            warrior: bool = false, t::UNIT_WARRIOR, ["FOW-WAR-01"];
            /// It consists of guns with shields.
            shield: bool = false, t::UNIT_GUN_SHIELD, ["FOW-SAV-08"],
                when |unit| unit.kind.is_gun();
        }
        group t::GROUP_UNIT_WEAPONS => {
            /// How many kinds of weapons have their figures entered; if none has, the app asks for
            /// the figures whenever the platoon shoots.
            weapon_kinds: Count<0, 2> = 0, t::UNIT_WEAPON_KINDS, ["FOW-DIC-01", "FOW-SHO-03"];
            /// Their figures.
            weapons: [Weapon; 2] => "weapons",
                heads [t::GROUP_WEAPON_1, t::GROUP_WEAPON_2],
                when |unit, nth| (nth as i16) < unit.weapon_kinds.0;
        }
        group t::GROUP_UNIT_BOMBARDMENT => {
            /// It consists of mortars, which only bombard.
            mortars: bool = false, t::UNIT_MORTARS, ["FOW-ART-02"],
                when |unit| unit.battery;
            /// It consists of rocket launchers.
            rockets: bool = false, t::ROCKETS, ["FOW-ART-27", "FOW-ART-28"],
                when |unit| unit.battery;
            /// Anti-tank of its bombardments.
            bombardment_anti_tank: Count<1, 25> = 4, t::ANTI_TANK, ["FOW-ART-30"],
                when |unit| unit.battery;
            /// Firepower of its bombardments.
            bombardment_firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-ART-31", "FOW-ART-32"],
                when |unit| unit.battery;
        }
        // The figures of its card end here; the states below were added later.
        group t::GROUP_UNIT_TURN => {
            /// How many of its teams took the action in `used` instead of shooting, while the
            /// others are free to fight; 0 means all.
            busy: Count<0, 40> = 0, t::UNIT_BUSY, ["FOW-REC-02", "FOW-RCV-03"],
                when |unit| unit.used != Used::Nothing;
        }
        group t::GROUP_UNIT_PHASE => {
            /// How its last assault of this phase ended.
            last_assault: LastAssault = LastAssault::Unknown, t::UNIT_LAST_ASSAULT, ["FOW-ASL-14", "FOW-ASL-26", "FOW-AMB-21"],
                when |unit| unit.is_pinned() || unit.last_assault == LastAssault::NoCharge;
        }
        group t::GROUP_UNIT_STRENGTH => {
            /// Bailed-out vehicles that are also bogged down.
            bogged_and_out: Count<0, 40> = 0, t::UNIT_BOGGED_AND_OUT, ["FOW-AMB-14", "FOW-AMB-69"],
                when |unit| unit.bailed_out() > 0 && unit.bogged.0 > 0;
        }
        group t::GROUP_UNIT_BATTERY => {
            /// Its bombardment of this turn was smoke.
            smoked: bool = false, t::UNIT_SMOKED, ["FOW-ART-06", "FOW-SMK-02"],
                when |unit| unit.battery && unit.bombarded;
        }
        group t::GROUP_UNIT_PHASE => {
            /// It is reconnaissance that failed a save, and passed its test to stay.
            stays: bool = false, t::UNIT_STAYS, ["FOW-REC-09"],
                when |unit| unit.recon && unit.save_failed;
            /// It is reconnaissance that failed a save under fire.
            save_failed: bool = false, t::UNIT_SAVE_FAILED, ["FOW-REC-09", "FOW-AMB-71"],
                when |unit| unit.recon;
            /// Teams that have fired their second weapon.
            fired_second: Count<0, 40> = 0, t::UNIT_FIRED_SECOND, ["FOW-SHO-03"],
                when |unit| unit.weapon_kinds.0 != 1;
        }
        group t::GROUP_UNIT_STATE => {
            /// How many of its teams are no longer gone to ground because of eyes and ears; 0 means
            /// all.
            stripped_teams: Count<0, 40> = 0, t::UNIT_STRIPPED_TEAMS, ["FOW-AMB-38"],
                when |unit| unit.stripped;
        }
        group t::GROUP_UNIT_BATTERY => {
            /// Its bombardment of this turn was a repeat volley.
            repeated: bool = false, t::UNIT_REPEATED, ["FOW-ART-15", "FOW-AMB-77"],
                when |unit| unit.battery && unit.bombarded && !unit.smoked;
            /// The number of guns that fired its bombardment of this turn; never shown.
            guns_fired: Count<0, 24> = 0, t::GUNS_FIRING, ["FOW-ART-25", "FOW-AMB-77"], when |_unit| false;
        }
        group t::GROUP_UNIT_STATE => {
            /// Its Warrior was not saved, so the platoon no longer has one.
            warrior_lost: bool = false, t::UNIT_WARRIOR_LOST, ["FOW-WAR-02", "FOW-WAR-03"],
                when |unit| unit.warrior && unit.role == Role::Platoon;
        }
        group t::GROUP_UNIT_PHASE => {
            /// It is reconnaissance that tried and failed to get out of an assault.
            held_fast: bool = false, t::UNIT_HELD_FAST, ["FOW-REC-10"],
                when |unit| unit.recon && unit.assault != AssaultPart::No;
            /// The platoon that its teams have fired at, if there is only one.
            fired_at: UnitNumber = 0, t::UNIT_FIRED_AT, ["FOW-SHO-03", "FOW-ASL-11"],
                when |unit| unit.fired.0 > 0 || unit.fired_second.0 > 0;
        }
    }
}

impl Platoon {
    /// Whether it can be pinned: armoured vehicles never can (FOW-PIN-03), an independent team only
    /// while joined to a platoon (FOW-IND-08).
    pub fn can_be_pinned(&self) -> bool {
        self.kind != UnitKind::Armoured && (self.role == Role::Platoon || self.joined)
    }

    /// Whether it is a platoon of transports, of any kind (FOW-ASL-05).
    pub(crate) fn is_transports(&self) -> bool {
        self.role == Role::Platoon && self.transport_platoon
    }

    /// Whether it may charge and counterattack (FOW-ASL-T1).
    pub(crate) fn charges(&self) -> bool {
        self.kind.charges() && !self.is_transports()
    }

    /// Whether it may fight in close combat (FOW-ASL-T1).
    pub(crate) fn fights(&self) -> bool {
        self.kind.fights() && !self.is_transports()
    }

    /// Whether it is an independent team on its own, which is never pinned (FOW-IND-08).
    pub(crate) fn is_unattached(&self) -> bool {
        self.role != Role::Platoon && !self.joined
    }

    /// Whether it is pinned; a mark that has no effect is ignored.
    pub fn is_pinned(&self) -> bool {
        self.pinned && self.can_be_pinned()
    }

    /// Whether the company commander or higher command gives it a re-roll (FOW-IND-05).
    pub(crate) fn rerolls(&self) -> bool {
        self.role == Role::Platoon && self.led
    }

    /// Whether it is or has a Warrior; the company commander always is one (FOW-WAR-01).
    pub(crate) fn is_warrior(&self) -> bool {
        match self.role {
            Role::CompanyCommander => true,
            Role::Platoon => self.warrior && !self.warrior_lost,
            _ => self.warrior,
        }
    }

    pub(crate) fn commander_lost(&self) -> bool {
        self.role == Role::Platoon && self.commander_lost
    }
}

#[cfg(test)]
mod tests;
