//! The home page: what this is, a new room, the way into one, and the public rooms.

use std::ops::RangeInclusive;

use askama::Template;
use axum::{
    extract::{
        Form, Query, State,
        rejection::{FormRejection, QueryRejection},
    },
    response::{Html, Redirect},
};
use conurbation_room::{Absence, Access, Length, Options, Seating};
use conurbation_rules::{
    automas::{LEVEL_CHANGES, Mode},
    games::Kind,
    square_off::{self, Variant},
};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    layout::{Layout, html},
    summary,
};
use crate::{
    net::{ClientAddress, Failure, Guest, Locale, SameOrigin, ServedAt, Site},
    rooms::Listed,
    store::RoomId,
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
    rooms: Vec<Listed>,
}

/// `GET /`
pub async fn show(State(site): State<Site>, locale: Locale, ServedAt(here): ServedAt) -> Result<Html<String>, Failure> {
    html(&HomePage {
        page: Layout::new(locale, "/"),
        origin: here.origin().to_owned(),
        seats_offered: Kind::TwoCities.seats(),
        sides_offered: Kind::SquareOff(Variant::default()).seats(),
        levels: 1..=LEVEL_CHANGES.len() as u8,
        rooms: site.rooms.listed().await.map_err(Failure::broken)?,
    })
}

/// What the form for a new room sends.
#[derive(Debug, Deserialize)]
pub struct NewRoomForm {
    seats: u8,
    access: Access,
}

/// `POST /rooms`: makes a room and goes there.
pub async fn create(
    State(site): State<Site>,
    _: SameOrigin,
    Guest(host): Guest,
    client: ClientAddress,
    form: Result<Form<NewRoomForm>, FormRejection>,
) -> Result<Redirect, Failure> {
    let Form(NewRoomForm { seats, access }) = form.map_err(|_| Failure::BadRequest)?;
    open(&site, host, client, Options { seats, access, ..Options::default() }).await
}

/// What the form for playing alone sends.
#[derive(Debug, Deserialize)]
pub struct SoloForm {
    mode: Mode,
    level: u8,
    campaign: Length,
}

/// `POST /solo`: makes a room for one player and goes there.
pub async fn create_solo(
    State(site): State<Site>,
    _: SameOrigin,
    Guest(host): Guest,
    client: ClientAddress,
    form: Result<Form<SoloForm>, FormRejection>,
) -> Result<Redirect, Failure> {
    let Form(SoloForm { mode, level, campaign }) = form.map_err(|_| Failure::BadRequest)?;
    let game = Kind::Automas { mode, level };
    let options = Options { game, seats: 1, absence: Absence::Wait, campaign, ..Options::default() };
    open(&site, host, client, options).await
}

/// What the form for City Square Off sends.
#[derive(Debug, Deserialize)]
pub struct SquareOffForm {
    mode: square_off::Mode,
    seats: u8,
}

/// `POST /square-off`: makes a room for two sides and goes there. Everyone plays for the side that they sit on.
pub async fn create_square_off(
    State(site): State<Site>,
    _: SameOrigin,
    Guest(host): Guest,
    client: ClientAddress,
    form: Result<Form<SquareOffForm>, FormRejection>,
) -> Result<Redirect, Failure> {
    let Form(SquareOffForm { mode, seats }) = form.map_err(|_| Failure::BadRequest)?;
    let game = Kind::SquareOff(Variant { mode, ..Variant::default() });
    open(&site, host, client, Options { game, seats, seating: Seating::Hand, ..Options::default() }).await
}

async fn open(site: &Site, host: Uuid, client: ClientAddress, options: Options) -> Result<Redirect, Failure> {
    // Asked here too, for a form that makes no room costs none.
    if !options.valid() {
        return Err(Failure::BadRequest);
    }
    site.gate.rooms().check(client).map_err(|seconds| Failure::TooManyRooms { seconds })?;
    let room = site.rooms.open(host, options).await.map_err(Failure::broken)?;
    Ok(Redirect::to(&format!("/r/{room}")))
}

/// What the field for an invitation sends.
#[derive(Debug, Deserialize)]
pub struct Invitation {
    link: String,
}

/// `GET /join`: goes to the room of a pasted invitation, which may be the whole link or only the code in it.
pub async fn join(invitation: Result<Query<Invitation>, QueryRejection>) -> Result<Redirect, Failure> {
    let Query(Invitation { link }) = invitation.map_err(|_| Failure::BadRequest)?;
    let room = room_in(&link).ok_or(Failure::NoSuchRoom)?;
    Ok(Redirect::to(&format!("/r/{room}")))
}

/// Read in lower case, as codes are: phones like to begin a field with a capital.
fn room_in(link: &str) -> Option<RoomId> {
    let link = link.trim();
    let code = link.rsplit_once("/r/").map_or(link, |(_, code)| code);
    let code = code.split(['/', '?', '#']).next()?;
    code.to_ascii_lowercase().parse().ok()
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
        ] {
            assert_eq!(room_in(link).as_ref().map(RoomId::as_str), Some("0123456789abcdef"), "{link}");
        }
        for link in ["", "https://cities.example.org/", "/r/", "what is this", "/r/../rules", "/r/é", "0123456789abcde"]
        {
            assert_eq!(room_in(link), None, "{link}");
        }
    }
}
