//! The printed card: figures, forms, sums and dice. Nothing here depends on units.
//!
//! * [`words`]: the terms of the game that several calculators use;
//! * [`phases`]: the phases of a turn;
//! * [`house`]: house rules, where the sheet is unclear;
//! * [`forms`]: forms of calculators that open each other;
//! * what calculators share: [`to_hit`] (the number to hit), [`effect`] (the effect of hits on a
//!   unit), `two_dice` (the test on two D6), `parts` (the roles of units);
//! * fire: [`direct_fire`], [`fire_resolution`], [`zone`] (artillery and air strikes),
//!   [`anti_air`], [`fall_back`] (and the rout), [`command_blunder`], [`support_blunders`];
//! * orders and the rest: [`command`], [`requests`], [`deviation`], [`assault`], [`support`],
//!   [`breakpoint`], [`end_phase`].

pub mod anti_air;
pub mod assault;
pub mod breakpoint;
pub mod command;
pub mod command_blunder;
pub mod deviation;
pub mod direct_fire;
pub mod effect;
pub mod end_phase;
pub mod fall_back;
pub mod fire_resolution;
pub mod forms;
pub mod house;
pub(crate) mod parts;
pub mod phases;
pub mod requests;
pub mod support;
pub mod support_blunders;
pub mod to_hit;
pub(crate) mod two_dice;
pub mod words;
pub mod zone;
