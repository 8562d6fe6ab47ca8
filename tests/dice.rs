//! The three modes of a procedure agree: its exact odds, a roll, and the player's own dice.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use adjutant::dice::{
    Ask, Band, Dice, Die, Figures, Generator, Goes, Odds, Reading, Reroll, Roll, Rolling, Throw,
    Times, Walk, odds, roll, rolling, walk,
};
use adjutant::text::Text;
use proptest::prelude::*;

/// Dice that show every face in turn.
struct Faces {
    path: Vec<(u8, u8)>,
    depth: usize,
    weight: f64,
}

impl Faces {
    fn face(&mut self, die: Die) -> u8 {
        if self.depth == self.path.len() {
            self.path.push((1, die.faces()));
        }
        let (face, faces) = self.path[self.depth];
        self.depth += 1;
        self.weight /= f64::from(faces);
        face
    }

    fn read(&mut self, roll: &Roll) -> usize {
        if let Reading::Choice { usual, .. } = roll.reading {
            return usize::from(usual);
        }
        let faces: Vec<u8> = (0..roll.dice).map(|_| self.face(roll.die)).collect();
        let total: u32 = faces.iter().map(|face| u32::from(*face)).sum();
        match &roll.reading {
            Reading::AtLeast(need) => usize::from(total as i16 >= *need),
            Reading::AtMost(need) => usize::from(total as i16 <= *need),
            Reading::Bands(bands) => {
                bands.rows().iter().position(|band| total <= u32::from(band.upto)).unwrap()
            }
            Reading::Total => total as usize - usize::from(roll.dice),
            Reading::TotalAndDouble => {
                let unlike = 2 * usize::from(roll.die.faces()) - 3;
                match faces[..] {
                    [one, other] if one == other => unlike + usize::from(one) - 1,
                    _ => total as usize - 3,
                }
            }
            Reading::Direction | Reading::Choice { .. } => total as usize,
        }
    }
}

impl Dice for Faces {
    fn way(&mut self, roll: &Roll) -> usize {
        let way = self.read(roll);
        match (roll.reroll, way) {
            (Reroll::Failures, 0) | (Reroll::Successes, 1) => self.read(roll),
            _ => way,
        }
    }
    fn pool(&mut self, goes: &Goes, go: &dyn Fn(&mut dyn Dice, usize) -> u64) -> u64 {
        goes.one_by_one(self, go)
    }

    fn fall(&self) -> bool {
        false
    }

    fn sequence(
        &mut self,
        times: Times,
        start: u64,
        step: &dyn Fn(&mut dyn Dice, u64) -> u64,
    ) -> u64 {
        (0..times.most()).fold(start, |state, _| step(self, state))
    }
}

/// Plays a procedure with every combination of single faces, one die at a
/// time, with nothing pooled: slow and obviously right.
fn brute_force<T: Figures>(procedure: impl Fn(&mut dyn Dice) -> T) -> Odds<T> {
    let mut faces = Faces { path: Vec::new(), depth: 0, weight: 1.0 };
    let mut outcomes = Vec::new();
    loop {
        faces.depth = 0;
        faces.weight = 1.0;
        let outcome = procedure(&mut faces);
        outcomes.push((outcome, faces.weight));
        loop {
            match faces.path.last_mut() {
                None => return Odds::new(outcomes),
                Some((face, most)) if *face < *most => {
                    *face += 1;
                    break;
                }
                Some(_) => {
                    faces.path.pop();
                }
            }
        }
    }
}

fn same<T: Figures + std::fmt::Debug>(left: &Odds<T>, right: &Odds<T>) {
    assert_eq!(left.len(), right.len(), "{left:?}\n{right:?}");
    for ((a, p), (b, q)) in left.iter().zip(right.iter()) {
        assert_eq!(a, b);
        assert!((p - q).abs() < 1e-12, "{a:?}: {p} is not {q}");
    }
}

const D6: Roll = Roll::new(Die::D6);

fn rerolls() -> impl Strategy<Value = Reroll> {
    prop_oneof![Just(Reroll::None), Just(Reroll::Failures), Just(Reroll::Successes)]
}

fn table(first: u8, second: u8) -> Roll {
    let band = |upto| Band { upto, label: Text::EMPTY };
    D6.bands(&[band(first), band(first + second), band(6)])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn a_check_with_rerolls(need in -1_i16..9, reroll in rerolls()) {
        let check = D6.at_least(need).reroll(reroll);
        let procedure = |dice: &mut dyn Dice| dice.check(&check);
        same(&odds(procedure), &brute_force(procedure));
    }

    #[test]
    fn roll_under_on_a_d20(need in -1_i16..23, reroll in rerolls()) {
        let check = Roll::new(Die::D20).at_most(need).reroll(reroll);
        let procedure = |dice: &mut dyn Dice| dice.check(&check);
        same(&odds(procedure), &brute_force(procedure));
    }

    #[test]
    fn a_pool_with_a_save_and_a_second_roll(
        shots in 0_u32..3, hit in 2_i16..7, first in 0_u8..5, second in 0_u8..3, power in 2_i16..7,
    ) {
        let (hit, save, power) = (D6.at_least(hit), table(first, second), D6.at_least(power));
        let procedure = |dice: &mut dyn Dice| {
            dice.each(shots, |shot| {
                if !shot.check(&hit) {
                    return (0, 0);
                }
                match shot.band(&save) {
                    0 if shot.check(&power) => (1, 0),
                    0 => (0, 1),
                    1 => (0, u32::from(shot.check(&power))),
                    _ => (0, 0),
                }
            })
        };
        same(&odds(procedure), &brute_force(procedure));
    }

    #[test]
    fn groups_of_chains_that_stop(first in 0_u32..3, second in 0_u32..2, need in 2_i16..7) {
        let check = D6.at_least(need);
        let procedure = |dice: &mut dyn Dice| {
            dice.each_of(&[(first, 1_u32), (second, 2)], |dice, &times| {
                dice.again(times, false, |dice, over| over || dice.check(&check)).into()
            })
        };
        let counted = |dice: &mut dyn Dice| -> u32 { procedure(dice) };
        same(&odds(counted), &brute_force(counted));
    }

    #[test]
    fn a_sequence_goes_on_until_it_rests(times in 0_u32..4, first in 0_u8..5, rests in 1_u32..4) {
        let ahead = table(first, 1);
        let procedure = |dice: &mut dyn Dice| {
            dice.again(times, 0_u32, |dice, place| match place {
                place if place >= rests => place,
                place => place + dice.band(&ahead) as u32,
            })
        };
        same(&odds(procedure), &brute_force(procedure));
    }

    #[test]
    fn goes_in_turn(first in 0_u32..3, second in 0_u32..2, hit in 2_i16..7, save in 2_i16..7) {
        let (hit, save) = (D6.at_least(hit), D6.at_least(save));
        let procedure = |dice: &mut dyn Dice| -> (u32, u32) {
            dice.each_in_turn(&[(first, false), (second, true)], |dice, &of_second| {
                let lost = u32::from(dice.check(&hit) && !dice.check(&save));
                if of_second { (0, lost) } else { (lost, 0) }
            })
        };
        same(&odds(procedure), &brute_force(procedure));
    }

    #[test]
    fn outcomes_come_in_their_order_and_once(
        outcomes in prop::collection::vec((0_u16..3, prop_oneof![0_u16..9, any::<u16>()], 0_u16..200), 0..60),
    ) {
        let mut sums: BTreeMap<(u16, (u16, u16)), f64> = BTreeMap::new();
        let outcomes: Vec<_> = outcomes.into_iter().map(|(a, b, c)| ((a, (b, c)), 0.5)).collect();
        for (outcome, chance) in &outcomes {
            *sums.entry(*outcome).or_default() += chance;
        }
        let odds = Odds::new(outcomes);
        prop_assert!(odds.iter().eq(sums.iter().map(|(outcome, sum)| (outcome, *sum))));
    }

    #[test]
    fn what_was_rolled_can_be_entered_as_own_dice(
        seed in any::<u64>(), shots in 1_u32..20, hit in 2_i16..7, first in 0_u8..5, power in 2_i16..7,
    ) {
        let (hit, save, power) = (D6.at_least(hit), table(first, 1), D6.at_least(power));
        let procedure = |dice: &mut dyn Dice| {
            let hits = dice.successes(&hit, shots);
            let losses: (u32, u32) = dice.each(hits, |shot| match shot.band(&save) {
                0 => (u32::from(shot.check(&power)), 1),
                1 => (0, 1),
                _ => (0, 0),
            });
            (hits, losses)
        };
        let mut generator = Generator::from_seed(seed);
        let (rolled, throws) = roll(&mut generator, procedure);
        // The same faces again give the same outcome.
        let (again, throws_again) = roll(&mut Generator::recorded(generator.drawn()), procedure);
        prop_assert_eq!(rolled, again);
        prop_assert_eq!(&throws, &throws_again);
        // Entering the throws one after another gives the same outcome. The open question
        // belongs to the first throw that is not entered in full.
        let mut answers = Vec::new();
        let entered = loop {
            match walk(&answers, procedure) {
                Walk::Ends(outcome, entered) => {
                    prop_assert_eq!(outcome, rolled);
                    break entered;
                }
                Walk::Asks(question) => {
                    let done = complete_throws(&answers, procedure);
                    let throw = &throws[done];
                    prop_assert_eq!(question.roll, throw.roll);
                    answers.push(match question.ask {
                        Ask::HowMany { way, .. } => throw.ways[way],
                        Ask::Which => {
                            throw.ways.iter().position(|count| *count == 1).unwrap() as u32
                        }
                        Ask::Total { .. } | Ask::Direction => {
                            unreachable!("only checks and tables are rolled here")
                        }
                    });
                }
            }
        };
        let ways = |throws: &[Throw]| throws.iter().map(|throw| throw.ways.clone()).collect::<Vec<_>>();
        prop_assert_eq!(ways(&entered), ways(&throws));
    }
}

/// The number of throws that the answers complete: the others are filled with zeros and do not
/// count.
fn complete_throws<T>(answers: &[u32], procedure: impl Fn(&mut dyn Dice) -> T) -> usize {
    let question = |answers: &[u32]| match walk(answers, &procedure) {
        Walk::Asks(question) => Some(question),
        Walk::Ends(..) => None,
    };
    let mut complete = 0;
    for given in 0..answers.len() {
        let before = question(&answers[..given]);
        let after = question(&answers[..=given]);
        let same_throw = matches!((before, after), (Some(before), Some(after))
            if before.roll == after.roll
                && before.dice == after.dice
                && matches!(after.ask, Ask::HowMany { way, .. } if way > 0)
                && matches!(after.roll.reading, Reading::Bands(_)));
        complete += usize::from(!same_throw);
    }
    complete
}

#[test]
fn two_dice_added() {
    let procedure = |dice: &mut dyn Dice| dice.total(&D6.sum_of(2));
    let chances = odds(procedure);
    same(&chances, &brute_force(procedure));
    assert!((chances.probability(&2) - 1.0 / 36.0).abs() < 1e-12);
    assert!((chances.mean(|total| f64::from(*total)) - 7.0).abs() < 1e-12);
}

#[test]
fn two_dice_and_whether_they_are_a_double() {
    let shown = |dice: &mut dyn Dice| {
        let pair = dice.pair(&D6);
        (pair.total, pair.double)
    };
    let chances = odds(shown);
    same(&chances, &brute_force(shown));
    // The totals 3 to 11 of different faces, and six doubles.
    assert_eq!(chances.len(), 15);
    for (outcome, falls) in [((7, false), 6.0), ((8, false), 4.0), ((8, true), 1.0)] {
        assert!((chances.probability(&outcome) - falls / 36.0).abs() < 1e-12);
    }
    let twenties = |dice: &mut dyn Dice| {
        let pair = dice.pair(&Roll::new(Die::D20));
        (pair.total, pair.double)
    };
    same(&odds(twenties), &brute_force(twenties));
}

#[test]
fn a_pair_in_a_pool() {
    // A double counts as two, and a high total adds one more die.
    let procedure = |dice: &mut dyn Dice| -> u32 {
        dice.each(2, |dice| {
            let pair = dice.pair(&D6);
            let more = pair.total >= 10 && dice.check(&D6.at_least(4));
            2 * u32::from(pair.double) + u32::from(more)
        })
    };
    same(&odds(procedure), &brute_force(procedure));
}

#[test]
fn a_rolled_pair_keeps_both_dice_and_is_entered_by_one_answer() {
    let procedure = |dice: &mut dyn Dice| {
        let pair = dice.pair(&D6);
        (pair.total, pair.double)
    };
    let mut seen = BTreeSet::new();
    for seed in 0..400 {
        let (rolled, throws) = roll(&mut Generator::from_seed(seed), procedure);
        let [one, other] = throws[0].faces[0].faces[..] else {
            panic!("both dice are kept");
        };
        assert_eq!(rolled, (u32::from(one + other), one == other));
        let way = throws[0].faces[0].way;
        match walk(&[way as u32], procedure) {
            Walk::Ends(entered, _) => assert_eq!(entered, rolled),
            Walk::Asks(question) => panic!("{question:?} is still asked"),
        }
        seen.insert(way);
    }
    assert_eq!(seen.len(), 15, "all that can fall has fallen");
    let Walk::Asks(question) = walk(&[15], procedure) else {
        panic!("there are no more than 15 answers");
    };
    assert_eq!(question.ask, Ask::Which);
    assert_eq!(question.ask.answers(&question.roll), (0, 14));
}

#[test]
fn a_throw_that_sets_how_many_dice_come_next() {
    // Outcomes are weighted, not paths: up to three dice, as a D6 shows, each a success on 5+.
    let procedure = |dice: &mut dyn Dice| {
        let many = dice.total(&D6);
        dice.successes(&D6.at_least(5), many.min(3))
    };
    same(&odds(procedure), &brute_force(procedure));
}

#[test]
fn large_pools_and_large_codes() {
    // Too many dice to enumerate: 200 together have the same odds as 40 and 160 added up.
    let check = D6.at_least(5);
    let at_once = odds(|dice| dice.successes(&check, 200));
    let in_parts = odds(|dice| dice.successes(&check, 40) + dice.successes(&check, 160));
    assert_eq!(at_once.len(), 201);
    for (number, chance) in at_once.iter() {
        assert!((chance - in_parts.probability(number)).abs() < 1e-12);
    }
    // Codes too large for any table, in a pool and in a sequence.
    let far = |dice: &mut dyn Dice| {
        let pool = dice.each(3, |die| u32::from(die.check(&check)) << 21);
        dice.again(2, pool, |dice, sum| sum + (u32::from(dice.check(&check)) << 21))
    };
    same(&odds(far), &brute_force(far));
}

#[test]
fn hundred_dice_are_exact() {
    let chances = odds(|dice| dice.successes(&D6.at_least(5), 100));
    let sum: f64 = chances.iter().map(|(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-12);
    assert!((chances.mean(|hits| f64::from(*hits)) - 100.0 / 3.0).abs() < 1e-10);
    // C(100, 50) / 3^50 × (2/3)^50, by logarithms.
    let mut log: f64 = 0.0;
    for i in 1..=50 {
        log += f64::from(50 + i).ln() - f64::from(i).ln();
    }
    log += 50.0 * (1.0_f64 / 3.0).ln() + 50.0 * (2.0_f64 / 3.0).ln();
    assert!((chances.probability(&50) / log.exp() - 1.0).abs() < 1e-9);
}

#[test]
fn a_spinner_has_the_chances_of_its_fields() {
    let band = |upto| Band { upto, label: Text::EMPTY };
    let spinner = Roll::new(Die::Spinner(8)).bands(&[band(5), band(8)]);
    let spun = |dice: &mut dyn Dice| dice.band(&spinner) as u32;
    let chances = odds(spun);
    same(&chances, &brute_force(spun));
    assert!((chances.probability(&0) - 5.0 / 8.0).abs() < 1e-12);
    // If no field of the spinner is of one of the kinds, a spin has no effect.
    let arrows = Roll::new(Die::Spinner(3)).bands(&[band(0), band(3)]);
    assert_eq!(arrows.only_way(), Some(1));
}

#[test]
fn faces_are_unbiased() {
    // Chi-square with 5, 7 and 19 degrees of freedom at 0.1 %.
    for (die, limit) in [(Die::D6, 20.5), (Die::Spinner(8), 24.3), (Die::D20, 43.8)] {
        let mut generator = Generator::from_seed(2024);
        let throws = 60_000;
        let mut counts: BTreeMap<u8, u32> = BTreeMap::new();
        for _ in 0..throws {
            *counts.entry(generator.face(die)).or_default() += 1;
        }
        let expected = f64::from(throws) / f64::from(die.faces());
        let chi: f64 = (1..=die.faces())
            .map(|face| {
                let seen = f64::from(*counts.get(&face).unwrap_or(&0));
                (seen - expected).powi(2) / expected
            })
            .sum();
        assert!(chi < limit, "{die:?}: {chi}");
    }
}

#[test]
fn of_equal_rolls_after_one_another_each_says_which_it_is() {
    let check = Roll::new(Die::D20).at_most(10);
    let procedure = |dice: &mut dyn Dice| {
        let first = dice.check(&check);
        let both = dice.again(2, first, |dice, so_far| so_far & dice.check(&check));
        let each = dice.each_in_turn(&[(3, ())], |dice, &()| u32::from(dice.check(&check)));
        let last = dice.check(&check);
        both && each > 0 && last
    };
    let nth = |answers: usize| match walk(&vec![1; answers], procedure) {
        Walk::Asks(question) => question.nth,
        Walk::Ends(..) => panic!("it asks for more"),
    };
    let asked: Vec<_> = (0..7).map(nth).collect();
    let of = |nth, all| Some((nth, all));
    let after = [of(1, 2), of(2, 2), of(1, 3), of(2, 3), of(3, 3)];
    assert_eq!(asked[1..6], after);
    assert_eq!([asked[0], asked[6]], [None, None]);
}

#[test]
fn an_answer_that_does_not_fit_is_asked_again() {
    let procedure = |dice: &mut dyn Dice| dice.successes(&D6.at_least(4), 3);
    for answers in [&[][..], &[4], &[9, 1]] {
        match walk(answers, procedure) {
            Walk::Asks(question) => assert_eq!((question.dice, question.answered), (3, 0)),
            Walk::Ends(..) => panic!("{answers:?} was taken"),
        }
    }
}

#[test]
fn impossible_and_certain_checks_are_not_rolled() {
    for (need, result) in [(7, false), (1, true)] {
        let (passed, throws) =
            roll(&mut Generator::from_seed(1), |dice| dice.check(&D6.at_least(need)));
        assert_eq!(passed, result);
        assert!(throws.is_empty());
    }
}

#[test]
fn a_direction_takes_part_in_rolls_but_not_in_the_odds() {
    let way = Roll::bearing(Text::EMPTY, "");
    let drift = Roll::new(Die::D6).sum_of(3);
    let deviation = |dice: &mut dyn Dice| (dice.total(&drift), dice.bearing(&way));

    let chances = odds(deviation);
    assert_eq!(chances.len(), 16, "one outcome for each sum of 3D6");
    assert!((chances.probability(&(3, 360)) - 1.0 / 216.0).abs() < 1e-12);

    let mut generator = Generator::from_seed(5);
    let rolled: BTreeSet<u16> = (0..2_000).map(|_| roll(&mut generator, deviation).0.1).collect();
    let every: BTreeSet<u16> = (5..=360).step_by(5).collect();
    assert_eq!(rolled, every);

    let Walk::Asks(question) = walk(&[11], deviation) else {
        panic!("the direction is asked for");
    };
    assert_eq!(question.ask, Ask::Direction);
    let entered = |answer| match walk(&[11, answer], deviation) {
        Walk::Ends(outcome, _) => Some(outcome),
        Walk::Asks(_) => None,
    };
    assert_eq!(entered(18), Some((11, 90)));
    assert_eq!(entered(0), Some((11, 0)), "the die may show no direction");
    assert_eq!(entered(73), None, "there are 72 directions");
}

#[test]
fn goes_in_turn_are_played_to_their_ends_one_after_another() {
    let (hit, save) = (D6.at_least(4), D6.at_least(3));
    let go = |dice: &mut dyn Dice| u32::from(dice.check(&hit) && !dice.check(&save));
    // Together: both dice to hit, then both saves. In turn: the first save comes before the
    // second die to hit.
    let faces = [5, 2, 6, 1];
    let together = roll(&mut Generator::recorded(&faces), |dice| dice.each(2, go));
    assert_eq!((together.0, together.1.len()), (0, 2));
    let in_turn = roll(&mut Generator::recorded(&faces), |dice| {
        dice.each_in_turn(&[(2, ())], |dice, &()| go(dice))
    });
    assert_eq!((in_turn.0, in_turn.1.len()), (2, 4));
}

#[test]
fn what_is_kept_aside_is_known_to_who_rolls_and_not_to_the_odds() {
    let six = D6.at_least(6);
    let procedure = |dice: &mut dyn Dice| {
        let hits = dice.successes(&six, 3);
        (hits > 0, dice.aside(hits))
    };
    let (rolled, _) = roll(&mut Generator::recorded(&[6, 1, 6]), procedure);
    assert_eq!(rolled, (true, 2));
    let odds = odds(procedure);
    assert_eq!(odds.len(), 2);
    assert!((odds.probability(&(true, 0)) - (1.0 - (5.0_f64 / 6.0).powi(3))).abs() < 1e-12);
}

#[test]
fn a_way_of_a_table_begins_where_the_dice_do() {
    let band = |upto| Band { upto, label: Text::EMPTY };
    let rows = [band(2), band(7), band(7), band(12)];
    let one = Roll::new(Die::D20).bands(&rows);
    assert_eq!(one.band(0), Some((1, 2)));
    let two = Roll::new(Die::D6).sum_of(2).bands(&rows);
    assert_eq!(two.band(0), Some((2, 2)));
    assert_eq!(two.band(1), Some((3, 7)));
    assert_eq!(two.band(2), None);
    assert_eq!(two.band(3), Some((8, 12)));
    assert_eq!(two.band(4), None);
}

/// Two units fight; after each attack the other may strike back.
const BACK: Roll = Roll::choice(&[Text::EMPTY, Text::EMPTY], 0, Text::EMPTY, "");

/// Up to three attacks; the outcome is the number of hits, and whether a side broke off.
fn blows(dice: &mut dyn Dice) -> (u32, bool) {
    let mut hits = 0;
    for _ in 0..3 {
        hits += u32::from(dice.check(&D6.at_least(4)));
        if dice.choose(&BACK) == 1 {
            return (hits, true);
        }
    }
    (hits, false)
}

#[test]
fn a_roll_stops_at_a_choice_and_goes_on_with_the_dice_that_lie_there() {
    let Rolling::Asks(question, throws) = rolling(&mut Generator::recorded(&[5]), blows) else {
        panic!("nobody was asked");
    };
    assert_eq!((question.ask, question.ask.answers(&question.roll)), (Ask::Which, (0, 1)));
    assert_eq!(throws.len(), 1, "what was thrown before lies there");
    // Strike back, then break off: the first die is not thrown again.
    let mut fresh = Generator::from_seed(3).continued(&[5], 0);
    let Rolling::Asks(..) = rolling(&mut fresh, blows) else {
        panic!("after the second blow as well");
    };
    assert_eq!(fresh.drawn()[0], 5);
    assert_eq!(fresh.drawn().len(), 3, "a die, what was chosen, a die");
    let again = fresh.drawn().to_vec();
    let mut ended = Generator::from_seed(4).continued(&again, 1);
    let Rolling::Ends((hits, off), throws) = rolling(&mut ended, blows) else {
        panic!("it is over");
    };
    assert!(off);
    assert_eq!(hits, 1 + u32::from(again[2] >= 4));
    assert_eq!(throws.len(), 4, "two blows and two choices");
    // The stored throws give the same result again.
    let kept = ended.drawn().to_vec();
    let shown = rolling(&mut Generator::recorded(&kept), blows);
    assert_eq!(shown, Rolling::Ends((hits, off), throws));
}

#[test]
fn the_odds_reckon_with_the_usual_choice_and_so_does_a_roll_of_an_older_build() {
    same(&odds(blows), &brute_force(blows));
    assert!(odds(blows).chance(|(_, off)| *off).abs() < 1e-12);
    // The roll of an older build: three faces, and no choice recorded among them.
    let mut kept = Generator::recorded(&[4, 1, 6]);
    assert_eq!(roll(&mut kept, blows).0, (2, false));
    assert_eq!(kept.drawn(), [4, 1, 6]);
}

#[test]
fn a_walk_with_own_dice_asks_for_the_choice_in_its_place() {
    let Walk::Asks(question) = walk(&[1], blows) else {
        panic!("nobody was asked");
    };
    assert!(matches!(question.roll.reading, Reading::Choice { .. }));
    assert!(!question.ask.fits(&question.roll, 2));
    match walk(&[1, 0, 0, 1], blows) {
        Walk::Ends(outcome, _) => assert_eq!(outcome, (1, true)),
        Walk::Asks(question) => panic!("{question:?} is still asked"),
    }
}

/// The question that the player's own dice ask next.
fn asks(answers: &[u32], procedure: impl FnOnce(&mut dyn Dice) -> u32) -> (u32, u32, bool) {
    match walk(answers, procedure) {
        Walk::Asks(question) => (question.dice, question.beside, question.nth.is_some()),
        Walk::Ends(..) => (0, 0, false),
    }
}

/// Six hits on five teams: five saves can be thrown at once, though one of them is for a team that
/// may have to save again.
#[test]
fn own_dice_for_the_same_number_are_thrown_together() {
    let save = Roll::new(Die::D6).at_least(3);
    let other = Roll::new(Die::D6).at_least(4);
    let lost = |dice: &mut dyn Dice| {
        dice.each_of(&[(1, 2), (4, 1)], |dice, &hits| {
            u32::from(dice.again(hits, false, |dice, lost| lost || !dice.check(&save)))
        })
    };
    assert_eq!(asks(&[], lost), (1, 4, false));
    // The second save of the team that passed needs the same number, too.
    assert_eq!(asks(&[1], lost), (4, 1, false));
    assert_eq!(asks(&[0], lost), (4, 0, false));
    assert_eq!(asks(&[1, 2], lost), (1, 0, false));
    assert_eq!(asks(&[1, 2, 1], lost), (0, 0, false));
    // Dice that need another number are asked for separately.
    let mixed = |dice: &mut dyn Dice| {
        dice.each_of(&[(1, save), (4, other), (2, save)], |dice, roll| u32::from(dice.check(roll)))
    };
    assert_eq!(asks(&[], mixed), (1, 0, false));
}

/// A roll repeated until it succeeds shows no total: its maximum means nothing to a player.
#[test]
fn a_roll_again_after_ties_is_not_one_of_so_many() {
    let die = Roll::new(Die::D6).at_least(6);
    let until = |dice: &mut dyn Dice| {
        u32::from(dice.until_absorbed(24, false, |dice, won| won || dice.check(&die)))
    };
    assert_eq!(asks(&[], until), (1, 0, false));
    assert_eq!(asks(&[0], until), (1, 0, false));
    let of =
        |dice: &mut dyn Dice| u32::from(dice.again(24, false, |dice, won| won || dice.check(&die)));
    assert_eq!(asks(&[], of), (1, 0, true));
}
