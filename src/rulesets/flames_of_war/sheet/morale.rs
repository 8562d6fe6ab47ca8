//! Platoon and company morale: FOW-MOR-P1 and FOW-MOR-P2.

use crate::rulesets::flames_of_war::prelude::*;

/// Whether a unit is below half: more destroyed than left; equal numbers are not below half
/// (FOW-MOR-03, FOW-AMB-26, FOW-AMB-27).
pub const fn below_half(destroyed: u32, left: u32) -> bool {
    destroyed > left
}

/// Whether a platoon has to test at the end of a phase (FOW-MOR-03): it is below half,
/// and had losses in this phase.
pub const fn platoon_test_due(destroyed: u32, able: u32, hurt_this_phase: bool) -> bool {
    hurt_this_phase && below_half(destroyed, able)
}

/// The test of a platoon (FOW-MOR-02).
pub const fn platoon_test(will: Will) -> Roll {
    will.test(t::ROLL_PLATOON_MORALE, "FOW-MOR-02")
}

/// The sum behind a motivation test (FOW-TUR-T1).
pub(crate) fn motivation_sum(title: Text, motivation: Motivation) -> Sum {
    let need = Figure::Need(motivation.test_number());
    Sum::plain("test", title, (motivation.label(), need, "FOW-TUR-T1"))
}

/// A note that a bailed-out commander gives no re-roll (FOW-BAI-03), if the answered `will` has one
/// and `is`, the will that applies, has none.
pub(crate) fn reroll_withheld_notes(will: Will, is: Will) -> Vec<Note> {
    if will.reroll && !is.reroll {
        vec![Note::new(t::KEPT_REROLL_COMMANDER_OUT, "FOW-BAI-03")]
    } else {
        Vec::new()
    }
}

/// The notes on a commander's re-roll, if he gives one (FOW-AMB-63).
pub(crate) fn reroll_notes(reroll: bool) -> Vec<Note> {
    if reroll {
        vec![
            Note::new(t::NOTE_REROLL_ONCE, "FOW-IND-05"),
            Note::new(t::NOTE_REROLL_NOT_WHILE_BAILED_OUT, "FOW-BAI-03"),
        ]
    } else {
        Vec::new()
    }
}

form! {
    /// The questions about platoon morale.
    pub struct PlatoonMorale {
        group t::GROUP_COUNT => {
            /// Teams destroyed, including transports.
            destroyed: Count<0, 60> = 3, t::MORALE_DESTROYED, ["FOW-MOR-03", "FOW-MOR-04"],
                when |form| !form.count;
            /// Teams able to fight.
            able: Count<0, 60> = 2, t::MORALE_ABLE, ["FOW-MOR-03", "FOW-MOR-04", "FOW-IND-09"],
                when |form| !form.count;
            /// Both numbers are worked out from the platoon's original teams and their losses.
            count: bool = false, t::MORALE_COUNT, ["FOW-MOR-04", "FOW-AMB-26"];
            /// Its teams at the start.
            start: Count<0, 60> = 5, t::MORALE_START, ["FOW-MOR-03", "FOW-MOR-04"],
                when |form| form.count;
            /// How many of them are destroyed.
            teams_lost: Count<0, 60> = 0, t::MORALE_TEAMS_LOST, ["FOW-MOR-03"],
                when |form| form.count;
            /// Transports destroyed: losses, but never part of the strength.
            transports_lost: Count<0, 30> = 0, t::MORALE_TRANSPORTS_LOST, ["FOW-MOR-04"],
                when |form| form.count;
            /// Crews that have bailed out.
            bailed_out: Count<0, 30> = 0, t::MORALE_BAILED_OUT, ["FOW-MOR-04", "FOW-AMB-75"],
                when |form| form.count || form.able.0 == 0;
            /// Teams that left the table over an edge of their own zone.
            gone_off: Count<0, 60> = 0, t::MORALE_LEFT, ["FOW-EXT-01", "FOW-AMB-26"],
                when |form| form.count;
            /// In this phase the platoon lost a team, or a crew bailed out.
            lost: bool = true, t::MORALE_LOST, ["FOW-MOR-03"];
        }
        group t::MOTIVATION => {
            /// Its will to fight.
            will: Will => "";
            /// The commander who leads it has bailed out.
            commander_out: bool = false, t::COMMANDER_OUT, ["FOW-BAI-03", "FOW-AMB-63"],
                when |form| form.will.reroll;
        }
    }
}

outcome! {
    /// The fate of a platoon.
    pub struct PlatoonTested of |_form: &PlatoonMorale| {
        /// Whether it fights on.
        platoon: bool, t::PART_PLATOON, words const {
            &[
                bad("destroyed", t::WORD_PLATOON_REMOVED),
                good("fights-on", t::WORD_PLATOON_HOLDS),
            ]
        };
    }
}

impl PlatoonMorale {
    /// Teams destroyed and teams able to fight, with their sums if they are worked out here
    /// (FOW-MOR-04, FOW-AMB-26).
    fn counts(&self) -> (Vec<Sum>, i16, i16) {
        if !self.count {
            return (Vec::new(), self.destroyed.0, self.able.0);
        }
        let sum = |id, title, base: (Text, i16, Cite), all: &[(Text, i16, Cite)]| {
            let modifiers: Vec<Modifier> = (all.iter())
                .filter(|(_, value, _)| *value != 0)
                .map(|(label, value, cite)| Modifier::new(*label, *value, cite))
                .collect();
            let comes_to = base.1 + modifiers.iter().map(|one| one.value).sum::<i16>();
            let sum = Sum::number(id, title, base).with(modifiers);
            (sum, comes_to)
        };
        let lost = self.teams_lost.0;
        let (destroyed_sum, destroyed) = sum(
            "destroyed",
            t::MORALE_DESTROYED,
            (t::MORALE_TEAMS_LOST, lost, "FOW-MOR-03"),
            &[(t::MORALE_TRANSPORTS, self.transports_lost.0, "FOW-MOR-04")],
        );
        let (able_sum, able) = sum(
            "able",
            t::MORALE_ABLE,
            (t::MORALE_START, self.start.0, "FOW-MOR-03"),
            &[
                (t::MORALE_TEAMS_LOST, -lost, "FOW-MOR-03"),
                (t::MORALE_BAILED_OUT, -self.bailed_out.0, "FOW-MOR-04"),
                (t::MORALE_LEFT, -self.gone_off.0, "FOW-AMB-26"),
            ],
        );
        (vec![destroyed_sum, able_sum], destroyed, able)
    }

    /// The opening for a test for which only the platoon's motivation is known. The platoon is the
    /// one that `tested` casts, unless it was destroyed.
    pub(crate) fn of(will: Will, tested: &[(RoleId, RoleId)]) -> Opening {
        Opening::to::<Self>().knowing_all(Self::AT.will, &will).casting(tested).into()
    }

    /// Teams that the platoon has left, including bailed-out vehicles (FOW-AMB-75).
    fn left(&self) -> i16 {
        if self.count {
            self.start.0 - self.teams_lost.0 - self.gone_off.0
        } else {
            self.able.0 + if self.able.0 == 0 { self.bailed_out.0 } else { 0 }
        }
    }
}

impl Calculate for PlatoonMorale {
    type House = House;
    type Outcome = PlatoonTested;
    const ABOUT: About = About::new("platoon-morale", t::PLATOON_MORALE, t::PLATOON_MORALE_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-MOR-P1", "FOW-MOR-02", "FOW-MOR-03"];

    fn work(&self, _: &House) -> Work<Self> {
        let (mut sums, destroyed, able) = self.counts();
        if able < 0 {
            let wrong = Note::new(t::REFUSED_MORALE_COUNT, "FOW-MOR-03");
            let mut working = Working::refused(t::MORALE_PLAQUE, t::WORD_NOT_POSSIBLE, vec![wrong]);
            working.sums = sums;
            return working.into();
        }
        let (destroyed, able) = (destroyed as u32, able as u32);
        if destroyed > 0 && self.left() <= 0 {
            let mut working = Working::word(t::MORALE_PLAQUE, t::WORD_PLATOON_REMOVED);
            working.sums = sums;
            working.notes = vec![Note::new(t::NOTE_NO_TEAM_LEFT, "FOW-AMB-75")];
            return working.into();
        }
        let due = platoon_test_due(destroyed, able, self.lost);
        let will = self.will.led_by(self.commander_out);
        let mut working = if due {
            sums.push(motivation_sum(t::MORALE_PLAQUE, will.motivation));
            Working::number(t::MORALE_PLAQUE, sums)
        } else {
            let mut working = Working::word(t::MORALE_PLAQUE, t::WORD_NO_TEST);
            working.sums = sums;
            working
        };
        if due {
            working.not_counted = reroll_withheld_notes(self.will, will);
        }
        let mut notes = Notes::default();
        notes.add(!below_half(destroyed, able), t::NOTE_MORALE_NOT_BELOW_HALF, "FOW-MOR-03");
        notes.add(!self.lost, t::NOTE_MORALE_NOTHING_LOST, "FOW-MOR-03");
        notes.0.extend(reroll_notes(due && will.reroll));
        notes.add(true, t::NOTE_MORALE_COUNT, "FOW-MOR-04");
        notes.add(true, t::NOTE_MORALE_WHEN, "FOW-MOR-03");
        working.notes = notes.0;
        if !due {
            return working.into();
        }
        let test = platoon_test(will);
        working = working.chance(t::WANT_PLATOON_HOLDS, PlatoonTested::AT.platoon.is(true));
        working.rolls(self, move |dice| PlatoonTested { platoon: dice.check(&test) })
    }
}

form! {
    /// The questions about company morale.
    pub struct CompanyMorale {
        group t::GROUP_COUNT => {
            /// Platoons destroyed.
            destroyed: Count<0, 30> = 0, t::COMPANY_DESTROYED, ["FOW-MOR-05", "FOW-AMB-27"];
            /// Platoons on the table.
            on_table: Count<0, 30> = 2, t::COMPANY_ON_TABLE, ["FOW-MOR-05", "FOW-MOR-06", "FOW-EXT-02"];
        }
        group t::MOTIVATION => {
            /// The company's motivation.
            motivation: Motivation = Motivation::Confident, t::COMPANY_MOTIVATION, ["FOW-MOR-05", "FOW-TUR-T1"];
        }
    }
}

outcome! {
    /// The fate of a company.
    pub struct CompanyTested of |_form: &CompanyMorale| {
        /// Whether it plays on.
        company: bool, t::PART_COMPANY, words const {
            &[
                bad("loses", t::WORD_COMPANY_LOSES),
                good("plays-on", t::WORD_COMPANY_PLAYS_ON),
            ]
        };
    }
}

impl Calculate for CompanyMorale {
    type House = House;
    type Outcome = CompanyTested;
    const ABOUT: About = About::new("company-morale", t::COMPANY_MORALE, t::COMPANY_MORALE_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-MOR-P2", "FOW-MOR-05"];

    fn work(&self, _: &House) -> Work<Self> {
        let due = below_half(self.destroyed.count(), self.on_table.count());
        let (mut working, why) = if due {
            let sum = motivation_sum(t::MORALE_PLAQUE, self.motivation);
            (
                Working::number(t::MORALE_PLAQUE, vec![sum]),
                Note::new(t::NOTE_COMPANY_NO_REROLL, "FOW-AMB-63"),
            )
        } else {
            (
                Working::word(t::MORALE_PLAQUE, t::WORD_NO_TEST),
                Note::new(t::NOTE_COMPANY_NOT_BELOW_HALF, "FOW-AMB-27"),
            )
        };
        working.notes = vec![
            why,
            Note::new(t::NOTE_COMPANY_COUNT, "FOW-AMB-28"),
            Note::new(t::NOTE_COMPANY_WHEN, "FOW-AMB-27"),
            Note::new(t::THEN_COMPANY_INDEPENDENTS, "FOW-AMB-73"),
        ];
        if !due {
            return working.into();
        }
        let name = t::ROLL_COMPANY_MORALE;
        let test = self.motivation.test(false, name, "FOW-MOR-05");
        working = working.chance(t::WANT_COMPANY_HOLDS, CompanyTested::AT.company.is(true));
        working.rolls(self, move |dice| CompanyTested { company: dice.check(&test) })
    }
}
