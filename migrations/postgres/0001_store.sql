-- The same store as in `migrations/sqlite`. The ids of rooms are compared byte by byte, so that their order is the same in
-- every store.

-- Numbers, within a room and stream, are 1, 2, 3, … without gaps: the insert checks it, and of two servers that write the
-- same number the key lets one through.
CREATE TABLE record (
    room   text COLLATE "C" NOT NULL,
    stream smallint         NOT NULL, -- 0 events, 1 talk
    seq    bigint           NOT NULL,
    bytes  bytea            NOT NULL,
    PRIMARY KEY (room, stream, seq)
);

-- What is past its time has to be found without reading logs.
CREATE INDEX record_first ON record (stream, room) WHERE seq = 1;

-- What the first records of a stream lead to, so that a room is read from there on. Its rows may be deleted at any time.
CREATE TABLE snapshot (
    room    text COLLATE "C" NOT NULL,
    stream  smallint         NOT NULL, -- 0 events, 1 talk
    seq     bigint           NOT NULL, -- the number of the last of these records
    version bigint           NOT NULL, -- of the snapshot's form
    bytes   bytea            NOT NULL,
    PRIMARY KEY (room, stream)
);

-- Shelves: lists of rooms, each room once on a shelf.
CREATE TABLE shelved (
    no    bigint GENERATED ALWAYS AS IDENTITY, -- grows: of equal ranks, who came to the shelf first comes first
    shelf text             NOT NULL,
    room  text COLLATE "C" NOT NULL,
    rank  bigint           NOT NULL,
    bytes bytea            NOT NULL,
    PRIMARY KEY (shelf, room)
);

CREATE INDEX shelved_ranks ON shelved (shelf, rank DESC, no);

CREATE INDEX shelved_rooms ON shelved (room);

-- Who uses this database, until a moment that they keep putting off.
CREATE TABLE reservation (
    place smallint    NOT NULL PRIMARY KEY DEFAULT 1 CHECK (place = 1), -- there is one
    node  text        NOT NULL,
    until timestamptz NOT NULL
);

-- Keys for cookies and the like: made once, the same ever after.
CREATE TABLE secret (
    name  text  NOT NULL PRIMARY KEY,
    bytes bytea NOT NULL CHECK (length(bytes) = 64)
);
