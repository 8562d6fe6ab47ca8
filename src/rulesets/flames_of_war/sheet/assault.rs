//! A whole assault, from the test before the charge to the side that is left:
//! procedure FOW-ASL-P1.
//!
//! Simplifications, stated on the screen: every team able to fight is in contact in every
//! round; hits fall on operational teams, one each before any takes a second; a tank bailed
//! out counts as lost; in a mixed platoon hits fall on the teams that have no save; the odds
//! assume that each side makes the same choice after every passed test, while rolled dice
//! stop and ask; after [`MOST_ROUNDS`] rounds the fight is left open.

use crate::aid::{
    About, Calculate, Cite, Count, Figure, Form, Length, Modifier, Note, Notes, Opening, Sum, Work,
    Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::text::Text;
use crate::text::keys::flames_of_war as t;
use crate::{choices, coded, form, outcome, words};

use super::close_combat::{CloseCombat, Foe};
use super::damage::{
    ARMOUR_EQUAL, ARMOUR_HIGHER, Damage, HITS_THAT_PIN, Losses, Ranks, Strike, Toll, armour_save,
    armour_sheet,
};
use super::house::House;
use super::morale::PlatoonMorale;
use super::parts;
use super::shooting::Shooting;
use super::skill::{SkillBase, Trained};
use super::words::{
    Motivation, PINNED_IS_BAD, PINNED_IS_GOOD, Skill, SkillNumber, TargetKind, VehicleState, Will,
};
use std::cell::Cell;

/// Rounds that are counted; in one round one side strikes.
pub const MOST_ROUNDS: u32 = 30;

/// Teams of one side that are counted; more fight step by step.
const MOST_TEAMS: i16 = 30;

/// Tanks of one side that are counted: the odds of a save each take their time.
const MOST_TANKS: i16 = 20;

/// Says so of more teams than are counted.
pub fn too_many(teams: i16, tanks: bool) -> Option<Note> {
    let most = if tanks { MOST_TANKS } else { MOST_TEAMS };
    let many = t::refused_too_many_dice(teams, most);
    (teams > most).then(|| Note::new(many, "FOW-ASL-16"))
}

/// How far a platoon may be from its target, in inches (FOW-ASL-06); mounted
/// cavalry by FOW-AMB-20.
pub const REACH: i16 = 4;
/// The same of mounted cavalry.
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
        /// Tanks and others.
        Mixed = "mixed" => t::ASSAULT_MIXED,
    }
}

choices! {
    /// The composition of the assaulted platoon.
    pub enum DefenderKind {
        /// Infantry.
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// Guns: they fight, but do not counterattack (FOW-ASL-04).
        Guns = "guns" => t::TABLE_GUNS,
        /// Armoured tanks.
        Tanks = "tanks" => t::TABLE_ARMOURED_TANKS,
        /// Transports and other vehicles without armour: they only break off
        /// (FOW-ASL-03, FOW-ASL-05).
        Transports = "unarmoured" => t::TABLE_TRANSPORTS,
    }
}

impl DefenderKind {
    /// May counterattack (FOW-ASL-T1).
    const fn counterattacks(self) -> bool {
        matches!(self, Self::Infantry | Self::Tanks)
    }

    /// Can be out of action and still be there: bogged down, tanks also bailed out.
    const fn can_be_stuck(self) -> bool {
        !matches!(self, Self::Infantry)
    }
}

choices! {
    /// The action of a side that passes its reaction test (FOW-ASL-21).
    pub enum OnPass {
        /// It counterattacks.
        Counterattack = "counterattack" => t::TABLE_COUNTERATTACK,
        /// It breaks off.
        BreakOff = "break-off" => t::TABLE_BREAK_OFF,
    }
}

choices! {
    /// What keeps a platoon from assaulting (FOW-ASL-06).
    pub enum AssaultBar {
        /// Nothing.
        None = "none" => t::BAR_NONE,
        /// Pinned; no bar to armoured tanks (FOW-AMB-21).
        Pinned = "pinned" => t::WORD_PINNED,
        /// Without a commander (FOW-AMB-66).
        NoCommander = "no-commander" => t::ASSAULT_NO_COMMANDER,
        /// It moved at the double (FOW-DBL-04).
        Doubled = "doubled" => t::BAR_DOUBLED,
        /// Bogged down (FOW-DIF-06).
        Bogged = "bogged" => t::BAR_BOGGED,
        /// Bailed out (FOW-BAI-01).
        BailedOut = "bailed-out" => t::BAR_BAILED_OUT,
        /// Towed or was towed (FOW-RCV-03).
        Towing = "towing" => t::BAR_RECOVERY,
        /// Used eyes and ears (FOW-REC-02).
        EyesAndEars = "eyes-and-ears" => t::BAR_EYES_AND_EARS,
        /// Spots for artillery: a charge is a move (FOW-ART-11, FOW-AMB-16).
        Spotting = "spotting" => t::BAR_SPOTTING,
        /// Disengaged: it may not move closer to the enemy (FOW-REC-13).
        Reorganising = "reorganising" => t::BAR_REORGANISING,
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
        }
    }

    /// The refusal, if it bars the platoon; to tanks being pinned is no bar.
    pub fn refusal(self, tanks: bool) -> Option<Note> {
        let bars = self != Self::None && !(self == Self::Pinned && tanks);
        bars.then(|| Note::new(t::refused_assault(self.label()), self.cite()))
    }
}

form! {
    /// A platoon in an assault, apart from what it is made of.
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
            /// Its action when it passes its reaction test.
            on_pass: OnPass = OnPass::Counterattack, t::ASSAULT_ON_PASS, ["FOW-ASL-21", "FOW-ASL-22", "FOW-ASL-23"];
            /// Top armour of its tanks.
            armour: Count<0, 5> = 1, t::ARMOUR_TOP, ["FOW-ASL-18"];
            /// Its Anti-tank in close combat.
            anti_tank: Count<1, 25> = 3, t::ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"];
            /// An independent team that has joined no platoon is never pinned.
            unattached: bool = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"];
        }
    }
}

impl Fighters {
    pub(crate) const fn trained(&self) -> Trained {
        Trained {
            skill: self.skill,
            skill_number: self.skill_number,
        }
    }

    pub(crate) const fn will(&self) -> Will {
        Will {
            motivation: self.motivation,
            reroll: self.reroll,
        }
    }
}

form! {
    /// What an assault depends on.
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
            /// The state that all its teams are in: the working ones take part, and those
            /// that do not work only where no other is left.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-ASL-20", "FOW-BAI-04"],
                when |form| form.enemy.can_be_stuck();
            /// Beside bogged tanks those whose crews are out.
            next_bailed_out: Count<0, 30> = 0, t::ALSO_BAILED_OUT, ["FOW-ASL-20", "FOW-AMB-24", "FOW-BAI-04"],
                when |form| form.against_tanks() && form.state == VehicleState::Bogged;
            /// Reconnaissance that tries to disengage instead of firing.
            disengages: bool = false, t::ASSAULT_DISENGAGES, ["FOW-ASL-15", "FOW-REC-10"],
                when |form| form.enemy_works();
            /// It attacked in its own last turn.
            attacked: bool = false, t::DISENGAGE_ATTACKED, ["FOW-REC-03"],
                when |form| form.disengages();
            /// It moved at the double.
            doubled: bool = false, t::BAR_DOUBLED, ["FOW-REC-03", "FOW-DBL-04", "FOW-REC-14"],
                when |form| form.disengages();
            /// In a building or behind a continuous obstacle.
            walled: bool = false, t::ASSAULT_WALLED, ["FOW-ASL-19"];
        }
        group t::GROUP_CHARGE => {
            /// Inches between the platoons after the movement phase.
            distance: Length<0, 12> = 4, t::ASSAULT_DISTANCE, ["FOW-ASL-06", "FOW-ASL-08", "FOW-AMB-20"];
            /// What bars the platoon.
            barred: AssaultBar = AssaultBar::None, t::ASSAULT_BARRED, ["FOW-ASL-06", "FOW-AMB-21", "FOW-AMB-66"];
            /// The test against tanks is passed already.
            tested: bool = false, t::ASSAULT_TESTED, ["FOW-ASL-07", "FOW-AMB-23"],
                when |form| form.against_tanks();
            /// Hits that defensive fire scored.
            fire_hits: Count<0, 100> = 0, t::ASSAULT_FIRE_HITS, ["FOW-ASL-14", "FOW-AMB-22"],
                when |form| !form.disengages();
        }
    }
}

impl Assault {
    fn has_tanks_alone(&self) -> bool {
        self.kind == AttackerKind::Tanks
    }

    fn against_tanks(&self) -> bool {
        self.enemy == DefenderKind::Tanks
    }

    /// Whether any of the assaulted teams works: else the first blow decides it
    /// (FOW-ASL-20).
    pub(crate) fn enemy_works(&self) -> bool {
        !self.enemy.can_be_stuck() || self.state == VehicleState::Working
    }

    /// Bailed-out tanks that are there beside bogged ones.
    fn also_out(&self) -> u32 {
        if self.against_tanks() && self.state == VehicleState::Bogged {
            self.next_bailed_out.count()
        } else {
            0
        }
    }

    /// Who does not work cannot get away.
    fn disengages(&self) -> bool {
        self.disengages && self.enemy_works()
    }

    pub(crate) fn fire_hits(&self) -> u32 {
        if self.disengages() {
            0
        } else {
            self.fire_hits.count()
        }
    }

    /// Defensive fire pinned it, and it is not made up of tanks alone
    /// (FOW-ASL-14).
    fn thrown_back(&self) -> bool {
        !self.has_tanks_alone() && self.fire_hits() >= HITS_THAT_PIN
    }

    fn refusals(&self) -> Vec<Note> {
        let cavalry = self.kind == AttackerKind::Cavalry;
        let distance = self.distance.0;
        let mut refusals = Notes::default();
        refusals.add(
            cavalry && distance > CAVALRY_REACH,
            t::REFUSED_CAVALRY_CHARGE_TOO_FAR,
            "FOW-AMB-20",
        );
        refusals.add(
            !cavalry && distance > REACH,
            t::REFUSED_CHARGE_TOO_FAR,
            "FOW-ASL-06",
        );
        (refusals.0).extend(self.barred.refusal(self.has_tanks_alone()));
        let (own, enemy) = (self.own.teams.0, self.defenders.teams.0);
        (refusals.0).extend(too_many(own, self.has_tanks_alone()));
        (refusals.0).extend(too_many(enemy, self.against_tanks()));
        refusals.add(
            self.disengages() && self.attacked,
            t::REFUSED_DISENGAGE_ATTACKED,
            "FOW-REC-03",
        );
        refusals.add(
            self.disengages() && self.doubled,
            t::REFUSED_DOUBLED_DISENGAGING,
            "FOW-REC-03",
        );
        refusals.0
    }

    fn notes(&self) -> Notes {
        let tanks = self.has_tanks_alone();
        let mut notes = Notes::default();
        notes.add(
            self.kind == AttackerKind::Cavalry && self.distance.0 > REACH,
            t::NOTE_CAVALRY_CHARGE,
            "FOW-AMB-20",
        );
        notes.add(self.walled, t::NOTE_BREAK_IN, "FOW-ASL-19");
        notes.add(
            self.enemy == DefenderKind::Guns,
            t::NOTE_GUNS_BREAK_OFF,
            "FOW-ASL-04",
        );
        notes.add(
            self.enemy == DefenderKind::Transports,
            t::NOTE_TRANSPORTS_BREAK_OFF,
            "FOW-ASL-05",
        );
        notes.add(!self.enemy_works(), t::STEP_WON, "FOW-ASL-20");
        notes.add(self.disengages(), t::NOTE_ASSAULT_DISENGAGES, "FOW-REC-10");
        notes.add(true, t::NOTE_ASSAULT_ALL_FIGHT, "FOW-ASL-16");
        notes.add(
            self.kind == AttackerKind::Mixed,
            t::NOTE_ASSAULT_MIXED,
            "FOW-AMB-24",
        );
        notes.add(
            tanks || self.against_tanks(),
            t::NOTE_ASSAULT_TANKS_LOST,
            "FOW-ASL-18",
        );
        notes.add(true, t::NOTE_ASSAULT_CHOSEN, "FOW-ASL-21");
        notes.add(true, t::NOTE_ASSAULT_REACTION, "FOW-AMB-67");
        notes.add(true, t::NOTE_ASSAULT_BREAK_OFF, "FOW-ASL-23");
        notes.add(true, t::NOTE_ASSAULT_CONSOLIDATE, "FOW-ASL-25");
        let rounds = t::note_assault_rounds(MOST_ROUNDS as i32);
        notes.add(true, rounds, "FOW-ASL-22");
        notes
    }

    /// What looks as if it stopped the assault.
    fn not_counted(&self) -> Vec<Note> {
        let tanks = self.has_tanks_alone();
        let mut kept = Notes::default();
        kept.add(
            tanks && self.barred == AssaultBar::Pinned,
            t::NOTE_NEVER_PINNED,
            "FOW-PIN-03",
        );
        kept.add(
            tanks && self.fire_hits() >= HITS_THAT_PIN,
            t::KEPT_FIRE_ON_TANKS,
            "FOW-ASL-14",
        );
        kept.0
    }

    /// The fire at the assaulting platoon.
    fn defensive_fire(&self) -> Opening {
        let target = if self.has_tanks_alone() {
            TargetKind::Armoured
        } else {
            TargetKind::Infantry
        };
        Opening::to::<Shooting>()
            .knowing(Shooting::AT.target_skill, self.own.skill)
            .knowing(Shooting::AT.target, target)
            .knowing(Shooting::AT.teams, self.own.teams.0)
            .knowing_all(Shooting::AT.will, &self.own.will())
            // Those who cannot fight can be shot at all the same.
            .deciding(Shooting::AT.defensive, true)
            .casting(parts::DEFENDER_SHOOTS)
            .into()
    }

    /// The first round of close combat, in which the attackers strike.
    fn first_round(&self) -> Opening {
        let round = Opening::to::<CloseCombat>()
            .deciding(CloseCombat::AT.teams, self.own.teams.0)
            .deciding_all(CloseCombat::AT.trained, &self.own.trained())
            .deciding(CloseCombat::AT.enemies, self.defenders.teams.0);
        if !self.against_tanks() {
            return round.into();
        }
        let round = round
            .deciding(CloseCombat::AT.enemy, Foe::Tank)
            .deciding(CloseCombat::AT.anti_tank, self.own.anti_tank)
            .deciding(CloseCombat::AT.armour, self.defenders.armour)
            .deciding(CloseCombat::AT.state, self.state)
            .deciding_all(CloseCombat::AT.will, &self.defenders.will());
        let also_out = self.also_out() as i16;
        if also_out > 0 {
            round
                .deciding(CloseCombat::AT.next_bailed_out, also_out)
                .into()
        } else {
            round.into()
        }
    }

    fn next(&self) -> Vec<Opening> {
        let mut next = Vec::new();
        // Reconnaissance tests instead (FOW-ASL-15).
        if !self.disengages() {
            next.push(self.defensive_fire());
        }
        next.extend([
            self.first_round(),
            PlatoonMorale::of(self.own.will(), parts::ATTACKER_IS_TESTED),
            PlatoonMorale::of(self.defenders.will(), parts::DEFENDER_IS_TESTED),
        ]);
        next
    }

    /// The numbers in the order they are needed.
    fn sheets(&self, skill: &SkillBase, enemy_skill: &SkillBase) -> Vec<Sum> {
        let reaction = |id, title, of: &Fighters| {
            let figure = Figure::Need(of.motivation.test_number());
            Sum::plain(id, title, (of.motivation.label(), figure, "FOW-TUR-T1"))
        };
        let armour = |by: &Fighters, of: &Fighters| {
            armour_sheet(by.anti_tank.0, (t::ARMOUR_TOP, of.armour.0), false)
        };
        let (own, enemy) = (&self.own, &self.defenders);
        let mut sheets = Vec::new();
        if self.charges_by_test() {
            sheets.push(reaction("charge", t::CHARGE_TEST, own));
        }
        if self.disengages() {
            sheets.push(enemy_skill.sheet("disengage", t::DISENGAGE_TEST));
        }
        sheets.push(skill.sheet("to-hit", t::ATTACKERS_HIT_ON));
        if self.against_tanks() {
            sheets.push(armour(own, enemy));
        }
        if !self.enemy_works() {
            return sheets;
        }
        sheets.push(reaction("enemy-reaction", t::DEFENDERS_REACT_ON, enemy));
        sheets.push(enemy_skill.sheet("enemy-to-hit", t::DEFENDERS_HIT_ON));
        if self.has_tanks_alone() {
            sheets.push(Sum {
                id: "own-armour",
                ..armour(enemy, own)
            });
        }
        sheets.push(reaction("reaction", t::ATTACKERS_REACT_ON, own));
        sheets
    }

    /// The test before charging tanks is still to be taken (FOW-ASL-07).
    fn charges_by_test(&self) -> bool {
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
        /// It goes on.
        Open = "open" => t::WORD_STILL_FIGHTING, Plain;
        /// Defensive fire threw the attackers back.
        ThrownBack = "thrown-back" => t::WORD_THROWN_BACK, Bad;
    }
}

/// The ends that its attackers have fought for, and those they feared.
const WON: &[End] = &[End::Cleared, End::BrokenOff];
const LOST: &[End] = &[End::AttackersBrokenOff, End::AttackersCleared];

outcome! {
    /// What an assault comes to.
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
        /// Which of the enemy's losses have only bailed out. The odds never show it:
        /// counting it would multiply the ways that an assault can go.
        enemy_toll: Toll;
        /// Which of the attackers'.
        toll: Toll;
    }
}

impl Calculate for Assault {
    type House = House;
    type Outcome = Assaulted;
    const ABOUT: About = About::new(
        "assault",
        t::ASSAULT,
        t::ASSAULT_SUMMARY,
        &["FOW-ASL-P1", "FOW-ASL-T1"],
    );

    fn work(&self, house: &House) -> Work<Self> {
        let skill = SkillBase::of(self.own.trained(), *house);
        let enemy_skill = SkillBase::of(self.defenders.trained(), *house);
        let (skill, enemy_skill) = match (skill, enemy_skill) {
            (Ok(skill), Ok(enemy_skill)) => (skill, enemy_skill),
            (Err(missing), _) | (_, Err(missing)) => {
                return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]).into();
            }
        };
        let refusals = self.refusals();
        if refusals.is_empty() && self.thrown_back() {
            let mut working = Working::word(t::ASSAULT_PLAQUE, t::WORD_THROWN_BACK);
            working.sheets = vec![hits_sheet(self.fire_hits() as i16)];
            working.notes = vec![
                Note::new(t::NOTE_THROWN_BACK, "FOW-ASL-14"),
                Note::new(t::NOTE_THROWN_BACK_PINNED, "FOW-AMB-22"),
            ];
            // They have charged, are pinned and back in their place; no one struck, so the
            // assaulted platoon was not hit.
            let unattached = self.own.unattached;
            return working.rolls(self, move |_| Assaulted {
                assault: End::ThrownBack,
                pinned: !unattached,
                ..Assaulted::default()
            });
        }
        let sheets = self.sheets(&skill, &enemy_skill);
        let both = BothSides::of(self, &skill, &enemy_skill);
        let mut notes = self.notes();
        notes.0.extend(skill.note.or(enemy_skill.note));
        let strikes_first = sheets.first().is_some_and(|sheet| sheet.id == "to-hit");
        let striking = Figure::Dice(self.own.teams.0);
        Working {
            dice: strikes_first.then_some((t::DICE_D_6, striking)),
            headline: (sheets.first()).map_or((t::TO_HIT, Figure::Impossible), |sheet| {
                (sheet.title, sheet.result.clone())
            }),
            sheets,
            notes: notes.0,
            not_counted: self.not_counted(),
            next: self.next(),
            refusals,
            ..Working::default()
        }
        .chance(t::WANT_ASSAULT_WON, Assaulted::AT.assault.is_one_of(WON))
        .chance(t::WANT_ASSAULT_LOST, Assaulted::AT.assault.is_one_of(LOST))
        .chance(t::WANT_OWN_LOST_AVERAGE, Assaulted::AT.lost.on_average())
        .rolls(self, move |dice| both.fight(dice))
    }
}

/// The sum behind "thrown back": five hits, and how many more there are.
fn hits_sheet(hits: i16) -> Sum {
    let pin = HITS_THAT_PIN as i16;
    Sum {
        id: "pinned",
        title: t::RALLY_PINNED_CHECK,
        base: (t::RALLY_HITS_NEEDED, Figure::Number(pin), "FOW-RES-01"),
        modifiers: if hits > pin {
            vec![Modifier::new(
                t::ASSAULT_HITS_OVER,
                hits - pin,
                "FOW-ASL-14",
            )]
        } else {
            Vec::new()
        },
        result: Figure::Number(hits),
    }
}

/// The choices of a side that may counterattack.
const REACTIONS: &[Text] = &[t::TABLE_COUNTERATTACK, t::TABLE_BREAK_OFF];
/// The first of them.
const COUNTERATTACK: usize = 0;

const fn reacts(name: Text) -> Roll {
    Roll::choice(REACTIONS, COUNTERATTACK as u8, name, "FOW-ASL-21")
}

/// One side of the fight, with its rolls prepared.
#[derive(Clone, Copy)]
struct Side {
    teams: u32,
    to_hit: Roll,
    /// The armour save of its teams, if they are tanks.
    save: Option<Roll>,
    /// Whether tanks are among them: a counterattack at them takes a test.
    has_tanks: bool,
    /// Whether it counterattacks where it may.
    counterattacks: bool,
    reaction: Roll,
    /// Its choice if it may counterattack.
    choice: Roll,
    /// That of a crew which would bail out a second time.
    crew_test: Roll,
}

impl Side {
    /// Whether its player counterattacks where he may: he is asked then, and the odds
    /// reckon that he does (FOW-ASL-21).
    fn chooses_to_strike(&self, dice: &mut dyn Dice) -> bool {
        dice.choose(&self.choice) == COUNTERATTACK
    }

    /// The teams it loses to this many hits, and how many of them have only bailed out: the
    /// operational ones are hit one each before any takes a second.
    fn losses(&self, dice: &mut dyn Dice, working: u32, hits: u32) -> Losses {
        let Some(save) = &self.save else {
            return Losses {
                destroyed: hits.min(working),
                ..Losses::default()
            };
        };
        let each = hits / working;
        let more = hits % working;
        let groups = [
            (more, each + 1),
            (if each > 0 { working - more } else { 0 }, each),
        ];
        dice.each_of(&groups, |dice, &hits| {
            let end = dice.again(hits, Tank::Fights, |dice, tank| match tank {
                Tank::Destroyed => tank,
                // A crew that bailed out and would again is tested (FOW-BAI-04, FOW-AMB-14).
                Tank::Fights | Tank::BailedOut => match dice.band(save) {
                    ARMOUR_HIGHER => tank,
                    ARMOUR_EQUAL if tank == Tank::Fights || dice.check(&self.crew_test) => {
                        Tank::BailedOut
                    }
                    _ => Tank::Destroyed,
                },
            });
            Losses {
                destroyed: u32::from(end == Tank::Destroyed),
                bailed_out: u32::from(end == Tank::BailedOut),
                ..Losses::default()
            }
        })
    }
}

coded! {
    /// A tank in close combat (FOW-ASL-18).
    #[derive(Debug, PartialEq, Eq)]
    enum Tank { Fights, BailedOut, Destroyed }
}

coded! {
    /// The next step: either side strikes, or it is over.
    #[derive(Debug, PartialEq, Eq)]
    enum Next {
        AttackersStrike,
        DefendersStrike,
        Cleared,
        BrokenOff,
        AttackersBrokenOff,
        AttackersCleared,
    }
}

impl Next {
    /// The state of the assault when neither side strikes on.
    const fn end(self) -> End {
        match self {
            Self::AttackersStrike | Self::DefendersStrike => End::Open,
            Self::Cleared => End::Cleared,
            Self::BrokenOff => End::BrokenOff,
            Self::AttackersBrokenOff => End::AttackersBrokenOff,
            Self::AttackersCleared => End::AttackersCleared,
        }
    }
}

coded! {
    /// The state of a fight: the side hit in close combat, and operational teams. Few
    /// codes: the odds of an assault go through thousands of them.
    #[derive(Debug, PartialEq, Eq)]
    struct Fight {
        next: Next,
        attackers_hit: bool,
        defenders_hit: bool,
        defenders: u32[0..=30],
        attackers: u32[0..=30],
    }
}

/// Both sides, and what comes before the first blow.
#[derive(Clone, Copy)]
struct BothSides {
    attackers: Side,
    defenders: Side,
    /// The test before charging tanks, if it is still to be taken.
    charge: Option<Roll>,
    /// The test of reconnaissance that disengages.
    disengage: Option<Roll>,
    /// Defensive fire hit the attackers.
    fire_hit: bool,
    /// The effect of a hit on the assaulted teams if none of them is operational.
    idle: Option<Damage>,
    /// Of these teams those that are bailed out beside bogged ones.
    also_out: u32,
    /// Whether the attackers, and the defenders, are pinned at all (FOW-IND-08).
    can_be_pinned: [bool; 2],
}

impl BothSides {
    fn of(form: &Assault, skill: &SkillBase, enemy_skill: &SkillBase) -> Self {
        let (own, enemy) = (&form.own, &form.defenders);
        let tanks = form.has_tanks_alone();
        let strikes = |need, name, cite| Roll::new(Die::D6).at_least(need).named(name, cite);
        let save = |by: &Fighters, of: &Fighters| armour_save(by.anti_tank.0 - of.armour.0);
        Self {
            attackers: Side {
                teams: own.teams.count(),
                to_hit: strikes(skill.need, t::ROLL_ATTACKERS_HIT, "FOW-ASL-16").by_acting(),
                save: tanks.then(|| save(enemy, own)),
                has_tanks: tanks || form.kind == AttackerKind::Mixed,
                counterattacks: own.on_pass == OnPass::Counterattack,
                reaction: own
                    .will()
                    .test(t::ROLL_ATTACKERS_REACT, "FOW-ASL-21")
                    .by_acting(),
                choice: reacts(t::ROLL_ATTACKERS_CHOOSE),
                crew_test: own.will().test(t::ROLL_CREW_TEST, "FOW-BAI-04").by_acting(),
            },
            defenders: Side {
                teams: enemy.teams.count(),
                to_hit: strikes(enemy_skill.need, t::ROLL_DEFENDERS_HIT, "FOW-ASL-16").by_facing(),
                save: form.against_tanks().then(|| save(own, enemy)),
                has_tanks: form.against_tanks(),
                counterattacks: form.enemy.counterattacks()
                    && enemy.on_pass == OnPass::Counterattack,
                reaction: enemy
                    .will()
                    .test(t::ROLL_DEFENDERS_REACT, "FOW-ASL-21")
                    .by_facing(),
                choice: reacts(t::ROLL_DEFENDERS_CHOOSE),
                crew_test: enemy
                    .will()
                    .test(t::ROLL_CREW_TEST, "FOW-BAI-04")
                    .by_facing(),
            },
            charge: form.charges_by_test().then(|| {
                own.will()
                    .test(t::ROLL_CHARGE_TEST, "FOW-ASL-07")
                    .by_acting()
            }),
            disengage: form
                .disengages()
                .then(|| strikes(enemy_skill.need, t::ROLL_DISENGAGE, "FOW-REC-10").by_facing()),
            fire_hit: form.fire_hits() > 0,
            idle: (!form.enemy_works()).then(|| {
                Damage::of(&Strike {
                    kind: TargetKind::Armoured,
                    state: form.state,
                    armour: (t::ARMOUR_TOP, enemy.armour.0),
                    over_16: false,
                    covered: false,
                    anti_tank: own.anti_tank.0,
                    // No Firepower is rolled: it counts as passed (FOW-ASL-18).
                    firepower: 1,
                    will: enemy.will(),
                })
            }),
            also_out: form.also_out(),
            can_be_pinned: [!own.unattached, !enemy.unattached],
        }
    }

    fn fight(&self, dice: &mut dyn Dice) -> Assaulted {
        let (attackers, defenders) = (self.attackers.teams, self.defenders.teams);
        let start = Fight {
            next: Next::AttackersStrike,
            attackers_hit: false,
            defenders_hit: false,
            defenders,
            attackers,
        };
        let bailed_out = Cell::new((0, 0));
        let (end, left) = if self.charge.is_some_and(|test| !dice.check(&test)) {
            (End::NoCharge, start)
        } else if self.disengage.is_some_and(|test| dice.check(&test)) {
            (End::Disengaged, start)
        } else if let Some(damage) = &self.idle {
            return self.strike_idle(dice, damage);
        } else {
            let left = dice.again(MOST_ROUNDS, start, |dice, fight| {
                self.round(dice, fight, &bailed_out)
            });
            (left.next.end(), left)
        };
        // Defensive fire counts here as well (FOW-AMB-67), once the charge was
        // made.
        let fired_at = self.fire_hit && end != End::NoCharge;
        let (enemy_lost, lost) = (defenders - left.defenders, attackers - left.attackers);
        let (own_out, enemy_out) = bailed_out.get();
        Assaulted {
            assault: end,
            enemy_lost,
            lost,
            enemy_pinned: left.defenders_hit && self.can_be_pinned[1],
            pinned: (left.attackers_hit || fired_at) && self.can_be_pinned[0],
            enemy_toll: Toll::of(enemy_lost, enemy_out),
            toll: Toll::of(lost, own_out),
        }
    }

    /// Nobody who works is left: the attackers strike once, and have won (FOW-ASL-20).
    fn strike_idle(&self, dice: &mut dyn Dice, damage: &Damage) -> Assaulted {
        let teams = self.defenders.teams;
        let hits = dice.successes(&self.attackers.to_hit, self.attackers.teams);
        let toll = if self.defenders.has_tanks {
            let (bogged, out) = (0, self.also_out);
            Ranks { teams, bogged, out }.take(damage, dice, hits)
        } else {
            Toll::of(hits.min(teams), 0)
        };
        Assaulted {
            assault: End::Cleared,
            enemy_lost: toll.destroyed() + toll.bailed_out,
            enemy_pinned: hits > 0 && self.can_be_pinned[1],
            pinned: self.fire_hit && self.can_be_pinned[0],
            enemy_toll: toll,
            ..Assaulted::default()
        }
    }

    /// One side strikes, and the other reacts (steps 4 to 8). Crews that bail out, of the
    /// attackers and of the defenders, are counted beside the fight: where dice are
    /// thrown the rounds run one after another and the count is theirs; in the odds,
    /// which leave it out, it is no figure of anything.
    fn round(&self, dice: &mut dyn Dice, mut fight: Fight, bailed_out: &Cell<(u32, u32)>) -> Fight {
        let defenders_strike = match fight.next {
            Next::AttackersStrike => false,
            Next::DefendersStrike => true,
            _ => return fight,
        };
        let (strikers, struck) = if defenders_strike {
            (&self.defenders, &self.attackers)
        } else {
            (&self.attackers, &self.defenders)
        };
        let (striking, working, was_hit) = if defenders_strike {
            (
                fight.defenders,
                &mut fight.attackers,
                &mut fight.attackers_hit,
            )
        } else {
            (
                fight.attackers,
                &mut fight.defenders,
                &mut fight.defenders_hit,
            )
        };
        let hits = dice.successes(&strikers.to_hit, striking);
        let teams = *working;
        let losses = |dice: &mut dyn Dice| {
            let lost = struck.losses(dice, teams, hits);
            let (own, enemy) = bailed_out.get();
            bailed_out.set(if defenders_strike {
                (own.saturating_add(lost.bailed_out), enemy)
            } else {
                (own, enemy.saturating_add(lost.bailed_out))
            });
            lost.destroyed + lost.bailed_out
        };
        // One branch for each number of teams lost, however many of them bail out; without
        // saves there is only one.
        *working -= match struck.save {
            Some(_) => dice.merged(losses),
            None => losses(dice),
        };
        *was_hit |= hits > 0;
        let (left, was_hit) = (*working, *was_hit);
        let strikes_back = left > 0
            && struck.counterattacks
            && if was_hit {
                // A failed test leaves nothing to choose.
                dice.check(&struck.reaction) && struck.chooses_to_strike(dice)
            } else {
                // Not hit, it passes without a roll, but for a counterattack at tanks.
                struck.chooses_to_strike(dice)
                    && (!strikers.has_tanks || dice.check(&struck.reaction))
            };
        fight.next = match (defenders_strike, left, strikes_back) {
            (true, 0, _) => Next::AttackersCleared,
            (false, 0, _) => Next::Cleared,
            (true, _, true) => Next::AttackersStrike,
            (false, _, true) => Next::DefendersStrike,
            (true, _, false) => Next::AttackersBrokenOff,
            (false, _, false) => Next::BrokenOff,
        };
        fight
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn a_fight_is_kept_as_a_number() {
        laws::of_codes::<Fight>();
        laws::of_codes::<Tank>();
    }
}
