//! A whole assault, from the test before the charge to the side that is left:
//! procedure FOW-ASL-P1.
//!
//! What is simplified, and said on the screen: every team able to fight is in
//! contact in every round; hits fall on working teams, one each before anyone
//! takes a second; a tank bailed out counts as lost; in a mixed platoon hits
//! fall on the teams that have no save; each side does after every passed test
//! what was chosen once; after [`MOST_ROUNDS`] rounds the fight is left open.

use crate::aid::{
    Answer, Calculator, Cite, Count, Figure, Form, Modifier, Note, Opening, Outcome, Part,
    PartKind, Sheet, Tone, Values, Word, Working,
};
use crate::dice::{Coded, Dice, Die, Roll, Tally};
use crate::text::Text;
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::close_combat::Foe;
use super::damage::{ARMOUR_HIGHER, HITS_THAT_PIN, armour_save, armour_sheet, plain};
use super::morale::only_a_word;
use super::shooting::SHOOTING;
use super::skill::SkillBase;
use super::words::{Motivation, PINNED_IS_BAD, PINNED_IS_GOOD, Skill, SkillNumber, TargetKind};

/// Rounds that are counted; in one round one side strikes.
pub const MOST_ROUNDS: u32 = 30;

/// How far a platoon may be from its target, in inches (FOW-ASL-06); mounted
/// cavalry by FOW-AMB-20.
const REACH: i16 = 4;
const CAVALRY_REACH: i16 = 8;

choices! {
    /// What the assaulting platoon is made of.
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
    /// What the assaulted platoon is made of.
    pub enum DefenderKind {
        /// Infantry.
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// Guns: they fight, but do not counterattack (FOW-ASL-04).
        Guns = "guns" => t::TABLE_GUNS,
        /// Armoured tanks.
        Tanks = "tanks" => t::TABLE_ARMOURED_TANKS,
    }
}

choices! {
    /// What a side does when its reaction test is passed (FOW-ASL-21).
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
        }
    }
}

form! {
    /// What an assault depends on.
    pub struct Assault {
        group t::GROUP_ASSAULTING => {
            /// What the assaulting platoon is made of.
            kind: AttackerKind = AttackerKind::Infantry, t::ASSAULT_KIND, ["FOW-ASL-01", "FOW-ASL-02", "FOW-ASL-03", "FOW-ASL-T1"];
            /// Its teams able to fight, after defensive fire.
            teams: Count<1, 20> = 6, t::ASSAULT_TEAMS, ["FOW-ASL-16"];
            /// Its skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-ASL-16"];
            /// Its number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"];
            /// Its motivation.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-ASL-07", "FOW-ASL-21", "FOW-TUR-T1"];
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"];
            /// What it does when it passes its reaction test.
            on_pass: OnPass = OnPass::Counterattack, t::ASSAULT_ON_PASS, ["FOW-ASL-21", "FOW-ASL-22", "FOW-ASL-23"];
            /// Top armour of its tanks.
            armour: Count<0, 5> = 1, t::ARMOUR_TOP, ["FOW-ASL-18"],
                when |form| form.kind == AttackerKind::Tanks;
            /// Its Anti-tank in close combat.
            anti_tank: Count<1, 25> = 3, t::ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"],
                when |form| form.enemy == DefenderKind::Tanks;
        }
        group t::GROUP_ASSAULTED => {
            /// What the assaulted platoon is made of.
            enemy: DefenderKind = DefenderKind::Infantry, t::ASSAULT_KIND, ["FOW-ASL-04", "FOW-ASL-07", "FOW-ASL-T1"];
            /// Its teams able to fight.
            enemy_teams: Count<1, 20> = 5, t::ASSAULT_ENEMY_TEAMS, ["FOW-ASL-16", "FOW-ASL-20"];
            /// Its skill.
            enemy_skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-ASL-16"];
            /// Its number in skill tests.
            enemy_skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"];
            /// Its motivation.
            enemy_motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-ASL-21", "FOW-TUR-T1"];
            /// The company commander or higher command leads it.
            enemy_reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05", "FOW-AMB-63"];
            /// What it does when it passes its reaction test.
            enemy_on_pass: OnPass = OnPass::Counterattack, t::ASSAULT_ON_PASS, ["FOW-ASL-21", "FOW-ASL-22", "FOW-ASL-23"],
                when |form| form.enemy != DefenderKind::Guns;
            /// Top armour of its tanks.
            enemy_armour: Count<0, 5> = 1, t::ARMOUR_TOP, ["FOW-ASL-18"],
                when |form| form.enemy == DefenderKind::Tanks;
            /// Its Anti-tank in close combat.
            enemy_anti_tank: Count<1, 25> = 3, t::ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"],
                when |form| form.kind == AttackerKind::Tanks;
            /// Reconnaissance that tries to disengage instead of firing.
            disengages: bool = false, t::ASSAULT_DISENGAGES, ["FOW-ASL-15", "FOW-REC-10"];
            /// In a building or behind a continuous obstacle.
            walled: bool = false, t::ASSAULT_WALLED, ["FOW-ASL-19"];
        }
        group t::GROUP_CHARGE => {
            /// Inches between the platoons after the movement phase.
            distance: Count<0, 12> = 4, t::ASSAULT_DISTANCE, ["FOW-ASL-06", "FOW-ASL-08", "FOW-AMB-20"];
            /// What bars the platoon.
            barred: AssaultBar = AssaultBar::None, t::ASSAULT_BARRED, ["FOW-ASL-06", "FOW-AMB-21", "FOW-AMB-66"];
            /// The test against tanks is passed already.
            tested: bool = false, t::ASSAULT_TESTED, ["FOW-ASL-07", "FOW-AMB-23"],
                when |form| form.enemy == DefenderKind::Tanks;
            /// Hits that defensive fire scored.
            fire_hits: Count<0, 100> = 0, t::ASSAULT_FIRE_HITS, ["FOW-ASL-14", "FOW-AMB-22"],
                when |form| !form.disengages;
        }
    }
}

/// The calculator.
pub const ASSAULT: Calculator = Calculator {
    id: "assault",
    title: t::ASSAULT,
    summary: t::ASSAULT_SUMMARY,
    cites: &["FOW-ASL-P1", "FOW-ASL-T1"],
    fields: Assault::FIELDS,
    work: assault,
};

impl Assault {
    fn against_tanks(&self) -> bool {
        self.enemy == DefenderKind::Tanks
    }

    fn fire_hits(&self) -> u32 {
        if self.disengages {
            0
        } else {
            self.fire_hits.count()
        }
    }

    /// Defensive fire pinned it, and it is not made up of tanks alone
    /// (FOW-ASL-14).
    fn thrown_back(&self) -> bool {
        self.kind != AttackerKind::Tanks && self.fire_hits() >= HITS_THAT_PIN
    }

    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Vec::new();
        let reach = if self.kind == AttackerKind::Cavalry {
            CAVALRY_REACH
        } else {
            REACH
        };
        if self.distance.0 > reach {
            refusals.push(if self.kind == AttackerKind::Cavalry {
                Note::new(t::REFUSED_CAVALRY_CHARGE_TOO_FAR, "FOW-AMB-20")
            } else {
                Note::new(t::REFUSED_CHARGE_TOO_FAR, "FOW-ASL-06")
            });
        }
        let no_bar = self.barred == AssaultBar::None
            || (self.barred == AssaultBar::Pinned && self.kind == AttackerKind::Tanks);
        if !no_bar {
            refusals.push(Note::new(
                t::refused_assault(self.barred.label()),
                self.barred.cite(),
            ));
        }
        refusals
    }

    fn notes(&self) -> Vec<Note> {
        let mut notes = Vec::new();
        let mut note = |applies: bool, text, cite| {
            if applies {
                notes.push(Note::new(text, cite));
            }
        };
        note(
            self.kind == AttackerKind::Cavalry && self.distance.0 > REACH,
            t::NOTE_CAVALRY_CHARGE,
            "FOW-AMB-20",
        );
        note(
            self.kind == AttackerKind::Tanks && self.barred == AssaultBar::Pinned,
            t::NOTE_NEVER_PINNED,
            "FOW-PIN-03",
        );
        note(self.walled, t::NOTE_BREAK_IN, "FOW-ASL-19");
        note(
            self.enemy == DefenderKind::Guns,
            t::NOTE_GUNS_BREAK_OFF,
            "FOW-ASL-04",
        );
        note(self.disengages, t::NOTE_ASSAULT_DISENGAGES, "FOW-REC-10");
        note(true, t::NOTE_ASSAULT_ALL_FIGHT, "FOW-ASL-16");
        note(
            self.kind == AttackerKind::Mixed,
            t::NOTE_ASSAULT_MIXED,
            "FOW-AMB-24",
        );
        note(
            self.kind == AttackerKind::Tanks || self.against_tanks(),
            t::NOTE_ASSAULT_TANKS_LOST,
            "FOW-ASL-18",
        );
        note(true, t::NOTE_ASSAULT_REACTION, "FOW-AMB-67");
        note(true, t::NOTE_ASSAULT_BREAK_OFF, "FOW-ASL-23");
        note(true, t::NOTE_ASSAULT_CONSOLIDATE, "FOW-ASL-25");
        notes.push(Note::new(
            t::note_assault_rounds(MOST_ROUNDS as i32),
            "FOW-ASL-22",
        ));
        notes
    }

    /// The fire at the assaulting platoon.
    fn defensive_fire(&self) -> Opening {
        let target = match self.kind {
            AttackerKind::Tanks => TargetKind::Armoured,
            _ => TargetKind::Infantry,
        };
        Opening::new(SHOOTING.id)
            .with("target-skill", self.skill)
            .with("target", target)
            .with("teams", self.teams)
            .with("motivation", self.motivation)
            .with("reroll", self.reroll)
            .with("defensive", true)
    }

    /// The first round of close combat, in which the attackers strike.
    fn first_round(&self) -> Opening {
        let round = Opening::new("close-combat")
            .with("teams", Count::<0, 30>::from_raw(self.teams.0))
            .with("skill", self.skill)
            .with("skill-number", self.skill_number)
            .with("enemies", Count::<1, 30>::from_raw(self.enemy_teams.0));
        if !self.against_tanks() {
            return round;
        }
        round
            .with("enemy", Foe::Tank)
            .with("anti-tank", self.anti_tank)
            .with("armour", self.enemy_armour)
            .with("motivation", self.enemy_motivation)
            .with("reroll", self.enemy_reroll)
    }

    fn next(&self) -> Vec<Opening> {
        let morale = |motivation: Motivation, reroll: bool| {
            Opening::new("platoon-morale")
                .with("motivation", motivation)
                .with("reroll", reroll)
        };
        let mut next = Vec::new();
        // Reconnaissance tests instead (FOW-ASL-15).
        if !self.disengages {
            next.push(self.defensive_fire());
        }
        next.extend([
            self.first_round(),
            morale(self.motivation, self.reroll),
            morale(self.enemy_motivation, self.enemy_reroll),
        ]);
        next
    }
}

fn assault(answers: &Values, house: &Values) -> Working {
    let form: Assault = answers.typed();
    let skills = SkillBase::of(form.skill, form.skill_number, house).and_then(|own| {
        let enemy = SkillBase::of(form.enemy_skill, form.enemy_skill_number, house)?;
        Ok((own, enemy))
    });
    let (skill, enemy_skill) = match skills {
        Ok(skills) => skills,
        Err(missing) => {
            return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]);
        }
    };
    let refusals = form.refusals();
    if refusals.is_empty() && form.thrown_back() {
        let mut working = only_a_word(t::ASSAULT_PLAQUE, t::WORD_THROWN_BACK);
        working.sheets = vec![hits_sheet(form.fire_hits() as i16)];
        working.notes = vec![
            Note::new(t::NOTE_THROWN_BACK, "FOW-ASL-14"),
            Note::new(t::NOTE_THROWN_BACK_PINNED, "FOW-AMB-22"),
        ];
        return working;
    }
    let sheets = sheets(&form, &skill, &enemy_skill);
    let plaque = sheets
        .first()
        .map_or((t::TO_HIT, Figure::Impossible), |sheet| {
            (sheet.title, sheet.result.clone())
        });
    let battle = Battle::of(&form, &skill, &enemy_skill);
    let mut notes = form.notes();
    notes.extend(skill.note.or(enemy_skill.note));
    Working {
        plaque,
        sheets,
        notes,
        next: form.next(),
        parts: battle.parts(),
        procedure: if refusals.is_empty() {
            Some(Box::new(move |dice: &mut dyn Dice| battle.fight(dice)))
        } else {
            None
        },
        refusals,
        ..Working::default()
    }
}

/// The sum behind "thrown back": five hits, and how many more there are.
fn hits_sheet(hits: i16) -> Sheet {
    let pin = HITS_THAT_PIN as i16;
    Sheet {
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

/// The numbers in the order they are needed.
fn sheets(form: &Assault, skill: &SkillBase, enemy_skill: &SkillBase) -> Vec<Sheet> {
    let motivation = |id, title, motivation: Motivation| {
        let figure = Figure::Need(motivation.test_number());
        plain(id, title, (motivation.label(), figure, "FOW-TUR-T1"))
    };
    let mut sheets = Vec::new();
    if form.against_tanks() && !form.tested {
        sheets.push(motivation("charge", t::CHARGE_TEST, form.motivation));
    }
    if form.disengages {
        sheets.push(enemy_skill.sheet("disengage", t::DISENGAGE_TEST));
    }
    sheets.push(skill.sheet("to-hit", t::ATTACKERS_HIT_ON));
    if form.against_tanks() {
        sheets.push(armour_sheet(
            form.anti_tank.0,
            (t::ARMOUR_TOP, form.enemy_armour.0),
            false,
        ));
    }
    sheets.push(motivation(
        "enemy-reaction",
        t::DEFENDERS_REACT_ON,
        form.enemy_motivation,
    ));
    sheets.push(enemy_skill.sheet("enemy-to-hit", t::DEFENDERS_HIT_ON));
    if form.kind == AttackerKind::Tanks {
        let mut armour = armour_sheet(
            form.enemy_anti_tank.0,
            (t::ARMOUR_TOP, form.armour.0),
            false,
        );
        armour.id = "own-armour";
        sheets.push(armour);
    }
    sheets.push(motivation(
        "reaction",
        t::ATTACKERS_REACT_ON,
        form.motivation,
    ));
    sheets
}

/// One side of the fight, with its rolls made ready.
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
}

impl Side {
    /// Teams it loses by so many hits: the working ones are hit one each
    /// before anyone takes a second.
    fn losses(&self, dice: &mut dyn Dice, working: u32, hits: u32) -> u32 {
        let Some(save) = &self.save else {
            return hits.min(working);
        };
        let each = hits / working;
        let more = hits % working;
        let groups = [
            (more, each + 1),
            (if each > 0 { working - more } else { 0 }, each),
        ];
        dice.each_of(&groups, |dice, &hits| {
            let out = dice.again(hits, false, |dice, out| {
                out || dice.band(save) != ARMOUR_HIGHER
            });
            u32::from(out)
        })
    }
}

/// How a fight ended, in the order of the words of [`RESULT`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum End {
    /// The attackers cleared the enemy.
    Cleared,
    /// The assaulted platoon broke off.
    BrokenOff,
    /// The attackers broke off.
    AttackersBrokenOff,
    /// The attackers were cleared.
    AttackersCleared,
    /// The test before the charge failed.
    NoCharge,
    /// Reconnaissance disengaged.
    Disengaged,
    /// It goes on.
    #[default]
    Open,
}

/// How a fight stands: working teams, who was hit in close combat, who strikes
/// next.
#[derive(Clone, Copy, Default)]
struct Fight {
    attackers: u32,
    defenders: u32,
    attackers_hit: bool,
    defenders_hit: bool,
    defenders_strike: bool,
    end: End,
}

/// The most teams of a side.
const MOST_TEAMS: u64 = 20;

impl Fight {
    /// What comes next: either side strikes, or it is over in one of the first
    /// four ways.
    const NEXT: [(bool, End); 6] = [
        (false, End::Open),
        (true, End::Open),
        (false, End::Cleared),
        (false, End::BrokenOff),
        (true, End::AttackersBrokenOff),
        (true, End::AttackersCleared),
    ];
}

/// Codes are kept dense: the odds of an assault go through thousands of them.
impl Coded for Fight {
    const CODES: u64 = 1 << 24;
    fn code(self) -> u64 {
        let next = Self::NEXT
            .iter()
            .position(|next| *next == (self.defenders_strike, self.end))
            .unwrap_or(0) as u64;
        let hit = u64::from(self.attackers_hit) | u64::from(self.defenders_hit) << 1;
        let teams = u64::from(self.attackers) * (MOST_TEAMS + 1) + u64::from(self.defenders);
        (teams * 4 + hit) * Self::NEXT.len() as u64 + next
    }

    fn decode(code: u64) -> Self {
        let kinds = Self::NEXT.len() as u64;
        let (defenders_strike, end) = Self::NEXT[(code % kinds) as usize];
        let hit = code / kinds % 4;
        let teams = code / kinds / 4;
        Self {
            attackers: (teams / (MOST_TEAMS + 1)) as u32,
            defenders: (teams % (MOST_TEAMS + 1)) as u32,
            attackers_hit: hit & 1 == 1,
            defenders_hit: hit & 2 == 2,
            defenders_strike,
            end,
        }
    }
}

impl Tally for Fight {
    /// Fights follow one another and are never added up.
    fn plus(self, other: Self) -> Self {
        if self.code() > other.code() {
            self
        } else {
            other
        }
    }
}

/// Both sides, and what comes before the first blow.
#[derive(Clone, Copy)]
struct Battle {
    attackers: Side,
    defenders: Side,
    /// The test before charging tanks, if it is still to be taken.
    charge: Option<Roll>,
    /// The test of reconnaissance that disengages.
    disengage: Option<Roll>,
    /// Defensive fire hit the attackers.
    fire_hit: bool,
    attackers_can_be_pinned: bool,
    defenders_can_be_pinned: bool,
}

impl Battle {
    fn of(form: &Assault, skill: &SkillBase, enemy_skill: &SkillBase) -> Self {
        let tanks = form.kind == AttackerKind::Tanks;
        let strikes = |need, name, cite| Roll::new(Die::D6).at_least(need).named(name, cite);
        let save = |anti_tank: i16, armour: i16| armour_save(anti_tank - armour);
        let reaction = |motivation: Motivation, reroll, name: Text| {
            motivation.test(reroll, name, "FOW-ASL-21")
        };
        Self {
            attackers: Side {
                teams: form.teams.count(),
                to_hit: strikes(skill.need, t::ROLL_ATTACKERS_HIT, "FOW-ASL-16"),
                save: tanks.then(|| save(form.enemy_anti_tank.0, form.armour.0)),
                has_tanks: tanks || form.kind == AttackerKind::Mixed,
                counterattacks: form.on_pass == OnPass::Counterattack,
                reaction: reaction(form.motivation, form.reroll, t::ROLL_ATTACKERS_REACT),
            },
            defenders: Side {
                teams: form.enemy_teams.count(),
                to_hit: strikes(enemy_skill.need, t::ROLL_DEFENDERS_HIT, "FOW-ASL-16"),
                save: form
                    .against_tanks()
                    .then(|| save(form.anti_tank.0, form.enemy_armour.0)),
                has_tanks: form.against_tanks(),
                counterattacks: form.enemy != DefenderKind::Guns
                    && form.enemy_on_pass == OnPass::Counterattack,
                reaction: reaction(
                    form.enemy_motivation,
                    form.enemy_reroll,
                    t::ROLL_DEFENDERS_REACT,
                ),
            },
            charge: (form.against_tanks() && !form.tested).then(|| {
                form.motivation
                    .test(form.reroll, t::ROLL_CHARGE_TEST, "FOW-ASL-07")
            }),
            disengage: form
                .disengages
                .then(|| strikes(enemy_skill.need, t::ROLL_DISENGAGE, "FOW-REC-10")),
            fire_hit: form.fire_hits() > 0,
            attackers_can_be_pinned: !tanks,
            defenders_can_be_pinned: !form.against_tanks(),
        }
    }

    fn parts(&self) -> Vec<Part> {
        let mut parts = vec![RESULT, ENEMY_LOST, OWN_LOST];
        if self.defenders_can_be_pinned {
            parts.push(ENEMY_PINNED);
        }
        if self.attackers_can_be_pinned {
            parts.push(OWN_PINNED);
        }
        parts
    }

    fn fight(&self, dice: &mut dyn Dice) -> Outcome {
        let start = Fight {
            attackers: self.attackers.teams,
            defenders: self.defenders.teams,
            ..Fight::default()
        };
        let end = if self.charge.is_some_and(|test| !dice.check(&test)) {
            Fight {
                end: End::NoCharge,
                ..start
            }
        } else if self.disengage.is_some_and(|test| dice.check(&test)) {
            Fight {
                end: End::Disengaged,
                ..start
            }
        } else {
            dice.again(MOST_ROUNDS, start, |dice, fight| self.round(dice, fight))
        };
        let mut figures = vec![
            end.end as u32,
            self.defenders.teams - end.defenders,
            self.attackers.teams - end.attackers,
        ];
        if self.defenders_can_be_pinned {
            figures.push(u32::from(end.defenders_hit));
        }
        if self.attackers_can_be_pinned {
            // Defensive fire counts here as well (FOW-AMB-67), once the charge
            // was made.
            let fired_at = self.fire_hit && end.end != End::NoCharge;
            figures.push(u32::from(end.attackers_hit || fired_at));
        }
        Outcome::of(&figures)
    }

    /// One side strikes, and the other reacts (steps 4 to 8).
    fn round(&self, dice: &mut dyn Dice, mut fight: Fight) -> Fight {
        if fight.end != End::Open {
            return fight;
        }
        let defenders_strike = fight.defenders_strike;
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
        *working -= struck.losses(dice, *working, hits);
        *was_hit |= hits > 0;
        let (left, was_hit) = (*working, *was_hit);
        fight.end = if left == 0 {
            if defenders_strike {
                End::AttackersCleared
            } else {
                End::Cleared
            }
        } else if struck.counterattacks
            && ((!was_hit && !strikers.has_tanks) || dice.check(&struck.reaction))
        {
            fight.defenders_strike = !defenders_strike;
            End::Open
        } else if defenders_strike {
            End::AttackersBrokenOff
        } else {
            End::BrokenOff
        };
        fight
    }
}

/// How the assault ends.
const RESULT: Part = Part {
    id: "assault",
    label: t::PART_ASSAULT,
    kind: PartKind::Words(&[
        Word {
            id: "cleared",
            label: t::WORD_ENEMY_CLEARED,
            tone: Tone::Good,
        },
        Word {
            id: "broken-off",
            label: t::WORD_ENEMY_BROKE_OFF,
            tone: Tone::Good,
        },
        Word {
            id: "attackers-broken-off",
            label: t::WORD_ATTACKERS_BROKE_OFF,
            tone: Tone::Bad,
        },
        Word {
            id: "attackers-cleared",
            label: t::WORD_ATTACKERS_CLEARED,
            tone: Tone::Bad,
        },
        Word {
            id: "no-charge",
            label: t::WORD_NO_CHARGE,
            tone: Tone::Plain,
        },
        Word {
            id: "disengaged",
            label: t::WORD_DISENGAGED,
            tone: Tone::Plain,
        },
        Word {
            id: "open",
            label: t::WORD_STILL_FIGHTING,
            tone: Tone::Plain,
        },
    ]),
};

const ENEMY_LOST: Part = Part {
    id: "enemy-lost",
    label: t::PART_ENEMY_LOST,
    kind: PartKind::Count,
};

const OWN_LOST: Part = Part {
    id: "lost",
    label: t::PART_OWN_LOST,
    kind: PartKind::Count,
};

const ENEMY_PINNED: Part = Part {
    id: "enemy-pinned",
    label: t::PART_ENEMY_PINNED,
    kind: PartKind::Words(PINNED_IS_GOOD),
};

const OWN_PINNED: Part = Part {
    id: "pinned",
    label: t::PART_OWN_PINNED,
    kind: PartKind::Words(PINNED_IS_BAD),
};
