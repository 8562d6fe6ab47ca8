//! How far a team may move. Procedure FOW-MOV-P1.

use crate::rulesets::flames_of_war::prelude::*;

use super::bailed_out::BailedOut;
use super::bogging::{Bogger, Bogging, Freeing, HardGround};
use super::command::Command;
use super::commander::Appointment;

/// The longest move of a jeep with a gun, in inches (FOW-TRP-10).
const JEEP_WITH_GUN: i16 = 6;

choices! {
    /// The kinds of movers: the rows of FOW-MOV-T1, and kinds without a row
    /// (FOW-AMB-04).
    pub enum Mover {
        /// Tracked vehicles.
        Tracked = "tracked" => t::TABLE_TRACKED,
        /// Half-tracks and jeeps.
        HalfTracked = "half-tracked" => t::TABLE_HALF_TRACKS,
        /// Wheeled vehicles.
        Wheeled = "wheeled" => t::TABLE_WHEELED,
        /// Horse limbers and tachankas.
        Limbers = "limbers" => t::TABLE_LIMBERS,
        /// Wagons.
        Wagons = "wagons" => t::TABLE_WAGONS,
        /// Infantry on foot.
        Infantry = "infantry" => t::TABLE_INFANTRY,
        /// Mounted cavalry.
        Cavalry = "cavalry" => t::TABLE_CAVALRY,
        /// Man-packed guns.
        ManPacked = "man-packed" => t::TABLE_MAN_PACKED,
        /// Medium and heavy guns.
        Guns = "guns" => t::TABLE_MEDIUM_HEAVY_GUNS,
        /// Light guns, which have no row: the player enters the distance (FOW-AMB-04).
        LightGun = "light-gun" => t::MOVE_LIGHT_GUN,
        /// Immobile guns (FOW-MOV-09).
        Immobile = "immobile" => t::TABLE_IMMOBILE_GUNS,
        /// Motorcycles and the like, which have no row either (FOW-AMB-04).
        Other = "other" => t::MOVE_OTHER_VEHICLE,
    }
}

impl Mover {
    /// The cell of FOW-MOV-T1, in inches; very difficult ground is read as difficult (FOW-AMB-60).
    /// `None` if the table has no figure.
    pub const fn allowance(self, ground: Ground) -> Option<i16> {
        let (road, cross_country, difficult) = match self {
            Self::Tracked => (12, 12, 8),
            Self::HalfTracked => (16, 12, 4),
            Self::Wheeled => (16, 8, 4),
            Self::Limbers => (10, 8, 4),
            Self::Wagons => (6, 6, 4),
            Self::Infantry | Self::ManPacked => (6, 6, 6),
            Self::Cavalry => (10, 10, 10),
            Self::Guns => (2, 2, 2),
            Self::LightGun | Self::Immobile | Self::Other => return None,
        };
        Some(match ground {
            Ground::Road => road,
            Ground::CrossCountry => cross_country,
            Ground::Difficult | Ground::VeryDifficult => difficult,
        })
    }

    /// Whether it is on foot or mounted: it takes no bogging test, and all ground is open to it
    /// (FOW-DIF-05).
    const fn on_foot(self) -> bool {
        matches!(self, Self::Infantry | Self::Cavalry | Self::ManPacked)
    }

    const fn is_gun(self) -> bool {
        matches!(self, Self::ManPacked | Self::Guns | Self::LightGun | Self::Immobile)
    }

    const fn is_vehicle(self) -> bool {
        !self.is_gun() && !self.on_foot()
    }

    /// Whether it is a vehicle that may have armour; horse-drawn ones count as unarmoured
    /// (FOW-AMB-61).
    const fn may_be_armoured(self) -> bool {
        self.is_vehicle() && !matches!(self, Self::Limbers | Self::Wagons)
    }

    const fn is_typed(self) -> bool {
        matches!(self, Self::LightGun | Self::Other)
    }

    /// How it takes a bogging test.
    const fn bogger(self) -> Bogger {
        if self.on_foot() {
            Bogger::OnFoot
        } else if self.is_gun() {
            Bogger::Gun
        } else if matches!(self, Self::Tracked) {
            Bogger::Tracked
        } else {
            Bogger::Vehicle
        }
    }
}

choices! {
    /// Ground, from the best to the worst.
    pub enum Ground {
        /// Road.
        Road = "road" => t::TABLE_ROAD,
        /// Cross-country.
        CrossCountry = "cross-country" => t::TABLE_CROSS_COUNTRY,
        /// Difficult ground.
        Difficult = "difficult" => t::TABLE_DIFFICULT_GROUND,
        /// Buildings and wrecks.
        VeryDifficult = "very-difficult" => t::GROUND_VERY_DIFFICULT,
    }
}

impl Ground {
    /// The kind of hard ground in which vehicles and guns have to test, if it is any.
    const fn hard(self) -> Option<HardGround> {
        match self {
            Self::Road | Self::CrossCountry => None,
            Self::Difficult => Some(HardGround::Difficult),
            Self::VeryDifficult => Some(HardGround::VeryDifficult),
        }
    }
}

choices! {
    /// Whether a vehicle is armoured.
    pub enum Armoured {
        /// By its type: tracked vehicles are armoured, the others are not.
        ByType = "by-type" => t::MOVE_ARMOUR_BY_TYPE,
        /// It is armoured.
        Yes = "yes" => t::KIND_ARMOURED,
        /// It is not armoured.
        No = "no" => t::KIND_UNARMOURED,
    }
}

form! {
    /// The questions about a move.
    pub struct Movement {
        group t::GROUP_MOVE => {
            /// The kind of mover.
            kind: Mover = Mover::Tracked, t::MOVE_KIND, ["FOW-MOV-T1", "FOW-MOV-02", "FOW-AMB-04"];
            /// The move that the player enters for a team without a row, in inches.
            typed: Length<0, 40> = 0, t::MOVE_TYPED, ["FOW-AMB-04"],
                when |form| form.kind.is_typed();
            /// The worst ground touched in this move.
            ground: Ground = Ground::CrossCountry, t::MOVE_GROUND, ["FOW-MOV-T1", "FOW-MOV-03", "FOW-AMB-60"],
                when |form| form.kind != Mover::Immobile;
            /// The team moves at the double.
            double: bool = false, t::MOVE_DOUBLE, ["FOW-DBL-01", "FOW-DBL-04"],
                when |form| form.kind != Mover::Immobile;
            /// It is a jeep that tows a gun.
            towing: bool = false, t::MOVE_JEEP_TOWING, ["FOW-TRP-10", "FOW-AMB-47"],
                when |form| form.kind == Mover::HalfTracked;
            /// The distance covered in this move, in inches.
            covered: Length<0, 40> = 0, t::MOVE_COVERED, ["FOW-MOV-03", "FOW-MOV-05"],
                when |form| form.kind != Mover::Immobile;
        }
        group t::GROUP_MOVE_STATE => {
            /// Its platoon is pinned.
            pinned: bool = false, t::WORD_PINNED, ["FOW-PIN-01"];
            /// Whether it is armoured.
            armour: Armoured = Armoured::ByType, t::MOVE_ARMOUR, ["FOW-PIN-03", "FOW-BLD-07"],
                when |form| form.armour_matters();
            /// The platoon has lost its commander.
            no_commander: bool = false, t::UNIT_COMMANDER_LOST, ["FOW-LDR-01"];
            /// Whether it is bogged down or bailed out.
            state: VehicleState = VehicleState::Working, t::MOVE_STATE, ["FOW-DIF-02", "FOW-BAI-01"],
                when |form| !form.kind.on_foot();
        }
    }
}

impl Movement {
    fn armour_matters(&self) -> bool {
        self.kind.may_be_armoured() && (self.pinned || self.in_very_difficult_ground())
    }

    fn in_very_difficult_ground(&self) -> bool {
        self.ground == Ground::VeryDifficult
    }

    fn is_armoured(&self) -> bool {
        self.kind.may_be_armoured()
            && match self.armour {
                Armoured::ByType => self.kind == Mover::Tracked,
                Armoured::Yes => true,
                Armoured::No => false,
            }
    }

    /// Whether it is pinned, and of a kind that pinning affects (FOW-PIN-03).
    fn is_held(&self) -> bool {
        self.pinned && !self.is_armoured()
    }

    fn tows_with_jeep(&self) -> bool {
        self.kind == Mover::HalfTracked && self.towing
    }

    /// The distance it may cover in a turn on this ground, not at the double.
    fn normal(&self) -> Option<i16> {
        if self.kind.is_typed() {
            return Some(self.typed.0).filter(|typed| *typed > 0);
        }
        self.kind.allowance(self.ground)
    }

    /// Why it stays where it is.
    fn stays(&self) -> Vec<Note> {
        let state = if self.kind.on_foot() { VehicleState::Working } else { self.state };
        let mut reasons = Notes::default();
        reasons.add(state == VehicleState::Bogged, t::REFUSED_MOVE_BOGGED, "FOW-DIF-02");
        reasons.add(state == VehicleState::BailedOut, t::REFUSED_MOVE_BAILED_OUT, "FOW-BAI-01");
        reasons.add(self.no_commander, t::REFUSED_MOVE_NO_COMMANDER, "FOW-LDR-01");
        reasons.add(self.kind == Mover::Immobile, t::REFUSED_MOVE_IMMOBILE, "FOW-MOV-09");
        reasons.0
    }

    /// Why it may not move like this.
    fn barred(&self) -> Vec<Note> {
        let mut reasons = Notes::default();
        reasons.add(
            self.in_very_difficult_ground() && !self.kind.on_foot() && self.kind != Mover::Tracked,
            t::REFUSED_MOVE_CLOSED_GROUND,
            "FOW-AMB-60",
        );
        reasons.add(
            self.kind.is_typed() && self.typed.0 == 0,
            t::REFUSED_MOVE_NOT_TYPED,
            "FOW-AMB-04",
        );
        reasons.add(
            self.double && self.ground.hard().is_some(),
            t::REFUSED_DOUBLE_GROUND,
            "FOW-DBL-04",
        );
        // Pinning affects cavalry and horse-drawn vehicles only by a ruling.
        let cite = match self.kind {
            Mover::Cavalry | Mover::Limbers | Mover::Wagons => "FOW-AMB-61",
            _ => "FOW-PIN-01",
        };
        reasons.add(self.double && self.is_held(), t::REFUSED_DOUBLE_PINNED, cite);
        reasons.0
    }

    fn notes(&self, goes_on: bool) -> Vec<Note> {
        let vehicle = self.kind.is_vehicle();
        let mut notes = Notes::default();
        notes.add(self.kind.is_typed(), t::NOTE_MOVE_TYPED, "FOW-AMB-04");
        notes.add(self.covered.0 > 0 && !goes_on, t::NOTE_MOVE_STOPS, "FOW-MOV-03");
        if goes_on && let Some(ground) = self.ground.hard() {
            self.hard_ground_notes(ground, &mut notes);
        }
        notes.add(self.is_held(), t::NOTE_MOVE_PINNED, "FOW-PIN-01");
        notes.add(self.double, t::NOTE_DOUBLE_KEEP_OFF, "FOW-DBL-04");
        notes.add(self.double, t::NOTE_DOUBLE_STRAIGHT, "FOW-DBL-02");
        notes.add(self.double, t::NOTE_DOUBLE_PLATOON, "FOW-DBL-03");
        notes.add(vehicle, t::NOTE_MOVE_VEHICLE_KEEP_OFF, "FOW-MOV-08");
        notes.add(!vehicle, t::NOTE_MOVE_KEEP_OFF, "FOW-MOV-07");
        notes.add(!self.double, t::NOTE_MOVE_PATH, "FOW-MOV-05");
        notes.0
    }

    /// Notes on circumstances that seem to change the distance but do not.
    fn not_counted(&self) -> Vec<Note> {
        let mut kept = Notes::default();
        kept.add(self.tows_with_jeep() && self.double, t::NOTE_MOVE_JEEP_DOUBLE, "FOW-AMB-47");
        kept.add(
            self.tows_with_jeep() && self.normal().is_some_and(|far| far <= JEEP_WITH_GUN),
            t::KEPT_JEEP_LIMIT,
            "FOW-AMB-47",
        );
        kept.add(self.pinned && !self.is_held(), t::NOTE_NEVER_PINNED, "FOW-PIN-03");
        kept.0
    }

    /// Adds the notes on very difficult and difficult ground.
    fn hard_ground_notes(&self, ground: HardGround, notes: &mut Notes) {
        let tracked = self.kind == Mover::Tracked;
        match ground {
            HardGround::Difficult => {
                let cite = if self.kind.is_gun() { "FOW-DIF-04" } else { "FOW-DIF-01" };
                notes.add(!self.kind.on_foot(), t::NOTE_MOVE_BOGGING, cite);
                notes.add(tracked, t::NOTE_MOVE_TRACKED_FIGURE, "FOW-AMB-02");
            }
            HardGround::VeryDifficult => {
                let closed = tracked && !self.is_armoured();
                let cavalry = self.kind == Mover::Cavalry;
                notes.add(tracked, t::NOTE_MOVE_SKILL_TEST, "FOW-DIF-03");
                notes.add(tracked, t::NOTE_MOVE_VERY_DIFFICULT, "FOW-AMB-60");
                notes.add(closed, t::NOTE_MOVE_NO_BUILDING, "FOW-BLD-07");
                notes.add(cavalry, t::NOTE_MOVE_DISMOUNT, "FOW-BLD-06");
            }
        }
    }

    fn next(&self, goes_on: bool) -> Vec<Opening> {
        let mut next = Vec::new();
        if !self.kind.on_foot() {
            match self.state {
                VehicleState::Working => {}
                VehicleState::Bogged => next.push(Opening::to::<Freeing>().into()),
                VehicleState::BailedOut => next.push(Opening::to::<BailedOut>().into()),
            }
        }
        if self.no_commander {
            next.push(Opening::to::<Appointment>().into());
        }
        if goes_on {
            if let Some(ground) = self.ground.hard().filter(|_| !self.kind.on_foot()) {
                next.push(
                    Opening::to::<Bogging>()
                        .knowing(Bogging::AT.mover, self.kind.bogger())
                        .knowing(Bogging::AT.ground, ground)
                        .into(),
                );
            }
            next.push(Opening::to::<Command>().into());
        }
        next
    }

    /// The sums of a move and their result, in inches. If moving at the double is refused, the
    /// normal move is still shown.
    fn sums(&self) -> (Vec<Sum>, i16) {
        let Some(normal) = self.normal() else { return (Vec::new(), 0) };
        let cite = if self.kind.is_typed() { "FOW-AMB-04" } else { "FOW-MOV-T1" };
        let mut sums =
            vec![Sum::plain("normal", t::MOVE_NORMAL, (self.kind.label(), inches(normal), cite))];
        let mut allowance = normal;
        if self.tows_with_jeep() {
            allowance = normal.min(JEEP_WITH_GUN);
            sums.push(Sum {
                result: inches(allowance),
                ..Sum::plain(
                    "towing",
                    t::MOVE_WITH_GUN,
                    (t::MOVE_AT_MOST, inches(JEEP_WITH_GUN), "FOW-TRP-10"),
                )
            });
        }
        if self.double && self.barred().is_empty() {
            // The limit of a jeep with a gun is not doubled (FOW-AMB-47).
            let doubled = if self.tows_with_jeep() { allowance } else { allowance * 2 };
            sums.push(Sum {
                result: inches(doubled),
                ..Sum::plain(
                    "double",
                    t::MOVE_DOUBLE,
                    (t::MOVE_NORMAL, inches(allowance), "FOW-DBL-01"),
                )
            });
            allowance = doubled;
        }
        if self.covered.0 > 0 {
            sums.push(Sum {
                result: inches((allowance - self.covered.0).max(0)),
                ..Sum::plain(
                    "left",
                    t::MOVE_LEFT,
                    (t::MOVE_COVERED_SHORT, inches(self.covered.0), "FOW-MOV-03"),
                )
            });
        }
        (sums, allowance)
    }
}

fn inches(distance: i16) -> Figure {
    Figure::Inches(f32::from(distance))
}

outcome! {
    /// The effect of a move on the platoon, for which nothing is rolled.
    pub struct Gone of |_form: &Movement| {
        /// Whether it moves at the double.
        moves: bool, t::PART_MOVES, words const {
            &[plain("normal", t::MOVED_YES), plain("double", t::MOVED_DOUBLE)]
        };
    }
}

impl Calculate for Movement {
    type House = House;
    type Outcome = Gone;
    const ABOUT: About = About::new("movement", t::MOVEMENT, t::MOVEMENT_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-MOV-P1", "FOW-MOV-T1", "FOW-DBL-01"];

    fn work(&self, _: &House) -> Work<Self> {
        let stays = self.stays();
        if !stays.is_empty() {
            let word = if self.kind == Mover::Immobile {
                t::TABLE_TOWED_ONLY
            } else {
                t::WORD_MAY_NOT_MOVE
            };
            let mut working = Working::refused(t::MOVE_LEFT, word, stays);
            working.next = self.next(false);
            return working.into();
        }
        let (sums, allowance) = self.sums();
        let refusals = self.barred();
        let left = (allowance - self.covered.0).max(0);
        let goes_on = refusals.is_empty() && left > 0;
        let mut working = Working::refused(t::MOVE_LEFT, t::WORD_NOT_LEGAL, refusals);
        working.sums = sums;
        working.next = self.next(goes_on);
        if working.refusals.is_empty() {
            // The remainder is the result of the last sum.
            working.headline_of = working.sums.last().map(|sum| sum.title);
            working.headline.1 =
                if goes_on { inches(left) } else { Figure::Word(t::WORD_MOVE_STOPS) };
            working.notes = self.notes(goes_on);
            working.not_counted = self.not_counted();
        }
        if !goes_on {
            return working.into();
        }
        let moves = self.double;
        working.rolls(self, move |_| Gone { moves })
    }
}
