//! The recorded form of a line of talk.

use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::two_cities::Argument;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::words::{MeritWord, PhraseWord};
use super::{FORMAT, RecordError, USUAL, read};
use crate::line::{Body, Channel, Line};
use crate::member::Member;
use crate::talk::{Saying, Talk};

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TalkRecord {
    v: u16,
    no: u32,
    game: u32,
    channel: ChannelRecord,
    by: Member,
    at: u64,
    body: BodyRecord,
    command: Uuid,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    partners: Option<Vec<Member>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    why: Option<ArgumentRecord>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ArgumentRecord {
    merit: MeritWord,
    count: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<i16>,
}

/// The part that is needed of a line that can't be read because a newer program wrote it: its number is not used again,
/// it is not said a second time, and it is deleted like any other.
#[derive(Debug, Deserialize)]
struct Stub {
    no: u32,
    game: u32,
    channel: ChannelRecord,
    by: Member,
    at: u64,
    command: Uuid,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum ChannelRecord {
    Table,
    City(City),
    Watchers,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum BodyRecord {
    Text(String),
    Phrase(PhraseWord),
    Proposal {
        round: Round,
        turn: Turn,
        seat: Seat,
        tile: u8,
        cell: [u8; 2],
    },
    Answer {
        to: u32,
        accept: bool,
    },
    /// What was said here was deleted.
    Unsaid,
}

impl Saying {
    /// The record of this line, as the log keeps it.
    pub fn to_record(&self) -> Vec<u8> {
        super::to_bytes(&TalkRecord::from(self))
    }
}

impl From<&Saying> for TalkRecord {
    fn from(Saying { line: Line { no, game, channel, by, at, body, why }, command, partners }: &Saying) -> Self {
        Self {
            v: body.format(),
            no: *no,
            game: *game,
            channel: (*channel).into(),
            by: *by,
            at: *at,
            body: body.into(),
            command: *command,
            partners: partners.clone(),
            why: why.map(Into::into),
        }
    }
}

impl Saying {
    /// The line of a record; `None` if what it said was deleted.
    pub fn from_record(bytes: &[u8]) -> Result<Option<Self>, RecordError> {
        Ok(said(read(bytes)?))
    }
}

/// The record of a line by this member, without what it said; `None` if it is somebody else's or says nothing.
pub fn without_text_of(bytes: &[u8], member: Member) -> Option<Vec<u8>> {
    emptied(bytes, |record| record.by == member)
}

/// The same for a line that was said before this time.
pub fn without_text_before(bytes: &[u8], time: u64) -> Option<Vec<u8>> {
    emptied(bytes, |record| record.at < time)
}

/// When a line was said, even if it was deleted; `None` if nothing can be read of the record.
pub fn when_said(bytes: &[u8]) -> Option<u64> {
    stub(bytes).map(|stub| stub.at)
}

fn emptied(bytes: &[u8], which: impl FnOnce(&Stub) -> bool) -> Option<Vec<u8>> {
    let line = stub(bytes).filter(which)?;
    let partners = match read::<TalkRecord>(bytes) {
        Ok(TalkRecord { body: BodyRecord::Unsaid, .. }) => return None,
        Ok(record) => record.partners,
        Err(_) => None,
    };
    let Stub { no, game, channel, by, at, command } = line;
    let body = BodyRecord::Unsaid;
    Some(super::to_bytes(&TalkRecord { v: USUAL, no, game, channel, by, at, body, command, partners, why: None }))
}

fn stub(bytes: &[u8]) -> Option<Stub> {
    serde_json::from_slice(bytes).ok()
}

impl Talk {
    /// Adds a line from its record. A line that can't be read is left out, and the error says why; the rest of the talk
    /// is not affected.
    pub fn apply_record(&mut self, bytes: &[u8]) -> Result<(), RecordError> {
        match read::<TalkRecord>(bytes) {
            Ok(record) => {
                let TalkRecord { no, game, channel, by, command, .. } = record;
                match said(record) {
                    Some(saying) => self.apply(saying),
                    None => self.pass(channel.into(), game, no, by, command),
                }
                Ok(())
            }
            Err(error) => {
                if let Some(Stub { no, game, channel, by, command, at: _ }) = stub(bytes) {
                    self.pass(channel.into(), game, no, by, command);
                }
                Err(error)
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

impl From<Argument> for ArgumentRecord {
    fn from(Argument { merit, count, points }: Argument) -> Self {
        Self { merit: merit.into(), count, points }
    }
}

impl From<ArgumentRecord> for Argument {
    fn from(ArgumentRecord { merit, count, points }: ArgumentRecord) -> Self {
        Self { merit: merit.into(), count, points }
    }
}

impl Body {
    /// The oldest format that has it.
    const fn format(&self) -> u16 {
        match self {
            Self::Phrase(phrase) if phrase.is_about_readers() => FORMAT,
            _ => USUAL,
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

/// What was said; `None` if it was deleted.
pub(super) fn said(record: TalkRecord) -> Option<Saying> {
    let TalkRecord { v: _, no, game, channel, by, at, body, command, partners, why } = record;
    let body = match body {
        BodyRecord::Text(text) => Body::Text(text),
        BodyRecord::Phrase(phrase) => Body::Phrase(phrase.into()),
        BodyRecord::Proposal { round, turn, seat, tile, cell } => Body::Proposal { round, turn, seat, tile, cell },
        BodyRecord::Answer { to, accept } => Body::Answer { to, accept },
        BodyRecord::Unsaid => return None,
    };
    let why = why.map(Into::into);
    Some(Saying { line: Line { no, game, channel: channel.into(), by, at, body, why }, command, partners })
}
