//! A finished game as a file: everything that anyone needs to check it without this server.
//!
//! Its types are here and in [`record`](crate::record), whose actions it contains. A change to them gets a new
//! [`VERSION`], and files of earlier versions stay readable: golden files in `tests/golden` prove it.

mod branching;
mod check;
mod difference;
mod digest;
mod outcome;
mod recorder;
mod replay;
mod telling;
mod watched;

use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Hash, Secret};
use conurbation_rules::shuffle::Seed;
use serde::{Deserialize, Serialize};

use crate::branch::Branch;
use crate::day::Day;
use crate::record::{ActionRecord, GameRecord, LevelWord, SeatingWord};
use crate::writing::harmless;
pub use branching::{BranchError, Branching};
pub use check::{About, Finding, Kept, Verdict};
use outcome::OutcomeRecord;
pub use recorder::{GameRecorder, NamedGameRecorder};
pub use replay::Played;
pub use telling::Told;

/// What is wrong with a game that is cut short.
const NOT_OVER: &str = "the game is not over after the last action";

/// What the file calls its format.
const FORMAT: &str = "conurbation game";
/// The version that files are written in.
const VERSION: u16 = 2;
/// Games that go on from another one, or have a *master* at the table, are written in this version.
const BRANCHES: u16 = 3;
/// Games with the deal of a day are written in this version. It is the newest that can be read.
const NEWEST: u16 = 4;
/// From this version on, files have a digest.
const DIGESTED: u16 = 2;
/// Most bytes of a file. A game with much dragging takes about a tenth.
pub const MAX_GAME_FILE: usize = 4 * 1024 * 1024;

/// A finished game.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    format: String,
    version: u16,
    game: GameRecord,
    /// The number of the game in its room, from 0.
    number: u32,
    /// The version of the rules that it was dealt under.
    rules: u16,
    seating: SeatingWord,
    /// What the server showed before anyone contributed. In games without a draw the SHA-256 of the seed.
    commitment: Hash,
    /// What the seed follows from; left out for games whose seed the server alone drew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    draw: Option<DrawRecord>,
    /// Where the game comes from, if it goes on from a moment of another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    branch: Option<Branch>,
    /// The day whose deal it has, the same for everyone, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<Day>,
    seed: Seed,
    /// Who sat on each seat at the end.
    seats: Vec<PlayerRecord>,
    /// The seating value of each seat.
    values: Vec<u8>,
    /// The question card drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    card: Option<u8>,
    /// The letters of the starters offered, if only left-over ones were.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    starters: Option<[char; 2]>,
    actions: Vec<PlayedRecord>,
    result: OutcomeRecord,
    /// The SHA-256 of all bytes before it; files of version 1 have none.
    #[serde(default, skip_serializing)]
    digest: Option<Hash>,
    /// Whether it is that of the bytes that were read.
    #[serde(skip)]
    unchanged: bool,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DrawRecord {
    secret: Secret,
    /// The hash of the room's code.
    room: Hash,
    /// In the order of the seats before the seating was drawn.
    contributions: Vec<PartRecord>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PartRecord {
    /// The seat that the player had when the game began.
    seat: Seat,
    /// `None` for bots and for players who gave none.
    number: Option<Contribution>,
}

#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum PlayerRecord {
    Name(String),
    House(LevelWord),
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayedRecord {
    /// Milliseconds since the game began.
    at: u64,
    seat: Seat,
    action: ActionRecord,
}

/// Why a file is not a game that can be checked.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum GameFileError {
    /// It is longer than any game file.
    #[error("it has more than {MAX_GAME_FILE} bytes: no game file is that long")]
    TooLong,
    /// It is something else.
    #[error("it is no game file of Conurbation, or a damaged one")]
    NotOurs,
    /// A newer program wrote it.
    #[error("it has version {found}, and this program knows versions up to {known}: a newer program wrote it")]
    NewerVersion {
        /// Its version.
        found: u16,
        /// The newest version that can be read.
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
    #[error("it can't be read: {0}")]
    Unreadable(String),
}

/// The fields that files of all versions have.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u16,
}

impl GameFile {
    /// What every file calls its format.
    pub const FORMAT: &str = FORMAT;

    /// The version that it is written in.
    fn version_needed(&self) -> u16 {
        if self.day.is_some() {
            NEWEST
        } else if self.branch.is_some() || self.seats.contains(&PlayerRecord::House(LevelWord::Master)) {
            BRANCHES
        } else {
            VERSION
        }
    }

    /// The file's content; `None` if the game is too long for one.
    pub fn to_json(&self) -> Option<String> {
        let object = serde_json::to_string(self).expect("game files have no failing serializers");
        let json = if self.version < DIGESTED { object + "\n" } else { digest::add(object) };
        (json.len() <= MAX_GAME_FILE).then_some(json)
    }

    /// Reads a file's content.
    pub fn from_json(bytes: &[u8]) -> Result<Self, GameFileError> {
        if bytes.len() > MAX_GAME_FILE {
            return Err(GameFileError::TooLong);
        }
        let Header { format, version } = serde_json::from_slice(bytes).map_err(|_| GameFileError::NotOurs)?;
        if format != FORMAT {
            return Err(GameFileError::NotOurs);
        }
        if version > NEWEST {
            return Err(GameFileError::NewerVersion { found: version, known: NEWEST });
        }
        let mut file: Self =
            serde_json::from_slice(bytes).map_err(|error| GameFileError::Unreadable(harmless(&error.to_string())))?;
        if file.digest.is_some() != (version >= DIGESTED) {
            return Err(GameFileError::Unreadable("a digest belongs to files from version 2 on".to_owned()));
        }
        if file.version_needed() != version.max(VERSION) || (file.branch.is_some() && file.draw.is_some()) {
            let what = "a branch, without a draw, and masters belong to files of version 3, days to those of version 4";
            return Err(GameFileError::Unreadable(what.to_owned()));
        }
        file.unchanged = file.digest.is_some_and(|digest| digest::is_of(digest, bytes));
        let known = conurbation_rules::VERSION;
        match file.rules {
            0 => Err(GameFileError::Unreadable("a game without a version of the rules".to_owned())),
            found if found > known => Err(GameFileError::NewerRules { found, known }),
            _ => Ok(file),
        }
    }
}
