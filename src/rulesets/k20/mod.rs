//! The K20 sheet of the Second World War, which has no title.

pub mod tables;
