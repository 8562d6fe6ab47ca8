//! What a platoon can be in, and what follows from it (the ledger's Trackers).
//!
//! A unit of the tracker is a platoon, or an independent team, which counts as
//! a platoon of its own (FOW-IND-01). States that the ledger keeps per team
//! are counted here, or stand for the whole platoon.
//!
//! The dice pool for air support, smoke screens and the state of batteries are
//! not kept yet.

use crate::aid::{Answer, Consequence, Count, Form, Moment, Opening, Tracker, Values};
use crate::text::Phrase;
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::air_attack::{AIR_ATTACK, AirAttack};
use super::assault::{
    ASSAULT, Assault as WholeAssault, AssaultBar, AttackerKind, DefenderKind, OnPass,
};
use super::bailed_out::{BAILED_OUT, BailedOut};
use super::bogging::{BOGGING, Bogger, Bogging, FREEING, Freeing};
use super::bombardment::{BOMBARDMENT, Bombardment};
use super::close_combat::{CLOSE_COMBAT, CloseCombat};
use super::command::{COMMAND, Command, Commanded};
use super::commander::{COMMANDER, WARRIOR, Warrior, WarriorKind};
use super::concealment::{CONCEALMENT, Concealment, Hider};
use super::damage::HITS_THAT_PIN;
use super::morale::{COMPANY_MORALE, CompanyMorale, PLATOON_MORALE, PlatoonMorale};
use super::movement::{MOVEMENT, Movement, Mover};
use super::rally::{RALLY, Rally};
use super::reconnaissance::{DISENGAGE, Disengage, EYES_AND_EARS, EyesAndEars};
use super::saves::{SAVES, Saves};
use super::shooting::{SHOOTING, Shooting};
use super::test::{TEST, Test, TestKind, TestReroll};
use super::words::{Motivation, Skill, SkillNumber, TargetKind, VehicleState};

/// The tracker of Flames of War.
pub const TRACKER: Tracker = Tracker {
    fields: Platoon::FIELDS,
    in_view: &["destroyed", "bailed-out", "pinned", "hits", "moved", "shot"],
    consequences: |unit| unit.typed::<Platoon>().consequences(),
    settle,
    passes: |unit, moment| unit.cleared(Platoon::FIELDS, cleared(moment)),
    openings: |unit, _| unit.typed::<Platoon>().openings(),
    profile: &[],
    side_fields: &[],
    side_passes: |side, _| side.clone(),
    side_consequences: |_, units| side_consequences(units),
};

/// What a moment clears.
const fn cleared(moment: Moment) -> &'static [&'static str] {
    match moment {
        // FOW-AMB-16: what the team did in its own latest turn; FOW-AMB-38.
        Moment::TurnBegins => &["moved", "shot", "assaulted", "used", "stripped"],
        // FOW-RES-01, FOW-MOR-03; the ties of independent teams: FOW-IND-02.
        Moment::PhaseBegins => &["hits", "lost", "led", "joined", "assault", "assault-hit"],
        Moment::TurnEnds => &[],
    }
}

/// What a change brings with it: five hits in a phase pin (FOW-RES-01), and a
/// team destroyed or a crew bailed out is a loss of this phase (FOW-MOR-03).
fn settle(before: &Values, after: &Values) -> Values {
    let before: Platoon = before.typed();
    let mut unit: Platoon = after.typed();
    let reached_five = before.hits.count() < HITS_THAT_PIN && unit.hits.count() >= HITS_THAT_PIN;
    if reached_five && unit.can_be_pinned() {
        unit.pinned = true;
    }
    unit.lost |= unit.destroyed > before.destroyed
        || unit.transports_lost > before.transports_lost
        || unit.bailed_out > before.bailed_out;
    unit.answers()
}

choices! {
    /// What a platoon is made of.
    pub enum UnitKind {
        /// On foot; heavy machine-guns among it save as guns (FOW-AMB-52).
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

    /// Concealed by not having moved (FOW-CON-03, FOW-AMB-61).
    pub const fn hides_by_standing(self) -> bool {
        matches!(self, Self::Infantry | Self::Cavalry | Self::ManPacked)
    }

    const fn is_gun(self) -> bool {
        matches!(self, Self::ManPacked | Self::Guns)
    }
}

choices! {
    /// A platoon, or which independent team (FOW-IND-01, FOW-IND-03).
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

choices! {
    /// How it moved in its own latest turn (FOW-AMB-16).
    pub enum Moved {
        /// Not at all.
        No = "no" => t::MOVED_NO,
        /// At normal speed.
        Yes = "yes" => t::MOVED_YES,
        /// At the double: one team is enough (FOW-DBL-03).
        Double = "double" => t::MOVED_DOUBLE,
    }
}

choices! {
    /// What it did this turn instead of shooting.
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
    /// Reconnaissance that disengaged (FOW-REC-11 to -13).
    pub enum Reorganising {
        /// It did not.
        No = "no" => t::REORGANISING_NO,
        /// In this turn.
        ThisTurn = "this-turn" => t::REORGANISING_THIS_TURN,
        /// In the enemy's turn; now its own next turn runs.
        OwnTurn = "own-turn" => t::REORGANISING_OWN_TURN,
    }
}

choices! {
    /// Its part in the assault that is being fought.
    pub enum Assault {
        /// None.
        No = "no" => t::ASSAULT_NO,
        /// It launched the assault.
        Attacks = "attacks" => t::ASSAULT_ATTACKS,
        /// It was assaulted.
        Attacked = "attacked" => t::ASSAULT_ATTACKED,
    }
}

choices! {
    /// What hit it in this assault (FOW-AMB-67).
    pub enum AssaultHit {
        /// Nothing.
        No = "no" => t::ASSAULT_HIT_NO,
        /// Defensive fire alone.
        Fire = "fire" => t::ASSAULT_HIT_FIRE,
        /// Close combat.
        CloseCombat = "close-combat" => t::ASSAULT_HIT_CLOSE_COMBAT,
    }
}

choices! {
    /// Where the platoon is, as company morale counts it.
    pub enum Place {
        /// On the table.
        Table = "table" => t::PLACE_TABLE,
        /// In reserve: counts neither way (FOW-MOR-06).
        Reserve = "reserve" => t::PLACE_RESERVE,
        /// Destroyed.
        Destroyed = "destroyed" => t::PLACE_DESTROYED,
        /// Left over its own edge: counts neither way (FOW-AMB-28).
        LeftOwnEdge = "left-own-edge" => t::PLACE_LEFT_OWN_EDGE,
        /// Left over another edge: counts as destroyed (FOW-AMB-28).
        LeftOtherEdge = "left-other-edge" => t::PLACE_LEFT_OTHER_EDGE,
    }
}

form! {
    /// What is kept of a platoon.
    pub struct Platoon {
        group t::GROUP_UNIT_STRENGTH => {
            /// Teams at the start, without transports.
            teams: Count<1, 40> = 5, t::UNIT_TEAMS, ["FOW-MOR-03", "FOW-MOR-04"];
            /// Teams destroyed, also by leaving over an enemy's edge.
            destroyed: Count<0, 40> = 0, t::UNIT_DESTROYED, ["FOW-MOR-03", "FOW-RES-02", "FOW-EXT-01"];
            /// Transports destroyed: losses, though no part of the strength.
            transports_lost: Count<0, 20> = 0, t::UNIT_TRANSPORTS_LOST, ["FOW-MOR-04"];
            /// Teams gone over their own edge: they count neither way.
            left: Count<0, 40> = 0, t::UNIT_LEFT, ["FOW-EXT-01", "FOW-AMB-26"];
            /// Vehicles whose crew has bailed out.
            bailed_out: Count<0, 40> = 0, t::STATE_BAILED_OUT, ["FOW-BAI-01", "FOW-SAV-T1", "FOW-ASL-18"],
                when |unit| unit.kind == UnitKind::Armoured;
            /// Vehicles and guns bogged down, transports included.
            bogged: Count<0, 40> = 0, t::STATE_BOGGED, ["FOW-DIF-01", "FOW-DIF-02", "FOW-DIF-06", "FOW-RCV-02"];
        }
        group t::GROUP_UNIT_STATE => {
            /// Where it is.
            place: Place = Place::Table, t::UNIT_PLACE, ["FOW-MOR-05", "FOW-MOR-06", "FOW-EXT-02"];
            /// Pinned down.
            pinned: bool = false, t::WORD_PINNED, ["FOW-PIN-05", "FOW-PAS-04", "FOW-ART-33", "FOW-AIR-20", "FOW-ASL-14"],
                when |unit| unit.can_be_pinned();
            /// It lost its commander.
            commander_lost: bool = false, t::UNIT_COMMANDER_LOST, ["FOW-LDR-01"],
                when |unit| unit.role == Role::Platoon;
            /// Dug in.
            dug_in: bool = false, t::UNIT_DUG_IN, ["FOW-AMB-48", "FOW-ART-31", "FOW-ART-32"],
                when |unit| unit.kind.target().uses_cover();
            /// Eyes and ears took gone to ground from it.
            stripped: bool = false, t::UNIT_STRIPPED, ["FOW-REC-01", "FOW-AMB-38"];
            /// Reconnaissance that disengaged.
            reorganising: Reorganising = Reorganising::No, t::BAR_REORGANISING, ["FOW-REC-11", "FOW-REC-12"],
                when |unit| unit.recon;
        }
        group t::GROUP_UNIT_TURN => {
            /// How it moved.
            moved: Moved = Moved::No, t::UNIT_MOVED, ["FOW-CON-03", "FOW-DIC-02", "FOW-DBL-03"];
            /// It shot.
            shot: bool = false, t::UNIT_SHOT, ["FOW-CON-04"];
            /// It assaulted; a charge is a move (FOW-AMB-16).
            assaulted: bool = false, t::UNIT_ASSAULTED, ["FOW-CON-05", "FOW-REC-03"];
            /// What it did instead of shooting.
            used: Used = Used::Nothing, t::UNIT_USED, ["FOW-ART-11", "FOW-LDR-07", "FOW-REC-02", "FOW-RCV-03"];
        }
        group t::GROUP_UNIT_PHASE => {
            /// Hits taken, in an assault those of its defensive fire.
            hits: Count<0, 100> = 0, t::UNIT_HITS, ["FOW-RES-01", "FOW-ASL-14"];
            /// It lost a team, or a crew bailed out.
            lost: bool = false, t::UNIT_LOST, ["FOW-MOR-03"];
            /// The company commander or higher command leads it.
            led: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"],
                when |unit| unit.role == Role::Platoon;
            /// An independent team that has joined a platoon.
            joined: bool = false, t::UNIT_JOINED, ["FOW-IND-02", "FOW-IND-08"],
                when |unit| unit.role != Role::Platoon;
            /// Its part in an assault.
            assault: Assault = Assault::No, t::UNIT_ASSAULT, ["FOW-ASL-24", "FOW-ASL-27"];
            /// What hit it in this assault.
            assault_hit: AssaultHit = AssaultHit::No, t::UNIT_ASSAULT_HIT, ["FOW-AMB-67", "FOW-ASL-21"],
                when |unit| unit.assault != Assault::No;
        }
        group t::GROUP_UNIT_KIND => {
            /// What it is made of.
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
            /// Reconnaissance.
            recon: bool = false, t::UNIT_RECONNAISSANCE, ["FOW-CON-05", "FOW-REC-01"];
            /// An artillery observer.
            observer: bool = false, t::UNIT_OBSERVER, ["FOW-ART-16", "FOW-ART-21"];
            /// A Warrior.
            warrior: bool = false, t::UNIT_WARRIOR, ["FOW-WAR-01"];
            /// Guns with shields.
            shield: bool = false, t::UNIT_GUN_SHIELD, ["FOW-SAV-08"],
                when |unit| unit.kind.is_gun();
        }
    }
}

/// How a side's platoons count for company morale (FOW-MOR-P2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Company {
    /// Platoons on the table.
    pub on_table: i16,
    /// Platoons destroyed.
    pub destroyed: i16,
}

impl Company {
    /// Counts a side's units. Independent teams count as platoons of their own
    /// (FOW-IND-01).
    pub fn of(units: &[Platoon]) -> Self {
        let mut company = Self::default();
        for unit in units {
            match unit.counts_as() {
                Place::Table => company.on_table += 1,
                Place::Destroyed | Place::LeftOtherEdge => company.destroyed += 1,
                Place::Reserve | Place::LeftOwnEdge => {}
            }
        }
        company
    }

    /// More destroyed than on the table; exactly half is no test
    /// (FOW-AMB-27).
    pub const fn is_below_half(self) -> bool {
        self.destroyed > self.on_table
    }
}

fn side_consequences(units: &[Values]) -> Vec<Consequence> {
    let units: Vec<Platoon> = units.iter().map(Values::typed).collect();
    if units.is_empty() {
        return Vec::new();
    }
    let company = Company::of(&units);
    let mut all = vec![then(
        t::then_company_count(i32::from(company.destroyed), i32::from(company.on_table)),
        "FOW-MOR-05",
    )];
    if units.iter().any(|unit| unit.role != Role::Platoon) {
        all.push(then(t::THEN_COMPANY_INDEPENDENTS, "FOW-IND-01"));
    }
    if company.is_below_half() {
        // The company's own motivation is nowhere kept; its commander's is the
        // nearest to it.
        let commander = units
            .iter()
            .find(|unit| unit.role == Role::CompanyCommander);
        let mut form = CompanyMorale {
            destroyed: Count::from_raw(company.destroyed),
            on_table: Count::from_raw(company.on_table),
            ..CompanyMorale::default()
        };
        if let Some(commander) = commander {
            form.motivation = commander.motivation;
        }
        let test = Opening::of(COMPANY_MORALE.id, &form);
        all.push(due(t::THEN_COMPANY_MORALE, "FOW-AMB-27", test));
    }
    all
}

fn then(phrase: impl Into<Phrase>, cite: &'static str) -> Consequence {
    Consequence {
        phrase: phrase.into(),
        cite,
        test: None,
    }
}

fn due(phrase: impl Into<Phrase>, cite: &'static str, test: Opening) -> Consequence {
    Consequence {
        phrase: phrase.into(),
        cite,
        test: Some(test),
    }
}

impl Platoon {
    /// Armoured vehicles never are (FOW-PIN-03), an independent team only
    /// while joined to a platoon (FOW-IND-08).
    pub fn can_be_pinned(&self) -> bool {
        self.kind != UnitKind::Armoured && (self.role == Role::Platoon || self.joined)
    }

    /// Whether it is pinned; a mark that does not matter is not used.
    pub fn is_pinned(&self) -> bool {
        self.pinned && self.can_be_pinned()
    }

    fn bailed_out(&self) -> i16 {
        if self.kind == UnitKind::Armoured {
            self.bailed_out.0.min(self.remaining())
        } else {
            0
        }
    }

    /// Teams on the table, able to fight or not.
    pub fn remaining(&self) -> i16 {
        (self.teams.0 - self.destroyed.0 - self.left.0).max(0)
    }

    /// Teams able to fight: not those bailed out, but bogged ones
    /// (FOW-MOR-04, FOW-AMB-26).
    pub fn able(&self) -> i16 {
        self.remaining() - self.bailed_out()
    }

    /// Teams destroyed, transports included (FOW-MOR-04).
    pub fn losses(&self) -> i16 {
        self.destroyed.0 + self.transports_lost.0
    }

    /// More destroyed than able to fight; equal numbers are not below half
    /// (FOW-MOR-03).
    pub fn is_below_half(&self) -> bool {
        self.losses() > self.able()
    }

    /// Where it counts for company morale: a platoon without a team left is no
    /// longer on the table, whatever its mark says.
    pub fn counts_as(&self) -> Place {
        if self.place != Place::Table || self.remaining() > 0 {
            self.place
        } else if self.left.0 > 0 {
            Place::LeftOwnEdge
        } else {
            Place::Destroyed
        }
    }

    /// The company commander or higher command lends it a re-roll
    /// (FOW-IND-05).
    fn rerolls(&self) -> bool {
        self.role == Role::Platoon && self.led
    }

    fn reorganising(&self) -> Reorganising {
        if self.recon {
            self.reorganising
        } else {
            Reorganising::No
        }
    }

    fn commander_lost(&self) -> bool {
        self.role == Role::Platoon && self.commander_lost
    }

    fn dug_in(&self) -> bool {
        self.dug_in && self.kind.target().uses_cover()
    }

    fn shield(&self) -> bool {
        self.shield && self.kind.is_gun()
    }

    /// In its own latest turn it did not move; a charge is a move
    /// (FOW-AMB-16).
    fn stood_still(&self) -> bool {
        self.moved == Moved::No && !self.assaulted
    }

    /// Concealed even in the open (FOW-CON-03).
    pub fn is_concealed_by_standing(&self) -> bool {
        self.kind.hides_by_standing() && self.stood_still()
    }

    /// Gone to ground, if it is concealed (FOW-CON-04, FOW-CON-05).
    pub fn is_gone_to_ground_if_concealed(&self) -> bool {
        if self.stripped {
            return false;
        }
        if self.recon || self.observer {
            self.moved != Moved::Double && !self.shot && !self.assaulted
        } else {
            self.stood_still() && !self.shot
        }
    }

    /// What follows from the state.
    fn consequences(&self) -> Vec<Consequence> {
        match self.counts_as() {
            Place::Table => {}
            place if place != self.place => {
                return vec![then(t::THEN_NO_TEAM_LEFT, "FOW-EXT-02")];
            }
            Place::Reserve => return vec![then(t::THEN_RESERVE, "FOW-MOR-06")],
            Place::Destroyed => return vec![then(t::THEN_DESTROYED, "FOW-MOR-05")],
            Place::LeftOwnEdge => return vec![then(t::THEN_LEFT_OWN_EDGE, "FOW-AMB-28")],
            Place::LeftOtherEdge => return vec![then(t::THEN_LEFT_OTHER_EDGE, "FOW-AMB-28")],
        }
        let mut all = Vec::new();
        self.tests(&mut all);
        self.assault_so_far(&mut all);
        self.cannot_act(&mut all);
        self.pinning(&mut all);
        self.movement(&mut all);
        self.hiding(&mut all);
        self.reconnaissance(&mut all);
        self.command(&mut all);
        all
    }

    /// Tests that fall due.
    fn tests(&self, all: &mut Vec<Consequence>) {
        if self.is_below_half() {
            let (able, losses) = (i32::from(self.able()), i32::from(self.losses()));
            all.push(if self.lost {
                due(
                    t::then_platoon_morale(able, losses),
                    "FOW-MOR-03",
                    self.platoon_morale(),
                )
            } else {
                then(t::then_below_half(able, losses), "FOW-MOR-03")
            });
        }
        if self.is_pinned() {
            all.push(due(t::THEN_RALLY, "FOW-PIN-04", self.rally()));
        } else if self.can_be_pinned() && self.hits.count() >= HITS_THAT_PIN {
            all.push(then(t::THEN_PINNED_BY_HITS, "FOW-RES-01"));
        }
        if self.bailed_out() > 0 {
            all.push(due(
                t::then_crews_recover(i32::from(self.bailed_out())),
                "FOW-AMB-13",
                self.bailed_out_crew(),
            ));
        }
        if self.bogged.0 > 0 {
            all.push(due(
                t::then_free_bogged(i32::from(self.bogged.0)),
                "FOW-DIF-07",
                self.freeing(),
            ));
        }
    }

    fn assault_so_far(&self, all: &mut Vec<Consequence>) {
        let pins = match self.assault {
            Assault::No => return,
            Assault::Attacks => "FOW-ASL-27",
            Assault::Attacked => "FOW-ASL-24",
        };
        if self.assault_hit == AssaultHit::CloseCombat {
            all.push(due(
                t::THEN_REACTION_TEST,
                "FOW-ASL-21",
                self.motivation_test(),
            ));
        } else {
            all.push(then(t::THEN_REACTION_PASSES, "FOW-AMB-67"));
        }
        if self.assault_hit != AssaultHit::No && self.can_be_pinned() && !self.pinned {
            all.push(then(t::THEN_PINNED_BY_ASSAULT, pins));
        }
    }

    fn cannot_act(&self, all: &mut Vec<Consequence>) {
        if self.bailed_out() > 0 {
            all.push(then(
                t::then_bailed_out(i32::from(self.bailed_out())),
                "FOW-BAI-01",
            ));
        }
        if self.bogged.0 > 0 {
            all.push(then(t::then_bogged(i32::from(self.bogged.0)), "FOW-DIF-06"));
        }
        if self.bailed_out() > 0 || (self.bogged.0 > 0 && self.kind == UnitKind::Armoured) {
            all.push(then(t::THEN_CREW_HIT_AGAIN, "FOW-BAI-04"));
        }
        match self.used {
            Used::Nothing => {}
            Used::Spotting => all.push(then(t::THEN_SPOTTING, "FOW-ART-11")),
            Used::Appointed => all.push(then(t::THEN_APPOINTED, "FOW-LDR-07")),
            Used::EyesAndEars => all.push(then(t::THEN_EYES_AND_EARS, "FOW-REC-02")),
            Used::Towing => all.push(then(t::THEN_TOWING, "FOW-RCV-03")),
        }
    }

    fn pinning(&self, all: &mut Vec<Consequence>) {
        if !self.is_pinned() {
            return;
        }
        all.push(then(t::THEN_PINNED_MOVE, "FOW-PIN-01"));
        all.push(then(t::THEN_PINNED_FIRE, "FOW-PIN-02"));
        all.push(then(t::THEN_PINNED_CHARGE, "FOW-AMB-21"));
        if self.observer {
            all.push(then(t::THEN_PINNED_OBSERVER, "FOW-ART-19"));
        }
    }

    fn movement(&self, all: &mut Vec<Consequence>) {
        match self.moved {
            Moved::No => {}
            Moved::Yes if self.kind == UnitKind::Cavalry => {
                all.push(then(t::THEN_MOVED_CAVALRY, "FOW-DIC-05"));
            }
            Moved::Yes => all.push(then(t::THEN_MOVED, "FOW-DIC-02")),
            Moved::Double => {
                all.push(then(t::THEN_DOUBLED, "FOW-DBL-04"));
                all.push(then(t::THEN_DOUBLED_TARGET, "FOW-DIC-03"));
            }
        }
        if self.shield() {
            all.push(if self.moved == Moved::Double {
                then(t::THEN_SHIELD_DOUBLED, "FOW-DBL-05")
            } else {
                then(t::THEN_SHIELD, "FOW-SAV-08")
            });
        }
    }

    fn hiding(&self, all: &mut Vec<Consequence>) {
        let gone = self.is_gone_to_ground_if_concealed();
        let gone_by = if self.recon || self.observer {
            "FOW-CON-05"
        } else {
            "FOW-CON-04"
        };
        if self.is_concealed_by_standing() {
            all.push(if gone {
                then(t::THEN_CONCEALED_AND_GONE, gone_by)
            } else {
                then(t::THEN_CONCEALED, "FOW-CON-03")
            });
        } else if gone {
            all.push(then(t::THEN_GONE_IF_CONCEALED, gone_by));
        }
        if self.stripped {
            all.push(then(t::THEN_STRIPPED, "FOW-REC-01"));
        }
        if self.dug_in() {
            all.push(then(t::THEN_DUG_IN, "FOW-AMB-48"));
        }
    }

    fn reconnaissance(&self, all: &mut Vec<Consequence>) {
        match self.reorganising() {
            Reorganising::No => {}
            Reorganising::ThisTurn => {
                all.push(then(t::THEN_REORGANISING_THIS_TURN, "FOW-REC-11"));
            }
            Reorganising::OwnTurn => {
                all.push(then(t::THEN_REORGANISING_OWN_TURN, "FOW-REC-12"));
                all.push(then(t::THEN_REORGANISING_MOVE, "FOW-REC-13"));
            }
        }
        if self.recon && self.assaulted {
            all.push(then(t::THEN_NO_DISENGAGING, "FOW-REC-03"));
        } else if self.recon && self.moved != Moved::Double {
            all.push(due(t::THEN_MAY_DISENGAGE, "FOW-REC-04", self.disengage()));
        }
    }

    fn command(&self, all: &mut Vec<Consequence>) {
        if self.commander_lost() {
            let appoint = Opening::new(COMMANDER.id);
            all.push(due(t::THEN_COMMANDER_LOST, "FOW-LDR-01", appoint));
            all.push(then(t::THEN_COMMANDER_LOST_ASSAULT, "FOW-AMB-66"));
        }
        if self.rerolls() {
            all.push(then(t::THEN_LED, "FOW-IND-05"));
        }
        if self.role != Role::Platoon {
            all.push(if self.joined {
                then(t::THEN_JOINED, "FOW-IND-02")
            } else {
                then(t::THEN_UNATTACHED, "FOW-IND-06")
            });
        }
        if self.role == Role::CompanyCommander && self.bailed_out() > 0 {
            all.push(then(t::THEN_NO_REROLL_BAILED_OUT, "FOW-BAI-03"));
        }
        if self.warrior {
            let (phrase, cite) = match self.kind {
                UnitKind::Armoured => (t::THEN_WARRIOR_TANK, "FOW-WAR-02"),
                UnitKind::Unarmoured => (t::THEN_WARRIOR_TRANSPORT, "FOW-WAR-04"),
                _ => (t::THEN_WARRIOR_INFANTRY, "FOW-WAR-03"),
            };
            all.push(then(phrase, cite));
        }
    }

    /// The calculators that can be opened with what is known.
    fn openings(&self) -> Vec<Opening> {
        if self.counts_as() != Place::Table {
            return Vec::new();
        }
        let mut all = vec![
            self.shooting(),
            self.concealment(),
            self.saves(),
            self.bombardment(),
            self.air_attack(),
            self.movement_allowance(),
        ];
        if self.assault != Assault::No && self.able() > 0 {
            all.extend([self.whole_assault(), self.close_combat()]);
        }
        if self.bogger() != Bogger::OnFoot {
            all.push(self.bogging());
        }
        if self.bogged.0 > 0 {
            all.push(self.freeing());
        }
        if self.recon {
            all.extend([self.eyes_and_ears(), self.disengage()]);
        }
        if self.is_pinned() {
            all.push(self.rally());
        }
        if self.kind == UnitKind::Armoured {
            all.push(self.bailed_out_crew());
        }
        if self.warrior {
            all.push(self.warrior_save());
        }
        all.extend([
            self.skill_test(),
            self.command_distance(),
            self.platoon_morale(),
        ]);
        all
    }

    /// Teams that take the hits, and the state they are in: working ones
    /// first, bogged and bailed-out vehicles after them (FOW-ALO-05).
    fn under_fire(&self) -> (i16, VehicleState) {
        if self.able() == 0 {
            (self.remaining(), VehicleState::BailedOut)
        } else if self.kind == UnitKind::Armoured && self.bogged.0 >= self.able() {
            (self.able(), VehicleState::Bogged)
        } else {
            (self.able(), VehicleState::Working)
        }
    }

    /// Shooting at it.
    fn shooting(&self) -> Opening {
        let (teams, state) = self.under_fire();
        let concealed = self.is_concealed_by_standing();
        let gone_to_ground = concealed && self.is_gone_to_ground_if_concealed();
        Opening::of(
            SHOOTING.id,
            &Shooting {
                target_skill: self.skill,
                target: self.kind.target(),
                teams: Count::from_raw(teams),
                concealed,
                gone_to_ground,
                target_doubled: self.moved == Moved::Double,
                cover: self.dug_in(),
                shield: self.shield(),
                armour: self.front,
                state,
                motivation: self.motivation,
                reroll: self.rerolls(),
                hits_before: self.hits,
                lost_before: Count::from_raw(self.losses()),
                ..Shooting::default()
            },
        )
    }

    /// Bombarding it.
    fn bombardment(&self) -> Opening {
        let (teams, state) = self.under_fire();
        let concealed = self.is_concealed_by_standing();
        Opening::of(
            BOMBARDMENT.id,
            &Bombardment {
                target_skill: self.skill,
                target: self.kind.target(),
                teams: Count::from_raw(teams),
                dug_in: Count::from_raw(if self.dug_in() { teams } else { 0 }),
                concealed,
                gone_to_ground: concealed && self.is_gone_to_ground_if_concealed(),
                state,
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..Bombardment::default()
            },
        )
    }

    /// Attacking it from the air.
    fn air_attack(&self) -> Opening {
        let (teams, state) = self.under_fire();
        let concealed = self.is_concealed_by_standing();
        Opening::of(
            AIR_ATTACK.id,
            &AirAttack {
                target_skill: self.skill,
                target: self.kind.target(),
                teams: Count::from_raw(teams),
                dug_in: Count::from_raw(if self.dug_in() { teams } else { 0 }),
                concealed,
                gone_to_ground: concealed && self.is_gone_to_ground_if_concealed(),
                state,
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..AirAttack::default()
            },
        )
    }

    /// The assault it is in, with its own side filled in.
    fn whole_assault(&self) -> Opening {
        let mut form = WholeAssault::default();
        // Without a commander there is no counterattack (FOW-AMB-66).
        let on_pass = if self.commander_lost() {
            OnPass::BreakOff
        } else {
            OnPass::Counterattack
        };
        if self.assault == Assault::Attacked {
            form.enemy = match self.kind {
                UnitKind::Armoured => DefenderKind::Tanks,
                UnitKind::Guns | UnitKind::ManPacked => DefenderKind::Guns,
                UnitKind::Infantry | UnitKind::Cavalry | UnitKind::Unarmoured => {
                    DefenderKind::Infantry
                }
            };
            form.enemy_teams = Count::from_raw(self.able());
            form.enemy_skill = self.skill;
            form.enemy_skill_number = self.skill_number;
            form.enemy_motivation = self.motivation;
            form.enemy_reroll = self.rerolls();
            form.enemy_on_pass = on_pass;
        } else {
            form.kind = match self.kind {
                UnitKind::Armoured => AttackerKind::Tanks,
                UnitKind::Cavalry => AttackerKind::Cavalry,
                _ => AttackerKind::Infantry,
            };
            form.teams = Count::from_raw(self.able());
            form.skill = self.skill;
            form.skill_number = self.skill_number;
            form.motivation = self.motivation;
            form.reroll = self.rerolls();
            form.on_pass = on_pass;
            form.fire_hits = self.hits;
            form.barred = if self.commander_lost() {
                AssaultBar::NoCommander
            } else if self.moved == Moved::Double {
                AssaultBar::Doubled
            } else {
                match self.used {
                    Used::Towing => AssaultBar::Towing,
                    Used::EyesAndEars => AssaultBar::EyesAndEars,
                    Used::Nothing | Used::Spotting | Used::Appointed => AssaultBar::None,
                }
            };
        }
        Opening::of(ASSAULT.id, &form)
    }

    /// One round of close combat that it fights.
    fn close_combat(&self) -> Opening {
        Opening::of(
            CLOSE_COMBAT.id,
            &CloseCombat {
                teams: Count::from_raw(self.able()),
                skill: self.skill,
                skill_number: self.skill_number,
                ..CloseCombat::default()
            },
        )
    }

    fn concealment(&self) -> Opening {
        Opening::of(
            CONCEALMENT.id,
            &Concealment {
                kind: match self.kind {
                    UnitKind::Infantry | UnitKind::Cavalry => Hider::Infantry,
                    UnitKind::ManPacked => Hider::ManPacked,
                    UnitKind::Guns | UnitKind::Armoured | UnitKind::Unarmoured => Hider::Other,
                },
                moved: !self.stood_still(),
                doubled: self.moved == Moved::Double,
                shot: self.shot,
                assaulted: self.assaulted,
                recon: self.recon || self.observer,
                stripped: self.stripped,
                ..Concealment::default()
            },
        )
    }

    fn saves(&self) -> Opening {
        Opening::of(
            SAVES.id,
            &Saves {
                target: self.kind.target(),
                cover: self.dug_in(),
                shield: self.shield(),
                doubled: self.moved == Moved::Double,
                armour: self.front,
                state: self.under_fire().1,
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..Saves::default()
            },
        )
    }

    fn warrior_save(&self) -> Opening {
        Opening::of(
            WARRIOR.id,
            &Warrior {
                kind: match self.kind {
                    UnitKind::Armoured => WarriorKind::Tank,
                    UnitKind::Unarmoured => WarriorKind::Transport,
                    _ => WarriorKind::Infantry,
                },
                ..Warrior::default()
            },
        )
    }

    fn rally(&self) -> Opening {
        Opening::of(
            RALLY.id,
            &Rally {
                already: self.pinned,
                hits: self.hits,
                armoured_only: self.kind == UnitKind::Armoured,
                independent: self.role != Role::Platoon && !self.joined,
                motivation: self.motivation,
                reroll: self.rerolls(),
            },
        )
    }

    /// The crews that may recover at the start of the turn. A commander's own
    /// vehicle is never re-rolled (FOW-IND-05).
    fn bailed_out_crew(&self) -> Opening {
        Opening::of(
            BAILED_OUT.id,
            &BailedOut {
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..BailedOut::default()
            },
        )
    }

    fn bogger(&self) -> Bogger {
        match self.kind {
            UnitKind::Infantry | UnitKind::Cavalry | UnitKind::ManPacked => Bogger::OnFoot,
            UnitKind::Guns => Bogger::Gun,
            UnitKind::Armoured => Bogger::Tracked,
            UnitKind::Unarmoured => Bogger::Vehicle,
        }
    }

    /// Its move. Armoured vehicles are taken for tracked ones and unarmoured
    /// for wheeled ones: what it is exactly is not kept.
    fn movement_allowance(&self) -> Opening {
        Opening::of(
            MOVEMENT.id,
            &Movement {
                kind: match self.kind {
                    UnitKind::Infantry => Mover::Infantry,
                    UnitKind::Cavalry => Mover::Cavalry,
                    UnitKind::ManPacked => Mover::ManPacked,
                    UnitKind::Guns => Mover::Guns,
                    UnitKind::Armoured => Mover::Tracked,
                    UnitKind::Unarmoured => Mover::Wheeled,
                },
                double: self.moved == Moved::Double,
                pinned: self.is_pinned(),
                no_commander: self.commander_lost(),
                ..Movement::default()
            },
        )
    }

    fn bogging(&self) -> Opening {
        Opening::of(
            BOGGING.id,
            &Bogging {
                mover: self.bogger(),
                skill: self.skill,
                skill_number: self.skill_number,
                ..Bogging::default()
            },
        )
    }

    /// All that are bogged down, each by a test of its own.
    fn freeing(&self) -> Opening {
        Opening::of(
            FREEING.id,
            &Freeing {
                skill: self.skill,
                skill_number: self.skill_number,
                teams: Count::from_raw(self.bogged.0),
            },
        )
    }

    /// Whether it may split, with all its teams where the commander is.
    fn command_distance(&self) -> Opening {
        Opening::of(
            COMMAND.id,
            &Command {
                skill: self.skill,
                team: if self.kind == UnitKind::Armoured {
                    Commanded::Tanks
                } else {
                    Commanded::Other
                },
                with: Count::from_raw(self.remaining()),
                teams: Count::from_raw(self.remaining()),
            },
        )
    }

    fn eyes_and_ears(&self) -> Opening {
        Opening::of(
            EYES_AND_EARS.id,
            &EyesAndEars {
                moved: !self.stood_still(),
                pinned: self.is_pinned(),
                reorganising: self.reorganising() == Reorganising::OwnTurn,
                ..EyesAndEars::default()
            },
        )
    }

    fn disengage(&self) -> Opening {
        Opening::of(
            DISENGAGE.id,
            &Disengage {
                attacked: self.assaulted,
                doubled: self.moved == Moved::Double,
                skill: self.skill,
                skill_number: self.skill_number,
                motivation: self.motivation,
                reroll: self.rerolls(),
                ..Disengage::default()
            },
        )
    }

    fn skill_test(&self) -> Opening {
        Opening::of(
            TEST.id,
            &Test {
                kind: TestKind::Skill,
                skill: self.skill,
                skill_number: self.skill_number,
                ..Test::default()
            },
        )
    }

    fn motivation_test(&self) -> Opening {
        Opening::of(
            TEST.id,
            &Test {
                motivation: self.motivation,
                reroll: if self.rerolls() {
                    TestReroll::Failure
                } else {
                    TestReroll::None
                },
                ..Test::default()
            },
        )
    }

    fn platoon_morale(&self) -> Opening {
        Opening::of(
            PLATOON_MORALE.id,
            &PlatoonMorale {
                destroyed: Count::from_raw(self.losses()),
                able: Count::from_raw(self.able()),
                lost: self.lost,
                motivation: self.motivation,
                reroll: self.rerolls(),
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn unit(change: impl Fn(&mut Platoon)) -> Platoon {
        let mut unit = Platoon::default();
        change(&mut unit);
        unit
    }

    /// The rules behind what follows from a state.
    fn cites(change: impl Fn(&mut Platoon)) -> Vec<&'static str> {
        let unit = unit(change).answers();
        let consequences = (TRACKER.consequences)(&unit);
        consequences.iter().map(|it| it.cite).collect()
    }

    fn no_side() -> Values {
        Values::defaults(TRACKER.side_fields)
    }

    fn opened(change: impl Fn(&mut Platoon), calculator: &str) -> Vec<(&'static str, i16)> {
        let openings = (TRACKER.openings)(&unit(change).answers(), &no_side());
        openings
            .into_iter()
            .find(|opening| opening.calculator == calculator)
            .map(|opening| opening.answers)
            .unwrap_or_default()
    }

    #[test]
    fn what_a_moment_clears_exists() {
        for moment in [Moment::TurnBegins, Moment::TurnEnds, Moment::PhaseBegins] {
            for id in cleared(moment) {
                assert!(Platoon::FIELDS.iter().any(|field| field.id == *id), "{id}");
            }
        }
    }

    #[test]
    fn fresh_infantry_is_gone_to_ground() {
        assert_eq!(cites(|_| {}), ["FOW-CON-04"]);
        // Concealed and gone to ground are known; the rest is the default.
        assert_eq!(
            opened(|_| {}, "shooting"),
            [("concealed", 1), ("gone-to-ground", 1)]
        );
    }

    #[test]
    fn what_was_done_in_the_own_turn_ends_hiding() {
        assert_eq!(cites(|unit| unit.shot = true), ["FOW-CON-03"]);
        assert_eq!(cites(|unit| unit.moved = Moved::Yes), ["FOW-DIC-02"]);
        assert_eq!(cites(|unit| unit.assaulted = true), [""; 0]);
        assert_eq!(
            cites(|unit| unit.moved = Moved::Double),
            ["FOW-DBL-04", "FOW-DIC-03"]
        );
        assert_eq!(
            cites(|unit| unit.stripped = true),
            ["FOW-CON-03", "FOW-REC-01"]
        );
        // Guns do not hide by standing still: only where something hides them.
        assert_eq!(cites(|unit| unit.kind = UnitKind::Guns), ["FOW-CON-04"]);
        assert!(opened(|unit| unit.kind = UnitKind::Guns, "shooting") == [("target", 1)]);
        // Reconnaissance and observers may move.
        for observer in [false, true] {
            let scout = |unit: &mut Platoon| {
                unit.observer = observer;
                unit.recon = !observer;
                unit.moved = Moved::Yes;
            };
            let all = cites(scout);
            assert_eq!(all[..2], ["FOW-DIC-02", "FOW-CON-05"]);
            // Reconnaissance may disengage as well.
            assert_eq!(all[2..], ["FOW-REC-04"][usize::from(observer)..]);
        }
        let assaulting = |unit: &mut Platoon| {
            unit.recon = true;
            unit.assaulted = true;
        };
        assert_eq!(cites(assaulting), ["FOW-REC-03"]);
    }

    #[test]
    fn morale_falls_due_below_half_and_not_at_half() {
        let lost = |destroyed, transports_lost| {
            move |unit: &mut Platoon| {
                unit.teams = Count(6);
                unit.destroyed = Count(destroyed);
                unit.transports_lost = Count(transports_lost);
                unit.shot = true;
                unit.lost = true;
            }
        };
        assert_eq!(cites(lost(3, 0)), ["FOW-CON-03"]);
        assert_eq!(cites(lost(4, 0)), ["FOW-MOR-03", "FOW-CON-03"]);
        // A destroyed transport is a loss, though no part of the strength.
        assert_eq!(cites(lost(3, 1)), ["FOW-MOR-03", "FOW-CON-03"]);
        let due = unit(lost(3, 1)).consequences();
        let test = due[0].test.clone().map(|opening| opening.answers);
        assert_eq!(test, Some(vec![("destroyed", 4), ("able", 3)]));
        // Without a loss in this phase it is no test.
        let earlier = unit(|unit| {
            lost(4, 0)(unit);
            unit.lost = false;
        });
        assert_eq!(earlier.consequences()[0].cite, "FOW-MOR-03");
        assert_eq!(earlier.consequences()[0].test, None);
    }

    #[test]
    fn who_is_able_to_fight() {
        let tanks = unit(|unit| {
            unit.kind = UnitKind::Armoured;
            unit.teams = Count(5);
            unit.destroyed = Count(1);
            unit.left = Count(1);
            unit.bailed_out = Count(1);
            unit.bogged = Count(2);
        });
        assert_eq!((tanks.remaining(), tanks.able()), (3, 2));
        assert!(!tanks.is_below_half());
        // All that can still be hit first are bogged.
        assert_eq!(tanks.under_fire(), (2, VehicleState::Bogged));
        // A mark that does not matter is not used; counts that cannot be are
        // held within what is left.
        let infantry = Platoon {
            kind: UnitKind::Infantry,
            ..tanks
        };
        assert_eq!(infantry.able(), 3);
        let crews = Platoon {
            bailed_out: Count(9),
            ..tanks
        };
        assert_eq!(
            (crews.able(), crews.under_fire()),
            (0, (3, VehicleState::BailedOut))
        );
    }

    #[test]
    fn pinning_is_for_those_who_can_be_pinned() {
        let hit = |unit: &mut Platoon| {
            unit.shot = true;
            unit.hits = Count(5);
        };
        assert_eq!(cites(hit), ["FOW-RES-01", "FOW-CON-03"]);
        let four = |unit: &mut Platoon| {
            unit.shot = true;
            unit.hits = Count(4);
        };
        assert_eq!(cites(four), ["FOW-CON-03"]);
        let pinned = |unit: &mut Platoon| {
            hit(unit);
            unit.pinned = true;
        };
        assert_eq!(
            cites(pinned),
            [
                "FOW-PIN-04",
                "FOW-PIN-01",
                "FOW-PIN-02",
                "FOW-AMB-21",
                "FOW-CON-03"
            ]
        );
        let tanks = |unit: &mut Platoon| {
            pinned(unit);
            unit.kind = UnitKind::Armoured;
        };
        assert_eq!(cites(tanks), [""; 0]);
        // An independent team only while joined to a platoon.
        let independent = |unit: &mut Platoon| {
            pinned(unit);
            unit.role = Role::Independent;
        };
        assert_eq!(cites(independent), ["FOW-CON-03", "FOW-IND-06"]);
        let joined = |unit: &mut Platoon| {
            independent(unit);
            unit.joined = true;
        };
        assert_eq!(cites(joined)[0], "FOW-PIN-04");
    }

    #[test]
    fn an_assault_pins_whoever_was_hit_in_it() {
        for (assault, cite) in [
            (Assault::Attacks, "FOW-ASL-27"),
            (Assault::Attacked, "FOW-ASL-24"),
        ] {
            let hit = |assault_hit| {
                cites(|unit| {
                    unit.shot = true;
                    unit.assault = assault;
                    unit.assault_hit = assault_hit;
                })
            };
            assert_eq!(hit(AssaultHit::No), ["FOW-AMB-67", "FOW-CON-03"]);
            assert_eq!(hit(AssaultHit::Fire), ["FOW-AMB-67", cite, "FOW-CON-03"]);
            assert_eq!(
                hit(AssaultHit::CloseCombat),
                ["FOW-ASL-21", cite, "FOW-CON-03"]
            );
        }
    }

    #[test]
    fn bogged_ones_test_to_get_free_and_a_lost_commander_is_replaced() {
        let tests = |change: &dyn Fn(&mut Platoon)| {
            let all = unit(change).consequences();
            all.into_iter().filter_map(|it| it.test).collect::<Vec<_>>()
        };
        let bogged = |unit: &mut Platoon| {
            unit.kind = UnitKind::Armoured;
            unit.skill = Skill::Veteran;
            unit.bogged = Count(2);
        };
        let freeing = Opening::new("freeing").with("skill", Skill::Veteran);
        assert_eq!(tests(&bogged), [freeing.with("teams", Count::<1, 30>(2))]);
        assert_eq!(
            tests(&|unit| unit.commander_lost = true),
            [Opening::new("commander")]
        );
        assert_eq!(
            opened(|unit| unit.commander_lost = true, "movement"),
            [("kind", Mover::Infantry.raw()), ("no-commander", 1)]
        );
    }

    #[test]
    fn reconnaissance_may_disengage_and_use_eyes_and_ears() {
        let disengages = |change: &dyn Fn(&mut Platoon)| {
            let all = cites(|unit| {
                unit.recon = true;
                change(unit);
            });
            all.contains(&"FOW-REC-04")
        };
        assert!(disengages(&|_| {}));
        assert!(disengages(&|unit| unit.moved = Moved::Yes));
        assert!(!disengages(&|unit| unit.moved = Moved::Double));
        assert!(!disengages(&|unit| unit.assaulted = true));
        assert!(!disengages(&|unit| unit.recon = false));
        let busy = |unit: &mut Platoon| {
            unit.recon = true;
            unit.moved = Moved::Yes;
            unit.pinned = true;
            unit.reorganising = Reorganising::OwnTurn;
        };
        assert_eq!(
            opened(busy, "eyes-and-ears"),
            [("moved", 1), ("pinned", 1), ("reorganising", 1)]
        );
        // In the turn of its disengaging it is not yet barred by it.
        let just_now = |unit: &mut Platoon| {
            unit.recon = true;
            unit.reorganising = Reorganising::ThisTurn;
        };
        assert!(opened(just_now, "eyes-and-ears").is_empty());
    }

    #[test]
    fn off_the_table_only_the_count_matters() {
        for (place, cite) in [
            (Place::Reserve, "FOW-MOR-06"),
            (Place::Destroyed, "FOW-MOR-05"),
            (Place::LeftOwnEdge, "FOW-AMB-28"),
            (Place::LeftOtherEdge, "FOW-AMB-28"),
        ] {
            let off = |unit: &mut Platoon| {
                unit.pinned = true;
                unit.place = place;
            };
            assert_eq!(cites(off), [cite]);
            assert!((TRACKER.openings)(&unit(off).answers(), &no_side()).is_empty());
        }
    }

    #[test]
    fn company_morale_counts_platoons_on_the_table_and_destroyed() {
        let at = |place| unit(|unit| unit.place = place);
        let gone = unit(|unit| unit.destroyed = Count(5));
        let left = unit(|unit| {
            unit.destroyed = Count(2);
            unit.left = Count(3);
        });
        let mut side = vec![
            at(Place::Table),
            at(Place::Destroyed),
            at(Place::Reserve),
            at(Place::LeftOwnEdge),
            left,
        ];
        let company = Company::of(&side);
        assert_eq!((company.on_table, company.destroyed), (1, 1));
        assert!(!company.is_below_half());
        for lost in [at(Place::LeftOtherEdge), gone] {
            side.push(lost);
            let values: Vec<Values> = side.iter().map(Form::answers).collect();
            let follows = (TRACKER.side_consequences)(&no_side(), &values);
            assert_eq!(follows.len(), 2);
            assert!(follows[1].test.is_some());
            side.pop();
        }
        assert!((TRACKER.side_consequences)(&no_side(), &[]).is_empty());
        // Its commander's motivation is taken for the company's.
        side.push(gone);
        side.push(unit(|unit| {
            unit.role = Role::CompanyCommander;
            unit.motivation = Motivation::Fearless;
            unit.place = Place::Destroyed;
        }));
        let values: Vec<Values> = side.iter().map(Form::answers).collect();
        let follows = (TRACKER.side_consequences)(&no_side(), &values);
        assert_eq!(follows[1].cite, "FOW-IND-01");
        let test = follows[2].test.clone().map(|opening| opening.answers);
        assert_eq!(test, Some(vec![("on-table", 1), ("motivation", 2)]));
    }

    #[test]
    fn five_hits_pin_and_losses_are_noted_by_themselves() {
        let before = Platoon::default();
        let settled = |change: &dyn Fn(&mut Platoon)| -> Platoon {
            let mut after = before;
            change(&mut after);
            settle(&before.answers(), &after.answers()).typed()
        };
        assert!(!settled(&|unit| unit.hits = Count(4)).pinned);
        assert!(settled(&|unit| unit.hits = Count(5)).pinned);
        assert!(
            !settled(&|unit| {
                unit.kind = UnitKind::Armoured;
                unit.hits = Count(9);
            })
            .pinned,
            "armoured vehicles are never pinned"
        );
        assert!(settled(&|unit| unit.destroyed = Count(1)).lost);
        assert!(settled(&|unit| unit.bailed_out = Count(1)).lost);
        assert!(!settled(&|unit| unit.shot = true).lost);
    }
}
