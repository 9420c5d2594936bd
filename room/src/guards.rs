//! Checks that several requests share.

use uuid::Uuid;

use crate::member::Member;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::state::{Place, Room};

impl Room {
    /// A guest's member number.
    pub(crate) fn sender(&self, guest: Uuid) -> Result<Member, Refusal> {
        if self.is_removed(guest) { Err(Refusal::Removed) } else { self.member(guest).ok_or(Refusal::NotAMember) }
    }

    pub(crate) fn only_host(&self, by: Member) -> Result<(), Refusal> {
        if by == self.host { Ok(()) } else { Err(Refusal::NotHost) }
    }

    pub(crate) fn at_stage(&self, stage: Stage) -> Result<(), Refusal> {
        if self.stage() == stage { Ok(()) } else { Err(Refusal::WrongStage) }
    }

    pub(crate) fn as_host(&self, by: Member, stage: Stage) -> Result<(), Refusal> {
        self.only_host(by)?;
        self.at_stage(stage)
    }

    pub(crate) fn not_paused(&self) -> Result<(), Refusal> {
        match &self.place {
            Place::Table(table) if table.clock.is_paused() => Err(Refusal::Paused),
            _ => Ok(()),
        }
    }
}
