//! Regrouping: tests to remove morale markers (procedure BR10-REG-P1), and cards that are
//! turned back (BR10-REG-P2).

use crate::rulesets::brygada::prelude::*;

use super::tables;

form! {
    /// The questions about infantry that tries to remove its morale markers.
    pub struct RemoveMarkers {
        group t::GROUP_REGROUPING => {
            /// Its quality: the number of dice it rolls.
            quality: Count<1, 6> = 3, t::QUALITY, ["BR10-REG-04", "BR10-CRD-07"];
            /// The markers it has.
            markers: Count<0, 99> = 1, t::MORALE_MARKERS, ["BR10-REG-04", "BR10-SHI-09", "BR10-AMB-51"];
        }
    }
}

impl Calculate for RemoveMarkers {
    type House = House;
    type Outcome = MarkersLeft;

    const ABOUT: About = About::new("remove-markers", t::REMOVE_MARKERS, t::REMOVE_MARKERS_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-REG-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        let (quality, markers) = (self.quality.count(), self.markers.count());
        if markers == 0 {
            return Working::word(t::MORALE_MARKERS, t::WORD_NO_MARKERS).into();
        }
        let dice = Figure::Dice(self.quality.0);
        let need = Figure::Need(tables::TAKES_MARKER_OFF);
        let mut notes = Notes::default();
        notes.add(
            markers > quality,
            t::note_markers_stay((markers.saturating_sub(quality)) as i32),
            "BR10-REG-04",
        );
        notes.add(true, t::NOTE_MARKERS_AND_CARD, "BR10-REG-T1");
        let working = Working {
            headline: (t::REGROUPING_DICE, dice.clone()),
            sums: vec![
                Sum::plain("dice", t::REGROUPING_DICE, (t::QUALITY, dice, "BR10-REG-04")),
                Sum::plain(
                    "need",
                    t::REGROUPING_NEED,
                    (t::REGROUPING_EVERY_DIE, need, "BR10-REG-04"),
                ),
            ],
            notes: notes.0,
            ..Working::default()
        };
        let roll = Roll::new(Die::D6)
            .at_least(tables::TAKES_MARKER_OFF)
            .named(t::ROLL_REGROUPING, "BR10-REG-04");
        let working = working.chance(t::WANT_ALL_GONE, MarkersLeft::AT.left.at_most(0));
        let working = if markers > 1 {
            let some = MarkersLeft::AT.left.at_most(markers as u16 - 1);
            working.chance(t::WANT_MARKER_GONE, some)
        } else {
            working
        };
        working.rolls(&(), move |dice| {
            let left = markers.saturating_sub(dice.successes(&roll, quality));
            MarkersLeft { left, actions: (tables::ACTIONS as u32).saturating_sub(left) }
        })
    }
}

outcome! {
    /// The remaining morale markers.
    pub struct MarkersLeft of |_of: &()| {
        /// Markers left.
        left: u32, t::MARKERS_LEFT, tone Bad;
        /// The actions of its next turn, with its card upright.
        actions: u32, t::ACTIONS_UPRIGHT;
    }
}

form! {
    /// The questions about the next turn of a unit when its card is turned back.
    pub struct Regrouping {
        group t::GROUP_REGROUPING => {
            /// How far its card is turned for its losses.
            lost: Lost = Lost::Action, t::LOST, ["BR10-REG-02", "BR10-REG-T1"];
            /// The loss happened in this turn of the unit's own side.
            lost_now: bool = false, t::LOST_NOW, ["BR10-AMB-20"],
                when |form| form.lost != Lost::Nothing;
            /// The morale markers that are left after their test.
            markers: Count<0, 99> = 0, t::MARKERS_LEFT, ["BR10-SHI-09", "BR10-REG-04"];
        }
    }
}

/// How far a card stays turned after regrouping: a loss suffered earlier is eased by one action;
/// one from this turn of its own side stays (BR10-REG-T1, BR10-AMB-20).
pub const fn eased(lost: Lost, lost_now: bool) -> Lost {
    match lost {
        _ if lost_now => lost,
        Lost::Turn => Lost::Action,
        Lost::Action | Lost::Nothing => Lost::Nothing,
    }
}

/// The actions that a card turned this way costs (BR10-REG-T1).
const fn actions_lost(lost: Lost) -> i16 {
    match lost {
        Lost::Nothing => 0,
        Lost::Action => 1,
        Lost::Turn => tables::ACTIONS,
    }
}

impl Calculate for Regrouping {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new("regrouping", t::REGROUPING, t::REGROUPING_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-REG-P2", "BR10-REG-T1"];

    fn work(&self, _: &House) -> Work<Self> {
        let now = self.lost_now && self.lost != Lost::Nothing;
        let card = eased(self.lost, now);
        let by_card = actions_lost(card);
        // The number of actions is never negative (BR10-SHI-09).
        let by_markers = self.markers.0.min(tables::ACTIONS - by_card);
        let mut modifiers = vec![
            Modifier::new(card.label(), -by_card, "BR10-REG-T1"),
            Modifier::new(t::MORALE_MARKERS, -by_markers, "BR10-SHI-09"),
        ];
        modifiers.retain(|modifier| modifier.value != 0);
        let actions = Figure::Number(tables::ACTIONS - by_card - by_markers);
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_READY_TO_ACT, "BR10-REG-01");
        let mut out = Notes::default();
        out.add(now, t::NOTE_NOT_SUFFERED, "BR10-AMB-20");
        out.add(by_markers < self.markers.0, t::OUT_MORE_MARKERS, "BR10-SHI-09");
        let next = Opening::to::<RemoveMarkers>().deciding(RemoveMarkers::AT.markers, self.markers);
        Working {
            headline: (t::ACTIONS_NEXT_TURN, actions.clone()),
            sums: vec![
                Sum {
                    id: "actions",
                    title: t::ACTIONS_NEXT_TURN,
                    base: (t::ACTIONS_OF_A_TURN, Figure::Number(tables::ACTIONS), "BR10-SEQ-05"),
                    modifiers,
                    result: actions,
                },
                Sum::plain(
                    "card",
                    t::CARD_AFTER_REGROUPING,
                    (
                        t::LOST,
                        Figure::Word(card.label()),
                        if now { "BR10-AMB-20" } else { "BR10-REG-02" },
                    ),
                ),
            ],
            notes: notes.0,
            not_counted: out.0,
            next: if self.markers.0 > 0 { vec![next.into()] } else { Vec::new() },
            ..Working::default()
        }
        .into()
    }
}
