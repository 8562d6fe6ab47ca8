//! `direct_fire` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::retreat::{knowing_retreat, then_back};
use super::roles;
use crate::rulesets::cold_war_commander::sheet::direct_fire::{DISTANCES, DirectFire, Firers};
use crate::rulesets::cold_war_commander::sheet::effect::Attacked;
use crate::rulesets::cold_war_commander::sheet::fall_back::Cause;
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::unit::{Attack, Unit};

/// The kinds of firers that the form distinguishes.
const KINDS: usize = 3;

/// The properties by which shooters count as alike.
#[derive(Clone, Copy, PartialEq)]
struct Kind {
    attack: Option<Attack>,
    gun: Gun,
    afv: bool,
    flies: bool,
}

impl Kind {
    /// The kind of a unit that fires at a target with or without armour; `None` if it is unknown.
    fn of(unit: &Unit, unarmoured: Option<bool>) -> Self {
        Self {
            attack: unit.direct_attack_on(unarmoured),
            gun: unit.gun(),
            afv: unit.is_afv(),
            flies: unit.kind.flies(),
        }
    }

    /// The dice of one unit of this kind, before modifiers for target and distance.
    fn dice(&self) -> i16 {
        self.attack.map_or(0, |attack| attack.dice)
    }

    /// Enters `number` units of this kind as a further kind of firers.
    fn knowing(
        &self,
        mut known: To<DirectFire>,
        at: At<DirectFire, Firers>,
        number: i16,
    ) -> To<DirectFire> {
        if let Some(attack) = self.attack {
            known = known
                .knowing(at.then(Firers::AT.attack), attack.dice)
                .knowing(at.then(Firers::AT.range), Centimetres::from_raw(attack.range))
                .knowing(at.then(Firers::AT.mark), attack.mark);
        }
        if !self.flies {
            known = known.knowing(at.then(Firers::AT.pop_up), false);
        }
        known
            .knowing(at.then(Firers::AT.units), Count::from_raw(number))
            .knowing(at.then(Firers::AT.gun), self.gun)
            .knowing(at.then(Firers::AT.afv), self.afv)
    }
}

impl Play for DirectFire {
    const ROLES: &'static [Role] = {
        let [first, second, third, fourth, fifth, sixth] = roles::SHOOTERS;
        let first = first.listed(t::OPEN_FIRES);
        let target = roles::SHOT_AT.listed(t::OPEN_FIRED_AT);
        &[first, second, third, fourth, fifth, sixth, target]
    };

    // The players see what hides the target.
    const IN_VIEW: &'static [usize] = places!(DirectFire: cover);

    const MEASURED: &'static [usize] = {
        let [a, a_apart, b, b_apart, c, c_apart] = DISTANCES;
        &[a.index(), a_apart.index(), b.index(), b_apart.index(), c.index(), c_apart.index()]
    };

    const GROUPS: Groups = Groups::of::<Firers>(
        &[Self::AT.units.index(), Self::AT.b.index(), Self::AT.c.index()],
        true,
    );

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        let target = cast.state::<Unit>(parts::TARGET);
        let unarmoured = target.map(|unit| unit.is_unarmoured());
        let shooters = roles::states(cast, &parts::SHOOTERS);
        let kinds = roles::kinds(&shooters, |unit| Kind::of(unit, unarmoured));
        if let Some((unit, number)) = kinds.first() {
            let kind = Kind::of(unit, unarmoured);
            if let Some(attack) = kind.attack {
                known = known
                    .knowing(Self::AT.attack, attack.dice)
                    .knowing(Self::AT.range, Centimetres::from_raw(attack.range))
                    .knowing(Self::AT.mark, attack.mark);
            }
            known = known
                .knowing(Self::AT.gun, kind.gun)
                .knowing(Self::AT.afv, kind.afv)
                .knowing(Self::AT.firer, unit.firer());
            if !kind.flies {
                known = known.knowing(Self::AT.pop_up, false);
            }
            // A single unit may represent more of its kind.
            if shooters.len() > 1 {
                known = known.knowing(Self::AT.units, Count::from_raw(*number));
            }
        }
        let own_number = |unit: &Unit| unit.firer() != Firer::Ordinary;
        let mixed = shooters.iter().any(own_number) && !shooters.iter().all(own_number);
        known = known.knowing(Self::AT.mixed, mixed);
        for (at, (unit, number)) in [Self::AT.b, Self::AT.c].into_iter().zip(kinds.iter().skip(1)) {
            known = Kind::of(unit, unarmoured).knowing(known, at, *number);
        }
        let others = kinds.iter().skip(KINDS);
        // Shooters whose attack cannot hurt the target add nothing (CWC-HIT-09,
        // CWC-HIT-10).
        let more = others.map(|(unit, number)| {
            let kind = Kind::of(unit, unarmoured);
            let barred = kind.attack.zip(unarmoured).and_then(|(attack, of)| attack.mark.bars(of));
            if barred.is_some() { 0 } else { kind.dice() * number }
        });
        if kinds.len() > KINDS {
            known = known.knowing(Self::AT.more_dice, Count::from_raw(more.sum()));
        }
        if let Some(unit) = target {
            known = known
                .knowing(Self::AT.cover, unit.cover)
                .knowing(Self::AT.target, unit.target())
                .knowing_all(Self::AT.health, &unit.health())
                .knowing(Self::AT.unarmoured, unit.is_unarmoured());
            known = knowing_retreat(known, Self::AT.back, &unit);
        }
        known
    }

    fn after(&self, _: &House, fired: &Attacked, cast: &mut Participants) {
        for shooter in parts::SHOOTERS {
            effects::has_fired(cast, shooter);
        }
        effects::hit(cast, parts::TARGET, fired.end, fired.hits);
    }

    fn then(&self, _: &House, fired: &Attacked) -> Vec<Opening> {
        then_back(fired.end, fired.moved, Some(self.back.soft), Cause::Fire)
    }
}
