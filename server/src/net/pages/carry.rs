//! Playing on on another device: a link that makes the browser that opens it this guest's, too.
//!
//! What the link hides is in its fragment, which browsers send to nobody and previews in a chat don't have. A script
//! puts it into the form; without one, it can be pasted there. Only the form's POST uses it.

use std::sync::Arc;

use askama::Template;
use axum::{
    Extension, Form,
    extract::{State, rejection::FormRejection},
    http::{HeaderValue, header},
    response::{Html, IntoResponse, Redirect},
};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    layout::{Layout, html},
    qr,
};
use crate::{
    net::{
        front::{Becomes, CARRY_MINUTES, CarryKeys, ClientAddress, Failure, Gate, Guest, NoKey, SameOrigin, ServedAt},
        texts::Locale,
    },
    rooms::Rooms,
};

/// Where the other device goes.
const HERE: &str = "/carry";
/// The page with the link is in no cache.
const NOT_STORED: HeaderValue = HeaderValue::from_static("private, no-store");

/// A link that was just made.
struct Link {
    url: String,
    /// The same as a picture to be scanned.
    picture: String,
}

#[derive(Template)]
#[template(path = "carry.html")]
struct CarryPage {
    page: Layout,
    /// On the device that has the guest; `None` on the other one.
    link: Option<Link>,
}

impl CarryPage {
    const fn title(&self) -> &'static str {
        if self.link.is_some() { "carry-title" } else { "carry-here-title" }
    }
}

/// `POST /profile/carry`: makes a link.
pub async fn make(
    (State(carry_keys), State(rooms)): (State<Arc<CarryKeys>>, State<Rooms>),
    locale: Locale,
    _: SameOrigin,
    ServedAt(here): ServedAt,
    client: ClientAddress,
    Guest(guest): Guest,
) -> Result<impl IntoResponse, Failure> {
    let key = carry_keys.make(guest, client).map_err(|no| match no {
        NoKey::TooMany(seconds) => Failure::TooManyRequests { seconds },
        NoKey::Full => Failure::Busy,
    })?;
    rooms.ask_others(CarryKeys::to_drop(guest)).await;
    let url = format!("{}{HERE}#{key}", here.origin());
    let picture = qr::svg(&url).map_err(Failure::broken)?;
    let page = CarryPage { page: Layout::new(locale, "/profile"), link: Some(Link { url, picture }) };
    Ok(([(header::CACHE_CONTROL, NOT_STORED)], html(&page)?))
}

/// `GET /carry`: what the link does, and the button that does it.
pub async fn ask(locale: Locale) -> Result<Html<String>, Failure> {
    html(&CarryPage { page: Layout::new(locale, HERE), link: None })
}

/// What the other device sends.
#[derive(Deserialize)]
pub struct Key {
    key: String,
}

/// `POST /carry/take`: makes this browser the guest's. Its path is another one than the links have: from a page at
/// theirs, the next link would only be a jump within it.
pub async fn take(
    State(gate): State<Gate>,
    State(carry_keys): State<Arc<CarryKeys>>,
    State(rooms): State<Rooms>,
    _: SameOrigin,
    client: ClientAddress,
    form: Result<Form<Key>, FormRejection>,
) -> Result<impl IntoResponse, Failure> {
    let Form(Key { key }) = form.map_err(|_| Failure::BadRequest)?;
    // Somebody may have pasted the whole link.
    let key = key.rsplit('#').next().unwrap_or_default();
    let guest = match carry_keys.take(key) {
        Some(guest) => guest,
        None => elsewhere(&rooms, key).await.ok_or(Failure::CarrySpent)?,
    };
    let banned = gate.bans().borrow().of(client, Some(guest)).is_some();
    if banned || rooms.is_forgotten(guest) || rooms.is_forgetting(guest) {
        return Err(Failure::CarrySpent);
    }
    Ok((Extension(Becomes(guest)), Redirect::to("/profile")))
}

/// The guest for whom another server made this key.
async fn elsewhere(rooms: &Rooms, key: &str) -> Option<Uuid> {
    let found = rooms.ask_others(CarryKeys::to_take(key)).await;
    found.into_iter().find_map(|guest| serde_json::from_value::<Option<Uuid>>(guest).ok()?)
}
