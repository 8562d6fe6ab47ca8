//! The players' own modifiers of a sum: those that were used before, and a new one.

use leptos::prelude::*;

use crate::aid::{Figure, OwnModifier, Ruleset};
use crate::text::Text;
use crate::text::keys::screens as s;

use crate::ui::erase::{Views, live, tap};
use crate::ui::figures;
use crate::ui::parts::icon::icon;
use crate::ui::state::App;

/// A sum by its id, its result, and the modifiers of its calculator.
pub type OfSum = (&'static str, Figure, Vec<OwnModifier>);

/// The modifiers of one sum; `own` are those of its calculator, and `put` adds one or, if
/// its amount is 0, removes it.
pub fn own_modifiers(
    app: App,
    ruleset: &'static Ruleset,
    (sum, result, own): OfSum,
    put: Callback<OwnModifier>,
) -> AnyView {
    let used = app.settings.with_untracked(|settings| settings.now().own_modifiers(ruleset));
    let is_full = own.len() >= OwnModifier::MOST;
    // First the present ones, then those that were used before.
    let mut all: Vec<OwnModifier> = own.iter().filter(|one| one.sum == sum).cloned().collect();
    let before = used
        .into_iter()
        .filter(|one| one.sum == sum && !all.iter().any(|now| now.label == one.label));
    let before: Vec<_> = before.collect();
    all.extend(before);
    let put = move |one: OwnModifier| {
        if one.amount != 0 && is_full {
            app.say_for_a_while(app.say(s::own_modifier_full(OwnModifier::MOST)));
        } else {
            put.run(one);
        }
    };
    let chips = all.into_iter().map(|one| {
        let on = own.contains(&one);
        let words = app.say(one.with_number());
        view! {
            <button
                class="chip"
                aria-pressed=on.to_string()
                data-own=one.name()
                on:click=tap(move || {
                    let amount = if on { 0 } else { one.amount };
                    put(OwnModifier { amount, ..one.clone() });
                })
            >
                {on.then(|| icon("check"))}
                {words}
            </button>
        }
    });
    let chips = chips.views();
    view! {
        <div class="sums-own" data-own-of=sum>
            {(!chips.is_empty()).then(|| view! { <div class="chip-row">{chips}</div> })}
            {new(app, ruleset, sum, Callback::new(put))}
            {effect(&result).map(|words| view! { <p class="soft">{app.t(words)}</p> })}
        </div>
    }
    .into_any()
}

/// The effect of a plus on a number that dice have to reach: some sheets print such modifiers with
/// the opposite sign.
const fn effect(result: &Figure) -> Option<Text> {
    match result {
        Figure::Need(_) | Figure::TotalNeed(_) | Figure::Impossible => Some(s::OWN_MODIFIER_RAISES),
        Figure::AtMost(_) => Some(s::OWN_MODIFIER_ALLOWS),
        _ => None,
    }
}

/// A new modifier: its number, which is never 0, and its label.
fn new(
    app: App,
    ruleset: &'static Ruleset,
    sum: &'static str,
    put: Callback<OwnModifier>,
) -> impl IntoView {
    let amount = RwSignal::new(1_i16);
    let label = RwSignal::new(String::new());
    let add = move || {
        let own = OwnModifier {
            sum: sum.to_owned(),
            label: OwnModifier::label_of(&label.get_untracked()),
            amount: amount.get_untracked(),
        };
        app.set(|settings| settings.keep_own(ruleset, &own));
        put.run(own);
    };
    let step = move |by: i16| {
        let name = app.t(s::OWN_MODIFIER_AMOUNT);
        let name = if by < 0 { app.say(s::less_of(name)) } else { app.say(s::more_of(name)) };
        let to = move || match amount.get() + by {
            0 => by,
            to => to.clamp(-OwnModifier::HIGHEST, OwnModifier::HIGHEST),
        };
        view! {
            <button
                class="field-step"
                aria-label=name
                aria-disabled=move || (to() == amount.get()).to_string()
                data-step=by
                on:click=tap(move || amount.set(untrack(to)))
            >
                {icon(if by < 0 { "minus" } else { "plus" })}
            </button>
        }
    };
    view! {
        <div class="sums-own-new">
            <input
                type="text"
                aria-label=app.t(s::OWN_MODIFIER_LABEL)
                placeholder=app.t(s::OWN_MODIFIER_LABEL)
                maxlength=OwnModifier::LONGEST
                autocomplete="off"
                prop:value=move || label.get()
                on:input=move |event| label.set(event_target_value(&event))
                on:keydown=move |event| {
                    if event.key() == "Enter" {
                        add();
                    }
                }
            />
            <div class="field-stepper">
                {step(-1)}
                <output class="field-count">{live(move || figures::signed(amount.get()))}</output>
                {step(1)}
            </div>
            <button class="button" data-action="add-own" on:click=tap(add)>
                {app.t(s::OWN_MODIFIER_ADD)}
            </button>
        </div>
    }
}
