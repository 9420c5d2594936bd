//! Choosing a language.

use axum::http::{StatusCode, header};
use conurbation_room::Access;

use crate::{
    browser::{get, site},
    parties::party,
};

#[tokio::test]
async fn a_choice_is_kept_and_returns_to_the_page() {
    let site = site().await;
    let chosen = get(&site, "/language?lang=es&to=%2Frules", &[]).await;
    assert_eq!(chosen.status, StatusCode::SEE_OTHER);
    assert_eq!(chosen.header(header::LOCATION), "/rules");
    let cookie = chosen.header(header::SET_COOKIE);
    assert!(cookie.starts_with("lang=es;") && cookie.contains("Max-Age=31536000"), "{cookie}");

    let page = get(&site, "/rules", &[("accept-language", "de"), ("cookie", "lang=es")]).await.body;
    assert!(page.contains("<html lang=\"es\">"));
    assert!(page.contains("<option value=\"es\" lang=\"es\" selected>Español</option>"));
}

#[tokio::test]
async fn never_leads_to_another_site() {
    let site = site().await;
    for to in ["%2F%2Fevil.example", "https%3A%2F%2Fevil.example", "%2F%5Cevil.example", "%09%2F%2Fevil.example", ""] {
        let answer = get(&site, &format!("/language?lang=de&to={to}"), &[]).await;
        assert_eq!(answer.header(header::LOCATION), "/", "{to}");
    }
}

#[tokio::test]
async fn an_unknown_language_is_refused() {
    let site = site().await;
    for query in ["?lang=tlh", "?lang=", "", "?to=/"] {
        let answer = get(&site, &format!("/language{query}"), &[]).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{query}");
        assert_eq!(answer.header(header::SET_COOKIE), "", "{query}");
    }
}

#[tokio::test]
async fn choosing_a_language_returns_to_the_same_page() {
    let site = site().await;
    let room = format!("/r/{}", party(&site.rooms, Access::Private).await);
    for path in ["/", "/rules", "/profile", &room, "/nowhere"] {
        let page = get(&site, path, &[]).await.body;
        assert!(page.contains(&format!("<input type=\"hidden\" name=\"to\" value=\"{path}\">")), "{path}");
    }
}
