//! Getting into and out of vehicles, hitching guns: FOW-TRP-01 to FOW-TRP-13, FOW-TRD-01
//! to FOW-TRD-03.

use crate::rulesets::flames_of_war::prelude::*;

use super::movement::Movement;

/// How many teams a vehicle of a transport platoon carries (FOW-TRP-13).
const TRANSPORT_PLATOON: i16 = 5;

/// How many teams can ride on a tank (FOW-TRD-01).
const RIDERS: i16 = 3;

choices! {
    /// The kind of vehicle.
    pub enum Vehicle {
        /// A transport of a platoon.
        Transport = "transport" => t::BOARDING_TRANSPORT,
        /// A vehicle of a transport platoon (FOW-TRP-13).
        TransportPlatoon = "transport-platoon" => t::BOARDING_TRANSPORT_PLATOON,
        /// A tank that is ridden (FOW-TRD-01).
        Tank = "tank" => t::BOARDING_TANK,
    }
}

choices! {
    /// The kind of team that gets in or out.
    pub enum Boarder {
        /// Infantry.
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// A man-packed gun.
        ManPacked = "man-packed" => t::KIND_MAN_PACKED,
        /// Any other gun, which is towed (FOW-TRP-01).
        Gun = "gun" => t::BUILDING_OTHER_GUN,
    }
}

form! {
    /// The questions about getting in or out.
    pub struct Boarding {
        group t::GROUP_BOARDING => {
            /// The kind of team.
            who: Boarder = Boarder::Infantry, t::BOARDING_WHO, ["FOW-TRP-01", "FOW-TRP-07"];
            /// The vehicle.
            vehicle: Vehicle = Vehicle::Transport, t::BOARDING_VEHICLE, ["FOW-TRP-01", "FOW-TRP-13", "FOW-TRD-01"];
            /// The team gets out.
            out: bool = false, t::BOARDING_OUT, ["FOW-TRP-05", "FOW-TRP-07"];
            /// The vehicle belongs to the team's own platoon.
            own: bool = true, t::BOARDING_OWN, ["FOW-TRP-01"],
                when |form| !form.out && form.vehicle == Vehicle::Transport;
            /// The team is independent.
            independent: bool = false, t::BOARDING_INDEPENDENT, ["FOW-TRP-01"],
                when |form| !form.out && form.vehicle == Vehicle::Transport && !form.own;
            /// Teams already on board.
            aboard: Count<0, 10> = 0, t::BOARDING_ABOARD, ["FOW-TRP-03", "FOW-TRP-13", "FOW-TRD-01"],
                when |form| !form.out && form.vehicle != Vehicle::Transport;
            /// A gun is already hitched.
            hitched: bool = false, t::BOARDING_HITCHED, ["FOW-TRP-07", "FOW-TRP-13"],
                when |form| !form.out && form.vehicle != Vehicle::Tank;
            /// The tank has a flame-thrower.
            flames: bool = false, t::BOARDING_FLAMES, ["FOW-TRD-02"],
                when |form| !form.out && form.vehicle == Vehicle::Tank;
            /// The team's own move reaches the vehicle.
            reaches: bool = true, t::BOARDING_REACHES, ["FOW-TRP-04", "FOW-TRP-07"],
                when |form| !form.out;
            /// The platoon's movement phase is beginning, and none of its vehicles has moved.
            starts: bool = true, t::BOARDING_STARTS, ["FOW-TRP-05", "FOW-TRP-07"],
                when |form| form.out;
        }
    }
}

impl Boarding {
    /// The largest number of teams on board; a hitched gun takes the place of one (FOW-TRP-13).
    fn most(&self) -> Option<i16> {
        match self.vehicle {
            // A transport has no limit (FOW-TRP-03).
            Vehicle::Transport => None,
            Vehicle::TransportPlatoon => Some(TRANSPORT_PLATOON - i16::from(self.hitched)),
            Vehicle::Tank => Some(RIDERS),
        }
    }

    fn is_towed(&self) -> bool {
        self.who == Boarder::Gun
    }

    fn refusals(&self) -> Vec<Note> {
        let tank = self.vehicle == Vehicle::Tank;
        let mut refusals = Notes::default();
        if self.out {
            refusals.add(!self.starts, t::REFUSED_BOARDING_LATE, "FOW-TRP-05");
            return refusals.0;
        }
        refusals.add(
            self.vehicle == Vehicle::Transport && !self.own && !self.independent,
            t::REFUSED_BOARDING_OTHERS,
            "FOW-TRP-01",
        );
        refusals.add(tank && self.is_towed(), t::REFUSED_BOARDING_GUN_ON_TANK, "FOW-TRD-01");
        refusals.add(tank && self.flames, t::REFUSED_BOARDING_FLAMES, "FOW-TRD-02");
        refusals.add(
            self.is_towed() && !tank && self.hitched,
            t::REFUSED_BOARDING_HITCHED,
            "FOW-TRP-07",
        );
        let full = if self.is_towed() {
            // With a gun hitched, the vehicle carries one team fewer.
            self.vehicle == Vehicle::TransportPlatoon && self.aboard.0 >= TRANSPORT_PLATOON
        } else {
            self.most().is_some_and(|most| self.aboard.0 >= most)
        };
        refusals.add(
            full,
            t::REFUSED_BOARDING_FULL,
            if tank { "FOW-TRD-01" } else { "FOW-TRP-13" },
        );
        refusals.add(!self.reaches, t::REFUSED_BOARDING_FAR, "FOW-TRP-04");
        refusals.0
    }

    fn notes(&self) -> Vec<Note> {
        let mut notes = Notes::default();
        if self.out {
            notes.add(true, t::NOTE_BOARDING_OUT, "FOW-TRP-05");
            notes.add(true, t::NOTE_BOARDING_STUCK, "FOW-DIF-06");
            return notes.0;
        }
        notes.add(true, t::NOTE_BOARDING_VEHICLE_FIRST, "FOW-TRP-04");
        notes.add(true, t::NOTE_BOARDING_STAYS, "FOW-TRP-04");
        notes.add(
            self.vehicle == Vehicle::Transport && !self.is_towed(),
            t::NOTE_BOARDING_NO_LIMIT,
            "FOW-TRP-03",
        );
        notes.add(!self.is_towed(), t::NOTE_BOARDING_NO_SHOT, "FOW-TRP-06");
        notes.add(self.is_towed(), t::NOTE_BOARDING_TOWED, "FOW-TRP-08");
        notes.0
    }
}

impl Calculate for Boarding {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("boarding", t::BOARDING, t::BOARDING_SUMMARY);
    const CITES: &'static [Cite] =
        &["FOW-TRP-01", "FOW-TRP-04", "FOW-TRP-05", "FOW-TRP-13", "FOW-TRD-01"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        let may = refusals.is_empty();
        let word = if may { t::WORD_MAY } else { t::WORD_MAY_NOT };
        let mut working = Working::refused(t::BOARDING_PLAQUE, word, refusals);
        if may {
            working.notes = self.notes();
            working.next = vec![Opening::to::<Movement>().into()];
        }
        working.into()
    }
}
