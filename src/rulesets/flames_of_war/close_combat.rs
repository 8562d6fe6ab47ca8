//! One round of close combat: procedure FOW-ASL-P2.

use crate::aid::{Calculator, Count, Form, Note, Opening, Outcome, Values, Working};
use crate::dice::{Dice, Die, Roll};
use crate::text::keys::flames_of_war as t;
use crate::{choices, form};

use super::damage::{BAILED_OUT, DESTROYED, Damage, Strike, armour_sheet};
use super::shooting::HITS;
use super::skill::SkillBase;
use super::words::{Motivation, Skill, SkillNumber, TargetKind, VehicleState};

choices! {
    /// What is hit in close combat.
    pub enum Foe {
        /// Infantry, guns, unarmoured vehicles: no save (FOW-ASL-17).
        Other = "other" => t::FOE_OTHER,
        /// Armoured tanks, and armoured transports too (FOW-AMB-24).
        Tank = "tank" => t::FOE_TANK,
    }
}

form! {
    /// What a round of close combat depends on.
    pub struct CloseCombat {
        group t::GROUP_FIGHTERS => {
            /// Teams in contact or within 2"/5 cm, able to fight.
            teams: Count<0, 30> = 5, t::FIGHTING_TEAMS, ["FOW-ASL-16"];
            /// Their skill.
            skill: Skill = Skill::Trained, t::TEST_SKILL, ["FOW-ASL-16"];
            /// Their number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"];
            /// Anti-tank in close combat.
            anti_tank: Count<1, 25> = 3, t::ANTI_TANK, ["FOW-ASL-18", "FOW-AMB-24"],
                when |form| form.enemy == Foe::Tank;
        }
        group t::GROUP_FOES => {
            /// What they hit.
            enemy: Foe = Foe::Other, t::FOE_KIND, ["FOW-ASL-17", "FOW-ASL-18"];
            /// Enemy teams that can be hit.
            enemies: Count<1, 30> = 5, t::FOE_TEAMS, ["FOW-ASL-16", "FOW-AMB-24"];
            /// Top armour.
            armour: Count<0, 5> = 1, t::ARMOUR_TOP, ["FOW-ASL-18"],
                when |form| form.enemy == Foe::Tank;
            /// The state of the tanks.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04", "FOW-AMB-14"],
                when |form| form.enemy == Foe::Tank;
            /// Their motivation, for crews that bail out twice.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-BAI-04", "FOW-TUR-T1"],
                when |form| form.enemy == Foe::Tank;
            /// The company commander or higher command leads them.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05"],
                when |form| form.enemy == Foe::Tank;
        }
    }
}

/// The calculator.
pub const CLOSE_COMBAT: Calculator = Calculator {
    id: "close-combat",
    title: t::CLOSE_COMBAT,
    summary: t::CLOSE_COMBAT_SUMMARY,
    cites: &["FOW-ASL-P2", "FOW-ASL-16"],
    fields: CloseCombat::FIELDS,
    work: close_combat,
};

fn close_combat(answers: &Values, house: &Values) -> Working {
    let form: CloseCombat = answers.typed();
    let skill = match SkillBase::of(form.skill, form.skill_number, house) {
        Ok(skill) => skill,
        Err(missing) => {
            return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]);
        }
    };
    let tanks = form.enemy == Foe::Tank;
    let to_hit = skill.sheet("to-hit", t::TO_HIT);
    let plaque = (t::TO_HIT, to_hit.result.clone());
    let mut sheets = vec![to_hit];
    let mut parts = vec![DESTROYED];
    let mut notes = Vec::new();
    if tanks {
        sheets.push(armour_sheet(
            form.anti_tank.0,
            (t::ARMOUR_TOP, form.armour.0),
            false,
        ));
        parts.push(BAILED_OUT);
        notes.extend([
            Note::new(t::NOTE_CLOSE_NO_FIREPOWER, "FOW-ASL-18"),
            Note::new(t::NOTE_CLOSE_ANTI_TANK, "FOW-AMB-24"),
            Note::new(t::NOTE_SAVES_SECOND_BAIL_OUT, "FOW-BAI-04"),
            Note::new(t::NOTE_CLOSE_SPREAD, "FOW-AMB-24"),
        ]);
    } else {
        notes.push(Note::new(t::NOTE_CLOSE_NO_SAVE, "FOW-ASL-17"));
    }
    parts.push(HITS);
    notes.push(Note::new(t::NOTE_CLOSE_FLAGS, "FOW-AMB-67"));
    notes.extend(skill.note);
    let hit = Roll::new(Die::D6)
        .at_least(skill.need)
        .named(t::ROLL_CLOSE_COMBAT, "FOW-ASL-16");
    let damage = Damage::of(&Strike {
        kind: TargetKind::Armoured,
        state: form.state,
        armour: (t::ARMOUR_TOP, form.armour.0),
        over_16: false,
        covered: false,
        anti_tank: form.anti_tank.0,
        // No Firepower is rolled: it counts as passed (FOW-ASL-18).
        firepower: 1,
        motivation: form.motivation,
        reroll: form.reroll,
    });
    let (teams, enemies) = (form.teams.count(), form.enemies.count());
    Working {
        plaque,
        sheets,
        notes,
        next: vec![Opening::new("test"), Opening::new("platoon-morale")],
        parts,
        procedure: Some(Box::new(move |dice: &mut dyn Dice| {
            let hits = dice.successes(&hit, teams);
            if tanks {
                let losses = damage.take(dice, enemies, hits);
                Outcome::of(&[losses.destroyed, losses.bailed_out, hits])
            } else {
                Outcome::of(&[hits.min(enemies), hits])
            }
        })),
        ..Working::default()
    }
}
