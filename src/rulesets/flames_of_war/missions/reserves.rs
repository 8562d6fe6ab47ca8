//! stub
pub const fn least_in_reserve(p: i16) -> i16 {
    (p + 1) / 2
}
