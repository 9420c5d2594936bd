//! What the tests share: a table whose players act, dice with a seed, and everything that anyone sees as bytes.
#![allow(dead_code, unused_imports, reason = "each test file is a crate of its own and uses its part")]

mod dice;

use conurbation_rules::common::{Round, Seat, Turn, byte};
use conurbation_rules::shuffle::{Purpose, Seed};
use conurbation_rules::two_cities::{
    Action, BUILDING_HAND, BUILDING_TILES, Cell, CityBoard, DUPLEX_HAND, DUPLEX_TILES, Game, Move, Phase, Refusal,
    Ring, Setup, Side, Tile,
};

pub use dice::Dice;

/// A game and its players. Actions may be refused; each test says what it expects.
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
        Self { game: Game::new(&Setup::new(values).expect("two to seven different values"), seed) }
    }

    /// The move as an action for the current turn.
    pub fn now(&self, what: Move) -> Action {
        now(&self.game, what)
    }

    pub fn act(&mut self, seat: Seat, what: Move) -> Result<(), Refusal> {
        self.game.play(seat, &self.now(what))
    }

    pub fn draft(&mut self, seat: Seat, picks: &[u8]) -> Result<(), Refusal> {
        self.act(seat, Move::Draft(picks.iter().copied().collect()))
    }

    pub fn choose(&mut self, seat: Seat, picks: [u8; 2]) -> Result<(), Refusal> {
        self.act(seat, Move::Choose(picks))
    }

    pub fn place(&mut self, seat: Seat, tile: u8, side: Side, cell: Cell) -> Result<(), Refusal> {
        self.act(seat, Move::Place { tile, side, cell })
    }

    /// "You first."
    pub fn hold_back(&mut self, seat: Seat, side: Side) -> Result<(), Refusal> {
        self.act(seat, Move::Hold { side, on: true })
    }

    pub fn stop_holding_back(&mut self, seat: Seat, side: Side) -> Result<(), Refusal> {
        self.act(seat, Move::Hold { side, on: false })
    }

    /// Everyone chooses the first two tiles of their hand.
    pub fn all_choose(&mut self) {
        for seat in self.seats() {
            self.choose(Seat::new(seat), [0, 1]).expect("two tiles of the hand");
        }
    }

    /// The first tile into the left city, the second into the right one, each on the first legal cell.
    pub fn places_somewhere(&mut self, seat: Seat) {
        for (tile, side) in [(0, Side::Left), (1, Side::Right)] {
            let cell = self.free_cell(seat, tile, side);
            self.place(seat, tile, side, cell).expect("a legal cell");
        }
    }

    /// Everyone chooses and places; the next turn begins.
    pub fn play_turn(&mut self) {
        self.all_choose();
        for seat in self.seats() {
            self.places_somewhere(Seat::new(seat));
        }
    }

    /// Plays turns from text: one line per turn, seats separated by ` · `, for each the tile for the left city and that
    /// for the right one, each with its cell (`S/P34`: row 3, column 4).
    pub fn follow(&mut self, turns: &[&str]) {
        for turn in turns {
            let moves: Vec<[(Tile, Cell); 2]> = turn.split(" · ").map(|seat| pair(seat.split(' ').map(what))).collect();
            for (seat, [(left, _), (right, _)]) in self.seats().zip(&moves) {
                let hand = self.hand(Seat::new(seat));
                let first = position(&hand, |_, tile| tile == left);
                let second = position(&hand, |at, tile| at != first && tile == right);
                self.choose(Seat::new(seat), [first, second].map(byte)).expect(turn);
            }
            for (seat, [(_, left), (_, right)]) in self.seats().zip(&moves) {
                self.place(Seat::new(seat), 0, Side::Left, *left).expect(turn);
                self.place(Seat::new(seat), 1, Side::Right, *right).expect(turn);
            }
        }
    }

    /// Plays on until this turn begins.
    pub fn play_to(&mut self, round: u8, turn: u8) {
        while self.game.turn() != (Round::new(round), Turn::new(turn)) {
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

    pub fn city(&self, seat: Seat, side: Side) -> &CityBoard {
        &self.game.cities()[Ring::new(self.game.seats()).city(Seat::at(seat.index()), side).index()]
    }

    /// The first legal cell of a revealed tile.
    pub fn free_cell(&self, seat: Seat, tile: u8, side: Side) -> Cell {
        let tile = self.revealed(seat)[tile as usize];
        self.city(seat, side).places(tile).next().expect("a tile always fits")
    }

    pub fn revealed(&self, seat: Seat) -> [Tile; 2] {
        self.game.table_view(false).seats[seat.index()].revealed.expect("tiles are revealed in the place phase")
    }

    pub fn hand(&self, seat: Seat) -> Vec<Tile> {
        self.game.seat_view(seat, false).hand.to_vec()
    }

    pub fn holding(&self, seat: Seat) -> Vec<Side> {
        self.game.table_view(false).seats[seat.index()].holding.to_vec()
    }

    pub fn called(&self, seat: Seat) -> Vec<Side> {
        self.game.table_view(false).seats[seat.index()].called.to_vec()
    }
}

fn position(hand: &[Tile], mut wanted: impl FnMut(usize, &Tile) -> bool) -> usize {
    (0..hand.len()).find(|at| wanted(*at, &hand[*at])).expect("the tile is in the hand")
}

fn pair<T>(items: impl Iterator<Item = T>) -> [T; 2] {
    items.collect::<Vec<_>>().try_into().ok().expect("a tile for each city")
}

/// A tile and a cell from their written form.
fn what(text: &str) -> (Tile, Cell) {
    let (notation, cell) = text.split_at(text.len() - 2);
    (tile(notation), pair(cell.bytes().map(|digit| digit - b'0')))
}

/// The move as an action for the current turn.
pub fn now(game: &Game, what: Move) -> Action {
    let (round, turn) = game.turn();
    Action { round, turn, what }
}

pub fn city(notation: &str) -> CityBoard {
    notation.parse().expect("city notation")
}

pub fn tile(notation: &str) -> Tile {
    Tile::parse(notation).expect("a tile in city notation")
}

/// What one seat gets over the wire, with and without the score preview.
pub fn seat_bytes(game: &Game, seat: Seat) -> String {
    [true, false].map(|preview| serde_json::to_string(&game.seat_view(seat, preview)).unwrap()).join("\n")
}

/// What everyone gets, with and without the score preview.
pub fn table_bytes(game: &Game) -> String {
    [true, false].map(|preview| serde_json::to_string(&game.table_view(preview)).unwrap()).join("\n")
}

/// Everything that anyone sees: the spectators' view, then that of every seat.
pub fn all_bytes(game: &Game) -> Vec<String> {
    std::iter::once(table_bytes(game)).chain((0..game.seats()).map(|seat| seat_bytes(game, Seat::new(seat)))).collect()
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

/// The rounds in which duplexes are dealt; the others have building tiles.
pub fn duplex_rounds(seats: u8) -> &'static [u8] {
    if seats == 2 { &[3, 4] } else { &[2] }
}

/// The hands dealt in each round, by seat.
pub fn dealt_hands(seed: &Seed, seats: u8) -> Vec<Vec<Vec<Tile>>> {
    let (mut buildings, mut duplexes) = shuffled_piles(seed);
    let mut deal = |round| {
        let duplex = duplex_rounds(seats).contains(&round);
        let (pile, size) = if duplex { (&mut duplexes, DUPLEX_HAND) } else { (&mut buildings, BUILDING_HAND) };
        (0..seats).map(|_| pile.split_off(pile.len() - size)).collect()
    };
    (1..=if seats == 2 { 6 } else { 3 }).map(&mut deal).collect()
}
