//! Claims, together with those of other rooms: after a server has failed, the others claim hundreds of its rooms.

use std::collections::HashMap;

use sqlx::postgres::PgRow;
use sqlx::{PgConnection, Row};
use uuid::Uuid;

use super::rows::node;
use super::together::Question;
use crate::store::types::{Node, RoomId};

/// About how many bytes a claim takes in a statement.
const BYTES: usize = 96;

/// Takes each room unless another server that is there has it, and tells who has it then. Servers that claim the same
/// rooms wait for each other; in the order of the key, never in a circle.
const CLAIM: &str = "
    WITH asked AS (
        SELECT room, node, number FROM unnest($1::text[], $2::text[], $3::bigint[]) AS new (room, node, number)
    ), taken AS (
        INSERT INTO room_owner (room, node, claim)
        SELECT room, id, number FROM asked JOIN node ON id = asked.node AND until > clock_timestamp()
        ORDER BY room COLLATE \"C\"
        ON CONFLICT (room) DO UPDATE SET node = excluded.node, claim = CASE
            WHEN room_owner.node = excluded.node THEN greatest(room_owner.claim, excluded.claim)
            ELSE excluded.claim
        END
        WHERE room_owner.node = excluded.node OR NOT EXISTS (
            SELECT 1 FROM node WHERE node.id = room_owner.node AND node.until > clock_timestamp()
        )
        RETURNING room, node
    )
    SELECT room, id, address FROM taken JOIN node ON id = taken.node
    UNION ALL
    SELECT asked.room, id, address FROM asked
    JOIN room_owner ON room_owner.room = asked.room JOIN node ON id = room_owner.node
    WHERE id <> asked.node AND until > clock_timestamp()
    AND NOT EXISTS (SELECT 1 FROM taken WHERE taken.room = asked.room)";

/// A server that wants a room.
#[derive(Debug)]
pub(super) struct Claim {
    pub room: RoomId,
    pub node: Uuid,
    /// Which of the server's claims it is, from 1.
    pub number: i64,
}

impl Question for Claim {
    type Key = RoomId;
    /// Who has the room then, if that is known: another server may have given it up meanwhile.
    type Answer = Option<Node>;

    const STATEMENTS: usize = 2;
    const MOST: usize = 64;

    fn key(&self) -> RoomId {
        self.room
    }

    fn bytes(&self) -> usize {
        BYTES
    }

    async fn ask(claims: &[&Self], connection: &mut PgConnection) -> Result<Vec<Option<Node>>, sqlx::Error> {
        let rooms: Vec<&str> = claims.iter().map(|claim| claim.room.as_str()).collect();
        let nodes: Vec<String> = claims.iter().map(|claim| claim.node.to_string()).collect();
        let numbers: Vec<i64> = claims.iter().map(|claim| claim.number).collect();
        let owned = |row: PgRow| Ok((row.try_get::<String, _>("room")?, node(&row)?));
        let claim = sqlx::query(CLAIM).bind(rooms).bind(nodes).bind(numbers).try_map(owned);
        let mut owners: HashMap<String, Node> = claim.fetch_all(connection).await?.into_iter().collect();
        Ok(claims.iter().map(|claim| owners.remove(claim.room.as_str())).collect())
    }
}
