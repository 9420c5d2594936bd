-- The servers that share this database, each until a moment that it keeps putting off.
CREATE TABLE node (
    id      text        NOT NULL PRIMARY KEY,
    address text        NOT NULL, -- where the others reach it
    until   timestamptz NOT NULL
);

-- Which of them serves a room. It counts only while that one's moment has not come.
CREATE TABLE room_owner (
    room  text COLLATE "C" NOT NULL PRIMARY KEY,
    node  text             NOT NULL,
    claim bigint           NOT NULL -- counts that server's claims: who gives up an earlier one, late, doesn't end this one
);

CREATE INDEX room_owner_nodes ON room_owner (node);
