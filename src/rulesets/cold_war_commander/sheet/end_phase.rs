//! The effect of the end phase on a unit: procedure CWC-END-P1.

use crate::rulesets::cold_war_commander::prelude::*;

use super::breakpoint::Breakpoint;
use super::forms::EndPhase;

impl Calculate for EndPhase {
    type House = House;
    type Outcome = Ended;
    const ABOUT: About = About::new("end-phase", t::END_PHASE, t::END_PHASE_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-END-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        let hits = self.hits.0;
        let markers_off = self.active || house.clear_both_sides;
        let recovers = self.active
            && match self.suppressed {
                Suppressed::No => false,
                Suppressed::Before => true,
                Suppressed::OwnTurn => house.all_recover,
            };
        let modifiers = if markers_off && hits > 0 {
            vec![Modifier::new(t::MOD_MARKERS_OFF, -hits, "CWC-END-01")]
        } else {
            Vec::new()
        };
        let mut notes = Vec::new();
        if self.suppressed != Suppressed::No && !recovers {
            notes.push(if self.active {
                Note::new(t::NOTE_SUPPRESSED_THIS_TURN, "CWC-AMB-30")
            } else {
                Note::new(t::NOTE_OTHER_SIDE_KEEPS, "CWC-END-03")
            });
        }
        notes.extend([
            Note::new(t::NOTE_SMOKE_OFF, "CWC-END-02"),
            Note::new(t::NOTE_VICTORY, "CWC-END-04"),
            Note::new(t::NOTE_COUNTERS_OFF, "CWC-AMB-41"),
            Note::new(t::NOTE_LIST_CLEARS, "CWC-AMB-30"),
        ]);
        let state = match self.suppressed {
            Suppressed::No => Recovery::NotSuppressed,
            _ if recovers => Recovery::Recovers,
            _ => Recovery::Stays,
        };
        let left = if markers_off { 0 } else { hits as u32 };
        let working = Working {
            headline: (t::SUPPRESSION, Figure::Word(state.label())),
            sums: vec![
                Sum::number("hits", t::HIT_MARKERS_LEFT, (t::HIT_MARKERS, hits, "CWC-FIR-05"))
                    .with(modifiers),
            ],
            notes,
            next: vec![Opening::to::<Breakpoint>().into()],
            ..Working::default()
        };
        working.rolls(self, move |_| Ended { state, left })
    }
}

words! {
    /// Whether a unit recovers from suppression.
    pub enum Recovery {
        /// There is nothing to recover from.
        NotSuppressed = "not-suppressed" => t::WORD_NOT_SUPPRESSED, Plain;
        /// It recovers.
        Recovers = "recovers" => t::WORD_RECOVERS, Good;
        /// It does not recover.
        Stays = "stays-suppressed" => t::WORD_STAYS_SUPPRESSED, Bad;
    }
}

outcome! {
    /// The result of the end phase for a unit.
    pub struct Ended of |_form: &EndPhase| {
        /// Whether it recovers.
        state: Recovery, t::SUPPRESSION;
        /// Hit markers left on it.
        left: u32, t::HIT_MARKERS_LEFT, tone Bad;
    }
}
