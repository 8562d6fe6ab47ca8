//! What the benches share: the situations whose odds are timed, and the timing.

pub mod situations;
pub mod timing;
