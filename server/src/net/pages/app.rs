//! The installable web app: its manifest, and the page for when there is no network.

use askama::Template;
use axum::{
    http::header,
    response::{Html, IntoResponse},
};
use serde_json::{Value, json};

use super::{
    layout::{Layout, html},
    pad,
};
use crate::net::{
    front::Failure,
    texts::{Locale, Message},
};

/// The colour of the pages' paper, and of their head.
const BACKGROUND: &str = "#f3ecdd";
const THEME: &str = "#fbf7ed";

#[derive(Template)]
#[template(path = "offline.html")]
struct OfflinePage {
    page: Layout,
    /// Where the score pad is, which works without a network.
    pad: &'static str,
}

/// `GET /offline`: the service worker keeps it, and shows it at any address while the server can't be reached.
pub async fn offline(locale: Locale) -> Result<Html<String>, Failure> {
    html(&OfflinePage { page: Layout::new(locale, "/"), pad: pad::PATH })
}

/// `GET /app.webmanifest`
pub async fn manifest(locale: Locale) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/manifest+json")], describe(locale).to_string())
}

fn describe(locale: Locale) -> Value {
    let msg = |key: &str| Message::new(locale, key).to_string();
    let shortcut = |key, url| json!({ "name": msg(key), "url": url });
    json!({
        "id": "/",
        "name": msg("site-name"),
        "short_name": msg("site-name"),
        "description": msg("home-heading"),
        "lang": locale.code(),
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": BACKGROUND,
        "theme_color": THEME,
        "categories": ["games"],
        "icons": [
            { "src": "/static/icon.svg", "sizes": "any", "type": "image/svg+xml" },
            { "src": "/static/icon-192.png", "sizes": "192x192", "type": "image/png" },
            { "src": "/static/icon-512.png", "sizes": "512x512", "type": "image/png" },
            { "src": "/static/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable" },
        ],
        "shortcuts": [
            shortcut("nav-profile", "/profile"),
            shortcut("nav-rules", "/rules"),
            shortcut("pad-title", pad::PATH),
        ],
    })
}
