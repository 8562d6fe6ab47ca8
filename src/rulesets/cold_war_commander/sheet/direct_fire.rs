//! Direct fire as one chain: the dice of every unit that fires, the number to hit, Saves,
//! and the fate of the target.
//!
//! Procedures CWC-DIR-P1, CWC-HIT-P1, CWC-FIR-P1 and CWC-FBK-P1; guns over open sights by
//! CWC-GUN-T1.

use crate::rulesets::cold_war_commander::prelude::*;

use super::effect::{Attacked, Health, Retreat, under_attack};
use super::fire_resolution;
use super::to_hit::{Aim, Fire};

/// How close an unarmoured target must be for an AFV's bonus, in cm (CWC-DIR-04).
const AFV_CLOSE: i16 = 20;

form! {
    /// The questions about direct fire.
    pub struct DirectFire {
        group t::GROUP_TARGET => {
            /// The cover of the target.
            cover: Cover = Cover::Open, t::COVER, ["CWC-HIT-01", "CWC-HIT-02", "CWC-HIT-03", "CWC-HIT-T1"],
                when |form| form.uses_cover();
            /// The kind of the target.
            target: TargetKind = TargetKind::Ordinary, t::TARGET_KIND, ["CWC-HIT-04", "CWC-HIT-07", "CWC-HIT-T2"];
            /// The stat line of the target and its present state.
            health: Health => "";
            /// The target has no armour.
            unarmoured: bool = false, t::TARGET_UNARMOURED, ["CWC-DIR-04", "CWC-HIT-09", "CWC-HIT-10"],
                when |form| form.armour_matters();
        }
        group t::GROUP_FIRERS => {
            /// Units that fire, all alike.
            units: Count<0, 20> = 1, t::UNITS_FIRING, ["CWC-FIR-01", "CWC-DIR-01"];
            /// They are guns that fire over open sights.
            gun: Gun = Gun::None, t::GUN, ["CWC-GUN-01", "CWC-GUN-T1", "CWC-AMB-33"],
                when |form| form.units.0 > 0;
            /// The Attack of each.
            attack: Count<0, 20> = 3, t::ATTACK, ["CWC-FIR-01"],
                when |form| form.units.0 > 0 && form.gun == Gun::None;
            /// Their maximum range.
            range: Centimetres<1, 400> = 60, t::RANGE, ["CWC-DIR-02"],
                when |form| form.units.0 > 0 && form.gun == Gun::None;
            /// The distance to the target.
            distance: Centimetres<0, 400> = 40, t::DISTANCE, ["CWC-DIR-02", "CWC-DIR-04"],
                when |form| form.units.0 > 0;
            /// They hit the flank or rear.
            flank: bool = false, t::FLANK_OR_REAR, ["CWC-DIR-03"],
                when |form| form.units.0 > 0;
            /// Those of them that fire from another distance or at another side.
            apart: Count<0, 19> = 0, t::UNITS_APART, ["CWC-DIR-01", "CWC-DIR-02", "CWC-DIR-03"],
                when |form| form.units.0 > 1;
            /// The distance to the target of those that fire apart.
            apart_distance: Centimetres<0, 400> = 40, t::APART_DISTANCE, ["CWC-DIR-02", "CWC-DIR-04"],
                when |form| form.units.0 > 1 && form.apart.0 > 0;
            /// Those that fire apart hit the flank or rear.
            apart_flank: bool = false, t::APART_FLANK, ["CWC-DIR-03"],
                when |form| form.units.0 > 1 && form.apart.0 > 0;
            /// They are AFVs.
            afv: bool = false, t::FIRER_AFV, ["CWC-DIR-04"],
                when |form| form.units.0 > 0;
        }
        group t::GROUP_HOW_THEY_FIRE => {
            /// They fire on the move.
            moving: Moving = Moving::No, t::ON_THE_MOVE, ["CWC-DIR-05", "CWC-AMB-14"],
                when |form| form.units.0 > 0;
            /// The mark on their Attack.
            mark: Mark = Mark::None, t::ATTACK_MARK, ["CWC-HIT-09", "CWC-HIT-10"],
                when |form| form.units.0 > 0;
            /// They are helicopters that pop up.
            pop_up: bool = false, t::POP_UP, ["CWC-DIR-06"],
                when |form| form.units.0 > 0;
            /// Whether the firers are of a kind with a separate number to hit.
            firer: Firer = Firer::Ordinary, t::FIRER, ["CWC-HIT-08", "CWC-AMB-18"],
                when |form| !form.suppressive;
            /// Some of them are flamethrowers or snipers, and others are not: never shown.
            mixed: bool = false, t::FIRER, ["CWC-AMB-48"], when |_form| false;
            /// The fire is suppressive.
            suppressive: bool = false, t::SUPPRESSIVE_FIRE, ["CWC-HIT-11"];
        }
        group t::GROUP_FALL_BACK => {
            /// The fall-back of the target.
            back: Retreat => "", when |form, _| form.health.already_suppressed, with {
                exempt = false, t::EXEMPT, ["CWC-FBK-03"],
                    when |form, _| form.target != TargetKind::Recce;
            };
        }
        group t::GROUP_FIRERS_2 => {
            /// The second kind of firers.
            b: Firers => "b";
        }
        group t::GROUP_FIRERS_3 => {
            /// The third kind of firers.
            c: Firers => "c";
        }
        group t::GROUP_MORE_DICE => {
            /// Dice added without modifiers.
            more_dice: Count<0, 100> = 0, t::MORE_DICE, ["CWC-FIR-02"];
        }
    }
}

form! {
    /// Units that fire alike, for the second and further kinds.
    pub struct Firers {
        group t::GROUP_FIRERS => {
            /// How many there are.
            units: Count<0, 20> = 0, t::UNITS_OF_KIND, ["CWC-FIR-01", "CWC-DIR-01"];
            /// They are guns that fire over open sights.
            gun: Gun = Gun::None, t::GUN, ["CWC-GUN-01", "CWC-GUN-T1", "CWC-AMB-33"],
                when |form| form.units.0 > 0;
            /// The Attack of each.
            attack: Count<0, 20> = 3, t::ATTACK, ["CWC-FIR-01"],
                when |form| form.units.0 > 0 && form.gun == Gun::None;
            /// Their maximum range.
            range: Centimetres<1, 400> = 60, t::RANGE, ["CWC-DIR-02"],
                when |form| form.units.0 > 0 && form.gun == Gun::None;
            /// The distance to the target.
            distance: Centimetres<0, 400> = 40, t::DISTANCE, ["CWC-DIR-02", "CWC-DIR-04"],
                when |form| form.units.0 > 0;
            /// They hit the flank or rear.
            flank: bool = false, t::FLANK_OR_REAR, ["CWC-DIR-03"],
                when |form| form.units.0 > 0;
            /// Those of them that fire from another distance or at another side.
            apart: Count<0, 19> = 0, t::UNITS_APART, ["CWC-DIR-01", "CWC-DIR-02", "CWC-DIR-03"],
                when |form| form.units.0 > 1;
            /// The distance to the target of those that fire apart.
            apart_distance: Centimetres<0, 400> = 40, t::APART_DISTANCE, ["CWC-DIR-02", "CWC-DIR-04"],
                when |form| form.units.0 > 1 && form.apart.0 > 0;
            /// Those that fire apart hit the flank or rear.
            apart_flank: bool = false, t::APART_FLANK, ["CWC-DIR-03"],
                when |form| form.units.0 > 1 && form.apart.0 > 0;
            /// They are AFVs.
            afv: bool = false, t::FIRER_AFV, ["CWC-DIR-04"],
                when |form| form.units.0 > 0;
            /// They fire on the move.
            moving: Moving = Moving::No, t::ON_THE_MOVE, ["CWC-DIR-05", "CWC-AMB-14"],
                when |form| form.units.0 > 0;
            /// The mark on their Attack.
            mark: Mark = Mark::None, t::ATTACK_MARK, ["CWC-HIT-09", "CWC-HIT-10"],
                when |form| form.units.0 > 0;
            /// They are helicopters that pop up.
            pop_up: bool = false, t::POP_UP, ["CWC-DIR-06"],
                when |form| form.units.0 > 0;
        }
    }
}

impl DirectFire {
    /// The first kind, and the further ones.
    fn kinds(&self) -> [Firers; 3] {
        let first = Firers {
            units: self.units,
            gun: self.gun,
            attack: self.attack,
            range: self.range,
            distance: self.distance,
            flank: self.flank,
            apart: self.apart,
            apart_distance: self.apart_distance,
            apart_flank: self.apart_flank,
            afv: self.afv,
            moving: self.moving,
            mark: self.mark,
            pop_up: self.pop_up,
        };
        [first, self.b, self.c].map(Firers::as_fired)
    }

    fn firing(&self) -> impl Iterator<Item = Firers> {
        self.kinds().into_iter().filter(|kind| kind.units.0 > 0)
    }

    /// Whether the target's armour makes a difference.
    fn armour_matters(&self) -> bool {
        self.firing().any(|kind| kind.afv || kind.mark != Mark::None)
    }

    /// Whether the cover decides the number to hit. A flamethrower or sniper may lose its
    /// own number by the house rule, but then a number for the target's kind decides.
    fn uses_cover(&self) -> bool {
        !self.suppressive
            && (self.firer == Firer::Ordinary || self.mixed)
            && matches!(self.target, TargetKind::Ordinary | TargetKind::Recce)
    }

    /// Why the firers cannot fire together: some need a different number to hit (CWC-AMB-48).
    fn needs_apart(&self, house: &House) -> Option<Note> {
        // Flamethrowers and snipers have the same number (CWC-HIT-08).
        let [one, other] = [Firer::Ordinary, Firer::Flamethrower]
            .map(|firer| Aim { firer, ..self.aim() }.number(house).1);
        (self.mixed && one != other).then(|| Note::new(t::REFUSED_OTHER_NUMBER, "CWC-AMB-48"))
    }

    fn aim(&self) -> Aim {
        Aim {
            fire: if self.suppressive { Fire::Suppressive } else { Fire::Direct },
            firer: self.firer,
            cover: self.cover,
            kind: self.target,
            armour: if self.unarmoured { Armour::Unarmoured } else { Armour::Armoured },
        }
    }
}

/// Titles of the sums: two for each kind of firers, the second for those that fire apart.
const TITLES: [(&str, Text, Text); 6] = [
    ("unit-1", t::DICE_OF_EACH, t::KIND_1),
    ("unit-1-apart", t::DICE_OF_EACH_APART, t::KIND_1_APART),
    ("unit-2", t::DICE_OF_EACH_2, t::KIND_2),
    ("unit-2-apart", t::DICE_OF_EACH_APART, t::KIND_2_APART),
    ("unit-3", t::DICE_OF_EACH_3, t::KIND_3),
    ("unit-3-apart", t::DICE_OF_EACH_APART, t::KIND_3_APART),
];

/// The distance that goes with each title.
pub(crate) const DISTANCES: [At<DirectFire, Centimetres<0, 400>>; 6] = [
    DirectFire::AT.distance,
    DirectFire::AT.apart_distance,
    DirectFire::AT.b.then(Firers::AT.distance),
    DirectFire::AT.b.then(Firers::AT.apart_distance),
    DirectFire::AT.c.then(Firers::AT.distance),
    DirectFire::AT.c.then(Firers::AT.apart_distance),
];

impl Calculate for DirectFire {
    type House = House;
    type Outcome = Attacked;
    const ABOUT: About = About::new("direct-fire", t::DIRECT_FIRE, t::DIRECT_FIRE_SUMMARY);
    const CITES: &'static [Cite] =
        &["CWC-DIR-P1", "CWC-HIT-P1", "CWC-FIR-P1", "CWC-DIR-T1", "CWC-GUN-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let mut refusals = Vec::new();
        let mut notes = Vec::new();
        let mut not_counted = self.aim().not_counted(house);
        let mut sums = Vec::new();
        let mut beside = Vec::new();
        let mut pool: Vec<(Text, i16, Cite)> = Vec::new();
        let units: i16 = self.firing().map(|kind| kind.units.0).sum();
        let one_unit = units == 1 && self.more_dice.0 == 0;
        let parts = self.kinds().into_iter().flat_map(Firers::parts);
        for ((kind, titles), distance) in parts.zip(TITLES).zip(DISTANCES) {
            if kind.units.0 == 0 {
                continue;
            }
            add_new(&mut refusals, kind.refusals());
            add_new(&mut notes, kind.notes(house));
            add_new(&mut not_counted, kind.not_counted(self.unarmoured));
            if let Some(word) = kind.beside() {
                beside.push((distance.index(), word));
            }
            let (id, title, name) = titles;
            // The sum of a single unit is also that of all the dice.
            let (id, title) = if one_unit { ("dice", t::NUMBER_OF_DICE) } else { (id, title) };
            let from = if kind.gun == Gun::None { "CWC-FIR-01" } else { "CWC-GUN-T1" };
            let (sum, dice) = kind.sum((id, title), from, self.unarmoured, house);
            sums.push(sum);
            pool.push((name, dice * kind.units.0, "CWC-DIR-01"));
        }
        if self.more_dice.0 > 0 {
            pool.push((t::MORE_DICE, self.more_dice.0, "CWC-FIR-02"));
        }
        let mut dice = pool.iter().map(|(_, dice, _)| dice).sum();
        if let Some((first, others)) = pool.split_first().filter(|_| !one_unit) {
            let mut modifiers = (others.iter())
                .filter(|(_, dice, _)| *dice != 0)
                .map(|(name, dice, cite)| Modifier::new(*name, *dice, cite))
                .collect();
            // Against a target that none of the firers can hurt there are no dice.
            if dice > 0 {
                dice = own::add_dice("dice", dice, &mut modifiers);
            }
            sums.push(Sum::dice("dice", t::NUMBER_OF_DICE, *first).with(modifiers));
        }
        if pool.is_empty() {
            refusals.push(Note::new(t::REFUSED_NOBODY_FIRES, "CWC-FIR-01"));
        } else if dice == 0 && refusals.is_empty() {
            refusals.extend(self.firing().find_map(|kind| {
                let cite = kind.mark.bars(self.unarmoured)?;
                Some(Note::new(cannot_hurt(kind.mark), cite))
            }));
        }
        refusals.extend(
            self.firing()
                .filter(Firers::has_too_many_apart)
                .map(|kind| Note::new(t::refused_elsewhere(kind.units.0), "CWC-DIR-01")),
        );
        refusals.extend(self.needs_apart(house));
        let guns = |which: fn(Gun) -> bool| self.firing().any(|kind| which(kind.gun));
        if guns(|gun| gun != Gun::None) {
            notes.push(Note::new(t::NOTE_GUN_LETTER, "CWC-AMB-32"));
        }
        if guns(|gun| gun == Gun::Light) {
            notes.push(Note::new(t::NOTE_GUN_BETWEEN, "CWC-AMB-33"));
        }
        if self.firing().any(|kind| kind.units.0 > 1 && kind.apart.0 == 0) {
            notes.push(Note::new(t::NOTE_ALIKE, "CWC-DIR-01"));
        }
        let mixed = self.firing().count() > 1 || self.more_dice.0 > 0;
        if mixed && self.firer != Firer::Ordinary && !self.suppressive {
            notes.push(Note::new(t::NOTE_OTHER_NUMBERS_APART, "CWC-AMB-48"));
        }
        let (to_hit, need) = self.aim().number(house);
        let headline = (t::TO_HIT, to_hit.result.clone());
        sums.push(to_hit);
        let recce = self.target == TargetKind::Recce;
        let unit = self.health.under_fire(&self.back, recce);
        let next = vec![fire_resolution::opening(&unit, dice, need)];
        let working = Working {
            headline,
            sums,
            beside,
            refusals,
            notes,
            not_counted,
            next,
            ..Working::default()
        };
        under_attack(working, &unit, dice, need, house)
    }
}

/// Adds the notes that are not there yet: several firers may have the same note.
fn add_new(notes: &mut Vec<Note>, further: Vec<Note>) {
    for note in further {
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
}

/// Why a marked attack has no dice.
pub(crate) const fn cannot_hurt(mark: Mark) -> Text {
    match mark {
        Mark::Hash => t::REFUSED_HASH,
        _ => t::REFUSED_STAR,
    }
}

impl Firers {
    /// The firers with the attack and range of their class, if they are guns (CWC-GUN-T1).
    fn as_fired(self) -> Self {
        match self.gun.attack() {
            Some(attack) => Self { attack: Count(attack), range: Centimetres(GUN_RANGE), ..self },
            None => self,
        }
    }

    /// Those that fire from the first distance, and those that fire apart.
    fn parts(self) -> [Self; 2] {
        let apart = if self.units.0 > 1 { self.apart.0.min(self.units.0) } else { 0 };
        let others = Self { units: Count(self.units.0 - apart), ..self };
        let distance = self.apart_distance;
        [others, Self { units: Count(apart), distance, flank: self.apart_flank, ..self }]
    }

    /// More of them are said to fire apart than there are.
    const fn has_too_many_apart(&self) -> bool {
        self.units.0 > 1 && self.apart.0 > self.units.0
    }

    fn at_half_range(&self) -> bool {
        i32::from(self.distance.0) * 2 <= i32::from(self.range.0)
    }

    /// The cost of firing on the move, if the player has entered it.
    fn cost_of_moving(&self, house: &House) -> Option<i16> {
        match self.moving {
            Moving::S1 => house.s1_cost.number(),
            Moving::S2 => house.s2_cost.number(),
            Moving::No | Moving::Neither => Some(0),
        }
    }

    /// The dice of one unit (CWC-DIR-P1), and the sum behind them; `from` is the
    /// rule that gives the attack.
    fn sum(
        &self,
        (id, title): (&'static str, Text),
        from: Cite,
        unarmoured: bool,
        house: &House,
    ) -> (Sum, i16) {
        let mut modifiers = Vec::new();
        let mut dice = self.attack.0;
        let mut add = |label: Phrase, value: i16, cite| {
            if value != 0 {
                dice += value;
                modifiers.push(Modifier::new(label, value, cite));
            }
        };
        if let Some(cite) = self.mark.bars(unarmoured) {
            add(mod_mark(self.mark).into(), -self.attack.0, cite);
        } else {
            let close = self.afv && unarmoured && self.distance.0 <= AFV_CLOSE;
            add(t::HALF_RANGE.into(), i16::from(self.at_half_range()), "CWC-DIR-02");
            add(t::FLANK_OR_REAR.into(), i16::from(self.flank), "CWC-DIR-03");
            add(t::MOD_AFV_CLOSE.into(), i16::from(close), "CWC-DIR-04");
            add(t::ON_THE_MOVE.into(), -self.cost_of_moving(house).unwrap_or(0), "CWC-DIR-05");
            add(t::POP_UP.into(), -i16::from(self.pop_up), "CWC-DIR-06");
            dice += own::add(id, &mut modifiers);
        }
        if dice < 0 {
            modifiers.push(Modifier::new(t::MOD_NEVER_BELOW_0, -dice, "CWC-AMB-15"));
            dice = 0;
        }
        let sum = Sum::dice(id, title, (t::ATTACK, self.attack.0, from)).with(modifiers);
        (sum, dice)
    }

    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Vec::new();
        if self.distance.0 > self.range.0 {
            refusals.push(Note::new(
                t::refused_out_of_range(self.distance.0, self.range.0),
                "CWC-STA-01",
            ));
        }
        if self.moving == Moving::Neither {
            refusals.push(Note::new(t::REFUSED_MOVING, "CWC-DIR-05"));
        }
        refusals
    }

    fn notes(&self, house: &House) -> Vec<Note> {
        let mut notes = Vec::new();
        if self.cost_of_moving(house).is_none() {
            notes.push(Note::new(t::note_moving_cost_unset(self.moving.label()), "CWC-AMB-14"));
        }
        notes
    }

    /// Notes on circumstances that seem to add a die but do not.
    fn not_counted(&self, unarmoured: bool) -> Vec<Note> {
        let near = self.distance.0 <= AFV_CLOSE;
        let mut kept = Notes::default();
        kept.add(self.afv && near && !unarmoured, t::KEPT_AFV_ARMOURED, "CWC-DIR-04");
        // Beyond twice that distance, no note is needed.
        let nearly = !near && self.distance.0 <= 2 * AFV_CLOSE;
        kept.add(self.afv && nearly && unarmoured, t::KEPT_AFV_TOO_FAR, "CWC-DIR-04");
        kept.add(self.flank, t::KEPT_FLANK_ONCE, "CWC-DIR-03");
        kept.0
    }

    /// The remark beside the distance.
    fn beside(&self) -> Option<Phrase> {
        if self.distance.0 > self.range.0 {
            Some(t::BESIDE_OUT_OF_RANGE.into())
        } else {
            self.at_half_range().then(|| t::BESIDE_HALF_RANGE.into())
        }
    }
}

/// The effect of a mark on the dice against a target it cannot hurt.
const fn mod_mark(mark: Mark) -> Text {
    match mark {
        Mark::Hash => t::MARK_HASH,
        _ => t::MARK_STAR,
    }
}
