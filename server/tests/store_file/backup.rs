//! A backup is a store in one file, and never replaces a file.

use std::{fs, path::Path};

use conurbation::store::{BackupError, OpenError, RoomId, Store, Stream::Events};

use crate::place::{FILLED, Place, filled};

async fn backup(place: &Place, target: &Path) -> Result<(), BackupError> {
    Store::backup(&place.url(), target).await
}

#[tokio::test]
async fn a_backup_of_a_live_store_is_a_store() {
    let (place, copy) = (Place::new(), Place::new());
    let store = place.open().await;
    let room = RoomId::new();
    store.append(room, Events, 1, b"before".to_vec()).await.unwrap();
    let secret = store.secret("cookies").await.unwrap();
    backup(&place, &copy.path).await.unwrap();
    store.append(room, Events, 2, b"after".to_vec()).await.unwrap();
    assert_eq!(copy.snapshot().len(), 1, "one file is the whole backup");

    let copied = copy.open().await;
    assert_eq!(copied.read(room, Events, 1).await.unwrap().len(), 1);
    assert_eq!(copied.secret("cookies").await, Ok(secret));
    copied.close().await;
    assert_eq!(store.read(room, Events, 1).await.unwrap().len(), 2);
    store.close().await;
}

#[tokio::test]
async fn a_backup_of_a_closed_store_changes_nothing_in_it() {
    let ((place, room), copy) = (filled().await, Place::new());
    let before = place.snapshot();
    backup(&place, &copy.path).await.unwrap();
    assert!(place.snapshot() == before);
    let copied = copy.open().await;
    assert_eq!(copied.read(room, Events, 1).await.unwrap().len(), usize::from(FILLED));
    copied.close().await;
}

#[tokio::test]
async fn a_backup_replaces_nothing() {
    let ((place, _), copy) = (filled().await, Place::holding(b"precious"));
    assert_eq!(backup(&place, &copy.path).await, Err(BackupError::Exists(copy.path.clone())));
    assert_eq!(fs::read(&copy.path).unwrap(), b"precious");
    let before = fs::read(&place.path).unwrap();
    assert_eq!(backup(&place, &place.path).await, Err(BackupError::Exists(place.path.clone())));
    assert!(fs::read(&place.path).unwrap() == before);
}

#[tokio::test]
async fn a_backup_of_nothing_or_of_something_else_leaves_no_file() {
    let (nothing, copy) = (Place::new(), Place::new());
    assert!(matches!(backup(&nothing, &copy.path).await, Err(BackupError::Source(OpenError::Failed { .. }))));
    let foreign = Place::new();
    foreign.run("CREATE TABLE theirs (x)").await;
    let before = foreign.snapshot();
    assert!(matches!(backup(&foreign, &copy.path).await, Err(BackupError::Source(OpenError::Foreign { .. }))));
    assert!(foreign.snapshot() == before);
    assert!(matches!(Store::backup("memory:", &copy.path).await, Err(BackupError::NoFile)));
    assert!(nothing.snapshot().is_empty() && copy.snapshot().is_empty());
    let (whole, _) = filled().await;
    let missing = copy.folder.path().join("nowhere").join("copy.db");
    assert!(matches!(backup(&whole, &missing).await, Err(BackupError::Failed { .. })));
}
