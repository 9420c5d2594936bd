//! The frame that all pages have in common.

use askama::Template;
use axum::response::Html;

use super::manifest::{self, ClientFiles};
use crate::net::{
    front::Failure,
    texts::{Locale, Message},
};

/// The frame of a page: its language, where it is, and the client's files.
#[derive(Debug)]
pub struct Layout {
    /// The reader's language.
    pub locale: Locale,
    /// The page's own path, to return to after choosing a language.
    pub path: String,
    /// The files of the client; `None` if it was not built.
    pub client: Option<ClientFiles>,
}

impl Layout {
    /// For the page at this path.
    pub fn new(locale: Locale, path: impl Into<String>) -> Self {
        Self { locale, path: path.into(), client: manifest::client_files() }
    }

    /// A text in the reader's language.
    pub fn msg<'a>(&self, key: &'a str) -> Message<'a> {
        Message::new(self.locale, key)
    }

    /// The additional style sheet of this kind of page.
    pub fn style(&self, name: &str) -> Option<&str> {
        self.client.as_ref()?.page_style(name)
    }

    /// The languages to choose from.
    pub fn locales(&self) -> [Locale; 4] {
        Locale::ALL
    }
}

/// A rendered page.
pub fn html(page: &impl Template) -> Result<Html<String>, Failure> {
    page.render().map(Html).map_err(Failure::broken)
}
