//! The stored form of a unit or a side: its questions by group.

use leptos::prelude::*;

use crate::aid::{Field, Ruleset, Values};
use crate::battle::{LONGEST_WORDS, Words};
use crate::text::Text;
use crate::text::keys::screens as s;

use super::field::{field, open_field};
use crate::ui::erase::{Views, live};
use crate::ui::state::App;

/// The headings of a form, each with the places of the questions under it.
pub fn groups(fields: &[Field]) -> Vec<(Text, Vec<usize>)> {
    let mut groups: Vec<(Text, Vec<usize>)> = Vec::new();
    for (index, field) in fields.iter().enumerate() {
        match groups.iter_mut().find(|(group, _)| *group == field.group) {
            Some((_, members)) => members.push(index),
            None => groups.push((field.group, vec![index])),
        }
    }
    groups
}

/// The questions that matter, with their present answers; `None` if there is nothing left to ask
/// about. `open` says whether a group with questions at these places is unfolded at first; if it
/// returns `None`, the group is left out.
pub fn form(
    app: App,
    fields: &'static [Field],
    values: Memo<Option<Values>>,
    open: &dyn Fn(&[usize]) -> Option<bool>,
    answer: Callback<(&'static Field, i16)>,
) -> Vec<AnyView> {
    card_form(app, fields, (values, None), &[], open, answer)
}

/// The answers to the questions about a unit, and the places of those that are missing.
pub type Card = (Memo<Option<Values>>, Option<Memo<Vec<usize>>>);

/// The same for a unit whose figures may be missing. The questions at the places in `elsewhere` are
/// left out, because they are asked elsewhere.
pub fn card_form(
    app: App,
    fields: &'static [Field],
    card: Card,
    elsewhere: &[usize],
    open: &dyn Fn(&[usize]) -> Option<bool>,
    answer: Callback<(&'static Field, i16)>,
) -> Vec<AnyView> {
    groups(fields)
        .into_iter()
        .filter_map(|(title, members)| Some((open(&members)?, title, members)))
        .map(|(open, title, mut members)| {
            members.retain(|place| !elsewhere.contains(place));
            let of_group = members.clone();
            let (values, _) = card;
            let matters = Memo::new(move |_| {
                values.with(|values| {
                    let all = values.as_ref().map(Values::all).unwrap_or_default();
                    of_group.iter().any(|index| fields[*index].matters(all))
                })
            });
            let questions = members
                .into_iter()
                .map(|index| card_question(app, &fields[index], index, card, answer))
                .views();
            view! {
                <details class="form-group" open=open hidden=move || !matters.get()>
                    <summary class="margin-word">{app.t(title)}</summary>
                    <div class="form-questions">{questions}</div>
                </details>
            }
        })
        .views()
}

/// One question of a form, as long as it matters.
pub fn question(
    app: App,
    one: &'static Field,
    index: usize,
    values: Memo<Option<Values>>,
    answer: Callback<(&'static Field, i16)>,
) -> AnyView {
    card_question(app, one, index, (values, None), answer)
}

/// The same for a unit whose figures may be missing.
pub fn card_question(
    app: App,
    one: &'static Field,
    index: usize,
    (values, missing): Card,
    answer: Callback<(&'static Field, i16)>,
) -> AnyView {
    let is_missing = Memo::new(move |_| {
        missing.is_some_and(|missing| missing.with(|missing| missing.contains(&index)))
    });
    let value = Memo::new(move |_| {
        values.with(|values| {
            let values = values.as_ref()?;
            one.matters(values.all()).then(|| values.get(index))
        })
    });
    live(move || {
        value.get().map(|value| {
            let answer = Callback::new(move |to| answer.run((one, to)));
            if is_missing.get() {
                open_field(app, one, None, answer)
            } else {
                field(app, one, value, None, None, answer)
            }
        })
    })
    .into_any()
}

/// The free texts that a unit has.
pub fn words(
    app: App,
    ruleset: &'static Ruleset,
    values: Memo<Option<Values>>,
    kept: Memo<Words>,
    write: Callback<(&'static str, String)>,
) -> Option<AnyView> {
    let all = ruleset.tracker.cards.words;
    let lines = all
        .iter()
        .map(|one| {
            let there =
                move || values.with(|values| values.as_ref().is_some_and(|unit| (one.when)(unit)));
            view! {
                <label class="field-text" hidden=move || !there()>
                    <span class="field-label">{app.t(one.label)}</span>
                    <input
                        type="text"
                        maxlength=LONGEST_WORDS
                        autocomplete="off"
                        data-words=one.id
                        prop:value=move || {
                            kept.with(|kept| kept.get(one.id).cloned().unwrap_or_default())
                        }
                        on:change=move |event| write.run((one.id, event_target_value(&event)))
                    />
                </label>
            }
        })
        .views();
    (!all.is_empty()).then(|| {
        view! {
            <details class="form-group">
                <summary class="margin-word">{app.t(s::CARD_WORDS)}</summary>
                {lines}
            </details>
        }
        .into_any()
    })
}
