//! A smoke screen: procedure FOW-SMK-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::ranging::{Aim, BatteryBar, Mark, RangedIn, Ranger, TRIES, range_in};

form! {
    /// The questions about a smoke screen.
    pub struct Smoke {
        group t::GROUP_BATTERY => {
            /// The unit has the smoke bombardment characteristic.
            able: bool = true, t::SMOKE_ABLE, ["FOW-SMK-01"];
            /// The number of guns, including one that spots.
            guns: Count<1, 24> = 4, t::GUNS_FIRING, ["FOW-SMK-04", "FOW-SMK-T1"];
            /// One of them spots, and does not fire.
            own_gun: bool = false, t::GUN_SPOTS, ["FOW-ART-11", "FOW-AMB-64"],
                when |form| !form.company;
        }
        group t::GROUP_TARGET => {
            /// The target.
            mark: Mark => "",
                with { target_skill = Skill::Trained, t::TARGET_SKILL, ["FOW-SMK-02", "FOW-ART-13"]; };
            /// Company command spots.
            company: bool = false, t::COMPANY_COMMAND_SPOTS, ["FOW-ART-14", "FOW-AMB-64"];
            /// It is counter-battery fire with only smoke trails to aim at.
            trails: bool = false, t::SMOKE_TRAILS, ["FOW-ART-29"];
        }
        group t::GROUP_ALLOWED => {
            /// Why the battery may not fire.
            barred: BatteryBar = BatteryBar::None, t::BATTERY_BARRED,
                ["FOW-ART-04", "FOW-ART-05", "FOW-ART-08", "FOW-ART-11"];
        }
    }
}

impl Smoke {
    /// The number of guns that fire: one that spots does not (FOW-AMB-64).
    fn firing(&self) -> i16 {
        self.guns.0 - i16::from(self.own_gun && !self.company)
    }
}

/// The number of templates of a screen (FOW-SMK-T1); the sheet has no row for one gun, for which
/// none is placed (FOW-AMB-35).
pub const fn templates(guns: i16) -> u32 {
    match guns {
        ..=1 => 0,
        2 => 1,
        3..=5 => 2,
        _ => 3,
    }
}

outcome! {
    /// The result of a smoke screen.
    pub struct Screen of |_form: &Smoke| {
        /// Templates laid.
        templates: u32, t::SMOKE_TEMPLATES;
        /// The try on which it ranged in.
        ranged: RangedIn, t::RANGING_IN;
    }
}

impl Calculate for Smoke {
    type House = House;
    type Outcome = Screen;
    const ABOUT: About = About::new("smoke", t::SMOKE, t::SMOKE_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-SMK-P1", "FOW-ART-P1", "FOW-SMK-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let aim = Aim {
            ranger: Ranger::Battery { company_command: self.company, smoke_trails: self.trails },
            mark: self.mark,
        };
        let screen = templates(self.firing());
        let mut refusals = Notes::default();
        refusals.0.extend(self.barred.refusal());
        refusals.add(!self.able, t::REFUSED_NO_SMOKE, "FOW-SMK-01");
        refusals.add(screen == 0, t::REFUSED_SMOKE_ONE_GUN, "FOW-AMB-35");
        let (sum, _) = aim.sum();
        let laid = Figure::Number(screen as i16);
        let roll = aim.roll();
        Working {
            beside: self.mark.beside(Self::AT.mark),
            headline: (t::RANGING_IN, sum.result.clone()),
            sums: vec![
                sum,
                Sum::plain("templates", t::SMOKE_TEMPLATES, (t::SMOKE, laid, "FOW-SMK-T1")),
            ],
            notes: vec![
                Note::new(t::NOTE_SMOKE_FIRST, "FOW-SMK-02"),
                Note::new(t::NOTE_SMOKE_WIND, "FOW-SMK-04"),
                Note::new(t::NOTE_SMOKE_HIDES, "FOW-SMK-05"),
                Note::new(t::NOTE_SMOKE_ENDS, "FOW-SMK-06"),
                Note::new(t::NOTE_SMOKE_NO_REPEAT, "FOW-SMK-03"),
            ],
            not_counted: aim.not_counted(),
            refusals: refusals.0,
            dice: Some((t::DICE_TRIES, Figure::Dice(TRIES as i16))),
            ..Working::default()
        }
        .chance(t::WANT_SCREEN, Screen::AT.templates.at_least(1))
        .rolls(self, move |dice| {
            let tries = range_in(dice, &roll);
            Screen {
                templates: if tries.is_some() { screen } else { 0 },
                ranged: RangedIn::after(tries),
            }
        })
    }
}
