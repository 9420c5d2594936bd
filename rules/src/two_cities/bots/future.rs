//! What may still come: tiles that a seat has not seen yet, offered to the cities the way the coming turns will.

use std::slice;

use arrayvec::ArrayVec;

use super::completion::{Offer, complete};
use super::piles::Piles;
use crate::common::{City, Seat, Turn};
use crate::two_cities::MAX_SEATS;
use crate::two_cities::building::Building;
use crate::two_cities::phase::Phase;
use crate::two_cities::ring::Side;
use crate::two_cities::round_kind::RoundKind;
use crate::two_cities::sight::{Factories, Sight, all_but};

/// One way in which the game may go on.
pub(super) struct Future {
    /// By city, what it is offered after the seat's own tile of this turn.
    pub offers: ArrayVec<Vec<Offer>, MAX_SEATS>,
    /// By city, the factories of the other cities in the end.
    pub other_factories: ArrayVec<Factories, MAX_SEATS>,
}

/// Draws an endless series of futures.
pub(super) struct Futures<'a> {
    sight: &'a Sight,
    piles: Piles,
}

impl<'a> Futures<'a> {
    pub fn new(sight: &'a Sight) -> Self {
        let built = |building| sight.cities.iter().map(|city| usize::from(city.count(building))).sum();
        Self { sight, piles: Piles::new(sight.stream(), built, &sight.shown()) }
    }

    /// What a city is offered until the end.
    fn offers(&mut self, city: City) -> Vec<Offer> {
        let sight = self.sight;
        let givers: ArrayVec<(Seat, Side), 2> = sight.ring.givers(city).collect();
        let others = givers.iter().filter(|(seat, _)| *seat != sight.seat);
        let mut offers: Vec<Offer> = if sight.phase == Phase::Choose {
            others.map(|_| self.offer(sight.ring.kind(sight.round), sight.turn)).collect()
        } else {
            let open = others.map(|(seat, side)| (&sight.open[seat.index()], side));
            let owing = open.filter(|(open, side)| open.sides.contains(side));
            owing.map(|(open, _)| open.tiles.iter().map(|(_, tile)| *tile).collect()).collect()
        };
        for round in sight.round.to(sight.ring.rounds()) {
            let kind = sight.ring.kind(round);
            let first = if round == sight.round { sight.turn.next() } else { Turn::FIRST };
            for turn in first.to(kind.turns()) {
                offers.extend(givers.iter().map(|_| self.offer(kind, turn)));
            }
        }
        offers
    }

    /// A hand is split between its owner's two cities, so that each can pick from half of it.
    fn offer(&mut self, round: RoundKind, turn: Turn) -> Offer {
        let half = (round.hand() - 2 * usize::from(turn.number() - 1)).div_ceil(2);
        match round {
            RoundKind::Buildings(_) => self.piles.buildings(half),
            RoundKind::Duplexes => self.piles.duplexes(half),
        }
    }
}

impl Iterator for Futures<'_> {
    type Item = Future;

    fn next(&mut self) -> Option<Future> {
        let sight = self.sight;
        let offers: ArrayVec<Vec<Offer>, MAX_SEATS> =
            City::first(sight.ring.cities()).map(|city| self.offers(city)).collect();
        let own: Offer = sight.tiles.iter().map(|(_, tile)| *tile).collect();
        let finished = |(city, offers): (City, &Vec<Offer>)| {
            let others = sight.other_factories(city);
            let owed = sight.owed.iter().any(|side| sight.city(*side) == city);
            let begun = complete(sight.cities[city.index()], if owed { slice::from_ref(&own) } else { &[] }, &others);
            complete(begun, offers, &others).count(Building::Factory)
        };
        let factories: Factories = City::first(sight.ring.cities()).zip(&offers).map(finished).collect();
        let other_factories =
            City::first(sight.ring.cities()).map(|city| all_but(factories.iter().copied(), city)).collect();
        Some(Future { offers, other_factories })
    }
}
