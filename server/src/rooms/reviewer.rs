//! The engine's reviews of finished games: worked out beside everything else.

use std::sync::Arc;

use conurbation_engine::two_cities::review::Review;
use conurbation_room::{GameFile, Played};
use tokio::sync::Semaphore;

use super::beside::beside;
use super::error::ConnectError;
use super::flights::Flights;
use crate::store::RoomId;

/// Most games that are reviewed at the same time. One takes seconds of a core, which bots and rooms need more.
const AT_ONCE: usize = 1;

/// A review as JSON, if the engine knows the game.
type Reviewed = Result<Option<Arc<[u8]>>, ConnectError>;

/// The reviews under way.
pub(super) struct Reviewer {
    places: Arc<Semaphore>,
    /// By the room and the number of the game.
    pub under_way: Flights<Reviewed, (RoomId, u32)>,
}

impl Default for Reviewer {
    fn default() -> Self {
        Self { places: Arc::new(Semaphore::new(AT_ONCE)), under_way: Flights::default() }
    }
}

impl Reviewer {
    /// Reviews a game, on another thread if there are any; `None` if the engine doesn't know it.
    pub async fn review(&self, file: Arc<[u8]>, threads: bool) -> Result<Option<Review>, ConnectError> {
        let place = Arc::clone(&self.places).acquire_owned().await.expect("the semaphore is never closed");
        let work = move || {
            // Whoever waited may have gone meanwhile: the place is free when the work is done.
            let _place = place;
            let game = GameFile::from_json(&file).map_err(|error| error.to_string())?;
            let Played { setup, seed, actions, .. } = game.played()?;
            conurbation_engine::review(&setup, &seed, &actions).map_err(|refusal| refusal.to_string())
        };
        beside(threads, work).await.map_err(ConnectError::Corrupt)
    }
}
