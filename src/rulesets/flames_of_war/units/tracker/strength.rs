//! The numbers of teams of a platoon that are left, able to fight, and free to act.

use super::{Place, Platoon, Role, UnitKind, Used};
use crate::rulesets::flames_of_war::sheet::words::VehicleState;

impl Platoon {
    pub(crate) fn bailed_out(&self) -> i16 {
        if self.kind == UnitKind::Armoured { self.bailed_out.0.min(self.remaining()) } else { 0 }
    }

    /// Vehicles and guns bogged down; in a platoon of vehicles, at most as many as are left.
    pub(crate) fn bogged(&self) -> i16 {
        if self.kind.target().is_vehicle() {
            self.bogged.0.min(self.remaining())
        } else {
            self.bogged.0
        }
    }

    /// Vehicles that are both bogged and bailed out (FOW-AMB-14, FOW-AMB-69): as recorded, or as
    /// many as there must be if too few vehicles are left to be only one of the two.
    pub(super) fn bogged_and_out(&self) -> i16 {
        let (bogged, out) = (self.bogged(), self.bailed_out());
        if out == 0 {
            return 0;
        }
        let least = bogged + out - self.remaining();
        self.bogged_and_out.0.max(least).min(bogged).min(out)
    }

    /// Crews that may still test to recover in this turn (FOW-AMB-13).
    pub(crate) fn crews_to_test(&self) -> i16 {
        (self.bailed_out() - self.crews_tried.0).max(0)
    }

    /// Vehicles that may still test to get free in this turn (FOW-DIF-07), with their crews inside
    /// (FOW-AMB-69).
    pub(crate) fn bogged_to_test(&self) -> i16 {
        (self.bogged_with_crews() - self.free_tried.0).max(0)
    }

    /// Vehicles that are bogged but not bailed out.
    pub(crate) fn bogged_with_crews(&self) -> i16 {
        self.bogged() - self.bogged_and_out()
    }

    /// Teams on the table, whether able to fight or not.
    pub fn remaining(&self) -> i16 {
        (self.teams() - self.destroyed.0 - self.left.0).max(0)
    }

    /// Teams at the start; an independent team is one.
    pub(super) fn teams(&self) -> i16 {
        if self.role == Role::Platoon { self.teams.0 } else { 1 }
    }

    /// Teams able to fight, including bogged ones but not bailed-out ones (FOW-MOR-04,
    /// FOW-AMB-26).
    pub fn able(&self) -> i16 {
        self.remaining() - self.bailed_out()
    }

    /// Teams able to fight that are not bogged down (FOW-DIF-06).
    pub(super) fn working(&self) -> i16 {
        let bogged = if self.kind.bogs_down() { self.bogged_with_crews() } else { 0 };
        (self.able() - bogged).max(0)
    }

    /// Teams that can shoot and strike: working ones that did nothing in this turn to bar them
    /// (FOW-REC-02, FOW-RCV-03).
    pub fn free(&self) -> i16 {
        (self.working() - self.busy()).max(0)
    }

    /// Teams that did something else in this turn instead of fighting, unless all of them did.
    pub(super) fn busy(&self) -> i16 {
        if self.used == Used::Nothing { 0 } else { self.busy.0 }
    }

    /// The state that all its teams are in, if none of them is free.
    pub fn stuck(&self) -> VehicleState {
        if self.able() == 0 {
            VehicleState::BailedOut
        } else if self.working() == 0 {
            VehicleState::Bogged
        } else {
            VehicleState::Working
        }
    }

    /// Teams destroyed, transports included (FOW-MOR-04).
    pub fn losses(&self) -> i16 {
        self.destroyed.0 + self.transports_lost.0
    }

    /// Whether more are destroyed than able to fight; equal numbers are not below half
    /// (FOW-MOR-03).
    pub fn is_below_half(&self) -> bool {
        self.losses() > self.able()
    }

    /// The place that counts for company morale: a platoon with no team left is not on the table,
    /// whatever was recorded.
    pub fn counts_as(&self) -> Place {
        if self.place != Place::Table || self.remaining() > 0 {
            self.place
        } else if self.left.0 > 0 {
            Place::LeftOwnEdge
        } else {
            Place::Destroyed
        }
    }
}
