//! What every kind of store has in common: one suite, run on all of them.

mod appends;
mod copying;
mod faults;
mod forgetting;
mod history;
mod lifetime;
mod nodes;
mod postgres;
mod shelves;
mod snapshots;
mod together;

use conurbation::store::{Entry, OpenError, Record, RoomId, Store, StoreError, Stream};
use tempfile::TempDir;

/// Runs each test on a new store of every kind.
macro_rules! on_every_store {
    ($($module:ident::$test:ident)*) => {
        mod memory {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$module::$test(super::in_memory().await).await;
            })*
        }

        mod faulty {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$module::$test(super::faults::none()).await;
            })*
        }

        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let (store, _folder) = super::in_a_file().await;
                super::$module::$test(store.clone()).await;
                store.close().await;
            })*
        }

        mod postgresql {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                let store = super::postgres::in_a_database().await;
                super::$module::$test(store.clone()).await;
                store.close().await;
            })*
        }
    };
}

on_every_store! {
    appends::records_are_read_back_in_order
    appends::a_taken_number_is_refused
    appends::a_gap_is_refused
    appends::several_records_are_written_all_or_none
    appends::streams_are_numbered_separately
    appends::rooms_are_numbered_separately
    appends::only_one_of_many_writers_gets_a_number
    appends::many_rooms_write_at_once
    appends::a_refusal_does_not_affect_other_appends
    appends::deleting_talk_deletes_nothing_else
    appends::big_and_empty_records_are_kept
    forgetting::redacted_records_have_other_contents
    forgetting::all_records_are_redacted_or_none
    forgetting::a_deleted_room_leaves_nothing
    forgetting::a_room_is_taken_off_all_shelves_but_some
    forgetting::rooms_that_are_not_on_a_shelf_are_found
    shelves::the_highest_rank_comes_first
    shelves::a_large_entry_is_kept_byte_for_byte
    shelves::several_entries_of_a_room_are_read_at_once
    shelves::equal_ranks_keep_their_order
    shelves::an_entry_is_replaced_and_removed
    shelves::shelves_are_independent
    shelves::the_entry_of_one_room_can_be_read
    shelves::old_entries_come_in_order_page_by_page
    snapshots::a_snapshot_takes_the_place_of_the_one_before
    snapshots::a_snapshot_without_its_records_is_not_kept
    snapshots::a_snapshot_goes_with_the_records_it_was_made_from
    snapshots::a_closed_store_keeps_no_snapshot
    snapshots::records_are_read_in_parts
    snapshots::what_it_takes_to_open_a_room_is_read_at_once
    lifetime::a_secret_stays_the_same
    lifetime::a_replaced_secret_is_kept_until_the_next_one
    lifetime::a_dropped_append_happens_completely_or_not_at_all
    lifetime::closing_finishes_pending_appends
    lifetime::a_closed_store_refuses
}

async fn in_memory() -> Store {
    Store::open("memory:").await.expect("a store in memory")
}

async fn in_a_file() -> (Store, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("store.db");
    (Store::open(&format!("sqlite:{}", path.display())).await.expect("a store in a file"), folder)
}

/// The largest number that SQLite can store.
const LARGEST_IN_SQLITE: u64 = i64::MAX.cast_unsigned();

/// What was read, as (number, bytes).
async fn read(store: &Store, room: RoomId, stream: Stream, from: u64) -> Vec<(u64, Vec<u8>)> {
    let records = store.read(room, stream, from).await.expect("a read");
    records.into_iter().map(|Record { seq, bytes }| (seq, bytes)).collect()
}

async fn append(store: &Store, room: RoomId, stream: Stream, seq: u64, bytes: &[u8]) -> Result<(), StoreError> {
    store.append(room, stream, seq, bytes.to_vec()).await
}

fn entry(rank: u64, bytes: &[u8]) -> Entry {
    Entry { rank, bytes: bytes.to_vec() }
}

#[tokio::test]
async fn an_unknown_kind_of_store_is_refused() {
    for url in ["", "mysql://localhost/x", "store.db", "sqlite:"] {
        assert!(matches!(Store::open(url).await, Err(OpenError::BadUrl(_))), "{url:?}");
    }
}
