//! A whole text: lines about units among greetings, headings, totals, and tables with named
//! columns.

use crate::text::fold;

use super::line::{Change, Line, without_bullet, yes_or_no};
use super::vocabulary::{Meaning, Vocabulary};
use crate::aid::Kind;

/// The most words that a line without any answer may have to be taken for the name of a unit.
const LONGEST_NAME: usize = 7;

/// Words that begin lines which are not units, in the app's languages.
const GREETINGS: &[&str] = &[
    "hi",
    "hello",
    "hey",
    "dear",
    "cheers",
    "thanks",
    "thank",
    "thx",
    "ok",
    "good",
    "gl",
    "yo",
    "regards",
    "here",
    "this",
    "my",
    "our",
    "see",
    "that",
    "i",
    "ive",
    "rules",
    "bring",
    "do",
    "czesc",
    "hej",
    "witam",
    "siema",
    "dzien",
    "pozdrawiam",
    "oto",
    "to",
    "moja",
    "nasza",
    "dzieki",
    "dziekuje",
    "pozdro",
    "elo",
    "powodzenia",
    "zasady",
    "до",
    "правила",
    "привет",
    "здравствуйте",
    "здравствуй",
    "добрый",
    "вот",
    "мой",
    "моя",
    "наша",
    "спасибо",
    "спс",
    "всем",
    "удачи",
];

/// Words that begin the title of a list, or a line about its player or event, before a colon.
const TITLES: &[&str] = &[
    "army",
    "list",
    "player",
    "faction",
    "nation",
    "author",
    "event",
    "tournament",
    "date",
    "armia",
    "lista",
    "rozpiska",
    "gracz",
    "frakcja",
    "nacja",
    "autor",
    "turniej",
    "data",
    "армия",
    "список",
    "игрок",
    "фракция",
    "нация",
    "автор",
    "турнир",
    "дата",
];

/// Words that begin a line with a total.
const SUMS: &[&str] =
    &["total", "sum", "razem", "suma", "lacznie", "ogolem", "итого", "всего", "сумма"];

const NAMES: &[&str] = &[
    "name",
    "unit",
    "units",
    "platoon",
    "model",
    "nazwa",
    "jednostka",
    "oddzial",
    "pluton",
    "имя",
    "название",
    "отряд",
    "взвод",
    "юнит",
];
const COUNTS: &[&str] = &[
    "count",
    "number",
    "qty",
    "quantity",
    "no",
    "amount",
    "liczba",
    "ilosc",
    "szt",
    "количество",
    "число",
    "кол во",
    "шт",
];
/// Words for points, folded.
pub(super) const POINTS: &[&str] =
    &["points", "pts", "cost", "punkty", "pkt", "koszt", "очки", "стоимость"];

/// Reads a text line by line. `change` gives the player's corrections to a line, by its place
/// in the text. Lines without visible text are left out.
pub fn read(
    vocabulary: &Vocabulary,
    text: &str,
    change: &dyn Fn(usize) -> Change,
) -> Vec<(usize, Line)> {
    let mut columns: Option<(char, Vec<Column>)> = None;
    let mut lines: Vec<(usize, Line)> = Vec::new();
    for (at, written) in text.lines().enumerate() {
        if !written.chars().any(char::is_alphanumeric) {
            continue;
        }
        if let Some(head) = header(vocabulary, written) {
            columns = Some(head);
            lines.push((at, not_a_unit(written)));
            continue;
        }
        let change = change(at);
        let row = (columns.as_ref())
            .and_then(|(mark, columns)| row(written, *mark, columns))
            .or_else(|| quoted_cells(written));
        let mut line = vocabulary.line(row.as_deref().unwrap_or(written), &change);
        if row.is_some() {
            line = vocabulary.with_words_of_name(line, row.as_deref().unwrap_or(written), change);
        }
        written.clone_into(&mut line.text);
        line.is_unit = row.is_some() || looks_like_a_unit(&line);
        lines.push((at, line));
    }
    heading_before_units(&mut lines, vocabulary.cost);
    for (at, line) in &mut lines {
        if let Some(is_unit) = change(*at).is_unit {
            line.is_unit = is_unit;
        }
    }
    lines
}

fn not_a_unit(text: &str) -> Line {
    Line {
        text: text.to_owned(),
        copies: 1,
        name: without_bullet(text).to_owned(),
        ..Line::default()
    }
}

/// Whether a line describes a unit, whatever is around it.
fn looks_like_a_unit(line: &Line) -> bool {
    if line.quoted {
        return true;
    }
    let text = line.text.trim();
    let folded = fold(text);
    let first = folded.split([' ', ',', ':', '!', '.']).next().unwrap_or_default();
    let ends = text.ends_with([':', '!', '?']);
    let titled = |words: &[&str]| words.contains(&first) && text.contains(':');
    let written = line.found.iter().filter(|found| found.is_written).count();
    if text.starts_with('#')
        || text.starts_with("//")
        || SUMS.contains(&first)
        || titled(TITLES)
        || titled(POINTS) && written < 2
        || text.contains("://")
    {
        return false;
    }
    if line.says_anything() {
        let greets = ends || GREETINGS.contains(&first);
        return !(greets && written < 2 && line.copies == 1);
    }
    let words = line.name.split_whitespace().count();
    !ends && !line.name.is_empty() && words <= LONGEST_NAME && !GREETINGS.contains(&first)
}

/// A first unit that gives only a name, above several that say more, is a heading; so is one that
/// has the points of the whole list.
fn heading_before_units(lines: &mut [(usize, Line)], cost: Option<usize>) {
    let points = |line: &Line| {
        let points = line.points.or_else(|| line.answer(cost?));
        points.map_or(0, i32::from)
    };
    let said = lines.iter().skip(1).filter(|(_, line)| line.says_anything()).count();
    let all: i32 =
        lines.iter().filter(|(_, line)| line.is_unit).map(|(_, line)| points(line)).sum();
    if let Some((_, first)) = lines.iter_mut().find(|(_, line)| line.is_unit)
        && !first.quoted
        && first.is_named_only(cost)
        && said > 1
        && without_bullet(&first.text) == first.text.trim()
        && (points(first) == 0 || points(first) * 3 > all)
    {
        first.is_unit = false;
    }
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq)]
enum Column {
    Name,
    Count,
    Points,
    /// The answers to a question: its label as written, and whether it is a switch.
    Answer(String, bool),
    Other,
}

/// The cells of a line, which this mark separates.
fn cells(line: &str, mark: char) -> Vec<String> {
    let mut cells = vec![String::new()];
    let mut quoted = false;
    for letter in line.chars() {
        if letter == '"' {
            quoted = !quoted;
        } else if letter == mark && !quoted {
            cells.push(String::new());
        } else if let Some(cell) = cells.last_mut() {
            cell.push(letter);
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

/// A row whose cells are all in quotation marks (`"Rifles","Infantry","FP 2"`), as a line.
fn quoted_cells(line: &str) -> Option<String> {
    let mut rest = line.trim();
    let mut parts = Vec::new();
    loop {
        rest = rest.strip_prefix('"')?;
        let mut end = rest.find('"')?;
        while rest[end..].starts_with("\"\"") {
            end += 2 + rest[end + 2..].find('"')?;
        }
        let cell = rest.get(..end)?;
        parts.push(if parts.is_empty() { format!("\"{cell}\"") } else { cell.to_owned() });
        rest = rest.get(end + 1..)?;
        if rest.is_empty() {
            return (parts.len() > 1).then(|| parts.join("; "));
        }
        rest = rest.strip_prefix([',', ';', '\t'])?.trim_start();
    }
}

/// The columns, if a line consists of their labels.
fn header(vocabulary: &Vocabulary, line: &str) -> Option<(char, Vec<Column>)> {
    let mark = [';', '\t', '|', ','].into_iter().find(|mark| line.contains(*mark))?;
    let line = if mark == '|' { line.trim().trim_matches('|') } else { line };
    let columns: Vec<Column> =
        cells(line, mark).iter().map(|cell| column(vocabulary, cell)).collect();
    let known = columns.iter().filter(|column| **column != Column::Other).count();
    let named = columns.contains(&Column::Name);
    let filled = cells(line, mark).iter().filter(|cell| !cell.is_empty()).count();
    // The player may have invented the name of one column.
    (known > 1 && known + 1 >= filled && (named || known > 2)).then_some((mark, columns))
}

fn column(vocabulary: &Vocabulary, cell: &str) -> Column {
    let folded = fold(cell.trim_end_matches('.'));
    let among = |words: &[&str]| words.contains(&folded.as_str());
    if among(NAMES) {
        return Column::Name;
    }
    if let Some(toggle) = vocabulary.label(cell) {
        return Column::Answer(cell.to_owned(), toggle);
    }
    if among(COUNTS) {
        Column::Count
    } else if among(POINTS) {
        Column::Points
    } else {
        Column::Other
    }
}

/// A row of a table as a line.
fn row(line: &str, mark: char, columns: &[Column]) -> Option<String> {
    let cells = cells(line, mark);
    if cells.len() < 2 {
        return None;
    }
    // A row may have bars at its ends; those of the heading were removed.
    let more = cells.len() > columns.len() && cells.first().is_some_and(String::is_empty);
    let cells = cells.get(usize::from(mark == '|' && more)..)?;
    let mut head = String::new();
    let mut parts = vec![String::new()];
    let columns = columns.iter().chain(std::iter::repeat(&Column::Other));
    for (cell, column) in cells.iter().zip(columns).filter(|(cell, _)| !cell.is_empty()) {
        match column {
            Column::Count => head = format!("{cell} "),
            Column::Name => parts[0] = format!("\"{}\"", cell.replace('\\', "\\\\")),
            Column::Points => parts.push(format!("{cell} pts")),
            Column::Answer(label, true) => {
                let folded = fold(cell);
                let on = yes_or_no(&folded).unwrap_or(folded == "1" || cell == "+");
                if on {
                    parts.push(format!("{label}: yes"));
                }
            }
            Column::Answer(label, false) => parts.push(format!("{label}: {cell}")),
            Column::Other => parts.push(cell.clone()),
        }
    }
    Some(head + &parts.join("; "))
}

impl Vocabulary {
    /// A row, with the answers that the words of its name also give: `Jeep recon`.
    fn with_words_of_name(&self, line: Line, row: &str, mut change: Change) -> Line {
        let named = self.line(&line.name, &Change::default());
        let values = line.values(self);
        let words = named.found.iter().filter(|found| {
            let field = &self.fields[found.place];
            found.is_written
                && matches!(field.kind, Kind::Toggle | Kind::Choice(_))
                && !self.takes_numbers(found.place)
                && !change.without.contains(&found.place)
                && line.found.iter().all(|other| other.place != found.place || !other.is_written)
                && (self.profile.first() == Some(&found.place) || field.matters(values.all()))
        });
        let words: Vec<_> = words.map(|found| (found.place, found.answer)).collect();
        if words.is_empty() {
            return line;
        }
        change.answers.splice(0..0, words);
        self.line(row, &change)
    }

    /// Whether the question with exactly these words as its label is a switch (a free text is not);
    /// `None` if there is no such label.
    fn label(&self, words: &str) -> Option<bool> {
        let line = super::token::tokens(words, &|_| false);
        let (end, meanings) = self.phrase(&line, 0)?;
        let ended = line.iter().skip(end).all(|token| token.is(super::token::Break::Close));
        let label = meanings.iter().find_map(|meaning| match meaning {
            Meaning::Label(place) => Some(matches!(self.fields[*place].kind, Kind::Toggle)),
            Meaning::Wording(_) => Some(false),
            Meaning::Answer(..) | Meaning::Heading(_) | Meaning::Otherwise(_) => None,
        });
        label.filter(|_| ended)
    }
}
