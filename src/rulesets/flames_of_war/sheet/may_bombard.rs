//! Whether a battery may bombard: the first step of FOW-ART-P1, with everything that
//! bars it.

use crate::rulesets::flames_of_war::prelude::*;

use super::bombardment::Bombardment;
use super::ranging::BatteryBar;
use super::smoke::Smoke;

choices! {
    /// The spotter (FOW-ART-11).
    pub enum Spotter {
        /// An artillery observer.
        Observer = "observer" => t::UNIT_OBSERVER,
        /// A team of the artillery unit, or battery command.
        Battery = "battery" => t::SPOTTER_BATTERY,
        /// Company command.
        Company = "company" => t::SPOTTER_COMPANY,
        /// No spotter.
        Nobody = "nobody" => t::SPOTTER_NOBODY,
    }
}

form! {
    /// The requirements of a bombardment.
    pub struct MayBombard {
        group t::GROUP_BATTERY => {
            /// The battery's teams are classed as artillery.
            artillery: bool = true, t::MAY_BOMBARD_ARTILLERY, ["FOW-ART-01"];
            /// They are mortars.
            mortars: bool = false, t::MAY_BOMBARD_MORTARS, ["FOW-ART-02", "FOW-ART-10"];
            /// The mortars belong to an infantry unit.
            of_infantry: bool = false, t::MAY_BOMBARD_OF_INFANTRY, ["FOW-ART-02"],
                when |form| form.mortars;
            /// It moved; turning on the spot is not a move.
            moved: bool = false, t::BATTERY_MOVED, ["FOW-ART-04"];
            /// It is pinned.
            pinned: bool = false, t::WORD_PINNED, ["FOW-ART-05"];
            /// It is armoured artillery.
            armoured: bool = false, t::SHOOTER_ARMOURED, ["FOW-ART-05"],
                when |form| form.pinned;
            /// It has already fired its bombardment of this turn.
            fired: bool = false, t::BATTERY_FIRED, ["FOW-ART-06", "FOW-AMB-56"];
            /// Its tries of this turn have failed.
            tries_failed: bool = false, t::BATTERY_NOT_RANGED_IN, ["FOW-ART-12"];
            /// It would fire as defensive fire.
            defensive: bool = false, t::DEFENSIVE_FIRE, ["FOW-ART-03", "FOW-ASL-11"];
        }
        group t::GROUP_TARGET => {
            /// The target is within the range of the bombardment.
            in_range: bool = true, t::IN_RANGE, ["FOW-ART-08"];
            /// The target is closer than 8"/20 cm.
            too_close: bool = false, t::BATTERY_TOO_CLOSE, ["FOW-ART-08", "FOW-AMB-29"];
            /// The target is in the field of fire.
            in_arc: bool = true, t::IN_ARC, ["FOW-ART-08"];
            /// Woods or a building are too near to fire over.
            obstacle: bool = false, t::BATTERY_OBSTACLE, ["FOW-ART-10"];
        }
        group t::GROUP_SPOTTER => {
            /// The spotter.
            spotter: Spotter = Spotter::Observer, t::MAY_BOMBARD_SPOTTER, ["FOW-ART-11", "FOW-ART-14", "FOW-AMB-64"];
            /// The spotter is an observer of another platoon.
            for_others: bool = false, t::SPOTTER_FOR_OTHERS, ["FOW-ART-18"],
                when |form| form.spotter == Spotter::Observer;
            /// Both platoons have a staff.
            staffs: bool = false, t::SPOTTER_STAFFS, ["FOW-ART-18"],
                when |form| form.spotter == Spotter::Observer && form.for_others;
            /// The spotter moved or shot.
            busy: bool = false, t::BATTERY_SPOTTER_BUSY, ["FOW-ART-11"],
                when |form| form.spotter != Spotter::Nobody;
            /// The spotter is bailed out, or in a bogged vehicle.
            gone: bool = false, t::BATTERY_SPOTTER_OUT, ["FOW-ART-19"],
                when |form| form.spotter != Spotter::Nobody;
            /// The spotter sees the aiming point, or the smoke trails.
            sees: bool = true, t::SPOTTER_SEES, ["FOW-AMB-30", "FOW-ART-29"],
                when |form| form.spotter != Spotter::Nobody;
        }
    }
}

impl MayBombard {
    /// Everything that bars the battery.
    fn bars(&self) -> impl Iterator<Item = BatteryBar> {
        let spots = self.spotter != Spotter::Nobody;
        [
            (!self.artillery, BatteryBar::NotArtillery),
            (self.mortars && self.of_infantry, BatteryBar::InfantryMortars),
            (self.moved, BatteryBar::Moved),
            (self.pinned && !self.armoured, BatteryBar::Pinned),
            (self.fired, BatteryBar::Fired),
            (self.tries_failed, BatteryBar::NotRangedIn),
            (self.defensive, BatteryBar::Defensive),
            (!self.in_range, BatteryBar::OutOfRange),
            (self.too_close, BatteryBar::TooClose),
            (!self.in_arc, BatteryBar::OutOfArc),
            // Mortars may be at any distance behind an obstacle (FOW-ART-10).
            (self.obstacle && !self.mortars, BatteryBar::Obstacle),
            (!spots, BatteryBar::NoSpotter),
            (spots && self.busy, BatteryBar::SpotterBusy),
            (spots && self.gone, BatteryBar::SpotterOut),
            (spots && !self.sees, BatteryBar::SpotterBlind),
        ]
        .into_iter()
        .filter_map(|(applies, bar)| applies.then_some(bar))
    }

    fn not_counted(&self) -> Vec<Note> {
        let mut kept = Notes::default();
        kept.add(self.obstacle && self.mortars, t::KEPT_MORTARS_OBSTACLE, "FOW-ART-10");
        kept.add(self.pinned && self.armoured, t::NOTE_NEVER_PINNED, "FOW-ART-05");
        kept.0
    }
}

impl Calculate for MayBombard {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("may-bombard", t::MAY_BOMBARD, t::MAY_BOMBARD_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-ART-01", "FOW-ART-08", "FOW-ART-11"];

    fn work(&self, _: &House) -> Work<Self> {
        let mut refusals = Notes(self.bars().filter_map(BatteryBar::refusal).collect());
        refusals.add(
            self.spotter == Spotter::Observer && self.for_others && !self.staffs,
            t::REFUSED_NO_STAFF,
            "FOW-ART-18",
        );
        let may = refusals.0.is_empty();
        let word = if may { t::WORD_MAY } else { t::WORD_MAY_NOT };
        let mut working = Working::refused(t::MAY_BOMBARD_PLAQUE, word, refusals.0);
        working.not_counted = self.not_counted();
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_MAY_BOMBARD_OVER, "FOW-ART-09");
        notes.add(self.spotter == Spotter::Battery, t::NOTE_SPOTTER_BATTERY, "FOW-AMB-64");
        notes.add(self.spotter == Spotter::Company, t::NOTE_SPOTTER_COMPANY, "FOW-ART-14");
        notes.add(self.spotter == Spotter::Observer, t::NOTE_SPOTTER_PINNED, "FOW-ART-19");
        working.notes = notes.0;
        if may {
            let company = self.spotter == Spotter::Company;
            working.next = vec![
                Opening::to::<Bombardment>().deciding(Bombardment::AT.company, company).into(),
                Opening::to::<Smoke>().deciding(Smoke::AT.company, company).into(),
            ];
        }
        working.into()
    }
}
