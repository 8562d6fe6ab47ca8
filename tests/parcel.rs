//! Exports and imports: complete, or refused as a whole, with the reason.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "parcel/broken.rs"]
mod broken;
#[path = "parcel/codes.rs"]
mod codes;
#[allow(dead_code)]
#[path = "fuzz/edit.rs"]
mod edit;
#[path = "parcel/golden.rs"]
mod golden;
#[path = "parcel/meet.rs"]
mod meet;
#[path = "parcel/phone.rs"]
mod phone;
#[path = "saves/ruleset.rs"]
mod ruleset;
#[path = "parcel/whole.rs"]
mod whole;
#[allow(dead_code)]
#[path = "saves/world.rs"]
mod world;
