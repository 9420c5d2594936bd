//! Security headers of every response.

use axum::http::{StatusCode, header};
use conurbation::net::GateOptions;
use conurbation_room::Access;

use crate::{
    browser::{get, get_from, site, site_with},
    parties::party,
};

#[tokio::test]
async fn every_response_has_the_security_headers() {
    let site = site().await;
    let room = format!("/r/{}", party(&site.rooms, Access::Private).await);
    for path in ["/", "/rules", &room, "/nowhere", "/static/icon.svg", "/healthz", "/language?lang=de"] {
        let answer = get(&site, path, &[]).await;
        let policy = answer.header(header::CONTENT_SECURITY_POLICY);
        for rule in ["default-src 'none'", "script-src 'self';", "frame-ancestors 'none'", "base-uri 'none'"] {
            assert!(policy.contains(rule), "{path}: {policy}");
        }
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff", "{path}");
        let referrer = if path == room { "no-referrer" } else { "same-origin" };
        assert_eq!(answer.header(header::REFERRER_POLICY), referrer, "{path}");
        assert_ne!(answer.header(header::CACHE_CONTROL), "", "{path}");
    }
}

#[tokio::test]
async fn a_request_id_is_taken_from_a_trusted_proxy_only() {
    let given = [("x-request-id", "7f-3")];
    let direct = get(&site().await, "/", &given).await;
    assert_eq!(direct.header("x-request-id").len(), 32);
    let behind = site_with(GateOptions { behind_proxy: true, ..GateOptions::default() }).await;
    assert_eq!(get(&behind, "/", &given).await.header("x-request-id"), "7f-3");
    assert_eq!(get(&behind, "/", &[]).await.header("x-request-id").len(), 32);
}

#[tokio::test]
async fn pages_comply_with_the_policy() {
    let site = site().await;
    let room = format!("/r/{}", party(&site.rooms, Access::Private).await);
    for path in ["/", "/rules", &room, "/nowhere"] {
        let page = get(&site, path, &[]).await.body;
        for inline in ["<style", "javascript:", " onclick=", " onload=", "src=\"http", "href=\"http"] {
            assert!(!page.contains(inline), "{path}: {inline}");
        }
    }
}

#[tokio::test]
async fn browsers_come_back_by_https_alone_if_that_is_the_public_address() {
    let with = async |url: &str| {
        let url = Some(url.parse().expect("an address"));
        let site = site_with(GateOptions { public_url: url, ..GateOptions::default() }).await;
        get(&site, "/", &[]).await.header(header::STRICT_TRANSPORT_SECURITY).to_owned()
    };
    assert_eq!(with("https://cities.test").await, "max-age=31536000");
    assert_eq!(with("http://cities.test").await, "");
}

#[tokio::test]
async fn a_name_from_elsewhere_is_refused_with_the_setting_to_use() {
    let site = site().await;
    let answer = get_from(&site, "cities.example.org", "/").await;
    assert_eq!(answer.status, StatusCode::MISDIRECTED_REQUEST);
    assert!(answer.body.contains("--public-url https://cities.example.org"), "{}", answer.body);
    assert_eq!(get_from(&site, "192.168.1.5:8080", "/").await.status, StatusCode::OK);
}
