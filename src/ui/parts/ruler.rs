//! The ruler of a roll that needs a number: every face of the die, or every total of several,
//! with a width proportional to its chance. The successful ones are filled, and rolled dice
//! are marked.

use leptos::prelude::*;

use crate::aid::Figure;
use crate::battle::words;
use crate::dice::{Reading, Reroll, Roll, Shown};
use crate::text::keys::screens as s;

use crate::ui::erase::Views;
use crate::ui::state::App;

/// The condition for success, according to the number shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// This total or more.
    AtLeast(i16),
    /// This total or less.
    AtMost(i16),
}

impl Need {
    /// The need of a check or a result table, if the figure gives one: for a table, only if
    /// one of its rows ends there.
    pub fn of(roll: &Roll, figure: &Figure) -> Option<Self> {
        let need = match *figure {
            Figure::Need(number) | Figure::TotalNeed(number) => Self::AtLeast(number),
            Figure::AtMost(number) => Self::AtMost(number),
            _ => return None,
        };
        let needed = match (&roll.reading, need) {
            (Reading::AtLeast(number), Self::AtLeast(need))
            | (Reading::AtMost(number), Self::AtMost(need)) => *number == need,
            (Reading::Bands(bands), need) => {
                let last = match need {
                    Self::AtLeast(number) => number - 1,
                    Self::AtMost(number) => number,
                };
                bands.rows().iter().any(|band| i16::from(band.upto) == last)
            }
            _ => false,
        };
        needed.then_some(need)
    }

    fn met_by(self, total: u32) -> bool {
        let total = i64::from(total);
        match self {
            Self::AtLeast(number) => total >= i64::from(number),
            Self::AtMost(number) => total <= i64::from(number),
        }
    }
}

/// The ruler of a roll that needs a number, with the rolled dice on it.
pub fn ruler(app: App, roll: &Roll, need: Need, fell: &[Shown]) -> AnyView {
    let totals = totals(roll);
    let all: f64 = totals.iter().map(|(_, ways)| ways).sum();
    let good: f64 =
        (totals.iter()).filter(|(total, _)| need.met_by(*total)).map(|(_, ways)| ways).sum();
    let share = good / all;
    let number = match need {
        Need::AtLeast(number) => words::at_least(number, roll.span().1 as i16),
        Need::AtMost(number) => format!("≤ {number}"),
    };
    let (successes, ways) = (good as u32, all as u32);
    let say = |chance, rerolled: fn(_, _, _, _) -> _| {
        app.say(rerolled(ways, app.percent(chance), successes, number.clone()))
    };
    let sentence = match roll.reroll {
        Reroll::None => say(share, s::ruler),
        Reroll::Failures => say(share + (1.0 - share) * share, s::ruler_rerolled),
        Reroll::Successes => say(share * share, s::ruler_rerolled),
    };
    let cells = totals
        .iter()
        .map(|(total, ways)| {
            let success = need.met_by(*total);
            // The re-roll changes the result of this share of the re-rolled faces.
            let turned = match (roll.reroll, success) {
                (Reroll::Failures, false) => Some(share),
                (Reroll::Successes, true) => Some(1.0 - share),
                _ => None,
            };
            let dice = (fell.iter())
                .filter(|die| die.faces.iter().map(|face| u32::from(*face)).sum::<u32>() == *total)
                .count();
            view! {
                <span
                    class="ruler-cell"
                    class:success=success
                    class:fell={dice > 0}
                    data-fell=(dice > 0).then(|| dice.to_string())
                    style:flex-grow=ways.to_string()
                    style:--turned=turned.map(|share| format!("{:.0}%", share * 100.0))
                >
                    {*total}
                </span>
            }
        })
        .views();
    view! {
        <div class="ruler" role="img" aria-label=sentence data-ruler=format!("{successes}/{ways}")>
            {cells}
        </div>
    }
    .into_any()
}

/// The totals of a roll, lowest first, each with the number of ways to roll it.
pub fn totals(roll: &Roll) -> Vec<(u32, f64)> {
    let plain = Roll { reading: Reading::Total, reroll: Reroll::None, ..*roll };
    let all = f64::from(roll.die.faces()).powi(i32::from(roll.dice));
    let chances = plain.chances().into_iter();
    (roll.span().0..).zip(chances.map(|(_, chance)| (chance * all).round())).collect()
}
