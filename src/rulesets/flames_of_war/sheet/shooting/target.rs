//! The platoon that is shot at: its saves, and its morale at the end of the phase.

use crate::rulesets::flames_of_war::prelude::*;

use super::super::damage::{Damage, Ranks, Strike, Toll};
use super::super::morale;
use super::{PlatoonAfter, Shooting};

impl Shooting {
    /// A hit of this shot, and the armour or save it meets.
    pub(super) fn strike(&self) -> Strike {
        let (anti_tank, firepower) = if self.is_second() {
            (self.second.anti_tank.0, self.second.firepower.0)
        } else {
            (self.anti_tank.0, self.firepower.0)
        };
        Strike {
            kind: self.target,
            state: self.state,
            armour: if self.is_flanked() {
                (t::ARMOUR_SIDE, self.side_armour.0)
            } else {
                (t::ARMOUR, self.armour.0)
            },
            over_16: self.over_16,
            covered: self.covered(),
            anti_tank,
            firepower,
            will: self.will,
        }
    }

    /// Whether the target is covered: by bulletproof cover, or from the front by a gun shield,
    /// unless the gun moved at the double (FOW-SAV-08).
    pub(super) fn covered(&self) -> bool {
        let shield = self.target == TargetKind::Gun && self.shield && !self.target_doubled;
        self.target.uses_cover() && (self.cover || shield)
    }
}

/// The platoon that is shot at: the parts that saves and morale need.
#[derive(Clone, Copy)]
pub(super) struct Target {
    pub(super) damage: Damage,
    /// Whether the teams that are hit have already bailed out.
    out_already: bool,
    transports: bool,
    pub(super) ranks: Ranks,
    others: u32,
    lost_before: u32,
    morale: Roll,
    /// Whether the platoon can be pinned: armoured vehicles never are (FOW-PIN-03), nor are
    /// independent teams on their own (FOW-IND-08); hits on armoured transports pin the rest of
    /// their platoon (FOW-RES-01).
    pub(super) can_be_pinned: bool,
}

impl Target {
    pub(super) fn of(shot: &Shooting) -> Self {
        let armoured = shot.is_armoured();
        Self {
            damage: Damage::of(&shot.strike()).at_carriers(shot.rolls_on()),
            out_already: armoured && shot.state == VehicleState::BailedOut,
            transports: shot.hits_transports(),
            ranks: Ranks {
                teams: shot.teams.count(),
                bogged: shot.bogged(),
                out: shot.bailed_out(),
            },
            others: shot.others.count() + shot.own_teams(),
            lost_before: shot.lost_before.count(),
            morale: morale::platoon_test(shot.will).by_facing(),
            can_be_pinned: (!armoured || shot.hits_transports()) && !shot.is_unattached(),
        }
    }

    /// Platoon morale at the end of the phase, if nothing else happens to the platoon before then
    /// (FOW-MOR-P1).
    pub(super) fn platoon_morale(&self, dice: &mut dyn Dice, toll: Toll) -> PlatoonAfter {
        let destroyed = self.lost_before + toll.destroyed();
        // Bailed-out vehicles and transports are not part of the strength (FOW-MOR-04).
        let able_here = if self.transports || self.out_already {
            0
        } else {
            let Ranks { teams, bogged, .. } = self.ranks;
            teams + bogged - toll.teams - toll.bogged - toll.bailed_out
        };
        let hurt = toll.destroyed() + toll.bailed_out > 0;
        // Bailed-out vehicles that are hit also count as teams left (FOW-AMB-75).
        let left_here = if self.transports {
            0
        } else {
            let Ranks { teams, bogged, out } = self.ranks;
            (teams + bogged + out).saturating_sub(toll.destroyed())
        };
        if hurt && left_here + self.others == 0 {
            return PlatoonAfter::Destroyed;
        }
        if !morale::platoon_test_due(destroyed, self.others + able_here, hurt) {
            PlatoonAfter::NoTest
        } else if dice.check(&self.morale) {
            PlatoonAfter::FightsOn
        } else {
            PlatoonAfter::Destroyed
        }
    }
}
