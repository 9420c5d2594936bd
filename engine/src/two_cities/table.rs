//! A whole table, played on by the policy.

use arrayvec::ArrayVec;
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::two_cities::score::score_cities;
use conurbation_rules::two_cities::{
    BUILDING_TILES, Building, CityBoard, DUPLEX_TILES, Hand, MAX_SEATS, Ring, Side, Sight, Tile,
};

use super::features::Rivals;
use super::judge::Judge;
use super::policy;
use super::sample::{Sample, pile};
use crate::common::Dice;

/// A table of which everything is known.
#[derive(Clone)]
pub(super) struct Table<'a> {
    pub judge: &'a Judge<'a>,
    pub ring: Ring,
    pub cities: ArrayVec<CityBoard, MAX_SEATS>,
    pub hands: ArrayVec<Hand, MAX_SEATS>,
    /// What is left of the piles.
    piles: [&'a [Tile]; 2],
    round: Round,
    turn: Turn,
}

impl<'a> Table<'a> {
    /// The table of a sight, with what can't be seen as in the sample.
    pub fn new(judge: &'a Judge<'a>, sight: &Sight, sample: &'a Sample) -> Self {
        Self {
            judge,
            ring: sight.ring,
            cities: sight.cities.clone(),
            hands: sample.hands.clone(),
            piles: sample.piles.each_ref().map(Vec::as_slice),
            round: sight.round,
            turn: sight.turn,
        }
    }

    /// A game that begins.
    pub fn dealt(judge: &'a Judge<'a>, seats: u8, piles: &'a [Vec<Tile>; 2]) -> Self {
        let ring = Ring::new(seats);
        let mut table = Self {
            judge,
            ring,
            cities: City::first(ring.cities()).map(|_| CityBoard::EMPTY).collect(),
            hands: Seat::first(seats).map(|_| Hand::new()).collect(),
            piles: piles.each_ref().map(Vec::as_slice),
            round: Round::FIRST,
            turn: Turn::FIRST,
        };
        table.deal();
        table
    }

    /// The cities of a table between two turns, for valuing them.
    pub fn between_turns(judge: &'a Judge<'a>, ring: Ring, cities: &[CityBoard]) -> Self {
        Self {
            judge,
            ring,
            cities: cities.iter().copied().collect(),
            hands: ArrayVec::new(),
            piles: [&[]; 2],
            round: Round::FIRST,
            turn: Turn::FIRST,
        }
    }

    /// The shuffled tiles of the box.
    pub fn full_piles(dice: &mut Dice) -> [Vec<Tile>; 2] {
        let buildings = BUILDING_TILES.into_iter().flat_map(|(building, count)| vec![Tile::Single(building); count]);
        let mut piles = [buildings.collect(), DUPLEX_TILES.to_vec()];
        for pile in &mut piles {
            dice.shuffle(pile);
        }
        piles
    }

    /// What a city can be expected to score, in hundredths of a point.
    pub fn worth(&self, city: City) -> i32 {
        self.judge.values.worth(&self.cities[city.index()], self.rivals(city))
    }

    /// What every city can be expected to score, and how far it may be from that (the standard deviation), both in
    /// hundredths of a point. In the end it is what they score.
    pub fn expected(&self) -> (ArrayVec<i32, MAX_SEATS>, i32) {
        if self.cities.iter().all(CityBoard::is_finished) {
            let scores = score_cities(&self.cities);
            return (scores.iter().map(|sheet| 100 * i32::from(sheet.total)).collect(), 0);
        }
        let all = City::first(self.ring.cities()).map(|city| self.worth(city)).collect();
        (all, self.judge.values.spread[usize::from(self.cities[0].size())])
    }

    /// The factories of all cities but one.
    pub fn rivals(&self, city: City) -> Rivals {
        let others = self.cities.iter().enumerate().filter(|(other, _)| *other != city.index());
        others.map(|(_, other)| other.count(Building::Factory)).collect()
    }

    /// The two tiles that the policy takes from the hand of a seat.
    pub fn chosen(&self, seat: Seat) -> [Tile; 2] {
        let hand = &self.hands[seat.index()];
        policy::choose(self, seat, hand).map(|index| hand[index])
    }

    /// Takes tiles out of the hand of a seat.
    pub fn take(&mut self, seat: Seat, tiles: [Tile; 2]) {
        let hand = &mut self.hands[seat.index()];
        for tile in tiles {
            if let Some(at) = hand.iter().position(|held| *held == tile) {
                hand.remove(at);
            }
        }
    }

    /// Everyone places their two tiles.
    pub fn place_all(&mut self, chosen: &[[Tile; 2]]) {
        for (seat, tiles) in Seat::first(self.ring.seats()).zip(chosen) {
            policy::place(self, seat, tiles, &Side::BOTH);
        }
    }

    /// Plays on from the end of a turn.
    pub fn play_on(&mut self, turns: u32) {
        for _ in 0..turns {
            if !self.next_turn() {
                return;
            }
            self.play_turn();
        }
    }

    /// Plays to the end of the round.
    pub fn play_round(&mut self) {
        self.play_turn();
        let turns = self.ring.kind(self.round).turns();
        self.play_on(u32::from(turns - self.turn.number()));
    }

    /// Everyone chooses and places.
    fn play_turn(&mut self) {
        let chosen: ArrayVec<[Tile; 2], MAX_SEATS> =
            Seat::first(self.ring.seats()).map(|seat| self.chosen(seat)).collect();
        for (seat, tiles) in Seat::first(self.ring.seats()).zip(&chosen) {
            self.take(seat, *tiles);
        }
        self.place_all(&chosen);
    }

    /// Passes the hands, or deals the next round; `false` if the game is over.
    pub fn next_turn(&mut self) -> bool {
        let kind = self.ring.kind(self.round);
        if let Some(side) = kind.pass(self.turn) {
            let mut passed = self.hands.clone();
            for (seat, hand) in Seat::first(self.ring.seats()).zip(&self.hands) {
                passed[self.ring.neighbour(seat, side).index()].clone_from(hand);
            }
            self.hands = passed;
            self.turn = self.turn.next();
            return true;
        }
        if self.round.number() >= self.ring.rounds() {
            return false;
        }
        (self.round, self.turn) = (self.round.next(), Turn::FIRST);
        self.deal();
        true
    }

    /// Deals the hands of the round.
    fn deal(&mut self) {
        let kind = self.ring.kind(self.round);
        let rest = &mut self.piles[pile(kind)];
        for hand in &mut self.hands {
            let (left, dealt) = rest.split_at(rest.len().saturating_sub(kind.hand()));
            *rest = left;
            *hand = dealt.iter().copied().collect();
        }
    }
}
