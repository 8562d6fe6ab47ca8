//! Bogging down, getting free, being towed free. Procedures FOW-DIF-P1,
//! FOW-DIF-P2 and FOW-RCV-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::skill::{SkillBase, Trained};

/// The lowest face on which a bogging test is passed (FOW-DIF-01).
const DRIVES_ON: i16 = 2;

choices! {
    /// The kind of team that enters hard ground, by how it tests.
    pub enum Bogger {
        /// A tracked vehicle, which may try very difficult ground too (FOW-DIF-03).
        Tracked = "tracked" => t::BOG_TRACKED,
        /// Any other vehicle (FOW-DIF-01).
        Vehicle = "vehicle" => t::MOVE_OTHER_VEHICLE,
        /// A light, medium or heavy gun (FOW-DIF-04).
        Gun = "gun" => t::BOG_GUN,
        /// Infantry, cavalry and man-packed guns, which never test (FOW-DIF-05).
        OnFoot = "on-foot" => t::BOG_ON_FOOT,
    }
}

choices! {
    /// Ground in which a vehicle can bog down.
    pub enum HardGround {
        /// Difficult ground.
        Difficult = "difficult" => t::TABLE_DIFFICULT_GROUND,
        /// Buildings and wrecks (FOW-BLD-02, FOW-RES-03).
        VeryDifficult = "very-difficult" => t::GROUND_VERY_DIFFICULT,
    }
}

form! {
    /// The questions about a bogging test.
    pub struct Bogging {
        group t::GROUP_BOGGING => {
            /// The kind of team that enters the ground.
            mover: Bogger = Bogger::Tracked, t::BOG_MOVER, ["FOW-DIF-01", "FOW-DIF-03", "FOW-DIF-04", "FOW-DIF-05"];
            /// The ground.
            ground: HardGround = HardGround::Difficult, t::BOG_GROUND, ["FOW-DIF-01", "FOW-DIF-03", "FOW-AMB-60"],
                when |form| form.mover != Bogger::OnFoot && !form.is_towed();
            /// It is a gun that is being towed.
            towed: bool = false, t::BOG_TOWED, ["FOW-TRP-09"],
                when |form| form.mover == Bogger::Gun;
            /// The number of teams that test, all alike.
            teams: Count<1, 30> = 1, t::BOG_TEAMS, ["FOW-DIF-01"],
                when |form| form.tests();
            /// Tests that each of them takes in this move.
            entries: Count<1, 4> = 1, t::BOG_ENTRIES, ["FOW-DIF-01"],
                when |form| form.tests();
        }
        group t::SKILL => {
            /// Its level of training.
            trained: Trained => "", when |form, _| form.takes_skill_test();
        }
    }
}

impl Bogging {
    fn is_towed(self) -> bool {
        self.mover == Bogger::Gun && self.towed
    }

    fn is_closed(self) -> bool {
        self.ground == HardGround::VeryDifficult && self.mover != Bogger::Tracked
    }

    fn tests(self) -> bool {
        self.mover != Bogger::OnFoot && !self.is_towed() && !self.is_closed()
    }

    fn takes_skill_test(self) -> bool {
        self.tests() && self.ground == HardGround::VeryDifficult
    }
}

outcome! {
    /// The fate of teams that enter hard ground: of one in words, of several as a count.
    pub struct Entered of |form: &Bogging| {
        /// Whether the team continues.
        bogging: bool, t::PART_BOGGING, words const {
            &[bad("bogged", t::WORD_BOGGED), good("drives-on", t::WORD_GOES_ON)]
        }, when form.teams.0 == 1;
        /// How many bog down.
        bogged: u32, t::PART_BOGGED, tone Bad, when form.teams.0 > 1;
    }
}

impl Calculate for Bogging {
    type House = House;
    type Outcome = Entered;
    const ABOUT: About = About::new("bogging", t::BOGGING, t::BOGGING_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-DIF-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        if self.mover == Bogger::OnFoot || self.is_towed() {
            let mut working = Working::word(t::BOG_PLAQUE, t::WORD_NO_TEST);
            working.notes.push(if self.is_towed() {
                Note::new(t::NOTE_BOG_TOWED, "FOW-TRP-09")
            } else {
                Note::new(t::NOTE_BOG_ON_FOOT, "FOW-DIF-05")
            });
            return working.into();
        }
        if self.is_closed() {
            let closed = Note::new(t::REFUSED_MOVE_CLOSED_GROUND, "FOW-AMB-60");
            return Working::refused(t::BOG_PLAQUE, t::WORD_NOT_LEGAL, vec![closed]).into();
        }
        let by_skill = self.takes_skill_test();
        let mut notes = Notes::default();
        let (sum, need, name, cite) = if by_skill {
            match SkillBase::of(self.trained, *house) {
                Ok(base) => {
                    let sum = base.sum("test", t::BOG_PLAQUE);
                    notes.0.extend(base.note);
                    (sum, base.need, t::ROLL_SKILL_TEST, "FOW-DIF-03")
                }
                Err(missing) => {
                    let (headline, skill) = (t::BOG_PLAQUE, t::TEST_KIND_SKILL);
                    return Working::refused(headline, skill, vec![missing]).into();
                }
            }
        } else {
            let cite = if self.mover == Bogger::Gun { "FOW-DIF-04" } else { "FOW-DIF-01" };
            let base = (self.ground.label(), Figure::Need(DRIVES_ON), cite);
            let sum = Sum::plain("test", t::BOG_PLAQUE, base);
            (sum, DRIVES_ON, t::ROLL_BOGGING, cite)
        };
        let entries = self.entries.count();
        notes.add(entries == 1, t::NOTE_BOG_AGAIN, "FOW-DIF-01");
        notes.add(entries > 1, t::NOTE_BOG_ENTRIES, "FOW-DIF-01");
        notes.add(by_skill, t::NOTE_BOG_BUILDING, "FOW-BLD-07");
        notes.add(by_skill, t::NOTE_BOG_WRECK, "FOW-RES-03");
        notes.add(true, t::NOTE_BOG_ENDS_MOVE, "FOW-DIF-02");
        notes.add(true, t::NOTE_BOG_IDLE, "FOW-DIF-06");
        let mut working = Working::number(t::BOG_PLAQUE, vec![sum]);
        working.notes = notes.0;
        let freeing = Freeing { trained: self.trained, ..Freeing::default() };
        working.next = vec![
            Opening::of(&freeing).into(),
            Opening::to::<Towing>().knowing(Towing::AT.target, TowTarget::of(self.mover)).into(),
        ];
        let test = Roll::new(Die::D6).at_least(need).named(name, cite);
        let teams = self.teams.count();
        let several = Some((t::DICE_D_6, Figure::Dice(self.teams.0)));
        working.dice = several.filter(|_| teams > 1);
        working = if teams == 1 {
            working.chance(t::WANT_GOES_ON, Entered::AT.bogging.is(true))
        } else {
            working
                .chance(t::WANT_ALL_GO_ON, Entered::AT.bogged.at_most(0))
                .chance(t::WANT_BOGGED_AVERAGE, Entered::AT.bogged.on_average())
        };
        working.rolls(self, move |dice| {
            let passed = if entries == 1 {
                dice.successes(&test, teams)
            } else {
                dice.each(teams, |dice| {
                    let goes_on = |dice: &mut dyn Dice, so_far| so_far && dice.check(&test);
                    u32::from(dice.again(entries, true, goes_on))
                })
            };
            Entered { bogging: passed == teams, bogged: teams - passed }
        })
    }
}

form! {
    /// The questions about getting free.
    pub struct Freeing {
        group t::GROUP_FREEING => {
            /// Its level of training.
            trained: Trained => "", heads [t::GROUP_FREEING];
            /// The number of teams that test, all alike.
            teams: Count<1, 40> = 1, t::FREE_TEAMS, ["FOW-DIF-07"];
        }
    }
}

outcome! {
    /// The fate of teams that are bogged down.
    pub struct Freed of |form: &Freeing| {
        /// Whether the team gets free.
        freeing: bool, t::PART_FREEING, words const {
            &[bad("still-bogged", t::WORD_STILL_BOGGED), FREED]
        }, when form.teams.0 == 1;
        /// How many get free.
        freed: u32, t::PART_FREED, when form.teams.0 > 1;
    }
}

impl Calculate for Freeing {
    type House = House;
    type Outcome = Freed;
    const ABOUT: About = About::new("freeing", t::FREEING, t::FREEING_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-DIF-P2", "FOW-DIF-07"];

    fn work(&self, house: &House) -> Work<Self> {
        let base = match SkillBase::of(self.trained, *house) {
            Ok(base) => base,
            Err(missing) => {
                return Working::refused(t::FREE_PLAQUE, t::TEST_KIND_SKILL, vec![missing]).into();
            }
        };
        let sum = base.sum("test", t::FREE_PLAQUE);
        let mut working = Working::number(t::FREE_PLAQUE, vec![sum]);
        working.notes.extend(base.note);
        working.notes.extend([
            Note::new(t::NOTE_FREE_BACK, "FOW-DIF-07"),
            Note::new(t::NOTE_FREE_LATER, "FOW-DIF-07"),
            Note::new(t::NOTE_FREE_AFTER_CREW, "FOW-AMB-69"),
            Note::new(t::NOTE_BOG_IDLE, "FOW-DIF-06"),
        ]);
        working.next = vec![Opening::to::<Towing>().into()];
        let test = Roll::new(Die::D6).at_least(base.need).named(t::ROLL_SKILL_TEST, "FOW-DIF-07");
        let teams = self.teams.count();
        let several = Some((t::DICE_D_6, Figure::Dice(self.teams.0)));
        working.dice = several.filter(|_| teams > 1);
        working = if teams == 1 {
            working.chance(t::WANT_FREE, Freed::AT.freeing.is(true))
        } else {
            let all = Freed::AT.freed.at_least(teams as u16);
            working
                .chance(t::WANT_ALL_FREE, all)
                .chance(t::WANT_FREE_AVERAGE, Freed::AT.freed.on_average())
        };
        working.rolls(self, move |dice| {
            let freed = dice.successes(&test, teams);
            Freed { freeing: freed == teams, freed }
        })
    }
}

choices! {
    /// The vehicle that tows.
    pub enum Tower {
        /// A recovery vehicle (FOW-RCV-01).
        Recovery = "recovery" => t::TOW_RECOVERY,
        /// Any other vehicle (FOW-RCV-04).
        Other = "other" => t::MOVE_OTHER_VEHICLE,
    }
}

choices! {
    /// The load that is towed.
    pub enum TowTarget {
        /// A bogged vehicle.
        Vehicle = "vehicle" => t::TOW_VEHICLE,
        /// A bogged gun.
        Gun = "gun" => t::TOW_GUN,
        /// A vehicle that broke down, which is only moved (FOW-AMB-46).
        BrokenDown = "broken-down" => t::TOW_BROKEN_DOWN,
        /// A wreck, which is only moved (FOW-AMB-46).
        Wreck = "wreck" => t::TOW_WRECK,
    }
}

impl TowTarget {
    pub(crate) const fn of(mover: Bogger) -> Self {
        match mover {
            Bogger::Gun => Self::Gun,
            _ => Self::Vehicle,
        }
    }

    pub(crate) const fn is_only_moved(self) -> bool {
        matches!(self, Self::BrokenDown | Self::Wreck)
    }
}

form! {
    /// The questions about towing.
    pub struct Towing {
        group t::GROUP_TOWING => {
            /// The vehicle that tows.
            tower: Tower = Tower::Recovery, t::TOW_TOWER, ["FOW-RCV-01", "FOW-RCV-04"];
            /// The load that is towed.
            target: TowTarget = TowTarget::Vehicle, t::TOW_TARGET, ["FOW-RCV-01", "FOW-RCV-02", "FOW-AMB-46"];
            /// The towing vehicle is bogged down or bailed out.
            stuck: bool = false, t::TOW_STUCK, ["FOW-RCV-01", "FOW-RCV-04"];
            /// It ended its move beside the target.
            beside: bool = true, t::TOW_BESIDE, ["FOW-RCV-01"];
            /// The load is no larger than the towing vehicle.
            fits: bool = true, t::TOW_FITS, ["FOW-RCV-04"],
                when |form| form.size_matters();
            /// The load is in difficult ground.
            difficult: bool = true, t::TABLE_DIFFICULT_GROUND, ["FOW-RCV-02"],
                when |form| form.tower == Tower::Recovery;
        }
        group t::SKILL => {
            /// The towing vehicle's level of training.
            trained: Trained => "", when |form, _| form.tower == Tower::Other;
        }
    }
}

outcome! {
    /// The outcome of towing.
    pub struct Towed of |form: &Towing| {
        /// Whether the towing succeeds.
        towing: bool, t::PART_TOWING, words match (form.tower, form.target.is_only_moved()) {
            (Tower::Recovery, false) => &[TOWER_BOGGED, FREED],
            (Tower::Recovery, true) => &[TOWER_BOGGED, MOVED],
            (Tower::Other, false) => &[NOT_TOWED, FREED],
            (Tower::Other, true) => &[NOT_TOWED, MOVED],
        };
    }
}

const FREED: Word = good("freed", t::WORD_FREED);
const MOVED: Word = good("moved", t::WORD_TOWED_AWAY);
const NOT_TOWED: Word = bad("not-towed", t::WORD_NOT_TOWED);
const TOWER_BOGGED: Word = bad("tower-bogged", t::WORD_TOWER_BOGGED);

impl Towing {
    /// Whether the size of the load matters: a gun of any size may be towed, and a recovery vehicle
    /// tows anything.
    fn size_matters(self) -> bool {
        self.tower == Tower::Other && self.target != TowTarget::Gun
    }

    fn refusals(self) -> Vec<Note> {
        let own_rule = match self.tower {
            Tower::Recovery => "FOW-RCV-01",
            Tower::Other => "FOW-RCV-04",
        };
        let mut refusals = Notes::default();
        refusals.add(self.stuck, t::REFUSED_TOW_STUCK, own_rule);
        refusals.add(!self.beside, t::REFUSED_TOW_NOT_BESIDE, "FOW-RCV-01");
        refusals.add(self.size_matters() && !self.fits, t::REFUSED_TOW_LARGER, "FOW-RCV-04");
        refusals.0
    }

    fn notes(self) -> Vec<Note> {
        let only_moved = self.target.is_only_moved();
        let recovery = self.tower == Tower::Recovery;
        let hard = recovery && self.difficult;
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_TOW_MOVE, "FOW-RCV-02");
        notes.add(only_moved, t::NOTE_TOW_ONLY_MOVED, "FOW-AMB-46");
        notes.add(!only_moved, t::NOTE_TOW_FREE_WHEN, "FOW-RCV-02");
        notes.add(hard, t::NOTE_TOW_TOWER_BOGS, "FOW-AMB-46");
        notes.add(recovery && !hard, t::NOTE_TOW_EASY, "FOW-RCV-02");
        notes.add(!recovery, t::NOTE_TOW_ALWAYS, "FOW-AMB-46");
        notes.add(true, t::NOTE_TOW_NO_FIGHT, "FOW-RCV-03");
        notes.0
    }
}

impl Calculate for Towing {
    type House = House;
    type Outcome = Towed;
    const ABOUT: About = About::new("towing", t::TOWING, t::TOWING_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-RCV-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::TOW_PLAQUE, t::WORD_NOT_LEGAL, refusals).into();
        }
        let test = Roll::new(Die::D6);
        let (mut working, test) = match self.tower {
            Tower::Recovery if self.difficult => {
                let ground = t::TABLE_DIFFICULT_GROUND;
                let base = (ground, Figure::Need(DRIVES_ON), "FOW-RCV-02");
                let sum = Sum::plain("test", t::TOW_PLAQUE, base);
                let mut working = Working::number(t::TOW_PLAQUE, vec![sum]);
                working.next.push(Opening::to::<Freeing>().into());
                let test = test.at_least(DRIVES_ON);
                (working, Some(test.named(t::ROLL_BOGGING, "FOW-RCV-02")))
            }
            Tower::Recovery => (Working::word(t::TOW_PLAQUE, t::WORD_NO_TEST), None),
            Tower::Other => match SkillBase::of(self.trained, *house) {
                Ok(base) => {
                    let sum = base.sum("test", t::TOW_PLAQUE);
                    let mut working = Working::number(t::TOW_PLAQUE, vec![sum]);
                    working.notes.extend(base.note);
                    let test = test.at_least(base.need);
                    (working, Some(test.named(t::ROLL_SKILL_TEST, "FOW-RCV-04")))
                }
                Err(missing) => {
                    let (headline, skill) = (t::TOW_PLAQUE, t::TEST_KIND_SKILL);
                    return Working::refused(headline, skill, vec![missing]).into();
                }
            },
        };
        working.notes.extend(self.notes());
        working = if self.target.is_only_moved() {
            working.chance(t::WANT_TOWED_AWAY, Towed::AT.towing.is(true))
        } else {
            working.chance(t::WANT_TOWED_FREE, Towed::AT.towing.is(true))
        };
        working.rolls(self, move |dice| Towed { towing: test.is_none_or(|test| dice.check(&test)) })
    }
}
