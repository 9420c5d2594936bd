-- The servers that share this database, each until a moment that it keeps putting off.
CREATE TABLE node (
    id      text        NOT NULL PRIMARY KEY,
    address text        NOT NULL, -- where the others reach it
    until   timestamptz NOT NULL
);

-- Which of them serves a room. It counts only while that one's moment has not come.
CREATE TABLE room_owner (
    room text COLLATE "C" NOT NULL PRIMARY KEY,
    node text             NOT NULL
);

CREATE INDEX room_owner_nodes ON room_owner (node);

-- Up to which record a stream was deleted or written anew: a snapshot of what was there before comes too late.
CREATE TABLE redacted (
    room   text COLLATE "C" NOT NULL,
    stream smallint         NOT NULL,
    upto   bigint           NOT NULL,
    PRIMARY KEY (room, stream)
);
