//! Calling support: the FAO's artillery (procedure CWC-ART-P1) and the FAC's
//! aircraft (CWC-AIR-P1).

use crate::rulesets::cold_war_commander::prelude::*;

use super::anti_air::AntiAir;
use super::deviation::ArtilleryDeviation;
use super::forms::AirDeviation;
use super::support_blunders::air::AirBlunder;
use super::support_blunders::artillery::ArtilleryBlunder;
use super::two_dice::{Passes, Test, TwoDice, bonus};
use super::zone::{AirStrike, ArtilleryFire};

choices! {
    /// The kind of fire.
    pub enum Ammunition {
        /// Ordinary ammunition.
        Normal = "normal" => t::AMMUNITION_NORMAL,
        /// A smoke screen.
        Smoke = "smoke" => t::AMMUNITION_SMOKE,
        /// Special ammunition.
        Special = "special" => t::AMMUNITION_SPECIAL,
        /// Smoke and special ammunition in one request, which count once (CWC-AMB-03).
        Both = "both" => t::AMMUNITION_BOTH,
    }
}

form! {
    /// The questions about an artillery request.
    pub struct ArtilleryRequest {
        group t::GROUP_REQUEST => {
            /// The FAO's value.
            value: Count<2, 12> = 8, t::FAO_VALUE, ["CWC-ART-T1", "CWC-AMB-01"];
            /// How many requests this FAO has already made this turn.
            earlier_requests: Count<0, 10> = 0, t::EARLIER_REQUESTS, ["CWC-ART-02"];
            /// Guns and howitzers called.
            guns: Count<0, 20> = 1, t::GUNS_CALLED, ["CWC-ART-04", "CWC-AMB-09"];
            /// Rocket and naval units called.
            rocket_or_naval: Count<0, 10> = 0, t::ROCKET_OR_NAVAL_CALLED, ["CWC-ART-03", "CWC-AMB-08"];
            /// All of them are self-propelled.
            self_propelled: bool = false, t::ONLY_SELF_PROPELLED, ["CWC-ART-01"];
            /// Their ammunition.
            ammunition: Ammunition = Ammunition::Normal, t::AMMUNITION, ["CWC-ART-05", "CWC-AMB-03"];
            /// How many listed units are called: if it is only one, it may represent all that are
            /// called; if there are several, each is one unit.
            listed: Count<0, 4> = 0, t::ALIKE_CALLED, ["CWC-BLU-08"],
                when |_form| false;
            /// The weapon of the first of them; this question and the next three are answered only
            /// from the units.
            kind_1: Shells = Shells::None, t::KINDS_CALLED, ["CWC-AMB-59"],
                when |_form| false;
            /// The weapon of the second.
            kind_2: Shells = Shells::None, t::KINDS_CALLED, ["CWC-AMB-59"],
                when |_form| false;
            /// The weapon of the third.
            kind_3: Shells = Shells::None, t::KINDS_CALLED, ["CWC-AMB-59"],
                when |_form| false;
            /// The weapon of the fourth.
            kind_4: Shells = Shells::None, t::KINDS_CALLED, ["CWC-AMB-59"],
                when |_form| false;
        }
    }
}

choices! {
    /// The weapon of the artillery: each kind is a separate shoot (CWC-AMB-59).
    pub enum Shells {
        /// None.
        None = "none" => t::GUN_NONE,
        /// Guns and howitzers.
        Guns = "guns" => t::ZONE_ARTILLERY,
        /// Rockets.
        Rockets = "rockets" => t::ROCKET_ATTACK,
        /// Naval guns.
        Naval = "naval" => t::NAVAL_ATTACK,
    }
}

/// How many guns together count as one −1; the first group is free (CWC-ART-04).
const GUNS_TOGETHER: i16 = 3;

impl ArtilleryRequest {
    /// The modifier for guns: −1 for each further three, and with the house rule also for part of
    /// three (CWC-AMB-09).
    fn for_guns(&self, started_count: bool) -> i16 {
        let further = (self.guns.0 - GUNS_TOGETHER).max(0);
        let rounding = if started_count { GUNS_TOGETHER - 1 } else { 0 };
        -((further + rounding) / GUNS_TOGETHER)
    }

    /// The modifier for rockets and naval guns: −1 for each unit; the first is free unless the
    /// house rule is on (CWC-AMB-08).
    fn for_rockets(&self, first_costs: bool) -> i16 {
        let free = i16::from(!first_costs);
        -(self.rocket_or_naval.0 - free).max(0)
    }

    /// Whether a smoke screen is called.
    pub(crate) const fn is_smoke(&self) -> bool {
        matches!(self.ammunition, Ammunition::Smoke | Ammunition::Both)
    }

    /// The modifier for ammunition: −1 for smoke or special, once; with the house rule, for each
    /// (CWC-AMB-03).
    const fn for_ammunition(&self, each_counts: bool) -> i16 {
        match self.ammunition {
            Ammunition::Normal => 0,
            Ammunition::Both if each_counts => -2,
            _ => -1,
        }
    }
}

impl ArtilleryRequest {
    /// Notes on circumstances that seem to cost something but do not.
    fn not_counted(&self, house: &House) -> Vec<Note> {
        let mut kept = Notes::default();
        let further = self.guns.0 - GUNS_TOGETHER;
        let started = further > 0 && further % GUNS_TOGETHER > 0 && !house.started_three;
        kept.add(started, t::KEPT_THREE_GUNS, "CWC-AMB-09");
        kept.add(
            self.rocket_or_naval.0 > 0 && !house.first_rocket_costs,
            t::KEPT_FIRST_ROCKET,
            "CWC-AMB-08",
        );
        kept.add(
            self.ammunition == Ammunition::Both && !house.alternatives_add_up,
            t::KEPT_AMMUNITION_ONCE,
            "CWC-AMB-03",
        );
        kept.0
    }
}

impl Calculate for ArtilleryRequest {
    type House = House;
    type Outcome = Requested;
    const ABOUT: About =
        About::new("artillery-request", t::ARTILLERY_REQUEST, t::ARTILLERY_REQUEST_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-ART-P1", "CWC-ART-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let earlier = self.earlier_requests.0;
        let test = Test::new(
            t::MODIFIED_VALUE,
            (t::FAO_VALUE, self.value.0, "CWC-AMB-01"),
            vec![
                Modifier::new(t::ONLY_SELF_PROPELLED, i16::from(self.self_propelled), "CWC-ART-01"),
                Modifier::new(t::mod_earlier_requests(earlier), -earlier, "CWC-ART-02"),
                Modifier::new(
                    t::mod_rocket_or_naval(self.rocket_or_naval.0),
                    self.for_rockets(house.first_rocket_costs),
                    "CWC-ART-03",
                ),
                Modifier::new(
                    t::mod_guns(self.guns.0),
                    self.for_guns(house.started_three),
                    "CWC-ART-04",
                ),
                Modifier::new(
                    self.ammunition.label(),
                    self.for_ammunition(house.alternatives_add_up),
                    "CWC-ART-05",
                ),
            ],
        );
        let refusals = if self.guns.0 + self.rocket_or_naval.0 == 0 {
            vec![Note::new(t::REFUSED_NO_ARTILLERY, "CWC-ART-04")]
        } else {
            Vec::new()
        };
        // If several kinds are called, the called units show which are which once the request is
        // granted.
        let several = self.guns.0 > 0 && self.rocket_or_naval.0 > 0;
        let mut next: Vec<Opening> = Vec::new();
        if !several {
            next.push(Opening::to::<ArtilleryDeviation>().into());
            if !self.is_smoke() {
                let units = Count::from_raw(self.guns.0 + self.rocket_or_naval.0);
                let fire = Opening::to::<ArtilleryFire>().deciding(ArtilleryFire::AT.units, units);
                next.push(fire.casting(&parts::go_on(parts::BATTERIES)).into());
            }
        }
        next.push(Opening::to::<ArtilleryBlunder>().into());
        request(
            test,
            ARTILLERY_ROLL,
            next,
            vec![
                Note::new(t::NOTE_ARTILLERY_BONUS, "CWC-BON-02"),
                Note::new(t::NOTE_ARTILLERY_BLUNDER, "CWC-BLU-02"),
                Note::new(t::NOTE_REQUEST_PHASE, "CWC-AMB-42"),
            ]
            .into_iter()
            .chain(several.then(|| Note::new(t::NOTE_EACH_SHOOT, "CWC-AMB-59")))
            .collect(),
            self.not_counted(house),
            refusals,
        )
    }
}

form! {
    /// The questions about an air request.
    pub struct AirRequest {
        group t::GROUP_REQUEST => {
            /// The FAC's value.
            value: Count<2, 12> = 8, t::FAC_VALUE, ["CWC-AIR-T1", "CWC-AMB-01"];
            /// How many tests this FAC has already taken this turn.
            earlier_requests: Count<0, 10> = 0, t::EARLIER_AIR_TESTS, ["CWC-AIR-01", "CWC-AMB-13"];
            /// Aircraft and helicopters called.
            aircraft: Count<1, 10> = 1, t::AIRCRAFT_CALLED, ["CWC-AIR-02"];
            /// One of them uses special ammunition.
            special: bool = false, t::AMMUNITION_SPECIAL, ["CWC-AIR-03"];
            /// How many different kinds they are, known only from the units.
            kinds: Count<1, 4> = 1, t::KINDS_CALLED, ["CWC-AMB-39"],
                when |_form| false;
            /// How many listed units are called: if it is only one, it may represent all that are
            /// called; if there are several, each is one unit.
            listed: Count<0, 4> = 0, t::ALIKE_CALLED, ["CWC-BLU-11"],
                when |_form| false;
        }
    }
}

impl AirRequest {
    /// Whether all called units are alike, and at most one listed unit represents them: several
    /// listed ones are counted at the strike, because some may be eliminated by then.
    pub(crate) const fn counts_alike(&self) -> bool {
        self.kinds.0 == 1 && self.listed.0 < 2
    }
}

impl Calculate for AirRequest {
    type House = House;
    type Outcome = Requested;
    const ABOUT: About = About::new("air-request", t::AIR_REQUEST, t::AIR_REQUEST_SUMMARY);
    const CITES: &'static [Cite] = &["CWC-AIR-P1", "CWC-AIR-T1"];

    fn work(&self, house: &House) -> Work<Self> {
        let earlier = self.earlier_requests.0;
        let aircraft = self.aircraft.0;
        let mut modifiers = vec![
            Modifier::new(t::mod_earlier_air_tests(earlier), -earlier, "CWC-AIR-01"),
            Modifier::new(t::mod_aircraft(aircraft), 1 - aircraft, "CWC-AIR-02"),
            Modifier::new(t::AMMUNITION_SPECIAL, -i16::from(self.special), "CWC-AIR-03"),
        ];
        let mut kept = Notes::default();
        kept.add(self.special && aircraft > 1, t::KEPT_SPECIAL_ONCE, "CWC-AIR-03");
        if house.first_air_test_costs {
            modifiers.insert(0, Modifier::new(t::MOD_THIS_AIR_TEST, -1, "CWC-AMB-13"));
        }
        let test =
            Test::new(t::MODIFIED_VALUE, (t::FAC_VALUE, self.value.0, "CWC-AMB-01"), modifiers);
        let mut strike = Opening::to::<AirStrike>().casting(&parts::go_on(parts::AIR_UNITS));
        if self.listed.0 < 2 {
            strike = strike.deciding(AirStrike::AT.units, self.aircraft);
        }
        request(
            test,
            AIR_ROLL,
            vec![
                Opening::to::<AirDeviation>().into(),
                Opening::to::<AntiAir>().into(),
                strike.into(),
                Opening::to::<AirBlunder>().into(),
            ],
            vec![
                Note::new(t::NOTE_AIR_BONUS, "CWC-BON-03"),
                Note::new(t::NOTE_AIR_BLUNDER, "CWC-BLU-02"),
                Note::new(t::NOTE_AIR_ORDER, "CWC-AAF-06"),
                Note::new(t::NOTE_REQUEST_PHASE, "CWC-AMB-42"),
            ],
            kept.0,
            Vec::new(),
        )
    }
}

/// The name of the roll of a request, with the rule.
const ARTILLERY_ROLL: (Text, &str) = (t::ROLL_ARTILLERY_REQUEST, "CWC-ART-P1");
const AIR_ROLL: (Text, &str) = (t::ROLL_AIR_REQUEST, "CWC-AIR-P1");

words! {
    /// The result of a request.
    pub enum Request {
        /// It is granted.
        Granted = "granted" => t::WORD_REQUEST_GRANTED, Good;
        /// It is not granted.
        Refused = "refused" => t::WORD_REQUEST_REFUSED, Bad;
        /// Two 6s.
        Blunder = "blunder" => t::WORD_BLUNDER, Bad;
    }
}

outcome! {
    /// The outcome of a request.
    pub struct Requested of |_of: &()| {
        /// The result of the request.
        request: Request, t::PART_REQUEST;
        /// Two 1s.
        bonus: bool, t::WORD_BONUS, words const { &bonus(t::WORD_NO_DEVIATION) },
            quiet true;
    }
}

pub(crate) fn request<C: Calculate<Outcome = Requested>>(
    test: Test,
    name: (Text, &'static str),
    next: Vec<Opening>,
    notes: Vec<Note>,
    not_counted: Vec<Note>,
    refusals: Vec<Note>,
) -> Work<C> {
    let roll = TwoDice::new(test.value, name, Request::Granted.label(), Request::Refused.label());
    let working = Working {
        headline: test.headline(),
        headline_of: Some(test.sum.title),
        notes: test.notes().into_iter().chain(notes).collect(),
        not_counted,
        next,
        sums: vec![test.sum],
        refusals,
        ..Working::default()
    };
    let working = working
        .chance(t::WANT_GRANTED, Requested::AT.request.is(Request::Granted))
        .chance(t::WANT_BLUNDER, Requested::AT.request.is(Request::Blunder));
    working.rolls(&(), move |dice| {
        let on_event = roll.throw(dice);
        Requested {
            request: on_event.word([Request::Granted, Request::Refused, Request::Blunder]),
            bonus: on_event == Passes::Bonus,
        }
    })
}
