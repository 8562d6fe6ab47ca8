//! A reaction shot: whether it may be fired, and by which procedure (BR10-MRK-P1).

use crate::rulesets::brygada::prelude::*;

use super::anti_tank::{AntiTankFire, TankTarget};
use super::fire_at_infantry::{FireAtInfantry, FireTarget};
use super::gun_target::ShotAtGun;
use super::shot::Shot;

form! {
    /// The questions about a reaction shot.
    pub struct ReactionShot {
        group t::GROUP_REACTION => {
            /// The unit has a readiness marker.
            ready: bool = true, t::READINESS_MARKER, ["BR10-MRK-01", "BR10-MRK-02", "BR10-MRK-06"];
            /// An enemy moves in its view, or into it.
            in_view: bool = true, t::ENEMY_MOVES_IN_VIEW, ["BR10-MRK-02", "BR10-AMB-39"];
            /// The unit has used its shot of this round.
            shot: bool = false, t::SHOT_USED, ["BR10-SEQ-08", "BR10-MRK-07", "BR10-AMB-31"];
        }
        group t::GROUP_TARGET => {
            /// The kind of the unit that moves there.
            target: UnitKind = UnitKind::Infantry, t::UNIT_KIND, ["BR10-MRK-03", "BR10-ARM-05"];
            /// The shot is fired with an anti-tank weapon.
            anti_tank: bool = false, t::WITH_ANTI_TANK, ["BR10-SHI-10", "BR10-SHL-01"],
                when |form| form.target != UnitKind::Infantry;
        }
    }
}

impl ReactionShot {
    fn refusals(self) -> Vec<Note> {
        let mut refusals = Notes::default();
        refusals.add(!self.ready, t::REFUSED_NO_MARKER, "BR10-MRK-02");
        refusals.add(!self.in_view, t::REFUSED_NOT_IN_VIEW, "BR10-AMB-39");
        refusals.add(self.shot, t::REFUSED_SHOT_USED, "BR10-SEQ-08");
        refusals.add(
            self.target == UnitKind::Armoured && !self.anti_tank,
            t::REFUSED_NEEDS_ANTI_TANK,
            "BR10-SHI-10",
        );
        refusals.0
    }

    /// Opens the calculator of the shot, with the reaction filled in.
    fn opening(self) -> Opening {
        let tank = |target| -> Opening {
            Opening::to::<AntiTankFire>()
                .deciding(AntiTankFire::AT.target, target)
                .deciding(AntiTankFire::AT.shot.then(Shot::AT.reaction), true)
                .into()
        };
        let dice = |target| -> Opening {
            Opening::to::<FireAtInfantry>()
                .deciding(FireAtInfantry::AT.target, target)
                .deciding(FireAtInfantry::AT.shot.then(Shot::AT.reaction), true)
                .into()
        };
        match self.target {
            UnitKind::Infantry => dice(FireTarget::Infantry),
            UnitKind::LightVehicle if self.anti_tank => tank(TankTarget::Light),
            UnitKind::LightVehicle => dice(FireTarget::LightVehicle),
            UnitKind::Armoured => tank(TankTarget::Armoured),
            UnitKind::Gun => Opening::to::<ShotAtGun>()
                .knowing(ShotAtGun::AT.anti_tank, self.anti_tank)
                .knowing(ShotAtGun::AT.reaction, true)
                .into(),
        }
    }
}

impl Calculate for ReactionShot {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("reaction-shot", t::REACTION_SHOT, t::REACTION_SHOT_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-MRK-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::REACTION_SHOT, t::WORD_NOT_ALLOWED, refusals).into();
        }
        Working {
            headline: (t::REACTION_SHOT, Figure::Word(t::WORD_ALLOWED)),
            notes: vec![
                Note::new(t::NOTE_TAKE_MARKER, "BR10-MRK-02"),
                Note::new(t::NOTE_WHERE_IT_STANDS, "BR10-MRK-05"),
                Note::new(t::NOTE_FIELD_OF_VIEW, "BR10-RNG-08"),
                Note::new(t::NOTE_SHOT_OF_ROUND, "BR10-AMB-31"),
                Note::new(t::NOTE_ENEMY_GOES_ON, "BR10-AMB-19"),
            ],
            next: vec![self.opening()],
            ..Working::default()
        }
        .into()
    }
}
