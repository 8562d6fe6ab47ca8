//! The fight of an assault: round by round, with the reactions between them.

use crate::rulesets::flames_of_war::prelude::*;

use super::form::{Assault, Assaulted, AttackerKind, End, Fighters, MOST_ROUNDS, OnPass};
use crate::rulesets::flames_of_war::sheet::damage::{
    ARMOUR_EQUAL, ARMOUR_HIGHER, Damage, Losses, Ranks, Strike, Toll, armour_save,
};
use crate::rulesets::flames_of_war::sheet::skill::SkillBase;
use std::cell::Cell;

/// The choices of a side that passes its reaction test.
const REACTIONS: &[Text] = &[t::TABLE_COUNTERATTACK, t::TABLE_BREAK_OFF];
/// The index of the counterattack among these choices.
const COUNTERATTACK: usize = 0;

const fn reacts(name: Text) -> Roll {
    Roll::choice(REACTIONS, COUNTERATTACK as u8, name, "FOW-ASL-21")
}

/// The choices of the defenders, once the test before the charge is passed: whether to fire first
/// (FOW-ASL-11). Usually it is known before the test whether they fire.
const FIRE: &[Text] = &[t::TABLE_NO_FIRE, t::TABLE_FIRE_FIRST];
/// The index of "no fire" among these choices.
const NO_FIRE: usize = 0;

/// One side of the fight, with its rolls prepared.
#[derive(Clone, Copy)]
struct Side {
    teams: u32,
    to_hit: Roll,
    /// The armour save of its teams, if they are tanks.
    save: Option<Roll>,
    /// Whether it includes tanks, so that a counterattack against it needs a test.
    has_tanks: bool,
    /// Whether it counterattacks when allowed to.
    counterattacks: bool,
    reaction: Roll,
    /// The choice of its player whether to counterattack, if it may.
    choice: Roll,
    /// The test of a crew that would bail out a second time.
    crew_test: Roll,
}

impl Side {
    /// Whether its player counterattacks when allowed to: with real dice the player is asked at
    /// that point; the odds assume the usual choice (FOW-ASL-21).
    fn chooses_to_strike(&self, dice: &mut dyn Dice) -> bool {
        dice.choose(&self.choice) == COUNTERATTACK
    }

    /// The teams that it loses to this many hits, and how many of those only bailed out:
    /// operational teams take one hit each before any takes a second.
    fn losses(&self, dice: &mut dyn Dice, working: u32, hits: u32) -> Losses {
        let Some(save) = &self.save else {
            return Losses { destroyed: hits.min(working), ..Losses::default() };
        };
        let each = hits / working;
        let more = hits % working;
        let groups = [(more, each + 1), (if each > 0 { working - more } else { 0 }, each)];
        dice.each_of(&groups, |dice, &hits| {
            let end = dice.again(hits, Tank::Fights, |dice, tank| match tank {
                Tank::Destroyed => tank,
                // A crew that would bail out a second time tests (FOW-BAI-04, FOW-AMB-14).
                Tank::Fights | Tank::BailedOut => match dice.band(save) {
                    ARMOUR_HIGHER => tank,
                    ARMOUR_EQUAL if tank == Tank::Fights || dice.check(&self.crew_test) => {
                        Tank::BailedOut
                    }
                    _ => Tank::Destroyed,
                },
            });
            Losses {
                destroyed: u32::from(end == Tank::Destroyed),
                bailed_out: u32::from(end == Tank::BailedOut),
                ..Losses::default()
            }
        })
    }
}

coded! {
    /// A tank in close combat (FOW-ASL-18).
    #[derive(Debug, PartialEq, Eq)]
    enum Tank { Fights, BailedOut, Destroyed }
}

coded! {
    /// The next step: either side strikes, or the fight is over.
    #[derive(Debug, PartialEq, Eq)]
    enum Next {
        AttackersStrike,
        DefendersStrike,
        Cleared,
        BrokenOff,
        AttackersBrokenOff,
        AttackersCleared,
    }
}

impl Next {
    /// How the assault ends, once neither side strikes any more.
    const fn end(self) -> End {
        match self {
            Self::AttackersStrike | Self::DefendersStrike => End::Open,
            Self::Cleared => End::Cleared,
            Self::BrokenOff => End::BrokenOff,
            Self::AttackersBrokenOff => End::AttackersBrokenOff,
            Self::AttackersCleared => End::AttackersCleared,
        }
    }
}

coded! {
    /// The state of a fight: which sides have been hit in close combat, and their operational
    /// teams. It is as small as possible, because the odds of an assault visit thousands of states.
    #[derive(Debug, PartialEq, Eq)]
    struct Fight {
        next: Next,
        attackers_hit: bool,
        defenders_hit: bool,
        defenders: u32[0..=30],
        attackers: u32[0..=30],
    }
}

/// Both sides of an assault, with the events before the first blow.
#[derive(Clone, Copy)]
pub(super) struct BothSides {
    attackers: Side,
    defenders: Side,
    /// The test before charging tanks, if it is still to be taken.
    charge: Option<Roll>,
    /// The test of reconnaissance that disengages.
    disengage: Option<Roll>,
    /// The choice of the defenders whether to fire at the charge, if no fire has hit yet.
    fires_first: Option<Roll>,
    /// Defensive fire hit the attackers.
    fire_hit: bool,
    /// The effect of a hit on the assaulted teams if none of them is operational.
    idle: Option<Damage>,
    /// How many of those teams are bailed out, in addition to bogged ones.
    also_out: u32,
    /// Whether the attackers, and the defenders, can be pinned at all (FOW-IND-08).
    can_be_pinned: [bool; 2],
}

impl BothSides {
    pub(super) fn of(form: &Assault, skill: &SkillBase, enemy_skill: &SkillBase) -> Self {
        let (own, enemy) = (&form.own, &form.defenders);
        let tanks = form.has_tanks_alone();
        let strikes = |need, name, cite| Roll::new(Die::D6).at_least(need).named(name, cite);
        let save = |id, by: &Fighters, of: &Fighters| {
            armour_save(by.anti_tank.0 - of.armour.0 + own::total(id))
        };
        Self {
            attackers: Side {
                teams: own.teams.count(),
                to_hit: strikes(skill.need, t::ROLL_ATTACKERS_HIT, "FOW-ASL-16").by_acting(),
                save: tanks.then(|| save("own-armour", enemy, own).by_acting()),
                has_tanks: tanks || form.kind == AttackerKind::Mixed,
                counterattacks: own.on_pass == OnPass::Counterattack,
                reaction: own.will().test(t::ROLL_ATTACKERS_REACT, "FOW-ASL-21").by_acting(),
                choice: reacts(t::ROLL_ATTACKERS_CHOOSE),
                crew_test: own.will().test(t::ROLL_CREW_TEST, "FOW-BAI-04").by_acting(),
            },
            defenders: Side {
                teams: enemy.teams.count(),
                to_hit: strikes(enemy_skill.need, t::ROLL_DEFENDERS_HIT, "FOW-ASL-16").by_facing(),
                save: form.against_tanks().then(|| save("armour", own, enemy).by_facing()),
                has_tanks: form.against_tanks(),
                counterattacks: form.enemy.counterattacks()
                    && enemy.on_pass == OnPass::Counterattack,
                reaction: enemy.will().test(t::ROLL_DEFENDERS_REACT, "FOW-ASL-21").by_facing(),
                choice: reacts(t::ROLL_DEFENDERS_CHOOSE),
                crew_test: enemy.will().test(t::ROLL_CREW_TEST, "FOW-BAI-04").by_facing(),
            },
            charge: form
                .charges_by_test()
                .then(|| own.will().test(t::ROLL_CHARGE_TEST, "FOW-ASL-07").by_acting()),
            disengage: form
                .disengages()
                .then(|| strikes(enemy_skill.need, t::ROLL_DISENGAGE, "FOW-REC-10").by_facing()),
            fires_first: (form.charges_by_test()
                && form.fire_hits() == 0
                && form.enemy_works()
                && !form.disengages())
            .then(|| Roll::choice(FIRE, NO_FIRE as u8, t::ROLL_DEFENDERS_FIRE, "FOW-ASL-11")),
            fire_hit: form.fire_hits() > 0,
            idle: (!form.enemy_works()).then(|| {
                Damage::of(&Strike {
                    kind: TargetKind::Armoured,
                    state: form.state,
                    armour: (t::ARMOUR_TOP, enemy.armour.0),
                    over_16: false,
                    covered: false,
                    anti_tank: own.anti_tank.0,
                    // No Firepower test is rolled: it counts as passed (FOW-ASL-18).
                    firepower: 1,
                    will: enemy.will(),
                })
            }),
            also_out: form.also_out(),
            can_be_pinned: [!own.unattached, !enemy.unattached],
        }
    }

    pub(super) fn fight(&self, dice: &mut dyn Dice) -> Assaulted {
        let (attackers, defenders) = (self.attackers.teams, self.defenders.teams);
        let start = Fight {
            next: Next::AttackersStrike,
            attackers_hit: false,
            defenders_hit: false,
            defenders,
            attackers,
        };
        let bailed_out = Cell::new((0, 0));
        let (end, left) = if self.charge.is_some_and(|test| !dice.check(&test)) {
            (End::NoCharge, start)
        } else if self.fires_first.is_some_and(|fire| dice.choose(&fire) != NO_FIRE) {
            (End::Charging, start)
        } else if self.disengage.is_some_and(|test| dice.check(&test)) {
            (End::Disengaged, start)
        } else if let Some(damage) = &self.idle {
            return self.strike_idle(dice, damage);
        } else {
            let left = dice.until_absorbed(MOST_ROUNDS, start, |dice, fight| {
                self.round(dice, fight, &bailed_out)
            });
            (left.next.end(), left)
        };
        // Defensive fire counts as a hit here too (FOW-AMB-67), once the charge has happened.
        let fired_at = self.fire_hit && end != End::NoCharge;
        let (enemy_lost, lost) = (defenders - left.defenders, attackers - left.attackers);
        let (own_out, enemy_out) = bailed_out.get();
        Assaulted {
            assault: end,
            enemy_lost,
            lost,
            enemy_pinned: left.defenders_hit && self.can_be_pinned[1],
            pinned: (left.attackers_hit || fired_at) && self.can_be_pinned[0],
            enemy_toll: Toll::of(enemy_lost, enemy_out),
            toll: Toll::of(lost, own_out),
        }
    }

    /// No operational team is left among the defenders: the attackers strike once, and have won
    /// (FOW-ASL-20).
    fn strike_idle(&self, dice: &mut dyn Dice, damage: &Damage) -> Assaulted {
        let teams = self.defenders.teams;
        let hits = dice.successes(&self.attackers.to_hit, self.attackers.teams);
        let toll = if self.defenders.has_tanks {
            let (bogged, out) = (0, self.also_out);
            Ranks { teams, bogged, out }.take(damage, dice, hits)
        } else {
            Toll::of(hits.min(teams), 0)
        };
        Assaulted {
            assault: End::Cleared,
            enemy_lost: toll.destroyed() + toll.bailed_out,
            enemy_pinned: hits > 0 && self.can_be_pinned[1],
            pinned: self.fire_hit && self.can_be_pinned[0],
            enemy_toll: toll,
            ..Assaulted::default()
        }
    }

    /// One side strikes, and the other reacts (steps 4 to 8). Crews that bail out, on both sides,
    /// are counted outside the state: with real dice the rounds run in order and the count is
    /// right; in the odds its value is meaningless, and nothing uses it.
    fn round(&self, dice: &mut dyn Dice, mut fight: Fight, bailed_out: &Cell<(u32, u32)>) -> Fight {
        let defenders_strike = match fight.next {
            Next::AttackersStrike => false,
            Next::DefendersStrike => true,
            _ => return fight,
        };
        let (strikers, struck) = if defenders_strike {
            (&self.defenders, &self.attackers)
        } else {
            (&self.attackers, &self.defenders)
        };
        let (striking, working, was_hit) = if defenders_strike {
            (fight.defenders, &mut fight.attackers, &mut fight.attackers_hit)
        } else {
            (fight.attackers, &mut fight.defenders, &mut fight.defenders_hit)
        };
        let hits = dice.successes(&strikers.to_hit, striking);
        let teams = *working;
        let losses = |dice: &mut dyn Dice| {
            let lost = struck.losses(dice, teams, hits);
            let (own, enemy) = bailed_out.get();
            bailed_out.set(if defenders_strike {
                (own.saturating_add(lost.bailed_out), enemy)
            } else {
                (own, enemy.saturating_add(lost.bailed_out))
            });
            lost.destroyed + lost.bailed_out
        };
        // With saves, outcomes that lose the same number of teams are merged into one branch,
        // however many of the teams bailed out; without saves there is only one branch.
        *working -= match struck.save {
            Some(_) => dice.merged(losses),
            None => losses(dice),
        };
        *was_hit |= hits > 0;
        let (left, was_hit) = (*working, *was_hit);
        let strikes_back = left > 0
            && struck.counterattacks
            && if was_hit {
                // After a failed test there is no choice.
                dice.check(&struck.reaction) && struck.chooses_to_strike(dice)
            } else {
                // A side that was not hit passes without a roll, unless it counterattacks tanks.
                struck.chooses_to_strike(dice)
                    && (!strikers.has_tanks || dice.check(&struck.reaction))
            };
        fight.next = match (defenders_strike, left, strikes_back) {
            (true, 0, _) => Next::AttackersCleared,
            (false, 0, _) => Next::Cleared,
            (true, _, true) => Next::AttackersStrike,
            (false, _, true) => Next::DefendersStrike,
            (true, _, false) => Next::AttackersBrokenOff,
            (false, _, false) => Next::BrokenOff,
        };
        fight
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn a_fight_is_kept_as_a_number() {
        laws::of_codes::<Fight>();
        laws::of_codes::<Tank>();
    }
}
