-- Numbers, within a room and stream, are 1, 2, 3, … without gaps: the insert checks it.
-- WITHOUT ROWID keeps a room's records side by side: one page written per append instead of two, and a room is read
-- from a few neighbouring pages.
CREATE TABLE record (
    room   TEXT    NOT NULL,
    stream INTEGER NOT NULL, -- 0 events, 1 talk
    seq    INTEGER NOT NULL,
    bytes  BLOB    NOT NULL,
    PRIMARY KEY (room, stream, seq)
) STRICT, WITHOUT ROWID;

-- The public list of rooms.
CREATE TABLE listing (
    room  TEXT    NOT NULL PRIMARY KEY,
    at    INTEGER NOT NULL, -- milliseconds since 1970-01-01 UTC
    bytes BLOB    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX listing_newest ON listing (at DESC, room);

-- Keys for cookies and the like: made once, the same ever after.
CREATE TABLE secret (
    name  TEXT NOT NULL PRIMARY KEY,
    bytes BLOB NOT NULL CHECK (length(bytes) = 64)
) STRICT, WITHOUT ROWID;

-- Readable from the file's header, before anything opens it: how a program knows that a file is too new for it.
PRAGMA user_version = 1;
