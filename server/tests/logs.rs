//! Logs in a file that are not as this program left them.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use common::{Person, three_play};
use conurbation::rooms::{ConnectError, Rooms, RoomsOptions};
use conurbation::store::{RoomId, Store};
use conurbation_room::{Body, Channel, Options, Phrase, Request};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use tempfile::TempDir;
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

/// A folder with a store in a file.
struct Place(TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    fn file(&self) -> std::path::PathBuf {
        self.0.path().join("conurbation.db")
    }

    async fn open(&self) -> (Rooms, Store) {
        let store = Store::open(&format!("sqlite:{}", self.file().display())).await.unwrap();
        (Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new()), store)
    }

    /// A game of three who have talked.
    async fn with_a_game() -> (Self, RoomId) {
        let place = Self::new();
        let (rooms, store) = place.open().await;
        let (room, mut people) = three_play(&rooms, Options::default()).await;
        for person in &mut people {
            person.does(Request::Say { channel: Channel::Table, body: Body::Phrase(Phrase::Hello) }).await;
        }
        drop(people);
        store.close().await;
        (place, room)
    }

    /// Changes the file as no program of ours would.
    async fn run(&self, statement: &'static str) {
        let mut shell = SqliteConnectOptions::new().filename(self.file()).connect().await.unwrap();
        assert!(sqlx::raw_sql(statement).execute(&mut shell).await.unwrap().rows_affected() > 0);
        shell.close().await.unwrap();
    }

    /// Why the room can't be opened.
    async fn refused(&self, room: RoomId) -> String {
        let (rooms, store) = self.open().await;
        let why = match rooms.connect(room, Uuid::new_v4(), None).await {
            Err(ConnectError::Corrupt(why)) => why,
            other => panic!("{:?}", other.err()),
        };
        store.close().await;
        why
    }
}

#[tokio::test]
async fn a_missing_event_is_noticed() {
    let (place, room) = Place::with_a_game().await;
    place.run("DELETE FROM record WHERE stream = 0 AND seq = 3").await;
    assert_eq!(place.refused(room).await, "event 3 is missing: the next one is 4");
    place.run("DELETE FROM record WHERE stream = 0 AND seq < 4").await;
    assert_eq!(place.refused(room).await, "event 1 is missing: the next one is 4");
}

#[tokio::test]
async fn a_missing_line_of_talk_is_noticed() {
    let (place, room) = Place::with_a_game().await;
    place.run("DELETE FROM record WHERE stream = 1 AND seq = 2").await;
    assert_eq!(place.refused(room).await, "line of talk 2 is missing: the next one is 3");
}

#[tokio::test]
async fn a_room_opens_after_all_of_its_talk_was_deleted() {
    let (place, room) = Place::with_a_game().await;
    place.run("DELETE FROM record WHERE stream = 1").await;
    let (rooms, _) = place.open().await;
    let mut person = Person::connect(&rooms, room, Uuid::new_v4()).await;
    person.sees(|view| view["room"]["stage"] == "playing").await;
}
