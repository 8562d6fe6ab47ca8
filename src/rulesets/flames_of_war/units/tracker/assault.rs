//! The part of a platoon in an assault, and how an assault pins it.

use super::{AssaultHit, AssaultPart, LastAssault, Platoon, TankTest, UnitKind};
use crate::rulesets::flames_of_war::sheet::damage::HITS_THAT_PIN;

impl Platoon {
    /// Whether it is pinned by anything other than an assault of this turn, as far as known.
    pub(super) fn is_pinned_at_first(&self) -> bool {
        self.is_pinned() && !self.assaulted && self.last_assault != LastAssault::Won
    }

    /// Whether it was hit in the current assault, and can be pinned (FOW-ASL-24, FOW-ASL-27).
    pub(super) fn is_pinned_by_assault(&self) -> bool {
        self.assault != AssaultPart::No
            && self.assault_hit != AssaultHit::No
            && self.can_be_pinned()
    }

    /// The source of a hit or loss that it takes in this assault (FOW-AMB-67). An assaulted platoon
    /// is hit only in close combat; the first hits on an attacker are taken to be from defensive
    /// fire.
    pub(super) fn hit_in_assault(&self, before: &Self, hit: bool) -> AssaultHit {
        let in_it = before.assault == self.assault;
        match (self.assault, self.assault_hit) {
            (AssaultPart::Attacked, _) if hit && in_it => AssaultHit::CloseCombat,
            (AssaultPart::Attacks, AssaultHit::No) if hit => AssaultHit::Fire,
            (
                AssaultPart::Attacks,
                AssaultHit::StruckBack | AssaultHit::Passed | AssaultHit::Failed,
            ) if hit => AssaultHit::CloseCombat,
            (_, known) => known,
        }
    }

    /// Whether it is assaulted reconnaissance that could not get away: it has used its try, and
    /// fires no defensive fire (FOW-REC-10).
    pub(crate) fn is_held_fast(&self) -> bool {
        self.recon && self.assault == AssaultPart::Attacked && self.held_fast
    }

    /// Whether it was hit in close combat and has not been tested since (FOW-ASL-21).
    pub(crate) fn has_to_react(&self) -> bool {
        self.assault != AssaultPart::No && self.assault_hit == AssaultHit::CloseCombat
    }

    /// Why it may not counterattack this enemy, which is a platoon of tanks: although it was not
    /// hit in close combat, it has to pass its test first (FOW-ASL-21).
    pub(crate) fn may_not_strike_tanks(&self, enemy: &Self) -> Option<TankTest> {
        let reacts = self.assault != AssaultPart::No
            && self.assault != enemy.assault
            && enemy.blows
            && enemy.kind == UnitKind::Armoured;
        let unhit = matches!(self.assault_hit, AssaultHit::No | AssaultHit::Fire);
        (reacts && unhit && self.tank_test != TankTest::Passed).then_some(self.tank_test)
    }

    /// Whether it has failed its test in close combat (FOW-ASL-21).
    pub(crate) fn has_to_break_off(&self) -> bool {
        self.assault != AssaultPart::No && self.assault_hit == AssaultHit::Failed
    }

    /// Whether its assault ended before close combat, because defensive fire pinned it
    /// (FOW-ASL-14). Later hits do not count as hits by that fire.
    pub(crate) fn is_thrown_back(&self) -> bool {
        self.assault == AssaultPart::Attacks
            && self.assault_hit == AssaultHit::Fire
            && self.hits.count() >= HITS_THAT_PIN
            && self.is_pinned()
    }
}
