//! The deal of the day: the same tiles for everyone who plays it, and what the tables made of them.

use askama::Template;
use axum::{
    Form,
    extract::{
        Query, State,
        rejection::{FormRejection, QueryRejection},
    },
    response::{Html, Redirect},
};
use conurbation_room::{Day, Options};
use conurbation_rules::{draw::Hash, games::Kind};
use serde::Deserialize;

use super::{
    home::at_room,
    layout::{Layout, html},
};
use crate::{
    net::{
        front::{ClientAddress, Failure, Gate, Guest, Known, SameOrigin},
        texts::Locale,
    },
    rooms::{Played, Rooms},
    store::RoomId,
};

/// How many days after its day a secret is shown: games that began on that day should be over by then.
const KEPT: u64 = 7;
const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;

#[derive(Template)]
#[template(path = "daily.html")]
struct DailyPage {
    page: Layout,
    day: Day,
    /// Whether it is today, so that its deals can be played.
    on: bool,
    before: Option<Day>,
    after: Option<Day>,
    /// Those that can be played, or were.
    deals: Vec<Deal>,
    /// The hash of the day's secret.
    commitment: Hash,
    /// The secret in hex, once nobody plays with it any more.
    secret: Option<String>,
}

/// The deal for a number of seats.
struct Deal {
    seats: u8,
    /// Alone, the level of the Automas.
    level: Option<u8>,
    /// How many tables have played it.
    tables: usize,
    /// The best result of them all.
    best: u16,
    /// The reader's own tables, the last one first.
    mine: Vec<Mine>,
    /// A room of the reader's in which it is still to be played.
    open: Option<RoomId>,
}

/// A table of the reader's.
struct Mine {
    room: RoomId,
    best: u16,
    /// Among all tables, from 1; equal ones share a place.
    place: usize,
}

impl Deal {
    fn new(day: Day, seats: u8, played: &Played) -> Option<Self> {
        let level = match Options::of_day(day, seats)?.game {
            Kind::Automas { level, .. } => Some(level),
            Kind::TwoCities | Kind::SquareOff(_) => None,
        };
        let tables: Vec<_> = played.tables.iter().filter(|table| table.result.seats == seats).collect();
        let place = |best| 1 + tables.iter().filter(|table| table.result.best > best).count();
        let mine = tables.iter().filter(|table| table.mine).map(|table| Mine {
            room: table.room,
            best: table.result.best,
            place: place(table.result.best),
        });
        let open = played.open.iter().find(|(_, for_seats)| *for_seats == seats);
        Some(Self {
            seats,
            level,
            tables: tables.len(),
            best: tables.iter().map(|table| table.result.best).max().unwrap_or_default(),
            mine: mine.collect(),
            open: open.map(|(room, _)| *room),
        })
    }
}

/// Which day; today, if none is named.
#[derive(Debug, Deserialize)]
pub struct Choice {
    day: Option<Day>,
}

/// `GET /daily`
pub async fn show(
    State(rooms): State<Rooms>,
    Known(guest): Known,
    locale: Locale,
    choice: Result<Query<Choice>, QueryRejection>,
) -> Result<Html<String>, Failure> {
    let Query(Choice { day }) = choice.map_err(|_| Failure::BadRequest)?;
    let today = rooms.today();
    let day = day.unwrap_or(today);
    if day > today {
        return Err(Failure::NotFound);
    }
    let played = rooms.played_on(day, guest.map(|Guest(guest)| guest)).await.map_err(Failure::broken)?;
    let secret = rooms.secret_of(day).await.map_err(Failure::broken)?;
    let on = day == today;
    let deals = (0..=u8::MAX).filter_map(|seats| Deal::new(day, seats, &played));
    html(&DailyPage {
        page: Layout::new(locale, if on { "/daily".to_owned() } else { format!("/daily?day={day}") }),
        day,
        on,
        before: day.before(),
        after: day.after().filter(|after| *after <= today),
        deals: deals.filter(|deal| on || deal.tables > 0 || deal.open.is_some()).collect(),
        commitment: secret.commitment(),
        secret: (day.begins() + KEPT * DAY_MILLIS < today.begins()).then(|| secret.reveal()),
    })
}

/// What the form says.
#[derive(Debug, Deserialize)]
pub struct OpenForm {
    seats: u8,
}

/// `POST /daily`: opens a room for today's deal, and goes there.
pub async fn open(
    (State(gate), State(rooms)): (State<Gate>, State<Rooms>),
    _: SameOrigin,
    Guest(host): Guest,
    client: ClientAddress,
    form: Result<Form<OpenForm>, FormRejection>,
) -> Result<Redirect, Failure> {
    let Form(OpenForm { seats }) = form.map_err(|_| Failure::BadRequest)?;
    Options::of_day(rooms.today(), seats).ok_or(Failure::BadRequest)?;
    gate.rooms().check(client).map_err(|seconds| Failure::TooManyRooms { seconds })?;
    at_room(rooms.open_today(host, seats).await)
}
