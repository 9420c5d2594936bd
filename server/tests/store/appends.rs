//! Appending to streams and reading them back.

use conurbation::store::{
    RoomId, Store, StoreError,
    Stream::{Events, Talk},
};
use futures_util::future::join_all;

use super::{LARGEST_IN_SQLITE, append, entry, read};

pub async fn records_are_read_back_in_order(store: Store) {
    let room = RoomId::new();
    assert_eq!(read(&store, room, Events, 1).await, []);
    // More than nine, so that numbers sorted as text would be noticed.
    let all: Vec<(u64, Vec<u8>)> = (1..=12).map(|seq: u8| (seq.into(), vec![seq; 3])).collect();
    for (seq, bytes) in &all {
        append(&store, room, Events, *seq, bytes).await.unwrap();
    }
    assert_eq!(read(&store, room, Events, 0).await, all);
    assert_eq!(read(&store, room, Events, 1).await, all);
    assert_eq!(read(&store, room, Events, 10).await, all[9..]);
    assert_eq!(read(&store, room, Events, 13).await, []);
    assert_eq!(read(&store, room, Events, u64::MAX).await, []);
}

pub async fn a_taken_number_is_refused(store: Store) {
    let room = RoomId::new();
    append(&store, room, Events, 1, b"first").await.unwrap();
    append(&store, room, Events, 2, b"second").await.unwrap();
    for seq in [1, 2] {
        assert_eq!(append(&store, room, Events, seq, b"other").await, Err(StoreError::Taken(seq)));
    }
    assert_eq!(read(&store, room, Events, 1).await, [(1, b"first".to_vec()), (2, b"second".to_vec())]);
}

pub async fn a_gap_is_refused(store: Store) {
    let room = RoomId::new();
    for seq in [0, 2, u64::MAX] {
        assert_eq!(append(&store, room, Events, seq, b"x").await, Err(StoreError::Gap(seq)));
    }
    append(&store, room, Events, 1, b"x").await.unwrap();
    for seq in [0, 3, LARGEST_IN_SQLITE, LARGEST_IN_SQLITE + 1, u64::MAX] {
        assert_eq!(append(&store, room, Events, seq, b"x").await, Err(StoreError::Gap(seq)));
    }
    assert_eq!(read(&store, room, Events, 0).await, [(1, b"x".to_vec())]);
}

pub async fn several_records_are_written_all_or_none(store: Store) {
    let (room, other) = (RoomId::new(), RoomId::new());
    let three = || [b"a", b"b", b"c"].map(|bytes| bytes.to_vec()).to_vec();
    store.append_all(room, Events, 1, three()).await.unwrap();
    // In one batch: a race lost in the middle of the numbers, a gap, a good append, and one of nothing.
    let (taken, gap, next, none) = tokio::join!(
        store.append_all(room, Events, 2, three()),
        store.append_all(room, Events, 5, three()),
        store.append_all(other, Events, 1, three()),
        store.append_all(other, Talk, 9, Vec::new()),
    );
    assert_eq!([taken, gap, next, none], [Err(StoreError::Taken(2)), Err(StoreError::Gap(5)), Ok(()), Ok(())]);
    let numbered = [(1, b"a".to_vec()), (2, b"b".to_vec()), (3, b"c".to_vec())];
    assert_eq!(read(&store, room, Events, 1).await, numbered);
    assert_eq!(read(&store, other, Events, 1).await, numbered);
    assert_eq!(read(&store, other, Talk, 1).await, []);
}

pub async fn streams_are_numbered_separately(store: Store) {
    let room = RoomId::new();
    append(&store, room, Events, 1, b"event").await.unwrap();
    assert_eq!(append(&store, room, Talk, 2, b"talk").await, Err(StoreError::Gap(2)));
    append(&store, room, Talk, 1, b"talk").await.unwrap();
    assert_eq!(read(&store, room, Events, 1).await, [(1, b"event".to_vec())]);
    assert_eq!(read(&store, room, Talk, 1).await, [(1, b"talk".to_vec())]);
}

pub async fn rooms_are_numbered_separately(store: Store) {
    let rooms = [RoomId::new(), RoomId::new()];
    for room in rooms {
        append(&store, room, Events, 1, room.as_str().as_bytes()).await.unwrap();
    }
    for room in rooms {
        assert_eq!(read(&store, room, Events, 1).await, [(1, room.as_str().as_bytes().to_vec())]);
    }
}

pub async fn only_one_of_many_writers_gets_a_number(store: Store) {
    let room = RoomId::new();
    for seq in 1..=20 {
        let racers = (0..30_u8).map(|racer| {
            tokio::spawn({
                let store = store.clone();
                async move { (racer, append(&store, room, Events, seq, &[racer]).await) }
            })
        });
        let mut winners = Vec::new();
        for racer in join_all(racers).await {
            match racer.unwrap() {
                (racer, Ok(())) => winners.push(vec![racer]),
                (_, refused) => assert_eq!(refused, Err(StoreError::Taken(seq))),
            }
        }
        assert_eq!(winners.len(), 1, "winners of record {seq}");
        assert_eq!(read(&store, room, Events, seq).await, [(seq, winners.remove(0))]);
    }
}

pub async fn many_rooms_write_at_once(store: Store) {
    let rooms: Vec<RoomId> = (0..200).map(|_| RoomId::new()).collect();
    let writers = rooms.iter().map(|&room| {
        tokio::spawn({
            let store = store.clone();
            async move {
                for seq in 1..=5 {
                    append(&store, room, Events, seq, format!("{room} {seq}").as_bytes()).await.unwrap();
                    // Whoever was told that it is written can read it.
                    assert_eq!(read(&store, room, Events, seq).await.len(), 1);
                }
            }
        })
    });
    for writer in join_all(writers).await {
        writer.unwrap();
    }
    for room in rooms {
        let wanted: Vec<_> = (1..=5).map(|seq| (seq, format!("{room} {seq}").into_bytes())).collect();
        assert_eq!(read(&store, room, Events, 1).await, wanted);
    }
}

pub async fn a_refusal_does_not_affect_other_appends(store: Store) {
    let taken = RoomId::new();
    append(&store, taken, Events, 1, b"first").await.unwrap();
    let rooms: Vec<RoomId> = (0..60).map(|_| RoomId::new()).collect();
    // Polled as one task, so that many of them are queued before the first is written.
    let results = join_all(rooms.iter().enumerate().map(|(at, &room)| {
        let store = &store;
        async move {
            match at % 3 {
                0 => append(store, taken, Events, 1, b"late").await,
                1 => append(store, room, Events, 7, b"gap").await,
                _ => append(store, room, Events, 1, b"fine").await,
            }
        }
    }))
    .await;
    for (at, (room, result)) in rooms.into_iter().zip(results).enumerate() {
        let wanted = [Err(StoreError::Taken(1)), Err(StoreError::Gap(7)), Ok(())][at % 3].clone();
        assert_eq!(result, wanted);
        assert_eq!(read(&store, room, Events, 1).await.len(), usize::from(wanted.is_ok()));
    }
    assert_eq!(read(&store, taken, Events, 1).await, [(1, b"first".to_vec())]);
}

pub async fn deleting_talk_deletes_nothing_else(store: Store) {
    let (room, other) = (RoomId::new(), RoomId::new());
    for room in [room, other] {
        append(&store, room, Events, 1, b"event").await.unwrap();
        append(&store, room, Talk, 1, b"one").await.unwrap();
        append(&store, room, Talk, 2, b"two").await.unwrap();
        store.shelve("shelf", room, Some(entry(1, b"entry"))).await.unwrap();
    }
    store.delete_talk(room).await.unwrap();
    assert_eq!(read(&store, room, Talk, 1).await, []);
    assert_eq!(read(&store, room, Events, 1).await, [(1, b"event".to_vec())]);
    assert_eq!(read(&store, other, Talk, 1).await.len(), 2);
    assert_eq!(store.shelf("shelf", 9).await.unwrap().len(), 2);
    // Numbers begin again, and whoever remembers the old ones is refused.
    assert_eq!(append(&store, room, Talk, 3, b"three").await, Err(StoreError::Gap(3)));
    append(&store, room, Talk, 1, b"again").await.unwrap();
    assert_eq!(read(&store, room, Talk, 1).await, [(1, b"again".to_vec())]);
    store.delete_talk(RoomId::new()).await.unwrap();
}

pub async fn big_and_empty_records_are_kept(store: Store) {
    let room = RoomId::new();
    let sizes = [0, 1, 8 * 1024, 3 * 1024 * 1024];
    for (seq, size) in (1..).zip(sizes) {
        let bytes: Vec<u8> = (0..=250).cycle().take(size).collect();
        append(&store, room, Events, seq, &bytes).await.unwrap();
        assert!(read(&store, room, Events, seq).await == [(seq, bytes)], "{size} bytes");
    }
}
