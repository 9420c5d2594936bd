//! A player at the solo table.

use conurbation_rules::automas::{Action, Assigned, Game, Mode, Move, Phase, Refusal, Setup, TableView};
use conurbation_rules::common::{Seat, byte};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{Cell, Side, Tile};

use crate::common::tile;

/// A game and its player. Actions may be refused; each test says what it expects.
#[derive(Debug, Clone)]
pub struct Solo {
    pub game: Game,
}

impl Solo {
    /// A game at level 4, which adds nothing to the score, always with the same tiles.
    pub fn of(mode: Mode) -> Self {
        Self::dealt(mode, 4, &Seed([7; 32]))
    }

    pub fn dealt(mode: Mode, level: u8, seed: &Seed) -> Self {
        Self { game: Game::new(&Setup::new(mode, level).expect("a valid level"), seed) }
    }

    pub fn act(&mut self, what: Move) -> Result<(), Refusal> {
        self.game.play(Seat::new(0), &now(&self.game, what))
    }

    /// Everything that is face up, without scores.
    pub fn table(&self) -> TableView {
        self.game.table_view(false)
    }

    pub fn hand(&self) -> Vec<Tile> {
        self.table().hands[0].clone()
    }

    pub fn assigned(&self, side: Side) -> Vec<Assigned> {
        self.table().assigned[side.index()].clone()
    }

    /// Assigns these tiles of the hand to Leftville, Righttown and, in the Simple mode, Automacity.
    pub fn assigns(&mut self, tiles: &str) {
        let mut hand: Vec<Option<Tile>> = self.hand().into_iter().map(Some).collect();
        let mut place = |wanted: Tile| {
            let place = hand.iter().position(|held| *held == Some(wanted)).expect("the tile is in the hand");
            hand[place] = None;
            byte(place)
        };
        let places: Vec<u8> = tiles.split(' ').map(|wanted| place(tile(wanted))).collect();
        let what = Move::Assign { left: places[0], right: places[1], automacity: places.get(2).copied() };
        self.act(what).expect("every city gets its tile");
    }

    /// Inserts tiles, given with the row and column of their first half as in `S33 O/P34`, in this order.
    pub fn inserts(&mut self, side: Side, tiles: &str) {
        for wanted in tiles.split(' ') {
            let (name, cell) = wanted.split_at(wanted.len() - 2);
            let cell: Vec<u8> = cell.bytes().map(|digit| digit - b'0').collect();
            let at = |assigned: &Assigned| assigned.tile == tile(name) && !assigned.placed;
            let index = self.assigned(side).iter().position(at).expect("the tile is assigned to this city");
            self.insert(side, byte(index), [cell[0], cell[1]]).expect("a legal place");
        }
    }

    /// Inserts every assigned tile in its first legal place.
    pub fn inserts_anywhere(&mut self) {
        let turn = self.game.turn();
        while self.game.phase() == Phase::Insert && self.game.turn() == turn {
            self.act(self.first_insertion()).expect("a legal place");
        }
    }

    /// Inserting the first tile left to insert, in its first legal place.
    pub fn first_insertion(&self) -> Move {
        let places = self.game.seat_view(Seat::new(0), false).places;
        let at = places.first().expect("there is a tile left to insert");
        Move::Insert { side: at.side, tile: at.tile, cell: at.spots[0].cell() }
    }

    /// Plays on with the first tiles of every hand in the first places.
    pub fn plays_to_the_end(&mut self) {
        while self.game.phase() != Phase::Ended {
            let automacity = (self.game.setup().mode() == Mode::Simple).then_some(2);
            self.act(Move::Assign { left: 0, right: 1, automacity }).expect("all different");
            self.inserts_anywhere();
        }
    }

    pub fn insert(&mut self, side: Side, tile: u8, cell: Cell) -> Result<(), Refusal> {
        self.act(Move::Insert { side, tile, cell })
    }
}

/// The move as an action for the current turn.
pub fn now(game: &Game, what: Move) -> Action {
    let (round, turn) = game.turn();
    Action { round, turn, what }
}

/// Tiles in city notation, with a space between them.
pub fn names(tiles: impl IntoIterator<Item = Tile>) -> String {
    tiles.into_iter().map(|tile| tile.to_string()).collect::<Vec<_>>().join(" ")
}
