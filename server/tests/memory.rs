//! How rooms come into memory and leave it: one reading for all who wait, previews that load nothing, places for those
//! who play.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::time::Duration;

use common::{rooms, three_sit_down};
use conurbation::rooms::{ConnectError, Rooms, RoomsOptions};
use conurbation::store::{RoomId, Store};
use conurbation_room::Options;
use futures_util::future::join_all;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

#[tokio::test]
async fn people_who_open_a_room_at_once_wait_for_one_reading_of_its_log() {
    let (before, store) = rooms().await;
    let (room, people) = three_sit_down(&before, Options::default()).await;
    let rooms = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
    let all = join_all((0..20).map(|_| rooms.connect(room, Uuid::new_v4(), None))).await;
    assert!(all.iter().all(Result::is_ok));
    assert_eq!((rooms.loads(), rooms.alive()), (1, 1));
    drop(people);

    let missing = RoomId::new();
    let all = join_all((0..20).map(|_| rooms.connect(missing, Uuid::new_v4(), None))).await;
    assert!(all.iter().all(|refused| matches!(refused, Err(ConnectError::NoSuchRoom))));
}

#[test]
fn a_log_is_read_beside_the_threads_that_serve_everyone() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().max_blocking_threads(1).build().unwrap();
    runtime.block_on(async {
        let (before, store) = rooms().await;
        let (room, _people) = three_sit_down(&before, Options::default()).await;
        let rooms = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
        // While the only other thread is taken, nothing can be read, and everything else goes on.
        let (release, released) = std::sync::mpsc::channel::<()>();
        let taken = tokio::task::spawn_blocking(move || released.recv());
        let mut connecting = Box::pin(rooms.connect(room, Uuid::new_v4(), None));
        for _ in 0..100 {
            assert!(futures_util::poll!(&mut connecting).is_pending());
            tokio::task::yield_now().await;
        }
        release.send(()).unwrap();
        assert!(connecting.await.is_ok());
        taken.await.unwrap().unwrap();
    });
}

#[tokio::test]
async fn a_preview_of_a_link_loads_no_room() {
    let (before, store) = rooms().await;
    let (room, people) = three_sit_down(&before, Options::default()).await;
    let shown = before.summary(room).await.unwrap();
    drop(people);
    let rooms = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    assert_eq!(rooms.summary(room).await.unwrap(), shown);
    assert_eq!((rooms.loads(), rooms.alive()), (0, 0));
    // A room from before there were summaries is read once, and not kept.
    store.shelve("summaries", room, None).await.unwrap();
    let all = join_all((0..20).map(|_| rooms.summary(room))).await;
    assert!(all.into_iter().all(|found| found.unwrap() == shown));
    assert_eq!(rooms.summary(room).await.unwrap(), shown);
    assert_eq!((rooms.loads(), rooms.alive()), (1, 0));
    assert!(matches!(rooms.summary(RoomId::new()).await, Err(ConnectError::NoSuchRoom)));
}

/// The rooms of a server that has place for a few in memory.
async fn few_rooms(max_rooms: usize) -> Rooms {
    let store = Store::open("memory:").await.unwrap();
    let options = RoomsOptions { max_rooms, ..RoomsOptions::default() };
    Rooms::new(store, options, CancellationToken::new())
}

#[tokio::test]
async fn idle_rooms_make_place_for_others_the_longest_idle_first() {
    tokio::time::pause();
    let rooms = few_rooms(3).await;
    let mut idle = Vec::new();
    for _ in 0..10 {
        let (room, people) = three_sit_down(&rooms, Options::default()).await;
        drop(people);
        tokio::time::sleep(Duration::from_secs(1)).await;
        idle.push(room);
    }
    assert_eq!(rooms.alive(), 3);
    // Those that were used last are still there.
    let loads = rooms.loads();
    let again = join_all(idle[8..].iter().map(|room| rooms.connect(*room, Uuid::new_v4(), None))).await;
    assert!(again.iter().all(Result::is_ok));
    assert_eq!(rooms.loads(), loads);
}

#[tokio::test]
async fn only_rooms_with_connections_can_fill_the_server() {
    tokio::time::pause();
    let rooms = few_rooms(2).await;
    let (_, _first) = three_sit_down(&rooms, Options::default()).await;
    let (_, second) = three_sit_down(&rooms, Options::default()).await;
    let third = rooms.open(Uuid::new_v4(), Options::default()).await.unwrap();
    assert!(matches!(rooms.connect(third, Uuid::new_v4(), None).await, Err(ConnectError::Full)));
    assert!(rooms.summary(third).await.is_ok());
    drop(second);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let connections = join_all((0..5).map(|_| rooms.connect(third, Uuid::new_v4(), None))).await;
    assert!(connections.iter().all(Result::is_ok));
    assert_eq!(rooms.alive(), 2);
}
