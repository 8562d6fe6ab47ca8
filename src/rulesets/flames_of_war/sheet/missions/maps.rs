//! The five missions as data (FOWM-MAP-T1, FOWM-MAP-T2, FOWM-MAP-T4): the map, its
//! description and its checks are built from this.

use crate::aid::mission::{
    Across, Arrival, Bound, By, Dimension, Entry, INCH, Least, Line, Mission, Named, Placing,
    Roles, Seat, Table, Zone, ZoneKind,
};
use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use super::words;

/// The usual table: 72" by 48", 180 by 120 cm (FOWM-AMB-03).
pub const TABLE: Table = Table { long: 72 * INCH, short: 48 * INCH, depth: 0, mirrored: false };

/// The map of a mission as it is played under the house rules; `None` without a mission.
pub const fn map_of(mission: words::Mission, house: House) -> Option<&'static Mission> {
    Some(match mission {
        words::Mission::None => return None,
        words::Mission::FreeForAll if house.objectives_singly => &FREE_FOR_ALL_SINGLY,
        words::Mission::FreeForAll => &FREE_FOR_ALL,
        words::Mission::Encounter => &ENCOUNTER,
        words::Mission::DustUp if house.dust_up_upright => &DUST_UP_UPRIGHT,
        words::Mission::DustUp => &DUST_UP,
        words::Mission::NoRetreat => &NO_RETREAT,
        words::Mission::HoldTheLine => &HOLD_THE_LINE,
    })
}

const fn at(from: Line) -> Bound {
    off(from, 0)
}

/// The bound at this many inches from a line.
const fn off(from: Line, inches: i16) -> Bound {
    Bound { from, by: By::Sum(inches * INCH) }
}

const WHOLE_WIDTH: [Bound; 2] = [at(Line::Left), at(Line::Right)];
const LEFT: [Bound; 2] = [at(Line::Left), at(Line::Middle)];
const RIGHT: [Bound; 2] = [at(Line::Middle), at(Line::Right)];
const ATTACKER_HALF: [Bound; 2] = [at(Line::Centre), at(Line::Far)];
const DEFENDER_HALF: [Bound; 2] = [at(Line::Near), at(Line::Centre)];

/// The bounds of a band on the attacker's half, given its distances from the centre line and from
/// the attacker's edge.
const fn attackers(centre: i16, edge: i16) -> [Bound; 2] {
    [off(Line::Centre, centre), off(Line::Far, -edge)]
}

/// The same on the defender's half.
const fn defenders(centre: i16, edge: i16) -> [Bound; 2] {
    [off(Line::Near, edge), off(Line::Centre, -centre)]
}

/// The zone between the two Deployment Areas.
const fn no_mans_land(attacker: i16, defender: i16, cite: Cite) -> Zone {
    Zone {
        id: "no-mans-land",
        kind: ZoneKind::NoMansLand,
        of: Seat::Both,
        x: WHOLE_WIDTH,
        y: [off(Line::Centre, -defender), off(Line::Centre, attacker)],
        label: t::ZONE_NO_MANS_LAND,
        cite,
    }
}

const fn deploys(of: Seat, x: [Bound; 2], y: [Bound; 2], cite: Cite) -> Zone {
    let (id, label) = match of {
        Seat::Attacker | Seat::Both => ("attacker-deploys", t::ZONE_ATTACKER),
        Seat::Defender => ("defender-deploys", t::ZONE_DEFENDER),
    };
    Zone { id, kind: ZoneKind::Deployment, of, x, y, label, cite }
}

/// The zone for Objectives on one player's half.
const fn objectives(of: Seat, x: [Bound; 2], y: [Bound; 2], label: Text, cite: Cite) -> Zone {
    Zone {
        id: match of {
            Seat::Attacker | Seat::Both => ATTACKER_SIDE,
            Seat::Defender => DEFENDER_SIDE,
        },
        kind: ZoneKind::Objectives,
        of,
        x,
        y,
        label,
        cite,
    }
}

const fn empty(of: Seat, x: [Bound; 2], y: [Bound; 2], cite: Cite) -> Zone {
    Zone {
        id: match of {
            Seat::Attacker | Seat::Both => "attacker-empty",
            Seat::Defender => "defender-empty",
        },
        kind: ZoneKind::Empty,
        of,
        x,
        y,
        label: t::ZONE_EMPTY,
        cite,
    }
}

const ATTACKER_SIDE: &str = "attacker-objectives";
const DEFENDER_SIDE: &str = "defender-objectives";

const fn one(by: Seat, inside: &'static str, cite: Cite) -> Placing {
    Placing { by, count: 1, count_agreed: false, inside, together: None, apart: None, cite }
}

/// The placing of a player's own two Objectives in Free-for-All, at most 48" apart (FOWM-FFA-02).
const fn own(by: Seat, count: u8) -> Placing {
    Placing {
        by,
        count,
        count_agreed: false,
        inside: match by {
            Seat::Attacker | Seat::Both => DEFENDER_SIDE,
            Seat::Defender => ATTACKER_SIDE,
        },
        together: Some((48 * INCH, "FOWM-FFA-02")),
        apart: None,
        cite: "FOWM-FFA-02",
    }
}

/// The dimension of a bound, as an arrow drawn this far from a side.
const fn shown(bound: Bound, at: Bound, cite: Cite) -> Dimension {
    Dimension { bound, at, cite }
}

/// A special rule that the sheet only names.
const fn named(title: Text, page: u16, cite: Cite) -> Named {
    Named { title, page, cite }
}

const MEETING_ENGAGEMENT: Named = named(t::RULE_MEETING_ENGAGEMENT, 264, "FOWM-SPR-01");
const PREPARED_POSITIONS: Named = named(t::RULE_PREPARED_POSITIONS, 264, "FOWM-SPR-02");
const AMBUSH: Named = named(t::RULE_AMBUSH, 266, "FOWM-SPR-03");
const RESERVES: Named = named(t::RULE_RESERVES, 268, "FOWM-SPR-04");
const DELAYED_RESERVES: Named = named(t::RULE_DELAYED_RESERVES, 269, "FOWM-SPR-05");
const SCATTERED_RESERVES: Named = named(t::RULE_SCATTERED_RESERVES, 269, "FOWM-SPR-06");

/// The middle of the 8" strip beside the zones of Objectives, where the arrows are drawn.
const ASIDE_LEFT: Bound = off(Line::Left, 4);
const ASIDE_RIGHT: Bound = off(Line::Right, -4);

/// The smallest table on which every zone is still a rectangle (FOWM-MAP-08).
const LEAST: Least = Least { width: 16 * INCH, height: 32 * INCH, cite: "FOWM-MAP-08" };

/// One of the two missions whose zones go from edge to edge: Free-for-All and Encounter.
const fn facing(
    near_label: Text,
    far_label: Text,
    deploying: Cite,
    placing: [Cite; 2],
) -> [Zone; 5] {
    let inner = [off(Line::Left, 8), off(Line::Right, -8)];
    [
        no_mans_land(12, 12, "FOWM-MAP-05"),
        deploys(Seat::Attacker, WHOLE_WIDTH, attackers(12, 0), deploying),
        deploys(Seat::Defender, WHOLE_WIDTH, defenders(12, 0), deploying),
        objectives(Seat::Attacker, inner, attackers(16, 0), far_label, placing[0]),
        objectives(Seat::Defender, inner, defenders(16, 0), near_label, placing[1]),
    ]
}

const fn facing_dimensions(deploying: Cite, placing: Cite) -> [Dimension; 6] {
    [
        shown(off(Line::Centre, 12), ASIDE_LEFT, deploying),
        shown(off(Line::Centre, -12), ASIDE_LEFT, deploying),
        shown(off(Line::Centre, 16), ASIDE_RIGHT, placing),
        shown(off(Line::Centre, -16), ASIDE_RIGHT, placing),
        shown(off(Line::Left, 8), off(Line::Far, -4), placing),
        shown(off(Line::Right, -8), off(Line::Near, 4), placing),
    ]
}

/// Free-for-All (FOWM-FFA-01 to 10).
static FREE_FOR_ALL: Mission = Mission {
    id: "free-for-all",
    title: t::FREE_FOR_ALL,
    kind: t::FAIR_FIGHT,
    kind_means: t::FAIR_FIGHT_MEANS,
    about: t::FREE_FOR_ALL_ABOUT,
    roles: Roles::Attack,
    orders: Some([t::FREE_FOR_ALL_ATTACKER, t::FREE_FOR_ALL_DEFENDER]),
    across: Across::LongEdges,
    zones: &facing(
        t::ZONE_ATTACKER_TWO,
        t::ZONE_DEFENDER_TWO,
        "FOWM-FFA-03",
        ["FOWM-FFA-02", "FOWM-FFA-02"],
    ),
    placings: &[own(Seat::Attacker, 2), own(Seat::Defender, 2)],
    arrivals: &[],
    exits: &[],
    dimensions: &facing_dimensions("FOWM-FFA-03", "FOWM-FFA-02"),
    named: &[MEETING_ENGAGEMENT],
    set_up: "set-up-free-for-all",
    ends: &[
        (t::ENDS_OWN_PLACED, "FOWM-FFA-07"),
        (t::ENDS_BROKEN, "FOWM-END-02"),
        (t::ENDS_NOBODY, "FOWM-FFA-08"),
    ],
    least: LEAST,
    cites: &[
        "FOWM-FFA-01",
        "FOWM-FFA-09",
        "FOWM-FFA-10",
        "FOWM-MIS-T1",
        "FOWM-MAP-P1",
        "FOWM-SPR-T1",
    ],
};

/// Free-for-All with the Objectives placed one by one in turn: a house rule
/// (FOWM-AMB-13).
static FREE_FOR_ALL_SINGLY: Mission = Mission {
    placings: &[
        own(Seat::Attacker, 1),
        own(Seat::Defender, 1),
        own(Seat::Attacker, 1),
        own(Seat::Defender, 1),
    ],
    ..FREE_FOR_ALL
};

/// Encounter (FOWM-ENC-01 to 12).
static ENCOUNTER: Mission = Mission {
    id: "encounter",
    title: t::ENCOUNTER,
    kind: t::FAIR_FIGHT,
    kind_means: t::FAIR_FIGHT_MEANS,
    about: t::ENCOUNTER_ABOUT,
    roles: Roles::Attack,
    orders: Some([t::ENCOUNTER_ATTACKER, t::ENCOUNTER_DEFENDER]),
    across: Across::LongEdges,
    zones: &facing(
        t::ZONE_EACH_ONE,
        t::ZONE_EACH_ONE,
        "FOWM-ENC-05",
        ["FOWM-ENC-02", "FOWM-ENC-03"],
    ),
    placings: &[
        one(Seat::Attacker, ATTACKER_SIDE, "FOWM-ENC-02"),
        one(Seat::Defender, DEFENDER_SIDE, "FOWM-ENC-02"),
        one(Seat::Attacker, DEFENDER_SIDE, "FOWM-ENC-03"),
        one(Seat::Defender, ATTACKER_SIDE, "FOWM-ENC-03"),
    ],
    arrivals: &[
        // A rule that the sheet only names says where the reserves arrive (FOWM-AMB-29).
        Arrival {
            of: Seat::Attacker,
            at: Entry::Unsaid(Line::Far),
            label: t::RULE_SCATTERED_RESERVES,
            cite: "FOWM-ENC-12",
        },
        Arrival {
            of: Seat::Defender,
            at: Entry::Unsaid(Line::Near),
            label: t::RULE_SCATTERED_RESERVES,
            cite: "FOWM-ENC-12",
        },
    ],
    exits: &[],
    dimensions: &facing_dimensions("FOWM-ENC-05", "FOWM-ENC-03"),
    named: &[DELAYED_RESERVES, MEETING_ENGAGEMENT, SCATTERED_RESERVES],
    set_up: "set-up-encounter",
    ends: &[
        (t::ENDS_ENEMY_AREA, "FOWM-ENC-09"),
        (t::ENDS_BROKEN, "FOWM-END-02"),
        (t::ENDS_NOBODY, "FOWM-ENC-10"),
    ],
    least: LEAST,
    cites: &[
        "FOWM-ENC-01",
        "FOWM-ENC-11",
        "FOWM-ENC-12",
        "FOWM-MIS-T1",
        "FOWM-MAP-P1",
        "FOWM-SPR-T1",
    ],
};

/// Dust-Up (FOWM-DUS-01 to 15), the attacker on the left.
static DUST_UP: Mission = Mission {
    id: "dust-up",
    title: t::DUST_UP,
    kind: t::FAIR_FIGHT,
    kind_means: t::FAIR_FIGHT_MEANS,
    about: t::DUST_UP_ABOUT,
    roles: Roles::Attack,
    orders: Some([t::DUST_UP_ATTACKER, t::DUST_UP_DEFENDER]),
    across: Across::LongEdges,
    zones: &[
        empty(Seat::Attacker, RIGHT, ATTACKER_HALF, "FOWM-DUS-02"),
        empty(Seat::Defender, LEFT, DEFENDER_HALF, "FOWM-DUS-03"),
        no_mans_land(8, 8, "FOWM-MAP-05"),
        deploys(Seat::Attacker, LEFT, attackers(8, 0), "FOWM-DUS-03"),
        deploys(Seat::Defender, RIGHT, defenders(8, 0), "FOWM-DUS-03"),
        objectives(
            Seat::Attacker,
            [off(Line::Left, 8), at(Line::Middle)],
            attackers(8, 8),
            t::ZONE_EACH_ONE,
            "FOWM-DUS-04",
        ),
        objectives(
            Seat::Defender,
            [at(Line::Middle), off(Line::Right, -8)],
            defenders(8, 8),
            t::ZONE_EACH_ONE,
            "FOWM-DUS-05",
        ),
    ],
    placings: &[
        one(Seat::Attacker, ATTACKER_SIDE, "FOWM-DUS-04"),
        one(Seat::Defender, DEFENDER_SIDE, "FOWM-DUS-04"),
        one(Seat::Attacker, DEFENDER_SIDE, "FOWM-DUS-05"),
        one(Seat::Defender, ATTACKER_SIDE, "FOWM-DUS-05"),
    ],
    arrivals: &[
        Arrival {
            of: Seat::Attacker,
            at: Entry::Corner(Line::Near, Line::Left, 16 * INCH),
            label: t::ARRIVE_ATTACKER_CORNER,
            cite: "FOWM-DUS-07",
        },
        Arrival {
            of: Seat::Defender,
            at: Entry::Corner(Line::Far, Line::Right, 16 * INCH),
            label: t::ARRIVE_DEFENDER_CORNER,
            cite: "FOWM-DUS-07",
        },
    ],
    exits: &[],
    dimensions: &[
        shown(off(Line::Centre, 8), ASIDE_LEFT, "FOWM-DUS-03"),
        shown(off(Line::Centre, -8), ASIDE_RIGHT, "FOWM-DUS-03"),
        shown(off(Line::Far, -8), ASIDE_LEFT, "FOWM-DUS-04"),
        shown(off(Line::Left, 8), off(Line::Centre, 12), "FOWM-DUS-04"),
        shown(off(Line::Near, 8), ASIDE_RIGHT, "FOWM-DUS-05"),
        shown(off(Line::Right, -8), off(Line::Centre, -12), "FOWM-DUS-05"),
    ],
    named: &[DELAYED_RESERVES, MEETING_ENGAGEMENT],
    set_up: "set-up-dust-up",
    ends: &[
        (t::ENDS_ENEMY_AREA, "FOWM-DUS-12"),
        (t::ENDS_BROKEN, "FOWM-END-02"),
        (t::ENDS_NOBODY, "FOWM-AMB-12"),
    ],
    least: LEAST,
    cites: &[
        "FOWM-DUS-01",
        "FOWM-DUS-14",
        "FOWM-DUS-15",
        "FOWM-MIS-T1",
        "FOWM-MAP-P1",
        "FOWM-SPR-T1",
    ],
};

/// Dust-Up with the centre line between the short edges: a house rule (FOWM-AMB-11).
static DUST_UP_UPRIGHT: Mission = Mission { across: Across::ShortEdges, ..DUST_UP };

/// The zones of the two missions in which the defender has a whole half.
const fn defended(deploying: [Cite; 2], placing: Cite) -> [Zone; 4] {
    let inner = [off(Line::Left, 8), off(Line::Right, -8)];
    [
        no_mans_land(16, 0, "FOWM-MAP-05"),
        deploys(Seat::Attacker, WHOLE_WIDTH, attackers(16, 0), deploying[0]),
        deploys(Seat::Defender, WHOLE_WIDTH, DEFENDER_HALF, deploying[1]),
        objectives(Seat::Defender, inner, defenders(8, 8), t::ZONE_EACH_ONE, placing),
    ]
}

const fn defended_dimensions(deploying: Cite, placing: Cite) -> [Dimension; 5] {
    [
        shown(off(Line::Centre, 16), ASIDE_LEFT, deploying),
        shown(off(Line::Centre, -8), ASIDE_RIGHT, placing),
        shown(off(Line::Near, 8), ASIDE_RIGHT, placing),
        shown(off(Line::Left, 8), off(Line::Centre, -18), placing),
        shown(off(Line::Right, -8), off(Line::Centre, -18), placing),
    ]
}

const fn from_defenders_edge(cite: Cite) -> [Arrival; 1] {
    [Arrival {
        of: Seat::Defender,
        at: Entry::Edge(Line::Near),
        label: t::ARRIVE_DEFENDER_EDGE,
        cite,
    }]
}

/// No Retreat (FOWM-NOR-01 to 14).
static NO_RETREAT: Mission = Mission {
    id: "no-retreat",
    title: t::NO_RETREAT,
    kind: t::DEFENSIVE_BATTLE,
    kind_means: t::DEFENSIVE_BATTLE_MEANS,
    about: t::NO_RETREAT_ABOUT,
    roles: Roles::Attack,
    orders: Some([t::NO_RETREAT_ATTACKER, t::NO_RETREAT_DEFENDER]),
    across: Across::ShortEdges,
    zones: &defended(["FOWM-NOR-06", "FOWM-NOR-01"], "FOWM-NOR-02"),
    placings: &[
        one(Seat::Defender, DEFENDER_SIDE, "FOWM-NOR-02"),
        one(Seat::Attacker, DEFENDER_SIDE, "FOWM-NOR-02"),
    ],
    arrivals: &from_defenders_edge("FOWM-NOR-03"),
    exits: &[],
    dimensions: &defended_dimensions("FOWM-NOR-06", "FOWM-NOR-02"),
    named: &[AMBUSH, RESERVES, PREPARED_POSITIONS],
    set_up: "set-up-no-retreat",
    ends: &[
        (t::ENDS_ATTACKER_ANY, "FOWM-NOR-10"),
        (t::ENDS_HALF_CLEAR, "FOWM-NOR-11"),
        (t::ENDS_BROKEN, "FOWM-END-02"),
        (t::ENDS_ELSE_DEFENDER, "FOWM-NOR-12"),
    ],
    least: LEAST,
    cites: &[
        "FOWM-NOR-01",
        "FOWM-NOR-13",
        "FOWM-NOR-14",
        "FOWM-MIS-T1",
        "FOWM-MAP-P1",
        "FOWM-SPR-T1",
    ],
};

/// Hold the Line (FOWM-HTL-01 to 14).
static HOLD_THE_LINE: Mission = Mission {
    id: "hold-the-line",
    title: t::HOLD_THE_LINE,
    kind: t::DEFENSIVE_BATTLE,
    kind_means: t::DEFENSIVE_BATTLE_MEANS,
    about: t::HOLD_THE_LINE_ABOUT,
    roles: Roles::Attack,
    orders: Some([t::HOLD_THE_LINE_ATTACKER, t::HOLD_THE_LINE_DEFENDER]),
    across: Across::ShortEdges,
    zones: &defended(["FOWM-HTL-06", "FOWM-HTL-01"], "FOWM-HTL-02"),
    placings: &[
        one(Seat::Defender, DEFENDER_SIDE, "FOWM-HTL-02"),
        one(Seat::Attacker, DEFENDER_SIDE, "FOWM-HTL-02"),
    ],
    arrivals: &from_defenders_edge("FOWM-HTL-03"),
    exits: &[],
    dimensions: &defended_dimensions("FOWM-HTL-06", "FOWM-HTL-02"),
    named: &[AMBUSH, DELAYED_RESERVES, PREPARED_POSITIONS],
    set_up: "set-up-hold-the-line",
    ends: &[
        (t::ENDS_ATTACKER_ANY, "FOWM-HTL-10"),
        (t::ENDS_HALF_CLEAR, "FOWM-HTL-11"),
        (t::ENDS_BROKEN, "FOWM-END-02"),
        (t::ENDS_ELSE_DEFENDER, "FOWM-HTL-12"),
    ],
    least: LEAST,
    cites: &[
        "FOWM-HTL-01",
        "FOWM-HTL-13",
        "FOWM-HTL-14",
        "FOWM-MIS-T1",
        "FOWM-MAP-P1",
        "FOWM-SPR-T1",
    ],
};
