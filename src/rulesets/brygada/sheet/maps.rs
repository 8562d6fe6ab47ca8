//! The five missions as data (BR10-MIS-T1, BR10-MIS-S1 to S5): the map, its description
//! and its checks are built from this.

use crate::aid::mission::{
    Across, Arrival, Bound, By, CENTIMETRE, Dimension, Entry, Exit, Least, Line, Mission, Placing,
    Roles, Seat, Table, Zone, ZoneKind,
};
use crate::rulesets::brygada::prelude::*;

use super::{tables, words};

/// A table of 120 by 90 cm with zones of 20 cm, the defaults of a battle.
pub const TABLE: Table = Table {
    long: 120 * CENTIMETRE,
    short: 90 * CENTIMETRE,
    depth: 20 * CENTIMETRE,
    mirrored: false,
};

/// The map of a mission; `None` without one.
pub const fn map_of(mission: words::Mission) -> Option<&'static Mission> {
    Some(match mission {
        words::Mission::None => return None,
        words::Mission::MeetingEngagement => &MEETING_ENGAGEMENT,
        words::Mission::FrontalAttack => &FRONTAL_ATTACK,
        words::Mission::SpoilsOfWar => &SPOILS_OF_WAR,
        words::Mission::Reconnaissance => &RECONNAISSANCE,
        words::Mission::StrategicPoint => &STRATEGIC_POINT,
    })
}

/// The zone of the first player, or of the attacker.
pub const FIRST_ZONE: &str = "first-deploys";
/// The zone of the second player, or of the defender.
pub const SECOND_ZONE: &str = "second-deploys";
/// The areas where objectives may be placed.
pub const OBJECTIVES: &str = "objectives";
/// The piece of terrain in the middle.
pub const FEATURE: &str = "feature";

const fn at(from: Line) -> Bound {
    off(from, 0)
}

/// The bound at this many centimetres from a line.
const fn off(from: Line, centimetres: i16) -> Bound {
    Bound { from, by: By::Sum(centimetres * CENTIMETRE) }
}

/// The bound at the agreed depth from an edge.
const fn agreed(from: Line) -> Bound {
    Bound { from, by: By::Agreed }
}

const WHOLE_WIDTH: [Bound; 2] = [at(Line::Left), at(Line::Right)];

/// The strip along the edge at the top (BR10-MIS-02).
const FIRST_DEPLOYS: Zone = Zone {
    id: FIRST_ZONE,
    kind: ZoneKind::Deployment,
    of: Seat::Attacker,
    x: WHOLE_WIDTH,
    y: [agreed(Line::Far), at(Line::Far)],
    label: t::ZONE_FIRST,
    cite: "BR10-MIS-02",
};

/// The strip along the edge at the bottom (BR10-MIS-02).
const SECOND_DEPLOYS: Zone = Zone {
    id: SECOND_ZONE,
    kind: ZoneKind::Deployment,
    of: Seat::Defender,
    x: WHOLE_WIDTH,
    y: [at(Line::Near), agreed(Line::Near)],
    label: t::ZONE_SECOND,
    cite: "BR10-MIS-02",
};

/// The space between the two strips (BR10-MIS-02).
const BETWEEN: Zone = Zone {
    id: "between",
    kind: ZoneKind::NoMansLand,
    of: Seat::Both,
    x: WHOLE_WIDTH,
    y: [agreed(Line::Near), agreed(Line::Far)],
    label: t::ZONE_BETWEEN,
    cite: "BR10-MIS-02",
};

/// The dimension of an agreed depth, drawn as an arrow (BR10-MIS-02, BR10-AMB-42).
const fn depth(from: Line, cite: Cite) -> Dimension {
    Dimension { bound: agreed(from), at: off(Line::Left, 10), cite }
}

const DEPTHS: [Dimension; 2] = [depth(Line::Far, "BR10-MIS-02"), depth(Line::Near, "BR10-MIS-02")];

/// With agreed depths, every zone fits on any table, if the players leave room.
const ANY_TABLE: Least = Least { width: 0, height: 0, cite: "BR10-MIS-02" };

/// A mission of two players on equal terms, with a strip along either edge: what
/// missions 1, 3, 4 and 5 have in common (BR10-MIS-02, BR10-MIS-03).
struct Equal {
    id: &'static str,
    title: Text,
    rounds: Text,
    kind: Text,
    about: Text,
    zones: &'static [Zone],
    placings: &'static [Placing],
    dimensions: &'static [Dimension],
    set_up: &'static str,
    ends: &'static [(Text, Cite)],
    least: Least,
    cites: &'static [Cite],
}

const fn equal(mission: &Equal) -> Mission {
    Mission {
        id: mission.id,
        title: mission.title,
        kind: mission.rounds,
        kind_means: mission.kind,
        about: mission.about,
        roles: Roles::Order,
        orders: None,
        across: Across::LongEdges,
        zones: mission.zones,
        placings: mission.placings,
        arrivals: &[],
        exits: &[],
        dimensions: mission.dimensions,
        named: &[],
        set_up: mission.set_up,
        ends: mission.ends,
        least: mission.least,
        cites: mission.cites,
    }
}

const STRIPS: &[Zone] = &[BETWEEN, FIRST_DEPLOYS, SECOND_DEPLOYS];

/// Meeting engagement (BR10-MIS-S1).
static MEETING_ENGAGEMENT: Mission = equal(&Equal {
    id: "meeting-engagement",
    title: t::MISSION_MEETING,
    rounds: t::SIX_ROUNDS,
    kind: t::MEANS_EQUAL,
    about: t::MEETING_ABOUT,
    zones: STRIPS,
    placings: &[],
    dimensions: &DEPTHS,
    set_up: "set-up-meeting-engagement",
    ends: &[
        (t::ENDS_AFTER_SIX, "BR10-MIS-T1"),
        (t::ENDS_ENEMY_POINTS, "BR10-MIS-05"),
        (t::ENDS_EQUAL, "BR10-AMB-17"),
    ],
    least: ANY_TABLE,
    cites: &[
        "BR10-MIS-S1",
        "BR10-MIS-01",
        "BR10-MIS-02",
        "BR10-MIS-03",
        "BR10-MIS-11",
        "BR10-AMB-40",
    ],
});

/// Frontal attack (BR10-MIS-S2): the attacker enters over one edge and leaves over the
/// other (BR10-MIS-06, BR10-MIS-12, BR10-AMB-42).
static FRONTAL_ATTACK: Mission = Mission {
    id: "frontal-attack",
    title: t::MISSION_FRONTAL,
    kind: t::EIGHT_ROUNDS,
    kind_means: t::MEANS_ATTACK,
    about: t::FRONTAL_ABOUT,
    roles: Roles::Attack,
    orders: Some([t::FRONTAL_ATTACKER_ORDERS, t::FRONTAL_DEFENDER_ORDERS]),
    across: Across::LongEdges,
    zones: &[Zone { label: t::ZONE_DEFENDER, cite: "BR10-AMB-42", ..SECOND_DEPLOYS }],
    placings: &[],
    arrivals: &[Arrival {
        of: Seat::Attacker,
        at: Entry::Edge(Line::Far),
        label: t::ATTACKER_ENTERS,
        cite: "BR10-AMB-42",
    }],
    exits: &[Exit {
        of: Seat::Attacker,
        over: Line::Near,
        label: t::ATTACKER_LEAVES,
        cite: "BR10-MIS-06",
    }],
    dimensions: &[depth(Line::Near, "BR10-AMB-42")],
    named: &[],
    set_up: "set-up-frontal-attack",
    ends: &[
        (t::ENDS_AFTER_EIGHT, "BR10-MIS-T1"),
        (t::ENDS_A_THIRD, "BR10-MIS-06"),
        (t::ENDS_ROUNDED_UP, "BR10-AMB-17"),
    ],
    least: ANY_TABLE,
    cites: &["BR10-MIS-S2", "BR10-MIS-12", "BR10-MIS-13", "BR10-MIS-14"],
};

/// Spoils of war (BR10-MIS-S3).
static SPOILS_OF_WAR: Mission = equal(&Equal {
    id: "spoils-of-war",
    title: t::MISSION_SPOILS,
    rounds: t::SIX_ROUNDS,
    kind: t::MEANS_EQUAL,
    about: t::SPOILS_ABOUT,
    zones: &[
        BETWEEN,
        FIRST_DEPLOYS,
        SECOND_DEPLOYS,
        Zone {
            id: OBJECTIVES,
            kind: ZoneKind::Objectives,
            of: Seat::Both,
            x: [off(Line::Left, tables::APART), off(Line::Right, -tables::APART)],
            y: [off(Line::Near, tables::APART), off(Line::Far, -tables::APART)],
            label: t::ZONE_OBJECTIVES,
            cite: "BR10-MIS-08",
        },
    ],
    placings: &[Placing {
        by: Seat::Both,
        count: MOST_OBJECTIVES as u8,
        count_agreed: true,
        inside: OBJECTIVES,
        together: None,
        apart: Some((tables::APART * CENTIMETRE, "BR10-MIS-08")),
        cite: "BR10-MIS-08",
    }],
    dimensions: &[
        DEPTHS[0],
        DEPTHS[1],
        Dimension {
            bound: off(Line::Left, tables::APART),
            at: at(Line::Centre),
            cite: "BR10-MIS-08",
        },
        Dimension {
            bound: off(Line::Near, tables::APART),
            at: off(Line::Right, -10),
            cite: "BR10-MIS-08",
        },
    ],
    set_up: "set-up-spoils-of-war",
    ends: &[
        (t::ENDS_AFTER_SIX, "BR10-MIS-T1"),
        (t::ENDS_OBJECTIVES, "BR10-MIS-07"),
        (t::ENDS_WORKING, "BR10-AMB-29"),
        (t::ENDS_EQUAL, "BR10-AMB-17"),
    ],
    least: Least {
        width: 2 * tables::APART * CENTIMETRE,
        height: 2 * tables::APART * CENTIMETRE,
        cite: "BR10-MIS-08",
    },
    cites: &["BR10-MIS-S3", "BR10-MIS-08", "BR10-AMB-16"],
});

/// Reconnaissance in force (BR10-MIS-S4).
static RECONNAISSANCE: Mission = equal(&Equal {
    id: "reconnaissance-in-force",
    title: t::MISSION_RECONNAISSANCE,
    rounds: t::EIGHT_ROUNDS,
    kind: t::MEANS_EQUAL,
    about: t::RECONNAISSANCE_ABOUT,
    zones: STRIPS,
    placings: &[],
    dimensions: &DEPTHS,
    set_up: "set-up-reconnaissance-in-force",
    ends: &[
        (t::ENDS_AFTER_EIGHT, "BR10-MIS-T1"),
        (t::ENDS_IN_ZONE, "BR10-MIS-09"),
        (t::ENDS_EQUAL, "BR10-AMB-17"),
    ],
    least: ANY_TABLE,
    cites: &["BR10-MIS-S4", "BR10-MIS-04"],
});

/// Half of the width and of the depth with which the central feature is drawn, in centimetres: the
/// real one may differ.
const DRAWN: (i16, i16) = (16, 10);

/// Strategic point (BR10-MIS-S5).
static STRATEGIC_POINT: Mission = equal(&Equal {
    id: "strategic-point",
    title: t::MISSION_POINT,
    rounds: t::SIX_ROUNDS,
    kind: t::MEANS_EQUAL,
    about: t::POINT_ABOUT,
    zones: &[
        BETWEEN,
        FIRST_DEPLOYS,
        SECOND_DEPLOYS,
        Zone {
            id: FEATURE,
            kind: ZoneKind::Feature,
            of: Seat::Both,
            x: [off(Line::Middle, -DRAWN.0), off(Line::Middle, DRAWN.0)],
            y: [off(Line::Centre, -DRAWN.1), off(Line::Centre, DRAWN.1)],
            label: t::MISSION_POINT,
            cite: "BR10-MIS-10",
        },
    ],
    placings: &[],
    dimensions: &DEPTHS,
    set_up: "set-up-strategic-point",
    ends: &[
        (t::ENDS_AFTER_SIX, "BR10-MIS-T1"),
        (t::ENDS_INSIDE, "BR10-MIS-10"),
        (t::ENDS_NOBODY_INSIDE, "BR10-AMB-17"),
    ],
    least: ANY_TABLE,
    cites: &["BR10-MIS-S5", "BR10-MIS-10"],
});

/// The most objectives that a battle records; the sheet has no limit (BR10-MIS-08).
pub const MOST_OBJECTIVES: usize = 6;
