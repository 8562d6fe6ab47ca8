//! The states that an event clears, and the consequences of a change without a roll.

use crate::rulesets::flames_of_war::prelude::*;

use super::{AssaultHit, AssaultPart, LastAssault, Place, Platoon, Role, Used};
use crate::rulesets::flames_of_war::sheet::damage::HITS_THAT_PIN;

/// The states that an event clears.
pub(super) const fn cleared(moment: TurnEvent) -> &'static [usize] {
    match moment {
        // The actions of its own latest turn (FOW-AMB-16, FOW-AMB-38), a battery's bombardment and
        // failed tries (FOW-ART-06, FOW-ART-24), and failed tests, which may be taken again
        // (FOW-PIN-04, FOW-DIF-07).
        TurnEvent::TurnBegins => places!(
            Platoon: moved, shot, assaulted, used, stripped, bombarded, failed_tries,
            tried_rally, crews_tried, free_tried, busy, smoked, stripped_teams, repeated, guns_fired
        ),
        // Hits and losses of the phase (FOW-RES-01, FOW-MOR-03), and the ties of independent teams
        // (FOW-IND-02).
        TurnEvent::PhaseBegins => places!(
            Platoon: hits, lost, led, joined, assault, assault_hit, fired, last_assault, stays,
            save_failed, fired_second, held_fast, fired_at, blows, tank_test, lost_from
        ),
        // Failed tests, and actions taken instead of fighting, bar teams in that turn only.
        TurnEvent::TurnEnds => places!(Platoon: tried_rally, crews_tried, free_tried, busy),
        TurnEvent::Own(_) => &[],
    }
}

/// Applies an event to a unit: clears states; a platoon that was hit in an assault is pinned when
/// the assault is over (FOW-ASL-24, FOW-ASL-27); teams that did something else are free again once
/// the turn is over; and reconnaissance that disengaged reorganises until the end of its own next
/// turn (FOW-REC-12, FOW-AMB-58). If it had to disengage in its own turn, the enemy's turn comes in
/// between.
pub(super) fn on_event(unit: &Values, moment: TurnEvent) -> Values {
    let before: Platoon = unit.typed();
    let mut after: Platoon = unit.cleared(Platoon::FIELDS, cleared(moment)).typed();
    after.reorganising = match (moment, before.reorganising) {
        (TurnEvent::TurnBegins, Reorganising::ThisTurn | Reorganising::LastTurn) => {
            Reorganising::OwnTurn
        }
        (TurnEvent::TurnEnds, Reorganising::ThisTurn) => Reorganising::LastTurn,
        (TurnEvent::TurnEnds, Reorganising::OwnTurn) => Reorganising::No,
        (_, unchanged) => unchanged,
    };
    if moment == TurnEvent::TurnEnds && before.busy() > 0 {
        after.used = Used::Nothing;
    }
    if moment == TurnEvent::PhaseBegins && before.is_pinned_by_assault() {
        after.pinned = true;
    }
    after.leaves(&before);
    after.answers()
}

/// Applies the automatic consequences of a change: five hits in a phase pin (FOW-RES-01); a team
/// destroyed or a crew bailed out is a loss of this phase (FOW-MOR-03); losing the last team
/// destroys the platoon (FOW-EXT-01), and so does removing a whole platoon (FOW-AMB-27); a platoon
/// that launches an assault has assaulted (FOW-AMB-16), unless it is pinned and may not
/// (FOW-AMB-21); hits in an assault are recorded (FOW-AMB-67), and once the platoon is no longer
/// part of it, the assault is over for it, however that was recorded (FOW-ASL-24, FOW-ASL-27).
pub(super) fn adjust(before: &Values, after: &Values) -> Values {
    let before: Platoon = before.typed();
    let mut unit: Platoon = after.typed();
    let reached_five = before.hits.count() < HITS_THAT_PIN && unit.hits.count() >= HITS_THAT_PIN;
    if reached_five && unit.can_be_pinned() {
        unit.pinned = true;
    }
    unit.goes_or_is_back(&before);
    let fell = unit.destroyed > before.destroyed || unit.bailed_out > before.bailed_out;
    unit.lost |= fell
        || unit.transports_lost > before.transports_lost
        || (unit.counts_as().is_gone() && !before.counts_as().is_gone());
    if unit.lost && !before.lost {
        unit.lost_from = before.destroyed;
    }
    let launches = unit.assault == AssaultPart::Attacks && before.assault != AssaultPart::Attacks;
    unit.assaulted |= launches && !before.is_pinned_at_first();
    // A test counts for one charge (FOW-ASL-07).
    if launches && matches!(unit.last_assault, LastAssault::NoCharge | LastAssault::MayCharge) {
        unit.last_assault = LastAssault::Unknown;
    }
    unit.assault_hit = unit.hit_in_assault(&before, unit.hits > before.hits || fell);
    // Hits that were recorded by mistake, and undone, do not pin.
    let took_hits_back = unit.hits.0 == 0 && before.hits.0 > 0 && !unit.lost;
    if took_hits_back && unit.assault_hit == AssaultHit::Fire {
        unit.assault_hit = AssaultHit::No;
    }
    if unit.assault == AssaultPart::No && before.assault != AssaultPart::No {
        // It was thrown back (FOW-ASL-14), without a roll.
        let attacked = before.assault == AssaultPart::Attacks;
        if attacked && unit.hits.count() >= HITS_THAT_PIN && unit.can_be_pinned() {
            unit.last_assault = LastAssault::Lost;
        }
        unit.ends_assault(unit.assault_hit != AssaultHit::No);
    }
    unit.limits_states_to_remaining(unit.remaining() < before.remaining());
    unit.leaves(&before);
    unit.answers()
}

impl Platoon {
    /// Destroys the platoon when its last team on the table is destroyed, even if other teams left
    /// over their own edge before (FOW-EXT-01, FOW-MOR-05). If a loss recorded by mistake is
    /// undone, the platoon is on the table again.
    pub(super) fn goes_or_is_back(&mut self, before: &Self) {
        let left = self.left.0 > 0 || before.left.0 > 0;
        if !left || self.place != before.place {
            return;
        }
        let fell = self.destroyed > before.destroyed;
        self.place = match (self.place, before.remaining(), self.remaining()) {
            (Place::Table, 1.., 0) if fell => Place::Destroyed,
            (Place::Destroyed, 0, 1..) => Place::Table,
            (unchanged, ..) => unchanged,
        };
    }

    /// Unpins an independent team that leaves its platoon (FOW-IND-08).
    pub(super) fn leaves(&mut self, before: &Self) {
        if self.role != Role::Platoon && before.joined && !self.joined {
            self.pinned = false;
        }
    }
}
