//! Attacks on a unit in a zone: artillery (procedure CWC-ART-P3) and air strikes
//! (CWC-AIR-P3). One unit of the zone at a time; the dice are never divided.

use crate::rulesets::cold_war_commander::prelude::*;

use super::direct_fire::cannot_hurt;
use super::effect::{Attacked, Health, Retreat, UnderFire, under_attack};
use super::to_hit::{Aim, Fire};

form! {
    /// The questions about artillery fire on one unit in its zone.
    pub struct ArtilleryFire {
        group t::GROUP_TARGET_IN_ZONE => {
            /// The cover of the target.
            cover: Cover = Cover::Open, t::COVER, ["CWC-ART-10", "CWC-HIT-T1"],
                when |form| form.uses_cover();
            /// The kind of the target.
            target: TargetKind = TargetKind::Ordinary, t::TARGET_KIND, ["CWC-HIT-04", "CWC-HIT-07"];
            /// Its armour.
            armour: Armour = Armour::Unarmoured, t::ARMOUR, ["CWC-HIT-05", "CWC-HIT-06", "CWC-HIT-09", "CWC-HIT-10"];
            /// Its stat line and its present state.
            health: Health => "", heads [t::GROUP_TARGET_IN_ZONE];
        }
        group t::GROUP_BATTERIES => {
            /// Concentration or barrage.
            shoot: Shoot = Shoot::Concentration, t::SHOOT, ["CWC-ART-09", "CWC-AMB-12"];
            /// Units that fire, all alike.
            units: Count<1, 20> = 1, t::UNITS_FIRING, ["CWC-ART-09"];
            /// The Attack of each.
            attack: Count<0, 12> = 3, t::ATTACK, ["CWC-ART-09"];
            /// Its mark.
            mark: Mark = Mark::None, t::ATTACK_MARK, ["CWC-HIT-09", "CWC-HIT-10", "CWC-AMB-52"];
        }
        group t::GROUP_FALL_BACK => {
            /// Its fall-back.
            back: Retreat => "", when |form, _| form.health.already_suppressed, with {
                exempt = false, t::EXEMPT, ["CWC-FBK-03"],
                    when |form, _| form.target != TargetKind::Recce;
            };
        }
        group t::GROUP_FIRERS_2 => {
            /// Units of a further kind.
            b: MoreGuns => "b";
        }
        group t::GROUP_FIRERS_3 => {
            /// Units of a further kind.
            c: MoreGuns => "c";
        }
        group t::GROUP_FIRERS_4 => {
            /// Units of a further kind.
            d: MoreGuns => "d";
        }
    }
}

form! {
    /// The questions about artillery of a further kind.
    pub struct MoreGuns {
        group t::GROUP_BATTERIES => {
            /// How many there are.
            units: Count<0, 20> = 0, t::UNITS_OF_KIND, ["CWC-ART-09"];
            /// The Attack of each.
            attack: Count<0, 12> = 3, t::ATTACK, ["CWC-ART-09"],
                when |form| form.units.0 > 0;
            /// Its mark.
            mark: Mark = Mark::None, t::ATTACK_MARK, ["CWC-HIT-09", "CWC-HIT-10", "CWC-AMB-52"],
                when |form| form.units.0 > 0;
        }
    }
}

/// Whether the cover of a target of this kind affects the number to hit.
const fn cover_counts(kind: TargetKind) -> bool {
    matches!(kind, TargetKind::Ordinary | TargetKind::Recce)
}

impl ArtilleryFire {
    /// Whether cover affects the number to hit: the kind of the target does not fix it.
    fn uses_cover(&self) -> bool {
        cover_counts(self.target)
    }

    fn unit(&self) -> UnderFire {
        (self.health).under_fire(&self.back, self.target == TargetKind::Recce)
    }

    fn batteries(&self) -> [Battery; 4] {
        [
            Battery::new(self.units.0, self.attack.0, self.mark),
            self.b.into(),
            self.c.into(),
            self.d.into(),
        ]
    }

    /// The opening for the same shoot at the next unit in the zone.
    fn next_unit(&self) -> Opening {
        Opening::of(&Self {
            shoot: self.shoot,
            units: self.units,
            attack: self.attack,
            mark: self.mark,
            b: self.b,
            c: self.c,
            d: self.d,
            ..Self::default()
        })
        .decided()
        .casting(&parts::go_on(parts::BATTERIES))
        .into()
    }
}

impl Calculate for ArtilleryFire {
    type House = House;
    type Outcome = Attacked;
    const ABOUT: About = About::new("artillery-fire", t::ARTILLERY_FIRE, t::ARTILLERY_FIRE_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-ART-P3", "CWC-HIT-P1", "CWC-FIR-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        let zone = Zone::of(&self.batteries(), self.armour);
        let (sum, dice) = zone.dice(self.shoot, false, "CWC-ART-09");
        let aim = Aim {
            fire: Fire::Indirect,
            firer: Firer::Ordinary,
            cover: self.cover,
            kind: self.target,
            armour: self.armour,
        };
        let mut notes = Vec::new();
        if self.shoot == Shoot::Barrage {
            notes.push(Note::new(t::NOTE_BARRAGE_ROUNDED, "CWC-AMB-12"));
        }
        notes.push(Note::new(t::NOTE_ZONE_EVERY_UNIT, "CWC-ART-10"));
        notes.push(Note::new(t::NOTE_ZONE_NO_DIRECT_FIRE_LINES, "CWC-AMB-16"));
        zone.working((sum, dice), aim, &self.unit(), notes, self.next_unit(), house)
    }
}

form! {
    /// The questions about an air strike on one unit.
    pub struct AirStrike {
        group t::GROUP_TARGET_IN_ZONE => {
            /// The cover of the target.
            cover: Cover = Cover::Open, t::COVER, ["CWC-AIR-06", "CWC-HIT-T1"],
                when |form| cover_counts(form.target);
            /// The kind of the target.
            target: TargetKind = TargetKind::Ordinary, t::TARGET_KIND, ["CWC-HIT-04", "CWC-HIT-07"];
            /// Its armour.
            armour: Armour = Armour::Unarmoured, t::ARMOUR, ["CWC-HIT-09", "CWC-HIT-10", "CWC-AMB-16"];
            /// Its stat line and its present state.
            health: Health => "", heads [t::GROUP_TARGET_IN_ZONE];
        }
        group t::GROUP_AIR_UNITS => {
            /// It is the only target of the strike.
            single: bool = false, t::SINGLE_TARGET, ["CWC-AIR-07", "CWC-AMB-43"],
                when |form| !form.begun;
            /// It has attacked another unit in the zone: never shown.
            begun: bool = false, t::SINGLE_TARGET, ["CWC-AIR-06"], when |_form| false;
            /// Air units that attack, all alike.
            units: Count<1, 10> = 1, t::AIR_UNITS, ["CWC-AMB-39"];
            /// The Attack of each, after anti-air fire.
            attack: Count<0, 20> = 4, t::ATTACK_AFTER_AA, ["CWC-AAF-05", "CWC-AMB-43"];
            /// Its mark.
            mark: Mark = Mark::None, t::ATTACK_MARK, ["CWC-HIT-09", "CWC-HIT-10", "CWC-AMB-52"];
            /// They are helicopters that pop up.
            pop_up: bool = false, t::POP_UP, ["CWC-DIR-06", "CWC-AMB-53"];
        }
        group t::GROUP_FALL_BACK => {
            /// Its fall-back.
            back: Retreat => "", when |form, _| form.health.already_suppressed, with {
                exempt = false, t::EXEMPT, ["CWC-FBK-03"],
                    when |form, _| form.target != TargetKind::Recce;
            };
        }
        group t::GROUP_AIR_UNITS_2 => {
            /// Air units of a further kind.
            b: MoreAirUnits => "b";
        }
        group t::GROUP_AIR_UNITS_3 => {
            /// Air units of a further kind.
            c: MoreAirUnits => "c";
        }
    }
}

form! {
    /// The questions about air units of a further kind.
    pub struct MoreAirUnits {
        group t::GROUP_AIR_UNITS => {
            /// How many there are.
            units: Count<0, 10> = 0, t::AIR_UNITS_OF_KIND, ["CWC-AMB-39"];
            /// The Attack of each.
            attack: Count<0, 20> = 4, t::ATTACK_AFTER_AA, ["CWC-AAF-05", "CWC-AMB-43"],
                when |form| form.units.0 > 0;
            /// Its mark.
            mark: Mark = Mark::None, t::ATTACK_MARK, ["CWC-HIT-09", "CWC-HIT-10", "CWC-AMB-52"],
                when |form| form.units.0 > 0;
            /// They are helicopters that pop up.
            pop_up: bool = false, t::POP_UP, ["CWC-DIR-06", "CWC-AMB-53"],
                when |form| form.units.0 > 0;
        }
    }
}

impl AirStrike {
    fn unit(&self) -> UnderFire {
        (self.health).under_fire(&self.back, self.target == TargetKind::Recce)
    }

    /// Whether it has a single target, chosen before it attacks any unit (CWC-AIR-07).
    pub(crate) const fn has_one_target(&self) -> bool {
        self.single && !self.begun
    }

    fn air_units(&self) -> [Battery; 3] {
        [
            Battery { pop_up: self.pop_up, ..Battery::new(self.units.0, self.attack.0, self.mark) },
            self.b.into(),
            self.c.into(),
        ]
    }

    /// The opening for the same strike at the next unit in the zone.
    fn next_unit(&self) -> Opening {
        Opening::of(&Self {
            begun: true,
            units: self.units,
            attack: self.attack,
            mark: self.mark,
            pop_up: self.pop_up,
            b: self.b,
            c: self.c,
            ..Self::default()
        })
        .decided()
        .casting(&parts::go_on(parts::AIR_UNITS))
        .into()
    }
}

impl Calculate for AirStrike {
    type House = House;
    type Outcome = Attacked;
    const ABOUT: About = About::new("air-strike", t::AIR_STRIKE, t::AIR_STRIKE_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-AIR-P3", "CWC-HIT-P1", "CWC-FIR-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        let zone = Zone::of(&self.air_units(), self.armour);
        let (sum, dice) = zone.dice(Shoot::Concentration, self.has_one_target(), "CWC-AMB-39");
        let aim = Aim {
            fire: Fire::Air,
            firer: Firer::Ordinary,
            cover: self.cover,
            kind: self.target,
            armour: self.armour,
        };
        let mut notes = vec![if self.has_one_target() {
            Note::new(t::NOTE_SINGLE_TARGET, "CWC-AMB-43")
        } else {
            Note::new(t::NOTE_ZONE_EVERY_UNIT, "CWC-AIR-06")
        }];
        // For an AFV there is a clearer text.
        let afv = matches!(self.armour, Armour::OpenAfv | Armour::FullAfv);
        if !house.air_is_indirect && !afv {
            notes.push(Note::new(t::NOTE_AIR_COVER_NUMBERS, "CWC-AMB-16"));
        }
        zone.working((sum, dice), aim, &self.unit(), notes, self.next_unit(), house)
    }
}

/// Units of one kind that fire on the zone.
#[derive(Clone, Copy)]
struct Battery {
    units: i16,
    attack: i16,
    mark: Mark,
    pop_up: bool,
}

impl Battery {
    const fn new(units: i16, attack: i16, mark: Mark) -> Self {
        Self { units, attack, mark, pop_up: false }
    }

    /// The Attack dice that each loses by popping up (CWC-AMB-53); the rest is never below 0.
    fn lost(self) -> i16 {
        i16::from(self.pop_up).min(self.attack)
    }
}

impl From<MoreGuns> for Battery {
    fn from(form: MoreGuns) -> Self {
        Self::new(form.units.0, form.attack.0, form.mark)
    }
}

impl From<MoreAirUnits> for Battery {
    fn from(form: MoreAirUnits) -> Self {
        Self { pop_up: form.pop_up, ..Self::new(form.units.0, form.attack.0, form.mark) }
    }
}

const KINDS: [Text; 4] = [t::KIND_1, t::KIND_2, t::KIND_3, t::KIND_4];

/// The units firing on a zone, sorted by whether they can hurt one target.
struct Zone {
    /// Those that can hurt it, with their names.
    hurting: Vec<(Text, Battery)>,
    /// The first of those that cannot, with the rule.
    barred: Option<(Mark, Cite)>,
}

impl Zone {
    /// Marked attacks that cannot hurt the target are left out (CWC-AMB-52).
    fn of(batteries: &[Battery], armour: Armour) -> Self {
        let mut zone = Self { hurting: Vec::new(), barred: None };
        for (name, battery) in KINDS.into_iter().zip(batteries) {
            match battery.mark.bars(armour == Armour::Unarmoured) {
                _ if battery.units == 0 => {}
                Some(cite) => zone.barred = zone.barred.or(Some((battery.mark, cite))),
                None => zone.hurting.push((name, *battery)),
            }
        }
        zone
    }

    /// The dice against the unit, and the sum behind them; a single target doubles them.
    fn dice(&self, shoot: Shoot, single: bool, cite: Cite) -> (Sum, i16) {
        let (name, first) =
            (self.hurting.first()).copied().unwrap_or((t::KIND_1, Battery::new(0, 0, Mark::None)));
        let base = first.attack * first.units;
        let mut modifiers = Vec::new();
        let mut add = |label: Text, value: i16, cite| {
            if value != 0 {
                modifiers.push(Modifier::new(label, value, cite));
            }
        };
        add(t::POP_UP, -first.lost() * first.units, "CWC-AMB-53");
        for (name, battery) in self.hurting.iter().skip(1) {
            add(*name, battery.attack * battery.units, cite);
            add(t::POP_UP, -battery.lost() * battery.units, "CWC-AMB-53");
        }
        let together = base + modifiers.iter().map(|one| one.value).sum::<i16>();
        let units: i16 = self.hurting.iter().map(|(_, battery)| battery.units).sum();
        let mut dice = together;
        if shoot == Shoot::Barrage && units > 1 {
            // The average is rounded to the nearest number, halves up.
            dice = (2 * together + units) / (2 * units);
            if dice != together {
                modifiers.push(Modifier::new(t::mod_average(units), dice - together, "CWC-AMB-12"));
            }
        }
        if single && dice > 0 {
            modifiers.push(Modifier::new(t::MOD_SINGLE_TARGET, dice, "CWC-AIR-07"));
            dice *= 2;
        }
        // If nothing hurts the target, there are no dice to which more could be added.
        if dice > 0 {
            dice = own::add_dice("dice", dice, &mut modifiers);
        }
        let sum = Sum::dice("dice", t::NUMBER_OF_DICE, (name, base, cite)).with(modifiers);
        (sum, dice)
    }

    /// Notes on units that fire but do not count.
    fn not_counted(&self) -> Vec<Note> {
        (self.barred.is_some() && !self.hurting.is_empty())
            .then(|| Note::new(t::NOTE_MARKED_LEFT_OUT, "CWC-AMB-52"))
            .into_iter()
            .collect()
    }

    fn working<C: Calculate<Outcome = Attacked>>(
        &self,
        (sum, dice): (Sum, i16),
        aim: Aim,
        unit: &UnderFire,
        notes: Vec<Note>,
        next: Opening,
        house: &House,
    ) -> Work<C> {
        let (to_hit, need) = aim.number(house);
        let refusals = match self.barred {
            Some((mark, cite)) if self.hurting.is_empty() => {
                vec![Note::new(cannot_hurt(mark), cite)]
            }
            _ => Vec::new(),
        };
        let mut not_counted = self.not_counted();
        not_counted.extend(aim.not_counted(house));
        let working = Working {
            headline: (t::TO_HIT, to_hit.result.clone()),
            sums: vec![sum, to_hit],
            refusals,
            notes,
            not_counted,
            next: vec![next],
            ..Working::default()
        };
        under_attack(working, unit, dice, need, house)
    }
}
