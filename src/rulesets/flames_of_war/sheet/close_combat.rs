//! One round of close combat: procedure FOW-ASL-P2.

use crate::rulesets::flames_of_war::prelude::*;

use super::damage;
use super::damage::{Damage, Ranks, Strike, Toll, armour_sum};
use super::morale::PlatoonMorale;
use super::skill::{SkillBase, Trained};
use super::test::Test;

choices! {
    /// The target in close combat.
    pub enum Foe {
        /// Infantry, guns, unarmoured vehicles: no save (FOW-ASL-17).
        Other = "other" => t::FOE_OTHER,
        /// Armoured tanks; armoured transports too (FOW-AMB-24).
        Tank = "tank" => t::FOE_TANK,
    }
}

form! {
    /// The questions about a round of close combat.
    pub struct CloseCombat {
        group t::GROUP_FIGHTERS => {
            /// Teams in contact or within 2"/5 cm, able to fight.
            teams: Count<0, 30> = 5, t::FIGHTING_TEAMS, ["FOW-ASL-16"];
            /// Their level of training.
            trained: Trained => "", heads [t::GROUP_FIGHTERS],
                with { skill = Skill::Trained, t::TEST_SKILL, ["FOW-ASL-16"]; };
            /// Their Anti-tank in close combat.
            anti_tank: Count<1, 25> = 3, t::ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"],
                when |form| form.enemy == Foe::Tank;
        }
        group t::GROUP_FOES => {
            /// The kind of target.
            enemy: Foe = Foe::Other, t::FOE_KIND, ["FOW-ASL-17", "FOW-ASL-18"];
            /// Enemy teams that can be hit.
            enemies: Count<1, 30> = 5, t::FOE_TEAMS, ["FOW-ASL-16", "FOW-AMB-24"];
            /// The top armour of the enemy's tanks.
            armour: Count<0, 5> = 1, t::ARMOUR_TOP, ["FOW-ASL-18"],
                when |form| form.enemy == Foe::Tank;
            /// The state of the tanks that are hit first.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04", "FOW-AMB-14"],
                when |form| form.enemy == Foe::Tank;
            /// Bogged tanks that are hit after the working ones.
            next_bogged: Count<0, 30> = 0, t::ALSO_BOGGED, ["FOW-AMB-24", "FOW-BAI-04"],
                when |form| form.enemy == Foe::Tank && form.state == VehicleState::Working;
            /// Tanks whose crews have bailed out, hit after the others.
            next_bailed_out: Count<0, 30> = 0, t::ALSO_BAILED_OUT, ["FOW-AMB-24", "FOW-BAI-04"],
                when |form| form.enemy == Foe::Tank && form.state != VehicleState::BailedOut;
            /// Their motivation, for crews that bail out twice.
            will: Will => "", heads [t::GROUP_FOES],
                when |form, _| form.enemy == Foe::Tank,
                with {
                    motivation = Motivation::Confident, t::MOTIVATION, ["FOW-BAI-04", "FOW-TUR-T1"];
                    reroll = false, t::COMMANDER_REROLL, ["FOW-IND-05"];
                };
        }
    }
}

outcome! {
    /// The effect of a round on the enemy.
    pub struct Fought of |form: &CloseCombat| {
        /// Teams destroyed.
        destroyed: u32, t::PART_DESTROYED;
        /// Vehicles newly bailed out.
        bailed_out: u32, t::PART_BAILED_OUT, when form.enemy == Foe::Tank;
        /// Hits.
        hits: u32, t::PART_HITS;
    } beside {
        /// The losses, by state.
        toll: Toll;
    }
}

impl Calculate for CloseCombat {
    type House = House;
    type Outcome = Fought;
    const ABOUT: About = About::new("close-combat", t::CLOSE_COMBAT, t::CLOSE_COMBAT_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-ASL-P2", "FOW-ASL-16"];

    fn work(&self, house: &House) -> Work<Self> {
        let skill = match SkillBase::of(self.trained, *house) {
            Ok(skill) => skill,
            Err(missing) => {
                return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]).into();
            }
        };
        let tanks = self.enemy == Foe::Tank;
        let to_hit = skill.sum("to-hit", t::TO_HIT);
        let headline = (t::TO_HIT, to_hit.result.clone());
        let mut sums = vec![to_hit];
        let armour = (t::ARMOUR_TOP, self.armour.0);
        if tanks {
            sums.push(armour_sum("armour", self.anti_tank.0, armour, false));
        }
        let hit = Roll::new(Die::D6)
            .at_least(skill.need)
            .named(t::ROLL_CLOSE_COMBAT, "FOW-ASL-16")
            .by_acting();
        let damage = Damage::of(&Strike {
            kind: TargetKind::Armoured,
            state: self.state,
            armour,
            over_16: false,
            covered: false,
            anti_tank: self.anti_tank.0,
            // No Firepower test is rolled: it counts as passed (FOW-ASL-18).
            firepower: 1,
            will: self.will,
        });
        let (teams, enemies) = (self.teams.count(), self.ranks());
        let working = Working {
            headline,
            sums,
            notes: self.notes(skill.note),
            next: vec![
                Opening::to::<Test>().into(),
                PlatoonMorale::of(self.will, parts::DEFENDER_IS_TESTED),
            ],
            dice: Some((t::DICE_D_6, Figure::Dice(self.teams.0))),
            ..Working::default()
        };
        let one = enemies.teams + enemies.bogged + enemies.out == 1;
        let working =
            damage::wanted(working, Fought::AT.destroyed, Fought::AT.bailed_out, one, tanks);
        working.rolls(self, move |dice| {
            let hits = dice.successes(&hit, teams);
            let toll = if tanks {
                enemies.take(&damage, dice, hits)
            } else {
                Toll::of(hits.min(enemies.teams), 0)
            };
            Fought { destroyed: toll.destroyed(), bailed_out: toll.bailed_out, hits, toll }
        })
    }
}

impl CloseCombat {
    /// The enemy's teams by the state they are in.
    pub(crate) fn ranks(&self) -> Ranks {
        let tanks = self.enemy == Foe::Tank;
        let count = |count: Count<0, 30>, asked| if tanks && asked { count.count() } else { 0 };
        Ranks {
            teams: self.enemies.count(),
            bogged: count(self.next_bogged, self.state == VehicleState::Working),
            out: count(self.next_bailed_out, self.state != VehicleState::BailedOut),
        }
    }

    fn notes(&self, of_skill: Option<Note>) -> Vec<Note> {
        let tanks = self.enemy == Foe::Tank;
        let mut notes = Notes::default();
        notes.add(tanks, t::NOTE_CLOSE_NO_FIREPOWER, "FOW-ASL-18");
        notes.add(tanks, t::NOTE_CLOSE_ANTI_TANK, "FOW-AMB-24");
        notes.add(tanks, t::NOTE_SAVES_SECOND_BAIL_OUT, "FOW-BAI-04");
        notes.add(tanks, t::NOTE_CLOSE_SPREAD, "FOW-AMB-24");
        notes.add(!tanks, t::NOTE_CLOSE_NO_SAVE, "FOW-ASL-17");
        notes.add(true, t::NOTE_CLOSE_FLAGS, "FOW-AMB-67");
        notes.0.extend(of_skill);
        notes.0
    }
}
