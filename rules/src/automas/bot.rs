//! A house bot as the player: the same levels as at a table, for a game with face-up tiles.
//!
//! As at a table, it decides by a [`Sight`] that has no field for what is face down: the piles and the deck.

use arrayvec::ArrayVec;
use rand_chacha::ChaCha8Rng;

use super::PLAYER;
use super::action::{Action, Move};
use super::automacity::Automacity;
use super::game::{DRAWN_HAND, DUPLEX_ROUND, Game, ROUNDS, turns};
use super::setup::Mode;
use super::view::{Assigned, Phase};
use crate::common::{Level, Round, Seat, Turn, byte};
use crate::shuffle::draws;
use crate::two_cities::bots::completion::{Offer, complete};
use crate::two_cities::bots::gentle;
use crate::two_cities::bots::pair;
use crate::two_cities::bots::piles::Piles;
use crate::two_cities::bots::prospect::Prospect;
use crate::two_cities::column::choose_for_city;
use crate::two_cities::gain::best_place;
use crate::two_cities::ranking::Goal;
use crate::two_cities::{BUILDING_HAND, Building, CityBoard, Side, Tile};

/// Futures in which *sharp* tries every tile and every place.
const LOOKS: usize = 24;

/// What the player sees when there is something to decide.
struct Sight {
    mode: Mode,
    round: Round,
    turn: Turn,
    phase: Phase,
    /// The player's hand; these bots make no use of the Automas' hands.
    hand: Vec<Tile>,
    cities: [CityBoard; 2],
    assigned: [ArrayVec<Assigned, 2>; 2],
    automacity: Automacity,
    /// Whether a tile that the player leaves in the hand can end up in Automacity: assigned by the player, or taken by
    /// the neighbour who gets the hand.
    rest_counts: bool,
}

/// What Leftville and Righttown are offered after this turn.
type Future = [Vec<Offer>; 2];

/// What a bot does next for the player; `None` if there is nothing to do.
pub fn next(game: &Game, seat: Seat, level: Level) -> Option<Action> {
    if seat != PLAYER {
        return None;
    }
    let sight = Sight::new(game);
    let futures = match level {
        Level::Gentle => None,
        // Steady looks at the cities as this turn leaves them: at a single future, in which nothing comes.
        Level::Steady => Some(vec![Future::default()]),
        Level::Sharp | Level::Master => Some(sight.futures()),
    };
    let what = match (sight.phase, futures) {
        (Phase::Assign, None) => sight.assign_by_column(),
        (Phase::Assign, Some(futures)) => sight.assign(&futures),
        (Phase::Insert, None) => sight.insert_for_now(),
        (Phase::Insert, Some(futures)) => sight.insert(&futures),
        (Phase::Ended, _) => None,
    };
    what.map(|what| Action { round: sight.round, turn: sight.turn, what })
}

impl Sight {
    fn new(game: &Game) -> Self {
        Self {
            mode: game.setup().mode(),
            round: game.round,
            turn: game.turn,
            phase: game.phase,
            hand: game.hands[PLAYER.index()].clone(),
            cities: game.cities,
            assigned: game.assigned.clone(),
            automacity: game.automacity.clone(),
            rest_counts: game.setup().mode() == Mode::Simple || game.pass().is_some(),
        }
    }

    /// Gentle: a tile for Leftville, then one for Righttown, chosen like an Automa.
    fn assign_by_column(&self) -> Option<Move> {
        let column = gentle::column(&mut self.stream());
        let mut numbers: Vec<u8> = (0..byte(self.hand.len())).collect();
        let mut take = |side: Side| {
            let hand: Vec<Tile> = numbers.iter().map(|number| self.hand[usize::from(*number)]).collect();
            let choice = choose_for_city(column, &hand, self.city(side), &self.other_factories(side))?;
            Some(numbers.remove(choice.taken.into()))
        };
        let (left, right) = (take(Side::Left)?, take(Side::Right)?);
        Some(self.assigning(left, right))
    }

    /// Gentle: the first waiting tile, where it adds most right now.
    fn insert_for_now(&self) -> Option<Move> {
        let side = self.side_to_insert()?;
        let (number, tile) = self.waiting(side).next()?;
        let (_, cell) = best_place(self.city(side), tile, &self.other_factories(side))?;
        Some(Move::Insert { side, tile: number, cell })
    }

    /// The pair of tiles that helps both cities most and leaves little for Automacity.
    fn assign(&self, futures: &[Future]) -> Option<Move> {
        let hand = || (0..).zip(&self.hand);
        let scores: Vec<[Vec<i32>; 2]> = self
            .hand
            .iter()
            .map(|tile| {
                Side::BOTH.map(|side| {
                    let waiting = self.waiting(side).map(|(_, tile)| tile).chain([*tile]).collect();
                    self.scores(side, *self.city(side), waiting, futures)
                })
            })
            .collect();
        let own = self.cities.map(|city| city.count(Building::Factory));
        let worth = |left: u8, right: u8| {
            let [left_scores, right_scores] = [&scores[usize::from(left)][0], &scores[usize::from(right)][1]];
            let rest = hand().filter(|(number, _)| self.rest_counts && *number != left && *number != right);
            let given = rest.map(|(_, tile)| self.automacity.gain(*tile, &own)).max().unwrap_or(0);
            pair::worth(Goal::Lower, left_scores, right_scores) - 100 * i32::from(given)
        };
        let pairs = hand().flat_map(|(left, _)| hand().map(move |(right, _)| (left, right)));
        let (left, right) =
            pairs.filter(|(left, right)| left != right).max_by_key(|(left, right)| worth(*left, *right))?;
        Some(self.assigning(left, right))
    }

    /// The tile and place that give the city the best prospects.
    fn insert(&self, futures: &[Future]) -> Option<Move> {
        let side = self.side_to_insert()?;
        let city = self.city(side);
        let ways =
            self.waiting(side).flat_map(|(number, tile)| city.places(tile).map(move |cell| (number, tile, cell)));
        let (tile, _, cell) = ways.max_by_key(|(number, tile, cell)| {
            let waiting = self.waiting(side).filter(|(other, _)| other != number).map(|(_, tile)| tile).collect();
            self.scores(side, city.with_unchecked(*tile, *cell), waiting, futures).iter().sum::<i32>()
        })?;
        Some(Move::Insert { side, tile, cell })
    }

    /// What a city is worth in each of the futures, with the tiles that wait for it.
    fn scores(&self, side: Side, city: CityBoard, waiting: Vec<Tile>, futures: &[Future]) -> Vec<i32> {
        let others = self.other_factories(side);
        let now: Vec<Offer> = waiting.into_iter().map(|tile| Offer::from_iter([tile])).collect();
        let now = complete(city, &now, &others);
        let end = |future: &Future| Prospect::of(&complete(now, &future[side.index()], &others)).worth(&others);
        futures.iter().map(end).collect()
    }

    /// For each turn to come, what the Automa or chance offers a city, and what the player can.
    fn futures(&self) -> Vec<Future> {
        let own = self.cities.iter();
        let built = |building| {
            let own = own.clone().map(|city| city.count(building)).sum::<u8>();
            usize::from(own + self.automacity.count(building))
        };
        let waiting = Side::BOTH.into_iter().flat_map(|side| self.waiting(side)).map(|(_, tile)| tile);
        let shown: Vec<Tile> = waiting.chain(self.hand.iter().copied()).collect();
        let mut piles = Piles::new(self.stream(), built, &shown);
        (0..LOOKS).map(|_| [self.future(&mut piles), self.future(&mut piles)]).collect()
    }

    fn future(&self, piles: &mut Piles) -> Vec<Offer> {
        let turns = self.round.to(ROUNDS).flat_map(|round| {
            let first = if round == self.round { self.turn.next() } else { Turn::FIRST };
            first.to(turns(self.mode, round)).map(move |turn| (round, turn))
        });
        let mut offers = Vec::new();
        for (round, turn) in turns {
            match (self.mode, round) {
                (Mode::Simple, DUPLEX_ROUND) => {
                    offers.extend([piles.duplexes(1), piles.duplexes(DRAWN_HAND.div_ceil(2))]);
                }
                (Mode::Simple, _) => offers.extend([piles.buildings(1), piles.buildings(DRAWN_HAND.div_ceil(2))]),
                (Mode::Full, DUPLEX_ROUND) => offers.push(piles.duplexes(DRAWN_HAND.div_ceil(2))),
                (Mode::Full, _) => {
                    let half = (BUILDING_HAND - 2 * usize::from(turn.number() - 1)).div_ceil(2);
                    offers.extend([piles.buildings(half), piles.buildings(half)]);
                }
            }
        }
        offers
    }

    fn assigning(&self, left: u8, right: u8) -> Move {
        let rest = (0..byte(self.hand.len())).find(|number| *number != left && *number != right);
        Move::Assign { left, right, automacity: rest.filter(|_| self.mode == Mode::Simple) }
    }

    fn city(&self, side: Side) -> &CityBoard {
        &self.cities[side.index()]
    }

    /// The tiles assigned to a city that are not inserted yet, with their numbers.
    fn waiting(&self, side: Side) -> impl Iterator<Item = (u8, Tile)> {
        let assigned = (0..).zip(&self.assigned[side.index()]);
        assigned.filter(|(_, assigned)| !assigned.placed).map(|(number, assigned)| (number, assigned.tile))
    }

    fn side_to_insert(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.waiting(*side).next().is_some())
    }

    fn other_factories(&self, side: Side) -> [u8; 2] {
        [self.city(side.other()).count(Building::Factory), self.automacity.count(Building::Factory)]
    }

    /// Random numbers for this decision: always the same ones, from nothing that is face down. Their seed is made of
    /// the bytes round, turn and size of the hand, then three for each tile of the hand and of Automacity.
    fn stream(&self) -> ChaCha8Rng {
        let held = byte(self.hand.len());
        let tiles = self.hand.iter().chain(self.automacity.tiles()).flat_map(|tile| tile.code());
        draws([self.round.number(), self.turn.number(), held].into_iter().chain(tiles))
    }
}
