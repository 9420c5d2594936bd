//! Players of City Square Off, pictures of grids, and random games.

use conurbation_rules::common::{Seat, Turn, byte};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{
    Action, GRID, Game, Grid, Mode, Move, Outcome, Phase, Piece, Refusal, Setup, Square, Tile, Variant, side_of,
};

use crate::common::Dice;

/// A game and its players. Actions may be refused; each test says what it expects.
#[derive(Debug, Clone)]
pub struct Table {
    pub game: Game,
}

impl Table {
    /// One seat for each side, and always the same cards.
    pub fn of(mode: Mode) -> Self {
        Self::with(Variant { mode, ..Variant::default() })
    }

    pub fn with(variant: Variant) -> Self {
        Self::dealt(variant, 2, &Seed([7; 32]))
    }

    pub fn dealt(variant: Variant, seats: usize, seed: &Seed) -> Self {
        Self { game: Game::new(&Setup::new(variant, seats).expect("two to seven seats"), seed) }
    }

    pub fn act(&mut self, seat: Seat, what: Move) -> Result<(), Refusal> {
        self.game.play(seat, &now(&self.game, what))
    }

    /// Lays a tile as in `A0@3,4`.
    pub fn lay(&mut self, seat: Seat, written: &str) -> Result<(), Refusal> {
        self.act(seat, Move::Lay(tile(written)))
    }

    pub fn lift(&mut self, seat: Seat, letter: char) -> Result<(), Refusal> {
        self.act(seat, Move::Lift(piece(letter)))
    }

    pub fn done(&mut self, seat: Seat) -> Result<(), Refusal> {
        let laid = self.game.laid(side_of(seat)).unwrap_or_else(|| tile("A0@4,3"));
        self.act(seat, Move::Done(laid))
    }

    /// Both sides lay these and are done.
    pub fn both_lay(&mut self, tiles: [&str; 2]) {
        for (seat, written) in (0..).zip(tiles) {
            self.lay(Seat::new(seat), written).expect(written);
            self.done(Seat::new(seat)).expect(written);
        }
    }

    /// Plays the tiles drawn in the two grids card by card, until one of them has no tile for the card.
    pub fn follow(&mut self, pictures: [&str; 2]) {
        let drawn = pictures.map(tiles);
        while matches!(self.game.phase(), Phase::Start | Phase::Place) {
            let next = [0, 1].map(|side: u8| {
                let in_hand = self.game.in_hand(side);
                drawn[usize::from(side)].iter().find(|tile| in_hand.contains(&tile.piece)).copied()
            });
            let [Some(one), Some(other)] = next else { return };
            for (seat, tile) in [(0, one), (1, other)] {
                self.act(Seat::new(seat), Move::Lay(tile)).unwrap_or_else(|refusal| panic!("{tile:?}: {refusal}"));
                self.done(Seat::new(seat)).expect("something was laid");
            }
        }
    }

    /// Both lay their starters, A and B, in the middle.
    pub fn start(&mut self) {
        self.both_lay(["A0@4,3", "B0@3,3"]);
    }

    /// Seats 0 and 1 lay every card in the first place until this turn begins.
    pub fn play_to(&mut self, turn: Turn) {
        while self.game.turn() < turn {
            for seat in 0..2 {
                let tile = first_place(&self.game, seat).expect("it fits");
                self.act(Seat::new(seat), Move::Lay(tile)).expect("a legal place");
                self.done(Seat::new(seat)).expect("something was laid");
            }
        }
    }

    /// The letters of the cards turned so far.
    pub fn cards(&self) -> String {
        self.game.table_view().cards
    }

    pub fn grid(&self, side: u8) -> String {
        self.game.table_view().sides[usize::from(side)].grid.clone()
    }

    pub fn starter(&self, side: u8) -> Option<char> {
        self.game.table_view().sides[usize::from(side)].starter.map(Piece::letter)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}

/// The move as an action for the current turn.
pub fn now(game: &Game, what: Move) -> Action {
    Action { turn: game.turn(), what }
}

/// The first place of the first piece in a side's hand.
pub fn first_place(game: &Game, side: u8) -> Option<Tile> {
    game.grid(side).places(*game.in_hand(side).first()?, game.rule()).next()
}

pub fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).expect("a letter of a piece")
}

/// A tile as in `A0@3,-4`: piece, facing, and the row and column of its corner.
pub fn tile(written: &str) -> Tile {
    let (name, at) = written.split_once('@').expect("a place");
    let (letter, facing) = name.split_at(1);
    let (row, col) = at.split_once(',').expect("row and column");
    Tile {
        piece: piece(letter.chars().next().expect("a letter")),
        facing: facing.parse().expect("a number"),
        at: [row.parse().expect("a row"), col.parse().expect("a column")],
    }
}

/// All squares of a picture (rows with `/` between) with what is drawn there. A picture of 17 rows shows the margin.
pub fn drawn(picture: &str) -> Vec<(Square, char)> {
    let margin = (i8::try_from(picture.split('/').count()).unwrap() - GRID) / 2;
    (-margin..)
        .zip(picture.split('/'))
        .flat_map(|(row, line)| (-margin..).zip(line.chars()).map(move |(col, letter)| ([row, col], letter)))
        .collect()
}

/// The tiles of a picture in the order of their letters, starters first.
pub fn tiles(picture: &str) -> Vec<Tile> {
    let drawn = drawn(picture);
    let lying = |piece: Piece| {
        let squares: Vec<Square> =
            drawn.iter().filter(|(_, letter)| *letter == piece.letter()).map(|(square, _)| *square).collect();
        let corner = [0, 1].map(|axis| squares.iter().map(|square| square[axis]).min());
        let at = [corner[0]?, corner[1]?];
        let shape = squares.iter().map(|square| [square[0] - at[0], square[1] - at[1]]).collect::<Vec<_>>();
        let facing = piece.facings().iter().position(|facing| facing.squares[..] == shape[..]);
        let facing = byte(facing.unwrap_or_else(|| panic!("{piece:?} is drawn wrong")));
        Some(Tile { piece, facing, at })
    };
    Piece::starters().chain(Piece::tiles()).filter_map(lying).collect()
}

/// The grid of a picture.
pub fn grid(picture: &str) -> Grid {
    let mut grid = Grid::default();
    for tile in tiles(picture) {
        grid.lay(tile);
    }
    grid
}

/// Any legal action by a random seat, mostly one that advances the game.
pub fn some_action(dice: &mut Dice, game: &Game, seats: u8) -> (Seat, Action) {
    let waiting: Vec<Seat> = Seat::first(seats).filter(|seat| game.is_awaited(*seat)).collect();
    // Sometimes a side that is done reconsiders.
    let seat = if dice.one_in(8) { Seat::at(dice.below(seats.into())) } else { *dice.pick(&waiting) };
    let side = side_of(seat);
    let laid = if game.phase() == Phase::Race { game.grid(side).tiles().last().copied() } else { game.laid(side) };
    let hand = game.in_hand(side);
    let places: Vec<Tile> = game.grid(side).places(*dice.pick(&hand), game.rule()).collect();
    let what = match (dice.below(12), laid) {
        (0, Some(tile)) if !tile.piece.is_starter() || game.phase() == Phase::Start => Move::Lift(tile.piece),
        (1..8, Some(laid)) if game.phase() != Phase::Race && game.is_awaited(seat) => Move::Done(laid),
        // In a race, nothing may fit any more.
        _ if places.is_empty() => Move::GiveUp,
        _ => Move::Lay(*dice.pick(&places)),
    };
    (seat, now(game, what))
}

/// Plays a game to its end and calls `look` with it before every action and when it is over.
pub fn play_out(dice: &mut Dice, game: &mut Game, seats: u8, mut look: impl FnMut(&Game)) -> Vec<(Seat, Action)> {
    let mut actions = Vec::new();
    while game.phase() != Phase::Ended {
        look(game);
        let (seat, action) = some_action(dice, game, seats);
        game.play(Seat::new(seat.number()), &action).expect("a legal action");
        actions.push((seat, action));
    }
    look(game);
    actions
}

/// All variants.
pub fn variants() -> impl Iterator<Item = Variant> {
    let flags = [(false, false), (false, true), (true, false), (true, true)];
    [Mode::Base, Mode::Sprint, Mode::Sprawl]
        .into_iter()
        .flat_map(move |mode| flags.map(|(left_over, anywhere)| Variant { mode, left_over, anywhere }))
}

/// Games of all variants with some numbers of seats.
pub fn some_games(mut play: impl FnMut(&mut Dice, Variant, u8, &Seed)) {
    for (number, variant) in (0..).zip(variants().chain(variants())) {
        let mut dice = Dice::new(number);
        let (seats, seed) = (2 + byte(dice.below(6)), dice.seed());
        play(&mut dice, variant, seats, &seed);
    }
}

/// Everything that anyone sees: the spectators' view, then that of every seat.
pub fn all_bytes(game: &Game, seats: u8) -> Vec<String> {
    let table = serde_json::to_string(&game.table_view()).expect("a view is JSON");
    let own = |seat| serde_json::to_string(&game.seat_view(seat)).expect("a view is JSON");
    std::iter::once(table).chain(Seat::first(seats).map(own)).collect()
}
