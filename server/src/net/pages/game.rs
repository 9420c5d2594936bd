//! A finished game: its replay page, the data of that page, its file, and its pictures.

use std::sync::Arc;

use askama::Template;
use axum::{
    body::Bytes,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{Html, IntoResponse, Response},
};
use sha2::{Digest, Sha256};

use super::{
    assets::{entity_tag, has_seen},
    layout::{Layout, html},
    manifest::Shows,
    room::{SECRET_LINK, failure, parse},
};
use crate::{
    net::{
        front::{Failure, Guest, ServedAt},
        pictures::{Growth, POLICY, RenderError, Renderer, Table, growing, still},
        texts::Locale,
    },
    rooms::{ConnectError, Form, Rooms},
    store::RoomId,
};

pub(super) const JSON: &str = "application/json";

#[derive(Template)]
#[template(path = "replay.html")]
struct ReplayPage {
    /// Its path is the game's address.
    page: Layout,
    /// The code of the room; of a game that was uploaded, its own id.
    code: String,
    /// The number of the game in its room, from 0; `None` if it was uploaded.
    number: Option<u32>,
    /// Whether search engines may list it.
    public: bool,
    /// Whether everyone with the link may see the game, as those do who preview links in chats.
    open: bool,
    /// The server's address.
    origin: String,
}

impl ReplayPage {
    fn title(&self) -> String {
        match self.number {
            Some(number) => self.page.msg("replay-title").with("number", u64::from(number) + 1).to_string(),
            None => self.page.msg("replay-title-upload").to_string(),
        }
    }

    fn link(&self) -> String {
        format!("{}{}", self.origin, self.page.path)
    }

    /// What a chat shows, as a path on this server.
    fn picture(&self) -> String {
        if self.open { format!("{}.png", self.page.path) } else { "/static/share.png".to_owned() }
    }
}

/// The page of a game that was uploaded.
pub(super) fn uploaded(locale: Locale, id: RoomId, ServedAt(here): &ServedAt) -> Result<Html<String>, Failure> {
    let page = Layout::new(locale, format!("/games/{id}"));
    let (open, origin) = (false, here.origin().to_owned());
    html(&ReplayPage { page, code: id.to_string(), number: None, public: false, open, origin })
}

/// `GET /r/{code}/games/{number}`, and the same followed by `.json`, `.svg` or `.png`.
pub async fn show(
    State(rooms): State<Rooms>,
    State(renderer): State<Arc<Renderer>>,
    Path((code, name)): Path<(String, String)>,
    Guest(guest): Guest,
    locale: Locale,
    here: Result<ServedAt, Failure>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let (digits, ending) = name.split_once('.').map_or((name.as_str(), None), |(digits, end)| (digits, Some(end)));
    let number = digits.parse().map_err(|_| Failure::NoSuchGame)?;
    let medium = match ending {
        None => return page(&rooms, code, number, locale, &here?).await,
        Some("json") => return download(&rooms, &code, number, guest).await,
        Some(ending) => Medium::of(ending).ok_or(Failure::NoSuchGame)?,
    };
    let file = game(&rooms, &code, number, Form::Named, guest).await?;
    drawn(&renderer, file, locale, medium, &headers).await
}

/// The picture of a finished game, by its file.
pub(super) async fn drawn(
    renderer: &Renderer,
    file: Bytes,
    locale: Locale,
    medium: Medium,
    headers: &HeaderMap,
) -> Result<Response, Failure> {
    let drawn = renderer.make(move || Ok(still(Table::of(&file)?, locale))).await;
    picture(renderer, drawn.map_err(unmade)?, medium, headers).await
}

/// `GET /r/{code}/games/{number}/city/{city}.svg`: how a city was built, for whoever is admitted to the room. Cities
/// are numbered as on the picture of the whole game, from 0.
pub async fn city(
    State(rooms): State<Rooms>,
    State(renderer): State<Arc<Renderer>>,
    Path((code, number, name)): Path<(String, String, String)>,
    Guest(guest): Guest,
    locale: Locale,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let number = number.parse().map_err(|_| Failure::NoSuchGame)?;
    let city = name.strip_suffix(".svg").and_then(|digits| digits.parse().ok()).ok_or(Failure::NoSuchGame)?;
    let file = game(&rooms, &code, number, Form::Named, guest).await?;
    let drawn = renderer.make(move || Ok(Growth::of(&file, city)?.map(|growth| growing(&growth, locale)))).await;
    let drawn = drawn.map_err(unmade)?.ok_or(Failure::NoSuchGame)?;
    picture(&renderer, drawn, Medium::Svg, &headers).await
}

/// What a picture is sent as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Medium {
    Svg,
    Png,
}

impl Medium {
    /// By how an address ends.
    pub fn of(ending: &str) -> Option<Self> {
        match ending {
            "svg" => Some(Self::Svg),
            "png" => Some(Self::Png),
            _ => None,
        }
    }
}

/// A picture, unless the browser has it already. It is asked for again each time: names in it can change, and who may
/// see it.
async fn picture(renderer: &Renderer, svg: String, medium: Medium, headers: &HeaderMap) -> Result<Response, Failure> {
    let tag = entity_tag(&Sha256::digest(&svg).into());
    // With "not modified", too: browsers take these headers instead of those that they have.
    let about = [
        (header::ETAG, HeaderValue::from_str(&tag).map_err(Failure::broken)?),
        (header::CONTENT_SECURITY_POLICY, POLICY),
    ];
    if has_seen(headers, &tag) {
        return Ok((StatusCode::NOT_MODIFIED, about).into_response());
    }
    let kind = |kind| [(header::CONTENT_TYPE, HeaderValue::from_static(kind))];
    Ok(match medium {
        Medium::Svg => (about, kind("image/svg+xml"), svg).into_response(),
        Medium::Png => (about, kind("image/png"), renderer.png(&tag, svg).await.map_err(unmade)?).into_response(),
    })
}

fn unmade(why: RenderError) -> Failure {
    match why {
        RenderError::Full => Failure::Busy,
        RenderError::Failed(cause) => Failure::broken(cause),
    }
}

/// The page; who may see the game is settled when it fetches the [replay].
async fn page(
    rooms: &Rooms,
    code: String,
    number: u32,
    locale: Locale,
    ServedAt(here): &ServedAt,
) -> Result<Response, Failure> {
    let room = rooms.summary(parse(&code)?).await.map_err(|error| failure(&error))?;
    let page = Layout::new(locale, format!("/r/{code}/games/{number}"));
    let (open, origin) = (room.door.is_open() && room.watchers, here.origin().to_owned());
    let body = html(&ReplayPage { page, code, number: Some(number), public: room.public, open, origin })?;
    Ok(([(header::REFERRER_POLICY, SECRET_LINK)], body).into_response())
}

/// The file, for whoever is admitted to the room.
async fn download(rooms: &Rooms, code: &str, number: u32, guest: uuid::Uuid) -> Result<Response, Failure> {
    let file = game(rooms, code, number, Form::File, guest).await?;
    let name = format!("attachment; filename=\"conurbation-game-{}.json\"", u64::from(number) + 1);
    Ok(([(header::CONTENT_TYPE, JSON.to_owned()), (header::CONTENT_DISPOSITION, name)], file).into_response())
}

/// `GET /r/{code}/games/{number}/replay`, for whoever is admitted to the room.
pub async fn replay(
    State(rooms): State<Rooms>,
    Path((code, number)): Path<(String, String)>,
    Guest(guest): Guest,
) -> Result<impl IntoResponse, Failure> {
    let number = number.parse().map_err(|_| Failure::NoSuchGame)?;
    let replay = game(&rooms, &code, number, Form::Replay, guest).await?;
    Ok(([(header::CONTENT_TYPE, JSON)], replay))
}

/// `GET /r/{code}/games/{number}/review`, for the same people: what the engine says of the game, if it knows it.
pub async fn review(
    State(rooms): State<Rooms>,
    Path((code, number)): Path<(String, String)>,
    Guest(guest): Guest,
) -> Result<impl IntoResponse, Failure> {
    let number = number.parse().map_err(|_| Failure::NoSuchGame)?;
    let review = found(rooms.review(parse(&code)?, number, guest).await)?;
    Ok(([(header::CONTENT_TYPE, JSON)], Bytes::from_owner(review)))
}

/// `GET /r/{code}/games/{number}/talk`, for the same people: what was said that they may read.
pub async fn talk(
    State(rooms): State<Rooms>,
    Path((code, number)): Path<(String, String)>,
    Guest(guest): Guest,
) -> Result<impl IntoResponse, Failure> {
    let number = number.parse().map_err(|_| Failure::NoSuchGame)?;
    let talk = found(rooms.said(parse(&code)?, number, guest).await)?;
    Ok(([(header::CONTENT_TYPE, JSON)], talk))
}

async fn game(rooms: &Rooms, code: &str, number: u32, form: Form, guest: uuid::Uuid) -> Result<Bytes, Failure> {
    found(rooms.game(parse(code)?, number, form, guest).await).map(Bytes::from_owner)
}

/// A guest who is not admitted is not told whether there is such a game.
pub(super) fn found<T>(game: Result<Option<T>, ConnectError>) -> Result<T, Failure> {
    let game = game.map_err(|error| match error {
        ConnectError::NotAdmitted => Failure::NoSuchGame,
        error => failure(&error),
    })?;
    game.ok_or(Failure::NoSuchGame)
}
