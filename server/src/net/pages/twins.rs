//! Other games with the same deal, for the page of a game.

use axum::{
    Json,
    extract::{Path, State},
    response::IntoResponse,
};
use serde::Serialize;

use super::{game, room::parse, uploads};
use crate::{
    net::front::{Failure, Guest},
    rooms::{Rooms, Twin},
};

/// A game to compare this one with.
#[derive(Serialize)]
struct Beside {
    /// Where it is watched.
    address: String,
    people: Vec<String>,
    /// When it ended, in milliseconds since 1970-01-01 UTC; unknown of a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<u64>,
}

impl From<Twin> for Beside {
    fn from(twin: Twin) -> Self {
        match twin {
            Twin::Origin { id, people } => Self { address: format!("/games/{id}"), people, ended: None },
            Twin::Table { room, people, ended } => {
                Self { address: format!("/r/{room}/games/0"), people, ended: Some(ended) }
            }
        }
    }
}

/// `GET /r/{code}/games/{number}/twins`, for whoever is admitted to the room.
pub async fn of_room(
    State(rooms): State<Rooms>,
    Path((code, number)): Path<(String, String)>,
    Guest(guest): Guest,
) -> Result<impl IntoResponse, Failure> {
    let number = number.parse().map_err(|_| Failure::NoSuchGame)?;
    Ok(listed(game::found(rooms.twins(parse(&code)?, number, guest).await)?))
}

/// `GET /games/{id}/twins`: the same of a game that was uploaded.
pub async fn of_uploaded(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    Guest(guest): Guest,
) -> Result<impl IntoResponse, Failure> {
    let twins = rooms.twins_of_upload(uploads::parse(&id)?, guest).await.map_err(uploads::failure)?;
    Ok(listed(twins.ok_or(Failure::NoSuchUpload)?))
}

fn listed(twins: Vec<Twin>) -> Json<Vec<Beside>> {
    Json(twins.into_iter().map(Beside::from).collect())
}
