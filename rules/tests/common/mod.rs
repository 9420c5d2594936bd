//! What the tests share: a table whose players act, dice with a seed, and everything that anyone sees as bytes.
#![allow(dead_code, unused_imports, reason = "each test file is a crate of its own and uses its part")]

mod dice;

use conurbation_rules::shuffle::{Purpose, Seed};
use conurbation_rules::two_cities::{
    Action, BUILDING_HAND, BUILDING_TILES, Cell, City, DUPLEX_HAND, DUPLEX_TILES, Deed, Game, Phase, Refusal, Ring,
    Setup, Side, Tile,
};

pub use dice::{Dice, OnACell};

/// A game and its players. What one of them does may be refused; the test says what it expects.
#[derive(Debug, Clone)]
pub struct Table {
    pub game: Game,
}

impl Table {
    /// Seats with the values 10, 20, 30 … and always the same tiles.
    pub fn of(seats: u8) -> Self {
        let values: Vec<u8> = (1..=seats).map(|seat| seat * 10).collect();
        Self::with_values(&values)
    }

    pub fn with_values(values: &[u8]) -> Self {
        Self::dealt(values, &Seed([7; 32]))
    }

    pub fn dealt(values: &[u8], seed: &Seed) -> Self {
        Self { game: Game::new(&Setup::new(values).expect("three to seven different values"), seed) }
    }

    /// The deed as it is meant for the turn that it is.
    pub fn now(&self, deed: Deed) -> Action {
        now(&self.game, deed)
    }

    pub fn act(&mut self, seat: u8, deed: Deed) -> Result<(), Refusal> {
        self.game.play(seat, &self.now(deed))
    }

    pub fn draft(&mut self, seat: u8, picks: &[u8]) -> Result<(), Refusal> {
        self.act(seat, Deed::Draft(picks.iter().copied().collect()))
    }

    pub fn choose(&mut self, seat: u8, picks: [u8; 2]) -> Result<(), Refusal> {
        self.act(seat, Deed::Choose(picks))
    }

    pub fn place(&mut self, seat: u8, tile: u8, side: Side, cell: Cell) -> Result<(), Refusal> {
        self.act(seat, Deed::Place { tile, side, cell })
    }

    /// "You first."
    pub fn hold_back(&mut self, seat: u8, side: Side) -> Result<(), Refusal> {
        self.act(seat, Deed::Hold { side, on: true })
    }

    pub fn stop_holding_back(&mut self, seat: u8, side: Side) -> Result<(), Refusal> {
        self.act(seat, Deed::Hold { side, on: false })
    }

    /// Everyone gives the first two tiles of the hand.
    pub fn all_choose(&mut self) {
        for seat in self.seats() {
            self.choose(seat, [0, 1]).expect("two tiles of the hand");
        }
    }

    /// The first tile into the left city, the second into the right one, each on the first legal cell.
    pub fn places_somewhere(&mut self, seat: u8) {
        for (tile, side) in [(0, Side::Left), (1, Side::Right)] {
            let cell = self.free_cell(seat, tile, side);
            self.place(seat, tile, side, cell).expect("a legal cell");
        }
    }

    /// Everyone chooses and places; the next turn begins.
    pub fn play_turn(&mut self) {
        self.all_choose();
        for seat in self.seats() {
            self.places_somewhere(seat);
        }
    }

    /// Plays on until this turn begins.
    pub fn play_to(&mut self, round: u8, turn: u8) {
        while self.game.turn() != (round, turn) {
            self.play_turn();
        }
    }

    /// Plays on until the game is over.
    pub fn play_to_the_end(&mut self) {
        while self.game.phase() != Phase::Ended {
            self.play_turn();
        }
    }

    pub fn seats(&self) -> std::ops::Range<u8> {
        0..self.game.seats()
    }

    pub fn city(&self, seat: u8, side: Side) -> &City {
        &self.game.cities()[Ring::new(self.game.seats()).city(seat as usize, side)]
    }

    /// The first legal cell of a revealed tile.
    pub fn free_cell(&self, seat: u8, tile: u8, side: Side) -> Cell {
        let tile = self.revealed(seat)[tile as usize];
        self.city(seat, side).places(tile).next().expect("a tile always fits")
    }

    pub fn revealed(&self, seat: u8) -> [Tile; 2] {
        self.game.table_view(false).seats[seat as usize].revealed.expect("tiles are revealed in the place phase")
    }

    pub fn hand(&self, seat: u8) -> Vec<Tile> {
        self.game.seat_view(seat, false).hand.to_vec()
    }

    pub fn holding(&self, seat: u8) -> Vec<Side> {
        self.game.table_view(false).seats[seat as usize].holding.to_vec()
    }

    pub fn called(&self, seat: u8) -> Vec<Side> {
        self.game.table_view(false).seats[seat as usize].called.to_vec()
    }
}

/// The deed in the turn that it is.
pub fn now(game: &Game, deed: Deed) -> Action {
    let (round, turn) = game.turn();
    Action { round, turn, deed }
}

pub fn city(notation: &str) -> City {
    notation.parse().expect("city notation")
}

pub fn tile(notation: &str) -> Tile {
    Tile::parse(notation).expect("a tile in city notation")
}

/// What goes to one seat over the wire, with and without the score preview.
pub fn seat_bytes(game: &Game, seat: u8) -> String {
    [true, false].map(|preview| serde_json::to_string(&game.seat_view(seat, preview)).unwrap()).join("\n")
}

/// What goes to everyone, with and without the score preview.
pub fn table_bytes(game: &Game) -> String {
    [true, false].map(|preview| serde_json::to_string(&game.table_view(preview)).unwrap()).join("\n")
}

/// Everything that anyone sees: the spectators' view, then that of every seat.
pub fn all_bytes(game: &Game) -> Vec<String> {
    std::iter::once(table_bytes(game)).chain((0..game.seats()).map(|seat| seat_bytes(game, seat))).collect()
}

/// The two piles after the shuffle; the next tile is the last one.
pub fn shuffled_piles(seed: &Seed) -> (Vec<Tile>, Vec<Tile>) {
    let mut buildings = Vec::new();
    for (building, count) in BUILDING_TILES {
        buildings.extend(std::iter::repeat_n(Tile::Single(building), count));
    }
    let mut duplexes = DUPLEX_TILES.to_vec();
    seed.shuffle(Purpose::Buildings, &mut buildings);
    seed.shuffle(Purpose::Duplexes, &mut duplexes);
    (buildings, duplexes)
}

/// The hands dealt in rounds 1, 2 and 3, by seat.
pub fn dealt_hands(seed: &Seed, seats: u8) -> [Vec<Vec<Tile>>; 3] {
    let (mut buildings, mut duplexes) = shuffled_piles(seed);
    let mut deal = |round| {
        let (pile, size) = if round == 2 { (&mut duplexes, DUPLEX_HAND) } else { (&mut buildings, BUILDING_HAND) };
        (0..seats).map(|_| pile.split_off(pile.len() - size)).collect()
    };
    [deal(1), deal(2), deal(3)]
}
