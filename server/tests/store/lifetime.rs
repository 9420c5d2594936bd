//! Secrets, dropped futures, and closing.

use std::task::Poll;

use conurbation::store::{RoomId, Store, StoreError, Stream::Events};
use futures_util::future::{join_all, poll_fn};

use super::{append, read};

pub async fn a_secret_stays_the_same(store: Store) {
    let all = join_all((0..20).map(|_| store.secret("cookies"))).await;
    let first = all[0].clone().unwrap();
    assert_ne!(first, [0; 64]);
    assert!(all.into_iter().all(|secret| secret == Ok(first)), "asked for at once, one for all");
    assert_ne!(store.secret("other").await, Ok(first));
    assert_eq!(store.secret("cookies").await, Ok(first));
}

pub async fn a_replaced_secret_is_kept_until_the_next_one(store: Store) {
    let first = store.secret("cookies").await.unwrap();
    assert_eq!(store.previous_secret("cookies").await, Ok(None));
    store.rotate_secret("cookies").await.unwrap();
    let second = store.secret("cookies").await.unwrap();
    assert_ne!(second, first);
    assert_eq!(store.previous_secret("cookies").await, Ok(Some(first)));
    store.rotate_secret("cookies").await.unwrap();
    assert_eq!(store.previous_secret("cookies").await, Ok(Some(second)));
    store.rotate_secret("new").await.unwrap();
    assert_eq!(store.previous_secret("new").await, Ok(None));
}

pub async fn a_dropped_append_happens_completely_or_not_at_all(store: Store) {
    for _ in 0..50 {
        let room = RoomId::new();
        let mut append = Box::pin(append(&store, room, Events, 1, b"dropped"));
        // Polled once, then dropped.
        let _ = poll_fn(|context| Poll::Ready(append.as_mut().poll(context))).await;
        drop(append);
        // The next write is behind it.
        let result = self::append(&store, room, Events, 1, b"next").await;
        let wanted = match result {
            Ok(()) => b"next".to_vec(),
            Err(refused) => {
                assert_eq!(refused, StoreError::Taken(1));
                b"dropped".to_vec()
            }
        };
        assert_eq!(read(&store, room, Events, 1).await, [(1, wanted)]);
    }
}

pub async fn closing_finishes_pending_appends(store: Store) {
    let appends = join_all((0..20).map(|_| append(&store, RoomId::new(), Events, 1, b"x")));
    // Polled in this order: all of them are asked for before the close is.
    let (results, ()) = tokio::join!(appends, store.close());
    assert_eq!(results, vec![Ok(()); 20]);
}

pub async fn a_closed_store_refuses(store: Store) {
    let room = RoomId::new();
    append(&store, room, Events, 1, b"x").await.unwrap();
    store.secret("known").await.unwrap();
    store.close().await;
    store.close().await;
    assert!(matches!(append(&store, room, Events, 2, b"x").await, Err(StoreError::Failed(_))));
    assert!(matches!(store.read(room, Events, 1).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.delete_talk(room).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.shelve("shelf", room, None).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.shelf("shelf", 1).await, Err(StoreError::Failed(_))));
    assert!(matches!(store.secret("known").await, Err(StoreError::Failed(_))));
}
