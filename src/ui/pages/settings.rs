//! Settings: language, colours, distances, dice, house rules.

use leptos::prelude::*;

use crate::address::Screen;
use crate::aid::Ruleset;

use crate::battle::save::{self, Rescued};
use crate::battle::{Session, Settings, Theme, Unit};
use crate::browser::haptics;
use crate::browser::wake_lock::WakeLock;
use crate::browser::{page, share};
use crate::rulesets::{GAMES, Game};
use crate::text::Language;
use crate::text::keys::{app as t, screens as s};

use crate::ui::erase::{Views, live, tap};
use crate::ui::parts::field::{field, pick, switch};
use crate::ui::parts::icon::icon;
use crate::ui::parts::install::in_settings;
use crate::ui::parts::sums::cite;
use crate::ui::state::App;

use super::back;

const THEMES: [(Theme, &str); 4] = [
    (Theme::System, "system"),
    (Theme::Light, "light"),
    (Theme::Dark, "dark"),
    (Theme::Sunlight, "sunlight"),
];

pub fn settings(app: App) -> impl IntoView {
    view! {
        <div class="form-page">
            <header class="head">
                {back(app, Screen::Home.hash())}
                <h1>{app.t(t::SETTINGS)}</h1>
            </header>
            {live(move || everyday(app))}
            <h2>{app.t(s::SETTINGS_HOUSE_RULES)}</h2>
            {GAMES.iter().map(|game| of_game(app, game)).views()}
            {aside(app)}
            <p>
                <button
                    class="button"
                    data-action="reset-settings"
                    on:click=tap(move || {
                        app.set(Settings::reset);
                    })
                >
                    {app.t(s::SETTINGS_RESET)}
                </button>
            </p>
            <p><a class="link" href="#/keep">{app.t(s::KEEP)}</a></p>
            <p><a class="link" href="#/about">{app.t(t::ABOUT)}</a></p>
        </div>
    }
}

fn everyday(app: App) -> impl IntoView {
    let now = app.settings.with(|settings| settings.now().clone());
    let language = app.language();
    let metric = now.in_centimetres(language.tag());
    let theme = THEMES.iter().find(|(theme, _)| *theme == now.theme).map_or("system", |(_, id)| id);
    view! {
        {pick(
            app.t(s::SETTINGS_LANGUAGE),
            "language",
            Language::ALL
                .iter()
                .map(|language| (language.tag(), language.own_name().to_owned()))
                .collect(),
            language.tag(),
            Callback::new(move |tag: &str| app.set(|settings| settings.language = Some(tag.to_owned()))),
        )}
        {pick(
            app.t(s::SETTINGS_THEME),
            "theme",
            vec![
                ("system", app.t(s::THEME_SYSTEM)),
                ("light", app.t(s::THEME_LIGHT)),
                ("dark", app.t(s::THEME_DARK)),
                ("sunlight", app.t(s::THEME_SUNLIGHT)),
            ],
            theme,
            Callback::new(move |id| {
                let theme = THEMES
                    .iter()
                    .find(|(_, other)| *other == id)
                    .map_or(Theme::System, |(theme, _)| *theme);
                app.set(|settings| settings.theme = theme);
            }),
        )}
        {pick(
            app.t(s::SETTINGS_UNIT),
            "unit",
            vec![("inches", app.t(s::UNIT_INCHES)), ("centimetres", app.t(s::UNIT_CENTIMETRES))],
            if metric { "centimetres" } else { "inches" },
            Callback::new(move |id| app.set(|settings| settings.metric = Some(id == "centimetres"))),
        )}
        {pick(
            app.t(s::SETTINGS_DICE),
            "dice",
            vec![("app", app.t(s::DICE_APP)), ("own", app.t(s::DICE_OWN))],
            if now.own_dice { "own" } else { "app" },
            Callback::new(move |id| app.set(|settings| settings.own_dice = id == "own")),
        )}
        <div class="form-questions">
            {haptics::is_supported()
                .then(|| {
                    switch(
                        "haptics",
                        app.t(s::SETTINGS_HAPTICS),
                        now.haptics,
                        Callback::new(move |on| app.set(|settings| settings.haptics = on)),
                    )
                })}
            {switch(
                "keep-awake",
                app.t(s::SETTINGS_AWAKE),
                now.keep_awake,
                Callback::new(move |on| app.set(|settings| settings.keep_awake = on)),
            )}
        </div>
        <div class="settings-kept">
            {live(move || awake(app))}
            {live(move || promise(app))}
            {in_settings(app)}
        </div>
    }
}

/// How long saved data lasts, as far as the browser says.
pub fn promise(app: App) -> Option<impl IntoView> {
    let (id, words) = match app.promised.get() {
        _ if app.is_for_seven_days() => ("seven-days", t::KEPT_SEVEN_DAYS),
        Some(true) => ("yes", s::KEPT_PROMISED),
        Some(false) => ("no", s::KEPT_NOT_PROMISED),
        None => return None,
    };
    Some(view! { <p class="soft" data-promised=id>{app.t(words)}</p> })
}

/// Whether the screen stays awake, if the player wants that.
fn awake(app: App) -> Option<impl IntoView> {
    let (id, words) = match app.awake.get() {
        WakeLock::Off => return None,
        WakeLock::Held => ("yes", s::AWAKE_HELD),
        WakeLock::Refused | WakeLock::Unsupported => ("no", s::AWAKE_REFUSED),
    };
    Some(view! { <p class="soft" data-awake=id>{app.t(words)}</p> })
}

/// The settings of one wargame, folded under its name; those of the current battle are
/// unfolded. The house rules use the texts of their wargame, which are loaded when they are
/// opened.
fn of_game(app: App, game: &'static Game) -> impl IntoView {
    let playing = app.session.with_untracked(|session| {
        let battle_state = session.as_ref().map(Session::battle_state);
        battle_state.is_some_and(|state| state.battle.is_some() && state.ruleset == game.id)
    });
    view! {
        <details
            class="form-group"
            data-ruleset=game.id
            open=playing
            on:toggle=move |_| app.fetch_games(vec![game])
        >
            <summary class="margin-word">{app.t(game.name)}</summary>
            {live(move || house(app, game))}
        </details>
    }
}

fn house(app: App, game: &'static Game) -> Option<impl IntoView> {
    // Drawn when the rules and texts of the wargame are loaded.
    app.rules.track();
    let there = game.labels().all(|pack| app.packs.with(|packs| packs.has(pack)));
    if !there {
        return None;
    }
    let ruleset = game.rules()?;
    let values = app.house(ruleset);
    let questions = ruleset
        .house_rules
        .iter()
        .enumerate()
        .map(|(index, one)| {
            let label = app.t(one.label);
            let rule = one.cites.first().map(|first| cite(app, first, &label));
            view! {
                <div class="settings-question">
                    {field(app, one, values.get(index), None, None, Callback::new(move |to| {
                        app.set(|settings| settings.set_house(ruleset, &one.id.to_string(), &one.write(to)));
                    }))}
                    {rule}
                </div>
            }
        })
        .views();
    Some(view! {
        {questions}
        {own_modifiers(app, ruleset)}
        {cards(app, ruleset)}
    })
}

/// The quarantined texts, each to be saved as a file or deleted; nothing if there are none.
fn aside(app: App) -> impl IntoView {
    let kept = RwSignal::new(app.quarantined());
    let asked: RwSignal<Option<usize>> = RwSignal::new(None);
    live(move || {
        // More may be quarantined while this is on the screen.
        app.damage.track();
        let known = app.quarantined();
        if kept.with_untracked(|kept| *kept != known) {
            kept.set(known);
        }
        let rows = kept.get().into_iter().enumerate();
        let rows = rows.map(|(place, one)| {
            let what = what_is_aside(app, &one);
            let size = one.text.len().div_ceil(1_000).to_string();
            let is_asked = asked.get() == Some(place);
            let words = if is_asked {
                app.say(s::aside_ask(what.clone()))
            } else {
                app.say(s::aside_row(what.clone(), size))
            };
            let buttons = if is_asked {
                let remove = move || {
                    page::keep_focus();
                    app.forget_rescued(&one);
                    asked.set(None);
                    kept.set(app.quarantined());
                };
                vec![
                    text_button(app.t(s::ASIDE_REMOVE), "remove-aside", Box::new(remove)),
                    text_button(
                        app.t(s::ASIDE_KEEP),
                        "keep-aside",
                        Box::new(move || asked.set(None)),
                    ),
                ]
            } else {
                let save = move || {
                    let text = serde_json::to_string_pretty(&[&one]).unwrap_or_default();
                    share::download("adjutant-put-aside.json", "application/json", &text);
                };
                let ask = tap(move || asked.set(Some(place)));
                let ask = view! {
                    <button
                        class="icon-button"
                        data-action="ask-aside"
                        aria-label=app.say(s::aside_remove_label(what))
                        on:click=ask
                    >
                        {icon("remove")}
                    </button>
                };
                vec![
                    text_button(app.t(s::ASIDE_SAVE), "save-aside", Box::new(save)),
                    ask.into_any(),
                ]
            };
            view! {
                <li class="settings-card" data-aside=place>
                    <span>{words}</span>
                    <span class="settings-aside">{buttons}</span>
                </li>
            }
        });
        let rows = rows.collect::<Vec<_>>();
        (!rows.is_empty()).then(|| {
            view! {
                <h2>{app.t(s::ASIDE)}</h2>
                <p class="soft">{app.t(s::ASIDE_HINT)}</p>
                <ul>{rows}</ul>
            }
        })
    })
}

fn text_button(words: String, id: &'static str, act: Box<dyn Fn()>) -> AnyView {
    view! {
        <button class="button small" data-action=id on:click=tap(act)>
            {words}
        </button>
    }
    .into_any()
}

/// The kind of a quarantined text.
fn what_is_aside(app: App, one: &Rescued) -> String {
    match one.key.as_str() {
        key if key.starts_with(save::SETTINGS) => app.t(t::SETTINGS),
        key if key.starts_with(save::ARMIES) => app.t(s::ARMIES),
        save::BATTLES => app.t(s::ASIDE_BATTLES),
        key => match save::entry_of(key) {
            Some(number) => app.say(s::aside_battle(number)),
            None => app.t(s::KEEP_FROM_PHONE),
        },
    }
}

/// The players' own modifiers that were used, each with a button to remove it.
fn own_modifiers(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    let used = app.settings.with(|settings| settings.now().own_modifiers(ruleset));
    let rows = used.into_iter().map(|own| {
        let words = app.say(own.with_number());
        view! {
            <li class="settings-card">
                <span>{words.clone()}</span>
                <button
                    class="icon-button"
                    data-action="drop-modifier"
                    aria-label=app.say(s::own_modifier_forget(words))
                    on:click=tap(move || app.set(|settings| settings.drop_own(ruleset, &own)))
                >
                    {icon("remove")}
                </button>
            </li>
        }
    });
    let rows = rows.collect::<Vec<_>>();
    (!rows.is_empty()).then(|| {
        view! {
            <h3 class="margin-word">{app.t(s::OWN_MODIFIERS)}</h3>
            <ul>{rows}</ul>
        }
        .into_any()
    })
}

/// The saved unit cards, each with a button to delete it.
fn cards(app: App, ruleset: &'static Ruleset) -> Option<AnyView> {
    let cards = app.settings.with(|settings| settings.now().cards(ruleset));
    let rows = cards
        .into_iter()
        .map(|Unit { name, .. }| {
            view! {
                <li class="settings-card">
                    <span>{name.clone()}</span>
                    <button
                        class="icon-button"
                        data-action="drop-card"
                        aria-label=app.say(s::card_remove(name.clone()))
                        on:click=tap(move || app.set(|settings| settings.drop_card(ruleset, &name)))
                    >
                        {icon("remove")}
                    </button>
                </li>
            }
        })
        .collect::<Vec<_>>();
    (!rows.is_empty()).then(|| {
        view! {
            <h3 class="margin-word">{app.t(s::CARDS)}</h3>
            <ul>{rows}</ul>
        }
        .into_any()
    })
}
