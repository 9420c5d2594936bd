//! A room as a file: a header, then its records as they are in the store, one JSON object a line.

use conurbation_room::GameFile;
use serde::{Deserialize, Serialize};

use super::order::{AdminError, ImportError};
use crate::rooms::Rooms;
use crate::store::{Record, RoomId, Stream};

/// What the header calls the format.
const FORMAT: &str = "conurbation room";
/// The version of the format that this program writes, and the newest that it reads.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Header {
    format: String,
    version: u32,
    /// The program that wrote the file.
    program: String,
    room: String,
}

/// A record. Its content is text, as the room wrote it.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Event(u64, String),
    Talk(u64, String),
}

/// A room's records as lines.
pub async fn export(rooms: &Rooms, room: RoomId) -> Result<String, AdminError> {
    let (events, talk) = rooms.records(room).await?;
    if events.is_empty() {
        return Err(AdminError::NoSuchRoom(room.to_string()));
    }
    let program = env!("CARGO_PKG_VERSION").to_owned();
    let mut lines = to_line(&Header { format: FORMAT.into(), version: VERSION, program, room: room.to_string() });
    for (records, line) in [(events, Line::Event as fn(u64, String) -> Line), (talk, Line::Talk)] {
        for Record { seq, bytes } in records {
            let text = String::from_utf8(bytes)
                .map_err(|_| AdminError::Refused(format!("record {seq} is not text, so that it can't be exported")))?;
            lines += &to_line(&line(seq, text));
        }
    }
    Ok(lines)
}

fn to_line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("lines have no failing serializers") + "\n"
}

/// Adds the room of a file to the store.
pub async fn import(rooms: &Rooms, text: &str) -> Result<RoomId, AdminError> {
    let (room, events, talk) = read(text)?;
    let stored = rooms.records(room).await?;
    if !stored.0.is_empty() || !stored.1.is_empty() {
        return Err(ImportError::Exists(room).into());
    }
    Rooms::check_records(room, &events, &talk).map_err(ImportError::Damaged)?;
    rooms.add(room, Stream::Events, events).await?;
    rooms.add(room, Stream::Talk, talk).await?;
    Ok(room)
}

/// Whether a file is that of a finished game, by what it calls itself.
pub fn is_game(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Named {
        format: String,
    }
    let named = serde_json::Deserializer::from_str(text).into_iter::<Named>().next();
    named.and_then(Result::ok).is_some_and(|named| named.format == GameFile::FORMAT)
}

/// The room, its events and its talk.
fn read(text: &str) -> Result<(RoomId, Vec<Record>, Vec<Record>), ImportError> {
    let mut lines = text.lines();
    let header: Header = lines.next().and_then(|line| serde_json::from_str(line).ok()).ok_or(ImportError::NotOurs)?;
    if header.format != FORMAT {
        return Err(ImportError::NotOurs);
    }
    if header.version > VERSION {
        return Err(ImportError::TooNew { found: header.version, known: VERSION });
    }
    let room = header.room.parse().map_err(|_| ImportError::Damaged("its room has no valid code".into()))?;
    let (mut events, mut talk) = (Vec::new(), Vec::new());
    for (number, line) in (2..).zip(lines) {
        let line = serde_json::from_str(line).map_err(|error| ImportError::Damaged(format!("line {number}: {error}")));
        match line? {
            Line::Event(seq, text) => events.push(Record { seq, bytes: text.into_bytes() }),
            Line::Talk(seq, text) => talk.push(Record { seq, bytes: text.into_bytes() }),
        }
    }
    Ok((room, events, talk))
}
