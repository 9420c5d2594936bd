//! The page that says why a request failed, in the reader's language.

use askama::Template;
use axum::{
    extract::Request,
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::layout::{Layout, html};
use crate::net::{front::Failure, texts::Locale};

#[derive(Template)]
#[template(path = "failure.html")]
struct FailurePage {
    page: Layout,
    status: u16,
    what: &'static str,
    help: &'static str,
    seconds: u64,
    /// Whether the reader is banned: only the pages about their own data are left to them until that is undone.
    banned: bool,
}

/// Adds the page to every [`Failure`] of a handler, an extractor or another layer.
pub async fn add_page(locale: Locale, request: Request, next: Next) -> Response {
    // Where to return to after a change of language. A form can't be requested again.
    let path = if request.method().is_safe() { request.uri().path().to_owned() } else { "/".to_owned() };
    let response = next.run(request).await;
    let Some(&failure) = response.extensions().get::<Failure>() else {
        return response;
    };
    let [what, help] = messages(failure);
    let page = FailurePage {
        page: Layout::new(locale, path),
        status: failure.status().as_u16(),
        what,
        help,
        seconds: failure.retry_after().unwrap_or_default(),
        banned: matches!(failure, Failure::Banned | Failure::NetworkBanned),
    };
    let (parts, _) = response.into_parts();
    match html(&page) {
        Ok(body) => (parts.status, parts.headers, body).into_response(),
        Err(_) => parts.status.into_response(),
    }
}

/// The messages that say what happened and what to do.
const fn messages(failure: Failure) -> [&'static str; 2] {
    match failure {
        Failure::NotFound => ["error-not-found", "error-not-found-help"],
        Failure::NoSuchRoom => ["error-no-room", "error-no-room-help"],
        // The same words as in a tab that was open.
        Failure::RoomGone => ["gate-no-such-room-title", "gate-no-such-room-text"],
        Failure::RoomClosed => ["gate-closed-title", "gate-closed-text"],
        Failure::Banned => ["gate-banned-title", "gate-banned-text"],
        Failure::NetworkBanned => ["gate-network-banned-title", "gate-network-banned-text"],
        Failure::NoSuchGame => ["error-no-game", "error-no-game-help"],
        Failure::NoSuchUpload => ["error-no-upload", "error-no-upload-help"],
        Failure::CarrySpent => ["carry-spent", "carry-spent-help"],
        Failure::MethodNotAllowed => ["error-method", "error-method-help"],
        Failure::BadRequest => ["error-bad-request", "error-bad-request-help"],
        Failure::UnknownHost => ["error-host", "error-host-help"],
        Failure::ForeignOrigin => ["error-foreign", "error-foreign-help"],
        Failure::TooManyRequests { .. } => ["error-requests", "error-requests-help"],
        Failure::TooManyRooms { .. } => ["error-rooms", "error-rooms-help"],
        Failure::Busy | Failure::Restarting => ["error-busy", "error-busy-help"],
        Failure::Broken => ["error-broken", "error-broken-help"],
    }
}
