//! The consequences of the state of a unit and of its side.

use crate::rulesets::k20::prelude::*;

use super::{
    LOSSES_PASSED_OVER, SHELLS_PASSED_OVER, Side, Stuck, TEMPLATE_PASSED_OVER, Unit, UnitKind,
};
use crate::rulesets::k20::sheet::close_combat::CloseCombat;
use crate::rulesets::k20::sheet::crew::CrewMorale;
use crate::rulesets::k20::sheet::forms::Spotting;
use crate::rulesets::k20::sheet::immobilisation::Immobilisation;
use crate::rulesets::k20::sheet::morale::{Morale, Rally};
use crate::rulesets::k20::sheet::near_impact::NearImpact;
use crate::rulesets::k20::sheet::phases::{ACTIVATION, END, MOVING};
use crate::rulesets::k20::sheet::template::Template;
use crate::rulesets::k20::sheet::training::TrainingTest;

/// A test that a unit may take as it is activated.
fn on_activation(test: Consequence) -> Consequence {
    test.only_in(Whose::Active, &[ACTIVATION])
}

/// Whether there is a platoon that a commander may order to rally, and that has something to rally
/// from (K20-RAL-02, K20-AMB-49, K20-AMB-50).
pub(crate) fn has_one_to_order(units: &[Values], own: usize) -> bool {
    units.iter().enumerate().any(|(place, unit)| {
        let unit: Unit = unit.typed();
        let sunk = matches!(unit.level, Level::Disorganised | Level::Broken);
        place != own && sunk && !unit.told_to_rally && !unit.is_out()
    })
}

/// The consequences of a side's state and of its units' states, for the side.
pub(crate) fn of_side(side: &Values, units: &[Values]) -> Vec<Consequence> {
    let side: Side = side.typed();
    let mut all = Vec::new();
    let units = units.iter().map(Values::typed::<Unit>);
    let there: Vec<Unit> = units.filter(|unit| !unit.is_out()).collect();
    let count = |is_so: fn(&Unit) -> bool| there.iter().filter(|unit| is_so(unit)).count();
    let shaken = count(|unit| matches!(unit.level, Level::Broken | Level::Routed));
    let tested = count(|unit| unit.near_tested);
    // Only the players see which units are near: when one unit has tested, the tests of the others
    // are still due. A unit is not near itself.
    let untested = |near: usize, is_so: fn(&Unit) -> bool| {
        let mut untested = there.iter().filter(|unit| !unit.near_tested);
        untested.any(|unit| near > usize::from(is_so(unit)))
    };
    let words = |first: Phrase| match tested {
        0 => first,
        _ => t::then_near_tested(tested),
    };
    if untested(shaken, |unit| matches!(unit.level, Level::Broken | Level::Routed)) {
        let test = Consequence::due(
            words(t::then_broken_near(shaken)),
            "K20-MOR-01",
            Opening::to::<Morale>(),
        );
        all.push(test.only_in(Whose::Active, &[END]).before_the_turn_ends());
    }
    // At the end of an enemy's activation, only units whose level fell during it count.
    let sank = count(|unit| unit.sank);
    if untested(sank, |unit| unit.sank) {
        let test =
            Consequence::due(words(t::then_sank_near(sank)), "K20-AMB-74", Opening::to::<Morale>());
        all.push(test.only_in(Whose::Opponent, &[END]).before_the_turn_ends());
    }
    if side.burst {
        let near = Opening::to::<NearImpact>();
        let near = Consequence::may(t::THEN_BURST, "K20-ART-08", near);
        all.push(near.only_in(Whose::Active, &[]));
    }
    if side.registered_points.0 > 0 {
        let points = t::then_registered(i32::from(side.registered_points.0));
        all.push(Consequence::says(points, "K20-ART-03"));
    }
    if side.smoke.0 > 0 {
        all.push(Consequence::says(t::then_smoke(i32::from(side.smoke.0)), "K20-DIR-05"));
    }
    all
}

impl Unit {
    /// The consequences of the state.
    pub(crate) fn consequences(&self) -> Vec<Consequence> {
        if self.is_out() {
            return vec![if !self.is_destroyed() {
                Consequence::says(t::THEN_LEFT_TABLE, "K20-MOR-05")
            } else if self.on_foot() {
                Consequence::says(t::THEN_NO_STAND_LEFT, "K20-AMB-10")
            } else if self.damage.0 >= 2 {
                Consequence::says(t::THEN_BURNS, "K20-HET-04")
            } else if self.kind == UnitKind::Gun {
                Consequence::says(t::THEN_CREW_LOST, "K20-AMB-10")
            } else {
                Consequence::says(t::THEN_CREW_GONE, "K20-IMM-T4")
            }];
        }
        let mut all = Vec::new();
        self.tests(&mut all);
        self.morale_level(&mut all);
        self.hindrances(&mut all);
        self.weapon_state(&mut all);
        self.activation(&mut all);
        all
    }

    /// Adds the tests that fall due.
    fn tests(&self, all: &mut Vec<Consequence>) {
        if self.lost_now() > 0 {
            let lost = i32::from(self.lost_now());
            let waiting = i32::from(self.attacks_waiting());
            let words = if waiting > 0 {
                t::then_lost_in_attacks(waiting, lost)
            } else {
                t::then_lost_now(lost)
            };
            let test = Consequence::due(words, "K20-MOR-01", Opening::to::<Morale>());
            all.push(test.passed_by(LOSSES_PASSED_OVER));
            if self.most_attacks_wait() {
                all.push(Consequence::says(t::THEN_NO_MORE_WAIT, "K20-AMB-57"));
            }
        } else if self.commander_lost {
            let test = Opening::to::<Morale>();
            let test = Consequence::due(t::THEN_COMMANDER_LOST, "K20-MOR-T2", test);
            all.push(test.passed_by(LOSSES_PASSED_OVER));
        }
        if self.under_fire.0 > 0 {
            let under = Opening::to::<Template>().casting(&[(parts::TARGET, Opening::ABOUT)]);
            let test = Consequence::due(t::WORD_MISUNDERSTOOD, "K20-AMB-45", under.clone());
            all.push(test.passed_by(TEMPLATE_PASSED_OVER).only_in(Whose::Active, &[]));
            let test = Consequence::may(t::RING_AFTER_SCATTER, "K20-ART-04", under);
            all.push(test.passed_by(TEMPLATE_PASSED_OVER).only_in(Whose::Opponent, &[]));
        }
        if self.shells.0 > 0 {
            let under = Opening::to::<Template>().casting(&[(parts::SHOOTER, Opening::ABOUT)]);
            let test = Consequence::may(t::THEN_UNDER_TEMPLATE, "K20-ART-07", under);
            all.push(test.passed_by(SHELLS_PASSED_OVER).only_in(Whose::Active, &[]));
        }
        if self.is_immobilised() && self.crew_test {
            let test =
                Consequence::due(t::THEN_CREW_TEST, "K20-IMM-04", Opening::to::<CrewMorale>());
            all.push(test);
        }
        if self.is_immobilised() {
            if self.kind == UnitKind::Gun {
                all.push(Consequence::says(t::THEN_GUN_IMMOBILISED, "K20-HET-04"));
            } else if self.immobilised == Stuck::Permanently {
                all.push(Consequence::says(t::THEN_PERMANENTLY, "K20-IMM-03"));
            } else if self.dug {
                all.push(Consequence::says(t::THEN_DUG, "K20-AMB-77"));
            } else if !self.activation_over {
                let test = Consequence::may(
                    t::THEN_DIG_OUT,
                    "K20-IMM-02",
                    Opening::to::<Immobilisation>(),
                );
                all.push(test.only_in(Whose::Active, &[MOVING]));
            } else {
                all.push(Consequence::says(t::BARRED_IMMOBILISED, "K20-IMM-03"));
            }
        }
    }

    fn morale_level(&self, all: &mut Vec<Consequence>) {
        match self.level {
            Level::Motivated => all.push(Consequence::says(t::THEN_MOTIVATED, "K20-MOR-T1")),
            Level::Confident => {}
            Level::Disorganised => {
                all.push(self.rallying(t::NOTE_DISORGANISED));
            }
            Level::Broken => {
                all.push(self.rallying(t::NOTE_BROKEN));
            }
            Level::Routed => all.push(Consequence::says(t::NOTE_ROUTED, "K20-MOR-05")),
        }
    }

    /// The note on its level, which offers a Rally test if it has the action for it (K20-RAL-01).
    fn rallying(&self, words: Text) -> Consequence {
        if self.lacks_standard_action().is_some() {
            Consequence::says(words, "K20-MOR-05")
        } else {
            on_activation(Consequence::may(words, "K20-MOR-05", Opening::to::<Rally>()))
        }
    }

    fn hindrances(&self, all: &mut Vec<Consequence>) {
        if self.pinned {
            all.push(Consequence::says(t::THEN_PINNED, "K20-AMB-07"));
        }
        if self.suppressed {
            all.push(Consequence::says(t::THEN_SUPPRESSED, "K20-AMB-11"));
        }
        if !self.on_foot() && self.damage.0 == 1 {
            all.push(Consequence::says(t::THEN_DAMAGED, "K20-DIR-T1"));
        }
    }

    fn weapon_state(&self, all: &mut Vec<Consequence>) {
        let Some(why) = self.weapon.fails() else { return };
        // The test that clears it costs the standard action.
        let clears = self.weapon == Weapon::Jammed && self.lacks_standard_action().is_none();
        all.push(if clears {
            on_activation(Consequence::may(why.phrase, why.cite, Opening::to::<TrainingTest>()))
        } else {
            Consequence::says(why.phrase, why.cite)
        });
    }

    fn activation(&self, all: &mut Vec<Consequence>) {
        let over = self.activation_is_over();
        if let Some(why) = over.or_else(|| self.lacks_standard_action()) {
            all.push(Consequence::says(why.phrase, why.cite));
        }
        if self.overwatch {
            all.push(Consequence::says(t::THEN_OVERWATCH, "K20-CHG-03"));
        }
        if self.hidden {
            all.push(if self.moved || self.fired {
                Consequence::may(
                    t::THEN_MAYBE_SPOTTED,
                    "K20-SPT-02",
                    Opening::to::<Spotting>().casting(&[(parts::TARGET, Opening::ABOUT)]),
                )
            } else {
                Consequence::says(t::THEN_HIDDEN, "K20-SPT-01")
            });
        }
        if self.on_foot() && self.fighting {
            all.push(if self.fought {
                Consequence::says(t::THEN_FIGHTS_LATER, "K20-CHG-T3")
            } else {
                // The enemy fights a round in its own activation.
                let round = Opening::to::<CloseCombat>();
                Consequence::due(t::THEN_STILL_FIGHTING, "K20-CHG-T3", round)
                    .only_in(Whose::Active, &[])
            });
        }
        if self.on_foot() && self.dodged {
            all.push(Consequence::says(t::THEN_DODGED, "K20-OVI-03"));
            if self.has_dodged_the_most() {
                all.push(Consequence::says(t::THEN_NO_MORE_DODGED, "K20-OVI-03"));
            }
        }
        // A Routed unit flees, and gives no orders.
        if self.is_commander() && self.level != Level::Routed && !self.activation_over {
            all.push(if self.rally_ordered {
                Consequence::says(t::THEN_RALLY_ORDER_USED, "K20-RAL-02")
            } else {
                on_activation(Consequence::may(
                    t::THEN_MAY_ORDER_RALLY,
                    "K20-RAL-02",
                    Opening::to::<Rally>()
                        .deciding(Rally::AT.ordered, true)
                        .casting(&[(parts::COMMANDER, Opening::ABOUT)]),
                ))
                .needing(has_one_to_order)
            });
        }
    }
}
