//! The search that a room runs outside its task, and the commands that wait for its answer.

use conurbation_room::Request;

use super::audience::MAX_CONNECTIONS_PER_GUEST;
use super::sent::Sent;

/// The question that a room is working on, one at a time.
#[derive(Default)]
pub(in crate::rooms) struct Questions {
    /// The command that asked it, once for each connection that sent it; empty while there is no question.
    waiting: Vec<Sent>,
}

impl Questions {
    /// Whether there is a question that this command doesn't repeat.
    pub fn is_busy(&self, sent: &Sent) -> bool {
        self.waiting.first().is_some_and(|first| !sent.repeats(first))
    }

    /// Whether there is a question that commands wait for.
    pub fn are_waiting(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Adds a command to those that wait; returns whether it is the first.
    pub fn add(&mut self, sent: Sent) -> bool {
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
    pub fn answered(&mut self, answer: &Request) -> Vec<Sent> {
        let mut waited = std::mem::take(&mut self.waiting);
        for sent in &mut waited {
            sent.command.request = answer.clone();
        }
        waited
    }
}
