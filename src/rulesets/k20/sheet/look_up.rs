//! The range and terrain tables, without the rest of a shot: K20-DIR-T4 and K20-AMM-T1,
//! K20-DIR-T3.

use crate::rulesets::k20::prelude::*;

use super::cover::{Concealed, InfantryVisible, VehicleVisible};
use super::direct_fire::DirectFire;
use super::{range, tables};

form! {
    /// The questions about the tables of range.
    pub struct RangeLookUp {
        group t::GROUP_SHOT => {
            /// The distance to the target.
            distance: Inches<0, 100> = 0, t::DISTANCE, ["K20-DIR-08", "K20-DIR-T4", "K20-AMM-T1", "K20-AMB-13"];
            /// The AP value.
            ap: Count<0, 30> = 0, t::AP_VALUE, ["K20-AMM-01", "K20-AMM-T1"];
        }
    }
}

impl Calculate for RangeLookUp {
    type House = House;
    type Outcome = ();

    const ABOUT: About = About::new("range-look-up", t::RANGE_LOOK_UP, t::RANGE_LOOK_UP_SUMMARY);
    const CITES: &'static [Cite] = &["K20-DIR-T4", "K20-AMM-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let inches = self.distance.0;
        let to_hit = range::hit_modifier(inches, house.long_range_goes_on);
        let of_ap = tables::ap_strength(self.ap.0, inches);
        let figure =
            |modifier: Option<i16>, none| modifier.map_or(Figure::Word(none), Figure::Signed);
        let to_hit_figure = figure(to_hit, t::RANGE_NOT_PRINTED);
        let mut notes = Vec::new();
        if to_hit.is_none() {
            notes.push(Note::new(t::NOTE_RANGE_TYPED, "K20-AMB-14"));
        }
        let mut direct_fire = Opening::to::<DirectFire>().deciding(DirectFire::AT.ap, self.ap);
        if inches <= range::FARTHEST {
            direct_fire = direct_fire.deciding(DirectFire::AT.distance, inches);
        }
        Working {
            headline: (t::RANGE_TO_HIT, to_hit_figure.clone()),
            sums: vec![
                Sum::plain("to-hit", t::RANGE_TO_HIT, (t::RANGE, to_hit_figure, "K20-DIR-T4")),
                Sum::plain(
                    "strength",
                    t::RANGE_OF_AP,
                    (t::RANGE, figure(of_ap, t::AP_NO), "K20-AMM-T1"),
                ),
            ],
            beside: vec![(Self::AT.distance.index(), range::hit_band(inches))],
            notes,
            next: vec![direct_fire.into()],
            ..Working::default()
        }
        .into()
    }
}

form! {
    /// The questions about the terrain table.
    pub struct TerrainLookUp {
        group t::GROUP_COVER => {
            /// The target.
            target: Target = Target::Vehicle, t::TARGET, ["K20-DIR-T3", "K20-AMB-66"];
            /// The cover of the target.
            concealed: Concealed => "",
                with {
                    infantry_visible = InfantryVisible::Half, t::VISIBLE, ["K20-DIR-T3", "K20-AMB-20"],
                        when |form, _| form.target == Target::Infantry;
                    vehicle_visible = VehicleVisible::OverHalf, t::VISIBLE, ["K20-DIR-T3", "K20-AMB-20", "K20-AMB-66"],
                        when |form, _| form.target != Target::Infantry;
                };
        }
    }
}

impl Calculate for TerrainLookUp {
    type House = House;
    type Outcome = ();

    const ABOUT: About =
        About::new("terrain-look-up", t::TERRAIN_LOOK_UP, t::TERRAIN_LOOK_UP_SUMMARY);
    const CITES: &'static [Cite] = &["K20-DIR-T3", "K20-DIR-06"];

    fn work(&self, house: &House) -> Work<Self> {
        let modifiers = self.concealed.modifiers(self.target, *house);
        let sum = modifiers.iter().map(|modifier: &Modifier| modifier.value);
        let result = Figure::Signed(sum.sum());
        let direct_fire = Opening::to::<DirectFire>()
            .deciding(DirectFire::AT.target, self.target)
            .deciding_all(DirectFire::AT.concealed, &self.concealed);
        Working {
            headline: (t::TERRAIN_LOOK_UP, result.clone()),
            sums: vec![Sum {
                id: "cover",
                title: t::TERRAIN_LOOK_UP,
                base: (t::COVER_NONE, Figure::Number(0), "K20-DIR-T3"),
                modifiers,
                result,
            }],
            not_counted: self.concealed.not_counted(self.target, *house),
            next: vec![direct_fire.into()],
            ..Working::default()
        }
        .into()
    }
}
