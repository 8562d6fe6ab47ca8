//! The five missions (FOWM-MIS-T1) in a battle.
//!
//! * [`set_up`]: the steps before the first turn, the question at the start of every turn,
//!   and those after the last;
//! * [`known`]: the answers that the battle gives to the questions of calculators;
//! * [`result`](mod@result): the winner and the victory points.

pub mod known;
pub mod result;
pub mod set_up;

use crate::aid::mission::{INCH, Mission, Missions, Named};
use crate::rulesets::prelude::*;

use crate::rulesets::flames_of_war::sheet::missions::maps::{TABLE, map_of};
use crate::rulesets::flames_of_war::sheet::missions::words;
use crate::rulesets::flames_of_war::units::battle;
use crate::rulesets::flames_of_war::units::stages::{
    awaits_reserves, has_ambush, is_set_up, meets,
};

/// The missions, and the table assumed if none is given (FOWM-AMB-03).
pub static MISSIONS: Missions = Missions {
    all,
    unit: Unit::Players,
    table: TABLE,
    edges: (24 * INCH, 240 * INCH),
    // The sheet allows any depth.
    depths: (0, 0),
    picking: "FOWM-AMB-33",
    played: battle::played,
    question: battle::MISSION,
    points: None,
    stands: battle::stands,
    known: known::known,
    matters,
};

/// The missions, in the sheet's order.
fn all(house: &Values) -> Vec<&'static Mission> {
    let house = house.typed();
    let of = |mission: &words::Mission| map_of(*mission, house);
    words::Mission::FIVE.iter().filter_map(of).collect()
}

/// Whether a special rule that a mission only names matters at this point of a battle, as
/// far as the sheet can say.
pub fn matters(named: &Named, view: &View) -> bool {
    match named.cite {
        "FOWM-SPR-01" => meets(view),
        "FOWM-SPR-03" => has_ambush(view),
        "FOWM-SPR-04" | "FOWM-SPR-05" | "FOWM-SPR-06" => awaits_reserves(view),
        // The remaining rule is Prepared Positions.
        _ => is_set_up(view),
    }
}
