//! `morale_due` with units: roles, known answers, effects.

use crate::rulesets::k20::prelude::*;

use super::roles;
use crate::rulesets::k20::sheet::morale_due::MoraleDue;
use crate::rulesets::k20::units::tracker::Unit;

impl Play for MoraleDue {
    const ROLES: &'static [Role] = &[
        roles::SHAKEN,
        Role::new(parts::FRIEND, t::ROLE_FRIEND, Of::Friend)
            .eligible(|unit| {
                let unit: Unit = unit.typed();
                !unit.is_out() && matches!(unit.level, Level::Broken | Level::Routed)
            })
            .blocked_by(|cast, unit| roles::twice(cast, unit, &[parts::UNIT], "K20-MOR-01"))
            .optional(),
    ];

    const MEASURED: &'static [usize] = places!(MoraleDue: distance);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(parts::UNIT) {
            known = known
                .knowing(Self::AT.lost, unit.stands_lost_now())
                .knowing(Self::AT.commander_lost, unit.commander_lost);
        }
        if let Some(friend) = cast.state::<Unit>(parts::FRIEND) {
            known = known.knowing(Self::AT.friend_level, friend.level);
        }
        known
    }
}
