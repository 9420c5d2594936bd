//! Guests: an id that the browser keeps in a signed cookie. There are no accounts; the cookie is the player.

use axum::{
    extract::{FromRef, FromRequestParts, Request, State},
    http::{HeaderMap, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use axum_extra::extract::cookie::{Cookie, Key, SameSite, SignedCookieJar};
use time::Duration;
use uuid::Uuid;

use super::{failure::Failure, gate::Gate, origin::ServedAt};
use crate::rooms::Rooms;

/// The cookie's name, and over https only until its successor is set.
const COOKIE: &str = "guest";
/// The cookie's name over https: browsers accept it from this host alone, so that no neighbour can plant one.
const HOST_COOKIE: &str = "__Host-guest";
/// How long a browser keeps a cookie of this site, in days.
pub const COOKIE_DAYS: i64 = 365;

/// The guest who sent a request, the same for all requests of a browser. Only for routes behind [`remember`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Guest(pub Uuid);

/// Response extension that makes the browser this guest.
#[derive(Debug, Clone, Copy)]
pub struct Becomes(pub Uuid);

/// Recognises the guest by the cookie; a browser without a cookie signed by this server becomes a new guest. The cookie
/// is sent with every response, under the current name and key, so that its year counts from the last visit.
pub async fn remember(
    State(gate): State<Gate>,
    State(rooms): State<Rooms>,
    ServedAt(here): ServedAt,
    mut request: Request,
    next: Next,
) -> Response {
    let name = cookie_name(here.is_https());
    let guest = recognise(request.headers(), name, &gate, &rooms).unwrap_or_else(|| Guest(Uuid::new_v4()));
    let mut jar = SignedCookieJar::from_headers(request.headers(), gate.keys().current);
    if name != COOKIE {
        jar = jar.remove(Cookie::build(COOKIE).path("/"));
    }
    request.extensions_mut().insert(guest);
    let response = next.run(request).await;
    let guest = response.extensions().get().map_or(guest, |Becomes(other)| Guest(*other));
    // Nobody keeps the cookie of somebody who has just been forgotten.
    jar = if rooms.is_forgotten(guest.0) {
        jar.remove(Cookie::build(name).path("/").secure(here.is_https()))
    } else {
        jar.add(cookie(name, guest, here.is_https()))
    };
    (jar, response).into_response()
}

impl<S: Send + Sync> FromRequestParts<S> for Guest {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Failure> {
        parts.extensions.get().copied().ok_or_else(|| Failure::broken("the route is not behind guest::remember"))
    }
}

/// The guest that a browser is already, for routes that make no new guests.
#[derive(Debug, Clone, Copy)]
pub struct Known(pub Option<Guest>);

impl<S: Send + Sync> FromRequestParts<S> for Known
where
    Gate: FromRef<S>,
    Rooms: FromRef<S>,
    ServedAt: FromRequestParts<S>,
{
    type Rejection = <ServedAt as FromRequestParts<S>>::Rejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let ServedAt(here) = ServedAt::from_request_parts(parts, state).await?;
        let (gate, rooms) = (Gate::from_ref(state), Rooms::from_ref(state));
        Ok(Self(recognise(&parts.headers, cookie_name(here.is_https()), &gate, &rooms)))
    }
}

const fn cookie_name(https: bool) -> &'static str {
    if https { HOST_COOKIE } else { COOKIE }
}

/// The guest of the cookie with this name, or of the one from before https; `None` for a guest who has been forgotten.
fn recognise(headers: &HeaderMap, name: &str, gate: &Gate, rooms: &Rooms) -> Option<Guest> {
    let keys = gate.keys();
    let known = [name, COOKIE].iter().find_map(|name| keys.each().find_map(|key| known(headers, name, key)));
    known.filter(|guest| !rooms.is_forgotten(guest.0))
}

fn known(headers: &HeaderMap, name: &str, key: &Key) -> Option<Guest> {
    let jar = SignedCookieJar::from_headers(headers, key.clone());
    let id: Uuid = jar.get(name)?.value().parse().ok()?;
    (id.get_version_num() == 4).then_some(Guest(id))
}

fn cookie(name: &'static str, Guest(id): Guest, secure: bool) -> Cookie<'static> {
    Cookie::build((name, id.to_string()))
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .max_age(Duration::days(COOKIE_DAYS))
        .build()
}
