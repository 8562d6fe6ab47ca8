//! The card of a unit in an army: drawn as a card, with every figure editable.

use leptos::prelude::*;
use leptos::web_sys::HtmlInputElement;

use crate::address::{Place, Screen};
use crate::aid::{Field, Ruleset};
use crate::battle::LONGEST_NAME;
use crate::browser::page;
use crate::text::keys::screens as s;

use super::armies::head;
use super::army::{self, sum};
use crate::ui::erase::{live, tap};
use crate::ui::parts::card::{self, Drawn};
use crate::ui::parts::form;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// The page of a unit; the army if the unit is gone.
pub fn army_unit(app: App, ruleset: &'static Ruleset, army: u32, unit: u32) -> AnyView {
    app.fetch_armies();
    let there = Memo::new(move |_| app.army(army).is_some_and(|army| army.unit(unit).is_some()));
    live(move || {
        if there.get() {
            untrack(|| editor(app, ruleset, army, unit))
        } else {
            untrack(|| army::army(app, ruleset, army))
        }
    })
    .into_any()
}

fn editor(app: App, ruleset: &'static Ruleset, id: u32, unit: u32) -> AnyView {
    let army = Memo::new(move |_| app.army(id));
    let kept = Memo::new(move |_| army.with(|army| army.as_ref()?.unit(unit).cloned()));
    let values = Memo::new(move |_| kept.with(|unit| Some(unit.as_ref()?.values(ruleset))));
    let words = Memo::new(move |_| kept.get().map(|unit| unit.words).unwrap_or_default());
    let answer = Callback::new(move |(field, to): (&'static Field, i16)| {
        let (field, value) = (field.id.to_string(), field.write(to));
        app.change_army(id, &mut |army| army.set(unit, &field, &value, ruleset));
    });
    let write = Callback::new(move |(words, text): (&'static str, String)| {
        app.change_army(id, &mut |army| army.set_words(unit, words, &text, ruleset));
    });
    // Cards differ mostly in the first group, so the others are folded.
    let profile = ruleset.tracker.profile;
    let first = profile.first().copied();
    let open = |group: &[usize]| {
        let mut printed = group.iter().filter(|place| profile.contains(place));
        printed.next().map(|place| Some(*place) == first)
    };
    let missing = Memo::new(move |_| {
        kept.with(|unit| unit.as_ref().map_or_else(Vec::new, |unit| unit.missing(ruleset)))
    });
    let card = (values, Some(missing));
    let groups = form::card_form(app, ruleset.tracker.fields, card, &[], &open, answer);
    let words = form::words(app, ruleset, values, words, write);
    let over = RwSignal::new(false);
    let tools = move || {
        view! {
            <button
                class="icon-button"
                aria-label=app.t(s::UNIT_DUPLICATE)
                data-action="duplicate"
                on:click=tap(move || {
                    app.change_army(id, &mut |army| army.duplicate(unit));
                    page::set_hash(&Screen::In(ruleset.id, Place::Army(id)).hash());
                })
            >
                {icon("copy")}
            </button>
            <button
                class="icon-button"
                aria-label=app.t(s::UNIT_REMOVE)
                data-action="remove"
                on:click=tap(move || {
                    app.change_army(id, &mut |army| army.remove(unit));
                    page::set_hash(&Screen::In(ruleset.id, Place::Army(id)).hash());
                })
            >
                {icon("remove")}
            </button>
        }
    };
    view! {
        <article class="army-editor" data-army-unit=unit>
            {live(move || {
                let name = kept.get()?.name;
                Some(head(app, ruleset, Place::Army(id), name, tools().into_any()))
            })}
            {live(move || army.get().and_then(|army| sum(app, ruleset, &army)))}
            {live(move || {
                let drawn = Drawn::when(ruleset, &kept.get()?, &army.get()?.battle(ruleset))?;
                Some(card::card(app, ruleset, &drawn, over))
            })}
            <label class="field-text">
                <span class="field-label">{app.t(s::UNIT_NAME)}</span>
                <input
                    type="text"
                    id="unit-name"
                    maxlength=LONGEST_NAME
                    autocomplete="off"
                    prop:value=move || kept.get().map(|unit| unit.name)
                    on:change=move |event| {
                        let input = event_target::<HtmlInputElement>(&event);
                        let name = input.value();
                        app.change_army(id, &mut |army| army.rename_unit(unit, &name));
                        let now = kept.get_untracked();
                        input.set_value(&now.map_or_else(String::new, |unit| unit.name));
                    }
                />
            </label>
            {groups}
            {words}
        </article>
    }
    .into_any()
}
