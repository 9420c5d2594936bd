//! Playing on from a moment of a finished game, and playing its deal again.

use std::sync::Arc;

use axum::{
    Form, Json,
    extract::{Path, State, rejection::FormRejection},
    http::StatusCode,
    response::{IntoResponse, Response},
};
use conurbation_room::{BranchError, Branching, Refusal};
use conurbation_rules::{common::Seat, games::Level};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    game,
    room::parse,
    uploads::{self, Here},
};
use crate::{
    net::front::{ClientAddress, Failure, Gate, Guest, SameOrigin},
    rooms::{Form as Reading, MAX_OF_GUEST, NoBranch, OpenError, Rooms, UploadError},
    store::RoomId,
};

/// What the page sends.
#[derive(Debug, Deserialize)]
pub struct BranchForm {
    /// After how many actions of the game.
    actions: u32,
    seat: Seat,
    level: Level,
    name: String,
}

/// A reason of the server's that is none of the room's. The client words it like a refusal.
#[derive(Serialize)]
struct Coded {
    code: &'static str,
    /// How many there can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<usize>,
}

/// Who asks, and for what.
type Asked = (SameOrigin, ClientAddress, Guest);

/// A finished game, and the room where it was played if that is here.
type Source = (Arc<[u8]>, Option<RoomId>);

/// `POST /r/{code}/games/{number}/branch`: opens a room in which the game goes on.
pub async fn of_room(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    Path(path): Path<(String, String)>,
    (_, client, Guest(guest)): Asked,
    form: Result<Form<BranchForm>, FormRejection>,
) -> Result<Response, Failure> {
    let source = source_in_room(&rooms, path, guest).await?;
    open(&gate, &rooms, source, client, guest, form).await
}

/// `POST /games/{id}/branch`: the same for a game that was uploaded.
pub async fn of_uploaded(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    Path(id): Path<String>,
    (_, client, Guest(guest)): Asked,
    form: Result<Form<BranchForm>, FormRejection>,
) -> Result<Response, Failure> {
    let source = source_in_upload(&rooms, &id).await?;
    open(&gate, &rooms, source, client, guest, form).await
}

/// `POST /r/{code}/games/{number}/deal`: opens a room whose first game has the deal of this one.
pub async fn deal_of_room(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    Path(path): Path<(String, String)>,
    (_, client, Guest(guest)): Asked,
) -> Result<Response, Failure> {
    let source = source_in_room(&rooms, path, guest).await?;
    deal(&gate, &rooms, source, client, guest).await
}

/// `POST /games/{id}/deal`: the same for a game that was uploaded.
pub async fn deal_of_uploaded(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    Path(id): Path<String>,
    (_, client, Guest(guest)): Asked,
) -> Result<Response, Failure> {
    let source = source_in_upload(&rooms, &id).await?;
    deal(&gate, &rooms, source, client, guest).await
}

async fn source_in_room(rooms: &Rooms, (code, number): (String, String), guest: Uuid) -> Result<Source, Failure> {
    let number = number.parse().map_err(|_| Failure::NoSuchGame)?;
    let room = parse(&code)?;
    let file = game::found(rooms.game(room, number, Reading::File, guest).await)?;
    Ok((file, Some(room)))
}

async fn source_in_upload(rooms: &Rooms, id: &str) -> Result<Source, Failure> {
    let file = rooms.uploaded_game(uploads::parse(id)?, Reading::File).await.map_err(uploads::failure)?;
    Ok((file.ok_or(Failure::NoSuchUpload)?, None))
}

async fn open(
    gate: &Gate,
    rooms: &Rooms,
    (file, played_in): Source,
    client: ClientAddress,
    guest: Uuid,
    form: Result<Form<BranchForm>, FormRejection>,
) -> Result<Response, Failure> {
    let Form(BranchForm { actions, seat, level, name }) = form.map_err(|_| Failure::BadRequest)?;
    opens_rooms(gate, client)?;
    opened(rooms.branch(file, played_in, Branching { guest, name, seat, level, actions }).await)
}

async fn deal(
    gate: &Gate,
    rooms: &Rooms,
    (file, played_in): Source,
    client: ClientAddress,
    guest: Uuid,
) -> Result<Response, Failure> {
    opens_rooms(gate, client)?;
    opened(rooms.deal_again(file, played_in, guest).await)
}

fn opens_rooms(gate: &Gate, client: ClientAddress) -> Result<(), Failure> {
    gate.rooms().check(client).map_err(|seconds| Failure::TooManyRooms { seconds })
}

fn opened(room: Result<RoomId, NoBranch>) -> Result<Response, Failure> {
    match room {
        Ok(room) => Ok(Json(Here { address: format!("/r/{room}") }).into_response()),
        Err(NoBranch::Refused(BranchError::Refused(refusal))) => Ok(refused(&refusal)),
        Err(NoBranch::Refused(BranchError::NoMoment)) => Ok(refused(&Refusal::WrongStage)),
        Err(NoBranch::Refused(BranchError::TooLong) | NoBranch::NotKept(UploadError::TooLong)) => {
            Ok(refused(&Coded { code: "game_too_long", most: None }))
        }
        Err(NoBranch::NotKept(UploadError::TooMany)) => {
            Ok(refused(&Coded { code: "too_many_uploads", most: Some(MAX_OF_GUEST) }))
        }
        // Later there are fewer, and the next attempt is somebody new's.
        Err(
            NoBranch::NotKept(UploadError::Busy(_) | UploadError::Forgotten)
            | NoBranch::NotOpened(OpenError::Forgotten),
        ) => Err(Failure::Busy),
        Err(error) => Err(Failure::broken(error)),
    }
}

fn refused(refusal: &impl Serialize) -> Response {
    (StatusCode::UNPROCESSABLE_ENTITY, Json(refusal)).into_response()
}
