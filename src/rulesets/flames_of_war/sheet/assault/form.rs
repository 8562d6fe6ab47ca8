//! The questions about an assault, and its outcome.

use crate::rulesets::flames_of_war::prelude::*;

use crate::rulesets::flames_of_war::sheet::damage::{HITS_THAT_PIN, Toll};
use crate::rulesets::flames_of_war::sheet::skill::Trained;

/// The largest number of rounds that are counted; in each, one side strikes.
pub const MOST_ROUNDS: u32 = 30;

/// How far a platoon may be from its target, in inches (FOW-ASL-06); for mounted cavalry
/// see FOW-AMB-20.
pub const REACH: i16 = 4;
/// The same for mounted cavalry.
pub const CAVALRY_REACH: i16 = 8;

choices! {
    /// The composition of the assaulting platoon.
    pub enum AttackerKind {
        /// Infantry.
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// Mounted cavalry: charges 8"/20 cm (FOW-ASL-08).
        Cavalry = "cavalry" => t::UNIT_CAVALRY,
        /// Armoured tanks alone (FOW-ASL-14).
        Tanks = "tanks" => t::TABLE_ARMOURED_TANKS,
        /// Tanks together with other teams.
        Mixed = "mixed" => t::ASSAULT_MIXED,
    }
}

choices! {
    /// The composition of the assaulted platoon.
    pub enum DefenderKind {
        /// Infantry.
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// Guns, which fight but do not counterattack (FOW-ASL-04).
        Guns = "guns" => t::TABLE_GUNS,
        /// Armoured tanks.
        Tanks = "tanks" => t::TABLE_ARMOURED_TANKS,
        /// Transports and other vehicles without armour, which only break off (FOW-ASL-03,
        /// FOW-ASL-05).
        Transports = "unarmoured" => t::TABLE_TRANSPORTS,
    }
}

impl DefenderKind {
    /// Whether it may counterattack (FOW-ASL-T1).
    pub(super) const fn counterattacks(self) -> bool {
        matches!(self, Self::Infantry | Self::Tanks)
    }

    /// Whether its teams can be out of action but still present: bogged down, or for tanks also
    /// bailed out.
    const fn can_be_stuck(self) -> bool {
        !matches!(self, Self::Infantry)
    }
}

choices! {
    /// The action of a side that has passed its reaction test (FOW-ASL-21).
    pub enum OnPass {
        /// It counterattacks.
        Counterattack = "counterattack" => t::TABLE_COUNTERATTACK,
        /// It breaks off.
        BreakOff = "break-off" => t::TABLE_BREAK_OFF,
    }
}

choices! {
    /// Why a platoon may not assault (FOW-ASL-06).
    pub enum AssaultBar {
        /// Nothing.
        None = "none" => t::BAR_NONE,
        /// Pinned, which does not bar armoured tanks (FOW-AMB-21).
        Pinned = "pinned" => t::WORD_PINNED,
        /// Without a commander (FOW-AMB-66).
        NoCommander = "no-commander" => t::ASSAULT_NO_COMMANDER,
        /// It moved at the double (FOW-DBL-04).
        Doubled = "doubled" => t::BAR_DOUBLED,
        /// Bogged down (FOW-DIF-06).
        Bogged = "bogged" => t::BAR_BOGGED,
        /// Bailed out (FOW-BAI-01).
        BailedOut = "bailed-out" => t::BAR_BAILED_OUT,
        /// It towed or was towed (FOW-RCV-03).
        Towing = "towing" => t::BAR_RECOVERY,
        /// It used eyes and ears (FOW-REC-02).
        EyesAndEars = "eyes-and-ears" => t::BAR_EYES_AND_EARS,
        /// It spots for artillery: a charge is a move (FOW-ART-11, FOW-AMB-16).
        Spotting = "spotting" => t::BAR_SPOTTING,
        /// It disengaged: it may not move closer to the enemy (FOW-REC-13).
        Reorganising = "reorganising" => t::BAR_REORGANISING,
        /// Guns do not charge (FOW-ASL-04).
        Guns = "guns" => t::TABLE_GUNS,
        /// Transports neither charge nor fight (FOW-ASL-05).
        Transports = "carriers" => t::TABLE_TRANSPORTS,
    }
}

impl AssaultBar {
    const fn cite(self) -> Cite {
        match self {
            Self::None => "FOW-ASL-06",
            Self::Pinned => "FOW-AMB-21",
            Self::NoCommander => "FOW-AMB-66",
            Self::Doubled => "FOW-DBL-04",
            Self::Bogged => "FOW-DIF-06",
            Self::BailedOut => "FOW-BAI-01",
            Self::Towing => "FOW-RCV-03",
            Self::EyesAndEars => "FOW-REC-02",
            Self::Spotting => "FOW-ART-11",
            Self::Reorganising => "FOW-REC-13",
            Self::Guns => "FOW-ASL-04",
            Self::Transports => "FOW-ASL-05",
        }
    }

    /// The refusal, if this bars the platoon; being pinned does not bar tanks.
    pub fn refusal(self, tanks: bool) -> Option<Note> {
        let bars = self != Self::None && !(self == Self::Pinned && tanks);
        bars.then(|| Note::new(t::refused_assault(self.label()), self.cite()))
    }
}

form! {
    /// The figures of a platoon in an assault, apart from its kind.
    pub struct Fighters {
        group t::GROUP_ASSAULTING => {
            /// Its teams able to fight, after defensive fire.
            teams: Count<1, 30> = 6, t::ASSAULT_TEAMS, ["FOW-ASL-16"];
            /// Its skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-ASL-16"];
            /// Its number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"];
            /// Its motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-ASL-07", "FOW-ASL-21", "FOW-TUR-T1"];
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"];
            /// The action that it takes when it has passed its reaction test.
            on_pass: OnPass = OnPass::Counterattack, t::ASSAULT_ON_PASS, ["FOW-ASL-21", "FOW-ASL-22", "FOW-ASL-23"];
            /// Top armour of its tanks.
            armour: Count<0, 5> = 1, t::ARMOUR_TOP, ["FOW-ASL-18"];
            /// Its Anti-tank in close combat.
            anti_tank: Count<1, 25> = 3, t::ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"];
            /// It is an independent team that has joined no platoon, and so is never pinned.
            unattached: bool = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"];
        }
    }
}

impl Fighters {
    pub(crate) const fn trained(&self) -> Trained {
        Trained { skill: self.skill, skill_number: self.skill_number }
    }

    pub(crate) const fn will(&self) -> Will {
        Will { motivation: self.motivation, reroll: self.reroll }
    }
}

form! {
    /// The questions about an assault.
    pub struct Assault {
        group t::GROUP_ASSAULTING => {
            /// The composition of the assaulting platoon.
            kind: AttackerKind = AttackerKind::Infantry, t::ASSAULT_KIND, ["FOW-ASL-01", "FOW-ASL-02", "FOW-ASL-03", "FOW-ASL-T1"];
            /// The assaulting platoon.
            own: Fighters => "",
                with {
                    armour = 1, t::ARMOUR_TOP, ["FOW-ASL-18"],
                        when |form, _| form.has_tanks_alone();
                    anti_tank = 3, t::ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"],
                        when |form, _| form.against_tanks();
                    unattached = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"],
                        when |form, _| !form.has_tanks_alone();
                };
        }
        group t::GROUP_ASSAULTED => {
            /// The composition of the assaulted platoon.
            enemy: DefenderKind = DefenderKind::Infantry, t::ASSAULT_KIND, ["FOW-ASL-04", "FOW-ASL-07", "FOW-ASL-T1"];
            /// The assaulted platoon.
            defenders: Fighters => "enemy",
                with {
                    teams = 5, t::ASSAULT_ENEMY_TEAMS, ["FOW-ASL-16", "FOW-ASL-20"];
                    motivation = Motivation::Confident, t::MOTIVATION, ["FOW-ASL-21", "FOW-TUR-T1"];
                    on_pass = OnPass::Counterattack, t::ASSAULT_ON_PASS, ["FOW-ASL-21", "FOW-ASL-22", "FOW-ASL-23"],
                        when |form, _| form.enemy.counterattacks() && form.enemy_works();
                    armour = 1, t::ARMOUR_TOP, ["FOW-ASL-18"],
                        when |form, _| form.against_tanks();
                    anti_tank = 3, t::ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"],
                        when |form, _| form.has_tanks_alone();
                    unattached = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"],
                        when |form, _| !form.against_tanks();
                };
            /// The state of its teams: working ones take part, others only if no working team is
            /// left.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-ASL-20", "FOW-BAI-04"],
                when |form| form.enemy.can_be_stuck();
            /// Bailed-out tanks, in addition to bogged ones.
            next_bailed_out: Count<0, 30> = 0, t::ALSO_BAILED_OUT, ["FOW-ASL-20", "FOW-AMB-24", "FOW-BAI-04"],
                when |form| form.against_tanks() && form.state == VehicleState::Bogged;
            /// It is reconnaissance that tries to disengage instead of firing.
            disengages: bool = false, t::ASSAULT_DISENGAGES, ["FOW-ASL-15", "FOW-REC-10"],
                when |form| form.enemy_works();
            /// It attacked in its own last turn.
            attacked: bool = false, t::DISENGAGE_ATTACKED, ["FOW-REC-03"],
                when |form| form.disengages();
            /// It moved at the double.
            doubled: bool = false, t::BAR_DOUBLED, ["FOW-REC-03", "FOW-DBL-04", "FOW-REC-14"],
                when |form| form.disengages();
            /// It is in a building or behind a continuous obstacle.
            walled: bool = false, t::ASSAULT_WALLED, ["FOW-ASL-19"];
        }
        group t::GROUP_CHARGE => {
            /// The distance between the platoons after the movement phase, in inches.
            distance: Length<0, 12> = 4, t::ASSAULT_DISTANCE, ["FOW-ASL-06", "FOW-ASL-08", "FOW-AMB-20"];
            /// Why the platoon may not assault.
            barred: AssaultBar = AssaultBar::None, t::ASSAULT_BARRED, ["FOW-ASL-06", "FOW-AMB-21", "FOW-AMB-66"];
            /// The test against tanks has already been passed.
            tested: bool = false, t::ASSAULT_TESTED, ["FOW-ASL-07", "FOW-AMB-23"],
                when |form| form.against_tanks();
            /// Hits scored by defensive fire.
            fire_hits: Count<0, 100> = 0, t::ASSAULT_FIRE_HITS, ["FOW-ASL-14", "FOW-AMB-22"],
                when |form| !form.disengages();
        }
    }
}

impl Assault {
    pub(super) fn has_tanks_alone(&self) -> bool {
        self.kind == AttackerKind::Tanks
    }

    pub(super) fn against_tanks(&self) -> bool {
        self.enemy == DefenderKind::Tanks
    }

    /// Whether any of the assaulted teams is operational: otherwise the first round decides the
    /// assault (FOW-ASL-20).
    pub(crate) fn enemy_works(&self) -> bool {
        !self.enemy.can_be_stuck() || self.state == VehicleState::Working
    }

    /// Bailed-out tanks, in addition to bogged ones.
    pub(super) fn also_out(&self) -> u32 {
        if self.against_tanks() && self.state == VehicleState::Bogged {
            self.next_bailed_out.count()
        } else {
            0
        }
    }

    /// Whether the assaulted platoon tries to disengage: teams that are not operational cannot get
    /// away.
    pub(super) fn disengages(&self) -> bool {
        self.disengages && self.enemy_works()
    }

    pub(crate) fn fire_hits(&self) -> u32 {
        if self.disengages() { 0 } else { self.fire_hits.count() }
    }

    /// Whether defensive fire throws the attackers back: it pinned them, and they are not all tanks
    /// (FOW-ASL-14).
    pub(super) fn thrown_back(&self) -> bool {
        !self.has_tanks_alone() && self.fire_hits() >= HITS_THAT_PIN
    }

    /// Whether the test before charging tanks is still to be taken (FOW-ASL-07).
    pub(super) fn charges_by_test(&self) -> bool {
        self.against_tanks() && !self.tested
    }
}

words! {
    /// How an assault ended.
    pub enum End {
        /// The attackers cleared the enemy.
        Cleared = "cleared" => t::WORD_ENEMY_CLEARED, Good;
        /// The assaulted platoon broke off.
        BrokenOff = "broken-off" => t::WORD_ENEMY_BROKE_OFF, Good;
        /// The attackers broke off.
        AttackersBrokenOff = "attackers-broken-off" => t::WORD_ATTACKERS_BROKE_OFF, Bad;
        /// The attackers were cleared.
        AttackersCleared = "attackers-cleared" => t::WORD_ATTACKERS_CLEARED, Bad;
        /// The test before the charge failed.
        NoCharge = "no-charge" => t::WORD_NO_CHARGE, Plain;
        /// Reconnaissance disengaged.
        Disengaged = "disengaged" => t::WORD_DISENGAGED, Plain;
        /// The assault continues.
        Open = "open" => t::WORD_STILL_FIGHTING, Plain;
        /// Defensive fire threw the attackers back.
        ThrownBack = "thrown-back" => t::WORD_THROWN_BACK, Bad;
        /// The test before the charge is passed: the defenders fire first (FOW-ASL-11).
        Charging = "charging" => t::WORD_CHARGING, Plain;
    }
}

outcome! {
    /// The outcome of an assault.
    pub struct Assaulted of |form: &Assault| {
        /// How it ended.
        assault: End, t::PART_ASSAULT;
        /// Teams the assaulted platoon lost.
        enemy_lost: u32, t::PART_ENEMY_LOST;
        /// Teams the attackers lost.
        lost: u32, t::PART_OWN_LOST, tone Bad;
        /// Whether the assaulted platoon is pinned.
        enemy_pinned: bool, t::PART_ENEMY_PINNED, words PINNED_IS_GOOD, when !form.against_tanks();
        /// Whether the attackers are pinned.
        pinned: bool, t::PART_OWN_PINNED, words PINNED_IS_BAD, when !form.has_tanks_alone();
    } beside {
        /// The enemy's losses by state, including those that only bailed out. The odds never show
        /// this: counting it would multiply the possible courses of an assault.
        enemy_toll: Toll;
        /// The same for the attackers' losses.
        toll: Toll;
    }
}
