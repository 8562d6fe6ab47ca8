//! `assault` with units: roles, known answers, effects.

use crate::rulesets::cold_war_commander::prelude::*;

use super::retreat::then_back;
use super::roles;
use crate::rulesets::cold_war_commander::sheet::assault::{
    Assault, AssaultRound, Fought, LoserFallsBack, LoserMoved, RoundFought, Verdict,
};
use crate::rulesets::cold_war_commander::sheet::effect::End;
use crate::rulesets::cold_war_commander::sheet::fall_back::{Cause, FallBack};
use crate::rulesets::cold_war_commander::units::effects;
use crate::rulesets::cold_war_commander::units::unit::Unit;

impl AssaultRound {
    /// Eliminates the losing side. For an IFV with its infantry that means the infantry,
    /// which dismounted in contact (CWC-ASL-04, CWC-AMB-45).
    fn decided(&self, verdict: Verdict, house: &House, cast: &mut Participants) {
        let role = match verdict {
            Verdict::DefenderEliminated => parts::DEFENDER,
            Verdict::AttackerEliminated => parts::ATTACKER,
            _ => return,
        };
        if self.loses_infantry(verdict, house) {
            effects::loses_its_infantry(cast, role);
        } else {
            effects::eliminate(cast, role);
        }
    }
}

impl Play for AssaultRound {
    const ROLES: &'static [Role] = &roles::fight(roles::ATTACKER, roles::DEFENDER);

    fn fill(cast: &Participants) -> To<Self> {
        let attacker = cast.state::<Unit>(parts::ATTACKER);
        let defender = cast.state::<Unit>(parts::DEFENDER);
        let firer = |unit: Option<Unit>| unit.map_or(Firer::Ordinary, |unit| unit.firer());
        let mut known = Opening::to();
        if let Some(unit) = attacker {
            // The attacker has left its cover.
            let number = unit.hit_on(Cover::Open, firer(defender));
            known = known
                .knowing(Self::AT.attacker, unit.fighter())
                .knowing(Self::AT.suppressed, unit.is_suppressed())
                .knowing(Self::AT.save, unit.save)
                .knowing(Self::AT.carries, unit.carries())
                .knowing(Self::AT.afv, unit.assaults_as_afv())
                .knowing(Self::AT.defender_to_hit, number)
                .knowing(Self::AT.defender_own_number, unit.is_aimed_at_by_house(firer(defender)))
                .knowing(Self::AT.defender_against_open, unit.armour() == Armour::OpenAfv);
        }
        if let Some(unit) = defender {
            known = known
                .knowing(Self::AT.defender, unit.fighter())
                .knowing(Self::AT.defender_suppressed, unit.is_suppressed())
                .knowing(Self::AT.defender_save, unit.save)
                .knowing(Self::AT.not_clear, unit.cover != Cover::Open)
                .knowing(Self::AT.to_hit, unit.hit_on(unit.cover, firer(attacker)))
                .knowing(Self::AT.own_number, unit.is_aimed_at_by_house(firer(attacker)))
                .knowing(Self::AT.against_open, unit.armour() == Armour::OpenAfv);
        }
        let enemy = attacker.and_then(|unit| unit.fights.number());
        let both = cast.one(parts::ATTACKER).zip(cast.one(parts::DEFENDER));
        if let Some((own, other)) = both.filter(|(_, other)| enemy == Some(other.number)) {
            let attacker: Unit = own.state.typed();
            // In a further round, the units that support or flank the two fighters are still there.
            known = known
                .knowing(Self::AT.further, true)
                .knowing(Self::AT.supports, roles::supporters(cast, own, attacker.fight_supports))
                .knowing(Self::AT.flanked, attacker.fight_flanked)
                .knowing(Self::AT.flanked_rear, attacker.fight_flanked_rear)
                .knowing(
                    Self::AT.defender_supports,
                    roles::supporters(cast, other, attacker.fight_enemy_supports),
                )
                .knowing(Self::AT.defender_flanked, attacker.fight_enemy_flanked)
                .knowing(Self::AT.defender_flanked_rear, attacker.fight_enemy_flanked_rear);
        }
        let supports = [Self::AT.supports, Self::AT.defender_supports];
        for (at, taken) in supports.into_iter().zip([parts::SUPPORTERS, parts::DEFENCE]) {
            let units = roles::each(cast, &taken);
            let able = units.iter().filter(|unit| roles::supports_not(cast, unit).is_none());
            if !units.is_empty() {
                known = known.knowing(at, Count::from_raw(able.count() as i16));
            }
        }
        known
    }

    fn after(&self, house: &House, fought: &RoundFought, cast: &mut Participants) {
        // A further round is not a further action.
        if !self.further {
            effects::acts_alone(cast, parts::ATTACKER);
        }
        effects::leaves_its_place(cast, parts::ATTACKER);
        if house.keep_assault_hits {
            for (role, fighter, hits) in [
                (parts::ATTACKER, self.attacker, fought.defender_hits),
                (parts::DEFENDER, self.defender, fought.attacker_hits),
            ] {
                // The infantry takes the hits, not its carrier (CWC-ASL-04).
                if !fighter.is_loaded_ifv(house.apc_is_ifv) {
                    cast.change_role(role, |unit: &mut Unit| effects::mark(unit, hits));
                }
            }
        }
        self.decided(fought.verdict, house, cast);
        let tied = fought.verdict == Verdict::AnotherRound;
        let enemy = cast.one(parts::DEFENDER).filter(|_| tied);
        let enemy = enemy.map_or(UnitNumber::default(), |unit| UnitNumber::of(unit.number));
        effects::are_supported(cast, parts::ATTACKER, &parts::SUPPORTERS);
        effects::are_supported(cast, parts::DEFENDER, &parts::DEFENCE);
        let unlisted = |supports, roles: &[RoleId]| {
            if roles::each(cast, roles).is_empty() { supports } else { Count(0) }
        };
        let supports = unlisted(self.supports, &parts::SUPPORTERS);
        let defender_supports = unlisted(self.defender_supports, &parts::DEFENCE);
        cast.change_role(parts::ATTACKER, |unit: &mut Unit| {
            unit.fights = enemy;
            unit.fight_supports = supports;
            unit.fight_flanked = self.flanked;
            unit.fight_flanked_rear = self.flanked_rear;
            unit.fight_enemy_supports = defender_supports;
            unit.fight_enemy_flanked = self.defender_flanked;
            unit.fight_enemy_flanked_rear = self.defender_flanked_rear;
        });
        let (loser, hits) = match fought.verdict {
            Verdict::DefenderFallsBack => (parts::DEFENDER, fought.attacker_hits),
            Verdict::AttackerFallsBack => (parts::ATTACKER, fought.defender_hits),
            _ => return,
        };
        let hits = Count::from_raw(hits as i16);
        cast.change_role(loser, |unit: &mut Unit| unit.falls_back = hits);
    }

    fn then(&self, house: &House, fought: &RoundFought) -> Vec<Opening> {
        let (loser, hits) = match fought.verdict {
            Verdict::AnotherRound => {
                let lasts = house.charge_lasts;
                let round = Self {
                    charges: self.charges && lasts,
                    defender_charges: self.defender_charges && lasts,
                    further: true,
                    ..*self
                };
                let next = Opening::of(&round).decided().deciding(Self::AT.charges, round.charges);
                return vec![next.into()];
            }
            Verdict::DefenderFallsBack => (parts::DEFENDER, fought.attacker_hits),
            Verdict::AttackerFallsBack => (parts::ATTACKER, fought.defender_hits),
            _ => return Vec::new(),
        };
        let mut back = Opening::to::<LoserFallsBack>()
            .deciding(LoserFallsBack::AT.hits, Count::from_raw(hits as i16));
        if self.loses_infantry(fought.verdict, house) {
            back = back.deciding(LoserFallsBack::AT.soft, true);
        }
        vec![back.casting(&[(parts::LOSER, loser)]).into()]
    }
}

/// The role of the unit that falls back with this result.
fn loser(verdict: Verdict) -> RoleId {
    if verdict == Verdict::DefenderFallsBack { parts::DEFENDER } else { parts::ATTACKER }
}

impl Play for Assault {
    const ROLES: &'static [Role] = &roles::fight(
        roles::ATTACKER.listed(t::OPEN_ASSAULTS),
        roles::DEFENDER.listed(t::OPEN_ASSAULTED),
    );

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to().within(Self::AT.round, AssaultRound::fill(cast));
        match cast.state::<Unit>(parts::DEFENDER) {
            Some(unit) => known.knowing(Self::AT.defender_position, unit.position()),
            None => known,
        }
    }

    fn after(&self, house: &House, fought: &Fought, cast: &mut Participants) {
        effects::acts_alone(cast, parts::ATTACKER);
        effects::leaves_its_place(cast, parts::ATTACKER);
        self.round.decided(fought.verdict, house, cast);
        cast.change_role(parts::ATTACKER, |unit: &mut Unit| unit.fights = UnitNumber::default());
        let moved = Centimetres::from_raw(fought.moved.0 as i16);
        cast.change_role(loser(fought.verdict), |unit: &mut Unit| unit.goes_back = moved);
    }

    fn then(&self, house: &House, fought: &Fought) -> Vec<Opening> {
        if fought.moved.0 == 0 {
            return Vec::new();
        }
        let distance = Centimetres::from_raw(fought.moved.0 as i16);
        let loser = loser(fought.verdict);
        let mut back = Opening::to::<FallBack>()
            .deciding(FallBack::AT.distance, distance)
            .deciding(FallBack::AT.cause, Cause::Assault);
        if self.round.loses_infantry(fought.verdict, house) {
            back = back.deciding(FallBack::AT.soft, true);
        }
        vec![back.casting(&[(parts::TARGET, loser)]).into()]
    }
}

impl Play for LoserFallsBack {
    const ROLES: &'static [Role] = &[roles::LOSER];

    fn fill(cast: &Participants) -> To<Self> {
        let known = Opening::to();
        let Some(unit) = cast.state::<Unit>(parts::LOSER) else { return known };
        let mut known = known.knowing(Self::AT.position, unit.position());
        if unit.falls_back.0 > 0 {
            known = known.knowing(Self::AT.hits, Count::from_raw(unit.falls_back.0));
        }
        match unit.is_soft_in_assault() {
            Some(soft) => known.knowing(Self::AT.soft, soft),
            None => known,
        }
    }

    fn after(&self, house: &House, moved: &LoserMoved, cast: &mut Participants) {
        cast.change_role(parts::LOSER, |unit: &mut Unit| unit.falls_back = Count(0));
        effects::loses(cast, parts::LOSER, moved.end, house);
    }

    fn then(&self, _: &House, moved: &LoserMoved) -> Vec<Opening> {
        let back = then_back(moved.end, moved.moved, Some(self.soft), Cause::Assault).into_iter();
        // A loss together with friends is already applied; the unit in this role may be an IFV that
        // lost only its infantry, and must not suffer the loss again.
        let loser = if moved.end == End::Both { Opening::NOBODY } else { parts::LOSER };
        back.map(|back| back.casting(&[(parts::TARGET, loser)])).collect()
    }
}
