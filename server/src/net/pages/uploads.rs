//! Games from files: the page to upload one, and each game that was uploaded at an address of its own.

use std::sync::Arc;

use askama::Template;
use axum::{
    Json,
    body::{Body, Bytes, to_bytes},
    extract::{Path, RawQuery, State},
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use conurbation_room::{About, GameFileError, MAX_GAME_FILE};
use serde::Serialize;

use super::{
    game::{self, JSON, Medium},
    layout::{Layout, html},
    when::When,
};
use crate::{
    net::{
        front::{ClientAddress, Failure, Gate, Guest, SameOrigin, ServedAt},
        pictures::Renderer,
        texts::{Locale, Message},
    },
    rooms::{ConnectError, Form, MAX_OF_GUEST, Retention, Rooms, Upload, UploadError},
    store::RoomId,
};

/// Where a file is uploaded to.
const HERE: &str = "/games";

#[derive(Template)]
#[template(path = "uploads.html")]
struct UploadsPage {
    page: Layout,
    /// What the guest has uploaded.
    games: Vec<Row>,
    /// How long files are kept, like rooms.
    kept: Retention,
}

/// A game in the list.
struct Row {
    game: Upload,
    when: Option<When>,
}

impl Row {
    /// The message that names the game.
    fn name(&self) -> String {
        format!("game-{}", self.game.about.game.name().replace('_', "-"))
    }
}

/// Why a file is not taken.
#[derive(Debug, Default, Serialize)]
struct Refused {
    /// The message that says it.
    #[serde(skip)]
    key: &'static str,
    /// The same for programs.
    code: String,
    /// The first action that can't be played, from 1, and how many there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    of: Option<usize>,
    /// The version that is too new, and the newest one that can be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<u16>,
    /// How many games a guest can have uploaded.
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<usize>,
    /// When to come back.
    #[serde(skip_serializing_if = "Option::is_none")]
    seconds: Option<u64>,
    /// The same in the reader's language.
    said: String,
}

impl Refused {
    fn because(key: &'static str) -> Self {
        Self { key, code: key.trim_start_matches("upload-no-").replace('-', "_"), ..Self::default() }
    }

    fn of(error: &UploadError) -> Option<Self> {
        Some(match error {
            UploadError::Unreadable(GameFileError::TooLong) | UploadError::TooLong => {
                Self::because("upload-no-too-long")
            }
            UploadError::Unreadable(GameFileError::NotOurs) => Self::because("upload-no-not-ours"),
            UploadError::Unreadable(
                GameFileError::NewerVersion { found, known } | GameFileError::NewerRules { found, known },
            ) => Self { found: Some(*found), known: Some(*known), ..Self::because("upload-no-newer") },
            UploadError::Unreadable(GameFileError::Unreadable(_)) => Self::because("upload-no-unreadable"),
            UploadError::Wrong { finding, actions } => match finding.about {
                About::Setup => Self::because("upload-no-setup"),
                About::Digest => Self::because("upload-no-digest"),
                About::Commitment | About::Kept => Self::because("upload-no-commitment"),
                About::Seed | About::Day => Self::because("upload-no-seed"),
                About::Seating => Self::because("upload-no-seating"),
                About::Starters => Self::because("upload-no-starters"),
                About::Action(number) => {
                    Self { action: Some(number), of: Some(*actions), ..Self::because("upload-no-action") }
                }
                About::Actions | About::Result => Self::because("upload-no-result"),
            },
            UploadError::TooMany => Self { most: Some(MAX_OF_GUEST), ..Self::because("upload-no-too-many-uploads") },
            UploadError::Busy(_) | UploadError::Forgotten | UploadError::Unchecked(_) | UploadError::Store(_) => {
                return None;
            }
        })
    }

    /// In words, with the status of the response.
    fn answer(mut self, locale: Locale) -> Response {
        let mut message = Message::new(locale, self.key);
        for (name, value) in [("action", self.action), ("of", self.of), ("most", self.most)] {
            message = message.with(name, value.unwrap_or_default());
        }
        self.said = message.with("seconds", self.seconds.unwrap_or_default()).to_string();
        match self.seconds {
            Some(seconds) => {
                (StatusCode::TOO_MANY_REQUESTS, [(header::RETRY_AFTER, seconds)], Json(self)).into_response()
            }
            None => (StatusCode::UNPROCESSABLE_ENTITY, Json(self)).into_response(),
        }
    }
}

/// `GET /games`
pub async fn show(State(rooms): State<Rooms>, locale: Locale, Guest(guest): Guest) -> Result<Html<String>, Failure> {
    let games = rooms.uploaded_by(guest).await.map_err(Failure::broken)?;
    let games = games.into_iter().map(|game| Row { when: When::new(game.at), game }).collect();
    html(&UploadsPage { page: Layout::new(locale, HERE), games, kept: rooms.retention() })
}

/// Where the page goes next.
#[derive(Serialize)]
pub(super) struct Here {
    pub address: String,
}

/// `POST /games`: takes the bytes of a file, if nothing is wrong with them.
pub async fn upload(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    locale: Locale,
    _: SameOrigin,
    client: ClientAddress,
    Guest(guest): Guest,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, Failure> {
    // Before anything is read.
    if let Err(seconds) = gate.uploads().check(client) {
        return Ok(Refused { seconds: Some(seconds), ..Refused::because("upload-no-too-many") }.answer(locale));
    }
    if length(&headers).is_some_and(|length| length > MAX_GAME_FILE) {
        return Ok(Refused::because("upload-no-too-long").answer(locale));
    }
    let file = to_bytes(body, MAX_GAME_FILE).await.map_err(|_| Failure::BadRequest)?;
    match rooms.upload(guest, file.into()).await {
        Ok(id) => Ok(Json(Here { address: format!("{HERE}/{id}") }).into_response()),
        Err(UploadError::Busy(_)) => Err(Failure::Busy),
        Err(error) => match Refused::of(&error) {
            Some(refused) => Ok(refused.answer(locale)),
            None => Err(Failure::broken(error)),
        },
    }
}

/// How long a body says that it is.
fn length(headers: &HeaderMap) -> Option<usize> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// `POST /games/{id}/remove`: for those who have uploaded it.
pub async fn remove(
    State(rooms): State<Rooms>,
    Path(id): Path<String>,
    _: SameOrigin,
    Guest(guest): Guest,
) -> Result<Redirect, Failure> {
    rooms.take_back(guest, parse(&id)?).await.map_err(Failure::broken)?;
    Ok(Redirect::to(HERE))
}

/// The id of a file by its SHA-256 in full, as the file of a game has it that goes on from this one.
fn by_hash(name: &str) -> Option<RoomId> {
    let mut hash = [0; 32];
    hex::decode_to_slice(name, &mut hash).ok().map(|()| RoomId::of_hash(hash))
}

/// `GET /games/{id}`; the same followed by `.json`, the file as it was uploaded; and by `.svg` or `.png`.
pub async fn watch(
    (State(rooms), State(renderer)): (State<Rooms>, State<Arc<Renderer>>),
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
    locale: Locale,
    here: Result<ServedAt, Failure>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    if let Some(id) = by_hash(&name) {
        let query = query.map(|query| format!("?{query}")).unwrap_or_default();
        return Ok(Redirect::to(&format!("{HERE}/{id}{query}")).into_response());
    }
    let (id, ending) = name.split_once('.').map_or((name.as_str(), None), |(id, ending)| (id, Some(ending)));
    let id = parse(id)?;
    let game = match ending {
        None => {
            find(&rooms, id, Form::File).await?;
            return Ok(game::uploaded(locale, id, &here?)?.into_response());
        }
        Some("json") => find(&rooms, id, Form::File).await?,
        Some(ending) => {
            let medium = Medium::of(ending).ok_or(Failure::NoSuchUpload)?;
            let game = find(&rooms, id, Form::Named).await?;
            return game::drawn(&renderer, game, locale, medium, &headers).await;
        }
    };
    let disposition = format!("attachment; filename=\"conurbation-game-{id}.json\"");
    Ok(([(header::CONTENT_TYPE, JSON.to_owned()), (header::CONTENT_DISPOSITION, disposition)], game).into_response())
}

/// `GET /games/{id}/replay`
pub async fn replay(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<impl IntoResponse, Failure> {
    Ok(([(header::CONTENT_TYPE, JSON)], find(&rooms, parse(&id)?, Form::Replay).await?))
}

/// `GET /games/{id}/review`: what the engine says of the game, if it knows it.
pub async fn review(State(rooms): State<Rooms>, Path(id): Path<String>) -> Result<impl IntoResponse, Failure> {
    let review = rooms.review_upload(parse(&id)?).await.map_err(failure)?;
    let review = review.map(Bytes::from_owner).ok_or(Failure::NoSuchUpload)?;
    Ok(([(header::CONTENT_TYPE, JSON)], review))
}

async fn find(rooms: &Rooms, id: RoomId, form: Form) -> Result<Bytes, Failure> {
    let found = rooms.uploaded_game(id, form).await.map_err(failure)?;
    found.map(Bytes::from_owner).ok_or(Failure::NoSuchUpload)
}

/// What the reader is told of an error. Nobody else reports it.
pub(super) fn failure(error: ConnectError) -> Failure {
    match error {
        ConnectError::Busy(_) => Failure::Busy,
        error => Failure::broken(error),
    }
}

/// By an id, or by the SHA-256 of the file.
pub(super) fn parse(id: &str) -> Result<RoomId, Failure> {
    by_hash(id).or_else(|| id.parse().ok()).ok_or(Failure::NoSuchUpload)
}
