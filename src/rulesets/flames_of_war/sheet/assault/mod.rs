//! A whole assault, from the test before the charge until one side is left: procedure FOW-ASL-P1.
//!
//! Simplifications, which the screen mentions: every team able to fight is in contact in every
//! round; hits fall on operational teams, one each before any takes a second; a tank bailed out
//! counts as lost; in a mixed platoon hits fall on the teams that have no save; the odds assume
//! that each side makes the same choice after every passed test, while rolled dice stop and ask;
//! after [`MOST_ROUNDS`] rounds the fight is left undecided.

mod fight;
mod form;

use crate::rulesets::flames_of_war::prelude::*;

use super::close_combat::{CloseCombat, Foe};
use super::damage::{HITS_THAT_PIN, armour_sum};
use super::house::House;
use super::morale::PlatoonMorale;
use super::parts;
use super::shooting::Shooting;
use super::skill::SkillBase;
use super::test::{Test, TestKind};
use super::words::TargetKind;
use fight::BothSides;

pub use form::{
    Assault, AssaultBar, Assaulted, AttackerKind, CAVALRY_REACH, DefenderKind, End, Fighters,
    MOST_ROUNDS, OnPass, REACH,
};

/// The largest number of teams of one side; a larger assault has to be fought step by step.
const MOST_TEAMS: i16 = 30;

/// The largest number of tanks of one side, because the odds with a save for each are slow.
const MOST_TANKS: i16 = 20;

/// A refusal if there are more teams than this.
pub fn too_many(teams: i16, tanks: bool) -> Option<Note> {
    let most = if tanks { MOST_TANKS } else { MOST_TEAMS };
    let many = t::refused_too_many_dice(teams, most);
    (teams > most).then(|| Note::new(many, "FOW-ASL-16"))
}

impl Assault {
    fn refusals(&self) -> Vec<Note> {
        let cavalry = self.kind == AttackerKind::Cavalry;
        let distance = self.distance.0;
        let mut refusals = Notes::default();
        refusals.add(
            cavalry && distance > CAVALRY_REACH,
            t::REFUSED_CAVALRY_CHARGE_TOO_FAR,
            "FOW-AMB-20",
        );
        refusals.add(!cavalry && distance > REACH, t::REFUSED_CHARGE_TOO_FAR, "FOW-ASL-06");
        (refusals.0).extend(self.barred.refusal(self.has_tanks_alone()));
        let (own, enemy) = (self.own.teams.0, self.defenders.teams.0);
        (refusals.0).extend(too_many(own, self.has_tanks_alone()));
        (refusals.0).extend(too_many(enemy, self.against_tanks()));
        refusals.add(
            self.disengages() && self.attacked,
            t::REFUSED_DISENGAGE_ATTACKED,
            "FOW-REC-03",
        );
        refusals.add(
            self.disengages() && self.doubled,
            t::REFUSED_DOUBLED_DISENGAGING,
            "FOW-REC-03",
        );
        refusals.0
    }

    fn notes(&self) -> Notes {
        let tanks = self.has_tanks_alone();
        let mut notes = Notes::default();
        notes.add(
            self.kind == AttackerKind::Cavalry && self.distance.0 > REACH,
            t::NOTE_CAVALRY_CHARGE,
            "FOW-AMB-20",
        );
        notes.add(self.walled, t::NOTE_BREAK_IN, "FOW-ASL-19");
        notes.add(self.enemy == DefenderKind::Guns, t::NOTE_GUNS_BREAK_OFF, "FOW-ASL-04");
        notes.add(
            self.enemy == DefenderKind::Transports,
            t::NOTE_TRANSPORTS_BREAK_OFF,
            "FOW-ASL-05",
        );
        notes.add(!self.enemy_works(), t::STEP_WON, "FOW-ASL-20");
        notes.add(self.disengages(), t::NOTE_ASSAULT_DISENGAGES, "FOW-REC-10");
        notes.add(true, t::NOTE_ASSAULT_ALL_FIGHT, "FOW-ASL-16");
        notes.add(self.kind == AttackerKind::Mixed, t::NOTE_ASSAULT_MIXED, "FOW-AMB-24");
        notes.add(tanks || self.against_tanks(), t::NOTE_ASSAULT_TANKS_LOST, "FOW-ASL-18");
        notes.add(true, t::NOTE_ASSAULT_CHOSEN, "FOW-ASL-21");
        notes.add(true, t::NOTE_ASSAULT_REACTION, "FOW-AMB-67");
        notes.add(true, t::NOTE_ASSAULT_BREAK_OFF, "FOW-ASL-23");
        notes.add(true, t::NOTE_ASSAULT_CONSOLIDATE, "FOW-ASL-25");
        let rounds = t::note_assault_rounds(MOST_ROUNDS as i32);
        notes.add(true, rounds, "FOW-ASL-22");
        notes
    }

    /// Notes on circumstances that seem to prevent the assault but do not.
    fn not_counted(&self) -> Vec<Note> {
        let tanks = self.has_tanks_alone();
        let mut kept = Notes::default();
        kept.add(tanks && self.barred == AssaultBar::Pinned, t::NOTE_NEVER_PINNED, "FOW-PIN-03");
        kept.add(tanks && self.fire_hits() >= HITS_THAT_PIN, t::KEPT_FIRE_ON_TANKS, "FOW-ASL-14");
        kept.0
    }

    /// The opening of the fire at the assaulting platoon.
    pub(crate) fn defensive_fire(&self) -> Opening {
        let target =
            if self.has_tanks_alone() { TargetKind::Armoured } else { TargetKind::Infantry };
        Opening::to::<Shooting>()
            .knowing(Shooting::AT.target_skill, self.own.skill)
            .knowing(Shooting::AT.target, target)
            .knowing(Shooting::AT.teams, self.own.teams.0)
            .knowing_all(Shooting::AT.will, &self.own.will())
            // Teams that cannot fight can still be shot at.
            .deciding(Shooting::AT.defensive, true)
            .casting(parts::DEFENDER_SHOOTS)
            .named(t::DEFENSIVE_FIRE)
            .into()
    }

    /// The opening of the first round of close combat, in which the attackers strike.
    fn first_round(&self) -> Opening {
        let round = Opening::to::<CloseCombat>()
            .knowing(CloseCombat::AT.teams, self.own.teams.0)
            .knowing_all(CloseCombat::AT.trained, &self.own.trained())
            .knowing(CloseCombat::AT.enemies, self.defenders.teams.0);
        if !self.against_tanks() {
            return round.into();
        }
        let round = round
            .knowing(CloseCombat::AT.enemy, Foe::Tank)
            .knowing(CloseCombat::AT.anti_tank, self.own.anti_tank)
            .knowing(CloseCombat::AT.armour, self.defenders.armour)
            .knowing(CloseCombat::AT.state, self.state)
            .knowing_all(CloseCombat::AT.will, &self.defenders.will());
        let also_out = self.also_out() as i16;
        if also_out > 0 {
            round.knowing(CloseCombat::AT.next_bailed_out, also_out).into()
        } else {
            round.into()
        }
    }

    fn next(&self) -> Vec<Opening> {
        let mut next = Vec::new();
        if self.charges_by_test() {
            let test = Opening::to::<Test>().deciding(Test::AT.kind, TestKind::Motivation);
            let test = test.casting(&[(parts::UNIT, parts::ATTACKER)]);
            next.push(test.named(t::CHARGE_TEST).into());
        }
        // A reconnaissance platoon that disengages takes a test instead of firing (FOW-ASL-15).
        if !self.disengages() {
            next.push(self.defensive_fire());
        }
        next.extend([
            self.first_round(),
            PlatoonMorale::of(self.own.will(), parts::ATTACKER_IS_TESTED),
            PlatoonMorale::of(self.defenders.will(), parts::DEFENDER_IS_TESTED),
        ]);
        next
    }

    /// The numbers in the order they are needed.
    fn sums(&self, skill: &SkillBase, enemy_skill: &SkillBase) -> Vec<Sum> {
        let reaction = |id, title, of: &Fighters| {
            let figure = Figure::Need(of.motivation.test_number());
            Sum::plain(id, title, (of.motivation.label(), figure, "FOW-TUR-T1"))
        };
        let armour = |id, by: &Fighters, of: &Fighters| {
            armour_sum(id, by.anti_tank.0, (t::ARMOUR_TOP, of.armour.0), false)
        };
        let (own, enemy) = (&self.own, &self.defenders);
        let mut sums = Vec::new();
        if self.charges_by_test() {
            sums.push(reaction("charge", t::CHARGE_TEST, own));
        }
        if self.disengages() {
            sums.push(enemy_skill.sum("disengage", t::DISENGAGE_TEST));
        }
        sums.push(skill.sum("to-hit", t::ATTACKERS_HIT_ON));
        if self.against_tanks() {
            sums.push(armour("armour", own, enemy));
        }
        if !self.enemy_works() {
            return sums;
        }
        sums.push(reaction("enemy-reaction", t::DEFENDERS_REACT_ON, enemy));
        sums.push(enemy_skill.sum("enemy-to-hit", t::DEFENDERS_HIT_ON));
        if self.has_tanks_alone() {
            sums.push(armour("own-armour", enemy, own));
        }
        sums.push(reaction("reaction", t::ATTACKERS_REACT_ON, own));
        sums
    }
}

/// The endings that the attackers want, and those that they do not want.
const WON: &[End] = &[End::Cleared, End::BrokenOff];
const LOST: &[End] = &[End::AttackersBrokenOff, End::AttackersCleared];

impl Calculate for Assault {
    type House = House;
    type Outcome = Assaulted;
    const ABOUT: About = About::new("assault", t::ASSAULT, t::ASSAULT_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-ASL-P1", "FOW-ASL-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let skill = SkillBase::of(self.own.trained(), *house);
        let enemy_skill = SkillBase::of(self.defenders.trained(), *house);
        let (skill, enemy_skill) = match (skill, enemy_skill) {
            (Ok(skill), Ok(enemy_skill)) => (skill, enemy_skill),
            (Err(missing), _) | (_, Err(missing)) => {
                return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]).into();
            }
        };
        let refusals = self.refusals();
        if refusals.is_empty() && self.thrown_back() {
            let mut working = Working::word(t::ASSAULT_PLAQUE, t::WORD_THROWN_BACK);
            working.sums = vec![hits_sum(self.fire_hits() as i16)];
            working.notes = vec![
                Note::new(t::NOTE_THROWN_BACK, "FOW-ASL-14"),
                Note::new(t::NOTE_THROWN_BACK_PINNED, "FOW-AMB-22"),
            ];
            // The attackers charged, are pinned and return to where they were; neither side struck,
            // so the assaulted platoon was not hit.
            let unattached = self.own.unattached;
            return working.rolls(self, move |_| Assaulted {
                assault: End::ThrownBack,
                pinned: !unattached,
                ..Assaulted::default()
            });
        }
        let sums = self.sums(&skill, &enemy_skill);
        let both = BothSides::of(self, &skill, &enemy_skill);
        let mut notes = self.notes();
        notes.0.extend(skill.note.or(enemy_skill.note));
        let strikes_first = sums.first().is_some_and(|sum| sum.id == "to-hit");
        let striking = Figure::Dice(self.own.teams.0);
        Working {
            dice: strikes_first.then_some((t::DICE_D_6, striking)),
            headline: (sums.first())
                .map_or((t::TO_HIT, Figure::Impossible), |sum| (sum.title, sum.result.clone())),
            sums,
            notes: notes.0,
            not_counted: self.not_counted(),
            next: self.next(),
            refusals,
            ..Working::default()
        }
        .chance(t::WANT_ASSAULT_WON, Assaulted::AT.assault.is_one_of(WON))
        .chance(t::WANT_ASSAULT_LOST, Assaulted::AT.assault.is_one_of(LOST))
        .chance(t::WANT_OWN_LOST_AVERAGE, Assaulted::AT.lost.on_average())
        .rolls(self, move |dice| both.fight(dice))
    }
}

/// The sum behind "thrown back": five hits, and how many hits there are beyond that.
fn hits_sum(hits: i16) -> Sum {
    let pin = HITS_THAT_PIN as i16;
    Sum::number("pinned", t::RALLY_PINNED_CHECK, (t::RALLY_HITS_NEEDED, pin, "FOW-RES-01")).with(
        if hits > pin {
            vec![Modifier::new(t::ASSAULT_HITS_OVER, hits - pin, "FOW-ASL-14")]
        } else {
            Vec::new()
        },
    )
}
