//! A browser without a screen: it asks the site in this process.

use std::net::SocketAddr;

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::connect_info::MockConnectInfo,
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use conurbation::net::{Gate, GateOptions, Site, router};
use tower::ServiceExt;

use crate::lobby::FakeLobby;

/// The host that the browser believes it is asking.
pub const HOST: &str = "cities.test";
/// And its origin.
pub const ORIGIN: &str = "http://cities.test";
/// The key that signs cookies.
pub const KEY: [u8; 64] = [7; 64];

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    /// A header's value; empty if there is none.
    pub fn header(&self, name: impl header::AsHeaderName) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("our headers are ASCII"))
    }
}

/// A site with these rooms and the usual settings.
pub fn site(lobby: FakeLobby) -> Router {
    site_with(lobby, GateOptions::new(KEY))
}

/// A site with these rooms and settings.
pub fn site_with(lobby: FakeLobby, options: GateOptions) -> Router {
    router(Site { gate: Gate::new(options), lobby }, Router::new())
        .layer(MockConnectInfo(SocketAddr::from(([192, 0, 2, 1], 50_000))))
}

/// Asks for a page.
pub async fn get(site: &Router, path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(site, Method::GET, path, headers, "").await
}

/// Sends a form.
pub async fn post(site: &Router, path: &str, headers: &[(&str, &str)], form: &str) -> Answer {
    let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
    all.extend(headers);
    ask(site, Method::POST, path, &all, form).await
}

/// Asks in any way.
pub async fn ask(site: &Router, method: Method, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::from(body.to_owned())).expect("a request");
    let response = site.clone().oneshot(request).await.expect("a site always answers");
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.expect("a whole body");
    let body = String::from_utf8_lossy(&body).into_owned();
    Answer { status: parts.status, headers: parts.headers, body }
}
