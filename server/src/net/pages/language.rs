//! Choosing a language at the foot of a page.

use axum::{extract::Query, response::Redirect};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use serde::Deserialize;
use time::Duration;

use crate::net::{
    front::{Failure, guest::COOKIE_DAYS},
    texts::{Locale, locale::COOKIE},
};

/// Bytes of the address to return to.
const MAX_RETURN: usize = 256;

/// What the form sends.
#[derive(Debug, Deserialize)]
pub struct Choice {
    lang: String,
    #[serde(default)]
    to: String,
}

/// `GET /language`: keeps the choice and returns to the page. Not a `POST`, since the page of a room sends no referrer,
/// and browsers leave the origin out of forms on such a page.
pub async fn choose(
    jar: CookieJar,
    choice: Result<Query<Choice>, axum::extract::rejection::QueryRejection>,
) -> Result<(CookieJar, Redirect), Failure> {
    let Query(choice) = choice.map_err(|_| Failure::BadRequest)?;
    let locale: Locale = choice.lang.parse().map_err(|_| Failure::BadRequest)?;
    let cookie = Cookie::build((COOKIE, locale.code()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .max_age(Duration::days(COOKIE_DAYS));
    Ok((jar.add(cookie), Redirect::to(local(&choice.to))))
}

/// The path if it is one on this server, otherwise that of the home page. Such a path begins with exactly one slash
/// (two, or a backslash that browsers take for one, would begin a host) and has only characters that our paths and
/// queries contain.
fn local(path: &str) -> &str {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '-' | '_' | '.' | '?' | '=' | '&');
    let ours = path.starts_with('/') && !path.starts_with("//") && path.len() <= MAX_RETURN && path.chars().all(plain);
    if ours { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returns_only_to_this_server() {
        for path in ["/", "/rules", "/r/ABCDEFGHJKMNPQRS", "/records?length=3&mode=full&level=7"] {
            assert_eq!(local(path), path);
        }
        for path in [
            "",
            "rules",
            "//evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "https://evil.example/",
            "/%2f/evil.example",
            "/\t/evil.example",
            "/rules\r\nSet-Cookie: guest=1",
            "javascript:alert(1)",
            "/r/é",
        ] {
            assert_eq!(local(path), "/", "{path:?}");
        }
        assert_eq!(local(&format!("/{}", "a".repeat(MAX_RETURN))), "/");
    }
}
