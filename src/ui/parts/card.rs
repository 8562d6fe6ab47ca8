//! The card of a unit: two faces to turn over, and how it lies on the table; and a
//! thumbnail for a line-up.

use std::fmt::Write;

use leptos::prelude::*;

use crate::aid::{
    Card, CardState, Face, Grid, GridRow, Outline, Plan, Printed, Ring, Ruleset, Sign, Slot,
    Values, Worth,
};
use crate::battle::{Side, Unit, Words};
use crate::text::keys::screens as s;

use super::icon::icon;
use super::sums::cite;
use crate::ui::erase::{Views, tap};
use crate::ui::figures;
use crate::ui::state::App;

/// A card to draw, with the name and the free texts of its unit.
#[derive(Clone)]
pub struct Drawn {
    /// The unit's name.
    pub name: String,
    /// Its free texts.
    pub words: Words,
    /// Its card.
    pub card: Card,
}

impl Drawn {
    /// The card of a unit of the battle.
    pub fn of(app: App, ruleset: &Ruleset, unit: &Unit) -> Option<Self> {
        Self::when(ruleset, unit, &app.battle_state(|state| state.battle_values(ruleset)))
    }

    /// The card of a unit in a battle with this state as a whole; `None` in a game without
    /// cards.
    pub fn when(ruleset: &Ruleset, unit: &Unit, battle: &Values) -> Option<Self> {
        let draw = ruleset.tracker.cards.card?;
        Some(Self {
            name: unit.name.clone(),
            words: unit.words.clone(),
            card: draw(&unit.printed(ruleset), &unit.missing(ruleset), battle),
        })
    }

    fn words(&self, id: &str) -> Option<&str> {
        let words = self.words.get(id)?;
        (!words.is_empty()).then_some(words)
    }
}

/// The card, which can be turned over; `over` survives redrawing.
pub fn card(app: App, ruleset: &'static Ruleset, drawn: &Drawn, over: RwSignal<bool>) -> AnyView {
    let faces = faces(app, ruleset, drawn);
    let titles: Vec<String> = (drawn.card.faces.iter()).map(|face| app.t(face.title)).collect();
    let turns = titles.len() > 1;
    let turn = move || {
        if turns {
            over.update(|over| *over = !*over);
        }
    };
    let flip = turns.then(|| {
        let next = move || app.say(s::card_over(titles[usize::from(!over.get())].clone()));
        // The whole card takes the tap.
        view! {
            <button class="card-flip" data-action="flip" aria-label=next>
                {icon("flip")}
            </button>
        }
    });
    view! {
        <section class="card" data-card=drawn.name.clone()>
            <div
                class="card-stage"
                class:turns=turns
                class:over=move || over.get()
                on:click=tap(turn)
            >
                {faces}
                {flip}
            </div>
            {state(app, &drawn.card)}
            {doubts(app, &drawn.card)}
        </section>
    }
    .into_any()
}

/// Both faces side by side, to be cut out and folded.
pub fn card_sheet(app: App, ruleset: &'static Ruleset, drawn: &Drawn) -> AnyView {
    let folds = drawn.card.faces.len() > 1;
    view! {
        <li class="card card-sheet" class:folds=folds>
            {faces(app, ruleset, drawn)}
        </li>
    }
    .into_any()
}

fn faces(app: App, ruleset: &'static Ruleset, drawn: &Drawn) -> Vec<AnyView> {
    let faces = drawn.card.faces.iter().enumerate();
    faces.map(|(place, one)| face(app, ruleset, drawn, one, place > 0)).collect()
}

fn face(app: App, ruleset: &'static Ruleset, drawn: &Drawn, face: &Face, back: bool) -> AnyView {
    let card = &drawn.card;
    let slots =
        (face.slots.iter()).filter_map(|one| slot(app, ruleset, drawn, one)).collect::<Vec<_>>();
    let number = (card.number > 0).then(|| view! { <b class="card-number">{card.number}</b> });
    let origin = drawn.words(card.origin).map(str::to_owned);
    view! {
        <div class="card-face" class:back=back>
            <header class="card-head">
                <span class="card-mark">{outline(card.outline)}</span>
                <p>
                    <span class="card-kind">
                        {app.t(card.kind)} {origin.map(|origin| format!(" · {origin}"))}
                    </span>
                    <b class="card-name">{drawn.name.clone()}</b>
                </p>
                {number}
            </header>
            {slots}
        </div>
    }
    .into_any()
}

fn slot(app: App, ruleset: &'static Ruleset, drawn: &Drawn, slot: &Slot) -> Option<AnyView> {
    match slot {
        Slot::Figures(all) | Slot::Lines(all) if all.is_empty() => None,
        Slot::Figures(all) => Some(printed(app, all, "card-figures")),
        Slot::Lines(all) => Some(printed(app, all, "card-lines")),
        Slot::Words(id) => {
            let words = drawn.words(id)?.to_owned();
            let label = app.t(ruleset.tracker.cards.wording(id)?.label);
            Some(
                view! {
                    <dl class="card-words">
                        <dt>{label}</dt>
                        <dd>{words}</dd>
                    </dl>
                }
                .into_any(),
            )
        }
        Slot::Grid(grid) => Some(table(app, drawn, grid)),
        Slot::Plan(one) => Some(plan(app, one)),
        Slot::Picture => {
            let picture = outline(drawn.card.outline);
            Some(view! { <div class="card-large">{picture}</div> }.into_any())
        }
    }
}

fn printed(app: App, all: &[Printed], class: &'static str) -> AnyView {
    let entries = all
        .iter()
        .map(|one| {
            view! {
                <div>
                    <dt>{app.t(one.label)}</dt>
                    <dd>{worth(app, &one.value)} {doubt(app, one.doubt.is_some())}</dd>
                </div>
            }
        })
        .views();
    view! { <dl class=class>{entries}</dl> }.into_any()
}

fn worth(app: App, value: &Worth) -> String {
    match value {
        Worth::Figure(figure) => figures::figure(app, figure),
        Worth::Words(words) => app.say(words.clone()),
    }
}

/// The sign beside a figure that the sheet leaves uncertain.
fn doubt(app: App, doubted: bool) -> Option<AnyView> {
    doubted.then(|| {
        view! {
            <sup class="card-doubt" aria-hidden="true">"?"</sup>
            <span class="unseen">{app.t(s::CARD_DOUBTED)}</span>
        }
        .into_any()
    })
}

fn table(app: App, drawn: &Drawn, grid: &Grid) -> AnyView {
    let head = (grid.head.iter())
        .map(|cell| view! { <th scope="col">{figures::cell(app, cell)}</th> })
        .views();
    // A single row would only repeat the title.
    let alone = grid.rows.len() == 1 && grid.rows[0].named.is_empty();
    let rows = (grid.rows.iter()).map(|row| table_row(app, drawn, row, alone)).views();
    let doubted = alone && grid.rows[0].doubt.is_some();
    view! {
        <table class="card-grid" class:alone=alone>
            <caption>{app.t(grid.title)} {doubt(app, doubted)}</caption>
            <thead>
                <tr>
                    <td></td>
                    {head}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn table_row(app: App, drawn: &Drawn, row: &GridRow, alone: bool) -> AnyView {
    let label = drawn.words(row.named).map_or_else(|| app.t(row.label), str::to_owned);
    let cells =
        (row.cells.iter()).map(|cell| view! { <td>{figures::cell(app, cell)}</td> }).views();
    view! {
        <tr>
            <th scope="row">
                <span class:unseen=alone>{label}</span>
                {doubt(app, !alone && row.doubt.is_some())}
            </th>
            {cells}
        </tr>
    }
    .into_any()
}

/// The places of the figures on a plan: around the whole, and around the part on top.
const PLACES: [[(u8, u8); 4]; 2] =
    [[(60, 12), (8, 66), (112, 66), (60, 124)], [(60, 52), (43, 68), (77, 68), (60, 85)]];

/// Figures around the unit; also in words for players who cannot see it.
fn plan(app: App, plan: &Plan) -> AnyView {
    let figures = (plan.rings.iter().zip(PLACES))
        .flat_map(|(ring, places)| ring.figures.into_iter().zip(places))
        .filter_map(|(figure, (x, y))| figure.map(|figure| view! { <text x=x y=y>{figure}</text> }))
        .views();
    let [lines, filled, tracks] = plan_paths(plan.outline);
    let description = |ring: &Ring| {
        let mut description = format!("{}:", app.t(ring.label));
        let mut between = "";
        for (side, figure) in plan.sides.iter().zip(ring.figures) {
            if let Some(figure) = figure {
                let _ = write!(description, "{between} {} {figure}", app.t(*side));
                between = ",";
            }
        }
        description
    };
    let words = plan.rings.each_ref().map(description);
    let [outer, inner] = plan.rings.each_ref().map(|ring| ring.label);
    let caption = s::card_plan(inner, outer, plan.title);
    view! {
        <figure class="card-plan">
            <figcaption>{app.say(caption)}</figcaption>
            <svg viewBox="0 0 120 132" role="img" aria-label=words.join(". ")>
                <path class="card-tracks" d=tracks stroke-width="14" stroke-dasharray="5 2"></path>
                <path class="card-filled" d=filled></path>
                <path class="card-lines-drawn" d=lines></path>
                {figures}
            </svg>
        </figure>
    }
    .into_any()
}

/// The outline of a unit, large enough for figures inside: lines, filled areas, tracks.
const fn plan_paths(outline: Outline) -> [&'static str; 3] {
    const TRACKS: &str = "M25 18v96M95 18v96";
    match outline {
        Outline::Tracked { turret: true } => [
            "M32 24h56v84H32zM32 34h56M33 68a27 27 0 1 0 54 0a27 27 0 1 0-54 0M57 41V21h6v20",
            "",
            TRACKS,
        ],
        Outline::Tracked { turret: false } => {
            ["M32 24h56v84H32zM32 34h56M34 42h52v52H34zM57 42V21h6v21", "", TRACKS]
        }
        Outline::Gun => [
            "M16 42q44-20 88 0M57 88V21h6v67M32 70h56M56 74 36 114M64 74l20 40",
            "M20 58h10v26H20zM90 58h10v26H90z",
            "",
        ],
        Outline::Wheeled | Outline::Bases { .. } => [
            "M32 24h56v84H32zM32 46h56M32 60h56",
            "M22 30h10v20H22zM88 30h10v20H88zM22 82h10v20H22zM88 82h10v20H88z",
            "",
        ],
    }
}

/// The unit from above, in a 48 × 48 square.
fn outline(outline: Outline) -> AnyView {
    let [lines, filled, tracks, ghost] = paths(outline);
    view! {
        <svg class="card-outline" viewBox="0 0 48 48" aria-hidden="true">
            <path class="card-tracks" d=tracks stroke-width="7" stroke-dasharray="2.5 1"></path>
            <path class="card-filled" d=filled></path>
            <path class="card-lines-drawn" d=lines></path>
            <path class="card-ghost" d=ghost></path>
        </svg>
    }
    .into_any()
}

/// Lines, filled areas, tracks, and lost parts.
fn paths(outline: Outline) -> [String; 4] {
    const TRACKS: &str = "M9.500 4.500v38M38.500 4.500v38";
    let (lines, filled, tracks) = match outline {
        Outline::Bases { of, left } => return bases(of, left),
        Outline::Tracked { turret: true } => (
            "M14 7h20v34H14zM14 13h20M14 36h20M16 24a8 8 0 1 0 16 0a8 8 0 1 0-16 0M24 16V2\
             M21.500 26a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0",
            "",
            TRACKS,
        ),
        Outline::Tracked { turret: false } => {
            ("M14 7h20v34H14zM14 13h20M14 37h20M16 17h16v16H16zM24 17V2M19 25h4v4h-4z", "", TRACKS)
        }
        Outline::Wheeled => (
            "M14 5h20v38H14zM14 16h20M17 22h14v18H17z",
            "M9 8h5v9H9zM34 8h5v9h-5zM9 30h5v9H9zM34 30h5v9h-5z",
            "",
        ),
        Outline::Gun => (
            "M8 18q16-7 32 0M24 26V2M13 26h22M22 27 14 45M26 27l8 18",
            "M8 21h5v10H8zM35 21h5v10h-5z",
            "",
        ),
    };
    [lines, filled, tracks, ""].map(str::to_owned)
}

/// Bases, twice as wide as deep, each with four figures; lost ones are outlines.
fn bases(of: u8, left: u8) -> [String; 4] {
    let (of, left) = (u16::from(of), u16::from(left));
    let [mut lines, mut filled, mut ghost] = [const { String::new() }; 3];
    let columns = of.div_ceil(4).max(1);
    let rows = of.div_ceil(columns).max(1);
    let width = 44 / columns;
    let height = (width / 2).min(44 / rows);
    let top = (48 - rows * height) / 2;
    for place in 0..of {
        let x = 2 + width * (place % columns);
        let y = top + height * (place / columns);
        let (w, h) = (width - 3, height - 3);
        let path = if place < left { &mut lines } else { &mut ghost };
        let _ = write!(path, "M{x} {y}h{w}v{h}h-{w}z");
        for figure in 0..4 {
            if place < left {
                let (at, middle) = (x + w * (2 * figure + 1) / 8, y + h / 2);
                let _ = write!(filled, "M{at} {middle}m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0");
            }
        }
    }
    [lines, filled, String::new(), ghost]
}

/// A thumbnail of a card, as it lies on the table.
fn picture(card: &Card) -> AnyView {
    let state = &card.state;
    view! {
        <span
            class="card-picture"
            class:activated=state.activated.is_some()
            class:gone=state.gone.is_some()
            data-turned=state.turned.degrees()
        >
            <span>{outline(card.outline)}</span>
        </span>
    }
    .into_any()
}

/// A card's position, in words and signs; `None` for an upright card without markers.
fn state(app: App, card: &Card) -> Option<AnyView> {
    let state = &card.state;
    let said = said(app, state);
    let hurt = state.strength.is_some_and(|strength| strength.left < strength.of);
    (hurt || !said.is_empty()).then(|| {
        view! {
            <div class="card-state">
                {picture(card)}
                <span class="card-said">
                    {said}
                    {hurt.then(|| strength(app, state)).flatten()}
                </span>
            </div>
        }
        .into_any()
    })
}

/// The description of a card's position.
fn said(app: App, state: &CardState) -> Vec<AnyView> {
    let words = [state.gone, state.why, state.activated];
    let words = words.into_iter().flatten().chain(state.broken.iter().copied());
    let mut said = words.map(|text| view! { <span>{app.t(text)}</span> }).views();
    said.extend(state.markers.iter().map(|marker| {
        let (sign, count) = match marker.sign {
            Sign::Ready => ("ready", None),
            Sign::Shaken => ("shaken", Some(marker.count)),
        };
        view! {
            <span class="card-marker" data-marker=sign>
                {icon(sign)}
                <span class="card-marker-name">{app.t(marker.label)}</span>
                {count.map(|count| view! { " " <b>{count}</b> })}
            </span>
        }
        .into_any()
    }));
    said
}

fn strength(app: App, state: &CardState) -> Option<AnyView> {
    state.strength.map(|strength| {
        let count = app.say(s::card_left_of(strength.left, strength.of));
        view! {
            <span>
                <span class="card-marker-name">{app.t(strength.label)}</span>
                " "
                <b>{count}</b>
            </span>
        }
        .into_any()
    })
}

/// The rulings behind uncertain figures.
fn doubts(app: App, card: &Card) -> Option<AnyView> {
    let rulings = card.doubts();
    (!rulings.is_empty()).then(|| {
        let words = app.t(s::CARD_DOUBTS);
        let signs = rulings.into_iter().map(|ruling| cite(app, ruling, &words)).views();
        view! { <p class="card-doubts">{words.clone()} {signs}</p> }.into_any()
    })
}

/// A thumbnail of a unit's card for a line-up: name, kind, quality, strength, markers, and
/// how it is turned. It only draws: the caller handles taps.
pub fn card_small(
    app: App,
    ruleset: &'static Ruleset,
    side: Side,
    unit: &Unit,
) -> impl IntoView + use<> {
    let drawn = Drawn::of(app, ruleset, unit)?;
    let tile = tile(app, &drawn, None);
    Some(
        view! {
            <span data-side=side.id() data-unit=unit.id>
                {tile}
            </span>
        }
        .into_any(),
    )
}

/// The same for any card, with its cost.
pub fn tile(app: App, drawn: &Drawn, cost: Option<String>) -> AnyView {
    let Drawn { name, card, .. } = drawn;
    let state = &card.state;
    let brief = &card.brief;
    view! {
        <span
            class="card-small"
            class:activated=state.activated.is_some()
            class:gone=state.gone.is_some()
        >
            {picture(card)}
            <span class="card-told">
                <b class="card-small-name">{name.clone()}</b>
                <span class="card-brief">
                    <span>{app.t(card.kind)}</span>
                    <span class="card-quality">
                        {app.t(brief.label)} " " <b>{worth(app, &brief.value)}</b>
                    </span>
                    {cost.map(|cost| view! { <b class="card-cost">{cost}</b> })}
                </span>
                <span class="card-said">{strength(app, state)} {said(app, state)}</span>
            </span>
        </span>
    }
    .into_any()
}
