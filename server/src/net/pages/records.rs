//! A guest's own records: what they have played, how it went, and with whom.

use std::collections::HashMap;

use askama::Template;
use axum::extract::{Query, State, rejection::QueryRejection};
use axum::response::Html;
use conurbation_room::PlayedGame;
use conurbation_rules::games::Kind;
use serde::Deserialize;
use uuid::Uuid;

use super::{
    circle::Circle,
    layout::{Layout, html},
    summary,
    when::When,
};
use crate::{
    net::{
        front::{Failure, Guest},
        texts::Locale,
    },
    rooms::Rooms,
    store::RoomId,
};

/// Most games in the list of the latest.
const LATEST: usize = 50;
/// Most reviewed games of each kind whose accuracy is drawn, so that they fit on a phone.
const DRAWN: usize = 10;
/// Most partners that are shown.
const PARTNERS: usize = 20;
/// The messages that name the types of buildings, with the colour and the letter of each, as in a city's score.
const TYPES: [(&str, &str, &str); 6] = [
    ("table-type-shops", "shop", "S"),
    ("table-type-factories", "factory", "F"),
    ("table-type-taverns", "tavern", "M"),
    ("table-type-offices", "office", "O"),
    ("table-type-parks", "park", "P"),
    ("table-type-houses", "house", "H"),
];

#[derive(Template)]
#[template(path = "records.html")]
struct RecordsPage {
    page: Layout,
    /// How each game went on the whole, if it was ever played.
    totals: Vec<Total>,
    types: Vec<TypeAverage>,
    /// How accuracy developed, for each game of which one was reviewed.
    trends: Vec<Trend>,
    /// Those with whom most cities were built, first.
    partners: Vec<WithPartner>,
    circle: Circle,
    /// Whether ratings are wanted.
    rated: bool,
    latest: Vec<Row>,
}

/// What the page is asked to show.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub struct Wanted {
    /// Ratings, if there is anything here: nobody who doesn't ask for them sees any.
    rating: Option<String>,
}

/// How one of the games went on the whole.
struct Total {
    /// The message that names the game.
    game: &'static str,
    games: usize,
    won: usize,
    /// Most games won one after the other.
    streak: usize,
    /// The best result, where points are compared, and the average.
    points: Option<(u16, String)>,
}

/// What the buildings of a type bring in a city.
struct TypeAverage {
    name: &'static str,
    hue: &'static str,
    letter: &'static str,
    average: String,
    best: u8,
}

/// How well a game was played over time, in percent.
struct Trend {
    /// The message that names the game.
    game: &'static str,
    average: u32,
    /// The latest reviewed games, the first one first: how well, and when.
    games: Vec<(u32, Option<When>)>,
}

impl Trend {
    /// Of the game that is named so; `None` if none was reviewed. The last one is the first of the rows.
    fn of(game: &'static str, rows: &[Row]) -> Option<Self> {
        let reviewed = rows.iter().filter(|row| row.name == game);
        let reviewed = reviewed.filter_map(|row| Some((row.accuracy?, row.ended)));
        let mut games: Vec<(u32, Option<When>)> = reviewed.take(DRAWN).collect();
        games.reverse();
        let sum: u32 = games.iter().map(|(tenths, _)| tenths).sum();
        let average = sum.checked_div(u32::try_from(games.len()).ok()?)?;
        let games = games.into_iter().map(|(tenths, ended)| (percent(tenths), ended)).collect();
        Some(Self { game, average: percent(average), games })
    }
}

/// From tenths of a percent.
const fn percent(tenths: u32) -> u32 {
    (tenths + 5) / 10
}

/// The cities that were built with somebody.
struct WithPartner {
    /// The name that they had last.
    name: String,
    cities: usize,
    average: String,
    best: u8,
}

/// One of the latest games.
struct Row {
    room: RoomId,
    /// The message that names the game.
    name: &'static str,
    game: PlayedGame,
    ended: Option<When>,
    /// How well the guest played, in tenths of a percent, if the game was reviewed.
    accuracy: Option<u32>,
}

impl Row {
    /// How well the guest played, in percent, if the game was reviewed.
    fn percent(&self) -> Option<u32> {
        self.accuracy.map(percent)
    }

    /// The message that names its mode, if the game has several.
    const fn mode(&self) -> Option<&'static str> {
        match self.game.game {
            Kind::TwoCities => None,
            Kind::Automas { mode, .. } => Some(summary::mode(mode)),
            Kind::SquareOff(variant) => Some(summary::sides_mode(variant.mode)),
        }
    }

    /// The level of the Automas, if they played.
    const fn level(&self) -> Option<u8> {
        if let Kind::Automas { level, .. } = self.game.game { Some(level) } else { None }
    }

    /// Who else played, best first; nothing if nobody did.
    fn others(&self) -> Option<String> {
        let names: Vec<String> = self.game.others.iter().map(|other| summary::isolated(&other.person.name)).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }

    /// The message that says how it ended.
    const fn outcome(&self) -> &'static str {
        match (self.game.game, self.game.won) {
            (Kind::Automas { .. }, true) => "outcome-solo-won",
            (Kind::Automas { .. }, false) => "outcome-solo-lost",
            (_, true) => "outcome-won",
            (Kind::SquareOff(_), false) if self.game.place == 1 => "outcome-drawn",
            (Kind::SquareOff(_), false) => "outcome-lost",
            (Kind::TwoCities, false) => "outcome-place",
        }
    }
}

/// The message that names a game.
const fn name(game: Kind) -> &'static str {
    match game {
        Kind::TwoCities => "game-two-cities",
        Kind::Automas { .. } => "rules-automas",
        Kind::SquareOff(_) => "game-square-off",
    }
}

/// An average with one decimal place, as the reader's language writes it.
fn average(locale: Locale, sum: u32, count: usize) -> String {
    let tenths = (u64::from(sum) * 10 + count as u64 / 2) / (count as u64).max(1);
    format!("{}{}{}", tenths / 10, locale.decimal_mark(), tenths % 10)
}

/// `GET /profile/records`, and with ratings `GET /profile/records?rating=on`
pub async fn show(
    State(rooms): State<Rooms>,
    locale: Locale,
    Guest(guest): Guest,
    wanted: Result<Query<Wanted>, QueryRejection>,
) -> Result<Html<String>, Failure> {
    let Query(Wanted { rating }) = wanted.map_err(|_| Failure::BadRequest)?;
    let rated = rating.is_some();
    let record = rooms.record(guest).await.map_err(Failure::broken)?;
    let games: Vec<&PlayedGame> = record.iter().map(|(_, game)| game).collect();
    let names = ["game-two-cities", "rules-automas", "game-square-off"];
    let latest = record.get(..LATEST).unwrap_or(&record);
    let accuracies = rooms.accuracies(latest).await.map_err(Failure::broken)?;
    let latest: Vec<Row> = latest.iter().cloned().zip(accuracies).map(row).collect();
    html(&RecordsPage {
        page: Layout::new(locale, if rated { "/profile/records?rating=on" } else { "/profile/records" }),
        totals: names.into_iter().filter_map(|of| total(locale, of, &games)).collect(),
        types: types(locale, &games),
        trends: names.into_iter().filter_map(|of| Trend::of(of, &latest)).collect(),
        partners: partners(locale, &games),
        circle: Circle::of(&games, rated),
        rated,
        latest,
    })
}

fn row(((room, game), accuracy): ((RoomId, PlayedGame), Option<u32>)) -> Row {
    Row { room, name: name(game.game), ended: When::new(game.ended), game, accuracy }
}

/// How the games that are named so went; `None` if there were none. The last one is the first in the list.
fn total(locale: Locale, of: &'static str, games: &[&PlayedGame]) -> Option<Total> {
    let games: Vec<&PlayedGame> = games.iter().copied().filter(|game| name(game.game) == of).collect();
    if games.is_empty() {
        return None;
    }
    // The results of two players are the sums of two cities.
    let points: Vec<u16> = games.iter().filter(|game| game.seats != 2).filter_map(|game| game.points).collect();
    let sum: u32 = points.iter().map(|points| u32::from(*points)).sum();
    let best = points.iter().max().map(|best| (*best, average(locale, sum, points.len())));
    let streaks = games.split(|game| !game.won).map(<[_]>::len);
    let won = games.iter().filter(|game| game.won).count();
    Some(Total { game: of, games: games.len(), won, streak: streaks.max().unwrap_or(0), points: best })
}

fn types(locale: Locale, games: &[&PlayedGame]) -> Vec<TypeAverage> {
    let cities: Vec<[u8; 7]> = games.iter().flat_map(|game| &game.cities).map(|city| city.score).collect();
    if cities.is_empty() {
        return Vec::new();
    }
    let of_type = |(index, (name, hue, letter)): (usize, (&'static str, &'static str, &'static str))| TypeAverage {
        name,
        hue,
        letter,
        average: average(locale, cities.iter().map(|score| u32::from(score[index])).sum(), cities.len()),
        best: cities.iter().map(|score| score[index]).max().unwrap_or(0),
    };
    TYPES.into_iter().enumerate().map(of_type).collect()
}

fn partners(locale: Locale, games: &[&PlayedGame]) -> Vec<WithPartner> {
    let mut with = HashMap::<Uuid, (String, Vec<u8>)>::new();
    // The last game comes first, and with it the newest name.
    for city in games.iter().flat_map(|game| &game.cities) {
        if let Some(partner) = &city.partner {
            let (_, cities) = with.entry(partner.guest).or_insert_with(|| (partner.name.clone(), Vec::new()));
            cities.push(city.score[6]);
        }
    }
    let mut partners: Vec<(String, Vec<u8>)> = with.into_values().collect();
    partners.sort_by(|(one, of_one), (other, of_other)| (of_other.len(), one).cmp(&(of_one.len(), other)));
    let shown = |(name, cities): (String, Vec<u8>)| WithPartner {
        average: average(locale, cities.iter().map(|points| u32::from(*points)).sum(), cities.len()),
        best: cities.iter().copied().max().unwrap_or(0),
        cities: cities.len(),
        name,
    };
    partners.into_iter().take(PARTNERS).map(shown).collect()
}
