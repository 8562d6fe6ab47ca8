//! Numbers as the languages write them.
//!
//! With integers only: the standard library's float formatting is exact to hundreds of
//! digits, and large.

use super::Language;

/// Keeps a number and its unit on one line.
const NO_BREAK_SPACE: char = '\u{A0}';

/// A number with exactly `decimals` decimals (at most 12), halves rounded away from
/// zero.
pub(super) fn number(language: Language, value: f64, decimals: u8) -> String {
    let decimals = decimals.min(12);
    let scaled = value * 10_u64.pow(decimals.into()) as f64;
    fixed(language, scaled.round() as i64, decimals)
}

/// A number for programs: with a point, whatever the language.
pub fn decimals(value: f64, decimals: u8) -> String {
    number(Language::English, value, decimals)
}

/// A distance: `16″`, `40 cm`, `2,5 cm`; at most one decimal.
pub(super) fn distance(language: Language, metric: bool, inches: f32) -> String {
    let value = f64::from(inches) * if metric { 2.5 } else { 1.0 };
    let tenths = (value * 10.0).round() as i64;
    let mut text =
        if tenths % 10 == 0 { fixed(language, tenths / 10, 0) } else { fixed(language, tenths, 1) };
    if metric {
        text.push_str(centimetres(language));
    } else {
        text.push_str(INCHES);
    }
    text
}

/// The sign after a number of inches.
pub const INCHES: &str = "″";

/// The sign after a number of centimetres, after a no-break space.
pub const fn centimetres(language: Language) -> &'static str {
    match language {
        Language::English | Language::Polish => "\u{A0}cm",
        Language::Russian => "\u{A0}см",
    }
}

/// A probability in percent, with one decimal near the ends, where a whole percent is
/// coarse; only impossible and certain results are 0 % and 100 %.
pub(super) fn percent(language: Language, chance: f64) -> String {
    let tenths = chance * 1000.0;
    let (sign, tenths, decimals) = if chance <= 0.0 || chance.is_nan() {
        ("", 0, 0)
    } else if chance >= 1.0 {
        ("", 100, 0)
    } else if tenths < 1.0 - SLACK {
        ("<", 1, 1)
    } else if tenths > 999.0 + SLACK {
        (">", 999, 1)
    } else {
        match (tenths + SLACK).round() as i64 {
            rounded @ (..100 | 901..) => ("", rounded, 1),
            _ => ("", (tenths / 10.0 + SLACK).round() as i64, 0),
        }
    };
    let mut text = sign.to_owned() + &fixed(language, tenths, decimals);
    if language == Language::Russian {
        text.push(NO_BREAK_SPACE);
    }
    text.push('%');
    text
}

/// Absorbs rounding noise: 0.999, which has no exact `f64`, is 99.9 % and not more, and an eighth
/// that was added up is shown like any other.
const SLACK: f64 = 1e-9;

/// A whole number with its last digits after the decimal mark.
fn fixed(language: Language, scaled: i64, decimals: u8) -> String {
    let width = usize::from(decimals) + 1;
    let mut text = format!("{:0width$}", scaled.unsigned_abs());
    if decimals > 0 {
        text.insert(text.len() + 1 - width, language.decimal_mark());
    }
    if scaled < 0 {
        text.insert(0, '-');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use Language::{English, Polish, Russian};

    #[test]
    fn numbers_have_the_mark_of_the_language() {
        assert_eq!(number(English, 3.456, 2), "3.46");
        assert_eq!(number(Polish, 3.456, 1), "3,5");
        assert_eq!(number(Russian, 0.05, 2), "0,05");
        assert_eq!(number(English, 12.0, 0), "12");
        assert_eq!(number(English, -1.5, 1), "-1.5");
        assert_eq!(number(English, -0.04, 1), "0.0");
        assert_eq!(number(English, f64::NAN, 1), "0.0");
    }

    #[test]
    fn distances_are_in_the_players_unit() {
        assert_eq!(distance(English, false, 16.0), "16″");
        assert_eq!(distance(English, true, 16.0), "40\u{A0}cm");
        assert_eq!(distance(Polish, true, 1.0), "2,5\u{A0}cm");
        assert_eq!(distance(Russian, true, 4.0), "10\u{A0}см");
        assert_eq!(distance(Polish, false, 2.5), "2,5″");
        assert_eq!(distance(English, true, 1.5), "3.8\u{A0}cm");
        assert_eq!(distance(English, false, 0.1), "0.1″");
    }

    #[test]
    fn chances_are_exact_where_it_matters() {
        for (chance, expected) in [
            (0.0, "0%"),
            (1e-12, "<0.1%"),
            (0.000_9, "<0.1%"),
            (0.001, "0.1%"),
            (1.0 / 36.0, "2.8%"),
            (0.05, "5.0%"),
            (0.099_6, "10%"),
            (1.0 / 6.0, "17%"),
            (0.125, "13%"),
            (0.125 - 1e-12, "13%"),
            (0.625, "63%"),
            (0.9, "90%"),
            (0.900_4, "90%"),
            (35.0 / 36.0, "97.2%"),
            (0.999, "99.9%"),
            (0.999_1, ">99.9%"),
            (1.0 - 1e-12, ">99.9%"),
            (1.0, "100%"),
        ] {
            assert_eq!(percent(English, chance), expected, "{chance}");
        }
        assert_eq!(percent(Polish, 0.05), "5,0%");
        assert_eq!(percent(Russian, 0.63), "63\u{A0}%");
        assert_eq!(percent(Russian, 0.0001), "<0,1\u{A0}%");
    }
}
