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

seat-rule = While { $name } is here, the host can hand on this seat only if more than half of the others at the table agree, at least two. { $name } can take it back.
seat-agree = Agree to hand on this seat
seat-disagree = No longer agree
seat-handed = changes hands
seat-stands-in = { $name } plays in the seat of { $other }.
seat-back = { $name } has taken their seat back.
seat-take-back = Take your seat back
seat-link = { $name } has made a link to the seat of { $other }.
seat-agreed = To hand on the seat of { $name }: { $cast } of { $needed } votes.

gate-elsewhere-title = This room is open in another tab
gate-elsewhere-text = You have it open in too many tabs, and this one was the oldest.
gate-elsewhere-use = Use it here
