//! Any history is read back, compared with a plain map.

use std::collections::BTreeMap;

use conurbation::store::{
    RoomId, Store, StoreError,
    Stream::{Events, Talk},
};
use proptest::prelude::*;

use super::{append, in_a_file, in_memory, read};

/// One step of a random history. Rooms are 0 to 2; `ahead` is how far the number is from the next one.
#[derive(Debug, Clone)]
enum Step {
    Append { room: usize, talk: bool, ahead: i8, bytes: Vec<u8> },
    DeleteTalk { room: usize },
}

fn step() -> impl Strategy<Value = Step> {
    let ahead = prop_oneof![6 => Just(0_i8), 1 => -3_i8..=3];
    let bytes = prop::collection::vec(any::<u8>(), 0..40);
    prop_oneof![
        9 => (0..3_usize, any::<bool>(), ahead, bytes)
            .prop_map(|(room, talk, ahead, bytes)| Step::Append { room, talk, ahead, bytes }),
        1 => (0..3_usize).prop_map(|room| Step::DeleteTalk { room }),
    ]
}

/// Takes the steps, and compares each answer and the content at the end with a plain map.
async fn what_was_acknowledged_is_read_back(store: &Store, steps: Vec<Step>) {
    let rooms = [RoomId::new(), RoomId::new(), RoomId::new()];
    let mut model: BTreeMap<(usize, bool), Vec<Vec<u8>>> = BTreeMap::new();
    let stream = |talk| if talk { Talk } else { Events };
    for step in steps {
        match step {
            Step::Append { room, talk, ahead, bytes } => {
                let records = model.entry((room, talk)).or_default();
                let last = u64::try_from(records.len()).unwrap();
                let seq = (last + 1).saturating_add_signed(i64::from(ahead));
                let result = append(store, rooms[room], stream(talk), seq, &bytes).await;
                if seq == last + 1 {
                    assert_eq!(result, Ok(()));
                    records.push(bytes);
                } else if (1..=last).contains(&seq) {
                    assert_eq!(result, Err(StoreError::Taken(seq)));
                } else {
                    assert_eq!(result, Err(StoreError::Gap(seq)));
                }
            }
            Step::DeleteTalk { room } => {
                store.delete_talk(rooms[room]).await.unwrap();
                model.remove(&(room, true));
            }
        }
    }
    for (at, room) in rooms.into_iter().enumerate() {
        for talk in [false, true] {
            let records = model.remove(&(at, talk)).unwrap_or_default();
            let wanted: Vec<_> = (1..).zip(records).collect();
            assert_eq!(read(store, room, stream(talk), 1).await, wanted);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn any_history_is_read_back(steps in prop::collection::vec(step(), 0..40)) {
        tokio::runtime::Runtime::new().unwrap().block_on(async {
            what_was_acknowledged_is_read_back(&in_memory().await, steps.clone()).await;
            let (store, _folder) = in_a_file().await;
            what_was_acknowledged_is_read_back(&store, steps).await;
            store.close().await;
        });
    }
}
