//! The glossary of the mission chapter (the ledger's Glossary; its rows, which have no ids,
//! are numbered).

use crate::rulesets::prelude::*;
use crate::text::keys::flames_of_war_missions_rules as r;

/// Every term, in the order of the ledger. Terms that are also on the game's sheet are
/// explained here as missions use them.
pub const TERMS: &[Term] = r::glossary!("FOWM-");
