//! The talk of a finished game, for those who may read it.

use std::sync::Arc;

use conurbation_room::{Entry, Line, Saying, ShownTalk, Stage};
use futures_util::FutureExt;
use uuid::Uuid;

use crate::jobs::blocking::run_blocking;
use crate::rooms::common::closed::is_closed;
use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::wire::to_json;
use crate::rooms::reading::loader::fold;
use crate::rooms::reading::streams::readable_saying;
use crate::rooms::registry::Rooms;
use crate::rooms::shared::Shared;
use crate::rooms::talks::Said;
use crate::store::{RoomId, Stream};

/// Most lines of one game that are shown: the newest ones.
pub const MAX_SAID: usize = 2000;

impl Rooms {
    /// The lines of a room's game, by its number from 0, that this guest may read, as JSON, oldest first; `None` unless
    /// the game is over. What partners said to each other others read only if all of them would show it.
    pub async fn said(&self, room: RoomId, number: u32, guest: Uuid) -> Result<Option<String>, ConnectError> {
        let shared = Arc::clone(&self.0);
        let said = self.0.talks.join((room, number), || read(shared, room, number).boxed()).await?;
        if said.room.entry(guest, None) != Entry::Inside {
            return Err(ConnectError::NotAdmitted);
        }
        let Some(sayings) = &said.sayings else { return Ok(None) };
        let may_read = |saying: &&Saying| saying.readable(&said.room, guest) || said.shown.has(saying);
        let readable = sayings.iter().rev().filter(may_read);
        let mut lines: Vec<&Line> = readable.map(|saying| &saying.line).take(MAX_SAID).collect();
        lines.reverse();
        Ok(Some(to_json(&lines)))
    }
}

async fn read(shared: Arc<Shared>, room: RoomId, number: u32) -> Result<Arc<Said>, ConnectError> {
    shared.failures.check(room)?;
    if is_closed(&shared.store, room).await? {
        return Err(ConnectError::Closed);
    }
    let said = read_beside(&shared, room, number).await;
    if let Err(error @ (ConnectError::Corrupt(_) | ConnectError::Store(_))) = &said {
        shared.reports.report(room, "could not read the talk of a game", error);
    }
    said.map(Arc::new)
}

async fn read_beside(shared: &Shared, id: RoomId, number: u32) -> Result<Said, ConnectError> {
    let turn = shared.game_reader.turn().await?;
    let events = shared.store.read(id, Stream::Events, 1).await?;
    if events.is_empty() {
        return Err(ConnectError::NoSuchRoom);
    }
    let folded = run_blocking(shared.environment.threads, move || Ok((fold(id, &events, &[])?, turn))).await;
    let ((room, _), _turn) = folded.map_err(ConnectError::Corrupt)?;
    let over = number < room.game_no() || number == room.game_no() && room.stage() == Stage::Ended;
    if !over {
        return Ok(Said { room, sayings: None, shown: ShownTalk::default() });
    }
    let talk = shared.store.read(id, Stream::Talk, 1).await?;
    let of_game = move || -> Result<Vec<Saying>, String> {
        let sayings = talk.iter().filter_map(readable_saying);
        Ok(sayings.filter(|saying| saying.line.game == number).collect())
    };
    let sayings = run_blocking(shared.environment.threads, of_game).await.map_err(ConnectError::Corrupt)?;
    let shown = ShownTalk::of(&sayings);
    Ok(Said { room, sayings: Some(sayings), shown })
}
