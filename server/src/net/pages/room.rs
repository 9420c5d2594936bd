//! A room's page: a preview of the room until the client takes over.

use askama::Template;
use axum::{
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{Html, IntoResponse, Redirect, Response},
};
use conurbation_room::{Door, Stage, Summary};

use super::{
    home::room_in,
    layout::{Layout, html},
    manifest::Shows,
    qr, summary,
};
use crate::{
    net::{
        front::{Failure, ServedAt},
        texts::Locale,
    },
    rooms::{ConnectError, Rooms},
    store::RoomId,
};

/// The link is the key to the room: nothing that the page loads or links to may learn it.
pub(super) const SECRET_LINK: HeaderValue = HeaderValue::from_static("no-referrer");

#[derive(Template)]
#[template(path = "room.html")]
struct RoomPage {
    page: Layout,
    code: String,
    room: Summary,
    /// The invitation.
    link: String,
    /// The server's address.
    origin: String,
}

impl RoomPage {
    /// Who invites. Also shown by a chat that the link is pasted into.
    fn title(&self) -> String {
        match self.room.door {
            Door::Open => self.invitation(),
            Door::Knock => self.page.msg("room-knock-title").to_string(),
            Door::Locked => self.page.msg("room-locked-title").to_string(),
        }
    }

    /// What those are told who may not just come in; they learn nothing of the room.
    const fn closed(&self) -> Option<&'static str> {
        match self.room.door {
            Door::Open => None,
            Door::Knock => Some("room-knock"),
            Door::Locked => Some("room-locked"),
        }
    }

    /// What the reader will see first, as far as they may know.
    fn shows(&self) -> Shows {
        match self.plays() {
            Some(game) => Shows::Game(game),
            None if self.closed().is_none() && summary::waits(&self.room) => Shows::Lobby,
            None => Shows::Unknown,
        }
    }

    /// The game that is running, if the reader may know: the client fetches its screen at once.
    fn plays(&self) -> Option<&'static str> {
        let plays = self.closed().is_none() && self.room.stage == Stage::Playing;
        plays.then(|| self.room.game.name())
    }

    fn invitation(&self) -> String {
        let sides = summary::sides(&self.room).is_some();
        let invitation = match &self.room.host {
            Some(host) => {
                self.page.msg(if sides { "invitation-title-sides" } else { "invitation-title" }).with("host", host)
            }
            None => self.page.msg(if sides { "invitation-title-sides-nobody" } else { "invitation-title-nobody" }),
        };
        invitation.to_string()
    }

    /// What a chat shows of the link.
    fn description(&self) -> String {
        if let Some(closed) = self.closed() {
            return self.page.msg(closed).to_string();
        }
        let game = self.page.msg(&summary::game(&self.room)).to_string();
        let taken = self.page.msg("room-description").with("taken", summary::taken(&self.room));
        taken.with("seats", self.room.seats.len()).with("game", &game).to_string()
    }

    /// No two members of a room have the same name.
    fn is_host(&self, name: &str) -> bool {
        self.room.host.as_deref() == Some(name)
    }
}

/// `GET /r/{code}`
pub async fn show(
    State(rooms): State<Rooms>,
    Path(code): Path<String>,
    locale: Locale,
    ServedAt(here): ServedAt,
) -> Result<Response, Failure> {
    // However a code was typed, the room has one address.
    if let Some(room) = room_in(&code).filter(|room| room.as_str() != code) {
        return Ok(Redirect::to(&format!("/r/{room}")).into_response());
    }
    let room = find(&rooms, &code).await?;
    let page = RoomPage {
        page: Layout::new(locale, format!("/r/{code}")),
        link: here.room(&code),
        origin: here.origin().to_owned(),
        code,
        room,
    };
    let body: Html<String> = html(&page)?;
    Ok(([(header::REFERRER_POLICY, SECRET_LINK)], body).into_response())
}

/// `GET /r/{code}/qr.svg`
pub async fn invitation(
    State(rooms): State<Rooms>,
    Path(code): Path<String>,
    ServedAt(here): ServedAt,
) -> Result<impl IntoResponse, Failure> {
    find(&rooms, &code).await?;
    let picture = qr::svg(&here.room(&code)).map_err(|error| Failure::broken(format_args!("{error:?}")))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture))
}

async fn find(rooms: &Rooms, code: &str) -> Result<Summary, Failure> {
    rooms.summary(parse(code)?).await.map_err(|error| failure(&error))
}

/// The room of an address.
pub(super) fn parse(code: &str) -> Result<RoomId, Failure> {
    code.parse().map_err(|_| Failure::NoSuchRoom)
}

/// What the reader is told of an error.
pub(super) fn failure(error: &ConnectError) -> Failure {
    match error {
        ConnectError::NoSuchRoom => Failure::RoomGone,
        ConnectError::Closed => Failure::RoomClosed,
        ConnectError::TooMany
        | ConnectError::Changed
        | ConnectError::Full
        | ConnectError::Busy(_)
        | ConnectError::Failing
        | ConnectError::Elsewhere(_)
        | ConnectError::ShuttingDown => Failure::Busy,
        ConnectError::NotAdmitted | ConnectError::Locked | ConnectError::Corrupt(_) | ConnectError::Store(_) => {
            Failure::broken(error)
        }
    }
}
