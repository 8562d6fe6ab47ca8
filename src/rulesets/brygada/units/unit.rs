//! The state of a unit, including the printed figures of its card (the ledger's Trackers;
//! BR10-CRD-02, BR10-VEC-02, BR10-VEC-03).

use crate::rulesets::brygada::prelude::*;

use crate::rulesets::brygada::sheet::card::{AntiTank, Armour, MOST_WEAPONS, Weapon};
use crate::rulesets::brygada::sheet::tables::{BOTTLES, BasicSquad, MACHINE_GUN};

/// The places of the questions about the card rather than the state: all those from `kind` on, up
/// to the questions about the state that were added later.
pub const PROFILE: &[usize] = &{
    let mut places = [0; FIRST_AFTER_CARD - FIRST_ON_CARD];
    let mut at = 0;
    while at < places.len() {
        places[at] = FIRST_ON_CARD + at;
        at += 1;
    }
    places
};

/// The figures that must be entered for a squad that is not one of the sheet's, each with the
/// answer that the rules use until then.
pub const ASKED_OF_SQUADS: &[(usize, i16)] = &{
    let fire = Unit::AT.weapons.index();
    [
        (Unit::AT.speed.index(), 0),
        (Unit::AT.quality.index(), 2),
        (Unit::AT.later_quality.index(), 0),
        (Unit::AT.cost.index(), 0),
        (Unit::AT.assault.index(), 1),
        (Unit::AT.assault_vehicles.index(), 1),
        (fire, 1),
        (fire + 1, 1),
        (fire + 2, 1),
        (fire + 3, 1),
    ]
};

/// The same figures for vehicles.
pub const ASKED_OF_VEHICLES: &[(usize, i16)] = &asked_of_machines::<{ MACHINE }>();

/// The same figures for guns, whose crew also strikes vehicles.
pub const ASKED_OF_GUNS: &[(usize, i16)] = &asked_of_machines::<{ MACHINE + 1 }>();

/// The required figures that many cards do not have: without a later quality the quality stays the
/// same, and the shield of a gun has only one figure.
pub const OPTIONAL: [usize; 2] =
    [Unit::AT.later_quality.index(), Unit::AT.armour.then(Armour::AT.turret_front).index()];

/// The figures of a vehicle without those of its weapons and its armour.
const OWN: [(usize, i16); 6] = [
    (Unit::AT.speed.index(), 0),
    (Unit::AT.quality.index(), 2),
    (Unit::AT.later_quality.index(), 0),
    (Unit::AT.cost.index(), 0),
    (Unit::AT.assault.index(), 1),
    (Unit::AT.drift.index(), 0),
];

/// The number of distances for which a weapon has separate dice.
const BANDS: usize = 6;

/// The number of figures of a vehicle that are asked for.
const MACHINE: usize = OWN.len() + BANDS + AntiTank::FIELDS.len() + Armour::FIELDS.len();

/// The figures that must be entered for a vehicle or a gun, including the dice of its first weapon,
/// which may be 0.
const fn asked_of_machines<const N: usize>() -> [(usize, i16); N] {
    let mut asked = [(Unit::AT.assault_vehicles.index(), 1); N];
    let mut at = 0;
    while at < MACHINE {
        let gun = OWN.len() + BANDS;
        let armour = gun + AntiTank::FIELDS.len();
        asked[at] = if at < OWN.len() {
            OWN[at]
        } else if at < gun {
            (Unit::AT.weapons.index() + at - OWN.len(), 1)
        } else if at < armour {
            (Unit::AT.gun.index() + at - gun, AntiTank::FIELDS[at - gun].default)
        } else {
            // The figure above the shield of a gun is the same as the shield's.
            let upper = Unit::AT.armour.index() + at - armour == OPTIONAL[1] && N > MACHINE;
            let seen = if upper { 0 } else { Armour::FIELDS[at - armour].default };
            (Unit::AT.armour.index() + at - armour, seen)
        };
        at += 1;
    }
    asked
}

const FIRST_ON_CARD: usize = Unit::AT.kind.index();
const FIRST_AFTER_CARD: usize = Unit::AT.gun_fired.index();

form! {
    /// The state of a unit. By default it is a rifle squad without options (BR10-CRD-T1).
    pub struct Unit {
        group t::GROUP_STATE => {
            /// Bases that the unit lost.
            bases_lost: Count<0, 12> = 0, t::BASES_LOST, ["BR10-SHI-T2", "BR10-SHI-08"],
                when |unit| unit.kind == UnitKind::Infantry;
            /// Morale markers: each costs an action.
            morale: Count<0, 99> = 0, t::MORALE_MARKERS, ["BR10-SHI-09", "BR10-REG-04", "BR10-AMB-51"],
                when |unit| !unit.kind.is_vehicle();
            /// The morale markers added in this turn of its own side, which do not cost an action
            /// yet.
            morale_now: Count<0, 99> = 0, t::MORALE_NOW, ["BR10-AMB-19"],
                when |unit| !unit.kind.is_vehicle() && unit.morale.0 > 0;
            /// It has a readiness marker.
            ready: bool = false, t::READINESS_MARKER, ["BR10-MRK-01", "BR10-MRK-06"];
            /// How far its card is turned for its losses.
            lost: Lost = Lost::Nothing, t::LOST, ["BR10-SHA-T3", "BR10-REG-T1"];
            /// The steps of 90° that were added in this turn of its own side and do not apply yet.
            lost_now: Count<0, 2> = 0, t::LOST_NOW, ["BR10-AMB-20"],
                when |unit| unit.lost != Lost::Nothing;
            /// It cannot move.
            immobilised: bool = false, t::EFFECT_IMMOBILISED, ["BR10-SHA-11", "BR10-GUN-01"],
                when |unit| unit.kind != UnitKind::Infantry;
            /// Its main gun is destroyed.
            gun_destroyed: bool = false, t::EFFECT_GUN_DESTROYED, ["BR10-SHA-11"],
                when |unit| unit.kind != UnitKind::Infantry;
            /// It is gone.
            destroyed: bool = false, t::EFFECT_DESTROYED, ["BR10-SHA-T3", "BR10-SHI-T2", "BR10-ASL-14"];
            /// It left the table over the enemy's edge.
            left_table: bool = false, t::LEFT_TABLE, ["BR10-MIS-06", "BR10-AMB-42"];
            /// It is where the mission counts it at the end: in the enemy's zone, or inside the
            /// central feature.
            in_place: bool = false, t::IN_PLACE, ["BR10-MIS-09", "BR10-MIS-10", "BR10-AMB-49"];
        }
        group t::GROUP_ACTIVATION => {
            /// Its card is turned: it has acted in this turn.
            activated: bool = false, t::ACTIVATED, ["BR10-SEQ-04", "BR10-REG-01"];
            /// Actions it has left in its activation.
            actions: Count<0, 2> = 0, t::ACTIONS_LEFT, ["BR10-SEQ-05", "BR10-AMB-19"];
            /// Actions that a gun, or a vehicle that can tow, has used in this turn, in its own
            /// activation or in that of the unit hitched to it; for any unit, actions used before
            /// anything was declared.
            spent: Count<0, 2> = 0, t::ACTIONS_SPENT, ["BR10-GUN-04", "BR10-GUN-05", "BR10-SEQ-05"],
                when |unit| unit.kind != UnitKind::Infantry || unit.spent.0 > 0;
            /// The first action that it declared.
            first: Deed = Deed::Nothing, t::FIRST_ACTION, ["BR10-SEQ-07"];
            /// The second action that it declared.
            second: Deed = Deed::Nothing, t::SECOND_ACTION, ["BR10-SEQ-07"];
            /// It has used its shot of this round.
            shot: bool = false, t::SHOT_USED, ["BR10-SEQ-08", "BR10-MRK-07"];
            /// Bases that have fired in that shot: a squad may fire base by base.
            bases_fired: Count<0, 12> = 0, t::BASES_FIRED, ["BR10-CMB-03", "BR10-INF-03"],
                when |unit| unit.kind == UnitKind::Infantry && unit.shot;
            /// The enemy that it is locked in a fight with.
            fights: UnitNumber = 0, t::FIGHTS, ["BR10-ASL-09", "BR10-ASL-13"];
            /// The enemy it charged in that fight, which continues in the turns of its own side.
            charged: Charged = Charged::Nothing, t::CHARGED, ["BR10-AMB-30"],
                when |unit| unit.fights.is_some();
            /// It has had this round's exchange of blows, in a fight that continues or is over: in
            /// its own turn, its activation is then over too.
            fought: bool = false, t::FOUGHT, ["BR10-AMB-30", "BR10-ASL-05"],
                when |unit| unit.fights.is_some() || unit.fought;
            /// It has rolled for its morale markers in this regrouping.
            rallied: bool = false, t::RALLIED, ["BR10-REG-04"],
                when |unit| !unit.kind.is_vehicle();
            /// The vehicle that it rides on.
            rides: UnitNumber = 0, t::RIDES, ["BR10-TRN-01", "BR10-TRN-02", "BR10-AMB-50"],
                when |unit| unit.kind == UnitKind::Infantry;
            /// The tractor that it is hitched to.
            towed: UnitNumber = 0, t::TOWED, ["BR10-GUN-03", "BR10-GUN-06"],
                when |unit| unit.kind == UnitKind::Gun;
        }
        group t::GROUP_CARD => {
            /// Its kind.
            kind: UnitKind = UnitKind::Infantry, t::UNIT_KIND, ["BR10-ARM-05"];
            /// The card of the sheet that its figures come from.
            basis: Basis = Basis::Rifle, t::BASIS, ["BR10-CRD-T1", "BR10-AMB-34"];
            /// The tactical number; 0 for none.
            number: Count<0, 999> = 0, t::TACTICAL_NUMBER, ["BR10-CRD-02"];
            /// Its cost in points.
            cost: Count<0, 999> = 8, t::COST, ["BR10-CRD-02", "BR10-ARM-02"];
            /// How many centimetres it goes in a move action.
            speed: Centimetres<0, 100> = 10, t::SPEED, ["BR10-CRD-02", "BR10-MOV-01"];
            /// Bases at the start.
            bases: Count<1, 12> = 2, t::BASES, ["BR10-CRD-02", "BR10-CRD-08"],
                when |unit| unit.kind == UnitKind::Infantry;
        }
        group t::GROUP_CARD_QUALITY => {
            /// Quality (for a vehicle or gun, that of its crew): the number to reach when it is
            /// shot at.
            quality: Count<1, 6> = 2, t::QUALITY, ["BR10-CRD-02", "BR10-CRD-07", "BR10-AMB-27"];
            /// Its later quality; 0 if it stays the same.
            later_quality: Count<0, 6> = 3, t::LATER_QUALITY, ["BR10-CRD-02", "BR10-CRD-07"];
            /// The first year of the later quality.
            later_from: Count<1900, 2000> = 1941, t::LATER_FROM, ["BR10-CRD-07"],
                when |unit| unit.later_quality.0 > 0;
            /// The first year of its period.
            from: Count<1900, 2000> = 1914, t::PERIOD_FROM, ["BR10-CRD-02", "BR10-CRD-07"];
            /// The last year of its period.
            to: Count<1900, 2000> = 1950, t::PERIOD_TO, ["BR10-CRD-02", "BR10-CRD-07"];
        }
        group t::GROUP_CARD_ASSAULT => {
            /// Assault power against infantry; a vehicle has only this one.
            assault: Count<0, 12> = 3, t::ASSAULT_INFANTRY, ["BR10-CRD-02", "BR10-ASL-03"];
            /// Assault power against vehicles.
            assault_vehicles: Count<-6, 12> = 3, t::ASSAULT_VEHICLES, ["BR10-CRD-02", "BR10-ASL-03"],
                when |unit| !unit.kind.is_vehicle() && !unit.unable;
            /// Its card has no assault power against vehicles.
            unable: bool = false, t::ASSAULT_UNABLE, ["BR10-ASL-T1"],
                when |unit| !unit.kind.is_vehicle();
        }
        group t::GROUP_CARD_SPECIAL => {
            /// The modifiers of the card's special rules when it shoots.
            special: Count<-6, 6> = 0, t::SPECIAL_SHOOTS, ["BR10-SHI-T1", "BR10-SHA-T2"];
            /// The modifiers of the card's special rules when it is shot at.
            special_target: Count<-6, 6> = 0, t::SPECIAL_TARGET, ["BR10-SHI-T1", "BR10-SHA-T2"];
            /// The modifier of the card's special rules in close combat; the dice of a vehicle have
            /// no modifiers (BR10-ASL-16).
            special_assault: Count<-6, 6> = 0, t::SPECIAL_ASSAULT, ["BR10-ASL-06"],
                when |unit| !unit.kind.is_vehicle();
        }
        group t::GROUP_VEHICLE => {
            /// It has an anti-tank weapon.
            anti_tank: bool = false, t::HAS_ANTI_TANK, ["BR10-VEC-03", "BR10-SHI-10"];
            /// It has no turret, or its main gun is in the hull.
            hull_gun: bool = false, t::HULL_GUN, ["BR10-SHA-12", "BR10-VEH-01"],
                when |unit| unit.kind == UnitKind::Armoured;
            /// The modifiers of its card for the effect roll of its anti-tank weapon.
            effect: Count<-6, 6> = 0, t::EFFECT_MODIFIER, ["BR10-SHA-13"],
                when |unit| unit.anti_tank || unit.area;
            /// Its weapon is an area weapon.
            area: bool = false, t::AREA_WEAPON, ["BR10-ARE-01"];
            /// How far its shells drift: the card's figure for "to hit".
            drift: Centimetres<0, 50> = 0, t::DRIFT, ["BR10-ARE-04"],
                when |unit| unit.area;
            /// How many infantry bases may ride on it.
            carries: Count<0, 12> = 0, t::CARRIES, ["BR10-VEC-02", "BR10-TRN-01"],
                when |unit| unit.kind.is_vehicle();
            /// "Armoured transporter": of the effects on it, its riders share only destruction.
            transporter: bool = false, t::TRANSPORTER, ["BR10-TRN-05"],
                when |unit| unit.kind.is_vehicle();
            /// The loads it may tow.
            tows: Tows = Tows::Nothing, t::TOWS, ["BR10-GUN-02", "BR10-VEC-05"],
                when |unit| unit.kind.is_vehicle();
            /// It is a heavy gun.
            heavy: bool = false, t::HEAVY_GUN, ["BR10-GUN-02"],
                when |unit| unit.kind == UnitKind::Gun;
            /// Its weapons that fire at infantry.
            weapons: [Weapon; 3] => "weapons",
                heads [t::GROUP_WEAPON_1, t::GROUP_WEAPON_2, t::GROUP_WEAPON_3],
                when |unit, nth| nth == 0 || unit.kind != UnitKind::Infantry,
                with {
                    mount = Mount::Turret, t::MOUNT, ["BR10-VEH-01", "BR10-RNG-08", "BR10-CMB-04"], when |unit, _| unit.kind.is_vehicle();
                },
                defaults {
                    at_10 = [3, 0, 0];
                    at_20 = [2, 0, 0];
                    at_30 = [1, 0, 0];
                };
            /// Its anti-tank weapon; an area weapon's shell penetrates by the same figures.
            gun: AntiTank => "gun", when |unit, _| unit.anti_tank || unit.area,
                with {
                    range = 100, t::RANGE, ["BR10-VEC-04", "BR10-RNG-04"], when |unit, _| unit.anti_tank;
                    to_hit = -2, t::TO_HIT_VALUE, ["BR10-SHA-T2", "BR10-VEC-T4"], when |unit, _| unit.anti_tank;
                };
            /// Its armour; for a gun, that of its shield.
            armour: Armour => "armour",
                when |unit, _| matches!(unit.kind, UnitKind::Armoured | UnitKind::Gun),
                with {
                    hull_left = 2, t::ARMOUR_HULL_LEFT, ["BR10-SHA-08", "BR10-VEC-T4"], when |unit, _| unit.kind == UnitKind::Armoured;
                    hull_right = 2, t::ARMOUR_HULL_RIGHT, ["BR10-SHA-08", "BR10-VEC-T4"], when |unit, _| unit.kind == UnitKind::Armoured;
                    hull_rear = 2, t::ARMOUR_HULL_REAR, ["BR10-SHA-08", "BR10-VEC-T4"], when |unit, _| unit.kind == UnitKind::Armoured;
                    turret_left = 2, t::ARMOUR_TURRET_LEFT, ["BR10-SHA-08", "BR10-VEH-01"], when |unit, _| unit.kind == UnitKind::Armoured;
                    turret_right = 2, t::ARMOUR_TURRET_RIGHT, ["BR10-SHA-08", "BR10-VEH-01"], when |unit, _| unit.kind == UnitKind::Armoured;
                    turret_rear = 2, t::ARMOUR_TURRET_REAR, ["BR10-SHA-08", "BR10-VEH-01"], when |unit, _| unit.kind == UnitKind::Armoured;
                };
        }
        group t::GROUP_ACTIVATION => {
            /// In the shot of this round, a vehicle has fired its main gun, whatever the target.
            gun_fired: bool = false, t::GUN_FIRED, ["BR10-SEQ-08", "BR10-SEQ-T1"],
                when |unit| unit.shot && unit.kind.is_vehicle();
            /// In that shot, it has fired the first of its weapons against infantry, if that is not
            /// the main gun.
            weapon_1_fired: bool = false, t::WEAPON_1_FIRED, ["BR10-SEQ-08", "BR10-SEQ-T1"],
                when |unit| unit.fires_apart(0);
            /// It has fired the second of them.
            weapon_2_fired: bool = false, t::WEAPON_2_FIRED, ["BR10-SEQ-08", "BR10-SEQ-T1"],
                when |unit| unit.fires_apart(1);
            /// It has fired the third of them.
            weapon_3_fired: bool = false, t::WEAPON_3_FIRED, ["BR10-SEQ-08", "BR10-SEQ-T1"],
                when |unit| unit.fires_apart(2);
            /// The target of its main gun, or of a co-axial weapon.
            fired_at: UnitNumber = 0, t::CO_AXIAL_TARGET, ["BR10-CMB-04"],
                when |unit| unit.shot && unit.kind.is_vehicle();
            /// It moved behind its tractor in this turn.
            moved_in_tow: bool = false, t::MOVED_IN_TOW, ["BR10-GUN-04", "BR10-SHA-T2"],
                when |unit| unit.kind == UnitKind::Gun;
        }
        group t::GROUP_STATE => {
            /// Steps lost beyond 180°: the card does not show them, but earlier losses still apply,
            /// and those of this turn are still to come.
            lost_over: Count<0, 2> = 0, t::LOST_OVER, ["BR10-AMB-20"],
                when |unit| unit.lost == Lost::Turn;
        }
        group t::GROUP_ACTIVATION => {
            /// The unit it struck in close combat in this turn. This and the following questions
            /// are never shown.
            struck: UnitNumber = 0, t::FIGHTS, ["BR10-AMB-30"], when |_unit| false;
            /// A second unit that it struck.
            struck_too: UnitNumber = 0, t::FIGHTS, ["BR10-AMB-30"], when |_unit| false;
            /// Its main gun fired with its anti-tank values, and so not an area weapon's shell.
            gun_aimed: bool = false, t::GUN_FIRED, ["BR10-SEQ-08"], when |_unit| false;
            /// A third unit that it struck, of more than two in contact.
            struck_third: UnitNumber = 0, t::FIGHTS, ["BR10-AMB-30"], when |_unit| false;
            /// The last unit that it struck.
            struck_last: UnitNumber = 0, t::FIGHTS, ["BR10-AMB-30"], when |_unit| false;
            /// Its present move was watched when it began, so it can no longer be given up.
            moving: bool = false, t::FIRST_ACTION, ["BR10-AMB-52"], when |_unit| false;
            /// It rides in an armoured transporter.
            sheltered: bool = false, t::TRANSPORTER, ["BR10-TRN-05", "BR10-AMB-53"], when |_unit| false;
            /// Another vehicle in contact with it, besides the enemy it fights, that it has not
            /// struck in this turn.
            vehicle_beside: UnitNumber = 0, t::FIGHTS, ["BR10-AMB-30", "BR10-AMB-46"], when |_unit| false;
            /// The unit whose shell struck it in this turn: each shell strikes it only once.
            shelled_by: UnitNumber = 0, t::FIRED_AT, ["BR10-ARE-05"], when |_unit| false;
        }
    }
}

impl Unit {
    /// Its quality in a year (BR10-CRD-07).
    pub const fn quality_in(&self, year: i16) -> i16 {
        if self.later_quality.0 > 0 && year >= self.later_from.0 {
            self.later_quality.0
        } else {
            self.quality.0
        }
    }

    /// Whether it has the light machine gun, by its fire power (BR10-CRD-T2).
    pub fn has_machine_gun(&self, basic: &BasicSquad) -> bool {
        let (_, more, _) = MACHINE_GUN;
        self.squad_fire() == basic.fire.map(|dice| dice + more)
    }

    /// Whether it has the bottles, by its assault power against vehicles (BR10-CRD-T2).
    pub const fn has_bottles(&self, basic: &BasicSquad) -> bool {
        let (.., more) = BOTTLES;
        self.assault_vehicles.0 == basic.assault_vehicles + more
    }

    /// The fire power of a squad at the four distances of its card.
    pub const fn squad_fire(&self) -> [i16; 4] {
        let [weapon, ..] = &self.weapons;
        [weapon.at_10.0, weapon.at_20.0, weapon.at_30.0, weapon.at_40.0]
    }

    /// Whether it is a gun whose card has a shield (BR10-GUN-01).
    pub fn has_shield(&self) -> bool {
        self.kind == UnitKind::Gun && self.armour.hull_front.0 > 0
    }

    /// Its armour as it counts. A gun has the armour of its shield in front, and also above the
    /// shield unless its card says otherwise (BR10-GUN-01).
    pub fn shown_armour(&self) -> Armour {
        let mut armour = self.armour;
        if self.kind == UnitKind::Gun && armour.turret_front.0 == 0 {
            armour.turret_front = armour.hull_front;
        }
        armour
    }

    /// Whether the year is in its period (BR10-AMB-26).
    pub const fn is_of(&self, year: i16) -> bool {
        self.from.0 <= year && year <= self.to.0
    }

    /// The bases it has left; for a gun, its crew, which counts as one (BR10-AMB-15).
    pub const fn bases_left(&self) -> i16 {
        match self.kind {
            UnitKind::Infantry if self.bases.0 > self.bases_lost.0 => {
                self.bases.0 - self.bases_lost.0
            }
            UnitKind::Gun if !self.destroyed => 1,
            _ => 0,
        }
    }

    /// The bases that have yet to fire in a shot that is fired base by base (BR10-CMB-03).
    pub const fn bases_to_fire(&self) -> i16 {
        let fired = if self.shot { self.bases_fired.0 } else { 0 };
        if self.kind as u8 == UnitKind::Infantry as u8 && self.bases_left() > fired {
            self.bases_left() - fired
        } else {
            0
        }
    }

    /// Whether it is a squad in the middle of a shot that is fired base by base, as far as the
    /// bases that fired were counted.
    pub const fn fires_base_by_base(&self) -> bool {
        self.shot && self.bases_fired.0 > 0 && self.bases_to_fire() > 0
    }

    /// The vehicle that it rides on or is hitched to.
    pub fn carrier(&self) -> Option<u32> {
        match self.kind {
            UnitKind::Infantry => self.rides.number(),
            UnitKind::Gun => self.towed.number(),
            UnitKind::LightVehicle | UnitKind::Armoured => None,
        }
    }

    /// Whether the enemy struck the first blow in the fight between the two, and this unit did not:
    /// the exchanges then happen in the turns of the enemy's side (BR10-AMB-30).
    pub fn was_charged_by(&self, number: u32, enemy: &Self, enemy_number: u32) -> bool {
        let charged = |one: &Self, other| {
            one.fights.number() == Some(other) && one.charged != Charged::Nothing
        };
        charged(enemy, number) && !charged(self, enemy_number)
    }

    /// Whether it is on the table and not destroyed.
    pub const fn is_there(&self) -> bool {
        !self.destroyed && !self.left_table
    }

    /// How it left the battle, if it did: destroyed, off the table.
    pub const fn fate(&self) -> (bool, bool) {
        (self.destroyed, self.left_table)
    }

    /// Whether it is a squad without bases: it is destroyed.
    pub fn all_lost(&self) -> bool {
        self.kind == UnitKind::Infantry && self.bases_left() == 0
    }

    /// The number of actions of its next turn: two, minus those lost by its card, one per morale
    /// marker, and those spent by its tractor or gun (BR10-SEQ-05, BR10-REG-T1, BR10-SHI-09,
    /// BR10-GUN-04).
    pub fn actions_next(&self) -> i16 {
        (2 - self.lost as i16 - self.morale.0 - self.spent.0).max(0)
    }

    /// The number of actions it has in the present turn: a loss in a turn of its own side counts in
    /// the next one, and so do that turn's markers (BR10-AMB-19, BR10-AMB-20).
    pub fn actions_now(&self) -> i16 {
        (2 - self.lost_before() - self.markers_that_count() - self.spent.0).max(0)
    }

    /// The steps that its card had lost when this turn of its own side began.
    pub fn lost_before(&self) -> i16 {
        (self.lost as i16 + self.lost_over.0 - self.lost_now.0).max(0)
    }

    /// The morale markers that cost actions in the current turn.
    pub fn markers_that_count(&self) -> i16 {
        (self.morale.0 - self.morale_now.0).max(0)
    }

    /// Whether it has several weapons, all of which fire in the one action (BR10-SEQ-T1,
    /// BR10-VEH-02). The main gun counts as one, whatever its target.
    pub fn has_several_weapons(&self) -> bool {
        let others = self.weapons_that_fire();
        let others = others.filter(|weapon| weapon.mount != Mount::MainGun);
        let gun = self.weapons_that_fire().any(|one| one.mount == Mount::MainGun)
            || ((self.anti_tank || self.area) && !self.gun_destroyed);
        self.kind.is_vehicle() && others.count() + usize::from(gun) > 1
    }

    /// Whether its present shot continues: with other weapons, with other bases, or with the
    /// shell that strikes everything under the template (BR10-SEQ-T1, BR10-CMB-03, BR10-ARE-05).
    pub fn goes_on_shooting(&self) -> bool {
        let gun = self.anti_tank && !self.gun_destroyed && self.gun_left(None);
        let others = self.has_several_weapons() && (gun || !self.weapons_left(None).is_empty());
        self.shot && (others || self.fires_base_by_base() || self.has_fired_shell())
    }

    /// Whether a weapon of a vehicle fires separately from its main gun.
    fn fires_apart(&self, place: usize) -> bool {
        let weapon = &self.weapons[place];
        self.shot && self.kind.is_vehicle() && weapon.fires() && weapon.mount != Mount::MainGun
    }

    /// The places of the weapons that have yet to fire at infantry in the shot of this round
    /// (BR10-SEQ-08, BR10-SEQ-T1), and may fire at this target: a co-axial weapon fires at the main
    /// gun's target (BR10-CMB-04). Weapons are recorded separately only for vehicles.
    pub fn weapons_left(&self, target: Option<u32>) -> Vec<usize> {
        let fired = [self.weapon_1_fired, self.weapon_2_fired, self.weapon_3_fired];
        let left = |place: &usize| {
            let weapon = &self.weapons[*place];
            let main_gun = weapon.mount == Mount::MainGun;
            let coupled = main_gun || weapon.mount == Mount::CoAxial;
            let fired = if main_gun { self.gun_fired } else { fired[*place] };
            self.can_fire(*place)
                && !(self.records_each_weapon()
                    && (fired || coupled && self.splits_co_axial_fire(target)))
        };
        (0..MOST_WEAPONS).filter(left).collect()
    }

    /// Whether the main gun of a vehicle has yet to fire, and may at this target.
    pub fn gun_left(&self, target: Option<u32>) -> bool {
        !(self.records_each_weapon() && (self.gun_fired || self.splits_co_axial_fire(target)))
    }

    /// Whether it is recorded which weapons have fired.
    fn records_each_weapon(&self) -> bool {
        self.shot && self.kind.is_vehicle()
    }

    /// Whether the main gun, or its co-axial weapon, has fired at another target.
    fn splits_co_axial_fire(&self, target: Option<u32>) -> bool {
        let at = self.fired_at.number();
        !self.gun_destroyed && at.is_some() && target.is_some() && at != target
    }

    /// The places of its weapons, in the order in which they are offered for a shot at infantry:
    /// the shell of an area weapon strikes everything under it with that weapon's own dice, so it
    /// comes first and is not used up (BR10-ARE-05, BR10-AMB-22). If none is left, the shot was
    /// already recorded, and all are shown.
    pub fn weapons_offered(&self, target: Option<u32>) -> Vec<usize> {
        let left = self.weapons_left(target);
        let shell = self.shell();
        if shell.is_none() && left.is_empty() {
            let all = (0..MOST_WEAPONS).filter(|place| self.can_fire(*place));
            return all.collect();
        }
        let others = left.into_iter().filter(|place| Some(*place) != shell);
        shell.into_iter().chain(others).collect()
    }

    /// The place of the weapon whose dice its shell uses against infantry, if it has a shell to
    /// fire (BR10-AMB-22).
    pub fn shell(&self) -> Option<usize> {
        let all = || (0..MOST_WEAPONS).filter(|place| self.can_fire(*place));
        let main_gun = |place: &usize| self.weapons[*place].mount == Mount::MainGun;
        let shell = all().find(main_gun).or_else(|| all().next());
        shell.filter(|_| self.has_shell())
    }

    /// Records that a weapon of a vehicle has fired at this target; `None` is its anti-tank or
    /// area weapon.
    pub fn has_fired(&mut self, place: Option<usize>, target: Option<u32>) {
        let mount = place.map_or(Mount::MainGun, |place| self.weapons[place].mount);
        match (mount, place) {
            (Mount::MainGun, _) => self.gun_fired = true,
            (_, Some(0)) => self.weapon_1_fired = true,
            (_, Some(1)) => self.weapon_2_fired = true,
            _ => self.weapon_3_fired = true,
        }
        if matches!(mount, Mount::MainGun | Mount::CoAxial)
            && let Some(target) = target
        {
            self.fired_at = UnitNumber::of(target);
        }
    }

    /// Whether it has struck this enemy in close combat in this turn (BR10-AMB-30).
    pub fn has_struck(&self, enemy: u32) -> bool {
        let struck = [self.struck, self.struck_too, self.struck_third, self.struck_last];
        struck.iter().any(|one| one.number() == Some(enemy))
    }

    /// Whether it has had its exchange of blows of this round with the enemy that it is locked in a
    /// fight with, as far as the units it struck are recorded (BR10-AMB-30).
    pub fn has_fought(&self) -> bool {
        let enemy = self.fights.number();
        let struck = enemy.is_none_or(|enemy| self.has_struck(enemy));
        self.fought && (struck || !self.struck.is_some())
    }

    /// Records that it strikes this enemy in close combat.
    pub fn strikes(&mut self, enemy: u32) {
        let struck = UnitNumber::of(enemy);
        if self.has_struck(enemy) {
            return;
        }
        if !self.struck.is_some() {
            self.struck = struck;
        } else if !self.struck_too.is_some() {
            self.struck_too = struck;
        } else if !self.struck_third.is_some() {
            self.struck_third = struck;
        } else {
            self.struck_last = struck;
        }
    }

    /// Clears the record of the units it struck, once it no longer counts as having fought in this
    /// turn.
    pub fn forgets_its_blows(&mut self) {
        self.struck = UnitNumber::default();
        self.struck_too = UnitNumber::default();
        self.struck_third = UnitNumber::default();
        self.struck_last = UnitNumber::default();
    }

    /// Whether its main gun may fire a shell, or strike further units with the one that it fired:
    /// it is not destroyed, and has not fired an aimed shot in this round (BR10-SEQ-08).
    pub const fn has_shell(&self) -> bool {
        self.area && !self.gun_destroyed && !(self.shot && self.gun_aimed)
    }

    /// Whether its shot of this round was a shell, as far as the weapon that fired is recorded.
    pub fn has_fired_shell(&self) -> bool {
        let fired = [self.weapon_1_fired, self.weapon_2_fired, self.weapon_3_fired];
        let shell = self.gun_fired || self.shell().is_some_and(|place| fired[place]);
        self.shot && self.has_shell() && (shell || !fired.contains(&true))
    }

    /// Whether any weapon is recorded as fired.
    pub const fn has_any_weapon_fired(&self) -> bool {
        self.gun_fired || self.weapon_1_fired || self.weapon_2_fired || self.weapon_3_fired
    }

    /// Clears the record of the weapons that have fired, once the shot of the round is no longer
    /// used.
    pub fn forgets_its_shot(&mut self) {
        self.gun_fired = false;
        self.weapon_1_fired = false;
        self.weapon_2_fired = false;
        self.weapon_3_fired = false;
        self.fired_at = UnitNumber::default();
        self.gun_aimed = false;
    }

    /// Whether it has anything to shoot with: a vehicle whose main gun is destroyed needs another
    /// weapon.
    pub fn can_shoot(&self) -> bool {
        let main_gun = (self.anti_tank || self.area) && !self.gun_destroyed;
        main_gun || self.weapons_that_fire().next().is_some()
    }

    /// The weapons that fire at infantry; a main gun that is destroyed does not
    /// (BR10-SHA-11).
    pub fn weapons_that_fire(&self) -> impl Iterator<Item = &Weapon> {
        let places = (0..MOST_WEAPONS).filter(|place| self.can_fire(*place));
        places.map(|place| &self.weapons[place])
    }

    fn can_fire(&self, place: usize) -> bool {
        let weapon = &self.weapons[place];
        let main_gun = match self.kind {
            UnitKind::Infantry => false,
            UnitKind::LightVehicle | UnitKind::Armoured => weapon.mount == Mount::MainGun,
            // A gun is itself the weapon (BR10-SHI-10).
            UnitKind::Gun => place == 0,
        };
        let silent = self.gun_destroyed && main_gun;
        weapon.fires() && !silent
    }

    /// Turns its card by steps of 90° for its losses, 180° at most; in a turn of its own side
    /// they do not apply yet (BR10-REG-T1, BR10-AMB-20).
    pub fn loses(&mut self, steps: i16, own_turn: bool) {
        let before = self.lost_before() + if own_turn { 0 } else { steps };
        let now = self.lost_now.0 + if own_turn { steps } else { 0 };
        let (before, now) = (before.min(2), now.min(2));
        self.lost = Lost::of(before + now);
        self.lost_now = Count(now);
        self.lost_over = Count((before + now - 2).max(0));
    }

    /// Its card after a regrouping: losses that applied are eased by one step, those of this turn
    /// stay (BR10-REG-02, BR10-AMB-20).
    pub fn eased(&self) -> Lost {
        let now = self.lost_now.0.min(self.lost as i16);
        Lost::of((self.lost_before() - 1).max(0) + now)
    }

    /// Whether it is infantry whose card has an assault power against vehicles
    /// (BR10-ASL-T1).
    pub fn strikes_vehicles(&self) -> bool {
        self.kind == UnitKind::Infantry && !self.unable
    }
}
