//! Sorting and collecting with little code.
//!
//! The standard library's stable sort, which `collect` into a map or set also uses, is three to
//! four kilobytes of WebAssembly for every type of element. Lists that a player sees are short.

/// Sorts a short list; equal elements stay in their order.
pub fn sort_short_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Puts elements into a map or set one after the other.
pub fn inserted<C: Default + Extend<T>, T>(elements: impl IntoIterator<Item = T>) -> C {
    let mut all = C::default();
    all.extend(elements);
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_elements_stay_in_their_order() {
        let mut list = ["cc", "a", "bb", "b", "", "aaa"];
        sort_short_by_key(&mut list, |word| word.len());
        assert_eq!(list, ["", "a", "b", "cc", "bb", "aaa"]);
    }
}
