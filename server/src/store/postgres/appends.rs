//! Appends, together with those of other rooms.

use std::collections::HashSet;

use sqlx::PgConnection;

use super::errors::is_taken;
use super::together::Question;
use crate::store::types::{Append, RoomId, Stream, number, saturated};

/// Bytes that a record takes in a statement besides its content.
const BESIDES: usize = 64;

/// Writes an append if it is the next of its stream. The loser of a race learns of it by the key.
const ONE: &str = "INSERT INTO record (room, stream, seq, bytes)
    SELECT $1, $2, $3 + nth - 1, bytes FROM unnest($4::bytea[]) WITH ORDINALITY AS new (bytes, nth)
    WHERE $3 = 1 + (SELECT coalesce(max(seq), 0) FROM record WHERE room = $1 AND stream = $2)";

/// The same for appends to several streams, each by itself. A race stops all of them.
const SEVERAL: &str = "INSERT INTO record (room, stream, seq, bytes)
    SELECT room, stream, seq, bytes
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bytea[])
        AS new (room, stream, first, seq, bytes)
    WHERE first = 1 + (
        SELECT coalesce(max(seq), 0) FROM record WHERE record.room = new.room AND record.stream = new.stream
    )
    RETURNING room, stream";

impl Question for Append {
    type Key = (RoomId, Stream);
    /// Whether it was written; if not, its number is not the next one.
    type Answer = bool;

    /// One that waits for a locked row keeps the rooms that it writes for waiting, for a second at most.
    const STATEMENTS: usize = 4;
    const MOST: usize = usize::MAX;

    fn key(&self) -> (RoomId, Stream) {
        (self.room, self.stream)
    }

    fn bytes(&self) -> usize {
        self.records.iter().map(|record| BESIDES + record.len()).sum()
    }

    async fn ask(appends: &[&Self], connection: &mut PgConnection) -> Result<Vec<bool>, sqlx::Error> {
        let [append] = appends else { return insert_several(appends, connection).await };
        let written = insert_one(append, connection).await;
        let written = written.or_else(|error| if is_taken(&error) { Ok(false) } else { Err(error) })?;
        Ok(vec![written])
    }
}

async fn insert_one(append: &Append, connection: &mut PgConnection) -> Result<bool, sqlx::Error> {
    let one = sqlx::query(ONE).bind(append.room.as_str()).bind(number(append.stream)).bind(saturated(append.seq));
    let done = one.bind(&append.records).execute(connection).await?;
    Ok(done.rows_affected() == append.records.len() as u64)
}

async fn insert_several(appends: &[&Append], connection: &mut PgConnection) -> Result<Vec<bool>, sqlx::Error> {
    // Servers that write the same records wait for each other; in the order of the key, never in a circle.
    let mut sorted = appends.to_vec();
    sorted.sort_unstable_by_key(|append| (append.room.as_str(), number(append.stream)));
    let (mut rooms, mut streams, mut firsts) = (Vec::new(), Vec::new(), Vec::new());
    let (mut numbers, mut contents) = (Vec::new(), Vec::new());
    for append in sorted {
        for (after, bytes) in (0..).zip(&append.records) {
            rooms.push(append.room.as_str());
            streams.push(number(append.stream));
            firsts.push(saturated(append.seq));
            numbers.push(saturated(append.seq.saturating_add(after)));
            contents.push(bytes.as_slice());
        }
    }
    let several = sqlx::query_as(SEVERAL).bind(rooms).bind(streams).bind(firsts).bind(numbers).bind(contents);
    let written: Vec<(String, i16)> = several.fetch_all(connection).await?;
    let written: HashSet<_> = written.iter().map(|(room, stream)| (room.as_str(), i64::from(*stream))).collect();
    Ok(appends.iter().map(|append| written.contains(&(append.room.as_str(), number(append.stream)))).collect())
}
