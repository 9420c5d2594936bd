//! The commands that were accepted, by member, so that one sent twice is applied once (law 3).

use std::collections::{BTreeMap, VecDeque};

use uuid::Uuid;

use crate::MAX_ANSWERED;

/// What a room has accepted of each member.
#[derive(Debug, Clone, Default)]
pub(crate) struct Answered(BTreeMap<u8, Accepted>);

#[derive(Debug, Clone, Default)]
struct Accepted {
    /// How many there ever were.
    count: u32,
    /// The last [`MAX_ANSWERED`] of them, oldest first.
    last: VecDeque<Uuid>,
}

impl Answered {
    /// Whether this command of this member was accepted lately. The same id from another member is another command.
    pub(crate) fn contains(&self, member: u8, command: Uuid) -> bool {
        self.0.get(&member).is_some_and(|accepted| accepted.last.contains(&command))
    }

    /// How many commands of this member were accepted.
    pub(crate) fn count(&self, member: u8) -> u32 {
        self.0.get(&member).map_or(0, |accepted| accepted.count)
    }

    pub(crate) fn remember(&mut self, member: u8, command: Uuid) {
        let accepted = self.0.entry(member).or_default();
        if accepted.last.len() == MAX_ANSWERED {
            accepted.last.pop_front();
        }
        accepted.last.push_back(command);
        accepted.count = accepted.count.saturating_add(1);
    }
}
