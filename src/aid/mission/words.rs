//! A mission's geometry in words: for whoever does not see the map, and for what is
//! wrong with a place on it. Left and right are as with the attacker's edge at the top.

use crate::text::keys::app as t;
use crate::text::{Arg, Phrase, Text};

use super::{
    Across, Arrival, Bound, Distances, Entry, Fault, Line, Mission, Placing, Room, Seat, Table,
    Tenths, Warning, Why, Zone, ZoneKind,
};

/// A distance, shown in the player's unit.
fn dist(tenths: Tenths) -> Arg {
    Arg::Inches(f32::from(tenths) / f32::from(super::INCH))
}

/// What a line is called.
const fn line_name(line: Line) -> Text {
    match line {
        Line::Near => t::MAP_LINE_NEAR,
        Line::Far => t::MAP_LINE_FAR,
        Line::Left => t::MAP_LINE_LEFT,
        Line::Right => t::MAP_LINE_RIGHT,
        Line::Centre => t::MAP_LINE_CENTRE,
        Line::Middle => t::MAP_LINE_MIDDLE,
    }
}

impl Bound {
    /// `the left edge`, `8″ from the left edge`.
    pub fn words(self) -> Phrase {
        let by = dist(self.by.saturating_abs());
        match (self.from, self.by) {
            (line, 0) => line_name(line).into(),
            (Line::Near, _) => t::map_from_near(by),
            (Line::Far, _) => t::map_from_far(by),
            (Line::Left, _) => t::map_from_left(by),
            (Line::Right, _) => t::map_from_right(by),
            (Line::Centre, 1..) => t::map_from_centre_far(by),
            (Line::Centre, _) => t::map_from_centre_near(by),
            (Line::Middle, 1..) => t::map_from_middle_right(by),
            (Line::Middle, _) => t::map_from_middle_left(by),
        }
    }
}

impl Mission {
    /// All that its map shows, a sentence each.
    pub fn words(&self, table: Table) -> Vec<Phrase> {
        let frame = self.frame(table);
        let mut told = vec![match self.across {
            Across::LongEdges => t::map_table_long(dist(frame.height), dist(frame.width)),
            Across::ShortEdges => t::map_table_short(dist(frame.height), dist(frame.width)),
        }];
        told.push(t::MAP_ORIENTATION.into());
        let by_kind = |kind| self.zones.iter().filter(move |zone| zone.kind == kind);
        let kinds = [
            ZoneKind::Deployment,
            ZoneKind::NoMansLand,
            ZoneKind::Empty,
            ZoneKind::Objectives,
        ];
        for zone in kinds.into_iter().flat_map(by_kind) {
            told.push(zone.words(table));
        }
        for (placing, first) in self.placings.iter().zip(self.first_numbers()) {
            told.extend(self.placing_words(placing, first));
        }
        told.extend(self.arrivals.iter().map(|one| one.words(table)));
        told
    }

    /// The number of the first Objective of each placing. They are numbered as they are
    /// placed, save that a player's in one zone follow each other even where the other
    /// player places in between, as in a battle.
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
        let Some(zone) = self.zone(placing.inside) else {
            return Vec::new();
        };
        let half = match zone.of {
            Seat::Attacker => t::MAP_HALF_ATTACKER,
            Seat::Defender | Seat::Both => t::MAP_HALF_DEFENDER,
        };
        let last = first + placing.count - 1;
        let numbers = if placing.count == 1 {
            t::map_one_objective(first)
        } else {
            t::map_objectives(first, last)
        };
        let who = match placing.by {
            Seat::Attacker => t::MAP_PLACES_ATTACKER,
            Seat::Defender => t::MAP_PLACES_DEFENDER,
            Seat::Both => t::MAP_PLACES_BOTH,
        };
        let mut told = vec![t::map_placing(half, numbers, who)];
        if let Some((most, _)) = placing.together {
            told.push(t::map_together(dist(most)));
        }
        told
    }
}

impl Zone {
    /// Its label with its four sides.
    fn words(&self, table: Table) -> Phrase {
        let ([left, right], [bottom, top]) = self.sides(table.mirrored);
        let label = Phrase::from(self.label);
        let whole = left.by == 0 && left.from == Line::Left;
        if whole && right.by == 0 && right.from == Line::Right {
            t::map_zone_whole(bottom.words(), label, top.words())
        } else {
            t::map_zone(
                bottom.words(),
                label,
                left.words(),
                right.words(),
                top.words(),
            )
        }
    }
}

impl Arrival {
    fn words(&self, table: Table) -> Phrase {
        let label = Phrase::from(self.label);
        let turned = |line: Line| {
            line_name(if table.mirrored {
                line.mirrored()
            } else {
                line
            })
        };
        match self.at {
            Entry::Edge(line) => t::map_arrives_edge(turned(line), label),
            Entry::Corner(one, other, _) => {
                t::map_arrives_corner(label, turned(one), turned(other))
            }
            Entry::Unsaid(_) => {
                let who = match self.of {
                    Seat::Attacker => t::MAP_SEAT_ATTACKER,
                    Seat::Defender | Seat::Both => t::MAP_SEAT_DEFENDER,
                };
                t::map_arrives_unsaid(label, who)
            }
        }
    }
}

impl Fault {
    /// What is wrong, and by how much.
    pub fn words(&self) -> Phrase {
        let (by, limit) = (dist(self.by), dist(self.limit));
        match self.why {
            Why::OffTable => t::map_fault_off(by),
            Why::TooFar => t::map_fault_too_far(by, limit),
            Why::WrongSide(Line::Middle) => t::map_fault_quarter(by),
            Why::WrongSide(_) => t::map_fault_half(by),
            Why::TooNear(line) => match line {
                Line::Near => t::map_fault_near(by, limit),
                Line::Far => t::map_fault_far(by, limit),
                Line::Left => t::map_fault_left(by, limit),
                Line::Right => t::map_fault_right(by, limit),
                Line::Centre => t::map_fault_centre(by, limit),
                Line::Middle => t::map_fault_middle(by, limit),
            },
        }
    }
}

impl Warning {
    /// What the table is too small for.
    pub fn words(&self) -> Phrase {
        let label = Phrase::from(self.zone.label);
        match (self.room, self.zone.kind) {
            (Room::Line, ZoneKind::Objectives) => t::map_warning_line(label),
            _ => t::map_warning_gone(label),
        }
    }
}

impl Distances {
    /// The distances in one sentence.
    pub fn words(&self) -> Phrase {
        t::map_distances(
            dist(self.centre),
            dist(self.far),
            dist(self.left),
            dist(self.near),
            dist(self.right),
        )
    }
}
