//! Commands whose answer takes a search. It is made beside the room's task, which goes on meanwhile; the command is
//! decided when the answer is there.

use conurbation_room::{Command, Request};

use super::RoomTask;
use crate::rooms::audience::{ConnectionId, MAX_CONNECTIONS_PER_GUEST, Sent};
use crate::rooms::log::Reload;
use crate::rooms::mail::Mail;
use crate::rooms::thinkers;
use crate::rooms::wire::WireRefusal;

/// The question that a room is working on, one at a time.
#[derive(Default)]
pub(super) struct Questions {
    /// The command that asked it, once for each connection that sent it; empty while there is no question.
    waiting: Vec<Sent>,
}

impl Questions {
    /// Whether there is a question that this command doesn't repeat.
    fn is_busy(&self, sent: &Sent) -> bool {
        self.waiting.first().is_some_and(|first| !sent.repeats(first))
    }

    /// Adds a command to those that wait; returns whether it is the first.
    fn add(&mut self, sent: Sent) -> bool {
        let first = self.waiting.is_empty();
        self.waiting.retain(|other| !sent.came_with(other));
        if self.waiting.len() == MAX_CONNECTIONS_PER_GUEST {
            // The guest can't have more, so the oldest is closed.
            self.waiting.remove(0);
        }
        self.waiting.push(sent);
        first
    }

    /// The commands that waited, with the answer in place of the question.
    fn answered(&mut self, answer: &Request) -> Vec<Sent> {
        let mut waited = std::mem::take(&mut self.waiting);
        waited.iter_mut().for_each(|sent| sent.command.request = answer.clone());
        waited
    }
}

impl RoomTask {
    /// Starts the search that a command needs, unless it would be refused or was accepted before.
    pub(super) async fn ask(&mut self, from: ConnectionId, command: Command) -> Result<(), Reload> {
        let Some(sent) = self.audience.sent(from, command) else { return Ok(()) };
        let before = self.accepted(&sent);
        if self.log.durably(|_| Ok(())).await?.is_err() {
            self.refuse_writing(&sent, before);
            return Ok(());
        }
        let question = self.log.room.question(sent.guest, &sent.command.request);
        let Some(question) = question.filter(|_| !self.accepted(&sent)) else { return self.commands(&[sent]).await };
        if !self.shared.writing.works() {
            self.refuse_writing(&sent, false);
        } else if self.questions.is_busy(&sent) {
            sent.answer(Err(WireRefusal::Busy), &self.shared.metrics);
        } else if self.questions.add(sent) {
            thinkers::think(&self.shared, self.log.id, move || question.answer(), Mail::Answer);
        }
        Ok(())
    }

    /// The answer is there: decides the command.
    pub(super) async fn take_answer(&mut self, answer: Option<Request>) -> Result<(), Reload> {
        let Some(answer) = answer else { return Err(self.log.reload("a search failed")) };
        let batch = self.questions.answered(&answer);
        debug_assert!(!batch.is_empty(), "a question is searched for once");
        self.commands(&batch).await
    }
}
