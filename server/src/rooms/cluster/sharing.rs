//! Balances rooms between the servers that share a store. After a failure or an update some have many rooms and one has
//! none, so the next failure would interrupt more people than it has to.
//!
//! A server with few rooms asks the one with the most for some of them. A server that is shutting down does not ask,
//! and so gets none.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use uuid::Uuid;

use super::others::{AT_ONCE, ON_THEIR_WAY};
use crate::rooms::links::letters::Question;
use crate::rooms::registry::Rooms;
use crate::store::{Node, StoreError};

/// How often a server checks whether another one has too many rooms.
pub const SHARE_EVERY: Duration = Duration::from_millis(500);
/// How long a server must have held its lease without a break before it asks: one in trouble is of no help.
const SETTLED: Duration = Duration::from_secs(5);
/// Smallest difference in rooms that is worth moving any.
const LEAST: usize = 32;
/// The difference must also be at least the other server's rooms divided by this.
const PART: usize = 8;

/// Name of the errand. A server of an older version does not know it and answers null.
const ERRAND: &str = "share";

/// A request for some of a server's rooms.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::rooms) struct Share {
    /// At most how many.
    pub rooms: usize,
    /// The server that wants them.
    pub with: Uuid,
}

impl Share {
    /// Parses the errand; `None` if it is a different one.
    pub fn read(errand: &Value) -> Option<Self> {
        Self::deserialize(errand.get(ERRAND)?).ok()
    }

    fn errand(&self) -> Value {
        json!({ ERRAND: self })
    }

    /// The request that server `me` should make, and to whom, given how many rooms each server has; `None` if they are
    /// balanced enough.
    fn of(loads: &[(Node, usize)], me: Uuid) -> Option<(Node, Self)> {
        let (_, mine) = loads.iter().find(|(node, _)| node.id == me)?;
        let (fullest, most) = loads.iter().max_by_key(|(_, rooms)| rooms)?;
        let gap = most - mine;
        let is_worth_it = gap >= LEAST.max(most / PART);
        is_worth_it.then(|| (fullest.clone(), Self { rooms: AT_ONCE.min(gap / 2), with: me }))
    }
}

impl Rooms {
    /// Asks another server for some of its rooms, if it has many more than this one. To be called now and then.
    pub async fn even_out(&self) -> Result<(), StoreError> {
        let Some(membership) = &self.0.membership else { return Ok(()) };
        // While many clients are reconnecting, moving more rooms would keep them waiting.
        let is_calm = membership.connecting.count() <= ON_THEIR_WAY && membership.lease.lasts() >= SETTLED;
        if is_calm
            && !self.are_draining()
            && let Some((fullest, share)) = Share::of(&self.0.store.loads().await?, membership.me())
        {
            // It may have just gone.
            let _ = self.ask_node(fullest, Question::Errand(share.errand())).await;
        }
        Ok(())
    }

    /// Hands over up to this many rooms, at most [`AT_ONCE`], to a server with fewer; their clients are reconnected to
    /// them there.
    pub async fn share(&self, rooms: usize, with: Uuid) {
        if !self.are_draining() {
            self.hand_over(&self.0.rooms.in_use(rooms.min(AT_ONCE)), Some(with)).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of whom the first of servers with so many rooms asks for rooms, and for how many.
    fn asks<const N: usize>(rooms: [usize; N]) -> Option<(usize, usize)> {
        let node = |no: usize| Node { id: Uuid::from_u128(no as u128), address: String::new() };
        let loads: Vec<(Node, usize)> = rooms.into_iter().enumerate().map(|(no, rooms)| (node(no), rooms)).collect();
        let (whom, share) = Share::of(&loads, node(0).id)?;
        assert_eq!(Share::read(&share.errand()), Some(Share { rooms: share.rooms, with: node(0).id }));
        Some((loads.iter().position(|(node, _)| *node == whom)?, share.rooms))
    }

    #[test]
    fn who_has_few_rooms_asks_the_one_that_has_most() {
        assert_eq!(asks([0, 400, 600]), Some((2, 16)));
        assert_eq!(asks([0, 32]), Some((1, 16)));
        assert_eq!(asks([568, 600]), None, "they are nearly even");
        assert_eq!(asks([0, 31]), None, "there are few");
        assert_eq!(asks([600, 0]), None);
        assert_eq!(asks([5]), None);
    }

    #[test]
    fn another_errand_is_none_of_it() {
        assert_eq!(Share::read(&json!({ "admin": { "rooms": 3 } })), None);
        assert_eq!(Share::read(&json!({ "share": "something" })), None);
    }
}
