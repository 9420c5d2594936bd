-- The number of its server's claim by which a room is held: whoever gives up an earlier one, late, doesn't end this one.
ALTER TABLE room_owner ADD COLUMN claim bigint; -- servers of the version before have none
