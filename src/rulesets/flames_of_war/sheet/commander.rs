//! A new platoon commander, and a Warrior's save. Procedures FOW-LDR-P1 and
//! FOW-WAR-P1.

use crate::rulesets::flames_of_war::prelude::*;

choices! {
    /// The commander who appoints a platoon commander.
    pub enum Appointer {
        /// The company commander (FOW-LDR-05).
        Company = "company" => t::COMMANDER_COMPANY,
        /// His second-in-command (FOW-LDR-05).
        Second = "second" => t::COMMANDER_SECOND,
        /// Command above company level (FOW-LDR-08).
        Higher = "higher" => t::COMMANDER_HIGHER,
    }
}

form! {
    /// The questions about an appointment.
    pub struct Appointment {
        group t::GROUP_COMMANDER => {
            /// The commander who appoints.
            who: Appointer = Appointer::Company, t::COMMANDER_WHO, ["FOW-LDR-05", "FOW-LDR-08"];
            /// He has joined the platoon.
            joined: bool = true, t::COMMANDER_JOINED, ["FOW-LDR-05"];
            /// The platoon is under his command.
            under_command: bool = true, t::COMMANDER_UNDER, ["FOW-LDR-05", "FOW-LDR-08"];
            /// The team he chooses is within command distance.
            in_reach: bool = true, t::COMMANDER_IN_REACH, ["FOW-LDR-05"];
        }
    }
}

outcome! {
    /// The outcome of an appointment: nothing is rolled.
    pub struct Appointed of |_form: &Appointment| {
        /// Whether the platoon has a commander again.
        commander: bool, t::PART_COMMANDER, words const {
            &[
                bad("without", t::WORD_WITHOUT_COMMANDER),
                good("has", t::WORD_HAS_COMMANDER),
            ]
        };
    }
}

impl Calculate for Appointment {
    type House = House;
    type Outcome = Appointed;
    const ABOUT: About = About::new("commander", t::COMMANDER, t::COMMANDER_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-LDR-P1", "FOW-LDR-05"];

    fn work(&self, _: &House) -> Work<Self> {
        let mut refusals = Notes::default();
        refusals.add(!self.joined, t::REFUSED_COMMANDER_NOT_JOINED, "FOW-LDR-05");
        refusals.add(
            !self.under_command,
            t::REFUSED_COMMANDER_NOT_HIS,
            if self.who == Appointer::Higher { "FOW-LDR-08" } else { "FOW-LDR-05" },
        );
        refusals.add(!self.in_reach, t::REFUSED_COMMANDER_OUT_OF_REACH, "FOW-LDR-05");
        let word = if refusals.0.is_empty() { t::WORD_NEW_COMMANDER } else { t::WORD_NOT_POSSIBLE };
        let mut working = Working::refused(t::COMMANDER_PLAQUE, word, refusals.0);
        working.notes = vec![
            Note::new(t::NOTE_COMMANDER_START, "FOW-LDR-06"),
            Note::new(t::NOTE_COMMANDER_NO_SHOT, "FOW-LDR-07"),
            if self.who == Appointer::Higher {
                Note::new(t::NOTE_COMMANDER_ANY_COMPANY, "FOW-LDR-08")
            } else {
                Note::new(t::NOTE_COMMANDER_OWN_COMPANY, "FOW-LDR-05")
            },
        ];
        working.rolls(self, |_| Appointed { commander: true })
    }
}

choices! {
    /// The kind of a Warrior.
    pub enum WarriorKind {
        /// A tank (FOW-WAR-02).
        Tank = "tank" => t::WARRIOR_TANK,
        /// An infantry team (FOW-WAR-03).
        Infantry = "infantry" => t::WARRIOR_INFANTRY,
        /// A transport vehicle with the trait (FOW-WAR-04).
        Transport = "transport" => t::WARRIOR_TRANSPORT,
    }
}

form! {
    /// The questions about a Warrior's save.
    pub struct Warrior {
        group t::GROUP_WARRIOR => {
            /// The destroyed team.
            kind: WarriorKind = WarriorKind::Tank, t::WARRIOR_KIND, ["FOW-WAR-02", "FOW-WAR-03", "FOW-WAR-04", "FOW-AMB-51"];
            /// Another team that can take his place is within command distance.
            other_team: bool = true, t::WARRIOR_OTHER_TEAM, ["FOW-WAR-02", "FOW-WAR-03"],
                when |form| form.kind != WarriorKind::Transport;
        }
    }
}

/// A Warrior's save, whatever his kind.
const WARRIOR_SAVE: i16 = 4;

outcome! {
    /// The fate of a Warrior.
    pub struct WarriorSaved of |_form: &Warrior| {
        /// Whether he is saved.
        warrior: bool, t::PART_WARRIOR, words const {
            &[
                bad("lost", t::WORD_WARRIOR_LOST),
                good("saved", t::WORD_WARRIOR_SAVED),
            ]
        };
    }
}

impl Calculate for Warrior {
    type House = House;
    type Outcome = WarriorSaved;
    const ABOUT: About = About::new("warrior", t::WARRIOR, t::WARRIOR_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-WAR-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        if self.kind != WarriorKind::Transport && !self.other_team {
            let mut working = Working::word(t::SAVE, t::WORD_WARRIOR_LOST);
            let nobody = Note::new(t::NOTE_WARRIOR_NOBODY, "FOW-WAR-P1");
            working.notes.push(nobody);
            return working.rolls(self, |_| WarriorSaved { warrior: false });
        }
        let (cite, saved) = match self.kind {
            WarriorKind::Tank => ("FOW-WAR-02", t::NOTE_WARRIOR_TANK),
            WarriorKind::Infantry => ("FOW-WAR-03", t::NOTE_WARRIOR_INFANTRY),
            WarriorKind::Transport => ("FOW-WAR-04", t::NOTE_WARRIOR_TRANSPORT),
        };
        let base = (self.kind.label(), Figure::Need(WARRIOR_SAVE), cite);
        let mut working = Working::number(t::SAVE, vec![Sum::plain("save", t::SAVE, base)]);
        working.notes.push(Note::new(saved, cite));
        let save = Roll::new(Die::D6).at_least(WARRIOR_SAVE).named(t::ROLL_WARRIOR, cite);
        working = working.chance(t::WANT_WARRIOR, WarriorSaved::AT.warrior.is(true));
        working.rolls(self, move |dice| WarriorSaved { warrior: dice.check(&save) })
    }
}
