//! Appends. Those that arrive while others are being written wait for each other, and one statement writes them all: a
//! commit costs more than a record, and rooms pay for it together. A room that finds a writer free waits for nobody.

use std::collections::{HashSet, VecDeque};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use futures_util::FutureExt;
use sqlx::PgConnection;
use tokio::sync::oneshot;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use super::connection::{ANSWER, CONNECT, Connections};
use super::errors::{is_refused, is_taken};
use crate::metrics::StoreMetrics;
use crate::store::types::{Append, StoreError, number, saturated};

/// Most statements for appends at once. With fewer, one that is slow would keep more rooms waiting; with more, each
/// writes for fewer rooms. One that waits for a locked row keeps the rooms that it writes for waiting, for a second at
/// most.
const WRITERS: usize = 4;
/// Most bytes of a statement for several rooms. What is larger than a record of TLS (16 KiB) is sent in parts, and the
/// library leaves Nagle's algorithm on: the last part then waits 40 ms for the database to acknowledge those before it.
const GROUP: usize = 12 * 1024;
/// Bytes that a record takes in a statement besides its content.
const BESIDES: usize = 64;

/// Writes an append if it is the next of its stream. Of a race, the database tells whoever comes second by the key.
const ONE: &str = "INSERT INTO record (room, stream, seq, bytes)
    SELECT $1, $2, $3 + nth - 1, bytes FROM unnest($4::bytea[]) WITH ORDINALITY AS new (bytes, nth)
    WHERE $3 = 1 + (SELECT coalesce(max(seq), 0) FROM record WHERE room = $1 AND stream = $2)";

/// The same for appends to several streams, each by itself. A race stops all of them.
const SEVERAL: &str = "INSERT INTO record (room, stream, seq, bytes)
    SELECT room, stream, seq, bytes
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[])
        AS new (room, stream, first, seq, bytes)
    WHERE first = 1 + (
        SELECT coalesce(max(seq), 0) FROM record WHERE record.room = new.room AND record.stream = new.stream
    )
    RETURNING room, stream";

/// Whether an append was written; if not, its number is not the next one.
type Written = Result<bool, StoreError>;

/// An append, and who waits for it.
#[derive(Debug)]
struct Job {
    no: u64,
    append: Append,
    since: Instant,
    /// Whether it gets a statement for itself.
    alone: bool,
    done: oneshot::Sender<Written>,
}

impl Job {
    /// Whether it has waited for as long as anybody would have, and nobody has.
    fn is_forsaken(&self) -> bool {
        self.done.is_closed() && self.since.elapsed() > CONNECT
    }
}

#[derive(Debug, Default)]
struct Queue {
    /// Those that no writer has.
    jobs: VecDeque<Job>,
    /// The number of the last one.
    last: u64,
    /// How many writers there are; none is missing while a job waits.
    writers: usize,
}

/// The way of all appends to the database. Clones share it.
#[derive(Debug, Clone)]
pub(super) struct Appends {
    connections: Connections,
    queue: Arc<Mutex<Queue>>,
    /// The writers are among these.
    tasks: TaskTracker,
    metrics: StoreMetrics,
}

impl Appends {
    pub fn new(connections: Connections, tasks: TaskTracker, metrics: StoreMetrics) -> Self {
        Self { connections, queue: Arc::default(), tasks, metrics }
    }

    /// Writes an append, to the end even if nobody waits for it any more.
    pub async fn write(&self, append: Append) -> Written {
        let (done, mut written) = oneshot::channel();
        let no = self.enqueue(append, done);
        let answer = loop {
            match timeout(CONNECT, &mut written).await {
                Ok(answer) => break answer,
                Err(_) if self.withdraw(no) => {
                    self.metrics.committed(1, CONNECT, false);
                    return Err(StoreError::Failed("too much waits to be written".into()));
                }
                // A writer has it, or has already answered.
                Err(_) => {}
            }
        };
        answer.unwrap_or_else(|_| Err(StoreError::Unknown("the task that asked has ended".into())))
    }

    fn enqueue(&self, append: Append, done: oneshot::Sender<Written>) -> u64 {
        let mut queue = self.queue();
        queue.last += 1;
        let no = queue.last;
        queue.jobs.push_back(Job { no, append, since: Instant::now(), alone: false, done });
        if queue.writers < WRITERS {
            queue.writers += 1;
            self.tasks.spawn(self.clone().run());
        }
        no
    }

    /// Takes back what no writer has yet.
    fn withdraw(&self, no: u64) -> bool {
        let mut queue = self.queue();
        let at = queue.jobs.iter().position(|job| job.no == no);
        at.and_then(|at| queue.jobs.remove(at)).is_some()
    }

    /// A writer, until there is nothing to write.
    async fn run(self) {
        while let Some(group) = self.next_group() {
            // If it panics, those who wait for it are told, and the writer goes on.
            let _ = AssertUnwindSafe(self.write_group(group)).catch_unwind().await;
        }
    }

    fn next_group(&self) -> Option<Vec<Job>> {
        let mut queue = self.queue();
        // After a long trouble with the database: written now, it would surprise whoever has the room by then.
        while queue.jobs.pop_front_if(|job| job.is_forsaken()).is_some() {}
        let group = together(&mut queue.jobs);
        if group.is_empty() {
            queue.writers -= 1;
            return None;
        }
        Some(group)
    }

    async fn write_group(&self, group: Vec<Job>) {
        let group = Arc::new(group);
        let (began, appends) = (Instant::now(), Arc::clone(&group));
        let attempt =
            self.connections.work(ANSWER, |connection| Box::pin(async move { attempt(connection, &appends).await }));
        let attempt = attempt.await;
        let group = Arc::into_inner(group).expect("the attempt is over");
        match attempt {
            // One of them lost a race, or is in trouble, and nothing was written. By itself, each gets its own answer.
            Ok(None) => {
                self.metrics.refused(began.elapsed());
                let mut queue = self.queue();
                for job in group.into_iter().rev() {
                    queue.jobs.push_front(Job { alone: true, ..job });
                }
            }
            // Whoever waited may be gone.
            Ok(Some(written)) => {
                self.metrics.committed(group.len(), began.elapsed(), true);
                for (job, written) in group.into_iter().zip(written) {
                    let _ = job.done.send(Ok(written));
                }
            }
            Err(error) => {
                self.metrics.committed(group.len(), began.elapsed(), false);
                for job in group {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        // Nobody panics while holding the lock.
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes from the front what one statement can write: of each stream one append, since it sees each as it was before.
fn together(jobs: &mut VecDeque<Job>) -> Vec<Job> {
    let mut streams = HashSet::new();
    let mut bytes = 0;
    let first = jobs.iter().take_while(|Job { append, alone, .. }| {
        bytes += append.records.iter().map(|record| BESIDES + record.len()).sum::<usize>();
        let fits = bytes <= GROUP && !alone;
        let is_first = streams.is_empty();
        (is_first || fits) && streams.insert((append.room, append.stream))
    });
    let count = first.count();
    let count = if jobs.front().is_some_and(|job| job.alone) { 1 } else { count };
    jobs.drain(..count).collect()
}

/// For each append of a statement whether it was written; `None` if none was, because of some of them.
async fn attempt(connection: &mut PgConnection, jobs: &[Job]) -> Result<Option<Vec<bool>>, sqlx::Error> {
    if let [Job { append, .. }] = jobs {
        let written = insert_one(connection, append).await;
        let written = written.or_else(|error| if is_taken(&error) { Ok(false) } else { Err(error) })?;
        return Ok(Some(vec![written]));
    }
    match insert_several(connection, jobs).await {
        Err(error) if is_refused(&error) => Ok(None),
        written => written.map(Some),
    }
}

async fn insert_one(connection: &mut PgConnection, append: &Append) -> Result<bool, sqlx::Error> {
    let one = sqlx::query(ONE).bind(append.room.as_str()).bind(number(append.stream)).bind(saturated(append.seq));
    let done = one.bind(&append.records).execute(connection).await?;
    Ok(done.rows_affected() == append.records.len() as u64)
}

async fn insert_several(connection: &mut PgConnection, jobs: &[Job]) -> Result<Vec<bool>, sqlx::Error> {
    // Servers that write the same records wait for each other; in the order of the key, never in a circle.
    let mut sorted: Vec<&Append> = jobs.iter().map(|job| &job.append).collect();
    sorted.sort_unstable_by_key(|append| (append.room.as_str(), number(append.stream)));
    let (mut rooms, mut streams, mut firsts) = (Vec::new(), Vec::new(), Vec::new());
    let (mut numbers, mut contents) = (Vec::new(), Vec::new());
    for append in sorted {
        for (after, bytes) in (0..).zip(&append.records) {
            rooms.push(append.room.as_str());
            streams.push(number(append.stream));
            firsts.push(saturated(append.seq));
            numbers.push(saturated(append.seq.saturating_add(after)));
            contents.push(bytes.as_slice());
        }
    }
    let several = sqlx::query_as(SEVERAL).bind(rooms).bind(streams).bind(firsts).bind(numbers).bind(contents);
    let written: Vec<(String, i16)> = several.fetch_all(connection).await?;
    let written: HashSet<_> = written.iter().map(|(room, stream)| (room.as_str(), i64::from(*stream))).collect();
    let is_written = |Job { append, .. }: &Job| written.contains(&(append.room.as_str(), number(append.stream)));
    Ok(jobs.iter().map(is_written).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::types::{RoomId, Stream};

    fn job(room: RoomId, bytes: usize, alone: bool) -> Job {
        let append = Append { room, stream: Stream::Events, seq: 1, records: vec![vec![0; bytes]] };
        Job { no: 1, append, since: Instant::now(), alone, done: oneshot::channel().0 }
    }

    /// How many jobs each statement writes.
    fn groups(jobs: impl IntoIterator<Item = Job>) -> Vec<usize> {
        let mut jobs: VecDeque<Job> = jobs.into_iter().collect();
        std::iter::repeat_with(|| together(&mut jobs).len()).take_while(|count| *count > 0).collect()
    }

    #[test]
    fn a_statement_is_no_larger_than_its_limit_unless_one_append_is() {
        let sizes = [5_000, 5_000, 5_000, 20_000, 10];
        assert_eq!(groups(sizes.map(|bytes| job(RoomId::new(), bytes, false))), [2, 1, 1, 1]);
    }

    #[test]
    fn a_statement_writes_one_append_of_each_stream() {
        let [one, two] = [RoomId::new(), RoomId::new()];
        assert_eq!(groups([one, two, one, two].map(|room| job(room, 10, false))), [2, 2]);
    }

    #[test]
    fn what_was_refused_with_others_is_written_by_itself() {
        let alone = [false, true, true, false, false];
        assert_eq!(groups(alone.map(|alone| job(RoomId::new(), 10, alone))), [1, 1, 1, 2]);
    }
}
