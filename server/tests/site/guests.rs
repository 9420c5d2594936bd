//! A guest is a signed cookie.

use axum::http::header;
use conurbation::net::{Gate, GateOptions, cookie_keys, reload, rotate_cookie_keys};
use conurbation::store::Store;
use uuid::Uuid;

use crate::browser::{Answer, Place, get, site, site_behind, site_with, site_with_key};

/// A page that needs to know the guest, even if the room does not exist.
const GUEST_PAGE: &str = "/r/0123456789abcdef";
/// An id that no guest has.
const FORGED: &str = "6ba7b810-9dad-4ed1-80b4-00c04fd430c8";

/// The public address of a site behind TLS.
const HTTPS: &str = "https://cities.test";

/// The cookie as the browser would send it back.
pub fn cookie(answer: &Answer) -> String {
    let all = answer.headers.get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    let set = all.filter_map(|set| set.split(';').next()).find(|set| !set.ends_with('='));
    set.expect("a cookie that is not just removed").to_owned()
}

/// The id of the guest, which follows the signature.
pub fn guest(answer: &Answer) -> String {
    let cookie = cookie(answer);
    cookie[cookie.len() - FORGED.len()..].to_owned()
}

/// Requests the page with this cookie.
async fn again(site: &Place, cookie: &str) -> Answer {
    get(site, GUEST_PAGE, &[("cookie", cookie)]).await
}

#[tokio::test]
async fn a_guest_is_recognised() {
    let site = site().await;
    let first = get(&site, GUEST_PAGE, &[]).await;
    assert_eq!(guest(&again(&site, &cookie(&first)).await), guest(&first));
    assert_ne!(guest(&get(&site, GUEST_PAGE, &[]).await), guest(&first), "without the cookie it is someone else");
}

#[tokio::test]
async fn a_cookie_without_a_valid_signature_is_replaced() {
    let site = site().await;
    let first = get(&site, GUEST_PAGE, &[]).await;
    let elsewhere = site_with_key([8; 64], GateOptions::default()).await;
    let foreign = get(&elsewhere, GUEST_PAGE, &[]).await;
    // Another guest's id with the same signature.
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
    let plain = get(&site().await, GUEST_PAGE, &[]).await;
    let cookie = plain.header(header::SET_COOKIE).to_owned();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] {
        assert!(cookie.contains(attribute), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");

    let url = Some(HTTPS.parse().expect("an address"));
    let secure = site_with(GateOptions { public_url: url, ..GateOptions::default() }).await;
    assert!(get(&secure, GUEST_PAGE, &[]).await.header(header::SET_COOKIE).contains("Secure"));
}

#[tokio::test]
async fn over_https_only_this_host_can_set_the_cookie() {
    let options = GateOptions { public_url: Some(HTTPS.parse().expect("an address")), ..GateOptions::default() };
    let secure = site_with(options).await;
    let old = cookie(&get(&site().await, GUEST_PAGE, &[]).await);
    let upgraded = again(&secure, &old).await;
    assert_eq!(guest(&upgraded), old[old.len() - FORGED.len()..], "nobody is forgotten");
    let all: Vec<&str> = upgraded.headers.get_all(header::SET_COOKIE).iter().filter_map(|v| v.to_str().ok()).collect();
    assert!(all.iter().any(|set| set.starts_with("__Host-guest=") && set.contains("Secure") && set.contains("Path=/")));
    assert!(all.iter().any(|set| set.starts_with("guest=;") && set.contains("Max-Age=0")), "{all:?}");
    let new = get(&secure, GUEST_PAGE, &[]).await;
    let planted = format!("{old}; {}", cookie(&new));
    assert_eq!(guest(&again(&secure, &planted).await), guest(&new), "the old name counts only without the new one");
}

#[tokio::test]
async fn a_cookie_is_signed_again_after_the_key_was_replaced() {
    let store = Store::open("memory:").await.expect("memory");
    let gate = Gate::new(cookie_keys(&store).await.expect("keys"), GateOptions::default());
    let site = site_behind(gate.clone()).await;
    let first = get(&site, GUEST_PAGE, &[]).await;
    rotate_cookie_keys(&store).await.expect("keys");
    reload(&gate, &store).await.expect("keys");
    let second = again(&site, &cookie(&first)).await;
    assert_eq!(guest(&second), guest(&first));
    assert_ne!(cookie(&second), cookie(&first));
    rotate_cookie_keys(&store).await.expect("keys");
    reload(&gate, &store).await.expect("keys");
    assert_eq!(guest(&again(&site, &cookie(&second)).await), guest(&first));
    assert_ne!(guest(&again(&site, &cookie(&first)).await), guest(&first), "its key is two keys old");
}

#[tokio::test]
async fn public_pages_set_no_cookie() {
    let site = site().await;
    for path in ["/", "/rules", "/records", "/daily", "/score-pad", "/static/icon.svg", "/nowhere"] {
        assert_eq!(get(&site, path, &[]).await.header(header::SET_COOKIE), "", "{path}");
    }
}
