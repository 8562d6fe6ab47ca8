//! How units take part in `shooting`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::assault::Assault;
use crate::rulesets::flames_of_war::sheet::close_combat::CloseCombat;
use crate::rulesets::flames_of_war::sheet::passengers::Passengers;
use crate::rulesets::flames_of_war::sheet::phases::ASSAULT;
use crate::rulesets::flames_of_war::sheet::shooting::{
    Disengaging, Easiest, Shooting, Shot, WhichWeapon,
};
use crate::rulesets::flames_of_war::sheet::test::{Test, TestKind};
use crate::rulesets::flames_of_war::sheet::weapon::Weapon;
use crate::rulesets::flames_of_war::units::tracker::{
    AssaultPart, LastAssault, Moved, Platoon, UnitKind,
};

impl Play for Shooting {
    const ROLES: &'static [Role] =
        &[roles::SHOOTER.listed(t::OPEN_SHOOT_WITH), roles::UNDER_FIRE.listed(t::OPEN_SHOOT_AT)];

    /// That the target stayed down counts as soon as the player answers that it is concealed.
    const IN_VIEW: &'static [usize] = places!(Shooting: moved, keeps_down);

    fn fill(cast: &Participants) -> To<Self> {
        let shooter = cast.state::<Platoon>(parts::SHOOTER);
        let target = cast.state::<Platoon>(parts::TARGET);
        // A platoon that launched an assault is the target of defensive fire (FOW-ASL-11).
        let defensive = target.is_some_and(|unit| unit.assault == AssaultPart::Attacks)
            || (cast.one(parts::SHOOTER)).is_some_and(|unit| roles::fires_defensively(cast, unit));
        let mut known = Opening::to().knowing(Self::AT.defensive, defensive);
        if let Some(unit) = shooter {
            let against = cast.one(parts::TARGET).map(|unit| unit.number);
            let in_defence =
                (cast.one(parts::SHOOTER)).is_some_and(|unit| roles::in_defence(cast, unit));
            known = Self::of_shooter(known, &unit, defensive);
            // If defensive fire is recorded outside its phase, shots before it are not counted.
            if !defensive || in_defence {
                known = Self::of_shots(known, &unit, against, in_defence);
            } else {
                known = Self::of_shots(known, &unit.with_none_fired(), against, false);
            }
        }
        if let Some(unit) = target {
            // Breaking through in the enemy's turn is a later move, so a move at the double before
            // it no longer counts (FOW-AMB-25).
            let later = cast.one(parts::TARGET);
            let later = defensive && later.is_some_and(|unit| roles::in_enemys_turn(cast, unit));
            known = Self::of_target(known, &unit, defensive)
                .knowing_all(Self::AT.will, &roles::led(cast, parts::TARGET, &unit))
                .knowing(Self::AT.target_doubled, !later && unit.moved == Moved::Double);
        }
        known
    }

    fn after(&self, _: &House, shot: &Shot, cast: &mut Participants) {
        roles::has_shot(cast, parts::SHOOTER);
        let (second, teams) = (self.is_second(), self.shooters.0);
        // Each assault has separate defensive fire (FOW-ASL-11, FOW-ASL-13); if recorded late, it
        // counts for no assault. Teams that have already fired still fire the shots they owe
        // (FOW-REC-05).
        let target = cast.one(parts::TARGET).map(|unit| unit.number);
        let in_assault = cast.at.stage == ASSAULT;
        if self.fires_once() && (!self.defensive || in_assault) {
            cast.change_role(parts::SHOOTER, |unit: &mut Platoon| {
                unit.fires(teams, second, target, self.defensive);
            });
        }
        // The answer about the shooter's move in its own turn is recorded with the unit, so that
        // later calculators know it.
        let own_turn =
            cast.one(parts::SHOOTER).is_some_and(|unit| !roles::in_enemys_turn(cast, unit));
        if own_turn && !self.defensive {
            cast.change_role(parts::SHOOTER, |unit: &mut Platoon| {
                unit.records_move_answer(self.moved, teams);
            });
        }
        cast.change_role(parts::TARGET, |unit: &mut Platoon| {
            // While assaults are fought, only platoons that launched one are targets of defensive
            // fire (FOW-ASL-11). At any other time such shots are recorded late, or the order of
            // play is not used.
            if self.defensive && in_assault && unit.assault == AssaultPart::No {
                unit.assault = AssaultPart::Attacks;
            }
            // The fire that its charge awaited (FOW-ASL-11).
            if self.defensive && unit.last_assault == LastAssault::Charging {
                unit.last_assault = LastAssault::Unknown;
            }
            if self.target_doubled && !self.defensive {
                unit.moved = Moved::Double;
            }
            unit.takes_hits(shot.hits);
            if shot.toll.failed > 0 {
                unit.fails_save();
            }
            // The vehicles of a transport platoon carry another platoon (FOW-TRP-13).
            if shot.pinned && (!self.hits_transports() || unit.has_as_transports(self.target)) {
                unit.pin();
            }
            if self.hits_transports() || unit.has_as_transports(self.target) {
                unit.loses_transports(shot.destroyed, shot.bailed_out);
            } else {
                unit.suffers(shot.toll, self.state);
            }
        });
    }

    fn then(&self, _: &House, shot: &Shot) -> Vec<Opening> {
        let mut then = Vec::new();
        // The charge continues (FOW-ASL-16); other platoons near it may also have fired.
        if self.defensive {
            let [shooter, target] = [parts::SHOOTER, parts::TARGET];
            let stopped = shot.toll.teams + shot.toll.bailed_out - shot.toll.of_bogged;
            if stopped < self.teams.count() || self.hits_transports() {
                then.push(Opening::to::<Assault>().casting(&[(parts::ATTACKER, target)]).into());
            } else if shot.bailed_out > 0 {
                // No tank strikes: the assaulted platoon may counterattack the bailed-out ones
                // after a test, or the assault is over (FOW-ASL-21, FOW-ASL-22, FOW-AMB-24).
                let reacts = Opening::to::<Test>().deciding(Test::AT.kind, TestKind::Motivation);
                let strikes = Opening::to::<CloseCombat>();
                let strikes =
                    strikes.casting(&[(parts::ATTACKER, shooter), (parts::DEFENDER, target)]);
                then.push(reacts.casting(&[(parts::UNIT, shooter)]).into());
                then.push(strikes.named(t::TABLE_COUNTERATTACK).into());
            }
        }
        if self.disengaging == Disengaging::FirstShot {
            then.push(self.disengage());
        }
        if self.rolls_on() {
            then.extend(Passengers::of_results(shot.toll.results));
        } else if self.hits_transports() && shot.destroyed > 0 {
            then.push(Passengers::of_target());
        }
        then
    }
}

impl Shooting {
    fn of_shooter(known: To<Self>, unit: &Platoon, defensive: bool) -> To<Self> {
        let known = known
            .knowing(Self::AT.moved, !defensive && !unit.stood_still())
            .knowing(Self::AT.pinned, unit.is_pinned())
            .knowing(Self::AT.armoured, unit.kind == UnitKind::Armoured)
            .knowing(Self::AT.cavalry, unit.kind == UnitKind::Cavalry)
            .knowing(Self::AT.barred, unit.shooting_bar(defensive));
        let [first, second] = &unit.weapons;
        let weapons = unit.weapons();
        if weapons.is_empty() {
            return known;
        }
        let known = known
            .knowing(Self::AT.rof, first.rof)
            .knowing(Self::AT.anti_tank, first.anti_tank)
            .knowing(Self::AT.firepower, first.firepower)
            .knowing(Self::AT.second_weapon, weapons.len() == 2)
            .knowing_all(Self::AT.second, second);
        // Defensive fire comes from within 16″ (FOW-ASL-12), so never from over 16″.
        if !defensive && weapons.iter().any(Weapon::reaches_far) {
            known
        } else {
            known.knowing(Self::AT.over_16, false)
        }
    }

    /// Fills in the shots of its teams so far, and how many teams are left to shoot (FOW-SHO-03).
    fn of_shots(known: To<Self>, unit: &Platoon, at: Option<u32>, in_defence: bool) -> To<Self> {
        let [spent, spent_second] = unit.has_fired_at(at, in_defence);
        let [left, left_second] = unit.left_to_fire(at, in_defence);
        let known = known
            .knowing(Self::AT.spent, spent)
            .knowing(Self::AT.spent_second, spent_second)
            .knowing(Self::AT.yet_to_fire, left)
            .knowing(Self::AT.yet_to_fire_second, left_second)
            .knowing(Self::AT.shooters, unit.yet_to_fire(at, in_defence));
        if unit.weapons().len() == 2 && spent && !spent_second {
            known.knowing(Self::AT.used_weapon, WhichWeapon::Second)
        } else {
            known
        }
    }

    fn of_target(known: To<Self>, unit: &Platoon, defensive: bool) -> To<Self> {
        let (teams, state, [bogged, bailed_out]) = unit.shot_at();
        let known = known
            .knowing(Self::AT.target_skill, unit.skill)
            .knowing(Self::AT.target, unit.kind.target())
            .knowing(Self::AT.teams, teams)
            .knowing(Self::AT.armour, if defensive { unit.side } else { unit.front })
            .knowing(Self::AT.side_armour, unit.side)
            .knowing(Self::AT.state, state)
            .knowing(Self::AT.next_bogged, bogged)
            .knowing(Self::AT.next_bailed_out, bailed_out)
            // If vehicles are shot at, they are the transports of a platoon that has no other
            // vehicles.
            .knowing(Self::AT.transports, !unit.kind.target().is_vehicle())
            .knowing(Self::AT.attacked, unit.attacked())
            .knowing(Self::AT.hits_before, unit.hits)
            // The platoon's morale is tested separately as the phase ends (FOW-MOR-03).
            .knowing(Self::AT.morale_later, true)
            .knowing(Self::AT.on_table, unit.remaining())
            .knowing(Self::AT.unattached, unit.is_unattached());
        // Only the players see terrain, cover and the facing; what the platoon did in its own turn
        // is recorded.
        let hides = unit.hides(defensive);
        let known = if hides.some_stripped {
            known.knowing(Self::AT.easiest, Easiest::Concealed)
        } else {
            known
        };
        let known =
            hides.fill(known, [Self::AT.concealed, Self::AT.gone_to_ground, Self::AT.keeps_down]);
        let known = known.knowing(Self::AT.kept_still, hides.by_standing);
        let known = if unit.dug_in() { known.knowing(Self::AT.cover, true) } else { known };
        // Hits are assumed to come from the front, where the shield counts.
        let known = if unit.shield() {
            known.proposing(Self::AT.shield, true)
        } else {
            known.knowing(Self::AT.shield, false)
        };
        if unit.may_disengage() {
            known
        } else {
            known.knowing(Self::AT.disengaging, Disengaging::No)
        }
    }
}
