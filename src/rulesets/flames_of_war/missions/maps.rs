//! stub
use super::super::house::House;
use super::words::Mission;
use crate::aid::Mission as M;
pub fn mission(_: Mission, _: &House) -> Option<&'static M> {
    None
}
