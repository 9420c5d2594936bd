//! Reads what is needed to open rooms, several rooms in one statement.

use std::collections::HashMap;

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row};

use super::rows::{seq, snapshot};
use super::together::Question;
use crate::store::types::{Entry, Opening, Record, RoomId, Stream, number};

/// About how many bytes a question takes in a statement.
const BYTES: usize = 64;

/// `what` a row is: 0 for the entry, 1 for a snapshot, 2 for a record.
const OPENING: &str = "
    WITH asked AS (
        SELECT room, name, most FROM unnest($1::text[], $2::text[], $3::bigint[]) AS new (room, name, most)
    )
    SELECT room, 0 AS what, 0::bigint AS stream, rank AS seq, 0::bigint AS version, bytes
    FROM asked JOIN shelved USING (room) WHERE shelf = name
    UNION ALL
    SELECT room, 1, stream, seq, version, bytes FROM asked JOIN snapshot USING (room)
    UNION ALL
    SELECT room, 2, stream, tail.seq, 0, tail.bytes FROM asked CROSS JOIN unnest($4::bigint[]) AS streams (stream)
    CROSS JOIN LATERAL (
        SELECT seq, bytes FROM record WHERE record.room = asked.room AND record.stream = streams.stream
        AND seq >= coalesce(
            (SELECT seq FROM snapshot WHERE snapshot.room = asked.room AND snapshot.stream = streams.stream), 1
        ) ORDER BY seq LIMIT asked.most
    ) AS tail
    ORDER BY room, what, stream, seq";

/// A room that is to be opened.
#[derive(Debug)]
pub(super) struct Open {
    pub room: RoomId,
    /// The shelf that its entry is wanted from.
    pub shelf: Option<String>,
    /// Most records of each stream.
    pub most: i64,
}

impl Question for Open {
    type Key = RoomId;
    type Answer = Opening;

    const STATEMENTS: usize = 2;
    /// All that is read is in memory at once.
    const MOST: usize = 16;

    fn key(&self) -> RoomId {
        self.room
    }

    fn bytes(&self) -> usize {
        BYTES
    }

    async fn ask(rooms: &[&Self], connection: &mut PgConnection) -> Result<Vec<Opening>, sqlx::Error> {
        let rows = sqlx::query(OPENING)
            .bind(rooms.iter().map(|open| open.room.as_str()).collect::<Vec<_>>())
            .bind(rooms.iter().map(|open| open.shelf.as_deref()).collect::<Vec<_>>())
            .bind(rooms.iter().map(|open| open.most).collect::<Vec<_>>())
            .bind([Stream::Events, Stream::Talk].map(number))
            .fetch_all(connection)
            .await?;
        let mut openings: HashMap<&str, Opening> = HashMap::new();
        for row in &rows {
            add(openings.entry(row.try_get("room")?).or_default(), row)?;
        }
        Ok(rooms.iter().map(|open| openings.remove(open.room.as_str()).unwrap_or_default()).collect())
    }
}

/// Adds a row of [`OPENING`].
fn add(opening: &mut Opening, row: &PgRow) -> Result<(), sqlx::Error> {
    let tail =
        if row.try_get::<i64, _>("stream")? == number(Stream::Talk) { &mut opening.talk } else { &mut opening.events };
    match row.try_get("what")? {
        0 => opening.entry = Some(Entry { rank: seq(row)?, bytes: row.try_get("bytes")? }),
        1 => tail.snapshot = Some(snapshot(row)?),
        _ => tail.records.push(Record { seq: seq(row)?, bytes: row.try_get("bytes")? }),
    }
    Ok(())
}
