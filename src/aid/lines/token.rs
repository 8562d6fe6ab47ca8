//! A line in pieces: words, numbers, and the marks between them.

use crate::text::fold;

/// A piece of a line, with its place there.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Token {
    pub what: What,
    pub start: usize,
    pub end: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum What {
    /// A word, folded ([`fold`]).
    Word(String),
    /// A number with its signs and unit.
    Number(Number),
    /// Words in straight quotation marks at the beginning of a part, without the marks.
    Quoted(String),
    /// A separator between words and numbers.
    Break(Break),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Break {
    /// `;`, a tab, `|`: the cells of a table.
    Cell,
    /// `,`
    Comma,
    /// `-` between spaces.
    Dash,
    /// `:` or `=`
    Colon,
    /// `/`
    Slash,
    Open,
    Close,
}

/// A number as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Number {
    /// Its value in tenths: a distance may have one decimal.
    pub tenths: i32,
    /// A `+` follows it: `3+`.
    pub plus: bool,
    pub unit: Of,
}

/// The things that a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Of {
    Nothing,
    Inches,
    Centimetres,
    Points,
    /// `4x`, `x4`, `4 pcs`.
    Pieces,
}

impl Number {
    /// Its value, if it is a whole number.
    pub fn whole(self) -> Option<i16> {
        (self.tenths % 10 == 0).then(|| i16::try_from(self.tenths / 10).ok()).flatten()
    }
}

const INCHES: &[&str] =
    &["in", "inch", "inches", "cal", "cale", "cali", "calach", "дюйм", "дюйма", "дюймов", "д"];
const CENTIMETRES: &[&str] = &["cm", "см", "centimetres", "centymetrow", "сантиметров"];
const POINTS: &[&str] = &[
    "pts",
    "pt",
    "points",
    "point",
    "pkt",
    "punkty",
    "punktow",
    "punkt",
    "очков",
    "очки",
    "очка",
    "оч",
    "пунктов",
    "pp",
];
const PIECES: &[&str] = &["x", "х", "×", "szt", "sztuk", "sztuki", "шт", "штук", "штуки", "pcs"];

/// The unit that a folded word gives the number before it; `p` only if joined to the number.
fn unit(word: &str, joined: bool) -> Option<Of> {
    let among = |words: &[&str]| words.contains(&word);
    if among(INCHES) {
        Some(Of::Inches)
    } else if among(CENTIMETRES) {
        Some(Of::Centimetres)
    } else if among(POINTS) || (joined && (word == "p" || word == "п")) {
        Some(Of::Points)
    } else if among(PIECES) {
        Some(Of::Pieces)
    } else {
        None
    }
}

impl Token {
    /// The piece as a vocabulary's phrases spell it; `None` for separators.
    pub fn key(&self) -> Option<String> {
        match &self.what {
            What::Word(word) => Some(word.clone()),
            What::Number(number) => {
                let unit = match number.unit {
                    Of::Inches => "in",
                    Of::Centimetres => "cm",
                    Of::Nothing | Of::Points | Of::Pieces => "",
                };
                let plus = if number.plus { "+" } else { "" };
                Some(format!("{}{plus}{unit}", number.tenths))
            }
            What::Quoted(_) | What::Break(_) => None,
        }
    }

    pub fn number(&self) -> Option<Number> {
        match self.what {
            What::Number(number) => Some(number),
            _ => None,
        }
    }

    pub fn is_word(&self) -> bool {
        matches!(self.what, What::Word(_))
    }

    pub fn is(&self, other: Break) -> bool {
        self.what == What::Break(other)
    }

    /// Whether it ends a part of the line.
    pub fn parts(&self) -> bool {
        matches!(self.what, What::Break(Break::Cell | Break::Comma | Break::Dash | Break::Colon))
    }
}

/// The pieces of a line. `is_known` says whether a folded word may have a number joined to it
/// (`ROF2`).
pub(super) fn tokens(line: &str, is_known: &dyn Fn(&str) -> bool) -> Vec<Token> {
    let mut scanner =
        Scanner { line, letters: line.char_indices().collect(), at: 0, found: Vec::new() };
    while scanner.at < scanner.letters.len() {
        scanner.next(is_known);
    }
    with_units(scanner.found, is_known)
}

struct Scanner<'a> {
    line: &'a str,
    letters: Vec<(usize, char)>,
    at: usize,
    found: Vec<Token>,
}

impl Scanner<'_> {
    fn letter(&self, at: usize) -> Option<char> {
        self.letters.get(at).map(|(_, letter)| *letter)
    }

    fn byte(&self, at: usize) -> usize {
        self.letters.get(at).map_or(self.line.len(), |(at, _)| *at)
    }

    fn next(&mut self, is_known: &dyn Fn(&str) -> bool) {
        let start = self.at;
        let Some(letter) = self.letter(start) else { return };
        let part = match letter {
            ';' | '\t' | '|' => Some(Break::Cell),
            ',' => Some(Break::Comma),
            ':' | '=' => Some(Break::Colon),
            '(' | '[' | '{' => Some(Break::Open),
            ')' | ']' | '}' => Some(Break::Close),
            _ => None,
        };
        if let Some(part) = part {
            self.at += 1;
            self.push(What::Break(part), start, start + 1);
        } else if letter.is_whitespace() {
            self.at += 1;
        } else if letter == '"' {
            if !self.quoted() {
                self.at += 1;
            }
        } else {
            self.at = self.end_of_chunk();
            self.chunk(start, self.at, is_known);
        }
    }

    fn push(&mut self, what: What, from: usize, to: usize) {
        self.found.push(Token { what, start: self.byte(from), end: self.byte(to) });
    }

    /// Takes words in quotation marks, if they begin a part of the line.
    fn quoted(&mut self) -> bool {
        let begins = self.found.last().is_none_or(|last| {
            last.parts() || last.is(Break::Open) || matches!(last.what, What::Number(_))
        });
        if !begins {
            return false;
        }
        let mut words = String::new();
        let mut at = self.at + 1;
        loop {
            match (self.letter(at), self.letter(at + 1)) {
                (None, _) => return false,
                (Some('"'), Some('"')) => {
                    words.push('"');
                    at += 2;
                }
                (Some('"'), _) => break,
                (Some('\\'), Some('n')) => {
                    words.push('\n');
                    at += 2;
                }
                (Some('\\'), Some('\\')) => {
                    words.push('\\');
                    at += 2;
                }
                (Some(letter), _) => {
                    words.push(letter);
                    at += 1;
                }
            }
        }
        let from = self.at;
        self.at = at + 1;
        self.push(What::Quoted(words), from, at + 1);
        true
    }

    /// The end of letters and digits that belong together.
    fn end_of_chunk(&self) -> usize {
        let digit = |at: usize| self.letter(at).is_some_and(|letter| letter.is_ascii_digit());
        let mut at = self.at + 1;
        while let Some(letter) = self.letter(at) {
            let ends = match letter {
                // A time: `10:30`.
                ':' if digit(at - 1) && digit(at + 1) && digit(at + 2) && !digit(at + 3) => false,
                ';' | '|' | ':' | '=' | '(' | ')' | '[' | ']' | '{' | '}' => true,
                // The inch sign.
                '"' => !digit(at - 1),
                // A decimal comma in a distance: `2,5 cm`.
                ',' => !(digit(at - 1) && digit(at + 1) && self.is_distance(at + 2)),
                letter => letter.is_whitespace(),
            };
            if ends {
                break;
            }
            at += 1;
        }
        at
    }

    /// Whether a unit of length follows.
    fn is_distance(&self, at: usize) -> bool {
        let rest: String =
            (self.letters.iter().skip(at).map(|(_, letter)| *letter)).take(14).collect();
        let rest = rest.trim_start();
        let word: String = rest.chars().take_while(|letter| letter.is_alphabetic()).collect();
        rest.starts_with(['"', '″'])
            || matches!(unit(&fold(&word), true), Some(Of::Inches | Of::Centimetres))
    }

    fn chunk(&mut self, start: usize, end: usize, is_known: &dyn Fn(&str) -> bool) {
        let letters: Vec<char> =
            self.letters[start..end].iter().map(|(_, letter)| *letter).collect();
        if letters.iter().all(|letter| is_dash(*letter)) {
            self.push(What::Break(Break::Dash), start, end);
            return;
        }
        // Full stops at the end of a word, bullets before it.
        let stop = |letter: &char| matches!(letter, '.' | '!' | '?' | '…');
        let before = (letters.iter()).take_while(|letter| is_bullet(**letter)).count();
        let after = (letters.iter().rev()).take_while(|letter| stop(letter)).count();
        // `**4 Pz IV**`
        let bold = |two: Option<&[char]>| if two == Some(&['*', '*']) { 2 } else { 0 };
        let before = before + bold(letters.get(before..before + 2));
        let after = after
            + bold(
                letters.iter().len().checked_sub(after + 2).and_then(|at| letters.get(at..at + 2)),
            );
        if before + after >= letters.len() {
            return;
        }
        let (start, end) = (start + before, end - after);
        let letters = &letters[before..letters.len() - after];
        if let Some(pieces) = numbers(letters).or_else(|| years(letters)) {
            self.pieces(start, &pieces);
            return;
        }
        // `x4`
        if let [first, rest @ ..] = letters
            && unit(&fold(&first.to_string()), false) == Some(Of::Pieces)
            && let Some([(What::Number(number), 0, _)]) = numbers(rest).as_deref()
            && number.unit == Of::Nothing
        {
            let number = Number { unit: Of::Pieces, ..*number };
            self.push(What::Number(number), start, end);
            return;
        }
        // `ROF2`, `AT11`
        let word = letters.iter().take_while(|letter| letter.is_alphabetic()).count();
        if word > 0
            && letters.get(word).is_some_and(char::is_ascii_digit)
            && is_known(&fold(&letters[..word].iter().collect::<String>()))
            && let Some(pieces) = numbers(&letters[word..])
        {
            let known: String = letters[..word].iter().collect();
            self.push(What::Word(fold(&known)), start, start + word);
            self.pieces(start + word, &pieces);
            return;
        }
        // `veteran/confident`; `T-34/85` and `M3/M5` are one word.
        let whole =
            |part: &[char]| part.len() > 2 && part.iter().all(|letter| letter.is_alphabetic());
        if letters.contains(&'/') && letters.split(|letter| *letter == '/').all(whole) {
            let mut at = start;
            for part in letters.split(|letter| *letter == '/') {
                if at > start {
                    self.push(What::Break(Break::Slash), at - 1, at);
                }
                let word: String = part.iter().collect();
                self.push(What::Word(fold(&word)), at, at + part.len());
                at += part.len() + 1;
            }
            return;
        }
        let word: String = letters.iter().collect();
        let folded = fold(&word);
        if !folded.is_empty() && folded != "+" && folded != "&" {
            self.push(What::Word(folded), start, end);
        }
    }

    fn pieces(&mut self, start: usize, pieces: &[(What, usize, usize)]) {
        for (what, from, to) in pieces {
            self.push(what.clone(), start + from, start + to);
        }
    }
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '–' | '—' | '−' | '‐' | '―')
}

/// Whether a mark opens the items of a list: `•`, `→`, or a picture.
pub(super) fn is_bullet(letter: char) -> bool {
    let other = !letter.is_ascii() && !letter.is_alphanumeric() && !letter.is_whitespace();
    letter == '>' || other && !is_dash(letter) && !"«»„“”‘’″…×№½¼".contains(letter)
}

/// A range of years: `1939-1945`.
fn years(letters: &[char]) -> Option<Vec<(What, usize, usize)>> {
    let [_, _, _, _, dash, _, _, _, _] = letters else { return None };
    let from = numbers(&letters[..4]).filter(|_| is_dash(*dash) && letters[0] != '-')?;
    let to = numbers(&letters[5..]).filter(|_| letters[5].is_ascii_digit())?;
    let slash = (What::Break(Break::Slash), 4, 5);
    let to = to.into_iter().map(|(what, start, end)| (what, start + 5, end + 5));
    Some(from.into_iter().chain([slash]).chain(to).collect())
}

/// Numbers separated by slashes: `3+`, `6/3/1`, `-1/-2`, `4*/100cm`, `4/100H`.
fn numbers(letters: &[char]) -> Option<Vec<(What, usize, usize)>> {
    let mut found = Vec::new();
    let mut at = 0;
    loop {
        let start = at;
        let sign = letters.get(at).copied()?;
        if matches!(sign, '-' | '−' | '–' | '+') {
            at += 1;
        }
        let digits = at;
        let mut value: i32 = 0;
        while let Some(digit) = letters.get(at).and_then(|letter| letter.to_digit(10)) {
            value = value.checked_mul(10)?.checked_add(i32::try_from(digit).ok()?)?;
            at += 1;
        }
        if at == digits || at - digits > 5 {
            return None;
        }
        value *= 10;
        let mut decimal = false;
        if let Some('.' | ',') = letters.get(at)
            && let Some(digit) = letters.get(at + 1).and_then(|letter| letter.to_digit(10))
        {
            value += i32::try_from(digit).ok()?;
            at += 2;
            decimal = true;
        }
        if matches!(sign, '-' | '−' | '–') {
            value = -value;
        }
        let plus = letters.get(at) == Some(&'+');
        at += usize::from(plus);
        let rest = &letters[at..];
        let mark = rest.first().copied().filter(|mark| matches!(mark, '*' | '#'));
        let of = if mark.is_some() {
            0
        } else {
            rest.iter().take_while(|letter| **letter != '/').count()
        };
        let word: String = rest[..of].iter().collect();
        let counts = match word.as_str() {
            "" => Of::Nothing,
            "\"" | "″" | "''" | "’’" | "”" => Of::Inches,
            // The notation of guns on a card, `4/100H`: the letter has no effect (CWC-AMB-32).
            "H" | "h" if !found.is_empty() => Of::Nothing,
            word => unit(&fold(word.trim_end_matches('.')), true)?,
        };
        if decimal && !matches!(counts, Of::Inches | Of::Centimetres) {
            return None;
        }
        at += of;
        let number = Number { tenths: value, plus, unit: counts };
        found.push((What::Number(number), start, at));
        if let Some(mark) = mark {
            found.push((What::Word(mark.to_string()), at, at + 1));
            at += 1;
        }
        match letters.get(at) {
            None => return Some(found),
            Some('/') => {
                found.push((What::Break(Break::Slash), at, at + 1));
                at += 1;
            }
            Some(_) => return None,
        }
    }
}

/// Joins numbers with units written as separate words: `32 in`, `4 x`, and `x 4`.
fn with_units(tokens: Vec<Token>, is_known: &dyn Fn(&str) -> bool) -> Vec<Token> {
    let mut joined: Vec<Token> = Vec::new();
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        // `Leopard 1 x 4`, and `2 x 4 Pz IV`
        let number_follows = tokens.peek().is_some_and(|next| next.number().is_some());
        if let What::Word(word) = &token.what
            && let Some(unit) = unit(word, false)
            && !(number_follows && (unit == Of::Pieces && joined.len() > 1 || is_known(word)))
            && let Some(last) = joined.last_mut()
            && let What::Number(number) = &mut last.what
            && number.unit == Of::Nothing
        {
            number.unit = unit;
            last.end = token.end;
            continue;
        }
        if let What::Number(number) = &token.what
            && number.unit == Of::Nothing
            && let Some(last) = joined.last_mut()
            && let What::Word(word) = &last.what
            && unit(word, false) == Some(Of::Pieces)
        {
            let number = Number { unit: Of::Pieces, ..*number };
            last.what = What::Number(number);
            last.end = token.end;
            continue;
        }
        joined.push(token);
    }
    joined
}
