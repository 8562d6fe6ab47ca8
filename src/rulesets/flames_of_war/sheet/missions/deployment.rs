//! Which platoons stay in Reserve, and which side finishes deploying first: FOWM-MIS-P4
//! and FOWM-MIS-P5.

use crate::rulesets::flames_of_war::prelude::*;
use crate::text::keys::flames_of_war_missions as t;

use super::roll_offs::FirstTurnRoll;
use super::words::{Mission, Seat, no_mission};

/// The smallest number of these platoons that a player must leave in Reserve, in a mission with
/// reserves: half, rounded up (FOWM-MIS-09, FOWM-AMB-09).
pub const fn least_in_reserve(platoons: i16) -> i16 {
    (platoons + 1) / 2
}

/// The side that finishes first when these platoons are placed one at a time, beginning with the
/// attacker (FOWM-MIS-P5).
pub const fn finished_first(attacker: i16, defender: i16) -> Seat {
    if attacker <= defender { Seat::Attacker } else { Seat::Defender }
}

form! {
    /// The questions about the split of a side into Reserve, Ambush and the rest.
    pub struct ReserveSplit {
        group t::GROUP_BATTLE => {
            /// The mission.
            mission: Mission = Mission::Encounter, t::MISSION, ["FOWM-MIS-09"];
            /// The player whose platoons they are.
            side: Seat = Seat::Defender, t::WHOSE_PLATOONS, ["FOWM-NOR-03", "FOWM-HTL-03"],
                when |form| form.mission.is_defensive();
        }
        group t::GROUP_PLATOONS => {
            /// The number of all platoons.
            platoons: Count<0, 30> = 6, t::PLATOONS, ["FOWM-MIS-09", "FOWM-AMB-09"],
                when |form| form.mission.has_reserves(form.side);
            /// The number left in Reserve.
            reserve: Count<0, 30> = 3, t::IN_RESERVE, ["FOWM-MIS-09"],
                when |form| form.mission.has_reserves(form.side);
            /// One platoon goes into Ambush.
            ambush: bool = false, t::ONE_IN_AMBUSH, ["FOWM-MIS-10", "FOWM-AMB-15"],
                when |form| form.may_ambush();
        }
    }
}

impl ReserveSplit {
    const fn may_ambush(self) -> bool {
        self.mission.is_defensive() && matches!(self.side, Seat::Defender)
    }
}

impl Calculate for ReserveSplit {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("reserve-split", t::RESERVE_SPLIT, t::RESERVE_SPLIT_SUMMARY);
    const CITES: &'static [Cite] = &["FOWM-MIS-P4"];

    fn work(&self, _: &House) -> Work<Self> {
        let rule = match self.mission {
            Mission::None => return no_mission(t::LEAST_IN_RESERVE).into(),
            _ if !self.mission.has_reserves(self.side) => {
                let mut working = Working::word(t::LEAST_IN_RESERVE, t::WORD_NO_RESERVES);
                let why = Note::new(t::NOTE_NO_RESERVES, "FOWM-MIS-09");
                working.notes.push(why);
                return working.into();
            }
            Mission::Encounter => "FOWM-ENC-04",
            Mission::DustUp => "FOWM-DUS-06",
            Mission::HoldTheLine => "FOWM-HTL-03",
            Mission::FreeForAll | Mission::NoRetreat => "FOWM-NOR-03",
        };
        let (all, reserve) = (self.platoons.0, self.reserve.0);
        let least = least_in_reserve(all);
        let ambush = i16::from(self.may_ambush() && self.ambush);
        let left = all - reserve;
        let mut refusals = Notes::default();
        refusals.add(reserve < least, t::refused_too_few_in_reserve(least), rule);
        refusals.add(left < 0, t::REFUSED_MORE_THAN_THERE_ARE, rule);
        refusals.add(left == 0 && ambush > 0, t::REFUSED_NOBODY_FOR_AMBUSH, "FOWM-MIS-10");
        let half = Figure::Number(least);
        let mut sums = vec![Sum::plain(
            "least",
            t::LEAST_IN_RESERVE,
            (t::HALF_ROUNDED_UP, half.clone(), "FOWM-AMB-09"),
        )];
        if refusals.0.is_empty() {
            let mut modifiers = vec![Modifier::new(t::IN_RESERVE, -reserve, "FOWM-MIS-09")];
            if ambush > 0 {
                modifiers.push(Modifier::new(t::ONE_IN_AMBUSH, -ambush, "FOWM-MIS-10"));
            }
            sums.push(
                Sum::number("deploy", t::DEPLOY_NOW, (t::PLATOONS, all, "FOWM-MIS-04"))
                    .with(modifiers),
            );
        }
        Working {
            headline: (t::LEAST_IN_RESERVE, half),
            sums,
            refusals: refusals.0,
            notes: vec![
                Note::new(t::NOTE_MORE_ALLOWED, "FOWM-MIS-09"),
                Note::new(t::NOTE_LOOSE_TEAMS_LATER, "FOWM-MIS-05"),
            ],
            ..Working::default()
        }
        .into()
    }
}

form! {
    /// The questions about which side finishes deploying first.
    pub struct FinishedFirst {
        group t::GROUP_PLATOONS => {
            /// Platoons the attacker has to deploy.
            attacker: Count<0, 30> = 6, t::ATTACKER, ["FOWM-MIS-04", "FOWM-AMB-14"];
            /// Platoons the defender has to deploy.
            defender: Count<0, 30> = 6, t::DEFENDER, ["FOWM-MIS-04", "FOWM-AMB-14"];
        }
    }
}

impl Calculate for FinishedFirst {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("finished-first", t::FINISHED_FIRST, t::FINISHED_FIRST_SUMMARY);
    const CITES: &'static [Cite] = &["FOWM-MIS-P5"];

    fn work(&self, _: &House) -> Work<Self> {
        let (attacker, defender) = (self.attacker.0, self.defender.0);
        let first = finished_first(attacker, defender);
        let mut working = Working::word(t::FINISHED_FIRST, first.label());
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_ONE_PLATOON_IN_TURN, "FOWM-AMB-14");
        notes.add(attacker == defender, t::NOTE_EQUAL_ATTACKER_BEGAN, "FOWM-MIS-P5");
        working.notes = notes.0;
        let roll = Opening::to::<FirstTurnRoll>().knowing(FirstTurnRoll::AT.finished, first);
        working.next.push(roll.into());
        working.into()
    }
}
