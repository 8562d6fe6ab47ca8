//! House rules: where the sheet is unclear and tables differ. Off is the ruling
//! that is cited.

use crate::rulesets::prelude::*;
use crate::text::keys::new_game as t;

form! {
    /// The house rules.
    pub struct House {
        group t::GROUP_HOUSE_RULES => {
            /// Cover does not help at close range (NEW-AMB-01).
            no_cover_when_close: bool = false, t::HOUSE_NO_COVER_WHEN_CLOSE, ["NEW-AMB-01"];
        }
    }
}
