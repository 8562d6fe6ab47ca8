//! About: version, sources, promises, licences.

use leptos::prelude::*;

use crate::browser::page;
use crate::text::keys::{app as t, screens as s};

use crate::ui::state::App;

pub fn about(app: App) -> impl IntoView {
    view! {
        <div class="about about">
            <h1>{app.t(t::APP_NAME)}</h1>
            <p class="soft">{app.say(s::about_version(page::version()))}</p>
            <p><b>{app.t(t::UNOFFICIAL)}</b></p>
            <p>{app.t(s::ABOUT_PRIVACY)}</p>
            <p>{app.t(s::ABOUT_OFFLINE)}</p>
            <p>{app.t(s::ABOUT_DICE)}</p>
            <p>{app.t(s::ABOUT_ODDS)}</p>
            <h2>{app.t(s::ABOUT_SOURCES)}</h2>
            <p>{app.t(s::ABOUT_SOURCES_TEXT)}</p>
            <h2>{app.t(s::ABOUT_LICENCE)}</h2>
            <p>{app.t(s::ABOUT_LICENCE_TEXT)}</p>
            <p>
                <a href="./licences.txt" target="_blank" rel="noopener" data-action="licences">
                    {app.t(s::ABOUT_LICENCE_LIST)}
                </a>
            </p>
        </div>
    }
}
