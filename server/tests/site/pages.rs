//! Every page in every language.

use axum::http::{Method, StatusCode, header};
use conurbation::net::{Failure, Locale, assets::client_files, lobby::Access};

use crate::{
    browser::{ask, get, site},
    lobby::{CODE, FakeLobby},
};

/// Bytes of a first visit to the home page, uncompressed.
const FIRST_PAGE: usize = 120 * 1024;

fn room() -> String {
    format!("/r/{CODE}")
}

#[tokio::test]
async fn every_page_comes_in_every_language() {
    let site = site(FakeLobby::party());
    for (path, status) in [("/", 200), ("/rules", 200), (&*room(), 200), ("/nowhere", 404), ("/r/nosuchroom", 404)] {
        for locale in Locale::ALL {
            let page = get(&site, path, &[("accept-language", locale.code())]).await;
            assert_eq!(page.status, status, "{path}");
            assert_eq!(page.header(header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert!(page.body.contains(&format!("<html lang=\"{}\">", locale.code())), "{path} {locale:?}");
            for family in ["site", "nav", "foot", "home", "new", "rooms", "room", "step", "error", "rules", "type"] {
                assert!(!page.body.contains(&format!(">{family}-")), "{path} {locale:?}: a message has no text");
            }
            assert!(!page.body.contains("{$"), "{path} {locale:?}: a value is missing");
            for name in ["Between Two Cities", "Stonemaier Games", "City Square Off", "Gamewright"] {
                assert!(page.body.contains(name), "{path} {locale:?} does not name {name}");
            }
            assert_eq!(page.body.matches("<h1").count(), 1, "{path} {locale:?}");
        }
    }
}

#[tokio::test]
async fn the_home_page_lists_public_rooms() {
    let page = get(&site(FakeLobby::party()), "/", &[]).await.body;
    assert!(page.contains("<bdi>Chiyo</bdi>") && page.contains("/r/aaaaaaaaaaaaaaaa"));
    assert!(page.contains("4 of 5 seats taken") && page.contains("1 seat free"));
    assert!(page.contains("Host not there yet"));
    assert!(!page.contains("No public room"));

    let quiet = get(&site(FakeLobby::quiet()), "/", &[]).await.body;
    assert!(quiet.contains("No public room is open at the moment."));
}

#[tokio::test]
async fn a_room_shows_who_waits_behind_its_link() {
    let page = get(&site(FakeLobby::party()), &room(), &[]).await.body;
    assert!(page.contains(&format!("<div id=\"app\" data-room=\"{CODE}\">")));
    assert!(page.contains("Ada invites you to build cities") && page.contains("<bdi>Bruno</bdi>"));
    assert!(page.contains("2 seats free") && page.contains("Taking seats"));
    assert!(page.contains("<meta property=\"og:title\" content=\"Ada invites you to build cities\">"));
    assert!(page.contains(&format!("<meta property=\"og:url\" content=\"http://cities.test/r/{CODE}\">")));
    assert!(page.contains("content=\"http://cities.test/static/share.png\""));
}

#[tokio::test]
async fn a_private_room_is_kept_out_of_search_and_referrers() {
    let private = get(&site(FakeLobby::party()), &room(), &[]).await;
    assert!(private.body.contains("<meta name=\"robots\" content=\"noindex\">"));
    assert_eq!(private.header(header::REFERRER_POLICY), "no-referrer");

    let mut lobby = FakeLobby::party();
    lobby.room.access = Access::Public;
    let public = get(&site(lobby), &room(), &[]).await;
    assert!(!public.body.contains("noindex"));
    assert_eq!(public.header(header::REFERRER_POLICY), "no-referrer");
}

#[tokio::test]
async fn hostile_names_stay_names() {
    const NAME: &str = "\"><script>alert('hi')</script>";
    let mut lobby = FakeLobby::party();
    lobby.room.host = Some(NAME.to_owned());
    lobby.room.seats[0] = Some(NAME.to_owned());
    lobby.listed[0].host = Some(NAME.to_owned());
    let site = site(lobby);
    for path in ["/", &room()] {
        let page = get(&site, path, &[]).await.body;
        assert!(!page.contains("<script>") && !page.contains("alert('"), "{path}");
        assert!(page.contains("&#60;script&#62;"), "{path}: the name is shown");
        assert!(!page.contains("content=\"\">"), "{path}: the name does not end an attribute");
    }
}

#[tokio::test]
async fn the_client_is_loaded_if_there_is_one() {
    let page = get(&site(FakeLobby::party()), &room(), &[]).await.body;
    match client_files() {
        Some(files) => {
            assert!(page.contains(&format!("<script type=\"module\" src=\"{}\"></script>", files.script)));
            assert!(page.contains(&files.site_style) && page.contains("<noscript>"));
        }
        None => assert!(page.contains("<code>make client</code>")),
    }
}

#[tokio::test]
async fn the_first_page_is_light() {
    let site = site(FakeLobby::party());
    let page = get(&site, "/", &[]).await.body;
    let mut files = vec!["/static/icon.svg".to_owned(), "/static/site.webmanifest".to_owned()];
    files.extend(client_files().map(|client| client.site_style));
    let mut bytes = page.len();
    for file in files {
        bytes += get(&site, &file, &[]).await.body.len();
    }
    assert!(bytes <= FIRST_PAGE, "{bytes} bytes");
    assert!(!page.contains("<script"), "the home page needs none");
}

#[tokio::test]
async fn an_invitation_can_be_scanned() {
    let site = site(FakeLobby::party());
    let picture = get(&site, &format!("/r/{CODE}/qr.svg"), &[]).await;
    assert_eq!(picture.header(header::CONTENT_TYPE), "image/svg+xml");
    assert!(picture.body.starts_with("<svg"));
    assert_eq!(get(&site, "/r/nosuchroom/qr.svg", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_goes_wrong_has_a_page() {
    let site = site(FakeLobby::party());
    let lost = get(&site, "/r/nosuchroom", &[("accept-language", "de")]).await;
    assert_eq!(lost.status, StatusCode::NOT_FOUND);
    assert!(lost.body.contains("Diesen Raum gibt es nicht"));

    let method = ask(&site, Method::DELETE, "/rules", &[], "").await;
    assert_eq!(method.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(method.body.contains("<h1>") && method.header(header::ALLOW).contains("GET"));

    let broken = crate::browser::site(FakeLobby { broken: true, ..FakeLobby::party() });
    let broken = get(&broken, "/", &[]).await;
    assert_eq!(broken.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(broken.body.contains("The server has stumbled"));
    assert!(!broken.body.contains("out of reach"), "the cause is for the log");
}

#[test]
fn failures_have_statuses_of_errors() {
    for failure in Failure::ALL {
        let status = failure.status();
        assert!(status.is_client_error() || status.is_server_error(), "{failure:?}");
    }
}

#[tokio::test]
async fn it_is_healthy() {
    let answer = get(&site(FakeLobby::party()), "/healthz", &[]).await;
    assert_eq!((answer.status, &*answer.body), (StatusCode::OK, "ok\n"));
}
