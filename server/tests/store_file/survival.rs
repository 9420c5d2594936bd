//! A store in a file survives, and its content stays private.

use std::fs;

use conurbation::store::{
    Entry, RoomId, Shelved, Snapshot, StoreError,
    Stream::{Events, Talk},
};
use futures_util::future::join_all;
use sqlx::Connection;

use crate::place::{Place, filled};

#[tokio::test]
async fn everything_is_kept_after_a_close() {
    let place = Place::new();
    let room = RoomId::new();
    let store = place.open().await;
    store.append(room, Events, 1, b"event".to_vec()).await.unwrap();
    store.append(room, Talk, 1, b"talk".to_vec()).await.unwrap();
    let entry = Entry { rank: 7, bytes: b"entry".to_vec() };
    store.shelve("shelf", room, Some(entry.clone())).await.unwrap();
    let secret = store.secret("cookies").await.unwrap();
    store.close().await;
    assert!(!place.beside("-wal").exists(), "the log is folded into the file");

    let store = place.open().await;
    assert_eq!(store.read(room, Events, 1).await.unwrap()[0].bytes, b"event");
    assert_eq!(store.read(room, Talk, 1).await.unwrap()[0].bytes, b"talk");
    assert_eq!(store.shelf("shelf", 9).await, Ok(vec![Shelved { room, entry }]));
    assert_eq!(store.secret("cookies").await, Ok(secret));
    assert_eq!(store.append(room, Events, 1, b"late".to_vec()).await, Err(StoreError::Taken(1)));
    store.close().await;
}

#[test]
fn everything_is_kept_after_the_runtime_is_dropped() {
    let place = Place::new();
    let room = RoomId::new();
    let runtime = || tokio::runtime::Runtime::new().unwrap();
    runtime().block_on(async {
        place.open().await.append(room, Events, 1, b"event".to_vec()).await.unwrap();
    });
    runtime().block_on(async {
        let store = place.open().await;
        assert_eq!(store.read(room, Events, 1).await.unwrap()[0].bytes, b"event");
        store.close().await;
    });
}

/// A killed program leaves behind what is on disk while the store is open.
#[tokio::test]
async fn everything_acknowledged_is_kept_after_a_kill() {
    let place = Place::new();
    let store = place.open().await;
    let rooms: Vec<RoomId> = (0..100).map(|_| RoomId::new()).collect();
    for result in join_all(rooms.iter().map(|room| store.append(*room, Events, 1, b"kept".to_vec()))).await {
        result.unwrap();
    }
    let secret = store.secret("cookies").await.unwrap();
    let after = Place::new();
    fs::copy(&place.path, &after.path).unwrap();
    fs::copy(place.beside("-wal"), after.beside("-wal")).unwrap();
    store.close().await;

    let store = after.open().await;
    for room in rooms {
        assert_eq!(store.read(room, Events, 1).await.unwrap()[0].bytes, b"kept");
    }
    assert_eq!(store.secret("cookies").await, Ok(secret));
    store.close().await;
}

#[tokio::test]
async fn an_interrupted_creation_is_finished() {
    // The file after the first and after the second step: the mark, and the table that counts migrations.
    for begun in [
        "PRAGMA application_id = 1131311714",
        "PRAGMA application_id = 1131311714;
         CREATE TABLE _sqlx_migrations (
             version BIGINT PRIMARY KEY,
             description TEXT NOT NULL,
             installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
             success BOOLEAN NOT NULL,
             checksum BLOB NOT NULL,
             execution_time BIGINT NOT NULL
         )",
    ] {
        let place = Place::new();
        place.run(begun).await;
        let store = place.open().await;
        store.append(RoomId::new(), Events, 1, b"x".to_vec()).await.unwrap();
        store.close().await;
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let place = Place::holding(b"");
    let store = place.open().await;
    store.append(RoomId::new(), Events, 1, b"x".to_vec()).await.unwrap();
    store.close().await;
    assert!(fs::read(&place.path).unwrap().starts_with(b"SQLite format 3\0"));
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_a_new_store() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let store = place.open().await;
    for path in [place.path.clone(), place.beside("-wal")] {
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600, "{}", path.display());
    }
    store.close().await;
}

#[tokio::test]
async fn the_file_carries_the_application_id() {
    let (place, _) = filled().await;
    let mut shell = place.shell().await;
    for (pragma, wanted) in [
        ("PRAGMA journal_mode", "wal"),
        ("PRAGMA application_id", "1131311714"),
        ("PRAGMA user_version", "4"),
        ("SELECT max(version) FROM _sqlx_migrations", "4"),
        ("PRAGMA quick_check", "ok"),
    ] {
        let row = sqlx::query(pragma).fetch_one(&mut shell).await.unwrap();
        let found: String = sqlx::Row::try_get_unchecked(&row, 0).unwrap();
        assert_eq!(found, wanted, "{pragma}");
    }
    assert_eq!(1_131_311_714_u32.to_be_bytes(), *b"Cnrb");
    shell.close().await.unwrap();
}

#[tokio::test]
async fn deleted_talk_is_gone_from_the_file() {
    let place = Place::new();
    let store = place.open().await;
    let room = RoomId::new();
    store.append(room, Talk, 1, b"what a regrettable thing to say".to_vec()).await.unwrap();
    store.append(room, Events, 1, b"an event".to_vec()).await.unwrap();
    store.delete_talk(room).await.unwrap();
    store.close().await;
    let bytes = fs::read(&place.path).unwrap();
    let holds = |text: &[u8]| bytes.windows(text.len()).any(|window| window == text);
    assert!(holds(b"an event"));
    assert!(!holds(b"regrettable"));
}

/// A deferred constraint fails at the commit itself, as a full disk does.
#[tokio::test]
async fn a_failed_commit_leaves_its_whole_batch_unknown_once() {
    let place = Place::new();
    let store = place.open().await;
    place
        .run(
            "CREATE TABLE parent (x PRIMARY KEY);
             CREATE TABLE child (x REFERENCES parent (x) DEFERRABLE INITIALLY DEFERRED);
             CREATE TRIGGER fail AFTER INSERT ON record WHEN NEW.bytes = x'666169'
             BEGIN INSERT INTO child VALUES (1); END;
             CREATE TRIGGER refuse BEFORE INSERT ON record WHEN NEW.bytes = x'6e6f'
             BEGIN SELECT RAISE (ABORT, 'no'); END;",
        )
        .await;
    let [one, two, three] = [RoomId::new(), RoomId::new(), RoomId::new()];
    let both = async |bytes: &[u8]| {
        tokio::join!(store.append(one, Events, 1, b"fine".to_vec()), store.append(two, Events, 1, bytes.to_vec()))
    };
    assert!(matches!(both(b"fai").await, (Err(StoreError::Unknown(_)), Err(StoreError::Unknown(_)))));
    assert!(matches!(both(b"no").await, (Err(StoreError::Failed(_)), Err(StoreError::Failed(_)))));
    for room in [one, two] {
        assert_eq!(store.read(room, Events, 1).await, Ok(vec![]));
    }
    assert_eq!(both(b"fine").await, (Ok(()), Ok(())));
    assert_eq!(store.append(three, Events, 1, b"fine".to_vec()).await, Ok(()));
    store.close().await;
}

/// Another program that holds the file for long keeps nobody in doubt: nothing was written.
#[tokio::test]
async fn what_a_locked_file_did_not_take_was_not_written() {
    let place = Place::new();
    let store = place.open().await;
    let room = RoomId::new();
    let mut shell = place.shell().await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut shell).await.unwrap();
    assert!(matches!(store.append(room, Events, 1, b"event".to_vec()).await, Err(StoreError::Failed(_))));
    sqlx::query("ROLLBACK").execute(&mut shell).await.unwrap();
    assert_eq!(store.append(room, Events, 1, b"event".to_vec()).await, Ok(()));
    store.close().await;
}

/// A room whose append shares a transaction with the snapshot doesn't notice.
#[tokio::test]
async fn nothing_fails_because_of_a_snapshot_that_cannot_be_written() {
    let place = Place::new();
    let store = place.open().await;
    place.run("CREATE TRIGGER t BEFORE INSERT ON snapshot BEGIN SELECT raise(ABORT, 'no'); END").await;
    let room = RoomId::new();
    for seq in 1..=20 {
        // All wait for the writer at the same time.
        let append = store.append(room, Events, seq, b"event".to_vec());
        let talk = store.append(room, Talk, seq, b"talk".to_vec());
        store.keep_snapshot(room, Events, Snapshot { seq: seq - 1, version: 1, bytes: b"all".to_vec() });
        let (append, talk) = futures_util::join!(append, talk);
        assert_eq!((append, talk), (Ok(()), Ok(())));
    }
    assert_eq!(store.snapshot(room, Events).await, Ok(None));
    store.close().await;
}
