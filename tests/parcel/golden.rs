//! Files and links of version 1: they can be opened for ever.

use std::fs;
use std::path::PathBuf;

use adjutant::battle::parcel::link::{Joined, Piece, Waiting, cut, pack};
use adjutant::battle::parcel::{Met, Transfer, What};

use crate::phone::*;
use crate::world::Store;

fn golden(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/saves/v1");
    folder.join(name)
}

/// The content of the golden files: a phone with everything, and the present state of a battle.
fn packed() -> [(&'static str, String); 2] {
    let (here, _) = playing("mark", 40);
    let mut all = here.clone();
    let armies = armies(&full());
    all.write(&armies.changes());
    all.write(&settings(&full()).changes());
    let link = pack(&table(&here, 1)).unwrap();
    [
        ("parcel-everything.json", everything(&all).file()),
        ("parcel-table.link", cut(&link, 1)[0].text()),
    ]
}

#[test]
#[ignore = "writes the golden files of a new version; those of a version that is out stay"]
fn write_golden_files() {
    for (name, text) in packed() {
        assert!(!golden(name).exists(), "{name} is there already");
        fs::write(golden(name), text + "\n").unwrap();
    }
}

#[test]
fn a_file_of_version_1_is_opened() {
    let text = fs::read_to_string(golden("parcel-everything.json")).unwrap();
    let parcel = Transfer::open(&text).unwrap();
    assert_eq!((parcel.what, parcel.packed), (What::Everything, AT));
    assert!(!parcel.edited);
    let mut there = Store::default();
    let contents = look(&parcel, &there);
    assert_eq!(contents.damage, []);
    let mut all = contents.usual();
    all.settings = true;
    there.write(&take_this(&parcel, &all, &there).unwrap().writes);
    let (here, _) = playing("mark", 40);
    assert_alike((&here, 1), (&there, 1));
    assert!(same_settings(&there));
    let names: Vec<_> = armies(&there)
        .of(&crate::ruleset::GAME)
        .map(|army| (army.name.clone(), army.units.len()))
        .collect();
    assert_eq!(names, [("Schwere Panzer".to_owned(), 2), ("Рота".to_owned(), 0)]);
}

#[test]
fn a_link_of_version_1_is_opened() {
    let text = fs::read_to_string(golden("parcel-table.link")).unwrap();
    let joined = Waiting::default().add(&Piece::read(&text).unwrap());
    let Ok(Joined::Whole(parcel)) = joined else { panic!("{joined:?}") };
    let (here, _) = playing("mark", 40);
    let contents = look(&parcel, &here);
    assert_eq!(contents.damage, []);
    assert_eq!(contents.battles[0].met, Met::Same(1));
    assert_eq!(parcel.packed, AT);
}
