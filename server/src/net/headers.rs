//! Headers that restrict what a page may load and reveal.

use axum::{
    extract::State,
    http::{HeaderName, HeaderValue, header},
    response::Response,
};

use super::front::{Gate, PublicUrl};

/// A page may load only files of this server. Styles set on single elements are allowed, because the client moves tiles
/// with them; a style can't run code.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Set unless the handler set another value.
const DEFAULTS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // Other sites don't learn addresses. (`no-referrer` would do too, but makes browsers send `Origin: null` with a
    // form.)
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    // Pages differ by cookie and language.
    (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
];

/// Asks browsers to come by https alone for a year after each visit. Not for neighbouring names, which may be
/// someone else's.
const STRICT_TRANSPORT: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Completes a response's headers.
pub async fn complete(State(gate): State<Gate>, mut response: Response) -> Response {
    if gate.public_url().is_some_and(PublicUrl::is_https) {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, STRICT_TRANSPORT);
    }
    let headers = response.headers_mut();
    for (name, value) in DEFAULTS {
        headers.entry(name).or_insert(value);
    }
    response
}
