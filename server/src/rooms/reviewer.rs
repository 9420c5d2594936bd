//! The engine's reviews of finished games: worked out beside everything else.

use std::sync::Arc;

use conurbation_engine::Review;
use conurbation_room::{GameFile, Played};

use super::common::error::ConnectError;
use super::common::single_flight::SingleFlight;
use crate::jobs::blocking::run_blocking;
use crate::jobs::queue::Queue;
use crate::store::RoomId;

/// Most games that are reviewed at the same time. One takes seconds of a core, which bots and rooms need more.
const AT_ONCE: usize = 1;
/// Most that wait for it: the last of them for minutes.
const LINE: usize = 50;

/// A review as JSON, if the engine knows the game.
type Reviewed = Result<Option<Arc<[u8]>>, ConnectError>;

/// The reviews under way.
pub(super) struct Reviewer {
    queue: Queue,
    /// By the room and the number of the game.
    pub under_way: SingleFlight<Reviewed, (RoomId, u32)>,
}

impl Default for Reviewer {
    fn default() -> Self {
        Self { queue: Queue::new(AT_ONCE, LINE), under_way: SingleFlight::default() }
    }
}

impl Reviewer {
    /// Reviews a game, on another thread if there are any; `None` if the engine doesn't know it.
    pub async fn review(&self, file: Arc<[u8]>, threads: bool) -> Result<Option<Review>, ConnectError> {
        let turn = self.queue.turn().await?;
        let work = move || {
            let _turn = turn;
            let game = GameFile::from_json(&file).map_err(|error| error.to_string())?;
            let Played { setup, seed, actions, .. } = game.played()?;
            conurbation_engine::review(&setup, &seed, &actions).map_err(|refusal| refusal.to_string())
        };
        run_blocking(threads, work).await.map_err(ConnectError::Corrupt)
    }
}
