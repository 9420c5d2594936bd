//! What the store keeps of a room: records of events and of talk, and snapshots, as readable JSON.
//!
//! Records have types of their own: names and shapes may change in the protocol and the state, but never in records. A
//! change to records gets a new [`FORMAT`], and earlier formats stay readable: golden logs in `tests/golden` prove it.

mod action;
mod event;
mod options;
mod snapshot;
mod talk;
mod words;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub(crate) use action::ActionRecord;
pub(crate) use event::left_over;
pub(crate) use options::GameRecord;
pub use snapshot::SNAPSHOT_VERSION;
pub use talk::{when_said, without_text_before, without_text_of};
pub(crate) use words::{LevelWord, ReasonWord, SeatingWord};

/// The newest format that can be read: with partners who show their talk.
pub const FORMAT: u16 = 5;
/// The first format with deals that others have too.
const DEALS: u16 = 4;
/// The first format with games that go on from another one, and bots that play like masters.
const BRANCHES: u16 = 3;
/// Records without any of these are written in this format, so that older programs can still read their rooms.
const USUAL: u16 = 2;

/// Why a record can't be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// It names no format: it was written before records had one.
    #[error("the record names no format: it is older than format 1, the first one that this program reads")]
    NoFormat,
    /// A newer program wrote it.
    #[error("the record has format {found}, and this program knows formats up to {known}: a newer program wrote it")]
    NewerFormat {
        /// Its format.
        found: u16,
        /// The newest format that can be read.
        known: u16,
    },
    /// The game was dealt by a newer program.
    #[error("the game was dealt under version {found} of the rules, and this program knows versions up to {known}")]
    NewerRules {
        /// The version of its rules.
        found: u16,
        /// The newest version that can be played.
        known: u16,
    },
    /// It is damaged or has unknown content.
    #[error("the record can't be read: {0}")]
    Unreadable(String),
}

/// The one field that records of all formats have.
#[derive(Deserialize)]
struct Version {
    v: Option<u16>,
}

/// Reads a record whose format this program knows.
fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, RecordError> {
    let unreadable = |error: serde_json::Error| RecordError::Unreadable(error.to_string());
    let Version { v } = serde_json::from_slice(bytes).map_err(unreadable)?;
    match v {
        None | Some(0) => Err(RecordError::NoFormat),
        Some(found) if found > FORMAT => Err(RecordError::NewerFormat { found, known: FORMAT }),
        Some(_) => serde_json::from_slice(bytes).map_err(unreadable),
    }
}

fn to_bytes(record: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(record).expect("records have text keys and no failing serializers")
}
