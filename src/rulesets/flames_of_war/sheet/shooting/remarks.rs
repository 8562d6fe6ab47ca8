//! The reasons why a shot is not allowed, and notes on one that is.

use crate::rulesets::flames_of_war::prelude::*;

use super::{Disengaging, Easiest, MOST_DICE, Shooting};

impl Shooting {
    /// Why the shot is not allowed (FOW-SHO-P1), including answers that contradict each other.
    pub(super) fn refusals(&self, dice: i16) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.0.extend(self.barred.refusal(self.defensive));
        refusals.add(!self.in_range, t::REFUSED_RANGE, "FOW-SHO-05");
        refusals.add(!self.in_sight, t::REFUSED_SIGHT, "FOW-SHO-05");
        refusals.add(!self.in_arc, t::REFUSED_ARC, "FOW-SHO-05");
        let charged = self.cavalry && self.moved;
        refusals.add(charged && !self.within_4, t::REFUSED_CAVALRY_MOVED, "FOW-DIC-05");
        refusals.add(self.defensive && self.over_16, t::REFUSED_DEFENSIVE_TOO_FAR, "FOW-ASL-12");
        refusals.add(
            charged && self.within_4 && self.over_16,
            t::REFUSED_WITHIN_4_AND_OVER_16,
            "FOW-DIC-05",
        );
        refusals.add(
            self.target_doubled && self.is_down(),
            t::REFUSED_DOUBLED_GONE_TO_GROUND,
            "FOW-CON-04",
        );
        // The target of defensive fire has just charged, which counts as a move
        // and an assault (FOW-AMB-16).
        refusals.add(
            self.defensive && self.is_down(),
            t::REFUSED_CHARGING_GONE_TO_GROUND,
            "FOW-AMB-16",
        );
        refusals.add(
            self.defensive && self.target_doubled,
            t::REFUSED_CHARGING_DOUBLED,
            "FOW-DBL-04",
        );
        refusals.add(
            self.disengaging != Disengaging::No && self.target_doubled,
            t::REFUSED_DOUBLED_DISENGAGING,
            "FOW-REC-03",
        );
        refusals.add(
            self.disengaging != Disengaging::No && self.attacked,
            t::REFUSED_DISENGAGE_ATTACKED,
            "FOW-REC-03",
        );
        let (spent, left) = if self.is_second() {
            (self.spent_second, self.yet_to_fire_second)
        } else {
            (self.spent, self.yet_to_fire)
        };
        refusals.add(self.exceeds(left), t::refused_some_fired(left.0), "FOW-SHO-03");
        let spent = spent && self.fires_once();
        refusals.add(spent && !self.defensive, t::REFUSED_ALL_FIRED, "FOW-SHO-03");
        refusals.add(spent && self.defensive, t::REFUSED_DEFENSIVE_TWICE, "FOW-ASL-11");
        if refusals.0.is_empty() && dice == 0 {
            // The printed rate of fire decides, so this does not apply to a faster weapon reduced
            // to one shot (FOW-AMB-39).
            let slow = self.rof().0 == 1;
            refusals.add(slow, t::REFUSED_NO_SHOTS_LEFT, "FOW-REC-06");
            refusals.add(!slow, t::REFUSED_ONE_SHOT_SPENT, "FOW-AMB-39");
        }
        let too_many = t::refused_too_many_dice(dice, MOST_DICE);
        refusals.add(dice > MOST_DICE, too_many, "FOW-HIT-P1");
        refusals.0
    }

    pub(super) fn notes(&self) -> Vec<Note> {
        let armoured = self.is_armoured();
        let transports = self.hits_transports();
        let mut notes = Notes::default();
        notes.add(self.defensive && armoured, t::NOTE_SIDE_ARMOUR, "FOW-ASL-13");
        notes.add(armoured && transports, t::NOTE_TRANSPORTS_NEVER_PINNED, "FOW-RES-01");
        notes.add(armoured && !transports, t::NOTE_NEVER_PINNED, "FOW-PIN-03");
        notes.add(armoured, t::NOTE_ARMOUR_RESULT, "FOW-SAV-T1");
        notes.add(transports, t::NOTE_TRANSPORTS_STRENGTH, "FOW-MOR-04");
        notes.add(transports && !self.vehicles_carry, t::NOTE_TRANSPORTS_PIN, "FOW-PAS-04");
        notes.add(self.disengaging == Disengaging::FirstShot, t::NOTE_DISENGAGE_TEST, "FOW-REC-05");
        notes.add(self.all_teams() > 1 && !self.busts_bunkers(), t::NOTE_HITS_SPREAD, "FOW-ALO-03");
        notes.add(self.all_teams() > self.teams.count(), t::NOTE_ALO_WORKING_FIRST, "FOW-ALO-05");
        notes.add(self.busts_bunkers(), t::NOTE_BUNKER_BUSTER, "FOW-CON-07");
        notes.add(self.rolls_on(), t::NOTE_EACH_HIT_ROLLED, "FOW-AMB-74");
        notes.add(!self.morale_later, t::NOTE_MORALE_IF_NOTHING_ELSE, "FOW-MOR-03");
        notes.add(self.morale_later, t::NOTE_MORALE_LATER, "FOW-MOR-03");
        notes.0
    }

    /// Notes on circumstances that seem to count but do not.
    pub(super) fn not_counted(&self) -> Vec<Note> {
        let shield = self.target == TargetKind::Gun && self.shield;
        let hides = self.hides();
        let held = self.pinned && !self.armoured;
        let mut kept = Notes::default();
        kept.add(hides && self.easiest() == Easiest::Open, t::KEPT_EASIEST_OPEN, "FOW-HIT-03");
        kept.add(
            self.is_down() && self.easiest() == Easiest::Concealed,
            t::KEPT_EASIEST_CONCEALED,
            "FOW-HIT-03",
        );
        kept.add(
            self.moved && !self.defensive && self.rof().0 > 1,
            t::KEPT_MOVED_FAST,
            "FOW-AMB-10",
        );
        kept.add(self.moved && self.defensive && !held, t::KEPT_MOVED_DEFENSIVE, "FOW-DIC-06");
        kept.add(self.pinned && self.armoured, t::KEPT_PINNED_ARMOURED, "FOW-PIN-03");
        kept.add(self.over_16 && !self.is_armoured(), t::KEPT_FAR_SAVE, "FOW-SAV-01");
        kept.add(self.is_unattached(), t::NOTE_RALLY_INDEPENDENT, "FOW-IND-08");
        kept.add(shield && self.target_doubled, t::NOTE_SHIELD_DOUBLED, "FOW-DBL-05");
        kept.add(
            shield && self.cover && !self.target_doubled,
            t::KEPT_SHIELD_IN_COVER,
            "FOW-SAV-08",
        );
        kept.0
    }
}
