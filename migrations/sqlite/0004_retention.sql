-- What is past its time has to be found without reading logs, and deleted without looking at other rooms.
CREATE INDEX record_first ON record (stream, room) WHERE seq = 1;

CREATE INDEX shelved_rooms ON shelved (room);

-- Rooms with talk, by the time of the oldest line. The sweep finds out the time.
INSERT INTO shelved (shelf, room, rank, bytes)
    SELECT 'talk', room, 0, x'' FROM record WHERE stream = 1 AND seq = 1;

PRAGMA user_version = 4;
