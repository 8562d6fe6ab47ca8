//! A force on paper: its cards, to be cut out, and its list, one line per unit.

use leptos::prelude::*;

use crate::aid::{Field, Kind, Remaining, Ruleset, Values};
use crate::battle::Unit;
use crate::text::keys::{paper as p, screens as s};
use crate::text::short;

use crate::ui::erase::Views;
use crate::ui::figures;
use crate::ui::parts::card::{Drawn, card_sheet};
use crate::ui::parts::counter;
use crate::ui::state::App;

/// The cards of a force, nine per page.
pub fn cards(app: App, ruleset: &'static Ruleset, units: &[Unit], battle: &Values) -> AnyView {
    let cards = units
        .iter()
        .map(|unit| match Drawn::when(ruleset, unit, battle) {
            Some(drawn) => card_sheet(app, ruleset, &drawn),
            None => plain_card(app, ruleset, unit),
        })
        .collect::<Vec<_>>();
    view! {
        <p class="paper-how">{app.t(p::PAPER_CUT)}</p>
        <ul class="paper-cards">{cards}</ul>
    }
    .into_any()
}

/// The card of a unit in a game without cards: its name, its figures, boxes to tick
/// off.
fn plain_card(app: App, ruleset: &'static Ruleset, unit: &Unit) -> AnyView {
    let values = unit.values(ruleset);
    let (mut rows, mut words, mut kind) = (Vec::new(), Vec::new(), Vec::new());
    for fact in facts(app, ruleset, unit) {
        let label = app.t(fact.field.label);
        match fact.answer {
            None => words.push(label),
            Some(answer) if fact.is_kind => kind.push(answer),
            Some(answer) => rows.push(
                view! {
                    <div>
                        <dt>{label}</dt>
                        <dd>{answer}</dd>
                    </div>
                }
                .into_any(),
            ),
        }
    }
    let words =
        (!words.is_empty()).then(|| view! { <p class="paper-words">{words.join(" · ")}</p> });
    let left = strength(ruleset, unit).map(|full| {
        view! {
            <p class="paper-left">
                <span>{app.t(p::PAPER_LEFT)}</span>
                {boxes(full)}
            </p>
        }
    });
    view! {
        <li class="card card-sheet">
            <div class="card-face">
                <header class="card-head">
                    <span class="card-mark">{counter::counter(&ruleset.tracker.counter, &values)}</span>
                    <p>
                        <span class="card-kind">{kind.join(" · ")}</span>
                        <b class="card-name">{unit.name.clone()}</b>
                    </p>
                </header>
                {left}
                <dl class="card-lines">{rows}</dl>
                {words}
            </div>
        </li>
    }
    .into_any()
}

/// The list of a force.
pub fn list(app: App, ruleset: &'static Ruleset, name: String, units: &[Unit]) -> AnyView {
    let cost = ruleset.tracker.cards.terms.cost;
    let rows = units
        .iter()
        .map(|unit| {
            let values = unit.values(ruleset);
            let description: Vec<String> =
                facts(app, ruleset, unit).into_iter().map(|fact| fact.in_line(app)).collect();
            let cost = cost.map(|place| {
                let points = u32::from(values.get(place).unsigned_abs());
                view! { <b>{app.say(s::army_sum(points))}</b> }
            });
            view! {
                <li data-unit=unit.name.clone()>
                    <p>
                        <b>{unit.name.clone()}</b>
                        " "
                        {description.join(" · ")}
                    </p>
                    {strength(ruleset, unit).map(boxes)}
                    {cost}
                </li>
            }
        })
        .views();
    view! {
        <header class="paper-title">
            <h2>{name}</h2>
            <span>{app.t(ruleset.name)} " · " {app.say(s::army_units(units.len()))}</span>
        </header>
        <ul class="paper-list">{rows}</ul>
    }
    .into_any()
}

/// An answer on the card of a unit.
struct Fact {
    field: &'static Field,
    /// `None` for a switch that is on.
    answer: Option<String>,
    /// Whether it says what kind of unit it is.
    is_kind: bool,
}

impl Fact {
    /// The fact in a word or two, with the short name of its question.
    fn in_line(self, app: App) -> String {
        let label = || {
            let names = short(self.field.label).map(|names| app.t(names));
            let first = names.and_then(|names| names.split(',').next().map(str::to_owned));
            let is_word = |name: &String| !name.contains(['/', '#']);
            first.filter(is_word).unwrap_or_else(|| app.t(self.field.label))
        };
        match self.answer {
            None => app.t(self.field.label),
            Some(answer) if self.is_kind => answer,
            Some(answer) => format!("{} {answer}", label()),
        }
    }
}

/// The facts on the card of a unit: its kind first, then its figures.
fn facts(app: App, ruleset: &'static Ruleset, unit: &Unit) -> Vec<Fact> {
    let (values, missing) = (unit.values(ruleset), unit.missing(ruleset));
    let tracker = &ruleset.tracker;
    let what = tracker.counter.what;
    let figures = tracker.profile.iter().filter(|place| !what.contains(place));
    let counted = tracker.counter.headcount;
    (what.iter().chain(figures))
        .filter(|place| counted != Some(**place) || strength(ruleset, unit).is_none())
        .filter(|place| tracker.cards.terms.cost != Some(**place))
        .filter_map(|place| {
            let field = tracker.fields.get(*place)?;
            let value = values.get(*place);
            let says = match field.kind {
                Kind::Toggle => value != 0,
                Kind::Choice(_) => what.contains(place) || field.write(value) != "none",
                Kind::Count { .. } | Kind::Measure { .. } => value != 0 || field.default != 0,
                Kind::Unit => false,
            };
            (says && field.matters(values.all())).then(|| Fact {
                field,
                // A missing figure is left blank, to be written in.
                answer: (!matches!(field.kind, Kind::Toggle)).then(|| {
                    if missing.contains(place) {
                        String::from("__")
                    } else {
                        figures::answer(app, field.kind, value)
                    }
                }),
                is_kind: what.contains(place),
            })
        })
        .collect()
}

/// How much strength a unit can lose.
fn strength(ruleset: &'static Ruleset, unit: &Unit) -> Option<i16> {
    let left = unit.strength(ruleset);
    left.map(|Remaining { full, .. }| full).filter(|full| *full > 1)
}

/// A box for each point that can be lost.
fn boxes(full: i16) -> AnyView {
    /// A larger number is shown as a figure.
    const MOST: i16 = 20;
    if full > MOST {
        return view! { <b>{full}</b> }.into_any();
    }
    let boxes = (0..full).map(|_| view! { <i></i> }).views();
    view! {
        <span class="paper-boxes" role="img" aria-label=full.to_string()>
            {boxes}
        </span>
    }
    .into_any()
}
