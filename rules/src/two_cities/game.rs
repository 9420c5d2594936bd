//! The whole game: rounds of choosing, revealing and placing (rulebook, "Round One" to "Round Three", "Two players").

use arrayvec::ArrayVec;

use super::action::{Action, DraftPicks, Move};
use super::city::{Cell, CityBoard};
use super::merit::{self, Argument};
use super::phase::Phase;
use super::proposal::Proposal;
use super::refusal::Refusal;
use super::ring::{Ring, Side};
use super::round_kind::RoundKind;
use super::score::{Sheet, score_cities};
use super::supply::shuffled_piles;
use super::tile::Tile;
use super::{BUILDING_HAND, MAX_SEATS, SEATS};
use crate::common::{self, City, Round, Seat, Turn, byte};
use crate::shuffle::Seed;

/// The tiles that one seat holds.
pub type Hand = ArrayVec<Tile, BUILDING_HAND>;

/// The setup of a game: the seating values, one per seat, clockwise, all different.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    values: ArrayVec<u8, MAX_SEATS>,
}

impl Setup {
    /// A table with these seating values; `None` unless there are 2 to 7, all different.
    pub fn new(values: &[u8]) -> Option<Self> {
        let different = (1..values.len()).all(|i| !values[..i].contains(&values[i]));
        let right_number = SEATS.contains(&byte(values.len()));
        (different && right_number).then(|| Self { values: values.iter().copied().collect() })
    }
}

/// A game, running or over.
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) seats: ArrayVec<Player, MAX_SEATS>,
    pub(super) cities: ArrayVec<CityBoard, MAX_SEATS>,
    pub(super) round: Round,
    pub(super) turn: Turn,
    pub(super) phase: Phase,
    /// The shuffled tiles not dealt yet; the next one is last.
    pub(super) buildings: Vec<Tile>,
    pub(super) duplexes: Vec<Tile>,
    /// The duplexes in the cities.
    pub(super) duplexes_built: Vec<Tile>,
}

/// One seat of the table.
#[derive(Debug, Clone)]
pub(super) struct Player {
    /// Seating value.
    pub value: u8,
    pub hand: Hand,
    pub draft: DraftPicks,
    /// The two tiles chosen this turn.
    pub chosen: Option<[Tile; 2]>,
    /// For each of the two, the city it was placed into.
    pub placed: [Option<Side>; 2],
    /// Per side: whether it holds back.
    pub holding: [bool; 2],
    /// Per side: whether it is called to place first.
    pub called: [bool; 2],
}

impl Player {
    /// Whether a tile is still to be placed into the city on this side.
    pub fn owes(&self, side: Side) -> bool {
        !self.placed.contains(&Some(side))
    }

    /// Whether both tiles are placed.
    pub fn has_placed(&self) -> bool {
        self.placed.iter().all(Option::is_some)
    }
}

impl Game {
    /// A new game, dealt from the seed.
    pub fn new(setup: &Setup, seed: &Seed) -> Self {
        let seats = setup
            .values
            .iter()
            .map(|&value| Player {
                value,
                hand: Hand::new(),
                draft: DraftPicks::new(),
                chosen: None,
                placed: [None; 2],
                holding: [false; 2],
                called: [false; 2],
            })
            .collect();
        let (buildings, duplexes) = shuffled_piles(seed);
        let cities = City::first(Ring::new(byte(setup.values.len())).cities()).map(|_| CityBoard::EMPTY).collect();
        let (round, turn) = (Round::FIRST, Turn::FIRST);
        let duplexes_built = Vec::new();
        let mut game = Self { seats, cities, round, turn, phase: Phase::Choose, buildings, duplexes, duplexes_built };
        game.deal();
        game
    }

    /// The cities, in the order of [`Ring::city`].
    pub fn cities(&self) -> &[CityBoard] {
        &self.cities
    }

    /// The score of every city as it stands.
    pub fn sheets(&self) -> ArrayVec<Sheet, MAX_SEATS> {
        score_cities(&self.cities)
    }

    /// Whether tiles are being chosen or placed, or the game is over.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Round and turn, both from 1.
    pub const fn turn(&self) -> (Round, Turn) {
        (self.round, self.turn)
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        byte(self.seats.len())
    }

    /// Grows by at least one with every phase.
    pub fn phase_number(&self) -> u32 {
        u32::from(self.round.number()) * 16 + u32::from(self.turn.number()) * 4 + self.phase as u32
    }

    /// Turns of the round.
    pub fn turns(&self) -> u8 {
        self.kind().turns()
    }

    /// The turn, counted through all rounds from 1, and how many turns the game has.
    pub fn turn_of_all(&self) -> (u8, u8) {
        let turns = |rounds: u8| (1..=rounds).map(|round| self.ring().kind(Round::new(round)).turns()).sum::<u8>();
        (turns(self.round.number() - 1) + self.turn.number(), turns(self.ring().rounds()))
    }

    /// The side that the remaining hands are passed to after this turn; `None` when nothing is left to choose from.
    pub fn pass(&self) -> Option<Side> {
        self.kind().pass(self.turn)
    }

    /// The two seats that share a city; `None` if it has one owner or doesn't exist.
    pub fn partners(&self, city: City) -> Option<[Seat; 2]> {
        self.ring().partners(city)
    }

    /// Whether a seat has to choose, or to place, before the game goes on.
    pub fn is_awaited(&self, seat: Seat) -> bool {
        self.seats.get(seat.index()).is_some_and(|at| match self.phase {
            Phase::Choose => at.chosen.is_none(),
            Phase::Place => !at.has_placed(),
            Phase::Ended => false,
        })
    }

    /// The cities that a seat still has to place a tile into; empty outside the place phase.
    pub fn owed(&self, seat: Seat) -> Vec<City> {
        let at = self.seats.get(seat.index()).filter(|_| self.phase == Phase::Place);
        let sides = Side::BOTH.into_iter().filter(|side| at.is_some_and(|at| at.owes(*side)));
        sides.map(|side| self.ring().city(seat, side)).collect()
    }

    /// The city that an action places a tile into; `None` for any other action.
    pub fn placed_into(&self, seat: Seat, action: &Action) -> Option<City> {
        match action.what {
            Move::Place { side, .. } => Some(self.ring().city(seat, side)),
            Move::Draft(_) | Move::Choose(_) | Move::Hold { .. } => None,
        }
    }

    /// Whether the proposal names a revealed tile that is still to be placed into that shared city, and a legal cell.
    pub fn proposable(&self, proposal: &Proposal) -> bool {
        let Some(owner) = self.seats.get(proposal.seat.index()) else { return false };
        let (ring, seat) = (self.ring(), proposal.seat);
        let shared = |side: &Side| ring.partner(seat, *side).is_some() && ring.city(seat, *side) == proposal.city;
        let Some(side) = Side::BOTH.into_iter().find(shared) else { return false };
        let tile = owner.chosen.and_then(|chosen| chosen.get(proposal.tile as usize).copied());
        self.phase == Phase::Place
            && proposal.turn == self.turn()
            && owner.owes(side)
            && tile.is_some_and(|tile| {
                owner.placed[proposal.tile as usize].is_none()
                    && self.cities[proposal.city.index()].check(tile, proposal.cell).is_ok()
            })
    }

    /// The case for a proposal, with `preview` also its points; `None` if it isn't
    /// [`proposable`](Self::proposable).
    pub fn why(&self, proposal: &Proposal, preview: bool) -> Option<Argument> {
        let chosen = self.seats.get(proposal.seat.index())?.chosen.filter(|_| self.proposable(proposal))?;
        let (tile, city) = (*chosen.get(usize::from(proposal.tile))?, self.cities.get(proposal.city.index())?);
        Some(merit::why(city, tile, proposal.cell, &self.other_factories(proposal.city), preview))
    }

    /// The action with which the owner places a tile as proposed; `None` if it can't be placed there any more.
    pub fn place_as_proposed(&self, proposal: &Proposal) -> Option<Action> {
        let at_city = |side: &Side| self.ring().city(proposal.seat, *side) == proposal.city;
        let side = Side::BOTH.into_iter().find(at_city).filter(|_| self.proposable(proposal))?;
        let what = Move::Place { tile: proposal.tile, side, cell: proposal.cell };
        Some(Action { round: self.round, turn: self.turn, what })
    }

    /// Whether [`play`](Self::play) would accept the action; if not, why.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let at = self.seats.get(seat.index()).ok_or(common::Refusal::NoSuchSeat { seat })?;
        if self.phase == Phase::Ended {
            return Err(common::Refusal::GameOver.into());
        }
        if (action.round, action.turn) != (self.round, self.turn) {
            return Err(Refusal::WrongTurn { round: self.round, turn: self.turn });
        }
        match &action.what {
            Move::Draft(picks) => self.check_picks(at, picks),
            Move::Choose(picks) => self.check_picks(at, picks),
            Move::Place { tile, side, cell } => {
                let chosen = self.check_placing(at)?;
                let tile = *tile as usize;
                let placed = at.placed.get(tile).ok_or(Refusal::NoSuchTile)?;
                if placed.is_some() {
                    return Err(Refusal::TileAlreadyPlaced);
                }
                if !at.owes(*side) {
                    return Err(Refusal::CityAlreadyServed);
                }
                self.cities[self.ring().city(seat, *side).index()].check(chosen[tile], *cell)
            }
            Move::Hold { side, on } => {
                self.check_placing(at)?;
                let partner = self.ring().partner(seat, *side).ok_or(Refusal::NoPartner)?;
                if !at.owes(*side) {
                    return Err(Refusal::NothingToHoldBack);
                }
                if *on && at.called[side.index()] {
                    return Err(Refusal::CalledToPlace);
                }
                if *on && !self.seats[partner.index()].owes(side.other()) {
                    return Err(Refusal::PartnerHasPlaced);
                }
                Ok(())
            }
        }
    }

    fn check_picks(&self, at: &Player, picks: &[u8]) -> Result<(), Refusal> {
        if self.phase != Phase::Choose {
            return Err(Refusal::NotChoosing);
        }
        if at.chosen.is_some() {
            return Err(Refusal::AlreadyChosen);
        }
        let held = byte(at.hand.len());
        if picks.iter().any(|pick| *pick >= held) {
            return Err(Refusal::NotInHand { held });
        }
        if picks.len() == 2 && picks[0] == picks[1] {
            return Err(Refusal::SameTileTwice);
        }
        Ok(())
    }

    fn check_placing(&self, at: &Player) -> Result<[Tile; 2], Refusal> {
        at.chosen.filter(|_| self.phase == Phase::Place).ok_or(Refusal::NotPlacing)
    }

    /// Whether the action would change nothing: the same draft again, or holding back as before.
    pub fn changes_nothing(&self, seat: Seat, action: &Action) -> bool {
        let player = &self.seats[seat.index()];
        match &action.what {
            Move::Draft(picks) => player.draft == *picks,
            Move::Hold { side, on } => player.holding[side.index()] == *on,
            Move::Choose(_) | Move::Place { .. } => false,
        }
    }

    /// Plays an action, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        match action.what {
            Move::Draft(ref picks) => self.seats[seat.index()].draft.clone_from(picks),
            Move::Choose(picks) => self.choose(seat, picks),
            Move::Place { tile, side, cell } => self.place(seat, tile as usize, side, cell),
            Move::Hold { side, on } => self.hold(seat, side, on),
        }
        Ok(())
    }

    fn choose(&mut self, seat: Seat, picks: [u8; 2]) {
        let at = &mut self.seats[seat.index()];
        let picks = picks.map(usize::from);
        at.chosen = Some(picks.map(|pick| at.hand[pick]));
        at.draft.clear();
        // The higher place first, so that the lower one still holds the same tile.
        at.hand.remove(picks[0].max(picks[1]));
        at.hand.remove(picks[0].min(picks[1]));
        if self.seats.iter().all(|seat| seat.chosen.is_some()) {
            self.phase = Phase::Place;
        }
    }

    fn place(&mut self, seat: Seat, tile: usize, side: Side, cell: Cell) {
        let city = self.ring().city(seat, side).index();
        let at = &mut self.seats[seat.index()];
        if let Some(chosen) = at.chosen {
            self.cities[city] = self.cities[city].with_unchecked(chosen[tile], cell);
            self.duplexes_built.extend(Some(chosen[tile]).filter(|tile| tile.buildings().1.is_some()));
        }
        at.placed[tile] = Some(side);
        at.holding[side.index()] = false;
        at.called[side.index()] = false;
        // Nobody is left to wait for in this city, or to place before.
        if let Some(partner) = self.ring().partner(seat, side) {
            let (partner, side) = (&mut self.seats[partner.index()], side.other().index());
            (partner.holding[side], partner.called[side]) = (false, false);
        }
        if self.seats.iter().all(Player::has_placed) {
            self.end_turn();
        }
    }

    fn hold(&mut self, seat: Seat, side: Side, on: bool) {
        self.seats[seat.index()].holding[side.index()] = on;
        let Some(partner) = self.ring().partner(seat, side) else { return };
        let partners_side = side.other();
        if on && self.seats[partner.index()].holding[partners_side.index()] {
            let (called, side) = if self.seats[seat.index()].value < self.seats[partner.index()].value {
                (seat, side)
            } else {
                (partner, partners_side)
            };
            self.seats[called.index()].holding[side.index()] = false;
            self.seats[called.index()].called[side.index()] = true;
        }
    }

    fn end_turn(&mut self) {
        for seat in &mut self.seats {
            (seat.chosen, seat.placed) = (None, [None; 2]);
            (seat.holding, seat.called) = ([false; 2], [false; 2]);
        }
        let pass = self.pass();
        self.phase = Phase::Choose;
        if let Some(side) = pass {
            self.pass_hands(side);
            self.turn = self.turn.next();
        } else if self.round.number() < self.ring().rounds() {
            // What is left in the hands is discarded unseen: the next deal overwrites it.
            (self.round, self.turn) = (self.round.next(), Turn::FIRST);
            self.deal();
        } else {
            self.seats.iter_mut().for_each(|seat| seat.hand.clear());
            self.phase = Phase::Ended;
        }
    }

    fn pass_hands(&mut self, side: Side) {
        let mut hands: ArrayVec<Hand, MAX_SEATS> =
            self.seats.iter_mut().map(|seat| std::mem::take(&mut seat.hand)).collect();
        for (seat, hand) in Seat::first(self.seats()).zip(hands.drain(..)) {
            let receiver = self.ring().neighbour(seat, side);
            self.seats[receiver.index()].hand = hand;
        }
    }

    /// Deals the hands of the round: in a whole game seven players take 98 of 108 building tiles and 21 of 24 duplexes,
    /// two players 56 and 12.
    fn deal(&mut self) {
        let size = self.kind().hand();
        let pile = match self.kind() {
            RoundKind::Buildings(_) => &mut self.buildings,
            RoundKind::Duplexes => &mut self.duplexes,
        };
        for seat in &mut self.seats {
            seat.hand = pile.drain(pile.len() - size..).collect();
        }
    }

    /// The kind of the current round.
    pub(super) fn kind(&self) -> RoundKind {
        self.ring().kind(self.round)
    }

    pub(super) fn ring(&self) -> Ring {
        Ring::new(self.seats())
    }
}
