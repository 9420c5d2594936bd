//! Guests: an id that the browser keeps in a signed cookie. There are no accounts; the cookie is the player.

use axum::{
    extract::{FromRequestParts, Request, State},
    http::request::Parts,
    middleware::Next,
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use time::Duration;
use uuid::Uuid;

use super::{failure::Failure, gate::Gate, origin::ServedAt};

/// The cookie's name.
pub const COOKIE: &str = "guest";
/// How long a browser keeps a cookie of this site, in days.
pub const COOKIE_DAYS: i64 = 365;

/// The guest who sent a request, the same for all requests of a browser. Only for routes behind [`remember`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Guest(pub Uuid);

/// Recognises the guest by the cookie; a browser without a cookie signed by this server becomes a new guest. The cookie
/// is sent with every response, so that its year counts from the last visit.
pub async fn remember(
    State(gate): State<Gate>,
    ServedAt(here): ServedAt,
    mut request: Request,
    next: Next,
) -> Response {
    let jar = SignedCookieJar::from_headers(request.headers(), gate.key());
    let guest = known(&jar).unwrap_or_else(|| Guest(Uuid::new_v4()));
    request.extensions_mut().insert(guest);
    let response = next.run(request).await;
    (jar.add(cookie(guest, here.is_https())), response).into_response()
}

impl<S: Send + Sync> FromRequestParts<S> for Guest {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        parts.extensions.get().copied().ok_or_else(|| Failure::broken("the route is not behind guest::remember"))
    }
}

fn known(jar: &SignedCookieJar) -> Option<Guest> {
    let id: Uuid = jar.get(COOKIE)?.value().parse().ok()?;
    (id.get_version_num() == 4).then_some(Guest(id))
}

fn cookie(Guest(id): Guest, secure: bool) -> Cookie<'static> {
    Cookie::build((COOKIE, id.to_string()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(Duration::days(COOKIE_DAYS))
        .build()
}
