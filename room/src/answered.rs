//! The commands that were accepted, by member, so that one sent twice is applied once (law 3).

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::MAX_ANSWERED;
use crate::member::Member;

/// The commands accepted from each member.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub struct Answered(BTreeMap<Member, Accepted>);

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct Accepted {
    /// How many so far.
    count: u32,
    /// The last [`MAX_ANSWERED`] of them, oldest first.
    last: VecDeque<Uuid>,
}

impl Answered {
    /// Whether this command of this member was accepted recently. The same id from another member is another command.
    pub fn contains(&self, member: Member, command: Uuid) -> bool {
        self.0.get(&member).is_some_and(|accepted| accepted.last.contains(&command))
    }

    /// How many commands of this member were accepted.
    pub(crate) fn count(&self, member: Member) -> u32 {
        self.0.get(&member).map_or(0, |accepted| accepted.count)
    }

    /// Remembers an accepted command.
    pub fn remember(&mut self, member: Member, command: Uuid) {
        let accepted = self.0.entry(member).or_default();
        if accepted.last.len() == MAX_ANSWERED {
            accepted.last.pop_front();
        }
        accepted.last.push_back(command);
        accepted.count = accepted.count.saturating_add(1);
    }
}
