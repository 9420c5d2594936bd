//! The talk of partners that they have agreed to show to everyone.

use std::collections::BTreeSet;

use crate::line::{Body, Channel, Line, Phrase};
use crate::member::Member;
use crate::talk::Saying;

/// The members who agree to show the talk of each city or side, in one game of a room. The last answer of each counts.
#[derive(Debug, Clone, Default)]
pub struct ShownTalk(BTreeSet<(Channel, Member)>);

impl ShownTalk {
    /// Given what was said in the game, in order.
    pub fn of<'a>(sayings: impl IntoIterator<Item = &'a Saying>) -> Self {
        let mut willing = BTreeSet::new();
        for Saying { line: Line { channel, by, body, .. }, .. } in sayings {
            match body {
                Body::Phrase(Phrase::ShowTalk) => willing.insert((*channel, *by)),
                Body::Phrase(Phrase::KeepTalk) => willing.remove(&(*channel, *by)),
                _ => false,
            };
        }
        Self(willing)
    }

    /// Whether everyone may read a line, because all people who shared its channel when it was said agree. Bots always
    /// do.
    pub fn has(&self, saying: &Saying) -> bool {
        let mut people = saying.partners.iter().flatten().filter(|member| !member.is_bot()).peekable();
        people.peek().is_some() && people.all(|member| self.0.contains(&(saying.line.channel, *member)))
    }
}
