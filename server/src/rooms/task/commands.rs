//! Commands that wait in the mailbox, decided together.

use conurbation_room::Request;

use super::RoomTask;
use crate::rooms::batch::{self, Allowance, Decider};
use crate::rooms::connected::sent::Sent;
use crate::rooms::connected::talk_limit::WINDOW_SECONDS;
use crate::rooms::connected::wire::WireRefusal;
use crate::rooms::log::{CommitError, Log, Reload};

impl RoomTask {
    /// Decides commands together, makes them durable, and answers them.
    pub(super) async fn commands(&mut self, batch: &[Sent]) -> Result<(), Reload> {
        let allowance = |sent| Allowance { rate: self.allows(sent), charged: None };
        let mut allowances: Vec<Allowance> = batch.iter().map(allowance).collect();
        let before: Vec<bool> = batch.iter().map(|sent| self.accepted(sent)).collect();
        let (answered, audience, shared) = (&self.answered, &self.audience, &self.shared);
        let (unchanged, ephemeral) = (self.ephemeral.clone(), &mut self.ephemeral);
        let decided = self.log.durably(|log| {
            // Each time anew.
            ephemeral.clone_from(&unchanged);
            Decider { log, ephemeral, answered, audience, shared }.decide(batch, &mut allowances)
        });
        match decided.await? {
            Ok(decided) => {
                for (member, command) in decided.unlogged {
                    self.answered.remember(member, command);
                }
                decided.admitted.into_iter().for_each(|knock| self.ephemeral.knocks.remove(knock));
                self.note_members().await;
                // What was said in the same batch is not for those who were just put out.
                self.audience.send_out(&self.log.room);
                for saying in &decided.sayings {
                    self.audience.tell(&self.log.room, saying);
                }
                self.shared.metrics.repeated(decided.repeated);
                for (sent, answer) in batch.iter().zip(decided.answers) {
                    sent.answer(answer, &self.shared.metrics);
                }
            }
            Err(error) => {
                self.ephemeral = unchanged;
                match error {
                    CommitError::Unknown => batch.iter().for_each(Sent::lose),
                    _ => batch.iter().zip(before).for_each(|(sent, before)| self.refuse_writing(sent, before)),
                }
            }
        }
        self.show().await;
        Ok(())
    }

    /// Answers a command that could not be written. One that was accepted before is acknowledged again; `before` says
    /// whether it seemed to be.
    pub(super) fn refuse_writing(&self, sent: &Sent, before: bool) {
        let metrics = &self.shared.metrics;
        match self.log.is_current() {
            true if self.accepted(sent) => sent.answer(Ok(self.log.room.commands_of(sent.guest)), metrics),
            false if before => sent.lose(),
            // It is sent again as soon as one of the servers can write, most likely in a moment.
            _ if self.shared.membership.is_some() => sent.lose(),
            _ => sent.answer(Err(WireRefusal::StoreFailed), metrics),
        }
    }

    /// Whether a command was accepted, as far as memory tells.
    pub(super) fn accepted(&self, sent: &Sent) -> bool {
        let (Log { room, talk, .. }, guest, id) = (&self.log, sent.guest, sent.command.id);
        room.was_accepted(guest, id) || talk.was_accepted(room, guest, id)
    }

    /// Whether the sender's allowances of talk and knocks have room for a command.
    fn allows(&self, sent: &Sent) -> Result<(), WireRefusal> {
        if batch::is_new_talk(&self.log, sent) && !self.shared.talk_limit.allows(sent.guest) {
            return Err(WireRefusal::TooMuchTalk { seconds: WINDOW_SECONDS });
        }
        match sent.command.request {
            Request::Knock { .. } => self.shared.budgets.knock(sent.visitor(), self.log.id),
            _ => Ok(()),
        }
    }
}
