//! How units take part in `assault`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles::{self, CHARGED, CHARGES};
use crate::rulesets::flames_of_war::sheet::assault::{Assault, Assaulted, End, Fighters, OnPass};
use crate::rulesets::flames_of_war::sheet::bar::Bar;
use crate::rulesets::flames_of_war::sheet::phases::ASSAULT;
use crate::rulesets::flames_of_war::units::tracker::{
    AssaultPart, LastAssault, Moved, Platoon, UnitKind,
};

impl Fighters {
    /// The known answers from a platoon; the player chooses what it does after passing its test,
    /// unless it has no commander (FOW-AMB-66).
    fn of<C>(
        known: To<C>,
        cast: &Participants,
        role: RoleId,
        teams: i16,
        at: At<C, Self>,
    ) -> To<C> {
        let Some(unit) = cast.state::<Platoon>(role) else { return known };
        let known = known
            .knowing(at.then(Self::AT.teams), teams)
            .knowing(at.then(Self::AT.skill), unit.skill)
            .knowing(at.then(Self::AT.skill_number), unit.skill_number)
            .knowing(at.then(Self::AT.motivation), unit.motivation)
            .knowing(at.then(Self::AT.reroll), roles::rerolls(cast, role, &unit))
            .knowing(at.then(Self::AT.unattached), unit.is_unattached())
            .knowing(at.then(Self::AT.armour), unit.top.0)
            .knowing(at.then(Self::AT.anti_tank), unit.assault_anti_tank);
        if unit.commander_lost() || unit.is_transports() {
            known.knowing(at.then(Self::AT.on_pass), OnPass::BreakOff)
        } else {
            known
        }
    }
}

impl End {
    /// How the assault ended for the attackers (FOW-AMB-25).
    const fn of_attackers(self) -> LastAssault {
        match self {
            Self::Cleared | Self::BrokenOff => LastAssault::Won,
            Self::AttackersBrokenOff | Self::AttackersCleared | Self::ThrownBack => {
                LastAssault::Lost
            }
            Self::NoCharge => LastAssault::NoCharge,
            Self::Charging => LastAssault::Charging,
            Self::Disengaged | Self::Open => LastAssault::Unknown,
        }
    }

    /// How the assault ended for the assaulted platoon; neither side wins without close combat.
    const fn of_defenders(self) -> LastAssault {
        match self {
            Self::AttackersBrokenOff | Self::AttackersCleared => LastAssault::Won,
            Self::Cleared | Self::BrokenOff => LastAssault::Lost,
            Self::ThrownBack | Self::NoCharge | Self::Charging | Self::Disengaged | Self::Open => {
                LastAssault::Unknown
            }
        }
    }
}

impl Play for Assault {
    const ROLES: &'static [Role] =
        &[CHARGES.listed(t::OPEN_ASSAULT_WITH), CHARGED.listed(t::OPEN_ASSAULT_IT)];

    const LIMITS: &'static [Limit] = &[
        Limit {
            place: Self::AT.own.then(Fighters::AT.teams).index(),
            most: |_, cast| roles::most(cast, parts::ATTACKER, Platoon::free),
            cite: "FOW-ASL-16",
        },
        Limit {
            place: Self::AT.defenders.then(Fighters::AT.teams).index(),
            most: |_, cast| roles::most(cast, parts::DEFENDER, Platoon::remaining),
            cite: "FOW-ASL-20",
        },
    ];

    /// Defensive fire comes before close combat (FOW-ASL-11).
    const MEASURED: &'static [usize] = places!(Assault: fire_hits);

    // Defensive fire comes after the test against tanks: the players see that it counts as passed.
    const IN_VIEW: &'static [usize] = places!(Assault: tested);

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        let charges = cast
            .state(parts::ATTACKER)
            .is_some_and(|unit: Platoon| unit.assault == AssaultPart::Attacks);
        if let Some((standing, unit)) =
            cast.one(parts::ATTACKER).zip(cast.state::<Platoon>(parts::ATTACKER))
        {
            let own_turn = !roles::in_enemys_turn(cast, standing);
            known = known
                .knowing(Self::AT.kind, unit.as_attacker())
                .knowing(Self::AT.barred, unit.launch_bar(own_turn));
            // It is charging: it was fired at, unless that fire is still to come.
            if charges && unit.last_assault != LastAssault::Charging {
                known = known.knowing(Self::AT.fire_hits, unit.hits.0);
            }
            known = Fighters::of(known, cast, parts::ATTACKER, unit.free(), Self::AT.own);
            // A breakthrough starts with step 2, because the test was for the first charge
            // (FOW-ASL-26). A platoon that is already charging has passed the test.
            let passed = matches!(unit.last_assault, LastAssault::Won | LastAssault::MayCharge);
            if charges || cast.at.stage == ASSAULT && passed {
                known = known.knowing(Self::AT.tested, true);
            }
        }
        if let Some(unit) = cast.state::<Platoon>(parts::DEFENDER) {
            let (teams, state, also_out) = unit.under_assault();
            known = known
                .knowing(Self::AT.enemy, unit.as_defender())
                .knowing(Self::AT.state, state)
                .knowing(Self::AT.next_bailed_out, also_out)
                .knowing(Self::AT.attacked, unit.attacked())
                .knowing(Self::AT.doubled, unit.moved == Moved::Double);
            known = Fighters::of(known, cast, parts::DEFENDER, teams, Self::AT.defenders);
            if !unit.may_disengage() {
                known = known.knowing(Self::AT.disengages, false);
            }
            if unit.shooting_bar(true) != Bar::None || unit.is_held_fast() {
                known = known.knowing(Self::AT.fire_hits, 0);
            } else if unit.kind == UnitKind::Armoured && !charges {
                // Usually the test before the charge is still to be taken, so no fire has hit yet
                // (FOW-ASL-07).
                known = known.proposing(Self::AT.fire_hits, 0);
            }
        }
        known
    }

    /// The losses include tanks that only bailed out (FOW-ASL-18).
    fn after(&self, _: &House, end: &Assaulted, cast: &mut Participants) {
        if end.assault == End::NoCharge {
            cast.change_role(parts::ATTACKER, |unit: &mut Platoon| {
                unit.last_assault = end.assault.of_attackers();
            });
            return;
        }
        // The assault has begun: the defenders fire (FOW-ASL-11).
        if end.assault == End::Charging {
            cast.change_role(parts::ATTACKER, |unit: &mut Platoon| {
                unit.joins_assault(AssaultPart::Attacks);
                unit.last_assault = end.assault.of_attackers();
            });
            cast.change_role(parts::DEFENDER, |unit: &mut Platoon| {
                unit.joins_assault(AssaultPart::Attacked);
            });
            return;
        }
        let disengaged = end.assault == End::Disengaged;
        let open = end.assault == End::Open;
        let fire = self.fire_hits() > 0 && end.lost == 0;
        cast.change_role(parts::ATTACKER, |unit: &mut Platoon| {
            unit.assaulted = true;
            unit.suffers(end.toll, VehicleState::Working);
            unit.after_assault(open, AssaultPart::Attacks, end.pinned, fire);
            unit.last_assault = end.assault.of_attackers();
        });
        cast.change_role(parts::DEFENDER, |unit: &mut Platoon| {
            if disengaged {
                unit.disengages();
            }
            let state = if self.enemy_works() { VehicleState::Working } else { self.state };
            unit.suffers(end.enemy_toll, state);
            unit.after_assault(open, AssaultPart::Attacked, end.enemy_pinned, false);
            unit.last_assault = end.assault.of_defenders();
        });
    }

    /// A winner in contact with another platoon breaks through (FOW-ASL-26, FOW-AMB-25).
    fn then(&self, _: &House, end: &Assaulted) -> Vec<Opening> {
        if end.assault == End::Charging {
            let [attacker, defender] = [parts::ATTACKER, parts::DEFENDER];
            let goes_on = Opening::to::<Self>()
                .deciding(Self::AT.tested, true)
                .casting(&[(attacker, attacker), (defender, defender)]);
            return vec![self.defensive_fire(), goes_on.into()];
        }
        if end.assault.of_attackers() != LastAssault::Won {
            return Vec::new();
        }
        let again = Opening::to::<Self>().casting(&[(parts::ATTACKER, parts::ATTACKER)]);
        vec![again.named(t::OPEN_BREAKTHROUGH).into()]
    }
}
