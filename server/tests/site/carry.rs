//! A guest carries on in another browser.

use axum::http::{StatusCode, header};
use conurbation::net::{Bans, Gate, GateOptions};

use crate::{
    browser::{Answer, ORIGIN, Place, get, post, site, site_behind},
    guests::{cookie, guest},
    profile::someone,
};

/// Somebody's link, and the key in its fragment.
async fn link(site: &Place, cookie: &str) -> (Answer, String) {
    let page = post(site, "/profile/carry", &[("cookie", cookie), ("origin", ORIGIN)], "").await;
    assert_eq!(page.status, StatusCode::OK);
    let (_, rest) = page.body.split_once(&format!("value=\"{ORIGIN}/carry#")).expect("a link");
    let key = rest.split('"').next().expect("split gives at least one part").to_owned();
    (page, key)
}

/// Another browser, with its cookie if it has one, presses the button.
async fn take(site: &Place, key: &str, cookie: Option<&str>) -> Answer {
    let mut headers = vec![("origin", ORIGIN)];
    headers.extend(cookie.map(|cookie| ("cookie", cookie)));
    post(site, "/carry/take", &headers, &format!("key={key}")).await
}

#[tokio::test]
async fn a_guest_carries_on_in_another_browser() {
    let site = site().await;
    let (ada, hers) = someone(&site).await;
    let (other, theirs) = someone(&site).await;
    let (page, key) = link(&site, &hers).await;
    assert!(page.body.contains("<svg") && page.header(header::CACHE_CONTROL).contains("no-store"));
    assert_eq!(guest(&page), ada.to_string());

    let taken = take(&site, &key, Some(&theirs)).await;
    assert_eq!((taken.status, taken.header(header::LOCATION)), (StatusCode::SEE_OTHER, "/profile"));
    assert_eq!(guest(&taken), ada.to_string());
    for cookie in [cookie(&taken), hers] {
        assert_eq!(guest(&get(&site, "/profile", &[("cookie", &cookie)]).await), ada.to_string(), "both are Ada now");
    }

    let again = take(&site, &key, Some(&theirs)).await;
    assert_eq!(again.status, StatusCode::GONE);
    assert!(again.body.contains("This link doesn’t work any more") && again.body.contains("My games"));
    assert_eq!(guest(&again), other.to_string(), "it works once");
}

#[tokio::test]
async fn a_link_may_be_pasted_whole() {
    let site = site().await;
    let (ada, hers) = someone(&site).await;
    let (_, key) = link(&site, &hers).await;
    let taken = take(&site, &format!("http%3A%2F%2Fcities.local%2Fcarry%23{key}+"), None).await;
    assert_eq!(guest(&taken), ada.to_string());
}

#[tokio::test]
async fn opening_a_link_to_another_device_changes_nothing() {
    let site = site().await;
    let (ada, hers) = someone(&site).await;
    let (_, key) = link(&site, &hers).await;
    for path in ["/carry".to_owned(), format!("/carry?key={key}")] {
        let opened = get(&site, &path, &[]).await;
        assert_eq!((opened.status, opened.header(header::SET_COOKIE)), (StatusCode::OK, ""));
        assert!(opened.body.contains("action=\"/carry/take\""), "the next link to /carry loads a page anew");
        assert!(opened.body.contains("Continue here?") && !opened.body.contains(&key));
    }
    assert_eq!(guest(&take(&site, &key, None).await), ada.to_string(), "it still works");
}

#[tokio::test]
async fn only_pages_of_this_site_carry_a_guest() {
    let site = site().await;
    let (ada, hers) = someone(&site).await;
    let (_, key) = link(&site, &hers).await;
    for origin in ["http://evil.test", "null"] {
        let made = post(&site, "/profile/carry", &[("cookie", &hers), ("origin", origin)], "").await;
        assert_eq!((made.status, made.body.contains("/carry#")), (StatusCode::FORBIDDEN, false));
        let taken = post(&site, "/carry/take", &[("origin", origin)], &format!("key={key}")).await;
        assert_eq!(taken.status, StatusCode::FORBIDDEN);
        assert_ne!(guest(&taken), ada.to_string());
    }
    assert_eq!(guest(&take(&site, &key, None).await), ada.to_string());
}

#[tokio::test]
async fn a_link_dies_with_its_guest() {
    let gate = Gate::new([7; 64], GateOptions::default());
    let site = site_behind(gate.clone()).await;
    let (banned, theirs) = someone(&site).await;
    let (_, key) = link(&site, &theirs).await;
    let mut bans = Bans::default();
    assert!(bans.add(banned.to_string().parse().expect("a guest")));
    gate.set_bans(bans);
    let taken = take(&site, &key, None).await;
    assert_eq!(taken.status, StatusCode::GONE);
    assert_ne!(guest(&taken), banned.to_string());
    let made = post(&site, "/profile/carry", &[("cookie", &theirs), ("origin", ORIGIN)], "").await;
    assert_eq!(made.status, StatusCode::FORBIDDEN);

    let (forgotten, theirs) = someone(&site).await;
    let (_, key) = link(&site, &theirs).await;
    site.rooms.forget(forgotten).await.expect("nothing is stored of them");
    let taken = take(&site, &key, None).await;
    assert_eq!(taken.status, StatusCode::GONE);
    assert_ne!(guest(&taken), forgotten.to_string());
}
