//! A finished game as a file.

use axum::{
    body::Bytes,
    extract::{Path, State},
    http::header,
    response::IntoResponse,
};

use super::room::{failure, parse};
use crate::{
    net::front::{Failure, Guest},
    rooms::{ConnectError, Rooms},
};

/// `GET /r/{code}/games/{number}.json`, for whoever is admitted to the room.
pub async fn download(
    State(rooms): State<Rooms>,
    Path((code, file)): Path<(String, String)>,
    Guest(guest): Guest,
) -> Result<impl IntoResponse, Failure> {
    let room = parse(&code)?;
    let number: u32 = file.strip_suffix(".json").and_then(|no| no.parse().ok()).ok_or(Failure::NoSuchGame)?;
    let found = rooms.game_file(room, number, guest).await.map_err(|error| match error {
        ConnectError::NotAdmitted => Failure::NoSuchGame,
        error => failure(&error),
    })?;
    let content = found.ok_or(Failure::NoSuchGame)?;
    let name = format!("attachment; filename=\"conurbation-game-{}.json\"", u64::from(number) + 1);
    let headers = [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, Bytes::from_owner(content)))
}
