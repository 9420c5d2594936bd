//! A guest is a signed cookie.

use axum::{Router, http::header, routing::get as on_get};
use conurbation::net::{Gate, GateOptions, Guest, Site, router};

use crate::{
    browser::{Answer, KEY, get, site, site_with},
    lobby::{CODE, FakeLobby},
};

/// A site with a route that says who asks.
fn mirror() -> Router {
    let live = Router::new().route("/me", on_get(async |Guest(id): Guest| id.to_string()));
    router(Site { gate: Gate::new(GateOptions::new(KEY)), lobby: FakeLobby::party() }, live)
}

/// The cookie as the browser would send it back.
fn cookie(answer: &Answer) -> String {
    let set = answer.header(header::SET_COOKIE);
    set.split(';').next().expect("split gives at least one part").to_owned()
}

#[tokio::test]
async fn a_guest_is_known_again() {
    let site = mirror();
    let first = get(&site, "/me", &[]).await;
    let again = get(&site, "/me", &[("cookie", &cookie(&first))]).await;
    assert_eq!(first.body, again.body);
    assert_ne!(first.body, get(&site, "/me", &[]).await.body, "without the cookie it is someone else");
}

#[tokio::test]
async fn a_cookie_that_was_not_signed_here_is_replaced() {
    let site = mirror();
    let first = get(&site, "/me", &[]).await;
    let cookie = cookie(&first);
    // Another guest's number behind the same signature.
    let tampered = cookie.replace(&first.body, "6ba7b810-9dad-4ed1-80b4-00c04fd430c8");
    assert_ne!(tampered, cookie);
    for bad in [&*tampered, "guest=", "guest=6ba7b810-9dad-4ed1-80b4-00c04fd430c8", "guest"] {
        let answer = get(&site, "/me", &[("cookie", bad)]).await;
        assert_eq!(answer.status, 200, "{bad}");
        assert_ne!(answer.body, first.body, "{bad}");
        assert_ne!(answer.body, "6ba7b810-9dad-4ed1-80b4-00c04fd430c8", "{bad}");
        assert!(answer.header(header::SET_COOKIE).starts_with("guest="), "{bad}");
    }

    let elsewhere = site_with(FakeLobby::party(), GateOptions::new([8; 64]));
    let foreign = get(&elsewhere, &format!("/r/{CODE}"), &[]).await;
    let foreign = foreign.header(header::SET_COOKIE).split(';').next().unwrap_or_default().to_owned();
    let answer = get(&site, "/me", &[("cookie", &foreign)]).await;
    assert!(!foreign.contains(&answer.body), "another server's key");
}

#[tokio::test]
async fn the_cookie_is_for_this_site_alone() {
    let plain = get(&mirror(), "/me", &[]).await;
    let cookie = plain.header(header::SET_COOKIE).to_owned();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");

    let url = Some("https://cities.test".parse().expect("an address"));
    let secure = site_with(FakeLobby::party(), GateOptions { public_url: url, ..GateOptions::new(KEY) });
    let cookie = get(&secure, &format!("/r/{CODE}"), &[]).await;
    assert!(cookie.header(header::SET_COOKIE).contains("Secure"));
}

#[tokio::test]
async fn who_only_reads_is_not_numbered() {
    let site = site(FakeLobby::party());
    for path in ["/", "/rules", "/static/icon.svg", "/nowhere"] {
        assert_eq!(get(&site, path, &[]).await.header(header::SET_COOKIE), "", "{path}");
    }
}
