//! Batches concurrent requests to the database. Requests that arrive while others are being answered are collected, and
//! one statement serves them all: a round trip, and a commit even more, costs more than the work itself. A request that
//! finds the database free waits for nothing.

use std::collections::{HashSet, VecDeque};
use std::fmt::Debug;
use std::hash::Hash;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use futures_util::FutureExt;
use sqlx::PgConnection;
use tokio::sync::oneshot;
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use super::connection::{ANSWER, CONNECT, Connections};
use super::errors::is_refused;
use crate::metrics::StoreMetrics;
use crate::store::types::StoreError;

/// Most bytes of a statement for several. What is larger than a record of TLS (16 KiB) is sent in parts, and the
/// library leaves Nagle's algorithm on: the last part then waits 40 ms for the database to acknowledge those before it.
const BYTES: usize = 12 * 1024;

/// Something that one statement can do for several who ask.
pub(super) trait Question: Debug + Send + Sync + Sized + 'static {
    /// What a statement can be about only once, since it sees everything as it was before.
    type Key: Eq + Hash;
    type Answer: Debug + Send;

    /// Most statements at once. With fewer, one that is slow would keep more waiting; with more, each serves fewer.
    const STATEMENTS: usize;
    /// Most of these in a statement.
    const MOST: usize;

    fn key(&self) -> Self::Key;

    /// About how many bytes it takes in a statement.
    fn bytes(&self) -> usize;

    /// Asks several at once. An answer for each, in the same order.
    fn ask(
        questions: &[&Self],
        connection: &mut PgConnection,
    ) -> impl Future<Output = Result<Vec<Self::Answer>, sqlx::Error>> + Send;
}

/// A question, and who waits for its answer.
#[derive(Debug)]
struct Job<Q: Question> {
    no: u64,
    question: Q,
    since: Instant,
    /// Whether it gets a statement for itself.
    alone: bool,
    done: oneshot::Sender<Result<Q::Answer, StoreError>>,
}

impl<Q: Question> Job<Q> {
    /// Whether it has waited for as long as anybody would have, and nobody has.
    fn is_forsaken(&self) -> bool {
        self.done.is_closed() && self.since.elapsed() > CONNECT
    }
}

#[derive(Debug)]
struct Queue<Q: Question> {
    /// Those that nobody is asking yet.
    jobs: VecDeque<Job<Q>>,
    /// The number of the last one.
    last: u64,
    /// How many tasks ask; none is missing while a job waits.
    asking: usize,
}

/// The way of all questions of a kind to the database. Clones share it.
#[derive(Debug)]
pub(super) struct Together<Q: Question>(Arc<Shared<Q>>);

#[derive(Debug)]
struct Shared<Q: Question> {
    connections: Connections,
    queue: Mutex<Queue<Q>>,
    /// Those who ask are among these.
    tasks: TaskTracker,
    /// Where commits are counted.
    metrics: Option<StoreMetrics>,
}

impl<Q: Question> Clone for Together<Q> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<Q: Question> Together<Q> {
    pub fn new(connections: Connections, tasks: TaskTracker, metrics: Option<StoreMetrics>) -> Self {
        let queue = Mutex::new(Queue { jobs: VecDeque::new(), last: 0, asking: 0 });
        Self(Arc::new(Shared { connections, queue, tasks, metrics }))
    }

    /// Asks a question; what it does is done even if nobody waits for the answer any more.
    pub async fn ask(&self, question: Q) -> Result<Q::Answer, StoreError> {
        let (done, mut answered) = oneshot::channel();
        let no = self.enqueue(question, done);
        let answer = loop {
            match timeout(CONNECT, &mut answered).await {
                Ok(answer) => break answer,
                Err(_) if self.withdraw(no) => {
                    self.count(|metrics| metrics.committed(1, CONNECT, false));
                    return Err(StoreError::Failed("too much waits for the database".into()));
                }
                // It is being asked, or has already been answered.
                Err(_) => {}
            }
        };
        answer.unwrap_or_else(|_| Err(StoreError::Unknown("the task that asked has ended".into())))
    }

    fn enqueue(&self, question: Q, done: oneshot::Sender<Result<Q::Answer, StoreError>>) -> u64 {
        let mut queue = self.queue();
        queue.last += 1;
        let no = queue.last;
        queue.jobs.push_back(Job { no, question, since: Instant::now(), alone: false, done });
        if queue.asking < Q::STATEMENTS {
            queue.asking += 1;
            self.0.tasks.spawn(self.clone().run());
        }
        no
    }

    /// Takes back what nobody is asking yet.
    fn withdraw(&self, no: u64) -> bool {
        let mut queue = self.queue();
        let at = queue.jobs.iter().position(|job| job.no == no);
        at.and_then(|at| queue.jobs.remove(at)).is_some()
    }

    /// Asks until there is nothing to ask.
    async fn run(self) {
        while let Some(group) = self.next_group() {
            // If it panics, those who wait for it are told, and the others still get their answers.
            let _ = AssertUnwindSafe(self.ask_group(group)).catch_unwind().await;
        }
    }

    fn next_group(&self) -> Option<Vec<Job<Q>>> {
        let mut queue = self.queue();
        // After a long trouble with the database: done now, it would surprise whoever has the room by then.
        while queue.jobs.pop_front_if(|job| job.is_forsaken()).is_some() {}
        let group = first_group(&mut queue.jobs);
        if group.is_empty() {
            queue.asking -= 1;
            return None;
        }
        Some(group)
    }

    async fn ask_group(&self, group: Vec<Job<Q>>) {
        let group = Arc::new(group);
        let (began, jobs) = (Instant::now(), Arc::clone(&group));
        let asking = self.0.connections.work(ANSWER, |connection| {
            Box::pin(async move {
                let questions: Vec<&Q> = jobs.iter().map(|job| &job.question).collect();
                match Q::ask(&questions, connection).await {
                    Err(error) if questions.len() > 1 && is_refused(&error) => Ok(None),
                    answers => answers.map(Some),
                }
            })
        });
        let answers = asking.await;
        let group = Arc::into_inner(group).expect("the statement is over");
        match answers {
            // One of them lost a race, or is in trouble, and nothing was done. By itself, each gets its own answer.
            Ok(None) => {
                self.count(|metrics| metrics.refused(began.elapsed()));
                let mut queue = self.queue();
                for job in group.into_iter().rev() {
                    queue.jobs.push_front(Job { alone: true, ..job });
                }
            }
            // The caller may be gone.
            Ok(Some(answers)) => {
                self.count(|metrics| metrics.committed(group.len(), began.elapsed(), true));
                for (job, answer) in group.into_iter().zip(answers) {
                    let _ = job.done.send(Ok(answer));
                }
            }
            Err(error) => {
                self.count(|metrics| metrics.committed(group.len(), began.elapsed(), false));
                for job in group {
                    let _ = job.done.send(Err(error.clone()));
                }
            }
        }
    }

    fn count(&self, count: impl FnOnce(&StoreMetrics)) {
        self.0.metrics.as_ref().map(count);
    }

    fn queue(&self) -> MutexGuard<'_, Queue<Q>> {
        // Nobody panics while holding the lock.
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes from the front what one statement can do.
fn first_group<Q: Question>(jobs: &mut VecDeque<Job<Q>>) -> Vec<Job<Q>> {
    let mut keys = HashSet::new();
    let mut bytes = 0;
    let first = jobs.iter().take(Q::MOST).take_while(|Job { question, alone, .. }| {
        bytes += question.bytes();
        let fits = bytes <= BYTES && !alone;
        let is_first = keys.is_empty();
        (is_first || fits) && keys.insert(question.key())
    });
    let count = first.count();
    let count = if jobs.front().is_some_and(|job| job.alone) { 1 } else { count };
    jobs.drain(..count).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many bytes of what.
    #[derive(Debug)]
    struct Bytes(usize, char);

    impl Question for Bytes {
        type Key = char;
        type Answer = ();
        const STATEMENTS: usize = 1;
        const MOST: usize = 4;

        fn key(&self) -> char {
            self.1
        }

        fn bytes(&self) -> usize {
            self.0
        }

        async fn ask(questions: &[&Self], _: &mut PgConnection) -> Result<Vec<()>, sqlx::Error> {
            Ok(vec![(); questions.len()])
        }
    }

    fn job(question: Bytes, alone: bool) -> Job<Bytes> {
        Job { no: 1, question, since: Instant::now(), alone, done: oneshot::channel().0 }
    }

    /// How many jobs each statement does.
    fn groups(jobs: impl IntoIterator<Item = Job<Bytes>>) -> Vec<usize> {
        let mut jobs: VecDeque<Job<Bytes>> = jobs.into_iter().collect();
        std::iter::repeat_with(|| first_group(&mut jobs).len()).take_while(|count| *count > 0).collect()
    }

    #[test]
    fn a_statement_is_no_larger_than_its_limit_unless_one_question_is() {
        let sizes = [(5_000, 'a'), (5_000, 'b'), (5_000, 'c'), (20_000, 'd'), (10, 'e')];
        assert_eq!(groups(sizes.map(|(bytes, key)| job(Bytes(bytes, key), false))), [2, 1, 1, 1]);
    }

    #[test]
    fn a_statement_does_no_more_than_its_share() {
        assert_eq!(groups("abcdef".chars().map(|key| job(Bytes(10, key), false))), [4, 2]);
    }

    #[test]
    fn a_statement_does_the_same_thing_only_once() {
        assert_eq!(groups(['a', 'b', 'a', 'b'].map(|key| job(Bytes(10, key), false))), [2, 2]);
    }

    #[test]
    fn what_was_refused_with_others_is_done_by_itself() {
        let alone = [('a', false), ('b', true), ('c', true), ('d', false), ('e', false)];
        assert_eq!(groups(alone.map(|(key, alone)| job(Bytes(10, key), alone))), [1, 1, 1, 2]);
    }
}
