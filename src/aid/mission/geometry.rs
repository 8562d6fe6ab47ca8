//! A mission on a table: rectangles, arrows, stretches of an edge; and the check of a point on it.

use super::{
    Across, Arrival, Bound, By, Cite, Dimension, Entry, Exit, Line, Mission, Placing, Point, Seat,
    Table, Tenths, Zone, ZoneKind,
};

/// The size of a mission's drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// From left to right.
    pub width: Tenths,
    /// From the defender's edge to the attacker's.
    pub height: Tenths,
    /// The depth of zones whose depth the players agree.
    pub depth: Tenths,
}

impl Frame {
    /// Where a line is: its x or its y.
    pub const fn line(self, line: Line) -> Tenths {
        match line {
            Line::Near | Line::Left => 0,
            Line::Far => self.height,
            Line::Right => self.width,
            Line::Centre => self.height / 2,
            Line::Middle => self.width / 2,
        }
    }

    /// Where a bound is: its x or its y.
    pub const fn bound(self, bound: Bound) -> Tenths {
        self.line(bound.from).saturating_add(bound.off(self.depth))
    }

    /// The ends of an edge, or of a line that divides the table.
    pub const fn ends(self, line: Line) -> [Point; 2] {
        let at = self.line(line);
        if line.is_upright() {
            [Point { x: at, y: 0 }, Point { x: at, y: self.height }]
        } else {
            [Point { x: 0, y: at }, Point { x: self.width, y: at }]
        }
    }

    /// Whether a point is on the table, edges included.
    pub const fn holds(self, point: Point) -> bool {
        0 <= point.x && point.x <= self.width && 0 <= point.y && point.y <= self.height
    }
}

impl Line {
    /// Whether it is vertical, so that its position is an x.
    pub const fn is_upright(self) -> bool {
        matches!(self, Self::Left | Self::Right | Self::Middle)
    }

    /// The same line with left and right swapped.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            line => line,
        }
    }
}

impl Bound {
    /// Its distance from its line: positive towards larger x or y.
    pub const fn off(self, depth: Tenths) -> Tenths {
        match (self.by, self.from) {
            (By::Sum(by), _) => by,
            (By::Agreed, Line::Far | Line::Right) => depth.saturating_neg(),
            (By::Agreed, _) => depth,
        }
    }

    /// Whether the players agree how far it is from its line.
    pub const fn is_agreed(self) -> bool {
        matches!(self.by, By::Agreed)
    }

    /// The same bound with left and right swapped.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        let by = match self.by {
            By::Sum(by) if self.from.is_upright() => By::Sum(-by),
            by => by,
        };
        Self { from: self.from.mirrored(), by }
    }
}

impl Zone {
    /// Whether the players agree how deep it is.
    pub fn is_agreed(&self) -> bool {
        self.bounds().any(Bound::is_agreed)
    }

    fn bounds(&self) -> impl Iterator<Item = Bound> {
        self.x.into_iter().chain(self.y)
    }

    /// Its sides on a table: left, right, bottom, top.
    pub const fn sides(&self, mirrored: bool) -> ([Bound; 2], [Bound; 2]) {
        let [left, right] = self.x;
        if mirrored { ([right.mirrored(), left.mirrored()], self.y) } else { (self.x, self.y) }
    }
}

/// A rectangle from low to high. Where a table is too small, high may be below low.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rect {
    /// From left to right.
    pub x: [Tenths; 2],
    /// From the defender's edge to the attacker's.
    pub y: [Tenths; 2],
}

/// How much room a rectangle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Room {
    /// None at all: a side would be less than nothing.
    Gone,
    /// A line or a point: no unit fits, but a marker may be placed exactly on it.
    Line,
    /// An area.
    Area,
}

impl Rect {
    /// From left to right; below 0 where there is no room.
    pub const fn width(self) -> Tenths {
        self.x[1].saturating_sub(self.x[0])
    }

    /// From bottom to top; below 0 where there is no room.
    pub const fn height(self) -> Tenths {
        self.y[1].saturating_sub(self.y[0])
    }

    /// How much room it has.
    pub fn room(self) -> Room {
        match self.width().min(self.height()) {
            1.. => Room::Area,
            0 => Room::Line,
            _ => Room::Gone,
        }
    }

    /// Its area in tenths by tenths (100 to the square inch); 0 where there is none.
    pub fn area(self) -> i32 {
        i32::from(self.width().max(0)) * i32::from(self.height().max(0))
    }

    /// Its corners: bottom left, bottom right, top right, top left.
    pub const fn corners(self) -> [Point; 4] {
        let ([left, right], [bottom, top]) = (self.x, self.y);
        [
            Point { x: left, y: bottom },
            Point { x: right, y: bottom },
            Point { x: right, y: top },
            Point { x: left, y: top },
        ]
    }

    /// Its middle.
    pub const fn middle(self) -> Point {
        Point { x: self.x[0].midpoint(self.x[1]), y: self.y[0].midpoint(self.y[1]) }
    }

    /// The largest strip of it that another rectangle leaves free below, above, left or right; of
    /// two equal ones, the one nearer to `height`. All of it if they do not overlap.
    fn free_of(self, other: Self, height: Tenths) -> Self {
        let meet = |one: [Tenths; 2], two: [Tenths; 2]| one[0].max(two[0]) < one[1].min(two[1]);
        if !meet(self.x, other.x) || !meet(self.y, other.y) {
            return self;
        }
        let strips = [
            Self { y: [self.y[0], other.y[0]], ..self },
            Self { y: [other.y[1], self.y[1]], ..self },
            Self { x: [self.x[0], other.x[0]], ..self },
            Self { x: [other.x[1], self.x[1]], ..self },
        ];
        let off = |strip: &Self| i32::from(strip.middle().y) - i32::from(height);
        strips.into_iter().max_by_key(|strip| (strip.area(), -off(strip).abs())).unwrap_or(self)
    }
}

/// A zone on a table.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    /// The zone.
    pub zone: &'static Zone,
    /// Where it is.
    pub rect: Rect,
    /// The part of it where its label overlaps no other zone.
    pub label: Rect,
}

/// A distance between two points, drawn as an arrow with two heads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// From here.
    pub from: Point,
    /// To there.
    pub to: Point,
    /// The distance that it shows.
    pub is: Tenths,
    /// The rule.
    pub cite: Cite,
}

/// Where reserves arrive on a table.
#[derive(Clone, Debug)]
pub struct Entering {
    /// The arrival.
    pub arrival: &'static Arrival,
    /// The stretches of edges over which they come; none if the sheet does not say.
    pub runs: Vec<[Point; 2]>,
    /// The edges of those stretches, so that arrows point inwards; or the badge's edge.
    pub edges: Vec<Line>,
}

/// Where units leave a table.
#[derive(Clone, Copy, Debug)]
pub struct Leaving {
    /// The exit.
    pub exit: &'static Exit,
    /// The edge, from end to end.
    pub run: [Point; 2],
    /// The same edge as a line of the table.
    pub edge: Line,
}

/// All that the map of a mission shows, in the order it is drawn.
#[derive(Clone, Debug)]
pub struct Shapes {
    /// The table.
    pub frame: Frame,
    /// The zones: empty ones, No Man's Land, Deployment Areas, Objectives, features. One
    /// that has no room on this table is left out.
    pub areas: Vec<Area>,
    /// The centre line, if something is measured from it.
    pub centre: Option<[Point; 2]>,
    /// The distances.
    pub arrows: Vec<Arrow>,
    /// Where reserves arrive.
    pub entries: Vec<Entering>,
    /// Where units leave.
    pub exits: Vec<Leaving>,
}

/// Why an Objective may not be placed somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is not on the table.
    OffTable,
    /// Too near to a line.
    TooNear(Line),
    /// On the wrong side of a line that divides the table: the other half or quarter.
    WrongSide(Line),
    /// Too far from another Objective of the same player.
    TooFar,
    /// Too near to another Objective.
    TooClose,
}

/// A rule that a place for an Objective breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Why the place breaks it.
    pub why: Why,
    /// The distance that the rule asks for; 0 if it only asks for a side.
    pub limit: Tenths,
    /// By how much it is broken: always more than 0, rounded up to a tenth.
    pub by: Tenths,
    /// The rule.
    pub cite: Cite,
}

/// How far a point is from the lines of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Distances {
    /// From the centre line, if something is measured from it.
    pub centre: Option<Tenths>,
    /// From the defender's edge.
    pub near: Tenths,
    /// From the attacker's edge.
    pub far: Tenths,
    /// From the left edge.
    pub left: Tenths,
    /// From the right edge.
    pub right: Tenths,
}

/// A zone for which the table is too small.
#[derive(Clone, Copy, Debug)]
pub struct Warning {
    /// The zone.
    pub zone: &'static Zone,
    /// The room that is left: none, or a line.
    pub room: Room,
    /// The rule.
    pub cite: Cite,
}

impl Mission {
    /// The mission's frame on a table. Long and short edges given the wrong way round are
    /// swapped; the odd tenth of an edge is dropped, so that half of it is exact.
    pub fn frame(&self, table: Table) -> Frame {
        let even = |edge: Tenths| edge.max(0) & !1;
        let long = even(table.long.max(table.short));
        let short = even(table.long.min(table.short));
        match self.across {
            Across::LongEdges => Frame { width: long, height: short, depth: table.depth },
            Across::ShortEdges => Frame { width: short, height: long, depth: table.depth },
        }
    }

    /// Whether the players agree how deep some of its zones are.
    pub fn agrees_depth(&self) -> bool {
        self.zones.iter().any(Zone::is_agreed)
    }

    /// Whether something is measured from the centre line. A feature does not count: it only lies
    /// around the line.
    pub fn has_centre_line(&self) -> bool {
        let zones = (self.zones.iter()).filter(|zone| zone.kind != ZoneKind::Feature);
        let mut bounds = zones.flat_map(Zone::bounds);
        bounds.any(|bound| bound.from == Line::Centre)
    }

    /// Whether swapping left and right changes the map.
    pub fn distinguishes_left_from_right(&self) -> bool {
        let differs = |zone: &Zone| zone.sides(true).0 != zone.x;
        self.zones.iter().any(differs)
    }

    /// A zone on a table.
    pub fn rect(&self, zone: &Zone, table: Table) -> Rect {
        let frame = self.frame(table);
        let (x, y) = zone.sides(table.mirrored);
        Rect { x: x.map(|bound| frame.bound(bound)), y: y.map(|bound| frame.bound(bound)) }
    }

    /// The zone of this id.
    pub fn zone(&self, id: &str) -> Option<&'static Zone> {
        self.zones.iter().find(|zone| zone.id == id)
    }

    /// How many Objectives there are in all.
    pub fn objectives(&self) -> u8 {
        self.placings.iter().map(|placing| placing.count).sum()
    }

    /// The index among [`placings`](Self::placings) of the one that an Objective belongs to, by
    /// the Objective's number from 1 in the order of placing.
    pub fn placing_of(&self, number: u8) -> Option<usize> {
        let mut last = 0;
        self.placings.iter().position(|placing| {
            last += placing.count;
            (1..=last).contains(&number)
        })
    }

    /// The index among [`placings`](Self::placings) of the one that a player's nth Objective,
    /// counted from 0, belongs to.
    pub fn placing_by(&self, seat: Seat, nth: usize) -> Option<usize> {
        let own = self.placings.iter().enumerate();
        own.filter(|(_, placing)| placing.by == seat || placing.by == Seat::Both)
            .flat_map(|(place, placing)| (0..placing.count).map(move |_| place))
            .nth(nth)
    }

    /// Everything that its map shows on a table.
    pub fn shapes(&self, table: Table) -> Shapes {
        let frame = self.frame(table);
        let mirrored = table.mirrored;
        Shapes {
            frame,
            areas: self.areas(table),
            centre: (self.has_centre_line()).then(|| frame.ends(Line::Centre)),
            arrows: self.arrows(table),
            entries: self
                .arrivals
                .iter()
                .map(|arrival| entering(arrival, frame, mirrored))
                .collect(),
            exits: self.exits.iter().map(|exit| leaving(exit, frame, mirrored)).collect(),
        }
    }

    fn areas(&self, table: Table) -> Vec<Area> {
        let centre = self.frame(table).line(Line::Centre);
        let layers = [
            ZoneKind::Empty,
            ZoneKind::NoMansLand,
            ZoneKind::Deployment,
            ZoneKind::Objectives,
            ZoneKind::Feature,
        ];
        let zones: Vec<(&'static Zone, Rect)> = layers
            .iter()
            .flat_map(|layer| self.zones.iter().filter(|zone| zone.kind == *layer))
            .map(|zone| (zone, self.rect(zone, table)))
            .collect();
        let above = |place: usize| &zones[place + 1..];
        zones
            .iter()
            .enumerate()
            .filter(|(_, (_, rect))| rect.room() != Room::Gone)
            .map(|(place, &(zone, rect))| Area {
                zone,
                rect,
                label: above(place)
                    .iter()
                    .fold(rect, |free, (_, other)| free.free_of(*other, centre)),
            })
            .collect()
    }

    fn arrows(&self, table: Table) -> Vec<Arrow> {
        let frame = self.frame(table);
        let mirrored = table.mirrored;
        let turned = |bound: Bound| {
            if mirrored { bound.mirrored() } else { bound }
        };
        let arrow = |&Dimension { bound, at, cite }: &Dimension| {
            let (bound, at) = (turned(bound), turned(at));
            let (from, to) = (frame.line(bound.from), frame.bound(bound));
            let at = frame.bound(at);
            let point = |along| {
                if bound.from.is_upright() {
                    Point { x: along, y: at }
                } else {
                    Point { x: at, y: along }
                }
            };
            Arrow {
                from: point(from),
                to: point(to),
                is: bound.off(frame.depth).saturating_abs(),
                cite,
            }
        };
        let drawn = |arrow: &Arrow| frame.holds(arrow.from) && frame.holds(arrow.to);
        self.dimensions.iter().map(arrow).filter(drawn).collect()
    }

    /// How far apart a player's own Objectives in a zone may be at most.
    pub fn together(&self, zone: &Zone) -> Option<(Tenths, Cite)> {
        self.placings_in(zone).find_map(|placing| placing.together)
    }

    /// How far apart Objectives in a zone must be at least.
    pub fn apart(&self, zone: &Zone) -> Option<(Tenths, Cite)> {
        self.placings_in(zone).find_map(|placing| placing.apart)
    }

    fn placings_in(&self, zone: &Zone) -> impl Iterator<Item = &Placing> {
        let placings = self.placings.iter();
        placings.filter(|placing| placing.inside == zone.id)
    }

    /// The zones for which a table is too small.
    pub fn warnings(&self, table: Table) -> Vec<Warning> {
        self.zones
            .iter()
            .map(|zone| (zone, self.rect(zone, table).room()))
            .filter(|(_, room)| *room < Room::Area)
            .map(|(zone, room)| Warning {
                zone,
                room,
                cite: if zone.is_agreed() { zone.cite } else { self.least.cite },
            })
            .collect()
    }

    /// How far a point is from the lines of a table.
    pub fn distances(&self, point: Point, table: Table) -> Distances {
        let frame = self.frame(table);
        let from = |line: Line| {
            let of = if line.is_upright() { point.x } else { point.y };
            of.saturating_sub(frame.line(line)).saturating_abs()
        };
        Distances {
            centre: self.has_centre_line().then(|| from(Line::Centre)),
            near: from(Line::Near),
            far: from(Line::Far),
            left: from(Line::Left),
            right: from(Line::Right),
        }
    }

    /// Why an Objective of a placing (by its place among [`placings`](Self::placings)) may
    /// not be at a point; empty if it may. Distances are measured from its middle, and a
    /// distance exactly at the limit is enough. `own` lists the other Objectives in the
    /// same zone of the same player, or of both if they place in turn.
    pub fn faults(&self, placing: usize, point: Point, own: &[Point], table: Table) -> Vec<Fault> {
        let Some(placing) = self.placings.get(placing) else { return Vec::new() };
        let frame = self.frame(table);
        let mut faults = Vec::new();
        if !frame.holds(point) {
            let beyond =
                |at: Tenths, most: Tenths| at.saturating_neg().max(at.saturating_sub(most)).max(0);
            faults.push(Fault {
                why: Why::OffTable,
                limit: 0,
                by: beyond(point.x, frame.width).max(beyond(point.y, frame.height)),
                cite: placing.cite,
            });
        }
        if let Some(zone) = self.zone(placing.inside) {
            let (x, y) = zone.sides(table.mirrored);
            for (at, [low, high]) in [(point.x, x), (point.y, y)] {
                // How far inside each side's line the point is.
                let inwards = [
                    (low, at.saturating_sub(frame.line(low.from))),
                    (high, frame.line(high.from).saturating_sub(at)),
                ];
                for (bound, inwards) in inwards {
                    let least = bound.off(frame.depth).saturating_abs();
                    faults.extend(of_line(bound.from, inwards, least, placing.cite));
                }
            }
        }
        if let Some((most, cite)) = placing.together {
            faults.extend(own.iter().filter_map(|other| too_far(point, *other, most, cite)));
        }
        if let Some((least, cite)) = placing.apart {
            faults.extend(own.iter().filter_map(|other| too_close(point, *other, least, cite)));
        }
        faults
    }
}

/// The faults of a point this far inside a line.
fn of_line(line: Line, inwards: Tenths, least: Tenths, cite: Cite) -> Vec<Fault> {
    let parts = matches!(line, Line::Centre | Line::Middle);
    let mut faults = Vec::new();
    if parts && inwards < 0 {
        faults.push(Fault {
            why: Why::WrongSide(line),
            limit: 0,
            by: inwards.saturating_neg(),
            cite,
        });
    }
    // A point beyond an edge is off the table, which was already reported.
    let off = inwards.saturating_abs();
    if off < least && (parts || inwards >= 0) {
        faults.push(Fault { why: Why::TooNear(line), limit: least, by: least - off, cite });
    }
    faults
}

/// The fault of two Objectives that are too far apart.
fn too_far(one: Point, other: Point, most: Tenths, cite: Cite) -> Option<Fault> {
    let (apart, limit) = (square_apart(one, other), square(most));
    (apart > limit).then(|| Fault {
        why: Why::TooFar,
        limit: most,
        by: full_tenths((apart as f64).sqrt() - f64::from(most)),
        cite,
    })
}

/// The fault of two Objectives that are too near to each other.
fn too_close(one: Point, other: Point, least: Tenths, cite: Cite) -> Option<Fault> {
    let (apart, limit) = (square_apart(one, other), square(least));
    (apart < limit).then(|| Fault {
        why: Why::TooClose,
        limit: least,
        by: full_tenths(f64::from(least) - (apart as f64).sqrt()),
        cite,
    })
}

/// The square of a distance, so that distances compare exactly without a root.
fn square(tenths: impl Into<i64>) -> i64 {
    let tenths = tenths.into();
    tenths * tenths
}

fn square_apart(one: Point, other: Point) -> i64 {
    let between = |from: Tenths, to: Tenths| square(i64::from(from) - i64::from(to));
    between(one.x, other.x) + between(one.y, other.y)
}

/// A distance in tenths, rounded up.
fn full_tenths(distance: f64) -> Tenths {
    (distance.ceil() as Tenths).max(1)
}

/// Where units leave a table.
fn leaving(exit: &'static Exit, frame: Frame, mirrored: bool) -> Leaving {
    let edge = if mirrored { exit.over.mirrored() } else { exit.over };
    Leaving { exit, run: frame.ends(edge), edge }
}

/// Where reserves arrive on a table.
fn entering(arrival: &'static Arrival, frame: Frame, mirrored: bool) -> Entering {
    let turned = |line: Line| if mirrored { line.mirrored() } else { line };
    let (runs, edges) = match arrival.at {
        Entry::Edge(line) => {
            let line = turned(line);
            (vec![frame.ends(line)], vec![line])
        }
        Entry::Corner(one, other, reach) => {
            let (one, other) = (turned(one), turned(other));
            let runs = [(one, other), (other, one)];
            let runs = runs.map(|(along, from)| frame.run(along, from, reach));
            (runs.to_vec(), vec![one, other])
        }
        Entry::Unsaid(line) => (Vec::new(), vec![turned(line)]),
    };
    Entering { arrival, runs, edges }
}

impl Frame {
    /// The stretch of an edge that begins at its corner with another edge: as long as `reach`, or
    /// the whole edge if that is shorter.
    fn run(self, along: Line, from: Line, reach: Tenths) -> [Point; 2] {
        let [low, high] = self.ends(along);
        let long = (high.x - low.x).max(high.y - low.y).min(reach);
        let at_low = matches!(from, Line::Near | Line::Left);
        let (x, y) = if along.is_upright() { (0, long) } else { (long, 0) };
        if at_low {
            let end = Point { x: low.x + x, y: low.y + y };
            [low, end]
        } else {
            let start = Point { x: high.x - x, y: high.y - y };
            [start, high]
        }
    }
}
