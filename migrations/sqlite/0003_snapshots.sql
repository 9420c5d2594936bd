-- What the first records of a stream lead to, so that a room is read from there on. Its rows may be deleted at any time.
CREATE TABLE snapshot (
    room    TEXT    NOT NULL,
    stream  INTEGER NOT NULL, -- 0 events, 1 talk
    seq     INTEGER NOT NULL, -- the number of the last of these records
    version INTEGER NOT NULL, -- of the snapshot's form
    bytes   BLOB    NOT NULL,
    PRIMARY KEY (room, stream)
) STRICT;

PRAGMA user_version = 3;
