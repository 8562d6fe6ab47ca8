//! The glossary (the ledger's Glossary).

use crate::rulesets::prelude::*;
use crate::text::keys::k20_rules as r;

/// Every term, in the order of the ledger.
pub const TERMS: &[Term] = r::glossary!("K20-");
