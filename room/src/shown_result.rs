//! The result of the previous game, for those who still look at it while the others set up the next one.

use std::collections::BTreeSet;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

use crate::member::Member;

/// A result, and who still looks at it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ShownResult {
    /// The number of its game.
    pub game_no: u32,
    /// The member on each seat at its end.
    pub seats: Vec<Member>,
    /// Never empty.
    pub readers: BTreeSet<Member>,
    /// The [`ResultTable`](crate::ResultTable).
    pub table: Json,
    /// For each seat what it alone saw: a [`PrivateView`](conurbation_rules::games::PrivateView).
    pub private: Vec<Json>,
}

/// The last view of a viewer, as JSON: a finished game is thousands of values that only its readers need.
#[derive(Debug, Clone)]
pub struct Json(Arc<RawValue>);

impl Json {
    pub(crate) fn of(value: &impl Serialize) -> Self {
        let raw = serde_json::value::to_raw_value(value);
        Self(raw.expect("views have text keys and no failing serializers").into())
    }

    /// How many bytes it has.
    pub(crate) fn len(&self) -> usize {
        self.0.get().len()
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}

impl Eq for Json {}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(Box::<RawValue>::deserialize(deserializer)?.into()))
    }
}
