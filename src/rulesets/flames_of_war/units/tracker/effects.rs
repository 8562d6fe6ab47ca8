//! The effect of calculators on a platoon.

use crate::rulesets::flames_of_war::prelude::*;

use super::{
    AssaultHit, AssaultPart, LastAssault, Moved, Place, Platoon, Role, TankTest, UnitKind, Used,
};
use crate::rulesets::flames_of_war::sheet::commander::WarriorKind;
use crate::rulesets::flames_of_war::sheet::damage::Toll;
use crate::rulesets::flames_of_war::sheet::template::Struck;

impl Platoon {
    /// Adds hits that it takes in this phase (FOW-RES-01, FOW-AMB-12).
    pub(crate) fn takes_hits(&mut self, hits: u32) {
        self.hits = more(self.hits, hits);
    }

    /// Records that this many of its teams fire this weapon at a platoon, at most as many as it has
    /// (FOW-SHO-03). In an assault they fire at each attacker again (FOW-ASL-11).
    pub(crate) fn fires(
        &mut self,
        teams: i16,
        second_weapon: bool,
        at: Option<u32>,
        defensive: bool,
    ) {
        let at = at.map_or_else(UnitNumber::default, UnitNumber::of);
        let is_first = self.fired.0 == 0 && self.fired_second.0 == 0;
        if is_first || (defensive && at != self.fired_at) {
            (self.fired, self.fired_second) = (Count(0), Count(0));
            self.fired_at = at;
        } else if at != self.fired_at {
            self.fired_at = UnitNumber::default();
        }
        let most = self.free();
        let fired = if second_weapon { &mut self.fired_second } else { &mut self.fired };
        *fired = Count::from_raw(fired.0.saturating_add(teams).min(most.max(fired.0)));
    }

    /// Resets the record of its teams that have fired.
    fn has_fired_none(&mut self) {
        (self.fired, self.fired_second) = (Count(0), Count(0));
        self.fired_at = UnitNumber::default();
    }

    /// Records that it failed a save under fire: reconnaissance may have to withdraw (FOW-REC-09,
    /// FOW-AMB-71).
    pub(crate) fn fails_save(&mut self) {
        if self.recon {
            self.save_failed = true;
            self.stays = false;
        }
    }

    /// Records that eyes and ears cancelled gone to ground for one of its teams (FOW-AMB-38).
    pub(crate) fn is_stripped(&mut self) {
        // A record without a number already applies to all teams.
        if !self.stripped || self.stripped_teams.0 > 0 {
            self.stripped_teams = more(self.stripped_teams, 1);
        }
        self.stripped = true;
    }

    /// Records the answer about whether the teams that act now, this many of them, have moved. An
    /// answer about only some of its teams does not count for the whole platoon.
    pub(crate) fn records_move_answer(&mut self, moved: bool, teams: i16) {
        if moved {
            self.moves(teams);
        } else if self.moved == Moved::Yes && teams >= self.working() {
            self.moved = Moved::No;
        }
    }

    /// Records teams destroyed and crews bailed out, among its teams in that state (FOW-RES-02,
    /// FOW-SAV-T1): a destroyed team is no longer bogged down or bailed out. Of the bailed-out
    /// vehicles, those that are not also bogged are lost first.
    pub(crate) fn loses(&mut self, destroyed: u32, bailed_out: u32, state: VehicleState) {
        let gone = small(destroyed).min(self.remaining());
        let (bogged, out, both) = (self.bogged(), self.bailed_out(), self.bogged_and_out());
        self.destroyed = Count(self.destroyed.0 + gone);
        match state {
            VehicleState::Bogged if self.kind.bogs_down() => {
                self.bogged = less(Count(bogged), gone);
            }
            VehicleState::BailedOut => {
                let of_both = (gone - (out - both)).max(0);
                self.bailed_out = less(Count(out), gone);
                self.bogged = less(Count(bogged), of_both);
                self.bogged_and_out = less(Count(both), of_both);
            }
            VehicleState::Working | VehicleState::Bogged => {}
        }
        if self.kind == UnitKind::Armoured {
            let newly = small(bailed_out).min((self.remaining() - self.bailed_out.0).max(0));
            self.bailed_out = Count(self.bailed_out.0 + newly);
            if state == VehicleState::Bogged {
                self.bogged_and_out = Count(self.bogged_and_out.0 + newly);
            }
        }
        self.limits_states_to_remaining(gone > 0);
    }

    /// Limits the recorded states to the vehicles that are left. If fewer are left than were
    /// recorded as out of action, the bogged ones were lost (FOW-ALO-05); otherwise some are both
    /// bogged and bailed out.
    pub(crate) fn limits_states_to_remaining(&mut self, fewer: bool) {
        if !self.kind.target().is_vehicle() {
            return;
        }
        let left = self.remaining();
        let (bogged, out) = (self.bogged.0, self.bailed_out());
        let both = self.bogged_and_out.0.min(bogged).min(out);
        let over = (bogged + out - both - left).max(0);
        if fewer {
            let alone = over.min(bogged - both);
            let of_out = (over - alone).min(out - both);
            let of_both = over - alone - of_out;
            self.bogged = less(self.bogged, alone + of_both);
            self.bailed_out = less(self.bailed_out, of_out + of_both);
            self.bogged_and_out = less(Count(both), of_both);
        } else {
            self.bogged_and_out = Count((both + over).min(bogged).min(out));
        }
    }

    /// Records the losses rolled for the teams hit first, which were in that state, and for the
    /// others.
    pub(crate) fn suffers(&mut self, toll: Toll, state: VehicleState) {
        let crews = toll.bailed_out - toll.of_bogged;
        self.loses(toll.teams, crews, state);
        self.loses(toll.bogged, toll.of_bogged, VehicleState::Bogged);
        self.loses(toll.out, 0, VehicleState::BailedOut);
    }

    /// Records destroyed transports, which are losses though not part of the strength (FOW-MOR-04).
    /// A transport crew that bails out is also recorded (FOW-MOR-03).
    pub(crate) fn loses_transports(&mut self, destroyed: u32, bailed_out: u32) {
        self.transports_lost = more(self.transports_lost, destroyed);
        self.lost |= bailed_out > 0;
    }

    /// Whether vehicles that are hit are transports, because the platoon has no others
    /// (FOW-TRP-01).
    pub(crate) const fn has_as_transports(&self, hit: TargetKind) -> bool {
        hit.is_vehicle() && !self.kind.target().is_vehicle()
    }

    /// Records that this many of the tested crews are back in their vehicles; the others have used
    /// this turn's test (FOW-AMB-13).
    pub(crate) fn crews_recover(&mut self, recovered: u32, tested: u32) {
        self.bailed_out = less(Count(self.bailed_out()), small(recovered));
        self.crews_tried = more(self.crews_tried, tested.saturating_sub(recovered));
    }

    /// Records vehicles or guns that bog down (FOW-DIF-02).
    pub(crate) fn bogs_down(&mut self, bogged: u32) {
        let most = self.remaining().max(self.bogged.0);
        self.bogged = Count(more(self.bogged, bogged).0.min(most));
    }

    /// Records vehicles or guns that get free again (FOW-DIF-07).
    pub(crate) fn gets_free(&mut self, freed: u32) {
        self.bogged = less(Count(self.bogged()), small(freed));
    }

    /// Records that this many of its teams move. A partial move is not recorded for the whole
    /// platoon; teams out of action cannot move (FOW-DIF-02, FOW-BAI-01).
    pub(crate) fn moves(&mut self, teams: i16) {
        if self.moved == Moved::No && teams >= self.working().max(1) {
            self.moved = Moved::Yes;
        }
    }

    /// Records vehicles or guns that have used this turn's test and are not free (FOW-DIF-07).
    pub(crate) fn stays_bogged(&mut self, failed: u32) {
        self.free_tried = more(self.free_tried, failed);
    }

    /// Records that one of its teams does this, and nothing else in this turn; the others are free.
    pub(crate) fn uses_one(&mut self, used: Used) {
        self.used = used;
        self.busy = more(self.busy, 1);
    }

    /// Pins it, if it can be pinned (FOW-PIN-03, FOW-IND-08).
    pub(crate) fn pin(&mut self) {
        self.pinned |= self.can_be_pinned();
    }

    /// Records the effects of a template on its teams (FOW-ART-33, FOW-AIR-20).
    pub(crate) fn is_struck_by(
        &mut self,
        struck: &Struck,
        target: TargetKind,
        state: VehicleState,
    ) {
        if struck.pinned {
            self.pin();
        }
        if self.has_as_transports(target) {
            self.loses_transports(struck.destroyed, struck.bailed_out);
        } else {
            self.suffers(struck.toll, state);
        }
    }

    /// Gives it this part in an assault, unless it has one already.
    pub(crate) fn joins_assault(&mut self, part: AssaultPart) {
        if self.assault == AssaultPart::No {
            self.assault = part;
        }
    }

    /// Records that it is hit in close combat (FOW-AMB-67).
    pub(crate) fn is_struck(&mut self) {
        self.assault_hit = AssaultHit::CloseCombat;
    }

    /// Records that it strikes: if it was hit before, it has now reacted (FOW-ASL-21).
    pub(crate) fn strikes(&mut self) {
        self.blows = true;
        self.tank_test = TankTest::No;
        if matches!(self.assault_hit, AssaultHit::CloseCombat | AssaultHit::Passed) {
            self.assault_hit = AssaultHit::StruckBack;
        }
    }

    /// Records the test that it took in an assault, which is not due again (FOW-ASL-21).
    pub(crate) fn has_reacted(&mut self, passed: bool) {
        let tested = matches!(self.assault_hit, AssaultHit::CloseCombat)
            || (self.lost && matches!(self.assault_hit, AssaultHit::No | AssaultHit::Fire));
        if self.assault == AssaultPart::No {
            return;
        }
        if tested {
            self.assault_hit = if passed { AssaultHit::Passed } else { AssaultHit::Failed };
        } else {
            self.tank_test = if passed { TankTest::Passed } else { TankTest::Failed };
        }
    }

    /// Records its test to charge tanks in its next assault of this phase (FOW-ASL-07).
    pub(crate) fn has_tested_to_charge(&mut self, passed: bool) {
        if self.last_assault == LastAssault::Unknown {
            self.last_assault = if passed { LastAssault::MayCharge } else { LastAssault::NoCharge };
        }
    }

    /// Records that it is struck in close combat. A platoon that was hit earlier in this assault
    /// tests each time, whether hit again or not (FOW-AMB-67).
    pub(crate) fn is_struck_at(&mut self, hits: u32) {
        self.tank_test = TankTest::No;
        if hits > 0 || self.assault_hit == AssaultHit::StruckBack {
            self.is_struck();
        }
    }

    /// Records an assault that has been fought to its end, or continues: when it is over, a platoon
    /// that was hit in it is pinned (FOW-ASL-24, FOW-ASL-27) and is no longer part of it; until
    /// then its hits are recorded.
    pub(crate) fn after_assault(
        &mut self,
        open: bool,
        part: AssaultPart,
        hit: bool,
        by_fire: bool,
    ) {
        if open {
            self.joins_assault(part);
            if hit && !by_fire {
                self.is_struck();
            }
            return;
        }
        self.assault = AssaultPart::No;
        // This includes a platoon hit earlier in the assault, if the rounds were rolled one by one
        // (FOW-AMB-67).
        self.ends_assault(hit || self.assault_hit != AssaultHit::No);
    }

    /// Records that an assault fought round by round is over, and whether it was won or lost.
    pub(crate) fn has_fought_out(&mut self, ended: LastAssault) {
        // One round may have been the whole assault: the platoon had no part in it before, and
        // has none after.
        let launched = self.assault == AssaultPart::Attacks;
        self.assaulted |= launched && !self.is_pinned_at_first();
        self.after_assault(false, self.assault, false, false);
        self.last_assault = ended;
    }

    /// Ends an assault for it: the next one has separate defensive fire (FOW-ASL-14, FOW-AMB-12).
    pub(crate) fn ends_assault(&mut self, hit: bool) {
        self.assault_hit = AssaultHit::No;
        self.held_fast = false;
        self.blows = false;
        self.tank_test = TankTest::No;
        self.hits = Count(0);
        if hit {
            self.pin();
        }
    }

    /// Records whether a Warrior is saved (FOW-WAR-02 to FOW-WAR-04). A platoon's Warrior is one of
    /// its lost teams: if he is saved, another team is lost in his place; a transport vehicle, of
    /// which there may be more, is not lost at all, and is no loss of this phase (FOW-MOR-03).
    pub(crate) fn is_saved(&mut self, saved: bool) {
        if self.role == Role::Platoon {
            match (self.warrior_kind(), saved) {
                (WarriorKind::Transport, true) => {
                    self.destroyed = less(self.destroyed, 1);
                    self.lost = self.destroyed > self.lost_from;
                    if self.place == Place::Destroyed {
                        self.place = Place::Table;
                    }
                }
                (WarriorKind::Transport, false) if self.remaining() > 0 => {}
                (_, true) => {}
                (_, false) => self.warrior_lost = true,
            }
            return;
        }
        match self.counts_as() {
            Place::Destroyed if saved => {
                self.destroyed = Count(0);
                self.place = Place::Table;
            }
            Place::Destroyed | Place::Table if !saved => self.place = Place::Destroyed,
            _ => {}
        }
    }

    /// Records that reconnaissance gets away, and reorganises (FOW-REC-11, FOW-REC-12).
    pub(crate) fn disengages(&mut self) {
        self.reorganising = Reorganising::ThisTurn;
    }
}

/// Clears the defensive fire of an assault that has ended: the next attacker may be fired at again
/// (FOW-ASL-11, FOW-ASL-26).
pub(crate) fn follows(before: &[Standing], after: &mut [Standing]) {
    let attacks = |units: &[Standing], side: Side| {
        units.iter().any(|unit| {
            let state: Platoon = unit.state.typed();
            unit.side == side && state.assault == AssaultPart::Attacks
        })
    };
    for side in Side::ALL {
        if !attacks(before, side) || attacks(after, side) {
            continue;
        }
        for unit in after.iter_mut().filter(|unit| unit.side != side) {
            let mut state: Platoon = unit.state.typed();
            state.has_fired_none();
            unit.state = state.answers();
        }
    }
}

fn small(count: u32) -> i16 {
    i16::try_from(count).unwrap_or(i16::MAX)
}

fn more<const HIGH: i16>(of: Count<0, HIGH>, by: u32) -> Count<0, HIGH> {
    Count::from_raw(of.0.saturating_add(small(by)))
}

fn less<const HIGH: i16>(of: Count<0, HIGH>, by: i16) -> Count<0, HIGH> {
    Count::from_raw(of.0 - by)
}
