//! Results of finished games per player, from which the players' records are made.

use conurbation_rules::common::{Layout, Seat, byte};
use conurbation_rules::games::{Kind, PublicView};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::member::Member;
use crate::results::Placing;
use crate::stage::Stage;
use crate::state::Room;

/// A finished game from the point of view of one player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// Its number in the room, from 0.
    pub number: u32,
    /// When it ended, in milliseconds since 1970-01-01 UTC.
    pub ended: u64,
    /// Which game it was.
    pub game: Kind,
    /// How many seats it had.
    pub seats: u8,
    /// The player's own seat; missing in entries of older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The player's place, from 1.
    pub place: u8,
    /// Whether they won, alone or with others.
    pub won: bool,
    /// What counted for them; nothing where no points are compared.
    pub points: Option<u16>,
    /// The cities that they built, if it was a game of cities.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cities: Vec<PlayedCity>,
    /// The other people at the table, in the order of their places; missing in entries of older versions.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Other>,
}

/// Somebody else who played a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Other {
    /// Who.
    pub person: Companion,
    /// Their place, from 1.
    pub place: u8,
    /// Whether they won, alone or with others.
    pub won: bool,
}

/// A city of a player's in a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedCity {
    /// Who shared it; nobody if it was theirs alone, or a bot's or an Automa's too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub partner: Option<Companion>,
    /// Its points by type in the order of the reference card, then the total.
    pub score: [u8; 7],
}

/// Somebody with whom a game was played, or a city built.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Companion {
    /// Who, so that the same one is found in other rooms. Never shown.
    pub guest: Uuid,
    /// The name that they had then.
    pub name: String,
}

impl Room {
    /// The game that has just ended, for each of the people who had a seat at its end. Empty if none has ended, and for
    /// a game whose deal may have been known beforehand, which doesn't count.
    pub fn ended_game(&self) -> Vec<(Uuid, PlayedGame)> {
        let counts = self.table().is_some_and(|table| table.seated.counts());
        let Some(ended) = self.results.last_at().filter(|_| counts && self.stage() == Stage::Ended) else {
            return Vec::new();
        };
        let placings = self.placings();
        let played = |Placing { member, place, won, points }: Placing| {
            let guest = self.people.get(&member).map(|person| person.guest).filter(|guest| !guest.is_nil())?;
            let seat = self.seats.iter().position(|sitting| *sitting == Some(member)).map(Seat::at)?;
            let (number, game, seats) = (self.game_no, self.options.game, byte(self.seats.len()));
            let (cities, seat) = (self.cities_of(seat), Some(seat));
            let others = placings.iter().filter(|other| other.member != member);
            let other = |Placing { member, place, won, .. }: &Placing| {
                Some(Other { person: self.person(*member)?, place: *place, won: *won })
            };
            let others = others.filter_map(other).collect();
            Some((guest, PlayedGame { number, ended, game, seats, seat, place, won, points, cities, others }))
        };
        placings.iter().copied().filter_map(played).collect()
    }

    /// The finished cities of a seat.
    fn cities_of(&self, seat: Seat) -> Vec<PlayedCity> {
        let Some(game) = self.game() else { return Vec::new() };
        let cities = match game.public_view(true) {
            PublicView::TwoCities(table) => table.cities,
            // The Automas have no seats in the room.
            PublicView::Automas(table) => {
                let scores = table.cities.into_iter().filter_map(|city| city.score);
                return scores.map(|score| PlayedCity { partner: None, score }).collect();
            }
            PublicView::SquareOff(_) => return Vec::new(),
        };
        let Layout::Cities(owners) = self.options.game.layout(self.options.seats) else { return Vec::new() };
        let own = owners.iter().zip(cities).filter(|(owners, _)| owners.contains(&Some(seat)));
        let city = |(owners, city): (&[Option<Seat>; 2], conurbation_rules::two_cities::CityView)| {
            let other = owners.iter().flatten().find(|owner| **owner != seat);
            Some(PlayedCity { partner: other.and_then(|other| self.partner(*other)), score: city.score? })
        };
        own.filter_map(city).collect()
    }

    fn partner(&self, seat: Seat) -> Option<Companion> {
        self.person((*self.seats.get(seat.index())?)?)
    }

    fn person(&self, member: Member) -> Option<Companion> {
        let person = self.people.get(&member).filter(|person| !person.guest.is_nil())?;
        Some(Companion { guest: person.guest, name: person.name.clone()? })
    }
}
