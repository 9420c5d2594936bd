# Who hosts the room, and what the host does about people.

host-label = The host
host-opener = whoever opened the room
host-yours = { $name } hosts in your place.
host-take-back = Take the role back
host-stands-in = { $name } hosts in place of { $other }.
host-away = { $name }, the host, is away.
host-new = { $name } is now the host.
host-back = { $name } is the host again.
people-manage = People
people-nobody = Nobody else is here yet.
people-sure-make-host = Make { $name } the host?
people-sure-remove = Remove { $name } from the room?
people-made-host = { $name } is to be the host.
people-cancel = Cancel
people-removed = { $name } is removed.
people-removed-title = Removed
people-readmit = Let back in
people-readmitted = { $name } may join again.
people-readmit-hint = They join again with the link. Someone who clears their cookies comes as somebody new.
