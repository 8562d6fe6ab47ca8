//! The glossary (the ledger's Glossary).

use crate::rulesets::prelude::*;
use crate::text::keys::brygada_rules as r;

/// Every term, in the order of the ledger.
pub const TERMS: &[Term] = r::glossary!("BR10-");
