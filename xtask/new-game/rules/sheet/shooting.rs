//! How many shots hit? NEW-SHO-P1.

use crate::rulesets::new_game::prelude::*;

use super::tables::{Band, TO_HIT};

// The questions. Each cites the rules that make it matter.
form! {
    /// The questions about shooting.
    pub struct Shooting {
        group t::GROUP_SHOOTER => {
            /// Shots of the whole unit.
            shots: Count<1, 20> = 3, t::SHOOTING_SHOTS, ["NEW-SHO-01"];
            /// The unit is shaken.
            shaken: bool = false, t::SHAKEN, ["NEW-STA-01"];
        }
        group t::GROUP_TARGET => {
            /// The distance to the target.
            distance: Length<0, 48> = 12, t::SHOOTING_DISTANCE, ["NEW-SHO-T1"];
            /// The cover that the target is behind.
            cover: Cover = Cover::None, t::COVER, ["NEW-SHO-02"];
        }
    }
}

// The outcome of the dice: the odds are grouped by these parts.
outcome! {
    /// The result of the shots.
    pub struct Volley of |form: &Shooting| {
        /// Hits.
        hits: u32, t::PART_HITS;
    }
}

impl Calculate for Shooting {
    type House = House;
    type Outcome = Volley;

    const ABOUT: About = About::new("shooting", t::SHOOTING, t::SHOOTING_SUMMARY);
    const CITES: &'static [Cite] = &["NEW-SHO-P1"];

    fn work(&self, house: &House) -> Work<Self> {
        let refusals = self.refusals();
        let Some(band) = self.band().filter(|_| refusals.is_empty()) else {
            return Working::refused(t::TO_HIT, t::WORD_NO_SHOT, refusals).into();
        };
        // The same lines give the sum shown and the number rolled against.
        let (sum, need) = Sum::need(
            "to-hit",
            t::TO_HIT,
            (t::SHOOTING_BY_DISTANCE, band.need, "NEW-SHO-T1"),
            self.modifiers(*house),
        );
        let roll = Roll::new(Die::D6).at_least(need).named(t::ROLL_TO_HIT, "NEW-SHO-01");
        let shots = self.shots.count();
        Working {
            headline: (t::TO_HIT, sum.result.clone()),
            dice: Some((t::SHOOTING_SHOTS, Figure::Dice(self.shots.0))),
            sums: vec![sum],
            ..Working::default()
        }
        .chance(t::WANT_HIT, Volley::AT.hits.at_least(1))
        .rolls(self, move |dice| Volley { hits: dice.successes(&roll, shots) })
    }
}

impl Shooting {
    /// The row of the table for this distance, if there is one.
    fn band(self) -> Option<Band> {
        TO_HIT.into_iter().find(|band| self.distance.0 <= i16::from(band.upto))
    }

    /// Why nothing can be shot at.
    fn refusals(self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(self.shaken, t::REFUSED_SHAKEN, "NEW-STA-01");
        refusals.add(self.band().is_none(), t::REFUSED_TOO_FAR, "NEW-SHO-T1");
        refusals.0
    }

    fn modifiers(self, house: House) -> Vec<Modifier> {
        let close = self.distance.0 <= i16::from(TO_HIT[0].upto);
        if self.cover == Cover::None || (close && house.no_cover_when_close) {
            return Vec::new();
        }
        let cover = Modifier::new(self.cover.label(), self.cover.modifier(), "NEW-SHO-02");
        vec![cover]
    }
}
