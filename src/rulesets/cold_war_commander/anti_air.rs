//! Anti-air fire on one air unit: procedure CWC-AAF-P1.

use crate::aid::{
    About, Answer, Calculate, Count, Figure, Form, Modifier, Note, Opening, Participants, Play,
    Role, Sum, To, Wanted, Work, Working,
};
use crate::dice::{Dice, Die, Roll};
use crate::text::keys::cold_war_commander as t;
use crate::{form, outcome, words};

use super::becomes;
use super::deviation::AirDeviation;
use super::effect::{attack_dice, plain};
use super::house::House;
use super::parts;
use super::places::ACTING;
use super::roles;
use super::unit::Unit;
use super::words::Save;
use super::zone::AirStrike;

/// The number to hit an aircraft (CWC-AAF-02).
const TO_HIT: i16 = 5;

/// The number at which a hit makes an air unit abort (CWC-AAF-04).
const ABORT: i16 = 5;

form! {
    /// What anti-air fire depends on.
    pub struct AntiAir {
        group t::GROUP_AA => {
            /// Attack of all AA and SAM units in range and sight.
            dice: Count<0, 60> = 4, t::AA_DICE, ["CWC-AAF-01", "CWC-AMB-37"];
        }
        group t::GROUP_AIR_UNIT => {
            /// Its Hits.
            hits: Count<1, 12> = 3, t::HITS, ["CWC-AAF-03"];
            /// Its attack value.
            attack: Count<0, 20> = 4, t::ATTACK, ["CWC-AAF-05"];
            /// Hits on it already.
            marked: Count<0, 11> = 0, t::AIR_MARKED, ["CWC-AAF-03", "CWC-AAF-05"];
            /// Its Save, if its stat line has one.
            save: Save = Save::None, t::SAVE, ["CWC-AMB-37"];
            /// How many are with it on the mission, known of the units alone: they are fired
            /// at one after the other.
            others: Count<0, 2> = 0, t::OTHERS_ON_MISSION, ["CWC-AAF-01"],
                when |_form| false;
            /// This one and how many others are still to be fired at, known when it is opened
            /// after one of them, whatever became of that; 0: all of them.
            left: Count<0, 3> = 0, t::OTHERS_ON_MISSION, ["CWC-AAF-01"],
                when |_form| false;
        }
    }
}

/// The place of the first that is with the air unit on its mission among the roles.
const OTHERS: usize = 1 + roles::ANTI_AIR.len();

impl Play for AntiAir {
    const ROLES: &'static [Role] = {
        let [first, second, third, fourth] = roles::ANTI_AIR;
        let [wing, rear] = roles::ON_THE_MISSION;
        &[
            roles::AIR_UNITS[0].passive().listed(Self::ABOUT.title),
            first.listed(Self::ABOUT.title),
            second,
            third,
            fourth,
            wing,
            rear,
        ]
    };

    fn fill(cast: &Participants) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(ACTING) {
            known = known
                .knowing(Self::AT.hits, unit.hits)
                .knowing(Self::AT.attack, unit.attack)
                .knowing(Self::AT.marked, Count::from_raw(unit.marked.0))
                .knowing(Self::AT.save, unit.save);
        }
        // All of them fire together (CWC-AAF-01, CWC-AMB-37).
        let others = roles::states(cast, OTHERS..OTHERS + roles::ON_THE_MISSION.len());
        let known = known.knowing(Self::AT.others, Count::from_raw(others.len() as i16));
        let guns = roles::states(cast, 1..OTHERS);
        if guns.is_empty() {
            return known;
        }
        let dice = guns.iter().map(Unit::anti_air_dice).sum();
        known.knowing(Self::AT.dice, Count::from_raw(dice))
    }

    fn after(&self, _: &House, fired: &Fired, cast: &mut Participants) {
        becomes::fired_at_in_the_air(cast, ACTING, fired.fate, fired.hits);
    }

    fn then(&self, _: &House, fired: &Fired) -> Vec<Opening> {
        let mut next = Vec::new();
        let [first, second, third] = parts::AIR_UNITS;
        let left = match self.left.0 {
            0 => self.others.0,
            with_this_one => with_this_one - 1,
        };
        // After the last of them there is no other to fire at.
        if left > 0 {
            let mut casts = parts::go_on(parts::ANTI_AIR).to_vec();
            // The next one comes first, and the one that was fired at last.
            casts.extend(if self.others.0 == 1 {
                vec![(first, second), (second, first)]
            } else {
                vec![(first, second), (second, third), (third, first)]
            });
            let fire = Opening::to::<Self>()
                .named(t::OPEN_NEXT_ANTI_AIR)
                .deciding(Self::AT.left, left);
            next.push(fire.casting(&casts).into());
        }
        if matches!(fired.fate, Fate::Attacks | Fate::Reduced) {
            let attack = Count::from_raw(fired.attack as i16);
            let strike = Opening::to::<AirStrike>().deciding(AirStrike::AT.attack, attack);
            next.push(strike.casting(&parts::go_on(parts::AIR_UNITS)).into());
        } else if self.others.0 > 0 {
            // The others strike without it.
            let strike = Opening::to::<AirStrike>();
            next.push(strike.casting(&[(first, second), (second, third)]).into());
        }
        next
    }
}

impl Calculate for AntiAir {
    type House = House;
    type Outcome = Fired;
    const ABOUT: About = About {
        id: "anti-air",
        title: t::ANTI_AIR,
        summary: t::ANTI_AIR_SUMMARY,
        cites: &["CWC-AAF-P1"],
    };

    fn work(&self, _: &House) -> Work<Self> {
        let mut refusals = Vec::new();
        if self.marked.0 >= self.hits.0 {
            refusals.push(Note::new(
                t::refused_shot_down(self.marked.0, self.hits.0),
                "CWC-AAF-03",
            ));
        }
        let mut sheets = vec![
            plain(
                "dice",
                t::NUMBER_OF_DICE,
                (t::AA_DICE, Figure::Dice(self.dice.0), "CWC-AAF-01"),
            ),
            plain(
                "to-hit",
                t::TO_HIT,
                (t::AIRCRAFT_HIT_ON, Figure::Need(TO_HIT), "CWC-AAF-02"),
            ),
        ];
        if let Some(save) = self.save.number() {
            sheets.push(plain(
                "save",
                t::SAVE,
                (t::SAVE_EACH_HIT, Figure::Need(save), "CWC-AMB-37"),
            ));
        }
        if self.marked.0 > 0 {
            let left = (self.attack.0 - self.marked.0).max(0);
            let mut modifiers = vec![Modifier::new(t::AIR_MARKED, -self.marked.0, "CWC-AAF-05")];
            if left > self.attack.0 - self.marked.0 {
                modifiers.push(Modifier::new(
                    t::MOD_NEVER_BELOW_0,
                    left - self.attack.0 + self.marked.0,
                    "CWC-AMB-15",
                ));
            }
            sheets.push(Sum {
                id: "attack",
                title: t::ATTACK_BEFORE_AA,
                base: (t::ATTACK, Figure::Number(self.attack.0), "CWC-STA-01"),
                modifiers,
                result: Figure::Number(left),
            });
        }
        let air_unit = AirUnit {
            left: (self.hits.0 - self.marked.0).max(0) as u32,
            attack: (self.attack.0 - self.marked.0).max(0) as u32,
            save: self.save,
        };
        let worn = self.marked.0 > 0;
        let dice_rolled = self.dice.count();
        let working = Working {
            headline: (t::TO_HIT, Figure::Need(TO_HIT)),
            dice: Some(attack_dice(self.dice.0)),
            sheets,
            notes: vec![
                Note::new(t::NOTE_AA_ALL_FIRE, "CWC-AAF-01"),
                Note::new(t::NOTE_AA_ORDER, "CWC-AAF-06"),
                Note::new(t::NOTE_AA_LOSS_FIRST, "CWC-AMB-43"),
            ],
            not_counted: if worn {
                vec![Note::new(t::KEPT_OLD_HITS, "CWC-AAF-04")]
            } else {
                Vec::new()
            },
            next: vec![
                Opening::to::<AirStrike>()
                    .knowing(AirStrike::AT.attack, air_unit.attack as i16)
                    .casting(&parts::go_on(parts::AIR_UNITS))
                    .into(),
                Opening::to::<AirDeviation>().into(),
            ],
            refusals,
            ..Working::default()
        };
        let stopped = Wanted::Is(&["aborts", "shot-down"]);
        let working = working
            .wanting(t::WANT_STOPPED, "air-unit", stopped)
            .wanting(t::WANT_SHOT_DOWN, "air-unit", Wanted::Is(&["shot-down"]))
            .wanting(t::WANT_ATTACK_LEFT, "attack", Wanted::OnAverage);
        working.rolls(self, move |dice| {
            let (fate, hits) = air_unit.under_fire(dice, dice_rolled, TO_HIT);
            match fate {
                Fate::Attacks => Fired {
                    fate: if hits > 0 || worn {
                        Fate::Reduced
                    } else {
                        Fate::Attacks
                    },
                    attack: air_unit.attack.saturating_sub(hits),
                    hits,
                },
                fate => Fired {
                    fate,
                    attack: 0,
                    hits,
                },
            }
        })
    }
}

words! {
    /// What becomes of an air unit under fire.
    pub enum Fate {
        /// It goes on.
        Attacks = "attacks" => t::WORD_ATTACKS, Bad;
        /// It goes on with less than it has.
        Reduced = "reduced" => t::WORD_ATTACKS_REDUCED, Plain;
        /// It aborts its mission.
        Aborts = "aborts" => t::WORD_ABORTS, Plain;
        /// It is shot down.
        ShotDown = "shot-down" => t::WORD_SHOT_DOWN, Good;
    }
}

outcome! {
    /// What anti-air fire did.
    pub struct Fired of |_form: &AntiAir| {
        /// What becomes of the air unit.
        fate as "air-unit": Fate, t::PART_AIR_UNIT;
        /// The attack value that it has left.
        attack: u32, t::PART_ATTACK_LEFT, tone Bad;
        /// Hits that Saves left.
        hits: u32, t::PART_HITS;
    }
}

/// An air unit under fire.
#[derive(Clone, Copy, Debug)]
pub(super) struct AirUnit {
    /// Hits it can still take.
    pub left: u32,
    /// Its attack value now.
    pub attack: u32,
    /// Its Save.
    pub save: Save,
}

impl AirUnit {
    /// The effect of this many attack dice on it: its fate, and the hits it took
    /// (CWC-AAF-P1, steps 1 to 3).
    pub fn under_fire(&self, dice: &mut dyn Dice, attacks: u32, need: i16) -> (Fate, u32) {
        let d6 = Roll::new(Die::D6);
        let hit = d6
            .at_least(need)
            .named(t::ROLL_TO_HIT, "CWC-AAF-02")
            .by_acting();
        let save = (self.save.number()).map(|number| {
            d6.at_least(number)
                .named(t::ROLL_SAVES, "CWC-AMB-37")
                .by_facing()
        });
        let abort = d6
            .at_least(ABORT)
            .named(t::ROLL_ABORT, "CWC-AAF-04")
            .by_acting();
        let hits = dice.each(attacks, |die| {
            let saved = |die: &mut dyn Dice| save.is_some_and(|save| die.check(&save));
            u32::from(die.check(&hit) && !saved(die))
        });
        let fate = if hits >= self.left {
            Fate::ShotDown
        } else if dice.each(hits, |die| die.check(&abort)) {
            Fate::Aborts
        } else {
            Fate::Attacks
        };
        (fate, hits)
    }
}
