//! A file of an older format is upgraded and keeps its content.

use std::borrow::Cow;

use conurbation::store::{
    Entry, OpenError, RoomId, Shelved,
    Stream::{Events, Talk},
};
use sqlx::{
    Connection, SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

use crate::place::Place;

/// A file as the first version of the program left it: an event, a line of talk, a room in the public list, a secret.
async fn version_1(room: RoomId) -> Place {
    let place = Place::new();
    let mut shell = place.shell().await;
    sqlx::raw_sql("PRAGMA application_id = 1131311714").execute(&mut shell).await.unwrap();
    let log = include_str!("../../../migrations/sqlite/0001_log.sql").into_sql_str();
    let log = Migration::new(1, Cow::Borrowed("log"), MigrationType::Simple, log, false);
    Migrator::with_migrations(vec![log]).run(&mut shell).await.unwrap();
    for (stream, bytes) in [(0, "event"), (1, "talk")] {
        sqlx::query("INSERT INTO record VALUES (?, ?, 1, ?)")
            .bind(room.as_str())
            .bind(stream)
            .bind(bytes.as_bytes())
            .execute(&mut shell)
            .await
            .unwrap();
    }
    let listed = "INSERT INTO listing VALUES (?, 7, x'7b7d')";
    sqlx::query(listed).bind(room.as_str()).execute(&mut shell).await.unwrap();
    let secret = "INSERT INTO secret VALUES ('cookies', ?)";
    sqlx::query(secret).bind(&[9_u8; 64][..]).execute(&mut shell).await.unwrap();
    shell.close().await.unwrap();
    place
}

#[tokio::test]
async fn a_store_of_version_1_is_upgraded() {
    let room = RoomId::new();
    let place = version_1(room).await;
    for opened in 1..=2 {
        let store = place.open().await;
        assert_eq!(store.read(room, Events, 1).await.unwrap()[0].bytes, b"event");
        assert_eq!(store.read(room, Talk, 1).await.unwrap()[0].bytes, b"talk");
        assert_eq!(store.secret("cookies").await, Ok([9; 64]));
        let entry = Entry { rank: opened, bytes: b"entry".to_vec() };
        store.shelve("shelf", room, Some(entry.clone())).await.unwrap();
        assert_eq!(store.shelf("shelf", 9).await, Ok(vec![Shelved { room, entry }]));
        store.close().await;
    }
    let mut shell = place.shell().await;
    let version: u32 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut shell).await.unwrap();
    let lists: u32 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema WHERE tbl_name = 'listing'")
        .fetch_one(&mut shell)
        .await
        .unwrap();
    assert_eq!((version, lists), (3, 0));
    shell.close().await.unwrap();
}

/// Whether a file is intact depends on what its own version needs, not on what this one will add.
#[tokio::test]
async fn a_store_of_version_1_without_one_of_its_tables_is_left_alone() {
    for statement in ["DROP TABLE record", "DROP TABLE listing", "DROP TABLE secret"] {
        let place = version_1(RoomId::new()).await;
        place.run(statement).await;
        assert!(matches!(place.refused_untouched().await, OpenError::Damaged { .. }), "{statement}");
    }
}
