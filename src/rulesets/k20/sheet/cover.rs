//! Cover on the hit roll of direct fire: by grade or by the terrain table, and terrain on the line
//! of sight (K20-DIR-05, -06, K20-DIR-T3).

use crate::rulesets::k20::prelude::*;

use super::tables;

choices! {
    /// The target's own cover: a grade, or a row of the terrain table.
    pub enum Cover {
        /// None.
        None = "none" => t::COVER_NONE,
        /// Light cover, which hides less than 50 %.
        Light = "light" => t::COVER_LIGHT,
        /// Hard cover, which hides over 50 %.
        Linear = "linear" => t::COVER_LINEAR,
        /// Hard cover, which hides over 90 %.
        Heavy = "heavy" => t::COVER_HEAVY,
        /// A row of the terrain table.
        Terrain = "terrain" => t::COVER_BY_TERRAIN,
    }
}

choices! {
    /// Rows of the terrain table (K20-DIR-T3).
    pub enum Terrain {
        /// Woods, thicket, bushes; lattice bridge.
        Woods = "woods" => t::TERRAIN_WOODS,
        /// Water, fords.
        Water = "water" => t::TERRAIN_WATER,
        /// Craters, ditches.
        Craters = "craters" => t::TERRAIN_CRATERS,
        /// Trenches for infantry.
        InfantryTrench = "infantry-trench" => t::TERRAIN_INFANTRY_TRENCH,
        /// Dug-in positions for vehicles.
        VehicleTrench = "vehicle-trench" => t::TERRAIN_VEHICLE_TRENCH,
        /// Low walls, piles of stones.
        LowWalls = "low-walls" => t::TERRAIN_LOW_WALLS,
        /// Ruins of at least the vehicle's class (K20-AMB-19).
        Ruins = "ruins" => t::TERRAIN_RUINS,
        /// Ruins of a lower class than the vehicle's (K20-AMB-19).
        SmallRuins = "small-ruins" => t::TERRAIN_SMALL_RUINS,
        /// Stone bridge, anti-tank obstacle, railway embankment, earth banks.
        Banks = "banks" => t::TERRAIN_BANKS,
        /// A building, with the target outside it.
        OutsideBuilding = "outside-building" => t::TERRAIN_OUTSIDE_BUILDING,
        /// A building, with the target inside it.
        InsideBuilding = "inside-building" => t::TERRAIN_INSIDE_BUILDING,
    }
}

impl Terrain {
    /// The row for infantry: there is only one for ruins, whatever their class (K20-DIR-T3).
    const fn of_infantry(self) -> tables::Terrain {
        let row = match self {
            Self::SmallRuins => Self::Ruins,
            row => row,
        };
        tables::TERRAIN[row as usize]
    }

    /// Whether the figure for infantry depends on how much of it is visible.
    fn infantry_varies(self) -> bool {
        let [half, less] = self.of_infantry().infantry;
        half != less
    }

    /// Whether the cover of other targets depends on how much of them is visible.
    fn vehicle_varies(self) -> bool {
        let [most, part, little] = tables::TERRAIN[self as usize].vehicle;
        most != part || part != little
    }
}

choices! {
    /// How much of infantry is visible; exactly half counts as more (K20-AMB-20).
    pub enum InfantryVisible {
        /// 50 % or more.
        Half = "half" => t::VISIBLE_INFANTRY_HALF,
        /// Under 50 %.
        Less = "less" => t::VISIBLE_INFANTRY_LESS,
    }
}

choices! {
    /// How much of a vehicle is visible (K20-AMB-20).
    pub enum VehicleVisible {
        /// Over 50 %.
        OverHalf = "over-half" => t::VISIBLE_VEHICLE_OVER_HALF,
        /// 10 to 50 %.
        Part = "part" => t::VISIBLE_VEHICLE_PART,
        /// Under 10 %.
        Little = "little" => t::VISIBLE_VEHICLE_LITTLE,
    }
}

choices! {
    /// Terrain on the line of sight (K20-DIR-T3, last column).
    pub enum OnLine {
        /// Nothing.
        Nothing = "nothing" => t::ON_LINE_NOTHING,
        /// Woods, thicket, bushes; lattice bridge.
        Woods = "woods" => t::TERRAIN_WOODS,
        /// Water, fords.
        Water = "water" => t::TERRAIN_WATER,
        /// Craters, ditches.
        Craters = "craters" => t::TERRAIN_CRATERS,
        /// Trenches of either kind.
        Trenches = "trenches" => t::ON_LINE_TRENCHES,
        /// Low walls, piles of stones.
        LowWalls = "low-walls" => t::TERRAIN_LOW_WALLS,
        /// Ruins of any class.
        Ruins = "ruins" => t::ON_LINE_RUINS,
        /// Stone bridge, anti-tank obstacle, railway embankment, earth banks.
        Banks = "banks" => t::TERRAIN_BANKS,
        /// A building.
        Building = "building" => t::TARGET_BUILDING,
    }
}

impl OnLine {
    /// Its modifier, if one is printed.
    pub fn modifier(self) -> Option<i16> {
        let row = match self {
            Self::Nothing => return None,
            Self::Woods => Terrain::Woods,
            Self::Water => Terrain::Water,
            Self::Craters => Terrain::Craters,
            Self::Trenches => Terrain::InfantryTrench,
            Self::LowWalls => Terrain::LowWalls,
            Self::Ruins => Terrain::Ruins,
            Self::Banks => Terrain::Banks,
            Self::Building => Terrain::OutsideBuilding,
        };
        tables::TERRAIN[row as usize].on_line
    }
}

form! {
    /// The questions about a target's cover.
    pub struct Concealed {
        group t::GROUP_COVER => {
            /// The target's own cover.
            cover: Cover = Cover::None, t::TARGET_COVER, ["K20-DIR-06", "K20-DIR-T2", "K20-AMB-18"];
            /// The terrain it is in.
            terrain: Terrain = Terrain::Woods, t::COVER_TERRAIN, ["K20-DIR-T3", "K20-AMB-16", "K20-AMB-19"],
                when |form| form.cover == Cover::Terrain;
            /// How much of infantry is visible.
            infantry_visible: InfantryVisible = InfantryVisible::Half, t::VISIBLE, ["K20-DIR-T3", "K20-AMB-20"],
                when |form| form.cover == Cover::Terrain && form.terrain.infantry_varies();
            /// How much of anything else is visible: all other targets use the
            /// columns for vehicles (K20-AMB-66).
            vehicle_visible: VehicleVisible = VehicleVisible::OverHalf, t::VISIBLE, ["K20-DIR-T3", "K20-AMB-20", "K20-AMB-66"],
                when |form| form.cover == Cover::Terrain && form.terrain.vehicle_varies();
            /// Terrain on the line of sight.
            on_line: OnLine = OnLine::Nothing, t::ON_LINE, ["K20-DIR-T3", "K20-AMB-17", "K20-AMB-18"];
        }
    }
}

impl Concealed {
    /// The modifier of the target's own cover, if one is printed.
    pub(crate) fn own(self, target: Target, house: House) -> Option<i16> {
        match self.cover {
            Cover::None => None,
            Cover::Light => Some(tables::DIR_COVER[0]),
            Cover::Linear => Some(tables::DIR_COVER[1]),
            Cover::Heavy => Some(tables::DIR_COVER[2]),
            Cover::Terrain => self.by_terrain(target, house),
        }
    }

    fn by_terrain(self, target: Target, house: House) -> Option<i16> {
        if target == Target::Infantry {
            return self.terrain.of_infantry().infantry[self.infantry_visible as usize];
        }
        if house.inside_is_heavy
            && self.terrain == Terrain::InsideBuilding
            && self.vehicle_visible == VehicleVisible::Part
        {
            return Some(tables::TERRAIN_INSIDE_OTHERWISE);
        }
        tables::TERRAIN[self.terrain as usize].vehicle[self.vehicle_visible as usize]
    }

    /// The name of the target's own cover, with its rule.
    fn own_label(self) -> (Text, &'static str) {
        match self.cover {
            Cover::Terrain => (self.terrain.label(), "K20-DIR-T3"),
            Cover::Light => (t::COVER_IS_LIGHT, "K20-DIR-T2"),
            Cover::Linear => (t::COVER_IS_LINEAR, "K20-DIR-T2"),
            Cover::None | Cover::Heavy => (t::COVER_IS_HEAVY, "K20-DIR-T2"),
        }
    }

    /// The cover modifiers of the hit roll: the worse one of the target's own cover and of the line
    /// of sight; by the house rule, both (K20-AMB-18).
    pub(crate) fn modifiers(self, target: Target, house: House) -> Vec<Modifier> {
        let (label, cite) = self.own_label();
        let own = (self.own(target, house)).map(|value| Modifier::new(label, value, cite));
        let line = (self.on_line.modifier())
            .map(|value| Modifier::new(t::on_the_line(self.on_line.label()), value, "K20-DIR-T3"));
        match (own, line) {
            (Some(own), Some(line)) if house.line_adds_to_cover => vec![own, line],
            (Some(own), Some(line)) if line.value < own.value => vec![line],
            (Some(own), _) => vec![own],
            (None, line) => line.into_iter().collect(),
        }
    }

    /// Notes on cover that exists but does not count: the less effective of two (K20-AMB-18), and
    /// terrain without a figure (K20-AMB-17).
    pub(crate) fn not_counted(self, target: Target, house: House) -> Vec<Note> {
        let (own, line) = (self.own(target, house), self.on_line.modifier());
        let mut out = Notes::default();
        if let (Some(own), Some(line), false) = (own, line, house.line_adds_to_cover) {
            let better: Phrase = if line < own {
                self.own_label().0.into()
            } else {
                t::on_the_line(self.on_line.label())
            };
            out.add(true, t::out_better_cover(better), "K20-AMB-18");
        }
        out.add(
            (self.cover == Cover::Terrain && own.is_none())
                || (self.on_line != OnLine::Nothing && line.is_none()),
            t::NOTE_NO_FIGURE,
            "K20-AMB-17",
        );
        out.0
    }

    /// The cover as it counts against HE, where only linear or heavy cover matters (K20-AMM-T2,
    /// K20-AMB-55): for named terrain, the figure determines the grade (K20-DIR-06).
    pub(crate) fn blast(self, target: Target, house: House) -> BlastCover {
        match self.own(target, house) {
            Some(figure) if figure == tables::DIR_COVER[1] => BlastCover::Linear,
            Some(figure) if figure == tables::DIR_COVER[2] => BlastCover::Heavy,
            _ => BlastCover::None,
        }
    }
}

choices! {
    /// Cover against HE; light cover and smoke change nothing (K20-AMB-55).
    pub enum BlastCover {
        /// None, light cover, or smoke.
        None = "none" => t::COVER_NONE_OR_LIGHT,
        /// Hard cover, which hides over 50 %.
        Linear = "linear" => t::COVER_LINEAR,
        /// Hard cover, which hides over 90 %.
        Heavy = "heavy" => t::COVER_HEAVY,
    }
}

impl BlastCover {
    /// Its name in a sum.
    pub const fn in_sum(self) -> Text {
        match self {
            Self::None => t::COVER_NONE_OR_LIGHT,
            Self::Linear => t::COVER_IS_LINEAR,
            Self::Heavy => t::COVER_IS_HEAVY,
        }
    }

    /// Its modifier for HE.
    pub const fn strength(self) -> i16 {
        match self {
            Self::None => 0,
            Self::Linear => tables::HE_COVER[0],
            Self::Heavy => tables::HE_COVER[1],
        }
    }
}
