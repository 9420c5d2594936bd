//! City Square Off: what people lay on their side's grid.

use conurbation_room::{Options, Request};
use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Kind, PrivateView, PublicView, Sign};
use conurbation_rules::square_off::{self, MARGIN, Mode, Phase, SeatView, TableView, Tile, Variant, side_of};

use super::Party;

/// A room for this game in which everyone keeps their seat: even seats play against odd ones.
pub fn square_off(mode: Mode) -> Options {
    let game = Kind::SquareOff(Variant { mode, ..Variant::default() });
    Options::first(game)
}

impl Party {
    /// An action on the grid in the current turn.
    pub fn act_on_grid(&self, what: square_off::Move) -> Request {
        let turn = self.grids().turn;
        Request::Play(Action::SquareOff(square_off::Action { turn, what }))
    }

    #[track_caller]
    pub fn lays(&mut self, who: &str, tile: Tile) {
        self.does(who, self.act_on_grid(square_off::Move::Lay(tile)));
    }

    #[track_caller]
    pub fn is_done(&mut self, who: &str) {
        let laid = self.grid_of(who).laid.expect("something was laid");
        self.does(who, self.act_on_grid(square_off::Move::Done(laid)));
    }

    #[track_caller]
    pub fn hovers(&mut self, who: &str, tile: Option<Tile>) {
        self.does(who, self.showing(tile));
    }

    /// Showing allies where one holds a piece in the current turn.
    pub fn showing(&self, tile: Option<Tile>) -> Request {
        let turn = self.grids().turn;
        Request::Show(tile.map(|tile| Sign::SquareOff(square_off::Sign { turn, tile })))
    }

    /// Lays the first of all legal tiles and confirms it.
    #[track_caller]
    pub fn lays_something(&mut self, who: &str) {
        self.lays(who, self.lays_of(who)[0]);
        if self.grids().phase != Phase::Race {
            self.is_done(who);
        }
    }

    /// The game, as everyone sees it.
    pub fn grids(&self) -> TableView {
        match self.game() {
            PublicView::SquareOff(table) => table,
            PublicView::TwoCities(_) | PublicView::Automas(_) => panic!("cities are built here"),
        }
    }

    /// What only a player's side sees; empty for guests without a seat.
    pub fn grid_of(&self, who: &str) -> SeatView {
        match self.me(who).game {
            Some(PrivateView::SquareOff(seat)) => seat,
            _ => SeatView::default(),
        }
    }

    /// Every tile that a player may lay now, according to the view.
    pub fn lays_of(&self, who: &str) -> Vec<Tile> {
        let table = self.grids();
        let overhang = table.mode == Mode::Sprawl && table.phase == Phase::Place;
        let (corner, width) = if overhang { (-MARGIN, 13_u8) } else { (0, 9) };
        let mut tiles = Vec::new();
        for (piece, facings) in self.grid_of(who).places {
            for (facing, places) in (0..).zip(facings) {
                let bits = places.chars().flat_map(|digit| {
                    let digit = digit.to_digit(16).expect("places are hexadecimal digits");
                    (0..4).map(move |bit| digit & 8 >> bit != 0)
                });
                let set = (0..).zip(bits).filter(|(_, set)| *set);
                tiles.extend(set.map(|(at, _)| Tile {
                    piece,
                    facing,
                    at: [at / width, at % width].map(|along| corner + along.cast_signed()),
                }));
            }
        }
        tiles
    }

    /// The simplest next move on a grid: lay what fits, confirm it, and give up when nothing fits; `None` if the side
    /// is done.
    pub fn simplest_on_grid(&self, who: &str) -> Option<Request> {
        let table = self.grids();
        let side = &table.sides[usize::from(side_of(Seat::new(self.seat(who))))];
        let request = match (self.grid_of(who).laid, self.lays_of(who).first()) {
            _ if side.done => return None,
            (Some(laid), _) => square_off::Move::Done(laid),
            (None, Some(tile)) => square_off::Move::Lay(*tile),
            (None, None) => square_off::Move::GiveUp,
        };
        Some(self.act_on_grid(request))
    }
}
