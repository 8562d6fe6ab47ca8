//! The effects of fire, orders and assaults on units: everything that calculators write back to
//! them.

use crate::rulesets::cold_war_commander::prelude::*;

use super::side::Side;
use super::unit::Unit;
use crate::rulesets::cold_war_commander::sheet::anti_air::Fate;
use crate::rulesets::cold_war_commander::sheet::effect::End;
use crate::rulesets::cold_war_commander::sheet::phases;

/// The largest number of hit markers that is recorded on a unit.
const MOST_MARKERS: i16 = 12;

/// Applies unsaved hits from fire to the unit in a role, with this result: the hits are marked even
/// if the consequences eliminate the unit (CWC-FIR-05, CWC-FIR-07).
pub fn hit(cast: &mut Participants, role: RoleId, end: End, hits: u32) {
    cast.change_role(role, |unit: &mut Unit| mark(unit, hits));
    ends(cast, role, end);
}

/// Applies the result of fire, or of a forced move without further markers, to the unit in a
/// role. A unit that was forced to move was not held, whatever its state said.
pub fn ends(cast: &mut Participants, role: RoleId, end: End) {
    if matches!(end, End::Moves | End::Halts) {
        leaves_its_place(cast, role);
    }
    halts(cast, role, end);
    if end.is_eliminated() {
        eliminate(cast, role);
    } else if end == End::Suppressed {
        suppress(cast, role);
    }
}

/// Records that the unit in a role halted at friends (CWC-FBK-07), or was lost in a rout through
/// them (CWC-ROU-02); they are still to be chosen. Nothing is recorded for a vehicle that is held
/// in place, because its infantry halted there without it: only the players see which friends the
/// infantry met.
fn halts(cast: &mut Participants, role: RoleId, end: End) {
    cast.change_role(role, |unit: &mut Unit| {
        let met = matches!(end, End::Halts | End::Both);
        unit.halted |= met && !unit.position().holds();
    });
}

/// Records that the unit in a role has moved: its former place no longer holds or shelters it
/// (CWC-FBK-04, CWC-ROU-03).
pub fn leaves_its_place(cast: &mut Participants, role: RoleId) {
    cast.change_role(role, Unit::leaves_its_place);
}

/// Applies a lost assault, with the result of the move back, to the unit in a role. For an IFV
/// with its infantry this affects the infantry, not the vehicle (CWC-ASL-04, CWC-AMB-45).
pub fn loses(cast: &mut Participants, role: RoleId, end: End, house: &House) {
    let fighter = cast.state::<Unit>(role).map(|unit| unit.fighter());
    if !fighter.is_some_and(|fighter| fighter.is_loaded_ifv(house.apc_is_ifv)) {
        ends(cast, role, end);
    } else if end.is_eliminated() {
        loses_its_infantry(cast, role);
    } else {
        halts(cast, role, end);
    }
}

/// Records the loss of the infantry that the unit in a role carries (CWC-BRK-02).
pub fn loses_its_infantry(cast: &mut Participants, role: RoleId) {
    cast.change_role(role, |unit: &mut Unit| unit.loaded = false);
    loses_one_more(cast, role);
}

/// Marks hits on a unit (CWC-FIR-05).
pub fn mark(unit: &mut Unit, hits: u32) {
    let hits = i16::try_from(hits).unwrap_or(MOST_MARKERS);
    unit.marked = Count(unit.marked.0.saturating_add(hits).min(MOST_MARKERS));
}

/// Takes the unit in a role out of the battle.
pub fn eliminate(cast: &mut Participants, role: RoleId) {
    cast.change_role(role, |unit: &mut Unit| unit.eliminated = true);
}

/// Records that the units in these roles, and no others, support the one in `fighter`: they do so
/// in every round of its assault (CWC-ASL-05).
pub fn are_supported(cast: &mut Participants, fighter: RoleId, roles: &[RoleId]) {
    let Some(number) = cast.one(fighter).map(|unit| unit.number) else { return };
    let of = UnitNumber::of(number);
    let listed: Vec<u32> =
        roles.iter().filter_map(|role| cast.one(*role)).map(|unit| unit.number).collect();
    let all: Vec<u32> = cast.units.iter().map(|unit| unit.number).collect();
    for other in all {
        cast.change(other, |unit: &mut Unit| {
            if listed.contains(&other) {
                unit.supports = of;
            } else if unit.supports == of {
                unit.supports = UnitNumber::default();
            }
        });
    }
}

/// Adds a loss that counts to the side of the unit in a role, for a unit that is not in the list
/// (CWC-BRK-02).
fn loses_one_more(cast: &mut Participants, role: RoleId) {
    let Some(side) = cast.one(role).map(|unit| unit.side) else { return };
    cast.change_side(side, |kept: &mut Side| {
        kept.more_losses = Count::from_raw(kept.more_losses.0 + 1);
    });
}

/// Suppresses the unit in a role, and records whether this is its own turn or the enemy's
/// (CWC-END-03, CWC-AMB-30). Nothing changes for a unit that was already suppressed.
pub fn suppress(cast: &mut Participants, role: RoleId) {
    let Some(side) = cast.one(role).map(|unit| unit.side) else { return };
    let since = if side == cast.at.side { Suppressed::OwnTurn } else { Suppressed::Before };
    cast.change_role(role, |unit: &mut Unit| {
        if unit.suppressed == Suppressed::No {
            unit.suppressed = since;
        }
    });
}

/// Records that the unit in a role has fired. In the enemy's turn that is reaction fire, in its own
/// initiative phase an action without an order: both cost −1 when it is ordered (CWC-CMD-02,
/// CWC-SEQ-04). Nothing else is recorded: the card does not say how often a unit may fire.
pub fn has_fired(cast: &mut Participants, role: RoleId) {
    let Some(side) = cast.one(role).map(|unit| unit.side) else { return };
    if side == cast.at.side {
        acts_alone(cast, role);
    } else {
        cast.change_role(role, |unit: &mut Unit| {
            unit.reaction_fire |= unit.is_on_table();
        });
    }
}

/// Records that the unit in a role has acted in its own turn: if it had several actions, it has one
/// fewer (CWC-BON-01), and in the initiative phase it acted without an order (CWC-SEQ-04).
pub fn acts_alone(cast: &mut Participants, role: RoleId) {
    let side = cast.one(role).map(|unit| unit.side);
    if side == Some(cast.at.side) {
        cast.change_role(role, |unit: &mut Unit| {
            unit.actions = Count::from_raw(unit.actions.0 - 1);
        });
    }
    if side == Some(cast.at.side) && cast.at.stage == phases::INITIATIVE {
        cast.change_role(role, |unit: &mut Unit| {
            unit.acted_in_initiative |= unit.is_on_table();
        });
    }
}

/// Records that a unit acts on an order of this turn (CWC-BLU-05), several times after a double 1
/// (CWC-BON-01); a single action is not counted. Commanders give orders and do not act on them.
pub fn activate(cast: &mut Participants, number: u32, actions: u32) {
    cast.change(number, |unit: &mut Unit| {
        if unit.takes_orders() {
            unit.activated = true;
            unit.actions = Count::from_raw(if actions > 1 { actions as i16 } else { 0 });
        }
    });
}

/// Records that the FAO or FAC in a role has made a request, whatever the result (CWC-ART-02,
/// CWC-AIR-01).
pub fn has_requested(cast: &mut Participants, role: RoleId, granted: bool) {
    cast.change_role(role, |unit: &mut Unit| {
        unit.requests = Count::from_raw(unit.requests.0 + 1);
    });
    has_tested(cast, role, granted);
}

/// Records a smoke screen for the FAO in a role (CWC-ART-05): one zone per request (CWC-AMB-12).
pub fn lays_smoke(cast: &mut Participants, role: RoleId) {
    let Some(side) = cast.one(role).map(|unit| unit.side) else { return };
    cast.change_side(side, |kept: &mut Side| {
        kept.smoke = Count::from_raw(kept.smoke.0 + 1);
    });
}

/// Records that the commander or observer in a role has tested, and whether it failed; a failure
/// does not in itself end anything (CWC-AMB-42).
pub fn has_tested(cast: &mut Participants, role: RoleId, passed: bool) {
    cast.change_role(role, |unit: &mut Unit| unit.test_failed = !passed);
}

/// Records that the air unit in a role was called by a request that ended among enemy fighters: if
/// it survives, it does not attack this turn (CWC-AMB-36). Nothing is recorded in the enemy's turn,
/// because the turn of the request is then over.
pub fn does_not_attack(cast: &mut Participants, role: RoleId) {
    let side = cast.one(role).map(|unit| unit.side);
    if side == Some(cast.at.side) {
        cast.change_role(role, |unit: &mut Unit| unit.aborted |= unit.is_there());
    }
}

/// Applies hits from anti-air fire to the air unit in a role, with this result (CWC-AAF-03 to
/// -05).
pub fn fired_at_in_the_air(cast: &mut Participants, role: RoleId, fate: Fate, hits: u32) {
    cast.change_role(role, |unit: &mut Unit| {
        mark(unit, hits);
        unit.aborted |= fate == Fate::Aborts;
        unit.eliminated |= fate == Fate::ShotDown;
    });
}
