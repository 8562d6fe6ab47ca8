//! Writes phrases in a language. The encoding of the lines that are parsed here
//! is described in the crate `fluent-pack`.

use super::number;
use super::{Arg, Language, Packs, Phrase, PluralCategory, Text};

const ARGUMENT: u8 = 0x01;
const SELECT: u8 = 0x02;
const VARIANT: u8 = 0x03;
const PATTERN: char = '\u{4}';
const END: u8 = 0x05;
const DISTANCE_OF: u8 = 0x06;
const DISTANCE: u8 = 0x07;

/// Writes in the language of its packs, with inches or centimetres.
#[derive(Clone, Copy)]
pub struct Voice<'a> {
    /// The loaded texts.
    pub packs: &'a Packs,
    /// Whether distances are in centimetres.
    pub metric: bool,
    /// The plural form that a number takes in a language.
    pub plural: &'a dyn Fn(Language, f64) -> PluralCategory,
}

impl<'a> Voice<'a> {
    /// English in inches, for programs without a browser to ask for plural
    /// forms.
    pub fn english(packs: &'a Packs) -> Self {
        Self {
            packs,
            metric: false,
            plural: &|_, number| {
                if (number - 1.0).abs() < f64::EPSILON {
                    PluralCategory::One
                } else {
                    PluralCategory::Other
                }
            },
        }
    }

    /// The language of its packs.
    pub fn language(&self) -> Language {
        self.packs.language()
    }

    /// A text. It is empty while its pack is not loaded.
    pub fn text(&self, text: Text) -> String {
        let mut out = String::new();
        self.write_text(text, &[], &mut out);
        out
    }

    /// A text with its arguments. It is empty while its pack is not loaded.
    pub fn render(&self, phrase: &Phrase) -> String {
        let mut out = String::new();
        self.write_text(phrase.text, &phrase.args, &mut out);
        out
    }

    /// A distance in the player's unit: `16"` or `40 cm` (an inch is 2.5 cm, as
    /// games count).
    pub fn distance(&self, inches: f32) -> String {
        number::distance(self.language(), self.metric, inches)
    }

    /// A number with exactly `decimals` decimals.
    pub fn number(&self, value: f64, decimals: u8) -> String {
        number::number(self.language(), value, decimals)
    }

    /// A probability from 0 to 1 in percent: whole ones, but one decimal under 10 % and over 90 %,
    /// `<0.1%` if nearly impossible, `>99.9%` if nearly certain. Only exactly 0 and 1 are `0%` and
    /// `100%`.
    pub fn percent(&self, chance: f64) -> String {
        number::percent(self.language(), chance)
    }

    fn write_text(&self, text: Text, args: &[Arg], out: &mut String) {
        if let Some(line) = self.packs.line(text) {
            self.write_pattern(line, args, out);
        }
    }

    fn write_pattern(&self, pattern: &str, args: &[Arg], out: &mut String) {
        let mut rest = pattern;
        while let Some(at) = rest.find(|c: char| ('\u{1}'..='\u{7}').contains(&c)) {
            let (words, marked) = rest.split_at(at);
            out.push_str(words);
            let (mark, after) = (marked.as_bytes()[0], &marked[1..]);
            rest = match mark {
                ARGUMENT => {
                    let (arg, after) = argument(after, args);
                    self.write_arg(arg, out);
                    after
                }
                DISTANCE_OF => {
                    let (arg, after) = argument(after, args);
                    match arg {
                        Some(Arg::Number(inches)) => out.push_str(&self.distance(*inches as f32)),
                        Some(Arg::Decimal(inches, _)) => {
                            out.push_str(&self.distance(*inches as f32));
                        }
                        arg => self.write_arg(arg, out),
                    }
                    after
                }
                DISTANCE => {
                    let (hundredths, after) = split_end(after);
                    let hundredths: u32 = hundredths.parse().unwrap_or_default();
                    out.push_str(&self.distance(hundredths as f32 / 100.0));
                    after
                }
                SELECT => {
                    let (arg, variants) = argument(after, args);
                    let (variants, after) = split_end(variants);
                    self.write_pattern(self.choose(variants, arg), args, out);
                    after
                }
                // A misplaced mark can only come from a broken pack.
                _ => after,
            };
        }
        out.push_str(rest);
    }

    fn write_arg(&self, arg: Option<&Arg>, out: &mut String) {
        match arg {
            Some(Arg::Number(number)) => out.push_str(&number.to_string()),
            Some(Arg::Decimal(number, decimals)) => out.push_str(&self.number(*number, *decimals)),
            Some(Arg::Inches(inches)) => out.push_str(&self.distance(*inches)),
            Some(Arg::Chance(chance)) => out.push_str(&self.percent(*chance)),
            Some(Arg::Text(text)) => self.write_text(*text, &[], out),
            Some(Arg::Phrase(phrase)) => self.write_text(phrase.text, &phrase.args, out),
            Some(Arg::Words(words)) => out.push_str(words),
            None => {}
        }
    }

    /// The first variant that fits. The last one, with the empty key, always
    /// does.
    fn choose<'v>(&self, mut variants: &'v str, arg: Option<&Arg>) -> &'v str {
        let (exact, form) = match arg {
            Some(Arg::Number(number)) => (number.to_string(), self.form(f64::from(*number))),
            Some(Arg::Decimal(number, 0)) => (self.number(*number, 0), self.form(number.round())),
            // In our languages "1.0" is not one: 1.0 hits, 1,0 trafienia.
            Some(Arg::Decimal(..)) => (String::new(), PluralCategory::Other.name()),
            Some(Arg::Words(words)) => (words.clone(), ""),
            _ => (String::new(), ""),
        };
        while let Some(start) = variants.strip_prefix(char::from(VARIANT)) {
            let (variant, others) = start.split_at(outer(start, VARIANT));
            let (key, pattern) = variant.split_once(PATTERN).unwrap_or(("", variant));
            if key.is_empty() || key == exact || key == form {
                return pattern;
            }
            variants = others;
        }
        ""
    }

    fn form(&self, number: f64) -> &'static str {
        (self.plural)(self.language(), number).name()
    }
}

/// The argument whose number comes first, and what follows the number.
fn argument<'a, 'b>(text: &'a str, args: &'b [Arg]) -> (Option<&'b Arg>, &'a str) {
    let mut chars = text.chars();
    let number = chars.next().and_then(|digit| digit.to_digit(10));
    let arg = number.and_then(|number| args.get(number as usize));
    (arg, chars.as_str())
}

/// Splits at the end mark that belongs to the text.
fn split_end(text: &str) -> (&str, &str) {
    let (inside, after) = text.split_at(outer(text, END));
    (inside, after.get(1..).unwrap_or_default())
}

/// The first place of a mark outside of nested choices and
/// distances, or the text's end.
fn outer(text: &str, mark: u8) -> usize {
    let mut depth = 0_u32;
    for (at, byte) in text.bytes().enumerate() {
        if depth == 0 && byte == mark {
            return at;
        }
        match byte {
            SELECT | DISTANCE => depth += 1,
            END => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use fluent_pack::SourceFile;

    use super::*;

    /// Compiles one Fluent file per language and gives the packs of `language`.
    fn compile(language: Language, texts: [&str; 3]) -> Packs {
        let sources: Vec<SourceFile> = (Language::ALL.iter().zip(texts))
            .map(|(language, content)| SourceFile {
                language: language.tag().to_owned(),
                name: "app".to_owned(),
                path: format!("{}.ftl", language.tag()),
                content: content.to_owned(),
            })
            .collect();
        let catalogue = fluent_pack::compile_sources(&sources).unwrap();
        let packs = catalogue.packs();
        let pack = packs.iter().find(|pack| pack.language == language.tag());
        Packs::for_test(language, &pack.unwrap().content)
    }

    /// Good enough for the numbers here; `tests/text.rs` has all of CLDR.
    fn plural(language: Language, number: f64) -> PluralCategory {
        match (language, number as i32) {
            (_, 1) => PluralCategory::One,
            (Language::English, _) => PluralCategory::Other,
            (_, 2..5) => PluralCategory::Few,
            _ => PluralCategory::Many,
        }
    }

    fn render(language: Language, texts: [&str; 3], args: Vec<Arg>) -> String {
        let packs = compile(language, texts);
        let voice = Voice { packs: &packs, metric: false, plural: &plural };
        voice.render(&Phrase { text: Text::new(0, 0), args })
    }

    fn english(text: &str, args: Vec<Arg>) -> String {
        render(Language::English, [text; 3], args)
    }

    const DICE: [&str; 3] = [
        "dice = { $dice ->
            [0] no dice
            [one] { $dice } die
           *[other] { $dice } dice
        } at { DIST($range) }",
        "dice = { $dice ->
            [one] { $dice } kość
            [few] { $dice } kości
            [many] { $dice } kości
           *[other] { $dice } kości
        } na { DIST($range) }",
        "dice = { $dice ->
            [one] { $dice } кубик
            [few] { $dice } кубика
            [many] { $dice } кубиков
           *[other] { $dice } кубика
        } на { DIST($range) }",
    ];

    #[test]
    fn numbers_choose_their_plural() {
        let dice = |language, dice: Arg| render(language, DICE, vec![dice, 16.into()]);
        assert_eq!(dice(Language::English, 0.into()), "no dice at 16″");
        assert_eq!(dice(Language::English, 1.into()), "1 die at 16″");
        assert_eq!(dice(Language::English, 2.into()), "2 dice at 16″");
        assert_eq!(dice(Language::Polish, 1.into()), "1 kość na 16″");
        assert_eq!(dice(Language::Russian, 2.into()), "2 кубика на 16″");
        assert_eq!(dice(Language::Russian, 5.into()), "5 кубиков на 16″");
        let decimal = Arg::Decimal(1.0, 1);
        assert_eq!(dice(Language::Russian, decimal), "1,0 кубика на 16″");
        let whole = Arg::Decimal(0.0, 0);
        assert_eq!(dice(Language::English, whole), "no dice at 16″");
    }

    #[test]
    fn words_choose_their_variant() {
        let text = "x = { $side ->
            [attacker] You { $n ->
                [one] attack { DIST(4) }
               *[other] attack { $n } times
            }
           *[defender] You wait
        }.";
        // English and the others need different plural forms, so the tests use
        // exact numbers.
        let text = &text.replace("[one]", "[1]").replace("*[other]", "*[else]");
        let side = |n: i32, side: &str| english(text, vec![n.into(), side.into()]);
        assert_eq!(side(1, "attacker"), "You attack 4″.");
        assert_eq!(side(3, "attacker"), "You attack 3 times.");
        assert_eq!(side(3, "defender"), "You wait.");
        assert_eq!(side(3, "neither"), "You wait.");
    }

    #[test]
    fn arguments_of_every_kind_are_written() {
        let arg = |arg: Arg| english("x = <{ $x }>\ny = Other", vec![arg]);
        assert_eq!(arg((-3).into()), "<-3>");
        assert_eq!(arg(Arg::Decimal(2.25, 1)), "<2.3>");
        assert_eq!(arg(Arg::Inches(6.0)), "<6″>");
        assert_eq!(arg(Arg::Chance(0.5)), "<50%>");
        assert_eq!(arg(Text::new(0, 1).into()), "<Other>");
        assert_eq!(arg(Phrase::from(Text::new(0, 1)).into()), "<Other>");
        assert_eq!(arg("words".into()), "<words>");
        assert_eq!(arg(Text::new(7, 7).into()), "<>");
        assert_eq!(english("x = <{ $x }>", Vec::new()), "<>");
    }

    #[test]
    fn literal_distances_and_line_breaks() {
        let text = "x = Within { DIST(2.5) }\n  or so.\n\n  Then stop.";
        assert_eq!(english(text, Vec::new()), "Within 2.5″ or so.\nThen stop.");
    }

    #[test]
    fn what_is_broken_or_missing_is_no_panic() {
        for broken in [
            "\u{1}",
            "\u{1}x",
            "\u{2}",
            "\u{2}0\u{3}",
            "\u{2}0\u{3}a\u{4}",
            "\u{7}",
            "\u{7}ż\u{5}",
            "\u{3}\u{4}\u{5}",
            "\u{2}0\u{5}",
            "\u{6}ż",
            "\u{2}ż\u{3}ż\u{4}ż",
        ] {
            let packs = Packs::for_test(Language::English, &format!("{broken}\n"));
            let voice = Voice { packs: &packs, metric: true, plural: &plural };
            voice.text(Text::new(0, 0));
            assert_eq!(voice.text(Text::new(0, 9)), "");
        }
    }
}
