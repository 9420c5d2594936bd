//! A game in words, for readers of a replay.

use super::action::{Action, Move};
use super::game::Game;
use super::grid::Tile;
use super::outcome::Reason;
use super::view::{Phase, SideView};
use crate::common::{Seat, name_of};

impl Game {
    /// Which turn it is.
    pub fn heading(&self) -> String {
        match (self.phase(), self.cards().last()) {
            (Phase::Place, Some(card)) => format!("Card {}: {}", self.turn(), card.letter()),
            (Phase::Start | Phase::Place, _) => "The starters".to_owned(),
            (Phase::Race, _) => "The race".to_owned(),
            (Phase::Ended, _) => "After the game".to_owned(),
        }
    }

    /// What a legal action does: a line, or none if the tile may still be moved. `names` are the players', by seat.
    pub fn tell(&self, seat: Seat, action: &Action, names: &[String]) -> Option<String> {
        let who = name_of(names, seat);
        Some(match &action.what {
            Move::Lay(_) | Move::Lift(_) if self.phase() != Phase::Race => return None,
            Move::Lay(tile) => format!("{who} lays {}", tile.told()),
            Move::Done(tile) => format!("{who} is done with {}", tile.told()),
            Move::Lift(piece) => format!("{who} takes back {}", piece.letter()),
            Move::GiveUp => format!("{who} gives up"),
            Move::Solve | Move::Solved(_) => format!("{who} asks how the grid could have been covered"),
        })
    }

    /// How many squares of each side are open, in a line; in City Sprawl also how many lie outside.
    pub fn standing(&self, names: &[String]) -> String {
        let sides = self.table_view().sides;
        let told = |(number, side): (u8, &SideView)| {
            let outside = if side.outside > 0 { format!(", {} outside", side.outside) } else { String::new() };
            format!("{} {} open{outside}", self.team_told(number, names), side.open)
        };
        (0..).zip(&sides).map(told).collect::<Vec<_>>().join(" · ")
    }

    /// Both grids, and who won.
    pub fn ending(&self, names: &[String]) -> Vec<String> {
        let sides = self.table_view().sides;
        let grids = (0..).zip(&sides).flat_map(|(number, side)| {
            let rows = side.grid.split('/').map(|row| format!("  {row}"));
            [format!("{}:", self.team_told(number, names))].into_iter().chain(rows)
        });
        let won = self.outcome().map(|outcome| match outcome.winner {
            Some(side) => format!("{} won: {}", self.team_told(side, names), why(outcome.reason)),
            None => format!("A draw: {}", why(outcome.reason)),
        });
        grids.chain(won).collect()
    }

    /// Who plays for a side.
    fn team_told(&self, side: u8, names: &[String]) -> String {
        self.team(side).map(|seat| name_of(names, seat)).collect::<Vec<_>>().join(" and ")
    }
}

impl Tile {
    /// Its piece, and where the top left corner of the box around it lies, from 1.
    pub fn told(self) -> String {
        let [row, column] = self.at.map(|at| at + 1);
        format!("{} at row {row}, column {column}", self.piece.letter())
    }
}

const fn why(reason: Reason) -> &'static str {
    match reason {
        Reason::Fit => "only one side could fit the shape",
        Reason::Groups => "neither side could fit the shape, and the groups of open squares were compared",
        Reason::Outside => "the squares outside the grids were counted",
        Reason::Covered => "a grid was covered",
        Reason::GaveUp => "a side gave up",
    }
}
