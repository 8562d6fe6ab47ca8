//! The consequences of the state of a platoon: what it forbids, and the tests that fall due.

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as m;

use super::{AssaultHit, AssaultPart, Moved, Place, Platoon, Role, TankTest, UnitKind, Used};
use crate::rulesets::flames_of_war::sheet::commander::{Appointment, WarriorKind};
use crate::rulesets::flames_of_war::sheet::damage::HITS_THAT_PIN;
use crate::rulesets::flames_of_war::sheet::phases::{ASSAULT, SHOOTING, START};

/// A test rolled at the start of the platoon's own turn.
fn at_start(test: Consequence) -> Consequence {
    test.only_in(Whose::Active, &[START])
}

impl Platoon {
    /// The consequences of the state.
    pub(crate) fn consequences(&self) -> Vec<Consequence> {
        match self.counts_as() {
            Place::Table => {}
            place if place != self.place => {
                let gone = if place == Place::Destroyed {
                    Consequence::says(t::NOTE_NO_TEAM_LEFT, "FOW-AMB-75")
                } else {
                    Consequence::says(t::THEN_NO_TEAM_LEFT, "FOW-EXT-02")
                };
                return std::iter::once(gone).chain(self.may_be_saved()).collect();
            }
            Place::Reserve => return vec![Consequence::says(t::THEN_RESERVE, "FOW-MOR-06")],
            Place::Ambush => return vec![Consequence::says(m::THEN_AMBUSH, "FOWM-MIS-10")],
            Place::Destroyed => {
                let gone = Consequence::says(t::THEN_DESTROYED, "FOW-MOR-05");
                let saved = self.may_be_saved().filter(|_| self.role == Role::Platoon);
                return std::iter::once(gone).chain(saved).collect();
            }
            Place::LeftOwnEdge => {
                return vec![Consequence::says(t::THEN_LEFT_OWN_EDGE, "FOW-AMB-28")];
            }
            Place::LeftOtherEdge => {
                return vec![Consequence::says(t::THEN_LEFT_OTHER_EDGE, "FOW-AMB-28")];
            }
        }
        let mut all = Vec::new();
        self.tests(&mut all);
        self.assault_so_far(&mut all);
        self.cannot_act(&mut all);
        self.pinning(&mut all);
        self.movement(&mut all);
        self.hiding(&mut all);
        self.reconnaissance(&mut all);
        self.command(&mut all);
        self.artillery(&mut all);
        all
    }

    /// Tests that fall due.
    fn tests(&self, all: &mut Vec<Consequence>) {
        if self.is_below_half() {
            let (able, losses) = (i32::from(self.able()), i32::from(self.losses()));
            all.push(if self.lost {
                Consequence::due(
                    t::then_platoon_morale(able, losses),
                    "FOW-MOR-03",
                    Self::platoon_morale(),
                )
                .only_in(Whose::Both, &[SHOOTING, ASSAULT])
                .as_the_phase_ends()
            } else {
                Consequence::says(t::then_below_half(able, losses), "FOW-MOR-03")
            });
        } else if self.losses() > 0 {
            // With one more team lost, there is one fewer able to fight.
            let more = (self.able() - self.losses()) / 2 + 1;
            all.push(Consequence::says(t::then_to_below_half(i32::from(more)), "FOW-MOR-03"));
        }
        if self.is_pinned() && self.tried_rally {
            all.push(Consequence::says(t::THEN_TRIED_RALLY, "FOW-PIN-04"));
        } else if self.is_pinned() {
            let test = Consequence::due(t::THEN_RALLY, "FOW-PIN-04", Self::rally());
            all.push(at_start(test).optional());
        } else if self.can_be_pinned() && self.hits.count() >= HITS_THAT_PIN {
            all.push(Consequence::says(t::THEN_PINNED_BY_HITS, "FOW-RES-01"));
        } else if self.can_be_pinned() && self.lost && self.transports_lost.0 > 0 {
            all.push(Consequence::says(t::NOTE_TRANSPORTS_PIN, "FOW-PAS-04"));
        }
        let crews = self.crews_to_test();
        if crews > 0 {
            let test = Consequence::due(
                t::then_crews_recover(i32::from(crews)),
                "FOW-AMB-13",
                Self::bailed_out_crew(),
            );
            all.push(at_start(test).optional());
        }
        let bogged = self.bogged_to_test();
        if bogged > 0 {
            all.push(at_start(Consequence::due(
                t::then_free_bogged(i32::from(bogged)),
                "FOW-DIF-07",
                Self::freeing(),
            )));
        }
        if self.bogged() > 0 && self.bailed_out() > 0 {
            all.push(at_start(Consequence::says(t::NOTE_FREE_AFTER_CREW, "FOW-AMB-69")));
        }
    }

    fn assault_so_far(&self, all: &mut Vec<Consequence>) {
        let pins = match self.assault {
            AssaultPart::No => return,
            AssaultPart::Attacks => "FOW-ASL-27",
            AssaultPart::Attacked => "FOW-ASL-24",
        };
        let test = |phrase: Text, cite| {
            Consequence::due(phrase, cite, Self::motivation_test()).only_in(Whose::Both, &[ASSAULT])
        };
        if self.is_thrown_back() {
            all.push(Consequence::says(t::NOTE_THROWN_BACK, "FOW-ASL-14"));
            return;
        }
        let was_struck = !matches!(self.assault_hit, AssaultHit::No | AssaultHit::Fire);
        if self.assault == AssaultPart::Attacks && !self.blows && !was_struck {
            let fight = Consequence::may(t::THEN_ASSAULT_OPEN, "FOW-ASL-16", Self::its_assault());
            all.push(fight.only_in(Whose::Active, &[ASSAULT]));
        }
        match self.assault_hit {
            AssaultHit::CloseCombat => all.push(test(t::THEN_REACTION_TEST, "FOW-ASL-21")),
            // It is the other side's turn to react.
            AssaultHit::StruckBack => {}
            AssaultHit::Passed => {
                all.push(Consequence::says(t::THEN_REACTION_PASSED, "FOW-ASL-21"));
            }
            AssaultHit::Failed => {
                all.push(Consequence::says(t::THEN_REACTION_FAILED, "FOW-ASL-23"));
            }
            // Only the player knows whether losses without hits from fire happened in close combat.
            AssaultHit::No | AssaultHit::Fire
                if self.lost && (self.assault_hit == AssaultHit::No || self.hits.0 == 0) =>
            {
                all.push(test(t::THEN_REACTION_IF_HIT, "FOW-AMB-67").optional());
            }
            AssaultHit::No | AssaultHit::Fire => all.push(match self.tank_test {
                TankTest::No => Consequence::says(t::THEN_REACTION_PASSES, "FOW-AMB-67"),
                TankTest::Passed => Consequence::says(t::THEN_REACTION_PASSED, "FOW-ASL-21"),
                TankTest::Failed => Consequence::says(t::THEN_REACTION_FAILED, "FOW-ASL-23"),
            }),
        }
        if self.is_pinned_by_assault() && !self.pinned {
            all.push(Consequence::says(t::THEN_PINNED_BY_ASSAULT, pins));
        }
    }

    fn cannot_act(&self, all: &mut Vec<Consequence>) {
        if self.bailed_out() > 0 {
            all.push(Consequence::says(
                t::then_bailed_out(i32::from(self.bailed_out())),
                "FOW-BAI-01",
            ));
        }
        if self.bogged() > 0 {
            all.push(Consequence::says(t::then_bogged(i32::from(self.bogged())), "FOW-DIF-06"));
        }
        if self.bailed_out() > 0 || (self.bogged() > 0 && self.kind == UnitKind::Armoured) {
            all.push(Consequence::says(t::THEN_CREW_HIT_AGAIN, "FOW-BAI-04"));
        }
        match self.all_used() {
            Used::Nothing => {}
            Used::Spotting => all.push(Consequence::says(t::THEN_SPOTTING, "FOW-ART-11")),
            Used::Appointed => all.push(Consequence::says(t::THEN_APPOINTED, "FOW-LDR-07")),
            Used::EyesAndEars => all.push(Consequence::says(t::THEN_EYES_AND_EARS, "FOW-REC-02")),
            Used::Towing => all.push(Consequence::says(t::THEN_TOWING, "FOW-RCV-03")),
        }
    }

    fn pinning(&self, all: &mut Vec<Consequence>) {
        if !self.is_pinned() {
            return;
        }
        all.push(Consequence::says(t::THEN_PINNED_MOVE, "FOW-PIN-01"));
        all.push(Consequence::says(t::THEN_PINNED_FIRE, "FOW-PIN-02"));
        all.push(Consequence::says(t::THEN_PINNED_CHARGE, "FOW-AMB-21"));
        if self.observer {
            all.push(Consequence::says(t::THEN_PINNED_OBSERVER, "FOW-ART-19"));
        }
    }

    fn movement(&self, all: &mut Vec<Consequence>) {
        match self.moved {
            Moved::No => {}
            Moved::Yes if self.kind == UnitKind::Cavalry => {
                all.push(Consequence::says(t::THEN_MOVED_CAVALRY, "FOW-DIC-05"));
            }
            Moved::Yes => all.push(Consequence::says(t::THEN_MOVED, "FOW-DIC-02")),
            Moved::Double => {
                all.push(Consequence::says(t::THEN_DOUBLED, "FOW-DBL-04"));
                all.push(Consequence::says(t::THEN_DOUBLED_TARGET, "FOW-DIC-03"));
            }
        }
        if self.shield() {
            all.push(if self.moved == Moved::Double {
                Consequence::says(t::THEN_SHIELD_DOUBLED, "FOW-DBL-05")
            } else {
                Consequence::says(t::THEN_SHIELD, "FOW-SAV-08")
            });
        }
    }

    fn hiding(&self, all: &mut Vec<Consequence>) {
        let gone = self.is_gone_to_ground_if_concealed();
        let gone_by = if self.recon || self.observer { "FOW-CON-05" } else { "FOW-CON-04" };
        if self.is_concealed_by_standing() {
            all.push(if gone {
                Consequence::says(t::THEN_CONCEALED_AND_GONE, gone_by)
            } else {
                Consequence::says(t::THEN_CONCEALED, "FOW-CON-03")
            });
        } else if gone {
            all.push(Consequence::says(t::THEN_GONE_IF_CONCEALED, gone_by));
        }
        if self.all_stripped() {
            all.push(Consequence::says(t::THEN_STRIPPED, "FOW-REC-01"));
        } else if self.stripped {
            let teams = i32::from(self.stripped_teams.0);
            all.push(Consequence::says(t::then_some_stripped(teams), "FOW-AMB-38"));
        }
        if self.dug_in() {
            all.push(Consequence::says(t::THEN_DUG_IN, "FOW-AMB-48"));
        }
    }

    fn reconnaissance(&self, all: &mut Vec<Consequence>) {
        match self.reorganising() {
            Reorganising::No => {}
            Reorganising::ThisTurn => {
                all.push(Consequence::says(t::THEN_REORGANISING_THIS_TURN, "FOW-REC-11"));
            }
            Reorganising::LastTurn => {
                all.push(Consequence::says(t::THEN_REORGANISING_MOVE, "FOW-REC-13"));
            }
            Reorganising::OwnTurn => {
                all.push(Consequence::says(t::THEN_REORGANISING_OWN_TURN, "FOW-REC-12"));
                all.push(Consequence::says(t::THEN_REORGANISING_MOVE, "FOW-REC-13"));
            }
        }
        if self.may_be_forced_away() {
            let test =
                Consequence::due(t::THEN_FORCED_AWAY, "FOW-REC-09", Self::forced_disengagement());
            all.push(test.only_in(Whose::Both, &[SHOOTING, ASSAULT]));
        } else if self.recon && self.attacked() {
            all.push(Consequence::says(t::THEN_NO_DISENGAGING, "FOW-AMB-70"));
        } else if self.may_disengage() && !self.disengaged_this_turn() {
            // It may disengage from the enemy's fire or assault.
            let test = Consequence::may(t::THEN_MAY_DISENGAGE, "FOW-REC-04", Self::disengage());
            all.push(test.only_in(Whose::Opponent, &[SHOOTING, ASSAULT]));
        }
    }

    fn command(&self, all: &mut Vec<Consequence>) {
        if self.commander_lost() {
            let appoint = Opening::to::<Appointment>();
            let test = Consequence::may(t::THEN_COMMANDER_LOST, "FOW-LDR-01", appoint);
            let none_has_fired = |units: &[Values], _| {
                !units.iter().any(|unit| unit.typed::<Self>().fired_before_smoke())
            };
            all.push(test.only_in(Whose::Active, &[SHOOTING]).needing(none_has_fired));
            all.push(Consequence::says(t::THEN_COMMANDER_LOST_ASSAULT, "FOW-AMB-66"));
        }
        if self.rerolls() {
            all.push(Consequence::says(t::THEN_LED, "FOW-IND-05"));
        }
        if self.role != Role::Platoon {
            if self.joined {
                all.push(Consequence::says(t::THEN_JOINED, "FOW-IND-02"));
                all.push(Consequence::says(t::THEN_JOINED_FIRE, "FOW-IND-06"));
            } else {
                all.push(Consequence::says(t::THEN_UNATTACHED, "FOW-IND-06"));
            }
        }
        if self.role == Role::CompanyCommander && self.bailed_out() > 0 {
            all.push(Consequence::says(t::THEN_NO_REROLL_BAILED_OUT, "FOW-BAI-03"));
        }
        if self.is_warrior() {
            let (phrase, cite) = self.saves_as_a_warrior();
            all.push(Consequence::says(phrase, cite));
        }
    }

    fn saves_as_a_warrior(&self) -> (Text, Cite) {
        match self.kind {
            UnitKind::Armoured => (t::THEN_WARRIOR_TANK, "FOW-WAR-02"),
            UnitKind::Unarmoured => (t::THEN_WARRIOR_TRANSPORT, "FOW-WAR-04"),
            _ => (t::THEN_WARRIOR_INFANTRY, "FOW-WAR-03"),
        }
    }

    /// The save that is certainly due: for a Warrior who is a separate team and was destroyed in
    /// this phase, and for a platoon of transports with the trait once its last vehicle is
    /// destroyed. In any other platoon, only the players know whether its Warrior was lost.
    fn may_be_saved(&self) -> Option<Consequence> {
        let fell = self.lost && self.counts_as() == Place::Destroyed;
        let (phrase, cite) = self.saves_as_a_warrior();
        let is_lost = self.role != Role::Platoon || self.warrior_kind() == WarriorKind::Transport;
        (fell && self.is_warrior() && is_lost)
            .then(|| Consequence::due(phrase, cite, Self::warrior_save()))
    }

    /// Adds the remaining actions of a battery (FOW-ART-P1).
    fn artillery(&self, all: &mut Vec<Consequence>) {
        if !self.battery {
            return;
        }
        if self.bombarded {
            all.push(Consequence::says(t::THEN_BOMBARDED, "FOW-ART-06"));
        }
        match self.failed_tries.0 {
            0 => {}
            3.. => all.push(Consequence::says(t::THEN_RANGING_FAILED, "FOW-ART-12")),
            tries => {
                all.push(Consequence::says(t::then_failed_tries(i32::from(tries)), "FOW-ART-24"));
            }
        }
        if self.aiming_point {
            all.push(Consequence::says(t::THEN_AIMING_POINT, "FOW-ART-15"));
        }
        if self.trails {
            all.push(Consequence::says(t::THEN_TRAILS, "FOW-ART-29"));
        }
    }
}
