//! Asking to be told of turns, as a browser does it.

use axum::http::{Method, StatusCode};
use conurbation::net::push::{Push, PushOptions};
use conurbation_room::{Options, Request};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::browser::{Answer, ORIGIN, Place, ask, get, site, site_telling};
use crate::common::Person;
use crate::guests::{cookie, guest};

/// The key and the secret of RFC 8291, section 5.
const KEY: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";
const PHONE: &str = "https://push.example.org/phone";

async fn telling() -> Place {
    site_telling(&PushOptions::default()).await
}

fn offered(endpoint: &str) -> Value {
    json!({ "endpoint": endpoint, "expirationTime": null, "keys": { "p256dh": KEY, "auth": AUTH } })
}

/// Someone in a room: the path of their notices there, and their cookie.
async fn member(site: &Place) -> (String, String) {
    let first = get(site, "/profile", &[]).await;
    let me: Uuid = guest(&first).parse().expect("a uuid");
    let room = site.rooms.open(Uuid::new_v4(), Options::default()).await.expect("a room");
    Person::connect(&site.rooms, room, me).await.does(Request::Join { name: "Ada".to_owned() }).await;
    site.rooms.summary(room).await.expect("a room");
    (format!("/r/{room}/notices"), cookie(&first))
}

async fn sends(site: &Place, method: Method, path: &str, cookie: &str, body: &Value) -> Answer {
    let headers = [("cookie", cookie), ("origin", ORIGIN), ("content-type", "application/json")];
    ask(site, method, path, &headers, &body.to_string()).await
}

async fn shown(site: &Place, path: &str, cookie: &str) -> Value {
    serde_json::from_str(&get(site, path, &[("cookie", cookie)]).await.body).expect("JSON")
}

#[tokio::test]
async fn a_browser_asks_to_be_told_and_no_longer() {
    let site = telling().await;
    let (path, me) = member(&site).await;
    let before = shown(&site, &path, &me).await;
    assert_eq!(before["endpoints"], json!([]));
    assert_eq!(before["key"].as_str().map(str::len), Some(87));
    assert_eq!(sends(&site, Method::PUT, &path, &me, &offered(PHONE)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(shown(&site, &path, &me).await["endpoints"], json!([PHONE]));
    let archive = get(&site, "/profile/data.json", &[("cookie", &me)]).await.body;
    assert!(archive.contains(PHONE), "{archive}");
    // Nobody else sees it.
    let (_, other) = member(&site).await;
    assert_eq!(shown(&site, &path, &other).await["endpoints"], json!([]));
    let gone = json!({ "endpoint": PHONE });
    assert_eq!(sends(&site, Method::DELETE, &path, &me, &gone).await.status, StatusCode::NO_CONTENT);
    assert_eq!(shown(&site, &path, &me).await["endpoints"], json!([]));
}

#[tokio::test]
async fn a_browser_with_another_subscription_says_so_once() {
    let site = telling().await;
    let (path, me) = member(&site).await;
    sends(&site, Method::PUT, &path, &me, &offered(PHONE)).await;
    let renewed = json!({ "before": PHONE, "subscription": offered("https://push.example.org/new") });
    assert_eq!(sends(&site, Method::POST, "/notices", &me, &renewed).await.status, StatusCode::NO_CONTENT);
    assert_eq!(shown(&site, &path, &me).await["endpoints"], json!(["https://push.example.org/new"]));
    // What was never asked for does not come in this way.
    let planted = json!({ "before": PHONE, "subscription": offered("https://push.example.org/planted") });
    sends(&site, Method::POST, "/notices", &me, &planted).await;
    assert_eq!(shown(&site, &path, &me).await["endpoints"], json!(["https://push.example.org/new"]));
}

#[tokio::test]
async fn no_address_near_the_server_is_taken() {
    let site = telling().await;
    let (path, me) = member(&site).await;
    sends(&site, Method::PUT, &path, &me, &offered(PHONE)).await;
    for near in [
        "http://push.example.org/a",
        "https://127.0.0.1/a",
        "https://2130706433/a",
        "https://[::1]/a",
        "https://[::ffff:169.254.169.254]/a",
        "https://localhost/a",
        "https://router.local/a",
        "https://push.example.org:8080/a",
        "https://me@push.example.org/a",
    ] {
        let answer = sends(&site, Method::PUT, &path, &me, &offered(near)).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{near}");
        let renewed = json!({ "before": PHONE, "subscription": offered(near) });
        assert_eq!(sends(&site, Method::POST, "/notices", &me, &renewed).await.status, StatusCode::BAD_REQUEST);
    }
    assert_eq!(shown(&site, &path, &me).await["endpoints"], json!([PHONE]));
}

#[tokio::test]
async fn only_members_ask_and_only_from_our_own_pages() {
    let site = telling().await;
    let (path, me) = member(&site).await;
    let (_, stranger) = member(&site).await;
    assert_eq!(sends(&site, Method::PUT, &path, &stranger, &offered(PHONE)).await.status, StatusCode::NOT_FOUND);
    for method in [Method::PUT, Method::DELETE] {
        let headers =
            [("cookie", me.as_str()), ("origin", "https://evil.example"), ("content-type", "application/json")];
        let answer = ask(&site, method, &path, &headers, &offered(PHONE).to_string()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    for wrong in [json!({}), json!({ "endpoint": PHONE }), json!("x")] {
        assert_eq!(sends(&site, Method::PUT, &path, &me, &wrong).await.status, StatusCode::BAD_REQUEST);
    }
    let huge = json!({ "endpoint": PHONE, "keys": { "p256dh": "A".repeat(4096), "auth": AUTH } });
    assert_ne!(sends(&site, Method::PUT, &path, &me, &huge).await.status, StatusCode::NO_CONTENT);
    assert_eq!(shown(&site, &path, &me).await["endpoints"], json!([]));
}

#[tokio::test]
async fn a_server_that_tells_nobody_has_no_key() {
    let site = site().await;
    assert!(Push::off().public_key().is_none());
    let (path, me) = member(&site).await;
    assert_eq!(shown(&site, &path, &me).await["key"], Value::Null);
    assert_eq!(sends(&site, Method::PUT, &path, &me, &offered(PHONE)).await.status, StatusCode::NOT_FOUND);
}
