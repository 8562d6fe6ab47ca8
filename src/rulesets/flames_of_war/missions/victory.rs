//! stub
use super::words::Seat;
#[derive(Clone, Copy)]
pub struct Losses {
    pub started_with: i16,
    pub lost: i16,
}
pub fn points(_: Option<Seat>, _: Losses, _: Losses) -> (i16, i16) {
    (0, 0)
}
pub const fn is_large(n: i16) -> bool {
    n >= 9
}
