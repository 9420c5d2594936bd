//! The home page: what this is, forms for new rooms, the way into a room, and the public rooms.

use std::{ops::RangeInclusive, sync::Arc};

use askama::Template;
use axum::{
    extract::{
        Form, Query, State,
        rejection::{FormRejection, QueryRejection},
    },
    http::header,
    response::{Html, IntoResponse, Redirect},
};
use conurbation_room::{Access, Length, Options, Stage};
use conurbation_rules::{
    automas::{FIRST_LEVEL, LEVELS, Mode},
    games::Kind,
    square_off::{self, Variant},
};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    layout::{Layout, html},
    ring, summary,
};
use crate::{
    net::{
        front::{ClientAddress, Failure, Gate, Guest, Known, SameOrigin, ServedAt},
        texts::Locale,
    },
    rooms::{Listed, OpenError, Rooms},
    store::{RoomId, StoreError},
};

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    page: Layout,
    /// The server's address.
    origin: String,
    seats_offered: RangeInclusive<u8>,
    sides_offered: RangeInclusive<u8>,
    levels: RangeInclusive<u8>,
    first_level: u8,
    /// Running games that the visitor has a seat in, the one that changed last first.
    going_on: Vec<Listed>,
    rooms: Vec<Listed>,
}

/// Most of them that are shown: *My games* has them all.
const GOING_ON: usize = 3;

/// `GET /`
pub async fn show(
    State(rooms): State<Rooms>,
    Known(guest): Known,
    locale: Locale,
    ServedAt(here): ServedAt,
) -> Result<Html<String>, Failure> {
    let going_on = match guest {
        Some(Guest(guest)) => going_on(&rooms, guest).await.map_err(Failure::broken)?,
        None => Vec::new(),
    };
    html(&HomePage {
        page: Layout::new(locale, "/"),
        origin: here.origin().to_owned(),
        seats_offered: Kind::TwoCities.seats(),
        sides_offered: Kind::SquareOff(Variant::default()).seats(),
        levels: LEVELS,
        first_level: FIRST_LEVEL,
        going_on,
        rooms: rooms.listed_with_tables().await.map_err(Failure::broken)?,
    })
}

async fn going_on(rooms: &Rooms, guest: Uuid) -> Result<Vec<Listed>, StoreError> {
    let mut joined = rooms.of_guest(guest).await?;
    joined.retain(|listed| listed.summary.stage == Stage::Playing && listed.sits != Some(false));
    if !joined.is_empty() {
        let closed = rooms.closed().await?;
        joined.retain(|listed| !closed.contains(&listed.room));
    }
    joined.truncate(GOING_ON);
    Ok(joined)
}

/// The list of public rooms alone, which an open page fetches now and then.
#[derive(Template)]
#[template(path = "tables.html")]
struct TablesPart {
    page: Layout,
    rooms: Arc<[Listed]>,
}

/// `GET /tables`
pub async fn tables(State(rooms): State<Rooms>, locale: Locale) -> Result<impl IntoResponse, Failure> {
    let rooms = rooms.tables().await.map_err(Failure::broken)?;
    let body: Html<String> = html(&TablesPart { page: Layout::new(locale, "/"), rooms })?;
    Ok(([(header::CACHE_CONTROL, "no-store")], body))
}

/// The form for a new room.
#[derive(Debug, Deserialize)]
pub struct NewRoomForm {
    seats: u8,
    access: Access,
}

impl From<NewRoomForm> for Options {
    fn from(NewRoomForm { seats, access }: NewRoomForm) -> Self {
        Self { seats, access, ..Self::first(Kind::TwoCities) }
    }
}

/// The form for playing alone.
#[derive(Debug, Deserialize)]
pub struct SoloForm {
    mode: Mode,
    level: u8,
    campaign: Length,
}

impl From<SoloForm> for Options {
    fn from(SoloForm { mode, level, campaign }: SoloForm) -> Self {
        let game = Kind::Automas { mode, level };
        Self { campaign, ..Self::first(game) }
    }
}

/// The form for City Square Off.
#[derive(Debug, Deserialize)]
pub struct SquareOffForm {
    mode: square_off::Mode,
    seats: u8,
}

impl From<SquareOffForm> for Options {
    /// Players choose a side by where they sit.
    fn from(SquareOffForm { mode, seats }: SquareOffForm) -> Self {
        let game = Kind::SquareOff(Variant { mode, ..Variant::default() });
        Self { seats, ..Self::first(game) }
    }
}

/// `POST` of one of these forms: opens a room and goes there.
pub async fn create<F: Into<Options>>(
    State(gate): State<Gate>,
    State(rooms): State<Rooms>,
    _: SameOrigin,
    Guest(host): Guest,
    client: ClientAddress,
    form: Result<Form<F>, FormRejection>,
) -> Result<Redirect, Failure> {
    let Form(form) = form.map_err(|_| Failure::BadRequest)?;
    let options = form.into();
    // Checked here too, so that a bad form does not count as a room.
    if !options.valid() {
        return Err(Failure::BadRequest);
    }
    gate.rooms().check(client).map_err(|seconds| Failure::TooManyRooms { seconds })?;
    at_room(rooms.open(host, options).await)
}

/// The way to a room that was just opened.
pub fn at_room(opened: Result<RoomId, OpenError>) -> Result<Redirect, Failure> {
    match opened {
        Ok(room) => Ok(Redirect::to(&format!("/r/{room}"))),
        // The next attempt is somebody new's.
        Err(OpenError::Forgotten) => Err(Failure::Busy),
        Err(error) => Err(Failure::broken(error)),
    }
}

/// The field for an invitation.
#[derive(Debug, Deserialize)]
pub struct Invitation {
    link: String,
}

/// `GET /join`: goes to the room of a pasted invitation: the whole link or only its code.
pub async fn join(invitation: Result<Query<Invitation>, QueryRejection>) -> Result<Redirect, Failure> {
    let Query(Invitation { link }) = invitation.map_err(|_| Failure::BadRequest)?;
    let room = room_in(&link).ok_or(Failure::NoSuchRoom)?;
    Ok(Redirect::to(&format!("/r/{room}")))
}

/// The room of an invitation: the whole link or only its code, however it was typed.
pub fn room_in(link: &str) -> Option<RoomId> {
    let link = link.trim();
    let code = link.rsplit_once("/r/").map_or(link, |(_, code)| code);
    let code = code.split(['/', '?', '#']).next()?;
    RoomId::typed(code)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_a_code_in_pasted_text() {
        for link in [
            "0123456789abcdef",
            " 0123456789Abcdef\n",
            "https://cities.example.org/r/0123456789abcdef",
            "cities.example.org/r/0123456789abcdef/",
            "http://[::1]:8080/r/0123456789abcdef?x=1#top",
            "0123 4567 89ab cdef",
            "https://cities.example.org/r/0123-4567-89ab-cdef",
        ] {
            assert_eq!(room_in(link).as_ref().map(RoomId::as_str), Some("0123456789abcdef"), "{link}");
        }
        for link in ["", "https://cities.example.org/", "/r/", "what is this", "/r/../rules", "/r/é", "0123456789abcde"]
        {
            assert_eq!(room_in(link), None, "{link}");
        }
    }
}
