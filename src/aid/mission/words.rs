//! A mission's geometry in words: for players who cannot see the map, and for the faults of a place
//! on it. Left and right are as seen with the attacker's edge at the top.

use crate::text::keys::screens as s;
use crate::text::{Arg, Phrase};

use super::{
    Across, Arrival, Bound, By, Distances, Entry, Exit, Fault, Line, Mission, Placing, Roles, Room,
    Seat, Table, Tenths, Warning, Why, Zone, ZoneKind,
};

/// A distance, shown in the player's unit.
fn dist(tenths: Tenths) -> Arg {
    Arg::Inches(f32::from(tenths) / f32::from(super::INCH))
}

impl Roles {
    /// The word by which a text chooses its variant for a seat.
    const fn word(self, seat: Seat) -> &'static str {
        match (self, seat) {
            (_, Seat::Both) => "both",
            (Self::Attack, Seat::Attacker) => "attacker",
            (Self::Attack, Seat::Defender) => "defender",
            (Self::Order, Seat::Attacker) => "first",
            (Self::Order, Seat::Defender) => "second",
        }
    }

    /// The word by which a text chooses its variant for a line.
    const fn line_word(self, line: Line) -> &'static str {
        match line {
            Line::Near => self.word(Seat::Defender),
            Line::Far => self.word(Seat::Attacker),
            Line::Left => "left",
            Line::Right => "right",
            Line::Centre => "centre",
            Line::Middle => "middle",
        }
    }

    /// The name of a seat's holder: "Attacker", "First player".
    pub fn seat(self, seat: Seat) -> Phrase {
        s::map_seat(self.word(seat))
    }

    /// The name of a line.
    fn line(self, line: Line) -> Phrase {
        s::map_line(self.line_word(line))
    }

    /// The name of a seat's half of the table.
    fn half(self, seat: Seat) -> Phrase {
        s::map_half(self.word(seat))
    }

    /// The label of a distance from the left edge, which also says which edge is at the top.
    pub fn from_left(self) -> Phrase {
        s::mission_from_left(self.word(Seat::Attacker))
    }

    /// The label of a distance from the bottom edge.
    pub fn from_near(self) -> Phrase {
        s::mission_from_near(self.word(Seat::Defender))
    }
}

impl Bound {
    /// `the left edge`, `8″ from the left edge`.
    fn words(self, roles: Roles, depth: Tenths) -> Phrase {
        let off = self.off(depth);
        let by = dist(off.saturating_abs());
        let line = roles.line_word(self.from);
        match (self.from, self.by) {
            (_, By::Agreed) => s::map_from_agreed(by, line),
            (_, By::Sum(0)) => roles.line(self.from),
            (Line::Centre, _) if off > 0 => s::map_from_centre(by, roles.half(Seat::Attacker)),
            (Line::Centre, _) => s::map_from_centre(by, roles.half(Seat::Defender)),
            (Line::Middle, _) if off > 0 => s::map_from_middle_right(by),
            (Line::Middle, _) => s::map_from_middle_left(by),
            _ => s::map_from(by, line),
        }
    }
}

impl Mission {
    /// Everything that its map shows, one sentence for each item.
    pub fn words(&self, table: Table) -> Vec<Phrase> {
        let frame = self.frame(table);
        let mut phrases = vec![match self.across {
            Across::LongEdges => s::map_table_long(dist(frame.height), dist(frame.width)),
            Across::ShortEdges => s::map_table_short(dist(frame.height), dist(frame.width)),
        }];
        let [near, far] = [Line::Near, Line::Far].map(|line| self.roles.line_word(line));
        phrases.push(s::map_orientation(far, near));
        if self.has_centre_line() {
            phrases.push(s::MAP_CENTRE_RUNS.into());
        }
        let by_kind = |kind| self.zones.iter().filter(move |zone| zone.kind == kind);
        let kinds = [
            ZoneKind::Deployment,
            ZoneKind::NoMansLand,
            ZoneKind::Empty,
            ZoneKind::Objectives,
            ZoneKind::Feature,
        ];
        for zone in kinds.into_iter().flat_map(by_kind) {
            phrases.push(zone.words(self.roles, table));
        }
        for (placing, first) in self.placings.iter().zip(self.first_numbers()) {
            phrases.extend(self.placing_words(placing, first));
        }
        phrases.extend(self.arrivals.iter().map(|one| one.words(self.roles, table)));
        phrases.extend(self.exits.iter().map(|one| one.words(self.roles, table)));
        phrases
    }

    /// The number of the first Objective of each placing. They are numbered in the order of
    /// placing, except that a player's Objectives in one zone are numbered in a row even if
    /// the other player places one in between, as in a battle.
    fn first_numbers(&self) -> impl Iterator<Item = u8> {
        let placings = self.placings;
        let order = move |place: usize| {
            let alike = |other: &Placing| {
                let one = &placings[place];
                other.by == one.by && other.inside == one.inside
            };
            (placings.iter().position(alike), place)
        };
        (0..placings.len()).map(move |place| {
            let earlier = (0..placings.len()).filter(|other| order(*other) < order(place));
            1 + earlier.map(|other| placings[other].count).sum::<u8>()
        })
    }

    fn placing_words(&self, placing: &Placing, first: u8) -> Vec<Phrase> {
        let Some(zone) = self.zone(placing.inside) else { return Vec::new() };
        let last = first + placing.count - 1;
        let numbers = if placing.count_agreed {
            s::MAP_OBJECTIVES_AGREED.into()
        } else if placing.count == 1 {
            s::map_one_objective(first)
        } else {
            s::map_objectives(first, last)
        };
        let who = s::map_places(self.roles.word(placing.by));
        let mut phrases = vec![match zone.of {
            Seat::Both => s::map_placing_anywhere(numbers, who),
            seat => s::map_placing(self.roles.half(seat), numbers, who),
        }];
        if let Some((most, _)) = placing.together {
            phrases.push(s::map_together(dist(most)));
        }
        if let Some((least, _)) = placing.apart {
            phrases.push(s::map_stand_apart(dist(least)));
        }
        phrases
    }
}

impl Zone {
    /// Its label and its four sides; for a feature, that it is in the middle.
    fn words(&self, roles: Roles, table: Table) -> Phrase {
        let label = Phrase::from(self.label);
        if self.kind == ZoneKind::Feature {
            return s::map_feature(label);
        }
        let ([left, right], [bottom, top]) = self.sides(table.mirrored);
        let words = |bound: Bound| bound.words(roles, table.depth);
        let at = |bound: Bound, edge| bound.from == edge && bound.by == By::Sum(0);
        if at(left, Line::Left) && at(right, Line::Right) {
            s::map_zone_whole(words(bottom), label, words(top))
        } else {
            s::map_zone(words(bottom), label, words(left), words(right), words(top))
        }
    }
}

impl Arrival {
    fn words(&self, roles: Roles, table: Table) -> Phrase {
        let label = Phrase::from(self.label);
        let turned = |line| roles.line(turned(line, table));
        match self.at {
            Entry::Edge(line) => s::map_along_edge(turned(line), label),
            Entry::Corner(one, other, _) => {
                s::map_arrives_corner(label, turned(one), turned(other))
            }
            Entry::Unsaid(_) => s::map_arrives_unsaid(label, roles.seat(self.of)),
        }
    }
}

impl Exit {
    fn words(&self, roles: Roles, table: Table) -> Phrase {
        let edge = roles.line(turned(self.over, table));
        s::map_along_edge(edge, Phrase::from(self.label))
    }
}

/// A line as it lies on the table, mirrored or not.
const fn turned(line: Line, table: Table) -> Line {
    if table.mirrored { line.mirrored() } else { line }
}

impl Fault {
    /// The fault in words, and by how much.
    pub fn words(&self, roles: Roles) -> Phrase {
        let (by, limit) = (dist(self.by), dist(self.limit));
        match self.why {
            Why::OffTable => s::map_fault_off(by),
            Why::TooFar => s::map_fault_too_far(by, limit),
            Why::TooClose => s::map_fault_too_close(by, limit),
            Why::WrongSide(Line::Middle) => s::map_fault_quarter(by),
            Why::WrongSide(_) => s::map_fault_half(by),
            Why::TooNear(line) => s::map_fault_too_near(by, limit, roles.line_word(line)),
        }
    }
}

impl Warning {
    /// The zone for which the table is too small, in words.
    pub fn words(&self) -> Phrase {
        let label = Phrase::from(self.zone.label);
        match (self.room, self.zone.kind) {
            (Room::Line, ZoneKind::Objectives) => s::map_warning_line(label),
            _ => s::map_warning_gone(label),
        }
    }
}

impl Distances {
    /// The distances in a sentence; the one from the centre line, if any, in another.
    pub fn words(&self, roles: Roles) -> Vec<Phrase> {
        let edges = s::map_distances(
            dist(self.far),
            roles.word(Seat::Attacker),
            dist(self.left),
            dist(self.near),
            roles.word(Seat::Defender),
            dist(self.right),
        );
        let centre = self.centre.map(|centre| s::map_distance_centre(dist(centre)));
        std::iter::once(edges).chain(centre).collect()
    }
}
