//! Whether one team sees another past a single obstacle: FOW-LOS-01 to FOW-LOS-16.

use crate::rulesets::flames_of_war::prelude::*;

use super::concealment::Concealment;
use super::legal_target::LegalTarget;
use super::shooting::Shooting;

choices! {
    /// The obstacle between the two teams, or the terrain that one of them is in.
    pub enum Between {
        /// Nothing.
        Nothing = "nothing" => t::SIGHT_NOTHING,
        /// A fence, a hedge or a wall (FOW-LOS-09, FOW-LOS-10).
        Linear = "linear" => t::SIGHT_LINEAR,
        /// A hill (FOW-LOS-11).
        Hill = "hill" => t::SIGHT_HILL,
        /// A wood or the like (FOW-LOS-12 to FOW-LOS-14).
        Area = "area" => t::SIGHT_AREA,
        /// A building (FOW-LOS-15).
        Building = "building" => t::SIGHT_BUILDING,
        /// Smoke (FOW-LOS-16, FOW-AMB-35).
        Smoke = "smoke" => t::SIGHT_SMOKE,
        /// Teams of the shooter's own side (FOW-LOS-03 to FOW-LOS-05).
        Friends = "friends" => t::SIGHT_FRIENDS,
        /// Teams of the enemy (FOW-LOS-02).
        Enemies = "enemies" => t::SIGHT_ENEMIES,
    }
}

choices! {
    /// The team that is right up against a linear obstacle (FOW-LOS-10).
    pub enum Against {
        /// Neither.
        Neither = "neither" => t::SIGHT_NEITHER,
        /// The shooter.
        Shooter = "shooter" => t::SIGHT_SHOOTER,
        /// The target.
        Target = "target" => t::SIGHT_TARGET,
    }
}

choices! {
    /// Where the teams are relative to a hill (FOW-LOS-11).
    pub enum AtHill {
        /// The target is wholly behind it.
        Behind = "behind" => t::SIGHT_BEHIND,
        /// The target looks over the top, partly covered by it.
        TargetOverTop = "target-over-top" => t::SIGHT_TARGET_OVER_TOP,
        /// The shooter looks over the top, partly covered by it.
        ShooterOverTop = "shooter-over-top" => t::SIGHT_SHOOTER_OVER_TOP,
    }
}

choices! {
    /// Where the teams are relative to area terrain (FOW-LOS-12 to FOW-LOS-14).
    pub enum AtArea {
        /// The teams are on opposite sides of it.
        Across = "across" => t::SIGHT_ACROSS,
        /// The target is completely inside, or both are.
        Inside = "inside" => t::SIGHT_INSIDE,
        /// The shooter is partly in it.
        ShooterPartly = "shooter-partly" => t::SIGHT_SHOOTER_PARTLY,
        /// The target is partly in it.
        TargetPartly = "target-partly" => t::SIGHT_TARGET_PARTLY,
        /// The shooter is completely inside, and the target is not.
        ShooterInside = "shooter-inside" => t::SIGHT_SHOOTER_INSIDE,
    }
}

choices! {
    /// Where the teams are relative to a building (FOW-LOS-15).
    pub enum AtBuilding {
        /// The teams are on opposite sides of it.
        Across = "across" => t::SIGHT_ACROSS,
        /// The target is inside.
        TargetInside = "target-inside" => t::SIGHT_TARGET_INSIDE,
        /// The shooter is inside.
        ShooterInside = "shooter-inside" => t::SIGHT_SHOOTER_INSIDE,
    }
}

choices! {
    /// How fire gets past friendly teams (FOW-LOS-04, FOW-LOS-05).
    pub enum Past {
        /// Not at all.
        No = "no" => t::SIGHT_PAST_NO,
        /// Between two teams that leave a gap.
        Gap = "gap" => t::SIGHT_PAST_GAP,
        /// Over infantry or man-packed guns that neither moved nor are shooting.
        Still = "still" => t::SIGHT_PAST_STILL,
        /// Over their heads, from or to another height.
        Above = "above" => t::SIGHT_PAST_ABOVE,
    }
}

form! {
    /// The questions about line of sight between two teams.
    pub struct Sight {
        group t::GROUP_SIGHT => {
            /// The obstacle between them.
            between: Between = Between::Nothing, t::SIGHT_BETWEEN,
                ["FOW-LOS-01", "FOW-LOS-02", "FOW-LOS-03", "FOW-LOS-09", "FOW-LOS-11", "FOW-LOS-12", "FOW-LOS-15", "FOW-LOS-16"];
            /// The team that is right up against the obstacle.
            against: Against = Against::Neither, t::SIGHT_AGAINST, ["FOW-LOS-10"],
                when |form| form.between == Between::Linear;
            /// Where they are relative to the hill.
            hill: AtHill = AtHill::Behind, t::SIGHT_WHERE, ["FOW-LOS-11"],
                when |form| form.between == Between::Hill;
            /// Where they are relative to the area terrain.
            area: AtArea = AtArea::Across, t::SIGHT_WHERE, ["FOW-LOS-12", "FOW-LOS-13", "FOW-LOS-14", "FOW-CON-02"],
                when |form| form.between == Between::Area;
            /// Where they are relative to the building.
            house: AtBuilding = AtBuilding::Across, t::SIGHT_WHERE, ["FOW-LOS-15"],
                when |form| form.between == Between::Building;
            /// The obstacle between them is higher than both.
            taller: bool = true, t::SIGHT_TALLER, ["FOW-LOS-09", "FOW-LOS-12"],
                when |form| form.height_matters();
            /// There is no more than 6"/15 cm of area terrain between them.
            within_6: bool = false, t::SIGHT_WITHIN_6, ["FOW-LOS-13"],
                when |form| form.is_inside();
            /// The team inside can see, or be seen, through an opening.
            opening: bool = true, t::SIGHT_OPENING, ["FOW-LOS-15"],
                when |form| form.between == Between::Building && form.house != AtBuilding::Across;
            /// One of them is in the smoke.
            in_smoke: bool = false, t::SIGHT_IN_SMOKE, ["FOW-SMK-05", "FOW-AMB-35"],
                when |form| form.between == Between::Smoke;
            /// How the fire gets past friendly teams.
            past: Past = Past::No, t::SIGHT_PAST, ["FOW-LOS-03", "FOW-LOS-04", "FOW-LOS-05", "FOW-AMB-08"],
                when |form| form.between == Between::Friends;
        }
    }
}

/// The result of checking line of sight, and its rule.
#[derive(Clone, Copy)]
enum Seen {
    /// There is no line of sight, and the reason.
    Not(Text, Cite),
    /// The target is seen.
    Plainly(Text, Cite),
    /// The target is seen, but concealed.
    Concealed(Text, Cite),
}

impl Sight {
    fn height_matters(&self) -> bool {
        match self.between {
            Between::Linear => self.against == Against::Neither,
            Between::Area => self.area == AtArea::Across,
            _ => false,
        }
    }

    /// Whether a team is completely inside area terrain (FOW-LOS-13).
    fn is_inside(&self) -> bool {
        self.between == Between::Area && matches!(self.area, AtArea::Inside | AtArea::ShooterInside)
    }

    fn seen(&self) -> Seen {
        use Seen::{Concealed, Not, Plainly};
        match self.between {
            Between::Nothing => Plainly(t::NOTE_SIGHT_CLEAR, "FOW-LOS-01"),
            Between::Enemies => Plainly(t::NOTE_SIGHT_ENEMIES, "FOW-LOS-02"),
            Between::Linear => match (self.against, self.taller) {
                (Against::Shooter, _) => Plainly(t::NOTE_SIGHT_AGAINST_SHOOTER, "FOW-LOS-10"),
                (Against::Target, _) => Concealed(t::NOTE_SIGHT_AGAINST_TARGET, "FOW-LOS-10"),
                (Against::Neither, true) => Not(t::REFUSED_SIGHT_LINEAR, "FOW-LOS-09"),
                (Against::Neither, false) => Concealed(t::NOTE_SIGHT_LOWER, "FOW-LOS-09"),
            },
            Between::Hill => match self.hill {
                AtHill::Behind => Not(t::REFUSED_SIGHT_HILL, "FOW-LOS-11"),
                AtHill::TargetOverTop => Concealed(t::NOTE_SIGHT_TARGET_OVER_TOP, "FOW-LOS-11"),
                AtHill::ShooterOverTop => Plainly(t::NOTE_SIGHT_SHOOTER_OVER_TOP, "FOW-LOS-11"),
            },
            Between::Area => match self.area {
                AtArea::Across if self.taller => Not(t::REFUSED_SIGHT_AREA, "FOW-LOS-12"),
                AtArea::Across => Concealed(t::NOTE_SIGHT_LOWER, "FOW-LOS-12"),
                AtArea::Inside if self.within_6 => Concealed(t::NOTE_SIGHT_WITHIN_6, "FOW-LOS-13"),
                AtArea::ShooterInside if self.within_6 => {
                    Plainly(t::NOTE_SIGHT_SHOOTER_WITHIN_6, "FOW-LOS-13")
                }
                AtArea::Inside | AtArea::ShooterInside => {
                    Not(t::REFUSED_SIGHT_INSIDE, "FOW-LOS-13")
                }
                AtArea::ShooterPartly => Plainly(t::NOTE_SIGHT_SHOOTER_PARTLY, "FOW-LOS-14"),
                AtArea::TargetPartly => Concealed(t::NOTE_SIGHT_TARGET_PARTLY, "FOW-CON-02"),
            },
            Between::Building => match (self.house, self.opening) {
                (AtBuilding::Across, _) => Not(t::REFUSED_SIGHT_BUILDING, "FOW-LOS-15"),
                (_, false) => Not(t::REFUSED_SIGHT_OPENING, "FOW-LOS-15"),
                (AtBuilding::TargetInside, true) => {
                    Concealed(t::NOTE_SIGHT_TARGET_INSIDE, "FOW-CON-06")
                }
                (AtBuilding::ShooterInside, true) => {
                    Plainly(t::NOTE_SIGHT_SHOOTER_INSIDE, "FOW-LOS-15")
                }
            },
            Between::Smoke if self.in_smoke => Concealed(t::NOTE_SIGHT_IN_SMOKE, "FOW-SMK-05"),
            Between::Smoke => Not(t::REFUSED_SIGHT_SMOKE, "FOW-SMK-05"),
            Between::Friends => match self.past {
                Past::No => Not(t::REFUSED_SIGHT_FRIENDS, "FOW-LOS-03"),
                Past::Gap => Plainly(t::NOTE_SIGHT_PAST_GAP, "FOW-LOS-05"),
                Past::Still => Plainly(t::NOTE_SIGHT_PAST_STILL, "FOW-LOS-04"),
                Past::Above => Plainly(t::NOTE_SIGHT_PAST_ABOVE, "FOW-LOS-04"),
            },
        }
    }

    /// Whether the target is in the building, which then conceals and covers it (FOW-CON-06).
    fn in_building(&self) -> bool {
        self.between == Between::Building && self.house == AtBuilding::TargetInside
    }
}

impl Calculate for Sight {
    type House = House;
    type Outcome = ();
    const ABOUT: About = About::new("line-of-sight", t::SIGHT, t::SIGHT_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-LOS-01", "FOW-LOS-03", "FOW-LOS-09", "FOW-LOS-13"];

    fn work(&self, _: &House) -> Work<Self> {
        let (word, why, concealed) = match self.seen() {
            Seen::Not(why, cite) => {
                let why = vec![Note::new(why, cite)];
                let mut working = Working::refused(t::SIGHT_PLAQUE, t::WORD_NOT_SEEN, why);
                working.notes = vec![Note::new(t::NOTE_SIGHT_ONE_LINE, "FOW-LOS-01")];
                return working.into();
            }
            Seen::Plainly(why, cite) => (t::WORD_SEEN, Note::new(why, cite), false),
            Seen::Concealed(why, cite) => (t::WORD_SEEN_CONCEALED, Note::new(why, cite), true),
        };
        let mut notes = Notes(vec![why]);
        notes.add(true, t::NOTE_SIGHT_EACH, "FOW-LOS-01");
        notes.add(self.is_inside(), t::NOTE_SIGHT_OPPOSITE, "FOW-LOS-13");
        let mut working = Working::word(t::SIGHT_PLAQUE, word);
        working.notes = notes.0;
        let smoke = concealed && self.between == Between::Smoke;
        let terrain = concealed && !smoke && !self.in_building();
        working.next = vec![
            Opening::to::<LegalTarget>().deciding(LegalTarget::AT.in_sight, true).into(),
            Opening::to::<Concealment>()
                .deciding(Concealment::AT.hidden, terrain)
                .deciding(Concealment::AT.building, self.in_building())
                .deciding(Concealment::AT.smoke, smoke)
                .into(),
            Opening::to::<Shooting>()
                .deciding(Shooting::AT.concealed, concealed)
                .deciding(Shooting::AT.cover, self.in_building())
                .into(),
        ];
        working.into()
    }
}
