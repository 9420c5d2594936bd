//! The reader's language.

use std::{convert::Infallible, str::FromStr, sync::LazyLock};

use accept_language::parse_with_quality;
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, header, request::Parts},
};
use axum_extra::extract::cookie::CookieJar;
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

/// The cookie with a chosen language.
pub const COOKIE: &str = "lang";
/// Bytes of a request's list of languages that are read.
const MAX_ACCEPT_LANGUAGE: usize = 512;

/// The languages of the texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Locale {
    /// English, also for readers of none of the others.
    En,
    /// German.
    De,
    /// Spanish.
    Es,
    /// Russian.
    Ru,
}

/// Parallel to [`Locale::ALL`].
static IDENTIFIERS: LazyLock<[LanguageIdentifier; 4]> = LazyLock::new(|| Locale::ALL.map(Locale::identifier));

impl Locale {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::En, Self::De, Self::Es, Self::Ru];

    /// Its code, for the page's `lang`, the cookie and the folder of its texts.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Es => "es",
            Self::Ru => "ru",
        }
    }

    /// Its name in the language itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Es => "Español",
            Self::Ru => "Русский",
        }
    }

    /// Its position in [`Locale::ALL`].
    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// What stands before the decimals of a number.
    pub const fn decimal_mark(self) -> char {
        match self {
            Self::En => '.',
            Self::De | Self::Es | Self::Ru => ',',
        }
    }

    /// Its identifier, for formatting numbers and plurals.
    pub fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("our language codes are well formed")
    }

    /// The chosen language, or the one that the browser prefers, or English.
    pub fn of(headers: &HeaderMap) -> Self {
        let chosen = CookieJar::from_headers(headers).get(COOKIE).and_then(|cookie| cookie.value().parse().ok());
        chosen.unwrap_or_else(|| {
            let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
            Self::negotiate(accepted.unwrap_or_default())
        })
    }

    /// The best match for an `Accept-Language` header.
    fn negotiate(accepted: &str) -> Self {
        let wanted = by_weight(accepted);
        let best = negotiate_languages(&wanted, &*IDENTIFIERS, None, NegotiationStrategy::Lookup);
        let index = best.first().and_then(|best| IDENTIFIERS.iter().position(|identifier| identifier == *best));
        index.map_or(Self::En, |index| Self::ALL[index])
    }
}

/// A language code without texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there are no texts in that language")]
pub struct UnknownLocale;

impl FromStr for Locale {
    type Err = UnknownLocale;

    fn from_str(code: &str) -> Result<Self, UnknownLocale> {
        Self::ALL.into_iter().find(|locale| locale.code() == code).ok_or(UnknownLocale)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Locale {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

/// The languages of an `Accept-Language` header, most wanted first, without unwanted ones (weight 0).
fn by_weight(accepted: &str) -> Vec<LanguageIdentifier> {
    let accepted = accepted.get(..MAX_ACCEPT_LANGUAGE).unwrap_or(accepted);
    // `accept_language` parses this as a weight, and may panic when it sorts by it.
    if accepted.to_ascii_lowercase().contains("nan") {
        return Vec::new();
    }
    let wanted = parse_with_quality(accepted).into_iter().filter(|&(_, weight)| weight > 0.0);
    wanted.filter_map(|(tag, _)| tag.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_language_wins() {
        for (accepted, locale) in [
            ("", Locale::En),
            ("de", Locale::De),
            ("de-AT,de;q=0.9,en;q=0.8", Locale::De),
            ("es-419", Locale::Es),
            ("ru-RU", Locale::Ru),
            ("fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4", Locale::Es),
            ("en;q=0.2, ru;q=0.9", Locale::Ru),
            ("de;q=0, es", Locale::Es),
            ("fr,ja", Locale::En),
            ("*", Locale::En),
            ("de;q=much,,;;;q", Locale::En),
            (&"de;q=0.5,es;q=NaN,ru;q=0.7,".repeat(15), Locale::En),
        ] {
            assert_eq!(Locale::negotiate(accepted), locale, "{accepted}");
        }
    }

    #[test]
    fn a_choice_overrides_the_browser() {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, "de".parse().expect("a value"));
        headers.insert(header::COOKIE, "lang=ru".parse().expect("a value"));
        assert_eq!(Locale::of(&headers), Locale::Ru);
        headers.insert(header::COOKIE, "lang=tlh".parse().expect("a value"));
        assert_eq!(Locale::of(&headers), Locale::De);
    }

    #[test]
    fn every_language_can_be_parsed_from_its_code() {
        for locale in Locale::ALL {
            assert_eq!(locale.code().parse(), Ok(locale));
            assert_eq!(locale.identifier().to_string(), locale.code());
        }
    }
}
