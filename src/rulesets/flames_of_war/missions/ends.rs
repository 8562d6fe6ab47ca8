//! stub
use super::words::{Ending, Mission, Seat, Taken};
pub const HALF_CLEAR_FROM: u32 = 6;
#[derive(Clone, Copy, Debug)]
pub struct Objective {
    pub by: Seat,
    pub on: Seat,
    pub taken: Taken,
}
pub fn has_taken(mission: Mission, seat: Seat, objectives: &[Objective]) -> bool {
    let own = match seat {
        Seat::Attacker => Taken::Attacker,
        Seat::Defender => Taken::Defender,
    };
    objectives.iter().any(|o| {
        o.taken == own && o.on == seat.other() && (mission != Mission::FreeForAll || o.by == seat)
    })
}
pub fn cite_of(_: Mission) -> &'static str {
    "FOWM-FFA-07"
}
pub fn winner(_: Mission, _: Ending) -> Option<Seat> {
    None
}
