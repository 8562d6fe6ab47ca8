//! Area weapons: where the template lands, and the units under it (procedure
//! BR10-ARE-P1); and its effect on a vehicle.

use crate::dice::Band;
use crate::rulesets::brygada::prelude::*;

use super::anti_tank::{AntiTankFire, DAMAGED, TankTarget};
use super::card::{AntiTank, Armour};
use super::fire_at_infantry::FireAtInfantry;
use super::vehicle_effect::{Damages, EffectRoll, VehiclePart};

choices! {
    /// The face of the spinner (BR10-ARE-04).
    pub enum Spun {
        /// Nothing yet.
        NotYet = "not-yet" => t::SPUN_NOT_YET,
        /// The crosshair: the template stays.
        Crosshair = "crosshair" => t::SPUN_CROSSHAIR,
        /// An arrow: the template drifts that way.
        Arrow = "arrow" => t::SPUN_ARROW,
    }
}

form! {
    /// The questions about the fire of an area weapon.
    pub struct AreaFire {
        group t::GROUP_AREA_AIM => {
            /// At the aiming point the template touches a friend.
            friend: bool = false, t::AREA_FRIEND, ["BR10-ARE-02", "BR10-ARE-03"];
            /// At the aiming point the template touches a unit in close combat.
            locked: bool = false, t::AREA_LOCKED, ["BR10-ARE-03"];
        }
        group t::GROUP_AREA_SPINNER => {
            /// The face of the spinner.
            spun: Spun = Spun::NotYet, t::SPUN, ["BR10-ARE-04", "BR10-AMB-22"];
            /// How far an arrow moves the template: "to hit" on the card.
            drift: Centimetres<0, 50> = 10, t::DRIFT, ["BR10-ARE-04"],
                when |form| form.spun != Spun::Crosshair;
        }
        group t::GROUP_AREA_UNDER => {
            /// Squads and teams under the template.
            infantry: Count<0, 12> = 0, t::AREA_INFANTRY, ["BR10-ARE-05", "BR10-AMB-22"],
                when |form| form.spun != Spun::NotYet;
            /// Light vehicles under the template.
            light: Count<0, 12> = 0, t::AREA_LIGHT, ["BR10-ARE-05"],
                when |form| form.spun != Spun::NotYet;
            /// Armoured vehicles under the template.
            armoured: Count<0, 12> = 0, t::AREA_ARMOURED, ["BR10-ARE-05"],
                when |form| form.spun != Spun::NotYet;
            /// Units that are not under the template themselves, but whose opponents in close
            /// combat are.
            opponents: Count<0, 12> = 0, t::AREA_OPPONENTS, ["BR10-ARE-06", "BR10-ARE-07"],
                when |form| form.spun == Spun::Arrow;
        }
    }
}

words! {
    /// Where the template lands.
    pub enum Landing {
        /// Where it was aimed.
        OnTarget = "on-target" => t::AREA_ON_TARGET, Good;
        /// Somewhere else.
        Drifts = "drifts" => t::AREA_DRIFTS, Bad;
    }
}

impl AreaFire {
    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(self.friend, t::REFUSED_AREA_FRIEND, "BR10-ARE-03");
        refusals.add(self.locked, t::REFUSED_AREA_LOCKED, "BR10-ARE-03");
        refusals.0
    }

    fn drift_sum(&self) -> Sum {
        let drift = Figure::Measured(f32::from(self.drift.0), Unit::Centimetres);
        let base = (t::AREA_DRIFT_ON_CARD, drift, "BR10-ARE-04");
        Sum::plain("drift", t::DRIFT, base)
    }

    /// The opponents that are hit. They count only after a drift, because the aiming point is clear
    /// of close combat.
    fn opponents(&self) -> i16 {
        if self.spun == Spun::Arrow { self.opponents.0 } else { 0 }
    }

    /// The sum of the units that are hit.
    fn hit_sum(&self) -> Sum {
        let mut modifiers = vec![
            Modifier::new(t::AREA_LIGHT, self.light.0, "BR10-ARE-05"),
            Modifier::new(t::AREA_ARMOURED, self.armoured.0, "BR10-ARE-05"),
            Modifier::new(t::AREA_OPPONENTS, self.opponents(), "BR10-ARE-07"),
        ];
        modifiers.retain(|modifier| modifier.value != 0);
        Sum::number("hit", t::AREA_HIT, (t::AREA_INFANTRY, self.infantry.0, "BR10-ARE-05"))
            .with(modifiers)
    }

    /// The next rolls for each unit that is hit. The kind of the opponents is unknown.
    fn next(&self) -> Vec<Opening> {
        let any = self.opponents() > 0;
        let mut next = Vec::new();
        if self.infantry.0 > 0 || any {
            // The shell uses the dice of its own weapon; no others join it.
            let opening = Opening::to::<FireAtInfantry>()
                .deciding(FireAtInfantry::AT.shell, true)
                .deciding(FireAtInfantry::AT.joining, 0)
                .named(t::OPEN_AREA_INFANTRY);
            next.push(opening.into());
        }
        if self.light.0 > 0 || any {
            let opening = Opening::to::<AreaHit>()
                .deciding(AreaHit::AT.target, TankTarget::Light)
                .named(t::OPEN_AREA_LIGHT);
            next.push(opening.into());
        }
        if self.armoured.0 > 0 || any {
            let opening = Opening::to::<AreaHit>()
                .deciding(AreaHit::AT.target, TankTarget::Armoured)
                .named(t::OPEN_AREA_ARMOURED);
            next.push(opening.into());
        }
        next
    }

    /// The working after the spinner: the units that are hit.
    fn landed(&self) -> Working {
        let drifted = self.spun == Spun::Arrow;
        let hit = self.hit_sum();
        let mut notes = Notes::default();
        notes.add(drifted, t::NOTE_AREA_OWN, "BR10-ARE-06");
        notes.add(true, t::NOTE_AREA_INFANTRY, "BR10-AMB-22");
        notes.add(true, t::NOTE_AREA_VEHICLES, "BR10-ARE-05");
        notes.add(drifted, t::NOTE_AREA_OPPONENTS, "BR10-ARE-07");
        Working {
            headline: (t::AREA_HIT, hit.result.clone()),
            sums: [hit].into_iter().chain(drifted.then(|| self.drift_sum())).collect(),
            notes: notes.0,
            next: self.next(),
            ..Working::default()
        }
    }
}

/// The spinner of the house rules as a roll; `None` if the one in the box is used.
fn spinner(house: &House) -> Option<Roll> {
    let crosshairs = house.spinner_crosshairs.0 as u8;
    let fields = crosshairs + house.spinner_arrows.0 as u8;
    let band = |upto, landing: Landing| Band { upto, label: landing.label() };
    let roll = Roll::new(Die::Spinner(fields))
        .bands(&[band(crosshairs, Landing::OnTarget), band(fields, Landing::Drifts)])
        .named(t::ROLL_SPINNER, "BR10-ARE-04");
    (fields > 0).then_some(roll)
}

impl Calculate for AreaFire {
    type House = House;
    type Outcome = Landed;

    const ABOUT: About = About::new("area-fire", t::AREA_FIRE, t::AREA_FIRE_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-ARE-P1", "BR10-ARE-01"];

    fn work(&self, house: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::GROUP_AREA_AIM, t::WORD_NOT_ALLOWED, refusals).into();
        }
        if self.spun != Spun::NotYet {
            return self.landed().into();
        }
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_AREA_AIM, "BR10-ARE-02");
        notes.add(true, t::NOTE_AREA_SPIN, "BR10-ARE-04");
        let Some(spinner) = spinner(house) else {
            return Working {
                headline: (t::GROUP_AREA_AIM, Figure::Word(t::WORD_ALLOWED)),
                sums: vec![self.drift_sum()],
                notes: notes.0,
                ..Working::default()
            }
            .into();
        };
        let drift = self.drift_sum();
        let direction = Roll::bearing(t::ROLL_SPINNER_ARROW, "BR10-ARE-04");
        let far = self.drift.0 as u32;
        Working {
            headline: (t::DRIFT, drift.result.clone()),
            sums: vec![drift],
            notes: notes.0,
            ..Working::default()
        }
        .chance(t::WANT_ON_TARGET, Landed::AT.landing.is(Landing::OnTarget))
        .rolls(&(), move |dice| {
            if dice.band(&spinner) == Landing::OnTarget as usize || far == 0 {
                return Landed::default();
            }
            Landed {
                landing: Landing::Drifts,
                drift: Distance(far),
                direction: Bearing(dice.bearing(&direction)),
            }
        })
    }
}

outcome! {
    /// Where the template lands.
    pub struct Landed of |_of: &()| {
        /// Where it was aimed, or elsewhere.
        landing: Landing, t::PART_LANDING;
        /// How far the template drifts.
        drift: Distance, t::DRIFT;
        /// The direction in which it drifts.
        direction: Bearing, t::ROLL_SPINNER_ARROW;
    }
}

form! {
    /// The questions about the effect of a template on a vehicle under it.
    pub struct AreaHit {
        group t::GROUP_AREA_HIT => {
            /// The target.
            target: TankTarget = TankTarget::Armoured, t::UNIT_KIND, ["BR10-ARE-05", "BR10-SHL-03"];
            /// The distance from the target to the firing vehicle.
            distance: Centimetres<0, 300> = 30, t::AREA_DISTANCE, ["BR10-SHA-07", "BR10-VEC-04"];
            /// The armour of the target's hull on the side that faces the firing vehicle.
            hull: Count<0, 20> = 2, t::AREA_FACING, ["BR10-ARE-05", "BR10-AMB-22"],
                when |form| form.target == TankTarget::Armoured;
            /// The target has no turret, or its main gun sits in the hull.
            hull_gun: bool = false, t::HULL_GUN, ["BR10-SHA-12", "BR10-VEH-01"],
                when |form| form.target == TankTarget::Armoured;
            /// The modifiers of the firing unit's card for the effect roll.
            effect: Count<-6, 6> = 0, t::EFFECT_MODIFIER, ["BR10-SHA-13"],
                when |form| form.target == TankTarget::Armoured;
        }
        group t::GROUP_ANTI_TANK => {
            /// The firing weapon's card: its penetration table and its short range.
            gun: AntiTank => "gun", with {
                range = 100, t::RANGE, ["BR10-VEC-04"], when |_form, _| false;
                to_hit = -2, t::TO_HIT_VALUE, ["BR10-ARE-04"], when |_form, _| false;
            };
        }
    }
}

impl AreaHit {
    /// The equivalent shot, which hits the hull (BR10-AMB-22).
    fn shot(&self) -> AntiTankFire {
        AntiTankFire {
            target: self.target,
            distance: self.distance,
            direction: Direction::Front,
            armour: Armour { hull_front: self.hull, ..Armour::default() },
            hull_gun: self.hull_gun,
            effect: self.effect,
            gun: self.gun,
            ..AntiTankFire::default()
        }
    }
}

impl Calculate for AreaHit {
    type House = House;
    type Outcome = VehicleStruck;

    const ABOUT: About = About::new("area-hit", t::AREA_HIT_VEHICLE, t::AREA_HIT_VEHICLE_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-ARE-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        let shot = self.shot();
        let armoured = self.target == TankTarget::Armoured;
        let (mut above, _) = shot.above(VehiclePart::Hull);
        if armoured {
            // The armour of the side that faces the firing vehicle, whichever side that is.
            above.base.0 = t::AREA_FACING;
        }
        let effect = armoured.then(|| ResultRow {
            title: t::ROLL_EFFECT,
            roll: EffectRoll::new(self.effect.0, Damages::of(VehiclePart::Hull, self.hull_gun))
                .roll(),
            cite: "BR10-SHA-T3",
        });
        let mut notes = Notes::default();
        notes.add(armoured, t::NOTE_AREA_HULL, "BR10-AMB-22");
        notes.add(!armoured, t::NOTE_AREA_LIGHT, "BR10-SHL-03");
        let house = *house;
        let working = Working {
            headline: (above.title, above.result.clone()),
            sums: vec![above],
            rows: shot.row(VehiclePart::Hull, t::PENETRATES).into_iter().chain(effect).collect(),
            notes: notes.0,
            ..Working::default()
        }
        .chance(t::WANT_DESTROYED, VehicleStruck::AT.effect.is(Effect::Destroyed));
        let working = if armoured {
            working.chance(t::WANT_DAMAGED, VehicleStruck::AT.effect.is_one_of(DAMAGED))
        } else {
            working
        };
        working.rolls(&shot, move |dice| VehicleStruck {
            effect: shot.strikes_hull(dice, house).effect,
        })
    }
}

outcome! {
    /// The effect of a template on a vehicle.
    pub struct VehicleStruck of |shot: &AntiTankFire| {
        /// Its fate.
        effect: Effect, t::PART_VEHICLE, words shot.effects();
    }
}
