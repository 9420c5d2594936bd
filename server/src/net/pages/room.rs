//! A room's page: a preview for whoever has only the link, and the place where the client takes over.

use askama::Template;
use axum::{
    extract::{Path, State},
    http::{HeaderValue, header},
    response::{Html, IntoResponse},
};

use super::layout::{Layout, html};
use crate::net::{
    Failure, Lobby, Locale, ServedAt, Site,
    limits::MAX_CODE,
    lobby::{Access, RoomPreview},
    qr,
};

/// The link is the key to the room: nothing that the page loads or links to is to learn it.
const SECRET_LINK: HeaderValue = HeaderValue::from_static("no-referrer");

#[derive(Template)]
#[template(path = "room.html")]
struct RoomPage {
    page: Layout,
    code: String,
    room: RoomPreview,
    /// The invitation.
    link: String,
    /// The server's address.
    origin: String,
}

impl RoomPage {
    /// Who invites; also shown where the link is pasted.
    fn title(&self) -> String {
        let invitation = match &self.room.host {
            Some(host) => self.page.msg("room-title").with("host", host),
            None => self.page.msg("room-title-nobody"),
        };
        invitation.to_string()
    }

    /// No two members of a room have the same name.
    fn is_host(&self, name: &str) -> bool {
        self.room.host.as_deref() == Some(name)
    }

    fn is_private(&self) -> bool {
        self.room.access == Access::Private
    }
}

/// `GET /r/{code}`
pub async fn show<L: Lobby>(
    State(site): State<Site<L>>,
    Path(code): Path<String>,
    locale: Locale,
    ServedAt(here): ServedAt,
) -> Result<impl IntoResponse, Failure> {
    let room = find(&site.lobby, &code).await?;
    let page = RoomPage {
        page: Layout::new(locale, format!("/r/{code}")),
        link: here.room(&code),
        origin: here.origin().to_owned(),
        code,
        room,
    };
    let body: Html<String> = html(&page)?;
    Ok(([(header::REFERRER_POLICY, SECRET_LINK)], body))
}

/// `GET /r/{code}/qr.svg`
pub async fn invitation<L: Lobby>(
    State(site): State<Site<L>>,
    Path(code): Path<String>,
    ServedAt(here): ServedAt,
) -> Result<impl IntoResponse, Failure> {
    find(&site.lobby, &code).await?;
    let picture = qr::svg(&here.room(&code)).map_err(|error| Failure::broken(format_args!("{error:?}")))?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], picture))
}

/// Whether a text can be a room's code at all.
pub fn is_code(text: &str) -> bool {
    !text.is_empty() && text.len() <= MAX_CODE && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

async fn find<L: Lobby>(lobby: &L, code: &str) -> Result<RoomPreview, Failure> {
    if !is_code(code) {
        return Err(Failure::NoSuchRoom);
    }
    lobby.preview(code).await.map_err(Failure::broken)?.ok_or(Failure::NoSuchRoom)
}
