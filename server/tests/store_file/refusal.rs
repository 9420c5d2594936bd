//! A file that this program can't use is refused and left as it was.

use std::fs;

use conurbation::store::{OpenError, RoomId, Store, Stream::Events};
use sqlx::Connection;

use crate::place::{Place, filled};

#[tokio::test]
async fn a_file_that_is_not_a_database_is_left_alone() {
    for bytes in [&b"x"[..], b"SQLite format 2\0", &[0; 4096], "conurbation".repeat(1000).as_bytes()] {
        let place = Place::holding(bytes);
        assert_eq!(place.refused_untouched().await, OpenError::NotADatabase(place.path.clone()));
    }
    let place = Place::new();
    fs::create_dir(&place.path).unwrap();
    assert!(matches!(place.refused().await, OpenError::Failed { .. }));
    assert_eq!(fs::read_dir(place.folder.path()).unwrap().count(), 1);
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    for (statements, application_id) in [
        ("CREATE TABLE theirs (x)", 0),
        ("PRAGMA journal_mode = WAL; CREATE TABLE theirs (x)", 0),
        ("PRAGMA application_id = 7", 7),
        ("CREATE TABLE record (x); PRAGMA application_id = 7; PRAGMA user_version = 9", 7),
        ("CREATE TABLE theirs (x); PRAGMA application_id = 1131311714", 1_131_311_714),
    ] {
        let place = Place::new();
        place.run(statements).await;
        let path = place.path.clone();
        assert_eq!(place.refused_untouched().await, OpenError::Foreign { path, application_id }, "{statements}");
    }
}

/// Its log has not been folded into it, and is not.
#[tokio::test]
async fn a_database_in_use_by_another_program_is_left_alone() {
    let place = Place::new();
    let mut shell = place.shell().await;
    sqlx::raw_sql("PRAGMA journal_mode = WAL; CREATE TABLE theirs (x)").execute(&mut shell).await.unwrap();
    assert!(place.beside("-wal").exists());
    assert!(matches!(place.refused_untouched().await, OpenError::Foreign { .. }));
    shell.close().await.unwrap();
}

#[tokio::test]
async fn a_newer_store_is_left_alone() {
    let (place, _) = filled().await;
    place.run("PRAGMA user_version = 4").await;
    let path = place.path.clone();
    assert_eq!(place.refused_untouched().await, OpenError::TooNew { path, found: 4, known: 3 });
}

/// The newer program was killed: what it did is only in its log.
#[tokio::test]
async fn a_newer_store_that_was_not_closed_is_left_alone() {
    let (place, _) = filled().await;
    let mut shell = place.shell().await;
    sqlx::raw_sql("PRAGMA user_version = 4").execute(&mut shell).await.unwrap();
    let after = Place::new();
    for suffix in ["", "-wal", "-shm"] {
        fs::copy(place.beside(suffix), after.beside(suffix)).unwrap();
    }
    shell.close().await.unwrap();
    let (before, log) = (fs::read(&after.path).unwrap(), fs::read(after.beside("-wal")).unwrap());
    assert!(matches!(after.refused().await, OpenError::TooNew { found: 4, .. }));
    assert!(fs::read(&after.path).unwrap() == before);
    assert!(fs::read(after.beside("-wal")).unwrap() == log);
    assert!(!after.beside("-lock").exists());
}

#[tokio::test]
async fn a_foreign_migration_is_refused() {
    let (place, _) = filled().await;
    place.run("UPDATE _sqlx_migrations SET checksum = x'00'").await;
    assert!(matches!(place.refused_untouched().await, OpenError::Damaged { .. }));
}

#[tokio::test]
async fn a_damaged_store_is_left_alone() {
    let (whole, _) = filled().await;
    let bytes = fs::read(&whole.path).unwrap();
    let page = 4096;
    assert!(bytes.len() > 10 * page, "some pages to damage");
    let mut damages: Vec<(String, Vec<u8>)> = vec![
        ("cut off within the header".into(), bytes[..60].to_vec()),
        ("cut off within the schema".into(), bytes[..2000].to_vec()),
        ("without its last page".into(), bytes[..bytes.len() - page].to_vec()),
        ("cut off within its last page".into(), bytes[..bytes.len() - 100].to_vec()),
    ];
    for at in 0..bytes.len() / page {
        // The header in the first page stays: it tells that this is a database.
        let from = at * page + if at == 0 { 100 } else { 0 };
        let mut broken = bytes.clone();
        broken[from..(at + 1) * page].fill(0xa5);
        damages.push((format!("page {} overwritten", at + 1), broken));
    }
    for (damage, bytes) in damages {
        let place = Place::holding(&bytes);
        println!("{damage}");
        let error = place.refused_untouched().await;
        assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
    }
}

#[tokio::test]
async fn a_store_with_a_missing_table_is_left_alone() {
    for statement in ["DROP TABLE record", "DROP TABLE shelved", "DROP TABLE secret"] {
        let (place, _) = filled().await;
        place.run(statement).await;
        assert!(matches!(place.refused_untouched().await, OpenError::Damaged { .. }), "{statement}");
    }
}

#[tokio::test]
async fn a_second_program_is_refused() {
    let place = Place::new();
    let store = place.open().await;
    let room = RoomId::new();
    store.append(room, Events, 1, b"x".to_vec()).await.unwrap();
    let path = place.path.canonicalize().unwrap();
    assert_eq!(place.refused_untouched().await, OpenError::Locked(path.clone()));
    // By another name too.
    let roundabout = place.folder.path().join(".").join(place.path.file_name().unwrap());
    let error = Store::open(&format!("sqlite:{}", roundabout.display())).await.unwrap_err();
    assert_eq!(error, OpenError::Locked(path));
    store.append(room, Events, 2, b"x".to_vec()).await.unwrap();
    store.close().await;
    place.open().await.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_program_is_refused_through_a_link() {
    let place = Place::new();
    let store = place.open().await;
    let link = place.folder.path().join("link.db");
    std::os::unix::fs::symlink(&place.path, &link).unwrap();
    assert!(matches!(Store::open(&format!("sqlite:{}", link.display())).await, Err(OpenError::Locked(_))));
    store.close().await;
}

#[tokio::test]
async fn a_missing_folder_is_named() {
    let place = Place::new();
    let path = place.folder.path().join("nowhere").join("store.db");
    let error = Store::open(&format!("sqlite:{}", path.display())).await.unwrap_err();
    assert!(error.to_string().contains("nowhere"), "{error}");
}
