# The room: coming in, the connection, who is awaited.

## The page

loading = Loading the room…
room-title = Room { $code }
room-label = Room
room-rules = Rules
title-your-turn = Your turn · { $room }
title-ended = Scores · { $room }
stage-announce-open = Players are taking their seats.
stage-announce-shuffling = Shuffling.
stage-announce-seated = Everyone is seated. The game can begin.
stage-announce-playing = The game begins.
stage-announce-ended = The game is over.
result-setting-up = Another game is being set up.
result-begun = The others have begun another game.
result-begun-seated = The next game has begun, and your seat is waiting for you.
result-join = Join them
result-to-table = To the table
notices-label = Notices
notice-dismiss = Dismiss

## The connection

connection-label = State of the connection
connection-lost = Connection lost. Reconnecting…
connection-kept = What you did is kept, and sent once you are back.
connection-back = Connected again.
connection-full = The server can’t save anything at the moment. The table waits, and will go on by itself once saving works.
gate-not-admitted-title = You can’t enter this room
gate-not-admitted-text = It doesn’t admit watchers, or you were banned from this room. If you think that’s a mistake, talk to the host and try again.
gate-dead-link-title = This seat link no longer works
gate-dead-link-text = It has been used or replaced, and the room doesn’t admit watchers. Ask whoever sent it for a new one.
gate-too-many-title = Too many connections
gate-too-many-text = This room is open in too many tabs or devices at once. Close some of them; this page then comes back by itself.
gate-broken-title = This room can’t be read
gate-broken-text = The server can’t read what it saved for this room. Whoever runs it needs to take a look. Try again later.
gate-retry = Try again
gate-home = Go to the home page

## Who is awaited

waiting-for-you = Your turn
waiting-for = Waiting for { $names }
waiting-for-many = Waiting for { $count } players
waiting-you-choose = Your turn: choose two tiles
waiting-you-place = Your turn: place your tiles
waiting-you-answer = A proposal is waiting for your answer
waiting-you-lay-start = Your turn: lay your starter
waiting-you-lay-place = Your turn: lay your tile
waiting-watching = You’re watching.
waiting-paused = Paused
countdown-label = Time left
countdown-urgent = { $seconds } seconds left.
countdown-days = { $days }d { $hours }h
countdown-hours = { $hours }h { $minutes }m

## Joining

join-full-closed = All seats at { $name }’s table are taken.
join-full = All seats at { $name }’s table are taken. You can watch.
join-invited = { $name } invites you to a game of Between Two Cities, at a table for { $seats }.
join-invited-sides = { $name } invites you to City Square Off, with { $seats } players.
join-first = This room is new. Take a seat, then invite the others.
join-solo = { $name } is playing alone against the Automas. Come in and watch.
join-first-solo = The table is set for you and the Automas.
join-name = Your name
join-name-hint = This is what the others will call you.
join-name-hint-alone = It will stand beside your score.
join-name-missing = Enter your name first.
join-submit = Come in
join-sit = Take a seat
join-watch = Watch instead
join-begin = Begin
join-look = Come in and begin later
join-rename = Change name

## A link to a seat

take-seat-title = A seat for you
take-seat-lede = Somebody is giving you their seat at this table. You carry on from where they are.
take-seat-submit = Take the seat
take-seat-done = The seat is yours.
take-seat-dead-title = This link has no seat for you
take-seat-leave = Go to the room

## Inviting

invite-title = Invite the others
invite-watchers = Invite watchers
invite-link = Link to this room
invite-qr = QR code with the link to this room
invite-copy = Copy link
invite-copied = Link copied
invite-share = Share
invite-hint = Anyone with the link can come in.
