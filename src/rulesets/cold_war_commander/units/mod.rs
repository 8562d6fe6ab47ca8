//! The state of units and of a side, and its consequences.
//!
//! * [`mod@unit`]: the state of a unit, and its consequences;
//! * [`side`]: the state of a side as a whole;
//! * [`tracker`]: the effects of events, and what a side has to do;
//! * `counter`: a unit in the list, `acts`: what units did in a phase;
//! * `group`: the units that are ordered together, `losses`: the losses of a side that
//!   count;
//! * `follow_up`: the parts of blunders and missions that are still to be worked out;
//! * `effects`: the effects of calculators on units.

pub mod acts;
pub(crate) mod counter;
pub(crate) mod effects;
pub(crate) mod follow_up;
pub(crate) mod group;
pub(crate) mod losses;
pub mod side;
pub mod tracker;
pub mod unit;
