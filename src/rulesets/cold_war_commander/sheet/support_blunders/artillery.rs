//! The blunder of an artillery request (procedure CWC-BLU-P2).

use crate::rulesets::cold_war_commander::prelude::*;

use super::{Losses, MOST_ATTACKS, OwnUnit, Stray};
use crate::rulesets::cold_war_commander::sheet::command::steps;
use crate::rulesets::cold_war_commander::sheet::command_blunder::{
    BLUNDER_HITS, CommandUnit, Lone, attacks, blunder_table,
};
use crate::rulesets::cold_war_commander::sheet::deviation::{ArtilleryDeviation, LARGE_ZONE, ZONE};
use crate::rulesets::cold_war_commander::sheet::effect::{Effect, End, Reason, Target, UnderFire};
use crate::rulesets::cold_war_commander::sheet::to_hit::{Aim, Fire, fixed_number};
use crate::rulesets::cold_war_commander::sheet::zone::ArtilleryFire;

choices! {
    /// Which line of the artillery table applies (CWC-BLU-T2).
    pub enum ArtilleryRolled {
        /// The D6 is rolled in this calculator.
        Roll = "roll" => t::BLUNDER_ROLL,
        /// 1–2
        Incoming = "incoming" => t::INCOMING,
        /// 3–4
        CounterBattery = "counter-battery" => t::COUNTER_BATTERY,
        /// 5–6
        OnYourOwn = "on-your-own" => t::ON_YOUR_OWN_SHORT,
    }
}

form! {
    /// The questions about the blunder of an artillery request.
    pub struct ArtilleryBlunder {
        group t::GROUP_BLUNDER => {
            /// The line of the table.
            rolled: ArtilleryRolled = ArtilleryRolled::Roll, t::BLUNDER, ["CWC-BLU-02", "CWC-BLU-T2"];
            /// The number of attacks, if already rolled; 0 if not.
            known_attacks: Count<0, 6> = 0, t::KNOWN_ATTACKS, ["CWC-BLU-06", "CWC-BLU-07"],
                when |form| matches!(form.rolled, ArtilleryRolled::Incoming | ArtilleryRolled::CounterBattery);
            /// If only one of the units ordered is in the list: how many of its kind it represents.
            like: Count<1, 20> = 1, t::ALIKE_CALLED, ["CWC-BLU-07", "CWC-BLU-08"],
                when |form| form.asks_alike();
            /// How many further listed units were ordered, known only from the units: the fire is
            /// worked out for one after another, and each is marked.
            others: Count<0, 3> = 0, t::ALIKE_CALLED, ["CWC-BLU-07"],
                when |_form| false;
            /// Some of the ordered units are of another kind, which is a separate shoot.
            apart: bool = false, t::ALIKE_CALLED, ["CWC-AMB-59"],
                when |_form| false;
            /// The friendly unit is to be named only once the line that is aimed at it has been
            /// rolled; known only in a battle.
            unaimed: bool = false, t::ON_YOUR_OWN_SHORT, ["CWC-BLU-08"], when |_form| false;
            /// The Hits of a unit that it may hit are still to be entered; known only in a battle.
            lacks_hits: bool = false, t::INCOMING, ["CWC-BLU-06", "CWC-BLU-07"], when |_form| false;
        }
        group t::GROUP_FAO => {
            /// The FAO, under Incoming!.
            fao: CommandUnit => "", heads [t::GROUP_FAO],
                when |form, _| form.may_hit(ArtilleryRolled::Incoming),
                with {
                    save = Save::None, t::SAVE, ["CWC-FIR-04", "CWC-BLU-06"];
                    hits = 4, t::HITS, ["CWC-FIR-05", "CWC-BLU-06"];
                };
        }
        group t::GROUP_TOWED => {
            /// Towed units that were ordered to fire.
            towed: Count<0, 6> = 1, t::TOWED_ORDERED, ["CWC-BLU-07", "CWC-AMB-35"],
                when |form| form.may_hit(ArtilleryRolled::CounterBattery);
            /// Each of them.
            a: Battery => "a", when |form, _| form.counter(form.towed.0);
        }
        group t::GROUP_SELF_PROPELLED => {
            /// Self-propelled units that were ordered to fire.
            driven: Count<0, 6> = 0, t::SELF_PROPELLED_ORDERED, ["CWC-BLU-07", "CWC-AMB-35"],
                when |form| form.may_hit(ArtilleryRolled::CounterBattery);
            /// Each of them.
            b: Battery => "b", when |form, _| form.counter(form.driven.0), with {
                position = Position::Free, t::POSITION, ["CWC-FBK-04", "CWC-AMB-54"];
            };
        }
        group t::GROUP_NAVAL => {
            /// Naval units that were ordered to fire.
            naval: Count<0, 6> = 0, t::NAVAL_ORDERED, ["CWC-BLU-07"],
                when |form| form.may_hit(ArtilleryRolled::CounterBattery);
            /// Each of them.
            c: Battery => "c", when |form, _| form.counter(form.naval.0);
        }
        group t::GROUP_FIRERS_2 => {
            /// Units with the same carriage as some of those above, but another stat line or state.
            further: [MoreOrdered; 3] => "further",
                heads [t::GROUP_FIRERS_2, t::GROUP_FIRERS_3, t::GROUP_FIRERS_4],
                when |form, nth| form.counter(form.further[..nth].iter().map(|kind| kind.units.0).min().unwrap_or(1));
        }
        group t::GROUP_OWN_SHOOT => {
            /// The number of attack dice of the shoot, by concentration or barrage.
            attacks: Count<0, 100> = 4, t::ATTACKS_OF_SHOOT, ["CWC-BLU-08", "CWC-AMB-35", "CWC-ART-09"],
                when |form| form.aims() && !form.smoke;
            /// How many listed units fire, known only from the units.
            firing: Count<1, 4> = 1, t::UNITS_FIRING, ["CWC-ART-09"], when |_form| false;
            /// Concentration or barrage; the attack dice of a barrage are their average.
            shoot: Shoot = Shoot::Concentration, t::SHOOT, ["CWC-BLU-08", "CWC-ART-09", "CWC-AMB-12"],
                when |form| form.shells() && form.firing() > 1;
            /// It was a smoke screen.
            smoke: bool = false, t::SHOOT_WAS_SMOKE, ["CWC-AMB-35"],
                when |form| form.aims();
            /// The distance from the FAO to the unit.
            distance: Centimetres<1, 400> = 60, t::FAO_TO_UNIT, ["CWC-ART-06", "CWC-AMB-35"],
                when |form| form.aims();
            /// The FAO is higher than the unit.
            higher: bool = false, t::HIGHER_THAN_UNIT, ["CWC-ART-06", "CWC-AMB-35"],
                when |form| form.aims();
            /// Rockets are fired.
            rocket: bool = false, t::ROCKET_ATTACK, ["CWC-ART-06", "CWC-ART-08"],
                when |form| form.aims();
            /// Naval guns fire.
            naval_guns: bool = false, t::NAVAL_ATTACK, ["CWC-ART-07", "CWC-ART-08"],
                when |form| form.aims() && !form.rocket;
        }
        group t::GROUP_OWN_UNIT => {
            /// The friendly unit that is aimed at.
            own: OwnUnit => "own", when |form, _| form.shells();
        }
    }
}

form! {
    /// The questions about artillery that was ordered to fire.
    pub struct Battery {
        group t::GROUP_TOWED => {
            /// Save of each.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04"];
            /// Hits of each.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"];
            /// Hits on each before.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"];
            /// They were already suppressed.
            suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"];
            /// The position that may hold them in place.
            position: Position = Position::Unlimbered, t::POSITION, ["CWC-FBK-04", "CWC-AMB-54"],
                when |form| form.suppressed;
        }
    }
}

form! {
    /// The questions about ordered artillery that differs from that above in its stat line or
    /// its state.
    pub struct MoreOrdered {
        group t::GROUP_FIRERS_2 => {
            /// How many there are, all alike.
            units: Count<0, 4> = 0, t::UNITS_OF_KIND, ["CWC-BLU-07"];
            /// How they are carried.
            carriage: Carriage = Carriage::Towed, t::UNIT_CARRIAGE, ["CWC-BLU-07", "CWC-AMB-35"],
                when |form| form.units.0 > 0;
            /// Save of each.
            save: Save = Save::None, t::SAVE, ["CWC-FIR-04"],
                when |form| form.units.0 > 0;
            /// Hits of each.
            hits: Count<1, 12> = 4, t::HITS, ["CWC-FIR-05"],
                when |form| form.units.0 > 0;
            /// Hits on each before.
            marked: Count<0, 11> = 0, t::MARKED_BEFORE, ["CWC-FIR-05"],
                when |form| form.units.0 > 0;
            /// They were already suppressed.
            suppressed: bool = false, t::ALREADY_SUPPRESSED, ["CWC-FIR-08"],
                when |form| form.units.0 > 0;
            /// The position that may hold them in place.
            position: Position = Position::Unlimbered, t::POSITION, ["CWC-FBK-04", "CWC-AMB-54"],
                when |form| form.units.0 > 0 && form.suppressed;
        }
    }
}

impl MoreOrdered {
    const fn each(self) -> Battery {
        Battery {
            save: self.save,
            hits: self.hits,
            marked: self.marked,
            suppressed: self.suppressed,
            position: self.position,
        }
    }
}

impl Battery {
    fn under_fire(self) -> UnderFire {
        UnderFire {
            position: self.position,
            ..UnderFire::simple(self.save, self.hits.0, self.marked.0, self.suppressed)
        }
        .as_asked()
    }
}

impl ArtilleryBlunder {
    /// The attacks, if already rolled.
    fn known(&self) -> Option<u32> {
        let asked =
            matches!(self.rolled, ArtilleryRolled::Incoming | ArtilleryRolled::CounterBattery);
        (asked && self.known_attacks.0 > 0).then(|| self.known_attacks.count())
    }

    /// The line of the table, rolled here or before.
    pub(crate) const fn line(&self, blundered: &Blundered) -> Line {
        match self.rolled {
            ArtilleryRolled::Roll => blundered.line,
            ArtilleryRolled::Incoming => Line::Incoming,
            ArtilleryRolled::CounterBattery => Line::CounterBattery,
            ArtilleryRolled::OnYourOwn => Line::OnYourOwn,
        }
    }

    fn may_be(&self, line: ArtilleryRolled) -> bool {
        self.rolled == ArtilleryRolled::Roll || self.rolled == line
    }

    /// Whether the answers allow the fire of this line to be worked out.
    fn may_hit(&self, line: ArtilleryRolled) -> bool {
        self.rolled == line || self.rolled == ArtilleryRolled::Roll && !self.lacks_hits
    }

    /// Whether only its line is rolled, because Hits have not been entered yet.
    pub(crate) fn asks_hits(&self) -> bool {
        self.rolled == ArtilleryRolled::Roll && self.lacks_hits
    }

    /// Whether the answers allow the shoot at a friendly unit to be worked out.
    fn aims(&self) -> bool {
        self.rolled == ArtilleryRolled::OnYourOwn
            || self.rolled == ArtilleryRolled::Roll && !self.unaimed
    }

    /// Whether the line aimed at the friendly unit may be rolled while that unit is not named yet.
    pub(crate) fn names_own_unit(&self) -> bool {
        self.rolled == ArtilleryRolled::Roll && self.unaimed
    }

    fn counter(&self, units: i16) -> bool {
        self.may_hit(ArtilleryRolled::CounterBattery) && units > 0
    }

    /// Whether the shoot at the friendly unit can do any harm.
    fn shells(&self) -> bool {
        self.aims() && !self.smoke
    }

    /// The kinds of further units that are asked for, with their numbers.
    fn others(&self) -> [(u32, MoreOrdered); 3] {
        let mut asked = true;
        self.further.map(|kind| {
            asked &= kind.units.0 > 0;
            (if asked { kind.units.count() } else { 0 }, kind)
        })
    }

    /// Whether only a single listed unit is ordered.
    fn is_one(&self) -> bool {
        let further: u32 = self.others().iter().map(|(units, _)| units).sum();
        let ordered = self.towed.count() + self.driven.count() + self.naval.count() + further;
        ordered == 1 && self.others.0 == 0
    }

    /// Whether the form asks how many units a battery represents. For the shoot at a friendly unit
    /// the form does not ask which units were ordered, so only listed ones count.
    fn asks_alike(&self) -> bool {
        match self.rolled {
            ArtilleryRolled::Incoming => false,
            ArtilleryRolled::Roll | ArtilleryRolled::CounterBattery
                if self.may_hit(ArtilleryRolled::CounterBattery) =>
            {
                self.is_one()
            }
            _ => !self.smoke && self.others.0 == 0,
        }
    }

    /// How many units each listed one represents.
    fn stands_for(&self) -> u32 {
        if self.asks_alike() { self.like.count() } else { 1 }
    }

    /// How many units fire at the friendly unit.
    fn firing(&self) -> u32 {
        self.firing.count() * self.stands_for()
    }

    /// The kind of fire at the friendly unit.
    pub(crate) fn shoots(&self) -> Shoot {
        if self.firing() > 1 { self.shoot } else { Shoot::Concentration }
    }

    /// The attack dice of the shoot at the friendly unit.
    fn attacks(&self) -> u32 {
        let together = self.attacks.count() * self.stands_for();
        let attacks = match self.shoots() {
            _ if self.smoke => 0,
            Shoot::Concentration => together,
            // The average is rounded to the nearest number, halves up.
            Shoot::Barrage => (2 * together + self.firing()) / (2 * self.firing()),
        };
        attacks.min(MOST_ATTACKS)
    }

    /// How many units were ordered.
    pub(crate) fn units(&self) -> u32 {
        self.ordered().iter().map(|(units, ..)| units).sum()
    }

    /// The ordered units, grouped by kind: how many, how they are carried, and one of them
    /// (CWC-BLU-07).
    fn ordered(&self) -> [(u32, Carriage, UnderFire); KINDS] {
        let [d, e, f] =
            (self.others()).map(|(units, kind)| (units, kind.carriage, kind.each().under_fire()));
        let listed = [
            (self.towed.count(), Carriage::Towed, self.a.under_fire()),
            (self.driven.count(), Carriage::SelfPropelled, self.b.under_fire()),
            (self.naval.count(), Carriage::Naval, self.c.under_fire()),
            d,
            e,
            f,
        ];
        listed.map(|(units, carriage, unit)| (units * self.stands_for(), carriage, unit))
    }

    /// The shoot at the friendly unit, with the sum of its deviation.
    fn stray(&self, need: i16, house: &House) -> (Stray, Sum) {
        let mut modifiers = Vec::new();
        if self.higher {
            modifiers.push(Modifier::new(t::HIGHER_THAN_UNIT, -1, "CWC-ART-06"));
        }
        if self.rocket {
            modifiers.push(Modifier::new(t::ROCKET_ATTACK, 1, "CWC-ART-06"));
        }
        let zone = if self.rocket || self.naval_guns { LARGE_ZONE } else { ZONE };
        let base = (t::DICE_PER_STARTED_20, steps(self.distance.0, true), "CWC-ART-T3");
        Stray::of(base, modifiers, zone, self.attacks(), &self.own.under_fire(), need, house)
    }

    /// The sums, the notes and the refusals for the possible results of the D6.
    fn said(&self, deviation: Sum, to_hit: &Sum, radius: i16) -> (Vec<Sum>, Vec<Note>, Vec<Note>) {
        let mut sums = Vec::new();
        let mut notes = Vec::new();
        let mut refusals = Vec::new();
        if self.may_be(ArtilleryRolled::Incoming) {
            sums.push(fixed_number("to-hit", (t::INCOMING, BLUNDER_HITS, "CWC-BLU-06")));
            if self.may_hit(ArtilleryRolled::Incoming) {
                refusals.extend(self.fao.under_fire().refusal());
            }
        }
        if self.may_hit(ArtilleryRolled::CounterBattery) {
            let ordered = self.ordered().into_iter().filter(|(units, ..)| *units > 0);
            for (carriage, label, id) in CLASSES {
                if ordered.clone().any(|(_, of, _)| of == carriage) {
                    let number = (label, hit_on(carriage), "CWC-BLU-07");
                    sums.push(fixed_number(id, number));
                }
            }
            refusals.extend(ordered.filter_map(|(.., unit)| unit.refusal()));
            if self.rolled == ArtilleryRolled::CounterBattery && self.units() == 0 {
                refusals.push(Note::new(t::REFUSED_NO_ORDERED_ARTILLERY, "CWC-BLU-07"));
            }
        }
        if self.may_be(ArtilleryRolled::CounterBattery) {
            notes.push(if self.others.0 > 0 {
                Note::new(t::NOTE_COUNTER_BATTERY_IN_TURN, "CWC-BLU-07")
            } else {
                Note::new(t::NOTE_COUNTER_BATTERY, "CWC-BLU-07")
            });
            notes.push(Note::new(t::NOTE_ROCKETS_BY_CARRIAGE, "CWC-AMB-35"));
            notes.push(Note::new(t::NOTE_OFF_TABLE_HOLDS, "CWC-AMB-54"));
        }
        if self.aims() {
            sums.push(deviation);
            if self.shells() {
                sums.push(to_hit.clone());
                refusals.extend(self.own.under_fire().refusal());
                notes.push(Note::new(t::NOTE_ON_YOUR_OWN, "CWC-BLU-08"));
                if self.shoots() == Shoot::Barrage {
                    notes.push(Note::new(t::NOTE_BARRAGE_ROUNDED, "CWC-AMB-12"));
                }
                if self.apart {
                    notes.push(Note::new(t::NOTE_EACH_SHOOT, "CWC-AMB-59"));
                }
            } else {
                notes.push(Note::new(t::NOTE_SMOKE_STAYS, "CWC-AMB-35"));
            }
            notes.push(Note::new(t::note_in_zone(radius), "CWC-AMB-38"));
        }
        (sums, notes, refusals)
    }
}

impl Calculate for ArtilleryBlunder {
    type House = House;
    type Outcome = Blundered;
    const ABOUT: About =
        About::new("artillery-blunder", t::ARTILLERY_BLUNDER, t::ARTILLERY_BLUNDER_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-BLU-P2", "CWC-BLU-T2"];

    fn work(&self, house: &House) -> Work<Self> {
        let table = blunder_table(Line::WORDS, "CWC-BLU-T2");
        let (to_hit, need) = Aim {
            fire: Fire::Indirect,
            firer: Firer::Ordinary,
            cover: self.own.cover,
            kind: self.own.kind,
            armour: self.own.armour,
        }
        .number_called("own-to-hit", house);
        let (stray, deviation) = self.stray(need, house);
        let (sums, notes, refusals) = self.said(deviation, &to_hit, stray.radius);
        let headline = match self.rolled {
            ArtilleryRolled::Roll => (t::BLUNDER, Figure::Word(t::BLUNDER_ROLL)),
            ArtilleryRolled::Incoming => (t::TO_HIT, Figure::Need(BLUNDER_HITS)),
            ArtilleryRolled::CounterBattery => {
                (t::TO_HIT, (sums.first()).map_or(Figure::Impossible, |sum| sum.result.clone()))
            }
            ArtilleryRolled::OnYourOwn if self.smoke => {
                (t::DEVIATION_DICE, Figure::Dice(stray.dice as i16))
            }
            ArtilleryRolled::OnYourOwn => (t::TO_HIT, to_hit.result),
        };
        let batteries = parts::go_on(parts::BATTERIES);
        let aimed = [batteries.as_slice(), &[parts::AIMED_AT]].concat();
        let fire = Opening::to::<ArtilleryFire>().casting(&aimed);
        let deviation = Opening::to::<ArtilleryDeviation>()
            .deciding(ArtilleryDeviation::AT.distance, self.distance)
            .deciding(ArtilleryDeviation::AT.fao_higher, self.higher)
            .deciding(ArtilleryDeviation::AT.rocket, self.rocket)
            .deciding(ArtilleryDeviation::AT.naval, self.naval_guns);
        let working = Working {
            headline,
            sums,
            rows: vec![ResultRow { title: t::BLUNDER, roll: table, cite: "CWC-BLU-T2" }],
            refusals,
            notes,
            dice: (self.rolled == ArtilleryRolled::OnYourOwn && self.firing() > 1)
                .then_some((t::ATTACKS_OF_SHOOT, Figure::Dice(stray.attacks as i16))),
            // No shoot follows from the other lines (CWC-BLU-08).
            next: if self.aims() { vec![fire.into(), deviation.into()] } else { Vec::new() },
            ..Working::default()
        };
        let blunder = Blunder {
            rolled: self.rolled,
            aims: self.aims(),
            hits: !self.asks_hits(),
            in_turn: self.others.0 > 0,
            table,
            fao: Lone::of(self.fao, self.known(), "CWC-BLU-06", house),
            batteries: Batteries::of(&self.ordered(), self.known(), house),
            stray,
        };
        let working = blunder.wanted(working);
        working.rolls(&blunder, move |dice| blunder.roll(dice))
    }
}

/// The kinds of artillery, with the name of the sum for each.
const CLASSES: [(Carriage, Text, &str); 3] = [
    (Carriage::Towed, t::GROUP_TOWED, "towed"),
    (Carriage::SelfPropelled, t::GROUP_SELF_PROPELLED, "self-propelled"),
    (Carriage::Naval, t::GROUP_NAVAL, "naval"),
];

/// How many kinds of ordered units are distinguished: one of each carriage, and further
/// ones.
const KINDS: usize = 6;

/// The number to hit artillery (CWC-BLU-07).
const fn hit_on(carriage: Carriage) -> i16 {
    match carriage {
        Carriage::Towed => 4,
        Carriage::SelfPropelled => 5,
        Carriage::Naval => 6,
    }
}

words! {
    /// The lines of the table (CWC-BLU-T2).
    pub enum Line {
        /// 1–2
        Incoming = "incoming" => t::INCOMING, Plain;
        /// 3–4
        CounterBattery = "counter-battery" => t::COUNTER_BATTERY, Plain;
        /// 5–6
        OnYourOwn = "on-your-own" => t::ON_YOUR_OWN, Plain;
    }
}

/// A blunder with its rolls prepared.
#[derive(Clone, Copy)]
pub struct Blunder {
    rolled: ArtilleryRolled,
    /// Whether the friendly unit may be hit.
    aims: bool,
    /// Whether the other lines are worked out too.
    hits: bool,
    /// Whether other units take the same fire after this one.
    in_turn: bool,
    table: Roll,
    fao: Lone,
    batteries: Batteries,
    stray: Stray,
}

impl Blunder {
    fn may_be(&self, line: ArtilleryRolled) -> bool {
        self.rolled == ArtilleryRolled::Roll || self.rolled == line
    }

    /// The only unit that may be hit, for which more results are shown.
    fn only(&self) -> Option<&Target> {
        match self.rolled {
            ArtilleryRolled::Roll => None,
            ArtilleryRolled::Incoming => Some(&self.fao.target),
            ArtilleryRolled::CounterBattery => self.batteries.only(),
            ArtilleryRolled::OnYourOwn => Some(&self.stray.target),
        }
    }

    /// Adds the chances of the units that it may hit.
    fn wanted(&self, working: Working) -> Working {
        let parts = Blundered::AT;
        let guns = parts.eliminated.at_least(1);
        match self.rolled {
            ArtilleryRolled::Roll => {
                let lost = parts.fao.is(End::Destroyed);
                let working = if self.hits {
                    working.chance(t::WANT_OBSERVER_LOST, lost).chance(t::WANT_GUN_LOST, guns)
                } else {
                    working
                };
                if !self.aims {
                    return working;
                }
                working.chance(t::WANT_OWN_UNIT_LOST, parts.own_unit.is(End::Destroyed))
            }
            ArtilleryRolled::Incoming => self.fao.target.wanted(working, parts.fao),
            ArtilleryRolled::CounterBattery => working
                .chance(t::WANT_GUN_LOST, guns)
                .chance(t::WANT_GUN_SUPPRESSED, parts.suppressed.at_least(1)),
            // Smoke does no harm.
            ArtilleryRolled::OnYourOwn if self.stray.attacks == 0 => {
                working.chance(t::WANT_DRIFT, parts.drift.on_average())
            }
            ArtilleryRolled::OnYourOwn => self.stray.target.wanted(working, parts.own_unit),
        }
    }

    fn roll(&self, dice: &mut dyn Dice) -> Blundered {
        match self.rolled {
            ArtilleryRolled::Roll => self.any(dice),
            ArtilleryRolled::Incoming => {
                let effect = self.fao.fire(dice);
                Blundered { fao: effect.end, ..Blundered::with_effect(effect) }
            }
            ArtilleryRolled::CounterBattery => self.counter(dice),
            ArtilleryRolled::OnYourOwn => {
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

    /// Fire on the ordered artillery. If there is only one unit, its hits are part of the result.
    fn counter(&self, dice: &mut dyn Dice) -> Blundered {
        let Some(target) = self.batteries.only() else { return self.batteries.fire(dice).into() };
        let attacks = self.batteries.attacks(dice);
        let effect = target.take(dice, attacks);
        Blundered {
            attacks: if self.in_turn { attacks } else { 0 },
            eliminated: effect.end.is_eliminated().into(),
            suppressed: u32::from(effect.end == End::Suppressed),
            ..Blundered::with_effect(effect)
        }
    }

    /// Rolls for a line of the table, and works it out.
    fn any(&self, dice: &mut dyn Dice) -> Blundered {
        let line = Line::ALL[dice.band(&self.table)];
        let outcome = match line {
            Line::Incoming | Line::CounterBattery if !self.hits => Blundered::default(),
            Line::Incoming => {
                let effect = self.fao.fire(dice);
                Blundered { fao: effect.end, ..Blundered::with_effect(effect) }
            }
            Line::CounterBattery => self.counter(dice),
            Line::OnYourOwn if !self.aims => Blundered::default(),
            Line::OnYourOwn => {
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
        line as "blunder": Line, t::BLUNDER, when of.rolled == ArtilleryRolled::Roll;
        /// The fate of the FAO.
        fao: End, t::GROUP_FAO, words of.fao.target.own_words(),
            when of.hits && of.may_be(ArtilleryRolled::Incoming),
            quiet of.rolled == ArtilleryRolled::Roll;
        /// Artillery that is eliminated.
        eliminated: u32, t::PART_GUNS_ELIMINATED, tone Bad,
            when of.hits && of.may_be(ArtilleryRolled::CounterBattery),
            quiet of.rolled == ArtilleryRolled::Roll;
        /// Artillery that is suppressed.
        suppressed: u32, t::PART_GUNS_SUPPRESSED, tone Bad,
            when of.hits && of.may_be(ArtilleryRolled::CounterBattery),
            quiet of.rolled == ArtilleryRolled::Roll;
        /// The result for the friendly unit.
        own_unit: End, t::GROUP_OWN_UNIT, words of.stray.target.own_words(),
            when of.aims,
            quiet of.rolled == ArtilleryRolled::Roll;
        /// How far the shoot drifts.
        drift: Distance, t::PART_DRIFT, when of.rolled == ArtilleryRolled::OnYourOwn;
        /// The direction in which it drifts.
        direction: Bearing, t::ROLL_DIRECTION, when of.rolled == ArtilleryRolled::OnYourOwn,
            quiet true;
        /// The number of attacks on each unit, if others take them after this one.
        attacks: u32, t::NUMBER_OF_DICE, when of.hits && of.in_turn && of.may_be(ArtilleryRolled::CounterBattery),
            quiet of.rolled == ArtilleryRolled::Roll;
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

impl From<Losses> for Blundered {
    fn from(losses: Losses) -> Self {
        Self { eliminated: losses.eliminated, suppressed: losses.suppressed, ..Self::default() }
    }
}

/// Ordered artillery under counter-battery fire.
#[derive(Clone, Copy)]
struct Batteries {
    targets: [(u32, Target); KINDS],
    /// The result of the D6 of attacks, if already rolled.
    known: Option<u32>,
}

impl Batteries {
    fn of(
        ordered: &[(u32, Carriage, UnderFire); KINDS],
        known: Option<u32>,
        house: &House,
    ) -> Self {
        Self {
            known,
            targets: ordered
                .map(|(units, carriage, unit)| (units, Target::of(&unit, hit_on(carriage), house))),
        }
    }

    fn units(&self) -> u32 {
        self.targets.iter().map(|(units, _)| units).sum()
    }

    /// The only unit that was ordered.
    fn only(&self) -> Option<&Target> {
        let ordered = self.targets.iter().find(|(units, _)| *units > 0);
        ordered.filter(|_| self.units() == 1).map(|(_, unit)| unit)
    }

    /// The D6 of attacks.
    fn attacks(&self, dice: &mut dyn Dice) -> u32 {
        self.known.unwrap_or_else(|| dice.total(&attacks("CWC-BLU-07")))
    }

    /// Rolls one D6 of attacks for all of them (CWC-BLU-07).
    fn fire(&self, dice: &mut dyn Dice) -> Losses {
        if self.units() == 0 {
            return Losses::default();
        }
        let attacks = self.attacks(dice);
        dice.each_in_turn(&self.targets, |dice, target| {
            let end = target.take(dice, attacks).end;
            Losses::of(end.is_eliminated(), end == End::Suppressed)
        })
    }
}
