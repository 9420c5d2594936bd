//! Planned faults do what their names say.

use std::time::Duration;

use conurbation::store::faulty::{Fate, Faulty, Operation, Outcome};
use conurbation::store::{Memory, RoomId, Store, StoreError, Stream};
use tokio::time::Instant;

use crate::{append, read};

/// A store whose plan has no faults.
pub fn none() -> Store {
    Store::Faulty(Faulty::new(Memory::default(), |_| Fate::FINE))
}

/// A store where the second append to the events has this fate, and what was really written.
fn second_append(fate: Fate) -> (Store, Store) {
    let memory = Memory::default();
    let plan = move |operation: Operation<'_>| match operation {
        Operation::Append { stream: Stream::Events, seq: 2, .. } => fate.clone(),
        _ => Fate::FINE,
    };
    (Store::Faulty(Faulty::new(memory.clone(), plan)), Store::Memory(memory))
}

/// What comes of the second append, and which events were written.
async fn after(outcome: Outcome) -> (Result<(), StoreError>, Vec<Vec<u8>>) {
    let (store, written) = second_append(Fate { takes: Duration::ZERO, outcome });
    let room = RoomId::new();
    append(&store, room, Stream::Events, 1, b"one").await.unwrap();
    let result = append(&store, room, Stream::Events, 2, b"two").await;
    let events = read(&written, room, Stream::Events, 1).await;
    (result, events.into_iter().map(|(_, bytes)| bytes).collect())
}

#[tokio::test]
async fn a_failure_writes_nothing() {
    let (result, events) = after(Outcome::Failed).await;
    assert!(matches!(result, Err(StoreError::Failed(_))));
    assert_eq!(events, [b"one"]);
}

#[tokio::test]
async fn an_unknown_outcome_has_written_or_not() {
    for (written, expected) in [(false, 1), (true, 2)] {
        let (result, events) = after(Outcome::Unknown { written }).await;
        assert!(matches!(result, Err(StoreError::Unknown(_))));
        assert_eq!(events.len(), expected);
    }
}

#[tokio::test]
async fn another_writer_gets_in_first() {
    let (result, events) = after(Outcome::Raced(vec![b"theirs".to_vec()])).await;
    assert_eq!(result, Err(StoreError::Taken(2)));
    assert_eq!(events, [b"one".to_vec(), b"theirs".to_vec()]);
}

#[tokio::test(start_paused = true)]
async fn a_slow_store_takes_its_time() {
    let takes = Duration::from_secs(3);
    let (store, written) = second_append(Fate { takes, ..Fate::FINE });
    let room = RoomId::new();
    let began = Instant::now();
    append(&store, room, Stream::Events, 1, b"one").await.unwrap();
    append(&store, room, Stream::Events, 2, b"two").await.unwrap();
    assert_eq!(began.elapsed(), takes);
    assert_eq!(read(&written, room, Stream::Events, 1).await.len(), 2);
}

#[tokio::test]
async fn faults_can_be_limited_to_one_stream() {
    let plan = |operation: Operation<'_>| match operation {
        Operation::Append { stream: Stream::Talk, .. } => Fate::FAILED,
        _ => Fate::FINE,
    };
    let store = Store::Faulty(Faulty::new(Memory::default(), plan));
    let room = RoomId::new();
    append(&store, room, Stream::Events, 1, b"moved").await.unwrap();
    assert!(append(&store, room, Stream::Talk, 1, b"hello").await.is_err());
}
