-- Shelves: lists of rooms, each room once on a shelf. A room writes its entries anew when it is opened, so those of the
-- public list, which was the only one so far, need not be carried over.
CREATE TABLE shelved (
    no    INTEGER NOT NULL PRIMARY KEY, -- grows: of equal ranks, who came to the shelf first comes first
    shelf TEXT    NOT NULL,
    room  TEXT    NOT NULL,
    rank  INTEGER NOT NULL,
    bytes BLOB    NOT NULL,
    UNIQUE (shelf, room)
) STRICT;

-- Ends in the table's own key, as every index does.
CREATE INDEX shelved_ranks ON shelved (shelf, rank DESC);

DROP TABLE listing;

PRAGMA user_version = 2;
