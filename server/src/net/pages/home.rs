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
use serde::Deserialize;

use super::{
    layout::{Layout, html},
    room::is_code,
};
use crate::net::{
    ClientAddress, Failure, Guest, Lobby, Locale, SameOrigin, Site,
    limits::PUBLIC_ROOMS_SHOWN,
    lobby::{Access, NewRoom, RoomListing},
};

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    page: Layout,
    seats_offered: RangeInclusive<u8>,
    rooms: Vec<RoomListing>,
}

/// `GET /`
pub async fn show<L: Lobby>(State(site): State<Site<L>>, locale: Locale) -> Result<Html<String>, Failure> {
    let rooms = site.lobby.public_rooms(PUBLIC_ROOMS_SHOWN).await.map_err(Failure::broken)?;
    html(&HomePage { page: Layout::new(locale, "/"), seats_offered: NewRoom::SEATS, rooms })
}

/// What the form for a new room sends.
#[derive(Debug, Deserialize)]
pub struct NewRoomForm {
    seats: u8,
    access: Access,
}

/// `POST /rooms`: makes a room and goes there.
pub async fn create<L: Lobby>(
    State(site): State<Site<L>>,
    _: SameOrigin,
    guest: Guest,
    client: ClientAddress,
    form: Result<Form<NewRoomForm>, FormRejection>,
) -> Result<Redirect, Failure> {
    let Form(NewRoomForm { seats, access }) = form.map_err(|_| Failure::BadRequest)?;
    if !NewRoom::SEATS.contains(&seats) {
        return Err(Failure::BadRequest);
    }
    site.gate.rooms().check(client).map_err(|seconds| Failure::TooManyRooms { seconds })?;
    let code = site.lobby.create(guest, NewRoom { seats, access }).await.map_err(Failure::broken)?;
    Ok(Redirect::to(&format!("/r/{code}")))
}

/// What the field for an invitation sends.
#[derive(Debug, Deserialize)]
pub struct Invitation {
    link: String,
}

/// `GET /join`: goes to the room of a pasted invitation, which may be the whole link or only the code in it.
pub async fn join(invitation: Result<Query<Invitation>, QueryRejection>) -> Result<Redirect, Failure> {
    let Query(Invitation { link }) = invitation.map_err(|_| Failure::BadRequest)?;
    let code = code_in(&link).ok_or(Failure::NoSuchRoom)?;
    Ok(Redirect::to(&format!("/r/{code}")))
}

/// In lower case, as codes are: telephones like to begin a field with a capital.
fn code_in(link: &str) -> Option<String> {
    let link = link.trim();
    let code = link.rsplit_once("/r/").map_or(link, |(_, code)| code);
    let code = code.split(['/', '?', '#']).next()?;
    is_code(code).then(|| code.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_found_in_what_people_paste() {
        for link in [
            "0123456789abcdef",
            " 0123456789Abcdef\n",
            "https://cities.example.org/r/0123456789abcdef",
            "cities.example.org/r/0123456789abcdef/",
            "http://[::1]:8080/r/0123456789abcdef?x=1#top",
        ] {
            assert_eq!(code_in(link).as_deref(), Some("0123456789abcdef"), "{link}");
        }
        for link in ["", "https://cities.example.org/", "/r/", "what is this", "/r/../rules", "/r/é"] {
            assert_eq!(code_in(link), None, "{link}");
        }
    }
}
