//! The effect of fire on units that ride on its target or are towed by it: procedure BR10-TRN-P1.

use crate::rulesets::brygada::prelude::*;

choices! {
    /// The target of the shot.
    pub enum ShotAt {
        /// The vehicle.
        Carrier = "carrier" => t::RIDERS_SHOT_AT_CARRIER,
        /// Its riders.
        Riders = "riders" => t::RIDERS_SHOT_AT_RIDERS,
        /// The gun that it tows.
        Gun = "gun" => t::RIDERS_SHOT_AT_GUN,
    }
}

choices! {
    /// The effect on the vehicle (BR10-SHA-T3).
    pub enum Suffered {
        /// Nothing.
        Nothing = "no-effect" => t::EFFECT_NONE,
        /// It loses an action.
        LosesAction = "loses-action" => t::EFFECT_LOSES_ACTION,
        /// It loses its next turn.
        LosesTurn = "loses-turn" => t::EFFECT_LOSES_TURN,
        /// It cannot move any more.
        Immobilised = "immobilised" => t::EFFECT_IMMOBILISED,
        /// Its main gun is gone.
        GunDestroyed = "gun-destroyed" => t::EFFECT_GUN_DESTROYED,
        /// It is gone.
        Destroyed = "destroyed" => t::EFFECT_DESTROYED,
    }
}

impl Suffered {
    /// The corresponding effect of a shot.
    pub const fn effect(self) -> Effect {
        match self {
            Self::Nothing => Effect::None,
            Self::LosesAction => Effect::LosesAction,
            Self::LosesTurn => Effect::LosesTurn,
            Self::Immobilised => Effect::Immobilised,
            Self::GunDestroyed => Effect::GunDestroyed,
            Self::Destroyed => Effect::Destroyed,
        }
    }
}

/// How a hit on its tractor affects a towed gun (BR10-GUN-06): it shares lost actions and
/// destruction; damage stays with the tractor (BR10-AMB-21).
pub const fn passes_to_gun(effect: Effect) -> Effect {
    match effect {
        Effect::Immobilised | Effect::GunDestroyed => Effect::None,
        Effect::None | Effect::LosesAction | Effect::LosesTurn | Effect::Destroyed => effect,
    }
}

/// The effects that riders share with their vehicle (BR10-TRN-02): the same as those that a towed
/// gun shares; on an armoured transporter, only its destruction (BR10-TRN-05).
pub const fn passes_to_riders(effect: Effect, transporter: bool) -> Effect {
    match effect {
        Effect::Destroyed => effect,
        _ if transporter => Effect::None,
        _ => passes_to_gun(effect),
    }
}

form! {
    /// The questions about the effects on riders and a towed gun.
    pub struct Riders {
        group t::GROUP_RIDERS => {
            /// The target of the shot.
            target: ShotAt = ShotAt::Carrier, t::RIDERS_SHOT_AT, ["BR10-TRN-02", "BR10-TRN-03", "BR10-GUN-06"];
            /// The effect on the vehicle.
            effect: Suffered = Suffered::LosesAction, t::RIDERS_CARRIER, ["BR10-SHA-T3", "BR10-AMB-21"],
                when |form| form.target == ShotAt::Carrier;
            /// The vehicle is an armoured transporter.
            transporter: bool = false, t::TRANSPORTER, ["BR10-TRN-05"],
                when |form| form.target == ShotAt::Carrier;
        }
    }
}

impl Calculate for Riders {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new("riders", t::RIDERS, t::RIDERS_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-TRN-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        let word = |effect: Effect| Figure::Word(effect.label());
        let mut notes = Notes::default();
        if self.target != ShotAt::Carrier {
            let at_riders = self.target == ShotAt::Riders;
            notes.add(at_riders, t::NOTE_RIDERS_ALONE, "BR10-TRN-03");
            notes.add(at_riders, t::NOTE_RIDERS_GET_OFF, "BR10-TRN-04");
            notes.add(!at_riders, t::NOTE_GUN_ALONE, "BR10-GUN-06");
            return Working {
                headline: (t::RIDERS_CARRIER, word(Effect::None)),
                notes: notes.0,
                ..Working::default()
            }
            .into();
        }
        let effect = self.effect.effect();
        let riders = passes_to_riders(effect, self.transporter);
        let gun = passes_to_gun(effect);
        // The effect on the vehicle, and the part that is passed on.
        let sum = |id, title, suffers: Effect, rule: Cite| Sum {
            id,
            title,
            base: (t::RIDERS_CARRIER, word(effect), rule),
            modifiers: Vec::new(),
            result: word(suffers),
        };
        notes.add(effect == Effect::Destroyed, t::NOTE_RIDERS_DIE, "BR10-TRN-02");
        notes.add(
            matches!(effect, Effect::Immobilised | Effect::GunDestroyed),
            t::NOTE_DAMAGE_STAYS,
            "BR10-AMB-21",
        );
        notes.add(self.transporter, t::NOTE_TRANSPORTER, "BR10-TRN-05");
        notes.add(self.transporter, t::NOTE_TRANSPORTER_GUN, "BR10-AMB-43");
        notes.add(true, t::NOTE_RIDERS_IN_ASSAULT, "BR10-AMB-44");
        Working {
            headline: (t::RIDERS_SUFFER, word(riders)),
            sums: vec![
                sum("riders", t::RIDERS_SUFFER, riders, "BR10-TRN-02"),
                sum("gun", t::RIDERS_GUN_SUFFERS, gun, "BR10-GUN-06"),
            ],
            notes: notes.0,
            ..Working::default()
        }
        .into()
    }
}
