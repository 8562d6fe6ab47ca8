//! Exact odds as bars and numbers.

use leptos::prelude::*;

use crate::aid::{Outcome, Part, PartKind, Want, Wanted};
use crate::dice::Odds;
use crate::sorting::sort_short_by_key;
use crate::text::decimals;
use crate::text::keys::screens as s;

use super::outcome::tone_class;
use crate::ui::erase::Views;
use crate::ui::state::App;

/// The chances in the headline: each a figure and the words after it.
pub fn headlines(
    app: App,
    wants: &[Want],
    parts: &[Part],
    odds: &Odds<Outcome>,
) -> Vec<(String, String)> {
    let mut said: Vec<(bool, String, String)> = wants
        .iter()
        .filter_map(|want| {
            let place = parts.iter().position(|part| part.id == want.part)?;
            let kind = parts[place].kind;
            let (never, figure) = if want.when == Wanted::OnAverage {
                let mean = odds.mean(|outcome| f64::from(outcome.figure(place)));
                (false, app.number(mean, 1))
            } else {
                let wanted = |outcome: &Outcome| want.when.holds(kind, outcome.figure(place));
                let chance = snap(odds.chance(wanted));
                (chance <= 0.0, app.percent(chance))
            };
            Some((never, figure, app.say(want.words.clone())))
        })
        .collect();
    // Impossible results come last.
    sort_short_by_key(&mut said, |(never, _, _)| *never);
    let said = said.into_iter();
    said.map(|(_, figure, words)| (figure, words)).collect()
}

/// A bar chart for every part of the outcome; beside each chance that of the
/// held situation, if there is one.
pub fn odds(
    app: App,
    parts: &[Part],
    odds: &Odds<Outcome>,
    held: Option<&Odds<Outcome>>,
) -> impl IntoView + use<> {
    parts
        .iter()
        .enumerate()
        // All directions are equally likely.
        .filter(|(_, part)| part.kind != PartKind::Bearing)
        .map(|(index, part)| match part.kind {
            PartKind::Count | PartKind::Measure(_) | PartKind::Bearing => {
                count(app, index, part, odds, held).into_any()
            }
            PartKind::Words(words) => {
                let bars = words
                    .iter()
                    .enumerate()
                    .map(|(figure, word)| {
                        let chance =
                            odds.chance(|outcome| usize::from(outcome.figure(index)) == figure);
                        let held = held.map(|held| {
                            held.chance(|outcome| usize::from(outcome.figure(index)) == figure)
                        });
                        let id = format!("{}={}", part.id, word.id);
                        bar(app, id, app.t(word.label), chance, tone_class(word.tone), None, held)
                    })
                    .views();
                view! {
                    <section class="odds-chart" data-part=part.id>
                        <h3 class="margin-word">{app.t(part.label)}</h3>
                        <ul class="odds-bars">{bars}</ul>
                    </section>
                }
                .into_any()
            }
        })
        .views()
}

/// The most rows of a chart; beyond that, chances are tiny or of no use at a
/// table.
const MOST_ROWS: u16 = 12;

fn count(
    app: App,
    index: usize,
    part: &Part,
    odds: &Odds<Outcome>,
    held: Option<&Odds<Outcome>>,
) -> impl IntoView + use<> {
    let held = held.map(|held| held.marginal(|outcome| outcome.figure(index)));
    let figures = odds.marginal(|outcome| outcome.figure(index));
    let mean = figures.mean(|figure| f64::from(*figure));
    let highest =
        |figures: &Odds<u16>| figures.iter().map(|(figure, _)| *figure).max().unwrap_or(0);
    let most = highest(&figures).max(held.as_ref().map_or(0, highest));
    let exactly = |figure: u16| figures.probability(&figure);
    // Rows around the mean if there are many.
    let first = if most > MOST_ROWS {
        (mean.round() as u16).saturating_sub(MOST_ROWS / 2).max(1)
    } else {
        1
    };
    let last = most.min(first + MOST_ROWS - 1);
    let mut bars = vec![bar(
        app,
        format!("{}=0", part.id),
        app.t(s::ODDS_NONE),
        exactly(0),
        "",
        None,
        held.as_ref().map(|held| held.probability(&0)),
    )];
    for figure in first..=last {
        let at_least = figures.at_least(|other| *other, figure);
        let label =
            if figure == most { figure.to_string() } else { app.say(s::odds_at_least(figure)) };
        bars.push(bar(
            app,
            format!("{}>={figure}", part.id),
            label,
            at_least,
            tone_class(part.tone),
            Some((format!("{}={figure}", part.id), exactly(figure))),
            held.as_ref().map(|held| held.at_least(|other| *other, figure)),
        ));
    }
    let said = app.number(mean, 2);
    let heads = (held.is_none() && bars.len() > 2).then(|| {
        view! {
            <p class="odds-heads" aria-hidden="true">
                <span>{app.t(s::AT_LEAST)}</span>
                <span>{app.t(s::ODDS_EXACTLY)}</span>
            </p>
        }
    });
    view! {
        <section class="odds-chart" data-part=part.id data-mean=decimals(mean, 12)>
            <h3 class="margin-word">
                {app.t(part.label)} <span class="odds-mean">{app.say(s::odds_mean(said))}</span>
            </h3>
            {heads}
            <ul class="odds-bars">{bars}</ul>
        </section>
    }
}

fn bar(
    app: App,
    id: String,
    label: String,
    chance: f64,
    tone: &'static str,
    exactly: Option<(String, f64)>,
    held: Option<f64>,
) -> impl IntoView {
    // At most one more number: the difference to the held situation, or the
    // chance of exactly this many.
    let (difference, exactly) = match held {
        Some(held) => (Some(difference(app, chance, held)), None),
        None => (None, exactly),
    };
    view! {
        <li class=format!("odds-bar {tone}") data-outcome=id data-probability=decimals(chance, 12)>
            <span class="odds-label">{label}</span>
            <span class="odds-line" aria-hidden="true">
                <span style:width=percent(chance)></span>
                {held
                    .map(|held| {
                        view! { <i style:left=percent(held)></i> }
                    })}
            </span>
            <b class="odds-chance">{app.percent(snap(chance))}</b>
            {difference}
            {exactly
                .map(|(id, exact)| {
                    view! {
                        <span
                            class="odds-exact"
                            data-outcome=id
                            data-probability=decimals(exact, 12)
                            title=app.t(s::ODDS_EXACTLY)
                        >
                            {app.percent(snap(exact))}
                        </span>
                    }
                })}
        </li>
    }
}

/// A chance as a CSS length.
fn percent(chance: f64) -> String {
    decimals(chance * 100.0, 2) + "%"
}

/// How many percentage points a chance is above (or below) the held one.
fn difference(app: App, chance: f64, held: f64) -> AnyView {
    let difference = chance - held;
    let (sign, tone) = match difference {
        _ if difference.abs() < 0.0005 => ("±", "same"),
        _ if difference > 0.0 => ("+", ""),
        _ => ("−", ""),
    };
    let points = app.number(difference.abs() * 100.0, 1);
    view! {
        <span class=format!("odds-difference {tone}") data-held=decimals(held, 12)>
            {sign}
            {points}
        </span>
    }
    .into_any()
}

/// Chances within the engine's rounding of 0 or 1 are shown as exactly that.
pub fn snap(chance: f64) -> f64 {
    if chance < 1e-12 {
        0.0
    } else if chance > 1.0 - 1e-12 {
        1.0
    } else {
        chance
    }
}
