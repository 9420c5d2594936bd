//! The results of a room's games, and the tally of wins.

use std::collections::BTreeMap;

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Game, PublicView};
use serde::{Deserialize, Serialize};

use crate::member::Member;

/// How a player came out of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placing {
    /// The member who had the seat in the end.
    pub member: Member,
    /// Their place, from 1; equal ones share a place.
    pub place: u8,
    /// Whether they won, alone or with others.
    pub won: bool,
    /// What counted in the end; nothing where no points are compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u16>,
}

/// The games that were played to their end.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Results {
    /// How many there are.
    pub games: u32,
    /// By player, the number of games they finished, and of those they won.
    pub by: BTreeMap<Member, (u32, u32)>,
    /// How the last one ended, the best first.
    last: Vec<Placing>,
    /// When that was.
    last_at: Option<u64>,
}

/// Who has won how often in a room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TallyView {
    /// How many games were played to their end.
    pub games: u32,
    /// When the last of them ended, in milliseconds since 1970-01-01 UTC, to the minute.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended: u64,
    /// The players who are here, those with the most wins first.
    pub players: Vec<WinsView>,
}

/// How often a player has won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WinsView {
    /// The player.
    pub member: Member,
    /// How many games they finished.
    pub played: u32,
    /// How many of these they won, alone or with others.
    pub won: u32,
}

impl Results {
    /// Adds a game that is over. `at` is in milliseconds since 1970-01-01 UTC.
    pub fn add(&mut self, at: u64, placings: Vec<Placing>) {
        self.games += 1;
        for placing in &placings {
            let (played, won) = self.by.entry(placing.member).or_default();
            *played += 1;
            *won += u32::from(placing.won);
        }
        (self.last, self.last_at) = (placings, Some(at));
    }

    /// How the last game ended, the best first; empty before there was one.
    pub fn last(&self) -> &[Placing] {
        &self.last
    }

    /// When it ended, in milliseconds since 1970-01-01 UTC.
    pub const fn last_at(&self) -> Option<u64> {
        self.last_at
    }
}

/// The seats of people and bots in the order of their places: seat, place, whether it won, and its points.
pub(crate) fn placed_seats(game: &Game) -> Vec<(Seat, u8, bool, Option<u16>)> {
    match game.public_view(false) {
        PublicView::TwoCities(table) => {
            let ranking = table.result.map(|result| result.ranking).into_iter().flatten();
            ranking.map(|one| (one.seat, one.place, one.place == 1, Some(one.result))).collect()
        }
        PublicView::Automas(table) => {
            let ranking = table.result.map(|result| result.ranking).into_iter().flatten();
            // The Automas have no seats in the room.
            let player = ranking.filter(|one| one.seat == conurbation_rules::automas::PLAYER);
            player.map(|one| (one.seat, one.place, one.place == 1, Some(one.result))).collect()
        }
        PublicView::SquareOff(_) => {
            let Some((game, outcome)) = game.square_off().and_then(|game| Some((game, game.outcome()?))) else {
                return Vec::new();
            };
            let first = outcome.winner.unwrap_or(0);
            let seats = [first, 1 - first].into_iter().flat_map(|side| game.team(side).map(move |seat| (side, seat)));
            let place = |side| if outcome.winner.is_none_or(|winner| winner == side) { 1 } else { 2 };
            seats.map(|(side, seat)| (seat, place(side), outcome.winner == Some(side), None)).collect()
        }
    }
}
