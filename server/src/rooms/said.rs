//! What was said while a finished game was played, for those who could read it then.

use conurbation_room::{Entry, Line, Saying, Stage};
use uuid::Uuid;

use super::admin::is_closed;
use super::beside::beside;
use super::error::ConnectError;
use super::loader::fold;
use super::registry::Rooms;
use super::wire::to_json;
use crate::store::{Record, RoomId, Stream};

/// Most lines of one game that are shown: the newest ones.
pub const MAX_SAID: usize = 2000;

impl Rooms {
    /// The lines of a room's game, by its number from 0, that this guest may read, as JSON, oldest first; `None` unless
    /// the game is over.
    pub async fn said(&self, room: RoomId, number: u32, guest: Uuid) -> Result<Option<String>, ConnectError> {
        self.0.failures.check(room)?;
        if is_closed(&self.0.store, room).await? {
            return Err(ConnectError::Closed);
        }
        let turn = self.0.game_reader.turn().await?;
        let events = self.0.store.read(room, Stream::Events, 1).await?;
        if events.is_empty() {
            return Err(ConnectError::NoSuchRoom);
        }
        let talk = self.0.store.read(room, Stream::Talk, 1).await?;
        let said = beside(self.0.chance.threads, move || {
            let _turn = turn;
            said(room, number, guest, (&events, &talk))
        });
        match said.await.map_err(ConnectError::Corrupt)? {
            (Entry::Inside, said) => Ok(said),
            _ => Err(ConnectError::NotAdmitted),
        }
    }
}

/// How the guest stands to the room, and what was said that they may read.
fn said(
    id: RoomId,
    number: u32,
    guest: Uuid,
    (events, talk): (&[Record], &[Record]),
) -> Result<(Entry, Option<String>), String> {
    let (room, _) = fold(id, events, talk)?;
    let entry = room.entry(guest, None);
    let over = number < room.game_no() || number == room.game_no() && room.stage() == Stage::Ended;
    if entry != Entry::Inside || !over {
        return Ok((entry, None));
    }
    let sayings = talk.iter().rev().filter_map(|record| Saying::from_record(&record.bytes).ok().flatten());
    let of_game = sayings.filter(|saying| saying.line.game == number && saying.readable(&room, guest));
    let mut lines: Vec<Line> = of_game.map(|saying| saying.line).take(MAX_SAID).collect();
    lines.reverse();
    Ok((entry, Some(to_json(&lines))))
}
