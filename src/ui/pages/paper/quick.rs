//! The quick reference of a game: the phases with their steps, tables and sums, and the
//! house rules that are in use, with the players' own modifiers.

use leptos::prelude::*;

use crate::aid::{
    Amounts, Cell, Kind, OwnModifier, PhaseOnPaper, Ruleset, Step, SumOnPaper, Table, Whose,
};
use crate::text::keys::paper as p;

use crate::ui::erase::Views;
use crate::ui::figures;
use crate::ui::state::App;

/// The whole quick reference.
pub fn reference(app: App, ruleset: &'static Ruleset) -> AnyView {
    let phases = ruleset.on_paper(&app.house(ruleset));
    let own = app.settings.with(|settings| settings.now().own_modifiers(ruleset));
    let shown =
        (0..phases.len()).map(|place| phase(app, &phases[..place], &phases[place], &own)).views();
    let has = |sum: &str| phases.iter().flat_map(|one| &one.sums).any(|one| one.id == sum);
    let beside = own.iter().filter(|one| !has(&one.sum)).collect::<Vec<_>>();
    view! {
        <header class="paper-title">
            <h2>{app.t(ruleset.name)}</h2>
            <span>"◦ " {app.t(p::PAPER_OPPONENT)}</span>
        </header>
        <div class="paper-columns">{shown} {house_rules(app, ruleset, &beside)}</div>
    }
    .into_any()
}

fn phase(app: App, before: &[PhaseOnPaper], one: &PhaseOnPaper, own: &[OwnModifier]) -> AnyView {
    let says = |steps: &[&Step]| steps.iter().map(|step| step.text).collect::<Vec<_>>();
    let same = (!one.steps.is_empty())
        .then(|| {
            let mut before = before.iter();
            before.find(|other| says(&other.steps) == says(&one.steps))
        })
        .flatten();
    let steps = match same {
        Some(same) => vec![view! { <p>{app.say(p::paper_as(same.phase.title))}</p> }.into_any()],
        None => steps(app, &one.steps),
    };
    let tables = one.tables.iter().map(|one| table(app, one)).views();
    let tables = (!tables.is_empty()).then(|| view! { <div class="paper-tables">{tables}</div> });
    let sums = one.sums.iter().map(|one| sum(app, one, own)).views();
    view! {
        <section class="paper-phase">
            <h3 class="paper-head">{app.t(one.phase.title)}</h3>
            {steps}
            {tables}
            {sums}
        </section>
    }
    .into_any()
}

/// The steps, grouped by heading.
fn steps(app: App, steps: &[&Step]) -> Vec<AnyView> {
    let heading = |one: &&Step, other: &&Step| one.under == other.under;
    let groups = steps.chunk_by(heading);
    groups
        .map(|group| {
            let heading =
                group[0].under.map(|text| view! { <p class="paper-under">{app.t(text)}</p> });
            let rows = group
                .iter()
                .map(|step| {
                    let opponent = step.whose == Whose::Opponent;
                    view! { <li class:opponent=opponent>{app.t(step.text)}</li> }
                })
                .views();
            view! {
                {heading}
                <ul class="paper-steps">{rows}</ul>
            }
            .into_any()
        })
        .collect()
}

/// The style of a table, by its size and its cells.
fn looks(app: App, table: &Table) -> String {
    /// Tables with more columns than this have vertical headings.
    const COLUMNS: usize = 6;
    /// Tables with more rows than this may break between rows into the next column.
    const ROWS: usize = 5;
    /// A list with more entries than this is set in columns if its cells are shorter than
    /// this.
    const LIST: (usize, usize) = (7, 13);
    /// Lists of modifiers are set side by side, except long ones with labels of this length.
    const HALF: usize = 22;
    let is_short = |row: &&&[Cell]| {
        let mut cells = row.iter();
        cells.all(|cell| figures::cell(app, cell).chars().count() < LIST.1)
    };
    let rows = table.rows.len();
    let look = if table.head.len() > COLUMNS {
        "wide"
    } else if table.head.len() == 2
        && rows > LIST.0
        && table.rows.iter().filter(is_short).count() * 10 >= rows * 9
    {
        "listed"
    } else if is_of_modifiers(table) {
        "plain"
    } else {
        ""
    };
    let label =
        |row: &&[Cell]| row.first().map_or(0, |cell| figures::cell(app, cell).chars().count());
    let labels: usize = table.rows.iter().map(label).sum();
    let full = if look == "plain" && rows > LIST.0 && labels > HALF * rows { "full" } else { "" };
    let tall = if rows > ROWS { "tall" } else { "" };
    format!("paper-table {look} {full} {tall}")
}

/// Whether a table just lists modifiers with their amounts, which needs no headings.
fn is_of_modifiers(table: &Table) -> bool {
    let rows = table.rows.iter();
    let signed = rows.filter(|row| matches!(row.get(1), Some(Cell::Signed(_))));
    table.head.len() == 2 && signed.count() * 2 >= table.rows.len()
}

/// A text whose long words may be hyphenated: after a vowel, before a consonant and a vowel.
/// Browsers cannot hyphenate every language.
fn parted(text: &str) -> String {
    /// Shorter words are not hyphenated, nor are the ends of longer ones.
    const WHOLE: (usize, usize) = (12, 4);
    let is_vowel = |letter: char| "aeiouyąęóаеёиоуыэюя".contains(letter);
    let words = text.split(' ').map(|word| {
        let letters: Vec<char> = word.chars().collect();
        let mut parted = String::new();
        for (place, letter) in letters.iter().enumerate() {
            let around =
                place.checked_sub(1).map(|before| (letters[before], letters.get(place + 1)));
            if let Some((before, Some(after))) = around
                && letters.len() >= WHOLE.0
                && (WHOLE.1..=letters.len() - WHOLE.1).contains(&place)
                && is_vowel(before)
                && !is_vowel(*letter)
                && is_vowel(*after)
            {
                parted.push('\u{ad}');
            }
            parted.push(*letter);
        }
        parted
    });
    words.collect::<Vec<_>>().join(" ")
}

fn table(app: App, table: &'static Table) -> AnyView {
    /// Words are hyphenated in tables with at least this number of columns.
    const MANY: usize = 5;
    let class = looks(app, table);
    let is_plain = class.contains("plain");
    // Words as short as figures are aligned like figures.
    let short = if is_plain { 12 } else { 5 };
    let head = (!is_plain && !class.contains("listed")).then(|| {
        let cells = table
            .head
            .iter()
            .map(|text| view! { <th scope="col"><span>{app.t(*text)}</span></th> })
            .views();
        view! { <thead><tr>{cells}</tr></thead> }
    });
    let row = |row: &&'static [Cell]| {
        let cells = row
            .iter()
            .enumerate()
            .map(|(place, cell)| {
                let words = figures::cell(app, cell);
                let is_text = matches!(cell, Cell::Text(_)) && words.chars().count() > short;
                let words = if row.len() < MANY { words } else { parted(&words) };
                if place == 0 {
                    view! { <th scope="row" class:figure=!is_text>{words}</th> }.into_any()
                } else {
                    view! { <td class:figure=!is_text>{words}</td> }.into_any()
                }
            })
            .views();
        view! { <tr>{cells}</tr> }
    };
    let rows = table.rows.iter().map(row).views();
    let title = app.t(table.title);
    view! {
        <figure class=class data-cite=table.cite>
            <figcaption>{title.clone()}</figcaption>
            // On a phone's screen it may be wider than the sheet.
            <div class="paper-scroll" tabindex="0" role="region" aria-label=title>
                <table>{head} <tbody>{rows}</tbody></table>
            </div>
        </figure>
    }
    .into_any()
}

/// A sum in one line: its base and its modifiers, the players' own last.
fn sum(app: App, sum: &SumOnPaper, own: &[OwnModifier]) -> AnyView {
    let bases = sum.bases.iter().map(|base| {
        let label = app.t(base.label);
        match &base.figure {
            Some(figure) => (format!("{label} "), figures::figure(app, figure), String::new()),
            None => (label, String::new(), String::new()),
        }
    });
    let modifiers = sum.modifiers.iter().map(|one| {
        let value = match one.value {
            Amounts::One(value) => figures::signed(value),
            Amounts::Each(1) | Amounts::More => String::from("+"),
            Amounts::Each(-1) | Amounts::Less => String::from("−"),
            Amounts::Each(each) => format!("{} ×", figures::signed(each)),
        };
        let label = app.say(one.label.clone());
        (String::new(), value, format!(" {label}"))
    });
    let own = own.iter().filter(|own| own.sum == sum.id).map(|own| {
        let label = format!(" {}", app.say(own.phrase()));
        (String::new(), figures::signed(own.amount), label)
    });
    let all = bases.chain(modifiers).chain(own).enumerate();
    let all = all
        .map(|(place, (before, figure, after))| {
            let between = if place > 0 { "; " } else { "" };
            view! { {between} {before} <b>{figure}</b> {after} }
        })
        .views();
    view! {
        <p class="paper-sum" data-sum=format!("{}/{}", sum.calculator, sum.id)>
            <b>{app.t(sum.title)} ":"</b>
            " "
            {all}
        </p>
    }
    .into_any()
}

/// The house rules that differ from the sheet's own rulings, and the players' own modifiers of
/// sums that are not on paper.
fn house_rules(app: App, ruleset: &'static Ruleset, own: &[&OwnModifier]) -> Option<AnyView> {
    let house = app.house(ruleset);
    let rows = (ruleset.house_rules.iter().enumerate())
        .filter(|(place, field)| house.get(*place) != field.default && field.matters(house.all()))
        .map(|(place, field)| {
            let label = app.t(field.label);
            match field.kind {
                Kind::Toggle if house.get(place) != 0 => label,
                kind => format!("{label}: {}", figures::answer(app, kind, house.get(place))),
            }
        });
    let own = own.iter().map(|own| {
        let sums = ruleset.calculators.iter().flat_map(|one| one.sums(&house));
        let title = sums.into_iter().find(|sum| sum.id == own.sum).map(|sum| app.t(sum.title));
        format!("{}: {}", title.unwrap_or_default(), app.say(own.with_number()))
    });
    let rows = rows.chain(own).map(|words| view! { <li>{words}</li> }).views();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="paper-phase" data-house>
                <h3 class="paper-head">{app.t(p::PAPER_HOUSE)}</h3>
                <ul class="paper-steps">{rows}</ul>
            </section>
        }
        .into_any()
    })
}
