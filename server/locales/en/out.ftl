# What somebody reads who is out: in a tab that was open, and on the page that they get instead.

gate-no-such-room-title = There is no such room
gate-no-such-room-text = It may have been deleted, perhaps because nobody had used it for a long time. If you typed the link or the code, check every letter. Otherwise open a new room.
gate-closed-title = This room was closed by whoever runs this server
gate-closed-text = Nobody can come in. If you want to know why, or need the game, ask whoever runs the server. You can play in any other room.
gate-banned-title = This server doesn’t let you in
gate-banned-text = Whoever runs it has banned this browser from all its rooms. If you think that’s a mistake, ask whoever runs this server to lift the ban. If you don’t know them, ask whoever invited you.
gate-network-banned-title = This server doesn’t let your network in
gate-network-banned-text = Whoever runs it has banned the network you are on from all its rooms, perhaps because of somebody else who uses it. From another network you may get in. If you think it’s a mistake, ask whoever runs this server to lift the ban. If you don’t know them, ask whoever invited you.
