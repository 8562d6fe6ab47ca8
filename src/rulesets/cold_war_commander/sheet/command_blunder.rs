//! The blunder of a command test, with all its consequences: procedure CWC-BLU-P1.

use crate::rulesets::cold_war_commander::prelude::*;

use super::effect::{Effect, End, Reason, Target, Then, UnderFire, plain};
use super::fall_back::Rout;
use super::fire_resolution::FireResolution;
use super::to_hit::fixed_number;

choices! {
    /// Which line of the table applies (CWC-BLU-T1).
    pub enum Rolled {
        /// The D6 is rolled in this calculator.
        Roll = "roll" => t::BLUNDER_ROLL,
        /// 1–2
        CeaseFire = "cease-fire" => t::CEASE_FIRE,
        /// 3–4
        CrawlAway = "crawl-away" => t::CRAWL_AWAY,
        /// 5–6
        Crossfire = "crossfire" => t::CROSSFIRE,
    }
}

choices! {
    /// The state of a unit when Crossfire! hits it (CWC-BLU-05).
    pub enum Before {
        /// Neither activated this turn nor suppressed.
        Fresh = "fresh" => t::BEFORE_FRESH,
        /// Activated this turn.
        Activated = "activated" => t::BEFORE_ACTIVATED,
        /// Suppressed; whether it was activated makes no difference.
        Suppressed = "suppressed" => t::BEFORE_SUPPRESSED,
    }
}

choices! {
    /// The obstacle in the way of a unit that crawls away (CWC-BLU-04).
    pub enum InTheWay {
        /// Nothing.
        Clear = "clear" => t::MEETS_CLEAR,
        /// Something it can go around.
        Obstacle = "obstacle" => t::WAY_AROUND,
        /// Impassable terrain.
        Impassable = "impassable" => t::MEETS_IMPASSABLE,
        /// Ground that the enemy holds.
        Enemy = "enemy" => t::MEETS_ENEMY,
        /// A suppressed unit.
        Suppressed = "suppressed" => t::WAY_SUPPRESSED_UNIT,
        /// A friendly unit that is not suppressed.
        Friend = "friend" => t::MEETS_FRIEND,
    }
}

form! {
    /// The questions about the blunder of a command test.
    pub struct CommandBlunder {
        group t::GROUP_BLUNDER => {
            /// The line of the table.
            rolled: Rolled = Rolled::Roll, t::BLUNDER, ["CWC-BLU-01", "CWC-BLU-T1"];
            /// The number of attacks, if already rolled; 0 if not.
            known_attacks: Count<0, 12> = 0, t::KNOWN_ATTACKS, ["CWC-BLU-03", "CWC-BLU-05"],
                when |form| matches!(form.rolled, Rolled::CeaseFire | Rolled::Crossfire);
            /// The units nearest the commander are to be named only once Crossfire! has been
            /// rolled; known only in a battle.
            lacks_nearest: bool = false, t::CROSSFIRE, ["CWC-BLU-05"], when |_form| false;
            /// The unit that crawls away is to be named only once Crawl away! has been rolled;
            /// known only in a battle.
            lacks_crawler: bool = false, t::CRAWL_AWAY, ["CWC-BLU-04"], when |_form| false;
            /// The commander's Hits are to be entered only once Cease fire! has been rolled; known
            /// only in a battle.
            lacks_hits: bool = false, t::CEASE_FIRE, ["CWC-BLU-03"], when |_form| false;
        }
        group t::GROUP_COMMAND_UNIT => {
            /// The command unit, under Cease fire!.
            commander: CommandUnit => "", heads [t::GROUP_COMMAND_UNIT],
                when |form, _| form.may_cease_fire(),
                with {
                    save = Save::None, t::SAVE, ["CWC-FIR-04", "CWC-BLU-03"];
                    hits = 4, t::HITS, ["CWC-FIR-05", "CWC-BLU-03"];
                    already_suppressed = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08", "CWC-AMB-50"];
                };
        }
        group t::GROUP_CROSSFIRE => {
            /// Units worked out together, the nearest first.
            units: Count<1, 3> = 3, t::CROSSFIRE_UNITS, ["CWC-BLU-05", "CWC-AMB-29"],
                when |form| form.may_cross_fire();
            /// The nearest.
            a: Nearest => "a", when |form, _| form.hits_unit(1);
        }
        group t::GROUP_SECOND_UNIT => {
            /// The second unit.
            b: Nearest => "b", when |form, _| form.hits_unit(2);
        }
        group t::GROUP_THIRD_UNIT => {
            /// The third.
            c: Nearest => "c", when |form, _| form.hits_unit(3);
        }
        group t::GROUP_CRAWL => {
            /// The full move of the unit that crawls away.
            full_move: Centimetres<1, 60> = 20, t::FULL_MOVE, ["CWC-BLU-04", "CWC-AMB-47"],
                when |form| form.crawls();
            /// The unit is in open terrain.
            in_the_open: bool = true, t::IN_THE_OPEN, ["CWC-BLU-04"],
                when |form| form.may_crawl();
            /// The unit is suppressed.
            crawler_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-BLU-04", "CWC-SUP-03"],
                when |form| form.may_crawl();
            /// The unit can see an enemy.
            sees_enemy: bool = true, t::SEES_ENEMY, ["CWC-BLU-04", "CWC-AMB-47"],
                when |form| form.may_crawl();
            /// The obstacle in its way.
            in_the_way: InTheWay = InTheWay::Clear, t::IN_THE_WAY, ["CWC-BLU-04", "CWC-AMB-47"],
                when |form| form.crawls();
        }
    }
}

form! {
    /// The questions about a command unit that a blunder may hit.
    pub struct CommandUnit {
        group t::GROUP_COMMAND_UNIT => {
            /// Its Save.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04"];
            /// Its Hits.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"];
            /// Hits on it before this attack.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"];
            /// It was already suppressed.
            already_suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"];
            /// Its position, which may hold it in place.
            position: Position = Position::Free, t::POSITION, ["CWC-FBK-04"],
                when |form| form.already_suppressed;
            /// It may fall back farther than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-FBK-03"],
                when |form| form.already_suppressed && !form.position.holds();
        }
    }
}

impl CommandUnit {
    /// The unit under fire; its fall-back runs into nothing.
    pub fn under_fire(&self) -> UnderFire {
        UnderFire {
            position: self.position,
            exempt: self.exempt,
            ..UnderFire::simple(self.save, self.hits.0, self.marked.0, self.already_suppressed)
        }
        .as_asked()
    }
}

form! {
    /// The questions about one of the units nearest the commander.
    pub struct Nearest {
        group t::GROUP_CROSSFIRE => {
            /// The number to hit it.
            to_hit: HitNumber = HitNumber::Four, t::TO_HIT, ["CWC-BLU-05", "CWC-HIT-T1"];
            /// Its Save.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04"];
            /// Its Hits.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"];
            /// Hits on it before this attack.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"];
            /// Its state before.
            before: Before = Before::Fresh, t::BEFORE, ["CWC-BLU-05", "CWC-AMB-29"];
            /// Its position, which may hold it in place.
            position: Position = Position::Free, t::POSITION, ["CWC-ROU-03", "CWC-AMB-21"],
                when |form| form.before == Before::Suppressed;
            /// It may rout farther than 10 cm.
            exempt: bool = false, t::EXEMPT_OR_RECCE, ["CWC-AMB-21"],
                when |form| form.may_rout();
            /// The obstacle that the rout runs into.
            meets: Meets = Meets::Clear, t::MEETS, ["CWC-ROU-01", "CWC-ROU-02", "CWC-AMB-21"],
                when |form| form.may_rout();
            /// It is infantry or an unarmoured transport.
            soft: bool = false, t::SOFT, ["CWC-AMB-21"],
                when |form| form.may_rout() && form.meets == Meets::Wire;
        }
    }
}

impl Nearest {
    /// Whether it would rout and can move.
    fn may_rout(&self) -> bool {
        self.before == Before::Suppressed && self.position == Position::Free
    }

    fn under_fire(&self) -> UnderFire {
        UnderFire {
            exempt: self.exempt,
            position: self.position,
            meets: self.meets,
            soft: self.soft,
            ..UnderFire::simple(
                self.save,
                self.hits.0,
                self.marked.0,
                self.before == Before::Suppressed,
            )
        }
        .as_asked()
    }

    fn target(&self, house: &House) -> Target {
        let then = match self.before {
            Before::Fresh => Then::Suppression,
            Before::Activated => Then::OnlyMarkers,
            Before::Suppressed => Then::Rout,
        };
        Target::with(&self.under_fire(), self.to_hit.number(), then, house)
    }
}

impl CommandBlunder {
    fn may_be(&self, line: Rolled) -> bool {
        self.rolled == Rolled::Roll || self.rolled == line
    }

    /// Whether the answers allow Cease fire! to be worked out.
    fn may_cease_fire(&self) -> bool {
        self.rolled == Rolled::CeaseFire || self.rolled == Rolled::Roll && !self.lacks_hits
    }

    /// Whether Cease fire! may be rolled while the commander's Hits are not entered yet.
    pub(crate) fn asks_hits(&self) -> bool {
        self.rolled == Rolled::Roll && self.lacks_hits
    }

    /// Whether the answers allow Crossfire! to be worked out.
    fn may_cross_fire(&self) -> bool {
        self.rolled == Rolled::Crossfire || self.rolled == Rolled::Roll && !self.lacks_nearest
    }

    /// Whether the answers allow Crawl away! to be worked out.
    fn may_crawl(&self) -> bool {
        self.rolled == Rolled::CrawlAway || self.rolled == Rolled::Roll && !self.lacks_crawler
    }

    /// Whether Crossfire! may be rolled while the units that it hits are not named yet.
    pub(crate) fn names_nearest(&self) -> bool {
        self.rolled == Rolled::Roll && self.lacks_nearest
    }

    /// Whether Crossfire! may hit the unit with this number.
    fn hits_unit(&self, number: i16) -> bool {
        self.may_cross_fire() && number <= self.units.0
    }

    /// Whether Crawl away! moves the unit at all.
    fn crawls(&self) -> bool {
        self.may_crawl() && self.in_the_open && !self.crawler_suppressed && self.sees_enemy
    }

    /// The effect of Crawl away! on the unit (CWC-BLU-04).
    fn crawl(&self) -> Crawl {
        if !self.crawls() {
            return Crawl::Stays;
        }
        match self.in_the_way {
            InTheWay::Clear | InTheWay::Obstacle => Crawl::Moves,
            InTheWay::Impassable | InTheWay::Enemy | InTheWay::Suppressed => Crawl::Eliminated,
            InTheWay::Friend => Crawl::Halts,
        }
    }

    /// The number of attacks, if already rolled.
    fn known(&self) -> Option<u32> {
        let asked = matches!(self.rolled, Rolled::CeaseFire | Rolled::Crossfire);
        (asked && self.known_attacks.0 > 0).then(|| self.known_attacks.count())
    }

    /// The units nearest the commander.
    fn nearest(&self) -> impl Iterator<Item = Nearest> {
        let all = [self.a, self.b, self.c];
        all.into_iter().take(self.units.count() as usize)
    }

    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Vec::new();
        if self.may_cease_fire() {
            refusals.extend(self.commander.under_fire().refusal());
        }
        let (lowest, highest, cite) = match self.rolled {
            Rolled::CeaseFire => (1, 6, "CWC-BLU-03"),
            _ => (2, 12, "CWC-BLU-05"),
        };
        let known = self.known();
        if known.is_some_and(|attacks| attacks < lowest || attacks > highest) {
            refusals.push(Note::new(t::REFUSED_KNOWN_ATTACKS, cite));
        }
        if self.may_cross_fire() {
            refusals.extend(self.nearest().filter_map(|unit| unit.under_fire().refusal()));
        }
        refusals
    }

    fn notes(&self, house: &House) -> Vec<Note> {
        let mut notes = Vec::new();
        if self.may_be(Rolled::CeaseFire) {
            notes.push(Note::new(t::NOTE_CEASE_FIRE, "CWC-BLU-03"));
            notes.push(Note::new(t::NOTE_CEASE_FIRE_LOWERS, "CWC-AMB-50"));
        }
        if self.may_be(Rolled::Crossfire) {
            notes.push(if house.split_crossfire {
                Note::new(t::NOTE_CROSSFIRE_SPLIT, "CWC-AMB-29")
            } else {
                Note::new(t::NOTE_CROSSFIRE, "CWC-AMB-29")
            });
            notes.push(Note::new(t::NOTE_CROSSFIRE_THEN, "CWC-BLU-05"));
        }
        if self.may_be(Rolled::CrawlAway) {
            notes.push(if house.crawl_all {
                Note::new(t::NOTE_CRAWL_ALL, "CWC-AMB-23")
            } else {
                Note::new(t::NOTE_CRAWL_FORMATION, "CWC-AMB-23")
            });
            notes.push(Note::new(t::NOTE_CRAWL_WAY, "CWC-BLU-04"));
            match self.crawl() {
                _ if !self.may_crawl() => {}
                Crawl::Stays if !self.sees_enemy => {
                    notes.push(Note::new(t::NOTE_CRAWL_SEES_NOBODY, "CWC-AMB-47"));
                }
                Crawl::Eliminated if self.in_the_way == InTheWay::Suppressed => {
                    notes.push(Note::new(t::NOTE_CRAWL_MOVER_ONLY, "CWC-AMB-47"));
                }
                Crawl::Halts => notes.push(Note::new(t::NOTE_CRAWL_BOTH_SUPPRESSED, "CWC-BLU-04")),
                _ => {}
            }
        }
        notes
    }
}

words! {
    /// The effect of Crawl away! on a unit.
    pub enum Crawl {
        /// It does not move.
        Stays = "stays" => t::WORD_DOES_NOT_MOVE, Plain;
        /// It moves half its move.
        Moves = "moves" => t::WORD_HALF_MOVE, Plain;
        /// It halts at a friend.
        Halts = "halts" => t::WORD_HALTS_BOTH_SUPPRESSED, Plain;
        /// It is gone.
        Eliminated = "eliminated" => t::WORD_ELIMINATED, Bad;
    }
}

impl Crawl {
    /// The possible words for the unit.
    const fn words(self) -> &'static [Word] {
        const fn or(crawl: Crawl) -> [Word; 2] {
            [Crawl::WORDS[0], Crawl::WORDS[crawl as usize]]
        }
        match self {
            Self::Stays => Self::WORDS.split_at(1).0,
            Self::Moves => const { &or(Self::Moves) },
            Self::Halts => const { &or(Self::Halts) },
            Self::Eliminated => const { &or(Self::Eliminated) },
        }
    }
}

words! {
    /// The lines of the table (CWC-BLU-T1).
    pub enum Line {
        /// 1–2
        CeaseFire = "cease-fire" => t::CEASE_FIRE, Plain;
        /// 3–4
        CrawlAway = "crawl-away" => t::CRAWL_AWAY, Plain;
        /// 5–6
        Crossfire = "crossfire" => t::CROSSFIRE, Plain;
    }
}

/// A table of three blunders, each on two faces of a D6.
pub(crate) fn blunder_table(lines: &[Word], cite: &'static str) -> Roll {
    let rows: Vec<Band> = (lines.iter().zip([2, 4, 6]))
        .map(|(line, upto)| Band { upto, label: line.label })
        .collect();
    // The side that blundered rolls its D6 (CWC-AMB-57).
    Roll::new(Die::D6).bands(&rows).named(t::ROLL_BLUNDER, cite).by_facing()
}

/// The D6 for the number of attacks of a blunder.
pub(crate) fn attacks(cite: &'static str) -> Roll {
    Roll::new(Die::D6).named(t::ROLL_ATTACKS, cite).by_facing()
}

impl Calculate for CommandBlunder {
    type House = House;
    type Outcome = Blundered;
    const ABOUT: About =
        About::new("command-blunder", t::COMMAND_BLUNDER, t::COMMAND_BLUNDER_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-BLU-P1", "CWC-BLU-T1", "CWC-ROU-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        let table = blunder_table(Line::WORDS, "CWC-BLU-T1");
        let mut sums = Vec::new();
        if self.may_be(Rolled::CeaseFire) {
            sums.push(fixed_number("to-hit", (t::CEASE_FIRE, BLUNDER_HITS, "CWC-BLU-T1")));
        }
        if self.crawls() && self.crawl() == Crawl::Moves {
            let half = Figure::Measured(f32::from(self.full_move.0) / 2.0, Unit::Centimetres);
            sums.push(plain("crawl", t::CRAWL_AWAY, (t::WORD_HALF_MOVE, half, "CWC-BLU-04")));
        }
        let headline = match self.rolled {
            Rolled::Roll => (t::BLUNDER, Figure::Word(t::BLUNDER_ROLL)),
            Rolled::CeaseFire => (t::TO_HIT, Figure::Need(BLUNDER_HITS)),
            Rolled::CrawlAway => match sums.last() {
                Some(sum) => (t::CRAWL_AWAY, sum.result.clone()),
                None => (t::CRAWL_AWAY, Figure::Word(self.crawl().label())),
            },
            Rolled::Crossfire => (t::TO_HIT, Figure::Need(self.a.to_hit.number())),
        };
        let working = Working {
            headline,
            sums,
            rows: vec![ResultRow { title: t::BLUNDER, roll: table, cite: "CWC-BLU-T1" }],
            refusals: self.refusals(),
            notes: self.notes(house),
            // A unit that crawls away does not rout from an enemy and is not fired at.
            next: if self.rolled == Rolled::CrawlAway {
                Vec::new()
            } else {
                vec![
                    Opening::to::<Rout>().casting(&[(parts::TARGET, parts::NEAREST[0])]).into(),
                    Opening::to::<FireResolution>().casting(parts::COMMANDER_SUFFERS).into(),
                ]
            },
            ..Working::default()
        };
        let blunder = Blunder {
            rolled: self.rolled,
            table,
            commander: Lone::of(self.commander, self.known(), "CWC-BLU-03", house),
            may_cease_fire: self.may_cease_fire(),
            crawl: self.crawl(),
            may_crawl: self.may_crawl(),
            crossfire: Crossfire {
                targets: [self.a, self.b, self.c].map(|unit| unit.target(house)),
                units: if self.may_cross_fire() { self.units.count() } else { 0 },
                known: self.known(),
                split: house.split_crossfire,
            },
        };
        let working = blunder.wanted(working);
        working.rolls(&blunder, move |dice| blunder.roll(dice))
    }
}

/// The number to hit that the blunder tables print (CWC-BLU-T1 to -T3).
pub(crate) const BLUNDER_HITS: i16 = 4;

/// One command unit under a D6 of attacks.
#[derive(Clone, Copy)]
pub(crate) struct Lone {
    pub target: Target,
    attacks: Roll,
    /// The result of that roll, if already rolled.
    known: Option<u32>,
}

impl Lone {
    pub fn of(unit: CommandUnit, known: Option<u32>, cite: &'static str, house: &House) -> Self {
        Self {
            known,
            target: Target::of(&unit.under_fire(), BLUNDER_HITS, house),
            attacks: attacks(cite),
        }
    }

    pub fn fire(&self, dice: &mut dyn Dice) -> Effect {
        let attacks = self.known.unwrap_or_else(|| dice.total(&self.attacks));
        self.target.take(dice, attacks)
    }
}

/// The units nearest the commander under Crossfire!.
#[derive(Clone, Copy)]
pub(crate) struct Crossfire {
    targets: [Target; 3],
    /// How many of them there are.
    units: u32,
    /// The result of the 2D6, if already rolled.
    known: Option<u32>,
    split: bool,
}

tally! {
    /// The fates of the units, each in its place.
    #[derive(Debug, PartialEq, Eq)]
    struct Hit {
        first: End, max;
        second: End, max;
        third: End, max;
        first_hits: u32[0..=12], sum;
        second_hits: u32[0..=12], sum;
        third_hits: u32[0..=12], sum;
    }
}

impl Hit {
    /// The result if the unit in this place has suffered this effect. Hits are recorded only for
    /// that unit, and not if it is eliminated.
    fn of(place: u32, effect: Effect, dice: &dyn Dice) -> Self {
        let end = effect.end;
        let hits = if end.is_eliminated() { 0 } else { effect.hits };
        let mut hit = Self::default();
        match place {
            0 => (hit.first, hit.first_hits) = (end, dice.aside(hits)),
            1 => (hit.second, hit.second_hits) = (end, dice.aside(hits)),
            _ => (hit.third, hit.third_hits) = (end, dice.aside(hits)),
        }
        hit
    }
}

impl Crossfire {
    /// The number of attacks on the unit in this place: all of them, or its share, the nearest
    /// units first.
    fn share(&self, attacks: u32, place: u32) -> u32 {
        if self.split {
            attacks / self.units + u32::from(place < attacks % self.units)
        } else {
            attacks
        }
    }

    /// Rolls the 2D6 of attacks.
    fn attacks(&self, dice: &mut dyn Dice) -> u32 {
        self.known.unwrap_or_else(|| dice.total(&attacks("CWC-BLU-05").sum_of(2)))
    }

    fn fire(&self, dice: &mut dyn Dice) -> Hit {
        if self.units == 0 {
            return Hit::default();
        }
        let attacks = self.attacks(dice);
        let units = [0, 1, 2].map(|place| (u32::from(place < self.units), place));
        dice.each_in_turn(&units, |dice, place| {
            let target = &self.targets[*place as usize];
            let effect = target.take(dice, self.share(attacks, *place));
            Hit::of(*place, effect, dice)
        })
    }
}

/// A blunder with its rolls prepared.
#[derive(Clone, Copy)]
pub struct Blunder {
    rolled: Rolled,
    table: Roll,
    commander: Lone,
    may_cease_fire: bool,
    crawl: Crawl,
    may_crawl: bool,
    crossfire: Crossfire,
}

impl Blunder {
    fn may_be(&self, line: Rolled) -> bool {
        self.rolled == Rolled::Roll || self.rolled == line
    }

    /// Whether Crossfire! hits the unit with this number.
    fn hits_unit(&self, number: u32) -> bool {
        self.may_be(Rolled::Crossfire) && number <= self.crossfire.units
    }

    /// The only unit that may be hit, for which more results are shown.
    fn only(&self) -> Option<&Target> {
        match self.rolled {
            Rolled::CeaseFire => Some(&self.commander.target),
            Rolled::Crossfire if self.crossfire.units == 1 => Some(&self.crossfire.targets[0]),
            _ => None,
        }
    }

    /// Adds the chances of the units that it may hit.
    fn wanted(&self, working: Working) -> Working {
        match self.rolled {
            Rolled::CeaseFire => self
                .commander
                .target
                .wanted(working, Blundered::AT.commander)
                .chance(t::WANT_VALUE_LOWERED, Blundered::AT.lowered.is(true)),
            Rolled::Crossfire if self.crossfire.units == 1 => {
                self.crossfire.targets[0].wanted(working, Blundered::AT.first)
            }
            Rolled::Roll => {
                let lost = Blundered::AT.commander.is(End::Destroyed);
                let working = if self.may_cease_fire {
                    working.chance(t::WANT_COMMAND_UNIT_LOST, lost)
                } else {
                    working
                };
                if self.crossfire.units == 0 {
                    return working;
                }
                working.chance(t::WANT_NEAREST_LOST, Blundered::AT.first.is(End::Destroyed))
            }
            Rolled::CrawlAway | Rolled::Crossfire => {
                let units = [
                    (t::WANT_NEAREST_LOST, Blundered::AT.first),
                    (t::WANT_SECOND_LOST, Blundered::AT.second),
                    (t::WANT_THIRD_LOST, Blundered::AT.third),
                ];
                let units = units.into_iter().take(self.crossfire.units as usize);
                units.fold(working, |working, (words, part)| {
                    working.chance(words, part.is(End::Destroyed))
                })
            }
        }
    }

    fn roll(&self, dice: &mut dyn Dice) -> Blundered {
        let line = match self.rolled {
            Rolled::Roll => Line::ALL[dice.band(&self.table)],
            Rolled::CeaseFire => Line::CeaseFire,
            Rolled::CrawlAway => Line::CrawlAway,
            Rolled::Crossfire => Line::Crossfire,
        };
        let all = Blundered { line, ..Blundered::default() };
        match line {
            Line::CeaseFire if !self.may_cease_fire => all,
            Line::CeaseFire => {
                let effect = self.commander.fire(dice);
                // A unit that was suppressed before this still counts as suppressed (CWC-AMB-50).
                let suppressed = effect.end == End::Suppressed
                    || (self.commander.target.moves() && !effect.end.is_eliminated());
                Blundered { commander: effect.end, lowered: suppressed, ..all.with_effect(effect) }
            }
            Line::CrawlAway => Blundered { crawler: self.crawl, ..all },
            Line::Crossfire => {
                if let Some(target) = self.only() {
                    let attacks = self.crossfire.attacks(dice);
                    let effect = target.take(dice, attacks);
                    return Blundered {
                        first: effect.end,
                        first_hits: effect.hits,
                        ..all.with_effect(effect)
                    };
                }
                let hit = self.crossfire.fire(dice);
                Blundered {
                    first: hit.first,
                    second: hit.second,
                    third: hit.third,
                    first_hits: hit.first_hits,
                    second_hits: hit.second_hits,
                    third_hits: hit.third_hits,
                    ..all
                }
            }
        }
    }
}

outcome! {
    /// The result of a blunder.
    pub struct Blundered of |of: &Blunder| {
        /// The line of the table.
        line as "blunder": Line, t::BLUNDER, when of.rolled == Rolled::Roll;
        /// The fate of the command unit.
        commander as "command-unit": End, t::GROUP_COMMAND_UNIT,
            words of.commander.target.own_words(), when of.may_cease_fire,
            quiet of.rolled == Rolled::Roll;
        /// Whether its value is lowered.
        lowered: bool, t::PART_LOWERED, words LOWERED, when of.rolled == Rolled::CeaseFire;
        /// The fate of the unit that crawls away.
        crawler: Crawl, t::PART_CRAWLER, words of.crawl.words(), when of.may_crawl,
            quiet of.rolled == Rolled::Roll;
        /// The fate of the nearest unit.
        first: End, t::FIRST_UNIT,
            words of.crossfire.targets[0].own_words(), when of.hits_unit(1),
            quiet of.rolled == Rolled::Roll;
        /// The fate of the second unit.
        second: End, t::SECOND_UNIT,
            words of.crossfire.targets[1].own_words(), when of.hits_unit(2),
            quiet of.rolled == Rolled::Roll;
        /// The fate of the third unit.
        third: End, t::THIRD_UNIT,
            words of.crossfire.targets[2].own_words(), when of.hits_unit(3),
            quiet of.rolled == Rolled::Roll;
        /// Hits left after Saves.
        hits: u32, t::PART_HITS, tone Bad, when of.only().is_some();
        /// How far it goes back.
        moved as "fall-back": Distance, t::PART_FALL_BACK, when of.only().is_some_and(Target::moves), quiet true;
        /// The cause of its elimination.
        by: Reason, t::PART_ELIMINATED_BY, when of.only().is_some_and(Target::moves), quiet true;
        /// Hits on the nearest unit. These three results are applied to the units and never shown.
        first_hits: u32, t::PART_HITS, when false;
        /// Hits on the second unit.
        second_hits: u32, t::PART_HITS, when false;
        /// Hits on the third unit.
        third_hits: u32, t::PART_HITS, when false;
    }
}

impl Blundered {
    /// The same, with the details of the only unit that is hit.
    fn with_effect(self, effect: Effect) -> Self {
        Self { hits: effect.hits, moved: Distance(effect.moved), by: effect.end.reason(), ..self }
    }
}

const LOWERED: &[Word] = &[
    Word { id: "no", label: t::WORD_VALUE_AS_IT_IS, tone: Tone::Good },
    Word { id: "yes", label: t::WORD_VALUE_LOWERED, tone: Tone::Bad },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hits_are_kept_as_numbers() {
        crate::dice::laws::of_adding::<Hit>(|one, other| {
            one.first_hits + other.first_hits <= 12
                && one.second_hits + other.second_hits <= 12
                && one.third_hits + other.third_hits <= 12
        });
    }
}
