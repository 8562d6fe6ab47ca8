//! The languages of the app.

/// A language of the app.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Language {
    /// English, which is also the fallback for other languages.
    #[default]
    English,
    /// Polish.
    Polish,
    /// Russian.
    Russian,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::Polish, Self::Russian];

    /// The tag for the page's `lang`, for settings and for the packs' folder.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Polish => "pl",
            Self::Russian => "ru",
        }
    }

    /// The language for a tag as browsers write it: `pl`, `pl-PL`, `ru_RU`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next()?;
        Self::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// Its own name for itself (`Polski`).
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Polish => "Polski",
            Self::Russian => "Русский",
        }
    }

    /// The first of a player's languages that the app has, or else English.
    pub fn from_preferences<T: AsRef<str>>(tags: impl IntoIterator<Item = T>) -> Self {
        tags.into_iter().find_map(|tag| Self::from_tag(tag.as_ref())).unwrap_or_default()
    }

    /// The decimal separator.
    pub(super) const fn decimal_mark(self) -> char {
        match self {
            Self::English => '.',
            Self::Polish | Self::Russian => ',',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_with_and_without_a_region() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
        assert_eq!(Language::from_tag("pl-PL"), Some(Language::Polish));
        assert_eq!(Language::from_tag("RU_ru"), Some(Language::Russian));
        assert_eq!(Language::from_tag("plx"), None);
        assert_eq!(Language::from_tag(""), None);
    }

    #[test]
    fn the_first_known_preference_wins() {
        let preferred = |tags: &[&str]| Language::from_preferences(tags);
        assert_eq!(preferred(&["de-DE", "ru-RU", "pl"]), Language::Russian);
        assert_eq!(preferred(&["de", "fr"]), Language::English);
        assert_eq!(preferred(&[]), Language::English);
    }
}
