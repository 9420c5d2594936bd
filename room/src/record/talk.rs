//! The recorded form of a line of talk.

use conurbation_rules::common::{City, Round, Seat, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use super::words::PhraseWord;
use super::{FORMAT, RecordError, read};
use crate::line::{Body, Channel, Line};
use crate::member::Member;
use crate::talk::{Saying, Talk};

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TalkRecord {
    v: u16,
    no: u32,
    game: u32,
    channel: ChannelRecord,
    by: Member,
    at: u64,
    /// A [`BodyRecord`], read after the rest, so that a line with an unknown body keeps its number.
    body: Value,
    command: Uuid,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partners: Option<Vec<Member>>,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum ChannelRecord {
    Table,
    City(City),
    Watchers,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum BodyRecord {
    Text(String),
    Phrase(PhraseWord),
    Proposal { round: Round, turn: Turn, seat: Seat, tile: u8, cell: [u8; 2] },
    Answer { to: u32, accept: bool },
}

impl Saying {
    /// The record of this line, as the log keeps it.
    pub fn to_record(&self) -> Vec<u8> {
        let Self { line: Line { no, game, channel, by, at, body }, command, partners } = self;
        let record = TalkRecord {
            v: FORMAT,
            no: *no,
            game: *game,
            channel: (*channel).into(),
            by: *by,
            at: *at,
            body: super::to_value(&BodyRecord::from(body)),
            command: *command,
            partners: partners.clone(),
        };
        super::to_bytes(&record)
    }
}

impl Talk {
    /// Adds a line from its record. A line that can't be read is left out, and the error says why; the rest of the talk
    /// is not affected.
    pub fn apply_record(&mut self, bytes: &[u8]) -> Result<(), RecordError> {
        let TalkRecord { v: _, no, game, channel, by, at, body, command, partners } = read(bytes)?;
        let channel = channel.into();
        match serde_json::from_value::<BodyRecord>(body) {
            Ok(body) => {
                let line = Line { no, game, channel, by, at, body: body.into() };
                self.apply(Saying { line, command, partners });
                Ok(())
            }
            Err(error) => {
                self.skip(channel, game, no);
                Err(RecordError::Unreadable(error.to_string()))
            }
        }
    }
}

impl From<Channel> for ChannelRecord {
    fn from(channel: Channel) -> Self {
        match channel {
            Channel::Table => Self::Table,
            Channel::City(city) => Self::City(city),
            Channel::Watchers => Self::Watchers,
        }
    }
}

impl From<ChannelRecord> for Channel {
    fn from(record: ChannelRecord) -> Self {
        match record {
            ChannelRecord::Table => Self::Table,
            ChannelRecord::City(city) => Self::City(city),
            ChannelRecord::Watchers => Self::Watchers,
        }
    }
}

impl From<&Body> for BodyRecord {
    fn from(body: &Body) -> Self {
        match body {
            Body::Text(text) => Self::Text(text.clone()),
            Body::Phrase(phrase) => Self::Phrase((*phrase).into()),
            Body::Proposal { round, turn, seat, tile, cell } => {
                Self::Proposal { round: *round, turn: *turn, seat: *seat, tile: *tile, cell: *cell }
            }
            Body::Answer { to, accept } => Self::Answer { to: *to, accept: *accept },
        }
    }
}

impl From<BodyRecord> for Body {
    fn from(record: BodyRecord) -> Self {
        match record {
            BodyRecord::Text(text) => Self::Text(text),
            BodyRecord::Phrase(phrase) => Self::Phrase(phrase.into()),
            BodyRecord::Proposal { round, turn, seat, tile, cell } => Self::Proposal { round, turn, seat, tile, cell },
            BodyRecord::Answer { to, accept } => Self::Answer { to, accept },
        }
    }
}
