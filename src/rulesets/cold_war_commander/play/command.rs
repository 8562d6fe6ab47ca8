//! `command` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::roles;
use crate::rulesets::cold_war_commander::sheet::assault::Assault;
use crate::rulesets::cold_war_commander::sheet::command::{
    Command, Ended, Given, Group, Order, Ordered, Orders,
};
use crate::rulesets::cold_war_commander::sheet::command_blunder::CommandBlunder;
use crate::rulesets::cold_war_commander::sheet::direct_fire::DirectFire;
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::follow_up;
use crate::rulesets::cold_war_commander::units::group::ordered;
use crate::rulesets::cold_war_commander::units::side::Side;
use crate::rulesets::cold_war_commander::units::unit::{FollowUp, Unit};

impl Command {
    /// The same order again (CWC-CMD-03).
    fn next(&self) -> To<Self> {
        let earlier = Count::from_raw(self.earlier_orders.0 + 1);
        Opening::of(self).decided().deciding(Self::AT.earlier_orders, earlier)
    }
}

/// Records orders that were given: they count for the formation (CWC-CMD-03), and its units act on
/// each of them (CWC-BLU-05), or twice if the order was a double 1 (CWC-BON-01).
pub(crate) fn given(cast: &mut Participants, orders: u32, bonuses: u32) {
    let Some(one) = cast.one(parts::ORDERED).filter(|_| orders > 0) else { return };
    let (side, number) = (one.side, one.number);
    let before: Unit = one.state.typed();
    let formation = before.formation();
    let had = before.earlier_orders(&cast.side(side));
    let now = Count::from_raw(had + orders as i16);
    for number in ordered(cast) {
        effects::activate(cast, number, orders + bonuses);
    }
    if formation == Formation::None {
        // A unit without a formation counts only its own orders.
        cast.change(number, |unit: &mut Unit| unit.orders = now);
    }
    cast.change_side(side, |side: &mut Side| {
        if let Some(orders) = side.orders_of(formation) {
            *orders = now;
        }
    });
}

/// Records that the order was a blunder, for which the commander has to roll (CWC-BLU-01).
fn blundered(cast: &mut Participants) {
    let mut units = ordered(cast);
    units.extend(cast.one(parts::COMMANDER).map(|unit| unit.number));
    follow_up::begins(cast, &units);
    follow_up::leaves(cast, parts::COMMANDER, FollowUp::Blunder);
    for number in ordered(cast) {
        cast.change(number, |unit: &mut Unit| {
            if unit.takes_orders() {
                unit.follow_up = FollowUp::Misled;
            }
        });
    }
}

impl Play for Command {
    const ROLES: &'static [Role] =
        &[roles::ORDERS.listed(Self::ABOUT.title), roles::ORDERED.listed(Self::ABOUT.title)];

    const MEASURED: &'static [usize] = places!(Command: distance);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(commander) = cast.state::<Unit>(parts::COMMANDER) {
            let lowered = commander.lowered.counts();
            known =
                known.knowing(Self::AT.value, commander.value).knowing(Self::AT.lowered, lowered);
        }
        let Some(one) = cast.one(parts::ORDERED) else { return known };
        let unit: Unit = one.state.typed();
        let earlier = unit.earlier_orders(&cast.side(one.side));
        let numbers = ordered(cast).into_iter();
        let units: Vec<Unit> =
            numbers.filter_map(|number| Some(cast.unit(number)?.state.typed())).collect();
        let group = Group::of(&units);
        known
            .knowing(Self::AT.earlier_orders, earlier)
            .knowing(Self::AT.alone, unit.formation() == Formation::None)
            .knowing(Self::AT.recce, group.recce)
            .knowing(Self::AT.mixed_recce, group.mixed_recce)
            .knowing(Self::AT.reaction_fire, group.reaction_fire)
            .knowing(Self::AT.evaded, group.evaded)
            .knowing(Self::AT.acted_in_initiative, group.acted_in_initiative)
    }

    // The consequences of a plain failure are in the rulebook (CWC-AMB-42).
    fn after(&self, _: &House, ordered: &Ordered, cast: &mut Participants) {
        let passed = ordered.order == Order::Given;
        given(cast, u32::from(passed), u32::from(ordered.bonus));
        effects::has_tested(cast, parts::COMMANDER, passed);
        if ordered.order == Order::Blunder {
            blundered(cast);
        }
    }

    fn then(&self, _: &House, ordered: &Ordered) -> Vec<Opening> {
        match ordered.order {
            Order::Blunder => {
                vec![Opening::to::<CommandBlunder>().casting(parts::ONLY_COMMANDER).into()]
            }
            Order::Failed => Vec::new(),
            Order::Given => {
                let ordered = parts::ORDERED;
                let acts: Opening = if self.assault {
                    Opening::to::<Assault>().casting(&[(parts::ATTACKER, ordered)]).into()
                } else {
                    Opening::to::<DirectFire>().casting(&[(parts::SHOOTERS[0], ordered)]).into()
                };
                vec![acts, self.next().into()]
            }
        }
    }
}

impl Play for Orders {
    const ROLES: &'static [Role] = &[roles::ORDERS, roles::ORDERED];

    const MEASURED: &'static [usize] = &[Self::AT.order.then(Command::AT.distance).index()];

    fn fill(cast: &Participants) -> To<Self> {
        Opening::to().within(Self::AT.order, Command::fill(cast))
    }

    fn after(&self, _: &House, orders: &Given, cast: &mut Participants) {
        given(cast, orders.orders, orders.bonuses);
        effects::has_tested(cast, parts::COMMANDER, orders.ended == Ended::AllGiven);
        if orders.ended == Ended::Blunder {
            blundered(cast);
        }
    }

    fn then(&self, _: &House, orders: &Given) -> Vec<Opening> {
        match orders.ended {
            Ended::Blunder => {
                vec![Opening::to::<CommandBlunder>().casting(parts::ONLY_COMMANDER).into()]
            }
            Ended::AllGiven | Ended::Failed => Vec::new(),
        }
    }
}
