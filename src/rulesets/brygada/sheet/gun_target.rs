//! A shot at a gun: at its shield, or at its crew (BR10-GUN-P1).

use crate::rulesets::brygada::prelude::*;

use super::anti_tank::AntiTankFire;
use super::fire_at_infantry::{FireAtInfantry, FireTarget};
use super::shot::Shot;
use super::words::GunSide;

form! {
    /// The questions about how a gun is shot at.
    pub struct ShotAtGun {
        group t::GROUP_TARGET => {
            /// The shot comes from the side that the shield covers.
            shield: bool = true, t::FROM_SHIELD_SIDE, ["BR10-GUN-01", "BR10-AMB-15"];
            /// The weapon is an anti-tank weapon.
            anti_tank: bool = false, t::WITH_ANTI_TANK, ["BR10-GUN-01", "BR10-SHI-10"],
                when |form| form.shield;
            /// It is a reaction shot.
            reaction: bool = false, t::REACTION_SHOT_FIRED, ["BR10-MRK-03"],
                when |form| form.anti_tank || !form.shield;
        }
    }
}

impl Calculate for ShotAtGun {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("shot-at-gun", t::SHOT_AT_GUN, t::SHOT_AT_GUN_SUMMARY);
    const CITES: &'static [Cite] = &["BR10-GUN-P1"];

    fn work(&self, _: &House) -> Work<Self> {
        let (word, note, next) = match (self.shield, self.anti_tank) {
            (true, false) => {
                let refusals = vec![Note::new(t::REFUSED_SHIELD, "BR10-SHI-10")];
                return Working::refused(t::PLAYED_AS, t::EFFECT_NONE, refusals).into();
            }
            (true, true) => (
                t::ANTI_TANK_FIRE,
                Note::new(t::NOTE_GUN_SHIELD, "BR10-GUN-01"),
                Opening::to::<AntiTankFire>()
                    .deciding(AntiTankFire::AT.shot.then(Shot::AT.reaction), self.reaction)
                    .into(),
            ),
            (false, _) => (
                t::AT_THE_CREW,
                Note::new(t::NOTE_GUN_CREW, "BR10-AMB-15"),
                Opening::to::<FireAtInfantry>()
                    .deciding(FireAtInfantry::AT.target, FireTarget::GunCrew)
                    .deciding(FireAtInfantry::AT.side, GunSide::Crew)
                    .deciding(FireAtInfantry::AT.shot.then(Shot::AT.reaction), self.reaction)
                    .into(),
            ),
        };
        Working {
            headline: (t::PLAYED_AS, Figure::Word(word)),
            notes: vec![note],
            next: vec![next],
            ..Working::default()
        }
        .into()
    }
}
