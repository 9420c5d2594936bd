//! Answers requests from other servers.

use serde::Serialize;
use serde_json::Value;

use super::sharing::Share;
use crate::rooms::common::error::ConnectError;
use crate::rooms::links::letters::{Question, Refused};
use crate::rooms::registry::Rooms;
use crate::store::RoomId;

impl Rooms {
    /// Carries out another server's request and returns the answer.
    pub(in crate::rooms) async fn answer(&self, question: Question) -> Value {
        match question {
            Question::Forget { room, guest } => done(async { self.forget_here(known(&room)?, guest).await }.await),
            Question::Close { room, code } => done(async { self.send_away_here(known(&room)?, code).await }.await),
            Question::Progress { room } => match known(&room) {
                Ok(room) => told(&self.progress_here(room).await.flatten()),
                Err(_) => Value::Null,
            },
            Question::Glimpse { room } => match known(&room) {
                Ok(room) => told(&self.live_here(room).await),
                Err(_) => Value::Null,
            },
            Question::Ignore { guest, on } => {
                self.ignore_here(guest, on);
                Value::Null
            }
            Question::Errand(errand) => self.run(errand).await,
        }
    }

    async fn run(&self, errand: Value) -> Value {
        if let Some(share) = Share::read(&errand) {
            self.share(share.rooms, share.with).await;
            return Value::Null;
        }
        match self.0.membership.as_ref().and_then(|membership| membership.handler.get()) {
            Some(handler) => handler(errand).await,
            None => Value::Null,
        }
    }
}

fn known(room: &str) -> Result<RoomId, ConnectError> {
    room.parse().map_err(|_| ConnectError::NoSuchRoom)
}

fn done(done: Result<(), ConnectError>) -> Value {
    told(&done.err().as_ref().map(Refused::from))
}

fn told<T: Serialize>(answer: &T) -> Value {
    serde_json::to_value(answer).expect("answers have text keys and no failing serializers")
}
