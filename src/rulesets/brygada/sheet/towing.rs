//! The actions of a tractor and of the gun that it tows: procedure BR10-GUN-P2.

use crate::rulesets::brygada::prelude::*;

use super::tables;

form! {
    /// The actions of tractor and gun in this turn.
    pub struct Towing {
        group t::GROUP_TOWING => {
            /// Actions of the tractor while the gun is hitched to it.
            hitched: Count<0, 2> = 0, t::TOWING_HITCHED, ["BR10-GUN-04"];
            /// How often the gun was hitched or unhitched.
            hitching: Count<0, 2> = 0, t::TOWING_HITCHING, ["BR10-GUN-03", "BR10-GUN-05"];
            /// Actions of the tractor without the gun.
            tractor: Count<0, 2> = 0, t::TOWING_TRACTOR, ["BR10-GUN-03"];
            /// Actions of the gun alone.
            gun: Count<0, 2> = 0, t::TOWING_GUN, ["BR10-GUN-03"];
        }
    }
}

impl Towing {
    /// The sum of the actions that the tractor or the gun has left; `own` are those it took without
    /// the other.
    fn left(self, id: &'static str, title: Text, own: (Text, i16), shared: Cite) -> (Sum, i16) {
        let mut modifiers = vec![
            Modifier::new(t::TOWING_HITCHED, -self.hitched.0, shared),
            Modifier::new(t::TOWING_HITCHING, -self.hitching.0, shared),
            Modifier::new(own.0, -own.1, "BR10-SEQ-05"),
        ];
        modifiers.retain(|modifier| modifier.value != 0);
        let left = tables::ACTIONS + modifiers.iter().map(|one| one.value).sum::<i16>();
        let sum = Sum::number(id, title, (t::ACTIONS_OF_A_TURN, tables::ACTIONS, "BR10-SEQ-05"))
            .with(modifiers);
        (sum, left)
    }
}

impl Calculate for Towing {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new("towing", t::TOWING, t::TOWING_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-GUN-P2"];

    fn work(&self, _: &House) -> Work<Self> {
        let own = (t::TOWING_GUN, self.gun.0);
        let (gun, gun_left) = self.left("gun", t::TOWING_GUN_LEFT, own, "BR10-GUN-04");
        let own = (t::TOWING_TRACTOR, self.tractor.0);
        let (tractor, tractor_left) =
            self.left("tractor", t::TOWING_TRACTOR_LEFT, own, "BR10-GUN-05");
        let mut refusals = Notes::default();
        refusals.add(gun_left < 0, t::REFUSED_TOWING_GUN, "BR10-GUN-04");
        refusals.add(tractor_left < 0, t::REFUSED_TOWING_TRACTOR, "BR10-GUN-05");
        if !refusals.0.is_empty() {
            return Working::refused(t::TOWING_GUN_LEFT, t::WORD_NOT_ALLOWED, refusals.0).into();
        }
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_TOWING_BOTH, "BR10-GUN-04");
        Working {
            headline: (t::TOWING_GUN_LEFT, gun.result.clone()),
            sums: vec![gun, tractor],
            notes: notes.0,
            ..Working::default()
        }
        .into()
    }
}
