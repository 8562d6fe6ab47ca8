//! The colours of `style/tokens.css`: every ink is readable on every ground, in
//! every theme. The browser tests check which text is on which ground.

#![allow(clippy::expect_used)]

use std::collections::BTreeMap;
use std::path::Path;

const INKS: [&str; 4] = ["ink", "ink-soft", "good", "bad"];
/// Each wargame has one of these: for words on paper, and as the ground of `on-accent`.
const ACCENT: &str = "accent-";
const GROUNDS: [&str; 3] = ["paper", "paper-raised", "paper-sunk"];

/// The colours of the block that this selector opens, by the names of their tokens.
fn colours(css: &str, selector: &str) -> BTreeMap<String, [f64; 3]> {
    let (_, block) = css.split_once(&format!("{selector} {{")).expect("the theme is there");
    let (block, _) = block.split_once('}').expect("the block ends");
    let colour = |line: &str| {
        let (name, value) = line.trim().strip_prefix("--")?.split_once(": #")?;
        let value = u32::from_str_radix(value.trim_end_matches(';'), 16).ok()?;
        let channel = |shift: u32| f64::from(value >> shift & 255) / 255.0;
        Some((name.to_owned(), [channel(16), channel(8), channel(0)]))
    };
    block.lines().filter_map(colour).collect()
}

/// The contrast of two colours, as WCAG defines it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let luminance = |colour: [f64; 3]| {
        let [red, green, blue] = colour.map(|channel| {
            if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (one, other) = (luminance(one), luminance(other));
    one.max(other) / one.min(other)
}

#[test]
fn every_ink_can_be_read_on_its_grounds() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("style/tokens.css");
    let css = std::fs::read_to_string(path).expect("the tokens");
    let dark = colours(&css, ":root[data-theme=\"dark\"]");
    let by_the_system = colours(&css, ":root:not([data-theme])");
    assert_eq!(dark, by_the_system, "dark is dark, whoever asks for it");
    let sunlight = colours(&css, ":root[data-theme=\"sunlight\"]");
    let themes = [
        ("light", 7.0, colours(&css, "\n:root")),
        ("dark", 7.0, dark),
        ("sunlight", 10.0, sunlight),
    ];
    let mut faint = Vec::new();
    for (theme, least, colours) in &themes {
        let of = |name: &str| *colours.get(name).expect(name);
        let inks = INKS.iter().flat_map(|ink| GROUNDS.map(|ground| (*ink, ground)));
        let accents = colours.keys().filter(|name| name.starts_with(ACCENT));
        let accents = accents.flat_map(|accent| {
            [(&**accent, "paper"), (accent, "paper-raised"), ("on-accent", accent)]
        });
        for (ink, ground) in inks.chain(accents) {
            let found = contrast(of(ink), of(ground));
            if found < *least {
                faint.push(format!("{theme}: {ink} on {ground} {found:.2}:1"));
            }
        }
    }
    assert!(faint.is_empty(), "{}", faint.join("\n"));
}

#[test]
fn contrast_is_that_of_the_definition() {
    let (black, white, grey) = ([0.0; 3], [1.0; 3], [f64::from(0x76_u8) / 255.0; 3]);
    assert!((contrast(black, white) - 21.0).abs() < 1e-9);
    assert!((contrast(white, grey) - 4.54).abs() < 0.01);
}
