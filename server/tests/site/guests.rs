//! A guest is a signed cookie.

use axum::http::header;
use conurbation::net::GateOptions;
use uuid::Uuid;

use crate::browser::{Answer, Place, get, site, site_with, site_with_key};

/// A page that wants to know who asks, even where no room is behind it.
const KNOWING: &str = "/r/0123456789abcdef";
/// A number that no one was given.
const FORGED: &str = "6ba7b810-9dad-4ed1-80b4-00c04fd430c8";

/// The cookie as the browser would send it back.
pub fn cookie(answer: &Answer) -> String {
    let set = answer.header(header::SET_COOKIE);
    set.split(';').next().expect("split gives at least one part").to_owned()
}

/// The number of the guest, which stands behind its signature.
pub fn guest(answer: &Answer) -> String {
    let cookie = cookie(answer);
    cookie[cookie.len() - FORGED.len()..].to_owned()
}

/// Someone comes with this cookie.
async fn again(site: &Place, cookie: &str) -> Answer {
    get(site, KNOWING, &[("cookie", cookie)]).await
}

#[tokio::test]
async fn a_guest_is_known_again() {
    let site = site().await;
    let first = get(&site, KNOWING, &[]).await;
    assert_eq!(guest(&again(&site, &cookie(&first)).await), guest(&first));
    assert_ne!(guest(&get(&site, KNOWING, &[]).await), guest(&first), "without the cookie it is someone else");
}

#[tokio::test]
async fn a_cookie_that_was_not_signed_here_is_replaced() {
    let site = site().await;
    let first = get(&site, KNOWING, &[]).await;
    let elsewhere = site_with_key([8; 64], GateOptions::default()).await;
    let foreign = get(&elsewhere, KNOWING, &[]).await;
    // Another guest's number behind the same signature.
    let tampered = cookie(&first).replace(&guest(&first), FORGED);
    assert_ne!(tampered, cookie(&first));
    for bad in [&*cookie(&foreign), &tampered, "guest=", &format!("guest={FORGED}"), "guest"] {
        let given = guest(&again(&site, bad).await);
        for not in [&*guest(&first), &guest(&foreign), FORGED] {
            assert_ne!(given, not, "{bad}");
        }
        assert!(given.parse::<Uuid>().is_ok(), "{bad}");
    }
}

#[tokio::test]
async fn the_cookie_is_for_this_site_only() {
    let plain = get(&site().await, KNOWING, &[]).await;
    let cookie = plain.header(header::SET_COOKIE).to_owned();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");

    let url = Some("https://cities.test".parse().expect("an address"));
    let secure = site_with(GateOptions { public_url: url, ..GateOptions::default() }).await;
    assert!(get(&secure, KNOWING, &[]).await.header(header::SET_COOKIE).contains("Secure"));
}

#[tokio::test]
async fn readers_get_no_cookie() {
    let site = site().await;
    for path in ["/", "/rules", "/records", "/static/icon.svg", "/nowhere"] {
        assert_eq!(get(&site, path, &[]).await.header(header::SET_COOKIE), "", "{path}");
    }
}
