//! The first rendering of home, in the page itself: name, claim and games, in each language, shown
//! until the app is loaded and draws the same (`tests/browser/first-paint.test.mjs` compares both).

use std::fmt::Write;
use std::fs;

use fluent_pack::Catalogue;

use crate::Result;
use crate::tools::root;

/// The frame around home and its content, once for each language; the styles show only the reader's
/// (`assets/shell.css`).
pub fn home(catalogue: &Catalogue) -> Result<String> {
    let games = games()?;
    let mut html = String::new();
    for language in ["en", "pl", "ru"] {
        let text = |id: &str| {
            let text = catalogue.plain(language, "app", id);
            let text = text.ok_or_else(|| format!("app.ftl has no plain text {id}"))?;
            Ok::<_, String>(escaped(text))
        };
        let link = |icon: &str, hash: &str| {
            let label = text(icon)?;
            let icon = icon_of(icon);
            Ok::<_, String>(format!(
                "<a class=\"icon-button\" href=\"{hash}\" aria-label=\"{label}\">{icon}</a>"
            ))
        };
        let button = |icon: &str| {
            let label = text(icon)?;
            let icon = icon_of(icon);
            Ok::<_, String>(format!(
                "<button class=\"icon-button\" aria-label=\"{label}\" aria-disabled=\"true\">\
                 {icon}</button>"
            ))
        };
        let mut list = String::new();
        for game in &games {
            // Writing to a `String` cannot fail.
            let _ = write!(
                list,
                "<li class=\"home-game\" data-ruleset=\"{game}\"><h3>{}</h3>\
                 <p class=\"soft\">{}</p><div class=\"button-row\">\
                 <a class=\"button primary\" href=\"#/new/{game}\" data-action=\"new\">{} {}</a>\
                 <a class=\"button\" href=\"#/{game}/turn\" data-action=\"tools\">{}</a>\
                 </div></li>",
                text(&format!("game-{game}"))?,
                text(&format!("game-{game}-summary"))?,
                icon_of("plus"),
                text("home-new")?,
                text("home-tools")?,
            );
        }
        let _ = write!(
            html,
            "<div class=\"frame\" lang=\"{language}\"><header class=\"frame-top\">{}\
             <p class=\"frame-name\"><b>{name}</b><span></span></p>{}{}{}</header>\
             <main class=\"frame-screen\"><div class=\"home\"><h1 class=\"home-name\">{name}</h1>\
             <p class=\"home-claim\">{}</p><h2 class=\"margin-word\">{}</h2><ul>{list}</ul>\
             <p class=\"soft\">{}</p><p><a class=\"link\" href=\"#/about\">{}</a></p>\
             </div></main></div>",
            link("home", "#/")?,
            button("undo")?,
            button("redo")?,
            link("settings", "#/settings")?,
            text("app-claim")?,
            text("home-games")?,
            text("unofficial")?,
            text("about")?,
            name = text("app-name")?,
        );
    }
    Ok(html)
}

fn icon_of(name: &str) -> String {
    format!(
        "<svg class=\"icon\" width=\"24\" height=\"24\" aria-hidden=\"true\">\
         <use href=\"#icon-{name}\"></use></svg>"
    )
}

/// The games by their ids, in the order they are offered.
fn games() -> Result<Vec<String>> {
    let path = root().join("src/rulesets/mod.rs");
    let text = fs::read_to_string(&path)
        .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let list = text
        .split_once("\ngames! {")
        .and_then(|(_, rest)| rest.split_once('}'))
        .map(|(list, _)| list)
        .ok_or("src/rulesets/mod.rs lists no games")?;
    let names = list.split(',').map(str::trim);
    Ok(names.filter(|name| !name.is_empty()).map(|name| name.replace('_', "-")).collect())
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_and_every_game() -> Result {
        let locales = root().join("locales");
        let catalogue = fluent_pack::compile(&locales).map_err(|errors| errors.join("\n"))?;
        let html = home(&catalogue)?;
        for language in ["en", "pl", "ru"] {
            assert!(html.contains(&format!("<div class=\"frame\" lang=\"{language}\">")));
        }
        for game in games()? {
            assert_eq!(html.matches(&format!("data-ruleset=\"{game}\"")).count(), 3);
        }
        Ok(())
    }
}
