//! People around one table.

use anyhow::Result;
use conurbation_room::Request;
use conurbation_rules::common::Seat;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use serde_json::Value;

use crate::guest::Guest;
use crate::moves::{Rng, next_move};
use crate::player::Player;

/// Rooms that are filled at the same time.
const FILLED_AT_ONCE: usize = 8;

/// A room with all seats taken.
pub struct Party {
    /// The room's code.
    pub code: String,
    /// The browser of each player, the host first.
    pub guests: Vec<Guest>,
    /// Their connections.
    pub players: Vec<Player>,
}

impl Party {
    /// So many rooms whose games have begun, each on the server of its number. Nobody is connected.
    pub async fn all_begin<'s>(rooms: usize, seats: u8, server: impl Fn(usize) -> &'s str) -> Result<Vec<Self>> {
        let parties = (0..rooms).map(|room| {
            let server = server(room);
            async move {
                let mut party = Self::sits_down(server, seats).await?;
                party.begins().await?;
                party.players.clear();
                anyhow::Ok(party)
            }
        });
        stream::iter(parties).buffered(FILLED_AT_ONCE).try_collect().await
    }

    /// Opens a room and fills its seats.
    pub async fn sits_down(server: &str, seats: u8) -> Result<Self> {
        let (host, code) = Guest::opens_a_room(server, seats, false).await?;
        Self::meets(host, code, seats).await
    }

    /// Fills the seats of a room.
    pub async fn meets(host: Guest, code: String, seats: u8) -> Result<Self> {
        let server = host.server.clone();
        let mut guests = vec![host];
        for _ in 1..seats {
            guests.push(Guest::follows_the_link(&server, &code).await?);
        }
        let mut party = Self { code, guests, players: Vec::new() };
        party.connects().await?;
        for (seat, player) in party.players.iter_mut().enumerate() {
            player.does(Request::Join { name: format!("Player {seat}") }).await?;
            player.does(Request::Sit { seat: Seat::at(seat) }).await?;
        }
        Ok(party)
    }

    /// Connects everyone, even if they are already connected.
    pub async fn connects(&mut self) -> Result<()> {
        self.players.clear();
        for guest in &self.guests {
            self.players.push(guest.connects(&self.code).await?);
        }
        Ok(())
    }

    /// Draws the seating, to which everyone contributes.
    pub async fn draws_seating(&mut self) -> Result<()> {
        self.players[0].does(Request::Seat).await?;
        for stage_left in ["open", "shuffling"] {
            for player in &mut self.players {
                player.sees(|view| view["room"]["stage"] != stage_left).await?;
            }
        }
        Ok(())
    }

    /// Draws the seating and begins.
    pub async fn begins(&mut self) -> Result<()> {
        self.draws_seating().await?;
        self.players[0].does(Request::Start).await?;
        for player in &mut self.players {
            player.sees(|view| view["room"]["stage"] == "playing").await?;
        }
        Ok(())
    }

    /// The same for the next game, once one is over.
    pub async fn begins_again(&mut self) -> Result<()> {
        self.players[0].does(Request::Rematch).await?;
        for player in &mut self.players {
            player.sees(|view| view["room"]["stage"] == "open").await?;
        }
        self.begins().await
    }

    /// Plays on at random, everyone in turn when they are awaited, for at most `actions` actions or until the game is
    /// over. Returns the number of actions.
    pub async fn plays_on(&mut self, random: &mut Rng, actions: usize) -> Result<usize> {
        let mut done = 0;
        while done < actions && self.players[0].view["room"]["stage"] == "playing" {
            for index in 0..self.players.len() {
                let player = &mut self.players[index];
                let Some(what) = next_move(&player.view, random) else { continue };
                let before = Value::clone(&player.view);
                player.plays(what).await?;
                player.sees(|view| *view != before).await?;
                done += 1;
                let room = player.view["room"].clone();
                for other in &mut self.players {
                    other.sees(|view| view["room"] == room).await?;
                }
                if done == actions {
                    break;
                }
            }
        }
        Ok(done)
    }
}
