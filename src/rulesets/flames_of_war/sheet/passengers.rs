//! Passengers of a vehicle that is hit. Procedure FOW-PAS-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::damage::MOST_RESULTS;

choices! {
    /// Where the passengers ride.
    pub enum Ride {
        /// In a transport vehicle (FOW-PAS-01).
        Transport = "transport" => t::PAS_KIND_TRANSPORT,
        /// On a tank (FOW-PAS-05).
        Riders = "riders" => t::PAS_KIND_RIDERS,
    }
}

form! {
    /// The questions about the passengers' fate.
    pub struct Passengers {
        group t::GROUP_PASSENGERS => {
            /// Where they ride.
            kind: Ride = Ride::Transport, t::PAS_KIND, ["FOW-PAS-01", "FOW-PAS-05", "FOW-TRD-03"];
            /// "Destroyed" results on the vehicle this shooting phase.
            results: Count<0, 10> = 1, t::PAS_RESULTS, ["FOW-PAS-03"];
            /// Hits on the tank.
            hits: Count<0, 20> = 1, t::PAS_HITS, ["FOW-PAS-05", "FOW-AMB-41"],
                when |form| form.kind == Ride::Riders;
            /// There is room to get out.
            room: bool = true, t::PAS_ROOM, ["FOW-PAS-02"],
                when |form| form.results.0 > 0;
            /// Teams carried.
            teams: Count<1, 30> = 1, t::PAS_TEAMS, ["FOW-PAS-P1"];
            /// They are an independent team that has joined no platoon, and so are never pinned.
            unattached: bool = false, t::RALLY_INDEPENDENT, ["FOW-IND-08"],
                when |form| form.results.0 > 0;
        }
    }
}

/// The save of passengers and of tank riders (FOW-PAS-01, -05).
const SAVE: i16 = 5;

outcome! {
    /// The fate of the passengers.
    pub struct Carried of |_form: &Passengers| {
        /// Teams lost.
        lost: u32, t::PART_PASSENGERS_LOST, tone Bad;
        /// Whether they are pinned.
        pinned: bool, t::PART_PASSENGERS_PINNED, words PINNED_IS_BAD;
    }
}

impl Passengers {
    /// Openings for the passengers of vehicles, by the number of "destroyed" results: one opening
    /// each for vehicles with one, two, three, and four or more. The results on a vehicle affect
    /// only its own passengers (FOW-PAS-03).
    pub fn of_results(vehicles: [u32; MOST_RESULTS]) -> Vec<Opening> {
        const LABELS: [Text; MOST_RESULTS] = [
            t::OPEN_PASSENGERS_1,
            t::OPEN_PASSENGERS_2,
            t::OPEN_PASSENGERS_3,
            t::OPEN_PASSENGERS_4,
        ];
        let with = (1..).zip(LABELS).zip(vehicles);
        with.filter(|(_, vehicles)| *vehicles > 0)
            .map(|((results, label), _): ((i16, Text), u32)| {
                Opening::to::<Self>()
                    .deciding(Self::AT.results, results)
                    .named(label)
                    .casting(parts::TARGET_CARRIES)
                    .into()
            })
            .collect()
    }

    /// The opening for the passengers of the vehicle that was fired at.
    pub fn of_target() -> Opening {
        Opening::to::<Self>().casting(parts::TARGET_CARRIES).into()
    }
}

impl Calculate for Passengers {
    type House = House;
    type Outcome = Carried;
    const ABOUT: About = About::new("passengers", t::PASSENGERS, t::PASSENGERS_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-PAS-P1", "FOW-PAS-01", "FOW-PAS-05"];

    fn work(&self, _: &House) -> Work<Self> {
        let riders = self.kind == Ride::Riders;
        if riders && self.results.0 > self.hits.0 {
            let more = Note::new(t::REFUSED_PAS_RESULTS_OVER_HITS, "FOW-AMB-41");
            return Working::refused(t::SAVE, t::WORD_NOT_POSSIBLE, vec![more]).into();
        }
        let pinned = self.results.0 > 0;
        let trapped = pinned && !self.room;
        // When the tank is destroyed, one save for every hit on it replaces the passengers' save
        // (FOW-AMB-41).
        let (saves, label, cite) = if riders {
            (self.hits.0, t::PAS_ONE_PER_HIT, "FOW-PAS-05")
        } else {
            (self.results.0, t::PAS_ONE_PER_RESULT, "FOW-PAS-03")
        };
        let save = Roll::new(Die::D6)
            .at_least(SAVE)
            .named(t::ROLL_PASSENGERS, if riders { "FOW-PAS-05" } else { "FOW-PAS-01" });
        let (figure, sums) = if trapped {
            (Figure::Word(t::WORD_PASSENGERS_ELIMINATED), Vec::new())
        } else if saves == 0 {
            (Figure::Word(t::WORD_NO_SAVE_NEEDED), Vec::new())
        } else {
            let each = (label, Figure::Dice(saves), cite);
            let base = (self.kind.label(), Figure::Need(SAVE), save.cite);
            let sums = vec![
                Sum::plain("saves-each", t::PAS_SAVES_EACH, each),
                Sum::plain("save", t::SAVE, base),
            ];
            (Figure::Need(SAVE), sums)
        };
        let mut notes = Notes::default();
        notes.add(trapped, t::NOTE_PAS_NO_ROOM, "FOW-PAS-02");
        notes.add(!trapped && saves > 1, t::NOTE_PAS_ANY_FAILURE, "FOW-PAS-03");
        let destroyed = pinned;
        let pinned = destroyed && !self.unattached;
        notes.add(pinned && riders, t::NOTE_PAS_RIDERS_PINNED, "FOW-AMB-41");
        notes.add(pinned && !riders, t::NOTE_PAS_PINNED, "FOW-PAS-04");
        let mut kept = Notes::default();
        kept.add(destroyed && self.unattached, t::NOTE_RALLY_INDEPENDENT, "FOW-IND-08");
        kept.add(riders && destroyed && !trapped, t::KEPT_RIDERS_RESULTS, "FOW-AMB-41");
        let (teams, saves) = (self.teams.count(), saves as u32);
        let working = Working {
            headline: (t::SAVE, figure),
            sums,
            notes: notes.0,
            not_counted: kept.0,
            ..Working::default()
        };
        let none = Carried::AT.lost.at_most(0);
        let working = if teams == 1 {
            working.chance(t::WANT_SURVIVES, none)
        } else {
            working
                .chance(t::WANT_ALL_SURVIVE, none)
                .chance(t::WANT_LOST_AVERAGE, Carried::AT.lost.on_average())
        };
        working.rolls(self, move |dice| {
            let lost = if trapped {
                teams
            } else {
                dice.each(teams, |dice| {
                    let lost = dice.again(saves, false, |dice, lost| lost || !dice.check(&save));
                    u32::from(lost)
                })
            };
            Carried { lost, pinned }
        })
    }
}
