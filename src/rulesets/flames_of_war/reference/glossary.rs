//! The glossary (the ledger's Glossary).

use crate::rulesets::prelude::*;
use crate::text::keys::flames_of_war_rules as r;

use super::joined;
use super::missions::glossary as missions;

/// Every term, in the order of the ledgers: the sheet, then the missions.
pub const TERMS: &[Term] =
    &joined::<_, { SHEET.len() + missions::TERMS.len() }>(SHEET, missions::TERMS);

/// The terms of the sheet.
const SHEET: &[Term] = r::glossary!("FOW-");
