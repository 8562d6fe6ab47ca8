//! Texts that are not translated yet.

use std::collections::BTreeMap;

use fluent_pack::Missing;

use crate::Result;
use crate::tools::root;

/// Prints every text that a language lacks; an invalid English text, or a
/// translation without an English text, is an error as in any build.
pub fn list() -> Result {
    let catalogue = fluent_pack::compile(&root().join("locales"))
        .map_err(|errors| format!("the texts are wrong:\n  {}", errors.join("\n  ")))?;
    print!("{}", listed(catalogue.missing()));
    Ok(())
}

fn listed(missing: &[Missing]) -> String {
    if missing.is_empty() {
        return "Every text is translated.\n".to_owned();
    }
    let mut files: BTreeMap<(&str, &str), Vec<&str>> = BTreeMap::new();
    for text in missing {
        let file = files.entry((&text.language, &text.file)).or_default();
        file.push(&text.id);
    }
    let mut lines = Vec::new();
    for ((language, file), ids) in files {
        lines.push(format!("locales/{language}/{file}.ftl: {} missing", ids.len()));
        lines.extend(ids.iter().map(|id| format!("  {id}")));
    }
    lines.push(format!(
        "{} texts are shown in English behind {} until they are translated.\n",
        missing.len(),
        fluent_pack::MARK.trim_end()
    ));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_stands_under_its_file() {
        let text = |language: &str, id: &str| Missing {
            language: language.to_owned(),
            file: "app".to_owned(),
            id: id.to_owned(),
        };
        let missing = [text("pl", "a"), text("pl", "b.tip"), text("ru", "a")];
        assert_eq!(
            listed(&missing),
            "locales/pl/app.ftl: 2 missing\n  a\n  b.tip\n\
             locales/ru/app.ftl: 1 missing\n  a\n\
             3 texts are shown in English behind ⟨en⟩ until they are translated.\n"
        );
        assert_eq!(listed(&[]), "Every text is translated.\n");
    }
}
