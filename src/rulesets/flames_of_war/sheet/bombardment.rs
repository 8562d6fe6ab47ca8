//! An artillery bombardment as one chain: ranging in, hitting the teams under the template, saves,
//! pinning. Procedures FOW-ART-P1 and FOW-ART-P2.

use crate::rulesets::flames_of_war::prelude::*;

use super::damage::Strike;
use super::morale::PlatoonMorale;
use super::passengers::Passengers;
use super::ranging::{Aim, BatteryBar, Mark, Ranged, Ranger};
use super::saves::Fire;
use super::skill::{SkillBase, Trained};
use super::template::{Struck, ToHit, Under, Volley};

form! {
    /// The questions about a bombardment.
    pub struct Bombardment {
        group t::GROUP_TARGET => {
            /// The target.
            mark: Mark => "", when |form, _| form.is_ranging();
            /// The teams under the template.
            under: Under => "";
            /// Their motivation, for crews that bail out twice.
            will: Will => "", heads [t::GROUP_TARGET],
                when |form, _| form.under.tests_crews(),
                with {
                    motivation = Motivation::Confident, t::MOTIVATION, ["FOW-BAI-04", "FOW-TUR-T1"];
                    reroll = false, t::COMMANDER_REROLL, ["FOW-IND-05"];
                };
        }
        group t::GROUP_BATTERY => {
            /// The battery's level of training.
            trained: Trained => "", heads [t::GROUP_BATTERY],
                with { skill = Skill::Trained, t::BATTERY_SKILL, ["FOW-ART-23"]; };
            /// The number of guns, including one that spots.
            guns: Count<1, 24> = 4, t::GUNS_FIRING, ["FOW-ART-25", "FOW-ART-T2"];
            /// One of them spots, and does not fire.
            own_gun: bool = false, t::GUN_SPOTS, ["FOW-ART-11", "FOW-AMB-64"],
                when |form| !form.company;
            /// The battery has rocket launchers.
            rockets: bool = false, t::ROCKETS, ["FOW-ART-27", "FOW-ART-28"];
            /// The bombardment's Anti-tank.
            anti_tank: Count<1, 25> = 4, t::ANTI_TANK, ["FOW-ART-30"],
                when |form| form.under.is_armoured();
            /// Its Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| form.under.asks_firepower();
        }
        group t::RANGING_IN => {
            /// It is a repeat volley at the same point, by a battery with a staff.
            repeat: bool = false, t::REPEAT_VOLLEY, ["FOW-ART-15", "FOW-AMB-31"];
            /// It is this turn's repeat volley again, at another platoon under its template.
            same_template: bool = false, t::SAME_TEMPLATE, ["FOW-AMB-77", "FOW-ART-06"],
                when |form| form.repeat && form.barred == BatteryBar::Fired;
            /// Whether it has already ranged in.
            ranged: Ranged = Ranged::NotYet, t::RANGED_IN, ["FOW-ART-12", "FOW-ART-24"],
                when |form| !form.repeat;
            /// The try on which its bombardment of this turn ranged in, if it is fired at
            /// another platoon under its template.
            volley: Ranged = Ranged::NotYet, t::VOLLEY_RANGED_IN, ["FOW-AMB-77", "FOW-ART-24"],
                when |form| form.is_same_volley();
            /// Company command spots.
            company: bool = false, t::COMPANY_COMMAND_SPOTS, ["FOW-ART-14", "FOW-AMB-64"],
                when |form| form.is_ranging();
            /// It is counter-battery fire with only smoke trails to aim at.
            trails: bool = false, t::SMOKE_TRAILS, ["FOW-ART-29"],
                when |form| form.is_ranging();
        }
        group t::RANGING_IN => {
            /// The target is reconnaissance that may disengage: never shown.
            leaves: bool = false, t::DISENGAGE, ["FOW-REC-07"], when |_form| false;
        }
        group t::GROUP_ALLOWED => {
            /// Why the battery may not fire.
            barred: BatteryBar = BatteryBar::None, t::BATTERY_BARRED,
                ["FOW-ART-04", "FOW-ART-05", "FOW-ART-08", "FOW-ART-11"];
        }
    }
}

impl Bombardment {
    pub(crate) const fn is_ranging(&self) -> bool {
        self.failed().is_none()
    }

    /// Whether this is the same turn's bombardment again, at another platoon: then it has already
    /// ranged in.
    fn is_same_volley(&self) -> bool {
        self.barred == BatteryBar::Fired && !self.repeat && self.ranged != Ranged::NotYet
    }

    /// Failed tries, if known; a repeat volley has none (FOW-AMB-31).
    pub(crate) const fn failed(&self) -> Option<u32> {
        if self.repeat { Some(0) } else { self.ranged.failed() }
    }

    /// The number of guns that fire: one that spots does not (FOW-AMB-64).
    pub(crate) fn firing(&self) -> i16 {
        self.guns.0 - i16::from(self.own_gun && !self.company)
    }

    fn aim(&self) -> Aim {
        Aim {
            ranger: Ranger::Battery { company_command: self.company, smoke_trails: self.trails },
            mark: self.mark,
        }
    }

    fn strike(&self) -> Strike {
        Strike {
            kind: self.under.target,
            state: self.under.state,
            armour: (t::ARMOUR_TOP, self.under.armour.0),
            // Only direct fire is affected by a distance over 16"/40 cm (FOW-AMB-34).
            over_16: false,
            covered: false,
            anti_tank: self.anti_tank.0,
            firepower: self.firepower.0,
            will: self.will,
        }
    }

    /// The effect of the number of guns on the rolls (FOW-ART-T2).
    fn reroll_hits(&self) -> Reroll {
        match self.firing() {
            1 | 2 => Reroll::Successes,
            6.. if !self.rockets => Reroll::Failures,
            _ => Reroll::None,
        }
    }

    fn hits(&self, skill: &SkillBase) -> ToHit {
        ToHit {
            base: skill.base(),
            modifiers: if self.firing() == 1 {
                vec![Modifier::new(t::SINGLE_GUN, 1, "FOW-ART-T2")]
            } else {
                Vec::new()
            },
            tries_count: !self.rockets,
            tries_cite: "FOW-ART-24",
            reroll: self.reroll_hits(),
            cite: "FOW-ART-23",
        }
    }

    /// The reason that still bars the battery: a repeat bombardment is a separate one (FOW-AMB-31),
    /// fired at all the platoons under its template (FOW-AMB-77).
    const fn bar(&self) -> BatteryBar {
        if (self.repeat && !self.same_template) || self.is_ranging() {
            self.barred
        } else {
            self.barred.once_ranged_in()
        }
    }

    fn refusals(&self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.0.extend(self.bar().refusal());
        // If there is only one gun, it cannot both spot and fire.
        (refusals.0)
            .extend((self.firing() == 0).then(|| BatteryBar::NoSpotter.refusal()).flatten());
        refusals.add(
            self.is_same_volley() && self.volley != Ranged::NotYet && self.ranged != self.volley,
            t::refused_other_try(self.volley.label()),
            "FOW-AMB-77",
        );
        refusals.add(
            self.under.dug_in() > self.under.teams.0,
            t::REFUSED_DUG_IN_OVER_TEAMS,
            "FOW-ART-26",
        );
        refusals.0
    }

    /// Notes on circumstances that seem to count but do not.
    fn not_counted(&self, house: House) -> Vec<Note> {
        let mut kept =
            if self.is_ranging() { Notes(self.aim().not_counted()) } else { Notes::default() };
        kept.add(self.bar() != self.barred, t::KEPT_SAME_TEMPLATE, "FOW-ART-33");
        kept.add(
            self.rockets && !self.repeat && self.failed() != Some(0),
            t::NOTE_ROCKETS_TRIES,
            "FOW-ART-27",
        );
        kept.add(
            self.repeat && !house.repeat_volley_pins && !self.under.is_armoured(),
            t::NOTE_REPEAT_DOES_NOT_PIN,
            "FOW-AMB-33",
        );
        kept.0
    }

    fn notes(&self) -> Notes {
        let armoured = self.under.is_armoured();
        let many_guns = self.reroll_hits() == Reroll::Failures;
        let mut notes = Notes::default();
        notes.add(self.firing() <= 2, t::NOTE_FEW_GUNS, "FOW-AMB-07");
        notes.add(many_guns, t::NOTE_MANY_GUNS, "FOW-ART-25");
        notes.add(self.rockets && self.firing() >= 6, t::NOTE_DOUBLE_TEMPLATE, "FOW-ART-28");
        notes.add(self.rockets, t::NOTE_ROCKETS_TRAILS, "FOW-ART-29");
        notes.add(!self.rockets && self.is_ranging(), t::NOTE_TRIES_ADD, "FOW-ART-24");
        notes.add(self.is_ranging(), t::NOTE_RANGING_DISENGAGE, "FOW-REC-07");
        notes.add(self.repeat, t::NOTE_REPEAT_VOLLEY, "FOW-ART-15");
        notes.add(self.repeat, t::NOTE_REPEAT_TARGET, "FOW-AMB-77");
        notes.add(self.under.dug_in() > 0, t::NOTE_DUG_IN_LAST, "FOW-ART-26");
        notes.add(self.under.target.is_vehicle(), t::NOTE_THIN_TOP_FIRST, "FOW-ART-26");
        notes.add(
            self.under.target == TargetKind::Gun,
            t::NOTE_SAVES_SHIELD_FRONT_ONLY,
            "FOW-ART-32",
        );
        notes.add(armoured, t::NOTE_SAVES_NO_RANGE_BONUS, "FOW-AMB-34");
        notes.add(armoured, t::NOTE_ARMOUR_RESULT, "FOW-SAV-T1");
        notes.add(armoured, t::NOTE_NEVER_PINNED, "FOW-PIN-03");
        notes.add(true, t::NOTE_EACH_PLATOON_UNDER, "FOW-ART-33");
        notes
    }
}

impl Calculate for Bombardment {
    type House = House;
    type Outcome = Struck;
    const ABOUT: About = About::new("bombardment", t::BOMBARDMENT, t::BOMBARDMENT_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-ART-P1", "FOW-ART-P2", "FOW-ART-T1", "FOW-ART-T2"];

    fn work(&self, house: &House) -> Work<Self> {
        let skill = match SkillBase::of(self.trained, *house) {
            Ok(skill) => skill,
            Err(missing) => {
                return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]).into();
            }
        };
        let volley = Volley {
            aim: self.aim(),
            failed: self.failed(),
            to_hit: self.hits(&skill),
            under: self.under,
            strike: self.strike(),
            pins: !self.repeat || house.repeat_volley_pins,
        };
        let mut notes = self.notes();
        notes.0.extend(skill.note);
        Working {
            beside: self.mark.beside(Self::AT.mark),
            refusals: self.refusals(),
            notes: notes.0,
            not_counted: self.not_counted(*house),
            next: vec![
                volley.saves(Fire::Bombardment),
                Passengers::of_target(),
                PlatoonMorale::of(self.will, parts::TARGET_IS_TESTED),
            ],
            ..volley.working()
        }
        .rolls(&volley, volley.procedure())
    }
}
