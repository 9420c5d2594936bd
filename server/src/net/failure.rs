//! What can go wrong with a request: its status, and its page in the reader's language.

use std::fmt::Display;

use askama::Template;
use axum::{
    extract::Request,
    http::{HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};

use super::{
    locale::Locale,
    pages::layout::{Layout, html},
};

/// When to come back to a busy server, in seconds.
const BUSY_SECONDS: u64 = 30;

/// Why a request failed. Handlers return it; [`dress`] turns it into a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// There is no page at this address.
    NotFound,
    /// No room has this code.
    NoSuchRoom,
    /// The page has no such method.
    MethodNotAllowed,
    /// The request can't be understood.
    BadRequest,
    /// The request does not come from a page of this site.
    ForeignOrigin,
    /// This address asked too often.
    TooManyRequests {
        /// When to come back.
        seconds: u64,
    },
    /// This address made too many rooms.
    TooManyRooms {
        /// When to come back.
        seconds: u64,
    },
    /// The server has no room in memory to spare, or is going down.
    Busy,
    /// The server's own fault; the log says more.
    Broken,
}

impl Failure {
    /// One of each, for tests of their pages.
    pub const ALL: [Self; 9] = [
        Self::NotFound,
        Self::NoSuchRoom,
        Self::MethodNotAllowed,
        Self::BadRequest,
        Self::ForeignOrigin,
        Self::TooManyRequests { seconds: 5 },
        Self::TooManyRooms { seconds: 5 },
        Self::Busy,
        Self::Broken,
    ];

    /// Writes the cause to the log instead of showing it to the reader.
    pub fn broken(cause: impl Display) -> Self {
        tracing::error!("a request failed: {cause}");
        Self::Broken
    }

    /// The status it is answered with.
    pub const fn status(self) -> StatusCode {
        match self {
            Self::NotFound | Self::NoSuchRoom => StatusCode::NOT_FOUND,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::ForeignOrigin => StatusCode::FORBIDDEN,
            Self::TooManyRequests { .. } | Self::TooManyRooms { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The messages of its page: what happened, and what to do.
    const fn messages(self) -> [&'static str; 2] {
        match self {
            Self::NotFound => ["error-not-found", "error-not-found-help"],
            Self::NoSuchRoom => ["error-no-room", "error-no-room-help"],
            Self::MethodNotAllowed => ["error-method", "error-method-help"],
            Self::BadRequest => ["error-bad-request", "error-bad-request-help"],
            Self::ForeignOrigin => ["error-foreign", "error-foreign-help"],
            Self::TooManyRequests { .. } => ["error-requests", "error-requests-help"],
            Self::TooManyRooms { .. } => ["error-rooms", "error-rooms-help"],
            Self::Busy => ["error-busy", "error-busy-help"],
            Self::Broken => ["error-broken", "error-broken-help"],
        }
    }

    const fn retry_after(self) -> Option<u64> {
        match self {
            Self::TooManyRequests { seconds } | Self::TooManyRooms { seconds } => Some(seconds),
            Self::Busy => Some(BUSY_SECONDS),
            _ => None,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}

#[derive(Template)]
#[template(path = "failure.html")]
struct FailurePage {
    page: Layout,
    status: u16,
    what: &'static str,
    help: &'static str,
    seconds: u64,
}

/// Gives every [`Failure`] that comes out of a handler, an extractor or another layer its page.
pub async fn dress(locale: Locale, request: Request, next: Next) -> Response {
    // Where a changed language leads back to; what was sent by a form can't be asked for again.
    let path = if request.method().is_safe() { request.uri().path().to_owned() } else { "/".to_owned() };
    let response = next.run(request).await;
    let Some(&failure) = response.extensions().get::<Failure>() else {
        return response;
    };
    let [what, help] = failure.messages();
    let page = FailurePage {
        page: Layout::new(locale, path),
        status: failure.status().as_u16(),
        what,
        help,
        seconds: failure.retry_after().unwrap_or_default(),
    };
    let (parts, _) = response.into_parts();
    match html(&page) {
        Ok(body) => (parts.status, parts.headers, body).into_response(),
        Err(_) => parts.status.into_response(),
    }
}
