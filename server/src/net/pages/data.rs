//! Export and deletion of a guest's data. Plain links and forms, without a script.

use std::convert::Infallible;
use std::time::Duration;

use askama::Template;
use axum::{
    body::Body,
    extract::{Query, State, rejection::QueryRejection},
    http::{HeaderValue, header},
    response::{Html, IntoResponse},
};
use conurbation_room::Stage;
use futures_util::StreamExt;
use serde::Deserialize;

use super::layout::{Layout, html};
use crate::{
    net::{
        front::{Failure, Guest, SameOrigin},
        texts::Locale,
    },
    rooms::{ConnectError, Rooms},
};

/// Where data are deleted.
const DELETE: &str = "/profile/delete";
/// Where to see what became of a deletion that took too long to wait for.
const WAIT: &str = "/profile/delete?wait";
/// How long a deletion is waited for before a page says that it is under way.
const PATIENCE: Duration = Duration::from_secs(5);
/// How the browser should call the document.
const FILE: HeaderValue = HeaderValue::from_static("attachment; filename=\"conurbation.json\"");

/// How a deletion stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deletion {
    /// Nobody has asked for it yet.
    Asked,
    UnderWay,
    /// Some rooms are left.
    Failed,
    Done,
}

#[derive(Template)]
#[template(path = "delete.html")]
struct DeletePage {
    page: Layout,
    deletion: Deletion,
    /// How many rooms know the guest.
    rooms: usize,
    /// In how many of them a game is on.
    playing: usize,
}

impl DeletePage {
    const fn title(&self) -> &'static str {
        match self.deletion {
            Deletion::Asked => "delete-title",
            Deletion::UnderWay => "delete-under-way",
            Deletion::Failed => "delete-failed",
            Deletion::Done => "delete-done",
        }
    }
}

/// `GET /profile/data.json`: everything that is stored about the guest.
pub async fn download(State(rooms): State<Rooms>, Guest(guest): Guest) -> Result<impl IntoResponse, Failure> {
    let parts = rooms.archive(guest).await.map_err(Failure::broken)?;
    let body = Body::from_stream(parts.map(Ok::<String, Infallible>));
    Ok((
        [(header::CONTENT_TYPE, HeaderValue::from_static("application/json")), (header::CONTENT_DISPOSITION, FILE)],
        body,
    ))
}

/// Present on the page of somebody who waits for a deletion.
#[derive(Deserialize)]
pub struct Waiting {
    wait: Option<String>,
}

/// `GET /profile/delete`: what would go and what would stay, or how far the deletion is.
pub async fn ask(
    State(rooms): State<Rooms>,
    locale: Locale,
    Guest(guest): Guest,
    waiting: Result<Query<Waiting>, QueryRejection>,
) -> Result<Html<String>, Failure> {
    let Query(Waiting { wait }) = waiting.map_err(|_| Failure::BadRequest)?;
    let deletion = if rooms.is_forgetting(guest) {
        Deletion::UnderWay
    } else if wait.is_none() {
        Deletion::Asked
    } else if rooms.knows(guest).await.map_err(Failure::broken)? {
        Deletion::Failed
    } else {
        Deletion::Done
    };
    show(&rooms, locale, guest, deletion).await
}

/// `POST /profile/delete`: deletes everything, and the cookie with it. After an error it can be asked for again.
pub async fn delete(
    State(rooms): State<Rooms>,
    locale: Locale,
    _: SameOrigin,
    Guest(guest): Guest,
) -> Result<Html<String>, Failure> {
    let deletion = match rooms.forget_within(guest, PATIENCE).await {
        None => Deletion::UnderWay,
        Some(Ok(())) => Deletion::Done,
        Some(Err(ConnectError::ShuttingDown)) => return Err(Failure::Restarting),
        // Reported room by room.
        Some(Err(_)) => Deletion::Failed,
    };
    show(&rooms, locale, guest, deletion).await
}

async fn show(rooms: &Rooms, locale: Locale, guest: uuid::Uuid, deletion: Deletion) -> Result<Html<String>, Failure> {
    let listed = rooms.of_guest(guest).await.map_err(Failure::broken)?;
    let playing = listed.iter().filter(|listed| listed.summary.stage == Stage::Playing).count();
    let known = rooms.of_outsider(guest).await.map_err(Failure::broken)?;
    html(&DeletePage { page: Layout::new(locale, DELETE), deletion, rooms: listed.len() + known.len(), playing })
}
