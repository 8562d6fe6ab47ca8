//! Links and codes: in any order, each piece checked, none larger than allowed.

use adjutant::battle::parcel::code::{Code, Fineness};
use adjutant::battle::parcel::link::{
    self, DIGITS, Joined, Piece, Waiting, cut, cut_for_codes, pack,
};
use adjutant::battle::parcel::{Fault, Transfer};
use adjutant::battle::{Action, Answers, BattleState, Session, Setup, Side};
use adjutant::rulesets::ALL;
use proptest::prelude::*;

use crate::edit::run;
use crate::phone::*;
use crate::world::{Store, cases};

fn packed() -> (Transfer, Vec<u8>) {
    let parcel = table(&playing("mark", 40).0, 1);
    let packed = pack(&parcel).expect("a table goes into a link");
    (parcel, packed)
}

fn whole(joined: Result<Joined, Fault>) -> Transfer {
    match joined {
        Ok(Joined::Whole(parcel)) => *parcel,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_battle_as_it_stands_and_an_army_go_through_a_link() {
    let armies = armies(&full());
    let army = Transfer::army(armies.of(&crate::ruleset::GAME).next().unwrap().id, AT, &armies);
    for parcel in [packed().0, army.unwrap()] {
        let bytes = pack(&parcel).unwrap();
        let [piece] = &cut(&bytes, 1)[..] else { panic!("one piece") };
        for text in [piece.text(), format!("{DIGITS}{}", piece.digits())] {
            let read = Piece::read(&text).unwrap();
            assert_eq!(read, *piece);
            assert_eq!(whole(Waiting::default().add(&read)), parcel);
            // It is found in the text that a messenger makes of it.
            let sent = format!("Look: https://example.org/a/#/take/{text}, mine");
            assert_eq!(link::within(&sent), Some(text.as_str()));
        }
    }
    let file = battle(&full(), 1);
    assert_eq!(pack(&file), None, "a log is too long for a link");
}

#[test]
fn pieces_come_in_any_order_and_missing_ones_are_named() {
    let (parcel, packed) = packed();
    let pieces = cut(&packed, 5);
    let order = [3, 0, 4, 3, 1];
    let mut store = Store::default();
    for (step, place) in order.into_iter().enumerate() {
        // Each is opened in a separate tab.
        let (mut waiting, damage) = Waiting::load(&|key| store.read(key));
        assert_eq!(damage, None);
        let joined = waiting.add(&pieces[place]).unwrap();
        store.write(&waiting.changes());
        let come = &order[..=step];
        let missing: Vec<usize> = (0..5).filter(|place| !come.contains(place)).collect();
        assert_eq!(joined, Joined::Missing(missing, 5));
    }
    let (mut waiting, _) = Waiting::load(&|key| store.read(key));
    assert_eq!(whole(waiting.add(&pieces[2])), parcel);
    // A piece of another parcel replaces the pieces so far.
    let other = cut(&pack(&table(&playing("other", 9).0, 1)).unwrap(), 3);
    let joined = waiting.add(&other[1]).unwrap();
    assert_eq!(joined, Joined::Missing(vec![0, 2], 3));
    store.write(&Waiting::forget());
    assert_eq!(store.keys(), Vec::<String>::new());
}

#[test]
fn nothing_waits_of_a_link_in_one_piece() {
    let (_, packed) = packed();
    let mut waiting = Waiting::default();
    waiting.add(&cut(&packed, 1)[0]).unwrap();
    assert_eq!(waiting.changes(), []);
}

#[test]
fn every_changed_letter_and_every_cut_is_refused() {
    let (_, packed) = packed();
    for piece in cut(&packed, 2) {
        for text in [piece.text(), format!("{DIGITS}{}", piece.digits())] {
            for end in 0..text.len() {
                assert!(Piece::read(&text[..end]).is_err(), "cut at {end}");
            }
            for place in 0..text.len() {
                for other in ["A", "b", "0", "9", "_", "-"] {
                    let mut changed = text.clone();
                    changed.replace_range(place..=place, other);
                    if changed != text {
                        assert_ne!(Piece::read(&changed), Ok(piece.clone()), "{place} {other}");
                    }
                }
            }
        }
    }
}

#[test]
fn anything_at_all_in_a_link_is_no_panic() {
    run(4000, &"(n/)?[0-9A-Za-z_-]{0,80}|\\PC{0,40}", |text| {
        if let Ok(piece) = Piece::read(&text) {
            let _ = Waiting::default().add(&piece);
        }
    });
}

#[test]
fn a_bomb_does_not_unfold() {
    // A megabyte and more of the same letter is a few hundred bytes.
    let huge = miniz_oxide::deflate::compress_to_vec(&vec![b'x'; 40 << 20], 10);
    assert!(huge.len() < 50_000);
    let pieces = cut(&huge, 40);
    let mut waiting = Waiting::default();
    let last = pieces.iter().map(|piece| waiting.add(piece)).last();
    assert_eq!(last, Some(Err(Fault::Changed)));
    let long = "A".repeat(link::LONGEST + 1);
    assert_eq!(Piece::read(&long), Err(Fault::TooLarge));
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn digits_say_what_bytes_say(bytes in prop::collection::vec(any::<u8>(), 1..60), count in 1..5_usize) {
        for piece in cut(&bytes, count) {
            let digits = format!("{DIGITS}{}", piece.digits());
            prop_assert_eq!(Piece::read(&digits).unwrap(), piece);
        }
    }
}

/// The text that a camera reads.
fn seen(code: &Code) -> String {
    const SCALE: usize = 3;
    let side = code.side() * SCALE;
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(side, side, |x, y| {
        let at = |pixel: usize| (pixel / SCALE).checked_sub(4);
        let dark = at(x).zip(at(y)).is_some_and(|(x, y)| code.is_dark(x, y));
        if dark { 0 } else { 255 }
    });
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1);
    grids[0].decode().expect("it can be read").1
}

#[test]
fn a_code_is_read_as_the_link_that_was_drawn() {
    let address = "https://example.org/adjutant/#/take/n/";
    let (parcel, packed) = packed();
    for fineness in Fineness::ALL {
        let pieces = cut_for_codes(&packed, address.len(), fineness).unwrap();
        let mut waiting = Waiting::default();
        let mut joined = None;
        for piece in pieces.iter().rev() {
            let code = Code::new(address, &piece.digits(), fineness).expect("it fits");
            let read = seen(&code);
            let text = link::within(&read).expect("an address of ours");
            joined = Some(waiting.add(&Piece::read(text).unwrap()));
        }
        assert_eq!(whole(joined.unwrap()), parcel, "{fineness:?}");
    }
    let plain = "https://example.org/#/k20/calculate/charge?x=ż";
    let code = Code::new(plain, "", Fineness::Usual).unwrap();
    assert_eq!(seen(&code), plain);
    assert!(code.path().bytes().all(|letter| b"Mhvz- 0123456789".contains(&letter)));
}

#[test]
fn codes_hold_what_they_are_said_to_hold() {
    for fineness in Fineness::ALL {
        for length in [20, 60, 150] {
            let address = "a".repeat(length);
            let digits = "7".repeat(fineness.digits(length));
            assert!(Code::new(&address, &digits, fineness).is_some());
            let more = "7".repeat(digits.len() + 4);
            assert_eq!(Code::new(&address, &more, fineness), None);
        }
    }
    assert_eq!(Code::new("a", "7x", Fineness::Usual), None);
}

/// A battle of eight units a side with every figure of their cards filled in, and all markers that
/// they can have in the middle of a turn.
fn whole_battle(game: &'static adjutant::aid::Ruleset) -> BattleState {
    let mut session = Session::new(1, BattleState::new(game));
    session.act(
        Action::StartBattle(Setup {
            name: "Wzgórze 112".into(),
            sides: ["2. Pułk Pancerny".into(), "21. Panzer-Division".into()],
            points: Some(1750),
            mark: "0123456789abcdef".into(),
            ..Setup::default()
        }),
        game,
    );
    let fields = game.tracker.fields;
    for side in Side::ALL {
        for number in 0..8_usize {
            let mut answers = Answers::new();
            for (index, place) in game.tracker.profile.iter().enumerate() {
                let field = &fields[*place];
                let (low, high) = field.kind.range();
                // Each unit is different.
                let spread = (number * 7 + index * 3 + side as usize) as i16;
                let answer = low + spread.rem_euclid(high - low + 1);
                if answer != field.default {
                    answers.insert(field.id.to_string(), field.write(answer));
                }
            }
            let name = format!("{}. Rifle Platoon, Company {}", number + 1, number % 3);
            session.act(Action::AddUnit { side, name, answers }, game);
        }
    }
    session.battle_state().clone()
}

/// The figures are in docs/decisions/0008-battles-in-links-and-codes.md; this test fails if a
/// format outgrows them.
#[test]
fn a_whole_battle_fits_into_few_codes() {
    let address = "https://adjutant.example.org/#/take/n/".len();
    for game in ALL {
        let battle = whole_battle(game);
        let json = serde_json::to_string(&battle).unwrap().len();
        let packed = pack(&Transfer::table(battle, 1, AT)).unwrap();
        let codes = Fineness::ALL.map(|fineness| {
            cut_for_codes(&packed, address, fineness).map_or(0, |pieces| pieces.len())
        });
        println!("{}: {json} bytes, packed {}, codes {codes:?}", game.id, packed.len());
        assert!(packed.len() <= 2_900, "{}: {} bytes", game.id, packed.len());
        assert_eq!(codes[2], 1, "{}: one fine code", game.id);
        assert!((1..=3).contains(&codes[1]), "{}: {codes:?}", game.id);
    }
}
