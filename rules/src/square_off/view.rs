//! What viewers see. What a side lays in a turn is hidden from others until both sides are done (law 5); grids, cards
//! and the result are public.

use std::collections::BTreeMap;

use serde::Serialize;

use super::action::Solution;
use super::area::{Area, GRID, MARGIN};
use super::game::Game;
use super::grid::{Grid, Rule, Tile};
use super::outcome::{Outcome, group_sizes};
use super::piece::Piece;
use super::setup::Mode;
use super::side_of;
use crate::common::{Seat, Turn, byte, hex};

/// Where the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffPhase"))]
pub enum Phase {
    /// Both sides take and lay their starters.
    Start,
    /// Both sides lay the tile of the card.
    Place,
    /// City Sprint: both sides lay any tiles they like.
    Race,
    /// The game is over.
    Ended,
}

/// What everyone sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffTableView"))]
pub struct TableView {
    /// The mode.
    pub mode: Mode,
    /// The phase.
    pub phase: Phase,
    /// 0 for the starters; then the number of the card, or 1 for the race.
    pub turn: Turn,
    /// The letters of the cards turned so far; the last one is the current one.
    pub cards: String,
    /// The letters of the starters that the sides choose from.
    pub starters: String,
    /// The two sides.
    pub sides: [SideView; 2],
    /// Present once the game is over.
    pub result: Option<ResultView>,
}

/// A side, as everyone sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffSideView"))]
pub struct SideView {
    /// Its final tiles, row by row with `/` between: the letter of a piece, or `.` for an empty square. Nine rows of
    /// nine squares; in City Sprawl with four more on each side, 17 rows of 17.
    pub grid: String,
    /// The letter of its starter, once it has taken one.
    #[cfg_attr(feature = "ts", ts(type = "string | null"))]
    pub starter: Option<Piece>,
    /// Whether it is done with this turn.
    pub done: bool,
    /// How many squares of the grid are open.
    pub open: u8,
    /// How many of its squares lie outside the grid.
    pub outside: u8,
}

/// How the game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffResultView"))]
pub struct ResultView {
    /// Who won, and what decided it.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub outcome: Outcome,
    /// For each side the sizes of its groups of open squares, largest first.
    pub sizes: [Vec<u8>; 2],
    /// For each side its groups, drawn as in [`SideView::grid`]: `a` for the largest one, then `b` and so on.
    pub groups: [String; 2],
}

/// What only the side itself sees.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffSeatView"))]
pub struct SeatView {
    /// The tile it laid this turn and may still move.
    pub laid: Option<Tile>,
    /// Where it may lay the pieces in its hand: for each piece and each of its facings, a set of [`Tile::at`]. Each
    /// hexadecimal digit holds four places, row by row from the top left, the first in the highest bit; trailing zeros
    /// are left out. Rows and columns go from 0 to 8, in City Sprawl from -4 to 8 once the starters are laid.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, string[]>"))]
    pub places: BTreeMap<Piece, Vec<String>>,
    /// After a race, once asked for.
    pub solution: Option<SolutionView>,
}

/// How a grid could have been covered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "SquareOffSolution"))]
pub struct SolutionView {
    /// How many of the last tiles must be taken back first.
    pub back: u8,
    /// The covered grid, drawn as in [`SideView::grid`].
    pub grid: String,
}

impl Game {
    /// What everyone sees.
    pub fn table_view(&self) -> TableView {
        TableView {
            mode: self.variant().mode,
            phase: self.phase,
            turn: self.turn,
            cards: letters(self.cards()),
            starters: letters(&self.starters),
            sides: [0, 1].map(|side| self.side_view(side)),
            result: self.outcome.map(|outcome| ResultView {
                outcome,
                sizes: [0, 1].map(|side| group_sizes(self.grid(side))),
                groups: [0, 1].map(|side| self.draw(&groups(self.grid(side)))),
            }),
        }
    }

    /// What a seat and its teammates see in addition.
    pub fn seat_view(&self, seat: Seat) -> SeatView {
        let number = side_of(seat);
        let side = &self.sides[usize::from(number)];
        let solution = side.solution.as_ref();
        let places = |piece: &Piece| (*piece, places(&side.grid, *piece, self.rule()));
        SeatView {
            laid: side.laid,
            places: self.in_hand(number).iter().map(places).collect(),
            solution: solution.map(|solution| SolutionView { back: solution.back, grid: solution.drawn() }),
        }
    }

    fn side_view(&self, number: u8) -> SideView {
        let side = &self.sides[usize::from(number)];
        // The first tile on the grid or, before there is one, the tile laid this turn.
        let starter = side.grid.tiles().first().or(side.laid.as_ref());
        SideView {
            grid: self.draw(&drawn(side.grid.tiles())),
            starter: starter.map(|tile| tile.piece),
            done: side.done,
            open: byte(side.grid.open().len()),
            outside: side.grid.outside(),
        }
    }

    /// Rows of letters, with the margin where tiles may reach into it.
    fn draw(&self, areas: &[(char, Area)]) -> String {
        draw(areas, if self.variant().mode == Mode::Sprawl { MARGIN } else { 0 })
    }
}

impl Solution {
    /// The covered grid, drawn as in [`SideView::grid`].
    pub fn drawn(&self) -> String {
        draw(&drawn(&self.tiles), 0)
    }
}

/// Rows of letters, with this margin around the grid.
fn draw(areas: &[(char, Area)], margin: i8) -> String {
    let side = -margin..GRID + margin;
    let letter = |square| areas.iter().find(|(_, area)| area.contains(square)).map_or('.', |(letter, _)| *letter);
    let rows = side.clone().map(|row| side.clone().map(|col| letter([row, col])).collect::<String>());
    rows.collect::<Vec<_>>().join("/")
}

fn letters(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| piece.letter()).collect()
}

fn drawn(tiles: &[Tile]) -> Vec<(char, Area)> {
    tiles.iter().filter_map(|tile| Some((tile.piece.letter(), tile.area()?))).collect()
}

/// A letter for each group. At most 41 squares of the grid can be kept apart, so letters never run out.
fn groups(grid: &Grid) -> Vec<(char, Area)> {
    ('a'..='z').chain('A'..='Z').zip(grid.open().groups()).collect()
}

/// Where a piece may lie, for each of its facings.
fn places(grid: &Grid, piece: Piece, rule: Rule) -> Vec<String> {
    let corner = if rule == Rule::Overhang { -MARGIN } else { 0 };
    let along = |at: i8| usize::from((at - corner).unsigned_abs());
    let mut places = vec![Vec::new(); piece.facings().len()];
    for tile in grid.places(piece, rule) {
        let place = along(tile.at[0]) * along(GRID) + along(tile.at[1]);
        places[usize::from(tile.facing)].push(place);
    }
    places.into_iter().map(|places| hex(places.into_iter())).collect()
}
