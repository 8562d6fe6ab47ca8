//! The effect of fire and assaults on units: what every calculator writes back to them.

use crate::rulesets::brygada::prelude::*;

use super::stages;
use super::unit::Unit;
use crate::rulesets::brygada::sheet::riders::{passes_to_gun, passes_to_riders};

/// Applies losses to a squad or the crew of a gun: it loses bases and takes morale markers, and a
/// lost crew takes its gun with it (BR10-SHI-T2, BR10-AMB-15). For a unit that was already
/// activated in this turn of its own side, the markers count from its next turn (BR10-AMB-19).
pub fn hit_squad(cast: &mut Participants, number: u32, bases: u32, markers: u32) {
    let side = cast.unit(number).map(|unit| unit.side);
    let own_turn = side == Some(cast.at.side);
    let at = cast.at.back.as_deref().unwrap_or(&cast.at);
    let acts = at.unit == Some(number);
    cast.change(number, |unit: &mut Unit| {
        // If the unit has yet to be activated, new markers already cost it actions in this turn.
        let has_begun = acts || unit.activated || unit.first != Deed::Nothing;
        let lost = i16::try_from(bases).unwrap_or(i16::MAX);
        if lost >= unit.bases_left() {
            unit.bases_lost.0 = unit.bases.0;
            unit.destroyed = true;
        } else {
            unit.bases_lost.0 += lost;
            let markers = i16::try_from(markers).unwrap_or(i16::MAX);
            let had = unit.morale.0;
            unit.morale = Count::from_raw(had.saturating_add(markers));
            if own_turn && has_begun {
                unit.morale_now = Count::from_raw(unit.morale_now.0 + unit.morale.0 - had);
            }
        }
    });
}

/// Destroys a unit, with the units that ride on it or are hitched to it (BR10-TRN-02, BR10-GUN-06,
/// BR10-AMB-44).
pub fn destroy(cast: &mut Participants, number: u32) {
    hit_vehicle(cast, number, Effect::Destroyed);
}

/// Applies the effect of a shot to a vehicle or a gun, and with it to its riders and its tow:
/// they lose the same action or turn, or are destroyed with it; damage stays with the vehicle,
/// and riders of an armoured transporter suffer only its destruction (BR10-SHA-T3,
/// BR10-TRN-02, BR10-TRN-05, BR10-AMB-21, BR10-AMB-43).
pub fn hit_vehicle(cast: &mut Participants, number: u32, effect: Effect) {
    let Some(vehicle) = cast.unit(number) else { return };
    let transporter = vehicle.state.typed::<Unit>().transporter;
    suffer(cast, number, effect);
    let carried: Vec<(u32, Effect)> = cast
        .units
        .iter()
        .filter_map(|other| {
            let unit: Unit = other.state.typed();
            let with = match unit.kind {
                UnitKind::Infantry if unit.rides.number() == Some(number) => {
                    passes_to_riders(effect, transporter)
                }
                UnitKind::Gun if unit.towed.number() == Some(number) => passes_to_gun(effect),
                _ => return None,
            };
            unit.is_there().then_some((other.number, with))
        })
        .collect();
    for (other, with) in carried {
        suffer(cast, other, with);
    }
}

/// Applies the effect of an assault to a vehicle: riders and a towed gun share its destruction
/// ([`follows`]) and nothing else (BR10-AMB-44).
pub fn storm_vehicle(cast: &mut Participants, number: u32, effect: Effect) {
    suffer(cast, number, effect);
}

fn suffer(cast: &mut Participants, number: u32, effect: Effect) {
    let side = cast.unit(number).map(|unit| unit.side);
    let own_turn = side == Some(cast.at.side);
    cast.change(number, |unit: &mut Unit| match effect {
        Effect::None => {}
        Effect::LosesAction => unit.loses(1, own_turn),
        Effect::LosesTurn => unit.loses(2, own_turn),
        Effect::Immobilised => unit.immobilised = true,
        Effect::GunDestroyed => unit.gun_destroyed = true,
        Effect::Destroyed => unit.destroyed = true,
    });
}

/// Why a squad may not get on the chosen vehicle: its bases and those already riding exceed
/// the card's capacity (BR10-AMB-50). Units that already ride on it stay, whatever the card
/// says.
pub fn refuses(before: &[Standing], after: &[Standing]) -> Option<Note> {
    let all = known(after);
    let mut gets_on = all.iter().filter(|(number, unit)| {
        let rode = before.iter().find(|unit| unit.number == *number);
        let rode = rode.and_then(|unit| unit.state.typed::<Unit>().carrier());
        unit.carrier().is_some() && rode != unit.carrier()
    });
    gets_on.find_map(|(_, unit)| overloads(unit, &all))
}

/// The units with their numbers.
fn known(units: &[Standing]) -> Vec<(u32, Unit)> {
    let units = units.iter();
    units.map(|unit| (unit.number, unit.state.typed())).collect()
}

/// Why this squad may not ride on its vehicle, given all units.
fn overloads(squad: &Unit, all: &[(u32, Unit)]) -> Option<Note> {
    if squad.kind != UnitKind::Infantry {
        return None;
    }
    let carrier = squad.carrier()?;
    let (_, vehicle) = all.iter().find(|(number, _)| *number == carrier)?;
    let riders = all.iter().map(|(_, unit)| unit).filter(|unit| {
        unit.kind == UnitKind::Infantry && unit.is_there() && unit.carrier() == Some(carrier)
    });
    let bases: i16 = riders.map(Unit::bases_left).sum();
    let room = if vehicle.kind.is_vehicle() { vehicle.carries.0 } else { 0 };
    (bases > room).then(|| {
        let words = t::refused_too_many_bases(i32::from(bases), i32::from(room));
        Note::new(words, "BR10-AMB-50")
    })
}

/// The fate of other units when units are destroyed, leave the table or are taken off the list,
/// whether by dice, by an offer or by hand. A squad gets on a vehicle that can carry all its bases,
/// or not at all (BR10-AMB-50). Riders and a towed gun share the fate of their vehicle
/// (BR10-TRN-02, BR10-GUN-06, BR10-AMB-42, BR10-AMB-44), and come back with it if it was ticked off
/// by mistake; a unit that stays behind no longer rides on, is hitched to or fights a unit that is
/// gone. A unit whose fight ends in this way, or because the enemy moves off, is still in its fight
/// with any other enemy that charged it (BR10-ASL-09).
pub fn follows(before: &[Standing], after: &mut [Standing]) {
    let earlier = |number: u32| {
        let unit = before.iter().find(|unit| unit.number == number);
        unit.map(|unit| unit.state.typed::<Unit>())
    };
    let all = known(after);
    for standing in &mut *after {
        let mut unit: Unit = standing.state.typed();
        let rode = earlier(standing.number).map(|unit| unit.rides);
        if rode != Some(unit.rides) && overloads(&unit, &all).is_some() {
            unit.rides = rode.unwrap_or_default();
            standing.state = unit.answers();
        }
    }
    let was_there = |number: u32| earlier(number).is_some_and(|unit| unit.is_there());
    let fates: Vec<(u32, Unit)> =
        after.iter().map(|unit| (unit.number, unit.state.typed())).collect();
    let of = |number: u32| fates.iter().find(|(known, _)| *known == number);
    for standing in &mut *after {
        let mut unit: Unit = standing.state.typed();
        let Some(number) = unit.carrier() else { continue };
        let vehicle = of(number).map(|(_, vehicle)| vehicle);
        let (there, was_there) = (vehicle.is_some_and(Unit::is_there), was_there(number));
        match vehicle {
            Some(vehicle) if there && unit.is_there() => {
                // A rider is where its vehicle is (BR10-AMB-49).
                unit.in_place = vehicle.in_place;
                unit.sheltered = unit.kind == UnitKind::Infantry && vehicle.transporter;
            }
            // The vehicle's load was lost and comes back with it, except for units that were lost
            // separately.
            Some(_) if there && !was_there => {
                let fate = earlier(number).unwrap_or_default();
                unit.destroyed &= !fate.destroyed || unit.all_lost();
                unit.left_table &= !fate.left_table;
            }
            Some(vehicle) if !there && was_there && unit.is_there() => {
                unit.destroyed = vehicle.destroyed;
                unit.left_table = vehicle.left_table;
            }
            // If the unit was lost with its vehicle, a correction of the vehicle's fate applies to
            // it too.
            Some(vehicle) if !there && !unit.is_there() => {
                let shared = earlier(number).is_some_and(|fate| fate.fate() == unit.fate());
                if shared && vehicle.fate() != unit.fate() {
                    unit.destroyed = vehicle.destroyed || unit.all_lost();
                    unit.left_table = vehicle.left_table;
                } else {
                    continue;
                }
            }
            _ => {
                unit.rides = UnitNumber::default();
                unit.towed = UnitNumber::default();
            }
        }
        standing.state = unit.answers();
    }
    let there: Vec<u32> = after
        .iter()
        .filter(|unit| unit.state.typed::<Unit>().is_there())
        .map(|unit| unit.number)
        .collect();
    for standing in &mut *after {
        let mut unit: Unit = standing.state.typed();
        let fights = unit.fights.number();
        if fights.is_some_and(|enemy| !there.contains(&enemy)) {
            unit.fights = UnitNumber::default();
            standing.state = unit.answers();
        }
    }
    let fights = |units: &[Standing]| -> Vec<(u32, Option<u32>)> {
        let fights = |unit: &Standing| unit.state.typed::<Unit>().fights.number();
        units.iter().map(|unit| (unit.number, fights(unit))).collect()
    };
    let (fought, still) = (fights(before), fights(after));
    for standing in &mut *after {
        let number = standing.number;
        let ended = fought.iter().find(|(known, _)| *known == number);
        let Some(ended) = ended.and_then(|(_, enemy)| *enemy) else { continue };
        let mut unit: Unit = standing.state.typed();
        let mut still = still.iter();
        let other = still.find(|(other, enemy)| *enemy == Some(number) && *other != ended);
        if let Some((other, _)) = other.filter(|_| !unit.fights.is_some() && unit.is_there()) {
            let by_vehicle = of(*other).is_some_and(|(_, unit)| unit.kind.is_vehicle());
            unit.fights = UnitNumber::of(*other);
            unit.charged = if by_vehicle && unit.strikes_vehicles() {
                // Each vehicle is struck separately, so only a blow at this one counts as fought in
                // this round (BR10-AMB-30).
                unit.fought &= unit.has_struck(*other);
                Charged::Vehicle
            } else {
                Charged::Nothing
            };
            standing.state = unit.answers();
        }
    }
    vehicles_beside(after);
}

/// Records for each squad another vehicle in contact with it that it has not struck in this turn,
/// besides the enemy it fights: each fight has its own exchange (BR10-AMB-30, BR10-AMB-46).
fn vehicles_beside(units: &mut [Standing]) {
    let all = known(units);
    for standing in units {
        let mut unit: Unit = standing.state.typed();
        let beside = |(number, vehicle): &&(u32, Unit)| {
            let at_it = vehicle.fights.number() == Some(standing.number);
            let elsewhere = unit.fights.is_some() && unit.fights.number() != Some(*number);
            vehicle.kind.is_vehicle() && at_it && elsewhere && !unit.has_struck(*number)
        };
        let beside = all.iter().find(beside).map(|(number, _)| *number);
        let beside = beside.filter(|_| unit.is_there() && unit.strikes_vehicles());
        let beside = beside.map_or_else(UnitNumber::default, UnitNumber::of);
        if unit.vehicle_beside != beside {
            unit.vehicle_beside = beside;
            standing.state = unit.answers();
        }
    }
}

/// Records an exchange of blows: the activation of the charging unit is over (BR10-ASL-05), whether
/// the two met in it or before it, and if both are left, the fight continues once a round in the
/// turns of the side that charged (BR10-ASL-09, BR10-AMB-30). The charge is recorded with the unit
/// that charged. Another fight that its opponent is already in remains, and so does a fight that
/// the charging unit began by charging a squad, if it now also strikes a vehicle in contact with
/// it. A unit that charged a new enemy has moved off from all those it was in contact with.
pub fn exchanged_blows(cast: &mut Participants, charger: u32, other: Option<u32>, how: Charged) {
    let Some(other) = other else { return charge_is_over(cast, charger, false) };
    let goes_on = [charger, other].map(|number| state_of(cast, number));
    let goes_on = goes_on.iter().flatten().filter(|unit| unit.is_there());
    let goes_on = goes_on.count() == 2;
    let stays = fights_of(cast, charger) == Some(other) || fights_of(cast, other) == Some(charger);
    if !stays {
        moves_off(cast, charger);
    }
    let fights_already = fights_of(cast, other);
    let has_charged = |unit: Unit| {
        let elsewhere = unit.fights.is_some() && unit.fights.number() != Some(other);
        unit.charged == Charged::Squad && elsewhere
    };
    let beside =
        how == Charged::Vehicle && stays && state_of(cast, charger).is_some_and(has_charged);
    cast.change(charger, |unit: &mut Unit| {
        if goes_on && !beside {
            unit.fights = UnitNumber::of(other);
            unit.charged = how;
        }
        unit.strikes(other);
    });
    charge_is_over(cast, charger, goes_on);
    if goes_on && fights_already.is_none() {
        cast.change(other, |unit: &mut Unit| {
            unit.fights = UnitNumber::of(charger);
            unit.charged = Charged::Nothing;
            unit.fought = true;
        });
    }
}

/// Ends the activation of a unit that charged (BR10-ASL-05), whether or not the enemy is in the
/// list.
fn charge_is_over(cast: &mut Participants, charger: u32, goes_on: bool) {
    let acts = cast.at.unit == Some(charger);
    let own_turn = cast.unit(charger).map(|unit| unit.side) == Some(cast.at.side);
    // If the order of play is not used, the end of its turn is unknown.
    let kept = stages::order_is_kept(cast);
    let turns_card = kept && own_turn && !acts && stages::is_among_actions(&cast.at);
    cast.change(charger, |unit: &mut Unit| {
        unit.fought = kept || goes_on;
        unit.activated |= turns_card;
        if acts || turns_card {
            unit.actions = Count(0);
        }
        // Contact is made on foot (BR10-ASL-01).
        unit.rides = UnitNumber::default();
    });
}

/// The state of a unit.
fn state_of(cast: &Participants, number: u32) -> Option<Unit> {
    Some(cast.unit(number)?.state.typed())
}

/// The enemy that a unit is locked in a fight with.
fn fights_of(cast: &Participants, number: u32) -> Option<u32> {
    state_of(cast, number)?.fights.number()
}

/// Removes a unit, and everything it carries, from all its fights.
fn moves_off(cast: &mut Participants, number: u32) {
    let units = cast.units.iter();
    let units: Vec<(u32, Unit)> = units.map(|unit| (unit.number, unit.state.typed())).collect();
    for left in stages::fights_left(number, &units) {
        cast.change(left, |unit: &mut Unit| {
            unit.fights = UnitNumber::default();
        });
    }
}

/// Records that a unit has used its shot of this round (BR10-SEQ-08); if it reacted, its marker is
/// removed (BR10-MRK-02). A shot in its own turn before any declaration is an action of the unit,
/// and of any unit hitched to it (BR10-SEQ-T1, BR10-GUN-04).
pub fn has_shot(cast: &mut Participants, number: u32) {
    let Some(shooter) = cast.unit(number) else { return };
    let unit: Unit = shooter.state.typed();
    let own_turn = shooter.side == cast.at.side && stages::is_among_actions(&cast.at);
    let undeclared = !unit.shot && !unit.activated && unit.first == Deed::Nothing;
    let acts = cast.at.unit == Some(number);
    cast.change(number, |unit: &mut Unit| {
        unit.shot = true;
        unit.ready = false;
    });
    if !(own_turn && undeclared) {
        return;
    }
    let spend = cast.units.iter().filter(|other| {
        let state: Unit = other.state.typed();
        other.number == number || stages::is_hitched((number, &unit), (other.number, &state))
    });
    for spends in spend.map(|unit| unit.number).collect::<Vec<_>>() {
        cast.change(spends, |unit: &mut Unit| {
            unit.spent = Count((unit.spent.0 + 1).min(2));
            if acts && spends == number {
                unit.actions = Count((unit.actions.0 - 1).max(0));
            }
        });
    }
}
