//! The result of the game before, for those who still look at it while the others set up another one.

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

/// What a viewer saw last, as JSON. A finished game is thousands of values that nothing but their readers needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Json(Arc<str>);

impl Json {
    pub(crate) fn of(value: &impl Serialize) -> Self {
        Self(serde_json::to_string(value).expect("views have text keys and no failing serializers").into())
    }

    /// How many bytes it has.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let raw: &RawValue = serde_json::from_str(&self.0).map_err(serde::ser::Error::custom)?;
        raw.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(Box::<RawValue>::deserialize(deserializer)?.get().into()))
    }
}
