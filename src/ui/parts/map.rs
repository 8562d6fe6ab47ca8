//! The map of a mission, drawn from its [`Shapes`] alone.
//!
//! Areas and lines are SVG, in inches; labels lie over them as plain text, so that they
//! have the size of text at any width. A turn by 180° is applied to the coordinates, so
//! words stay upright.

use std::fmt::Write;

use leptos::prelude::*;

use crate::aid::Side;
use crate::aid::mission::{
    Area, Arrow, CENTIMETRE, Entering, Entry, Frame, INCH, Leaving, Line, Mission, Placed, Point,
    Rect, Seat, Shapes, Table, Tenths, ZoneKind,
};
use crate::browser::gesture;
use crate::text::keys::screens as s;
use crate::text::{Arg, Phrase, decimals};

use super::icon::icon;
use crate::ui::erase::{Views, live, tap};
use crate::ui::state::App;

/// White space around the table, in inches, for the players' names.
const MARGIN: f64 = 6.0;
/// The largest zoom.
const MOST: f64 = 4.0;
/// One step of the zoom.
const STEP: f64 = 1.5;

/// The view of a map; it survives redrawing.
#[derive(Clone, Copy)]
pub struct Look {
    zoom: RwSignal<f64>,
    turned: RwSignal<bool>,
}

impl Look {
    /// The whole map, this seat at the bottom.
    pub fn new(bottom: Seat) -> Self {
        Self { zoom: RwSignal::new(1.0), turned: RwSignal::new(bottom == Seat::Attacker) }
    }
}

/// The content of a map.
#[derive(Clone)]
pub struct Map {
    /// The mission.
    pub mission: &'static Mission,
    /// The table.
    pub table: Table,
    /// The names of attacker and defender, or without roles of the first and second player;
    /// empty if they have none.
    pub names: [String; 2],
    /// The side that attacks or goes first, because the holder of an Objective is recorded as a
    /// side.
    pub attacker: Side,
    /// The ids of the zones that matter now.
    pub lit: Vec<&'static str>,
    /// The Objectives so far.
    pub placed: Vec<Placed>,
    /// The point that the player asks about.
    pub asked: Option<Point>,
    /// Called on a tap on the table.
    pub tapped: Option<Callback<Point>>,
}

impl Map {
    /// A mission on a table, without a battle.
    pub fn of(mission: &'static Mission, table: Table) -> Self {
        Self {
            mission,
            table,
            names: Default::default(),
            attacker: Side::First,
            lit: Vec::new(),
            placed: Vec::new(),
            asked: None,
            tapped: None,
        }
    }
}

/// A map with its buttons, warnings and Objectives, and a description of everything in
/// words.
pub fn map(app: App, look: Look, map: &Map) -> AnyView {
    let warnings = map
        .mission
        .warnings(map.table)
        .iter()
        .map(|warning| {
            view! {
                <p class="map-warning" data-cite=warning.cite>
                    {icon("warning")}
                    <span>{app.say(warning.words())}</span>
                </p>
            }
        })
        .views();
    let (width, height) = Draw::new(map, false).size();
    view! {
        <figure class="map" data-map=map.mission.id>
            // An upright map should also fit on the screen.
            <div class="map-frame" style:max-width=format!("calc(80vh * {})", decimals(width / height, 4))>
                {tools(app, look)}
                {view_of(app, look, map.clone())}
            </div>
            {warnings}
            {objectives(app, map)}
            {in_words(app, map)}
        </figure>
    }
    .into_any()
}

/// The buttons.
fn tools(app: App, look: Look) -> AnyView {
    let zoom = move |name, action, sign, to: fn(f64) -> f64, end: f64| {
        view! {
            <button
                class="icon-button"
                data-action=action
                aria-label=app.t(name)
                aria-disabled=move || {
                    ((look.zoom.get() - end).abs() < f64::EPSILON).to_string()
                }
                on:click=tap(move || look.zoom.update(|zoom| *zoom = to(*zoom)))
            >
                {icon(sign)}
            </button>
        }
    };
    let smaller = |zoom: f64| (zoom / STEP).max(1.0);
    let larger = |zoom: f64| (zoom * STEP).min(MOST);
    view! {
        <div class="map-tools">
            {zoom(s::MAP_ZOOM_OUT, "zoom-out", "minus", smaller, 1.0)}
            {zoom(s::MAP_ZOOM_IN, "zoom-in", "plus", larger, MOST)}
            <button
                class="button small"
                data-action="turn-map"
                aria-pressed=move || look.turned.get().to_string()
                on:click=tap(move || look.turned.update(|turned| *turned = !*turned))
            >
                {icon("again")}
                {app.t(s::MAP_TURN)}
            </button>
        </div>
    }
    .into_any()
}

/// The part of the map that is in view, and the map in it.
fn view_of(app: App, look: Look, map: Map) -> AnyView {
    let draw = Draw::new(&map, false);
    let (width, height) = draw.size();
    let window = NodeRef::<leptos::html::Div>::new();
    // The middle stays in place, whatever changes the zoom.
    Effect::new(move |before: Option<f64>| {
        let zoom = look.zoom.get();
        if let Some(window) = window.get_untracked() {
            gesture::keep_middle(&window, zoom / before.unwrap_or(zoom));
        }
        zoom
    });
    let pinched = StoredValue::new(None::<(f64, f64)>);
    let name = app.say(s::map_of(map.mission.title));
    let asks = map.tapped.is_some();
    let answered = map.clone();
    view! {
        <div
            class="map-view"
            node_ref=window
            tabindex="0"
            role="region"
            aria-label=name
            style:aspect-ratio=format!("{} / {}", decimals(width, 2), decimals(height, 2))
            on:touchstart=move |event| {
                let spread = gesture::spread(event.as_ref());
                pinched.set_value(spread.map(|spread| (spread, look.zoom.get_untracked())));
            }
            on:touchmove=move |event| {
                let spread = gesture::spread(event.as_ref());
                if let Some((spread, (at_first, zoom))) = spread.zip(pinched.get_value()) {
                    event.prevent_default();
                    if at_first > 0.0 {
                        look.zoom.set((zoom * spread / at_first).clamp(1.0, MOST));
                    }
                }
            }
        >
            <div
                class="map-stage"
                class:asks=asks
                style:width=move || percent(look.zoom.get() * 100.0)
                style:aspect-ratio=format!("{} / {}", decimals(width, 2), decimals(height, 2))
                on:click=move |event| {
                    let at = gesture::place_of_tap(event.as_ref());
                    if let Some((tapped, at)) = answered.tapped.zip(at) {
                        let turned = look.turned.get_untracked();
                        let point = Draw::new(&answered, turned).point(at);
                        tapped.run(on_grid(app, point));
                    }
                }
            >
                {live(move || drawing(app, &map, look.turned.get()))}
            </div>
        </div>
    }
    .into_any()
}

/// The nearest point in whole centimetres or half inches: a finger is not more precise.
fn on_grid(app: App, Point { x, y }: Point) -> Point {
    let step = if app.is_metric() { CENTIMETRE } else { INCH / 2 };
    let nearest = |tenths: Tenths| (tenths + step / 2) / step * step;
    Point { x: nearest(x), y: nearest(y) }
}

/// Converts positions to the drawing's coordinates.
#[derive(Clone, Copy)]
struct Draw {
    frame: Frame,
    turned: bool,
}

fn inches(tenths: Tenths) -> f64 {
    f64::from(tenths) / f64::from(INCH)
}

impl Draw {
    fn new(map: &Map, turned: bool) -> Self {
        Self { frame: map.mission.frame(map.table), turned }
    }

    /// Width and height with the white space around, in inches.
    fn size(self) -> (f64, f64) {
        let with_margins = |edge| inches(edge) + 2.0 * MARGIN;
        (with_margins(self.frame.width), with_margins(self.frame.height))
    }

    /// Where a point is drawn, in inches from the top left corner of the table.
    fn at(self, Point { x, y }: Point) -> (f64, f64) {
        let (width, height) = (inches(self.frame.width), inches(self.frame.height));
        let (x, y) = (inches(x), inches(y));
        if self.turned { (width - x, y) } else { (x, height - y) }
    }

    /// The point at these fractions of the drawing's width and height.
    fn point(self, (across, down): (f64, f64)) -> Point {
        let (width, height) = self.size();
        let most_x = inches(self.frame.width);
        let most_y = inches(self.frame.height);
        let x = (across * width - MARGIN).clamp(0.0, most_x);
        let y = (down * height - MARGIN).clamp(0.0, most_y);
        let tenths = |inches: f64| (inches * f64::from(INCH)).round() as Tenths;
        if self.turned {
            Point { x: tenths(most_x - x), y: tenths(y) }
        } else {
            Point { x: tenths(x), y: tenths(most_y - y) }
        }
    }

    /// Where a point is, in percent of the drawing.
    fn percent(self, point: Point) -> (f64, f64) {
        let (width, height) = self.size();
        let (x, y) = self.at(point);
        ((x + MARGIN) / width * 100.0, (y + MARGIN) / height * 100.0)
    }

    /// A line through points, as a path.
    fn line(self, points: &[Point]) -> String {
        let mut path = String::new();
        for (nth, point) in points.iter().enumerate() {
            let (x, y) = self.at(*point);
            let letter = if nth == 0 { 'M' } else { 'L' };
            path.push(letter);
            path += &at(x, y);
        }
        path
    }

    /// An arrow with a head at its end, and at its start if it has two.
    fn arrow(self, from: Point, to: Point, both: bool) -> String {
        /// The length of a head, in inches; it is 1.2 times as wide.
        const HEAD: f64 = 0.9;
        let ((x1, y1), (x2, y2)) = (self.at(from), self.at(to));
        let long = (x2 - x1).hypot(y2 - y1).max(f64::EPSILON);
        let (along, down) = ((x2 - x1) / long * HEAD, (y2 - y1) / long * HEAD);
        let mut path = format!("M{}L{}", at(x1, y1), at(x2, y2));
        let mut head = |x: f64, y: f64, along: f64, down: f64| {
            let half = 0.6;
            let [left, right] =
                [half, -half].map(|half| at(x - along - down * half, y - down + along * half));
            let _ = write!(path, "M{left}L{}L{right}", at(x, y));
        };
        head(x2, y2, along, down);
        if both {
            head(x1, y1, -along, -down);
        }
        path
    }

    /// The place for words inside a rectangle.
    fn room(self, rect: Rect) -> Spot {
        let [low, _, high, _] = rect.corners();
        let (one, other) = (self.percent(low), self.percent(high));
        let (left, top) = (one.0.min(other.0), one.1.min(other.1));
        let (width, height) = ((one.0 - other.0).abs(), (one.1 - other.1).abs());
        Spot([left, top, width, height].map(percent))
    }

    /// The place for words at a point.
    fn spot(self, point: Point) -> Spot {
        let (x, y) = self.percent(point);
        let [left, top] = [x, y].map(percent);
        Spot([left, top, String::new(), String::new()])
    }
}

/// A point of a path.
fn at(x: f64, y: f64) -> String {
    decimals(x, 2) + " " + &decimals(y, 2)
}

/// A part of the drawing, in percent, as a CSS length.
fn percent(part: f64) -> String {
    decimals(part, 2) + "%"
}

/// Left, top, width and height as CSS values; empty for automatic. Set one by one, because
/// the page's policy forbids style attributes.
struct Spot([String; 4]);

/// The colours and marks of a seat.
const fn seat_class(seat: Seat) -> &'static str {
    match seat {
        Seat::Attacker => "map-attacker",
        Seat::Defender => "map-defender",
        Seat::Both => "",
    }
}

fn path(class: String, d: String) -> AnyView {
    view! { <path class=class d=d></path> }.into_any()
}

/// Words at a place of the map; for players who cannot see it, the words are below.
fn words(class: &'static str, spot: Spot, inside: impl IntoView + 'static) -> AnyView {
    let Spot([left, top, width, height]) = spot;
    view! {
        <div
            class=class
            style:left=left
            style:top=top
            style:width=width
            style:height=height
        >
            <span>{inside}</span>
        </div>
    }
    .into_any()
}

/// Everything on the map, from the bottom layer up.
fn drawing(app: App, map: &Map, turned: bool) -> AnyView {
    let draw = Draw::new(map, turned);
    let shapes = map.mission.shapes(map.table);
    let (width, height) = draw.size();
    let size = (inches(shapes.frame.width), inches(shapes.frame.height));
    let arrows =
        |class: &str, arrow: &Arrow| path(class.to_owned(), draw.arrow(arrow.from, arrow.to, true));
    let asked = map.asked.map(|point| asking(draw, point));
    view! {
        <svg
            viewBox=format!("{0} {0} {1}", decimals(-MARGIN, 0), at(width, height))
            role="img"
            aria-label=app.say(s::map_of(map.mission.title))
        >
            {patterns()}
            <rect class="map-table" width=decimals(size.0, 1) height=decimals(size.1, 1)></rect>
            {shapes.areas.iter().map(|area| ground(draw, area, &map.lit)).views()}
            {shapes.centre.map(|line| path(String::from("map-centre"), draw.line(&line)))}
            {shapes.arrows.iter().map(|one| arrows("map-arrow", one)).views()}
            {shapes.entries.iter().map(|entry| entry_lines(draw, entry)).views()}
            {shapes.exits.iter().map(|exit| exit_lines(draw, exit)).views()}
        </svg>
        <div class="map-words-on" aria-hidden="true">
            {edges(app, map, draw, &shapes)}
            {shapes.areas.iter().map(|area| labels(app, map, draw, &shapes, area)).views()}
            {centre_label(app, draw, &shapes)}
            {shapes.arrows.iter().map(|arrow| length(app, draw, arrow)).views()}
            {shapes.entries.iter().map(|entry| entry_label(app, draw, &shapes, entry)).views()}
            {map.placed.iter().map(|placed| marker(map, draw, placed)).views()}
            {asked}
        </div>
    }
    .into_any()
}

/// The patterns that distinguish areas without colour: diagonal, horizontal and vertical
/// lines.
fn patterns() -> AnyView {
    let lines = |id: &'static str, class: &'static str, turn: i16, apart: f64| {
        view! {
            <pattern
                id=id
                width=decimals(apart, 1)
                height=decimals(apart, 1)
                patternUnits="userSpaceOnUse"
                patternTransform=format!("rotate({turn})")
            >
                <path class=class d=format!("M0 0H{}", decimals(apart, 1))></path>
            </pattern>
        }
    };
    view! {
        <defs>
            {lines("map-lines-attacker", "map-lines map-attacker", -45, 1.6)}
            {lines("map-lines-defender", "map-lines map-defender", 0, 1.6)}
            {lines("map-lines-nobody", "map-lines nobody", 90, 1.2)}
        </defs>
    }
    .into_any()
}

/// An area: its tint, its lines, its outline.
fn ground(draw: Draw, area: &Area, lit: &[&str]) -> AnyView {
    let d = format!("{}Z", draw.line(&area.rect.corners()));
    let seat = seat_class(area.zone.of);
    let (class, lines) = match area.zone.kind {
        ZoneKind::Empty => ("map-empty", None),
        ZoneKind::NoMansLand => ("map-nobody", Some("url(#map-lines-nobody)")),
        ZoneKind::Deployment if area.zone.of == Seat::Attacker => {
            ("map-deployment", Some("url(#map-lines-attacker)"))
        }
        ZoneKind::Deployment => ("map-deployment", Some("url(#map-lines-defender)")),
        ZoneKind::Objectives => ("map-objectives", None),
        ZoneKind::Feature => ("map-feature", None),
    };
    let lit = lit.contains(&area.zone.id);
    let outline = if lit { "lit" } else { "" };
    view! {
        <g data-zone=area.zone.id data-cite=area.zone.cite>
            {path(format!("{class} {seat} {outline}"), d.clone())}
            {lines.map(|lines| view! { <path fill=lines d=d></path> })}
        </g>
    }
    .into_any()
}

/// Where reserves come from: thick lines along the edges, arrows inwards.
fn entry_lines(draw: Draw, entry: &Entering) -> AnyView {
    let runs = entry
        .runs
        .iter()
        .zip(entry.edges.iter().cycle())
        .map(|(run, edge)| {
            let arrows = inwards(*run, *edge);
            crossing(draw, "map-run", entry.arrival.of, run, arrows)
        })
        .views();
    view! { <g data-cite=entry.arrival.cite>{runs}</g> }.into_any()
}

/// Where units leave: a dashed line along the enemy's edge, and arrows across it.
fn exit_lines(draw: Draw, leaving: &Leaving) -> AnyView {
    // The arrows extend beyond the edge by a third of their length, because the names are farther
    // out.
    let beyond = |edge: Tenths, table: Tenths| edge + (edge - table) / 3;
    let arrows = inwards(leaving.run, leaving.edge).map(|[edge, table]| {
        let to = Point { x: beyond(edge.x, table.x), y: beyond(edge.y, table.y) };
        [table, to]
    });
    let run = crossing(draw, "map-exit", leaving.exit.of, &leaving.run, arrows);
    view! { <g data-cite=leaving.exit.cite>{run}</g> }.into_any()
}

/// A stretch of an edge, and arrows across it.
fn crossing(
    draw: Draw,
    class: &str,
    of: Seat,
    run: &[Point; 2],
    arrows: impl Iterator<Item = [Point; 2]>,
) -> AnyView {
    let seat = seat_class(of);
    let arrows: String = arrows.map(|[from, to]| draw.arrow(from, to, false)).collect();
    view! {
        {path(format!("{class} {seat}"), draw.line(run))}
        {path(format!("map-inwards {seat}"), arrows)}
    }
    .into_any()
}

/// How far the arrows of reserves reach into the table.
const REACH: Tenths = 30;

/// Arrows from a stretch of an edge into the table, as many as fit.
fn inwards([from, to]: [Point; 2], edge: Line) -> impl Iterator<Item = [Point; 2]> {
    let long = (to.x - from.x).max(to.y - from.y);
    let count = (long / (14 * INCH)).max(1);
    let upright = edge.is_upright();
    let reach = if matches!(edge, Line::Far | Line::Right) { -REACH } else { REACH };
    (0..count).map(move |nth| {
        let along = i32::from(long) * (2 * i32::from(nth) + 1) / (2 * i32::from(count));
        let along = along as Tenths;
        if upright {
            let y = from.y + along;
            [Point { x: from.x, y }, Point { x: from.x + reach, y }]
        } else {
            let x = from.x + along;
            [Point { x, y: from.y }, Point { x, y: from.y + reach }]
        }
    })
}

/// Marks the point that the player asks about.
fn asking(draw: Draw, point: Point) -> AnyView {
    words("map-asked", draw.spot(point), ())
}

fn seat_name(app: App, map: &Map, seat: Seat) -> String {
    let role = map.mission.roles.seat(seat);
    let name = match seat {
        Seat::Attacker => &map.names[0],
        Seat::Defender | Seat::Both => &map.names[1],
    };
    if name.is_empty() { app.say(role) } else { app.say(s::map_seat_named(name.clone(), role)) }
}

/// The players, each at their edge; and a badge where reserves arrive by a rule that the
/// sheet does not give, or where units leave.
fn edges(app: App, map: &Map, draw: Draw, shapes: &Shapes) -> Vec<AnyView> {
    [(Seat::Attacker, Line::Far), (Seat::Defender, Line::Near)]
        .into_iter()
        .map(|(seat, line)| {
            let at_top = (line == Line::Far) != draw.turned;
            let badges = shapes
                .entries
                .iter()
                .filter(|entry| entry.arrival.at == Entry::Unsaid(line))
                .map(|entry| {
                    let label = app.t(entry.arrival.label);
                    view! { <span class="map-badge">{label}</span> }
                })
                .views();
            let exits = shapes
                .exits
                .iter()
                .filter(|leaving| leaving.edge == line)
                .map(|leaving| {
                    let label = app.t(leaving.exit.label);
                    let seat = seat_class(leaving.exit.of);
                    view! { <span class=format!("map-badge {seat}")>{label}</span> }
                })
                .views();
            let (_, height) = draw.size();
            let deep = MARGIN / height * 100.0;
            view! {
                <div
                    class=format!("map-edge {}", seat_class(seat))
                    class:foot=!at_top
                    style:height=percent(deep)
                >
                    <span class="map-player">
                        <i class=format!("map-sign {}", seat_class(seat))></i>
                        {seat_name(app, map, seat)}
                    </span>
                    {badges}
                    {exits}
                </div>
            }
            .into_any()
        })
        .collect()
}

/// The label of an area. An area that straddles the centre line is labelled on both sides.
fn labels(app: App, map: &Map, draw: Draw, shapes: &Shapes, area: &Area) -> Vec<AnyView> {
    let label = app.t(area.zone.label);
    let class = match area.zone.kind {
        // This area already has the label for reserves.
        ZoneKind::Empty => return Vec::new(),
        ZoneKind::NoMansLand => "map-label nobody",
        ZoneKind::Deployment => match area.zone.of {
            Seat::Attacker => "map-label map-attacker",
            Seat::Defender | Seat::Both => "map-label map-defender",
        },
        ZoneKind::Objectives => "map-label objectives",
        ZoneKind::Feature => "map-label feature",
    };
    let distance = |tenths: Tenths| Arg::Inches(f32::from(tenths) / f32::from(INCH));
    let together = map.mission.together(area.zone);
    let together = together.map(|(most, _)| s::map_apart(distance(most)));
    let apart = map.mission.apart(area.zone);
    let apart = apart.map(|(least, _)| s::map_at_least_apart(distance(least)));
    let between = together
        .or(apart)
        .map(|between: Phrase| view! { <small>{app.say(between)}</small> }.into_any());
    let centre = shapes.centre.map(|[from, _]| from.y);
    let free = shapes.arrows.iter().fold(area.label, beside);
    let [bottom, top] = free.y;
    let halves = match centre {
        Some(centre)
            if area.zone.kind == ZoneKind::NoMansLand && bottom < centre && centre < top =>
        {
            vec![[bottom, centre], [centre, top]]
        }
        _ => vec![free.y],
    };
    let mut between = Some(between);
    halves
        .into_iter()
        .map(|y| {
            let room = draw.room(Rect { y, ..free });
            words(class, room, (label.clone(), between.take().flatten()))
        })
        .collect()
}

/// The part of a rectangle beside an arrow that runs vertically through it.
fn beside(rect: Rect, arrow: &Arrow) -> Rect {
    const ROOM: Tenths = 25;
    let at = arrow.from.x;
    let middle = arrow.from.y.midpoint(arrow.to.y);
    let through = at == arrow.to.x
        && (rect.x[0]..=rect.x[1]).contains(&at)
        && (rect.y[0]..=rect.y[1]).contains(&middle);
    if !through {
        rect
    } else if at < rect.middle().x {
        Rect { x: [at + ROOM, rect.x[1]], ..rect }
    } else {
        Rect { x: [rect.x[0], at - ROOM], ..rect }
    }
}

fn centre_label(app: App, draw: Draw, shapes: &Shapes) -> Option<AnyView> {
    let [from, to] = shapes.centre?;
    let middle = Point { x: from.x.midpoint(to.x), y: from.y };
    let label = app.t(s::MAP_CENTRE_LINE);
    Some(words("map-on-line", draw.spot(middle), label))
}

/// The length of an arrow, as a label.
fn length(app: App, draw: Draw, arrow: &Arrow) -> AnyView {
    let middle =
        Point { x: arrow.from.x.midpoint(arrow.to.x), y: arrow.from.y.midpoint(arrow.to.y) };
    let long = f32::from(arrow.is) / f32::from(INCH);
    let description = app.voice(|voice| voice.distance(long));
    let class = if arrow.from.y == arrow.to.y { "map-length across" } else { "map-length" };
    words(class, draw.spot(middle), description)
}

/// The label where reserves arrive: beside the edge, or in the empty quarter.
fn entry_label(app: App, draw: Draw, shapes: &Shapes, entry: &Entering) -> Option<AnyView> {
    let label = app.t(entry.arrival.label);
    let class = match entry.arrival.of {
        Seat::Attacker => "map-label map-attacker",
        Seat::Defender | Seat::Both => "map-label map-defender",
    };
    let frame = shapes.frame;
    let room = match entry.arrival.at {
        Entry::Unsaid(_) => return None,
        Entry::Edge(line) => {
            let [from, to] = frame.ends(line);
            let inwards = if line == Line::Far { -1 } else { 1 };
            let mut y = [REACH, 8 * INCH].map(|deep| from.y + deep * inwards);
            y.sort_unstable();
            // Clear of the arrows with distances.
            let aside = 7 * INCH;
            Rect { x: [from.x + aside, to.x - aside], y }
        }
        Entry::Corner(..) => {
            let corner = *entry.runs.first()?;
            let holds = |rect: Rect| {
                corner.iter().all(|point| {
                    (rect.x[0]..=rect.x[1]).contains(&point.x)
                        && (rect.y[0]..=rect.y[1]).contains(&point.y)
                })
            };
            let empty = |area: &&Area| area.zone.kind == ZoneKind::Empty && holds(area.rect);
            let Rect { x, y } = shapes.areas.iter().find(empty)?.label;
            // Beyond the arrows.
            let low = |is: bool| if is { REACH } else { 0 };
            let at = |line| entry.edges.contains(&line);
            Rect {
                x: [x[0] + low(at(Line::Left)), x[1] - low(at(Line::Right))],
                y: [y[0] + low(at(Line::Near)), y[1] - low(at(Line::Far))],
            }
        }
    };
    Some(words(class, draw.room(room), label))
}

/// An Objective: a circle if the attacker placed it, a square if the defender did, a rounded square
/// if they took turns placing; with the sign of its holder.
fn marker(map: &Map, draw: Draw, placed: &Placed) -> Option<AnyView> {
    let by = match placed.by {
        Seat::Both => "map-both",
        by => seat_class(by),
    };
    let taken = placed.taken.map(|side| {
        let seat = taker(map, side);
        view! { <i class=format!("map-sign {}", seat_class(seat))></i> }
    });
    let Spot([left, top, ..]) = draw.spot(placed.at?);
    Some(
        view! {
            <div class=format!("map-objective {by}") style:left=left style:top=top data-objective=placed.number>
                <b>{placed.number}</b>
                {taken}
            </div>
        }
        .into_any(),
    )
}

/// The seat of a side.
fn taker(map: &Map, side: Side) -> Seat {
    if side == map.attacker { Seat::Attacker } else { Seat::Defender }
}

/// The Objectives in words: the side that placed each, the side that has it, its distances.
fn objectives(app: App, map: &Map) -> Option<AnyView> {
    let rows = map
        .placed
        .iter()
        .map(|placed| {
            let title = match placed.by {
                Seat::Both => s::map_one_objective(placed.number),
                by => s::map_placed_by(placed.number, seat_name(app, map, by)),
            };
            let taken = placed
                .taken
                .map_or_else(|| app.t(s::MAP_NOBODY), |side| seat_name(app, map, taker(map, side)));
            let distances = placed.at.map_or_else(
                || app.t(s::MAP_PLACE_UNKNOWN),
                |at| distances(app, map.mission, at, map.table),
            );
            view! {
                <li>
                    <b>{app.say(title)}</b>
                    <span>{app.say(s::map_taken_by(taken))}</span>
                    <span class="soft">{distances}</span>
                </li>
            }
        })
        .views();
    (!rows.is_empty()).then(|| view! { <ul class="map-placed">{rows}</ul> }.into_any())
}

/// How far a point is from the lines of the table.
pub fn distances(app: App, mission: &Mission, at: Point, table: Table) -> String {
    let description = mission.distances(at, table).words(mission.roles);
    let description: Vec<String> = description.into_iter().map(|phrase| app.say(phrase)).collect();
    description.join(" ")
}

/// The whole map in words, for players who cannot see it.
fn in_words(app: App, map: &Map) -> AnyView {
    let description = map
        .mission
        .words(map.table)
        .into_iter()
        .map(|phrase| view! { <li>{app.say(phrase)}</li> })
        .views();
    view! {
        <details class="map-told">
            <summary>{app.t(s::MAP_IN_WORDS)}</summary>
            <ul>{description}</ul>
        </details>
    }
    .into_any()
}
