//! Whether a team may enter or leave a building: FOW-BLD-01 to FOW-BLD-08.

use crate::rulesets::flames_of_war::prelude::*;

use super::bogging::{Bogger, Bogging, HardGround};
use super::movement::Movement;

choices! {
    /// The kind of team that enters or leaves.
    pub enum Guest {
        /// Infantry.
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// Mounted cavalry (FOW-BLD-06).
        Cavalry = "cavalry" => t::UNIT_CAVALRY,
        /// A man-packed gun, like infantry (FOW-BLD-08).
        ManPacked = "man-packed" => t::KIND_MAN_PACKED,
        /// Any other gun (FOW-BLD-08).
        Gun = "gun" => t::BUILDING_OTHER_GUN,
        /// A tracked vehicle, fully armoured (FOW-BLD-07).
        Tracked = "tracked" => t::BUILDING_TRACKED,
        /// Any other vehicle.
        Vehicle = "vehicle" => t::MOVE_OTHER_VEHICLE,
    }
}

impl Guest {
    const fn on_foot(self) -> bool {
        matches!(self, Self::Infantry | Self::ManPacked)
    }
}

choices! {
    /// How a team reaches an opening (FOW-BLD-04).
    pub enum AtOpening {
        /// It starts its move touching an opening.
        Starts = "starts" => t::BUILDING_STARTS,
        /// It moves to an opening that a friendly team was touching.
        Friend = "friend" => t::BUILDING_FRIEND,
        /// Neither of these.
        Neither = "neither" => t::SIGHT_NEITHER,
    }
}

form! {
    /// The questions about entering or leaving a building.
    pub struct Building {
        group t::GROUP_BUILDING => {
            /// The kind of team.
            guest: Guest = Guest::Infantry, t::BUILDING_WHO, ["FOW-BLD-04", "FOW-BLD-06", "FOW-BLD-07", "FOW-BLD-08"];
            /// The team leaves.
            leaves: bool = false, t::BUILDING_LEAVES, ["FOW-BLD-05", "FOW-BLD-08"];
            /// How it reaches an opening.
            opening: AtOpening = AtOpening::Starts, t::BUILDING_OPENING, ["FOW-BLD-03", "FOW-BLD-04", "FOW-AMB-45"],
                when |form| form.guest.on_foot() && !form.leaves;
            /// There is an opening through which to leave.
            way_out: bool = true, t::BUILDING_WAY_OUT, ["FOW-BLD-05", "FOW-AMB-45"],
                when |form| form.guest.on_foot() && form.leaves;
            /// There is room for its base.
            room: bool = true, t::BUILDING_ROOM, ["FOW-BLD-01"],
                when |form| !form.leaves;
            /// No other team is inside.
            empty: bool = false, t::BUILDING_EMPTY, ["FOW-BLD-01"],
                when |form| !form.leaves && !form.room;
            /// It moves at the double.
            double: bool = false, t::BAR_DOUBLED, ["FOW-BLD-02", "FOW-DBL-04"],
                when |form| !form.leaves;
        }
    }
}

impl Building {
    fn refusals(self) -> Vec<Note> {
        let enters = !self.leaves;
        let mut refusals = Notes::default();
        refusals.add(
            enters && self.guest == Guest::Cavalry,
            t::REFUSED_BUILDING_CAVALRY,
            "FOW-BLD-06",
        );
        refusals.add(self.guest == Guest::Gun, t::REFUSED_BUILDING_GUN, "FOW-BLD-08");
        refusals.add(self.guest == Guest::Vehicle, t::REFUSED_BUILDING_VEHICLE, "FOW-BLD-07");
        let no_way = if enters { self.opening == AtOpening::Neither } else { !self.way_out };
        refusals.add(
            self.guest.on_foot() && no_way,
            t::REFUSED_BUILDING_OPENING,
            if enters { "FOW-BLD-04" } else { "FOW-BLD-05" },
        );
        refusals.add(enters && !self.room && !self.empty, t::REFUSED_BUILDING_FULL, "FOW-BLD-01");
        refusals.add(enters && self.double, t::REFUSED_DOUBLE_GROUND, "FOW-BLD-02");
        refusals.0
    }
}

impl Calculate for Building {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("building", t::BUILDING, t::BUILDING_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-BLD-01", "FOW-BLD-04", "FOW-BLD-05", "FOW-BLD-07"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        let may = refusals.is_empty();
        let word = if may { t::WORD_MAY } else { t::WORD_MAY_NOT };
        let mut working = Working::refused(t::BUILDING_PLAQUE, word, refusals);
        if !may {
            return working.into();
        }
        let foot = self.guest.on_foot();
        let tracked = self.guest == Guest::Tracked;
        let mut notes = Notes::default();
        notes.add(foot, t::NOTE_BUILDING_ONE, "FOW-BLD-03");
        notes.add(foot && self.leaves, t::NOTE_BUILDING_LEAVES, "FOW-BLD-05");
        notes.add(!self.leaves && !self.room, t::NOTE_BUILDING_SMALL, "FOW-BLD-01");
        notes.add(tracked, t::NOTE_BUILDING_WALL, "FOW-BLD-07");
        notes.add(foot && !self.leaves, t::NOTE_BUILDING_COVER, "FOW-CON-06");
        working.notes = notes.0;
        working.next = if tracked {
            vec![
                Opening::to::<Bogging>()
                    .knowing(Bogging::AT.mover, Bogger::Tracked)
                    .knowing(Bogging::AT.ground, HardGround::VeryDifficult)
                    .into(),
            ]
        } else {
            vec![Opening::to::<Movement>().into()]
        };
        working.into()
    }
}
