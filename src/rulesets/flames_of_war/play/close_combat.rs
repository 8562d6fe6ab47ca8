//! How units take part in `close_combat`: roles, known answers, effects.

use crate::rulesets::flames_of_war::prelude::*;

use super::roles;
use crate::rulesets::flames_of_war::sheet::close_combat::{CloseCombat, Foe, Fought};
use crate::rulesets::flames_of_war::sheet::test::{Test, TestKind};
use crate::rulesets::flames_of_war::units::tracker::{Platoon, UnitKind};

impl Play for CloseCombat {
    const ROLES: &'static [Role] = &[roles::STRIKES, roles::STRUCK];

    const LIMITS: &'static [Limit] = &[
        Limit {
            place: Self::AT.teams.index(),
            most: |_, cast| roles::most(cast, parts::ATTACKER, Platoon::free),
            cite: "FOW-ASL-16",
        },
        Limit {
            place: Self::AT.enemies.index(),
            most: |_, cast| roles::most(cast, parts::DEFENDER, Platoon::remaining),
            cite: "FOW-ASL-16",
        },
    ];

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Platoon>(parts::ATTACKER) {
            known = known
                .knowing(Self::AT.teams, unit.free())
                .knowing_all(Self::AT.trained, &unit.trained())
                .knowing(Self::AT.anti_tank, unit.assault_anti_tank);
        }
        if let Some(unit) = cast.state::<Platoon>(parts::DEFENDER) {
            let (teams, state, [bogged, bailed_out]) = unit.shot_at();
            known = known
                .knowing(
                    Self::AT.enemy,
                    if unit.kind == UnitKind::Armoured { Foe::Tank } else { Foe::Other },
                )
                .knowing(Self::AT.enemies, teams)
                .knowing(Self::AT.armour, unit.top.0)
                .knowing(Self::AT.state, state)
                .knowing(Self::AT.next_bogged, bogged)
                .knowing(Self::AT.next_bailed_out, bailed_out)
                .knowing_all(Self::AT.will, &roles::led(cast, parts::DEFENDER, &unit));
        }
        known
    }

    fn after(&self, _: &House, fought: &Fought, cast: &mut Participants) {
        roles::fight(cast);
        cast.change_role(parts::DEFENDER, |unit: &mut Platoon| {
            unit.is_struck_at(fought.hits);
            unit.suffers(fought.toll, self.state);
        });
        roles::clears(cast);
    }

    /// The platoon that was struck reacts, if any of it is left: it takes a motivation test, then
    /// strikes back or breaks off (FOW-ASL-21, FOW-ASL-22).
    fn then(&self, _: &House, fought: &Fought) -> Vec<Opening> {
        let ranks = self.ranks();
        if fought.destroyed >= ranks.teams + ranks.bogged + ranks.out {
            return Vec::new();
        }
        let [striker, struck] = [parts::ATTACKER, parts::DEFENDER];
        let reacts = Opening::to::<Test>().deciding(Test::AT.kind, TestKind::Motivation);
        let strikes_back = Opening::to::<Self>();
        vec![
            reacts.casting(&[(parts::UNIT, struck)]).into(),
            strikes_back.casting(&[(striker, struck), (struck, striker)]).into(),
        ]
    }
}
