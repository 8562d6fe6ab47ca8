//! Folding words for search.

/// Small letters without diacritics; quotation marks, apostrophes, dashes and
/// white space become single spaces, with none at the ends.
///
/// Russian `ё` becomes `е` (most people type it so), but `й` is a separate
/// letter and stays.
//
// A table of the letters in our languages and in the names in our games: the
// crate `unicode-normalization` would do this for every script, with about 100
// kB of tables in the player's download.
pub fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for c in text.chars().flat_map(char::to_lowercase) {
        match c {
            'à'..='å' | 'ā' | 'ă' | 'ą' => folded.push('a'),
            'æ' => folded.push_str("ae"),
            'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => folded.push('c'),
            'ď' | 'đ' | 'ð' => folded.push('d'),
            'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => folded.push('e'),
            'ĝ' | 'ğ' | 'ġ' | 'ģ' => folded.push('g'),
            'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => folded.push('i'),
            'ĺ' | 'ļ' | 'ľ' | 'ł' => folded.push('l'),
            'ñ' | 'ń' | 'ņ' | 'ň' => folded.push('n'),
            'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => folded.push('o'),
            'œ' => folded.push_str("oe"),
            'ŕ' | 'ŗ' | 'ř' => folded.push('r'),
            'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => folded.push('s'),
            'ß' => folded.push_str("ss"),
            'ţ' | 'ť' | 'ț' => folded.push('t'),
            'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => folded.push('u'),
            'ý' | 'ÿ' => folded.push('y'),
            'ź' | 'ż' | 'ž' => folded.push('z'),
            'ё' => folded.push('е'),
            // Some systems enter a letter and its diacritic separately.
            '\u{306}' if folded.ends_with('и') => {
                folded.pop();
                folded.push('й');
            }
            // Other diacritics; and a soft hyphen, which is invisible.
            '\u{300}'..='\u{36F}' | '\u{AD}' => {}
            '\''
            | '"'
            | '`'
            | '´'
            | '\u{2018}'..='\u{201F}'
            | '«'
            | '»'
            | '‹'
            | '›'
            | '′'
            | '″' => {
                push_space(&mut folded);
            }
            '-' | '\u{2010}'..='\u{2015}' | '−' => push_space(&mut folded),
            c if c.is_whitespace() => push_space(&mut folded),
            c => folded.push(c),
        }
    }
    folded.truncate(folded.trim_end_matches(' ').len());
    folded
}

fn push_space(folded: &mut String) {
    if !folded.is_empty() && !folded.ends_with(' ') {
        folded.push(' ');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_made_alike() {
        assert_eq!(fold("Zażółć GĘŚLĄ jaźń"), "zazolc gesla jazn");
        assert_eq!(fold("Ёлка, Йод"), "елка, йод");
        assert_eq!(fold("и\u{306} е\u{308}"), "й е");
        assert_eq!(fold("Panzerjäger Straße"), "panzerjager strasse");
        assert_eq!(fold("  „Bulls-eye”\u{A0}–  O’Neill's "), "bulls eye o neill s");
        assert_eq!(fold("D6 4+"), "d6 4+");
        assert_eq!(fold(" -- "), "");
    }

    #[test]
    fn folding_twice_changes_nothing() {
        for text in ["Łąka – ‘İstanbul’", "Подъём", "ǅ ŷ a\u{301}"] {
            assert_eq!(fold(&fold(text)), fold(text));
        }
    }
}
