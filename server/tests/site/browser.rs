//! A minimal browser that talks to a site in this process.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::connect_info::MockConnectInfo,
    http::{HeaderMap, Method, Request, StatusCode, header, request},
};
use conurbation::{
    net::{
        Gate, GateOptions, Site,
        push::{Push, PushOptions},
        router,
    },
    rooms::{Rooms, RoomsOptions},
    store::Store,
};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

/// The host that the browser sends requests to.
pub const HOST: &str = "cities.local";
/// Its origin.
pub const ORIGIN: &str = "http://cities.local";
/// The key that signs cookies.
const KEY: [u8; 64] = [7; 64];

/// A response.
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

/// A site with its rooms and its store.
pub struct Place {
    pub rooms: Rooms,
    pub store: Store,
    pub shutdown: CancellationToken,
    router: Router,
}

/// A site with the default settings and no rooms yet.
pub async fn site() -> Place {
    site_with(GateOptions::default()).await
}

/// A site with these settings and no rooms yet.
pub async fn site_with(options: GateOptions) -> Place {
    site_with_key(KEY, options).await
}

/// The same with another key for the cookies.
pub async fn site_with_key(key: [u8; 64], options: GateOptions) -> Place {
    site_behind(Gate::new(key, options)).await
}

/// A site behind this gate.
pub async fn site_behind(gate: Gate) -> Place {
    place(gate, Store::open("memory:").await.expect("memory"), Push::off())
}

/// A site that tells people of their turns.
pub async fn site_telling(options: &PushOptions) -> Place {
    let store = Store::open("memory:").await.expect("memory");
    let push = Push::open(&store, options, None).await.expect("a key");
    place(Gate::new(KEY, GateOptions::default()), store, push)
}

/// A site with the default settings on this store.
pub fn site_on(store: Store) -> Place {
    place(Gate::new(KEY, GateOptions::default()), store, Push::off())
}

fn place(gate: Gate, store: Store, push: Push) -> Place {
    let shutdown = CancellationToken::new();
    let rooms = Rooms::new(store.clone(), RoomsOptions::default(), shutdown.clone());
    let peer = SocketAddr::from(([192, 0, 2, 1], 50_000));
    let site = Site { gate, rooms: rooms.clone(), push, carry_keys: Arc::default(), renderer: Arc::default() };
    Place { rooms, store, shutdown, router: router(site).layer(MockConnectInfo(peer)) }
}

/// Requests a page.
pub async fn get(site: &Place, path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(site, Method::GET, path, headers, "").await
}

/// Sends a form.
pub async fn post(site: &Place, path: &str, headers: &[(&str, &str)], form: &str) -> Answer {
    let mut all = vec![("content-type", "application/x-www-form-urlencoded")];
    all.extend(headers);
    ask(site, Method::POST, path, &all, form).await
}

/// Sends any request.
pub async fn ask(site: &Place, method: Method, path: &str, headers: &[(&str, &str)], body: &str) -> Answer {
    let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    send(site, request, body).await
}

/// Requests a page under another name.
pub async fn get_from(site: &Place, host: &str, path: &str) -> Answer {
    send(site, Request::get(path).header(header::HOST, host), "").await
}

async fn send(site: &Place, request: request::Builder, body: &str) -> Answer {
    let request = request.body(Body::from(body.to_owned())).expect("a request");
    let response = site.router.clone().oneshot(request).await.expect("a site always answers");
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.expect("a whole body");
    let body = String::from_utf8_lossy(&body).into_owned();
    Answer { status: parts.status, headers: parts.headers, body }
}
