//! Commands whose answer takes a search. It is made beside the room's task, which goes on meanwhile; the command is
//! decided when the answer is there.

use conurbation_room::{Command, Request};

use super::RoomTask;
use crate::rooms::connected::budgets::MAX_EVENTS;
use crate::rooms::connected::sent::Sent;
use crate::rooms::connected::visitor::ConnectionId;
use crate::rooms::connected::wire::WireRefusal;
use crate::rooms::log::Reload;
use crate::rooms::mail::Mail;
use crate::rooms::thinkers;

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
        } else if let Err(refusal) = self.pay_for_search(&sent) {
            sent.answer(Err(refusal), &self.shared.metrics);
        } else if self.questions.add(sent) {
            thinkers::think(&self.shared, self.log.id, move || Box::new(question.answer()), Mail::Answer);
        }
        Ok(())
    }

    /// Takes a search from the sender's budget, apart from the change that its answer makes. Joining a search that is
    /// under way is free.
    fn pay_for_search(&self, sent: &Sent) -> Result<(), WireRefusal> {
        if self.questions.are_waiting() {
            return Ok(());
        }
        if self.log.events() >= MAX_EVENTS {
            return Err(WireRefusal::LogFull);
        }
        self.shared.budgets.change(sent.guest, self.log.id)
    }

    /// The answer is there: decides the command.
    pub(super) async fn take_answer(&mut self, answer: Option<Box<Request>>) -> Result<(), Reload> {
        let Some(answer) = answer else { return Err(self.log.reload("a search failed")) };
        let batch = self.questions.answered(&answer);
        debug_assert!(!batch.is_empty(), "a question is searched for once");
        self.commands(&batch).await
    }
}
