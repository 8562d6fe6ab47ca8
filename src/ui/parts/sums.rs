//! Sums: base, modifiers with their sign, result; each with its rule.

use leptos::prelude::*;

use crate::aid::{Note, Sum};
use crate::text::keys::screens as s;

use crate::ui::erase::{Views, tap};
use crate::ui::figures;
use crate::ui::state::App;

/// A button that shows the rule behind something.
pub fn cite(app: App, cite: &'static str, what: &str) -> impl IntoView + use<> {
    view! {
        <button
            class="sums-cite"
            data-cite=cite
            aria-label=app.say(s::rule_of(what.to_owned()))
            on:click=tap(move || app.rule_shown.set(Some(cite)))
        >
            "§"
        </button>
    }
}

/// One sum, as lines that end in the result, and the view `under` it.
pub fn sum(app: App, sum: &Sum, under: Option<AnyView>) -> impl IntoView + use<> {
    let (base_label, base, base_cite) = &sum.base;
    let base_label = app.t(*base_label);
    let modifiers = sum
        .modifiers
        .iter()
        .map(|modifier| {
            let label = app.say(modifier.label.clone());
            view! {
                <li data-modifier=figures::signed_data(modifier.value)>
                    {cite(app, modifier.cite, &label)}
                    <span class="sums-label">{label}</span>
                    <b>{figures::signed(modifier.value)}</b>
                </li>
            }
        })
        .views();
    view! {
        <section class="sums-sheet" data-sheet=sum.id data-result=figures::figure_data(&sum.result)>
            <h2 class="margin-word">{app.t(sum.title)}</h2>
            <ul>
                <li>
                    {cite(app, base_cite, &base_label)}
                    <span class="sums-label">{base_label.clone()}</span>
                    <b>{figures::figure(app, base)}</b>
                </li>
                {modifiers}
                <li class="sums-result">
                    <span class="sums-label">{app.t(sum.title)}</span>
                    <b>{figures::figure(app, &sum.result)}</b>
                </li>
            </ul>
            {under}
        </section>
    }
}

/// The sum in one line: `4+ = 3+ (Trained) +1 (Concealed)`.
pub fn in_one_line(app: App, sum: &Sum) -> String {
    let (label, base, _) = &sum.base;
    let mut line = format!("{} ({})", figures::figure(app, base), app.t(*label));
    for modifier in &sum.modifiers {
        line.push(' ');
        line.push_str(&figures::signed(modifier.value));
        line.push_str(" (");
        line.push_str(&app.say(modifier.label.clone()));
        line.push(')');
    }
    line
}

/// Notes, each with its rule.
pub fn notes(app: App, notes: &[Note], class: &'static str) -> impl IntoView + use<> {
    (!notes.is_empty()).then(|| {
        let items = notes
            .iter()
            .map(|note| {
                let words = app.say(note.phrase.clone());
                view! {
                    <li>
                        {cite(app, note.cite, &words)}
                        <span>{words}</span>
                    </li>
                }
            })
            .views();
        view! { <ul class=class>{items}</ul> }
    })
}
