//! Deleting what is known of a guest, room by room.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Event, Member, Trace, Unsaid, all_played, redacted, trace};
use futures_util::FutureExt;
use tokio::task::yield_now;
use tokio::time::timeout;
use uuid::Uuid;

use crate::jobs::blocking::run_blocking;
use crate::rooms::common::closed::CLOSED;
use crate::rooms::common::error::ConnectError;
use crate::rooms::exclusive::Occupied;
use crate::rooms::games::uploads::drop_games_of;
use crate::rooms::links::letters::Question;
use crate::rooms::lists::MAX_OF_GUEST;
use crate::rooms::log::{CommitError, Log, Reload};
use crate::rooms::mail::Mail;
use crate::rooms::played::add_played;
use crate::rooms::registry::Rooms;
use crate::rooms::shared::Shared;
use crate::rooms::shelves::{ACCURACIES, DAYS, NOTICES, Shelf, Shelves, TWINS};
use crate::store::{Record, RoomId, Shelved, StoreError, Stream};

/// The result of forgetting a guest in a room.
pub(in crate::rooms) enum Forgot {
    /// It is gone: nobody else ever joined it.
    Room,
    /// It goes on without them. The number that they had, if any.
    Guest(Option<Member>),
}

impl Rooms {
    /// Deletes everything that is known of a guest. It goes on when nobody waits for it any more. After an error, or
    /// when the server was stopped, it can be repeated: the rooms that are left are still on the guest's shelves.
    pub async fn forget(&self, guest: Uuid) -> Result<(), ConnectError> {
        let rooms = self.clone();
        let work = self.0.tasks.spawn(async move {
            let shared = rooms.0.clone();
            shared.forgetting.join(guest, || async move { rooms.forget_everywhere(guest).await }.boxed()).await
        });
        work.await.unwrap_or_else(|error| Err(ConnectError::Corrupt(format!("forgetting a guest failed: {error}"))))
    }

    /// The same, waiting for so long; `None` if it is still under way.
    pub async fn forget_within(&self, guest: Uuid, patience: Duration) -> Option<Result<(), ConnectError>> {
        timeout(patience, self.forget(guest)).await.ok()
    }

    /// Whether a guest is just being forgotten.
    pub fn is_forgetting(&self, guest: Uuid) -> bool {
        self.0.forgetting.has(guest)
    }

    /// Whether a guest was forgotten since the server started, in all rooms.
    pub fn is_forgotten(&self, guest: Uuid) -> bool {
        self.0.forgotten.has(guest) && !self.is_forgetting(guest)
    }

    /// Whether anything is known about a guest.
    pub async fn knows(&self, guest: Uuid) -> Result<bool, StoreError> {
        Ok(!self.knowing(guest, 1).await?.is_empty() || self.has_uploaded(guest).await?)
    }

    /// The rooms that know a guest, in no particular order; at most so many on each of their shelves.
    pub(in crate::rooms) async fn knowing(&self, guest: Uuid, limit: usize) -> Result<Vec<RoomId>, StoreError> {
        let mut rooms = HashSet::new();
        for shelf in [Shelf::Guest(guest), Shelf::Known(guest), Shelf::Notices(guest)] {
            let shelved = self.0.store.shelf(&shelf.to_string(), limit).await?;
            rooms.extend(shelved.into_iter().map(|Shelved { room, .. }| room));
        }
        Ok(rooms.into_iter().collect())
    }

    async fn forget_everywhere(&self, guest: Uuid) -> Result<(), ConnectError> {
        let _turn = self.0.deletions.acquire().await.expect("the semaphore is never closed");
        self.forget_in_rooms(guest).await?;
        // From now on nothing is taken from them any more; what they did until then goes too.
        let rest = async {
            self.ignore(guest, true).await?;
            self.forget_in_rooms(guest).await
        };
        let rest = rest.await;
        if rest.is_err() {
            // Else they could not ask for it again.
            if let Err(error) = self.ignore(guest, false).await {
                tracing::warn!(%error, "another server takes nothing from a guest whose data it still has");
            }
        }
        rest
    }

    /// Goes through all rooms even if it fails in some of them.
    async fn forget_in_rooms(&self, guest: Uuid) -> Result<(), ConnectError> {
        let mut failed = HashSet::new();
        let mut result = self.take_all_back(guest).await.map_err(ConnectError::Store);
        loop {
            let rooms = self.knowing(guest, MAX_OF_GUEST + failed.len()).await?;
            let left: Vec<RoomId> = rooms.into_iter().filter(|room| !failed.contains(room)).collect();
            if left.is_empty() {
                return result;
            }
            for room in left {
                if let Err(error) = self.forget_in(room, guest).await {
                    self.0.reports.report(room, "could not forget a guest", &error);
                    failed.insert(room);
                    result = Err(error);
                }
            }
        }
    }

    /// Deletes what is known of a guest in a room, whoever has it.
    async fn forget_in(&self, room: RoomId, guest: Uuid) -> Result<(), ConnectError> {
        let question = || Question::Forget { room: room.to_string(), guest };
        self.at_owner(|| self.forget_here(room, guest), question).await
    }

    /// The same for a room that no other server has; [`ConnectError::Elsewhere`] if one does.
    pub(in crate::rooms) async fn forget_here(&self, room: RoomId, guest: Uuid) -> Result<(), ConnectError> {
        loop {
            match self.ask(room, |reply| Mail::Forget { guest, reply }).await {
                Ok((forgotten, _)) => break forgotten?,
                Err(ConnectError::NoSuchRoom | ConnectError::Closed) => {}
                Err(error) => return Err(error),
            }
            // Nobody can enter it, if it is there at all: it has no task.
            match self.exclusively(room, move |shared| forget_in_closed(shared, room, guest).boxed()).await {
                Ok(forgotten) => break forgotten?,
                // It was opened again meanwhile, or somebody was trying to enter.
                Err(Occupied::There(node)) => return Err(ConnectError::Elsewhere(node)),
                Err(Occupied::Here | Occupied::Unknown(ConnectError::NoSuchRoom | ConnectError::Closed)) => {
                    yield_now().await;
                }
                Err(Occupied::Unknown(error)) => return Err(error),
            }
        }
        for shelf in [Shelf::Guest(guest), Shelf::Known(guest), Shelf::Notices(guest), Shelf::Record(guest)] {
            self.0.store.shelve(&shelf.to_string(), room, None).await?;
        }
        Ok(())
    }
}

/// Forgets a guest in a room that nobody can enter.
async fn forget_in_closed(shared: Arc<Shared>, room: RoomId, guest: Uuid) -> Result<(), ConnectError> {
    let loaded = match shared.loader.load(room).await {
        Ok(loaded) => loaded,
        Err(ConnectError::NoSuchRoom) => return Ok(()),
        Err(error) => return Err(error),
    };
    let mut log = Log::new(shared.clone(), room, loaded);
    match log.forget(guest).await {
        Ok(Ok(Forgot::Guest(_))) => {}
        Ok(Ok(Forgot::Room)) => return Ok(()),
        Ok(Err(error)) => return Err(error),
        Err(Reload) => return Err(ConnectError::Failing),
    }
    if let Ok(()) = log.catch_up().await {
        let mut shelves = Shelves::new(shared.clone(), room);
        shelves.update(&log.room, &log.talk, log.changed, shared.clock.now()).await;
        shelves.leave_memory().await;
    }
    Ok(())
}

impl Log {
    /// Deletes what is known of a guest: what they said, their name in every record, and the whole room if nobody else
    /// opened or ever joined it. The room is off all shelves then, and has to be read again. After an error it can be
    /// repeated.
    pub async fn forget(&mut self, guest: Uuid) -> Result<Result<Forgot, ConnectError>, Reload> {
        if let Err(error) = self.catch_up().await {
            return Ok(Err(error));
        }
        let (events, trace) = match self.look_for(guest).await {
            Ok(found) => found,
            Err(error) => return Ok(Err(error)),
        };
        // Files of their games have the name in them.
        let played = trace.member.is_some_and(|member| self.room.has_played(member));
        if played && let Err(error) = drop_games_of(&self.shared, self.id).await {
            return Ok(Err(error.into()));
        }
        if !trace.others_came {
            let deleted = self.shared.store.delete_room(self.id).await;
            return Ok(deleted.map(|()| Forgot::Room).map_err(ConnectError::Store));
        }
        if let Some(member) = trace.member
            && let Err(error) = self.unsay(Unsaid::By(member)).await?
        {
            return Ok(Err(error.into()));
        }
        let now = self.shared.clock.now();
        let forgotten = self.durably(|log| log.decide(|room| Ok(room.forgets(guest, now)))).await?;
        if let Err(CommitError::NotWritten | CommitError::Unknown) = forgotten {
            return Ok(Err(StoreError::Failed("not written".to_owned()).into()));
        }
        let mut redacted = self.redact(guest, &events, &trace).await;
        // Somebody who read a game before that may have uploaded it since.
        if played && redacted.is_ok() {
            redacted = drop_games_of(&self.shared, self.id).await;
        }
        // Read anew, so that memory knows no more than the log.
        self.outdate();
        Ok(redacted.map(|()| Forgot::Guest(trace.member)).map_err(ConnectError::Store))
    }

    /// The events of the log, and what they tell of a guest.
    async fn look_for(&self, guest: Uuid) -> Result<(Vec<Event>, Trace), ConnectError> {
        let records = self.shared.store.read(self.id, Stream::Events, 1).await?;
        let look = move || {
            let events = records.iter().map(|record| Event::from_record(&record.bytes)).collect::<Result<Vec<_>, _>>();
            let events = events.map_err(|error| error.to_string())?;
            let trace = trace(&events, guest);
            Ok((events, trace))
        };
        run_blocking(self.shared.environment.threads, look).await.map_err(ConnectError::Corrupt)
    }

    /// Writes the records that name a guest anew, without their name and their id, and takes the room off all shelves
    /// that names are on.
    async fn redact(&self, guest: Uuid, events: &[Event], trace: &Trace) -> Result<(), StoreError> {
        let name = trace.member.and_then(|member: Member| self.room.name(member)).unwrap_or_default();
        let stand_in = (Uuid::new_v4(), name);
        let named = |seq: &u64| trace.records.contains(seq);
        let events: Vec<(u64, Event)> = (1..)
            .zip(events)
            .map(|(seq, event)| (seq, if named(&seq) { redacted(event, guest, stand_in) } else { event.clone() }))
            .collect();
        let records = events.iter().filter(|(seq, _)| named(seq));
        let records = records.map(|(seq, event)| Record { seq: *seq, bytes: event.to_record() }).collect();
        self.shared.store.redact(self.id, Stream::Events, records).await?;
        // Where the others want to be told of turns names nobody, nor do the game that one went on from, a day's result
        // and how well each seat played, and the room can't write them anew.
        let of_others = |name: &String| {
            name.starts_with(TWINS)
                || name.starts_with(DAYS)
                || name.starts_with(ACCURACIES)
                || name.starts_with(NOTICES) && *name != Shelf::Notices(guest).to_string()
        };
        let mut kept: Vec<String> =
            self.shared.store.shelves_of(self.id).await?.into_iter().filter(of_others).collect();
        kept.push(CLOSED.to_owned());
        self.shared.store.unshelve(self.id, kept).await?;
        self.record_anew(events.into_iter().map(|(_, event)| event).collect(), stand_in.0).await
    }

    /// Makes the records of all others anew, without the guest, who has this id now: the room itself can't.
    async fn record_anew(&self, events: Vec<Event>, stand_in: Uuid) -> Result<(), StoreError> {
        let played = run_blocking(self.shared.environment.threads, move || {
            all_played(&events).map_err(|corrupt| corrupt.to_string())
        });
        // What is wrong with a log is said when its room is opened.
        let Ok(played) = played.await else { return Ok(()) };
        for (guest, games) in played.into_iter().filter(|(guest, _)| *guest != stand_in) {
            add_played(&self.shared.store, &Shelf::Record(guest).to_string(), self.id, games).await?;
        }
        Ok(())
    }
}
