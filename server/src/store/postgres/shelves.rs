//! Shelves in the database.

use std::collections::{HashMap, HashSet};

use sqlx::Row;
use sqlx::postgres::PgRow;

use super::Postgres;
use super::errors::unread;
use crate::store::types::{Entry, RoomId, Shelved, StoreError, saturated};

impl Postgres {
    pub(crate) async fn shelve(&self, name: &str, room: RoomId, entry: Option<Entry>) -> Result<(), StoreError> {
        let name = name.to_owned();
        self.ask(move |connection| {
            let change = if let Some(Entry { rank, bytes }) = entry {
                let set = sqlx::query(
                    "INSERT INTO shelved (shelf, room, rank, bytes) VALUES ($1, $2, $3, $4)
                     ON CONFLICT (shelf, room) DO UPDATE SET rank = excluded.rank, bytes = excluded.bytes",
                );
                set.bind(name).bind(room.to_string()).bind(saturated(rank)).bind(bytes)
            } else {
                let delete = sqlx::query("DELETE FROM shelved WHERE shelf = $1 AND room = $2");
                delete.bind(name).bind(room.to_string())
            };
            Box::pin(async move { change.execute(connection).await.map(drop) })
        })
        .await
    }

    pub(crate) async fn unshelve(&self, room: RoomId, but: Vec<String>) -> Result<(), StoreError> {
        self.ask(move |connection| {
            let delete = sqlx::query("DELETE FROM shelved WHERE room = $1 AND shelf <> ALL ($2)");
            let bound = delete.bind(room.to_string()).bind(but);
            Box::pin(async move { bound.execute(connection).await.map(drop) })
        })
        .await
    }

    pub(crate) async fn unshelved(&self, name: &str, limit: usize) -> Result<Vec<RoomId>, StoreError> {
        let name = name.to_owned();
        self.ask_patiently(move |connection| {
            let rooms = sqlx::query(
                "SELECT room FROM record WHERE stream = 0 AND seq = 1
                 AND NOT EXISTS (SELECT 1 FROM shelved WHERE shelf = $1 AND shelved.room = record.room) LIMIT $2",
            )
            .bind(name)
            .bind(saturated(limit))
            .try_map(|row: PgRow| room_id(&row));
            Box::pin(async move { rooms.fetch_all(connection).await })
        })
        .await
    }

    pub(crate) async fn shelf(&self, name: &str, limit: usize) -> Result<Vec<Shelved>, StoreError> {
        let name = name.to_owned();
        self.ask_for(limit, move |connection| {
            let entries =
                sqlx::query("SELECT room, rank, bytes FROM shelved WHERE shelf = $1 ORDER BY rank DESC, no LIMIT $2")
                    .bind(name)
                    .bind(saturated(limit))
                    .try_map(|row: PgRow| shelved(&row));
            Box::pin(async move { entries.fetch_all(connection).await })
        })
        .await
    }

    pub(crate) async fn oldest(
        &self,
        name: &str,
        before: u64,
        after: Option<(u64, RoomId)>,
        limit: usize,
    ) -> Result<Vec<Shelved>, StoreError> {
        let name = name.to_owned();
        let (rank, room) = after.map_or((0, String::new()), |(rank, room)| (saturated(rank), room.to_string()));
        self.ask(move |connection| {
            // The first condition on ranks is the one that the index is used for.
            let entries = sqlx::query(
                "SELECT room, rank, bytes FROM shelved
                 WHERE shelf = $1 AND rank BETWEEN $2 AND $3 AND (rank, room) > ($2, $4) ORDER BY rank, room LIMIT $5",
            )
            .bind(name)
            .bind(rank)
            .bind(saturated(before) - 1)
            .bind(room)
            .bind(saturated(limit))
            .try_map(|row: PgRow| shelved(&row));
            Box::pin(async move { entries.fetch_all(connection).await })
        })
        .await
        .map_err(unread)
    }

    pub(crate) async fn shelved(&self, name: &str, room: RoomId) -> Result<Option<Entry>, StoreError> {
        let name = name.to_owned();
        self.ask(move |connection| {
            let found = sqlx::query("SELECT rank, bytes FROM shelved WHERE shelf = $1 AND room = $2")
                .bind(name)
                .bind(room.to_string())
                .try_map(|row: PgRow| entry(&row));
            Box::pin(async move { found.fetch_optional(connection).await })
        })
        .await
        .map_err(unread)
    }

    pub(crate) async fn shelved_on(
        &self,
        names: &[String],
        room: RoomId,
    ) -> Result<HashMap<String, Entry>, StoreError> {
        let names = names.to_vec();
        self.ask(move |connection| {
            let found = sqlx::query("SELECT shelf, rank, bytes FROM shelved WHERE room = $1 AND shelf = ANY ($2)")
                .bind(room.to_string())
                .bind(names)
                .try_map(|row: PgRow| Ok((row.try_get("shelf")?, entry(&row)?)));
            Box::pin(async move { found.fetch_all(connection).await })
        })
        .await
        .map(HashMap::from_iter)
        .map_err(unread)
    }

    pub(crate) async fn shelf_names(&self) -> Result<HashSet<String>, StoreError> {
        let names = self.ask_patiently(|connection| {
            let names = sqlx::query_scalar("SELECT DISTINCT shelf FROM shelved");
            Box::pin(async move { names.fetch_all(connection).await })
        });
        names.await.map(HashSet::from_iter)
    }

    pub(crate) async fn shelves_of(&self, room: RoomId) -> Result<HashSet<String>, StoreError> {
        self.ask(move |connection| {
            let names = sqlx::query_scalar("SELECT shelf FROM shelved WHERE room = $1").bind(room.to_string());
            Box::pin(async move { names.fetch_all(connection).await })
        })
        .await
        .map(HashSet::from_iter)
        .map_err(unread)
    }
}

fn entry(row: &PgRow) -> Result<Entry, sqlx::Error> {
    Ok(Entry { rank: row.try_get::<i64, _>("rank")?.cast_unsigned(), bytes: row.try_get("bytes")? })
}

fn shelved(row: &PgRow) -> Result<Shelved, sqlx::Error> {
    Ok(Shelved { room: room_id(row)?, entry: entry(row)? })
}

fn room_id(row: &PgRow) -> Result<RoomId, sqlx::Error> {
    row.try_get::<&str, _>("room")?.parse().map_err(|error| sqlx::Error::Decode(Box::new(error)))
}
