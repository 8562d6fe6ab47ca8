//! The roles of units in the calculators: which units can take them, which may now, and the
//! known answers.

use crate::rulesets::brygada::prelude::*;

use crate::rulesets::brygada::units::stages::{battle, order_is_kept};
use crate::rulesets::brygada::units::unit::Unit;
use crate::rulesets::brygada::units::{effects, stages};

/// A unit that shoots at infantry.
pub const FIRER: Role = Role::new(parts::SHOOTER, t::ROLE_SHOOTER, Of::Acting)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && unit.weapons_that_fire().next().is_some()
    })
    .default_unit(acting)
    .blocked_by(may_fire);

/// A unit that shoots with an anti-tank weapon.
pub const GUNNER: Role = Role::new(parts::SHOOTER, t::ROLE_SHOOTER, Of::Acting)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && unit.anti_tank && !unit.gun_destroyed
    })
    .default_unit(acting)
    .blocked_by(may_fire_gun);

/// A unit that fires an area weapon (BR10-ARE-01).
pub const BOMBARDER: Role = Role::new(parts::SHOOTER, t::ROLE_SHOOTER, Of::Acting)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && unit.area && !unit.gun_destroyed
    })
    .default_unit(acting)
    .blocked_by(may_bombard);

/// A vehicle under the template, or a gun struck from the side of its shield, of either side
/// (BR10-ARE-05, BR10-ARE-06, BR10-GUN-01).
pub const UNDER_TEMPLATE: Role = Role::new(parts::TARGET, t::GROUP_AREA_UNDER, Of::Anybody)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && (unit.kind.is_vehicle() || unit.has_shield())
    })
    .blocked_by(|cast, _| was_struck(cast).then(|| Note::new(t::REFUSED_STRUCK, "BR10-ARE-05")));

/// A unit whose shell burst: its shot is used, and the shell strikes everything under the template
/// (BR10-ARE-05).
pub const BURSTS: Role = Role::new(parts::SHOOTER, t::ROLE_SHOOTER, Of::Acting)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && unit.area && !unit.gun_destroyed
    })
    .default_unit(acting)
    .blocked_by(may_burst);

/// The targets that small arms and machine guns can hurt: all but armoured vehicles
/// (BR10-SHI-10); and the units of either side that a shell strikes (BR10-ARE-06).
pub const SOFT_TARGET: Role = Role::new(parts::TARGET, t::ROLE_TARGET, Of::Anybody)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && unit.kind != UnitKind::Armoured
    })
    .default_unit(moving)
    .blocked_by(may_be_fired_at);

/// The targets of anti-tank weapons: vehicles, and guns from the side of their shield.
pub const HARD_TARGET: Role = Role::new(parts::TARGET, t::ROLE_TARGET, Of::Enemy)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && unit.kind != UnitKind::Infantry
    })
    .default_unit(moving)
    .blocked_by(may_be_shot_at);

/// Infantry that assaults.
pub const CHARGER: Role = Role::new(parts::ATTACKER, t::ROLE_CHARGER, Of::Acting)
    .eligible(|unit| is(unit, UnitKind::Infantry))
    .default_unit(acting)
    .blocked_by(may_charge);

/// Infantry that assaults a vehicle; in a fight that continues, also the crew of a gun
/// (BR10-AMB-44).
pub const STORMS: Role = CHARGER.eligible(|unit| {
    let state: Unit = unit.typed();
    let crew = is(unit, UnitKind::Gun) && state.charged == Charged::Vehicle;
    is(unit, UnitKind::Infantry) || crew && state.fights.is_some()
});

/// Infantry, or the crew of a gun, that is assaulted (BR10-AMB-44).
pub const CHARGED: Role = Role::new(parts::DEFENDER, t::ROLE_CHARGED, Of::Enemy)
    .heading(t::GROUP_ASSAULT_TARGET)
    .eligible(|unit| is(unit, UnitKind::Infantry) || is(unit, UnitKind::Gun))
    .default_unit(fought);

/// A vehicle that is assaulted by infantry.
pub const STORMED: Role = Role::new(parts::DEFENDER, t::ROLE_CHARGED, Of::Enemy)
    .eligible(is_vehicle)
    .default_unit(stormed);

/// A vehicle that assaults infantry.
pub const RAMMER: Role = Role::new(parts::ATTACKER, t::ROLE_CHARGER, Of::Acting)
    .eligible(is_vehicle)
    .default_unit(acting)
    .blocked_by(may_charge);

/// A unit with morale markers that regroups (BR10-REG-04).
pub const REGROUPS: Role = Role::new(parts::UNIT, t::ROLE_UNIT, Of::Acting)
    .eligible(|unit| {
        let unit: Unit = unit.typed();
        unit.is_there() && unit.morale.0 > 0
    })
    .blocked_by(may_rally);

fn is(unit: &Values, kind: UnitKind) -> bool {
    let unit: Unit = unit.typed();
    unit.is_there() && unit.kind == kind
}

fn is_vehicle(unit: &Values) -> bool {
    is(unit, UnitKind::Armoured) || is(unit, UnitKind::LightVehicle)
}

/// The unit that acts, or reacts, in the order of play.
fn acting(cast: &Participants) -> Option<u32> {
    cast.at.unit
}

/// The enemy whose move is interrupted.
fn moving(cast: &Participants) -> Option<u32> {
    cast.at.back.as_ref()?.unit
}

/// The enemy that the squad is locked in a fight with.
fn fought(cast: &Participants) -> Option<u32> {
    cast.state::<Unit>(parts::ATTACKER)?.fights.number()
}

/// The vehicle that the squad is in contact with, preferably one that it has not struck in this
/// turn.
fn stormed(cast: &Participants) -> Option<u32> {
    let unit = cast.state::<Unit>(parts::ATTACKER)?;
    let fights = unit.fights.number()?;
    let vehicle = is_vehicle(&cast.unit(fights)?.state);
    if vehicle && !unit.has_struck(fights) {
        return Some(fights);
    }
    unit.vehicle_beside.number().or(vehicle.then_some(fights))
}

/// Whether a unit is the one that reacts now.
fn reacts(cast: &Participants, number: u32) -> bool {
    cast.at.back.is_some() && cast.at.unit == Some(number)
}

/// Why a unit may not fire its weapons against infantry: a vehicle fires all of them in one action,
/// each once and at a separate target (BR10-SEQ-T1, BR10-VEH-02), a shell strikes everything under
/// its template, whatever the co-axial weapon fired at (BR10-ARE-05), and a squad may fire base by
/// base, each at its own target (BR10-CMB-03, BR10-INF-01).
fn may_fire(cast: &Participants, unit: &Standing) -> Option<Note> {
    if bursts_unactivated(cast, unit) {
        return None;
    }
    may_shoot(cast, unit, |state, target| {
        let several = state.has_several_weapons() && !state.weapons_left(target).is_empty();
        several || state.has_shell() || state.fires_base_by_base()
    })
}

/// Why a unit may not fire its anti-tank weapon, which on a vehicle is the main gun. This does not
/// check vehicles under a shell, because they are not aimed at.
fn may_fire_gun(cast: &Participants, unit: &Standing) -> Option<Note> {
    // The main gun may be lost while the shot is on the screen, in a reaction to the vehicle's
    // move.
    main_gun_is_gone(unit).or_else(|| {
        may_shoot(cast, unit, |state, target| {
            let several = state.has_several_weapons() && state.gun_left(target);
            several || state.fires_base_by_base()
        })
    })
}

/// A note if the main gun of the vehicle, or the gun itself, is destroyed (BR10-SHA-11).
fn main_gun_is_gone(unit: &Standing) -> Option<Note> {
    let gone = unit.state.typed::<Unit>().gun_destroyed;
    gone.then(|| Note::new(t::EFFECT_GUN_DESTROYED, "BR10-SHA-11"))
}

/// Why a unit may not fire an area weapon. The calculator of the shell may be opened again for each
/// unit under the template; it is refused once the gun has fired at a single target.
fn may_bombard(cast: &Participants, unit: &Standing) -> Option<Note> {
    main_gun_is_gone(unit).or_else(|| may_shoot(cast, unit, |state, _| state.has_shell()))
}

/// Why a unit may not apply the shell that burst: it may do so for as long as it is shooting.
fn may_burst(cast: &Participants, unit: &Standing) -> Option<Note> {
    if bursts_unactivated(cast, unit) { None } else { may_bombard(cast, unit) }
}

/// Whether a shell of this turn burst without an activation: how long the shooting lasts is then
/// unknown.
fn bursts_unactivated(cast: &Participants, unit: &Standing) -> bool {
    let state: Unit = unit.state.typed();
    let unrecorded = state.first == Deed::Nothing && !state.activated && !state.fought;
    unrecorded && unit.side == cast.at.side && state.has_fired_shell()
}

/// Why a unit may not shoot: it shoots only once a round (BR10-SEQ-08), unless it `goes_on` in the
/// same action (at this target, or with `None` at any); in the enemy's turn it needs a readiness
/// marker (BR10-MRK-02).
fn may_shoot(
    cast: &Participants,
    unit: &Standing,
    goes_on: impl Fn(&Unit, Option<u32>) -> bool,
) -> Option<Note> {
    let state: Unit = unit.state.typed();
    if is_shooting(cast, unit) && state.shot && goes_on(&state, None) {
        let target = cast.one(parts::TARGET).map(|target| target.number);
        let torn = !goes_on(&state, target);
        torn.then(|| Note::new(t::REFUSED_CO_AXIAL, "BR10-CMB-04"))
    } else if state.shot {
        Some(Note::new(t::BARRED_SHOT, "BR10-SEQ-08"))
    } else if unit.side != cast.at.side && !state.ready {
        Some(Note::new(t::BARRED_NO_MARKER, "BR10-MRK-02"))
    } else if unit.side == cast.at.side {
        may_act(cast, unit, Deed::Shoot)
    } else {
        None
    }
}

/// Why a unit cannot do this with an action in the current turn, as far as is known: a unit that
/// was not activated, or was ticked off by hand, has declared nothing.
fn may_act(cast: &Participants, unit: &Standing, deed: Deed) -> Option<Note> {
    let state: Unit = unit.state.typed();
    let declared = state.first != Deed::Nothing;
    let does = state.first == deed || state.second == deed;
    // In the regrouping the cards are turned back, but the declared actions are still recorded.
    let over = state.activated || declared && cast.at.reached() == stages::REGROUPING;
    if state.fought {
        Some(Note::new(t::NOTE_ASSAULT_ENDS_ACTIVATION, "BR10-ASL-05"))
    } else if performs(cast, unit) {
        let other = declared && !does;
        other.then(|| Note::new(t::BARRED_DECLARED, "BR10-SEQ-07"))
    } else if over {
        let other = declared && !does;
        other.then(|| Note::new(t::BARRED_ACTIVATED, "BR10-SEQ-04"))
    } else {
        let acts = cast.at.unit == Some(unit.number);
        (!acts && state.actions_now() == 0).then(|| stages::no_actions(&state))
    }
}

/// Whether a unit carries out one of its actions, or an enemy reacts to it.
fn performs(cast: &Participants, unit: &Standing) -> bool {
    let at = cast.at.back.as_deref().unwrap_or(&cast.at);
    let performs = matches!(at.reached(), stages::FIRST_ACTION | stages::SECOND_ACTION);
    performs && at.unit == Some(unit.number)
}

/// Whether the action in which a unit shoots, or its reaction, is being carried out.
fn is_shooting(cast: &Participants, unit: &Standing) -> bool {
    let state: Unit = unit.state.typed();
    let deed = match cast.at.stage.as_str() {
        stages::FIRST_ACTION => state.first,
        stages::SECOND_ACTION => state.second,
        stages::REACTION => Deed::Shoot,
        _ => return false,
    };
    cast.at.unit == Some(unit.number) && deed == Deed::Shoot
}

/// Why a unit may not charge: only in a move, and so in its own turn, with actions left
/// (BR10-ASL-01, BR10-SEQ-04, BR10-ASL-05, BR10-MOV-06); a continuing fight is fought in the turn
/// of the side that charged, once per round, regardless of markers and cards (BR10-AMB-30,
/// BR10-AMB-45). A vehicle strikes only a unit that it moves into, even one that it is in contact
/// with already (BR10-ASL-12).
fn may_charge(cast: &Participants, unit: &Standing) -> Option<Note> {
    let state: Unit = unit.state.typed();
    if unit.side != cast.at.side {
        return Some(Note::new(t::BARRED_ENEMYS_TURN, "BR10-SEQ-04"));
    }
    let target = cast.one(parts::DEFENDER);
    let enemy = target.map(|target| (target.number, target.state.typed::<Unit>()));
    let fights = enemy.as_ref().map_or_else(
        || state.fights.is_some(),
        |(number, enemy)| {
            let at = [state.fights.number(), enemy.fights.number()];
            at[0] == Some(*number) || at[1] == Some(unit.number)
        },
    );
    // The crew of a gun fights on, but charges nothing (BR10-ASL-T1).
    let infantry = !state.kind.is_vehicle();
    let charged = |(number, enemy): &(u32, Unit)| {
        let blows = infantry && !enemy.kind.is_vehicle();
        blows && state.was_charged_by(unit.number, enemy, *number)
    };
    // A squad that is also in contact with a vehicle strikes it once, in addition to the exchange
    // in its own fight.
    let number = enemy.as_ref().map(|(number, _)| *number);
    let beside = state.fights.is_some() && state.fights.number() != number;
    let recorded = beside || state.struck.is_some();
    let struck = number.is_none_or(|number| state.has_struck(number));
    let fought = state.fought && !(fights && recorded && !struck);
    if fought && fights && enemy.is_some() {
        Some(Note::new(t::BARRED_FOUGHT, "BR10-AMB-30"))
    } else if fought || performs(cast, unit) && state.actions.0 == 0 {
        Some(Note::new(t::NOTE_ASSAULT_ENDS_ACTIVATION, "BR10-ASL-05"))
    } else if enemy.as_ref().is_some_and(charged) {
        Some(Note::new(t::NOTE_ASSAULT_GOES_ON, "BR10-AMB-30"))
    } else if infantry && fights {
        None
    } else if state.immobilised && state.kind.is_vehicle() {
        Some(Note::new(t::BARRED_IMMOBILISED, "BR10-MOV-06"))
    } else {
        may_act(cast, unit, Deed::Move)
    }
}

/// Why a target may not be fired at with weapons against infantry. The dice of a shell strike the
/// units under it, which were not chosen (BR10-ARE-05): these include friendly infantry and crews
/// (BR10-ARE-06), and units that do not move.
fn may_be_fired_at(cast: &Participants, target: &Standing) -> Option<Note> {
    let shooter = cast.one(parts::SHOOTER)?;
    let shell = shooter.state.typed::<Unit>().has_shell();
    let vehicle = target.state.typed::<Unit>().kind.is_vehicle();
    if target.side == shooter.side && (vehicle || !shell) {
        Some(Note::new(t::REFUSED_OWN_UNIT, "BR10-ARE-06"))
    } else if shell {
        None
    } else {
        may_be_shot_at(cast, target)
    }
}

/// Why a target may not be shot at in the enemy's turn: a shot must be at the enemy that moves, or
/// at a unit that moves with it (BR10-MRK-02, BR10-AMB-39).
fn may_be_shot_at(cast: &Participants, target: &Standing) -> Option<Note> {
    let shooter = cast.one(parts::SHOOTER)?;
    let stands = if reacts(cast, shooter.number) {
        !moves_along(cast, target.number, moving(cast)?)
    } else {
        shooter.side != cast.at.side && stands_still(cast, target)
    };
    stands.then(|| Note::new(t::REFUSED_NOT_IN_VIEW, "BR10-AMB-39"))
}

/// Whether the target is infantry, or the crew of a gun, in an assault with infantry or a crew, and
/// is not moving away at the moment (BR10-AMB-48). Fights with vehicles lock neither side
/// (BR10-ASL-13).
pub fn is_locked(cast: &Participants) -> bool {
    let Some((standing, unit)) = cast.one(parts::TARGET).zip(cast.state::<Unit>(parts::TARGET))
    else {
        return false;
    };
    let number = standing.number;
    let on_foot = |unit: &Unit| unit.is_there() && !unit.kind.is_vehicle();
    let is_with = |other: &Standing| {
        let state: Unit = other.state.typed();
        let with = unit.fights.number() == Some(other.number);
        on_foot(&state) && (with || state.fights.number() == Some(number))
    };
    let moves = moving(cast).is_some_and(|mover| moves_along(cast, number, mover));
    on_foot(&unit) && !moves && cast.units.iter().any(is_with)
}

/// Whether `unit` moves together with `mover`: it is that unit, or one of the two carries the
/// other.
fn moves_along(cast: &Participants, unit: u32, mover: u32) -> bool {
    let carrier = |number: u32| cast.unit(number)?.state.typed::<Unit>().carrier();
    unit == mover || carrier(unit) == Some(mover) || carrier(mover) == Some(unit)
}

/// Whether the battle knows, while a unit carries out its actions, that the target has not moved in
/// this turn and does not move now. A shot may be recorded later than it was fired, but a move in
/// an earlier activation does not matter.
fn stands_still(cast: &Participants, target: &Standing) -> bool {
    let at = cast.at.back.as_deref().unwrap_or(&cast.at);
    let second = at.reached() == stages::SECOND_ACTION;
    let has_moved = |unit: &Standing| {
        let state: Unit = unit.state.typed();
        let is_move = |deed: Deed| deed == Deed::Move;
        let moved = if at.unit == Some(unit.number) {
            is_move(state.first) || second && is_move(state.second)
        } else {
            // A unit ticked off by hand has no recorded actions.
            let unrecorded = state.first == Deed::Nothing;
            state.activated && (unrecorded || is_move(state.first) || is_move(state.second))
        };
        // A unit that struck in this turn had charged, whatever else is recorded for it.
        moved || state.moved_in_tow || state.fought
    };
    let mut all = cast.units.iter();
    let moved = all.any(|unit| moves_along(cast, target.number, unit.number) && has_moved(unit));
    (second || at.reached() == stages::FIRST_ACTION) && !moved
}

/// Why a unit may not rally: only once, in the regrouping of its own side (BR10-REG-04); if the
/// order of play is not used, that moment is unknown.
fn may_rally(cast: &Participants, unit: &Standing) -> Option<Note> {
    let regroups = cast.at.reached() == stages::REGROUPING && unit.side == cast.at.side;
    if unit.state.typed::<Unit>().rallied {
        Some(Note::new(t::BARRED_RALLIED, "BR10-REG-04"))
    } else if !regroups && order_is_kept(cast) {
        Some(Note::new(t::BARRED_NOT_REGROUPING, "BR10-REG-04"))
    } else {
        None
    }
}

/// The quality of a unit in the year of the battle (BR10-CRD-07).
pub fn quality(cast: &Participants, unit: &Unit) -> i16 {
    unit.quality_in(battle(cast).year.0)
}

/// How the unit that acts shoots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shooting {
    /// It moves in the same activation, or moved before it took its marker
    /// (BR10-SHI-T1, BR10-AMB-18, BR10-AMB-41).
    pub moves: bool,
    /// It is a reaction shot (BR10-MRK-03).
    pub reaction: bool,
    /// A vehicle shoots in the first round of a mission whose first round surprises (BR10-MIS-03).
    pub first_turn: bool,
}

/// How the acting unit shoots, in the present state of the battle.
pub fn shooting(cast: &Participants) -> Shooting {
    let Some((standing, unit)) = cast.one(parts::SHOOTER).zip(cast.state::<Unit>(parts::SHOOTER))
    else {
        return Shooting::default();
    };
    let reaction = reacts(cast, standing.number) || standing.side != cast.at.side;
    // A move counts in the current turn, however late the shot is recorded; a move of its tractor
    // is also an action of the gun (BR10-GUN-04).
    let moves = unit.moved_in_tow || unit.first == Deed::Move || unit.second == Deed::Move;
    Shooting {
        moves,
        reaction,
        first_turn: unit.kind.is_vehicle()
            && cast.at.round == 1
            && battle(cast).mission.surprises(),
    }
}

/// Records that this many bases of the shooting squad have fired (BR10-CMB-03).
pub fn have_fired(cast: &mut Participants, bases: i16) {
    cast.change_role(parts::SHOOTER, |unit: &mut Unit| {
        let fired = if unit.shot { unit.bases_fired.0 } else { 0 };
        if unit.kind == UnitKind::Infantry {
            unit.bases_fired = Count((fired + bases).min(12));
        }
    });
    has_shot(cast);
}

/// Whether the target is on the shooter's side.
pub fn is_own(cast: &Participants) -> bool {
    let both = cast.one(parts::SHOOTER).zip(cast.one(parts::TARGET));
    both.is_some_and(|(shooter, target)| shooter.side == target.side)
}

/// Whether the target does not move, in a turn in which only moving units may be shot at.
pub fn is_still(cast: &Participants) -> bool {
    cast.one(parts::TARGET).is_some_and(|target| may_be_shot_at(cast, target).is_some())
}

/// Whether the shell of the unit that shoots has struck the target.
pub fn was_struck(cast: &Participants) -> bool {
    let shooter = cast.one(parts::SHOOTER).map(|unit| unit.number);
    let by = cast.state::<Unit>(parts::TARGET).and_then(|unit| unit.shelled_by.number());
    let fired = cast.state::<Unit>(parts::SHOOTER).is_some_and(|unit| unit.has_fired_shell());
    fired && shooter.is_some() && by == shooter
}

/// Records that the shell of the unit that shoots has struck the target: it strikes each only once
/// (BR10-ARE-05).
pub fn shell_has_struck(cast: &mut Participants) {
    if let Some(shooter) = cast.one(parts::SHOOTER).map(|unit| unit.number) {
        cast.change_role(parts::TARGET, |unit: &mut Unit| {
            unit.shelled_by = UnitNumber::of(shooter);
        });
    }
}

/// Records that the main gun of the vehicle that shoots has fired at its target, if there is one.
pub fn gun_has_fired(cast: &mut Participants) {
    weapons_have_fired(cast, &[None]);
}

/// Records that the main gun of the vehicle that shoots, or the gun, has fired at its target with
/// its anti-tank values.
pub fn gun_has_aimed(cast: &mut Participants) {
    gun_has_fired(cast);
    is_aimed(cast);
}

/// Records that the weapon that could fire a shell was aimed instead (BR10-AMB-47).
pub fn is_aimed(cast: &mut Participants) {
    cast.change_role(parts::SHOOTER, |unit: &mut Unit| {
        unit.gun_aimed = unit.kind != UnitKind::Infantry || unit.bases_to_fire() == 0;
    });
}

/// Records that these weapons of the vehicle that shoots have fired at its target.
pub fn weapons_have_fired(cast: &mut Participants, places: &[Option<usize>]) {
    let target = cast.one(parts::TARGET).map(|target| target.number);
    cast.change_role(parts::SHOOTER, |unit: &mut Unit| {
        if unit.kind.is_vehicle() {
            for place in places {
                unit.has_fired(*place, target);
            }
        }
    });
}

/// Records that the unit that shoots has used its shot.
pub fn has_shot(cast: &mut Participants) {
    if let Some(number) = cast.one(parts::SHOOTER).map(|unit| unit.number) {
        effects::has_shot(cast, number);
    }
}
