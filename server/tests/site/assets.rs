//! Files, and how long browsers may keep them.

use axum::http::{StatusCode, header};
use conurbation::net::pages::manifest::{Shows, client_files};
use conurbation_rules::games::Kind;

use crate::browser::{get, site};

#[tokio::test]
async fn static_files_are_revalidated() {
    let site = site().await;
    let icon = get(&site, "/static/icon.svg", &[]).await;
    assert_eq!(icon.header(header::CONTENT_TYPE), "image/svg+xml");
    assert_eq!(icon.header(header::CACHE_CONTROL), "public, max-age=3600");
    let tag = icon.header(header::ETAG).to_owned();
    assert!(tag.starts_with("W/\"") && icon.body.contains("<svg"));

    let same = get(&site, "/static/icon.svg", &[("if-none-match", &tag)]).await;
    assert_eq!((same.status, &*same.body), (StatusCode::NOT_MODIFIED, ""));
    assert_eq!(same.header(header::ETAG), tag);
    let other = get(&site, "/static/icon.svg", &[("if-none-match", "W/\"0\"")]).await;
    assert_eq!(other.status, StatusCode::OK);
    assert!(get(&site, "/robots.txt", &[]).await.body.contains("Disallow: /r/"));
}

#[tokio::test]
async fn built_files_are_immutable() {
    let site = site().await;
    for file in client_files().into_iter().flat_map(|client| [client.site_style, client.script]) {
        let answer = get(&site, &file, &[]).await;
        assert_eq!(answer.status, StatusCode::OK, "{file}");
        assert_eq!(answer.header(header::CACHE_CONTROL), "public, max-age=31536000, immutable");
        assert_eq!(answer.header(header::X_CONTENT_TYPE_OPTIONS), "nosniff");
    }
    for missing in ["/assets/no-such-file.js", "/assets/.vite/manifest.json", "/static/../Cargo.toml", "/static/"] {
        assert_eq!(get(&site, missing, &[]).await.status, StatusCode::NOT_FOUND, "{missing}");
    }
}

#[tokio::test]
async fn text_is_compressed() {
    let site = site().await;
    let plain = get(&site, "/rules", &[]).await.body.len();
    for encoding in ["br", "gzip"] {
        let page = get(&site, "/rules", &[("accept-encoding", encoding)]).await;
        assert_eq!(page.header(header::CONTENT_ENCODING), encoding);
        assert!(page.body.len() * 2 < plain, "{encoding}: {} of {plain}", page.body.len());
    }
}

#[tokio::test]
async fn built_files_are_sent_as_the_build_has_compressed_them() {
    let site = site().await;
    for file in client_files().into_iter().flat_map(|client| [client.site_style, client.script]) {
        let dense = get(&site, &format!("{file}.br"), &[]).await.body;
        for (accepted, coding) in [("gzip, br", "br"), ("gzip", "gzip"), ("identity", "")] {
            let answer = get(&site, &file, &[("accept-encoding", accepted)]).await;
            assert_eq!(answer.header(header::CONTENT_ENCODING), coding);
            assert_eq!(answer.header(header::VARY), "accept-encoding", "{accepted}");
            assert_eq!(answer.body == dense, coding == "br", "{accepted}");
        }
    }
}

#[test]
fn the_build_has_a_screen_for_every_game() {
    if let Some(client) = client_files() {
        assert_ne!(client.room(Shows::Replay), client.room(Shows::Unknown), "src/replay/start.ts");
        for game in Kind::FIRST.map(Kind::name) {
            assert_ne!(client.room(Shows::Game(game)), client.room(Shows::Unknown), "src/games/{game}/play.ts");
        }
    }
}
