//! Whether a unit takes a Morale test at all (K20-MOR-01).

use crate::aid::{
    About, Calculate, Cast, Count, Figure, Form, Inches, Notes, Of, Opening, Play, Role, To, Work,
    Working,
};
use crate::form;
use crate::text::keys::k20 as t;

use super::house::House;
use super::morale::{Losses, Morale};
use super::roles::{self, ACTING};
use super::tables;
use super::tracker::Unit;
use super::words::Level;

form! {
    /// The causes of a Morale test.
    pub struct MoraleDue {
        group t::GROUP_THIS_ATTACK => {
            /// Stands or models lost in the attack.
            lost: Count<0, 20> = 0, t::LOST_NOW, ["K20-MOR-01", "K20-AMB-57"];
            /// Its commander was eliminated.
            commander_lost: bool = false, t::COMMANDER_LOST, ["K20-MOR-T2"];
        }
        group t::GROUP_FRIEND => {
            /// The worst level of a friendly unit near it.
            friend_level: Level = Level::Confident, t::FRIEND_LEVEL, ["K20-MOR-01"];
            /// How far away that is.
            distance: Inches<0, 72> = 0, t::FRIEND_DISTANCE, ["K20-MOR-01", "K20-AMB-13"],
                when |form| form.has_shaken_friend();
            /// Its activation ends now.
            activation_ends: bool = true, t::ACTIVATION_ENDS, ["K20-MOR-01", "K20-AMB-57"],
                when |form| form.has_shaken_friend();
        }
    }
}

/// The place of the friend among the roles.
const FRIEND: usize = 1;

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

impl Play for MoraleDue {
    const ROLES: &'static [Role] = &[
        roles::SHAKEN,
        Role::new("friend", t::ROLE_FRIEND, Of::Friend)
            .taking(|unit| {
                let unit: Unit = unit.typed();
                !unit.is_out() && matches!(unit.level, Level::Broken | Level::Routed)
            })
            .barring(|cast, unit| roles::twice(cast, unit, &[ACTING], "K20-MOR-01"))
            .optional(),
    ];

    fn fill(cast: &Cast) -> To<Self> {
        let mut known = Opening::to();
        if let Some(unit) = cast.state::<Unit>(ACTING) {
            known = known
                .knowing(Self::AT.lost, unit.stands_lost_now())
                .knowing(Self::AT.commander_lost, unit.commander_lost);
        }
        if let Some(friend) = cast.state::<Unit>(FRIEND) {
            known = known.knowing(Self::AT.friend_level, friend.level);
        }
        known
    }
}

impl Calculate for MoraleDue {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About {
        id: "morale-due",
        title: t::MORALE_DUE,
        summary: t::MORALE_DUE_SUMMARY,
        cites: &["K20-MOR-01", "K20-AMB-57"],
    };

    fn work(&self, _: &House) -> Work<Self> {
        let near = self.is_near() && self.activation_ends;
        let due = self.has_losses() || near;
        let mut notes = Notes::default();
        notes.add(self.has_losses(), t::NOTE_DUE_AFTER_LOSS, "K20-AMB-57");
        notes.add(near, t::NOTE_DUE_NEAR, "K20-MOR-01");
        let mut out = Notes::default();
        out.add(
            self.friend_level == Level::Disorganised,
            t::OUT_FRIEND_LEVEL,
            "K20-MOR-01",
        );
        out.add(
            self.has_shaken_friend() && !self.is_near(),
            t::OUT_FRIEND_FAR,
            "K20-MOR-01",
        );
        out.add(
            self.is_near() && !self.activation_ends,
            t::OUT_FRIEND_LATER,
            "K20-AMB-57",
        );
        // What else the attack did to it the unit knows, not this question.
        let commander_lost = Morale::AT.losses.then(Losses::AT.commander_lost);
        let test = Opening::to::<Morale>().deciding(commander_lost, self.commander_lost);
        let word = if due { t::WORD_DUE } else { t::WORD_NOT_DUE };
        Working {
            plaque: (t::MORALE_TEST, Figure::Word(word)),
            notes: notes.0,
            kept_out: out.0,
            next: if due { vec![test.into()] } else { Vec::new() },
            ..Working::default()
        }
        .into()
    }
}
