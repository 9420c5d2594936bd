//! Requests whose answer takes a search. The server runs it outside the room's task.

use std::sync::Arc;

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Game};
use uuid::Uuid;

use crate::command::Request;
use crate::state::Room;

/// A request whose answer takes a search, with what is needed for it.
#[derive(Debug, Clone)]
pub struct Question {
    seat: Seat,
    action: Action,
    /// The game as it stands.
    game: Arc<Game>,
}

impl Question {
    /// Runs the search. Returns the request to decide instead, which holds the answer.
    pub fn answer(&self) -> Request {
        Request::Play(self.game.answered(self.seat, &self.action))
    }
}

impl Room {
    /// The question in a guest's request; `None` if it takes no search, or if the room would refuse it now.
    pub fn question(&self, guest: Uuid, request: &Request) -> Option<Question> {
        let Request::Play(action) = request else { return None };
        let seat = self.playable(self.sender(guest).ok()?, action).ok()?;
        let game = Arc::clone(&self.table()?.game);
        action.needs_search().then(|| Question { seat, action: action.clone(), game })
    }
}
