//! The ruler of a roll: every face of the die, or every total of several, with a width
//! proportional to its chance. The successful ones are filled, or the rows of a result table
//! shaded, and rolled dice are marked.

use leptos::prelude::*;

use crate::aid::Figure;
use crate::battle::words;
use crate::dice::{Reading, Reroll, Roll};
use crate::text::decimals;
use crate::text::keys::screens as s;

use crate::ui::erase::Views;
use crate::ui::figures;
use crate::ui::state::App;

/// The condition for success, according to the number shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// This total or more.
    AtLeast(i16),
    /// This total or less.
    AtMost(i16),
    /// A row of a result table, of which none counts as a success.
    Table,
}

impl Need {
    /// The need of a roll for the figure shown. On a result table, a figure that dice have to reach
    /// counts if a row ends there. `None` if the figure belongs to another roll.
    pub fn of(roll: &Roll, figure: &Figure) -> Option<Self> {
        let shown = match *figure {
            Figure::Need(number) | Figure::TotalNeed(number) => Some(Self::AtLeast(number)),
            Figure::AtMost(number) => Some(Self::AtMost(number)),
            Figure::Impossible => return None,
            _ => None,
        };
        let needed = match (&roll.reading, shown) {
            (Reading::AtLeast(number), _) => Self::AtLeast(*number),
            (Reading::AtMost(number), _) => Self::AtMost(*number),
            // A total that later rolls depend on as well.
            (Reading::Total | Reading::TotalAndDouble, Some(need)) => need,
            (Reading::Bands(_), None) => Self::Table,
            (Reading::Bands(bands), Some(need)) => {
                let last = match need {
                    Self::AtLeast(number) => number - 1,
                    Self::AtMost(number) => number,
                    Self::Table => return None,
                };
                bands.rows().iter().find(|band| i16::from(band.upto) == last)?;
                need
            }
            _ => return None,
        };
        shown.is_none_or(|shown| shown == needed).then_some(needed)
    }

    fn met_by(self, total: u32) -> bool {
        let total = i64::from(total);
        match self {
            Self::AtLeast(number) => total >= i64::from(number),
            Self::AtMost(number) => total <= i64::from(number),
            Self::Table => false,
        }
    }
}

/// The ruler of a roll with the totals rolled on it.
pub fn ruler(app: App, roll: &Roll, need: Need, fell: &[u32]) -> AnyView {
    let totals = totals(roll);
    let all: f64 = totals.iter().map(|(_, ways)| ways).sum();
    let good: f64 =
        (totals.iter()).filter(|(total, _)| need.met_by(*total)).map(|(_, ways)| ways).sum();
    let sentence = sentence(app, roll, need, good, all);
    let share = good / all;
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
            let dice = fell.iter().filter(|fallen| *fallen == total).count();
            let band = (need == Need::Table).then(|| roll.way_of(*total) % 6);
            let class =
                band.map_or_else(|| "ruler-cell".into(), |n| format!("ruler-cell ruler-band-{n}"));
            view! {
                <span
                    class=class
                    class:success=success
                    class:fell={dice > 0}
                    data-fell=(dice > 0).then(|| dice.to_string())
                    style:flex-grow=decimals(*ways, 0)
                    style:--turned=turned.map(|share| decimals(share * 100.0, 0) + "%")
                >
                    {*total}
                </span>
            }
        })
        .views();
    view! {
        <div class="ruler" role="img" aria-label=sentence>
            {cells}
        </div>
    }
    .into_any()
}

/// The ruler as one sentence: the chance of success, or the meaning of each total in a table.
fn sentence(app: App, roll: &Roll, need: Need, good: f64, all: f64) -> String {
    let number = match need {
        Need::AtLeast(number) => words::at_least(number, roll.span().1 as i16),
        Need::AtMost(number) => format!("≤ {number}"),
        Need::Table => {
            let Reading::Bands(bands) = &roll.reading else { return String::new() };
            let rows = bands.rows().iter().enumerate().filter_map(|(way, band)| {
                let (first, last) = roll.band(way)?;
                Some(format!("{}: {}", figures::span(first, last), app.t(band.label)))
            });
            return rows.collect::<Vec<_>>().join("; ");
        }
    };
    let share = good / all;
    let say = |chance, rerolled: fn(_, _, _, _) -> _| {
        app.say(rerolled(all as u32, app.percent(chance), good as u32, number))
    };
    match roll.reroll {
        Reroll::None => say(share, s::ruler),
        Reroll::Failures => say(share + (1.0 - share) * share, s::ruler_rerolled),
        Reroll::Successes => say(share * share, s::ruler_rerolled),
    }
}

/// The totals of a roll, lowest first, each with the number of ways to roll it.
pub fn totals(roll: &Roll) -> Vec<(u32, f64)> {
    let plain = Roll { reading: Reading::Total, reroll: Reroll::None, ..*roll };
    let all = f64::from(roll.die.faces()).powi(i32::from(roll.dice));
    let chances = plain.chances().into_iter();
    (roll.span().0..).zip(chances.map(|(_, chance)| (chance * all).round())).collect()
}
