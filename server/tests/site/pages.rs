//! Every page in every language.

use axum::http::{Method, StatusCode, header};
use conurbation::net::{Failure, Locale, pages::manifest::client_files};
use conurbation::store::Entry;
use conurbation_room::{Access, Options};

use crate::{
    browser::{ask, get, site},
    common,
    parties::{opened, party},
};

/// Most bytes of a first visit to the home page, uncompressed.
const FIRST_PAGE: usize = 120 * 1024;

#[tokio::test]
async fn every_page_comes_in_every_language() {
    let site = site().await;
    let room = format!("/r/{}", party(&site.rooms, Access::Public).await);
    let found = ["/", "/rules", "/profile", "/records", "/score-pad", &room].map(|path| (path, 200));
    for (path, status) in found.into_iter().chain([("/nowhere", 404), ("/r/nosuchroom", 404)]) {
        for locale in Locale::ALL {
            let page = get(&site, path, &[("accept-language", locale.code())]).await;
            assert_eq!(page.status, status, "{path}");
            assert_eq!(page.header(header::CONTENT_TYPE), "text/html; charset=utf-8");
            assert!(page.body.contains(&format!("<html lang=\"{}\">", locale.code())), "{path} {locale:?}");
            let families = ["site", "nav", "foot", "home", "new", "rooms", "room", "step", "error", "rules", "type"];
            for family in families.into_iter().chain(["profile", "records", "solo", "campaign", "game", "sides", "pad"])
            {
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
    let site = site().await;
    party(&site.rooms, Access::Private).await;
    let quiet = get(&site, "/", &[]).await.body;
    assert!(quiet.contains("<meta property=\"og:image\" content=\"http://cities.local/static/share.png\">"));
    assert!(quiet.contains("No public room is open right now.") && !quiet.contains("Ada"));

    let public = Options { access: Access::Public, ..Options::default() };
    let (playing, _people) = common::three_play(&site.rooms, public).await;
    let waiting = opened(&site.rooms, Options { seats: 5, ..public }, &[("Chiyo", 4)]).await;
    let page = get(&site, "/", &[]).await.body;
    assert!(!page.contains("No public room") && !page.contains("Ada"));
    for (room, host, stage, taken, free) in [
        (waiting, "Chiyo", "Taking seats", "1 of 5 seats taken", "4 seats free"),
        (playing, "Player 0", "Game on", "3 of 3 seats taken", "no seat free"),
    ] {
        let row = page.split("<li ").find(|row| row.contains(room.as_str())).expect("the room is in the list");
        for text in [&format!("<bdi>{host}</bdi>"), stage, taken, free] {
            assert!(row.contains(text), "{text}: {row}");
        }
        let pips = (row.matches("class=\"pip is-taken\"").count(), row.matches("class=\"pip\"").count());
        assert_eq!(pips, if host == "Chiyo" { (1, 4) } else { (3, 0) });
    }
    // Rooms are listed once their host has a name, but an entry without one can be shown.
    let mut nameless = site.rooms.summary(waiting).await.expect("a room");
    (nameless.host, nameless.seats) = (None, vec![None; 3]);
    let bytes = serde_json::to_vec(&nameless).expect("JSON");
    let entry = Entry { rank: site.rooms.clock().now(), bytes };
    site.store.shelve("public", waiting, Some(entry)).await.expect("an entry");
    assert!(get(&site, "/", &[]).await.body.contains("Host not here yet"));
}

#[tokio::test]
async fn a_room_link_shows_who_is_waiting() {
    let site = site().await;
    let room = party(&site.rooms, Access::Private).await;
    let page = get(&site, &format!("/r/{room}"), &[]).await.body;
    assert!(page.contains(&format!("<div id=\"app\" data-room=\"{room}\">")));
    assert!(page.contains("Ada invites you to build cities") && page.contains("<bdi>Bruno</bdi>"));
    assert!(page.contains("2 seats free") && page.contains("Taking seats"));
    assert!(page.contains("<meta property=\"og:title\" content=\"Ada invites you to build cities\">"));
    assert!(page.contains(&format!("<meta property=\"og:url\" content=\"http://cities.local/r/{room}\">")));
    assert!(page.contains("content=\"http://cities.local/static/share.png\""));

    let alone = opened(&site.rooms, Options { watchers: false, ..Options::default() }, &[]).await;
    let page = get(&site, &format!("/r/{alone}"), &[]).await.body;
    assert!(page.contains("An invitation to build cities") && page.contains("Only people with a seat can come in"));
}

#[tokio::test]
async fn a_private_room_is_kept_out_of_search_and_referrers() {
    let site = site().await;
    for (access, hidden) in [(Access::Private, true), (Access::Public, false)] {
        let room = party(&site.rooms, access).await;
        let page = get(&site, &format!("/r/{room}"), &[]).await;
        assert_eq!(page.body.contains("<meta name=\"robots\" content=\"noindex\">"), hidden);
        assert_eq!(page.header(header::REFERRER_POLICY), "no-referrer");
    }
}

#[tokio::test]
async fn hostile_names_are_escaped() {
    const NAME: &str = "\"'><script>alert(1)//";
    let site = site().await;
    let public = Options { access: Access::Public, ..Options::default() };
    let room = format!("/r/{}", opened(&site.rooms, public, &[(NAME, 0)]).await);
    for path in ["/", &room] {
        let page = get(&site, path, &[]).await.body;
        assert!(!page.contains("<script>") && !page.contains("\"'>"), "{path}");
        assert!(page.contains("&#60;script&#62;"), "{path}: the name is shown");
        assert!(!page.contains("content=\"\">"), "{path}: the name does not end an attribute");
    }
}

#[tokio::test]
async fn the_client_is_loaded_if_there_is_one() {
    let site = site().await;
    let page = get(&site, &format!("/r/{}", party(&site.rooms, Access::Private).await), &[]).await.body;
    match client_files() {
        Some(files) => {
            assert!(page.contains(&format!("<script type=\"module\" src=\"{}\"></script>", files.script)));
            assert!(page.contains(&files.site_style) && page.contains("<noscript>"));
        }
        None => assert!(page.contains("<code>make client</code>")),
    }
}

#[tokio::test]
async fn the_home_page_is_small() {
    let site = site().await;
    let page = get(&site, "/", &[]).await.body;
    let scripts: Vec<String> = client_files()
        .map(|client| ["tables", "worker"].map(|name| client.page_script(name).expect("a script").to_owned()).into())
        .unwrap_or_default();
    let named: Vec<&str> = page.lines().filter(|line| line.contains("<script")).collect();
    assert_eq!(named.len(), scripts.len(), "{named:?}");
    assert!(named.iter().zip(&scripts).all(|(line, script)| line.contains(script)), "{named:?}");
    let mut files = vec!["/static/icon.svg".to_owned(), "/app.webmanifest".to_owned()];
    files.extend(client_files().map(|client| client.site_style));
    let mut bytes = page.len();
    for file in files.iter().chain(&scripts) {
        bytes += get(&site, file, &[]).await.body.len();
    }
    assert!(bytes <= FIRST_PAGE, "{bytes} bytes");
}

#[tokio::test]
async fn the_site_can_be_installed() {
    let site = site().await;
    let german = [("accept-language", "de")];
    let manifest = get(&site, "/app.webmanifest", &german).await;
    assert_eq!(manifest.header(header::CONTENT_TYPE), "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_str(&manifest.body).expect("JSON");
    assert_eq!(manifest["lang"], "de");
    assert_eq!(manifest["shortcuts"][0]["name"], "Meine Partien");
    let icons = manifest["icons"].as_array().expect("icons");
    assert!(icons.iter().any(|icon| icon["purpose"] == "maskable"));
    let parts = icons.iter().map(|icon| &icon["src"]);
    let shortcuts = manifest["shortcuts"].as_array().expect("shortcuts");
    let links = shortcuts.iter().map(|shortcut| &shortcut["url"]);
    assert_eq!(shortcuts.len(), 3);
    for part in parts.chain(links).chain([&manifest["start_url"]]) {
        let path = part.as_str().expect("a path");
        assert_eq!(get(&site, path, &[]).await.status, StatusCode::OK, "{path}");
    }
    assert!(get(&site, "/offline", &german).await.body.contains("Keine Verbindung"));
    if client_files().is_some() {
        let worker = get(&site, "/worker.js", &[]).await;
        assert_eq!(worker.header(header::CONTENT_TYPE), "text/javascript; charset=utf-8");
        assert_eq!(worker.header(header::CACHE_CONTROL), "private, no-cache");
    }
}

#[tokio::test]
async fn an_invitation_can_be_scanned() {
    let site = site().await;
    let room = party(&site.rooms, Access::Private).await;
    let picture = get(&site, &format!("/r/{room}/qr.svg"), &[]).await;
    assert_eq!(picture.header(header::CONTENT_TYPE), "image/svg+xml");
    assert!(picture.body.starts_with("<svg"));
    assert_eq!(get(&site, "/r/nosuchroom/qr.svg", &[]).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_room_has_one_address_however_its_code_was_typed() {
    let site = site().await;
    let room = party(&site.rooms, Access::Public).await;
    let code = room.as_str();
    let typed = format!("/r/{}-{}", code[..4].to_uppercase(), &code[4..]);
    let answer = get(&site, &typed, &[]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    assert_eq!(answer.header(header::LOCATION), format!("/r/{code}"));
    assert_eq!(get(&site, &format!("/r/{code}"), &[]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn every_failure_has_a_page() {
    let site = site().await;
    for none in ["/r/nosuchroom", "/r/0123456789abcdef", "/r/0123456789ABCDE", "/r/..%2Frules", "/r/%00"] {
        let lost = get(&site, none, &[("accept-language", "de")]).await;
        assert_eq!(lost.status, StatusCode::NOT_FOUND, "{none}");
        assert!(lost.body.contains("Diesen Raum gibt es nicht"), "{none}");
    }

    let method = ask(&site, Method::DELETE, "/rules", &[], "").await;
    assert_eq!(method.status, StatusCode::METHOD_NOT_ALLOWED);
    assert!(method.body.contains("<h1>") && method.header(header::ALLOW).contains("GET"));

    site.store.close().await;
    for path in ["/", "/r/0123456789abcdef"] {
        let broken = get(&site, path, &[]).await;
        assert_eq!(broken.status, StatusCode::INTERNAL_SERVER_ERROR, "{path}");
        assert!(broken.body.contains("The server has stumbled"), "{path}");
        assert!(!broken.body.contains("store"), "{path}: the cause belongs in the log");
    }
}

#[test]
fn every_failure_has_an_error_status() {
    for failure in Failure::ALL {
        let status = failure.status();
        assert!(status.is_client_error() || status.is_server_error(), "{failure:?}");
    }
}

#[tokio::test]
async fn the_health_check_answers() {
    let site = site().await;
    for path in ["/healthz", "/readyz"] {
        let answer = get(&site, path, &[]).await;
        assert_eq!((answer.status, &*answer.body), (StatusCode::OK, "ok\n"), "{path}");
    }
}

#[tokio::test]
async fn the_health_check_fails_with_the_store() {
    let site = site().await;
    site.store.close().await;
    let answer = get(&site, "/healthz", &[]).await;
    let why = "the store failed: the store is closed\n";
    assert_eq!((answer.status, &*answer.body), (StatusCode::SERVICE_UNAVAILABLE, why));
    // Players may come all the same: some stores recover.
    assert_eq!(get(&site, "/readyz", &[]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_server_that_is_shutting_down_says_when_to_come_back() {
    let site = site().await;
    site.shutdown.cancel();
    for path in ["/readyz", "/"] {
        let answer = get(&site, path, &[]).await;
        assert_eq!((answer.status, answer.header(header::RETRY_AFTER)), (StatusCode::SERVICE_UNAVAILABLE, "3"));
    }
    assert_eq!(get(&site, "/healthz", &[]).await.status, StatusCode::OK);
}
