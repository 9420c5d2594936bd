//! Rooms that are closed by whoever runs the server while somebody is on the way in.

#[allow(dead_code, reason = "other tests of rooms use the rest")]
mod common;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use common::three_sit_down;
use conurbation::rooms::{ConnectError, Rooms, RoomsOptions};
use conurbation::store::faulty::{Fate, Faulty, Operation};
use conurbation::store::{Memory, RoomId, Store, Stream};
use conurbation_room::Options;
use tokio::time::{pause, sleep};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// A store whose next reading takes a second once this is set.
fn slow_store() -> (Store, Arc<AtomicBool>) {
    let slow = Arc::new(AtomicBool::default());
    let plan = Arc::clone(&slow);
    let fate = move |operation: Operation<'_>| {
        let takes = matches!(operation, Operation::Read { .. }) && plan.swap(false, Relaxed);
        Fate { takes: Duration::from_secs(u64::from(takes)), ..Fate::FINE }
    };
    (Store::Faulty(Faulty::new(Memory::default(), fate)), slow)
}

/// A room that takes a second to be read, with one of its players.
struct Slow {
    rooms: Rooms,
    store: Store,
    room: RoomId,
    guest: Uuid,
}

async fn slow_room() -> Slow {
    let (store, slow) = slow_store();
    let [before, rooms] =
        [(); 2].map(|()| Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new()));
    let (room, people) = three_sit_down(&before, Options::default()).await;
    slow.store(true, Relaxed);
    Slow { rooms, store, room, guest: people[1].guest }
}

#[tokio::test]
async fn nobody_stays_in_a_room_that_was_closed_while_they_came_in() {
    pause();
    let Slow { rooms, room, guest, .. } = slow_room().await;
    let coming = tokio::spawn({
        let rooms = rooms.clone();
        async move { rooms.connect(room, guest, None).await }
    });
    sleep(Duration::from_millis(500)).await;
    rooms.close(room).await.expect("a room");
    assert_eq!(rooms.alive(), 0, "it has left memory");
    if let Ok(connection) = coming.await.expect("no panic") {
        assert!(connection.outbox.take().await.close.is_some(), "they were sent away");
    }
    assert!(matches!(rooms.connect(room, guest, None).await, Err(ConnectError::Closed)));
}

#[tokio::test]
async fn a_guest_is_forgotten_in_a_room_that_is_closed_meanwhile() {
    pause();
    let Slow { rooms, store, room, guest } = slow_room().await;
    let forgetting = tokio::spawn({
        let rooms = rooms.clone();
        async move { rooms.forget(guest).await }
    });
    sleep(Duration::from_millis(500)).await;
    rooms.close(room).await.expect("a room");
    forgetting.await.expect("no panic").expect("it works");
    let records = store.read(room, Stream::Events, 1).await.expect("records");
    let knows = |text: &str| records.iter().any(|record| String::from_utf8_lossy(&record.bytes).contains(text));
    assert!(!knows("Player 1") && !knows(&guest.to_string()), "nothing is left of them");
    assert!(knows("Player 2"), "the others stay");
    assert!(rooms.is_closed(room).await.expect("a store"));
}
