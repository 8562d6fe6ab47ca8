//! The pad on which a number is typed.

use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::browser::page;
use crate::text::keys::screens as s;

use super::icon::icon;
use crate::ui::erase::{Views, live, tap};
use crate::ui::state::App;
use crate::ui::typing::{Shown, Typing};

/// The most digits of a number.
const MOST: usize = 5;

/// The digits of a number typed so far.
#[derive(Clone, Copy, Default)]
struct Typed {
    minus: bool,
    /// Its digits as one number.
    digits: u32,
    /// How many of them there are.
    count: usize,
    /// How many of them are after the decimal point; `None` without a point.
    decimals: Option<usize>,
}

impl Typed {
    fn digit(&mut self, digit: u32) {
        if self.count < MOST && self.decimals.is_none_or(|decimals| decimals == 0) {
            self.digits = 10 * self.digits + digit;
            self.count += 1;
            self.decimals = self.decimals.map(|decimals| decimals + 1);
        }
    }

    /// Takes back the last key.
    fn back(&mut self) {
        match self.decimals {
            Some(0) => self.decimals = None,
            _ if self.count > 0 => {
                self.digits /= 10;
                self.count -= 1;
                self.decimals = self.decimals.map(|decimals| decimals - 1);
            }
            _ => self.minus = false,
        }
    }

    fn is_empty(self) -> bool {
        self.count == 0 && !self.minus && self.decimals.is_none()
    }

    fn shown(self, point: &str) -> String {
        let sign = if self.minus { "−" } else { "" };
        let digits = match self.count {
            0 => String::new(),
            _ => self.digits.to_string(),
        };
        match self.decimals {
            None => format!("{sign}{digits}"),
            Some(0) => format!("{sign}{digits}{point}"),
            Some(_) => format!("{sign}{}{point}{}", self.digits / 10, self.digits % 10),
        }
    }

    /// The answer that the keys make; `None` before there are digits.
    fn answer(self, app: App, shown: Shown) -> Option<i16> {
        if self.count == 0 {
            return None;
        }
        let number = f64::from(self.digits);
        let number = match self.decimals {
            Some(1) => number / 10.0,
            _ => number,
        };
        let number = if self.minus { -number } else { number };
        let number = match shown {
            Shown::Times(times, _) => number / f64::from(times),
            // Part of an inch counts as a whole one.
            Shown::Distance if app.is_metric() => (number / 2.5).ceil(),
            Shown::Distance => number,
            Shown::Fine { .. } if app.is_metric() => 4.0 * number,
            Shown::Fine { .. } => 10.0 * number,
        };
        let number = number.round();
        (number.abs() < f64::from(i16::MAX)).then_some(number as i16)
    }
}

/// The pad for a number, at the foot of the screen.
pub fn pad(app: App, typing: Typing) -> AnyView {
    let Typing { label, value, span: (low, high), shown, answer } = typing;
    let typed = RwSignal::new(Typed::default());
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get().filter(|dialog| !dialog.open()) {
            let _ = dialog.show_modal();
            // A player with a keyboard can type at once.
            page::focus("pad-number");
        }
    });
    // Closing a dialog returns the focus.
    let close = move || {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    // Until something is typed, the number shown is the answer.
    let number = Memo::new(move |_| {
        let typed = typed.get();
        let number = if typed.is_empty() { value } else { typed.answer(app, shown) };
        number.filter(|number| (low..=high).contains(number))
    });
    let take = Callback::new(move |()| {
        if let Some(number) = number.get_untracked() {
            close();
            // The question may be gone by now.
            let _ = answer.try_run(number);
        }
    });
    let press = Callback::new(move |key: char| {
        typed.update(|typed| match key {
            '0'..='9' => typed.digit(u32::from(key) - u32::from('0')),
            '-' if low < 0 => typed.minus = !typed.minus,
            '.' if is_fine(shown) => typed.decimals = typed.decimals.or(Some(0)),
            '<' => typed.back(),
            _ => {}
        });
    });
    let point = app.number(0.5, 1);
    let point = point.trim_matches(|mark: char| mark.is_ascii_digit()).to_owned();
    let keys = keys(app, low < 0, is_fine(shown).then(|| point.clone()), press);
    let now = value.map_or_else(|| String::from("–"), |value| shown.number(app, value));
    let limits = app.say(s::pad_limits(shown.number(app, high), shown.number(app, low)));
    let name = app.say(s::type_number(label.clone()));
    let is_out = move || !typed.get().is_empty() && number.get().is_none();
    view! {
        <dialog
            class="rule-sheet pad"
            node_ref=dialog
            aria-label=name
            data-pad=""
            on:close=move |_| app.typing.set(None)
            on:keydown=move |event| by_keyboard(&event, press, take)
        >
            <div class="rule-sheet-inside">
                <div class="rule-sheet-head">
                    <h2>{label}</h2>
                    <button
                        class="icon-button"
                        aria-label=app.t(s::CLOSE)
                        data-action="pad-close"
                        on:click=tap(close)
                    >
                        {icon("close")}
                    </button>
                </div>
                <p class="pad-number" class:out=is_out>
                    <output class:soft=move || typed.get().is_empty() id="pad-number" tabindex="-1">
                        {live(move || match typed.get() {
                            typed if typed.is_empty() => now.clone(),
                            typed => typed.shown(&point),
                        })}
                    </output>
                    <span>{limits}</span>
                </p>
                <div class="pad-keys">{keys}</div>
                <button
                    class="button primary"
                    data-action="pad-take"
                    aria-disabled=move || number.get().is_none().to_string()
                    on:click=tap(move || take.run(()))
                >
                    {icon("check")}
                    {app.t(s::PAD_TAKE)}
                </button>
            </div>
        </dialog>
    }
    .into_any()
}

/// The digits, a sign and a decimal point if allowed, and a key to delete.
fn keys(app: App, signed: bool, point: Option<String>, press: Callback<char>) -> Vec<AnyView> {
    let key = |id: char, face: AnyView, name: Option<String>| {
        view! {
            <button
                class="pad-key"
                aria-label=name
                data-key=id.to_string()
                on:click=tap(move || press.run(id))
            >
                {face}
            </button>
        }
    };
    let digits = "123456789".chars();
    let digits = digits.map(|digit| key(digit, digit.to_string().into_any(), None));
    let sign = signed.then(|| key('-', "±".into_any(), Some(app.t(s::PAD_SIGN))));
    let point = point.map(|point| key('.', point.into_any(), None));
    let last = [
        key('0', "0".into_any(), None),
        key('<', icon("back").into_any(), Some(app.t(s::PAD_BACK))),
    ];
    digits.chain(sign).chain(point).chain(last).views()
}

/// Presses the pad's keys from a keyboard.
fn by_keyboard(event: &KeyboardEvent, press: Callback<char>, take: Callback<()>) {
    let key = match event.key().as_str() {
        "Backspace" => '<',
        "," | "." => '.',
        "-" | "−" => '-',
        "Enter" => {
            // On a button, Enter taps that button instead.
            let target = event.target();
            let target = target.and_then(|at| at.dyn_into::<web_sys::Element>().ok());
            if target.is_none_or(|target| target.tag_name() != "BUTTON") {
                event.prevent_default();
                take.run(());
            }
            return;
        }
        other => match other.chars().next().filter(|_| other.len() == 1) {
            Some(digit @ '0'..='9') => digit,
            _ => return,
        },
    };
    event.prevent_default();
    press.run(key);
}

/// Whether the number may have a decimal.
const fn is_fine(shown: Shown) -> bool {
    matches!(shown, Shown::Fine { .. })
}
