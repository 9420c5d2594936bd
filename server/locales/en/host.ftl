# Who hosts the room, and what the host does about people.

host-label = The host
host-opener = whoever opened the room
host-yours = { $name } hosts in your place.
host-take-back = Be the host again
host-stands-in = { $name } hosts in place of { $other }.
host-away = { $name }, the host, is away.
host-new = { $name } is now the host.
host-back = { $name } is the host again.
people-manage = Menu
people-watching = { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
people-do = { $what }: { $name }
people-nobody = Nobody else is here yet.
people-mid-game = Players can be removed only before the seats are settled. If someone stays away, the rule for absent players helps.
people-sure-make-host = Make { $name } the host?
people-sure-remove = Remove { $name }? If you send them out, they can come back like anyone new. If you ban them, they can’t until you let them back in.
people-made-host = { $name } will be the host.
people-cancel = Cancel
people-removed = { $name } is banned.
people-removed-title = Banned
people-readmit = Let back in
people-readmitted = { $name } may join again.
people-readmit-hint = They join again with the link. Someone who clears their cookies comes as somebody new.
people-kick = Send out
people-kicked = { $name } has been sent out.
people-ban = Ban
badge-muted = muted
people-mute = Mute for everyone
people-unmute = Unmute
people-muted = { $name } is muted.
people-unmuted = { $name } may talk again.
people-hide = Hide messages
people-show = Show messages
people-hidden = You no longer see what { $name } says.
people-shown = You can see what { $name } says again.
people-mute-watchers = Mute watchers
people-unmute-watchers = Let watchers talk
talk-unsay = Delete what I said
talk-unsay-sure = Delete everything you have said in this room, for everyone and for good?
talk-unsay-done = What you said has been deleted.
talk-clear = Delete all messages
talk-clear-sure = Delete all messages in this room, for everyone and for good?
talk-clear-done = All messages have been deleted.
talk-delete = Delete

door-legend = Who may come in
door-open = Everyone with the link
door-open-hint = Whoever has the link can come in.
door-knock = Only after knocking
door-knock-hint = Newcomers wait outside until the host lets them in.
door-locked = Nobody new
door-locked-hint = The room is locked. Whoever belongs to it can come back; links to seats still work.
outside-may-knock-title = Knock to come in
outside-may-knock-text = The host lets newcomers into this room. Say who you are.
outside-knock = Knock
outside-knocking-title = You have knocked
outside-knocking-text = The host has been told that { $name } is waiting.
outside-stay = Stay on this page: it opens as soon as you are let in.
outside-in = You are in.
outside-turned-away-title = You were not let in
outside-turned-away-text = If you think that’s a mistake, talk to the host and knock again.
knocks-label = At the door
knocks-who = { $name } is knocking.
knocks-admit = Let in
knocks-admit-name = Let in { $name }
knocks-admitted = { $name } has been let in.
knocks-turn-away = Turn away
knocks-turn-away-name = Turn away { $name }
knocks-turned-away = { $name } has been turned away.

seat-cannot-stay = If { $name } can’t stay
seat-rule = While { $name } is here, the host can hand on this seat only if more than half of the others at the table, and at least two of them, agree. { $name } can take it back.
seat-rule-few = While { $name } is here, only they can hand on this seat: it would take two others at the table to agree.
seat-gone = { $name } has deleted their data and won’t come back. The host can give this seat to somebody else for good.
seat-agree = Agree to hand on this seat
seat-disagree = No longer agree
seat-handed = changes hands
seat-stands-in = { $name } plays in { $other }’s seat.
seat-back = { $name } has taken their seat back.
seat-take-back = Take your seat back
seat-link = { $name } has made a link to { $other }’s seat.
seat-agreed = To hand on { $name }’s seat: { $cast } of { $needed } votes.

gate-elsewhere-title = This room is open in another tab
gate-elsewhere-text = You have it open in too many tabs, and this one was the oldest.
gate-elsewhere-use = Use it here
gate-locked-title = This room is locked
gate-locked-text = Nobody new can come in at the moment. Ask the host to open the door, then try again.
gate-sent-out-title = You were sent out
gate-sent-out-text = The host has sent you out of this room. You can come back like anyone new.
seat-left = { $name } has left the game for good. The host can give this seat to somebody else, or back to them, by a link.
seat-yours = { $name } plays in your seat, because you were away.

## Leaving a game for good

leave-title = Leave the game
leave-ask = Leave for good…
leave-do = Leave for good
leave-stay = Stay
leave-then-bot = A bot plays on for you at once.
leave-then-vote = The others vote on whether a bot plays on for you.
leave-then-partner = Whoever shares a city with you places there for you, and a bot chooses your tiles.
leave-then-wait = The table waits until the host gives your seat to someone.
leave-then-side = The others of your side play on without you.
leave-watch = From then on you watch. Only a link to your seat brings you back, and only the host can make one. To change devices you need not leave: choose “My games” on the front page.
leave-out = Nobody may watch in this room, so you are out until the next game. Only a link to your seat brings you back, and only the host can make one.
leave-host = You remain the host.

# Sounds and vibration, in the settings.
settings-title = Settings
settings-guide = Guide
settings-guide-now = Show it now
settings-guide-again = Offer it again
settings-guide-offered = It is offered at the beginning of your next game.
settings-guide-running = It is guiding you now.
feel-title = Sounds
feel-volume = Volume
feel-off = off
feel-percent = { $percent }%
feel-vibrate = Vibrate when it’s my turn or somebody writes
language-title = Language

# Notices outside the pages, in the settings.
notices-title = Notifications
notices-ask = Tell me when it’s my turn
notices-hint = Your browser tells you even when no page of Conurbation is open. It is told whose table it is, never what lies there.
notices-denied = Your browser blocks notifications from this site. You can allow them in its settings for the site.
notices-impossible = Your browser can’t show notifications here. On an iPhone or iPad, add this page to the home screen first and open it from there.
notices-failed = That didn’t work. Try again later.
notices-on = You will be told when it’s your turn.
notices-off = You won’t be told any more.
