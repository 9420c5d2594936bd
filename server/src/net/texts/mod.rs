//! The texts of the pages: embedded Fluent messages, with English where a language lacks one.

pub mod locale;

use std::{fmt, sync::LazyLock};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

pub use locale::Locale;

type Bundle = FluentBundle<FluentResource>;

/// Parallel to [`Locale::ALL`].
static BUNDLES: LazyLock<[Bundle; 4]> = LazyLock::new(|| Locale::ALL.map(bundle));

/// The files of a language that the pages use: their own, and those that they share with the client.
macro_rules! sources {
    ($language:literal) => {
        [
            include_str!(concat!("../../../locales/", $language, "/pages.ftl")),
            include_str!(concat!("../../../locales/", $language, "/rules.ftl")),
            include_str!(concat!("../../../locales/", $language, "/tiles.ftl")),
            include_str!(concat!("../../../locales/", $language, "/out.ftl")),
        ]
    };
}

const fn sources(locale: Locale) -> [&'static str; 4] {
    match locale {
        Locale::En => sources!("en"),
        Locale::De => sources!("de"),
        Locale::Es => sources!("es"),
        Locale::Ru => sources!("ru"),
    }
}

/// Unreadable lines are left out here; a test finds them.
fn bundle(locale: Locale) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![locale.identifier()]);
    // Names have their own element (`bdi`); marks in the text would get in the way when it is copied.
    bundle.set_use_isolating(false);
    for source in sources(locale) {
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// A message with its values. Written into a page, it is escaped like any other text.
#[derive(Debug)]
pub struct Message<'a> {
    locale: Locale,
    key: &'a str,
    values: FluentArgs<'a>,
}

impl<'a> Message<'a> {
    /// The message with this key.
    pub fn new(locale: Locale, key: &'a str) -> Self {
        Self { locale, key, values: FluentArgs::new() }
    }

    /// Sets a value: a text or a number.
    #[must_use]
    pub fn with(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Self {
        self.values.set(name, value);
        self
    }
}

impl fmt::Display for Message<'_> {
    /// An unknown message shows its key, so that the gap is noticed and nothing breaks.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for locale in [self.locale, Locale::En] {
            let bundle = &BUNDLES[locale.index()];
            if let Some(pattern) = bundle.get_message(self.key).and_then(|message| message.value()) {
                // An error shows in the text.
                let mut errors = Vec::new();
                return f.write_str(&bundle.format_pattern(pattern, Some(&self.values), &mut errors));
            }
        }
        f.write_str(self.key)
    }
}

#[cfg(test)]
mod tests;
