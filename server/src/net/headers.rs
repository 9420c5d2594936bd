//! Headers that keep a page to itself.

use axum::{
    http::{HeaderName, HeaderValue, header},
    response::Response,
};

/// What a page may load: its own files and nothing else. Styles set on single elements are allowed, because the
/// client's views move tiles with them; a style can't run anything.
const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Set unless the handler chose another value.
const DEFAULTS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    // No other site learns an address. (`no-referrer` would, but makes browsers send `Origin: null` with a form.)
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    // Pages differ by cookie and language.
    (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
];

/// Completes a response's headers.
pub async fn complete(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in DEFAULTS {
        headers.entry(name).or_insert(value);
    }
    response
}
