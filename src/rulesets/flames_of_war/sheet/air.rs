//! Calling aircraft and shooting them down: procedures FOW-AIR-P1 and
//! FOW-AIR-P2.

use crate::rulesets::flames_of_war::prelude::*;

use super::air_attack::AirAttack;
use super::skill::{SkillBase, Trained};

choices! {
    /// The support level, which determines the pool (FOW-AIR-T1).
    pub enum Support {
        /// The pool is entered directly.
        Counted = "counted" => t::AIR_SUPPORT_COUNTED,
        /// 7 dice at the start.
        Priority = "priority" => t::TABLE_PRIORITY,
        /// 5 dice.
        Limited = "limited" => t::TABLE_LIMITED,
        /// 3 dice.
        Sporadic = "sporadic" => t::TABLE_SPORADIC,
    }
}

impl Support {
    /// The pool at the start of the battle (FOW-AIR-T1).
    const fn pool(self) -> Option<i16> {
        match self {
            Self::Counted => None,
            Self::Priority => Some(7),
            Self::Limited => Some(5),
            Self::Sporadic => Some(3),
        }
    }
}

form! {
    /// The questions about calling aircraft.
    pub struct AirCall {
        group t::GROUP_AIR_POOLS => {
            /// The support level.
            support: Support = Support::Counted, t::AIR_SUPPORT, ["FOW-AIR-01", "FOW-AIR-T1"];
            /// Dice spent since the start: one per call or attempt to intercept.
            spent: Count<0, 7> = 0, t::AIR_SPENT, ["FOW-AIR-03", "FOW-AIR-04"],
                when |form| form.support != Support::Counted;
            /// Dice in the side's pool: 7, 5 or 3 at the start (FOW-AIR-T1).
            pool: Count<0, 7> = 7, t::AIR_POOL, ["FOW-AIR-01", "FOW-AIR-03", "FOW-AIR-T1"],
                when |form| form.support == Support::Counted;
            /// Dice in the opponent's pool.
            enemy_pool: Count<0, 7> = 0, t::AIR_ENEMY_POOL, ["FOW-AIR-04"];
            /// The opponent intercepts.
            intercept: bool = false, t::AIR_INTERCEPT, ["FOW-AIR-04", "FOW-AMB-36"],
                when |form| form.enemy_pool.0 > 0;
        }
    }
}

words! {
    /// The result of a call.
    pub enum Arrive {
        /// No aircraft arrive.
        None = "none" => t::WORD_NO_AIRCRAFT, Bad;
        /// They are intercepted.
        Intercepted = "intercepted" => t::WORD_INTERCEPTED, Bad;
        /// One aircraft.
        One = "1" => t::WORD_1_AIRCRAFT, Good;
        /// Two.
        Two = "2" => t::WORD_2_AIRCRAFT, Good;
        /// Three.
        Three = "3" => t::WORD_3_AIRCRAFT, Good;
    }
}

impl Arrive {
    /// How many aircraft attack; `None` if none do.
    pub(crate) const fn number(self) -> Option<i16> {
        match self {
            Self::None | Self::Intercepted => None,
            Self::One => Some(1),
            Self::Two => Some(2),
            Self::Three => Some(3),
        }
    }
}

/// How many aircraft arrive, each number with the highest face that gives it (FOW-AIR-T2).
const NUMBER: [(u8, Arrive); 3] = [(2, Arrive::One), (5, Arrive::Two), (6, Arrive::Three)];

/// The lowest face of a die of the pool on which aircraft arrive (FOW-AIR-02).
const CALL: i16 = 5;

outcome! {
    /// The outcome of a call.
    pub struct Called of |_form: &AirCall| {
        /// Its result.
        aircraft: Arrive, t::TABLE_AIRCRAFT;
    }
}

impl AirCall {
    /// The dice in the side's pool.
    pub(crate) fn dice(self) -> i16 {
        (self.support.pool()).map_or(self.pool.0, |start| (start - self.spent.0).max(0))
    }
}

impl Calculate for AirCall {
    type House = House;
    type Outcome = Called;
    const ABOUT: About = About::new("air-call", t::AIR_CALL, t::AIR_CALL_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-AIR-P1", "FOW-AIR-T1", "FOW-AIR-T2"];

    fn work(&self, _: &House) -> Work<Self> {
        let dice = self.dice();
        let pool = dice as u32;
        let intercepted = self.intercept && self.enemy_pool.0 > 0;
        let roll = Roll::new(Die::D6);
        let call = roll.at_least(CALL).named(t::ROLL_AIR_CALL, "FOW-AIR-02").by_acting();
        let intercept = roll.at_least(6).named(t::ROLL_INTERCEPT, "FOW-AIR-04").by_facing();
        let bands = NUMBER.map(|(upto, number)| Band { upto, label: number.label() });
        let number = roll.bands(&bands).named(t::ROLL_AIRCRAFT, "FOW-AIR-05");
        let base = (t::AIR_EACH_DIE, Figure::Need(CALL), "FOW-AIR-02");
        let mut sums = vec![
            Sum::plain("call", t::AIR_CALL_NEEDS, base),
            one_less("pool-after", (t::AIR_POOL_AFTER, t::AIR_POOL), dice, "FOW-AIR-03"),
        ];
        if intercepted {
            sums.push(one_less(
                "enemy-pool-after",
                (t::AIR_ENEMY_POOL_AFTER, t::AIR_ENEMY_POOL),
                self.enemy_pool.0,
                "FOW-AIR-04",
            ));
        }
        let mut refusals = Notes::default();
        refusals.add(pool == 0, t::REFUSED_NO_AIR_DICE, "FOW-AIR-03");
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_AIR_WHEN, "FOW-AMB-36");
        notes.add(true, t::NOTE_AIR_POOL_SHRINKS, "FOW-AIR-03");
        notes.add(intercepted, t::NOTE_AIR_INTERCEPTED, "FOW-AMB-36");
        let working = Working {
            headline: (t::AIR_CALL_NEEDS, Figure::Need(CALL)),
            sums,
            refusals: refusals.0,
            notes: notes.0,
            next: vec![Opening::to::<AntiAircraft>().into(), Opening::to::<AirAttack>().into()],
            dice: Some((t::DICE_D_6, Figure::Dice(dice))),
            ..Working::default()
        };
        let working = working.chance(
            t::WANT_AIRCRAFT,
            Called::AT.aircraft.is_one_of(&[Arrive::One, Arrive::Two, Arrive::Three]),
        );
        let working = if intercepted {
            working.chance(t::WANT_INTERCEPTED, Called::AT.aircraft.is(Arrive::Intercepted))
        } else {
            working
        };
        working.rolls(self, move |dice| Called {
            aircraft: if dice.successes(&call, pool) == 0 {
                Arrive::None
            } else if intercepted && dice.check(&intercept) {
                Arrive::Intercepted
            } else {
                NUMBER[dice.band(&number)].1
            },
        })
    }
}

/// The sum of a pool that loses a die.
fn one_less(id: &'static str, (title, label): (Text, Text), pool: i16, cite: Cite) -> Sum {
    let spent = pool.min(1);
    Sum::dice(id, title, (label, pool, "FOW-AIR-01")).with(vec![Modifier::new(
        t::AIR_DIE_SPENT,
        -spent,
        cite,
    )])
}

choices! {
    /// The kinds of anti-aircraft weapons (FOW-AIR-11).
    pub enum AntiAircraftKind {
        /// Light: ROF 1, whatever ROF is printed.
        Light = "light" => t::AA_LIGHT,
        /// Heavy: ROF 1.
        Heavy = "heavy" => t::AA_HEAVY,
        /// Neither light nor heavy: it has the printed ROF (FOW-AMB-36).
        Other = "other" => t::AA_OTHER,
    }
}

choices! {
    /// Why an anti-aircraft weapon may not fire (FOW-AIR-10).
    pub enum AntiAircraftBar {
        /// Nothing.
        None = "none" => t::BAR_NONE,
        /// Carried in a vehicle.
        Carried = "carried" => t::BAR_PASSENGER,
        /// Towed.
        Towed = "towed" => t::AA_TOWED,
        /// Trees or houses in the way, within 4"/10 cm.
        Obstacle = "obstacle" => t::AA_OBSTACLE,
        /// Reconnaissance that disengaged this turn (FOW-REC-11).
        Disengaged = "disengaged" => t::REORGANISING_THIS_TURN,
        /// Not marked as an anti-aircraft weapon.
        NotMarked = "unmarked" => t::AA_NOT_MARKED,
    }
}

form! {
    /// The questions about anti-aircraft fire.
    pub struct AntiAircraft {
        group t::GROUP_AA => {
            /// The kind of weapon.
            kind: AntiAircraftKind = AntiAircraftKind::Light, t::AA_KIND, ["FOW-AIR-10", "FOW-AIR-11"];
            /// Its printed rate of fire.
            rof: Count<1, 10> = 2, t::ROF, ["FOW-AIR-11", "FOW-AMB-36"],
                when |form| form.kind == AntiAircraftKind::Other;
            /// Teams that fire, all alike.
            shooters: Count<1, 10> = 1, t::SHOOTERS, ["FOW-AIR-12"];
            /// Their level of training.
            trained: Trained => "", heads [t::GROUP_AA],
                with { skill = Skill::Trained, t::TEST_SKILL, ["FOW-AIR-12"]; };
            /// The weapon's Firepower.
            firepower: Count<1, 6> = 4, t::FIREPOWER, ["FOW-AIR-12", "FOW-TUR-05"];
            /// Why they may not fire.
            barred: AntiAircraftBar = AntiAircraftBar::None, t::BARRED, ["FOW-AIR-10", "FOW-REC-11"];
        }
        group t::TABLE_AIRCRAFT => {
            /// Aircraft in the attack.
            aircraft: Count<1, 3> = 2, t::AIRCRAFT_ATTACKING, ["FOW-AIR-05", "FOW-AIR-T2"];
            /// They have the trait "flying tank".
            flying_tank: bool = false, t::FLYING_TANK, ["FOW-AIR-12"];
        }
    }
}

outcome! {
    /// The effect of anti-aircraft fire.
    pub struct ShotDown of |_form: &AntiAircraft| {
        /// Aircraft shot down.
        shot_down: u32, t::PART_SHOT_DOWN;
        /// Hits.
        hits: u32, t::PART_HITS;
    }
}

impl Calculate for AntiAircraft {
    type House = House;
    type Outcome = ShotDown;
    const ABOUT: About = About::new("anti-aircraft", t::ANTI_AIRCRAFT, t::ANTI_AIRCRAFT_SUMMARY);
    const CITES: &'static [Cite] = &["FOW-AIR-P2", "FOW-AIR-12"];

    fn work(&self, house: &House) -> Work<Self> {
        let skill = match SkillBase::of(self.trained, *house) {
            Ok(skill) => skill,
            Err(missing) => {
                return Working::refused(t::TO_HIT, t::TEST_SKILL_NUMBER, vec![missing]).into();
            }
        };
        let (rof, cite) = match self.kind {
            AntiAircraftKind::Light | AntiAircraftKind::Heavy => (1, "FOW-AIR-11"),
            AntiAircraftKind::Other => (self.rof.0, "FOW-AMB-36"),
        };
        let mut shots = rof * self.shooters.0;
        let mut dice_sum = Sum::plain("dice", t::NUMBER_OF_DICE, (t::ROF, Figure::Dice(rof), cite));
        if self.shooters.0 > 1 {
            let teams = t::dice_teams(self.shooters.0);
            dice_sum.modifiers = vec![Modifier::new(teams, shots - rof, "FOW-AIR-12")];
        }
        shots = own::add_dice("dice", shots, &mut dice_sum.modifiers);
        dice_sum.result = Figure::Dice(shots);
        let to_hit = skill.sum("to-hit", t::TO_HIT);
        let firepower = (t::FIREPOWER, Figure::Need(self.firepower.0), "FOW-TUR-05");
        let firepower = Sum::plain("firepower", t::FIREPOWER_TEST, firepower);
        let cite = match self.barred {
            AntiAircraftBar::Disengaged => "FOW-REC-11",
            _ => "FOW-AIR-10",
        };
        let barred = t::refused_barred(self.barred.label());
        let mut refusals = Notes::default();
        refusals.add(self.barred != AntiAircraftBar::None, barred, cite);
        let light = self.kind == AntiAircraftKind::Light;
        let spread = shots > 1 && self.aircraft.0 > 1;
        let mut notes = Notes::default();
        notes.add(light, t::NOTE_AA_LIGHT, "FOW-AIR-11");
        notes.add(self.flying_tank, t::NOTE_FLYING_TANK, "FOW-AIR-12");
        notes.add(spread, t::NOTE_AA_SPREAD, "FOW-AMB-36");
        notes.add(true, t::NOTE_AA_LEFT, "FOW-AMB-37");
        notes.0.extend(skill.note);
        let hit =
            Roll::new(Die::D6).at_least(skill.need).named(t::ROLL_TO_HIT, "FOW-AIR-12").by_facing();
        let down = Roll::new(Die::D6)
            .at_least(self.firepower.0)
            .reroll(if self.flying_tank { Reroll::Successes } else { Reroll::None })
            .named(t::ROLL_FIREPOWER, "FOW-AIR-12")
            .by_facing();
        let aircraft = self.aircraft.count();
        let working = Working {
            headline: (t::TO_HIT, to_hit.result.clone()),
            sums: vec![dice_sum, to_hit, firepower],
            refusals: refusals.0,
            notes: notes.0,
            next: vec![
                Opening::to::<AirAttack>().knowing(AirAttack::AT.aircraft, self.aircraft.0).into(),
            ],
            dice: Some((t::DICE_D_6, Figure::Dice(shots))),
            ..Working::default()
        };
        let any = ShotDown::AT.shot_down.at_least(1);
        let working = if aircraft == 1 {
            working.chance(t::WANT_SHOT_DOWN, any)
        } else {
            working
                .chance(t::WANT_ONE_SHOT_DOWN, any)
                .chance(t::WANT_ALL_SHOT_DOWN, ShotDown::AT.shot_down.at_least(aircraft as u16))
        };
        working.rolls(self, move |dice| {
            let hits = dice.successes(&hit, shots as u32);
            ShotDown { shot_down: shot_down(dice, &down, aircraft, hits), hits }
        })
    }
}

/// Rolls how many aircraft are shot down: hits are spread evenly over them, and one Firepower test
/// that is passed destroys an aircraft.
pub(crate) fn shot_down(dice: &mut dyn Dice, down: &Roll, aircraft: u32, hits: u32) -> u32 {
    let each = hits / aircraft;
    let more = hits % aircraft;
    let groups = [(more, each + 1), (aircraft - more, each)];
    dice.each_of(&groups, |dice, &hits| {
        u32::from(dice.again(hits, false, |dice, gone| gone || dice.check(down)))
    })
}
