//! A store moves to one of another kind and back.

use std::fs;
use std::path::Path;

use conurbation::store::{
    Copied, CopyError, OpenError, RoomId, Snapshot, Store,
    Stream::{Events, Talk},
};

use crate::postgres::database;
use crate::{append, entry, read};

fn file(folder: &Path, name: &str) -> String {
    format!("sqlite:{}", folder.join(name).display())
}

/// A store with two rooms, one of which has more records than are copied at once.
async fn furnished(url: &str) -> (RoomId, RoomId, [u8; 64]) {
    let store = Store::open(url).await.unwrap();
    let (long, short) = (RoomId::new(), RoomId::spoken());
    let records = (0..1234_u32).map(|number| number.to_le_bytes().to_vec()).collect();
    store.append_all(long, Events, 1, records).await.unwrap();
    store.keep_snapshot(long, Events, Snapshot { seq: 1000, version: 1, bytes: b"shortcut".to_vec() });
    append(&store, long, Talk, 1, b"hello").await.unwrap();
    append(&store, short, Events, 1, b"").await.unwrap();
    for room in [short, long, RoomId::new(), RoomId::new()] {
        store.shelve("equal ranks", room, Some(entry(7, room.as_str().as_bytes()))).await.unwrap();
    }
    store.shelve("other", long, Some(entry(u64::MAX >> 1, b""))).await.unwrap();
    store.keep("name", b"value".to_vec()).await.unwrap();
    store.secret("cookies").await.unwrap();
    store.rotate_secret("cookies").await.unwrap();
    let secret = store.secret("cookies").await.unwrap();
    store.close().await;
    (long, short, secret)
}

#[tokio::test]
async fn everything_moves_from_a_file_to_a_database_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let (first, last) = (file(folder.path(), "first.db"), file(folder.path(), "last.db"));
    let (long, short, secret) = furnished(&first).await;
    let between = database();
    let told = std::cell::RefCell::new(Vec::new());
    let copied = Store::copy(&first, &between, |copied| told.borrow_mut().push(copied)).await.unwrap();
    assert_eq!(copied, Copied { rooms: 2, of: 2 });
    assert_eq!(told.into_inner(), [Copied { rooms: 1, of: 2 }, copied]);
    Store::copy(&between, &last, |_| {}).await.unwrap();

    let (original, copy) = (Store::open(&first).await.unwrap(), Store::open_alone(&last).await.unwrap());
    assert_eq!(copy.census().await, original.census().await);
    for (room, stream) in [(long, Events), (long, Talk), (short, Events)] {
        assert_eq!(read(&copy, room, stream, 1).await, read(&original, room, stream, 1).await);
    }
    for shelf in ["equal ranks", "other", "name"] {
        let entries = copy.shelf(shelf, 9).await.unwrap();
        assert!(!entries.is_empty());
        assert_eq!(entries, original.shelf(shelf, 9).await.unwrap(), "{shelf}");
    }
    assert_eq!(copy.secret("cookies").await, Ok(secret));
    assert_eq!(copy.previous_secret("cookies").await, original.previous_secret("cookies").await);
    // It is made again when there is time.
    assert_eq!(copy.snapshot(long, Events).await, Ok(None));
    original.close().await;
    copy.close().await;
}

#[tokio::test]
async fn two_stores_are_never_mixed() {
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (file(folder.path(), "one.db"), file(folder.path(), "other.db"));
    furnished(&one).await;
    furnished(&other).await;
    let before = fs::read(folder.path().join("other.db")).unwrap();
    assert_eq!(Store::copy(&one, &other, |_| {}).await, Err(CopyError::NotEmpty));
    assert_eq!(fs::read(folder.path().join("other.db")).unwrap(), before);
    assert!(matches!(Store::copy(&one, &one, |_| {}).await, Err(CopyError::Unopened(OpenError::Locked(_)))));
    assert_eq!(Store::copy(&database(), &file(folder.path(), "new.db"), |_| {}).await, Err(CopyError::Empty));
    assert_eq!(Store::copy(&one, "memory:", |_| {}).await, Err(CopyError::Memory));
}

/// As when somebody has pressed Ctrl-C.
#[tokio::test]
async fn half_a_copy_is_no_store() {
    let folder = tempfile::tempdir().unwrap();
    for (whole, half) in [("one.db", file(folder.path(), "half.db")), ("other.db", database())] {
        let whole = file(folder.path(), whole);
        furnished(&whole).await;
        let (told, reached) = tokio::sync::oneshot::channel();
        let told = std::cell::Cell::new(Some(told));
        let copying = Store::copy(&whole, &half, |_| {
            if let Some(told) = told.take() {
                told.send(()).unwrap();
            }
        });
        tokio::select! {
            biased;
            _ = reached => {}
            copied = copying => panic!("{copied:?} before it was told of"),
        }
        // Whoever begins anew is told to empty it, however far the first attempt came.
        let refused = loop {
            match Store::open_alone(&half).await {
                Err(OpenError::Locked(_) | OpenError::InUse) => tokio::task::yield_now().await,
                other => break other.map(drop),
            }
        };
        assert_eq!(refused, Err(OpenError::HalfCopied));
    }
}
