//! Random choices that are the same for the same seed, and whole games played with them.

use conurbation_rules::common::{Seat, byte};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{Action, Cell, Game, Move, Phase, Spot};

use super::{Table, now};

/// Dice that roll the same for the same seed.
#[derive(Debug, Clone)]
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        // Any odd constant will do: xorshift must not start at zero.
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }

    pub fn one_in(&mut self, bound: usize) -> bool {
        self.below(bound) == 0
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    pub fn seed(&mut self) -> Seed {
        Seed(std::array::from_fn(|_| byte(self.below(256))))
    }

    /// Two different numbers below `bound`.
    pub fn pair(&mut self, bound: usize) -> [u8; 2] {
        let first = self.below(bound);
        let second = (first + 1 + self.below(bound - 1)) % bound;
        [first, second].map(byte)
    }

    /// A new game of this many seats with random seating values.
    pub fn game(&mut self, seats: u8) -> Game {
        let mut values: Vec<u8> = (0..100).collect();
        for last in (1..values.len()).rev() {
            values.swap(last, self.below(last + 1));
        }
        Table::dealt(&values[..seats as usize], &self.seed()).game
    }

    /// Any legal action by a random awaited seat; sometimes only a draft or "you first".
    pub fn action(&mut self, game: &Game) -> (Seat, Action) {
        let waiting: Vec<Seat> = Seat::first(game.seats()).filter(|seat| game.is_awaited(*seat)).collect();
        let seat = *self.pick(&waiting);
        let view = game.seat_view(seat, false);
        let what = if game.phase() == Phase::Choose {
            let picks = self.pair(view.hand.len());
            if self.one_in(3) {
                Move::Draft(picks.into_iter().take(self.below(3)).collect())
            } else {
                Move::Choose(picks)
            }
        } else {
            let places = self.pick(&view.places);
            let hold = Move::Hold { side: places.side, on: !self.one_in(3) };
            if self.one_in(3) && game.check(seat, &now(game, hold.clone())).is_ok() {
                hold
            } else {
                Move::Place { tile: places.tile, side: places.side, cell: self.pick(&places.spots).cell() }
            }
        };
        (seat, now(game, what))
    }

    /// Plays a game to its end and calls `look` with it before every action and when it is over.
    pub fn play_out(&mut self, game: &mut Game, mut look: impl FnMut(&Game)) -> Vec<(Seat, Action)> {
        let mut actions = Vec::new();
        while game.phase() != Phase::Ended {
            look(game);
            let (seat, action) = self.action(game);
            game.play(seat, &action).expect("a legal action");
            actions.push((seat, action));
        }
        look(game);
        actions
    }
}
