//! The fire of a platoon: the teams that have fired, and those that still may.

use crate::rulesets::prelude::*;

use super::{Platoon, Used};
use crate::rulesets::flames_of_war::sheet::weapon::Weapon;

impl Platoon {
    /// The action that all its teams took instead of shooting, if none of them is left to fight.
    pub(crate) fn all_used(&self) -> Used {
        if self.busy() > 0 && self.free() > 0 { Used::Nothing } else { self.used }
    }

    /// The number of teams that have fired each weapon, as far as this prevents them from firing at
    /// this platoon: all of a team's weapons shoot at one target (FOW-SHO-03), and each assault has
    /// separate defensive fire (FOW-ASL-11).
    pub(super) fn fired_before(&self, target: Option<u32>, defensive: bool) -> [i16; 2] {
        let fired = [self.fired.0, self.fired_second.0];
        let other = self.fired_at.number().zip(target);
        match other.is_some_and(|(fired_at, target)| fired_at != target) {
            true if defensive => [0, 0],
            true => [fired[0].max(fired[1]); 2],
            false => fired,
        }
    }

    /// The number of teams that have not fired in this phase, neither at this platoon nor at
    /// another one (FOW-SHO-03). If all have, it is the number of all free teams: their other
    /// weapon may still fire.
    pub(crate) fn yet_to_fire(&self, target: Option<u32>, defensive: bool) -> i16 {
        let free = self.free();
        let fired = self.fired_before(target, defensive);
        let left = fired.map(|fired| free - fired);
        left.into_iter().find(|left| *left > 0).unwrap_or(free)
    }

    /// How many of its teams may still fire each weapon at this platoon: those that are free to
    /// shoot and have not done so (FOW-SHO-03, FOW-DIF-06). There is no limit if none is left:
    /// another note gives the reason.
    pub(crate) fn left_to_fire(&self, target: Option<u32>, defensive: bool) -> [i16; 2] {
        let fired = self.fired_before(target, defensive);
        fired.map(|fired| match self.free() - fired {
            left if left > 0 => left,
            _ => i16::MAX,
        })
    }

    /// Whether all its teams have fired each weapon, so that they cannot fire it at this
    /// platoon.
    pub(crate) fn has_fired_at(&self, target: Option<u32>, defensive: bool) -> [bool; 2] {
        let fired = self.fired_before(target, defensive);
        fired.map(|fired| fired > 0 && fired >= self.free())
    }

    /// The same platoon with none of its teams recorded as having fired.
    pub(crate) fn with_none_fired(&self) -> Self {
        Self { fired: Count(0), fired_second: Count(0), ..*self }
    }

    /// Whether all its teams have fired this weapon in this phase.
    pub(crate) fn has_fired(&self, second: bool) -> bool {
        let fired = if second { self.fired_second } else { self.fired };
        fired.0 > 0 && fired.0 >= self.free()
    }

    /// Whether each of its teams has fired, and has no other weapon left (FOW-SHO-03).
    pub(crate) fn has_fired_all(&self) -> bool {
        self.has_fired(false) && (self.weapons().len() == 1 || self.has_fired(true))
    }

    /// Whether it has shot in its own turn, with no team left that has not.
    pub(crate) fn all_have_shot(&self) -> bool {
        self.shot && (self.remaining() == 1 || self.has_fired(false) || self.has_fired(true))
    }

    /// Whether it shot, bombarded or assaulted in its own latest turn; defensive fire is not an
    /// attack (FOW-AMB-70).
    pub(crate) fn attacked(&self) -> bool {
        self.assaulted || self.has_shot()
    }

    /// Whether its guns are mortars, which do not shoot directly but bombard (FOW-ART-02).
    pub(crate) fn is_mortars(&self) -> bool {
        self.battery && self.mortars
    }

    /// Whether its fire hits as a bombardment: that of mortars does, and so does that of a battery
    /// that in its own turn has bombarded and not shot (FOW-ART-02, FOW-ART-03).
    pub(crate) fn hits_by_bombardment(&self, own_turn: bool) -> bool {
        self.is_mortars() || (own_turn && self.battery && self.bombarded && !self.shot)
    }

    /// The weapons whose figures are entered.
    pub(crate) fn weapons(&self) -> &[Weapon] {
        &self.weapons[..self.weapon_kinds.count() as usize]
    }

    /// Whether it shot or bombarded in its own turn, other than with smoke (FOW-AMB-76).
    pub(crate) fn fired_before_smoke(&self) -> bool {
        self.shot || (self.battery && self.bombarded && !self.smoked)
    }

    /// Whether it shot in its own latest turn: a bombardment is fired in the shooting phase, and
    /// counts as shooting (FOW-ART-03, FOW-SMK-02).
    pub(crate) fn has_shot(&self) -> bool {
        self.shot || (self.battery && self.bombarded)
    }
}
