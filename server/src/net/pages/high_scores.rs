//! The best campaigns against the Automas. Rooms enter them from their own logs; this page only shows them.

use std::ops::RangeInclusive;

use askama::Template;
use axum::{
    extract::{Query, State, rejection::QueryRejection},
    response::Html,
};
use conurbation_room::{Board, mode_name};
use conurbation_rules::automas::{LEVELS, Mode};
use serde::Deserialize;

use super::{
    layout::{Layout, html},
    summary,
    when::When,
};
use crate::{
    net::{front::Failure, texts::Locale},
    rooms::{HighScore, Rooms},
};

#[derive(Template)]
#[template(path = "high_scores.html")]
struct HighScoresPage {
    page: Layout,
    board: Board,
    lengths: [u8; 2],
    /// Each with its code and the message that names it.
    modes: [(Mode, &'static str, &'static str); 2],
    levels: RangeInclusive<u8>,
    /// Each with the day on which it was reached.
    scores: Vec<(HighScore, Option<When>)>,
}

impl HighScoresPage {
    /// The message that names the board's mode.
    const fn mode(&self) -> &'static str {
        summary::mode(self.board.mode())
    }
}

/// Which board; each part may be left out.
#[derive(Debug, Deserialize)]
#[serde(default)]
pub struct Choice {
    length: u8,
    mode: Mode,
    level: u8,
}

impl Default for Choice {
    /// Where the rules recommend beginning.
    fn default() -> Self {
        Self { length: 3, mode: Mode::Simple, level: 2 }
    }
}

/// `GET /records`
pub async fn show(
    State(rooms): State<Rooms>,
    locale: Locale,
    choice: Result<Query<Choice>, QueryRejection>,
) -> Result<Html<String>, Failure> {
    let Query(Choice { length, mode, level }) = choice.map_err(|_| Failure::BadRequest)?;
    let board = Board::new(length, mode, level).ok_or(Failure::BadRequest)?;
    let path = format!("/records?length={length}&mode={}&level={level}", mode_name(mode));
    let scores = rooms.high_scores(board).await.map_err(Failure::broken)?;
    html(&HighScoresPage {
        page: Layout::new(locale, path),
        board,
        lengths: Board::LENGTHS,
        modes: [Mode::Simple, Mode::Full].map(|mode| (mode, mode_name(mode), summary::mode(mode))),
        levels: LEVELS,
        scores: scores.into_iter().map(dated).collect(),
    })
}

fn dated(score: HighScore) -> (HighScore, Option<When>) {
    let day = When::new(score.by.at);
    (score, day)
}
