//! The blunder of an air request (procedure CWC-BLU-P3).

use crate::rulesets::cold_war_commander::prelude::*;

use super::{Losses, MOST_ATTACKS, OwnUnit, Stray};
use crate::rulesets::cold_war_commander::sheet::anti_air::{AirUnit, Fate};
use crate::rulesets::cold_war_commander::sheet::command::steps;
use crate::rulesets::cold_war_commander::sheet::command_blunder::{
    BLUNDER_HITS, CommandUnit, Lone, attacks, blunder_table,
};
use crate::rulesets::cold_war_commander::sheet::deviation::ZONE;
use crate::rulesets::cold_war_commander::sheet::effect::{Effect, End, Reason, Target};
use crate::rulesets::cold_war_commander::sheet::forms::AirDeviation;
use crate::rulesets::cold_war_commander::sheet::to_hit::{Aim, Fire, fixed_number};
use crate::rulesets::cold_war_commander::sheet::zone::AirStrike;

choices! {
    /// Which line of the air table applies (CWC-BLU-T3).
    pub enum AirRolled {
        /// The D6 is rolled in this calculator.
        Roll = "roll" => t::BLUNDER_ROLL,
        /// 1–2
        Strafed = "strafed" => t::STRAFED,
        /// 3–4
        Fighters = "fighters" => t::ENEMY_FIGHTERS,
        /// 5–6
        TakeCover = "take-cover" => t::TAKE_COVER,
    }
}

form! {
    /// The questions about the blunder of an air request.
    pub struct AirBlunder {
        group t::GROUP_BLUNDER => {
            /// The line of the table.
            rolled: AirRolled = AirRolled::Roll, t::BLUNDER, ["CWC-BLU-02", "CWC-BLU-T3"];
            /// The number of attacks, if already rolled; 0 if not.
            known_attacks: Count<0, 6> = 0, t::KNOWN_ATTACKS, ["CWC-BLU-09", "CWC-BLU-10"],
                when |form| matches!(form.rolled, AirRolled::Strafed | AirRolled::Fighters);
            /// If only one of the air units ordered is in the list: how many of its kind it
            /// represents.
            like: Count<1, 10> = 1, t::ALIKE_CALLED, ["CWC-BLU-10", "CWC-BLU-11"],
                when |form| form.asks_alike();
            /// How many further listed units were ordered, known only from the units: they are
            /// fired at one after another, and each is marked.
            others: Count<0, 2> = 0, t::ALIKE_CALLED, ["CWC-BLU-10"],
                when |_form| false;
            /// The friendly unit is to be named only once the line that is aimed at it has been
            /// rolled; known only in a battle.
            unaimed: bool = false, t::TAKE_COVER, ["CWC-BLU-11"], when |_form| false;
            /// The Hits of a unit that it may hit are still to be entered; known only in a battle.
            lacks_hits: bool = false, t::STRAFED, ["CWC-BLU-09", "CWC-BLU-10"], when |_form| false;
        }
        group t::GROUP_FAC => {
            /// The FAC, which may be strafed.
            fac: CommandUnit => "", heads [t::GROUP_FAC],
                when |form, _| form.may_hit(AirRolled::Strafed),
                with {
                    save = Save::None, t::SAVE, ["CWC-FIR-04", "CWC-BLU-09"];
                    hits = 4, t::HITS, ["CWC-FIR-05", "CWC-BLU-09"];
                };
        }
        group t::GROUP_AIR_UNITS => {
            /// Air units that were ordered to attack.
            air: Ordered => "air", when |form, _| form.may_hit(AirRolled::Fighters), with {
                units = 1, t::AIR_UNITS_ORDERED, ["CWC-BLU-10"];
            };
        }
        group t::GROUP_AIR_UNITS_2 => {
            /// Air units of a further kind.
            b: Ordered => "b", when |form, _| form.may_hit(AirRolled::Fighters);
        }
        group t::GROUP_AIR_UNITS_3 => {
            /// Air units of a further kind: three may be called, each of a different kind.
            c: Ordered => "c", when |form, _| form.may_hit(AirRolled::Fighters);
        }
        group t::GROUP_OWN_STRIKE => {
            /// Attack dice of the strike.
            attacks: Count<0, 100> = 4, t::ATTACKS_OF_STRIKE, ["CWC-BLU-11", "CWC-AMB-39"],
                when |form| form.aims();
            /// The distance from the FAC to the unit.
            distance: Centimetres<0, 400> = 60, t::FAC_TO_UNIT, ["CWC-AIR-04", "CWC-AMB-35"],
                when |form| form.aims();
            /// The FAC is higher than the unit.
            higher: bool = false, t::HIGHER_THAN_UNIT, ["CWC-AIR-04", "CWC-AMB-35"],
                when |form| form.aims();
        }
        group t::GROUP_OWN_UNIT => {
            /// The friendly unit that is aimed at.
            own: OwnUnit => "own", when |form, _| form.aims(), with {
                cover = Cover::Open, t::COVER, ["CWC-AIR-06", "CWC-HIT-T1"];
                armour = Armour::Unarmoured, t::ARMOUR, ["CWC-AMB-16"];
            };
        }
    }
}

form! {
    /// The questions about air units that were ordered to attack, all alike.
    pub struct Ordered {
        group t::GROUP_AIR_UNITS => {
            /// How many of them there are.
            units: Count<0, 6> = 0, t::AIR_UNITS_OF_KIND, ["CWC-BLU-10"];
            /// Hits of each.
            hits: Count<1, 12> = 3, t::HITS, ["CWC-AAF-03"],
                when |form| form.units.0 > 0;
            /// Hits already on each.
            marked: Count<0, 11> = 0, t::AIR_MARKED, ["CWC-AAF-03"],
                when |form| form.units.0 > 0;
            /// Save of each, if the stat line has one.
            save: Save = Save::None, t::SAVE, ["CWC-AMB-37"],
                when |form| form.units.0 > 0;
        }
    }
}

impl AirBlunder {
    /// The attacks, if already rolled.
    fn known(&self) -> Option<u32> {
        let asked = matches!(self.rolled, AirRolled::Strafed | AirRolled::Fighters);
        (asked && self.known_attacks.0 > 0).then(|| self.known_attacks.count())
    }

    /// The line of the table, rolled here or before.
    pub(crate) const fn line(&self, blundered: &Blundered) -> Line {
        match self.rolled {
            AirRolled::Roll => blundered.line,
            AirRolled::Strafed => Line::Strafed,
            AirRolled::Fighters => Line::Fighters,
            AirRolled::TakeCover => Line::TakeCover,
        }
    }

    fn may_be(&self, line: AirRolled) -> bool {
        self.rolled == AirRolled::Roll || self.rolled == line
    }

    /// Whether the answers allow the fire of this line to be worked out.
    fn may_hit(&self, line: AirRolled) -> bool {
        self.rolled == line || self.rolled == AirRolled::Roll && !self.lacks_hits
    }

    /// Whether only its line is rolled, because Hits have not been entered yet.
    pub(crate) fn asks_hits(&self) -> bool {
        self.rolled == AirRolled::Roll && self.lacks_hits
    }

    /// Whether the answers allow the strike at a friendly unit to be worked out.
    fn aims(&self) -> bool {
        self.rolled == AirRolled::TakeCover || self.rolled == AirRolled::Roll && !self.unaimed
    }

    /// Whether the line aimed at the friendly unit may be rolled while that unit is not named yet.
    pub(crate) fn names_own_unit(&self) -> bool {
        self.rolled == AirRolled::Roll && self.unaimed
    }

    /// Whether only a single listed air unit is ordered.
    fn is_one(&self) -> bool {
        let kinds = [self.air, self.b, self.c];
        kinds.iter().map(|kind| kind.units.0).sum::<i16>() == 1 && self.others.0 == 0
    }

    /// Whether the form asks how many units an air unit represents. For the strike at a friendly
    /// unit the form does not ask which units were ordered, so only listed ones count.
    fn asks_alike(&self) -> bool {
        match self.rolled {
            AirRolled::Strafed => false,
            AirRolled::TakeCover => self.others.0 == 0,
            AirRolled::Roll | AirRolled::Fighters => self.is_one(),
        }
    }

    /// How many air units each listed one represents.
    fn stands_for(&self) -> u32 {
        if self.asks_alike() { self.like.count() } else { 1 }
    }

    /// The ordered air units, grouped by kind, with their number.
    pub(crate) fn kinds(&self) -> [(u32, Ordered); 3] {
        let each = self.stands_for();
        [self.air, self.b, self.c].map(|kind| (kind.units.count() * each, kind))
    }

    /// The strike at the friendly unit, with the sum of its deviation.
    fn stray(&self, need: i16, house: &House) -> (Stray, Sum) {
        let label = if house.air_part_steps { t::DICE_PER_STARTED_20 } else { t::DICE_PER_FULL_20 };
        let base = (label, steps(self.distance.0, house.air_part_steps), "CWC-AIR-04");
        let modifiers = if self.higher {
            vec![Modifier::new(t::HIGHER_THAN_UNIT, -1, "CWC-AIR-04")]
        } else {
            Vec::new()
        };
        Stray::of(
            base,
            modifiers,
            ZONE,
            (self.attacks.count() * self.stands_for()).min(MOST_ATTACKS),
            &self.own.under_fire(),
            need,
            house,
        )
    }
}

impl Calculate for AirBlunder {
    type House = House;
    type Outcome = Blundered;
    const ABOUT: About = About::new("air-blunder", t::AIR_BLUNDER, t::AIR_BLUNDER_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-BLU-P3", "CWC-BLU-T3"];

    fn work(&self, house: &House) -> Work<Self> {
        let table = blunder_table(Line::WORDS, "CWC-BLU-T3");
        let (to_hit, need) = Aim {
            fire: Fire::Air,
            firer: Firer::Ordinary,
            cover: self.own.cover,
            kind: self.own.kind,
            armour: self.own.armour,
        }
        .number_called("own-to-hit", house);
        let (stray, deviation) = self.stray(need, house);
        let fighters = Fighters::of(&self.kinds(), self.known());

        let mut sums = Vec::new();
        let mut notes = Vec::new();
        let mut refusals = Vec::new();
        if self.may_be(AirRolled::Strafed) {
            let number = (t::STRAFED, BLUNDER_HITS, "CWC-BLU-09");
            sums.push(fixed_number("to-hit", number));
            if self.may_hit(AirRolled::Strafed) {
                refusals.extend(self.fac.under_fire().refusal());
            }
        }
        if self.may_be(AirRolled::Fighters) {
            let number = (t::ENEMY_FIGHTERS, BLUNDER_HITS, "CWC-BLU-10");
            sums.push(fixed_number("fighters", number));
            for (units, kind) in self.kinds() {
                let (marked, hits) = (kind.marked.0, kind.hits.0);
                if units > 0 && marked >= hits && self.may_hit(AirRolled::Fighters) {
                    refusals.push(Note::new(t::refused_shot_down(marked, hits), "CWC-AAF-03"));
                }
            }
            notes.push(Note::new(t::NOTE_FIGHTERS, "CWC-AMB-36"));
            if self.others.0 > 0 {
                notes.push(Note::new(t::NOTE_FIGHTERS_IN_TURN, "CWC-BLU-10"));
            }
            if self.rolled == AirRolled::Fighters && fighters.units() == 0 {
                refusals.push(Note::new(t::REFUSED_NO_AIR_UNITS, "CWC-BLU-10"));
            }
        }
        if self.aims() {
            sums.extend([deviation, to_hit.clone()]);
            refusals.extend(self.own.under_fire().refusal());
            notes.push(Note::new(t::NOTE_TAKE_COVER, "CWC-BLU-11"));
            notes.push(Note::new(t::note_in_zone(stray.radius), "CWC-AMB-38"));
        }
        let headline = match self.rolled {
            AirRolled::Roll => (t::BLUNDER, Figure::Word(t::BLUNDER_ROLL)),
            AirRolled::Strafed | AirRolled::Fighters => (t::TO_HIT, Figure::Need(BLUNDER_HITS)),
            AirRolled::TakeCover => (t::TO_HIT, to_hit.result),
        };
        let air_units = parts::go_on(parts::AIR_UNITS);
        let aimed = [air_units.as_slice(), &[parts::AIMED_AT]].concat();
        let strike = Opening::to::<AirStrike>().casting(&aimed);
        let deviation = Opening::to::<AirDeviation>()
            .deciding(AirDeviation::AT.distance, self.distance)
            .deciding(AirDeviation::AT.fac_higher, self.higher);
        let working = Working {
            headline,
            sums,
            rows: vec![ResultRow { title: t::BLUNDER, roll: table, cite: "CWC-BLU-T3" }],
            refusals,
            notes,
            dice: (self.rolled == AirRolled::TakeCover && self.stands_for() > 1)
                .then_some((t::ATTACKS_OF_STRIKE, Figure::Dice(stray.attacks as i16))),
            // No strike follows from the other lines (CWC-BLU-11).
            next: if self.aims() { vec![strike.into(), deviation.into()] } else { Vec::new() },
            ..Working::default()
        };
        let blunder = Blunder {
            rolled: self.rolled,
            aims: self.aims(),
            hits: !self.asks_hits(),
            in_turn: self.others.0 > 0,
            table,
            fac: Lone::of(self.fac, self.known(), "CWC-BLU-09", house),
            fighters,
            stray,
        };
        let working = blunder.wanted(working);
        working.rolls(&blunder, move |dice| blunder.roll(dice))
    }
}

words! {
    /// The lines of the table (CWC-BLU-T3).
    pub enum Line {
        /// 1–2
        Strafed = "strafed" => t::STRAFED, Plain;
        /// 3–4
        Fighters = "fighters" => t::ENEMY_FIGHTERS, Plain;
        /// 5–6
        TakeCover = "take-cover" => t::TAKE_COVER, Plain;
    }
}

/// A blunder with its rolls prepared.
#[derive(Clone, Copy)]
pub struct Blunder {
    rolled: AirRolled,
    /// Whether the friendly unit may be hit.
    aims: bool,
    /// Whether the other lines are worked out too.
    hits: bool,
    /// Whether other units take the same fire after this one.
    in_turn: bool,
    table: Roll,
    fac: Lone,
    fighters: Fighters,
    stray: Stray,
}

impl Blunder {
    fn may_be(&self, line: AirRolled) -> bool {
        self.rolled == AirRolled::Roll || self.rolled == line
    }

    /// The only unit that may be hit, for which more results are shown.
    const fn only(&self) -> Option<&Target> {
        match self.rolled {
            AirRolled::Roll | AirRolled::Fighters => None,
            AirRolled::Strafed => Some(&self.fac.target),
            AirRolled::TakeCover => Some(&self.stray.target),
        }
    }

    /// Adds the chances of the units that it may hit.
    fn wanted(&self, working: Working) -> Working {
        let parts = Blundered::AT;
        let down = parts.shot_down.at_least(1);
        match self.rolled {
            AirRolled::Roll => {
                let lost = parts.fac.is(End::Destroyed);
                let working = if self.hits {
                    working.chance(t::WANT_OBSERVER_LOST, lost).chance(t::WANT_AIR_UNIT_LOST, down)
                } else {
                    working
                };
                if !self.aims {
                    return working;
                }
                working.chance(t::WANT_OWN_UNIT_LOST, parts.own_unit.is(End::Destroyed))
            }
            AirRolled::Strafed => self.fac.target.wanted(working, parts.fac),
            AirRolled::Fighters => working
                .chance(t::WANT_AIR_UNIT_LOST, down)
                .chance(t::WANT_AIR_UNIT_ABORTS, parts.aborted.at_least(1)),
            AirRolled::TakeCover => self.stray.target.wanted(working, parts.own_unit),
        }
    }

    fn roll(&self, dice: &mut dyn Dice) -> Blundered {
        match self.rolled {
            AirRolled::Roll => self.any(dice),
            AirRolled::Strafed => {
                let effect = self.fac.fire(dice);
                Blundered { fac: effect.end, ..Blundered::with_effect(effect) }
            }
            AirRolled::Fighters => self.fighters(dice),
            AirRolled::TakeCover => {
                let landed = self.stray.fall(dice);
                Blundered {
                    own_unit: landed.effect.end,
                    drift: landed.drift,
                    direction: landed.direction,
                    ..Blundered::with_effect(landed.effect)
                }
            }
        }
    }

    /// The fire of enemy fighters at the air units that were ordered.
    fn fighters(&self, dice: &mut dyn Dice) -> Blundered {
        let mut blundered = self.fighters.fire(dice);
        if !self.in_turn {
            blundered.attacks = 0;
        }
        blundered
    }

    /// Rolls for a line of the table, and works it out.
    fn any(&self, dice: &mut dyn Dice) -> Blundered {
        let line = Line::ALL[dice.band(&self.table)];
        let outcome = match line {
            Line::Strafed | Line::Fighters if !self.hits => Blundered::default(),
            Line::Strafed => {
                let effect = self.fac.fire(dice);
                Blundered { fac: effect.end, ..Blundered::with_effect(effect) }
            }
            Line::Fighters => self.fighters(dice),
            Line::TakeCover if !self.aims => Blundered::default(),
            Line::TakeCover => {
                let effect = self.stray.strike(dice);
                Blundered { own_unit: effect.end, ..Blundered::with_effect(effect) }
            }
        };
        Blundered { line, ..outcome }
    }
}

outcome! {
    /// The result of a blunder.
    pub struct Blundered of |of: &Blunder| {
        /// The line of the table.
        line as "blunder": Line, t::BLUNDER, when of.rolled == AirRolled::Roll;
        /// The fate of the FAC.
        fac: End, t::GROUP_FAC, words of.fac.target.own_words(),
            when of.hits && of.may_be(AirRolled::Strafed),
            quiet of.rolled == AirRolled::Roll;
        /// Air units that are shot down.
        shot_down: u32, t::PART_SHOT_DOWN, tone Bad,
            when of.hits && of.may_be(AirRolled::Fighters),
            quiet of.rolled == AirRolled::Roll;
        /// Air units that abort.
        aborted: u32, t::PART_ABORTED, tone Bad,
            when of.hits && of.may_be(AirRolled::Fighters),
            quiet of.rolled == AirRolled::Roll;
        /// The result for the friendly unit.
        own_unit: End, t::GROUP_OWN_UNIT, words of.stray.target.own_words(),
            when of.aims,
            quiet of.rolled == AirRolled::Roll;
        /// How far the strike drifts.
        drift: Distance, t::PART_DRIFT, when of.rolled == AirRolled::TakeCover;
        /// The direction in which it drifts.
        direction: Bearing, t::ROLL_DIRECTION, when of.rolled == AirRolled::TakeCover,
            quiet true;
        /// The number of attacks on each unit, if others take them after this one.
        attacks: u32, t::NUMBER_OF_DICE, when of.hits && of.in_turn && of.may_be(AirRolled::Fighters),
            quiet of.rolled == AirRolled::Roll;
        /// Hits left after Saves.
        hits: u32, t::PART_HITS, tone Bad, when of.only().is_some();
        /// How far the unit falls back.
        moved as "fall-back": Distance, t::PART_FALL_BACK, when of.only().is_some_and(Target::moves), quiet true;
        /// The cause of its elimination.
        by: Reason, t::PART_ELIMINATED_BY, when of.only().is_some_and(Target::moves), quiet true;
    }
}

impl Blundered {
    /// The result with the details of the only unit that is hit.
    fn with_effect(effect: Effect) -> Self {
        Self {
            hits: effect.hits,
            moved: Distance(effect.moved),
            by: effect.end.reason(),
            ..Self::default()
        }
    }
}

/// Air units that are shot down count as eliminated, those that abort as suppressed.
impl From<Losses> for Blundered {
    fn from(losses: Losses) -> Self {
        Self { shot_down: losses.eliminated, aborted: losses.suppressed, ..Self::default() }
    }
}

/// Ordered air units under the fire of enemy fighters.
#[derive(Clone, Copy)]
pub(crate) struct Fighters {
    targets: [(u32, AirUnit); 3],
    /// The result of the D6 of attacks, if already rolled.
    known: Option<u32>,
}

impl Fighters {
    fn of(ordered: &[(u32, Ordered); 3], known: Option<u32>) -> Self {
        Self {
            known,
            targets: ordered.map(|(units, kind)| {
                let air_unit = AirUnit {
                    left: (kind.hits.0 - kind.marked.0).max(0) as u32,
                    attack: 0,
                    save: kind.save,
                };
                (units, air_unit)
            }),
        }
    }

    fn units(&self) -> u32 {
        self.targets.iter().map(|(units, _)| units).sum()
    }

    /// The only air unit that was ordered.
    fn only(&self) -> Option<&AirUnit> {
        let ordered = self.targets.iter().find(|(units, _)| *units > 0);
        ordered.filter(|_| self.units() == 1).map(|(_, unit)| unit)
    }

    /// Rolls one D6 of attacks for all of them; survivors do not attack this turn (CWC-AMB-36). If
    /// there is only one unit, its hits are part of the result.
    fn fire(&self, dice: &mut dyn Dice) -> Blundered {
        if self.units() == 0 {
            return Blundered::default();
        }
        let attacks = self.known.unwrap_or_else(|| dice.total(&attacks("CWC-BLU-10")));
        let losses = |fate| Losses::of(fate == Fate::ShotDown, fate == Fate::Aborts);
        if let Some(target) = self.only() {
            let (fate, hits) = target.under_fire(dice, attacks, BLUNDER_HITS);
            return Blundered { attacks, hits, ..losses(fate).into() };
        }
        let lost = dice.each_in_turn(&self.targets, |dice, target| {
            losses(target.under_fire(dice, attacks, BLUNDER_HITS).0)
        });
        lost.into()
    }
}
