//! An artillery bombardment as one chain: range in, hit the teams under the
//! template, saves, pinned. Procedures FOW-ART-P1 and FOW-ART-P2.

use crate::aid::{Calculator, Count, Form, Modifier, Note, Opening, Values, Working};
use crate::dice::Reroll;
use crate::form;
use crate::text::keys::flames_of_war as t;

use super::damage::Strike;
use super::house::House;
use super::ranging::{Aim, BatteryBar, Ranged, Ranger};
use super::saves::Fire;
use super::skill::SkillBase;
use super::template::{ToHit, Under, Volley};
use super::words::{Motivation, Skill, SkillNumber, TargetKind, VehicleState};

form! {
    /// What a bombardment depends on.
    pub struct Bombardment {
        group t::GROUP_TARGET => {
            /// The target's skill: the base of ranging in.
            target_skill: Skill = Skill::Trained, t::TARGET_SKILL, ["FOW-ART-13", "FOW-ART-T1"],
                when |form| form.is_ranging();
            /// Concealed.
            concealed: bool = false, t::CONCEALED, ["FOW-ART-14"],
                when |form| form.is_ranging();
            /// Gone to ground; always concealed as well (FOW-AMB-49).
            gone_to_ground: bool = false, t::GONE_TO_GROUND, ["FOW-ART-14", "FOW-AMB-49"],
                when |form| form.is_ranging();
            /// How the teams save.
            target: TargetKind = TargetKind::Infantry, t::TARGET_KIND, ["FOW-ART-30", "FOW-ART-31", "FOW-ART-32"];
            /// Teams even partly under the template.
            teams: Count<0, 40> = 5, t::TEAMS_UNDER_TEMPLATE, ["FOW-ART-23", "FOW-ART-34"];
            /// How many of them are dug in.
            dug_in: Count<0, 40> = 0, t::TEAMS_DUG_IN, ["FOW-ART-26", "FOW-ART-31", "FOW-ART-32"],
                when |form| form.target.uses_cover();
            /// Top armour.
            armour: Count<0, 20> = 1, t::ARMOUR_TOP, ["FOW-ART-30"],
                when |form| form.target == TargetKind::Armoured;
            /// The state of the vehicles.
            state: VehicleState = VehicleState::Working, t::VEHICLE_STATE, ["FOW-BAI-04"],
                when |form| form.target == TargetKind::Armoured;
            /// The platoon's motivation, for crews that bail out twice.
            motivation: Motivation = Motivation::Confident, t::MOTIVATION, ["FOW-BAI-04", "FOW-TUR-T1"],
                when |form| form.tests_crews();
            /// The company commander or higher command leads it.
            reroll: bool = false, t::COMMANDER_REROLL, ["FOW-IND-05"],
                when |form| form.tests_crews();
        }
        group t::GROUP_BATTERY => {
            /// The battery's skill.
            skill: Skill = Skill::Trained, t::BATTERY_SKILL, ["FOW-ART-23"];
            /// Its number in skill tests.
            skill_number: SkillNumber = SkillNumber::ByLevel, t::TEST_SKILL_NUMBER, ["FOW-AMB-01"];
            /// Guns firing; one that spots does not (FOW-AMB-64).
            guns: Count<1, 24> = 4, t::GUNS_FIRING, ["FOW-ART-25", "FOW-ART-T2", "FOW-AMB-64"];
            /// Rocket launchers.
            rockets: bool = false, t::ROCKETS, ["FOW-ART-27", "FOW-ART-28"];
            /// The bombardment's Anti-tank.
            anti_tank: Count<1, 25> = 4, t::ANTI_TANK, ["FOW-ART-30"],
                when |form| form.target == TargetKind::Armoured;
            /// Its Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-TUR-05"],
                when |form| form.target == TargetKind::Armoured
                    || (form.target.uses_cover() && form.dug_in.0 > 0);
        }
        group t::RANGING_IN => {
            /// A repeat volley at the same point, with a staff.
            repeat: bool = false, t::REPEAT_VOLLEY, ["FOW-ART-15", "FOW-AMB-31"];
            /// Whether it has ranged in already.
            ranged: Ranged = Ranged::NotYet, t::RANGED_IN, ["FOW-ART-12", "FOW-ART-24"],
                when |form| !form.repeat;
            /// Company command spots.
            company: bool = false, t::COMPANY_COMMAND_SPOTS, ["FOW-ART-14", "FOW-AMB-64"],
                when |form| form.is_ranging();
            /// Counter-battery fire by smoke trails alone.
            trails: bool = false, t::SMOKE_TRAILS, ["FOW-ART-29"],
                when |form| form.is_ranging();
        }
        group t::GROUP_ALLOWED => {
            /// What bars the battery.
            barred: BatteryBar = BatteryBar::None, t::BATTERY_BARRED,
                ["FOW-ART-04", "FOW-ART-05", "FOW-ART-08", "FOW-ART-11"];
        }
    }
}

/// The calculator.
pub const BOMBARDMENT: Calculator = Calculator {
    id: "bombardment",
    title: t::BOMBARDMENT,
    summary: t::BOMBARDMENT_SUMMARY,
    cites: &["FOW-ART-P1", "FOW-ART-P2", "FOW-ART-T1", "FOW-ART-T2"],
    fields: Bombardment::FIELDS,
    work: bombardment,
};

impl Bombardment {
    const fn is_ranging(&self) -> bool {
        !self.repeat && matches!(self.ranged, Ranged::NotYet)
    }

    fn tests_crews(&self) -> bool {
        self.target == TargetKind::Armoured && self.state != VehicleState::Working
    }

    /// Failed tries, as far as they are known; a repeat volley has none
    /// (FOW-AMB-31).
    const fn failed(&self) -> Option<u32> {
        if self.repeat {
            Some(0)
        } else {
            self.ranged.failed()
        }
    }

    fn dug_in(&self) -> i16 {
        if self.target.uses_cover() {
            self.dug_in.0
        } else {
            0
        }
    }

    fn aim(&self) -> Aim {
        Aim {
            ranger: Ranger::Battery {
                company_command: self.company,
                smoke_trails: self.trails,
            },
            skill: self.target_skill,
            concealed: self.concealed,
            gone_to_ground: self.gone_to_ground,
        }
    }

    fn under(&self) -> Under {
        Under {
            strike: Strike {
                kind: self.target,
                state: self.state,
                armour: (t::ARMOUR_TOP, self.armour.0),
                // Direct fire alone has that bonus (FOW-AMB-34).
                over_16: false,
                covered: false,
                anti_tank: self.anti_tank.0,
                firepower: self.firepower.0,
                motivation: self.motivation,
                reroll: self.reroll,
            },
            teams: self.teams.count(),
            dug_in: self.dug_in() as u32,
        }
    }

    /// What the number of guns does to the rolls (FOW-ART-T2).
    fn reroll_hits(&self) -> Reroll {
        match self.guns.0 {
            1 | 2 => Reroll::Successes,
            6.. if !self.rockets => Reroll::Failures,
            _ => Reroll::None,
        }
    }

    fn hits(&self, skill: &SkillBase) -> ToHit {
        ToHit {
            base: skill.base(),
            modifiers: if self.guns.0 == 1 {
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
}

fn bombardment(answers: &Values, house: &Values) -> Working {
    let form: Bombardment = answers.typed();
    let skill = match SkillBase::of(form.skill, form.skill_number, house) {
        Ok(skill) => skill,
        Err(missing) => {
            return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]);
        }
    };
    let house: House = house.typed();
    let aim = form.aim();
    let under = form.under();
    let to_hit = form.hits(&skill);
    let mut refusals: Vec<Note> = form.barred.refusal().into_iter().collect();
    if form.dug_in() > form.teams.0 {
        refusals.push(Note::new(t::REFUSED_DUG_IN_OVER_TEAMS, "FOW-ART-26"));
    }
    let mut sheets = Vec::new();
    if form.is_ranging() {
        sheets.push(aim.sheet().0);
    }
    sheets.push(to_hit.sheet(form.failed()).0);
    sheets.extend(under.sheets());
    let plaque = sheets.first().map_or_else(
        || (t::TO_HIT, crate::aid::Figure::Impossible),
        |sheet| (sheet.title, sheet.result.clone()),
    );
    let volley = Volley {
        ranging: form.is_ranging().then(|| aim.roll()),
        failed: form.failed().unwrap_or(0),
        to_hit,
        under,
        pins: !form.repeat || house.repeat_volley_pins,
    };
    let mut notes = notes(&form, house);
    notes.extend(skill.note);
    Working {
        plaque,
        sheets,
        notes,
        next: next(&form),
        parts: volley.parts(),
        procedure: refusals.is_empty().then(|| volley.procedure()),
        refusals,
        ..Working::default()
    }
}

fn notes(form: &Bombardment, house: House) -> Vec<Note> {
    let armoured = form.target == TargetKind::Armoured;
    let mut notes = Vec::new();
    let mut note = |applies: bool, text, cite| {
        if applies {
            notes.push(Note::new(text, cite));
        }
    };
    note(form.guns.0 <= 2, t::NOTE_FEW_GUNS, "FOW-AMB-07");
    note(
        form.reroll_hits() == Reroll::Failures,
        t::NOTE_MANY_GUNS,
        "FOW-ART-25",
    );
    note(
        form.rockets && form.guns.0 >= 6,
        t::NOTE_DOUBLE_TEMPLATE,
        "FOW-ART-28",
    );
    note(
        form.rockets && !form.repeat,
        t::NOTE_ROCKETS_TRIES,
        "FOW-ART-27",
    );
    note(form.rockets, t::NOTE_ROCKETS_TRAILS, "FOW-ART-29");
    note(
        !form.rockets && form.is_ranging(),
        t::NOTE_TRIES_ADD,
        "FOW-ART-24",
    );
    note(form.is_ranging(), t::NOTE_RANGING_DISENGAGE, "FOW-REC-07");
    note(form.repeat, t::NOTE_REPEAT_VOLLEY, "FOW-ART-15");
    note(
        form.repeat && !house.repeat_volley_pins && !armoured,
        t::NOTE_REPEAT_DOES_NOT_PIN,
        "FOW-AMB-33",
    );
    note(form.dug_in() > 0, t::NOTE_DUG_IN_LAST, "FOW-ART-26");
    note(
        form.target.is_vehicle(),
        t::NOTE_THIN_TOP_FIRST,
        "FOW-ART-26",
    );
    note(
        form.target == TargetKind::Gun,
        t::NOTE_SAVES_SHIELD_FRONT_ONLY,
        "FOW-ART-32",
    );
    note(armoured, t::NOTE_SAVES_NO_RANGE_BONUS, "FOW-AMB-34");
    note(armoured, t::NOTE_NEVER_PINNED, "FOW-PIN-03");
    note(true, t::NOTE_EACH_PLATOON_UNDER, "FOW-ART-33");
    notes
}

fn next(form: &Bombardment) -> Vec<Opening> {
    vec![
        form.under().saves(Fire::Bombardment),
        Opening::new("passengers"),
        Opening::new("platoon-morale"),
    ]
}
