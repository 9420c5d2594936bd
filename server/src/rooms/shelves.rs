//! What a room writes on shelves: the list of public rooms, a list for each guest of the rooms they are a member of,
//! and the boards of high scores.
//!
//! Shelves are an index of the log. A room writes its own entries when they change, and again after it was read from
//! the log. So an entry may be behind its room, but nobody else can write one, except where guests are told of turns:
//! that comes from the guests (`notices.rs`), and the room only drops it.

use std::{collections::BTreeMap, fmt, sync::Arc};

use conurbation_room::{Board, Day, Door, FinishedCampaign, Member, Progress, Room, Summary, Talk};
use futures_util::future::join_all;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::connected::wire;
use super::day_result::DayResult;
use super::played::add_played;
use super::shared::Shared;
use crate::store::{Entry, RoomId, StoreError};

/// Most high scores shown of a board.
pub const MAX_HIGH_SCORES: usize = 20;

/// Prefix of the shelves that record which game a room's first one continues or shares its deal with.
pub(super) const TWINS: &str = "twins/";

/// Prefix of the shelves with the results of the deals of a day.
pub(super) const DAYS: &str = "day/";

/// Prefix of the shelves with the accuracy of play in reviewed games.
pub(super) const ACCURACIES: &str = "accuracy/";

/// Prefix of the shelves with the devices on which guests are told of turns.
pub(super) const NOTICES: &str = "notices/";

/// Who reached a high score, and when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The player's name.
    pub name: String,
    /// When the campaign was finished, in milliseconds since 1970-01-01 UTC.
    pub at: u64,
}

/// A room's entry in the public list.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Public {
    /// The guest who is host, so that nobody fills the list; unknown in entries of older versions. Not shown.
    pub by: Option<Uuid>,
    /// What is shown.
    #[serde(flatten)]
    pub summary: Summary,
}

/// A room's entry on the shelf of a guest.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Joined {
    /// Who the guest is there; unknown in entries of older versions.
    pub me: Option<Member>,
    /// Whether they have a seat; unknown in entries of older versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sits: Option<bool>,
    /// What the room shows of itself.
    #[serde(flatten)]
    pub summary: Summary,
}

/// A room's entry on the shelf of summaries.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Glance {
    /// What the room shows of itself.
    #[serde(flatten)]
    pub summary: Summary,
    /// How far its game is; known only if the room was read since it was last in memory, where every move changes it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub progress: Option<Progress>,
}

impl Joined {
    fn at(room: &Room, guest: Uuid, summary: Summary) -> Self {
        Self { me: room.member(guest), sits: Some(sits(room, guest)), summary }
    }
}

fn sits(room: &Room, guest: Uuid) -> bool {
    room.member(guest).is_some_and(|me| room.seat_of(me).is_some())
}

impl Glance {
    /// At a room that nobody can enter meanwhile.
    pub fn at(room: &Room) -> Self {
        Self { summary: room.summary(), progress: room.progress() }
    }
}

/// A shelf. Displays as its name in the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shelf {
    /// The rooms in memory that anyone may join, by the time of their entry.
    Public,
    /// The rooms of a guest, by the time of their last change.
    Guest(Uuid),
    /// The rooms that know a guest who is no member: one they were removed from, where they gave way to a newcomer, or
    /// which they opened and never joined.
    Known(Uuid),
    /// The rooms that tell a guest of turns while no page is open, each with the guest's devices.
    Notices(Uuid),
    /// The best campaign of each room, by its points.
    HighScores(Board),
    /// The rooms with talk, by the time of the oldest line.
    Talk,
    /// What every room shows of itself, by the time of its last change.
    Summaries,
    /// What the engine says of the games of this number in all rooms, by its version.
    Review(u32),
    /// How well every seat decided in these games, in tenths of a percent: what records take from the reviews.
    Accuracy(u32),
    /// The rooms whose first game went on from the game whose file has this id, or has its deal, by the time when it
    /// ended.
    Twins(RoomId),
    /// The rooms in which a guest has finished games, each with these games, by the time when the last one ended.
    Record(Uuid),
    /// What was made of the deals of a day, by the time when each game ended.
    Day(Day),
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Public => f.write_str("public"),
            Self::Guest(guest) => write!(f, "guest/{guest}"),
            Self::Known(guest) => write!(f, "known/{guest}"),
            Self::Notices(guest) => write!(f, "{NOTICES}{guest}"),
            Self::HighScores(board) => write!(f, "high-scores/{board}"),
            Self::Talk => f.write_str("talk"),
            Self::Summaries => f.write_str("summaries"),
            Self::Review(number) => write!(f, "review/{number}"),
            Self::Accuracy(number) => write!(f, "{ACCURACIES}{number}"),
            Self::Twins(origin) => write!(f, "{TWINS}{origin}"),
            Self::Record(guest) => write!(f, "record/{guest}"),
            Self::Day(day) => write!(f, "{DAYS}{day}"),
        }
    }
}

/// What a room shows of itself by its entry; `None` if it has none that this version of the program can read.
pub(super) async fn glance(shared: &Shared, room: RoomId) -> Result<Option<Glance>, StoreError> {
    let entry = shared.store.shelved(&Shelf::Summaries.to_string(), room).await;
    let entry = entry.inspect_err(|error| shared.reports.report(room, "could not read an entry", error))?;
    Ok(entry.and_then(|entry| serde_json::from_slice(&entry.bytes).ok()))
}

/// Writes the entry of a room that is not in memory. Nobody can enter the room meanwhile.
pub(super) async fn keep_glance(shared: &Shared, room: RoomId, glance: &Glance, changed: u64) {
    if !shared.writing.works() {
        return;
    }
    let entry = Entry { rank: changed, bytes: wire::to_json(glance).into_bytes() };
    if let Err(error) = shared.store.shelve(&Shelf::Summaries.to_string(), room, Some(entry)).await {
        shared.reports.report(room, "could not write an entry", error);
    }
}

/// Writes who each guest of a room is into those of their entries that don't say it, as entries of older versions do.
/// Nobody can enter the room meanwhile.
pub(super) async fn keep_members(shared: &Shared, room: RoomId, state: &Room, changed: u64) {
    if !shared.writing.works() {
        return;
    }
    let summary = state.summary();
    for guest in state.guests() {
        let shelf = Shelf::Guest(guest).to_string();
        let Ok(Some(entry)) = shared.store.shelved(&shelf, room).await else { continue };
        let old = serde_json::from_slice::<Joined>(&entry.bytes).is_ok_and(|joined| joined.me.is_none());
        if old {
            let joined = Joined::at(state, guest, summary.clone());
            let entry = Entry { rank: changed, bytes: wire::to_json(&joined).into_bytes() };
            if let Err(error) = shared.store.shelve(&shelf, room, Some(entry)).await {
                shared.reports.report(room, "could not write an entry", error);
            }
        }
    }
}

/// Notes who has opened a room, which nobody has entered yet. If that fails, the next sweep does it.
pub(super) async fn keep_opener(shared: &Shared, room: RoomId, guest: Uuid) {
    let entry = Entry { rank: shared.clock.now(), bytes: Vec::new() };
    if let Err(error) = shared.store.shelve(&Shelf::Known(guest).to_string(), room, Some(entry)).await {
        shared.reports.report(room, "could not write an entry", error);
    }
}

/// What a room's entries are made from.
#[derive(PartialEq, Eq)]
struct Shown {
    summary: Summary,
    /// The guests, and whether they have a seat.
    guests: Vec<(Uuid, bool)>,
    /// The time of the oldest line of talk, in milliseconds since 1970-01-01 UTC.
    talk_since: Option<u64>,
}

impl Shown {
    fn of(room: &Room, talk: &Talk) -> Self {
        let guests = room.guests().map(|guest| (guest, sits(room, guest))).collect();
        Self { summary: room.summary(), guests, talk_since: talk.since() }
    }
}

/// The entries of one room. Only changes are written.
pub(super) struct Shelves {
    shared: Arc<Shared>,
    room: RoomId,
    /// What the entries were made from. `None` while some are unknown or could not be written: the program may have
    /// been killed between an event and its entries.
    shown: Option<Shown>,
    /// The entry on each shelf, as far as it is known.
    written: BTreeMap<Shelf, Option<Vec<u8>>>,
}

impl Shelves {
    /// The entries are not known yet.
    pub fn new(shared: Arc<Shared>, room: RoomId) -> Self {
        Self { shared, room, shown: None, written: BTreeMap::new() }
    }

    /// Brings the entries up to date. `now` and `changed`, the time of the room's last change, are in milliseconds
    /// since 1970-01-01 UTC. What can't be written is tried again the next time; nothing is tried while the store takes
    /// no writes.
    pub async fn update(&mut self, room: &Room, talk: &Talk, changed: u64, now: u64) {
        let shown = Shown::of(room, talk);
        if self.shown.as_ref() == Some(&shown) {
            return;
        }
        let Shown { summary, guests, talk_since } = &shown;
        if !self.shared.writing.works() {
            return;
        }
        for (guest, _) in guests {
            // A guest who came back may have asked anew to be told of turns.
            self.written.remove(&Shelf::Notices(*guest));
        }
        let gone = room.known_guests().flat_map(|guest| [Shelf::Guest(guest), Shelf::Notices(guest)]);
        let mut wanted: BTreeMap<Shelf, Option<Entry>> =
            self.written.keys().copied().chain(gone).map(|shelf| (shelf, None)).collect();
        let entry = |bytes: String| Some(Entry { rank: changed, bytes: bytes.into_bytes() });
        wanted.insert(Shelf::Summaries, entry(wire::to_json(&Glance { summary: summary.clone(), progress: None })));
        let listed = summary.public && summary.host.is_some() && summary.door != Door::Locked;
        let public = || Public { by: Some(room.host_guest()), summary: summary.clone() };
        wanted.insert(Shelf::Public, listed.then(|| Entry { rank: now, bytes: wire::to_json(&public()).into_bytes() }));
        wanted.insert(Shelf::Talk, talk_since.map(|rank| Entry { rank, bytes: Vec::new() }));
        for (guest, _) in guests {
            let joined = Joined::at(room, *guest, summary.clone());
            wanted.insert(Shelf::Guest(*guest), entry(wire::to_json(&joined)));
        }
        // The opener of a room that branches off a game is in it from the beginning.
        if guests.iter().any(|(guest, _)| *guest == room.host_guest()) {
            wanted.insert(Shelf::Known(room.host_guest()), None);
        }
        for guest in room.known_guests() {
            wanted.insert(Shelf::Known(guest), Some(Entry { rank: changed, bytes: Vec::new() }));
        }
        if self.written.is_empty() {
            self.look(&wanted).await;
        }
        let whole = self.write(wanted).await
            && self.enter(summary, changed).await
            && self.enter_played(room).await
            // Last: whoever sees the table among those of its day finds which is theirs by their record.
            && self.enter_deal(room, changed).await;
        self.shown = whole.then_some(shown);
    }

    /// Whether somebody is a member whose list has not got the room yet.
    pub fn lacks_a_member(&self, room: &Room) -> bool {
        room.guests().any(|guest| !matches!(self.written.get(&Shelf::Guest(guest)), Some(Some(_))))
    }

    /// Finds out which entries are as they should be. After a server has ended, many rooms are read at once, and there
    /// may be thousands of guests who are no members: writing everything anew would hold up everybody's moves.
    async fn look(&mut self, wanted: &BTreeMap<Shelf, Option<Entry>>) {
        let names: Vec<String> = wanted.keys().map(ToString::to_string).collect();
        // What is not known is written.
        let Ok(entries) = self.shared.store.shelved_on(&names, self.room).await else { return };
        for ((shelf, entry), name) in wanted.iter().zip(&names) {
            let stored = entries.get(name);
            if is_as_wanted(*shelf, stored, entry.as_ref()) {
                self.written.insert(*shelf, stored.map(|entry| entry.bytes.clone()));
            }
        }
    }

    /// Enters a finished campaign on its board for good; returns whether that succeeded. Of several campaigns in a room
    /// the best one counts.
    async fn enter(&self, summary: &Summary, finished: u64) -> bool {
        let Some(FinishedCampaign { board, points, name }) = summary.finished_campaign() else { return true };
        let points = u64::from(points);
        let board = Shelf::HighScores(board).to_string();
        let put = async {
            // A better one of this room that is too far down to be shown is replaced too: nobody sees a difference.
            let shown = self.shared.store.shelf(&board, MAX_HIGH_SCORES).await?;
            if shown.iter().any(|shelved| shelved.room == self.room && shelved.entry.rank >= points) {
                return Ok(());
            }
            let bytes = wire::to_json(&Player { name, at: finished }).into_bytes();
            self.shared.store.shelve(&board, self.room, Some(Entry { rank: points, bytes })).await
        };
        let result: Result<(), StoreError> = put.await;
        if let Err(error) = &result {
            self.shared.reports.report(self.room, "could not enter a high score", error);
        }
        result.is_ok()
    }

    /// Notes for good where the deal came from of the game that has just ended, if others have it too; returns whether
    /// that succeeded.
    async fn enter_deal(&self, room: &Room, ended: u64) -> bool {
        let twin = room.ended_branch().map(|branch| (Shelf::Twins(RoomId::of_hash(branch.from.0)), Vec::new()));
        let of_day = DayResult::of(room).map(|(day, result)| (Shelf::Day(day), wire::to_json(&result).into_bytes()));
        let Some((deal, bytes)) = twin.or(of_day) else { return true };
        let deal = deal.to_string();
        let put = async {
            if self.shared.store.shelved(&deal, self.room).await?.is_some() {
                return Ok(());
            }
            self.shared.store.shelve(&deal, self.room, Some(Entry { rank: ended, bytes })).await
        };
        let result: Result<(), StoreError> = put.await;
        if let Err(error) = &result {
            self.shared.reports.report(self.room, "could not note where a game comes from", error);
        }
        result.is_ok()
    }

    /// Adds the game that has just ended to the records of those who played it; returns whether that succeeded.
    async fn enter_played(&self, room: &Room) -> bool {
        let all = room.ended_game().into_iter().map(async |(guest, game)| {
            let added = add_played(&self.shared.store, &Shelf::Record(guest).to_string(), self.room, vec![game]).await;
            added.inspect_err(|error| self.shared.reports.report(self.room, "could not add to a record", error))
        });
        join_all(all).await.iter().all(Result::is_ok)
    }

    /// Takes the room off the public list because it is leaving memory.
    pub async fn leave_memory(&mut self) {
        self.shown = None;
        if !self.shared.writing.works() {
            return;
        }
        self.write(BTreeMap::from([(Shelf::Public, None)])).await;
    }

    /// Writes all changes at once, so that they need one commit; returns whether everything was written.
    async fn write(&mut self, mut wanted: BTreeMap<Shelf, Option<Entry>>) -> bool {
        wanted.retain(|shelf, entry| {
            let bytes = entry.as_ref().map(|entry| &entry.bytes);
            self.written.get(shelf).is_none_or(|written| written.as_ref() != bytes)
        });
        let (store, room) = (&self.shared.store, self.room);
        let writes = wanted.into_iter().map(async |(shelf, entry)| {
            let bytes = entry.as_ref().map(|entry| entry.bytes.clone());
            (shelf, bytes, store.shelve(&shelf.to_string(), room, entry).await)
        });
        let mut whole = true;
        for (shelf, bytes, result) in join_all(writes).await {
            if let Err(error) = result {
                self.shared.writing.failed();
                self.shared.reports.report(room, "could not write an entry", error);
                self.written.remove(&shelf);
                whole = false;
            } else {
                self.written.insert(shelf, bytes);
            }
        }
        whole
    }
}

/// Whether an entry can stay as it is. Its rank may be behind, except where nothing but the rank says anything.
fn is_as_wanted(shelf: Shelf, stored: Option<&Entry>, wanted: Option<&Entry>) -> bool {
    let by_rank = matches!(shelf, Shelf::Public | Shelf::Talk);
    match (stored, wanted) {
        (None, None) => true,
        (Some(stored), Some(wanted)) => stored.bytes == wanted.bytes && (stored.rank == wanted.rank || !by_rank),
        _ => false,
    }
}
