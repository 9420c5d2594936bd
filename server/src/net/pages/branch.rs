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

/// `POST /r/{code}/games/{number}/branch`: opens a room in which the game goes on.
pub async fn of_room(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    Path((code, number)): Path<(String, String)>,
    asked: Asked,
    form: Result<Form<BranchForm>, FormRejection>,
) -> Result<Response, Failure> {
    let (_, client, Guest(guest)) = asked;
    let number = number.parse().map_err(|_| Failure::NoSuchGame)?;
    let room = parse(&code)?;
    let file = game::found(rooms.game(room, number, Reading::File, guest).await)?;
    open(&gate, &rooms, file, Some(room), client, guest, form).await
}

/// `POST /games/{id}/branch`: the same for a game that was uploaded.
pub async fn of_uploaded(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    Path(id): Path<String>,
    asked: Asked,
    form: Result<Form<BranchForm>, FormRejection>,
) -> Result<Response, Failure> {
    let (_, client, Guest(guest)) = asked;
    let file = rooms.uploaded(uploads::parse(&id)?, Reading::File).await.map_err(uploads::failure)?;
    let file = file.ok_or(Failure::NoSuchUpload)?;
    open(&gate, &rooms, file, None, client, guest, form).await
}

/// `POST /r/{code}/games/{number}/deal`: opens a room whose first game has the deal of this one.
pub async fn deal_of_room(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    Path((code, number)): Path<(String, String)>,
    asked: Asked,
) -> Result<Response, Failure> {
    let (_, client, Guest(guest)) = asked;
    let number = number.parse().map_err(|_| Failure::NoSuchGame)?;
    let room = parse(&code)?;
    let file = game::found(rooms.game(room, number, Reading::File, guest).await)?;
    opens_rooms(&gate, client)?;
    opened(rooms.deal_again(file, Some(room), guest).await)
}

/// `POST /games/{id}/deal`: the same for a game that was uploaded.
pub async fn deal_of_uploaded(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    Path(id): Path<String>,
    asked: Asked,
) -> Result<Response, Failure> {
    let (_, client, Guest(guest)) = asked;
    let file = rooms.uploaded(uploads::parse(&id)?, Reading::File).await.map_err(uploads::failure)?;
    let file = file.ok_or(Failure::NoSuchUpload)?;
    opens_rooms(&gate, client)?;
    opened(rooms.deal_again(file, None, guest).await)
}

async fn open(
    gate: &Gate,
    rooms: &Rooms,
    file: Arc<[u8]>,
    played_in: Option<RoomId>,
    client: ClientAddress,
    guest: Uuid,
    form: Result<Form<BranchForm>, FormRejection>,
) -> Result<Response, Failure> {
    let Form(BranchForm { actions, seat, level, name }) = form.map_err(|_| Failure::BadRequest)?;
    opens_rooms(gate, client)?;
    opened(rooms.branch(file, played_in, Branching { guest, name, seat, level, actions }).await)
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
