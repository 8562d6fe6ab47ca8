//! Assaults: infantry on infantry (procedure BR10-ASL-P1), infantry on a vehicle
//! (BR10-ASL-P2), a vehicle on infantry (BR10-ASL-P3).

use crate::rulesets::brygada::prelude::*;

use super::anti_tank::DAMAGED;
use super::success::{Losses, effect_named};
use super::vehicle_effect::{Damages, EffectRoll};

/// The names for one side's rolls in an assault.
#[derive(Clone, Copy)]
struct Named {
    dice: (&'static str, Text),
    need: (&'static str, Text),
    /// The dice of the assault.
    roll: Text,
    by: By,
    /// The D6 for the morale markers that the enemy then gets.
    markers: Text,
}

const ATTACKER: Named = Named {
    dice: ("dice", t::ASSAULT_DICE),
    need: ("need", t::ASSAULT_NEED),
    roll: t::ROLL_ASSAULT_ATTACKER,
    by: By::Acting,
    markers: t::ROLL_ASSAULT_MARKERS,
};

const DEFENDER: Named = Named {
    dice: ("enemy-dice", t::ASSAULT_ENEMY_DICE),
    need: ("enemy-need", t::ASSAULT_ENEMY_NEED),
    roll: t::ROLL_ASSAULT_DEFENDER,
    by: By::Facing,
    markers: t::ROLL_ASSAULT_ENEMY_MARKERS,
};

/// The dice of one side against infantry, prepared (BR10-ASL-06, BR10-ASL-07).
#[derive(Clone, Copy)]
struct Blows {
    dice: u32,
    roll: Roll,
    /// The number of the enemy's bases.
    bases: u32,
    house: House,
    markers: Text,
}

impl Blows {
    /// The dice of this many bases with this assault power, against infantry of this quality and
    /// number of bases; `special` is added to every die. Also returns the sum of the dice and that
    /// of the number needed.
    fn new(
        named: Named,
        (power, contact): (i16, i16),
        special: i16,
        (quality, bases): (i16, u32),
        house: &House,
    ) -> (Self, [Sum; 2]) {
        let further = Modifier::new(
            t::assault_further_bases(contact - 1),
            power * (contact - 1),
            "BR10-ASL-07",
        );
        let mut modifiers = (further.value != 0).then_some(further).into_iter().collect();
        let dice = own::add_dice(named.dice.0, power * contact, &mut modifiers);
        let dice_sum =
            Sum::dice(named.dice.0, named.dice.1, (t::ASSAULT_POWER, power, "BR10-ASL-06"))
                .with(modifiers);
        let special = Modifier::new(t::SPECIAL_ASSAULT, -special, "BR10-ASL-06");
        let base = (t::ASSAULT_ENEMY_QUALITY, Figure::Need(quality), "BR10-ASL-06");
        let (mut need_sum, need) = Sum::plain(named.need.0, named.need.1, base)
            .with_own((special.value != 0).then_some(special).into_iter().collect());
        need_sum.result = needed(need);
        let blows = Self {
            dice: dice as u32,
            roll: Roll::new(Die::D6)
                .at_least(need)
                .named(named.roll, "BR10-ASL-06")
                .thrown(named.by),
            bases,
            house: *house,
            markers: named.markers,
        };
        (blows, [dice_sum, need_sum])
    }

    /// The losses that these dice inflict on the enemy (BR10-SHI-T2).
    fn fall(&self, dice: &mut dyn Dice) -> Losses {
        dice.merged(|dice| {
            let successes = dice.successes(&self.roll, self.dice);
            effect_named(dice, successes, self.bases, &self.house, self.markers)
        })
    }
}

/// A number needed on one D6, as it is shown: below 1 every face succeeds, above 6 none.
const fn needed(need: i16) -> Figure {
    match need {
        ..1 => Figure::Need(1),
        1..=6 => Figure::Need(need),
        _ => Figure::Impossible,
    }
}

form! {
    /// A squad or a team in close combat, or the crew of a gun (BR10-AMB-44). The
    /// defaults are the squad of BR10-WEX-01.
    pub struct Fighter {
        group t::GROUP_ASSAULT_ATTACKER => {
            /// Its assault power against infantry.
            assault: Count<0, 12> = 4, t::ASSAULT_INFANTRY, ["BR10-ASL-03", "BR10-ASL-06"];
            /// The bases it has.
            bases: Count<1, 12> = 2, t::BASES, ["BR10-ASL-07", "BR10-SHI-T2"];
            /// How many of them are not in contact.
            behind: Count<0, 11> = 0, t::ASSAULT_BEHIND, ["BR10-ASL-07"];
            /// Its quality: the number that the other side needs.
            quality: Count<1, 6> = 3, t::QUALITY, ["BR10-ASL-06", "BR10-SHI-02"];
            /// The modifier of its card's special rules for its dice.
            special: Count<-6, 6> = 0, t::SPECIAL_ASSAULT, ["BR10-ASL-06"];
        }
    }
}

impl Fighter {
    /// The bases that reached contact; without any there is no assault.
    const fn contact(&self) -> i16 {
        self.bases.0 - self.behind.0
    }

    /// Its dice against this enemy, with two sums: that of the number of dice and that of the
    /// number needed.
    fn at(&self, named: Named, enemy: &Self, house: &House) -> (Blows, [Sum; 2]) {
        let own = (self.assault.0, self.contact());
        let target = (enemy.quality.0, enemy.bases.count());
        Blows::new(named, own, self.special.0, target, house)
    }
}

form! {
    /// The questions about a round of an assault of infantry on infantry.
    pub struct Assault {
        group t::GROUP_ASSAULT_ATTACKER => {
            /// The unit that charged.
            attacker: Fighter => "attacker";
        }
        group t::GROUP_ASSAULT_DEFENDER => {
            /// The unit that is charged.
            defender: Fighter => "defender";
        }
    }
}

impl Assault {
    /// Notes on circumstances that seem to add dice but do not.
    fn not_counted(&self) -> Vec<Note> {
        let mut out = Notes::default();
        out.add(self.attacker.behind.0 > 0, t::OUT_ATTACKERS_BEHIND, "BR10-ASL-07");
        out.add(self.defender.behind.0 > 0, t::OUT_DEFENDERS_BEHIND, "BR10-ASL-07");
        out.0
    }
}

words! {
    /// How a round of an assault ends, from the attacker's point of view.
    pub enum Fight {
        /// Both units are left: the fight continues in the next round.
        GoesOn = "goes-on" => t::FIGHT_GOES_ON, Plain;
        /// The defender is destroyed.
        Won = "defender-destroyed" => t::FIGHT_WON, Good;
        /// Both are destroyed.
        Both = "both-destroyed" => t::FIGHT_BOTH, Plain;
        /// The attacker is destroyed.
        Lost = "attacker-destroyed" => t::FIGHT_LOST, Bad;
    }
}

impl Fight {
    const fn of(attacker: Losses, defender: Losses) -> Self {
        match (attacker.destroyed, defender.destroyed) {
            (false, false) => Self::GoesOn,
            (false, true) => Self::Won,
            (true, true) => Self::Both,
            (true, false) => Self::Lost,
        }
    }
}

impl Calculate for Assault {
    type House = House;
    type Outcome = Exchange;

    const ABOUT: About = About::new("assault", t::ASSAULT, t::ASSAULT_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-ASL-P1", "BR10-ASL-08", "BR10-ASL-T1", "BR10-SHI-T2"];

    fn work(&self, house: &House) -> Work<Self> {
        let mut refusals = Notes::default();
        let none = |side: &Fighter| side.contact() < 1;
        refusals.add(
            none(&self.attacker) || none(&self.defender),
            t::REFUSED_NO_CONTACT,
            "BR10-ASL-07",
        );
        if !refusals.0.is_empty() {
            return Working::refused(t::ASSAULT_DICE, t::WORD_NOT_ALLOWED, refusals.0).into();
        }
        let (attack, sums) = self.attacker.at(ATTACKER, &self.defender, house);
        let (defence, enemy_sums) = self.defender.at(DEFENDER, &self.attacker, house);
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_ASSAULT_AT_ONCE, "BR10-ASL-08");
        notes.add(true, t::NOTE_ASSAULT_ENDS_ACTIVATION, "BR10-ASL-05");
        notes.add(true, t::NOTE_ASSAULT_GOES_ON, "BR10-AMB-30");
        notes.add(true, t::NOTE_ASSAULT_MARKERS, "BR10-AMB-45");
        notes.add(true, t::NOTE_ASSAULT_GUN, "BR10-AMB-44");
        Working {
            headline: (t::ASSAULT_DICE, sums[0].result.clone()),
            sums: sums.into_iter().chain(enemy_sums).collect(),
            notes: notes.0,
            not_counted: self.not_counted(),
            ..Working::default()
        }
        .chance(
            t::WANT_DEFENDER_DESTROYED,
            Exchange::AT.fight.is_one_of(&[Fight::Won, Fight::Both]),
        )
        .chance(
            t::WANT_ATTACKER_DESTROYED,
            Exchange::AT.fight.is_one_of(&[Fight::Lost, Fight::Both]),
        )
        .rolls(&(), move |dice| {
            let defender = attack.fall(dice);
            let attacker = defence.fall(dice);
            Exchange {
                fight: Fight::of(attacker, defender),
                defender_lost: defender.bases,
                defender_markers: defender.markers,
                attacker_lost: attacker.bases,
                attacker_markers: attacker.markers,
            }
        })
    }
}

outcome! {
    /// A round of an assault between infantry. A destroyed unit loses all its bases.
    pub struct Exchange of |_of: &()| {
        /// How the fight ends.
        fight: Fight, t::PART_FIGHT;
        /// Bases that the defender loses.
        defender_lost: u32, t::PART_DEFENDER_LOST;
        /// Morale markers that the defender gets.
        defender_markers: u32, t::PART_DEFENDER_MARKERS;
        /// Bases that the attacker loses.
        attacker_lost: u32, t::PART_ATTACKER_LOST, tone Bad;
        /// Morale markers that the attacker gets.
        attacker_markers: u32, t::PART_ATTACKER_MARKERS, tone Bad;
    }
}

choices! {
    /// The kinds of vehicle that an assault distinguishes.
    pub enum AssaultedVehicle {
        /// An armoured one.
        Armoured = "armoured" => t::KIND_ARMOURED,
        /// A light one.
        Light = "light" => t::KIND_LIGHT_VEHICLE,
    }
}

form! {
    /// A vehicle in close combat. The defaults are the T-26 (BR10-VEC-T4).
    pub struct VehicleInAssault {
        group t::GROUP_ASSAULT_VEHICLE => {
            /// Whether it is light or armoured.
            kind: AssaultedVehicle = AssaultedVehicle::Armoured, t::UNIT_KIND, ["BR10-ASL-T1", "BR10-ASL-14"];
            /// Its assault power.
            power: Count<0, 12> = 3, t::ASSAULT_POWER, ["BR10-ASL-03", "BR10-ASL-11"];
            /// The weakest armour of its hull.
            hull: Count<0, 20> = 2, t::ASSAULT_WEAKEST_HULL, ["BR10-ASL-11", "BR10-ASL-15"],
                when |vehicle| vehicle.kind == AssaultedVehicle::Armoured;
            /// The weakest armour of its turret, or upper hull.
            turret: Count<0, 20> = 2, t::ASSAULT_WEAKEST_TURRET, ["BR10-ASL-11", "BR10-ASL-15", "BR10-VEH-01"],
                when |vehicle| vehicle.kind == AssaultedVehicle::Armoured;
            /// It has no turret, or its main gun sits in the hull.
            hull_gun: bool = false, t::HULL_GUN, ["BR10-SHA-12", "BR10-AMB-13"],
                when |vehicle| vehicle.falls().is_none() && vehicle.hull != vehicle.turret;
        }
    }
}

impl VehicleInAssault {
    /// The rule by which it is destroyed without a roll: it is light, or counts as light
    /// with armour 0 on any side (BR10-ASL-14, BR10-ASL-15).
    fn falls(self) -> Option<Cite> {
        match self.kind {
            AssaultedVehicle::Light => Some("BR10-ASL-14"),
            AssaultedVehicle::Armoured if self.weakest() == 0 => Some("BR10-ASL-15"),
            AssaultedVehicle::Armoured => None,
        }
    }

    /// The weakest armour of an armoured vehicle.
    fn weakest(self) -> i16 {
        self.hull.0.min(self.turret.0)
    }

    /// The part that a damaged result affects.
    const fn damages(self) -> Damages {
        Damages::of_weakest(self.hull.0, self.turret.0, self.hull_gun)
    }

    /// A note on why it is destroyed without a roll.
    fn note(self) -> Option<Note> {
        let rule = self.falls()?;
        let text = match self.kind {
            AssaultedVehicle::Light => t::NOTE_ASSAULT_LIGHT,
            AssaultedVehicle::Armoured => t::NOTE_ASSAULT_ARMOUR_0,
        };
        Some(Note::new(text, rule))
    }
}

/// The attack of infantry on a vehicle in contact with it, prepared (BR10-ASL-11).
#[derive(Clone, Copy)]
enum OnVehicle {
    /// Its card has no assault power against vehicles.
    Unable,
    /// It destroys the vehicle.
    Destroys,
    /// It rolls a D6, and then for the effect.
    Rolls { through: Roll, effect: EffectRoll },
}

impl OnVehicle {
    /// Prepares the attack of infantry on this vehicle. `power` is its assault power against
    /// vehicles, `None` if its card has none. Also returns the sum of the number needed and the
    /// effect table, unless nothing is rolled.
    fn new(
        power: Option<i16>,
        vehicle: VehicleInAssault,
        by: By,
    ) -> (Self, Option<(Sum, ResultRow)>) {
        if vehicle.falls().is_some() {
            return (Self::Destroys, None);
        }
        let Some(power) = power else { return (Self::Unable, None) };
        let mut modifiers = vec![
            Modifier::new(t::ASSAULT_VEHICLES_POWER, vehicle.power.0, "BR10-ASL-11"),
            Modifier::new(t::ASSAULT_VEHICLES, -power, "BR10-ASL-11"),
            // The total has to exceed the armour, not just equal it.
            Modifier::new(t::ASSAULT_GREATER, 1, "BR10-ASL-11"),
        ];
        modifiers.retain(|modifier| modifier.value != 0);
        let base = (t::ASSAULT_WEAKEST, vehicle.weakest(), "BR10-ASL-11");
        let (mut sum, need) =
            Sum::number("vehicle-need", t::ASSAULT_VEHICLE_NEED, base).with_own(modifiers);
        sum.result = needed(need);
        let through = Roll::new(Die::D6)
            .at_least(need)
            .named(t::ROLL_ASSAULT_VEHICLE, "BR10-ASL-11")
            .thrown(by);
        let effect = EffectRoll::new(0, vehicle.damages());
        let row = ResultRow { title: t::ROLL_EFFECT, roll: effect.roll(), cite: "BR10-SHA-T3" };
        (Self::Rolls { through, effect }, Some((sum, row)))
    }

    /// Rolls the fate of the vehicle.
    fn throw(&self, dice: &mut dyn Dice) -> Effect {
        match self {
            Self::Unable => Effect::None,
            Self::Destroys => Effect::Destroyed,
            Self::Rolls { through, effect } => {
                if dice.check(through) {
                    effect.throw(dice)
                } else {
                    Effect::None
                }
            }
        }
    }
}

form! {
    /// The questions about an assault of infantry on a vehicle.
    pub struct AssaultOnVehicle {
        group t::GROUP_ASSAULT_INFANTRY => {
            /// The card of the infantry has no assault power against vehicles.
            unable: bool = false, t::ASSAULT_UNABLE, ["BR10-ASL-T1"],
                when |form| form.vehicle.falls().is_none();
            /// The assault power of the infantry against vehicles.
            assault_vehicles: Count<-6, 12> = 3, t::ASSAULT_VEHICLES, ["BR10-ASL-03", "BR10-ASL-11"],
                when |form| form.vehicle.falls().is_none() && !form.unable;
        }
        group t::GROUP_ASSAULT_VEHICLE => {
            /// The vehicle.
            vehicle: VehicleInAssault => "vehicle", with {
                power = 3, t::ASSAULT_POWER, ["BR10-ASL-03", "BR10-ASL-11"],
                    when |form, _| form.vehicle.falls().is_none();
            };
        }
    }
}

impl Calculate for AssaultOnVehicle {
    type House = House;
    type Outcome = Stormed;

    const ABOUT: About =
        About::new("assault-on-armour", t::ARMOUR_ASSAULT, t::ARMOUR_ASSAULT_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-ASL-P2", "BR10-ASL-12", "BR10-ASL-T1", "BR10-SHA-T3"];

    fn work(&self, _: &House) -> Work<Self> {
        let power = (!self.unable).then_some(self.assault_vehicles.0);
        let (blow, shown) = OnVehicle::new(power, self.vehicle, By::Acting);
        if matches!(blow, OnVehicle::Unable) {
            let why = Note::new(t::REFUSED_ASSAULT_UNABLE, "BR10-ASL-T1");
            let word = t::WORD_NOT_ALLOWED;
            return Working::refused(t::ASSAULT_VEHICLE_NEED, word, vec![why]).into();
        }
        let rolls = shown.is_some();
        let (sums, rows): (Vec<_>, Vec<_>) = shown.into_iter().unzip();
        let headline = sums
            .first()
            .map_or((t::PART_VEHICLE, Figure::Word(t::EFFECT_DESTROYED)), |sum: &Sum| {
                (t::ASSAULT_VEHICLE_NEED, sum.result.clone())
            });
        let mut notes = Notes::default();
        notes.0.extend(self.vehicle.note());
        notes.add(rolls, t::NOTE_ASSAULT_ONE_ROLL, "BR10-AMB-13");
        notes.add(rolls, t::NOTE_ASSAULT_NO_ANSWER, "BR10-ASL-12");
        notes.add(true, t::NOTE_ASSAULT_ENDS_ACTIVATION, "BR10-ASL-05");
        notes.add(rolls, t::NOTE_ASSAULT_MAY_LEAVE, "BR10-ASL-13");
        notes.add(true, t::NOTE_RIDERS_IN_ASSAULT, "BR10-AMB-44");
        Working { headline, sums, rows, notes: notes.0, ..Working::default() }
            .chance(t::WANT_DESTROYED, Stormed::AT.vehicle.is(Effect::Destroyed))
            .chance(t::WANT_DAMAGED, Stormed::AT.vehicle.is_one_of(DAMAGED))
            .rolls(&(), move |dice| Stormed { vehicle: blow.throw(dice) })
    }
}

outcome! {
    /// The outcome of an assault of infantry on a vehicle.
    pub struct Stormed of |_of: &()| {
        /// The fate of the vehicle.
        vehicle: Effect, t::PART_VEHICLE;
    }
}

form! {
    /// The questions about an assault of a vehicle on infantry.
    pub struct AssaultByVehicle {
        group t::GROUP_ASSAULT_VEHICLE => {
            /// The vehicle.
            vehicle: VehicleInAssault => "vehicle";
        }
        group t::GROUP_ASSAULT_TARGET => {
            /// The target of the assault.
            target: UnitKind = UnitKind::Infantry, t::UNIT_KIND, ["BR10-ASL-T1", "BR10-AMB-44"];
            /// The bases of the infantry.
            bases: Count<1, 12> = 2, t::BASES, ["BR10-SHI-T2"],
                when |form| form.target == UnitKind::Infantry;
            /// The quality of the infantry.
            quality: Count<1, 6> = 3, t::QUALITY, ["BR10-ASL-16", "BR10-SHI-02"],
                when |form| !form.target.is_vehicle();
            /// The card of the infantry has no assault power against vehicles.
            unable: bool = false, t::ASSAULT_UNABLE, ["BR10-ASL-T1"],
                when |form| !form.target.is_vehicle() && form.vehicle.falls().is_none();
            /// The assault power of the infantry against vehicles.
            assault_vehicles: Count<-6, 12> = 3, t::ASSAULT_VEHICLES, ["BR10-ASL-03", "BR10-ASL-16"],
                when |form| !form.target.is_vehicle() && form.vehicle.falls().is_none() && !form.unable;
        }
    }
}

impl Calculate for AssaultByVehicle {
    type House = House;
    type Outcome = RunOver;

    const ABOUT: About =
        About::new("vehicle-assault", t::VEHICLE_ASSAULT, t::VEHICLE_ASSAULT_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-ASL-P3", "BR10-ASL-16", "BR10-ASL-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        if self.target.is_vehicle() {
            let why = Note::new(t::REFUSED_ASSAULT_VEHICLES, "BR10-ASL-T1");
            let word = t::WORD_NOT_ALLOWED;
            return Working::refused(t::ASSAULT_DICE, word, vec![why]).into();
        }
        // The crew of a gun counts as one base (BR10-AMB-15).
        let bases = if self.target == UnitKind::Gun { 1 } else { self.bases.count() };
        let own = (self.vehicle.power.0, 1);
        let (attack, sums) = Blows::new(ATTACKER, own, 0, (self.quality.0, bases), house);
        let power = (!self.unable).then_some(self.assault_vehicles.0);
        let (answer, shown) = OnVehicle::new(power, self.vehicle, By::Facing);
        let (answer_sum, rows): (Vec<_>, Vec<_>) = shown.into_iter().unzip();
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_ASSAULT_AT_ONCE, "BR10-ASL-08");
        notes.0.extend(self.vehicle.note());
        notes.add(matches!(answer, OnVehicle::Unable), t::NOTE_ASSAULT_UNABLE, "BR10-ASL-T1");
        notes.add(true, t::NOTE_ASSAULT_ENDS_ACTIVATION, "BR10-ASL-05");
        notes.add(true, t::NOTE_ASSAULT_MAY_LEAVE, "BR10-ASL-13");
        notes.add(self.target == UnitKind::Gun, t::NOTE_ASSAULT_GUN, "BR10-AMB-44");
        notes.add(true, t::NOTE_RIDERS_IN_ASSAULT, "BR10-AMB-44");
        Working {
            headline: (t::ASSAULT_DICE, sums[0].result.clone()),
            sums: sums.into_iter().chain(answer_sum).collect(),
            rows,
            notes: notes.0,
            ..Working::default()
        }
        .chance(t::WANT_INFANTRY_DESTROYED, RunOver::AT.infantry.is(Infantry::Destroyed))
        .chance(t::WANT_BASE_LOST, RunOver::AT.lost.at_least(1))
        .chance(t::WANT_OWN_VEHICLE_DESTROYED, RunOver::AT.vehicle.is(Effect::Destroyed))
        .rolls(&(), move |dice| {
            let losses = attack.fall(dice);
            RunOver {
                infantry: Infantry::of(losses),
                lost: losses.bases,
                markers: losses.markers,
                vehicle: answer.throw(dice),
            }
        })
    }
}

words! {
    /// Whether infantry is left after an assault of a vehicle.
    pub enum Infantry {
        /// It is left.
        Stands = "stands" => t::INFANTRY_STANDS, Plain;
        /// It is destroyed.
        Destroyed = "destroyed" => t::EFFECT_DESTROYED, Good;
    }
}

impl Infantry {
    const fn of(losses: Losses) -> Self {
        if losses.destroyed { Self::Destroyed } else { Self::Stands }
    }
}

/// The effects on a vehicle that belongs to the side that rolls.
const ON_OWN_VEHICLE: &[Word] = &turned::<{ Effect::ALL.len() }>(Effect::WORDS);

outcome! {
    /// The outcome of an assault of a vehicle on infantry.
    pub struct RunOver of |_of: &()| {
        /// Whether the infantry is left.
        infantry: Infantry, t::PART_INFANTRY;
        /// Bases that the infantry loses.
        lost: u32, t::PART_DEFENDER_LOST;
        /// Morale markers that the infantry gets.
        markers: u32, t::PART_DEFENDER_MARKERS;
        /// The fate of the vehicle.
        vehicle: Effect, t::PART_VEHICLE, words ON_OWN_VEHICLE;
    }
}
