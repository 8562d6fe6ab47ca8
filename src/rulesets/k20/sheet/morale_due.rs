//! Whether a unit takes a Morale test at all (K20-MOR-01).

use crate::rulesets::k20::prelude::*;

use super::morale::{Losses, Morale};
use super::tables;

form! {
    /// The causes of a Morale test.
    pub struct MoraleDue {
        group t::GROUP_THIS_ATTACK => {
            /// Stands or models that it lost in the attack.
            lost: Count<0, 20> = 0, t::LOST_NOW, ["K20-MOR-01", "K20-AMB-57"];
            /// Its commander was eliminated.
            commander_lost: bool = false, t::COMMANDER_LOST, ["K20-MOR-T2"];
        }
        group t::GROUP_FRIEND => {
            /// The worst level of a friendly unit near it.
            friend_level: Level = Level::Confident, t::FRIEND_LEVEL, ["K20-MOR-01"];
            /// The distance to that unit.
            distance: Inches<0, 72> = 0, t::FRIEND_DISTANCE, ["K20-MOR-01", "K20-AMB-13"],
                when |form| form.has_shaken_friend();
            /// Its activation ends now.
            activation_ends: bool = true, t::ACTIVATION_ENDS, ["K20-MOR-01", "K20-AMB-57"],
                when |form| form.has_shaken_friend();
        }
    }
}

impl MoraleDue {
    fn has_shaken_friend(self) -> bool {
        matches!(self.friend_level, Level::Broken | Level::Routed)
    }

    fn has_losses(self) -> bool {
        self.lost.0 > 0 || self.commander_lost
    }

    fn is_near(self) -> bool {
        self.has_shaken_friend() && self.distance.0 <= tables::MOR_NEAR
    }
}

impl Calculate for MoraleDue {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new("morale-due", t::MORALE_DUE, t::MORALE_DUE_SUMMARY);
    const CITES: &'static [Cite] = &["K20-MOR-01", "K20-AMB-57"];

    fn work(&self, _: &House) -> Work<Self> {
        let near = self.is_near() && self.activation_ends;
        let due = self.has_losses() || near;
        let mut notes = Notes::default();
        notes.add(self.has_losses(), t::NOTE_DUE_AFTER_LOSS, "K20-AMB-57");
        notes.add(near, t::NOTE_DUE_NEAR, "K20-MOR-01");
        let mut out = Notes::default();
        out.add(self.friend_level == Level::Disorganised, t::OUT_FRIEND_LEVEL, "K20-MOR-01");
        out.add(self.has_shaken_friend() && !self.is_near(), t::OUT_FRIEND_FAR, "K20-MOR-01");
        out.add(self.is_near() && !self.activation_ends, t::OUT_FRIEND_LATER, "K20-AMB-57");
        // The other effects of the attack are recorded with the unit, not asked in this form.
        let commander_lost = Morale::AT.losses.then(Losses::AT.commander_lost);
        let test = Opening::to::<Morale>().deciding(commander_lost, self.commander_lost);
        let word = if due { t::WORD_DUE } else { t::WORD_NOT_DUE };
        Working {
            headline: (t::MORALE_TEST, Figure::Word(word)),
            notes: notes.0,
            not_counted: out.0,
            next: if due { vec![test.into()] } else { Vec::new() },
            ..Working::default()
        }
        .into()
    }
}
