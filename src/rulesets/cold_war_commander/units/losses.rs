//! The losses of a side, from its units.

use crate::rulesets::prelude::*;

use super::side::Side;
use super::unit::{Unit, UnitKind};
use crate::rulesets::cold_war_commander::sheet::breakpoint::Breakpoint;

impl Breakpoint {
    /// The losses of a side by kind, for the breakpoint.
    pub fn of(side: &Side, units: &[Unit]) -> Self {
        let mut losses =
            Self { breakpoint: side.breakpoint, more: side.more_losses, ..Self::default() };
        for unit in units.iter().filter(|unit| unit.eliminated) {
            let kind = match unit.kind {
                _ if unit.is_recce() => &mut losses.recce,
                UnitKind::Infantry | UnitKind::Engineers => &mut losses.infantry,
                UnitKind::Support => &mut losses.support,
                UnitKind::Afv | UnitKind::Flamethrower => &mut losses.afvs,
                UnitKind::Ifv | UnitKind::Carrier => &mut losses.carriers,
                UnitKind::Artillery => &mut losses.artillery,
                UnitKind::AntiAir => &mut losses.anti_air,
                UnitKind::Recce => &mut losses.recce,
                UnitKind::Co | UnitKind::Hq | UnitKind::Fao | UnitKind::Fac => &mut losses.command,
                UnitKind::Sniper => &mut losses.snipers,
                UnitKind::Transport => &mut losses.transports,
                UnitKind::Aircraft | UnitKind::Helicopter => &mut losses.aircraft,
                UnitKind::OffTable => &mut losses.off_table,
            };
            *kind = Count::from_raw(kind.0 + 1);
        }
        losses
    }
}
