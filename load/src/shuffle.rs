//! The contribution to a shuffle that a browser makes by itself.

use conurbation_room::Request;
use conurbation_rules::draw::{Contribution, Hash};
use serde::Deserialize;
use serde_json::Value;
use uuid::Uuid;

/// Answers each shuffle once.
#[derive(Debug, Default)]
pub struct Contributor {
    /// The commitment answered last.
    answered: Value,
}

impl Contributor {
    /// The viewer's part of the shuffle that a view shows, if they sit at the table and gave none yet.
    pub fn part(&mut self, view: &Value) -> Option<Request> {
        let commitment = &view["room"]["shuffling"]["commitment"];
        if view["me"]["seat"].is_null() || *commitment == self.answered {
            return None;
        }
        let to = Hash::deserialize(commitment).ok()?;
        self.answered = commitment.clone();
        let halves = [Uuid::new_v4(), Uuid::new_v4()].map(Uuid::into_bytes);
        let number = Contribution(std::array::from_fn(|index| halves[index / 16][index % 16]));
        Some(Request::Contribute { to, number })
    }
}
