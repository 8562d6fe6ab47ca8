//! A mission as data: its table, zones, Objectives and arrivals, from which the map is
//! drawn, described in words and checked. Nothing about a map is drawn by hand.
//!
//! The coordinates are those of the ledgers: x runs from 0 at the left to the width of the table, y
//! from 0 at the defender's edge ([`Line::Near`], drawn at the bottom) to the attacker's
//! ([`Line::Far`]). In a mission without an attacker the first player has the attacker's seat.
//! Lengths are in [`Tenths`] of an inch, which is exact in both units: 1 cm is 4 tenths, and 1 inch
//! is 10 tenths.
//!
//! `geometry` turns the data into rectangles, arrows and stretches of edges ([`Shapes`])
//! and checks points ([`Fault`]); `words` describes both in phrases.

mod geometry;
mod words;

pub use geometry::{
    Area, Arrow, Distances, Entering, Fault, Frame, Leaving, Rect, Room, Shapes, Warning, Why,
};

use crate::text::Text;

use super::{Cite, Opening, Side, Unit, Values, View};

/// Tenths of an inch: 10 are 1", 4 are 1 cm (the sheets' own pairs, 1" = 2.5 cm).
pub type Tenths = i16;

/// One inch.
pub const INCH: Tenths = 10;

/// One centimetre.
pub const CENTIMETRE: Tenths = 4;

/// The owner of a zone, an Objective or an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// The attacker; in a mission without roles, the first player.
    Attacker,
    /// The defender; in a mission without roles, the second player.
    Defender,
    /// Both players; Objectives are then placed by the players in turn.
    Both,
}

/// The relation of the players of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Roles {
    /// One attacks, the other defends.
    Attack,
    /// No attacker: the first player and the second player.
    Order,
}

/// A line of the table that distances are measured from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// The defender's edge, y = 0.
    Near,
    /// The attacker's edge, y = height.
    Far,
    /// The left edge, x = 0.
    Left,
    /// The right edge, x = width.
    Right,
    /// The centre line between the two players, y = height / 2.
    Centre,
    /// The middle between left and right, x = width / 2.
    Middle,
}

/// How far a side of a zone is from its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// As the sheet gives it: positive towards larger x or y.
    Sum(Tenths),
    /// As the players agree ([`Table::depth`]): inwards of an edge.
    Agreed,
}

/// A side of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// The line it is measured from.
    pub from: Line,
    /// How far from it.
    pub by: By,
}

/// The purpose of a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ZoneKind {
    /// A Deployment Area.
    Deployment,
    /// No deployment here.
    NoMansLand,
    /// Objectives may be placed here.
    Objectives,
    /// A part of the table that is left empty, and where reserves come from.
    Empty,
    /// A piece of terrain in the middle of the table that the mission is about: its size
    /// depends on the players' terrain, so only its middle is measured.
    Feature,
}

/// A rectangle of the table.
#[derive(Clone, Copy, Debug)]
pub struct Zone {
    /// Its name, unique in a mission (`attacker-deploys`).
    pub id: &'static str,
    /// Its purpose.
    pub kind: ZoneKind,
    /// Whose it is; for a zone for Objectives, on whose half it is.
    pub of: Seat,
    /// From left to right.
    pub x: [Bound; 2],
    /// From the defender's edge to the attacker's.
    pub y: [Bound; 2],
    /// The label on the map.
    pub label: Text,
    /// The rule.
    pub cite: Cite,
}

/// Objectives that a player places, in the order of the list.
#[derive(Clone, Copy, Debug)]
pub struct Placing {
    /// The player who places them; [`Seat::Both`]: in turn.
    pub by: Seat,
    /// How many at once; if the players agree on the number, the most that can be stored.
    pub count: u8,
    /// Whether the players agree on the number.
    pub count_agreed: bool,
    /// The id of the zone that they must be in.
    pub inside: &'static str,
    /// How far from each other these may be at most.
    pub together: Option<(Tenths, Cite)>,
    /// How far from each other these must be at least.
    pub apart: Option<(Tenths, Cite)>,
    /// The rule.
    pub cite: Cite,
}

/// How reserves come onto the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Anywhere along an edge.
    Edge(Line),
    /// Along both edges, up to this distance from the corner where the two lines meet.
    Corner(Line, Line, Tenths),
    /// The sheet does not say where: a badge at this player's edge.
    Unsaid(Line),
}

/// Where the reserves of a player arrive.
#[derive(Clone, Copy, Debug)]
pub struct Arrival {
    /// The player whose reserves they are.
    pub of: Seat,
    /// Where they arrive.
    pub at: Entry,
    /// The label on the map.
    pub label: Text,
    /// The rule.
    pub cite: Cite,
}

/// An edge over which the units of a player leave the table.
#[derive(Clone, Copy, Debug)]
pub struct Exit {
    /// The player whose units leave.
    pub of: Seat,
    /// The edge.
    pub over: Line,
    /// The label on the map.
    pub label: Text,
    /// The rule.
    pub cite: Cite,
}

/// A distance that the map shows with an arrow: from a line to a side of a zone.
#[derive(Clone, Copy, Debug)]
pub struct Dimension {
    /// The line that it is measured from, and the distance.
    pub bound: Bound,
    /// Where the arrow is drawn: for a vertical one, its x; for a horizontal one, its y.
    pub at: Bound,
    /// The rule.
    pub cite: Cite,
}

/// A special rule that the sheet names but does not explain.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    /// Its name.
    pub title: Text,
    /// The page of the rule book that has it.
    pub page: u16,
    /// The entry that names it.
    pub cite: Cite,
}

/// Which edges of the table the players sit at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Across {
    /// The long ones: the drawing is as wide as the table is long.
    LongEdges,
    /// The short ones: the drawing is upright.
    ShortEdges,
}

/// The size that a table has to exceed for every zone to be a rectangle, as far as the sheet gives
/// the zones' bounds.
#[derive(Clone, Copy, Debug)]
pub struct Least {
    /// From left to right.
    pub width: Tenths,
    /// From the defender's edge to the attacker's.
    pub height: Tenths,
    /// The rule.
    pub cite: Cite,
}

/// A mission.
#[derive(Clone, Copy, Debug)]
pub struct Mission {
    /// Its name in addresses and saves: an answer to the battle's question for it.
    pub id: &'static str,
    /// The label.
    pub title: Text,
    /// Its kind.
    pub kind: Text,
    /// The meaning of its kind for the winner.
    pub kind_means: Text,
    /// A summary in a sentence or two.
    pub about: Text,
    /// The relation of the players.
    pub roles: Roles,
    /// The orders of attacker and defender, if there are any.
    pub orders: Option<[Text; 2]>,
    /// Where the players sit.
    pub across: Across,
    /// Its zones, from the bottom layer up.
    pub zones: &'static [Zone],
    /// The Objectives, in the order they are placed.
    pub placings: &'static [Placing],
    /// Where reserves arrive.
    pub arrivals: &'static [Arrival],
    /// Where units leave.
    pub exits: &'static [Exit],
    /// Distances to show.
    pub dimensions: &'static [Dimension],
    /// Special rules that it only names.
    pub named: &'static [Named],
    /// The id of the stage of its set-up.
    pub set_up: &'static str,
    /// How it ends and which player wins, one line each.
    pub ends: &'static [(Text, Cite)],
    /// The table size below which a zone vanishes.
    pub least: Least,
    /// The entries it rests on.
    pub cites: &'static [Cite],
}

/// The players' table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table {
    /// The long edge.
    pub long: Tenths,
    /// The short edge.
    pub short: Tenths,
    /// The depth of zones whose depth the players agree.
    pub depth: Tenths,
    /// Left and right swapped: the attacker took the other quarter. Ignored unless the
    /// mission [distinguishes left from right](Mission::distinguishes_left_from_right).
    pub mirrored: bool,
}

/// A point of the table, in the coordinates of this module.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Point {
    /// From the left.
    pub x: Tenths,
    /// From the defender's edge.
    pub y: Tenths,
}

/// An Objective in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Its number, from 1, in the order of placing; a player's Objectives in one zone are
    /// numbered in a row.
    pub number: u8,
    /// The player who placed it.
    pub by: Seat,
    /// Its place, if noted.
    pub at: Option<Point>,
    /// The side that has taken it, if any.
    pub taken: Option<Side>,
}

/// The mission of a battle.
#[derive(Clone, Debug)]
pub struct Played {
    /// The mission.
    pub mission: &'static Mission,
    /// The table.
    pub table: Table,
    /// The side that attacks; without roles, the one that goes first.
    pub attacker: Side,
    /// The Objectives.
    pub placed: Vec<Placed>,
}

impl Played {
    /// Faults in the place of an Objective, by its number; `None` if no place was recorded.
    pub fn faults(&self, number: u8) -> Option<Vec<Fault>> {
        let place = self.placed.iter().position(|one| one.number == number)?;
        let one = &self.placed[place];
        let point = one.at?;
        let own = |other: &&Placed| other.by == one.by;
        let nth = self.placed[..place].iter().filter(own).count();
        let placing = self.mission.placing_by(one.by, nth)?;
        // The first of a pair is not checked against the one placed after it.
        let before: Vec<Point> =
            self.placed[..place].iter().filter(own).filter_map(|other| other.at).collect();
        Some(self.mission.faults(placing, point, &before, self.table))
    }

    /// The side in a seat; for [`Seat::Both`], the attacker.
    pub const fn side(&self, seat: Seat) -> Side {
        match seat {
            Seat::Attacker | Seat::Both => self.attacker,
            Seat::Defender => self.attacker.other(),
        }
    }
}

/// The missions of a wargame.
#[derive(Clone, Copy)]
pub struct Missions {
    /// All missions, given the house rules.
    pub all: fn(house: &Values) -> Vec<&'static Mission>,
    /// The unit of measure of its maps: the player's, or centimetres if the sheet uses
    /// nothing else.
    pub unit: Unit,
    /// The table assumed if none is given.
    pub table: Table,
    /// The shortest and the longest edge that a table can have.
    pub edges: (Tenths, Tenths),
    /// The smallest and the greatest depth that can be agreed.
    pub depths: (Tenths, Tenths),
    /// The ruling on how a mission is picked, where the sheet does not say.
    pub picking: Cite,
    /// The mission played in a battle, if any.
    pub played: fn(&View, house: &Values) -> Option<Played>,
    /// In the form of the battle, the place of the question "which mission?".
    pub question: usize,
    /// In the same form, the place of the question "how many points a side?", if it exists:
    /// a new battle answers it.
    pub points: Option<usize>,
    /// The answers in the same form, by place, that record where the Objective with this number is,
    /// or that its place is unknown.
    pub stands: fn(number: u8, at: Option<Point>) -> Vec<(usize, i16)>,
    /// Calculators with the answers that the battle knows, for a side's step.
    pub known: fn(&View, Side) -> Vec<Opening>,
    /// Whether a special rule that a mission only names matters at this point of a battle,
    /// as far as the sheet says.
    pub matters: fn(&Named, &View) -> bool,
}

impl Missions {
    /// The mission with this id, given the house rules.
    pub fn find(&self, id: &str, house: &Values) -> Option<&'static Mission> {
        (self.all)(house).into_iter().find(|mission| mission.id == id)
    }

    /// Whether the wargame has any missions, whatever the house rules.
    pub const fn has_any(&self) -> bool {
        self.table.long > 0
    }

    /// A game without missions.
    pub const NONE: Self = Self {
        all: |_| Vec::new(),
        unit: Unit::Players,
        table: Table { long: 0, short: 0, depth: 0, mirrored: false },
        edges: (0, 0),
        depths: (0, 0),
        picking: "",
        played: |_, _| None,
        question: 0,
        points: None,
        stands: |_, _| Vec::new(),
        known: |_, _| Vec::new(),
        matters: |_, _| false,
    };
}
