//! Limits per address.

use std::num::NonZeroU32;

use axum::http::{StatusCode, header};
use conurbation::net::GateOptions;

use crate::browser::{ORIGIN, get, post, site_with};

const FORM: &str = "seats=4&access=private";

#[tokio::test]
async fn rooms_are_limited_by_address() {
    let two = NonZeroU32::new(2).expect("not zero");
    let options = GateOptions { rooms_per_minute: two, behind_proxy: true, ..GateOptions::default() };
    let site = site_with(options).await;
    let from = |address| [("origin", ORIGIN), ("x-forwarded-for", address)];
    for _ in 0..2 {
        assert_eq!(post(&site, "/rooms", &from("198.51.100.1"), FORM).await.status, StatusCode::SEE_OTHER);
    }
    let refused = post(&site, "/rooms", &from("198.51.100.1"), FORM).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = refused.header(header::RETRY_AFTER).parse().expect("seconds");
    assert!((1..=30).contains(&wait));
    assert!(refused.body.contains("That is a lot of rooms") && refused.body.contains(&format!("in {wait} second")));
    assert_eq!(post(&site, "/rooms", &from("198.51.100.2"), FORM).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn rooms_are_limited_by_day_too() {
    let site = site_with(GateOptions { rooms_per_day: NonZeroU32::MIN, ..GateOptions::default() }).await;
    assert_eq!(post(&site, "/rooms", &[("origin", ORIGIN)], FORM).await.status, StatusCode::SEE_OTHER);
    let refused = post(&site, "/rooms", &[("origin", ORIGIN)], FORM).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.header(header::RETRY_AFTER).parse::<u64>().expect("seconds") > 80_000);
}

#[tokio::test]
async fn a_refused_form_does_not_count_as_a_room() {
    let options = GateOptions { rooms_per_minute: NonZeroU32::MIN, ..GateOptions::default() };
    let site = site_with(options).await;
    for _ in 0..3 {
        assert_eq!(post(&site, "/rooms", &[("origin", ORIGIN)], "seats=9").await.status, StatusCode::BAD_REQUEST);
    }
    assert_eq!(post(&site, "/rooms", &[("origin", ORIGIN)], FORM).await.status, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn requests_are_limited_except_health_checks() {
    let options = GateOptions { requests_per_minute: NonZeroU32::MIN, ..GateOptions::default() };
    let site = site_with(options).await;
    assert_eq!(get(&site, "/", &[]).await.status, StatusCode::OK);
    let refused = get(&site, "/rules", &[("accept-language", "ru")]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.body.contains("Минутку"));
    assert_ne!(refused.header(header::RETRY_AFTER), "");
    for _ in 0..3 {
        assert_eq!(get(&site, "/healthz", &[]).await.status, StatusCode::OK);
    }
    let forged = get(&site, "/", &[("x-forwarded-for", "198.51.100.9")]).await;
    assert_eq!(forged.status, StatusCode::TOO_MANY_REQUESTS, "the header is ignored without a proxy");
}
