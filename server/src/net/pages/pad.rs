//! The score pad: a page that counts cities built at a real table, in the browser alone.

use askama::Template;
use axum::response::Html;

use super::{
    layout::{Layout, html},
    manifest::{self, PadFiles},
};
use crate::net::{front::Failure, texts::Locale};

/// Where it is. The service worker keeps what is there.
pub const PATH: &str = "/score-pad";

#[derive(Template)]
#[template(path = "pad.html")]
struct PadPage {
    page: Layout,
    /// Its files, if the client was built.
    files: Option<PadFiles>,
}

/// `GET /score-pad`
pub async fn show(locale: Locale) -> Result<Html<String>, Failure> {
    html(&PadPage { page: Layout::new(locale, PATH), files: manifest::pad_files() })
}
