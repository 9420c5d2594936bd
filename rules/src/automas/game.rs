//! The whole game: its rounds and turns, and what the player does in them.

use arrayvec::ArrayVec;

use super::PLAYER;
use super::action::{Action, Move, Refusal};
use super::automa::{Automa, AutomaTurn};
use super::automacity::Automacity;
use super::choice::choose_for_automacity;
use super::deck::DECK;
use super::setup::{Mode, Setup};
use super::view::{Assigned, Assigner, Phase};
use crate::common::{self, Round, Seat, Turn, byte};
use crate::shuffle::{Purpose, Seed};
use crate::two_cities::column::choose_for_city;
use crate::two_cities::{
    self, BUILDING_HAND, Building, Cell, CityBoard, DUPLEX_HAND, Ring, Side, Tile, shuffled_piles,
};

/// Rounds of a game.
pub(super) const ROUNDS: u8 = 3;
/// The round of the duplex tiles.
pub(super) const DUPLEX_ROUND: Round = Round::new(2);
/// The player and both Automas.
pub(crate) const SEATS: u8 = 3;
/// Tiles that the player draws when hands are not passed on.
pub(super) const DRAWN_HAND: usize = 3;
const _: () = assert!(DRAWN_HAND == DUPLEX_HAND, "the round of duplexes is that of three players");
/// Duplexes that lie in Automacity at the start of the Full mode.
pub(super) const FIRST_DUPLEXES: usize = 2;

/// A solo game, running or over.
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) setup: Setup,
    /// By seat. The Automas' hands are empty when they hold none.
    pub(super) hands: [Vec<Tile>; SEATS as usize],
    /// Leftville and Righttown, by the player's side.
    pub(super) cities: [CityBoard; 2],
    pub(super) automacity: Automacity,
    /// The tile that chance assigned to Automacity, until the player's joins it.
    pub(super) waiting: Option<Tile>,
    /// How many tiles came into Automacity this turn.
    pub(super) fresh: u8,
    /// What is assigned to each of the player's cities.
    pub(super) assigned: [ArrayVec<Assigned, 2>; 2],
    /// What the Automas did this turn.
    pub(super) moves: Vec<AutomaTurn>,
    pub(super) round: Round,
    pub(super) turn: Turn,
    pub(super) phase: Phase,
    /// The shuffled tiles not drawn yet; the next one is last.
    pub(super) buildings: Vec<Tile>,
    pub(super) duplexes: Vec<Tile>,
    /// The shuffled cards not drawn yet, as indices into [`DECK`]; the next one is last.
    pub(super) deck: Vec<usize>,
}

impl Game {
    /// A new game in its first turn; all its randomness comes from the seed.
    pub fn new(setup: &Setup, seed: &Seed) -> Self {
        let (buildings, mut duplexes) = shuffled_piles(seed);
        let mut deck: Vec<usize> = (0..DECK.len()).collect();
        seed.shuffle(Purpose::Automas, &mut deck);
        let automacity = match setup.mode() {
            Mode::Simple => Automacity::default(),
            Mode::Full => drawn(&mut duplexes, FIRST_DUPLEXES).collect(),
        };
        let mut game = Self {
            setup: *setup,
            hands: Default::default(),
            cities: [CityBoard::EMPTY; 2],
            automacity,
            waiting: None,
            fresh: 0,
            assigned: Default::default(),
            moves: Vec::new(),
            round: Round::FIRST,
            turn: Turn::FIRST,
            phase: Phase::Assign,
            buildings,
            duplexes,
            deck,
        };
        game.begin_turn();
        game
    }

    /// Mode and level.
    pub const fn setup(&self) -> Setup {
        self.setup
    }

    /// Leftville and Righttown.
    pub const fn cities(&self) -> &[CityBoard; 2] {
        &self.cities
    }

    /// The city between the Automas.
    pub const fn automacity(&self) -> &Automacity {
        &self.automacity
    }

    /// Whether tiles are being assigned or inserted, or the game is over.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Round and turn, both from 1.
    pub const fn turn(&self) -> (Round, Turn) {
        (self.round, self.turn)
    }

    /// Turns of the round.
    pub const fn turns(&self) -> u8 {
        turns(self.setup.mode(), self.round)
    }

    /// The turn, counted through all rounds from 1, and how many turns the game has.
    pub fn turn_of_all(&self) -> (u8, u8) {
        let turns = |rounds: u8| (1..=rounds).map(|round| turns(self.setup.mode(), Round::new(round))).sum::<u8>();
        (turns(self.round.number() - 1) + self.turn.number(), turns(ROUNDS))
    }

    /// Grows by at least one with every phase.
    pub fn phase_number(&self) -> u32 {
        u32::from(self.round.number()) * 16 + u32::from(self.turn.number()) * 4 + self.phase as u32
    }

    /// The side that the remaining hands are passed to after this turn: left in the first round, right in the third,
    /// `None` when nothing is left to choose from. In the Simple mode hands are never passed on.
    pub const fn pass(&self) -> Option<Side> {
        match (self.setup.mode(), self.round.number(), self.turn.number()) {
            (Mode::Full, 1, 1 | 2) => Some(Side::Left),
            (Mode::Full, 3, 1 | 2) => Some(Side::Right),
            _ => None,
        }
    }

    /// Whether the Automas hold hands in this round.
    pub(super) fn automas_act(&self) -> bool {
        self.setup.mode() == Mode::Full && self.round != DUPLEX_ROUND
    }

    /// Whether [`play`](Self::play) would accept the action; if not, why.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if seat != PLAYER {
            return Err(common::Refusal::NoSuchSeat { seat }.into());
        }
        if self.phase == Phase::Ended {
            return Err(common::Refusal::GameOver.into());
        }
        if (action.round, action.turn) != (self.round, self.turn) {
            return Err(two_cities::Refusal::WrongTurn { round: self.round, turn: self.turn }.into());
        }
        match action.what {
            Move::Assign { left, right, automacity } => self.check_assigning(left, right, automacity),
            Move::Insert { side, tile, cell } => {
                if self.phase != Phase::Insert {
                    return Err(Refusal::NotInserting);
                }
                let assigned = self.assigned[side.index()].get(tile as usize).ok_or(two_cities::Refusal::NoSuchTile)?;
                if assigned.placed {
                    return Err(two_cities::Refusal::TileAlreadyPlaced.into());
                }
                Ok(self.cities[side.index()].check(assigned.tile, cell)?)
            }
        }
    }

    fn check_assigning(&self, left: u8, right: u8, automacity: Option<u8>) -> Result<(), Refusal> {
        if self.phase != Phase::Assign {
            return Err(Refusal::NotAssigning);
        }
        match (self.setup.mode(), automacity) {
            (Mode::Simple, None) => return Err(Refusal::NothingForAutomacity),
            (Mode::Full, Some(_)) => return Err(Refusal::NotForAutomacity),
            _ => {}
        }
        let held = byte(self.hands[PLAYER.index()].len());
        let picks = [Some(left), Some(right), automacity];
        if picks.into_iter().flatten().any(|pick| pick >= held) {
            return Err(two_cities::Refusal::NotInHand { held }.into());
        }
        if left == right || automacity.is_some_and(|pick| pick == left || pick == right) {
            return Err(two_cities::Refusal::SameTileTwice.into());
        }
        Ok(())
    }

    /// Plays an action, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        match action.what {
            Move::Assign { left, right, automacity } => self.assign(left, right, automacity),
            Move::Insert { side, tile, cell } => self.insert(side, tile as usize, cell),
        }
        Ok(())
    }

    fn assign(&mut self, left: u8, right: u8, automacity: Option<u8>) {
        let hand = std::mem::take(&mut self.hands[PLAYER.index()]);
        for (index, tile) in (0..).zip(hand) {
            if index == left {
                self.give(Side::Left, tile, Assigner::Player);
            } else if index == right {
                self.give(Side::Right, tile, Assigner::Player);
            } else if Some(index) == automacity {
                self.waiting.take().into_iter().chain([tile]).for_each(|tile| self.insert_into_automacity(tile));
            } else if self.automas_act() {
                // The rest is passed on; a third duplex is discarded.
                self.hands[PLAYER.index()].push(tile);
            }
        }
        if self.round == DUPLEX_ROUND && self.turn.number() < self.turns() {
            self.turn = self.turn.next();
            self.begin_turn();
        } else {
            self.phase = Phase::Insert;
        }
    }

    fn insert(&mut self, side: Side, tile: usize, cell: Cell) {
        let (city, assigned) = (&mut self.cities[side.index()], &mut self.assigned[side.index()][tile]);
        *city = city.with_unchecked(assigned.tile, cell);
        assigned.placed = true;
        if self.assigned.iter().flatten().all(|assigned| assigned.placed) {
            self.end_turn();
        }
    }

    fn end_turn(&mut self) {
        self.assigned = Default::default();
        if self.turn.number() < self.turns() {
            if let Some(side) = self.pass() {
                self.pass_hands(side);
            }
            self.turn = self.turn.next();
        } else if self.round.number() < ROUNDS {
            (self.round, self.turn) = (self.round.next(), Turn::FIRST);
        } else {
            self.hands = Default::default();
            self.phase = Phase::Ended;
            return;
        }
        self.phase = Phase::Assign;
        self.begin_turn();
    }

    fn pass_hands(&mut self, side: Side) {
        let hands = std::mem::take(&mut self.hands);
        for (seat, hand) in Seat::first(SEATS).zip(hands) {
            self.hands[Ring::new(SEATS).neighbour(seat, side).index()] = hand;
        }
    }

    /// Draws the tiles of the turn; if the Automas hold hands, they act before the player.
    fn begin_turn(&mut self) {
        self.moves.clear();
        self.fresh = 0;
        if self.automas_act() {
            if self.turn == Turn::FIRST {
                // What is left of the previous hands is discarded.
                self.hands = std::array::from_fn(|_| hand(&mut self.buildings, BUILDING_HAND));
            }
            for automa in Automa::BOTH {
                self.act(automa);
            }
            return;
        }
        if self.setup.mode() == Mode::Simple {
            let by_chance: Vec<Tile> = drawn(self.pile(), SEATS.into()).collect();
            self.give(Side::Left, by_chance[0], Assigner::Chance);
            self.give(Side::Right, by_chance[1], Assigner::Chance);
            self.waiting = Some(by_chance[2]);
        }
        self.hands = [hand(self.pile(), DRAWN_HAND), Vec::new(), Vec::new()];
    }

    /// One Automa's move: a tile for the city shared with the player, then one for Automacity.
    fn act(&mut self, automa: Automa) {
        let card = self.deck.pop().expect("six turns of two Automas draw twelve cards of twenty");
        let (seat, side) = (automa.seat().index(), automa.side());
        let (city, others) = (&self.cities[side.index()], self.other_factories(side));
        let shared = choose_for_city(DECK[card].shared, &self.hands[seat], city, &others)
            .expect("a hand has three tiles or more, and every column ends in most");
        self.hands[seat].remove(shared.taken.into());
        self.give(side, shared.tile(), Assigner::Automa);

        let others = self.cities.map(|city| city.count(Building::Factory));
        let automacity = choose_for_automacity(DECK[card].automacity, &self.hands[seat], &self.automacity, &others)
            .expect("a hand still has two tiles or more, and every column ends in most");
        self.hands[seat].remove(automacity.taken.into());
        self.insert_into_automacity(automacity.tile());
        self.moves.push(AutomaTurn { automa, card: byte(card) + 1, shared, automacity });
    }

    fn give(&mut self, side: Side, tile: Tile, by: Assigner) {
        self.assigned[side.index()].push(Assigned { tile, by, placed: false });
    }

    fn insert_into_automacity(&mut self, tile: Tile) {
        self.automacity.insert(tile);
        self.fresh += 1;
    }

    /// How many factories the two cities other than the player's on this side have.
    pub(super) fn other_factories(&self, side: Side) -> [u8; 2] {
        let other = &self.cities[side.other().index()];
        [other.count(Building::Factory), self.automacity.count(Building::Factory)]
    }

    fn pile(&mut self) -> &mut Vec<Tile> {
        if self.round == DUPLEX_ROUND { &mut self.duplexes } else { &mut self.buildings }
    }
}

/// Turns of a round: in the Full mode duplexes are drawn twice, because Automacity already has its own.
pub(super) const fn turns(mode: Mode, round: Round) -> u8 {
    match (round, mode) {
        (DUPLEX_ROUND, Mode::Simple) => 1,
        (DUPLEX_ROUND, Mode::Full) => 2,
        _ => 3,
    }
}

/// Single tiles from the top of a pile, one after the other.
fn drawn(pile: &mut Vec<Tile>, count: usize) -> impl Iterator<Item = Tile> {
    pile.split_off(pile.len() - count).into_iter().rev()
}

/// A hand from the top of a pile, in the order of the pile, dealt as at a table of three to seven.
fn hand(pile: &mut Vec<Tile>, size: usize) -> Vec<Tile> {
    pile.split_off(pile.len() - size)
}
