//! `fall_back` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::roles;
use crate::rulesets::cold_war_commander::sheet::effect::End;
use crate::rulesets::cold_war_commander::sheet::fall_back::{
    Cause, FallBack, FellBack, Rout, Routed,
};
use crate::rulesets::cold_war_commander::units::{effects, unit};

/// Whether the friends that the unit runs into are suppressed. A unit that is held in place meets
/// no one (CWC-AMB-56); one that a roll has already halted met unsuppressed friends, and one that
/// was lost in a rout met suppressed ones.
fn met(cast: &Participants) -> Option<Meets> {
    let unit: Option<unit::Unit> = cast.state(parts::TARGET);
    if let Some(unit) = unit.as_ref().filter(|unit| unit.halted) {
        return Some(if unit.is_there() { Meets::Friend } else { Meets::SuppressedFriend });
    }
    let held = unit.is_some_and(|unit| unit.position().holds());
    let friends: unit::Unit = cast.state(parts::FRIEND).filter(|_| !held)?;
    Some(if friends.is_suppressed() { Meets::SuppressedFriend } else { Meets::Friend })
}

/// Applies the end of a forced move to the unit, and to the friends in its way: they
/// become suppressed (CWC-FBK-07), or are lost with it (CWC-ROU-02).
fn ends(cast: &mut Participants, end: End, cause: Cause, house: &House) {
    // If the unit had already halted, an empty role means that the friends it halted at are not in
    // the list: either way, they need not be chosen later.
    let halted = cast.state(parts::TARGET).is_some_and(|unit: unit::Unit| unit.halted);
    let over = halted || cast.one(parts::FRIEND).is_some();
    match cause {
        Cause::Fire => effects::ends(cast, parts::TARGET, end),
        Cause::Assault => effects::loses(cast, parts::TARGET, end, house),
    }
    cast.change_role(parts::TARGET, |unit: &mut unit::Unit| {
        unit.halted &= !over;
        unit.falls_back = Count(0);
        unit.goes_back = Centimetres(0);
    });
    match end {
        End::Halts => effects::suppress(cast, parts::FRIEND),
        End::Both => effects::eliminate(cast, parts::FRIEND),
        _ => {}
    }
}

impl Play for FallBack {
    const ROLES: &'static [Role] = &[
        roles::SUFFERS,
        roles::IN_THE_WAY.needed_when(|answers| answers.typed::<Self>().meets.is_friend()),
    ];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<unit::Unit>(parts::TARGET) {
            known = known
                .knowing(Self::AT.position, unit.position())
                .knowing(Self::AT.exempt, unit.is_exempt());
            // After fire the vehicle falls back, after an assault its infantry. If that makes a
            // difference, the unit's state shows which of them it is only after a lost fight.
            let soft = unit.is_soft();
            let in_assault = unit.is_soft_in_assault();
            if unit.goes_back.0 > 0 {
                known = known
                    .knowing(Self::AT.distance, unit.goes_back.0)
                    .knowing(Self::AT.cause, Cause::Assault);
                if let Some(soft) = in_assault {
                    known = known.knowing(Self::AT.soft, soft);
                }
            } else if in_assault == Some(soft) {
                known = known.knowing(Self::AT.soft, soft);
            }
        }
        match met(cast) {
            Some(friends) => known.knowing(Self::AT.meets, friends),
            None => known,
        }
    }

    fn after(&self, house: &House, fell: &FellBack, cast: &mut Participants) {
        ends(cast, fell.end, self.cause, house);
    }
}

impl Play for Rout {
    const ROLES: &'static [Role] = &[
        roles::ROUTS,
        roles::IN_THE_WAY.needed_when(|answers| answers.typed::<Self>().meets.is_friend()),
    ];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<unit::Unit>(parts::TARGET) {
            known = known
                .knowing(Self::AT.position, unit.rout_position())
                .knowing(Self::AT.exempt, unit.is_exempt())
                .knowing(Self::AT.soft, unit.is_soft());
        }
        match met(cast) {
            Some(friends) => known.knowing(Self::AT.meets, friends),
            None => known,
        }
    }

    // The hits were marked when they were scored (CWC-BLU-05).
    fn after(&self, house: &House, routed: &Routed, cast: &mut Participants) {
        ends(cast, routed.end, Cause::Fire, house);
    }
}
