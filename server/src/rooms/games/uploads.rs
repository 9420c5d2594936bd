//! Games that guests have uploaded as files, perhaps from another server, to be watched here.
//!
//! A file is kept byte for byte, under an id that follows from its bytes: the same file twice is one game. Whoever has
//! uploaded it holds it, be it a guest or who runs the server; it goes with the last of them, when its time is over, or
//! when somebody who played it in a room of this server has their data deleted.

use std::sync::Arc;

use conurbation_room::{Finding, GameFile, GameFileError, Kept, Verdict};
use conurbation_rules::draw::Hash;
use conurbation_rules::games::Kind;
use futures_util::FutureExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::jobs::blocking::run_blocking;
use crate::jobs::queue::{Busy, Turn};
use crate::rooms::checkers::Found;
use crate::rooms::common::error::ConnectError;
use crate::rooms::common::form::Form;
use crate::rooms::connected::wire::to_json;
use crate::rooms::lists::MAX_OF_GUEST;
use crate::rooms::registry::Rooms;
use crate::rooms::shared::Shared;
use crate::store::{Entry, RoomId, Shelved, StoreError};

/// The shelf of the files, by when they were last uploaded. It and those below have the name that older stores know.
pub(in crate::rooms) const FILES: &str = "brought";
/// Prefix of the shelves with what each guest has uploaded.
const BY: &str = "brought/by/";
/// Prefix of the shelves with the uploaded games that were played in a room, by the hash of its code.
const FROM: &str = "brought/from/";
/// Stands for the operator among those who have uploaded games. No guest has this id.
const OPERATOR: Uuid = Uuid::nil();
/// Files that a sweep reads at once: each may be large.
const PAGE: usize = 8;

/// What a list says of a game that was uploaded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// Which game it is.
    pub game: Kind,
    /// The people who played it.
    pub people: Vec<String>,
}

/// A game that a guest has uploaded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upload {
    /// Its id.
    pub id: RoomId,
    /// When, in milliseconds since 1970-01-01 UTC.
    pub at: u64,
    /// What it is.
    pub about: About,
}

/// Why a file is not taken.
#[derive(Debug, thiserror::Error)]
pub enum UploadError {
    /// It is not the file of a game that this program can read.
    #[error(transparent)]
    Unreadable(#[from] GameFileError),
    /// A check found something wrong with the game.
    #[error("{finding}")]
    Wrong {
        /// What was found.
        finding: Finding,
        /// How many actions the game has.
        actions: usize,
    },
    /// Watching it would take more bytes than it may.
    #[error("the game is too long to be watched")]
    TooLong,
    /// The guest has uploaded as many as one guest can, which are as many as their list shows.
    #[error("the guest has uploaded {MAX_OF_GUEST} games")]
    TooMany,
    /// Too many files wait to be checked.
    #[error(transparent)]
    Busy(#[from] Busy),
    /// The guest's data were just deleted: they are somebody new from now on.
    #[error("the guest's data were just deleted")]
    Forgotten,
    /// It could not be checked, although nothing is wrong with it.
    #[error("{0}")]
    Unchecked(String),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Rooms {
    /// Checks the file of a game as `conurbation verify` does, and keeps it if nothing is wrong with it. Its id.
    pub async fn upload(&self, guest: Uuid, file: Vec<u8>) -> Result<RoomId, UploadError> {
        let turn = self.0.checkers.queue.turn().await?;
        self.upload_from(guest, file, None, turn).await
    }

    /// The same for the operator, who may upload any number.
    pub async fn import_game(&self, file: Vec<u8>) -> Result<RoomId, UploadError> {
        self.upload(OPERATOR, file).await
    }

    /// The same with the file of a game that was played in a room of this server: not every file says so itself.
    pub(in crate::rooms) async fn upload_from(
        &self,
        guest: Uuid,
        file: Vec<u8>,
        played_in: Option<RoomId>,
        turn: Turn,
    ) -> Result<RoomId, UploadError> {
        let shared = &self.0;
        let id = RoomId::of_hash(Sha256::digest(&file).into());
        let held = shared.store.shelf(&by(guest), MAX_OF_GUEST).await?;
        if guest != OPERATOR && held.len() >= MAX_OF_GUEST && !held.iter().any(|held| held.room == id) {
            return Err(UploadError::TooMany);
        }
        let checking =
            run_blocking(shared.environment.threads, move || Ok(check(&file).map(|found| (file, found, turn)))).await;
        let (file, (about, room), _turn) = checking.map_err(UploadError::Unchecked)??;
        let room = room.or(played_in.map(|room| Hash::of_room(room.as_str())));
        if !shared.writing.works() {
            return Err(StoreError::Failed("the last write failed".into()).into());
        }
        if let Err(error) = self.keep_upload(guest, id, file, &about, room).await {
            shared.writing.failed();
            return Err(error.into());
        }
        if shared.forgotten.has(guest) {
            // That may have been too early to find this game.
            self.drop_held(guest, id).await?;
            return Err(UploadError::Forgotten);
        }
        Ok(id)
    }

    /// Who holds it comes first: without its file an entry does no harm, but a file would be found by no deletion.
    async fn keep_upload(
        &self,
        guest: Uuid,
        id: RoomId,
        file: Vec<u8>,
        about: &About,
        room: Option<Hash>,
    ) -> Result<(), StoreError> {
        let (store, rank) = (&self.0.store, self.0.clock.now());
        store.shelve(&by(guest), id, Some(Entry { rank, bytes: to_json(about).into_bytes() })).await?;
        if let Some(room) = room {
            store.shelve(&from(room), id, Some(Entry { rank, bytes: Vec::new() })).await?;
        }
        store.shelve(FILES, id, Some(Entry { rank, bytes: file })).await
    }

    /// A game that was uploaded, as JSON; `None` if it is not here.
    pub async fn uploaded_game(&self, id: RoomId, form: Form) -> Found {
        let found = match form {
            Form::File => file(&self.0, id).await,
            Form::Named => made(&self.0, id, GameFile::to_named).await,
            Form::Replay => {
                let shared = Arc::clone(&self.0);
                let replay = || async move { made(&shared, id, |game| game.to_replay()).await }.boxed();
                self.0.checkers.replays.join(id, replay).await
            }
        };
        Ok(found?.map(|bytes| self.0.checkers.sent.share((id, form), bytes)))
    }

    /// The games that a guest has uploaded, the last one first.
    pub async fn uploaded_by(&self, guest: Uuid) -> Result<Vec<Upload>, StoreError> {
        let shelved = self.0.store.shelf(&by(guest), MAX_OF_GUEST).await?;
        let games = shelved.into_iter().filter_map(|Shelved { room: id, entry: Entry { rank: at, bytes } }| {
            Some(Upload { id, at, about: serde_json::from_slice(&bytes).ok()? })
        });
        Ok(games.collect())
    }

    /// Whether a guest has uploaded any.
    pub(in crate::rooms) async fn has_uploaded(&self, guest: Uuid) -> Result<bool, StoreError> {
        Ok(!self.0.store.shelf(&by(guest), 1).await?.is_empty())
    }

    /// Deletes a game that a guest has uploaded, unless somebody else has uploaded it, too.
    pub async fn take_back(&self, guest: Uuid, id: RoomId) -> Result<(), StoreError> {
        // Nobody uploads it meanwhile.
        let _turn = self.0.checkers.queue.turn_at_last().await;
        self.drop_held(guest, id).await
    }

    /// The same for all that they have uploaded.
    pub(in crate::rooms) async fn take_all_back(&self, guest: Uuid) -> Result<(), StoreError> {
        loop {
            let shelved = self.0.store.shelf(&by(guest), MAX_OF_GUEST).await?;
            if shelved.is_empty() {
                return Ok(());
            }
            for Shelved { room: id, .. } in shelved {
                self.take_back(guest, id).await?;
            }
        }
    }

    async fn drop_held(&self, guest: Uuid, id: RoomId) -> Result<(), StoreError> {
        let store = &self.0.store;
        let (held, mine) = (store.shelves_of(id).await?, by(guest));
        if !held.contains(&mine) {
            return Ok(());
        }
        if held.iter().any(|name| name.starts_with(BY) && *name != mine) {
            return store.shelve(&mine, id, None).await;
        }
        store.unshelve(id, Vec::new()).await
    }

    /// Deletes a game that was uploaded, whoever holds it. Whether there was one.
    pub(in crate::rooms) async fn drop_upload(&self, id: RoomId) -> Result<bool, StoreError> {
        let is_here = self.0.store.shelved(FILES, id).await?.is_some();
        if is_here {
            self.0.store.unshelve(id, Vec::new()).await?;
        }
        Ok(is_here)
    }

    /// Deletes those last uploaded before this time, and returns how many.
    pub(in crate::rooms) async fn sweep_uploads(&self, before: u64) -> Result<usize, StoreError> {
        let mut swept = 0;
        loop {
            let old = self.0.store.oldest(FILES, before, None, PAGE).await?;
            if old.is_empty() {
                return Ok(swept);
            }
            // Nobody uploads one of them again meanwhile.
            let _turn = self.0.checkers.queue.turn_at_last().await;
            for Shelved { room: id, .. } in old {
                let is_old = self.0.store.shelved(FILES, id).await?.is_some_and(|entry| entry.rank < before);
                if is_old {
                    self.0.store.unshelve(id, Vec::new()).await?;
                    swept += 1;
                }
            }
        }
    }
}

/// Deletes the games of a room that were uploaded: somebody who played there must not be named any more.
pub(in crate::rooms) async fn drop_games_of(shared: &Shared, room: RoomId) -> Result<(), StoreError> {
    let shelf = from(Hash::of_room(room.as_str()));
    for Shelved { room: id, .. } in shared.store.shelf(&shelf, usize::MAX).await? {
        shared.store.unshelve(id, Vec::new()).await?;
    }
    Ok(())
}

async fn file(shared: &Shared, id: RoomId) -> Found {
    Ok(shared.store.shelved(FILES, id).await?.map(|entry| entry.bytes.into()))
}

/// What is made of a file.
async fn made(shared: &Shared, id: RoomId, make: fn(GameFile) -> Result<Option<String>, String>) -> Found {
    let Some(file) = file(shared, id).await? else { return Ok(None) };
    let turn = shared.checkers.queue.turn().await?;
    let work = run_blocking(shared.environment.threads, move || {
        let _turn = turn;
        make(GameFile::from_json(&file).map_err(|error| error.to_string())?)
    });
    let json = work.await.map_err(ConnectError::Corrupt)?;
    Ok(json.map(|json| json.into_bytes().into()))
}

/// What a file is of, and the hash of the room where it was played.
fn check(file: &[u8]) -> Result<(About, Option<Hash>), UploadError> {
    let game = GameFile::from_json(file)?;
    let actions = game.actions();
    let failed = game.check(&Kept::default()).into_iter().find(|finding| finding.verdict == Verdict::Failed);
    if let Some(finding) = failed {
        return Err(UploadError::Wrong { finding, actions });
    }
    game.to_replay().map_err(UploadError::Unchecked)?.ok_or(UploadError::TooLong)?;
    Ok((About { game: game.kind(), people: game.people() }, game.room()))
}

fn by(guest: Uuid) -> String {
    format!("{BY}{guest}")
}

fn from(room: Hash) -> String {
    format!("{FROM}{room}")
}
