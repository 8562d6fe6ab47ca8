//! Anti-air fire on one air unit: procedure CWC-AAF-P1.

use crate::rulesets::cold_war_commander::prelude::*;

use super::effect::{attack_dice, plain};
use super::forms::AirDeviation;
use super::zone::AirStrike;

/// The number needed to hit an air unit (CWC-AAF-02).
const TO_HIT: i16 = 5;

/// The number at which a hit makes an air unit abort (CWC-AAF-04).
const ABORT: i16 = 5;

form! {
    /// The questions about anti-air fire.
    pub struct AntiAir {
        group t::GROUP_AA => {
            /// The attack dice of all AA and SAM units in range and sight.
            dice: Count<0, 60> = 4, t::AA_DICE, ["CWC-AAF-01", "CWC-AMB-37"];
        }
        group t::GROUP_AIR_UNIT => {
            /// The Hits of the air unit.
            hits: Count<1, 12> = 3, t::HITS, ["CWC-AAF-03"];
            /// Its attack value.
            attack: Count<0, 20> = 4, t::ATTACK, ["CWC-AAF-05"];
            /// Hits it has already taken.
            marked: Count<0, 11> = 0, t::AIR_MARKED, ["CWC-AAF-03", "CWC-AAF-05"];
            /// Its Save, if its stat line has one.
            save: Save = Save::None, t::SAVE, ["CWC-AMB-37"];
            /// The number of other air units with it on the mission, known only from the units:
            /// they are fired at one after another.
            others: Count<0, 2> = 0, t::OTHERS_ON_MISSION, ["CWC-AAF-01"],
                when |_form| false;
            /// How many air units of the mission are still to be fired at, including this one;
            /// known only if another one was fired at just before, whatever happened to it. 0 means
            /// all of them.
            left: Count<0, 3> = 0, t::OTHERS_ON_MISSION, ["CWC-AAF-01"],
                when |_form| false;
        }
    }
}

impl Calculate for AntiAir {
    type House = House;
    type Outcome = Fired;
    const ABOUT: About = About::new("anti-air", t::ANTI_AIR, t::ANTI_AIR_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-AAF-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        let mut refusals = Vec::new();
        if self.marked.0 >= self.hits.0 {
            refusals
                .push(Note::new(t::refused_shot_down(self.marked.0, self.hits.0), "CWC-AAF-03"));
        }
        let mut sums = vec![
            plain("dice", t::NUMBER_OF_DICE, (t::AA_DICE, Figure::Dice(self.dice.0), "CWC-AAF-01")),
            plain("to-hit", t::TO_HIT, (t::AIRCRAFT_HIT_ON, Figure::Need(TO_HIT), "CWC-AAF-02")),
        ];
        if let Some(save) = self.save.number() {
            sums.push(plain("save", t::SAVE, (t::SAVE_EACH_HIT, Figure::Need(save), "CWC-AMB-37")));
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
            sums.push(
                Sum::number(
                    "attack",
                    t::ATTACK_BEFORE_AA,
                    (t::ATTACK, self.attack.0, "CWC-STA-01"),
                )
                .with(modifiers),
            );
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
            sums,
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
        let stopped = Fired::AT.fate.is_one_of(&[Fate::Aborts, Fate::ShotDown]);
        let working = working
            .chance(t::WANT_STOPPED, stopped)
            .chance(t::WANT_SHOT_DOWN, Fired::AT.fate.is(Fate::ShotDown))
            .chance(t::WANT_ATTACK_LEFT, Fired::AT.attack.on_average());
        working.rolls(self, move |dice| {
            let (fate, hits) = air_unit.under_fire(dice, dice_rolled, TO_HIT);
            match fate {
                Fate::Attacks => Fired {
                    fate: if hits > 0 || worn { Fate::Reduced } else { Fate::Attacks },
                    attack: air_unit.attack.saturating_sub(hits),
                    hits,
                },
                fate => Fired { fate, attack: 0, hits },
            }
        })
    }
}

words! {
    /// The fate of an air unit under fire.
    pub enum Fate {
        /// It continues.
        Attacks = "attacks" => t::WORD_ATTACKS, Bad;
        /// It continues with a reduced Attack.
        Reduced = "reduced" => t::WORD_ATTACKS_REDUCED, Plain;
        /// It aborts its mission.
        Aborts = "aborts" => t::WORD_ABORTS, Plain;
        /// It is shot down.
        ShotDown = "shot-down" => t::WORD_SHOT_DOWN, Good;
    }
}

outcome! {
    /// The effect of anti-air fire.
    pub struct Fired of |_form: &AntiAir| {
        /// The fate of the air unit.
        fate as "air-unit": Fate, t::PART_AIR_UNIT;
        /// Its remaining attack value.
        attack: u32, t::PART_ATTACK_LEFT, tone Bad;
        /// Hits left after Saves.
        hits: u32, t::PART_HITS;
    }
}

/// An air unit under fire.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AirUnit {
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
        let hit = d6.at_least(need).named(t::ROLL_TO_HIT, "CWC-AAF-02").by_acting();
        let save = (self.save.number())
            .map(|number| d6.at_least(number).named(t::ROLL_SAVES, "CWC-AMB-37").by_facing());
        let abort = d6.at_least(ABORT).named(t::ROLL_ABORT, "CWC-AAF-04").by_acting();
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
