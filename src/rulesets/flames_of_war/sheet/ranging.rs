//! Ranging in by batteries and aircraft. Procedure FOW-ART-P1, and the same dice for FOW-AIR-13.

use crate::rulesets::flames_of_war::prelude::*;

/// How often a spotter may try (FOW-ART-12, FOW-AIR-13).
pub const TRIES: u32 = 3;

choices! {
    /// Whether it has ranged in already, and on which try.
    pub enum Ranged {
        /// Still to be rolled.
        NotYet = "not-yet" => t::RANGED_NOT_YET,
        /// On the first try.
        First = "first" => t::RANGED_FIRST,
        /// On the second try, after one failure (FOW-ART-24, FOW-AIR-16).
        Second = "second" => t::RANGED_SECOND,
        /// On the third try, after two failures.
        Third = "third" => t::RANGED_THIRD,
    }
}

impl Ranged {
    /// The number of failed tries, if known.
    pub const fn failed(self) -> Option<u32> {
        match self {
            Self::NotYet => None,
            Self::First => Some(0),
            Self::Second => Some(1),
            Self::Third => Some(2),
        }
    }
}

choices! {
    /// Why a battery may not bombard (FOW-ART-P1, first step).
    pub enum BatteryBar {
        /// Nothing.
        None = "none" => t::BAR_NONE,
        /// It moved; turning on the spot does not count (FOW-ART-04).
        Moved = "moved" => t::BATTERY_MOVED,
        /// Pinned and not armoured (FOW-ART-05).
        Pinned = "pinned" => t::BATTERY_PINNED,
        /// It has fired its bombardment this turn (FOW-ART-06).
        Fired = "fired" => t::BATTERY_FIRED,
        /// Its three tries to range in have failed (FOW-ART-12).
        NotRangedIn = "not-ranged-in" => t::BATTERY_NOT_RANGED_IN,
        /// It would fire as defensive fire of the assaulted player (FOW-ART-03).
        Defensive = "defensive" => t::DEFENSIVE_FIRE,
        /// The target is beyond the range of the bombardment (FOW-ART-08).
        OutOfRange = "out-of-range" => t::BATTERY_OUT_OF_RANGE,
        /// The target is closer than 8"/20 cm (FOW-ART-08).
        TooClose = "too-close" => t::BATTERY_TOO_CLOSE,
        /// The target is outside the field of fire (FOW-ART-08).
        OutOfArc = "out-of-arc" => t::BATTERY_OUT_OF_ARC,
        /// Woods or a building are too near (FOW-ART-10).
        Obstacle = "obstacle" => t::BATTERY_OBSTACLE,
        /// It has no spotter (FOW-ART-11).
        NoSpotter = "no-spotter" => t::BATTERY_NO_SPOTTER,
        /// The spotter moved (FOW-ART-11).
        SpotterMoved = "spotter-moved" => t::BATTERY_SPOTTER_MOVED,
        /// The spotter moved or shot (FOW-ART-11).
        SpotterBusy = "spotter-busy" => t::BATTERY_SPOTTER_BUSY,
        /// The spotter is bailed out or bogged down (FOW-ART-19).
        SpotterOut = "spotter-out" => t::BATTERY_SPOTTER_OUT,
        /// The spotter sees neither the aiming point nor smoke trails
        /// (FOW-AMB-30).
        SpotterBlind = "spotter-blind" => t::BATTERY_SPOTTER_BLIND,
        /// It is not artillery (FOW-ART-01).
        NotArtillery = "wrong-arm" => t::BATTERY_NOT_ARTILLERY,
        /// Its guns are mortars of an infantry unit (FOW-ART-02).
        InfantryMortars = "infantry-mortars" => t::BATTERY_INFANTRY_MORTARS,
        /// It would fire smoke after its side has fired in another way (FOW-SMK-02).
        AfterFire = "after-fire" => t::BATTERY_AFTER_FIRE,
    }
}

impl BatteryBar {
    /// The rule that bars the battery.
    pub const fn cite(self) -> Cite {
        match self {
            Self::None | Self::Defensive => "FOW-ART-03",
            Self::Moved => "FOW-ART-04",
            Self::Pinned => "FOW-ART-05",
            Self::Fired => "FOW-ART-06",
            Self::NotRangedIn => "FOW-ART-12",
            Self::OutOfRange | Self::TooClose | Self::OutOfArc => "FOW-ART-08",
            Self::Obstacle => "FOW-ART-10",
            Self::NoSpotter | Self::SpotterMoved | Self::SpotterBusy => "FOW-ART-11",
            Self::SpotterOut => "FOW-ART-19",
            Self::SpotterBlind => "FOW-AMB-30",
            Self::NotArtillery => "FOW-ART-01",
            Self::InfantryMortars => "FOW-ART-02",
            Self::AfterFire => "FOW-SMK-02",
        }
    }

    /// The reason that still bars a battery once it has ranged in: having fired its bombardment
    /// does not, since one bombardment hits all platoons under the template (FOW-ART-33).
    #[must_use]
    pub const fn once_ranged_in(self) -> Self {
        match self {
            Self::Fired => Self::None,
            bar => bar,
        }
    }

    /// The refusal, if the battery is barred.
    pub fn refusal(self) -> Option<Note> {
        (self != Self::None).then(|| Note::new(t::refused_bombardment(self.label()), self.cite()))
    }
}

/// The kind of unit that ranges in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranger {
    /// A battery with its spotter.
    Battery {
        /// Company command spots (FOW-AMB-64).
        company_command: bool,
        /// Only rocket smoke trails are visible (FOW-ART-29).
        smoke_trails: bool,
    },
    /// Aircraft (FOW-AMB-37).
    Aircraft,
}

form! {
    /// The target.
    pub struct Mark {
        group t::GROUP_TARGET => {
            /// The target's skill: the base number for ranging in.
            target_skill: Skill = Skill::Trained, t::TARGET_SKILL, ["FOW-ART-13", "FOW-ART-T1"];
            /// It is concealed.
            concealed: bool = false, t::CONCEALED, ["FOW-ART-14"];
            /// It is gone to ground, and so always concealed too (FOW-AMB-49).
            gone_to_ground: bool = false, t::GONE_TO_GROUND, ["FOW-ART-14", "FOW-AMB-49"],
                when |form| !(form.concealed && form.keeps_down);
            /// It kept down in its own turn, so it is gone to ground if it is concealed.
            keeps_down: bool = false, t::GONE_IF_CONCEALED, ["FOW-CON-04", "FOW-CON-05"],
                when |form| form.concealed;
        }
    }
}

impl Mark {
    /// Whether it is gone to ground, by the answer or because it is concealed
    /// (FOW-CON-04).
    pub fn is_down(self) -> bool {
        self.gone_to_ground || (self.concealed && self.keeps_down)
    }

    /// The word beside the question about gone to ground, for a target that counts as gone to
    /// ground without that answer.
    pub fn beside<C>(self, at: At<C, Self>) -> Vec<(usize, Phrase)> {
        let counts = self.is_down() && !self.gone_to_ground;
        let place = at.then(Self::AT.gone_to_ground).index();
        counts.then(|| (place, t::BESIDE_GONE_TO_GROUND.into())).into_iter().collect()
    }
}

/// The target, and the unit that ranges in on it.
#[derive(Clone, Copy, Debug)]
pub struct Aim {
    /// The kind of unit that ranges in.
    pub ranger: Ranger,
    /// The target.
    pub mark: Mark,
}

impl Aim {
    /// The number needed: the number for the target's skill, +1 for each condition. Every condition
    /// raises it (FOW-AMB-15).
    pub fn sum(&self) -> (Sum, i16) {
        let (cite, company_command, smoke_trails) = match self.ranger {
            Ranger::Battery { company_command, smoke_trails } => {
                ("FOW-ART-14", company_command, smoke_trails)
            }
            Ranger::Aircraft => ("FOW-AIR-13", false, false),
        };
        let concealed = self.mark.concealed || self.mark.gone_to_ground;
        let mut modifiers = Vec::new();
        if concealed {
            modifiers.push(Modifier::new(t::CONCEALED, 1, cite));
        } else if smoke_trails {
            // The smoke trails make the target concealed, with no further modifier.
            modifiers.push(Modifier::new(t::SMOKE_TRAILS, 1, "FOW-ART-29"));
        }
        if self.mark.is_down() {
            modifiers.push(Modifier::new(t::GONE_TO_GROUND, 1, cite));
        }
        if company_command {
            modifiers.push(Modifier::new(t::COMPANY_COMMAND_SPOTS, 1, cite));
        }
        let skill = self.mark.target_skill;
        Sum::need(
            "ranging-in",
            t::RANGING_IN,
            (skill.label(), skill.number_to_hit(), "FOW-ART-T1"),
            modifiers,
        )
    }

    /// Notes on circumstances that seem to count but do not: smoke trails make the target
    /// concealed, but nothing more (FOW-ART-29).
    pub fn not_counted(&self) -> Vec<Note> {
        let mut kept = Notes::default();
        let by_trails = matches!(self.ranger, Ranger::Battery { smoke_trails: true, .. });
        kept.add(
            by_trails && (self.mark.concealed || self.mark.gone_to_ground),
            t::KEPT_TRAILS_CONCEALED,
            "FOW-ART-29",
        );
        kept.0
    }

    /// The roll of one try.
    pub fn roll(&self) -> Roll {
        let cite = match self.ranger {
            Ranger::Battery { .. } => "FOW-ART-12",
            Ranger::Aircraft => "FOW-AIR-13",
        };
        Roll::new(Die::D6).at_least(self.sum().1).named(t::ROLL_RANGE_IN, cite).by_acting()
    }
}

/// Rolls tries until one succeeds: returns how many failed before it, or `None` if all did.
pub fn range_in(dice: &mut dyn Dice, roll: &Roll) -> Option<u32> {
    // Rolled with `again`, so that the players see the number of each try.
    let (failed, passed) = dice.again(TRIES, (0, 0), |dice, (failed, passed)| {
        let passes = passed > 0 || dice.check(roll);
        if passes { (failed, 1) } else { (failed + 1, 0) }
    });
    (passed > 0).then_some(failed)
}

words! {
    /// The try on which it ranged in.
    pub enum RangedIn {
        /// On no try.
        Not = "not" => t::WORD_NOT_RANGED, Bad;
        /// On the first try.
        First = "first" => t::RANGED_FIRST, Good;
        /// On the second try.
        Second = "second" => t::RANGED_SECOND, Good;
        /// On the third try.
        Third = "third" => t::RANGED_THIRD, Good;
    }
}

impl RangedIn {
    /// The results with which it ranged in.
    pub const DONE: &[Self] = &[Self::First, Self::Second, Self::Third];

    /// How many tries failed.
    pub const fn failed(self) -> i16 {
        match self {
            Self::Not => TRIES as i16,
            Self::First => 0,
            Self::Second => 1,
            Self::Third => 2,
        }
    }

    /// The try that succeeded after this many failed ones; `Not` if all have failed.
    pub const fn after(failed: Option<u32>) -> Self {
        match failed {
            Some(0) => Self::First,
            Some(1) => Self::Second,
            Some(2) => Self::Third,
            _ => Self::Not,
        }
    }
}
