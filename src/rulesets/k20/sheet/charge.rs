//! A charge of infantry against infantry, from the Morale test before it to the tests after it:
//! K20-CHG-P1.
//!
//! Simplifications, which the screen mentions: if some charging stands do not arrive, the others
//! have their average WB; they fight one stand of the enemy and those beside it; fire in Overwatch
//! is one Training test of each defender and then a shot at each stand it is aimed at; a second
//! defender fires first at stands that are not Pinned, and before the charged unit steps back;
//! Pinned counts in the fight when every stand that has arrived is Pinned.

use crate::rulesets::k20::prelude::*;

use super::close_combat::{CloseCombat, Defender, Fought, fight, sums};
use super::effect::Half;
use super::infantry_fire::InfantryFire;
use super::morale::{Losses, Morale, MoraleTest};
use super::number::{ByMorale, Number, State, Tester};
use super::overwatch::{Fire, FireResult, UnderFire};
use super::tables;

choices! {
    /// The reaction of a defender in Overwatch (K20-CHG-03).
    pub enum Overwatch {
        /// It does nothing, or is not in Overwatch.
        None = "none" => t::OVERWATCH_NONE,
        /// It fires.
        Fire = "fire" => t::OVERWATCH_FIRE,
        /// It steps back 1″.
        FallBack = "fall-back" => t::OVERWATCH_FALL_BACK,
    }
}

form! {
    /// The questions about a charge.
    pub struct Charge {
        group t::GROUP_CHARGERS => {
            /// Stands that charge.
            stands: Count<1, 6> = 1, t::CHARGE_STANDS, ["K20-CHG-01", "K20-CHG-02"];
            /// Their unit.
            unit: ByMorale => "", heads [t::GROUP_CHARGERS],
                with {
                    morale_base = 10, t::MORALE_BASE, ["K20-CHG-01", "K20-AMB-08"];
                    level = Level::Confident, t::MORALE_LEVEL, ["K20-MOR-T1", "K20-CHG-T1"];
                    pinned = false, t::PINNED, ["K20-CHG-T1", "K20-AMB-07"];
                };
            /// The WB of each stand.
            wb: Count<0, 20> = 3, t::WB_EACH, ["K20-CHG-05", "K20-CHG-T1"];
            /// The total WB of the other stands, if it differs; 0 means the same as the first.
            others_wb: Count<0, 100> = 0, t::OTHERS_WB, ["K20-CHG-T1"],
                when |form| form.stands.0 > 1;
        }
        group t::GROUP_DEFENDER => {
            /// Its reaction in Overwatch.
            overwatch: Overwatch = Overwatch::None, t::OVERWATCH, ["K20-CHG-03", "K20-AMB-53"];
            /// The charged stand, and those beside it.
            enemy: Defender => "enemy", was { cover = "cover"; };
            /// The state of its unit.
            enemy_state: State => "enemy",
                with {
                    level = Level::Confident, t::MORALE_LEVEL, ["K20-CHG-T2", "K20-MOR-T1"];
                    pinned = false, t::PINNED, ["K20-CHG-T2", "K20-AMB-07"];
                };
            /// The charged unit is Suppressed.
            enemy_suppressed: bool = false, t::EFFECT_SUPPRESSED, ["K20-CHG-T2"];
        }
        group t::GROUP_OVERWATCH => {
            /// The effect of its fire, if known.
            fire_result: FireResult = FireResult::Roll, t::FIRE_RESULT, ["K20-CHG-04", "K20-AMB-68"],
                when |form| form.overwatch == Overwatch::Fire;
            /// Stands at which it is aimed.
            shots: Count<1, 6> = 1, t::FIRE_SHOTS, ["K20-CHG-04"],
                when |form| form.overwatch == Overwatch::Fire;
            /// Its Training.
            enemy_training: Count<1, 20> = 10, t::TRAINING, ["K20-CHG-03", "K20-AMB-53"],
                when |form| form.fires_by_dice();
            /// Its strength at 2″.
            fire_strength: Count<-10, 30> = 5, t::FIRE_STRENGTH, ["K20-INF-01", "K20-AMB-53"],
                when |form| form.fires_by_dice();
            /// Chargers that reach it after it stepped back.
            still_reach: Count<0, 6> = 0, t::STILL_REACH, ["K20-CHG-03"],
                when |form| form.overwatch == Overwatch::FallBack;
        }
        group t::GROUP_SECOND_FIRE => {
            /// Another defender in Overwatch fires at the chargers too.
            second_fires: bool = false, t::SECOND_FIRES, ["K20-CHG-03", "K20-AMB-53"];
            /// Stands at which it is aimed.
            second_shots: Count<1, 6> = 1, t::SECOND_SHOTS, ["K20-CHG-04"],
                when |form| form.has_second_fire();
            /// Its Training.
            second_training: Count<1, 20> = 10, t::TRAINING, ["K20-CHG-03", "K20-AMB-53"],
                when |form| form.has_second_fire();
            /// Its state.
            second_state: State => "second", heads [t::GROUP_SECOND_FIRE],
                when |form, _| form.has_second_fire();
            /// Its strength at 2″.
            second_strength: Count<-10, 30> = 5, t::FIRE_STRENGTH, ["K20-INF-01", "K20-AMB-53"],
                when |form| form.has_second_fire();
        }
        group t::GROUP_CHARGE_MORE => {
            /// Stands from which the enemy is out of reach.
            out_of_reach: Count<0, 6> = 0, t::OUT_OF_REACH, ["K20-CHG-02"];
            /// The unit attacks passengers.
            passengers: bool = false, t::PASSENGERS, ["K20-CHG-T1"];
            /// The modifier of the charging unit's Training.
            training_modifier: Count<-20, 20> = 0, t::OWN_TRAINING_MODIFIER, ["K20-CHG-T1", "K20-AMB-27"];
            /// The modifier of the defender's Training.
            enemy_training_modifier: Count<-20, 20> = 0, t::ENEMY_TRAINING_MODIFIER, ["K20-CHG-T2", "K20-AMB-27"];
        }
        group t::GROUP_AFTER_CHARGE => {
            /// Stands of the charging unit, including those that do not charge.
            unit_stands: Count<1, 20> = 4, t::UNIT_STANDS, ["K20-MOR-T2", "K20-AMB-67"];
            /// Stands of the charged unit.
            enemy_stands: Count<1, 20> = 4, t::ENEMY_UNIT_STANDS, ["K20-MOR-T2", "K20-AMB-67"];
            /// The morale base of the charged unit.
            enemy_morale_base: Count<1, 20> = 10, t::ENEMY_MORALE_BASE, ["K20-CHG-08", "K20-AMB-08"];
        }
    }
}

/// Why infantry at this level does not charge (K20-MOR-05).
pub(crate) fn refused(level: Level) -> Option<Note> {
    match level {
        Level::Broken => Some(Note::new(t::REFUSED_CHARGE_BROKEN, "K20-MOR-05")),
        Level::Routed => Some(Note::new(t::NOTE_ROUTED, "K20-MOR-05")),
        _ => None,
    }
}

/// Why a unit at this level cannot be charged (K20-MOR-05).
pub(crate) fn cannot_be_charged(level: Level) -> Option<Note> {
    (level == Level::Routed).then(|| Note::new(t::REFUSED_CHARGE_ROUTED, "K20-MOR-05"))
}

impl Charge {
    fn fires_by_dice(self) -> bool {
        self.overwatch == Overwatch::Fire && self.fire_result == FireResult::Roll
    }

    /// Whether another defender fires. Each defender in Overwatch chooses separately (K20-CHG-03):
    /// the second one may fire whatever the charged unit does.
    pub(crate) const fn has_second_fire(self) -> bool {
        self.second_fires
    }

    /// Whether any unit fires at the chargers.
    fn is_fired_at(self) -> bool {
        self.overwatch == Overwatch::Fire || self.has_second_fire()
    }

    /// The other defender that fires.
    const fn second_firer(self) -> Tester {
        self.second_state.tester(self.second_training.0)
    }

    /// The number of stands of the unit: at least those that charge.
    fn unit_stands(self) -> i16 {
        self.unit_stands.0.max(self.stands.0)
    }

    fn in_reach(self) -> i16 {
        (self.stands.0 - self.out_of_reach.0).max(0)
    }

    /// Whether no stand of the unit stays behind: then, if all that charge are Pinned, so is the
    /// unit; otherwise the player decides (K20-AMB-72).
    pub(crate) fn all_come(self) -> bool {
        self.in_reach() >= self.unit_stands()
    }

    /// Stands that arrive if the fire in Overwatch stops none.
    fn arriving(self) -> i16 {
        match self.overwatch {
            Overwatch::FallBack => self.in_reach().min(self.still_reach.0),
            Overwatch::None | Overwatch::Fire => self.in_reach(),
        }
    }

    /// The WB of this many stands beside the first; if not all of them arrive, this many times the
    /// average of the others.
    pub(crate) fn further_wb(self, stands: i16) -> i16 {
        let others = (self.stands.0 - 1).max(1);
        let arrive = (stands - 1).max(0);
        match self.others_wb.0 {
            0 => self.wb.0 * arrive,
            in_all => in_all * arrive / others,
        }
    }

    /// The fight of this many stands that arrive in this state.
    fn fight(self, stands: i16, level: Level, pinned: bool) -> CloseCombat {
        let enemy_level = self.enemy_state.level;
        CloseCombat {
            wb: self.wb,
            more_wb: Count(self.further_wb(stands)),
            charging: true,
            enemy: self.enemy,
            pinned,
            disorganised: level == Level::Disorganised,
            passengers: self.passengers,
            broken: false,
            no_action: false,
            training_modifier: self.training_modifier,
            situational: Count(0),
            enemy_pinned: self.enemy_state.pinned,
            enemy_disorganised: enemy_level == Level::Disorganised,
            enemy_suppressed: self.enemy_suppressed,
            enemy_broken: enemy_level == Level::Broken,
            enemy_training_modifier: self.enemy_training_modifier,
        }
    }

    /// The numbers of the Morale tests that either side takes if it loses a stand in the fight. A
    /// unit of one stand takes none, because it is eliminated with that stand.
    fn tests_after(self, house: &House) -> Vec<Number> {
        let (own, enemy) = (self.unit_stands(), self.enemy_stands.0);
        let sides = [
            (
                enemy,
                self.enemy_state.tester(self.enemy_morale_base.0),
                "enemy-morale",
                t::ROLL_ENEMY_MORALE,
            ),
            (own, self.unit.tester(), "morale", t::ROLL_OWN_MORALE),
        ];
        sides
            .into_iter()
            .filter(|(stands, ..)| *stands > 1)
            .map(|(stands, tester, id, title)| {
                let losses = Losses::of_stands(1, stands);
                let test = MoraleTest::of((id, tester), losses, Vec::new(), house);
                let sum = Sum { title, ..test.number.sum };
                Number { sum, ..test.number }
            })
            .collect()
    }

    fn refusals(self) -> Vec<Note> {
        let own = refused(self.unit.level);
        let enemy = cannot_be_charged(self.enemy_state.level);
        own.into_iter().chain(enemy).collect()
    }

    fn notes(self, house: &House) -> Vec<Note> {
        let mut notes = Notes::default();
        notes.add(true, t::NOTE_CHARGE_PRICE, "K20-CHG-02");
        notes.add(!house.charge_test_moves_level, t::NOTE_CHARGE_TEST, "K20-AMB-28");
        notes.add(house.charge_test_moves_level, t::NOTE_CHARGE_TEST_MOVES, "K20-AMB-28");
        notes.add(self.unit.level == Level::Disorganised, t::NOTE_FIGHT_DISORGANISED, "K20-AMB-54");
        notes.add(self.is_fired_at(), t::NOTE_CHARGE_FIRE, "K20-CHG-04");
        notes.add(self.is_fired_at(), t::NOTE_CHARGE_FIRE_LOSS, "K20-AMB-68");
        notes.add(self.has_second_fire(), t::NOTE_SECOND_FIRE, "K20-CHG-03");
        notes.add(self.overwatch == Overwatch::FallBack, t::NOTE_CHARGE_STEP_BACK, "K20-CHG-03");
        notes.add(
            self.overwatch == Overwatch::FallBack && self.in_reach() > 0 && self.arriving() == 0,
            t::NOTE_NONE_REACHES,
            "K20-CHG-03",
        );
        notes.add(self.others_wb.0 > 0 && self.stands.0 > 1, t::NOTE_OTHERS_WB, "K20-CHG-T1");
        notes.add(
            self.is_fired_at() && self.stands.0 > 1,
            t::NOTE_CHARGE_PINNED_STANDS,
            "K20-CHG-T1",
        );
        notes.add(self.is_fired_at() && self.unit_stands() > 1, t::NOTE_SOME_PINNED, "K20-AMB-72");
        notes.add(true, t::NOTE_FIGHT_DICE, "K20-CHG-07");
        notes.add(true, t::NOTE_CHARGE_TESTS_AFTER, "K20-CHG-08");
        notes.0
    }

    /// Notes on circumstances that seem to count in the fight but do not: of the levels, only
    /// Disorganised and Broken are in its tables.
    fn not_counted(self) -> Vec<Note> {
        let mut out = Notes::default();
        out.add(self.unit.level == Level::Motivated, t::OUT_MOTIVATED_CHARGERS, "K20-CHG-T1");
        out.add(
            self.enemy_state.level == Level::Motivated,
            t::OUT_MOTIVATED_DEFENDER,
            "K20-CHG-T2",
        );
        let fight = self.fight(1, self.unit.level, self.unit.pinned);
        out.0.extend(fight.not_counted());
        out.0
    }

    fn next(self) -> Vec<Opening> {
        let arriving = self.arriving();
        let fight = CloseCombat {
            more_wb: Count::from_raw(self.further_wb(arriving)),
            ..self.fight(arriving, self.unit.level, self.unit.pinned)
        };
        let goes_on = Opening::of(&fight).deciding(CloseCombat::AT.charging, false);
        let mut next = vec![goes_on.into()];
        if self.fires_by_dice() {
            // Its fire at 2″, with all modifiers.
            let fire = InfantryFire {
                pinned: self.enemy_state.pinned,
                target_movement: Movement::Moving,
                ..InfantryFire::default()
            };
            next.push(
                Opening::of(&fire)
                    .deciding(InfantryFire::AT.target_movement, Movement::Moving)
                    .casting(parts::DEFENDER_FIRES)
                    .into(),
            );
        }
        let test = Morale {
            unit: ByMorale {
                morale_base: self.enemy_morale_base,
                level: self.enemy_state.level,
                pinned: self.enemy_state.pinned,
            },
            ..Morale::default()
        };
        let test = Opening::of(&test);
        next.push(test.casting(parts::DEFENDER_IS_TESTED).into());
        next
    }

    /// The unit that fires in Overwatch.
    const fn firer(self) -> Tester {
        self.enemy_state.tester(self.enemy_training.0)
    }

    /// The numbers in the order in which they are needed; the fight and the tests after it assume
    /// that all stands in reach arrive.
    fn shown(self, test: &Number, house: &House) -> (Vec<Sum>, Vec<ResultRow>) {
        let mut all = vec![test.sum.clone()];
        let mut rows = Vec::new();
        if self.overwatch == Overwatch::Fire
            && let Some((sum, row)) =
                Fire::shown(self.firer(), self.fire_strength.0, self.fire_result)
        {
            all.push(sum);
            rows.push(row);
        }
        if self.has_second_fire() {
            let test = (self.second_firer()).training("second-overwatch", t::SECOND_TEST);
            all.push(test.sum);
            rows.push(Half::Infantry.row(t::SECOND_SHOT, self.second_strength.0));
        }
        let arriving = self.arriving();
        if arriving > 0 {
            let fight = self.fight(arriving, self.unit.level, self.unit.pinned);
            all.extend(sums(&fight.attacker(), &fight.defender()).0);
            let after = self.tests_after(house).into_iter();
            all.extend(after.map(|number| number.sum));
        }
        (all, rows)
    }
}

impl Calculate for Charge {
    type House = House;
    type Outcome = Charged;

    const ABOUT: About = About::new("charge", t::CHARGE, t::CHARGE_SUMMARY);
    const CITES: &'static [Cite] = &["K20-CHG-P1", "K20-CHG-01", "K20-CHG-T3"];

    fn work(&self, house: &House) -> Work<Self> {
        let refusals = self.refusals();
        if !refusals.is_empty() {
            return Working::refused(t::CHARGE_TEST, t::WORD_NOT_ALLOWED, refusals).into();
        }
        let test = (self.unit.tester()).morale("charge", t::CHARGE_TEST, Vec::new());
        let (sums, rows) = self.shown(&test, house);
        let mut notes: Vec<Note> = test.note().into_iter().collect();
        if self.arriving() > 0 {
            let after = self.tests_after(house);
            notes.extend(after.iter().filter_map(Number::note));
        }
        notes.extend(self.notes(house));
        let course = Course {
            form: *self,
            house: *house,
            test: if house.charge_test_moves_level {
                test.four_results(
                    [
                        t::WORD_CHARGES_UP,
                        t::WORD_CHARGES,
                        t::WORD_STAYS_DOWN_1,
                        t::WORD_STAYS_DOWN_2,
                    ],
                    t::ROLL_CHARGE,
                    "K20-AMB-28",
                )
                .by_acting()
            } else {
                test.check_with_criticals(t::ROLL_CHARGE, "K20-CHG-01").by_acting()
            },
            fire: (self.overwatch == Overwatch::Fire)
                .then(|| Fire::of(self.firer(), self.fire_strength.0, self.fire_result)),
            second: self.has_second_fire().then(|| {
                let strength = self.second_strength.0;
                Fire::of(self.second_firer(), strength, FireResult::Roll).named(t::ROLL_SECOND)
            }),
        };
        Working {
            headline: (t::CHARGE_TEST, test.figure.clone()),
            sums,
            rows,
            notes,
            not_counted: self.not_counted(),
            next: self.next(),
            ..Working::default()
        }
        .chance(t::WANT_DEFENDER_LOSES, Charged::AT.charge.is(End::EnemyLoses))
        .chance(
            t::WANT_REACHES,
            Charged::AT.charge.is_one_of(&[End::EnemyLoses, End::GoesOn, End::OwnLoses]),
        )
        .chance(t::WANT_CHARGERS_LOSE, Charged::AT.lost.at_least(1))
        .rolls(self, move |dice| course.run(dice))
    }
}

words! {
    /// How a charge ends.
    pub enum End {
        /// The defender loses a stand.
        EnemyLoses = "defender-loses" => t::WORD_ENEMY_LOSES_STAND, Good;
        /// The fight continues in the next activation.
        GoesOn = "goes-on" => t::WORD_FIGHT_GOES_ON, Plain;
        /// The attacker loses a stand.
        OwnLoses = "attacker-loses" => t::WORD_OWN_LOSES_STAND, Bad;
        /// The unit stays where it is.
        Refused = "refused" => t::WORD_CHARGE_REFUSED, Bad;
        /// No unit is in reach.
        Short = "falls-short" => t::WORD_FALLS_SHORT, Bad;
        /// The defender stepped back out of reach.
        Evaded = "evaded" => t::WORD_CHARGE_EVADED, Bad;
        /// The remaining stands stopped under fire.
        Stopped = "stopped" => t::WORD_STOPPED, Bad;
        /// The unit broke under fire.
        ThrownBack = "thrown-back" => t::WORD_THROWN_BACK, Bad;
        /// No stand remains.
        ShotDown = "shot-down" => t::WORD_SHOT_DOWN, Bad;
    }
}

outcome! {
    /// The outcome of a charge.
    pub struct Charged of |form: &Charge| {
        /// How it ends.
        charge: End, t::PART_CHARGE;
        /// Stands lost by the unit that charges.
        lost: u32, t::PART_OWN_LOST, tone Bad;
        /// Its level afterwards.
        level: Left, t::PART_LEVEL;
        /// The level of the enemy's unit afterwards.
        enemy_level: Left, t::PART_ENEMY_LEVEL, words Left::OF_THE_ENEMY;
        /// Whether the fire Pinned every stand that arrives.
        pinned: bool, t::PART_PINNED_BY_FIRE, words PINNED_BY_FIRE,
            when form.is_fired_at() && !form.unit.pinned;
        /// Whether the charged unit fired in Overwatch. This and the following parts are recorded
        /// with the units and never shown.
        fired: bool, t::FIRED, when false;
        /// Whether another unit fired in Overwatch.
        second_fired: bool, t::FIRED, when false;
        /// The number of stands that arrive and fight.
        arrived: u32, t::CHARGE_STANDS, when false;
    }
}

/// The words for the charging side.
const PINNED_BY_FIRE: &[Word] =
    &[word("no", t::WORD_NOT_ALL_PINNED, Tone::Plain), word("yes", t::WORD_ALL_PINNED, Tone::Bad)];

coded! {
    /// The ways in which fire holds up a charge.
    #[derive(PartialEq, Eq)]
    enum HeldUp {
        No,
        /// The stands stopped 1″ short.
        Stopped,
        /// The unit is Broken.
        Broken,
    }
}

coded! {
    /// The stands that arrive after the fire in Overwatch, at most six.
    struct Arrival {
        stands: u8[0..=6],
        lost: u8[0..=6],
        held_up: HeldUp,
        /// Whether every stand that arrives is Pinned.
        pinned: bool,
        shaken: bool,
        /// Whether the charged unit fired.
        fired: bool,
        second_fired: bool,
    }
}

tally! {
    /// The effects of the shots at several stands, at most one at each.
    struct Hits {
        pinned: u8[0..=6], sum;
        suppressed: u8[0..=6], sum;
        lost: u8[0..=6], sum;
        shaken: bool, or;
        broken: bool, or;
    }
}

impl Hits {
    fn of(shot: UnderFire) -> Self {
        let lost = matches!(shot, UnderFire::Lost | UnderFire::LostAndShaken);
        Self {
            pinned: u8::from(shot == UnderFire::Pinned),
            suppressed: u8::from(shot == UnderFire::Suppressed),
            lost: u8::from(lost),
            shaken: shot == UnderFire::LostAndShaken,
            broken: shot == UnderFire::Broken,
        }
    }
}

/// A charge with its rolls prepared.
#[derive(Clone, Copy)]
struct Course {
    form: Charge,
    house: House,
    test: Roll,
    fire: Option<Fire>,
    second: Option<Fire>,
}

impl Course {
    fn run(&self, dice: &mut dyn Dice) -> Charged {
        let form = self.form;
        let (charges, level) = self.own_test(dice);
        let over = |charge: End, lost: i16, level: Level| Charged {
            charge,
            lost: lost as u32,
            level: Left::of(level, form.unit_stands() - lost),
            enemy_level: Left::of(form.enemy_state.level, form.enemy_stands.0),
            ..Charged::default()
        };
        if !charges {
            return over(End::Refused, 0, level);
        }
        if form.in_reach() == 0 {
            return over(End::Short, 0, level);
        }
        let arrival = self.arrival(dice);
        let lost = i16::from(arrival.lost);
        let over = |charge: End, lost: i16, level: Level| Charged {
            pinned: arrival.pinned && !form.unit.pinned,
            fired: arrival.fired,
            second_fired: arrival.second_fired,
            ..over(charge, lost, level)
        };
        if arrival.held_up == HeldUp::Broken {
            return over(End::ThrownBack, lost, Level::Broken);
        }
        let tester = Tester {
            level,
            pinned: form.unit.pinned || (arrival.pinned && form.all_come()),
            ..form.unit.tester()
        };
        let level = self.after_loss(dice, tester, lost, form.unit_stands(), arrival.shaken);
        if lost > 0 && matches!(level, Level::Broken | Level::Routed) {
            return over(End::ThrownBack, lost, level);
        }
        if arrival.stands == 0 {
            let what = if arrival.held_up == HeldUp::Stopped {
                End::Stopped
            } else if form.overwatch == Overwatch::FallBack && lost < form.in_reach() {
                End::Evaded
            } else {
                End::ShotDown
            };
            return over(what, lost, level);
        }
        let combat = form.fight(i16::from(arrival.stands), level, arrival.pinned);
        let lead = combat.attacker().total() - combat.defender().total();
        match dice.merged(|dice| fight(dice, lead)) {
            Fought::EnemyLoses => Charged {
                enemy_level: Left::of(self.enemy_test(dice), form.enemy_stands.0 - 1),
                ..over(End::EnemyLoses, lost, level)
            },
            Fought::GoesOn => {
                Charged { arrived: u32::from(arrival.stands), ..over(End::GoesOn, lost, level) }
            }
            Fought::OwnLoses => {
                let left = form.unit_stands() - lost;
                let level = self.after_loss(dice, Tester { level, ..tester }, 1, left, false);
                over(End::OwnLoses, lost + 1, level)
            }
        }
    }

    /// The test before the charge: whether the unit charges, and its level afterwards
    /// (K20-AMB-28).
    fn own_test(&self, dice: &mut dyn Dice) -> (bool, Level) {
        let level = self.form.unit.level;
        if self.house.charge_test_moves_level {
            let band = dice.band(&self.test).min(3);
            (band < 2, level.up(tables::MORALE_TEST[band]))
        } else {
            (dice.check(&self.test), level)
        }
    }

    /// Rolls step 3: the part of the charge that survives the defender's Overwatch.
    fn arrival(&self, dice: &mut dyn Dice) -> Arrival {
        let form = self.form;
        let in_reach = form.in_reach() as u8;
        let all = Arrival {
            stands: in_reach,
            lost: 0,
            held_up: HeldUp::No,
            pinned: form.unit.pinned,
            shaken: false,
            fired: false,
            second_fired: false,
        };
        // The charged unit steps back from the stands that still advance.
        let still_come = |stands: u8| match form.overwatch {
            Overwatch::FallBack => stands.min(form.still_reach.0 as u8),
            Overwatch::None | Overwatch::Fire => stands,
        };
        if self.fire.is_none() && self.second.is_none() {
            return Arrival { stands: still_come(in_reach), ..all };
        }
        dice.merged(|dice| {
            let mut hits = Hits::default();
            let (mut fired, mut second_fired) = (false, false);
            if let Some(fire) = self.fire
                && fire.is_made(dice)
            {
                fired = true;
                hits = self.fires(dice, fire, form.shots, hits);
            }
            if let Some(second) = self.second
                && !hits.broken
                && second.is_made(dice)
            {
                second_fired = true;
                hits = self.fires(dice, second, form.second_shots, hits);
            }
            let left = in_reach - hits.suppressed - hits.lost;
            let stands = still_come(left);
            Arrival {
                stands,
                lost: hits.lost,
                held_up: if hits.broken {
                    HeldUp::Broken
                } else if hits.suppressed > 0 && stands == left {
                    HeldUp::Stopped
                } else {
                    HeldUp::No
                },
                pinned: stands > 0 && (form.unit.pinned || hits.pinned == left),
                shaken: hits.shaken,
                fired,
                second_fired,
            }
        })
    }

    /// The shots of one defender at stands that still advance, added to those of another defender.
    fn fires(&self, dice: &mut dyn Dice, fire: Fire, shots: Count<1, 6>, so_far: Hits) -> Hits {
        let left = self.form.in_reach() as u8 - so_far.suppressed - so_far.lost;
        let fresh = u32::from(left - so_far.pinned);
        let shots = u32::from(left).min(shots.count());
        // The first shots are at stands that are not Pinned.
        let hits = dice.each(shots.min(fresh), |dice| Hits::of(fire.at_stand(dice)));
        let at_pinned = shots.saturating_sub(fresh);
        let again = dice.each(at_pinned, |dice| Hits::of(fire.at_stand(dice)));
        Hits {
            pinned: so_far.pinned + hits.pinned - again.suppressed - again.lost,
            suppressed: so_far.suppressed + hits.suppressed + again.suppressed,
            lost: so_far.lost + hits.lost + again.lost,
            shaken: so_far.shaken || hits.shaken || again.shaken,
            broken: so_far.broken || hits.broken || again.broken,
        }
    }

    /// The Morale test of the charging unit after a loss; none if no stand was lost or no stand is
    /// left.
    fn after_loss(
        &self,
        dice: &mut dyn Dice,
        tester: Tester,
        lost: i16,
        had: i16,
        shaken: bool,
    ) -> Level {
        if lost == 0 || lost >= had {
            return tester.level;
        }
        let losses = Losses { shaken, ..Losses::of_stands(lost, had) };
        MoraleTest::of(("morale", tester), losses, Vec::new(), &self.house)
            .take(dice, t::ROLL_OWN_MORALE)
    }

    /// The Morale test of the enemy's unit that lost a stand.
    fn enemy_test(&self, dice: &mut dyn Dice) -> Level {
        let form = self.form;
        if form.enemy_stands.0 <= 1 {
            return form.enemy_state.level;
        }
        let losses = Losses::of_stands(1, form.enemy_stands.0);
        let tester = form.enemy_state.tester(form.enemy_morale_base.0);
        MoraleTest::of(("enemy-morale", tester), losses, Vec::new(), &self.house)
            .take(dice, t::ROLL_ENEMY_MORALE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::laws;

    #[test]
    fn what_arrives_keeps_the_laws_of_codes() {
        laws::of_codes::<Arrival>();
        laws::of_adding::<Hits>(|one, other| {
            one.pinned + other.pinned <= 6
                && one.suppressed + other.suppressed <= 6
                && one.lost + other.lost <= 6
        });
    }
}
