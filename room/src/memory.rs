//! The commands that were accepted lately, so that one sent twice is applied once (law 3).

use std::collections::VecDeque;

use uuid::Uuid;

use crate::MAX_ANSWERED;

/// The last [`MAX_ANSWERED`] accepted commands, each with the member who sent it: an id that another member made up
/// again is another command.
#[derive(Debug, Clone, Default)]
pub(crate) struct Answered(VecDeque<(u8, Uuid)>);

impl Answered {
    pub(crate) fn contains(&self, member: u8, command: Uuid) -> bool {
        self.0.iter().rev().any(|answered| *answered == (member, command))
    }

    pub(crate) fn remember(&mut self, member: u8, command: Uuid) {
        if self.0.len() == MAX_ANSWERED {
            self.0.pop_front();
        }
        self.0.push_back((member, command));
    }
}
