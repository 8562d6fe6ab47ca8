//! Anti-tank fire as one chain: the roll to hit, the penetration of hull or turret, the
//! effect (BR10-SHA-P1 with BR10-SHA-P2); and the shorter chain for a light vehicle
//! (BR10-SHL-P2).

use crate::dice::Band;
use crate::rulesets::brygada::prelude::*;

use super::card::{AntiTank, Armour};
use super::fire_at_infantry::{FireAtInfantry, FireTarget};
use super::shot::Shot;
use super::tables;
use super::vehicle_effect::{Damages, EffectRoll, VehiclePart};
use super::words::GunSide;

choices! {
    /// The target of an anti-tank weapon (BR10-SHL-01, BR10-VEH-05).
    pub enum TankTarget {
        /// An armoured vehicle, or a gun from the side of its shield (BR10-GUN-01).
        Armoured = "armoured" => t::KIND_ARMOURED,
        /// A light vehicle.
        Light = "light" => t::KIND_LIGHT_VEHICLE,
    }
}

impl TankTarget {
    /// The kind of target that a unit is.
    pub const fn of(kind: UnitKind) -> Self {
        match kind {
            UnitKind::LightVehicle => Self::Light,
            UnitKind::Infantry | UnitKind::Armoured | UnitKind::Gun => Self::Armoured,
        }
    }
}

form! {
    /// The questions about anti-tank fire.
    pub struct AntiTankFire {
        group t::GROUP_SHOT => {
            /// The kind of target.
            target: TankTarget = TankTarget::Armoured, t::FIRED_AT, ["BR10-SHL-01", "BR10-SHL-03", "BR10-VEH-05"];
            /// The distance to the target.
            distance: Centimetres<0, 300> = 30, t::DISTANCE, ["BR10-RNG-01", "BR10-RNG-04", "BR10-VEC-04"];
            /// The side of the target that the shot comes from.
            direction: Direction = Direction::Front, t::SHOT_FROM, ["BR10-SHA-08", "BR10-SHA-09", "BR10-AMB-11"],
                when |form| form.target == TankTarget::Armoured;
            /// It is a gun, whose shield covers one side only.
            at_gun: bool = false, t::KIND_GUN, ["BR10-GUN-01", "BR10-GUN-P1"],
                when |form| form.target == TankTarget::Armoured
                    && (form.direction != Direction::Front
                        || !form.turret_only && form.armour.hull_front.0 == 0);
            /// Only its turret is visible, so it counts as hidden.
            turret_only: bool = false, t::ONLY_TURRET, ["BR10-SHA-04", "BR10-AMB-07"];
            /// Half of it or more is concealed.
            hidden: bool = false, t::TARGET_HIDDEN, ["BR10-RNG-06", "BR10-SHA-T2", "BR10-AMB-07"],
                when |form| !form.turret_only;
            /// It is a gun whose crew is locked in an assault with infantry.
            locked: bool = false, t::TARGET_LOCKED, ["BR10-AMB-48"],
                when |form| form.target == TankTarget::Armoured;
            /// How the shot is fired.
            shot: Shot => "";
        }
        group t::GROUP_ARMOUR => {
            /// The armour of the target; only the side that is hit is asked for.
            armour: Armour => "armour",
                when |form, _| form.target == TankTarget::Armoured,
                with {
                    hull_front = 2, t::ARMOUR_HULL_FRONT, ["BR10-SHA-08", "BR10-VEC-T4"], when |form, _| form.asks_hull(Direction::Front);
                    hull_left = 2, t::ARMOUR_HULL_LEFT, ["BR10-SHA-08", "BR10-VEC-T4"], when |form, _| form.asks_hull(Direction::Left);
                    hull_right = 2, t::ARMOUR_HULL_RIGHT, ["BR10-SHA-08", "BR10-VEC-T4"], when |form, _| form.asks_hull(Direction::Right);
                    hull_rear = 2, t::ARMOUR_HULL_REAR, ["BR10-SHA-08", "BR10-VEC-T4"], when |form, _| form.asks_hull(Direction::Rear);
                    turret_front = 2, t::ARMOUR_TURRET_FRONT, ["BR10-SHA-08", "BR10-VEH-01"], when |form, _| form.direction == Direction::Front;
                    turret_left = 2, t::ARMOUR_TURRET_LEFT, ["BR10-SHA-08", "BR10-VEH-01"], when |form, _| form.direction == Direction::Left;
                    turret_right = 2, t::ARMOUR_TURRET_RIGHT, ["BR10-SHA-08", "BR10-VEH-01"], when |form, _| form.direction == Direction::Right;
                    turret_rear = 2, t::ARMOUR_TURRET_REAR, ["BR10-SHA-08", "BR10-VEH-01"], when |form, _| form.direction == Direction::Rear;
                };
            /// It has no turret, or its main gun sits in the hull.
            hull_gun: bool = false, t::HULL_GUN, ["BR10-SHA-12", "BR10-VEH-01"],
                when |form| form.target == TankTarget::Armoured;
        }
        group t::GROUP_ANTI_TANK => {
            /// The modifiers of the shooter's card for the effect roll.
            effect: Count<-6, 6> = 0, t::EFFECT_MODIFIER, ["BR10-SHA-13", "BR10-AMB-12"],
                when |form| form.target == TankTarget::Armoured;
            /// The weapon's card.
            gun: AntiTank => "gun";
        }
    }
}

words! {
    /// Where a shot hit (BR10-SHA-03, BR10-SHA-05).
    pub enum Hit {
        /// Nowhere.
        Miss = "miss" => t::HIT_MISS, Bad;
        /// The hull.
        Hull = "hull" => t::PART_HULL, Good;
        /// The hull, critically.
        HullCritical = "hull-critical" => t::HIT_HULL_CRITICAL, Good;
        /// The turret.
        Turret = "turret" => t::PART_TURRET, Good;
        /// The turret, critically.
        TurretCritical = "turret-critical" => t::HIT_TURRET_CRITICAL, Good;
    }
}

impl Hit {
    /// The hit on this part, critical or not.
    const fn on(part: VehiclePart, critical: bool) -> Self {
        match (part, critical) {
            (VehiclePart::Hull, false) => Self::Hull,
            (VehiclePart::Hull, true) => Self::HullCritical,
            (VehiclePart::Turret, false) => Self::Turret,
            (VehiclePart::Turret, true) => Self::TurretCritical,
        }
    }
}

words! {
    /// Whether a shot penetrated.
    pub enum Penetration {
        /// It missed, or the armour held.
        No = "no" => t::NOT_PENETRATED, Plain;
        /// It went through.
        Yes = "yes" => t::PENETRATED, Good;
    }
}

/// The words for the fate of a light vehicle.
const OF_LIGHT: &[Word] =
    &[Effect::WORDS[Effect::None as usize], Effect::WORDS[Effect::Destroyed as usize]];

outcome! {
    /// The effect of an anti-tank shot.
    pub struct AntiTankShot of |form: &AntiTankFire| {
        /// The fate of the target.
        effect: Effect, t::PART_EFFECT, words form.effects();
        /// Where it was hit.
        hit: Hit, t::PART_HIT;
        /// Whether the shot penetrated.
        penetrated: Penetration, t::PART_PENETRATION;
    }
}

/// The effects after which an armoured vehicle is gone or can no longer move or fire its main gun.
pub const DAMAGED: &[Effect] = &[Effect::Immobilised, Effect::GunDestroyed, Effect::Destroyed];

/// The highest total of two dice; a higher modified total is read as this.
const HIGHEST: i16 = 12;

/// The lowest and the highest total of two dice with different faces.
const UNLIKE: (i16, i16) = (3, 11);

impl AntiTankFire {
    /// Whether the armour of this side of the hull matters.
    fn asks_hull(&self, side: Direction) -> bool {
        self.direction == side && !self.turret_only
    }

    fn is_armoured(&self) -> bool {
        self.target == TankTarget::Armoured
    }

    fn is_short(&self) -> bool {
        self.distance.0 <= self.gun.short_range.0
    }

    /// The words for the possible fates of the target.
    pub fn effects(&self) -> &'static [Word] {
        match self.target {
            TankTarget::Armoured => Effect::WORDS,
            TankTarget::Light => OF_LIGHT,
        }
    }

    /// The natural total needed to hit if the two faces differ: 7 without modifiers (BR10-SHA-T1,
    /// BR10-SHA-T2).
    fn number_to_hit(&self, house: House) -> (Sum, i16) {
        let table = "BR10-SHA-T2";
        let hidden = if self.turret_only {
            Some("BR10-AMB-07")
        } else {
            self.hidden.then_some("BR10-RNG-06")
        };
        let mut modifiers = Vec::new();
        if self.gun.to_hit.0 != 0 {
            modifiers.push(Modifier::new(t::TO_HIT_OF_CARD, -self.gun.to_hit.0, table));
        }
        if self.is_short() {
            modifiers.push(Modifier::new(t::SHORT_RANGE, -tables::PLUS, "BR10-SHA-T4"));
        }
        modifiers.extend(self.shot.modifiers(hidden, table, house));
        let base = (t::HITS_FROM, Figure::TotalNeed(tables::TO_HIT.0), "BR10-SHA-T1");
        let (mut sum, need) = Sum::plain("to-hit", t::HITS_ON, base).with_own(modifiers);
        sum.result =
            if need > UNLIKE.1 { Figure::Impossible } else { Figure::TotalNeed(need.max(2)) };
        (sum, need)
    }

    /// The armour of a part on the side that is hit: its name, its figure and the rule.
    fn armour_of(&self, part: VehiclePart) -> (Text, i16, Cite) {
        use Direction::{Front, Left, Rear, Right};
        if !self.is_armoured() {
            return (t::LIGHT_ARMOUR, 0, "BR10-SHL-03");
        }
        let (label, armour) = match (part, self.direction) {
            (VehiclePart::Hull, Front) => (t::ARMOUR_HULL_FRONT, self.armour.hull_front),
            (VehiclePart::Hull, Left) => (t::ARMOUR_HULL_LEFT, self.armour.hull_left),
            (VehiclePart::Hull, Right) => (t::ARMOUR_HULL_RIGHT, self.armour.hull_right),
            (VehiclePart::Hull, Rear) => (t::ARMOUR_HULL_REAR, self.armour.hull_rear),
            (VehiclePart::Turret, Front) => (t::ARMOUR_TURRET_FRONT, self.armour.turret_front),
            (VehiclePart::Turret, Left) => (t::ARMOUR_TURRET_LEFT, self.armour.turret_left),
            (VehiclePart::Turret, Right) => (t::ARMOUR_TURRET_RIGHT, self.armour.turret_right),
            (VehiclePart::Turret, Rear) => (t::ARMOUR_TURRET_REAR, self.armour.turret_rear),
        };
        (label, armour.0, "BR10-SHA-08")
    }

    /// The parts that can be hit; a light vehicle counts as one part, since it has no armour that
    /// could differ.
    fn parts(&self) -> &'static [VehiclePart] {
        if self.turret_only || !self.is_armoured() {
            &[VehiclePart::Turret]
        } else {
            &[VehiclePart::Hull, VehiclePart::Turret]
        }
    }

    /// The value that the weapon's penetration value must exceed to pierce a part (BR10-SHA-07,
    /// BR10-SHA-08).
    pub fn above(&self, part: VehiclePart) -> (Sum, i16) {
        let (label, armour, cite) = self.armour_of(part);
        let mut modifiers = Vec::new();
        if self.is_short() {
            modifiers.push(Modifier::new(t::SHORT_RANGE, -tables::PLUS, "BR10-SHA-07"));
        }
        let (id, title) = match part {
            _ if !self.is_armoured() => ("vehicle", t::VALUE_ABOVE),
            VehiclePart::Hull => ("hull", t::VALUE_ABOVE_HULL),
            VehiclePart::Turret => ("turret", t::VALUE_ABOVE_TURRET),
        };
        Sum::number(id, title, (label, armour, cite)).with_own(modifiers)
    }

    /// Whether each natural total, from 2 on, penetrates a part (BR10-SHA-06).
    fn through(&self, part: VehiclePart, plus: i16) -> [bool; 11] {
        let values = self.gun.penetration();
        let above = self.above(part).1;
        std::array::from_fn(|total| {
            let total = (total as i16 + plus).min(HIGHEST - 2);
            values[total as usize] > above
        })
    }

    /// The row of the penetration roll for a part.
    pub fn row(&self, part: VehiclePart, title: Text) -> Option<ResultRow> {
        let through = self.through(part, 0);
        let mut bands: Vec<Band> = Vec::new();
        for (total, through) in (2..).zip(through) {
            let label = if through { t::PENETRATED } else { t::NOT_PENETRATED };
            match bands.last_mut() {
                Some(band) if band.label == label => band.upto = total,
                _ => bands.push(Band { upto: total, label }),
            }
        }
        // The row is left out if it needs more bands than a roll can have: only a penetration table
        // that rises and falls many times does.
        (bands.len() <= MAX_BANDS).then(|| ResultRow {
            title,
            roll: penetration_roll().bands(&bands),
            cite: "BR10-SHA-06",
        })
    }

    fn rows(&self) -> Vec<ResultRow> {
        let mut rows = Vec::new();
        let hull = (VehiclePart::Hull, t::PENETRATES_HULL);
        let turret = (VehiclePart::Turret, t::PENETRATES_TURRET);
        if !self.is_armoured() {
            rows.extend(self.row(turret.0, t::PENETRATES));
            return rows;
        }
        if self.turret_only {
            rows.extend(self.row(turret.0, turret.1));
        } else if self.through(hull.0, 0) == self.through(turret.0, 0) {
            rows.extend(self.row(hull.0, t::PENETRATES));
        } else {
            rows.extend(self.row(hull.0, hull.1));
            rows.extend(self.row(turret.0, turret.1));
        }
        rows.push(ResultRow {
            title: t::ROLL_EFFECT,
            roll: EffectRoll::new(self.effect.0, Damages::ByDie).roll(),
            cite: "BR10-SHA-T3",
        });
        rows
    }

    fn notes(&self, need: i16, house: House) -> Vec<Note> {
        let mut notes = Notes::default();
        let armoured = self.is_armoured();
        let doubles = if armoured { t::NOTE_DOUBLES_TURRET } else { t::NOTE_DOUBLES_HIT };
        notes.add(true, t::NOTE_OTHER_SIGN, "BR10-MOD-01");
        notes.add(true, doubles, "BR10-SHA-03");
        notes.add(self.turret_only, t::NOTE_ONLY_TURRET, "BR10-SHA-04");
        let critical = critical_from(need);
        let comes_up = house.natural_critical || critical <= HIGHEST;
        if house.natural_critical {
            notes.add(true, t::NOTE_CRITICAL_NATURAL, "BR10-AMB-35");
        } else if comes_up {
            notes.add(true, t::note_critical_from(critical.max(2)), "BR10-SHA-T1");
        } else {
            notes.add(true, t::NOTE_NO_CRITICAL, "BR10-SHA-T1");
        }
        if house.critical_effect {
            notes.add(armoured && comes_up, t::NOTE_CRITICAL_EFFECT, "BR10-AMB-12");
        } else {
            notes.add(comes_up, t::NOTE_CRITICAL_PENETRATION, "BR10-SHA-05");
        }
        if armoured {
            notes.add(self.hull_gun, t::NOTE_HULL_GUN, "BR10-SHA-12");
        } else {
            notes.add(true, t::NOTE_LIGHT_ANTI_TANK, "BR10-SHL-03");
            notes.add(self.is_short(), t::NOTE_LIGHT_SHORT, "BR10-AMB-36");
        }
        notes.add(true, t::NOTE_FIELD_OF_VIEW, "BR10-RNG-08");
        notes.0.extend(self.shot.notes());
        notes.0
    }

    /// Whether the shot is at a gun, past its shield if it has one, and so at the crew
    /// (BR10-GUN-P1).
    fn is_at_crew(&self) -> bool {
        // The part above the shield also counts as armoured.
        let shield = self.turret_only || self.armour.hull_front.0 > 0;
        let shielded = self.direction == Direction::Front && shield;
        self.is_armoured() && self.at_gun && !shielded
    }

    /// The next calculators. The machine guns of the same vehicle fire in the same action; a shot
    /// past the shield of a gun is a shot at infantry.
    fn next(&self) -> Vec<Opening> {
        if self.is_at_crew() {
            let opening = Opening::to::<FireAtInfantry>()
                .deciding_all(FireAtInfantry::AT.shot, &self.shot)
                .deciding(FireAtInfantry::AT.target, FireTarget::GunCrew)
                .deciding(FireAtInfantry::AT.side, GunSide::Crew)
                .named(t::AT_THE_CREW);
            return vec![opening.into()];
        }
        let opening = Opening::to::<FireAtInfantry>()
            .deciding_all(FireAtInfantry::AT.shot, &self.shot)
            .named(t::OPEN_OTHER_WEAPONS);
        vec![opening.into()]
    }
}

/// The natural total of a critical hit, if dice with different faces hit on `need`: as far above it
/// as in the table (BR10-SHA-T1).
const fn critical_from(need: i16) -> i16 {
    need + tables::TO_HIT.1 - tables::TO_HIT.0
}

/// The roll of 2D6 for penetration.
fn penetration_roll() -> Roll {
    Roll::new(Die::D6).sum_of(2).named(t::ROLL_PENETRATION, "BR10-SHA-06")
}

/// The chain of an anti-tank shot, prepared.
struct Chain {
    form: AntiTankFire,
    house: House,
    /// The natural total needed to hit if the faces differ.
    need: i16,
}

impl Chain {
    /// The part that is hit, and whether critically; `None` for a miss (BR10-SHA-P1, step 4).
    fn hit(&self, dice: &mut dyn Dice) -> Option<(VehiclePart, bool)> {
        let roll = Roll::new(Die::D6).named(t::ROLL_ANTI_TANK, "BR10-SHA-02").pair().by_acting();
        let hits = |way: &usize| self.struck_part(roll.pair_of(*way)).is_some();
        let hits = (0..roll.ways()).filter(hits).fold(0, |hits, way| hits | 1 << way);
        let pair = dice.pair(&roll.succeeding(hits));
        let part = self.struck_part(pair)?;
        let total = pair.total as i16;
        let critical = if self.house.natural_critical {
            total == HIGHEST
        } else {
            total >= critical_from(self.need)
        };
        Some((part, critical))
    }

    /// The part that this roll hits; `None` for a miss.
    fn struck_part(&self, pair: Pair) -> Option<VehiclePart> {
        if pair.double {
            Some(VehiclePart::Turret)
        } else if self.form.turret_only || (pair.total as i16) < self.need {
            None
        } else {
            Some(VehiclePart::Hull)
        }
    }

    /// Whether the shot penetrates. Nothing is rolled if every total gives the same result.
    fn penetrates(&self, dice: &mut dyn Dice, part: VehiclePart, critical: bool) -> bool {
        let plus = if critical && !self.house.critical_effect { tables::PLUS } else { 0 };
        let through = self.form.through(part, plus);
        if through.iter().all(|total| *total == through[0]) {
            return through[0];
        }
        let pierces = (0..).zip(through).fold(0, |all, (way, one)| all | u32::from(one) << way);
        let roll = penetration_roll().by_acting().succeeding(pierces);
        through[dice.total(&roll) as usize - 2]
    }

    fn fire(&self, dice: &mut dyn Dice) -> AntiTankShot {
        match self.hit(dice) {
            Some((part, critical)) => self.struck(dice, part, critical),
            None => AntiTankShot::default(),
        }
    }

    /// The effect of a hit (BR10-SHA-P1, from step 5 on).
    fn struck(&self, dice: &mut dyn Dice, part: VehiclePart, critical: bool) -> AntiTankShot {
        let hit = Hit::on(part, critical);
        if !self.penetrates(dice, part, critical) {
            return AntiTankShot { hit, ..AntiTankShot::default() };
        }
        let effect = if self.form.is_armoured() {
            let plus = if critical && self.house.critical_effect { tables::PLUS } else { 0 };
            let damages = Damages::of(part, self.form.hull_gun);
            EffectRoll::new(self.form.effect.0 + plus, damages).throw(dice)
        } else {
            Effect::Destroyed
        };
        AntiTankShot { effect, hit, penetrated: Penetration::Yes }
    }
}

impl AntiTankFire {
    /// The effect of the shot on the hull, if it was hit without a critical.
    pub fn strikes_hull(&self, dice: &mut dyn Dice, house: House) -> AntiTankShot {
        let chain = Chain { form: *self, house, need: self.number_to_hit(house).1 };
        chain.struck(dice, VehiclePart::Hull, false)
    }
}

impl Calculate for AntiTankFire {
    type House = House;
    type Outcome = AntiTankShot;
    const ABOUT: About = About::new("anti-tank-fire", t::ANTI_TANK_FIRE, t::ANTI_TANK_FIRE_SUMMARY);
    const CITES: &'static [Cite] =
        &["BR10-SHA-P1", "BR10-SHL-P2", "BR10-SHA-T1", "BR10-SHA-T2", "BR10-SHA-T3", "BR10-SHA-T4"];

    fn work(&self, house: &House) -> Work<Self> {
        let (sum, need) = self.number_to_hit(*house);
        let figure = if self.turret_only || need > UNLIKE.1 {
            Figure::Word(t::ONLY_DOUBLES)
        } else {
            sum.result.clone()
        };
        let mut sums = vec![sum];
        sums.extend(self.parts().iter().map(|part| self.above(*part).0));
        let mut refusals = Notes::default();
        refusals.add(
            self.distance.0 > self.gun.range.0,
            t::refused_out_of_range(self.distance.0, self.gun.range.0),
            "BR10-RNG-04",
        );
        refusals.add(self.is_at_crew(), t::REFUSED_AT_CREW, "BR10-GUN-01");
        let locked = self.locked && self.is_armoured();
        refusals.add(locked && !house.fire_at_locked, t::REFUSED_LOCKED, "BR10-AMB-48");
        let chain = Chain { form: *self, house: *house, need };
        let working = Working {
            headline: (t::HITS_ON, figure),
            sums,
            rows: self.rows(),
            refusals: refusals.0,
            notes: self.notes(need, *house),
            not_counted: self.shot.not_counted(*house),
            next: self.next(),
            ..Working::default()
        }
        .chance(t::WANT_DESTROYED, AntiTankShot::AT.effect.is(Effect::Destroyed));
        let working = if self.is_armoured() {
            working.chance(t::WANT_DAMAGED, AntiTankShot::AT.effect.is_one_of(DAMAGED))
        } else {
            working
        };
        working
            .chance(t::WANT_PENETRATES, AntiTankShot::AT.penetrated.is(Penetration::Yes))
            .rolls(self, move |dice| chain.fire(dice))
    }
}
